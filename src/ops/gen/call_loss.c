/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*mse_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out);
kf_status_t kf_mse_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_mse_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mse_loss, mse_loss_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, reduction, out),
          (&self, &target, &reduction), (out));
}

typedef kf_status_t (*mse_loss_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t *out);
kf_status_t kf_mse_loss_out(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_mse_loss_out);
  KF__CALL_FAR(KF__OP_mse_loss_out, mse_loss_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf__keys(out)),
          (self, target, reduction, out),
          (&self, &target, &reduction, &out), (NULL));
}

typedef kf_status_t (*mse_loss_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_mse_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_mse_loss_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mse_loss_backward, mse_loss_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)),
          (grad_output, self, target, reduction, out),
          (&grad_output, &self, &target, &reduction), (out));
}

typedef kf_status_t (*mse_loss_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *grad_input);
kf_status_t kf_mse_loss_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_mse_loss_backward_grad_input);
  KF__CALL_FAR(KF__OP_mse_loss_backward_grad_input, mse_loss_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf__keys(grad_input)),
          (grad_output, self, target, reduction, grad_input),
          (&grad_output, &self, &target, &reduction, &grad_input), (NULL));
}

typedef kf_status_t (*l1_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, kf_tensor_t **out);
kf_status_t kf_l1_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_l1_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_l1_loss, l1_loss_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, reduction, out),
          (&self, &target, &reduction), (out));
}

typedef kf_status_t (*smooth_l1_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double beta, kf_tensor_t **out);
kf_status_t kf_smooth_l1_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double
    beta, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_smooth_l1_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_smooth_l1_loss, smooth_l1_loss_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, reduction, beta, out),
          (&self, &target, &reduction, &beta), (out));
}

typedef kf_status_t (*smooth_l1_loss_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double beta, kf_tensor_t *out);
kf_status_t kf_smooth_l1_loss_out(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double
    beta, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_smooth_l1_loss_out);
  KF__CALL_FAR(KF__OP_smooth_l1_loss_out, smooth_l1_loss_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf__keys(out)),
          (self, target, reduction, beta, out),
          (&self, &target, &reduction, &beta, &out), (NULL));
}

typedef kf_status_t (*smooth_l1_loss_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t **out);
kf_status_t kf_smooth_l1_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double beta, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_smooth_l1_loss_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_smooth_l1_loss_backward, smooth_l1_loss_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)),
          (grad_output, self, target, reduction, beta, out),
          (&grad_output, &self, &target, &reduction, &beta), (out));
}

typedef kf_status_t (*smooth_l1_loss_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double beta,
    kf_tensor_t *grad_input);
kf_status_t kf_smooth_l1_loss_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, double beta, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_smooth_l1_loss_backward_grad_input);
  KF__CALL_FAR(KF__OP_smooth_l1_loss_backward_grad_input, smooth_l1_loss_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf__keys(grad_input)),
          (grad_output, self, target, reduction, beta, grad_input),
          (&grad_output, &self, &target, &reduction, &beta, &grad_input), (NULL));
}

typedef kf_status_t (*huber_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double delta, kf_tensor_t **out);
kf_status_t kf_huber_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_huber_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_huber_loss, huber_loss_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, reduction, delta, out),
          (&self, &target, &reduction, &delta), (out));
}

typedef kf_status_t (*huber_loss_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double delta, kf_tensor_t *out);
kf_status_t kf_huber_loss_out(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double
    delta, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_huber_loss_out);
  KF__CALL_FAR(KF__OP_huber_loss_out, huber_loss_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf__keys(out)),
          (self, target, reduction, delta, out),
          (&self, &target, &reduction, &delta, &out), (NULL));
}

typedef kf_status_t (*huber_loss_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta, kf_tensor_t **out);
kf_status_t kf_huber_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, double delta, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_huber_loss_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_huber_loss_backward, huber_loss_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)),
          (grad_output, self, target, reduction, delta, out),
          (&grad_output, &self, &target, &reduction, &delta), (out));
}

typedef kf_status_t (*huber_loss_backward_out_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, double delta, kf_tensor_t
    *grad_input);
