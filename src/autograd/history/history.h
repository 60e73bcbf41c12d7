/* What recording kernels are made of: edges, history and saved tensors.
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
#ifndef KF_AUTOGRAD_HISTORY_HISTORY_H
#define KF_AUTOGRAD_HISTORY_HISTORY_H

#include "autograd/graph/node.h"
#include "autograd/graph/saved_lists.h"
#include "autograd/history/saved_tensor.h"

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
/* The node, brought up to date; owned. */
KF_MUST_USE kf_status_t kf__grad_fn(kf_tensor_t *t, kf__node_t **out_node);
/* What happens to a view with a creation kind that must not be written. `later`: noticed after the
 * write. */
KF_MUST_USE kf_status_t kf__check_creation(kf_tensor_t *view, bool later);

/* ---- Views as pieces of memory (strided_gradient.c) ---- */

/* The gradient of as_strided: `input` is the geometry of what was viewed. */
KF_MUST_USE kf_status_t kf__as_strided_backward(kf_tensor_t *grad, kf_int_span_t input_sizes,
                                                kf_int_span_t input_strides, int64_t input_offset,
                                                kf_int_span_t sizes, kf_int_span_t strides,
                                                int64_t offset, kf_tensor_t **out);
/* Views whose elements mean the same as those of their base: type and lazy bits agree. */
bool kf__same_element_kind(const kf_tensor_t *a, const kf_tensor_t *b);

#endif
