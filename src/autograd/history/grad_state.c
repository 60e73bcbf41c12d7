/* The autograd properties of tensors: requires_grad, leaves, grad, detach, data and retain_grad. */
#include <keyfall/ops.h>
#include <keyfall/sparse.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "tensor/core/gradient_hooks.h"

bool kf_grad_mode(void) { return !kf__grad_mode_off; }
void kf_set_grad_mode(bool on) { kf__grad_mode_off = !on; }

/* ---- requires_grad ---- */

bool kf_tensor_requires_grad(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) && kf__wants_grad(tensor);
}

static kf_status_t no_tensor(const char *what) {
  return kf_error_set(KF_ERR_RUNTIME, "%s: the tensor is undefined", what);
}

kf_status_t kf_tensor_set_requires_grad(kf_tensor_t *tensor, bool on) {
  if (!kf__is_defined(tensor)) return no_tensor("requires_grad");
  if (on && !kf__dtype_has_grad(tensor->dtype))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_GRAD_TYPE,
            "expected a tensor of floating-point or complex type: others have no gradient"));
  if (on && (tensor->flags & KF__INFERENCE) != 0 && !kf_inference_mode_is_enabled())
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GRAD_OF_INFERENCE,
                                       "outside of inference mode, an inference tensor cannot be "
                                       "made to require a gradient: clone it first"));
  if (!kf_tensor_is_leaf(tensor) && !on)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GRAD_OF_RESULT,
                                       "expected a leaf: a result that was recorded requires a "
                                       "gradient; detach it to go on without"));
  tensor->flags = (uint16_t)(on ? tensor->flags | KF__REQUIRES_GRAD
                                : tensor->flags & ~(unsigned)KF__REQUIRES_GRAD);
  return KF_OK;
}

/* ---- Leaves and nodes ---- */

kf_status_t kf_tensor_grad_fn(kf_tensor_t *tensor, kf_node_t **out_node) {
  *out_node = NULL;
  return kf__is_defined(tensor) ? kf__grad_fn(tensor, out_node) : KF_OK;
}

bool kf_tensor_is_leaf(kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return true;
  if ((tensor->flags & KF__IS_VIEW) == 0) return kf__stored_grad_fn(tensor) == NULL;
  kf__node_t *node = NULL;
  if (kf__grad_fn(tensor, &node) != KF_OK) {
    kf_error_clear();
    return false; /* its base was written: it has a history, but an unusable one */
  }
  kf__node_release(node);
  return node == NULL;
}

/* ---- grad ---- */

kf_tensor_t *kf_tensor_grad(const kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return NULL;
  kf__meta_t *meta = kf__meta(tensor);
  return meta != NULL ? meta->grad : NULL;
}

/* While the thread records CPU tensors lazily, their gradients stay lazy, as those of backward. */
static bool is_recorded(const kf_tensor_t *t, const kf_tensor_t *grad) {
  return grad->device.type == KF_DEVICE_LAZY && t->device.type == KF_DEVICE_CPU &&
         kf_local_is_included(KF_KEY_Lazy);
}

static kf_status_t check_devices(const kf_tensor_t *t, const kf_tensor_t *grad) {
  if (is_recorded(t, grad)) return KF_OK;
  if (t->device.type != grad->device.type)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_GRAD_DEVICE_TYPE,
            "the gradient is on device type %s, the tensor on %s: they must be on one device"),
        kf_device_type_name(grad->device.type), kf_device_type_name(t->device.type));
  if (t->device.index != grad->device.index)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GRAD_DEVICE_INDEX,
                                       "the gradient is on the device of index %d, the tensor on "
                                       "that of index %d: they must be on one device"),
                        grad->device.index, t->device.index);
  return KF_OK;
}

static kf_status_t check_grad(const kf_tensor_t *t, const kf_tensor_t *grad) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (t == grad)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GRAD_SELF, "a tensor cannot be its own gradient"));
  if (t->dtype != grad->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRAD_DTYPE,
                       "the gradient is of type %s, the tensor of type %s: they must be equal"),
        kf_dtype_class_name(kf__dtype(grad)), kf_dtype_class_name(kf__dtype(t)));
  KF_TRY(check_devices(t, grad));
  if (!kf__same_sizes(t, grad))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GRAD_SIZE,
                       "the gradient has the sizes %s, the tensor %s: they must be equal"),
        kf__shape_text(kf__sizes(grad), a), kf__shape_text(kf__sizes(t), b));
  return KF_OK;
}

