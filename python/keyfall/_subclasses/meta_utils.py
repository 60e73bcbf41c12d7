"""Creates meta tensors with the layout and the history of other tensors; memory sharing is preserved."""

import contextlib
import weakref

from .. import _C
from .._loading import lazy_module
from ..overrides import is_tensor_like
from ..nn.parameter import Parameter
from ..utils._mode_utils import no_dispatch
from ..utils._python_dispatch import is_traceable_wrapper_subclass, transform_subclass

_functions = _C._VariableFunctions
_sparse_meta = lazy_module("keyfall.sparse.meta")
_COMPRESSED = frozenset({_C.sparse_csr, _C.sparse_csc, _C.sparse_bsr, _C.sparse_bsc})


def is_sparse_coo(t):
    """True for a tensor with coordinates."""
    return isinstance(t, _C.Tensor) and t.layout == _C.sparse_coo


def is_sparse_compressed_layout(layout):
    """True for the layouts CSR, CSC, BSR and BSC."""
    return layout in _COMPRESSED


def is_sparse_compressed(t):
    """True for a tensor of a compressed layout."""
    return isinstance(t, _C.Tensor) and t.layout in _COMPRESSED


def is_sparse_any(t):
    """True for a tensor of a sparse layout."""
    return is_sparse_coo(t) or is_sparse_compressed(t)


@contextlib.contextmanager
def _grad_mode(on):
    before = _C.is_grad_enabled()
    _C._set_grad_enabled(on)
    try:
        yield
    finally:
        _C._set_grad_enabled(before)


class _KeptBy(dict):
    """Entries that stay while one of the tensors that they belong to is alive."""

    def __init__(self):
        super().__init__()
        self._users = {}

    def keep(self, key, value, tensor):
        """Sets an entry, or adds a tensor to those that it belongs to."""
        self[key] = value
        users, user = self._users.setdefault(key, {}), id(tensor)

        def gone(reference):
            users.pop(user, None)
            if not users and self._users.get(key) is users:
                del self[key], self._users[key]

        # Compare by id: references compare their referents, and tensors compare elementwise.
        users[user] = weakref.ref(tensor, gone)


class MetaTensorDescriber:
    """Numbers tensors and storages; a number is never used again."""

    def __init__(self, *, copy_data=False):
        self.lookup_tensor = _KeptBy()  # id of a tensor: its number
        self.lookup_storage = _KeptBy()  # address of a storage: its number
        self._next = 0

    def get_tensor_id(self, t):
        """Returns the number of a tensor."""
        return self._number(self.lookup_tensor, id(t), t)

    def get_storage_id(self, t):
        """Returns the number of a tensor's storage."""
        return self._number(self.lookup_storage, t.untyped_storage()._cdata, t)

    def _number(self, table, key, t):
        number = table.get(key)
        if number is None:
            number, self._next = self._next, self._next + 1
        table.keep(key, number, t)
        return number


class MetaConverter:
    """Creates meta tensors, one for each tensor while both are alive. Tensors that share memory
    become meta tensors that share a storage."""

    def __init__(self, *, copy_data=False):
        self.tensor_memo = weakref.WeakValueDictionary()  # number of a tensor: its meta form
        self.storage_memo = _KeptBy()  # number of a storage: its meta form
        self.describer = MetaTensorDescriber()
        self.hit = self.miss = 0  # tensors with and without a meta form

    def successful(self):
        """True if tensors were converted, and each of them could be."""
        return self.hit > 0 and self.miss == 0

    def __call__(self, t, shape_env=None, *, callback=None, source=None, symbolic_context=None, trace=True):
        """Returns the meta form of a tensor: a leaf of a leaf, a view of a view, with a gradient if it has
        one. Other objects are returned as they are, and NotImplemented for a tensor without a meta form."""
        if not isinstance(t, _C.Tensor):
            if not is_tensor_like(t):
                return t
            self.miss += 1
            return NotImplemented
        if t.is_quantized or t._is_view() and is_sparse_any(t._base):
            self.miss += 1
            return NotImplemented
        self.hit += 1
        with no_dispatch():
            return self._converted(t)

    def detached(self, t):
        """Returns a meta tensor with the dtype, sizes, strides and offset, without history."""
        with no_dispatch(), _grad_mode(False):
            if t.layout != _C.strided:
                return self._sparse(t)
            result = _functions.empty(0, dtype=t.dtype, device="meta")
            result.set_(self._storage_for(t), t.storage_offset(), t.size(), t.stride())
            return _with_bits(result, t)

    def _storage_for(self, t):
        number = self.describer.get_storage_id(t)
        storage = self.storage_memo.get(number)
        if storage is None:
            bytes_ = _functions.empty(t.untyped_storage().nbytes(), dtype=_C.uint8, device="meta")
            storage = bytes_.untyped_storage()
        self.storage_memo.keep(number, storage, t)
        return storage

    def _converted(self, t):
        number = self.describer.get_tensor_id(t)
        result = self.tensor_memo.get(number)
        if result is None:
            result = self.tensor_memo[number] = self._made(t)
            if t.is_leaf and t.grad is not None:
                result.grad = self._converted(t.grad)
            if isinstance(t, Parameter):
                result._is_param = True
        return result

    def _made(self, t):
        if is_traceable_wrapper_subclass(t):
            return transform_subclass(t, lambda name, inner: self._converted(inner))
        if t._is_view():
            return _view_like(self._converted(t._base), t)
        result = self.detached(t)
        if not t.requires_grad:
            return result
        result.requires_grad_()
        # An operator would choose its own strides; this one returns what it gets.
        return result if t.is_leaf else _C._functions.DelayedError("the history of a meta tensor", 1)(result)

    def _sparse(self, t):
        if t.layout != _C.sparse_coo and t.layout not in _COMPRESSED:
            raise NotImplementedError(f"tensors of layout {t.layout} have no meta form")
        result = _sparse_meta.form_of(t)
        return result._coalesced_(t.is_coalesced()) if t.layout == _C.sparse_coo else result


