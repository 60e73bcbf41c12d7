"""Devices on one thread: what the CPU fallback, a plug-in's kernels and copies cost beside the work
itself, against libtorch's CPU fallback on a PrivateUse1 device and against the CPU."""

from typing import Dict, List, Optional, Sequence, Tuple

from harness import Best, Context, Program, Row, at_most, times_faster

MOST_ATTEMPTS = 3
# (operator, how it is shown, copies of the peer's fallback, ours with kept copies, ours without)
FALLBACKS = (("neg", "neg", 2, 1, 2), ("atan2", "atan2", 3, 1, 3), ("sort", "sort", 3, 2, 3),
             ("neg_inplace", "neg_", 2, 1, 2))
MOST_OVERHEAD = 1000  # ns
LEAST_RATIO = 5
LEAST_TRAINING = 3  # the kernels' own time counts, too
# "What it costs to the CPU" with what is left of the noise after the best of many.
EQUAL = 0.97
# (case on the device, case on the CPU, how it is shown)
DISPATCHES = (("add_out_kit", "add_out_cpu", "add_out"), ("neg_out_kit", "neg_out_cpu", "neg_out"),
              ("add_kit", "add_cpu", "add, with a new result,"))
MOST_COPY = 150  # ns
COUNT_CALLS = (100, 1100)


class Devices:
    def __init__(self, context: Context):
        self.context = context
        self.ours = Program("keyfall", context.program("device_bench"), [])
        self.counts: Dict[Tuple[str, str], Optional[float]] = {}  # of (program, case)
        self.torch: Optional[Program] = None
        self.label: Optional[str] = None
        if context.torch is not None:
            built = context.torch.build("peer_device", True)
            self.torch, self.label = Program("libtorch", built, []), context.torch.label

    def close(self) -> None:
        for program in (self.ours, self.torch):
            if program is not None:
                program.close()

    def measure(self, best: Best, ours: Sequence[str], theirs: Sequence[str]) -> None:
        plan = [(self.ours, case) for case in ours]
        plan += [(self.torch, case) for case in theirs if self.torch is not None]
        best.measure(plan, max(self.context.rounds // 3, 3), self.context.seconds)

    def overhead(self, program: Optional[Program], best: Best, op: str, case: str,
                 copies: int) -> Optional[float]:
        """Of a call, above the CPU's kernel and the device's own copies."""
        if program is None:
            return None
        return (best.ns(program, case) - best.ns(program, f"{op}_cpu")
                - copies * best.ns(program, "own_copy_16"))

    def count(self, program: Optional[Program], case: str) -> Optional[float]:
        """Instructions of a case, counted once."""
        key = (program.label if program is not None else "", case)
        if key not in self.counts:
            self.counts[key] = self.context.instructions(
                program, case, *COUNT_CALLS, is_peer=program is not self.ours)
        return self.counts[key]

    def instructions(self, program: Optional[Program], op: str, case: str,
                     copies: int) -> Optional[float]:
        counts = [self.count(program, name) for name in (case, f"{op}_cpu", "own_copy_16")]
        return None if None in counts else counts[0] - counts[1] - copies * counts[2]

    def fallback_row(self, op: str, name: str, case: str, copies: int, peer_copies: int) -> Row:
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            self.measure(best, (case, f"{op}_cpu", "own_copy_16"),
                         (f"{op}_fallback", f"{op}_cpu", "own_copy_16"))
            ours = self.overhead(self.ours, best, op, case, copies)
            theirs = self.overhead(self.torch, best, op, f"{op}_fallback", peer_copies)
            row = times_faster(name, ours, self.label, theirs, LEAST_RATIO,
                               f"<= 1 us, and >= {LEAST_RATIO} times less than libtorch's")
            row.met = False if ours > MOST_OVERHEAD else row.met
            if row.met is not False:
                break
        row.instructions = self.instructions(self.ours, op, case, copies)
        row.peer_instructions = self.instructions(self.torch, op, f"{op}_fallback", peer_copies)
        return row

    def fallback_rows(self) -> List[Row]:
        rows = []
        for op, name, peer_copies, kept, fresh in FALLBACKS:
            rows.append(self.fallback_row(op, f"{name} by CPU fallback: overhead",
                                          f"{op}_fallback", kept, peer_copies))
            rows.append(self.fallback_row(op, f"{name} by CPU fallback, no copies kept: overhead",
                                          f"{op}_fresh", fresh, peer_copies))
        return rows

    def dispatch_row(self, device: str, cpu: str, name: str) -> Row:
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            self.measure(best, (device, cpu), ())
            row = times_faster(f"{name} by a plug-in's compute function", best.ns(self.ours, device),
                               "Keyfall on the CPU", best.ns(self.ours, cpu), EQUAL,
                               "what it costs on the CPU")
            if row.met:
                break
        row.instructions = self.count(self.ours, device)
        row.peer_instructions = self.count(self.ours, cpu)
        return row

    def copy_row(self) -> Row:
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            self.measure(best, ("copy_4", "own_copy_4"), ("copy_4",))
            ours = best.ns(self.ours, "copy_4") - best.ns(self.ours, "own_copy_4")
            row = at_most("copy_ of 4 bytes to a device, above its own copy", ours, MOST_COPY,
                          f"<= {MOST_COPY} ns", peer=self.label,
                          peer_value=best.ns(self.torch, "copy_4"))
            if row.met:
                break
        row.instructions = self.count(self.ours, "copy_4")
        return row

    def training_row(self) -> Row:
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            self.measure(best, ("mlp_fallback",), ("mlp_fallback",))
            row = times_faster("MLP 16-32-10, batch 32, training step by CPU fallback",
                               best.ns(self.ours, "mlp_fallback"), self.label,
                               best.ns(self.torch, "mlp_fallback"), LEAST_TRAINING,
                               f">= {LEAST_TRAINING} times faster than libtorch's fallback; losses "
                               "of the CPU, bit for bit")
            if row.met is not False:
                break
        return row


def run(context: Context) -> List[Row]:
    devices = Devices(context)
    try:
        rows = devices.fallback_rows()
        rows += [devices.dispatch_row(*each) for each in DISPATCHES]
        return rows + [devices.copy_row(), devices.training_row()]
    finally:
        devices.close()
