/* generator.h: random number generators. Each device has a default one, and programs may create
 * more.
 *
 *   kf_generator_t *generator = NULL;
 *   if (kf_generator_create(kf_device_make(KF_DEVICE_CPU, -1), &generator) == KF_OK) {
 *     kf_generator_manual_seed(generator, 42);
 *     …                                                      pass it to kf_normal_ and the like
 *   }
 *   kf_generator_release(generator);
 *
 * All of them are the Mersenne Twister MT19937 with 32-bit outputs, seeded and read like PyTorch's
 * CPU generator: the same seed and the same calls give the same numbers, and a state taken from one
 * continues in the other. Kernels of devices, which cannot draw one number after the other, use the
 * counter-based generator Philox4x32-10 with the same seed instead (kf_generator_reserve,
 * kf_philox); its position is part of the state. All functions are thread-safe: an operator that
 * draws numbers holds the generator's lock until its result is filled. */
#ifndef KEYFALL_GENERATOR_H
#define KEYFALL_GENERATOR_H

#include <keyfall/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The seed of a generator that was not seeded. */
#define KF_GENERATOR_DEFAULT_SEED UINT64_C(67280421310721)
/* The size of a state in bytes. */
#define KF_GENERATOR_STATE_SIZE 5056

/* A new generator for operators on this device, with the default seed; the caller owns one
 * reference. KF_ERR_VALUE: unknown device type; KF_ERR_RUNTIME: the meta device; KF_ERR_NO_MEMORY.
 * *out_generator is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_generator_create(kf_device_t device,
                                                   kf_generator_t **out_generator);
/* The generator that operators use when they are given none. Borrowed; it lives as long as the
 * process. For devices other than the CPU it is created at the first call, with the seed of
 * kf_manual_seed; then the errors of kf_generator_create are possible. */
KF_API KF_MUST_USE kf_status_t kf_generator_default(kf_device_t device,
                                                    kf_generator_t **out_borrowed);
/* A copy that continues from the same point, for the caller to own. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_generator_clone(kf_generator_t *generator,
                                                  kf_generator_t **out_generator);
/* Adds and releases a reference. NULL is fine. */
KF_INLINE void kf_generator_retain(kf_generator_t *generator) { kf_object_retain(generator); }
KF_INLINE void kf_generator_release(kf_generator_t *generator) { kf_object_release(generator); }

/* The device that it was created for. Operators refuse a generator of another device type
 * (KF_ERR_RUNTIME). */
KF_API kf_device_t kf_generator_device(const kf_generator_t *generator);

/* ---- Seeds -------------------------------------------------------------------------------- */

/* Seeds the default generators of all devices, including those that are created later. */
KF_API void kf_manual_seed(uint64_t seed);

/* Seeds one generator: it starts over. */
KF_API void kf_generator_manual_seed(kf_generator_t *generator, uint64_t seed);
/* Seeds with random bytes of the system, and stores the seed. KF_ERR_RUNTIME: the system has
 * none. */
KF_API KF_MUST_USE kf_status_t kf_generator_seed(kf_generator_t *generator, uint64_t *out_seed);
/* The seed that it was last given. */
KF_API uint64_t kf_generator_initial_seed(kf_generator_t *generator);

/* ---- State -------------------------------------------------------------------------------- */

/* Writes the state as KF_GENERATOR_STATE_SIZE bytes, in the layout of PyTorch's get_state. */
KF_API void kf_generator_get_state(kf_generator_t *generator,
                                   uint8_t out_state[KF_GENERATOR_STATE_SIZE]);
/* Continues from a state. KF_ERR_RUNTIME, and nothing changes, when size or contents are not those
 * of a state. */
KF_API KF_MUST_USE kf_status_t kf_generator_set_state(kf_generator_t *generator, const void *state,
                                                      size_t size);

/* ---- Drawing ------------------------------------------------------------------------------ */

/* The next `count` outputs of 32 bits, for kernels of a program. */
KF_API void kf_generator_draw(kf_generator_t *generator, uint32_t *out_numbers, size_t count);

/* For kernels of devices: reserves `count` 32-bit numbers of the counter-based generator, rounded
 * up to a multiple of four. *out_seed and *out_offset say which: number i of the call is
 * kf_philox(seed, (offset + i) / 4, …)[i % 4], in whatever order the device computes them. */
KF_API void kf_generator_reserve(kf_generator_t *generator, uint64_t count, uint64_t *out_seed,
                                 uint64_t *out_offset);

/* The position in that sequence: how many numbers were reserved since the seed. Operators that the
 * CPU runs for the device draw from the Mersenne Twister and do not move it. KF_ERR_RUNTIME: a
 * generator of the CPU, which has none; in set_offset also a number that is no multiple of 4. */
KF_API KF_MUST_USE kf_status_t kf_generator_get_offset(kf_generator_t *generator,
                                                       uint64_t *out_offset);
KF_API KF_MUST_USE kf_status_t kf_generator_set_offset(kf_generator_t *generator, uint64_t offset);

/* Four numbers of Philox4x32-10: the block with this index of the sequence of `seed`. Plain
 * arithmetic, so that device code can do the same. */
KF_INLINE void kf_philox(uint64_t seed, uint64_t block, uint32_t out[4]) {
  uint32_t a = (uint32_t)block, b = (uint32_t)(block >> 32), c = 0, d = 0;
  uint32_t key = (uint32_t)seed, key_high = (uint32_t)(seed >> 32);
  for (int round = 0; round < 10; round++) {
    uint64_t p = (uint64_t)0xD2511F53u * a, q = (uint64_t)0xCD9E8D57u * c;
    a = (uint32_t)(q >> 32) ^ b ^ key;
    b = (uint32_t)q;
    c = (uint32_t)(p >> 32) ^ d ^ key_high;
    d = (uint32_t)p;
    key += 0x9E3779B9u;
    key_high += 0xBB67AE85u;
  }
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
}

#ifdef __cplusplus
}
#endif
#endif
