/* Alias annotations: their sets of names. */
#include <string.h>

#include "dispatch/schema/schema_internal.h"

static bool set_contains(const char *const *names, uint16_t count, const char *name) {
  for (uint16_t i = 0; i < count; i++)
    if (strcmp(names[i], name) == 0) return true;
  return false;
}

/* Sets have no duplicates, so equal counts and one inclusion are enough. */
static bool sets_equal(const char *const *a, uint16_t a_count, const char *const *b,
                       uint16_t b_count) {
  if (a_count != b_count) return false;
  if (a == b) return true;
  for (uint16_t i = 0; i < a_count; i++)
    if (!set_contains(b, b_count, a[i])) return false;
  return true;
}

bool kf__alias_changes(const kf_alias_t *alias) {
  return !sets_equal(alias->before, alias->before_count, alias->after, alias->after_count);
}

bool kf_alias_equal(const kf_alias_t *a, const kf_alias_t *b) {
  for (; a != NULL && b != NULL; a = a->contained, b = b->contained) {
    if (a == b) return true;
    if (a->is_write != b->is_write ||
        !sets_equal(a->before, a->before_count, b->before, b->before_count) ||
        !sets_equal(a->after, a->after_count, b->after, b->after_count))
      return false;
  }
  return a == b;
}

bool kf__alias_intersects(const kf_alias_t *a, const kf_alias_t *b) {
  if (a == NULL || b == NULL) return false;
  for (uint16_t i = 0; i < a->after_count; i++)
    if (set_contains(b->after, b->after_count, a->after[i])) return true;
  return false;
}

bool kf__alias_is_wildcard(const kf_alias_t *alias) {
  return alias != NULL && set_contains(alias->after, alias->after_count, "*");
}
