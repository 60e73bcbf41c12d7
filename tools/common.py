"""Shared code of the checks: finding files, reading the small TOML files, stripping comments from C, and
reporting. A check prints a single OK line on success, otherwise file:line: message for each finding.
Python 3.9 or later, standard library only."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

SKIP_DIRECTORIES = {".git", "build", ".venv", "__pycache__", ".pytest_cache", ".hypothesis", ".cache"}
C_SUFFIXES = {".c", ".h", ".def", ".cpp", ".hpp", ".cc", ".inc"}


class Report:
    """Collects findings; finish() prints them, or the OK line, and returns the exit status."""

    def __init__(self, name):
        self.name = name
        self.findings = []

    def add(self, path, line, message):
        self.findings.append((str(path), line, message))

    def finish(self, summary):
        for path, line, message in sorted(self.findings):
            print(f"{path}:{line}: {message}")
        if not self.findings:
            print(f"OK {self.name}: {summary}")
        return 1 if self.findings else 0


def arguments(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent,
                        help="top of the tree to check")
    return parser


def sanitized_python():
    """Returns the environment in which Python can load an extension with the address sanitizer: its
    runtime must be loaded first, and Python's own allocator would hide reads after a free."""
    runtimes = (subprocess.run(["gcc", f"-print-file-name={name}"], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True).stdout.strip()
                for name in ("libasan.so", "libstdc++.so.6"))
    return {"LD_PRELOAD": " ".join(runtimes), "PYTHONMALLOC": "malloc"}


def readme_example(root):
    """Returns the README's Python programs, as one."""
    text = (root / "README.md").read_text()
    return "".join(re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S))


def files(root, under=".", suffixes=None):
    """Returns the relative paths of the files below root/under, sorted, without build outputs."""
    found = []
    for directory, names, entries in os.walk(root / under):
        names[:] = sorted(n for n in names if n not in SKIP_DIRECTORIES)
        for entry in entries:
            path = Path(directory, entry)
            if path.is_symlink() or (suffixes is not None and path.suffix not in suffixes):
                continue
            found.append(path.relative_to(root))
    return sorted(found)


def read(path):
    return path.read_text(encoding="utf-8", errors="replace")


_TOKENS = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.S)


def code_only(text):
    """Blanks comments and the contents of literals in C text; line numbers stay the same."""

    def blank(match):
        token = match.group(0)
        if token[0] in "\"'":
            return token[0] + " " * (len(token) - 2) + token[0]
        return re.sub(r"[^\n]", " ", token)

    return _TOKENS.sub(blank, text)


def without_comments(text):
    """Blanks comments in C text and keeps literals."""

    def blank(match):
        token = match.group(0)
        return token if token[0] in "\"'" else re.sub(r"[^\n]", " ", token)

    return _TOKENS.sub(blank, text)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def load_toml(path):
    try:
        import tomllib
    except ImportError:
        return parse_simple_toml(read(path))
    return tomllib.loads(read(path))


def parse_simple_toml(text):
    """Parses TOML for Python before 3.11: tables, and keys whose values are strings, integers, booleans
    or arrays of strings, which is all that our files use."""
    result = {}
    table = result
    pending = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = pending + _strip_toml_comment(raw).strip()
        if not line:
            continue
        if line.startswith("[") and not pending:
            table = result
            for part in _toml_key(line.strip("[] ")):
                table = table.setdefault(part, {})
            continue
        if line.count("[") > line.count("]"):
            pending = line + " "
            continue
        pending = ""
        key, equals, value = line.partition("=")
        if not equals:
            raise ValueError(f"line {number}: expected key = value")
        table[_toml_key(key.strip())[-1]] = _toml_value(value.strip(), number)
    return result


def _strip_toml_comment(line):
    return re.sub(r"""^((?:[^"'#]|"[^"]*"|'[^']*')*)#.*$""", r"\1", line)


def _toml_key(text):
    return [quoted or bare for quoted, bare in re.findall(r'"([^"]*)"|([^\s."]+)', text)]


def _toml_value(text, number):
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    strings = re.findall(r'"([^"]*)"', text)
    if text.startswith("[") and text.endswith("]"):
        return strings
    if len(strings) == 1:
        return strings[0]
    raise ValueError(f"line {number}: a value that is no string, integer, boolean or array")


def fail(message):
    """Reports that a check cannot run; exits with status 2."""
    print(message)
    sys.exit(2)
