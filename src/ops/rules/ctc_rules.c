/* Rules of the CTC loss. */
#include "compat/nn_texts.h"
#include "ops/core/results.h"
#include "ops/gen/rules.h"

/* There is a number of steps and a number of labels for each sequence; the former are within the
 * probabilities, the latter within the targets. */
static kf_status_t check_lengths(const kf_tensor_t *log_probs, const kf_tensor_t *targets,
                                 kf_int_span_t steps, kf_int_span_t lengths) {
  int64_t batch = log_probs->sizes[1], total = 0;
  if ((int64_t)steps.size != batch)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CTC_INPUT_COUNT,
                       "ctc_loss: input_lengths must have a number for each sequence"));
  if ((int64_t)lengths.size != batch)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CTC_TARGET_LENGTHS,
                       "ctc_loss: target_lengths must have a number for each sequence"));
  for (int64_t b = 0; b < batch; b++) {
    if (steps.data[b] < 0 || lengths.data[b] < 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_CTC_LENGTH_SIGN,
                                         "ctc_loss: lengths must not be negative, but one is %lld"),
                          (long long)(steps.data[b] < 0 ? steps.data[b] : lengths.data[b]));
    if (steps.data[b] > log_probs->sizes[0])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_CTC_INPUT_LENGTH,
                         "ctc_loss: input_lengths may be at most %lld, but one is %lld"),
          (long long)log_probs->sizes[0], (long long)steps.data[b]);
    if (targets->ndim == 2 && lengths.data[b] > targets->sizes[1])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_CTC_TARGET_WIDTH,
              "ctc_loss: targets must have at least %lld elements in dimension 1, but have %lld"),
          (long long)lengths.data[b], (long long)targets->sizes[1]);
    total += lengths.data[b];
  }
  if (targets->ndim == 1 && targets->sizes[0] != total)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CTC_TARGET_COUNT,
                       "ctc_loss: targets must have %lld elements in dimension 0, but have %lld"),
        (long long)total, (long long)targets->sizes[0]);
  return KF_OK;
}

/* What forward and backward check without looking at data; the kernels check the labels, which meta
 * tensors do not have. */
static kf_status_t check(const kf_tensor_t *log_probs, const kf_tensor_t *targets,
                         kf_int_span_t steps, kf_int_span_t lengths, int64_t blank) {
  kf_dtype_t dtype = kf__dtype(log_probs);
  if (log_probs->ndim != 3)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CTC_RANK,
                                       "ctc_loss: log_probs must have 3 dimensions, but has %u"),
                        log_probs->ndim);
  if (dtype != KF_DTYPE_FLOAT32 && dtype != KF_DTYPE_FLOAT64)
    return kf__not_for_dtype("ctc_loss_cpu", dtype);
  if (kf__dtype(targets) != KF_DTYPE_INT64 || targets->ndim < 1 || targets->ndim > 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        "ctc_loss: targets must be a vector or a matrix of int64, found %u "
                        "dimensions of %s",
                        targets->ndim, kf__dtype_message_name(kf__dtype(targets)));
  if (log_probs->sizes[1] == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CTC_EMPTY, "ctc_loss: log_probs has no sequence"));
  if (blank < 0 || blank >= log_probs->sizes[2])
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CTC_BLANK, "ctc_loss: blank must be a class of log_probs"));
  if (targets->ndim == 2 && targets->sizes[0] != log_probs->sizes[1])
    return kf_error_set(KF_ERR_RUNTIME, "ctc_loss: targets must have a row for each sequence");
  return check_lengths(log_probs, targets, steps, lengths);
}

kf_status_t kf__rule_ctc_loss(kf_results_t *r, kf_tensor_t *log_probs, kf_tensor_t *targets,
                              kf_int_span_t input_lengths, kf_int_span_t target_lengths,
                              int64_t blank) {
  KF_TRY(check(log_probs, targets, input_lengths, target_lengths, blank));
  int64_t most = 0;
  for (size_t b = 0; b < target_lengths.size; b++)
    if (target_lengths.data[b] > most) most = target_lengths.data[b];
/* A loss for each sequence, and for the backward pass the probabilities of all states in each step:
 * the labels with a blank before, between and behind them. */
  int64_t sizes[3] = {log_probs->sizes[1], log_probs->sizes[0], 2 * most + 1};
  kf_dtype_t dtype = kf__dtype(log_probs);
  kf_tensor_t *const inputs[] = {log_probs, targets, NULL};
  KF_TRY(kf__result(r, 0, (kf_int_span_t){sizes, 1}, NULL, dtype, log_probs->device,
                    KF__RESULT_APART, inputs));
  return kf__result(r, 1, (kf_int_span_t){sizes, 3}, NULL, dtype, log_probs->device,
                    KF__RESULT_APART, inputs);
}

kf_status_t kf__rule_ctc_loss_backward(kf_results_t *r, kf_tensor_t *grad, kf_tensor_t *log_probs,
                                       kf_tensor_t *targets, kf_int_span_t input_lengths,
                                       kf_int_span_t target_lengths, int64_t blank) {
  KF_TRY(check(log_probs, targets, input_lengths, target_lengths, blank));
  if (kf__dtype(grad) != kf__dtype(log_probs) || grad->ndim != 1 ||
      grad->sizes[0] != log_probs->sizes[1])
    return kf_error_set(KF_ERR_RUNTIME,
                        "ctc_loss: expected a gradient for each sequence, of the type of the "
                        "probabilities");
  kf_tensor_t *const inputs[] = {grad, log_probs, targets, NULL};
  return kf__result(r, 0, kf__sizes(log_probs), NULL, kf__dtype(log_probs), log_probs->device,
                    KF__RESULT_APART, inputs);
}
