/* The 8-bit floating formats: bytes that become a float32 and back. One description to a format,
 * and the same few lines for all of them. Rounds to nearest, ties to even; what is too large
 * becomes what the format has for it, infinity or NaN, as PyTorch has it. */
#ifndef KF_BASE_FLOAT8_H
#define KF_BASE_FLOAT8_H

#include <stdbool.h>
#include <stdint.h>

typedef struct kf__float8 {
  uint8_t fraction;  /* bits of it; 0: a power of two, without a sign */
  uint8_t bias;      /* of the exponent */
  uint8_t end;       /* the first code, sign apart, that is no finite number */
  uint8_t too_large; /* what a number beyond the largest one becomes, also infinity */
  uint8_t nan;       /* what a NaN becomes, with its sign unless there is one NaN only */
  bool infinite;     /* `end` is infinity, and what is above it NaN */
  bool one_nan;      /* the sign alone is NaN, not a zero */
} kf__float8_t;

/* Named by the tags of dtype.def. */
extern const kf__float8_t kf__f8e5m2, kf__f8e4m3fn, kf__f8e5m2fnuz, kf__f8e4m3fnuz, kf__f8e8m0fnu;

float kf__float8_to_f32(const kf__float8_t *format, uint8_t code);
uint8_t kf__f32_to_float8(const kf__float8_t *format, float value);
/* The same for `n` packed elements. */
void kf__float8_widen(const kf__float8_t *format, float *to, const uint8_t *from, int64_t n);
void kf__float8_narrow(const kf__float8_t *format, uint8_t *to, const float *from, int64_t n);

#endif
