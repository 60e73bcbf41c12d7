/* Operators whose results depend on which elements are true: nonzero, masked_select and
 * masked_scatter. All visit elements in row-major order, twice where the size of the result is not
 * known: first to count, then to write. */
#include <keyfall/ops.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/index/combine.h"
#include "compat/nn_texts.h"
#include "compat/operator_texts.h"

/* ---- Truth of elements ---- */

#define IS_TRUE(v) ((v) != 0)
#define TRUTH(dtype, tag, memory, compute, load, store, ...) \
  static bool true_##tag(const char *at) {                   \
    return IS_TRUE(load(*(const memory *)(const void *)at)); \
  }
KF__EACH_TYPE(TRUTH, )
KF__EACH_UINT(TRUTH, )

typedef bool (*truth_fn)(const char *at);
#define TRUTH_ENTRY(dtype, tag, ...) [KF_DTYPE_##dtype] = true_##tag,
static const truth_fn truths[KF_DTYPE_COUNT] = {KF__EACH_TYPE(TRUTH_ENTRY, )
                                                    KF__EACH_UINT(TRUTH_ENTRY, )};

static kf_status_t check_truth(const kf_tensor_t *t) {
  return truths[t->dtype] != NULL ? KF_OK : kf__not_for_dtype("nonzero_count_cpu", kf__dtype(t));
}

/* Called for each true element: its number in row-major order and its index in each dimension. */
typedef void (*visit_fn)(void *context, int64_t number, const int64_t *index);

static void visit_true(const kf_tensor_t *t, visit_fn visit, void *context) {
  if (t->numel == 0) return;
  truth_fn truth = truths[t->dtype];
  KF_ASSERT(truth != NULL);
  int64_t index[KF__MAX_DIMS] = {0};
  const char *at = kf__data(t);
  int64_t itemsize = kf__itemsize(t);
  for (int64_t number = 0; number < t->numel; number++) {
    if (truth(at)) visit(context, number, index);
    for (uint32_t d = t->ndim; d-- > 0;) {
      at += t->strides[d] * itemsize;
      if (++index[d] < t->sizes[d]) break;
      at -= index[d] * t->strides[d] * itemsize;
      index[d] = 0;
    }
  }
}

static void count_one(void *context, int64_t number, const int64_t *index) {
  (void)number;
  (void)index;
  ++*(int64_t *)context;
}

/* ---- nonzero ---- */

typedef struct {
  int64_t *positions;
  uint32_t ndim;
} positions_t;

static void store_position(void *context, int64_t number, const int64_t *index) {
  (void)number;
  positions_t *p = context;
  for (uint32_t d = 0; d < p->ndim; d++) *p->positions++ = index[d];
}

static kf_status_t cpu_nonzero(kf_results_t *r, kf_tensor_t *self) {
  int64_t count = 0;
  KF_TRY(check_truth(self));
  visit_true(self, count_one, &count);
  kf_tensor_t *out = NULL;
  kf_int_span_t sizes = {(const int64_t[]){count, self->ndim}, 2};
  /* Columns are contiguous, as in PyTorch. */
  const int64_t strides[] = {1, count > 1 ? count : 1};
  KF_TRY(kf__tensor_new(KF_DTYPE_INT64, self->device, sizes, strides, &out));
  kf_tensor_t *rows = NULL;
  kf_status_t status = kf__tensor_new(KF_DTYPE_INT64, self->device, sizes, NULL, &rows);
  if (status == KF_OK) {
    positions_t positions = {kf__data(rows), self->ndim};
    visit_true(self, store_position, &positions);
    KF_ASSERT(positions.positions == (int64_t *)kf__data(rows) + rows->numel);
    status = kf_copy_(out, rows, false);
  }
  kf_tensor_release(rows);
  if (status == KF_OK) return kf_result_take(r, 0, out);
  kf_tensor_release(out);
  return status;
}

typedef struct {
  int64_t *positions;
  int64_t left; /* rows that may still be written */
  uint32_t ndim;
} first_positions_t;

static void store_first(void *context, int64_t number, const int64_t *index) {
  (void)number;
  first_positions_t *p = context;
  if (p->left-- <= 0) return;
  for (uint32_t d = 0; d < p->ndim; d++) *p->positions++ = index[d];
}

static kf_status_t cpu_nonzero_static(kf_tensor_t *self, int64_t size, int64_t fill_value,
                                      kf_tensor_t *out) {
  kf_tensor_t *rows = NULL;
  kf_int_span_t sizes = kf__sizes(out);
  KF_TRY(check_truth(self));
  KF_TRY(kf__tensor_new(KF_DTYPE_INT64, self->device, sizes, NULL, &rows));
  int64_t *positions = kf__data(rows);
  for (int64_t i = 0; i < rows->numel; i++) positions[i] = fill_value;
  first_positions_t first = {positions, size, self->ndim};
  visit_true(self, store_first, &first);
  kf_status_t status = kf_copy_(out, rows, false);
  kf_tensor_release(rows);
  return status;
}

/* ---- repeat_interleave ---- */

static int64_t count_at(const kf_tensor_t *repeats, int64_t i) {
  const char *at =
      (const char *)kf__data(repeats) + i * repeats->strides[0] * kf__itemsize(repeats);
  return kf__index_at(at, kf__dtype(repeats) == KF_DTYPE_INT64);
}

