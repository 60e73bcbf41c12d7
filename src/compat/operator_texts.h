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
#define KF__TORCH_SPLIT_POSITIONS \
  "%s be a zero-dimensional or one-dimensional tensor, but got a tensor with %u dims"
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

/* ---- Factories ---- */

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

/* ---- Convolutions ---- */

#define KF__TORCH_CONV_TYPES \
  "Input type (torch.%sTensor) and %s type (torch.%sTensor) should be the same"
#define KF__TORCH_CONV_RANK                                                             \
  "Expected %u-dimensional input for %u-dimensional weight %s, but got %u-dimensional " \
  "input of size %s instead"
#define KF__TORCH_CONV_WEIGHT_LEAST                                                        \
  "Given groups=%lld, expected weight to be at least %lld at dimension 0, but got weight " \
  "of size %s instead"
#define KF__TORCH_CONV_WEIGHT_DIVISIBLE                                                 \
  "Given groups=%lld, expected weight to be divisible by %lld at dimension 0, but got " \
  "weight of size [%s] instead"
#define KF__TORCH_CONV_CHANNELS                                                        \
  "Given %s, weight of size %s, expected input%s to have %lld channels, but got %lld " \
  "channels instead"
#define KF__TORCH_CONV_KERNEL_SIZE                                                           \
  "Calculated padded input size per channel: (%s). Kernel size: (%s). Kernel size can't be " \
  "greater than actual input size"
#define KF__TORCH_CONV_OUTPUT_PADDING                                                       \
  "output padding must be smaller than either stride or dilation, but got output_padding: " \
  "(%s) stride: (%s) dilation: (%s)"
#define KF__TORCH_CONV_OUTPUT_SIZE                                                        \
  "Given input size per channel: (%s). Calculated output size per channel: (%s). Output " \
  "size is too small"
#define KF__TORCH_CONV_EMPTY \
  "Only zero batch or zero channel inputs are supported, but got input shape: %s"
#define KF__TORCH_CONV_BIAS                                                               \
  "Given %sweight of size %s, expected bias to be 1-dimensional with %lld elements, but " \
  "got bias of size %s instead"
#define KF__TORCH_UNFOLD_PADDING \
  "padding should be non-negative, but got pad_height: %lld pad_width: %lld"
#define KF__TORCH_UNFOLD_STRIDE \
  "stride should be greater than zero, but got stride_height: %lld stride_width: %lld"
#define KF__TORCH_UNFOLD_RANK                                                            \
  "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero " \
  "dimensions for input, but got: %s"
#define KF__TORCH_UNFOLD_BLOCKS                                                             \
  "Given input with spatial size (%lld, %lld), kernel_size=(%lld, %lld), dilation=(%lld, "  \
  "%lld), padding=(%lld, %lld), calculated shape of the array of sliding blocks as (%lld, " \
  "%lld), but its components must be at least one."
#define KF__TORCH_FOLD_RANK                                                                  \
  "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and non-zero " \
  "dimensions for input, but got: %s"
#define KF__TORCH_FOLD_DIVISIBLE                                                          \
  "Expected size of input's dimension %u to be divisible by the product of kernel_size, " \
  "but got input.size(%u)=%lld and kernel_size=(%lld, %lld)."
#define KF__TORCH_FOLD_BLOCKS                                                            \
  "Given output_size=(%lld, %lld), kernel_size=(%lld, %lld), dilation=(%lld, %lld), "    \
  "padding=(%lld, %lld), stride=(%lld, %lld), calculated shape of the array of sliding " \
  "blocks as (%lld, %lld), which is too small (non-positive)"
#define KF__TORCH_FOLD_COUNT                                                             \
  "Given output_size=(%lld, %lld), kernel_size=(%lld, %lld), dilation=(%lld, %lld), "    \
  "padding=(%lld, %lld), stride=(%lld, %lld), expected size of input's dimension %u to " \
  "match the calculated number of sliding blocks %lld * %lld = %lld, but got "           \
  "input.size(%u)=%lld."
#define KF__TORCH_FOLD_OUTPUT \
  "Expected output spatial size to be positive, but got: output_size=(%lld, %lld)."
#define KF__TORCH_CONV_INPUT_RANK \
  "Expected %uD (unbatched) or %uD (batched) input to %s, but got input of size: %s"
#define KF__TORCH_CONV_SAME_STRIDE "%s: padding='same' is not supported for strided convolutions"
#define KF__TORCH_CONV_SAME_COPY                                                  \
  "Using padding='same' with even kernel lengths and odd dilation may require a " \
  "zero-padded copy of the input be created"
#define KF__TORCH_CONV_WEIGHT_RANK                                                           \
  "Expected %u-dimensional input for %u-dimensional weight%s, but got %u-dimensional input " \
  "of size %s instead"
#define KF__TORCH_UNFOLD_KERNEL \
  "kernel size should be greater than zero, but got kernel_height: %lld kernel_width: %lld"
