/* Algebraic simplification by a table of rules. Each rule finds nodes whose result is one of their
 * operands, or of the operands below, for every value of the type: -0.0, infinities and NaN
 * included. kf__lazy_replace checks that type, sizes and strides are the same, so a rule need not.
 *
 * Views have no nodes, so transposes of transposes and views of views never get here; conversions
 * to the same type and clones are copies (copies.c). */
#include "lazy/passes/passes.h"

typedef struct rule rule_t;
typedef bool (*apply_fn)(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule);
struct rule {
  const char *name; /* with the overload */
  apply_fn apply;
  double number;
};

/* ---- Operands that are numbers ---- */

/* By bits: 0.0 is not -0.0. */
static bool is_number(const kf_scalar_t *value, double number) {
  double found = value->as.f;
  if (value->tag == KF_TAG_INT) found = (double)value->as.i;
  if (value->tag == KF_TAG_BOOL) found = value->as.b;
  return memcmp(&found, &number, sizeof number) == 0;
}

static bool is_guarded(kf__lazy_draft_t *draft, bool is_param, uint32_t index, double number) {
  kf__lazy_guard_t guard = {is_param, index, KF__LAZY_NO_OTHER, {0}};
  return draft->may_guard && kf__lazy_guarded_value(draft->source, is_param, index, &guard.value) &&
         is_number(&guard.value, number) && kf__lazy_guard(draft, guard);
}

/* Only of constants on the CPU: the address of another device's memory cannot be read. */
static bool is_filled_with(const kf_tensor_t *constant, double number) {
  if (constant->device.type != KF_DEVICE_CPU || constant->numel == 0 || !kf__is_dense(constant))
    return false;
  const char *data =
      (const char *)constant->storage->data + constant->offset * kf__itemsize(constant);
  for (int64_t i = 0; i < constant->numel; i++) {
    kf_scalar_t value = {0};
    float f;
    switch (constant->dtype) {
      case KF_DTYPE_FLOAT32:
        memcpy(&f, data + i * 4, sizeof f);
        value.tag = KF_TAG_FLOAT;
        value.as.f = f;
        break;
      case KF_DTYPE_FLOAT64:
        value.tag = KF_TAG_FLOAT;
        memcpy(&value.as.f, data + i * 8, 8);
        break;
      case KF_DTYPE_INT64:
        value.tag = KF_TAG_INT;
        memcpy(&value.as.i, data + i * 8, 8);
        break;
      default: return false;
    }
    if (!is_number(&value, number)) return false;
  }
  return true;
}

/* Whether an argument is a number in all runs that pass the guards. */
static bool is_argument(kf__lazy_draft_t *draft, const kf__lazy_node_t *node, uint32_t index,
                        double number) {
  const kf_value_t *value = &node->args[index];
  if (value->tag == KF__LAZY_TAG_NUMBER)
    return is_guarded(draft, false, (uint32_t)value->as.i, number);
  if (value->tag == KF_TAG_INT)
    return is_number(&(kf_scalar_t){.tag = KF_TAG_INT, .as.i = value->as.i}, number);
  if (value->tag != KF__LAZY_TAG_OPERAND) return false;
  const kf__lazy_operand_t *operand = &node->operands[value->as.i];
  if (kf__lazy_is_wrapped(draft, operand)) return is_guarded(draft, true, operand->output, number);
  const kf_tensor_t *constant = kf__lazy_constant_of(draft, operand);
  return constant != NULL && operand->view == NULL &&
         (operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG)) == 0 && is_filled_with(constant, number);
}

/* ---- Rules ---- */

static bool is_complex(const kf__lazy_geometry_t *geometry) {
  return geometry != NULL && kf_dtype_is_complex((kf_dtype_t)geometry->dtype);
}
static bool is_floating(const kf__lazy_geometry_t *geometry) {
  return kf_dtype_is_floating((kf_dtype_t)geometry->dtype);
}

