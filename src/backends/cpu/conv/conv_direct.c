/* Forward convolutions of float32 and float64 images without a matrix of columns. Images are copied
 * into planes (conv_planes.h), where consecutive outputs of a row read consecutive inputs: the loop
 * of a matrix product can read its B from the plane itself, with a table of offsets. Rows that are
 * too short for vectors are gathered into panels instead.
 *
 * Where several images are enough for all threads and their planes are small, a task is some lines
 * of an image, and copies what these read. Otherwise all threads copy a few images, and then all
 * threads compute them. */
#include "backends/cpu/conv/conv_planes.h"
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/real_product.h"
#include "base/parallel.h"

enum {
  NEAR_BYTES = 24 * 1024, /* of planes, that a block of output rows should read */
  VECTORS_AT_ONCE = 96,   /* of outputs, while a panel of weights is in the first-level cache */
  TASKS_PER_THREAD = 4,   /* that channels are divided for, where images are few */
  PANEL_BYTES = 1 << 14,  /* of a panel of weights */
  OWN_BYTES = 1 << 20,    /* of the planes of a task: part of the second-level cache */
  OWN_TASKS = 12,         /* of each thread, with planes of their own: some threads are faster */
  PARALLEL_WORK = 1 << 17
};

typedef struct direct {
  const kf__conv_t *conv;
  const kf__gemm_loops_t *loops;
  int64_t item;
  int64_t m, k, kc;             /* rows and depth of the product of one group, steps at once */
  kf__planes_t planes;          /* of the images of a chunk */
  char *weights;                /* packed: [group][block of kc steps]; NULL: packed when used */
  int64_t lines, lines_at_once; /* rows of one output image; in one task */
  int64_t rows, row_parts;      /* rows of the product in one task; parts of all of them */
  bool gathers;                 /* rows are too short */
  bool in_rows;                 /* y has its rows contiguous */
  int64_t lines_of_task; /* with planes of its own, of own_bytes bytes; 0: planes are shared */
  size_t own_bytes;
  kf__scratch_t *scratch;
} direct_t;

/* ---- Preparation ---- */

/* Packs rows of the weight of a group, for the steps p … p + depth - 1. */
static void pack_rows(const direct_t *run, int64_t g, int64_t row, int64_t count, int64_t p,
                      int64_t depth, char *panels) {
  KF_ASSERT(row + count <= run->m);
  run->loops->pack_a(run->conv->weight + ((g * run->m + row) * run->k + p) * run->item, run->k, 1,
                     count, depth, panels);
}

/* Panels begin … end - 1 of the weights of all groups, in blocks of kc steps, as kf__real_product_t
 * wants them. */
static void pack_panels(void *context, int64_t begin, int64_t end) {
  const direct_t *run = (const direct_t *)context;
  const int64_t mr = run->loops->mr, kc = run->kc, panels = (run->m + mr - 1) / mr;
  for (int64_t at = begin; at < end; at++) {
    const int64_t g = at / panels, row = at % panels * mr;
    for (int64_t p = 0; p < run->k; p += kc) {
      const int64_t depth = kf__min(kc, run->k - p);
      pack_rows(run, g, row, kf__min(mr, run->m - row), p, depth,
                run->weights + ((g * run->k + p) * panels * mr + row * depth) * run->item);
    }
  }
}

static void pack_weights(direct_t *run) {
  enum { NUMBERS = 1 << 15 }; /* that are worth a thread */
  KF_ASSERT((uintptr_t)run->weights % KF__ALIGNMENT == 0);
  const int64_t mr = run->loops->mr, panels = (run->m + mr - 1) / mr;
  kf__parallel_for(0, run->conv->groups * panels, NUMBERS / (mr * run->k) + 1, pack_panels, run);
}

/* ---- Rows of outputs ---- */

/* The first output of a line of a channel, in y. `image` counts from the first one in the planes.
 */
static char *line_target(const direct_t *run, int64_t image, int64_t channel, int64_t line) {
  const kf__conv_t *c = run->conv;
  const int64_t *s = c->y.strides, height = c->y_size[1];
  return c->y.data + ((run->planes.first + image) * s[0] + channel * s[1] + line / height * s[2] +
                      line % height * s[3]) *
                         run->item;
}

