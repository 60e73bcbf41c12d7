"""AdaptiveLogSoftmaxWithLoss: a softmax over many classes of which few are frequent."""

from collections import namedtuple

from ... import _C
from .. import functional as F
from .container import ModuleList, Sequential
from .linear import Linear
from .module import Module

_functions = _C._VariableFunctions

__all__ = ["AdaptiveLogSoftmaxWithLoss"]

_ASMoutput = namedtuple("_ASMoutput", ["output", "loss"])


class AdaptiveLogSoftmaxWithLoss(Module):
    """Classes up to the first cutoff have an output each; the others are in clusters, whose projections
    are smaller by div_value each."""

    def __init__(self, in_features, n_classes, cutoffs, div_value=4.0, head_bias=False, device=None,
                 dtype=None):
        super().__init__()
        cutoffs = list(cutoffs)
        if not cutoffs:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        if (cutoffs != sorted(cutoffs) or min(cutoffs) <= 0 or max(cutoffs) > n_classes - 1
                or len(set(cutoffs)) != len(cutoffs) or any(int(cut) != cut for cut in cutoffs)):
            raise ValueError("cutoffs should be a sequence of unique, positive integers sorted in an increasing "
                             "order, where each value is between 1 and n_classes-1")
        self.in_features = in_features
        self.n_classes = n_classes
        self.cutoffs = cutoffs + [n_classes]
        self.div_value = div_value
        self.head_bias = head_bias
        self.shortlist_size = self.cutoffs[0]
        self.n_clusters = len(self.cutoffs) - 1
        self.head_size = self.shortlist_size + self.n_clusters
        options = {"device": device, "dtype": dtype}
        self.head = Linear(in_features, self.head_size, bias=head_bias, **options)
        self.tail = ModuleList()
        for i in range(self.n_clusters):
            hidden = int(in_features // (div_value ** (i + 1)))
            size = self.cutoffs[i + 1] - self.cutoffs[i]
            self.tail.append(Sequential(Linear(in_features, hidden, bias=False, **options),
                                        Linear(hidden, size, bias=False, **options)))

    def reset_parameters(self):
        """Draws new initial values."""
        self.head.reset_parameters()
        for down, up in self.tail:
            down.reset_parameters()
            up.reset_parameters()

    def forward(self, input_, target_):
        if target_.dim() == 1:
            if input_.size(0) != target_.size(0):
                raise RuntimeError("Input and target should have the same size in the batch dimension.")
            if input_.dim() != 2:
                raise RuntimeError("1D target tensor expects 2D input tensors, but found inputs with size",
                                   input_.size())
        elif target_.dim() == 0:
            if input_.dim() != 1:
                raise RuntimeError("0D target tensor expects 1D input tensors, but found inputs with size",
                                   input_.size())
        else:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        batched = target_.dim() > 0
        input = input_ if batched else input_.unsqueeze(0)
        target = target_ if batched else target_.unsqueeze(0)
        output, used = self._scores(input, target)
        if used != target.size(0):
            raise RuntimeError(f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                               f"[{target.min().item()}, {target.max().item()}] were found. ")
        loss = (-output).mean()
        return _ASMoutput(output if batched else output.squeeze(0), loss)

    def _scores(self, input, target):
        """The log-probability of each target, and how many targets are classes."""
        output = input.new_zeros(target.size(0))
        heads = target.new_empty(target.size(0))
        used = 0
        for i, (low, high) in enumerate(zip([0, *self.cutoffs], self.cutoffs)):
            rows = ((target >= low) & (target < high)).nonzero().squeeze(dim=-1)
            if rows.numel() == 0:
                continue
            if i == 0:
                heads.index_copy_(0, rows, target[rows])
            else:
                scores = F.log_softmax(self.tail[i - 1](input.index_select(0, rows)), dim=1)
                heads.index_fill_(0, rows, self.shortlist_size + i - 1)
                chosen = scores.gather(1, (target[rows] - low).unsqueeze(1))
                output = output.index_copy(0, rows, chosen.squeeze(1).to(output.dtype))
            used += rows.numel()
        if used == target.size(0):
            head = F.log_softmax(self.head(input), dim=1)
            output = output + head.gather(1, heads.unsqueeze(1)).squeeze(dim=1)
        return output, used

    def _get_full_log_prob(self, input, head_output):
        head = F.log_softmax(head_output, dim=1)
        parts = [head[:, : self.shortlist_size]]
        for i in range(self.n_clusters):
            cluster = F.log_softmax(self.tail[i](input), dim=1)
            parts.append(cluster + head[:, self.shortlist_size + i].unsqueeze(1))
        return _functions.cat(parts, dim=1)

    def log_prob(self, input):
        """The log-probabilities of all classes."""
        return self._get_full_log_prob(input, self.head(input))

    def predict(self, input):
        """The most probable class of each row."""
        head = self.head(input)
        output = head.argmax(dim=1)
        open_rows = output >= self.shortlist_size
        if not open_rows.any():
            return output
        if open_rows.all():
            return self._get_full_log_prob(input, head).argmax(dim=1)
        output[open_rows] = self._get_full_log_prob(input[open_rows], head[open_rows]).argmax(dim=1)
        return output
