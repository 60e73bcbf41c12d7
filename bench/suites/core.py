"""The core: calls, redispatch, threads, registration, memory, parser, size of the library."""

from typing import Callable, List, Optional, Sequence, Tuple

import harness
from harness import Best, Context, Program, Row, at_most, times_faster

# "No dearer" means equal but for what is left of the noise after the best of many.
NO_DEARER = 0.97
MOST_ATTEMPTS = 3
KB = 1000

COUNT_CALLS = (1_000, 11_000)
COUNT_WHOLE = (1, 3)  # operations that go through all schemas, or through the sample of them


class Core:
    """The programs of this suite and their figures."""

    def __init__(self, context: Context):
        schemas = context.root / "tests" / "data" / "aten_schemas.txt"
        if not schemas.exists():
            raise harness.BenchError(f"{schemas.relative_to(context.root)} is missing")
        arguments = ["--schemas", str(schemas)]
        self.context = context
        self.ours = Program("keyfall", context.program("core_bench"), arguments)
        self.torch: Optional[Program] = None  # as its headers compile when nothing is said
        self.torch_ndebug: Optional[Program] = None
        self.peer: Optional[str] = None
        if context.torch is not None:
            self.torch = Program("libtorch", context.torch.build("peer_torch", False), arguments)
            built = context.torch.build("peer_torch", True)
            self.torch_ndebug = Program("libtorch, NDEBUG", built, arguments)
            self.peer = context.torch.label

    def close(self) -> None:
        for program in (self.ours, self.torch, self.torch_ndebug):
            if program is not None:
                program.close()

    def until_met(self, plan: Sequence[Tuple[Program, str]], rounds: int, seconds: float,
                  rows_of: Callable[[Best], List[Row]]) -> List[Row]:
        """Measures; measures on, keeping the best, while a target is missed: a busy machine only
        ever makes a slice slower. All figures of the plan get the further rounds alike."""
        best = Best()
        for _ in range(MOST_ATTEMPTS):
            best.measure(plan, rounds, seconds)
            rows = rows_of(best)
            if all(row.met is not False for row in rows):
                break
        return rows

    def against_torch(self, cases: Sequence[str]) -> List[Tuple[Program, str]]:
        """Ours and the peers' slices of each case in turn."""
        programs = [program for program in (self.ours, self.torch, self.torch_ndebug)
                    if program is not None]
        return [(program, case) for case in cases for program in programs]

    def counts(self, case: str, limits: Tuple[int, int] = COUNT_CALLS, peer: bool = True) -> dict:
        """The instruction members of a row."""
        return {
            "instructions": self.context.instructions(self.ours, case, *limits),
            "peer_instructions": self.context.instructions(self.torch, case, *limits, is_peer=True)
            if peer else None,
        }

    def count_into(self, rows: List[Row], cases: Sequence[Optional[str]],
                   limits: Tuple[int, int] = COUNT_CALLS) -> None:
        for row, case in zip(rows, cases):
            if case is not None:
                for key, value in self.counts(case, limits).items():
                    setattr(row, key, value)


def call_rows(core: Core) -> List[Row]:
    cases = ["typed_noop", "boxed_boxed", "boxed_typed", "boxed_identity", "wrapped", "redispatch"]

    def rows_of(best: Best) -> List[Row]:
        def against(case: str, name: str, least: float) -> Row:
            row = times_faster(name, best.ns(core.ours, case), core.peer,
                               best.ns(core.torch, case), least,
                               f">= {least:g} times faster than libtorch")
            without_checks = best.ns(core.torch_ndebug, case)
            if without_checks is not None:
                ratio = without_checks / row.ours
                row.more.update(peer_ndebug_ns=round(without_checks, 3),
                                ratio_ndebug=round(ratio, 3))
                row.note = f"with NDEBUG the peer takes {without_checks:.2f} ns, ratio {ratio:.2f}"
            return row

        plain = best.ns(core.ours, "plain_indirect")
        over = at_most("typed call over a plain indirect call",
                       best.ns(core.ours, "typed_noop") - plain, 4.0, "<= 4 ns")
        over.note = f"the plain indirect call takes {plain:.2f} ns"
        return [
            against("typed_noop", "typed call of a no-op kernel", 5),
            over,
            against("boxed_boxed", "boxed call of a boxed kernel", 6),
            against("boxed_typed", "boxed call of a typed kernel", 6),
            against("boxed_identity", "boxed call of a typed kernel with a new reference", 6),
            against("wrapped", "call of a wrapper kernel that redispatches", 5),
            against("redispatch", "redispatch alone, inside a wrapper kernel", 5),
        ]

    plan = [(core.ours, "plain_indirect")] + core.against_torch(cases)
    rows = core.until_met(plan, core.context.rounds, core.context.seconds, rows_of)
    core.count_into([row for row in rows if "plain indirect" not in row.name], cases)
    return rows


