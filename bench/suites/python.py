"""The Python package against PyTorch's and NumPy: calls, kernels in Python, import."""

import os
import subprocess
from pathlib import Path
from typing import List, Optional, Tuple

from harness import Best, BenchError, Context, Program, Row, at_most, times_faster

MOST_ATTEMPTS = 3
# (case, how it is shown, how many times faster than PyTorch)
CASES = (
    ("add", "x + y, 1 element", 6), ("ops_add", "ops.aten.add.Tensor(x, y)", 8),
    ("ops_add_held", "the same, held in a variable", 8), ("view", "x.view(1, 1)", 5),
    ("index", "x[0]", 5), ("empty", "empty(1)", 5),
    ("python_kernel", "Library operator with a Python kernel", 4),
    ("custom_op", "custom_op around clone", 8), ("mode", "x + y in a pass-through mode", 6),
    ("from_numpy", "from_dlpack(array)", 2), ("to_numpy", "numpy.from_dlpack(tensor)", 2),
)
TRACED = ("neg", "add_function", "mm")
_IMPORT = ("import time; start = time.perf_counter_ns(); import {}; "
           "print(time.perf_counter_ns() - start)")


class Package:
    """The programs of this suite; the package is that of the build, in the project's .venv."""

    def __init__(self, context: Context):
        self.context = context
        self.path = context.build / "python"
        python = context.root / ".venv" / "bin" / "python"
        if not python.exists() or not list(self.path.glob("keyfall/_C.*.so")):
            raise BenchError("the Python package is not built (run 'make bench')")
        self.environment = {**os.environ, "PYTHONPATH": str(self.path)}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)  # imports find what pip compiles
        self.python = str(python)
        self.ours = self.cases("keyfall", self.python)
        self.numpy = self.cases("numpy", self.python)
        self.torch: Optional[Program] = None
        self.torch_python: Optional[str] = context.torch.python if context.torch else None
        self.peer: Optional[str] = None
        if self.torch_python is not None:
            self.torch = self.cases("torch", self.torch_python)
            self.peer = f"PyTorch {context.torch.version}"

    def cases(self, library: str, python: str) -> Program:
        return self.script(library, python, "python_cases.py")

    def script(self, library: str, python: str, name: str) -> Program:
        path = Path(__file__).resolve().parent.parent / name
        return Program(library, Path(python), [str(path), library], self.environment)

    def close(self) -> None:
        for program in (self.ours, self.numpy, self.torch):
            if program is not None:
                program.close()

    def measured(self, plan: List[Tuple[Program, str]], row_of) -> Row:
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            best.measure(plan, self.context.rounds, self.context.seconds)
            row = row_of(best)
            if row.met is not False:
                break
        return row

    def against(self, other: Optional[Program], label: Optional[str], case: str, name: str,
                least: float) -> Row:
        plan = [(program, case) for program in (self.ours, other) if program is not None]
        return self.measured(plan, lambda best: times_faster(
            name, best.ns(self.ours, case), label, best.ns(other, case), least,
            f">= {least:g} times faster than {(label or 'PyTorch').split()[0]}"))

    def traced_row(self, case: str) -> Row:
        """What `keyfall trace` adds to an operator: at most 10% and 200 ns."""
        traced = f"traced_{case}"
        return self.measured([(self.ours, case), (self.ours, traced)], lambda best: at_most(
            f"{case.split('_')[0]} in keyfall trace", best.ns(self.ours, traced),
            1.1 * best.ns(self.ours, case) + 200, "<= 1.1 times plain + 200 ns"))

    def import_ns(self, library: str, python: str, times: int) -> float:
        """The best of a few fresh processes; the first one only warms the disk's cache and keeps
        the compiled files."""
        def once() -> int:
            done = subprocess.run([python, "-c", _IMPORT.format(library)], text=True,
                                  capture_output=True, env=self.environment)
            if done.returncode != 0:
                raise BenchError(f"{python} cannot import {library}: {done.stderr.strip()}")
            return int(done.stdout)

        once()
        return float(min(once() for _ in range(times)))

    def import_rows(self) -> List[Row]:
        ours = self.import_ns("keyfall", self.python, self.context.rounds)
        theirs = self.import_ns("torch", self.torch_python, 5) if self.torch_python else None
        return [at_most("import keyfall", ours, 40e6, "<= 40 ms"),
                times_faster("import keyfall against import torch", ours, self.peer, theirs, 20,
                             ">= 20 times faster than PyTorch")]


def run(context: Context) -> List[Row]:
    package = Package(context)
    try:
        rows = [package.against(package.torch, package.peer, *case) for case in CASES]
        rows.insert(1, package.against(package.numpy, "NumPy", "add",
                                       "x + y, 1 element, against NumPy", 2))
        rows += [package.traced_row(case) for case in TRACED]
        return rows + package.import_rows()
    finally:
        package.close()
