/* Runs cases: the same call on the CPU and on the device; then results, shared memory, arguments
 * and errors are compared. */
#include "operators.h"

#include <stdlib.h>
#include <string.h>

#include "device_side.h"

enum { RESULTS = 64, TEXT = 400, LONG_TEXT = TEXT + 40 };

/* The outcome of one call. */
typedef struct outcome {
  kf_value_t buffer[RESULTS];
  kf_stack_t stack; /* the results */
  kf_status_t status;
  char error[TEXT];
} outcome_t;

static void call(outcome_t *outcome, const kf_op_t *op, const kf_value_t *arguments, size_t count) {
  kf_stack_init(&outcome->stack, outcome->buffer, RESULTS);
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++)
    status = kf_stack_push_take(&outcome->stack, kf_value_copy(arguments[i]));
  if (status == KF_OK) status = kf_op_call_boxed(op, &outcome->stack);
  outcome->status = status;
  outcome->error[0] = '\0';
  if (status != KF_OK)
    (void)snprintf(outcome->error, sizeof outcome->error, "%s", kf_error_message());
}

/* ---- Kinds ---- */

static kind_t kind_of_rule(kf_rule_t rule) {
  switch (rule) {
    case KF_RULE_EXPLICIT_NON_FUNCTIONAL:
    case KF_RULE_EXPLICIT:
    case KF_RULE_MATH: return KIND_COMPOSITE;
    case KF_RULE_FALLBACK: return KIND_FALLBACK;
    case KF_RULE_MISSING: return KIND_MISSING;
    default: return KIND_NATIVE;
  }
}

/* Kernels that choose the backend of factories come before the device's. */
kind_t kind_of(const target_t *target, const kf_op_t *op) {
  kf_explanation_t explanation = {.struct_size = sizeof explanation};
  if (kf_explain_keyset(op, kf_keyset_of(target->key), &explanation) != KF_OK) return KIND_MISSING;
  for (size_t i = 0; i < explanation.step_count; i++)
    if (explanation.steps[i].key == target->key) return kind_of_rule(explanation.steps[i].rule);
  return KIND_MISSING;
}

/* ---- Errors ---- */

static bool lacks_type(kf_status_t status, const char *text) {
  static const char *const parts[] = {"no kernel for elements", "not implemented for",
                                      "not supported for", "does not support", "unsupported"};
  if (strcmp(kf_status_python_exception(status), "NotImplementedError") == 0) return true;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (strstr(text, parts[i]) != NULL) return true;
  return false;
}

/* Which check comes first decides among these. */
static bool is_refusal(kf_status_t status) {
  static const char *const names[] = {"RuntimeError", "NotImplementedError", "ValueError",
                                      "IndexError", "TypeError"};
  const char *name = kf_status_python_exception(status);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(name, names[i]) == 0) return true;
  return false;
}

bool compare_failures(kf_status_t found, const char *found_text, kf_status_t expected,
                      const char *expected_text, bool is_native, char *why, size_t size) {
  if (expected == KF_OK) {
    (void)snprintf(why, size, "failed: %s", found_text);
    return false;
  }
  if (found == KF_OK) {
    if (is_native && lacks_type(expected, expected_text)) return true; /* a type more */
    (void)snprintf(why, size, "accepted what the CPU refuses: %s", expected_text);
    return false;
  }
  if (found == expected || (is_refusal(found) && is_refusal(expected))) return true;
  (void)snprintf(why, size, "failed with %s (%s) instead of %s (%s)",
                 kf_status_python_exception(found), found_text,
                 kf_status_python_exception(expected), expected_text);
  return false;
}

/* ---- Shared memory ---- */

/* The number of the storage of a tensor among `storages`, -1 for another one. */
static int storage_index(const kf_tensor_t *tensor, kf_storage_t *const *storages, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (kf_tensor_storage(tensor) == storages[i]) return (int)i;
  return -1;
}

static bool same_sharing(const sample_case_t *c, const device_side_t *side, const kf_value_t *found,
                         const kf_value_t *expected, char *why, size_t size) {
  if (found->tag != KF_TAG_TENSOR || expected->tag != KF_TAG_TENSOR) return true;
  const kf_tensor_t *a = (const kf_tensor_t *)(void *)found->as.object;
  const kf_tensor_t *b = (const kf_tensor_t *)(void *)expected->as.object;
  if (!kf_tensor_is_defined(b)) return true;
  int ours = storage_index(a, side->storages, side->storage_count);
  int theirs = storage_index(b, c->storages, c->storage_count);
  if (ours != theirs) {
    (void)snprintf(why, size, "shares memory with %s, unlike the CPU's",
                   ours < 0 ? "no argument" : "an argument");
    return false;
  }
  if (theirs >= 0 && kf_tensor_storage_offset(a) != kf_tensor_storage_offset(b)) {
    (void)snprintf(why, size, "begins at another element than the CPU's");
    return false;
  }
  return true;
}

