/* Forward convolutions whose lines do not fill tiles, and those to the input by phases: Note [Taps
 * in place]. A task is a step and some columns; an output is one sum over channels and taps in
 * order, whatever the tasks are. */
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/thread_scratch.h"
#include "base/parallel.h"

enum { LEAST_DEPTH = 64, PARALLEL_WORK = 1 << 17, STORED_CHANNELS = 16 };

typedef struct forward {
  kf__taps_t taps;
  const kf__tap_phases_t *phases; /* NULL: forward, which is one phase */
  int64_t width, part, parts;     /* columns of a panel and of a task, tasks of a step and group */
  float *weights;   /* packed: [phase][group][block of channels][panel]; NULL: when used */
  int64_t *offsets; /* of channels and taps: [phase][channel][tap] */
  kf__scratch_t *scratch;
  bool finite; /* cleared by any thread */
} forward_t;

static int64_t phases_of(const forward_t *run) {
  return run->phases != NULL ? run->phases->count : 1;
}

/* Taps of a phase, and of those before it. */
static int64_t taps_of(const forward_t *run, int64_t phase) {
  return run->phases != NULL ? run->phases->at[phase].taps : run->taps.taps;
}
static int64_t taps_before(const forward_t *run, int64_t phase) {
  return run->phases != NULL ? run->phases->at[phase].before : 0;
}

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

/* Where the panel of the columns from `column` on is, for `channels` channels of a group: among all
 * packed weights, or in the memory for one panel of each phase. */
static float *panel_of(const forward_t *run, int64_t phase, int64_t g, int64_t column,
                       int64_t channel, int64_t channels, float *memory) {
  const kf__taps_t *t = &run->taps;
  const int64_t taps = taps_of(run, phase), before = taps_before(run, phase);
  if (run->weights == NULL) return memory + before * channels * run->width;
  return run->weights +
         (before * t->conv->groups * t->conv->x_channels +
          (g * t->conv->x_channels + channel) * taps) *
             t->pitch +
         column * channels * taps;
}

/* The weights of a convolution to the input: those of a channel are contiguous, and the columns are
 * rows of taps there, which may belong to several phases. */
static void pack_phases(const forward_t *run, int64_t g, int64_t column, int64_t channel,
                        int64_t channels, float *const *to) {
  enum { AHEAD = 2, LINE = 16 };
  const kf__taps_t *t = &run->taps;
  const kf__tap_phases_t *phases = run->phases;
  const int64_t width = panel_width(run, column), count = kf__min(width, t->m - column);
  const int64_t distance = t->m * t->taps;
  const float *from = (const float *)(void *)t->conv->weight +
                      (g * t->conv->x_channels + channel) * distance + column * t->taps;
  int64_t offsets[64];
  float rows[KF__MOST_TAPS * 64];
  for (int64_t i = 0; i < width; i++) offsets[i] = i * t->taps;
  for (int64_t i = 0; i < channels; i++, from += distance) {
    if (i + AHEAD < channels)
      for (int64_t j = 0; j < count * t->taps; j += LINE)
        __builtin_prefetch(from + AHEAD * distance + j);
    if (phases->count == 1) {
      t->loops->turn_rows(from, offsets, count, t->taps, width, to[0] + i * t->taps * width);
      continue;
    }
    t->loops->turn_rows(from, offsets, count, t->taps, width, rows);
    for (int64_t tap = 0; tap < t->taps; tap++) {
      const int64_t phase = phases->tap[tap].phase;
      float *row = to[phase] + (i * phases->at[phase].taps + phases->tap[tap].index) * width;
      for (int64_t j = 0; j < width; j++) row[j] = rows[tap * width + j];
    }
  }
}

