"""The words of the trade of Quarriors, each with the clauses that it is about."""

GLOSSARY = {
    "quiddity": ("QU-40", "QU-41", "QU-42"),
    "glory": ("QU-47", "QU-91"),
    "wilds": ("QU-3", "QU-24"),
    "active": ("QU-27", "QU-52"),
    "ready": ("QU-29",),
    "spent": ("QU-30", "QU-88"),
    "used": ("QU-31", "QU-32"),
    "spend": ("QU-34", "QU-35"),
    "summon": ("QU-59", "QU-60"),
    "level": ("QU-20", "QU-59"),
    "burst": ("QU-21", "QU-38"),
    "immediate": ("QU-54", "QU-56"),
    "cast": ("QU-99", "QU-100"),
    "attach": ("QU-106", "QU-107"),
    "reaction": ("QU-109", "QU-68"),
    "attack": ("QU-64", "QU-65", "QU-67"),
    "defence": ("QU-72", "QU-73"),
    "capture": ("QU-82", "QU-85"),
    "score": ("QU-45", "QU-49"),
    "cull": ("QU-50", "QU-51"),
}
