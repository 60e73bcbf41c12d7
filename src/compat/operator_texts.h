/* PyTorch's texts of operators: names of its Python API, and its longer sentences. Rules,
 * composites and kernels use them while kf_is_torch_compatible() is on; otherwise messages name the
 * library's operator. See Note [Message texts] in texts.h. */
#ifndef KF_COMPAT_OPERATOR_TEXTS_H
#define KF_COMPAT_OPERATOR_TEXTS_H

#include "compat/texts.h"

/* ---- Names that messages begin with ----
 * A pair costs nothing to pass: the switch is read when a message is made. */

typedef struct kf__api {
  const char *torch, *own;
} kf__api_t;

#define KF__API(name) ((kf__api_t){"torch." name, name})
#define KF__API_LINALG(name) ((kf__api_t){"torch.linalg." name, "linalg_" name})
/* Functions of torch.linalg that PyTorch's messages call "linalg.inv". */
#define KF__API_SHORT(name) ((kf__api_t){"linalg." name, "linalg_" name})
/* Names that are the same in both cases. */
#define KF__API_PLAIN(name) ((kf__api_t){name, name})

static inline const char *kf__api_name(kf__api_t api) { return KF__COMPATIBLE(api.torch, api.own); }

/* ---- Views ---- */

#define KF__TORCH_TENSOR_TYPE "torch.%sTensor"
#define KF__TORCH_SPLIT_RANK \
  "torch.%s requires a tensor with at least %u dimension, but got a tensor with %u dimensions!"
#define KF__TORCH_SPLIT_SIZE                                                                 \
  "torch.%s attempted to split along dimension %lld, but the size of the dimension %lld is " \
  "not divisible by the split_size %lld!"
#define KF__TORCH_VIEW_OF_CONJUGATE                                                               \
  "torch.Tensor.view is not supported for conjugate view tensors when converting to a different " \
  "dtype."
#define KF__TORCH_VIEW_OF_NEGATIVE                                                             \
  "torch.Tensor.view is not supported for tensors with negative bit set when converting to a " \
  "different dtype."
#define KF__TORCH_T_OF_NUMBER \
  "Tensor.T is deprecated on 0-D tensors. This function is the identity in these cases."
#define KF__TORCH_T_OF_RANK                                                                     \
  "The use of `x.T` on tensors of dimension other than 2 to reverse their shape is deprecated " \
  "and it will throw an error in a future release. Consider `x.mT` to transpose batches of "    \
  "matrices or `x.permute(*torch.arange(x.ndim - 1, -1, -1))` to reverse the dimensions of a "  \
  "tensor."

/* ---- Elementwise ---- */

#define KF__TORCH_SIGN_OF_COMPLEX                                                              \
  "Unlike NumPy, torch.sign is not intended to support complex numbers. Please use torch.sgn " \
  "instead."
#define KF__TORCH_ADDCDIV_OF_INTEGERS                                                            \
  "Integer division with addcdiv is no longer supported, and in a future  release addcdiv will " \
  "perform a true division of tensor1 and tensor2. The historic addcdiv behavior can be "        \
  "implemented as (input + value * torch.trunc(tensor1 / tensor2)).to(input.dtype) for integer " \
  "inputs and as (input + value * tensor1 / tensor2) for float inputs."

/* ---- Indexing and search ---- */

#define KF__TORCH_SCATTER_REDUCE                                                                 \
  "The reduce argument of torch.scatter with Tensor src is deprecated and will be removed in a " \
  "future release. Use torch.scatter_reduce instead for more reduction options."
#define KF__TORCH_BYTE_MASK \
  "indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead."
#define KF__TORCH_SEARCHED_COPY                                                                 \
  "torch.searchsorted(): %s tensor is non-contiguous, this will lower the performance due to "  \
  "extra data copy when converting non-contiguous tensor to contiguous, please use contiguous " \
  "%s tensor if possible. This message will only appear once per program."

/* ---- Factories ---- */

#define KF__TORCH_RANGE                                                                         \
  "torch.range is deprecated and will be removed in a future release because its behavior is "  \
  "inconsistent with Python's range builtin. Instead, use torch.arange, which produces values " \
  "in [start, end)."
#define KF__TORCH_SPACE_DTYPE \
  "torch.%s(): inferred dtype %s can't be safely cast to passed dtype %s"

/* ---- Convolutions ---- */

#define KF__TORCH_CONV_TYPES \
  "Input type (torch.%sTensor) and %s type (torch.%sTensor) should be the same"

/* ---- Linear algebra ---- */

#define KF__TORCH_SUCCESSOR \
  "torch.%s is deprecated in favor of torch.linalg.%s and will be removed in a future release."
#define KF__TORCH_CROSS_WITHOUT_DIM                                                              \
  "Using torch.cross without specifying the dim arg is deprecated.\nPlease either pass the dim " \
  "explicitly or simply use torch.linalg.cross.\nThe default value of dim will change to agree " \
  "with that of linalg.cross in a future release."
#define KF__TORCH_SINGULAR_FACTOR                                                               \
  "%s: %sU[%lld,%lld] is zero and using it on lu_solve would result in a division by zero. If " \
  "you still want to perform the factorization, consider calling linalg.lu(A, pivot) or "       \
  "linalg.lu_factor_ex(A, pivot)"
#define KF__TORCH_UNPACKED_PIVOTS                                                                  \
  "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype.\nNote: " \
  "this function is intended to be used with the output produced by torch.linalg.lu_factor"
#define KF__TORCH_SOLVED_PIVOTS \
  "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32"
#define KF__TORCH_SVD_DRIVER                                                            \
  "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with " \
  "cuSOLVER backend."
#define KF__TORCH_PINV_OF                                                                         \
  "linalg.pinv(%s{%s}): expected a tensor with 2 or more dimensions of float, double, cfloat or " \
  "cdouble types"

#endif
