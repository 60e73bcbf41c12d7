/* Pooling with windows that move by a stride. Maxima of consecutive outputs are computed window by
 * window. Averages, contiguous channels of one output (channels_last) and large windows are
 * computed a row of results at a time: each tap of the window contributes a row of inputs. Either
 * way the taps of a window are visited in the same order, so that ties and NaN give the same
 * position. */
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/loops/pool_loops.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/promote.h"
#include "ops/rules/pool_rules.h"

enum { ROW = 256, PARALLEL_TAPS = 1 << 14 };

typedef struct pool {
  const char *in;
  char *out;
  int64_t *indices; /* NULL: averages */
  int64_t item;
  int64_t images, channels;
  int64_t in_size[3], out_size[3];
  int64_t kernel[3], stride[3], padding[3], dilation[3];
  int64_t in_strides[5], out_strides[5]; /* images, channels, three spatial dimensions */
  bool by_channel;                       /* a row is the channels of one output */
  bool count_padding;
  bool misses;     /* the windows see nothing */
  int64_t divisor; /* 0: what the window covers */
  int64_t wide;    /* bytes of an element in a row: that of the type to compute in */
  kf__pool_max_fn max;
  kf__pool_windows_fn windows;
  kf__pool_add_fn add;
  void (*start_max)(int64_t n, void *row);
  void (*finish_max)(const void *row, int64_t n, int64_t step, void *out);
  void (*finish_sum)(const void *row, const int64_t *counts, int64_t n, int64_t step, void *out);
} pool_t;

/* ---- Rows by type ---- */

#define ROWS(tag, T, C, LOAD, STORE, lowest)                                           \
  static void start_##tag(int64_t n, void *row) {                                      \
    for (int64_t i = 0; i < n; i++) ((C *)row)[i] = lowest;                            \
  }                                                                                    \
  static void finish_##tag(const void *row, int64_t n, int64_t step, void *out) {      \
    for (int64_t i = 0; i < n; i++) ((T *)out)[i * step] = STORE(((const C *)row)[i]); \
  }
KF__POOL_INTS(ROWS)
KF__POOL_FLOATS(ROWS)

#define AVERAGES(tag, T, C, LOAD, STORE, lowest)                                             \
  static void average_##tag(const void *row, const int64_t *counts, int64_t n, int64_t step, \
                            void *out) {                                                     \
    for (int64_t i = 0; i < n; i++)                                                          \
      ((T *)out)[i * step] = STORE(((const C *)row)[i] / (C)counts[i]);                      \
  }
KF__POOL_FLOATS(AVERAGES)
static void average_i64(const void *row, const int64_t *counts, int64_t n, int64_t step,
                        void *out) {
  for (int64_t i = 0; i < n; i++) {
    const int64_t sum = ((const int64_t *)row)[i];
    /* Dividing the least integer by -1 would overflow. */
    ((int64_t *)out)[i * step] = counts[i] == -1 ? (int64_t)(0 - (uint64_t)sum) : sum / counts[i];
  }
}

#define MAX_CASE(tag)                   \
  pool->max = table->max_##tag;         \
  pool->windows = table->windows_##tag; \
  pool->start_max = start_##tag;        \
  pool->finish_max = finish_##tag;      \
  return true
static bool choose_max(pool_t *pool, kf_dtype_t dtype) {
  const kf__pool_table_t *table = kf__loops_pool();
  switch ((int)dtype) {
    case KF_DTYPE_UINT8: MAX_CASE(u8);
    case KF_DTYPE_INT8: MAX_CASE(i8);
    case KF_DTYPE_INT16: MAX_CASE(i16);
    case KF_DTYPE_INT32: MAX_CASE(i32);
    case KF_DTYPE_INT64: MAX_CASE(i64);
    case KF_DTYPE_FLOAT16: MAX_CASE(f16);
    case KF_DTYPE_BFLOAT16: MAX_CASE(b16);
    case KF_DTYPE_FLOAT32: MAX_CASE(f32);
    case KF_DTYPE_FLOAT64: MAX_CASE(f64);
    default: return false;
  }
}

#define SUM_CASE(tag)               \
  pool->add = table->add_##tag;     \
  pool->finish_sum = average_##tag; \
  return true
