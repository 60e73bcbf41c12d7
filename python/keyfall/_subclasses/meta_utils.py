"""Creates meta tensors with the layout of other tensors; memory sharing is preserved."""

import weakref

from .. import _C
from ..utils._mode_utils import no_dispatch


class MetaConverter:
    """Creates meta tensors. Tensors that share memory become meta tensors that share a storage
    while one of them is alive."""

    def __init__(self):
        self._storages = {}  # storage address: its meta storage and its users

    def __call__(self, tensor):
        """Returns a meta tensor with the dtype, sizes, strides and offset, without history."""
        with no_dispatch():
            empty = _C._VariableFunctions.empty
            if tensor.layout != _C.strided:
                raise NotImplementedError(f"tensors of layout {tensor.layout} have no meta form")
            storage = self._storage_for(tensor)
            result = empty(0, dtype=tensor.dtype, device="meta")
            result.set_(storage, tensor.storage_offset(), tensor.size(), tensor.stride())
            if tensor.is_conj():
                result = _C._VariableFunctions._conj(result)
            if tensor.is_neg():
                result = _C._VariableFunctions._neg_view(result)
            return result

    def _storage_for(self, tensor):
        storage = tensor.untyped_storage()
        address = storage._cdata
        known = self._storages.get(address)
        if known is None:
            bytes_ = _C._VariableFunctions.empty(storage.nbytes(), dtype=_C.uint8, device="meta")
            known = self._storages[address] = (bytes_.untyped_storage(), {})
        self._keep(address, known[1], tensor)
        return known[0]

    def _keep(self, address, users, tensor):
        storages, user = self._storages, id(tensor)

        def gone(reference):
            users.pop(user, None)
            if not users and storages.get(address, (None, None))[1] is users:
                del storages[address]

        # Compare by id: references compare their referents, and tensors compare elementwise.
        users[user] = weakref.ref(tensor, gone)


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
    if m1.layout == _C.strided and not skip_symbolic:
        assert_eq(m1.stride(), m2.stride())
        assert_eq(m1.storage_offset(), m2.storage_offset())
        assert_eq(m1._is_view(), m2._is_view())
