"""Runs pages of docs/guide: what their blocks mean, and the folders to run them in.

A block of code is one of these; anything else is a mistake of the page.

    In `FILE`, at the end:                          the block is appended
    In `FILE`, after `TEXT`:                        inserted below the only line that contains TEXT
    In `FILE`, before `TEXT`:                       above it
    In `FILE`, instead of `TEXT`:                   in its place
    In `FILE`, below `MARK`, instead of `TEXT`:     TEXT is looked for below the line that contains MARK
    A new file `FILE`:                              the block is the file
    <!-- from: FILE -->                             the block is a part of a file that tests build and run
    <!-- tested: FILE -->                           that test, which names the page, has it
    ```sh                                           commands, run by bash
    ```console                                      commands after `$ ` that are not run: they take too
                                                    long or need another machine. Their names are checked
    ```python                                       run; the blocks of a page share their names
    ```c, ```cpp                                    a whole program, compiled and run
    ```toml                                         must be valid
    ```text                                         what the block before it has printed

In what was printed, `…` stands for any text, and as a line of its own for any lines. Numbers of lines in
sources (`add.c:12`) are not compared, nor are the widths of columns: a time of 10 ms instead of 1 moves
those behind it."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from paths import BYTECODE, ROOT

LEFT_OUT = shutil.ignore_patterns(".git", "build", ".venv", "__pycache__", ".*cache", ".hypothesis")
OPTIONS = ("KEYFALL_TESTS", "KEYFALL_EXAMPLES", "KEYFALL_FUZZERS", "KEYFALL_BENCH", "KEYFALL_OPENCL")
CHANGE = re.compile(r"In `(?P<file>[^`]+)`(?:, below `(?P<mark>[^`]+)`)?, (?:at the end|"
                    r"(?P<how>after|before|instead of) `(?P<text>[^`]+)`):")
NEW = re.compile(r"A new file `(?P<file>[^`]+)`:")
FROM = re.compile(r"<!-- from: (?P<file>\S+) -->")
TESTED = re.compile(r"<!-- tested: (?P<file>\S+) -->")
COMPILERS = {"c": ["cc", "-std=c11"], "cpp": ["c++", "-std=c++17"]}
# Commands of console blocks that the tree does not define.
KNOWN_COMMANDS = {"git", "cd", "export", "source", "pip", ".venv/bin/python", "cargo"}


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


def indented_code(page):
    """Returns the places of blocks that are indented instead of fenced: nothing would run them."""
    found, fenced, before = [], False, ""
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and line.startswith("    ") and not before.strip():
            found.append(f"{page.name}:{number}")
        before = line
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


def printed_pattern(text):
    """Returns the regular expression for what a block must have printed."""
    made = []
    for line in text.splitlines():
        if line.strip() == "…":
            made.append(r"(?:.*\n)*?")
        else:
            pattern = re.escape(line.rstrip()).replace("…", ".*?")
            pattern = re.sub(r"(?<=\S)(?:\\ ){2,}", r"\\ {2,}", pattern)
            made.append(re.sub(r"(\\\.(?:c|h|py|toml)):\d+", r"\1:\\d+", pattern) + r"[ \t]*\n")
    return "".join(made)


def check_excerpt(block, path):
    """Checks that the block is a part of the file, whatever its indentation there. A language binding that
    this tree does not have is not compared."""
    if path.is_relative_to(ROOT / "bindings") and not (ROOT / "bindings").exists():
        return
    def plain(text):
        return [line.strip() for line in text.splitlines() if line.strip()]
    lines, excerpt = plain(path.read_text()), plain(block.text)
    if not any(lines[at:at + len(excerpt)] == excerpt for at in range(len(lines))):
        raise Mistake(f"this is not a part of {path.relative_to(ROOT)}")


def make_targets():
    lines = re.findall(r"^([a-z ]+):.*##", (ROOT / "Makefile").read_text(), re.M)
    return {target for line in lines for target in line.split()}


def check_command(line):
    """Checks that what a command of a console block names exists."""
    from keyfall._cli.commands import COMMANDS

    words = [word for word in shlex.split(line, comments=True) if not re.match(r"[A-Z_]+=", word)]
    program, arguments = words[0], words[1:]
    if program == "make":
        unknown = [word for word in arguments if "=" not in word and word not in make_targets()]
    elif program == "keyfall" or words[1:3] == ["-m", "keyfall"]:
        name = arguments[0 if program == "keyfall" else 2]
        unknown = [] if name in COMMANDS or name.startswith("-") else [name]
    elif program in ("python", "python3") and arguments[:1] == ["-m"]:
        known = any((ROOT / "python" / (arguments[1].replace(".", "/") + end)).exists() for end in (".py", ""))
        unknown = [] if known or arguments[1] in ("pip", "venv", "pytest") else arguments[1:2]
    elif program in ("python", "python3", "cc", "cmake", "keyfall-conformance") or program in KNOWN_COMMANDS:
        unknown = []
    else:
        unknown = [] if (ROOT / program).is_file() else [program]
    if unknown:
        raise Mistake(f"there is no {' or '.join(unknown)}: {line}")


def check_console(block):
    """Checks the commands; their lines begin with `$ `, and `\\` continues one."""
    joined = re.sub(r"\\\n\s*", "", block.text)
    commands = [line[2:] for line in joined.splitlines() if line.startswith("$ ")]
    if not commands:
        raise Mistake("a console block has commands that begin with `$ `")
    for line in commands:
        check_command(line)


# What runs the Python blocks of a page: a block is a line of JSON on standard input, what it printed and
# how it failed is a line on the original standard output. The output of C code is collected, too.
SESSION = r"""
import json, linecache, os, sys, tempfile, traceback
answers = os.fdopen(os.dup(1), "w")
names = {"__name__": "__main__"}
for line in sys.stdin:
    name, text = json.loads(line)
    linecache.cache[name] = (len(text), None, text.splitlines(True), name)
    error = None
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 1)
        try:
            exec(compile(text, name, "exec"), names)
        except BaseException:
            error = traceback.format_exc()
        sys.stdout.flush()
        file.seek(0)
        print(json.dumps([file.read().decode(), error]), file=answers, flush=True)
