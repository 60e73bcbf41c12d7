/* Layer and RMS norms and their gradients: packed rows, each normalised independently. Gradients of
 * weights and biases are sums over all rows. Rows are cut into chunks whose size depends on the
 * number of rows alone, and the sums of chunks are added in order, so that results do not depend on
 * the number of threads. */
#include <float.h>
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/packed_rows.h"
#include "backends/cpu/loops/norm_loops.h"
#include "backends/cpu/reduce/statistics.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"

enum {
  BLOCK = KF__MOMENT_ROW_MAX, /* numbers of a row that are worked on at a time */
  CHUNKS = 32,                /* most chunks of rows */
  SUM_ROWS = 64,              /* rows that are summed in the type of the numbers */
  THREAD_GRAIN = 1 << 13      /* numbers that are worth a thread */
};

typedef struct {
  kf__floats_t kind;
  const kf__norm_set_t *set;
  bool rms; /* no mean is taken away */
  int64_t rows, size;
  double eps;
  const char *x, *weight, *bias; /* parameters in the compute type, or NULL */
  char *y;
  kf_tensor_t *mean, *rstd; /* packed; no mean for RMS norms */

  /* Gradients. */
  const char *grad;
  const double *means, *rstds;
  char *grad_input; /* NULL when it is not wanted */
  bool params;      /* gradients of weight and bias are wanted */
  int64_t chunk;    /* rows */
  char *sums;       /* of chunks: weight and bias in float64, then the same in the compute type */
} run_t;

static const void *param(const run_t *run, const char *array, int64_t at) {
  return array == NULL ? NULL : array + at * run->kind.size;
}

/* ---- Forward ---- */

/* Mean and reciprocal standard deviation of a row (root mean square for RMS norms), in blocks. */
static void row_stats(const run_t *run, const char *x, double *out_mean, double *out_rstd) {
  _Alignas(64) char buffer[BLOCK * sizeof(float)];
  uint8_t type = kf__type_index[run->kind.compute];
  double mean = 0, m2 = 0;
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    const void *block = kf__floats_get(&run->kind, x + at * run->kind.item, n, buffer);
    if (run->rms) {
      _Alignas(8) char squares[8];
      kf__loops_reduce()->folds[KF__FOLD_SQUARES][type].row(block, n, squares);
      m2 += kf__floats_number(&run->kind, squares);
    } else {
      double part, part_m2;
      kf__loops_reduce_stats()->moments[type](block, n, &part, &part_m2);
      kf__moments_join(&mean, &m2, at, part, part_m2, n);
    }
  }
  *out_mean = mean;
  *out_rstd = 1 / sqrt(m2 / (double)run->size + run->eps);
}

/* Stores a statistic of a row. */
static void keep(kf_tensor_t *to, int64_t row, double value) {
  KF_ASSERT(row < to->numel);
  KF_ASSERT(kf__is_contiguous(to));
  if (kf__dtype(to) == KF_DTYPE_FLOAT32)
    ((float *)kf__data(to))[row] = (float)value;
  else
    kf__cast(kf__dtype(to), (char *)kf__data(to) + row * kf__itemsize(to), KF_DTYPE_FLOAT64, &value,
             1);
}

static void forward_rows(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  _Alignas(64) char from[BLOCK * sizeof(float)], buffer[BLOCK * sizeof(float)];
  for (int64_t row = begin; row < end; row++) {
    int64_t first = row * run->size * run->kind.item;
    double mean, rstd;
    row_stats(run, run->x + first, &mean, &rstd);
    if (!run->rms) keep(run->mean, row, mean);
    keep(run->rstd, row, rstd);
    for (int64_t at = 0; at < run->size; at += BLOCK) {
      int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
      char *to = run->y + first + at * run->kind.item;
      void *y = kf__floats_target(&run->kind, to, buffer);
      run->set->apply(y, kf__floats_get(&run->kind, run->x + first + at * run->kind.item, n, from),
                      n, mean, rstd, param(run, run->weight, at), param(run, run->bias, at));
      kf__floats_put(&run->kind, to, n, y);
    }
  }
}

