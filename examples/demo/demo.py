#!/usr/bin/env python3
"""The demo of `make demo`: trains one network on the CPU, on a device with five compute functions and with
six, lazily, and with PyTorch where it is found. Prints what each run cost and why a call goes where it
goes, and writes pages and a plot.

    python examples/demo/demo.py --plugin build/release/examples/abacus.so

PyTorch is looked for in the Python that KEYFALL_TORCH_PYTHON names, in the one that `make bench` makes
(build/torch-env), and in this Python. It runs the same program, in a process of its own."""

import argparse
import gc
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import time

import keyfall
import plot
import screen

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "examples" / "python"))

import digits  # noqa: E402 - an example beside this one

DEVICE, SOURCE = "abacus", "examples/device/abacus.c"
PATIENCE = 60  # seconds for PyTorch
SWITCH, PORTED = "ABACUS_CONVOLUTION_BACKWARD", "aten::convolution_backward"


# ---- The runs ------------------------------------------------------------------------------------


def train(epochs, after_epoch=None, **options):
    """Trains with a progress bar; returns the results and the model."""
    bar, begin = screen.Bar(), time.perf_counter()

    def show(done, total, losses):
        bar(done, total, losses)
        if after_epoch and done % (total // epochs) == 0:
            after_epoch()

    try:
        found, model = digits.train(keyfall, epochs, show, **options)
    finally:
        bar.clear()
    print(f"   {len(found['losses'])} steps in {time.perf_counter() - begin:.1f} s; {found['accuracy']:.2%} of "
          f"{digits.COUNT - digits.TRAINING} digits that it had not seen are right")
    return found, model


class Bills:
    """One bill for each epoch. Other programs on the machine disturb some of them, so `best` takes each
    operator from the epoch in which it cost least."""

    def __init__(self):
        self.of_epochs = []
        self._open()

    def _open(self):
        self._scope = keyfall.fallback.bill()
        self._bill = self._scope.__enter__()

    def close(self):
        self._scope.__exit__(None, None, None)

    def next_epoch(self):
        self.close()
        self.of_epochs.append(self._bill)
        self._open()

    def best(self):
        least = {}
        for entry in (entry for bill in self.of_epochs for entry in bill):
            if entry.op not in least or entry.total_ns < least[entry.op].total_ns:
                least[entry.op] = entry
        return keyfall.fallback.Bill(least.values())


def on_device(plugin, epochs):
    """Trains on the device, whose plug-in is loaded for that time only; returns the results and the
    bill of an epoch."""
    keyfall.devices.load_plugin(plugin)
    bills = Bills()
    try:
        found, model = train(epochs, bills.next_epoch, device=DEVICE)
    finally:
        bills.close()
    del model
    gc.collect()  # a plug-in stays loaded while tensors are on its device
    keyfall.devices.unload_plugin(DEVICE)
    return found, bills.best()


def torch_python():
    """The Python that has PyTorch, or None."""
    given = os.environ.get("KEYFALL_TORCH_PYTHON")
    measured = ROOT / "build" / "torch-env" / "bin" / "python"
    if given or measured.exists():
        return given or str(measured)
    return sys.executable if importlib.util.find_spec("torch") else None


def with_torch(epochs):
    """PyTorch's results for the same program; None without PyTorch."""
    python = torch_python()
    if python is None:
        print("   not found: set KEYFALL_TORCH_PYTHON to a Python that has it, for times to compare with")
        return None
    command = [python, digits.__file__, "--with", "torch", "--json", "--epochs", str(epochs)]
    try:
        with screen.clock("PyTorch trains"):
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except OSError as error:
        print(f"   could not run: {error}")
        return None
    except subprocess.TimeoutExpired:
        print(f"   stopped after {PATIENCE} s")
        return None
    if done.returncode != 0:
        print(f"   failed: {(done.stderr.strip().splitlines() or ['no message'])[-1]}")
        return None
    return json.loads(done.stdout)


# ---- What they cost ------------------------------------------------------------------------------


def show_bills(before, after, steps):
    """One table for two bills of this many steps: the most expensive operators, for one step."""
    bills = before, after
    totals = [sum(entry.total_ns for entry in bill) for bill in bills]

    def cells(costs):
        return "".join(f"{ns / 1e6 / steps:10.2f} ms {ns / (total or 1):5.0%}" if ns else f"{'-':>19}"
                       for ns, total in zip(costs, totals))

    cost_of = [{entry.op: entry.total_ns for entry in bill} for bill in bills]
    top = [entry.op for entry in before[:4]]
    rest = [total - sum(costs.get(op, 0) for op in top) for total, costs in zip(totals, cost_of)]
    print(f"   {'What it left to the CPU, in a step':<38} {'five functions':>18} {'six':>18}")
    for op in top:
        print(f"   {op:<38}" + cells([costs.get(op, 0) for costs in cost_of]))
    print(f"   {f'{len(before) - len(top)} others':<38}" + cells(rest))
    print(f"   {'total':<38}" + cells(totals))
    copied = [sum(e.bytes_out + e.bytes_in for e in bill) / steps / 1e6 for bill in bills]
    print(f"   {'copied to and from the device':<38}" + f"{copied[0]:10.2f} MB {copied[1]:15.2f} MB")
    op, share = after.next_to_port(1)[0]
    print(f"   Port next: {op}, {share:.0%} of what is left.\n   (The device is simulated on one "
          "core, so its own functions take longer than the CPU's.)")


class Others:
    """Measures how much of the machine other programs take, from its creation on."""

    def __init__(self):
        self.begin = self._now()

    @staticmethod
    def _now():
        """(seconds of all cores, busy ones, those of this program and its children)."""
        try:
            fields = pathlib.Path("/proc/stat").read_text().split()[1:9]
        except OSError:  # some containers hide it
            return 0, 0, 0
        ticks = [int(field) / os.sysconf("SC_CLK_TCK") for field in fields]
        own = os.times()
        return sum(ticks), sum(ticks) - ticks[3] - ticks[4], sum(own[:4])

    def share(self):
        total, busy, own = (after - before for after, before in zip(self._now(), self.begin))
        return max(0.0, busy - own) / (total or 1)


def show_results(runs, others):
    """A line for each run {name: results}; the first is what the others are compared with."""
    first = next(iter(runs.values()))
    print(f"   {'':<32} {'accuracy':>9} {'time of a step':>15}   first ten losses differ by")
    for name, found in runs.items():
        apart = max(abs(a - b) for a, b in zip(found["losses"][:10], first["losses"]))
        print(f"   {name:<32} {found['accuracy']:>9.2%} {found['step'] * 1e3:>12.2f} ms   "
              + ("" if found is first else f"{apart:.1e}" if apart else "0"))
    if others.share() > 0.15:
        print(f"   Other programs took {others.share():.0%} of this machine meanwhile, so the times say little.")


def show_digits(model):
    images = digits.load(keyfall)[0][digits.TRAINING:digits.TRAINING + 9]
    with keyfall.no_grad():
        seen = model(images).argmax(1).tolist()
    for line in zip(*map(digits.text_of, images)):
        print("   " + "  ".join(line))
    print("   " + "  ".join(f"{digit:^{digits.SIDE}}" for digit in seen))


def show_route(plugin):
    """Where a call goes: the kernels by falling priority, and where each was registered."""
    keyfall.devices.load_plugin(plugin)
    why = keyfall.explain(keyfall.relu, keyfall.ones(2, device=DEVICE, requires_grad=True))
    for number, step in enumerate(why.steps, 1):
        name, _, where = step.registered.partition(" (")
        print(f"   {number}. {step.key.name:<15} {step.rule:<16} {name}\n{'':24}{where.rstrip(')')}")
    print("   The tensor brings the keys, and the kernel of the highest one runs. Here that is autograd's,"
          "\n   which records the call and calls again below its own key: the next one is the device's.")
    del why
    keyfall.devices.unload_plugin(DEVICE)


# ---- Files ---------------------------------------------------------------------------------------


def keyfall_command(*arguments):
    """Runs the command `keyfall`; returns what it prints."""
    done = subprocess.run([sys.executable, "-m", "keyfall", *map(str, arguments)], text=True,
                          capture_output=True, check=False,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})
    if done.returncode != 0:
        sys.exit(f"demo: keyfall {arguments[0]} failed:\n{done.stderr}")
    return done.stdout


