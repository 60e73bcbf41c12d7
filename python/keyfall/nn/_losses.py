"""Losses of keyfall.nn.functional. The reduction is "mean", "sum" or "none"; size_average and reduce
are its older spelling."""

import math
import warnings
from collections.abc import Callable

from .._C import Tensor
from .. import _C
from .._loading import lazy_module
from .._shared.overridable import make_overridable

_functional = lazy_module("keyfall.functional")

_functions = _C._VariableFunctions
_nn = _C._nn

__all__ = [
    "binary_cross_entropy", "binary_cross_entropy_with_logits", "cosine_embedding_loss",
    "cross_entropy", "ctc_loss", "gaussian_nll_loss", "hinge_embedding_loss", "huber_loss", "kl_div", "l1_loss",
    "linear_cross_entropy",
    "margin_ranking_loss", "mse_loss", "multi_margin_loss", "multilabel_margin_loss",
    "multilabel_soft_margin_loss", "nll_loss", "poisson_nll_loss", "smooth_l1_loss", "soft_margin_loss",
    "triplet_margin_loss",
    "triplet_margin_with_distance_loss",
]

_REDUCTIONS = {"none": 0, "mean": 1, "sum": 2}


def _number(reduction, size_average=None, reduce=None):
    """Returns the operators' code of a reduction."""
    if size_average is not None or reduce is not None:
        by_size, reduced = size_average is None or size_average, reduce is None or reduce
        reduction = ("mean" if by_size else "sum") if reduced else "none"
        warnings.warn("size_average and reduce args will be deprecated, please use "
                      f"reduction='{reduction}' instead.", stacklevel=3)
    if reduction == "elementwise_mean":
        warnings.warn("reduction='elementwise_mean' is deprecated. Please use reduction='mean' "
                      "instead.", stacklevel=3)
        return 1
    number = _REDUCTIONS.get(reduction)
    if number is None:
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return number


def _reduced(loss, number):
    return loss.mean() if number == 1 else loss.sum() if number == 2 else loss


def _weighted(loss, weight, number):
    """The mean weights each element by its weight."""
    if weight.size() != loss.size():
        raise ValueError("Weights and input must have the same size.")
    loss = loss * weight
    return loss.sum() / weight.sum() if number == 1 else _reduced(loss, number)


def _same_size(input, target):
    """Broadcasts both to a common shape, with a warning if they differ."""
    if target.size() != input.size():
        warnings.warn(f"Using a target size ({target.size()}) that is different to the input size "
                      f"({input.size()}). This will likely lead to incorrect results due to "
                      "broadcasting. Please ensure they have the same size.", stacklevel=3)
    return _functions.broadcast_tensors([input, target])


# ---- Differences


def l1_loss(input: Tensor, target: Tensor, size_average: bool | None = None,
            reduce: bool | None = None, reduction: str = "mean",
            weight: Tensor | None = None) -> Tensor:
    """|input - target|.

    >>> keyfall.nn.functional.l1_loss(keyfall.tensor([1., 2.]), keyfall.tensor([2., 4.]))
    tensor(1.5000)
    """
    number = _number(reduction, size_average, reduce)
    input, target = _same_size(input, target)
    if weight is not None:
        return _weighted(_nn.l1_loss(input, target, 0), weight, number)
    return _nn.l1_loss(input, target, number)


def mse_loss(input: Tensor, target: Tensor, size_average: bool | None = None,
             reduce: bool | None = None, reduction: str = "mean",
             weight: Tensor | None = None) -> Tensor:
    """(input - target)².

    >>> keyfall.nn.functional.mse_loss(keyfall.tensor([1., 2.]), keyfall.tensor([2., 4.]))
    tensor(2.5000)
    """
    number = _number(reduction, size_average, reduce)
    input, target = _same_size(input, target)
    if weight is not None:
        return _weighted(_nn.mse_loss(input, target, 0), weight, number)
    return _nn.mse_loss(input, target, number)