static bool choose_sum(pool_t *pool, kf_dtype_t dtype) {
  const kf__pool_table_t *table = kf__loops_pool();
  switch ((int)dtype) {
    case KF_DTYPE_INT64: SUM_CASE(i64);
    case KF_DTYPE_FLOAT16: SUM_CASE(f16);
    case KF_DTYPE_BFLOAT16: SUM_CASE(b16);
    case KF_DTYPE_FLOAT32: SUM_CASE(f32);
    case KF_DTYPE_FLOAT64: SUM_CASE(f64);
    default: return false;
  }
}

/* ---- Geometry ---- */

/* Strides of images, channels and three spatial dimensions; 0 for those that the tensor lacks. */
static void read_strides(const kf_tensor_t *t, uint32_t dims, int64_t strides[5]) {
  const int64_t *last = t->strides + t->ndim - dims;
  strides[0] = t->ndim == dims + 2 ? t->strides[0] : 0;
  strides[1] = last[-1];
  strides[2] = dims == 3 ? last[0] : 0;
  strides[3] = last[dims - 2];
  strides[4] = last[dims - 1];
}

static void spread(const int64_t *list, uint32_t dims, int64_t missing, int64_t out[3]) {
  out[0] = missing;
  for (uint32_t d = 0; d < dims; d++) out[3 - dims + d] = list[d];
}

static void fill(pool_t *pool, const kf__pool_geometry_t *s, const kf_tensor_t *self,
                 const kf_tensor_t *out) {
  KF_ASSERT(s->dims == 2 || s->dims == 3);
  KF_ASSERT(self->ndim == s->dims + 1 || self->ndim == s->dims + 2);
  KF_ASSERT(out->ndim == self->ndim);
  KF_ASSERT(kf__dtype(out) == kf__dtype(self));
  memset(pool, 0, sizeof *pool);
  pool->in = (const char *)kf__data(self);
  pool->out = (char *)kf__data(out);
  pool->item = kf__itemsize(self);
  pool->images = self->ndim == s->dims + 2 ? self->sizes[0] : 1;
  pool->channels = self->sizes[self->ndim - s->dims - 1];
  spread(self->sizes + self->ndim - s->dims, s->dims, 1, pool->in_size);
  spread(s->out, s->dims, 1, pool->out_size);
  spread(s->kernel, s->dims, 1, pool->kernel);
  spread(s->stride, s->dims, 1, pool->stride);
  spread(s->padding, s->dims, 0, pool->padding);
  spread(s->dilation, s->dims, 1, pool->dilation);
  for (int d = 0; d < 3; d++)
    if (pool->out_size[d] == 1) pool->stride[d] = 1; /* unused, and may be huge */
  pool->misses = kf__pool_misses(s, self->sizes + self->ndim - s->dims);
  read_strides(self, s->dims, pool->in_strides);
  read_strides(out, s->dims, pool->out_strides);
  pool->wide = kf__is_half(kf__dtype(self)) ? (int64_t)sizeof(float) : pool->item;
  pool->by_channel = pool->in_strides[1] == 1 && pool->out_strides[1] == 1 && pool->channels > 1;
}

/* The taps of a dimension that lie inside the input for a window that begins at `begin`. */
static void taps(const pool_t *pool, int d, int64_t begin, int64_t *first, int64_t *last) {
  kf__pool_taps(begin, pool->in_size[d], pool->kernel[d], pool->dilation[d], first, last);
}

/* The number of taps of a window, at most INT64_MAX. */
static int64_t taps_of(const pool_t *pool) {
  return kf__count_product(kf__count_product(pool->kernel[0], pool->kernel[1]), pool->kernel[2]);
}

/* How many elements of a dimension a window covers, with or without the padding. */
static int64_t covered(const pool_t *pool, int d, int64_t begin) {
  const int64_t end = begin + pool->kernel[d], size = pool->in_size[d];
  if (pool->count_padding) return kf__min(end, size + pool->padding[d]) - begin;
  return kf__min(end, size) - kf__max(begin, 0);
}

static int64_t begin_of(const pool_t *pool, int d, int64_t output) {
  return output * pool->stride[d] - pool->padding[d];
}

/* ---- Rows ---- */

typedef struct row {
  union {
    double f64[ROW];
    int64_t i64[ROW];
  } values;
  int32_t where[ROW];
  int64_t counts[ROW];
} row_t;

/* The windows of one line of outputs in the first two dimensions, which all its outputs share. */
typedef struct line {
  const char *plane;
  int64_t d0, h0, d_first, d_last, h_first, h_last;
} line_t;

