"""Autograd kernels of operators whose derivative is written in Python."""

from .. import _C
from .._loading import lazy_module
from .._shared.torch_messages import BACKWARD_CALLED, FORWARD_CALLED, in_full
from ..utils._pytree import tree_flatten, tree_unflatten
from . import utils

_autograd_function = lazy_module("keyfall.autograd.function")


class Info:
    """The derivative of an operator: `setup_context_fn(ctx, inputs, output)` saves what
    `backward_fn(ctx, *grads)` needs. Both may be None."""

    def __init__(self, backward_fn, setup_context_fn):
        self._backward_fn = backward_fn
        self._setup_context_fn = setup_context_fn


InfoProtocol = Info


def make_autograd_impl(op, info):
    """Returns the Autograd kernel of `op`, to be registered with_keyset. `info` is read at each
    call, so a formula may be registered later."""
    schema = op._schema
    by_name = utils.has_kwarg_only_args(schema)
    generated = None

    def make_function():
        nonlocal generated
        if generated is None:
            generated = _generate_function(op, info, by_name)
        return generated

    def autograd_impl(keyset, *args, **keyword_only_args):
        return make_function().apply(*args, _Call(keyset, keyword_only_args))

    # The C code calls this kernel only if there is something to record.
    autograd_impl._only_for_grad = True
    return autograd_impl


class _Call:
    """The extra argument of the generated Function, after the operator's own arguments."""

    __slots__ = ("keyset", "keyword_only_args")

    def __init__(self, keyset, keyword_only_args):
        self.keyset = keyset
        self.keyword_only_args = keyword_only_args


def _generate_function(op, info, by_name):
    schema = op._schema

    def forward(ctx, *args):
        *args, call = args
        with _C._AutoDispatchBelowAutograd():
            output = op.redispatch(
                call.keyset & _C._after_autograd_keyset, *args, **call.keyword_only_args
            )
        if info._setup_context_fn is not None:
            inputs, keyword_only = utils.fill_defaults(schema, args, call.keyword_only_args)
            given = {"keyword_only_inputs": keyword_only} if by_name else {}
            info._setup_context_fn(ctx=ctx, inputs=inputs, output=output, **given)
        return output

    def backward(ctx, *grads):
        if info._backward_fn is None:
            raise RuntimeError(
                f"Trying to backward through {op} but no autograd "
                f"formula was registered. "
                f"Please use register_autograd to add one."
            )
        needs = ctx.needs_input_grad
        ctx.needs_input_grad = needs[:-1]  # without the _Call
        try:
            result = info._backward_fn(ctx, *grads)
        finally:
            ctx.needs_input_grad = needs
        return (*result, None) if isinstance(result, tuple) else (result, None)

    name = f"GeneratedBackwardFor_{op._namespace}_{op._opname}_{op._overloadname}"
    members = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    function = type(name, (_autograd_function.Function,), members)
    # A Function sees tensors that are direct arguments, but not tensors inside lists.
    if any(
        utils.is_tensorlist_like_type(value.type) for value in (*schema.arguments, *schema.returns)
    ):
        function = supports_tensorlist(function)
    return function


# ---- Lists of tensors ---------------------------------------------------------------------------


def _is_no_tensor_list(value):
    """is_leaf of the trees below: true unless the value is a list of tensors and Nones."""
    if not isinstance(value, list) or not value:
        return True
    return not all(item is None or isinstance(item, _C.TensorBase) for item in value)


def _leaf_unless_tensor_list(value):
    return not isinstance(value, (list, tuple)) or _is_no_tensor_list(list(value))


class _Flat:
    """How the arguments and results of one `apply` were flattened."""

    def __init__(self, spec):
        self.input_spec = spec
        self.output_spec = None


def supports_tensorlist(cls):
    """Decorator for Function classes: `apply` and `backward` accept and return lists of tensors,
    and `ctx.needs_input_grad` has the same structure."""
    original_forward, original_backward = cls.forward, cls.backward
    original_apply = cls.apply

    def flatten(values):
        return tree_flatten(list(values), is_leaf=_top_or_leaf(values))

    def forward(ctx, *args):
        if not args or not isinstance(args[-1], _Flat):
            raise NotImplementedError(
                "NYI: calling supports_tensorlist autograd.Function.forward directly."
                + in_full(FORWARD_CALLED, " Call .apply instead.")
            )
        *flat_args, flat = args
        result = original_forward(ctx, *tree_unflatten(flat_args, flat.input_spec))
        ctx._flat = flat
        several = isinstance(result, tuple)
        leaves, spec = flatten(result if several else (result,))
        flat.output_spec = (spec, several)
        return tuple(leaves)

    def backward(ctx, *grads):
        flat = getattr(ctx, "_flat", None)
        if flat is None:
            raise NotImplementedError(
                "NYI: calling supports_tensorlist autograd.Function.backward directly."
                + in_full(BACKWARD_CALLED, " Backward calls it.")
            )
        needs = ctx.needs_input_grad
        try:
            ctx.needs_input_grad = tuple(tree_unflatten(list(needs[:-1]), flat.input_spec))
            spec, _ = flat.output_spec
            result = original_backward(ctx, *tree_unflatten(list(grads), spec))
        finally:
            ctx.needs_input_grad = needs
        return _match_inputs(result, flat.input_spec)

    def apply(*args):
        leaves, spec = flatten(args)
        flat = _Flat(spec)
        result = original_apply(*leaves, flat)
        output_spec, several = flat.output_spec
        if not isinstance(result, tuple):
            result = (result,)
        unflat = tuple(tree_unflatten(list(result), output_spec))
        return unflat if several else unflat[0]

    cls.forward = staticmethod(forward)
    cls.backward = staticmethod(backward)
    cls.apply = staticmethod(apply)
    return cls


def _top_or_leaf(top):
    """Returns an is_leaf that keeps the outermost list and lists of tensors as nodes."""
    first = True

    def is_leaf(value):
        nonlocal first
        if first:
            first = False
            return False
        return _leaf_unless_tensor_list(value)

    return is_leaf


def _match_inputs(grads, input_spec):
    """Flattens the gradients to a tuple and checks them against the structure of the inputs."""
    grads = list(grads) if isinstance(grads, tuple) else [grads]
    specs = input_spec.children()

    def fits(grad, spec):
        if spec.is_leaf():
            return not isinstance(grad, (list, tuple))
        return isinstance(grad, (list, tuple)) and len(grad) == spec.num_children

    if len(grads) != len(specs) or not all(map(fits, grads, specs)):
        found = tree_flatten(grads, is_leaf=_top_or_leaf(grads))[1]
        raise RuntimeError(
            f"Expected the return from backward to be of the same structure as the inputs. "
            f"Got: {found} (return from backward), {input_spec} (inputs)"
        )
    flat = []
    for grad, spec in zip(grads, specs):
        flat.extend([grad] if spec.is_leaf() else grad)
    return (*flat, None)
