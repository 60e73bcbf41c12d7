/* Compatibility of two versions of a declaration.
 *
 * Arguments are compared in two parts: the plain ones, and those from the first out argument on.
 * Backward: calls written for the old schema still work with the new one. Forward: calls written
 * for the new schema work with the old one, as long as they leave new arguments at their
 * defaults. */
#include <string.h>

#include "compat/texts.h"
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

/* What a new argument breaks. */
typedef enum breach { NO_DEFAULT_BACKWARD, NO_DEFAULT_FORWARD, CONTAINER_DEFAULT_FORWARD } breach_t;

static void describe_new(kf_text_t *text, breach_t breach, const kf_argument_t *argument) {
  char type[1024];
  (void)kf_type_print(argument->type, type, sizeof type);
  if (breach == NO_DEFAULT_BACKWARD)
    kf__text_format(
        text,
        KF__COMPATIBLE(
            KF__TORCH_NOT_BACKWARD,
            "not backward compatible: the new argument '%s' of type %s has no default value"),
        argument->name, type);
  else if (breach == NO_DEFAULT_FORWARD)
    kf__text_format(
        text,
        KF__COMPATIBLE(
            KF__TORCH_NOT_FORWARD,
            "not forward compatible: the new argument '%s' of type %s has no default value"),
        argument->name, type);
  else
    kf__text_format(text,
                    KF__COMPATIBLE(KF__TORCH_NOT_FORWARD_CONTAINER,
                                   "not forward compatible: the default value of the new argument "
                                   "'%s' of type %s is a list or a dict"),
                    argument->name, type);
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
    describe_new(reason, NO_DEFAULT_BACKWARD, &newer->arguments[i]);
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
  const kf_value_t *value = argument->default_value;
  if (value == NULL) {
    describe_new(reason, NO_DEFAULT_FORWARD, argument);
    return false;
  }
  if (value->tag == KF_TAG_LIST || value->tag == KF_TAG_DICT) {
    describe_new(reason, CONTAINER_DEFAULT_FORWARD, argument);
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
    kf__text_puts(reason,
                  KF__COMPATIBLE(KF__TORCH_NOT_FORWARD_OUTS,
                                 "not forward compatible: the number of out arguments differs"));
    return false;
  }
  for (uint32_t i = 0; i < new_plain && i < old_plain; i++) {
    if (argument_is_forward(&newer->arguments[i], &older->arguments[i])) continue;
    kf__text_format(reason,
                    KF__COMPATIBLE(KF__TORCH_NOT_FORWARD_ARGUMENT,
                                   "not forward compatible: argument '%s' differs"),
                    newer->arguments[i].name);
    return false;
  }
  for (uint32_t i = old_plain; i < new_plain; i++)
    if (!new_plain_is_forward(reason, &newer->arguments[i])) return false;
  for (uint32_t i = 0; i < out_count; i++) {
    if (argument_is_forward(&newer->arguments[new_plain + i], &older->arguments[old_plain + i]))
      continue;
    /* PyTorch names the argument at the old position, and puts the quotes like this. */
    bool at_old = kf_is_torch_compatible() && old_plain + i < newer->argument_count;
    uint32_t named = (at_old ? old_plain : new_plain) + i;
    kf__text_format(reason,
                    KF__COMPATIBLE(KF__TORCH_NOT_FORWARD_OUT,
                                   "not forward compatible: out argument '%s' differs"),
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
