"""Copies C headers without their comments: strip_headers.py SOURCE DESTINATION

For the wheel, which should be small: the comments are more than a third of the headers, and those who
read them have the repository. The declarations of operators become shorter by a macro."""

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


def shortened(text):
    """The text with a macro for what every declaration of an operator begins with."""
    start = "KF_API KF_MUST_USE kf_status_t "
    if text.count(start) < 1000:
        return text
    head, _, rest = text.partition(start)
    define = f"#define KF__OPERATOR {start.rstrip()}\n"
    return head + define + "KF__OPERATOR " + rest.replace(start, "KF__OPERATOR ")


def main(source, destination):
    destination.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.suffix in (".h", ".def"):
            text = NOTE.format(name=path.name) + shortened(stripped(path.read_text()))
            (destination / path.name).write_text(text)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
