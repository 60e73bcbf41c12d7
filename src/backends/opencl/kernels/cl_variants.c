/* Elementwise compute functions that choose among expressions, or prepare their numbers. */
#include <float.h>
#include <math.h>
#include <string.h>

#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

static bool is_text(kf_str_t text, const char *expected) {
  return text.size == strlen(expected) && memcmp(text.data, expected, text.size) == 0;
}

/* The CPU refuses to negate the wider unsigned types, and says so. */
static kf_status_t ocl_neg(kf_iter_t *it) {
  if (it->common == KF_DTYPE_UINT16 || it->common == KF_DTYPE_UINT32 ||
      it->common == KF_DTYPE_UINT64)
    return kf_compute_decline("an unsigned type");
  return kfcl_elementwise(it, &kfcl_op_negate, NULL, 0);
}

static kf_status_t ocl_div_mode(kf_iter_t *it, kf_str_t mode) {
  const kfcl_expression_t *op = mode.data == NULL        ? &kfcl_op_divide
                                : is_text(mode, "trunc") ? &kfcl_op_divide_trunc
                                                         : &kfcl_op_divide_floor;
  return kfcl_elementwise(it, op, NULL, 0);
}

/* A value that does not fit into the type of self is an error, which only the CPU can find. */
static kf_status_t ocl_masked_fill_tensor(kf_iter_t *it) {
  const kf_operand_t *value = &it->operands[2];
  if (value->tensor != NULL && value->dtype != it->promoted)
    return kf_compute_decline("a value of another type than self");
  return kfcl_elementwise(it, &kfcl_op_choose, NULL, 0);
}

static kf_status_t ocl_clamp(kf_iter_t *it, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  const kf_scalar_t both[] = {min.value, max.value};
  if (min.has && max.has) return kfcl_elementwise(it, &kfcl_op_clamp_both, both, 2);
  if (min.has) return kfcl_elementwise(it, &kfcl_op_clamp_low, &min.value, 1);
  return kfcl_elementwise(it, &kfcl_op_clamp_high, &max.value, 1);
}

static kf_status_t ocl_clamp_tensor(kf_iter_t *it, kf_tensor_t *min, kf_tensor_t *max) {
  const kfcl_expression_t *op = min == NULL   ? &kfcl_op_clamp_to_max
                                : max == NULL ? &kfcl_op_clamp_to_min
                                              : &kfcl_op_clamp_tensors;
  return kfcl_elementwise(it, op, NULL, 0);
}

static kf_status_t ocl_gelu(kf_iter_t *it, kf_str_t approximate) {
  return kfcl_elementwise(
      it, is_text(approximate, "tanh") ? &kfcl_op_gelu_tanh : &kfcl_op_gelu_exact, NULL, 0);
}

static kf_status_t ocl_gelu_backward(kf_iter_t *it, kf_str_t approximate) {
  return kfcl_elementwise(
      it, is_text(approximate, "tanh") ? &kfcl_op_gelu_backward_tanh : &kfcl_op_gelu_backward_exact,
      NULL, 0);
}

static kf_status_t ocl_elu_backward(kf_iter_t *it, kf_scalar_t alpha, kf_scalar_t scale,
                                    kf_scalar_t input_scale, bool is_result) {
  const kf_scalar_t scalars[] = {alpha, scale, input_scale};
  return kfcl_elementwise(
      it, is_result ? &kfcl_op_elu_backward_result : &kfcl_op_elu_backward_input, scalars, 3);
}

static double largest(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT16: return 65504;
    case KF_DTYPE_BFLOAT16: return 0x1.fep+127;
    case KF_DTYPE_FLOAT64: return DBL_MAX;
    default: return FLT_MAX;
  }
}

static kf_status_t ocl_nan_to_num(kf_iter_t *it, kf_opt_float_t nan, kf_opt_float_t posinf,
                                  kf_opt_float_t neginf) {
  const double limit = largest(it->promoted);
  const kf_scalar_t scalars[] = {kfcl_real(nan.has ? nan.value : 0),
                                 kfcl_real(posinf.has ? posinf.value : limit),
                                 kfcl_real(neginf.has ? neginf.value : -limit)};
  return kfcl_elementwise(it, &kfcl_op_nan_to_num, scalars, 3);
}

static kf_status_t ocl_logit(kf_iter_t *it, kf_opt_float_t eps) {
  const kf_scalar_t bound = kfcl_real(eps.value);
  if (!eps.has || eps.value < 0) return kfcl_elementwise(it, &kfcl_op_logit_plain, NULL, 0);
  return kfcl_elementwise(it, &kfcl_op_logit_clamped, &bound, 1);
}

/* ---- Two results ---- */

static kf_status_t run(const kfcl_expression_t *op, uint32_t count, kf_tensor_t *const *tensors) {
  kf_iter_t it;
  KF_TRY(kfcl_iterate(&it, KF_DTYPE_COUNT, count, tensors));
  return kfcl_elementwise(&it, op, NULL, 0);
}

static kf_status_t ocl_log_sigmoid_forward(kf_tensor_t *self, kf_tensor_t *output,
                                           kf_tensor_t *buffer) {
  if (buffer != NULL)
    KF_TRY(run(&kfcl_op_log_sigmoid_buffer, 2, (kf_tensor_t *const[]){buffer, self}));
  return run(&kfcl_op_log_sigmoid_output, 2, (kf_tensor_t *const[]){output, self});
}

static kf_status_t ocl_prelu_kernel_backward(kf_tensor_t *grad, kf_tensor_t *self,
                                             kf_tensor_t *weight, kf_tensor_t *grad_self,
                                             kf_tensor_t *grad_weight) {
  if (grad_self != NULL)
    KF_TRY(run(&kfcl_op_prelu_backward_self, 4,
               (kf_tensor_t *const[]){grad_self, grad, self, weight}));
  if (grad_weight == NULL) return KF_OK;
  return run(&kfcl_op_prelu_backward_weight, 4,
             (kf_tensor_t *const[]){grad_weight, grad, self, weight});
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_variant_computes[] = {
    ENTRY(neg, ocl_neg),
    ENTRY(div_mode, ocl_div_mode),
    ENTRY(masked_fill_tensor, ocl_masked_fill_tensor),
    ENTRY(clamp, ocl_clamp),
    ENTRY(clamp_tensor, ocl_clamp_tensor),
    ENTRY(gelu, ocl_gelu),
    ENTRY(gelu_backward, ocl_gelu_backward),
    ENTRY(elu_backward, ocl_elu_backward),
    ENTRY(nan_to_num, ocl_nan_to_num),
    ENTRY(logit, ocl_logit),
    ENTRY(log_sigmoid_forward, ocl_log_sigmoid_forward),
    ENTRY(_prelu_kernel_backward, ocl_prelu_kernel_backward),
    KF_COMPUTE_END};
