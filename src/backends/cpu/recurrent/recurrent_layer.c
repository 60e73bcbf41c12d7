/* Recurrent layers forwards, and the table of both directions. See Note [Recurrent layers]. */
#include "backends/cpu/recurrent/recurrent_gradient.h"
#include "ops/catalogue/catalogue.h"

typedef struct {
  kf__recurrent_t run;
  kf__recurrent_weight_t w_ih, w_hh;
  const char *input;
  char *bias;           /* of the products with the input */
  const char *own_bias; /* GRU: of the products with the state */
  char *state, *cell;   /* the results hy and cy, which begin as hx and cx */
  char *output;
  char *gates, *kept; /* the workspace, or NULL */
  int64_t ahead;      /* steps whose products with the input are computed at once */
} forward_t;

typedef struct {
  char *gates; /* of the steps computed ahead, where they are not kept */
  char *own;   /* GRU */
  char *product;
} work_t;

static char *part(char *memory, size_t *used, int64_t bytes) {
  char *const taken = memory == NULL ? NULL : memory + *used;
  *used += (size_t)kf__round_up(bytes, KF__ALIGNMENT);
  return taken;
}

/* Places the parts of a task's scratch memory, which may be NULL; returns the bytes before the
 * products' own. */
static size_t place(const forward_t *f, char *memory, work_t *work) {
  const kf__recurrent_t *run = &f->run;
  const int64_t number = run->hidden * run->item;
  const int64_t ahead = f->gates == NULL ? f->ahead : 0;
  size_t used = 0;
  work->gates = part(memory, &used, ahead * run->block * run->width * number);
  work->own = part(memory, &used, run->mode == KF__RECURRENT_GRU ? run->block * 3 * number : 0);
  work->product = part(memory, &used, 0);
  return used;
}

/* The products with the input of `rows` rows that follow each other. */
static void multiply_input(const forward_t *f, int64_t row, int64_t rows, char *gates,
                           char *scratch) {
  const kf__recurrent_t *run = &f->run;
  const kf__gemm_store_t store = {.c = gates,
                                  .c_rows = run->width * run->hidden,
                                  .c_columns = 1,
                                  .d = f->bias,
                                  .d_columns = 1,
                                  .alpha = 1,
                                  .beta = 1};
  kf__recurrent_multiply(run, &f->w_ih, f->input + row * run->features * run->item, run->features,
                         rows, &store, scratch);
}

/* The product with the state: added to the sums, except for a GRU, whose reset gate comes between.
 */
static void multiply_state(const forward_t *f, int64_t begin, int64_t rows, char *gates,
                           const work_t *work) {
  const kf__recurrent_t *run = &f->run;
  const int64_t sums = run->gates * run->hidden;
  kf__gemm_store_t store = {.c = gates,
                            .c_rows = sums,
                            .c_columns = 1,
                            .d = gates,
                            .d_rows = sums,
                            .d_columns = 1,
                            .alpha = 1,
                            .beta = 1};
  if (run->mode == KF__RECURRENT_GRU) {
    store.c = work->own;
    store.d = f->own_bias;
    store.d_rows = 0;
  }
  kf__recurrent_multiply(run, &f->w_hh, f->state + begin * run->hidden * run->item, run->hidden,
                         rows, &store, work->product);
}

static void run_step(const forward_t *f, int64_t begin, kf__recurrent_rows_t rows, char *gates,
                     const work_t *work) {
  const kf__recurrent_t *run = &f->run;
  const int64_t number = run->hidden * run->item;
  multiply_state(f, begin, rows.count, gates, work);
  const kf__recurrent_forward_t step = {
      .rows = rows.count,
      .width = run->hidden,
      .gates = gates,
      .own = work->own,
      .cell = f->cell != NULL ? f->cell + begin * number : NULL,
      .kept_cell = f->kept != NULL ? f->kept + rows.row * number : NULL,
      .state = f->state + begin * number,
      .out = f->output + rows.row * number,
  };
  run->cells->forward[run->mode](&step);
}

/* Takes the rows of a task, from `begin` on, through `count` steps. If the task has all rows of the
 * batch, those of several steps follow each other, so one product serves all of them. */
static void run_steps(const forward_t *f, int64_t begin, int64_t index, int64_t count,
                      const work_t *work) {
  const kf__recurrent_t *run = &f->run;
  const int64_t row_bytes = run->width * run->hidden * run->item;
  const int64_t one = kf__recurrent_step(run, index),
                other = kf__recurrent_step(run, index + count - 1);
  const int64_t base = run->first[kf__min(one, other)] + begin;
  char *const gates = f->gates != NULL ? f->gates + base * row_bytes : work->gates;
  const int64_t rows = count > 1 ? run->first[kf__max(one, other) + 1] - base
                                 : kf__recurrent_rows(run, begin, one).count;
  if (rows == 0) return;
  multiply_input(f, base, rows, gates, work->product);
  for (int64_t i = index; i < index + count; i++) {
    const kf__recurrent_rows_t some = kf__recurrent_rows(run, begin, kf__recurrent_step(run, i));
    run_step(f, begin, some, gates + (some.row - base) * row_bytes, work);
  }
}

