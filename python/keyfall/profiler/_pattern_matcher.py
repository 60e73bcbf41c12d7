"""Habits of programs that cost time, found in their profiles. Those of Python functions are found by the stacks of the
operators that they call: profiles need with_stack."""

import json
import os
import re

from . import _utils

_URL = "https://pytorch.org/tutorials/recipes/recipes/tuning_guide.html#"


class Pattern:
    """A habit: `match` says whether an event shows it. Derived classes, also those of programs, give it a name, a
    description and perhaps an address that explains it."""

    skip = False
    name, description, url = "unnamed pattern", "", ""

    def __init__(self, prof, should_benchmark=False) -> None:
        self.prof, self.should_benchmark = prof, should_benchmark
        self.event_tree = prof.profiler.kineto_results.experimental_event_tree()
        self.tid_root = {}
        for event in self.event_tree:
            self.tid_root.setdefault(event.start_tid, []).append(event)

    def eventTreeTraversal(self):
        """The events in the order in which they are matched."""
        yield from _utils.traverse_dfs(self.event_tree)

    def match(self, event):
        raise NotImplementedError

    def matched_events(self):
        """The events that show the habit."""
        return [] if self.skip else [event for event in self.eventTreeTraversal() if self.match(event)]

    def report(self, event):
        """The description with the line of the program."""
        return f"{self.description}\n[Source Code Location] {_utils.source_code_location(event)}"

    def root_of(self, event):
        """The outermost event around this one."""
        while event.parent:
            event = event.parent
        return event

    def siblings_of(self, event):
        """The events before and after this one at the same place."""
        level = event.parent.children if event.parent else self.tid_root[event.start_tid]
        at = level.index(event)
        return level[:at], level[at + 1:]

    def next_of(self, event):
        return next(iter(self.siblings_of(event)[1]), None)

    def prev_of(self, event):
        return next(reversed(self.siblings_of(event)[0]), None)

    def go_up_until(self, event, predicate):
        """The innermost event from this one outwards that the predicate is true for, or None."""
        while event and not predicate(event):
            event = event.parent
        return event


class NamePattern(Pattern):
    """Events of a name."""

    def __init__(self, prof, name, should_benchmark=False) -> None:
        super().__init__(prof, should_benchmark)
        self.name, self.description = name, f"Matched Name Event: {name}"

    def match(self, event):
        return re.search(self.name, event.name) is not None


class _OnCuda(Pattern):
    """About copies and kernels of CUDA devices, which profiles here have none of."""

    skip = True


class ExtraCUDACopyPattern(_OnCuda):
    """Tensors that are filled on the CPU and then copied."""


class FP32MatMulPattern(_OnCuda):
    """Products that could use TensorFloat-32."""


class MatMulDimInFP16Pattern(_OnCuda):
    """Products of half precision whose sizes are no multiples of 8."""


class ForLoopIndexingPattern(Pattern):
    """A loop that takes one row after the other: the same operators again and again, each time from a select on."""

    name = "For Loop Indexing Pattern"
    description = "A loop reads one row at a time: index or compute all rows at once."
    least = 10  # repetitions

    def __init__(self, prof, should_benchmark=False) -> None:
        super().__init__(prof, should_benchmark)
        self.visited = set()

    def eventTreeTraversal(self):
        yield from _utils.traverse_bfs(self.event_tree)

    def match(self, event):
        if event.name != "aten::select" or event.id in self.visited:
            return False
        rest = self.siblings_of(event)[1]
        end = _utils.index_of_first_match(rest, lambda other: other.name == "aten::select")
        if end is None:
            return False
        body, count = [event.name, *(other.name for other in rest[:end])], 1
        for at in range(end, len(rest), len(body)):
            if [other.name for other in rest[at:at + len(body)]] != body:
                break
            self.visited.add(rest[at].id)
            count += 1
        return count >= self.least


def _inside(event, function):
    return any(frame.endswith(f": {function}") for frame in event.stack)


