#!/usr/bin/env python3
"""Checks that src/ allocates only through src/base/alloc.c, and neither prints nor exits the process: a
library that does either cannot be embedded, nor tested with failing allocations."""

import re
import sys

import common

DOOR = "src/base/alloc.c"

ALLOCATING = ("malloc calloc realloc reallocarray free strdup strndup wcsdup asprintf vasprintf "
              "aligned_alloc posix_memalign memalign valloc pvalloc alloca getline getdelim "
              "open_memstream scandir get_current_dir_name").split()
PRINTING = "printf vprintf dprintf vdprintf puts putchar perror psignal".split()
STREAMS = "stdout stderr STDOUT_FILENO STDERR_FILENO".split()
ENDING = "abort exit _exit _Exit quick_exit raise err errx verr verrx __builtin_trap".split()

# A member with that name (allocator->free(…)) is not the function.
NOT_A_MEMBER = r"(?<![\w.])(?<!->)"


def called_or_passed(names):
    """Matches calls, and uses as a value: `= free;`, `qsort(…, free)`."""
    joined = "|".join(names)
    return re.compile(rf"{NOT_A_MEMBER}({joined})\s*\(|(?<=[=,(&])\s*({joined})\s*(?=[,;)}}])")


# Names, a pattern that matches one of them, and what is wrong with it.
RULES = [
    (ALLOCATING, called_or_passed(ALLOCATING), "{} goes round the allocation door: use kf_alloc and its family"),
    (["realpath"], re.compile(NOT_A_MEMBER + r"(realpath)\s*\([^;]*,\s*NULL\s*\)"),
     "{} with NULL allocates: give it a buffer"),
    (PRINTING, called_or_passed(PRINTING), "{} prints: the library never does"),
    (STREAMS, re.compile(rf"\b({'|'.join(STREAMS)})\b"),
     "{} is the program's, not the library's: use kf_warn, kf__report or an error"),
    (ENDING, called_or_passed(ENDING), "{} ends the process: return a status"),
]


def check_file(root, path, report):
    text = common.code_only(common.read(root / path))
    rules = list(RULES) if path.as_posix() != DOOR else RULES[2:]
    words = set(re.findall(r"[A-Za-z_]\w*", text))  # most files need no slow pattern
    for names, pattern, message in rules:
        for match in pattern.finditer(text) if not words.isdisjoint(names) else ():
            name = next(group for group in match.groups() if group)
            report.add(path, common.line_of(text, match.start(match.lastindex)),
                       message.format(name))


def main():
    args = common.arguments(__doc__).parse_args()
    report = common.Report("allocation door")
    paths = common.files(args.root, "src", common.C_SUFFIXES)
    for path in paths:
        check_file(args.root, path, report)
    return report.finish(f"{len(paths)} files")


if __name__ == "__main__":
    sys.exit(main())
