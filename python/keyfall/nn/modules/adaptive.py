"""AdaptiveLogSoftmaxWithLoss: a softmax over many classes of which few are frequent."""

from collections.abc import Sequence
from collections import namedtuple

from ..._C import Tensor
from ... import _C
from .. import functional as F
from .container import ModuleList, Sequential
from .linear import Linear
from .module import Module

_functions = _C._VariableFunctions

__all__ = ["AdaptiveLogSoftmaxWithLoss"]

_ASMoutput = namedtuple("_ASMoutput", ["output", "loss"])


def _chosen(scores, classes):
    """The log-probability of one class in each row."""
    return F.log_softmax(scores, dim=1).gather(1, classes.unsqueeze(1)).squeeze(1)


class AdaptiveLogSoftmaxWithLoss(Module):
    """Classes up to the first cutoff have an output each; the others are in clusters, whose projections
    are smaller by div_value each."""

    def __init__(self, in_features: int, n_classes: int, cutoffs: Sequence[int],
                 div_value: float = 4.0, head_bias: bool = False, device=None, dtype=None) -> None:
        super().__init__()
        cutoffs = list(cutoffs)
        if not cutoffs:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        if (cutoffs != sorted(cutoffs) or min(cutoffs) <= 0 or max(cutoffs) > n_classes - 1
                or len(set(cutoffs)) != len(cutoffs) or any(int(cut) != cut for cut in cutoffs)):
            raise ValueError("cutoffs should be a sequence of unique, positive integers sorted in an increasing "
                             "order, where each value is between 1 and n_classes-1")
        self.in_features, self.n_classes = in_features, n_classes
        self.div_value, self.head_bias = div_value, head_bias
        self.shortlist_size, self.n_clusters = cutoffs[0], len(cutoffs)
        self.head_size = self.shortlist_size + self.n_clusters
        self.cutoffs = [*cutoffs, n_classes]
        options = {"device": device, "dtype": dtype}
        self.head = Linear(in_features, self.head_size, bias=head_bias, **options)
        self.tail = ModuleList()
        for power, (low, high) in enumerate(zip(self.cutoffs, self.cutoffs[1:]), 1):
            hidden = int(in_features // (div_value**power))
            self.tail.append(Sequential(Linear(in_features, hidden, bias=False, **options),
                                        Linear(hidden, high - low, bias=False, **options)))

    def reset_parameters(self) -> None:
        """Draws new initial values."""
        for layer in (self.head, *(layer for cluster in self.tail for layer in cluster)):
            layer.reset_parameters()

    def forward(self, input_: Tensor, target_: Tensor) -> "_ASMoutput":
        if target_.dim() > 1:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        if target_.dim() == 1 and input_.size(0) != target_.size(0):
            raise RuntimeError("Input and target should have the same size in the batch dimension.")
        if input_.dim() != target_.dim() + 1:
            raise RuntimeError(f"{target_.dim()}D target tensor expects {target_.dim() + 1}D input tensors, but "
                               "found inputs with size", input_.size())
        scores = self._scores(*((input_, target_) if target_.dim() else (input_[None], target_[None])))
        return _ASMoutput(scores.reshape(target_.shape), (-scores).mean())

    def _scores(self, input, target):
        """The log-probability of each target: of its entry in the head, plus that in its cluster."""
        if ((target < 0) | (target >= self.n_classes)).any():
            raise RuntimeError(f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                               f"[{target.min().item()}, {target.max().item()}] were found. ")
        limits = _C.tensor(self.cutoffs[:-1], dtype=target.dtype, device=target.device)
        cluster = _functions.bucketize(target, limits, right=True)
        entry = _functions.where(cluster == 0, target, self.shortlist_size + cluster - 1)
        result = _chosen(self.head(input), entry)
        for number, (low, tail) in enumerate(zip(self.cutoffs, self.tail), 1):
            rows = (cluster == number).nonzero().squeeze(-1)
            if rows.numel():
                inner = _chosen(tail(input.index_select(0, rows)), target.index_select(0, rows) - low)
                result = result.index_add(0, rows, inner.to(result.dtype))
        return result

    def _get_full_log_prob(self, input, head_output):
        head = F.log_softmax(head_output, dim=1)
        frequent, *entries = head.split([self.shortlist_size] + [1] * self.n_clusters, dim=1)
        return _functions.cat([frequent, *(F.log_softmax(tail(input), dim=1) + entry
                                           for tail, entry in zip(self.tail, entries))], dim=1)

    def log_prob(self, input: Tensor) -> Tensor:
        """The log-probabilities of all classes."""
        return self._get_full_log_prob(input, self.head(input))

    def predict(self, input: Tensor) -> Tensor:
        """The most probable class of each row."""
        head = self.head(input)
        result = head.argmax(dim=1)
        undecided = (result >= self.shortlist_size).nonzero().squeeze(1)
        if undecided.numel():
            scores = self._get_full_log_prob(input[undecided], head[undecided])
            result[undecided] = scores.argmax(dim=1)
        return result
