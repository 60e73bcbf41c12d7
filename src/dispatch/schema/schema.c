/* Schema objects: references, getters, equality and renaming. */
#include <string.h>

#include "dispatch/schema/schema_draft.h"

void kf_schema_retain(const kf_schema_t *schema) {
  /* The count is the only part of a schema that changes. */
  kf_object_retain((void *)(uintptr_t)schema);
}

void kf_schema_release(const kf_schema_t *schema) { kf_object_release((void *)(uintptr_t)schema); }

const char *kf_schema_name(const kf_schema_t *schema) { return schema->name; }

const char *kf_schema_overload(const kf_schema_t *schema) { return schema->overload; }

size_t kf_schema_argument_count(const kf_schema_t *schema) { return schema->argument_count; }

size_t kf_schema_return_count(const kf_schema_t *schema) { return schema->return_count; }

const kf_argument_t *kf_schema_argument(const kf_schema_t *schema, size_t index) {
  return index < schema->argument_count ? &schema->arguments[index] : NULL;
}

const kf_argument_t *kf_schema_return(const kf_schema_t *schema, size_t index) {
  return index < schema->return_count ? &schema->arguments[schema->argument_count + index] : NULL;
}

bool kf_schema_is_vararg(const kf_schema_t *schema) { return schema->is_vararg; }

bool kf_schema_is_varret(const kf_schema_t *schema) { return schema->is_varret; }

bool kf_schema_is_mutable(const kf_schema_t *schema) { return schema->is_mutable; }

int kf_schema_find_argument(const kf_schema_t *schema, const char *name) {
  if (name == NULL) return -1;
  for (uint32_t i = 0; i < schema->argument_count; i++)
    if (strcmp(schema->arguments[i].name, name) == 0) return (int)i;
  return -1;
}

/* ---- Equality ---- */

bool kf__default_equal(const kf_value_t *a, const kf_value_t *b) {
  if (a == NULL || b == NULL) return a == b;
  /* 1 and 1.0 are different defaults, although they are the same number. */
  return a->tag == b->tag && kf_value_equal(a, b);
}

static bool arguments_equal(const kf_argument_t *a, const kf_argument_t *b) {
  return strcmp(a->name, b->name) == 0 && a->list_size == b->list_size &&
         a->is_kwarg_only == b->is_kwarg_only && kf_type_equal(a->type, b->type) &&
         kf_alias_equal(a->alias, b->alias) &&
         kf__default_equal(a->default_value, b->default_value);
}

bool kf_schema_equal(const kf_schema_t *a, const kf_schema_t *b) {
  if (a == b) return true;
  if (a == NULL || b == NULL) return false;
  if (a->argument_count != b->argument_count || a->return_count != b->return_count ||
      a->is_vararg != b->is_vararg || a->is_varret != b->is_varret ||
      strcmp(a->name, b->name) != 0 || strcmp(a->overload, b->overload) != 0)
    return false;
  for (uint32_t i = 0; i < a->argument_count + a->return_count; i++)
    if (!arguments_equal(&a->arguments[i], &b->arguments[i])) return false;
  return true;
}

/* ---- Renaming ---- */

static kf_status_t draft_set(kf_draft_t *draft, const char *const *names, uint16_t count,
                             uint32_t *out_first) {
  *out_first = (uint32_t)draft->name_count;
  for (uint16_t i = 0; i < count; i++)
    KF_TRY(kf__draft_add_name(draft, (kf_piece_t){names[i], strlen(names[i])}));
  return KF_OK;
}

/* Copies an annotation and those below it. */
static kf_status_t draft_alias(kf_draft_t *draft, const kf_alias_t *alias, int32_t *out_index) {
  int32_t above = -1;
  *out_index = -1;
  for (; alias != NULL; alias = alias->contained) {
    int32_t index = -1;
    KF_TRY(kf__draft_add_alias(draft, &index));
    if (above < 0)
      *out_index = index;
    else
      draft->aliases[above].contained = index;
    kf_draft_alias_t *copy = &draft->aliases[index];
    copy->is_write = alias->is_write;
    copy->before_count = alias->before_count;
    copy->after_count = alias->after_count;
    KF_TRY(draft_set(draft, alias->before, alias->before_count, &copy->before));
    copy->after = copy->before;
    if (kf__alias_changes(alias))
      KF_TRY(draft_set(draft, alias->after, alias->after_count, &copy->after));
    above = index;
  }
  return KF_OK;
}

static kf_status_t draft_argument(kf_draft_t *draft, const kf_argument_t *argument) {
  int32_t alias = -1;
  KF_TRY(draft_alias(draft, argument->alias, &alias));
  kf_draft_argument_t *copy = NULL;
  KF_TRY(kf__draft_add_argument(draft, &copy));
  copy->name = (kf_piece_t){argument->name, strlen(argument->name)};
  copy->type = argument->type;
  copy->real_type = argument->real_type;
  copy->alias = alias;
  copy->list_size = argument->list_size;
  copy->is_kwarg_only = argument->is_kwarg_only;
  copy->has_default = argument->default_value != NULL;
  if (copy->has_default) copy->default_value = kf_value_copy(*argument->default_value);
  return KF_OK;
}

kf_status_t kf__schema_clone_renamed(const kf_schema_t *schema, const char *name,
                                     const char *overload, kf_schema_t **out_schema) {
  *out_schema = NULL;
  kf_draft_t draft;
  kf__draft_init(&draft);
  draft.name = (kf_piece_t){name, strlen(name)};
  draft.overload = (kf_piece_t){overload, strlen(overload)};
  draft.is_vararg = schema->is_vararg;
  draft.is_varret = schema->is_varret;
  draft.is_inferred = schema->is_inferred;
  draft.has_foreign_types = true;
  draft.argument_count = schema->argument_count;
  kf_status_t status = KF_OK;
  for (uint32_t i = 0; i < schema->argument_count + schema->return_count && status == KF_OK; i++)
    status = draft_argument(&draft, &schema->arguments[i]);
  if (status == KF_OK) status = kf__draft_build(&draft, out_schema);
  kf__draft_destroy(&draft);
  return status;
}
