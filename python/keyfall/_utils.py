"""Functions that rebuild pickled tensors, under the names that PyTorch's files contain, and small helpers
that libraries import from PyTorch's module of this name."""

import sys
import traceback
from importlib import import_module

from . import _C
from ._C import Tensor
from ._late.tensor_state import _rebuild_from_type_v2, _slots  # older files look for the former here
from ._loading import lazy_module

_creation = lazy_module("keyfall.sparse.creation")
_device_modules = lazy_module("keyfall._shared.device_modules")
_functional = lazy_module("keyfall.functional")
_fake_tensor = lazy_module("keyfall._subclasses.fake_tensor")
_nn = lazy_module("keyfall.nn")
_overrides = lazy_module("keyfall.overrides")
_quantized = lazy_module("keyfall.ao._tensors")
torch = lazy_module("keyfall")  # pickles of memory formats look for `torch.channels_last` here

# ---- Names of storages ---------------------------------------------------------------------------

_names = None


def _storage_names():
    """Returns {dtype: name of its storage class, as files contain it}."""
    global _names
    if _names is None:
        _names = {row["dtype"]: row["class_name"] + "Storage" for row in _C._dtype_table()
                  if row["storage_class"]}
    return _names


def _element_size(dtype):
    """Returns the size of an element in bytes."""
    return dtype.itemsize


# ---- Checks --------------------------------------------------------------------------------------


def _ints(name, values):
    if not isinstance(values, (tuple, list)) or any(type(value) is not int for value in values):
        raise TypeError(f"{name} of a saved tensor must be a tuple of ints, found {values!r}")
    return values


def _check_bounds(storage, dtype, offset, size, stride):
    """Raises if the storage is too small for the geometry: set_ would enlarge it."""
    size, stride = _ints("size", size), _ints("stride", stride)
    (offset,) = _ints("offset", (offset,))
    if len(size) != len(stride):
        raise RuntimeError(f"size {size} and stride {stride} of a saved tensor differ in length")
    if offset < 0 or min(size, default=0) < 0 or min(stride, default=0) < 0:
        raise RuntimeError(
            f"a saved tensor has negative numbers: offset {offset}, size {size}, stride {stride}")
    if 0 in size:
        return
    reach = offset + 1 + sum((n - 1) * step for n, step in zip(size, stride))
    available = storage.untyped().nbytes() // dtype.itemsize
    if reach > available:
        raise RuntimeError(
            f"a saved tensor of size {size} and stride {stride} at offset {offset} needs a storage "
            f"of {reach} elements, but its storage has {available}")


def _set_bits(tensor, metadata):
    for name in metadata or ():
        if name == "conj":
            tensor = tensor.conj()
        elif name == "neg":
            tensor = tensor._neg_view()
        else:
            raise RuntimeError(f"a saved tensor has a property that is not known: {name!r}")
    return tensor


# ---- Tensors -------------------------------------------------------------------------------------


def _rebuild(storage, dtype, offset, size, stride):
    _check_bounds(storage, dtype, offset, size, stride)
    storage = storage.untyped()
    device = getattr(storage, "_fake_device", storage.device)  # of fake tensors, whose storages are on meta
    tensor = _C._VariableFunctions.empty((0,), dtype=dtype, device=device)
    return tensor.set_(storage, offset, size, stride)


def _rebuild_tensor(storage, storage_offset, size, stride):
    """Rebuilds a tensor on a typed storage."""
    return _rebuild(storage, storage.dtype, storage_offset, size, stride)


def _rebuild_tensor_v2(storage, storage_offset, size, stride, requires_grad, backward_hooks,
                       metadata=None):
    """Rebuilds a tensor on a typed storage, with its state."""
    tensor = _rebuild_tensor(storage, storage_offset, size, stride)
    return _finish(tensor, requires_grad, backward_hooks, metadata)


def _rebuild_tensor_v3(storage, storage_offset, size, stride, requires_grad, backward_hooks, dtype,
                       metadata=None):
    """Rebuilds a tensor on an untyped storage, with its state."""
    if not isinstance(dtype, _C.dtype):
        raise TypeError(f"dtype of a saved tensor must be a dtype, found {dtype!r}")
    tensor = _rebuild(storage, dtype, storage_offset, size, stride)
    return _finish(tensor, requires_grad, backward_hooks, metadata)


