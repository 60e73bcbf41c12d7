"""Helpers that distributions share: parameters as tensors, probabilities and log-odds, lazy attributes."""

import operator
from numbers import Number
from typing import Any

import keyfall
from keyfall import Tensor
from keyfall.nn import functional as F
from keyfall.overrides import is_tensor_like

__all__ = [
    "broadcast_all", "clamp_probs", "lazy_property", "logits_to_probs", "probs_to_logits",
    "tril_matrix_to_vec", "vec_to_tril_matrix",
]

euler_constant = 0.57721566490153286060


def broadcast_all(*values):
    """Returns numbers and tensors as tensors of one shape. Numbers take the first tensor's type and
    device, the default type where all are numbers."""
    if set(map(type, values)) == {Tensor}:  # by far the most common call
        return keyfall.broadcast_tensors(*values)
    if not all(is_tensor_like(value) or isinstance(value, Number) and not isinstance(value, complex) for value in values):
        raise ValueError("Input arguments must all be instances of Number, torch.Tensor or objects "
                         "implementing __torch_function__.")
    like = next((value for value in values if isinstance(value, Tensor)), None)
    options = ({"dtype": keyfall.get_default_dtype()} if like is None
               else {"dtype": like.dtype, "device": like.device})
    return keyfall.broadcast_tensors(*(value if is_tensor_like(value) else keyfall.tensor(value, **options)
                                       for value in values))


def alias(path):
    """A property that reads another attribute, or one of a part: alias("base_dist.loc")."""
    return property(operator.attrgetter(path))


def _owner(kind, attribute):
    """The first class in the method resolution order that sets an attribute."""
    return next(base for base in kind.__mro__ if attribute in vars(base))


def _pipe(value, functions):
    """Applies functions to a value, each to the result of the one before."""
    for function in functions:
        value = function(value)
    return value


def _broadcast(one, two):
    """True for shapes that broadcast with each other."""
    return all(a == b or 1 in (a, b) for a, b in zip(reversed(one), reversed(two), strict=False))


def _standard_normal(shape, dtype, device):
    return keyfall.normal(keyfall.zeros(shape, dtype=dtype, device=device),
                          keyfall.ones(shape, dtype=dtype, device=device))


def _sum_rightmost(value, dim):
    """Sums over the last `dim` dimensions."""
    return value if dim == 0 else value.reshape(value.shape[:-dim] + (-1,)).sum(-1)


def logits_to_probs(logits, is_binary=False):
    """Probabilities of log-odds, or of unnormalized log-probabilities over the last dimension."""
    return keyfall.sigmoid(logits) if is_binary else F.softmax(logits, dim=-1)


def clamp_probs(probs):
    """Keeps probabilities away from 0 and 1, where their logarithms are infinite."""
    eps = keyfall.finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def probs_to_logits(probs, is_binary=False):
    """The inverse of logits_to_probs."""
    probs = clamp_probs(probs)
    return keyfall.log(probs) - keyfall.log1p(-probs) if is_binary else keyfall.log(probs)


class lazy_property:
    """A property that is computed once, with gradients, and then an attribute of the instance."""

    def __init__(self, wrapped):
        self.wrapped = wrapped
        self.__doc__, self.__name__ = wrapped.__doc__, wrapped.__name__
        self._compute = keyfall.enable_grad()(wrapped)

    def __get__(self, instance, obj_type: Any = None):
        if instance is None:
            return _lazy_property_and_property(self.wrapped)
        setattr(instance, self.__name__, self._compute(instance))
        return getattr(instance, self.__name__)


class _lazy_property_and_property(lazy_property, property):
    """A lazy property as documentation tools see it on the class."""

    def __init__(self, wrapped):
        property.__init__(self, wrapped)


def _lower_triangle(n, diag, device):
    """A mask of the entries on and below a diagonal."""
    return keyfall.ones(n, n, dtype=keyfall.bool, device=device).tril(diag)


def tril_matrix_to_vec(mat, diag=0):
    """The entries of the lower triangle, row by row, as a vector."""
    n = mat.shape[-1]
    if diag < -n or diag >= n:
        raise ValueError(f"diag ({diag}) provided is outside [{-n}, {n - 1}].")
    return mat[..., _lower_triangle(n, diag, mat.device)]


def vec_to_tril_matrix(vec, diag=0):
    """The lower triangular matrix whose entries, row by row, are the vector's."""
    # n (n + 1) / 2 entries, and n for each diagonal more: solved for n.
    double = 1 + 2 * diag
    n = (-double + (double**2 + 8 * vec.shape[-1] + 4 * abs(diag) * (diag + 1)) ** 0.5) / 2
    eps = keyfall.finfo(vec.dtype).eps
    if round(n) - n > eps:
        raise ValueError(f"The size of last dimension is {vec.shape[-1]} which cannot be expressed as "
                         "the lower triangular part of a square D x D matrix.")
    n = round(n)
    mat = vec.new_zeros(vec.shape[:-1] + (n, n))
    mat[..., _lower_triangle(n, diag, vec.device)] = vec
    return mat
