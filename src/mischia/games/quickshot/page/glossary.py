"""The words of the trade of Quickshot, each with the clauses that it is about."""

GLOSSARY = {
    "leader": ("QS-3", "QS-11", "QS-18"),
    "twin": ("QS-16", "QS-23"),
    "visible": ("QS-15", "QS-23"),
    "down": ("QS-13", "QS-23"),
    "strength": ("QS-2", "QS-19"),
    "activate": ("QS-17", "QS-25"),
    "fuse": ("QS-17",),
    "weakest": ("QS-57", "QS-48"),
    "strongest": ("QS-19", "QS-49"),
    "reversed": ("QS-46", "QS-47"),
    "reinforcements": ("QS-50", "QS-54"),
    "out": ("QS-35", "QS-36"),
    "round": ("QS-10", "QS-20"),
    "dummy": ("QS-70", "QS-74"),
}
