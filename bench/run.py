#!/usr/bin/env python3
"""Runs the benchmark suites, prints each figure beside its peer's, writes bench.json.

    python3 bench/run.py [--build-dir build/release] [--only core] [--count] [--strict]

A suite is a file in bench/suites with run(context), which returns rows or yields them; see
bench/README.md."""

import argparse
import importlib
import json
import os
import sys
from pathlib import Path
from typing import List

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(HERE))

import harness  # noqa: E402
import peer  # noqa: E402


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run Keyfall's benchmarks.")
    parser.add_argument("--build-dir", type=Path, default=ROOT / "build" / "release",
                        help="where the release build is")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json")
    parser.add_argument("--only", action="append", metavar="SUITE", help="run just these suites")
    parser.add_argument("--rounds", type=int, default=40, help="slices for each figure")
    parser.add_argument("--slice-ms", type=float, default=5.0, help="length of a slice")
    parser.add_argument("--count", action="store_true", default=os.environ.get("COUNT") == "1",
                        help="count the peer's instructions too (slow); same as COUNT=1")
    parser.add_argument("--no-count", action="store_true", help="count no instructions at all")
    parser.add_argument("--no-peer", action="store_true", help="measure without libtorch")
    parser.add_argument("--strict", action="store_true", help="fail when a target is missed")
    return parser.parse_args()


def find_suites(only: List[str]) -> List[str]:
    found = sorted(path.stem for path in (HERE / "suites").glob("*.py"))
    for name in only or []:
        if name not in found:
            raise harness.BenchError(f"no suite '{name}': there are {', '.join(found)}")
    return [name for name in found if not only or name in only]


def make_context(options: argparse.Namespace) -> harness.Context:
    cache = ROOT / "build" / "bench"
    torch, reason = (None, "--no-peer") if options.no_peer else peer.find_torch(ROOT, cache)
    context = harness.Context(
        root=ROOT, build=options.build_dir.resolve(), cache=cache, rounds=options.rounds,
        seconds=options.slice_ms / 1e3, count_ours=not options.no_count,
        count_peer=options.count and not options.no_count, torch=torch)
    if torch is None:
        context.say(f"Ratios to libtorch are left out: {reason}.")
    return context


def report(rows: List[harness.Row], context: harness.Context, out: Path) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps([row.as_json() for row in rows], indent=2) + "\n")
    print(harness.show_table(rows))
    for row in rows:
        if row.note:
            print(f"  {row.name}: {row.note}")
    for message in context.messages:
        print(message)
    missed = [row.name for row in rows if row.met is False]
    unknown = sum(row.met is None for row in rows)
    summary = f"{sum(row.met is True for row in rows)} of {len(rows)} targets met"
    if missed:
        summary += f"; missed: {', '.join(missed)}"
    if unknown:
        summary += f"; {unknown} not decided"
    print(f"{summary}. Written to {os.path.relpath(out)}.")


def main() -> int:
    options = parse_arguments()
    try:
        context = make_context(options)
        rows: List[harness.Row] = []
        for name in find_suites(options.only):
            for row in importlib.import_module(f"suites.{name}").run(context):
                rows.append(row)
                harness.show_progress(row)
    except harness.BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    report(rows, context, options.out)
    return 1 if options.strict and any(row.met is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
