/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*_foreach_add_List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha, kf_list_t **out);
kf_status_t kf__foreach_add_List(kf_tensor_span_t self, kf_tensor_span_t other, kf_scalar_t alpha,
    kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_add_List);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_add_List, _foreach_add_List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*_foreach_add__List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha);
kf_status_t kf__foreach_add__List(kf_tensor_span_t self, kf_tensor_span_t other, kf_scalar_t alpha)
    {
  KF__CALL_FAR(KF__OP__foreach_add__List, _foreach_add__List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*_foreach_add_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
kf_status_t kf__foreach_add(kf_tensor_span_t self, kf_scalar_t scalar, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_add_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_add_Scalar, _foreach_add_Scalar_fn, kf__span_keys(self),
          (self, scalar, out),
          (&self, &scalar), (out));
}

typedef kf_status_t (*_foreach_add__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
kf_status_t kf__foreach_add_(kf_tensor_span_t self, kf_scalar_t scalar) {
  KF__CALL_FAR(KF__OP__foreach_add__Scalar, _foreach_add__Scalar_fn, kf__span_keys(self),
          (self, scalar),
          (&self, &scalar), (NULL));
}

typedef kf_status_t (*_foreach_sub_List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha, kf_list_t **out);
kf_status_t kf__foreach_sub_List(kf_tensor_span_t self, kf_tensor_span_t other, kf_scalar_t alpha,
    kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_sub_List);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_sub_List, _foreach_sub_List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*_foreach_sub__List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_scalar_t alpha);
kf_status_t kf__foreach_sub__List(kf_tensor_span_t self, kf_tensor_span_t other, kf_scalar_t alpha)
    {
  KF__CALL_FAR(KF__OP__foreach_sub__List, _foreach_sub__List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*_foreach_sub_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
kf_status_t kf__foreach_sub(kf_tensor_span_t self, kf_scalar_t scalar, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_sub_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_sub_Scalar, _foreach_sub_Scalar_fn, kf__span_keys(self),
          (self, scalar, out),
          (&self, &scalar), (out));
}

typedef kf_status_t (*_foreach_sub__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
kf_status_t kf__foreach_sub_(kf_tensor_span_t self, kf_scalar_t scalar) {
  KF__CALL_FAR(KF__OP__foreach_sub__Scalar, _foreach_sub__Scalar_fn, kf__span_keys(self),
          (self, scalar),
          (&self, &scalar), (NULL));
}

typedef kf_status_t (*_foreach_mul_List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
kf_status_t kf__foreach_mul_List(kf_tensor_span_t self, kf_tensor_span_t other, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_mul_List);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_mul_List, _foreach_mul_List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*_foreach_mul__List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other);
kf_status_t kf__foreach_mul__List(kf_tensor_span_t self, kf_tensor_span_t other) {
  KF__CALL_FAR(KF__OP__foreach_mul__List, _foreach_mul__List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*_foreach_mul_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
kf_status_t kf__foreach_mul(kf_tensor_span_t self, kf_scalar_t scalar, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_mul_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_mul_Scalar, _foreach_mul_Scalar_fn, kf__span_keys(self),
          (self, scalar, out),
          (&self, &scalar), (out));
}

typedef kf_status_t (*_foreach_mul__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
kf_status_t kf__foreach_mul_(kf_tensor_span_t self, kf_scalar_t scalar) {
  KF__CALL_FAR(KF__OP__foreach_mul__Scalar, _foreach_mul__Scalar_fn, kf__span_keys(self),
          (self, scalar),
          (&self, &scalar), (NULL));
}

typedef kf_status_t (*_foreach_div_List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other, kf_list_t **out);
kf_status_t kf__foreach_div_List(kf_tensor_span_t self, kf_tensor_span_t other, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_div_List);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_div_List, _foreach_div_List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*_foreach_div__List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t other);
kf_status_t kf__foreach_div__List(kf_tensor_span_t self, kf_tensor_span_t other) {
  KF__CALL_FAR(KF__OP__foreach_div__List, _foreach_div__List_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*_foreach_div_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar, kf_list_t **out);
kf_status_t kf__foreach_div(kf_tensor_span_t self, kf_scalar_t scalar, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_div_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_div_Scalar, _foreach_div_Scalar_fn, kf__span_keys(self),
          (self, scalar, out),
          (&self, &scalar), (out));
}

typedef kf_status_t (*_foreach_div__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t scalar);
kf_status_t kf__foreach_div_(kf_tensor_span_t self, kf_scalar_t scalar) {
  KF__CALL_FAR(KF__OP__foreach_div__Scalar, _foreach_div__Scalar_fn, kf__span_keys(self),
          (self, scalar),
          (&self, &scalar), (NULL));
}

typedef kf_status_t (*_foreach_addcmul_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value, kf_list_t **out);
kf_status_t kf__foreach_addcmul(kf_tensor_span_t self, kf_tensor_span_t tensor1, kf_tensor_span_t
    tensor2, kf_scalar_t value, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_addcmul_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_addcmul_Scalar, _foreach_addcmul_Scalar_fn, kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(tensor1)), kf__span_keys(tensor2)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value), (out));
}

typedef kf_status_t (*_foreach_addcmul__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value);
kf_status_t kf__foreach_addcmul_(kf_tensor_span_t self, kf_tensor_span_t tensor1, kf_tensor_span_t
    tensor2, kf_scalar_t value) {
  KF__CALL_FAR(KF__OP__foreach_addcmul__Scalar, _foreach_addcmul__Scalar_fn, kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(tensor1)), kf__span_keys(tensor2)),
          (self, tensor1, tensor2, value),
          (&self, &tensor1, &tensor2, &value), (NULL));
}

