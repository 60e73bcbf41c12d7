"""Sample inputs of linear algebra."""

import itertools

import keyfall

from ..._matrices import make_fullrank_matrices_with_distinct_singular_values
from ..core import SampleInput


def sample_inputs_linalg_solve(op_info, device, dtype, requires_grad=False, vector_rhs_allowed=True, **_kwargs):
    """Yields regular matrices and right-hand sides of them."""
    for n, batch in itertools.product((5, 0), ((), (2,))):
        for columns in ((), (1,), (3,)) if vector_rhs_allowed and not batch else ((1,), (3,)):
            matrix = make_fullrank_matrices_with_distinct_singular_values(*batch, n, n, device=device, dtype=dtype)
            right = keyfall.testing.make_tensor((*batch, n, *columns), device=device, dtype=dtype,
                                                requires_grad=requires_grad)
            yield SampleInput(matrix.requires_grad_(requires_grad), args=(right,))
