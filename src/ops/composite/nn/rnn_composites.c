/* Recurrent networks: LSTM, GRU and plain layers, over sequences and as single cells. All are
 * composed of linear layers and pointwise operators, which gives them their gradients.
 *
 * Packed sequences are rows of steps that follow each other; the number of rows of a step never
 * grows. Sequences of equal length are the same with equally many rows in each step, so there is
 * one loop for both: Note [Rows of a step]. */
#include "compat/nn_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

typedef enum { RNN_TANH, RNN_RELU, RNN_GRU, RNN_LSTM } kind_t;

typedef struct {
  kf_tensor_t *hidden, *cell; /* cell: LSTM only */
} state_t;

typedef struct {
  kf_tensor_t *w_ih, *w_hh, *b_ih, *b_hh, *w_hr; /* biases and the projection may be NULL */
} weights_t;

typedef struct {
  kind_t kind;
  kf_tensor_span_t params;
  bool has_biases, train, bidirectional;
  int64_t num_layers;
  double dropout;
  int64_t *rows; /* of each step */
  int64_t steps;
  kf_tensor_t **parts; /* scratch for steps + 1 tensors */
  kf_tensor_t **ended; /* the same: states of sequences that have ended, two for each step */
} network_t;

/* ---- One step ---- */

/* Gate `index` of `count` that are side by side in the last dimension. */
static kf_tensor_t *gate(kf_tensor_t *gates, int64_t index, int64_t count) {
  if (gates == NULL || gates->ndim == 0) return NULL;
  int64_t width = gates->sizes[gates->ndim - 1] / count;
  return kfs_narrow(gates, -1, index * width, width);
}

/* The gates are input, forget, cell and output. A projection makes the hidden state smaller. */
static state_t lstm_step(kf_tensor_t *gates, state_t old, const weights_t *w) {
  kf_tensor_t *kept = kfs_mul(kfs_sigmoid(gate(gates, 1, 4)), old.cell);
  kf_tensor_t *added = kfs_mul(kfs_sigmoid(gate(gates, 0, 4)), kfs_tanh(gate(gates, 2, 4)));
  state_t new = {NULL, kfs_add(kept, added)};
  new.hidden = kfs_mul(kfs_sigmoid(gate(gates, 3, 4)), kfs_tanh(new.cell));
  kf_tensor_t *no_bias = NULL;
  if (w->w_hr != NULL) new.hidden = kfs_linear(new.hidden, w->w_hr, no_bias);
  return new;
}

/* The gates are reset, update and new; the reset gate acts on the projected state, so the two
 * projections are not added before. */
static state_t gru_step(kf_tensor_t *input, kf_tensor_t *own, state_t old) {
  kf_tensor_t *reset = kfs_sigmoid(kfs_add(gate(input, 0, 3), gate(own, 0, 3)));
  kf_tensor_t *update = kfs_sigmoid(kfs_add(gate(input, 1, 3), gate(own, 1, 3)));
  kf_tensor_t *new = kfs_tanh(kfs_add(gate(input, 2, 3), kfs_mul(reset, gate(own, 2, 3))));
  return (state_t){kfs_add(new, kfs_mul(update, kfs_sub(old.hidden, new))), NULL};
}

/* The state after a step, owned by the scope. Intermediate results are released here. */
static state_t step(kind_t kind, kf_tensor_t *input, state_t old, const weights_t *w) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *own = kfs_linear(old.hidden, w->w_hh, w->b_hh);
  state_t new = {NULL, NULL};
  switch (kind) {
    case RNN_TANH: new.hidden = kfs_tanh(kfs_add(input, own)); break;
    case RNN_RELU: new.hidden = kfs_relu(kfs_add(input, own)); break;
    case RNN_GRU: new = gru_step(input, own, old); break;
    case RNN_LSTM: new = lstm_step(kfs_add(input, own), old, w); break;
  }
  new.hidden = kf_scope_keep(new.hidden);
  if (kind == RNN_LSTM) new.cell = kf_scope_keep(new.cell);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) { /* the outer scope records the failure and owns nothing */
    kf_tensor_release(new.hidden);
    kf_tensor_release(new.cell);
    return (state_t){kf_scope_take(status, NULL), NULL};
  }
  new.hidden = kf_scope_take(status, new.hidden);
  if (kind == RNN_LSTM) new.cell = kf_scope_take(status, new.cell);
  return new;
}

