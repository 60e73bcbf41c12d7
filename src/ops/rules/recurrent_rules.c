/* Rules of a recurrent layer in one direction and of its gradient. What a backend keeps for
 * backward is part of the contract, because its size is a result's: Note [Recurrent layers] in
 * backends/cpu/recurrent/recurrent.h says what is in it. */
#include "ops/core/recurrent_modes.h"
#include "ops/core/shared_rules.h"
#include "tensor/core/gradient_hooks.h"

typedef struct {
  int64_t rows, batch, hidden, gates;
} layer_t;

static kf_status_t check_shape(const kf_results_t *r, const char *name, const kf_tensor_t *tensor,
                               const kf_tensor_t *like, kf_int_span_t sizes) {
  char found[KF__SHAPE_TEXT], expected[KF__SHAPE_TEXT];
  if (kf__dtype(tensor) != kf__dtype(like))
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected %s to have the type of input, %s, but got %s",
                        r->op, name, kf_dtype_class_name(kf__dtype(like)),
                        kf_dtype_class_name(kf__dtype(tensor)));
  if (kf__spans_equal(kf__sizes(tensor), sizes)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "%s: Expected %s to have the shape %s, but got %s", r->op,
                      name, kf__shape_text(sizes, expected),
                      kf__shape_text(kf__sizes(tensor), found));
}

/* The rows of all steps. Those of a packed sequence are positive and never grow. */
static kf_status_t count_rows(const kf_results_t *r, const kf_tensor_t *input,
                              const kf_tensor_t *hx, kf_int_span_t batch_sizes, int64_t *out) {
  const uint32_t dims = batch_sizes.size > 0 ? 2 : 3;
  if (input->ndim != dims || hx->ndim != 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        "%s: Expected input to have %u dimensions and hx_ 2, but got %u and %u",
                        r->op, dims, input->ndim, hx->ndim);
  if (dims == 3) {
    /* Without features the product may wrap around; then the output is too large. */
    *out = (int64_t)((uint64_t)input->sizes[0] * (uint64_t)input->sizes[1]);
    if (input->sizes[1] == hx->sizes[0]) return KF_OK;
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected hx_ to have %lld rows, but got %lld", r->op,
                        (long long)input->sizes[1], (long long)hx->sizes[0]);
  }
  int64_t rows = 0, most = hx->sizes[0];
  bool valid = batch_sizes.data[0] == most;
  for (size_t t = 0; valid && t < batch_sizes.size; t++) {
    valid = batch_sizes.data[t] > 0 && batch_sizes.data[t] <= most;
    most = batch_sizes.data[t];
    valid = valid && !__builtin_add_overflow(rows, most, &rows);
  }
  *out = rows;
  if (valid && rows == input->sizes[0]) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s: Expected batch_sizes that are positive, do not grow, begin with the "
                      "rows of hx_ and add up to those of input",
                      r->op);
}

static kf_status_t check_layer(const kf_results_t *r, kf_tensor_t *const *tensors,
                               kf_int_span_t batch_sizes, int64_t mode, layer_t *out) {
  const kf_tensor_t *input = tensors[0], *hx = tensors[5];
  if (mode < KF__RECURRENT_RELU || mode > KF__RECURRENT_GRU)
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected a mode from 0 to 3, but got %lld", r->op,
                        (long long)mode);
  if (kf__dtype(input) != KF_DTYPE_FLOAT32 && kf__dtype(input) != KF_DTYPE_FLOAT64)
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected input to be of type Float or Double, not %s",
                        r->op, kf_dtype_class_name(kf__dtype(input)));
  KF_TRY(count_rows(r, input, hx, batch_sizes, &out->rows));
  if (hx->sizes[1] > INT32_MAX)
    return kf_error_set(KF_ERR_RUNTIME, "%s: Expected at most %d numbers in a state, but got %lld",
                        r->op, INT32_MAX, (long long)hx->sizes[1]);
  const int64_t hidden = hx->sizes[1], sums = hidden * kf__recurrent_gates(mode);
  const int64_t features = input->sizes[input->ndim - 1];
  out->batch = hx->sizes[0];
  out->hidden = hidden;
  out->gates = kf__recurrent_gates(mode);
  KF_TRY(check_shape(r, "the weight of the input", tensors[1], input, KF_INTS(sums, features)));
  KF_TRY(check_shape(r, "the weight of the state", tensors[2], input, KF_INTS(sums, hidden)));
  KF_TRY(check_shape(r, "the bias of the input", tensors[3], input, KF_INTS(sums)));
  KF_TRY(check_shape(r, "the bias of the state", tensors[4], input, KF_INTS(sums)));
  KF_TRY(check_shape(r, "hx_", hx, input, KF_INTS(out->batch, hidden)));
  if (mode != KF__RECURRENT_LSTM) return KF_OK;
  return check_shape(r, "cx_", tensors[6], input, KF_INTS(out->batch, hidden));
}

