/* PyTorch's texts of operators: names of its Python API, and its sentences. Rules, composites and
 * kernels use them while kf_is_torch_compatible() is on; otherwise messages name the library's
 * operator. See Note [Message texts] in texts.h; nn_texts.h and math_texts.h have those of networks
 * and of mathematics. */
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
#define KF__TORCH_VIEW_DIVISIBLE \
  "self.%s must be %s to view %s as %s (different element sizes), but got %lld"
#define KF__TORCH_VIEW_OF_NUMBER "self.dim() cannot be 0 to view %s as %s (different element sizes)"
#define KF__TORCH_REAL_OF_CONJUGATE                                                          \
  "view_as_real doesn't work on unresolved conjugated tensors.  To resolve the conjugate "   \
  "tensor so you can view it as real, use self.resolve_conj(); however, be warned that the " \
  "resulting tensor will NOT alias the original."
#define KF__TORCH_COMPLEX_STRIDES \
  "Tensor must have a stride divisible by 2 for all but last dimension"
#define KF__TORCH_COMPLEX_DTYPE                                                             \
  "view_as_complex is only supported for half, float and double tensors, but got a tensor " \
  "of scalar type: %s"
#define KF__TORCH_IMAG_OF_REAL "imag is not implemented for tensors with non-complex dtypes."
#define KF__TORCH_SELECT_RANGE \
  "select(): index %lld out of range for tensor of size %s at dimension %lld"
#define KF__TORCH_NARROW_START \
  "start out of range (expected to be in range of [%lld, %lld], but got %lld)"
#define KF__TORCH_UNFOLD_SIZE "maximum size for tensor at dimension %lld is %lld but size is %lld"
#define KF__TORCH_PERMUTE_COUNT                                                              \
  "permute(sparse_coo): number of dimensions in the tensor input does not match the length " \
  "of the desired ordering of dimensions i.e. input.dim() = %u is not equal to len(dims) = " \
  "%zu"
#define KF__TORCH_MATRIX_TRANSPOSE \
  "tensor.%s is only supported on matrices or batches of matrices. Got 1-D tensor."
#define KF__TORCH_NUMBER_TRANSPOSE \
  "Tensor.%s is deprecated on 0-D tensors. This function is the identity in these cases."
#define KF__TORCH_ADJOINT_RANK \
  "tensor.H is only supported on matrices (2-D tensors). Got %u-D tensor.%s"
#define KF__TORCH_NUMBER_ADJOINT "Tensor.H is deprecated on 0-D tensors. Consider using x.conj()."
#define KF__TORCH_MOVEDIM_COUNT                                                            \
  "movedim: Invalid source or destination dims: source (%s dims) should contain the same " \
  "number of dims as destination (%s dims)"
#define KF__TORCH_VIEW_STRIDES                                                               \
  "view size is not compatible with input tensor's size and stride (at least one dimension " \
  "spans across two contiguous subspaces). Use .reshape(...) instead."
#define KF__TORCH_FLATTEN_ORDER "flatten() has invalid args: start_dim cannot come after end_dim"
#define KF__TORCH_UNFLATTEN_SIZES                                                         \
  "unflatten: Provided sizes %s don't multiply up to the size of dim %lld (%lld) in the " \
  "input tensor"
#define KF__TORCH_SPLIT_POSITIONS                                                                 \
  "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional " \
  "tensor, but got a tensor with %u dims"
#define KF__TORCH_SPLIT_POSITIONS_DEVICE \
  "tensor_split expected tensor_indices_or_sections to be on cpu, but it's on %s"
#define KF__TORCH_SPLIT_POSITIONS_DTYPE \
  "tensor_split expected tensor_indices_or_sections to have dtype of long, but got %s"
#define KF__TORCH_SPLIT_NOTHING \
  "split_size can only be 0 if dimension size is 0, but got dimension size of %lld"
#define KF__TORCH_AS_STRIDED_NEGATIVE \
  "as_strided: Negative strides are not supported at the moment, got strides: %s"
#define KF__TORCH_EXPAND_RANK                                                                \
  "expand(%s{%s}, size=%s): the number of sizes provided (%zu) must be greater or equal to " \
  "the number of dimensions in the tensor (%u)"
#define KF__TORCH_SPLIT_NEGATIVE "split expects split_size be non-negative, but got split_size=%lld"
#define KF__TORCH_SPLIT_SUM                                                              \
  "split_with_sizes expects split_sizes to sum exactly to %lld (input tensor's size at " \
  "dimension %lld), but got split_sizes=%s"
#define KF__TORCH_SPLIT_SIZES_NEGATIVE                                            \
  "split_with_sizes expects split_sizes have only non-negative entries, but got " \
  "split_sizes=%s"
#define KF__TORCH_EXPAND_SIZE                                                      \
  "The expanded size of the tensor (%lld) must match the existing size (%lld) at " \
  "non-singleton dimension %zu.  Target sizes: %s.  Tensor sizes: %s"
#define KF__TORCH_EXPAND_NEW_DIMENSION                                                       \
  "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension " \
  "%zu"
#define KF__TORCH_SELECTED_DIMENSION \
  "Expected dim < static_cast<int64_t>(self_sizes.size()) to be true, but got false."
