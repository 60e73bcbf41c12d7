#!/usr/bin/env python3
"""Checks NOTICE: the files that it lists exist and name the work that they are listed for, sources that name a work are
listed for it, the licences that demand it are there in full, and NOTICE is installed and packed wherever LICENSE is."""

import re
import sys

import common

FILE = "NOTICE"
# What a source says if it follows a work → words of the paragraph or section of NOTICE that must list it.
MARKS = {
    r"Cephes": "Cephes Mathematical Library", r"Joe and Kuo": "Joe and F. Y. Kuo",
    r"Mersenne Twister": "Mersenne Twister: the generator", r"Philox4x32": "Philox4x32-10:", r"Box-Muller": "Box-Muller transform",
    r"Marsaglia": "G. Marsaglia", r"Hörmann": "W. Hörmann", r"Temme": "N. M. Temme", r"Abramowitz": "M. Abramowitz",
    r"Bluestein": "L. I. Bluestein", r"Smith's algorithm": "R. L. Smith", r"Hillis": "W. D. Hillis",
}
# Phrases of each licence whose text has to be passed on: its holder, its conditions, its disclaimer.
LICENCES = {
    "PyTorch": ("Copyright (c) 2016-     Facebook, Inc", "Redistributions in binary form must reproduce the above copyright",
                "IDIAP Research Institute nor the names of its contributors", 'CONTRIBUTORS "AS IS"', "POSSIBILITY OF SUCH DAMAGE"),
    "avx_mathfun": ("Copyright (C) 2012 Giovanni Garberoglio", "Altered source versions must be plainly marked as such",
                    "This software is provided 'as-is'"),
    "direction numbers": ("Copyright (c) 2008, Frances Y. Kuo and Stephen Joe", "University of Waikato",
                          "COPYRIGHT HOLDERS ``AS IS''"),
}
# Where LICENSE is named for installations and packages, NOTICE is, too.
CARRIERS = ("cmake/KeyfallInstall.cmake", "pyproject.toml", "tests/abi/check_install.sh")
SOURCES = ("src", "include", "python")
SUFFIXES = common.C_SUFFIXES | {".py", ".cl"}


def listed(text):
    """Returns [(text before the list, files, line)] for each list of files."""
    found, start = [], 0
    for match in re.finditer(r"^Files: ((?:[^\n]|\n  )*)$", text, re.M):
        found.append((text[start:match.start()], re.split(r",\s+", match[1]), common.line_of(text, match.start())))
        start = match.end()
    return found


def check_files(root, entries, report):
    for _, files, line in entries:
        for name in files:
            if not (root / name).exists():
                report.add(FILE, line, f"{name} is not there")


def check_marks(root, entries, report):
    paths = [path for folder in SOURCES for path in common.files(root, folder, SUFFIXES) if "gen" not in path.parts]
    for path in paths:
        text = common.read(root / path)
        for mark, words in MARKS.items():
            if re.search(mark, text):
                owners = [files for before, files, _ in entries if words in before]
                if not any(path.as_posix() in files for files in owners):
                    report.add(path, common.line_of(text, re.search(mark, text).start()),
                               f"names {mark}: NOTICE does not list the file there")
    for before, files, line in entries:
        for mark, words in MARKS.items():
            if words in before and not any(re.search(mark, common.read(root / name)) for name in files
                                           if (root / name).is_file()):
                report.add(FILE, line, f"no file of the list names {mark}")


def main():
    args = common.arguments(__doc__).parse_args()
    report = common.Report("notice")
    text = common.read(args.root / FILE)
    entries = listed(text)
    check_files(args.root, entries, report)
    check_marks(args.root, entries, report)
    for name, phrases in LICENCES.items():
        for phrase in phrases:
            if phrase not in text:
                report.add(FILE, 1, f"the licence of {name} lacks {phrase!r}")
    for path in CARRIERS:
        carrier = common.read(args.root / path)
        if "LICENSE" in carrier and FILE not in carrier:
            report.add(path, 1, "has LICENSE and not NOTICE")
    return report.finish(f"{sum(len(files) for _, files, _ in entries)} files")


if __name__ == "__main__":
    sys.exit(main())
