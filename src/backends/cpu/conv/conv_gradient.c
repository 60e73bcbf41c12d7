/* The other two directions of a convolution without a matrix of columns, for float32 and float64.
 *
 * To the input: where the stride is 1, x is a forward convolution of y with the reversed kernel and
 * the padding that is left. To the weight: a product of y with the elements that each tap reads;
 * its panels are transposed directly from the planes. */
#include "backends/cpu/conv/conv_planes.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/parallel.h"

enum { PARALLEL_WORK = 1 << 17 };

/* ---- To the input ---- */

/* Transposes channels and reverses taps. The turned convolution multiplies its padding as well, and
 * 0 times an infinite weight is NaN where the original convolution has no such product: false if a
 * weight is not finite, and the caller uses columns. */
#define TURN_WEIGHTS(T)                                                          \
  static bool turn_##T(const kf__conv_t *c, const T *from, T *to) {              \
    const int64_t taps = kf__conv_taps(c), m = c->y_channels, n = c->x_channels; \
    T check = 0;                                                                 \
    for (int64_t g = 0; g < c->groups; g++, to += m * n * taps)                  \
      for (int64_t i = 0; i < m; i++)                                            \
        for (int64_t j = 0; j < n; j++, from += taps)                            \
          for (int64_t k = 0; k < taps; k++) {                                   \
            check += from[k] * 0;                                                \
            to[(j * m + i) * taps + taps - 1 - k] = from[k];                     \
          }                                                                      \
    return check == 0;                                                           \
  }
TURN_WEIGHTS(float)
TURN_WEIGHTS(double)

/* The turned convolution applies all taps to all positions of x; columns are made for positions of
 * y only. Where x has this many times more positions, columns are cheaper. */
enum { TOO_MUCH_MORE = 16 };

static bool has_turned(const kf__conv_t *c) {
  if (!kf__conv_is_real(c) || c->y_channels == 0) return false;
  const double positions = (double)c->x_size[0] * (double)c->x_size[1] * (double)c->x_size[2];
  if (positions > TOO_MUCH_MORE * (double)kf__conv_positions(c)) return false;
  for (int d = 0; d < KF__SPATIAL; d++)
    if (c->stride[d] != 1 || c->padding[d] > (c->kernel[d] - 1) * c->dilation[d]) return false;
  return true;
}

kf_status_t kf__conv_turn(const kf__conv_t *conv, kf__conv_t *turned, bool *out_done) {
  *out_done = false;
  if (!has_turned(conv)) return KF_OK;
  const int64_t count = conv->groups * conv->y_channels * conv->x_channels * kf__conv_taps(conv);
  KF_ASSERT(count > 0);
  *turned = *conv;
  turned->weight = (char *)kf_alloc((size_t)(count + 1) * kf_dtype_size(conv->dtype));
  if (turned->weight == NULL) return kf__no_memory();
  turned->x = conv->y;
  turned->y = conv->x;
  turned->x_channels = conv->y_channels;
  turned->y_channels = conv->x_channels;
  for (int d = 0; d < KF__SPATIAL; d++) {
    turned->x_size[d] = conv->y_size[d];
    turned->y_size[d] = conv->x_size[d];
    turned->padding[d] = (conv->kernel[d] - 1) * conv->dilation[d] - conv->padding[d];
  }
  *out_done =
      conv->dtype == KF_DTYPE_FLOAT32
          ? turn_float(conv, (const float *)(void *)conv->weight, (float *)(void *)turned->weight)
          : turn_double(conv, (const double *)(void *)conv->weight,
                        (double *)(void *)turned->weight);
  if (!*out_done) kf_free(turned->weight);
  return KF_OK;
}

/* ---- To the weight ---- */

typedef struct weighing {
  const kf__conv_t *conv;
  const kf__gemm_loops_t *loops;
  int64_t item, m, k;    /* rows and columns of the weight of one group */
  int64_t image;         /* the one whose part is being added */
  int64_t part, parts;   /* columns in one task, tasks of a group */
  kf__planes_t planes;   /* of that image */
  kf__scratch_t scratch; /* last: it is large */
} weighing_t;

/* The operands of one group: y as the rows of a matrix, and the planes that the taps read. */
typedef struct group {
  const weighing_t *run;
  const char *y, *planes;
} group_t;

static void pack_y(const void *context, int64_t first, int64_t count, int64_t p, int64_t depth,
                   int64_t width, void *panels) {
  const group_t *group = (const group_t *)context;
  const int64_t *s = group->run->conv->y.strides, item = group->run->item;
  (void)width;
  group->run->loops->pack_a(group->y + (first * s[1] + p * s[4]) * item, s[1], s[4], count, depth,
                            panels);
}

