"""Lazy and compiled execution on one thread, against eager execution, PyTorch and its compiler."""

from typing import List, Optional, Tuple

from harness import BenchError, Best, Context, Program, Row, at_most, times_faster
from suites.python import Package

MOST_ATTEMPTS = 3
MOST_RECORDING = 400  # ns, in Python
MOST_RECORDING_IN_C = 150  # ns
# (case of lazy_bench.c, how it is shown)
RECORDED_IN_C = (("record_add", "x + y"), ("record_mul", "x * y"), ("record_relu", "relu(x)"),
                 ("record_add_inplace", "x += y"), ("record_gt", "x > y"))
COUNT_CHAINS = (5, 25)
# (case, the peer's case, how it is shown, how many times faster than PyTorch)
AGAINST_EAGER = (
    ("thousand_replay", "thousand_eager", "compiled step of 1,000 one-element operators", 20),
    ("chain_compiled", "chain_eager", "10 elementwise operators and a sum, 4 M floats", 3),
    ("mlp_replay", "mlp_eager", "MLP 16-32-10 training step, compiled", 20),
    ("transformer_compiled", "transformer_eager", "2 transformer blocks, batch 8, training step", 1.3),
)
# (case, how it is shown, how many times faster than Keyfall's eager execution)
AGAINST_OWN = (("mlp_replay", "mlp_eager", "MLP training step, compiled, against eager", 2),)
# Written from primitive operators, against the kernel of the same name.
FUSED = ("gelu", "layer_norm", "softmax", "adamw")


class Lazy:
    def __init__(self, context: Context):
        self.context = context
        self.package = Package(context)
        self.ours = self.package.script("keyfall", self.package.python, "lazy_cases.py")
        self.in_c = Program("keyfall", context.program("lazy_bench"), [])
        self.torch: Optional[Program] = None
        if self.package.torch_python is not None:
            self.torch = self.package.script("torch", self.package.torch_python, "lazy_cases.py")

    def close(self) -> None:
        self.package.close()
        for program in (self.ours, self.in_c, self.torch):
            if program is not None:
                program.close()

    def best(self, plan: List[Tuple[Optional[Program], str]]) -> Best:
        best = Best()
        asked = [(program, case) for program, case in plan if program is not None]
        best.measure(asked, max(self.context.rounds // 3, 3), self.context.seconds * 4)
        return best

    def row(self, case: str, peer: Optional[Program], label: Optional[str], other: str, name: str,
            least: float) -> Row:
        for _ in range(MOST_ATTEMPTS):
            best = self.best([(self.ours, case), (peer, other)])
            row = times_faster(name, best.ns(self.ours, case), label, best.ns(peer, other), least,
                               f">= {least:g} times faster than {label or 'PyTorch'}")
            if row.met is not False:
                break
        return row

    def recording_row(self, case: str, name: str) -> Row:
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            best.measure([(self.in_c, case)], max(self.context.rounds // 3, 3), self.context.seconds)
            row = at_most(f"recording {name} in C", best.ns(self.in_c, case), MOST_RECORDING_IN_C,
                          f"<= {MOST_RECORDING_IN_C} ns")  # fmt: skip
            if row.met:
                break
        row.instructions = self.context.instructions(self.in_c, case, *COUNT_CHAINS)
        return row

    def compiler_row(self) -> Row:
        """PyTorch's compiler needs a C++ compiler and may not work on this machine."""
        name, wanted = "the same against torch.compile", ">= 0.9 of torch.compile"
        try:
            return self.row("chain_compiled", self.torch, "torch.compile", "chain_compiled", name, 0.9)
        except BenchError:
            self.torch.close()
            return Row(name, self.best([(self.ours, "chain_compiled")]).ns(self.ours, "chain_compiled"),
                       wanted, None)  # fmt: skip


def run(context: Context) -> List[Row]:
    lazy = Lazy(context)
    try:
        record = lazy.best([(lazy.ours, "record")]).ns(lazy.ours, "record")
        rows = [at_most("recording x + y in Python", record, MOST_RECORDING,
                        f"<= {MOST_RECORDING} ns")]  # fmt: skip
        rows += [lazy.recording_row(case, name) for case, name in RECORDED_IN_C]
        rows += [lazy.row(case, lazy.torch, lazy.package.peer, other, name, least)
                 for case, other, name, least in AGAINST_EAGER]
        rows += [lazy.row(case, lazy.ours, "eager", other, name, least)
                 for case, other, name, least in AGAINST_OWN]
        rows += [lazy.row(f"{name}_replay", lazy.ours, "the kernel", f"{name}_kernel",
                          f"{name} from primitive operators, 1 M floats", 1.0) for name in FUSED]
        return rows + [lazy.compiler_row()]
    finally:
        lazy.close()