/* ---- Backward ---- */

/* The gradient of one row of the input: two passes, one for the sums and one for the result. */
static void back_row(const run_t *run, int64_t row) {
  _Alignas(64) char g[BLOCK * sizeof(float)], x[BLOCK * sizeof(float)],
      buffer[BLOCK * sizeof(float)];
  int64_t first = row * run->size * run->kind.item;
  double mean = run->means[row], rstd = run->rstds[row], sums[2] = {0, 0}, part[2];
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    int64_t offset = first + at * run->kind.item;
    run->set->sums(kf__floats_get(&run->kind, run->grad + offset, n, g),
                   kf__floats_get(&run->kind, run->x + offset, n, x), param(run, run->weight, at),
                   n, mean, rstd, part);
    sums[0] += part[0];
    sums[1] += part[1];
  }
  double a = run->rms ? 0 : sums[0] / (double)run->size, b = sums[1] / (double)run->size;
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    int64_t offset = first + at * run->kind.item;
    void *to = kf__floats_target(&run->kind, run->grad_input + offset, buffer);
    run->set->back(to, kf__floats_get(&run->kind, run->grad + offset, n, g),
                   kf__floats_get(&run->kind, run->x + offset, n, x), param(run, run->weight, at),
                   n, mean, rstd, a, b);
    kf__floats_put(&run->kind, run->grad_input + offset, n, to);
  }
}

/* Adds the contribution of one row to the gradients of weight and bias. */
static void param_row(const run_t *run, int64_t row, char *weight, char *bias) {
  _Alignas(64) char g[BLOCK * sizeof(float)], x[BLOCK * sizeof(float)];
  for (int64_t at = 0; at < run->size; at += BLOCK) {
    int64_t n = run->size - at < BLOCK ? run->size - at : BLOCK;
    int64_t offset = (row * run->size + at) * run->kind.item;
    run->set->params(kf__floats_get(&run->kind, run->grad + offset, n, g),
                     kf__floats_get(&run->kind, run->x + offset, n, x), n, run->means[row],
                     run->rstds[row], weight + at * run->kind.size, bias + at * run->kind.size);
  }
}

/* Adds the sums of a few rows, weight and bias together, to those in float64, and clears them. */
static void flush(const run_t *run, double *sums, char *part) {
  for (int64_t i = 0; i < 2 * run->size; i++)
    sums[i] += run->kind.wide ? ((double *)(void *)part)[i] : (double)((float *)(void *)part)[i];
  memset(part, 0, (size_t)(2 * run->size * run->kind.size));
}

/* Bytes of the sums of one chunk; the doubles come first, so that both are aligned. */
static int64_t chunk_bytes(const run_t *run) {
  return 2 * run->size * ((int64_t)sizeof(double) + run->kind.size);
}

/* Sums of up to SUM_ROWS rows are kept in the compute type, which is fast; then they are added in
 * float64, which bounds the rounding error. */
static void backward_chunks(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  for (int64_t chunk = begin; chunk < end; chunk++) {
    int64_t first = chunk * run->chunk;
    int64_t next = run->rows - first < run->chunk ? run->rows : first + run->chunk;
    double *sums = run->params ? (double *)(void *)(run->sums + chunk * chunk_bytes(run)) : NULL;
    char *part = (char *)(sums + 2 * run->size);
    for (int64_t row = first; row < next; row++) {
      if (run->grad_input != NULL) back_row(run, row);
      if (!run->params) continue;
      param_row(run, row, part, part + run->size * run->kind.size);
      if ((row - first) % SUM_ROWS == SUM_ROWS - 1) flush(run, sums, part);
    }
    if (run->params) flush(run, sums, part);
  }
}

