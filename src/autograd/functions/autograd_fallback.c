/* Operators without an autograd kernel.
 *
 * The basic fallback is registered for every autograd key. It runs the operator and makes sure that
 * a gradient that reaches it in backward is not lost silently: depending on the mode, that is an
 * error, a warning, or ignored. The strict kernel is for operators that must fail in backward; it
 * is registered explicitly. */
#include "autograd/functions/autograd_fallback.h"

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "ops/core/kernel_support.h"

static uint32_t mode = KF_AUTOGRAD_FALLBACK_ERROR;
static kf_boxed_fn fallback = kf_autograd_basic_fallback;

kf_autograd_fallback_mode_t kf_get_autograd_fallback_mode(void) {
  return (kf_autograd_fallback_mode_t)__atomic_load_n(&mode, __ATOMIC_RELAXED);
}

kf_status_t kf_set_autograd_fallback_mode(kf_autograd_fallback_mode_t set) {
  if ((uint32_t)set > KF_AUTOGRAD_FALLBACK_ERROR)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_set_autograd_fallback_mode: expected nothing (0), warn (1) or error "
                        "(2), found %u",
                        (unsigned)set);
  __atomic_store_n(&mode, set, __ATOMIC_RELAXED);
  return KF_OK;
}

void kf_set_autograd_fallback(kf_boxed_fn set) {
  __atomic_store_n(&fallback, set, __ATOMIC_RELEASE);
}
kf_boxed_fn kf_get_autograd_fallback(void) { return __atomic_load_n(&fallback, __ATOMIC_ACQUIRE); }

static kf_status_t go_on(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(call->op, kf__below_autograd(call), stack);
}

kf_status_t kf__autograd_fallback(const kf_call_t *call, kf_stack_t *stack) {
  kf_boxed_fn fn = kf_get_autograd_fallback();
  return fn != NULL ? fn(call, stack) : go_on(call, stack);
}

/* ---- Visiting tensors ---- */

typedef struct {
  kf_tensor_t **tensors; /* borrowed */
  uint32_t *slots;       /* index of the argument or return */
  size_t count, capacity, slot_capacity;
} visited_t;

static void forget(visited_t *v) {
  kf_free(v->tensors);
  kf_free(v->slots);
}

static kf_status_t visit_tensor(visited_t *v, kf_tensor_t *tensor, size_t slot) {
  void *tensors = v->tensors, *slots = v->slots;
  kf_status_t status = kf__grow(&tensors, &v->capacity, v->count + 1, sizeof *v->tensors);
  v->tensors = tensors;
  if (status == KF_OK) status = kf__grow(&slots, &v->slot_capacity, v->count + 1, sizeof *v->slots);
  v->slots = slots;
  if (status != KF_OK) return status;
  KF_ASSERT(v->count < v->capacity);
  KF_ASSERT(v->count < v->slot_capacity);
  v->tensors[v->count] = tensor;
  v->slots[v->count++] = (uint32_t)slot;
  return KF_OK;
}

static bool is_tensor_list(const kf_type_t *type) {
  return type->kind == KF_TYPE_LIST && type->children[0]->kind == KF_TYPE_TENSOR;
}

/* Collects tensors and the elements of Tensor[], but not those of Tensor?[] or other containers. */
static kf_status_t visit(visited_t *v, const kf_value_t *values, size_t count,
                         const kf_argument_t *(*describe)(const kf_schema_t *, size_t),
                         const kf_schema_t *schema) {
  for (size_t i = 0; i < count; i++) {
    if (values[i].tag == KF_TAG_TENSOR) {
      KF_TRY(visit_tensor(v, (kf_tensor_t *)(void *)values[i].as.object, i));
    } else if (values[i].tag == KF_TAG_LIST && is_tensor_list(describe(schema, i)->type)) {
      kf_tensor_span_t list = kf_list_tensors((const kf_list_t *)(void *)values[i].as.object);
      for (size_t k = 0; k < list.size; k++) KF_TRY(visit_tensor(v, list.data[k], i));
    }
  }
  return KF_OK;
}

