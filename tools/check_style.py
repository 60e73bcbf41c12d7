#!/usr/bin/env python3
"""Checks what a formatter does not: the length of files and functions, a comment at the top of each file
that states its purpose, unique names of C files, no tabs, stray white space, unfinished marks or machine
paths."""

import re
import sys

import common

FILE_LINES = 1200
FUNCTION_LINES = 70
TEXT_SUFFIXES = common.C_SUFFIXES | {".py", ".sh", ".cmake", ".toml", ".json", ".md", ".txt", ".in",
                                     ".yml", ".yaml"}
# Home and machine-specific folders, and registries: a clone must work anywhere. The folder begins with a
# literal, for which the search is ten times as fast.
FOLDERS = re.compile(r"/(?<![\w.$}{~]/)(?:home|root|work|tmp|Users|mnt|scratch)/[\w.]")
HOSTS = ("pypi.org", "pythonhosted.org", "download.pytorch")
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|HACK)\b")
OPENINGS = {"#": {".py", ".sh", ".cmake", ".toml"}, "/*": common.C_SUFFIXES}
# Data files may contain anything; this file and the licence contain what it looks for.
EXEMPT = re.compile(r"fuzz/corpus/|tests/data/|tests/[^/]+/data/|LICENSE$|tools/check_style\.py$")


def is_generated(path, text):
    """True for files of a gen folder, and headers that say they are generated."""
    return "gen" in path.parts or text.startswith("/* Made by tools/")


def opening_is_there(path, text):
    lines = [line for line in text.splitlines()[:3] if not line.startswith("#!")]
    first = next((line for line in lines if line.strip()), "")
    if path.suffix in common.C_SUFFIXES:
        return first.startswith(("/*", "//"))
    if path.suffix == ".py":
        return first.startswith(('"""', "'''", "#"))
    return first.startswith("#")


def check_functions(path, text, report):
    """Checks the length of functions. In our layout, a function opens with an unindented line that ends
    in `{`, and ends with an unindented `}`; types end with `};` or `} name;`, tables begin with `=
    {`."""
    start, opened = None, False
    for number, line in enumerate(common.code_only(text).splitlines(), 1):
        if start is None and re.match(r"[A-Za-z_]", line) and not line.startswith("extern"):
            start, opened = number, False
        if start is None:
            continue
        if opened and line.startswith("}"):
            if line.rstrip() == "}" and number - start + 1 > FUNCTION_LINES:
                report.add(path, start, f"a function of {number - start + 1} lines, more than "
                                        f"{FUNCTION_LINES}")
            start = None
        elif not opened and "{" in line:
            opened = "=" not in line.partition("{")[0] and not line.rstrip().endswith(("}", "};"))
            start = start if opened else None
        elif not opened and line.rstrip().endswith(";"):
            start = None


def names_place(text):
    return FOLDERS.search(text) is not None or any(host in text for host in HOSTS)


def check_text(path, text, report):
    lines = text.splitlines()
    # Searching the whole text first is quicker: most files have neither.
    has_place, is_unfinished = names_place(text), UNFINISHED.search(text) is not None
    if len(lines) > FILE_LINES and path.suffix in common.C_SUFFIXES | {".py", ".sh"}:
        report.add(path, FILE_LINES, f"{len(lines)} lines, more than {FILE_LINES}")
    for number, line in enumerate(lines, 1):
        if "\t" in line:
            report.add(path, number, "a tab: indent with spaces")
        if line != line.rstrip():
            report.add(path, number, "white space at the end of the line")
        if has_place and names_place(line):
            report.add(path, number, f"a machine's path or a registry's host: {line.strip()[:60]}")
        if is_unfinished and UNFINISHED.search(line):
            report.add(path, number, "an unfinished mark: finish it or file an issue")
    if text and not text.endswith("\n"):
        report.add(path, len(lines), "no newline at the end")


def check_operator_names(path, text, report):
    """Rooms ask for facts of an operator, or for its number (ops/catalogue/op_facts.h): a name that C code
    compares is a fact that the catalogue does not say."""
    if path.parts[:1] != ("src",) or path.parts[1] in ("ops", "compat"):
        return
    for match in re.finditer(r'"aten::\w', common.without_comments(text)):
        report.add(path, common.line_of(text, match.start()), "a name of an operator: use a fact or KF__OP_…")


def check_names(paths, report):
    """Checks that no two C files have the same name: a message, a debugger or a person that names one means
    that one."""
    first = {}
    for path in paths:
        if path.suffix in common.C_SUFFIXES and first.setdefault(path.name, path) != path:
            report.add(path, 1, f"has the name of {first[path.name]}: rename one of them")


def main():
    args = common.arguments(__doc__).parse_args()
    report = common.Report("style")
    count = 0
    check_names(common.files(args.root, ".", common.C_SUFFIXES), report)
    for path in common.files(args.root, ".", TEXT_SUFFIXES):
        if EXEMPT.search(path.as_posix()):
            continue
        count += 1
        text = common.read(args.root / path)
        if is_generated(path, text):
            if names_place(text):
                report.add(path, 1, "a machine's path")
            continue
        check_text(path, text, report)
        if path.suffix in OPENINGS["#"] | OPENINGS["/*"] and text.strip():
            if not opening_is_there(path, text):
                report.add(path, 1, "no comment at the top that says what the file is for")
        if path.suffix in common.C_SUFFIXES:
            check_operator_names(path, text, report)
        if path.suffix == ".c" and path.parts[0] in ("src", "python"):
            check_functions(path, text, report)
    return report.finish(f"{count} files")


if __name__ == "__main__":
    sys.exit(main())
