"""Groups of tensors for functions that work on lists: helpers that libraries' optimizers import."""

from .. import _C
from .._C import Tensor

TensorListList = list[list[Tensor | None]]
Indices = list[int]


def _get_foreach_kernels_supported_devices():
    """Kinds of devices where optimizers work on lists by default."""
    return ["cuda", "xpu", "mtia", "privateuseone"]


def _get_fused_kernels_supported_devices():
    """Kinds of devices with fused optimizers."""
    return ["mps", "cuda", "xpu", "hpu", "cpu", "mtia", "privateuseone"]


def _group_tensors_by_device_and_dtype(tensorlistlist, with_indices=False):
    """Splits lists of equal length by the device and type of the tensors of the first one. Returns
    {(device, dtype): (lists, indices)}; without with_indices, the indices are empty."""
    groups = {}
    for index, row in enumerate(zip(*tensorlistlist, strict=True)):
        if row[0] is None:
            raise RuntimeError("expected tensors in the first list, found None")
        key = row[0].device, row[0].dtype
        lists, indices = groups.setdefault(key, ([[] for _ in row], []))
        for values, value in zip(lists, row):
            values.append(value)
        if with_indices:
            indices.append(index)
    return groups


def _device_has_foreach_support(device):
    """Whether functions of lists exist for a device."""
    return device.type in (*_get_foreach_kernels_supported_devices(), "cpu")


def _has_foreach_support(tensors, device):
    """Whether functions of lists can be called for these tensors."""
    return _device_has_foreach_support(device) and all(t is None or type(t) is _C.Tensor for t in tensors)