static line_t line_at(const pool_t *pool, const char *plane, int64_t line) {
  line_t at = {.plane = plane,
               .d0 = begin_of(pool, 0, line / pool->out_size[1]),
               .h0 = begin_of(pool, 1, line % pool->out_size[1])};
  taps(pool, 0, at.d0, &at.d_first, &at.d_last);
  taps(pool, 1, at.h0, &at.h_first, &at.h_last);
  return at;
}

/* The position of an input in its plane, and its address. The position of a window without
 * inputs may be anywhere; unsigned arithmetic, so that it cannot overflow. */
static int64_t position_of(const pool_t *pool, int64_t d, int64_t h, int64_t w) {
  const uint64_t line = (uint64_t)d * (uint64_t)pool->in_size[1] + (uint64_t)h;
  return (int64_t)(line * (uint64_t)pool->in_size[2] + (uint64_t)w);
}
static const char *address_of(const pool_t *pool, const line_t *line, int64_t d, int64_t h,
                              int64_t w) {
  const int64_t *s = pool->in_strides;
  return line->plane + (d * s[2] + h * s[3] + w * s[4]) * pool->item;
}

/* The first input of a window: where a maximum is when nothing is larger than the least value. Of a
 * window that sees nothing it is the first position that the window does not have in front of the
 * input, wherever that is: so it is in PyTorch. */
static int64_t first_position(const pool_t *pool, const line_t *line, int64_t w0) {
  const int64_t dilation = pool->dilation[2];
  if (w0 < 0) w0 += ((-w0 - 1) / dilation + 1) * dilation;
  return position_of(pool, line->d0 + line->d_first * pool->dilation[0],
                     line->h0 + line->h_first * pool->dilation[1], w0);
}

/* What the two dimensions that a line shares cover. */
static int64_t line_count(const pool_t *pool, const line_t *line) {
  return kf__count_product(covered(pool, 0, line->d0), covered(pool, 1, line->h0));
}

/* Stores n results, whose first goes to element `at` of the result. */
static void finish_row(const pool_t *pool, const row_t *row, int64_t at, int64_t step, int64_t n) {
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= ROW);
  char *out = pool->out + at * pool->item;
  if (pool->indices == NULL) {
    pool->finish_sum(&row->values, row->counts, n, step, out);
    return;
  }
  pool->finish_max(&row->values, n, step, out);
  for (int64_t i = 0; i < n; i++) pool->indices[at + i * step] = row->where[i];
}

/* The outputs from … to - 1 among w … w + n - 1 for which tap k of the last dimension is inside. */
static void reach(const pool_t *pool, int64_t k, int64_t w, int64_t n, int64_t *from, int64_t *to) {
  const int64_t stride = pool->stride[2], size = pool->in_size[2];
  const int64_t at = begin_of(pool, 2, w) + k * pool->dilation[2]; /* of the first one */
  *from = at >= 0 ? 0 : kf__min(n, (-at + stride - 1) / stride);
  *to = n;
  if (at + (n - 1) * stride >= size)
    *to = kf__max(*from, kf__min(n, size > at ? (size - at + stride - 1) / stride : 0));
}

/* Consecutive outputs w … w + n - 1 of a line. */
static void pool_outputs(const pool_t *pool, const line_t *line, row_t *row, int64_t w, int64_t n) {
  const bool is_max = pool->indices != NULL;
  if (is_max)
    pool->start_max(n, &row->values);
  else
    memset(&row->values, 0, (size_t)(n * pool->wide));
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= ROW);
  KF_ASSERT(w + n <= pool->out_size[2]);
  const int64_t shared = is_max ? 0 : line_count(pool, line);
  for (int64_t i = 0; i < n; i++) {
    const int64_t w0 = begin_of(pool, 2, w + i);
    if (is_max)
      row->where[i] = (int32_t)first_position(pool, line, w0);
    else
      row->counts[i] =
          pool->divisor != 0 ? pool->divisor : kf__count_product(shared, covered(pool, 2, w0));
  }
  const int64_t step = pool->stride[2] * pool->in_strides[4];
  /* The taps that are inside for any of the windows: the last window has the first of them, the
   * first window the last. */
  int64_t k_first, k_last, unused;
  taps(pool, 2, begin_of(pool, 2, w + n - 1), &k_first, &unused);
  taps(pool, 2, begin_of(pool, 2, w), &unused, &k_last);
  for (int64_t i = line->d_first; i < line->d_last; i++)
    for (int64_t j = line->h_first; j < line->h_last; j++)
      for (int64_t k = k_first; k < k_last; k++) {
        int64_t from, to;
        reach(pool, k, w, n, &from, &to);
        if (from >= to) continue;
        const int64_t d = line->d0 + i * pool->dilation[0], h = line->h0 + j * pool->dilation[1];
        const int64_t x = begin_of(pool, 2, w + from) + k * pool->dilation[2];
        const char *in = address_of(pool, line, d, h, x);
        char *values = (char *)&row->values + from * pool->wide;
        if (is_max)
          pool->max(in, step, to - from, (int32_t)position_of(pool, d, h, x),
                    (int32_t)pool->stride[2], values, row->where + from);
        else
          pool->add(in, step, to - from, values);
      }
}