#define KF__TORCH_UNFOLD_DILATION \
  "dilation should be greater than zero, but got dilation_height: %lld dilation_width: %lld"
#define KF__TORCH_UNFOLD_PAIR "It is expected %s equals to 2, but got size %zu"

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
#define KF__TORCH_BATCHES_OF_SQUARES \
  "%s: %s must be batches of square matrices, but they are %lld by %lld matrices"
#define KF__TORCH_FLOAT_OR_COMPLEX \
  "%s: Expected a floating point or complex tensor as input. Got %s"
#define KF__TORCH_EQUATION_DTYPES                                                         \
  "%s: Expected A and B to have the same dtype, but found A of type %s and B of type %s " \
  "instead"
#define KF__TORCH_EQUATION_SHAPES \
  "%s: Incompatible shapes of A and B for the equation %s (%lldx%lld and %lldx%lld)"
#define KF__TORCH_SINGULAR_INVERSE                                                       \
  "The diagonal element %lld is zero, the inversion could not be completed because the " \
  "input matrix is singular."
#define KF__TORCH_SINGULAR_SOLVE "The solver failed because the input matrix is singular."
#define KF__TORCH_NOT_POSITIVE_DEFINITE                                                  \
  "The factorization could not be completed because the input is not positive-definite " \
  "(the leading minor of order %lld is not positive-definite)."
#define KF__TORCH_SVD_FAILED                                                                 \
  "The algorithm failed to converge because the input matrix is ill-conditioned or has too " \
  "many repeated singular values (error code: %lld)."
#define KF__TORCH_EIGEN_FAILED                                                               \
  "The algorithm failed to converge because the input matrix is ill-conditioned or has too " \
  "many repeated eigenvalues (error code: %lld)."
#define KF__TORCH_RANK_FAILED                                                                \
  "The least squares solution could not be computed because the input matrix does not have " \
  "full rank (error code: %lld)."
#define KF__TORCH_NORM_OF_NOTHING                                                            \
  "%s cannot compute the %g norm on an empty tensor because the operation does not have an " \
  "identity"
#define KF__TORCH_NORM_OF_EMPTY_DIMENSION                                                  \
  "%s cannot compute the %g norm on the dimension %u because this dimension is empty and " \
  "the operation does not have an identity"
#define KF__TORCH_NORM_NARROWED                                                     \
  "%s: the dtype of the input (%s) should be convertible without narrowing to the " \
  "specified dtype (%s)"
#define KF__TORCH_LU_OF_VECTOR "%s: Expected tensor with 2 or more dimensions. Got size: %s instead"
#define KF__TORCH_QR_MODE                                                                \
  "qr received unrecognized mode '%s' but expected one of 'reduced' (default), 'r', or " \
  "'complete'"
#define KF__TORCH_EQUATION_SIZES                                                          \
  "Incompatible matrix sizes for %s: each A matrix is %lld by %lld but each b matrix is " \
  "%lld by %lld"
#define KF__TORCH_SOLVE_FROM_RIGHT                                                          \
  "%s: Vector broadcasting of the left hand side is not supported for left=False. In this " \
  "case linalg.solve is equivalent to B / A.squeeze(-1)"
#define KF__TORCH_LSTSQ_DTYPES                                                         \
  "%s: Expected input and other to have the same dtype, but got input's dtype %s and " \
  "other's dtype %s"
#define KF__TORCH_LSTSQ_RANKS                                                                \
  "%s: input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) " \
  "<= 1"
#define KF__TORCH_LSTSQ_DRIVER "%s: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)"
#define KF__TORCH_LU_SOLVE_SHAPES                                                          \
  "%s: Expected LU.shape[:-1] and pivots.shape to be the same, but got pivots with shape " \
  "%s instead"
#define KF__TORCH_LU_SOLVE_PIVOTS                                                       \
  "Pivots given to lu_solve must all be greater or equal to 1 and smaller or equal to " \
  "LU.size(-2)"
#define KF__TORCH_CHOLESKY_RANK_B \
  "b should have at least 2 dimensions, but has %u dimensions instead"
#define KF__TORCH_CHOLESKY_RANK_U \
  "u should have at least 2 dimensions, but has %u dimensions instead"
#define KF__TORCH_CHOLESKY_DTYPES                                                     \
  "Expected b and A to have the same dtype, but found b of type %s and A of type %s " \
  "instead."
#define KF__TORCH_CHOLESKY_SIZES                                                            \
  "Incompatible matrix sizes for cholesky_solve: each A matrix is %lld by %lld but each b " \
  "matrix is %lld by %lld"
#define KF__TORCH_TRIANGULAR_SIZES                                                          \
  "Incompatible matrix sizes for triangular_solve: each A matrix is %lld by %lld but each " \
  "b matrix is %lld by %lld"
#define KF__TORCH_REFLECTIONS_TALL \
  "%s: input.shape[-2] must be greater than or equal to input.shape[-1]"
#define KF__TORCH_REFLECTIONS_RANK                                                        \
  "%s: Expected tau to have one dimension less than input, but got tau.ndim equal to %u " \
  "and input.ndim is equal to %u"
