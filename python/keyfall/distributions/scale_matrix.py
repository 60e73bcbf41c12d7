"""Distributions with a positive definite matrix as parameter."""

import keyfall

from . import constraints
from .families import Composite
from .utils import lazy_property


def _precision_to_scale_tril(P):
    """The Cholesky factor of P⁻¹, from that of P with the order of rows and columns reversed."""
    reverse = (-2, -1)
    factor = keyfall.linalg.cholesky(P.flip(reverse)).flip(reverse).mT
    identity = keyfall.eye(P.shape[-1], dtype=P.dtype, device=P.device)
    return keyfall.linalg.solve_triangular(factor, identity, upper=False)


class ScaleMatrix(Composite):
    """Takes a covariance matrix, its inverse or its Cholesky factor, and computes the others when asked
    for. `_unbroadcasted_scale_tril` is the factor without the batch dimensions of other parameters."""

    _matrices = {"covariance_matrix": constraints.positive_definite,
                 "precision_matrix": constraints.positive_definite, "scale_tril": constraints.lower_cholesky}
    _keeps = ("_unbroadcasted_scale_tril",)
    _factors = {"covariance_matrix": keyfall.linalg.cholesky, "precision_matrix": _precision_to_scale_tril,
                "scale_tril": lambda factor: factor}

    @staticmethod
    def _given_matrix(error, **matrices):
        """Returns the name and the value of the matrix that is not None, or raises an error."""
        given = [item for item in matrices.items() if item[1] is not None]
        if len(given) != 1:
            raise error("Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified.")
        return given[0]

    def _matrix(self, matrix):
        """Expands a matrix to the batch shape."""
        return matrix.expand(self._batch_shape + matrix.shape[-2:])

    @lazy_property
    def scale_tril(self):
        return self._matrix(self._unbroadcasted_scale_tril)

    @lazy_property
    def covariance_matrix(self):
        return self._matrix(self._unbroadcasted_scale_tril @ self._unbroadcasted_scale_tril.mT)

    @lazy_property
    def precision_matrix(self):
        return self._matrix(keyfall.cholesky_inverse(self._unbroadcasted_scale_tril))

    def _half_log_det(self):
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)