kf_status_t kf_huber_loss_backward_out(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, double delta, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_huber_loss_backward_out);
  KF__CALL_FAR(KF__OP_huber_loss_backward_out, huber_loss_backward_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf__keys(grad_input)),
          (grad_output, self, target, reduction, delta, grad_input),
          (&grad_output, &self, &target, &reduction, &delta, &grad_input), (NULL));
}

typedef kf_status_t (*soft_margin_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_soft_margin_loss(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_soft_margin_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_soft_margin_loss, soft_margin_loss_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, reduction, out),
          (&self, &target, &reduction), (out));
}

typedef kf_status_t (*soft_margin_loss_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t *out);
kf_status_t kf_soft_margin_loss_out(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_soft_margin_loss_out);
  KF__CALL_FAR(KF__OP_soft_margin_loss_out, soft_margin_loss_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf__keys(out)),
          (self, target, reduction, out),
          (&self, &target, &reduction, &out), (NULL));
}

typedef kf_status_t (*soft_margin_loss_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_soft_margin_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *target, int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_soft_margin_loss_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_soft_margin_loss_backward, soft_margin_loss_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)),
          (grad_output, self, target, reduction, out),
          (&grad_output, &self, &target, &reduction), (out));
}

typedef kf_status_t (*soft_margin_loss_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, kf_tensor_t
    *grad_input);
kf_status_t kf_soft_margin_loss_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, int64_t reduction, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_soft_margin_loss_backward_grad_input);
  KF__CALL_FAR(KF__OP_soft_margin_loss_backward_grad_input, soft_margin_loss_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf__keys(grad_input)),
          (grad_output, self, target, reduction, grad_input),
          (&grad_output, &self, &target, &reduction, &grad_input), (NULL));
}

typedef kf_status_t (*hinge_embedding_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, double margin, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_hinge_embedding_loss(kf_tensor_t *self, kf_tensor_t *target, double margin, int64_t
    reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_hinge_embedding_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hinge_embedding_loss, hinge_embedding_loss_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, margin, reduction, out),
          (&self, &target, &margin, &reduction), (out));
}

typedef kf_status_t (*margin_ranking_loss_fn)(const kf_call_t *call, kf_tensor_t *input1,
    kf_tensor_t *input2, kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_margin_ranking_loss(kf_tensor_t *input1, kf_tensor_t *input2, kf_tensor_t *target,
    double margin, int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(input1 == NULL || input2 == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_margin_ranking_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_margin_ranking_loss, margin_ranking_loss_fn, kf_keyset_or(kf_keyset_or(kf__keys(input1), kf__keys(input2)), kf__keys(target)),
          (input1, input2, target, margin, reduction, out),
          (&input1, &input2, &target, &margin, &reduction), (out));
}

typedef kf_status_t (*triplet_margin_loss_fn)(const kf_call_t *call, kf_tensor_t *anchor,
    kf_tensor_t *positive, kf_tensor_t *negative, double margin, double p, double eps, bool swap,
    int64_t reduction, kf_tensor_t **out);
kf_status_t kf_triplet_margin_loss(kf_tensor_t *anchor, kf_tensor_t *positive, kf_tensor_t
    *negative, double margin, double p, double eps, bool swap, int64_t reduction, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(anchor == NULL || positive == NULL || negative == NULL || out == NULL))
    return kf__null_argument(KF__OP_triplet_margin_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_triplet_margin_loss, triplet_margin_loss_fn, kf_keyset_or(kf_keyset_or(kf__keys(anchor), kf__keys(positive)), kf__keys(negative)),
          (anchor, positive, negative, margin, p, eps, swap, reduction, out),
          (&anchor, &positive, &negative, &margin, &p, &eps, &swap, &reduction), (out));
}

