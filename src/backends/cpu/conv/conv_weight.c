/* The gradient of a convolution's weight: Note [Taps in place].
 *
 * Steps are distributed to chains, consecutive ones to the same chain. Every chain has sums of its
 * own, which are added in order at the end. The number of chains depends on the geometry alone, so
 * that the result does not depend on the number of threads. A task is a chain and a part of the
 * rows. */
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/parallel.h"

enum {
  CHAIN_POSITIONS = 512, /* at least, of all images together */
  MOST_CHAINS = 16,
  CHAIN_BYTES = 16 << 20, /* of the sums of all chains */
  PARALLEL_WORK = 1 << 17,
  TURNED_CHANNELS = 16,
  TURNED_ROWS = 64
};

typedef struct weighing {
  kf__taps_t taps;
  int64_t rows; /* of the sums of a group: whole tiles */
  int64_t chains;
  int64_t part, parts; /* rows of a task, tasks of a chain and group */
  char *sums;          /* [chain][group][row][column] */
  kf__scratch_t scratch;
} weighing_t;

bool kf__conv_taps_weigh(const kf__conv_t *conv) {
  enum { LEAST_POSITIONS = 128 };
  return kf__conv_has_taps(conv) && conv->images * kf__conv_positions(conv) >= LEAST_POSITIONS;
}

/* ---- A step ---- */

/* Columns of the panel that begins at a column: as many vectors as a tile has. Four vectors are two
 * tiles of two, which takes less time than three and one. */
static int64_t panel_width(const kf__taps_t *run, int64_t column) {
  const int64_t left = run->pitch - column, lanes = run->loops->lanes;
  return left == 4 * lanes ? 2 * lanes : kf__min(left, run->loops->nr);
}

static void pack_y(const kf__tap_step_t *s, float *panels) {
  const kf__taps_t *run = s->run;
  const int64_t *strides = run->conv->y.strides, in_image = s->positions / s->images;
  int64_t offsets[64];
  KF_ASSERT(run->loops->nr <= 64);
  for (int64_t i = 0; i < run->loops->nr; i++) offsets[i] = i * strides[1];
  for (int64_t column = 0, width; column < run->pitch; column += width) {
    width = panel_width(run, column);
    const float *y = (const float *)(void *)run->conv->y.data + s->image * strides[0] +
                     (s->g * run->m + column) * strides[1] + s->line * run->conv->y_size[2];
    for (int64_t i = 0; i < s->images; i++)
      run->loops->turn_rows(y + i * strides[0], offsets, kf__min(width, run->m - column), in_image,
                            width, panels + column * s->positions + i * in_image * width);
  }
}

/* Adds the step to rows begin … end - 1 of the sums of a group, for some channels after the other:
 * for whole tiles, because a tile overwrites the rows after the last one. */
static void add_step(const kf__tap_step_t *s, int64_t begin, int64_t end, float *panels,
                     float *sums, bool adds) {
  const kf__taps_t *run = s->run;
  pack_y(s, panels);
  for (int64_t row = begin, next; row < end; row = next) {
    const int64_t channel = row / run->taps, mr = run->loops->mr;
    next = kf__min((channel + run->block) * run->taps / mr * mr, end);
    if (channel + run->block >= run->conv->x_channels) next = end;
    KF_ASSERT(next > row);
    const float *x = kf__taps_copy(s, channel, (next - 1) / run->taps + 1);
    for (int64_t column = 0, width; column < run->pitch; column += width) {
      width = panel_width(run, column);
      run->loops->taps(next - row, width, s->positions, x, run->planes.offsets + row, s->at,
                       panels + column * s->positions, sums + row * run->pitch + column, run->pitch,
                       adds);
    }
  }
}

/* ---- Tasks ---- */

static float *sums_of(const weighing_t *run, int64_t chain, int64_t g) {
  return (float *)(void *)run->sums +
         (chain * run->taps.conv->groups + g) * run->rows * run->taps.pitch;
}

/* Elements of the panels of y. */
static int64_t panels_size(const weighing_t *run) {
  return kf__round_up(run->taps.pitch * kf__taps_positions(&run->taps), KF__ALIGNMENT);
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
  weighing_t *run = (weighing_t *)context;
  const int64_t groups = run->taps.conv->groups, steps = run->taps.steps;
  char *scratch = kf__scratch_take(&run->scratch);
  float *const panels = (float *)(void *)scratch;
  kf__tap_step_t s = {.run = &run->taps, .x = panels + panels_size(run)};
  s.at = (int64_t *)(void *)(s.x + kf__taps_plane_size(&run->taps));
  for (int64_t task = begin; task < end; task++) {
    const int64_t row = task % run->parts * run->part, chain = task / run->parts / groups;
    const int64_t first = chain * steps / run->chains, last = (chain + 1) * steps / run->chains;
    s.g = task / run->parts % groups;
    for (int64_t index = first; index < last && !kf__loop_stopped(); index++) {
      kf__taps_set_step(&s, index);
      add_step(&s, row, kf__min(row + run->part, run->taps.k), panels, sums_of(run, chain, s.g),
               index != first);
    }
  }
  kf__scratch_give(&run->scratch, scratch);
}

