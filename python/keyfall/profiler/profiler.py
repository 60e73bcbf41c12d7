"""profile and schedule, with PyTorch's names and meanings."""

import enum
import json
import os
import socket
import time
import warnings
from collections.abc import Callable

from .. import _C
from .._loading import lazy_module as _lazy_module
from . import chrome
from .session import record_function

_older = _lazy_module("keyfall.autograd.profiler")

__all__ = ["DeviceType", "ExecutionTraceObserver", "ProfilerAction", "ProfilerActivity", "kineto_available",
           "profile", "schedule", "supported_activities", "tensorboard_trace_handler"]  # fmt: skip


class ProfilerActivity(enum.Enum):
    """What a profile measures. Keyfall measures calls of operators, on all devices; the values are there
    for programs that name them."""

    CPU = 0
    XPU = 1
    MTIA = 2
    CUDA = 3
    HPU = 4
    PrivateUse1 = 5


class ProfilerAction(enum.Enum):
    """What happens in a step."""

    NONE = 0
    WARMUP = 1
    RECORD = 2
    RECORD_AND_SAVE = 3
    DEVICE_STOPPED = 4


class DeviceType(enum.Enum):
    """Kinds of devices."""

    CPU = 0
    CUDA = 1
    PrivateUse1 = 20


def supported_activities():
    """The activities that can be measured here."""
    added = bool(_C._added_devices())
    return {ProfilerActivity.CPU, ProfilerActivity.PrivateUse1} if added else {ProfilerActivity.CPU}


def kineto_available():
    """Whether timelines can be written: always."""
    return True


def _default_schedule_fn(step):
    """Records every step."""
    return ProfilerAction.RECORD


def schedule(*, wait: int, warmup: int, active: int, repeat: int = 0, skip_first: int = 0,
             skip_first_wait: int = 0) -> Callable:
    """A function from the number of a step to its action: after `skip_first` steps, cycles of `wait`
    idle steps, `warmup` steps and `active` recorded ones, the last of which saves. `repeat` is the number
    of cycles, 0 for no end; with `skip_first_wait`, the first cycle does not wait."""
    counts = {"wait": wait, "warmup": warmup, "active": active, "repeat": repeat,
              "skip_first": skip_first}
    wrong = [name for name, count in counts.items() if count < (name == "active")]
    if wrong:
        found = ", ".join(f"{name}={count} (need {'> 0' if name == 'active' else '>= 0'})"
                          for name, count in counts.items())
        raise AssertionError(f"Invalid profiler schedule arguments. Got {found}.")
    if warmup == 0:
        warnings.warn("Profiler won't be using warmup, this can skew profiler results", stacklevel=2)

    def action(step):
        if step < 0:
            raise AssertionError(f"Step must be non-negative. Got {step}.")
        step -= skip_first
        if step < 0:
            return ProfilerAction.NONE
        if skip_first_wait:
            step += wait
        cycle, inside = divmod(step, wait + warmup + active)
        if (repeat and cycle >= repeat) or inside < wait:
            return ProfilerAction.NONE
        if inside < wait + warmup:
            return ProfilerAction.WARMUP
        last = inside == wait + warmup + active - 1
        return ProfilerAction.RECORD_AND_SAVE if last else ProfilerAction.RECORD

    return action


def tensorboard_trace_handler(dir_name: str, worker_name: str | None = None, use_gzip: bool = False,
                              use_python_export: bool = False):
    """A function for `on_trace_ready` that writes each timeline to the folder, under a name that
    TensorBoard's plug-in reads."""

    def save(prof):
        os.makedirs(dir_name, exist_ok=True)
        worker = worker_name or f"{socket.gethostname()}_{os.getpid()}"
        name = f"{worker}.{time.time_ns()}.pt.trace.json{'.gz' if use_gzip else ''}"
        prof.export_chrome_trace(os.path.join(dir_name, name))

    return save


class ExecutionTraceObserver:
    """Accepted for programs that pass one; keyfall.record writes the calls with their arguments."""

    def register_callback(self, path):
        self._path = path
        return self

    def unregister_callback(self) -> None:
        pass

    start = stop = cleanup = unregister_callback