typedef kf_status_t (*cosine_embedding_loss_fn)(const kf_call_t *call, kf_tensor_t *input1,
    kf_tensor_t *input2, kf_tensor_t *target, double margin, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_cosine_embedding_loss(kf_tensor_t *input1, kf_tensor_t *input2, kf_tensor_t *target,
    double margin, int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(input1 == NULL || input2 == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_cosine_embedding_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cosine_embedding_loss, cosine_embedding_loss_fn, kf_keyset_or(kf_keyset_or(kf__keys(input1), kf__keys(input2)), kf__keys(target)),
          (input1, input2, target, margin, reduction, out),
          (&input1, &input2, &target, &margin, &reduction), (out));
}

typedef kf_status_t (*poisson_nll_loss_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t
    *target, bool log_input, bool full, double eps, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_poisson_nll_loss(kf_tensor_t *input, kf_tensor_t *target, bool log_input, bool full,
    double eps, int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_poisson_nll_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_poisson_nll_loss, poisson_nll_loss_fn, kf_keyset_or(kf__keys(input), kf__keys(target)),
          (input, target, log_input, full, eps, reduction, out),
          (&input, &target, &log_input, &full, &eps, &reduction), (out));
}

typedef kf_status_t (*kl_div_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    int64_t reduction, bool log_target, kf_tensor_t **out);
kf_status_t kf_kl_div(kf_tensor_t *self, kf_tensor_t *target, int64_t reduction, bool log_target,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_kl_div);
  *out = NULL;
  KF__CALL_FAR(KF__OP_kl_div, kl_div_fn, kf_keyset_or(kf__keys(self), kf__keys(target)),
          (self, target, reduction, log_target, out),
          (&self, &target, &reduction, &log_target), (out));
}

typedef kf_status_t (*binary_cross_entropy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out);
kf_status_t kf_binary_cross_entropy(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_binary_cross_entropy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_binary_cross_entropy, binary_cross_entropy_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, out),
          (&self, &target, &weight, &reduction), (out));
}

typedef kf_status_t (*binary_cross_entropy_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t *out);
kf_status_t kf_binary_cross_entropy_out(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_binary_cross_entropy_out);
  KF__CALL_FAR(KF__OP_binary_cross_entropy_out, binary_cross_entropy_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf__keys(out)),
          (self, target, weight, reduction, out),
          (&self, &target, &weight, &reduction, &out), (NULL));
}

typedef kf_status_t (*binary_cross_entropy_backward_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    kf_tensor_t **out);
kf_status_t kf_binary_cross_entropy_backward(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_binary_cross_entropy_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_binary_cross_entropy_backward, binary_cross_entropy_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf_keys_of(weight)),
          (grad_output, self, target, weight, reduction, out),
          (&grad_output, &self, &target, &weight, &reduction), (out));
}

typedef kf_status_t (*binary_cross_entropy_backward_grad_input_fn)(const kf_call_t *call,
    kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, kf_tensor_t *grad_input);
kf_status_t kf_binary_cross_entropy_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_binary_cross_entropy_backward_grad_input);
  KF__CALL_FAR(KF__OP_binary_cross_entropy_backward_grad_input, binary_cross_entropy_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf_keys_of(weight)), kf__keys(grad_input)),
          (grad_output, self, target, weight, reduction, grad_input),
          (&grad_output, &self, &target, &weight, &reduction, &grad_input), (NULL));
}

typedef kf_status_t (*binary_cross_entropy_with_logits_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t **out);
kf_status_t kf_binary_cross_entropy_with_logits(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t
    *weight, kf_tensor_t *pos_weight, int64_t reduction, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_binary_cross_entropy_with_logits);
  *out = NULL;
  KF__CALL_FAR(KF__OP_binary_cross_entropy_with_logits, binary_cross_entropy_with_logits_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf_keys_of(pos_weight)),
          (self, target, weight, pos_weight, reduction, out),
          (&self, &target, &weight, &pos_weight, &reduction), (out));
}

typedef kf_status_t (*binary_cross_entropy_with_logits_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *target, kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction,
    kf_tensor_t *out);
