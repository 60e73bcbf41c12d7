/* Recurrent networks: LSTM, GRU and plain layers, over sequences and as single cells. On the CPU
 * one operator computes a layer in one direction: Note [Fused layers]. Everything else is composed
 * of linear layers and pointwise operators, which gives them their gradients.
 *
 * Packed sequences are rows of steps that follow each other; the number of rows of a step never
 * grows. Sequences of equal length are the same with equally many rows in each step, so there is
 * one loop for both: Note [Rows of a step]. */
#include "compat/nn_texts.h"
#include "ops/core/recurrent_modes.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

typedef struct {
  kf_tensor_t *hidden, *cell; /* cell: LSTM only */
} state_t;

typedef struct {
  kf_tensor_t *w_ih, *w_hh, *b_ih, *b_hh, *w_hr; /* biases and the projection may be NULL */
} weights_t;

typedef struct {
  kf__recurrent_mode_t mode;
  kf_tensor_span_t params;
  bool has_biases, train, bidirectional, batch_first;
  bool packed, fused; /* rows of sequences that end at different steps; one operator a layer */
  int64_t num_layers;
  double dropout;
  int64_t *rows; /* of each step */
  int64_t steps;
  kf_tensor_t **parts;  /* scratch for steps + 1 tensors */
  kf_tensor_t **inputs; /* the same: the products of each step with the input */
  kf_tensor_t **ended;  /* the same: states of sequences that have ended, two for each step */
} network_t;

/* ---- One step ---- */

/* Puts the tensors of a list, which is released, into the scope and into `parts`. */
static void take_parts(kf_status_t status, kf_list_t *list, kf_tensor_t **parts) {
  if (status != KF_OK) {
    (void)kf_scope_take(status, NULL);
    return;
  }
  const kf_tensor_span_t all = kf_list_tensors(list);
  for (size_t i = 0; i < all.size; i++) {
    kf_tensor_retain(all.data[i]);
    parts[i] = kf_scope_take(KF_OK, all.data[i]);
  }
  kf_object_release(list);
}

/* The gates, `count` of them side by side in the last dimension. In one piece, because then their
 * gradients are put together in one piece, too. */
typedef struct {
  kf_tensor_t *at[4];
} gates_t;
static gates_t gates_of(kf_tensor_t *sums, int64_t count) {
  gates_t gates = {{NULL, NULL, NULL, NULL}};
  kf_list_t *list = NULL;
  if (sums == NULL || sums->ndim == 0 || kf_scope_has_failed()) return gates;
  const int64_t width = sums->sizes[sums->ndim - 1] / count;
  const int64_t widths[] = {width, width, width, width};
  const kf_status_t status =
      kf_split_with_sizes(sums, (kf_int_span_t){widths, (size_t)count}, -1, &list);
  take_parts(status, list, gates.at);
  return gates;
}

/* The gates are input, forget, cell and output. A projection makes the hidden state smaller. */
static state_t lstm_step(kf_tensor_t *gates, state_t old, const weights_t *w) {
  const gates_t gate = gates_of(gates, 4);
  kf_tensor_t *kept = kfs_mul(kfs_sigmoid(gate.at[1]), old.cell);
  kf_tensor_t *added = kfs_mul(kfs_sigmoid(gate.at[0]), kfs_tanh(gate.at[2]));
  state_t new = {NULL, kfs_add(kept, added)};
  new.hidden = kfs_mul(kfs_sigmoid(gate.at[3]), kfs_tanh(new.cell));
  kf_tensor_t *no_bias = NULL;
  if (w->w_hr != NULL) new.hidden = kfs_linear(new.hidden, w->w_hr, no_bias);
  return new;
}

/* The gates are reset, update and new; the reset gate acts on the projected state, so the two
 * projections are not added before. */
static state_t gru_step(kf_tensor_t *input, kf_tensor_t *own, state_t old) {
  const gates_t a = gates_of(input, 3), b = gates_of(own, 3);
  kf_tensor_t *reset = kfs_sigmoid(kfs_add(a.at[0], b.at[0]));
  kf_tensor_t *update = kfs_sigmoid(kfs_add(a.at[1], b.at[1]));
  kf_tensor_t *new = kfs_tanh(kfs_add(a.at[2], kfs_mul(reset, b.at[2])));
  return (state_t){kfs_add(new, kfs_mul(update, kfs_sub(old.hidden, new))), NULL};
}