/* Channels c … c + n - 1 of the output w of a line. */
static void pool_channels(const pool_t *pool, const line_t *line, row_t *row, int64_t w, int64_t c,
                          int64_t n) {
  const bool is_max = pool->indices != NULL;
  const int64_t w0 = begin_of(pool, 2, w);
  KF_ASSERT(n <= ROW);
  KF_ASSERT(c + n <= pool->channels);
  if (is_max) {
    pool->start_max(n, &row->values);
    const int32_t first = (int32_t)first_position(pool, line, w0);
    for (int64_t i = 0; i < n; i++) row->where[i] = first;
  } else {
    memset(&row->values, 0, (size_t)(n * pool->wide));
    const int64_t count = pool->divisor != 0
                              ? pool->divisor
                              : kf__count_product(line_count(pool, line), covered(pool, 2, w0));
    for (int64_t i = 0; i < n; i++) row->counts[i] = count;
  }
  int64_t w_first, w_last;
  taps(pool, 2, w0, &w_first, &w_last);
  for (int64_t i = line->d_first; i < line->d_last; i++)
    for (int64_t j = line->h_first; j < line->h_last; j++)
      for (int64_t k = w_first; k < w_last; k++) {
        const int64_t d = line->d0 + i * pool->dilation[0], h = line->h0 + j * pool->dilation[1];
        const int64_t x = w0 + k * pool->dilation[2];
        const char *in = address_of(pool, line, d, h, x) + c * pool->item;
        if (is_max)
          pool->max(in, 1, n, (int32_t)position_of(pool, d, h, x), 0, &row->values, row->where);
        else
          pool->add(in, 1, n, &row->values);
      }
}

/* ---- Windows ---- */

/* One dimension's taps first … last - 1. */
typedef struct range {
  int64_t first, last;
} range_t;

typedef struct tap_ranges {
  range_t d, h, w;
} tap_ranges_t;

/* Lists the taps of a window, relative to the first one. */
static void fill_window(const pool_t *pool, const tap_ranges_t *ranges, kf__pool_window_t *window) {
  const int64_t *s = pool->in_strides, *dilation = pool->dilation;
  window->count = 0;
  for (int64_t i = 0; i < ranges->d.last - ranges->d.first; i++)
    for (int64_t j = 0; j < ranges->h.last - ranges->h.first; j++)
      for (int64_t k = 0; k < ranges->w.last - ranges->w.first; k++) {
        const int64_t d = i * dilation[0], h = j * dilation[1], w = k * dilation[2];
        KF_ASSERT(window->count < KF__POOL_TAPS);
        window->offsets[window->count] = d * s[2] + h * s[3] + w * s[4];
        window->positions[window->count++] = (int32_t)position_of(pool, d, h, w);
      }
}

/* The outputs from … to - 1, whose windows lie entirely inside the input in the last dimension. */
static void whole_windows(const pool_t *pool, int64_t *from, int64_t *to) {
  const int64_t stride = pool->stride[2], last = (pool->kernel[2] - 1) * pool->dilation[2];
  const int64_t starts = pool->in_size[2] + pool->padding[2] - last; /* for the begin of windows */
  *from = kf__min((pool->padding[2] + stride - 1) / stride, pool->out_size[2]);
  *to = kf__max(*from, kf__min(starts > 0 ? (starts + stride - 1) / stride : 0, pool->out_size[2]));
}

/* Computes outputs w … w + n - 1, whose windows all have the taps `ranges`, listed in `window`. */
static void max_windows(const pool_t *pool, const line_t *line, const tap_ranges_t *ranges,
                        const kf__pool_window_t *window, int64_t w, int64_t n, int64_t at) {
  const int64_t d = line->d0 + ranges->d.first * pool->dilation[0];
  const int64_t h = line->h0 + ranges->h.first * pool->dilation[1];
  const int64_t x = begin_of(pool, 2, w) + ranges->w.first * pool->dilation[2];
  const int64_t step = pool->out_strides[4];
  const char *in = window->count > 0 ? address_of(pool, line, d, h, x) : line->plane;
  pool->windows(window, in, pool->stride[2] * pool->in_strides[4], n, position_of(pool, d, h, x),
                pool->stride[2], pool->out + (at + w * step) * pool->item,
                pool->indices + at + w * step, step);
}

