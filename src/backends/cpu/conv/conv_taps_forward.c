/* Forward convolutions whose lines do not fill tiles: Note [Taps in place]. A task is a step and
 * some columns; an output is one sum over channels and taps in order, whatever the tasks are. */
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/parallel.h"

enum { LEAST_DEPTH = 64, PARALLEL_WORK = 1 << 17 };

typedef struct forward {
  kf__taps_t taps;
  int64_t width, part, parts; /* columns of a panel and of a task, tasks of a step and group */
  float *weights;             /* packed: [group][block of channels][panel]; NULL: when used */
  kf__scratch_t *scratch;
} forward_t;

/* Compares the multiply-adds of tiles of lines with those of tiles of positions. Lines of one
 * vector fill tiles, but reach two thirds of the speed. */
bool kf__conv_taps_pay(const kf__conv_t *c) {
  const kf__gemm_loops_t *loops = kf__conv_loops(c);
  if (!kf__conv_has_taps(c) || c->x_channels * kf__conv_taps(c) < LEAST_DEPTH) return false;
  const int64_t lines = c->y_size[1] * kf__round_up(c->y_size[2], loops->lanes);
  const double in_lines = (double)kf__round_up(c->y_channels, loops->mr) * (double)lines;
  const double in_positions = (double)kf__round_up(c->y_channels, loops->lanes) *
                              (double)kf__round_up(kf__conv_positions(c), loops->mr);
  const bool one_vector = c->y_size[2] == loops->lanes && in_lines >= in_positions;
  return one_vector || 10 * in_lines > 11 * in_positions;
}

/* ---- Weights ---- */

static int64_t panel_width(const forward_t *run, int64_t column) {
  return kf__min(run->width, run->taps.pitch - column);
}

/* The panel of the columns from `column` on, for `channels` channels of a group. */
static void pack_panel(const forward_t *run, int64_t g, int64_t column, int64_t channel,
                       int64_t channels, float *to) {
  const kf__taps_t *t = &run->taps;
  const int64_t width = panel_width(run, column);
  int64_t offsets[64];
  KF_ASSERT(width <= 64);
  for (int64_t i = 0; i < width; i++) offsets[i] = i * t->k;
  t->loops->turn_rows(
      (const float *)(void *)t->conv->weight + (g * t->m + column) * t->k + channel * t->taps,
      offsets, kf__min(width, t->m - column), channels * t->taps, width, to);
}

static float *packed_panel(const forward_t *run, int64_t g, int64_t column, int64_t channel,
                           int64_t channels) {
  const kf__taps_t *t = &run->taps;
  return run->weights + (g * t->k + channel * t->taps) * t->pitch + column * channels * t->taps;
}

static void pack_panels(void *context, int64_t begin, int64_t end) {
  const forward_t *run = (const forward_t *)context;
  const kf__taps_t *t = &run->taps;
  const int64_t panels = (t->pitch + run->width - 1) / run->width;
  const int64_t blocks = (t->conv->x_channels + t->block - 1) / t->block;
  for (int64_t at = begin; at < end; at++) {
    const int64_t column = at % panels * run->width, channel = at / panels % blocks * t->block;
    const int64_t g = at / panels / blocks;
    const int64_t channels = kf__min(t->block, t->conv->x_channels - channel);
    pack_panel(run, g, column, channel, channels, packed_panel(run, g, column, channel, channels));
  }
}

/* ---- Tasks ---- */

/* Elements of the sums of a task, and of a panel that it packs. */
static int64_t sums_size(const forward_t *run) {
  return kf__round_up(kf__round_up(kf__taps_positions(&run->taps), run->taps.loops->mr) * run->part,
                      KF__ALIGNMENT);
}
static int64_t panel_size(const forward_t *run) {
  if (run->weights != NULL) return 0;
  return kf__round_up(run->width * run->taps.block * run->taps.taps, KF__ALIGNMENT);
}

/* Sets all sums to the bias. */
static void start_sums(const kf__tap_step_t *s, int64_t column, int64_t columns, float *sums,
                       int64_t pitch) {
  const float *bias = (const float *)(const void *)s->run->conv->bias + s->g * s->run->m + column;
  for (int64_t i = 0; i < s->positions; i++)
    for (int64_t j = 0; j < columns; j++) sums[i * pitch + j] = bias[j];
}

