"""A game's rules page: its headings, clauses with anchors, and what stands between them."""

import re
from dataclasses import dataclass, field
from functools import cache

from markupsafe import Markup, escape

from mischia.core.clauses import clauses, rules_text
from mischia.core.game import Game
from mischia.core.language import Strings
from mischia.web.pages.glossary import in_turn

HEADING = re.compile(r"^#{2,3} (.*?)(?: \[[^\]]*\])?$")  # where it stands in the rulebook is left out
LABEL = re.compile(r"^(?=\S)(?:\*\*)?([^-#|`*.]+?):?(?:\*\*)?$")
CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z]*\d+)\*\* ")


@dataclass
class Group:
    """Clauses that belong together, under a label or none."""

    label: str = ""
    clauses: list[tuple[str, Markup]] = field(default_factory=list)


@dataclass
class Section:
    """A chapter: its title and its clauses."""

    title: str
    groups: list[Group] = field(default_factory=lambda: [Group()])

    @property
    def clauses(self) -> list[tuple[str, Markup]]:
        return [clause for group in self.groups for clause in group.clauses]


def as_html(text: str) -> Markup:
    """A clause with its emphasis and its references to others."""
    safe = str(escape(text))
    safe = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", safe)
    safe = re.sub(r"\*(.+?)\*", r"<i>\1</i>", safe)
    safe = re.sub(r"`(.+?)`", r"<code>\1</code>", safe)
    return Markup(safe)


def sections(game: Game, language: str) -> list[Section]:
    """The rules, chapter by chapter."""
    return _sections(rules_text(game, language), tuple(clauses(game, language).items()))


@cache
def _sections(text: str, told: tuple[tuple[str, str], ...]) -> list[Section]:
    words = dict(told)
    found: list[Section] = []
    for line in text.splitlines():
        heading, label, clause = HEADING.match(line), LABEL.match(line), CLAUSE.match(line)
        if heading:
            found.append(Section(as_html(heading[1])))
        elif label and found:
            found[-1].groups.append(Group(label[1]))
        elif clause and found:
            found[-1].groups[-1].clauses.append((clause[1], as_html(words[clause[1]])))
    for section in found:
        section.groups = [group for group in section.groups if group.clauses]
    return [section for section in found if section.groups]


@cache
def glossed(say: Strings) -> dict[str, Markup]:
    """The clauses, in which words of the trade open their entries, once in a chapter."""
    found: dict[str, Markup] = {}
    for section in sections(say.game, say.language):
        ids, texts = zip(*section.clauses, strict=True)
        found |= zip(ids, in_turn(texts, say), strict=True)
    return found


def label_of(game: Game, language: str, id: str) -> str:
    """The label that a clause stands under, if it has one."""
    groups = (group for section in sections(game, language) for group in section.groups)
    return next((group.label for group in groups if id in dict(group.clauses)), "")
