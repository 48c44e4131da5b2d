"""Builds the site: the guides of docs/ as pages, and reference pages from the docstrings, in one folder.

python scripts/build_docs.py [FOLDER]
"""

from __future__ import annotations

import re
import shutil
import sys
from html import escape
from pathlib import Path

import markdown2
import pdoc

import tapisvert
from tapisvert import games
from tapisvert.terminal.paper import Rules

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"
API = (
    "tapisvert",
    r"!tapisvert\.",  # the package's own front door; of what is inside, only what people build on:
    "tapisvert.table.game",
    "tapisvert.table.open",
    "tapisvert.table.match",
    "tapisvert.table.record",
    "tapisvert.table.chance",
    "tapisvert.table.program",
    "tapisvert.table.worth",
    "tapisvert.table.futures",
    "tapisvert.table.search",
    "tapisvert.table.numbers",
    "tapisvert.table.vectors",
    "tapisvert.table.tally",
    "tapisvert.table.testing",
    *(
        f"{games.package(game)}.{part}"
        for game in games.names()
        for part in ("model", "search", "engine.vector")
        if games.part(game, part)
    ),
    "tapisvert.testing",
    "tapisvert.arena.study",
    "tapisvert.adapters",
)
EXTRAS = ["tables", "fenced-code-blocks", "header-ids", "cuddled-lists", "code-friendly"]
STYLE = (
    "body{font:16px/1.6 sans-serif;max-width:56rem;margin:0 auto;padding:1rem;color:#1c2b22}"
    "nav{border-bottom:2px solid #1f6b4f;padding:.5rem 0}nav a{margin-right:1rem}a{color:#1f6b4f}"
    "pre{background:#f3f6f1;padding:.75rem;overflow:auto}table{border-collapse:collapse}"
    "td,th{border-bottom:1px solid #cfd8cf;padding:.25rem .6rem;text-align:left}img{max-width:100%}"
)


def main() -> None:
    """Builds into the folder that was named, or `site`."""
    folder = build(Path(sys.argv[1]) if len(sys.argv) > 1 else SITE)
    print(f"tapis vert: the site is in {folder}; open {folder / 'index.html'}")


def build(folder: Path) -> Path:
    """The whole site, anew."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for name in tapisvert.__all__:  # loaded when first asked for, but pdoc does not ask
        setattr(tapisvert, name, getattr(tapisvert, name))
    pdoc.render.configure(docformat="markdown", show_source=False, search=False)
    pdoc.pdoc(*API, output_directory=folder / "api")
    known = {rule: game for game in games.names() for rule, _ in Rules(game, "en").exactly}
    for reference in (folder / "api").rglob("*.html"):
        lead_home(reference, folder, known)
    for game in games.names():
        (folder / f"rules-{game}.html").write_text(rules_page(game), encoding="utf-8")
    for document in guides():
        place = home(document)
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(page(document, place), encoding="utf-8")
    for kept in ("docs/pictures", "docs/study", "examples"):
        shutil.copytree(ROOT / kept, folder / Path(kept).name, dirs_exist_ok=True)
    for kept in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / kept, folder)
    return folder


def lead_home(reference: Path, folder: Path, rules: dict[str, str]) -> None:
    """Puts a way back to the guides on a page of the reference, and links the rules that it cites."""
    up = "../" * (len(reference.relative_to(folder).parts) - 1)
    text = reference.read_text(encoding="utf-8")
    nav = '<nav class="pdoc">'
    link = f'<a class="pdoc-button" style="margin-top:1rem" href="{up}index.html">Tapis Vert</a>'
    head, main, body = text.replace(nav, nav + link, 1).partition("<main")

    def cited(found: re.Match[str]) -> str:
        game = rules.get(found[0])
        return f'<a href="{up}rules-{game}.html#{found[0]}">{found[0]}</a>' if game else found[0]

    # Between tags alone: what is inside of one is a name or an address.
    body = re.sub(r">[^<]+<", lambda plain: re.sub(r"\b[A-Z]{3}-[A-Z]?\d+\b", cited, plain[0]), body)
    reference.write_text(head + main + body, encoding="utf-8")


def rules_page(game: str) -> str:
    """The rules of a game, each with its id to point at."""
    rules = Rules(game, "en")
    minute = "".join(f"<li>{escape(sentence)}</li>" for sentence in rules.minute)
    exactly = "".join(
        f'<dt id="{escape(rule)}"><b>{escape(rule)}</b></dt><dd>{escape(sentence)}</dd>'
        for rule, sentence in rules.exactly
    )
    body = (
        f"<h1>{escape(rules.text('title'))}</h1><p>{escape(rules.text('lead'))}</p>"
        f"<h2>{escape(rules.text('minute'))}</h2><ol>{minute}</ol>"
        f"<h2>{escape(rules.text('exactly'))}</h2><dl>{exactly}</dl>"
    )
    return whole(rules.text("title"), body)


def guides() -> list[Path]:
    """Every document that becomes a page; the reports of `docs/study/` are pages already."""
    return [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
        (ROOT / "docs").glob("*.md")
    )


def home(document: Path) -> str:
    """Where a document's page lies: all of them side by side, the README in front."""
    return "index.html" if document.name == "README.md" else f"{document.stem.lower()}.html"


def page(document: Path, place: str) -> str:
    text = document.read_text(encoding="utf-8")
    # What a block is called is for the tests; markdown2 would take its end for its beginning.
    text = re.sub(r"^```(\w+) .+$", r"```\1", text, flags=re.MULTILINE)
    body = re.sub(r'(href|src)="([^"]+)"', linked, str(markdown2.markdown(text, extras=EXTRAS)))
    return whole(title(document), body)


def whole(heading: str, body: str) -> str:
    """A page with the way to all guides above it."""
    links = "".join(f'<a href="{home(guide)}">{escape(title(guide))}</a>' for guide in guides())
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(heading)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f'<nav>{links}<a href="api/tapisvert.html">Reference</a></nav><main>{body}</main></html>\n'
    )


def title(document: Path) -> str:
    """What a document calls itself."""
    lines = document.read_text(encoding="utf-8").splitlines()
    return next(line.lstrip("# ") for line in lines if line.startswith("#"))


def linked(found: re.Match[str]) -> str:
    """A link between documents as one between their pages."""
    attribute, target = found.groups()
    if "://" in target or target.startswith("#"):
        return found[0]
    path, mark, anchor = target.partition("#")
    path = path.removeprefix("../").removeprefix("docs/")
    if path.startswith("src/") and path.endswith(".py"):
        path = f"api/{path.removeprefix('src/').removesuffix('.py')}.html"
    elif path.endswith(".md"):
        path = home(Path(path)) if "/" not in path else path.removesuffix(".md") + ".html"
    return f'{attribute}="{path}{mark}{anchor}"'


if __name__ == "__main__":
    main()
