/* Tensors that nodes save for backward. */
#ifndef KF_AUTOGRAD_HISTORY_SAVED_TENSOR_H
#define KF_AUTOGRAD_HISTORY_SAVED_TENSOR_H

#include "autograd/graph/node.h"

/* Note [Saved tensors]
 * A node saves a reference to the tensor, and the tensor's version at that time. An output of the
 * node itself is saved as an alias without history: the output holds a reference to the node, and a
 * cycle would leak. Unpacking restores its history when something is recorded. With pack hooks,
 * `tensor` points to a struct of saved_tensor.c instead. */
enum kf__saved_flags {
  KF__SAVED_OUTPUT = 1, /* an alias of an output: unpacking restores the history */
  KF__SAVED_PACKED = 2, /* `tensor` is a struct of saved_tensor.c */
  KF__SAVED_GONE = 4,   /* a tensor was saved and has been released */
  KF__SAVED_LEAF = 8    /* a tensor that detach_ had already made a leaf */
};

/* A flag of tensors (kf__tensor_flags): the tensor had a history until detach_. Nodes that saved it
 * with that history refuse it. */
enum { KF__DETACHED = 2048 };

typedef struct kf__saved {
  kf_tensor_t *tensor; /* owned; NULL: nothing was saved, or it was released */
  uint32_t version;
  uint16_t output; /* index of the output */
  uint16_t flags;
} kf__saved_t;

KF_MUST_USE kf_status_t kf__save_slow(kf__saved_t *saved, kf_tensor_t *tensor);
extern __thread uint32_t kf__saved_hooks_depth KF__HIDDEN
    __attribute__((tls_model("initial-exec")));
/* Saves a tensor; does nothing for NULL and undefined tensors. `saved` must be zero. */
static inline KF_MUST_USE kf_status_t kf__save(kf__saved_t *saved, kf_tensor_t *tensor) {
  KF_ASSERT(saved->tensor == NULL);
  KF_ASSERT((saved->flags & KF__SAVED_GONE) == 0);
  if (KF_UNLIKELY(tensor == NULL || tensor->storage == NULL || kf__saved_hooks_depth != 0 ||
                  (tensor->flags & (KF__INFERENCE | KF__DETACHED)) != 0))
    return kf__save_slow(saved, tensor);
  kf_object_retain(tensor);
  saved->tensor = tensor;
  saved->version = __atomic_load_n(tensor->version, __ATOMIC_RELAXED);
  return KF_OK;
}
/* Saves a clone of the tensor, for in-place operators that overwrite it. */
KF_MUST_USE kf_status_t kf__save_copy(kf__saved_t *saved, kf_tensor_t *tensor);
/* Saves an output of the node; call it after kf__set_history or kf__rebase_history. */
KF_MUST_USE kf_status_t kf__save_output(kf__saved_t *saved, kf_tensor_t *tensor, uint32_t output);
/* The saved tensor, owned; NULL if nothing was saved. KF_ERR_RUNTIME if it was released or has been
 * written since, or if detach_ took the history that it was saved with. The inline fast path
 * handles tensors that are not packed and not outputs of the node, while only one thread runs
 * backward. */
KF_MUST_USE kf_status_t kf__unpack_slow(kf__node_t *node, kf__saved_t *saved,
                                        kf_tensor_t **out_tensor);
static inline KF_MUST_USE kf_status_t kf__unpack(kf__node_t *node, kf__saved_t *saved,
                                                 kf_tensor_t **out_tensor) {
  kf_tensor_t *tensor = saved->tensor;
  if (KF_UNLIKELY(tensor == NULL || saved->flags != 0 || KF_LOAD(&kf__engine_shared) != 0 ||
                  (tensor->flags & KF__DETACHED) != 0 ||
                  saved->version != __atomic_load_n(tensor->version, __ATOMIC_RELAXED)))
    return kf__unpack_slow(node, saved, out_tensor);
  kf_object_retain(tensor);
  *out_tensor = tensor;
  return KF_OK;
}
/* The same for readers of the node's fields: a tensor that was detached is given to them. */
KF_MUST_USE kf_status_t kf__unpack_field(kf__node_t *node, kf__saved_t *saved,
                                         kf_tensor_t **out_tensor);
void kf__saved_drop_slow(kf__saved_t *saved);
/* kf__saved_drop for use while other threads may unpack the same tensor, which they do under a
 * lock. */
void kf__saved_drop_shared(kf__node_t *node, kf__saved_t *saved);
/* Reports the saved tensor to a visitor: kf_node_visit_references. */
int kf__saved_visit(const kf__saved_t *saved, const kf_reference_visitor_t *visitor);
/* Releases the saved tensor; does nothing the second time. */
static inline void kf__saved_drop(kf__saved_t *saved) {
  if (saved->tensor == NULL) return;
  if (KF_UNLIKELY((saved->flags & KF__SAVED_PACKED) != 0)) {
    kf__saved_drop_slow(saved);
    return;
  }
  kf_tensor_t *tensor = saved->tensor;
  KF_ASSERT((saved->flags & KF__SAVED_GONE) == 0);
  saved->tensor = NULL;
  saved->flags |= KF__SAVED_GONE;
  kf_tensor_release(tensor);
}

typedef struct kf__saved_list {
  kf__saved_t *items; /* a block */
  size_t count;
} kf__saved_list_t;
KF_MUST_USE kf_status_t kf__save_list(kf__saved_list_t *saved, kf_tensor_span_t tensors);
/* Fills `out`, which has `count` elements, with owned references; all NULL on failure. */
KF_MUST_USE kf_status_t kf__unpack_list(kf__node_t *node, kf__saved_list_t *saved,
                                        kf_tensor_t **out);
void kf__saved_list_drop(kf__saved_list_t *saved);
/* Drops the tensors, but not the list, while other threads may be unpacking it. */
void kf__saved_list_drop_shared(kf__node_t *node, const kf__saved_list_t *saved);
/* Releases everything that the node saved, even while other threads read it (saved_fields.c). */
void kf__release_saved(kf__node_t *node);

#endif
