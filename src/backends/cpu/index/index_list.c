/* Indexing by lists of tensors: index, index_put, take and put. The index tensors are first checked
 * and combined into one table of byte offsets into self; after that every case is a walk with one
 * offset for each element. */
#include <keyfall/ops.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"
#include "backends/cpu/index/index_dim.h"
#include "ops/core/index_plan.h"
#include "ops/core/number.h"
#include "ops/core/results.h"

/* ---- The table of offsets ---- */

typedef struct {
  int64_t n, step, size, scale;
  bool wide;
} offsets_t;

static void add_offsets(char *const *data, void *context) {
  const offsets_t *o = context;
  int64_t *offsets = (int64_t *)(void *)data[0];
  for (int64_t i = 0; i < o->n; i++) {
    int64_t at = kf__index_at(data[1] + i * o->step, o->wide);
    offsets[i] += (at + (at < 0 ? o->size : 0)) * o->scale;
  }
}

/* The table of offsets: an int64 tensor of the shape to which the indices are broadcast. The caller
 * releases *out_offsets. */
static kf_status_t make_offsets(const kf__index_plan_t *plan, const kf_tensor_t *self,
                                kf_tensor_t **out_offsets) {
  kf_int_span_t shape = {plan->shape, plan->shape_ndim};
  kf_tensor_t *offsets = NULL;
  *out_offsets = NULL;
  for (uint32_t d = 0; d < self->ndim; d++)
    if (plan->indices[d] != NULL)
      KF_TRY(kf__check_indices(plan->indices[d], self->sizes[d], d, true, KF_ERR_INDEX));
  KF_TRY(kf__tensor_new(KF_DTYPE_INT64, self->device, shape, NULL, &offsets));
  if (offsets->numel > 0) memset(kf__data(offsets), 0, (size_t)offsets->numel * sizeof(int64_t));
  int64_t line = offsets->ndim > 0 ? (int64_t)offsets->ndim - 1 : -1;
  for (uint32_t d = 0; d < self->ndim && offsets->numel > 0; d++) {
    const kf_tensor_t *index = plan->indices[d];
    if (index == NULL) continue;
    kf_tensor_t *wide = NULL;
    kf_status_t status = kf_expand(plan->indices[d], shape, false, &wide);
    if (status != KF_OK) {
      kf_tensor_release(offsets);
      return status;
    }
    /* The stride of a dimension of size 1 is arbitrary: in bytes it may overflow. */
    const int64_t step = self->sizes[d] > 1 ? self->strides[d] * kf__itemsize(self) : 0;
    offsets_t o = {line < 0 ? 1 : offsets->sizes[line], line < 0 ? 0 : kf__line_stride(wide, line),
                   self->sizes[d], step, kf__dtype(index) == KF_DTYPE_INT64};
    kf__lines_t lines;
    kf__lines_init(&lines, shape, line);
    kf__lines_add(&lines, offsets);
    kf__lines_add(&lines, wide);
    kf__lines_run(&lines, o.n, add_offsets, &o);
    kf_tensor_release(wide);
  }
  *out_offsets = offsets;
  return KF_OK;
}

/* ---- The walk over the result ---- */

/* Steps of self, and of the offsets, along each dimension of the result. */
static void result_steps(const kf__index_plan_t *plan, const kf_tensor_t *self,
                         const kf_tensor_t *offsets, int64_t *self_steps, int64_t *offset_steps) {
  size_t d = 0;
  for (size_t k = 0; k <= plan->kept_count; k++) {
    for (size_t b = 0; k == plan->first && b < plan->shape_ndim; b++, d++) {
      self_steps[d] = 0;
      offset_steps[d] = offsets->strides[b] * (int64_t)sizeof(int64_t);
    }
    if (k == plan->kept_count) break;
    self_steps[d] = self->strides[plan->kept[k]] * kf__itemsize(self);
    offset_steps[d++] = 0;
  }
  KF_ASSERT(d == plan->ndim);
}

/* Adds an operand that is no tensor: memory with a step for each dimension of the result. */
static void add_raw(kf__lines_t *lines, void *data, const int64_t *steps) {
  KF_ASSERT(lines->count < KF__LINES_OPERANDS);
  for (uint32_t i = 0; i < lines->ndim; i++)
    lines->strides[lines->count][i] = steps[lines->dims[i]];
  lines->data[lines->count++] = data;
}

typedef struct {
  int64_t n;
  int64_t out_step, self_step, offset_step;
  int64_t bytes; /* of one element, or of a block that is moved as one */
} moves_t;

#define MOVE_LINE(name, count)                                         \
  static void name(char *const *data, void *context) {                 \
    const moves_t m = *(const moves_t *)context;                       \
    char *out = data[0];                                               \
    const char *self = data[1], *offset = data[2];                     \
    for (int64_t i = 0; i < m.n; i++) {                                \
      memcpy(out, self + kf__index_at(offset, true), (size_t)(count)); \
      out += m.out_step;                                               \
      self += m.self_step;                                             \
      offset += m.offset_step;                                         \
    }                                                                  \
  }
