/* Helpers for derivative formulas written in C. They run inside a result scope: a scoped operator
 * that fails returns NULL, and so does every operator after it. */
#ifndef KF_AUTOGRAD_FORMULAS_FORMULA_COMMON_H
#define KF_AUTOGRAD_FORMULAS_FORMULA_COMMON_H

#include <keyfall/scoped.h>

#include "autograd/formulas/formula_numbers.h"
#include "autograd/formulas/formulas.h"
#include "tensor/tensor_internal.h"

static inline bool kf__d_is_complex(const kf_tensor_t *x) {
  return kf_dtype_is_complex(kf_tensor_dtype(x));
}
static inline kf_tensor_t *kf__d_real(kf_tensor_t *x) {
  return kf__d_is_complex(x) ? kfs_real(x) : x;
}
static inline kf_tensor_t *kf__d_square(kf_tensor_t *x) { return kfs_mul(x, x); }
/* x + number, x * number. */
static inline kf_tensor_t *kf__d_plus(kf_tensor_t *x, double number) {
  return kfs_add_Scalar(x, KF_FLOAT(number), KF_INT(1));
}
static inline kf_tensor_t *kf__d_times(kf_tensor_t *x, double number) {
  return kfs_mul_Scalar(x, KF_FLOAT(number));
}
/* number - x */
static inline kf_tensor_t *kf__d_minus_from(double number, kf_tensor_t *x) {
  return kfs_rsub_Scalar(x, KF_FLOAT(number), KF_INT(1));
}
/* where: x where the mask is set, 0 elsewhere. except: 0 where the mask is set, x elsewhere. */
static inline kf_tensor_t *kf__d_where(kf_tensor_t *mask, kf_tensor_t *x) {
  return kfs_where_ScalarOther(mask, x, KF_INT(0));
}
static inline kf_tensor_t *kf__d_except(kf_tensor_t *mask, kf_tensor_t *x) {
  return kfs_masked_fill_Scalar(x, mask, KF_INT(0));
}
/* The first `count` elements of an array as a span; never None, even if `count` is 0. */
static inline kf_int_span_t kf__d_span(const int64_t *data, size_t count) {
  kf_int_span_t span = {data, count};
  return count > 0 ? span : kf_no_ints();
}
static inline bool kf__d_text_is(kf_str_t text, const char *wanted) {
  return text.data != NULL && strcmp(text.data, wanted) == 0;
}
/* Wraps a negative dimension, already validated by the forward pass. A 0-d tensor counts as 1-d. */
static inline int64_t kf__d_wrap(int64_t dim, size_t ndim) {
  return dim < 0 ? dim + (int64_t)(ndim > 0 ? ndim : 1) : dim;
}
/* The dimensions as a bit set; None and the empty list mean all dimensions. */
kf__dim_set_t kf__d_dim_bits(kf_int_span_t dim, size_t ndim);
/* Whether any element of a mask is set. */
kf_status_t kf__d_any(kf_tensor_t *mask, bool *out);
/* Fails the scope with this status; returns NULL. */
kf_tensor_t *kf__d_failed(kf_status_t status);
/* Stores one gradient of a formula that computes several; the reference outlives the scope. */
static inline void kf__d_give(kf_tensor_t **out, kf_tensor_t *value) {
  *out = kf_scope_keep(value);
}

#endif
