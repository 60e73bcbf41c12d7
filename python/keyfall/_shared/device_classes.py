"""The classes of a device's module: Stream, Event, device, device_of, stream. Modules of devices that
are not there have them, too: their objects raise when they are made."""

from .. import _C
from .device_methods import device_of

__all__ = ["make"]


class _DeviceBlock:
    """A block in which a device is the current one; None or a negative index changes nothing."""

    _kind = None

    def __init__(self, device):
        negative = isinstance(device, int) and device < 0
        self.idx = None if device is None or negative else device_of(self._kind, device)
        self._before = []

    def __enter__(self):
        if self.idx is None:
            return
        _C._require_device(self._kind)
        self._before.append(_C._device_current(self._kind))
        _C._device_set_current(self.idx)

    def __exit__(self, *exception):
        if self.idx is not None:
            _C._device_set_current(_C.device(self._kind, self._before.pop()))
        return False


class _StreamBlock:
    """A block in which work goes to a stream; None changes nothing."""

    _kind = None

    def __init__(self, stream):
        self.stream = stream

    def __enter__(self):
        if self.stream is not None:
            _C._require_device(self._kind)
            self.stream.__enter__()

    def __exit__(self, *exception):
        if self.stream is not None:
            self.stream.__exit__(*exception)
        return False


def _stream_class(kind):
    class Stream(_C.Stream):
        def __new__(cls, device=None, priority=0, **numbers):
            _C._require_device(kind)
            if "stream_id" in numbers:
                return _C.Stream.__new__(cls, **numbers)
            return _C.Stream.__new__(cls, device_of(kind, device), priority=priority)

    return Stream


def _event_class(kind):
    class Event(_C.Event):
        def __new__(cls, enable_timing=False, blocking=False, interprocess=False, *, device=None):
            _C._require_device(kind)
            return _C.Event.__new__(cls, device_of(kind, device), enable_timing=enable_timing)

    return Event


def make(module, kind):
    """{name: class} for the module of a kind of device."""
    chosen = type("device", (_DeviceBlock,), {"_kind": kind})

    def of_tensor(self, obj):
        chosen.__init__(self, obj.get_device() if obj.device.type == kind else -1)

    classes = {
        "device": chosen,
        "device_of": type("device_of", (chosen,), {"__init__": of_tensor}),
        "stream": type("stream", (_StreamBlock,), {"_kind": kind}),
        "StreamContext": type("StreamContext", (_StreamBlock,), {"_kind": kind}),
        "Stream": _stream_class(kind),
        "Event": _event_class(kind),
    }
    for name, made in classes.items():
        made.__name__ = made.__qualname__ = name
        made.__module__ = module
    return classes