def smooth_l1_loss(input: Tensor, target: Tensor, size_average: bool | None = None,
                   reduce: bool | None = None, reduction: str = "mean",
                   beta: float = 1.0) -> Tensor:
    """The squared difference over 2 * beta where it is smaller than beta, else |input - target|
    less beta / 2.

    >>> keyfall.nn.functional.smooth_l1_loss(keyfall.tensor([0., 3.]), keyfall.tensor([0., 0.]),
    ...     reduction='none')
    tensor([0.0000, 2.5000])
    """
    number = _number(reduction, size_average, reduce)
    input, target = _same_size(input, target)
    if beta == 0.0:
        return _nn.l1_loss(input, target, number)
    return _nn.smooth_l1_loss(input, target, number, beta)


def huber_loss(input: Tensor, target: Tensor, reduction: str = "mean", delta: float = 1.0,
               weight: Tensor | None = None) -> Tensor:
    """Half the squared difference where it is smaller than delta, else linear.

    >>> keyfall.nn.functional.huber_loss(keyfall.tensor([0., 3.]), keyfall.tensor([0., 0.]),
    ...     reduction='none')
    tensor([0.0000, 2.5000])
    """
    number = _number(reduction)
    input, target = _same_size(input, target)
    if weight is None:
        return _nn.huber_loss(input, target, number, delta)
    if weight.size() != input.size():
        raise ValueError("Weights and input must have the same size.")
    return _reduced(_nn.huber_loss(input, target, 0, delta) * weight, number)


# ---- Sequences and margins


def ctc_loss(log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor,
             blank: int = 0, reduction: str = "mean", zero_infinity: bool = False) -> Tensor:
    """Connectionist temporal classification; log_probs is (time, batch, class).

    >>> keyfall.nn.functional.ctc_loss(keyfall.zeros(3, 1, 2).log_softmax(2),
    ...     keyfall.tensor([[1]]), keyfall.tensor([3]), keyfall.tensor([1]))
    tensor(0.2877)
    """
    return _functions.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, _number(reduction),
                               zero_infinity)


def multi_margin_loss(input: Tensor, target: Tensor, p: int = 1, margin: float = 1.0,
                      weight: Tensor | None = None, size_average: bool | None = None,
                      reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """mean of max(0, margin - input[target] + input[other])^p over the classes.

    >>> keyfall.nn.functional.multi_margin_loss(keyfall.tensor([[0., 1.]]), keyfall.tensor([1]))
    tensor(0.)
    """
    number = _number(reduction, size_average, reduce)
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    if weight is not None and weight.dim() != 1:
        raise ValueError("weight must be one-dimensional")
    return _nn.multi_margin_loss(input, target, p, margin, weight, number)


def multilabel_margin_loss(input: Tensor, target: Tensor, size_average: bool | None = None,
                           reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """The margin loss of all classes that target lists before its first -1.

    >>> keyfall.nn.functional.multilabel_margin_loss(keyfall.tensor([[0., 1.]]),
    ...     keyfall.tensor([[1, -1]]))
    tensor(0.)
    """
    return _nn.multilabel_margin_loss(input, target, _number(reduction, size_average, reduce))


# ---- Probabilities


def nll_loss(input: Tensor, target: Tensor, weight: Tensor | None = None,
             size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None,
             reduction: str = "mean") -> Tensor:
    """-input at the class that target names; input holds log-probabilities.

    >>> keyfall.nn.functional.nll_loss(keyfall.tensor([[-1., -2.]]), keyfall.tensor([1]))
    tensor(2.)
    """
    number = _number(reduction, size_average, reduce)
    return _nn.nll_loss_nd(input, target, weight, number, ignore_index)


def cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = None,
                  size_average: bool | None = None, ignore_index: int = -100,
                  reduce: bool | None = None, reduction: str = "mean",
                  label_smoothing: float = 0.0) -> Tensor:
    """nll_loss of log_softmax; the target holds classes, or probabilities of all of them.

    >>> keyfall.nn.functional.cross_entropy(keyfall.tensor([[0., 0.]]), keyfall.tensor([1]))
    tensor(0.6931)
    """
    number = _number(reduction, size_average, reduce)
    return _nn.cross_entropy_loss(input, target, weight, number, ignore_index, label_smoothing)


def _check_linear_cross_entropy(input, linear_weight, target, linear_bias, ignore_index):
    shape, wanted = tuple(linear_weight.shape), tuple(linear_weight.shape[:-1])
    if input.dim() not in (1, 2):
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.dim()}")
    if len(shape) < 2:
        raise RuntimeError(f"expected linear_weight with dimensionality at least 2, got {len(shape)}")
    if input.shape[-1] != shape[-1]:
        raise RuntimeError("expected equal input and linear_weight last dimensions (in_features), got "
                           f"{input.shape[-1]} and {shape[-1]}, respectively")
    if linear_bias is not None and tuple(linear_bias.shape) != wanted:
        raise RuntimeError(f"expected linear_bias shape {wanted}, got {tuple(linear_bias.shape)}")
    if len(shape) > 2 and input.dim() == 1:
        raise RuntimeError(f"K-dimensional loss defined by linear_weight shape {shape} requires batched input, "
                           f"(N, {shape[-1]}), got unbatched input with shape {tuple(input.shape)}")
    if ignore_index is not None and tuple(target.shape) == (*input.shape[:-1], *wanted):
        raise RuntimeError("ignore_index cannot be specified when target contains probabilities")


