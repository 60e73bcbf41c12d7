"""The Python part of Tensor. The default `__torch_function__` is here; the other methods are in modules that load
when one of them is first used, which keeps `import keyfall` fast."""

from . import _C
from ._C import Tensor
from ._loading import load, names_of

__getattr__ = names_of("keyfall._late.tensor_state", __name__, ("_rebuild_from_type_v2",))  # for pickles


def _convert(result, cls):
    """Converts the tensors among the results to the class."""
    if isinstance(result, Tensor):
        return result if isinstance(result, cls) else result.as_subclass(cls)
    if isinstance(result, (tuple, list)):
        items = (_convert(item, cls) for item in result)
        named = isinstance(result, tuple) and hasattr(result, "_fields")
        return type(result)(*items) if named else type(result)(items)
    return result


_plain_results = None


def _gives_plain_results(function):
    """True for attributes that hold another tensor, which keeps its class."""
    global _plain_results
    if _plain_results is None:
        names = ("_base", "grad", "_grad")
        _plain_results = {getattr(Tensor, name).__get__ for name in names}
    return function in _plain_results


def _torch_function(cls, func, types, args=(), kwargs=None):
    """Calls the function as for plain tensors and converts its results to this class."""
    if not all(issubclass(cls, kind) for kind in types):
        return NotImplemented
    before = _C._set_torch_function_state(1)
    try:
        result = func(*args, **(kwargs or {}))
    finally:
        _C._set_torch_function_state(before)
    if cls is Tensor or result is None or _gives_plain_results(func):
        return result
    return _convert(result, cls)


class _LateMethod:
    """Stands for a method of Tensor until its first use, which puts the method of this name, from METHODS of another
    module, in its place."""

    __slots__ = ("_home", "_name")

    def __init__(self, home, name):
        self._home, self._name = home, name

    def __get__(self, tensor, cls):
        method = load(self._home).METHODS[self._name]
        # Error messages show these names, and pickles look for the method under them.
        method.__name__, method.__qualname__, method.__module__ = self._name, "Tensor." + self._name, __name__
        setattr(Tensor, self._name, method)
        return method.__get__(tensor, cls)


_METHODS = {
    "keyfall._late.tensor_state": (
        "__deepcopy__", "__reduce_ex__", "__setstate__", "_reduce_ex_internal"),
    "keyfall._late.tensor_methods": (
        "__array_namespace__", "__array_ufunc__", "__dir__", "_fix_weakref", "_is_all_true", "_is_any_true",
        "_rev_view_func_unsafe", "_typed_storage", "_view_func", "_view_func_unsafe", "apply_", "dequantize",
        "dim_order", "eig", "is_shared", "istft", "lstsq", "lu", "map2_", "map_", "module_load",
        "nonzero", "norm", "register_hook", "register_post_accumulate_grad_hook", "reinforce", "resize", "resize_as",
        "share_memory_", "solve", "stft", "storage", "storage_type", "symeig", "to_device", "unique",
        "unique_consecutive"),
    "keyfall.sparse.methods": (
        "_coalesced_", "_dimI", "_dimV", "_indices", "_nnz", "_values", "ccol_indices", "coalesce", "col_indices",
        "crow_indices", "dense_dim", "indices", "is_coalesced", "resize_as_sparse_", "row_indices", "smm",
        "sparse_dim", "sparse_mask", "sparse_resize_", "sparse_resize_and_clear_", "sspaddmm", "to_dense",
        "to_sparse", "to_sparse_coo", "to_sparse_bsc", "to_sparse_bsr", "to_sparse_csc", "to_sparse_csr", "values"),
}


def _attach():
    Tensor.__torch_function__ = classmethod(_torch_function)
    Tensor.__array_priority__ = 1000
    for operation in ("truediv", "itruediv", "rtruediv"):  # the names of Python 2 are without "true"
        setattr(Tensor, f"__{operation.replace('true', '')}__", getattr(_C.TensorBase, f"__{operation}__"))
    for home, names in _METHODS.items():
        for name in names:
            setattr(Tensor, name, _LateMethod(home, name))


_attach()
