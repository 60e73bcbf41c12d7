"""Parametrizations of weights: orthogonal matrices, spectral and weight normalization."""

from enum import Enum

import keyfall

from ...autograd.grad_mode import no_grad
from .. import functional as F
from ..modules.module import Module
from . import parametrize
from ..._loading import load as _load

_weight_norm = _load("keyfall.nn.utils.weight_norm")
_power = _load("keyfall.nn.utils.spectral_norm")

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]


def _diagonal(matrix):
    return matrix.diagonal(dim1=-2, dim2=-1)


def _identity_like(matrix):
    return keyfall.eye(matrix.size(-1), dtype=matrix.dtype, device=matrix.device)


def _is_orthogonal(Q):
    tolerance = 10.0 * Q.size(-2) * keyfall.finfo(Q.dtype).eps
    return keyfall.allclose(Q.mH @ Q, _identity_like(Q), atol=tolerance)


def _reflections(vectors, scales, signs):
    """The product of Householder reflections, with these signs of its columns."""
    return keyfall.linalg.householder_product(vectors, scales) * signs.unsqueeze(-2)


def _make_orthogonal(A):
    """The Q of A = QR whose R has a positive diagonal."""
    vectors, scales = keyfall.geqrf(A)
    return _reflections(vectors, scales, _diagonal(vectors).sgn())


def _completed(Q):
    """A square orthogonal matrix that begins with the columns of a tall one, made orthogonal."""
    *batch, rows, columns = Q.size()
    if rows == columns:
        return Q.clone() if _is_orthogonal(Q) else _make_orthogonal(Q)
    more = keyfall.randn(*batch, rows, rows - columns, dtype=Q.dtype, device=Q.device)
    return _make_orthogonal(keyfall.cat([Q, more], dim=-1))


def _of_skew(function):
    """The map of a tall matrix X to the first columns of function(A), for the skew-Hermitian square matrix
    A of the lower triangle of X."""
    def mapped(X):
        rows, columns = X.shape[-2:]
        lower = F.pad(X.tril(), (0, rows - columns))
        return function(lower - lower.mH)[..., :columns]

    return mapped


def _cayley(A):
    """(I - A/2)⁻¹ (I + A/2)."""
    one, half = _identity_like(A), A / 2
    return keyfall.linalg.solve(one - half, one + half)


def _householder(X):
    """The product of reflections by the columns below the diagonal; the diagonal has the signs."""
    vectors = X.tril(diagonal=-1)
    return _reflections(vectors, 2.0 / (1.0 + (vectors * vectors).sum(dim=-2)), _diagonal(X).int())


def _householder_inverse(Q):
    X, scales = keyfall.geqrf(Q)
    signs = _diagonal(X).sign()
    _diagonal(X).copy_(keyfall.where(scales == 0.0, -signs, signs))
    return X


# From tall matrices to matrices with orthonormal columns.
_MAPS = {"matrix_exp": _of_skew(keyfall.matrix_exp), "cayley": _of_skew(_cayley), "householder": _householder}
_OrthMaps = Enum("_OrthMaps", list(_MAPS), module=__name__)


def _as_tall(function, X):
    """function(X), by way of the transposed matrices for a wide X."""
    return function(X.mT).mT if X.size(-2) < X.size(-1) else function(X)


class _Orthogonal(Module):
    """An orthogonal matrix, as a function of a matrix; times a fixed one, `base`, to start anywhere."""

    def __init__(self, weight, orthogonal_map, *, use_trivialization=True):
        super().__init__()
        if weight.is_complex() and orthogonal_map is _OrthMaps.householder:
            raise ValueError("The householder parametrization does not support complex tensors.")
        self.shape, self.orthogonal_map = weight.shape, orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X):
        return _as_tall(self._columns, X)

    def _columns(self, X):
        Q, base = _MAPS[self.orthogonal_map.name](X), getattr(self, "base", None)
        return Q if base is None else base @ Q

    @no_grad()
    def right_inverse(self, Q):
        if Q.shape != self.shape:
            raise ValueError(f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of "
                             f"shape {Q.shape}.")
        if hasattr(self, "base"):
            self.base = _completed(Q.mT if Q.size(-2) < Q.size(-1) else Q)
            start = keyfall.zeros_like(Q)
            _diagonal(start).fill_(-1.0)  # the identity, for all three maps
            return start
        if self.orthogonal_map is not _OrthMaps.householder:
            raise NotImplementedError("It is not possible to assign to the matrix exponential or the Cayley "
                                      "parametrizations when use_trivialization=False.")
        return _as_tall(_householder_inverse, Q)


