"""`vmap`: a function of one example, applied to a batch of them.

Inside of the function a mapped argument looks like one example. It is a tensor of all examples, whose first
dimensions are those of the calls of vmap around it, outermost first. Elementwise operators compute all
examples at once, views are views of all of them, and operators of programs may have a function for all
(library.register_vmap); for all others each example is computed on its own."""

import contextlib
import functools
import itertools
import threading

from .. import _C
from .._loading import lazy_module as _lazy_module
from ..utils import _pytree as pytree
from ..autograd import engine as _engine

_function = _lazy_module("keyfall.autograd.function")
_grad_mode = _lazy_module("keyfall.autograd.grad_mode")
_overrides = _lazy_module("keyfall.overrides")
_random = _lazy_module("keyfall.random")
_rules = _lazy_module("keyfall._library.vmap")
_functions = _C._VariableFunctions

_ELEMENTWISE = frozenset("""
    abs acos acosh add and asin asinh atan atan2 atanh bfloat16 bitwise_and bitwise_left_shift bitwise_not
    bitwise_or bitwise_right_shift bitwise_xor bool byte ceil clamp clamp_max clamp_min clip clone copysign cos
    cosh deg2rad detach div divide double elu eq erf erfc erfinv exp exp2 expm1 float floor floor_divide
    floordiv fmax fmin fmod frac ge gelu greater greater_equal gt half hypot imag int invert isfinite isinf isnan
    ldexp le leaky_relu lerp less less_equal lgamma log log10 log1p log2 logaddexp logaddexp2 logical_and
    logical_not logical_or logical_xor logit long lshift lt maximum minimum mod mul multiply nan_to_num ne neg
    negative nextafter not_equal or pos positive pow radd rand rdiv real reciprocal relu remainder rfloordiv rmod
    rmul ror round rpow rshift rsqrt rsub rtruediv rxor short sigmoid sign signbit silu sin sinc sinh softplus
    sqrt square sub subtract tan tanh to true_divide truediv trunc where xlogy xor""".split())
_ABOUT_SHAPES = frozenset("""
    __len__ dim element_size get_device is_complex is_contiguous is_floating_point is_inference is_signed ndimension
    nelement numel size stride""".split())
_READS = frozenset("""
    __array__ __bool__ __complex__ __contains__ __float__ __index__ __int__ allclose equal is_nonzero item numpy
    tolist""".split())
_RANDOM = frozenset("""
    alpha_dropout alpha_dropout_ bernoulli bernoulli_ cauchy_ dropout dropout2d dropout3d dropout_ exponential_
    feature_alpha_dropout feature_dropout geometric_ log_normal_ multinomial normal normal_ poisson rand
    rand_like randint randint_like randn randn_like random_ randperm rrelu uniform_""".split())
_NEW = frozenset(("new_empty", "new_full", "new_ones", "new_zeros"))
_VIEWS = frozenset("""
    H T __getitem__ adjoint as_strided atleast_1d atleast_2d atleast_3d broadcast_to chunk contiguous diagonal dsplit
    expand expand_as flatten hsplit mH mT matrix_H moveaxis movedim narrow permute ravel reshape reshape_as select
    split split_with_sizes squeeze swapaxes swapdims t tensor_split transpose unbind unflatten unfold unsqueeze
    unsafe_chunk unsafe_split view view_as vsplit""".split())
_VIEWS_LIKE = frozenset(("expand_as", "reshape_as", "view_as"))  # their other tensor only says a shape
_SHAPES_IN_PLACE = frozenset("as_strided_ squeeze_ swapaxes_ swapdims_ t_ transpose_ unsqueeze_".split())
_UPDATES = frozenset(("batch_norm", "instance_norm"))
_LAST_DIMENSIONS = frozenset(("tril", "triu"))


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
        with _C.DisableTorchFunctionSubclass():
            return one_by_one(function.apply, args, kwargs)


_C._FunctionBase._set_mapped_type(_Mapped)


# ---- Tensors and their levels ---------------------------------------------------------------------


def mapped(tensor, levels):
    if not levels:
        return tensor
    result = tensor.as_subclass(_Mapped)
    result.levels = levels
    return result


def plain(value):
    """The tensor of all examples."""
    return value.as_subclass(_C.Tensor) if isinstance(value, _Mapped) else value


