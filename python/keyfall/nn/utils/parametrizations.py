"""Parametrizations of weights: orthogonal matrices, spectral and weight normalization."""

from enum import Enum, auto

import keyfall

from ...autograd.grad_mode import no_grad
from .. import functional as F
from ..modules.module import Module
from . import parametrize
from ..._loading import load as _load

_weight_norm = _load("keyfall.nn.utils.weight_norm")

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]


def _is_orthogonal(Q, eps=None):
    n, k = Q.size(-2), Q.size(-1)
    identity = keyfall.eye(k, dtype=Q.dtype, device=Q.device)
    eps = 10.0 * n * keyfall.finfo(Q.dtype).eps
    return keyfall.allclose(Q.mH @ Q, identity, atol=eps)


def _make_orthogonal(A):
    """The Q of A = QR whose R has a positive diagonal."""
    X, tau = keyfall.geqrf(A)
    Q = keyfall.linalg.householder_product(X, tau)
    return Q * X.diagonal(dim1=-2, dim2=-1).sgn().unsqueeze(-2)


class _OrthMaps(Enum):
    matrix_exp = auto()
    cayley = auto()
    householder = auto()


class _Orthogonal(Module):
    """An orthogonal matrix, as a function of a matrix; times a fixed one, `base`, to start anywhere."""

    def __init__(self, weight, orthogonal_map, *, use_trivialization=True):
        super().__init__()
        if weight.is_complex() and orthogonal_map == _OrthMaps.householder:
            raise ValueError("The householder parametrization does not support complex tensors.")
        self.shape = weight.shape
        self.orthogonal_map = orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X):
        n, k = X.size(-2), X.size(-1)
        transposed = n < k
        if transposed:
            X, n, k = X.mT, k, n
        if self.orthogonal_map is _OrthMaps.householder:
            A = X.tril(diagonal=-1)
            Q = keyfall.linalg.householder_product(A, 2.0 / (1.0 + (A * A).sum(dim=-2)))
            Q = Q * X.diagonal(dim1=-2, dim2=-1).int().unsqueeze(-2)
        else:
            Q = self._of_skew(X, n, k)
        if hasattr(self, "base") and self.base is not None:
            Q = self.base @ Q
        return Q.mT if transposed else Q

    def _of_skew(self, X, n, k):
        X = X.tril()
        if n != k:
            X = keyfall.cat([X, X.new_zeros(n, n - k).expand(*X.shape[:-2], -1, -1)], dim=-1)
        A = X - X.mH
        if self.orthogonal_map is _OrthMaps.matrix_exp:
            Q = keyfall.matrix_exp(A)
        else:
            identity = keyfall.eye(n, dtype=A.dtype, device=A.device)
            Q = keyfall.linalg.solve(keyfall.add(identity, A, alpha=-0.5), keyfall.add(identity, A, alpha=0.5))
        return Q[..., :k] if n != k else Q

    @no_grad()
    def right_inverse(self, Q):
        if Q.shape != self.shape:
            raise ValueError(f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of "
                             f"shape {Q.shape}.")
        n, k = Q.size(-2), Q.size(-1)
        transposed = n < k
        Q0 = Q.mT if transposed else Q
        n, k = max(n, k), min(n, k)
        if not hasattr(self, "base"):
            if self.orthogonal_map in (_OrthMaps.cayley, _OrthMaps.matrix_exp):
                raise NotImplementedError("It is not possible to assign to the matrix exponential or the Cayley "
                                          "parametrizations when use_trivialization=False.")
            A, tau = keyfall.geqrf(Q0)
            A.diagonal(dim1=-2, dim2=-1).sign_()
            A.diagonal(dim1=-2, dim2=-1)[tau == 0.0] *= -1
            return A.mT if transposed else A
        if n == k:
            self.base = Q0.clone() if _is_orthogonal(Q0) else _make_orthogonal(Q0)
        else:
            noise = keyfall.randn(*Q0.size()[:-2], n, n - k, dtype=Q0.dtype, device=Q0.device)
            self.base = _make_orthogonal(keyfall.cat([Q0, noise], dim=-1))
        start = keyfall.zeros_like(Q)
        start.diagonal(dim1=-2, dim2=-1).fill_(-1.0)  # the identity, for all three maps
        return start


def orthogonal(module, name="weight", orthogonal_map=None, *, use_trivialization=True):
    """Keeps a matrix orthogonal: matrix_exp, cayley or householder."""
    weight = getattr(module, name, None)
    if not isinstance(weight, keyfall.Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    if weight.ndim < 2:
        raise ValueError(f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions.")
    if orthogonal_map is None:
        square = weight.size(-2) == weight.size(-1) or weight.is_complex()
        orthogonal_map = "matrix_exp" if square else "householder"
    chosen = getattr(_OrthMaps, orthogonal_map, None)
    if chosen is None:
        raise ValueError('orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: '
                         f"{orthogonal_map}")
    orth = _Orthogonal(weight, chosen, use_trivialization=use_trivialization)
    return parametrize.register_parametrization(module, name, orth, unsafe=True)


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
        self.dim = dim if dim >= 0 else dim + weight.ndim
        self.eps = eps
        if weight.ndim > 1:
            self.n_power_iterations = n_power_iterations
            matrix = self._reshape_weight_to_matrix(weight)
            h, w = matrix.size()
            u = matrix.new_empty(h).normal_(0, 1)
            v = matrix.new_empty(w).normal_(0, 1)
            self.register_buffer("_u", F.normalize(u, dim=0, eps=eps))
            self.register_buffer("_v", F.normalize(v, dim=0, eps=eps))
            self._power_method(matrix, 15)

    def _reshape_weight_to_matrix(self, weight):
        if self.dim != 0:
            weight = weight.permute(self.dim, *(d for d in range(weight.dim()) if d != self.dim))
        return weight.flatten(1)

    @no_grad()
    def _power_method(self, matrix, n_power_iterations):
        for _ in range(n_power_iterations):
            self._u = F.normalize(keyfall.mv(matrix, self._v), dim=0, eps=self.eps, out=self._u)
            self._v = F.normalize(keyfall.mv(matrix.H, self._u), dim=0, eps=self.eps, out=self._v)

    def forward(self, weight):
        if weight.ndim == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = self._reshape_weight_to_matrix(weight)
        if self.training:
            self._power_method(matrix, self.n_power_iterations)
        u = self._u.clone(memory_format=keyfall.contiguous_format)
        v = self._v.clone(memory_format=keyfall.contiguous_format)
        return weight / keyfall.vdot(u, keyfall.mv(matrix, v))

    def right_inverse(self, value):
        return value


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """Divides a weight by its largest singular value. Returns the module."""
    weight = getattr(module, name, None)
    if not isinstance(weight, keyfall.Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    if dim is None:
        transposed = type(module).__name__.startswith("ConvTranspose")
        dim = 1 if transposed else 0
    return parametrize.register_parametrization(module, name, _SpectralNorm(weight, n_power_iterations, dim, eps))
