/* Patterns that an operator of the catalogue computes: softmax, log_softmax, layer_norm, gelu and
 * silu, written from primitive operators, become one call of that operator. Its kernel uses shorter
 * formulas than the primitives one by one, so results may differ in the last bits
 * (kf_lazy_options_t.exact).
 *
 * Products are compared by their factors and one number, so x * 0.5 * f, 0.5 * (x * f) and
 * f * (x / 2) are the same pattern. A value inside a pattern must have no users outside of it:
 * otherwise it is computed anyway, and the call would be additional work. Programs that are
 * differentiated keep such values for the backward pass, and are left as they are. */
#include <math.h>

#include "lazy/passes/passes.h"

typedef const kf__lazy_operand_t operand_t;
typedef const kf__lazy_node_t node_t;

typedef struct matcher {
  kf__lazy_draft_t *draft;
  uint32_t *uses; /* of each value: operands that read it, and roots */
  uint32_t dtype; /* of every value of the pattern */
} matcher_t;

/* ---- Values ---- */

static uint32_t uses_of(const matcher_t *m, operand_t *value) {
  return m->uses[kf__lazy_value_number(value->from.node, value->output)];
}

static bool is_same(operand_t *a, operand_t *b) {
  return a->kind == b->kind && a->output == b->output && a->flags == b->flags &&
         (a->kind == KF__LAZY_DATA || a->from.node == b->from.node) &&
         kf__lazy_geometry_equal(a->view, b->view);
}

/* The node that makes a value, if that is its first result as a whole; `name` has no overload. */
static node_t *made_by(const matcher_t *m, operand_t *value, const char *name) {
  if (value == NULL || value->kind != KF__LAZY_VALUE || value->view != NULL || value->flags != 0 ||
      value->output != 0)
    return NULL;
  node_t *node = value->from.node;
  const kf__lazy_geometry_t *geometry = node->outputs[0].geometry;
  const bool fits = node->op->op != NULL && !node->op->writes && geometry != NULL &&
                    geometry->dtype == m->dtype && strcmp(kf_op_name(node->op->op), name) == 0;
  return fits ? node : NULL;
}

/* The same for a value that is read once. */
static node_t *only(const matcher_t *m, operand_t *value, const char *name) {
  node_t *node = made_by(m, value, name);
  return node != NULL && uses_of(m, value) == 1 ? node : NULL;
}

static operand_t *operand_at(node_t *node, uint32_t index) {
  if (index >= node->arg_count || node->args[index].tag != KF__LAZY_TAG_OPERAND) return NULL;
  operand_t *operand = &node->operands[node->args[index].as.i];
  return kf__lazy_has_value(operand) ? operand : NULL;
}

/* An argument that is a number, in all runs that pass the guards. */
static bool read_number(matcher_t *m, node_t *node, uint32_t index, double *out_number) {
  const kf_value_t *value = &node->args[index];
  kf__lazy_guard_t guard = {false, 0, KF__LAZY_NO_OTHER, {0}};
  if (value->tag == KF_TAG_INT) {
    *out_number = (double)value->as.i;
    return true;
  }
  if (value->tag == KF__LAZY_TAG_NUMBER) {
    guard.index = (uint32_t)value->as.i;
  } else {
    operand_t *operand = operand_at(node, index);
    if (operand == NULL || !kf__lazy_is_wrapped(m->draft, operand)) return false;
    guard.is_param = true;
    guard.index = operand->output;
  }
  if (!kf__lazy_guarded_value(m->draft->source, guard.is_param, guard.index, &guard.value) ||
      !kf__lazy_guard(m->draft, guard))
    return false;
  *out_number = guard.value.tag == KF_TAG_FLOAT ? guard.value.as.f : (double)guard.value.as.i;
  return guard.value.tag != KF_TAG_BOOL;
}

/* ---- Products and sums ---- */

enum { MOST_PARTS = 4 };
typedef struct parts {
  double number;
  operand_t *values[MOST_PARTS];
  uint32_t count;
} parts_t;