#define KF__TORCH_REFLECTIONS_COUNT \
  "%s: input.shape[-1] must be greater than or equal to tau.shape[-1]"
#define KF__TORCH_REFLECTIONS_BATCH                                                       \
  "%s: Expected batch dimensions of tau to be equal to input.shape[:-2], but got tau of " \
  "shape %s"
#define KF__TORCH_ORMQR_ROWS "%s: other.shape[%d] must be equal to input.shape[-2]"
#define KF__TORCH_ORMQR_COUNT \
  "%s: tau.shape[-1] must be equal to min(other.shape[%d], input.shape[-1])"
#define KF__TORCH_COMPLEX_TOLERANCE "%s: %s tensor of complex type is not supported. Got %s"
#define KF__TORCH_MULTI_DOT_DTYPES                                                          \
  "multi_dot(): all tensors must have be the same dtype but tensor 0 is %s and tensor %zu " \
  "%s"
#define KF__TORCH_MULTI_DOT_SHAPES \
  "multi_dot(): tensors %zu and %zu with shapes %s and %s cannot be multiplied"
#define KF__TORCH_TENSORINV_SIZES                                       \
  "Expected self to satisfy the requirement prod(self.shape[ind:]) == " \
  "prod(self.shape[:ind]), but got %lld != %lld"
#define KF__TORCH_TENSORSOLVE_SIZES                                            \
  "Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == " \
  "prod(self.shape[:other.ndim]), but got %lld != %lld"
#define KF__TORCH_EIGEN_NOT_CONVERGED                                                      \
  "%s: %sThe algorithm failed to converge because the input matrix is ill-conditioned or " \
  "has too many repeated eigenvalues (error code: %d)."
#define KF__TORCH_EIG_OF_NAN "%s: input tensor should not contain infs or NaNs."
#define KF__TORCH_RANK_NOT_FULL                                                           \
  "%s: %sThe least squares solution could not be computed because the input matrix does " \
  "not have full rank (error code: %d)."
#define KF__TORCH_LU_UNPACK_PIVOTS                                                           \
  "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive.Did you properly " \
  "pass the result of lu_factor?"
#define KF__TORCH_SVD_OF_NAN                                                              \
  "%s: %sThe algorithm failed to converge because the input matrix contained non-finite " \
  "values."
#define KF__TORCH_SVD_NOT_CONVERGED                                                        \
  "%s: %sThe algorithm failed to converge because the input matrix is ill-conditioned or " \
  "has too many repeated singular values (error code: %d)."
#define KF__TORCH_TENSORINV_IND "Expected a strictly positive integer for 'ind', but got %lld"

/* ---- Results and arguments ---- */

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

/* ---- Matrix products ---- */

#define KF__TORCH_BIAS_EXPAND_RANK                                                         \
  "%s: expand(%sTensor{%s}, size=%s): the number of sizes provided (%zu) must be greater " \
  "or equal to the number of dimensions in the tensor (%u)"
#define KF__TORCH_BIAS_EXPAND_SIZE                                                     \
  "%s: The expanded size of the tensor (%lld) must match the existing size (%lld) at " \
  "non-singleton dimension %zu.  Target sizes: %s.  Tensor sizes: %s"
#define KF__TORCH_BADDBMM_SIZES                                                          \
  "%s: Expected size for first two dimensions of batch2 tensor to be: [%lld, %lld] but " \
  "got: [%lld, %lld]."
#define KF__TORCH_BADDBMM_DTYPES \
  "%s: Input dtypes must be the same, got: input %s, batch1: %s, batch2: %s"
#define KF__TORCH_BMM_BATCHES \
  "%s: batch1 and batch2 must have same number of batches, got %lld and %lld"
#define KF__TORCH_DOT_SIZES                                                               \
  "%s: inconsistent tensor size, expected tensor [%lld] and src [%lld] to have the same " \
  "number of elements, but got %lld and %lld elements respectively"
#define KF__TORCH_CDIST_COLUMNS "X1 and X2 must have the same number of columns. X1: %lld X2: %lld"
#define KF__TORCH_INTEGRAL_SCALE \
  "For integral input tensors, argument %s must not be a floating point number."
#define KF__TORCH_CONTRACTED_SIZES                                                           \
  "contracted dimensions need to match, but first has size %lld in dim %lld and second has " \
  "size %lld in dim %lld"
#define KF__TORCH_INNER_SIZES \
  "inner() the last dimension must match on both input tensors but got shapes %s and %s"
#define KF__TORCH_MATRIX_POWER_SQUARE \
  "%s: A must be batches of square matrices, but they are %lld by %lld matrices"

/* ---- Sums, sequences and statistics ---- */

#define KF__TORCH_MEAN_DTYPE                                                           \
  "mean(): could not infer output dtype. %s dtype must be either a floating point or " \
  "complex dtype. Got: %s"
#define KF__TORCH_REDUCED_WITHOUT_DIM                                                 \
  "%s(): Expected reduction dim to be specified for input.numel() == 0. Specify the " \
  "reduction dim with the 'dim' argument."
