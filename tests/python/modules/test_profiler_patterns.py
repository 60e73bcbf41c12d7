"""What profiles tell about programs: idle devices, with the numbers that PyTorch finds for the same events, and costly
habits."""

import json
from dataclasses import dataclass, field

import keyfall
import pytest
from keyfall import nn, profiler
from keyfall.profiler import _pattern_matcher as patterns
from keyfall.profiler._utils import BasicEvaluation, EventKey, Interval


@dataclass(frozen=True)
class OfDevice:
    text: str
    start: int
    number: int
    kind: str = "CPU"

    def name(self):
        return self.text

    def start_ns(self):
        return self.start

    def duration_ns(self):
        return 100

    def linked_correlation_id(self):
        return self.number

    def device_type(self):
        return profiler.DeviceType[self.kind]


@dataclass
class OfHost:
    id: int
    start_time_ns: int
    duration_time_ns: int = 100
    children: list = field(default_factory=list)
    name, parent, stack = "host", None, ()

    @property
    def end_time_ns(self):
        return self.start_time_ns + self.duration_time_ns


class Prof:
    """Stands for a profile and its results."""

    def __init__(self, device, host):
        self.kineto_results, self._device, self._host = self, device, host

    def events(self):
        return self._device

    def experimental_event_tree(self):
        return self._host


@pytest.fixture
def evaluation():
    """Five kernels are launched before the first begins; later one alone."""
    device = [OfDevice("cudaLaunchKernel", start, number) for number, start in enumerate((400, 500, 600, 700, 800, 1500))]
    device += [OfDevice("kernel", start, number, "CUDA") for number, start in enumerate((900, 1000, 1100, 1200, 1300, 1700))]
    starts = (*range(0, 1000, 100), 1100, 1200)
    return BasicEvaluation(Prof(device, [OfHost(number, start, 500 if start == 1200 else 100)
                                         for number, start in enumerate(starts)]))


def test_queues_of_devices(evaluation):
    assert [point.queue_depth for point in evaluation.queue_depth_list] == [1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 1, 0]
    metrics = [evaluation.metrics[key] for key in evaluation.event_keys]
    assert [each.queue_depth for each in metrics] == [0, 0, 0, 0, 1, 2, 3, 4, 5, 4, 2, 1]
    assert [each.idle_time_ns for each in metrics] == [100] * 4 + [0] * 7 + [100]
    assert metrics[-1].fraction_idle_time == 0.2 and metrics[-1].self_time_ns == 500
    assert [key.event.start_time_ns for key in evaluation.get_optimizable_events(2, print_enable=False)] == [1200, 1100]


def test_overlaps_are_counted_once():
    intervals = [Interval(0, 9), Interval(1, 2), Interval(2, 3), Interval(3, 4), Interval(4, 5), Interval(8, 12)]
    assert EventKey(OfHost(1, 5, 5)).intervals_overlap(intervals) == 5
    assert EventKey(OfHost(1, 5, 5)) == EventKey(OfHost(1, 7)) != EventKey(OfHost(2, 5, 5))


def profiled(run, **options):
    with profiler.profile(with_stack=True, **options) as prof:
        run()
    return prof


def test_self_times_of_a_profile():
    x = keyfall.ones(4, 4)
    evaluation = BasicEvaluation(profiled(lambda: x @ x).profiler)
    assert evaluation.queue_depth_list == [] and len(evaluation.metrics) == 2
    for key, metrics in evaluation.metrics.items():
        assert metrics.self_time_ns == key.event.duration_time_ns - sum(
            child.duration_time_ns for child in key.event.children)


def test_places_in_the_tree():
    x = keyfall.ones(4, 4)
    prof = profiled(lambda: [x @ x for _ in range(3)])
    found, (first, second, third) = patterns.Pattern(prof), prof.profiler.kineto_results.experimental_event_tree()
    assert found.siblings_of(second) == ([first], [third]) and found.root_of(first.children[0]) is first
    assert found.next_of(third) is None and found.prev_of(second) is first
    assert [event.name for event in patterns.NamePattern(prof, "aten::mm").matched_events()] == ["aten::mm"] * 3


def test_loops_over_rows():
    x = keyfall.ones(20, 4)

    def rows():
        for i in range(20):
            x[i] = i

    def total():
        sum(x[i] for i in range(20))

    def products():
        for _ in range(20):
            x.mul(2)

    counts = [len(patterns.ForLoopIndexingPattern(profiled(run)).matched_events()) for run in (rows, total, products)]
    assert counts == [1, 1, 0]


def test_gradients_that_are_zeroed():
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 2))
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1)
    for owner in (optimizer, model):
        for to_none in (True, False):
            def run():
                model(keyfall.ones(2, 4)).sum().backward()
                owner.zero_grad(set_to_none=to_none)

            matched = patterns.GradNotSetToNonePattern(profiled(run)).matched_events()
            assert len(matched) == (not to_none)


def test_bias_before_batch_norm():
    x = keyfall.ones(1, 3, 8, 8)
    for count, layers in ((1, (nn.Conv2d(3, 3, 3), nn.BatchNorm2d(3))), (0, (nn.Conv2d(3, 3, 3),)),
                          (0, (nn.Conv2d(3, 3, 3, bias=False), nn.BatchNorm2d(3)))):
        model = nn.Sequential(*layers)
        for modules in (False, True):
            prof = profiled(lambda: model(x), record_shapes=True, with_modules=modules)
            assert len(patterns.Conv2dBiasFollowedByBatchNorm2dPattern(prof).matched_events()) == count
    prof = profiled(lambda: nn.Sequential(nn.Conv2d(3, 3, 3), nn.BatchNorm2d(3))(x))
    assert patterns.Conv2dBiasFollowedByBatchNorm2dPattern(prof).matched_events() == []  # shapes were not recorded


def test_loaders_without_workers():
    loader = keyfall.utils.data.DataLoader(keyfall.ones(8, 2), batch_size=2)
    prof = profiled(lambda: list(loader))
    assert len(patterns.SynchronizedDataLoaderPattern(prof).matched_events()) == 1


def test_report(tmp_path, capsys):
    x = keyfall.ones(20, 4)
    prof = profiled(lambda: [x[i] for i in range(20)])
    patterns.report_all_anti_patterns(prof, json_report_dir=tmp_path)
    assert "A loop reads one row at a time" in capsys.readouterr().out
    report = json.loads((tmp_path / "torchtidy_report.json").read_text())
    (path, entries), = report.items()
    assert path.endswith("test_profiler_patterns.py") and sorted(entries[0]) == ["line_number", "message", "name", "url"]
