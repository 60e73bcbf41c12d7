/* The structs of the autograd graph: nodes, their types, edges and outputs; and the tables that say
 * how operators are recorded. history.h has the functions that recording kernels call. */
#ifndef KF_AUTOGRAD_GRAPH_NODE_H
#define KF_AUTOGRAD_GRAPH_NODE_H

#include <keyfall/autograd.h>
#include <keyfall/call.h>

#include "tensor/storage/block_cache.h"

typedef kf_node_t kf__node_t;

/* ---- Node types ---- */

/* The kinds of values that a node saves, and the C type that holds each. For kf_node_saved, and for
 * releasing the values. */
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
  /* How to fill the field, for nodes recorded by description: see KF__KEPT in record.h. */
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
/* Shared by all nodes of a kind; static, never freed. */
typedef struct kf__node_type {
  const char *name;
  uint32_t size; /* of the struct that begins with kf__node_t */
  /* Receives a gradient for each output (NULL: undefined; all are undefined only with runs_always)
   * and stores an owned gradient for each edge that kf__node_wants. out_grads is all NULL on
   * entry. */
  kf__backward_fn backward;
  /* Releases the saved values. Called after a backward that does not retain the graph, and again
   * when the node is destroyed: the second call must do nothing. NULL: nothing is saved. */
  void (*release_saved)(kf__node_t *node);
  const kf__saved_field_t *fields; /* or NULL */
  /* Called when the node is destroyed; releases what release_saved does not. NULL for most
   * types. */
  void (*destroy)(kf__node_t *node);
  const char *(*print_name)(const kf__node_t *node); /* a name for each node; NULL: use `name` */
  /* For views whose elements are a part of the input's, each of them once: the same view of `sum`,
   * NULL if that has other sizes than the input had. The engine adds the gradient of such a view to
   * that part of a sum which is its own. NULL for other types. */
  kf_status_t (*part)(kf__node_t *node, kf_tensor_t *sum, kf_tensor_t **out_part);
  /* Run backward even if all gradients are undefined. */
  bool runs_always;
} kf__node_type_t;

/* What the gradient of one forward output must match, and that gradient while backward runs. */
typedef struct kf__output {
  int64_t *sizes; /* `dims` or a block; NULL: unknown, gradients are not checked */
  uint8_t dtype;
  uint8_t layout;
  uint8_t ndim;
  bool any_device; /* its class handles operators: its gradient may be on any device */
  kf_device_t device;
  kf_tensor_t *grad; /* collected by the task that owns the node: Note [Backward] in engine.c */
  int64_t dims[KF__INLINE_DIMS];
} kf__output_t;
_Static_assert(sizeof(kf__output_t) == 64, "outputs of nodes grew");

enum kf__node_flags {
  KF__NODE_RELEASED = 1,    /* the saved values have been released */
  KF__NODE_OWN_OUTPUTS = 2, /* `outputs` is a separate block: kf__node_set_outputs */
  KF__NODE_ACCUMULATE = 4   /* belongs to a leaf: Note [Accumulators] in autograd_meta.h */
};

/* One block: the type's struct, which begins with this, then the edges, then the outputs. */
struct kf_node {
  kf_object_t object;
  const kf__node_type_t *type;
  kf_edge_t *edges;
  kf__output_t *outputs;
  uint64_t sequence; /* numbers the nodes of a thread; backward runs the largest first */
  uint32_t edge_count;
  uint32_t output_count;
  uint16_t flags;
  uint16_t scratch; /* scratch, pending, owner and the outputs' `grad` belong to the engine */
  uint32_t pending;
  uint64_t owner;
  struct kf__node_extra *extra; /* hooks, trace, binding; NULL for most */
};

/* Creates a node with this many edges and outputs, all unset; the caller owns the reference. The
 * fields of the type's struct are zero. NULL: out of memory. */
kf__node_t *kf__node_new(const kf__node_type_t *type, uint32_t edges, uint32_t outputs);
/* Adds outputs to a node that was created with 0, once the call has shown how many there are. */
KF_MUST_USE kf_status_t kf__node_set_outputs(kf__node_t *node, uint32_t outputs);

void kf__accumulator_retain(kf__node_t *node);
void kf__accumulator_release(kf__node_t *node);
/* Retain and release. Accumulators are counted differently: see Note [Accumulators] in
 * autograd_meta.h. */
static inline void kf__node_retain(kf__node_t *node) {
  KF_ASSERT(__atomic_load_n(&node->object.refcount, __ATOMIC_RELAXED) >= 1);
  if (KF_UNLIKELY((node->flags & KF__NODE_ACCUMULATE) != 0))
    kf__accumulator_retain(node);
  else
    kf_object_retain(node);
}
static inline void kf__node_release(kf__node_t *node) {
  if (node == NULL) return;
  KF_ASSERT(__atomic_load_n(&node->object.refcount, __ATOMIC_RELAXED) >= 1);
  if (KF_UNLIKELY((node->flags & KF__NODE_ACCUMULATE) != 0))
    kf__accumulator_release(node);
  else
    kf_object_release(node);
}

/* ---- Which tensors want gradients ---- */

