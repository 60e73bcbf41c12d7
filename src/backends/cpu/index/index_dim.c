/* Reading and writing along one dimension by indices: gather, scatter, index_select, index_add and
 * related operators. Index values are checked before anything but a new result is written. */
#include "backends/cpu/index/index_dim.h"

#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"

static bool is_wide(const kf_tensor_t *index) { return kf__dtype(index) == KF_DTYPE_INT64; }

/* A negative dimension counts from the end; a 0-d tensor counts as having one dimension. */
static int64_t wrapped(int64_t dim, const kf_tensor_t *t) {
  return dim < 0 ? dim + (t->ndim > 0 ? (int64_t)t->ndim : 1) : dim;
}

/* ---- gather ---- */

typedef struct {
  int64_t n;
  int64_t out_step, index_step, self_step; /* along the line */
  int64_t dim_step;                        /* of self along the indexed dimension */
  bool wide;
  kf__index_check_t *check; /* NULL: the indices have been checked */
} gather_t;

#define GATHER(name, type)                                                                   \
  static void name(char *const *data, void *context) {                                       \
    const gather_t g = *(const gather_t *)context;                                           \
    const kf__index_run_t indices = {data[1], g.index_step, 0, g.dim_step, g.wide, g.check}; \
    char *out = data[0];                                                                     \
    const char *self = data[2];                                                              \
    int64_t buffer[KF__INDEX_PIECE];                                                         \
    for (int64_t i = 0; i < g.n; i += KF__INDEX_PIECE) {                                     \
      int64_t n = g.n - i < KF__INDEX_PIECE ? g.n - i : KF__INDEX_PIECE;                     \
      const int64_t *offsets = kf__index_offsets(&indices, i, n, buffer);                    \
      if (offsets == NULL) return;                                                           \
      for (int64_t k = 0; k < n; k++, out += g.out_step, self += g.self_step)                \
        memcpy(out, self + offsets[k], sizeof(type));                                        \
    }                                                                                        \
  }
typedef struct {
  uint64_t words[2];
} pair_t;
GATHER(gather_1, uint8_t)
GATHER(gather_2, uint16_t)
GATHER(gather_4, uint32_t)
GATHER(gather_8, uint64_t)
GATHER(gather_16, pair_t)

static kf__line_fn gather_line(int64_t itemsize) {
  switch (itemsize) {
    case 1: return gather_1;
    case 2: return gather_2;
    case 4: return gather_4;
    case 8: return gather_8;
    default: KF_ASSERT(itemsize == 16); return gather_16;
  }
}

/* Sets the stride of an operand along a dimension to 0: there the indices give the position. */
static void hold_still(kf__lines_t *lines, uint32_t operand, int64_t dim) {
  for (uint32_t i = 0; i < lines->ndim; i++)
    if (lines->dims[i] == dim) lines->strides[operand][i] = 0;
}

static kf_status_t cpu_gather(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool sparse_grad,
                              kf_tensor_t *out) {
  (void)sparse_grad;
  if (index->numel == 0) return KF_OK;
  KF_ASSERT(index->numel == out->numel);
  KF_ASSERT(kf__dtype(out) == kf__dtype(self));
  dim = wrapped(dim, self);
  kf__index_check_t check = {0, kf__line_size(self, dim) - 1, 0};
  int64_t line = index->ndim > 0 ? (int64_t)index->ndim - 1 : -1;
  gather_t g = {line < 0 ? 1 : index->sizes[line],
                line < 0 ? 0 : kf__line_stride(out, line),
                line < 0 ? 0 : kf__line_stride(index, line),
                line < 0 || line == dim ? 0 : kf__line_stride(self, line),
                kf__line_stride(self, dim),
                is_wide(index),
                &check};
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(index), line);
  kf__lines_add(&lines, out);
  kf__lines_add(&lines, index);
  kf__lines_add(&lines, self->ndim > 0 ? self : out);
  lines.data[2] = kf__data(self);
  hold_still(&lines, 2, dim);
  kf__lines_run(&lines, g.n, gather_line(kf__itemsize(self)), &g);
  if (check.failed == 0) return KF_OK;
  return kf__check_indices(index, kf__line_size(self, dim), dim, false, KF_ERR_RUNTIME);
}

/* ---- scatter ---- */

typedef struct {
  kf__scatter_line_t line;
  kf__scatter_fn fn;
} scatter_t;

static void scatter_line(char *const *data, void *context) {
  const scatter_t *s = context;
  kf__scatter_run(s->fn, data[0], data[1], data[2], &s->line);
}

/* Lines run along the indexed dimension, so two lines never write to the same element and may run
 * on different threads. */