def _with_bits(result, t):
    if t.is_conj():
        result = _functions._conj(result)
    return _functions._neg_view(result) if t.is_neg() else result


def _view_like(base, t):
    """Returns a view of a base that has the layout, and the place in the graph, of another view."""
    # A leaf that autograd knows, or whose base it knows, was made without it. Others may be written to later.
    with _grad_mode(not t.is_leaf or not (t.requires_grad or base.requires_grad)):
        if t.requires_grad and not base.requires_grad and not t.is_leaf:  # a view of a view that became a leaf
            with _grad_mode(False):
                base = base.view(base.shape)
            base.requires_grad_()
        result = _with_bits(_reinterpreted(base, t.dtype).as_strided(t.size(), t.stride(), t.storage_offset()), t)
    return result.requires_grad_(t.requires_grad) if t.is_leaf else result


def _reinterpreted(base, dtype):
    if base.dtype == dtype:
        return base
    if base.dtype.is_complex and base.dtype.to_real() == dtype:
        return _functions.view_as_real(base)
    if dtype.is_complex and dtype.to_real() == base.dtype:
        return _functions.view_as_complex(base)
    return base.view(dtype)


# ---- Comparing ----------------------------------------------------------------------------------


def metadata_mismatch(expected, found, check_strides=True):
    """Describes how two tensors differ, in a sentence; None if they do not."""
    if expected.shape != found.shape:
        return f"Shapes {expected.shape} and {found.shape} are not equal!"
    if expected.dtype != found.dtype:
        return f"Dtypes {expected.dtype} and {found.dtype} are not equal!"
    if expected.device != found.device:
        return f"Devices {expected.device} and {found.device} are not equal!"
    if not check_strides:
        return None
    different = _different_stride(expected, found)
    if different is not None:
        return (
            f"Stride mismatch! Strides are {expected.stride()} and {found.stride()} (mismatched "
            f"at {different})!"
        )
    if expected.storage_offset() != found.storage_offset():
        return (
            f"Storage offset mismatch! Storage offsets are {expected.storage_offset()} and "
            f"{found.storage_offset()}!"
        )
    if expected.is_conj() != found.is_conj():
        return f"Conj mismatch! is_conj is {expected.is_conj()} and {found.is_conj()}"
    return None


def _different_stride(a, b):
    """Returns the first dimension whose strides differ, ignoring dimensions of size 0 or 1."""
    if a.numel() == 0:
        return None
    for dim, (size, x, y) in enumerate(zip(a.shape, a.stride(), b.stride())):
        if size > 1 and x != y:
            return dim
    return None


def assert_metadata_eq(assert_eq, m1, m2, *, skip_symbolic=False, skip_leaf=False):
    """Calls assert_eq with each property that a tensor and its meta form share."""
    options = {"skip_symbolic": skip_symbolic, "skip_leaf": skip_leaf}
    assert_eq(m1.dtype, m2.dtype)
    if not skip_symbolic:
        assert_eq(tuple(m1.shape), tuple(m2.shape))
    assert_eq(m1.layout, m2.layout)
    assert_eq(m1.requires_grad, m2.requires_grad)
    if not skip_leaf:
        assert_eq(m1.is_leaf, m2.is_leaf)
    assert_eq(m1.is_sparse, m2.is_sparse)
    assert_eq(m1.is_conj(), m2.is_conj())
    assert_eq(m1.is_neg(), m2.is_neg())
    assert_eq(m1.is_inference(), m2.is_inference())
    grads = [m.grad if m.is_leaf else None for m in (m1, m2)]
    assert_eq(grads[0] is None, grads[1] is None)
    if grads[0] is not None:
        assert_metadata_eq(assert_eq, *grads, **options)
    if m1.layout == _C.strided:
        _assert_strided_eq(assert_eq, m1, m2, options)
        return
    assert_eq(m1.dense_dim(), m2.dense_dim())
    assert_eq(m1.sparse_dim(), m2.sparse_dim())
    if m1.is_sparse:
        assert_eq(m1.is_coalesced(), m2.is_coalesced())


def _assert_strided_eq(assert_eq, m1, m2, options):
    if not options["skip_symbolic"]:
        assert_eq(m1.stride(), m2.stride())
        assert_eq(m1.storage_offset(), m2.storage_offset())
    assert_eq(m1._is_view(), m2._is_view())
    if m1._is_view():
        assert_metadata_eq(assert_eq, m1._base, m2._base, **options)
