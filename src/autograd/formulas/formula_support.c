/* Code shared by the generated autograd kernels: errors, saved lists, and wanted gradients. */
#include "autograd/formulas/formula_support.h"

#include <string.h>

#include "compat/texts.h"

/* The operator's name without its namespace, for messages. */
static const char *short_name(const kf_call_t *call) {
  const char *name = kf_op_name(call->op);
  const char *after = strstr(name, "::");
  return after != NULL ? after + 2 : name;
}

kf_status_t kf__not_differentiable(const kf_call_t *call, const char *argument) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NOT_DIFFERENTIABLE,
                     "%s has no derivative with respect to '%s', which cannot require a gradient"),
      short_name(call), argument);
}

kf_status_t kf__check_real(const kf_call_t *call, const kf_tensor_t *argument) {
  if (!kf_dtype_is_complex(kf__dtype(argument))) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_COMPLEX_DERIVATIVE, "%s has no derivative for complex results"),
      short_name(call));
}

kf_status_t kf__not_implemented(const char *what) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_NO_DERIVATIVE, "'%s' has no derivative"), what);
}

kf_status_t kf__own_result(kf_tensor_t *argument, kf_tensor_t **result) {
  if (KF_LIKELY(*result != argument)) return KF_OK;
  kf_tensor_t *alias = NULL;
  KF_TRY(kf_tensor_alias(argument, &alias));
  kf_tensor_release(*result);
  *result = alias;
  return KF_OK;
}

const char *kf__static_text(kf_str_t text) {
  static const char *const known[] = {"floor", "trunc", "none", "tanh", "sum",     "prod",
                                      "mean",  "amax",  "amin", "add",  "multiply"};
  if (text.data == NULL) return NULL;
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
    if (strcmp(text.data, known[i]) == 0) return known[i];
  return NULL;
}

kf_status_t kf__save_shapes(kf__ints_t *saved, kf_tensor_span_t tensors) {
  size_t total = 0;
  for (size_t i = 0; i < tensors.size; i++) total += 1 + kf_tensor_sizes(tensors.data[i]).size;
  int64_t *shapes = kf_alloc((total > 0 ? total : 1) * sizeof *shapes);
  if (shapes == NULL) return kf__no_memory();
  size_t at = 0;
  for (size_t i = 0; i < tensors.size; i++) {
    kf_int_span_t sizes = kf_tensor_sizes(tensors.data[i]);
    shapes[at++] = (int64_t)sizes.size;
    for (size_t d = 0; d < sizes.size; d++) shapes[at++] = sizes.data[d];
  }
  KF_ASSERT(at == total);
  kf_status_t status = kf__save_ints(saved, (kf_int_span_t){shapes, total});
  kf_free(shapes);
  return status;
}

kf_tensor_span_t kf__unpack_list_scoped(kf__node_t *node, kf__saved_list_t *saved,
                                        kf_tensor_t *buffer[KF__MAX_DIMS]) {
  kf_tensor_span_t span = {buffer, saved->count};
  if (saved->count > KF__MAX_DIMS) {
    kf__scope_note(kf_error_set(KF_ERR_RUNTIME, "more than %d saved tensors", KF__MAX_DIMS));
    span.size = 0;
    return span;
  }
  kf_status_t status = kf__unpack_list(node, saved, buffer);
  if (status != KF_OK) span.size = 0;
  kf__scope_note(status);
  for (size_t i = 0; i < span.size; i++)
    if (buffer[i] != NULL) (void)kf_scope_take(KF_OK, buffer[i]);
  return span;
}

void kf__wanted_open(kf__wanted_t *wanted, const kf__node_t *node) {
  bool *edges = wanted->inline_edges;
  wanted->block = NULL;
  if (node->edge_count > sizeof wanted->inline_edges) {
    edges = wanted->block = kf_alloc(node->edge_count);
    if (edges == NULL) kf__scope_note(kf__no_memory());
  }
  for (uint32_t i = 0; edges != NULL && i < node->edge_count; i++)
    edges[i] = kf__node_wants(node, i);
  wanted->edges = edges;
}

void kf__wanted_close(kf__wanted_t *wanted) { kf_free(wanted->block); }

void kf__together_open(unsigned count, const uint8_t *edges, uint32_t wants, bool *wanted,
                       kf_tensor_t **made) {
  for (unsigned i = 0; i < count; i++) {
    KF_ASSERT(edges[i] < 32); /* `wants` has 32 bits */
    wanted[i] = (wants >> edges[i] & 1) != 0;
    made[i] = NULL;
  }
}

void kf__together_close(unsigned count, const uint8_t *edges, const bool *wanted,
                        kf_tensor_t *const *made, kf_tensor_t **out) {
  for (unsigned i = 0; i < count; i++) kf__give(&out[edges[i]], made[i], wanted[i]);
}