/* Packs the panels of all phases. */
static void pack_panel(const forward_t *run, int64_t g, int64_t column, int64_t channel,
                       int64_t channels, float *memory) {
  const kf__taps_t *t = &run->taps;
  const int64_t width = panel_width(run, column);
  float *to[KF__MOST_PHASES];
  int64_t offsets[64];
  KF_ASSERT(width <= 64);
  for (int64_t phase = 0; phase < phases_of(run); phase++)
    to[phase] = panel_of(run, phase, g, column, channel, channels, memory);
  if (run->phases != NULL) {
    pack_phases(run, g, column, channel, channels, to);
    return;
  }
  for (int64_t i = 0; i < width; i++) offsets[i] = i * t->k;
  t->loops->turn_rows(
      (const float *)(void *)t->conv->weight + (g * t->m + column) * t->k + channel * t->taps,
      offsets, kf__min(width, t->m - column), channels * t->taps, width, to[0]);
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
    pack_panel(run, g, column, channel, channels, NULL);
  }
}

/* ---- Tasks ---- */

/* Elements of the sums of a task for one phase, of the panels that it packs, and of outputs that it
 * moves. */
static int64_t sums_size(const forward_t *run) {
  return kf__round_up(kf__round_up(kf__taps_positions(&run->taps), run->taps.loops->mr) * run->part,
                      KF__ALIGNMENT);
}
static int64_t panel_size(const forward_t *run) {
  if (run->weights != NULL) return 0;
  return kf__round_up(run->width * run->taps.block * run->taps.taps, KF__ALIGNMENT);
}
static int64_t moved_size(const forward_t *run) {
  if (phases_of(run) == 1) return 0;
  return kf__round_up(STORED_CHANNELS * kf__taps_positions(&run->taps), KF__ALIGNMENT);
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
  const int64_t last = kf__min(end, t->m), phases = phases_of(run), size = sums_size(run);
  if (c->bias != NULL)
    for (int64_t phase = 0; phase < phases; phase++)
      start_sums(s, begin, last - begin, sums + phase * size, run->part);
  for (int64_t channel = 0; channel < c->x_channels; channel += t->block) {
    const int64_t channels = kf__min(t->block, c->x_channels - channel);
    const float *x = kf__taps_copy(s, channel, channel + channels);
    if (kf__loop_stopped()) return;
    for (int64_t column = begin; column < end; column += run->width) {
      if (run->weights == NULL) pack_panel(run, s->g, column, channel, channels, panel);
      for (int64_t phase = 0; phase < phases; phase++) {
        const int64_t taps = taps_of(run, phase);
        t->loops->taps(s->positions, panel_width(run, column), channels * taps, x, s->at,
                       run->offsets + taps_before(run, phase) * c->x_channels + channel * taps,
                       panel_of(run, phase, s->g, column, channel, channels, panel),
                       sums + phase * size + column - begin, run->part,
                       channel > 0 || c->bias != NULL);
      }
    }
  }
}

/* Stores some channels of a phase of an image, whose sums are turned: [channel][position]. */
static void store_phase(const forward_t *run, const kf__tap_step_t *s, int64_t phase, float *y,
                        int64_t channels, const float *turned) {
  const kf__conv_t *c = run->taps.conv;
  const kf__tap_phase_t *at = &run->phases->at[phase];
  const int64_t *strides = c->y.strides, step = run->phases->stride[1] * strides[4];
  const int64_t lines = kf__min(s->lines, at->count[0] - s->line);
  for (int64_t channel = 0; channel < channels; channel++)
    for (int64_t line = 0; line < lines; line++) {
      float *to = y + channel * strides[1] +
                  (at->first[0] + (s->line + line) * run->phases->stride[0]) * strides[3] +
                  at->first[1] * strides[4];
      const float *from = turned + (channel * s->lines + line) * c->y_size[2];
      for (int64_t j = 0; j < at->count[1]; j++) to[j * step] = from[j];
    }
}

