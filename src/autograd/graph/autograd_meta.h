/* What tensors have beyond the simplest words of Note [Autograd word]: gradients, accumulators,
 * history of views and of later outputs.
 *
 * Note [Accumulators]
 * A leaf that wants gradients has a node that accumulates them into its `grad`; the edges of a
 * graph that lead there must keep the leaf alive, and the leaf must find the node again. So the
 * node belongs to the leaf's meta and lives exactly as long; what edges count is one reference of
 * the leaf. The node's count is 1 for the meta and 1 for each edge; the step from 1 to 2 retains
 * the leaf, and that from 2 to 1 releases it. Whoever makes an edge has the leaf in hand, so that
 * it cannot die in between, whatever other threads do. */
#ifndef KF_AUTOGRAD_GRAPH_AUTOGRAD_META_H
#define KF_AUTOGRAD_GRAPH_AUTOGRAD_META_H

#include "autograd/graph/node.h"

typedef struct kf__meta {
  kf__meta_head_t head;
  kf__node_t *grad_fn;     /* owned; NULL for leaves */
  kf_tensor_t *grad;       /* owned */
  kf__node_t *accumulator; /* of a leaf: Note [Accumulators] */
  uint32_t output_nr;
  uint32_t retains_grad;
  uint64_t retain_hook; /* id, of grad_fn's hook */
} kf__meta_t;
_Static_assert(sizeof(kf__meta_t) <= 64, "meta needs a second cache line");