def levels_of(value):
    return getattr(value, "levels", ())


def levels_here():
    """Those of all calls of vmap around."""
    return tuple(range(len(_thread.calls)))


def for_all_examples(function, value):
    """Applies a function of a tensor that keeps its shape to the tensor of all examples."""
    with _C.DisableTorchFunctionSubclass():
        return mapped(function(plain(value)), levels_of(value))


def for_each_example(value, levels=None):
    """A tensor with a dimension of full size for each call of vmap around, and those calls."""
    levels = levels_here() if levels is None else levels
    if not levels or not isinstance(value, _C.Tensor):
        return value, levels
    with _C.DisableTorchFunctionSubclass():
        own = levels_of(value)
        view = _aligned(value, levels, _rank(value)) if own else value
        return view.expand(*_sizes(levels), *value.shape[len(own):]), levels


def _sizes(levels):
    return [_thread.calls[level][0] for level in levels]


def _rank(tensor):
    return tensor.dim() - len(levels_of(tensor))


def _aligned(value, levels, rank):
    """A view with a dimension for each call and `rank` dimensions for an example, which broadcasts."""
    if not isinstance(value, _C.Tensor):
        return value
    own = levels_of(value)
    if not own:
        return value
    shape = list(value.shape)
    size = {level: shape[i] for i, level in enumerate(own)}
    front = [size.get(level, 1) for level in levels]
    return _functions.reshape(plain(value), (*front, *[1] * (rank - _rank(value)), *shape[len(own):]))


def _example(value):
    """The first example, to ask about shapes; there may be none."""
    if not isinstance(value, _Mapped):
        return value
    count = len(value.levels)
    shape = value.shape
    return plain(value)[(0,) * count] if 0 not in shape[:count] else value.new_zeros(shape[count:])


# ---- Operators ------------------------------------------------------------------------------------


def _name(func):
    """The name of a function; that of the property for its getter or setter."""
    name = getattr(func, "__name__", "")
    return getattr(func.__self__, "__name__", name) if name in ("__get__", "__set__") else name


def writes(name):
    """Whether a function of this name writes to its first argument."""
    return (name.endswith("_") and not name.endswith("__") or name == "__setitem__"
            or name.startswith("__i") and name[3:-2] in _ELEMENTWISE)


def _apply(func, args, kwargs):
    values, form = pytree.tree_flatten((args, kwargs))
    given = [value for value in values if isinstance(value, _Mapped)]
    levels = tuple(sorted({level for value in given for level in value.levels}))
    name = _name(func)
    if name in _READS:
        raise RuntimeError(f"vmap: {name} needs the numbers of one example, which are not there while the "
                           "function is mapped. Return the tensor, or do without the number")
    if name in ("_base", "_is_view"):  # nobody can see of what an example is a part
        return None if name == "_base" else False
    if name in _ABOUT_SHAPES or func.__name__ == "__get__":
        found = func(*pytree.tree_map(_example, args), **kwargs)
        if not isinstance(found, _C.Tensor):
            return found
    if name in _RANDOM and _thread.calls[levels[-1]][1] == "error":
        _refuse_random()
    if name in _UPDATES and _updates_shared(args, kwargs):
        raise RuntimeError(f"vmap: {name} would update running statistics that all examples share with those of each of them. "
                           "Map the statistics, too, or make the module without them")
    if kwargs.get("out") is not None:
        raise RuntimeError(f"vmap: {name} with out= writes to a tensor that was made for one example. Use the result")
    is_written = writes(name)
    if is_written and set(levels) - set(levels_of(args[0])):
        raise RuntimeError(f"vmap: {name} writes a value for each example to a tensor that all examples share. "
                           "Use the function that returns a new tensor")
    for way in (_by_rule, _all_at_once, _as_views, _changed_shape):
        result = way(func, name, args, kwargs, levels)
        if result is not None:
            return args[0] if is_written else result
    result = one_by_one(func, args, kwargs)
    return args[0] if is_written else result


def _updates_shared(args, kwargs):
    """Whether F.batch_norm and the like update statistics that are not mapped."""
    given = dict(zip(("input", "running_mean", "running_var", "weight", "bias", "training"), args), **kwargs)
    shared = [given.get(name) for name in ("running_mean", "running_var")]
    trains = given.get("training", given.get("use_input_stats", False))
    return bool(trains) and any(isinstance(each, _C.Tensor) and not isinstance(each, _Mapped) for each in shared)


