"""Methods of Tensor that call other methods, functions or modules. keyfall._tensor attaches them to Tensor."""

from .. import _C
from .._C import Tensor, _has_torch_function_unary, _has_torch_function_variadic
from .._loading import lazy_module, load

_functional = lazy_module("keyfall.functional")
_numpy_ufuncs = lazy_module("keyfall._shared.numpy_ufuncs")
_overrides = lazy_module("keyfall.overrides")
_queries = lazy_module("keyfall._namespace.queries")
_shared_memory = lazy_module("keyfall.multiprocessing.shared_memory")
_storage = lazy_module("keyfall.storage")
warnings = lazy_module("warnings")
_functions = _C._VariableFunctions


def _overridden(method, tensor, *args, **kwargs):
    return _overrides.handle_torch_function(method, (tensor,), tensor, *args, **kwargs)


# ---- Memory --------------------------------------------------------------------------------------


def storage(self):
    """Returns the memory as a typed storage. Deprecated: use untyped_storage().

    >>> keyfall.ones(2).storage().size()
    2
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.storage, self)
    _storage._warn_typed_storage_removal(stacklevel=2)
    return self._typed_storage()


def _typed_storage(self):
    """Returns the memory as a typed storage, without the warning."""
    return _storage.TypedStorage(wrap_storage=self.untyped_storage(), dtype=self.dtype,
                                 _internal=True)


def _fix_weakref(self):
    """Does nothing: a tensor that a weak reference returns is alive."""


def storage_type(self):
    """Returns the class of typed storages for this dtype.

    >>> keyfall.ones(2).storage_type().__name__
    'FloatStorage'
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.storage_type, self)
    return _storage._legacy_class(self.dtype)


def _order_in_memory(sizes, strides):
    """The dimensions from the outermost to the innermost; those without a stride stay where they are."""
    order = list(range(len(sizes)))[::-1]  # the innermost first
    for end in range(1, len(order)):
        at = end
        for before in range(end - 1, -1, -1):
            inner, outer = order[before], order[at]
            if not strides[inner] or not strides[outer]:
                continue
            one, other = (strides[inner], sizes[inner]), (strides[outer], sizes[outer])
            if one <= other:
                break
            order[before], order[at], at = outer, inner, before
    return tuple(order[::-1])


def _has_one_order(self, formats):
    """Whether the strides determine the order of dimensions, or one of these memory formats does."""
    if formats is True:
        strides = self.stride()
        return self.ndim < 2 or (1 not in self.shape and len({*strides, 0}) == len(strides) + 1)
    if not isinstance(formats, list) or not all(isinstance(each, _C.memory_format) for each in formats):
        raise TypeError("The ambiguity_check argument must be a bool or a list of memory formats.")
    return sum(self.is_contiguous(memory_format=each) for each in formats) == 1


def dim_order(self, *, ambiguity_check=False):
    """Returns the dimensions from the outermost to the innermost in memory. With `ambiguity_check`,
    raises RuntimeError if the strides do not determine the order, or not one memory format of a list.

    >>> keyfall.ones(2, 3).t().dim_order()
    (1, 0)
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.dim_order, self)
    if ambiguity_check is not False and not _has_one_order(self, ambiguity_check):
        raise RuntimeError("The tensor does not have unique dim order, or cannot map to exact one of the given memory "
                           "formats.")
    last = {4: _C.channels_last, 5: _C.channels_last_3d}.get(self.ndim)
    if self.is_contiguous() and (last is None or not self.is_contiguous(memory_format=last)):
        return tuple(range(self.ndim))
    return _order_in_memory(self.shape, self.stride())


def share_memory_(self):
    """Moves the tensor, with all that share its memory, to memory that other processes can map.

    >>> keyfall.ones(2).share_memory_().is_shared()
    True
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.share_memory_, self)
    _shared_memory.share(self.untyped_storage())
    return self