static void run_blocks(void *context, int64_t first, int64_t last) {
  const forward_t *f = (const forward_t *)context;
  kf__recurrent_t *run = (kf__recurrent_t *)context;
  char *const memory = kf__scratch_take(&run->scratch);
  work_t work;
  (void)place(f, memory, &work);
  for (int64_t block = first; block < last; block++)
    for (int64_t index = 0; index < run->steps; index += f->ahead) {
      if (kf__loop_stopped()) break;
      run_steps(f, block * run->block, index, kf__min(f->ahead, run->steps - index), &work);
    }
  kf__scratch_give(&run->scratch, memory);
}

/* bias = b_ih + b_hh, or b_ih alone for a GRU. */
static kf_status_t add_biases(forward_t *f, const char *b_ih, const char *b_hh) {
  const int64_t n = f->run.gates * f->run.hidden;
  f->own_bias = b_hh;
  f->bias = kf_alloc((size_t)(n * f->run.item));
  if (f->bias == NULL) return kf__no_memory();
  memcpy(f->bias, b_ih, (size_t)(n * f->run.item));
  if (f->run.mode == KF__RECURRENT_GRU) return KF_OK;
  for (int64_t i = 0; i < n; i++) {
    if (f->run.dtype == KF_DTYPE_FLOAT64)
      ((double *)(void *)f->bias)[i] += ((const double *)(const void *)b_hh)[i];
    else
      ((float *)(void *)f->bias)[i] += ((const float *)(const void *)b_hh)[i];
  }
  return KF_OK;
}

static kf_status_t run_layer(forward_t *f, const kf_tensor_t *w_ih, const kf_tensor_t *w_hh,
                             const char *b_ih, const char *b_hh) {
  kf__recurrent_t *run = &f->run;
  const int64_t sums = run->gates * run->hidden;
  KF_TRY(add_biases(f, b_ih, b_hh));
  KF_TRY(kf__recurrent_pack(run, kf__data(w_ih), w_ih->strides[1], w_ih->strides[0], run->features,
                            sums, &f->w_ih));
  KF_TRY(kf__recurrent_pack(run, kf__data(w_hh), w_hh->strides[1], w_hh->strides[0], run->hidden,
                            sums, &f->w_hh));
  f->ahead = run->block < run->batch ? 1 : kf__max(run->gemm->mc / run->batch, 1);
  work_t work;
  const size_t placed = place(f, NULL, &work);
  const size_t products =
      (size_t)kf__max((int64_t)kf__recurrent_scratch(run, &f->w_ih, run->block * f->ahead),
                      (int64_t)kf__recurrent_scratch(run, &f->w_hh, run->block));
  return kf__recurrent_run(run, placed + products, run_blocks);
}

/* Copies the initial state to the result for the last one. */
static kf_status_t start_state(const kf_tensor_t *initial, kf_tensor_t *last) {
  kf__packed_t packed;
  KF_TRY(kf__pack(initial, &packed));
  memcpy(kf__data(last), packed.data, (size_t)(last->numel * kf__itemsize(last)));
  kf_free(packed.owned);
  return KF_OK;
}

static kf_status_t mkldnn_rnn_layer(kf_tensor_t *input, kf_tensor_t *weight0, kf_tensor_t *weight1,
                                    kf_tensor_t *weight2, kf_tensor_t *weight3, kf_tensor_t *hx_,
                                    kf_tensor_t *cx_, bool reverse, kf_int_span_t batch_sizes,
                                    int64_t mode, kf_tensor_t *output, kf_tensor_t *hy,
                                    kf_tensor_t *cy, kf_tensor_t *workspace) {
  forward_t f;
  kf__packed_t packed[3] = {{NULL, NULL}};
  memset(&f.w_ih, 0, offsetof(forward_t, ahead) - offsetof(forward_t, w_ih));
  if (hy->numel == 0) return KF_OK;
  KF_TRY(start_state(hx_, hy));
  if (kf__is_defined(cy)) KF_TRY(start_state(cx_, cy));
  if (output->numel == 0) return KF_OK;
  kf_status_t status = kf__recurrent_init(&f.run, input, hx_, reverse, batch_sizes, mode);
  if (status == KF_OK) status = kf__pack(input, &packed[0]);
  if (status == KF_OK) status = kf__pack(weight2, &packed[1]);
  if (status == KF_OK) status = kf__pack(weight3, &packed[2]);
  if (status == KF_OK) {
    f.input = packed[0].data;
    f.state = kf__data(hy);
    f.cell = kf__is_defined(cy) ? kf__data(cy) : NULL;
    f.output = kf__data(output);
    if (workspace->numel > 0) {
      f.gates = kf__data(workspace);
      if (f.run.mode == KF__RECURRENT_LSTM)
        f.kept = f.gates + f.run.rows * f.run.width * f.run.hidden * f.run.item;
    }
    status = run_layer(&f, weight0, weight1, packed[1].data, packed[2].data);
  }
  kf__recurrent_unpack(&f.w_ih);
  kf__recurrent_unpack(&f.w_hh);
  kf_free(f.bias);
  kf_free(f.run.first);
  for (int i = 0; i < 3; i++) kf_free(packed[i].owned);
  return status;
}

const kf_compute_t kf__cpu_bind_recurrent[] = {
    KF_COMPUTE(mkldnn_rnn_layer, mkldnn_rnn_layer),
    KF_COMPUTE(mkldnn_rnn_layer_backward, kf__recurrent_gradient), KF_COMPUTE_END};
