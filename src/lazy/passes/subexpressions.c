/* Common subexpressions: of two nodes with the same operator, arguments and operands, the second
 * one is not computed. A copy_ into a new buffer is a function of what it reads, so equal
 * conversions are found as well.
 *
 * Numbers that are equal now may differ in the next run. Nodes that differ only in which numbers
 * they read are merged under the guard that these stay equal, which holds for a learning rate that
 * both of them use. */
#include "codegen/fusion.h"
#include "lazy/passes/passes.h"

enum { GUARDS = 16, LARGE = 64 * 1024, NEAR = 32 };

/* ---- Comparing ---- */

typedef struct comparison {
  const kf__lazy_draft_t *draft;
  kf__lazy_guard_t guards[GUARDS];
  size_t guard_count;
} comparison_t;

static bool same_if_guarded(comparison_t *c, bool is_param, uint32_t a, uint32_t b) {
  kf_scalar_t first, second;
  if (a == b) return true;
  if (!c->draft->may_guard || c->guard_count == GUARDS) return false;
  const kf__lazy_job_t *job = c->draft->source;
  if (!kf__lazy_guarded_value(job, is_param, a, &first) ||
      !kf__lazy_guarded_value(job, is_param, b, &second) || !kf__lazy_same_scalar(&first, &second))
    return false;
  c->guards[c->guard_count++] = (kf__lazy_guard_t){is_param, a, b, {0}};
  return true;
}

static bool same_lists(const kf_list_t *a, const kf_list_t *b) {
  if (a == b) return true;
  if (kf_list_kind(a) != kf_list_kind(b) || kf_list_size(a) != kf_list_size(b)) return false;
  const size_t size = kf_list_size(a);
  if (size == 0) return true;
  switch (kf_list_kind(a)) {
    case KF_LIST_INTS:
      return memcmp(kf_list_ints(a).data, kf_list_ints(b).data, size * sizeof(int64_t)) == 0;
    case KF_LIST_FLOATS:
      return memcmp(kf_list_floats(a).data, kf_list_floats(b).data, size * sizeof(double)) == 0;
    case KF_LIST_BOOLS: return memcmp(kf_list_bools(a).data, kf_list_bools(b).data, size) == 0;
    default: return false;
  }
}

static bool same_argument(comparison_t *c, const kf_value_t *a, const kf_value_t *b) {
  if (a->tag != b->tag) return false;
  switch (a->tag) {
    case KF__LAZY_TAG_NUMBER:
      return same_if_guarded(c, false, (uint32_t)a->as.i, (uint32_t)b->as.i);
    case KF__LAZY_TAG_OPERAND:
    case KF__LAZY_TAG_OPERANDS: return a->as.i == b->as.i && a->extra.bits == b->extra.bits;
    case KF_TAG_NONE: return true;
    case KF_TAG_BOOL: return a->as.b == b->as.b;
    case KF_TAG_LIST:
      return same_lists((const kf_list_t *)a->as.pointer, (const kf_list_t *)b->as.pointer);
    case KF_TAG_STRING: return kf_value_equal(a, b);
    default: return !kf_tag_is_object(a->tag) && a->as.bits == b->as.bits;
  }
}

/* What is written over does not matter: both are new buffers. */
static bool is_overwritten(const kf__lazy_node_t *node, uint32_t index) {
  return index == 0 && kf__lazy_is_conversion(node);
}

static bool same_operand(comparison_t *c, const kf__lazy_operand_t *a,
                         const kf__lazy_operand_t *b) {
  if (a->kind != b->kind || a->flags != b->flags || !kf__lazy_geometry_equal(a->view, b->view))
    return false;
  if (a->kind == KF__LAZY_VALUE) return a->from.node == b->from.node && a->output == b->output;
  if (a->kind != KF__LAZY_DATA || a->output == b->output) return true;
  const kf__lazy_draft_t *draft = c->draft;
  return kf__lazy_is_wrapped(draft, a) && kf__lazy_is_wrapped(draft, b) &&
         kf__lazy_geometry_equal(kf__lazy_seen(draft, a), kf__lazy_seen(draft, b)) &&
         same_if_guarded(c, true, a->output, b->output);
}

static bool same_nodes(comparison_t *c, const kf__lazy_node_t *a, const kf__lazy_node_t *b) {
  if (a->op != b->op || a->arg_count != b->arg_count || a->operand_count != b->operand_count ||
      a->output_count != b->output_count)
    return false;
  for (uint32_t i = 0; i < a->output_count; i++)
    if (!kf__lazy_geometry_equal(a->outputs[i].geometry, b->outputs[i].geometry)) return false;
  for (uint32_t i = 0; i < a->operand_count; i++)
    if (!(is_overwritten(a, i) && is_overwritten(b, i)) &&
        !same_operand(c, &a->operands[i], &b->operands[i]))
      return false;
  for (uint32_t i = 0; i < a->arg_count; i++)
    if (!same_argument(c, &a->args[i], &b->args[i])) return false;
  return true;
}

/* ---- Finding ---- */

