/* Steps of positions and their planes: Note [Taps in place]. */
#include "backends/cpu/conv/conv_taps.h"

#include "backends/cpu/core/bounds.h"

bool kf__conv_has_tap_tiles(const kf__conv_t *c) {
  return c->dtype == KF_DTYPE_FLOAT32 && kf__conv_loops(c)->taps != NULL && c->x_size[0] == 1 &&
         c->y_size[0] == 1 && c->kernel[0] == 1 && c->padding[0] == 0 &&
         c->y_size[2] <= KF__TAP_POSITIONS && 2 * c->y_channels >= kf__conv_loops(c)->lanes;
}

bool kf__conv_has_taps(const kf__conv_t *c) {
  return kf__conv_has_tap_tiles(c) && c->y.strides[4] == 1 && c->y.strides[3] == c->y_size[2];
}

void kf__taps_init(kf__taps_t *run, const kf__conv_t *conv) {
  KF_ASSERT(kf__conv_has_tap_tiles(conv));
  run->conv = conv;
  run->loops = kf__conv_loops(conv);
  run->m = conv->y_channels;
  run->taps = kf__conv_taps(conv);
  run->k = conv->x_channels * run->taps;
  run->pitch = kf__round_up(run->m, run->loops->lanes);
}

void kf__taps_divide(kf__taps_t *run, int64_t lines, int64_t images) {
  const kf__conv_t *c = run->conv;
  run->lines = kf__min(kf__max(1, lines), c->y_size[1]);
  run->cuts = (c->y_size[1] + run->lines - 1) / run->lines;
  run->images = run->cuts > 1 ? 1 : kf__min(kf__max(1, images), c->images);
  run->steps = (c->images + run->images - 1) / run->images * run->cuts;
}

int64_t kf__taps_positions(const kf__taps_t *run) {
  return run->images * run->lines * run->conv->y_size[2];
}

int64_t kf__taps_plane_size(const kf__taps_t *run) {
  if (run->shared) return 0;
  return kf__round_up(run->images * run->block * run->planes.plane, KF__ALIGNMENT);
}

/* Rows of a plane that some lines of outputs read. */
static int64_t rows_of_lines(const kf__conv_t *c, int64_t lines) {
  return (lines - 1) * c->stride[1] + (c->kernel[1] - 1) * c->dilation[1] + 1;
}

/* Whether the images of x have the layout of planes. */
static bool x_has_planes(const kf__conv_t *c, const kf__planes_t *planes) {
  const int64_t *s = c->x.strides;
  for (int d = 0; d < KF__SPATIAL; d++)
    if (c->stride[d] != 1 || c->padding[d] != 0 || planes->sizes[d] > c->x_size[d]) return false;
  return s[4] == 1 && s[3] == planes->pitch && s[0] == c->groups * c->x_channels * s[1] &&
         s[1] % 256 != 0; /* as in kf__planes_lay_out */
}

bool kf__taps_lay_out(kf__taps_t *run, int64_t channels, bool share, size_t *out_shared) {
  enum { SHARED_BYTES = 16 << 20 };
  const kf__conv_t *c = run->conv;
  if (!kf__planes_lay_out(&run->planes, c, c->images, 0, out_shared)) return false;
  run->block = channels;
  if (x_has_planes(c, &run->planes)) {
    run->planes.data = c->x.data;
    run->planes.plane = c->x.strides[1];
    run->planes.first = 0;
    run->planes.count = c->images;
    run->shared = true;
    *out_shared = 0;
    return true;
  }
  run->shared = share && *out_shared <= SHARED_BYTES;
  if (run->shared) return true;
  *out_shared = 0;
  run->planes.plane = rows_of_lines(c, run->lines) * run->planes.pitch;
  if (run->planes.plane % 256 == 0) run->planes.plane += 16; /* as in kf__planes_lay_out */
  const int64_t bytes = run->planes.plane * run->images * (int64_t)sizeof(float);
  run->block = kf__min(kf__max(KF__TAP_PLANE_BYTES / bytes, 1), channels);
  /* To the weight, tiles of mr rows have to fit into a block. */
  run->block = kf__max(run->block, (run->loops->mr + 2 * run->taps - 2) / run->taps);
  run->block = kf__min(run->block, c->x_channels);
  return true;
}

void kf__taps_set_step(kf__tap_step_t *step, int64_t index) {
  const kf__taps_t *run = step->run;
  const kf__conv_t *c = run->conv;
  KF_ASSERT(index < run->steps);
  step->image = index / run->cuts * run->images;
  step->images = kf__min(run->images, c->images - step->image);
  step->line = index % run->cuts * run->lines;
  step->lines = kf__min(run->lines, c->y_size[1] - step->line);
  step->positions = step->images * step->lines * c->y_size[2];
  int64_t *at = step->at;
  const int64_t channels = run->shared ? c->groups * c->x_channels : run->block;
  const int64_t first = run->shared ? step->line : 0;
  for (int64_t i = 0; i < step->images; i++)
    for (int64_t line = first; line < first + step->lines; line++)
      for (int64_t j = 0; j < c->y_size[2]; j++)
        *at++ = i * channels * run->planes.plane + kf__planes_line(&run->planes, line) + j;
}

const float *kf__taps_copy(const kf__tap_step_t *step, int64_t begin, int64_t end) {
  const kf__taps_t *run = step->run;
  const kf__conv_t *c = run->conv;
  if (run->shared)
    return (const float *)(const void *)kf__planes_group(&run->planes, step->image, step->g);
  const int64_t first = step->line * c->stride[1], rows = rows_of_lines(c, step->lines);
  const size_t before = (size_t)(first * run->planes.pitch) * sizeof(float);
  KF_ASSERT(end - begin <= run->block);
  for (int64_t i = 0; i < step->images; i++)
    for (int64_t channel = begin; channel < end; channel++) {
      const float *plane = step->x + (i * run->block + channel - begin) * run->planes.plane;
      kf__planes_copy_rows(&run->planes, step->image + i, step->g * c->x_channels + channel, 0,
                           first, first + rows, (char *)((uintptr_t)plane - before));
    }
  return (const float *)((uintptr_t)step->x - (size_t)(begin * run->planes.plane) * sizeof(float));
}

void kf__taps_turn(const kf__gemm_loops_t *loops, const float *from, int64_t pitch, int64_t count,
                   int64_t depth, float *to, int64_t width) {
  enum { TOGETHER = 16 }; /* a multiple of all vectors, which turn_rows writes whole */
  int64_t offsets[TOGETHER], i = 0;
  for (int64_t l = 0; l < TOGETHER; l++) offsets[l] = l * pitch;
  for (; i + TOGETHER <= count; i += TOGETHER)
    loops->turn_rows(from + i * pitch, offsets, TOGETHER, depth, width, to + i);
  for (; i < count; i++)
    for (int64_t q = 0; q < depth; q++) to[q * width + i] = from[i * pitch + q];
}