static bool add_part(parts_t *parts, operand_t *value) {
  if (value == NULL || parts->count == MOST_PARTS) return false;
  parts->values[parts->count++] = value;
  return true;
}

static bool find_factors(matcher_t *m, operand_t *value, parts_t *product);

static bool multiply(matcher_t *m, node_t *node, uint32_t index, parts_t *product) {
  double number;
  if (read_number(m, node, index, &number)) {
    product->number *= number;
    return true;
  }
  operand_t *operand = operand_at(node, index);
  return operand != NULL && find_factors(m, operand, product);
}

static bool find_power(matcher_t *m, node_t *node, parts_t *product) {
  double power;
  if (!read_number(m, node, 1, &power) || (power != 2 && power != 3)) return false;
  for (int i = 0; i < (int)power; i++)
    if (!add_part(product, operand_at(node, 0))) return false;
  return true;
}

static bool is_quotient(node_t *node) { return node->arg_count == 2; /* not rounded */ }

static bool find_factors(matcher_t *m, operand_t *value, parts_t *product) {
  node_t *node = only(m, value, "aten::mul");
  if (node != NULL) return multiply(m, node, 0, product) && multiply(m, node, 1, product);
  node = only(m, value, "aten::div");
  double number;
  if (node != NULL && is_quotient(node) && read_number(m, node, 1, &number)) {
    product->number /= number;
    return multiply(m, node, 0, product);
  }
  node = only(m, value, "aten::pow");
  if (node != NULL) return find_power(m, node, product);
  return add_part(product, value);
}

static bool has_no_factor(node_t *node) {
  return node->arg_count == 3 && node->args[2].tag == KF_TAG_INT && node->args[2].as.i == 1;
}

/* A sum of two. */
static bool find_terms(matcher_t *m, operand_t *value, parts_t *sum) {
  node_t *node = only(m, value, "aten::add");
  *sum = (parts_t){0};
  if (node == NULL || !has_no_factor(node)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    double number;
    if (read_number(m, node, i, &number))
      sum->number += number;
    else if (!add_part(sum, operand_at(node, i)))
      return false;
  }
  return true;
}

/* Constants that a program rounds to 9 digits are meant to be the exact ones. */
static bool is_near(const matcher_t *m, double number, double wanted) {
  const double error = m->dtype == KF_DTYPE_FLOAT64 ? 1e-15 : 1e-8;
  return fabs(number - wanted) <= error * fabs(wanted);
}

/* number * x^power */
static bool is_monomial(matcher_t *m, operand_t *value, double number, operand_t *x,
                        uint32_t power) {
  parts_t product = {.number = 1};
  if (!find_factors(m, value, &product) || product.count != power ||
      !is_near(m, product.number, number))
    return false;
  for (uint32_t i = 0; i < power; i++)
    if (!is_same(product.values[i], x)) return false;
  return true;
}

/* ---- Calls ---- */

static const kf__lazy_geometry_t *geometry_of(const matcher_t *m, operand_t *value) {
  return kf__lazy_seen(m->draft, value);
}

/* A value that the call reads later than the program did: nobody may write to it meanwhile. */
static bool can_read(const matcher_t *m, operand_t *x) {
  size_t number = m->draft->value_count + x->output;
  if (x->flags != 0 || kf__lazy_constant_of(m->draft, x) != NULL) return false;
  if (x->kind == KF__LAZY_VALUE) number = kf__lazy_value_number(x->from.node, x->output);
  return (m->draft->facts[number] & KF__LAZY_IS_REWRITTEN) == 0;
}

/* Whether the result of a node can be that of an operator that keeps the shape of x. */
static bool keeps_shape(const matcher_t *m, node_t *node, operand_t *x) {
  const kf__lazy_geometry_t *from = geometry_of(m, x), *to = node->outputs[0].geometry;
  return can_read(m, x) && from != NULL && from->dtype == to->dtype && from->ndim == to->ndim &&
         kf__lazy_same_dims(from->dims, to->dims, to->ndim);
}

static kf_value_t operand_value(uint32_t index) {
  kf_value_t value = {.tag = KF__LAZY_TAG_OPERAND, .extra.bits = 1};
  value.as.i = index;
  return value;
}

