/* Arithmetic on numbers in derivative formulas. */
#include "autograd/formulas/formula_numbers.h"

#include "ops/core/number.h"

static bool is_complex(kf_scalar_t a) { return a.tag == KF_TAG_COMPLEX; }
static bool is_exact(kf_scalar_t a) { return a.tag == KF_TAG_INT || a.tag == KF_TAG_BOOL; }

kf_scalar_t kf__number_neg(kf_scalar_t a) { return kf__number_sub(KF_INT(0), a); }

kf_scalar_t kf__number_conj(kf_scalar_t a) {
  return is_complex(a) ? KF_COMPLEX(a.as.c.re, -a.as.c.im) : a;
}

/* Integer sums and products wrap around: signed overflow would be undefined behaviour. */
static int64_t wrapped(uint64_t value) { return (int64_t)value; }

kf_scalar_t kf__number_add(kf_scalar_t a, kf_scalar_t b) {
  double re = kf__number_real(a) + kf__number_real(b);
  if (is_complex(a) || is_complex(b))
    return KF_COMPLEX(re, kf__number_imag(a) + kf__number_imag(b));
  if (!is_exact(a) || !is_exact(b)) return KF_FLOAT(re);
  return KF_INT(wrapped((uint64_t)kf__number_int(a) + (uint64_t)kf__number_int(b)));
}

kf_scalar_t kf__number_sub(kf_scalar_t a, kf_scalar_t b) {
  double re = kf__number_real(a) - kf__number_real(b);
  if (is_complex(a) || is_complex(b))
    return KF_COMPLEX(re, kf__number_imag(a) - kf__number_imag(b));
  if (!is_exact(a) || !is_exact(b)) return KF_FLOAT(re);
  return KF_INT(wrapped((uint64_t)kf__number_int(a) - (uint64_t)kf__number_int(b)));
}

kf_scalar_t kf__number_mul(kf_scalar_t a, kf_scalar_t b) {
  double ar = kf__number_real(a), ai = kf__number_imag(a);
  double br = kf__number_real(b), bi = kf__number_imag(b);
  if (is_complex(a) || is_complex(b)) return KF_COMPLEX(ar * br - ai * bi, ar * bi + ai * br);
  if (!is_exact(a) || !is_exact(b)) return KF_FLOAT(ar * br);
  return KF_INT(wrapped((uint64_t)kf__number_int(a) * (uint64_t)kf__number_int(b)));
}

/* True division, as in Python. The complex case uses the textbook formula, which is precise enough
 * for derivative formulas. */
kf_scalar_t kf__number_div(kf_scalar_t a, kf_scalar_t b) {
  double ar = kf__number_real(a), ai = kf__number_imag(a);
  double br = kf__number_real(b), bi = kf__number_imag(b);
  if (!is_complex(a) && !is_complex(b)) return KF_FLOAT(ar / br);
  double square = br * br + bi * bi;
  return KF_COMPLEX((ar * br + ai * bi) / square, (ai * br - ar * bi) / square);
}

int kf__number_compare(kf_scalar_t a, kf_scalar_t b) {
  double x = kf__number_real(a), y = kf__number_real(b);
  if (x != x || y != y) return 2;
  return (x > y) - (x < y);
}
