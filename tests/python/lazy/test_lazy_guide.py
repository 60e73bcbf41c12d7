"""The programs of docs/guide/lazy.md."""

import re

from paths import ROOT


def test_programs(capsys):
    text = (ROOT / "docs" / "guide" / "lazy.md").read_text()
    names = {}
    for program in re.findall(r"^```python\n(.*?)^```", text, re.M | re.S):
        exec(program, names)
    printed = capsys.readouterr().out
    assert "aten::relu" in printed and "18.0" in printed and printed.count("tensor(") == 3
