#!/usr/bin/env python3
"""Runs random programs of the dispatcher with Keyfall and with PyTorch, and reports the first step of each whose
outcome differs: `tools/fuzz_dispatcher.py 1000 --torch PYTHON`.

PYTHON is a Python that has PyTorch. The programs, and the differences that are known, are those of
tests/python/support/generated/dispatcher_programs.py. Steps that a difference does not need are taken out before
it is printed. Prints how many steps were compared, and exits with 1 if any outcome differs.

`--record FILE` writes programs with PyTorch's outcomes instead, as far as both libraries agree;
tests/python/dispatch/test_dispatcher_programs.py replays them.
"""

import argparse
import gc
import json
import lzma
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GENERATED = ROOT / "tests" / "python" / "support" / "generated"
sys.path[:0] = [str(GENERATED), str(ROOT / "build" / "release" / "python")]

import dispatcher_programs as programs  # noqa: E402

import keyfall  # noqa: E402

LONGEST = 6000  # characters of a recorded program with its outcomes


class Torch:
    """PyTorch in a process of its own, which is started again after a program that kills it."""

    def __init__(self, python):
        self.command = [python, programs.__file__, "--serve"]
        self.process = None

    def run(self, program):
        """Returns the outcomes of the steps; None if the program killed the process."""
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.DEVNULL)
        try:
            self.process.stdin.write(json.dumps(program).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if line:
            return json.loads(line)
        self.process.wait()
        self.process = None
        return None


class Search:
    """Compares programs, and counts."""

    def __init__(self, torch):
        self.torch = torch
        self.steps = self.crashes = self.known = self.differing = 0

    def difference(self, program):
        """Returns (step, PyTorch's outcome, ours) of the first that differs, which may be known; or None."""
        theirs = self.torch.run(program)
        if theirs is None:
            return None
        ours = programs.run(keyfall, program)
        pairs = zip(theirs, ours)
        return next(((at, x, y) for at, (x, y) in enumerate(pairs) if x != y), None)

    def is_new(self, program, found):
        return found is not None and programs.known(program[found[0]], *found[1:]) is None

    def compare(self, seed):
        program = programs.make(seed)
        found = self.difference(program)
        if found is None and self.torch.process is None:
            self.crashes += 1
            return
        self.steps += len(program) if found is None else found[0] + 1
        if found is None:
            return
        if self.is_new(program, found):
            self.differing += 1
            self.show(seed, *self.reduced(program, found))
        else:
            self.known += 1

    def reduced(self, program, found):
        """Takes steps out as long as a new difference in a step of the same kind stays."""
        program, kind = program[:found[0] + 1], program[found[0]][0]
        for at in reversed(range(len(program) - 1)):
            fewer = program[:at] + program[at + 1:]
            again = self.difference(fewer)
            if self.is_new(fewer, again) and fewer[again[0]][0] == kind and again[0] == len(fewer) - 1:
                program, found = fewer, again
        return program, found

    def show(self, seed, program, found):
        print(f"{seed}")
        for step in program:
            print(f"    {json.dumps(step)}")
        for name, outcome in (("PyTorch", found[1]), ("Keyfall", found[2])):
            print("\n".join(f"  {name}  {line}" for line in outcome), flush=True)


def record(torch, first, count, path):
    """Writes [program, outcomes] for programs without any difference."""
    rows = []
    for seed in range(first, first + count):
        program = programs.make(seed)
        theirs = torch.run(program)
        if theirs is not None and theirs == programs.run(keyfall, program) and len(repr(theirs)) < LONGEST:
            rows.append([program, theirs])
    with lzma.open(path, "wt", preset=9) as file:
        json.dump(rows, file, separators=(",", ":"))
    print(f"{len(rows)} programs, {sum(len(program) for program, _ in rows)} steps, {os.path.getsize(path)} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=500, help="of programs")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--torch", default=os.environ.get("KEYFALL_TORCH_PYTHON"),
                        help="a Python with PyTorch; or KEYFALL_TORCH_PYTHON")
    parser.add_argument("--record", help="write programs and PyTorch's outcomes to this file")
    args = parser.parse_args()
    if not args.torch:
        parser.error("--torch must name a Python that has PyTorch")
    keyfall.set_num_threads(1)
    gc.freeze()
    keyfall.set_torch_messages(True)
    if args.record:
        record(Torch(args.torch), args.first, args.count, args.record)
        return 0
    search = Search(Torch(args.torch))
    for seed in range(args.first, args.first + args.count):
        search.compare(seed)
    print(f"{args.count} programs, {search.steps} steps compared, {search.differing} programs differ, {search.known} in "
          f"a known way; {search.crashes} ended PyTorch's process")
    return 1 if search.differing else 0


if __name__ == "__main__":
    sys.exit(main())
