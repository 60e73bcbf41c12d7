/* The loops of pooling. One call handles one tap of the window: it combines a row of inputs with a
 * row of results. A row is consecutive outputs (whose inputs are a stride apart), or the channels
 * of one output (channels_last). */
#ifndef KF_BACKENDS_CPU_LOOPS_POOL_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_POOL_LOOPS_H

#include "backends/cpu/loops/isa.h"

/* The types: X(tag, memory type, compute type, load, store, least value). */
#define KF__POOL_INTS(X)                                    \
  X(u8, uint8_t, uint8_t, KF__AS_IS, KF__AS_IS, 0)          \
  X(i8, int8_t, int8_t, KF__AS_IS, KF__AS_IS, INT8_MIN)     \
  X(i16, int16_t, int16_t, KF__AS_IS, KF__AS_IS, INT16_MIN) \
  X(i32, int32_t, int32_t, KF__AS_IS, KF__AS_IS, INT32_MIN) \
  X(i64, int64_t, int64_t, KF__AS_IS, KF__AS_IS, INT64_MIN)
#define KF__POOL_FLOATS(X)                                                     \
  X(f16, uint16_t, float, kf__f16_to_f32, kf__f32_to_f16, -__builtin_inff())   \
  X(b16, uint16_t, float, kf__bf16_to_f32, kf__f32_to_bf16, -__builtin_inff()) \
  X(f32, float, float, KF__AS_IS, KF__AS_IS, -__builtin_inff())                \
  X(f64, double, double, KF__AS_IS, KF__AS_IS, -__builtin_inf())
#define KF__AS_IS(x) (x)

/* The taps of a window that lie inside the plane, in the order in which a loop over the window
 * meets them. For each: the distance from the first tap, in elements of memory (offsets) and in
 * positions of the plane (positions). */
enum { KF__POOL_TAPS = 64 };
typedef struct kf__pool_window {
  int64_t count;
  int64_t offsets[KF__POOL_TAPS];
  int32_t positions[KF__POOL_TAPS];
} kf__pool_window_t;

/* The maxima of n windows. The first tap of window i is in[i * step], at position at + i * at_step
 * of the plane; the maximum and its position go to out[i * out_step] and indices[i * out_step]. A
 * window without taps gives the least value of the type and the position of its first tap. */
typedef void (*kf__pool_windows_fn)(const kf__pool_window_t *window, const void *in, int64_t step,
                                    int64_t n, int64_t at, int64_t at_step, void *out,
                                    int64_t *indices, int64_t out_step);
/* Where in[i * step] is larger than best[i] or NaN: best[i] = in[i * step], where[i] = at + i *
 * at_step.
 */
typedef void (*kf__pool_max_fn)(const void *in, int64_t step, int64_t n, int32_t at,
                                int32_t at_step, void *best, int32_t *where);
/* sums[i] += in[i * step] */
typedef void (*kf__pool_add_fn)(const void *in, int64_t step, int64_t n, void *sums);

typedef struct kf__pool_table {
#define KF__POOL_ENTRY(tag, ...) \
  kf__pool_max_fn max_##tag;     \
  kf__pool_windows_fn windows_##tag;
  KF__POOL_INTS(KF__POOL_ENTRY)
  KF__POOL_FLOATS(KF__POOL_ENTRY)
#undef KF__POOL_ENTRY
#define KF__POOL_ENTRY(tag, ...) kf__pool_add_fn add_##tag;
  KF__POOL_FLOATS(KF__POOL_ENTRY) kf__pool_add_fn add_i64;
#undef KF__POOL_ENTRY
} kf__pool_table_t;
KF_ISA_DECLARE(kf__pool_table_t, pool);

#endif
