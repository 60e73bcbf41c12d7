/* Conversions between any two types, out of the loops of simd/simd_cast.c: the half types go by way
 * of float32, in pieces. */
#include "backends/cpu/core/cast.h"

#include "backends/cpu/loops/copy_bytes.h"
#include "tensor/tensor_internal.h"

const uint8_t kf__type_index[KF_DTYPE_COUNT] = {
#define ROW(name, type, dtype) [KF_DTYPE_##dtype] = KF__T_##name,
    KF__TYPES(ROW)
#undef ROW
};

static bool is_half(uint8_t type) { return type >= KF__T_COMPUTED; }

static kf__cast_fn widen(const kf__move_loops_t *loops, uint8_t half) {
  return half == KF__T_f16 ? loops->f16_to_f32 : loops->bf16_to_f32;
}

static kf__cast_fn narrow(const kf__move_loops_t *loops, uint8_t half) {
  return half == KF__T_f16 ? loops->f32_to_f16 : loops->f32_to_bf16;
}

void kf__cast(kf_dtype_t to_type, void *to, kf_dtype_t from_type, const void *from, int64_t n) {
  enum { PIECE = 512 };
  const kf__move_loops_t *loops = kf__loops_move();
  uint8_t t = kf__type_index[to_type];
  uint8_t f = kf__type_index[from_type];
  if (t == f) {
    kf__copy_bytes(to, from, (size_t)n * kf__dtype_sizes[to_type]);
  } else if (!is_half(t) && !is_half(f)) {
    kf__loops_cast()->casts[t][f](to, from, n);
  } else if (t == KF__T_f32) {
    widen(loops, f)(to, from, n);
  } else if (f == KF__T_f32) {
    narrow(loops, t)(to, from, n);
  } else {
    float piece[PIECE];
    for (int64_t i = 0; i < n; i += PIECE) {
      int64_t count = n - i < PIECE ? n - i : PIECE;
      kf__cast(KF_DTYPE_FLOAT32, piece, from_type,
               (const char *)from + i * kf__dtype_sizes[from_type], count);
      kf__cast(to_type, (char *)to + i * kf__dtype_sizes[to_type], KF_DTYPE_FLOAT32, piece, count);
    }
  }
}
