/* Arguments as packed arrays, for kernels whose loops need contiguous rows, and conversion of rows
 * of the half types to float32 and back. */
#ifndef KF_BACKENDS_CPU_CORE_PACKED_ROWS_H
#define KF_BACKENDS_CPU_CORE_PACKED_ROWS_H

#include "backends/cpu/core/cast.h"
#include "ops/core/promote.h"
#include "tensor/tensor_internal.h"

/* A contiguous tensor's own memory, or a copy of the tensor in logical order. `owned` is the copy,
 * or NULL; the caller calls kf_free(owned) in either case, also after a failure. For an undefined
 * tensor both are NULL. */
typedef struct kf__packed {
  const void *data;
  void *owned;
} kf__packed_t;
KF_MUST_USE kf_status_t kf__pack(const kf_tensor_t *tensor, kf__packed_t *out_packed);

/* Same, converted to `dtype`. */
KF_MUST_USE kf_status_t kf__pack_as(const kf_tensor_t *tensor, kf_dtype_t dtype,
                                    kf__packed_t *out_packed);
/* Same, in the order of channels_last: dimension 1 follows all others. Four or five dimensions. */
KF_MUST_USE kf_status_t kf__pack_channels_last(const kf_tensor_t *tensor, kf__packed_t *out_packed);
/* The packed arguments of a normalisation, freed together. */
typedef struct kf__norm_packs {
  kf__packed_t x, grad, weight, bias, mean, rstd;
  void *result; /* for a result in another memory format */
} kf__norm_packs_t;
void kf__norm_packs_free(kf__norm_packs_t *packs);
/* Copies numbers that are packed in logical order into a tensor with any strides. */
void kf__unpack(const void *data, kf_tensor_t *tensor);

/* ---- Numbers of a floating type ----
 *
 * Loops compute in float32 or float64. A kernel that supports the half types as well works on
 * blocks: void *y = kf__floats_target(&kind, to, buffer); loop(y, kf__floats_get(&kind, from, n,
 * other_buffer), n); kf__floats_put(&kind, to, n, y); For float32 and float64 all three are free:
 * the loop reads and writes the tensors themselves. */

typedef struct kf__floats {
  kf_dtype_t memory, compute;
  bool half;    /* computed in float32 */
  bool wide;    /* float64 */
  int64_t item; /* bytes in memory */
  int64_t size; /* bytes as they are computed with */
} kf__floats_t;

static inline kf__floats_t kf__floats_of(kf_dtype_t memory) {
  kf__floats_t floats;
  KF_ASSERT(kf_dtype_is_floating(memory));
  floats.memory = memory;
  floats.half = kf__is_half(memory);
  floats.compute = floats.half ? KF_DTYPE_FLOAT32 : memory;
  floats.wide = memory == KF_DTYPE_FLOAT64;
  floats.item = kf__dtype_sizes[memory];
  floats.size = kf__dtype_sizes[floats.compute];
  return floats;
}
/* n numbers in the compute type: `from` itself, or converted into `buffer`, which must have space
 * for n numbers of the compute type. */
static inline const void *kf__floats_get(const kf__floats_t *floats, const char *from, int64_t n,
                                         void *buffer) {
  if (!floats->half) return from;
  KF_ASSERT(buffer != NULL);
  kf__cast(floats->compute, buffer, floats->memory, from, n);
  return buffer;
}
/* Where to compute results: in memory, or in `buffer`. kf__floats_put then converts the latter. */
static inline void *kf__floats_target(const kf__floats_t *floats, char *to, void *buffer) {
  return floats->half ? buffer : (void *)to;
}
static inline void kf__floats_put(const kf__floats_t *floats, char *to, int64_t n,
                                  const void *buffer) {
  if (floats->half) kf__cast(floats->memory, to, floats->compute, buffer, n);
}
/* One number of the compute type. */
static inline double kf__floats_number(const kf__floats_t *floats, const void *x) {
  return floats->wide ? *(const double *)x : (double)*(const float *)x;
}

#endif
