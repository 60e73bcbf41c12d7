/* The backward half of Note [Recording by description]: reads the values that a node kept, calls
 * its formula, and releases the values. */
#include "autograd/formulas/formula_support.h"
#include "autograd/records/record.h"

/* ---- Backward ---- */

static const kf__described_t *described(const kf__node_t *node) {
  KF_ASSERT(node->type->backward == kf__described_backward ||
            node->type->backward == kf__passing_backward);
  return (const kf__described_t *)(const void *)node->type;
}

/* Bit set of the wanted derivatives; for a list, bit 0 stands for any of its tensors. */
static uint32_t wanted(const kf__node_t *node) {
  if (KF_UNLIKELY(described(node)->is_list))
    return kf__node_wants_any(node, 0, node->edge_count) ? 1 : 0;
  KF_ASSERT(node->edge_count <= 32);
  uint32_t wants = 0;
  for (uint32_t i = 0; i < node->edge_count; i++) wants |= (uint32_t)kf__node_wants(node, i) << i;
  return wants;
}

/* A tensor is unpacked only if a wanted gradient needs it: unpacking may run hooks, or fail for a
 * tensor that was written. */
static bool is_read(const kf__node_t *node, const kf__saved_field_t *f, uint32_t wants) {
  if ((f->needs & KF__ALWAYS) == 0) return (f->needs & wants) != 0;
  return wants != 0 || described(node)->derivatives == 1;
}

static void read(kf__node_t *node, const kf__saved_field_t *f, uint32_t wants,
                 kf_tensor_t *buffer[KF__MAX_DIMS], kf__value_t *value) {
  void *at = (char *)node + f->offset;
  switch (f->kind) {
    case KF__FIELD_TENSOR:
      value->tensor = is_read(node, f, wants) ? kf__unpack_scoped(node, at) : NULL;
      break;
    case KF__FIELD_TENSORS: value->tensors = kf__unpack_list_scoped(node, at, buffer); break;
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
    default:
      KF_ASSERT(f->kind == KF__FIELD_OPT_BOOL);
      value->opt_truth = *(const kf_opt_bool_t *)at;
      break;
  }
}

kf_status_t kf__described_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  const kf__described_t *type = described(node);
  if (type->reads_first && grads[0] == NULL) return KF_OK;
  kf__value_t values[KF__MOST_KEPT];
  kf_tensor_t *buffer[KF__MAX_DIMS]; /* for the one list that a node may keep */
  kf_scope_t scope;
  kf_scope_open(&scope);
  uint32_t wants = wanted(node);
  const kf__saved_field_t *f = type->type.fields;
  for (size_t i = 0; f != NULL && f[i].name != NULL; i++) {
    KF_ASSERT(i < KF__MOST_KEPT);
    read(node, &f[i], wants, buffer, &values[i]);
  }
  KF_ASSERT(type->formula != NULL);
  type->formula(node, values, grads, out, wants);
  return kf_scope_close(&scope);
}

kf_status_t kf__passing_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  if (grads[0] == NULL) return KF_OK;
  for (uint32_t i = 0; i < node->edge_count; i++)
    if (kf__node_wants(node, i)) out[i] = kf_scope_keep(grads[0]);
  return KF_OK;
}

/* ---- Releasing ---- */

void kf__described_release(kf__node_t *node) {
  const kf__saved_field_t *fields = node->type->fields;
  for (uint32_t left = described(node)->kept_tensors; left != 0; left &= left - 1) {
    const kf__saved_field_t *f = &fields[__builtin_ctz(left)];
    void *at = (char *)node + f->offset;
    KF_ASSERT(f->kind == KF__FIELD_TENSOR || f->kind == KF__FIELD_TENSORS);
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
    KF_ASSERT(f->kind == KF__FIELD_INTS || f->kind == KF__FIELD_BOOLS);
    if (KF_LIKELY(f->kind == KF__FIELD_INTS))
      drop_ints(at);
    else
      kf__bools_drop(at);
  }
}