static bool call(matcher_t *m, kf__lazy_node_t *node, const char *name, kf_value_t *args,
                 uint32_t arg_count, operand_t *operands, uint16_t count) {
  m->draft->failed |=
      kf__lazy_call(m->draft, node, name, "", args, arg_count, operands, count) != KF_OK;
  return !m->draft->failed;
}

/* ---- gelu and silu ---- */

/* sqrt(2/pi) * (x + 0.044715 * x^3), or x * (1 + 0.044715 * x^2) instead of the sum. */
static bool is_argument_of_tanh(matcher_t *m, operand_t *value, operand_t *x) {
  parts_t product = {.number = 1}, sum;
  const double cubic = 0.044715;
  if (!find_factors(m, value, &product) || !is_near(m, product.number, 0.79788456080286535588))
    return false;
  for (uint32_t i = 0; i < 2 && product.count == 2; i++)
    if (is_same(product.values[i], x) && find_terms(m, product.values[1 - i], &sum) &&
        sum.number == 1 && sum.count == 1)
      return is_monomial(m, sum.values[0], cubic, x, 2);
  if (product.count != 1 || !find_terms(m, product.values[0], &sum) || sum.number != 0 ||
      sum.count != 2)
    return false;
  const uint32_t other = is_same(sum.values[0], x) ? 1 : 0;
  return is_same(sum.values[1 - other], x) && is_monomial(m, sum.values[other], cubic, x, 3);
}

/* Returns the argument `approximate` if a factor is 1 + erf(x / sqrt(2)) or 1 + tanh(...). */
static const char *gelu_of(matcher_t *m, operand_t *factor, operand_t *x) {
  parts_t sum;
  if (!find_terms(m, factor, &sum) || sum.number != 1 || sum.count != 1) return NULL;
  node_t *function = only(m, sum.values[0], "aten::erf");
  if (function != NULL)
    return is_monomial(m, &function->operands[0], 0.70710678118654752440, x, 1) ? "none" : NULL;
  function = only(m, sum.values[0], "aten::tanh");
  return function != NULL && is_argument_of_tanh(m, &function->operands[0], x) ? "tanh" : NULL;
}

static bool call_gelu(matcher_t *m, kf__lazy_node_t *node, operand_t *x, const char *approximate) {
  kf_value_t args[2] = {operand_value(0), kf_value_none()};
  m->draft->failed |= kf_value_string(approximate, strlen(approximate), &args[1]) != KF_OK ||
                      kf__lazy_draft_own(m->draft, &args[1]) != KF_OK;
  return !m->draft->failed && call(m, node, "aten::gelu", args, 2, x, 1);
}

static bool match_activation(matcher_t *m, kf__lazy_node_t *node) {
  parts_t product = {.number = 1};
  if (!multiply(m, node, 0, &product) || !multiply(m, node, 1, &product) || product.count != 2)
    return false;
  for (uint32_t i = 0; i < 2; i++) {
    operand_t *x = product.values[i], *factor = product.values[1 - i];
    if (!keeps_shape(m, node, x)) continue;
    const char *approximate = product.number == 0.5 ? gelu_of(m, factor, x) : NULL;
    if (approximate != NULL) return call_gelu(m, node, x, approximate);
    node_t *sigmoid = only(m, factor, "aten::sigmoid");
    if (product.number == 1 && sigmoid != NULL && is_same(&sigmoid->operands[0], x)) {
      kf_value_t args[1] = {operand_value(0)};
      return call(m, node, "aten::silu", args, 1, x, 1);
    }
  }
  return false;
}

/* ---- Reductions of rows ---- */

