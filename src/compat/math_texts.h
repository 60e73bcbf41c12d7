/* PyTorch's texts of mathematical operators: linear algebra, sums, statistics, random numbers. See
 * Note [Message texts] in texts.h. */
#ifndef KF_COMPAT_MATH_TEXTS_H
#define KF_COMPAT_MATH_TEXTS_H

#include "compat/texts.h"

/* ---- Linear algebra ---- */

#define KF__TORCH_BATCH_ELEMENT "(Batch element %lld): "
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
#define KF__TORCH_CROSS_NO_DIM "no dimension of size 3 in input"
#define KF__TORCH_MULTI_DOT_COUNT "multi_dot(): expected at least 2 tensors but got %zu"
#define KF__TORCH_MULTI_DOT_END "multi_dot(): the %s tensor must be 1D or 2D but got %uD"
#define KF__TORCH_MULTI_DOT_MIDDLE "multi_dot(): tensor %zu must be 2D but got %uD"
#define KF__TORCH_CHAIN_EMPTY "chain_matmul(): Expected one or more matrices"
#define KF__TORCH_MATRIX_NORM_DIMS "%s: dim must be a 2-tuple. Got %lld"
#define KF__TORCH_MATRIX_NORM_SAME_DIM "%s: dims must be different. Got (%lld, %lld)"
#define KF__TORCH_NORM_RESULT_DTYPE "%s: dtype should be floating point or complex, but got %s"
#define KF__TORCH_NORM_DTYPE_KIND "%s: dtype should be %s for %s inputs, but got %s"
#define KF__TORCH_NORM_ORDER_COMPLEX "%s: Expected a non-complex scalar as the order of norm."
#define KF__TORCH_NORM_DIMS \
  "%s: If dim is specified, it must be of length 1 or 2. Got %zu dimensions"
#define KF__TORCH_NORM_RANK \
  "%s: If dim is not specified but ord is, the input must be 1D or 2D. Got %uD."
#define KF__TORCH_COND_RANK "%s: The input tensor must have at least 2 dimensions."
#define KF__TORCH_COND_NUMBER "%s got an invalid norm type: %g"
#define KF__TORCH_COND_NAME "%s got an invalid norm type: %s"
#define KF__TORCH_INPUT_MATRIX "%s: input must have at least 2 dimensions."
#define KF__TORCH_TAU_DTYPE "%s: tau dtype %s does not match input dtype %s"
#define KF__TORCH_OTHER_MATRIX "%s: other must have at least 2 dimensions."
#define KF__TORCH_MATRIX_RANK_INPUT "%s: The input tensor input must have at least 2 dimensions."
#define KF__TORCH_MATRIX_RANK "%s: The input tensor %s must have at least 2 dimensions."
#define KF__TORCH_CROSS_RANKS "%s: inputs must have the same number of dimensions."
#define KF__TORCH_SCALAR_TYPES_OF "%s: expected scalar type %s but found %s"
#define KF__TORCH_LU_PIVOT "%s: LU without pivoting is not implemented on the CPU"
#define KF__TORCH_PIVOTS_DTYPE "%s: Expected pivots to be integers. Got %s"
#define KF__TORCH_SOLVE_RANK "%s: The input tensor B must have at least 2 dimensions."
#define KF__TORCH_LOW_PRECISION "%s: Low precision dtypes not supported. Got %s"
#define KF__TORCH_UPLO "Expected UPLO argument to be 'L' or 'U', but got %s"
#define KF__TORCH_NO_COMPLEX_TYPE "Unknown Complex ScalarType for %s"
#define KF__TORCH_OTHER_VECTOR "%s: other must have at least 1 dimension."
#define KF__TORCH_ROWS_MATCH "%s: input.size(-2) should match other.size(-%d)"
#define KF__TORCH_CROSS_SIZE "%s: inputs dimension %lld must have length 3. Got %lld and %lld"
#define KF__TORCH_NORM_ORDER "%s: Order %g not supported."
#define KF__TORCH_NORM_ORDER_NAME "%s: Order %s not supported."
#define KF__TORCH_SOLVE_VECTOR_RIGHT "%s: Incompatible shapes of A and B for the equation XA = B (%lldx%lld and %lldx1)"
#define KF__TORCH_SOLVE_VECTOR_LEFT "%s: Incompatible shapes of A and B for the equation AX = B (%lldx%lld and %lldx1)"

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
#define KF__TORCH_BOOL_FACTOR "Boolean %s only supported for Boolean results."
#define KF__TORCH_MATMUL_RANKS \
  "both arguments to matmul need to be at least 1D, but they are %uD and %uD"