/* The state after a step, owned by the scope. Intermediate results are released here. */
static state_t step(kf__recurrent_mode_t mode, kf_tensor_t *input, state_t old,
                    const weights_t *w) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *own = kfs_linear(old.hidden, w->w_hh, w->b_hh);
  state_t new = {NULL, NULL};
  switch (mode) {
    case KF__RECURRENT_TANH: new.hidden = kfs_tanh(kfs_add(input, own)); break;
    case KF__RECURRENT_RELU: new.hidden = kfs_relu(kfs_add(input, own)); break;
    case KF__RECURRENT_GRU: new = gru_step(input, own, old); break;
    case KF__RECURRENT_LSTM: new = lstm_step(kfs_add(input, own), old, w); break;
  }
  new.hidden = kf_scope_keep(new.hidden);
  if (mode == KF__RECURRENT_LSTM) new.cell = kf_scope_keep(new.cell);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) { /* the outer scope records the failure and owns nothing */
    kf_tensor_release(new.hidden);
    kf_tensor_release(new.cell);
    return (state_t){kf_scope_take(status, NULL), NULL};
  }
  new.hidden = kf_scope_take(status, new.hidden);
  if (mode == KF__RECURRENT_LSTM) new.cell = kf_scope_take(status, new.cell);
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

/* Takes the products with the input apart into those of each step. */
static void take_inputs(const network_t *net, kf_tensor_t *input) {
  kf_list_t *list = NULL;
  if (input == NULL || kf_scope_has_failed()) return;
  const kf_int_span_t rows = {net->rows, (size_t)net->steps};
  const kf_status_t status = kf_split_with_sizes(input, rows, 0, &list);
  take_parts(status, list, net->inputs);
}

static kf_tensor_t *forwards(const network_t *net, const weights_t *w, state_t state,
                             state_t *last) {
  int64_t ended = 0, rows = net->steps > 0 ? net->rows[0] : 0;
  for (int64_t t = 0; t < net->steps && !kf_scope_has_failed(); t++) {
    if (net->rows[t] < rows) {
      state_t over = rows_of(state, net->rows[t], rows - net->rows[t]);
      net->ended[2 * ended] = over.hidden;
      net->ended[2 * ended++ + 1] = over.cell;
      rows = net->rows[t];
      state = rows_of(state, 0, rows);
    }
    state = step(net->mode, net->inputs[t], state, w);
    net->parts[t] = state.hidden;
  }
  while (ended-- > 0 && !kf_scope_has_failed())
    state = appended(state, (state_t){net->ended[2 * ended], net->ended[2 * ended + 1]});
  *last = state;
  return joined(net->parts, (size_t)net->steps, 0);
}

static kf_tensor_t *backwards(const network_t *net, const weights_t *w, state_t first,
                              state_t *last) {
  int64_t rows = 0;
  state_t state = {NULL, NULL};
  for (int64_t t = net->steps; t-- > 0 && !kf_scope_has_failed();) {
    if (rows == 0)
      state = rows_of(first, 0, net->rows[t]);
    else if (net->rows[t] > rows)
      state = appended(state, rows_of(first, rows, net->rows[t] - rows));
    rows = net->rows[t];
    state = step(net->mode, net->inputs[t], state, w);
    net->parts[t] = state.hidden;
  }
  *last = state;
  return joined(net->parts, (size_t)net->steps, 0);
}

/* ---- One layer as one operator ----
 *
 * Note [Fused layers]
 * mkldnn_rnn_layer computes a layer in one direction, and has a gradient that is one operator.
 * PyTorch calls it for LSTM over sequences of equal length of float32, and modes and subclasses
 * written in Python see it there. For other layers they see the single operators of each step, so
 * the operator is called only where nobody looks: no key but those of a plain CPU tensor takes part
 * in the calls. Vmap, functionalization, lazy tensors, autocast and other devices get single
 * operators, which they know. */

#define RANK(name) (UINT64_C(1) << KF_RANK_##name)

/* Whether all sizes are as the operator expects them; it would report others in words of its own.
 */
static bool sizes_fit(const network_t *net, const kf_tensor_t *x, kf_tensor_span_t hx,
                      size_t each) {
  const int64_t hidden = hx.data[0]->sizes[2], directions = net->bidirectional ? 2 : 1;
  const int64_t gates = kf__recurrent_gates(net->mode);
  int64_t features = x->sizes[x->ndim - 1];
  if (hidden > INT32_MAX) return false;
  for (size_t i = 0; i < net->params.size; i++) {
    const kf_tensor_t *t = net->params.data[i];
    const size_t place = i % each;
    if (i == each * (size_t)directions) features = directions * hidden;
    if (t->ndim != (place < 2 ? 2 : 1) || t->sizes[0] != gates * hidden) return false;
    if (place < 2 && t->sizes[1] != (place == 0 ? features : hidden)) return false;
  }
  return hx.size == 1 || hx.data[1]->sizes[2] == hidden;
}

