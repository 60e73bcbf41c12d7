"""PyTorch's typed constructors of sparse tensors, sparse.FloatTensor and its relatives. As with FloatTensor, isinstance
tests the dtype and the layout, and no tensor has such a class as its type."""

import sys

from .. import _C
from .creation import sparse_coo_tensor

_EXPECTED = "expected indices, values and optionally a size, or sizes alone"


def _construct(name, dtype, args, device=None, **kwargs):
    if device is not None and _C.device(device).type != "cpu":
        raise RuntimeError(f"{name}(): expected a device of type cpu, but got {_C.device(device).type}")
    given = dict(zip(("indices", "values", "size"), args), **kwargs)
    if len(given) == len(args) + len(kwargs) and {*given} in ({"indices", "values"}, {"indices", "values", "size"}):
        if isinstance(given["indices"], _C.Tensor) and isinstance(given["values"], _C.Tensor):
            return sparse_coo_tensor(given["indices"], given["values"], given.get("size"))
    sizes = args[0] if len(args) == 1 and isinstance(args[0], tuple) else args
    if kwargs or not all(isinstance(size, int) for size in sizes):
        raise TypeError(f"{name}(): {_EXPECTED}; got {', '.join(type(arg).__name__ for arg in args)}")
    return sparse_coo_tensor(sizes or (0,), dtype=dtype)


def new(tensor, *args, **kwargs):
    """tensor.new(…) of a sparse tensor."""
    return _construct("new", tensor.dtype, args, **kwargs)


class _SparseType(type):
    """The type of the constructors."""

    def __instancecheck__(cls, instance):
        return isinstance(instance, _C.Tensor) and instance.layout is cls.layout and instance.dtype is cls.dtype

    def __call__(cls, *args, **kwargs):
        return _construct(f"sparse.{cls.__name__}", cls.dtype, args, **kwargs)


def _define(name):
    dtype = getattr(_C, name).dtype
    body = {"dtype": dtype, "layout": _C.sparse_coo, "is_sparse": True, "is_cuda": False, "__module__": "torch.sparse",
            "__doc__": f"Creates sparse tensors; isinstance(x, sparse.{name}) tests for sparse tensors of {dtype}."}
    setattr(sys.modules[__name__], name, _SparseType(name, (), body))


for _name in ("BFloat16Tensor", "ByteTensor", "CharTensor", "DoubleTensor", "FloatTensor", "HalfTensor", "IntTensor",
              "LongTensor", "ShortTensor"):
    _define(_name)
