/* Forward convolutions of float32 and float64 images without a matrix of columns.
 *
 * A few images at a time are copied into planes that have their padding around them, so that no
 * loop has to ask where the image ends. In such a plane, consecutive outputs of a row read
 * consecutive inputs, for each tap of the kernel from an address of its own (a row is stored as
 * `stride` phases for that to be true of strided convolutions, too). So the loop of a matrix
 * product can read its B from the plane itself, by a table of offsets. Rows that are too short for
 * a vector are gathered into panels instead. */
#include "backends/cpu/conv.h"
#include "backends/cpu/gemm_internal.h"
#include "base/parallel.h"

enum {
  NEAR_BYTES = 24 * 1024, /* of planes, that a block of output rows should read */
  PARALLEL_WORK = 1 << 17
};

typedef struct direct {
  const kf__conv_t *conv;
  const kf__gemm_loops_t *loops;
  int64_t item;
  int64_t m, k;                       /* rows and depth of the product of one group */
  int64_t sizes[KF__SPATIAL];         /* of a plane: what the outputs read, in elements of x */
  int64_t phase, pitch, slice, plane; /* elements of a phase, a row, a slice, a plane */
  char *planes;                       /* [image of the chunk][channel of all groups] */
  char *weights;                      /* packed: [group][block of kc steps] */
  int64_t *offsets;                   /* for each step of a sum */
  int64_t first, count;               /* images of the chunk */
  int64_t lines, lines_at_once;       /* rows of one output image; in one task */
  bool gathers;                       /* rows are too short */
  bool in_rows;                       /* y has its rows contiguous */
  kf__scratch_t scratch;
} direct_t;

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t round_up(int64_t n, int64_t unit) { return (n + unit - 1) / unit * unit; }

/* ---- Preparation ---- */

/* A stride or a padding can be so large that planes would have no size. */
static bool lay_out(direct_t *run, int64_t images, size_t *out_elements) {
  const kf__conv_t *c = run->conv;
  for (int d = 0; d < KF__SPATIAL; d++)
    run->sizes[d] = (c->y_size[d] - 1) * c->stride[d] + (c->kernel[d] - 1) * c->dilation[d] + 1;
  run->phase = (run->sizes[2] + c->stride[2] - 1) / c->stride[2];
  int64_t bytes;
  if (__builtin_mul_overflow(run->phase, c->stride[2], &run->pitch) ||
      __builtin_mul_overflow(run->pitch, run->sizes[1], &run->slice) ||
      __builtin_mul_overflow(run->slice, run->sizes[0], &run->plane) ||
      __builtin_mul_overflow(run->plane + 16, images * c->groups * c->x_channels, &bytes) ||
      __builtin_mul_overflow(bytes, 2 * run->item, &bytes))
    return false;
  /* Planes at a distance of pages would meet in the same lines of a cache. */
  if (run->plane * run->item % 1024 == 0) run->plane += 64 / run->item;
  /* Loops read beyond the end of a row. */
  *out_elements =
      (size_t)(images * c->groups * c->x_channels * run->plane) + (size_t)run->loops->nr;
  return true;
}

static void fill_offsets(direct_t *run) {
  const kf__conv_t *c = run->conv;
  int64_t *to = run->offsets;
  for (int64_t channel = 0; channel < c->x_channels; channel++)
    for (int64_t i = 0; i < c->kernel[0]; i++)
      for (int64_t j = 0; j < c->kernel[1]; j++)
        for (int64_t k = 0; k < c->kernel[2]; k++) {
          const int64_t along = k * c->dilation[2];
          *to++ = channel * run->plane + i * c->dilation[0] * run->slice +
                  j * c->dilation[1] * run->pitch + along % c->stride[2] * run->phase +
                  along / c->stride[2];
        }
}

static void pack_weights(direct_t *run) {
  const int64_t rows = round_up(run->m, run->loops->mr), kc = run->loops->kc;
  for (int64_t g = 0; g < run->conv->groups; g++)
    for (int64_t p = 0; p < run->k; p += kc)
      run->loops->pack_a(run->conv->weight + (g * run->m * run->k + p) * run->item, run->k, 1,
                         run->m, least(kc, run->k - p),
                         run->weights + (g * run->k + p) * rows * run->item);
}

/* ---- Planes ---- */