static kf_status_t cpu_repeat_interleave(kf_results_t *r, kf_tensor_t *repeats,
                                         kf_opt_int_t output_size) {
  int64_t total = 0;
  for (int64_t i = 0; i < repeats->numel; i++) {
    int64_t count = count_at(repeats, i);
    if (count < 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_REPEATS_SIGN,
                                         "repeat_interleave: a count of repeats is negative"));
    if (__builtin_add_overflow(total, count, &total))
      return kf_error_set(KF_ERR_RUNTIME, "repeat_interleave: the result is too large");
  }
  if (output_size.has && output_size.value != total)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_REPEATS_TOTAL,
                       "repeat_interleave: output_size must be the sum of repeats"));
  kf_tensor_t *out = NULL;
  KF_TRY(
      kf__tensor_new(kf__dtype(repeats), repeats->device, (kf_int_span_t){&total, 1}, NULL, &out));
  int64_t at = 0, item = kf__itemsize(out);
  for (int64_t i = 0; i < repeats->numel; i++) {
    int32_t narrow = (int32_t)i;
    const void *number = item == 8 ? (const void *)&i : (const void *)&narrow;
    for (int64_t k = count_at(repeats, i); k > 0; k--)
      memcpy((char *)kf__data(out) + item * at++, number, (size_t)item);
  }
  KF_ASSERT(at == total);
  return kf_result_take(r, 0, out);
}

/* ---- masked_select ---- */

typedef struct {
  const char *from;
  char *to;
  const kf_tensor_t *self;
  int64_t itemsize;
} pick_t;

static void pick(void *context, int64_t number, const int64_t *index) {
  (void)number;
  pick_t *p = context;
  const char *at = p->from;
  for (uint32_t d = 0; d < p->self->ndim; d++) at += index[d] * p->self->strides[d] * p->itemsize;
  memcpy(p->to, at, (size_t)p->itemsize);
  p->to += p->itemsize;
}

static kf_status_t select_true(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mask) {
  int64_t count = 0;
  visit_true(mask, count_one, &count);
  kf_tensor_t *out = NULL;
  KF_TRY(kf__tensor_new(kf__dtype(self), self->device, (kf_int_span_t){&count, 1}, NULL, &out));
  pick_t p = {kf__data(self), kf__data(out), self, kf__itemsize(self)};
  KF_ASSERT(kf__same_sizes(self, mask));
  visit_true(mask, pick, &p);
  KF_ASSERT(p.to == (char *)kf__data(out) + count * p.itemsize);
  return kf_result_take(r, 0, out);
}

static kf_status_t cpu_masked_select(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mask) {
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  KF_TRY(kf__broadcast_shapes(kf__sizes(self), kf__sizes(mask), sizes, &ndim));
  kf_int_span_t shape = {sizes, ndim};
  kf_tensor_t *wide_self = NULL, *wide_mask = NULL;
  kf_status_t status = kf_expand(self, shape, false, &wide_self);
  if (status == KF_OK) status = kf_expand(mask, shape, false, &wide_mask);
  if (status == KF_OK) status = select_true(r, wide_self, wide_mask);
  kf_tensor_release(wide_self);
  kf_tensor_release(wide_mask);
  return status;
}

/* ---- masked_scatter ---- */

typedef struct {
  char *to;
  const char *from;
  const kf_tensor_t *out;
  int64_t itemsize;
} fill_t;

static void fill_next(void *context, int64_t number, const int64_t *index) {
  (void)number;
  fill_t *f = context;
  char *at = f->to;
  for (uint32_t d = 0; d < f->out->ndim; d++) at += index[d] * f->out->strides[d] * f->itemsize;
  memcpy(at, f->from, (size_t)f->itemsize);
  f->from += f->itemsize;
}

static kf_status_t scatter_true(kf_tensor_t *mask, kf_tensor_t *source, kf_tensor_t *out) {
  int64_t count = 0;
  visit_true(mask, count_one, &count);
  if (count > source->numel)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MASKED_SCATTER_COUNT,
                       "masked_scatter: source has %lld elements, but mask selects %lld"),
        (long long)source->numel, (long long)count);
  kf_tensor_t *packed = NULL;
  KF_TRY(kf_contiguous(source, KF_MEMORY_FORMAT_CONTIGUOUS, &packed));
  fill_t f = {kf__data(out), kf__data(packed), out, kf__itemsize(out)};
  KF_ASSERT(kf__dtype(packed) == kf__dtype(out));
  KF_ASSERT(kf__same_sizes(mask, out));
  visit_true(mask, fill_next, &f);
  kf_tensor_release(packed);
  return KF_OK;
}

static kf_status_t cpu_masked_scatter(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *source,
                                      kf_tensor_t *out) {
  (void)self;
  kf_tensor_t *wide = NULL;
  KF_TRY(kf_expand(mask, kf__sizes(out), false, &wide));
  kf_status_t status = scatter_true(wide, source, out);
  kf_tensor_release(wide);
  return status;
}

const kf_compute_t kf__cpu_bind_masks[] = {
    KF_COMPUTE(nonzero, cpu_nonzero),
    KF_COMPUTE(nonzero_static, cpu_nonzero_static),
    KF_COMPUTE(repeat_interleave_Tensor, cpu_repeat_interleave),
    KF_COMPUTE(masked_select, cpu_masked_select),
    KF_COMPUTE(masked_scatter, cpu_masked_scatter),
    KF_COMPUTE_END,
};