/* The meta, or NULL while the tensor has none. */
static inline kf__meta_t *kf__meta(const kf_tensor_t *t) {
  uintptr_t word = (uintptr_t)__atomic_load_n(&t->autograd, __ATOMIC_ACQUIRE);
  return (word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_META ? (kf__meta_t *)word : NULL;
}
/* The meta, made at need. Two threads may ask at once. */
KF_MUST_USE kf_status_t kf__meta_make(kf_tensor_t *t, kf__meta_t **out_meta);

/* Somebody answers operators on this tensor: its class, or a mode of the thread. */
static inline bool kf__is_answered(const kf_tensor_t *t) {
  const kf_local_t *local = &kf__local;
  uint64_t keys = t->base.keys.functionality | local->included.functionality;
  return KF_UNLIKELY((keys & ~local->excluded.functionality & UINT64_C(1) << KF_RANK_Python) != 0);
}
/* Another tensor with the same memory and version, without history. Whoever answers operators on
 * the tensor hears of it as of detach, and gives a tensor of its own kind. */
KF_MUST_USE kf_status_t kf__plain_answered(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
static inline KF_MUST_USE kf_status_t kf__plain(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  return kf__is_answered(tensor) ? kf__plain_answered(tensor, out_tensor)
                                 : kf_tensor_alias(tensor, out_tensor);
}

/* The node as it was stored, which may be out of date for a view; borrowed. */
kf__node_t *kf__stored_grad_fn(const kf_tensor_t *t);
/* The accumulator of a leaf, made at need; borrowed. */
KF_MUST_USE kf_status_t kf__accumulator(kf_tensor_t *t, kf__node_t **out_node);
/* Replaces history: takes the node's reference (NULL: a leaf from now on). A gradient that is
 * retained is retained from the new node. */
KF_MUST_USE kf_status_t kf__replace_history_take(kf_tensor_t *t, kf__node_t *node, uint32_t index);

/* Drops what tensor->autograd held. */
void kf__autograd_release_word(void *word);
extern const kf__node_type_t kf__accumulate_type;
typedef struct kf__accumulate {
  kf__node_t node;
  kf_tensor_t *variable; /* borrowed by construction: Note [Accumulators] */
} kf__accumulate_t;
/* kf__accumulator_release, for the file that takes whole graphs apart: most of their edges to
 * leaves end here, and inlining saves the call. */
static inline void kf__accumulator_release_inline(kf__node_t *node) {
  kf_tensor_t *variable = ((kf__accumulate_t *)(void *)node)->variable;
  if (kf_count_down(&node->object.refcount) == 2) kf_tensor_release(variable);
}
/* Adds a gradient to `grad` of the node's leaf; takes the reference. */
KF_MUST_USE kf_status_t kf__accumulate_take(kf__node_t *node, kf_tensor_t *grad);
/* The node's memory, when its leaf dies. */
void kf__node_free(kf__node_t *node);

/* ---- Hooks and the rest of what few nodes have (autograd_hooks.c) ---- */

typedef enum {
  KF__HOOK_TENSOR,      /* the gradient of output `index`, before everything else */
  KF__HOOK_RETAIN,      /* the same, after the others */
  KF__HOOK_PRE,         /* before the node runs */
  KF__HOOK_POST,        /* after it */
  KF__HOOK_ACCUMULATED, /* after a gradient was accumulated */
  KF__HOOK_KINDS
} kf__hook_kind_t;
typedef struct kf__hook {
  uint64_t id; /* 0: removed while hooks were running */
  uint32_t kind;
  uint32_t index;
  union {
    kf_grad_hook_fn grad;
    kf_accumulated_fn accumulated;
    kf_node_pre_hook_fn pre;
    kf_node_post_hook_fn post;
    kf_typed_fn any;
  } fn;
  void *context;
  kf_release_fn release;
  bool holds_code; /* `fn` is code of a plug-in, which stays until the hook is gone */
} kf__hook_t;
typedef struct kf__node_extra {
  kf__hook_t *hooks;
  size_t hook_count;
  size_t hook_capacity;
  uint32_t running; /* hooks run now: none may move */
  uint32_t kinds;   /* bit set of the kinds that there are */
  void *binding;
  kf_release_fn binding_release;
  void *trace; /* anomaly mode: where the node was made */
  kf__node_t *parent;
} kf__node_extra_t;
KF_MUST_USE kf_status_t kf__node_extra(kf__node_t *node, kf__node_extra_t **out_extra);
void kf__node_extra_free(kf__node_t *node);
/* Stores the hook with a new id. */
KF_MUST_USE kf_status_t kf__hook_add(kf__node_t *node, const kf__hook_t *hook, uint64_t *out_id);
bool kf__hook_remove(kf__node_t *node, uint64_t id);
static inline bool kf__has_hooks(const kf__node_t *node, kf__hook_kind_t kind) {
  return node->extra != NULL && (node->extra->kinds >> kind & 1) != 0;
}
/* Runs the tensor hooks on the node's gradients, then those that retain them. `grads` holds owned
 * references, which may be replaced. */
KF_MUST_USE kf_status_t kf__run_tensor_hooks(kf__node_t *node, kf_tensor_t **grads);
KF_MUST_USE kf_status_t kf__run_pre_hooks(kf__node_t *node, kf_tensor_t **grads);
KF_MUST_USE kf_status_t kf__run_post_hooks(kf__node_t *node, kf_tensor_t **grad_inputs,
                                           kf_tensor_t *const *grads);
KF_MUST_USE kf_status_t kf__run_accumulated_hooks(kf__node_t *node, kf_tensor_t *variable);
/* Retains the gradient of an output in `grad` of the tensor. */
KF_MUST_USE kf_status_t kf__retain_from(kf_tensor_t *t, kf__meta_t *meta, kf__node_t *node,
                                        uint32_t index);

/* ---- Anomaly mode (anomaly.c) ---- */

extern bool kf__anomaly KF__HIDDEN;
/* Remembers where the node of `extra` was made. */
void kf__anomaly_note(kf__node_extra_t *extra);
void kf__anomaly_forget(kf__node_extra_t *extra);
void kf__anomaly_report(const kf__node_t *node);
/* KF_ERR_RUNTIME when a gradient that the node gave has a NaN. */
KF_MUST_USE kf_status_t kf__anomaly_check(const kf__node_t *node, kf_tensor_t *const *grads);

/* Serialises what happens to one object's state among threads; a few locks for all objects. */
void kf__lock(const void *object);
void kf__unlock(const void *object);

/* The name of the operator that made the node, for messages: "Mul" for MulBackward0. */
enum { KF__FORWARD_NAME = 96 };
const char *kf__forward_name(const kf__node_t *node, char buffer[KF__FORWARD_NAME]);

#endif