/* Rows i … stop - 1 of the product. */
typedef struct row_range {
  int64_t begin, end;
} row_range_t;

static row_range_t rows_of_part(const direct_t *run, int64_t part) {
  const int64_t begin = part * run->rows;
  return (row_range_t){begin, kf__min(begin + run->rows, run->m)};
}

/* Describes vectors first … first + count - 1 of the lines from `begin` on. Elements of C count
 * from the first output of line `begin`. */
static void describe_vectors(const direct_t *run, int64_t begin, int64_t first, int64_t count,
                             kf__gemm_vector_t *vectors) {
  const int64_t width = run->conv->y_size[2], lanes = run->loops->lanes;
  const int64_t in_line = (width + lanes - 1) / lanes;
  const char *origin = line_target(run, 0, 0, begin);
  for (int64_t v = 0; v < count; v++) {
    const int64_t line = (first + v) / in_line, j = (first + v) % in_line * lanes;
    const int64_t to = run->in_rows ? (line_target(run, 0, 0, begin + line) - origin) / run->item
                                    : line * run->m * width;
    vectors[v] = (kf__gemm_vector_t){kf__planes_line(&run->planes, begin + line) + j, to + j,
                                     kf__min(lanes, width - j)};
  }
}

/* Computes some vectors of lines, for the steps p … p + depth - 1 and some rows of the product. */
static void compute_vectors(const direct_t *run, int64_t image, int64_t g, row_range_t rows,
                            int64_t p, int64_t begin, char *scratch, int64_t count,
                            const kf__gemm_vector_t *vectors) {
  const kf__conv_t *c = run->conv;
  const int64_t item = run->item, mr = run->loops->mr;
  const int64_t depth = kf__min(run->kc, run->k - p), all = kf__round_up(run->m, mr);
  _Alignas(KF__ALIGNMENT) char panel[PANEL_BYTES];
  for (int64_t i = rows.begin; i < rows.end; i += mr) {
    const int64_t count_rows = kf__min(mr, rows.end - i);
    const char *weights = panel;
    if (run->weights == NULL)
      pack_rows(run, g, i, count_rows, p, depth, panel);
    else
      weights = run->weights + ((g * run->k + p) * all + i * depth) * item;
    kf__gemm_store_t to = {.alpha = 1, .beta = 1, .c_columns = 1};
    if (run->in_rows) {
      to.c = line_target(run, image, g * run->m + i, begin);
      to.c_rows = c->y.strides[1];
    } else {
      to.c = scratch + i * c->y_size[2] * item;
      to.c_rows = c->y_size[2];
    }
    if (p != 0) {
      to.d = to.c;
      to.d_rows = to.c_rows;
      to.d_columns = 1;
    } else if (c->bias != NULL) {
      to.d = c->bias + (g * run->m + i) * item;
      to.d_rows = 1;
    }
    run->loops->lines(count_rows, depth, weights, kf__planes_group(&run->planes, image, g),
                      run->planes.offsets + p, count, vectors, &to);
  }
}

/* Computes lines begin … end - 1 of one group of one image: into y, or into scratch where the rows
 * of y are not contiguous. Vectors of different lines share a tile, so that short lines fill it. */
static void compute_lines(const direct_t *run, int64_t image, int64_t g, row_range_t rows,
                          int64_t begin, int64_t end, char *scratch) {
  const int64_t lanes = run->loops->lanes;
  const int64_t all = (end - begin) * ((run->conv->y_size[2] + lanes - 1) / lanes);
  kf__gemm_vector_t vectors[VECTORS_AT_ONCE];
  KF_ASSERT(begin < end);
  KF_ASSERT(end <= run->lines);
  KF_ASSERT(run->in_rows || scratch != NULL);
  for (int64_t first = 0; first < all; first += VECTORS_AT_ONCE) {
    const int64_t count = kf__min(VECTORS_AT_ONCE, all - first);
    describe_vectors(run, begin, first, count, vectors);
    for (int64_t p = 0; p < run->k; p += run->kc)
      compute_vectors(run, image, g, rows, p, begin, scratch, count, vectors);
  }
}

