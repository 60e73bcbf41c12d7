/* The engine: runs the graph backwards.
 *
 * Note [Backward]
 * Each backward is a task. It first walks the graph from its roots and counts, for each node, the
 * edges that lead to it. Then it runs the nodes whose gradients are complete, youngest first, and
 * passes their results along their edges. Everything happens on the calling thread, with explicit
 * lists instead of recursion. A node may run another backward, and so on: past MOST_NESTED of them,
 * the next one gets a new stack, by Note [Moved threads] in new_stack.h.
 *
 * A task stores its state for a node in the node itself (`pending`, `scratch`, and `grad` of each
 * output), so it never searches a table. Several tasks can meet at one node: threads whose graphs
 * share a part, or a backward nested inside another. So each task claims the nodes it finds by
 * writing its id to `owner`. For a node that another task owns, it uses an entry in its own side
 * table.
 *
 * Invariants: `pending` of a node is the number of edges that have not delivered yet, and is never
 * negative. A node runs once, when `pending` is 0. After a complete task succeeds, `pending` is 0
 * everywhere and no output holds a gradient. */
#include <keyfall/ops.h>

#include "autograd/engine/engine.h"
#include "autograd/graph/autograd_meta.h"
#include "autograd/history/saved_tensor.h"
#include "base/interrupt.h"
#include "base/new_stack.h"
#include "compat/texts.h"

static __thread kf__task_t *current __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(task, current, NULL)
static uint64_t last_task;
static uint32_t running_tasks; /* outermost tasks only: one per thread */

enum {
  NEEDED = 1,   /* partial tasks: must run; it leads to a capture or is one that runs */
  CAPTURED = 2, /* some of its gradients are results of the task */
  VISITED = 4   /* mark_from has visited it */
};

/* ---- A task's state for a node ---- */

/* `pending` of a root that was pushed. No edge leads to such a root, so no count can reach this
 * value. */
#define STARTED UINT32_MAX

static side_t **side_slot(const kf__task_t *task, const kf__node_t *node) {
  uintptr_t bits = (uintptr_t)node >> 6;
  return &task->side[(bits ^ bits >> 8) % KF__SIDE_SLOTS];
}

static side_t *find_side(const kf__task_t *task, const kf__node_t *node) {
  if (task->side == NULL) return NULL;
  side_t *side = *side_slot(task, node);
  while (side != NULL && side->node != node) side = side->next;
  return side;
}

/* Relaxed: only this thread writes the id of this task. */
static bool owns(const kf__task_t *task, const kf__node_t *node) {
  return __atomic_load_n(&node->owner, __ATOMIC_RELAXED) == task->id;
}
#ifndef NDEBUG
static bool knows(const kf__task_t *task, const kf__node_t *node) {
  return owns(task, node) || find_side(task, node) != NULL;
}
#endif
static uint32_t *pending_of(kf__task_t *task, kf__node_t *node) {
  KF_ASSERT(knows(task, node));
  return owns(task, node) ? &node->pending : &find_side(task, node)->pending;
}
static uint16_t *scratch_of(kf__task_t *task, kf__node_t *node) {
  KF_ASSERT(knows(task, node));
  return owns(task, node) ? &node->scratch : &find_side(task, node)->scratch;
}
static kf_tensor_t **slot_of(kf__task_t *task, kf__node_t *node, uint32_t index) {
  KF_ASSERT(knows(task, node));
  KF_ASSERT(index < node->output_count);
  return owns(task, node) ? &node->outputs[index].grad : &find_side(task, node)->grads[index];
}

static kf_status_t add_side(kf__task_t *task, kf__node_t *node) {
  if (task->side == NULL) {
    task->side = kf_calloc(KF__SIDE_SLOTS, sizeof *task->side);
    if (task->side == NULL) return kf__no_memory();
  }
  side_t *side = kf_calloc(1, sizeof *side + node->output_count * sizeof(kf_tensor_t *));
  if (side == NULL) return kf__no_memory();
  KF_ASSERT(find_side(task, node) == NULL);
  side->node = node;
  side->next = *side_slot(task, node);
  *side_slot(task, node) = side;
  return KF_OK;
}