/* Columns are channels and taps, steps are positions: packed line by line of the output, because
 * the inputs of one line are contiguous in a plane. */
static void pack_taps(const void *context, int64_t first, int64_t count, int64_t p, int64_t depth,
                      int64_t width, void *panels) {
  const group_t *group = (const group_t *)context;
  const kf__planes_t *planes = &group->run->planes;
  const int64_t item = group->run->item, length = group->run->conv->y_size[2];
  char *to = (char *)panels;
  KF_ASSERT(first + count <= group->run->k);
  KF_ASSERT(p + depth <= kf__conv_positions(group->run->conv));
  for (int64_t j = 0; j < count; j += width) {
    const int64_t here = kf__min(width, count - j);
    for (int64_t done = 0, n; done < depth; done += n, to += n * width * item) {
      const int64_t at = p + done, line = at / length, w = at % length;
      n = kf__min(length - w, depth - done);
      group->run->loops->turn_rows(group->planes + (kf__planes_line(planes, line) + w) * item,
                                   planes->offsets + first + j, here, n, width, to);
    }
  }
}

static kf__real_product_t product_of(const weighing_t *run, const group_t *group) {
  return (kf__real_product_t){.loops = run->loops,
                              .item = (size_t)run->item,
                              .k = kf__conv_positions(run->conv),
                              .pack_a = pack_y,
                              .pack_b = pack_taps,
                              .context_a = group,
                              .context_b = group};
}

static void add_parts(void *context, int64_t begin, int64_t end) {
  weighing_t *run = (weighing_t *)context;
  const kf__conv_t *c = run->conv;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t g = task / run->parts, j = task % run->parts * run->part;
    KF_ASSERT(g < c->groups);
    KF_ASSERT(j < run->k);
    const group_t group = {
        run, c->y.data + (run->image * c->y.strides[0] + g * run->m * c->y.strides[1]) * run->item,
        kf__planes_group(&run->planes, 0, g)};
    const kf__real_product_t product = product_of(run, &group);
    kf__gemm_store_t to = {.c = c->weight + (g * run->m * run->k + j) * run->item,
                           .c_rows = run->k,
                           .c_columns = 1,
                           .d_rows = run->k,
                           .d_columns = 1,
                           .alpha = 1,
                           .beta = 1};
    if (run->image != 0) to.d = to.c;
    kf__real_product_run(&product, 0, run->m, j, kf__min(run->part, run->k - j), &to, scratch);
  }
  kf__scratch_give(&run->scratch, scratch);
}

static kf_status_t add_images(weighing_t *run) {
  const kf__conv_t *c = run->conv;
  const kf__real_product_t product = product_of(run, NULL);
  const double work = (double)run->m * (double)run->part * (double)kf__conv_positions(c);
  const int64_t grain = (int64_t)(PARALLEL_WORK / work) + 1, tasks = c->groups * run->parts;
  KF_TRY(kf__scratch_create(&run->scratch, kf__real_product_scratch(&product, run->m, run->part),
                            (tasks + grain - 1) / grain));
  kf_status_t status = KF_OK;
  for (run->image = 0; run->image < c->images && status == KF_OK; run->image++) {
    kf__planes_copy(&run->planes, run->image, 1);
    status = kf__parallel_try(0, tasks, grain, add_parts, run);
  }
  kf__scratch_destroy(&run->scratch);
  return status;
}

kf_status_t kf__conv_direct_to_weight(const kf__conv_t *conv) {
  KF_ASSERT(kf__conv_is_real(conv));
  KF_ASSERT(conv->images > 0); /* the first image initializes the weight */
  KF_ASSERT(kf__conv_positions(conv) > 0);
  weighing_t run;
  run.conv = conv;
  run.loops = kf__conv_loops(conv);
  run.item = (int64_t)kf_dtype_size(conv->dtype);
  run.m = conv->y_channels;
  run.k = conv->x_channels * kf__conv_taps(conv);
  /* Every part packs y again, so there are no more parts than threads need. */
  const int64_t parts = kf_get_num_threads() / conv->groups + 1;
  run.part = kf__min(kf__round_up((run.k + parts - 1) / parts, run.loops->nr), run.k);
  run.parts = (run.k + run.part - 1) / run.part;
  size_t bytes;
  if (!kf__planes_lay_out(&run.planes, conv, 1, 0, &bytes)) return kf__no_memory();
  char *memory = (char *)kf_alloc(bytes);
  if (memory == NULL) return kf__no_memory();
  kf__planes_set_memory(&run.planes, memory, bytes);
  const kf_status_t status = add_images(&run);
  kf_free(memory);
  return status;
}
