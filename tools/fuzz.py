#!/usr/bin/env python3
"""Builds the fuzz preset and runs all or the named fuzzers for a while. New inputs are collected in
build/fuzz/corpus/<name>; inputs that crash are kept in build/fuzz/ and reported."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "fuzz"


def build():
    subprocess.run(["cmake", "--preset", "fuzz"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", "--preset", "fuzz"], cwd=ROOT, check=True)


def fuzz(program, seconds):
    name = program.name[len("fuzz_"):]
    gathered = BUILD / "corpus" / name
    gathered.mkdir(parents=True, exist_ok=True)
    command = [program, gathered]
    if (ROOT / "fuzz" / "corpus" / name).is_dir():
        command.append(ROOT / "fuzz" / "corpus" / name)
    if (ROOT / "fuzz" / f"{name}.dict").is_file():
        command.append(f"-dict={ROOT / 'fuzz' / f'{name}.dict'}")
    command += [f"-max_total_time={seconds}", "-timeout=10", "-rss_limit_mb=4096",
                "-print_final_stats=1", f"-artifact_prefix={BUILD}/{name}-"]
    environment = dict(os.environ, ASAN_OPTIONS="allocator_may_return_null=1")
    log = BUILD / f"{name}.log"
    with open(log, "w") as stream:
        status = subprocess.run([str(word) for word in command], env=environment, cwd=BUILD,
                                stdout=stream, stderr=subprocess.STDOUT).returncode
    lines = log.read_text(errors="replace").splitlines()
    if status != 0:
        print("\n".join(lines[-60:]))
        print(f"{name}: FAILED, the input is in {BUILD.relative_to(ROOT)}/{name}-*")
        return False
    runs = next((line.split()[-1] for line in lines if "number_of_executed_units" in line), "?")
    print(f"{name}: {runs} runs in {seconds} s, nothing found", flush=True)
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=60, help="for each fuzzer")
    parser.add_argument("names", nargs="*", help="fuzzers without fuzz_; default: all")
    args = parser.parse_args()
    try:
        build()
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"the fuzz preset does not build: {error}")
        return 1
    sources = sorted((ROOT / "fuzz").glob("fuzz_*.c"))
    programs = [BUILD / "fuzz" / path.stem for path in sources
                if not args.names or path.stem[len("fuzz_"):] in args.names]
    if not programs:
        print("no fuzzer of that name")
        return 1
    good = [fuzz(program, args.seconds) for program in programs]
    print(f"{sum(good)} passed, {len(good) - sum(good)} failed")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