class _KinetoProfile:
    """Collects calls between start() and stop(). `record_shapes`: shapes and values of arguments;
    `profile_memory`: what calls allocate and free, in all threads together; `with_stack`: the Python
    stack of each call; `with_flops`: floating-point operations; `with_modules`: calls of modules, as
    blocks; `acc_events`: keeps the events of earlier cycles of a schedule. Each makes calls slower; without them a call costs what it does in `keyfall trace`."""

    def __init__(self, *, activities=None, record_shapes=False, profile_memory=False, with_stack=False,
                 with_flops=False, with_modules=False, experimental_config=None,
                 execution_trace_observer=None, acc_events=False, custom_trace_id_callback=None,
                 post_processing_timeout_s=None):
        self.activities = set(activities) if activities else supported_activities()
        self.record_shapes, self.profile_memory, self.with_stack = record_shapes, profile_memory, with_stack
        self.with_flops, self.with_modules = with_flops, with_modules
        self.profiler = self._events = None
        self._metadata, self._trace_id = {}, custom_trace_id_callback
        self.acc_events, self._earlier = acc_events, []

    def start(self):
        self.prepare_trace()
        self.start_trace()

    def stop(self):
        self.stop_trace()

    def prepare_trace(self) -> None:
        if self.acc_events and self.profiler is not None:
            self._earlier = list(self.events())
        self._events = None

    def start_trace(self) -> None:
        self.profiler = _older.profile(record_shapes=self.record_shapes, profile_memory=self.profile_memory,
                                       with_stack=self.with_stack, with_flops=self.with_flops,
                                       with_modules=self.with_modules).__enter__()

    def stop_trace(self) -> None:
        if self.profiler is not None:
            self.profiler.__exit__(None, None, None)

    def _stats(self):
        return self.profiler._stats

    def events(self):
        """The events; AssertionError before the profile has run."""
        if self.profiler is None:
            raise AssertionError("Profiler must be initialized before accessing events")
        if self._events is None:
            self._events = self.profiler.function_events
            self._events[:0] = self._earlier
        return self._events

    @property
    def function_events(self):
        return self.events()

    def key_averages(self, group_by_input_shape: bool = False, group_by_stack_n: int = 0,
                     group_by_overload_name: bool = False):
        """One sum for each name of an operator or block, and for each of what else is asked for."""
        return self.events().key_averages(group_by_input_shape, group_by_stack_n, group_by_overload_name)

    def export_chrome_trace(self, path: str):
        """Writes a timeline for Perfetto or chrome://tracing; compressed for a name that ends in .gz."""
        metadata = {"keyfall": _C.__version__} if hasattr(_C, "__version__") else {}
        chrome.write(path, chrome.of_events(self.events(), {**metadata, **self._metadata}))

    def export_stacks(self, path: str, metric: str = "self_cpu_time_total"):
        """Writes the stacks of events with their times, for flame graph tools. Needs with_stack."""
        self.events().export_stacks(path, metric)

    def export_memory_timeline(self, path: str, device: str | None = None):
        """Not available: raises NotImplementedError."""
        raise NotImplementedError("export_memory_timeline: keyfall has no categories of memory; profile_memory=True shows "
                                  "what calls allocate, and keyfall trace the peak of each device")

    def add_metadata(self, key: str, value: str) -> None:
        """Adds a text to the timeline."""
        self._metadata[key] = value

    def add_metadata_json(self, key: str, value: str) -> None:
        """Adds JSON text to the timeline."""
        self._metadata[key] = json.loads(value)

    preset_metadata_json = add_metadata_json

    def toggle_collection_dynamic(self, enable: bool, activities) -> None:
        """Has no effect: all operators are collected."""

    def get_trace_id(self):
        return self._trace_id() if self._trace_id is not None else None

    def set_custom_trace_id_callback(self, callback) -> None:
        self._trace_id = callback


_RECORDS = (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE)


class KinetoStepTracker:
    """The number of the program's steps: the largest of those that the callers of increment_step count."""

    _current_step, _step_dict = 0, {}

    @classmethod
    def init_step_count(cls, requester):
        """A caller begins to count, at the present step."""
        cls._step_dict[requester] = cls._current_step

    @classmethod
    def erase_step_count(cls, requester):
        """Forgets a caller; returns whether it was known."""
        return cls._step_dict.pop(requester, None) is not None

    @classmethod
    def increment_step(cls, requester):
        """A caller ends a step; returns the number of steps of all."""
        count = cls._step_dict[requester] = cls._step_dict.get(requester, cls._current_step) + 1
        cls._current_step = max(cls._current_step, count)
        return cls._current_step

    @classmethod
    def current_step(cls):
        """The number of steps."""
        return cls._current_step


class profile(_KinetoProfile):
    """Context that profiles operators. `schedule` says which steps are recorded (step() ends one), and
    `on_trace_ready(prof)` is called with each finished recording."""

    def __init__(self, *, activities=None, schedule=None, on_trace_ready: Callable | None = None,
                 use_cuda: bool | None = None, **options) -> None:
        super().__init__(activities=activities, **options)
        self.schedule = schedule if schedule is not None else _default_schedule_fn
        self.on_trace_ready, self.record_steps = on_trace_ready, schedule is not None
        self.step_num, self.current_action = 0, self.schedule(0)
        self.step_rec_fn, self._recording = None, False

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *error):
        self.stop()
        return False

    def _enter_step(self):
        if self.current_action in _RECORDS and not self._recording:
            self._recording = True
            self.prepare_trace()
            self.start_trace()
        if self.record_steps:
            self.step_rec_fn = record_function(f"ProfilerStep#{self.step_num}")
            self.step_rec_fn.__enter__()

    def _leave_step(self):
        if self.step_rec_fn is not None:
            self.step_rec_fn.__exit__(None, None, None)
            self.step_rec_fn = None

    def _finish(self):
        if self._recording:
            self.stop_trace()
            self._recording = False
            if self.on_trace_ready is not None:
                self.on_trace_ready(self)

    def start(self) -> None:
        self._enter_step()

    def step(self) -> None:
        """Ends a step."""
        self._leave_step()
        before, self.step_num = self.current_action, self.step_num + 1
        self.current_action = self.schedule(self.step_num)
        if before is ProfilerAction.RECORD_AND_SAVE or self.current_action not in _RECORDS:
            self._finish()
        self._enter_step()

    def stop(self) -> None:
        self._leave_step()
        self._finish()
