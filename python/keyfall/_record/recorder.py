"""record(): a dispatch mode that writes every operator call of a thread, or of all, to a file."""

import contextlib
import threading

from .. import _C
from .._namespace import export
from ..utils._python_dispatch import TorchDispatchMode
from .file_format import Writer
from .memory import default_generator, digest_of, element_bytes, storage_bytes
from .values import DeviceInfo, GeneratorInfo, Opaque, TensorInfo, tensors_in

__all__ = ["record"]

Tensor = _C.Tensor
_MODES = ("full", "inputs", "hash")


def _device_of(call_values):
    """The device that a call without a generator argument uses: its device argument, or that of the
    first tensor."""
    for value in call_values:
        if isinstance(value, DeviceInfo):
            return _C.device(value.name)
    for info in tensors_in(call_values):
        return _C.device(info.device)
    return _C.device("cpu")


class record(TorchDispatchMode):
    """Records the operators that are called:

        with keyfall.record("step.kfr"):
            loss = model(x).sum()
            loss.backward()
        print(keyfall.replay("step.kfr", device="npu"))

    `path` is a path or a binary file open for writing. `tensors` says which values the file gets:

    - "full": all inputs and results. Each operator can be replayed and cut out on its own.
    - "inputs": what comes from outside of the recorded operators, and hashes of what they compute.
      Replay feeds results to the operators that follow.
    - "hash": hashes only, to compare two runs.

    `threads` is "this", the thread that enters, or "all": also those that exist already. The calls of
    several threads then run one after the other.

    The operators are those below autograd, with backward's. Calls of tensor subclasses are recorded
    as the operators that they lead to. A file ends at the last operator even if the process crashes
    in it."""

    def __init__(self, path, tensors="full", threads="this"):
        super().__init__()
        if threads not in ("this", "all"):
            raise ValueError(f"record(): threads must be this or all, found {threads!r}")
        if tensors not in _MODES:
            raise ValueError(f"record(): tensors must be one of {', '.join(_MODES)}, found {tensors!r}")
        self.path, self.tensors, self.calls = path, tensors, 0
        self._writer = None
        self._shared = threads == "all"
        self._turn = threading.RLock() if self._shared else contextlib.nullcontext()
        self._storages = {}  # address of a storage: its number
        self._contents = {}  # number: (size, hash) as the file has them

    def __enter__(self):
        if self._writer is not None:
            raise RuntimeError("record(): this recording has begun already")
        self.calls = 0
        self._storages, self._contents = {}, {}
        self._writer = Writer(self.path, {"keyfall": _C.__version__, "tensors": self.tensors})
        super().__enter__()
        if self._shared:
            try:
                _C._share_mode(self)
            except RuntimeError:
                self._end(None, None, None)
                raise
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        if self._shared:
            _C._unshare_mode()
        self._end(exc_type, exc_value, traceback)

    def _end(self, *exception):
        super().__exit__(*exception)
        with self._turn:
            writer, self._writer = self._writer, None
            self._storages, self._contents = {}, {}
            writer.close(self.calls)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if types:  # subclasses turn the call into others, which come here
            return NotImplemented
        with self._turn:
            if self._writer is not None:
                return self._record(func, args, kwargs)
        try:
            return func(*args, **kwargs)
        finally:
            _C._leave_mode()  # the recording has ended on another thread

    def _record(self, func, args, kwargs):
        index = self.calls
        guard = _C._DisableTorchDispatch()  # other modes see the program, not the recording of it
        try:
            self._before(index, func, args, kwargs)
        finally:
            del guard
        self.calls += 1
        try:
            result = func(*args, **kwargs)
            guard = _C._DisableTorchDispatch()
            try:
                self._after(index, func, args, kwargs, result)
            finally:
                del guard
        except BaseException as error:
            self._writer.failed(index, type(error).__name__, str(error))
            raise
        return result

    # ---- What is written about a call ----

    def _before(self, index, func, args, kwargs):
        seen = {}
        given = [self._value(value, seen) for value in args]
        named = {name: self._value(value, seen) for name, value in kwargs.items()}
        self._write_storages(seen, self.tensors != "hash")
        self._writer.call(index, func.name(), given, named, self._random(func, [given, named]))

    def _random(self, func, values):
        """The default generator's state, for an operator that may draw from it."""
        if _C.Tag.nondeterministic_seeded not in func.tags:
            return []
        device = _device_of([*values[0], *values[1].values()])
        generator = default_generator(device)
        return [] if generator is None else [self._generator(generator, True)]

    def _after(self, index, func, args, kwargs, result):
        seen = {}
        returns = list(result) if isinstance(result, tuple) else [result]
        returns = [self._value(value, seen, True) for value in returns]
        written = {}
        for position, argument in enumerate(func._schema.arguments):
            if argument.alias_info is not None and argument.alias_info.is_write:
                value = args[position] if position < len(args) else kwargs.get(argument.name)
                written[argument.name] = self._value(value, seen, True)
        self._write_storages(seen, self.tensors == "full")
        self._writer.done(index, returns, written)

    def _write_storages(self, seen, in_full):
        """Writes the storages that differ from what the file says about them."""
        for number, storage in seen.items():
            content = storage_bytes(storage)
            state = (len(content), digest_of(content))
            if self._contents.get(number) != state:
                self._writer.data(number, *state, content if in_full else None)
                self._contents[number] = state

    # ---- Values ----

    def _value(self, value, seen, hashed=False):
        if isinstance(value, Tensor):
            return self._tensor(value, seen, hashed)
        if isinstance(value, _C.UntypedStorage):
            return self._storage(value, seen)
        if isinstance(value, (list, tuple)):
            items = (self._value(item, seen, hashed) for item in value)
            return tuple(items) if isinstance(value, tuple) else list(items)
        if isinstance(value, _C.Generator):
            return self._generator(value, False)
        if isinstance(value, _C.device):
            return DeviceInfo(str(value))
        return value

    def _generator(self, generator, default):
        return GeneratorInfo(str(generator.device), bytes(memoryview(generator.get_state())), default)

    def _number(self, storage, seen):
        """The number of a storage; adds it to those whose content the call needs."""
        key = storage._cdata, str(storage.device)
        number = self._storages.setdefault(key, len(self._storages) + 1)
        if storage.device.type != "meta":
            seen[number] = storage
        return number

    def _storage(self, storage, seen):
        return TensorInfo(self._number(storage, seen), storage.nbytes(), _C.uint8, str(storage.device),
                          (storage.nbytes(),), (1,), 0, False, False, is_storage=True)

    def _tensor(self, tensor, seen, hashed):
        if tensor.layout is not _C.strided:
            return Opaque(f"tensor with layout {tensor.layout}")
        storage = tensor.untyped_storage()
        number = self._number(storage, seen)
        known = not tensor.is_meta
        return TensorInfo(number, storage.nbytes(), tensor.dtype, str(tensor.device),
                          tuple(tensor.shape), tensor.stride(), tensor.storage_offset(),
                          tensor.is_conj(), tensor.is_neg(),
                          digest_of(element_bytes(tensor)) if hashed and known and self.tensors != "full"
                          else None)


export(globals())