#define KF__TORCH_UNFLATTEN_FAILED "unflatten got an unexpected error:\n%s"
#define KF__TORCH_UNFLATTEN_NUMBER                                                     \
  "unflatten got an unexpected error:\nDimension specified as %lld but tensor has no " \
  "dimensions"
#define KF__TORCH_ADJOINT_OF_BATCH " For batches of matrices, consider using tensor.mH"
#define KF__TORCH_VIEW_COPY_OUT "Expected out tensor to have dtype %s, but got %s instead"
#define KF__TORCH_NUMEL_OVERFLOW "numel: integer multiplication overflow"
#define KF__TORCH_VIEW_AS_REAL "view_as_real is only supported for complex tensors"
#define KF__TORCH_VIEW_AS_COMPLEX_RANK "Input tensor must have one or more dimensions"
#define KF__TORCH_VIEW_AS_COMPLEX_SIZE "Tensor must have a last dimension of size 2"
#define KF__TORCH_VIEW_AS_COMPLEX_STRIDE "Tensor must have a last dimension with stride 1"
#define KF__TORCH_VIEW_AS_COMPLEX_OFFSET "Tensor must have a storage_offset divisible by 2"
#define KF__TORCH_SELECT_NUMBER "select() cannot be applied to a 0-dim tensor."
#define KF__TORCH_SLICE_NUMBER "slice() cannot be applied to a 0-dim tensor."
#define KF__TORCH_SLICE_STEP "slice step must be positive"
#define KF__TORCH_NARROW_NUMBER "narrow() cannot be applied to a 0-dim tensor."
#define KF__TORCH_NARROW_LENGTH "narrow(): length must be non-negative."
#define KF__TORCH_NARROW_START_TENSOR "start must be an 0-dim integral Tensor."
#define KF__TORCH_SUM_TO_SIZE "size {%s} is not expandable to size {%s}."
#define KF__TORCH_PERMUTE_TWICE "permute(): duplicate dims are not allowed."
#define KF__TORCH_T_RANK "%s expects a tensor with <= 2 dimensions, but self is %uD"
#define KF__TORCH_MOVEDIM_TWICE "movedim: repeated dim in `%s` (%s)"
#define KF__TORCH_UNFLATTEN_EMPTY "unflatten: sizes must be non-empty"
#define KF__TORCH_SECTIONS "number of sections must be larger than 0, got %lld"
#define KF__TORCH_SPLIT_NUMBER "split expects at least a 1-dimensional tensor"
#define KF__TORCH_CHUNK_NUMBER "chunk expects at least a 1-dimensional tensor"
#define KF__TORCH_CHUNKS "chunk expects `chunks` to be greater than 0, got: %lld"
#define KF__TORCH_STRIDED_LENGTHS "mismatch in length of strides and shape"
#define KF__TORCH_NARROW_END "start (%lld) + length (%lld) exceeds dimension size (%lld)."
#define KF__TORCH_UNFOLD_NEGATIVE "size is %lld but must be >= 0"
#define KF__TORCH_UNFOLD_STEP "step is %lld but must be > 0"
#define KF__TORCH_TENSOR_SPLIT_RANK \
  "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims"
#define KF__TORCH_SLICE_STRIDE "Stride calculation overflowed with step=%lld"

/* ---- Elementwise ---- */

#define KF__TORCH_SIGN_OF_COMPLEX                                                              \
  "Unlike NumPy, torch.sign is not intended to support complex numbers. Please use torch.sgn " \
  "instead."
#define KF__TORCH_ADDCDIV_OF_INTEGERS                                                            \
  "Integer division with addcdiv is no longer supported, and in a future  release addcdiv will " \
  "perform a true division of tensor1 and tensor2. The historic addcdiv behavior can be "        \
  "implemented as (input + value * torch.trunc(tensor1 / tensor2)).to(input.dtype) for integer " \
  "inputs and as (input + value * tensor1 / tensor2) for float inputs."
#define KF__TORCH_NEGATED_BOOL                                                           \
  "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to " \
  "invert a mask, use the `~` or `logical_not()` operator instead."
#define KF__TORCH_HARDSHRINK_LAMBDA \
  "lambda must be in range [0, %g] for input dtype %s, but found %g"
#define KF__TORCH_NEGATIVE_SLOPE                                                           \
  "In-place %s backward calculation is triggered with a negative slope which is not "      \
  "supported. This is caused by calling in-place forward function with a negative slope, " \
  "please call out-of-place version instead."
#define KF__TORCH_GLU_OF_NUMBER "glu does not support scalars because halving size must be even"
#define KF__TORCH_GLU_HALVES "Halving dimension must be even, but dimension %lld is size %lld"
#define KF__TORCH_INTEGRAL_ALPHA \
  "For integral input tensors, argument alpha must not be a floating point number."
#define KF__TORCH_REAL_ALPHA \
  "For non-complex input tensors, argument alpha must not be a complex number."
#define KF__TORCH_BOOL_SUB                                                                 \
  "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or " \
  "`logical_xor()` operator instead."
#define KF__TORCH_BOOL_SUB_ONE                                                             \
  "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying " \
  "to invert a mask, use the `~` or `logical_not()` operator instead."
#define KF__TORCH_ROUNDING_MODE \
  "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '%s'"
#define KF__TORCH_WHERE_CONDITION \
  "where expected condition to be a boolean tensor, but got a tensor with dtype %s"
