"""`vmap`: a function of one example, applied to a batch of them.

Inside of the function a mapped argument looks like one example. It is a tensor of all examples, whose first
dimensions are those of the calls of vmap around it, outermost first. Elementwise operators compute all
examples at once; for all others each example is computed on its own."""

import contextlib
import functools
import itertools
import threading

from .. import _C
from .._loading import lazy_module as _lazy_module
from ..utils import _pytree as pytree

_function = _lazy_module("keyfall.autograd.function")
_overrides = _lazy_module("keyfall.overrides")
_random = _lazy_module("keyfall.random")
_functions = _C._VariableFunctions

_ELEMENTWISE = frozenset("""
    abs acos acosh add and asin asinh atan atan2 atanh bfloat16 bitwise_and bitwise_left_shift bitwise_not
    bitwise_or bitwise_right_shift bitwise_xor bool byte ceil clamp clamp_max clamp_min clip clone copysign cos
    cosh deg2rad detach div divide double elu eq erf erfc erfinv exp exp2 expm1 float floor floor_divide
    floordiv fmax fmin fmod frac ge gelu greater greater_equal gt half hypot int invert isfinite isinf isnan
    ldexp le leaky_relu lerp less less_equal lgamma log log10 log1p log2 logaddexp logaddexp2 logical_and
    logical_not logical_or logical_xor logit long lshift lt maximum minimum mod mul multiply nan_to_num ne neg
    negative nextafter not_equal or pos positive pow radd rand rdiv reciprocal relu remainder rfloordiv rmod
    rmul ror round rpow rshift rsqrt rsub rtruediv rxor short sigmoid sign signbit silu sin sinc sinh softplus
    sqrt square sub subtract tan tanh to true_divide truediv trunc where xlogy xor""".split())
_ABOUT_SHAPES = frozenset("""
    __len__ dim element_size get_device is_complex is_contiguous is_floating_point is_signed ndimension nelement
    numel size stride""".split())
_READS = frozenset("""
    __array__ __bool__ __complex__ __contains__ __float__ __index__ __int__ allclose equal is_nonzero item numpy
    tolist""".split())
_RANDOM = frozenset("""
    alpha_dropout alpha_dropout_ bernoulli bernoulli_ cauchy_ dropout dropout2d dropout3d dropout_ exponential_
    feature_alpha_dropout feature_dropout geometric_ log_normal_ multinomial normal normal_ poisson rand
    rand_like randint randint_like randn randn_like random_ randperm rrelu uniform_""".split())
_NEW = frozenset(("new_empty", "new_full", "new_ones", "new_zeros"))


class _Thread(threading.local):
    """`calls` of vmap on this thread, outermost first: (number of examples, randomness)."""

    def __init__(self):
        self.calls = []


_thread = _Thread()


class _Mapped(_C.Tensor):
    """Examples of the calls `levels`, one dimension for each, before the dimensions of one example."""

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        with _C.DisableTorchFunctionSubclass():
            return _apply(func, args, kwargs or {})

    @staticmethod
    def _apply_function(function, /, *args, **kwargs):
        """Function.apply: forward and backward are written for one example."""
        if not function.generate_vmap_rule and function.vmap is _function.Function.vmap:
            raise RuntimeError(f"You tried to vmap over {function.__name__}, but it does not have vmap support. Please "
                               "override and implement the vmap staticmethod or set generate_vmap_rule=True.")
        values, form = pytree.tree_flatten((args, kwargs))
        levels = {level for value in values if isinstance(value, _Mapped) for level in value.levels}
        with _C.DisableTorchFunctionSubclass():
            return _one_by_one(function.apply, values, form, tuple(sorted(levels)))


_C._FunctionBase._set_mapped_type(_Mapped)


def _mapped(tensor, levels):
    if not levels:
        return tensor
    result = tensor.as_subclass(_Mapped)
    result.levels = levels
    return result


def _plain(value):
    return value.as_subclass(_C.Tensor) if isinstance(value, _Mapped) else value