/* A line whose first output goes to `at`. `inner` is the window of `ranges`, kept from the line
 * before: most lines have the same. */
static void max_line(const pool_t *pool, const line_t *line, int64_t at, tap_ranges_t *ranges,
                     kf__pool_window_t *inner) {
  const tap_ranges_t own = {
      {line->d_first, line->d_last}, {line->h_first, line->h_last}, {0, pool->kernel[2]}};
  if (memcmp(&own, ranges, sizeof own) != 0) {
    *ranges = own;
    fill_window(pool, ranges, inner);
  }
  int64_t from, to;
  whole_windows(pool, &from, &to);
  if (from < to) max_windows(pool, line, &own, inner, from, to - from, at);
  for (int64_t w = 0; w < pool->out_size[2]; w++) {
    if (w == from) w = to;
    if (w == pool->out_size[2]) break;
    kf__pool_window_t part;
    tap_ranges_t edge = own;
    taps(pool, 2, begin_of(pool, 2, w), &edge.w.first, &edge.w.last);
    fill_window(pool, &edge, &part);
    max_windows(pool, line, &edge, &part, w, 1, at);
  }
}

/* ---- All of it ---- */

/* Rows keep positions of 32 bits, which is enough for those in a plane, but not for those of
 * windows that see nothing. */
static void store_missed(const pool_t *pool, const line_t *line, int64_t at) {
  for (int64_t w = 0; w < pool->out_size[2]; w++) {
    int64_t *to = pool->indices + at + w * pool->out_strides[4];
    const int64_t position = first_position(pool, line, begin_of(pool, 2, w));
    for (int64_t c = 0; c < (pool->by_channel ? pool->channels : 1); c++) to[c] = position;
  }
}

/* Computes one line as rows of outputs or of channels; its first output is element `at`. */
static void row_line(const pool_t *pool, const line_t *line, row_t *row, int64_t at) {
  const int64_t width = pool->out_size[2], step = pool->out_strides[4];
  if (!pool->by_channel)
    for (int64_t w = 0; w < width; w += ROW) {
      const int64_t n = kf__min(ROW, width - w);
      pool_outputs(pool, line, row, w, n);
      finish_row(pool, row, at + w * step, step, n);
    }
  else
    for (int64_t w = 0; w < width; w++)
      for (int64_t c = 0; c < pool->channels; c += ROW) {
        const int64_t n = kf__min(ROW, pool->channels - c);
        pool_channels(pool, line, row, w, c, n);
        finish_row(pool, row, at + w * step + c, 1, n);
      }
  if (pool->indices != NULL && pool->misses) store_missed(pool, line, at);
}

static void run_lines(void *context, int64_t begin, int64_t end) {
  const pool_t *pool = (const pool_t *)context;
  const int64_t lines = pool->out_size[0] * pool->out_size[1], *s = pool->out_strides;
  const int64_t planes = pool->by_channel ? 1 : pool->channels;
  const bool by_window =
      pool->indices != NULL && !pool->by_channel && taps_of(pool) <= KF__POOL_TAPS;
  tap_ranges_t ranges = {{0, 0}, {0, 0}, {0, 0}};
  kf__pool_window_t window;
  row_t row;
  for (int64_t index = begin; index < end; index++) {
    const int64_t number = index % lines, image = index / lines / planes;
    const int64_t channel = index / lines % planes;
    const char *plane =
        pool->in + (image * pool->in_strides[0] + channel * pool->in_strides[1]) * pool->item;
    const line_t line = line_at(pool, plane, number);
    const int64_t at = image * s[0] + channel * s[1] + number / pool->out_size[1] * s[2] +
                       number % pool->out_size[1] * s[3];
    if (by_window)
      max_line(pool, &line, at, &ranges, &window);
    else
      row_line(pool, &line, &row, at);
  }
}

