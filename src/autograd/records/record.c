/* The forward half of Note [Recording by description]: creates and fills the node that a table
 * entry describes, and gives results their history. */
#include "autograd/records/record.h"

#include <string.h>

#include "autograd/formulas/formula_support.h"
#include "base/base_internal.h"

#define ASSERT_SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), "emit_records.py: " #type)
ASSERT_SIZE(kf__saved_t, 16);
ASSERT_SIZE(kf__saved_list_t, 16);
ASSERT_SIZE(kf__ints_t, 56);
ASSERT_SIZE(kf__bools_t, 24);
ASSERT_SIZE(kf_scalar_t, 24);
ASSERT_SIZE(int64_t, 8);
ASSERT_SIZE(double, 8);
ASSERT_SIZE(bool, 1);
ASSERT_SIZE(kf_dtype_t, 4);
ASSERT_SIZE(kf_opt_int_t, 16);
ASSERT_SIZE(kf_opt_float_t, 16);
ASSERT_SIZE(kf_opt_scalar_t, 32);
ASSERT_SIZE(kf_opt_bool_t, 2);
ASSERT_SIZE(const char *, 8);

/* The slots hold pointers of different types; the record says which argument has which type. */
static kf_tensor_t *tensor_at(const kf__recording_t *r, unsigned argument) {
  KF_ASSERT(argument < r->record->arguments);
  return *(kf_tensor_t *const *)r->slots[argument];
}
static kf_tensor_span_t list_at(const kf__recording_t *r, unsigned argument) {
  KF_ASSERT(argument < r->record->arguments);
  return *(const kf_tensor_span_t *)r->slots[argument];
}
static kf_tensor_t **result_at(const kf__recording_t *r, unsigned result) {
  KF_ASSERT(result < r->record->results);
  return (kf_tensor_t **)(uintptr_t)r->slots[r->record->arguments + result];
}
static kf_list_t **result_list(const kf__recording_t *r) {
  return (kf_list_t **)(uintptr_t)r->slots[r->record->arguments];
}
static bool is_list(const kf__recording_t *r, unsigned argument) {
  return (r->record->lists >> argument & 1) != 0;
}

/* Removes the lowest element of a set and returns it. */
static unsigned take_lowest(uint32_t *set) {
  KF_ASSERT(*set != 0);
  unsigned lowest = (unsigned)__builtin_ctz(*set);
  *set &= *set - 1;
  return lowest;
}

/* ---- Before the call ---- */

static kf_status_t refuse_argument(const kf_call_t *call, unsigned argument) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  kf_status_t status = kf__not_differentiable(call, kf_schema_argument(schema, argument)->name);
  kf_schema_release(schema);
  return status;
}

static kf_status_t check_refused(const kf__recording_t *r, const kf_call_t *call) {
  for (uint32_t left = r->record->refused; left != 0;) {
    unsigned at = take_lowest(&left);
    if (KF_UNLIKELY(is_list(r, at) ? kf__list_wants_grad(list_at(r, at))
                                   : kf__wants_grad_opt(tensor_at(r, at))))
      return refuse_argument(call, at);
  }
  return KF_OK;
}

static kf_status_t check_real(const kf__recording_t *r, const kf_call_t *call) {
  for (uint32_t left = r->record->edges; left != 0;)
    KF_TRY(kf__check_real(call, tensor_at(r, take_lowest(&left))));
  return KF_OK;
}

static kf_status_t check(const kf__recording_t *r, const kf_call_t *call) {
  const kf__record_t *record = r->record;
  if ((record->flags & KF__RECORD_SOME) != 0) KF_TRY(check_refused(r, call));
  if ((record->flags & KF__RECORD_REAL) != 0) KF_TRY(check_real(r, call));
  if ((record->flags & KF__RECORD_IN_PLACE) == 0) return KF_OK;
  return kf__check_inplace(tensor_at(r, record->target));
}

static uint32_t output_count(const kf__record_t *record) {
  if (KF_LIKELY((record->flags & (KF__RECORD_LIST | KF__RECORD_SEVERAL)) == 0)) return 1;
  return (record->flags & KF__RECORD_LIST) != 0 ? 0 : (uint32_t)__builtin_popcount(record->outputs);
}

static kf__node_t *make_node(const kf__recording_t *r) {
  const kf__described_t *node = r->record->node;
  uint32_t edges = node->derivatives;
  if (KF_UNLIKELY(node->is_list))
    edges = (uint32_t)list_at(r, (unsigned)__builtin_ctz(r->record->edges)).size;
  return kf__node_new(&node->type, edges, output_count(r->record));
}

