#!/usr/bin/env python3
"""Builds the cov preset, runs the tests, and prints the line coverage of each source of the library, the
least covered first. Needs only gcc's gcov. --missing FILE lists the lines of that file that never
ran."""

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "cov"


# The model test's million steps reach no further lines, and take too long unoptimized.
ENVIRONMENT = {"KFT_MODEL_STEPS": "20000"}


def command(*words):
    done = subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True, text=True,
                          env=ENVIRONMENT | os.environ)
    if done.returncode != 0:
        print(done.stdout + done.stderr)
    return done.returncode == 0


def collect():
    """Returns path below src/ → {line: execution count}."""
    lines = defaultdict(lambda: defaultdict(int))
    notes = sorted(BUILD.rglob("*.gcno"))
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run(["gcov", "--json-format", *map(str, notes)], cwd=scratch,
                       capture_output=True)
        for path in Path(scratch).glob("*.gcov.json.gz"):
            with gzip.open(path) as stream:
                data = json.load(stream)
            for entry in data["files"]:
                name = os.path.relpath(Path(data["current_working_directory"], entry["file"]), ROOT)
                if name.startswith("src/"):
                    for line in entry["lines"]:
                        lines[name][line["line_number"]] += line["count"]
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--missing", metavar="FILE", help="list the lines that never ran")
    args = parser.parse_args()
    for old in BUILD.rglob("*.gcda"):
        old.unlink()
    if not (command("cmake", "--preset", "cov")
            and command("cmake", "--build", "--preset", "cov")
            and command("ctest", "--preset", "cov", "-j", len(os.sched_getaffinity(0)))):
        return 1
    lines = collect()
    if args.missing:
        source = (ROOT / args.missing).read_text().splitlines()
        for number in sorted(n for n, count in lines[args.missing].items() if count == 0):
            print(f"{args.missing}:{number}: {source[number - 1]}")
        return 0
    rows = [(sum(count > 0 for count in counts.values()), len(counts), name)
            for name, counts in lines.items()]
    for ran, all_lines, name in sorted(rows, key=lambda row: (row[0] / row[1], row[2])):
        print(f"{100 * ran / all_lines:6.1f}%  {ran:5}/{all_lines:<5}  {name}")
    ran, all_lines = sum(row[0] for row in rows), sum(row[1] for row in rows)
    print(f"{100 * ran / max(all_lines, 1):6.1f}%  {ran:5}/{all_lines:<5}  all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
