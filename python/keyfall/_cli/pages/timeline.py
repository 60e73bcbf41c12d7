"""The calls of a trace as columns of numbers, for the timelines of pages."""

import heapq

PARTS = ("kernel", "copy", "dispatch", "program")


class Events:
    """Calls to show: (begin and end in ns, name, key, depth, thread, part)."""

    def __init__(self, rows, most):
        rows = list(rows)
        self.left_out = max(0, len(rows) - most)
        if self.left_out:  # the longest ones show where the time went
            rows = heapq.nlargest(most, rows, key=lambda row: row[1] - row[0])
        self.rows = sorted(rows)

    def as_dict(self):
        """The columns: numbers in place of texts, starts as differences."""
        names, keys, threads = {}, {}, {}
        first = self.rows[0][0] if self.rows else 0
        columns = {name: [] for name in ("start", "dur", "name", "key", "depth", "thread", "part")}
        last = first
        for begin, end, name, key, depth, thread, part in self.rows:
            columns["start"].append(begin - last)
            columns["dur"].append(end - begin)
            columns["name"].append(names.setdefault(name, len(names)))
            columns["key"].append(keys.setdefault(key, len(keys)))
            columns["depth"].append(depth)
            columns["thread"].append(threads.setdefault(thread, len(threads)))
            columns["part"].append(PARTS.index(part))
            last = begin
        end = max((row[1] for row in self.rows), default=first) - first
        return {**columns, "end": end, "names": list(names), "keys": list(keys), "threads": list(threads),
                "left_out": self.left_out}


def _below_blocks(calls, blocks):
    """Named blocks have lanes of their own above the calls: one for each level of nesting."""
    placed, levels = [], 0
    for thread in {block[5] for block in blocks}:
        open_ends = []
        for begin, end, name, *_ in sorted((b for b in blocks if b[5] == thread), key=lambda b: (b[0], -b[1])):
            while open_ends and open_ends[-1] <= begin:
                open_ends.pop()
            placed.append((begin, end, name, "", len(open_ends), thread, "program"))
            open_ends.append(end)
            levels = max(levels, len(open_ends))
    return placed + [(*call[:4], call[4] + levels, *call[5:]) for call in calls]


def of_session(session, parts, most):
    """The timeline of a session. `parts` are the parts of its calls."""
    calls = [(call.begin, call.end, call.op, call.key, call.depth, call.thread, part)
             for call, part in parts]
    blocks = [(begin, end, name, "", 0, thread, "program") for name, thread, begin, end in session.blocks]
    return Events(_below_blocks(calls, blocks), most).as_dict()


def of_chrome(events, most):
    """The timeline of a file that `keyfall trace -o` wrote: KeyError or TypeError for others."""
    calls, blocks = [], []
    for event in events:
        if event.get("ph") != "X":
            continue
        begin, kind = round(event["ts"] * 1e3), event.get("cat")
        end = begin + round(event["dur"] * 1e3)
        if kind == "block":
            blocks.append((begin, end, event["name"], "", 0, event["tid"], "program"))
        elif kind in ("operator", "redispatch"):
            about = event["args"]
            part = about["part"] if about.get("part") in PARTS else "kernel"
            calls.append((begin, end, event["name"], about["key"], about["depth"], event["tid"], part))
    return Events(_below_blocks(calls, blocks), most).as_dict()