#define KF__TORCH_REDUCED_NEEDS_DIM \
  "%s(): Expected reduction dim to be specified for input.numel() == 0."
#define KF__TORCH_EXTREME_DTYPES                                                            \
  "%s: Expected the dtype for input and out to match, but got %s for input's dtype and %s " \
  "for out's dtype."
#define KF__TORCH_AMINMAX_OF_NOTHING                                                   \
  "aminmax(): cannot compute aminmax over an empty dimension as the operation has no " \
  "identity."
#define KF__TORCH_NANMEAN_DTYPE \
  "nanmean(): expected input to have floating point or complex dtype but got %s"
#define KF__TORCH_NANMEAN_RESULT                                                             \
  "nanmean(): could not infer output dtype. Optional dtype must be either a floating point " \
  "or complex dtype. Got: %s"
#define KF__TORCH_NORM_DTYPE \
  "norm(): input dtype should be either floating point or complex. Got %s instead."
#define KF__TORCH_NORM_RESULT                                                            \
  "norm(): the desired output dtype should be either floating point or complex. Got %s " \
  "instead."
#define KF__TORCH_RENORM_RANK "renorm: input needs at least 2 dimensions, got %u dimensions"
#define KF__TORCH_DIFF_RANK "diff expects prepend or append to be the same dimension as input"
#define KF__TORCH_DIFF_SHAPE                                                             \
  "diff expects the shape of tensor to prepend or append to match that of input except " \
  "along the differencing dimension; input.size(%u) = %lld, but got tensor.size(%u) = %lld"
#define KF__TORCH_QUANTILE_INTERPOLATION                                                     \
  "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, but " \
  "got %s"
#define KF__TORCH_COV_WEIGHTS_RANK \
  "cov(): expected %s to have one or fewer dimensions but got %s with %u dimensions"
#define KF__TORCH_COV_WEIGHTS_DTYPE "cov(): expected %s to have %s dtype but got %s with %s dtype"
#define KF__TORCH_COV_WEIGHTS_COUNT                                                       \
  "cov(): expected %s to have the same numel as there are observations in the input but " \
  "got %lld != %lld"
#define KF__TORCH_COV_FREEDOM                                                              \
  "cov(): degrees of freedom is <= 0. Correction should be strictly less than the number " \
  "of observations."
#define KF__TORCH_COV_RANK                                                          \
  "cov(): expected input to have two or fewer dimensions but got an input with %u " \
  "dimensions"
#define KF__TORCH_CORRCOEF_RANK                                                          \
  "corrcoef(): expected input to have two or fewer dimensions but got an input with %u " \
  "dimensions"
#define KF__TORCH_VAR_FREEDOM                                                                \
  "%s(): degrees of freedom is <= 0. Correction should be strictly less than the reduction " \
  "factor (input numel divided by output numel)."
#define KF__TORCH_HISTOGRAM_BINS_COUNT \
  "histogramdd: The size of bins must be equal to the innermost dimension of the input."
#define KF__TORCH_HISTOGRAM_BINS_DTYPE                                                      \
  "%s: input tensor and bins tensors should have the same dtype, but got input with dtype " \
  "%s and bins for dimension %lld with dtype %s"
#define KF__TORCH_HISTOGRAM_BINS_RANK                                                        \
  "%s: bins tensor should have one dimension, but got %u dimensions in the bins tensor for " \
  "dimension %lld"
#define KF__TORCH_HISTOGRAM_BINS_EMPTY                                                     \
  "%s: bins tensor should have at least 1 element, but got 0 elements in the bins tensor " \
  "for dimension %lld"
#define KF__TORCH_HISTOGRAM_WEIGHT_SHAPE                                                \
  "%s: if weight tensor is provided it should have the same shape as the input tensor " \
  "excluding its innermost dimension, but got input with shape %s and weight with shape %s"
#define KF__TORCH_HISTOGRAM_WEIGHT_DTYPE                                                   \
  "%s: if weight tensor is provided, input tensor and weight tensor should have the same " \
  "dtype, but got input(%s), and weight(%s)"
#define KF__TORCH_HISTOGRAM_RANGE \
  "%s: for a %lld-dimensional histogram range should have %lld elements, but got %zu"
#define KF__TORCH_SEGMENT_REDUCE \
  "reduce argument must be either sum, prod, mean, amax or amin, got %.*s"
#define KF__TORCH_QUANTILE_DTYPE "quantile() input tensor must be either float or double dtype"
#define KF__TORCH_SEGMENT_AXIS \
  "segment_reduce(): Expected axis to be the last dimension of lengths but got %lld."
#define KF__TORCH_SEGMENT_SUM                                            \
  "segment_reduce(): Expected all rows of lengths along axis to sum to " \
  "data.size(lengths.dim()-1) when !unsafe."
