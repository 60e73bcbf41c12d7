/* Rounded quotients and remainders. An integer divisor of 0 makes the whole operator fail; the
 * least integer divided by -1 wraps around. */
#define KF__PLAIN_LOOPS
#include <math.h>

#include "backends/cpu/core/cast.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/simd/simd_loops.h"
#include "base/half.h"
#include "base/parallel.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"

/* ---- Integers ---- */

/* Shared by the loops of all threads: set by any that finds a divisor of 0. */
typedef struct {
  int zero;
} found_t;

/* y = f(a, b) for every b that is not 0. */
#define DIVISION(name, T, f)                                                                   \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    T *y = (T *)(void *)data[0];                                                               \
    const T *a = (const T *)(const void *)data[1];                                             \
    const T *b = (const T *)(const void *)data[2];                                             \
    int64_t sa = strides[1] != 0, sb = strides[2] != 0;                                        \
    int zero = 0;                                                                              \
    for (int64_t i = 0; i < n; i++) {                                                          \
      T divisor = b[i * sb];                                                                   \
      zero |= divisor == 0;                                                                    \
      y[i] = divisor == 0 ? 0 : f(a[i * sa], divisor);                                         \
    }                                                                                          \
    found_t *found = *(found_t *const *)params;                                                \
    if (zero) __atomic_store_n(&found->zero, 1, __ATOMIC_RELAXED);                             \
  }

/* A divisor of -1 is handled apart: the least integer divided by it overflows, which is undefined
 * and traps on x86-64. */
#define SIGNED(t, T, U)                                                                        \
  static inline T trunc_##t(T a, T b) { return (T)(b == -1 ? (T)(U)(0 - (U)a) : (T)(a / b)); } \
  static inline T fmod_##t(T a, T b) { return (T)(b == -1 ? 0 : (T)(a % b)); }                 \
  static inline T floor_##t(T a, T b) {                                                        \
    T q = trunc_##t(a, b);                                                                     \
    return (T)(((a < 0) != (b < 0)) && fmod_##t(a, b) != 0 ? q - 1 : q);                       \
  }                                                                                            \
  static inline T remainder_##t(T a, T b) {                                                    \
    T remainder = fmod_##t(a, b);                                                              \
    return (T)(remainder != 0 && ((remainder < 0) != (b < 0)) ? remainder + b : remainder);    \
  }
SIGNED(i8, int8_t, uint8_t)
SIGNED(i16, int16_t, uint16_t)
SIGNED(i32, int32_t, uint32_t)
SIGNED(i64, int64_t, uint64_t)
#define UNSIGNED(t, T, dtype)                                \
  static inline T trunc_##t(T a, T b) { return (T)(a / b); } \
  static inline T fmod_##t(T a, T b) { return (T)(a % b); }
UNSIGNED(u8, uint8_t, )
KF__TYPES_UNSIGNED(UNSIGNED)
#define floor_u8 trunc_u8
#define remainder_u8 fmod_u8

