#!/usr/bin/env python3
"""Checks that the code is commented: the share of lines with a comment in each public header, which
documents its functions, and in the sources of each room of src/ and of python/src. Blank lines,
generated files and the lists of texts in src/compat do not count."""

import sys

import common
from check_style import is_generated
from layers import Layers

HEADER_SHARE = 40  # percent of the nonblank lines of each header
ROOM_SHARE = 10  # percent of the nonblank lines of all sources of a room
SUFFIXES = {".c", ".h"}


class Count:
    """Counts nonblank lines, and those that contain a comment or part of one."""

    def __init__(self):
        self.lines = self.commented = 0

    def add(self, text):
        for line, code in zip(text.splitlines(), common.without_comments(text).splitlines()):
            self.lines += line.strip() != ""
            self.commented += line.strip() != "" and line != code

    @property
    def share(self):
        return 100 * self.commented / self.lines if self.lines else 100


def count(root, under, name_of):
    """Returns name → Count over the files below a folder; name_of(path) is the name or None."""
    counts = {}
    for path in common.files(root, under, SUFFIXES):
        text, name = common.read(root / path), name_of(path)
        if name is not None and not is_generated(path, text):
            counts.setdefault(name, Count()).add(text)
    return counts


def check(counts, least, report):
    for name, found in counts.items():
        if found.share < least:
            report.add(name, 1, f"{found.commented} of {found.lines} lines have a comment, "
                                f"{found.share:.1f}%: at least {least}% should")


def summary(counts, what):
    """Formats the number of counts, and the one with the lowest share."""
    name, least = min(counts.items(), key=lambda item: item[1].share)
    return f"{len(counts)} {what}, at least {least.share:.1f}% ({name})"


def main():
    args = common.arguments(__doc__).parse_args()
    report = common.Report("comments")
    layers = Layers(args.root)

    def room_of(path):
        if path.parent.as_posix() == "src/compat" and path.name.endswith("texts.h"):
            return None
        room = layers.room_of(path.as_posix())
        return room if room in (None, "python/src") else f"src/{room}"

    headers = count(args.root, "include", lambda path: path.as_posix())
    rooms = {**count(args.root, "src", room_of), **count(args.root, "python/src", room_of)}
    check(headers, HEADER_SHARE, report)
    check(rooms, ROOM_SHARE, report)
    return report.finish(", ".join(summary(counts, what) for counts, what in
                                   ((headers, "headers"), (rooms, "rooms")) if counts))


if __name__ == "__main__":
    sys.exit(main())