def linear_cross_entropy(input: Tensor, linear_weight: Tensor, target: Tensor, *,
                         linear_bias: Tensor | None = None, weight: Tensor | None = None,
                         reduction: str = "mean", ignore_index: int | None = None,
                         label_smoothing: float = 0.0, options=None) -> Tensor:
    """cross_entropy of a linear layer. linear_weight: (classes, …, features). The options of chunks are
    accepted; the logits are computed at once here.

    >>> keyfall.nn.functional.linear_cross_entropy(keyfall.ones(1, 2), keyfall.zeros(2, 2),
    ...     keyfall.tensor([1]))
    tensor(0.6931)
    """
    _check_linear_cross_entropy(input, linear_weight, target, linear_bias, ignore_index)
    bias = None if linear_bias is None else linear_bias.flatten()
    logits = _nn.linear(input, linear_weight.flatten(0, -2), bias)
    logits = logits.reshape(*input.shape[:-1], *linear_weight.shape[:-1])
    return cross_entropy(logits, target, weight, reduction=reduction, label_smoothing=label_smoothing,
                         ignore_index=-100 if ignore_index is None else ignore_index)


def binary_cross_entropy(input: Tensor, target: Tensor, weight: Tensor | None = None,
                         size_average: bool | None = None, reduce: bool | None = None,
                         reduction: str = "mean") -> Tensor:
    """-(target * log(input) + (1 - target) * log(1 - input)).

    >>> keyfall.nn.functional.binary_cross_entropy(keyfall.tensor([0.5, 0.5]), keyfall.tensor([0.,
    ...     1.]))
    tensor(0.6931)
    """
    number = _number(reduction, size_average, reduce)
    if target.size() != input.size():
        raise ValueError(f"Using a target size ({target.size()}) that is different to the input "
                         f"size ({input.size()}) is deprecated. Please ensure they have the same "
                         "size.")
    if weight is not None:
        weight = weight.expand(_functional.broadcast_shapes(weight.size(), target.size()))
    return _nn.binary_cross_entropy(input, target, weight, number)


def binary_cross_entropy_with_logits(input: Tensor, target: Tensor, weight: Tensor | None = None,
                                     size_average: bool | None = None, reduce: bool | None = None,
                                     reduction: str = "mean",
                                     pos_weight: Tensor | None = None) -> Tensor:
    """binary_cross_entropy of sigmoid(input), computed safely.

    >>> keyfall.nn.functional.binary_cross_entropy_with_logits(keyfall.tensor([0., 0.]),
    ...     keyfall.tensor([0., 1.]))
    tensor(0.6931)
    """
    number = _number(reduction, size_average, reduce)
    if target.size() != input.size():
        raise ValueError(f"Target size ({target.size()}) must be the same as input size "
                         f"({input.size()})")
    return _functions.binary_cross_entropy_with_logits(input, target, weight, pos_weight, number)


