/* Pooling that walks windows one by one: adaptive pooling, and the gradients of all pooling. Every
 * channel of every image is one plane. A plane belongs to one thread, because the windows of a
 * gradient overlap and add to the same inputs.
 *
 * Tables give the begin and the end of each window in each dimension, so that the loops treat fixed
 * and adaptive windows alike. */
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/element_access.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/promote.h"
#include "ops/rules/pool_rules.h"

enum { PARALLEL_ELEMENTS = 1 << 14 };

/* The inputs begin … end - 1 of one output in one dimension, and the factor of the divisor. */
typedef struct span {
  int64_t begin, end, count;
} span_t;

/* One side of a pooling: its input (`large`) or its outputs (`small`), with three spatial
 * dimensions. */
typedef struct side {
  char *data;
  int64_t size[3];
  int64_t strides[5]; /* images, channels, spatial */
} side_t;

typedef struct windows {
  side_t large, small;
  int64_t *indices; /* of the small side, or NULL */
  int64_t index_strides[5];
  int64_t images, channels, item;
  span_t *spans[3]; /* for each output of each dimension; NULL where indices say it */
  int64_t divisor;  /* 0: the product of the spans' counts */
  void (*run)(const struct windows *w, int64_t image, int64_t channel);
  size_t clears; /* bytes of a plane of the large side that is set to 0 first, or 0 */
  bool scatters; /* to the indices, which come from the user */
  bool misfit;   /* an index was out of bounds; set by any thread */
} windows_t;

static side_t side_of(const kf_tensor_t *t, uint32_t dims) {
  KF_ASSERT(dims == 2 || dims == 3);
  KF_ASSERT(t->ndim == dims + 1 || t->ndim == dims + 2);
  side_t side = {.data = (char *)kf__data(t)};
  const uint32_t first = t->ndim - dims;
  side.strides[0] = t->ndim == dims + 2 ? t->strides[0] : 0;
  side.strides[1] = t->strides[first - 1];
  side.size[0] = 1;
  for (uint32_t d = 0; d < dims; d++) {
    side.size[3 - dims + d] = t->sizes[first + d];
    side.strides[5 - dims + d] = t->strides[first + d];
  }
  return side;
}

static int64_t offset_of(const int64_t strides[5], int64_t image, int64_t channel, int64_t d,
                         int64_t h, int64_t w) {
  return image * strides[0] + channel * strides[1] + d * strides[2] + h * strides[3] +
         w * strides[4];
}

/* Whether an index of a plane is its offset in memory, and the offset in general. */
static bool is_in_order(const side_t *side) {
  return side->strides[4] == 1 && side->strides[3] == side->size[2] &&
         (side->size[0] == 1 || side->strides[2] == side->size[1] * side->size[2]);
}
static int64_t offset_of_index(const side_t *side, int64_t index) {
  const int64_t line = index / side->size[2];
  return offset_of(side->strides, 0, 0, line / side->size[1], line % side->size[1],
                   index % side->size[2]);
}

static int64_t count_of(const windows_t *w, int64_t i, int64_t j, int64_t k) {
  if (w->divisor != 0) return w->divisor;
  return kf__count_product(kf__count_product(w->spans[0][i].count, w->spans[1][j].count),
                        w->spans[2][k].count);
}

/* Loops over every output i, j, k of a plane, and over every input d, h, x of its window. */
#define EACH_OUTPUT(w, i, j, k)                      \
  for (int64_t i = 0; i < (w)->small.size[0]; i++)   \
    for (int64_t j = 0; j < (w)->small.size[1]; j++) \
      for (int64_t k = 0; k < (w)->small.size[2]; k++)
#define EACH_INPUT(w, i, j, k, d, h, x)                                     \
  for (int64_t d = (w)->spans[0][i].begin; d < (w)->spans[0][i].end; d++)   \
    for (int64_t h = (w)->spans[1][j].begin; h < (w)->spans[1][j].end; h++) \
      for (int64_t x = (w)->spans[2][k].begin; x < (w)->spans[2][k].end; x++)

/* ---- By type ---- */

