/* Explaining a call: the keys of the arguments, the keys that the thread includes and excludes, the
 * keys that fall through, the slot, the rule that filled it, where the kernel was registered, and
 * the kernels that run next if each kernel redispatches. */
#include "dispatch/inspect/explain_call.h"

#include <string.h>

#include "base/versioned_struct.h"
#include "dispatch/operators/argument_keys.h"
#include "dispatch/operators/table.h"
#include "dispatch/registry/operator_list.h"

/* ---- As data ---- */

static void fill_step(const kf_op_t *op, kf_keyset_t set, kf_explain_step_t *step) {
  kf_resolution_t r = kf__table_compute(op, kf_slot_of(set));
  memset(step, 0, sizeof *step);
  step->keyset = set;
  step->key = kf_keyset_highest_key(set);
  step->rule = r.rule;
  step->kernel_kind = (kf_kernel_kind_t)r.kernel->kind;
  kf_text_t text;
  kf__text_init_fixed(&text, step->debug, sizeof step->debug);
  kf__origin_put(&text, op, r.kernel->origin);
  (void)kf__text_finish_fixed(&text);
}

/* Follows the steps of a call, and then assumes that each kernel redispatches below its own key. */
static void explain_locked(const kf_op_t *op, kf_keyset_t arguments, kf_explanation_t *e) {
  KF__ASSERT_LOCKED();
  memset(e, 0, sizeof *e);
  e->arguments = arguments;
  e->included = kf_local_included();
  e->excluded = kf_local_excluded();
  kf_keyset_t unmasked = kf_keyset_minus(kf_keyset_or(arguments, e->included), e->excluded);
  e->mask = kf_keyset_make(KF_ALL_BACKENDS, kf__op_mask_for(op, unmasked.backends));
  e->fallthrough = kf_keyset_minus(unmasked, e->mask);
  e->final_set = kf_keyset_and(unmasked, e->mask);
  kf_keyset_t set = e->final_set;
  while (e->step_count < KF_EXPLAIN_STEPS) {
    kf_explain_step_t *step = &e->steps[e->step_count++];
    fill_step(op, set, step);
    if (step->rule == KF_RULE_MISSING || step->key == KF_KEY_Undefined) break;
    set = kf_keyset_and(set, kf_keyset_full_after(step->key));
    if (step->key == KF_KEY_PythonDispatcher) set = kf_keyset_remove(set, step->key);
    if (set.functionality == 0) break; /* the lowest key: a kernel that computes */
  }
  KF_ASSERT(e->step_count > 0);
}

kf_status_t kf_explain_keyset(const kf_op_t *op, kf_keyset_t arguments,
                              kf_explanation_t *out_explanation) {
  kf_explanation_t e;
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_explanation_t), __func__, out_explanation));
  kf__dispatcher_lock();
  explain_locked(op, arguments, &e);
  kf__dispatcher_unlock();
  kf__struct_fill(KF__STRUCT(kf_explanation_t), &e, out_explanation);
  return KF_OK;
}

kf_status_t kf_explain_stack(const kf_op_t *op, const kf_stack_t *stack,
                             kf_explanation_t *out_explanation) {
  if (stack == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_explain_stack: expected a stack, found NULL");
  kf_explanation_t e;
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_explanation_t), __func__, out_explanation));
  kf__dispatcher_lock();
  kf_keyset_t arguments = kf_keyset_empty();
  kf_status_t status = kf__stack_keys(op, stack, &arguments);
  if (status == KF_OK) explain_locked(op, arguments, &e);
  kf__dispatcher_unlock();
  if (status == KF_OK) kf__struct_fill(KF__STRUCT(kf_explanation_t), &e, out_explanation);
  return status;
}

/* Dispatcher's lock held. */
static kf_keyset_t keys_of_argument(const kf_op_t *op, const kf_stack_t *stack, size_t index) {
  KF__ASSERT_LOCKED();
  const kf_schema_t *schema = op->layout.schema;
  if (stack == NULL || schema == NULL || index >= schema->argument_count ||
      stack->size < schema->argument_count)
    return kf_keyset_empty();
  size_t base = stack->size - schema->argument_count;
  return kf__argument_keys(schema, index, &stack->values[base + index]);
}

