"""Copies C headers without their comments: strip_headers.py SOURCE DESTINATION

For the wheel, which should be small: the comments are more than a third of the headers, and those who
read them have the repository."""

import pathlib
import re
import sys

NOTE = "/* The headers of the repository have comments: include/keyfall/{name}. */\n"
# A comment, or a text or character constant, which may look as if it contained one.
PIECE = re.compile(r"""/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.S)


def stripped(text):
    text = PIECE.sub(lambda m: m[0] if m[0][0] in "\"'" else " ", text)
    text = re.sub(r"[ \t]+$", "", text, flags=re.M)
    text = re.sub(r"^[ \t]+", " ", text, flags=re.M)
    return re.sub(r"\n{2,}", "\n", text).lstrip("\n")


def main(source, destination):
    destination.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.suffix in (".h", ".def"):
            text = NOTE.format(name=path.name) + stripped(path.read_text())
            (destination / path.name).write_text(text)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