/* ---- Arguments ---- */

/* Looks for a tensor with this storage in an argument. */
static const kf_tensor_t *tensor_with(const kf_value_t *value, const kf_storage_t *storage) {
  if (value->tag == KF_TAG_TENSOR) {
    const kf_tensor_t *tensor = (const kf_tensor_t *)(void *)value->as.object;
    return kf_tensor_is_defined(tensor) && kf_tensor_storage(tensor) == storage ? tensor : NULL;
  }
  if (value->tag != KF_TAG_LIST) return NULL;
  const kf_list_t *list = (const kf_list_t *)(void *)value->as.object;
  if (kf_list_kind(list) != KF_LIST_TENSORS) return NULL;
  kf_tensor_span_t items = kf_list_tensors(list);
  for (size_t i = 0; i < items.size; i++)
    if (items.data[i] != NULL && kf_tensor_is_defined(items.data[i]) &&
        kf_tensor_storage(items.data[i]) == storage)
      return items.data[i];
  return NULL;
}

typedef struct use {
  bool written;
  kf_dtype_t dtype;
} use_t;

static use_t use_of(const sample_case_t *c, const kf_storage_t *storage) {
  use_t use = {false, KF_DTYPE_UINT8};
  for (size_t i = 0; i < c->argument_count; i++) {
    const kf_tensor_t *tensor = tensor_with(&c->arguments[i], storage);
    if (tensor == NULL) continue;
    const kf_alias_t *alias = kf_schema_argument(kf_op_schema(c->op), i)->alias;
    const kf_alias_t *inner = alias != NULL ? alias->contained : NULL;
    use.dtype = kf_tensor_dtype(tensor);
    use.written |= (alias != NULL && alias->is_write) || (inner != NULL && inner->is_write);
  }
  return use;
}

/* All bytes of the arguments' storages: what the schema does not declare as written is unchanged,
 * what it does is as on the CPU. `failed`: the call was refused. */
static bool same_storages(const comparison_t *rules, const sample_case_t *c,
                          const device_side_t *side, bool failed, char *why, size_t size) {
  for (size_t i = 0; i < c->storage_count; i++) {
    use_t use = use_of(c, c->storages[i]);
    if (kf_storage_device(c->storages[i]).type != KF_DEVICE_CPU ||
        side->device.type == KF_DEVICE_META || (use.written && (failed || !rules->contents)) ||
        kf_storage_size(c->storages[i]) != side->sizes[i])
      continue;
    char part[TEXT] = "was resized";
    unsigned char *found = NULL, *expected = NULL;
    comparison_t own = *rules;
    bool good = kf_storage_size(side->storages[i]) == side->sizes[i] &&
                host_bytes(side->storages[i], &found) == KF_OK &&
                host_bytes(c->storages[i], &expected) == KF_OK;
    if (good) {
      own.exact |= !use.written && memcmp(expected, side->before[i], side->sizes[i]) == 0;
      good = compare_bytes(&own, found, expected, side->sizes[i], use.dtype, part, sizeof part);
    }
    free(found);
    free(expected);
    if (!good) {
      (void)snprintf(why, size, "an argument that is %s: %s",
                     use.written ? "written" : "only read was written", part);
      return false;
    }
  }
  return true;
}

/* ---- Views ---- */

/* Writes zeros to the results that share memory with arguments, on both sides. */
static bool write_through(const sample_case_t *c, outcome_t *found, outcome_t *expected, char *why,
                          size_t size) {
  for (size_t i = 0; i < expected->stack.size; i++) {
    kf_value_t *a = &found->stack.values[i], *b = &expected->stack.values[i];
    if (a->tag != KF_TAG_TENSOR || b->tag != KF_TAG_TENSOR) continue;
    kf_tensor_t *theirs = (kf_tensor_t *)(void *)b->as.object;
    if (!kf_tensor_is_defined(theirs) || storage_index(theirs, c->storages, c->storage_count) < 0)
      continue;
    kf_status_t expects = kf_zero_(theirs);
    kf_status_t gives = kf_zero_((kf_tensor_t *)(void *)a->as.object);
    if ((gives == KF_OK) != (expects == KF_OK)) {
      (void)snprintf(why, size, "a write to the view differs from the CPU's: %s",
                     kf_error_message());
      return false;
    }
  }
  return true;
}

