/* The gradient of a recurrent layer: a walk through the steps, and then one product for each
 * result. See Note [Recurrent layers]. */
#include "backends/cpu/recurrent/recurrent_gradient.h"

#include <keyfall/scope.h>

#include "backends/cpu/matmul/gemm.h"

typedef struct {
  kf__recurrent_t run;
  kf__recurrent_weight_t w_hh; /* for products of gradients of sums */
  kf__packed_t input, hx, output, grad_output;
  const char *gates, *kept; /* of the workspace */
  char *grad, *grad_cell;   /* the results, gradients of the state so far */
  char *sums;               /* gradients of the sums: rows of run.width parts */
  char *before;             /* the state before each step */
  char *zeros;              /* a row, where no gradient of the output is given */
  size_t sums_size, before_size;
} backward_t;

/* ---- The walk ---- */

/* Collects the states before a step: outputs of the step before, or initial ones. */
static void collect_before(const backward_t *b, int64_t begin, int64_t index,
                           kf__recurrent_rows_t rows) {
  const kf__recurrent_t *run = &b->run;
  const int64_t number = run->hidden * run->item;
  char *const to = b->before + rows.row * number;
  kf__recurrent_rows_t old = {0, 0};
  if (index > 0) old = kf__recurrent_rows(run, begin, kf__recurrent_step(run, index - 1));
  const int64_t count = kf__min(old.count, rows.count);
  memcpy(to, (const char *)b->output.data + old.row * number, (size_t)(count * number));
  memcpy(to + count * number, (const char *)b->hx.data + (begin + count) * number,
         (size_t)((rows.count - count) * number));
}

static void run_step(const backward_t *b, int64_t begin, int64_t index, char *scratch) {
  const kf__recurrent_t *run = &b->run;
  const int64_t number = run->hidden * run->item;
  const kf__recurrent_rows_t rows = kf__recurrent_rows(run, begin, kf__recurrent_step(run, index));
  if (rows.count == 0) return;
  collect_before(b, begin, index, rows);
  const bool given = b->grad_output.data != NULL, gru = run->mode == KF__RECURRENT_GRU;
  char *const grad = b->grad + begin * number;
  char *const sums = b->sums + rows.row * run->width * number;
  const kf__recurrent_backward_t step = {
      .rows = rows.count,
      .width = run->hidden,
      .gates = b->gates != NULL ? b->gates + rows.row * run->width * number
                                : (const char *)b->output.data + rows.row * number,
      .cell = b->kept != NULL ? b->kept + rows.row * number : NULL,
      .state = b->before + rows.row * number,
      .grad_out = given ? (const char *)b->grad_output.data + rows.row * number : b->zeros,
      .grad_row = given ? run->hidden : 0,
      .grad = grad,
      .grad_cell = b->grad_cell != NULL ? b->grad_cell + begin * number : NULL,
      .grads = sums,
  };
  run->cells->backward[run->mode](&step);
  /* The sums of a GRU that the state goes into are the last three parts. */
  const kf__gemm_store_t store = {.c = grad,
                                  .c_rows = run->hidden,
                                  .c_columns = 1,
                                  .d = gru ? grad : NULL,
                                  .d_rows = run->hidden,
                                  .d_columns = 1,
                                  .alpha = 1,
                                  .beta = 1};
  kf__recurrent_multiply(run, &b->w_hh, gru ? sums + number : sums, run->width * run->hidden,
                         rows.count, &store, scratch);
}

static void run_blocks(void *context, int64_t first, int64_t last) {
  const backward_t *b = (const backward_t *)context;
  kf__recurrent_t *run = (kf__recurrent_t *)context;
  char *const scratch = kf__scratch_take(&run->scratch);
  for (int64_t block = first; block < last; block++)
    for (int64_t index = run->steps; index-- > 0;) {
      if (kf__loop_stopped()) break;
      run_step(b, block * run->block, index, scratch);
    }
  kf__scratch_give(&run->scratch, scratch);
}

static kf_status_t walk(backward_t *b, const kf_tensor_t *w_hh) {
  kf__recurrent_t *run = &b->run;
  KF_TRY(kf__recurrent_pack(run, kf__data(w_hh), w_hh->strides[0], w_hh->strides[1],
                            run->gates * run->hidden, run->hidden, &b->w_hh));
  return kf__recurrent_run(run, kf__recurrent_scratch(run, &b->w_hh, run->block), run_blocks);
}

/* ---- The products ---- */

/* Some parts of the gradients of sums, and the rows of a weight that they belong to. */
typedef struct {
  int64_t from, count, weight;
} parts_t;

