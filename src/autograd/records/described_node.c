/* The backward half of Note [Recording by description]: reads what a node kept, lets its formula
 * compute, and lets go of what it kept. */
#include "autograd/formulas/formula_support.h"
#include "autograd/records/record.h"

/* ---- Backward ---- */

static const kf__described_t *described(const kf__node_t *node) {
  return (const kf__described_t *)(const void *)node->type;
}

/* The wanted derivatives as bits; of a list: bit 0 for any of its tensors. */
static uint32_t wanted(const kf__node_t *node) {
  if (KF_UNLIKELY(described(node)->is_list))
    return kf__node_wants_any(node, 0, node->edge_count) ? 1 : 0;
  uint32_t wants = 0;
  for (uint32_t i = 0; i < node->edge_count; i++) wants |= (uint32_t)kf__node_wants(node, i) << i;
  return wants;
}

/* A tensor is read for the formulas that need it, if their gradients are wanted. */
static bool is_read(const kf__node_t *node, const kf__saved_field_t *f, uint32_t wants) {
  if ((f->needs & KF__ALWAYS) == 0) return (f->needs & wants) != 0;
  return wants != 0 || described(node)->derivatives == 1;
}

static void read(kf__node_t *node, const kf__saved_field_t *f, uint32_t wants,
                 kf_tensor_t *room[KF__MAX_DIMS], kf__value_t *value) {
  void *at = (char *)node + f->offset;
  switch (f->kind) {
    case KF__FIELD_TENSOR:
      value->tensor = is_read(node, f, wants) ? kf__unpack_scoped(node, at) : NULL;
      break;
    case KF__FIELD_TENSORS: value->tensors = kf__unpack_list_scoped(node, at, room); break;
    case KF__FIELD_INTS: value->ints = kf__ints_span(at); break;
    case KF__FIELD_BOOLS: value->bools = kf__bools_span(at); break;
    case KF__FIELD_STR: value->text = kf_str_of(*(const char *const *)at); break;
    case KF__FIELD_SCALAR: value->number = *(const kf_scalar_t *)at; break;
    case KF__FIELD_INT: value->integer = *(const int64_t *)at; break;
    case KF__FIELD_FLOAT: value->real = *(const double *)at; break;
    case KF__FIELD_BOOL: value->truth = *(const bool *)at; break;
    case KF__FIELD_DTYPE: value->dtype = *(const kf_dtype_t *)at; break;
    case KF__FIELD_OPT_INT: value->opt_integer = *(const kf_opt_int_t *)at; break;
    case KF__FIELD_OPT_FLOAT: value->opt_real = *(const kf_opt_float_t *)at; break;
    case KF__FIELD_OPT_SCALAR: value->opt_number = *(const kf_opt_scalar_t *)at; break;
    default: value->opt_truth = *(const kf_opt_bool_t *)at; break;
  }
}

kf_status_t kf__described_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  const kf__described_t *type = described(node);
  if (type->reads_first && grads[0] == NULL) return KF_OK;
  kf__value_t values[KF__MOST_KEPT];
  kf_tensor_t *room[KF__MAX_DIMS]; /* for the one list that a node may keep */
  kf_scope_t scope;
  kf_scope_open(&scope);
  uint32_t wants = wanted(node);
  const kf__saved_field_t *f = type->type.fields;
  for (size_t i = 0; f != NULL && f[i].name != NULL; i++)
    read(node, &f[i], wants, room, &values[i]);
  type->formula(node, values, grads, out, wants);
  return kf_scope_close(&scope);
}

kf_status_t kf__passing_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  if (grads[0] == NULL) return KF_OK;
  for (uint32_t i = 0; i < node->edge_count; i++)
    if (kf__node_wants(node, i)) out[i] = kf_scope_keep(grads[0]);
  return KF_OK;
}

/* ---- Letting go ---- */

void kf__described_release(kf__node_t *node) {
  const kf__saved_field_t *fields = node->type->fields;
  for (uint32_t left = described(node)->kept_tensors; left != 0; left &= left - 1) {
    const kf__saved_field_t *f = &fields[__builtin_ctz(left)];
    void *at = (char *)node + f->offset;
    if (KF_LIKELY(f->kind == KF__FIELD_TENSOR))
      kf__saved_drop(at);
    else
      kf__saved_list_drop(at);
  }
}

static void drop_ints(kf__ints_t *ints) {
  if (KF_UNLIKELY(ints->data != NULL && ints->data != ints->inline_data)) kf__ints_drop(ints);
}

void kf__described_destroy(kf__node_t *node) {
  const kf__saved_field_t *fields = node->type->fields;
  for (uint32_t left = described(node)->kept_blocks; left != 0; left &= left - 1) {
    const kf__saved_field_t *f = &fields[__builtin_ctz(left)];
    void *at = (char *)node + f->offset;
    if (KF_LIKELY(f->kind == KF__FIELD_INTS))
      drop_ints(at);
    else
      kf__bools_drop(at);
  }
}