def _finish(tensor, requires_grad, backward_hooks, metadata):
    tensor = _set_bits(tensor, metadata)
    if requires_grad:
        tensor.requires_grad_()
    if backward_hooks:
        tensor._backward_hooks = backward_hooks
    return tensor


def _rebuild_meta_tensor_no_storage(dtype, size, stride, requires_grad):
    """Rebuilds a tensor on the meta device."""
    return _C._VariableFunctions.empty_strided(
        size, stride, dtype=dtype, device="meta", requires_grad=requires_grad)


def _reduce_sparse(tensor):
    """How a sparse tensor is pickled: by its parts."""
    first, plain, values = _C._sparse_parts(tensor.detach())
    if plain is not None:
        return _rebuild_sparse_tensor, (tensor.layout, (first, plain, values, tensor.size()))
    return _rebuild_sparse_tensor, (tensor.layout, (first, values, tensor.size(), tensor.is_coalesced()))


def _rebuild_sparse_tensor(layout, data):
    """Rebuilds a sparse tensor from its parts, which are checked."""
    return _creation.rebuild(layout, data)


def _rebuild_qtensor(storage, storage_offset, size, stride, quantizer_params, requires_grad, backward_hooks):
    """Rebuilds a quantized tensor."""
    return _quantized.rebuild(storage, storage_offset, size, stride, quantizer_params)


def _rebuild_wrapper_subclass(cls, dtype, size, stride, storage_offset, layout, device,
                              requires_grad):
    """Rebuilds a tensor of a class that keeps its elements elsewhere; the state is set later."""
    return Tensor._make_wrapper_subclass(
        cls, size, strides=stride, dtype=dtype, storage_offset=storage_offset, layout=layout,
        device=device, requires_grad=requires_grad)


def _names_and_values(what, values):
    if values is None:
        return ()
    if not isinstance(values, dict) or any(type(name) is not str for name in values):
        raise TypeError(f"expected {what} of a saved tensor by name, found {values!r}")
    return values.items()


def _set_object_state(obj, state):
    """Sets the attributes (and slots) that an object was pickled with."""
    if isinstance(state, tuple):
        if len(state) != 2:
            raise RuntimeError(f"expected attributes and slots of a tensor, found {state!r}")
        attributes, slots = state
    else:
        attributes, slots = state, None
    for name, value in _names_and_values("slots", slots):
        # Nothing else: setattr would let a file change the tensor itself, such as its data.
        if name not in _slots(type(obj)):
            raise TypeError(f"a saved tensor has {name!r} among its slots, but its class "
                            f"{type(obj).__name__} does not")
        setattr(obj, name, value)
    obj.__dict__.update(_names_and_values("attributes", attributes))
    return obj


_set_obj_state = _set_object_state


def _rebuild_from_type(func, type, args, dict):
    """The older form of _rebuild_from_type_v2."""
    return _rebuild_from_type_v2(func, type, args, dict)


def _rebuild_parameter(data, requires_grad, backward_hooks):
    """Rebuilds a parameter of a module."""
    parameter = _nn.Parameter(data, requires_grad)
    if backward_hooks:
        parameter._backward_hooks = backward_hooks
    return parameter


def _rebuild_parameter_with_state(data, requires_grad, backward_hooks, state):
    """Rebuilds a parameter with attributes."""
    return _set_object_state(_rebuild_parameter(data, requires_grad, backward_hooks), state)


def _tensor_class(name):
    """Returns FloatTensor or a similar class by name."""
    found = getattr(_C, name, None)
    if not isinstance(found, _C.tensortype):
        raise TypeError(f"there is no class of tensors {name!r}")
    return found


# ---- Legacy --------------------------------------------------------------------------------------


def set_default_tensor_type(t) -> None:
    """Sets the default dtype from a class such as DoubleTensor, or from its name."""
    _functional._warn_once("torch.set_default_tensor_type() is deprecated as of PyTorch 2.1, please use "
                           "torch.set_default_dtype() and torch.set_default_device() as alternatives.")
    if isinstance(t, str):
        name = t.rpartition(".")[2]
        found = getattr(_C, name, None)
        if found is None:
            raise TypeError(f"there is no tensor type {t!r}")
        t = found
    if isinstance(t, Tensor) or not isinstance(getattr(t, "dtype", None), _C.dtype):
        raise TypeError("invalid type object: only floating-point types are supported as the default type")
    _C.set_default_dtype(t.dtype)