#define LOOPS(DTYPE, tag, T, C, LOAD, STORE, ...)                                                \
  static void average_##tag(const windows_t *w, int64_t image, int64_t channel) {                \
    const T *in = (const T *)(void *)w->large.data;                                              \
    T *out = (T *)(void *)w->small.data;                                                         \
    EACH_OUTPUT(w, i, j, k) {                                                                    \
      C sum = 0;                                                                                 \
      EACH_INPUT(w, i, j, k, d, h, x)                                                            \
      sum += LOAD(in[offset_of(w->large.strides, image, channel, d, h, x)]);                     \
      out[offset_of(w->small.strides, image, channel, i, j, k)] =                                \
          STORE(sum / (C)count_of(w, i, j, k));                                                  \
    }                                                                                            \
  }                                                                                              \
  static void max_##tag(const windows_t *w, int64_t image, int64_t channel) {                    \
    const T *in = (const T *)(void *)w->large.data;                                              \
    T *out = (T *)(void *)w->small.data;                                                         \
    EACH_OUTPUT(w, i, j, k) {                                                                    \
      const int64_t *size = w->large.size;                                                       \
      C best = -(C)__builtin_inf();                                                              \
      int64_t where = (w->spans[0][i].begin * size[1] + w->spans[1][j].begin) * size[2] +        \
                      w->spans[2][k].begin;                                                      \
      EACH_INPUT(w, i, j, k, d, h, x) {                                                          \
        const C value = LOAD(in[offset_of(w->large.strides, image, channel, d, h, x)]);          \
        if (value > best || value != value) {                                                    \
          best = value;                                                                          \
          where = (d * size[1] + h) * size[2] + x;                                               \
        }                                                                                        \
      }                                                                                          \
      out[offset_of(w->small.strides, image, channel, i, j, k)] = STORE(best);                   \
      w->indices[offset_of(w->index_strides, image, channel, i, j, k)] = where;                  \
    }                                                                                            \
  }                                                                                              \
  /* Gradients: the small side is read, the large one, which begins as zeros, is added to. */    \
  static void spread_##tag(const windows_t *w, int64_t image, int64_t channel) {                 \
    T *to = (T *)(void *)w->large.data;                                                          \
    const T *from = (const T *)(void *)w->small.data;                                            \
    EACH_OUTPUT(w, i, j, k) {                                                                    \
      /* What each input gets is rounded to the type, like the sums that it becomes part of. */  \
      const C share =                                                                            \
          LOAD(STORE(LOAD(from[offset_of(w->small.strides, image, channel, i, j, k)]) /          \
                     (C)count_of(w, i, j, k)));                                                  \
      EACH_INPUT(w, i, j, k, d, h, x) {                                                          \
        T *at = to + offset_of(w->large.strides, image, channel, d, h, x);                       \
        *at = STORE(LOAD(*at) + share);                                                          \
      }                                                                                          \
    }                                                                                            \
  }                                                                                              \
  static void scatter_##tag(const windows_t *w, int64_t image, int64_t channel) {                \
    T *to = (T *)(void *)w->large.data + offset_of(w->large.strides, image, channel, 0, 0, 0);   \
    const T *from = (const T *)(void *)w->small.data;                                            \
    const bool in_order = is_in_order(&w->large);                                                \
    EACH_OUTPUT(w, i, j, k) {                                                                    \
      const int64_t index = w->indices[offset_of(w->index_strides, image, channel, i, j, k)];    \
      T *at = to + (in_order ? index : offset_of_index(&w->large, index));                       \
      *at = STORE(LOAD(*at) + LOAD(from[offset_of(w->small.strides, image, channel, i, j, k)])); \
    }                                                                                            \
  }
KF__EACH_FLOAT(LOOPS, )

typedef void (*plane_fn)(const windows_t *w, int64_t image, int64_t channel);
typedef enum { AVERAGE, MAX, SPREAD, SCATTER } work_t;

