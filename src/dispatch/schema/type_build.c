/* Types that are not static, made in an arena while a schema is read: lists, optionals, tuples, and
 * unions in their normal form. kf__draft_build copies those that a schema keeps. */
#include <string.h>

#include "dispatch/schema/schema_draft.h"

enum { CHUNK_SIZE = 2048 };

void *kf__arena_alloc(kf_arena_t *arena, size_t size) {
  size_t rounded = (size + sizeof(max_align_t) - 1) & ~(sizeof(max_align_t) - 1);
  if (rounded < size) return NULL;
  if ((size_t)(arena->end - arena->cursor) < rounded) {
    size_t bytes = rounded > CHUNK_SIZE ? rounded : CHUNK_SIZE;
    kf_arena_chunk_t *chunk = kf_alloc(sizeof(kf_arena_chunk_t) + bytes);
    if (chunk == NULL) return NULL;
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->cursor = (char *)chunk->data;
    arena->end = arena->cursor + bytes;
  }
  void *result = arena->cursor;
  arena->cursor += rounded;
  KF_ASSERT(arena->cursor <= arena->end);
  return result;
}

kf_status_t kf__type_make(kf_arena_t *arena, kf_type_kind_t kind, const kf_type_t *const *children,
                          size_t count, const kf_type_t **out_type) {
  struct {
    kf_type_t type;
    const kf_type_t *children[];
  } * made;
  KF_ASSERT(count <= KF__MAX_MEMBERS); /* fits child_count */
  made = kf__arena_alloc(arena, sizeof(kf_type_t) + count * sizeof(kf_type_t *));
  if (made == NULL) return kf__no_memory();
  made->type.kind = (uint16_t)kind;
  made->type.child_count = (uint16_t)count;
  made->type.children = made->children;
  made->type.name = NULL;
  for (size_t i = 0; i < count; i++) made->children[i] = children[i];
  *out_type = &made->type;
  return KF_OK;
}

kf_status_t kf__type_make_named(kf_arena_t *arena, kf_type_kind_t kind, const char *name,
                                size_t size, const kf_type_t **out_type) {
  kf_type_t *type = kf__arena_alloc(arena, sizeof(kf_type_t));
  char *copy = kf__arena_alloc(arena, size + 1);
  if (type == NULL || copy == NULL) return kf__no_memory();
  memcpy(copy, name, size);
  copy[size] = '\0';
  type->kind = (uint16_t)kind;
  type->child_count = 0;
  type->children = NULL;
  type->name = copy;
  *out_type = type;
  return KF_OK;
}

kf_status_t kf__type_make_list(kf_arena_t *arena, const kf_type_t *element,
                               const kf_type_t **out_type) {
  *out_type = kf__type_static_list(element);
  if (*out_type != NULL) return KF_OK;
  return kf__type_make(arena, KF_TYPE_LIST, &element, 1, out_type);
}

/* The union without its member None. */
static kf_status_t union_without_none(kf_arena_t *arena, const kf_type_t *type,
                                      const kf_type_t **out_type) {
  const kf_type_t *kept[KF__MAX_MEMBERS];
  size_t count = 0;
  KF_ASSERT(type->child_count <= KF__MAX_MEMBERS);
  for (uint16_t i = 0; i < type->child_count; i++)
    if (!kf__type_is(type->children[i], KF_TYPE_NONE)) kept[count++] = type->children[i];
  *out_type = type;
  if (count == type->child_count) return KF_OK;
  return kf__type_make(arena, KF_TYPE_UNION, kept, count, out_type);
}

kf_status_t kf__type_make_optional(kf_arena_t *arena, const kf_type_t *element,
                                   const kf_type_t **out_type) {
  *out_type = NULL;
  if (kf__type_is(element, KF_TYPE_NONE))
    return kf_error_set(KF_ERR_PARSE, "NoneType cannot be made optional: None is its only value");
  if (kf__type_is(element, KF_TYPE_OPTIONAL)) {
    *out_type = element;
    return KF_OK;
  }
  *out_type = kf__type_static_optional(element);
  if (*out_type != NULL) return KF_OK;
  if (kf__type_is(element, KF_TYPE_UNION)) KF_TRY(union_without_none(arena, element, &element));
  return kf__type_make(arena, KF_TYPE_OPTIONAL, &element, 1, out_type);
}

