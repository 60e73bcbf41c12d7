#!/usr/bin/env python3
"""Tests the Rust crate in bindings/rust with a build of the library: its tests, its examples in the documentation,
and its example program. Exits with 77 (skipped) where there is no cargo for Rust 1.63 or later. --lint runs
rustfmt and clippy instead, where they are installed."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import common

SKIPPED = 77
OLDEST = (1, 63)  # rust-version in Cargo.toml


def version_of(program):
    """Returns the version of a Rust program as numbers; None when it is not there or does not work."""
    if shutil.which(program) is None:
        return None
    result = subprocess.run([program, "--version"], capture_output=True, text=True)
    found = re.match(r"\w+ (\d+)\.(\d+)", result.stdout) if result.returncode == 0 else None
    return tuple(map(int, found.groups())) if found else None


def lint_steps(crate):
    steps = []
    for tool, arguments in (("fmt", ["--check"]), ("clippy", ["--offline", "--all-targets", "--", "-D", "warnings"])):
        if subprocess.run(["cargo", tool, "--version"], cwd=crate, capture_output=True).returncode == 0:
            steps.append(["cargo", tool, *arguments])
    return steps


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--build", type=Path, help="folder with libkeyfall.so; default: build/release")
    parser.add_argument("--lint", action="store_true", help="rustfmt and clippy instead of tests")
    args = parser.parse_args()
    build = (args.build or args.root / "build" / "release").resolve()
    crate = args.root / "bindings" / "rust"
    version = version_of("rustc")
    if version is None or shutil.which("cargo") is None:
        print("SKIPPED rust: no working cargo here")
        return SKIPPED
    if version < OLDEST:
        print(f"SKIPPED rust: rustc {version[0]}.{version[1]} is older than {OLDEST[0]}.{OLDEST[1]}")
        return SKIPPED
    if not (build / "libkeyfall.so").exists():
        common.fail(f"{build}/libkeyfall.so:1: not built")
    environment = {**os.environ, "KEYFALL_LIB_DIR": str(build), "LD_LIBRARY_PATH": str(build),
                   "CARGO_TARGET_DIR": str(args.root / "build" / "rust"), "CARGO_PROFILE_DEV_DEBUG": "0",
                   "CARGO_INCREMENTAL": "0", "CARGO_TERM_COLOR": "never"}
    plugin = build / "plugins" / "skeleton.so"
    if plugin.exists():
        environment["KEYFALL_TEST_PLUGIN"] = str(plugin)
    steps = lint_steps(crate) if args.lint else [["cargo", "test", "--offline"],
                                                 ["cargo", "run", "--offline", "--quiet", "--example", "fit"]]
    output = ""
    for step in steps:
        result = subprocess.run(step, cwd=crate, env=environment, stdin=subprocess.DEVNULL, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output += result.stdout
        if result.returncode != 0:
            print(output.rstrip())
            return 1
    if args.lint:
        print(f"OK rust: {', '.join(step[1] for step in steps) or 'neither rustfmt nor clippy here'}")
        return 0
    if "centre 0.700, height 3.000" not in output:
        print(f"{output}\nbindings/rust/examples/fit.rs:1: the fit does not find centre 0.7 and height 3")
        return 1
    passed = sum(map(int, re.findall(r"(\d+) passed", output)))
    print(f"OK rust: {passed} tests and an example, rustc {version[0]}.{version[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
