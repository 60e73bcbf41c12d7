/* Operators with two operands that are other operators under another name. They are composites, not
 * kernels: the call goes through the dispatcher again, so that a derivative, a batching rule or a
 * user's kernel of the target holds for the alias, too. Aliases with one operand are in
 * composite/math/unary_composites.c. */
#include <keyfall/ops.h>

#include "ops/gen/composites.h"

/* Defines kf__op_NAME with the given parameters, which calls kf_TARGET with `arguments`. */
#define CALL(name, target, arguments, ...)                        \
  kf_status_t kf__op_##name(const kf_call_t *call, __VA_ARGS__) { \
    (void)call;                                                   \
    return kf_##target arguments;                                 \
  }

/* Functional, in-place and out= forms with two operands. */
#define BINARY(name, target, T) \
  CALL(name, target, (self, other, out), kf_tensor_t *self, T other, kf_tensor_t **out)
#define BINARY_INPLACE(name, target, T) \
  CALL(name, target, (self, other), kf_tensor_t *self, T other)
#define BINARY_OUT(name, target, T) \
  CALL(name, target, (self, other, out), kf_tensor_t *self, T other, kf_tensor_t *out)

#define COMPARISON(name, base)                                    \
  BINARY(name##_Tensor, base, kf_tensor_t *)                      \
  BINARY_INPLACE(name##__Tensor, base##_, kf_tensor_t *)          \
  BINARY_OUT(name##_Tensor_out, base##_Tensor_out, kf_tensor_t *) \
  BINARY(name##_Scalar, base##_Scalar, kf_scalar_t)               \
  BINARY_INPLACE(name##__Scalar, base##__Scalar, kf_scalar_t)     \
  BINARY_OUT(name##_Scalar_out, base##_Scalar_out, kf_scalar_t)
COMPARISON(greater, gt)
COMPARISON(greater_equal, ge)
COMPARISON(less, lt)
COMPARISON(less_equal, le)
COMPARISON(not_equal, ne)

#define ARITHMETIC(name, base)                           \
  BINARY(name##_Tensor, base, kf_tensor_t *)             \
  BINARY_INPLACE(name##__Tensor, base##_, kf_tensor_t *) \
  BINARY_OUT(name##_out, base##_out, kf_tensor_t *)      \
  BINARY(name##_Scalar, base##_Scalar, kf_scalar_t)      \
  BINARY_INPLACE(name##__Scalar, base##__Scalar, kf_scalar_t)
ARITHMETIC(multiply, mul)
ARITHMETIC(divide, div)
ARITHMETIC(true_divide, div)

/* div with a rounding mode, and sub with its factor alpha. `last` is the type of the last
 * parameter: kf_tensor_t ** for a new result, kf_tensor_t * for out=. */
#define ROUNDED(name, target, T, last)                                              \
  CALL(name, target, (self, other, rounding_mode, out), kf_tensor_t *self, T other, \
       kf_str_t rounding_mode, last out)
#define ROUNDED_INPLACE(name, target, T)                                       \
  CALL(name, target, (self, other, rounding_mode), kf_tensor_t *self, T other, \
       kf_str_t rounding_mode)
ROUNDED(divide_Tensor_mode, div_Tensor_mode, kf_tensor_t *, kf_tensor_t **)
ROUNDED(divide_out_mode, div_out_mode, kf_tensor_t *, kf_tensor_t *)
ROUNDED(divide_Scalar_mode, div_Scalar_mode, kf_scalar_t, kf_tensor_t **)
ROUNDED_INPLACE(divide__Tensor_mode, div__Tensor_mode, kf_tensor_t *)
ROUNDED_INPLACE(divide__Scalar_mode, div__Scalar_mode, kf_scalar_t)

#define SCALED(name, target, T, last)                                                          \
  CALL(name, target, (self, other, alpha, out), kf_tensor_t *self, T other, kf_scalar_t alpha, \
       last out)
#define SCALED_INPLACE(name, target, T) \
  CALL(name, target, (self, other, alpha), kf_tensor_t *self, T other, kf_scalar_t alpha)
SCALED(subtract_Tensor, sub, kf_tensor_t *, kf_tensor_t **)
SCALED(subtract_out, sub_out, kf_tensor_t *, kf_tensor_t *)
SCALED(subtract_Scalar, sub_Scalar, kf_scalar_t, kf_tensor_t **)
SCALED_INPLACE(subtract__Tensor, sub_, kf_tensor_t *)
SCALED_INPLACE(subtract__Scalar, sub__Scalar, kf_scalar_t)

/* Python's operators &, | and ^, and their in-place forms. */
#define BITS(name)                                                       \
  BINARY(__##name##___Tensor, bitwise_##name, kf_tensor_t *)             \
  BINARY(__##name##___Scalar, bitwise_##name##_Scalar, kf_scalar_t)      \
  BINARY_INPLACE(__i##name##___Tensor, bitwise_##name##_, kf_tensor_t *) \
  BINARY_INPLACE(__i##name##___Scalar, bitwise_##name##__Scalar, kf_scalar_t)
BITS(and)
BITS(or)
BITS(xor)

BINARY(arctan2, atan2, kf_tensor_t *)
BINARY_INPLACE(arctan2_, atan2_, kf_tensor_t *)
BINARY_OUT(arctan2_out, atan2_out, kf_tensor_t *)
BINARY(special_xlogy, xlogy, kf_tensor_t *)
BINARY_OUT(special_xlogy_out, xlogy_OutTensor, kf_tensor_t *)
BINARY(special_xlogy_other_scalar, xlogy_Scalar_Other, kf_scalar_t)
BINARY_OUT(special_xlogy_other_scalar_out, xlogy_OutScalar_Other, kf_scalar_t)
CALL(special_xlogy_self_scalar, xlogy_Scalar_Self, (self, other, out), kf_scalar_t self,
     kf_tensor_t *other, kf_tensor_t **out)
CALL(special_xlogy_self_scalar_out, xlogy_OutScalar_Self, (self, other, out), kf_scalar_t self,
     kf_tensor_t *other, kf_tensor_t *out)

BINARY(max_other, maximum, kf_tensor_t *)
BINARY_OUT(max_out, maximum_out, kf_tensor_t *)
BINARY(min_other, minimum, kf_tensor_t *)
BINARY_OUT(min_out, minimum_out, kf_tensor_t *)

#define LIMITED(name, target, T, last) \
  CALL(name, target, (self, min, max, out), kf_tensor_t *self, T min, T max, last out)
#define LIMITED_INPLACE(name, target, T) \
  CALL(name, target, (self, min, max), kf_tensor_t *self, T min, T max)
LIMITED(clip, clamp, kf_opt_scalar_t, kf_tensor_t **)
LIMITED(clip_out, clamp_out, kf_opt_scalar_t, kf_tensor_t *)
LIMITED_INPLACE(clip_, clamp_, kf_opt_scalar_t)
LIMITED(clip_Tensor, clamp_Tensor, kf_tensor_t *, kf_tensor_t **)
LIMITED(clip_Tensor_out, clamp_Tensor_out, kf_tensor_t *, kf_tensor_t *)
LIMITED_INPLACE(clip__Tensor, clamp__Tensor, kf_tensor_t *)

CALL(where, nonzero_numpy, (condition, out), kf_tensor_t *condition, kf_list_t **out)
