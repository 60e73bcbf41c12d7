"""Invertible transforms of random variables, with the logarithm of their Jacobian determinants."""

from .base import Transform, _InverseTransform
from .combined import CatTransform, ComposeTransform, IndependentTransform, StackTransform, identity_transform
from .elementwise import (AbsTransform, AffineTransform, CumulativeDistributionTransform, ExpTransform,
                          PowerTransform, SigmoidTransform, SoftplusTransform, TanhTransform,
                          _clipped_sigmoid)  # noqa: F401  libraries take it from here
from .events import (CorrCholeskyTransform, LowerCholeskyTransform, PositiveDefiniteTransform,
                     ReshapeTransform, SoftmaxTransform, StickBreakingTransform)

__all__ = [
    "AbsTransform", "AffineTransform", "CatTransform", "ComposeTransform", "CorrCholeskyTransform",
    "CumulativeDistributionTransform", "ExpTransform", "IndependentTransform", "LowerCholeskyTransform",
    "PositiveDefiniteTransform", "PowerTransform", "ReshapeTransform", "SigmoidTransform",
    "SoftmaxTransform", "SoftplusTransform", "StackTransform", "StickBreakingTransform", "TanhTransform",
    "Transform", "identity_transform",
]

# Pickles name classes by this module.
for _class in [_InverseTransform, *map(globals().get, __all__)]:
    if isinstance(_class, type):
        _class.__module__ = __name__