/* ---- Unions ---- */

typedef struct members {
  const kf_type_t *list[KF__MAX_MEMBERS];
  size_t count;
} members_t;

static void remove_member(members_t *members, size_t index) {
  KF_ASSERT(index < members->count);
  members->count--;
  memmove(members->list + index, members->list + index + 1,
          (members->count - index) * sizeof(kf_type_t *));
}

/* None stays a separate member, even beside Any: it makes the union an optional. */
static bool covers(const kf_type_t *wide, const kf_type_t *narrow) {
  if (kf__type_is(narrow, KF_TYPE_NONE)) return kf__type_is(wide, KF_TYPE_NONE);
  return kf_type_is_subtype(narrow, wide);
}

/* Adds a member unless an earlier one covers it; drops those that it covers. */
static bool add_member(members_t *members, const kf_type_t *type) {
  for (size_t i = 0; i < members->count;) {
    if (covers(members->list[i], type)) return true;
    if (covers(type, members->list[i]))
      remove_member(members, i);
    else
      i++;
  }
  if (members->count == KF__MAX_MEMBERS) return false;
  members->list[members->count++] = type;
  return true;
}

/* Adds the members of a nested union or optional one by one. Nested unions are flat already. */
static bool add_flattened(members_t *members, const kf_type_t *type) {
  if (kf__type_is(type, KF_TYPE_OPTIONAL))
    return add_flattened(members, type->children[0]) &&
           add_member(members, kf__type_base(KF_TYPE_NONE));
  if (!kf__type_is(type, KF_TYPE_UNION)) return add_member(members, type);
  for (uint16_t i = 0; i < type->child_count; i++)
    if (!add_flattened(members, type->children[i])) return false;
  return true;
}

static bool has_kind(const members_t *members, kf_type_kind_t kind) {
  for (size_t i = 0; i < members->count; i++)
    if (kf__type_is(members->list[i], kind)) return true;
  return false;
}

/* int, float and complex together are Scalar. Returns whether the union has Scalar. */
static bool merge_numbers(members_t *members) {
  if (has_kind(members, KF_TYPE_INT) && has_kind(members, KF_TYPE_FLOAT) &&
      has_kind(members, KF_TYPE_COMPLEX))
    return add_member(members, kf__type_base(KF_TYPE_SCALAR));
  return has_kind(members, KF_TYPE_SCALAR);
}

/* Insertion sort: members are few, and equal texts must keep their order. */
static void sort_members(members_t *members) {
  for (size_t i = 1; i < members->count; i++) {
    const kf_type_t *type = members->list[i];
    size_t j = i;
    for (; j > 0 && kf__type_compare(members->list[j - 1], type) > 0; j--)
      members->list[j] = members->list[j - 1];
    members->list[j] = type;
  }
}

kf_status_t kf__type_make_union(kf_arena_t *arena, const kf_type_t *const *types, size_t count,
                                const kf_type_t **out_type) {
  members_t members;
  members.count = 0;
  *out_type = NULL;
  for (size_t i = 0; i < count; i++)
    if (!add_flattened(&members, types[i]))
      return kf_error_set(KF_ERR_PARSE, "a union has at most %d members", KF__MAX_MEMBERS);
  /* Scalar stays a union even alone: it stands for three members. */
  bool has_scalar = merge_numbers(&members);
  if (members.count == 1 && !has_scalar) {
    char text[128];
    (void)kf_type_print(members.list[0], text, sizeof text);
    return kf_error_set(KF_ERR_PARSE,
                        "a union needs at least two different types, but %s covers all members: "
                        "write %s instead",
                        text, text);
  }
  sort_members(&members);
  if (members.count == 2 && has_kind(&members, KF_TYPE_NONE)) {
    bool none_first = kf__type_is(members.list[0], KF_TYPE_NONE);
    return kf__type_make_optional(arena, members.list[none_first ? 1 : 0], out_type);
  }
  return kf__type_make(arena, KF_TYPE_UNION, members.list, members.count, out_type);
}
