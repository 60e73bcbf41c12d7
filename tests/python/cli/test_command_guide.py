"""docs/guide/command.md: its programs print what it says, and it names every command."""

import io
import re
import shlex
from contextlib import redirect_stdout

from keyfall._cli.commands import COMMANDS
from keyfall._cli.main import main
from paths import ROOT

GUIDE = (ROOT / "docs" / "guide" / "command.md").read_text()


def printed(language, text):
    out = io.StringIO()
    with redirect_stdout(out):
        if language == "python":
            exec(compile(text, "command.md", "exec"), {"__name__": "guide"})  # noqa: S102
        else:
            for line in text.splitlines():
                assert main(shlex.split(line)[1:]) == 0
    return re.sub(r"\.c:\d+", ".c:…", out.getvalue())


def test_programs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pairs = re.findall(r"```(python|sh)\n(.*?)```\n\n```text\n(.*?)```", GUIDE, re.S)
    assert len(pairs) == GUIDE.count("```text")
    for language, program, expected in pairs:
        assert printed(language, program) == re.sub(r"\.c:\d+", ".c:…", expected)


def test_commands():
    named = set(re.findall(r"^\| (.*?) \|", GUIDE, re.M))
    for name in COMMANDS:
        assert any(f"`{name}" in row for row in named), name
