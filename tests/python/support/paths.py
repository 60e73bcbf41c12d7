"""Folders that tests and their helpers use, and the search path for what they import.

Helpers import each other by name: pyproject.toml puts this folder and its subfolders on pytest's search
path, and Python puts a helper's own folder there if it runs as a script. Importing this module
(conftest.py does) adds the tools, the catalogue's reader and the operators' samples."""

import os
import pathlib
import sys

SUPPORT = pathlib.Path(__file__).resolve().parent
DATA = SUPPORT.parent / "data"
ROOT = SUPPORT.parents[2]

# For the environment of child processes: they write bytecode only into a folder of its own, which
# tools/check.py names. Otherwise it would lie beside the sources.
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "" if "PYTHONPYCACHEPREFIX" in os.environ else "1"}

sys.path[:0] = [str(ROOT / folder) for folder in ("tools/opgen", "tests/ops", "tools")]