/* A row of the image as phases: element i of phase f is x[i * stride + f - padding]. */
#define COPY_ROW(T)                                                                      \
  static void copy_row_##T(const direct_t *run, const T *row, int64_t step, T *to) {     \
    const int64_t stride = run->conv->stride[2], padding = run->conv->padding[2];        \
    const int64_t size = run->conv->x_size[2];                                           \
    for (int64_t f = 0; f < stride; f++, to += run->phase) {                             \
      /* i * stride + f - padding in 0 … size - 1 */                                   \
      const int64_t short_of = most(padding - f, 0), room = size + padding - f;          \
      const int64_t begin = least((short_of + stride - 1) / stride, run->phase);         \
      const int64_t end =                                                                \
          most(least(room > 0 ? (room + stride - 1) / stride : 0, run->phase), begin);   \
      for (int64_t i = 0; i < begin; i++) to[i] = 0;                                     \
      const T *from = row + (begin * stride + f - padding) * step;                       \
      if (stride * step == 1)                                                            \
        memcpy(to + begin, from, (size_t)(end - begin) * sizeof(T));                     \
      else                                                                               \
        for (int64_t i = begin; i < end; i++) to[i] = from[(i - begin) * stride * step]; \
      for (int64_t i = end; i < run->phase; i++) to[i] = 0;                              \
    }                                                                                    \
  }
COPY_ROW(float)
COPY_ROW(double)

static void copy_planes(void *context, int64_t begin, int64_t end) {
  const direct_t *run = (const direct_t *)context;
  const kf__conv_t *c = run->conv;
  const int64_t channels = c->groups * c->x_channels, *strides = c->x.strides;
  for (int64_t index = begin; index < end; index++) {
    const char *image =
        c->x.data +
        ((run->first + index / channels) * strides[0] + index % channels * strides[1]) * run->item;
    char *to = run->planes + index * run->plane * run->item;
    for (int64_t d = 0; d < run->sizes[0]; d++)
      for (int64_t h = 0; h < run->sizes[1]; h++, to += run->pitch * run->item) {
        const int64_t from_d = d - c->padding[0], from_h = h - c->padding[1];
        if (from_d < 0 || from_d >= c->x_size[0] || from_h < 0 || from_h >= c->x_size[1]) {
          memset(to, 0, (size_t)(run->pitch * run->item));
          continue;
        }
        const char *row = image + (from_d * strides[2] + from_h * strides[3]) * run->item;
        if (run->item == sizeof(float))
          copy_row_float(run, (const float *)row, strides[4], (float *)to);
        else
          copy_row_double(run, (const double *)row, strides[4], (double *)to);
      }
  }
}

/* ---- Rows of outputs ---- */

/* Where in a plane the first output of a line reads with an offset of 0. */
static int64_t line_base(const direct_t *run, int64_t line) {
  const kf__conv_t *c = run->conv;
  return line / c->y_size[1] * c->stride[0] * run->slice +
         line % c->y_size[1] * c->stride[1] * run->pitch;
}

static char *line_target(const direct_t *run, int64_t image, int64_t channel, int64_t line) {
  const kf__conv_t *c = run->conv;
  const int64_t *s = c->y.strides, height = c->y_size[1];
  return c->y.data + ((run->first + image) * s[0] + channel * s[1] + line / height * s[2] +
                      line % height * s[3]) *
                         run->item;
}

/* Lines begin … end of one group of one image. */
static void compute_lines(const direct_t *run, int64_t image, int64_t g, int64_t begin, int64_t end,
                          char *scratch) {
  const kf__conv_t *c = run->conv;
  const int64_t item = run->item, mr = run->loops->mr, width = c->y_size[2];
  const char *planes = run->planes + (image * c->groups + g) * c->x_channels * run->plane * item;
  const char *weights = run->weights + g * run->k * round_up(run->m, mr) * item;
  for (int64_t p = 0; p < run->k; p += run->loops->kc) {
    const int64_t depth = least(run->loops->kc, run->k - p);
    for (int64_t i = 0; i < run->m; i += mr)
      for (int64_t line = begin; line < end; line++) {
        kf__gemm_store_t to = {.alpha = 1, .beta = 1, .c_columns = 1};
        if (run->in_rows) {
          to.c = line_target(run, image, g * run->m + i, line);
          to.c_rows = c->y.strides[1];
        } else {
          to.c = scratch + ((line - begin) * run->m + i) * width * item;
          to.c_rows = width;
        }
        if (p != 0) {
          to.d = to.c;
          to.d_rows = to.c_rows;
          to.d_columns = 1;
        } else if (c->bias != NULL) {
          to.d = c->bias + (g * run->m + i) * item;
          to.d_rows = 1;
          to.d_columns = 0;
        }
        run->loops->line(least(mr, run->m - i), width, depth,
                         weights + (round_up(run->m, mr) * p + i * depth) * item,
                         planes + line_base(run, line) * item, run->offsets + p, &to);
      }
  }
}

