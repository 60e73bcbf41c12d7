/* Random fills on the CPU: the loops that draw are in simd/simd_random.c; this is the walk that
 * visits elements in the order in which PyTorch draws for them.
 *
 * Note [Order of draws]
 * For the same seed, results must equal PyTorch's. So three things are fixed: how many outputs of
 * the generator an element consumes, what is computed from them, to the last rounding, and in which
 * order elements are visited. That order follows memory, not the index: dimensions are sorted by
 * stride as PyTorch's iterator sorts them, and the dimension with the smallest stride runs fastest.
 */
#ifndef KF_BACKENDS_CPU_RANDOM_RANDOM_H
#define KF_BACKENDS_CPU_RANDOM_RANDOM_H

#include "backends/cpu/loops/random_loops.h"
#include "base/half.h"
#include "tensor/generator_internal.h"
#include "tensor/tensor_internal.h"

/* ---- Walking (random_walk.c) ---- */

enum { KF__WALK_DIMS = KF__MAX_DIMS + 1 }; /* a complex tensor has one more for its parts */

typedef struct kf__walk {
  uint32_t ndim;
  uint32_t operands; /* 1 or 2; the written one first */
  kf_dtype_t dtype;  /* of the elements that are written; real, also for a complex tensor */
  char *data[2];
  int64_t numel;
  int64_t sizes[KF__WALK_DIMS]; /* innermost first */
  int64_t strides[2][KF__WALK_DIMS];
} kf__walk_t;

/* `in` may be NULL. It is broadcast to the shape of `out`; the caller has checked that it can be.
 */
void kf__walk_build(kf__walk_t *walk, const kf_tensor_t *out, const kf_tensor_t *in);
/* Calls body for each run of n elements of the innermost dimension, in order, on this thread. */
typedef void (*kf__walk_fn)(void *context, char *const *data, const int64_t *strides, int64_t n);
void kf__walk_run(const kf__walk_t *walk, kf__walk_fn body, void *context);

/* Fills a tensor with one of the loops: picks the generator (the default one for NULL), locks it,
 * and walks. `a` and `b` are the parameters of the distribution. */
KF_MUST_USE kf_status_t kf__random_fill(kf_tensor_t *out, kf_generator_t *generator,
                                        kf__draw_fn loop, double a, double b);

#endif