/* Replaces the result by an argument if another argument has a number. */
static bool keep_if(kf__lazy_draft_t *draft, const kf__lazy_node_t *node, uint32_t kept,
                    uint32_t neutral, double number) {
  const size_t guards = draft->guard_count;
  if (node->args[kept].tag == KF__LAZY_TAG_OPERAND && is_argument(draft, node, neutral, number) &&
      kf__lazy_replace(draft, node, 0, &node->operands[node->args[kept].as.i]))
    return true;
  draft->guard_count = guards;
  return false;
}

/* x * 1, x / 1, pow(x, 1). Complex products make -0.0 of 0.0. */
static bool keep_first(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  return !is_complex(node->outputs[0].geometry) && keep_if(draft, node, 0, 1, rule->number);
}

static bool keep_either(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  return keep_first(draft, node, rule) ||
         (!is_complex(node->outputs[0].geometry) && keep_if(draft, node, 1, 0, rule->number));
}

/* pow(x, 1) is x. pow(x, 2) is x * x for the types whose kernel computes it so; fused code has a
 * product and no call then. */
static bool simplify_power(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  if (keep_first(draft, node, rule)) return true;
  const uint32_t dtype = node->outputs[0].geometry->dtype;
  if ((dtype != KF_DTYPE_FLOAT32 && dtype != KF_DTYPE_FLOAT64) || node->operand_count != 1 ||
      !kf__lazy_has_value(&node->operands[0]) || kf__lazy_seen(draft, &node->operands[0]) == NULL ||
      kf__lazy_seen(draft, &node->operands[0])->dtype != dtype || !is_argument(draft, node, 1, 2))
    return false;
  const kf__lazy_operand_t both[] = {node->operands[0], node->operands[0]};
  draft->failed |= kf__lazy_retarget(draft, node, "aten::mul", "Tensor", both, 2) != KF_OK;
  return !draft->failed;
}

static bool has_no_factor(const kf__lazy_node_t *node) {
  return node->arg_count == 3 && node->args[2].tag == KF_TAG_INT && node->args[2].as.i == 1;
}

/* x - 0 is x. x + 0.0 is 0.0 for -0.0, so floating-point sums need -0.0. */
static bool keep_difference(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  return has_no_factor(node) && keep_first(draft, node, rule);
}

static bool keep_sum(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  if (!has_no_factor(node) || is_complex(node->outputs[0].geometry)) return false;
  const double zero = is_floating(node->outputs[0].geometry) ? -0.0 : rule->number;
  return keep_if(draft, node, 0, 1, zero) || keep_if(draft, node, 1, 0, zero);
}

/* The operand of a unary node, if it is a whole result of the same operator. */
static const kf__lazy_operand_t *same_below(const kf__lazy_node_t *node) {
  const kf__lazy_operand_t *operand = &node->operands[0];
  const bool is_same = node->operand_count == 1 && operand->kind == KF__LAZY_VALUE &&
                       operand->view == NULL && operand->flags == 0 &&
                       operand->from.node->op == node->op;
  return is_same ? operand : NULL;
}

/* f(f(x)) is x. */
static bool cancel(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  (void)rule;
  const kf__lazy_operand_t *operand = same_below(node);
  return operand != NULL && kf__lazy_replace(draft, node, 0, &operand->from.node->operands[0]);
}

/* f(f(x)) is f(x). */
static bool apply_once(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  (void)rule;
  const kf__lazy_operand_t *operand = same_below(node);
  return operand != NULL && kf__lazy_replace(draft, node, 0, operand);
}

/* f(x, x) is x; for where, the two last operands. */
static bool keep_same(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  (void)rule;
  if (node->operand_count < 2) return false;
  const kf__lazy_operand_t *a = &node->operands[node->operand_count - 2], *b = a + 1;
  return kf__lazy_has_value(a) && a->kind == b->kind && a->output == b->output &&
         (a->kind == KF__LAZY_DATA || a->from.node == b->from.node) && a->flags == b->flags &&
         kf__lazy_geometry_equal(a->view, b->view) && kf__lazy_replace(draft, node, 0, a);
}

