"""The random calls of random_calls.py, recorded, compared with the same calls made eagerly. The arguments
have writes pending when the call is made, and each value is read through one of the doors that hand out
memory: in a scope, in a compiled function, and by the replay of a graph that was recorded with other
values."""

import contextlib
import copy
import ctypes
import io
import pickle
import random

import device_calls
import random_calls

try:
    import numpy
except ImportError:
    numpy = None

WAYS = ("scope", "lazy", "compile", "replay")


def begin(torch):
    """Has single calls run as they do eagerly: fused loops are another fuzzer's matter."""
    torch.lazy.init()
    torch.lazy.options.fuse, torch.lazy.options.exact = False, True


# ---- Doors: each returns the values of a dense tensor of the CPU as an eager tensor that shares nothing with it

def through_numpy(torch, x):
    return torch.from_numpy(x.numpy().copy())


def through_an_array(torch, x):
    return torch.from_numpy(numpy.array(x))


def through_dlpack(torch, x):
    return torch.from_numpy(numpy.from_dlpack(x).copy())


def through_a_capsule(torch, x):
    return torch.utils.dlpack.from_dlpack(torch.utils.dlpack.to_dlpack(x)).clone()


def through_the_address(torch, x):
    size = x.numel() * x.element_size()
    return of_bytes(torch, ctypes.string_at(x.data_ptr(), size) if size else b"", x)


def through_bytes(torch, x):
    storage = x.untyped_storage()
    begin = x.storage_offset() * x.element_size()
    return of_bytes(torch, bytes(storage.tolist()[begin:begin + x.numel() * x.element_size()]), x)


def through_pickle(torch, x):
    return pickle.loads(pickle.dumps(x))


def through_a_copy(torch, x):
    return copy.deepcopy(x)


def through_a_file(torch, x):
    file = io.BytesIO()
    torch.save({"x": x}, file)
    file.seek(0)
    return torch.load(file)["x"]


def through_items(torch, x):
    made = [x[at].item() for at in numpy.ndindex(*x.shape)] if numpy else x.reshape(-1).tolist()
    return torch.tensor(made, dtype=x.dtype).reshape(x.shape)


def through_a_clone_of_its_storage(torch, x):
    return torch.empty(0, dtype=x.dtype).set_(
        x.untyped_storage().clone(), x.storage_offset(), x.shape, x.stride()).clone()


def through_a_list(torch, x):
    return torch.tensor(x.tolist(), dtype=x.dtype).reshape(x.shape)


def through_the_cpu(torch, x):
    return x.cpu().clone()


DOORS = (through_a_list, through_the_cpu, through_pickle, through_a_copy, through_a_file, through_items)
CPU_DOORS = (through_the_address, through_bytes, through_a_clone_of_its_storage, through_a_capsule)
NUMPY_DOORS = (through_numpy, through_an_array, through_dlpack) if numpy else ()


def of_bytes(torch, data, x):
    flat = torch.frombuffer(bytearray(data), dtype=x.dtype) if data else torch.empty(0, dtype=x.dtype)
    return flat.clone().reshape(x.shape)


# ---- Calls

