/* What the files of the engine share: the task, and the checks of gradients. */
#ifndef KF_AUTOGRAD_ENGINE_ENGINE_H
#define KF_AUTOGRAD_ENGINE_ENGINE_H

#include "autograd/graph/node.h"

enum { KF__SIDE_SLOTS = 256 };

/* A node that another task has claimed. */
typedef struct side {
  struct side *next;
  kf__node_t *node;
  uint32_t pending;
  uint16_t scratch;
  kf_tensor_t *grads[];
} side_t;

/* A place on the way through the graph. */
typedef struct {
  kf__node_t *node;
  uint32_t edge;
} walk_t;

typedef struct {
  kf_callback_fn fn;
  void *context;
  kf_release_fn release;
} callback_t;

typedef struct kf__task {
  uint64_t id; /* never 0 */
  struct kf__task *outer;
  uint32_t flags;   /* kf_backward_flag_t */
  bool is_partial;  /* only what leads to the captures runs */
  kf__node_t *node; /* the one that runs */
  kf__node_t **roots;
  kf__node_t **nodes; /* all that were met */
  size_t node_count, node_capacity;
  kf__node_t **ready;
  size_t ready_count, ready_capacity;
  side_t **side; /* KF__SIDE_SLOTS lists, or NULL */
  const kf_edge_t *captures;
  size_t capture_count;
  kf_tensor_t **out_grads; /* for each capture; NULL: captures are run */
  callback_t *callbacks;
  size_t callback_count, callback_capacity;
} kf__task_t;

/* Makes a gradient what the edge's node expects, or fails: summed down, converted, moved. `from`
 * NULL: it is gradient `index` that the caller gave. The reference in *grad is replaced, and
 * released on failure. */
KF_MUST_USE kf_status_t kf__check_gradient_take(const kf__node_t *from, uint32_t index,
                                                kf_edge_t to, kf_tensor_t **grad);
/* The same for everything that a node gave. */
KF_MUST_USE kf_status_t kf__check_gradients(const kf__node_t *node, kf_tensor_t **grads);

#endif