/* The dimensions of a reduction of x that keeps them; 0: it is another one. */
static uint64_t dims_of(const matcher_t *m, node_t *node, operand_t *x, uint32_t keepdim) {
  const kf__lazy_geometry_t *geometry = geometry_of(m, x);
  operand_t *reduced = operand_at(node, 0);
  if (reduced == NULL || !is_same(reduced, x) || geometry == NULL || node->arg_count <= keepdim ||
      node->args[keepdim].tag != KF_TAG_BOOL || !node->args[keepdim].as.b)
    return 0;
  for (uint32_t i = keepdim + 1; i < node->arg_count; i++)
    if (node->args[i].tag != KF_TAG_NONE) return 0; /* dtype */
  const kf_value_t *dims = &node->args[1];
  const int64_t ndim = geometry->ndim;
  if (ndim > KF__LISTED_DIMS) return 0; /* the bits of a set */
  kf_int_span_t list = {&dims->as.i, 1};
  if (dims->tag == KF_TAG_LIST) list = kf_list_ints((const kf_list_t *)dims->as.pointer);
  uint64_t bits = 0;
  for (size_t i = 0; i < list.size; i++)
    bits |= UINT64_C(1) << (list.data[i] < 0 ? list.data[i] + ndim : list.data[i]);
  return dims->tag == KF_TAG_LIST || dims->tag == KF_TAG_INT ? bits : 0;
}

static uint64_t reduces(const matcher_t *m, operand_t *value, const char *name, operand_t *x) {
  node_t *node = only(m, value, name);
  return node != NULL ? dims_of(m, node, x, 2) : 0;
}

/* x - max(x): its dimensions, and x. */
static uint64_t is_lowered(const matcher_t *m, operand_t *value, operand_t **out_x) {
  node_t *node = made_by(m, value, "aten::sub");
  if (node == NULL || !has_no_factor(node)) return 0;
  operand_t *x = *out_x = operand_at(node, 0), *top = operand_at(node, 1);
  if (x == NULL || top == NULL) return 0;
  const uint64_t dims = reduces(m, top, "aten::amax", x);
  return dims != 0 ? dims : reduces(m, top, "aten::max", x);
}

/* One dimension of the rows: the operator has no list. */
static bool call_softmax(matcher_t *m, kf__lazy_node_t *node, const char *name, operand_t *x,
                         uint64_t dims) {
  if ((dims & (dims - 1)) != 0 || !keeps_shape(m, node, x)) return false;
  kf_value_t args[3] = {operand_value(0), kf_value_int(__builtin_ctzll(dims)),
                        kf_value_bool(false)};
  return call(m, node, name, args, 3, x, 1);
}

/* e / sum(e), e = exp(x - max(x)) */
static bool match_softmax(matcher_t *m, kf__lazy_node_t *node) {
  operand_t *e = operand_at(node, 0), *sum = operand_at(node, 1), *x = NULL;
  node_t *power = made_by(m, e, "aten::exp");
  if (power == NULL || sum == NULL || uses_of(m, e) != 2) return false;
  operand_t *lowered = &power->operands[0];
  const uint64_t dims = is_lowered(m, lowered, &x);
  return dims != 0 && uses_of(m, lowered) == 1 && reduces(m, sum, "aten::sum", e) == dims &&
         call_softmax(m, node, "aten::_softmax", x, dims);
}

/* l - log(sum(exp(l))), l = x - max(x) */
static bool match_log_softmax(matcher_t *m, kf__lazy_node_t *node) {
  operand_t *lowered = operand_at(node, 0), *second = operand_at(node, 1), *x = NULL;
  if (!has_no_factor(node) || lowered == NULL || second == NULL) return false;
  node_t *log = only(m, second, "aten::log");
  node_t *sum = log != NULL ? only(m, &log->operands[0], "aten::sum") : NULL;
  node_t *power = sum != NULL ? only(m, &sum->operands[0], "aten::exp") : NULL;
  const uint64_t dims = is_lowered(m, lowered, &x);
  return dims != 0 && power != NULL && is_same(&power->operands[0], lowered) &&
         uses_of(m, lowered) == 2 && dims_of(m, sum, &sum->operands[0], 2) == dims &&
         call_softmax(m, node, "aten::_log_softmax", x, dims);
}

/* ---- layer_norm ---- */

enum { NORMALIZED = 1, WEIGHT = 2, BIAS = 3, EPSILON = 4, NORM_ARGUMENTS = 6 };

