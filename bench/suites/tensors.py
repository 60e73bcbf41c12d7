"""Tensors and operators on one thread, against libtorch, and NumPy for what it has."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Dict, List, Optional, Sequence, Tuple

from harness import Best, Context, Program, Row, at_most, times_faster

MOST_ATTEMPTS = 3
BENCH = Path(__file__).resolve().parent.parent
KERNELS = ("add", "mul", "exp", "tanh", "gelu", "sum", "max", "softmax", "layer_norm")
# (case, how it is shown, how many times faster)
CALLS = (
    ("empty", "empty({1}) and free", 8), ("add_1", "add of two 1-element tensors", 8),
    ("add_out_1", "add_out of two 1-element tensors", 8), ("view", "view", 8),
    ("select", "select", 8), ("transpose", "transpose", 8),
)
WHOLE = (
    ("mm_64", "mm 64"), ("mm_256", "mm 256"), ("mm_1024", "mm 1024"),
    ("conv2d", "conv2d 8x16x32x32 by 32x16x3x3"), ("max_pool2d", "max_pool2d 8x16x32x32"),
    ("batch_norm", "batch_norm 8x16x32x32"), ("add_turned_1m", "add of a transposed matrix, 1 M"),
    ("add_row_1m", "add of a row to a matrix, 1 M"), ("index_select_1m", "index_select, 1 M"),
    ("gather_1m", "gather, 1 M"), ("scatter_add_1m", "scatter_add, 1 M"), ("cat_1m", "cat, 1 M"),
    ("sort_1m", "sort, 1 M"), ("topk_1m", "topk, 100 of 1 M"),
)
# Cases of numpy_cases.py: there the better of the two peers counts.
NUMPY = ("add_4m", "mul_4m", "exp_4m", "tanh_4m", "sum_4m", "max_4m", "mm_64", "mm_256", "mm_1024")
# at::set_num_threads(1) does not reach the libraries that libtorch hands larger tensors to.
ONE_THREAD = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1",
              "MKL_NUM_THREADS": "1"}
# "At least 1.0" with what is left of the noise after the best of many.
EQUAL = 0.97
# Bytes that one run moves, for the comparison with the machine's copy bandwidth.
COPIED = 2 * 4 * 4194304
MOVED = {"add_4m": 3 * 4 * 4194304, "sum_4m": 4 * 4194304, "copy_4m": COPIED}
# Types of 512 x 512 products: the multiply-adds of real numbers for one of the type, and the loop that
# reaches the processor's peak. Types that are computed in float32 are compared with its peak, and so are integers; bfloat16
# and int8 are compared with the instructions for them where the processor has them.
SHARED_SIDE = 512
SHARES = {"float32": (1, "peak_f32"), "float64": (1, "peak_f64"), "bfloat16": (1, "peak_bfloat16"),
          "float16": (1, "peak_f32"), "complex64": (4, "peak_f32"), "complex128": (4, "peak_f64"),
          "int8": (1, "peak_int8"), "int32": (1, "peak_f32"), "int64": (1, "peak_f64")}
# What two cases leave to each other in the last cache is gone only after some thirty runs.
STEADY_SECONDS = 0.1


def wanted() -> List[Tuple[str, str, float]]:
    rows = [(case, name, float(least)) for case, name, least in CALLS]
    for size, shown, least in (("1k", "1 K", 1.5), ("64k", "64 K", 1.1), ("4m", "4 M", EQUAL)):
        rows += [(f"{kernel}_{size}", f"{kernel}, {shown} floats", least) for kernel in KERNELS]
    return rows + [(case, name, EQUAL) for case, name in WHOLE]


def target_text(case: str, least: float) -> str:
    if least == EQUAL:
        peer = "the best peer" if case in NUMPY else "libtorch"
        return f">= 1.0 of {peer} (met from 0.97 on, for noise)"
    return f">= {least:g} times faster than libtorch"


def find_numpy(root: Path) -> Optional[Tuple[str, str]]:
    """A Python that has NumPy, and NumPy's version."""
    for python in (str(root / ".venv" / "bin" / "python"), sys.executable):
        if os.access(python, os.X_OK):
            done = subprocess.run([python, "-c", "import numpy; print(numpy.__version__)"],
                                  capture_output=True, text=True)
            if done.returncode == 0:
                return python, done.stdout.strip()
    return None


class Tensors:
    def __init__(self, context: Context):
        self.context = context
        self.ours = Program("keyfall", context.program("tensor_bench"), [])
        self.torch: Optional[Program] = None
        self.peers: Dict[Program, str] = {}  # and how they are shown
        if context.torch is not None:
            self.torch = Program("libtorch", context.torch.build("peer_tensors", True), [],
                                 ONE_THREAD)
            self.peers[self.torch] = context.torch.label
        self.numpy: Optional[Program] = None
        found = find_numpy(context.root) if context.torch is not None else None
        if found is not None:
            self.numpy = Program("NumPy", Path(found[0]), [str(BENCH / "numpy_cases.py")],
                                 ONE_THREAD)
            self.peers[self.numpy] = f"NumPy {found[1]}"

    def close(self) -> None:
        for program in (self.ours, *self.peers):
            program.close()

    def row(self, case: str, name: str, least: float) -> Row:
        peers = [peer for peer in self.peers if peer is self.torch or case in NUMPY]
        plan: Sequence[Tuple[Program, str]] = [(program, case) for program in (self.ours, *peers)]
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            best.measure(plan, max(self.context.rounds // 3, 3), self.context.seconds)
            values = {peer.label: best.ns(peer, case) for peer in peers}
            first = min(peers, key=lambda peer: values[peer.label], default=None)
            row = times_faster(
                name, best.ns(self.ours, case), self.peers.get(first), best.ns(first, case), least,
                target_text(case, least), more={"peers_ns": values} if len(values) > 1 else {})
            if row.met is not False:
                break
            self.close()  # where arrays lie in memory counts, and differs from process to process
        return row

    def bandwidth_rows(self) -> List[Row]:
        """add, sum and copy at 4 M floats as shares of memcpy's bandwidth."""
        rows = []
        for case, moved in MOVED.items():
            best = Best()
            for _ in range(MOST_ATTEMPTS):
                best.measure([(self.ours, case), (self.ours, "memcpy_4m")], 3, STEADY_SECONDS)
                ours = best.ns(self.ours, case) / moved
                copy = best.ns(self.ours, "memcpy_4m") / COPIED
                row = at_most(f"{case.split('_')[0]}, 4 M floats: time for what memcpy moves in 1",
                              ours / copy, 1 / 0.9, "90% of memcpy's bandwidth", unit="ratio")
                if row.met:
                    break
                self.close()
            rows.append(row)
        return rows

    def peak_rows(self) -> List[Row]:
        """Products of matrices as shares of the processor's peak of multiply-adds, in percent."""
        rows = []
        for dtype, (parts, peak) in SHARES.items():
            best, case = Best(), f"mm_share_{dtype}"
            best.measure([(self.ours, case), (self.ours, peak)], max(self.context.rounds // 3, 3),
                         self.context.seconds)
            least = best.ns(self.ours, peak) * parts * SHARED_SIDE ** 3
            rows.append(Row(f"mm {SHARED_SIDE} of {dtype}: share of the {peak[5:]} multiply-adds at peak",
                            100 * least / best.ns(self.ours, case), "shown for comparison", None, unit="%"))
        return rows


def run(context: Context) -> List[Row]:
    tensors = Tensors(context)
    try:
        rows = [tensors.row(*each) for each in wanted()]
        return rows + tensors.bandwidth_rows() + tensors.peak_rows()
    finally:
        tensors.close()
