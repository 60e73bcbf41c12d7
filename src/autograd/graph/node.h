/* The graph of autograd as structs, and what generated autograd kernels are made of: nodes, edges,
 * saved tensors, history.
 *
 * Note [An autograd kernel]
 * For each differentiable operator a kernel at the key Autograd (the alias) goes like this. The
 * quickest have one of their own; for the others tables say the same, Note [Recording by
 * description] in record.h.
 *
 *   typedef struct { kf__node_t node; kf__saved_t self; kf__saved_t other; } mul_node_t;
 *   static void mul_release(kf__node_t *n);     kf__saved_drop for each saved tensor
 *   static kf_status_t mul_backward(kf__node_t *n, kf_tensor_t *const *grads, kf_tensor_t **out);
 *   static const kf__saved_field_t mul_fields[] = {
 *       KF__FIELD("self", TENSOR, mul_node_t, self), KF__FIELD("other", TENSOR, mul_node_t, other),
 *       KF__FIELDS_END};
 *   static const kf__node_type_t mul_type = {"MulBackward0", sizeof(mul_node_t), mul_backward,
 *                                            mul_release, mul_fields};
 *
 *   kf_status_t autograd_mul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
 *                            kf_tensor_t **out) {
 *     if (KF_LIKELY(!(kf__wants_grad(self) | kf__wants_grad(other))) || !kf__grad_mode())
 *       KF_REDISPATCH(call->op, mul_fn, kf__below_autograd(call), …);
 *     mul_node_t *n = (mul_node_t *)kf__node_new(&mul_type, 2, 1);
 *     if (n == NULL) return kf__no_memory();
 *     kf_status_t status;
 *     KF_TRY_GOTO(status, end, kf__node_link(&n->node, 0, self));    edge 0: the gradient of self
 *     KF_TRY_GOTO(status, end, kf__node_link(&n->node, 1, other));
 *     if (kf__node_has_edge(&n->node, 1)) KF_TRY_GOTO(status, end, kf__save(&n->self, self));
 *     if (kf__node_has_edge(&n->node, 0)) KF_TRY_GOTO(status, end, kf__save(&n->other, other));
 *     kf__below_t below = kf__below_enter();
 *     status = redispatch(call->op, kf__below_autograd(call), self, other, out);
 *     kf__below_leave(below);
 *     if (status == KF_OK) status = kf__set_history(*out, &n->node, 0);
 *     (on failure: release *out and set it to NULL)
 *   end:
 *     kf__node_release(&n->node);       outputs hold their own references
 *     return status;
 *   }
 *
 * Backward gets one gradient for each forward output (NULL: undefined), and stores an owned
 * gradient for each edge for which kf__node_wants says so; `out` is all NULL on entry, and what it
 * holds on failure is released by the caller. It calls the dispatching functions of ops.h, so that
 * create_graph gives derivatives of derivatives. Saved tensors are read with kf__unpack, which
 * gives an owned reference (or NULL for a tensor that was NULL or undefined when it was saved).
 *
 * - In-place: kf__check_inplace(self) first, kf__rebase_history(self, node) at the end instead of
 *   kf__set_history; a formula that needs what self was before saves it with kf__save_copy.
 * - out=: when something wants gradients, `return kf__refuse_out(call)`.
 * - Outputs that a formula needs: kf__save_output(&n->result, *out, node) after the call.
 * - Views: as functional ones, but between kf__below_autograd_enter and kf__below_leave, because
 *   views are tracked below (Note [View tracking] in tensor_internal.h). Their results get history
 *   with kf__set_history too, which sees that they are views. Views whose result is the argument
 *   itself must be made tensors of their own before: kf__set_history would change the argument.
 * - Lists: count edges and outputs with the lists, link each element; kf__node_set_outputs when the
 *   number of outputs is known only after the call.
 * - Several outputs: kf__set_history(out[i], node, i). Outputs of other than floating and complex
 *   types are passed over by kf__set_history; non-differentiable ones are just not given to it. */
#ifndef KF_AUTOGRAD_GRAPH_NODE_H
#define KF_AUTOGRAD_GRAPH_NODE_H

#include <keyfall/autograd.h>
#include <keyfall/call.h>

#include "tensor/storage/block_cache.h"

