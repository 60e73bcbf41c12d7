/* Arithmetic on numbers (Scalar arguments) in derivative formulas. Follows Python: + - * on
 * integers give integers, division gives a float, and a complex operand makes the result
 * complex. */
#ifndef KF_AUTOGRAD_FORMULAS_FORMULA_NUMBERS_H
#define KF_AUTOGRAD_FORMULAS_FORMULA_NUMBERS_H

#include <keyfall/scope.h>

kf_scalar_t kf__number_neg(kf_scalar_t a);
kf_scalar_t kf__number_conj(kf_scalar_t a);
kf_scalar_t kf__number_add(kf_scalar_t a, kf_scalar_t b);
kf_scalar_t kf__number_sub(kf_scalar_t a, kf_scalar_t b);
kf_scalar_t kf__number_mul(kf_scalar_t a, kf_scalar_t b);
kf_scalar_t kf__number_div(kf_scalar_t a, kf_scalar_t b);
/* Compares the real parts: -1, 0 or 1; 2 if either is NaN. */
int kf__number_compare(kf_scalar_t a, kf_scalar_t b);

/* The size of dimension `dim` (negative: counted from the end); 1 if there is no such dimension. */
static inline int64_t kf__size_at(kf_int_span_t sizes, int64_t dim) {
  if (dim < 0) dim += (int64_t)sizes.size;
  return dim >= 0 && dim < (int64_t)sizes.size ? sizes.data[dim] : 1;
}

/* Integer arithmetic in formulas. The operands come from users, so results wrap around instead of
 * overflowing; the operator that receives the result validates it. */
static inline int64_t kf__int_add(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a + (uint64_t)b);
}
static inline int64_t kf__int_sub(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a - (uint64_t)b);
}
static inline int64_t kf__int_mul(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}
static inline int64_t kf__int_neg(int64_t a) { return kf__int_sub(0, a); }

#endif
