#!/usr/bin/env python3
"""Checks that the generated files are current: runs each generator of tools/generators.toml into a
temporary folder and compares the output with the checked-in files. Also checks that .gitattributes marks
exactly these files as generated, so that reviews skip them. --update writes the current files and marks
instead."""

import lzma
import subprocess
import sys
import tempfile
from pathlib import Path

import common


def generate(root, command, out):
    words = [word.replace("{out}", str(out)) for word in command]
    result = subprocess.run([sys.executable, *words], cwd=root, capture_output=True, text=True)
    return None if result.returncode == 0 else (result.stderr or result.stdout).strip()


def first_difference(old, new):
    old_lines, new_lines = old.splitlines(), new.splitlines()
    for number, (a, b) in enumerate(zip(old_lines, new_lines), 1):
        if a != b:
            return number
    return min(len(old_lines), len(new_lines)) + 1


def tree(top, folder="."):
    """Returns path below top → contents for the files of top/folder."""
    return {path.relative_to(top).as_posix(): path.read_bytes()
            for path in sorted((top / folder).rglob("*")) if path.is_file()}


def stored(root, owned, made):
    """Returns the checked-in counterparts of generated files, and all files in owned folders."""
    found = {path: (root / path).read_bytes() for path in made if (root / path).is_file()}
    for folder in owned:
        found.update(tree(root, folder))
    return found


def contents(path, data):
    """What is compared: compressed files may differ between versions of the compressor."""
    return lzma.decompress(data) if path.endswith(".xz") else data


def compare(name, old, new, report):
    for path in sorted(set(old) | set(new)):
        if path not in new:
            report.add(path, 1, f"generator {name} does not make this file: remove it")
        elif path not in old:
            report.add(path, 1, f"missing: run tools/check_generated.py --update ({name})")
        elif contents(path, old[path]) != contents(path, new[path]):
            line = first_difference(contents(path, old[path]), contents(path, new[path]))
            report.add(path, line, f"stale: run tools/check_generated.py --update ({name})")


def update(root, new):
    for path, data in new.items():
        target = root / path
        if not target.is_file() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)


# ---- Marks

MARK = "linguist-generated=true -diff"


def expected_marks(owned, made):
    """Returns the expected lines of .gitattributes: generators' folders, and files elsewhere."""
    folders = sorted(owned)
    alone = [path for path in sorted(made)
             if not any(path.startswith(f"{folder}/") for folder in folders)]
    return [f"{path} {MARK}" for path in sorted([f"{folder}/**" for folder in folders] + alone)]


def attributes(root):
    """Returns the lines of .gitattributes: those that mark generated files, and all others."""
    path = root / ".gitattributes"
    lines = common.read(path).splitlines() if path.is_file() else []
    marks = [line for line in lines if "linguist-generated" in line]
    return marks, [line for line in lines if line not in marks]


def update_marks(root, expected):
    marks, others = attributes(root)
    if marks != expected:
        (root / ".gitattributes").write_text("\n".join([*others, *expected]) + "\n")


def compare_marks(root, expected, report):
    marks, _ = attributes(root)
    for line in sorted(set(expected) - set(marks)):
        report.add(".gitattributes", 1, f"missing: run tools/check_generated.py --update ({line})")
    for line in sorted(set(marks) - set(expected)):
        report.add(".gitattributes", 1, f"marks what is not generated: {line}")


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--update", action="store_true", help="write the fresh files")
    args = parser.parse_args()
    report = common.Report("generated files")
    generators = common.load_toml(args.root / "tools" / "generators.toml")
    owned, made, failed = [], [], False
    for name, entry in generators.items():
        with tempfile.TemporaryDirectory() as scratch:
            problem = generate(args.root, entry["command"], Path(scratch))
            new = tree(Path(scratch))
        if problem is not None:
            report.add("tools/generators.toml", 1, f"generator {name} failed: {problem}")
            failed = True
            if not (args.update and new):  # output written before the error is usable
                continue
        if args.update:
            update(args.root, new)
        compare(name, stored(args.root, entry["owns"], new), new, report)
        owned += entry["owns"]
        made += new
    if not failed:  # otherwise the expected files are unknown
        expected = expected_marks(owned, made)
        if args.update:
            update_marks(args.root, expected)
        compare_marks(args.root, expected, report)
    return report.finish(f"{len(made)} files")


if __name__ == "__main__":
    sys.exit(main())
