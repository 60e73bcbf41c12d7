/* The building blocks of recording kernels: edges, history and saved tensors.
 *
 * Note [An autograd kernel]
 * Each differentiable operator has a kernel at the alias key Autograd that works as shown here. The
 * most frequent operators each have a generated function; for the others, tables describe the same
 * steps: see Note [Recording by description] in record.h.
 *
 *   typedef struct { kf__node_t node; kf__saved_t self; kf__saved_t other; } mul_node_t;
 *   static void mul_release(kf__node_t *n);     calls kf__saved_drop for each saved tensor
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
 *     if (status == KF_OK) status = kf__set_result_history(out, &n->node, 0);
 *     (on failure: release *out and set it to NULL)
 *   end:
 *     kf__node_release(&n->node);       outputs hold their own references
 *     return status;
 *   }
 *
 * Backward receives one gradient for each forward output (NULL: undefined), and stores an owned
 * gradient for each edge that kf__node_wants. `out` is all NULL on entry; on failure, the caller
 * releases what it holds. Backward calls the dispatching functions of ops.h, so create_graph can
 * record it, which gives second derivatives. Saved tensors are read with kf__unpack, which returns
 * an owned reference (or NULL for a tensor that was NULL or undefined when it was saved).
 *
 * - In-place: call kf__check_inplace(self) first, and kf__rebase_history(self, node, 0) at the end
 *   instead of kf__set_history. A formula that needs the old values of self saves them with
 *   kf__save_copy.
 * - out=: if an argument wants gradients, `return kf__refuse_out(call)`.
 * - Outputs that a formula needs: kf__save_output(&n->result, *out, index) after the call.
 * - Views: like functional operators, but between kf__below_autograd_enter and kf__below_leave,
 *   because views are tracked below autograd (Note [View tracking] in tensor_internal.h).
 *   kf__set_history gives results their history here as well: it recognizes views. A result that is
 *   the argument itself must first be replaced with an alias: kf__set_history would change the
 *   argument.
 * - Lists: each element has its own edge or output, and is linked separately. Call
 *   kf__node_set_outputs if the number of outputs is known only after the call.
 * - Several outputs: kf__set_history(out[i], node, i). It ignores outputs that are neither floating
 *   nor complex; do not call it for other non-differentiable outputs. */
#ifndef KF_AUTOGRAD_HISTORY_HISTORY_H
#define KF_AUTOGRAD_HISTORY_HISTORY_H

#include "autograd/graph/node.h"
#include "autograd/graph/saved_lists.h"
#include "autograd/history/saved_tensor.h"

/* ---- Edges ---- */

/* Makes edge `index` lead to where the gradient of `tensor` goes, if the tensor wants a gradient.
 * Does nothing for NULL. The edge must be unset. */
KF_MUST_USE kf_status_t kf__node_link_slow(kf__node_t *node, uint32_t index, kf_tensor_t *tensor);
static inline KF_MUST_USE kf_status_t kf__node_link(kf__node_t *node, uint32_t index,
                                                    kf_tensor_t *tensor) {
  if (tensor == NULL || (tensor->flags & (KF__REQUIRES_GRAD | KF__IS_VIEW)) == 0) return KF_OK;
  KF_ASSERT(index < node->edge_count);
  KF_ASSERT(node->edges[index].node == NULL);
  /* The most frequent case: output 0 of a node. */
  uintptr_t word = (uintptr_t)tensor->autograd;
  if (KF_LIKELY((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_NODE)) {
    kf__node_t *to = (kf__node_t *)(word - KF__AUTOGRAD_NODE);
    kf_object_retain(to);
    node->edges[index].node = to;
    return KF_OK;
  }
  return kf__node_link_slow(node, index, tensor);
}
/* Links the edges from `first` on to the tensors of a list. */
KF_MUST_USE kf_status_t kf__node_link_list(kf__node_t *node, uint32_t first, kf_tensor_span_t list);

/* ---- History ---- */

/* Makes `tensor` output `index` of the node. Ignores NULL, undefined tensors, and dtypes without
 * derivatives. The tensor is new or a tracked view; any other tensor loses its previous history. */
KF_MUST_USE kf_status_t kf__set_history(kf_tensor_t *tensor, kf__node_t *node, uint32_t index);
/* The same for a result of a functional operator. A kernel may have returned its argument: then the
 * argument keeps its own history, and the result becomes an alias. (A node that saves the argument
 * and is its history would be a cycle.) */
KF_MUST_USE kf_status_t kf__set_result_history(kf_tensor_t **result, kf__node_t *node,
                                               uint32_t index);
/* Stores what the gradient of output `index` must match, without giving the tensor a history. */
KF_MUST_USE kf_status_t kf__node_fill_output(kf__node_t *node, uint32_t index,
                                             const kf_tensor_t *t);
KF_MUST_USE kf_status_t kf__set_history_list(const kf_list_t *tensors, kf__node_t *node,
                                             uint32_t first);
/* After an in-place operator: makes the tensor output `index` of the node. If the tensor is a view,
 * its base gets a CopySlices node, which knows the part that was overwritten; `node` must then have
 * exactly one output. */
KF_MUST_USE kf_status_t kf__rebase_history(kf_tensor_t *tensor, kf__node_t *node, uint32_t index);
KF_MUST_USE kf_status_t kf__rebase_history_list(kf_tensor_span_t tensors, kf__node_t *node);
/* Before a recorded in-place operator: KF_ERR_RUNTIME for leaves and views that must not be
 * written. */
KF_MUST_USE kf_status_t kf__check_inplace(kf_tensor_t *tensor);
KF_MUST_USE kf_status_t kf__check_inplace_list(kf_tensor_span_t tensors);
/* Sets and returns the error for an out= form with an argument that wants gradients. */
KF_MUST_USE kf_status_t kf__refuse_out(const kf_call_t *call);
/* The node that the tensor comes from, owned; NULL for a leaf. For a view whose base was written
 * since, creates a new node: see Note [Views and writes] in history.c. */
KF_MUST_USE kf_status_t kf__grad_fn(kf_tensor_t *t, kf__node_t **out_node);
/* KF_ERR_RUNTIME for a view whose creation kind forbids writing. `later`: the write has already
 * happened, to the view's base or to another view of it. */
KF_MUST_USE kf_status_t kf__check_creation(kf_tensor_t *view, bool later);

/* The message about a schema with several aliases that are not written; %s: output or input. */
#define KF__SEVERAL_ALIASES                                                                      \
  "more than one %s of the operator aliases without being written: an operator can be a view of " \
  "one argument, as one result; make this one a composite of such operators"

/* KF_ERR_RUNTIME for a view of a sparse tensor: its part of the base is no region of memory, so
 * neither can a write to it be recorded nor its history be made again after a write to the base. */
KF_MUST_USE kf_status_t kf__check_strided_base(const kf_tensor_t *view);

/* ---- Views as memory regions (strided_gradient.c) ---- */

/* The gradient of as_strided. input_sizes, input_strides and input_offset are the geometry of the
 * tensor that was viewed; sizes, strides and offset are the geometry of the view. */
KF_MUST_USE kf_status_t kf__as_strided_backward(kf_tensor_t *grad, kf_int_span_t input_sizes,
                                                kf_int_span_t input_strides, int64_t input_offset,
                                                kf_int_span_t sizes, kf_int_span_t strides,
                                                int64_t offset, kf_tensor_t **out);
/* Whether the elements of a view have the same meaning as those of its base: same dtype and same
 * lazy bits. */
bool kf__same_element_kind(const kf_tensor_t *a, const kf_tensor_t *b);

#endif
