"""The profiler's names. It measures the blocks that record_function names and writes them as a trace;
operators are not counted."""

import enum
import json
import os
import time

from ..autograd.profiler import profile as _blocks
from ..autograd.profiler import record_function

__all__ = ["ProfilerAction", "ProfilerActivity", "profile", "record_function", "schedule",
           "supported_activities", "tensorboard_trace_handler"]  # fmt: skip


class ProfilerActivity(enum.Enum):
    """What is measured."""

    CPU, XPU, MTIA, CUDA, HPU, PrivateUse1 = range(6)


class ProfilerAction(enum.Enum):
    """What a profile does in one step."""

    NONE, WARMUP, RECORD, RECORD_AND_SAVE = range(4)


def supported_activities():
    """The CPU only."""
    return {ProfilerActivity.CPU}


def kineto_available():
    """False: the library that counts operators is not used."""
    return False


def schedule(*, wait, warmup, active, repeat=0, skip_first=0, skip_first_wait=0):
    """Returns a function that says what to do in a step: skip `skip_first` steps, then again and again
    (`repeat` times, unless it is 0) wait, warm up and record for so many steps."""
    if active < 1:
        raise AssertionError("Invalid profiler schedule arguments")
    length = wait + warmup + active

    def action_of(step):
        step -= skip_first
        if step >= 0 and skip_first_wait:
            step += wait
        if step < 0 or (repeat and step >= repeat * length):
            return ProfilerAction.NONE
        step %= length
        if step < wait:
            return ProfilerAction.NONE
        if step < wait + warmup:
            return ProfilerAction.WARMUP
        return ProfilerAction.RECORD_AND_SAVE if step == length - 1 else ProfilerAction.RECORD

    return action_of


def tensorboard_trace_handler(dir_name, worker_name=None, use_gzip=False):
    """Returns a handler for on_trace_ready that writes a trace into the folder."""

    def write(finished):
        os.makedirs(dir_name, exist_ok=True)
        name = worker_name or f"{os.uname().nodename}_{os.getpid()}"
        finished.export_chrome_trace(os.path.join(dir_name, f"{name}.{time.time_ns()}.pt.trace.json"))

    return write


class profile(_blocks):
    """Collects the blocks that record_function names, in the steps that `schedule` chooses."""

    def __init__(self, *, activities=None, schedule=None, on_trace_ready=None, **options):
        super().__init__()
        self.activities = set(activities or supported_activities())
        self.schedule, self.on_trace_ready = schedule, on_trace_ready
        self.step_num = 0
        self._recording = False

    @property
    def current_action(self):
        """What happens in this step."""
        return self.schedule(self.step_num) if self.schedule else ProfilerAction.RECORD_AND_SAVE

    def start(self):
        """Begins the first step."""
        self._begin_step()

    def stop(self):
        """Ends the last step."""
        if self._recording:
            self._end_recording(save=True)

    def step(self):
        """Ends a step and begins the next one."""
        if self._recording and self.current_action is ProfilerAction.RECORD_AND_SAVE:
            self._end_recording(save=True)
        self.step_num += 1
        self._begin_step()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *error):
        self.stop()

    def events(self):
        """The blocks of the last recorded steps."""
        return self.function_events

    def export_chrome_trace(self, path):
        """Writes the blocks in the format that trace viewers of browsers read."""
        blocks = [{"ph": "X", "name": event.name, "pid": os.getpid(), "tid": 0, "cat": "user_annotation",
                   "ts": event.start * 1e6, "dur": event.cpu_time_total} for event in self.function_events]
        with open(path, "w") as file:
            json.dump({"traceEvents": blocks}, file)

    def _begin_step(self):
        wanted = self.current_action in (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE)
        if wanted and not self._recording:
            self.function_events = type(self.function_events)()
            super().__enter__()
            self._recording = True
        elif self._recording and not wanted:
            self._end_recording(save=False)

    def _end_recording(self, save):
        super().__exit__()
        self._recording = False
        if save and self.on_trace_ready is not None:
            self.on_trace_ready(self)
