/* Arithmetic made of other operators: powers in double precision, closeness, choosing between
 * numbers, and queries about types. Some are written with explicit releases instead of a scope,
 * since they also have in-place and out= forms, whose result is not a new tensor. */
#include <keyfall/ops.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/core/results.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

static const kf_opt_int_t no_format = {0, false};

/* ---- Powers in double precision ----
 * float_power converts both operands to float64 or complex128 and calls pow. */

static bool number_is_complex(kf_scalar_t number) { return number.tag == KF_TAG_COMPLEX; }

static kf_dtype_t power_type(bool is_complex) {
  return is_complex ? KF_DTYPE_COMPLEX128 : KF_DTYPE_FLOAT64;
}

static bool tensor_is_complex(const kf_tensor_t *t) { return kf_dtype_is_complex(kf__dtype(t)); }

/* The number as a float, unless it is complex: pow refuses negative integer exponents of integer
 * bases, and float_power does not. */
static kf_scalar_t widened(kf_scalar_t number) {
  return number_is_complex(number) ? number : kf__number_of_float(kf__number_real(number));
}

static kf_status_t check_power_type(const kf_tensor_t *given, kf_dtype_t expected,
                                    const char *what) {
  if (kf__dtype(given) == expected) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_OUT_OF_RESULT_TYPE,
                                     "the %s is of type %s, but the result is of type %s"),
                      what, kf_dtype_class_name(kf__dtype(given)), kf_dtype_class_name(expected));
}
static const char *given_output(void) {
  return KF__COMPATIBLE(KF__TORCH_POWER_OUTPUT, "result tensor of float_power");
}
static const char *given_base(void) {
  return KF__COMPATIBLE(KF__TORCH_POWER_BASE, "tensor of float_power_");
}

/* The three functions below compute for both forms: they make *made where `made` is not NULL, and
 * write to `given` otherwise. */
static kf_status_t power_of_tensors(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t **made,
                                    kf_tensor_t *given) {
  KF_ASSERT((made != NULL) != (given != NULL));
  kf_dtype_t dtype = power_type(tensor_is_complex(self) || tensor_is_complex(exponent));
  kf_tensor_t *base = NULL, *power = NULL;
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_to_dtype(self, dtype, false, false, no_format, &base));
  KF_TRY_GOTO(status, end, kf_to_dtype(exponent, dtype, false, false, no_format, &power));
  status = made != NULL ? kf_pow(base, power, made) : kf_pow_Tensor_Tensor_out(base, power, given);
end:
  kf_tensor_release(base);
  kf_tensor_release(power);
  return status;
}

static kf_status_t power_by_number(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t **made,
                                   kf_tensor_t *given) {
  KF_ASSERT((made != NULL) != (given != NULL));
  kf_dtype_t dtype = power_type(tensor_is_complex(self) || number_is_complex(exponent));
  kf_tensor_t *base = NULL;
  KF_TRY(kf_to_dtype(self, dtype, false, false, no_format, &base));
  kf_scalar_t power = widened(exponent);
  kf_status_t status = made != NULL ? kf_pow_Tensor_Scalar(base, power, made)
                                    : kf_pow_Tensor_Scalar_out(base, power, given);
  kf_tensor_release(base);
  return status;
}

static kf_status_t power_of_number(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t **made,
                                   kf_tensor_t *given) {
  KF_ASSERT((made != NULL) != (given != NULL));
  kf_dtype_t dtype = power_type(number_is_complex(self) || tensor_is_complex(exponent));
  kf_tensor_t *power = NULL;
  KF_TRY(kf_to_dtype(exponent, dtype, false, false, no_format, &power));
  kf_status_t status = made != NULL ? kf_pow_Scalar(widened(self), power, made)
                                    : kf_pow_Scalar_out(widened(self), power, given);
  kf_tensor_release(power);
  return status;
}

kf_status_t kf__op_float_power_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *self,
                                             kf_tensor_t *exponent, kf_tensor_t **out) {
  (void)call;
  return power_of_tensors(self, exponent, out, NULL);
}

kf_status_t kf__op_float_power_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
                                                 kf_tensor_t *exponent, kf_tensor_t *out) {
  (void)call;
  bool is_complex = tensor_is_complex(self) || tensor_is_complex(exponent);
  KF_TRY(check_power_type(out, power_type(is_complex), given_output()));
  return power_of_tensors(self, exponent, NULL, out);
}