kf_keyset_t kf_explain_argument(const kf_op_t *op, const kf_stack_t *stack, size_t index) {
  kf__dispatcher_lock();
  kf_keyset_t keys = keys_of_argument(op, stack, index);
  kf__dispatcher_unlock();
  return keys;
}

/* ---- As text ---- */

/* A set in short form: the first few names, and the number of the others. */
static void put_keys(kf_text_t *text, kf_keyset_t set) {
  enum { SHOWN = 6 };
  size_t cursor = 0;
  size_t count = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(set, &cursor, &key))
    if (count++ < SHOWN) kf__text_format(text, "%s%s", count > 1 ? ", " : "", kf_key_name(key));
  if (count > SHOWN) kf__text_format(text, " and %zu more", count - SHOWN);
  if (count == 0) kf__text_puts(text, "nothing");
}

static void put_line(kf_text_t *text, const char *label, kf_keyset_t set) {
  kf__text_format(text, "  %-12s", label);
  put_keys(text, set);
  kf__text_char(text, '\n');
}

static void put_arguments(kf_text_t *text, const kf_op_t *op, const kf_stack_t *stack) {
  const kf_schema_t *schema = op->layout.schema;
  if (stack == NULL || schema == NULL) return;
  for (size_t i = 0; i < schema->argument_count; i++) {
    kf_keyset_t keys = keys_of_argument(op, stack, i);
    if (kf_keyset_is_empty(keys)) continue;
    kf__text_format(text, "  argument    %s: ", kf_schema_argument(schema, i)->name);
    put_keys(text, keys);
    kf__text_char(text, '\n');
  }
}

/* Why this rule decides on a device, whose author wants to know what is left to port. */
static const char *device_rule(kf_rule_t rule) {
  switch (rule) {
    case KF_RULE_DIRECT: return "the device has a kernel for this operator";
    case KF_RULE_EXPLICIT_NON_FUNCTIONAL:
    case KF_RULE_EXPLICIT:
    case KF_RULE_MATH:
      return "the device has no kernel for it; composites come before the fallback, because what "
             "they "
             "call may have one";
    case KF_RULE_FALLBACK:
      return "the device has no kernel for it, and the operator is no composite: the fallback runs";
    case KF_RULE_MISSING:
      return "the device has no kernel for it, the operator is no composite, and the device has no "
             "fallback";
    default: return NULL;
  }
}

/* Only for devices: on the CPU and the meta device, operators have a kernel or are composites. */
static void put_device_rule(kf_text_t *text, const kf_explain_step_t *step) {
  kf_key_parts_t parts = kf__key_parts(step->key);
  if (parts.key_class != KF_CLASS_RUNTIME || parts.family != KF_FAMILY_DENSE ||
      parts.backend == KF_BACKEND_CPU || parts.backend == KF_BACKEND_Meta)
    return;
  const char *rule = device_rule(step->rule);
  if (rule != NULL) kf__text_format(text, "  %-12s%s\n", "because", rule);
}

static void put_step(kf_text_t *text, const kf_explain_step_t *step, bool first) {
  kf__text_format(text, "  %-12s%s: ", first ? "runs" : "then", kf_key_name(step->key));
  if (step->rule == KF_RULE_MISSING)
    kf__text_puts(text, "no kernel\n");
  else
    kf__text_format(text, "%s%s [%s]\n",
                    step->kernel_kind == KF_KERNEL_FALLTHROUGH ? "fallthrough " : "", step->debug,
                    kf_rule_name(step->rule));
  put_device_rule(text, step);
}

static void put_explanation(kf_text_t *text, const kf_op_t *op, const kf_stack_t *stack,
                            const kf_explanation_t *e) {
  char name[512];
  (void)kf__op_describe(op, name, sizeof name);
  kf__text_format(text, "%s\n", name);
  put_arguments(text, op, stack);
  put_line(text, "arguments", e->arguments);
  put_line(text, "included", e->included);
  put_line(text, "excluded", e->excluded);
  put_line(text, "skipped", e->fallthrough);
  put_line(text, "final", e->final_set);
  for (size_t i = 0; i < e->step_count; i++) put_step(text, &e->steps[i], i == 0);
}