#define KF__TORCH_SEGMENT_INDICES "segment_reduce(): indices based reduction is not supported yet."
#define KF__TORCH_SEGMENT_NEITHER "segment_reduce(): Either lengths or offsets must be defined."
#define KF__TORCH_EXPECTED_FLOATING \
  "expected common dtype to be floating point, yet common dtype is %s"

/* ---- Einstein sums ---- */

#define KF__TORCH_EINSUM_SUBSCRIPT                                                          \
  "einsum(): invalid subscript given at index %zu in the equation string, subscripts must " \
  "be in [a-zA-Z]"
#define KF__TORCH_EINSUM_FEWER \
  "einsum(): fewer operands were provided than specified in the equation"
#define KF__TORCH_EINSUM_SECOND_ELLIPSIS \
  "einsum(): found '.' for operand %zu for which an ellipsis was already found"
#define KF__TORCH_EINSUM_DOT "einsum(): found '.' for operand %zu that is not part of any ellipsis"
#define KF__TORCH_EINSUM_MORE "einsum(): more operands were provided than specified in the equation"
#define KF__TORCH_EINSUM_RANK                                                              \
  "einsum(): the number of subscripts in the equation (%lld) %s the number of dimensions " \
  "(%lld) for operand %zu%s"
#define KF__TORCH_EINSUM_OUT_SECOND_ELLIPSIS \
  "einsum(): found '.' for output but an ellipsis (...) was already found"
#define KF__TORCH_EINSUM_OUT_DOT \
  "einsum(): found '.' for output that is not part of any ellipsis (...)"
#define KF__TORCH_EINSUM_OUT_TWICE \
  "einsum(): output subscript %c appears more than once in the output"
#define KF__TORCH_EINSUM_OUT_UNKNOWN \
  "einsum(): output subscript %c does not appear in the equation for any input operand"
#define KF__TORCH_EINSUM_ELLIPSIS_SIZE                                                    \
  "einsum(): dimension %lld covered by ellipsis in operand %zu has size %lld which does " \
  "not broadcast with previously seen ellipsis with size %lld for the respective dimension"
#define KF__TORCH_EINSUM_DIAGONAL                                                          \
  "einsum(): subscript %c is repeated for operand %zu but the sizes don't match, %lld != " \
  "%lld"
#define KF__TORCH_EINSUM_SIZE                                                           \
  "einsum(): subscript %c has size %lld for operand %zu which does not broadcast with " \
  "previously seen size %lld"
#define KF__TORCH_EINSUM_PATH_SIZE \
  "einsum(): expected contraction path given in path parameter to have size %zu but got %zu"
#define KF__TORCH_EINSUM_PATH_RANGE \
  "einsum(): invalid contraction (%lld, %lld) operand index is out of bounds"
#define KF__TORCH_EINSUM_PATH_SAME \
  "einsum(): invalid contraction (%lld, %lld) cannot contract an operand with itself"

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

/* ---- Fourier transforms ---- */

#define KF__TORCH_FFT_SHAPE "Got shape with %zu values but input tensor only has %u dimensions."

/* ---- Scalars ---- */

#define KF__TORCH_INDEX_FILL_VALUE                                                  \
  "index_fill_ only supports a 0-dimensional value tensor, but got tensor with %u " \
  "dimension(s)."

/* ---- Pooling ---- */

#define KF__TORCH_POOL_HALF_KERNEL                                                           \
  "pad should be at most half of effective kernel size, but got pad=%lld, kernel_size=%lld " \
  "and dilation=%lld"
#define KF__TORCH_POOL_PADDING \
  "pad should be smaller than or equal to half of kernel size, but got %s %s"
#define KF__TORCH_POOL_EMPTY                                                            \
  "%s: Expected input's non-batch dimensions to have positive length, but input has a " \
  "shape of %s"
#define KF__TORCH_POOL_RANK                                                                \
  "%s: Expected %uD or %uD (batch mode) tensor with optional 0 dim batch size for input, " \
  "but got:%s"
#define KF__TORCH_POOL_EMPTY_DIMENSION                                                     \
  "%s(): Expected %s to have non-zero size for non-batch dimensions, but %s has sizes %s " \
  "with dimension %u being empty"
#define KF__TORCH_POOL_GRADIENT_RANK \
  "%s: Expected dimensions %u for `grad_output` but got dimensions %u"
#define KF__TORCH_POOL_GRADIENT_SIZE                                                         \
  "%s: Expected a tensor of dimension %u and tensor.size[%u] == %lld but got: dimension %u " \
  "and tensor.size[%u] = %lld"
#define KF__TORCH_POOL_ARGUMENT \
  "%s() %s must be an int, list of ints or tuple of ints of size 1 but got size %zu"
#define KF__TORCH_POOL1D_PADDING                                                          \
  "max_pool1d() padding should be at most half of kernel size, but got padding=%lld and " \
  "kernel_size=%lld"
#define KF__TORCH_POOL1D_RANK                                                             \
  "max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for " \
  "input, but got:%s"
