"""Takes the pictures of the README from the real page: `.venv/bin/python scripts/pictures.py`.

Starts a server of its own on a free port, plays some moves of Punto against a program, then an evening of
Casino Royal up to the first "rien ne va plus", and takes pictures of both.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"punto-desktop": (1280, 800), "punto-phone": (390, 844)}
MOVES = 6
LEGAL = "[data-cell][data-legal]"
EVENING = "casino_royal-desktop"
CARDS = 12
"""Cards that lie open before the picture of Casino Royal is taken."""
QUIET = ("pack", "wait", "check", "follow")
"""What one says without asking for anything."""
CHROMIUM = "/usr/bin/chromium"


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
            _take(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def _wait(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)


def _take(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, locale="fr-FR")
            page.goto(address)
            page.get_by_label("Votre nom").first.fill("Anna")
            page.get_by_role("button", name="Jouer maintenant").first.click()
            for number in range(MOVES):
                _lay(page, number)
            expect(page.locator(LEGAL).first).to_be_visible(timeout=30_000)
            page.wait_for_timeout(600)
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=86)
            page.close()
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="fr-FR")
        page.goto(f"{address}/new/casino_royal")
        page.get_by_label("Votre nom").first.fill("Anna")
        page.get_by_role("button", name="Commencer la partie").click()
        _play_evening(page)
        page.screenshot(path=FOLDER / f"{EVENING}.jpg", type="jpeg", quality=86)
        browser.close()


def _play_evening(page: Page) -> None:
    """Goes along with everything until so many cards are called that "rien ne va plus" may be said."""
    for _ in range(600):
        late = page.locator(".cell.covered").count() >= CARDS
        if late and page.get_by_test_id("call").is_visible():
            page.wait_for_timeout(600)
            return
        for way in QUIET:
            page.evaluate("way => document.querySelector(`[data-testid=${way}]:enabled`)?.click()", way)
        page.wait_for_timeout(300)
    raise SystemExit('nobody could say "rien ne va plus"')


def _lay(page: Page, number: int) -> None:
    """One of the legal places, and then the program's answer."""
    places = page.locator(LEGAL)
    expect(places.first).to_be_visible(timeout=30_000)
    places.nth((7 * number + 3) % places.count()).click(force=True)
    page.wait_for_timeout(2500)


if __name__ == "__main__":
    main()
