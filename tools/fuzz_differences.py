#!/usr/bin/env python3
"""Makes random calls with Keyfall and with PyTorch, and reports what differs, sorted by class:
`tools/fuzz_differences.py 20000 --torch PYTHON`.

PYTHON is a Python that has PyTorch. The calls are those of tests/python/support/generated/random_calls.py, and what
counts as a difference is in call_differences.py beside it, with the differences that are known. A class
is an operator and what differs about it. For each class, one call is reduced: changes of its arguments
are taken back as long as the difference stays. Prints each class when it is found, and in the end the
number of its calls, a seed and one line of Python; exits with 1 if there is any.

`--lines` makes random lines of Python instead (tests/python/support/generated/random_lines.py): calls of public
functions and methods, operators, factories, index expressions, with line_differences.py to compare them.
`--transforms` makes lines that compose transforms of functions (random_transforms.py, transform_differences.py).
`--keep FILE` adds the lines of a file and PyTorch's outcomes to tests/python/data/random_lines.json, which
tests/python/ops/test_random_lines.py replays: one line for each difference that has been mended. With `--transforms`,
it adds them to transform_lines.json for tests/python/transforms/test_transform_lines.py.

`--record FILE --each N` writes outcomes of PyTorch instead, of N calls for each operator, as far as both
libraries agree and numbers are few and finite; tests/python/ops/test_random_calls.py replays them.
"""

import argparse
import collections
import json
import lzma
import os
import pathlib
import pickle
import re
import subprocess
import sys
import warnings

ROOT = pathlib.Path(__file__).resolve().parent.parent
GENERATED = ROOT / "tests" / "python" / "support" / "generated"
sys.path[:0] = [str(GENERATED), str(ROOT / "build" / "release" / "python")]

import call_differences  # noqa: E402
import line_differences  # noqa: E402
import random_calls  # noqa: E402
import random_lines  # noqa: E402
import random_transforms  # noqa: E402
import transform_differences  # noqa: E402
from paths import DATA  # noqa: E402

import keyfall  # noqa: E402

MOST_CHANGES = 3  # that random_calls.py makes


class Torch:
    """PyTorch in a process of its own, which is started again after a call that kills it."""

    def __init__(self, python, program="random_calls.py"):
        self.command = [python, str(GENERATED / program), "--serve"]
        self.process = None

    def run(self, seed, omitted=()):
        """Returns random_calls.run's outcome; None if the call killed the process."""
        return self.ask(seed, omitted)

    def run_sample(self, seed, name, sample):
        return self.ask(seed, name, sample)

    def ask(self, *request):
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.DEVNULL)
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            return pickle.load(self.process.stdout)
        except (EOFError, pickle.UnpicklingError, BrokenPipeError):
            self.process.wait()
            self.process = None
            return None


class Search:
    """Compares calls and keeps the differences by class."""

    def __init__(self, torch):
        self.torch, self.forms = torch, random_calls.read_forms()
        self.classes = collections.defaultdict(list)  # class: [(seed, text)]
        self.taken = 0

    def difference(self, seed, omitted=()):
        """Returns (class, text) of an unknown difference, or None."""
        expected = self.torch.run(seed, omitted)
        found = random_calls.run(keyfall, seed, self.forms, omitted)
        self.taken += bool(found and "results" in found)
        said = call_differences.differs(found, expected)
        return said and (": ".join(said.split(": ")[:2]), said)

    def run(self, first, count):
        for seed in range(first, first + count):
            said = self.difference(seed)
            if said and said[0] not in self.classes:
                print(f"{seed}  {said[1][:300]}", flush=True)
            if said:
                self.classes[said[0]].append((seed, said[1]))

    def reduced(self, name, seed):
        """Returns the changes that this difference does not need."""
        omitted = ()
        for number in (*range(MOST_CHANGES), random_calls.GRADIENTS, random_calls.MODE):
            said = self.difference(seed, (*omitted, number))
            if said and said[0] == name:
                omitted = (*omitted, number)
        return omitted

    def line(self, seed, omitted):
        """Returns one line of Python that makes the call."""
        call = random_calls.Call(keyfall, seed, self.forms, omitted)
        name, _, args = call.prepare()
        shown = [random_calls.expression(keyfall, a) for a in args]
        shown += [f"{k}={random_calls.expression(keyfall, v)}" for k, v in call.kwargs.items()]
        if name.startswith("Tensor."):
            owner = random_calls.expression(keyfall, call.args[0])
            return f"{owner}.{name[7:]}({', '.join(shown)})"
        return f"{name.replace('aten.', 'torch.ops.aten.', 1)}({', '.join(shown)})"

    def report(self):
        ordered = sorted(self.classes.items(), key=lambda item: -len(item[1]))
        for name, seeds in ordered:
            seed, text = seeds[0]
            print(f"\n{len(seeds)}  {text[:300]}")
            print(f"    seed {seed}: {self.line(seed, self.reduced(name, seed))[:1000]}")