/* ---- One case ---- */

static bool check_outcomes(const comparison_t *rules, const sample_case_t *c,
                           const device_side_t *side, outcome_t *found, outcome_t *expected,
                           char *why, size_t size) {
  char part[TEXT];
  if (found->stack.size != expected->stack.size) {
    (void)snprintf(why, size, "%zu results instead of %zu", found->stack.size,
                   expected->stack.size);
    return false;
  }
  for (size_t i = 0; i < expected->stack.size; i++)
    if (!compare_result(rules, &found->stack.values[i], &expected->stack.values[i], part,
                        sizeof part) ||
        !same_sharing(c, side, &found->stack.values[i], &expected->stack.values[i], part,
                      sizeof part)) {
      (void)snprintf(why, size, "result %zu %s", i, part);
      return false;
    }
  if (!same_storages(rules, c, side, false, why, size)) return false;
  if ((c->flags & SAMPLE_VIEW) == 0 || rules->device.type == KF_DEVICE_META) return true;
  return write_through(c, found, expected, why, size) &&
         same_storages(rules, c, side, false, why, size);
}

/* Whether an outcome that is not the CPU's is right: the operator is one of the host alone, or it
 * needs data that meta tensors do not have. */
static bool may_differ(const sample_case_t *c, const device_side_t *side, const outcome_t *found) {
  bool lacks_kernel = found->status == KF_ERR_NOT_IMPLEMENTED;
  if (side->device.type != KF_DEVICE_META)
    return (c->flags & SAMPLE_HOST_ONLY) != 0 && lacks_kernel;
  return found->status == KF_OK || lacks_kernel || strstr(found->error, "meta") != NULL;
}

static bool check_call(const comparison_t *rules, sample_case_t *c, device_side_t *side,
                       kind_t kind, bool *out_refused, char *why, size_t size) {
  outcome_t *both = calloc(2, sizeof *both), *expected = both, *found = both + 1;
  if (both == NULL) return false;
  call(expected, c->op, c->arguments, c->argument_count);
  call(found, c->op, side->arguments, side->argument_count);
  *out_refused = expected->status != KF_OK;
  bool good;
  if (found->status == KF_OK && expected->status == KF_OK)
    good = check_outcomes(rules, c, side, found, expected, why, size);
  else
    good = may_differ(c, side, found) ||
           (compare_failures(found->status, found->error, expected->status, expected->error,
                             kind != KIND_FALLBACK, why, size) &&
            same_storages(rules, c, side, true, why, size));
  kf_stack_destroy(&expected->stack);
  kf_stack_destroy(&found->stack);
  free(both);
  return good;
}

void run_case(const target_t *target, sample_case_t *c, form_result_t *form) {
  device_side_t *side = calloc(1, sizeof *side);
  char why[LONG_TEXT] = "out of memory";
  bool good = false, refused = false, is_gradient = (c->flags & SAMPLE_GRADIENT) != 0;
  comparison_t rules = {
      .device = target->device,
      .exact = form->kind == KIND_FALLBACK && !is_gradient,
      .strides = form->kind == KIND_FALLBACK || (c->flags & SAMPLE_FIXED_STRIDES) != 0,
      .contents = (c->flags & SAMPLE_DEFINED) != 0,
      .rtol = c->rtol,
      .atol = c->atol};
  if (side != NULL) {
    if (device_side_make(side, c, target->device) != KF_OK)
      (void)snprintf(why, sizeof why, "the arguments cannot be moved: %s", kf_error_message());
    else if (is_gradient)
      good =
          !rules.contents || check_gradients(&rules, c, side->arguments, &refused, why, sizeof why);
    else
      good = check_call(&rules, c, side, form->kind, &refused, why, sizeof why);
    device_side_free(side);
  }
  free(side);
  form->cases++;
  form->refused += refused;
  form->accepted += !refused && !is_gradient;
  if (!good && form->failed < RESULT_FAILURES)
    (void)snprintf(form->failures[form->failed], sizeof *form->failures, "(%s): %s", c->what, why);
  form->failed += !good;
}