#define INTEGER(t, T, dtype)             \
  DIVISION(trunc_loop_##t, T, trunc_##t) \
  DIVISION(floor_loop_##t, T, floor_##t) \
  DIVISION(fmod_loop_##t, T, fmod_##t)   \
  DIVISION(remainder_loop_##t, T, remainder_##t)
KF__TYPES_INTEGER(INTEGER)
/* Quotients of unsigned numbers have one rounding only. */
#define WIDE(t, T, dtype)                \
  DIVISION(trunc_loop_##t, T, trunc_##t) \
  DIVISION(fmod_loop_##t, T, fmod_##t)
KF__TYPES_UNSIGNED(WIDE)

/* ---- Floating point ---- */

/* The floor of the exact quotient is not the floor of the rounded one: 6 / 0.1 rounds up to 60, but
 * 0.1 goes into 6 only 59 times. fmod is exact, so a minus the remainder is divided and rounded. */
#define REAL(t, T, FMOD, FLOOR, TRUNC, COPYSIGN)                                     \
  static inline T trunc_##t(T a, T b) { return TRUNC(a / b); }                       \
  static inline T fmod_##t(T a, T b) { return FMOD(a, b); }                          \
  static inline T floor_##t(T a, T b) {                                              \
    if (b == 0) return a / b;                                                        \
    T remainder = FMOD(a, b);                                                        \
    T q = (a - remainder) / b;                                                       \
    if (remainder != 0 && (b < 0) != (remainder < 0)) q -= 1;                        \
    if (q == 0) return COPYSIGN((T)0, a / b);                                        \
    T low = FLOOR(q);                                                                \
    return q - low > (T)0.5 ? low + 1 : low;                                         \
  }                                                                                  \
  static inline T remainder_##t(T a, T b) {                                          \
    T remainder = FMOD(a, b);                                                        \
    return remainder != 0 && (b < 0) != (remainder < 0) ? remainder + b : remainder; \
  }                                                                                  \
  KF__LOOP2(trunc_loop_##t, T, T, trunc_##t)                                         \
  KF__LOOP2(floor_loop_##t, T, T, floor_##t)                                         \
  KF__LOOP2(fmod_loop_##t, T, T, fmod_##t)                                           \
  KF__LOOP2(remainder_loop_##t, T, T, remainder_##t)
REAL(f32, float, fmodf, floorf, truncf, copysignf)
REAL(f64, double, fmod, floor, trunc, copysign)

/* Half types round to the type after each step, unless there is one divisor for all elements, as
 * PyTorch does. The remainder is exact. */
#define HALF(t, FROM, TO)                                                              \
  static inline float round_##t(float x) { return FROM(TO(x)); }                       \
  static inline float trunc_##t(float a, float b) { return truncf(round_##t(a / b)); } \
  static inline float floor_##t(float a, float b) {                                    \
    if (b == 0) return a / b;                                                          \
    float remainder = fmodf(a, b);                                                     \
    float q = round_##t(round_##t(a - remainder) / b);                                 \
    if (remainder != 0 && (b < 0) != (remainder < 0)) q = round_##t(q - 1);            \
    if (q == 0) return copysignf(0, a / b);                                            \
    float low = floorf(q);                                                             \
    return round_##t(q - low) > 0.5f ? low + 1 : low;                                  \
  }                                                                                    \
  KF__LOOP2(trunc_loop_##t, float, float, trunc_##t)                                   \
  KF__LOOP2(floor_loop_##t, float, float, floor_##t)                                   \
  static const kf__typed_loops_t trunc_loops_##t = {[KF__T_f32] = trunc_loop_##t};     \
  static const kf__typed_loops_t floor_loops_##t = {[KF__T_f32] = floor_loop_##t};
HALF(f16, kf__f16_to_f32, kf__f32_to_f16)
HALF(bf16, kf__bf16_to_f32, kf__f32_to_bf16)

#define ALL(ENTRY) KF__TYPES_INTEGER(ENTRY) KF__TYPES_REAL(ENTRY)
#define TRUNC(t, T, dtype) [KF__T_##t] = trunc_loop_##t,
#define FLOOR(t, T, dtype) [KF__T_##t] = floor_loop_##t,
#define FMOD(t, T, dtype) [KF__T_##t] = fmod_loop_##t,
#define REMAINDER(t, T, dtype) [KF__T_##t] = remainder_loop_##t,
static const kf__typed_loops_t trunc_loops = {ALL(TRUNC) KF__TYPES_UNSIGNED(TRUNC)};
static const kf__typed_loops_t floor_loops = {ALL(FLOOR) KF__TYPES_UNSIGNED(TRUNC)};
static const kf__typed_loops_t fmod_loops = {ALL(FMOD) KF__TYPES_UNSIGNED(FMOD)};
static const kf__typed_loops_t remainder_loops = {ALL(REMAINDER) KF__TYPES_UNSIGNED(FMOD)};

/* ---- Divisors of 0 ---- */

enum { GRAIN = 131072, BLOCK = 32 };

/* Only the size of the integers matters. A block has a constant length, so that compilers vectorise
 * the loop over it. */
#define SEARCH(bits)                                                           \
  static bool has_zero_##bits(const void *data, int64_t n) {                   \
    const uint##bits##_t *x = data;                                            \
    int64_t i = 0;                                                             \
    for (; i + BLOCK <= n; i += BLOCK) {                                       \
      uint##bits##_t zero = 0;                                                 \
      for (int k = 0; k < BLOCK; k++) zero |= (uint##bits##_t)(x[i + k] == 0); \
      if (zero) return true;                                                   \
    }                                                                          \
    for (; i < n; i++)                                                         \
      if (x[i] == 0) return true;                                              \
    return false;                                                              \
  }
SEARCH(8)
SEARCH(16)
SEARCH(32)
SEARCH(64)

typedef struct {
  const char *data;
  int64_t item;
  found_t found;
} divisors_t;

static void look_for_zero(void *context, int64_t begin, int64_t end) {
  static bool (*const searches[])(const void *, int64_t) = {has_zero_8, has_zero_16, has_zero_32,
                                                            has_zero_64};
  divisors_t *divisors = context;
  KF_ASSERT(divisors->item <= 8);
  const char *data = divisors->data + begin * divisors->item;
  if (searches[__builtin_ctzll((unsigned long long)divisors->item)](data, end - begin))
    __atomic_store_n(&divisors->found.zero, 1, __ATOMIC_RELAXED);
}

static bool dense_has_zero(const kf_tensor_t *tensor) {
  KF_ASSERT(kf__is_dense(tensor));
  divisors_t divisors = {kf__data(tensor), kf__itemsize(tensor), {0}};
  kf__parallel_for(0, tensor->numel, GRAIN, look_for_zero, &divisors);
  return divisors.found.zero != 0;
}

/* Converts to bool first: the smallest dense copy that keeps the zeros. */
static kf_status_t strided_has_zero(kf_tensor_t *tensor, bool *zero) {
  kf_tensor_t *truths = NULL;
  KF_TRY(kf__tensor_new(KF_DTYPE_BOOL, tensor->device, kf__sizes(tensor), NULL, &truths));
  kf_iter_t it;
  kf__iter_pair(&it, truths, tensor);
  kf_status_t status = kf__iter_copy(&it);
  *zero = status == KF_OK && dense_has_zero(truths);
  kf_tensor_release(truths);
  return status;
}

/* A tensor of the caller must not change when the operator fails, so the divisors are checked
 * before the loops run. A divisor of one element is converted first: it may have a wider type than
 * the operator computes in, and become 0. For a new result the loops' own check is early enough. */
static kf_status_t look_ahead(const kf_iter_t *it, bool *zero) {
  const kf_operand_t *divisor = &it->operands[2];
  if (divisor->tensor == NULL || divisor->tensor->numel == 1) {
    kf_number_t number;
    kf__cast(divisor->target, &number, divisor->dtype, it->data[2], 1);
    *zero = kf__number_real(kf__number_load(divisor->target, &number)) == 0;
    return KF_OK;
  }
  if (!kf__is_dense(divisor->tensor)) return strided_has_zero(divisor->tensor, zero);
  *zero = dense_has_zero(divisor->tensor);
  return KF_OK;
}

static kf_status_t run_division(kf_iter_t *it, const kf__loop_fn *by_type, const char *name) {
  found_t found = {0};
  KF_ASSERT(it->count == 3);
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  found_t *params = &found;
  bool zero = false;
  if (it->given && it->numel != 0 && kf_dtype_is_integral(it->common, true) &&
      by_type[kf__type_index[it->common]] != NULL)
    KF_TRY(look_ahead(it, &zero));
  if (!zero) KF_TRY(kf__run_typed(it, by_type, &params, name));
  if (zero || found.zero)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_DIVISION, "an integer was divided by 0"));
  return KF_OK;
}

/* The dtype that each step of a quotient rounds to, if it is a half type. */
static kf_dtype_t rounding_dtype(const kf_iter_t *it) {
  const kf_tensor_t *divisor = it->operands[2].tensor;
  return divisor == NULL || divisor->numel == 1 ? it->common : it->promoted;
}

static kf_status_t cpu_floor_divide(kf_iter_t *it) {
  kf_dtype_t dtype = rounding_dtype(it);
  const kf__loop_fn *loops = dtype == KF_DTYPE_FLOAT16    ? floor_loops_f16
                             : dtype == KF_DTYPE_BFLOAT16 ? floor_loops_bf16
                                                          : floor_loops;
  return run_division(it, loops, "div_floor_cpu");
}
static kf_status_t cpu_remainder(kf_iter_t *it) {
  return run_division(it, remainder_loops, "remainder_cpu");
}
static kf_status_t cpu_fmod(kf_iter_t *it) { return run_division(it, fmod_loops, "fmod_cpu"); }

static kf_status_t cpu_div_mode(kf_iter_t *it, kf_str_t rounding_mode) {
  if (rounding_mode.data == NULL) return kf__run_typed(it, kf__loops_arith()->div, NULL, "div_cpu");
  if (rounding_mode.data[0] == 'f') return cpu_floor_divide(it);
  kf_dtype_t dtype = rounding_dtype(it);
  const kf__loop_fn *loops = dtype == KF_DTYPE_FLOAT16    ? trunc_loops_f16
                             : dtype == KF_DTYPE_BFLOAT16 ? trunc_loops_bf16
                                                          : trunc_loops;
  return run_division(it, loops, "div_trunc_cpu");
}

const kf_compute_t kf__cpu_bind_quotient[] = {
    KF_COMPUTE(floor_divide, cpu_floor_divide),
    KF_COMPUTE(remainder, cpu_remainder),
    KF_COMPUTE(fmod, cpu_fmod),
    KF_COMPUTE(div_mode, cpu_div_mode),
    KF_COMPUTE_END,
};
