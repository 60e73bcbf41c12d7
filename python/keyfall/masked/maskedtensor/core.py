"""The class MaskedTensor: a wrapper of two tensors, its data and its mask.

Calls of operators arrive at __torch_dispatch__ and are computed by the functions of operators.py.
Reductions are computed from the data by keyfall.masked, in terms of operators with a derivative, so they
are taken one level higher, in __torch_function__."""

from ... import _C
from ..._C import Tensor, sparse_coo, sparse_csr, strided
from ..._loading import lazy_module as _lazy_module
from ...autograd.function import Function

_operators = _lazy_module("keyfall.masked.maskedtensor.operators")
_INDENT = "  "
_WIDTH = 8  # of a number; `--` is as wide


def is_masked_tensor(obj, /):
    """Whether an object is a masked tensor.

    >>> import keyfall.masked
    >>> keyfall.masked.is_masked_tensor(keyfall.ones(2))
    False
    """
    return isinstance(obj, MaskedTensor)


def _tensors_match(a, b, exact=True, rtol=1e-05, atol=1e-08):
    """Whether two tensors are of one kind and equal, or close if not exact. They have no masks."""
    if is_masked_tensor(a) or is_masked_tensor(b):
        raise ValueError("Neither `a` nor `b` can be a MaskedTensor.")
    if a.layout != b.layout:
        raise ValueError(f"`a` and `b` must have the same layout. Got {a.layout} and {b.layout}")
    b = b.to(a.dtype) if a.dtype != b.dtype else b
    if a.layout is not strided:
        a, b = a.to_dense(), b.to_dense()
    if a.dim() != b.dim() or exact:
        return a.dim() == b.dim() and bool(a.equal(b))
    return a.shape == b.shape and bool(_C._VariableFunctions.allclose(a, b, rtol=rtol, atol=atol, equal_nan=True))


def _masks_match(a, b):
    """Whether two masked tensors have one mask; anything else matches."""
    if is_masked_tensor(a) and is_masked_tensor(b):
        return _operators._masks_match(a.get_mask(), b.get_mask())
    return True


class Constructor(Function):
    """A masked tensor of data; `plain`: the gradient of the data is a plain tensor."""

    @staticmethod
    def forward(ctx, data, mask, plain):
        ctx.plain = plain
        return MaskedTensor(data, mask)

    @staticmethod
    def backward(ctx, grad):
        return grad.to_tensor(0) if ctx.plain and is_masked_tensor(grad) else grad, None, None


class GetData(Function):
    """The data of a masked tensor, whose gradient has its mask."""

    @staticmethod
    def forward(ctx, masked):
        ctx.mask = masked._masked_mask
        return masked._masked_data.detach()

    @staticmethod
    def backward(ctx, grad):
        return MaskedTensor(grad.get_data() if is_masked_tensor(grad) else grad, ctx.mask)


class Where(Function):
    """Elements of either argument, with its mask; the gradient of each is masked where the other one was chosen."""

    @staticmethod
    def forward(ctx, condition, chosen, other):
        ctx.condition = condition
        return _operators.where(condition, chosen, other)

    @staticmethod
    def backward(ctx, grad):
        data, mask = (grad.get_data(), grad.get_mask()) if is_masked_tensor(grad) else (grad, True)
        return None, MaskedTensor(data, ctx.condition & mask), MaskedTensor(data, ~ctx.condition & mask)


class _Converted(Function):
    """Data and mask in another layout."""

    @staticmethod
    def forward(ctx, masked, layout):
        ctx.mask = masked._masked_mask
        data, mask = masked._masked_data, masked._masked_mask
        return MaskedTensor(*_operators.in_layout(data, mask, layout))

    @staticmethod
    def backward(ctx, grad):
        dense = grad.get_data().to_dense() if is_masked_tensor(grad) else grad
        if ctx.mask.layout is not strided:
            return MaskedTensor(*_operators.in_layout(dense, ctx.mask.to_dense(), ctx.mask.layout)), None
        return MaskedTensor(dense, ctx.mask), None


def _check(data, mask):
    """Raises what a user should know about arguments that do not fit each other."""
    for name, value in (("data", data), ("mask", mask)):
        if not isinstance(value, Tensor) or is_masked_tensor(value):
            raise TypeError(f"{name} must be a Tensor")
    if data.layout is not mask.layout:
        raise TypeError(f"data and mask must have the same layout, found {data.layout} and {mask.layout}")
    if data.layout not in (strided, sparse_coo, sparse_csr):
        raise TypeError(f"data layout of {data.layout} is not supported.")
    if data.is_complex():
        raise TypeError(f"{data.dtype} is not supported in MaskedTensor.")
    if mask.dtype != _C.bool:
        raise TypeError("mask must have dtype bool.")
    if data.dim() != mask.dim():
        raise ValueError("data.dim() must equal mask.dim()")
    if data.shape != mask.shape:
        raise ValueError(f"data.size() must equal mask.size(), found {tuple(data.shape)} and {tuple(mask.shape)}")
    if data.layout is sparse_coo and not data.coalesce().indices().equal(mask.coalesce().indices()):
        raise ValueError("data and mask are both sparse COO tensors but do not have the same indices.")
    if data.layout is sparse_csr and not (data.crow_indices().equal(mask.crow_indices())
                                          and data.col_indices().equal(mask.col_indices())):
        raise ValueError("data and mask are both sparse CSR tensors but do not share either crow or col indices.")