def _sizes(levels):
    return [_thread.calls[level][0] for level in levels]


def _apply(func, args, kwargs):
    values, form = pytree.tree_flatten((args, kwargs))
    given = [value for value in values if isinstance(value, _Mapped)]
    levels = tuple(sorted({level for value in given for level in value.levels}))
    name = getattr(func, "__name__", "")
    if name in _READS:
        raise RuntimeError(f"vmap: {name} needs the numbers of one example, which are not there while the "
                           "function is mapped. Return the tensor, or do without the number")
    if name in _ABOUT_SHAPES or name == "__get__":
        found = func(*pytree.tree_map(_example, args), **kwargs)
        if not isinstance(found, _C.Tensor):
            return found
    if name in _RANDOM and _thread.calls[levels[-1]][1] == "error":
        _refuse_random()
    writes = _writes(name)
    if writes and set(levels) - set(getattr(args[0], "levels", ())):
        raise RuntimeError(f"vmap: {name} writes a value for each example to a tensor that all examples share. "
                           "Use the function that returns a new tensor")
    result = _all_at_once(func, name, values, given, levels, form)
    if result is None:
        result = _one_by_one(func, values, form, levels)
    return args[0] if writes else result


def _writes(name):
    return name.endswith("_") and not name.endswith("__") or name.startswith("__i") and name[3:-2] in _ELEMENTWISE


def _example(value):
    """The first example, to ask about shapes; there may be none."""
    if not isinstance(value, _Mapped):
        return value
    count = len(value.levels)
    shape = value.shape
    return _plain(value)[(0,) * count] if 0 not in shape[:count] else value.new_zeros(shape[count:])


def _all_at_once(func, name, values, given, levels, form):
    """Computes an operator for all examples, or returns None."""
    if (name.strip("_") in _ELEMENTWISE or _writes(name) and name[3:-2] in _ELEMENTWISE) and \
            (name != "where" or len(values) > 1):
        tensors = [value for value in values if isinstance(value, _C.Tensor)]
        ranks = {_rank(tensor) for tensor in tensors}
        # A tensor without dimensions counts less in promotion; with the dimensions of calls it would not.
        if min(ranks) == 0 < max(ranks) and len({tensor.dtype for tensor in tensors}) > 1:
            return None
        args, kwargs = pytree.tree_unflatten([_aligned(value, levels, max(ranks)) for value in values], form)
        return _mapped(func(*args, **kwargs), levels)
    if name == "__getitem__":
        return _chosen(values, form, levels)
    if name in _NEW:
        (owner, size, *rest), kwargs = pytree.tree_unflatten(values, form)
        if len(given) == 1 and isinstance(size, (tuple, list)):
            return _mapped(func(_plain(owner), [*_sizes(levels), *size], *rest, **kwargs), levels)
    return None


def _rank(tensor):
    return tensor.dim() - len(getattr(tensor, "levels", ()))


def _aligned(value, levels, rank):
    """A view with a dimension for each call and `rank` dimensions for an example, which broadcasts."""
    if not isinstance(value, _C.Tensor):
        return value
    own = getattr(value, "levels", ())
    shape = list(value.shape)
    size = {level: shape[i] for i, level in enumerate(own)}
    front = [size.get(level, 1) for level in levels]
    return _plain(value).view([*front, *[1] * (rank - _rank(value)), *shape[len(own):]]) if own else value


def _for_each_example(value):
    """A tensor with a dimension of full size for each call of vmap around, and those calls."""
    levels = tuple(range(len(_thread.calls)))
    if not levels or not isinstance(value, _C.Tensor):
        return value, levels
    with _C.DisableTorchFunctionSubclass():
        own = getattr(value, "levels", ())
        view = _aligned(value, levels, _rank(value)) if own else value
        return view.expand(*_sizes(levels), *value.shape[len(own):]), levels


