#!/usr/bin/env python3
"""Checks who includes whom, by tools/layers.toml. Public headers include themselves and <std*.h>
only; rooms of src/ include what their level allows; users' folders include public headers only."""

import re
import sys
from pathlib import PurePosixPath

import common

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.M)


def includes(root, path):
    text = common.without_comments(common.read(root / path))
    for match in INCLUDE.finditer(text):
        yield common.line_of(text, match.start()), match.group(1), match.group(2)


def room_of(path, rooms):
    """The room that a path below src/ lies in: the longest name that fits."""
    parts = PurePosixPath(path).parts
    for length in range(len(parts) - 1, 0, -1):
        name = "/".join(parts[:length])
        if name in rooms:
            return name
    return parts[0] if len(parts) > 1 else None


def normal(path):
    """`a/b/../c` as `a/c`, without asking the file system; None outside the tree."""
    parts = []
    for part in PurePosixPath(path).parts:
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def target_in_src(root, path, name):
    """Where a quoted include leads, relative to src/, or None when it does not lead there."""
    beside = normal(f"{path.parent.as_posix()}/{name}")
    if beside is not None and (root / beside).is_file():
        return beside[len("src/"):] if beside.startswith("src/") else None
    inside = normal(name)
    return inside if inside is not None and (root / "src" / inside).is_file() else None


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


def check_rooms(root, rooms, report):
    count = 0
    for path in common.files(root, "src", common.C_SUFFIXES):
        count += 1
        room = room_of(path.relative_to("src").as_posix(), rooms)
        if room not in rooms:
            report.add(path, 1, "no room of tools/layers.toml has this file")
            continue
        for line, kind, name in includes(root, path):
            target = target_in_src(root, path, name)
            if target is None:
                if kind == '"':
                    report.add(path, line, f'"{name}" is not found in src/ (public headers are '
                                           "included with <>)")
                continue
            other = room_of(target, rooms)
            if other != room and other not in rooms[room]:
                report.add(path, line, f"room {room} may not include {other} ({name})")
    return count


def check_users(root, folders, report):
    count = 0
    for folder in folders:
        for path in common.files(root, folder, common.C_SUFFIXES):
            count += 1
            for line, _, name in includes(root, path):
                beside = normal(f"{path.parent.as_posix()}/{name}")
                own = beside is not None and (root / beside).is_file()
                if own and beside.startswith(("src/", "include/")):
                    report.add(path, line, f"{folder} may include <keyfall/...> only, not {name}")
                elif not own and (root / "src" / name).is_file():
                    report.add(path, line, f"{folder} may use public headers only, not {name}")
    return count


def main():
    args = common.arguments(__doc__).parse_args()
    layers = common.load_toml(args.root / "tools" / "layers.toml")
    rooms = layers["rooms"]
    report = common.Report("layers")
    for room, allowed in rooms.items():
        for other in allowed:
            if other not in rooms:
                report.add("tools/layers.toml", 1, f"{room} may include {other}, which is no room")
    count = check_public(args.root, report) + check_rooms(args.root, rooms, report)
    count += check_users(args.root, layers["public"]["only"], report)
    return report.finish(f"{count} files")


if __name__ == "__main__":
    sys.exit(main())