/* `out_present` is the bit set of the edges that exist, to compare with kf__saved_field_t.needs. */
static kf_status_t link_edges(const kf__recording_t *r, uint32_t *out_present) {
  kf__node_t *node = r->node;
  uint32_t left = r->record->edges, present = KF__ALWAYS;
  *out_present = present;
  if (KF_UNLIKELY(r->record->node->is_list))
    return kf__node_link_list(node, 0, list_at(r, take_lowest(&left)));
  for (uint32_t edge = 0; left != 0; edge++) {
    KF_ASSERT(edge < node->edge_count);
    KF_TRY(kf__node_link(node, edge, tensor_at(r, take_lowest(&left))));
    present |= (uint32_t)kf__node_has_edge(node, edge) << edge;
  }
  *out_present = present;
  return KF_OK;
}

/* ---- Keeping values ---- */

static inline kf_status_t save_ints(kf__ints_t *at, kf_int_span_t ints) {
  if (KF_UNLIKELY(ints.data == NULL || ints.size > KF__INLINE_DIMS)) return kf__save_ints(at, ints);
  int64_t *to = at->inline_data;
  at->data = to;
  at->size = ints.size;
  for (size_t i = ints.size; i-- > 0;) to[i] = ints.data[i];
  return KF_OK;
}

static inline kf_status_t save_tensor(const kf__recording_t *r, const kf__saved_field_t *f,
                                      kf_tensor_t *tensor, kf__saved_t *at) {
  const kf__record_t *record = r->record;
  if (KF_UNLIKELY((record->flags & KF__RECORD_IN_PLACE) != 0) && f->source == record->target)
    return kf__save_copy(at, tensor);
  return kf__save(at, tensor);
}

/* Kinds of values that are rarely kept. */
static KF__SHARED kf_status_t save_other(const kf__recording_t *r, const kf__saved_field_t *f,
                                         const void *from, void *at) {
  const kf_tensor_t *tensor = f->how >= KF__KEEP_NUMEL ? *(kf_tensor_t *const *)from : NULL;
  switch (f->how) {
    case KF__KEEP_UNLESS:
      if (*(const bool *)r->slots[f->detail]) return KF_OK;
      return save_tensor(r, f, *(kf_tensor_t *const *)from, at);
    case KF__KEEP_RESULT: return kf__save(at, *(kf_tensor_t *const *)from);
    case KF__KEEP_TENSORS: return kf__save_list(at, *(const kf_tensor_span_t *)from);
    case KF__KEEP_BOOLS: return kf__save_bools(at, *(const kf_bool_span_t *)from);
    case KF__KEEP_SHAPES: return kf__save_shapes(at, *(const kf_tensor_span_t *)from);
    case KF__KEEP_TEXT: *(const char **)at = kf__static_text(*(const kf_str_t *)from); break;
    case KF__KEEP_2_BYTES: memcpy(at, from, 2); break;
    case KF__KEEP_4_BYTES: memcpy(at, from, 4); break;
    case KF__KEEP_24_BYTES: memcpy(at, from, 24); break;
    case KF__KEEP_32_BYTES: memcpy(at, from, 32); break;
    case KF__KEEP_NUMEL: *(int64_t *)at = kf_tensor_numel(tensor); break;
    case KF__KEEP_DIM: *(int64_t *)at = kf_tensor_dim(tensor); break;
    case KF__KEEP_OFFSET: *(int64_t *)at = kf_tensor_storage_offset(tensor); break;
    default:
      KF_ASSERT(f->how == KF__KEEP_DTYPE);
      *(kf_dtype_t *)at = kf_tensor_dtype(tensor);
      break;
  }
  return KF_OK;
}

KF_ALWAYS_INLINE kf_status_t save(const kf__recording_t *r, const kf__saved_field_t *f) {
  KF_ASSERT(f->offset < r->node->type->size);
  KF_ASSERT(f->source < r->record->arguments + (r->record->results > 0 ? r->record->results : 1));
  void *at = (char *)r->node + f->offset;
  const void *from = r->slots[f->source];
  kf_tensor_t *const *tensor = from;
  if (f->how == KF__KEEP_TENSOR) return save_tensor(r, f, *tensor, at);
  if (f->how == KF__KEEP_OUTPUT) return kf__save_output(at, *tensor, f->detail);
  switch (f->how) {
    case KF__KEEP_INTS: return save_ints(at, *(const kf_int_span_t *)from);
    case KF__KEEP_SIZES:
      return save_ints(at, kf__is_defined(*tensor) ? kf__sizes(*tensor) : kf_no_ints());
    case KF__KEEP_STRIDES:
      return save_ints(at, kf__is_defined(*tensor) ? kf__strides(*tensor) : kf_no_ints());
    case KF__KEEP_1_BYTE: *(uint8_t *)at = *(const uint8_t *)from; return KF_OK;
    case KF__KEEP_8_BYTES: memcpy(at, from, 8); return KF_OK;
    case KF__KEEP_16_BYTES: memcpy(at, from, 16); return KF_OK;
    default: return save_other(r, f, from, at);
  }
}