/* Claims the node, or adds an entry to the side table, unless the task already knows it. The claim
 * needs acquire: it pairs with the release store in clear_node, so the state that the previous task
 * left in the node is visible. */
static kf_status_t meet(kf__task_t *task, kf__node_t *node, bool *out_new) {
  *out_new = false;
  if (owns(task, node)) return KF_OK;
  uint64_t nobody = 0;
  if (__atomic_load_n(&node->owner, __ATOMIC_RELAXED) != 0 && find_side(task, node) != NULL)
    return KF_OK;
  if (KF_UNLIKELY(task->node_count == task->node_capacity)) {
    void *nodes = task->nodes;
    kf_status_t status =
        kf__grow(&nodes, &task->node_capacity, task->node_count + 1, sizeof *task->nodes);
    task->nodes = nodes;
    if (status != KF_OK) return status;
  }
  /* A node that had another owner when it was first met may have no owner now. */
  if (task->side != NULL && find_side(task, node) != NULL) return KF_OK;
  if (__atomic_compare_exchange_n(&node->owner, &nobody, task->id, false, __ATOMIC_ACQUIRE,
                                  __ATOMIC_RELAXED)) {
    node->pending = 0;
    node->scratch = 0;
#ifndef NDEBUG
    for (uint32_t i = 0; i < node->output_count; i++) KF_ASSERT(node->outputs[i].grad == NULL);
#endif
  } else {
    KF_TRY(add_side(task, node));
  }
  task->nodes[task->node_count++] = node;
  *out_new = true;
  return KF_OK;
}

/* Finds all nodes reachable from the roots, breadth first, and counts the edges to each. */
static kf_status_t find_nodes(kf__task_t *task) {
  for (size_t done = 0; done < task->node_count; done++) {
    kf__node_t *node = task->nodes[done];
    for (uint32_t i = 0; i < node->edge_count; i++) {
      kf__node_t *next = node->edges[i].node;
      bool is_new = false;
      if (next == NULL) continue;
      KF_TRY(meet(task, next, &is_new));
      ++*pending_of(task, next);
    }
  }
  return KF_OK;
}

/* ---- Partial tasks ---- */

/* Marks the nodes that lead to a capture. Depth first with an explicit stack: each node is decided
 * once, after all nodes reachable from it, no matter how many paths lead to it. */
static kf_status_t mark_from(kf__task_t *task, kf__node_t *root) {
  walk_t *walk = NULL;
  size_t depth = 0, capacity = 0;
  kf_status_t status = KF_OK;
  kf__node_t *enter = root;
  for (;;) {
    if (enter != NULL && (*scratch_of(task, enter) & VISITED) == 0) {
      void *grown = walk;
      status = kf__grow(&grown, &capacity, depth + 1, sizeof *walk);
      walk = grown;
      if (status != KF_OK) break;
      *scratch_of(task, enter) |= VISITED;
      walk[depth++] = (walk_t){enter, 0};
    }
    enter = NULL;
    if (depth == 0) break;
    walk_t *top = &walk[depth - 1];
    KF_ASSERT(top->edge <= top->node->edge_count);
    /* The node at the previous edge is decided: does this node lead to a capture through it? */
    if (top->edge > 0) {
      kf__node_t *behind = top->node->edges[top->edge - 1].node;
      if (behind != NULL && (*scratch_of(task, behind) & (NEEDED | CAPTURED)) != 0)
        *scratch_of(task, top->node) |= NEEDED;
    }
    if (top->edge == top->node->edge_count) {
      depth--;
      continue;
    }
    enter = top->node->edges[top->edge++].node;
  }
  kf_free(walk);
  return status;
}

static kf_status_t mark_needed(kf__task_t *task) {
  for (size_t i = 0; i < task->capture_count; i++) {
    kf__node_t *node = task->captures[i].node;
    if (node == NULL || (!owns(task, node) && find_side(task, node) == NULL)) continue;
    *scratch_of(task, node) |= task->out_grads != NULL ? CAPTURED : NEEDED;
  }
  for (size_t i = 0; i < task->root_count; i++) KF_TRY(mark_from(task, task->roots[i]));
  return KF_OK;
}

