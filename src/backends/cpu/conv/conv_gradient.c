/* The other two directions of a convolution without a matrix of columns, for float32 and float64.
 *
 * To the input: where the stride is 1, x is a forward convolution of y with the reversed kernel and
 * the padding that is left. To the weight: a product of y with the elements that each tap reads;
 * its panels are transposed directly from the planes. */
#include "backends/cpu/conv/conv_planes.h"
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/loops/prefetch.h"
#include "backends/cpu/matmul/real_product.h"
#include "base/parallel.h"

enum { PARALLEL_WORK = 1 << 17 };

/* ---- To the input ---- */

/* Transposes channels and reverses taps. The turned convolution multiplies its padding as well, and
 * 0 times an infinite weight is NaN where the original convolution has no such product: if a weight
 * is not finite, the caller uses columns. */
typedef struct turning {
  const kf__conv_t *conv;
  char *to;
  bool infinite; /* or NaN; set by any thread */
} turning_t;

/* Rows of the turned weight that are written side by side. AArch64 reads long runs faster than many
 * short ones; x86-64 writes few streams faster than many (512 channels, one thread: 2.1 instead
 * of 4.4 ms). */
#if KF__READS_AHEAD
#define ROWS_TOGETHER(rows) (rows)
#else
#define ROWS_TOGETHER(rows) kf__min(rows, 8)
#endif

/* Rows begin … end - 1 of the turned weight, counted over all groups. */
#define TURN_WEIGHTS(T, BITS, EXPONENT)                                                          \
  static void turn_##T(void *context, int64_t begin, int64_t end) {                              \
    turning_t *run = (turning_t *)context;                                                       \
    const kf__conv_t *c = run->conv;                                                             \
    const int64_t taps = kf__conv_taps(c), m = c->y_channels, n = c->x_channels;                 \
    BITS most = 0; /* of the weights without their signs */                                      \
    for (int64_t row = begin, rows; row < end; row += rows) {                                    \
      const int64_t g = row / n;                                                                 \
      rows = ROWS_TOGETHER(kf__min(end, (g + 1) * n) - row);                                     \
      for (int64_t i = 0; i < m; i++) {                                                          \
        const T *from = (const T *)(void *)c->weight + ((g * m + i) * n + row % n) * taps;       \
        T *to = (T *)(void *)run->to + (row * m + i) * taps;                                     \
        for (int64_t j = 0; j < rows; j++, from += taps, to += m * taps)                         \
          for (int64_t k = 0; k < taps; k++) {                                                   \
            BITS bits;                                                                           \
            memcpy(&bits, &from[k], sizeof bits);                                                \
            bits <<= 1;                                                                          \
            most = bits > most ? bits : most;                                                    \
            to[taps - 1 - k] = from[k];                                                          \
          }                                                                                      \
      }                                                                                          \
    }                                                                                            \
    if (most >= (BITS)(EXPONENT) << 1) __atomic_store_n(&run->infinite, true, __ATOMIC_RELAXED); \
  }
TURN_WEIGHTS(float, uint32_t, 0x7f800000u)
TURN_WEIGHTS(double, uint64_t, 0x7ff0000000000000u)

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
  enum { TURNED_AT_ONCE = 1 << 14 };
  *out_done = false;
  if (!has_turned(conv)) return KF_OK;
  *turned = *conv;
  turned->weight = (char *)kf__block_alloc(kf__conv_weight_bytes(conv));
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
  turning_t run = {conv, turned->weight, false};
  kf__parallel_for(0, conv->groups * conv->x_channels,
                   TURNED_AT_ONCE / (conv->y_channels * kf__conv_taps(conv)) + 1,
                   conv->dtype == KF_DTYPE_FLOAT32 ? turn_float : turn_double, &run);
  *out_done = !run.infinite;
  if (!*out_done) kf__block_free(turned->weight, kf__conv_weight_bytes(conv));
  return KF_OK;
}

/* ---- To the weight ----
 *
 * The sum over all positions of all images is cut into chains: image i belongs to chain
 * i % chains. Chains are computed at the same time, into sums of their own, which are added in
 * order at the end. Their number depends on the geometry alone, so that the result does not depend
 * on the number of threads. Several small images are one step of a chain, so that the sums are not
 * loaded and stored for a few positions. */

enum {
  MOST_CHAINS = 4,
  CHAIN_BYTES = 16 << 20, /* of the sums of all chains, and twice this of their planes */
  LEAST_DEPTH = 256       /* positions of a step, where images are smaller */
};

