/* Rules of elementwise operators with two and more operands: which combinations of types and
 * numbers they accept, and their errors for others. The iterator checks shapes.
 *
 * Checks of types come before the iterator is built where PyTorch reports them before shapes;
 * checks of numbers (alpha, bounds) need the promoted type and come after it. By then results may
 * exist, but nothing has been written. */
#include "compat/operator_texts.h"
#include "ops/core/shared_rules.h"

const char *kf__bare_op_name(const char *op, char buffer[KF__NAME_TEXT]) {
  const char *colon = strrchr(op, ':');
  if (colon != NULL) op = colon + 1;
  size_t length = strcspn(op, ".");
  if (length > 1 && op[length - 1] == '_') length--;
  if (length >= KF__NAME_TEXT) length = KF__NAME_TEXT - 1;
  memcpy(buffer, op, length);
  buffer[length] = '\0';
  return buffer;
}

/* ---- One and two operands ---- */

kf_status_t kf__rule_unary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, uint32_t types) {
  kf_tensor_t *const inputs[] = {self};
  return kf__iter_build(it, r, 1, inputs, NULL, types);
}

kf_status_t kf__rule_binary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other,
                            uint32_t types) {
  kf_tensor_t *const inputs[] = {self, other};
  return kf__iter_build(it, r, 2, inputs, NULL, types);
}

/* `numbers` is indexed like `inputs`; the entry beside a tensor is never read. */
kf_status_t kf__rule_binary_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                   kf_scalar_t other, uint32_t types) {
  kf_tensor_t *const inputs[] = {self, NULL};
  const kf_scalar_t numbers[] = {other, other};
  return kf__iter_build(it, r, 2, inputs, numbers, types);
}

kf_status_t kf__rule_number_binary(kf_iter_t *it, kf_results_t *r, kf_scalar_t self,
                                   kf_tensor_t *other, uint32_t types) {
  kf_tensor_t *const inputs[] = {NULL, other};
  const kf_scalar_t numbers[] = {self, self};
  return kf__iter_build(it, r, 2, inputs, numbers, types);
}

/* ---- Sums ---- */

/* The factor must not have a higher category than the result, since it takes no part in promotion.
 */
static kf_status_t check_alpha(const kf_iter_t *it, kf_scalar_t alpha) {
  kf_dtype_t dtype = it->promoted;
  KF_ASSERT(dtype < KF_DTYPE_COUNT);
  if (alpha.tag == KF_TAG_BOOL && dtype != KF_DTYPE_BOOL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_BOOL_ALPHA,
                                       "alpha may be a boolean only if the result is boolean"));
  if ((alpha.tag == KF_TAG_FLOAT || alpha.tag == KF_TAG_COMPLEX) &&
      kf_dtype_is_integral(dtype, true))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_INTEGRAL_ALPHA,
                       "alpha is a floating-point number, but the tensors are of integer types"));
  if (alpha.tag == KF_TAG_COMPLEX && !kf_dtype_is_complex(dtype))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_REAL_ALPHA, "alpha is complex, but the tensors are real"));
  kf_number_t element;
  return kf__number_store_checked(alpha, it->promoted, &element);
}

/* Nearly every call has the integer factor 1, which every type can hold: it needs no check. */
static inline kf_status_t with_alpha(kf_status_t built, const kf_iter_t *it, kf_scalar_t alpha) {
  if (built != KF_OK || (alpha.tag == KF_TAG_INT && alpha.as.i == 1)) return built;
  return check_alpha(it, alpha);
}

/* Booleans can be added (or) but not subtracted. */
static kf_status_t check_difference(bool self_is_bool, bool other_is_bool) {
  if (!self_is_bool && !other_is_bool) return KF_OK;
  if (self_is_bool && other_is_bool)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_BOOL_SUB, "sub: both tensors are of type bool; use logical_xor"));
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_BOOL_SUB_ONE,
                     "sub: a tensor is of type bool; use logical_not, or convert it"));
}

static bool is_bool(const kf_tensor_t *t) { return t->dtype == KF_DTYPE_BOOL; }

kf_status_t kf__rule_add(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other,
                         kf_scalar_t alpha) {
  return with_alpha(kf__rule_binary(it, r, self, other, KF__TYPES_PROMOTE), it, alpha);
}

kf_status_t kf__rule_add_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                kf_scalar_t other, kf_scalar_t alpha) {
  return with_alpha(kf__rule_binary_number(it, r, self, other, KF__TYPES_PROMOTE), it, alpha);
}

