"""Runs pages of docs/guide: what their blocks mean, and a scratch copy of the tree to run them in.

A block of code is one of these; anything else is a mistake of the page.

    In `FILE`, at the end:                          the block is appended
    In `FILE`, after `TEXT`:                        inserted below the only line that contains TEXT
    In `FILE`, before `TEXT`:                       above it
    In `FILE`, instead of `TEXT`:                   in its place
    In `FILE`, below `MARK`, instead of `TEXT`:     TEXT is looked for below the line that contains MARK
    A new file `FILE`:                              the block is the file
    ```sh                                           commands, run by bash at the top of the tree
    ```text                                         what the commands before it have printed"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from paths import ROOT

LEFT_OUT = shutil.ignore_patterns(".git", "build", ".venv", "__pycache__", ".*cache", ".hypothesis")
# Speed does not matter here: no optimization, and no loops for wide vectors.
OPTIONS = ("KEYFALL_TESTS", "KEYFALL_EXAMPLES", "KEYFALL_FUZZERS", "KEYFALL_BENCH", "KEYFALL_OPENCL",
           "KF_HAVE_ISA_AVX2", "KF_HAVE_ISA_AVX512", "KF_HAVE_ISA_SVE")
CHANGE = re.compile(r"In `(?P<file>[^`]+)`(?:, below `(?P<mark>[^`]+)`)?, (?:at the end|"
                    r"(?P<how>after|before|instead of) `(?P<text>[^`]+)`):")
NEW = re.compile(r"A new file `(?P<file>[^`]+)`:")


class Mistake(Exception):
    """The page is wrong, or its instructions do not work; begins with page and line."""


@dataclass
class Block:
    where: str  # page:line
    language: str
    text: str
    above: str  # the line of text above it


def blocks(page):
    """Returns the blocks of a page, in order."""
    found, opened, lines = [], None, page.read_text().splitlines()
    above = ""
    for number, line in enumerate(lines, 1):
        fence = re.fullmatch(r"```(\w*)", line)
        if opened is not None and fence:
            found.append(opened)
            opened, above = None, ""
        elif opened is not None:
            opened.text += line + "\n"
        elif fence:
            opened = Block(f"{page.name}:{number}", fence.group(1), "", above)
        elif line.strip():
            above = line.strip()
    return found


def line_with(lines, text, start=0):
    """Returns the index of the only line that contains the text; the first one below `start`."""
    found = [at for at, line in enumerate(lines) if text in line and at >= start]
    if not found or (len(found) > 1 and start == 0):
        raise Mistake(f"{len(found)} lines contain '{text}'")
    return found[0]


def changed(text, block, change):
    """Returns the text of a file with the block inserted."""
    lines = text.splitlines(keepends=True)
    if change["text"] is None:
        return text + block.text
    start = line_with(lines, change["mark"]) + 1 if change["mark"] else 0
    at = line_with(lines, change["text"], start)
    first, last = {"after": (at + 1, at + 1), "before": (at, at),
                   "instead of": (at, at + 1)}[change["how"]]
    return "".join([*lines[:first], block.text, *lines[last:]])


class Tree:
    """A scratch copy of the tree. Its release build compiles without optimization, which is faster."""

    def __init__(self, folder):
        self.top = folder / "tree"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT, self.top, ignore=LEFT_OUT, symlinks=True)
        self.add_python()
        launcher = folder / "unoptimized"
        before = os.environ.get("CMAKE_C_COMPILER_LAUNCHER", "")  # such as ccache
        launcher.write_text(f'#!/bin/sh\nexec {before} "$@" -O0 -g0\n')
        launcher.chmod(0o755)
        self.run("cmake --preset release " + " ".join(
            [f"-DCMAKE_C_COMPILER_LAUNCHER='{launcher}'", *(f"-D{name}=OFF" for name in OPTIONS)]))

    def add_python(self):
        """Makes .venv/bin/python run the Python of the tests. Its environment is not linked: the
        commands can only change the copy."""
        python = self.top / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        python.chmod(0o755)

    def run(self, commands):
        """Returns the output of the commands; raises Mistake if they fail."""
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("PYTEST_", "CMAKE_", "KEYFALL_"))}
        environment |= {"PYTHONPATH": str(self.top / "build" / "release" / "python"),
                        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
                        "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(["bash", "-e", "-c", commands], cwd=self.top, env=environment,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=900)
        if done.returncode != 0:
            raise Mistake(f"exit status {done.returncode}:\n{done.stdout[-6000:]}")
        return done.stdout

    def forget(self, *names):
        """Removes special functions of one number, so that a page can add them."""
        entries = self.top / "ops" / "special.toml"
        lines = self.top / "src" / "backends" / "cpu" / "elementwise" / "special.c"
        kept = [entry for entry in entries.read_text().split("\n[[op]]\n")
                if not any(f'"special_{name}(' in entry for name in names)]
        entries.write_text("\n[[op]]\n".join(kept))
        lines.write_text("".join(line for line in lines.read_text().splitlines(keepends=True)
                                 if not any(f"X({name}," in line for name in names)))

    def follow(self, page):
        """Follows the page; returns the number of edits of existing files."""
        printed, edits = "", 0
        for block in blocks(page):
            try:
                if block.language == "sh":
                    printed = self.run(block.text)
                elif block.language == "text":
                    if block.text not in printed:
                        raise Mistake(f"this was not printed, but\n{printed}")
                elif match := CHANGE.fullmatch(block.above):
                    path = self.top / match["file"]
                    path.write_text(changed(path.read_text(), block, match))
                    edits += 1
                elif match := NEW.fullmatch(block.above):
                    path = self.top / match["file"]
                    if path.exists():
                        raise Mistake(f"{match['file']} is there already")
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(block.text)
                else:
                    raise Mistake("no line above says where this block goes")
            except (Mistake, OSError) as error:
                raise Mistake(f"{block.where}: {error}") from None
        return edits
