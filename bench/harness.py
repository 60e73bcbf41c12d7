"""What every benchmark suite stands on: programs that answer one slice at a time, the interleaved
best of many, instruction counts, and rows of the result table. Standard library only."""

import atexit
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Set, Tuple


class BenchError(Exception):
    """A benchmark could not be made; the message says why."""


class Program:
    """A benchmark program (see driver.h), started on the first question and kept. It is stopped while it
    is not asked: threads that wait for work spin, which would slow the next program down. `cpus`: where it
    may run."""

    def __init__(self, label: str, path: Path, arguments: Sequence[str],
                 environment: Optional[Dict[str, str]] = None, cpus: Optional[Set[int]] = None):
        self.label = label
        self.environment = environment
        self.cpus = cpus
        self.command = [str(path), *arguments]
        self.process: Optional[subprocess.Popen] = None

    def ask(self, case: str, seconds: float) -> Dict[str, Any]:
        """One slice of a case."""
        if self.process is None:
            self.process = subprocess.Popen(
                self.command + ["--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                text=True, env=self.environment,
            )
            if self.cpus is not None:
                os.sched_setaffinity(self.process.pid, self.cpus)  # its threads inherit it
            atexit.register(self.close)  # a stopped program does not notice that this one ends
        try:
            self.process.send_signal(signal.SIGCONT)
            self.process.stdin.write(f"{case} {seconds}\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
            self.process.send_signal(signal.SIGSTOP)
        except BrokenPipeError:
            line = ""
        if not line:
            raise BenchError(f"{self.label} stopped while measuring '{case}'")
        reply = json.loads(line)
        if "error" in reply:
            raise BenchError(f"{self.label}, case '{case}': {reply['error']}")
        return reply

    def once(self, *arguments: str) -> Dict[str, Any]:
        """Runs the program by itself, for what it prints as one line of JSON."""
        done = subprocess.run(self.command + list(arguments), capture_output=True, text=True,
                              env=self.environment)
        if done.returncode != 0:
            raise BenchError(f"{self.label} {' '.join(arguments)}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def close(self) -> None:
        if self.process is not None:
            self.process.stdin.close()
            self.process.send_signal(signal.SIGCONT)
            self.process.wait()
            self.process = None


class Best:
    """The best slice of each (program, case) so far. Rounds go through all of them in turn, so a
    disturbance of the machine costs each the same, and more rounds only ever sharpen the figures."""

    def __init__(self) -> None:
        self.replies: Dict[Tuple[str, str], Dict[str, Any]] = {}

    def measure(self, plan: Sequence[Tuple[Program, str]], rounds: int, seconds: float) -> None:
        for _ in range(rounds):
            for program, case in plan:
                reply = program.ask(case, seconds)
                key = (program.label, case)
                if key not in self.replies or reply["ns"] < self.replies[key]["ns"]:
                    self.replies[key] = reply

    def reply(self, program: Program, case: str) -> Dict[str, Any]:
        return self.replies[(program.label, case)]

    def ns(self, program: Optional[Program], case: str) -> Optional[float]:
        return None if program is None else self.replies[(program.label, case)]["ns"]


@dataclass
class Row:
    """One figure. `ours` and `peer_value` are nanoseconds unless `unit` says otherwise; the ratio
    is peer over ours, so more is better. `met` is None when it could not be told."""

    name: str
    ours: Optional[float]
    target: str
    met: Optional[bool]
    peer: Optional[str] = None
    peer_value: Optional[float] = None
    unit: str = "ns"
    instructions: Optional[float] = None
    peer_instructions: Optional[float] = None
    note: str = ""
    more: Dict[str, Any] = field(default_factory=dict)

    @property
    def ratio(self) -> Optional[float]:
        if not self.ours or self.peer_value is None:
            return None
        return self.peer_value / self.ours

    def as_json(self) -> Dict[str, Any]:
        def short(value: Optional[float]) -> Optional[float]:
            return None if value is None else round(value, 3)

        row: Dict[str, Any] = {
            "name": self.name,
            "ours_ns": short(self.ours),
            "peer": self.peer,
            "peer_ns": short(self.peer_value),
            "ratio": short(self.ratio),
            "target": self.target,
            "met": self.met,
        }
        if self.unit != "ns":
            row["unit"] = self.unit
        for key in ("instructions", "peer_instructions"):
            if getattr(self, key) is not None:
                row[key] = short(getattr(self, key))
        if self.note:
            row["note"] = self.note
        row.update(self.more)
        return row


def times_faster(name: str, ours: Optional[float], peer: Optional[str], peer_value: Optional[float],
                 least: float, target: str, **more: Any) -> Row:
    """A row whose target is a least ratio; undecided without the peer."""
    row = Row(name, ours, target, None, peer, peer_value, **more)
    if row.ratio is not None:
        row.met = row.ratio >= least
    return row


def at_most(name: str, ours: float, most: float, target: str, **more: Any) -> Row:
    return Row(name, ours, target, ours <= most, **more)


# ---- Instruction counts ----


def _callgrind(program: Program, case: str, times: int, from_start: bool) -> Tuple[int, int]:
    """Instructions executed and operations done, for one run of a case."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
               f"--instr-atstart={'yes' if from_start else 'no'}"]
    done = subprocess.run(command + program.command + ["--count", case, str(times)],
                          capture_output=True, text=True)
    collected = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
    if done.returncode != 0 or collected is None:
        raise BenchError(f"callgrind cannot run {program.label}")
    return int(collected.group(1)), json.loads(done.stdout)["operations"]


def count_instructions(program: Program, case: str, few: int, many: int) -> float:
    """Instructions of one operation: two runs of different length, so that what both have in
    common cancels out."""
    from_start = False
    first = _callgrind(program, case, few, from_start)
    if first[0] == 0:  # built without callgrind's header: count from the start instead
        from_start = True
        first = _callgrind(program, case, few, from_start)
    second = _callgrind(program, case, many, from_start)
    return (second[0] - first[0]) / (second[1] - first[1])


# ---- What a suite gets ----


@dataclass
class Context:
    """Where things are and how long to measure; made by run.py from its command line."""

    root: Path
    build: Path
    cache: Path
    rounds: int
    seconds: float
    count_ours: bool
    count_peer: bool
    torch: Any  # a peer.TorchPeer, or None
    messages: List[str] = field(default_factory=list)

    def say(self, message: str) -> None:
        """Something that the reader of the table must know; printed below it, once."""
        if message not in self.messages:
            self.messages.append(message)

    def program(self, name: str) -> Path:
        """A benchmark program of the build."""
        for path in (self.build / "bench" / name, self.build / name, self.build / "bin" / name):
            if os.access(path, os.X_OK) and path.is_file():
                return path
        raise BenchError(f"{name} is not built: expected it in {self.build}/bench (run 'make bench')")

    def core_library(self) -> Path:
        """The dispatcher alone, built by itself as the size check does."""
        sys.path.insert(0, str(self.root / "tools"))
        import check_size

        return check_size.build_core(self.root).resolve()

    def instructions(self, program: Optional[Program], case: str, few: int, many: int,
                     is_peer: bool = False) -> Optional[float]:
        """Instructions of one operation, or None where they are not counted."""
        if program is None or not (self.count_peer if is_peer else self.count_ours):
            return None
        if shutil.which("valgrind") is None:
            self.say("Instructions are not counted: valgrind is not installed.")
            return None
        try:
            return count_instructions(program, case, few, many)
        except BenchError as error:
            self.say(f"Instructions left out: {error}.")
            return None


def stripped_size(library: Path) -> int:
    """Size of a library once symbols and debug information are taken out of it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / library.name
        shutil.copyfile(library, copy)
        subprocess.run(["strip", "--strip-unneeded", str(copy)], check=True)
        return copy.stat().st_size


# ---- Output ----


def show_value(value: Optional[float], unit: str) -> str:
    if value is None:
        return "-"
    if unit != "ns":
        return f"{value:,.0f} {unit}"
    for limit, divisor, suffix in ((1e3, 1, "ns"), (1e6, 1e3, "us"), (1e9, 1e6, "ms")):
        if abs(value) < limit:
            return f"{value / divisor:.2f} {suffix}"
    return f"{value / 1e9:.2f} s"


def show_progress(row: Row) -> None:
    """A line on stderr: the table comes at the end, and a run may be ended before."""
    print(f"{row.name}: {show_value(row.ours, row.unit)}, ratio {row.ratio or 0:.2f}", file=sys.stderr,
          flush=True)


def show_count(row: Row) -> str:
    if row.instructions is None:
        return "-"
    text = f"{row.instructions:,.0f}"
    return text if row.peer_instructions is None else f"{text} / {row.peer_instructions:,.0f}"


def show_table(rows: Sequence[Row]) -> str:
    """The rows as aligned columns; numbers to the right, text to the left."""
    head = ["what", "ours", "peer", "ratio", "instructions", "met", "target"]
    verdict = {True: "yes", False: "NO", None: "?"}
    lines = [head]
    for row in rows:
        ratio = "-" if row.ratio is None else f"{row.ratio:.2f}"
        lines.append([row.name, show_value(row.ours, row.unit),
                      show_value(row.peer_value, row.unit), ratio, show_count(row),
                      verdict[row.met], row.target])
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    lines.insert(1, ["-" * width for width in widths])
    shown = []
    for line in lines:
        cells = [cell.rjust(width) if 0 < i < 5 else cell.ljust(width)
                 for i, (cell, width) in enumerate(zip(line, widths))]
        shown.append("  ".join(cells).rstrip())
    return "\n".join(shown)
