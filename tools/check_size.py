#!/usr/bin/env python3
"""Checks the size of the stripped shared library: at most 400 KB for the core, which is built separately
for this (KEYFALL_CORE_ONLY)."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import common

LIMIT = 400_000


def stripped_size(library):
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch, "stripped.so")
        shutil.copyfile(library, copy)
        result = subprocess.run(["strip", "--strip-all", str(copy)], capture_output=True, text=True)
        if result.returncode != 0:
            common.fail(f"{library}:1: strip cannot read it: {result.stderr.strip()}")
        return copy.stat().st_size


def build_core(root):
    """Builds the dispatcher alone, as shipped."""
    folder = root / "build" / "core"
    flags = "-O2 -g1 -DNDEBUG"
    for command in (["cmake", "-S", str(root), "-B", str(folder), "-G", "Ninja",
                     "-DCMAKE_BUILD_TYPE=Release", f"-DCMAKE_C_FLAGS_RELEASE={flags}",
                     "-DKEYFALL_CORE_ONLY=ON", "-DKEYFALL_TESTS=OFF", "-DKEYFALL_BENCH=OFF",
                     "-DKEYFALL_FUZZERS=OFF", "-DKEYFALL_EXAMPLES=OFF"],
                    ["cmake", "--build", str(folder), "--target", "keyfall"]):
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            common.fail(f"{folder}:1: the core alone does not build: {result.stdout[-2000:]}")
    return folder / "libkeyfall.so"


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--library", type=Path, help="default: builds build/core")
    parser.add_argument("--limit", type=int, default=LIMIT, help="bytes")
    args = parser.parse_args()
    library = args.library or build_core(args.root)
    if not library.exists():
        common.fail(f"{library}:1: not built")
    size = stripped_size(library)
    report = common.Report("size")
    if size > args.limit:
        report.add(library.name, 1, f"{size} bytes stripped, more than {args.limit}")
    return report.finish(f"{size} bytes stripped of at most {args.limit}")


if __name__ == "__main__":
    sys.exit(main())
