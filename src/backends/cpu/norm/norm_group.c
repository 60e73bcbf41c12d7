/* Group norm and its gradients. Elements are packed as [batch][group][channel][position]: a group
 * is a row that is normalised by itself, with one weight for each channel in it. Other memory
 * formats are brought into this order and back. */
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/packed_rows.h"
#include "backends/cpu/loops/norm_loops.h"
#include "backends/cpu/reduce/statistics.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"

enum {
  BLOCK = KF__MOMENT_ROW_MAX, /* numbers of a row that are worked on at a time */
  THREAD_GRAIN = 1 << 13      /* numbers that are worth a thread */
};

typedef struct {
  kf__floats_t kind;
  const kf__norm_set_t *set;
  int64_t batch, groups, channels, positions; /* channels: of a group */
  double eps;
  const char *x, *grad;
  const double *weight, *bias; /* NULL for 1 and 0 */
  char *to;
  double *means, *rstds; /* of groups */
  double *sums;          /* of channels of all elements of the batch: Σ grad, Σ grad · h */
} run_t;

static void set_sizes(run_t *run, const kf_tensor_t *input, int64_t n, int64_t c, int64_t hxw,
                      int64_t group) {
  run->kind = kf__floats_of(kf__dtype(input));
  run->set = &kf__loops_norm()->of[run->kind.wide];
  KF_ASSERT(group > 0);
  KF_ASSERT(c % group == 0);
  KF_ASSERT(n * c * hxw == input->numel);
  run->batch = n;
  run->groups = group;
  run->channels = c / group;
  run->positions = hxw;
}

/* ---- Forward ---- */

/* Mean and reciprocal deviation of one group, in blocks. */
static void group_stats(const run_t *run, int64_t row) {
  _Alignas(64) char buffer[BLOCK * sizeof(float)];
  int64_t size = run->channels * run->positions;
  double mean = 0, m2 = 0, part, part_m2;
  for (int64_t at = 0; at < size; at += BLOCK) {
    int64_t n = size - at < BLOCK ? size - at : BLOCK;
    const char *from = run->x + (row * size + at) * run->kind.item;
    kf__loops_reduce_stats()->moments[kf__type_index[run->kind.compute]](
        kf__floats_get(&run->kind, from, n, buffer), n, &part, &part_m2);
    kf__moments_join(&mean, &m2, at, part, part_m2, n);
  }
  run->means[row] = mean;
  run->rstds[row] = 1 / sqrt(m2 / (double)size + run->eps);
}

static void forward_groups(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  _Alignas(64) char x[BLOCK * sizeof(float)], buffer[BLOCK * sizeof(float)];
  for (int64_t row = begin; row < end; row++) {
    group_stats(run, row);
    for (int64_t i = 0; i < run->channels; i++) {
      int64_t c = row % run->groups * run->channels + i;
      double slope = run->rstds[row] * (run->weight != NULL ? run->weight[c] : 1);
      double shift = run->bias != NULL ? run->bias[c] : 0;
      for (int64_t at = 0; at < run->positions; at += BLOCK) {
        int64_t n = run->positions - at < BLOCK ? run->positions - at : BLOCK;
        int64_t offset = ((row * run->channels + i) * run->positions + at) * run->kind.item;
        void *to = kf__floats_target(&run->kind, run->to + offset, buffer);
        run->set->affine(to, kf__floats_get(&run->kind, run->x + offset, n, x), n, run->means[row],
                         slope, shift);
        kf__floats_put(&run->kind, run->to + offset, n, to);
      }
    }
  }
}

/* ---- Backward ---- */

/* Sums of one channel of one element of the batch. */
static void channel_sums(const run_t *run, int64_t row, int64_t channel, double *sums) {
  _Alignas(64) char x[BLOCK * sizeof(float)], g[BLOCK * sizeof(float)];
  sums[0] = sums[1] = 0;
  for (int64_t at = 0; at < run->positions; at += BLOCK) {
    int64_t n = run->positions - at < BLOCK ? run->positions - at : BLOCK;
    int64_t offset = ((row * run->channels + channel) * run->positions + at) * run->kind.item;
    double part[2];
    run->set->sums(kf__floats_get(&run->kind, run->grad + offset, n, g),
                   kf__floats_get(&run->kind, run->x + offset, n, x), NULL, n, run->means[row],
                   run->rstds[row], part);
    sums[0] += part[0];
    sums[1] += part[1];
  }
}