def _by_rule(func, name, args, kwargs, levels):
    """Calls what library.register_vmap got, with the tensors of all examples, or returns None. Examples of several
    calls of vmap have more than the one dimension that such a function knows."""
    rule = _rules.rule_of(func)
    if rule is None or len(levels) > 1:
        return None
    count, randomness = _thread.calls[levels[0]]
    values, form = pytree.tree_flatten((args, kwargs))
    dims = [0 if isinstance(value, _Mapped) else None for value in values]
    whole = pytree.tree_unflatten([plain(value) for value in values], form)
    found, out_dims = rule(_rules.VmapInfo(count, randomness), pytree.tree_unflatten(dims, form)[0], *whole[0], **whole[1])
    results, form = pytree.tree_flatten(found)
    out_dims = _spread(out_dims, form, f"out_dims of {name}")
    return pytree.tree_unflatten([result if dim is None else mapped(_functions.movedim(result, dim, 0), levels)
                                  for result, dim in zip(results, out_dims, strict=True)], form)


def _all_at_once(func, name, args, kwargs, levels):
    """Computes an operator for all examples, or returns None."""
    values, form = pytree.tree_flatten((args, kwargs))
    if (name.strip("_") in _ELEMENTWISE or writes(name) and name[3:-2] in _ELEMENTWISE) and \
            (name != "where" or len(values) > 1):
        tensors = [value for value in values if isinstance(value, _C.Tensor)]
        ranks = {_rank(tensor) for tensor in tensors}
        # A tensor without dimensions counts less in promotion; with the dimensions of calls it would not.
        if min(ranks) == 0 < max(ranks) and len({tensor.dtype for tensor in tensors}) > 1:
            return None
        if writes(name) and _rank(args[0]) < max(ranks):
            return None
        return _called(func, values, form, levels, max(ranks), args[0] if writes(name) else None)
    if name.strip("_") in _LAST_DIMENSIONS and isinstance(args[0], _Mapped):
        return _called(func, values, form, levels, _rank(args[0]), args[0] if writes(name) else None)
    if name == "__getitem__":
        return _chosen(args, levels)
    if name in _NEW and len(args) > 1 and isinstance(args[1], (tuple, list)) and not any(
            isinstance(value, _Mapped) for value in values[1:]):
        owner, size, *rest = args
        return mapped(func(plain(owner), [*_sizes(levels), *size], *rest, **kwargs), levels)
    return None


def _called(func, values, form, levels, rank, written):
    """Calls a function with the tensors of all examples, and with what it writes to as it is."""
    aligned = [value if value is written else _aligned(value, levels, rank) for value in values]
    args, kwargs = pytree.tree_unflatten(aligned, form)
    return mapped(func(*args, **kwargs), levels)


def _as_views(func, name, args, kwargs, levels):
    """A view of each example as a view of all of them: what is written to one is seen by the other. None if the
    function returns anything else."""
    if name not in _VIEWS or not args or not isinstance(args[0], _Mapped):
        return None
    owner, others = args[0], pytree.tree_leaves((args[1:], kwargs))
    if name not in _VIEWS_LIKE and any(isinstance(value, _Mapped) for value in others):
        return None
    example = _example(owner)
    with _grad_mode.no_grad():
        found = func(example, *pytree.tree_map(_example, args[1:]), **pytree.tree_map(_example, kwargs))
    results, form = pytree.tree_flatten(found)
    if not all(_is_view(result, owner, example) for result in results):
        return None
    whole = plain(owner)
    count = len(owner.levels)
    front, steps = whole.shape[:count], whole.stride()[:count]
    return pytree.tree_unflatten([mapped(whole.as_strided((*front, *result.shape), (*steps, *result.stride()),
                                                          result.storage_offset()), owner.levels)
                                  for result in results], form)  # fmt: skip


def _is_view(result, owner, example):
    return (isinstance(result, _C.Tensor) and result.layout == _C.strided and result.dtype == owner.dtype
            and result.is_conj() == example.is_conj() and result.is_neg() == example.is_neg()
            and 0 not in owner.shape[:len(owner.levels)]
            and result.untyped_storage()._cdata == owner.untyped_storage()._cdata)