/* ---- One layer in one direction ----
 *
 * Note [Rows of a step]: rows[t] is the number of sequences that have a step t. Forwards, the
 * states of the sequences that end are cut off and put aside. Backwards, sequences begin: their
 * initial states are appended. */

/* The tensors joined along a dimension; NULL if one of them is, after a failure. */
static kf_tensor_t *joined(kf_tensor_t **parts, size_t count, int64_t dim) {
  for (size_t i = 0; i < count; i++)
    if (parts[i] == NULL) return NULL;
  return count == 1 ? parts[0] : kfs_cat((kf_tensor_span_t){parts, count}, dim);
}

/* `count` sequences of a state. */
static state_t rows_of(state_t state, int64_t from, int64_t count) {
  state_t some = {kfs_narrow(state.hidden, 0, from, count), NULL};
  if (state.cell != NULL) some.cell = kfs_narrow(state.cell, 0, from, count);
  return some;
}

static state_t appended(state_t state, state_t more) {
  kf_tensor_t *hidden[] = {state.hidden, more.hidden}, *cell[] = {state.cell, more.cell};
  state_t all = {joined(hidden, 2, 0), NULL};
  if (state.cell != NULL) all.cell = joined(cell, 2, 0);
  return all;
}

static kf_tensor_t *forwards(const network_t *net, kf_tensor_t *input, const weights_t *w,
                             state_t state, state_t *last) {
  int64_t at = 0, ended = 0, rows = net->steps > 0 ? net->rows[0] : 0;
  for (int64_t t = 0; t < net->steps && !kf_scope_has_failed(); t++) {
    if (net->rows[t] < rows) {
      state_t over = rows_of(state, net->rows[t], rows - net->rows[t]);
      net->ended[2 * ended] = over.hidden;
      net->ended[2 * ended++ + 1] = over.cell;
      rows = net->rows[t];
      state = rows_of(state, 0, rows);
    }
    state = step(net->kind, kfs_narrow(input, 0, at, rows), state, w);
    net->parts[t] = state.hidden;
    at += rows;
  }
  while (ended-- > 0 && !kf_scope_has_failed())
    state = appended(state, (state_t){net->ended[2 * ended], net->ended[2 * ended + 1]});
  *last = state;
  return joined(net->parts, (size_t)net->steps, 0);
}

static kf_tensor_t *backwards(const network_t *net, kf_tensor_t *input, const weights_t *w,
                              state_t first, state_t *last) {
  int64_t end = input != NULL ? input->sizes[0] : 0, rows = 0;
  state_t state = {NULL, NULL};
  for (int64_t t = net->steps; t-- > 0 && !kf_scope_has_failed();) {
    if (rows == 0)
      state = rows_of(first, 0, net->rows[t]);
    else if (net->rows[t] > rows)
      state = appended(state, rows_of(first, rows, net->rows[t] - rows));
    rows = net->rows[t];
    end -= rows;
    state = step(net->kind, kfs_narrow(input, 0, end, rows), state, w);
    net->parts[t] = state.hidden;
  }
  *last = state;
  return joined(net->parts, (size_t)net->steps, 0);
}

/* ---- All layers ---- */

/* The weights at an index of layers and directions. check_params has counted them. */
static weights_t weights_at(const network_t *net, size_t index, size_t each) {
  kf_tensor_t *const *p = net->params.data + index * each;
  weights_t w = {p[0], p[1], NULL, NULL, NULL};
  if (net->has_biases) w.b_ih = p[2], w.b_hh = p[3];
  if (each % 2 == 1) w.w_hr = p[each - 1];
  return w;
}

/* Checks the numbers of weights and of states. *each: weights of a layer in one direction; an odd
 * number means that there are projections. */
