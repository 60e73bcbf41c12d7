"""Operators written with NumPy, in every style that keyfall.library supports, and sample inputs."""

import numpy as np

import keyfall
from keyfall import Tensor
from keyfall.library import custom_op

from .opinfo import OpInfo, SampleInput, random_tensor

NS = "_torch_testing"


def to_numpy(tensor):
    return tensor.detach().cpu().numpy()


def _from_numpy(array, like):
    return keyfall.tensor(np.asarray(array), device=like.device)


@custom_op(f"{NS}::numpy_cube", mutates_args=())
def numpy_cube(x: Tensor) -> tuple[Tensor, Tensor]:
    array = to_numpy(x)
    return _from_numpy(array**3, x), _from_numpy(3 * array**2, x)


@numpy_cube.register_fake
def _(x):
    return x.clone(), x.clone()


def _cube_setup(ctx, inputs, output):
    (x,) = inputs
    _, dx = output
    ctx.save_for_backward(x, dx)


def _cube_backward(ctx, grad_out, grad_dx):
    x, dx = ctx.saved_tensors
    return numpy_mul(grad_out, dx) + 6 * numpy_mul(grad_dx, x)


numpy_cube.register_autograd(_cube_backward, setup_context=_cube_setup)


@custom_op(f"{NS}::numpy_mul", mutates_args=())
def numpy_mul(x: Tensor, y: Tensor) -> Tensor:
    return _from_numpy(to_numpy(x) * to_numpy(y), x)


@numpy_mul.register_fake
def _(x, y):
    return (x * y).contiguous()


def _mul_setup(ctx, inputs, output):
    ctx.save_for_backward(*inputs)


def _mul_backward(ctx, grad):
    x, y = ctx.saved_tensors
    return grad * y, grad * x


numpy_mul.register_autograd(_mul_backward, setup_context=_mul_setup)


@custom_op(f"{NS}::numpy_sort", mutates_args=())
def numpy_sort(x: Tensor, dim: int) -> tuple[Tensor, Tensor, Tensor]:
    array = to_numpy(x)
    order = np.argsort(array, axis=dim, kind="stable")
    back = np.argsort(order, axis=dim, kind="stable")
    return (
        _from_numpy(np.take_along_axis(array, order, axis=dim), x),
        _from_numpy(order, x),
        _from_numpy(back, x),
    )


@numpy_sort.register_fake
def _(x, dim):
    return keyfall.empty_like(x), *(keyfall.empty_like(x, dtype=keyfall.int64) for _ in range(2))


@custom_op(f"{NS}::numpy_nonzero", mutates_args=())
def numpy_nonzero(x: Tensor) -> Tensor:
    return _from_numpy(np.stack(np.nonzero(to_numpy(x)), axis=1), x)


@numpy_nonzero.register_fake
def _(x):
    count = keyfall.library.get_ctx().new_dynamic_size()
    return x.new_empty((count, x.dim()), dtype=keyfall.int64)


@custom_op(f"{NS}::numpy_view_copy", mutates_args=())
def numpy_view_copy(x: Tensor, shape: list[int]) -> Tensor:
    return _from_numpy(np.copy(to_numpy(x).reshape(shape)), x)


@numpy_view_copy.register_fake
def _(x, shape):
    return x.clone().view(shape).clone()


def _view_setup(ctx, inputs, output):
    ctx.shape = inputs[0].shape


def _view_backward(ctx, grad):
    return numpy_view_copy(grad, ctx.shape), None


numpy_view_copy.register_autograd(_view_backward, setup_context=_view_setup)


@custom_op(f"{NS}::numpy_cat", mutates_args=())
def numpy_cat(xs: list[Tensor], dim: int) -> Tensor:
    return _from_numpy(np.concatenate([to_numpy(x) for x in xs], axis=dim), xs[0])


@numpy_cat.register_fake
def _(xs, dim):
    return keyfall.cat(xs, dim=dim)


def _cat_setup(ctx, inputs, output):
    xs, dim = inputs
    ctx.sizes = [x.shape[dim] for x in xs]
    ctx.dim = dim


def _cat_backward(ctx, grad):
    return [piece.clone() for piece in grad.split(ctx.sizes, ctx.dim)], None


numpy_cat.register_autograd(_cat_backward, setup_context=_cat_setup)


@custom_op(f"{NS}::numpy_split_copy", mutates_args=())
def numpy_split_copy(x: Tensor, splits: list[int], dim: int) -> list[Tensor]:
    return [_from_numpy(np.copy(part), x) for part in np.split(to_numpy(x), splits, axis=dim)]


@numpy_split_copy.register_fake
def _(x, splits, dim):
    return [part.clone() for part in keyfall.tensor_split(x, splits, dim)]


# Fake kernels registered in different ways: each must report this file as its source.
_fragment = keyfall.library.Library(NS, "FRAGMENT")


def _source_fake(x):
    return x.clone()


_fragment.define("source0(Tensor x) -> Tensor")
keyfall.library.register_fake(f"{NS}::source0", _source_fake, lib=_fragment)
_fragment.define("source1(Tensor x) -> Tensor")
keyfall.library.register_fake(f"{NS}::source1", lib=_fragment)(_source_fake)
_fragment.define("source2(Tensor x) -> Tensor")
keyfall.library.register_fake(keyfall.ops._torch_testing.source2.default, lib=_fragment)(
    _source_fake
)
_fragment.define("source3(Tensor x) -> Tensor")
_fragment._register_fake("source3", _source_fake)


@custom_op(f"{NS}::source4", mutates_args=())
def source4(x: Tensor) -> Tensor:
    return x.clone()


@custom_op(f"{NS}::source5", mutates_args=())
def source5(x: Tensor) -> Tensor:
    return x.clone()


# ---- Inputs -------------------------------------------------------------------------------------


def _one(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((2, 3, 1, 4), device, dtype, requires_grad))


def _two(info, device, dtype, requires_grad, **_):
    a, b = (random_tensor((4, 1, 3), device, dtype, requires_grad) for _ in range(2))
    yield SampleInput(a, b)


def _sort(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((4, 5), device, dtype, requires_grad), 0)


def _view(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((2, 3, 4, 5), device, dtype, requires_grad), [2, 12, 5])


def _cat(info, device, dtype, requires_grad, **_):
    tensors = [random_tensor((2, size), device, dtype, requires_grad) for size in (1, 2, 3)]
    yield SampleInput(tensors, 1)


def _split(info, device, dtype, requires_grad, **_):
    yield SampleInput(random_tensor((3, 6), device, dtype, requires_grad), [1, 3, 6], 1)


custom_op_db = [
    OpInfo("NumpyCubeCustomOp", numpy_cube._opoverload, sample_inputs_func=_one),
    OpInfo("NumpyMulCustomOp", numpy_mul._opoverload, sample_inputs_func=_two),
    OpInfo(
        "NumpySortCustomOp",
        numpy_sort._opoverload,
        sample_inputs_func=_sort,
        supports_autograd=False,
    ),
    OpInfo(
        "NumpyNonzeroCustomOp",
        numpy_nonzero._opoverload,
        sample_inputs_func=_one,
        supports_autograd=False,
    ),
    OpInfo("NumpyViewCopyCustomOp", numpy_view_copy._opoverload, sample_inputs_func=_view),
    OpInfo("NumpyCatCustomOp", numpy_cat._opoverload, sample_inputs_func=_cat),
    OpInfo(
        "NumpySplitCopyCustomOp",
        numpy_split_copy._opoverload,
        sample_inputs_func=_split,
        supports_autograd=False,
    ),
]