#define KF__TORCH_UNPOOL_SIZES "There should be exactly %s in output_size, but got %zu elements."
#define KF__TORCH_UNPOOL_RANK                                                          \
  "Input to max_unpooling%ud should be a %ud or %ud Tensor, but got a tensor with %u " \
  "dimensions"
#define KF__TORCH_UNPOOL_INDICES                                                           \
  "Expected shape of indices to be same as that of the input tensor (%s) but got indices " \
  "tensor with shape: %s"
#define KF__TORCH_UNPOOL_STRIDE                                                            \
  "There should be exactly three elements (depth, height, width) in stride, but got: %zu " \
  "elements."
#define KF__TORCH_FRACTIONAL_POOL_SIZE \
  "fractional_max_pool%ud%s(): pool %s %lld too large relative to input %s %lld"
#define KF__TORCH_FRACTIONAL_RANK \
  "fractional_max_pool%ud(): Expected %uD or %uD tensor, but got: %uD"
#define KF__TORCH_FRACTIONAL_ARGUMENT \
  "fractional_max_pool%ud: %s must either be a single Int or %u Ints"
#define KF__TORCH_FRACTIONAL_EMPTY                                                \
  "fractional_max_pool%ud(): Expected input to have non-zero size for non-batch " \
  "dimensions, but got %s with dimension %u being empty."
#define KF__TORCH_UNPOOL_INDEX_2D \
  "Found an invalid max index: %lld (output volumes are of size %lldx%lld)"
#define KF__TORCH_UNPOOL_INDEX_3D \
  "Found an invalid max index: %lld (output volumes are of size %lldx%lldx%lld)"
#define KF__TORCH_POOL_SIZE_FROM "Given input size: ("
#define KF__TORCH_POOL_SIZE_TO "). Calculated output size: ("
#define KF__TORCH_POOL_SIZE_END "). Output size is too small"
#define KF__TORCH_POOL_OUTPUT_SIZE "%s(): internal error: output_size.size() must be %u"

/* ---- Random numbers ---- */

#define KF__TORCH_UNIFORM_RANGE \
  "uniform_ expects to return a [from, to) range, but found from=%g > to=%g"
#define KF__TORCH_UNIFORM_WIDTH                                                              \
  "uniform_ expects to-from <= std::numeric_limits<%s>::max(), but found to=%g and from=%g " \
  "which result in to-from to exceed the limit"
#define KF__TORCH_CONTINUOUS_DTYPE                                                      \
  "%s distribution is a continuous probability distribution. dtype must be a floating " \
  "point but you specified %s"
#define KF__TORCH_RANDOM_RANGE \
  "random_ expects 'from' to be less than 'to', but got from=%lld >= to=%lld"
#define KF__TORCH_RANDOM_CAST_RANGE                                                       \
  "random_ expects 'from' casted to dtype to be less than 'to' casted to dtype, but got " \
  "from=%lld >= to=%lld"
#define KF__TORCH_RANDOM_CAST_RANGE_INCLUSIVE                                              \
  "random_ expects 'from' casted to dtype to be less than or equal to 'to_inc' casted to " \
  "dtype, but got from=%lld > to_inc=%lld"
#define KF__TORCH_NORMAL_EXPAND_RANK                                                        \
  "expand(%s, size=%s): the number of sizes provided (%u) must be greater or equal to the " \
  "number of dimensions in the tensor (%u)"
#define KF__TORCH_NORMAL_EXPAND_SIZE                                               \
  "The expanded size of the tensor (%lld) must match the existing size (%lld) at " \
  "non-singleton dimension %u.  Target sizes: %s.  Tensor sizes: %s"
#define KF__TORCH_MULTINOMIAL_COUNT \
  "cannot sample n_sample > prob_dist.size(-1) samples without replacement"
#define KF__TORCH_RRELU_NOISE \
  "noise tensor shape must match self tensor shape. Got self.shape = %s noise.shape = %s"
#define KF__TORCH_MULTINOMIAL_NEGATIVE \
  "invalid multinomial distribution (encountering probability entry < 0)"
#define KF__TORCH_MULTINOMIAL_INFINITE \
  "invalid multinomial distribution (encountering probability entry = infinity or NaN)"
#define KF__TORCH_MULTINOMIAL_ZERO "invalid multinomial distribution (sum of probabilities <= 0)"
#define KF__TORCH_MULTINOMIAL_INVALID \
  "probability tensor contains either `inf`, `nan` or element < 0"
#define KF__TORCH_RANDOM_FULL_RANGE \
  "random_full_64_bits_range_kernel_cpu handles only int64, double, float and bfloat16"

/* ---- Normalization ---- */

#define KF__TORCH_NORM_MIXED_DTYPES \
  "mixed dtype (CPU): expect parameter to have scalar type of Float"
#define KF__TORCH_LAYER_NORM_PARAMETER                                               \
  "Expected %s to be of same shape as normalized_shape, but got %s of shape %s and " \
  "normalized_shape = %s"
#define KF__TORCH_LAYER_NORM_INPUT \
  "Given normalized_shape=%s, expected input with shape [*, %s, but got input of size%s"
