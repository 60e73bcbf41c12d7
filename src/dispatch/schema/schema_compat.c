/* Compatibility of two versions of a declaration.
 *
 * Arguments are compared in two parts: the plain ones, and those from the first out argument on.
 * Backward: calls written for the old schema still work with the new one. Forward: calls written
 * for the new schema work with the old one, as long as they leave new arguments at their
 * defaults. */
/* build: size */
#include <string.h>

#include "dispatch/schema/schema_internal.h"

/* Number of arguments before the first out argument. */
static uint32_t plain_count(const kf_schema_t *schema) {
  uint32_t i = 0;
  while (i < schema->argument_count && !schema->arguments[i].is_out) i++;
  return i;
}

/* ---- One argument ---- */

/* The conditions of both directions. */
static bool arguments_agree(const kf_argument_t *newer, const kf_argument_t *older) {
  if (strcmp(newer->name, older->name) != 0 || newer->list_size != older->list_size ||
      !kf_alias_equal(newer->alias, older->alias))
    return false;
  if (newer->is_kwarg_only && !older->is_kwarg_only) return false;
  return older->default_value == NULL ||
         kf__default_equal(newer->default_value, older->default_value);
}

static bool argument_is_backward(const kf_argument_t *newer, const kf_argument_t *older) {
  return arguments_agree(newer, older) && kf_type_is_subtype(older->type, newer->type);
}

static bool argument_is_forward(const kf_argument_t *newer, const kf_argument_t *older) {
  return arguments_agree(newer, older) && kf_type_is_subtype(newer->type, older->type) &&
         (newer->default_value == NULL || older->default_value != NULL);
}

/* ---- Whole schemas ---- */

static bool outlines_agree(const kf_schema_t *newer, const kf_schema_t *older) {
  return strcmp(newer->name, older->name) == 0 && strcmp(newer->overload, older->overload) == 0 &&
         newer->is_vararg == older->is_vararg && newer->is_varret == older->is_varret &&
         newer->return_count == older->return_count;
}

/* "…new argument 'a' of type T " */
static void describe_new(kf_text_t *text, const char *opening, const kf_argument_t *argument,
                         const char *ending) {
  kf__text_format(text, "%s since the new argument '%s' of type ", opening, argument->name);
  kf__type_print(text, argument->type);
  kf__text_puts(text, ending);
}

static bool is_backward(kf_text_t *reason, const kf_schema_t *newer, const kf_schema_t *older) {
  if (!outlines_agree(newer, older) || newer->argument_count < older->argument_count) return false;
  const kf_argument_t *new_returns = newer->arguments + newer->argument_count;
  const kf_argument_t *old_returns = older->arguments + older->argument_count;
  /* Callers read returns instead of passing them, so old and new are swapped. */
  for (uint32_t i = 0; i < older->return_count; i++)
    if (!argument_is_backward(&old_returns[i], &new_returns[i])) return false;

  uint32_t new_plain = plain_count(newer);
  uint32_t old_plain = plain_count(older);
  for (uint32_t i = 0; i < old_plain; i++)
    if (!argument_is_backward(&newer->arguments[i], &older->arguments[i])) return false;
  for (uint32_t i = old_plain; i < new_plain; i++) {
    if (newer->arguments[i].default_value != NULL) continue;
    describe_new(reason, "Function schema not backward compatible", &newer->arguments[i],
                 " did not provide a default value.");
    return false;
  }
  uint32_t old_out = older->argument_count - old_plain;
  if (newer->argument_count - new_plain < old_out) return false;
  for (uint32_t i = 0; i < old_out; i++)
    if (!argument_is_backward(&newer->arguments[new_plain + i], &older->arguments[old_plain + i]))
      return false;
  return true;
}

static bool new_plain_is_forward(kf_text_t *reason, const kf_argument_t *argument) {
  static const char opening[] = "Function schema is not forward compatible";
  const kf_value_t *value = argument->default_value;
  if (value == NULL) {
    describe_new(reason, opening, argument, " did not provide a default value.");
    return false;
  }
  if (value->tag == KF_TAG_LIST || value->tag == KF_TAG_DICT) {
    describe_new(reason, opening, argument, " has a container type as its default value.");
    return false;
  }
  return true;
}

static bool is_forward(kf_text_t *reason, const kf_schema_t *newer, const kf_schema_t *older) {
  if (!outlines_agree(newer, older)) return false;
  uint32_t new_plain = plain_count(newer);
  uint32_t old_plain = plain_count(older);
  uint32_t out_count = older->argument_count - old_plain;
  if (newer->argument_count - new_plain != out_count) {
    kf__text_puts(reason, "Function schema should have the same number of out arguments");
    return false;
  }
  for (uint32_t i = 0; i < new_plain && i < old_plain; i++) {
    if (argument_is_forward(&newer->arguments[i], &older->arguments[i])) continue;
    kf__text_format(reason, "'%s' is not forward compatible with the older version of the schema",
                    newer->arguments[i].name);
    return false;
  }
  for (uint32_t i = old_plain; i < new_plain; i++)
    if (!new_plain_is_forward(reason, &newer->arguments[i])) return false;
  for (uint32_t i = 0; i < out_count; i++) {
    if (argument_is_forward(&newer->arguments[new_plain + i], &older->arguments[old_plain + i]))
      continue;
    /* PyTorch names the argument at the old position, and puts the quotes like this. */
    uint32_t named = old_plain + i < newer->argument_count ? old_plain + i : new_plain + i;
    kf__text_format(reason, "Out argument ''%s is not FC with the older version of the schema",
                    newer->arguments[named].name);
    return false;
  }
  return true;
}

bool kf_schema_is_backward_compatible(const kf_schema_t *newer, const kf_schema_t *older,
                                      char *reason, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, reason, size);
  bool compatible = is_backward(&text, newer, older);
  (void)kf__text_finish_fixed(&text);
  return compatible;
}

bool kf_schema_is_forward_compatible(const kf_schema_t *newer, const kf_schema_t *older,
                                     char *reason, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, reason, size);
  bool compatible = is_forward(&text, newer, older);
  (void)kf__text_finish_fixed(&text);
  return compatible;
}