def compare_with_ourselves(core: Core, name: str, case: str, base: str, peer: str, target: str,
                           rounds: int) -> Row:
    """A row that says "no dearer than": both cases in one process, slices in turn, and the same
    number of instructions where they are counted."""
    def rows_of(best: Best) -> List[Row]:
        return [times_faster(name, best.ns(core.ours, case), peer, best.ns(core.ours, base),
                             NO_DEARER, target)]

    row = core.until_met([(core.ours, base), (core.ours, case)], rounds, core.context.seconds,
                         rows_of)[0]
    row.instructions = core.counts(case, peer=False)["instructions"]
    row.peer_instructions = core.counts(base, peer=False)["instructions"]
    if row.instructions is not None and row.peer_instructions is not None:
        row.met = bool(row.met) and row.instructions <= row.peer_instructions + 0.01
    row.note = f"same process, slices in turn; met from a ratio of {NO_DEARER} on, for noise"
    return row


def thread_row(core: Core) -> Row:
    """Short slices and many of them: a slice counts only if both processors were free for it."""
    name, target = "two threads calling one operator", ">= 1.9 times one thread's throughput"
    state = core.ours.ask("two_threads", 0.001)
    if state["cpus"] < 2:
        core.context.say("Two threads are not measured: the process may use one processor only.")
        return Row(name, None, target, None, "keyfall, one thread")

    def rows_of(best: Best) -> List[Row]:
        return [times_faster(name, best.ns(core.ours, "two_threads"), "keyfall, one thread",
                             best.ns(core.ours, "one_thread"), 1.9, target)]

    row = core.until_met([(core.ours, "one_thread"), (core.ours, "two_threads")],
                         core.context.rounds * 3, min(core.context.seconds, 0.002), rows_of)[0]
    row.note = "nanoseconds for a call by either thread"
    if state["same_core"]:
        row.note += "; the two processors are hardware threads of one core"
    return row


def registration_rows(core: Core) -> List[Row]:
    def rows_of(best: Best) -> List[Row]:
        reply = best.reply(core.ours, "register")
        row = at_most(f"registering {reply['operators']:,} operators, a kernel each", reply["ns"],
                      30e6, "<= 30 ms")
        row.note = f"undoing it takes {reply['undo_ns'] / 1e6:.2f} ms"
        row.more["undo_ns"] = reply["undo_ns"]
        return [row]

    rows = core.until_met([(core.ours, "register")], max(core.context.rounds // 2, 1),
                          core.context.seconds, rows_of)
    rows[0].instructions = core.counts("register", COUNT_WHOLE, peer=False)["instructions"]
    if rows[0].instructions is not None:
        rows[0].note += "; the instructions are of both"
    memory = core.ours.once("--memory")
    each = at_most("memory of a registered operator", memory["bytes"] / memory["operators"],
                   6 * KB, "<= 6 KB", unit="bytes")
    each.note = (f"{memory['blocks'] / memory['operators']:.1f} blocks each, counted with the C "
                 "library's rounding")
    left = at_most("memory left when all of it is undone", memory["left_bytes"], 0, "0 bytes",
                   unit="bytes")
    return rows + [each, left]


def parser_row(core: Core) -> Row:
    def rows_of(best: Best) -> List[Row]:
        return [times_faster("parsing a schema", best.ns(core.ours, "parse"), core.peer,
                             best.ns(core.torch, "parse"), 10,
                             ">= 10 times faster than libtorch")]

    rows = core.until_met(core.against_torch(["parse"]), core.context.rounds, core.context.seconds,
                          rows_of)
    core.count_into(rows, ["parse"], COUNT_WHOLE)
    rows[0].note = "average over 200 schemas spread over the list, the same for both"
    return rows[0]


def run(context: Context) -> List[Row]:
    core = Core(context)
    try:
        rows = call_rows(core)
        rows.append(compare_with_ourselves(
            core, "typed call through four fallthrough keys", "typed_through_four",
            "typed_through_none", "keyfall, through none", "no dearer than through none",
            context.rounds))
        rows.append(thread_row(core))
        rows.append(compare_with_ourselves(
            core, "typed call with every schema registered", "typed_many", "typed_noop",
            "keyfall, five operators registered", "no dearer than without them",
            max(context.rounds // 2, 1)))
        rows += registration_rows(core)
        rows.append(parser_row(core))
    finally:
        core.close()
    rows.append(at_most("stripped core library", harness.stripped_size(
        context.core_library()), 400 * KB, "<= 400 KB", unit="bytes"))
    return rows