def write_pages(plugin, out):
    """Traces an epoch on the device; writes its report and the explorer with the same trace."""
    report, trace, explorer = out / "report.html", out / "trace.json", out / "explorer.html"
    with screen.clock("tracing an epoch"):
        keyfall_command("trace", "-o", trace, "--html", report, "--plugin", plugin,
                        digits.__file__, "--quick", "--quiet", "--device", DEVICE)
    with screen.clock("writing the explorer"):
        keyfall_command("explorer", "--plugin", plugin, "--trace", trace, "-o", explorer)
    return [(report, "where an epoch on the device, with six functions, spends its time"),
            (explorer, "every operator and its kernels, the routes of calls, and this trace")]


# ---- The demo ------------------------------------------------------------------------------------

NEXT = """\
   Explain a call:      .venv/bin/python -m keyfall explain add 'cpu:f32[2,3]:grad' 'cpu:f32[3]'
   Trace a program:     .venv/bin/python -m keyfall trace --html report.html program.py
   Train for longer:    .venv/bin/python examples/python/digits.py --epochs 30
   Read more programs:  examples/README.md has operators, modes, devices, a transformer
   Bring up a device:   docs/guide/bring-up-a-device.md
"""


def parse():
    parser = argparse.ArgumentParser(description="Trains a network in several ways and compares them.")
    parser.add_argument("--plugin", type=pathlib.Path, default=ROOT / "build/release/examples/abacus.so",
                        help=f"the device, built from {SOURCE}")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path(os.path.relpath(ROOT / "build/demo")),
                        help="the folder for what is written (default: build/demo)")
    parser.add_argument("--epochs", type=int, default=10)
    options = parser.parse_args()
    if not options.plugin.exists():
        parser.error(f"there is no {options.plugin}: `make demo` builds it")
    return options


