#!/usr/bin/env python3
"""Runs clang-format without changing files, then clang-tidy over the library's sources. Prints findings
as file:line: message; the exit status is 1 if there are any."""

import concurrent.futures
import os
import shutil
import subprocess
import sys

import common

FORMATTED = ["include", "src", "tests", "fuzz", "bench", "examples", "python"]


def unformatted(root):
    paths = [path for folder in FORMATTED if (root / folder).is_dir()
             for path in common.files(root, folder, {".c", ".h"}) if "gen" not in path.parts]
    result = subprocess.run(["clang-format", "--dry-run", "--Werror", *map(str, paths)], cwd=root,
                            capture_output=True, text=True)
    first = {}
    for line in result.stderr.splitlines():
        if ": error: " in line:
            path, number = line.split(":")[:2]
            first.setdefault(path, f"{path}:{number}: not formatted from here on (make fmt)")
    return list(first.values()), len(paths)


def tidy(root, path):
    result = subprocess.run(["clang-tidy", "-p", "build/lint", "--quiet", str(path)], cwd=root,
                            capture_output=True, text=True)
    return result.stdout.strip() if result.returncode != 0 else ""


def main():
    args = common.arguments(__doc__).parse_args()
    root = args.root
    findings, count = unformatted(root)
    # clang needs clang's flags: a separate build folder, configured but never built.
    configure = ["cmake", "-S", ".", "-B", "build/lint", "-G", "Ninja",
                 "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", "-DCMAKE_BUILD_TYPE=Debug"]
    if shutil.which("clang"):
        configure.append("-DCMAKE_C_COMPILER=clang")
    done = subprocess.run(configure, cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        common.fail(done.stdout + done.stderr)
    sources = [path for path in common.files(root, "src", {".c"}) if "gen" not in path.parts]
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        findings += [text for text in pool.map(lambda path: tidy(root, path), sources) if text]
    for finding in findings:
        print(finding)
    if not findings:
        print(f"OK lint: {count} files formatted, {len(sources)} checked")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
