/* Kernels for operators without a rule, on tensors without data. Operators that read data set an
 * error; operators that only modify data do nothing. Arguments are not checked, since nothing is
 * read. */
#include "backends/meta/meta_kernels.h"
#include "compat/operator_texts.h"

static kf_status_t meta_local_scalar_dense(const kf_call_t *call, kf_tensor_t *self,
                                           kf_scalar_t *out) {
  (void)call;
  (void)self;
  (void)out;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_META_ITEM, "a meta tensor has no elements for item() to read"));
}

static kf_status_t meta_equal(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                              bool *out) {
  (void)call;
  (void)self;
  (void)other;
  (void)out;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "equal: meta tensors have no data to compare");
}

static kf_status_t meta_fused_sgd(const kf_call_t *call, kf_tensor_span_t self,
                                  kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list,
                                  double weight_decay, double momentum, double lr, double dampening,
                                  bool nesterov, bool maximize, bool is_first_step,
                                  kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  (void)call, (void)self, (void)grads, (void)momentum_buffer_list, (void)weight_decay;
  (void)momentum, (void)lr, (void)dampening, (void)nesterov, (void)maximize, (void)is_first_step;
  (void)grad_scale, (void)found_inf;
  return KF_OK;
}

static kf_status_t meta_fused_adam(const kf_call_t *call, kf_tensor_span_t self,
                                   kf_tensor_span_t grads, kf_tensor_span_t exp_avgs,
                                   kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,
                                   kf_tensor_span_t state_steps, double lr, double beta1,
                                   double beta2, double weight_decay, double eps, bool amsgrad,
                                   bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  (void)call, (void)self, (void)grads, (void)exp_avgs, (void)exp_avg_sqs, (void)max_exp_avg_sqs;
  (void)state_steps, (void)lr, (void)beta1, (void)beta2, (void)weight_decay, (void)eps;
  (void)amsgrad, (void)maximize, (void)grad_scale, (void)found_inf;
  return KF_OK;
}

const kf_compute_t kf__meta_computes[] = {
    KF_COMPUTE(_local_scalar_dense, meta_local_scalar_dense),
    KF_COMPUTE(equal, meta_equal),
    KF_COMPUTE(_fused_sgd_, meta_fused_sgd),
    KF_COMPUTE(_fused_adam_, meta_fused_adam),
    KF_COMPUTE(_fused_adamw_, meta_fused_adam),
    KF_COMPUTE_END,
};