/* Stores columns begin … end - 1 of a phase of the step. */
static void store(forward_t *run, const kf__tap_step_t *s, int64_t phase, int64_t begin,
                  int64_t end, const float *sums, float *moved) {
  const kf__taps_t *t = &run->taps;
  const int64_t *strides = t->conv->y.strides, in_image = s->positions / s->images;
  float *y =
      (float *)(void *)t->conv->y.data + s->image * strides[0] + (s->g * t->m + begin) * strides[1];
  if (run->phases != NULL) {
    float zero = 0; /* becomes NaN if a sum is not finite */
    for (int64_t j = 0; j < end - begin; j++) zero += sums[j] - sums[j];
    if (zero != 0) __atomic_store_n(&run->finite, false, __ATOMIC_RELAXED);
  }
  for (int64_t i = 0; i < s->images; i++, y += strides[0], sums += in_image * run->part) {
    if (phases_of(run) == 1) {
      kf__taps_turn(t->loops, sums, run->part, in_image, end - begin,
                    y + s->line * t->conv->y_size[2], strides[1]);
      continue;
    }
    for (int64_t j = 0, n; j < end - begin; j += n) {
      n = kf__min(STORED_CHANNELS, end - begin - j);
      kf__taps_turn(t->loops, sums + j, run->part, in_image, n, moved, in_image);
      store_phase(run, s, phase, y + j * strides[1], n, moved);
    }
  }
}

