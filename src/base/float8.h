/* Conversions between the 8-bit floating formats and float32. Each format is a description; all
 * formats share the code. Rounds to nearest, ties to even; numbers that are too large become what
 * the format has for them, infinity, NaN or the largest number, as in PyTorch. */
#ifndef KF_BASE_FLOAT8_H
#define KF_BASE_FLOAT8_H

#include <stdbool.h>
#include <stdint.h>

typedef struct kf__float8 {
  uint8_t fraction;  /* number of bits; 0: a power of two, without a sign */
  uint8_t bias;      /* of the exponent */
  uint8_t end;       /* the first code, without the sign bit, that is not finite */
  uint8_t too_large; /* the code for numbers beyond the largest one and for infinity */
  uint8_t nan;       /* the code for NaN; keeps the sign unless one_nan */
  bool infinite;     /* `end` is infinity, and codes above it are NaN */
  bool one_nan;      /* the sign bit alone is the only NaN, not a negative zero */
} kf__float8_t;

/* Named by the tags of dtype.def. */
extern const kf__float8_t kf__f8e5m2, kf__f8e4m3fn, kf__f8e5m2fnuz, kf__f8e4m3fnuz, kf__f8e8m0fnu;

float kf__float8_to_f32(const kf__float8_t *format, uint8_t code);
uint8_t kf__f32_to_float8(const kf__float8_t *format, float value);
/* The same for `n` packed elements. */
void kf__float8_widen(const kf__float8_t *format, float *to, const uint8_t *from, int64_t n);
void kf__float8_narrow(const kf__float8_t *format, uint8_t *to, const float *from, int64_t n);

#endif