static bool suits_fused(const network_t *net, kf_tensor_t *x, kf_tensor_span_t hx, size_t each) {
  const kf_dtype_t type = kf__dtype(x);
  kf_keyset_t keys = kf_local_included();
  if (each % 2 == 1 || x->numel == 0 || (type != KF_DTYPE_FLOAT32 && type != KF_DTYPE_FLOAT64))
    return false;
  if (!sizes_fit(net, x, hx, each)) return false;
  for (size_t i = 0; i < 1 + hx.size + net->params.size; i++) {
    const kf_tensor_t *t = i == 0         ? x
                           : i <= hx.size ? hx.data[i - 1]
                                          : net->params.data[i - 1 - hx.size];
    keys = kf_keyset_or(keys, kf_keys_of(t));
    if (kf__dtype(t) != type || t->layout != KF_LAYOUT_STRIDED) return false;
  }
  keys = kf_keyset_minus(keys, kf_local_excluded());
  const uint64_t plain =
      RANK(Dense) | RANK(BackendSelect) | RANK(ADInplaceOrView) | RANK(AutogradFunctionality);
  const uint64_t python = RANK(Python) | RANK(PythonTLSSnapshot);
  if (keys.backends != kf_keyset_of_backend(KF_BACKEND_CPU).backends) return false;
  if ((keys.functionality & ~plain) == 0) return net->steps > 1; /* a step alone needs no packing */
  return (keys.functionality & ~(plain | python)) == 0 && net->mode == KF__RECURRENT_LSTM &&
         type == KF_DTYPE_FLOAT32 && !net->packed;
}

/* The operator has no form without biases. */
static kf_tensor_t *no_bias(kf_tensor_t *weight) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status =
      kf_zeros(KF_INTS(weight->sizes[0]), kf_some_dtype(kf__dtype(weight)),
               kf_some_int(KF_LAYOUT_STRIDED), kf_some_device(weight->device), kf_no_bool(), &made);
  return kf_scope_take(status, made);
}

static kf_tensor_t *fused_layer(const network_t *net, kf_tensor_t *x, const weights_t *w,
                                state_t first, bool reverse, state_t *last) {
  kf_tensor_t *b_ih = net->has_biases ? w->b_ih : no_bias(w->w_ih);
  kf_tensor_t *b_hh = net->has_biases ? w->b_hh : no_bias(w->w_ih);
  kf_tensor_t *cell = first.cell != NULL ? first.cell : first.hidden; /* it has no form without */
  kf_tensor_t *out[4] = {NULL, NULL, NULL, NULL};
  *last = (state_t){NULL, NULL};
  if (kf_scope_has_failed()) return NULL;
  const kf_int_span_t rows = {net->rows, net->packed ? (size_t)net->steps : 0};
  const kf_status_t status = kf_mkldnn_rnn_layer(
      x, w->w_ih, w->w_hh, b_ih, b_hh, first.hidden, cell, reverse, rows, net->mode,
      first.hidden->sizes[1], net->num_layers, net->has_biases, net->bidirectional,
      net->batch_first, net->train, &out[0], &out[1], &out[2], &out[3]);
  for (int i = 0; i < 4; i++)
    if (status != KF_OK || out[i] != NULL) out[i] = kf_scope_take(status, out[i]);
  *last = (state_t){out[1], out[2]};
  return out[0];
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
  if (net->mode == KF__RECURRENT_LSTM && sets > 0 && net->params.size == sets * (*each + 1))
    ++*each;
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
      if (net->mode == KF__RECURRENT_LSTM)
        first.cell = kfs_select(hx.data[1], 0, (int64_t)(set + side));
      if (net->fused) {
        sides[side] = fused_layer(net, x, &w, first, side == 1, &last);
      } else {
        take_inputs(net, kfs_linear(x, w.w_ih, w.b_ih));
        sides[side] = (side == 0 ? forwards : backwards)(net, &w, first, &last);
      }
      finals[set + side] = last.hidden;
      finals[sets + set + side] = last.cell;
    }
    x = joined(sides, directions, -1);
    if (net->dropout != 0 && net->train && set + directions < sets)
      x = kfs_dropout(x, net->dropout, true);
  }
  if (kf_scope_has_failed()) return NULL;
  out[0] = kfs_stack((kf_tensor_span_t){finals, sets}, 0);
  if (net->mode == KF__RECURRENT_LSTM)
    out[1] = kfs_stack((kf_tensor_span_t){finals + sets, sets}, 0);
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