/* The only gradient that integers support: average pooling with fixed windows. */
static void spread_i64(const windows_t *w, int64_t image, int64_t channel) {
  uint64_t *to = (uint64_t *)(void *)w->large.data;
  const int64_t *from = (const int64_t *)(void *)w->small.data;
  EACH_OUTPUT(w, i, j, k) {
    const int64_t count = count_of(w, i, j, k);
    KF_ASSERT(count != 0); /* fixed windows see at least one input */
    const int64_t value = from[offset_of(w->small.strides, image, channel, i, j, k)];
    const uint64_t share = count == -1 ? 0 - (uint64_t)value : (uint64_t)(value / count);
    EACH_INPUT(w, i, j, k, d, h, x)
    to[offset_of(w->large.strides, image, channel, d, h, x)] += share;
  }
}

#define CHOOSE(DTYPE, tag, ...)                                                              \
  case KF_DTYPE_##DTYPE: {                                                                   \
    static const plane_fn loops[] = {average_##tag, max_##tag, spread_##tag, scatter_##tag}; \
    return loops[work];                                                                      \
  }
static plane_fn choose(kf_dtype_t dtype, work_t work) {
  switch ((int)dtype) {
    KF__EACH_FLOAT(CHOOSE, )
    case KF_DTYPE_INT64: return work == SPREAD ? spread_i64 : NULL;
    default: return NULL; /* not supported */
  }
}

/* ---- Windows ---- */

/* Allocates the spans of all three dimensions in one block; the caller frees *out_block. */
static kf_status_t make_spans(windows_t *w, span_t **out_block) {
  size_t count = 0;
  for (int d = 0; d < 3; d++) count += (size_t)w->small.size[d];
  span_t *block = (span_t *)kf_alloc((count + 1) * sizeof *block);
  if (block == NULL) return kf__no_memory();
  *out_block = block;
  for (int d = 0; d < 3; block += w->small.size[d], d++) w->spans[d] = block;
  return KF_OK;
}

static void fill_adaptive(windows_t *w) {
  for (int d = 0; d < 3; d++)
    for (int64_t o = 0; o < w->small.size[d]; o++) {
      const int64_t begin = kf__adaptive_begin(o, w->large.size[d], w->small.size[d]);
      const int64_t end = kf__adaptive_end(o, w->large.size[d], w->small.size[d]);
      KF_ASSERT(begin >= 0);
      KF_ASSERT(begin < end); /* so that the count is not 0 */
      KF_ASSERT(end <= w->large.size[d]);
      w->spans[d][o] = (span_t){begin, end, end - begin};
    }
}

static void fill_fixed(windows_t *w, const kf__pool_geometry_t *s, bool count_padding) {
  for (uint32_t d = 0; d < 3; d++)
    for (int64_t o = 0; o < w->small.size[d]; o++) {
      if (d < 3 - s->dims) {
        w->spans[d][o] = (span_t){0, 1, 1};
        continue;
      }
      const uint32_t own = d - (3 - s->dims);
      const int64_t size = w->large.size[d], begin = o * s->stride[own] - s->padding[own];
      const int64_t end = begin + s->kernel[own];
      const int64_t inside = kf__min(end, size) - kf__max(begin, 0);
      w->spans[d][o] =
          (span_t){kf__max(begin, 0), kf__min(end, size),
                   count_padding ? kf__min(end, size + s->padding[own]) - begin : inside};
    }
}

/* Elements of a plane of the large side. */
static int64_t plane_size(const windows_t *w) {
  return w->large.size[0] * w->large.size[1] * w->large.size[2];
}

/* Indices come from the user: one that is out of range would write outside of the plane. */
static bool indices_fit(const windows_t *w, int64_t image, int64_t channel) {
  const uint64_t limit = (uint64_t)plane_size(w);
  bool fit = true;
  EACH_OUTPUT(w, i, j, k)
  fit &= (uint64_t)w->indices[offset_of(w->index_strides, image, channel, i, j, k)] < limit;
  return fit;
}