/* Numbers that are kept for backward; none where no gradient is wanted. */
static int64_t kept_numbers(const layer_t *layer, int64_t mode) {
  if (mode != KF__RECURRENT_LSTM && mode != KF__RECURRENT_GRU) return 0;
  const uint64_t states = (uint64_t)layer->rows * (uint64_t)layer->hidden;
  return (int64_t)(states * (mode == KF__RECURRENT_LSTM ? 5 : 4));
}

static kf_status_t plain_result(kf_results_t *r, uint32_t index, kf_int_span_t sizes,
                                const kf_tensor_t *like, kf_tensor_t *const *inputs) {
  return kf__result(r, index, sizes, NULL, kf__dtype(like), like->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | KF__RESULT_STRIDED, inputs);
}

/* The output has the dimensions of the input. */
static kf_int_span_t output_sizes(const kf_tensor_t *input, int64_t hidden, int64_t sizes[3]) {
  for (uint32_t d = 0; d + 1 < input->ndim; d++) sizes[d] = input->sizes[d];
  sizes[input->ndim - 1] = hidden;
  return (kf_int_span_t){sizes, input->ndim};
}

kf_status_t kf__rule_mkldnn_rnn_layer(kf_results_t *r, kf_tensor_t *input, kf_tensor_t *weight0,
                                      kf_tensor_t *weight1, kf_tensor_t *weight2,
                                      kf_tensor_t *weight3, kf_tensor_t *hx_, kf_tensor_t *cx_,
                                      kf_int_span_t batch_sizes, int64_t mode) {
  kf_tensor_t *const inputs[] = {input, weight0, weight1, weight2, weight3, hx_, cx_, NULL};
  layer_t layer;
  int64_t sizes[3];
  KF_TRY(check_layer(r, inputs, batch_sizes, mode, &layer));
  bool recorded = false;
  for (int i = 0; i < 7; i++) recorded = recorded || kf__gradient_hooks.records(inputs[i]);
  const kf_int_span_t state = KF_INTS(layer.batch, layer.hidden);
  KF_TRY(plain_result(r, 0, output_sizes(input, layer.hidden, sizes), input, inputs));
  KF_TRY(plain_result(r, 1, state, input, inputs));
  if (mode == KF__RECURRENT_LSTM)
    KF_TRY(plain_result(r, 2, state, input, inputs));
  else
    kf__result_none(r, 2);
  return plain_result(r, 3, KF_INTS(recorded ? kept_numbers(&layer, mode) : 0), input, inputs);
}

/* Absent gradients of results count as zeros. */
static kf_status_t check_gradient(const kf_results_t *r, const char *name,
                                  const kf_tensor_t *gradient, const kf_tensor_t *like,
                                  kf_int_span_t sizes) {
  return kf__is_defined(gradient) ? check_shape(r, name, gradient, like, sizes) : KF_OK;
}

kf_status_t kf__rule_mkldnn_rnn_layer_backward(
    kf_results_t *r, kf_tensor_t *input, kf_tensor_t *weight1, kf_tensor_t *weight2,
    kf_tensor_t *weight3, kf_tensor_t *weight4, kf_tensor_t *hx_, kf_tensor_t *cx_tmp,
    kf_tensor_t *output, kf_tensor_t *grad_output, kf_tensor_t *grad_hy, kf_tensor_t *grad_cy,
    kf_int_span_t batch_sizes, int64_t mode, kf_tensor_t *workspace) {
  kf_tensor_t *const inputs[] = {input, weight1, weight2, weight3, weight4, hx_, cx_tmp, NULL};
  layer_t layer;
  int64_t sizes[3];
  KF_TRY(check_layer(r, inputs, batch_sizes, mode, &layer));
  const kf_int_span_t all = output_sizes(input, layer.hidden, sizes);
  const kf_int_span_t state = KF_INTS(layer.batch, layer.hidden);
  KF_TRY(check_shape(r, "output", output, input, all));
  KF_TRY(check_gradient(r, "grad_output", grad_output, input, all));
  KF_TRY(check_gradient(r, "grad_hy", grad_hy, input, state));
  KF_TRY(check_gradient(r, "grad_cy", grad_cy, input, state));
  KF_TRY(check_shape(r, "workspace", workspace, input, KF_INTS(kept_numbers(&layer, mode))));
  for (uint32_t i = 0; i < 6; i++) KF_TRY(plain_result(r, i, kf__sizes(inputs[i]), input, NULL));
  if (mode == KF__RECURRENT_LSTM) return plain_result(r, 6, state, input, NULL);
  kf__result_none(r, 6);
  return KF_OK;
}