/* Computes columns begin … end - 1 of the step. The last ones may be beyond the channels. */
static void compute(const forward_t *run, const kf__tap_step_t *s, int64_t begin, int64_t end,
                    float *sums, float *panel) {
  const kf__taps_t *t = &run->taps;
  const kf__conv_t *c = t->conv;
  const int64_t *strides = c->y.strides, last = kf__min(end, t->m);
  if (c->bias != NULL) start_sums(s, begin, last - begin, sums, run->part);
  for (int64_t channel = 0; channel < c->x_channels; channel += t->block) {
    const int64_t channels = kf__min(t->block, c->x_channels - channel);
    const float *x = kf__taps_copy(s, channel, channel + channels);
    if (kf__loop_stopped()) return;
    for (int64_t column = begin; column < end; column += run->width) {
      const float *weights = panel;
      if (run->weights != NULL)
        weights = packed_panel(run, s->g, column, channel, channels);
      else
        pack_panel(run, s->g, column, channel, channels, panel);
      t->loops->taps(s->positions, panel_width(run, column), channels * t->taps, x, s->at,
                     t->planes.offsets + channel * t->taps, weights, sums + column - begin,
                     run->part, channel > 0 || c->bias != NULL);
    }
  }
  const int64_t in_image = s->positions / s->images;
  float *y = (float *)(void *)c->y.data + s->image * strides[0] +
             (s->g * t->m + begin) * strides[1] + s->line * c->y_size[2];
  for (int64_t i = 0; i < s->images; i++)
    kf__taps_turn(t->loops, sums + i * in_image * run->part, run->part, in_image, last - begin,
                  y + i * strides[0], strides[1]);
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
  forward_t *run = (forward_t *)context;
  char *scratch = kf__scratch_take(run->scratch);
  float *const sums = (float *)(void *)scratch, *const panel = sums + sums_size(run);
  kf__tap_step_t s = {.run = &run->taps, .x = panel + panel_size(run)};
  s.at = (int64_t *)(void *)(s.x + kf__taps_plane_size(&run->taps));
  for (int64_t task = begin; task < end; task++) {
    const int64_t column = task % run->parts * run->part;
    s.g = task / run->parts % run->taps.conv->groups;
    kf__taps_set_step(&s, task / run->parts / run->taps.conv->groups);
    compute(run, &s, column, kf__min(column + run->part, run->taps.pitch), sums, panel);
  }
  kf__scratch_give(run->scratch, scratch);
}

/* ---- Division ---- */

/* The time of all columns in panels of so many vectors, for one row of tiles. */
static int64_t cost_of_columns(int64_t vectors, int64_t in_panel) {
  static const int64_t costs[] = {0, 16, 26, 37};
  KF_ASSERT(in_panel <= 3);
  return vectors / in_panel * costs[in_panel] + costs[vectors % in_panel];
}

/* Takes the division into steps that `run` has and a number of parts if that is the cheapest so
 * far. */
static void consider(forward_t *best, int64_t *least, const forward_t *run, int64_t threads) {
  const kf__taps_t *t = &run->taps;
  const int64_t lanes = t->loops->lanes, panels = (t->pitch + run->width - 1) / run->width;
  const int64_t tiles = (kf__taps_positions(t) + t->loops->mr - 1) / t->loops->mr;
  for (int64_t parts = 1; parts <= panels; parts = parts < 8 ? parts * 2 : panels) {
    const int64_t columns = kf__min((panels + parts - 1) / parts * run->width, t->pitch);
    const int64_t count = (t->pitch + columns - 1) / columns;
    const int64_t rounds = (t->steps * t->conv->groups * count + threads - 1) / threads;
    const int64_t fetch = t->steps == 1 ? columns : columns / 8; /* weights that are used once */
    const int64_t cost =
        rounds * (tiles * cost_of_columns(columns / lanes, run->width / lanes) + tiles * 2 + fetch);
    if (cost < *least) {
      *least = cost;
      *best = *run;
      best->part = columns;
      best->parts = count;
    }
    if (threads == 1 || parts == panels) break;
  }
}