/* Keeps the values of a set that existing edges need. Inline: most sets have one or two. */
KF_ALWAYS_INLINE kf_status_t save_all(const kf__recording_t *r, uint32_t set) {
  const kf__saved_field_t *fields = r->record->node->type.fields;
  uint32_t present = r->present;
  do {
    const kf__saved_field_t *f = &fields[take_lowest(&set)];
    if ((f->needs & present) != 0) KF_TRY(save(r, f));
  } while (set != 0);
  return KF_OK;
}

kf_status_t kf__record_begin(kf__recording_t *r, const kf_call_t *call, const void **slots) {
  const kf__autograd_entry_t *entry =
      ((const kf_kernel_layout_t *)(const void *)call->kernel)->context;
  const kf__record_t *record = &entry->record;
  KF_ASSERT(entry->kind == KF__AUTOGRAD_DESCRIBED);
  r->record = record;
  r->slots = slots;
  r->node = NULL;
  if (KF_UNLIKELY((record->flags & KF__RECORD_CHECKED) != 0)) {
    if ((record->flags & KF__RECORD_CONSTANT) != 0 && !kf__wants_grad(tensor_at(r, record->target)))
      return KF_OK;
    KF_TRY(check(r, call));
    if ((record->flags & KF__RECORD_IN_PLACE) != 0)
      slots[record->arguments] = slots[record->target];
  }
  KF_ASSERT(record->node != NULL);
  r->node = make_node(r);
  if (KF_UNLIKELY(r->node == NULL)) return kf__no_memory();
  kf_status_t status = link_edges(r, &r->present);
  if (status == KF_OK && record->before != 0) status = save_all(r, record->before);
  if (KF_UNLIKELY(status != KF_OK)) {
    kf__node_release(r->node);
    return status;
  }
  r->below =
      (record->flags & KF__RECORD_TRACKS) != 0 ? kf__below_autograd_enter() : kf__below_enter();
  return KF_OK;
}

/* ---- After the call ---- */

static kf_status_t list_history(const kf__recording_t *r) {
  const kf_list_t *list = *result_list(r);
  KF_TRY(kf__node_set_outputs(r->node, (uint32_t)kf_list_size(list)));
  return kf__set_history_list(list, r->node, 0);
}

/* Replaces results that are the first argument itself with aliases. For views, and for operators
 * that may return their argument. */
static kf_status_t own_results(const kf__recording_t *r) {
  const kf__record_t *record = r->record;
  kf_tensor_t *first =
      tensor_at(r, (unsigned)__builtin_ctz((uint32_t)(record->edges | record->refused)));
  for (uint32_t left = record->outputs; left != 0;)
    KF_TRY(kf__own_result(first, result_at(r, take_lowest(&left))));
  return KF_OK;
}

static kf_status_t result_history(const kf__recording_t *r) {
  const kf__record_t *record = r->record;
  if ((record->flags & KF__RECORD_OWN) != 0) KF_TRY(own_results(r));
  uint32_t left = record->outputs;
  for (uint32_t output = 0; left != 0; output++)
    KF_TRY(kf__set_result_history(result_at(r, take_lowest(&left)), r->node, output));
  return KF_OK;
}

static kf_status_t unusual_history(const kf__recording_t *r) {
  const kf__record_t *record = r->record;
  if ((record->flags & KF__RECORD_IN_PLACE) == 0)
    return (record->flags & KF__RECORD_LIST) != 0 ? list_history(r) : result_history(r);
  kf_tensor_t *target = tensor_at(r, record->target);
  return (record->flags & KF__RECORD_ALONE) != 0 ? kf__set_history(target, r->node, 0)
                                                 : kf__rebase_history(target, r->node, 0);
}

static void drop_results(const kf__recording_t *r) {
  if ((r->record->flags & KF__RECORD_LIST) != 0) {
    kf__drop_list(result_list(r));
    return;
  }
  for (uint32_t i = 0; i < r->record->results; i++) kf__drop_result(result_at(r, i));
}

kf_status_t kf__record_end(kf__recording_t *r, kf_status_t status) {
  const kf__record_t *record = r->record;
  if (KF_UNLIKELY(r->node == NULL)) return status;
  kf__below_leave(r->below);
  if (KF_LIKELY(status == KF_OK))
    status = KF_LIKELY((record->flags & KF__RECORD_UNUSUAL) == 0)
                 ? kf__set_result_history(result_at(r, 0), r->node, 0)
                 : unusual_history(r);
  if (status == KF_OK && record->after != 0) status = save_all(r, record->after);
  kf__node_release(r->node);
  if (KF_UNLIKELY(status != KF_OK)) drop_results(r);
  return status;
}