def is_shared(self):
    """True for a tensor in shared memory.

    >>> keyfall.ones(2).is_shared()
    False
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.is_shared, self)
    return _shared_memory.is_shared(self.untyped_storage())


# ---- Elements ------------------------------------------------------------------------------------


def _applied(name, callable, self, *others):
    """Replaces the elements of a tensor by results of the function of them and of those of other tensors."""
    if any(each.requires_grad for each in (self, *others)):
        raise RuntimeError(f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() instead.")
    if not all(each.is_cpu for each in (self, *others)):
        raise TypeError(f"{name} is only implemented on CPU tensors")
    for each in others:
        if each.dtype != self.dtype:
            raise TypeError(f"{name}: expected {self.type()} for 'other' (got {each.type()})")
    columns = [each.expand_as(self).flatten().tolist() for each in (self, *others)]
    values = [callable(*items) for items in zip(*columns)]
    for value in values:
        if value is None or isinstance(value, (str, bytes)):
            raise TypeError(f"{name}: must be real number, not {type(value).__name__}")
    return self.copy_(_C.tensor(values, dtype=self.dtype).reshape(self.shape))


def apply_(self, callable):
    """Replaces every element x by callable(x). CPU tensors only; slow.

    >>> keyfall.tensor([1., 2.]).apply_(lambda v: v + 1)
    tensor([2., 3.])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.apply_, self, callable)
    return _applied("apply_", callable, self)


def map_(self, tensor, callable):
    """Replaces each element x by callable(x, y), y from `tensor`. CPU tensors only; slow.

    >>> keyfall.tensor([1., 2.]).map_(keyfall.tensor([3., 4.]), lambda a, b: a + b)
    tensor([4., 6.])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.map_, self, tensor, callable)
    return _applied("map_", callable, self, tensor)


def map2_(self, x, y, callable):
    """Replaces each element a by callable(a, b, c), b from x and c from y. CPU tensors only; slow.

    >>> x = keyfall.tensor([1., 2.])
    >>> x.map2_(x, x, lambda a, b, c: a + b + c)
    tensor([3., 6.])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.map2_, self, x, y, callable)
    return _applied("map2_", callable, self, x, y)


def module_load(self, other, assign=False):
    """What load_state_dict puts in the place of a parameter, self: its copy of other, or other itself
    with `assign`. Subclasses override it.

    >>> keyfall.zeros(2).module_load(keyfall.ones(2))
    tensor([1., 1.])
    """
    if _has_torch_function_variadic(self, other):
        return _overrides.handle_torch_function(Tensor.module_load, (self, other), self, other, assign=assign)
    return (other if assign else self.copy_(other)).detach()


def dequantize(self):
    """Returns the numbers as float32. Nothing is quantized here.

    >>> keyfall.ones(2).dequantize()
    tensor([1., 1.])
    """
    return self.to(_C.float32)


def _resized(self, name, size):
    count = 1
    for length in size:
        count *= length
    if count != self.numel():
        raise RuntimeError(f"{name}: requested a shape of {count} elements, {tuple(size)}, but the tensor has "
                           f"{self.numel()}; only {name}_ changes the number of elements")
    warnings.warn(f"non-inplace {name} is deprecated", stacklevel=3)
    return self.contiguous().view(tuple(size))


