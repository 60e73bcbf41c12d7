"""Folders that tests and their helpers use, and the search path for what they import.

Helpers import each other by name: pyproject.toml puts this folder and its subfolders on pytest's search
path, and Python puts a helper's own folder there if it runs as a script. Importing this module
(conftest.py does) adds the tools, the catalogue's reader and the operators' samples."""

import pathlib
import sys

SUPPORT = pathlib.Path(__file__).resolve().parent
DATA = SUPPORT.parent / "data"
ROOT = SUPPORT.parents[2]

sys.path[:0] = [str(ROOT / folder) for folder in ("tools/opgen", "tests/ops", "tools")]
