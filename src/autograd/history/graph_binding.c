/* Queries about the graph for language bindings: reference counts, and visiting references for
 * their garbage collectors. Nothing here changes the graph or creates nodes. */
#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"

/* Acquire: a collector that finds itself the only holder left sees what the others wrote. */
int64_t kf_node_use_count(const kf_node_t *node) {
  return __atomic_load_n(&node->object.refcount, __ATOMIC_ACQUIRE);
}

kf_node_t *kf_tensor_stored_node(const kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return NULL;
  kf__node_t *node = kf__stored_grad_fn(tensor);
  kf__meta_t *meta = kf__meta(tensor);
  return node != NULL || meta == NULL ? node : meta->accumulator;
}

kf_node_t *kf_tensor_stored_accumulator(const kf_tensor_t *tensor) {
  kf__meta_t *meta = kf__is_defined(tensor) ? kf__meta(tensor) : NULL;
  return meta != NULL ? __atomic_load_n(&meta->accumulator, __ATOMIC_ACQUIRE) : NULL;
}

bool kf_tensor_has_autograd_state(const kf_tensor_t *tensor) {
  return __atomic_load_n(&tensor->autograd, __ATOMIC_ACQUIRE) != NULL;
}

int kf_tensor_visit_references(const kf_tensor_t *tensor, const kf_reference_visitor_t *visitor) {
  if (!kf__is_defined(tensor)) return 0;
  kf__meta_t *meta = kf__meta(tensor);
  kf_tensor_t *base = (tensor->flags & KF__IS_VIEW) != 0 ? kf__view_base(tensor) : NULL;
  kf__node_t *node = kf__stored_grad_fn(tensor);
  int result = base != NULL ? visitor->tensor(visitor->context, base) : 0;
  if (result == 0 && meta != NULL && meta->grad != NULL)
    result = visitor->tensor(visitor->context, meta->grad);
  if (result == 0 && node != NULL) result = visitor->node(visitor->context, node);
  return result;
}

int kf__saved_visit(const kf__saved_t *saved, const kf_reference_visitor_t *visitor) {
  if (saved->tensor == NULL || (saved->flags & KF__SAVED_PACKED) != 0) return 0;
  return visitor->tensor(visitor->context, saved->tensor);
}

static int visit_saved_list(const kf__saved_list_t *list, const kf_reference_visitor_t *visitor) {
  int result = 0;
  for (size_t i = 0; result == 0 && list->items != NULL && i < list->count; i++)
    result = kf__saved_visit(&list->items[i], visitor);
  return result;
}

int kf_node_visit_references(const kf_node_t *node, const kf_reference_visitor_t *visitor) {
  int result = 0;
  for (uint32_t i = 0; result == 0 && i < node->edge_count; i++)
    if (node->edges[i].node != NULL) result = visitor->node(visitor->context, node->edges[i].node);
  const kf__saved_field_t *f = node->type->fields;
  for (; result == 0 && f != NULL && f->name != NULL; f++) {
    const void *field = (const char *)node + f->offset;
    if (f->kind == KF__FIELD_TENSOR)
      result = kf__saved_visit(field, visitor);
    else if (f->kind == KF__FIELD_TENSORS)
      result = visit_saved_list(field, visitor);
  }
  return result;
}

kf_status_t kf_tensor_set_version(kf_tensor_t *tensor, uint32_t version) {
  uint32_t now;
  KF_TRY(kf_tensor_version(tensor, &now));
  __atomic_store_n(tensor->version, version, __ATOMIC_RELAXED);
  return KF_OK;
}
