"""The words of the trade of Fake Swords, each with the clauses that it is about."""

GLOSSARY = {
    "set": ("SW-57", "SW-58", "SW-60"),
    "boss": ("SW-11", "SW-56"),
    "point": ("SW-17", "SW-23"),
    "announce": ("SW-19",),
    "contested": ("SW-26", "SW-29"),
    "judge": ("SW-33", "SW-51", "SW-52"),
    "bout": ("SW-V2", "SW-V18"),
    "beat": ("SW-V2",),
    "exchange": ("SW-V8", "SW-V17"),
    "tempo": ("SW-V7", "SW-V8"),
    "pace": ("SW-V4", "SW-V5"),
    "strain": ("SW-V19", "SW-V20", "SW-V6"),
    "contact": ("SW-V23", "SW-39"),
    "shorter": ("SW-40", "SW-R18"),
    "void": ("SW-50", "SW-V18"),
}
