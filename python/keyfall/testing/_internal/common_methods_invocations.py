"""A few operators with representative schemas, and inputs for them."""

import keyfall
from keyfall._loading import lazy_module

from .common_utils import freeze_rng_state
from .opinfo import OpInfo, SampleInput, random_tensor
from .opinfo.core import BinaryUfuncInfo, UnaryUfuncInfo
from .opinfo.generators import *  # noqa: F403
from .opinfo.refs import ReductionPythonRefInfo  # noqa: F401
from .opinfo.tables import *  # noqa: F403
from .opinfo.tables import reduction_ops, spectral_funcs

numpy = lazy_module("numpy")


def _binary(info, device, dtype, requires_grad, **_):
    for shapes in (((3, 4), (3, 4)), ((2, 3), (3,)), ((), ())):
        a, b = (random_tensor(shape, device, dtype, requires_grad) for shape in shapes)
        yield SampleInput(a, b)


def _unary(info, device, dtype, requires_grad, **_):
    for shape in ((3, 4), (), (0,)):
        yield SampleInput(random_tensor(shape, device, dtype, requires_grad))


def _lists(info, device, dtype, requires_grad, **_):
    tensors = [random_tensor((2, 3), device, dtype, requires_grad) for _ in range(3)]
    yield SampleInput(tensors, dim=1)


def _view(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((4, 3), device, dtype, requires_grad), (2, 6))


def _split(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((6, 3), device, dtype, requires_grad), 2)


def _batch_norm(info, device, dtype, requires_grad, **_):
    vector = [random_tensor((3,), device, dtype) for _ in range(3)]
    positive = random_tensor((3,), device, dtype, low=1)
    yield SampleInput(
        random_tensor((2, 3, 4), device, dtype, requires_grad),
        vector[0], vector[1], vector[2], positive, True, 0.5, 1e-5,
    )


def _transpose(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((4, 3), device, dtype, requires_grad), 0, 1)


def wrapper_set_seed(op, *args, **kwargs):
    """Calls a random operator with the same numbers each time."""
    with freeze_rng_state():
        keyfall.manual_seed(42)
        return op(*args, **kwargs)


def mask_not_all_zeros(shape):
    """Returns a mask of this shape with at least one true element."""
    while True:
        mask = keyfall.randn(shape).gt(0)
        if mask.any():
            return mask


op_db = [
    BinaryUfuncInfo("add", ref=lambda x, y: numpy.add(x, y), sample_inputs_func=_binary),
    BinaryUfuncInfo("mul", ref=lambda x, y: numpy.multiply(x, y), sample_inputs_func=_binary),
    UnaryUfuncInfo("neg", ref=lambda x: numpy.negative(x), sample_inputs_func=_unary),
    UnaryUfuncInfo("sin", ref=lambda x: numpy.sin(x), sample_inputs_func=_unary),
    OpInfo("cat", sample_inputs_func=_lists),
    OpInfo("view", op=lambda x, shape: x.view(shape), sample_inputs_func=_view),
    OpInfo("split", sample_inputs_func=_split),
    OpInfo("transpose", sample_inputs_func=_transpose),
]
if hasattr(keyfall, "native_batch_norm"):
    op_db.append(OpInfo("native_batch_norm", sample_inputs_func=_batch_norm))
op_db += reduction_ops + spectral_funcs


def _of(kind):
    return [op for op in op_db if isinstance(op, kind)]


unary_ufuncs, binary_ufuncs = _of(UnaryUfuncInfo), _of(BinaryUfuncInfo)
binary_ufuncs_and_refs = binary_ufuncs
sparse_unary_ufuncs = [op for op in unary_ufuncs if op.supports_sparse]
sparse_csr_unary_ufuncs = [op for op in unary_ufuncs if op.supports_sparse_csr]
sparse_masked_reduction_ops = [op for op in reduction_ops if op.name.startswith("masked.") and op.supports_sparse]
reference_masked_ops = [op for op in reduction_ops if op.name.startswith("masked.") and op.ref is not None]
