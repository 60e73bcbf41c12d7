"""Making sparse tensors: sparse_coo_tensor and its relatives, and whether their arguments are checked."""

import contextlib
import functools
import threading

from .. import _C
from .._shared.overridable import overridable as _overridable
from . import parts

_checked = False


class check_sparse_tensor_invariants:
    """Switches the checks of indices for new sparse tensors: `enable()` and `disable()`, or as a context
    manager or decorator."""

    def __init__(self, enable=True):
        self.state, self._before = enable, None

    @staticmethod
    def is_enabled():
        """Whether new sparse tensors are checked."""
        return _checked

    @staticmethod
    def enable():
        """Checks new sparse tensors."""
        global _checked
        _checked = True

    @staticmethod
    def disable():
        """Does not check them."""
        global _checked
        _checked = False

    def __enter__(self):
        global _checked
        if self._before is not None:
            raise RuntimeError("This context manager instance is already activated. Use a different "
                               "context manager instance for context nesting.")
        self._before, _checked = _checked, self.state

    def __exit__(self, *exception):
        global _checked
        _checked, self._before = self._before, None

    def __call__(self, function):
        @functools.wraps(function)
        def checked(*args, **kwargs):
            with type(self)(self.state):
                return function(*args, **kwargs)

        return checked


def _tensor(data, dtype=None, device=None):
    """The data as a tensor, with its history if it is one."""
    if isinstance(data, _C.Tensor):
        return data.to(device=device or data.device, dtype=dtype or data.dtype)
    return _C.tensor(data, dtype=dtype, device=device)


def _finished(tensor, requires_grad):
    return tensor.detach().requires_grad_() if requires_grad else tensor


def _inferred(indices, values):
    """The smallest size that holds all indices."""
    if indices.shape[1] == 0:
        return (*[0] * indices.shape[0], *values.shape[1:])
    for dim, least in enumerate(indices.amin(1).tolist()):
        if least < 0:
            raise RuntimeError(f"found negative index {least} for dim {dim}")
    return (*(indices.amax(1) + 1).tolist(), *values.shape[1:])


def _is_size(data):
    return isinstance(data, int) or isinstance(data, (tuple, list)) and all(
        isinstance(size, int) for size in data)


@_overridable
def sparse_coo_tensor(indices=None, values=None, size=None, *, dtype=None, device=None, pin_memory=False,
                      requires_grad=False, check_invariants=None, is_coalesced=None, layout=None):
    """A sparse tensor in coordinate format: column i of `indices` is the position of `values[i]`. With a
    size alone, a tensor without entries.

    >>> keyfall.sparse_coo_tensor(keyfall.tensor([[0, 1], [1, 0]]), keyfall.tensor([3.,
    ...     4.])).to_dense()
    tensor([[0., 3.],
            [4., 0.]])
    """
    if values is None:
        if indices is not None and not _is_size(indices):
            raise TypeError("sparse_coo_tensor(): expected indices and values, or a size")
        size = size if indices is None else indices
        size = (size,) if isinstance(size, int) else tuple(size)
        indices = _C.tensor([], dtype=_C.int64, device=device).reshape(len(size), 0)
        values = _C.tensor([], dtype=dtype or _C.get_default_dtype(), device=device)
        return _finished(parts.coo(indices, values, size, True), requires_grad)
    values = _tensor(values, dtype, device)
    indices = _tensor(indices, _C.int64, device)
    if values.dim() == 0:
        values = values.unsqueeze(0)
    if indices.dim() != 2:
        raise RuntimeError(f"indices must be sparse_dim x nnz, but got: {list(indices.shape)}")
    check = _checked if check_invariants is None else check_invariants
    size = _inferred(indices, values) if size is None else tuple(size)
    if check and not indices.is_contiguous():
        parts.coo(indices.contiguous(), values.detach(), size, bool(is_coalesced), True)
        check = False
    made = parts.coo(indices, values, size, bool(is_coalesced), check)
    if is_coalesced and (_checked if check_invariants is None else check_invariants) and indices.shape[1] > 1:
        _require(bool((parts.keys_of(indices, size).diff() > 0).all()),
                 "cannot set is_coalesced to true if indices correspond to uncoalesced COO tensor")
    return _finished(made, requires_grad)