/* Copies computed lines from scratch, where they are rows of channels, to y (channels_last). */
static void store_lines(const direct_t *run, int64_t image, int64_t g, row_range_t rows,
                        int64_t begin, int64_t end, const char *scratch) {
  const int64_t width = run->conv->y_size[2], *s = run->conv->y.strides;
  for (int64_t line = begin; line < end; line++) {
    char *to = line_target(run, image, g * run->m, line);
    const char *from = scratch + (line - begin) * run->m * width * run->item;
    for (int64_t j = 0; j < width; j++)
      for (int64_t i = rows.begin; i < rows.end; i++) {
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
  char *scratch = run->in_rows ? NULL : kf__scratch_take(run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const row_range_t rows = rows_of_part(run, task % run->row_parts);
    const int64_t line = task / run->row_parts % blocks * run->lines_at_once;
    const int64_t group = task / run->row_parts / blocks;
    const int64_t g = group % run->conv->groups, image = group / run->conv->groups;
    const int64_t stop = kf__min(line + run->lines_at_once, run->lines);
    compute_lines(run, image, g, rows, line, stop, scratch);
    if (!run->in_rows) store_lines(run, image, g, rows, line, stop, scratch);
  }
  if (!run->in_rows) kf__scratch_give(run->scratch, scratch);
}

/* Tasks of an image, where they have planes of their own. */
static int64_t cuts_of_image(const direct_t *run) {
  return (run->lines + run->lines_of_task - 1) / run->lines_of_task;
}

/* Lines of images, with planes of the task's own. */
static void run_own_lines(void *context, int64_t begin, int64_t end) {
  direct_t *run = (direct_t *)context;
  const kf__conv_t *c = run->conv;
  const int64_t cuts = cuts_of_image(run);
  const int64_t channels = c->groups * c->x_channels;
  const row_range_t rows = {0, run->m};
  char *scratch = kf__scratch_take(run->scratch);
  direct_t own = *run;
  own.planes.data = scratch;
  own.planes.count = 1;
  kf__planes_clear_gaps(&own.planes, run->own_bytes);
  for (int64_t task = begin; task < end; task++) {
    const int64_t first = task % cuts * run->lines_of_task;
    const int64_t stop = kf__min(first + run->lines_of_task, run->lines);
    /* One row more than the lines read: vectors reach beyond the end of the last line. */
    const int64_t after = (stop - 1) * c->stride[1] + (c->kernel[1] - 1) * c->dilation[1] + 2;
    own.planes.first = task / cuts;
    for (int64_t i = 0; i < channels; i++)
      kf__planes_copy_rows(&own.planes, own.planes.first, i, 0, first * c->stride[1],
                           kf__min(after, own.planes.sizes[1]),
                           scratch + i * own.planes.plane * own.item);
    for (int64_t g = 0; g < c->groups; g++)
      for (int64_t line = first; line < stop; line += run->lines_at_once)
        compute_lines(&own, 0, g, rows, line, kf__min(line + run->lines_at_once, stop), NULL);
  }
  kf__scratch_give(run->scratch, scratch);
}

/* ---- Short rows: the positions of an image as one row, gathered into panels ---- */

typedef struct gather {
  const direct_t *run;
  const char *planes;
  int64_t group;
} gather_t;

#define GATHER(T)                                                                            \
  static void gather_##T(const direct_t *run, const T *planes, int64_t first, int64_t count, \
                         int64_t p, int64_t depth, int64_t width, T *to) {                   \
    enum { WIDEST = 64 };                                                                    \
    const T *from[WIDEST];                                                                   \
    for (int64_t j = 0; j < count; j += width) {                                             \
      const int64_t here = kf__min(width, count - j);                                        \
      for (int64_t i = 0; i < here; i++) {                                                   \
        const int64_t at = first + j + i, length = run->conv->y_size[2];                     \
        from[i] = planes + kf__planes_line(&run->planes, at / length) + at % length;         \
      }                                                                                      \
      for (int64_t q = 0; q < depth; q++, to += width) {                                     \
        const int64_t offset = run->planes.offsets[p + q];                                   \
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
  KF_ASSERT(width <= 64); /* WIDEST of the loops above */
  KF_ASSERT(p + depth <= gather->run->k);
  if (gather->run->item == sizeof(float))
    gather_float(gather->run, (const float *)gather->planes, first, count, p, depth, width,
                 (float *)panels);
  else
    gather_double(gather->run, (const double *)gather->planes, first, count, p, depth, width,
                  (double *)panels);
}

/* Weights that are used once are packed here. */
static void pack_group(const void *context, int64_t first, int64_t count, int64_t p, int64_t depth,
                       int64_t width, void *panels) {
  const gather_t *gather = (const gather_t *)context;
  (void)width;
  pack_rows(gather->run, gather->group, first, count, p, depth, (char *)panels);
}

static kf__real_product_t gathered_product(const direct_t *run) {
  return (kf__real_product_t){.loops = run->loops,
                              .item = (size_t)run->item,
                              .k = run->k,
                              .pack_a = pack_group,
                              .pack_b = pack_positions,
                              .packed_rows = kf__round_up(run->m, run->loops->mr)};
}

/* Computes some rows of one group of one image. The result is a matrix of channels and positions: y
 * itself, or a matrix in scratch memory that is copied to y. */
static void gather_image(const direct_t *run, int64_t image, int64_t g, row_range_t range,
                         char *scratch) {
  const kf__conv_t *c = run->conv;
  const int64_t positions = kf__conv_positions(c), rows = kf__round_up(run->m, run->loops->mr);
  const gather_t gather = {run, kf__planes_group(&run->planes, image, g), g};
  kf__real_product_t product = gathered_product(run);
  product.context_a = product.context_b = &gather;
  if (run->weights != NULL) product.packed_a = run->weights + g * run->k * rows * run->item;
  const int64_t begin = range.begin, m = range.end - range.begin;
  kf__gemm_store_t store = {.c = line_target(run, image, g * run->m + begin, 0),
                            .c_rows = c->y.strides[1],
                            .c_columns = 1,
                            .alpha = 1,
                            .beta = 1};
  if (c->bias != NULL) {
    store.d = c->bias + (g * run->m + begin) * run->item;
    store.d_rows = 1;
  }
  const int64_t *s = c->y.strides;
  const bool direct = s[4] == 1 && s[3] == c->y_size[2] && s[2] == s[3] * c->y_size[1];
  char *sums = scratch;
  if (!direct) {
    store.c = sums;
    store.c_rows = positions;
    scratch += kf__round_up(run->rows * positions * run->item, KF__ALIGNMENT);
  }
  kf__real_product_run(&product, begin, m, 0, positions, &store, scratch);
  if (direct) return;
  for (int64_t at = 0; at < positions; at++) {
    const int64_t line = at / c->y_size[2], j = at % c->y_size[2];
    for (int64_t i = 0; i < m; i++)
      memcpy(line_target(run, image, g * run->m + begin + i, line) + j * s[4] * run->item,
             sums + (i * positions + at) * run->item, (size_t)run->item);
  }
}

static void run_gathers(void *context, int64_t begin, int64_t end) {
  direct_t *run = (direct_t *)context;
  char *scratch = kf__scratch_take(run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t group = task / run->row_parts;
    gather_image(run, group / run->conv->groups, group % run->conv->groups,
                 rows_of_part(run, task % run->row_parts), scratch);
  }
  kf__scratch_give(run->scratch, scratch);
}

/* ---- All of it ---- */

/* Lines in one task: the part of the planes that they read should stay in the first-level cache
 * while all channels of the output are computed, and their vectors should fill tiles. */
static int64_t lines_at_once(const direct_t *run) {
  const kf__conv_t *c = run->conv;
  const int64_t channels = kf__max(1, kf__min(run->kc, run->k) / kf__conv_taps(c));
  const int64_t rows = NEAR_BYTES / run->item / (channels * run->planes.pitch);
  const int64_t lines = (rows - (c->kernel[1] - 1) * c->dilation[1]) / c->stride[1];
  const int64_t in_tile = run->loops->nr / run->loops->lanes;
  const int64_t in_line = (c->y_size[2] + run->loops->lanes - 1) / run->loops->lanes;
  const int64_t whole = in_line % in_tile == 0 ? 1 : in_tile; /* lines that fill tiles */
  return kf__min(kf__round_up(kf__max(1, lines), whole), run->lines);
}

static int64_t vectors_in_image(const direct_t *run) {
  const int64_t lanes = run->loops->lanes;
  return run->lines * ((run->conv->y_size[2] + lanes - 1) / lanes);
}

/* Whether all lines of an image are computed at once, although less of the planes stays in the
 * caches: large weights, which are read for each block of lines, cost more. */
static bool takes_all_lines(const direct_t *run, size_t planes, size_t weights) {
  return run->conv->images == 1 && vectors_in_image(run) <= VECTORS_AT_ONCE && weights > 2 * planes;
}

/* Gathering pays where vectors would be filled to less than three fifths. With so many rows that
 * gathering costs little, it also pays where tiles of lines have a tenth more elements than tiles
 * of positions. */
static bool gathering_pays(const direct_t *run, int64_t threads) {
  enum { MANY_ROWS = 64 };
  const int64_t lanes = run->loops->lanes, nr = run->loops->nr, width = run->conv->y_size[2];
  if (run->m <= 1) return false;
  if (5 * width < 3 * kf__round_up(width, lanes)) return true;
  const int64_t in_lines = kf__round_up(vectors_in_image(run) * lanes, nr);
  const int64_t gathered = kf__round_up(run->lines * width, lanes);
  return run->m >= MANY_ROWS * threads && 10 * in_lines > 11 * gathered;
}

/* Steps of the sum while outputs are in registers. Blocks of equal length: a short last one would
 * load and store all outputs for little work. Gathered positions have blocks of kc steps; the order
 * of a sum must not depend on the number of threads. */
static int64_t steps_at_once(const direct_t *run) {
  const int64_t kc = run->loops->kc, blocks = (run->k + kc - 1) / kc;
  return gathering_pays(run, 1) ? kc : (run->k + blocks - 1) / blocks;
}

/* Divides the rows of the product where images and lines are not enough for all threads. */
static void divide_rows(direct_t *run, int64_t tasks) {
  const int64_t wanted = TASKS_PER_THREAD * kf_get_num_threads(), mr = run->loops->mr;
  run->rows = run->m;
  if (tasks < wanted && kf_get_num_threads() > 1)
    run->rows = kf__round_up((run->m * tasks + wanted - 1) / wanted, mr);
  run->rows = kf__min(kf__max(run->rows, kf__min(4 * mr, run->m)), run->m);
  run->row_parts = (run->m + run->rows - 1) / run->rows;
}

/* Tasks get planes of their own, each for about the same part of an image. */
static void divide_images(direct_t *run) {
  const kf__conv_t *c = run->conv;
  const int64_t threads = kf_get_num_threads();
  const int64_t wanted = (OWN_TASKS * threads + c->images - 1) / c->images;
  run->lines_of_task = 0;
  if (threads == 1 || c->images == 1 || 2 * c->images < threads || c->x_size[0] != 1 ||
      c->y_size[0] != 1 || c->kernel[0] != 1 || c->padding[0] != 0 || run->gathers || !run->in_rows)
    return;
  kf__planes_t one = run->planes;
  if (!kf__planes_lay_out(&one, c, 1, run->loops->nr, &run->own_bytes) ||
      run->own_bytes > OWN_BYTES)
    return;
  run->lines_of_task = kf__round_up((run->lines + wanted - 1) / wanted, run->lines_at_once);
  if (c->images * cuts_of_image(run) < 2 * threads)
    run->lines_of_task = 0;
  else
    run->planes = one;
}

static kf_status_t run_images(direct_t *run) {
  const int64_t tasks = run->conv->images * cuts_of_image(run);
  kf__scratch_t scratch;
  run->scratch = &scratch;
  KF_TRY(kf__scratch_create(&scratch, run->own_bytes, tasks));
  const double work = (double)run->m * (double)run->k * (double)run->conv->groups *
                      (double)run->conv->y_size[2] * (double)run->lines_of_task;
  const kf_status_t status =
      kf__parallel_try(0, tasks, (int64_t)(PARALLEL_WORK / work) + 1, run_own_lines, run);
  kf__scratch_destroy(&scratch);
  return status;
}

static kf_status_t run_chunks(direct_t *run, int64_t images_at_once) {
  const kf__conv_t *c = run->conv;
  const int64_t blocks =
      run->gathers ? 1 : (run->lines + run->lines_at_once - 1) / run->lines_at_once;
  divide_rows(run, images_at_once * c->groups * blocks);
  const int64_t in_image = c->groups * blocks * run->row_parts;
  size_t each = 0;
  if (run->gathers) {
    const kf__real_product_t product = gathered_product(run);
    each = kf__real_product_scratch(&product, run->rows, kf__conv_positions(c)) +
           (size_t)kf__round_up(run->rows * kf__conv_positions(c) * run->item, KF__ALIGNMENT);
  } else if (!run->in_rows) {
    each = (size_t)(run->lines_at_once * run->m * c->y_size[2] * run->item);
  }
  kf__scratch_t scratch;
  run->scratch = &scratch;
  KF_TRY(kf__scratch_create(&scratch, each, images_at_once * in_image));
  const double work = (double)run->rows * (double)run->k * (double)c->y_size[2] *
                      (double)(run->gathers ? run->lines : run->lines_at_once);
  const int64_t grain = (int64_t)(PARALLEL_WORK / work) + 1;
  kf_status_t status = KF_OK;
  for (int64_t first = 0; first < c->images && status == KF_OK; first += images_at_once) {
    kf__planes_copy(&run->planes, first, kf__min(images_at_once, c->images - first));
    status = kf__parallel_try(0, run->planes.count * in_image, grain,
                              run->gathers ? run_gathers : run_lines, run);
  }
  kf__scratch_destroy(&scratch);
  return status;
}

kf_status_t kf__conv_direct(const kf__conv_t *conv) {
  KF_ASSERT(kf__conv_is_real(conv));
  KF_ASSERT(conv->x_channels > 0);
  KF_ASSERT(conv->y_channels > 0);
  KF_ASSERT(kf__conv_positions(conv) > 0);
  if (kf__conv_taps_pay(conv)) return kf__conv_taps_forward(conv);
  direct_t run;
  run.conv = conv;
  run.loops = kf__conv_loops(conv);
  run.item = (int64_t)kf_dtype_size(conv->dtype);
  run.m = conv->y_channels;
  run.k = conv->x_channels * kf__conv_taps(conv);
  run.lines = conv->y_size[0] * conv->y_size[1];
  const int64_t images = kf__min(conv->images, kf_get_num_threads());
  size_t planes;
  if (!kf__planes_lay_out(&run.planes, conv, images, run.loops->nr, &planes))
    return kf__no_memory();
  run.in_rows = conv->y.strides[4] == 1 || conv->y_size[2] == 1;
  run.gathers = gathering_pays(&run, kf_get_num_threads());
  run.kc = steps_at_once(&run);
  run.lines_at_once = lines_at_once(&run);
  size_t weights = (size_t)(conv->groups * run.k * kf__round_up(run.m, run.loops->mr) * run.item);
  if (takes_all_lines(&run, planes, weights)) run.lines_at_once = run.lines;
  /* Weights that are used once are packed where they are used. */
  const bool once = conv->images == 1 &&
                    (run.gathers || (run.lines_at_once == run.lines &&
                                     vectors_in_image(&run) <= VECTORS_AT_ONCE)) &&
                    run.loops->mr * run.loops->kc * run.item <= PANEL_BYTES;
  if (once) weights = 0;
  divide_images(&run);
  if (run.lines_of_task > 0) planes = (size_t)run.k * sizeof(int64_t); /* offsets alone */
  const size_t size = planes + weights + KF__ALIGNMENT;
  char *memory = (char *)kf__block_alloc(size);
  if (memory == NULL) return kf__no_memory();
  char *const rest = memory + kf__round_up((int64_t)weights, KF__ALIGNMENT);
  if (run.lines_of_task > 0)
    kf__planes_set_offsets(&run.planes, (int64_t *)(void *)rest);
  else
    kf__planes_set_memory(&run.planes, rest, planes);
  run.weights = once ? NULL : memory;
  if (!once) pack_weights(&run);
  const kf_status_t status = run.lines_of_task > 0 ? run_images(&run) : run_chunks(&run, images);
  kf__block_free(memory, size);
  return status;
}