typedef kf_status_t (*_foreach_addcdiv_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value, kf_list_t **out);
kf_status_t kf__foreach_addcdiv(kf_tensor_span_t self, kf_tensor_span_t tensor1, kf_tensor_span_t
    tensor2, kf_scalar_t value, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_addcdiv_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_addcdiv_Scalar, _foreach_addcdiv_Scalar_fn, kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(tensor1)), kf__span_keys(tensor2)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value), (out));
}

typedef kf_status_t (*_foreach_addcdiv__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensor1, kf_tensor_span_t tensor2, kf_scalar_t value);
kf_status_t kf__foreach_addcdiv_(kf_tensor_span_t self, kf_tensor_span_t tensor1, kf_tensor_span_t
    tensor2, kf_scalar_t value) {
  KF__CALL_FAR(KF__OP__foreach_addcdiv__Scalar, _foreach_addcdiv__Scalar_fn, kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(tensor1)), kf__span_keys(tensor2)),
          (self, tensor1, tensor2, value),
          (&self, &tensor1, &tensor2, &value), (NULL));
}

typedef kf_status_t (*_foreach_lerp_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_scalar_t weight, kf_list_t **out);
kf_status_t kf__foreach_lerp(kf_tensor_span_t self, kf_tensor_span_t tensors1, kf_scalar_t weight,
    kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_lerp_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_lerp_Scalar, _foreach_lerp_Scalar_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(tensors1)),
          (self, tensors1, weight, out),
          (&self, &tensors1, &weight), (out));
}

typedef kf_status_t (*_foreach_lerp__Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_scalar_t weight);
kf_status_t kf__foreach_lerp_(kf_tensor_span_t self, kf_tensor_span_t tensors1, kf_scalar_t weight)
    {
  KF__CALL_FAR(KF__OP__foreach_lerp__Scalar, _foreach_lerp__Scalar_fn, kf_keyset_or(kf__span_keys(self), kf__span_keys(tensors1)),
          (self, tensors1, weight),
          (&self, &tensors1, &weight), (NULL));
}

typedef kf_status_t (*_foreach_lerp_List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_tensor_span_t weights, kf_list_t **out);
kf_status_t kf__foreach_lerp_List(kf_tensor_span_t self, kf_tensor_span_t tensors1, kf_tensor_span_t
    weights, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_lerp_List);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_lerp_List, _foreach_lerp_List_fn, kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(tensors1)), kf__span_keys(weights)),
          (self, tensors1, weights, out),
          (&self, &tensors1, &weights), (out));
}

