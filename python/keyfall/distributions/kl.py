"""Kullback-Leibler divergences between pairs of distributions: the registry and its lookup. The formulas
are in kl_formulas.py."""

import warnings

from .._C import Tensor
from .independent import Independent
from .kl_formulas import (FORMULAS, _batch_mahalanobis, _batch_trace_XXT, _infinite_like,  # noqa: F401
                          _x_log_x)
from .transformed_distribution import TransformedDistribution
from .utils import _sum_rightmost

__all__ = ["kl_divergence", "register_kl"]

_KL_REGISTRY = dict(FORMULAS)
_KL_MEMOIZE = {}


def register_kl(type_p, type_q):
    """Registers a function for a pair of classes: a decorator. Base classes of libraries need not derive
    from Distribution."""
    for name, kind in (("type_p", type_p), ("type_q", type_q)):
        if not isinstance(kind, type):
            raise TypeError(f"Expected {name} to be a Distribution subclass but got {kind}")

    def register(function):
        _KL_REGISTRY[type_p, type_q] = function
        _KL_MEMOIZE.clear()
        return function

    return register


def _dispatch_kl(type_p, type_q):
    """The function whose classes are nearest: first by p, first by q. Both must agree."""
    # {pair of classes: how many bases lie between}
    matches = {(kind_p, kind_q): (type_p.__mro__.index(kind_p), type_q.__mro__.index(kind_q))
               for kind_p, kind_q in _KL_REGISTRY
               if issubclass(type_p, kind_p) and issubclass(type_q, kind_q)}
    if not matches:
        return NotImplemented
    left = min(matches, key=matches.get)
    right = min(matches, key=lambda pair: matches[pair][::-1])
    if _KL_REGISTRY[left] is not _KL_REGISTRY[right]:
        warnings.warn(f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). Please register_kl"
                      f"({left[0].__name__}, {right[1].__name__})", RuntimeWarning, stacklevel=3)
    return _KL_REGISTRY[left]


def kl_divergence(p, q) -> Tensor:
    """KL(p || q), for each element of the batch."""
    kinds = type(p), type(q)
    function = _KL_MEMOIZE.get(kinds)
    if function is None:
        function = _KL_MEMOIZE[kinds] = _dispatch_kl(*kinds)
    if function is NotImplemented:
        raise NotImplementedError(f"No KL(p || q) is implemented for p type {kinds[0].__name__} and q type "
                                  f"{kinds[1].__name__}")
    return function(p, q)


@register_kl(TransformedDistribution, TransformedDistribution)
def _kl_transformed_transformed(p, q):
    if (p.transforms, p.event_shape) != (q.transforms, q.event_shape):
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)


@register_kl(Independent, Independent)
def _kl_independent_independent(p, q):
    summed = p.reinterpreted_batch_ndims
    if q.reinterpreted_batch_ndims != summed:
        raise NotImplementedError
    return _sum_rightmost(kl_divergence(p.base_dist, q.base_dist), summed)


def _shorter(kind):
    names = {"ContinuousBernoulli": "continuous_bernoulli", "ExponentialFamily": "expfamily"}
    return names.get(kind.__name__, kind.__name__.lower())


# Programs import formulas by names like _kl_normal_normal.
globals().update((f"_kl_{_shorter(kind_p)}_{_shorter(kind_q)}", formula)
                 for (kind_p, kind_q), formula in FORMULAS.items())
