"""Reports: tables and plots, in a terminal, in Markdown, and in a page that opens without a network."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from jinja2 import Environment
from markupsafe import Markup
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mischia.core.errors import MischiaError
from mischia.lab.findings.shares import Estimate

MOST_ROWS = 40  # of a table in a terminal
PAGE_ROWS = 200  # of a table in a page; `frame()` has them all


@dataclass(frozen=True)
class Sheet:
    """A table of a report, the sentence that says how to read it, and its plot if it has one."""

    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plot: str = ""  # SVG

    def under(self, title: str) -> "Sheet":
        """The same sheet, as a part of something greater."""
        return replace(self, title=f"{title}: {self.title[:1].lower()}{self.title[1:]}")


PAGE = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string("""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
section { overflow-x: auto; }
</style></head><body>
<h1>{{ title }}</h1>
{% for line in lead %}
<p>{{ line }}</p>
{% endfor %}
{% for sheet in sheets %}
<section><h2>{{ sheet.title }}</h2><p>{{ sheet.note }}</p>
<div role="img" aria-label="{{ sheet.title }}">{{ plot(sheet.plot) }}</div>
<table><thead><tr>{% for column in sheet.columns %}<th scope="col">{{ column }}</th>{% endfor %}</tr></thead><tbody>
{% for row in sheet.rows[:most] %}
<tr>{% for cell in row %}<td>{{ cell }}</td>{% endfor %}</tr>
{% endfor %}
</tbody></table>
{% for line in left_out(sheet, most) if line %}
<p>{{ line }}</p>
{% endfor %}
</section>
{% endfor %}
</body></html>
""")


def page(title: str, lead: Sequence[str], sheets: Sequence[Sheet]) -> str:
    """A report as one HTML page with everything in it."""
    return PAGE.render(title=title, lead=lead, sheets=sheets, plot=Markup, most=PAGE_ROWS, left_out=left_out)


def write_page(path: Path, title: str, lead: Sequence[str], sheets: Sequence[Sheet]) -> None:
    try:
        path.write_text(page(title, lead, sheets), encoding="utf-8")
    except OSError as error:
        raise MischiaError(f"{path} can't be written: {error.strerror}.", "bad-lab") from error


def markdown(sheet: Sheet, most: int = MOST_ROWS) -> str:
    """A table of a report in Markdown; of a long one both ends."""
    lines = [f"### {sheet.title}", "", sheet.note, "", row_of(sheet.columns), row_of(["---"] * len(sheet.columns))]
    rows = [row_of(row) for row in sheet.rows]
    if len(rows) > most:
        gap = [f"... {len(rows) - most} more ...", *[""] * (len(sheet.columns) - 1)]
        rows = [*rows[: most - most // 2], row_of(gap), *rows[len(rows) - most // 2 :]]
    return "\n".join([*lines, *rows]) + "\n"


def row_of(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def left_out(sheet: Sheet, most: int) -> list[str]:
    return ["", f"... and {len(sheet.rows) - most} more."] if len(sheet.rows) > most else []


def show(console: Console, lead: Sequence[str], sheets: Sequence[Sheet]) -> None:
    """A report in the terminal."""
    for line in lead:
        console.print(Text(line))
    for sheet in sheets:
        console.print(Text(f"\n{sheet.title}\n", "bold"), Text(sheet.note, "dim"), sep="")
        table = Table(box=box.SIMPLE_HEAD)
        for at, column in enumerate(sheet.columns):
            table.add_column(Text(column), justify="right" if at else "left")
        for row in sheet.rows[:MOST_ROWS]:
            table.add_row(*[Text(cell) for cell in row])
        console.print(table)
        for line in left_out(sheet, MOST_ROWS):
            console.print(Text(line))


def percent(share: float) -> str:
    return f"{share:.1%}"


def between(estimate: Estimate, form: str = ".1%") -> str:
    """An interval in words."""
    return f"{estimate.low:{form}} to {estimate.high:{form}}"