#define KF__TORCH_MASKED_FILL_MASK \
  "masked_fill_ only supports boolean masks, but got mask with dtype %s"
#define KF__TORCH_MASKED_FILL_VALUE                                                  \
  "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with %u " \
  "dimension(s)."
#define KF__TORCH_OUT_OF_RESULT_TYPE \
  "the %s has dtype %s but the operation's result requires dtype %s"
#define KF__TORCH_PRELU_COUNT                                                             \
  "Mismatch of parameter numbers and input channel size. Found parameter numbers = %lld " \
  "and channel size = %lld."
#define KF__TORCH_PRELU_RANK \
  "prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = %u"
#define KF__TORCH_FILL_VALUE \
  "fill_ only supports 0-dimension value tensor but got tensor with %u dimensions."
#define KF__TORCH_HEAVISIDE_DTYPES \
  "heaviside is not yet implemented for tensors with different dtypes."
#define KF__TORCH_PRELU_DTYPES "prelu: Type promoting not supported. Got %s and %s"
#define KF__TORCH_ALLCLOSE_RTOL "rtol must be greater than or equal to zero, but got %g"
#define KF__TORCH_ALLCLOSE_ATOL "atol must be greater than or equal to zero, but got %g"
#define KF__TORCH_CELU_ALPHA "ZeroDivisionError: alpha cannot be 0 for CELU"
#define KF__TORCH_POSITIVE_BOOL "The `+` operator, on a bool tensor is not supported."
#define KF__TORCH_PRELU_INPUT_RANK "Not allow zero-dim input tensor."
#define KF__TORCH_BOOL_ALPHA "Boolean alpha only supported for Boolean results."
#define KF__TORCH_INTEGER_POWER "Integers to negative integer powers are not allowed."
#define KF__TORCH_NOT_FOR_COMPLEX "%s not implemented for complex tensors."
#define KF__TORCH_HEAVISIDE_COMPLEX "heaviside is not yet implemented for complex tensors."
#define KF__TORCH_CLAMP_COMPLEX "clamp is not supported for complex types"
#define KF__TORCH_CLAMP_NO_BOUND "%s: At least one of 'min' or 'max' must not be None"
#define KF__TORCH_SAME_DTYPE "expected dtype %s for `%s` but got dtype %s"
#define KF__TORCH_ABS_INPLACE "In-place abs is not supported for complex tensors."
#define KF__TORCH_NOT_FOR_COMPLEX_INPUTS "%s is not supported for complex inputs"
#define KF__TORCH_UNARY_COMPLEX_TENSORS "%s is not supported for complex tensors."
#define KF__TORCH_ONLY_BOOL_OUT "%s does not support non-boolean outputs."
#define KF__TORCH_NAN_TO_NUM_OUT "nan_to_num: dtype of out: %s should be same as input: %s"
#define KF__TORCH_SIGNBIT_COMPLEX "signbit is not implemented for complex tensors."
#define KF__TORCH_NO_COMPLEX_INPUTS "%s does not support complex inputs."
#define KF__TORCH_POLYGAMMA_ORDER "polygamma(n, x) does not support negative n."
#define KF__TORCH_MVLGAMMA_BOOL "The input tensor may not be a boolean tensor."
#define KF__TORCH_MVLGAMMA_P "p has to be greater than or equal to 1"
#define KF__TORCH_RELU_BOOL "Boolean inputs not supported for relu"
#define KF__TORCH_HARDTANH_BOOL "Bool inputs not supported for hardtanh"
#define KF__TORCH_HARDTANH_UNSIGNED "cannot do hardtanh on an unsigned type with negative limits"
#define KF__TORCH_GELU_APPROXIMATE "approximate argument must be either none or tanh."
#define KF__TORCH_GRAD_BROADCAST "%s: shape %s doesn't match the broadcast shape %s"
#define KF__TORCH_GLU_GRAD_BROADCAST \
  "%s: grad_output with shape %s doesn't match the broadcast shape %s"
#define KF__TORCH_FREXP_DTYPE "%s() only supports floating-point dtypes"
#define KF__TORCH_POWER_OUTPUT "output given to float_power"
#define KF__TORCH_POWER_BASE "base given to float_power_"
#define KF__TORCH_DIVISION "ZeroDivisionError"
#define KF__TORCH_WHERE_BYTES                                                                      \
  "where received a uint8 condition tensor. This behavior is deprecated and will be removed in a " \
  "future version. Use a boolean condition instead."
#define KF__TORCH_WHERE_OUT "%s: Expected out type to be %s but got %s"

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
#define KF__TORCH_GATHER_DTYPES "%s(): Expected self.dtype to be equal to src.dtype (%s and %s)"
#define KF__TORCH_GATHER_RANK \
  "%s: Index tensor must have the same number of dimensions as input tensor (%u and %u)"
#define KF__TORCH_GATHER_SIZES                                                             \
  "%s: Size does not match at dimension %lld expected index %s to be no larger than self " \
  "%s apart from dimension %lld"
#define KF__TORCH_SCATTER_RANK \
  "%s: Index tensor must have the same number of dimensions as %s tensor"
#define KF__TORCH_SCATTER_SIZES \
  "%s: Expected index %s to be no larger than self %s apart from dimension %lld%s%s"
