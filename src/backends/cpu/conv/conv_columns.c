/* Convolutions by matrices of columns, for every type that has matrix products, and in every
 * direction: see Note [Convolution]. A part of the columns is made at a time, so that it stays in
 * the cache. The size of a part depends on the geometry alone, so that results do not depend on the
 * number of threads. */
#include "backends/cpu/conv/conv_columns.h"

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/element_access.h"
#include "base/parallel.h"
#include "ops/core/number.h"

enum { PART_BYTES = 1 << 20, LEAST_COLUMNS = 64, PARALLEL_ELEMENTS = 1 << 14 };

/* ---- One row of the matrix ---- */

typedef struct tap {
  int64_t at[KF__SPATIAL]; /* offset of the input, in elements of x, before the stride */
} tap_t;

/* Walks the columns of one tap. ROW(element of x, column) is expanded for each column that reads
 * inside the image, OUTSIDE(columns, count) for each run of columns that read the padding. Outputs
 * of one row of y are handled together: the border is computed once for each row, not for each
 * output. */
#define WALK(T, ROW, OUTSIDE)                                                              \
  const int64_t *s = c->x.strides, width = c->y_size[2], step = c->stride[2] * s[4];       \
  for (int64_t done = 0, n; done < count; done += n, columns += n) {                       \
    const int64_t at = first + done, w = at % width, line = at / width;                    \
    const int64_t h = line % c->y_size[1] * c->stride[1] + tap->at[1];                     \
    const int64_t d = line / c->y_size[1] * c->stride[0] + tap->at[0];                     \
    n = kf__min(width - w, count - done);                                                  \
    const int64_t from = w * c->stride[2] + tap->at[2]; /* of the first one */             \
    int64_t begin = from >= 0 ? 0 : (-from + c->stride[2] - 1) / c->stride[2];             \
    int64_t end =                                                                          \
        c->x_size[2] > from ? (c->x_size[2] - from + c->stride[2] - 1) / c->stride[2] : 0; \
    if (d < 0 || d >= c->x_size[0] || h < 0 || h >= c->x_size[1]) end = 0;                 \
    begin = kf__min(begin, n);                                                             \
    end = kf__max(kf__min(end, n), begin);                                                 \
    OUTSIDE(columns, begin)                                                                \
    if (begin < end) {                                                                     \
      T *row = x + d * s[2] + h * s[3] + (from + begin * c->stride[2]) * s[4];             \
      for (int64_t i = 0; i < end - begin; i++) ROW(row[i * step], columns[begin + i])     \
    }                                                                                      \
    OUTSIDE(columns + end, n - end)                                                        \
  }
#define GET(element, column) column = element;
#define ZERO_OUT(columns, n) memset(columns, 0, (size_t)(n) * sizeof *(columns));
#define NOTHING(columns, n)

#define COLUMN_GET(tag, T)                                                                         \
  static void get_##tag(const kf__conv_t *c, const void *channel, const tap_t *tap, int64_t first, \
                        int64_t count, void *out) {                                                \
    const T *x = (const T *)channel;                                                               \
    T *columns = (T *)out;                                                                         \
    WALK(const T, GET, ZERO_OUT)                                                                   \
  }
COLUMN_GET(1, uint8_t)
COLUMN_GET(2, uint16_t)
COLUMN_GET(4, uint32_t)
COLUMN_GET(8, uint64_t)
COLUMN_GET(16, double _Complex)

#define COLUMN_ADD(tag, T, ADD)                                                              \
  static void add_##tag(const kf__conv_t *c, void *channel, const tap_t *tap, int64_t first, \
                        int64_t count, const void *in) {                                     \
    T *x = (T *)channel;                                                                     \
    const T *columns = (const T *)in;                                                        \
    WALK(T, ADD, NOTHING)                                                                    \
  }
#define PLUS(element, column) element += column;
#define EITHER(element, column) element = (uint8_t)(element | column);
#define PLUS_NARROW_8(element, column) element = (uint8_t)(element + column);
#define PLUS_NARROW_16(element, column) element = (uint16_t)(element + column);
#define PLUS_HALF(element, column) \
  element = kf__f32_to_f16(kf__f16_to_f32(element) + kf__f16_to_f32(column));
#define PLUS_BFLOAT(element, column) \
  element = kf__f32_to_bf16(kf__bf16_to_f32(element) + kf__bf16_to_f32(column));
COLUMN_ADD(bool, uint8_t, EITHER)
COLUMN_ADD(i8, uint8_t, PLUS_NARROW_8)
COLUMN_ADD(i16, uint16_t, PLUS_NARROW_16)
COLUMN_ADD(i32, uint32_t, PLUS)
COLUMN_ADD(i64, uint64_t, PLUS)
COLUMN_ADD(f16, uint16_t, PLUS_HALF)
COLUMN_ADD(b16, uint16_t, PLUS_BFLOAT)
COLUMN_ADD(f32, float, PLUS)
COLUMN_ADD(f64, double, PLUS)
COLUMN_ADD(c64, float _Complex, PLUS)
COLUMN_ADD(c128, double _Complex, PLUS)