typedef struct weighing {
  const kf__conv_t *conv;
  const kf__gemm_loops_t *loops;
  int64_t item, m, k;    /* rows and columns of the weight of one group */
  int64_t chains, depth; /* images of a chain in one step */
  int64_t part, parts;   /* columns in one task, tasks of a group */
  int64_t step;          /* steps before this one */
  char *sums;            /* weights of all chains but the first */
  kf__planes_t planes;   /* of the images of a step */
  kf__scratch_t scratch; /* last: it is large */
} weighing_t;

/* The operands of one group of one chain. Its images are at [first, first + chains, …]. */
typedef struct group {
  const weighing_t *run;
  int64_t g, first; /* the first image, counted in the planes */
} group_t;

/* Images of a chain among those in the planes now. */
static int64_t images_of_chain(const weighing_t *run, int64_t chain) {
  return (run->planes.count - chain + run->chains - 1) / run->chains;
}

/* Position p of the sum as the image in the planes that has it, and the position there. */
static int64_t image_at(const group_t *group, int64_t p, int64_t *out_position) {
  const int64_t positions = kf__conv_positions(group->run->conv);
  *out_position = p % positions;
  return group->first + p / positions * group->run->chains;
}

static void pack_y(const void *context, int64_t first, int64_t count, int64_t p, int64_t depth,
                   int64_t width, void *panels) {
  const group_t *group = (const group_t *)context;
  const weighing_t *run = group->run;
  const int64_t *s = run->conv->y.strides, item = run->item;
  const int64_t positions = kf__conv_positions(run->conv);
  const char *channel = run->conv->y.data + (group->g * run->m + first) * s[1] * item;
  for (int64_t i = 0; i < count; i += width)
    for (int64_t done = 0, n; done < depth; done += n) {
      int64_t at;
      const int64_t image = run->planes.first + image_at(group, p + done, &at);
      n = kf__min(positions - at, depth - done);
      run->loops->pack_a(channel + (image * s[0] + i * s[1] + at * s[4]) * item, s[1], s[4],
                         kf__min(width, count - i), n,
                         (char *)panels + (i * depth + done * width) * item);
    }
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
  for (int64_t j = 0; j < count; j += width) {
    const int64_t here = kf__min(width, count - j);
    for (int64_t done = 0, n; done < depth; done += n, to += n * width * item) {
      int64_t at;
      const int64_t image = image_at(group, p + done, &at), w = at % length;
      n = kf__min(length - w, depth - done);
      group->run->loops->turn_rows(kf__planes_group(planes, image, group->g) +
                                       (kf__planes_line(planes, at / length) + w) * item,
                                   planes->offsets + first + j, here, n, width, to);
    }
  }
}

static kf__real_product_t product_of(const weighing_t *run, const group_t *group, int64_t images) {
  return (kf__real_product_t){.loops = run->loops,
                              .item = (size_t)run->item,
                              .k = images * kf__conv_positions(run->conv),
                              .pack_a = pack_y,
                              .pack_b = pack_taps,
                              .context_a = group,
                              .context_b = group};
}

static int64_t weight_bytes(const weighing_t *run) {
  return run->conv->groups * run->m * run->k * run->item;
}

static char *sums_of_chain(const weighing_t *run, int64_t chain) {
  return chain == 0 ? run->conv->weight : run->sums + (chain - 1) * weight_bytes(run);
}

static void add_parts(void *context, int64_t begin, int64_t end) {
  weighing_t *run = (weighing_t *)context;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t g = task / run->parts % run->conv->groups, j = task % run->parts * run->part;
    const int64_t chain = task / run->parts / run->conv->groups;
    KF_ASSERT(chain < run->chains);
    KF_ASSERT(j < run->k);
    const group_t group = {run, g, chain};
    const kf__real_product_t product = product_of(run, &group, images_of_chain(run, chain));
    kf__gemm_store_t to = {.c = sums_of_chain(run, chain) + (g * run->m * run->k + j) * run->item,
                           .c_rows = run->k,
                           .c_columns = 1,
                           .d_rows = run->k,
                           .d_columns = 1,
                           .alpha = 1,
                           .beta = 1};
    if (run->step != 0) to.d = to.c;
    kf__real_product_run(&product, 0, run->m, j, kf__min(run->part, run->k - j), &to, scratch);
  }
  kf__scratch_give(&run->scratch, scratch);
}

/* Adds the sums of all chains to the weight, in order. */
#define ADD_CHAINS(T)                                                              \
  static void add_chains_##T(void *context, int64_t begin, int64_t end) {          \
    const weighing_t *run = (const weighing_t *)context;                           \
    T *restrict weight = (T *)(void *)run->conv->weight;                           \
    for (int64_t chain = 1; chain < run->chains; chain++) {                        \
      const T *restrict sums = (const T *)(const void *)sums_of_chain(run, chain); \
      for (int64_t i = begin; i < end; i++) weight[i] += sums[i];                  \
    }                                                                              \
  }