def kl_div(input: Tensor, target: Tensor, size_average: bool | None = None,
           reduce: bool | None = None, reduction: str = "mean", log_target: bool = False) -> Tensor:
    """target * (log(target) - input): input holds logarithms, and with log_target so does target.

    >>> keyfall.nn.functional.kl_div(keyfall.tensor([0.5, 0.5]).log(), keyfall.tensor([0.5, 0.5]),
    ...     reduction='sum')
    tensor(0.)
    """
    if size_average is None and reduce is None:
        if reduction == "batchmean":
            total = _functions.kl_div(input, target, 2, log_target=log_target)
            return total / input.size(0) if input.dim() else total
        if reduction == "mean":
            warnings.warn("reduction: 'mean' divides the total loss by both the batch size and the "
                          "support size. 'batchmean' divides only by the batch size, which is the "
                          "definition of the KL divergence.", stacklevel=2)
    number = _number(reduction, size_average, reduce)
    return _functions.kl_div(input, target, number, log_target=log_target)


def poisson_nll_loss(input: Tensor, target: Tensor, log_input: bool = True, full: bool = False,
                     size_average: bool | None = None, eps: float = 1e-8,
                     reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """Negative log-likelihood of counts; input is the logarithm of their mean, or the mean.

    >>> keyfall.nn.functional.poisson_nll_loss(keyfall.tensor([0., 1.]), keyfall.tensor([1., 1.]))
    tensor(1.3591)
    """
    number = _number(reduction, size_average, reduce)
    return _functions.poisson_nll_loss(input, target, log_input, full, eps, number)


def gaussian_nll_loss(input: Tensor, target: Tensor, var: Tensor | float, full: bool = False,
                      eps: float = 1e-6, reduction: str = "mean") -> Tensor:
    """Negative log-likelihood of target under a normal distribution with mean input.

    >>> keyfall.nn.functional.gaussian_nll_loss(keyfall.tensor([1.]), keyfall.tensor([2.]),
    ...     keyfall.tensor([1.]))
    tensor(0.5000)
    """
    if isinstance(var, (int, float)):
        if var < 0:
            raise ValueError("var has negative entry/entries")
        var = _functions.full_like(input, float(var))
    elif bool((var < 0).any()):
        raise ValueError("var has negative entry/entries")
    if var.size() != input.size():
        if input.size()[:-1] == var.size():
            var = var.unsqueeze(-1)
        elif input.size()[:-1] != var.size()[:-1] or var.size(-1) != 1:
            try:
                fits = _functional.broadcast_shapes(var.size(), input.size()) == input.size()
            except RuntimeError:
                fits = False
            if not fits:
                raise ValueError(f"var is of incorrect size: {tuple(var.shape)} does not fit input "
                                 f"{tuple(input.shape)}")
    if reduction not in _REDUCTIONS:
        raise ValueError(f"{reduction} is not valid")
    variance = var.clone().detach().clamp_(min=eps)
    variance = variance + (var - var.detach())  # kept away from 0, with var's own gradient
    loss = 0.5 * (variance.log() + (input - target) ** 2 / variance)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    return _reduced(loss, _number(reduction))


# ---- Margins


def soft_margin_loss(input: Tensor, target: Tensor, size_average: bool | None = None,
                     reduce: bool | None = None, reduction: str = "mean") -> Tensor:
    """log(1 + exp(-target * input)), for targets 1 and -1.

    >>> keyfall.nn.functional.soft_margin_loss(keyfall.tensor([0., 0.]), keyfall.tensor([1., -1.]))
    tensor(0.6931)
    """
    return _nn.soft_margin_loss(input, target, _number(reduction, size_average, reduce))


def hinge_embedding_loss(input: Tensor, target: Tensor, margin: float = 1.0,
                         size_average: bool | None = None, reduce: bool | None = None,
                         reduction: str = "mean") -> Tensor:
    """input where target is 1, max(margin - input, 0) where it is -1.

    >>> keyfall.nn.functional.hinge_embedding_loss(keyfall.tensor([0.5, 0.25]), keyfall.tensor([1,
    ...     -1]))
    tensor(0.6250)
    """
    return _functions.hinge_embedding_loss(input, target, margin,
                                           _number(reduction, size_average, reduce))


def margin_ranking_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0,
                        size_average: bool | None = None, reduce: bool | None = None,
                        reduction: str = "mean") -> Tensor:
    """max(-target * (input1 - input2) + margin, 0), for targets 1 and -1.

    >>> keyfall.nn.functional.margin_ranking_loss(keyfall.tensor([1., 2.]), keyfall.tensor([2.,
    ...     1.]), keyfall.tensor([1., 1.]))
    tensor(0.5000)
    """
    number = _number(reduction, size_average, reduce)
    if not input1.dim() == input2.dim() == target.dim():
        raise RuntimeError("margin_ranking_loss : All input tensors should have same dimension but got sizes: "
                           f"input1: {input1.size()}, input2: {input2.size()}, target: {target.size()} ")
    return _functions.margin_ranking_loss(input1, input2, target, margin, number)


