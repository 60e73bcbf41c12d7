"""Copies C headers without their comments: strip_headers.py SOURCE DESTINATION

For the wheel, which should be small: the comments are more than a third of the headers, and those who
read them have the repository. The declarations of operators become shorter by macros."""

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


# What declarations of operators repeat, and the macro that takes its place, from the longest to the shortest.
MACROS = [("KF_API KF_MUST_USE kf_status_t ", "KF__OP"), ("KF_INLINE kf_tensor_t *", "KF__ONE"), ("kf_tensor_t *", "KF__T")]


# The body of a function of scoped.h: { KF_SCOPED(kf_x(arguments, &made)); }
BODY = re.compile(r"\s*\{\s*KF_SCOPED\(kf_(\w+)\(([^;]*), &made\)\);\s*\}")
BY_NAME = "#define KF__BY(name, ...) { KF_SCOPED(kf_##name(__VA_ARGS__, &made)); }\n"


def shortened(text):
    """The text with macros, if it declares operators. Other headers may define the same ones."""
    text, bodies = BODY.subn(r" KF__BY(\1, \2)", text)
    if bodies:
        text = BY_NAME + text
    used = [(words, name) for words, name in MACROS if text.count(words) > 500]
    for words, name in used:
        text = text.replace(words, f"{name} ")
    return "".join(f"#define {name} {words.rstrip()}\n" for words, name in used) + text


def main(source, destination):
    destination.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.iterdir()):
        if path.suffix in (".h", ".def"):
            text = NOTE.format(name=path.name) + shortened(stripped(path.read_text()))
            (destination / path.name).write_text(text)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