"""


class Folder:
    """A folder to follow a page in. Pages see the examples, the headers, the sources and the release
    build of the tree under their paths."""

    LINKS = ("examples", "include", "src", "build/release")
    whole = True  # a text block has all that was printed

    def __init__(self, top):
        self.top = top
        self.session = None
        for link in self.LINKS:
            (top / link).parent.mkdir(parents=True, exist_ok=True)
            (top / link).symlink_to(ROOT / link)
        self.add_command("python", f'exec "{sys.executable}" "$@"')
        self.add_command("keyfall", f'exec "{sys.executable}" -m keyfall "$@"')

    def add_command(self, name, line):
        path = self.top / ".venv" / "bin" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{line}\n")
        path.chmod(0o755)

    def environment(self):
        """Environment of the commands: nothing of the tests, and the package of the folder's build."""
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("PYTEST_", "CMAKE_", "KEYFALL_", "COV_"))}
        return kept | {"PYTHONPATH": str(self.top / "build" / "release" / "python"),
                       "PATH": f"{self.top / '.venv' / 'bin'}:{os.environ['PATH']}",
                       "NO_COLOR": "1", **BYTECODE,
                       "KEYFALL_CACHE_DIR": str(self.top / "cache"), "XDG_CACHE_HOME": str(self.top / "cache"),
                       "COLUMNS": "100"}

    def run(self, commands):
        """Returns the output of the commands; raises Mistake if they fail."""
        done = subprocess.run(["bash", "-e", "-c", commands], cwd=self.top, env=self.environment(),
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=900)
        if done.returncode != 0:
            raise Mistake(f"exit status {done.returncode}:\n{done.stdout[-6000:]}")
        return done.stdout

    def run_python(self, block):
        """Returns what the block printed, in the session of the page."""
        if self.session is None:
            self.session = subprocess.Popen([sys.executable, "-c", SESSION], cwd=self.top, text=True,
                                            env=self.environment(), stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE)
        print(json.dumps([block.where.replace(":", "-") + ".py", block.text]), file=self.session.stdin,
              flush=True)
        answer = self.session.stdout.readline()
        if not answer:
            raise Mistake(f"Python ended with status {self.session.wait()}")
        printed, error = json.loads(answer)
        if error is not None:
            raise Mistake(f"{printed}{error}")
        return printed

    def compile_and_run(self, block):
        """Returns what a program in C or C++ printed."""
        name = f"program_{block.where.partition(':')[2]}"
        (self.top / f"{name}.{block.language}").write_text(block.text)
        command = [*COMPILERS[block.language], "-Wall", "-Wextra", "-Werror", "-Iinclude",
                   f"{name}.{block.language}", "-o", name, "-Lbuild/release", "-lkeyfall",
                   f"-Wl,-rpath,{ROOT / 'build' / 'release'}", "-lm", "-lpthread"]
        return self.run(f"{shlex.join(command)}\n./{name}")

    def place(self, block):
        """Puts a block where the line above it says. Returns whether that changed an existing file, or
        None if no line says anything."""
        if match := CHANGE.fullmatch(block.above):
            path = self.top / match["file"]
            path.write_text(changed(path.read_text(), block, match))
            return True
        if match := NEW.fullmatch(block.above):
            path = self.top / match["file"]
            if path.exists():
                raise Mistake(f"{match['file']} is there already")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
            return False
        if match := FROM.fullmatch(block.above):
            check_excerpt(block, ROOT / match["file"])
            return False
        if match := TESTED.fullmatch(block.above):
            if block.where.partition(":")[0] not in (ROOT / match["file"]).read_text():
                raise Mistake(f"{match['file']} does not name this page")
            return False
        return None

    def execute(self, block):
        """Runs a block; returns what it printed."""
        if block.language == "sh":
            return self.run(block.text)
        if block.language == "python":
            return self.run_python(block)
        if block.language in COMPILERS and re.search(r"^int main\(", block.text, re.M):
            return self.compile_and_run(block)
        if block.language == "console":
            check_console(block)
        elif block.language == "toml" and self.whole:
            try:
                import tomllib
            except ImportError:  # Python 3.10
                return ""
            tomllib.loads(block.text)
        else:
            raise Mistake("no line above says where this block goes")
        return ""

    def check_printed(self, block, printed):
        pattern = printed_pattern(block.text)
        printed = printed if printed.endswith("\n") or not printed else printed + "\n"
        fits = re.fullmatch(pattern, printed) if self.whole else re.search("^" + pattern, printed, re.M)
        if not fits:
            raise Mistake(f"this was not printed, but\n{printed}")

    def follow(self, page):
        """Follows the page; returns the number of edits of existing files."""
        printed, edits = "", 0
        try:
            for block in blocks(page):
                try:
                    if block.language == "text" and not NEW.fullmatch(block.above):
                        self.check_printed(block, printed)
                        continue
                    placed = self.place(block)
                    printed = self.execute(block) if placed is None else ""
                    edits += placed is True
                except (Mistake, OSError, ValueError) as error:
                    raise Mistake(f"{block.where}: {error}") from None
        finally:
            if self.session is not None:
                self.session.stdin.close()
                self.session.wait()
                self.session.stdout.close()
                self.session = None
        return edits


