/* PyTorch's texts of the operators of networks: convolutions, pooling, normalization, losses, and the
 * like. See Note [Message texts] in texts.h. */
#ifndef KF_COMPAT_NN_TEXTS_H
#define KF_COMPAT_NN_TEXTS_H

#include "compat/texts.h"

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
#define KF__TORCH_CONV_PADDING "negative padding is not supported"
#define KF__TORCH_CONV_OUTPUT_PADDING_SIGN "negative output_padding is not supported"
#define KF__TORCH_CONV_STRIDE "non-positive stride is not supported"
#define KF__TORCH_WINDOW_DILATION "dilation should be greater than zero, but got %s"
#define KF__TORCH_CONV_WEIGHT_DIMS "weight should have at least three dimensions"
#define KF__TORCH_CONV_GROUPS "non-positive groups is not supported"
#define KF__TORCH_WINDOW_KERNEL "kernel size should be greater than zero, but got %s"
#define KF__TORCH_CONV_GROUPS_OVERFLOW "Given groups=%lld, weight of size %s is too large"
#define KF__TORCH_CONV_LIST "%s: expected %s to be a single integer value or a list of %u values to match the convolution dimensions, but got %s=%s"
#define KF__TORCH_CONV_MANY_DIMS "%s: unsupported ConvNd parameters: weight has %u dimensions"
#define KF__TORCH_CONV_PADDING_NAME "%s: Invalid padding string: '%.*s'"

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
#define KF__TORCH_POOL_INDICES_DTYPE "%s: expected dtype long int for indices but got dtype %s"
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
#define KF__TORCH_POOL_KERNEL "%s() kernel_size must be greater than zero, but got %lld"
#define KF__TORCH_POOL_STRIDE "%s() stride must be greater than zero, but got %lld"
#define KF__TORCH_POOL_DILATION "%s() dilation must be greater than zero, but got %lld"
#define KF__TORCH_POOL1D_PADDING_SIGN "max_pool1d() padding must be non-negative, but got %lld"
#define KF__TORCH_POOL1D_SIZE "max_pool1d() Invalid computed output size: %lld"
#define KF__TORCH_UNPOOL_INDICES_DTYPE "elements in indices should be type int64 but got: %s"
#define KF__TORCH_FRACTIONAL_SAMPLES "Expect _random_samples to have the same dtype as input"
#define KF__TORCH_WINDOW_STRIDE "stride should not be zero"
#define KF__TORCH_WINDOW_STRIDES "stride should be greater than zero, but got %s"
#define KF__TORCH_WINDOW_PADDING "pad must be non-negative, but got pad: %lld"
#define KF__TORCH_POOL_DIVISOR "divisor must be not zero"
#define KF__TORCH_WINDOW_IMAGE "input image (%s) smaller than kernel size (%s)"
#define KF__TORCH_POOL_NEGATIVE_SIZE "Trying to create tensor with negative dimension %lld: %s"
#define KF__TORCH_POOL_INPUT_RANK "%s(): Expected %uD or %uD tensor, but got %s"
#define KF__TORCH_POOL_GRAD_DTYPE "%s: expected dtype %s for `gradOutput` but got dtype %s"
#define KF__TORCH_POOL_LIST "%s: %s must %s a single int, or a tuple of %s ints"
#define KF__TORCH_POOL_OMITTED "either be omitted,"
#define KF__TORCH_UNPOOL_PLANE "two elements (height, width)"
#define KF__TORCH_UNPOOL_VOLUME "three elements (depth, height, width)"
#define KF__TORCH_POOL_NOT_EMPTY "%s: non-empty %uD or %uD (batch mode) tensor expected for input, found %s"
#define KF__TORCH_POOL_OUTPUT_SIGN "%s: elements of output_size must be greater than or equal to 0 but received %s"
#define KF__TORCH_POOL_OUTPUT_COUNT "%s() argument 'output_size' should contain one int (got %zu)"
#define KF__TORCH_POOL1D_SELF_RANK "Expected 2 to 3 dimensions, but got %u-dimensional tensor for argument #1 'self' (while checking arguments for %s)"
#define KF__TORCH_POOL_NO_KERNEL "%s() kernel_size must have a value"
#define KF__TORCH_POOL_SAMPLES "Expect _random_samples to have a row of %u numbers for each plane"

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
#define KF__TORCH_NORM_INPUT_RANK "Input tensor must have at least %zu dimensions, but got %u"
#define KF__TORCH_RUNNING_MEAN "running_mean must be defined in evaluation mode"
#define KF__TORCH_RUNNING_VAR "running_var must be defined in evaluation mode"
#define KF__TORCH_GROUP_COUNT "Expected num groups to be greater than 0, got %lld"
#define KF__TORCH_NORM_MASK "%s: Expected output_mask to have %zu elements, but got %zu"
#define KF__TORCH_NORM_STATISTIC "%s: Expected %s to have %lld elements, but got %lld"
#define KF__TORCH_BATCH_NORM_COUNT "%s should contain %lld elements not %lld"
#define KF__TORCH_NORMALIZED_EMPTY "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []"

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
#define KF__TORCH_RESAMPLE_INPUT_RANK "It is expected input_size equals to %u, but got size %u"
#define KF__TORCH_RESAMPLE_OVERFLOW "%s: value cannot be converted to type int64_t without overflow"
#define KF__TORCH_GRID_NUMBER "grid_sampler(): Dimension specified as 0 but tensor has no dimensions"
#define KF__TORCH_GRID_INTERPOLATION "grid_sampler(): interpolation_mode must be 0, 1 or 2, but got %lld"
#define KF__TORCH_GRID_PADDING "grid_sampler(): padding_mode must be 0, 1 or 2, but got %lld"
#define KF__TORCH_GRID_DTYPE "grid_sampler(): expected scalar type %s but found %s"

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
#define KF__TORCH_PAD_PAIRS "Length of pad must be even but instead it equals %zu"
#define KF__TORCH_PAD_COUNT "padding size is expected to be %u, but got: %zu"
#define KF__TORCH_PAD_WRAPS "Padding value causes wrapping around more than once."
#define KF__TORCH_PAD_CIRCULAR_COUNT "Invalid padding size, expected %u but got %zu"
#define KF__TORCH_PAD_EVEN "Padding length must be divisible by 2"
#define KF__TORCH_PAD_MODE "Unrecognised padding mode %s"
#define KF__TORCH_PAD_VALUE "Padding mode \"%s\" doesn't take in value argument"
#define KF__TORCH_PAD_MODE_RANK "Only 2D, 3D, 4D, 5D padding with non-constant padding are supported for now"

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
#define KF__TORCH_CTC_LENGTHS "%s must be integral"
#define KF__TORCH_BCE_RANGE "all elements of %s should be between 0 and 1"
#define KF__TORCH_NLL_TARGET_SHAPE "Expected target size %s, got %s"
#define KF__TORCH_NLL_SIZES "size mismatch (got input: %s, target: %s)"
#define KF__TORCH_NLL_TARGET_DTYPE "expected target dtype to be Long or Byte, but got %s"
#define KF__TORCH_SCALAR_TYPES "expected scalar type %s but found %s"
#define KF__TORCH_NLL_GRAD "Expected a single element grad_output tensor, but got: %s"
#define KF__TORCH_NLL_INPUT_RANK "input tensor should be 1D or 2D"
#define KF__TORCH_NLL_TARGET_RANK "0D or 1D target tensor expected, multi-target not supported"
#define KF__TORCH_NLL_ND_RANK "Expected 1 or more dimensions (got %u)"
#define KF__TORCH_LABEL_SMOOTHING "label_smoothing must be between 0.0 and 1.0. Got: %g"
#define KF__TORCH_SOFT_IGNORE "ignore_index is not supported for floating point target"
#define KF__TORCH_LOSS_CAST "result type %s can't be cast to the desired output type %s"
#define KF__TORCH_LOSS_BROADCAST "output with shape %s doesn't match the broadcast shape %s"
#define KF__TORCH_SMOOTH_L1_BETA "smooth_l1_loss does not support negative values for beta."
#define KF__TORCH_HUBER_DELTA "huber_loss does not support non-positive values for delta."
#define KF__TORCH_KL_COMPLEX "kl_div: Complex inputs not supported."
#define KF__TORCH_KL_INTEGRAL "kl_div: Integral inputs not supported."
#define KF__TORCH_MARGIN_TARGET_DTYPE "expected scalar type Long but found %s"
#define KF__TORCH_MARGIN_P "only p == 1 and p == 2 supported"
#define KF__TORCH_MARGIN_WEIGHT "inconsistent weight size, expected %lld but got %s"
#define KF__TORCH_MARGIN_TARGET_RANGE "target out of range"
#define KF__TORCH_MARGIN_TARGET_SIZE "inconsistent target size: %s for input of size: %s"
#define KF__TORCH_CTC_INPUT_COUNT "input_lengths must be of size batch_size"
#define KF__TORCH_CTC_TARGET_LENGTHS "target_lengths must be of size batch_size"
#define KF__TORCH_CTC_EMPTY "log_probs tensor must not be empty"
#define KF__TORCH_CTC_BLANK "blank must be in label range"
#define KF__TORCH_TARGET_CLASS "Target %lld is out of bounds."
#define KF__TORCH_BAG_WEIGHT_COUNT "%s: expected per_sample_weights to be a 1D Tensor with as many elements as indices (%lld), but got %lld"
#define KF__TORCH_NLL_RANK "input tensor should have at least 1 dimension"
#define KF__TORCH_NLL_SPATIAL_RANKS "only batches of spatial inputs supported (4D tensors) and targets (3D tensors), but got input of dimension: %u and target of dimension: %u"
#define KF__TORCH_BAG_WEIGHT_DTYPE "%s: Expected tensor for argument 'weight' to have one of the following scalar types: Half, BFloat16, Float, Double; but got %s instead"
#define KF__TORCH_CTC_LENGTH_SIGN "Expected lengths to have value at least 0, but got %lld"
#define KF__TORCH_CTC_RANK "Expected 3-dimensional tensor, but got %u-dimensional tensor for argument #1 'log_probs'"
#define KF__TORCH_RENORM_TABLE_RANK "%s: Expected 2-dimensional tensor, but got %u-dimensional tensor for argument 'self'"

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
#define KF__TORCH_EMBEDDING_WEIGHT "'weight' must be 2-D"
#define KF__TORCH_EMBEDDING_INDICES                                                       \
  "Expected tensor for argument #1 'indices' to have one of the following scalar types: " \
  "Long, Int; but got %s instead (while checking arguments for embedding)"