class OptimizerSingleTensorPattern(Pattern):
    """A step of an optimizer that updates one parameter after the other, though it could update all at once."""

    name = "Optimizer Single Tensor Pattern"
    optimizers_with_foreach = ["adam", "sgd", "adamw"]
    description = "The optimizer updates one parameter at a time: foreach=True updates all of them at once."

    def match(self, event):
        found = re.match(r"Optimizer\.step#(\w+)\.step", event.name)
        if found is None or found[1].lower() not in self.optimizers_with_foreach or not event.children:
            return False
        return not any(child.name.startswith(("aten::_foreach_", "aten::_fused_")) for child in event.children)


class SynchronizedDataLoaderPattern(Pattern):
    """A loader without workers: the program waits while it loads. Matched at the first batch."""

    name = "Synchronized DataLoader Pattern"
    description = "The program waits while the DataLoader loads: num_workers > 0 loads in other processes."
    url = _URL + "enable-async-data-loading-and-augmentation"

    def match(self, event):
        name = "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__"
        return event.name == name and all(other.name != name for other in self.siblings_of(event)[0])


class GradNotSetToNonePattern(Pattern):
    """zero_grad that writes zeros, where gradients could be dropped. Matched at the first gradient of a call."""

    name = "Gradient Set To Zero Instead of None Pattern"
    description = "zero_grad() writes zeros to the gradients: set_to_none=True drops them instead."
    url = _URL + "disable-gradient-calculation-for-validation-or-inference"

    def match(self, event):
        zeroes = ("aten::zero_", "aten::_foreach_zero_")
        if event.name not in zeroes or not _inside(event, "zero_grad"):
            return False
        for other in reversed(self.siblings_of(event)[0]):
            if not _inside(other, "zero_grad"):
                break
            if other.name in zeroes:
                return False
        return True


class Conv2dBiasFollowedByBatchNorm2dPattern(Pattern):
    """A convolution whose bias the batch norm after it takes away again. Needs record_shapes."""

    name = "Enabling Bias in Conv2d Followed By BatchNorm Pattern"
    description = "The BatchNorm2d after the Conv2d cancels its bias: bias=False saves it."
    url = _URL + "disable-bias-for-convolutions-directly-followed-by-a-batch-norm"

    @property
    def skip(self):
        return not self.prof.record_shapes

    def match(self, event):
        if event.name != "aten::conv2d" or len(event.input_dtypes) < 3 or not event.input_dtypes[2]:
            return False
        module = self.go_up_until(event, lambda other: other.name.startswith("nn.Module: Conv2d"))
        later = self.siblings_of(module or event)[1]
        after = next((other for other in later if other.name != "aten::add_"), None)  # batch norms count their batches
        return after is not None and after.name.startswith("nn.Module: BatchNorm2d" if module else "aten::batch_norm")


def _entries(pattern, events):
    """(file, entry of the report) of each event."""
    for event in events:
        found = re.search(r"\[Source Code Location\] (.*)\((\d+)\): ", pattern.report(event))
        if found is not None:
            yield found[1], {"line_number": int(found[2]), "name": pattern.name, "url": pattern.url,
                             "message": pattern.description}


def report_all_anti_patterns(prof, should_benchmark=False, print_enable=True, json_report_dir=None):
    """Looks for all habits. Prints what it finds, and writes "torchtidy_report.json" to a folder, by files of the
    program."""
    report, texts = {}, []
    for kind in (ExtraCUDACopyPattern, ForLoopIndexingPattern, FP32MatMulPattern, OptimizerSingleTensorPattern,
                 SynchronizedDataLoaderPattern, GradNotSetToNonePattern, Conv2dBiasFollowedByBatchNorm2dPattern,
                 MatMulDimInFP16Pattern):
        pattern = kind(prof, should_benchmark)
        matched = pattern.matched_events()
        texts += [pattern.report(event) for event in matched]
        for path, entry in _entries(pattern, matched):
            report.setdefault(path, []).append(entry)
    if json_report_dir is not None:
        path = os.path.join(json_report_dir, "torchtidy_report.json")
        if os.path.exists(path):
            with open(path) as file:
                report = json.load(file) | report
        with open(path, "w") as file:
            json.dump(report, file, indent=4)
    if print_enable:
        print("TorchTidy Report", "=" * 40, *dict.fromkeys(texts), sep="\n")