/* In place, the type of self cannot change, so it has to be the result's already. */
kf_status_t kf__op_float_power__Tensor(const kf_call_t *call, kf_tensor_t *self,
                                       kf_tensor_t *exponent) {
  (void)call;
  bool is_complex = tensor_is_complex(self) || tensor_is_complex(exponent);
  KF_TRY(check_power_type(self, power_type(is_complex), given_base()));
  kf_tensor_t *power = NULL;
  KF_TRY(kf_to_dtype(exponent, power_type(is_complex), false, false, no_format, &power));
  kf_status_t status = kf_pow_(self, power);
  kf_tensor_release(power);
  return status;
}

kf_status_t kf__op_float_power_Tensor_Scalar(const kf_call_t *call, kf_tensor_t *self,
                                             kf_scalar_t exponent, kf_tensor_t **out) {
  (void)call;
  return power_by_number(self, exponent, out, NULL);
}

kf_status_t kf__op_float_power_Tensor_Scalar_out(const kf_call_t *call, kf_tensor_t *self,
                                                 kf_scalar_t exponent, kf_tensor_t *out) {
  (void)call;
  bool is_complex = tensor_is_complex(self) || number_is_complex(exponent);
  KF_TRY(check_power_type(out, power_type(is_complex), given_output()));
  return power_by_number(self, exponent, NULL, out);
}

kf_status_t kf__op_float_power__Scalar(const kf_call_t *call, kf_tensor_t *self,
                                       kf_scalar_t exponent) {
  (void)call;
  bool is_complex = tensor_is_complex(self) || number_is_complex(exponent);
  KF_TRY(check_power_type(self, power_type(is_complex), given_base()));
  return kf_pow__Scalar(self, widened(exponent));
}

kf_status_t kf__op_float_power_Scalar(const kf_call_t *call, kf_scalar_t self,
                                      kf_tensor_t *exponent, kf_tensor_t **out) {
  (void)call;
  return power_of_number(self, exponent, out, NULL);
}

kf_status_t kf__op_float_power_Scalar_out(const kf_call_t *call, kf_scalar_t self,
                                          kf_tensor_t *exponent, kf_tensor_t *out) {
  (void)call;
  bool is_complex = number_is_complex(self) || tensor_is_complex(exponent);
  KF_TRY(check_power_type(out, power_type(is_complex), given_output()));
  return power_of_number(self, exponent, NULL, out);
}

/* ldexp with an integer exponent: computed in a wider type, where 2 ** other does not overflow
 * before the product does. */
static kf_status_t scale_by_power(kf_tensor_t *self, kf_tensor_t *other, kf_dtype_t result,
                                  kf_tensor_t **out) {
  kf_dtype_t wide = kf_dtype_is_complex(result)  ? KF_DTYPE_COMPLEX128
                    : result == KF_DTYPE_FLOAT16 ? KF_DTYPE_FLOAT32
                                                 : KF_DTYPE_FLOAT64;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *power = kfs_to_dtype(other, kf_dtype_to_real(wide), false, false, kf_no_int());
  kf_tensor_t *x = kfs_to_dtype(self, wide, false, false, kf_no_int());
  kf_tensor_t *product = kfs_mul(x, kfs_exp2(power));
  return kf__close_with(&scope, kfs_to_dtype(product, result, false, false, kf_no_int()), out);
}

kf_status_t kf__op_ldexp_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *factor = NULL;
  if (kf_dtype_is_integral(kf__dtype(other), true)) {
    kf_dtype_t self_type = kf__dtype(self);
    bool integral = kf_dtype_is_integral(self_type, true);
    return scale_by_power(self, other, integral ? kf_default_dtype() : self_type, out);
  }
  KF_TRY(kf_pow_Scalar(kf__number_of_float(2), other, &factor));
  kf_status_t status = kf_mul(self, factor, out);
  kf_tensor_release(factor);
  return status;
}

/* ---- Closeness ----
 * |self - other| <= atol + |rtol * other|, or equal, which covers infinities. */

static kf_status_t check_close(const kf_tensor_t *self, const kf_tensor_t *other, double rtol,
                               double atol) {
  if (self->dtype != other->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CLOSE_DTYPES, "self is of type %s, but other of type %s"),
        kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(other)));
  if (!(rtol >= 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ALLCLOSE_RTOL, "rtol must not be negative, but is %g"), rtol);
  if (!(atol >= 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ALLCLOSE_ATOL, "atol must not be negative, but is %g"), atol);
  return KF_OK;
}

