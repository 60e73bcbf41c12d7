/* The gradient of a recurrent layer. Normally one backward operator computes it; with create_graph,
 * and where forward kept nothing for that operator, the layer is computed again as a sequence of
 * cells, whose operators have derivatives of their own. */
#include <keyfall/autograd.h>
#include <keyfall/scoped.h>

#include "autograd/formulas/formula_common.h"
#include "autograd/formulas/formulas.h"
#include "ops/core/recurrent_modes.h"

enum { ARGUMENTS = 7 }; /* input, w_ih, w_hh, b_ih, b_hh, hx, cx */

typedef struct {
  kf_tensor_t *hidden, *cell; /* cell: LSTM only */
} state_t;

typedef struct {
  kf_tensor_t *x[ARGUMENTS];
  kf_int_span_t batch_sizes;
  int64_t mode;
  bool reverse;
} layer_t;

/* A step of rows `from` … `from + rows - 1`, for the first `rows` sequences. */
static state_t cell(const layer_t *layer, kf_tensor_t *input, state_t old) {
  kf_tensor_t *const *x = layer->x;
  state_t new = {NULL, NULL};
  if (layer->mode == KF__RECURRENT_GRU)
    new.hidden = kfs_gru_cell(input, old.hidden, x[1], x[2], x[3], x[4]);
  if (layer->mode == KF__RECURRENT_TANH)
    new.hidden = kfs_rnn_tanh_cell(input, old.hidden, x[1], x[2], x[3], x[4]);
  if (layer->mode == KF__RECURRENT_RELU)
    new.hidden = kfs_rnn_relu_cell(input, old.hidden, x[1], x[2], x[3], x[4]);
  if (layer->mode != KF__RECURRENT_LSTM || input == NULL || old.cell == NULL) return new;
  kf_status_t status = kf_lstm_cell(input, KF_TENSORS(old.hidden, old.cell), x[1], x[2], x[3], x[4],
                                    &new.hidden, &new.cell);
  new.hidden = kf_scope_take(status, new.hidden);
  if (status == KF_OK) new.cell = kf_scope_take(status, new.cell);
  return new;
}

/* The first `rows` rows of a state replaced by newer ones. */
static kf_tensor_t *replaced(kf_tensor_t *all, kf_tensor_t *newer, int64_t rows) {
  if (all == NULL || newer == NULL) return NULL;
  const int64_t count = kf_tensor_sizes(all).data[0];
  if (count == rows) return newer;
  kf_tensor_t *const both[] = {newer, kfs_narrow(all, 0, rows, count - rows)};
  return both[1] == NULL ? NULL : kfs_cat((kf_tensor_span_t){both, 2}, 0);
}

static kf_tensor_t *first_rows(kf_tensor_t *all, int64_t rows) {
  if (all == NULL || kf_tensor_sizes(all).data[0] == rows) return all;
  return kfs_narrow(all, 0, 0, rows);
}

/* All steps: the output, and the last states in out[1] and, for LSTM, out[2]. `parts` has space for
 * a tensor of each step, `inputs` are the rows of each. */
static void run_cells(const layer_t *layer, kf_tensor_span_t inputs, kf_tensor_t **parts,
                      kf_tensor_t **out) {
  state_t state = {layer->x[5], layer->mode == KF__RECURRENT_LSTM ? layer->x[6] : NULL};
  const size_t steps = inputs.size;
  const bool packed = layer->batch_sizes.size > 0;
  for (size_t i = 0; i < steps && !kf_scope_has_failed(); i++) {
    const size_t t = layer->reverse ? steps - 1 - i : i;
    const int64_t rows = kf_tensor_sizes(inputs.data[t]).data[0];
    const state_t old = {first_rows(state.hidden, rows), first_rows(state.cell, rows)};
    const state_t new = cell(layer, inputs.data[t], old);
    parts[t] = new.hidden;
    state.hidden = replaced(state.hidden, new.hidden, rows);
    if (state.cell != NULL) state.cell = replaced(state.cell, new.cell, rows);
  }
  if (kf_scope_has_failed()) return;
  const kf_tensor_span_t all = {parts, steps};
  out[0] = packed ? kfs_cat(all, 0) : kfs_stack(all, 0);
  out[1] = state.hidden;
  out[2] = state.cell;
}