static bool wants(const kf__node_t *node, uint32_t index) {
  kf__task_t *task = current;
  kf__node_t *next = node->edges[index].node;
  if (task == NULL || !task->is_partial) return true;
  /* The inner node of a CopySlices is not part of the task: all its gradients are wanted. */
  if (!owns(task, node) && find_side(task, node) == NULL) return true;
  if (!owns(task, next) && find_side(task, next) == NULL) return true;
  return (*scratch_of(task, next) & (NEEDED | CAPTURED)) != 0;
}

static kf_status_t capture(kf__task_t *task, kf__node_t *node, kf_tensor_t *const *grads) {
  KF_ASSERT(task->out_grads != NULL); /* else nothing is marked as CAPTURED */
  for (size_t i = 0; i < task->capture_count; i++) {
    if (task->captures[i].node != node) continue;
    kf_tensor_t *grad = grads[task->captures[i].index];
    if (grad != NULL) kf_tensor_retain(grad);
    kf_tensor_release(task->out_grads[i]);
    task->out_grads[i] = grad;
  }
  return KF_OK;
}

/* ---- The queue ---- */

/* A binary heap with the youngest node on top. This order runs a node after all younger nodes,
 * which may still deliver to it, and frees saved tensors in the reverse order of forward.
 * Accumulators have the largest sequence, so gradients reach the leaves as early as possible. */