kf_status_t kf__scatter_along(const kf_tensor_t *self, int64_t dim, const kf_tensor_t *index,
                              const kf_tensor_t *src, const void *number, kf_tensor_t *out,
                              kf__combine_t how, const char *what) {
  KF_ASSERT((src == NULL) != (number == NULL));
  KF_ASSERT(src == NULL || kf__dtype(src) == kf__dtype(out));
  kf__scatter_fn fn = kf__scatter_loop(how, kf__dtype(out));
  if (fn == NULL) return kf__not_for_dtype(what, kf__dtype(out));
  if (index->numel == 0) return KF_OK;
  dim = wrapped(dim, out);
  int64_t size = kf__line_size(out, dim);
  kf__index_check_t check = {0, size - 1, 0};
  if (out == self) KF_TRY(kf__check_indices(index, size, dim, false, KF_ERR_RUNTIME));
  scatter_t s = {{kf__line_size(index, dim), kf__line_stride(index, dim),
                  src != NULL ? kf__line_stride(src, dim) : 0, kf__line_stride(out, dim),
                  is_wide(index), size, out == self ? NULL : &check},
                 fn};
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(index), dim);
  kf__lines_add(&lines, out);
  kf__lines_add(&lines, index);
  kf__lines_add(&lines, src != NULL ? src : index);
  if (src == NULL) {
    lines.data[2] = (char *)(uintptr_t)number;
    for (uint32_t i = 0; i < lines.ndim; i++) lines.strides[2][i] = 0;
  }
  kf__lines_run(&lines, s.line.n, scatter_line, &s);
  if (check.failed == 0) return KF_OK;
  return kf__check_indices(index, size, dim, false, KF_ERR_RUNTIME);
}

static kf_status_t cpu_scatter(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
                               kf_tensor_t *out) {
  return kf__scatter_along(self, dim, index, src, NULL, out, KF__COMBINE_STORE, "scatter");
}

static kf_status_t cpu_scatter_number(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                      kf_scalar_t value, kf_tensor_t *out) {
  char element[16];
  KF_TRY(kf__number_store_checked(value, kf__dtype(out), element));
  return kf__scatter_along(self, dim, index, NULL, element, out, KF__COMBINE_STORE, "scatter");
}

static kf_status_t cpu_scatter_reduced(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                       kf_tensor_t *src, kf_str_t reduce, kf_tensor_t *out) {
  return kf__scatter_along(self, dim, index, src, NULL, out, kf__combine_named(reduce.data),
                           "scatter");
}

static kf_status_t cpu_scatter_number_reduced(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                              kf_scalar_t value, kf_str_t reduce,
                                              kf_tensor_t *out) {
  char element[16];
  KF_TRY(kf__number_store_checked(value, kf__dtype(out), element));
  return kf__scatter_along(self, dim, index, NULL, element, out, kf__combine_named(reduce.data),
                           "scatter");
}

static kf_status_t cpu_scatter_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                   kf_tensor_t *src, kf_tensor_t *out) {
  return kf__scatter_along(self, dim, index, src, NULL, out, KF__COMBINE_ADD, "scatter_add");
}

/* ---- index_select ---- */

static kf_status_t check_selected(const kf_tensor_t *self, int64_t dim, const kf_tensor_t *index) {
  int64_t size = kf__line_size(self, dim);
  if (kf__check_indices(index, size, dim, false, KF_ERR_INDEX) == KF_OK) return KF_OK;
  if (size == 0 && self->ndim > 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_SELECT_EMPTY,
                                       "index_select: the dimension of self is empty"));
  if (dim == 1) /* PyTorch has another loop, with another kind of error, for this dimension */
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_SELECT_DIM1, "index_select: %s"),
                        kf_error_message());
  return kf_error_set(KF_ERR_INDEX,
                      KF__COMPATIBLE(KF__TORCH_INDEX_SELECT_RANGE, "index_select: %s"),
                      kf_error_message());
}

/* Copies whole blocks where self and result are contiguous. */
typedef struct {
  const kf_tensor_t *index;
  const char *self;
  char *out;
  int64_t count, size, block; /* indices, lines of self, bytes of a block */
  int64_t index_step;
  int failed; /* an index is out of bounds: see Note [Checking indices] */
} blocks_t;

/* Copies elements by packed indices, four at a time: the loop waits for reads at random addresses,
 * and the fewer instructions are between them, the more of them are in flight. False: an index is
 * not in 0 … last; then the index itself or its distance to `last` has the sign bit set. */