static void run_planes(void *context, int64_t begin, int64_t end) {
  windows_t *w = (windows_t *)context;
  for (int64_t plane = begin; plane < end; plane++) {
    const int64_t image = plane / w->channels, channel = plane % w->channels;
    if (w->clears != 0)
      memset(w->large.data + offset_of(w->large.strides, image, channel, 0, 0, 0) * w->item, 0,
             w->clears);
    if (w->scatters && !indices_fit(w, image, channel))
      __atomic_store_n(&w->misfit, true, __ATOMIC_RELAXED);
    else
      w->run(w, image, channel);
  }
}

static void run(windows_t *w) {
  KF_ASSERT(w->run != NULL);
  if (w->images * w->channels == 0) return; /* such planes may have any size */
  const int64_t large = plane_size(w);
  const int64_t small = w->small.size[0] * w->small.size[1] * w->small.size[2];
  kf__parallel_for(0, w->images * w->channels, PARALLEL_ELEMENTS / (large + small + 1) + 1,
                   run_planes, w);
}

static kf_status_t begin(windows_t *w, const char *name, uint32_t dims, const kf_tensor_t *large,
                         const kf_tensor_t *small, const kf_tensor_t *indices, work_t work) {
  memset(w, 0, sizeof *w);
  w->run = choose(kf__dtype(large), work);
  if (w->run == NULL) return kf__not_for_dtype(name, kf__dtype(large));
  KF_ASSERT(kf__dtype(small) == kf__dtype(large));
  KF_ASSERT(small->ndim == large->ndim);
  KF_ASSERT(small->sizes[small->ndim - dims - 1] == large->sizes[large->ndim - dims - 1]);
  KF_ASSERT(indices == NULL || kf__dtype(indices) == KF_DTYPE_INT64);
  w->large = side_of(large, dims);
  w->small = side_of(small, dims);
  w->item = (int64_t)kf__itemsize(large);
  w->images = large->ndim == dims + 2 ? large->sizes[0] : 1;
  w->channels = large->sizes[large->ndim - dims - 1];
  if (indices != NULL && small->numel > 0) { /* else the rule accepts indices of any shape */
    const side_t side = side_of(indices, dims);
    w->indices = (int64_t *)(void *)side.data;
    memcpy(w->index_strides, side.strides, sizeof side.strides);
  }
  return KF_OK;
}

static void clear_bytes(void *context, int64_t begin, int64_t end) {
  memset((char *)context + begin, 0, (size_t)(end - begin));
}

static void clear(kf_tensor_t *t) {
  enum { CLEARED_AT_ONCE = 1 << 18 };
  KF_ASSERT(kf__is_dense(t)); /* all elements and nothing else */
  kf__parallel_for(0, t->numel * (int64_t)kf__itemsize(t), CLEARED_AT_ONCE, clear_bytes,
                   kf__data(t));
}

/* Clears the large side, which is `t`, and runs. Planes that are contiguous are cleared by the
 * thread that writes to them next. */
static void clear_and_run(windows_t *w, kf_tensor_t *t) {
  KF_ASSERT(kf__is_dense(t));
  if (is_in_order(&w->large))
    w->clears = (size_t)(plane_size(w) * w->item);
  else
    clear(t);
  run(w);
}

/* ---- Adaptive ---- */

static kf_status_t adaptive(const char *name, uint32_t dims, kf_tensor_t *self, kf_tensor_t *out,
                            kf_tensor_t *indices) {
  windows_t w;
  if (out->numel == 0) return KF_OK;
  KF_TRY(begin(&w, name, dims, self, out, indices, indices != NULL ? MAX : AVERAGE));
  span_t *spans = NULL;
  KF_TRY(make_spans(&w, &spans));
  fill_adaptive(&w);
  run(&w);
  kf_free(spans);
  return KF_OK;
}

