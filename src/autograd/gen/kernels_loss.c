/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/kernel.h"

typedef kf_status_t (*below_0_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, kf_tensor_t *a3);
static KF__SHARED kf_status_t below_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  KF_REDISPATCH(call->op, below_0_fn, kf__below_autograd(call), (a0, a1, a2, a3),
                (&a0, &a1, &a2, &a3), (NULL));
}

KF__COLD static kf_status_t refuse_0(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, kf_tensor_t *a3) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a3)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_0(call, a0, a1, a2, a3);
}

typedef kf_status_t (*below_1_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1, int64_t
    a2, double a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_1_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (&a0, &a1, &a2, &a3, &a4), (NULL));
}

KF__COLD static kf_status_t refuse_1(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    int64_t a2, double a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_1(call, a0, a1, a2, a3, a4);
}

typedef kf_status_t (*below_2_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t *a4);
static KF__SHARED kf_status_t below_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t *a4) {
  KF_REDISPATCH(call->op, below_2_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4),
                (&a0, &a1, &a2, &a3, &a4), (NULL));
}

KF__COLD static kf_status_t refuse_2(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, kf_tensor_t *a4) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a4)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_2(call, a0, a1, a2, a3, a4);
}

typedef kf_status_t (*below_3_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_3_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (&a0, &a1, &a2, &a3, &a4, &a5), (NULL));
}

KF__COLD static kf_status_t refuse_3(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, kf_tensor_t *a3, int64_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a3) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_3(call, a0, a1, a2, a3, a4, a5);
}

typedef kf_status_t (*below_4_fn)(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5);
static KF__SHARED kf_status_t below_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  KF_REDISPATCH(call->op, below_4_fn, kf__below_autograd(call), (a0, a1, a2, a3, a4, a5),
                (&a0, &a1, &a2, &a3, &a4, &a5), (NULL));
}

KF__COLD static kf_status_t refuse_4(const kf_call_t *call, kf_tensor_t *a0, kf_tensor_t *a1,
    kf_tensor_t *a2, int64_t a3, int64_t a4, kf_tensor_t *a5) {
  if (KF_UNLIKELY(kf__wants_grad_opt(a0) | kf__wants_grad_opt(a1) | kf__wants_grad_opt(a2) | kf__wants_grad_opt(a5)) &&
      kf__grad_mode())
    return kf__refuse_out(call);
  return below_4(call, a0, a1, a2, a3, a4, a5);
}

const kf__autograd_entry_t kf__autograd_loss[] = {
    {KF__OP_mse_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_smooth_l1_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_huber_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_1},
    {KF__OP_soft_margin_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_0},
    {KF__OP_binary_cross_entropy_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_2},
    {KF__OP_binary_cross_entropy_with_logits_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_3},
    {KF__OP_nll_loss_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {KF__OP_nll_loss2d_out, KF__AUTOGRAD_KERNEL, (kf_typed_fn)refuse_4},
    {0, KF__AUTOGRAD_END, NULL},
};