/* Of what all equal nodes share: operators and the nodes that they read. */
static size_t hash_of(const kf__lazy_node_t *node) {
  uint64_t hash = node->op->name_hash;
  for (uint32_t i = 0; i < node->operand_count; i++) {
    const kf__lazy_operand_t *operand = &node->operands[i];
    uint64_t word = operand->kind;
    if (operand->kind == KF__LAZY_VALUE && !is_overwritten(node, i))
      word = operand->from.node->position + operand->output + UINT64_C(8);
    else if (operand->kind == KF__LAZY_DATA && (operand->flags & KF__LAZY_WRAPPED) == 0)
      word = operand->output + (UINT64_C(1) << 40);
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
  }
  return (size_t)(hash ^ hash >> 32);
}

static bool can_merge(const kf__lazy_node_t *node) {
  if (node->writes || node->op->writes) return kf__lazy_is_conversion(node);
  return kf__lazy_is_catalogued(node->op) && node->output_count > 0;
}

/* Such a node is dead, or nearly so: nobody may be made to read it again. */
static bool is_replaced(const kf__lazy_draft_t *draft, const kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->output_count; i++)
    if (draft->replaced[kf__lazy_value_number(node, i)].kind != KF__LAZY_NONE) return true;
  return false;
}

/* All outputs or none: a node with one output left is computed nevertheless. */
static bool is_replaceable(const kf__lazy_draft_t *draft, const kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->output_count; i++) {
    const size_t number = kf__lazy_value_number(node, i);
    if (node->output_count > 1 &&
        (draft->facts[number] & (KF__LAZY_IS_ROOT | KF__LAZY_IS_REWRITTEN)) != 0)
      return false;
  }
  return true;
}

static bool is_large(const kf__lazy_geometry_t *geometry) {
  int64_t count = 1;
  for (uint32_t i = 0; geometry != NULL && i < geometry->ndim; i++) {
    const int64_t size = geometry->dims[i];
    if (kf__lazy_is_symbol(size) || size > LARGE) return true;
    count *= size;
    if (count > LARGE) return true;
  }
  return false;
}

/* Keeping a large value for a later node needs memory that the eager program does not; what is
 * cheap is computed again. */
static bool is_worth_keeping(const kf__lazy_node_t *first, const kf__lazy_node_t *second) {
  return second->number - first->number <= NEAR || !is_large(second->outputs[0].geometry) ||
         (!second->op->is_copy && kf__portable_of(second->op->op) == NULL);
}

/* Both nodes are results that later graphs may write to. */
static bool needs_copy(const kf__lazy_draft_t *draft, const kf__lazy_node_t *first,
                       const kf__lazy_node_t *second) {
  const size_t a = kf__lazy_value_number(first, 0), b = kf__lazy_value_number(second, 0);
  return second->output_count == 1 && !second->op->is_copy &&
         (draft->facts[a] & draft->facts[b] & KF__LAZY_IS_ROOT) != 0 &&
         ((draft->facts[a] | draft->facts[b]) & KF__LAZY_IS_REWRITTEN) == 0 &&
         kf__portable_of(second->op->op) == NULL;
}

/* Users of the second node read the first one. A guard that is not needed in the end only makes the
 * special plan rarer. */
static kf_status_t merge(kf__lazy_draft_t *draft, const comparison_t *c, kf__lazy_node_t *first,
                         kf__lazy_node_t *second) {
  if (!is_replaceable(draft, second) || !is_worth_keeping(first, second)) return KF_OK;
  for (size_t i = 0; i < c->guard_count; i++)
    if (!kf__lazy_guard(draft, c->guards[i])) return KF_OK;
  if (needs_copy(draft, first, second)) {
    kf__lazy_operand_t operand = {.kind = KF__LAZY_VALUE};
    operand.from.node = first;
    return kf__lazy_retarget(draft, second, "aten::clone", "", &operand, 1);
  }
  for (uint32_t i = 0; i < second->output_count; i++) {
    kf__lazy_operand_t by = {.kind = KF__LAZY_VALUE, .output = i};
    by.from.node = first;
    (void)kf__lazy_replace(draft, second, i, &by);
  }
  return KF_OK;
}

kf_status_t kf__lazy_pass_subexpressions(kf__lazy_draft_t *draft) {
  const size_t count = draft->graph.node_count;
  size_t capacity = 16;
  while (capacity < 2 * count) capacity *= 2;
  kf__lazy_node_t **table = kf_calloc(capacity, sizeof *table);
  if (table == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++) {
    kf__lazy_node_t *node = draft->graph.nodes[i];
    kf__lazy_resolve(draft, node);
    if (!can_merge(node) || is_replaced(draft, node)) continue;
    size_t at = hash_of(node) & (capacity - 1);
    comparison_t c = {.draft = draft};
    while (table[at] != NULL) {
      c.guard_count = 0;
      if (same_nodes(&c, table[at], node)) break;
      at = (at + 1) & (capacity - 1);
    }
    if (table[at] != NULL)
      status = merge(draft, &c, table[at], node);
    else
      table[at] = node;
  }
  kf_free(table);
  return status;
}