#define KF__TORCH_INDEX_OF_NUMBER "%s(): Index to scalar can have only 1 value, got %lld value(s)"
#define KF__TORCH_INDEX_ADD_DTYPES "%s(): self (%s) and source (%s) must have the same scalar type"
#define KF__TORCH_INDEX_ADD_DIM \
  "%s(): Indexing dim %lld is out of bounds of the source tensor with dim %u"
#define KF__TORCH_INDEX_ADD_COUNT                                                         \
  "%s(): Number of indices (%lld) should be equal to source.size(dim): (%lld), for dim: " \
  "%lld"
#define KF__TORCH_INDEX_ADD_SHAPE                                                    \
  "%s(): source tensor shape must match self tensor shape, excluding the specified " \
  "dimension. Got self.shape = %s source.shape = %s"
#define KF__TORCH_INDEX_COPY_NUMBER \
  "%s(): When source is scalar, index should have one element (got %lld)"
#define KF__TORCH_INDEX_COPY_RANK                                                        \
  "%s(): When source and destination are not scalars, their dimensionality must match. " \
  "Source dimensionality (%u), destination dimensionality (%u)"
#define KF__TORCH_INDEX_COPY_DTYPES \
  "%s(): self and source expected to have the same dtype, but got (self) %s and (source) %s"
#define KF__TORCH_INDEX_COPY_COUNT \
  "%s(): Number of indices (%lld) should be equal to source.size(dim) (%lld)"
#define KF__TORCH_INDEX_FILL_COMPLEX \
  "index_fill_(): Converting complex Scalar to non-complex type is not supported"
#define KF__TORCH_INDEX_REDUCE_NAME \
  "%s(): Expected reduce to be one of prod, mean, amax or amin but got %s."
#define KF__TORCH_INDEX_PUT_DTYPES                                                  \
  "%s: Index put requires the source and destination dtypes match, got %s for the " \
  "destination and %s for the source."
#define KF__TORCH_PUT_DTYPES                                                            \
  "%s(): self and source expected to have the same dtype, but got self.dtype = %s and " \
  "source.dtype = %s"
#define KF__TORCH_PUT_COUNT                                                       \
  "%s(): Expected source and index to have the same number of elements, but got " \
  "source.numel() = %lld, index.numel() = %lld"
#define KF__TORCH_MASKED_SCATTER_DTYPES \
  "%s: expected self and source to have same dtypes but got %s and %s"
#define KF__TORCH_MASKED_SCATTER_MASK \
  "%s: masked_scatter_ only supports boolean masks, but got mask with dtype %s"
#define KF__TORCH_SEARCHED_OUT                                                            \
  "%s(): output tensor's dtype is wrong, it can only be Int(int32) or Long(int64) "       \
  "depending on whether out_int32 flag is True, but we got output tensor's dtype %s and " \
  "out_int32 flag is %s"
#define KF__TORCH_UNIQUE_EMPTY_DIMENSIONS \
  "%s: Number of zero sized dimensions is more than one, so unique cannot be applied"
#define KF__TORCH_UNIQUE_EMPTY_OTHERS \
  "%s: There are 0 sized dimensions, and they aren't selected, so unique cannot be applied"
#define KF__TORCH_BAG_WEIGHTS "embedding_bag: per_sample_weights only supported with mode='sum'"
#define KF__TORCH_BAG_DTYPES                                                               \
  "%s: Expected weight to have the same type as per_sample_weights; but type %s does not " \
  "equal %s"
#define KF__TORCH_BAG_FIRST_OFFSET                                                        \
  "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from " \
  "position 0. However, got %lld"
#define KF__TORCH_BAG_LAST_OFFSET \
  "offsets[-1] can not be greater than input's length %lld but got offsets[-1] of %lld"
#define KF__TORCH_SCATTER_REDUCE_NAME \
  "%s: reduce argument must be either sum, prod, mean, amax or amin, got %s"
#define KF__TORCH_SEARCHED_SHAPES                                                          \
  "%s: boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries " \
  "tensor and input value tensor must match, but we got boundaries tensor %s and input "   \
  "value tensor %s"
#define KF__TORCH_EMBEDDING_RANK "%s has to be a %uD Tensor, but got Tensor of dimension %u"
#define KF__TORCH_BAG_RANK "input has to be a 1D or 2D Tensor, but got Tensor of dimension %u"
#define KF__TORCH_BAG_OFFSETS "include_last_offset: number of offset should be at least 1"
#define KF__TORCH_BAG_INDEX_RANGE \
  "Index %lld of input takes value %lld which is not in the valid range [0, %lld)"
#define KF__TORCH_BAG_INDEX \
  "embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be %lld"
#define KF__TORCH_INDEX_SELECT_EMPTY "index_select(): self indexing axis dim should be positive"
#define KF__TORCH_SCATTER_SOURCE " and to be no larger size than src "
#define KF__TORCH_INDEX_OF_EMPTY_DIM "index is out of bounds for dimension %lld with size 0"
#define KF__TORCH_SORTER_RANGE "%s(): sorter index out of range"
#define KF__TORCH_ISIN_DTYPE "Unsupported input type encountered for isin(): %s"
#define KF__TORCH_MANY_INDICES "too many indices for tensor of dimension %u (got %zu)"
#define KF__TORCH_INDEX_OF_EMPTY "index is out of bounds for dimension with size 0"
#define KF__TORCH_INDEX_INTEGERS                                                            \
  "%s: Expected tensor for argument '%s' to have one of the following scalar types: Long, " \
  "Int; but got %s instead"
