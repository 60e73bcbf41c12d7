/* Batch norm and its gradients. Elements are packed as [batch][channel][position], or with the
 * channels last; each channel is one affine map of its numbers, whose coefficients are found first.
 */
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/packed_rows.h"
#include "backends/cpu/loops/norm_loops.h"
#include "backends/cpu/reduce/statistics.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"

enum {
  BLOCK = 1024,          /* numbers of a row that are worked on at a time */
  CHUNKS = 32,           /* most chunks of rows that are summed by themselves */
  SUM_ROWS = 64,         /* rows that are summed in the type of the numbers */
  THREAD_GRAIN = 1 << 13 /* numbers that are worth a thread */
};

/* Coefficients of channels, in float64: (x - mean) · slope + shift for results, and for gradients
 * grad · scale + (x - mean) · slope + shift. */
enum { MEAN, SCALE, SLOPE, SHIFT, COEFFICIENTS };

typedef struct {
  kf__floats_t kind;
  const kf__norm_set_t *set;
  bool last; /* [batch][position][channel] */
  int64_t batch, channels, positions;
  const char *x, *grad; /* grad: only for gradients */
  char *to;
  double *of[COEFFICIENTS];
  const char *typed[COEFFICIENTS]; /* the same in the compute type, for channels last */
  int64_t chunk;                   /* rows of channels */
  double *sums;                    /* of chunks: gradients, gradients · (x - mean) */
  char *parts;                     /* the same in the compute type */
} run_t;

/* Whether results are written with channels last: the memory format of the tensor decides. */
static bool is_last(const kf_tensor_t *t) {
  return kf_tensor_memory_format(t) != KF_MEMORY_FORMAT_CONTIGUOUS;
}

static void set_sizes(run_t *run, const kf_tensor_t *input, bool last) {
  run->kind = kf__floats_of(kf__dtype(input));
  run->set = &kf__loops_norm()->of[run->kind.wide];
  run->batch = input->sizes[0];
  run->channels = input->sizes[1];
  run->positions = 1;
  KF_ASSERT(input->ndim >= 2);
  for (uint32_t d = 2; d < input->ndim; d++) run->positions *= input->sizes[d];
  KF_ASSERT(run->batch * run->channels * run->positions == input->numel);
  run->last = last || run->positions == 1;
}

static kf_status_t pack_for(const kf_tensor_t *t, bool last, kf__packed_t *packed) {
  return last ? kf__pack_channels_last(t, packed) : kf__pack(t, packed);
}

/* ---- Applying the coefficients ---- */

/* Rows of one channel each. */
static void channel_rows(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  _Alignas(64) char x[BLOCK * sizeof(float)], g[BLOCK * sizeof(float)],
      buffer[BLOCK * sizeof(float)];
  for (int64_t row = begin; row < end; row++) {
    int64_t c = row % run->channels, most = run->kind.half ? BLOCK : run->positions;
    for (int64_t at = 0; at < run->positions; at += most) {
      int64_t n = run->positions - at < most ? run->positions - at : most;
      int64_t offset = (row * run->positions + at) * run->kind.item;
      void *to = kf__floats_target(&run->kind, run->to + offset, buffer);
      const void *from = kf__floats_get(&run->kind, run->x + offset, n, x);
      if (run->grad == NULL)
        run->set->affine(to, from, n, run->of[MEAN][c], run->of[SLOPE][c], run->of[SHIFT][c]);
      else
        run->set->affine_back(to, kf__floats_get(&run->kind, run->grad + offset, n, g), from, n,
                              run->of[MEAN][c], run->of[SCALE][c], run->of[SLOPE][c],
                              run->of[SHIFT][c]);
      kf__floats_put(&run->kind, run->to + offset, n, to);
    }
  }
}

/* Rows of all channels. */
static void position_rows(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  _Alignas(64) char x[BLOCK * sizeof(float)], g[BLOCK * sizeof(float)],
      buffer[BLOCK * sizeof(float)];
  for (int64_t row = begin; row < end; row++) {
    int64_t most = run->kind.half ? BLOCK : run->channels;
    for (int64_t at = 0; at < run->channels; at += most) {
      int64_t n = run->channels - at < most ? run->channels - at : most;
      int64_t offset = (row * run->channels + at) * run->kind.item, own = at * run->kind.size;
      void *to = kf__floats_target(&run->kind, run->to + offset, buffer);
      const void *from = kf__floats_get(&run->kind, run->x + offset, n, x);
      if (run->grad == NULL)
        run->set->affine_cols(to, from, n, run->typed[MEAN] + own, run->typed[SLOPE] + own,
                              run->typed[SHIFT] + own);
      else
        run->set->affine_back_cols(to, kf__floats_get(&run->kind, run->grad + offset, n, g), from,
                                   n, run->typed[MEAN] + own, run->typed[SCALE] + own,
                                   run->typed[SLOPE] + own, run->typed[SHIFT] + own);
      kf__floats_put(&run->kind, run->to + offset, n, to);
    }
  }
}

