"""Large operators and training steps with one, half and all threads, against PyTorch with as many."""

import os
import threading
from statistics import median
from typing import Dict, Iterable, Iterator, List, Optional, Tuple

from harness import Best, Context, Program, Row, at_most, times_faster
from library_pair import Pair

SCRIPT = "thread_cases.py"
# (case, how it is shown)
CASES = (
    ("mm_64", "mm 64"), ("mm_256", "mm 256"), ("mm_1024", "mm 1024"), ("mm_2048", "mm 2048"),
    ("conv2d", "conv2d 8x16x32x32"), ("conv2d_64", "conv2d 64x64x32x32"),
    ("conv2d_back_x", "conv2d 64x64x32x32, input's gradient"),
    ("conv2d_back_w", "conv2d 64x64x32x32, weight's gradient"),
    ("conv2d_16_back_x", "conv2d 64x64x16x16 to 128, input's gradient"),
    ("conv2d_16_back_w", "conv2d 64x64x16x16 to 128, weight's gradient"),
    ("conv2d_3_back_w", "conv2d 64x3x32x32, weight's gradient"),
    ("tanh_4m", "tanh, 4 M"), ("exp_4m", "exp, 4 M"), ("add_16m", "add, 16 M"),
    ("layer_norm_4m", "layer_norm, 4096x1024"), ("softmax_4m", "softmax, 4096x1024"),
    ("column_sums", "column sums, 4096x4096"), ("row_sums", "row sums, 4096x4096"),
    ("attention", "attention 8x8x256x64, written out"),
    ("fused_attention", "scaled_dot_product_attention 8x8x256x64"),
    ("mlp_step", "MLP 784-1024-1024-10, batch 512, training step"),
    ("cnn_step", "CNN 3-64-64-128, batch 64, training step"),
    ("transformer_step", "two transformer blocks, training step"),
    ("mm_bf16_1024", "mm 1024 of bfloat16"),
    *((f"{kind}_{shape}", f"{name}, {shape}") for shape in ("128x768x768", "128x768x3072", "1x768x768")
      for kind, name in (("bf16", "linear of bfloat16"), ("autocast", "linear with autocast to bfloat16"),
                         ("int8", "dynamically quantized linear"))),
)
EQUAL = 0.97  # "at least 1.0", with what is left of the noise
# Cases whose speed-up by all threads is shown, and those that two processes run at the same time.
SCALED = ("mm_256", "mm_2048", "conv2d_64", "column_sums", "layer_norm_4m", "mlp_step", "cnn_step")
SHARED = ("mm_1024", "cnn_step")
SECONDS, ROUNDS = 0.06, 6
PROCESSES = 3  # of each library, for cases whose times differ by less than this factor:
CLOSE = 1.35
# A loop that spins for the other process's threads takes many times as long.
MOST_SLOWDOWN = 1.5

Sample = Tuple[float, Optional[float]]  # our time and the peer's


def thread_counts() -> List[int]:
    every = len(os.sched_getaffinity(0))
    return sorted({1, max(1, every // 2), every})


def measure(context: Context, threads: int, cases: Iterable[str], samples: Dict[str, List[Sample]]) -> Optional[str]:
    """Adds the best times of the cases in a new process of each library. Returns the peer's name."""
    pair = Pair(context, SCRIPT, threads)
    try:
        for case in cases:
            best = Best()
            best.measure([(program, case) for program in pair.programs()], ROUNDS, SECONDS)
            samples.setdefault(case, []).append((best.ns(pair.ours, case), best.ns(pair.torch, case)))
    finally:
        pair.close()
    return pair.peer


def is_close(sample: Sample) -> bool:
    ours, theirs = sample
    return theirs is not None and ours / CLOSE < theirs < ours * CLOSE


def rows_of(context: Context, threads: int, times: Dict[str, Dict[str, Optional[float]]]) -> Iterator[Row]:
    """The rows of one number of threads. Each library's times are added to `times`.

    Where a process places its threads and memory makes a difference of up to a third that lasts as long as the
    process, in either library. So close cases are measured in several processes of each, and the medians
    are compared."""
    samples: Dict[str, List[Sample]] = {}
    peer = measure(context, threads, dict(CASES), samples)
    close = [case for case, taken in samples.items() if is_close(taken[0])]
    for _ in range(PROCESSES - 1 if close else 0):
        measure(context, threads, close, samples)
    for case, name in CASES:
        ours = median(sample[0] for sample in samples[case])
        theirs = None if peer is None else median(sample[1] for sample in samples[case])
        times[case] = {"ours": ours, "peer": theirs}
        yield times_faster(f"{name}, {threads} thread{'s' if threads > 1 else ''}", ours, peer, theirs,
                           EQUAL, ">= 1.0 of PyTorch (met from 0.97 on, for noise)")


def efficiency_row(case: str, threads: int, one: Dict[str, Optional[float]],
                   all_of_them: Dict[str, Optional[float]]) -> Row:
    """What share of `threads` times the speed is reached, in percent; more is better."""
    def share(who: str) -> Optional[float]:
        if one[who] is None or all_of_them[who] is None:
            return None
        return 100 * one[who] / all_of_them[who] / threads

    ours, theirs = share("ours"), share("peer")
    return Row(f"{dict(CASES)[case]}: parallel efficiency of {threads} threads", ours,
               "shown for comparison", None, "PyTorch" if theirs else None, theirs, unit="%")


def together(programs: List[Program], case: str, rounds: int) -> float:
    """The best slice while all programs run the case at the same time."""
    best = [float("inf")] * len(programs)

    def ask(index: int) -> None:
        best[index] = min(best[index], programs[index].ask(case, 4 * SECONDS)["ns"])

    for _ in range(rounds):
        workers = [threading.Thread(target=ask, args=(i,)) for i in range(len(programs))]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return max(best)


def shared_row(context: Context, case: str, threads: int) -> Row:
    """Two processes with all threads each: how many times longer than half of the machine's work
    should take. The peer's figure is for comparison."""
    pairs = [Pair(context, SCRIPT, threads, f" {i}") for i in range(2)]
    slowdown: List[float] = []
    try:
        for who in range(len(pairs[0].programs())):
            programs = [pair.programs()[who] for pair in pairs]
            alone = together(programs[:1], case, ROUNDS)
            slowdown.append(together(programs, case, ROUNDS) / (2 * alone))
    finally:
        for pair in pairs:
            pair.close()
    theirs = slowdown[1] if len(slowdown) > 1 else None
    row = at_most(f"{dict(CASES)[case]}: two processes with {threads} threads each, time over 2 alone",
                  100 * slowdown[0], 100 * MOST_SLOWDOWN, f"<= {100 * MOST_SLOWDOWN:.0f}%", unit="%")
    row.peer, row.peer_value = pairs[0].peer, None if theirs is None else 100 * theirs
    return row


def run(context: Context) -> Iterator[Row]:
    times: Dict[int, Dict[str, Dict[str, Optional[float]]]] = {}
    for threads in thread_counts():
        times[threads] = {}
        yield from rows_of(context, threads, times[threads])
    most = max(times)
    if most > 1:
        yield from (efficiency_row(case, most, times[1][case], times[most][case]) for case in SCALED)
        yield from (shared_row(context, case, most) for case in SHARED)