/* mean(c * c), or the variance of x without a correction: its dimensions. */
static uint64_t is_variance(matcher_t *m, operand_t *value, operand_t *c, operand_t *x) {
  node_t *mean = only(m, value, "aten::mean"), *var = only(m, value, "aten::var");
  double correction;
  if (var != NULL && var->arg_count == 4 && var->args[2].tag != KF_TAG_NONE &&
      read_number(m, var, 2, &correction) && correction == 0)
    return dims_of(m, var, x, 3);
  operand_t *square = mean != NULL ? operand_at(mean, 0) : NULL;
  if (square == NULL || !is_monomial(m, square, 1, c, 2)) return 0;
  return dims_of(m, mean, square, 2);
}

/* The number of last dimensions; 0: others. */
static uint32_t last_dims(uint64_t dims, uint32_t ndim) {
  uint32_t count = 0;
  while (count < ndim && (dims >> (ndim - 1 - count) & 1) != 0) count++;
  return (uint32_t)__builtin_popcountll(dims) == count ? count : 0;
}

static bool call_layer_norm(matcher_t *m, kf__lazy_node_t *node, operand_t *x, uint64_t dims,
                            double epsilon) {
  const kf__lazy_geometry_t *geometry = geometry_of(m, x);
  const uint32_t count = last_dims(dims, geometry->ndim);
  kf_list_t *list = NULL;
  if (count == 0 || !keeps_shape(m, node, x)) return false;
  m->draft->failed |=
      kf_list_of_ints(geometry->dims + geometry->ndim - count, count, &list) != KF_OK;
  if (m->draft->failed) return false;
  kf_value_t args[NORM_ARGUMENTS] = {
      operand_value(0),        kf_value_object_take(KF_TAG_LIST, list),
      kf_value_none(),         kf_value_none(),
      kf_value_float(epsilon), kf_value_bool(true)};
  m->draft->failed |= kf__lazy_draft_own(m->draft, &args[NORMALIZED]) != KF_OK;
  return !m->draft->failed && call(m, node, "aten::layer_norm", args, NORM_ARGUMENTS, x, 1);
}

/* c * rsqrt(v + epsilon) or c / sqrt(v + epsilon), c = x - mean(x) */
static bool match_normalized(matcher_t *m, kf__lazy_node_t *node, operand_t *c, operand_t *scale,
                             const char *root) {
  parts_t sum;
  node_t *centered = made_by(m, c, "aten::sub"), *function = only(m, scale, root);
  if (centered == NULL || function == NULL || !has_no_factor(centered) || uses_of(m, c) > 3)
    return false;
  operand_t *x = operand_at(centered, 0), *mean = operand_at(centered, 1);
  if (x == NULL || mean == NULL || !find_terms(m, &function->operands[0], &sum) || sum.count != 1)
    return false;
  const uint64_t dims = reduces(m, mean, "aten::mean", x);
  return dims != 0 && is_variance(m, sum.values[0], c, x) == dims &&
         call_layer_norm(m, node, x, dims, sum.number);
}

/* Gives a layer_norm without it a weight or a bias. */
static bool attach(matcher_t *m, kf__lazy_node_t *node, operand_t *normalized, operand_t *affine,
                   uint32_t which) {
  node_t *norm = only(m, normalized, "aten::layer_norm");
  if (norm == NULL || affine == NULL || norm->args[which].tag != KF_TAG_NONE ||
      norm->args[BIAS].tag != KF_TAG_NONE || !can_read(m, affine) ||
      !keeps_shape(m, node, normalized))
    return false;
  const kf__lazy_geometry_t *geometry = geometry_of(m, affine);
  kf_int_span_t shape = kf_list_ints((const kf_list_t *)norm->args[NORMALIZED].as.pointer);
  if (geometry == NULL || geometry->dtype != m->dtype || geometry->ndim != shape.size ||
      !kf__lazy_same_dims(geometry->dims, shape.data, geometry->ndim))
    return false;
  kf__lazy_operand_t operands[3];
  kf_value_t args[NORM_ARGUMENTS];
  const uint16_t count = norm->operand_count;
  memcpy(args, norm->args, sizeof args);
  memcpy(operands, norm->operands, count * sizeof *operands);
  operands[count] = *affine;
  args[which] = operand_value(count);
  return call(m, node, "aten::layer_norm", args, NORM_ARGUMENTS, operands, count + 1);
}

