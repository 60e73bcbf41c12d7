"""opcheck: tests that an operator's registrations are consistent with each other."""

from .. import _C, autograd
from .._library.fake_impl import DynamicOutputShapeException
from .._ops import OpOverload, OpOverloadPacket
from .._subclasses.fake_tensor import DataDependentOutputException, FakeTensorMode
from .._subclasses.fake_utils import CrossRefFakeMode
from .._subclasses.schema_check_mode import SchemaCheckMode
from ..testing import assert_close
from ..utils._pytree import tree_leaves, tree_map_only
from .custom_ops import CustomOpDef
from .utils import alias_annotations

ALL_TEST_UTILS = ("test_schema", "test_autograd_registration", "test_faketensor", "test_aot_dispatch_static",
                  "test_aot_dispatch_dynamic")
# Without static shapes: dynamic ones cover them.
DEFAULT_TEST_UTILS = tuple(name for name in ALL_TEST_UTILS if not name.endswith("_static"))



class OpCheckError(Exception):
    """A test of opcheck failed; __cause__ is the error."""


def opcheck(
    op,
    args,
    kwargs=None,
    *,
    test_utils=DEFAULT_TEST_UTILS,
    raise_exception=True,
    rtol=None,
    atol=None,
):
    """See keyfall.library.opcheck."""
    op = _overload_of(op)
    if (rtol is None) != (atol is None):
        raise ValueError("opcheck(op, ...): if you specify one of rtol/atol, you must specify both")
    if test_utils == "ALL":
        test_utils = ALL_TEST_UTILS
    names = (test_utils,) if isinstance(test_utils, str) else tuple(test_utils)
    if not set(names) <= set(ALL_TEST_UTILS):
        raise ValueError(
            f"opcheck(op, ..., test_utils={test_utils}), expected test_utils "
            f"to be subset of {ALL_TEST_UTILS} but it was not"
        )
    results = {}
    for name in names:
        inputs = copy_inputs((tuple(args), dict(kwargs or {})))
        try:
            _TESTS[name](op, *inputs, rtol=rtol, atol=atol)
            results[name] = "SUCCESS"
        except Exception as error:
            if raise_exception:
                raise OpCheckError(
                    f"opcheck(op, ...): {name} failed with {error} (scroll up for stack trace)"
                ) from error
            results[name] = error
    return results


def _overload_of(op):
    if isinstance(op, CustomOpDef):
        op = op._opoverload
    if isinstance(op, OpOverloadPacket):
        overloads = op.op_overloads()
        if len(overloads) == 1:
            return overloads[0]
        raise ValueError(
            f"opcheck(op, ...): op must be instance of torch._ops.OpOverload, "
            f"e.g. torch.ops.aten.sin.default, got the packet {op} with overloads {op.overloads()}"
        )
    if isinstance(op, OpOverload):
        return op
    raise ValueError(
        f"opcheck(op, ...): op must be instance of torch._ops.OpOverload, "
        f"e.g. torch.ops.aten.sin.default, got {type(op)}"
    )


# ---- Copies -------------------------------------------------------------------------------------


def _copy_tensor(tensor):
    copy = tensor.detach().clone()
    return copy.requires_grad_(True) if tensor.requires_grad else copy


def copy_inputs(inputs):
    """Copies a nested value and its tensors; a tensor that occurs twice is copied once."""
    copies = {}

    def copy(tensor):
        if id(tensor) not in copies:
            copies[id(tensor)] = _copy_tensor(tensor)
        return copies[id(tensor)]

    return tree_map_only(_C.TensorBase, copy, inputs)


def tensors_in(value):
    """Returns the tensors in a nested value."""
    return [leaf for leaf in tree_leaves(value) if isinstance(leaf, _C.TensorBase)]


# ---- Schema -------------------------------------------------------------------------------------