def cosine_embedding_loss(input1: Tensor, input2: Tensor, target: Tensor, margin: float = 0,
                          size_average: bool | None = None, reduce: bool | None = None,
                          reduction: str = "mean") -> Tensor:
    """1 - cosine where target is 1, max(cosine - margin, 0) where target is -1.

    >>> keyfall.nn.functional.cosine_embedding_loss(keyfall.tensor([[1., 0.]]),
    ...     keyfall.tensor([[0., 1.]]), keyfall.tensor([1.]))
    tensor(1.)
    """
    return _functions.cosine_embedding_loss(input1, input2, target, margin,
                                            _number(reduction, size_average, reduce))


def triplet_margin_loss(anchor: Tensor, positive: Tensor, negative: Tensor, margin: float = 1.0,
                        p: float = 2, eps: float = 1e-6, swap: bool = False,
                        size_average: bool | None = None, reduce: bool | None = None,
                        reduction: str = "mean") -> Tensor:
    """max(distance(anchor, positive) - distance(anchor, negative) + margin, 0).

    >>> keyfall.nn.functional.triplet_margin_loss(keyfall.tensor([[0., 0.]]), keyfall.tensor([[3.,
    ...     4.]]), keyfall.tensor([[0., 1.]]))
    tensor(5.0000)
    """
    number = _number(reduction, size_average, reduce)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    return _functions.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, number)


def triplet_margin_with_distance_loss(anchor: Tensor, positive: Tensor, negative: Tensor, *,
                                      distance_function: Callable | None = None,
                                      margin: float = 1.0, swap: bool = False,
                                      reduction: str = "mean") -> Tensor:
    """triplet_margin_loss with a distance function of the caller.

    >>> keyfall.nn.functional.triplet_margin_with_distance_loss(keyfall.tensor([[0., 0.]]),
    ...     keyfall.tensor([[3., 4.]]), keyfall.tensor([[0., 1.]]))
    tensor(5.0000)
    """
    number = _number(reduction)
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    if not anchor.dim() == positive.dim() == negative.dim():
        raise RuntimeError("The anchor, positive, and negative tensors are expected to have the same number of "
                           f"dimensions, but got: anchor {anchor.dim()}D, positive {positive.dim()}D, and negative "
                           f"{negative.dim()}D inputs")
    distance = distance_function or _functions.pairwise_distance
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _functions.minimum(far, distance(positive, negative))
    return _reduced((margin + near - far).clamp_min(0), number)


def multilabel_soft_margin_loss(input: Tensor, target: Tensor, weight: Tensor | None = None,
                                size_average: bool | None = None, reduce: bool | None = None,
                                reduction: str = "mean") -> Tensor:
    """binary_cross_entropy_with_logits, averaged over the classes.

    >>> keyfall.nn.functional.multilabel_soft_margin_loss(keyfall.tensor([[0., 0.]]),
    ...     keyfall.tensor([[0., 1.]]))
    tensor(0.6931)
    """
    number = _number(reduction, size_average, reduce)
    loss = -(target * _nn.log_sigmoid(input) + (1 - target) * _nn.log_sigmoid(-input))
    if weight is not None:
        loss = loss * weight
    return _reduced(loss.sum(-1) / input.size(-1), number)


make_overridable(globals(), spelled=True)
