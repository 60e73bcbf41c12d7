/* Copies and fills of tensors, and equality of two tensors. Tensors that are one block of memory in
 * the same order are copied, converted or filled as one range, without an iterator. */
#include "backends/cpu/core/cast.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/elementwise_loops.h"
#include "base/parallel.h"
#include "ops/core/kernel_support.h"
#include "ops/core/number.h"
#include "ops/gen/rules.h"

/* Elements that are worth a thread: of a plain copy, and of a conversion. */
enum { GRAIN = 131072, CAST_GRAIN = 32768 };

typedef struct {
  char *to;
  const char *from;
  kf_dtype_t to_type, from_type;
} block_t;

static void copy_block(void *context, int64_t begin, int64_t end) {
  const block_t *block = context;
  kf__cast(block->to_type, block->to + begin * kf__dtype_sizes[block->to_type], block->from_type,
           block->from + begin * kf__dtype_sizes[block->from_type], end - begin);
}

/* Equal indices have equal offsets in both tensors, and neither has gaps. */
static bool same_order(const kf_tensor_t *a, const kf_tensor_t *b) {
  if (kf__is_contiguous(a) && kf__is_contiguous(b)) return kf__same_sizes(a, b);
  return kf__is_dense(a) && kf__is_dense(b) && kf__same_sizes(a, b) &&
         kf__spans_equal(kf__strides(a), kf__strides(b));
}

static kf_status_t cpu_copy(kf_tensor_t *src, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  if (same_order(out, src)) {
    KF_ASSERT(out->numel == src->numel);
    block_t block = {kf__data(out), kf__data(src), kf__dtype(out), kf__dtype(src)};
    if (block.to == block.from && block.to_type == block.from_type) return KF_OK;
    return kf__parallel_try(0, out->numel, block.to_type == block.from_type ? GRAIN : CAST_GRAIN,
                            copy_block, &block);
  }
  kf_iter_t it;
  kf__iter_pair(&it, out, src);
  return kf__iter_copy(&it);
}

/* ---- Fills ---- */

typedef struct {
  char *to;
  const void *element;
  size_t item;
} fill_t;

static void fill_block(void *context, int64_t begin, int64_t end) {
  const fill_t *fill = context;
  int64_t item = (int64_t)fill->item;
  int64_t n = end - begin;
  kf__plane(fill->item)(fill->to + begin * item, item, n * item, fill->element, 0, 0, n, 1);
}

/* `element` has the type of `out`. */
static kf_status_t fill(kf_tensor_t *out, void *element) {
  KF_ASSERT(kf__itemsize(out) <= (int64_t)sizeof(kf_number_t));
  if (out->numel == 0) return KF_OK;
  if (kf__is_dense(out)) {
    fill_t job = {kf__data(out), element, (size_t)kf__itemsize(out)};
    return kf__parallel_try(0, out->numel, GRAIN, fill_block, &job);
  }
  kf_iter_t it;
  kf__iter_pair(&it, out, NULL);
  it.data[1] = element;
  return kf__iter_copy(&it);
}

static kf_status_t cpu_fill(kf_scalar_t value, kf_tensor_t *out) {
  kf_number_t element;
  kf__number_store(value, kf__dtype(out), &element);
  return fill(out, &element);
}

static kf_status_t cpu_fill_tensor(kf_tensor_t *value, kf_tensor_t *out) {
  kf_number_t element;
  KF_ASSERT(value->numel == 1);
  kf__cast(kf__dtype(out), &element, kf__dtype(value), kf__data(value), 1);
  return fill(out, &element);
}

static kf_status_t cpu_zero(kf_tensor_t *out) {
  kf_number_t element = {.bits = {0, 0}};
  return fill(out, &element);
}

/* ---- Equality of tensors ---- */

enum { PIECE = 1024 };

/* Compares two contiguous tensors of one type piece by piece, so that the first difference ends the
 * search. `differs` is the loop of `ne`. */
static bool blocks_equal(const kf_tensor_t *a, const kf_tensor_t *b, kf__loop_fn differs) {
  KF_ASSERT(a->dtype == b->dtype);
  KF_ASSERT(a->numel == b->numel);
  KF_ASSERT(kf__is_contiguous(a));
  KF_ASSERT(kf__is_contiguous(b));
  uint8_t found[PIECE];
  int64_t item = kf__itemsize(a);
  const int64_t strides[] = {1, item, item};
  char *x = kf__data(a);
  char *y = kf__data(b);
  for (int64_t i = 0; i < a->numel; i += PIECE) {
    int64_t n = a->numel - i < PIECE ? a->numel - i : PIECE;
    char *const data[] = {(char *)found, x + i * item, y + i * item};
    differs(data, strides, n, NULL);
    if (memchr(found, 1, (size_t)n) != NULL) return false;
  }
  return true;
}

static kf_status_t cpu_equal(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                             bool *out) {
  *out = false;
  if (KF_UNLIKELY(kf__suspect(self))) KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect(other))) KF_TRY(kf__check_argument(call, other, "other"));
  if (!kf__same_sizes(self, other)) return KF_OK;
  const kf__loop_fn *by_type = kf__loops_compare()->ne;
  kf__loop_fn differs =
      kf__type_index[self->dtype] < KF__T_COMPUTED ? by_type[kf__type_index[self->dtype]] : NULL;
  if (self->dtype == other->dtype && differs != NULL && kf__is_contiguous(self) &&
      kf__is_contiguous(other)) {
    *out = blocks_equal(self, other, differs);
    return KF_OK;
  }
  kf_results_t r = {.form = KF__FORM_FUNCTIONAL, .count = 1, .op = kf_op_full_name(call->op)};
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, &r, self, other, KF__TYPES_COMPARE));
  kf_status_t status = kf__run_typed_or_widen(&it, by_type, NULL, "equal_cpu");
  if (status == KF_OK) {
    KF_ASSERT(kf__is_dense(r.tensors[0])); /* so memchr sees every result */
    KF_ASSERT(kf__itemsize(r.tensors[0]) == 1);
    size_t n = (size_t)r.tensors[0]->numel;
    *out = n == 0 || memchr(kf__data(r.tensors[0]), 1, n) == NULL;
  }
  kf_tensor_release(r.tensors[0]);
  return status;
}

const kf_compute_t kf__cpu_bind_copy[] = {
    KF_COMPUTE(copy, cpu_copy),
    KF_COMPUTE(fill, cpu_fill),
    KF_COMPUTE(fill_tensor, cpu_fill_tensor),
    KF_COMPUTE(zero, cpu_zero),
    KF_COMPUTE(equal, cpu_equal),
    KF_COMPUTE_END,
};