static kf_status_t check_params(const network_t *net, kf_tensor_t *input, kf_tensor_span_t hx,
                                size_t *each) {
  size_t directions = net->bidirectional ? 2 : 1;
  size_t sets = net->num_layers > 0 ? (size_t)net->num_layers * directions : 0;
  *each = net->has_biases ? 4 : 2;
  if (net->kind == RNN_LSTM && sets > 0 && net->params.size == sets * (*each + 1)) ++*each;
  if (sets == 0 || net->params.size / sets != *each || net->params.size % sets != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        "Expected %zu weights for each of %zu layers and directions, found %zu",
                        *each, sets, net->params.size);
  for (size_t i = 0; i < hx.size; i++)
    if (hx.data[i]->ndim != 3 || hx.data[i]->sizes[0] != (int64_t)sets ||
        (net->steps > 0 && hx.data[i]->sizes[1] != net->rows[0]))
      return kf_error_set(KF_ERR_RUNTIME,
                          "Expected hidden states of %zu layers and directions and "
                          "%lld sequences",
                          sets, (long long)(net->steps > 0 ? net->rows[0] : 0));
  if (net->steps == 0 || input->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RNN_STEPS, "a sequence must have a step"));
  return KF_OK;
}

/* Runs the layers on rows of steps. Final states of all layers are stacked in out[0] and, for LSTM,
 * out[1]; they and the result belong to the scope. */
static kf_tensor_t *run_layers(const network_t *net, kf_tensor_t *x, kf_tensor_span_t hx,
                               size_t each, kf_tensor_t **finals, kf_tensor_t **out) {
  size_t directions = net->bidirectional ? 2 : 1, sets = (size_t)net->num_layers * directions;
  for (size_t set = 0; set < sets && !kf_scope_has_failed(); set += directions) {
    kf_tensor_t *sides[2] = {NULL, NULL};
    for (size_t side = 0; side < directions; side++) {
      weights_t w = weights_at(net, set + side, each);
      state_t last, first = {kfs_select(hx.data[0], 0, (int64_t)(set + side)), NULL};
      if (net->kind == RNN_LSTM) first.cell = kfs_select(hx.data[1], 0, (int64_t)(set + side));
      kf_tensor_t *input = kfs_linear(x, w.w_ih, w.b_ih);
      sides[side] = (side == 0 ? forwards : backwards)(net, input, &w, first, &last);
      finals[set + side] = last.hidden;
      finals[sets + set + side] = last.cell;
    }
    x = joined(sides, directions, -1);
    if (net->dropout != 0 && net->train && set + directions < sets)
      x = kfs_dropout(x, net->dropout, true);
  }
  if (kf_scope_has_failed()) return NULL;
  out[0] = kfs_stack((kf_tensor_span_t){finals, sets}, 0);
  if (net->kind == RNN_LSTM) out[1] = kfs_stack((kf_tensor_span_t){finals + sets, sets}, 0);
  return x;
}

/* Reads the numbers of rows from a tensor. They must be positive and not grow. */
static kf_status_t read_rows(kf_tensor_t *batch_sizes, network_t *net) {
  int64_t most = INT64_MAX;
  for (int64_t t = 0; t < net->steps; t++) {
    kf_scope_t scope;
    kf_scope_open(&scope);
    kf_scalar_t number = KF_INT(0);
    kf_tensor_t *one = kfs_select(batch_sizes, 0, t);
    kf_status_t status = one == NULL ? KF_OK : kf_raw_local_scalar_dense(one, &number);
    kf_status_t closed = kf_scope_close(&scope);
    if (closed != KF_OK) return closed;
    if (status != KF_OK) return status;
    if (number.tag != KF_TAG_INT || number.as.i < 1 || number.as.i > most)
      return kf_error_set(KF_ERR_RUNTIME,
                          "batch_sizes should be positive integers that do not grow");
    most = net->rows[t] = number.as.i;
  }
  return KF_OK;
}

static kf_status_t run_rows(const network_t *net, kf_tensor_t *x, kf_tensor_span_t hx,
                            bool batch_first, bool packed, kf_tensor_t **out) {
  size_t each = 0, sets = net->bidirectional ? 2 : 1;
  KF_TRY(check_params(net, x, hx, &each));
  sets *= (size_t)net->num_layers;
  kf_tensor_t **finals = kf_alloc(2 * sets * sizeof *finals);
  if (finals == NULL) return kf__no_memory();
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *rows = packed ? x : kfs_flatten(batch_first ? kfs_transpose(x, 0, 1) : x, 0, 1);
  kf_tensor_t *found[3] = {NULL, NULL, NULL};
  found[0] = run_layers(net, rows, hx, each, finals, found + 1);
  if (!packed && found[0] != NULL) {
    found[0] = kfs_view(found[0], KF_INTS(net->steps, net->rows[0], found[0]->sizes[1]));
    if (batch_first) found[0] = kfs_transpose(found[0], 0, 1);
  }
  size_t count = net->kind == RNN_LSTM ? 3 : 2;
  for (size_t i = 0; i < count; i++) found[i] = kf_scope_keep(found[i]);
  kf_status_t status = kf_scope_close(&scope);
  kf_free(finals);
  for (size_t i = 0; i < count; i++) {
    if (status == KF_OK)
      out[i] = found[i];
    else
      kf_tensor_release(found[i]);
  }
  return status;
}

