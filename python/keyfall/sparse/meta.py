"""Sparse tensors on the meta device: sizes and types. As in PyTorch, few operators take them, and coordinates lose
their entries in most."""

from .. import _C
from .._C import sparse_coo, strided
from .._loading import lazy_module as _lazy_module
from ..functional import broadcast_shapes

_functions = _C._VariableFunctions
_fake_tensor = _lazy_module("keyfall._subclasses.fake_tensor")
parts = _lazy_module("keyfall.sparse.parts")
KEYS = ("SparseMeta", "SparseCsrMeta")
# Kernels of the CPU that also serve compressed tensors here: they do not read indices.
_FOR_COMPRESSED = frozenset({"mul.Tensor", "t", "transpose.int"})


def without_entries(size, layout, dtype, device, dense_dim=0, block=(), index=_C.int64):
    """A tensor of any layout without entries."""
    def zeros(*sizes, dtype=dtype):
        return _functions.zeros(sizes, dtype=dtype, device=device)

    at = len(size) - dense_dim
    if layout is sparse_coo:
        return _C._sparse_coo(zeros(at, 0, dtype=_C.int64), zeros(0, *size[at:]), size, True, False)
    batch, by_row = size[:at - 2], layout in parts.BY_ROW
    count = size[at - 2 if by_row else at - 1] // ((block or (1, 1))[0 if by_row else 1])
    return _C._sparse_compressed(layout, zeros(*batch, count + 1, dtype=index), zeros(*batch, 0, dtype=index),
                                 zeros(*batch, 0, *block, *size[at:]), size, False)


def form_of(self, device="meta", dtype=None, size=None):
    """A tensor without entries that has the layout of another one, and its size if none is given."""
    first, _, values = _C._sparse_parts(self)
    at = first.dim()
    block = tuple(values.shape[at:at + 2]) if self.layout in parts.BLOCKED else ()
    dense = self.dense_dim() if size is None else 0
    return without_entries(tuple(self.shape if size is None else size), self.layout, dtype or self.dtype, device, dense,
                           block, first.dtype)


def fake(make, *fakes):
    """A fake sparse tensor that a function makes of its parts."""
    with _fake_tensor.no_dispatch():
        made = make(*(_functions.empty_strided(part.shape, part.stride(), dtype=part.dtype, device="meta")
                      for part in fakes))
    return _fake_tensor.FakeTensor(fakes[-1].fake_mode, made, fakes[-1].fake_device)


# ---- Operators that make tensors ------------------------------------------------------------------


def _made(size, *, dtype=None, layout=None, **options):
    return without_entries(tuple(size), layout, dtype or _C.get_default_dtype(), "meta")


def _like(self, *, dtype=None, layout=None, **options):
    if layout is strided:
        return _functions.empty(self.shape, dtype=dtype or self.dtype, device="meta")
    return form_of(self, dtype=dtype)


def _empty_like(self, *, dtype=None, layout=None, **options):
    """A compressed tensor keeps its number of entries."""
    if self.layout is sparse_coo or layout is strided:
        return _like(self, dtype=dtype, layout=layout)
    *indices, values = _C._sparse_parts(self)
    shapes = [_functions.empty_like(part, device="meta") for part in indices]
    return _C._sparse_compressed(self.layout, *shapes, _functions.empty_like(values, dtype=dtype, device="meta"),
                                 self.shape, False)


def _new(self, size, *, dtype=None, **options):
    return form_of(self, dtype=dtype, size=size)


_MAKERS = {"_to_copy": _like, "empty.memory_format": _made, "zeros": _made, "zeros_like": _like,
           "empty_like": _empty_like, "new_empty": _new, "new_zeros": _new}


def keys_of(name):
    """The keys for which a kernel of the CPU is registered, too."""
    return KEYS if name in _MAKERS else KEYS[1:] if name in _FOR_COMPRESSED else ()


def for_both_devices(name, function):
    """The kernel of an operator that makes tensors, for both devices; other kernels as they are."""
    make = _MAKERS.get(name)
    if make is None:
        return function

    def call(first, *args, device=None, **options):
        is_meta = isinstance(first, _C.Tensor) and first.device.type == "meta"
        if (is_meta if device is None else _C.device(device).type == "meta"):
            return make(first, *args, **options)
        if is_meta:
            if make is _empty_like and first.layout is not sparse_coo or name == "_to_copy":
                raise NotImplementedError("Cannot copy out of meta tensor; no data!")
            first = form_of(first, "cpu")
        return function(first, *args, device=device, **options)
    return call


# ---- Other operators ------------------------------------------------------------------------------


def _sum(self, *, dtype=None):
    return _functions.sum(_C._sparse_parts(self)[2], dtype=dtype)


def _add(self, other, *, alpha=1):
    if self.layout is strided or other.layout is strided:
        raise NotImplementedError("add: a sum of sparse and strided tensors on the meta device is not supported")
    if self.device != other.device:
        raise RuntimeError("Expected all tensors to be on the same device, but found at least two devices, "
                           f"{self.device} and {other.device}!")
    if broadcast_shapes(self.shape, other.shape) != self.shape:
        raise RuntimeError(f"add: expected sizes {tuple(self.shape)}, found {tuple(other.shape)}")
    return _empty_like(self, dtype=_functions.result_type(self, other))


def _transposed(self, dim0=0, dim1=1):
    size = list(self.shape)
    size[dim0], size[dim1] = size[dim1], size[dim0]
    return without_entries(size, sparse_coo, self.dtype, "meta", self.dense_dim())


def register(library):
    """Registers the kernels that the CPU does not have."""
    for key in KEYS:
        library.impl("sum", _sum, key)
        library.impl("add.Tensor", _add, key)
    for name, function in (("t", _transposed), ("transpose.int", _transposed),
                           ("clone", lambda self, *, memory_format=None: form_of(self))):
        library.impl(name, function, KEYS[0])