kf_status_t kf__rule_sub(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other,
                         kf_scalar_t alpha) {
  KF_TRY(check_difference(is_bool(self), is_bool(other)));
  return kf__rule_add(it, r, self, other, alpha);
}

kf_status_t kf__rule_sub_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                kf_scalar_t other, kf_scalar_t alpha) {
  KF_TRY(check_difference(is_bool(self), other.tag == KF_TAG_BOOL));
  return kf__rule_add_number(it, r, self, other, alpha);
}

kf_status_t kf__rule_rsub(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other,
                          kf_scalar_t alpha) {
  return kf__rule_sub(it, r, other, self, alpha);
}

kf_status_t kf__rule_rsub_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                 kf_scalar_t other, kf_scalar_t alpha) {
  KF_TRY(check_difference(is_bool(self), other.tag == KF_TAG_BOOL));
  return with_alpha(kf__rule_number_binary(it, r, other, self, KF__TYPES_PROMOTE), it, alpha);
}

/* ---- Quotients and powers ---- */

/* True division gives floats; the rounding modes keep integers. */
static kf_status_t rounding_types(kf_str_t mode, uint32_t *out_types) {
  *out_types = KF__TYPES_FULL_NUMBERS;
  if (mode.data == NULL)
    *out_types = KF__TYPES_QUOTIENT;
  else if (strcmp(mode.data, "trunc") != 0 && strcmp(mode.data, "floor") != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ROUNDING_MODE,
                       "div: rounding_mode must be None, 'trunc' or 'floor', but is '%s'"),
        mode.data);
  return KF_OK;
}

kf_status_t kf__rule_div_mode(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t *other,
                              kf_str_t rounding_mode) {
  uint32_t types;
  KF_TRY(rounding_types(rounding_mode, &types));
  return kf__rule_binary(it, r, self, other, types);
}

kf_status_t kf__rule_div_mode_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                     kf_scalar_t other, kf_str_t rounding_mode) {
  uint32_t types;
  KF_TRY(rounding_types(rounding_mode, &types));
  return kf__rule_binary_number(it, r, self, other, types);
}

/* Loops for half types and integers take the exponent in the promoted type, so it must fit. */
kf_status_t kf__rule_pow_number(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                kf_scalar_t exponent) {
  if (kf_dtype_is_integral(kf__dtype(self), true) && exponent.tag == KF_TAG_INT &&
      exponent.as.i < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INTEGER_POWER,
                                       "pow: an integer has no integer as its negative power"));
  KF_TRY(kf__rule_binary_number(it, r, self, exponent, KF__TYPES_PARAMETERS));
  kf_number_t element;
  bool narrow = kf__is_half(it->promoted) || kf_dtype_is_integral(it->promoted, true);
  return narrow ? kf__number_store_checked(exponent, it->promoted, &element) : KF_OK;
}

/* ---- Order and logic ---- */

kf_status_t kf__rule_pair_extreme(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                  kf_tensor_t *other) {
  if (kf_dtype_is_complex(kf__dtype(self)) || kf_dtype_is_complex(kf__dtype(other))) {
    char name[KF__NAME_TEXT];
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NOT_FOR_COMPLEX, "%s: elements must be real"),
                        kf__bare_op_name(r->op, name));
  }
  return kf__rule_binary(it, r, self, other, KF__TYPES_PROMOTE);
}

/* Logical operators see truth values, whatever the operands are; promotion only refuses pairs of
 * types that have no common one. */
kf_status_t kf__rule_logical(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                             kf_tensor_t *other) {
  KF_TRY(kf__rule_binary(it, r, self, other, KF__TYPES_COMPARE));
  KF_ASSERT(it->count == 3);
  kf__iter_retarget(it, 1, KF_DTYPE_BOOL);
  kf__iter_retarget(it, 2, KF_DTYPE_BOOL);
  return KF_OK;
}

kf_status_t kf__rule_heaviside(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                               kf_tensor_t *values) {
  const kf_tensor_t *given = r->form == KF__FORM_FUNCTIONAL ? self : r->given[0];
  if (kf_dtype_is_complex(kf__dtype(self)) || kf_dtype_is_complex(kf__dtype(values)) ||
      kf_dtype_is_complex(kf__dtype(given)))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_HEAVISIDE_COMPLEX,
                                                       "heaviside: elements must be real"));
  if (self->dtype != values->dtype || self->dtype != given->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HEAVISIDE_DTYPES,
                                       "heaviside: self and values must be of one type"));
  return kf__rule_binary(it, r, self, values, KF__TYPES_PROMOTE);
}

/* ---- Clamping ---- */

static kf_status_t clamp_is_real(void) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_CLAMP_COMPLEX, "clamp: elements must be real"));
}