static kf_status_t visit_arguments(visited_t *v, const kf_schema_t *schema,
                                   const kf_stack_t *stack) {
  size_t count = kf_schema_argument_count(schema);
  KF_ASSERT(count <= stack->size);
  return visit(v, stack->values + stack->size - count, count, kf_schema_argument, schema);
}

static kf_status_t visit_returns(visited_t *v, const kf_schema_t *schema, const kf_stack_t *stack) {
  size_t count = kf_schema_return_count(schema);
  KF_ASSERT(count <= stack->size);
  return visit(v, stack->values + stack->size - count, count, kf_schema_return, schema);
}

static bool is_write(const kf_argument_t *argument) {
  return argument->alias != NULL && argument->alias->is_write;
}
static bool is_alias(const kf_argument_t *argument) {
  return argument->alias != NULL && !argument->alias->is_write;
}

/* ---- Backward of operators without a derivative ---- */

#define REMEDY                                                                              \
  "If the operator is differentiable, register its derivative with kf_library_derivative; " \
  "if not, register a fallthrough kernel for the key Autograd."

static kf_status_t complain(const char *op, uint32_t how) {
  if (how == KF_AUTOGRAD_FALLBACK_WARN) {
    kf_warn(
        KF__COMPATIBLE(KF__TORCH_NO_AUTOGRAD_KEY,
                       "%s has no derivative, so gradients of what comes before it are wrong. %s"),
        op,
        KF__IN_FULL(KF__TORCH_NO_AUTOGRAD_KERNEL, KF__COMPATIBLE(KF__TORCH_DERIVATIVE, REMEDY)));
    return KF_OK;
  }
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_NO_AUTOGRAD_KEY_ERROR,
                                     "%s has no derivative, so the gradient would be lost. " REMEDY
                                     " kf_set_autograd_fallback_mode makes this a warning."),
                      op);
}

typedef struct {
  kf__node_t node;
  const kf_op_t *op;
  uint32_t how;
  bool strict;
} unknown_node_t;

static kf_status_t unknown_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                    kf_tensor_t **out) {
  const unknown_node_t *n = (const unknown_node_t *)(const void *)node;
  (void)grads;
  (void)out;
  if (n->strict)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_STRICT_DERIVATIVE, "%s has no derivative"),
                        kf_op_name(n->op));
  return complain(kf_op_name(n->op), n->how);
}

static void unknown_destroy(kf__node_t *node) {
  kf_op_release(((unknown_node_t *)(void *)node)->op);
}

static const kf__node_type_t warn_type = {.name = "WarnNotImplemented",
                                          .size = sizeof(unknown_node_t),
                                          .backward = unknown_backward,
                                          .destroy = unknown_destroy,
                                          .runs_always = true};
static const kf__node_type_t strict_type = {.name = "NotImplemented",
                                            .size = sizeof(unknown_node_t),
                                            .backward = unknown_backward,
                                            .destroy = unknown_destroy,
                                            .runs_always = true};

static kf_status_t unknown_node(const kf_call_t *call, const kf__node_type_t *type,
                                const visited_t *inputs, unknown_node_t **out) {
  unknown_node_t *n = (unknown_node_t *)(void *)kf__node_new(type, (uint32_t)inputs->count, 0);
  if (n == NULL) return kf__no_memory();
  n->op = call->op;
  n->how = kf_get_autograd_fallback_mode();
  n->strict = type == &strict_type;
  kf_op_retain(call->op);
  for (size_t i = 0; i < inputs->count; i++) {
    kf_status_t status = kf__node_link(&n->node, (uint32_t)i, inputs->tensors[i]);
    if (status == KF_OK) continue;
    kf__node_release(&n->node);
    return status;
  }
  *out = n;
  return KF_OK;
}

/* ---- The basic fallback ---- */

typedef struct {
  const kf_op_t *op;
  uint32_t how;
} watch_t;

static kf_status_t watch(void *context, kf_tensor_t *grad, kf_tensor_t **out_grad) {
  const watch_t *w = context;
  (void)grad;
  (void)out_grad;
  return complain(kf_op_name(w->op), w->how);
}

