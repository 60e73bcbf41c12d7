/* The gradient of a convolution's weight: Note [Taps in place].
 *
 * Steps are distributed to chains, consecutive ones to the same chain. Every chain has sums of its
 * own, which are added in order at the end. The number of chains depends on the geometry alone, so
 * that the result does not depend on the number of threads. A task is a chain, a part of the rows
 * and a part of the columns. */
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/thread_scratch.h"
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
  int64_t part, parts;     /* rows of a task, parts of all rows */
  int64_t columns, across; /* columns of a task, parts of all columns */
  char *sums;              /* [chain][group][row][column] */
  kf__scratch_t scratch;
} weighing_t;

bool kf__conv_taps_weigh(const kf__conv_t *conv) {
  enum { LEAST_POSITIONS = 128 };
  return kf__conv_has_taps(conv) && conv->images * kf__conv_positions(conv) >= LEAST_POSITIONS;
}

/* ---- A step ---- */

/* Columns of a task, and of its panel that begins at one of them: as many vectors as a tile has.
 * Four vectors are two tiles of two, which takes less time than three and one. */
typedef struct range {
  int64_t begin, end;
} range_t;

static int64_t panel_width(const kf__taps_t *run, range_t columns, int64_t column) {
  const int64_t left = columns.end - column, lanes = run->loops->lanes;
  return left == 4 * lanes ? 2 * lanes : kf__min(left, run->loops->nr);
}

static void pack_y(const kf__tap_step_t *s, range_t columns, float *panels) {
  const kf__taps_t *run = s->run;
  const int64_t *strides = run->conv->y.strides, in_image = s->positions / s->images;
  int64_t offsets[64];
  KF_ASSERT(run->loops->nr <= 64);
  for (int64_t i = 0; i < run->loops->nr; i++) offsets[i] = i * strides[1];
  for (int64_t column = columns.begin, width; column < columns.end; column += width) {
    width = panel_width(run, columns, column);
    const float *y = (const float *)(void *)run->conv->y.data + s->image * strides[0] +
                     (s->g * run->m + column) * strides[1] + s->line * run->conv->y_size[2];
    for (int64_t i = 0; i < s->images; i++)
      run->loops->turn_rows(
          y + i * strides[0], offsets, kf__min(width, run->m - column), in_image, width,
          panels + (column - columns.begin) * s->positions + i * in_image * width);
  }
}

/* Adds the step to rows begin … end - 1 of the sums of a group, for some channels after the other:
 * for whole tiles, because a tile overwrites the rows after the last one. */