static kf__gemm_t job_of(const backward_t *b) {
  kf__gemm_t job;
  kf__gemm_init(&job, b->run.dtype, KF_FLOAT(1), KF_FLOAT(1));
  return job;
}

static const char *sums_at(const backward_t *b, parts_t parts) {
  return b->sums + parts.from * b->run.hidden * b->run.item;
}

/* A weight's gradient: the sums' transposed times what the weight was multiplied with. */
static kf_status_t weight_gradient(const backward_t *b, parts_t parts, const void *data,
                                   int64_t width, kf_tensor_t *out) {
  const kf__recurrent_t *run = &b->run;
  kf__gemm_t job = job_of(b);
  job.m = parts.count * run->hidden;
  job.n = width;
  job.k = run->rows;
  job.a = (kf__matrix_t){sums_at(b, parts), 1, run->width * run->hidden, 0};
  job.b = (kf__matrix_t){data, width, 1, 0};
  job.c = (kf__matrix_t){(char *)kf__data(out) + parts.weight * run->hidden * width * run->item,
                         width, 1, 0};
  return kf__gemm_run(&job);
}

/* A bias is a weight of an input that is 1. */
static kf_status_t bias_gradient(const backward_t *b, parts_t parts, const char *one,
                                 kf_tensor_t *out) {
  const kf__recurrent_t *run = &b->run;
  kf__gemm_t job = job_of(b);
  job.m = 1;
  job.n = parts.count * run->hidden;
  job.k = run->rows;
  job.a = (kf__matrix_t){one, run->rows, 1, 0};
  job.b = (kf__matrix_t){sums_at(b, parts), run->width * run->hidden, 1, 0};
  job.c =
      (kf__matrix_t){(char *)kf__data(out) + parts.weight * run->hidden * run->item, job.n, 1, 0};
  return kf__gemm_run(&job);
}

static kf_status_t input_gradient(const backward_t *b, parts_t parts, const kf_tensor_t *w_ih,
                                  bool add, kf_tensor_t *out) {
  const kf__recurrent_t *run = &b->run;
  kf__gemm_t job = job_of(b);
  job.m = run->rows;
  job.n = run->features;
  job.k = parts.count * run->hidden;
  job.a = (kf__matrix_t){sums_at(b, parts), run->width * run->hidden, 1, 0};
  job.b = (kf__matrix_t){
      (const char *)kf__data(w_ih) + parts.weight * run->hidden * w_ih->strides[0] * run->item,
      w_ih->strides[0], w_ih->strides[1], 0};
  job.c = (kf__matrix_t){kf__data(out), run->features, 1, 0};
  if (add) job.d = job.c;
  return kf__gemm_run(&job);
}

/* As many ones as there are rows. */
static char *make_ones(const kf__recurrent_t *run) {
  char *ones = kf_alloc((size_t)(run->rows * run->item));
  for (int64_t i = 0; ones != NULL && i < run->rows; i++) {
    if (run->dtype == KF_DTYPE_FLOAT64)
      ((double *)(void *)ones)[i] = 1;
    else
      ((float *)(void *)ones)[i] = 1;
  }
  return ones;
}

typedef struct {
  kf_tensor_t *input, *w_ih, *w_hh, *b_ih, *b_hh;
} results_t;

/* The sums of a GRU are new, reset, update and new of the state, those of a weight reset, update
 * and new: two products for what the input goes into, one for the state. */
static kf_status_t all_products(const backward_t *b, const kf_tensor_t *w_ih, results_t to) {
  const kf__recurrent_t *run = &b->run;
  const parts_t gru[] = {{1, 2, 0}, {0, 1, 2}}, gru_own = {1, 3, 0};
  const parts_t others = {0, run->gates, 0};
  const bool is_gru = run->mode == KF__RECURRENT_GRU;
  const parts_t *of_input = is_gru ? gru : &others, *of_state = is_gru ? &gru_own : &others;
  char *ones = make_ones(run);
  kf_status_t status = ones != NULL ? KF_OK : kf__no_memory();
  for (int i = 0; status == KF_OK && i < (is_gru ? 2 : 1); i++) {
    status = input_gradient(b, of_input[i], w_ih, i > 0, to.input);
    if (status == KF_OK)
      status = weight_gradient(b, of_input[i], b->input.data, run->features, to.w_ih);
    if (status == KF_OK) status = bias_gradient(b, of_input[i], ones, to.b_ih);
  }
  if (status == KF_OK) status = weight_gradient(b, *of_state, b->before, run->hidden, to.w_hh);
  if (status == KF_OK && is_gru) status = bias_gradient(b, *of_state, ones, to.b_hh);
  if (status == KF_OK && !is_gru)
    memcpy(kf__data(to.b_hh), kf__data(to.b_ih), (size_t)(to.b_hh->numel * run->item));
  kf_free(ones);
  return status;
}