static kf_status_t cpu_adaptive_avg2(kf_tensor_t *self, kf_int_span_t output_size,
                                     kf_tensor_t *out) {
  (void)output_size;
  return adaptive("adaptive_avg_pool2d", 2, self, out, NULL);
}
static kf_status_t cpu_adaptive_avg3(kf_tensor_t *self, kf_int_span_t output_size,
                                     kf_tensor_t *out) {
  (void)output_size;
  return adaptive("adaptive_avg_pool3d_cpu", 3, self, out, NULL);
}
static kf_status_t cpu_adaptive_max2(kf_tensor_t *self, kf_int_span_t output_size,
                                     kf_tensor_t *out0, kf_tensor_t *out1) {
  (void)output_size;
  return adaptive("adaptive_max_pool2d", 2, self, out0, out1);
}
static kf_status_t cpu_adaptive_max3(kf_tensor_t *self, kf_int_span_t output_size,
                                     kf_tensor_t *out0, kf_tensor_t *out1) {
  (void)output_size;
  return adaptive("adaptive_max_pool3d_cpu", 3, self, out0, out1);
}

/* ---- Gradients ---- */

static kf_status_t average_gradient(const char *name, uint32_t dims, kf_tensor_t *grad,
                                    const kf__pool_geometry_t *geometry, bool count_padding,
                                    int64_t divisor, kf_tensor_t *out) {
  windows_t w;
  KF_TRY(begin(&w, name, dims, out, grad, NULL, SPREAD));
  if (geometry == NULL && kf__dtype(out) == KF_DTYPE_INT64)
    return kf__not_for_dtype(name, KF_DTYPE_INT64);
  if (out->numel == 0) return KF_OK; /* adaptive windows over nothing would reach beyond it */
  if (grad->numel == 0) {
    clear(out);
    return KF_OK;
  }
  span_t *spans = NULL;
  KF_TRY(make_spans(&w, &spans));
  w.divisor = divisor;
  if (geometry != NULL)
    fill_fixed(&w, geometry, count_padding);
  else
    fill_adaptive(&w);
  clear_and_run(&w, out);
  kf_free(spans);
  return KF_OK;
}

static kf_status_t avg_backward(const char *name, uint32_t dims, kf_tensor_t *grad,
                                kf_tensor_t *self, kf_int_span_t kernel, kf_int_span_t stride,
                                kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
                                kf_opt_int_t divisor, kf_tensor_t *out) {
  kf__pool_geometry_t geometry;
  KF_TRY(kf__pool_geometry(&geometry, name, dims, self, kernel, stride, padding, kf_no_ints(),
                           ceil_mode));
  if (dims == 3 && kf__is_half(kf__dtype(self))) /* as PyTorch has it */
    return kf__not_for_dtype("avg_pool3d_backward_out_frame", kf__dtype(self));
  return average_gradient(name, dims, grad, &geometry, count_include_pad,
                          divisor.has ? divisor.value : 0, out);
}

static kf_status_t cpu_avg2_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                     kf_int_span_t kernel_size, kf_int_span_t stride,
                                     kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
                                     kf_opt_int_t divisor_override, kf_tensor_t *out) {
  return avg_backward("avg_pool2d_backward", 2, grad_output, self, kernel_size, stride, padding,
                      ceil_mode, count_include_pad, divisor_override, out);
}
static kf_status_t cpu_avg3_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                     kf_int_span_t kernel_size, kf_int_span_t stride,
                                     kf_int_span_t padding, bool ceil_mode, bool count_include_pad,
                                     kf_opt_int_t divisor_override, kf_tensor_t *out) {
  return avg_backward("avg_pool3d_backward", 3, grad_output, self, kernel_size, stride, padding,
                      ceil_mode, count_include_pad, divisor_override, out);
}
static kf_status_t cpu_adaptive_avg2_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                              kf_tensor_t *out) {
  (void)self;
  return average_gradient("adaptive_avg_pool2d_backward", 2, grad_output, NULL, false, 0, out);
}
static kf_status_t cpu_adaptive_avg3_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                              kf_tensor_t *out) {
  (void)self;
  return average_gradient("adaptive_avg_pool3d_backward_cpu", 3, grad_output, NULL, false, 0, out);
}

static kf_status_t misfit(const char *name, const windows_t *w) {
  const int64_t limit = plane_size(w);
  for (int64_t plane = 0; plane < w->images * w->channels; plane++) EACH_OUTPUT(w, i, j, k) {
      const int64_t index = w->indices[offset_of(w->index_strides, plane / w->channels,
                                                 plane % w->channels, i, j, k)];
      if (index < 0 || index >= limit)
        return kf_error_set(KF_ERR_INDEX,
                            "%s: indices has the value %lld, which is out of bounds for planes of "
                            "%lld elements",
                            name, (long long)index, (long long)limit);
    }
  return KF_OK; /* another thread has changed the indices meanwhile */
}