static void drop_watch(void *context) {
  watch_t *w = context;
  kf_op_release(w->op);
  kf_free(w);
}

static kf_status_t add_watch(kf_tensor_t *tensor, const kf_op_t *op) {
  watch_t *w = kf_alloc(sizeof *w);
  uint64_t id = 0;
  if (w == NULL) return kf__no_memory();
  w->op = op;
  w->how = kf_get_autograd_fallback_mode();
  kf_op_retain(op);
  kf_status_t status = kf_tensor_register_hook(tensor, watch, w, drop_watch, &id);
  if (status != KF_OK) drop_watch(w);
  return status;
}

/* A new output gets the warning node as its history. An output that already has a history (its
 * kernel recorded something) gets a hook instead, and so does the base of a written view. */
static kf_status_t treat_output(unknown_node_t *n, kf_tensor_t *t, uint32_t index, bool written) {
  if (t == NULL || t->storage == NULL || !kf__dtype_has_grad(t->dtype)) return KF_OK;
  if (!kf__wants_grad(t)) return written ? KF_OK : kf__set_history(t, &n->node, index);
  KF_TRY(add_watch(t, n->op));
  if (!written || (t->flags & KF__IS_VIEW) == 0) return KF_OK;
  kf_tensor_t *base = kf__view_base(t);
  return kf__wants_grad(base) ? add_watch(base, n->op) : KF_OK;
}

static kf_status_t treat_outputs(unknown_node_t *n, const kf_schema_t *schema,
                                 const kf_stack_t *stack) {
  visited_t outputs = {NULL, NULL, 0, 0, 0};
  kf_status_t status = visit_returns(&outputs, schema, stack);
  if (status == KF_OK) status = kf__node_set_outputs(&n->node, (uint32_t)outputs.count);
  for (size_t i = 0; i < outputs.count && status == KF_OK; i++)
    status = treat_output(n, outputs.tensors[i], (uint32_t)i,
                          is_write(kf_schema_return(schema, outputs.slots[i])));
  forget(&outputs);
  return status;
}

static bool value_wants_grad(const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR)
    return kf__wants_grad_opt((const kf_tensor_t *)(const void *)value->as.object);
  if (value->tag != KF_TAG_LIST) return false;
  const kf_list_t *list = (const kf_list_t *)(const void *)value->as.object;
  kf_tensor_span_t tensors = kf_list_tensors(list);
  for (size_t i = 0; i < tensors.size; i++)
    if (kf__wants_grad_opt(tensors.data[i])) return true;
  kf_value_span_t values = kf_list_values(list);
  for (size_t i = 0; i < values.size; i++)
    if (value_wants_grad(&values.data[i])) return true;
  return false;
}

bool kf_autograd_records(const kf_stack_t *stack, size_t count) {
  if (!kf__grad_mode()) return false;
  KF_ASSERT(count <= stack->size);
  for (size_t i = stack->size - count; i < stack->size; i++)
    if (value_wants_grad(&stack->values[i])) return true;
  return false;
}

static kf_status_t go_on_watched(const kf_call_t *call, const kf_schema_t *schema,
                                 kf_stack_t *stack) {
  visited_t inputs = {NULL, NULL, 0, 0, 0};
  unknown_node_t *n = NULL;
  kf_status_t status = visit_arguments(&inputs, schema, stack);
  if (status == KF_OK) status = unknown_node(call, &warn_type, &inputs, &n);
  forget(&inputs);
  if (status == KF_OK) status = go_on(call, stack);
  if (status == KF_OK) status = treat_outputs(n, schema, stack);
  if (n != NULL) kf__node_release(&n->node);
  return status;
}

static kf_status_t no_schema(const kf_call_t *call) {
  return kf_error_set(KF_ERR_MISUSE, "%s has no schema", kf_op_full_name(call->op));
}

kf_status_t kf_autograd_basic_fallback(const kf_call_t *call, kf_stack_t *stack) {
  if (kf_get_autograd_fallback_mode() == KF_AUTOGRAD_FALLBACK_NOTHING) return go_on(call, stack);
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL) return no_schema(call);
  kf_status_t status = kf_autograd_records(stack, kf_schema_argument_count(schema))
                           ? go_on_watched(call, schema, stack)
                           : go_on(call, stack);
  kf_schema_release(schema);
  return status;
}