/* From rows of channels to wherever they belong (channels_last). */
static void place_lines(const direct_t *run, int64_t image, int64_t g, int64_t begin, int64_t end,
                        const char *scratch) {
  const int64_t width = run->conv->y_size[2], *s = run->conv->y.strides;
  for (int64_t line = begin; line < end; line++) {
    char *to = line_target(run, image, g * run->m, line);
    const char *from = scratch + (line - begin) * run->m * width * run->item;
    for (int64_t j = 0; j < width; j++)
      for (int64_t i = 0; i < run->m; i++) {
        if (run->item == sizeof(float))
          ((float *)to)[j * s[4] + i * s[1]] = ((const float *)from)[i * width + j];
        else
          ((double *)to)[j * s[4] + i * s[1]] = ((const double *)from)[i * width + j];
      }
  }
}

static void run_lines(void *context, int64_t begin, int64_t end) {
  direct_t *run = (direct_t *)context;
  const int64_t blocks = (run->lines + run->lines_at_once - 1) / run->lines_at_once;
  char *scratch = run->in_rows ? NULL : kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t image = task / blocks / run->conv->groups;
    const int64_t g = task / blocks % run->conv->groups;
    const int64_t line = task % blocks * run->lines_at_once;
    const int64_t stop = least(line + run->lines_at_once, run->lines);
    compute_lines(run, image, g, line, stop, scratch);
    if (!run->in_rows) place_lines(run, image, g, line, stop, scratch);
  }
  if (!run->in_rows) kf__scratch_give(&run->scratch, scratch);
}

/* ---- Short rows: the positions of an image as one row, gathered into panels ---- */

typedef struct gather {
  const direct_t *run;
  const char *planes;
} gather_t;

#define GATHER(T)                                                                            \
  static void gather_##T(const direct_t *run, const T *planes, int64_t first, int64_t count, \
                         int64_t p, int64_t depth, int64_t width, T *to) {                   \
    enum { WIDEST = 64 };                                                                    \
    const T *from[WIDEST];                                                                   \
    for (int64_t j = 0; j < count; j += width) {                                             \
      const int64_t here = least(width, count - j);                                          \
      for (int64_t i = 0; i < here; i++) {                                                   \
        const int64_t at = first + j + i, length = run->conv->y_size[2];                     \
        from[i] = planes + line_base(run, at / length) + at % length;                        \
      }                                                                                      \
      for (int64_t q = 0; q < depth; q++, to += width) {                                     \
        const int64_t offset = run->offsets[p + q];                                          \
        for (int64_t i = 0; i < here; i++) to[i] = from[i][offset];                          \
        for (int64_t i = here; i < width; i++) to[i] = 0;                                    \
      }                                                                                      \
    }                                                                                        \
  }
GATHER(float)
GATHER(double)

static void pack_positions(const void *context, int64_t first, int64_t count, int64_t p,
                           int64_t depth, int64_t width, void *panels) {
  const gather_t *gather = (const gather_t *)context;
  if (gather->run->item == sizeof(float))
    gather_float(gather->run, (const float *)gather->planes, first, count, p, depth, width,
                 (float *)panels);
  else
    gather_double(gather->run, (const double *)gather->planes, first, count, p, depth, width,
                  (double *)panels);
}

static kf__real_product_t gathered_product(const direct_t *run) {
  return (kf__real_product_t){.loops = run->loops,
                              .item = (size_t)run->item,
                              .k = run->k,
                              .pack_b = pack_positions,
                              .packed_rows = round_up(run->m, run->loops->mr)};
}

/* One group of one image. Its result is a matrix of channels and positions, in scratch memory where
 * y is not one. */
static void gather_image(const direct_t *run, int64_t image, int64_t g, char *scratch) {
  const kf__conv_t *c = run->conv;
  const int64_t positions = kf__conv_positions(c), rows = round_up(run->m, run->loops->mr);
  const gather_t gather = {
      run, run->planes + (image * c->groups + g) * c->x_channels * run->plane * run->item};
  kf__real_product_t product = gathered_product(run);
  product.context_b = &gather;
  product.packed_a = run->weights + g * run->k * rows * run->item;
  kf__gemm_store_t store = {.c = line_target(run, image, g * run->m, 0),
                            .c_rows = c->y.strides[1],
                            .c_columns = 1,
                            .alpha = 1,
                            .beta = 1};
  if (c->bias != NULL) {
    store.d = c->bias + g * run->m * run->item;
    store.d_rows = 1;
  }
  const int64_t *s = c->y.strides;
  const bool in_place = s[4] == 1 && s[3] == c->y_size[2] && s[2] == s[3] * c->y_size[1];
  char *sums = scratch;
  if (!in_place) {
    store.c = sums;
    store.c_rows = positions;
    scratch += round_up(run->m * positions * run->item, KF__ALIGNMENT);
  }
  kf__real_product_run(&product, 0, run->m, 0, positions, &store, scratch);
  if (in_place) return;
  for (int64_t at = 0; at < positions; at++) {
    const int64_t line = at / c->y_size[2], j = at % c->y_size[2];
    for (int64_t i = 0; i < run->m; i++)
      memcpy(line_target(run, image, g * run->m + i, line) + j * s[4] * run->item,
             sums + (i * positions + at) * run->item, (size_t)run->item);
  }
}