#define KF__TORCH_BAG_MODE "`mode` must be sum, mean, or max."
#define KF__TORCH_INDEX_INT_DTYPE "%s(): Expected dtype int32/int64 for index but got: %s"
#define KF__TORCH_INDEX_VECTOR "%s(): Index is supposed to be a vector, but got dim: %u"
#define KF__TORCH_INDEX_INTS "%s(): Expected dtype int32 or int64 for index"
#define KF__TORCH_INDEX_RANK "%s(): Index should have dimension 1 or 0 (got %u)"
#define KF__TORCH_INDEX_LONG "%s(): Expected a long tensor for index, but got %s"
#define KF__TORCH_INDEX_INT64 "%s(): Expected dtype int64 for index."
#define KF__TORCH_TAKE_EMPTY "%s(): tried to take from an empty tensor"
#define KF__TORCH_MASKED_OUT "%s: self and result must have the same scalar type"
#define KF__TORCH_OUT_LONG "%s: Expected out tensor to have scalar type Long but got %s"
#define KF__TORCH_SEARCH_SIDES \
  "%s: side and right can't be set to opposites, got side of left while right was True"
#define KF__TORCH_BUCKETIZE_RANK "%s: boundaries tensor must be 1 dimension, but got dim(%u)"
#define KF__TORCH_SORT_DTYPE "%s does not support %s dtypes on CPU"
#define KF__TORCH_SELECT_EMPTY "%s(): Expected reduction dim %lld to have non-zero size."
#define KF__TORCH_KTHVALUE_RANGE "kthvalue(): selected number k out of range for dimension %lld"
#define KF__TORCH_ORDER_OUT_DTYPE "expected scalar type '%s' but got '%s' for %s output"
#define KF__TORCH_INDEX_OF_DIMENSION "index %lld is out of bounds for dimension %lld with size %lld"
#define KF__TORCH_INDEX_SELECT_DIM1 "INDICES element is out of DATA bounds: %s"
#define KF__TORCH_INDEX_SELECT_RANGE "index out of range in self: %s"
#define KF__TORCH_MASKED_SCATTER_COUNT                                                           \
  "masked_scatter: expected self and source to have same dtypes and enough elements: Number of " \
  "elements of source < number of ones in mask (%lld < %lld)"
#define KF__TORCH_SEARCHSORTED_RANK                                                              \
  "searchsorted(): input value can be a scalar only when boundaries tensor dimension is 1, but " \
  "we got boundaries tensor dim(0)"
#define KF__TORCH_SEARCH_VALUE_RANK                                                         \
  "%s: input value can be a scalar only when boundaries tensor dimension is 1, but we got " \
  "boundaries tensor dim(%u) and input value's dim(0) numel(1)"
#define KF__TORCH_SEARCH_BOUNDARIES_RANK \
  "%s: boundaries tensor should have positive dimension, but got 0 dimension"
#define KF__TORCH_SEARCH_SORTER_SIZE \
  "%s: boundary and sorter must have the same size, but they differ"
#define KF__TORCH_SEARCH_SORTER_DTYPE "%s: sorter must be a tensor of long dtype but got dtype %s"
#define KF__TORCH_SEARCH_SIDE_NAME "%s: side can only be 'left' or 'right' but got %s"
#define KF__TORCH_INDEX_DTYPE \
  "tensors used as indices must be long, int, byte or bool tensors, not %s"
#define KF__TORCH_SCATTER_OLD_REDUCE "%s: reduce argument must be either add or multiply, not %s"
#define KF__TORCH_INDEX_COPY_SLICES                                                             \
  "%s(): Source/destination tensor must have same slice shapes: destination %s, source %s, at " \
  "dimension %lld"
#define KF__TORCH_INDEX_FILL_RANK "%s(): Index has to be a vector/scalar"
#define KF__TORCH_NO_INDEX "%s: at least one index must be provided"
#define KF__TORCH_INDEX_MASK_BYTES \
  "%s: masked_fill_ only supports boolean masks, but got mask with dtype unsigned char"
#define KF__TORCH_MASK_DTYPE "%s: expected BoolTensor for mask, but got %s"

/* ---- Factories ---- */

#define KF__TORCH_LIKE_UNDEFINED \
  "Expected a proper Tensor but got None (or an undefined Tensor) for argument 'self'"
#define KF__TORCH_OUT_UNDEFINED \
  "Expected a proper Tensor but got None (or an undefined Tensor) for argument 'out'"
#define KF__TORCH_FILE "unable to %s file <%s>: %s (%d)"
#define KF__TORCH_MAP_FILE "unable to mmap %zu bytes from file <%s>: not a plain file"
#define KF__TORCH_RANGE                                                                         \
  "torch.range is deprecated and will be removed in a future release because its behavior is "  \
  "inconsistent with Python's range builtin. Instead, use torch.arange, which produces values " \
  "in [start, end)."
#define KF__TORCH_SPACE_DTYPE \
  "torch.%s(): inferred dtype %s can't be safely cast to passed dtype %s"