class LineSearch(Search):
    """Compares lines, in the same way."""

    def __init__(self, torch):
        self.torch, self.source = torch, random_lines.Source()
        self.classes = collections.defaultdict(list)
        self.taken = 0

    def difference(self, seed, omitted=()):
        name, line = random_lines.make(self.source, seed, omitted)
        expected = self.torch.ask(line)
        found = random_lines.run(keyfall, line)
        self.taken += "result" in found
        said = line_differences.differs(name, line, found, expected)
        return said and (": ".join(said.split(": ")[:2]), said)

    def reduced(self, name, seed):
        omitted = ()
        for number in range(random_lines.MOST_CHANGES):
            said = self.difference(seed, (*omitted, number))
            if said and said[0].partition(": ")[2] == name.partition(": ")[2]:
                omitted = (*omitted, number)
        return omitted

    def line(self, seed, omitted):
        return random_lines.make(self.source, seed, omitted)[1]


class TransformSearch(LineSearch):
    """Compares compositions of transforms."""

    def __init__(self, torch):
        self.torch = torch
        self.classes = collections.defaultdict(list)
        self.taken = 0

    def difference(self, seed, omitted=()):
        line = random_transforms.make(seed, omitted)
        expected = self.torch.ask(line)
        found = random_transforms.run(keyfall, line)
        self.taken += "result" in found
        said = transform_differences.differs(line, found, expected)
        return said and (re.sub(r"[\d.]+", "0", said)[:90], said)

    def reduced(self, name, seed):
        omitted = ()
        for number in range(random_transforms.MOST_CHANGES):
            said = self.difference(seed, (*omitted, number))
            if said and said[0].partition(": ")[0] == name.partition(": ")[0]:
                omitted = (*omitted, number)
        return omitted

    def line(self, seed, omitted):
        return random_transforms.make(seed, omitted)


def keep(torch, path, name="random_lines.json", run=random_lines.run):
    """Adds lines to those that the tests replay; refuses lines that differ."""
    kept = json.loads((DATA / name).read_text()) if (DATA / name).exists() else []
    lines = dict(kept)
    for line in filter(None, map(str.strip, pathlib.Path(path).read_text().splitlines())):
        expected = random_lines.as_recorded(torch.ask(line))
        said = line_differences.difference(line, random_lines.as_recorded(run(keyfall, line)), expected)
        if said:
            print(f"{line}\n    {said}")
        else:
            lines[line] = expected
    text = ",\n".join(json.dumps(row) for row in lines.items())
    (DATA / name).write_text(f"[{text}]\n")
    print(f"{len(lines)} lines, {len(lines) - len(kept)} new")


def recordable(outcome):
    """Whether other machines can be expected to give the same: numbers are finite, and few."""
    if outcome is None or "unusable" in outcome or outcome.get("wild") or call_differences.is_wild(outcome):
        return False
    if isinstance(outcome.get("gradients"), tuple):
        return False
    return len(repr(outcome)) < 2500


def record(torch, forms, path, each):
    """Writes [form, sample, seed, outcome]; only calls that agree and that need no known difference."""
    rows = []
    for number, (form, listed) in enumerate(forms):
        for turn in range(each):
            seed = 1000 * number + turn
            sample = listed[turn % len(listed)]
            expected = torch.run_sample(seed, form.schema.full_name, sample)
            found = random_calls.run_sample(keyfall, seed, form, sample)
            if recordable(expected) and recordable(found) and (
                    call_differences.difference(found, expected) is None):
                rows.append([form.schema.full_name, sample, seed, random_calls.as_recorded(expected)])
    with lzma.open(path, "wt", preset=9) as file:
        json.dump(rows, file, separators=(",", ":"))
    print(f"{len(rows)} calls of {len(forms)} operators, {os.path.getsize(path)} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("count", type=int, nargs="?", default=4000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--torch", default=os.environ.get("KEYFALL_TORCH_PYTHON"),
                        help="a Python with PyTorch; or KEYFALL_TORCH_PYTHON")
    parser.add_argument("--lines", action="store_true", help="lines of Python instead of operators")
    parser.add_argument("--transforms", action="store_true", help="lines that compose transforms of functions")
    parser.add_argument("--keep", help="add the lines of this file to those that tests replay")
    parser.add_argument("--record", help="write outcomes to this file")
    parser.add_argument("--each", type=int, default=1, help="recorded calls of each operator")
    args = parser.parse_args()
    if not args.torch:
        parser.error("--torch must name a Python that has PyTorch")
    warnings.simplefilter("ignore")
    keyfall.set_num_threads(1)
    if args.transforms:
        torch = Torch(args.torch, "random_transforms.py")
        if args.keep:
            keep(torch, args.keep, "transform_lines.json", random_transforms.run)
            return 0
        search = TransformSearch(torch)
    elif args.keep or args.lines:
        keyfall.set_warn_always(True)
        torch = Torch(args.torch, "random_lines.py")
        if args.keep:
            keep(torch, args.keep)
            return 0
        search = LineSearch(torch)
    else:
        search = Search(Torch(args.torch))
    if args.record:
        record(search.torch, search.forms, args.record, args.each)
        return 0
    search.run(args.first, args.count)
    search.report()
    differing = sum(map(len, search.classes.values()))
    print(f"\n{args.count} calls, {search.taken} accepted, {differing} differ in {len(search.classes)} "
          "classes")
    return 1 if search.classes else 0


if __name__ == "__main__":
    sys.exit(main())
