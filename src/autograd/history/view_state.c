/* Autograd's state for views: the base, how the view was created, and the errors for views that
 * must not be written because of how they were created. */
#include <stdio.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"

bool kf_tensor_is_view(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) && (tensor->flags & KF__IS_VIEW) != 0;
}

kf_tensor_t *kf_tensor_base(const kf_tensor_t *tensor) {
  return kf_tensor_is_view(tensor) ? kf__view_base(tensor) : NULL;
}

kf_creation_t kf_tensor_creation(const kf_tensor_t *tensor) {
  return kf_tensor_is_view(tensor) ? (kf_creation_t)kf__view_creation(tensor) : KF_CREATION_DEFAULT;
}

void kf_tensor_set_creation(kf_tensor_t *tensor, kf_creation_t kind) {
  if (!kf_tensor_is_view(tensor)) return;
  uintptr_t word = (uintptr_t)tensor->autograd;
  if ((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_BASE)
    tensor->autograd = (void *)((word & ~(uintptr_t)KF__AUTOGRAD_BITS) | KF__AUTOGRAD_BASE |
                                (uintptr_t)kind << KF__CREATION_SHIFT);
  else
    kf__meta(tensor)->head.creation = kind;
}

/* Of a tensor that was recorded before anybody knew it as a view. */
static kf_status_t track_recorded(kf_tensor_t *view, kf_tensor_t *of) {
  kf_tensor_t *base = kf_tensor_is_view(of) ? kf__view_base(of) : of;
  kf__meta_t *meta = NULL;
  KF_TRY(kf__meta_make(view, &meta));
  kf_tensor_retain(base);
  meta->head.base = base;
  meta->head.creation = (uint32_t)kf_tensor_creation(of);
  view->view_version = __atomic_load_n(view->version, __ATOMIC_RELAXED);
  view->flags |= KF__IS_VIEW;
  return KF_OK;
}

kf_status_t kf_tensor_track_view(kf_tensor_t *view, kf_tensor_t *of) {
  if (!kf__is_defined(view) || !kf__is_defined(of) || view == of ||
      ((view->flags | of->flags) & KF__INFERENCE) != 0 || kf_tensor_is_view(view))
    return KF_OK;
  KF_TRY(kf_tensor_share_version(view, of));
  if (view->autograd != NULL) return track_recorded(view, of);
  kf__track_view(view, of, false);
  return KF_OK;
}

/* What to do instead: the end of the message. */
static const char *advice(unsigned creation) {
  switch (creation) {
    case KF_CREATION_NO_GRAD:
      return KF__COMPATIBLE(KF__TORCH_VIEW_IN_NO_GRAD,
                            "Make the view and write to it either both with grad mode off (the "
                            "write is not recorded) or both with it on (it is).");
    case KF_CREATION_MULTI_OUTPUT:
      return KF__COMPATIBLE(KF__TORCH_VIEW_OF_SEVERAL,
                            "Views of an operator that returns several of them cannot be written "
                            "in place: use the operator that is not in-place, or write to a "
                            "clone.");
    case KF_CREATION_INFERENCE:
      return KF__COMPATIBLE(KF__TORCH_VIEW_IN_INFERENCE_MODE,
                            "Make the view and write to it either both in inference mode (the "
                            "write is not recorded) or both outside (it is).");
    default:
      KF_ASSERT(creation == KF_CREATION_CUSTOM_FUNCTION);
      return KF__COMPATIBLE(KF__TORCH_VIEW_OF_CUSTOM_FUNCTION,
                            "It is the result of a custom function, whose backward a write would "
                            "replace: clone the result before writing to it.");
  }
}

kf_status_t kf__check_creation(kf_tensor_t *view, bool later) {
  unsigned kind = kf__view_creation(view);
  if (kind == KF_CREATION_DEFAULT) return KF_OK;
  const char *what = later ? KF__COMPATIBLE(KF__TORCH_BASE_WRITTEN,
                                            "was written through its base or another view of it")
                           : KF__COMPATIBLE(KF__TORCH_BEING_WRITTEN, "is written in place");
  const kf__node_t *node = kf__stored_grad_fn(view);
  char name[KF__FORWARD_NAME];
  unsigned nr = (unsigned)kf_tensor_output_nr(view);
  bool by_mode = kind == KF_CREATION_NO_GRAD || kind == KF_CREATION_INFERENCE;
  if (!by_mode && node != NULL)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_VIEW_WRITTEN, "output %u of %s is a view and %s. %s"), nr,
        kf__forward_name(node, name), what, advice(kind));
  bool inference = kind == KF_CREATION_INFERENCE;
  const char *mode =
      inference ? "inference mode" : KF__COMPATIBLE(KF__TORCH_NO_GRAD_MODE, "no-grad mode");
  const char *now = inference ? KF__COMPATIBLE(KF__TORCH_IN_NORMAL_MODE, " outside of it")
                              : KF__COMPATIBLE(KF__TORCH_IN_GRAD_MODE, " with grad mode on");
  if (node != NULL)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_VIEW_OF_VIEW_WRITTEN,
                       "output %u of %s is a view of a view that was made in %s, and %s%s. %s"),
        nr, kf__forward_name(node, name), mode, what, now, advice(kind));
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_MODE_VIEW_WRITTEN, "a view was made in %s and %s%s. %s"), mode, what,
      now, advice(kind));
}

kf_status_t kf__check_strided_base(const kf_tensor_t *view) {
  static const char *const names[] = {[KF_LAYOUT_SPARSE] = "",
                                      [KF_LAYOUT_SPARSE_CSR] = " CSR",
                                      [KF_LAYOUT_SPARSE_CSC] = " CSC",
                                      [KF_LAYOUT_SPARSE_BSR] = " BSR",
                                      [KF_LAYOUT_SPARSE_BSC] = " BSC"};
  unsigned layout = kf__view_base(view)->layout;
  if (layout == KF_LAYOUT_STRIDED) return KF_OK;
  const char *name = layout < sizeof names / sizeof names[0] ? names[layout] : NULL;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SPARSE_VIEW,
                                     "a sparse%s tensor has no strides, without which autograd "
                                     "cannot record a write to it and its views: write to a clone"),
                      name != NULL ? name : "");
}