class LazyCall(device_calls.DeviceCall):
    """A call whose tensors are copied first, so that it can be made more than once."""

    def __init__(self, torch, seed, forms, way):
        super().__init__(torch, seed, forms, "lazy" if way == "lazy" else "cpu")
        self.way = way
        self.door, self.doors = random.Random(f"door {seed}"), []
        self.is_called = False  # before, no door is opened: memory that NumPy has cannot be resized

    def target(self):
        name, function, args = super().target()
        if name.startswith("Tensor."):
            method = name.removeprefix("Tensor.")
            return name, lambda *args, **kwargs: self.made(getattr(type(args[0]), method), args, kwargs), (
                self.args)
        return name, lambda *args, **kwargs: self.made(function, args, kwargs), args

    def made(self, function, args, kwargs):
        """Makes the call in this way."""
        torch, self.is_called = self.torch, True

        def run(args, kwargs):
            for tensor in self.writable(args, kwargs):
                rewrite(torch, tensor)
            return function(*args, **kwargs)

        if self.way == "compile":
            return torch.compile(run)(args, kwargs)
        if self.way == "replay":
            compiled = torch.compile(run, mode="reduce-overhead")
            for _ in range(2):
                try:
                    compiled(*self.other_values(args, kwargs))
                except Exception:  # noqa: BLE001 - other values may be refused
                    pass
                torch.manual_seed(self.seed)
            return compiled(args, kwargs)
        self.scope.enter_context(torch.lazy.scope())
        return run(args, kwargs)

    def writable(self, *values):
        seen = set()
        for tensor in random_calls.tensors_of(self.torch, [list(values[0]), list(values[1].values())]):
            is_dense = tensor.layout == self.torch.strided and not tensor.is_meta and 0 not in tensor.stride()
            if is_dense and not tensor.requires_grad and id(tensor) not in seen:
                seen.add(id(tensor))
                yield tensor

    def other_values(self, args, kwargs):
        """Returns copies of the arguments with other numbers."""
        torch, self.tensors, self.storages = self.torch, {}, {}
        copies = [self.moved(value) for value in args], {key: self.moved(value)
                                                         for key, value in kwargs.items()}
        with torch.no_grad():
            for tensor in self.writable(*copies):
                tensor.copy_(tensor.flip(list(range(tensor.dim()))).clone())
        return copies

    def run(self):
        with contextlib.ExitStack() as self.scope:
            try:
                return super().run()
            except random_calls.Skip:
                raise
            except Exception as error:  # noqa: BLE001 - values show at a flush that the call must fail
                return {"name": f"aten.{self.schema.full_name}", "error": type(error).__name__, "says": str(error),
                        "late": True}

    def content(self, x):
        """Describes a tensor as read through a door."""
        torch = self.torch
        is_large = max(x.shape, default=0) > 2000 or x.numel() > 2000
        if not self.is_called or x.layout != torch.strided or x.is_meta or is_large or x.is_quantized:
            return super().content(x)
        plain = x.detach().resolve_conj().resolve_neg().contiguous()
        if plain.device.type != "cpu" and self.door.random() < 0.7:
            plain = plain.cpu()
        doors = DOORS if plain.device.type != "cpu" else DOORS + CPU_DOORS
        if numpy and plain.device.type == "cpu" and plain.dtype != torch.bfloat16:
            doors += NUMPY_DOORS
        door = self.door.choice(doors)
        self.doors.append(door.__name__)
        read = door(torch, plain)
        return {**super().content(x), "values": super().content(read)["values"]}


def run(torch, seed, forms, way):
    """Makes a call eagerly and in a way. Returns how they differ, or None."""
    plain = random_calls.run(torch, seed, forms)
    call = LazyCall(torch, seed, forms, way)
    try:
        there = call.run()
    except random_calls.Skip:
        there = None
    if plain is None or there is None:
        return None
    if "error" in plain and (there.get("late") or "error" in there and way in ("compile", "replay")):
        return None  # of values: it comes at the flush, perhaps from another operator, and out= is resized
    if there["name"] and device_calls.is_recurrent(there["name"]) and "error" not in there:
        return None  # recorded cell by cell, which rounds in other places
    for part in device_calls.COMPARED:
        if repr(plain.get(part)) != repr(there.get(part)):
            return (f"{way} {there['name']}({there.get('arguments')}) {plain['changes']} {call.doors}: {part} "
                    f"eagerly {plain.get(part)} {plain.get('says')}, recorded {there.get(part)} "
                    f"{there.get('says')}")
    return None


def rewrite(torch, tensor):
    """Writes to a tensor twice, which leaves its numbers as they were."""
    with torch.no_grad():
        if tensor.dtype == torch.bool:
            tensor.logical_not_().logical_not_()
        else:
            tensor.neg_().neg_()