def in_own_cache_folder(cache):
    """Returns the prefix of compiler commands that runs a compiler cache, or none, with the cache folder of
    this process: that of the pages is new, so a compiler cache would find nothing there."""
    name = "XDG_CACHE_HOME"
    folder = [f"{name}={os.environ[name]}"] if name in os.environ else ["-u", name]
    return ["env", *folder, *([cache] if cache else [])]


def werror_of_release():
    """Returns the option by which warnings are errors, if they are in the release build."""
    cache = ROOT / "build" / "release" / "CMakeCache.txt"
    option = "KEYFALL_WERROR:BOOL=ON"
    return [f"-D{option}"] if cache.exists() and option in cache.read_text().splitlines() else []


class Tree(Folder):
    """A scratch copy of the tree. Its release build has the flags of the tree's own, so a compiler cache has the
    objects of all sources that the pages leave as they are. What it cannot have is not optimized, which
    compiles twice as fast: everything without a cache, and all that is compiled after compile_quickly()."""

    whole = False  # builds print, too

    def __init__(self, folder):
        self.top = folder / "tree"
        self.session = None
        self.quickly = folder / "quickly"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT, self.top, ignore=LEFT_OUT, symlinks=True)
        # The environment is not linked: the commands can only change the copy.
        self.add_command("python", f'exec "{sys.executable}" "$@"')
        self.add_command("keyfall", f'exec "{sys.executable}" -m keyfall "$@"')
        cache = os.environ.get("CMAKE_C_COMPILER_LAUNCHER")  # such as ccache
        launcher = folder / "launcher"
        launcher.write_text(f"#!/bin/sh\n[ -e {shlex.quote(str(self.quickly))} ] && exec \"$@\" -O0 -g0\n"
                            f"exec {shlex.join(in_own_cache_folder(cache))} \"$@\"\n")
        launcher.chmod(0o755)
        if cache is None:
            self.compile_quickly()
        self.run("cmake --preset release " + " ".join(
            [f"-DCMAKE_C_COMPILER_LAUNCHER='{launcher}'", *(f"-D{name}=OFF" for name in OPTIONS), *werror_of_release()]))

    def compile_quickly(self):
        """Optimizes nothing from here on: for pages that change what many sources include."""
        self.quickly.touch()

    def forget(self, *names):
        """Removes special functions of one number, so that a page can add them. The page adds them where they
        were, with the same text: a compiler cache then has most of what the first build compiles."""
        entries = self.top / "ops" / "special.toml"
        lines = self.top / "src" / "backends" / "cpu" / "elementwise" / "special.c"
        kept = [entry for entry in entries.read_text().split("\n[[op]]\n")
                if not any(f'"special_{name}(' in entry for name in names)]
        entries.write_text("\n[[op]]\n".join(kept))
        lines.write_text("".join(line for line in lines.read_text().splitlines(keepends=True)
                                 if not any(f"X({name}," in line for name in names)))