/* Runs the affine maps over all rows. With channels last, the coefficients are first converted to
 * the compute type, in their own memory. */
static void apply(run_t *run) {
  KF_ASSERT(run->of[0] != NULL);
  KF_ASSERT(run->x != NULL);
  KF_ASSERT(run->to != NULL);
  int64_t rows = run->last ? run->batch * run->positions : run->batch * run->channels;
  int64_t size = run->last ? run->channels : run->positions;
  for (int i = 0; run->last && !run->kind.wide && i < COEFFICIENTS; i++) {
    float *typed = (float *)run->of[i]; /* every number is read before it is overwritten */
    for (int64_t c = 0; c < run->channels; c++) {
      float value = (float)run->of[i][c];
      memcpy(typed + c, &value, sizeof value);
    }
  }
  for (int i = 0; i < COEFFICIENTS; i++) run->typed[i] = (const char *)run->of[i];
  kf__parallel_for(0, rows, THREAD_GRAIN / (size + 1) + 1, run->last ? position_rows : channel_rows,
                   run);
}

/* ---- Forward ---- */

/* Allocates the coefficients of all channels as one block, run->of[0], which the caller frees. */
static kf_status_t make_coefficients(run_t *run) {
  double *coefficients = kf_calloc((size_t)(COEFFICIENTS * run->channels) + 1, sizeof(double));
  if (coefficients == NULL) return kf__no_memory();
  for (int i = 0; i < COEFFICIENTS; i++) run->of[i] = coefficients + i * run->channels;
  return KF_OK;
}

/* A tensor of n numbers, one for each channel, as float64. */
static void load_numbers(const kf_tensor_t *t, double *to, int64_t n) {
  int64_t item = kf__itemsize(t), stride = t->ndim == 0 ? 0 : t->strides[0] * item;
  KF_ASSERT(t->ndim == 0 || t->numel == n);
  for (int64_t i = 0; i < n; i++)
    kf__cast(KF_DTYPE_FLOAT64, to + i, kf__dtype(t), (const char *)kf__data(t) + i * stride, 1);
}

static void store_numbers(kf_tensor_t *t, const double *from, int64_t n) {
  int64_t stride = t->ndim == 0 ? 0 : t->strides[0] * kf__itemsize(t);
  KF_ASSERT(t->ndim == 0 || t->numel == n);
  kf__store(kf__dtype(t), kf__data(t), stride, KF_DTYPE_FLOAT64, from, n);
}

/* new = momentum · found + (1 - momentum) · old */
static void update_running(kf_tensor_t *running, const double *found, double factor,
                           double momentum, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    int64_t offset = running->ndim == 0 ? 0 : i * running->strides[0] * kf__itemsize(running);
    char *at = (char *)kf__data(running) + offset;
    double old;
    kf__cast(KF_DTYPE_FLOAT64, &old, kf__dtype(running), at, 1);
    double value = momentum * found[i] * factor + (1 - momentum) * old;
    kf__cast(kf__dtype(running), at, KF_DTYPE_FLOAT64, &value, 1);
  }
  kf__bump_version(running);
}

/* Means (in MEAN) and reciprocal standard deviations (in SLOPE): of the input when training, which
 * updates the running statistics, and otherwise from the running statistics. */
static kf_status_t find_statistics(run_t *run, kf_tensor_t *input, kf_tensor_t *running_mean,
                                   kf_tensor_t *running_var, bool training, double momentum,
                                   double eps) {
  double *mean = run->of[MEAN], *spread = run->of[SLOPE];
  double count = (double)(run->batch * run->positions);
  if (training) {
    kf__reduce_plan_t plan;
    kf__reduce_plan(&plan, input, kf__dim_set_all(input->ndim) & ~kf__dim_set(1), false, 0, NULL);
    KF_TRY(kf__moments_to(&plan, mean, spread));
    if (kf__is_defined(running_mean))
      update_running(running_mean, mean, 1, momentum, run->channels);
    if (kf__is_defined(running_var))
      update_running(running_var, spread, 1 / (count - 1), momentum, run->channels);
    for (int64_t c = 0; c < run->channels; c++) spread[c] /= count;
  } else {
    load_numbers(running_mean, mean, run->channels);
    load_numbers(running_var, spread, run->channels);
  }
  for (int64_t c = 0; c < run->channels; c++) spread[c] = 1 / sqrt(spread[c] + eps);
  return KF_OK;
}

