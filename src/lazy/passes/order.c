/* The order of elementwise nodes. An optimizer calls one operator for all parameters, then the next
 * one: neighbours have different shapes, and fused code needs the same shape. Within a run of
 * elementwise nodes, each node moves up to the last one of its shape, unless it needs a value that
 * is made in between, or would write to memory that is read in between. Small fills of new buffers
 * move to the beginning of the run, which they would divide. */
#include "codegen/fusion.h"
#include "lazy/passes/passes.h"

enum {
  FARTHEST = 256,   /* nodes that a node moves over */
  MAX_FILLED = 1024 /* elements of a fill that is made earlier */
};

static bool is_elementwise(const kf__lazy_node_t *node) {
  if (node->op->op == NULL || node->op->is_random || node->output_count != 1 ||
      node->outputs[0].geometry == NULL)
    return false;
  const kf__portable_t *code = kf__portable_of(node->op->op);
  return code != NULL && kf__portable_kind(code) == KF__PORTABLE_ELEMENTWISE;
}

static bool same_shape(const kf__lazy_node_t *a, const kf__lazy_node_t *b) {
  const kf__lazy_geometry_t *x = a->outputs[0].geometry, *y = b->outputs[0].geometry;
  return x->ndim == y->ndim && kf__lazy_same_dims(x->dims, y->dims, x->ndim);
}

static bool reads(const kf__lazy_node_t *node, const kf__lazy_operand_t *value) {
  for (uint32_t i = 0; i < node->operand_count; i++) {
    const kf__lazy_operand_t *operand = &node->operands[i];
    if (operand->kind == value->kind && operand->output == value->output &&
        (value->kind == KF__LAZY_DATA || operand->from.node == value->from.node))
      return true;
  }
  return false;
}

/* Whether a node can run before another one that the program calls first. */
static bool can_pass(const kf__lazy_node_t *node, const kf__lazy_node_t *other) {
  for (uint32_t i = 0; i < node->operand_count; i++) {
    const kf__lazy_operand_t *operand = &node->operands[i];
    if (operand->kind == KF__LAZY_VALUE && operand->from.node == other) return false;
    if ((operand->flags & KF__LAZY_WRITTEN) != 0 && kf__lazy_has_value(operand) &&
        reads(other, operand))
      return false;
  }
  return true;
}

static void move_to(kf__lazy_node_t **nodes, size_t to, size_t at) {
  kf__lazy_node_t *node = nodes[at];
  memmove(&nodes[to + 1], &nodes[to], (at - to) * sizeof *nodes);
  nodes[to] = node;
}

/* Moves node `at` of a run that begins at `first`. */
static void move_up(kf__lazy_node_t **nodes, size_t first, size_t at) {
  kf__lazy_node_t *node = nodes[at];
  size_t to = at;
  while (to > first && at - to < FARTHEST && !same_shape(nodes[to - 1], node)) {
    if (!can_pass(node, nodes[to - 1])) return;
    to--;
  }
  if (to == first || at - to == FARTHEST) return;
  move_to(nodes, to, at);
}

/* Whether the second node fills the buffer that the first one makes, and reads no other value. */
static bool is_small_fill(const kf__lazy_node_t *made, const kf__lazy_node_t *node) {
  if (made->op != &kf__lazy_empty || node->op->is_random || node->output_count != 1 ||
      node->outputs[0].rewrites != 0 || node->outputs[0].geometry == NULL ||
      node->operand_count != 1 || node->operands[0].kind != KF__LAZY_VALUE ||
      node->operands[0].from.node != made)
    return false;
  int64_t count = 1;
  const kf__lazy_geometry_t *geometry = node->outputs[0].geometry;
  for (uint32_t i = 0; i < geometry->ndim; i++) {
    if (geometry->dims[i] < 0 || geometry->dims[i] > MAX_FILLED) return false; /* or a symbol */
    count *= geometry->dims[i];
    if (count > MAX_FILLED) return false;
  }
  return true;
}

kf_status_t kf__lazy_pass_order(kf__lazy_draft_t *draft) {
  kf__lazy_node_t **nodes = draft->graph.nodes;
  const size_t count = draft->graph.node_count;
  size_t first = 0;
  for (size_t i = 0; i < count; i++) {
    if (is_elementwise(nodes[i])) {
      move_up(nodes, first, i);
    } else if (i + 1 < count && i - first < FARTHEST && is_small_fill(nodes[i], nodes[i + 1])) {
      move_to(nodes, first++, i++);
      move_to(nodes, first++, i);
    } else {
      first = i + 1;
    }
  }
  return KF_OK;
}