MOVE_LINE(move_4, 4)
MOVE_LINE(move_8, 8)
MOVE_LINE(move_block, m.bytes)

static kf_status_t read_indexed(const kf__index_plan_t *plan, const kf_tensor_t *self,
                                kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  KF_ASSERT(out->ndim == plan->ndim);
  KF_ASSERT(kf__dtype(out) == kf__dtype(self));
  kf_tensor_t *offsets = NULL;
  KF_TRY(make_offsets(plan, self, &offsets));
  int64_t self_steps[KF__MAX_DIMS], offset_steps[KF__MAX_DIMS];
  result_steps(plan, self, offsets, self_steps, offset_steps);
  /* Trailing dimensions that are packed in both tensors are copied as one block. */
  int64_t bytes = kf__itemsize(self);
  int64_t line = (int64_t)out->ndim - 1;
  while (line >= (int64_t)(plan->first + plan->shape_ndim) && self_steps[line] == bytes &&
         out->strides[line] * kf__itemsize(out) == bytes)
    bytes *= out->sizes[line--];
  moves_t m = {line < 0 ? 1 : out->sizes[line], line < 0 ? 0 : kf__line_stride(out, line),
               line < 0 ? 0 : self_steps[line], line < 0 ? 0 : offset_steps[line], bytes};
  kf__lines_t lines;
  kf__lines_init(&lines, (kf_int_span_t){out->sizes, (size_t)(line + 1)}, line);
  kf__lines_add(&lines, out);
  add_raw(&lines, kf__data(self), self_steps);
  add_raw(&lines, kf__data(offsets), offset_steps);
  kf__line_fn fn = bytes == 4 ? move_4 : bytes == 8 ? move_8 : move_block;
  kf__lines_run(&lines, m.n * (1 + bytes / 8), fn, &m);
  kf_tensor_release(offsets);
  return KF_OK;
}

static kf_status_t index_into(kf_results_t *r, kf_tensor_t *self, const kf__index_plan_t *plan) {
  if (r->tensors[0] != NULL) return read_indexed(plan, self, r->tensors[0]);
  kf_tensor_t *out = NULL;
  int64_t strides[KF__MAX_DIMS];
  KF_TRY(kf__tensor_new(kf__dtype(self), self->device, (kf_int_span_t){plan->sizes, plan->ndim},
                        kf__index_strides(plan, self, strides), &out));
  kf_status_t status = read_indexed(plan, self, out);
  if (status == KF_OK) return kf_result_take(r, 0, out);
  kf_tensor_release(out);
  return status;
}

static kf_status_t cpu_index(kf_results_t *r, kf_tensor_t *self, kf_tensor_span_t indices) {
  kf__index_plan_t plan;
  kf_status_t status = kf__index_plan_make(&plan, self, indices);
  if (status == KF_OK) status = index_into(r, self, &plan);
  kf__index_plan_release(&plan);
  return status;
}

/* ---- index_put ---- */

typedef struct {
  kf__scatter_line_t line;
  kf__scatter_fn fn;
} puts_t;

static void put_line(char *const *data, void *context) {
  const puts_t *p = context;
  kf__scatter_run(p->fn, data[0], data[1], data[2], &p->line);
}

/* Lines run along the last dimension of the broadcast shape. Within a line values are combined in
 * order. If the shape has more dimensions, several lines may write to the same element, so lines
 * run in order on one thread. */
static kf_status_t write_indexed(const kf__index_plan_t *plan, kf_tensor_t *out,
                                 kf_tensor_t *values, kf__combine_t how) {
  kf_int_span_t sizes = {plan->sizes, plan->ndim};
  kf__scatter_fn fn = kf__scatter_loop(how, kf__dtype(out));
  if (fn == NULL && how == KF__COMBINE_ADD) fn = kf__scatter_add_float8(kf__dtype(out));
  if (fn == NULL) return kf__not_for_dtype("index_put", kf__dtype(out));
  kf_tensor_t *offsets = NULL, *wide = NULL;
  KF_TRY(kf__index_check_values(plan, values));
  KF_TRY(kf_expand(values, sizes, false, &wide));
  kf_status_t status = make_offsets(plan, out, &offsets);
  if (status == KF_OK && wide->numel > 0) {
    int64_t out_steps[KF__MAX_DIMS], offset_steps[KF__MAX_DIMS];
    result_steps(plan, out, offsets, out_steps, offset_steps);
    int64_t line = plan->shape_ndim > 0 ? (int64_t)(plan->first + plan->shape_ndim) - 1 : -1;
    puts_t p = {{line < 0 ? 1 : plan->sizes[line], line < 0 ? 0 : offset_steps[line],
                 line < 0 ? 0 : kf__line_stride(wide, line), 1, true, 0, NULL},
                fn};
    kf__lines_t lines;
    kf__lines_init(&lines, sizes, line);
    add_raw(&lines, kf__data(out), out_steps);
    add_raw(&lines, kf__data(offsets), offset_steps);
    kf__lines_add(&lines, wide);
    if (plan->shape_ndim > 1)
      kf__lines_run_in_order(&lines, put_line, &p);
    else
      kf__lines_run(&lines, p.line.n, put_line, &p);
  }
  kf_tensor_release(offsets);
  kf_tensor_release(wide);
  return status;
}

