"""Takes the pictures of the README from the real page: `.venv/bin/python scripts/pictures.py`.

Starts a server of its own on a free port, plays some moves of every game against programs, and takes the home
page, and each table on a desktop and on a phone.
"""

from __future__ import annotations

import base64
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60_000
QUALITY = 80
CARDS = 12
"""Cards that lie open before the picture of Casino Royal is taken."""
QUIET = ("cut", "pack", "wait", "check", "follow")
"""What one does in Casino Royal without asking for anything."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", "from tapisvert.cli import main; main()", "serve", "--no-open"]
        server = subprocess.Popen(
            [*command, "--port", str(port), "--data", data], env={**os.environ, "LC_ALL": "C.UTF-8"}
        )
        try:
            _wait(port)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
                )
                _take(browser, f"http://127.0.0.1:{port}")
                browser.close()
        finally:
            server.terminate()
            server.wait()


def _wait(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)


def _take(browser: Browser, address: str) -> None:
    games = PLAYS if len(sys.argv) == 1 else {name: PLAYS[name] for name in sys.argv[1:]}
    for game, play in games.items():
        for size, (width, height) in SIZES.items():
            if (game, size) == ("home", "phone"):
                continue
            page = browser.new_page(viewport={"width": width, "height": height}, locale="fr-FR")
            page.goto(address)
            page.get_by_label("Votre nom").fill("Anna")
            if game == "home":
                expect(page.get_by_test_id("play-punto")).to_be_enabled()
            else:
                page.get_by_test_id(f"play-{game}").click()
            play(page)
            page.wait_for_timeout(900)
            _keep(page, f"{game}-{size}")
            page.close()


def _keep(page: Page, name: str) -> None:
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


# --- what is played before a picture is taken -----------------------------------------------------


def _look(page: Page) -> None:
    """The home page wants nothing but a moment."""
    page.evaluate("document.activeElement?.blur()")


def _punto(page: Page) -> None:
    """One of the legal places, and then the program's answer, and again."""
    places = page.locator("[data-cell][data-legal]")
    for number in range(7):
        expect(places.first).to_be_visible(timeout=PATIENCE)
        places.nth((7 * number + 3) % places.count()).click(force=True)
        page.wait_for_timeout(2500)
    expect(places.first).to_be_visible(timeout=PATIENCE)


def _cartino(page: Page) -> None:
    """Some turns of what goes first, and then a stone in hand: its halves show what they are worth."""
    places = page.locator("[data-half][data-legal]")
    for _ in range(5):
        expect(places.first).to_be_visible(timeout=PATIENCE)
        for _ in range(3):
            if places.count() > 0:
                places.first.click(force=True)
                page.wait_for_timeout(600)
        page.locator("[data-testid=end-turn]:enabled").click()
        page.wait_for_timeout(2500)
    expect(places.first).to_be_visible(timeout=PATIENCE)
    page.get_by_test_id("rack-stone").first.click()


def _cartomanie(page: Page) -> None:
    """Two turns of the best word there is, and a third still in the tray; without a word one passes."""
    made = 0
    while True:
        expect(page.get_by_test_id("word-field")).to_be_visible(timeout=PATIENCE)
        while page.get_by_test_id("pass").is_disabled():
            page.locator("[data-card=down]").nth(4).click()
            page.wait_for_timeout(700)
        page.get_by_test_id("hint").click()
        told = page.locator("[data-testid=make-word]:enabled, [data-testid=refusal]")
        expect(told.first).to_be_visible(timeout=PATIENCE)
        found = page.get_by_test_id("make-word").is_enabled()
        if found and made == 2:
            return
        page.get_by_test_id("make-word" if found else "pass").click()
        made += found
        page.wait_for_timeout(2500)


def _casino_royal(page: Page) -> None:
    """Goes along with everything until so many cards are called that "rien ne va plus" may be said."""
    for _ in range(600):
        late = page.locator(".cell.covered").count() >= CARDS
        if late and page.get_by_test_id("call").is_visible():
            return
        for way in QUIET:
            page.evaluate("way => document.querySelector(`[data-testid=${way}]:enabled`)?.click()", way)
        page.wait_for_timeout(300)
    raise SystemExit('nobody could say "rien ne va plus"')


PLAYS: dict[str, Callable[[Page], None]] = {
    "home": _look,
    "punto": _punto,
    "cartino": _cartino,
    "cartomanie": _cartomanie,
    "casino_royal": _casino_royal,
}


if __name__ == "__main__":
    main()
