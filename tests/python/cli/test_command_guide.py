"""docs/guide/command.md names every command; test_recipes.py runs its programs."""

import re

from keyfall._cli.commands import COMMANDS
from paths import ROOT

GUIDE = (ROOT / "docs" / "guide" / "command.md").read_text()


def test_commands():
    named = set(re.findall(r"^\| (.*?) \|", GUIDE, re.M))
    for name in COMMANDS:
        assert any(f"`{name}" in row for row in named), name
