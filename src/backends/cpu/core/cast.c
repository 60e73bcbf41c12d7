/* Conversions between any two types. simd/simd_cast.c has loops for every pair of types that are
 * computed with; the half types and the 8-bit floats convert through float32, and complex32 through
 * complex64, in pieces that stay on the stack. A loop for every pair would be several hundred loops
 * for each instruction set. */
#include "backends/cpu/core/cast.h"

#include "backends/cpu/loops/copy_bytes.h"
#include "backends/cpu/loops/dot_loops.h"
#include "tensor/tensor_internal.h"

const uint8_t kf__type_index[KF_DTYPE_COUNT] = {
#define ENTRY(name, type, dtype) [KF_DTYPE_##dtype] = KF__T_##name,
    KF__TYPES_COMPUTED(ENTRY) KF__TYPES_HALF(ENTRY)
#undef ENTRY
#define ENTRY(name, type, dtype) [KF_DTYPE_##dtype] = KF__T_LOOPLESS,
        KF__TYPES_FLOAT8(ENTRY) KF__TYPES_HALF_COMPLEX(ENTRY)
#undef ENTRY
};

/* A type without loops of its own: the numbers KF__T_… of these follow all others. */
static bool is_narrow(uint8_t type) { return type >= KF__T_LOOPLESS; }

static void widen(kf_dtype_t type, float *to, const void *from, int64_t n) {
  const kf__move_loops_t *loops = kf__loops_move();
  switch (kf__type_index[type]) {
    case KF__T_f16: loops->f16_to_f32(to, from, n); break;
    case KF__T_bf16: loops->bf16_to_f32(to, from, n); break;
    default:
      KF_ASSERT(kf__float8_format(type) != NULL);
      kf__float8_widen(kf__float8_format(type), to, from, n);
  }
}

static void narrow(kf_dtype_t type, void *to, const float *from, int64_t n) {
  const kf__move_loops_t *loops = kf__loops_move();
  switch (kf__type_index[type]) {
    case KF__T_f16: loops->f32_to_f16(to, from, n); break;
    case KF__T_bf16: kf__loops_quantize()->narrow_bf16(n, from, (uint16_t *)to); break;
    default:
      KF_ASSERT(kf__float8_format(type) != NULL);
      kf__float8_narrow(kf__float8_format(type), to, from, n);
  }
}

/* Converts to `middle`, which is float32 or complex64, and from there to the type of the result. */
static void cast_through(kf_dtype_t middle, kf_dtype_t to_type, void *to, kf_dtype_t from_type,
                         const void *from, int64_t n) {
  float piece[512];
  const int64_t most = (int64_t)sizeof piece / kf__dtype_sizes[middle];
  for (int64_t i = 0; i < n; i += most) {
    int64_t count = n - i < most ? n - i : most;
    kf__cast(middle, piece, from_type, (const char *)from + i * kf__dtype_sizes[from_type], count);
    kf__cast(to_type, (char *)to + i * kf__dtype_sizes[to_type], middle, piece, count);
  }
}

/* Conversions with complex32 on at least one side. */
static void cast_half_complex(kf_dtype_t to_type, void *to, kf_dtype_t from_type, const void *from,
                              int64_t n) {
  if (to_type == KF_DTYPE_COMPLEX64)
    kf__loops_move()->f16_to_f32(to, from, 2 * n);
  else if (from_type == KF_DTYPE_COMPLEX64)
    kf__loops_move()->f32_to_f16(to, from, 2 * n);
  else
    cast_through(KF_DTYPE_COMPLEX64, to_type, to, from_type, from, n);
}

void kf__cast(kf_dtype_t to_type, void *to, kf_dtype_t from_type, const void *from, int64_t n) {
  KF_ASSERT((uint32_t)to_type < KF_DTYPE_COUNT);
  KF_ASSERT((uint32_t)from_type < KF_DTYPE_COUNT);
  KF_ASSERT(n >= 0);
  KF_ASSERT(n == 0 || (to != NULL && from != NULL));
  uint8_t t = kf__type_index[to_type];
  uint8_t f = kf__type_index[from_type];
  if (to_type == from_type) {
    kf__copy_bytes(to, from, (size_t)n * kf__dtype_sizes[to_type]);
  } else if (!is_narrow(t) && !is_narrow(f)) {
    KF_ASSERT(kf__loops_cast()->casts[t][f] != NULL);
    kf__loops_cast()->casts[t][f](to, from, n);
  } else if (to_type == KF_DTYPE_COMPLEX32 || from_type == KF_DTYPE_COMPLEX32) {
    cast_half_complex(to_type, to, from_type, from, n);
  } else if (t == KF__T_f32) {
    widen(from_type, to, from, n);
  } else if (f == KF__T_f32) {
    narrow(to_type, to, from, n);
  } else {
    cast_through(KF_DTYPE_FLOAT32, to_type, to, from_type, from, n);
  }
}