kf_status_t kf_binary_cross_entropy_with_logits_out(kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, kf_tensor_t *pos_weight, int64_t reduction, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_binary_cross_entropy_with_logits_out);
  KF__CALL_FAR(KF__OP_binary_cross_entropy_with_logits_out, binary_cross_entropy_with_logits_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf_keys_of(pos_weight)), kf__keys(out)),
          (self, target, weight, pos_weight, reduction, out),
          (&self, &target, &weight, &pos_weight, &reduction, &out), (NULL));
}

typedef kf_status_t (*nll_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
kf_status_t kf_nll_loss(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, int64_t ignore_index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nll_loss, nll_loss_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, ignore_index, out),
          (&self, &target, &weight, &reduction, &ignore_index), (out));
}

typedef kf_status_t (*nll_loss_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out);
kf_status_t kf_nll_loss_out(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, int64_t ignore_index, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss_out);
  KF__CALL_FAR(KF__OP_nll_loss_out, nll_loss_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf__keys(out)),
          (self, target, weight, reduction, ignore_index, out),
          (&self, &target, &weight, &reduction, &ignore_index, &out), (NULL));
}

typedef kf_status_t (*nll_loss2d_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
kf_status_t kf_nll_loss2d(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, int64_t ignore_index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss2d);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nll_loss2d, nll_loss2d_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, ignore_index, out),
          (&self, &target, &weight, &reduction, &ignore_index), (out));
}

typedef kf_status_t (*nll_loss2d_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *out);
kf_status_t kf_nll_loss2d_out(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, int64_t ignore_index, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss2d_out);
  KF__CALL_FAR(KF__OP_nll_loss2d_out, nll_loss2d_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf__keys(out)),
          (self, target, weight, reduction, ignore_index, out),
          (&self, &target, &weight, &reduction, &ignore_index, &out), (NULL));
}

typedef kf_status_t (*nll_loss_forward_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight);
kf_status_t kf_nll_loss_forward(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, int64_t ignore_index, kf_tensor_t **out_output, kf_tensor_t **out_total_weight) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out_output == NULL || out_total_weight == NULL))
    return kf__null_argument(KF__OP_nll_loss_forward);
  *out_output = NULL;
  *out_total_weight = NULL;
  KF__CALL_FAR(KF__OP_nll_loss_forward, nll_loss_forward_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, ignore_index, out_output, out_total_weight),
          (&self, &target, &weight, &reduction, &ignore_index), (out_output, out_total_weight));
}

typedef kf_status_t (*nll_loss_forward_output_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *output, kf_tensor_t *total_weight);
kf_status_t kf_nll_loss_forward_output(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index, kf_tensor_t *output, kf_tensor_t *total_weight) {
  if (KF_UNLIKELY(self == NULL || target == NULL || output == NULL || total_weight == NULL))
    return kf__null_argument(KF__OP_nll_loss_forward_output);
  KF__CALL_FAR(KF__OP_nll_loss_forward_output, nll_loss_forward_output_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf__keys(output)), kf__keys(total_weight)),
          (self, target, weight, reduction, ignore_index, output, total_weight),
          (&self, &target, &weight, &reduction, &ignore_index, &output, &total_weight), (NULL));
}

typedef kf_status_t (*nll_loss_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out);
kf_status_t kf_nll_loss_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *total_weight,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || total_weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nll_loss_backward, nll_loss_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf_keys_of(weight)), kf__keys(total_weight)),
          (grad_output, self, target, weight, reduction, ignore_index, total_weight, out),
          (&grad_output, &self, &target, &weight, &reduction, &ignore_index, &total_weight), (out));
}

typedef kf_status_t (*nll_loss_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input);
kf_status_t kf_nll_loss_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *total_weight, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || total_weight == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_nll_loss_backward_grad_input);
  KF__CALL_FAR(KF__OP_nll_loss_backward_grad_input, nll_loss_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf_keys_of(weight)), kf__keys(total_weight)), kf__keys(grad_input)),
          (grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input),
          (&grad_output, &self, &target, &weight, &reduction, &ignore_index, &total_weight, &grad_input), (NULL));
}

typedef kf_status_t (*nll_loss2d_forward_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output,
    kf_tensor_t **out_total_weight);
