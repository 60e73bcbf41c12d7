/* Derivatives that a program registers for its own operators (kf_library_derivative): a boxed
 * kernel at the key Autograd that records calls as custom functions. It translates between the
 * operator's arguments and returns, some of which are lists, and the node's edges and outputs,
 * which are single tensors.
 *
 * A recipe holds one registration. The kernel and every recorded call hold a reference to it, so
 * backward works after the library is released. recorded_t is the state of one recorded call; the
 * node of the call owns it. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "base/versioned_struct.h"
#include "dispatch/registry/library_internal.h"
#include "dispatch/registry/owner.h"

/* How an argument or return takes part: not at all, as one tensor, or as a list of tensors. */
typedef enum { PLAIN, TENSOR, TENSORS } kind_t;

typedef struct {
  kf_object_t object;
  kf_derivative_fn derivative;
  uint32_t flags;
  kf_derivative_options_t options;
  const kf_schema_t *schema; /* owned */
  char *node_name;
  size_t input_count, output_count;
  uint8_t *kinds; /* of the arguments, then of the returns */
} recipe_t;

/* All tensors of a call's arguments, or of its returns, in one array. */
typedef struct {
  uint32_t *counts; /* tensors in each argument or return, then a was-None flag for each */
  size_t count;     /* total number of tensors */
  kf__saved_t *saved;
} side_t;

typedef struct {
  recipe_t *recipe;
  kf_node_t *node;   /* borrowed: the node owns this */
  kf_value_t *plain; /* arguments that are not tensors; None for the others */
  side_t inputs, outputs;
  bool holds_code; /* the derivative is plug-in code, which must stay loaded until this is freed */
} recorded_t;

/* ---- Recipes ---- */

static void destroy_recipe(kf_object_t *self) {
  recipe_t *r = (recipe_t *)(void *)self;
  if (r->options.release != NULL) r->options.release(r->options.context);
  kf_schema_release(r->schema);
  kf_free(r->node_name);
  kf_free(r->kinds);
  kf_free(r);
}
static const kf_object_type_t recipe_type = {
    .struct_size = sizeof recipe_type, .name = "Derivative", .destroy = destroy_recipe};
static void drop_recipe(void *recipe) { kf_object_release(recipe); }