def _chosen(values, form, levels):
    """x[i, 2, j] of an x that all examples share, with numbers that may differ between examples."""
    (owner, index), _ = pytree.tree_unflatten(values, form)
    index = index if isinstance(index, tuple) else (index,)
    if isinstance(owner, _Mapped) or not all(
            isinstance(part, int) and not isinstance(part, bool)
            or isinstance(part, _C.Tensor) and _rank(part) == 0 and part.dtype in (_C.int32, _C.int64)
            for part in index):
        return None
    found = owner[tuple(_aligned(part, levels, 0) for part in index)]
    return _mapped(found.expand(*_sizes(levels), *found.shape[len(levels):]), levels)


def _one_by_one(func, values, form, levels):
    """Calls the function for each example and stacks what it returns."""
    results = []
    same = any(_thread.calls[level][1] == "same" for level in levels)
    state = _random.get_rng_state() if same else None
    for place in itertools.product(*(range(size) for size in _sizes(levels))):
        if state is not None:
            _random.set_rng_state(state)
        here = dict(zip(levels, place, strict=True))
        args, kwargs = pytree.tree_unflatten([_at(value, here) for value in values], form)
        results.append(pytree.tree_flatten(func(*args, **kwargs)))
    if not results:
        return _of_no_examples(func, values, form, levels)
    columns = zip(*(leaves for leaves, _ in results), strict=True)
    return pytree.tree_unflatten([_stacked(column, levels) for column in columns], results[0][1])


def _of_no_examples(func, values, form, levels):
    """Asks about shapes with an example that is not there."""
    args, kwargs = pytree.tree_unflatten([_example(value) for value in values], form)
    leaves, out_form = pytree.tree_flatten(func(*args, **kwargs))
    return pytree.tree_unflatten([_mapped(leaf.new_zeros((*_sizes(levels), *leaf.shape)), levels)
                                  if isinstance(leaf, _C.Tensor) else leaf for leaf in leaves], out_form)  # fmt: skip


def _at(value, here):
    if not isinstance(value, _Mapped):
        return value
    return _plain(value)[tuple(here[level] for level in value.levels)]


def _stacked(column, levels):
    if not isinstance(column[0], _C.Tensor):
        return column[0]
    stack = _functions.stack(column)
    return _mapped(stack.view(*_sizes(levels), *stack.shape[1:]), levels)


def _refuse_random():
    raise RuntimeError("vmap: called random operation while in randomness error mode. Pass randomness='different' for "
                       "numbers of each example, or 'same' for those of one")