def resize(self, *sizes):
    """Returns the elements in another shape; use reshape.

    >>> keyfall.arange(4).resize(2, 2)
    tensor([[0, 1],
            [2, 3]])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.resize, self, *sizes)
    return _resized(self, "resize", sizes[0] if len(sizes) == 1 and not isinstance(sizes[0], int) else sizes)


def resize_as(self, tensor):
    """Returns the elements in the shape of a tensor; use reshape.

    >>> keyfall.arange(4).resize_as(keyfall.ones(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.resize_as, self, tensor)
    return _resized(self, "resize_as", tensor.shape)


def _removed(name, instead):
    def method(self, *args, **kwargs):
        raise RuntimeError(f"This function was deprecated since version 1.9 and is now removed: Tensor.{name}. "
                           f"Use {instead}.")

    method.__name__ = name
    method.__doc__ = f"Raises: use {instead}."
    return method


# ---- Gradients -----------------------------------------------------------------------------------


def register_hook(self, hook):
    """Calls hook(grad) whenever the gradient of this tensor is computed; a result other than None
    replaces the gradient. Returns a handle whose remove() removes the hook.

    >>> x = keyfall.ones(2, requires_grad=True)
    >>> handle = x.register_hook(lambda grad: grad * 2)
    >>> x.sum().backward()
    >>> x.grad
    tensor([2., 2.])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.register_hook, self, hook)
    return _C._autograd._register_hook(self, hook)


def register_post_accumulate_grad_hook(self, hook):
    """Calls hook(tensor) after a gradient is accumulated into the `grad` of this leaf. Returns a
    handle whose remove() removes the hook.

    >>> x = keyfall.ones(2, requires_grad=True)
    >>> handle = x.register_post_accumulate_grad_hook(lambda x: print(x.grad))
    >>> x.sum().backward()
    tensor([1., 1.])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.register_post_accumulate_grad_hook, self, hook)
    return _C._autograd._register_post_accumulate_hook(self, hook)


# ---- Functions -----------------------------------------------------------------------------------


def norm(self, p="fro", dim=None, keepdim=False, dtype=None):
    """The p-norm of all elements, or over dimensions. See keyfall.norm.

    >>> keyfall.tensor([3., 4.]).norm()
    tensor(5.)
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.norm, self, p=p, dim=dim, keepdim=keepdim, dtype=dtype)
    return _functional.norm(self, p, dim, keepdim, dtype=dtype)


def nonzero(self, *, as_tuple=False):
    """The indices of the nonzero elements. See keyfall.nonzero.

    >>> keyfall.tensor([0, 5, 6]).nonzero()
    tensor([[1],
            [2]])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.nonzero, self, **({"as_tuple": True} if as_tuple else {}))
    if as_tuple is False:
        return _C._VariableFunctions.nonzero(self)
    return _functional.nonzero(self, as_tuple=as_tuple)


def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """The elements without duplicates. See keyfall.unique.

    >>> keyfall.tensor([3, 1, 3, 2]).unique()
    tensor([1, 2, 3])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.unique, self, sorted=sorted, return_inverse=return_inverse,
                           return_counts=return_counts, dim=dim)
    return _functional.unique(self, sorted, return_inverse, return_counts, dim)


def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
    """The elements without consecutive duplicates. See keyfall.unique_consecutive.

    >>> keyfall.tensor([1, 1, 2, 1]).unique_consecutive()
    tensor([1, 2, 1])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.unique_consecutive, self, return_inverse=return_inverse,
                           return_counts=return_counts, dim=dim)
    return _functional.unique_consecutive(self, return_inverse, return_counts, dim)


def lu(self, pivot=True, get_infos=False):
    """LU factors and pivots. See keyfall.lu.

    >>> keyfall.tensor([[2., 0.], [0., 4.]]).lu()[0]
    tensor([[2., 0.],
            [0., 4.]])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.lu, self, pivot=pivot, get_infos=get_infos)
    return _functional.lu(self, pivot, get_infos)


def stft(self, n_fft, *args, **kwargs):
    """Short-time Fourier transform. See keyfall.stft.

    >>> keyfall.ones(8).stft(4, return_complex=True).shape
    torch.Size([3, 9])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.stft, self, n_fft, *args, **kwargs)
    return _functional.stft(self, n_fft, *args, **kwargs)


def istft(self, n_fft, *args, **kwargs):
    """Inverse of stft. See keyfall.istft.

    >>> keyfall.ones(8).stft(4, return_complex=True).istft(4).shape
    torch.Size([8])
    """
    if _has_torch_function_unary(self):
        return _overridden(Tensor.istft, self, n_fft, *args, **kwargs)
    return _functional.istft(self, n_fft, *args, **kwargs)