typedef void (*get_fn)(const kf__conv_t *c, const void *channel, const tap_t *tap, int64_t first,
                       int64_t count, void *out);
typedef void (*add_fn)(const kf__conv_t *c, void *channel, const tap_t *tap, int64_t first,
                       int64_t count, const void *in);

static get_fn getter(kf_dtype_t dtype) {
  switch (kf_dtype_size(dtype)) {
    case 1: return get_1;
    case 2: return get_2;
    case 4: return get_4;
    case 8: return get_8;
    default: KF_ASSERT(kf_dtype_size(dtype) == 16); return get_16;
  }
}

static add_fn adder(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_BOOL: return add_bool;
    case KF_DTYPE_FLOAT16: return add_f16;
    case KF_DTYPE_BFLOAT16: return add_b16;
    case KF_DTYPE_FLOAT32: return add_f32;
    case KF_DTYPE_FLOAT64: return add_f64;
    case KF_DTYPE_COMPLEX64: return add_c64;
    case KF_DTYPE_COMPLEX128: return add_c128;
    case KF_DTYPE_INT16: return add_i16;
    case KF_DTYPE_INT32: return add_i32;
    case KF_DTYPE_INT64: return add_i64;
    default: KF_ASSERT(kf_dtype_size(dtype) == 1); return add_i8; /* int8 and uint8 */
  }
}

/* ---- All rows of a part ---- */

typedef struct part {
  const kf__conv_t *conv;
  const char *x;
  char *columns;
  char *target; /* for adding: x, writable */
  int64_t first, count, item;
} part_t;

static tap_t tap_of(const kf__conv_t *c, int64_t index) {
  KF_ASSERT(index < kf__conv_taps(c));
  const int64_t l = index % c->kernel[2], j = index / c->kernel[2] % c->kernel[1];
  const int64_t i = index / c->kernel[2] / c->kernel[1];
  return (tap_t){{i * c->dilation[0] - c->padding[0], j * c->dilation[1] - c->padding[1],
                  l * c->dilation[2] - c->padding[2]}};
}

static void get_rows(void *context, int64_t begin, int64_t end) {
  const part_t *part = (const part_t *)context;
  const kf__conv_t *c = part->conv;
  const int64_t taps = kf__conv_taps(c);
  const get_fn get = getter(c->dtype);
  for (int64_t row = begin; row < end; row++) {
    const tap_t tap = tap_of(c, row % taps);
    get(c, part->x + row / taps * c->x.strides[1] * part->item, &tap, part->first, part->count,
        part->columns + row * part->count * part->item);
  }
}

/* Taps of one channel may add to the same element, so a channel belongs to one thread. */
static void add_channels(void *context, int64_t begin, int64_t end) {
  const part_t *part = (const part_t *)context;
  const kf__conv_t *c = part->conv;
  const int64_t taps = kf__conv_taps(c);
  const add_fn add = adder(c->dtype);
  for (int64_t channel = begin; channel < end; channel++)
    for (int64_t index = 0; index < taps; index++) {
      const tap_t tap = tap_of(c, index);
      add(c, part->target + channel * c->x.strides[1] * part->item, &tap, part->first, part->count,
          part->columns + (channel * taps + index) * part->count * part->item);
    }
}

void kf__columns_of(const kf__conv_t *conv, const char *x, int64_t first, int64_t count,
                    char *columns) {
  KF_ASSERT(first >= 0);
  KF_ASSERT(count > 0);
  KF_ASSERT(first + count <= kf__conv_positions(conv));
  part_t part = {conv, x, columns, NULL, first, count, (int64_t)kf_dtype_size(conv->dtype)};
  kf__parallel_for(0, conv->x_channels * kf__conv_taps(conv), PARALLEL_ELEMENTS / count + 1,
                   get_rows, &part);
}

void kf__columns_add(const kf__conv_t *conv, const char *columns, int64_t first, int64_t count,
                     char *x) {
  KF_ASSERT(first >= 0);
  KF_ASSERT(count > 0);
  KF_ASSERT(first + count <= kf__conv_positions(conv));
  part_t part = {conv,  NULL,  (char *)(uintptr_t)columns,         x,
                 first, count, (int64_t)kf_dtype_size(conv->dtype)};
  kf__parallel_for(0, conv->x_channels, PARALLEL_ELEMENTS / (count * kf__conv_taps(conv)) + 1,
                   add_channels, &part);
}

/* ---- The three directions ---- */

typedef struct columns {
  const kf__conv_t *conv;
  int64_t item, m, k, positions, at_once;
  char *memory;
} columns_t;

static size_t bytes_of(const columns_t *run) {
  return (size_t)run->k * (size_t)run->at_once * (size_t)run->item;
}

static kf_status_t begin(columns_t *run, const kf__conv_t *conv) {
  run->conv = conv;
  run->item = (int64_t)kf_dtype_size(conv->dtype);
  run->m = conv->y_channels;
  run->k = conv->x_channels * kf__conv_taps(conv);
  run->positions = kf__conv_positions(conv);
  run->at_once = kf__max(LEAST_COLUMNS, PART_BYTES / run->item / kf__max(run->k, 1));
  run->at_once = kf__min(run->at_once, run->positions);
  run->memory = (char *)kf__block_alloc(bytes_of(run));
  return run->memory != NULL ? KF_OK : kf__no_memory();
}

