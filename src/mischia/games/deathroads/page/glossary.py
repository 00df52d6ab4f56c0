"""The words of the trade of Death Roads, each with the clauses that it is about."""

GLOSSARY = {
    "handling": ("DR-56", "DR-92", "DR-107"),
    "track": ("DR-66", "DR-80", "DR-86"),
    "condition": ("DR-101", "DR-102"),
    "armour": ("DR-103", "DR-104"),
    "gear": ("DR-93", "DR-108"),
    "action": ("DR-89", "DR-97"),
    "focus": ("DR-88",),
    "skid": ("DR-79", "DR-80", "DR-81"),
    "bash": ("DR-112", "DR-113"),
    "initiative": ("DR-52", "DR-53"),
    "lane": ("DR-61", "DR-115"),
    "dirt": ("DR-99",),
    "ahead": ("DR-114", "DR-115"),
    "behind": ("DR-118", "DR-119"),
    "stun": ("DR-72", "DR-73"),
    "burn": ("DR-76",),
    "veer": ("DR-77",),
    "trophy": ("DR-105", "DR-106"),
    "automa": ("DR-161", "DR-180"),
    "drone": ("DR-169", "DR-173"),
}