#define MISSES(i) ((uint64_t)(i) | ((uint64_t)last - (uint64_t)(i)))
#define COPY_RUN(name, type)                                                                     \
  typedef type __attribute__((aligned(1), may_alias)) name##_t;                                  \
  static bool name(const char *from, char *to, const char *by, int64_t n, int64_t last) {        \
    const name##_t *self = (const name##_t *)(const void *)from;                                 \
    const kf__packed_index_t *index = (const kf__packed_index_t *)(const void *)by;              \
    name##_t *out = (name##_t *)(void *)to;                                                      \
    int64_t k = 0;                                                                               \
    for (; k + 4 <= n; k += 4) {                                                                 \
      int64_t i = index[k], j = index[k + 1], p = index[k + 2], q = index[k + 3];                \
      if (KF_UNLIKELY((MISSES(i) | MISSES(j) | MISSES(p) | MISSES(q)) >> 63 != 0)) return false; \
      type a = self[i], b = self[j], c = self[p], d = self[q];                                   \
      out[k] = a, out[k + 1] = b, out[k + 2] = c, out[k + 3] = d;                                \
    }                                                                                            \
    for (; k < n; k++) {                                                                         \
      if (MISSES(index[k]) >> 63 != 0) return false;                                             \
      out[k] = self[index[k]];                                                                   \
    }                                                                                            \
    return true;                                                                                 \
  }
COPY_RUN(copy_run_4, uint32_t)
COPY_RUN(copy_run_8, uint64_t)

static bool copy_any_run(const blocks_t *b, const char *self, char *out, const char *index,
                         int64_t n) {
  bool wide = is_wide(b->index);
  for (int64_t k = 0; k < n; k++, index += b->index_step, out += b->block) {
    int64_t at = kf__index_at(index, wide);
    if (at < 0 || at >= b->size) return false;
    memcpy(out, self + at * b->block, (size_t)b->block);
  }
  return true;
}

static bool copy_run(const blocks_t *b, const char *self, char *out, const char *index, int64_t n) {
  bool packed = is_wide(b->index) && b->index_step == (int64_t)sizeof(int64_t);
  if (packed && b->block == 4) return copy_run_4(self, out, index, n, b->size - 1);
  if (packed && b->block == 8) return copy_run_8(self, out, index, n, b->size - 1);
  return copy_any_run(b, self, out, index, n);
}

static void copy_blocks(void *context, int64_t begin, int64_t end) {
  blocks_t *b = context;
  KF_ASSERT(b->count > 0);
  KF_ASSERT(b->block > 0);
  for (int64_t i = begin; i < end;) {
    int64_t outer = i / b->count, k = i % b->count;
    int64_t n = kf__min(end - i, b->count - k);
    const char *index = (const char *)kf__data(b->index) + k * b->index_step;
    if (!copy_run(b, b->self + outer * b->size * b->block, b->out + i * b->block, index, n)) {
      __atomic_store_n(&b->failed, 1, __ATOMIC_RELAXED);
      return;
    }
    i += n;
  }
}

static kf_status_t select_blocks(const kf_tensor_t *self, int64_t dim, const kf_tensor_t *index,
                                 kf_tensor_t *out) {
  KF_ASSERT(kf__is_contiguous(self));
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(index->ndim <= 1);
  int64_t block = kf__itemsize(self), outer = 1;
  for (int64_t d = dim + 1; d < (int64_t)self->ndim; d++) block *= self->sizes[d];
  for (int64_t d = 0; d < dim; d++) outer *= self->sizes[d];
  blocks_t b = {index,
                kf__data(self),
                kf__data(out),
                index->numel,
                kf__line_size(self, dim),
                block,
                kf__line_stride(index, 0),
                0};
  kf__parallel_for(0, outer * index->numel, 1 + 65536 / block, copy_blocks, &b);
  return b.failed == 0 ? KF_OK : check_selected(self, dim, index);
}

static kf_status_t cpu_index_select(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                    kf_tensor_t *out) {
  dim = wrapped(dim, self);
  if (out->numel > 0 && kf__is_contiguous(self) && kf__is_contiguous(out))
    return select_blocks(self, dim, index, out);
  KF_TRY(check_selected(self, dim, index));
  if (out->numel == 0) return KF_OK;
  gather_t g = {index->numel,
                kf__line_stride(out, dim),
                kf__line_stride(index, 0),
                0,
                kf__line_stride(self, dim),
                is_wide(index),
                NULL};
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(out), dim);
  kf__lines_add(&lines, out);
  kf__lines_add(&lines, out);
  kf__lines_add(&lines, self);
  lines.data[1] = kf__data(index);
  for (uint32_t i = 0; i < lines.ndim; i++) lines.strides[1][i] = 0;
  kf__lines_run(&lines, g.n, gather_line(kf__itemsize(self)), &g);
  return KF_OK;
}