/* The value that fills the elements of a mask, as a 0-d tensor of the type `dtype`. A value that
 * the type cannot hold is an error. The caller releases *out. */
static kf_status_t one_number(kf_tensor_t *values, kf_dtype_t dtype, kf_tensor_t **out) {
  kf_tensor_t *flat = NULL;
  KF_TRY(kf_reshape(values, (kf_int_span_t){NULL, 0}, &flat));
  if (kf__dtype(flat) == dtype) {
    *out = flat;
    return KF_OK;
  }
  kf_scalar_t number;
  kf_number_t element;
  kf_status_t status = kf_item(flat, &number);
  if (status == KF_OK) status = kf__number_store_checked(number, dtype, &element);
  if (status == KF_OK)
    status = kf_to_dtype(flat, dtype, false, false, (kf_opt_int_t){0, false}, out);
  kf_tensor_release(flat);
  return status;
}

static kf_status_t cpu_index_put(kf_tensor_t *self, kf_tensor_span_t indices, kf_tensor_t *given,
                                 bool accumulate, kf_tensor_t *out) {
  (void)self;
  kf_tensor_t *values = given;
  if (kf__index_fills_mask(indices, given, accumulate))
    KF_TRY(one_number(given, kf__dtype(out), &values));
  else
    kf_tensor_retain(given);
  kf__index_plan_t plan;
  kf_status_t status = kf__index_plan_make(&plan, out, indices);
  if (status == KF_OK)
    status = write_indexed(&plan, out, values, accumulate ? KF__COMBINE_ADD : KF__COMBINE_STORE);
  kf__index_plan_release(&plan);
  kf_tensor_release(values);
  return status;
}

/* ---- Flat indices ---- */

/* The tensor with one dimension: a view, or a copy where its memory does not allow a view. */
static kf_status_t flatten(kf_tensor_t *t, kf_tensor_t **out) {
  return kf_reshape(t, (kf_int_span_t){(const int64_t[]){-1}, 1}, out);
}

static kf_status_t cpu_take(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *out) {
  if (index->numel == 0) return KF_OK;
  kf_tensor_t *flat = NULL;
  KF_TRY(flatten(self, &flat));
  kf__index_plan_t plan;
  kf_tensor_t *indices[] = {index};
  kf_status_t status = kf__index_plan_make(&plan, flat, (kf_tensor_span_t){indices, 1});
  if (status == KF_OK) status = read_indexed(&plan, flat, out);
  kf__index_plan_release(&plan);
  kf_tensor_release(flat);
  return status;
}

static kf_status_t put_flat(kf_tensor_t *flat, kf_tensor_t *index, kf_tensor_t *source,
                            bool accumulate) {
  kf_tensor_t *values = NULL;
  KF_TRY(kf_reshape(source, kf__sizes(index), &values));
  kf__index_plan_t plan;
  kf_tensor_t *indices[] = {index};
  kf_status_t status = kf__index_plan_make(&plan, flat, (kf_tensor_span_t){indices, 1});
  if (status == KF_OK)
    status = write_indexed(&plan, flat, values, accumulate ? KF__COMBINE_ADD : KF__COMBINE_STORE);
  kf__index_plan_release(&plan);
  kf_tensor_release(values);
  return status;
}

static kf_status_t cpu_put(kf_tensor_t *self, kf_tensor_t *index, kf_tensor_t *source,
                           bool accumulate, kf_tensor_t *out) {
  (void)self;
  if (index->numel == 0) return KF_OK;
  kf_tensor_t *flat = NULL;
  KF_TRY(flatten(out, &flat));
  kf_status_t status = put_flat(flat, index, source, accumulate);
  /* If the flat tensor is a copy, its values are copied back. */
  if (status == KF_OK && flat->storage != out->storage) {
    kf_tensor_t *shaped = NULL;
    status = kf_view(flat, kf__sizes(out), &shaped);
    if (status == KF_OK) status = kf_copy_(out, shaped, false);
    kf_tensor_release(shaped);
  }
  kf_tensor_release(flat);
  return status;
}

const kf_compute_t kf__cpu_bind_index_list[] = {
    KF_COMPUTE(index, cpu_index),
    KF_COMPUTE(index_put, cpu_index_put),
    KF_COMPUTE(take, cpu_take),
    KF_COMPUTE(put, cpu_put),
    KF_COMPUTE_END,
};
