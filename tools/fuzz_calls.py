#!/usr/bin/env python3
"""Makes random calls of every operator to find crashes: `tools/fuzz_calls.py 100000 --preset asan`.

The calls are those of tests/python/support/generated/random_calls.py, and every fourth one of rank_calls.py
beside it (with --ranks, all of them). Each process makes a part of them and prints
the seed before each call. If a call kills its process (a signal, a sanitizer's report) or takes more
than --limit seconds, it is noted, and a new process continues after it. Prints each distinct location of
a failure once, with a seed; exits with 1 if there is any. Slow calls are listed but are not failures.

With --device, each call is also made on a device that the CPU fallback serves, and a call that gives
something else there is a failure, too: `--device python` for a device written in Python, or the path of a
plug-in. With --recorded, each call is also made in a lazy scope, on lazy tensors, in a compiled function or by
a replay, and its values are read through a random door (tests/python/support/devices/lazy_calls.py).
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import time

import common

ROOT = pathlib.Path(__file__).resolve().parent.parent
SANITIZER = ("detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=3000:"
             "detect_stack_use_after_return=0")

CHILD = """
import sys, warnings, os, resource
support = os.path.join(sys.argv[1], "tests", "python", "support")
sys.path[:0] = [os.path.join(support, "generated"), os.path.join(support, "devices")]
begin, end, memory = map(int, sys.argv[2:5])
device, recorded, step = sys.argv[5], sys.argv[6], int(sys.argv[7])
if memory:
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
report = os.dup(1)
os.dup2(2, 1)  # a LAPACK prints what it thinks of NaN
warnings.simplefilter("ignore")
import keyfall, random_calls, rank_calls, device_calls, lazy_calls
keyfall.set_num_threads(1)
forms, all_forms = random_calls.read_forms(), rank_calls.read_forms()
if device == "python":
    keyfall.devices.PythonDevice("toy")
elif device:
    keyfall.devices.load_plugin(device)
name = keyfall.devices.names()[-1] if device else None
if recorded:
    lazy_calls.begin(keyfall)
for seed in range(begin, end):
    os.write(report, b"%d\\n" % seed)
    try:
        if recorded:
            difference = lazy_calls.run(keyfall, seed, forms, lazy_calls.WAYS[seed % len(lazy_calls.WAYS)])
        elif device:
            difference = device_calls.run(keyfall, seed, forms, name)
        elif seed % step == 0:
            difference = rank_calls.run(keyfall, seed, all_forms) and None
        else:
            difference = random_calls.run(keyfall, seed, forms) and None
        if difference:
            os.write(report, b"differs " + difference.replace("\\n", " ").encode() + b"\\n")
    except Exception:  # a refusal; crashes are what is looked for
        pass
"""


def environment(preset):
    env = dict(os.environ, PYTHONPATH=str(ROOT / "build" / preset / "python"))
    if preset != "asan":
        return env
    return dict(env, **common.sanitized_python(), ASAN_OPTIONS=SANITIZER,
                UBSAN_OPTIONS="print_stacktrace=1:halt_on_error=1")


def place(report, code):
    """Returns the location of a failure: the first line of the project in the report."""
    found = re.search(r"((?:src|python/src)/[\w/]+\.[ch]:\d+)", report)
    kind = re.search(r"(runtime error: [^\n]*|AddressSanitizer: [\w-]+)", report)
    what = kind.group(1) if kind else f"exit code {code}"
    return f"{found.group(1)}: {what}" if found else what


class Worker:
    """Runs the seeds [begin, end)."""

    def __init__(self, args, begin, end):
        self.args, self.begin, self.end = args, begin, end
        self.calls, self.faults, self.slow = 0, collections.defaultdict(list), []
        self.differences = []  # (seed, text)

    def run(self):
        while self.begin < self.end:
            self.run_until_one_fails()
        return self

    def run_until_one_fails(self):
        memory = 0 if self.args.preset == "asan" else 10 * 10**9
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(ROOT), str(self.begin), str(self.end), str(memory),
             self.args.device, "recorded" if self.args.recorded else "", "1" if self.args.ranks else "4"],
            env=environment(self.args.preset), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            errors = pool.submit(child.stderr.read)
            seeds = pool.submit(self.follow, child.stdout)
            was_slow = self.wait(child, seeds)
            report = errors.result().decode(errors="replace")
        last = seeds.result()
        if last is None:
            raise SystemExit(f"no call could be made:\n{report}")
        self.calls += last + 1 - self.begin
        self.begin = last + 1
        if was_slow:
            self.slow.append(last)
        elif child.returncode != 0:
            self.faults[place(report, child.returncode)].append((last, report))

    def follow(self, stream):
        seed = None
        for line in stream:
            if line.startswith(b"differs "):
                self.differences.append((seed, line[8:].decode(errors="replace").strip()))
            else:
                seed, self.heard = int(line), time.monotonic()
        return seed

    def wait(self, child, seeds):
        self.heard = time.monotonic() + 60  # importing takes a while
        while not seeds.done():
            concurrent.futures.wait([seeds], timeout=1)
            if time.monotonic() - self.heard > self.args.limit:
                child.kill()
                child.wait()
                return True
        child.wait()
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("calls", type=int, help="how many")
    parser.add_argument("--seed", type=int, default=int(time.time()) % 10**6 * 10**6,
                        help="the first one; another range each time unless given")
    parser.add_argument("--preset", default="release", help="the build: release, dev or asan")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="", help="python, or the path of a plug-in")
    parser.add_argument("--recorded", action="store_true", help="compare with recorded calls")
    parser.add_argument("--ranks", action="store_true", help="tensors of unexpected ranks in each call")
    parser.add_argument("--limit", type=float, default=20, help="seconds for one call")
    args = parser.parse_args()
    step = -(-args.calls // args.jobs)
    ranges = [(args.seed + i * step, args.seed + min((i + 1) * step, args.calls))
              for i in range(args.jobs)]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        workers = list(pool.map(lambda r: Worker(args, *r).run(), ranges))
    faults = collections.defaultdict(list)
    for worker in workers:
        for where, found in worker.faults.items():
            faults[where] += found
    for where, found in sorted(faults.items()):
        print(f"{where}\n  {len(found)} calls, the first with seed {found[0][0]}")
        print("    " + "\n    ".join(found[0][1].splitlines()[-30:]))
    differences = [found for worker in workers for found in worker.differences]
    for seed, text in differences:
        print(f"seed {seed} differs: {text[:1000]}")
    slow = [seed for worker in workers for seed in worker.slow]
    print(f"{sum(worker.calls for worker in workers):,} calls from seed {args.seed}, "
          f"{len(faults)} places of failure, {len(differences)} differences, "
          f"{len(slow)} stopped after {args.limit:g} s {slow[:10]}")
    return 1 if faults or differences else 0


if __name__ == "__main__":
    sys.exit(main())
