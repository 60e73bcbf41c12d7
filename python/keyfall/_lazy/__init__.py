"""Lazy tensors under PyTorch's names. keyfall.lazy has more, and docs/guide/lazy.md explains both."""

from .. import _C
from .._loading import lazy_module
from ..utils._pytree import tree_flatten, tree_unflatten
from .closure import add_step_closure, run_step_closures

_keyfall = lazy_module("keyfall")

__all__ = ["add_step_closure", "get_tensor_id", "mark_step", "run_step_closures", "save", "sync_multi",
           "to_cpu", "wait_device_ops"]  # fmt: skip


def mark_step(device="", wait=False):
    """Ends a step: everything that is pending on the device runs as one graph, on another thread
    unless `wait` is set; then the step closures run."""
    _C._lazy._mark_step(device, [], wait=wait)
    run_step_closures()


def wait_device_ops(devices=None):
    """Waits for graphs that run on other threads. An error of such a graph is raised here."""
    _C._lazy._wait_device_ops(devices=devices or [])


def sync_multi(tensors, devices):
    """Computes the values of lazy tensors."""
    _C._lazy._sync_multi(tensors, devices, wait=True, sync_ltc_data=True)


def get_tensor_id(tensor):
    """Returns the number of a lazy tensor. Tensors that share memory share it."""
    return _C._lazy._get_tensor_id(tensor)


def _is_lazy(value):
    return isinstance(value, _keyfall.Tensor) and value.device.type == "lazy"


def to_cpu(tensors, devices=None):
    """Copies the lazy tensors in nested containers to the CPU. Other values stay as they are."""
    leaves, structure = tree_flatten(tensors)
    sync_multi([leaf for leaf in leaves if _is_lazy(leaf)], devices or [])
    return tree_unflatten([leaf.cpu() if _is_lazy(leaf) else leaf for leaf in leaves], structure)


def save(tensors, *args, **kwargs):
    """Saves with keyfall.save, lazy tensors as tensors of the CPU."""
    _keyfall.save(to_cpu(tensors), *args, **kwargs)
