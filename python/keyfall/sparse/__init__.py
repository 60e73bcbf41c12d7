"""Sparse tensors: functions that PyTorch has in torch.sparse. docs/decisions/0016 says how they work."""

from .._loading import submodules as _submodules

__getattr__, __dir__ = _submodules(__name__, {
    **dict.fromkeys(("SparseSemiStructuredTensor", "SparseSemiStructuredTensorCUSPARSELT",
                     "SparseSemiStructuredTensorCUTLASS", "to_sparse_semi_structured"), "semi_structured"),
    **dict.fromkeys(("BFloat16Tensor", "ByteTensor", "CharTensor", "DoubleTensor", "FloatTensor", "HalfTensor",
                     "IntTensor", "LongTensor", "ShortTensor"), "legacy"),
})

from .creation import check_sparse_tensor_invariants  # noqa: E402
from .operations import (  # noqa: E402
    addmm, as_sparse_gradcheck, log_softmax, mm, sampled_addmm, softmax, spdiags, spsolve, sum)

__all__ = [
    "addmm", "check_sparse_tensor_invariants", "mm", "sum", "softmax", "spsolve", "log_softmax",
    "as_sparse_gradcheck", "sampled_addmm", "spdiags", "to_sparse_semi_structured", "SparseSemiStructuredTensor",
    "SparseSemiStructuredTensorCUTLASS", "SparseSemiStructuredTensorCUSPARSELT",
]
