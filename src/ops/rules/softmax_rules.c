/* Rules of softmax, log_softmax and their gradients. Results are contiguous, whatever the strides
 * of the argument, and compute relies on it (KF__RESULT_STRIDED). */
#include "ops/core/shared_rules.h"

kf_status_t kf__rule_softmax(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool half_to_float) {
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *const inputs[] = {self, NULL};
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  if (half_to_float)
    return kf_error_set(KF_ERR_RUNTIME,
                        "softmax with half to float conversion is not supported on CPU");
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* `input_dtype` is the type of forward's argument. It differs from the gradient's only after a
 * forward with half_to_float, which the CPU does not have. */
kf_status_t kf__rule_softmax_backward(kf_results_t *r, kf_tensor_t *grad_output,
                                      kf_tensor_t *output, int64_t dim, kf_dtype_t input_dtype) {
  kf_tensor_t *const inputs[] = {grad_output, output, NULL};
  int64_t wrapped = 0;
  kf_dtype_t type = kf__dtype(grad_output);
  KF_TRY(kf__wrap_dim(dim, grad_output->ndim, true, &wrapped));
  if (!kf__same_sizes(grad_output, output)) {
    char grad[KF__SHAPE_TEXT], result[KF__SHAPE_TEXT];
    return kf_error_set(KF_ERR_RUNTIME,
                        "Expected tensor for argument #1 'grad' to have same size as tensor for "
                        "argument #2 'output'; but %s does not equal %s (while checking arguments "
                        "for softmax_backward)",
                        kf__shape_text(kf__sizes(grad_output), grad),
                        kf__shape_text(kf__sizes(output), result));
  }
  if (kf__dtype(output) != type || (input_dtype != type && input_dtype == KF_DTYPE_FLOAT16))
    return kf_error_set(
        KF_ERR_RUNTIME, "expected scalar type %s but found %s", kf_dtype_class_name(type),
        kf_dtype_class_name(kf__dtype(output) != type ? kf__dtype(output) : input_dtype));
  return kf__result(r, 0, kf__sizes(grad_output), NULL, type, grad_output->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}