ADD_CHAINS(float)
ADD_CHAINS(double)

static kf_status_t add_images(weighing_t *run) {
  enum { ADDED_AT_ONCE = 1 << 13 };
  const kf__conv_t *c = run->conv;
  const kf__real_product_t product = product_of(run, NULL, run->depth);
  const double work = (double)run->m * (double)run->part * (double)product.k;
  const int64_t grain = (int64_t)(PARALLEL_WORK / work) + 1, in_chain = c->groups * run->parts;
  const int64_t at_once = run->chains * run->depth;
  KF_TRY(kf__scratch_create(&run->scratch, kf__real_product_scratch(&product, run->m, run->part),
                            (run->chains * in_chain + grain - 1) / grain));
  kf_status_t status = KF_OK;
  for (run->step = 0; run->step * at_once < c->images && status == KF_OK; run->step++) {
    const int64_t first = run->step * at_once;
    kf__planes_copy(&run->planes, first, kf__min(at_once, c->images - first));
    status = kf__parallel_try(0, kf__min(run->chains, run->planes.count) * in_chain, grain,
                              add_parts, run);
  }
  kf__scratch_destroy(&run->scratch);
  if (status == KF_OK && run->chains > 1)
    kf__parallel_for(0, c->groups * run->m * run->k, ADDED_AT_ONCE,
                     c->dtype == KF_DTYPE_FLOAT32 ? add_chains_float : add_chains_double, run);
  return status;
}

static int64_t chains_of(const weighing_t *run) {
  const kf__conv_t *c = run->conv;
  const int64_t image = c->groups * c->x_channels * c->x_size[0] * c->x_size[1] * c->x_size[2];
  const int64_t by_weight = CHAIN_BYTES / kf__max(1, weight_bytes(run));
  const int64_t by_planes = 2 * CHAIN_BYTES / kf__max(1, image * run->item);
  return kf__max(1, kf__min(kf__min(MOST_CHAINS, c->images), kf__min(by_weight, by_planes)));
}

/* Columns of a task: the number of parts that keeps all threads busy in the fewest rounds. Every
 * part packs y again, which takes as long as PACK_COLUMNS columns. */
static void divide_columns(weighing_t *run) {
  enum { MOST_ROUNDS = 3, PACK_COLUMNS = 24 };
  const int64_t threads = kf_get_num_threads(), others = run->chains * run->conv->groups;
  int64_t least = INT64_MAX;
  for (int64_t rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
    const int64_t wanted = kf__max(1, rounds * threads / others);
    const int64_t part =
        kf__min(kf__round_up((run->k + wanted - 1) / wanted, run->loops->lanes), run->k);
    const int64_t parts = (run->k + part - 1) / part;
    const int64_t cost = (others * parts + threads - 1) / threads * (part + PACK_COLUMNS);
    if (threads == 1 && rounds > 1) break;
    if (cost >= least) continue;
    least = cost;
    run->part = part;
    run->parts = parts;
  }
}

kf_status_t kf__conv_direct_to_weight(const kf__conv_t *conv) {
  KF_ASSERT(kf__conv_is_real(conv));
  KF_ASSERT(conv->images > 0); /* the first images initialize the weight */
  KF_ASSERT(kf__conv_positions(conv) > 0);
  if (kf__conv_taps_weigh(conv)) return kf__conv_taps_to_weight(conv);
  weighing_t run;
  run.conv = conv;
  run.loops = kf__conv_loops(conv);
  run.item = (int64_t)kf_dtype_size(conv->dtype);
  run.m = conv->y_channels;
  run.k = conv->x_channels * kf__conv_taps(conv);
  run.chains = chains_of(&run);
  run.depth =
      kf__max(1, kf__min(LEAST_DEPTH / kf__conv_positions(conv), conv->images / run.chains));
  divide_columns(&run);
  size_t bytes;
  if (!kf__planes_lay_out(&run.planes, conv, run.chains * run.depth, 0, &bytes))
    return kf__no_memory();
  const int64_t planes = kf__round_up((int64_t)bytes, KF__ALIGNMENT);
  const size_t size = (size_t)(planes + (run.chains - 1) * weight_bytes(&run));
  char *memory = (char *)kf__block_alloc(size);
  if (memory == NULL) return kf__no_memory();
  kf__planes_set_memory(&run.planes, memory, bytes);
  run.sums = memory + planes;
  const kf_status_t status = add_images(&run);
  kf__block_free(memory, size);
  return status;
}
