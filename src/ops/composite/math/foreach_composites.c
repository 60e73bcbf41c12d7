/* Operators on lists of tensors: one call of the operator on tensors for each index of the lists.
 * Lengths are checked before the first tensor is touched; a failure at a later index leaves the
 * tensors before it changed, as a loop of calls would. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "compat/operator_texts.h"
#include "ops/core/number.h"
#include "ops/gen/composites.h"
#include "ops/views/view_pieces.h"
#include "tensor/core/gradient_hooks.h"
#include "tensor/tensor_internal.h"

/* The arguments of one operator: up to three lists, and the numbers that all indices share. */
typedef struct {
  kf_tensor_span_t self, other[2];
  uint32_t others; /* how many of `other` there are */
  kf_scalar_t number;
  kf_list_t *numbers;  /* one for each index */
  kf_tensor_t *tensor; /* that all indices share, or a vector with a number for each index */
  bool is_vector;
  kf_opt_int_t dtype;
} lists_t;
typedef kf_status_t (*make_fn)(const lists_t *l, size_t i, kf_tensor_t **out);
typedef kf_status_t (*change_fn)(const lists_t *l, size_t i);

/* The tensor that all indices share has no dimensions; a vector of numbers has one for each index.
 * Messages are PyTorch's. */
static kf_status_t check_tensor(const lists_t *l) {
  const kf_tensor_t *t = l->tensor;
  if (!l->is_vector && t->ndim != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_FOREACH_SCALAR,
            "the tensor of a number must have no dimensions, but has %u, with %lld elements"),
        t->ndim, (long long)t->numel);
  if (!l->is_vector) return KF_OK;
  if (!kf__is_contiguous(t))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_FOREACH_SCALARS,
                                                       "the tensor of scalars must be contiguous"));
  if (t->ndim != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FOREACH_PACKED,
                                       "the tensor of numbers must have one dimension, but has %u"),
                        t->ndim);
  if ((size_t)t->numel != l->self.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FOREACH_PACKED_COUNT,
                       "expected a number for each of the %zu tensors, but got %lld"),
        l->self.size, (long long)t->numel);
  return KF_OK;
}

static kf_status_t check(const lists_t *l) {
  KF_ASSERT(l->others <= 2);
  if (l->self.size == 0 && (l->others == 0 || l->other[0].size == 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FOREACH_EMPTY, "the list of tensors is empty"));
  for (uint32_t k = 0; k < l->others; k++)
    if (l->other[k].size != l->self.size)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_FOREACH_COUNT,
                         "the lists must have equally many tensors, got %zu and %zu"),
          l->self.size, l->other[k].size);
  if (l->numbers != NULL && kf_list_size(l->numbers) != l->self.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FOREACH_NUMBERS,
                       "the lists of tensors and of numbers must have the same length"));
  return l->tensor != NULL ? check_tensor(l) : KF_OK;
}

static kf_status_t make_each(const lists_t *l, make_fn make, kf_list_t **out) {
  KF_TRY(check(l));
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, l->self.size));
  for (size_t i = 0; i < l->self.size && pieces.status == KF_OK; i++) {
    kf_tensor_t *made = NULL;
    kf_status_t status = make(l, i, &made);
    kf__pieces_add(&pieces, status, made);
  }
  return kf__pieces_end(&pieces, out);
}

static kf_status_t change_each(const lists_t *l, change_fn change) {
  KF_TRY(check(l));
  for (size_t i = 0; i < l->self.size; i++) KF_TRY(change(l, i));
  return KF_OK;
}

#define SELF l->self.data[i]
#define FIRST l->other[0].data[i]
#define SECOND l->other[1].data[i]
#define NUMBER l->number

/* Defines both forms of an operator on lists: `name` as in the schema, the parameters after self,
 * the calls for index i, and the fields of lists_t that are not zero. Parameters are in parentheses
 * and begin with a comma where there are any. */