def main():
    options, begin, others = parse(), time.perf_counter(), Others()
    plugin, epochs = str(options.plugin), options.epochs
    options.out.mkdir(parents=True, exist_ok=True)
    os.environ.pop(SWITCH, None)
    print(f"Keyfall {keyfall.__version__}: one network, trained on {digits.TRAINING:,} handwritten digits in "
          "several ways")

    screen.title("1. On the CPU")
    runs = {}
    runs["CPU"], model = train(epochs)
    show_digits(model)

    screen.title("2. On a device with five compute functions")
    print(f"   {SOURCE}, simulated: convolution, addmm, mm, relu, threshold_backward")
    runs["abacus, five functions"], before = on_device(plugin, epochs)
    share = dict(before.next_to_port(len(before))).get(PORTED, 0)
    screen.title(f"3. With one function more: {PORTED}, {share:.0%} of what it left to the CPU")
    os.environ[SWITCH] = "1"
    runs["abacus, six functions"], after = on_device(plugin, epochs)
    steps = len(runs["CPU"]["losses"]) // epochs
    show_bills(before, after, steps)

    screen.title("4. Lazily: keyfall.compile records the operators of a step and runs them as graphs")
    runs["lazy"], _ = train(epochs, compiled=True)
    graphs = keyfall.lazy.cache_stats()
    print(f"   {graphs['misses']} graphs were made, and used {graphs['hits']} times again: one for the gradients "
          "and\n   one for Adam, which reads its counter in between")

    screen.title("5. With PyTorch, on the CPU")
    found = with_torch(epochs)
    if found:
        runs[f"PyTorch {found['version']}"] = found
        print(f"   {len(found['losses'])} steps; {found['accuracy']:.2%} are right")

    screen.title("All runs")
    show_results(runs, others)

    screen.title("Why relu of a tensor on the abacus goes where it goes (keyfall.explain)")
    show_route(plugin)

    files = write_pages(plugin, options.out)
    plot.write(options.out / "plot.svg", runs, before, after, steps)
    files.append((options.out / "plot.svg", "losses, times of a step, and the bill before and after"))
    screen.title(f"Written to {options.out}")
    for path, what in files:
        print(f"   {path.name:<16} {what}")
    screen.title("Try next")
    print(NEXT + f"\nThe demo took {time.perf_counter() - begin:.0f} s.")


if __name__ == "__main__":
    main()