static kf_status_t push(kf__task_t *task, kf__node_t *node) {
  KF_ASSERT(*pending_of(task, node) == 0 || *pending_of(task, node) == STARTED);
  if (KF_UNLIKELY(task->ready_count == task->ready_capacity)) {
    void *ready = task->ready;
    kf_status_t status =
        kf__grow(&ready, &task->ready_capacity, task->ready_count + 1, sizeof *task->ready);
    task->ready = ready;
    if (status != KF_OK) return status;
  }
  size_t at = task->ready_count++;
  while (at > 0 && task->ready[(at - 1) / 2]->sequence < node->sequence) {
    task->ready[at] = task->ready[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  task->ready[at] = node;
  KF_ASSERT(at == 0 || task->ready[(at - 1) / 2]->sequence >= node->sequence);
  return KF_OK;
}

static kf__node_t *pop(kf__task_t *task) {
  KF_ASSERT(task->ready_count > 0);
  kf__node_t *top = task->ready[0];
  kf__node_t *last = task->ready[--task->ready_count];
  size_t at = 0;
  for (;;) {
    size_t child = 2 * at + 1;
    if (child >= task->ready_count) break;
    if (child + 1 < task->ready_count &&
        task->ready[child + 1]->sequence > task->ready[child]->sequence)
      child++;
    if (task->ready[child]->sequence <= last->sequence) break;
    task->ready[at] = task->ready[child];
    at = child;
  }
  task->ready[at] = last;
  KF_ASSERT(task->ready_count == 0 || task->ready[0]->sequence <= top->sequence);
  return top;
}

/* ---- Passing gradients along edges ---- */

static int64_t count_of(const void *object) {
  return __atomic_load_n(&((const kf_object_t *)object)->refcount, __ATOMIC_ACQUIRE);
}

/* Whether a sum in a slot may be modified in place: nothing else references it. An active mode of a
 * language binding may have seen it. */
static bool is_ours(const kf_tensor_t *t) {
  return count_of(t) == 1 && !kf_local_is_included(KF_KEY_Python) && count_of(t->storage) == 1 &&
         t->autograd == NULL && t->binding == NULL && kf__is_dense(t) && !kf__is_wrapped(t);
}

static kf_status_t add_take(kf_tensor_t **slot, kf_tensor_t *grad) {
  const kf_scalar_t one = {KF_TAG_INT, {.i = 1}};
  kf_tensor_t *old = *slot, *sum = NULL;
  kf_status_t status;
  /* The entries of sparse sums are in the order in which the program used the tensor. */
  bool fits = old->layout == KF_LAYOUT_STRIDED;
  /* A class that computes `grad` itself must make the sum: a plain tensor cannot hold it. */
  if (!kf__grad_mode() && !kf__is_answered(grad) && is_ours(old) && old->dtype == grad->dtype &&
      fits && kf__same_sizes(old, grad)) {
    status = kf_add_(old, grad, one);
  } else {
    status = fits ? kf_add(old, grad, one, &sum) : kf_add(grad, old, one, &sum);
    if (status == KF_OK) {
      *slot = sum;
      kf_tensor_release(old);
    }
  }
  kf_tensor_release(grad);
  return status;
}

/* Delivers the gradient of one edge and takes its reference; NULL also counts as delivered. Pushes
 * the node once all its edges have delivered. */
static kf_status_t hand_on(kf__task_t *task, kf_edge_t to, kf_tensor_t *grad) {
  kf_status_t status = KF_OK;
  if (KF_UNLIKELY(task->is_partial) && (*scratch_of(task, to.node) & (NEEDED | CAPTURED)) == 0) {
    kf_tensor_release(grad);
    return KF_OK;
  }
  if (grad != NULL) {
    kf_tensor_t **slot = slot_of(task, to.node, to.index);
    if (KF_LIKELY(*slot == NULL))
      *slot = grad;
    else
      status = add_take(slot, grad);
  }
  KF_ASSERT(*pending_of(task, to.node) > 0);
  KF_ASSERT(*pending_of(task, to.node) != STARTED);
  if (--*pending_of(task, to.node) == 0 && status == KF_OK) status = push(task, to.node);
  return status;
}

/* ---- Running a node ---- */

/* Releases saved values as soon as possible, even if the function failed. */
static void drop_saved(kf__node_t *node) {
  node->flags |= KF__NODE_RELEASED;
  if (node->type->release_saved != NULL) kf__release_saved(node);
}

/* Runs the node's function and checks its results against what the next nodes expect. */
static kf_status_t run_function(kf__node_t *node, kf_tensor_t **grads, kf_tensor_t **out,
                                bool keep) {
  kf_status_t status = KF_OK;
  bool any = node->type->runs_always;
  for (uint32_t i = 0; i < node->output_count && !any; i++) any = grads[i] != NULL;
  if (any) status = node->type->backward(node, grads, out);
  if (!keep) drop_saved(node);
  if (status == KF_OK) status = kf__check_gradients(node, out);
  if (KF_UNLIKELY(kf__anomaly) && status == KF_OK) status = kf__anomaly_check(node, out);
  if (KF_UNLIKELY(kf__anomaly) && status != KF_OK) kf__anomaly_report(node);
  return status;
}

static kf_status_t run_with_hooks(kf__node_t *node, kf_tensor_t **grads, kf_tensor_t **out,
                                  bool keep) {
  if (kf__has_hooks(node, KF__HOOK_PRE)) KF_TRY(kf__run_pre_hooks(node, grads));
  bool expected = kf__has_hooks(node, KF__HOOK_POST);
  KF_TRY(run_function(node, grads, out, keep));
  if (!kf__has_hooks(node, KF__HOOK_POST)) return KF_OK;
  /* As in PyTorch, hooks that an unpack hook added while the node ran see no incoming gradients. */
  for (uint32_t i = 0; i < node->output_count && !expected; i++) {
    kf_tensor_release(grads[i]);
    grads[i] = NULL;
  }
  KF_TRY(kf__run_post_hooks(node, out, grads));
  return KF_OK;
}

kf_status_t kf_node_run(kf_node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out_grads) {
  size_t count = node->output_count > 0 ? node->output_count : 1;
  kf_tensor_t **own = kf__block_alloc(count * sizeof *own);
  if (own == NULL) return kf__no_memory();
  for (uint32_t i = 0; i < node->output_count; i++) {
    own[i] = grads[i];
    if (own[i] != NULL) kf_tensor_retain(own[i]);
  }
  for (uint32_t i = 0; i < node->edge_count; i++) out_grads[i] = NULL;
  kf_status_t status = KF_OK;
  if (kf__has_hooks(node, KF__HOOK_TENSOR) || kf__has_hooks(node, KF__HOOK_RETAIN))
    status = kf__run_tensor_hooks(node, own);
  if (status == KF_OK) status = run_with_hooks(node, own, out_grads, true);
  for (uint32_t i = 0; i < node->output_count; i++) kf_tensor_release(own[i]);
  kf__block_free(own, count * sizeof *own);
  for (uint32_t i = 0; i < node->edge_count && status != KF_OK; i++) {
    kf_tensor_release(out_grads[i]);
    out_grads[i] = NULL;
  }
  return status;
}

/* Adds the gradient of a view to its part of the sum that waits for the view's input, where nobody
 * can see the tensor that the node would make: a loop over a tensor's parts would otherwise add up
 * as many tensors of its size. Sets *out_added. */
static kf_status_t add_to_part(kf__task_t *task, kf__node_t *node, kf_tensor_t *grad,
                               bool *out_added) {
  *out_added = false;
  if (node->extra != NULL || kf__anomaly || kf__grad_mode() || grad == NULL ||
      node->edges[0].node == NULL || !kf__node_wants(node, 0))
    return KF_OK;
  kf_tensor_t *sum = *slot_of(task, node->edges[0].node, node->edges[0].index);
  if (sum == NULL || !is_ours(sum) || kf__is_answered(grad) || sum->dtype != grad->dtype ||
      sum->layout != KF_LAYOUT_STRIDED || grad->layout != KF_LAYOUT_STRIDED ||
      sum->device.type != grad->device.type || sum->device.index != grad->device.index)
    return KF_OK;
  const kf_scalar_t one = {KF_TAG_INT, {.i = 1}};
  kf_tensor_t *part = NULL;
  kf__below_t below = kf__below_enter();
  kf_status_t status = node->type->part(node, sum, &part);
  if (status == KF_OK && part != NULL) {
    status = kf_add_(part, grad, one);
    *out_added = status == KF_OK;
  }
  kf_tensor_release(part);
  kf__below_leave(below);
  return status;
}

/* Nodes with at most this many outputs and edges need no allocation for their gradients. */
enum { FEW = 16 };

static kf_status_t finish_node(kf__task_t *task, kf__node_t *node, kf_tensor_t **grads,
                               kf_tensor_t **out) {
  bool keep = (task->flags & KF_BACKWARD_RETAIN_GRAPH) != 0, is_added = false;
  if (node->type->part != NULL) {
    KF_TRY(add_to_part(task, node, grads[0], &is_added));
    if (is_added && !keep) drop_saved(node);
  }
  kf_status_t status = is_added ? KF_OK : run_with_hooks(node, grads, out, keep);
  for (uint32_t i = 0; i < node->edge_count; i++) {
    kf_tensor_t *grad = out[i];
    if (status == KF_OK && node->edges[i].node != NULL)
      status = hand_on(task, node->edges[i], grad);
    else
      kf_tensor_release(grad);
  }
  return status;
}

static kf_status_t run_accumulator(kf__node_t *node, kf_tensor_t **grads) {
  KF_ASSERT(node->type == &kf__accumulate_type);
  KF_ASSERT(node->edge_count == 0);
  KF_ASSERT(node->output_count == 1);
  if (kf__has_hooks(node, KF__HOOK_PRE)) KF_TRY(kf__run_pre_hooks(node, grads));
  kf_tensor_t *grad = grads[0];
  if (!kf__has_hooks(node, KF__HOOK_POST)) {
    grads[0] = NULL; /* the last use: the leaf may keep the tensor itself */
    return kf__accumulate_take(node, grad);
  }
  if (grad != NULL) kf_tensor_retain(grad);
  KF_TRY(kf__accumulate_take(node, grad));
  return kf__run_post_hooks(node, NULL, grads);
}

/* Runs a node whose gradients are complete. */
static kf_status_t run_node(kf__task_t *task, kf__node_t *node) {
  kf_tensor_t *few[2 * FEW], **grads = few, **out = few + FEW;
  size_t outputs = node->output_count, edges = node->edge_count;
  kf_status_t status = KF_OK;
  KF_ASSERT(*pending_of(task, node) == 0 || *pending_of(task, node) == STARTED);
  if (KF_UNLIKELY(outputs > FEW || edges > FEW)) {
    grads = kf__block_alloc((outputs + edges) * sizeof *grads);
    if (grads == NULL) return kf__no_memory();
    out = grads + outputs;
  }
  for (uint32_t i = 0; i < outputs; i++) {
    kf_tensor_t **slot = slot_of(task, node, i);
    grads[i] = *slot;
    *slot = NULL;
  }
  for (uint32_t i = 0; i < edges; i++) out[i] = NULL;
  task->node = node;
  if (KF_UNLIKELY(node->extra != NULL) &&
      (kf__has_hooks(node, KF__HOOK_TENSOR) || kf__has_hooks(node, KF__HOOK_RETAIN)))
    status = kf__run_tensor_hooks(node, grads);
  bool run = true;
  if (KF_UNLIKELY(task->is_partial) && status == KF_OK) {
    uint16_t scratch = *scratch_of(task, node);
    if ((scratch & CAPTURED) != 0) status = capture(task, node, grads);
    run = (scratch & NEEDED) != 0;
  }
  if (run && status == KF_OK)
    status = (node->flags & KF__NODE_ACCUMULATE) != 0 ? run_accumulator(node, grads)
                                                      : finish_node(task, node, grads, out);
  for (uint32_t i = 0; i < outputs; i++) kf_tensor_release(grads[i]);
  if (KF_UNLIKELY(grads != few)) kf__block_free(grads, (outputs + edges) * sizeof *grads);
  return status;
}

/* ---- Tasks ---- */

#ifndef NDEBUG
/* The state of a node after a complete task has succeeded. */
static bool is_finished(const kf__node_t *node) {
  KF_ASSERT(node->pending == 0 || node->pending == STARTED);
  for (uint32_t i = 0; i < node->output_count; i++) KF_ASSERT(node->outputs[i].grad == NULL);
  return true;
}
#endif

/* Gives up ownership of the node. `clean`: the task succeeded. */
static void clear_node(kf__task_t *task, kf__node_t *node, bool clean) {
  if (!owns(task, node)) return;
  KF_ASSERT(!clean || task->is_partial || is_finished(node));
  if (!clean || task->is_partial) {
    for (uint32_t i = 0; i < node->output_count; i++) {
      kf_tensor_t *grad = node->outputs[i].grad;
      node->outputs[i].grad = NULL;
      kf_tensor_release(grad);
    }
  }
  __atomic_store_n(&node->owner, 0, __ATOMIC_RELEASE);
}

static void clear_side(kf__task_t *task) {
  for (size_t i = 0; task->side != NULL && i < KF__SIDE_SLOTS; i++) {
    while (task->side[i] != NULL) {
      side_t *side = task->side[i];
      task->side[i] = side->next;
      for (uint32_t k = 0; k < side->node->output_count; k++) kf_tensor_release(side->grads[k]);
      kf_free(side);
    }
  }
  kf_free(task->side);
}

static void clear(kf__task_t *task, bool clean) {
  for (size_t i = 0; i < task->node_count; i++) clear_node(task, task->nodes[i], clean);
  clear_side(task);
  kf_free(task->nodes);
  kf_free(task->ready);
  for (size_t i = 0; i < task->root_count; i++) kf__node_release(task->roots[i]);
}

/* Stores the gradients of the roots and pushes the roots that are ready. A root that is reachable
 * from another root has pending edges and waits for them. */
static kf_status_t start(kf__task_t *task, const kf_edge_t *roots, kf_tensor_t *const *grads,
                         size_t count) {
  for (size_t i = 0; i < count; i++) {
    kf_tensor_t *grad = NULL;
    kf__node_t *node = roots[i].node;
    if (grads[i] != NULL) {
      grad = grads[i];
      kf_tensor_retain(grad);
      KF_TRY(kf__check_gradient_take(NULL, (uint32_t)i, roots[i], &grad));
    }
    if (grad == NULL) continue;
    kf_tensor_t **slot = slot_of(task, node, roots[i].index);
    if (*slot == NULL)
      *slot = grad;
    else
      KF_TRY(add_take(slot, grad));
  }
  for (size_t i = 0; i < count; i++) {
    kf__node_t *node = roots[i].node;
    if (*pending_of(task, node) != 0) continue;
    *pending_of(task, node) = STARTED; /* push it once, however many times it is a root */
    KF_TRY(push(task, node));
  }
  return KF_OK;
}

static kf_status_t run_task(kf__task_t *task, const kf_edge_t *roots, kf_tensor_t *const *grads,
                            size_t count) {
  for (size_t i = 0; i < count; i++) {
    bool is_new = false;
    KF_TRY(meet(task, roots[i].node, &is_new));
  }
  KF_TRY(find_nodes(task));
  if (task->is_partial) KF_TRY(mark_needed(task));
  KF_TRY(start(task, roots, grads, count));
  /* Checking for an interrupt (Ctrl-C) costs more than running a small node, so do it only every
   * few nodes; long operators check for themselves. */
  enum { NODES_PER_LOOK = 4 };
  for (uint32_t i = 1; task->ready_count > 0; i++) {
    if (i % NODES_PER_LOOK == 0) KF_TRY(kf__look_for_interrupt());
    KF_TRY(run_node(task, pop(task)));
  }
  return KF_OK;
}

static kf_status_t run_callbacks(kf__task_t *task, kf_status_t status) {
  for (size_t i = 0; i < task->callback_count; i++) {
    callback_t callback = task->callbacks[i];
    if (status == KF_OK) status = callback.fn(callback.context);
    if (callback.release != NULL) callback.release(callback.context);
  }
  kf_free(task->callbacks);
  return status;
}

static void count_tasks(bool begin) {
  uint32_t now = begin ? __atomic_add_fetch(&running_tasks, 1, __ATOMIC_SEQ_CST)
                       : __atomic_sub_fetch(&running_tasks, 1, __ATOMIC_SEQ_CST);
  KF_ASSERT(begin ? now > 0 : now < UINT32_MAX); /* the count did not wrap */
  /* Stays set: a task that began alone does not notice that others begin or end. Programs that run
   * one backward at a time never set it. */
  if (begin && now > 1) __atomic_store_n(&kf__engine_shared, 1, __ATOMIC_SEQ_CST);
}

/* As in PyTorch. With Python, a level has a few frames of its own: the limit of recursion, 1000 by
 * default, is not reached before. */
enum { MOST_NESTED = 60 };

/* The arguments of kf_engine_run, and its result. */
typedef struct {
  const kf_edge_t *roots;
  kf_tensor_t *const *grads;
  size_t root_count;
  const kf_edge_t *captures;
  size_t capture_count;
  uint32_t flags;
  kf_tensor_t **out_grads;
  kf_status_t status;
} run_t;

static void run_again(void *context) {
  run_t *run = context;
  run->status = kf_engine_run(run->roots, run->grads, run->root_count, run->captures,
                              run->capture_count, run->flags, run->out_grads);
}

static KF__COLD kf_status_t run_on_new_stack(run_t *run) {
  kf__task_t *outer = current;
  const uint32_t depth = outer->depth;
  outer->depth = UINT32_MAX; /* the next task is the first one on its stack */
  kf_status_t status = kf__run_on_new_stack(run_again, run);
  outer->depth = depth;
  return status == KF_OK ? run->status : status;
}

kf_status_t kf_engine_run(const kf_edge_t *roots, kf_tensor_t *const *grads, size_t root_count,
                          const kf_edge_t *captures, size_t capture_count, uint32_t flags,
                          kf_tensor_t **out_grads) {
  kf__node_t *few[8], **kept = few;
  const uint32_t depth = current != NULL ? current->depth + 1 : 0;
  for (size_t i = 0; i < capture_count && out_grads != NULL; i++) out_grads[i] = NULL;
  if (KF_UNLIKELY(depth == MOST_NESTED)) {
    run_t run = {roots, grads, root_count, captures, capture_count, flags, out_grads, KF_OK};
    return run_on_new_stack(&run);
  }
  if (root_count > 8) {
    kept = kf_alloc(root_count * sizeof *kept);
    if (kept == NULL) return kf__no_memory();
  }
  kf__task_t task = {.id = __atomic_add_fetch(&last_task, 1, __ATOMIC_RELAXED),
                     .outer = current,
                     .depth = depth,
                     .flags = flags,
                     .is_partial = capture_count > 0,
                     .captures = captures,
                     .capture_count = capture_count,
                     .out_grads = out_grads,
                     .roots = kept,
                     .root_count = root_count};
  for (size_t i = 0; i < root_count; i++) {
    kept[i] = roots[i].node;
    kf__node_retain(kept[i]);
  }
  bool off = kf__grad_mode_off;
  uint32_t partial = kf__engine_is_partial;
  kf__grad_mode_off = (flags & KF_BACKWARD_CREATE_GRAPH) == 0;
  kf__engine_is_partial = task.is_partial;
  current = &task;
  if (task.outer == NULL) count_tasks(true);
  kf_status_t status = run_task(&task, roots, grads, root_count);
  KF_ASSERT(current == &task); /* inner tasks have restored it */
  KF_ASSERT(status != KF_OK || task.ready_count == 0);
  task.node = NULL;
  status = run_callbacks(&task, status);
  current = task.outer;
  clear(&task, status == KF_OK);
  if (task.outer == NULL) count_tasks(false);
  kf__engine_is_partial = partial;
  kf__grad_mode_off = off;
  if (kept != few) kf_free(kept);
  for (size_t i = 0; i < capture_count && out_grads != NULL && status != KF_OK; i++) {
    kf_tensor_release(out_grads[i]);
    out_grads[i] = NULL;
  }
  return status;
}

/* ---- Queries for code that runs inside a task ---- */

kf_node_t *kf_engine_current_node(void) { return current != NULL ? current->node : NULL; }
uint32_t kf_engine_current_flags(void) {
  if (current == NULL) return 0;
  return current->flags | (current->is_partial ? (uint32_t)KF_BACKWARD_PARTIAL : 0);
}

kf_status_t kf_engine_will_run(kf_node_t *node, bool *out_answer) {
  kf__task_t *task = current;
  *out_answer = false;
  if (task == NULL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_WILL_RUN_OUTSIDE,
                                       "kf_engine_will_run: no backward runs on this thread"));
  if (!owns(task, node) && find_side(task, node) == NULL) return KF_OK;
  unsigned marks = *scratch_of(task, node);
  if (task->is_partial && (marks & CAPTURED) != 0 && node->type == &kf__accumulate_type)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_WILL_RUN_LEAF,
                                       "kf_engine_will_run: kf_grad returns the gradient of this "
                                       "leaf and runs no node for it"));
  *out_answer = !task->is_partial || (marks & (NEEDED | CAPTURED)) != 0;
  return KF_OK;
}

int64_t kf_engine_current_task(void) { return current != NULL ? (int64_t)current->id : -1; }

kf_node_t *kf_engine_current_root(size_t index) {
  return current != NULL && index < current->root_count ? current->roots[index] : NULL;
}

kf_status_t kf_engine_queue_callback(kf_callback_fn fn, void *context, kf_release_fn release) {
  if (current == NULL)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CALLBACK_OUTSIDE,
                       "kf_engine_queue_callback: no backward runs on this thread"));
  kf__task_t *task = current;
  void *callbacks = task->callbacks;
  kf_status_t status = kf__grow(&callbacks, &task->callback_capacity, task->callback_count + 1,
                                sizeof *task->callbacks);
  task->callbacks = callbacks;
  if (status != KF_OK) return status;
  task->callbacks[task->callback_count++] = (callback_t){fn, context, release};
  return KF_OK;
}

__attribute__((constructor)) static void loaded(void) {
  kf__engine = (kf__engine_hooks_t){wants, kf_node_run, kf_engine_current_node};
}