def _name_rule(layout, first, plain, values, size):
    """Says which rule refused indices do not keep, with the names that they have in the layout; returns if the shapes of
    the parts do not fit each other."""
    if first.device.type == "meta":
        return
    by_row, at = layout in parts.BY_ROW, first.dim() - 1
    counts, names = ("nrows", "ncols")[::1 if by_row else -1], ("crow_indices", "col_indices")
    major, minor = names if by_row else ("ccol_indices", "row_indices")
    block = values.shape[at + 1:at + 3] if layout in parts.BLOCKED else (1, 1)
    if min(first.dim(), plain.dim(), values.dim()) < at + 1 or len(size) < at + 2 or len(block) < 2 or 0 in block:
        return
    limit = size[at + by_row] // block[by_row]
    steps, nnz = first.diff(dim=-1), plain.shape[-1]
    inner = plain.diff(dim=-1) > 0
    starts = _C._VariableFunctions.zeros(*plain.shape[:-1], nnz + 1, dtype=_C.bool)
    inside = (first >= 0) & (first <= nnz)
    starts = starts.scatter(-1, first.clamp(0, nnz), inside)[..., 1:nnz]
    for holds, rule in (
            ((first[..., 0] == 0).all(), f"{major}[..., 0] == 0"),
            ((first[..., -1] == nnz).all(), f"{major}[..., -1] == nnz"),
            (((steps >= 0) & (steps <= limit)).all(), f"0 <= {major}[..., 1:] - {major}[..., :-1] <= {counts[1]}"),
            (((plain >= 0) & (plain < limit)).all(), f"0 <= {minor} < {counts[1]}"),
            ((inner | starts).all(), f"{minor}[..., {major}[..., i - 1]:{major}[..., i]] for all i = 1, ..., {counts[0]} "
                                     "are sorted and distinct along the last dimension values")):
        if not holds:
            raise RuntimeError(f"`{rule}` is not satisfied.")


def _require(condition, message):
    if not condition:
        raise RuntimeError(message)


def _check_dims(layout, first, plain, values):
    """Checks that the parts of a compressed tensor have dimensions that fit each other; returns the number of batch
    dimensions, and of dense ones."""
    major, minor = ("crow_indices", "col_indices") if layout in parts.BY_ROW else ("ccol_indices", "row_indices")
    for name, each in ((major, first), (minor, plain)):
        _require(each.dim() < 1 or each.stride(-1) == 1 or each.shape[-1] < 2,
                 f"expected {name} to be a contiguous tensor per batch")
    at, inner = first.dim() - 1, 2 * (layout in parts.BLOCKED)
    _require(at >= 0, f"{major} must have dimensionality >= 1 but got {at + 1}")
    _require(at + 1 == plain.dim(), f"{major} and {minor} dimensionalities must be equal but got {at + 1} and "
                                    f"{plain.dim()}, respectively")
    dense = values.dim() - at - inner - 1
    _require(dense >= 0, "values must have dimensionality > sum of batch and block dimensionalities "
                         f"(={at} + {inner}) but got {values.dim()}")
    return at, dense


def _check_parts(layout, first, plain, values, size):
    """Checks shapes and types of the parts of a compressed tensor, with PyTorch's words."""
    by_row, blocked = layout in parts.BY_ROW, layout in parts.BLOCKED
    major, minor = ("crow_indices", "col_indices") if by_row else ("ccol_indices", "row_indices")
    at, dense = _check_dims(layout, first, plain, values)
    _require(len(size) == at + 2 + dense, "tensor dimensionality must be sum of batch, base, and dense dimensionalities "
                                          f"(={at} + 2 + {dense}) but got {len(size)}")
    batches = [list(each[:at]) for each in (first.shape, plain.shape, values.shape, size)]
    _require(all(each == batches[3] for each in batches),
             f"all batch dimensions of {major} (={batches[0]}), {minor} (={batches[1]}), and values (={batches[2]}) must be "
             f"equal to tensor batch dimensions (={batches[3]})")
    block = values.shape[at + 1:at + 3] if blocked else (1, 1)
    for axis in (0, 1):
        _require(block[axis] > 0 and size[at + axis] % block[axis] == 0,
                 f"tensor shape[{axis}] (={size[at + axis]}) must be divisible with blocksize[{axis}] (={block[axis]}) as "
                 "defined by values shape")
    count, nnz = size[at + (not by_row)] // block[not by_row], values.shape[at]
    kind = ("row" if by_row else "column") + (" block" if blocked else "")
    _require(first.shape[-1] == count + 1, f"{major}.shape[-1] must be equal to the number of {kind}s + 1 (={count + 1}), but "
                                           f"got {first.shape[-1]}")
    _require(plain.shape[-1] == nnz, f"{minor}.shape[-1] must be equal to nnz (={nnz}) as defined by values.shape[{at}], but "
                                     f"got {plain.shape[-1]}")
    _require(first.dtype == plain.dtype, f"{major} and {minor} must have the same dtype, bot got {parts.type_name(first)} "
                                         f"and {parts.type_name(plain)}, respectively")
    _require(first.dtype in (_C.int32, _C.int64), f"{major} and {minor} dtype must be Int or Long, but got "
                                                  f"{parts.type_name(first)}")


