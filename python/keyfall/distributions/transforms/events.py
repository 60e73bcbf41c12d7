"""Transforms of whole events: of vectors and matrices, and of their shape."""

import math

import keyfall
from ... import _C
from keyfall.nn import functional as F

from .. import constraints
from ..utils import tril_matrix_to_vec, vec_to_tril_matrix
from .base import Transform, need_dims, spaces
from .elementwise import _clipped_sigmoid, stateless


class ReshapeTransform(Transform):
    """Reshapes the last dimensions."""

    bijective = True
    _arguments = ("in_shape", "out_shape")
    domain, codomain = spaces(lambda self, side: constraints.independent(
        constraints.real, len(self.in_shape if side == "domain" else self.out_shape)))

    def __init__(self, in_shape: _C.Size, out_shape: _C.Size, cache_size: int = 0) -> None:
        self.in_shape, self.out_shape = keyfall.Size(in_shape), keyfall.Size(out_shape)
        if self.in_shape.numel() != self.out_shape.numel():
            raise ValueError("in_shape, out_shape have different numbers of elements")
        super().__init__(cache_size=cache_size)

    def _call(self, x):
        return x.reshape(self._batch(x.shape, self.in_shape) + self.out_shape)

    def _inverse(self, y):
        return y.reshape(self._batch(y.shape, self.out_shape) + self.in_shape)

    def log_abs_det_jacobian(self, x, y):
        return x.new_zeros(self._batch(x.shape, self.in_shape))

    @staticmethod
    def _batch(shape, event_shape):
        return shape[: len(shape) - len(event_shape)]

    def _replaced(self, shape, old, new):
        need_dims(len(shape), len(old))
        batch = self._batch(shape, old)
        if shape[len(batch):] != old:
            raise ValueError(f"Shape mismatch: expected {shape[len(batch):]} but got {old}")
        return batch + new

    def forward_shape(self, shape):
        return self._replaced(shape, self.in_shape, self.out_shape)

    def inverse_shape(self, shape):
        return self._replaced(shape, self.out_shape, self.in_shape)


# ---- Points of the simplex


def _last_grows(by):
    """A method: the shape with a last dimension that is longer."""
    def grown(self, shape):
        need_dims(len(shape), 1)
        return shape[:-1] + (shape[-1] + by,) if by else shape
    return grown


def _softmax(x):
    odds = (x - x.max(-1, True)[0]).exp()
    return odds / odds.sum(-1, True)


def _log_followers(x):
    """The logarithms of how many elements follow, so that 0 gives equal parts."""
    return (x.shape[-1] + 1 - x.new_ones(x.shape[-1]).cumsum(-1)).log()


def _break_stick(x):
    part = _clipped_sigmoid(x - _log_followers(x))
    return F.pad(part, [0, 1], value=1) * F.pad((1 - part).cumprod(-1), [1, 0], value=1)


def _join_stick(y):
    parts = y[..., :-1]
    left = (1 - parts.cumsum(-1)).clamp(min=keyfall.finfo(y.dtype).tiny)
    return parts.log() - left.log() + _log_followers(parts)


def _log_stick_slope(x, y):
    x = x - _log_followers(x)
    return (-x + F.logsigmoid(x) + y[..., :-1].log()).sum(-1)


SoftmaxTransform = stateless(
    "SoftmaxTransform", "Unnormalized logarithms to a point of the simplex. Not bijective.",
    constraints.real_vector, constraints.simplex, _softmax, lambda y: y.log(),
    forward_shape=_last_grows(0), inverse_shape=_last_grows(0))

StickBreakingTransform = stateless(
    "StickBreakingTransform", "A vector to a point of the simplex with one element more: each element breaks "
    "off a part of what is left.", constraints.real_vector, constraints.simplex,
    _break_stick, _join_stick, _log_stick_slope, forward_shape=_last_grows(1), inverse_shape=_last_grows(-1))


# ---- Matrices


def _on_diagonal(function):
    """Applies a function to the diagonal of a matrix, and keeps what is below it."""
    return lambda x: x.tril(-1) + function(x.diagonal(dim1=-2, dim2=-1)).diag_embed()


_exp_diagonal, _log_diagonal = _on_diagonal(keyfall.exp), _on_diagonal(keyfall.log)


def _times_own_transpose(x):
    return x @ x.mT


LowerCholeskyTransform = stateless(
    "LowerCholeskyTransform", "A matrix to a lower triangular one with a positive diagonal.",
    constraints.independent(constraints.real, 2), constraints.lower_cholesky, _exp_diagonal, _log_diagonal)

PositiveDefiniteTransform = stateless(
    "PositiveDefiniteTransform", "A matrix to a positive definite one, by its Cholesky factor.",
    constraints.independent(constraints.real, 2), constraints.positive_definite,
    lambda x: _times_own_transpose(_exp_diagonal(x)), lambda y: _log_diagonal(keyfall.linalg.cholesky(y)))


def _below(matrix, diag=-1):
    return tril_matrix_to_vec(matrix, diag=diag)


def _shifted(rows):
    """Rows moved to the right by one, with a 1 in front."""
    return F.pad(rows[..., :-1], [1, 0], value=1)


def _length_left(y):
    """What the elements up to each one leave of a row's squared length 1."""
    return 1 - (y * y).cumsum(dim=-1)


class CorrCholeskyTransform(Transform):
    """A vector to the Cholesky factor of a correlation matrix, by partial correlations tanh(x) and stick
    breaking of each row."""

    domain, codomain = constraints.real_vector, constraints.corr_cholesky
    bijective = True

    def _call(self, x):
        partial = x.tanh()
        limit = 1 - keyfall.finfo(partial.dtype).eps
        partial = vec_to_tril_matrix(partial.clamp(min=-limit, max=limit), diag=-1)
        left = (1 - partial**2).sqrt().cumprod(-1)
        unit = keyfall.eye(partial.shape[-1], dtype=partial.dtype, device=partial.device)
        return (partial + unit) * _shifted(left)

    def _inverse(self, y):
        left = _shifted(_length_left(y))
        partial = _below(y) / _below(left).sqrt()
        return (partial.log1p() - partial.neg().log1p()) / 2

    def log_abs_det_jacobian(self, x, y, intermediates=None):
        stick = 0.5 * _below(_length_left(y), -2).log().sum(-1)
        return stick - 2 * (x + F.softplus(-2 * x) - math.log(2.0)).sum(dim=-1)

    def forward_shape(self, shape):
        need_dims(len(shape), 1)
        count = shape[-1]
        rows = round((0.25 + 2 * count) ** 0.5 + 0.5)
        if rows * (rows - 1) // 2 != count:
            raise ValueError("Input is not a flattened lower-diagonal number")
        return shape[:-1] + (rows, rows)

    def inverse_shape(self, shape):
        need_dims(len(shape), 2)
        rows, columns = shape[-2:]
        if rows != columns:
            raise ValueError("Input is not square")
        return shape[:-2] + (rows * (rows - 1) // 2,)