def _changed_shape(func, name, args, kwargs, levels):
    """Functions that give the tensor itself another shape."""
    if name == "resize_" and isinstance(args[0], _Mapped):
        size = args[1] if len(args) == 2 and isinstance(args[1], (tuple, list)) else args[1:]
        args[0].resize_((*_sizes(levels), *size), **kwargs)
        return args[0]
    if name not in _SHAPES_IN_PLACE or not isinstance(args[0], _Mapped):
        return None
    owner, example = args[0], _example(args[0]).detach()
    func(example, *args[1:], **kwargs)
    count = len(owner.levels)
    owner.as_strided_((*owner.shape[:count], *example.shape), (*owner.stride()[:count], *example.stride()),
                      example.storage_offset())
    return owner


def _chosen(args, levels):
    """x[i, 2, j] of an x that all examples share, with numbers that may differ between examples."""
    owner, index = args
    index = index if isinstance(index, tuple) else (index,)
    if isinstance(owner, _Mapped) or not all(
            isinstance(part, int) and not isinstance(part, bool)
            or isinstance(part, _C.Tensor) and _rank(part) == 0 and part.dtype in (_C.int32, _C.int64)
            for part in index):
        return None
    found = owner[tuple(_aligned(part, levels, 0) for part in index)]
    return mapped(found.expand(*_sizes(levels), *found.shape[len(levels):]), levels)


# ---- One example after the other ------------------------------------------------------------------


def one_by_one(func, args, kwargs, inside=()):
    """Calls the function for each example and stacks what it returns. What belongs to the calls `inside` of vmap it
    gets for all of their examples."""
    values, form = pytree.tree_flatten((args, kwargs))
    levels = tuple(sorted({level for value in values for level in levels_of(value)} - set(inside)))
    return _one_by_one(func, values, form, levels) if levels else func(*args, **kwargs)


def _one_by_one(func, values, form, levels):
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
    return pytree.tree_unflatten([mapped(leaf.new_zeros((*_sizes(levels), *leaf.shape)), levels)
                                  if isinstance(leaf, _C.Tensor) else leaf for leaf in leaves], out_form)  # fmt: skip


def _at(value, here):
    if not isinstance(value, _Mapped):
        return value
    index = tuple(here.get(level, slice(None)) for level in value.levels)
    return mapped(plain(value)[index], tuple(level for level in value.levels if level not in here))


def _stacked(column, levels):
    """Results of all examples, which may be of the examples of calls further outside."""
    if not isinstance(column[0], _C.Tensor):
        return column[0]
    own = levels_of(column[0])
    stack = _functions.stack([plain(each) for each in column], len(own))
    shape = stack.shape
    return mapped(stack.view(*shape[:len(own)], *_sizes(levels), *shape[len(own) + 1:]), (*own, *levels))


def _gradients(outputs, inputs, grad_outputs, retain_graph, create_graph, **options):
    """autograd.grad of tensors of which some are mapped. Examples do not depend on each other, so one pass backward is
    enough for the gradients of what is mapped; what all examples share has a gradient for each of them."""
    with _C.DisableTorchFunctionSubclass():
        if inputs and all(isinstance(each, _Mapped) for each in inputs):
            given = [None if each is None else for_each_example(each)[0] for each in grad_outputs]
            given = [_functions.ones_like(output) if each is None else each for output, each in zip(outputs, given, strict=True)]
            found = _engine.grad(list(map(plain, outputs)), list(inputs), given, retain_graph, create_graph, **options)
            return tuple(None if each is None else mapped(plain(each), of.levels)
                         for each, of in zip(found, inputs, strict=True))

        def of_example(outputs, grad_outputs):
            return _engine.grad(outputs, inputs, grad_outputs, True, create_graph, **options)

        return one_by_one(of_example, (outputs, grad_outputs), {})


_engine.mapped_class, _engine.mapped_grad = _Mapped, _gradients


# ---- Random numbers -------------------------------------------------------------------------------


def check_randomness(randomness):
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")


def _refuse_random():
    raise RuntimeError("vmap: called random operation while in randomness error mode. Pass randomness='different' for "
                       "numbers of each example, or 'same' for those of one")


