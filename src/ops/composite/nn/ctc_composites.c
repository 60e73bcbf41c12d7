/* The CTC loss for lengths in lists and in tensors, reduced. _ctc_loss computes the loss of each
 * sequence and has the derivative; what is here is made of operators that have theirs. */
#include "compat/nn_texts.h"
#include "ops/composite/nn/loss_composites.h"
#include "ops/core/number.h"
#include "ops/gen/composites.h"

/* Probabilities without a batch are a batch of one. An infinite loss, of a target that does not fit
 * its input, is replaced before the reduction. The mean weights sequences by the inverse of their
 * length, at least 1. */
kf_status_t kf__op_ctc_loss_IntList(const kf_call_t *call, kf_tensor_t *log_probs,
                                    kf_tensor_t *targets, kf_int_span_t input_lengths,
                                    kf_int_span_t target_lengths, int64_t blank, int64_t reduction,
                                    bool zero_infinity, kf_tensor_t **out) {
  (void)call;
  bool is_batch = log_probs->ndim == 3;
  kf_tensor_t *batch = NULL, *loss = NULL, *alpha = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  batch = is_batch ? log_probs : kfs_unsqueeze(log_probs, 1);
  kf_tensor_t *labels = kf__to_type(targets, KF_DTYPE_INT64);
  if (batch != NULL && labels != NULL) {
    kf_status_t status = kf_raw_ctc_loss(batch, labels, input_lengths, target_lengths, blank,
                                         zero_infinity, &loss, &alpha);
    loss = kf_scope_take(status, loss);
    kf_tensor_release(alpha);
  }
  if (zero_infinity && loss != NULL) loss = kfs_where_ScalarSelf(kfs_isinf(loss), KF_INT(0), loss);
  if (reduction == KF__REDUCTION_MEAN && loss != NULL) {
    kf_tensor_t *lengths = NULL;
    kf_status_t status = kf_tensor_from_data(target_lengths.data, KF_DTYPE_INT64,
                                             KF_INTS((int64_t)target_lengths.size), &lengths);
    lengths = kfs_clamp_min(kf_scope_take(status, lengths), KF_INT(1));
    if (lengths != NULL)
      loss = kfs_div(
          loss, kfs_to_device(lengths, loss->device, kf__dtype(loss), false, false, kf_no_int()));
  }
  if (reduction == KF__REDUCTION_NONE && !is_batch) loss = kfs_squeeze_dim(loss, 0);
  return kf__close_with(&scope, kf__reduce_loss(loss, reduction), out);
}

/* Reads the elements of a tensor of lengths, one by one: batches are small. */
static kf_status_t read_lengths(kf_tensor_t *lengths, const char *name, int64_t *out) {
  if (!kf_dtype_is_integral(kf__dtype(lengths), false))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_CTC_LENGTHS, "ctc_loss: %s must hold integers"),
                        name);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *flat = kfs_reshape(lengths, KF_INTS(-1));
  for (int64_t i = 0; i < lengths->numel && !kf_scope_has_failed(); i++) {
    kf_scalar_t number = KF_INT(0);
    kf_tensor_t *element = kfs_select(flat, 0, i);
    if (element == NULL) break;
    kf_status_t status = kf_item(element, &number);
    if (status != KF_OK) (void)kf_scope_take(status, NULL);
    out[i] = number.as.i;
  }
  return kf_scope_close(&scope);
}

kf_status_t kf__op_ctc_loss_Tensor(const kf_call_t *call, kf_tensor_t *log_probs,
                                   kf_tensor_t *targets, kf_tensor_t *input_lengths,
                                   kf_tensor_t *target_lengths, int64_t blank, int64_t reduction,
                                   bool zero_infinity, kf_tensor_t **out) {
  (void)call;
  size_t steps = (size_t)input_lengths->numel, labels = (size_t)target_lengths->numel;
  int64_t *lengths = kf_alloc((steps + labels + 1) * sizeof *lengths);
  if (lengths == NULL) return kf__no_memory();
  kf_status_t status = read_lengths(input_lengths, "input_lengths", lengths);
  if (status == KF_OK) status = read_lengths(target_lengths, "target_lengths", lengths + steps);
  if (status == KF_OK)
    status = kf_ctc_loss_IntList(log_probs, targets, (kf_int_span_t){lengths, steps},
                                 (kf_int_span_t){lengths + steps, labels}, blank, reduction,
                                 zero_infinity, out);
  kf_free(lengths);
  return status;
}
