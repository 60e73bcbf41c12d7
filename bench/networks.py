#!/usr/bin/env python3
"""Common networks against PyTorch, with as many threads: latency of inference, forward, training step.

    python3 bench/networks.py [--threads 16] [--only resnet] [--rounds 3] [--memory]

Prints a row for each case of network_cases.py; the ratio is PyTorch's time over ours. With --memory,
peak memory of three steps instead."""

import argparse
import os
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import harness  # noqa: E402
import library_pair  # noqa: E402
import peer  # noqa: E402

ROOT = HERE.parent
CASES = [f"{name}:{size}:{what}"
         for name, sizes in (("resnet18", (1, 8, 64)), ("resnet50", (1, 8, 64)),
                             ("bert", (128, 512)), ("gpt2", (128, 512)))
         for size in sizes for what in ("infer", "forward", "train")
         if not (size == 64 and what == "forward")]


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare common networks with PyTorch.")
    parser.add_argument("--build-dir", type=Path, default=ROOT / "build" / "release")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--only", default="", help="cases that contain this")
    parser.add_argument("--rounds", type=int, default=3, help="slices of each library")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--memory", action="store_true", help="peak memory instead of time")
    return parser.parse_args()


def timed_row(pair: library_pair.Pair, case: str, options: argparse.Namespace) -> harness.Row:
    best = harness.Best()
    best.measure([(program, case) for program in pair.programs()], options.rounds, options.seconds)
    return harness.times_faster(f"{case}, {options.threads} threads", best.ns(pair.ours, case),
                                pair.peer, best.ns(pair.torch, case), 0.97, ">= 1.0 of PyTorch")


def memory_row(pair: library_pair.Pair, case: str) -> harness.Row:
    ours, *other = (program.once("--memory", case)["bytes"] for program in pair.programs())
    return harness.times_faster(f"{case}, peak memory", ours, pair.peer, other[0] if other else None,
                                1, "<= PyTorch's", unit="bytes")


def main() -> int:
    options = parse_arguments()
    cache = ROOT / "build" / "bench"
    torch, reason = peer.find_torch(ROOT, cache)
    context = harness.Context(ROOT, options.build_dir.resolve(), cache, options.rounds,
                              options.seconds, False, False, torch)
    if torch is None:
        print(f"Ratios are left out: {reason}.")
    rows = []
    for case in CASES:
        if options.only not in case:
            continue
        pair = library_pair.Pair(context, "network_cases.py", options.threads)
        try:
            row = memory_row(pair, case) if options.memory else timed_row(pair, case, options)
        finally:
            pair.close()
        rows.append(row)
        harness.show_progress(row)
    print(harness.show_table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