/* rstd (grad · weight - a - h b), a and b being means over the group. */
static void back_channel(const run_t *run, int64_t row, int64_t channel, double a, double b) {
  _Alignas(64) char x[BLOCK * sizeof(float)], g[BLOCK * sizeof(float)],
      buffer[BLOCK * sizeof(float)];
  int64_t c = row % run->groups * run->channels + channel;
  double rstd = run->rstds[row], weight = run->weight != NULL ? run->weight[c] : 1;
  for (int64_t at = 0; at < run->positions; at += BLOCK) {
    int64_t n = run->positions - at < BLOCK ? run->positions - at : BLOCK;
    int64_t offset = ((row * run->channels + channel) * run->positions + at) * run->kind.item;
    void *to = kf__floats_target(&run->kind, run->to + offset, buffer);
    run->set->affine_back(to, kf__floats_get(&run->kind, run->grad + offset, n, g),
                          kf__floats_get(&run->kind, run->x + offset, n, x), n, run->means[row],
                          rstd * weight, -b * rstd * rstd, -a * rstd);
    kf__floats_put(&run->kind, run->to + offset, n, to);
  }
}

static void backward_groups(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  for (int64_t row = begin; row < end; row++) {
    double a = 0, b = 0, size = (double)(run->channels * run->positions);
    for (int64_t i = 0; i < run->channels; i++) {
      int64_t c = row % run->groups * run->channels + i;
      double *sums = run->sums + (row * run->channels + i) * 2;
      double weight = run->weight != NULL ? run->weight[c] : 1;
      channel_sums(run, row, i, sums);
      a += sums[0] * weight;
      b += sums[1] * weight;
    }
    for (int64_t i = 0; run->to != NULL && i < run->channels; i++)
      back_channel(run, row, i, a / size, b / size);
  }
}

/* The gradient of the bias (which = 0) or of the weight (1): sums over the batch, in order. */
static void store_params(const run_t *run, int which, kf_tensor_t *to) {
  int64_t all = run->groups * run->channels;
  KF_ASSERT(which == 0 || which == 1);
  KF_ASSERT(to->numel == all);
  KF_ASSERT(kf__is_contiguous(to));
  for (int64_t c = 0; c < all; c++) {
    double sum = 0;
    for (int64_t b = 0; b < run->batch; b++) sum += run->sums[(b * all + c) * 2 + which];
    kf__cast(kf__dtype(to), (char *)kf__data(to) + c * kf__itemsize(to), KF_DTYPE_FLOAT64, &sum, 1);
  }
}

/* ---- Operators ---- */

/* Chooses where the result is computed: in `out`, or in packs->result if `out` is not contiguous.
 */
static kf_status_t set_result_memory(run_t *run, kf__norm_packs_t *packs, kf_tensor_t *out) {
  run->to = NULL;
  if (out == NULL) return KF_OK;
  run->to = kf__data(out);
  if (kf__is_contiguous(out)) return KF_OK;
  packs->result = kf_alloc((size_t)(out->numel * kf__itemsize(out)));
  run->to = packs->result;
  return packs->result != NULL ? KF_OK : kf__no_memory();
}

static int64_t grain(const run_t *run) {
  return THREAD_GRAIN / (run->channels * run->positions + 1) + 1;
}