def _at_entries(data, mask):
    """Sparse data at the entries of a sparse mask that has another number of them."""
    if not isinstance(data, Tensor) or not isinstance(mask, Tensor) or data.layout is strided:
        return data
    if data.layout is not mask.layout or data.shape != mask.shape or is_masked_tensor(data):
        return data
    data, mask = (each.coalesce() if each.layout is sparse_coo else each for each in (data, mask))
    return data if data._nnz() == mask._nnz() else data.sparse_mask(mask)


class MaskedTensor(Tensor):
    """A tensor with a mask. Elements where the mask is False are not part of it: functions of elements leave
    them out, reductions skip them."""

    _is_masked = True  # for keyfall.masked, which must not import this module

    @staticmethod
    def __new__(cls, data, mask, requires_grad=False):
        _check(_at_entries(data, mask), mask)
        return Tensor._make_wrapper_subclass(cls, data.shape, dtype=data.dtype, device=data.device,
                                             requires_grad=requires_grad)

    def __init__(self, data, mask, requires_grad=False):
        data = _at_entries(data, mask)
        if data.layout is sparse_coo:
            data, mask = data.coalesce(), mask.coalesce()
        # Copies: who writes to the arguments later, or fills masked elements, changes nobody else's numbers.
        self._masked_data, self._masked_mask = data.detach().clone(), mask.detach().clone()

    @staticmethod
    def _from_values(data, mask, plain=False):
        """A masked tensor whose gradient is passed on to the data, as a masked or plain tensor."""
        return Constructor.apply(data, mask, plain)

    def _set_data_mask(self, data, mask):
        self._masked_data, self._masked_mask = data, mask
        return self

    def get_data(self):
        """The data, masked elements included."""
        return GetData.apply(self)

    def get_mask(self):
        """The mask."""
        return self._masked_mask

    def to_tensor(self, value):
        """A plain tensor with `value` for masked elements."""
        return self.get_data().masked_fill(~self._masked_mask, value)

    def to_dense(self):
        """The same with strided data and mask."""
        return _Converted.apply(self, strided)

    def to_sparse(self):
        """The same in coordinate format: what is not masked has an entry."""
        return _Converted.apply(self, sparse_coo)

    to_sparse_coo = to_sparse

    def to_sparse_csr(self):
        """The same in the layout CSR."""
        return _Converted.apply(self, sparse_csr)

    def is_sparse_coo(self):
        """Whether data and mask are in coordinate format."""
        return self._masked_data.layout is sparse_coo

    def is_sparse_csr(self):
        """Whether data and mask have the layout CSR."""
        return self._masked_data.layout is sparse_csr

    def is_contiguous(self, memory_format=_C.contiguous_format):
        """Whether the data are contiguous."""
        if self.is_sparse:
            raise ValueError("MaskedTensors with sparse data do not have is_contiguous")
        return self._masked_data.is_contiguous(memory_format=memory_format)

    def contiguous(self, memory_format=_C.contiguous_format):
        """The same with contiguous data."""
        return self if self.is_contiguous(memory_format) else self.clone(memory_format=memory_format)

    def _is_any_true(self):
        """Whether an element of a tensor of bools is True that is not masked."""
        if self.dtype != _C.bool:
            raise ValueError(f"_is_any_true: expected a boolean tensor, found {self.dtype}")
        return self.any()

    @property
    def is_sparse(self):
        """Whether data and mask are sparse."""
        return self._masked_data.layout is not strided

    @property
    def layout(self):
        """The layout of data and mask."""
        return self._masked_data.layout

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        special = _operators.function_for(func, args)
        if special is not None:
            return special(*args, **kwargs)
        with _C.DisableTorchFunctionSubclass():
            return func(*args, **kwargs)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return _operators.run(func, args, kwargs or {})

    def __deepcopy__(self, memo):
        return MaskedTensor(self._masked_data.clone(), self._masked_mask.clone(), self.requires_grad)

    def __reduce_ex__(self, protocol):
        return MaskedTensor, (self._masked_data, self._masked_mask, self.requires_grad)

    def __repr__(self, *, tensor_contents=None):
        data, mask = self._masked_data, self._masked_mask
        if data.layout is not strided:
            data, mask = data.to_dense(), mask.to_dense()
        if data.dim() == 0:
            return f"MaskedTensor({_number(data.item()) if mask.item() else '--'}, {mask.item()})"
        return "MaskedTensor(\n" + _rows(data.tolist(), mask.tolist(), data.dim(), 1) + "\n)"

    __str__ = __repr__


def _number(value):
    return f"{value:{_WIDTH}.4f}" if isinstance(value, float) else str(value)


def _rows(data, mask, dims, depth):
    """The text of nested lists, each on lines of its own except for the innermost."""
    start = _INDENT * depth
    if dims == 1:
        items = (_number(value) if chosen else "--".rjust(_WIDTH) for value, chosen in zip(data, mask))
        return start + "[" + ", ".join(items) + "]"
    inner = (_rows(row, chosen, dims - 1, depth + 1) for row, chosen in zip(data, mask))
    return start + "[\n" + ",\n".join(inner) + "\n" + start + "]"