/* ---- Begin and end ---- */

/* Copies the gradient of a last state, or zeros, to the result for that of the initial one. */
static kf_status_t start_gradient(const kf_tensor_t *grad, kf_tensor_t *to) {
  const size_t bytes = (size_t)(to->numel * kf__itemsize(to));
  kf__packed_t packed;
  KF_TRY(kf__pack(grad, &packed));
  if (packed.data != NULL)
    memcpy(kf__data(to), packed.data, bytes);
  else
    memset(kf__data(to), 0, bytes);
  kf_free(packed.owned);
  return KF_OK;
}

static void clear(const kf_tensor_t *t) {
  if (t->numel != 0) memset(kf__data(t), 0, (size_t)(t->numel * kf__itemsize(t)));
}

static kf_status_t prepare(backward_t *b, const kf_tensor_t *input, const kf_tensor_t *hx,
                           const kf_tensor_t *output, const kf_tensor_t *grad_output) {
  const size_t number = (size_t)(b->run.hidden * b->run.item);
  KF_TRY(kf__pack(input, &b->input));
  KF_TRY(kf__pack(hx, &b->hx));
  KF_TRY(kf__pack(output, &b->output));
  KF_TRY(kf__pack(grad_output, &b->grad_output));
  b->before_size = (size_t)b->run.rows * number;
  b->sums_size = b->before_size * (size_t)b->run.width;
  b->sums = (char *)kf__block_alloc(b->sums_size);
  b->before = (char *)kf__block_alloc(b->before_size);
  b->zeros = kf_calloc(1, number);
  return b->sums != NULL && b->before != NULL && b->zeros != NULL ? KF_OK : kf__no_memory();
}

static void finish(backward_t *b) {
  kf__recurrent_unpack(&b->w_hh);
  if (b->sums != NULL) kf__block_free(b->sums, b->sums_size);
  if (b->before != NULL) kf__block_free(b->before, b->before_size);
  kf_free(b->zeros);
  kf_free(b->run.first);
  kf_free(b->input.owned);
  kf_free(b->hx.owned);
  kf_free(b->output.owned);
  kf_free(b->grad_output.owned);
}

kf_status_t kf__recurrent_gradient(
    kf_tensor_t *input, kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *hx, kf_tensor_t *cx,
    kf_tensor_t *output, kf_tensor_t *grad_output, kf_tensor_t *grad_hy, kf_tensor_t *grad_cy,
    bool reverse, int64_t mode, kf_int_span_t batch_sizes, kf_tensor_t *workspace,
    kf_tensor_t *grad_input, kf_tensor_t *grad_w_ih, kf_tensor_t *grad_w_hh, kf_tensor_t *grad_b_ih,
    kf_tensor_t *grad_b_hh, kf_tensor_t *grad_hx, kf_tensor_t *grad_cx) {
  const results_t to = {grad_input, grad_w_ih, grad_w_hh, grad_b_ih, grad_b_hh};
  const bool cells = kf__is_defined(grad_cx);
  backward_t b;
  (void)cx;
  memset(&b.w_hh, 0, sizeof b - offsetof(backward_t, w_hh));
  KF_TRY(start_gradient(grad_hy, grad_hx));
  if (cells) KF_TRY(start_gradient(grad_cy, grad_cx));
  if (output->numel == 0) {
    kf_tensor_t *const all[] = {to.input, to.w_ih, to.w_hh, to.b_ih, to.b_hh};
    for (int i = 0; i < 5; i++) clear(all[i]);
    return KF_OK;
  }
  kf_status_t status = kf__recurrent_init(&b.run, input, hx, reverse, batch_sizes, mode);
  if (status == KF_OK) status = prepare(&b, input, hx, output, grad_output);
  if (status == KF_OK) {
    if (workspace->numel > 0) b.gates = kf__data(workspace);
    if (cells) b.kept = b.gates + b.sums_size;
    b.grad = kf__data(grad_hx);
    b.grad_cell = cells ? kf__data(grad_cx) : NULL;
    status = walk(&b, w_hh);
  }
  if (status == KF_OK) status = all_products(&b, w_ih, to);
  finish(&b);
  return status;
}