def _tensor_of(module, name):
    tensor = getattr(module, name, None)
    if isinstance(tensor, keyfall.Tensor):
        return tensor
    raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")


def orthogonal(module, name="weight", orthogonal_map=None, *, use_trivialization=True):
    """Keeps a matrix orthogonal: matrix_exp, cayley or householder."""
    weight = _tensor_of(module, name)
    if weight.ndim < 2:
        raise ValueError(f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions.")
    if orthogonal_map is None:
        square = weight.size(-2) == weight.size(-1) or weight.is_complex()
        orthogonal_map = "matrix_exp" if square else "householder"
    if orthogonal_map not in _MAPS:
        raise ValueError('orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: '
                         f"{orthogonal_map}")
    return parametrize.register_parametrization(
        module, name, _Orthogonal(weight, _OrthMaps[orthogonal_map], use_trivialization=use_trivialization),
        unsafe=True)


class _WeightNorm(Module):
    """g * v / |v|."""

    def __init__(self, dim=0):
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g, weight_v):
        return _weight_norm._weight(weight_v, weight_g, self.dim)

    def right_inverse(self, weight):
        return _weight_norm._norm(weight, self.dim), weight


def weight_norm(module, name="weight", dim=0):
    """Splits a weight into its length and direction. Returns the module."""
    parametrize.register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def load_old_names(state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        old = [f"{prefix}{name}_g", f"{prefix}{name}_v"]
        if all(key in state_dict for key in old):
            for number, key in enumerate(old):
                state_dict[f"{prefix}parametrizations.{name}.original{number}"] = state_dict.pop(key)

    module._register_load_state_dict_pre_hook(load_old_names)
    return module


class _SpectralNorm(Module):
    """weight / σ, with its largest singular value σ by power iteration."""

    def __init__(self, weight, n_power_iterations=1, dim=0, eps=1e-12):
        super().__init__()
        if dim >= weight.ndim or dim < -weight.ndim:
            raise IndexError(f"Dimension out of range (expected to be in range of [-{weight.ndim}, "
                             f"{weight.ndim - 1}] but got {dim})")
        if n_power_iterations <= 0:
            raise ValueError("Expected n_power_iterations to be positive, but got "
                             f"n_power_iterations={n_power_iterations}")
        self.dim, self.eps = dim % weight.ndim, eps
        if weight.ndim > 1:
            self.n_power_iterations = n_power_iterations
            matrix = _power._matrix(weight, self.dim)
            for name, vector in zip(("_u", "_v"), _power._start_vectors(matrix, eps)):
                self.register_buffer(name, vector)
            self._power_method(matrix, 15)

    def _power_method(self, matrix, n_power_iterations):
        u, v = self._u, self._v
        _power._iterate(n_power_iterations, self.eps, (matrix, v, u), (matrix.H, u, v))

    def forward(self, weight):
        if weight.ndim == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = _power._matrix(weight, self.dim)
        if self.training:
            self._power_method(matrix, self.n_power_iterations)
        # Copies for autograd: the next call changes the buffers.
        u, v = (vector.clone(memory_format=keyfall.contiguous_format) for vector in (self._u, self._v))
        return weight / keyfall.vdot(u, keyfall.mv(matrix, v))

    def right_inverse(self, value):
        return value


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """Divides a weight by its largest singular value. Returns the module."""
    weight = _tensor_of(module, name)
    dim = _power._default_dim(module) if dim is None else dim
    return parametrize.register_parametrization(module, name, _SpectralNorm(weight, n_power_iterations, dim, eps))
