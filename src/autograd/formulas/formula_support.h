/* Support for the generated autograd kernels: reading saved values inside a result scope, storing
 * gradients, and common errors. */
#ifndef KF_AUTOGRAD_FORMULAS_FORMULA_SUPPORT_H
#define KF_AUTOGRAD_FORMULAS_FORMULA_SUPPORT_H

#include <keyfall/scoped.h>

#include "autograd/formulas/formula_numbers.h"
#include "autograd/formulas/formulas.h"
#include "autograd/history/history.h"
#include "ops/gen/op_index.h"

/* One step of a recorded call. On failure, jumps to the label `end`, which releases the node. */
#define KF__STEP(expr) KF_TRY_GOTO(status, end, expr)

/* ---- During forward ---- */

/* Sets and returns the error for an argument that requires a gradient but has no derivative
 * formula. */
kf_status_t kf__not_differentiable(const kf_call_t *call, const char *argument);
/* KF_ERR_RUNTIME if the argument is complex. For operators whose derivative is defined only for
 * real arguments. */
KF_MUST_USE kf_status_t kf__check_real(const kf_call_t *call, const kf_tensor_t *argument);
/* If the result is the argument itself, replaces it with an alias. */
KF_MUST_USE kf_status_t kf__own_result(kf_tensor_t *argument, kf_tensor_t **result);
/* Returns a static copy, which outlives the call, of a string that operators accept as an option;
 * NULL for any other string. */
const char *kf__static_text(kf_str_t text);
/* Saves the sizes of all tensors of a list in one flat list: for each tensor, its number of
 * dimensions, then its sizes. */
KF_MUST_USE kf_status_t kf__save_shapes(kf__ints_t *saved, kf_tensor_span_t tensors);
static inline void kf__drop_result(kf_tensor_t **result) {
  kf_tensor_release(*result);
  *result = NULL;
}
static inline void kf__drop_list(kf_list_t **result) {
  kf_object_release(*result);
  *result = NULL;
}

/* ---- During backward, inside a scope ---- */

kf_status_t kf__not_implemented(const char *what);
static inline void kf__scope_note(kf_status_t status) {
  if (status != KF_OK) (void)kf_scope_take(status, NULL);
}
static inline kf_tensor_t *kf__unpack_scoped(kf__node_t *node, kf__saved_t *saved) {
  kf_tensor_t *tensor = NULL;
  kf_status_t status = kf__unpack(node, saved, &tensor);
  return status == KF_OK && tensor == NULL ? NULL : kf_scope_take(status, tensor);
}
/* Unpacks a list of at most KF__MAX_DIMS tensors into `buffer`; the scope owns the tensors. */
kf_tensor_span_t kf__unpack_list_scoped(kf__node_t *node, kf__saved_list_t *saved,
                                        kf_tensor_t *buffer[KF__MAX_DIMS]);
/* Stores one of several gradients computed by one call, or releases it if it is not wanted. */
static inline void kf__give(kf_tensor_t **out, kf_tensor_t *made, bool wanted) {
  if (wanted && made != kf_tensor_undefined())
    *out = made;
  else
    kf_tensor_release(made);
}

/* For a call that computes several gradients at once. `call` may read the array `wanted` and fills
 * `made`; `edges`, in parentheses, lists the edge index of each gradient. For use in a formula of
 * record.h. */
#define KF__TOGETHER(count, edges, call)                \
  do {                                                  \
    static const uint8_t at_[] = {KF_UNPACK edges};     \
    bool wanted[count];                                 \
    kf_tensor_t *made[count];                           \
    kf__together_open(count, at_, wants, wanted, made); \
    if (!kf_scope_has_failed()) kf__scope_note(call);   \
    kf__together_close(count, at_, wanted, made, out);  \
  } while (0)
void kf__together_open(unsigned count, const uint8_t *edges, uint32_t wants, bool *wanted,
                       kf_tensor_t **made);
void kf__together_close(unsigned count, const uint8_t *edges, const bool *wanted,
                        kf_tensor_t *const *made, kf_tensor_t **out);
/* The same for the gradients of a list of tensors: `call` reads wanted.edges and fills `out`. */
#define KF__FOR_LIST(call)                            \
  do {                                                \
    kf__wanted_t wanted;                              \
    kf__wanted_open(&wanted, node);                   \
    if (!kf_scope_has_failed()) kf__scope_note(call); \
    kf__wanted_close(&wanted);                        \
  } while (0)

/* Which edges of a node are wanted, as an array: inline for up to 32 edges, otherwise allocated. */
typedef struct kf__wanted {
  const bool *edges;
  bool *block;
  bool inline_edges[32];
} kf__wanted_t;
void kf__wanted_open(kf__wanted_t *wanted, const kf__node_t *node);
void kf__wanted_close(kf__wanted_t *wanted);

#endif
