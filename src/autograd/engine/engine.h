/* The state of a running backward, and gradient checks. Internal to the engine. */
#ifndef KF_AUTOGRAD_ENGINE_ENGINE_H
#define KF_AUTOGRAD_ENGINE_ENGINE_H

#include "autograd/graph/node.h"

enum { KF__SIDE_SLOTS = 256 };

/* A task's state for a node that another task owns: see Note [Backward] in engine.c. */
typedef struct side {
  struct side *next;
  kf__node_t *node;
  uint32_t pending;
  uint16_t scratch;
  kf_tensor_t *grads[];
} side_t;

/* A node on the path of a depth-first walk, and the next edge to follow. */
typedef struct {
  kf__node_t *node;
  uint32_t edge;
} walk_t;

typedef struct {
  kf_callback_fn fn;
  void *context;
  kf_release_fn release;
} callback_t;

/* One call of kf_engine_run. Lives on the stack of the thread that runs it. */
typedef struct kf__task {
  uint64_t id; /* never 0 */
  struct kf__task *outer;
  uint32_t depth;     /* number of tasks on this thread's stack that this one is nested in */
  uint32_t flags;     /* kf_backward_flag_t */
  bool is_partial;    /* only nodes that lead to the captures run */
  kf__node_t *node;   /* the node that is running */
  kf__node_t **roots; /* owned references, which keep the whole graph alive */
  size_t root_count;
  kf__node_t **nodes; /* all nodes found; borrowed */
  size_t node_count, node_capacity;
  kf__node_t **ready; /* a heap of nodes whose gradients are complete */
  size_t ready_count, ready_capacity;
  side_t **side; /* KF__SIDE_SLOTS lists, or NULL */
  const kf_edge_t *captures;
  size_t capture_count;
  kf_tensor_t **out_grads; /* one for each capture; NULL: the captures run instead */
  callback_t *callbacks;
  size_t callback_count, callback_capacity;
} kf__task_t;

/* Converts a gradient to what the node of the edge expects: sums it down to smaller sizes, converts
 * its dtype, or moves it to another device. KF_ERR_RUNTIME if that is impossible. `from` is the
 * node that computed the gradient; NULL means that it is gradient `index` of the caller. May
 * replace the reference in *grad; on failure, releases it and sets *grad to NULL. */
KF_MUST_USE kf_status_t kf__check_gradient_take(const kf__node_t *from, uint32_t index,
                                                kf_edge_t to, kf_tensor_t **grad);
/* The same for all gradients that a node computed. */
KF_MUST_USE kf_status_t kf__check_gradients(const kf__node_t *node, kf_tensor_t **grads);

#endif