static inline bool kf__grad_mode(void) { return !kf__grad_mode_off; }
/* The cold path of kf__wants_grad: a view wants gradients if its base does. */
bool kf__view_wants_grad(const kf_tensor_t *view);
/* Returns an unsigned, not a bool: kernels combine several with |, without branches. */
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

/* The key set to redispatch with: every key below autograd. */
static inline kf_keyset_t kf__below_autograd(const kf_call_t *call) {
  return kf_keyset_below(call->keyset, KF_RANK_AutogradOther);
}
/* While a recorded operator runs, the operators that its kernel calls are not recorded and do not
 * track views (except inside views and in-place operators). The struct holds the thread's excluded
 * keys until kf__below_leave restores them. */
typedef struct kf__below {
  uint64_t excluded;
} kf__below_t;
#define KF__AUTOGRAD_RANKS                                                               \
  (UINT64_C(1) << KF_RANK_AutogradOther | UINT64_C(1) << KF_RANK_AutogradFunctionality | \
   UINT64_C(1) << KF_RANK_AutogradNestedTensor)
void kf__below_prepare(void); /* for a thread that has not made a call yet */
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

/* During forward: whether the edge leads anywhere, so its gradient may be wanted later. */
static inline bool kf__node_has_edge(const kf__node_t *node, uint32_t index) {
  KF_ASSERT(index < node->edge_count);
  return node->edges[index].node != NULL;
}
/* Whether the running task of this thread wants only some gradients. */
extern __thread uint32_t kf__engine_is_partial KF__HIDDEN
    __attribute__((tls_model("initial-exec")));
/* Whether several threads have run backward at the same time. */
extern uint32_t kf__engine_shared KF__HIDDEN;
/* Engine functions that lower folders call. The engine is above those folders, so it fills this
 * table when the library is loaded. */
typedef struct kf__engine_hooks {
  bool (*wants)(const kf__node_t *node, uint32_t index); /* for partial tasks */
  kf_status_t (*run)(kf_node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out_grads);
  kf_node_t *(*current)(void); /* the node that this thread is running, or NULL */
} kf__engine_hooks_t;
extern kf__engine_hooks_t kf__engine KF__HIDDEN;
/* During backward: whether the gradient of this edge is wanted now. */
static inline bool kf__node_wants(const kf__node_t *node, uint32_t index) {
  KF_ASSERT(index < node->edge_count);
  return node->edges[index].node != NULL &&
         (KF_LIKELY(kf__engine_is_partial == 0) || kf__engine.wants(node, index));
}
static inline bool kf__node_wants_any(const kf__node_t *node, uint32_t first, uint32_t count) {
  for (uint32_t i = first; i < first + count; i++)
    if (kf__node_wants(node, i)) return true;
  return false;
}

/* ---- Registration ---- */

/* The generated tables: what each operator of the catalogue registers at the key Autograd. Each
 * list ends with KF__AUTOGRAD_END, the list of lists with NULL. Operators that are in no list need
 * nothing if they are implicit composites; the others get the fallback of autograd_fallback.c,
 * which fails on backward. */
typedef enum {
  KF__AUTOGRAD_END,
  KF__AUTOGRAD_KERNEL,    /* `kernel`, with the type that the schema implies */
  KF__AUTOGRAD_REFUSING,  /* the same: the shared kernel of out= forms, which refuses to record */
  KF__AUTOGRAD_DESCRIBED, /* the same, with this entry as its context */
  KF__AUTOGRAD_NOTHING,   /* not differentiable: a fallthrough */
  KF__AUTOGRAD_MISSING    /* differentiable, but the catalogue has no formula: backward fails */
} kf__autograd_kind_t;
/* How a call of one form of an operator is recorded: see Note [Recording by description] in
 * record.h. Sets of arguments and results are bit sets in schema order. */
typedef struct kf__record {
  const struct kf__described *node;
  uint32_t before;   /* fields of the node that are saved before the call */
  uint32_t after;    /* fields saved after it: results, and arguments that it also writes */
  uint16_t edges;    /* arguments with a derivative */
  uint16_t refused;  /* tensor arguments without a derivative */
  uint16_t lists;    /* those of `edges` and `refused` that are lists */
  uint16_t flags;    /* KF__RECORD_… */
  uint8_t arguments; /* number of arguments */
  uint8_t results;   /* number of results; a list counts as one */
  uint8_t outputs;   /* results with a derivative */
  uint8_t target;    /* the argument that an in-place form writes */
} kf__record_t;
typedef struct kf__autograd_entry {
  uint16_t op; /* KF__OP_… of ops/gen/op_index.h */
  uint16_t kind;
  kf_typed_fn kernel;
  kf__record_t record;
} kf__autograd_entry_t;
/* An entry without a record. */
#define KF__AUTOGRAD_ENTRY(name, kind, kernel)                                  \
  {                                                                             \
    KF__OP_##name, KF__AUTOGRAD_##kind, (kf_typed_fn)(kernel), { .node = NULL } \
  }
#define KF__AUTOGRAD_LAST                       \
  {                                             \
    0, KF__AUTOGRAD_END, NULL, { .node = NULL } \
  }
/* Defined in src/autograd/gen/. */
extern const kf__autograd_entry_t *const kf__autograd_lists[];
extern const char *const kf__autograd_areas[]; /* the area of each list: nodes_<area>.c */

#endif