#define EACH(name, in_place, parameters, make_call, change_call, ...)                            \
  static kf_status_t make_##name(const lists_t *l, size_t i, kf_tensor_t **out) {                \
    return make_call;                                                                            \
  }                                                                                              \
  static kf_status_t change_##name(const lists_t *l, size_t i) { return change_call; }           \
  kf_status_t kf__op__foreach_##name(const kf_call_t *call,                                      \
                                     kf_tensor_span_t self UNWRAP parameters, kf_list_t **out) { \
    (void)call;                                                                                  \
    const lists_t l = {.self = self, __VA_ARGS__};                                               \
    return make_each(&l, make_##name, out);                                                      \
  }                                                                                              \
  kf_status_t kf__op__foreach_##in_place(const kf_call_t *call,                                  \
                                         kf_tensor_span_t self UNWRAP parameters) {              \
    (void)call;                                                                                  \
    const lists_t l = {.self = self, __VA_ARGS__};                                               \
    return change_each(&l, change_##name);                                                       \
  }
#define UNWRAP(...) __VA_ARGS__

#define WITH_LIST .other = {other}, .others = 1
EACH(add_List, add__List, (, kf_tensor_span_t other, kf_scalar_t alpha),
     kf_add(SELF, FIRST, NUMBER, out), kf_add_(SELF, FIRST, NUMBER), WITH_LIST, .number = alpha)
EACH(sub_List, sub__List, (, kf_tensor_span_t other, kf_scalar_t alpha),
     kf_sub(SELF, FIRST, NUMBER, out), kf_sub_(SELF, FIRST, NUMBER), WITH_LIST, .number = alpha)
EACH(mul_List, mul__List, (, kf_tensor_span_t other), kf_mul(SELF, FIRST, out),
     kf_mul_(SELF, FIRST), WITH_LIST)
EACH(div_List, div__List, (, kf_tensor_span_t other), kf_div(SELF, FIRST, out),
     kf_div_(SELF, FIRST), WITH_LIST)

#define WITH_NUMBER .number = scalar
EACH(add_Scalar, add__Scalar, (, kf_scalar_t scalar), kf_add_Scalar(SELF, NUMBER, KF_INT(1), out),
     kf_add__Scalar(SELF, NUMBER, KF_INT(1)), WITH_NUMBER)
EACH(sub_Scalar, sub__Scalar, (, kf_scalar_t scalar), kf_sub_Scalar(SELF, NUMBER, KF_INT(1), out),
     kf_sub__Scalar(SELF, NUMBER, KF_INT(1)), WITH_NUMBER)
EACH(mul_Scalar, mul__Scalar, (, kf_scalar_t scalar), kf_mul_Scalar(SELF, NUMBER, out),
     kf_mul__Scalar(SELF, NUMBER), WITH_NUMBER)
EACH(div_Scalar, div__Scalar, (, kf_scalar_t scalar), kf_div_Scalar(SELF, NUMBER, out),
     kf_div__Scalar(SELF, NUMBER), WITH_NUMBER)

#define WITH_LISTS(a, b) .other = {a, b}, .others = 2
EACH(addcmul_Scalar, addcmul__Scalar,
     (, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value),
     kf_addcmul(SELF, FIRST, SECOND, NUMBER, out), kf_addcmul_(SELF, FIRST, SECOND, NUMBER),
     WITH_LISTS(tensor1, tensor2), .number = value)
EACH(addcdiv_Scalar, addcdiv__Scalar,
     (, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value),
     kf_addcdiv(SELF, FIRST, SECOND, NUMBER, out), kf_addcdiv_(SELF, FIRST, SECOND, NUMBER),
     WITH_LISTS(tensor1, tensor2), .number = value)
EACH(lerp_Scalar, lerp__Scalar, (, kf_tensor_span_t tensors1, kf_scalar_t weight),
     kf_lerp_Scalar(SELF, FIRST, NUMBER, out), kf_lerp__Scalar(SELF, FIRST, NUMBER),
     .other = {tensors1}, .others = 1, .number = weight)
EACH(lerp_List, lerp__List, (, kf_tensor_span_t tensors1, kf_tensor_span_t weights),
     kf_lerp(SELF, FIRST, SECOND, out), kf_lerp_(SELF, FIRST, SECOND),
     WITH_LISTS(tensors1, weights))

EACH(sqrt, sqrt_, (), kf_sqrt(SELF, out), kf_sqrt_(SELF), .others = 0)

/* ---- Numbers of a list ---- */

static kf_status_t number_at(const lists_t *l, size_t i, kf_scalar_t *out) {
  kf_value_t value;
  KF_TRY(kf_list_get(l->numbers, i, &value));
  kf_status_t status = kf_value_to_scalar(&value, out);
  kf_value_clear(&value);
  return status;
}

/* Both forms of an operator that has a number for each index; `n` is that number. */
#define EACH_NUMBER(name, in_place, parameters, make_call, change_call, ...)                     \
  static kf_status_t make_##name(const lists_t *l, size_t i, kf_tensor_t **out) {                \
    kf_scalar_t n;                                                                               \
    KF_TRY(number_at(l, i, &n));                                                                 \
    return make_call;                                                                            \
  }                                                                                              \
  static kf_status_t change_##name(const lists_t *l, size_t i) {                                 \
    kf_scalar_t n;                                                                               \
    KF_TRY(number_at(l, i, &n));                                                                 \
    return change_call;                                                                          \
  }                                                                                              \
  kf_status_t kf__op__foreach_##name(const kf_call_t *call,                                      \
                                     kf_tensor_span_t self UNWRAP parameters, kf_list_t **out) { \
    (void)call;                                                                                  \
    const lists_t l = {.self = self, __VA_ARGS__};                                               \
    return make_each(&l, make_##name, out);                                                      \
  }                                                                                              \
  kf_status_t kf__op__foreach_##in_place(const kf_call_t *call,                                  \
                                         kf_tensor_span_t self UNWRAP parameters) {              \
    (void)call;                                                                                  \
    const lists_t l = {.self = self, __VA_ARGS__};                                               \
    return change_each(&l, change_##name);                                                       \
  }
#define WITH_NUMBERS(given) .numbers = (kf_list_t *)given.as.object
#define LISTED(name, make_call, change_call)                                            \
  EACH_NUMBER(name##_ScalarList, name##__ScalarList, (, kf_value_t scalars), make_call, \
              change_call, WITH_NUMBERS(scalars))
LISTED(add, kf_add_Scalar(SELF, n, KF_INT(1), out), kf_add__Scalar(SELF, n, KF_INT(1)))
LISTED(sub, kf_sub_Scalar(SELF, n, KF_INT(1), out), kf_sub__Scalar(SELF, n, KF_INT(1)))
LISTED(mul, kf_mul_Scalar(SELF, n, out), kf_mul__Scalar(SELF, n))
LISTED(div, kf_div_Scalar(SELF, n, out), kf_div__Scalar(SELF, n))
EACH_NUMBER(pow_ScalarList, pow__ScalarList, (, kf_value_t exponent),
            kf_pow_Tensor_Scalar(SELF, n, out), kf_pow__Scalar(SELF, n), WITH_NUMBERS(exponent))
EACH_NUMBER(lerp_ScalarList, lerp__ScalarList, (, kf_tensor_span_t tensors1, kf_value_t weight),
            kf_lerp_Scalar(SELF, FIRST, n, out), kf_lerp__Scalar(SELF, FIRST, n),
            WITH_NUMBERS(weight), .other = {tensors1}, .others = 1)

#define POINTWISE(name)                                                                     \
  EACH_NUMBER(name##_ScalarList, name##__ScalarList,                                        \
              (, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_value_t scalars),   \
              kf_##name(SELF, FIRST, SECOND, n, out), kf_##name##_(SELF, FIRST, SECOND, n), \
              WITH_LISTS(tensor1, tensor2), WITH_NUMBERS(scalars))
POINTWISE(addcmul)
POINTWISE(addcdiv)

/* The same for numbers without a gradient, by operators that refuse types they have no kernel for.
 */
static kf_status_t add_whole(const lists_t *l, size_t i, bool divides, kf_tensor_t **out) {
  kf_tensor_t *number = NULL;
  kf_scalar_t n;
  KF_TRY(kf_select(l->tensor, 0, (int64_t)i, &number));
  kf_status_t status = kf_item(number, &n);
  kf_tensor_release(number);
  if (status != KF_OK) return status;
  if (out == NULL)
    return divides ? kf_addcdiv_(SELF, FIRST, SECOND, n) : kf_addcmul_(SELF, FIRST, SECOND, n);
  return divides ? kf_addcdiv(SELF, FIRST, SECOND, n, out)
                 : kf_addcmul(SELF, FIRST, SECOND, n, out);
}

/* self[i] + scalars[i] * tensor1[i] * tensor2[i], or divided by tensor2[i], in terms of tensors, so
 * that the numbers have a gradient as well. In place without `out`. */
static kf_status_t add_scaled(const lists_t *l, size_t i, bool divides, kf_tensor_t **out) {
  kf_tensor_t *number = NULL, *scaled = NULL, *term = NULL;
  if (!kf_dtype_is_floating(kf__dtype(SELF)) && !kf_dtype_is_complex(kf__dtype(SELF)))
    return add_whole(l, i, divides, out);
  kf_status_t status = kf_select(l->tensor, 0, (int64_t)i, &number);
  if (status == KF_OK) status = kf_mul(FIRST, number, &scaled);
  if (status == KF_OK)
    status = divides ? kf_div(scaled, SECOND, &term) : kf_mul(scaled, SECOND, &term);
  if (status == KF_OK)
    status = out != NULL ? kf_add(SELF, term, KF_INT(1), out) : kf_add_(SELF, term, KF_INT(1));
  kf_tensor_release(number);
  kf_tensor_release(scaled);
  kf_tensor_release(term);
  return status;
}

#define SCALED(name, divides)                                                         \
  EACH(name##_Tensor, name##__Tensor,                                                 \
       (, kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_tensor_t * scalars), \
       add_scaled(l, i, divides, out), add_scaled(l, i, divides, NULL),               \
       WITH_LISTS(tensor1, tensor2), .tensor = scalars, .is_vector = true)
SCALED(addcmul, false)
SCALED(addcdiv, true)

/* ---- A tensor without dimensions ---- */

/* Promotion treats the tensor as it treats a number, because it has no dimensions. */
#define TENSOR l->tensor
EACH(add_Tensor, add__Tensor, (, kf_tensor_t *other, kf_scalar_t alpha),
     kf_add(SELF, TENSOR, NUMBER, out), kf_add_(SELF, TENSOR, NUMBER), .tensor = other,
     .number = alpha)
EACH(mul_Tensor, mul__Tensor, (, kf_tensor_t *other), kf_mul(SELF, TENSOR, out),
     kf_mul_(SELF, TENSOR), .tensor = other)
EACH(div_Tensor, div__Tensor, (, kf_tensor_t *other), kf_div(SELF, TENSOR, out),
     kf_div_(SELF, TENSOR), .tensor = other)

/* ---- Bounds and powers ---- */

/* maximum and minimum of numbers are computed as clamp_min and clamp_max. The gradients differ
 * where an element equals the bound: there half of it belongs to each argument of maximum and
 * minimum. */
#define BOUND(name, clamp)                                                                   \
  EACH(name##_Scalar, name##__Scalar, (, kf_scalar_t scalar), kf_##clamp(SELF, NUMBER, out), \
       kf_##clamp##_(SELF, NUMBER), WITH_NUMBER)                                             \
  EACH(name##_List, name##__List, (, kf_tensor_span_t other),                                \
       kf_##clamp##_Tensor(SELF, FIRST, out), kf_##clamp##__Tensor(SELF, FIRST), WITH_LIST)  \
  LISTED(name, kf_##clamp(SELF, n, out), kf_##clamp##_(SELF, n))
BOUND(clamp_max, clamp_max)
BOUND(clamp_min, clamp_min)

typedef kf_status_t (*binary_fn)(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out);

/* A number as a tensor without dimensions, of the type of `self`. */
static kf_status_t bound_of(kf_tensor_t *self, kf_scalar_t n, kf_tensor_t **out) {
  return kf_new_full(self, (kf_int_span_t){NULL, 0}, n, kf_no_int(), kf_no_int(), kf_no_device(),
                     kf_no_bool(), out);
}

/* The larger or smaller of an element and a number, with the gradient of maximum or minimum. */
static kf_status_t with_bound(kf_tensor_t *self, kf_scalar_t n, binary_fn extreme,
                              kf_tensor_t **out) {
  kf_tensor_t *bound = NULL;
  KF_TRY(bound_of(self, n, &bound));
  kf_status_t status = extreme(self, bound, out);
  kf_tensor_release(bound);
  return status;
}

/* In place where a derivative is recorded: the node saves its arguments, so it gets a copy of the
 * one that is written. */
static kf_status_t change_extreme(kf_tensor_t *self, kf_tensor_t *other, binary_fn extreme) {
  kf_tensor_t *before = NULL, *result = NULL;
  kf_status_t status = kf_clone(self, kf_no_int(), &before);
  if (status == KF_OK) status = extreme(before, other, &result);
  if (status == KF_OK) status = kf_copy_(self, result, false);
  kf_tensor_release(before);
  kf_tensor_release(result);
  return status;
}
static kf_status_t change_bound(kf_tensor_t *self, kf_scalar_t n, binary_fn extreme) {
  kf_tensor_t *bound = NULL;
  KF_TRY(bound_of(self, n, &bound));
  kf_status_t status = change_extreme(self, bound, extreme);
  kf_tensor_release(bound);
  return status;
}
static bool has_gradient(kf_tensor_t *self, kf_tensor_t *other) {
  return kf__gradient_hooks.requires_grad(self) || kf__gradient_hooks.requires_grad(other);
}

#define EXTREME(name, clamp)                                                                     \
  static kf_status_t make_bounded_##name(kf_tensor_t *self, kf_scalar_t n, kf_tensor_t **out) {  \
    return kf__gradient_hooks.requires_grad(self) ? with_bound(self, n, kf_##name, out)          \
                                                  : kf_##clamp(self, n, out);                    \
  }                                                                                              \
  static kf_status_t change_bounded_##name(kf_tensor_t *self, kf_scalar_t n) {                   \
    return kf__gradient_hooks.requires_grad(self) ? change_bound(self, n, kf_##name)             \
                                                  : kf_##clamp##_(self, n);                      \
  }                                                                                              \
  EACH(name##_Scalar, name##__Scalar, (, kf_scalar_t scalar),                                    \
       make_bounded_##name(SELF, NUMBER, out), change_bounded_##name(SELF, NUMBER), WITH_NUMBER) \
  EACH(name##_List, name##__List, (, kf_tensor_span_t other), kf_##name(SELF, FIRST, out),       \
       (has_gradient(SELF, FIRST) ? change_extreme(SELF, FIRST, kf_##name)                       \
                                  : kf_##clamp##__Tensor(SELF, FIRST)),                          \
       WITH_LIST)                                                                                \
  LISTED(name, make_bounded_##name(SELF, n, out), change_bounded_##name(SELF, n))
EXTREME(maximum, clamp_min)
EXTREME(minimum, clamp_max)

EACH(pow_Scalar, pow__Scalar, (, kf_scalar_t exponent), kf_pow_Tensor_Scalar(SELF, NUMBER, out),
     kf_pow__Scalar(SELF, NUMBER), .number = exponent)
EACH(pow_List, pow__List, (, kf_tensor_span_t exponent), kf_pow(SELF, FIRST, out),
     kf_pow_(SELF, FIRST), .other = {exponent}, .others = 1)

/* The only operator here whose list is its second argument. */
static kf_status_t make_power_of_number(const lists_t *l, size_t i, kf_tensor_t **out) {
  return kf_pow_Scalar(NUMBER, SELF, out);
}

kf_status_t kf__op__foreach_pow_ScalarAndTensor(const kf_call_t *call, kf_scalar_t self,
                                                kf_tensor_span_t exponent, kf_list_t **out) {
  (void)call;
  const lists_t l = {.self = exponent, .number = self};
  return make_each(&l, make_power_of_number, out);
}

/* ---- Copies, zeros, norms ---- */

static kf_status_t change_copy(const lists_t *l, size_t i) { return kf_copy_(SELF, FIRST, false); }

kf_status_t kf__op__foreach_copy_(const kf_call_t *call, kf_tensor_span_t self,
                                  kf_tensor_span_t src, bool non_blocking) {
  (void)call;
  (void)non_blocking; /* the copies are ordered by the device's stream */
  const lists_t l = {.self = self, .other = {src}, .others = 1};
  return change_each(&l, change_copy);
}

static kf_status_t change_zero(const lists_t *l, size_t i) { return kf_zero_(SELF); }

kf_status_t kf__op__foreach_zero_(const kf_call_t *call, kf_tensor_span_t self) {
  (void)call;
  const lists_t l = {.self = self};
  return change_each(&l, change_zero);
}

static kf_status_t make_norm(const lists_t *l, size_t i, kf_tensor_t **out) {
  const kf_int_span_t all = {NULL, 0};
  return kf_linalg_vector_norm(SELF, NUMBER, all, false, l->dtype, out);
}

kf_status_t kf__op__foreach_norm_Scalar(const kf_call_t *call, kf_tensor_span_t self,
                                        kf_scalar_t ord, kf_opt_int_t dtype, kf_list_t **out) {
  (void)call;
  const lists_t l = {.self = self, .number = ord, .dtype = dtype};
  return make_each(&l, make_norm, out);
}

/* The sum of powers of magnitudes: a norm without its root, so that norms of parts can be added. */
static kf_status_t make_powsum(const lists_t *l, size_t i, kf_tensor_t **out) {
  kf_tensor_t *wide = NULL, *size = NULL, *power = NULL;
  bool casts = l->dtype.has && !kf_dtype_is_complex(kf__dtype(SELF)); /* which would lose parts */
  kf_dtype_t dtype = casts ? (kf_dtype_t)l->dtype.value : kf__dtype(SELF);
  kf_status_t status = kf_to_dtype(SELF, dtype, false, false, kf_no_int(), &wide);
  if (status == KF_OK) status = kf_abs(wide, &size);
  if (status == KF_OK) status = kf_pow_Tensor_Scalar(size, NUMBER, &power);
  if (status == KF_OK) status = kf_sum(power, l->dtype, out);
  kf_tensor_release(wide);
  kf_tensor_release(size);
  kf_tensor_release(power);
  return status;
}

kf_status_t kf__op__foreach_powsum_Scalar(const kf_call_t *call, kf_tensor_span_t self,
                                          kf_scalar_t ord, kf_opt_int_t dtype, kf_list_t **out) {
  (void)call;
  const lists_t l = {.self = self, .number = ord, .dtype = dtype};
  return make_each(&l, make_powsum, out);
}

/* ---- Optimizer steps whose learning rate is a tensor ----
 * They read the rate and call the operators that take a number. */

static kf_status_t read_rate(kf_tensor_t *lr, double *out) {
  kf_scalar_t number;
  KF_TRY(kf_raw_local_scalar_dense(lr, &number));
  *out = kf__number_real(number);
  return KF_OK;
}

kf_status_t kf__op__fused_sgd__tensor_lr(const kf_call_t *call, kf_tensor_span_t self,
                                         kf_tensor_span_t grads,
                                         kf_tensor_span_t momentum_buffer_list, double weight_decay,
                                         double momentum, kf_tensor_t *lr, double dampening,
                                         bool nesterov, bool maximize, bool is_first_step,
                                         kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  (void)call;
  double rate;
  KF_TRY(read_rate(lr, &rate));
  return kf_raw_fused_sgd_(self, grads, momentum_buffer_list, weight_decay, momentum, rate,
                           dampening, nesterov, maximize, is_first_step, grad_scale, found_inf);
}

#define ADAM(name)                                                                               \
  kf_status_t kf__op__fused_##name##__tensor_lr(                                                 \
      const kf_call_t *call, kf_tensor_span_t self, kf_tensor_span_t grads,                      \
      kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs, \
      kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1, double beta2,                 \
      double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale,     \
      kf_tensor_t *found_inf) {                                                                  \
    (void)call;                                                                                  \
    double rate;                                                                                 \
    KF_TRY(read_rate(lr, &rate));                                                                \
    return kf_raw_fused_##name##_(self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs,           \
                                  state_steps, rate, beta1, beta2, weight_decay, eps, amsgrad,   \
                                  maximize, grad_scale, found_inf);                              \
  }
ADAM(adam)
ADAM(adamw)
