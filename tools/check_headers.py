#!/usr/bin/env python3
"""Compiles each public header alone, twice in one unit, as C99, C11, C17 and C++17, with every available
compiler and warnings as errors, so that users may build with strict flags. Also checks that keyfall.h
includes all the others."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

import common

WARNINGS = ("-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wcast-qual -Wundef -Wsign-conversion "
            "-Wpointer-arith -Wwrite-strings -Werror").split()
C_WARNINGS = "-Wstrict-prototypes -Wmissing-prototypes -Wc++-compat".split()
C_MODES = [("c", "c99", []), ("c", "c11", []), ("c", "c17", []),
           ("c", "c11", ["-DKF_KEY_TABLE=213"])]
CXX_MODES = [("c++", "c++17", [])]
COMPILERS = [("gcc", C_MODES), ("clang", C_MODES), ("g++", CXX_MODES), ("clang++", CXX_MODES)]


def compile_header(root, header, compiler, language, standard, extra):
    name = header.relative_to("include").as_posix()
    source = f"#include <{name}>\n#include <{name}>\nextern int kf_header_check_;\n"
    warnings = WARNINGS + (C_WARNINGS if language == "c" else ["-Wno-old-style-cast"])
    command = [compiler, f"-std={standard}", *warnings, *extra, "-I", str(root / "include"),
               "-fsyntax-only", "-x", language, "-"]
    result = subprocess.run(command, input=source, capture_output=True, text=True)
    return None if result.returncode == 0 else result.stderr


def check_umbrella(root, headers, report):
    umbrella = next((path for path in headers if path.name == "keyfall.h"), None)
    if umbrella is None:
        return
    text = common.without_comments(common.read(root / umbrella))
    included = set(re.findall(r"^#include <keyfall/([\w.]+)>", text, re.M))
    for header in headers:
        if header != umbrella and header.name not in included:
            report.add(umbrella, 1, f"claims to include all public headers, but not {header.name}")


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--compilers", help="only these, with commas between")
    args = parser.parse_args()
    wanted = args.compilers.split(",") if args.compilers else [name for name, _ in COMPILERS]
    headers = common.files(args.root, "include", {".h"})
    report = common.Report("headers")
    check_umbrella(args.root, headers, report)
    jobs = [(header, compiler, *mode) for compiler, modes in COMPILERS
            if compiler in wanted and shutil.which(compiler) for mode in modes
            for header in headers]
    workers = len(os.sched_getaffinity(0))
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        results = pool.map(lambda job: compile_header(args.root, *job), jobs)
        for (header, compiler, _, standard, extra), problem in zip(jobs, results):
            if problem is not None:
                mode = " ".join([compiler, standard, *extra])
                report.add(header, 1, f"does not compile with {mode}:\n{problem.rstrip()}")
    used = sorted({job[1] for job in jobs})
    return report.finish(f"{len(headers)} headers, {len(jobs)} compilations ({', '.join(used)})")


if __name__ == "__main__":
    sys.exit(main())
