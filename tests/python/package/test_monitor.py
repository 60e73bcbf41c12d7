"""keyfall.monitor: events, handlers and statistics. The results are PyTorch's."""

import time
from datetime import datetime, timedelta

import pytest

from keyfall.monitor import (
    Aggregation, Event, Stat, TensorboardEventHandler, _WaitCounter, log_event, register_event_handler,
    unregister_event_handler)


@pytest.fixture
def events():
    found = []
    handle = register_event_handler(found.append)
    yield found
    unregister_event_handler(handle)


def test_a_number_of_samples_ends_a_window(events):
    stat = Stat("a", list(Aggregation), timedelta(hours=1), 3)
    assert set(stat.get().values()) == {0.0}
    counts = []
    for value in (2, 5, -1, 100):  # the last one comes after the window's samples
        stat.add(value)
        counts.append(stat.count)
    assert counts == [1, 2, 0, 0]
    assert {kind.name: result for kind, result in stat.get().items()} == {
        "MEAN": 2.0, "COUNT": 3.0, "SUM": 6.0, "MAX": 5.0, "MIN": -1.0}
    assert [(event.name, event.data) for event in events] == [
        ("torch.monitor.Stat", {"a.count": 3.0, "a.max": 5.0, "a.mean": 2.0, "a.min": -1.0, "a.sum": 6.0})]


def test_the_next_sample_ends_a_window_of_time(events):
    stat = Stat("b", [Aggregation.SUM], timedelta(milliseconds=5))
    stat.add(1)
    time.sleep(0.02)
    assert not events
    stat.add(7)
    assert stat.get() == {Aggregation.SUM: 1.0} and stat.count == 1
    assert events[0].data == {"b.sum": 1.0}


def test_events(events):
    event = Event("n", datetime(2020, 1, 2), {"a": 1, "b": "x", "c": 2.5})
    log_event(event)
    assert events == [event]
    for wrong in (lambda: Event("n", 1, {}), lambda: Event("n", datetime.now(), {"a": None}),
                  lambda: log_event(3), lambda: Stat("a", [1], timedelta(1))):
        with pytest.raises(TypeError):
            wrong()
    with _WaitCounter("key").guard():
        pass


def test_scalars_of_tensorboard():
    class Writer:
        def add_scalar(self, *args, walltime):
            self.written = (*args, walltime)

    writer, now = Writer(), datetime(2020, 1, 2)
    handler = TensorboardEventHandler(writer)
    handler(Event("torch.monitor.Stat", now, {"a.sum": 6.0}))
    handler(Event("other", now, {"a.sum": 7.0}))
    assert writer.written == ("a.sum", 6.0, now.timestamp())