/* Sets `close` where both are NaN; x != x finds them. */
static kf_status_t or_both_nan(kf_tensor_t *close, kf_tensor_t *self, kf_tensor_t *other) {
  kf_tensor_t *a = NULL, *b = NULL, *both = NULL;
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_ne(self, self, &a));
  KF_TRY_GOTO(status, end, kf_ne(other, other, &b));
  KF_TRY_GOTO(status, end, kf_bitwise_and(a, b, &both));
  status = kf_bitwise_or_(close, both);
end:
  kf_tensor_release(a);
  kf_tensor_release(b);
  kf_tensor_release(both);
  return status;
}

/* Sets `close` where the distance is finite and at most atol + |rtol * other|. */
static kf_status_t or_near(kf_tensor_t *close, kf_tensor_t *self, kf_tensor_t *other, double rtol,
                           double atol) {
  enum { SCALED, ALLOWED, LIMIT, DISTANCE, ACTUAL, FINITE, WITHIN, COUNT };
  kf_tensor_t *t[COUNT] = {NULL};
  kf_scalar_t one = kf__number_of_int(1);
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_mul_Scalar(other, kf__number_of_float(rtol), &t[SCALED]));
  KF_TRY_GOTO(status, end, kf_abs(t[SCALED], &t[ALLOWED]));
  KF_TRY_GOTO(status, end, kf_add_Scalar(t[ALLOWED], kf__number_of_float(atol), one, &t[LIMIT]));
  KF_TRY_GOTO(status, end, kf_sub(self, other, one, &t[DISTANCE]));
  KF_TRY_GOTO(status, end, kf_abs(t[DISTANCE], &t[ACTUAL]));
  KF_TRY_GOTO(status, end, kf_isfinite(t[ACTUAL], &t[FINITE]));
  KF_TRY_GOTO(status, end, kf_le(t[ACTUAL], t[LIMIT], &t[WITHIN]));
  KF_TRY_GOTO(status, end, kf_bitwise_and_(t[WITHIN], t[FINITE]));
  status = kf_bitwise_or_(close, t[WITHIN]);
end:
  for (int i = 0; i < COUNT; i++) kf_tensor_release(t[i]);
  return status;
}

kf_status_t kf__op_isclose(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                           double rtol, double atol, bool equal_nan, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_close(self, other, rtol, atol));
/* Equality is tested in the type itself; distances of integers are computed in the default type. */
  bool integral = kf_dtype_is_integral(kf__dtype(self), true);
  kf_tensor_t *close = NULL, *a = NULL, *b = NULL;
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_eq(self, other, &close));
  if (equal_nan && !integral) KF_TRY_GOTO(status, end, or_both_nan(close, self, other));
  if (rtol != 0 || atol != 0) {
    kf_dtype_t dtype = integral ? kf_default_dtype() : kf__dtype(self);
    KF_TRY_GOTO(status, end, kf_to_dtype(self, dtype, false, false, no_format, &a));
    KF_TRY_GOTO(status, end, kf_to_dtype(other, dtype, false, false, no_format, &b));
    KF_TRY_GOTO(status, end, or_near(close, a, b, rtol, atol));
  }
  *out = close;
  close = NULL;
end:
  kf_tensor_release(close);
  kf_tensor_release(a);
  kf_tensor_release(b);
  return status;
}

/* Reads one element, so that a device is waited for once. */
kf_status_t kf__op_allclose(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                            double rtol, double atol, bool equal_nan, bool *out) {
  (void)call;
  kf_tensor_t *close = NULL, *all = NULL;
  kf_scalar_t truth;
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_isclose(self, other, rtol, atol, equal_nan, &close));
  KF_TRY_GOTO(status, end, kf_all(close, &all));
  KF_TRY_GOTO(status, end, kf_item(all, &truth));
  *out = truth.as.b;
end:
  kf_tensor_release(close);
  kf_tensor_release(all);
  return status;
}

/* ---- Choosing between numbers ---- */

/* A number as a tensor of the result's type on the device of the condition, so that `where` does
 * not promote again. */
