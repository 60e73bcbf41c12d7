#!/usr/bin/env python3
"""Checks includes against tools/layers.toml. Public headers include only public headers and <std*.h>;
rooms of src/ and their parts include what their level allows; users' folders include only public
headers."""

import re
import sys
from pathlib import PurePosixPath

import common
import layers

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.M)


def includes(root, path):
    text = common.without_comments(common.read(root / path))
    for match in INCLUDE.finditer(text):
        yield common.line_of(text, match.start()), match.group(1), match.group(2)


def normal(path):
    """Normalizes `a/b/../c` to `a/c` without accessing the file system; None outside the tree."""
    parts = []
    for part in PurePosixPath(path).parts:
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def target_of(root, path, name, top):
    """Resolves a quoted include; None if there is no such file below `top` (src, python/src)."""
    beside = normal(f"{path.parent.as_posix()}/{name}")
    if beside is not None and (root / beside).is_file():
        return beside if beside.startswith(f"{top}/") else None
    inside = normal(name)
    return f"{top}/{inside}" if inside is not None and (root / top / inside).is_file() else None


def check_public(root, report):
    count = 0
    for path in common.files(root, "include", {".h", ".def"}):
        count += 1
        for line, kind, name in includes(root, path):
            if kind == "<" and re.fullmatch(r"keyfall/[\w./]+|std\w+\.h", name):
                continue
            report.add(path, line, f"a public header may not include {kind}{name}: only "
                                   "<keyfall/...> and <std*.h>")
    return count


def check_rooms(root, rules, report):
    count = 0
    for path in common.files(root, "src", common.C_SUFFIXES):
        if rules.is_public(path.as_posix()):
            continue  # plug-ins: check_users
        count += 1
        if rules.room_of(path.as_posix()) is None:
            report.add(path, 1, "no room of tools/layers.toml has this file")
            continue
        for line, kind, name in includes(root, path):
            target = target_of(root, path, name, "src")
            if target is None:
                if kind == '"':
                    report.add(path, line, f'"{name}" is not found in src/ (public headers are '
                                           "included with <>)")
                continue
            complaint = rules.complaint(path.as_posix(), target)
            if complaint:
                report.add(path, line, f"{complaint} ({name})")
    return count


def check_extension(root, rules, report):
    """Checks the parts of python/src. Its use of public headers is checked with all users."""
    for path in common.files(root, "python/src", common.C_SUFFIXES):
        for line, _, name in includes(root, path):
            target = target_of(root, path, name, "python/src")
            complaint = rules.complaint(path.as_posix(), target) if target else None
            if complaint:
                report.add(path, line, f"{complaint} ({name})")


def check_users(root, folders, report):
    count = 0
    for folder in folders:
        for path in common.files(root, folder, common.C_SUFFIXES):
            count += 1
            for line, _, name in includes(root, path):
                beside = normal(f"{path.parent.as_posix()}/{name}")
                own = beside is not None and (root / beside).is_file()
                if own and beside.startswith(f"{folder}/"):
                    continue
                if own and beside.startswith(("src/", "include/")):
                    report.add(path, line, f"{folder} may include <keyfall/...> only, not {name}")
                elif not own and (root / "src" / name).is_file():
                    report.add(path, line, f"{folder} may use public headers only, not {name}")
    return count


def main():
    args = common.arguments(__doc__).parse_args()
    rules = layers.Layers(args.root)
    report = common.Report("layers")
    for mistake in rules.mistakes():
        report.add("tools/layers.toml", 1, mistake)
    count = check_public(args.root, report) + check_rooms(args.root, rules, report)
    count += check_users(args.root, rules.public, report)
    check_extension(args.root, rules, report)
    return report.finish(f"{count} files")


if __name__ == "__main__":
    sys.exit(main())
