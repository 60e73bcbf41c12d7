/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "codegen/portable.h"

const kf__portable_t kf__portables[] = {
    {KF__OP_sigmoid, KF__COMPUTE_sigmoid, 1, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sigmoid_backward, KF__COMPUTE_sigmoid_backward, 21, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_tanh_backward, KF__COMPUTE_tanh_backward, 38, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logit, KF__COMPUTE_logit, 55, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_logit_backward, KF__COMPUTE_logit_backward, 192, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_log_sigmoid_backward, KF__COMPUTE_log_sigmoid_backward, 291, KF__TYPES_SAME, 2, KF__CODE_INLINE, 0, 3, {0, 1, 2, 255}, {255, 255, 255, 255}},
    {KF__OP_hardsigmoid, KF__COMPUTE_hardsigmoid, 330, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_hardsigmoid_backward, KF__COMPUTE_hardsigmoid_backward, 375, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_relu, KF__COMPUTE_relu, 405, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_leaky_relu, KF__COMPUTE_leaky_relu, 420, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_leaky_relu_backward, KF__COMPUTE_leaky_relu_backward, 440, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP__prelu_kernel, KF__COMPUTE_prelu, 420, KF__TYPES_SAME, 1, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_hardtanh, KF__COMPUTE_hardtanh, 460, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {1, 2, 255, 255}},
    {KF__OP_hardtanh_backward, KF__COMPUTE_hardtanh_backward, 531, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 3, 255, 255}},
    {KF__OP_threshold, KF__COMPUTE_threshold, 556, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {1, 2, 255, 255}},
    {KF__OP_threshold_backward, KF__COMPUTE_threshold_backward, 573, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_elu, KF__COMPUTE_elu, 589, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {1, 2, 3, 255}},
    {KF__OP_elu_backward, KF__COMPUTE_elu_backward, 632, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 5, 255, 255}, {1, 2, 3, 4}},
    {KF__OP_softplus, KF__COMPUTE_softplus, 703, KF__TYPES_SAME, 2, 0, 0, 1, {0, 255, 255, 255}, {1, 2, 255, 255}},
    {KF__OP_softplus_backward, KF__COMPUTE_softplus_backward, 749, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 1, 255, 255}, {2, 3, 255, 255}},
    {KF__OP_gelu, KF__COMPUTE_gelu, 794, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_gelu_backward, KF__COMPUTE_gelu_backward, 923, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_silu, KF__COMPUTE_silu, 1185, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_silu_backward, KF__COMPUTE_silu_backward, 1206, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_mish, KF__COMPUTE_mish, 1255, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_mish_backward, KF__COMPUTE_mish_backward, 1312, KF__TYPES_PROMOTE, 1, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_hardswish, KF__COMPUTE_hardswish, 1412, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_hardswish_backward, KF__COMPUTE_hardswish_backward, 1462, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_hardshrink, KF__COMPUTE_hardshrink, 1508, KF__TYPES_SAME, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_hardshrink_backward, KF__COMPUTE_shrink_backward, 1538, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_softshrink, KF__COMPUTE_softshrink, 1566, KF__TYPES_SAME, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_softshrink_backward, KF__COMPUTE_shrink_backward, 1538, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_add_Tensor, KF__COMPUTE_add, 1612, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_add_Scalar, KF__COMPUTE_add, 1612, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_sub_Tensor, KF__COMPUTE_sub, 1627, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_sub_Scalar, KF__COMPUTE_sub, 1627, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_rsub_Tensor, KF__COMPUTE_sub, 1645, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {1, 0, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_rsub_Scalar, KF__COMPUTE_sub, 1645, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {1, 0, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_mul_Tensor, KF__COMPUTE_mul, 1663, KF__TYPES_FULL_NUMBERS, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_mul_Scalar, KF__COMPUTE_mul, 1663, KF__TYPES_FULL_NUMBERS, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_div_Tensor, KF__COMPUTE_div, 1671, KF__TYPES_FLOAT | KF__TYPES_FULL_NUMBERS, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_div_Scalar, KF__COMPUTE_div, 1671, KF__TYPES_FLOAT | KF__TYPES_FULL_NUMBERS, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_div_Tensor_mode, KF__COMPUTE_div_mode, 1679, KF__TYPES_FULL_NUMBERS, 3, KF__CODE_DIVIDES | KF__CODE_MODE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_div_Scalar_mode, KF__COMPUTE_div_mode, 1679, KF__TYPES_FULL_NUMBERS, 3, KF__CODE_DIVIDES | KF__CODE_MODE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_floor_divide, KF__COMPUTE_floor_divide, 1753, KF__TYPES_FULL_NUMBERS, 3, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_floor_divide_Scalar, KF__COMPUTE_floor_divide, 1753, KF__TYPES_FULL_NUMBERS, 3, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_remainder_Tensor, KF__COMPUTE_remainder, 1774, KF__TYPES_PROMOTE, 3, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_remainder_Scalar, KF__COMPUTE_remainder, 1774, KF__TYPES_PROMOTE, 3, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_remainder_Scalar_Tensor, KF__COMPUTE_remainder, 1774, KF__TYPES_PROMOTE, 2, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_fmod_Tensor, KF__COMPUTE_fmod, 1792, KF__TYPES_PROMOTE, 3, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_fmod_Scalar, KF__COMPUTE_fmod, 1792, KF__TYPES_PROMOTE, 3, KF__CODE_DIVIDES, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_addcmul, KF__COMPUTE_addcmul, 1805, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 3, {0, 1, 2, 255}, {3, 255, 255, 255}},
    {KF__OP_addcdiv, KF__COMPUTE_addcdiv, 1825, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 3, {0, 1, 2, 255}, {3, 255, 255, 255}},
    {KF__OP_lerp_Scalar, KF__COMPUTE_lerp_number, 1843, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {2, 255, 255, 255}},
    {KF__OP_lerp_Tensor, KF__COMPUTE_lerp, 1843, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 3, {0, 1, 2, 255}, {255, 255, 255, 255}},
    {KF__OP_pow_Tensor_Tensor, KF__COMPUTE_pow, 1915, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_pow_Tensor_Scalar, KF__COMPUTE_pow_number, 1915, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_pow_Scalar, KF__COMPUTE_pow_of_number, 1915, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 1, 255, 255}, {0, 255, 255, 255}},
    {KF__OP_atan2, KF__COMPUTE_atan2, 1927, KF__TYPES_FLOAT, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_hypot, KF__COMPUTE_hypot, 1941, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_copysign_Tensor, KF__COMPUTE_copysign, 1955, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_copysign_Scalar, KF__COMPUTE_copysign, 1955, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_nextafter, KF__COMPUTE_nextafter, 1972, KF__TYPES_KEEP_HALF, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logaddexp, KF__COMPUTE_logaddexp, 1990, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logaddexp2, KF__COMPUTE_logaddexp2, 2077, KF__TYPES_PROMOTE, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_xlogy_Tensor, KF__COMPUTE_xlogy, 2187, KF__TYPES_FLOAT, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_xlogy_Scalar_Other, KF__COMPUTE_xlogy, 2187, KF__TYPES_FLOAT, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_xlogy_Scalar_Self, KF__COMPUTE_xlogy, 2187, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_gcd, KF__COMPUTE_gcd, 2227, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_lcm, KF__COMPUTE_lcm, 2239, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_heaviside, KF__COMPUTE_heaviside, 2251, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_maximum, KF__COMPUTE_maximum, 2271, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_minimum, KF__COMPUTE_minimum, 2283, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_fmax, KF__COMPUTE_fmax, 2295, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_fmin, KF__COMPUTE_fmin, 2308, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_clamp, KF__COMPUTE_clamp, 2321, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 3, {0, 1, 2, 255}, {1, 2, 255, 255}},
    {KF__OP_clamp_Tensor, KF__COMPUTE_clamp_tensor, 2321, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 3, {0, 1, 2, 255}, {1, 2, 255, 255}},
    {KF__OP_clamp_min, KF__COMPUTE_clamp_min, 2271, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_clamp_min_Tensor, KF__COMPUTE_maximum, 2271, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_clamp_max, KF__COMPUTE_clamp_max, 2283, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_clamp_max_Tensor, KF__COMPUTE_minimum, 2283, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_eq_Tensor, KF__COMPUTE_eq, 2364, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_eq_Scalar, KF__COMPUTE_eq, 2364, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_ne_Tensor, KF__COMPUTE_ne, 2373, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_ne_Scalar, KF__COMPUTE_ne, 2373, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_lt_Tensor, KF__COMPUTE_lt, 2382, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_lt_Scalar, KF__COMPUTE_lt, 2382, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_le_Tensor, KF__COMPUTE_le, 2390, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_le_Scalar, KF__COMPUTE_le, 2390, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_gt_Tensor, KF__COMPUTE_gt, 2399, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_gt_Scalar, KF__COMPUTE_gt, 2399, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_ge_Tensor, KF__COMPUTE_ge, 2407, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_ge_Scalar, KF__COMPUTE_ge, 2407, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logical_and, KF__COMPUTE_logical_and, 2416, KF__TYPES_COMPARE, 3, KF__CODE_INLINE | KF__CODE_LOGICAL, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logical_or, KF__COMPUTE_logical_or, 2434, KF__TYPES_COMPARE, 3, KF__CODE_INLINE | KF__CODE_LOGICAL, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logical_xor, KF__COMPUTE_logical_xor, 2452, KF__TYPES_COMPARE, 3, KF__CODE_INLINE | KF__CODE_LOGICAL, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_and_Tensor, KF__COMPUTE_bitwise_and, 2471, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_and_Scalar, KF__COMPUTE_bitwise_and, 2471, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_and_Scalar_Tensor, KF__COMPUTE_bitwise_and, 2471, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_or_Tensor, KF__COMPUTE_bitwise_or, 2479, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_or_Scalar, KF__COMPUTE_bitwise_or, 2479, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_or_Scalar_Tensor, KF__COMPUTE_bitwise_or, 2479, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_xor_Tensor, KF__COMPUTE_bitwise_xor, 2487, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_xor_Scalar, KF__COMPUTE_bitwise_xor, 2487, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_xor_Scalar_Tensor, KF__COMPUTE_bitwise_xor, 2487, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_left_shift_Tensor, KF__COMPUTE_bitwise_left_shift, 2495, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_left_shift_Tensor_Scalar, KF__COMPUTE_bitwise_left_shift, 2495, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_left_shift_Scalar_Tensor, KF__COMPUTE_bitwise_left_shift, 2495, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP___lshift___Tensor, KF__COMPUTE_bitwise_left_shift, 2495, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP___lshift___Scalar, KF__COMPUTE_bitwise_left_shift, 2495, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_right_shift_Tensor, KF__COMPUTE_bitwise_right_shift, 2507, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_right_shift_Tensor_Scalar, KF__COMPUTE_bitwise_right_shift, 2507, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_right_shift_Scalar_Tensor, KF__COMPUTE_bitwise_right_shift, 2507, KF__TYPES_PROMOTE, 2, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP___rshift___Tensor, KF__COMPUTE_bitwise_right_shift, 2507, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP___rshift___Scalar, KF__COMPUTE_bitwise_right_shift, 2507, KF__TYPES_PROMOTE, 3, KF__CODE_INLINE, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_where_self, KF__COMPUTE_where, 2519, KF__TYPES_KEEP_HALF, 2, KF__CODE_INLINE, 1, 3, {0, 1, 2, 255}, {255, 255, 255, 255}},
    {KF__OP_masked_fill_Scalar, KF__COMPUTE_masked_fill, 2530, KF__TYPES_KEEP_HALF, 3, KF__CODE_INLINE, 3, 3, {1, 2, 0, 255}, {255, 255, 255, 255}},
    {KF__OP_masked_fill_Tensor, KF__COMPUTE_masked_fill_tensor, 2530, KF__TYPES_KEEP_HALF, 3, KF__CODE_INLINE | KF__CODE_CHECKED, 3, 3, {1, 2, 0, 255}, {255, 255, 255, 255}},
    {KF__OP_copy, KF__COMPUTE_COUNT, 2541, 0, 3, KF__CODE_INLINE | KF__CODE_MOVES, 0, 1, {1, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_clone, KF__COMPUTE_COUNT, 2544, 0, 2, KF__CODE_INLINE | KF__CODE_MOVES, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP__to_copy, KF__COMPUTE_COUNT, 2544, 0, 1, KF__CODE_INLINE | KF__CODE_MOVES, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sum, KF__COMPUTE_sum_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_SUM, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sum_dim_IntList, KF__COMPUTE_sum_dims, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_SUM, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_mean, KF__COMPUTE_mean_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_MEAN, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_mean_dim, KF__COMPUTE_mean_dims, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_MEAN, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_prod, KF__COMPUTE_prod_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_PROD, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_prod_dim_int, KF__COMPUTE_prod_dim, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_PROD, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_amax, KF__COMPUTE_amax, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_MAX, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_amin, KF__COMPUTE_amin, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_MIN, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_max, KF__COMPUTE_max_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_MAX, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_min, KF__COMPUTE_min_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_MIN, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_any, KF__COMPUTE_any_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_ANY, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_any_dim, KF__COMPUTE_any_dim, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_ANY, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_any_dims, KF__COMPUTE_any_dims, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_ANY, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_all, KF__COMPUTE_all_all, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_ALL, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_all_dim, KF__COMPUTE_all_dim, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_ALL, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_all_dims, KF__COMPUTE_all_dims, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_ALL, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_var_correction, KF__COMPUTE_var, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_VAR, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_std_correction, KF__COMPUTE_std, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_STD, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_var_mean_correction, KF__COMPUTE_var_mean, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_VAR, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_std_mean_correction, KF__COMPUTE_std_mean, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_STD, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_linalg_vector_norm, KF__COMPUTE_linalg_vector_norm, 0, 0, 2, KF__CODE_REDUCTION, KF__FOLD_OF_NORM, 0, {255, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_exp, KF__COMPUTE_exp, 2547, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_exp2, KF__COMPUTE_exp2, 2556, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_expm1, KF__COMPUTE_expm1, 2566, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_log, KF__COMPUTE_log, 2577, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_log2, KF__COMPUTE_log2, 2586, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_log10, KF__COMPUTE_log10, 2596, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_log1p, KF__COMPUTE_log1p, 2607, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sin, KF__COMPUTE_sin, 2618, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_cos, KF__COMPUTE_cos, 2627, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_tan, KF__COMPUTE_tan, 2636, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_asin, KF__COMPUTE_asin, 2645, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_acos, KF__COMPUTE_acos, 2655, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_atan, KF__COMPUTE_atan, 2665, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sinh, KF__COMPUTE_sinh, 2675, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_cosh, KF__COMPUTE_cosh, 2685, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_tanh, KF__COMPUTE_tanh, 2695, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_asinh, KF__COMPUTE_asinh, 2705, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_acosh, KF__COMPUTE_acosh, 2716, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_atanh, KF__COMPUTE_atanh, 2727, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sinc, KF__COMPUTE_sinc, 2738, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_deg2rad, KF__COMPUTE_deg2rad, 2791, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_rad2deg, KF__COMPUTE_rad2deg, 2818, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sqrt, KF__COMPUTE_sqrt, 2842, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_rsqrt, KF__COMPUTE_rsqrt, 2852, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_reciprocal, KF__COMPUTE_reciprocal, 2866, KF__TYPES_FLOAT, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_abs, KF__COMPUTE_abs, 2873, KF__TYPES_SAME | KF__TYPES_TO_REAL, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_neg, KF__COMPUTE_neg, 2882, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sign, KF__COMPUTE_sign, 2888, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_sgn, KF__COMPUTE_sgn, 2904, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_signbit, KF__COMPUTE_signbit, 2913, KF__TYPES_COMPARE, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_angle, KF__COMPUTE_angle, 2926, KF__TYPES_FLOAT | KF__TYPES_TO_REAL, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP__conj_physical, KF__COMPUTE_conj_physical, 2937, KF__TYPES_SAME, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_ceil, KF__COMPUTE_ceil, 2947, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_floor, KF__COMPUTE_floor, 2957, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_trunc, KF__COMPUTE_trunc, 2968, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_round, KF__COMPUTE_round, 2979, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_round_decimals, KF__COMPUTE_round_decimals, 2990, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_frac, KF__COMPUTE_frac, 3070, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_isnan, KF__COMPUTE_isnan, 3086, KF__TYPES_COMPARE, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_isinf, KF__COMPUTE_isinf, 3095, KF__TYPES_COMPARE, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_isfinite, KF__COMPUTE_isfinite, 3106, KF__TYPES_COMPARE, 1, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_isreal, KF__COMPUTE_isreal, 3120, KF__TYPES_COMPARE, 1, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_isposinf, KF__COMPUTE_isposinf, 3132, KF__TYPES_COMPARE, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_isneginf, KF__COMPUTE_isneginf, 3152, KF__TYPES_COMPARE, 2, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_logical_not, KF__COMPUTE_logical_not, 3172, KF__TYPES_COMPARE, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_bitwise_not, KF__COMPUTE_bitwise_not, 3180, KF__TYPES_SAME, 3, KF__CODE_INLINE, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_nan_to_num, KF__COMPUTE_nan_to_num, 3192, KF__TYPES_SAME, 3, 0, 0, 1, {0, 255, 255, 255}, {1, 2, 3, 255}},
    {KF__OP_erf, KF__COMPUTE_erf, 3279, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_erfc, KF__COMPUTE_erfc, 3288, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_erfinv, KF__COMPUTE_erfinv, 3298, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_erfcx, KF__COMPUTE_erfcx, 3310, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_ndtri, KF__COMPUTE_ndtri, 3321, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_log_ndtr, KF__COMPUTE_log_ndtr, 3332, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_entr, KF__COMPUTE_entr, 3346, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_lgamma, KF__COMPUTE_lgamma, 3406, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_digamma, KF__COMPUTE_digamma, 3418, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_polygamma, KF__COMPUTE_polygamma, 3431, KF__TYPES_FLOAT, 3, 0, 0, 1, {1, 255, 255, 255}, {0, 255, 255, 255}},
    {KF__OP_mvlgamma, KF__COMPUTE_mvlgamma, 3449, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {1, 255, 255, 255}},
    {KF__OP_igamma, KF__COMPUTE_igamma, 3466, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_igammac, KF__COMPUTE_igammac, 3481, KF__TYPES_PROMOTE, 3, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_zeta, KF__COMPUTE_zeta, 3497, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_zeta_other_scalar, KF__COMPUTE_zeta, 3497, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_zeta_self_scalar, KF__COMPUTE_zeta, 3497, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_xlog1py, KF__COMPUTE_xlog1py, 3510, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_xlog1py_other_scalar, KF__COMPUTE_xlog1py, 3510, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_xlog1py_self_scalar, KF__COMPUTE_xlog1py, 3510, KF__TYPES_FLOAT, 2, 0, 0, 2, {0, 1, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_i0, KF__COMPUTE_i0, 3552, KF__TYPES_FLOAT, 3, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_i0e, KF__COMPUTE_i0e, 3560, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_i1, KF__COMPUTE_i1, 3569, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
    {KF__OP_special_i1e, KF__COMPUTE_i1e, 3577, KF__TYPES_FLOAT, 2, 0, 0, 1, {0, 255, 255, 255}, {255, 255, 255, 255}},
};
const uint32_t kf__portable_count = sizeof kf__portables / sizeof kf__portables[0];

const char kf__portable_texts[] =
    "\0"
    "(1/(1+exp@((-$a))))\0"
    "(($a*(1-$b))*$b)\0"
    "($a*(1-($b*$b)))\0"
    "%0=((#b&($b>=0))?$b:(-(`__builtin_inf())));%1=((#b&($b>=0))?(1-$b):(`__builtin_inf()));%2=(($a<%0)?%0:(($a>%1)?%1:$a));log@((%2/(1-%2)))\0"
    "%0=(#c&($c>=0));((($b<(%0?$c:0))|($b>(%0?(1-$c):1)))?(%0?0:(`__builtin_nan(\"\"))):($a/($b*(1-$b))))\0"
    "%0=($c/(1+$c));($a*(($b<0)?(1-%0):%0))\0"
    "%0=($a+3);%1=((%0<0)?0:%0);(((%1>6)?6:%1)/6)\0"
    "((($b>(-3))&($b<3))?($a/6):0)\0"
    "(($a<=0)?0:$a)\0"
    "(($a>0)?$a:($a*$b))\0"
    "(($b>0)?$a:($a*$c))\0"
    "%0=(($a<$b)?$b:$a);%1=((%0>$c)?$c:%0);((($b!=$b)|($c!=$c))?($b+$c):%1)\0"
    "((($b>$c)&($b<$d))?$a:0)\0"
    "(($a<=$b)?$c:$a)\0"
    "(($b<=$c)?0:$a)\0"
    "(($a<0)?(expm1@(($a*$d))*($b*$c)):($a*$c))\0"
    "%0=$f;%1=($b*$c);($a*((%0>0)?$c:($d*($e?(%0+%1):(%1*exp@((%0*$d)))))))\0"
    "%0=($a*$b);((%0>$c)?$a:(log1p@(exp@(%0))/$b))\0"
    "%0=($b*$c);((%0>$d)?$a:($a/(1+exp@((-%0)))))\0"
    "(($b=='t')?($a/(1+exp@(((-`1.5957691216057308)*($a+(((`0.044715*$a)*$a)*$a)))))):((`0.5*$a)*(1+erf@(($a*`0.7071067811865476)))))\0"
    "%0=tanh@((`0.7978845608028654*($b+(((`0.044715*$b)*$b)*$b))));($a*(($c=='t')?((`0.5*(1+%0))+((((`0.5*$b)*(1-(%0*%0)))*`0.7978845608028654)*(1+((`0.134145*$b)*$b)))):((`0.5*(1+erf@(($b*`0.7071067811865476))))+(($b*exp@((((-`0.5)*$b)*$b)))*`0.3989422804014327))))\0"
    "($a/(1+exp@((-$a))))\0"
    "%0=(1/(1+exp@((-$b))));($a*(%0*(1+($b*(1-%0)))))\0"
    "%0=exp@((($a>20)?20:$a));%1=(%0*(%0+2));($a*(%1/(%1+2)))\0"
    "%0=exp@((($b>20)?20:$b));%1=(%0*(%0+2));%2=(%1/(%1+2));($a*(%2+(($b/(1+exp@((-$b))))*(1-(%2*%2)))))\0"
    "%0=($a+3);%1=((%0<0)?0:%0);(($a*((%1>6)?6:%1))/6)\0"
    "(($b<=(-3))?0:($a*(($b>=3)?1:(($b/3)+`0.5))))\0"
    "((($a>=(-$b))&($a<=$b))?0:$a)\0"
    "((($b<(-$c))|($b>$c))?$a:0)\0"
    "(($a<(-$b))?($a+$b):(($a>$b)?($a-$b):($a*0)))\0"
    "fma@($b,$c,$a)\0"
    "fma@($b,(-$c),$a)\0"
    "fma@($a,(-$c),$b)\0"
    "($a*$b)\0"
    "($a/$b)\0"
    "(($c=='f')?divide_floor@($a,$b):(($c=='t')?divide_trunc@($a,$b):($a/$b)))\0"
    "divide_floor@($a,$b)\0"
    "remainder@($a,$b)\0"
    "fmod@($a,$b)\0"
    "fma@(($d*$b),$c,$a)\0"
    "($a+(($d*$b)/$c))\0"
    "%0=($b-$a);((($c<`0.5)&($c>(-`0.5)))?fma@($c,%0,$a):fma@(($c-1),%0,$b))\0"
    "pow@($a,$b)\0"
    "atan2@($a,$b)\0"
    "hypot@($a,$b)\0"
    "copysign@($a,$b)\0"
    "nextafter@($a,$b)\0"
    "((isinf@($a)&($a==$b))?$a:(((($a>$b)|($a!=$a))?$a:$b)+log1p@(exp@((-abs@(($a-$b)))))))\0"
    "((isinf@($a)&($a==$b))?$a:(((($a>$b)|($a!=$a))?$a:$b)+(log1p@(exp2@((-abs@(($a-$b)))))*`1.4426950408889634)))\0"
    "(($b!=$b)?$b:(($a==0)?0:($a*log@($b))))\0"
    "gcd@($a,$b)\0"
    "lcm@($a,$b)\0"
    "(($a==0)?$b:($a>0))\0"
    "max@($a,$b)\0"
    "min@($a,$b)\0"
    "fmax@($a,$b)\0"
    "fmin@($a,$b)\0"
    "%0=(#b?max@($a,$b):$a);(#c?min@(%0,$c):%0)\0"
    "($a==$b)\0"
    "($a!=$b)\0"
    "($a<$b)\0"
    "($a<=$b)\0"
    "($a>$b)\0"
    "($a>=$b)\0"
    "(($a!=0)&($b!=0))\0"
    "(($a!=0)|($b!=0))\0"
    "(($a!=0)!=($b!=0))\0"
    "($a&$b)\0"
    "($a|$b)\0"
    "($a^$b)\0"
    "shl@($a,$b)\0"
    "shr@($a,$b)\0"
    "($a?$b:$c)\0"
    "($b?$c:$a)\0"
    "$b\0"
    "$a\0"
    "exp@($a)\0"
    "exp2@($a)\0"
    "expm1@($a)\0"
    "log@($a)\0"
    "log2@($a)\0"
    "log10@($a)\0"
    "log1p@($a)\0"
    "sin@($a)\0"
    "cos@($a)\0"
    "tan@($a)\0"
    "asin@($a)\0"
    "acos@($a)\0"
    "atan@($a)\0"
    "sinh@($a)\0"
    "cosh@($a)\0"
    "tanh@($a)\0"
    "asinh@($a)\0"
    "acosh@($a)\0"
    "atanh@($a)\0"
    "%0=(`3.141592653589793*$a);(($a==0)?1:(sin@(%0)/%0))\0"
    "($a*`0.017453292519943295)\0"
    "($a*`57.29577951308232)\0"
    "sqrt@($a)\0"
    "(1/sqrt@($a))\0"
    "(1/$a)\0"
    "abs@($a)\0"
    "(-$a)\0"
    "(($a>0)-($a<0))\0"
    "sgn@($a)\0"
    "signbit@($a)\0"
    "angle@($a)\0"
    "conj@($a)\0"
    "ceil@($a)\0"
    "floor@($a)\0"
    "trunc@($a)\0"
    "round@($a)\0"
    "%0=exp10@((($b<0)?(-$b):$b));(($b<0)?(round@(($a/%0))*%0):(round@(($a*%0))/%0))\0"
    "($a-trunc@($a))\0"
    "($a!=$a)\0"
    "isinf@($a)\0"
    "isfinite@($a)\0"
    "isreal@($a)\0"
    "(isinf@($a)&($a>0))\0"
    "(isinf@($a)&($a<0))\0"
    "($a==0)\0"
    "bitnot@($a)\0"
    "(($a!=$a)?(#b?$b:0):(isinf@($a)?(($a>0)?(#c?$c:largest@()):(#d?$d:(-largest@()))):$a))\0"
    "erf@($a)\0"
    "erfc@($a)\0"
    "erfinv@($a)\0"
    "erfcx@($a)\0"
    "ndtri@($a)\0"
    "log_ndtr@($a)\0"
    "(($a<0)?(-(`__builtin_inf())):(($a==0)?0:((-$a)*log@($a))))\0"
    "lgamma@($a)\0"
    "digamma@($a)\0"
    "polygamma@($a,$b)\0"
    "mvlgamma@($a,$b)\0"
    "igamma@($a,$b)\0"
    "igammac@($a,$b)\0"
    "zeta@($a,$b)\0"
    "(($b!=$b)?$b:(($a==0)?0:($a*log1p@($b))))\0"
    "i0@($a)\0"
    "i0e@($a)\0"
    "i1@($a)\0"
    "i1e@($a)\0";