@functools.cache
def _random_mode():
    """The class of a mode that sees what makes random numbers from no mapped tensor."""

    class Random(_overrides.TorchFunctionMode):
        def __init__(self, how=None):
            super().__init__()
            self._how = how

        def __torch_function__(self, func, types, args=(), kwargs=None):
            kwargs = kwargs or {}
            if getattr(func, "__name__", "") in _RANDOM and (self._how or _Mapped not in types):
                how = self._how or _thread.calls[-1][1]
                if how == "error":
                    _refuse_random()
                if how == "different":
                    values, form = pytree.tree_flatten((args, kwargs))
                    return _one_by_one(func, values, form, levels_here())
            return func(*args, **kwargs)

    return Random


def without_random_numbers():
    """A context in which functions that make random numbers are refused."""
    return _random_mode()("error")


# ---- The transform --------------------------------------------------------------------------------


def _enter(value, dim, level):
    """An argument as the function sees it."""
    if dim is None:
        return value
    own = levels_of(value)
    with _C.DisableTorchFunctionSubclass():
        moved = _functions.movedim(plain(value), len(own) + dim % _rank(value), len(own))
        return mapped(moved, (*own, level))


def _leave(value, dim, level, count):
    """A result with a dimension for its examples at `dim`; None for what all examples share."""
    if not isinstance(value, _C.Tensor):
        if dim is None:
            return value
        raise ValueError(f"vmap: the function must return tensors, and returned {type(value)}; other values need None in "
                         "out_dims")
    own = levels_of(value)
    if dim is None:
        if level in own:
            raise ValueError("vmap: the function returns a tensor of each example, which needs a place for them: out_dims "
                             "must not be None")
        return value
    with _C.DisableTorchFunctionSubclass():
        value = plain(value)
        if level not in own:
            value = value.unsqueeze(len(own)).expand(*value.shape[:len(own)], count, *value.shape[len(own):])
            own = (*own, level)
        outer = len(own) - 1
        rank = value.dim() - outer
        if not -rank <= dim < rank:
            raise IndexError(f"Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {dim})")
        return mapped(_functions.movedim(value, outer, outer + dim % rank), own[:-1])


def _check_dims(dims, what):
    """Places are numbers, None, or collections of them."""
    if not all(each is None or isinstance(each, int) for each in pytree.tree_leaves(dims)):
        raise ValueError(f"vmap: {what} must be an int, None or a (potentially nested) collection of them, got {dims}")


def _spread(dims, form, what):
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
        places = _spread(out_dims, out_form, "out_dims")
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
    places = _spread(out_dims, out_form, "out_dims")
    columns = zip(*(leaves for leaves, _ in results), strict=True)
    return pytree.tree_unflatten([column[0] if dim is None else _functions.cat(column, dim)
                                  for column, dim in zip(columns, places, strict=True)], out_form)  # fmt: skip


def vmap(func, in_dims=0, out_dims=0, randomness: str = "error", *, chunk_size: int | None = None):
    """Returns a function that applies `func`, a function of one example, to a batch of them.

    in_dims: the dimension of the examples in each argument, None for what all examples share; a number or
    what has the structure of the arguments. out_dims: where that dimension is in the results, None for what
    is the same for all examples. randomness: "error", "different" for each example, or "same". chunk_size:
    how many examples at a time.

    Elementwise operators and choices of elements are computed for all examples at once. Other operators
    are called once for each example, so that it saves no time to map them.

        keyfall.vmap(lambda i, j: j <= i, in_dims=(0, None))(keyfall.arange(3), keyfall.tensor(1))
    """
    check_randomness(randomness)
    if not (chunk_size is None or chunk_size > 0):
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func)
    def mapped_func(*args, **kwargs):
        _check_dims(in_dims, "in_dims")
        _check_dims(out_dims, "out_dims")
        values, form = pytree.tree_flatten(args)
        dims = _spread(tuple(in_dims) if isinstance(in_dims, list) else in_dims, form, "in_dims")
        if chunk_size is not None:
            return _in_chunks(func, values, form, dims, out_dims, randomness, kwargs, chunk_size)
        return _run(func, values, form, dims, out_dims, randomness, kwargs)

    return mapped_func
