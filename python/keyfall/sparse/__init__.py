"""Sparse tensors: functions that PyTorch has in torch.sparse. docs/decisions/0016 says how they work."""

from .._loading import use_archive as _use_archive

_use_archive(__path__)

from .creation import check_sparse_tensor_invariants  # noqa: E402
from .operations import (  # noqa: E402
    addmm, as_sparse_gradcheck, log_softmax, mm, sampled_addmm, softmax, spdiags, spsolve, sum)

__all__ = [
    "addmm", "check_sparse_tensor_invariants", "mm", "sum", "softmax", "spsolve", "log_softmax",
    "as_sparse_gradcheck", "sampled_addmm", "spdiags",
]