/* Runs the network on a tensor of sequences of equal length, or on packed rows if batch_sizes is
 * not NULL. Stores the output and the final states in `out`: three tensors for LSTM, two for
 * others. */
static kf_status_t run(network_t net, kf_tensor_t *x, kf_tensor_t *batch_sizes, kf_tensor_span_t hx,
                       bool batch_first, kf_tensor_t **out) {
  bool packed = batch_sizes != NULL;
  if (hx.size != (net.kind == RNN_LSTM ? 2u : 1u))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LSTM_STATES, "lstm: hx must list two tensors"));
  if (x->ndim != (packed ? 2u : 3u) || (packed && batch_sizes->ndim != 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RNN_INPUT_RANK, "input must have %d dimensions, but has %u"),
        packed ? 2 : 3, x->ndim);
  net.steps = packed ? batch_sizes->numel : x->sizes[batch_first ? 1 : 0];
  size_t steps = (size_t)net.steps;
  char *scratch = kf_alloc((steps + 1) * (sizeof(int64_t) + 3 * sizeof(kf_tensor_t *)));
  if (scratch == NULL) return kf__no_memory();
  net.rows = (int64_t *)(void *)scratch;
  net.parts = (kf_tensor_t **)(void *)(net.rows + steps + 1);
  net.ended = net.parts + steps + 1;
  for (size_t t = 0; t < steps && !packed; t++) net.rows[t] = x->sizes[batch_first ? 0 : 1];
  kf_status_t status = packed ? read_rows(batch_sizes, &net) : KF_OK;
  if (status == KF_OK) status = run_rows(&net, x, hx, batch_first, packed, out);
  kf_free(scratch);
  return status;
}

#define NETWORK(KIND)                                                                   \
  {                                                                                     \
    .kind = KIND, .params = params, .has_biases = has_biases, .num_layers = num_layers, \
    .dropout = dropout, .train = train, .bidirectional = bidirectional                  \
  }

/* Batches and sizes of a cell's arguments. `states` are the hidden state and, for an LSTM, the
 * cell. */
static kf_status_t check_cell(kf_tensor_t *input, kf_tensor_span_t states, kf_tensor_t *w_ih,
                              kf_tensor_t *w_hh) {
  int64_t batch = 0, features = 0, expected = 0, hidden = 0;
  KF_TRY(kf_tensor_size(input, 1, &features));
  KF_TRY(kf_tensor_size(w_ih, 1, &expected));
  if (features != expected)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RNN_FEATURES,
                                       "input has %lld features, but the weights take %lld"),
                        (long long)features, (long long)expected);
  KF_TRY(kf_tensor_size(input, 0, &batch));
  KF_TRY(kf_tensor_size(w_hh, 1, &hidden));
  for (size_t i = 0; i < states.size; i++) {
    int64_t rows = 0, size = 0;
    KF_TRY(kf_tensor_size(states.data[i], 0, &rows));
    KF_TRY(kf_tensor_size(states.data[i], 1, &size));
    if (rows != batch)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_RNN_BATCH,
                         "the batch of input is %lld, but that of hidden%zu is %lld"),
          (long long)batch, i, (long long)rows);
    if (size != hidden)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_RNN_HIDDEN, "hidden%zu has hidden_size %lld; expected %lld"), i,
          (long long)size, (long long)hidden);
  }
  return KF_OK;
}