static kf_status_t check_clamp(const kf_tensor_t *self) {
  return kf_dtype_is_complex(kf__dtype(self)) ? clamp_is_real() : KF_OK;
}

static kf_status_t clamp_needs_a_bound(void) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_CLAMP_NO_BOUND, "%s: min, max or both must be given"),
      kf__api_name(KF__API("clamp")));
}

/* Bounds must be numbers that the type computed in can hold. `numbers` repeats a bound where there
 * is only one, since inputs that are NULL need a number. */
static kf_status_t build_clamp(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, uint32_t count,
                               const kf_scalar_t *bounds) {
  KF_ASSERT(count == 1 || count == 2);
  KF_TRY(check_clamp(self));
  kf_tensor_t *const inputs[] = {self, NULL, NULL};
  kf_scalar_t numbers[3] = {bounds[0], bounds[0], bounds[count - 1]};
  kf_number_t element;
  for (uint32_t i = 0; i < count; i++)
    if (bounds[i].tag == KF_TAG_COMPLEX)
      KF_TRY(kf__number_store_checked(bounds[i], KF_DTYPE_FLOAT64, &element));
  KF_TRY(kf__iter_build(it, r, 1 + count, inputs, numbers, KF__TYPES_PARAMETERS));
  for (uint32_t i = 0; i < count; i++)
    KF_TRY(kf__number_store_checked(bounds[i], it->promoted, &element));
  return KF_OK;
}

kf_status_t kf__rule_clamp(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_opt_scalar_t min,
                           kf_opt_scalar_t max) {
  if (!min.has && !max.has) return clamp_needs_a_bound();
  kf_scalar_t bounds[2];
  uint32_t count = 0;
  if (min.has) bounds[count++] = min.value;
  if (max.has) bounds[count++] = max.value;
  return build_clamp(it, r, self, count, bounds);
}

kf_status_t kf__rule_clamp_bound(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                 kf_scalar_t bound) {
  if (bound.tag == KF_TAG_COMPLEX) return clamp_is_real();
  return build_clamp(it, r, self, 1, &bound);
}

kf_status_t kf__rule_clamp_tensor(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                  kf_tensor_t *min, kf_tensor_t *max) {
  bool has_min = kf__is_defined(min);
  bool has_max = kf__is_defined(max);
  if (!has_min && !has_max) return clamp_needs_a_bound();
  KF_TRY(check_clamp(self));
  kf_tensor_t *const inputs[] = {self, has_min ? min : max, max};
  return kf__iter_build(it, r, has_min && has_max ? 3 : 2, inputs, NULL, KF__TYPES_PROMOTE);
}

/* ---- Choosing ---- */

/* The condition takes no part in promotion. The out= form compares types before anything else is
 * checked, as PyTorch does, so it promotes here once more. */
kf_status_t kf__rule_where(kf_iter_t *it, kf_results_t *r, kf_tensor_t *condition,
                           kf_tensor_t *self, kf_tensor_t *other) {
  static int warned;
  if (condition->dtype == KF_DTYPE_UINT8)
    kf__warn_once(
        &warned,
        KF__COMPATIBLE(KF__TORCH_WHERE_BYTES,
                       "where: a condition of type Byte is deprecated; convert it to Bool"));
  else if (!is_bool(condition))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_WHERE_CONDITION,
                                       "where: condition must be of type bool, but is of type %s"),
                        kf_dtype_class_name(kf__dtype(condition)));
  if (r->form == KF__FORM_OUT) {
    kf__promotion_t promotion;
    kf_dtype_t expected;
    kf__promotion_init(&promotion);
    KF_TRY(kf__promotion_add_tensor(&promotion, self));
    KF_TRY(kf__promotion_add_tensor(&promotion, other));
    KF_TRY(kf__promotion_result(&promotion, &expected));
    if (kf__dtype(r->given[0]) != expected)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_WHERE_OUT, "%s: the result tensor must be %s, but is %s"), r->op,
          kf_dtype_class_name(expected), kf_dtype_class_name(kf__dtype(r->given[0])));
  }
  kf_tensor_t *const inputs[] = {condition, self, other};
  return kf__iter_build_apart(it, r, 3, inputs, NULL, KF__TYPES_KEEP_HALF, 1);
}

/* A mask that does not broadcast is reported before a value that does not fit. */
static kf_status_t check_mask(const kf_tensor_t *self, const kf_tensor_t *mask) {
  if (is_bool(mask)) {
    int64_t sizes[KF__MAX_DIMS];
    size_t ndim = 0;
    if (kf__same_sizes(self, mask)) return KF_OK;
    return kf__broadcast_shapes(kf__sizes(self), kf__sizes(mask), sizes, &ndim);
  }
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_MASKED_FILL_MASK,
                                     "masked_fill: mask must be of type bool, but is of type %s"),
                      kf__dtype_message_name(kf__dtype(mask)));
}

