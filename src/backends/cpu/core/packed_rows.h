/* Arguments as packed arrays, for kernels whose loops run over rows that lie side by side, and rows
 * of the half types as rows of float32. */
#ifndef KF_BACKENDS_CPU_CORE_PACKED_ROWS_H
#define KF_BACKENDS_CPU_CORE_PACKED_ROWS_H

#include "backends/cpu/core/cast.h"
#include "ops/core/promote.h"
#include "tensor/tensor_internal.h"

/* A contiguous tensor's own memory, or a copy of it in logical order. `buffer` is NULL for the
 * first; kf_free it in any case. Undefined tensors have neither. */
typedef struct kf__packed {
  const void *data;
  void *owned;
} kf__packed_t;
KF_MUST_USE kf_status_t kf__pack(const kf_tensor_t *tensor, kf__packed_t *out_packed);

/* The same, as numbers of the type `dtype`. */
KF_MUST_USE kf_status_t kf__pack_as(const kf_tensor_t *tensor, kf_dtype_t dtype,
                                    kf__packed_t *out_packed);
/* In the order that channels_last has: dimension 1 after all others. */
KF_MUST_USE kf_status_t kf__pack_channels_last(const kf_tensor_t *tensor, kf__packed_t *out_packed);
/* What normalisations pack, to be given back together. */
typedef struct kf__norm_packs {
  kf__packed_t x, grad, weight, bias, mean, rstd;
  void *result; /* for a result in another memory format */
} kf__norm_packs_t;
void kf__norm_packs_free(kf__norm_packs_t *packs);
/* Copies numbers that are packed in logical order to a tensor with any strides. */
void kf__unpack(const void *data, kf_tensor_t *tensor);

/* ---- Numbers of a floating type ---- */

typedef struct kf__floats {
  kf_dtype_t memory, compute;
  bool half;    /* computed in float32 */
  bool wide;    /* float64 */
  int64_t item; /* bytes in memory */
  int64_t size; /* bytes as they are computed with */
} kf__floats_t;

static inline kf__floats_t kf__floats_of(kf_dtype_t memory) {
  kf__floats_t floats;
  floats.memory = memory;
  floats.half = kf__is_half(memory);
  floats.compute = floats.half ? KF_DTYPE_FLOAT32 : memory;
  floats.wide = memory == KF_DTYPE_FLOAT64;
  floats.item = kf__dtype_sizes[memory];
  floats.size = kf__dtype_sizes[floats.compute];
  return floats;
}
/* Numbers as they are computed with: those in memory, or converted into `buffer`. */
static inline const void *kf__floats_get(const kf__floats_t *floats, const char *from, int64_t n,
                                         void *buffer) {
  if (!floats->half) return from;
  kf__cast(floats->compute, buffer, floats->memory, from, n);
  return buffer;
}
/* Where results are computed, and how they get to memory from there. */
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
