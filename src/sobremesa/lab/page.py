"""A report as one HTML file that needs nothing else: tables, and beside them pictures of the same numbers."""

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from sobremesa.lab.sheets import Row, Sheet

STYLE = """
:root { color-scheme: light dark; --line: light-dark(#ccc, #555); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
section { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start; margin: 2rem 0; }
table { border-collapse: collapse; font-size: clamp(.8rem, 3.7vw, 1rem); }
caption { text-align: left; font-weight: bold; font-size: 1.2rem; padding: 0 0 .4rem; }
th, td { padding: .2rem clamp(.15rem, 2.6vw - .4rem, .7rem); border-bottom: 1px solid var(--line); text-align: right; }
th:first-child { text-align: left; }
tbody th { font-weight: normal; }
tr.marked { font-weight: bold; }
tr.marked th { font-weight: bold; }
.wide { overflow-x: auto; max-width: 100%; }
figure { margin: 0; width: 27rem; max-width: 100%; }
img { width: 100%; box-sizing: border-box; background: #fff; border-radius: 4px; padding: .5rem; }
"""
NO_BREAK = "\u00a0"


@dataclass(frozen=True)
class Section:
    """A table and the pictures of its numbers, each with words for those who do not see it."""

    sheet: Sheet
    pictures: tuple[tuple[str, str], ...] = ()


def page(title: str, about: Mapping[str, object], sections: Sequence[Section]) -> str:
    """The whole file; ``about`` says what was played."""
    told = "<dl>" + "\n".join(fact(*each) for each in about.items()) + "</dl>"
    parts = "\n".join(section_html(section) for section in sections)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{told}\n{parts}\n</main>\n</body>\n</html>\n"
    )


def fact(name: str, value: object) -> str:
    """Something to know about what was played; a long list of players may go on in another line."""
    return f"<dt>{escape(name)}<dd>{escape(str(value)).replace(',', ',<wbr>')}"


def section_html(section: Section) -> str:
    """A table with its pictures."""
    pictures = "\n".join(picture(svg, words) for words, svg in section.pictures)
    return f"<section>\n{table(section.sheet)}\n{pictures}\n</section>"


def table(sheet: Sheet) -> str:
    """A sheet as a table whose headings are known as such; it scrolls by itself where it is too wide."""
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in sheet.headings)
    rows = "\n".join(line(row) for row in sheet.rows)
    name = escape(sheet.title, quote=True)
    return (
        f'<div class="wide" role="region" aria-label="{name}" tabindex="0"><table>\n'
        f"<caption>{name}</caption>\n<thead><tr>{heads}</tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody>\n</table></div>"
    )


def line(row: Row) -> str:
    """One line of a table."""
    first, *rest = row.cells
    cells = "".join(f"<td>{escape(kept_together(cell))}</td>" for cell in rest)
    marked = ' class="marked"' if row.marked else ""
    return f'<tr{marked}><th scope="row">{escape(first)}</th>{cells}</tr>'


def kept_together(cell: str) -> str:
    """A cell that goes on in another line only between the two ends of an interval, never between number and unit."""
    return cell.replace(" ", NO_BREAK).replace(f"–{NO_BREAK}", "– ").replace(f"±{NO_BREAK}", "± ")


def picture(svg: str, words: str) -> str:
    """An SVG within the page; as an image of its own it cannot disturb the names of another's parts."""
    data = base64.b64encode(svg.encode()).decode()
    said = escape(words, quote=True)
    return f'<figure><img alt="{said}" src="data:image/svg+xml;base64,{data}"></figure>'