#define KF__TORCH_OUT_FORMAT "'memory_format' argument is incompatible with 'out' tensor argument"
#define KF__TORCH_STRIDED_COUNT \
  "dimensionality of sizes (%zu) must match dimensionality of strides (%zu)"
#define KF__TORCH_PERMUTED_COUNT                                                         \
  "Number of dimensions in size does not match the length of the physical_layout; i.e. " \
  "len(size) = %zu is not equal to len(physical_layout) = %zu"
#define KF__TORCH_PERMUTED_RANGE \
  "Dimension out of range (expected to be between 0 and %lld, but got %lld at index %zu)"
#define KF__TORCH_COMPLEX_PARTS \
  "Expected both inputs to be Half, Float or Double tensors but got %s and %s"
#define KF__TORCH_COMPLEX_OTHER_PART \
  "Expected object of scalar type %s but got scalar type %s for second argument"
#define KF__TORCH_COMPLEX_OUT \
  "Expected object of scalar type %s but got scalar type %s for argument 'out'"
#define KF__TORCH_SPACE_BOUNDS \
  "%s only supports 0-dimensional start and end tensors, but got %s with %u dimension(s)."
#define KF__TORCH_STORAGE_SIZE "Storage size calculation overflowed with sizes=%s and strides=%s"
#define KF__TORCH_FILE_SIZE "file <%s> size <%lld> is smaller than the required mapping size <%zu>"
#define KF__TORCH_PINNED_DENSE "Only dense CPU tensors can be pinned"
#define KF__TORCH_DUPLICATE_DIM "Duplicate dim not allowed"
#define KF__TORCH_ZEROS_SIZE "zeros: Dimension size must be non-negative."
#define KF__TORCH_EYE_ROWS "n must be greater or equal to 0, got %lld"
#define KF__TORCH_EYE_COLUMNS "m must be greater or equal to 0, got %lld"
#define KF__TORCH_TRIANGLE_ROWS "row must be non-negative, got %lld"
#define KF__TORCH_TRIANGLE_COLUMNS "col must be non-negative, got %lld"
#define KF__TORCH_VANDER_RANK "x must be a one-dimensional tensor."
#define KF__TORCH_VANDER_COLUMNS "N must be non-negative."
#define KF__TORCH_DOUBLE_OVERFLOW "value cannot be converted to type double without overflow"
#define KF__TORCH_STEP_ZERO "step must be nonzero"
#define KF__TORCH_STEP_SIGN "upper bound and lower bound inconsistent with step sign"
#define KF__TORCH_RANGE_SIZE "invalid size, possible overflow?"
#define KF__TORCH_STEP_COUNT "number of steps must be non-negative"
#define KF__TORCH_RANGE_INFINITE "unsupported range: %g -> %g"
#define KF__TORCH_ARANGE_RESIZED \
  "arange: the out tensor has %lld elements, but %lld are needed. The out tensor will be resized"
#define KF__TORCH_MATERIALIZED_IN_LOOP                                                          \
  "Materializing a storage in the body of a parallel loop is not possible: ask for an address " \
  "for writing before the loop"
#define KF__TORCH_EMPTY_PRESERVE "unsupported memory format Preserve"
#define KF__TORCH_RESIZE_PRESERVE "Unsupported memory format Preserve"

/* ---- Results and arguments ---- */

#define KF__TORCH_UNDEFINED_ARGUMENT \
  "%s: Expected a proper Tensor but got None (or an undefined Tensor) for argument '%s'"
#define KF__TORCH_EXPANDED_WRITE                                                            \
  "Use of %s on expanded tensors is deprecated. Please clone() the tensor before "          \
  "performing this operation. This also applies to advanced indexing e.g. tensor[indices] " \
  "= tensor"
#define KF__TORCH_SELF_OVERLAP                                                             \
  "%s: unsupported operation: more than one element of the written-to tensor refers to a " \
  "single memory location. Please clone() the tensor before performing the operation."
#define KF__TORCH_SHARED_MEMORY                                                             \
  "%s: unsupported operation: some elements of the input tensor and the written-to tensor " \
  "refer to a single memory location. Please clone() the tensor before performing the "     \
  "operation."
#define KF__TORCH_RESIZED_OUT                                                               \
  "An output with one or more elements was resized since it had shape %s, which does not "  \
  "match the required output shape %s. This behavior is deprecated, and in a future "       \
  "release outputs will not be resized unless they have zero elements. You can explicitly " \
  "reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0)."
#define KF__TORCH_INPLACE_DTYPE \
  "%s: Bad in-place call: input tensor dtype %s and output tensor dtype %s should match"
#define KF__TORCH_INPLACE_SIZE \
  "%s: Bad in-place call: input tensor size %s and output tensor size %s should match"
#define KF__TORCH_SAFELY_CASTABLE \
  "%s: Expected %s to be safely castable from %s dtype, but got %s with dtype %s"
#define KF__TORCH_JOINED_SIZES                                                            \
  "%s: Sizes of tensors must match except in dimension %lld. Expected size %lld but got " \
  "size %lld for tensor number %zu in the list."
#define KF__TORCH_SAME_DEVICE                                                              \
  "%s: Expected all tensors to be on the same device, but found at least two devices, %s " \
  "and %s! (argument '%s')"
#define KF__TORCH_RECORDED_OUT                                                               \
  "%s(): functions with out=... arguments don't support automatic differentiation, but one " \
  "of the arguments requires grad."
