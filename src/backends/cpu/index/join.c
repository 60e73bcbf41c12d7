/* Joining and rearranging: cat, flip, tril, triu. Bytes are moved without looking at the type;
 * where types differ, copy_ converts. */
#include <keyfall/ops.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"
#include "backends/cpu/loops/copy_bytes.h"

/* ---- cat ---- */

/* cat ignores 1-d tensors without elements, as PyTorch does for compatibility. */
static bool is_skipped(const kf_tensor_t *t) { return t->ndim == 1 && t->sizes[0] == 0; }

typedef struct {
  kf_tensor_span_t tensors;
  char *out;
  int64_t inner; /* bytes of what follows the joined dimension */
  int64_t dim;
  int64_t line; /* bytes of one line of the result */
} pack_t;

/* Bytes of the result that are filled from all tensors before the next panel begins: the result is
 * written nearly in order, and yet many short lines of one tensor are copied one after the other.
 */
enum { PANEL = 8192 };

/* Writes lines begin … end - 1 of the result; each line is a piece of every tensor in turn. */
static void pack_panel(const pack_t *p, int64_t begin, int64_t end) {
  int64_t at = 0;
  for (size_t i = 0; i < p->tensors.size; i++) {
    const kf_tensor_t *t = p->tensors.data[i];
    if (is_skipped(t)) continue;
    int64_t bytes = t->sizes[p->dim] * p->inner;
    const char *from = (const char *)kf__data(t) + begin * bytes;
    char *to = p->out + begin * p->line + at;
    for (int64_t k = begin; k < end && bytes > 0; k++, from += bytes, to += p->line)
      kf__copy_bytes(to, from, (size_t)bytes);
    at += bytes;
  }
  KF_ASSERT(at == p->line); /* the pieces make up the line */
}

static void pack_lines(void *context, int64_t begin, int64_t end) {
  const pack_t *p = context;
  int64_t lines = p->line < PANEL ? PANEL / p->line : 1;
  for (; begin < end; begin += lines)
    pack_panel(p, begin, end - begin < lines ? end : begin + lines);
}

static bool can_pack(kf_tensor_span_t tensors, const kf_tensor_t *out) {
  if (!kf__is_contiguous(out)) return false;
  for (size_t i = 0; i < tensors.size; i++)
    if (tensors.data[i]->dtype != out->dtype || !kf__is_contiguous(tensors.data[i])) return false;
  return true;
}

static kf_status_t copy_pieces(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  int64_t begin = 0;
  for (size_t i = 0; i < tensors.size; i++) {
    kf_tensor_t *t = tensors.data[i];
    if (is_skipped(t)) continue;
    kf_tensor_t *piece = NULL;
    KF_TRY(kf__tensor_view(out, kf__dtype(out), t->ndim, t->sizes, out->strides,
                           out->offset + begin * out->strides[dim], &piece));
    kf_status_t status = kf_copy_(piece, t, false);
    kf_tensor_release(piece);
    if (status != KF_OK) return status;
    begin += t->sizes[dim];
  }
  return KF_OK;
}

static kf_status_t cpu_cat(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  if (dim < 0) dim += out->ndim;
  KF_ASSERT(dim >= 0);
  KF_ASSERT(dim < (int64_t)out->ndim);
  if (!can_pack(tensors, out)) return copy_pieces(tensors, dim, out);
  int64_t inner = kf__itemsize(out), outer = 1;
  for (int64_t d = dim + 1; d < (int64_t)out->ndim; d++) inner *= out->sizes[d];
  for (int64_t d = 0; d < dim; d++) outer *= out->sizes[d];
  pack_t pack = {tensors, kf__data(out), inner, dim, inner * out->sizes[dim]};
  kf__parallel_for(0, outer, 1 + 131072 / pack.line, pack_lines, &pack);
  return KF_OK;
}

/* ---- flip ---- */

typedef struct {
  int64_t n, out_step, self_step, itemsize;
} copy_line_t;

#define COPY_ITEMS(T) \
  for (int64_t i = 0; i < c->n; i++, from += from_step, to += to_step) memcpy(to, from, sizeof(T))

/* Copies a packed line backwards. Compilers vectorise the inner loop, whose length is constant. */
#define COPY_BACKWARDS(T)                               \
  do {                                                  \
    enum { N = 16 };                                    \
    T *y = (T *)(void *)to;                             \
    const T *x = (const T *)(const void *)from;         \
    int64_t i = 0;                                      \
    for (; i + N <= c->n; i += N)                       \
      for (int k = 0; k < N; k++) y[i + k] = x[-i - k]; \
    for (; i < c->n; i++) y[i] = x[-i];                 \
  } while (0)

