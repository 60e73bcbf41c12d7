"""Walks through the trees of profiles' events, and what they tell about a program."""

import re
import statistics
from collections import deque
from dataclasses import dataclass

__all__ = ["BasicEvaluation", "EventKey", "EventMetrics", "Interval", "argmax", "index_of_first_match",
           "source_code_location", "traverse_bfs", "traverse_dfs"]  # fmt: skip
_OWN = re.compile(r"(^|/)keyfall/")  # frames of the package


def _children(event):
    return event.children


def _traverse(tree, children_fn, reverse, take):
    waiting = deque(reversed(tree) if reverse else tree)
    while waiting:
        event = take(waiting)
        yield event
        found = children_fn(event)
        waiting.extend(reversed(found) if reverse else found)


def traverse_dfs(tree, children_fn=_children, reverse=True):
    """Each event before what it called; the last event first, if `reverse` is False."""
    return _traverse(tree, children_fn, reverse, deque.pop)


def traverse_bfs(tree, children_fn=_children, reverse=False):
    """The events of a level before those of the next."""
    return _traverse(tree, children_fn, reverse, deque.popleft)


def index_of_first_match(seq, predicate, start=0, end=None):
    """Where the first element is that the predicate is true for, or None."""
    return next((at for at in range(*slice(start, end).indices(len(seq))) if predicate(seq[at])), None)


def argmax(seq, key=lambda x: x, start=0, end=None):
    """Where the largest element is, or None for none."""
    return max(range(*slice(start, end).indices(len(seq))), key=lambda at: key(seq[at]), default=None)


def _init_for_cuda_graphs():
    """Does nothing: profiles need no preparation."""


@dataclass
class EventMetrics:
    """What BasicEvaluation finds out about an event."""

    duration_time_ns: int = 0
    self_time_ns: int = 0
    idle_time_ns: int = 0
    queue_depth: int = 0

    @property
    def fraction_idle_time(self):
        return self.idle_time_ns / self.duration_time_ns if self.duration_time_ns else 0.0


@dataclass
class Interval:
    """A time, and how many kernels waited for the device then."""

    start: int
    end: int
    queue_depth: int = 0


class EventKey:
    """An event as a key of dictionaries: two of the same id are equal."""

    def __init__(self, event) -> None:
        self.event = event

    def __hash__(self):
        return hash(self.event.id)

    def __eq__(self, other):
        return isinstance(other, EventKey) and self.event.id == other.event.id

    def __repr__(self) -> str:
        return f"{self.event.name}"

    def intervals_overlap(self, intervals):
        """How long the event ran in the union of intervals."""
        total, seen = 0, self.event.start_time_ns
        for interval in sorted(intervals, key=lambda each: each.start):
            end = min(interval.end, self.event.end_time_ns)
            total += max(end - max(interval.start, seen), 0)
            seen = max(seen, end)
        return total


def _name(event):
    return event.name() if callable(event.name) else event.name


def _is_kernel(event):
    return str(getattr(event.device_type(), "name", "")) == "CUDA" and "mem" not in _name(event).lower()