#define KF__TORCH_MASK_SHAPE                                                                \
  "The shape of the mask %s at index %u does not match the shape of the indexed tensor %s " \
  "at index %zu"
#define KF__TORCH_INDEX_SHAPES \
  "shape mismatch: indexing tensors could not be broadcast together with shapes %s, %s"
#define KF__TORCH_INDEXED_VALUE                                                         \
  "shape mismatch: value tensor of shape %s cannot be broadcast to indexing result of " \
  "shape %s"
#define KF__TORCH_OPTIM_DEVICES \
  "%s: Expected all tensors to be on the same device, but %s[%zu] is not on cpu"
#define KF__TORCH_CAT_EMPTY_CALL "%s(): expected a non-empty list of Tensors"
#define KF__TORCH_RESIZE_GRAD "cannot resize variables that require grad"
#define KF__TORCH_STORAGE_OFFSET "Tensor: invalid storage offset %lld"
#define KF__TORCH_STORAGE_STRIDES "unequal size length (%zu) and stride length (%zu)"
#define KF__TORCH_SET_DTYPE "Could not set tensor of type %s to a tensor of type %s"
#define KF__TORCH_PINNED_FILE "tensors constructed from a file cannot be pinned"
#define KF__TORCH_OUT_BROADCAST "%s: output with shape %s doesn't match the broadcast shape %s"
#define KF__TORCH_OUT_DTYPE "%s: Expected out tensor to have dtype %s, but got %s instead"
#define KF__TORCH_NUMBER_OVERFLOW "value cannot be converted to type %s without overflow"
#define KF__TORCH_RESULT_CAST "%s: result type %s can't be cast to the desired output type %s"
#define KF__TORCH_SEARCHSORTED_DTYPE "%s: \"searchsorted_out_cpu\" not implemented for '%s'"
#define KF__TORCH_SECOND_DTYPE "Found dtype %s but expected %s"
#define KF__TORCH_OPERAND_DTYPE "%s: Found dtype %s but expected %s"
#define KF__TORCH_ZERO_WRITTEN                                                                     \
  "ZeroTensors are immutable. Please use the materialized zero tensor obtained using .clone() if " \
  "you want a mutable tensor."
#define KF__TORCH_OUT_DEVICE "%s: Expected out tensor to have device %s, but got %s instead"
#define KF__TORCH_TEST_OUT "Expected out tensor to have dtype bool, but got %s instead"
#define KF__TORCH_OUT_SCALAR_TYPE "%s: expected scalar_type %s but found %s"

/* ---- Lists of tensors ---- */

#define KF__TORCH_FOREACH_SCALAR \
  "scalar tensor expected to be 0 dim but it has %u dimensions and %lld elements."
#define KF__TORCH_FOREACH_PACKED \
  "Expected packed scalar Tensor to be of dimension 1. Got %u instead."
#define KF__TORCH_FOREACH_PACKED_COUNT \
  "Expected length of scalars to match input of length %zu but got %lld instead."
#define KF__TORCH_FOREACH_COUNT "Tensor lists must have the same number of tensors, got %zu and %zu"
#define KF__TORCH_FOREACH_MAX_OF_NOTHING                                                   \
  "_foreach_max cannot compute the maximum of an empty tensor; max over zero elements is " \
  "undefined."
#define KF__TORCH_FOREACH_NUMBERS "Tensor list must have same number of elements as scalar list."
#define KF__TORCH_FOREACH_SCALARS "Expected scalars to be contiguous."
#define KF__TORCH_FOREACH_EMPTY "Tensor list must have at least one tensor."
#define KF__TORCH_FUSED_OVERLAP                                                            \
  "%s: %s[%zu]: more than one element of the written-to tensor refers to a single memory " \
  "location. Please clone() the tensor before performing the operation."
#define KF__TORCH_FUSED_DTYPE "%s: %s[%zu]: expected scalar type %s but found %s"
#define KF__TORCH_FUSED_NUMBER \
  "%s: %s: expected scalar type Float with one element but found %s with %lld"

/* ---- Scalars ---- */

#define KF__TORCH_INDEX_FILL_VALUE                                                  \
  "index_fill_ only supports a 0-dimensional value tensor, but got tensor with %u " \
  "dimension(s)."
#define KF__TORCH_META_ITEM "Tensor.item() cannot be called on meta tensors"
#define KF__TORCH_NONZERO_OF_NONE "Boolean value of Tensor with no values is ambiguous"
#define KF__TORCH_NONZERO_OF_MANY "Boolean value of Tensor with more than one value is ambiguous"
#define KF__TORCH_ITEM_OF_MANY "a Tensor with %lld elements cannot be converted to Scalar"

/* ---- Copies and conversions ---- */

#define KF__TORCH_PRESERVED_CONTIGUOUS \
  "preserve memory format is unsupported by the contiguous operator"
#define KF__TORCH_TO_LAYOUT                                                                  \
  "to(options) doesn't support converting to a different layout, but got self.layout being " \
  "%s and options.layout set as %s"
#define KF__TORCH_META_COPY "Cannot copy out of meta tensor; no data!"
#define KF__TORCH_CAST_TO_REAL "Casting complex values to real discards the imaginary part"

/* ---- Joining and rearranging ---- */

