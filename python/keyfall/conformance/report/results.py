"""What the checks found, as plain data that travels between processes."""

from ..operators import kinds

PASSED, FAILED, SKIPPED, UNTESTED = "passed", "failed", "skipped", "untested"
UNSUPPORTED, EXPECTED_FAILURE = "unsupported", "expected failure"
STATUSES = (PASSED, FAILED, EXPECTED_FAILURE, UNSUPPORTED, SKIPPED, UNTESTED)


class Failure:
    """One case that went wrong."""

    def __init__(self, sample, dtype, mode, label, problem, reproduction=""):
        self.sample, self.dtype, self.mode, self.label = sample, dtype, mode, label
        self.problem, self.reproduction = problem, reproduction

    @property
    def case(self):
        return " ".join(part for part in (self.sample, self.dtype, self.mode, self.label) if part)

    def __str__(self):
        return f"({self.case}): {self.problem}"


class FormResult:
    """One operator: how it ran, how many cases were tried, and what failed."""

    def __init__(self, name, how, kind):
        self.name, self.how, self.kind = name, how, kind
        self.cases, self.failures, self.seconds = 0, [], 0.0
        self.refused = 0  # cases that the CPU refuses, and the device must refuse
        self.expected_failures = []
        self.falls_back = {}  # operators that ran by the CPU fallback: how often
        self.accepted, self.declined = 0, 0  # cases without gradients; of these, by the fallback
        self.note = ""  # why a failure is expected
        self.status = UNTESTED

    def settle(self, bill):
        """Sets the kind from what fell back in all cases without gradients. A kernel for the device
        that is the fallback itself, or that declines every call, counts as a fallback; one that
        declines some is native."""
        self.falls_back = dict(bill or {})
        self.accepted = self.cases - self.refused
        calls = self.falls_back.get(self.name, 0)
        if self.kind == kinds.NATIVE:
            self.declined = min(calls, self.accepted)
            if calls >= max(1, self.accepted):
                self.kind, self.declined = kinds.FALLBACK, 0

    @property
    def support(self):
        """The kind, with the share of samples that a native kernel takes where it declines some."""
        if not self.declined:
            return self.kind
        return (f"{self.kind} ({self.accepted - self.declined} of {self.accepted} samples, "
                "else fallback)")

    def finish(self):
        """Sets the status, once all cases were tried."""
        if self.cases:
            self.status = FAILED if self.failures else PASSED

    def merge(self, other):
        """Adds the cases of another result of the same operator."""
        self.cases += other.cases
        self.refused += other.refused
        self.accepted += other.accepted
        self.declined += other.declined
        self.seconds += other.seconds
        self.failures += other.failures
        self.expected_failures += other.expected_failures
        self.note = self.note or other.note
        if self.status != FAILED and other.status != UNTESTED:
            self.status = other.status if other.status != PASSED else self.status


class CheckResult:
    """One check that is no operator: "memory: odd sizes"."""

    def __init__(self, group, name, status, problem="", seconds=0.0):
        self.group, self.name, self.status = group, name, status
        self.problem, self.seconds = problem, seconds
        self.note = ""

    @property
    def full_name(self):
        return f"{self.group}: {self.name}"
