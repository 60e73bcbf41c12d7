/* The autograd state of tensors that does not fit into the tagged word of Note [Autograd word]:
 * gradients, accumulators, and the history of views and of outputs other than the first.
 *
 * Note [Accumulators]
 * A leaf that requires gradients has a node that accumulates them into its `grad`. Edges that lead
 * to this node must keep the leaf alive, and the leaf must be able to find its node again. So the
 * leaf's meta owns the node, which lives exactly as long, and all edges together hold one reference
 * to the leaf. The node's refcount is 1 for the meta plus 1 for each edge: the step from 1 to 2
 * retains the leaf, and the step from 2 to 1 releases it. Code that creates an edge holds the leaf,
 * so the leaf cannot die in between, whatever other threads do. */
#ifndef KF_AUTOGRAD_GRAPH_AUTOGRAD_META_H
#define KF_AUTOGRAD_GRAPH_AUTOGRAD_META_H

#include "autograd/graph/node.h"

typedef struct kf__meta {
  kf__meta_head_t head;
  kf__node_t *grad_fn;     /* owned; NULL for leaves */
  kf_tensor_t *grad;       /* owned */
  kf__node_t *accumulator; /* of a leaf: Note [Accumulators] */
  uint32_t output_nr;      /* which output of grad_fn */
  uint32_t retains_grad;   /* retain_grad was called */
  uint64_t retain_hook;    /* id of the hook on grad_fn that retains it */
} kf__meta_t;
_Static_assert(sizeof(kf__meta_t) <= 64, "meta needs a second cache line");

