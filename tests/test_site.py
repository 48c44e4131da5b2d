"""The site: every link on every page leads somewhere, and what people build on is in the reference."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import build_docs
import pytest

import tapisvert


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_docs.build(tmp_path_factory.mktemp("site") / "all")


def test_no_link_is_dead(site: Path) -> None:
    pages = {path: Page(path) for path in site.resolve().rglob("*.html")}
    assert len(pages) > 15
    dead = []
    for path, page in pages.items():
        for link in page.links:
            if "://" in link or link.startswith(("data:", "mailto:")):
                continue
            there, _, anchor = link.partition("#")
            target = (path.parent / unquote(there)).resolve() if there else path.resolve()
            if target.is_dir():
                target /= "index.html"
            missing = anchor and target in pages and unquote(anchor) not in pages[target].anchors
            if missing or not target.exists():
                dead.append((path.name, link))
    assert not dead


def test_the_reference_has_every_name_of_the_package(site: Path) -> None:
    front = Page(site / "api" / "tapisvert.html")
    assert set(tapisvert.__all__) <= front.anchors
    assert "Environment" in Page(site / "api" / "tapisvert" / "adapters" / "environment.html").anchors


def test_from_every_page_of_the_reference_one_comes_back_to_the_guides(site: Path) -> None:
    for page in (site / "api").rglob("*.html"):
        homes = {(page.parent / link).resolve() for link in Page(page).links if "://" not in link}
        assert (site / "index.html").resolve() in homes or page.name == "index.html", page


def test_the_reference_says_what_fields_mean_and_leads_to_the_rules_it_cites(site: Path) -> None:
    model = site / "api" / "tapisvert" / "games" / "punto" / "model.html"
    text = model.read_text(encoding="utf-8")
    assert "Who ended it (" in text
    assert "../../../../rules-punto.html#PUN-15" in Page(model).links
    assert "PUN-15" in Page(site / "rules-punto.html").anchors
    search = Page(site / "api" / "tapisvert" / "games" / "punto" / "search.html")
    assert {"value", "values", "best", "move", "playouts", "tried"} <= search.anchors


def test_the_site_holds_the_studies(site: Path) -> None:
    page = (site / "environments.html").read_text(encoding="utf-8")
    assert 'href="study/punto.html"' in page


class Page(HTMLParser):
    """The links of a page, and the places in it that others can point at."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            # What a picture refers to inside of itself (`xlink:href`) is its own affair.
            elif name in ("href", "src") and value and tag in ("a", "img", "script", "link"):
                self.links.append(value)