#define KF__TORCH_LINEAR_RANKS \
  "both arguments to linear need to be at least 1D, but they are %uD and %uD"
#define KF__TORCH_MATRIX_POWER_RANK "%s: The input tensor A must have at least 2 dimensions."
#define KF__TORCH_NUMBER_OVERFLOW_OF "%s: value cannot be converted to type %s without overflow"
#define KF__TORCH_DOT_DTYPES "dot : expected both vectors to have same dtype, but found %s and %s"
#define KF__TORCH_TRACE_RANK "trace: expected a matrix, but got tensor with dim %u"
#define KF__TORCH_CDIST_RANK "%s only supports at least 2D tensors, %s got: %uD"
#define KF__TORCH_CDIST_DTYPE "cdist only supports floating-point dtypes, X%d got: %s"
#define KF__TORCH_CDIST_P "cdist only supports non-negative p values"
#define KF__TORCH_CDIST_MODE "possible modes: 0, 1, 2, but was: %lld"
#define KF__TORCH_PDIST_RANK "pdist only supports 2D tensors, got: %uD"
#define KF__TORCH_PDIST_DTYPE "pdist only supports floating-point dtypes"
#define KF__TORCH_PDIST_P "pdist only supports non-negative p values"
#define KF__TORCH_PDIST_STRIDES "_pdist_forward requires contiguous input"
#define KF__TORCH_CHAIN_RANK "Tensor dimension is %u, expected 2 instead."
#define KF__TORCH_VECTOR_RANK "%s: Expected 1-D argument %s, but got %u-D"
#define KF__TORCH_ADDR_OVERFLOW "addr: value cannot be converted to type %s without overflow"
#define KF__TORCH_LINEAR_BIAS_DTYPE "linear: expected input and bias to have the same dtype, but got %s and %s"
#define KF__TORCH_TENSORDOT_LISTS "tensordot: both dimension lists should have same length, found %zu and %zu"
#define KF__TORCH_TENSORDOT_DTYPES "tensordot: both inputs should have same dtype"
#define KF__TORCH_MM_DTYPES "%s: expected m1 and m2 to have the same dtype, but got: %s != %s"
#define KF__TORCH_MAT1_RANK "%s: mat1 must be a matrix, got %u-D tensor"
#define KF__TORCH_MAT2_RANK "%s: mat2 must be a matrix, got %u-D tensor"
#define KF__TORCH_MM_SELF_RANK "%s: self must be a matrix, found a %u-D tensor"
#define KF__TORCH_MM_MAT2_RANK "%s: mat2 must be a matrix, found a %u-D tensor"
#define KF__TORCH_SELF_MAT2_DTYPES "%s: self and mat2 must have the same dtype, but got %s and %s"
#define KF__TORCH_MAT1_MAT2_DTYPES "%s: mat1 and mat2 must have the same dtype, but got %s and %s"
#define KF__TORCH_BATCH_RANK "%s: batch%d must be a 3D tensor, found %uD"
#define KF__TORCH_BMM_SIZES "%s: Incompatible matrix sizes for bmm (%lldx%lld and %lldx%lld)"
#define KF__TORCH_ADDMV_RANKS "%s: vector + matrix @ vector expected, got %lld, %u, %u"
#define KF__TORCH_ADDMV_SIZES "%s: size mismatch, got input (%lld), mat (%lldx%lld), vec (%lld)"
#define KF__TORCH_ADDMV_DTYPES "%s: addmv input tensors must have the same dtype, but got %s, %s, and %s"
#define KF__TORCH_DOT_RANKS "%s: 1D tensors expected, but got %uD and %uD tensors"

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
#define KF__TORCH_BINCOUNT_INPUT "bincount only supports 1-d non-negative integral inputs."
#define KF__TORCH_HISTOGRAMDD_RANK "%s: input tensor should have at least 2 dimensions, but got %u"
#define KF__TORCH_HISTOGRAM_BINS "%s(): bins must be > 0, but got %lld for dimension %lld"
#define KF__TORCH_NORM_MANY_DIMS "Expected at most 2 dimensions, but got %zu dimensions instead."
#define KF__TORCH_RENORM_P "renorm: p must be real-valued"
#define KF__TORCH_RENORM_P_SIGN "renorm: non-positive-norm not supported"
#define KF__TORCH_RENORM_MAX "renorm: maxnorm must be real-valued"
#define KF__TORCH_RENORM_MAX_SIGN "renorm: expected maxnorm to be >= 0 but got %g"
#define KF__TORCH_DIFF_INPUT_RANK "diff expects input to be at least one-dimensional"
#define KF__TORCH_DIFF_ORDER "order must be non-negative but got %lld"
#define KF__TORCH_TRAPEZOID_BOOL "%s: received a bool input for %s, but bool is not supported"
#define KF__TORCH_TRAPEZOID_DX "%s: Currently, we only support dx as a real number."
#define KF__TORCH_TRAPEZOID_X "%s: There must be one `x` value for each sample point"
#define KF__TORCH_QUANTILE_EMPTY "quantile() input tensor must be non-empty"
#define KF__TORCH_QUANTILE_Q_RANK "quantile() q must be a scalar or 1D tensor"
#define KF__TORCH_QUANTILE_Q_DTYPE "quantile() q tensor must be same dtype as the input tensor"
#define KF__TORCH_QUANTILE_QS "quantile() q values must be in the range [0, 1]"
#define KF__TORCH_QUANTILE_Q "quantile() q must be in the range [0, 1] but got %g"
#define KF__TORCH_COV_WEIGHTS "cov(): %s cannot be negative"
#define KF__TORCH_COV_BOOL "cov(): bool dtype is not supported for input"
#define KF__TORCH_SEGMENT_LENGTHS "lengths contains negative value!"
#define KF__TORCH_NANSUM_COMPLEX "nansum on CPU does not support complex inputs"
#define KF__TORCH_REDUCE_EMPTY "%s%s: Expected reduction dim %lld to have non-zero size."
#define KF__TORCH_BOOL_OUT "%s only supports bool tensor for result, got: %s"
#define KF__TORCH_STD_DTYPE "std and var only support floating point and complex dtypes"
#define KF__TORCH_STD_OF_DTYPE "%s only support floating point and complex dtypes"
#define KF__TORCH_HISTOGRAM_BINS_0 "%s(): bins must be > 0, but got %lld for dimension 0"
#define KF__TORCH_HISTC_RANGE "%s: max must be larger than min"
#define KF__TORCH_BINCOUNT_MINLENGTH "minlength should be >= 0"
#define KF__TORCH_BINCOUNT_WEIGHTS "weights should be 1-d and have the same length as input"
#define KF__TORCH_HISTOGRAM_BOUNDS "%s: min should not exceed max, but got min %g max %g for dimension %lld"
#define KF__TORCH_HISTOGRAM_INFINITE "%s: dimension %lld's range [%g, %g] is not finite"
#define KF__TORCH_HISTC_INFINITE "%s: range of [%g, %g] is not finite"
#define KF__TORCH_CLOSE_DTYPES "%s did not match %s"
#define KF__TORCH_HISTC_OUT_DTYPE "%s: input tensor and hist tensor should have the same dtype, but got input %s and hist %s"
#define KF__TORCH_NO_COMPLEX "%s(): does not support complex input"
#define KF__TORCH_NO_BOOL "%s(): does not support bool input"
#define KF__TORCH_TOPK_RANGE "%s: selected index k out of range (%lld of %lld)"
#define KF__TORCH_COSINE_EPS "cosine_similarity: eps must be non-negative, got: %g"

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
#define KF__TORCH_EINSUM_EMPTY "einsum(): must provide at least one operand"
#define KF__TORCH_EINSUM_NO_ELLIPSIS " and no ellipsis was given"

