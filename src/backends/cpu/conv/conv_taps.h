/* Convolutions whose tiles read the input in place: x86-64, float32.
 *
 * Note [Taps in place]
 * x86-64 broadcasts single numbers of A from memory, so a tile can read them where they are: in the
 * planes of conv_planes.h, which are all that is copied. A number is at the offset of a position
 * plus that of a channel and tap.
 *
 * Forward: rows are positions, and the sum runs over channels and taps; B has the weights. Lines of
 * any length fill tiles.
 *
 * To the weight: rows are channels and taps, and the sum runs over positions; B has y, which is
 * nine times smaller than what 3 x 3 taps read.
 *
 * In both, the columns are the channels of the output, so the result is transposed at the end.
 *
 * Positions are divided into steps: some lines of one image, or some small images. A task copies
 * the planes that it needs of a step, for a block of channels after the other. Images without
 * padding and stride are planes already.
 *
 * To the input: forward, with the roles of x and y exchanged (conv_phases.c). With a stride, every
 * output of this convolution gets some of the taps only: which ones depends on its position modulo
 * the stride. Outputs with the same taps are a phase. All phases read the same planes. */
#ifndef KF_BACKENDS_CPU_CONV_CONV_TAPS_H
#define KF_BACKENDS_CPU_CONV_CONV_TAPS_H

#include "backends/cpu/conv/conv_planes.h"

enum {
  KF__TAP_POSITIONS = 512,      /* of a step, at most, unless a line has more */
  KF__TAP_PLANE_BYTES = 1 << 18 /* of a block of channels */
};

typedef struct kf__taps {
  const kf__conv_t *conv;
  const kf__gemm_loops_t *loops;
  kf__planes_t planes;   /* offsets, and the layout of planes of a step */
  int64_t m, k, taps;    /* channels of y; channels of x times taps; taps of a channel */
  int64_t pitch;         /* m, rounded up to vectors */
  int64_t lines, images; /* of a step: some lines of one image, or all lines of some images */
  int64_t cuts, steps;   /* steps of an image, of all */
  int64_t block;         /* channels of x whose planes are copied at once */
  bool shared;           /* all planes are copied before the tasks, or are x itself */
} kf__taps_t;

enum { KF__MOST_PHASES = 16, KF__MOST_TAPS = 64 };

/* Outputs of a convolution to the input that get the same taps. Lines, then positions of a line. */
typedef struct kf__tap_phase {
  int64_t taps, before;       /* of this phase, of the phases before it */
  int64_t first[2], count[2]; /* the first output, how many there are */
} kf__tap_phase_t;

/* The phases, and for each tap of the kernel: its phase, its number there and what it reads for the
 * first output. Outputs of a phase are `stride` apart. */
typedef struct kf__tap_phases {
  int64_t count, taps, stride[2];
  kf__tap_phase_t at[KF__MOST_PHASES];
  struct {
    int64_t phase, index, place[2];
  } tap[KF__MOST_TAPS];
} kf__tap_phases_t;

/* One step of one group. */
typedef struct kf__tap_step {
  const kf__taps_t *run;
  int64_t g, image, images; /* the first image and their number */
  int64_t line, lines;      /* of each image */
  int64_t positions;        /* of all images */
  float *x;                 /* planes: kf__taps_plane_size */
  int64_t *at;              /* of every position: its offset in the planes */
} kf__tap_step_t;

/* Whether the machine has such tiles for the type, and the geometry suits them; and whether, in
 * addition, y has its positions one after the other. */
bool kf__conv_has_tap_tiles(const kf__conv_t *conv);
bool kf__conv_has_taps(const kf__conv_t *conv);
/* Sets the members of `run` that follow from the geometry. */
void kf__taps_init(kf__taps_t *run, const kf__conv_t *conv);
/* Divides images into steps of `lines` lines or, where these are all, of `images` images. */
void kf__taps_divide(kf__taps_t *run, int64_t lines, int64_t images);
/* Sets the layout of planes, and `block`, at most `channels`. False: the sizes overflow. Planes are
 * shared where the caller asks for it and all of them are few bytes; *out_shared is the memory for
 * kf__planes_set_memory, or 0: then the caller sets the offsets alone. They are shared and need no
 * memory where x is like them. */
bool kf__taps_lay_out(kf__taps_t *run, int64_t channels, bool share, size_t *out_shared);
/* Positions of the longest step, and elements of the planes of a task. */
int64_t kf__taps_positions(const kf__taps_t *run);
int64_t kf__taps_plane_size(const kf__taps_t *run);

/* Makes `step` step number `index` of its group. */
void kf__taps_set_step(kf__tap_step_t *step, int64_t index);
/* Copies what the step reads of channels begin … end - 1 of its group, at most `block`, unless
 * planes are shared. Returns the address to which offsets of positions, channels and taps are
 * added. */
const float *kf__taps_copy(const kf__tap_step_t *step, int64_t begin, int64_t end);

/* to[q * width + i] = from[i * pitch + q] for q < depth, i < count; writes nothing else. */
void kf__taps_turn(const kf__gemm_loops_t *loops, const float *from, int64_t pitch, int64_t count,
                   int64_t depth, float *to, int64_t width);

/* Whether there are so many positions that it pays to turn the result. */
bool kf__conv_taps_weigh(const kf__conv_t *conv);
/* Whether tiles of positions are faster than tiles of lines. */
bool kf__conv_taps_pay(const kf__conv_t *conv);
/* The directions; they fail for lack of memory or when stopped. */
KF_MUST_USE kf_status_t kf__conv_taps_forward(const kf__conv_t *conv);
KF_MUST_USE kf_status_t kf__conv_taps_to_weight(const kf__conv_t *conv);
/* Forward by phases. The weight is that of the convolution to the input. *out_finite: whether all
 * sums that were looked at are; a weight that is not finite makes one of them so. */
KF_MUST_USE kf_status_t kf__conv_taps_phases(const kf__conv_t *conv, const kf__tap_phases_t *phases,
                                             bool *out_finite);

#endif