/* ---- The strict kernel ---- */

typedef struct {
  bool writes_output, has_view, has_out;
} about_t;

static kf_status_t look(const kf_schema_t *schema, about_t *about) {
  int outputs = 0, inputs = 0;
  memset(about, 0, sizeof *about);
  for (size_t i = 0; i < kf_schema_return_count(schema); i++) {
    about->writes_output |= is_write(kf_schema_return(schema, i));
    outputs += is_alias(kf_schema_return(schema, i));
  }
  if (outputs > 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SEVERAL_OUTPUTS, KF__SEVERAL_ALIASES), "output");
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    about->has_out |= argument->is_out;
    inputs += is_alias(argument);
  }
  if (inputs > 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SEVERAL_INPUTS, KF__SEVERAL_ALIASES), "input");
  about->has_view = inputs > 0;
  return KF_OK;
}

/* Checks that the arguments that the operator writes may be written. */
static kf_status_t check_written(const kf_schema_t *schema, const visited_t *inputs,
                                 const about_t *about) {
  for (size_t i = 0; i < inputs->count; i++) {
    if (!is_write(kf_schema_argument(schema, inputs->slots[i]))) continue;
    kf_status_t status = kf__check_inplace(inputs->tensors[i]);
    if (status == KF_OK) continue;
    if (!about->has_out) return status;
    return kf__refuse_recorded_out(kf_schema_name(schema));
  }
  return KF_OK;
}

static kf_status_t give_history(unknown_node_t *n, const kf_schema_t *schema,
                                const kf_stack_t *stack) {
  visited_t outputs = {NULL, NULL, 0, 0, 0};
  kf_status_t status = visit_returns(&outputs, schema, stack);
  if (status == KF_OK) status = kf__node_set_outputs(&n->node, (uint32_t)outputs.count);
  for (size_t i = 0; i < outputs.count && status == KF_OK; i++)
    status = is_write(kf_schema_return(schema, outputs.slots[i]))
                 ? kf__rebase_history(outputs.tensors[i], &n->node, (uint32_t)i)
                 : kf__set_history(outputs.tensors[i], &n->node, (uint32_t)i);
  forget(&outputs);
  return status;
}

/* Only the inputs that want gradients get edges. */
static kf_status_t strict_node(const kf_call_t *call, visited_t *inputs, unknown_node_t **out) {
  size_t kept = 0;
  for (size_t i = 0; i < inputs->count; i++)
    if (kf__wants_grad_opt(inputs->tensors[i])) inputs->tensors[kept++] = inputs->tensors[i];
  inputs->count = kept;
  return unknown_node(call, &strict_type, inputs, out);
}

const char *kf__autograd_fallback_source(void) { return __FILE__; }

kf_status_t kf_autograd_not_implemented(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL) return no_schema(call);
  visited_t inputs = {NULL, NULL, 0, 0, 0};
  unknown_node_t *n = NULL;
  about_t about;
  kf_status_t status = look(schema, &about);
  if (status == KF_OK) status = visit_arguments(&inputs, schema, stack);
  if (status == KF_OK && kf_autograd_records(stack, kf_schema_argument_count(schema))) {
    status = check_written(schema, &inputs, &about);
    if (status == KF_OK) status = strict_node(call, &inputs, &n);
  }
  forget(&inputs);
  if (status == KF_OK) {
    bool tracks = about.has_view || about.writes_output;
    kf__below_t below = tracks ? kf__below_autograd_enter() : kf__below_enter();
    unsigned rank = tracks ? KF_RANK_AutogradOther : KF_RANK_ADInplaceOrView;
    status = kf_op_redispatch_boxed(call->op, kf_keyset_below(call->keyset, rank), stack);
    kf__below_leave(below);
  }
  if (status == KF_OK && n != NULL) status = give_history(n, schema, stack);
  if (n != NULL) kf__node_release(&n->node);
  kf_schema_release(schema);
  return status;
}
