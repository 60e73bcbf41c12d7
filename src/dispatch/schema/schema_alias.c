/* What alias annotations say about two arguments of a schema.
 *
 * Note [Alias types]: values can share memory only if their types have a common form among those
 * that can: tensors, lists, dicts, custom objects, Any. An optional counts as its element, a union
 * and a tuple as all of their members. */
#include "dispatch/schema/schema_internal.h"

/* ---- Types that can alias ---- */

/* Called for each type of a collection until it returns true. */
typedef bool (*visit_fn)(const kf_type_t *type, const void *context);

/* Visits the forms of a type that can share memory: Note [Alias types]. */
static bool visit_alias_types(const kf_type_t *type, visit_fn visit, const void *context) {
  switch (type->kind) {
    case KF_TYPE_TENSOR:
    case KF_TYPE_LIST:
    case KF_TYPE_DICT:
    case KF_TYPE_CLASS:
    case KF_TYPE_ANY: return visit(type, context);
    case KF_TYPE_OPTIONAL:
    case KF_TYPE_UNION:
    case KF_TYPE_TUPLE:
      for (uint16_t i = 0; i < type->child_count; i++)
        if (visit_alias_types(type->children[i], visit, context)) return true;
      return false;
    default: return false;
  }
}

/* Visits everything below a type, whether it can alias or not. */
static bool visit_descendants(const kf_type_t *type, visit_fn visit, const void *context) {
  for (uint16_t i = 0; i < type->child_count; i++)
    if (visit(type->children[i], context) || visit_descendants(type->children[i], visit, context))
      return true;
  return false;
}

/* Visits the contents of a type's forms: everything below a list or dict, and the members of a
 * tuple that can share memory. */
static bool visit_contained(const kf_type_t *type, visit_fn visit, const void *context) {
  switch (type->kind) {
    case KF_TYPE_LIST:
    case KF_TYPE_DICT: return visit_descendants(type, visit, context);
    case KF_TYPE_OPTIONAL:
    case KF_TYPE_UNION:
    case KF_TYPE_TUPLE:
      for (uint16_t i = 0; i < type->child_count; i++) {
        if (kf__type_is(type, KF_TYPE_TUPLE) &&
            visit_alias_types(type->children[i], visit, context))
          return true;
        if (visit_contained(type->children[i], visit, context)) return true;
      }
      return false;
    default: return false;
  }
}

typedef struct pair {
  const kf_type_t *other;
  bool in_containers; /* look into `other`, not at it */
} pair_t;

static bool equals(const kf_type_t *type, const void *context) {
  return kf_type_equal(type, (const kf_type_t *)context);
}

static bool matches_other(const kf_type_t *type, const void *context) {
  const pair_t *pair = (const pair_t *)context;
  return pair->in_containers ? visit_contained(pair->other, equals, type)
                             : visit_alias_types(pair->other, equals, type);
}

/* True when the two types, or their contents, have a form in common that can alias. */
static bool types_may_alias(const kf_type_t *a, bool contained_in_a, const kf_type_t *b,
                            bool contained_in_b) {
  const pair_t pair = {b, contained_in_b};
  return contained_in_a ? visit_contained(a, matches_other, &pair)
                        : visit_alias_types(a, matches_other, &pair);
}

/* ---- Queries ---- */

static const kf_argument_t *get(const kf_schema_t *schema, kf_schema_side_t side, size_t index) {
  return side == KF_SCHEMA_INPUT ? kf_schema_argument(schema, index)
                                 : kf_schema_return(schema, index);
}

static bool may_alias(const kf_argument_t *a, const kf_argument_t *b) {
  return kf__alias_intersects(a->alias, b->alias) && types_may_alias(a->type, false, b->type, false);
}

bool kf_schema_may_alias(const kf_schema_t *schema, kf_schema_side_t side_a, size_t index_a,
                         kf_schema_side_t side_b, size_t index_b) {
  const kf_argument_t *a = get(schema, side_a, index_a);
  const kf_argument_t *b = get(schema, side_b, index_b);
  return a != NULL && b != NULL && may_alias(a, b);
}

bool kf_schema_may_contain_alias(const kf_schema_t *schema, kf_schema_side_t side_a, size_t index_a,
                                 kf_schema_side_t side_b, size_t index_b) {
  const kf_argument_t *a = get(schema, side_a, index_a);
  const kf_argument_t *b = get(schema, side_b, index_b);
  if (a == NULL || b == NULL) return false;
  if (may_alias(a, b)) return true;
  return (kf__alias_is_wildcard(a->alias) && types_may_alias(a->type, false, b->type, true)) ||
         (kf__alias_is_wildcard(b->alias) && types_may_alias(b->type, false, a->type, true)) ||
         types_may_alias(a->type, true, b->type, true);
}