/* Adds the sums of all chunks to those of the first, in order, and stores them. */
static void store_params(const run_t *run, kf_tensor_t *weight, kf_tensor_t *bias) {
  double *sums = (double *)(void *)run->sums;
  for (int64_t first = run->chunk, chunk = 1; first < run->rows; first += run->chunk, chunk++) {
    const double *part = (const double *)(const void *)(run->sums + chunk * chunk_bytes(run));
    for (int64_t i = 0; i < 2 * run->size; i++) sums[i] += part[i];
  }
  if (weight != NULL)
    kf__cast(kf__dtype(weight), kf__data(weight), KF_DTYPE_FLOAT64, sums, run->size);
  if (bias != NULL)
    kf__cast(kf__dtype(bias), kf__data(bias), KF_DTYPE_FLOAT64, sums + run->size, run->size);
}

static kf_status_t run_backward(run_t *run, kf_tensor_t *weight, kf_tensor_t *bias) {
  enum { LEAST_CHUNK = 16 };
  run->params = weight != NULL || bias != NULL;
  run->chunk = (run->rows - 1) / CHUNKS + 1;
  if (run->chunk < LEAST_CHUNK) run->chunk = LEAST_CHUNK;
  KF_ASSERT(weight == NULL || weight->numel == run->size);
  KF_ASSERT(bias == NULL || bias->numel == run->size);
  KF_ASSERT(weight == NULL || kf__is_contiguous(weight));
  KF_ASSERT(bias == NULL || kf__is_contiguous(bias));
  int64_t chunks = kf__chunk_count(0, run->rows, run->chunk);
  run->sums = NULL;
  if (run->params) {
    size_t total = (size_t)(chunk_bytes(run) * (chunks > 0 ? chunks : 1));
    run->sums = kf_calloc(1, total);
    if (run->sums == NULL) return kf__no_memory();
  }
  kf__parallel_for(0, chunks, THREAD_GRAIN / (run->chunk * run->size + 1) + 1, backward_chunks,
                   run);
  if (run->params) store_params(run, weight, bias);
  kf_free(run->sums);
  return KF_OK;
}

/* ---- Operators ---- */

/* The last dimensions, as many as normalized_shape has, are a row. */
static void set_sizes(run_t *run, const kf_tensor_t *input, kf_int_span_t normalized_shape) {
  KF_ASSERT(normalized_shape.size <= input->ndim);
  run->kind = kf__floats_of(kf__dtype(input));
  run->set = &kf__loops_norm()->of[run->kind.wide];
  run->rows = run->size = 1;
  for (uint32_t d = 0; d < input->ndim; d++)
    *(d + normalized_shape.size < input->ndim ? &run->rows : &run->size) *= input->sizes[d];
}

static kf_status_t forward(run_t *run, kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                           kf_tensor_t *out) {
  kf__norm_packs_t packs;
  memset(&packs, 0, sizeof packs);
  kf_status_t status = kf__pack(input, &packs.x);
  if (status == KF_OK) status = kf__pack_as(weight, run->kind.compute, &packs.weight);
  if (status == KF_OK) status = kf__pack_as(bias, run->kind.compute, &packs.bias);
  if (status == KF_OK) {
    run->x = packs.x.data;
    run->weight = packs.weight.data;
    run->bias = packs.bias.data;
    KF_ASSERT(kf__is_contiguous(out));
    KF_ASSERT(run->rows * run->size == out->numel);
    run->y = kf__data(out);
    kf__parallel_for(0, run->rows, THREAD_GRAIN / (run->size + 1) + 1, forward_rows, run);
  }
  kf__norm_packs_free(&packs);
  return status;
}

