"""A Python program of the harness run by Keyfall's package and by PyTorch, with a number of threads."""

import os
import sys
from pathlib import Path
from typing import List, Optional, Set

from harness import BenchError, Context, Program

BENCH = Path(__file__).resolve().parent


def last_cpus(count: int) -> Set[int]:
    """As many processors as there are threads, the same ones for both libraries: some processors of a shared
    machine are slower than others for minutes. The first one serves interrupts."""
    return set(sorted(os.sched_getaffinity(0))[-count:])


class Pair:
    """`ours` and `torch` (None without the peer): SCRIPT LIBRARY THREADS."""

    def __init__(self, context: Context, script: str, threads: int, label: str = ""):
        self.context, self.threads = context, threads
        python = context.root / ".venv" / "bin" / "python"
        package = context.build / "python"
        if not list(package.glob("keyfall/_C.*.so")):
            raise BenchError("the Python package is not built (run 'make bench')")
        path, count = str(BENCH / script), str(threads)
        self.ours = Program(f"keyfall{label}", python if python.exists() else Path(sys.executable),
                            [path, "keyfall", count],
                            {**os.environ, "PYTHONPATH": str(package)}, last_cpus(threads))
        self.torch: Optional[Program] = None
        self.peer: Optional[str] = None
        if context.torch is not None and context.torch.python is not None:
            limits = {"OMP_NUM_THREADS": count, "MKL_NUM_THREADS": count}
            self.torch = Program(f"torch{label}", Path(context.torch.python),
                                 [path, "torch", count], {**os.environ, **limits},
                                 last_cpus(threads))
            self.peer = f"PyTorch {context.torch.version}"

    def programs(self) -> List[Program]:
        return [program for program in (self.ours, self.torch) if program is not None]

    def close(self) -> None:
        for program in self.programs():
            program.close()