static kf_status_t scatter(const char *name, windows_t *w, kf_tensor_t *out) {
  w->scatters = true;
  clear_and_run(w, out);
  return w->misfit ? misfit(name, w) : KF_OK;
}

static kf_status_t max_backward(const char *name, uint32_t dims, kf_tensor_t *grad,
                                kf_tensor_t *self, kf_int_span_t kernel, kf_int_span_t stride,
                                kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
                                kf_tensor_t *indices, kf_tensor_t *out) {
  kf__pool_geometry_t geometry;
  KF_TRY(
      kf__pool_geometry(&geometry, name, dims, self, kernel, stride, padding, dilation, ceil_mode));
  windows_t w;
  KF_TRY(begin(&w, name, dims, out, grad, indices, SCATTER));
  if (!kf__pool_misses(&geometry, self->sizes + self->ndim - dims)) return scatter(name, &w, out);
  clear(out); /* no window has an input, and the indices are not positions of the input */
  return KF_OK;
}

static kf_status_t cpu_max2_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                     kf_int_span_t kernel_size, kf_int_span_t stride,
                                     kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
                                     kf_tensor_t *indices, kf_tensor_t *out) {
  return max_backward("max_pool2d_backward", 2, grad_output, self, kernel_size, stride, padding,
                      dilation, ceil_mode, indices, out);
}
static kf_status_t cpu_max3_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                     kf_int_span_t kernel_size, kf_int_span_t stride,
                                     kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
                                     kf_tensor_t *indices, kf_tensor_t *out) {
  return max_backward("max_pool3d_backward", 3, grad_output, self, kernel_size, stride, padding,
                      dilation, ceil_mode, indices, out);
}

static kf_status_t adaptive_max_backward(const char *name, uint32_t dims, kf_tensor_t *grad,
                                         kf_tensor_t *indices, kf_tensor_t *out) {
  windows_t w;
  KF_TRY(begin(&w, name, dims, out, grad, indices, SCATTER));
  return scatter(name, &w, out);
}

static kf_status_t cpu_adaptive_max2_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                              kf_tensor_t *indices, kf_tensor_t *out) {
  (void)self;
  return adaptive_max_backward("adaptive_max_pool2d_backward", 2, grad_output, indices, out);
}
static kf_status_t cpu_adaptive_max3_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
                                              kf_tensor_t *indices, kf_tensor_t *out) {
  (void)self;
  return adaptive_max_backward("adaptive_max_pool3d_backward", 3, grad_output, indices, out);
}

const kf_compute_t kf__cpu_bind_pool_windows[] = {
    KF_COMPUTE(_adaptive_avg_pool2d, cpu_adaptive_avg2),
    KF_COMPUTE(_adaptive_avg_pool3d, cpu_adaptive_avg3),
    KF_COMPUTE(adaptive_max_pool2d, cpu_adaptive_max2),
    KF_COMPUTE(adaptive_max_pool3d, cpu_adaptive_max3),
    KF_COMPUTE(avg_pool2d_backward, cpu_avg2_backward),
    KF_COMPUTE(avg_pool3d_backward, cpu_avg3_backward),
    KF_COMPUTE(_adaptive_avg_pool2d_backward, cpu_adaptive_avg2_backward),
    KF_COMPUTE(_adaptive_avg_pool3d_backward, cpu_adaptive_avg3_backward),
    KF_COMPUTE(max_pool2d_with_indices_backward, cpu_max2_backward),
    KF_COMPUTE(max_pool3d_with_indices_backward, cpu_max3_backward),
    KF_COMPUTE(adaptive_max_pool2d_backward, cpu_adaptive_max2_backward),
    KF_COMPUTE(adaptive_max_pool3d_backward, cpu_adaptive_max3_backward),
    KF_COMPUTE_END};
