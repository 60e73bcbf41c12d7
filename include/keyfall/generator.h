/* generator.h: sources of random numbers. Each device has a default one, and users may make more.
 *
 * All of them run the Mersenne Twister MT19937 with 32-bit outputs, seeded and read out as
 * PyTorch's CPU generator is, so that the same seed and the same calls give the same numbers, and a
 * state taken from one continues in the other. Functions may be called from several threads at
 * once: an operator that draws holds the generator's lock until its result is filled. */
#ifndef KEYFALL_GENERATOR_H
#define KEYFALL_GENERATOR_H

#include <keyfall/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The seed of a generator that nobody seeded. */
#define KF_GENERATOR_DEFAULT_SEED UINT64_C(67280421310721)
/* Bytes of a state. */
#define KF_GENERATOR_STATE_SIZE 5056

/* A new generator for operators on this device, with the default seed. */
KF_API KF_MUST_USE kf_status_t kf_generator_create(kf_device_t device,
                                                   kf_generator_t **out_generator);
/* The one that operators use when they are given none; it lives as long as the process. Borrowed.
 * For devices other than the CPU it is made at the first call. */
KF_API KF_MUST_USE kf_status_t kf_generator_default(kf_device_t device,
                                                    kf_generator_t **out_borrowed);
/* A copy that goes on from the same point. */
KF_API KF_MUST_USE kf_status_t kf_generator_clone(kf_generator_t *generator,
                                                  kf_generator_t **out_generator);
KF_INLINE void kf_generator_retain(kf_generator_t *generator) { kf_object_retain(generator); }
KF_INLINE void kf_generator_release(kf_generator_t *generator) { kf_object_release(generator); }
KF_API kf_device_t kf_generator_device(const kf_generator_t *generator);

/* ---- Seeds -------------------------------------------------------------------------------- */

/* Seeds the default generators of all devices, those that are yet to be made too. */
KF_API void kf_manual_seed(uint64_t seed);
KF_API void kf_generator_manual_seed(kf_generator_t *generator, uint64_t seed);
/* Seeds from the system's entropy, and says with what. */
KF_API KF_MUST_USE kf_status_t kf_generator_seed(kf_generator_t *generator, uint64_t *out_seed);
/* The seed that it was last given. */
KF_API uint64_t kf_generator_initial_seed(kf_generator_t *generator);

/* ---- State -------------------------------------------------------------------------------- */

/* The state as KF_GENERATOR_STATE_SIZE bytes, laid out as PyTorch's get_state lays it out. */
KF_API void kf_generator_get_state(kf_generator_t *generator,
                                   uint8_t out_state[KF_GENERATOR_STATE_SIZE]);
/* KF_ERR_RUNTIME when the size or the contents cannot be a state; nothing changes then. */
KF_API KF_MUST_USE kf_status_t kf_generator_set_state(kf_generator_t *generator, const void *state,
                                                      size_t size);

/* ---- Drawing ------------------------------------------------------------------------------ */

/* The next `count` outputs of 32 bits, for kernels that users write. */
KF_API void kf_generator_draw(kf_generator_t *generator, uint32_t *out_numbers, size_t count);

#ifdef __cplusplus
}
#endif
#endif
