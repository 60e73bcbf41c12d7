"""The outcome of a replay, as text and as JSON."""

import json


class Report:
    """The outcome of a replay. `ok` says whether every result that was compared is as recorded;
    `first` is the first Difference, or None. `differences` has all of them, `skipped` the calls that
    were not run as (index, operator, reason), `random` the number of calls whose random values the
    device draws differently, so that only their types and sizes were compared."""

    def __init__(self, name, device, tensors):
        self.name, self.device, self.tensors = name, device, tensors
        self.calls = self.compared = self.random = 0
        self.complete = True
        self.differences, self.skipped = [], []

    @property
    def ok(self):
        return not self.differences

    @property
    def first(self):
        return self.differences[0] if self.differences else None

    def to_dict(self):
        return {"recording": self.name, "device": self.device, "tensors": self.tensors,
                "complete": self.complete, "ok": self.ok, "calls": self.calls,
                "compared": self.compared, "random": self.random,
                "skipped": [dict(zip(("index", "op", "reason"), entry)) for entry in self.skipped],
                "differences": [difference.to_dict() for difference in self.differences]}

    def to_json(self, **options):
        """The report as JSON text; options are those of json.dumps."""
        return json.dumps(self.to_dict(), **options)

    def __str__(self):
        where = f"on {self.device}" if self.device else "on the recorded devices"
        lines = [f"{self.name}: {self.calls} calls {where}, {self.compared} compared, "
                 f"{len(self.skipped)} skipped, {len(self.differences)} differences"]
        if not self.complete:
            lines.append("the recording has no end: its program crashed or is still running")
        if self.random:
            lines.append(f"{self.random} calls draw other random values on this device")
        if self.first is not None:
            lines.append(f"first difference: {self.first}")
        if len(self.differences) > 1:
            lines.append(f"operators with differences: {_counts(d.op for d in self.differences)}")
        if self.skipped:
            lines.append(f"first skipped: call {self.skipped[0][0]}, {self.skipped[0][1]}: "
                         f"{self.skipped[0][2]}")
        return "\n".join(lines)

    __repr__ = __str__


def _counts(names):
    found = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    ordered = sorted(found.items(), key=lambda item: -item[1])
    return ", ".join(f"{name} ({count})" for name, count in ordered[:8]) + ", …" * (len(ordered) > 8)