class BasicEvaluation:
    """How long the events of a profile ran themselves, and where the device had nothing to do."""

    def __init__(self, prof) -> None:
        self.profile = prof
        self.metrics, self.cuda_events = {}, []
        self.compute_self_time()
        self.event_keys = sorted(self.metrics, key=lambda key: key.event.start_time_ns)
        self.events = [key.event for key in self.event_keys]
        self.queue_depth_list = self.compute_queue_depth()
        self.compute_idle_time()

    def compute_self_time(self):
        """The time of each event without what it called."""
        for event in traverse_dfs(self.profile.kineto_results.experimental_event_tree(), reverse=False):
            called = sum(child.duration_time_ns for child in event.children)
            self.metrics[EventKey(event)] = EventMetrics(event.duration_time_ns, event.duration_time_ns - called)

    def compute_queue_depth(self):
        """How many kernels were launched and not begun, at each event of the device; events on the host get the depth
        at their begin."""
        found = self.profile.kineto_results.events()
        launches = [event for event in found if _name(event) == "cudaLaunchKernel"]
        kernels = sorted((event for event in found if _is_kernel(event)), key=lambda event: event.start_ns())
        self.cuda_events = sorted(launches + kernels, key=lambda event: event.start_ns())
        numbers, launching = {}, set(map(id, launches))
        for number, kernel in enumerate(kernels):
            numbers.setdefault(kernel.linked_correlation_id(), number)
        items = [(event.start_ns(), 0, event) for event in self.cuda_events]
        items += [(event.start_time_ns, 1, event) for event in self.events]
        depths, launched, begun = [], -1, 0
        for start, on_host, event in sorted(items, key=lambda item: item[:2]):
            if not on_host and id(event) in launching:
                launched = numbers.get(event.linked_correlation_id(), launched)
            while begun < len(kernels) and kernels[begun].start_ns() <= start:
                begun += 1
            depth = max(launched - begun + 1, 0)
            if on_host:
                self.metrics[EventKey(event)].queue_depth = depth
            else:
                depths.append(Interval(start, start + event.duration_ns(), depth))
        return depths

    def compute_idle_time(self):
        """How long the device had nothing to do during each event."""
        depths, idle, since = self.queue_depth_list, [], None
        if depths and self.events:
            idle = [Interval(self.events[0].start_time_ns, depths[0].start), Interval(depths[-1].end, self.events[-1].end_time_ns)]
        for point in depths:
            if point.queue_depth and since is not None:
                idle.append(Interval(since, point.start))
                since = None
            elif not point.queue_depth and since is None:
                since = point.end
        for key, metrics in self.metrics.items():
            metrics.idle_time_ns = key.intervals_overlap(idle)

    def _falling(self, top=4):
        """Where the queue runs empty: from its last maximum of at least `top` to the event that found it empty."""
        points, found = self.queue_depth_list, []
        empty = [at for at, point in enumerate(points) if not point.queue_depth]
        for before, at in zip([-1, *empty], empty):
            peak = argmax([point.queue_depth for point in points[before + 1:at]][::-1])
            if peak is not None and points[at - 1 - peak].queue_depth >= top:
                found.append(Interval(points[at - 1 - peak].start, points[at].start))
        return found

    def rank_events(self, length):
        """Those events first by which the device waits longest."""
        falling = self._falling()
        chosen = [key for key in self.metrics if key.intervals_overlap(falling)]
        if not chosen:
            return []
        scores = [0.0] * len(chosen)
        for attribute, weight in (("fraction_idle_time", 1.0), ("self_time_ns", 0.6)):
            numbers = [getattr(self.metrics[key], attribute) for key in chosen]
            spread = statistics.stdev(numbers) if len(numbers) > 1 else 0
            scores = [score + (weight * (number - statistics.fmean(numbers)) / spread if spread else 0)
                      for score, number in zip(scores, numbers)]
        order = sorted(range(len(chosen)), key=lambda at: scores[at], reverse=True)
        return [chosen[at] for at in order[:length]]

    def get_optimizable_events(self, length=1, print_enable=True):
        """The events that a program could gain most by, and a text about them."""
        found = self.rank_events(length)
        if print_enable:
            print("Optimizable events:" if found else "No events to optimize")
            for key in found:
                metrics = self.metrics[key]
                print(f"{key}: {source_code_location(key.event)}, {metrics.fraction_idle_time:.0%} of its time the device waits")
        return found


def source_code_location(event):
    """The line of the program that called an event, "file.py(line): function"."""
    stack = getattr(event, "stack", None) or next((child.stack for child in event.children if child.stack), ())
    found = next((frame for frame in stack if not _OWN.search(frame)), None)
    while found is None and event is not None:
        found = event.name if re.search(r"\.py\(.*\)", event.name) else None
        event = event.parent
    return found or "No source code location found"