/* Adds chains and turns the sum of some rows and some channels of a group. */
static void turn_block(const weighing_t *run, int64_t g, int64_t row, int64_t channel) {
  const int64_t rows = kf__min(TURNED_ROWS, run->taps.k - row);
  const int64_t channels = kf__min(TURNED_CHANNELS, run->taps.m - channel);
  _Alignas(KF__ALIGNMENT) float sums[TURNED_ROWS * TURNED_CHANNELS] = {0};
  for (int64_t chain = 0; chain < run->chains; chain++) {
    const float *from = sums_of(run, chain, g) + row * run->taps.pitch + channel;
    for (int64_t i = 0; i < rows; i++, from += run->taps.pitch)
      for (int64_t j = 0; j < channels; j++) sums[i * TURNED_CHANNELS + j] += from[j];
  }
  float *weight = (float *)(void *)run->taps.conv->weight;
  kf__taps_turn(run->taps.loops, sums, TURNED_CHANNELS, rows, channels,
                weight + (g * run->taps.m + channel) * run->taps.k + row, run->taps.k);
}

static void turn_blocks(void *context, int64_t begin, int64_t end) {
  const weighing_t *run = (const weighing_t *)context;
  const int64_t across = (run->taps.m + TURNED_CHANNELS - 1) / TURNED_CHANNELS;
  const int64_t down = (run->taps.k + TURNED_ROWS - 1) / TURNED_ROWS;
  for (int64_t at = begin; at < end; at++)
    turn_block(run, at / across / down, at / across % down * TURNED_ROWS,
               at % across * TURNED_CHANNELS);
}

/* ---- All of it ---- */

/* Rows of a task: the number of parts that keeps all threads busy in the fewest rounds. Every part
 * packs y again, which takes as long as PACK_ROWS rows. */
static void divide_rows(weighing_t *run) {
  enum { MOST_ROUNDS = 3, PACK_ROWS = 12 };
  const int64_t threads = kf_get_num_threads(), k = run->taps.k;
  const int64_t others = run->chains * run->taps.conv->groups;
  int64_t least = INT64_MAX;
  for (int64_t rounds = 1; rounds <= (threads == 1 ? 1 : MOST_ROUNDS); rounds++) {
    const int64_t wanted = kf__max(1, rounds * threads / others);
    const int64_t part = kf__round_up((k + wanted - 1) / wanted, run->taps.loops->mr);
    const int64_t parts = (k + part - 1) / part;
    const int64_t cost = (others * parts + threads - 1) / threads * (part + PACK_ROWS);
    if (cost >= least) continue;
    least = cost;
    run->part = part;
    run->parts = parts;
  }
}

static void plan(weighing_t *run, const kf__conv_t *conv) {
  const int64_t positions = kf__conv_positions(conv);
  kf__taps_init(&run->taps, conv);
  kf__taps_divide(&run->taps, KF__TAP_POSITIONS / conv->y_size[2], KF__TAP_POSITIONS / positions);
  run->rows = kf__round_up(run->taps.k, run->taps.loops->mr);
  const int64_t bytes = conv->groups * run->rows * run->taps.pitch * (int64_t)sizeof(float);
  const int64_t by_work = kf__min(positions * conv->images / CHAIN_POSITIONS, run->taps.steps);
  run->chains = kf__max(1, kf__min(by_work, kf__min(CHAIN_BYTES / bytes, MOST_CHAINS)));
  divide_rows(run);
}

static kf_status_t run_all(weighing_t *run) {
  const kf__conv_t *c = run->taps.conv;
  const int64_t positions = kf__taps_positions(&run->taps),
                tasks = run->chains * c->groups * run->parts;
  const int64_t numbers = panels_size(run) + kf__taps_plane_size(&run->taps);
  KF_TRY(kf__scratch_create(
      &run->scratch, (size_t)numbers * sizeof(float) + (size_t)positions * sizeof(int64_t), tasks));
  const double work =
      (double)run->taps.m * (double)run->part * (double)(positions * run->taps.steps);
  const int64_t grain = (int64_t)(PARALLEL_WORK * (double)run->chains / work) + 1;
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_tasks, run);
  kf__scratch_destroy(&run->scratch);
  return status;
}

kf_status_t kf__conv_taps_to_weight(const kf__conv_t *conv) {
  enum { TURNED_AT_ONCE = 16 };
  weighing_t run;
  plan(&run, conv);
  size_t shared;
  if (!kf__taps_lay_out(&run.taps, conv->x_channels, false, &shared)) return kf__no_memory();
  const int64_t sums =
      run.chains * conv->groups * run.rows * run.taps.pitch * (int64_t)sizeof(float);
  char *memory =
      (char *)kf_alloc((size_t)(sums + KF__ALIGNMENT + run.taps.k * (int64_t)sizeof(int64_t)));
  if (memory == NULL) return kf__no_memory();
  run.sums = memory + (KF__ALIGNMENT - (uintptr_t)memory % KF__ALIGNMENT);
  kf__planes_set_offsets(&run.taps.planes, (int64_t *)(void *)(run.sums + sums));
  const kf_status_t status = run_all(&run);
  const int64_t down = (run.taps.k + TURNED_ROWS - 1) / TURNED_ROWS;
  const int64_t across = (run.taps.m + TURNED_CHANNELS - 1) / TURNED_CHANNELS;
  if (status == KF_OK)
    kf__parallel_for(0, conv->groups * down * across, TURNED_AT_ONCE / run.chains + 1, turn_blocks,
                     &run);
  kf_free(memory);
  return status;
}
