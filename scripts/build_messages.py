"""Writes the page's types of every message (web/src/lib/messages.ts) from the structs of the server.

The structs give a JSON schema, and `web/messages.js` makes TypeScript of it. What the server sends is
whole; in what it reads, fields that have a default may be left out.
"""

import importlib
import json
import pkgutil
import subprocess
import sys
import sysconfig
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from tapisvert.server import messages
from tapisvert.server.messages import stream

WEB = Path(__file__).resolve().parent.parent / "web"
FILE = WEB / "src" / "lib" / "messages.ts"
MODULES = tuple(
    importlib.import_module(f"{messages.__name__}.{found.name}")
    for found in pkgutil.iter_modules(messages.__path__)
)
UNIONS = ("FromClient", "FromServer")
REF = "#/definitions/{name}"

Schema = dict[str, Any]


def main() -> None:
    """Write the file; say so if it changed."""
    text = generate()
    if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        FILE.write_text(text, encoding="utf-8")
        print(f"tapis vert: wrote {FILE.relative_to(WEB.parent)}")


def generate() -> str:
    """The text of the file, as the structs are now."""
    node = Path(sysconfig.get_path("scripts")) / "node"
    command = [str(node) if node.exists() else "node", "messages.js"]
    done = subprocess.run(command, cwd=WEB, input=json.dumps(schema()), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"The page's types could not be written: {done.stderr[-2000:]}")
    return done.stdout


def schema() -> Schema:
    """All messages as one JSON schema."""
    # A struct that forbids unknown fields is read by the server, any other is sent by it.
    structs = [each for module in MODULES for each in vars(module).values() if _is_message(each)]
    unions = [getattr(stream, name) for name in UNIONS]
    references, definitions = msgspec.json.schema_components([*structs, *unions], ref_template=REF)
    spare = {struct.__name__ for struct in structs if struct.__struct_config__.omit_defaults}
    for name, definition in definitions.items():
        definition["description"] = cleandoc(definition.get("description", ""))
        if definition.get("additionalProperties", True) and name not in spare:
            definition["required"] = list(definition["properties"])
    definitions |= dict(zip(UNIONS, references[len(structs) :], strict=True))
    named: dict[str, Schema] = {}
    for name, definition in definitions.items():
        named[name] = {key: _hoist(part, named) for key, part in definition.items()}
    return {"definitions": named}


def _is_message(each: object) -> bool:
    return (
        isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ in [module.__name__ for module in MODULES]
    )


def _hoist(part: Any, named: dict[str, Schema]) -> Any:
    """The part of a schema, with everything inside that has a title said once, by that name."""
    if isinstance(part, list):
        return [_hoist(each, named) for each in part]
    if not isinstance(part, dict):
        return part
    whole = {key: _hoist(each, named) for key, each in part.items() if key != "default" or _is_schema(each)}
    if not isinstance(whole.get("title"), str):
        return whole
    named[whole["title"]] = whole
    return {"$ref": REF.format(name=whole["title"])}


def _is_schema(default: Any) -> bool:
    """A property that is called `default`, rather than the default of a property."""
    return isinstance(default, dict) and bool(default)


if __name__ == "__main__":
    main()