kf_status_t kf_tensor_set_grad(kf_tensor_t *tensor, kf_tensor_t *grad) {
  if (!kf__is_defined(tensor)) return no_tensor("grad");
  if (!kf__is_defined(grad)) grad = NULL;
  kf__meta_t *meta = kf__meta(tensor);
  if (grad == NULL && meta == NULL) return KF_OK;
  if (grad != NULL) KF_TRY(check_grad(tensor, grad));
  KF_TRY(kf__meta_make(tensor, &meta));
  kf_tensor_t *old = meta->grad;
  if (grad != NULL) kf_tensor_retain(grad);
  meta->grad = grad;
  kf_tensor_release(old);
  return KF_OK;
}

/* ---- detach and data ---- */

kf_status_t kf_tensor_detach(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (!kf__is_defined(tensor)) return no_tensor("detach");
  return kf_tensor_alias(tensor, out_tensor);
}

kf_status_t kf_tensor_detach_(kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return no_tensor("detach_");
  if ((tensor->flags & KF__IS_VIEW) != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_DETACH_VIEW,
                                       "a view cannot be detached in place: use kf_tensor_detach, "
                                       "which returns a new tensor"));
  if (kf__stored_grad_fn(tensor) != NULL) tensor->flags |= KF__DETACHED;
  return kf__replace_history_take(tensor, NULL, 0);
}

kf_status_t kf_tensor_data_view(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  KF_TRY(kf_tensor_detach(tensor, out_tensor));
  kf_status_t status = kf_tensor_detach_version(*out_tensor);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out_tensor);
  *out_tensor = NULL;
  return status;
}

kf_status_t kf_tensor_set_data(kf_tensor_t *tensor, kf_tensor_t *data) {
  if (!kf__is_defined(tensor) || !kf__is_defined(data)) return no_tensor("data");
  if (!kf__dtype_has_grad(data->dtype) && kf__wants_grad(tensor))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_DATA_TYPE,
                                       "kf_tensor_set_data: expected data of floating-point or "
                                       "complex type, because the tensor requires a gradient"));
  /* Meta tensors have keys that tensors with data never have. */
  bool nowhere = tensor->device.type == KF_DEVICE_META;
  bool dense = tensor->layout == KF_LAYOUT_STRIDED;
  if (nowhere != (data->device.type == KF_DEVICE_META) ||
      dense != (data->layout == KF_LAYOUT_STRIDED))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SET_DATA,
                                       "kf_tensor_set_data: the tensors differ in layout, or one "
                                       "of them is a meta tensor"));
  /* A sparse tensor keeps its extension: it can only get parts of the same kind. */
  if (!dense) return kf_sparse_assign(tensor, data);
  KF_TRY(kf__tensor_adopt(tensor, data));
  kf__meta_t *meta = kf__meta(tensor);
  /* From now on, gradients of the accumulator are checked against the leaf's new geometry. */
  if (meta != NULL && meta->accumulator != NULL) {
    KF_ASSERT(meta->accumulator->output_count == 1);
    meta->accumulator->outputs[0].sizes = NULL;
  }
  return KF_OK;
}

/* ---- retain_grad ---- */

kf_status_t kf_tensor_retain_grad(kf_tensor_t *tensor) {
  if (!kf_tensor_requires_grad(tensor))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RETAIN_GRAD,
                       "kf_tensor_retain_grad: expected a tensor that requires a gradient"));
  kf__node_t *node = NULL;
  KF_TRY(kf__grad_fn(tensor, &node));
  if (node == NULL) return KF_OK; /* a leaf keeps its gradient anyway */
  kf__meta_t *meta = NULL;
  kf_status_t status = kf__meta_make(tensor, &meta);
  if (status == KF_OK && meta->retains_grad == 0) {
    status = kf__retain_from(tensor, meta, node, meta->output_nr);
    meta->retains_grad = status == KF_OK;
  }
  kf__node_release(node);
  return status;
}

bool kf_tensor_retains_grad(const kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return false;
  kf__meta_t *meta = kf__meta(tensor);
  return meta != NULL && meta->retains_grad != 0;
}

/* ---- Hooks for lower rooms ---- */

static bool records(const kf_tensor_t *tensor) {
  return kf_tensor_requires_grad(tensor) && kf_grad_mode();
}

__attribute__((constructor)) static void loaded(void) {
  kf__gradient_hooks = (kf__gradient_hooks_t){kf_tensor_requires_grad, records, kf_tensor_detach_};
}