/* The results of the layer, computed from its arguments by operators that are recorded. */
static kf_status_t recompute(const layer_t *layer, kf_tensor_t **out) {
  kf_list_t *inputs = NULL;
  KF_TRY(layer->batch_sizes.size > 0
             ? kf_split_with_sizes(layer->x[0], layer->batch_sizes, 0, &inputs)
             : kf_unbind(layer->x[0], 0, &inputs));
  const kf_tensor_span_t steps = kf_list_tensors(inputs);
  kf_tensor_t **parts = kf_alloc((steps.size + 1) * sizeof *parts);
  if (parts != NULL) run_cells(layer, steps, parts, out);
  kf_object_release(inputs);
  if (parts == NULL) return kf__no_memory();
  kf_free(parts);
  return KF_OK;
}

/* Differentiates with respect to aliases of the arguments, because one tensor may be several of
 * them. An argument that needs no gradient stays itself. */
static kf_status_t recorded_grad(layer_t *layer, kf_tensor_t *const *grads, const bool *wants,
                                 kf_tensor_t **out) {
  kf_tensor_t *results[3] = {NULL, NULL, NULL}, *wanted[ARGUMENTS], *made[ARGUMENTS] = {NULL};
  kf_tensor_t *outputs[3], *given[3];
  const bool recorded = kf_grad_mode();
  size_t inputs = 0, count = 0;
  for (size_t i = 0; i < ARGUMENTS; i++) {
    if (!wants[i] || layer->x[i] == NULL) continue;
    if (!recorded) layer->x[i] = kfs_detach(layer->x[i]);
    if (layer->x[i] == NULL) return KF_OK; /* the scope has failed */
    if (!recorded) KF_TRY(kf_tensor_set_requires_grad(layer->x[i], true));
    layer->x[i] = wanted[inputs++] = kfs_alias(layer->x[i]);
  }
  kf_set_grad_mode(true);
  kf_status_t status = kf_scope_has_failed() ? KF_OK : recompute(layer, results);
  kf_set_grad_mode(recorded);
  if (status != KF_OK || kf_scope_has_failed()) return status;
  for (size_t i = 0; i < 3; i++) {
    if (results[i] == NULL || grads[i] == NULL || !kf_tensor_requires_grad(results[i])) continue;
    outputs[count] = results[i];
    given[count++] = grads[i];
  }
  const uint32_t flags =
      recorded ? KF_BACKWARD_CREATE_GRAPH | KF_BACKWARD_RETAIN_GRAPH | KF_BACKWARD_ALLOW_UNUSED
               : KF_BACKWARD_ALLOW_UNUSED;
  KF_TRY(kf_grad((kf_tensor_span_t){outputs, count}, (kf_tensor_span_t){given, count},
                 (kf_tensor_span_t){wanted, inputs}, flags, made));
  for (size_t i = 0, next = 0; i < ARGUMENTS; i++)
    if (wants[i] && layer->x[i] != NULL) out[i] = made[next++];
  return KF_OK;
}

kf_status_t kf__d_recurrent_grad(kf_tensor_t *grad_output, kf_tensor_t *grad_hy,
                                 kf_tensor_t *grad_cy, kf_tensor_t *input, kf_tensor_t *w_ih,
                                 kf_tensor_t *w_hh, kf_tensor_t *b_ih, kf_tensor_t *b_hh,
                                 kf_tensor_t *hx, kf_tensor_t *cx, kf_tensor_t *output,
                                 kf_tensor_t *hy, kf_tensor_t *cy, kf_tensor_t *workspace,
                                 bool reverse, kf_int_span_t batch_sizes, int64_t mode,
                                 int64_t hidden_size, int64_t num_layers, bool has_biases,
                                 bool bidirectional, bool batch_first, bool train,
                                 const bool *wants, kf_tensor_t **out) {
  const bool gates = mode == KF__RECURRENT_LSTM || mode == KF__RECURRENT_GRU;
  const bool kept = !gates || kf_tensor_numel(workspace) > 0;
  if (kf_grad_mode() || !kept) {
    layer_t layer = {{input, w_ih, w_hh, b_ih, b_hh, hx, cx}, batch_sizes, mode, reverse};
    kf_tensor_t *const grads[] = {grad_output, grad_hy, grad_cy};
    return recorded_grad(&layer, grads, wants, out);
  }
  return kf_mkldnn_rnn_layer_backward(input, w_ih, w_hh, b_ih, b_hh, hx, cx, output, hy,
                                      cy != NULL ? cy : hy, grad_output, grad_hy, grad_cy, reverse,
                                      mode, hidden_size, num_layers, has_biases, train,
                                      bidirectional, batch_sizes, batch_first, workspace, &out[0],
                                      &out[1], &out[2], &out[3], &out[4], &out[5], &out[6]);
}