static void run_tasks(void *context, int64_t begin, int64_t end) {
  forward_t *run = (forward_t *)context;
  const int64_t phases = phases_of(run), size = sums_size(run);
  char *scratch = kf__scratch_take(run->scratch);
  float *const sums = (float *)(void *)scratch, *const panel = sums + phases * size;
  float *const moved = panel + panel_size(run);
  kf__tap_step_t s = {.run = &run->taps, .x = moved + moved_size(run)};
  s.at = (int64_t *)(void *)(s.x + kf__taps_plane_size(&run->taps));
  for (int64_t task = begin; task < end; task++) {
    const int64_t column = task % run->parts * run->part;
    const int64_t after = kf__min(column + run->part, run->taps.pitch);
    s.g = task / run->parts % run->taps.conv->groups;
    kf__taps_set_step(&s, task / run->parts / run->taps.conv->groups);
    compute(run, &s, column, after, sums, panel);
    for (int64_t phase = 0; phase < phases; phase++)
      store(run, &s, phase, column, kf__min(after, run->taps.m), sums + phase * size, moved);
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

/* The time in which a task packs its weights, or reads them. Small ones stay in the second-level
 * caches. */
static int64_t cost_of_weights(const kf__taps_t *t, int64_t columns) {
  enum { NEAR_BYTES = 1 << 20, PACK = 4, READ_FAR = 3, READ_NEAR = 8 };
  if (t->steps == 1) return columns * PACK;
  const bool near = t->k * t->pitch * (int64_t)sizeof(float) <= NEAR_BYTES;
  return near ? columns / READ_NEAR : columns * READ_FAR;
}

/* The time in which planes are copied: those of a task, or all. */
static int64_t cost_of_planes(const kf__taps_t *t, int64_t images, int64_t lines) {
  enum { START_ROW = 16 };
  const kf__conv_t *c = t->conv;
  const int64_t rows = images * ((lines - 1) * c->stride[1] + c->kernel[1]);
  return rows * (c->y_size[2] * c->stride[2] + START_ROW) * 3 / (2 * t->taps);
}

/* Takes the division into steps that `run` has and a number of parts if that is the cheapest so
 * far. */
static void consider(forward_t *best, int64_t *least, const forward_t *run, int64_t threads) {
  enum { START_TASK = 16, START_TILE = 2, PACK_ALL = 6, IDLE = 4 };
  const kf__taps_t *t = &run->taps;
  const int64_t lanes = t->loops->lanes, panels = (t->pitch + run->width - 1) / run->width;
  const int64_t tiles = (kf__taps_positions(t) + t->loops->mr - 1) / t->loops->mr;
  for (int64_t parts = 1; parts <= panels; parts = parts < 8 ? parts * 2 : panels) {
    const int64_t columns = kf__min((panels + parts - 1) / parts * run->width, t->pitch);
    const int64_t count = (t->pitch + columns - 1) / columns;
    const int64_t rounds = (t->steps * t->conv->groups * count + threads - 1) / threads;
    const int64_t tile = cost_of_columns(columns / lanes, run->width / lanes) + START_TILE;
    const bool shares = count > 1;
    const int64_t task = START_TASK + tiles * tile + cost_of_weights(t, columns) +
                         (shares ? 0 : cost_of_planes(t, t->images, t->lines));
    int64_t cost = rounds * task;
    if (threads > 1) cost += task / IDLE; /* some threads are faster than others */
    if (t->steps > 1) cost += t->conv->groups * t->pitch * PACK_ALL / threads;
    if (shares) cost += cost_of_planes(t, t->conv->images, t->conv->y_size[1]) / threads;
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

static kf_status_t run_tasks_of(forward_t *run) {
  const kf__taps_t *t = &run->taps;
  const int64_t tasks = t->steps * t->conv->groups * run->parts;
  const int64_t numbers =
      phases_of(run) * sums_size(run) + panel_size(run) + moved_size(run) + kf__taps_plane_size(t);
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

/* The offsets of channels and taps in the order of phases. */
static void set_phase_offsets(forward_t *run, int64_t *memory) {
  const kf__tap_phases_t *phases = run->phases;
  const kf__planes_t *planes = &run->taps.planes;
  const int64_t channels = run->taps.conv->x_channels;
  run->offsets = memory;
  for (int64_t tap = 0; tap < phases->taps; tap++) {
    const kf__tap_phase_t *at = &phases->at[phases->tap[tap].phase];
    const int64_t *place = phases->tap[tap].place;
    int64_t *to = memory + at->before * channels + phases->tap[tap].index;
    for (int64_t channel = 0; channel < channels; channel++)
      to[channel * at->taps] = channel * planes->plane + place[0] * planes->pitch + place[1];
  }
}

/* Everything after the division of the work. */
static kf_status_t run_all(forward_t *run) {
  enum { BLOCK_STEPS = 256 };
  kf__taps_t *t = &run->taps;
  const kf__conv_t *conv = t->conv;
  const int64_t blocks = (t->k + BLOCK_STEPS - 1) / BLOCK_STEPS;
  size_t planes;
  if (!kf__taps_lay_out(t, (conv->x_channels + blocks - 1) / blocks, run->parts > 1, &planes))
    return kf__no_memory();
  const size_t weights =
      t->steps == 1 ? 0 : (size_t)(conv->groups * t->k * t->pitch) * sizeof(float);
  const size_t offsets = (size_t)t->k * sizeof(int64_t);
  const size_t size = weights + offsets + planes + KF__ALIGNMENT;
  char *memory = (char *)kf__block_alloc(size);
  if (memory == NULL) return kf__no_memory();
  int64_t *const rest = (int64_t *)(void *)(memory + kf__round_up((int64_t)weights, KF__ALIGNMENT));
  if (planes > 0) {
    kf__planes_set_memory(&t->planes, (char *)(rest + t->k), planes);
    kf__planes_copy(&t->planes, 0, conv->images);
    run->offsets = t->planes.offsets;
  } else if (run->phases == NULL) {
    kf__planes_set_offsets(&t->planes, rest);
    run->offsets = rest;
  }
  if (run->phases != NULL) set_phase_offsets(run, rest);
  if (weights > 0) pack_weights(run, memory);
  const kf_status_t status = run_tasks_of(run);
  kf__block_free(memory, size);
  return status;
}

kf_status_t kf__conv_taps_forward(const kf__conv_t *conv) {
  forward_t run = {.weights = NULL};
  kf__taps_init(&run.taps, conv);
  divide(&run, conv);
  return run_all(&run);
}

kf_status_t kf__conv_taps_phases(const kf__conv_t *conv, const kf__tap_phases_t *phases,
                                 bool *out_finite) {
  forward_t run = {.phases = phases, .finite = true};
  kf__taps_init(&run.taps, conv);
  run.taps.taps = phases->taps;
  run.taps.k = conv->x_channels * phases->taps;
  divide(&run, conv);
  const kf_status_t status = run_all(&run);
  *out_finite = run.finite;
  return status;
}