# ---- Devices -------------------------------------------------------------------------------------


def get_device_module(device: _C.device | str | None = None):
    """Returns the module of a device, keyfall.cpu or keyfall.npu; without one, of the accelerator or the CPU."""
    if device is None:
        found = _C._accelerator()
        kind = "cpu" if found is None else found.type
    elif isinstance(device, (str, _C.device)):
        kind = _C.device(device).type
    else:
        raise RuntimeError(f"Invalid value of device '{device}', expect keyfall.device, str, or None")
    module = _device_modules.module_of(kind)
    if module is None and kind in ("cpu", "cuda", "mps", "xpu"):  # there whether or not the device is
        module = import_module(f"keyfall.{kind}")
    if module is None:
        raise RuntimeError(f"Invalid device module: there are no {kind} devices with one")
    return module


_get_device_module = get_device_module


def _get_available_device_type():
    """Returns the kind of the accelerator, as text; None without one."""
    found = _C._accelerator()
    return None if found is None else found.type


def _get_device_index(device, optional=False, allow_cpu=False):
    """Returns the index of a device; with `optional`, the current one if it has none."""
    if isinstance(device, int):
        return device
    if device is not None:
        device = _C.device(device)
        if device.type == "cpu" and not allow_cpu:
            raise ValueError(f"Expected a non cpu device, but got: {device}")
        if device.type == "cpu":
            return -1 if device.index is None else device.index
        if device.index is not None:
            return device.index
    if not optional:
        raise ValueError(f"Expected a device with an index or an integer, but got: {device}")
    return get_device_module(device).current_device()


# ---- Exceptions of other threads and processes ---------------------------------------------------


class KeyErrorMessage(str):
    """A message with line breaks: KeyError shows the repr of its argument."""

    def __repr__(self):
        return self


class ExceptionWrapper:
    """An exception, as text, on its way from a worker to the thread that raises it again. It has no
    reference to the traceback, which would keep the worker's frames alive."""

    def __init__(self, exc_info=None, where="in background"):
        kind, error, trace = sys.exc_info() if exc_info is None else exc_info
        self.exc_type, self.where = kind, where
        self.exc_msg = "".join(traceback.format_exception(kind, error, trace))

    def reraise(self):
        """Raises an exception of the same class that says where the original one was caught."""
        text = f"Caught {self.exc_type.__name__} {self.where}.\nOriginal {self.exc_msg}"
        if self.exc_type is KeyError:
            text = KeyErrorMessage(text)
        try:
            error = self.exc_type(text)
        except Exception:  # its class takes other arguments
            raise RuntimeError(text) from None
        raise error


# ---- Lists of tensors ----------------------------------------------------------------------------


def _flatten_dense_tensors(tensors):
    """Returns the elements of all tensors in one dimension."""
    return _C._VariableFunctions.cat([tensor.reshape(-1) for tensor in tensors])


def _unflatten_dense_tensors(flat, tensors):
    """Returns views of flat with the shapes of the tensors."""
    parts = flat.split([tensor.numel() for tensor in tensors])
    return tuple(part.view_as(tensor) for part, tensor in zip(parts, tensors))


def _take_tensors(tensors, size_limit):
    """Yields lists of tensors of one type, each of at most `size_limit` bytes where tensors allow."""
    open_lists = {}
    for tensor in tensors:
        size = tensor.numel() * tensor.element_size()
        waiting = open_lists.setdefault(tensor.type(), [0, []])
        if waiting[1] and waiting[0] + size > size_limit:
            yield waiting[1]
            waiting[:] = 0, []
        waiting[0] += size
        waiting[1].append(tensor)
    for _, waiting in open_lists.values():
        if waiting:
            yield waiting


def _import_dotted_name(name):
    """Returns the object with this qualified name."""
    first, *others = name.split(".")
    found = __import__(first)
    for other in others:
        found = getattr(found, other)
    return found


class classproperty:
    """A property of a class."""

    def __init__(self, func):
        self.fget = func

    def __get__(self, instance, owner=None):
        return self.fget(type(instance) if owner is None else owner)


def render_call(fn, args, kwargs):
    """A call as text, with tensors' sizes instead of their values."""
    return _fake_tensor.render_call(_overrides.resolve_name(fn) or fn, args, kwargs)
