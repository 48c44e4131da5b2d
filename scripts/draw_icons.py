"""Draws the icons of the app and the pictures of link previews: web/public/icons and web/public/previews.

Run it after a change to the icon or to a game's still life, with a built page:

    python scripts/draw_icons.py http://127.0.0.1:8000
"""

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tapisvert import games

WEB = Path(__file__).resolve().parent.parent / "web"
ICON = (WEB / "src" / "look" / "icon.svg").read_text(encoding="utf-8")
CLOTH = "#115a3e"
WIDE, HIGH = 1200, 630
COLOURS = 128
"""As many as a picture needs; with fewer bytes, it is there before the message is read."""

STILL = """
([name, title]) => {
  const box = document.querySelector(`[data-testid="play-${name}"]`)?.closest('li');
  const still = box?.querySelector('.still > div');
  const sheet = document.createElement('div');
  sheet.style.cssText = `position:fixed;inset:0;z-index:999;display:grid;grid-template-columns:1fr 1fr;
    align-items:center;gap:40px;padding:60px 70px;color:#fbf6e9;
    background:radial-gradient(circle at 60% 45%,#1d7a55,#0a4330 120%)`;
  const words = document.createElement('div');
  words.innerHTML = `<p style="font:500 34px var(--serif);opacity:.85">Tapis Vert</p>
    <p style="font:560 92px/1.05 var(--serif);letter-spacing:-.02em">${title}</p>`;
  const picture = document.createElement('div');
  picture.append(...(still ? [still.cloneNode(true)] : []));
  picture.style.cssText = 'width:100%';
  if (picture.firstChild) picture.firstChild.style.width = '100%';
  sheet.append(words, picture);
  document.body.append(sheet);
  return () => sheet.remove();
}
"""


def main() -> None:
    """Draw everything anew; the address is that of a running server."""
    [address] = sys.argv[1:]
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH}, reduced_motion="reduce")
        for size in (192, 512):
            _icon(page, size, f"icon-{size}", scale=1.0)
        _icon(page, 512, "icon-maskable-512", scale=0.8)
        page.set_viewport_size({"width": WIDE, "height": HIGH})
        for name in (*games.names(), "tapisvert"):
            page.goto(address)
            page.wait_for_selector("[data-testid^=play-]")
            title = page.evaluate(
                "name => document.querySelector(`[data-testid='play-${name}']`)?.closest('li')"
                ".querySelector('h3').textContent ?? 'Tapis Vert'",
                name,
            )
            page.evaluate(STILL, [name, title])
            _keep(page, WEB / "public" / "previews" / f"{name}.png")
        browser.close()


def _icon(page: Page, size: int, name: str, scale: float) -> None:
    page.set_viewport_size({"width": size, "height": size})
    inner = round(size * scale)
    background = CLOTH if scale < 1 else "transparent"
    page.set_content(
        f"<body style='margin:0;background:{background};display:grid;place-items:center;height:100vh'>"
        f"<div style='width:{inner}px;height:{inner}px'>{ICON}</div>"
    )
    _keep(page, WEB / "public" / "icons" / f"{name}.png", bare=scale == 1)


def _keep(page: Page, file: Path, bare: bool = False) -> None:
    picture: Image.Image = Image.open(io.BytesIO(page.screenshot(omit_background=bare)))
    if not bare:
        picture = picture.convert("RGB").quantize(COLOURS, method=Image.Quantize.MEDIANCUT)
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file, optimize=True)


if __name__ == "__main__":
    main()