static void add_step(const kf__tap_step_t *s, range_t rows, range_t columns, float *panels,
                     float *sums, bool adds) {
  const kf__taps_t *run = s->run;
  pack_y(s, columns, panels);
  for (int64_t row = rows.begin, next; row < rows.end; row = next) {
    const int64_t channel = row / run->taps, mr = run->loops->mr;
    next = kf__min((channel + run->block) * run->taps / mr * mr, rows.end);
    if (channel + run->block >= run->conv->x_channels) next = rows.end;
    KF_ASSERT(next > row);
    const float *x = kf__taps_copy(s, channel, (next - 1) / run->taps + 1);
    for (int64_t column = columns.begin, width; column < columns.end; column += width) {
      width = panel_width(run, columns, column);
      run->loops->taps(next - row, width, s->positions, x, run->planes.offsets + row, s->at,
                       panels + (column - columns.begin) * s->positions,
                       sums + row * run->pitch + column, run->pitch, adds);
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
  return kf__round_up(run->columns * kf__taps_positions(&run->taps), KF__ALIGNMENT);
}

/* Adds chains and turns the sum of some rows and columns of a group. */
static void turn_block(const weighing_t *run, int64_t g, range_t rows, range_t columns) {
  const int64_t pitch = run->taps.pitch, channels = columns.end - columns.begin;
  _Alignas(KF__ALIGNMENT) float sums[TURNED_ROWS * TURNED_CHANNELS] = {0};
  for (int64_t chain = 0; chain < run->chains; chain++) {
    const float *from = sums_of(run, chain, g) + rows.begin * pitch + columns.begin;
    for (int64_t i = 0; i < rows.end - rows.begin; i++, from += pitch)
      for (int64_t j = 0; j < channels; j++) sums[i * TURNED_CHANNELS + j] += from[j];
  }
  float *weight = (float *)(void *)run->taps.conv->weight;
  kf__taps_turn(run->taps.loops, sums, TURNED_CHANNELS, rows.end - rows.begin, channels,
                weight + (g * run->taps.m + columns.begin) * run->taps.k + rows.begin, run->taps.k);
}

/* The same for more of them; there may be columns beyond the channels. */
static void turn_all(const weighing_t *run, int64_t g, range_t rows, range_t columns) {
  const int64_t last = kf__min(columns.end, run->taps.m);
  for (int64_t i = rows.begin; i < rows.end; i += TURNED_ROWS)
    for (int64_t j = columns.begin; j < last; j += TURNED_CHANNELS)
      turn_block(run, g, (range_t){i, kf__min(i + TURNED_ROWS, rows.end)},
                 (range_t){j, kf__min(j + TURNED_CHANNELS, last)});
}

/* Blocks begin … end - 1 of all groups. */
static void turn_blocks(void *context, int64_t begin, int64_t end) {
  const weighing_t *run = (const weighing_t *)context;
  const int64_t across = (run->taps.m + TURNED_CHANNELS - 1) / TURNED_CHANNELS;
  const int64_t down = (run->taps.k + TURNED_ROWS - 1) / TURNED_ROWS;
  for (int64_t at = begin; at < end; at++) {
    const int64_t row = at / across % down * TURNED_ROWS, column = at % across * TURNED_CHANNELS;
    turn_all(run, at / across / down, (range_t){row, kf__min(row + TURNED_ROWS, run->taps.k)},
             (range_t){column, column + TURNED_CHANNELS});
  }
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
  weighing_t *run = (weighing_t *)context;
  const int64_t groups = run->taps.conv->groups, steps = run->taps.steps;
  char *scratch = kf__scratch_take(&run->scratch);
  float *const panels = (float *)(void *)scratch;
  kf__tap_step_t s = {.run = &run->taps, .x = panels + panels_size(run)};
  s.at = (int64_t *)(void *)(s.x + kf__taps_plane_size(&run->taps));
  for (int64_t task = begin; task < end; task++) {
    const int64_t row = task % run->parts * run->part;
    const int64_t column = task / run->parts % run->across * run->columns;
    const int64_t other = task / run->parts / run->across, chain = other / groups;
    const int64_t first = chain * steps / run->chains, last = (chain + 1) * steps / run->chains;
    const range_t rows = {row, kf__min(row + run->part, run->taps.k)};
    const range_t columns = {column, kf__min(column + run->columns, run->taps.pitch)};
    s.g = other % groups;
    for (int64_t index = first; index < last && !kf__loop_stopped(); index++) {
      kf__taps_set_step(&s, index);
      add_step(&s, rows, columns, panels, sums_of(run, chain, s.g), index != first);
    }
    if (run->chains == 1) turn_all(run, s.g, rows, columns);
  }
  kf__scratch_give(&run->scratch, scratch);
}

/* ---- All of it ---- */

/* The time of a task with so many rows and columns, for each position. A tile of three vectors
 * takes 37; a vector of y is packed, and an element of the planes copied. */
static int64_t cost_of_task(const weighing_t *run, int64_t rows, int64_t columns) {
  enum { PACK_VECTOR = 18, COPY_ELEMENT = 2 };
  static const int64_t costs[] = {0, 16, 26, 37};
  const int64_t vectors = columns / run->taps.loops->lanes, mr = run->taps.loops->mr;
  const int64_t tile = vectors / 3 * costs[3] + costs[vectors % 3];
  return (rows + mr - 1) / mr * tile + vectors * PACK_VECTOR + rows / run->taps.taps * COPY_ELEMENT;
}

/* Rows and columns of a task: those that keep all threads busy for the shortest time. */
static void divide_tasks(weighing_t *run) {
  enum { MOST_ROUNDS = 4, MOST_ACROSS = 16, IDLE = 4 };
  const int64_t threads = kf_get_num_threads(), k = run->taps.k, pitch = run->taps.pitch;
  int64_t least = INT64_MAX;
  for (int64_t across = 1; across <= (threads == 1 ? 1 : MOST_ACROSS); across *= 2) {
    const int64_t columns = kf__round_up((pitch + across - 1) / across, run->taps.loops->lanes);
    const int64_t others = run->chains * run->taps.conv->groups * ((pitch + columns - 1) / columns);
    for (int64_t rounds = 1; rounds <= (threads == 1 ? 1 : MOST_ROUNDS); rounds++) {
      const int64_t wanted = kf__max(1, rounds * threads / others);
      const int64_t part = kf__round_up((k + wanted - 1) / wanted, run->taps.loops->mr);
      const int64_t parts = (k + part - 1) / part;
      const int64_t task = cost_of_task(run, kf__min(part, k), columns);
      int64_t cost = (others * parts + threads - 1) / threads * task;
      if (threads > 1) cost += task / IDLE; /* some threads are faster than others */
      if (cost >= least) continue;
      least = cost;
      run->part = part;
      run->parts = parts;
      run->columns = columns;
      run->across = (pitch + columns - 1) / columns;
    }
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
  divide_tasks(run);
}

static kf_status_t run_all(weighing_t *run) {
  const kf__conv_t *c = run->taps.conv;
  const int64_t positions = kf__taps_positions(&run->taps),
                tasks = run->chains * c->groups * run->parts * run->across;
  const int64_t numbers = panels_size(run) + kf__taps_plane_size(&run->taps);
  KF_TRY(kf__scratch_create(
      &run->scratch, (size_t)numbers * sizeof(float) + (size_t)positions * sizeof(int64_t), tasks));
  const double work =
      (double)run->columns * (double)run->part * (double)(positions * run->taps.steps);
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
  const size_t size = (size_t)(sums + run.taps.k * (int64_t)sizeof(int64_t));
  run.sums = (char *)kf__block_alloc(size);
  if (run.sums == NULL) return kf__no_memory();
  kf__planes_set_offsets(&run.taps.planes, (int64_t *)(void *)(run.sums + sums));
  const kf_status_t status = run_all(&run);
  const int64_t down = (run.taps.k + TURNED_ROWS - 1) / TURNED_ROWS;
  const int64_t across = (run.taps.m + TURNED_CHANNELS - 1) / TURNED_CHANNELS;
  if (status == KF_OK && run.chains > 1)
    kf__parallel_for(0, conv->groups * down * across, TURNED_AT_ONCE / run.chains + 1, turn_blocks,
                     &run);
  kf__block_free(run.sums, size);
  return status;
}
