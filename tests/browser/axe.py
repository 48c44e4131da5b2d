"""What axe-core objects to on a page as it stands: all of its rules by day, contrast also by night."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is still changing its colour is not what people will read.
SETTLED = """Promise.all(document.getAnimations()
  .filter((moving) => moving.effect.getComputedTiming().iterations < Infinity)
  .map((moving) => moving.finished.catch(() => {})))"""
BY_LIGHT: dict[Literal["light", "dark"], str] = {"light": "{}", "dark": "{ runOnly: ['color-contrast'] }"}


def objections(page: Page, where: str = "") -> list[str]:
    page.evaluate(AXE.read_text())
    found = []
    for light, rules in BY_LIGHT.items():
        page.emulate_media(color_scheme=light)
        page.evaluate(SETTLED)
        answer = page.evaluate(f"axe.run({{ resultTypes: ['violations'], ...{rules} }})")
        found += [
            f"{where} ({light}): {violation['id']}: {node['html'][:160]} {node['failureSummary']}"
            for violation in answer["violations"]
            for node in violation["nodes"]
        ]
    page.emulate_media(color_scheme="light")
    return found