static kf_status_t run(pool_t *pool) {
  KF_ASSERT(pool->indices != NULL ? pool->max != NULL : pool->add != NULL);
  KF_ASSERT(pool->wide <= (int64_t)sizeof(double)); /* bytes of a value of row_t */
  const int64_t lines = pool->out_size[0] * pool->out_size[1];
  const double taps_of_line = (double)pool->out_size[2] * (double)pool->kernel[0] *
                              (double)pool->kernel[1] * (double)pool->kernel[2] *
                              (double)(pool->by_channel ? pool->channels : 1);
  if ((double)pool->in_size[0] * (double)pool->in_size[1] * (double)pool->in_size[2] > INT32_MAX)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "pooling of planes of more than %d elements is not implemented", INT32_MAX);
  kf__parallel_for(0, pool->images * (pool->by_channel ? 1 : pool->channels) * lines,
                   (int64_t)(PARALLEL_TAPS / taps_of_line) + 1, run_lines, pool);
  return KF_OK;
}

static kf_status_t max_pool(const char *name, uint32_t dims, kf_tensor_t *self,
                            kf_int_span_t kernel, kf_int_span_t stride, kf_int_span_t padding,
                            kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *out,
                            kf_tensor_t *indices) {
  kf__pool_geometry_t geometry;
  KF_TRY(
      kf__pool_geometry(&geometry, name, dims, self, kernel, stride, padding, dilation, ceil_mode));
  pool_t pool;
  fill(&pool, &geometry, self, out);
  if (!choose_max(&pool, kf__dtype(self))) return kf__not_for_dtype(name, kf__dtype(self));
  KF_ASSERT(kf__dtype(indices) == KF_DTYPE_INT64);
  KF_ASSERT(out->numel == 0 || kf__spans_equal(kf__strides(out), kf__strides(indices)));
  pool.indices = (int64_t *)kf__data(indices);
  return out->numel == 0 ? KF_OK : run(&pool);
}

static kf_status_t cpu_max_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size,
                                  kf_int_span_t stride, kf_int_span_t padding,
                                  kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *out0,
                                  kf_tensor_t *out1) {
  return max_pool("max_pool2d", 2, self, kernel_size, stride, padding, dilation, ceil_mode, out0,
                  out1);
}

static kf_status_t cpu_max_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size,
                                  kf_int_span_t stride, kf_int_span_t padding,
                                  kf_int_span_t dilation, bool ceil_mode, kf_tensor_t *out0,
                                  kf_tensor_t *out1) {
  return max_pool("max_pool3d", 3, self, kernel_size, stride, padding, dilation, ceil_mode, out0,
                  out1);
}

static kf_status_t avg_pool(const char *name, uint32_t dims, kf_tensor_t *self,
                            kf_int_span_t kernel, kf_int_span_t stride, kf_int_span_t padding,
                            bool ceil_mode, bool count_include_pad, kf_opt_int_t divisor,
                            kf_tensor_t *out) {
  kf__pool_geometry_t geometry;
  KF_TRY(kf__pool_geometry(&geometry, name, dims, self, kernel, stride, padding, kf_no_ints(),
                           ceil_mode));
  pool_t pool;
  fill(&pool, &geometry, self, out);
  const bool narrow = dims == 3 && kf__is_half(kf__dtype(self)); /* PyTorch does not support it */
  if (narrow || !choose_sum(&pool, kf__dtype(self)))
    return kf__not_for_dtype(dims == 3 ? "avg_pool3d_out_frame" : name, kf__dtype(self));
  pool.count_padding = count_include_pad;
  pool.divisor = divisor.has ? divisor.value : 0;
  return out->numel == 0 ? KF_OK : run(&pool);
}

static kf_status_t cpu_avg_pool2d(kf_tensor_t *self, kf_int_span_t kernel_size,
                                  kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
                                  bool count_include_pad, kf_opt_int_t divisor_override,
                                  kf_tensor_t *out) {
  return avg_pool("avg_pool2d", 2, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                  divisor_override, out);
}

static kf_status_t cpu_avg_pool3d(kf_tensor_t *self, kf_int_span_t kernel_size,
                                  kf_int_span_t stride, kf_int_span_t padding, bool ceil_mode,
                                  bool count_include_pad, kf_opt_int_t divisor_override,
                                  kf_tensor_t *out) {
  return avg_pool("avg_pool3d", 3, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
                  divisor_override, out);
}

const kf_compute_t kf__cpu_bind_pool[] = {KF_COMPUTE(max_pool2d_with_indices, cpu_max_pool2d),
                                          KF_COMPUTE(max_pool3d_with_indices, cpu_max_pool3d),
                                          KF_COMPUTE(avg_pool2d, cpu_avg_pool2d),
                                          KF_COMPUTE(avg_pool3d, cpu_avg_pool3d), KF_COMPUTE_END};