kf_status_t kf_nll_loss2d_forward(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index, kf_tensor_t **out_output, kf_tensor_t
    **out_total_weight) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out_output == NULL || out_total_weight == NULL))
    return kf__null_argument(KF__OP_nll_loss2d_forward);
  *out_output = NULL;
  *out_total_weight = NULL;
  KF__CALL_FAR(KF__OP_nll_loss2d_forward, nll_loss2d_forward_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, ignore_index, out_output, out_total_weight),
          (&self, &target, &weight, &reduction, &ignore_index), (out_output, out_total_weight));
}

typedef kf_status_t (*nll_loss2d_forward_output_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *output, kf_tensor_t *total_weight);
kf_status_t kf_nll_loss2d_forward_output(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t
    *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *output, kf_tensor_t
    *total_weight) {
  if (KF_UNLIKELY(self == NULL || target == NULL || output == NULL || total_weight == NULL))
    return kf__null_argument(KF__OP_nll_loss2d_forward_output);
  KF__CALL_FAR(KF__OP_nll_loss2d_forward_output, nll_loss2d_forward_output_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)), kf__keys(output)), kf__keys(total_weight)),
          (self, target, weight, reduction, ignore_index, output, total_weight),
          (&self, &target, &weight, &reduction, &ignore_index, &output, &total_weight), (NULL));
}

typedef kf_status_t (*nll_loss2d_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t
    ignore_index, kf_tensor_t *total_weight, kf_tensor_t **out);
kf_status_t kf_nll_loss2d_backward(kf_tensor_t *grad_output, kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t *total_weight,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || total_weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss2d_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nll_loss2d_backward, nll_loss2d_backward_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf_keys_of(weight)), kf__keys(total_weight)),
          (grad_output, self, target, weight, reduction, ignore_index, total_weight, out),
          (&grad_output, &self, &target, &weight, &reduction, &ignore_index, &total_weight), (out));
}

typedef kf_status_t (*nll_loss2d_backward_grad_input_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction,
    int64_t ignore_index, kf_tensor_t *total_weight, kf_tensor_t *grad_input);
kf_status_t kf_nll_loss2d_backward_grad_input(kf_tensor_t *grad_output, kf_tensor_t *self,
    kf_tensor_t *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t
    *total_weight, kf_tensor_t *grad_input) {
  if (KF_UNLIKELY(grad_output == NULL || self == NULL || target == NULL || total_weight == NULL || grad_input == NULL))
    return kf__null_argument(KF__OP_nll_loss2d_backward_grad_input);
  KF__CALL_FAR(KF__OP_nll_loss2d_backward_grad_input, nll_loss2d_backward_grad_input_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(self)), kf__keys(target)), kf_keys_of(weight)), kf__keys(total_weight)), kf__keys(grad_input)),
          (grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input),
          (&grad_output, &self, &target, &weight, &reduction, &ignore_index, &total_weight, &grad_input), (NULL));
}

typedef kf_status_t (*nll_loss_nd_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *target,
    kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, kf_tensor_t **out);
kf_status_t kf_nll_loss_nd(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight, int64_t
    reduction, int64_t ignore_index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_nll_loss_nd);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nll_loss_nd, nll_loss_nd_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, ignore_index, out),
          (&self, &target, &weight, &reduction, &ignore_index), (out));
}

typedef kf_status_t (*cross_entropy_loss_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *target, kf_tensor_t *weight, int64_t reduction, int64_t ignore_index, double label_smoothing,
    kf_tensor_t **out);
kf_status_t kf_cross_entropy_loss(kf_tensor_t *self, kf_tensor_t *target, kf_tensor_t *weight,
    int64_t reduction, int64_t ignore_index, double label_smoothing, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || target == NULL || out == NULL))
    return kf__null_argument(KF__OP_cross_entropy_loss);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cross_entropy_loss, cross_entropy_loss_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(target)), kf_keys_of(weight)),
          (self, target, weight, reduction, ignore_index, label_smoothing, out),
          (&self, &target, &weight, &reduction, &ignore_index, &label_smoothing), (out));
}
