"""`tapis` as it is, but what it deals follows from the test whose name stands in a file."""

import sys
from pathlib import Path

from tapisvert.cli import main
from tapisvert.table import chance
from tests.luck import Luck

if __name__ == "__main__":
    test = Path(sys.argv.pop(1))
    setattr(chance, "secrets", Luck(test.read_text))  # noqa: B010 (a module is no place to assign to, for mypy)
    main()