static kf_status_t run_rows(network_t *net, kf_tensor_t *x, kf_tensor_span_t hx,
                            kf_tensor_t **out) {
  size_t each = 0, sets = net->bidirectional ? 2 : 1;
  KF_TRY(check_params(net, x, hx, &each));
  net->fused = suits_fused(net, x, hx, each);
  sets *= (size_t)net->num_layers;
  kf_tensor_t **finals = kf_alloc(2 * sets * sizeof *finals);
  if (finals == NULL) return kf__no_memory();
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (net->batch_first) x = kfs_transpose(x, 0, 1);
  if (net->fused)
    x = kfs_contiguous(x);
  else if (!net->packed)
    x = kfs_flatten(x, 0, 1);
  kf_tensor_t *found[3] = {NULL, NULL, NULL};
  found[0] = run_layers(net, x, hx, each, finals, found + 1);
  if (!net->packed && !net->fused && found[0] != NULL)
    found[0] = kfs_view(found[0], KF_INTS(net->steps, net->rows[0], found[0]->sizes[1]));
  if (net->batch_first) found[0] = kfs_transpose(found[0], 0, 1);
  size_t count = net->mode == KF__RECURRENT_LSTM ? 3 : 2;
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
  const bool packed = net.packed = batch_sizes != NULL;
  net.batch_first = batch_first;
  if (hx.size != (net.mode == KF__RECURRENT_LSTM ? 2u : 1u))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_LSTM_STATES, "lstm: hx must list two tensors"));
  if (x->ndim != (packed ? 2u : 3u) || (packed && batch_sizes->ndim != 1))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RNN_INPUT_RANK, "input must have %d dimensions, but has %u"),
        packed ? 2 : 3, x->ndim);
  net.steps = packed ? batch_sizes->numel : x->sizes[batch_first ? 1 : 0];
  size_t steps = (size_t)net.steps;
  char *scratch = kf_alloc((steps + 1) * (sizeof(int64_t) + 4 * sizeof(kf_tensor_t *)));
  if (scratch == NULL) return kf__no_memory();
  net.rows = (int64_t *)(void *)scratch;
  net.parts = (kf_tensor_t **)(void *)(net.rows + steps + 1);
  net.inputs = net.parts + steps + 1;
  net.ended = net.inputs + steps + 1;
  for (size_t t = 0; t < steps && !packed; t++) net.rows[t] = x->sizes[batch_first ? 0 : 1];
  kf_status_t status = packed ? read_rows(batch_sizes, &net) : KF_OK;
  if (status == KF_OK) status = run_rows(&net, x, hx, out);
  kf_free(scratch);
  return status;
}

#define NETWORK(KIND)                                                                   \
  {                                                                                     \
    .mode = KIND, .params = params, .has_biases = has_biases, .num_layers = num_layers, \
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
SEQUENCES(rnn_tanh, KF__RECURRENT_TANH)
SEQUENCES(rnn_relu, KF__RECURRENT_RELU)
SEQUENCES(gru, KF__RECURRENT_GRU)

kf_status_t kf__op_lstm_input(const kf_call_t *call, kf_tensor_t *input, kf_tensor_span_t hx,
                              kf_tensor_span_t params, bool has_biases, int64_t num_layers,
                              double dropout, bool train, bool bidirectional, bool batch_first,
                              kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  (void)call;
  kf_tensor_t *out[3] = {NULL, NULL, NULL};
  KF_TRY(run((network_t)NETWORK(KF__RECURRENT_LSTM), input, NULL, hx, batch_first, out));
  *out0 = out[0], *out1 = out[1], *out2 = out[2];
  return KF_OK;
}

kf_status_t kf__op_lstm_data(const kf_call_t *call, kf_tensor_t *data, kf_tensor_t *batch_sizes,
                             kf_tensor_span_t hx, kf_tensor_span_t params, bool has_biases,
                             int64_t num_layers, double dropout, bool train, bool bidirectional,
                             kf_tensor_t **out0, kf_tensor_t **out1, kf_tensor_t **out2) {
  (void)call;
  kf_tensor_t *out[3] = {NULL, NULL, NULL};
  KF_TRY(run((network_t)NETWORK(KF__RECURRENT_LSTM), data, batch_sizes, hx, false, out));
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
  state_t new = step(KF__RECURRENT_LSTM, kfs_linear(input, w_ih, b_ih), old, &w);
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
