/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#ifndef KF_OPS_GEN_COMPOSITES_H
#define KF_OPS_GEN_COMPOSITES_H

#include <keyfall/op.h>
#include <keyfall/tensor.h>

KF_MUST_USE kf_status_t kf__op_log_sigmoid(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_log_sigmoid_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_relu6(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_relu6_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_prelu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *weight,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_selu(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_selu_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_celu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_celu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__op_celu_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t alpha,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op__add_relu_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__add_relu_Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_glu_jvp(const kf_call_t *call, kf_tensor_t *glu, kf_tensor_t *x,
    kf_tensor_t *dx, int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_float_power_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_float_power__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent);
KF_MUST_USE kf_status_t kf__op_float_power_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *exponent, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_float_power_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_float_power__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent);
KF_MUST_USE kf_status_t kf__op_float_power_Tensor_Scalar_out(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t exponent, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_float_power_Scalar(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *exponent, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_float_power_Scalar_out(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *exponent, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_ldexp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_max_other(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_max_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_min_other(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_min_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_clip(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_clip_(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
KF_MUST_USE kf_status_t kf__op_clip_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t
    min, kf_opt_scalar_t max, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_clip_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_clip__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max);
KF_MUST_USE kf_status_t kf__op_clip_Tensor_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_greater_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_greater__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op_greater_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_greater_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_greater__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
KF_MUST_USE kf_status_t kf__op_greater_Scalar_out(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_greater_equal_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_greater_equal__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op_greater_equal_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_greater_equal_Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_greater_equal__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
KF_MUST_USE kf_status_t kf__op_greater_equal_Scalar_out(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_less_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_less__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op_less_Tensor_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_less_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_less__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
KF_MUST_USE kf_status_t kf__op_less_Scalar_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_less_equal_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_less_equal__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op_less_equal_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_less_equal_Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_less_equal__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
KF_MUST_USE kf_status_t kf__op_less_equal_Scalar_out(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_not_equal_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_not_equal__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op_not_equal_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_not_equal_Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_not_equal__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
KF_MUST_USE kf_status_t kf__op_not_equal_Scalar_out(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_isclose(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    double rtol, double atol, bool equal_nan, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_allclose(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, double rtol, double atol, bool equal_nan, bool *out);
KF_MUST_USE kf_status_t kf__op___and___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op___iand___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op___and___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op___iand___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
KF_MUST_USE kf_status_t kf__op___or___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op___ior___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op___or___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op___ior___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
KF_MUST_USE kf_status_t kf__op___xor___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op___ixor___Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op___xor___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op___ixor___Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
KF_MUST_USE kf_status_t kf__op_where_ScalarSelf(const kf_call_t *call, kf_tensor_t *condition,
    kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_where_ScalarOther(const kf_call_t *call, kf_tensor_t *condition,
    kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_where_Scalar(const kf_call_t *call, kf_tensor_t *condition,
    kf_scalar_t self, kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_where(const kf_call_t *call, kf_tensor_t *condition, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op_clone(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__lazy_clone(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op__test_parallel_materialize(const kf_call_t *call, kf_tensor_t *self,
    int64_t num_parallel, bool skip_first, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_contiguous(const kf_call_t *call, kf_tensor_t *self,
    kf_memory_format_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__to_copy(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_to_dtype(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t dtype,
    bool non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_to_device(const kf_call_t *call, kf_tensor_t *self, kf_device_t
    device, kf_dtype_t dtype, bool non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_to_dtype_layout(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool
    non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_to_other(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, bool non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_type_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_subtract_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_subtract__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__op_subtract_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_subtract_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_subtract__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__op_multiply_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_multiply__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op_multiply_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_multiply_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_multiply__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
KF_MUST_USE kf_status_t kf__op_divide_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_divide__Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op_divide_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_divide_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_divide__Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
KF_MUST_USE kf_status_t kf__op_true_divide_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_true_divide__Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op_true_divide_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_true_divide_Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_true_divide__Scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
KF_MUST_USE kf_status_t kf__op_divide_Tensor_mode(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_str_t rounding_mode, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_divide__Tensor_mode(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_str_t rounding_mode);
KF_MUST_USE kf_status_t kf__op_divide_out_mode(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_divide_Scalar_mode(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_str_t rounding_mode, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_divide__Scalar_mode(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_str_t rounding_mode);
KF_MUST_USE kf_status_t kf__op_arctan2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arctan2_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
KF_MUST_USE kf_status_t kf__op_arctan2_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_xlogy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_xlogy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_xlogy_other_scalar(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_xlogy_other_scalar_out(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_xlogy_self_scalar(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_xlogy_self_scalar_out(const kf_call_t *call, kf_scalar_t
    self, kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_result_type_Tensor(const kf_call_t *call, kf_tensor_t *tensor,
    kf_tensor_t *other, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__op_result_type_Scalar(const kf_call_t *call, kf_tensor_t *tensor,
    kf_scalar_t other, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__op_result_type_Scalar_Tensor(const kf_call_t *call, kf_scalar_t scalar,
    kf_tensor_t *tensor, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__op_result_type_Scalar_Scalar(const kf_call_t *call, kf_scalar_t scalar1,
    kf_scalar_t scalar2, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__op_can_cast(const kf_call_t *call, kf_dtype_t from_, kf_dtype_t to, bool
    *out);
KF_MUST_USE kf_status_t kf__op_promote_types(const kf_call_t *call, kf_dtype_t type1, kf_dtype_t
    type2, kf_dtype_t *out);
KF_MUST_USE kf_status_t kf__op__cast_Byte(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Char(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Double(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Float(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Half(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Int(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Long(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__cast_Short(const kf_call_t *call, kf_tensor_t *self, bool
    non_blocking, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_chalf(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__convolution(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool transposed, kf_int_span_t output_padding, int64_t groups, bool benchmark, bool
    deterministic, bool cudnn_enabled, bool allow_tf32, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv1d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv2d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv3d(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv1d_padding(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv2d_padding(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv3d_padding(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_str_t padding, kf_int_span_t dilation,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv_transpose1d(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv_transpose2d_input(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv_transpose3d_input(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_int_span_t stride, kf_int_span_t padding,
    kf_int_span_t output_padding, int64_t groups, kf_int_span_t dilation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__slow_conv2d_forward(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *weight, kf_int_span_t kernel_size, kf_tensor_t *bias, kf_int_span_t stride,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conv_tbc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *weight, kf_tensor_t *bias, int64_t pad, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cross(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_opt_int_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cross_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_opt_int_t dim, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_embedding_bag(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse, kf_tensor_t
    *per_sample_weights, bool include_last_offset, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2, kf_tensor_t **out3);
KF_MUST_USE kf_status_t kf__op_embedding_bag_padding_idx(const kf_call_t *call, kf_tensor_t *weight,
    kf_tensor_t *indices, kf_tensor_t *offsets, bool scale_grad_by_freq, int64_t mode, bool sparse,
    kf_tensor_t *per_sample_weights, bool include_last_offset, kf_opt_int_t padding_idx, kf_tensor_t
    **out0, kf_tensor_t **out1, kf_tensor_t **out2, kf_tensor_t **out3);
KF_MUST_USE kf_status_t kf__op_empty_memory_format(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_empty_out(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t
    memory_format, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_empty_strided(const kf_call_t *call, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_empty_permuted(const kf_call_t *call, kf_int_span_t size,
    kf_int_span_t physical_layout, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_empty_like(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_new_empty(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_new_empty_strided(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_zeros(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_zeros_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op__efficientzerotensor(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_zeros_like(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_new_zeros(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_ones(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_ones_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_ones_like(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_new_ones(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_full(const kf_call_t *call, kf_int_span_t size, kf_scalar_t
    fill_value, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_full_out(const kf_call_t *call, kf_int_span_t size, kf_scalar_t
    fill_value, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_full_like(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_new_full(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_scalar_t fill_value, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_scalar_tensor(const kf_call_t *call, kf_scalar_t s, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_eye(const kf_call_t *call, int64_t n, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_eye_out(const kf_call_t *call, int64_t n, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_eye_m(const kf_call_t *call, int64_t n, int64_t m, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_eye_m_out(const kf_call_t *call, int64_t n, int64_t m, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arange(const kf_call_t *call, kf_scalar_t end, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arange_out(const kf_call_t *call, kf_scalar_t end, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_arange_start(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arange_start_step(const kf_call_t *call, kf_scalar_t start,
    kf_scalar_t end, kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arange_start_out(const kf_call_t *call, kf_scalar_t start,
    kf_scalar_t end, kf_scalar_t step, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_range(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_range_out_(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_range_step(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_range_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_linspace(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linspace_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, int64_t steps, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_linspace_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linspace_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_linspace_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linspace_Tensor_Scalar_out(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_linspace_Scalar_Tensor(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linspace_Scalar_Tensor_out(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_logspace(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_logspace_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, int64_t steps, double base, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_logspace_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_logspace_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t *start,
    kf_tensor_t *end, int64_t steps, double base, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_logspace_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_logspace_Tensor_Scalar_out(const kf_call_t *call, kf_tensor_t *start,
    kf_scalar_t end, int64_t steps, double base, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_logspace_Scalar_Tensor(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_logspace_Scalar_Tensor_out(const kf_call_t *call, kf_scalar_t start,
    kf_tensor_t *end, int64_t steps, double base, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_tril_indices(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_triu_indices(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_complex(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_complex_out(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t
    *imag, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_polar(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_polar_out(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t
    *angle, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_vander(const kf_call_t *call, kf_tensor_t *x, kf_opt_int_t N, bool
    increasing, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_from_file(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t
    shared, kf_opt_int_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_resize_(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_opt_int_t memory_format);
KF_MUST_USE kf_status_t kf__op_resize_as_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *the_template, kf_opt_int_t memory_format);
KF_MUST_USE kf_status_t kf__op_set_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_set__source_Storage(const kf_call_t *call, kf_tensor_t *self,
    kf_storage_t *source);
KF_MUST_USE kf_status_t kf__op_set__source_Storage_storage_offset(const kf_call_t *call, kf_tensor_t
    *self, kf_storage_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);
KF_MUST_USE kf_status_t kf__op_set__source_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *source);
KF_MUST_USE kf_status_t kf__op_set__source_Tensor_storage_offset(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *source, int64_t storage_offset, kf_int_span_t size, kf_int_span_t stride);
KF_MUST_USE kf_status_t kf__op__dim_arange(const kf_call_t *call, kf_tensor_t *like, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_lift(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_fft(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ifft(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_rfft(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_irfft(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_hfft(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ihfft(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t n,
    int64_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_fft2(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ifft2(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_rfft2(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_irfft2(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_hfft2(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ihfft2(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_fftn(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ifftn(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_rfftn(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_irfftn(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_hfftn(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ihfftn(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s,
    kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_fftshift(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_ifftshift(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fft_fftfreq(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_fft_fftfreq_out(const kf_call_t *call, int64_t n, double d,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_fft_rfftfreq(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_fft_rfftfreq_out(const kf_call_t *call, int64_t n, double d,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op__foreach_add_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_add__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__op__foreach_add_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_add__Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_sub_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_sub__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__op__foreach_sub_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_sub__Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_mul_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_mul__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other);
KF_MUST_USE kf_status_t kf__op__foreach_mul_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_mul__Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_div_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_div__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other);
KF_MUST_USE kf_status_t kf__op__foreach_div_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_div__Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_addcmul_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcmul__Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__op__foreach_addcdiv_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcdiv__Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value);
KF_MUST_USE kf_status_t kf__op__foreach_lerp_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_scalar_t weight, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_lerp__Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_scalar_t weight);
KF_MUST_USE kf_status_t kf__op__foreach_lerp_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_tensor_span_t weights, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_lerp__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_tensor_span_t weights);
KF_MUST_USE kf_status_t kf__op__foreach_norm_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t ord, kf_opt_int_t dtype, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_sqrt(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_sqrt_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_zero_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_abs(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_abs_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_acos(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_acos_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_asin(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_asin_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_atan(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_atan_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_ceil(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_ceil_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_cos(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_cos_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_cosh(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_cosh_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_erf(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_erf_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_erfc(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_erfc_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_exp(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_exp_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_expm1(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_expm1_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_floor(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_floor_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_frac(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_frac_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_lgamma(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_lgamma_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_log(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_log_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_log10(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_log10_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_log1p(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_log1p_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_log2(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_log2_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_neg(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_neg_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_reciprocal(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_reciprocal_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_round(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_round_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_rsqrt(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_rsqrt_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_sigmoid(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_sigmoid_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_sign(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_sign_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_sin(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_sin_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_sinh(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_sinh_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_tan(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_tan_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_tanh(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_tanh_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_trunc(const kf_call_t *call, kf_tensor_span_t self,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_trunc_(const kf_call_t *call, kf_tensor_span_t self);
KF_MUST_USE kf_status_t kf__op__foreach_add_ScalarList(const kf_call_t *call, kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_add__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_sub_ScalarList(const kf_call_t *call, kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_sub__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_mul_ScalarList(const kf_call_t *call, kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_mul__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_div_ScalarList(const kf_call_t *call, kf_tensor_span_t self,
    kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_div__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_add_Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_t *other, kf_scalar_t alpha, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_add__Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_t *other, kf_scalar_t alpha);
KF_MUST_USE kf_status_t kf__op__foreach_mul_Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_t *other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_mul__Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op__foreach_div_Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_t *other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_div__Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_t *other);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_max_Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_max__Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_max_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_max__List(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t other);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_max_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_max__ScalarList(const kf_call_t *call,
    kf_tensor_span_t self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_min_Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_min__Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_min_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_min__List(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t other);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_min_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_clamp_min__ScalarList(const kf_call_t *call,
    kf_tensor_span_t self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_maximum_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_maximum__Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_maximum_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_maximum__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other);
KF_MUST_USE kf_status_t kf__op__foreach_maximum_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_maximum__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_minimum_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_minimum__Scalar(const kf_call_t *call, kf_tensor_span_t
    self, kf_scalar_t scalar);
KF_MUST_USE kf_status_t kf__op__foreach_minimum_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_minimum__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other);
KF_MUST_USE kf_status_t kf__op__foreach_minimum_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_minimum__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_pow_List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t exponent, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_pow__List(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t exponent);
KF_MUST_USE kf_status_t kf__op__foreach_pow_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t exponent, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_pow__Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t exponent);
KF_MUST_USE kf_status_t kf__op__foreach_pow_ScalarList(const kf_call_t *call, kf_tensor_span_t self,
    kf_value_t exponent, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_pow__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_value_t exponent);
KF_MUST_USE kf_status_t kf__op__foreach_pow_ScalarAndTensor(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_span_t exponent, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcmul_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcmul__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_addcmul_Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcmul__Tensor(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars);
KF_MUST_USE kf_status_t kf__op__foreach_addcdiv_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcdiv__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars);
KF_MUST_USE kf_status_t kf__op__foreach_addcdiv_Tensor(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_addcdiv__Tensor(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t *scalars);
KF_MUST_USE kf_status_t kf__op__foreach_lerp_ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensors1, kf_value_t weight, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__foreach_lerp__ScalarList(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t tensors1, kf_value_t weight);
KF_MUST_USE kf_status_t kf__op__foreach_copy_(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t src, bool non_blocking);
KF_MUST_USE kf_status_t kf__op__foreach_max(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op__foreach_powsum_Scalar(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t ord, kf_opt_int_t dtype, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op__fused_sgd__tensor_lr(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list, double weight_decay, double
    momentum, kf_tensor_t *lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);
KF_MUST_USE kf_status_t kf__op__fused_adam__tensor_lr(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t
    *grad_scale, kf_tensor_t *found_inf);
KF_MUST_USE kf_status_t kf__op__fused_adamw__tensor_lr(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t
    *grad_scale, kf_tensor_t *found_inf);
KF_MUST_USE kf_status_t kf__op__fused_adagrad_(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t state_sums, kf_tensor_span_t state_steps, double lr,
    double lr_decay, double weight_decay, double eps, bool maximize, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);
KF_MUST_USE kf_status_t kf__op__fused_adagrad__tensor_lr(const kf_call_t *call, kf_tensor_span_t
    self, kf_tensor_span_t grads, kf_tensor_span_t state_sums, kf_tensor_span_t state_steps,
    kf_tensor_t *lr, double lr_decay, double weight_decay, double eps, bool maximize, kf_tensor_t
    *grad_scale, kf_tensor_t *found_inf);
KF_MUST_USE kf_status_t kf__op_trace_backward(const kf_call_t *call, kf_tensor_t *grad,
    kf_int_span_t sizes, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_value_selecting_reduction_backward(const kf_call_t *call, kf_tensor_t
    *grad, int64_t dim, kf_tensor_t *indices, kf_int_span_t sizes, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cummaxmin_backward(const kf_call_t *call, kf_tensor_t *grad,
    kf_tensor_t *input, kf_tensor_t *indices, int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rrelu_with_noise_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower, kf_scalar_t upper, bool
    training, bool self_is_result, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_index_fill_int_Tensor(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *value, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__unsafe_index_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_span_t indices, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__unsafe_index_put(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_span_t indices, kf_tensor_t *values, bool accumulate, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__index_put_impl_(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_span_t indices, kf_tensor_t *values, bool accumulate, bool unsafe);
KF_MUST_USE kf_status_t kf__op_concat(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_concat_out(const kf_call_t *call, kf_tensor_span_t tensors, int64_t
    dim, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_concatenate(const kf_call_t *call, kf_tensor_span_t tensors, int64_t
    dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_concatenate_out(const kf_call_t *call, kf_tensor_span_t tensors,
    int64_t dim, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_stack(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_stack_out(const kf_call_t *call, kf_tensor_span_t tensors, int64_t
    dim, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_hstack(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_hstack_out(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_vstack(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_vstack_out(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_row_stack(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_row_stack_out(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_dstack(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_dstack_out(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_column_stack(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_column_stack_out(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_block_diag(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fliplr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_flipud(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_roll(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shifts,
    kf_int_span_t dims, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rot90(const kf_call_t *call, kf_tensor_t *self, int64_t k,
    kf_int_span_t dims, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_repeat(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    repeats, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_tile(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_repeat_interleave_self_int(const kf_call_t *call, kf_tensor_t *self,
    int64_t repeats, kf_opt_int_t dim, kf_opt_int_t output_size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_repeat_interleave_self_Tensor(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *repeats, kf_opt_int_t dim, kf_opt_int_t output_size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_diag(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_diag_embed(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_diagflat(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_select_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t dim, int64_t index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_slice_scatter(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_diagonal_scatter(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_as_strided_scatter(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_select_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_slice_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_diagonal_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_index_select_backward(const kf_call_t *call, kf_tensor_t *grad,
    kf_int_span_t self_sizes, int64_t dim, kf_tensor_t *index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_gather_backward(const kf_call_t *call, kf_tensor_t *grad, kf_tensor_t
    *self, int64_t dim, kf_tensor_t *index, bool sparse_grad, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_take_along_dim(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, kf_opt_int_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_argwhere(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_nonzero_numpy(const kf_call_t *call, kf_tensor_t *self, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op_meshgrid_indexing(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_str_t indexing, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_meshgrid(const kf_call_t *call, kf_tensor_span_t tensors, kf_list_t
    **out);
KF_MUST_USE kf_status_t kf__op_cartesian_prod(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_combinations(const kf_call_t *call, kf_tensor_t *self, int64_t r,
    bool with_replacement, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_one_hot(const kf_call_t *call, kf_tensor_t *self, int64_t
    num_classes, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_channel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_pixel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    upscale_factor, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_pixel_unshuffle(const kf_call_t *call, kf_tensor_t *self, int64_t
    downscale_factor, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fill_diagonal_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, bool wrap);
KF_MUST_USE kf_status_t kf__op__stack(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_native_channel_shuffle(const kf_call_t *call, kf_tensor_t *self,
    int64_t groups, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__linalg_check_errors(const kf_call_t *call, kf_tensor_t *info,
    kf_str_t api_name, bool is_matrix);
KF_MUST_USE kf_status_t kf__op_linalg_cholesky(const kf_call_t *call, kf_tensor_t *self, bool upper,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cholesky(const kf_call_t *call, kf_tensor_t *self, bool upper,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cholesky_solve(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *input2, bool upper, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cholesky_inverse(const kf_call_t *call, kf_tensor_t *self, bool
    upper, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_lu_factor(const kf_call_t *call, kf_tensor_t *A, bool pivot,
    kf_tensor_t **out_LU, kf_tensor_t **out_pivots);
KF_MUST_USE kf_status_t kf__op__lu_with_info(const kf_call_t *call, kf_tensor_t *self, bool pivot,
    bool check_errors, kf_tensor_t **out_LU, kf_tensor_t **out_pivots, kf_tensor_t **out_info);
KF_MUST_USE kf_status_t kf__op_linalg_lu(const kf_call_t *call, kf_tensor_t *A, bool pivot,
    kf_tensor_t **out_P, kf_tensor_t **out_L, kf_tensor_t **out_U);
KF_MUST_USE kf_status_t kf__op_linalg_lu_solve(const kf_call_t *call, kf_tensor_t *LU, kf_tensor_t
    *pivots, kf_tensor_t *B, bool left, bool adjoint, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_lu_solve(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *LU_data, kf_tensor_t *LU_pivots, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_solve_ex(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t
    *B, bool left, bool check_errors, kf_tensor_t **out_result, kf_tensor_t **out_info);
KF_MUST_USE kf_status_t kf__op_linalg_solve(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t *B,
    bool left, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_inv(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_inverse(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_det(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_det(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_slogdet(const kf_call_t *call, kf_tensor_t *A, kf_tensor_t
    **out_sign, kf_tensor_t **out_logabsdet);
KF_MUST_USE kf_status_t kf__op_slogdet(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out_sign, kf_tensor_t **out_logabsdet);
KF_MUST_USE kf_status_t kf__op_logdet(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_triangular_solve(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *A, bool upper, bool transpose, bool unitriangular, kf_tensor_t **out_solution,
    kf_tensor_t **out_cloned_coefficient);
KF_MUST_USE kf_status_t kf__op_qr(const kf_call_t *call, kf_tensor_t *self, bool some, kf_tensor_t
    **out_Q, kf_tensor_t **out_R);
KF_MUST_USE kf_status_t kf__op_linalg_householder_product(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *tau, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_orgqr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *input2,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_ormqr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *input2,
    kf_tensor_t *input3, bool left, bool transpose, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_ldl_factor(const kf_call_t *call, kf_tensor_t *self, bool
    hermitian, kf_tensor_t **out_LD, kf_tensor_t **out_pivots);
KF_MUST_USE kf_status_t kf__op_linalg_svd(const kf_call_t *call, kf_tensor_t *A, bool full_matrices,
    kf_str_t driver, kf_tensor_t **out_U, kf_tensor_t **out_S, kf_tensor_t **out_Vh);
KF_MUST_USE kf_status_t kf__op_linalg_svdvals(const kf_call_t *call, kf_tensor_t *A, kf_str_t
    driver, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_svd(const kf_call_t *call, kf_tensor_t *self, bool some, bool
    compute_uv, kf_tensor_t **out_U, kf_tensor_t **out_S, kf_tensor_t **out_V);
KF_MUST_USE kf_status_t kf__op_linalg_eigh(const kf_call_t *call, kf_tensor_t *self, kf_str_t UPLO,
    kf_tensor_t **out_eigenvalues, kf_tensor_t **out_eigenvectors);
KF_MUST_USE kf_status_t kf__op_linalg_eigvalsh(const kf_call_t *call, kf_tensor_t *self, kf_str_t
    UPLO, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_eigvals(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_linalg_pinv_atol_rtol_tensor(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_pinv_atol_rtol_float(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_pinv(const kf_call_t *call, kf_tensor_t *self, double rcond,
    bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_pinv_rcond_tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *rcond, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_pinverse(const kf_call_t *call, kf_tensor_t *self, double rcond,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_rank_atol_rtol_tensor(const kf_call_t *call,
    kf_tensor_t *input, kf_tensor_t *atol, kf_tensor_t *rtol, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_rank_atol_rtol_float(const kf_call_t *call, kf_tensor_t
    *self, kf_opt_float_t atol, kf_opt_float_t rtol, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_rank(const kf_call_t *call, kf_tensor_t *self, double
    tol, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_rank_tol_tensor(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *tol, bool hermitian, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_exp(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_matrix_exp(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_linalg_multi_dot(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_chain_matmul(const kf_call_t *call, kf_tensor_span_t matrices,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_tensorinv(const kf_call_t *call, kf_tensor_t *self, int64_t
    ind, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_tensorsolve(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_int_span_t dims, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matmul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_norm(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_norm_str_ord(const kf_call_t *call, kf_tensor_t *self,
    kf_str_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_norm(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t
    ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_norm_ord_str(const kf_call_t *call, kf_tensor_t *self,
    kf_str_t ord, kf_int_span_t dim, bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nuclear_norm(const kf_call_t *call, kf_tensor_t *self, bool keepdim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nuclear_norm_dim(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_cond(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t
    p, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_cond_p_str(const kf_call_t *call, kf_tensor_t *self, kf_str_t
    p, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_mse_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_mse_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_l1_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_smooth_l1_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double beta, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_smooth_l1_loss_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_huber_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double delta, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_huber_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_soft_margin_loss(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_soft_margin_loss_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_hinge_embedding_loss(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_margin_ranking_loss(const kf_call_t *call, kf_tensor_t *input1,
    kf_tensor_t *input2, kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_triplet_margin_loss(const kf_call_t *call, kf_tensor_t *anchor,
    kf_tensor_t *positive, kf_tensor_t *negative, double margin, double p, double eps, bool swap,
    int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cosine_embedding_loss(const kf_call_t *call, kf_tensor_t *input1,
    kf_tensor_t *input2, kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_poisson_nll_loss(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *target, bool log_input, bool full, double eps, int64_t reduction, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_kl_div(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, bool log_target, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_binary_cross_entropy(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_binary_cross_entropy_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_binary_cross_entropy_with_logits(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nll_loss(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nll_loss2d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nll_loss_forward(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    **out_output, kf_tensor_t **out_total_weight);
KF_MUST_USE kf_status_t kf__op_nll_loss_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nll_loss2d_forward(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    **out_output, kf_tensor_t **out_total_weight);
KF_MUST_USE kf_status_t kf__op_nll_loss2d_backward(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nll_loss_nd(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cross_entropy_loss(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, double
    label_smoothing, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_multi_margin_loss(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_scalar_t p, kf_scalar_t margin, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_multilabel_margin_loss_forward(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out_output, kf_tensor_t
    **out_is_target);
KF_MUST_USE kf_status_t kf__op_multilabel_margin_loss(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_ctc_loss_IntList(const kf_call_t *call, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank,
    int64_t reduction, bool zero_infinity, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_ctc_loss_Tensor(const kf_call_t *call, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_tensor_t *input_lengths, kf_tensor_t *target_lengths, int64_t blank,
    int64_t reduction, bool zero_infinity, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__use_cudnn_ctc_loss(const kf_call_t *call, kf_tensor_t *log_probs,
    kf_tensor_t *targets, kf_int_span_t input_lengths, kf_int_span_t target_lengths, int64_t blank,
    bool *out);
KF_MUST_USE kf_status_t kf__op__use_cudnn_ctc_loss_Tensor(const kf_call_t *call, kf_tensor_t
    *log_probs, kf_tensor_t *targets, kf_tensor_t *input_lengths, kf_tensor_t *target_lengths,
    int64_t blank, bool *out);
KF_MUST_USE kf_status_t kf__op_addr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_outer(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_ger(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_inner(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_matmul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linear(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_einsum(const kf_call_t *call, kf_str_t equation, kf_tensor_span_t
    tensors, kf_int_span_t path, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_tensordot(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_kron(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_matrix_power(const kf_call_t *call, kf_tensor_t *self, int64_t
    n, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_matrix_power(const kf_call_t *call, kf_tensor_t *self, int64_t n,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cdist(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2, double
    p, kf_opt_int_t compute_mode, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_pdist(const kf_call_t *call, kf_tensor_t *self, double p, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op__addmm_activation(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mat1, kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, bool use_gelu,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_constant_pad_nd(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t pad, kf_scalar_t value, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_reflection_pad1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_reflection_pad2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_reflection_pad3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_replication_pad1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_replication_pad2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_replication_pad3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t padding, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__pad_circular(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    pad, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_pad(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t pad,
    kf_str_t mode, kf_opt_float_t value, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_embedding(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t
    *indices, int64_t padding_idx, bool scale_grad_by_freq, bool sparse, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_embedding_dense_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool
    scale_grad_by_freq, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_embedding_backward(const kf_call_t *call, kf_tensor_t *grad,
    kf_tensor_t *indices, int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq, bool
    sparse, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__scaled_dot_product_attention_math(const kf_call_t *call, kf_tensor_t
    *query, kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool
    is_causal, kf_tensor_t *dropout_mask, kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out0,
    kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op__fused_sdp_choice(const kf_call_t *call, kf_tensor_t *query,
    kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool is_causal,
    kf_opt_float_t scale, bool enable_gqa, int64_t *out);
KF_MUST_USE kf_status_t kf__op_scaled_dot_product_attention(const kf_call_t *call, kf_tensor_t
    *query, kf_tensor_t *key, kf_tensor_t *value, kf_tensor_t *attn_mask, double dropout_p, bool
    is_causal, kf_opt_float_t scale, bool enable_gqa, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_lstm_input(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_span_t hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers, double
    dropout, bool train, bool bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t
    **out1, kf_tensor_t **out2);
KF_MUST_USE kf_status_t kf__op_lstm_data(const kf_call_t *call, kf_tensor_t *data, kf_tensor_t
    *batch_sizes, kf_tensor_span_t hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
KF_MUST_USE kf_status_t kf__op_gru_input(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *hx,
    kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train, bool
    bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_gru_data(const kf_call_t *call, kf_tensor_t *data, kf_tensor_t
    *batch_sizes, kf_tensor_t *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_rnn_tanh_input(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_rnn_tanh_data(const kf_call_t *call, kf_tensor_t *data, kf_tensor_t
    *batch_sizes, kf_tensor_t *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_rnn_relu_input(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_rnn_relu_data(const kf_call_t *call, kf_tensor_t *data, kf_tensor_t
    *batch_sizes, kf_tensor_t *hx, kf_tensor_span_t params, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_lstm_cell(const kf_call_t *call, kf_tensor_t *input, kf_tensor_span_t
    hx, kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t
    **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_gru_cell(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *hx,
    kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rnn_tanh_cell(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *hx, kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_rnn_relu_cell(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *hx, kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_softmax_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__safe_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_log_softmax_int(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_layer_norm(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enable,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rms_norm(const kf_call_t *call, kf_tensor_t *input, kf_int_span_t
    normalized_shape, kf_tensor_t *weight, kf_opt_float_t eps, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_group_norm(const kf_call_t *call, kf_tensor_t *input, int64_t
    num_groups, kf_tensor_t *weight, kf_tensor_t *bias, double eps, bool cudnn_enabled, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op__native_batch_norm_legit_no_training(const kf_call_t *call,
    kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean,
    kf_tensor_t *running_var, double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1,
    kf_tensor_t **out2);
KF_MUST_USE kf_status_t kf__op_batch_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
    double momentum, double eps, bool cudnn_enabled, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_instance_norm(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var, bool
    use_input_stats, double momentum, double eps, bool cudnn_enabled, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_log_softmax(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__batch_norm_with_update(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2,
    kf_tensor_t **out3);
KF_MUST_USE kf_status_t kf__op__batch_norm_no_update(const kf_call_t *call, kf_tensor_t *input,
    kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *running_mean, kf_tensor_t *running_var,
    double momentum, double eps, kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2,
    kf_tensor_t **out3);
KF_MUST_USE kf_status_t kf__op__weight_norm(const kf_call_t *call, kf_tensor_t *v, kf_tensor_t *g,
    int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_norm_except_dim(const kf_call_t *call, kf_tensor_t *v, int64_t pow,
    int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_max_pool1d_with_indices(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation,
    bool ceil_mode, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_max_pool1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_max_pool2d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_max_pool3d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, kf_int_span_t dilation, bool
    ceil_mode, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_avg_pool1d(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    kernel_size, kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode, bool
    count_include_pad, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_adaptive_avg_pool1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_adaptive_avg_pool2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_adaptive_avg_pool3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_adaptive_max_pool1d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t output_size, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_max_unpool2d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, kf_int_span_t output_size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_max_unpool3d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, kf_int_span_t output_size, kf_int_span_t stride, kf_int_span_t padding, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_fractional_max_pool2d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples, kf_tensor_t
    **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_fractional_max_pool3d(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t kernel_size, kf_int_span_t output_size, kf_tensor_t *random_samples, kf_tensor_t
    **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_is_complex(const kf_call_t *call, kf_tensor_t *self, bool *out);
KF_MUST_USE kf_status_t kf__op_is_floating_point(const kf_call_t *call, kf_tensor_t *self, bool
    *out);
KF_MUST_USE kf_status_t kf__op_is_signed(const kf_call_t *call, kf_tensor_t *self, bool *out);
KF_MUST_USE kf_status_t kf__op_is_conj(const kf_call_t *call, kf_tensor_t *self, bool *out);
KF_MUST_USE kf_status_t kf__op_is_neg(const kf_call_t *call, kf_tensor_t *self, bool *out);
KF_MUST_USE kf_status_t kf__op_is_inference(const kf_call_t *call, kf_tensor_t *self, bool *out);
KF_MUST_USE kf_status_t kf__op_is_set_to(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *tensor, bool *out);
KF_MUST_USE kf_status_t kf__op__nnpack_available(const kf_call_t *call, bool *out);
KF_MUST_USE kf_status_t kf__op_rrelu(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rrelu_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator);
KF_MUST_USE kf_status_t kf__op_rand(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rand_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_randn(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randn_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_rand_like(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randn_like(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_out(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_randint_low(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_low_out(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_randint_like(const kf_call_t *call, kf_tensor_t *self, int64_t high,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_like_low_dtype(const kf_call_t *call, kf_tensor_t *self,
    int64_t low, int64_t high, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_like_Tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *high, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randperm(const kf_call_t *call, int64_t n, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randperm_out(const kf_call_t *call, int64_t n, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_rand_generator(const kf_call_t *call, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_rand_generator_out(const kf_call_t *call, kf_int_span_t size,
    kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_randn_generator(const kf_call_t *call, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randn_generator_out(const kf_call_t *call, kf_int_span_t size,
    kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_rand_like_generator(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randn_like_generator(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_generator(const kf_call_t *call, int64_t high, kf_int_span_t
    size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_generator_out(const kf_call_t *call, int64_t high,
    kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_randint_low_generator(const kf_call_t *call, int64_t low, int64_t
    high, kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_low_generator_out(const kf_call_t *call, int64_t low, int64_t
    high, kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_randint_like_generator(const kf_call_t *call, kf_tensor_t *self,
    int64_t high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_randint_like_low_generator_dtype(const kf_call_t *call, kf_tensor_t
    *self, int64_t low, int64_t high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randint_like_Tensor_generator(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_randperm_generator(const kf_call_t *call, int64_t n, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_randperm_generator_out(const kf_call_t *call, int64_t n,
    kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_normal_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *mean,
    kf_tensor_t *std, kf_generator_t *generator, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_normal_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t *mean,
    kf_tensor_t *std, kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_normal_Tensor_float(const kf_call_t *call, kf_tensor_t *mean, double
    std, kf_generator_t *generator, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_normal_Tensor_float_out(const kf_call_t *call, kf_tensor_t *mean,
    double std, kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_normal_float_Tensor(const kf_call_t *call, double mean, kf_tensor_t
    *std, kf_generator_t *generator, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_normal_float_Tensor_out(const kf_call_t *call, double mean,
    kf_tensor_t *std, kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_normal_float_float(const kf_call_t *call, double mean, double std,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_normal_float_float_out(const kf_call_t *call, double mean, double
    std, kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_native_dropout(const kf_call_t *call, kf_tensor_t *input, double p,
    kf_opt_bool_t train, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_native_dropout_backward(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *mask, double scale, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_dropout(const kf_call_t *call, kf_tensor_t *input, double p, bool
    train, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_dropout_(const kf_call_t *call, kf_tensor_t *self, double p, bool
    train);
KF_MUST_USE kf_status_t kf__op_feature_dropout(const kf_call_t *call, kf_tensor_t *input, double p,
    bool train, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_feature_dropout_(const kf_call_t *call, kf_tensor_t *self, double p,
    bool train);
KF_MUST_USE kf_status_t kf__op_alpha_dropout(const kf_call_t *call, kf_tensor_t *input, double p,
    bool train, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_alpha_dropout_(const kf_call_t *call, kf_tensor_t *self, double p,
    bool train);
KF_MUST_USE kf_status_t kf__op_feature_alpha_dropout(const kf_call_t *call, kf_tensor_t *input,
    double p, bool train, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_feature_alpha_dropout_(const kf_call_t *call, kf_tensor_t *self,
    double p, bool train);
KF_MUST_USE kf_status_t kf__op_nanmean(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool keepdim, kf_opt_int_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_count_nonzero(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_var(const kf_call_t *call, kf_tensor_t *self, bool unbiased,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_var_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool unbiased, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_std(const kf_call_t *call, kf_tensor_t *self, bool unbiased,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_std_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    bool unbiased, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_var_mean(const kf_call_t *call, kf_tensor_t *self, bool unbiased,
    kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_var_mean_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool unbiased, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_std_mean(const kf_call_t *call, kf_tensor_t *self, bool unbiased,
    kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_std_mean_dim(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool unbiased, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_norm_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_norm_ScalarOpt_dtype(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_dtype_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_norm_ScalarOpt_dim(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_norm_ScalarOpt_dim_dtype(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_scalar_t p, kf_int_span_t dim, bool keepdim, kf_dtype_t dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_frobenius_norm_dim(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_logsumexp(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_dist(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t p, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_pairwise_distance(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t
    *x2, double p, double eps, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cosine_similarity(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t
    *x2, int64_t dim, double eps, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_renorm(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t p,
    int64_t dim, kf_scalar_t maxnorm, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cov(const kf_call_t *call, kf_tensor_t *self, int64_t correction,
    kf_tensor_t *fweights, kf_tensor_t *aweights, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_corrcoef(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_trapezoid_x(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t *x,
    int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_trapezoid_dx(const kf_call_t *call, kf_tensor_t *y, kf_scalar_t dx,
    int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cumulative_trapezoid_x(const kf_call_t *call, kf_tensor_t *y,
    kf_tensor_t *x, int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_cumulative_trapezoid_dx(const kf_call_t *call, kf_tensor_t *y,
    kf_scalar_t dx, int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_diff(const kf_call_t *call, kf_tensor_t *self, int64_t n, int64_t
    dim, kf_tensor_t *prepend, kf_tensor_t *append, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_quantile(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_quantile_scalar(const kf_call_t *call, kf_tensor_t *self, double q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nanquantile(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *q,
    kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nanquantile_scalar(const kf_call_t *call, kf_tensor_t *self, double
    q, kf_opt_int_t dim, bool keepdim, kf_str_t interpolation, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_histogram_bin_ct(const kf_call_t *call, kf_tensor_t *self, int64_t
    bins, kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist,
    kf_tensor_t **out_bin_edges);
KF_MUST_USE kf_status_t kf__op_histogram_bins_tensor(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *bins, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist, kf_tensor_t
    **out_bin_edges);
KF_MUST_USE kf_status_t kf__op_histogramdd(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    bins, kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist,
    kf_list_t **out_bin_edges);
KF_MUST_USE kf_status_t kf__op_histogramdd_int_bins(const kf_call_t *call, kf_tensor_t *self,
    int64_t bins, kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t **out_hist,
    kf_list_t **out_bin_edges);
KF_MUST_USE kf_status_t kf__op_histogramdd_TensorList_bins(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_span_t bins, kf_float_span_t range, kf_tensor_t *weight, bool density, kf_tensor_t
    **out_hist, kf_list_t **out_bin_edges);
KF_MUST_USE kf_status_t kf__op_segment_reduce(const kf_call_t *call, kf_tensor_t *data, kf_str_t
    reduce, kf_tensor_t *lengths, kf_tensor_t *indices, kf_tensor_t *offsets, int64_t axis, bool
    unsafe, kf_opt_scalar_t initial, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_logsumexp(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, bool keepdim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__logcumsumexp(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_trapz_x(const kf_call_t *call, kf_tensor_t *y, kf_tensor_t *x,
    int64_t dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_trapz_dx(const kf_call_t *call, kf_tensor_t *y, double dx, int64_t
    dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__aminmax(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op__aminmax_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_upsample_nearest1d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_upsample_nearest2d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_upsample_nearest2d_vec_out(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_upsample_nearest3d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, kf_float_span_t scale_factors, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_upsample_linear1d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_upsample_bilinear2d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_upsample_bilinear2d_vec_out(const kf_call_t *call, kf_tensor_t
    *input, kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_upsample_trilinear3d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_upsample_bicubic2d_vec(const kf_call_t *call, kf_tensor_t *input,
    kf_int_span_t output_size, bool align_corners, kf_float_span_t scale_factors, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_grid_sampler(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__grid_sampler_2d_cpu_fallback(const kf_call_t *call, kf_tensor_t
    *input, kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_item(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t *out);
KF_MUST_USE kf_status_t kf__op_is_nonzero(const kf_call_t *call, kf_tensor_t *self, bool *out);
KF_MUST_USE kf_status_t kf__op_argsort(const kf_call_t *call, kf_tensor_t *self, int64_t dim, bool
    descending, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_argsort_stable(const kf_call_t *call, kf_tensor_t *self, bool stable,
    int64_t dim, bool descending, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_msort(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_median(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_nanmedian(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_searchsorted_Scalar(const kf_call_t *call, kf_tensor_t
    *sorted_sequence, kf_scalar_t self, bool out_int32, bool right, kf_str_t side, kf_tensor_t
    *sorter, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_bucketize_Scalar(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *boundaries, bool out_int32, bool right, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_isin_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *elements,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_isin_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *elements,
    kf_scalar_t test_element, bool assume_unique, bool invert, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_isin_Scalar_Tensor(const kf_call_t *call, kf_scalar_t element,
    kf_tensor_t *test_elements, bool assume_unique, bool invert, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__unique(const kf_call_t *call, kf_tensor_t *self, bool sorted, bool
    return_inverse, kf_tensor_t **out0, kf_tensor_t **out1);
KF_MUST_USE kf_status_t kf__op_square(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_square_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_square_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_positive(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_conj_physical(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_conj_physical_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_conj_physical_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_ndtr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_absolute(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_absolute_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_absolute_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_negative(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_negative_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_negative_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arccos(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arccos_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_arccos_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arccosh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arccosh_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_arccosh_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arcsin(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arcsin_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_arcsin_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arcsinh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arcsinh_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_arcsinh_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arctan(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arctan_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_arctan_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_arctanh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_arctanh_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_arctanh_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_special_expit(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_expit_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_exp2(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_exp2_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_expm1(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_expm1_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_log1p(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_log1p_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_sinc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_sinc_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_fix(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_fix_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_fix_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_erf(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_erf_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_special_erfc(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_erfc_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_erfinv(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_erfinv_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_digamma(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_digamma_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_psi(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_psi_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_special_gammaln(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_gammaln_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_i0(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_special_i0_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF_MUST_USE kf_status_t kf__op_special_logit(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_float_t eps, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_logit_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_float_t eps, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_round(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_round_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_polygamma(const kf_call_t *call, int64_t n, kf_tensor_t
    *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_polygamma_out(const kf_call_t *call, int64_t n, kf_tensor_t
    *self, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_multigammaln(const kf_call_t *call, kf_tensor_t *self,
    int64_t p, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_multigammaln_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t p, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_gammainc(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_gammainc_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_special_gammaincc(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_special_gammaincc_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_view_dtype(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t
    dtype, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_reshape(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    shape, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__unsafe_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__reshape_alias(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_alias(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_detach(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_detach_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_as_strided(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_as_strided_(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_int_span_t stride, kf_opt_int_t storage_offset);
KF_MUST_USE kf_status_t kf__op_expand(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    bool implicit, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_expand_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_select_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t index, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_slice_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_narrow(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    start, int64_t length, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_narrow_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t *start, int64_t length, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_narrow_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t start, int64_t length, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_narrow_copy_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, int64_t start, int64_t length, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_permute(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_transpose_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_transpose_(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1);
KF_MUST_USE kf_status_t kf__op_t(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_t_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_numpy_T(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_mT(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_mH(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_matrix_H(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_adjoint(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_squeeze(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_squeeze_(const kf_call_t *call, kf_tensor_t *self);
KF_MUST_USE kf_status_t kf__op_squeeze_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_squeeze__dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__op_squeeze_dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_squeeze__dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dim);
KF_MUST_USE kf_status_t kf__op_squeeze_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_squeeze_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_unsqueeze(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_unsqueeze_(const kf_call_t *call, kf_tensor_t *self, int64_t dim);
KF_MUST_USE kf_status_t kf__op_unsqueeze_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_unsqueeze_copy_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_diagonal(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_linalg_diagonal(const kf_call_t *call, kf_tensor_t *A, int64_t
    offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_unfold(const kf_call_t *call, kf_tensor_t *self, int64_t dimension,
    int64_t size, int64_t step, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_split_copy_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t split_size, int64_t dim, kf_tensor_span_t out);
KF_MUST_USE kf_status_t kf__op_split_sizes(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    split_size, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_split_with_sizes(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_split_with_sizes_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_tensor_span_t out);
KF_MUST_USE kf_status_t kf__op_chunk(const kf_call_t *call, kf_tensor_t *self, int64_t chunks,
    int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_unsafe_chunk(const kf_call_t *call, kf_tensor_t *self, int64_t
    chunks, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_unsafe_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_unsafe_split_with_sizes(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_tensor_split_sections(const kf_call_t *call, kf_tensor_t *self,
    int64_t sections, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_tensor_split_indices(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t indices, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_tensor_split_tensor_indices_or_sections(const kf_call_t *call,
    kf_tensor_t *self, kf_tensor_t *tensor_indices_or_sections, int64_t dim, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_hsplit_int(const kf_call_t *call, kf_tensor_t *self, int64_t
    sections, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_hsplit_array(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_vsplit_int(const kf_call_t *call, kf_tensor_t *self, int64_t
    sections, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_vsplit_array(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_dsplit_int(const kf_call_t *call, kf_tensor_t *self, int64_t
    sections, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_dsplit_array(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    indices, kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_unbind_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_unbind_copy_int_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_span_t out);
KF_MUST_USE kf_status_t kf__op_flatten_using_ints(const kf_call_t *call, kf_tensor_t *self, int64_t
    start_dim, int64_t end_dim, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_unflatten_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_int_span_t sizes, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_movedim_intlist(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t source, kf_int_span_t destination, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_movedim_int(const kf_call_t *call, kf_tensor_t *self, int64_t source,
    int64_t destination, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_moveaxis_intlist(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t source, kf_int_span_t destination, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_moveaxis_int(const kf_call_t *call, kf_tensor_t *self, int64_t
    source, int64_t destination, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_swapaxes(const kf_call_t *call, kf_tensor_t *self, int64_t axis0,
    int64_t axis1, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_swapaxes_(const kf_call_t *call, kf_tensor_t *self, int64_t axis0,
    int64_t axis1);
KF_MUST_USE kf_status_t kf__op_swapdims(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_swapdims_(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1);
KF_MUST_USE kf_status_t kf__op_view_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_reshape_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_view_as_real(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_view_as_complex(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_real(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_imag(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__neg_view(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_resolve_conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_resolve_neg(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_broadcast_to(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_broadcast_tensors(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_atleast_1d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_atleast_2d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_atleast_3d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_atleast_1d_Sequence(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_atleast_2d_Sequence(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_atleast_3d_Sequence(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_list_t **out);
KF_MUST_USE kf_status_t kf__op_ravel(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_expand_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, bool implicit, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_expand_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, bool implicit, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_permute_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    dims, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op_permute_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dims, kf_tensor_t *out);
KF_MUST_USE kf_status_t kf__op_lift_fresh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
KF_MUST_USE kf_status_t kf__op_is_same_size(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, bool *out);
KF_MUST_USE kf_status_t kf__op_size_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t *out);
KF_MUST_USE kf_status_t kf__op_stride_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t *out);
KF_MUST_USE kf_status_t kf__op_sym_size_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_sym_int_t *out);
KF_MUST_USE kf_status_t kf__op_sym_stride_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_sym_int_t *out);
KF_MUST_USE kf_status_t kf__op_sym_numel(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t
    *out);
KF_MUST_USE kf_status_t kf__op_sym_storage_offset(const kf_call_t *call, kf_tensor_t *self,
    kf_sym_int_t *out);
KF_MUST_USE kf_status_t kf__op_sym_is_contiguous(const kf_call_t *call, kf_tensor_t *self,
    kf_memory_format_t memory_format, kf_value_t *out);
KF_MUST_USE kf_status_t kf__op_sum_to_size(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__foobar(const kf_call_t *call, kf_tensor_t *self, bool arg1, bool
    arg2, bool arg3, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__op__reshape_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t **out);

#endif