#define KF__TORCH_GROUP_NORM_PARAMETER                                                       \
  "Expected %s to be a vector of size equal to the number of channels in input, but got %s " \
  "of shape %s and input of shape %s"
#define KF__TORCH_GROUP_NORM_CHANNELS                                                     \
  "Expected number of channels in input to be divisible by num_groups, but got input of " \
  "shape %s and num_groups=%lld"
#define KF__TORCH_INSTANCE_NORM_EMPTY \
  "input tensor must have at least one element, but got input_sizes = %s"
#define KF__TORCH_BATCH_NORM_DTYPES \
  "Mismatch dtype between input and weight: input dtype = %s, weight dtype = %s"
#define KF__TORCH_INSTANCE_NORM_STATISTICS \
  "Expected running_mean and running_var to be defined when use_input_stats is false"
#define KF__TORCH_GROUP_NORM_COUNT "Expected X.numel() == N * C * HxW to be true, but got false."
#define KF__TORCH_GROUP_NORM_GRADIENT \
  "Expected dY.numel() == N * C * HxW to be true, but got false."
#define KF__TORCH_GROUP_NORM_MEAN "Expected mean.numel() == N * group to be true, but got false."
#define KF__TORCH_GROUP_NORM_RSTD "Expected rstd.numel() == N * group to be true, but got false."

/* ---- Resampling ---- */

#define KF__TORCH_RESAMPLE_RANK "Non-empty %uD data tensor expected but got a tensor with sizes %s"
#define KF__TORCH_GRID_BATCH                                                             \
  "grid_sampler(): expected grid and input to have same batch size, but got input with " \
  "sizes %s and grid with sizes %s"
#define KF__TORCH_GRID_COORDINATES                                                      \
  "grid_sampler(): expected grid to have size %d in last dimension, but got grid with " \
  "sizes %s"
#define KF__TORCH_GRID_EMPTY                                                            \
  "grid_sampler(): expected input to have non-empty spatial dimensions, but input has " \
  "sizes %s with dimension %u being empty"
#define KF__TORCH_GRID_RANK                                                              \
  "grid_sampler(): expected %uD input and grid with same number of dimensions, but got " \
  "input with sizes %s and grid with sizes %s"
#define KF__TORCH_GRID_CUBIC "grid_sampler(): bicubic interpolation only supports 4D input"
#define KF__TORCH_RESAMPLE_SIZES "%s: Must specify exactly one of output_size and scale_factors"
#define KF__TORCH_RESAMPLE_COUNT "It is expected output_size equals to %u, but got size %zu"
#define KF__TORCH_RESAMPLE_POSITIVE \
  "Input and output sizes should be greater than 0, but got input "

/* ---- Padding ---- */

#define KF__TORCH_PAD_LENGTH                                                               \
  "Length of pad should be no more than twice the number of dimensions of the input. Pad " \
  "length is %zu while the input has %u dimensions."
#define KF__TORCH_PAD_NEGATIVE                                                               \
  "The input size %lld, plus negative padding %lld and %lld, resulted in a negative output " \
  "size, which is invalid. Check dimension %u of your input."
#define KF__TORCH_PAD_RANK                                                                 \
  "Expected %uD or %uD (batch mode) tensor with possibly 0 batch size and other non-zero " \
  "dimensions for input, but got: %s"
#define KF__TORCH_PAD_REFLECTED                                                            \
  "Argument #%u: Padding size should be less than the corresponding input dimension, but " \
  "got: padding (%lld, %lld) at dimension %u of input %s"
#define KF__TORCH_PAD_LENGTH_OF_MODE                                                      \
  "Padding length should be less than or equal to two times the input dimension but got " \
  "padding length %zu and input of dimension %u"
#define KF__TORCH_PAD_TO_NOTHING "Negative padding value is resulting in an empty dimension"

/* ---- Losses ---- */

#define KF__TORCH_NLL_TARGET_SIZE \
  "For 1D input, 1D target must have size 1, but got target size: %lld"
#define KF__TORCH_NLL_WEIGHT                                                           \
  "weight tensor should be defined either for all %lld classes or no classes but got " \
  "weight tensor of shape: %s"
#define KF__TORCH_NLL_TOTAL_WEIGHT \
  "expected total_weight to be a  single element tensor, got: %s (%lld elements)"
#define KF__TORCH_NLL_GRADIENT_RANK \
  "grad_output must have same dimension as target (%u) but got dimension: %s"
#define KF__TORCH_NLL_BATCHES "Expected input batch_size (%lld) to match target batch_size (%lld)."
#define KF__TORCH_PROBABILITY_TARGET \
  "Expected floating point type for target with class probabilities, got %s"
#define KF__TORCH_TRIPLET_RANKS                                                         \
  "The anchor, positive, and negative tensors are expected to have the same number of " \
  "dimensions, but got: anchor %uD, positive %uD, and negative %uD inputs"
#define KF__TORCH_COSINE_RANKS \
  "%uD target tensor expects %uD input tensors, but found inputs of %uD and %uD"
