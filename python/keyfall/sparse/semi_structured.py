"""Names of semi-structured sparsity (two of four elements), which PyTorch has for NVIDIA GPUs only: they can be
imported and used with isinstance; making such a tensor is an error, as it is in PyTorch for a tensor on the CPU."""

from .. import _C


class SparseSemiStructuredTensor(_C.Tensor):
    """A tensor of which two of four elements in a row are 0. There are none here."""

    _FORCE_CUTLASS = False

    def __new__(cls, *args, **kwargs):
        raise RuntimeError(f"{cls.__name__}: semi-structured sparse tensors need an NVIDIA GPU; use "
                           "to_sparse_csr() or to_sparse_bsr() for sparse tensors on the CPU")

    @classmethod
    def from_dense(cls, original_tensor):
        """Raises: there are no kernels for this on the CPU."""
        return to_sparse_semi_structured(original_tensor)


class SparseSemiStructuredTensorCUTLASS(SparseSemiStructuredTensor):
    """The same in the format of CUTLASS."""


class SparseSemiStructuredTensorCUSPARSELT(SparseSemiStructuredTensor):
    """The same in the format of cuSPARSELt."""


def to_sparse_semi_structured(original_tensor, transposed=False):
    """Raises RuntimeError: only tensors on an NVIDIA GPU have this format."""
    raise RuntimeError(f"to_sparse_semi_structured: the device {original_tensor.device} is not supported, only CUDA "
                       "is; use to_sparse_csr() or to_sparse_bsr() for sparse tensors on the CPU")