static kf_status_t number_beside(const kf_tensor_t *condition, kf_scalar_t number, kf_dtype_t type,
                                 kf_tensor_t **out) {
  kf_opt_int_t dtype = {type, true}, layout = {KF_LAYOUT_STRIDED, true};
  kf_opt_device_t device = {kf_tensor_device(condition), true};
  return kf_scalar_tensor(number, dtype, layout, device, (kf_opt_bool_t){false, false}, out);
}

kf_status_t kf__op_where_ScalarSelf(const kf_call_t *call, kf_tensor_t *condition, kf_scalar_t self,
                                    kf_tensor_t *other, kf_tensor_t **out) {
  kf_tensor_t *number = NULL;
  kf_dtype_t type;
  KF_TRY(kf__op_result_type_Scalar_Tensor(call, self, other, &type));
  KF_TRY(number_beside(condition, self, type, &number));
  kf_status_t status = kf_where_self(condition, number, other, out);
  kf_tensor_release(number);
  return status;
}

kf_status_t kf__op_where_ScalarOther(const kf_call_t *call, kf_tensor_t *condition,
                                     kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  kf_tensor_t *number = NULL;
  kf_dtype_t type;
  KF_TRY(kf__op_result_type_Scalar(call, self, other, &type));
  KF_TRY(number_beside(condition, other, type, &number));
  kf_status_t status = kf_where_self(condition, self, number, out);
  kf_tensor_release(number);
  return status;
}

kf_status_t kf__op_where_Scalar(const kf_call_t *call, kf_tensor_t *condition, kf_scalar_t self,
                                kf_scalar_t other, kf_tensor_t **out) {
  kf_tensor_t *a = NULL, *b = NULL;
  kf_dtype_t type;
  KF_TRY(kf__op_result_type_Scalar_Scalar(call, self, other, &type));
  kf_status_t status;
  KF_TRY_GOTO(status, end, number_beside(condition, self, type, &a));
  KF_TRY_GOTO(status, end, number_beside(condition, other, type, &b));
  status = kf_where_self(condition, a, b, out);
end:
  kf_tensor_release(a);
  kf_tensor_release(b);
  return status;
}

/* ---- Types ---- */

/* Either operand may be a number: then the tensor is NULL. */
static kf_status_t result_type(kf_tensor_t *a, const kf_scalar_t *x, kf_tensor_t *b,
                               const kf_scalar_t *y, kf_dtype_t *out) {
  kf__promotion_t promotion;
  kf__promotion_init(&promotion);
  KF_TRY(a != NULL ? kf__promotion_add_tensor(&promotion, a)
                   : kf__promotion_add_number(&promotion, *x));
  KF_TRY(b != NULL ? kf__promotion_add_tensor(&promotion, b)
                   : kf__promotion_add_number(&promotion, *y));
  return kf__promotion_result(&promotion, out);
}

kf_status_t kf__op_result_type_Tensor(const kf_call_t *call, kf_tensor_t *tensor,
                                      kf_tensor_t *other, kf_dtype_t *out) {
  (void)call;
  return result_type(tensor, NULL, other, NULL, out);
}

kf_status_t kf__op_result_type_Scalar(const kf_call_t *call, kf_tensor_t *tensor, kf_scalar_t other,
                                      kf_dtype_t *out) {
  (void)call;
  return result_type(tensor, NULL, NULL, &other, out);
}

kf_status_t kf__op_result_type_Scalar_Tensor(const kf_call_t *call, kf_scalar_t scalar,
                                             kf_tensor_t *tensor, kf_dtype_t *out) {
  (void)call;
  return result_type(NULL, &scalar, tensor, NULL, out);
}

kf_status_t kf__op_result_type_Scalar_Scalar(const kf_call_t *call, kf_scalar_t scalar1,
                                             kf_scalar_t scalar2, kf_dtype_t *out) {
  (void)call;
  return result_type(NULL, &scalar1, NULL, &scalar2, out);
}

kf_status_t kf__op_can_cast(const kf_call_t *call, kf_dtype_t from_, kf_dtype_t to, bool *out) {
  (void)call;
  *out = kf_dtype_can_cast(from_, to);
  return KF_OK;
}

kf_status_t kf__op_promote_types(const kf_call_t *call, kf_dtype_t type1, kf_dtype_t type2,
                                 kf_dtype_t *out) {
  (void)call;
  return kf_dtype_promote(type1, type2, out);
}