/* Chooses steps, the width of panels and columns of a task. */
static void divide(forward_t *run, const kf__conv_t *conv) {
  enum { MOST_CUTS = 4 };
  const int64_t threads = kf_get_num_threads(), positions = kf__conv_positions(conv);
  const int64_t lanes = run->taps.loops->lanes;
  const int64_t cuts = (positions + KF__TAP_POSITIONS - 1) / KF__TAP_POSITIONS;
  int64_t least = INT64_MAX;
  forward_t tried = *run;
  for (tried.width = run->taps.loops->nr; tried.width >= 2 * lanes; tried.width -= lanes) {
    for (int64_t more = threads == 1 ? 1 : MOST_CUTS; more > 0; more--) {
      kf__taps_divide(&tried.taps, (conv->y_size[1] + cuts * more - 1) / (cuts * more), 1);
      consider(run, &least, &tried, threads);
    }
    for (int64_t images = 2; images <= conv->images && images * positions <= KF__TAP_POSITIONS;
         images *= 2) {
      kf__taps_divide(&tried.taps, conv->y_size[1], images);
      consider(run, &least, &tried, threads);
    }
  }
}

/* ---- All of it ---- */

static kf_status_t run_all(forward_t *run) {
  const kf__taps_t *t = &run->taps;
  const int64_t tasks = t->steps * t->conv->groups * run->parts;
  const int64_t numbers = sums_size(run) + panel_size(run) + kf__taps_plane_size(t);
  const size_t positions = (size_t)kf__taps_positions(t) * sizeof(int64_t);
  kf__scratch_t scratch;
  run->scratch = &scratch;
  KF_TRY(kf__scratch_create(&scratch, (size_t)numbers * sizeof(float) + positions, tasks));
  const double work = (double)kf__taps_positions(t) * (double)run->part * (double)t->k;
  const kf_status_t status =
      kf__parallel_try(0, tasks, (int64_t)(PARALLEL_WORK / work) + 1, run_tasks, run);
  kf__scratch_destroy(&scratch);
  return status;
}

static void pack_weights(forward_t *run, char *memory) {
  enum { PACKED_AT_ONCE = 1 << 15 };
  const kf__taps_t *t = &run->taps;
  const int64_t panels = (t->pitch + run->width - 1) / run->width;
  const int64_t blocks = (t->conv->x_channels + t->block - 1) / t->block;
  KF_ASSERT((uintptr_t)memory % KF__ALIGNMENT == 0);
  run->weights = (float *)(void *)memory;
  kf__parallel_for(0, t->conv->groups * panels * blocks,
                   PACKED_AT_ONCE / (run->width * t->block * t->taps) + 1, pack_panels, run);
}

kf_status_t kf__conv_taps_forward(const kf__conv_t *conv) {
  enum { BLOCK_STEPS = 512 };
  forward_t run = {.weights = NULL};
  kf__taps_t *t = &run.taps;
  kf__taps_init(t, conv);
  divide(&run, conv);
  const int64_t blocks = (t->k + BLOCK_STEPS - 1) / BLOCK_STEPS;
  size_t planes;
  if (!kf__taps_lay_out(t, (conv->x_channels + blocks - 1) / blocks, run.parts > 1, &planes))
    return kf__no_memory();
  const size_t weights =
      t->steps == 1 ? 0 : (size_t)(conv->groups * t->k * t->pitch) * sizeof(float);
  const size_t offsets = t->shared ? planes : (size_t)t->k * sizeof(int64_t);
  char *memory = (char *)kf_alloc(weights + offsets + 2 * KF__ALIGNMENT);
  if (memory == NULL) return kf__no_memory();
  char *const aligned = memory + (KF__ALIGNMENT - (uintptr_t)memory % KF__ALIGNMENT);
  char *const rest = aligned + kf__round_up((int64_t)weights, KF__ALIGNMENT);
  if (t->shared) {
    kf__planes_set_memory(&t->planes, rest, planes);
    kf__planes_copy(&t->planes, 0, conv->images);
  } else {
    kf__planes_set_offsets(&t->planes, (int64_t *)(void *)rest);
  }
  if (weights > 0) pack_weights(&run, aligned);
  const kf_status_t status = run_all(&run);
  kf_free(memory);
  return status;
}