#define KF__TORCH_EMBEDDING_GRADIENT_INDICES                                              \
  "Expected tensor for argument #2 'indices' to have one of the following scalar types: " \
  "Long, Int; but got %s instead (while checking arguments for embedding_backward)"
#define KF__TORCH_FLASH_REASON "Flash attention kernel not used because:"
#define KF__TORCH_GROUPED_HEADS "Number of heads in key and value must divide the number of heads in query, but got %lld, %lld and %lld"
#define KF__TORCH_ATTENTION_OFF "No viable backend for scaled_dot_product_attention was found. This is likely due to turning off both the math kernel and the fused kernels."
#define KF__TORCH_ATTENTION_4D "%s: Expected query, key and value to have 4 dimensions, but one has %u"

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
#define KF__TORCH_REPEATS_SIGN "repeats can not be negative"
#define KF__TORCH_REPEATS_TOTAL "allocated size does not match required size"
#define KF__TORCH_REPEATS_RANK "repeats must be 0-dim or 1-dim tensor"
#define KF__TORCH_REPEAT_SIGN "Repeats must be non-negative"
#define KF__TORCH_GRID_DTYPES "%s expects all tensors to have the same dtype"
#define KF__TORCH_GRID_DEVICES "%s expects all tensors to have the same device"
#define KF__TORCH_MESHGRID_EMPTY "meshgrid expects a non-empty TensorList"
#define KF__TORCH_COMBINATIONS_R "Expect a non-negative number, but got %lld"
#define KF__TORCH_ONE_HOT_SIGN "Class values must be non-negative."
#define KF__TORCH_ONE_HOT_RANGE "Class values must be smaller than num_classes."
#define KF__TORCH_ONE_HOT_EMPTY "Can not infer total number of classes from empty tensor."
#define KF__TORCH_ONE_HOT_CLASSES "num_classes should be positive"
#define KF__TORCH_TAKE_DTYPE "%s(): dtype of indices should be Long but got %s"
#define KF__TORCH_PRODUCT_RANK "Expect a 1D vector, but got shape with %u dimensions"
#define KF__TORCH_ONE_HOT_INDICES "one_hot is only applicable to index tensor of type LongTensor, not %s"

/* ---- Recurrent networks ---- */

#define KF__TORCH_RNN_STEPS "Expected sequence length to be larger than 0 in RNN"
#define KF__TORCH_LSTM_STATES "lstm expects two hidden states"
#define KF__TORCH_RNN_FEATURES "input has inconsistent input_size: got %lld expected %lld"
#define KF__TORCH_LSTM_CELL_STATES "lstm_cell expects two hidden states"
#define KF__TORCH_RNN_INPUT_RANK "Expected an input of %d dimensions, found %u"

#endif