static void run_gathers(void *context, int64_t begin, int64_t end) {
  direct_t *run = (direct_t *)context;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++)
    gather_image(run, task / run->conv->groups, task % run->conv->groups, scratch);
  kf__scratch_give(&run->scratch, scratch);
}

/* ---- All of it ---- */

/* A block of rows reads planes that stay near while all channels of the output are computed. */
static int64_t lines_at_once(const direct_t *run) {
  const kf__conv_t *c = run->conv;
  const int64_t channels = most(1, least(run->loops->kc, run->k) / kf__conv_taps(c));
  const int64_t rows = NEAR_BYTES / run->item / (channels * run->pitch);
  const int64_t lines = (rows - (c->kernel[1] - 1) * c->dilation[1]) / c->stride[1];
  return most(1, least(lines, run->lines));
}

static kf_status_t run_chunks(direct_t *run, int64_t images_at_once) {
  const kf__conv_t *c = run->conv;
  const int64_t blocks = (run->lines + run->lines_at_once - 1) / run->lines_at_once;
  const int64_t tasks = images_at_once * c->groups * (run->gathers ? 1 : blocks);
  size_t each = 0;
  if (run->gathers) {
    const kf__real_product_t product = gathered_product(run);
    each = kf__real_product_scratch(&product, run->m, kf__conv_positions(c)) +
           (size_t)round_up(run->m * kf__conv_positions(c) * run->item, KF__ALIGNMENT);
  } else if (!run->in_rows) {
    each = (size_t)(run->lines_at_once * run->m * c->y_size[2] * run->item);
  }
  KF_TRY(kf__scratch_create(&run->scratch, each, tasks));
  const double work = (double)run->m * (double)run->k * (double)c->y_size[2] *
                      (double)(run->gathers ? run->lines : run->lines_at_once);
  const int64_t grain = (int64_t)(PARALLEL_WORK / work) + 1;
  const int64_t channels = c->groups * c->x_channels;
  for (run->first = 0; run->first < c->images; run->first += images_at_once) {
    run->count = least(images_at_once, c->images - run->first);
    kf__parallel_for(0, run->count * channels, 1 + (1 << 14) / run->plane, copy_planes, run);
    kf__parallel_for(0, run->count * c->groups * (run->gathers ? 1 : blocks), grain,
                     run->gathers ? run_gathers : run_lines, run);
  }
  kf__scratch_destroy(&run->scratch);
  return KF_OK;
}

kf_status_t kf__conv_direct(const kf__conv_t *conv) {
  direct_t run;
  run.conv = conv;
  run.loops = conv->dtype == KF_DTYPE_FLOAT32 ? &kf__loops_gemm()->f32 : &kf__loops_gemm()->f64;
  run.item = (int64_t)kf_dtype_size(conv->dtype);
  run.m = conv->y_channels;
  run.k = conv->x_channels * kf__conv_taps(conv);
  run.lines = conv->y_size[0] * conv->y_size[1];
  const int64_t images = least(conv->images, kf_get_num_threads());
  size_t planes;
  if (!lay_out(&run, images, &planes)) return kf__no_memory();
  run.lines_at_once = lines_at_once(&run);
  run.in_rows = conv->y.strides[4] == 1 || conv->y_size[2] == 1;
  const int64_t lanes = run.loops->lanes, width = conv->y_size[2];
  run.gathers = 5 * width < 3 * round_up(width, lanes) && run.m > 1;
  const size_t item = (size_t)run.item;
  const size_t weights = (size_t)(conv->groups * run.k * round_up(run.m, run.loops->mr));
  char *memory = (char *)kf_alloc((planes + weights) * item + (size_t)run.k * sizeof(int64_t) +
                                  2 * KF__ALIGNMENT);
  if (memory == NULL) return kf__no_memory();
  run.weights = memory + (KF__ALIGNMENT - (uintptr_t)memory % KF__ALIGNMENT);
  run.offsets =
      (int64_t *)(void *)(run.weights + round_up((int64_t)(weights * item), KF__ALIGNMENT));
  run.planes = (char *)(run.offsets + run.k);
  memset(run.planes + (planes - (size_t)run.loops->nr) * item, 0, (size_t)run.loops->nr * item);
  fill_offsets(&run);
  pack_weights(&run);
  const kf_status_t status = run_chunks(&run, images);
  kf_free(memory);
  return status;
}
