"""Embedding and EmbeddingBag: rows of a matrix by index."""

from ..._C import Tensor
from ... import _C
from .. import functional as F
from .. import init
from ...autograd.grad_mode import no_grad
from ..parameter import Parameter
from .module import Module

_empty = _C._VariableFunctions.empty

__all__ = ["Embedding", "EmbeddingBag"]


class _Rows(Module):
    """A matrix of embeddings: one row for each of num_embeddings indices."""

    _padding_name = "Padding_idx"

    def __init__(self, num_embeddings, embedding_dim, padding_idx, _weight, _freeze, device, dtype):
        super().__init__()
        shape = num_embeddings, embedding_dim
        self.num_embeddings, self.embedding_dim = shape
        self.padding_idx = padding_idx
        if padding_idx is not None:
            if padding_idx not in range(-num_embeddings, num_embeddings):
                raise AssertionError(f"{self._padding_name} must be within num_embeddings")
            self.padding_idx = padding_idx % num_embeddings
        if _weight is not None and tuple(_weight.shape) != shape:
            raise AssertionError("Shape of weight does not match num_embeddings and embedding_dim")
        rows = _empty(shape, device=device, dtype=dtype) if _weight is None else _weight
        self.weight = Parameter(rows, requires_grad=not _freeze)
        if _weight is None:
            self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws new initial values; the padding row is 0."""
        init.normal_(self.weight)
        if self.padding_idx is not None:
            with no_grad():
                self.weight[self.padding_idx].fill_(0)

    @classmethod
    def _of_rows(cls, embeddings, freeze, **options):
        if embeddings.dim() != 2:
            raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
        layer = cls(*embeddings.shape, _weight=embeddings, **options)
        layer.weight.requires_grad = not freeze
        return layer

    def _extra_parts(self, *names):
        """Formats num_embeddings, embedding_dim and arguments that differ from their defaults."""
        usual = {"padding_idx": None, "max_norm": None, "norm_type": 2, "scale_grad_by_freq": False,
                 "sparse": False}
        parts = [f"{self.num_embeddings}, {self.embedding_dim}"]
        for name in names:
            value = getattr(self, name)
            if name not in usual or value != usual[name]:
                parts.append(f"{name}={value!r}")
        return ", ".join(parts)


class Embedding(_Rows):
    """Selects rows of a matrix by the indices in the input."""

    __constants__ = ["num_embeddings", "embedding_dim", "padding_idx", "max_norm", "norm_type",
                     "scale_grad_by_freq", "sparse"]

    def __init__(self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None,
                 max_norm: float | None = None, norm_type: float = 2.0,
                 scale_grad_by_freq: bool = False, sparse: bool = False,
                 _weight: Tensor | None = None, _freeze: bool = False, device=None,
                 dtype=None) -> None:
        super().__init__(num_embeddings, embedding_dim, padding_idx, _weight, _freeze, device,
                         dtype)
        self.max_norm, self.norm_type = max_norm, norm_type
        self.scale_grad_by_freq, self.sparse = scale_grad_by_freq, sparse

    @classmethod
    def from_pretrained(cls, embeddings: Tensor, freeze: bool = True, padding_idx: int | None = None,
                        max_norm: float | None = None, norm_type: float = 2.0,
                        scale_grad_by_freq: bool = False, sparse: bool = False) -> "Embedding":
        """Returns a layer with these rows; freeze=False trains them. A frozen one may hold integers."""
        return cls._of_rows(embeddings, freeze, _freeze=freeze, padding_idx=padding_idx,
                            max_norm=max_norm, norm_type=norm_type,
                            scale_grad_by_freq=scale_grad_by_freq, sparse=sparse)

    def forward(self, input: Tensor) -> Tensor:
        return F.embedding(input, self.weight, self.padding_idx, self.max_norm, self.norm_type,
                           self.scale_grad_by_freq, self.sparse)

    def extra_repr(self):
        return self._extra_parts("padding_idx", "max_norm", "norm_type", "scale_grad_by_freq",
                                 *(["sparse"] if self.sparse else []))


class EmbeddingBag(_Rows):
    """Sums, means or maxima of bags of rows."""

    _padding_name = "padding_idx"

    __constants__ = ["num_embeddings", "embedding_dim", "max_norm", "norm_type",
                     "scale_grad_by_freq", "mode", "sparse", "include_last_offset", "padding_idx"]

    def __init__(self, num_embeddings: int, embedding_dim: int, max_norm: float | None = None,
                 norm_type: float = 2.0, scale_grad_by_freq: bool = False, mode: str = "mean",
                 sparse: bool = False, _weight: Tensor | None = None,
                 include_last_offset: bool = False, padding_idx: int | None = None, device=None,
                 dtype=None) -> None:
        super().__init__(num_embeddings, embedding_dim, padding_idx, _weight, False, device, dtype)
        self.max_norm, self.norm_type, self.mode = max_norm, norm_type, mode
        self.scale_grad_by_freq, self.sparse = scale_grad_by_freq, sparse
        self.include_last_offset = include_last_offset

    @classmethod
    def from_pretrained(cls, embeddings: Tensor, freeze: bool = True, max_norm: float | None = None,
                        norm_type: float = 2.0, scale_grad_by_freq: bool = False,
                        mode: str = "mean", sparse: bool = False, include_last_offset: bool = False,
                        padding_idx: int | None = None) -> "EmbeddingBag":
        """Returns a layer with these rows; freeze=False trains them."""
        return cls._of_rows(embeddings, freeze, max_norm=max_norm, norm_type=norm_type,
                            scale_grad_by_freq=scale_grad_by_freq, mode=mode, sparse=sparse,
                            include_last_offset=include_last_offset, padding_idx=padding_idx)

    def forward(self, input: Tensor, offsets: Tensor | None = None,
                per_sample_weights: Tensor | None = None) -> Tensor:
        return F.embedding_bag(input, self.weight, offsets, self.max_norm, self.norm_type,
                               self.scale_grad_by_freq, self.mode, self.sparse,
                               per_sample_weights, self.include_last_offset, self.padding_idx)

    def extra_repr(self):
        return self._extra_parts("max_norm", "norm_type", "scale_grad_by_freq", "mode",
                                 "padding_idx")