/* ---- index_add, index_copy, index_fill, index_reduce ---- */

/* Lines run along `dim`; all lines use the same indices. */
kf_status_t kf__join_lines(int64_t dim, const kf_tensor_t *index, const kf_tensor_t *source,
                           const void *number, kf_tensor_t *out, kf__combine_t how, bool negative,
                           const char *what) {
  KF_ASSERT((source == NULL) != (number == NULL));
  KF_ASSERT(source == NULL || kf__dtype(source) == kf__dtype(out));
  KF_ASSERT(index->ndim <= 1);
  kf__scatter_fn fn = kf__scatter_loop(how, kf__dtype(out));
  if (fn == NULL) return kf__not_for_dtype(what, kf__dtype(out));
  dim = wrapped(dim, out);
  /* PyTorch adds slices of matrices by another path, with an error of another type. */
  const kf_status_t code = how == KF__COMBINE_ADD && out->ndim > 1 ? KF_ERR_RUNTIME : KF_ERR_INDEX;
  KF_TRY(kf__check_indices(index, kf__line_size(out, dim), dim, negative, code));
  if (out->numel == 0 || index->numel == 0) return KF_OK;
  scatter_t s = {
      {index->numel, kf__line_stride(index, 0), source != NULL ? kf__line_stride(source, dim) : 0,
       kf__line_stride(out, dim), is_wide(index), kf__line_size(out, dim), NULL},
      fn};
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(out), dim);
  kf__lines_add(&lines, out);
  for (int k = 0; k < 2; k++)
    kf__lines_add(&lines, k == 1 && source != NULL && source->ndim > 0 ? source : out);
  lines.data[1] = kf__data(index);
  lines.data[2] = source != NULL ? kf__data(source) : (char *)(uintptr_t)number;
  for (uint32_t i = 0; i < lines.ndim; i++) {
    lines.strides[1][i] = 0;
    if (source == NULL) lines.strides[2][i] = 0;
  }
  kf__lines_run(&lines, s.line.n, scatter_line, &s);
  return KF_OK;
}

static kf_status_t cpu_index_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                  kf_tensor_t *source, kf_tensor_t *out) {
  (void)self;
  return kf__join_lines(dim, index, source, NULL, out, KF__COMBINE_STORE, false, "index_copy_");
}

static kf_status_t cpu_index_add_plain(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                       kf_tensor_t *source, kf_tensor_t *out) {
  (void)self;
  return kf__join_lines(dim, index, source, NULL, out, KF__COMBINE_ADD, false, "index_add_");
}

/* source * alpha, where alpha is first converted to the type of the tensor. */
static kf_status_t scale(kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t **out) {
  kf_tensor_t *factor = NULL;
  KF_TRY(kf_scalar_tensor(alpha, kf_some_dtype(kf__dtype(source)), kf_no_int(), kf_no_device(),
                          kf_no_bool(), &factor));
  kf_status_t status = kf_mul(source, factor, out);
  kf_tensor_release(factor);
  return status;
}

/* With an alpha other than 1 the source is scaled once, into a new tensor, before the sum. */
static kf_status_t cpu_index_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                 kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t *out) {
  if (kf__number_is(alpha, 1)) return cpu_index_add_plain(self, dim, index, source, out);
  kf_tensor_t *scaled = NULL;
  KF_TRY(scale(source, alpha, &scaled));
  kf_status_t status = cpu_index_add_plain(self, dim, index, scaled, out);
  kf_tensor_release(scaled);
  return status;
}

static kf_status_t cpu_index_fill(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                  kf_scalar_t value, kf_tensor_t *out) {
  (void)self;
  char element[16];
  KF_TRY(kf__number_store_checked(value, kf__dtype(out), element));
  return kf__join_lines(dim, index, NULL, element, out, KF__COMBINE_STORE, true, "index_fill_");
}

const kf_compute_t kf__cpu_bind_index_dim[] = {
    KF_COMPUTE(gather, cpu_gather),
    KF_COMPUTE(scatter, cpu_scatter),
    KF_COMPUTE(scatter_number, cpu_scatter_number),
    KF_COMPUTE(scatter_reduced, cpu_scatter_reduced),
    KF_COMPUTE(scatter_number_reduced, cpu_scatter_number_reduced),
    KF_COMPUTE(scatter_add, cpu_scatter_add),
    KF_COMPUTE(index_select, cpu_index_select),
    KF_COMPUTE(index_copy, cpu_index_copy),
    KF_COMPUTE(index_add, cpu_index_add),
    KF_COMPUTE(index_fill, cpu_index_fill),
    KF_COMPUTE_END,
};