static kf_status_t batch_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                              kf_tensor_t *running_mean, kf_tensor_t *running_var, bool training,
                              double momentum, double eps, kf_tensor_t *out0, kf_tensor_t *out1,
                              kf_tensor_t *out2) {
  run_t run;
  kf__packed_t packed;
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("batch_norm", kf__dtype(input));
  if (input->numel == 0) return KF_OK;
  bool last = is_last(out0);
  set_sizes(&run, input, last);
  KF_TRY(pack_for(input, last, &packed));
  kf_status_t status = make_coefficients(&run);
  if (status != KF_OK) {
    kf_free(packed.owned);
    return status;
  }
  double *coefficients = run.of[0];
  status = find_statistics(&run, input, running_mean, running_var, training, momentum, eps);
  if (status == KF_OK) {
    if (training) {
      store_numbers(out1, run.of[MEAN], run.channels);
      store_numbers(out2, run.of[SLOPE], run.channels);
    }
    if (kf__is_defined(weight)) {
      load_numbers(weight, run.of[SCALE], run.channels);
      for (int64_t c = 0; c < run.channels; c++) run.of[SLOPE][c] *= run.of[SCALE][c];
    }
    if (kf__is_defined(bias)) load_numbers(bias, run.of[SHIFT], run.channels);
    run.x = packed.data;
    run.grad = NULL;
    run.to = kf__data(out0);
    apply(&run);
  }
  kf_free(coefficients);
  kf_free(packed.owned);
  return status;
}

static kf_status_t batch_norm_no_stats(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                                       double eps, kf_tensor_t *out0, kf_tensor_t *out1,
                                       kf_tensor_t *out2) {
  return batch_norm(input, weight, bias, NULL, NULL, true, 0, eps, out0, out1, out2);
}

/* ---- Sums for gradients ---- */

/* Sums of channels: one thread sums a channel, so the order of additions is fixed. */
static void channel_sums(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  _Alignas(64) char x[BLOCK * sizeof(float)], g[BLOCK * sizeof(float)];
  for (int64_t c = begin; c < end; c++)
    for (int64_t b = 0; b < run->batch; b++)
      for (int64_t at = 0; at < run->positions; at += BLOCK) {
        int64_t n = run->positions - at < BLOCK ? run->positions - at : BLOCK;
        int64_t offset = ((b * run->channels + c) * run->positions + at) * run->kind.item;
        double part[2];
        run->set->sums(kf__floats_get(&run->kind, run->grad + offset, n, g),
                       kf__floats_get(&run->kind, run->x + offset, n, x), NULL, n, run->of[MEAN][c],
                       1, part);
        run->sums[c] += part[0];
        run->sums[run->channels + c] += part[1];
      }
}

static void flush(const run_t *run, double *sums, char *part) {
  for (int64_t i = 0; i < 2 * run->channels; i++)
    sums[i] += run->kind.wide ? ((double *)(void *)part)[i] : (double)((float *)(void *)part)[i];
  memset(part, 0, (size_t)(2 * run->channels * run->kind.size));
}

/* Same, with channels last: each chunk of rows has its own sums. */
static void chunk_sums(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  _Alignas(64) char x[BLOCK * sizeof(float)], g[BLOCK * sizeof(float)];
  int64_t rows = run->batch * run->positions, most = run->kind.half ? BLOCK : run->channels;
  for (int64_t chunk = begin; chunk < end; chunk++) {
    int64_t first = chunk * run->chunk;
    int64_t next = rows - first < run->chunk ? rows : first + run->chunk;
    double *sums = run->sums + chunk * 2 * run->channels;
    char *part = run->parts + chunk * 2 * run->channels * run->kind.size;
    for (int64_t row = first; row < next; row++) {
      for (int64_t at = 0; at < run->channels; at += most) {
        int64_t n = run->channels - at < most ? run->channels - at : most;
        int64_t offset = (row * run->channels + at) * run->kind.item, own = at * run->kind.size;
        run->set->sums_cols(kf__floats_get(&run->kind, run->grad + offset, n, g),
                            kf__floats_get(&run->kind, run->x + offset, n, x), n,
                            run->typed[MEAN] + own, part + own,
                            part + run->channels * run->kind.size + own);
      }
      if ((row - first) % SUM_ROWS == SUM_ROWS - 1) flush(run, sums, part);
    }
    flush(run, sums, part);
  }
}