#define KF__TORCH_STACK_SIZES \
  "stack expects each tensor to be equal size, but got %s at entry 0 and %s at entry %zu"
#define KF__TORCH_BLOCK_DIAG_RANK \
  "%s: Input tensors must have 2 or fewer dimensions. Input %zu has %u dimensions"
#define KF__TORCH_TILE_COUNT                                                             \
  "Number of dimensions of repeat dims can not be smaller than number of dimensions of " \
  "tensor"
#define KF__TORCH_SLICE_SHAPE                                                                \
  "%s: expected src to have a size equal to the slice of self. src size = %s, slice size = " \
  "%s"
#define KF__TORCH_ROTATION_DIMS \
  "expected rotation dims to be different, but got dim0 = %lld and dim1 = %lld"
#define KF__TORCH_SHUFFLE_RANK \
  "channel_shuffle expects input with > 2 dims, but got input with %u dims"
#define KF__TORCH_SHUFFLE_CHANNELS \
  "Number of channels must be divisible by groups. Got %lld channels and %lld groups."
#define KF__TORCH_PIXEL_RANK \
  "%s expects input to have at least 3 dimensions, but got input with %u dimension(s)"
#define KF__TORCH_PIXEL_FACTOR \
  "upscale factor is too large, (upscale_factor)^2 overflowed: upscale_factor=%lld"
#define KF__TORCH_PIXEL_CHANNELS                                                            \
  "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of " \
  "upscale_factor, but input.size(-3)=%lld is not divisible by %lld^2"
#define KF__TORCH_ROLL_SHIFTS "shifts and dimensions must align. shifts: %zu, dims:%zu"
#define KF__TORCH_DIAG_RANK "diag(): Supports 1D or 2D tensors. Got %uD"
#define KF__TORCH_STACK_EMPTY "stack expects a non-empty TensorList"
#define KF__TORCH_LIST_EMPTY "%s expects a non-empty TensorList"
#define KF__TORCH_REPEAT_SIZE "Trying to create tensor with negative dimension %lld"
#define KF__TORCH_ROT90_DIMS "expected total rotation dims == 2, but got dims = %zu"
#define KF__TORCH_ROT90_RANK "expected total dims >= 2, but got total dims = %u"
#define KF__TORCH_DIAGONAL_DIMS "diagonal dimensions cannot be identical %lld, %lld"
#define KF__TORCH_FILL_DIAGONAL_RANK "dimensions must larger than 1"
#define KF__TORCH_FILL_DIAGONAL_SIZES "all dimensions of input must be of equal length"
#define KF__TORCH_SHUFFLE_GROUPS \
  "Number of groups to divide channels in must be positive. Value of groups:%lld"
#define KF__TORCH_CAT_EMPTY "%s: expected a non-empty list of Tensors"
#define KF__TORCH_CAST_TO_OUT "%s(): input types can't be cast to the desired output type %s"
#define KF__TORCH_TRIANGLE_RANK "%s: input tensor must have at least 2 dimensions"
#define KF__TORCH_NONZERO_SIZE "nonzero_static: 'size' must be an non-negative integer"
#define KF__TORCH_PIXEL_SIGN "%s expects a positive %s, but got %lld"
#define KF__TORCH_CAT_OF_NUMBER \
  "%s: zero-dimensional tensor (at position %zu) cannot be concatenated"
#define KF__TORCH_ROLL_EMPTY "`shifts` required"
#define KF__TORCH_STRIDED_SCATTER                                                               \
  "as_strided_scatter: expected src to have a size equal to the slice of self. src size = %s, " \
  "slice size = %s"
#define KF__TORCH_UNSHUFFLE_SIZE                                                       \
  "pixel_unshuffle expects height and width to be divisible by downscale_factor, but " \
  "input.size(-2)=%lld, input.size(-1)=%lld and downscale_factor=%lld"
#define KF__TORCH_CAT_RANKS "%s: Tensors must have same number of dimensions: got %u and %u"
#define KF__TORCH_REPEATS_VECTOR "%s: repeat_interleave only accept 1D vector as repeat"
#define KF__TORCH_FLIPLR_RANK "fliplr: Input must be >= 2-d."
#define KF__TORCH_FLIPUD_RANK "flipud: Input must be >= 1-d."

/* ---- Sparse tensors ---- */

#define KF__TORCH_SPARSE_ADD_SIZES \
  "add: expected sizes of 'self' and 'other' to match, but %s != %s"
#define KF__TORCH_SPARSE_ADD_ORDER \
  "add(sparse, dense) is not supported. Use add(dense, sparse) instead."
#define KF__TORCH_SPARSE_ADD_DENSE                                                        \
  "add: expected 'self' and 'other' to have same size, but self has size %s while other " \
  "has size %s (FYI: dense-sparse addition does not currently support broadcasting)"
#define KF__TORCH_SPARSE_ADD_DTYPE "Can't convert result type %s to output %s in add operation"
#define KF__TORCH_MM_SHAPES "mat1 and mat2 shapes cannot be multiplied (%lldx%lld and %lldx%lld)"
#define KF__TORCH_SPARSE_MM_DTYPES "expected m1 and m2 to have the same dtype, but got: %s != %s"
#define KF__TORCH_SPARSE_ADD_DIMS \
  "add: expected 'self' and 'other' to have same number of sparse dimensions, but %lld != %lld"

#endif