#define KF__TORCH_MARGIN_INPUT \
  "Expected non-empty vector or matrix with optional 0-dim batch size, but got: %s"
#define KF__TORCH_MULTI_MARGIN_TARGET                                                      \
  "multi_margin_loss: target tensor should be 1-D with size equal to the number of input " \
  "samples (batch size). Expected target size [%lld], but got %s. Input has shape %s."
#define KF__TORCH_CTC_INPUT_LENGTH                                                         \
  "Expected input_lengths to have value at most %lld, but got value %lld (while checking " \
  "arguments for ctc_loss_allocate_outputs)"
#define KF__TORCH_CTC_TARGET_WIDTH                                                    \
  "Expected tensor to have size at least %lld at dimension 1, but got size %lld for " \
  "argument #2 'targets' (while checking arguments for ctc_loss_allocate_outputs)"
#define KF__TORCH_CTC_TARGET_COUNT                                                       \
  "Expected tensor to have size %lld at dimension 0, but got size %lld for argument #2 " \
  "'targets' (while checking arguments for ctc_loss_allocate_outputs)"
#define KF__TORCH_SOFTMAX_HALF "softmax with half to float conversion is not supported on CPU"
#define KF__TORCH_SOFTMAX_GRADIENT                                                      \
  "Expected tensor for argument #1 'grad' to have same size as tensor for argument #2 " \
  "'output'; but %s does not equal %s (while checking arguments for softmax_backward)"

/* ---- Attention ---- */

#define KF__TORCH_SPARSE_BAG_FREQUENCY \
  "embedding_backward: scale_grad_by_freq not supported with sparse gradients"
#define KF__TORCH_ATTENTION_DTYPES                                                  \
  "Expected query, key, and value to have the same dtype, but got query.dtype: %s " \
  "key.dtype: %s and value.dtype: %s instead."
#define KF__TORCH_ATTENTION_RANKS                                                            \
  "Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: %u " \
  "key.dim: %u and value.dim: %u instead."
#define KF__TORCH_ATTENTION_TWO_MASKS \
  "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True"
#define KF__TORCH_ATTENTION_MASK_DTYPE                                             \
  "Expected attn_mask dtype to be bool or float or to match query dtype, but got " \
  "attn_mask.dtype: %s and  query.dtype: %s instead."
#define KF__TORCH_FUSED_ATTENTION_RANKS                                                      \
  "All fused kernels requires query, key and value to be 4 dimensional, but got Query dim: " \
  "%u, Key dim: %u, Value dim: %u instead."
#define KF__TORCH_NO_ATTENTION_KERNEL "No available kernel.  Aborting execution."

/* ---- Grids and repetition ---- */

#define KF__TORCH_REPEAT_SIZES                                                              \
  "repeats must have the same size as input along dim, but got repeats.size(0) = %lld and " \
  "input.size(%lld) = %lld"
#define KF__TORCH_REPEAT_OUTPUT "repeat_interleave: Invalid output_size, expected %lld but got %lld"
#define KF__TORCH_GRID_VECTORS \
  "%s: Expected 0D or 1D tensor in the tensor list but got: %u dimensions"
#define KF__TORCH_MESHGRID_INDEXING "%s: indexing must be one of \"xy\" or \"ij\", but received: %s"
#define KF__TORCH_MESHGRID_DEFAULT \
  "%s: in an upcoming release, it will be required to pass the indexing argument."
#define KF__TORCH_TAKE_RANKS                                                       \
  "%s(): input and indices should have the same number of dimensions, but got %u " \
  "dimensions for input, and %u dimensions for indices"
#define KF__TORCH_RNN_BATCH "Input batch size %lld doesn't match hidden%zu batch size %lld"
#define KF__TORCH_RNN_HIDDEN "hidden%zu has inconsistent hidden_size: got %lld, expected %lld"
#define KF__TORCH_PADDING_IDX \
  "padding_idx must be within the number of embeddings, -%lld through %lld, but got %lld"

/* ---- Copies and conversions ---- */

#define KF__TORCH_PRESERVED_CONTIGUOUS \
  "preserve memory format is unsupported by the contiguous operator"
#define KF__TORCH_TO_LAYOUT                                                                  \
  "to(options) doesn't support converting to a different layout, but got self.layout being " \
  "%s and options.layout set as %s"

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

/* ---- Sparse tensors ---- */

#define KF__TORCH_SPARSE_ADD_SIZES \
  "add: expected sizes of 'self' and 'other' to match, but %s != %s"
#define KF__TORCH_SPARSE_ADD_ORDER \
  "add(sparse, dense) is not supported. Use add(dense, sparse) instead."
#define KF__TORCH_SPARSE_ADD_DENSE                                                        \
  "add: expected 'self' and 'other' to have same size, but self has size %s while other " \
  "has size %s (FYI: dense-sparse addition does not currently support broadcasting)"
#define KF__TORCH_SPARSE_ADD_DTYPE "Can't convert result type %s to output %s in add operation"

#endif