typedef kf_status_t (*_foreach_lerp__List_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t tensors1, kf_tensor_span_t weights);
kf_status_t kf__foreach_lerp__List(kf_tensor_span_t self, kf_tensor_span_t tensors1,
    kf_tensor_span_t weights) {
  KF__CALL_FAR(KF__OP__foreach_lerp__List, _foreach_lerp__List_fn, kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(tensors1)), kf__span_keys(weights)),
          (self, tensors1, weights),
          (&self, &tensors1, &weights), (NULL));
}

typedef kf_status_t (*_foreach_norm_Scalar_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_scalar_t ord, kf_opt_int_t dtype, kf_list_t **out);
kf_status_t kf__foreach_norm(kf_tensor_span_t self, kf_scalar_t ord, kf_opt_int_t dtype, kf_list_t
    **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_norm_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_norm_Scalar, _foreach_norm_Scalar_fn, kf__span_keys(self),
          (self, ord, dtype, out),
          (&self, &ord, &dtype), (out));
}

typedef kf_status_t (*_foreach_sqrt_fn)(const kf_call_t *call, kf_tensor_span_t self, kf_list_t
    **out);
kf_status_t kf__foreach_sqrt(kf_tensor_span_t self, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP__foreach_sqrt);
  *out = NULL;
  KF__CALL_FAR(KF__OP__foreach_sqrt, _foreach_sqrt_fn, kf__span_keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_foreach_sqrt__fn)(const kf_call_t *call, kf_tensor_span_t self);
kf_status_t kf__foreach_sqrt_(kf_tensor_span_t self) {
  KF__CALL_FAR(KF__OP__foreach_sqrt_, _foreach_sqrt__fn, kf__span_keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*_foreach_zero__fn)(const kf_call_t *call, kf_tensor_span_t self);
kf_status_t kf__foreach_zero_(kf_tensor_span_t self) {
  KF__CALL_FAR(KF__OP__foreach_zero_, _foreach_zero__fn, kf__span_keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*_fused_sgd__fn)(const kf_call_t *call, kf_tensor_span_t self, kf_tensor_span_t
    grads, kf_tensor_span_t momentum_buffer_list, double weight_decay, double momentum, double lr,
    double dampening, bool nesterov, bool maximize, bool is_first_step, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);
kf_status_t kf__fused_sgd_(kf_tensor_span_t self, kf_tensor_span_t grads, kf_tensor_span_t
    momentum_buffer_list, double weight_decay, double momentum, double lr, double dampening, bool
    nesterov, bool maximize, bool is_first_step, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  KF__CALL_FAR(KF__OP__fused_sgd_, _fused_sgd__fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(grads)), kf__span_keys(momentum_buffer_list)), kf_keys_of(grad_scale)), kf_keys_of(found_inf)),
          (self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf),
          (&self, &grads, &momentum_buffer_list, &weight_decay, &momentum, &lr, &dampening, &nesterov, &maximize, &is_first_step, &grad_scale, &found_inf), (NULL));
}

typedef kf_status_t (*_fused_sgd__tensor_lr_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list, double weight_decay, double
    momentum, kf_tensor_t *lr, double dampening, bool nesterov, bool maximize, bool is_first_step,
    kf_tensor_t *grad_scale, kf_tensor_t *found_inf);
kf_status_t kf__fused_sgd__tensor_lr(kf_tensor_span_t self, kf_tensor_span_t grads, kf_tensor_span_t
    momentum_buffer_list, double weight_decay, double momentum, kf_tensor_t *lr, double dampening,
    bool nesterov, bool maximize, bool is_first_step, kf_tensor_t *grad_scale, kf_tensor_t
    *found_inf) {
  if (KF_UNLIKELY(lr == NULL))
    return kf__null_argument(KF__OP__fused_sgd__tensor_lr);
  KF__CALL_FAR(KF__OP__fused_sgd__tensor_lr, _fused_sgd__tensor_lr_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(grads)), kf__span_keys(momentum_buffer_list)), kf__keys(lr)), kf_keys_of(grad_scale)), kf_keys_of(found_inf)),
          (self, grads, momentum_buffer_list, weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, grad_scale, found_inf),
          (&self, &grads, &momentum_buffer_list, &weight_decay, &momentum, &lr, &dampening, &nesterov, &maximize, &is_first_step, &grad_scale, &found_inf), (NULL));
}

typedef kf_status_t (*_fused_adam__fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, double lr, double beta1, double
    beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);
