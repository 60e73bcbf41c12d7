#!/usr/bin/env python3
"""Checks the size of stripped shared libraries: less than 0.4 MB for the core, which is built separately for
this (KEYFALL_CORE_ONLY), and less than 16 MB for the whole library of the release build."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import common

CORE_LIMIT = 400_000
WHOLE_LIMIT = 16_000_000


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
    parser.add_argument("--core", type=Path, help="default: builds build/core")
    parser.add_argument("--whole", type=Path, help="default: build/release/libkeyfall.so")
    parser.add_argument("--limits", type=int, nargs=2, default=(CORE_LIMIT, WHOLE_LIMIT),
                        help="bytes of the core and of the whole library")
    args = parser.parse_args()
    libraries = (args.core or build_core(args.root),
                 args.whole or args.root / "build" / "release" / "libkeyfall.so")
    report = common.Report("size")
    sizes = []
    for library, limit in zip(libraries, args.limits):
        if not library.exists():
            common.fail(f"{library}:1: not built")
        sizes.append(stripped_size(library))
        if sizes[-1] >= limit:
            report.add(library, 1, f"{sizes[-1]} bytes stripped, not less than {limit}")
    return report.finish(f"{sizes[0]} bytes stripped of the core, {sizes[1]} of the whole library")


if __name__ == "__main__":
    sys.exit(main())
