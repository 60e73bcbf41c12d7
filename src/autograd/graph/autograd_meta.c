/* The autograd state of tensors: the tagged word of Note [Autograd word] and the meta that it may
 * point to. */
#include "autograd/graph/autograd_meta.h"

#include <keyfall/ops.h>

#include "base/base_internal.h"

static unsigned tag_of(uintptr_t word) { return (unsigned)(word & KF__AUTOGRAD_TAG); }

/* ---- Creation and release ---- */

kf_status_t kf__meta_make(kf_tensor_t *t, kf__meta_t **out_meta) {
  void *found = __atomic_load_n(&t->autograd, __ATOMIC_ACQUIRE);
  if (found != NULL && tag_of((uintptr_t)found) == KF__AUTOGRAD_META) {
    *out_meta = found;
    return KF_OK;
  }
  kf__meta_t *made = kf__block_alloc(sizeof *made);
  if (made == NULL) return kf__no_memory();
  KF_ASSERT(((uintptr_t)made & KF__AUTOGRAD_BITS) == 0);
  /* The meta takes ownership of what the word owned. Another thread may be doing the same: the
   * compare-and-swap decides, and its release ordering publishes the fields of the meta. */
  for (;;) {
    uintptr_t word = (uintptr_t)found;
    memset(made, 0, sizeof *made);
    if (tag_of(word) == KF__AUTOGRAD_BASE) {
      made->head.base = (kf_tensor_t *)(word & ~(uintptr_t)KF__AUTOGRAD_BITS);
      made->head.creation = (uint32_t)(word & KF__AUTOGRAD_BITS) >> KF__CREATION_SHIFT;
    } else if (tag_of(word) == KF__AUTOGRAD_NODE) {
      made->grad_fn = (kf__node_t *)(word - KF__AUTOGRAD_NODE);
    }
    if (__atomic_compare_exchange_n(&t->autograd, &found, made, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE)) {
      *out_meta = made;
      return KF_OK;
    }
    if (found != NULL && tag_of((uintptr_t)found) == KF__AUTOGRAD_META) break; /* another won */
  }
  kf__block_free(made, sizeof *made);
  *out_meta = found;
  return KF_OK;
}

static void release_meta(kf__meta_t *meta) {
  KF_ASSERT(meta->retain_hook == 0 || meta->grad_fn != NULL);
  if (meta->retains_grad != 0 && meta->retain_hook != 0)
    (void)kf__hook_remove(meta->grad_fn, meta->retain_hook);
  kf__node_release(meta->grad_fn);
  if (meta->accumulator != NULL) {
    /* There are no edges left: they would have kept the leaf alive. */
    KF_ASSERT(__atomic_load_n(&meta->accumulator->object.refcount, __ATOMIC_RELAXED) == 1);
    KF_ASSERT(meta->accumulator->edge_count == 0);
    if (meta->accumulator->extra != NULL) kf__node_extra_free(meta->accumulator);
    kf__node_free(meta->accumulator);
  }
  kf_tensor_release(meta->grad);
  kf_tensor_release(meta->head.base);
  kf__block_free(meta, sizeof *meta);
}

void kf__autograd_release_word(void *word) {
  uintptr_t bits = (uintptr_t)word;
  if (tag_of(bits) == KF__AUTOGRAD_NODE)
    kf_object_release((void *)(bits - KF__AUTOGRAD_NODE));
  else if (tag_of(bits) == KF__AUTOGRAD_BASE)
    kf_object_release((void *)(bits & ~(uintptr_t)KF__AUTOGRAD_BITS));
  else if (word != NULL)
    release_meta(word);
}

__attribute__((constructor)) static void loaded(void) {
  kf__autograd_release = kf__autograd_release_word;
}

/* ---- History ---- */

bool kf__view_wants_grad(const kf_tensor_t *view) {
  return (kf__view_base(view)->flags & KF__REQUIRES_GRAD) != 0;
}

kf__node_t *kf__stored_grad_fn(const kf_tensor_t *t) {
  uintptr_t word = (uintptr_t)__atomic_load_n(&t->autograd, __ATOMIC_ACQUIRE);
  if (tag_of(word) == KF__AUTOGRAD_NODE) return (kf__node_t *)(word - KF__AUTOGRAD_NODE);
  if (tag_of(word) == KF__AUTOGRAD_BASE || word == 0) return NULL;
  return ((kf__meta_t *)word)->grad_fn;
}

uint32_t kf_tensor_output_nr(kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return 0;
  kf__meta_t *meta = kf__meta(tensor);
  return meta != NULL ? meta->output_nr : 0;
}

/* Output 0 of a node needs no meta, unless the node is an accumulator: releasing the word would not
 * count an accumulator's references correctly. */
static void store_word(kf_tensor_t *t, kf__node_t *node) {
  KF_ASSERT((node->flags & KF__NODE_ACCUMULATE) == 0);
  t->autograd = (void *)((uintptr_t)node | KF__AUTOGRAD_NODE);
}

static kf_status_t move_retained(kf_tensor_t *t, kf__meta_t *meta, kf__node_t *node,
                                 uint32_t index) {
  KF_ASSERT(meta->retains_grad != 0);
  if (meta->retain_hook != 0) (void)kf__hook_remove(meta->grad_fn, meta->retain_hook);
  meta->retain_hook = 0;
  if (node == NULL) {
    meta->retains_grad = 0;
    return KF_OK;
  }
  return kf__retain_from(t, meta, node, index);
}

kf_status_t kf__replace_history_take(kf_tensor_t *t, kf__node_t *node, uint32_t index) {
  uintptr_t word = (uintptr_t)t->autograd;
  KF_ASSERT(node == NULL || index < node->output_count);
  bool simple = word == 0 || tag_of(word) == KF__AUTOGRAD_NODE;
  if (KF_LIKELY(simple && index == 0)) {
    t->autograd = NULL;
    if (node != NULL) store_word(t, node);
    if (word != 0) kf_object_release((void *)(word - KF__AUTOGRAD_NODE));
  } else {
    kf__meta_t *meta = NULL;
    kf_status_t status = kf__meta_make(t, &meta);
    if (status == KF_OK && meta->retains_grad != 0) status = move_retained(t, meta, node, index);
    if (status != KF_OK) {
      kf__node_release(node);
      return status;
    }
    kf__node_t *old = meta->grad_fn;
    meta->grad_fn = node;
    meta->output_nr = index;
    t->view_version = __atomic_load_n(t->version, __ATOMIC_RELAXED);
    kf__node_release(old);
  }
  if (node != NULL)
    t->flags |= KF__REQUIRES_GRAD;
  else
    t->flags = (uint16_t)(t->flags & ~(unsigned)KF__REQUIRES_GRAD);
  return KF_OK;
}

/* ---- Without history ---- */

kf_status_t kf__plain_answered(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  kf__below_t below = kf__below_enter();
  kf_status_t status = kf_detach(tensor, out_tensor);
  kf__below_leave(below);
  return status;
}