/* The tensor's meta, or NULL if it has none yet. */
static inline kf__meta_t *kf__meta(const kf_tensor_t *t) {
  uintptr_t word = (uintptr_t)__atomic_load_n(&t->autograd, __ATOMIC_ACQUIRE);
  return (word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_META ? (kf__meta_t *)word : NULL;
}
/* The tensor's meta, created on first use. Thread-safe: if several threads race, one wins. */
KF_MUST_USE kf_status_t kf__meta_make(kf_tensor_t *t, kf__meta_t **out_meta);

/* Whether Python handles operators on this tensor: through its class, or through a mode of the
 * thread. */
static inline bool kf__is_answered(const kf_tensor_t *t) {
  const kf_local_t *local = &kf__local;
  uint64_t keys = t->base.keys.functionality | local->included.functionality;
  return KF_UNLIKELY((keys & ~local->excluded.functionality & UINT64_C(1) << KF_RANK_Python) != 0);
}
/* A new tensor with the same memory and version, without history. A class or mode that handles
 * operators on the tensor sees this as a call of detach and returns a tensor of its own kind. */
KF_MUST_USE kf_status_t kf__plain_answered(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
static inline KF_MUST_USE kf_status_t kf__plain(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  return kf__is_answered(tensor) ? kf__plain_answered(tensor, out_tensor)
                                 : kf_tensor_alias(tensor, out_tensor);
}

/* The stored node, borrowed; may be out of date for a view. kf__grad_fn returns the current one. */
kf__node_t *kf__stored_grad_fn(const kf_tensor_t *t);
/* The accumulator of a leaf, created on first use; borrowed. Thread-safe. */
KF_MUST_USE kf_status_t kf__accumulator(kf_tensor_t *t, kf__node_t **out_node);
/* Makes the tensor output `index` of the node, and takes the reference to the node, even on
 * failure. NULL: the tensor becomes a leaf. A retain_grad hook moves to the new node. */
KF_MUST_USE kf_status_t kf__replace_history_take(kf_tensor_t *t, kf__node_t *node, uint32_t index);

/* Releases what a value of tensor->autograd owns. */
void kf__autograd_release_word(void *word);
extern const kf__node_type_t kf__accumulate_type;
typedef struct kf__accumulate {
  kf__node_t node;
  kf_tensor_t *variable; /* borrowed by construction: Note [Accumulators] */
} kf__accumulate_t;
/* Inline kf__accumulator_release, for the file that destroys whole graphs: most of their edges to
 * leaves are released there, and inlining saves the call. */
static inline void kf__accumulator_release_inline(kf__node_t *node) {
  /* Read first: the node dies with the leaf as soon as another thread releases the leaf. */
  kf_tensor_t *variable = ((kf__accumulate_t *)(void *)node)->variable;
  int64_t before = kf_count_down(&node->object.refcount);
  KF_ASSERT(before >= 2); /* the last reference belongs to the meta, which frees the node itself */
  if (before == 2) kf_tensor_release(variable);
}
/* Adds a gradient to `grad` of the node's leaf; takes the reference. */
KF_MUST_USE kf_status_t kf__accumulate_take(kf__node_t *node, kf_tensor_t *grad);
/* Frees the memory of a node, but does not release its edges. Used for an accumulator when its leaf
 * dies. */
void kf__node_free(kf__node_t *node);

/* ---- Hooks and other state that few nodes have (autograd_hooks.c) ---- */

typedef enum {
  KF__HOOK_TENSOR,      /* runs on the gradient of output `index`, before all other hooks */
  KF__HOOK_RETAIN,      /* the same, after the other tensor hooks */
  KF__HOOK_PRE,         /* before the node runs */
  KF__HOOK_POST,        /* after the node has run */
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
  bool holds_code; /* `fn` is plug-in code, which must stay loaded until the hook is freed */
} kf__hook_t;
typedef struct kf__node_extra {
  kf__hook_t *hooks;
  size_t hook_count;
  size_t hook_capacity;
  uint32_t running; /* number of hook runs in progress; while not 0, no hook may move or be freed */
  uint32_t kinds;   /* bit set of the kinds of hooks present */
  void *binding;
  kf_release_fn binding_release;
  void *trace; /* anomaly mode: where the node was created */
  kf__node_t *parent;
} kf__node_extra_t;
KF_MUST_USE kf_status_t kf__node_extra(kf__node_t *node, kf__node_extra_t **out_extra);
void kf__node_extra_free(kf__node_t *node);
/* Adds a copy of the hook with a new id. On success the node owns the context; on failure the
 * caller keeps it. */
KF_MUST_USE kf_status_t kf__hook_add(kf__node_t *node, const kf__hook_t *hook, uint64_t *out_id);
bool kf__hook_remove(kf__node_t *node, uint64_t id);
static inline bool kf__has_hooks(const kf__node_t *node, kf__hook_kind_t kind) {
  return node->extra != NULL && (node->extra->kinds >> kind & 1) != 0;
}
/* Runs the tensor hooks on the node's gradients, then the hooks that retain gradients. `grads`
 * holds owned references, which may be replaced. */
KF_MUST_USE kf_status_t kf__run_tensor_hooks(kf__node_t *node, kf_tensor_t **grads);
KF_MUST_USE kf_status_t kf__run_pre_hooks(kf__node_t *node, kf_tensor_t **grads);
KF_MUST_USE kf_status_t kf__run_post_hooks(kf__node_t *node, kf_tensor_t **grad_inputs,
                                           kf_tensor_t *const *grads);
KF_MUST_USE kf_status_t kf__run_accumulated_hooks(kf__node_t *node, kf_tensor_t *variable);
/* Adds a hook that retains the gradient of an output in `grad` of the tensor. */
KF_MUST_USE kf_status_t kf__retain_from(kf_tensor_t *t, kf__meta_t *meta, kf__node_t *node,
                                        uint32_t index);

/* ---- Anomaly mode (anomaly.c) ---- */

extern bool kf__anomaly KF__HIDDEN;
/* Stores where the node of `extra` was created. */
void kf__anomaly_note(kf__node_extra_t *extra);
void kf__anomaly_forget(kf__node_extra_t *extra);
void kf__anomaly_report(const kf__node_t *node);
/* KF_ERR_RUNTIME if a gradient that the node computed contains a NaN. */
KF_MUST_USE kf_status_t kf__anomaly_check(const kf__node_t *node, kf_tensor_t *const *grads);

/* Serialize changes to one object's state among threads. A few mutexes serve all objects
 * (graph_locks.c). A thread that holds the lock of one object may lock others only by running a
 * nested backward: two threads that lock two objects in different orders wait for each other. */
void kf__lock(const void *object);
void kf__unlock(const void *object);

/* The name of the operator that recorded the node, for messages: "Mul" for MulBackward0. */
enum { KF__FORWARD_NAME = 96 };
const char *kf__forward_name(const kf__node_t *node, char buffer[KF__FORWARD_NAME]);

#endif