kf_status_t kf__fused_adam_(kf_tensor_span_t self, kf_tensor_span_t grads, kf_tensor_span_t
    exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t
    state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool
    amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  KF__CALL_FAR(KF__OP__fused_adam_, _fused_adam__fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(grads)), kf__span_keys(exp_avgs)), kf__span_keys(exp_avg_sqs)), kf__span_keys(max_exp_avg_sqs)), kf__span_keys(state_steps)), kf_keys_of(grad_scale)), kf_keys_of(found_inf)),
          (self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf),
          (&self, &grads, &exp_avgs, &exp_avg_sqs, &max_exp_avg_sqs, &state_steps, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize, &grad_scale, &found_inf), (NULL));
}

typedef kf_status_t (*_fused_adam__tensor_lr_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t
    *grad_scale, kf_tensor_t *found_inf);
kf_status_t kf__fused_adam__tensor_lr(kf_tensor_span_t self, kf_tensor_span_t grads,
    kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,
    kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1, double beta2, double weight_decay,
    double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  if (KF_UNLIKELY(lr == NULL))
    return kf__null_argument(KF__OP__fused_adam__tensor_lr);
  KF__CALL_FAR(KF__OP__fused_adam__tensor_lr, _fused_adam__tensor_lr_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(grads)), kf__span_keys(exp_avgs)), kf__span_keys(exp_avg_sqs)), kf__span_keys(max_exp_avg_sqs)), kf__span_keys(state_steps)), kf__keys(lr)), kf_keys_of(grad_scale)), kf_keys_of(found_inf)),
          (self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf),
          (&self, &grads, &exp_avgs, &exp_avg_sqs, &max_exp_avg_sqs, &state_steps, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize, &grad_scale, &found_inf), (NULL));
}

typedef kf_status_t (*_fused_adamw__fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, double lr, double beta1, double
    beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale,
    kf_tensor_t *found_inf);
kf_status_t kf__fused_adamw_(kf_tensor_span_t self, kf_tensor_span_t grads, kf_tensor_span_t
    exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t
    state_steps, double lr, double beta1, double beta2, double weight_decay, double eps, bool
    amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  KF__CALL_FAR(KF__OP__fused_adamw_, _fused_adamw__fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(grads)), kf__span_keys(exp_avgs)), kf__span_keys(exp_avg_sqs)), kf__span_keys(max_exp_avg_sqs)), kf__span_keys(state_steps)), kf_keys_of(grad_scale)), kf_keys_of(found_inf)),
          (self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf),
          (&self, &grads, &exp_avgs, &exp_avg_sqs, &max_exp_avg_sqs, &state_steps, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize, &grad_scale, &found_inf), (NULL));
}

typedef kf_status_t (*_fused_adamw__tensor_lr_fn)(const kf_call_t *call, kf_tensor_span_t self,
    kf_tensor_span_t grads, kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs,
    kf_tensor_span_t max_exp_avg_sqs, kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1,
    double beta2, double weight_decay, double eps, bool amsgrad, bool maximize, kf_tensor_t
    *grad_scale, kf_tensor_t *found_inf);
kf_status_t kf__fused_adamw__tensor_lr(kf_tensor_span_t self, kf_tensor_span_t grads,
    kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,
    kf_tensor_span_t state_steps, kf_tensor_t *lr, double beta1, double beta2, double weight_decay,
    double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  if (KF_UNLIKELY(lr == NULL))
    return kf__null_argument(KF__OP__fused_adamw__tensor_lr);
  KF__CALL_FAR(KF__OP__fused_adamw__tensor_lr, _fused_adamw__tensor_lr_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__span_keys(self), kf__span_keys(grads)), kf__span_keys(exp_avgs)), kf__span_keys(exp_avg_sqs)), kf__span_keys(max_exp_avg_sqs)), kf__span_keys(state_steps)), kf__keys(lr)), kf_keys_of(grad_scale)), kf_keys_of(found_inf)),
          (self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, grad_scale, found_inf),
          (&self, &grads, &exp_avgs, &exp_avg_sqs, &max_exp_avg_sqs, &state_steps, &lr, &beta1, &beta2, &weight_decay, &eps, &amsgrad, &maximize, &grad_scale, &found_inf), (NULL));
}