static char *group_of(const columns_t *run, const kf__images_t *images, int64_t channels,
                      int64_t image, int64_t g) {
  return images->data +
         (image * images->strides[0] + g * channels * images->strides[1]) * run->item;
}

/* y as a matrix of channels and positions, from position `first` on: see images_of in conv.c. */
static kf__matrix_t y_matrix(const columns_t *run, int64_t image, int64_t g, int64_t first) {
  KF_ASSERT(first < run->positions);
  const kf__images_t *y = &run->conv->y;
  return (kf__matrix_t){group_of(run, y, run->m, image, g) + first * y->strides[4] * run->item,
                        y->strides[1], y->strides[4], 0};
}

static void new_job(const columns_t *run, kf__gemm_t *job) {
  kf__gemm_init(job, run->conv->dtype, kf__number_of_int(1), kf__number_of_int(1));
}

/* For each part of each group of each image, until one fails. */
#define EACH_PART(run, status, image, g, first, count)                              \
  for (int64_t image = 0; (status) == KF_OK && image < (run).conv->images; image++) \
    for (int64_t g = 0; (status) == KF_OK && g < (run).conv->groups; g++)           \
      for (int64_t first = 0, count = kf__min((run).at_once, (run).positions);      \
           (status) == KF_OK && first < (run).positions;                            \
           first += count, count = kf__min((run).at_once, (run).positions - first))

kf_status_t kf__conv_forward(const kf__conv_t *conv) {
  columns_t run;
  KF_TRY(begin(&run, conv));
  kf_status_t status = KF_OK;
  EACH_PART(run, status, image, g, first, count) {
    kf__columns_of(conv, group_of(&run, &conv->x, conv->x_channels, image, g), first, count,
                   run.memory);
    kf__gemm_t job;
    new_job(&run, &job);
    job.m = run.m;
    job.n = count;
    job.k = run.k;
    job.a = (kf__matrix_t){conv->weight + g * run.m * run.k * run.item, run.k, 1, 0};
    job.b = (kf__matrix_t){run.memory, count, 1, 0};
    job.c = y_matrix(&run, image, g, first);
    if (conv->bias != NULL) job.d = (kf__matrix_t){conv->bias + g * run.m * run.item, 1, 0, 0};
    status = kf__gemm_run(&job);
  }
  kf__block_free(run.memory, bytes_of(&run));
  return status;
}

/* A matrix product of depth 0: the result is the bias. */
kf_status_t kf__conv_fill_input(const kf__conv_t *conv) {
  kf__gemm_t job;
  kf__gemm_init(&job, conv->dtype, kf__number_of_int(1), kf__number_of_int(1));
  job.m = conv->groups * conv->x_channels;
  job.n = conv->x_size[0] * conv->x_size[1] * conv->x_size[2];
  job.batches = conv->images;
  job.c = (kf__matrix_t){conv->x.data, conv->x.strides[1], conv->x.strides[4], conv->x.strides[0]};
  if (conv->bias != NULL) job.d = (kf__matrix_t){conv->bias, 1, 0, 0};
  return kf__gemm_run(&job);
}

kf_status_t kf__conv_to_input(const kf__conv_t *conv) {
  columns_t run;
  KF_TRY(begin(&run, conv));
  kf_status_t status = kf__conv_fill_input(conv);
  EACH_PART(run, status, image, g, first, count) {
    kf__gemm_t job;
    new_job(&run, &job);
    job.m = run.k;
    job.n = count;
    job.k = run.m;
    job.a = (kf__matrix_t){conv->weight + g * run.m * run.k * run.item, 1, run.k, 0};
    job.b = y_matrix(&run, image, g, first);
    job.c = (kf__matrix_t){run.memory, count, 1, 0};
    status = kf__gemm_run(&job);
    if (status == KF_OK)
      kf__columns_add(conv, run.memory, first, count,
                      group_of(&run, &conv->x, conv->x_channels, image, g));
  }
  kf__block_free(run.memory, bytes_of(&run));
  return status;
}

kf_status_t kf__conv_to_weight(const kf__conv_t *conv) {
  columns_t run;
  KF_TRY(begin(&run, conv));
  memset(conv->weight, 0, (size_t)(conv->groups * run.m * run.k * run.item));
  kf_status_t status = KF_OK;
  EACH_PART(run, status, image, g, first, count) {
    kf__columns_of(conv, group_of(&run, &conv->x, conv->x_channels, image, g), first, count,
                   run.memory);
    kf__gemm_t job;
    new_job(&run, &job);
    job.m = run.m;
    job.n = run.k;
    job.k = count;
    job.a = y_matrix(&run, image, g, first);
    job.b = (kf__matrix_t){run.memory, 1, count, 0};
    job.c = job.d = (kf__matrix_t){conv->weight + g * run.m * run.k * run.item, run.k, 1, 0};
    status = kf__gemm_run(&job);
  }
  kf__block_free(run.memory, bytes_of(&run));
  return status;
}
