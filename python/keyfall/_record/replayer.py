"""replay(): runs a recording again, on its own or another device, and compares every result."""

from .. import _C, ops
from .._namespace import export
from .._ops import OpOverload
from ..autograd.grad_mode import no_grad
from . import memory
from .comparison import Difference, compare_numbers, compare_values, tolerances_for
from .file_format import Recording
from .live_state import Devices, Generators, Skip, Storages, device_names
from .report import Report
from .values import DeviceInfo, GeneratorInfo, Opaque, TensorInfo, tensors_in

__all__ = ["replay"]

# Operators whose results have no defined elements.
_UNINITIALIZED = frozenset({
    "empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided",
    "resize_", "resize_as_",
})


def _operator(name):
    namespace, _, rest = name.partition("::")
    base, _, overload = rest.partition(".")
    if not all(part.isidentifier() for part in (namespace, base, overload or "default")):
        raise Skip(f"{name[:80]!r} is not the name of an operator")
    try:
        found = getattr(getattr(getattr(ops, namespace), base), overload or "default")
    except (AttributeError, RuntimeError):
        raise Skip("the operator is not defined here") from None
    if not isinstance(found, OpOverload):
        raise Skip("the operator is not defined here")
    return found


class _Replay:
    """Runs the calls of a recording, one after the other."""

    def __init__(self, recording, device, rtol, atol, chain):
        recorded = set()
        for call in recording:  # also checks the whole file before anything runs
            for part in (call.args, call.kwargs, call.returns, call.random):
                recorded.update(device_names(part))
        devices = Devices(device, recorded)
        chain = recording.tensors != "full" if chain is None else chain
        if recording.tensors != "full" and not chain:
            raise ValueError(f"replay(): {recording.name} has tensors={recording.tensors!r}; only one with "
                             "tensors='full' can be replayed with chain=False")
        self._recording, self._devices, self._chain = recording, devices, chain
        self._rtol, self._atol = rtol, atol
        self._moves = device is not None and _C.device(device).type not in {
            name.partition(":")[0] for name in recorded}
        self._storages = Storages(recording, devices, chain)
        self._generators = Generators(devices)
        self.report = Report(recording.name, None if device is None else str(device), recording.tensors)
        self.report.complete = recording.complete

    def run(self, stop):
        try:
            for call in self._recording:
                for data in call.before:
                    self._storages.record(data, True)
                self.report.calls += 1
                try:
                    self._call(call)
                except Skip as reason:
                    self.report.skipped.append((call.index, call.op, str(reason)))
                    self._end(call, None)
                if stop and self.report.differences:
                    break
        finally:
            self._generators.restore()
        return self.report

    # ---- One call ----

    def _call(self, call):
        op = _operator(call.op)
        if call.returns is None and call.error is None:
            raise Skip("the recording ends in this call")
        random = self._set_default_generators(call)
        args = [self._value(value) for value in call.args]
        kwargs = {name: self._value(value) for name, value in call.kwargs.items()}
        try:
            result, error = op(*args, **kwargs), None
        except Exception as raised:
            result, error = None, raised
        if (error is None) != (call.error is None):
            outcome = "succeeded" if error is None else f"raised {type(error).__name__}: {error}"
            recorded = "success" if call.error is None else "{}: {}".format(*call.error)
            self._differs(call, "the call", Difference("error", f"{outcome}; recorded: {recorded}"))
        if error is not None or call.error is not None:
            return self._end(call, None)
        for data in call.after:
            self._storages.record(data, False)
        pairs = list(self._pairs(call, op, args, kwargs, result))
        self._compare(call, pairs, random)
        self._end(call, pairs)

    def _end(self, call, pairs):
        """Updates the storages after a call; without pairs, it did not give results."""
        if pairs is None:
            for data in call.after:
                self._storages.record(data, False)
        for info in tensors_in([call.returns or [], call.written or {}]):
            self._storages.written(info)
            if pairs is None:
                self._storages.forget(info)
        for _, expected, actual in pairs or ():
            if isinstance(expected, TensorInfo) and isinstance(actual, _C.Tensor):
                self._storages.adopt(expected, actual)

    def _set_default_generators(self, call):
        """Whether the call draws random values; sets the generator that it draws from."""
        generators = [value for value in [*call.random, *call.args, *call.kwargs.values()]
                      if isinstance(value, GeneratorInfo)]
        for info in call.random:
            if not isinstance(info, GeneratorInfo):
                raise Skip("the state of its generator is damaged")
            self._generator(info)
        return bool(generators)

    def _generator(self, info):
        """The generator in its recorded state, or in any state when it is of another kind."""
        try:
            return self._generators.make(info)
        except (RuntimeError, TypeError, ValueError):
            return None

    def _value(self, value):
        if isinstance(value, TensorInfo):
            return self._tensor(value)
        if isinstance(value, DeviceInfo):
            return self._devices.find(value.name)
        if isinstance(value, GeneratorInfo):
            return self._generator(value)
        if isinstance(value, Opaque):
            raise Skip(f"the argument {value!r} cannot be recorded")
        if isinstance(value, (list, tuple)):
            return type(value)(self._value(item) for item in value)
        return value

    def _tensor(self, info):
        try:
            storage = self._storages.of(info)
            return storage if info.is_storage else memory.tensor_over(storage, info)
        except (MemoryError, RuntimeError) as error:
            raise Skip(f"{info!r} cannot be created: {error}") from None

    # ---- Comparing ----

    def _pairs(self, call, op, args, kwargs, result):
        """(name, recorded, actual) for every result and every written argument."""
        results = list(result) if isinstance(result, tuple) else [result]
        yield from self._matched(call, "result", call.returns, results)
        names = [argument.name for argument in op._schema.arguments]
        for name, expected in call.written.items():
            if name in kwargs:
                yield from self._matched(call, name, expected, kwargs[name])
            elif name in names and names.index(name) < len(args):
                yield from self._matched(call, name, expected, args[names.index(name)])

    def _matched(self, call, name, expected, actual):
        if not isinstance(expected, (list, tuple)):
            yield name, expected, actual
        elif not isinstance(actual, (list, tuple)) or len(actual) != len(expected):
            self._differs(call, name, Difference(
                "metadata", f"expected {len(expected)} values, found {repr(actual)[:80]}"))
        else:
            single = name == "result" and len(expected) == 1
            for i, item in enumerate(expected):
                yield from self._matched(call, name if single else f"{name} {i}", item, actual[i])

    def _compare(self, call, pairs, random):
        self.report.compared += 1
        base = call.op.partition("::")[2].partition(".")[0]
        inputs = list(tensors_in([call.args, call.kwargs]))
        drawn = False
        for name, expected, actual in pairs:
            try:
                difference = self._compare_one(expected, actual, inputs, base in _UNINITIALIZED)
            except (MemoryError, RuntimeError) as error:
                difference = Difference("error", f"cannot be compared: {error}")
            if difference is None:
                continue
            if random and difference.kind in ("value", "hash") and self._devices.moves(expected.device):
                drawn = True
            else:
                self._differs(call, name, difference)
        self.report.random += drawn

    def _compare_one(self, expected, actual, inputs, uninitialized):
        if isinstance(expected, Opaque):
            return None
        if isinstance(expected, TensorInfo) != isinstance(actual, _C.Tensor):
            return Difference("metadata", f"expected {repr(expected)[:80]}, found {repr(actual)[:80]}")
        if not isinstance(expected, TensorInfo):
            rtol, atol = tolerances_for(_C.float32, not self._moves, self._rtol, self._atol)
            return compare_numbers(expected, actual, rtol, atol)
        found = self._metadata(expected, actual) or self._aliases(expected, actual, inputs)
        if found is not None or uninitialized or actual.is_meta:
            return found
        return self._elements(expected, actual)

    def _metadata(self, expected, actual):
        if actual.dtype is not expected.dtype:
            return Difference("metadata", f"expected {expected.dtype}, found {actual.dtype}")
        if tuple(actual.shape) != expected.size:
            return Difference("metadata", f"expected size {list(expected.size)}, found "
                                          f"{list(actual.shape)}")
        device = self._devices.find(expected.device)
        if actual.device.type != device.type:
            return Difference("metadata", f"expected device {device}, found {actual.device}")
        return None

    def _aliases(self, expected, actual, inputs):
        """A result shares memory with the arguments that the recorded one shares it with."""
        if not expected.storage_size:
            return None
        shared = any(info.storage == expected.storage for info in inputs)
        if shared and not self._storages.is_same(expected, actual):
            return Difference("alias", "does not share memory with its argument, as recorded")
        if shared:
            layout = actual.stride(), actual.storage_offset()
            if actual.numel() and layout != (expected.stride, expected.offset):
                return Difference("metadata", f"expected stride {expected.stride} and offset "
                                              f"{expected.offset}, found {layout[0]} and {layout[1]}")
        elif self._storages.shared_with(actual, inputs) is not None:
            return Difference("alias", "shares memory with an argument, unlike the recorded result")
        return None

    def _elements(self, expected, actual):
        values = self._storages.expected(expected)
        if values is None:
            if expected.digest in (None, memory.digest_of(memory.element_bytes(actual))):
                return None
            return Difference("hash", "its elements differ; the recording has only their hash")
        exact = not self._devices.moves(expected.device)
        rtol, atol = tolerances_for(expected.dtype, exact, self._rtol, self._atol)
        return compare_values(values, actual.cpu(), rtol, atol)

    def _differs(self, call, result, difference):
        difference.index, difference.op, difference.result = call.index, call.op, result
        self.report.differences.append(difference)


