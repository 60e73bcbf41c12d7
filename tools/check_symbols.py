#!/usr/bin/env python3
"""Checks the exports of the shared library: exactly tools/symbols.txt, exactly what the public headers
declare with KF_API or define with KF_INLINE or KF_ALWAYS_INLINE, and only names that start with kf_ or
kfs_. Every inline function must have an exported copy: a header that defines one in another way fails.
Removing a symbol from the list breaks users, and so does another type: an operator that gets an overload
may pass its name on to it. The list has a checksum of each declaration without the names of parameters.
Adding a symbol is a promise. --update rewrites the list."""

import re
import subprocess
import sys
import zlib
from pathlib import Path

import common

DECLARATION = re.compile(r"\b(KF_API|KF_INLINE|KF_ALWAYS_INLINE)\b[^;{]*?\b(\w+)\s*(?:\(|;|\[)",
                         re.S)
HIDDEN = re.compile(r"\b(?:static|inline)\b[^;{()]*?\b(\w+)\s*\([^;{]*?\)\s*\{", re.S)
IGNORED = {"_init", "_fini", "_edata", "_end", "__bss_start", "__end__", "_bss_end__",
           "__bss_start__", "__bss_end__"}


def exported(library):
    result = subprocess.run(["nm", "-D", "--defined-only", str(library)], capture_output=True,
                            text=True)
    if result.returncode != 0:
        common.fail(f"{library}:1: nm cannot read it: {result.stderr.strip()}")
    names = {line.split()[-1].split("@")[0] for line in result.stdout.splitlines() if line.split()}
    return names - IGNORED


def checksum(declaration):
    """Returns the checksum of a declaration: its text without spaces and without names of parameters."""
    before, _, parameters = declaration.partition("(")
    types = re.sub(r"\b\w+\s*(?=,|\)|\[)", "", parameters)
    return f"{zlib.crc32(''.join((before + '(' + types).split()).encode()):08x}"


def declared(root, report):
    """Returns name → (header, line, how, checksum) of everything that the public headers declare as
    exported. Reports functions that they define for C alone."""
    found = {}
    for path in common.files(root, "include", {".h"}):
        text = common.code_only(common.read(root / path))
        text = re.sub(r"^[ \t]*#(?:\\\n|[^\n])*", lambda m: re.sub(r"[^\n]", " ", m.group(0)),
                      text, flags=re.M)
        text = re.sub(r"__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)",
                      lambda m: " " * len(m.group(0)), text)
        for match in DECLARATION.finditer(text):
            end = re.compile(r"[;{]").search(text, match.end(2)).start()
            found[match.group(2)] = (path, common.line_of(text, match.start(2)), match.group(1),
                                     checksum(text[match.start():end]))
        for match in HIDDEN.finditer(text):
            report.add(path, common.line_of(text, match.start()),
                       f"{match.group(1)} is inline and not exported: define it with KF_INLINE")
    return found


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--library", type=Path, help="default: build/release/libkeyfall.so")
    parser.add_argument("--update", action="store_true", help="rewrite tools/symbols.txt")
    args = parser.parse_args()
    library = args.library or args.root / "build" / "release" / "libkeyfall.so"
    if not library.exists():
        common.fail(f"{library}:1: not built")
    names = exported(library)
    listed_path = args.root / "tools" / "symbols.txt"
    report = common.Report("symbols")
    headers = declared(args.root, report)
    if args.update:
        listed_path.write_text("".join(f"{name} {headers[name][3]}\n" if name in headers else f"{name}\n"
                                       for name in sorted(names)))
    listed, types = {}, {}
    if listed_path.exists():
        for number, line in enumerate(common.read(listed_path).splitlines(), 1):
            name, _, types_of = line.strip().partition(" ")
            listed[name], types[name] = number, types_of
    else:
        report.add("tools/symbols.txt", 1, "missing: run tools/check_symbols.py --update")
    shown = "tools/symbols.txt"
    for name in names:
        if not name.startswith(("kf_", "kfs_")):
            report.add(shown, 1, f"{name} is exported, but only kf_ and kfs_ names may be")
        if name not in listed:
            report.add(shown, 1, f"{name} is exported but not listed (--update, if it is meant)")
        if name not in headers:
            report.add(shown, listed.get(name, 1), f"{name} is exported, but no header declares it")
    for name in set(listed) - names:
        report.add(shown, listed[name], f"{name} is listed but not exported: users break")
    for name, (path, line, how, types_of) in headers.items():
        if (types.get(name) or types_of) != types_of:
            report.add(path, line, f"{name} has another type than in tools/symbols.txt: users break")
        if path.name in ("ops.h", "scoped.h") and name.startswith(("kf__", "kfs__")):
            report.add(path, line, f"{name} is a public operator, but kf__ is for internal names")
        if name not in names:
            what = "declared" if how == "KF_API" else "defined"
            hint = "" if how == "KF_API" else ": no file of src/exports includes this header"
            report.add(path, line, f"{name} is {what} with {how} but not exported{hint}")
    inlined = sum(how != "KF_API" for _, _, how, _ in headers.values())
    return report.finish(f"{len(names)} exported, {inlined} of them inline in C")


if __name__ == "__main__":
    sys.exit(main())