static kind_t kind_of(const kf_type_t *type) {
  if (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  if (type->kind == KF_TYPE_TENSOR) return TENSOR;
  if (type->kind != KF_TYPE_LIST) return PLAIN;
  type = type->children[0];
  if (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  return type->kind == KF_TYPE_TENSOR ? TENSORS : PLAIN;
}

/* "my::leaky_cube" gives LeakyCubeBackward0, in the style of the built-in nodes. */
static char *make_node_name(const char *op) {
  static const char end[] = "Backward0";
  const char *colons = strstr(op, "::");
  const char *from = colons != NULL ? colons + 2 : op;
  char *name = kf_alloc(strlen(from) + sizeof end), *to = name;
  bool begins = true;
  if (name == NULL) return NULL;
  for (; *from != '\0'; from++) {
    if (*from != '_') *to++ = (char)(begins ? toupper((unsigned char)*from) : *from);
    begins = *from == '_';
  }
  memcpy(to, end, sizeof end);
  return name;
}

static kf_status_t check_functional(const char *op, const kf_schema_t *schema) {
  bool functional = !kf_schema_is_mutable(schema) && !kf_schema_is_vararg(schema) &&
                    !kf_schema_is_varret(schema) && kf_schema_return_count(schema) > 0;
  for (size_t i = 0; i < kf_schema_return_count(schema); i++)
    functional &= kf_schema_return(schema, i)->alias == NULL;
  if (functional) return KF_OK;
  char text[512];
  (void)kf_schema_print(schema, text, sizeof text);
  return kf_error_set(
      KF_ERR_RUNTIME,
      "kf_library_derivative: %s must have a fixed number of arguments and returns, "
      "write to no argument and return no view, but its schema is %s. Register a "
      "kernel for KF_KEY_Autograd instead, or a derivative for a functional form of "
      "the operator.",
      op, text);
}

static kf_status_t read_given(const char *name, kf_derivative_fn derivative, uint32_t flags,
                              const kf_derivative_options_t *given,
                              kf_derivative_options_t *options) {
  const uint32_t known = KF_DERIVATIVE_SAVE_INPUTS | KF_DERIVATIVE_SAVE_OUTPUTS |
                         KF_DERIVATIVE_UNDEFINED_GRADS | KF_DERIVATIVE_ONCE;
  memset(options, 0, sizeof *options);
  if (name == NULL || derivative == NULL)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_library_derivative: expected a name and a derivative, found NULL");
  if (given != NULL)
    KF_TRY(kf__struct_read(KF__STRUCT(kf_derivative_options_t), "kf_library_derivative", given,
                           options));
  if ((flags & ~known) != 0)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_library_derivative(\"%s\"): expected flags of kf_derivative_flag_t, "
                        "found %#x",
                        name, (unsigned)flags);
  return KF_OK;
}

/* Makes a recipe for this operator, without the options. */
static kf_status_t make_recipe(const kf_op_t *op, recipe_t **out) {
  recipe_t *r = kf_calloc(1, sizeof *r);
  if (r == NULL) return kf__no_memory();
  kf_object_init(&r->object, &recipe_type);
  r->schema = kf_op_schema(op);
  kf_status_t status = KF_OK;
  if (r->schema == NULL)
    status = kf_error_set(KF_ERR_NOT_FOUND, "%s has no schema any more", kf_op_full_name(op));
  else
    status = check_functional(kf_op_full_name(op), r->schema);
  if (status == KF_OK) {
    r->input_count = kf_schema_argument_count(r->schema);
    r->output_count = kf_schema_return_count(r->schema);
    r->node_name = make_node_name(kf_op_name(op));
    r->kinds = kf_alloc(r->input_count + r->output_count);
    if (r->node_name == NULL || r->kinds == NULL) status = kf__no_memory();
  }
  if (status != KF_OK) {
    drop_recipe(r);
    return status;
  }
  for (size_t i = 0; i < r->input_count; i++)
    r->kinds[i] = (uint8_t)kind_of(kf_schema_argument(r->schema, i)->type);
  for (size_t i = 0; i < r->output_count; i++)
    r->kinds[r->input_count + i] = (uint8_t)kind_of(kf_schema_return(r->schema, i)->type);
  *out = r;
  return KF_OK;
}

/* ---- Sides ---- */

static size_t list_size(const kf_value_t *value) {
  return value->tag == KF_TAG_LIST ? kf_list_size((const kf_list_t *)(void *)value->as.object) : 0;
}

static kf_tensor_t *tensor_in(const kf_value_t *value) {
  return value->tag == KF_TAG_TENSOR ? value->as.tensor : NULL;
}

/* An element of a list, borrowed. Lists of tensors are packed unless they were created as lists of
 * values. */
static kf_tensor_t *element(const kf_value_t *value, size_t index) {
  const kf_list_t *list = (const kf_list_t *)(void *)value->as.object;
  if (kf_list_kind(list) == KF_LIST_TENSORS) return kf_list_tensors(list).data[index];
  kf_value_span_t values = kf_list_values(list);
  return index < values.size ? tensor_in(&values.data[index]) : NULL;
}

/* Counts the tensors in the values, and gives the caller a block with owned references to them. */
static kf_status_t flatten(side_t *side, const kf_value_t *values, const uint8_t *kinds,
                           size_t size, kf_tensor_t ***out_tensors) {
  *out_tensors = NULL;
  side->counts = kf_calloc(2 * size + 1, sizeof *side->counts);
  if (side->counts == NULL) return kf__no_memory();
  for (size_t i = 0; i < size; i++) {
    side->counts[i] = kinds[i] == TENSOR    ? 1
                      : kinds[i] == TENSORS ? (uint32_t)list_size(&values[i])
                                            : 0;
    side->counts[size + i] = values[i].tag == KF_TAG_NONE;
    side->count += side->counts[i];
  }
  kf_tensor_t **tensors = kf_calloc(side->count + 1, sizeof *tensors);
  if (tensors == NULL) return kf__no_memory();
  size_t at = 0;
  for (size_t i = 0; i < size; i++)
    for (size_t k = 0; k < side->counts[i]; k++, at++) {
      tensors[at] = kinds[i] == TENSOR ? tensor_in(&values[i]) : element(&values[i], k);
      kf_tensor_retain(tensors[at]);
    }
  KF_ASSERT(at == side->count);
  *out_tensors = tensors;
  return KF_OK;
}

static void release_tensors(kf_tensor_t **tensors, size_t count) {
  if (tensors == NULL) return;
  for (size_t i = 0; i < count; i++) kf_tensor_release(tensors[i]);
  kf_free(tensors);
}

/* Saves the tensors. Outputs of `node` (if not NULL) are saved as outputs, which avoids a reference
 * cycle. */
static kf_status_t save_side(side_t *side, kf_tensor_t *const *tensors, const kf_node_t *node) {
  KF_ASSERT(side->saved == NULL);
  side->saved = kf_calloc(side->count + 1, sizeof *side->saved);
  if (side->saved == NULL) return kf__no_memory();
  for (size_t i = 0; i < side->count; i++) {
    bool is_output =
        node != NULL && tensors[i] != NULL && kf_tensor_stored_node(tensors[i]) == node;
    KF_TRY(is_output ? kf__save_output(&side->saved[i], tensors[i], (uint32_t)i)
                     : kf__save(&side->saved[i], tensors[i]));
  }
  return KF_OK;
}

static void drop_saved(side_t *side, kf_node_t *node) {
  for (size_t i = 0; side->saved != NULL && i < side->count; i++)
    kf__saved_drop_shared(node, &side->saved[i]);
}

static void free_side(side_t *side) {
  for (size_t i = 0; side->saved != NULL && i < side->count; i++) kf__saved_drop(&side->saved[i]);
  kf_free(side->saved);
  kf_free(side->counts);
}

/* ---- Recorded calls ---- */

static void release_saved(void *context) {
  recorded_t *r = context;
  drop_saved(&r->inputs, r->node);
  drop_saved(&r->outputs, r->node);
}

static void free_recorded(void *context) {
  recorded_t *r = context;
  free_side(&r->inputs);
  free_side(&r->outputs);
  for (size_t i = 0; r->plain != NULL && i < r->recipe->input_count; i++)
    kf_value_clear(&r->plain[i]);
  kf_free(r->plain);
  kf_typed_fn derivative = (kf_typed_fn)r->recipe->derivative;
  drop_recipe(r->recipe);
  if (r->holds_code) kf__code_drop(derivative);
  kf_free(r);
}

/* Keeps an argument that is not a tensor. Lists are copied, because the caller could modify
 * them. */
static kf_status_t keep_plain(const kf_value_t *value, kf_value_t *out) {
  if (value->tag != KF_TAG_LIST) {
    *out = kf_value_copy(*value);
    return KF_OK;
  }
  const kf_list_t *list = (const kf_list_t *)(void *)value->as.object;
  kf_list_t *copy = NULL;
  KF_TRY(kf_list_create(kf_list_kind(list), kf_list_size(list), &copy));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < kf_list_size(list) && status == KF_OK; i++) {
    kf_value_t item = kf_value_none();
    status = kf_list_get(list, i, &item);
    if (status == KF_OK) status = kf_list_append(copy, &item);
    kf_value_clear(&item);
  }
  if (status == KF_OK)
    *out = kf_value_object_take(KF_TAG_LIST, copy);
  else
    kf_object_release(copy);
  return status;
}

static kf_status_t make_recorded(recipe_t *recipe, const kf_value_t *values, recorded_t **out,
                                 kf_tensor_t ***out_tensors) {
  recorded_t *r = kf_calloc(1, sizeof *r);
  *out_tensors = NULL;
  if (r == NULL) return kf__no_memory();
  kf_object_retain(recipe);
  r->recipe = recipe;
  r->holds_code = kf__code_hold((kf_typed_fn)recipe->derivative);
  r->plain = kf_calloc(recipe->input_count + 1, sizeof *r->plain); /* zero is None */
  kf_status_t status = r->plain != NULL ? KF_OK : kf__no_memory();
  for (size_t i = 0; i < recipe->input_count && status == KF_OK; i++)
    if (recipe->kinds[i] == PLAIN) status = keep_plain(&values[i], &r->plain[i]);
  if (status == KF_OK)
    status = flatten(&r->inputs, values, recipe->kinds, recipe->input_count, out_tensors);
  if (status == KF_OK)
    *out = r;
  else
    free_recorded(r);
  return status;
}

/* ---- Backward ---- */

/* The arrays that are passed to the derivative, in one block; owns the values. */
typedef struct {
  kf_value_t *inputs, *outputs, *grads, *out_grads;
  bool *needs;
  kf_value_t *block;
  size_t size;
} shown_t;

static kf_status_t make_shown(const recipe_t *recipe, shown_t *s) {
  size_t inputs = recipe->input_count, outputs = recipe->output_count;
  s->size = 2 * (inputs + outputs);
  s->block = kf_calloc(1, s->size * sizeof *s->block + inputs); /* zero is None */
  if (s->block == NULL) return kf__no_memory();
  s->inputs = s->block;
  s->out_grads = s->inputs + inputs;
  s->outputs = s->out_grads + inputs;
  s->grads = s->outputs + outputs;
  s->needs = (bool *)(s->grads + outputs);
  return KF_OK;
}

static void free_shown(shown_t *s) {
  for (size_t i = 0; s->block != NULL && i < s->size; i++) kf_value_clear(&s->block[i]);
  kf_free(s->block);
}

/* Makes the value of an argument or return out of its `count` tensors. */
static kf_status_t join(kind_t kind, kf_tensor_t *const *tensors, size_t count, kf_value_t *out) {
  KF_ASSERT(kind != PLAIN);
  KF_ASSERT(kind != TENSOR || count == 1);
  if (kind == TENSOR) {
    *out = kf_value_tensor(tensors[0]);
    return KF_OK;
  }
  kf_list_t *list = NULL;
  KF_TRY(kf_list_of_tensors(tensors, count, &list));
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

/* Makes the values of `size` arguments or returns out of all their tensors; None stays None. */
static kf_status_t join_all(const side_t *side, const uint8_t *kinds, size_t size,
                            kf_tensor_t *const *tensors, kf_value_t *out) {
  for (size_t i = 0; i < size; i++) {
    if (kinds[i] != PLAIN && side->counts[size + i] == 0)
      KF_TRY(join((kind_t)kinds[i], tensors, side->counts[i], &out[i]));
    tensors += side->counts[i];
  }
  return KF_OK;
}

static kf_status_t show_saved(kf_node_t *node, side_t *side, const uint8_t *kinds, size_t size,
                              kf_value_t *out) {
  if (side->saved == NULL) return KF_OK;
  kf_tensor_t **tensors = kf_calloc(side->count + 1, sizeof *tensors);
  if (tensors == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < side->count && status == KF_OK; i++)
    status = kf__unpack(node, &side->saved[i], &tensors[i]);
  if (status == KF_OK) status = join_all(side, kinds, size, tensors, out);
  release_tensors(tensors, side->count);
  return status;
}

static kf_status_t show(recorded_t *r, kf_node_t *node, kf_tensor_t *const *grads, shown_t *s) {
  const recipe_t *recipe = r->recipe;
  const uint8_t *returns = recipe->kinds + recipe->input_count;
  uint32_t edge = 0;
  for (size_t i = 0; i < recipe->input_count; i++) {
    if (recipe->kinds[i] == PLAIN) s->inputs[i] = kf_value_copy(r->plain[i]);
    s->needs[i] = kf__node_wants_any(node, edge, r->inputs.counts[i]);
    edge += r->inputs.counts[i];
  }
  KF_TRY(show_saved(node, &r->inputs, recipe->kinds, recipe->input_count, s->inputs));
  KF_TRY(show_saved(node, &r->outputs, returns, recipe->output_count, s->outputs));
  return join_all(&r->outputs, returns, recipe->output_count, grads, s->grads);
}

static kf_status_t wrong_gradient(const recipe_t *recipe, size_t index, size_t count,
                                  const kf_value_t *found) {
  char expected[64] = "no gradient", got[64];
  if (recipe->kinds[index] == TENSOR)
    (void)snprintf(expected, sizeof expected, "a tensor or None");
  else if (recipe->kinds[index] == TENSORS)
    (void)snprintf(expected, sizeof expected, "None or a list of %zu tensors", count);
  (void)snprintf(got, sizeof got, "%s", kf_tag_name((kf_tag_t)found->tag));
  if (found->tag == KF_TAG_LIST) (void)snprintf(got, sizeof got, "a list of %zu", list_size(found));
  return kf_error_set(KF_ERR_TYPE,
                      "the derivative of %s gave a wrong gradient for argument '%s': expected %s, "
                      "found %s",
                      kf_schema_name(recipe->schema),
                      kf_schema_argument(recipe->schema, index)->name, expected, got);
}

/* Checks the gradient that the derivative stored for one argument, and stores owned references to
 * the wanted gradients in `out`. */
static kf_status_t take_gradient(const recipe_t *recipe, kf_node_t *node, size_t index,
                                 uint32_t edge, uint32_t count, const kf_value_t *given,
                                 kf_tensor_t **out) {
  if (given->tag == KF_TAG_NONE) return KF_OK;
  bool fits = recipe->kinds[index] == TENSOR
                  ? given->tag == KF_TAG_TENSOR
                  : recipe->kinds[index] == TENSORS && given->tag == KF_TAG_LIST &&
                        list_size(given) == count;
  if (!fits) return wrong_gradient(recipe, index, count, given);
  for (uint32_t k = 0; k < count; k++) {
    kf_tensor_t *grad = recipe->kinds[index] == TENSOR ? given->as.tensor : element(given, k);
    if (grad == NULL || !kf__is_defined(grad) || !kf__node_wants(node, edge + k)) continue;
    kf_tensor_retain(grad);
    out[edge + k] = grad;
  }
  return KF_OK;
}

static kf_status_t run_backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  recorded_t *r = context;
  const recipe_t *recipe = r->recipe;
  shown_t s = {NULL, NULL, NULL, NULL, NULL, NULL, 0};
  bool any = false;
  for (size_t i = 0; i < grad_count; i++) any |= grads[i] != NULL;
  (void)out_count;
  KF_ASSERT(grad_count == r->outputs.count);
  KF_ASSERT(out_count == r->inputs.count);
  if (!any) return KF_OK; /* derivatives are linear in the gradients: all results are zero */
  KF_TRY(make_shown(recipe, &s));
  kf_status_t status = show(r, node, grads, &s);
  if (status == KF_OK) {
    kf_derivative_t call = {sizeof call, recipe->flags,       recipe->options.context,
                            node,        recipe->input_count, recipe->output_count,
                            s.inputs,    s.outputs,           s.grads,
                            s.needs,     s.out_grads};
    status = recipe->derivative(&call);
  }
  uint32_t edge = 0;
  for (size_t i = 0; i < recipe->input_count && status == KF_OK; i++) {
    uint32_t count = r->inputs.counts[i];
    status = take_gradient(recipe, node, i, edge, count, &s.out_grads[i], out_grads);
    edge += count;
  }
  KF_ASSERT(status != KF_OK || edge == r->inputs.count);
  free_shown(&s);
  return status;
}

/* ---- Forward ---- */

static kf_status_t go_on(const kf_call_t *call, kf_stack_t *stack) {
  kf__below_t below = kf__below_enter();
  kf_status_t status = kf_op_redispatch_boxed(call->op, kf__below_autograd(call), stack);
  kf__below_leave(below);
  return status;
}

static kf_status_t make_node(recorded_t *r, kf_tensor_span_t inputs, kf_node_t **out_node) {
  const recipe_t *recipe = r->recipe;
  kf_function_t function = {.struct_size = sizeof function,
                            .name = recipe->node_name,
                            .backward = run_backward,
                            .release_saved = release_saved,
                            .release = free_recorded,
                            .context = r};
  if ((recipe->flags & KF_DERIVATIVE_UNDEFINED_GRADS) == 0)
    function.flags |= KF_FUNCTION_MATERIALIZE;
  if ((recipe->flags & KF_DERIVATIVE_ONCE) != 0) function.flags |= KF_FUNCTION_ONCE_DIFFERENTIABLE;
  return kf_function_node(&function, inputs, false, out_node);
}

static bool is_differentiable(const recipe_t *recipe, size_t index, const kf_tensor_t *t) {
  bool excluded = index < 64 && (recipe->options.non_differentiable >> index & 1) != 0;
  return !excluded && kf__is_defined(t) && kf__dtype_has_grad(t->dtype);
}

/* Writes outputs that kf_function_finish replaced back to the values. Lists may belong to the
 * caller, so they are replaced with new lists instead of modified. */
static kf_status_t put_back(const recorded_t *r, kf_tensor_t *const *tensors, kf_value_t *values) {
  const uint8_t *kinds = r->recipe->kinds + r->recipe->input_count;
  for (size_t i = 0; i < r->recipe->output_count; i++) {
    bool same = true;
    for (size_t k = 0; k < r->outputs.counts[i]; k++)
      same &= tensors[k] == (kinds[i] == TENSOR ? tensor_in(&values[i]) : element(&values[i], k));
    if (!same) {
      kf_value_t made = kf_value_none();
      KF_TRY(join((kind_t)kinds[i], tensors, r->outputs.counts[i], &made));
      kf_value_clear(&values[i]);
      values[i] = made;
    }
    tensors += r->outputs.counts[i];
  }
  return KF_OK;
}

static kf_status_t finish(recorded_t *r, kf_node_t *node, kf_tensor_span_t inputs,
                          kf_value_t *values) {
  const recipe_t *recipe = r->recipe;
  kf_tensor_t **tensors = NULL;
  KF_TRY(flatten(&r->outputs, values, recipe->kinds + recipe->input_count, recipe->output_count,
                 &tensors));
  size_t count = r->outputs.count, at = 0;
  uint8_t *flags = kf_calloc(count + 1, 1);
  kf_status_t status = flags != NULL ? KF_OK : kf__no_memory();
  for (size_t i = 0; i < recipe->output_count && status == KF_OK; i++)
    for (size_t k = 0; k < r->outputs.counts[i]; k++, at++)
      if (tensors[at] == NULL || !is_differentiable(recipe, i, tensors[at]))
        flags[at] = KF_OUTPUT_NON_DIFFERENTIABLE | KF_OUTPUT_NO_GRADIENT;
  if (status == KF_OK) status = kf_function_finish(node, inputs, tensors, count, flags);
  if (status == KF_OK) status = put_back(r, tensors, values);
  if (status == KF_OK && (recipe->flags & KF_DERIVATIVE_SAVE_OUTPUTS) != 0)
    status = save_side(&r->outputs, tensors, node);
  kf_free(flags);
  release_tensors(tensors, count);
  return status;
}

static kf_status_t record_call(const kf_call_t *call, recipe_t *recipe, kf_stack_t *stack) {
  KF_ASSERT(stack->size >= recipe->input_count);
  const kf_value_t *values = stack->values + stack->size - recipe->input_count;
  recorded_t *r = NULL;
  kf_tensor_t **tensors = NULL;
  kf_node_t *node = NULL;
  KF_TRY(make_recorded(recipe, values, &r, &tensors));
  size_t count = r->inputs.count;
  kf_tensor_span_t inputs = {tensors, count};
  kf_status_t status = make_node(r, inputs, &node);
  if (node == NULL) { /* failed, or no tensor among the inputs wants gradients */
    free_recorded(r);
    release_tensors(tensors, count);
    return status == KF_OK ? go_on(call, stack) : status;
  }
  r->node = node;
  if ((recipe->flags & KF_DERIVATIVE_SAVE_INPUTS) != 0)
    status = save_side(&r->inputs, tensors, NULL);
  if (status == KF_OK) status = go_on(call, stack);
  if (status == KF_OK) {
    status = finish(r, node, inputs, stack->values + stack->size - recipe->output_count);
    if (status != KF_OK) kf_stack_drop(stack, recipe->output_count);
  }
  kf_node_release(node);
  release_tensors(tensors, count);
  return status;
}

/* The operator may have been released and defined again with a different schema. */
static kf_status_t check_schema(const kf_call_t *call, const recipe_t *recipe) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  bool same =
      schema == recipe->schema || (schema != NULL && kf_schema_equal(schema, recipe->schema));
  kf_schema_release(schema);
  if (same) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s has another schema than when its derivative was registered",
                      kf_op_full_name(call->op));
}