@functools.cache
def _random_mode():
    """The class of a mode that sees what makes random numbers from no mapped tensor."""

    class Random(_overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            if getattr(func, "__name__", "") in _RANDOM and _Mapped not in types:
                how = _thread.calls[-1][1]
                if how == "error":
                    _refuse_random()
                if how == "different":
                    values, form = pytree.tree_flatten((args, kwargs))
                    return _one_by_one(func, values, form, tuple(range(len(_thread.calls))))
            return func(*args, **kwargs)

    return Random


def _enter(value, dim, level):
    """An argument as the function sees it."""
    if dim is None:
        return value
    own = getattr(value, "levels", ())
    with _C.DisableTorchFunctionSubclass():
        rank = value.dim() - len(own)
        if not -rank <= dim < rank:
            raise ValueError(f"vmap: in_dim={dim} is not a dimension of a tensor of dimensionality {rank}")
        moved = _functions.movedim(_plain(value), len(own) + dim % rank, len(own))
        return _mapped(moved, (*own, level))


def _leave(value, dim, level, count):
    """A result with a dimension for its examples at `dim`."""
    if not isinstance(value, _C.Tensor):
        raise ValueError(f"vmap: the function must return tensors, and returned {type(value)}")
    own = getattr(value, "levels", ())
    with _C.DisableTorchFunctionSubclass():
        value = _plain(value)
        if level not in own:
            value = value.unsqueeze(len(own)).expand(*value.shape[:len(own)], count, *value.shape[len(own):])
            own = (*own, level)
        outer = len(own) - 1
        rank = value.dim() - outer
        return _mapped(_functions.movedim(value, outer, outer + dim % rank), own[:-1])


def _spread(dims, values, form, what):
    spread = pytree._broadcast_to_and_flatten(dims, form)
    if spread is None:
        raise ValueError(f"vmap: {what}={dims} does not have the structure of what it is for")
    return spread


def _batch_size(values, dims):
    sizes = []
    for value, dim in zip(values, dims, strict=True):
        if dim is None:
            continue
        if not isinstance(value, _C.Tensor):
            raise ValueError(f"vmap: got in_dim={dim} for an input of type {type(value)}, which is not a tensor")
        if value.dim() == 0 or not -value.dim() <= dim < value.dim():
            raise ValueError(f"vmap: got in_dim={dim} for a tensor of dimensionality {value.dim()}")
        sizes.append(value.shape[dim])
    if not sizes:
        raise ValueError("vmap: there must be a tensor that is mapped: all of in_dims are None, or there are no inputs")
    if len(set(sizes)) > 1:
        raise ValueError("vmap: Expected all tensors to have the same size in the mapped dimension, got sizes "
                         f"{sizes} for the mapped dimension")
    return sizes[0]


def _run(func, values, form, dims, out_dims, randomness, kwargs):
    level = len(_thread.calls)
    count = _batch_size(values, dims)
    inputs = [_enter(value, dim, level) for value, dim in zip(values, dims, strict=True)]
    _thread.calls.append((count, randomness))
    try:
        with _random_mode()() if level == 0 else contextlib.nullcontext():
            result = func(*pytree.tree_unflatten(inputs, form), **kwargs)
        outputs, out_form = pytree.tree_flatten(result)
        places = _spread(out_dims, outputs, out_form, "out_dims")
        return pytree.tree_unflatten([_leave(value, dim, level, count)
                                      for value, dim in zip(outputs, places, strict=True)], out_form)  # fmt: skip
    finally:
        _thread.calls.pop()


def _in_chunks(func, values, form, dims, out_dims, randomness, kwargs, chunk_size):
    count = _batch_size(values, dims)
    parts = [value.split(chunk_size, dim) if dim is not None else itertools.repeat(value)
             for value, dim in zip(values, dims, strict=True)]
    results = [pytree.tree_flatten(_run(func, [next(part) for part in parts], form, dims, out_dims, randomness, kwargs))
               for parts in [[iter(part) for part in parts]] for _ in range(-(-count // chunk_size))]
    out_form = results[0][1]
    places = _spread(out_dims, results[0][0], out_form, "out_dims")
    columns = zip(*(leaves for leaves, _ in results), strict=True)
    return pytree.tree_unflatten([_functions.cat(column, dim) for column, dim in zip(columns, places, strict=True)],
                                 out_form)  # fmt: skip


def vmap(func, in_dims=0, out_dims=0, randomness: str = "error", *, chunk_size: int | None = None):
    """Returns a function that applies `func`, a function of one example, to a batch of them.

    in_dims: the dimension of the examples in each argument, None for what all examples share; a number or
    what has the structure of the arguments. out_dims: where that dimension is in the results. randomness:
    "error", "different" for each example, or "same". chunk_size: how many examples at a time.

    Elementwise operators and choices of elements are computed for all examples at once. Other operators
    are called once for each example, so that it saves no time to map them.

        keyfall.vmap(lambda i, j: j <= i, in_dims=(0, None))(keyfall.arange(3), keyfall.tensor(1))
    """
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")
    if not (chunk_size is None or chunk_size > 0):
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func)
    def mapped(*args, **kwargs):
        values, form = pytree.tree_flatten(args)
        dims = _spread(tuple(in_dims) if isinstance(in_dims, list) else in_dims, values, form, "in_dims")
        if chunk_size is not None:
            return _in_chunks(func, values, form, dims, out_dims, randomness, kwargs, chunk_size)
        return _run(func, values, form, dims, out_dims, randomness, kwargs)

    return mapped