/* ---- Fourier transforms ---- */

#define KF__TORCH_FFT_SHAPE "Got shape with %zu values but input tensor only has %u dimensions."
#define KF__TORCH_FFT_NORM "Invalid normalization mode: \"%s\""
#define KF__TORCH_FFT_POINTS "Invalid number of data points (%lld) specified"
#define KF__TORCH_FFT_REAL "%s expects a real input tensor, but got %s"
#define KF__TORCH_FFT_AXES "%s must transform at least one axis"
#define KF__TORCH_FFT_REAL_VALUES "%s expects a real-valued input tensor, but got %s"
#define KF__TORCH_FFT_DTYPE "Unsupported dtype %s"
#define KF__TORCH_FFT_AXIS "%s: bad axis number: %lld for a tensor of %u dimensions"
#define KF__TORCH_FFT_AXIS_TWICE "%s: axis specified repeatedly: %lld"
#define KF__TORCH_FREQUENCIES_RESIZED "%s: the out tensor has %lld elements, but %lld are needed. The out tensor will be resized"
#define KF__TORCH_FFT_LISTS "When given, dim and shape arguments must have the same length, found %zu and %zu"
#define KF__TORCH_FREQUENCIES_DTYPE "%s requires a floating point or complex dtype, found %s"
#define KF__TORCH_FFT_DIMS_TWICE "FFT dims must be unique, found %lld twice"
#define KF__TORCH_FFT_REAL_DTYPE "%s: Only supports floating-point dtypes, but found: %s"
#define KF__TORCH_FFT_NO_DIM "%s: ndim must be >= 1"
#define KF__TORCH_FFT_NORMALIZATION "%s: Unsupported normalization type%lld"
#define KF__TORCH_FFT_COMPLEX_DTYPE "%s: Only supports complex64 and complex128, but found: %s"

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
#define KF__TORCH_POISSON_RATE "invalid Poisson rate, expected rate to be non-negative"
#define KF__TORCH_RANDINT_HIGH "high must be a scalar tensor and on CPU"
#define KF__TORCH_RANDPERM_SIGN "n must be non-negative, got %lld"
#define KF__TORCH_RANDPERM_LIMIT "n cannot be greater than %s type."
#define KF__TORCH_NORMAL_STD "normal expects std >= 0.0, but found std %g"
#define KF__TORCH_NORMAL_COMPLEX_STD "normal expects standard deviation to be non-complex"
#define KF__TORCH_NORMAL_STDS "normal expects all elements of std >= 0.0"
#define KF__TORCH_DROPOUT_P "dropout probability has to be between 0 and 1, but got %g"
#define KF__TORCH_FEATURE_DROPOUT_RANK "Feature dropout requires at least 2 dimensions in the input"
#define KF__TORCH_RRELU_LOWER "rrelu: lower bound must be finite, got %g"
#define KF__TORCH_RRELU_UPPER "rrelu: upper bound must be finite, got %g"
#define KF__TORCH_RRELU_ORDER "Lower bound should be less than or equal to the upper bound"
#define KF__TORCH_RANDOM_BOUND "%s is out of bounds for %s"
#define KF__TORCH_LOG_NORMAL_STD "log_normal_ expects std > 0.0, but found std=%g"
#define KF__TORCH_CAUCHY_SIGMA "cauchy_ expects sigma > 0.0, but found sigma=%g"
#define KF__TORCH_EXPONENTIAL_LAMBDA "exponential_ expects lambda > 0.0, but found lambda=%g"
#define KF__TORCH_GEOMETRIC_P "geometric_ expects p to be in (0, 1), but got p=%g"
#define KF__TORCH_BERNOULLI_P "bernoulli_ expects p to be in [0, 1], but got p=%g"
#define KF__TORCH_BINOMIAL_DTYPE "binomial only supports floating-point dtypes for %s, got: %s"
#define KF__TORCH_MULTINOMIAL_RANK "prob_dist must be 1 or 2 dim"
#define KF__TORCH_MULTINOMIAL_DTYPE \
  "multinomial only supports floating-point dtypes for input, got: %s"
#define KF__TORCH_MULTINOMIAL_OUT "multinomial expects Long tensor out, got: %s"
#define KF__TORCH_MULTINOMIAL_SAMPLES "cannot sample n_sample <= 0 samples"
#define KF__TORCH_MULTINOMIAL_CATEGORIES "number of categories cannot exceed 2^24"
#define KF__TORCH_RANDOM_GAPS "%s is out of bounds [-(2^%d), 2^%d]: %s holds integers without gaps only there"
#define KF__TORCH_BERNOULLI_PROBABILITIES "bernoulli: Expected p_in >= 0 && p_in <= 1 to be true, but got false"
#define KF__TORCH_RANDOM_DTYPE "check_random_bounds handles only integral, floating-point and boolean types, and not %s"

#endif
