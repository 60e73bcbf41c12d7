"""Recording, backward and training steps on one thread, against libtorch and PyTorch."""

from typing import List, Optional, Tuple

from harness import Best, Context, Program, Row, at_most, times_faster
from suites.python import Package

MOST_ATTEMPTS = 3
# (case, how it is shown, how many times faster than libtorch)
CALLS = (("add_grad", "add with requires_grad, 1 element", 8),
         ("backward", "add, sum, backward, 1 element", 12),
         ("chain", "chain of 100,000: build, backward, free", 8))
# The same in Python, and whole training steps.
STEPS = (("backward", "Python: mul, sum, backward", 10),
         ("mlp", "Python: MLP 16-32-10, batch 32, training step", 6),
         ("cnn", "Python: small CNN, batch 8, training step", 1.3),
         ("transformer", "Python: 2 transformer blocks, batch 8, training step", 1.3))
# Two recurrent layers of 128, batches of 100 with 28 steps of 28 numbers.
RECURRENT = tuple((f"{kind}_{what}", f"Python: {kind}, {what}", 1.2)
                  for kind in ("LSTM", "GRU", "RNN", "relu") for what in ("training", "inference"))
# A chain ten times as long may cost this much more for each link: caches have an end.
LINEAR = 1.5


class Autograd:
    def __init__(self, context: Context):
        self.context = context
        self.package = Package(context)
        self.calls = Program("keyfall", context.program("autograd_bench"), [])
        self.steps = self.package.script("keyfall", self.package.python, "training_cases.py")
        self.torch_calls: Optional[Program] = None
        self.torch_steps: Optional[Program] = None
        self.label: Optional[str] = None
        if context.torch is not None:
            built = context.torch.build("peer_autograd", True)
            self.torch_calls, self.label = Program("libtorch", built, []), context.torch.label
        if self.package.torch_python is not None:
            self.torch_steps = self.package.script("torch", self.package.torch_python,
                                                   "training_cases.py")

    def close(self) -> None:
        self.package.close()
        for program in (self.calls, self.steps, self.torch_calls, self.torch_steps):
            if program is not None:
                program.close()

    def row(self, ours: Program, theirs: Optional[Program], label: Optional[str],
            wanted: Tuple[str, str, float]) -> Row:
        case, name, least = wanted
        plan = [(program, case) for program in (ours, theirs) if program is not None]
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            best.measure(plan, max(self.context.rounds // 3, 3), self.context.seconds * 4)
            row = times_faster(name, best.ns(ours, case), label, best.ns(theirs, case), least,
                               f">= {least:g} times faster than {(label or 'libtorch').split()[0]}")
            if row.met is not False:
                break
        return row

    def linear_row(self) -> Row:
        best = Best()
        best.measure([(self.calls, "short_chain"), (self.calls, "chain")],
                     max(self.context.rounds // 3, 3), self.context.seconds)
        ratio = best.ns(self.calls, "chain") / best.ns(self.calls, "short_chain")
        return at_most("a link of a chain of 100,000 against one of 10,000", ratio, LINEAR,
                       f"<= {LINEAR:g}: linear", unit="ratio")

    def memory_row(self, case: str) -> Row:
        def growth(program: Program) -> float:
            return float(min(program.once("--memory", case)["bytes"] for _ in range(3)))

        name = f"Python: memory of {case} training steps"
        ours = growth(self.steps)
        if self.torch_steps is None:
            return Row(name, ours, "<= PyTorch's", None, unit="bytes")
        theirs = growth(self.torch_steps)
        return Row(name, ours, "<= PyTorch's", ours <= theirs, self.package.peer, theirs,
                   unit="bytes")


def run(context: Context) -> List[Row]:
    autograd = Autograd(context)
    try:
        rows = [autograd.row(autograd.calls, autograd.torch_calls, autograd.label, each)
                for each in CALLS]
        rows.append(autograd.linear_row())
        rows += [autograd.row(autograd.steps, autograd.torch_steps, autograd.package.peer, each)
                 for each in STEPS + RECURRENT]
        return rows + [autograd.memory_row(case) for case in ("mlp", "cnn", "transformer")]
    finally:
        autograd.close()
