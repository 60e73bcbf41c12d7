/* The saved fields of a node, as listed in the table of its type: reading them as values
 * (kf_node_saved), and releasing them after backward. */
#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"

/* ---- Reading ---- */

static const kf__saved_field_t *find_field(const kf_node_t *node, const char *name) {
  const kf__saved_field_t *field = node->type->fields;
  while (field != NULL && field->name != NULL && strcmp(field->name, name) != 0) field++;
  return field != NULL && field->name != NULL ? field : NULL;
}

const char *kf_node_saved_name(const kf_node_t *node, size_t index) {
  const kf__saved_field_t *field = node->type->fields;
  for (size_t i = 0; field != NULL && field[i].name != NULL; i++)
    if (i == index) return field[i].name;
  return NULL;
}

static kf_status_t tensor_value(kf_node_t *node, kf__saved_t *saved, kf_value_t *out) {
  kf_tensor_t *tensor = NULL;
  KF_TRY(kf__unpack_field(node, saved, &tensor));
  *out = tensor != NULL ? kf_value_tensor_take(tensor) : kf_value_none();
  return KF_OK;
}

static kf_status_t tensors_value(kf_node_t *node, kf__saved_list_t *saved, kf_value_t *out) {
  kf_list_t *list = NULL;
  if (saved->count > 0 && saved->items == NULL) return kf__freed_graph();
  KF_TRY(kf_list_create(KF_LIST_TENSORS, saved->count, &list));
  for (size_t i = 0; i < saved->count; i++) {
    kf_value_t value = kf_value_none();
    kf_status_t status = tensor_value(node, &saved->items[i], &value);
    if (status == KF_OK) status = kf_list_append(list, &value);
    kf_value_clear(&value);
    if (status != KF_OK) {
      kf_object_release(list);
      return status;
    }
  }
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t ints_value(kf_int_span_t ints, kf_value_t *out) {
  kf_list_t *list = NULL;
  if (ints.data == NULL) return KF_OK;
  KF_TRY(kf_list_of_ints(ints.data, ints.size, &list));
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t bools_value(kf_bool_span_t bools, kf_value_t *out) {
  kf_list_t *list = NULL;
  if (bools.data == NULL) return KF_OK;
  KF_TRY(kf_list_of_bools(bools.data, bools.size, &list));
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t text_value(const char *text, kf_value_t *out) {
  kf_string_t *string = NULL;
  if (text == NULL) return KF_OK;
  KF_TRY(kf_string_create(text, strlen(text), &string));
  *out = kf_value_object_take(KF_TAG_STRING, string);
  return KF_OK;
}

static kf_status_t option_value(const kf__saved_field_t *field, const void *at, kf_value_t *out) {
  const kf_opt_int_t *i = at;
  const kf_opt_float_t *f = at;
  const kf_opt_bool_t *b = at;
  const kf_opt_scalar_t *s = at;
  switch (field->kind) {
    case KF__FIELD_OPT_INT:
      if (i->has) *out = kf_value_int(i->value);
      return KF_OK;
    case KF__FIELD_OPT_FLOAT:
      if (f->has) *out = kf_value_float(f->value);
      return KF_OK;
    case KF__FIELD_OPT_BOOL:
      if (b->has) *out = kf_value_bool(b->value);
      return KF_OK;
    default:
      KF_ASSERT(field->kind == KF__FIELD_OPT_SCALAR);
      return s->has ? kf_value_scalar(s->value, out) : KF_OK;
  }
}

kf_status_t kf_node_saved(kf_node_t *node, const char *name, kf_value_t *out_value) {
  *out_value = kf_value_none();
  const kf__saved_field_t *field = find_field(node, name);
  if (field == NULL)
    return kf_error_set(KF_ERR_NOT_FOUND, "%s saved nothing of the name '%s'", kf_node_name(node),
                        name);
  KF_ASSERT(field->offset >= sizeof(kf__node_t));
  KF_ASSERT(field->offset < node->type->size);
  void *at = (char *)node + field->offset;
  switch (field->kind) {
    case KF__FIELD_TENSOR: return tensor_value(node, at, out_value);
    case KF__FIELD_TENSORS: return tensors_value(node, at, out_value);
    case KF__FIELD_SCALAR: return kf_value_scalar(*(kf_scalar_t *)at, out_value);
    case KF__FIELD_INT: *out_value = kf_value_int(*(int64_t *)at); return KF_OK;
    case KF__FIELD_FLOAT: *out_value = kf_value_float(*(double *)at); return KF_OK;
    case KF__FIELD_BOOL: *out_value = kf_value_bool(*(bool *)at); return KF_OK;
    case KF__FIELD_DTYPE: *out_value = kf_value_dtype(*(kf_dtype_t *)at); return KF_OK;
    case KF__FIELD_INTS: return ints_value(kf__ints_span(at), out_value);
    case KF__FIELD_BOOLS: return bools_value(kf__bools_span(at), out_value);
    case KF__FIELD_STR: return text_value(*(const char **)at, out_value);
    default: return option_value(field, at, out_value);
  }
}

/* ---- Releasing ---- */

void kf__release_saved(kf__node_t *node) {
  KF_ASSERT((node->flags & KF__NODE_RELEASED) != 0); /* already set, for types that check it */
  KF_ASSERT(node->type->release_saved != NULL);
  if (KF_LOAD(&kf__engine_shared) == 0 || node->type->fields == NULL) {
    node->type->release_saved(node);
    return;
  }
  /* Other threads may be unpacking: release the references one by one under the node's lock. The
   * blocks that held them stay until the node is destroyed. */
  for (const kf__saved_field_t *f = node->type->fields; f->name != NULL; f++) {
    void *at = (char *)node + f->offset;
    if (f->kind == KF__FIELD_TENSOR) kf__saved_drop_shared(node, at);
    if (f->kind == KF__FIELD_TENSORS) kf__saved_list_drop_shared(node, at);
  }
}
