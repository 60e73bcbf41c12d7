"""Tensor subclasses of several kinds, for tests that should hold for each of them."""

import copy

import keyfall
from keyfall.utils._pytree import tree_map, tree_map_only

from .logging_tensor import LoggingTensor


class WrapperTensor(keyfall.Tensor):
    """Base of wrappers. `get_wrapper_properties` returns a tensor like the wrapper, and what is different in it."""

    @staticmethod
    def __new__(cls, *args, **kwargs):
        example, changed = cls.get_wrapper_properties(*args, **kwargs)
        kind = {name: getattr(example, name) for name in ("dtype", "layout", "device")}
        options = {"size": example.size(), "requires_grad": False, **kind, **changed}
        wrapper = keyfall.Tensor._make_wrapper_subclass(cls, options.pop("size"), **options)
        wrapper._validate_methods()
        return wrapper

    @classmethod
    def get_wrapper_properties(cls, *args, **kwargs):
        raise NotImplementedError("You need to implement get_wrapper_properties")

    def _validate_methods(self):
        """Refuses classes with their own attributes for what C code reads from the tensor itself."""
        for name in ("size", "stride", "dtype", "layout", "device", "requires_grad"):
            if getattr(type(self), name) is not getattr(keyfall.Tensor, name):
                raise RuntimeError(f"Subclass {type(self).__name__} is overwriting the property {name} but this is "
                                   "not allowed as such change would not be reflected to c++ callers.")


class _Rewrapping(WrapperTensor):
    """Runs every call on the wrapped tensors, `t`, and wraps its results."""

    _policy = None

    @classmethod
    def get_wrapper_properties(cls, t, requires_grad=False):
        return t, {"requires_grad": requires_grad, "dispatch_sizes_strides_policy": cls._policy}

    def __init__(self, t, requires_grad=False):
        self.t = t

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        if not all(issubclass(cls, kind) for kind in types):
            return NotImplemented
        args, kwargs = tree_map_only(cls, lambda wrapper: wrapper.t, (args, kwargs or {}))
        return tree_map_only(keyfall.Tensor, cls, func(*args, **kwargs))

    def __repr__(self):
        return super().__repr__(tensor_contents=f"t={self.t}")


class WrapperTensorWithCustomSizes(_Rewrapping):
    """Asks __torch_dispatch__ for its sizes."""

    _policy = "sizes"


class WrapperTensorWithCustomStrides(_Rewrapping):
    """Asks __torch_dispatch__ for its strides."""

    _policy = "strides"


class DiagTensorBelow(WrapperTensor):
    """A diagonal matrix that stores the diagonal only. Results that are no such matrix are plain tensors."""

    handled_ops = {}

    @classmethod
    def get_wrapper_properties(cls, diag, requires_grad=False):
        if diag.ndim != 1:
            raise AssertionError(f"Expected diag.ndim == 1, got {diag.ndim}")
        return diag, {"size": diag.size() + diag.size(), "requires_grad": requires_grad}

    def __init__(self, diag, requires_grad=False):
        self.diag = diag

    @staticmethod
    def _wrapped(value):
        if not isinstance(value, keyfall.Tensor):
            return value
        if value.ndim == 1:
            return DiagTensorBelow(value)
        diagonal = value.ndim == 2 and value.count_nonzero() == value.diag().count_nonzero()
        return DiagTensorBelow(value.diag()) if diagonal else value

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        if not all(issubclass(cls, kind) for kind in types):
            return NotImplemented
        kwargs = kwargs or {}
        if func.__name__ in cls.handled_ops:
            return cls.handled_ops[func.__name__](*args, **kwargs)
        args, kwargs = tree_map_only(DiagTensorBelow, lambda wrapper: wrapper.diag.diag(), (args, kwargs))
        return tree_map(cls._wrapped, func(*args, **kwargs))

    def __repr__(self):
        return super().__repr__(tensor_contents=f"diag={self.diag}")


class SparseTensor(WrapperTensor):
    """Stores the elements that are not zero, and where they are."""

    _SPECIAL_IMPLS = {}

    @classmethod
    def get_wrapper_properties(cls, size, values, indices, requires_grad=False):
        if values.device != indices.device:
            raise AssertionError(f"values are on {values.device}, indices on {indices.device}")
        return values, {"size": size, "requires_grad": requires_grad}

    def __init__(self, size, values, indices, requires_grad=False):
        self.values, self.indices = values, indices

    def __repr__(self):
        return super().__repr__(tensor_contents=f"values={self.values}, indices={self.indices}")

    def sparse_to_dense(self):
        dense = keyfall.zeros(self.size(), dtype=self.values.dtype)
        dense[self.indices.unbind(1)] = self.values
        return dense

    @staticmethod
    def from_dense(t):
        indices = t.nonzero()
        return SparseTensor(t.size(), t[indices.unbind(1)], indices)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        special = cls._SPECIAL_IMPLS.get(f"{func.__module__}.{func.__name__}")
        if special is not None:
            return special(args, kwargs)
        args, kwargs = tree_map_only(SparseTensor, SparseTensor.sparse_to_dense, (args, kwargs or {}))
        return tree_map_only(keyfall.Tensor, SparseTensor.from_dense, func(*args, **kwargs))


class NonWrapperTensor(keyfall.Tensor):
    """A tensor that remembers the last function called, in an attribute that copies must keep."""

    def __new__(cls, data):
        made = keyfall.Tensor._make_subclass(cls, data)
        made.extra_state = {"last_func_called": None}
        return made

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        result = super().__torch_function__(func, types, args, kwargs)
        if isinstance(result, cls):
            copied = func is keyfall.Tensor.__deepcopy__
            result.extra_state = (copy.deepcopy(args[0].extra_state) if copied else
                                  {"last_func_called": func.__name__})
        return result

    def new_empty(self, shape):
        """Deep copies need it."""
        return type(self)(keyfall.empty(shape))


class SubclassInfo:
    """How to make a tensor of a class from a shape, and whether results are of the class, too."""

    __slots__ = ["name", "create_fn", "closed_under_ops"]

    def __init__(self, name, create_fn, closed_under_ops=True):
        self.name, self.create_fn, self.closed_under_ops = name, create_fn, closed_under_ops


def _of_random(cls):
    """Returns a create_fn. It asks for sizes and strides, which some classes then keep."""

    def create(shape):
        made = cls(keyfall.randn(shape))
        made.size(), made.stride()
        return made

    return create


subclass_db = {
    keyfall.Tensor: SubclassInfo("base_tensor", keyfall.randn),
    NonWrapperTensor: SubclassInfo("non_wrapper_tensor", _of_random(NonWrapperTensor)),
    LoggingTensor: SubclassInfo("logging_tensor", _of_random(LoggingTensor)),
    SparseTensor: SubclassInfo("sparse_tensor",
                               lambda shape: SparseTensor.from_dense(keyfall.randn(shape).relu())),
    DiagTensorBelow: SubclassInfo("diag_tensor_below", _of_random(DiagTensorBelow), False),
    WrapperTensorWithCustomSizes: SubclassInfo(
        "wrapper_with_custom_sizes", _of_random(WrapperTensorWithCustomSizes), False),
    WrapperTensorWithCustomStrides: SubclassInfo(
        "wrapper_with_custom_strides", _of_random(WrapperTensorWithCustomStrides), False),
}
