/* How views remember their base: Note [View tracking] in tensor_internal.h. */
#include <keyfall/autograd.h>
#include <keyfall/call.h>

#include "base/new_stack.h"
#include "dispatch/keys/key_internal.h"
#include "tensor/tensor_internal.h"

__thread bool kf__grad_mode_off __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(grad_mode, kf__grad_mode_off, NULL)

void kf__track_view(kf_tensor_t *view, kf_tensor_t *of, bool several) {
  const uint64_t tracked = UINT64_C(1) << KF_RANK_ADInplaceOrView;
  if (((of->base.keys.functionality & ~kf__local.excluded.functionality) & tracked) == 0) return;
  /* The kind decides what a later write to the view raises. A mode of the thread comes before the
   * number of results, and the kind of the view that this one is made of comes last. */
  unsigned kind = KF_CREATION_DEFAULT;
  if (KF_UNLIKELY(kf__grad_mode_off | kf__inference_mode | several)) {
    kind = kf__inference_mode  ? KF_CREATION_INFERENCE
           : kf__grad_mode_off ? KF_CREATION_NO_GRAD
                               : KF_CREATION_MULTI_OUTPUT;
  }
  kf_tensor_t *base = of;
  if ((of->flags & KF__IS_VIEW) != 0) {
    base = kf__view_base(of);
    if (kind == KF_CREATION_DEFAULT) kind = kf__view_creation(of);
  }
  KF_ASSERT(view != base);
  KF_ASSERT(view->autograd == NULL);
  KF_ASSERT((view->flags & KF__IS_VIEW) == 0);
  KF_ASSERT((base->flags & KF__IS_VIEW) == 0); /* chains of views are flattened */
  KF_ASSERT(((uintptr_t)base & KF__AUTOGRAD_BITS) == 0);
  KF_ASSERT(kind << KF__CREATION_SHIFT <= KF__AUTOGRAD_BITS);
  kf_tensor_retain(base);
  view->view_version = __atomic_load_n(view->version, __ATOMIC_RELAXED);
  view->flags |= KF__IS_VIEW;
  view->autograd = (void *)((uintptr_t)base | KF__AUTOGRAD_BASE | kind << KF__CREATION_SHIFT);
}
