/* The struct of generators, and the functions with which kernels draw random numbers.
 *
 * A kernel takes the lock once, draws as many numbers as it needs, and releases it: the draws of
 * two operators on one generator never interleave. All functions below kf__generator_lock need the
 * lock held. fork() waits for the lock, so code that could wait for other code must not run under
 * it: no operator, and no loop that can be stopped (kf__parallel_try calls the program's hook). */
#ifndef KF_TENSOR_GENERATOR_INTERNAL_H
#define KF_TENSOR_GENERATOR_INTERNAL_H

#include <keyfall/generator.h>
#include <pthread.h>

#include "base/base_internal.h"

enum { KF__MT_WORDS = 624 };

/* `left` and `next` count as in PyTorch's engine, because users can read them with the state:
 * `next` is the index of the next word, and `left` - 1 words remain before the next block is
 * computed. Once the generator is seeded, 1 <= left <= KF__MT_WORDS, and left + next <=
 * KF__MT_WORDS + 1: the words that remain lie inside the block. */
struct kf_generator {
  kf_object_t object;
  kf_device_t device;
  int32_t left;
  uint32_t next;
  bool seeded;    /* false: state[] is computed from `seed` on first use */
  bool has_float; /* float_sample is the unused half of a Box-Muller pair; likewise has_double */
  bool has_double;
  float float_sample;
  double double_sample;
  uint64_t seed;
  uint64_t philox_offset; /* numbers of the counter-based generator that are used up */
  pthread_mutex_t lock;
  kf_generator_t *next_default;
  kf_generator_t *next_made, *previous_made; /* of all but the CPU's default, for forks */
  uint32_t state[KF__MT_WORDS];
};

extern const kf_object_type_t kf__generator_type;

void kf__generator_lock(kf_generator_t *generator);
void kf__generator_unlock(kf_generator_t *generator);
/* The generator to draw from: `given`, or the default generator of the device if that is NULL.
 * KF_ERR_RUNTIME when `given` is for another device. Does not need the lock. */
KF_MUST_USE kf_status_t kf__generator_pick(kf_generator_t *given, kf_device_t device,
                                           kf_generator_t **out_borrowed);

/* While the CPU runs an operator for another device, it draws from that device's generators: the
 * default one of `device` in place of the CPU's, or one of that device that was given. Returns what
 * was set before, to be put back; the CPU means no redirection. For the calling thread. */
kf_device_t kf__generator_redirect(kf_device_t device);

/* Computes the next block of words; only for kf__generator_next. */
void kf__generator_refill(kf_generator_t *generator);
/* Draws the next `count` outputs: the same ones as `count` calls of kf__generator_next. */
void kf__generator_fill(kf_generator_t *generator, uint32_t *out, size_t count);

static inline uint32_t kf__generator_next(kf_generator_t *g) {
  KF_ASSERT(g->seeded); /* kf__generator_lock does it */
  KF_ASSERT(g->left >= 1);
  if (KF_UNLIKELY(--g->left == 0)) kf__generator_refill(g);
  KF_ASSERT(g->next < KF__MT_WORDS);
  uint32_t y = g->state[g->next++];
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}
/* 64 bits from two outputs; the first one is the high half. */
static inline uint64_t kf__generator_next64(kf_generator_t *g) {
  uint64_t high = kf__generator_next(g);
  return high << 32 | kf__generator_next(g);
}

#endif