static kf_status_t derivative_kernel(const kf_call_t *call, kf_stack_t *stack) {
  recipe_t *recipe = kf_call_context(call);
  KF_TRY(check_schema(call, recipe));
  return kf_autograd_records(stack, recipe->input_count) ? record_call(call, recipe, stack)
                                                         : go_on(call, stack);
}

kf_status_t kf_library_derivative_at(kf_library_t *library, const char *name,
                                     kf_derivative_fn derivative, uint32_t flags,
                                     const kf_derivative_options_t *options, const char *file,
                                     uint32_t line) {
  kf_op_t *op = NULL;
  recipe_t *recipe = NULL;
  kf_derivative_options_t given;
  KF_TRY(read_given(name, derivative, flags, options, &given));
  KF_TRY(kf__library_find(library, name, KF_KEY_Autograd, &op));
  kf_status_t status = make_recipe(op, &recipe);
  if (status == KF_OK) {
    recipe->derivative = derivative;
    recipe->flags = flags;
    kf_kernel_desc_t kernel = kf_kernel_boxed(derivative_kernel, recipe, NULL);
    kernel.release = drop_recipe;
    recipe->options = given;
    status = kf_library_impl_at(library, name, KF_KEY_Autograd, &kernel, file, line);
    if (status != KF_OK) {
      recipe->options.release = NULL;
      drop_recipe(recipe);
    }
  }
  kf_op_release(op);
  return status;
}

kf_status_t(kf_library_derivative)(kf_library_t *library, const char *name,
                                   kf_derivative_fn derivative, uint32_t flags,
                                   const kf_derivative_options_t *options) {
  return kf_library_derivative_at(library, name, derivative, flags, options, NULL, 0);
}