/* ---- Rules ---- */

static bool in_either_order(matcher_t *m, kf__lazy_node_t *node,
                            bool (*match)(matcher_t *, kf__lazy_node_t *, operand_t *,
                                          operand_t *)) {
  operand_t *a = operand_at(node, 0), *b = operand_at(node, 1);
  return a != NULL && b != NULL && (match(m, node, a, b) || match(m, node, b, a));
}

static bool match_scaled(matcher_t *m, kf__lazy_node_t *node, operand_t *a, operand_t *b) {
  return match_normalized(m, node, a, b, "aten::rsqrt") || attach(m, node, a, b, WEIGHT);
}
static bool match_product(matcher_t *m, kf__lazy_node_t *node) {
  return in_either_order(m, node, match_scaled);
}

static bool match_quotient(matcher_t *m, kf__lazy_node_t *node) {
  operand_t *a = operand_at(node, 0), *b = operand_at(node, 1);
  return is_quotient(node) && a != NULL && b != NULL &&
         match_normalized(m, node, a, b, "aten::sqrt");
}

static bool match_shifted(matcher_t *m, kf__lazy_node_t *node, operand_t *a, operand_t *b) {
  return attach(m, node, a, b, BIAS);
}
static bool match_sum(matcher_t *m, kf__lazy_node_t *node) {
  return has_no_factor(node) && in_either_order(m, node, match_shifted);
}

static const struct {
  const char *name; /* of the last operator */
  bool (*match)(matcher_t *m, kf__lazy_node_t *node);
} rules[] = {
    {"aten::mul", match_activation},  {"aten::mul", match_product},  {"aten::div", match_softmax},
    {"aten::sub", match_log_softmax}, {"aten::div", match_quotient}, {"aten::add", match_sum},
};

/* Guards of a rule that does not apply are forgotten. */
static void apply_rules(matcher_t *m, kf__lazy_node_t *node) {
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    const size_t guards = m->draft->guard_count;
    if (strcmp(kf_op_name(node->op->op), rules[i].name) != 0) continue;
    if (rules[i].match(m, node) || m->draft->failed) return;
    m->draft->guard_count = guards;
  }
}

static void count_uses(matcher_t *m) {
  const kf__lazy_job_t *graph = &m->draft->graph;
  for (size_t i = 0; i < graph->node_count; i++)
    for (uint32_t k = 0; k < graph->nodes[i]->operand_count; k++) {
      operand_t *operand = &graph->nodes[i]->operands[k];
      if (operand->kind == KF__LAZY_VALUE)
        m->uses[kf__lazy_value_number(operand->from.node, operand->output)]++;
    }
  for (size_t i = 0; i < graph->root_count; i++)
    m->uses[kf__lazy_value_number(graph->roots[i].node, graph->roots[i].output)]++;
}

kf_status_t kf__lazy_pass_kernels(kf__lazy_draft_t *draft) {
  matcher_t m = {.draft = draft};
  m.uses = kf__lazy_draft_take(draft, (draft->value_count + 1) * sizeof *m.uses);
  if (m.uses == NULL) return kf__no_memory();
  count_uses(&m);
  for (size_t i = 0; i < draft->graph.node_count && !draft->failed; i++) {
    kf__lazy_node_t *node = draft->graph.nodes[i];
    if (node->op->op == NULL || node->op->writes || node->output_count != 1 ||
        node->outputs[0].geometry == NULL)
      continue;
    m.dtype = node->outputs[0].geometry->dtype;
    if (m.dtype == KF_DTYPE_FLOAT32 || m.dtype == KF_DTYPE_FLOAT64) apply_rules(&m, node);
  }
  return draft->failed ? kf__no_memory() : KF_OK;
}