/* Whether all numbers of a type are numbers of another one. NaN of half types has no fixed bits. */
static bool contains(uint32_t wide, uint32_t narrow) {
  switch (wide) {
    case KF_DTYPE_FLOAT64:
      return narrow == KF_DTYPE_FLOAT32 || narrow == KF_DTYPE_INT32 || narrow == KF_DTYPE_INT16 ||
             narrow == KF_DTYPE_INT8 || narrow == KF_DTYPE_UINT8 || narrow == KF_DTYPE_BOOL;
    case KF_DTYPE_INT64:
      return narrow == KF_DTYPE_INT32 || narrow == KF_DTYPE_INT16 || narrow == KF_DTYPE_INT8 ||
             narrow == KF_DTYPE_UINT8 || narrow == KF_DTYPE_BOOL;
    case KF_DTYPE_INT32:
      return narrow == KF_DTYPE_INT16 || narrow == KF_DTYPE_INT8 || narrow == KF_DTYPE_UINT8 ||
             narrow == KF_DTYPE_BOOL;
    default: return false;
  }
}

/* A conversion to a wider type and back. */
static bool cancel_conversions(kf__lazy_draft_t *draft, kf__lazy_node_t *node, const rule_t *rule) {
  (void)rule;
  if (!kf__lazy_is_conversion(node)) return false;
  const kf__lazy_operand_t *wide = &node->operands[1];
  if (wide->kind != KF__LAZY_VALUE || wide->view != NULL || wide->flags != 0 ||
      !kf__lazy_is_conversion(wide->from.node))
    return false;
  return contains(wide->from.node->outputs[0].geometry->dtype, node->outputs[0].geometry->dtype) &&
         kf__lazy_replace(draft, node, 0, &wide->from.node->operands[1]);
}

static const rule_t rules[] = {
    {"aten::mul.Tensor", keep_either, 1},
    {"aten::mul.Scalar", keep_first, 1},
    {"aten::div.Tensor", keep_first, 1},
    {"aten::div.Scalar", keep_first, 1},
    {"aten::pow.Tensor_Scalar", simplify_power, 1},
    {"aten::sub.Tensor", keep_difference, 0},
    {"aten::sub.Scalar", keep_difference, 0},
    {"aten::add.Tensor", keep_sum, 0},
    {"aten::add.Scalar", keep_sum, 0},
    {"aten::neg", cancel, 0},
    {"aten::bitwise_not", cancel, 0},
    {"aten::logical_not", cancel, 0},
    {"aten::abs", apply_once, 0},
    {"aten::relu", apply_once, 0},
    {"aten::ceil", apply_once, 0},
    {"aten::floor", apply_once, 0},
    {"aten::trunc", apply_once, 0},
    {"aten::round", apply_once, 0},
    {"aten::sign", apply_once, 0},
    {"aten::maximum", keep_same, 0},
    {"aten::minimum", keep_same, 0},
    {"aten::bitwise_and.Tensor", keep_same, 0},
    {"aten::bitwise_or.Tensor", keep_same, 0},
    {"aten::where.self", keep_same, 0},
    {"aten::copy_", cancel_conversions, 0},
};

static const rule_t *rule_of(const kf__lazy_op_t *op) {
  const char *name = kf__lazy_op_name(op);
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    if (strcmp(rules[i].name, name) == 0) return &rules[i];
  return NULL;
}

kf_status_t kf__lazy_pass_simplify(kf__lazy_draft_t *draft) {
  for (size_t i = 0; i < draft->graph.node_count; i++) {
    kf__lazy_node_t *node = draft->graph.nodes[i];
    kf__lazy_resolve(draft, node);
    if (node->output_count != 1 || node->outputs[0].geometry == NULL) continue;
    const rule_t *rule = rule_of(node->op);
    if (rule != NULL) (void)rule->apply(draft, node, rule);
  }
  return KF_OK;
}