typedef kf_node_t kf__node_t;

/* ---- Types of nodes ---- */

/* Things that a node saved, for kf_node_saved. */
typedef enum {
  KF__FIELD_TENSOR,     /* kf__saved_t */
  KF__FIELD_TENSORS,    /* kf__saved_list_t */
  KF__FIELD_SCALAR,     /* kf_scalar_t */
  KF__FIELD_INT,        /* int64_t */
  KF__FIELD_FLOAT,      /* double */
  KF__FIELD_BOOL,       /* bool */
  KF__FIELD_DTYPE,      /* kf_dtype_t */
  KF__FIELD_INTS,       /* kf__ints_t */
  KF__FIELD_OPT_INT,    /* kf_opt_int_t */
  KF__FIELD_OPT_FLOAT,  /* kf_opt_float_t */
  KF__FIELD_OPT_SCALAR, /* kf_opt_scalar_t */
  KF__FIELD_OPT_BOOL,   /* kf_opt_bool_t */
  KF__FIELD_STR,        /* const char *, static */
  KF__FIELD_BOOLS       /* kf__bools_t */
} kf__field_kind_t;
typedef struct kf__saved_field {
  const char *name; /* NULL ends the list */
  uint16_t kind;
  uint16_t offset;
  /* Where it comes from, for nodes that are filled by description: KF__KEPT in record.h. */
  uint8_t source;
  uint8_t how;
  uint8_t needs;
  uint8_t detail;
} kf__saved_field_t;
#define KF__FIELD(name, kind, type, member) \
  { name, KF__FIELD_##kind, (uint16_t)offsetof(type, member), 0, 0, 0, 0 }
#define KF__FIELDS_END \
  { NULL, 0, 0, 0, 0, 0, 0 }

typedef kf_status_t (*kf__backward_fn)(kf__node_t *node, kf_tensor_t *const *grads,
                                       kf_tensor_t **out_grads);
typedef struct kf__node_type {
  const char *name;
  uint32_t size; /* of the struct that begins with kf__node_t */
  kf__backward_fn backward;
  /* Lets go of what is saved; called when backward has run without retaining the graph, and when
   * the node dies: must be harmless the second time. NULL: nothing is saved. */
  void (*release_saved)(kf__node_t *node);
  const kf__saved_field_t *fields; /* or NULL */
  /* The node dies: what release_saved leaves. NULL for most. */
  void (*destroy)(kf__node_t *node);
  const char *(*print_name)(const kf__node_t *node); /* names that differ; NULL: `name` */
  /* Backward wants to run although every gradient is undefined. */
  bool runs_always;
} kf__node_type_t;

/* What is known of one forward output, and its gradient while a backward runs. */
typedef struct kf__output {
  int64_t *sizes; /* dims, or a block; NULL: nothing is known, and nothing is checked */
  uint8_t dtype;
  uint8_t layout;
  uint8_t ndim;
  bool any_device; /* its class answers operators: the device says nothing of its gradient's */
  kf_device_t device;
  kf_tensor_t *grad; /* of the backward that owns the node: engine.c */
  int64_t dims[KF__INLINE_DIMS];
} kf__output_t;
_Static_assert(sizeof(kf__output_t) == 64, "outputs of nodes grew");

enum kf__node_flags {
  KF__NODE_RELEASED = 1,    /* what was saved is gone */
  KF__NODE_OWN_OUTPUTS = 2, /* `outputs` is a block of its own */
  KF__NODE_ACCUMULATE = 4   /* belongs to a leaf: Note [Accumulators] in autograd_meta.h */
};

struct kf_node {
  kf_object_t object;
  const kf__node_type_t *type;
  kf_edge_t *edges;
  kf__output_t *outputs;
  uint64_t sequence; /* of the thread that made it; larger ones run first */
  uint32_t edge_count;
  uint32_t output_count;
  uint16_t flags;
  uint16_t scratch; /* these three and the outputs' `grad` are the engine's, see engine.c */
  uint32_t pending;
  uint64_t owner;
  struct kf__node_extra *extra; /* hooks, trace, binding; NULL for most */
};

/* A node with this many edges and outputs, all unset, and one reference. The type's own fields are
 * zero. NULL: no memory. */
kf__node_t *kf__node_new(const kf__node_type_t *type, uint32_t edges, uint32_t outputs);
/* For a node that was made with 0 outputs, when it is known how many there are. */
KF_MUST_USE kf_status_t kf__node_set_outputs(kf__node_t *node, uint32_t outputs);

void kf__accumulator_retain(kf__node_t *node);
void kf__accumulator_release(kf__node_t *node);
static inline void kf__node_retain(kf__node_t *node) {
  if (KF_UNLIKELY((node->flags & KF__NODE_ACCUMULATE) != 0))
    kf__accumulator_retain(node);
  else
    kf_object_retain(node);
}
static inline void kf__node_release(kf__node_t *node) {
  if (node == NULL) return;
  if (KF_UNLIKELY((node->flags & KF__NODE_ACCUMULATE) != 0))
    kf__accumulator_release(node);
  else
    kf_object_release(node);
}

/* ---- Who wants gradients ---- */

/* For tensors that are written in other than output position: NULL is fine. */
static inline bool kf__grad_mode(void) { return !kf__grad_mode_off; }
/* Slow half: a view wants gradients when its base does. */
bool kf__view_wants_grad(const kf_tensor_t *view);
/* Numbers, not bools: kernels join several by |, without branches. */
static inline unsigned kf__wants_grad(const kf_tensor_t *t) {
  unsigned flags = t->flags & (KF__REQUIRES_GRAD | KF__IS_VIEW);
  if (KF_LIKELY(flags == 0)) return false;
  return (flags & KF__REQUIRES_GRAD) != 0 || kf__view_wants_grad(t);
}
static inline unsigned kf__wants_grad_opt(const kf_tensor_t *t) {
  return t != NULL && kf__wants_grad(t);
}
static inline unsigned kf__list_wants_grad(kf_tensor_span_t list) {
  for (size_t i = 0; i < list.size; i++)
    if (kf__wants_grad_opt(list.data[i])) return true;
  return false;
}
static inline bool kf__dtype_has_grad(unsigned dtype) {
  return kf_dtype_is_floating((kf_dtype_t)dtype) || kf_dtype_is_complex((kf_dtype_t)dtype);
}

/* ---- Below autograd ---- */

/* The set to redispatch with: every key below autograd. */
static inline kf_keyset_t kf__below_autograd(const kf_call_t *call) {
  return kf_keyset_below(call->keyset, KF_RANK_AutogradOther);
}
/* While a recorded operator runs, operators that its kernel calls are not recorded, and (except for
 * views and writes) do not track views. */
typedef struct kf__below {
  uint64_t excluded;
} kf__below_t;
#define KF__AUTOGRAD_RANKS                                                               \
  (UINT64_C(1) << KF_RANK_AutogradOther | UINT64_C(1) << KF_RANK_AutogradFunctionality | \
   UINT64_C(1) << KF_RANK_AutogradNestedTensor)
void kf__below_prepare(void); /* a thread that has made no call yet */
static inline kf__below_t kf__below_add(uint64_t ranks) {
  kf_local_t *local = &kf__local;
  if (KF_UNLIKELY(KF_LOAD(&local->state) == 0)) kf__below_prepare();
  kf__below_t below = {local->excluded.functionality};
  local->excluded.functionality |= ranks;
  return below;
}
/* For functional operators. */
static inline kf__below_t kf__below_enter(void) {
  return kf__below_add(KF__AUTOGRAD_RANKS | UINT64_C(1) << KF_RANK_ADInplaceOrView);
}
/* For views and in-place operators. */
static inline kf__below_t kf__below_autograd_enter(void) {
  return kf__below_add(KF__AUTOGRAD_RANKS);
}
static inline void kf__below_leave(kf__below_t below) {
  kf__local.excluded.functionality = below.excluded;
}

/* ---- Edges ---- */

/* Edge `index` leads to where the gradient of `tensor` goes, if it wants one; NULL is fine. */
KF_MUST_USE kf_status_t kf__node_link_slow(kf__node_t *node, uint32_t index, kf_tensor_t *tensor);
static inline KF_MUST_USE kf_status_t kf__node_link(kf__node_t *node, uint32_t index,
                                                    kf_tensor_t *tensor) {
  if (tensor == NULL || (tensor->flags & (KF__REQUIRES_GRAD | KF__IS_VIEW)) == 0) return KF_OK;
  /* The most frequent kind: output 0 of a node. */
  uintptr_t word = (uintptr_t)tensor->autograd;
  if (KF_LIKELY((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_NODE)) {
    kf__node_t *to = (kf__node_t *)(word - KF__AUTOGRAD_NODE);
    kf_object_retain(to);
    node->edges[index].node = to;
    return KF_OK;
  }
  return kf__node_link_slow(node, index, tensor);
}
/* Links a whole list from edge `first` on. */
KF_MUST_USE kf_status_t kf__node_link_list(kf__node_t *node, uint32_t first, kf_tensor_span_t list);
/* While forward runs: is there anybody who may want the gradient of this edge? */
static inline bool kf__node_has_edge(const kf__node_t *node, uint32_t index) {
  return node->edges[index].node != NULL;
}
/* While backward runs: is the gradient of this edge wanted now? */
extern __thread uint32_t kf__engine_is_partial KF__HIDDEN
    __attribute__((tls_model("initial-exec")));
/* What the graph asks of the engine that is above it, which sets it when the library is loaded. */
typedef struct kf__engine_hooks {
  bool (*wants)(const kf__node_t *node, uint32_t index); /* while only some gradients are wanted */
  kf_status_t (*run)(kf_node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out_grads);
  kf_node_t *(*current)(void); /* the node that this thread runs, or NULL */
} kf__engine_hooks_t;
extern kf__engine_hooks_t kf__engine KF__HIDDEN;
static inline bool kf__node_wants(const kf__node_t *node, uint32_t index) {
  return node->edges[index].node != NULL &&
         (KF_LIKELY(kf__engine_is_partial == 0) || kf__engine.wants(node, index));
}
static inline bool kf__node_wants_any(const kf__node_t *node, uint32_t first, uint32_t count) {
  for (uint32_t i = first; i < first + count; i++)
    if (kf__node_wants(node, i)) return true;
  return false;
}

/* ---- History ---- */

/* Makes `tensor` output `index` of the node. Passes over NULL, undefined tensors and types without
 * derivatives. The tensor must be new, or a tracked view; else its history is replaced. */
KF_MUST_USE kf_status_t kf__set_history(kf_tensor_t *tensor, kf__node_t *node, uint32_t index);
/* Notes what the gradient of output `index` has to be, without giving the tensor a history. */
KF_MUST_USE kf_status_t kf__node_fill_output(kf__node_t *node, uint32_t index,
                                             const kf_tensor_t *t);
KF_MUST_USE kf_status_t kf__set_history_list(const kf_list_t *tensors, kf__node_t *node,
                                             uint32_t first);
/* After an in-place operator: the tensor is now output `index` of the node; if it is a view, its
 * base gets a node that knows which part was replaced (CopySlices), and index must be 0. */
KF_MUST_USE kf_status_t kf__rebase_history(kf_tensor_t *tensor, kf__node_t *node, uint32_t index);
KF_MUST_USE kf_status_t kf__rebase_history_list(kf_tensor_span_t tensors, kf__node_t *node);
/* Before an in-place operator that is recorded: raises for leaves and views that must not be
 * written. */
KF_MUST_USE kf_status_t kf__check_inplace(kf_tensor_t *tensor);
KF_MUST_USE kf_status_t kf__check_inplace_list(kf_tensor_span_t tensors);
/* The error for an out= form with something that wants gradients. */
KF_MUST_USE kf_status_t kf__refuse_out(const kf_call_t *call);

/* ---- Saved tensors ---- */

/* Note [Saved tensors]
 * A node keeps the tensor itself, and the version that it had. Only an output of the node is kept
 * as an alias without history, since the output holds the node: unpacking gives it its history back
 * when that is asked for. With pack hooks, `tensor` is an object of saved_tensor.c instead. */
enum kf__saved_flags {
  KF__SAVED_OUTPUT = 1, /* an alias of an output: history is given back on the way out */
  KF__SAVED_PACKED = 2, /* `tensor` is an object of saved_tensor.c */
  KF__SAVED_GONE = 4    /* there was a tensor, and it was let go */
};
typedef struct kf__saved {
  kf_tensor_t *tensor; /* owned; NULL: nothing was saved, or it was let go */
  uint32_t version;
  uint16_t output; /* which output */
  uint16_t flags;
} kf__saved_t;

KF_MUST_USE kf_status_t kf__save_slow(kf__saved_t *saved, kf_tensor_t *tensor);
extern uint32_t kf__engine_shared KF__HIDDEN; /* several threads run backward now */
extern __thread uint32_t kf__saved_hooks_depth KF__HIDDEN
    __attribute__((tls_model("initial-exec")));
/* Saves a tensor; NULL and undefined ones are saved as nothing. `saved` is zero before. */
static inline KF_MUST_USE kf_status_t kf__save(kf__saved_t *saved, kf_tensor_t *tensor) {
  if (KF_UNLIKELY(tensor == NULL || tensor->storage == NULL || kf__saved_hooks_depth != 0 ||
                  (tensor->flags & KF__INFERENCE) != 0))
    return kf__save_slow(saved, tensor);
  kf_object_retain(tensor);
  saved->tensor = tensor;
  saved->version = __atomic_load_n(tensor->version, __ATOMIC_RELAXED);
  return KF_OK;
}
/* Saves a copy of what the tensor holds now, for in-place operators. */
KF_MUST_USE kf_status_t kf__save_copy(kf__saved_t *saved, kf_tensor_t *tensor);
/* Saves an output of the node; call it after kf__set_history or kf__rebase_history. */
KF_MUST_USE kf_status_t kf__save_output(kf__saved_t *saved, kf_tensor_t *tensor, uint32_t output);
/* The saved tensor, owned; NULL where nothing was saved. KF_ERR_RUNTIME when it was let go, or
 * written since. */
KF_MUST_USE kf_status_t kf__unpack_slow(kf__node_t *node, kf__saved_t *saved,
                                        kf_tensor_t **out_tensor);
static inline KF_MUST_USE kf_status_t kf__unpack(kf__node_t *node, kf__saved_t *saved,
                                                 kf_tensor_t **out_tensor) {
  kf_tensor_t *tensor = saved->tensor;
  if (KF_UNLIKELY(tensor == NULL || saved->flags != 0 || KF_LOAD(&kf__engine_shared) != 0 ||
                  saved->version != __atomic_load_n(tensor->version, __ATOMIC_RELAXED)))
    return kf__unpack_slow(node, saved, out_tensor);
  kf_object_retain(tensor);
  *out_tensor = tensor;
  return KF_OK;
}
void kf__saved_drop_slow(kf__saved_t *saved);
/* kf__saved_drop while other threads may be unpacking the same, which they do under a lock. */
void kf__saved_drop_shared(kf__node_t *node, kf__saved_t *saved);
/* Reports the tensor that it holds: kf_node_visit_references. */
int kf__saved_visit(const kf__saved_t *saved, const kf_reference_visitor_t *visitor);
static inline void kf__saved_drop(kf__saved_t *saved) {
  if (saved->tensor == NULL) return;
  if (KF_UNLIKELY((saved->flags & KF__SAVED_PACKED) != 0)) {
    kf__saved_drop_slow(saved);
    return;
  }
  kf_tensor_t *tensor = saved->tensor;
  saved->tensor = NULL;
  saved->flags |= KF__SAVED_GONE;
  kf_tensor_release(tensor);
}

typedef struct kf__saved_list {
  kf__saved_t *items; /* a block */
  size_t count;
} kf__saved_list_t;
KF_MUST_USE kf_status_t kf__save_list(kf__saved_list_t *saved, kf_tensor_span_t tensors);
/* Fills `out` (room for count) with owned references. */
KF_MUST_USE kf_status_t kf__unpack_list(kf__node_t *node, kf__saved_list_t *saved,
                                        kf_tensor_t **out);
void kf__saved_list_drop(kf__saved_list_t *saved);
/* Drops the tensors, but not the list, while other threads may be unpacking it. */
void kf__saved_list_drop_shared(kf__node_t *node, const kf__saved_list_t *saved);

/* Copies of lists of ints and bools; `data` NULL: None. To be dropped by the type's `destroy`, not
 * by release_saved: another thread's backward may be reading them. */
typedef struct kf__ints {
  int64_t *data; /* room, or a block */
  size_t size;
  int64_t room[KF__INLINE_DIMS];
} kf__ints_t;
KF_MUST_USE kf_status_t kf__save_ints(kf__ints_t *saved, kf_int_span_t ints);
static inline kf_int_span_t kf__ints_span(const kf__ints_t *saved) {
  kf_int_span_t span = {saved->data, saved->size};
  return span;
}
void kf__ints_drop(kf__ints_t *saved);
typedef struct kf__bools {
  bool *data;
  size_t size;
  bool room[8];
} kf__bools_t;
KF_MUST_USE kf_status_t kf__save_bools(kf__bools_t *saved, kf_bool_span_t bools);
static inline kf_bool_span_t kf__bools_span(const kf__bools_t *saved) {
  kf_bool_span_t span = {saved->data, saved->size};
  return span;
}
void kf__bools_drop(kf__bools_t *saved);

/* Sizes, strides and offset of a tensor, for formulas that need a geometry and no values. */
typedef struct kf__geometry_saved {
  kf__ints_t sizes;
  kf__ints_t strides;
  int64_t offset;
} kf__shape_t;
KF_MUST_USE kf_status_t kf__save_shape(kf__shape_t *saved, const kf_tensor_t *tensor);
void kf__shape_drop(kf__shape_t *saved);

/* ---- Helpers for formulas (recorded when create_graph) ---- */

/* The gradient of as_strided: `input` is the geometry of what was viewed. */
KF_MUST_USE kf_status_t kf__as_strided_backward(kf_tensor_t *grad, kf_int_span_t input_sizes,
                                                kf_int_span_t input_strides, int64_t input_offset,
                                                kf_int_span_t sizes, kf_int_span_t strides,
                                                int64_t offset, kf_tensor_t **out);

/* ---- Registration ---- */

/* The generated tables: what each operator of the catalogue has at the key Autograd. Lists end with
 * KF__AUTOGRAD_END, the list of lists with NULL. Operators that no list names: an implicit
 * composite needs nothing; others get the fallback of autograd_fallback.c, which fails on backward.
 */
typedef enum {
  KF__AUTOGRAD_END,
  KF__AUTOGRAD_KERNEL,    /* `kernel`, typed as the schema says */
  KF__AUTOGRAD_DESCRIBED, /* the same, and it reads `record` */
  KF__AUTOGRAD_NOTHING,   /* not differentiable: passed over */
  KF__AUTOGRAD_MISSING    /* differentiable, but nobody has said how: backward fails */
} kf__autograd_place_t;
/* How a call of one form is recorded: Note [Recording by description] in record.h. Sets of
 * arguments and results are bits, counted as in the schema. */
typedef struct kf__record {
  const struct kf__described *node;
  uint32_t before;   /* what is kept before the call: its place among the fields of the node */
  uint32_t after;    /* what is kept of results, and of arguments that are written besides */
  uint16_t edges;    /* arguments with a derivative */
  uint16_t refused;  /* tensors without one */
  uint16_t lists;    /* those of both that are lists */
  uint16_t flags;    /* KF__RECORD_… */
  uint8_t arguments; /* how many the operator has */
  uint8_t results;   /* how many results; one that is a list is one */
  uint8_t outputs;   /* those that have a derivative */
  uint8_t target;    /* what an in-place form writes */
} kf__record_t;
typedef struct kf__autograd_entry {
  uint16_t op; /* KF__OP_… of ops/gen/op_index.h */
  uint16_t place;
  kf_typed_fn kernel;
  kf__record_t record;
} kf__autograd_entry_t;
/* Rows without a record. */
#define KF__AUTOGRAD_ENTRY(name, place, kernel)                                  \
  {                                                                              \
    KF__OP_##name, KF__AUTOGRAD_##place, (kf_typed_fn)(kernel), { .node = NULL } \
  }
#define KF__AUTOGRAD_LAST                       \
  {                                             \
    0, KF__AUTOGRAD_END, NULL, { .node = NULL } \
  }
/* Defined in src/autograd/gen/. */
extern const kf__autograd_entry_t *const kf__autograd_lists[];
extern const char *const kf__autograd_areas[]; /* which file each list is from: nodes_area.c */

#endif