def replay(path, device=None, *, rtol=None, atol=None, chain=None, stop=False):
    """Runs a recording of keyfall.record again and compares every result; returns a Report.

        report = keyfall.replay("step.kfr", device="npu")
        print(report)                # names the first operator that differs, and by how much
        report.ok, report.first, report.to_json()

    `device` stands for the recorded device (for all but the CPU, when several were recorded); without
    it, each tensor is on the device where it was recorded. On the recorded device results must be
    equal to the last bit, on another one within the tolerances of keyfall.testing.assert_close;
    `rtol` and `atol` replace both.

    In a chain, operators get what the replayed ones before them computed; otherwise they get the
    recorded inputs, so that an error does not spread. `chain` is False by default for recordings with
    tensors="full", the others can only be replayed as a chain. `stop` ends at the first difference.

    `path` is a path, bytes or a seekable binary file. A damaged recording is a RecordingError and
    nothing runs. The file decides which operators run with which arguments: replay files of people
    whom you trust."""
    recording = Recording(path)
    guards = _C._DisableTorchDispatch(), _C._AutoDispatchBelowAutograd()
    try:
        with no_grad():
            return _Replay(recording, device, rtol, atol, chain).run(stop)
    finally:
        del guards
        if not hasattr(path, "read"):
            recording.close()


export(globals())