enum {
  MASK = 1, /* bits of inputs that take no part in promotion: the result has the type of self */
  VALUE = 2,
  MASKED_TYPES = KF__TYPES_KEEP_HALF | KF__TYPES_CONTIGUOUS | KF__TYPES_OVERLAP
};

kf_status_t kf__rule_masked_fill(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                 kf_tensor_t *mask, kf_scalar_t value) {
  kf_number_t element;
  KF_TRY(check_mask(self, mask));
  KF_TRY(kf__number_store_checked(value, kf__dtype(self), &element));
  kf_tensor_t *const inputs[] = {mask, NULL, self};
  const kf_scalar_t numbers[] = {value, value, value};
  uint32_t types = KF__TYPES_KEEP_HALF | KF__TYPES_CONTIGUOUS;
  if (kf__accept_expanded(r, self, "masked_fill_") != 0) types = MASKED_TYPES;
  return kf__iter_build_apart(it, r, 3, inputs, numbers, types, MASK | VALUE);
}

kf_status_t kf__rule_masked_fill_tensor(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                        kf_tensor_t *mask, kf_tensor_t *value) {
  if (value->ndim != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MASKED_FILL_VALUE,
                                       "masked_fill: value must have no dimensions, but has %u"),
                        value->ndim);
  KF_TRY(check_mask(self, mask));
  (void)kf__accept_expanded(r, self, "masked_fill_");
  kf_tensor_t *const inputs[] = {mask, value, self};
  /* Only self may share memory with itself. */
  uint32_t types = r->form == KF__FORM_OUT ? MASKED_TYPES & ~KF__TYPES_OVERLAP : MASKED_TYPES;
  KF_TRY(kf__iter_build_apart(it, r, 3, inputs, NULL, types, MASK | VALUE));
  kf__iter_retarget(it, 2, it->common);
  return KF_OK;
}

/* ---- Three operands ---- */

/* lerp does not promote; a weight without dimensions counts as a number and may have any type. */
static kf_status_t check_lerp(const kf_tensor_t *self, const kf_tensor_t *other, const char *name) {
  if (self->dtype == other->dtype) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SAME_DTYPE, "%s elements are expected, but %s has %s"),
      kf__dtype_message_name(kf__dtype(self)), name, kf__dtype_message_name(kf__dtype(other)));
}

kf_status_t kf__rule_lerp(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self, kf_tensor_t *end,
                          kf_scalar_t weight) {
  KF_TRY(check_lerp(self, end, "end"));
  KF_TRY(kf__rule_binary(it, r, self, end, KF__TYPES_PROMOTE));
  kf_number_t element;
  if (kf_dtype_is_integral(it->common, true)) return KF_OK; /* which no backend interpolates */
  return kf__number_store_checked(weight, it->common, &element);
}

kf_status_t kf__rule_lerp_tensor(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                 kf_tensor_t *end, kf_tensor_t *weight) {
  KF_TRY(check_lerp(self, end, "end"));
  if (weight->ndim > 0) KF_TRY(check_lerp(self, weight, "weight"));
  kf_tensor_t *const inputs[] = {self, end, weight};
  return kf__iter_build(it, r, 3, inputs, NULL, KF__TYPES_PROMOTE);
}

kf_status_t kf__rule_ternary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *first,
                             kf_tensor_t *second, kf_tensor_t *third, uint32_t types) {
  kf_tensor_t *const inputs[] = {first, second, third};
  return kf__iter_build(it, r, 3, inputs, NULL, types);
}

kf_status_t kf__rule_addcmul(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                             kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t value) {
  kf_tensor_t *const inputs[] = {self, tensor1, tensor2};
  KF_TRY(kf__iter_build(it, r, 3, inputs, NULL, KF__TYPES_PROMOTE));
  kf_number_t element;
  return kf__number_store_checked(value, it->common, &element);
}

kf_status_t kf__rule_addcdiv(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                             kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t value) {
  if (kf_dtype_is_integral(kf__dtype(tensor1), true) &&
      kf_dtype_is_integral(kf__dtype(tensor2), true))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ADDCDIV_OF_INTEGERS,
                                       "addcdiv: tensor1 and tensor2 are of integer types; convert "
                                       "one of them, or use div with rounding_mode"));
  return kf__rule_addcmul(it, r, self, tensor1, tensor2, value);
}