/* Leaves the sums of channels at the front of run->sums. `means` is in the compute type. */
static kf_status_t sum_gradients(run_t *run, const char *means) {
  enum { LEAST_CHUNK = 256 };
  int64_t rows = run->batch * run->positions, chunks = 1;
  if (run->last) {
    run->chunk = (rows - 1) / CHUNKS + 1;
    if (run->chunk < LEAST_CHUNK) run->chunk = LEAST_CHUNK;
    chunks = kf__chunk_count(0, rows, run->chunk);
  }
  KF_ASSERT(rows > 0);
  KF_ASSERT(chunks > 0);
  size_t count = (size_t)(chunks * 2 * run->channels);
  run->sums = kf_calloc(count * 2, sizeof(double));
  if (run->sums == NULL) return kf__no_memory();
  run->parts = (char *)(run->sums + count);
  run->typed[MEAN] = means;
  if (run->last)
    kf__parallel_for(0, chunks, THREAD_GRAIN / (run->chunk * run->channels) + 1, chunk_sums, run);
  else
    kf__parallel_for(0, run->channels, THREAD_GRAIN / rows + 1, channel_sums, run);
  for (int64_t chunk = 1; chunk < chunks; chunk++)
    for (int64_t i = 0; i < 2 * run->channels; i++)
      run->sums[i] += run->sums[chunk * 2 * run->channels + i];
  return KF_OK;
}

/* ---- Backward ---- */

/* Computes the coefficients of the gradient of the input from the sums and from the reciprocal
 * deviations in SLOPE. The second half of the sums becomes the gradient of the weight. */
static void back_coefficients(run_t *run, bool train) {
  double count = (double)(run->batch * run->positions);
  for (int64_t c = 0; c < run->channels; c++) {
    double rstd = run->of[SLOPE][c], scale = rstd * run->of[SCALE][c];
    double sum = run->sums[c], product = run->sums[run->channels + c];
    run->of[SCALE][c] = scale;
    run->of[SLOPE][c] = train ? -scale * rstd * rstd * product / count : 0;
    run->of[SHIFT][c] = train ? -scale * sum / count : 0;
    run->sums[run->channels + c] = product * rstd;
  }
}

static kf_status_t run_backward(run_t *run, kf_tensor_t *weight, kf_tensor_t *mean,
                                kf_tensor_t *spread, bool train, double eps,
                                kf_tensor_t *const *outs) {
  load_numbers(mean, run->of[MEAN], run->channels);
  load_numbers(spread, run->of[SLOPE], run->channels);
  for (int64_t c = 0; c < run->channels; c++) {
    if (!train) run->of[SLOPE][c] = 1 / sqrt(run->of[SLOPE][c] + eps);
    run->of[SCALE][c] = 1;
  }
  if (kf__is_defined(weight)) load_numbers(weight, run->of[SCALE], run->channels);
  char *means = kf_alloc((size_t)(run->channels * run->kind.size));
  if (means == NULL) return kf__no_memory();
  kf__cast(run->kind.compute, means, KF_DTYPE_FLOAT64, run->of[MEAN], run->channels);
  kf_status_t status = sum_gradients(run, means);
  kf_free(means);
  if (status != KF_OK) return status;
  back_coefficients(run, train);
  if (outs[0] != NULL) {
    run->to = kf__data(outs[0]);
    apply(run);
  }
  if (outs[1] != NULL) store_numbers(outs[1], run->sums + run->channels, run->channels);
  if (outs[2] != NULL) store_numbers(outs[2], run->sums, run->channels);
  kf_free(run->sums);
  return KF_OK;
}

static kf_status_t batch_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input,
                                       kf_tensor_t *weight, kf_tensor_t *running_mean,
                                       kf_tensor_t *running_var, kf_tensor_t *save_mean,
                                       kf_tensor_t *save_invstd, bool train, double eps,
                                       kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  run_t run;
  kf_tensor_t *const outs[] = {out0, out1, out2};
  kf__packed_t x = {NULL, NULL}, grad = {NULL, NULL};
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("batch_norm_backward_cpu", kf__dtype(input));
  bool last = is_last(input);
  set_sizes(&run, input, last);
  if (input->numel == 0) {
    for (int i = 1; i < 3; i++)
      if (outs[i] != NULL)
        memset(kf__data(outs[i]), 0, (size_t)(outs[i]->numel * kf__itemsize(outs[i])));
    return KF_OK;
  }
  KF_TRY(make_coefficients(&run));
  double *coefficients = run.of[0];
  kf_status_t status = pack_for(input, last, &x);
  if (status == KF_OK) status = pack_for(grad_out, last, &grad);
  if (status == KF_OK) {
    run.x = x.data;
    run.grad = grad.data;
    status = run_backward(&run, weight, train ? save_mean : running_mean,
                          train ? save_invstd : running_var, train, eps, outs);
  }
  kf_free(x.owned);
  kf_free(grad.owned);
  kf_free(coefficients);
  return status;
}

const kf_compute_t kf__cpu_bind_norm_batch[] = {
    KF_COMPUTE(batch_norm, batch_norm), KF_COMPUTE(batch_norm_no_stats, batch_norm_no_stats),
    KF_COMPUTE(batch_norm_backward, batch_norm_backward), KF_COMPUTE_END};