def schema_check(op, args, kwargs):
    """Checks that the schema declares every write to an argument and all aliasing of results."""
    class OfThisOperator(SchemaCheckMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            if func is op:
                return super().__torch_dispatch__(func, types, args, kwargs)
            return func(*args, **(kwargs or {}))

    with OfThisOperator():
        return op(*args, **kwargs)


# ---- Autograd -----------------------------------------------------------------------------------


def autograd_registration_check(op, args, kwargs):
    """Checks that the derivative is registered at an autograd key, not in a backend kernel."""
    inputs = tensors_in((args, kwargs))
    if not any(tensor.requires_grad for tensor in inputs):
        return
    name = op._name
    keys = {"AutogradCPU" if tensor.device.type != "cuda" else "AutogradCUDA" for tensor in inputs}
    for key in (*keys, "Autograd", "CompositeImplicitAutograd"):
        if _C._dispatch_has_kernel_for_dispatch_key(name, key):
            return
    before = _C._get_autograd_fallback_mode()
    try:
        _C._set_autograd_fallback_mode("nothing")
        result = op(*args, **kwargs)
    finally:
        _C._set_autograd_fallback_mode(before)
    known = {id(tensor) for tensor in inputs}
    if not any(t.requires_grad and id(t) not in known for t in tensors_in(result)):
        return
    raise AssertionError(
        f"{name}: at least one output of this operator has requires_grad=True but the operator "
        "does not have an autograd kernel defined at an autograd key (e.g. DispatchKey::Autograd). "
        "This could mean that you have incorrectly registered an autograd kernel to a non-Autograd "
        "DispatchKey, which may lead to silently incorrect results. If your operator consists of "
        "regular operations, register its kernel as CompositeImplicitAutograd; if it has a "
        "derivative of its own, use keyfall.library.register_autograd."
    )


# ---- Fake kernels -------------------------------------------------------------------------------


def fake_check(op, args, kwargs):
    """Checks that the operator gives fake tensors the shapes, dtypes, strides, devices and aliasing
    that real ones get."""
    # A plain function or a composite operator is not dispatched itself, so check what it calls.
    composite = not isinstance(op, OpOverload) or _C._dispatch_has_kernel_for_dispatch_key(
        op._name, "CompositeImplicitAutograd"
    )
    if not composite and _C.Tag.dynamic_output_shape in op.tags:
        return
    with CrossRefFakeMode(
        ignore_op_fn=lambda func: not composite and func is not op,
        only_check_ops_with_meta=composite,
    ):
        op(*args, **kwargs)


# ---- Forward and backward ------------------------------------------------------------------------


def aot_autograd_check(
    func, args, kwargs, dynamic=False, check_gradients="auto", rtol=None, atol=None
):
    """Checks that the function and its gradients run on fake tensors, as tracing requires, and that
    a second run on copies of the arguments gives the same results. `dynamic`: shapes may depend on
    data."""
    inputs = copy_inputs((tuple(args), dict(kwargs)))
    try:
        mode = FakeTensorMode()
        fakes = tree_map_only(_C.TensorBase, mode.from_tensor, inputs)
        with mode:
            _forward_and_backward(func, fakes, check_gradients)
    except (DynamicOutputShapeException, DataDependentOutputException):
        if not dynamic:
            raise
    runs = []
    state = _C.default_generator.get_state()
    for _ in range(2):
        _C.default_generator.set_state(state)
        runs.append(_forward_and_backward(func, copy_inputs(inputs), check_gradients))
    for what, first, second in zip(("Outputs", "Gradients"), *runs):
        _check_close(what, first, second, rtol, atol)


def _forward_and_backward(func, inputs, check_gradients):
    """Returns the function's output tensors, and the gradients of its inputs."""
    outputs = tensors_in(func(*inputs[0], **inputs[1]))
    roots = [tensor for tensor in outputs if tensor.requires_grad]
    wanted = [t for t in tensors_in(inputs) if t.requires_grad]
    if not roots or not wanted or check_gradients is False:
        return outputs, []
    total = sum((tensor.abs() if tensor.is_complex() else tensor).sum() for tensor in roots)
    gradients = autograd.grad(total, wanted, allow_unused=True)
    return outputs, [gradient for gradient in gradients if gradient is not None]


def _check_close(what, first, second, rtol, atol):
    options = {} if rtol is None else {"rtol": rtol, "atol": atol}
    for a, b in zip(first, second):
        if a.device.type == "meta":
            continue
        try:
            assert_close(a.detach(), b.detach(), equal_nan=True, **options)
        except AssertionError as error:
            raise AssertionError(
                f"{what} of the operator are different in eager-mode PyTorch vs AOTDispatcher "
                "tracing: two runs of it on the same inputs do not agree. Is there state that it "
                f"keeps?\n{error}"
            ) from error


def _needs_functional_outputs(op):
    annotations, returns = alias_annotations(op._schema)
    builtin = op.namespace in ("aten", "prim", "prims")
    if not builtin and any(result.names for result in returns):
        raise RuntimeError(
            f"Found a custom (non-ATen) operator whose output has alias annotations: {op._schema}. "
            "We only support functionalizing operators whose outputs do not have alias annotations "
            "(e.g. 'Tensor(a)' is a Tensor with an alias annotation whereas 'Tensor' is a Tensor "
            "without)."
        )


def _aot_dispatch(dynamic):
    def test(op, args, kwargs, *, rtol=None, atol=None):
        _needs_functional_outputs(op)
        if not any(argument.is_write for argument in op._schema.arguments):
            aot_autograd_check(op, args, kwargs, dynamic, rtol=rtol, atol=atol)

    return test


def _plain(test):
    return lambda op, args, kwargs, **_: test(op, args, kwargs)


_TESTS = {
    "test_schema": _plain(schema_check),
    "test_autograd_registration": _plain(autograd_registration_check),
    "test_faketensor": _plain(fake_check),
    "test_aot_dispatch_static": _aot_dispatch(dynamic=False),
    "test_aot_dispatch_dynamic": _aot_dispatch(dynamic=True),
}