static kf_status_t backward(run_t *run, kf_tensor_t *grad_out, kf_tensor_t *input,
                            kf_tensor_t *mean, kf_tensor_t *rstd, kf_tensor_t *weight,
                            kf_tensor_t *const *outs) {
  kf__norm_packs_t packs;
  memset(&packs, 0, sizeof packs);
  kf_status_t status = kf__pack(input, &packs.x);
  if (status == KF_OK) status = kf__pack(grad_out, &packs.grad);
  if (status == KF_OK) status = kf__pack_as(weight, run->kind.compute, &packs.weight);
  if (status == KF_OK) status = kf__pack_as(rstd, KF_DTYPE_FLOAT64, &packs.rstd);
  if (status == KF_OK && mean != NULL) status = kf__pack_as(mean, KF_DTYPE_FLOAT64, &packs.mean);
  if (status == KF_OK && mean == NULL) {
    packs.mean.data = packs.mean.owned = kf_calloc((size_t)run->rows + 1, sizeof(double));
    if (packs.mean.owned == NULL) status = kf__no_memory();
  }
  if (status == KF_OK) {
    run->x = packs.x.data;
    run->grad = packs.grad.data;
    run->weight = packs.weight.data;
    run->means = packs.mean.data;
    run->rstds = packs.rstd.data;
    KF_ASSERT(outs[0] == NULL || kf__is_contiguous(outs[0]));
    run->grad_input = outs[0] != NULL ? kf__data(outs[0]) : NULL;
    status = run_backward(run, outs[1], outs[2]);
  }
  kf__norm_packs_free(&packs);
  return status;
}

static kf_status_t layer_norm(kf_tensor_t *input, kf_int_span_t normalized_shape,
                              kf_tensor_t *weight, kf_tensor_t *bias, double eps, kf_tensor_t *out0,
                              kf_tensor_t *out1, kf_tensor_t *out2) {
  run_t run;
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("LayerNormKernelImpl", kf__dtype(input));
  set_sizes(&run, input, normalized_shape);
  run.rms = false;
  run.eps = eps;
  run.mean = out1;
  run.rstd = out2;
  return forward(&run, input, weight, bias, out0);
}

static kf_status_t layer_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input,
                                       kf_int_span_t normalized_shape, kf_tensor_t *mean,
                                       kf_tensor_t *rstd, kf_tensor_t *weight, kf_tensor_t *out0,
                                       kf_tensor_t *out1, kf_tensor_t *out2) {
  run_t run;
  kf_tensor_t *const outs[] = {out0, out1, out2};
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("LayerNormBackwardKernelImpl", kf__dtype(input));
  set_sizes(&run, input, normalized_shape);
  run.rms = false;
  return backward(&run, grad_out, input, mean, rstd, weight, outs);
}

static kf_status_t rms_norm(kf_tensor_t *input, kf_int_span_t normalized_shape, kf_tensor_t *weight,
                            kf_opt_float_t eps, kf_tensor_t *out0, kf_tensor_t *out1) {
  run_t run;
  if (!kf__has_real_loops(kf__dtype(input))) return kf__not_for_dtype("rms_norm", kf__dtype(input));
  set_sizes(&run, input, normalized_shape);
  run.rms = true;
  run.eps = eps.has ? eps.value : run.kind.wide ? DBL_EPSILON : (double)FLT_EPSILON;
  run.mean = NULL;
  run.rstd = out1;
  return forward(&run, input, weight, NULL, out0);
}

static kf_status_t rms_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input,
                                     kf_int_span_t normalized_shape, kf_tensor_t *rstd,
                                     kf_tensor_t *weight, kf_tensor_t *out0, kf_tensor_t *out1) {
  run_t run;
  kf_tensor_t *const outs[] = {out0, out1, NULL};
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("rms_norm_backward", kf__dtype(input));
  set_sizes(&run, input, normalized_shape);
  run.rms = true;
  return backward(&run, grad_out, input, NULL, rstd, weight, outs);
}

const kf_compute_t kf__cpu_bind_norm[] = {
    KF_COMPUTE(layer_norm, layer_norm), KF_COMPUTE(layer_norm_backward, layer_norm_backward),
    KF_COMPUTE(rms_norm, rms_norm), KF_COMPUTE(rms_norm_backward, rms_norm_backward),
    KF_COMPUTE_END};