def _compressed(layout, first, plain, values, size, dtype, device, requires_grad, check):
    values = _tensor(values, dtype, device)
    first, plain = _tensor(first, None, device), _tensor(plain, None, device)
    if size is None:
        _check_dims(layout, first, plain, values)
        block = values.shape[first.dim():][:2] if layout in parts.BLOCKED else (1, 1)
        minor = int(plain.max()) + 1 if plain.numel() else 0
        counts = (first.shape[-1] - 1, minor)
        rows, columns = counts if layout in parts.BY_ROW else counts[::-1]
        dense = values.shape[first.dim() + (2 if layout in parts.BLOCKED else 0):]
        size = (*first.shape[:-1], rows * block[0], columns * block[1], *dense)
    check = _checked if check is None else check
    if check:
        _check_parts(layout, first, plain, values, tuple(size))
        wide = first.long().contiguous(), plain.long().contiguous()
        try:
            made = parts.compressed(layout, *wide, values, size, True)
        except RuntimeError:
            _name_rule(layout, *wide, values, size)
            raise
        if first.dtype == _C.int64 and first.is_contiguous() and plain.is_contiguous():
            return _finished(made, requires_grad)
    return _finished(parts.compressed(layout, first, plain, values, size), requires_grad)


@_overridable
def sparse_compressed_tensor(compressed_indices, plain_indices, values, size=None, *, dtype=None,
                             layout=None, device=None, pin_memory=False, requires_grad=False,
                             check_invariants=None):
    """A sparse tensor in the compressed layout that is given.

    >>> keyfall.sparse_compressed_tensor(keyfall.tensor([0, 1, 2]), keyfall.tensor([0, 1]),
    ...     keyfall.tensor([3., 4.]), layout=keyfall.sparse_csr).to_dense()
    tensor([[3., 0.],
            [0., 4.]])
    """
    if layout not in parts.COMPRESSED:
        raise RuntimeError("sparse_compressed_tensor(): expected a compressed sparse layout, but got "
                           f"{layout}")
    return _compressed(layout, compressed_indices, plain_indices, values, size, dtype, device, requires_grad,
                       check_invariants)


def _constructor(name, layout, first_name, plain_name):
    def make(*args, size=None, dtype=None, device=None, pin_memory=False, requires_grad=False,
             check_invariants=None, layout=layout, **kwargs):
        given = dict(zip((first_name, plain_name, "values", "size"), args), **kwargs)
        size = given.pop("size", size)
        if set(given) != {first_name, plain_name, "values"}:
            raise TypeError(f"{name}(): expected {first_name}, {plain_name}, values and optionally size")
        return _compressed(layout, given[first_name], given[plain_name], given["values"], size, dtype, device,
                           requires_grad, check_invariants)

    make.__name__ = make.__qualname__ = name
    values = "[[[3.]], [[4.]]]" if layout in parts.BLOCKED else "[3., 4.]"
    make.__doc__ = (f"A sparse tensor of the layout {layout}, from {first_name}, {plain_name} and values."
                    f"\n\n>>> keyfall.{name}([0, 1, 2], [0, 1], {values}).to_dense()\n"
                    "tensor([[3., 0.],\n        [0., 4.]])")
    return _overridable(make)


sparse_csr_tensor = _constructor("sparse_csr_tensor", _C.sparse_csr, "crow_indices", "col_indices")
sparse_csc_tensor = _constructor("sparse_csc_tensor", _C.sparse_csc, "ccol_indices", "row_indices")
sparse_bsr_tensor = _constructor("sparse_bsr_tensor", _C.sparse_bsr, "crow_indices", "col_indices")
sparse_bsc_tensor = _constructor("sparse_bsc_tensor", _C.sparse_bsc, "ccol_indices", "row_indices")


class _Unchecked(threading.local):
    """Sparse tensors of a file whose memory is read after them: (layout, data) of each; None elsewhere."""

    found = None


_unchecked = _Unchecked()


def rebuild(layout, data):
    """Unpickles a sparse tensor."""
    check = _unchecked.found is None
    if not check:
        _unchecked.found.append((layout, data))
    if layout is _C.sparse_coo:
        indices, values, size, *coalesced = data
        return parts.coo(indices, values, size, bool(coalesced and coalesced[0]), check)
    return sparse_compressed_tensor(*data, layout=layout, check_invariants=check)


@contextlib.contextmanager
def checked_later():
    """Checks the sparse tensors that are rebuilt inside of it at its end."""
    _unchecked.found = found = []
    try:
        yield
    finally:
        _unchecked.found = None
    for layout, data in found:
        rebuild(layout, data)