static void copy_line(char *const *data, void *context) {
  const copy_line_t *c = context;
  KF_ASSERT(c->n > 0);
  const int64_t from_step = c->self_step, to_step = c->out_step;
  const char *from = data[1];
  char *to = data[0];
  if (from_step == c->itemsize && to_step == c->itemsize) {
    memcpy(to, from, (size_t)(c->n * c->itemsize));
    return;
  }
  if (from_step == -c->itemsize && to_step == c->itemsize && (c->itemsize & 12) != 0) {
    if (c->itemsize == 4)
      COPY_BACKWARDS(uint32_t);
    else
      COPY_BACKWARDS(uint64_t);
    return;
  }
  switch (c->itemsize) {
    case 1: COPY_ITEMS(uint8_t); break;
    case 2: COPY_ITEMS(uint16_t); break;
    case 4: COPY_ITEMS(uint32_t); break;
    case 8: COPY_ITEMS(uint64_t); break;
    default: KF_ASSERT(c->itemsize == 16); COPY_ITEMS(kf_complex_t);
  }
}

static kf_status_t cpu_flip(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  kf__dim_set_t flipped = 0;
  KF_TRY(kf__wrap_dims(dims, self->ndim, false, &flipped));
  int64_t line = (int64_t)self->ndim - 1;
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(self), line);
  kf__lines_add(&lines, out);
  kf__lines_add(&lines, self);
  int64_t itemsize = kf__itemsize(self);
  for (uint32_t d = 0; d < self->ndim; d++)
    if ((flipped >> d & 1) != 0)
      lines.data[1] += (self->sizes[d] - 1) * self->strides[d] * itemsize;
  for (uint32_t i = 0; i < lines.ndim; i++)
    if ((flipped >> lines.dims[i] & 1) != 0) lines.strides[1][i] = -lines.strides[1][i];
  copy_line_t c = {line < 0 ? 1 : self->sizes[line], line < 0 ? 0 : kf__line_stride(out, line),
                   line < 0 ? 0 : kf__line_stride(self, line), itemsize};
  if (line >= 0 && (flipped >> line & 1) != 0) c.self_step = -c.self_step;
  kf__lines_run(&lines, c.n, copy_line, &c);
  return KF_OK;
}

/* ---- tril and triu ---- */

typedef struct {
  const kf_tensor_t *self, *out;
  int64_t diagonal;
  bool upper;
} triangle_t;

/* Copies columns begin … end - 1 of a row, or sets them to zero. */
static void part_of_line(const triangle_t *t, char *to, const char *from, int64_t begin,
                         int64_t end, bool keep) {
  KF_ASSERT(begin <= end);
  int64_t item = kf__itemsize(t->self);
  int64_t to_step = kf__line_stride(t->out, (int64_t)t->out->ndim - 1);
  int64_t from_step = kf__line_stride(t->self, (int64_t)t->self->ndim - 1);
  if (to_step == item && (!keep || from_step == item)) {
    if (keep)
      memcpy(to + begin * item, from + begin * item, (size_t)((end - begin) * item));
    else
      memset(to + begin * item, 0, (size_t)((end - begin) * item));
    return;
  }
  for (int64_t j = begin; j < end; j++) {
    if (keep)
      memcpy(to + j * to_step, from + j * from_step, (size_t)item);
    else
      memset(to + j * to_step, 0, (size_t)item);
  }
}

static void triangle_matrix(char *const *data, void *context) {
  const triangle_t *t = context;
  int64_t rows = t->self->sizes[t->self->ndim - 2], columns = t->self->sizes[t->self->ndim - 1];
  int64_t row_dim = (int64_t)t->self->ndim - 2;
  for (int64_t i = 0; i < rows; i++) {
    char *to = data[0] + i * kf__line_stride(t->out, row_dim);
    const char *from = data[1] + i * kf__line_stride(t->self, row_dim);
    /* The first column that is above the diagonal (tril), or on or above it (triu). */
    int64_t border = i + t->diagonal + (t->upper ? 0 : 1);
    border = border < 0 ? 0 : border > columns ? columns : border;
    part_of_line(t, to, from, 0, border, !t->upper);
    part_of_line(t, to, from, border, columns, t->upper);
  }
}

static kf_status_t triangle(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out, bool upper) {
  if (out->numel == 0) return KF_OK;
  KF_ASSERT(self->ndim >= 2);
  KF_ASSERT(out->ndim == self->ndim);
  /* All diagonals beyond the corners give the same result; clamping avoids overflow. */
  int64_t reach = self->sizes[self->ndim - 1] + self->sizes[self->ndim - 2];
  diagonal = diagonal > reach ? reach : diagonal < -reach ? -reach : diagonal;
  triangle_t t = {self, out, diagonal, upper};
  kf__lines_t lines;
  kf__lines_init(&lines, (kf_int_span_t){self->sizes, self->ndim - 2}, -1);
  kf__lines_add(&lines, out);
  kf__lines_add(&lines, self);
  kf__lines_run(&lines, self->sizes[self->ndim - 1] * self->sizes[self->ndim - 2], triangle_matrix,
                &t);
  return KF_OK;
}

static kf_status_t cpu_tril(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out) {
  return triangle(self, diagonal, out, false);
}

static kf_status_t cpu_triu(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out) {
  return triangle(self, diagonal, out, true);
}

const kf_compute_t kf__cpu_bind_join[] = {
    KF_COMPUTE(cat, cpu_cat),
    KF_COMPUTE(flip, cpu_flip),
    KF_COMPUTE(tril, cpu_tril),
    KF_COMPUTE(triu, cpu_triu),
    KF_COMPUTE_END,
};