#define SEQUENCES(name, KIND)                                                                     \
  kf_status_t kf__op_##name##_input(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *hx,   \
                                    kf_tensor_span_t params, bool has_biases, int64_t num_layers, \
                                    double dropout, bool train, bool bidirectional,               \
                                    bool batch_first, kf_tensor_t **out0, kf_tensor_t **out1) {   \
    (void)call;                                                                                   \
    kf_tensor_t *out[2] = {NULL, NULL};                                                           \
    KF_TRY(run((network_t)NETWORK(KIND), input, NULL, KF_TENSORS(hx), batch_first, out));         \
    *out0 = out[0], *out1 = out[1];                                                               \
    return KF_OK;                                                                                 \
  }                                                                                               \
  kf_status_t kf__op_##name##_data(                                                               \
      const kf_call_t *call, kf_tensor_t *data, kf_tensor_t *batch_sizes, kf_tensor_t *hx,        \
      kf_tensor_span_t params, bool has_biases, int64_t num_layers, double dropout, bool train,   \
      bool bidirectional, kf_tensor_t **out0, kf_tensor_t **out1) {                               \
    (void)call;                                                                                   \
    kf_tensor_t *out[2] = {NULL, NULL};                                                           \
    KF_TRY(run((network_t)NETWORK(KIND), data, batch_sizes, KF_TENSORS(hx), false, out));         \
    *out0 = out[0], *out1 = out[1];                                                               \
    return KF_OK;                                                                                 \
  }                                                                                               \
  kf_status_t kf__op_##name##_cell(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *hx,    \
                                   kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih,       \
                                   kf_tensor_t *b_hh, kf_tensor_t **out) {                        \
    (void)call;                                                                                   \
    KF_TRY(check_cell(input, KF_TENSORS(hx), w_ih, w_hh));                                        \
    weights_t w = {w_ih, w_hh, b_ih, b_hh, NULL};                                                 \
    kf_scope_t scope;                                                                             \
    kf_scope_open(&scope);                                                                        \
    state_t new = step(KIND, kfs_linear(input, w_ih, b_ih), (state_t){hx, NULL}, &w);             \
    return kf__close_with(&scope, new.hidden, out);                                               \
  }
SEQUENCES(rnn_tanh, RNN_TANH)
SEQUENCES(rnn_relu, RNN_RELU)
SEQUENCES(gru, RNN_GRU)

kf_status_t kf__op_lstm_input(const kf_call_t *call, kf_tensor_t *input, kf_tensor_span_t hx,
                              kf_tensor_span_t params, bool has_biases, int64_t num_layers,
                              double dropout, bool train, bool bidirectional, bool batch_first,
                              kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  (void)call;
  kf_tensor_t *out[3] = {NULL, NULL, NULL};
  KF_TRY(run((network_t)NETWORK(RNN_LSTM), input, NULL, hx, batch_first, out));
  *out0 = out[0], *out1 = out[1], *out2 = out[2];
  return KF_OK;
}

kf_status_t kf__op_lstm_data(const kf_call_t *call, kf_tensor_t *data, kf_tensor_t *batch_sizes,
                             kf_tensor_span_t hx, kf_tensor_span_t params, bool has_biases,
                             int64_t num_layers, double dropout, bool train, bool bidirectional,
                             kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  (void)call;
  kf_tensor_t *out[3] = {NULL, NULL, NULL};
  KF_TRY(run((network_t)NETWORK(RNN_LSTM), data, batch_sizes, hx, false, out));
  *out0 = out[0], *out1 = out[1], *out2 = out[2];
  return KF_OK;
}

kf_status_t kf__op_lstm_cell(const kf_call_t *call, kf_tensor_t *input, kf_tensor_span_t hx,
                             kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *b_ih,
                             kf_tensor_t *b_hh, kf_tensor_t **out0, kf_tensor_t **out1) {
  (void)call;
  if (hx.size != 2)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_LSTM_CELL_STATES,
                                                       "lstm_cell: hx must list two tensors"));
  KF_TRY(check_cell(input, hx, w_ih, w_hh));
  weights_t w = {w_ih, w_hh, b_ih, b_hh, NULL};
  kf_scope_t scope;
  kf_scope_open(&scope);
  state_t old = {hx.data[0], hx.data[1]};
  state_t new = step(RNN_LSTM, kfs_linear(input, w_ih, b_ih), old, &w);
  kf_tensor_t *hidden = kf_scope_keep(new.hidden), *cell = kf_scope_keep(new.cell);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(hidden);
    kf_tensor_release(cell);
    return status;
  }
  *out0 = hidden, *out1 = cell;
  return KF_OK;
}
