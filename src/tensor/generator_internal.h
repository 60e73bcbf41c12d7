/* Generators from the inside: what kernels that draw use.
 *
 * A kernel takes the lock once, draws as many numbers as it needs, and gives it back: two operators
 * on one generator never interleave. Everything below kf__generator_lock wants the lock held. A
 * fork waits for it, so nothing that could wait for other code runs under it: no operator, and no
 * loop that can be stopped (kf__parallel_try asks the program's hook). */
#ifndef KF_TENSOR_GENERATOR_INTERNAL_H
#define KF_TENSOR_GENERATOR_INTERNAL_H

#include <keyfall/generator.h>
#include <pthread.h>

#include "base/base_internal.h"

enum { KF__MT_WORDS = 624 };

/* `left` and `next` count as PyTorch's engine does, because they are part of the state that users
 * can take out: `next` is the word that comes next, and `left` - 1 words remain before the block is
 * made anew. */
struct kf_generator {
  kf_object_t object;
  kf_device_t device;
  int32_t left;
  uint32_t next;
  bool seeded;    /* false: state[] is made from `seed` when it is first needed */
  bool has_float; /* halves of Box-Muller pairs that wait for their turn */
  bool has_double;
  float float_sample;
  double double_sample;
  uint64_t seed;
  pthread_mutex_t lock;
  kf_generator_t *next_default;
  kf_generator_t *next_made, *previous_made; /* of all but the CPU's default, for forks */
  uint32_t state[KF__MT_WORDS];
};

extern const kf_object_type_t kf__generator_type;

void kf__generator_lock(kf_generator_t *generator);
void kf__generator_unlock(kf_generator_t *generator);
/* The one to draw from: `given`, or the default one of the device; KF_ERR_RUNTIME when `given` is
 * for another device. */
KF_MUST_USE kf_status_t kf__generator_pick(kf_generator_t *given, kf_device_t device,
                                           kf_generator_t **out_borrowed);

/* Makes the next block of words; for kf__generator_next. */
void kf__generator_refill(kf_generator_t *generator);
/* The next `count` outputs. */
void kf__generator_fill(kf_generator_t *generator, uint32_t *out, size_t count);

static inline uint32_t kf__generator_next(kf_generator_t *g) {
  if (KF_UNLIKELY(--g->left == 0)) kf__generator_refill(g);
  uint32_t y = g->state[g->next++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}
/* The first output is the high half. */
static inline uint64_t kf__generator_next64(kf_generator_t *g) {
  uint64_t high = kf__generator_next(g);
  return high << 32 | kf__generator_next(g);
}

#endif