kf_status_t kf_explain(const kf_op_t *op, kf_keyset_t arguments, const kf_stack_t *stack,
                       char **out_text) {
  *out_text = NULL;
  kf_explanation_t *e = kf_calloc(1, sizeof *e);
  if (e == NULL) return kf__no_memory();
  kf_text_t text;
  kf__text_init(&text);
  kf__dispatcher_lock();
  kf_status_t status = KF_OK;
  if (stack != NULL) status = kf__stack_keys(op, stack, &arguments);
  if (status == KF_OK) explain_locked(op, arguments, e);
  if (status == KF_OK) put_explanation(&text, op, stack, e);
  kf__dispatcher_unlock();
  kf_free(e);
  if (status != KF_OK) {
    kf__text_discard(&text);
    return status;
  }
  return kf__text_take(&text, out_text);
}

/* ---- The missing kernel ---- */

/* The keys that kernels were registered to, aliases included. */
static void put_registered(kf_text_t *text, const kf_op_t *op) {
  const kf_kernel_t *previous = NULL;
  for (const kf_kernel_t *k = op->kernels; k != NULL; previous = k, k = k->next)
    if (previous == NULL || previous->key != k->key) {
      kf__text_format(text, "%s%s (", previous != NULL ? ", " : "", kf_key_name(k->key));
      kf__origin_put(text, op, k->origin);
      kf__text_char(text, ')');
    }
  if (previous == NULL) kf__text_puts(text, "none");
}

/* The call that would register the missing kernel, in Python. */
static void put_python_fix(kf_text_t *text, const kf_op_t *op, const char *name, kf_key_t key) {
  int length = (int)(name - op->full_name);
  kf__text_format(text, "keyfall.library.Library(\"%.*s\", \"IMPL\").impl(\"%s\", kernel, \"%s\")",
                  length > 2 ? length - 2 : 0, op->full_name, name,
                  key == KF_KEY_Undefined ? "CompositeExplicitAutograd" : kf_key_name(key));
}

/* The same in C. */
static void put_fix(kf_text_t *text, const char *name, kf_key_t key) {
  if (key == KF_KEY_BackendSelect || key == KF_KEY_ADInplaceOrView)
    kf__text_puts(text, "kf_library_standard_fallbacks(&library): every call includes this key");
  else if (key >= KF_KEY_FIRST_DYNAMIC)
    kf__text_format(text,
                    "kf_key_parse(\"%s\", &key), then kf_library_impl(library, \"%s\", key, "
                    "&kernel)",
                    kf_key_name(key), name);
  else
    kf__text_format(text, "kf_library_impl(library, \"%s\", KF_KEY_%s, &kernel)", name,
                    key == KF_KEY_Undefined ? "CompositeExplicitAutograd" : kf_key_name(key));
}

void kf__explain_missing(const kf_op_t *op, kf_keyset_t set, kf_text_t *text) {
  KF__ASSERT_LOCKED();
  kf_key_t key = kf__slot_key(kf_slot_of(set)); /* a functionality without a backend goes to CPU */
  const char *colons = strstr(op->full_name, "::");
  const char *bare = colons != NULL ? colons + 2 : op->full_name;
  bool compatible = kf_is_torch_compatible(); /* the text has an opening sentence already */
  if (compatible && key == KF_KEY_Undefined)
    kf__text_puts(text,
                  " Every key of the arguments is excluded or falls through, or there is none.");
  else if (compatible)
    kf__text_puts(text, " There is no kernel for it.");
  else if (key == KF_KEY_Undefined)
    kf__text_format(text,
                    "no kernel for %s: no key is left to choose by, because no argument is a "
                    "tensor, or every key is excluded or falls through",
                    op->full_name);
  else
    kf__text_format(text, "no kernel for %s on %s", op->full_name, kf_key_name(key));
  kf__text_puts(text, "\n  final keys   ");
  put_keys(text, set);
  kf__text_puts(text, "\n  registered   ");
  put_registered(text, op);
  kf__text_puts(text, "\n  to fix it    ");
  if (compatible)
    put_python_fix(text, op, bare, key);
  else
    put_fix(text, bare, key);
  if (op->definition == NULL)
    kf__text_puts(text, compatible ? "\n  note         the operator has no schema; did you forget "
                                     "Library.define?"
                                   : "\n  note         the operator has no schema; did you forget "
                                     "kf_library_def?");
}