static kf_status_t group_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, int64_t N,
                              int64_t C, int64_t HxW, int64_t group, double eps, kf_tensor_t *out0,
                              kf_tensor_t *out1, kf_tensor_t *out2) {
  run_t run;
  kf__norm_packs_t packs;
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("GroupNormKernelImpl", kf__dtype(input));
  memset(&packs, 0, sizeof packs);
  set_sizes(&run, input, N, C, HxW, group);
  run.eps = eps;
  kf_status_t status = set_result_memory(&run, &packs, out0);
  if (status == KF_OK) status = kf__pack(input, &packs.x);
  if (status == KF_OK) status = kf__pack_as(weight, KF_DTYPE_FLOAT64, &packs.weight);
  if (status == KF_OK) status = kf__pack_as(bias, KF_DTYPE_FLOAT64, &packs.bias);
  if (status == KF_OK) {
    packs.mean.owned = kf_alloc((size_t)(N * group * 2 + 1) * sizeof(double));
    if (packs.mean.owned == NULL) status = kf__no_memory();
  }
  if (status == KF_OK) {
    run.x = packs.x.data;
    run.weight = packs.weight.data;
    run.bias = packs.bias.data;
    run.means = packs.mean.owned;
    run.rstds = run.means + N * group;
    kf__parallel_for(0, N * group, grain(&run), forward_groups, &run);
    KF_ASSERT(out1->numel == N * group);
    KF_ASSERT(out2->numel == N * group);
    KF_ASSERT(kf__is_contiguous(out1));
    KF_ASSERT(kf__is_contiguous(out2));
    kf__cast(kf__dtype(out1), kf__data(out1), KF_DTYPE_FLOAT64, run.means, N * group);
    kf__cast(kf__dtype(out2), kf__data(out2), KF_DTYPE_FLOAT64, run.rstds, N * group);
    if (packs.result != NULL) kf__unpack(packs.result, out0);
  }
  kf__norm_packs_free(&packs);
  return status;
}

static kf_status_t group_norm_backward(kf_tensor_t *grad_out, kf_tensor_t *input, kf_tensor_t *mean,
                                       kf_tensor_t *rstd, kf_tensor_t *weight, int64_t N, int64_t C,
                                       int64_t HxW, int64_t group, kf_tensor_t *out0,
                                       kf_tensor_t *out1, kf_tensor_t *out2) {
  run_t run;
  kf__norm_packs_t packs;
  double *memory = NULL;
  if (!kf__has_real_loops(kf__dtype(input)))
    return kf__not_for_dtype("GroupNormBackwardKernelImpl", kf__dtype(input));
  memset(&packs, 0, sizeof packs);
  set_sizes(&run, input, N, C, HxW, group);
  kf_status_t status = set_result_memory(&run, &packs, out0);
  if (status == KF_OK) status = kf__pack(input, &packs.x);
  if (status == KF_OK) status = kf__pack(grad_out, &packs.grad);
  if (status == KF_OK) status = kf__pack_as(weight, KF_DTYPE_FLOAT64, &packs.weight);
  if (status == KF_OK) status = kf__pack_as(mean, KF_DTYPE_FLOAT64, &packs.mean);
  if (status == KF_OK) status = kf__pack_as(rstd, KF_DTYPE_FLOAT64, &packs.rstd);
  int64_t stats = N * group;
  if (status == KF_OK) {
    memory = kf_alloc((size_t)(2 * stats + 2 * N * C + 1) * sizeof(double));
    if (memory == NULL) status = kf__no_memory();
  }
  if (status == KF_OK) {
    memcpy(memory, packs.mean.data, (size_t)stats * sizeof *memory);
    memcpy(memory + stats, packs.rstd.data, (size_t)stats * sizeof *memory);
    run.x = packs.x.data;
    run.grad = packs.grad.data;
    run.weight = packs.weight.data;
    run.means = memory;
    run.rstds = memory + stats;
    run.sums = memory + 2 * stats;
    kf__parallel_for(0, stats, grain(&run), backward_groups, &run);
    if (out1 != NULL) store_params(&run, 1, out1);
    if (out2 != NULL) store_params(&run, 0, out2);
    if (packs.result != NULL) kf__unpack(packs.result, out0);
  }
  kf_free(memory);
  kf__norm_packs_free(&packs);
  return status;
}

const kf_compute_t kf__cpu_bind_norm_group[] = {
    KF_COMPUTE(group_norm, group_norm), KF_COMPUTE(group_norm_backward, group_norm_backward),
    KF_COMPUTE_END};