# ---- Views of other tensors


# ---- Views of other tensors ----------------------------------------------------------------------


def _seen_as(source, start, end):
    """A view of `source` that relates to it as `end` does to `start`, which share memory."""
    conj, neg = (is_set(source) ^ is_set(start) ^ is_set(end) for is_set in (Tensor.is_conj, Tensor.is_neg))
    source = source.conj() if source.is_conj() else source
    source = _functions._neg_view(source) if source.is_neg() else source
    sizes, strides, offset = end.shape, end.stride(), end.storage_offset()
    if end.is_complex() and not start.is_complex():
        source = _functions.view_as_complex(
            source.as_strided((*sizes, 2), (*(2 * stride for stride in strides), 1), 2 * offset))
    else:
        if start.is_complex() and not end.is_complex():
            source = _functions.view_as_real(source)
        source = source.as_strided(sizes, strides, offset)
    source = source.conj() if conj else source
    return _functions._neg_view(source) if neg else source


def _view_func(self, new_base):
    """The same view of another base; None where the tensor is no view, or the other base has other sizes or strides."""
    base = self._base
    if base is None or (base.shape, base.stride(), base.storage_offset()) != (
            new_base.shape, new_base.stride(), new_base.storage_offset()):
        return None
    return _seen_as(new_base, base, self)


def _rev_view_func_unsafe(self, new_view):
    """The base that another tensor, in the same place of its memory as this view, is a view of; None for a base."""
    return None if self._base is None else _seen_as(new_view, self, self._base)


# ---- Other libraries -----------------------------------------------------------------------------


def to_device(self, device, /, *, stream=None):
    """Returns the tensor on a device: the array API's name of `to`.

    >>> keyfall.ones(2).to_device('cpu').device
    device(type='cpu')
    """
    if stream is not None:
        raise ValueError("to_device(): streams are not supported")
    return self.to(device)


def _array_namespace(self, *, api_version=None):
    """Returns the module with the functions of the array API standard."""
    if api_version not in (None, "2021.12", "2022.12", "2023.12", "2024.12"):
        raise ValueError(f"unknown version of the array API: {api_version!r}")
    return load("keyfall.array_api")


def _array_ufunc(self, ufunc, method, *inputs, **kwargs):
    """Called by NumPy for its universal functions."""
    return _numpy_ufuncs.array_ufunc(self, ufunc, method, *inputs, **kwargs)


def _dir(self):
    """Returns the attribute names, without __cuda_array_interface__: it needs CUDA."""
    if _has_torch_function_unary(self):
        return _overridden(Tensor.__dir__, self)
    return sorted({*dir(type(self)), *self.__dict__} - {"volatile", "__cuda_array_interface__"})


METHODS = {
    "__array_namespace__": _array_namespace,
    "__array_ufunc__": _array_ufunc,
    "__dir__": _dir,
    "_fix_weakref": _fix_weakref,
    "_is_all_true": lambda self: _queries._is_all_true(self),
    "_is_any_true": lambda self: _queries._is_any_true(self),
    "_rev_view_func_unsafe": _rev_view_func_unsafe,
    "_typed_storage": _typed_storage,
    "_view_func": _view_func,
    "_view_func_unsafe": lambda self, new_base: _view_func(self, new_base),
    **{function.__name__: function for function in (
        storage, storage_type, dim_order, share_memory_, is_shared, apply_, map_, map2_, module_load,
        dequantize, resize, resize_as, register_hook, register_post_accumulate_grad_hook, norm, nonzero, unique,
        unique_consecutive, lu, stft, istft, to_device)},
    **{name: _removed(name, instead) for name, instead in {
        "eig": "keyfall.linalg.eig", "lstsq": "keyfall.linalg.lstsq", "reinforce": "keyfall.distributions",
        "solve": "keyfall.linalg.solve", "symeig": "keyfall.linalg.eigh"}.items()},
}
