/* A schema under construction: what the parser has read so far, in arrays that start on the C stack
 * and move to the heap only for uncommonly large schemas. Text is not copied but pointed to, so it
 * must outlive the draft; types that are not static live in the draft's arena. kf__draft_build
 * makes the schema, one block that has copies of all of it. A draft belongs to one thread. */
#ifndef KF_DISPATCH_SCHEMA_SCHEMA_DRAFT_H
#define KF_DISPATCH_SCHEMA_SCHEMA_DRAFT_H

#include "dispatch/schema/schema_internal.h"

enum {
  /* Members of one tuple or union, names of one alias set: more than real schemas have, and few
   * enough that quadratic checks among them are fast. */
  KF__MAX_MEMBERS = 1024,
  KF__DRAFT_ARGUMENTS = 16,
  KF__DRAFT_ALIASES = 12,
  KF__DRAFT_NAMES = 16,
  KF__DRAFT_ARENA = 512
};

/* A piece of text. data == NULL is a generated name with the number `size`: "$3" in an alias set,
 * "_3" for an argument. */
typedef struct kf_piece {
  const char *data;
  size_t size;
} kf_piece_t;

typedef struct kf_draft_alias {
  uint32_t before; /* first name in `names` */
  uint32_t after;
  uint16_t before_count;
  uint16_t after_count;
  bool is_write;
  int32_t contained; /* index of another annotation, or -1 */
} kf_draft_alias_t;

typedef struct kf_draft_argument {
  kf_piece_t name;
  const kf_type_t *type;
  const kf_type_t *real_type;
  kf_value_t default_value; /* owned; only with has_default */
  int32_t alias;            /* index, or -1 */
  int32_t list_size;
  bool has_default;
  bool is_kwarg_only;
} kf_draft_argument_t;

/* Memory for types, freed all at once. */
typedef struct kf_arena_chunk {
  struct kf_arena_chunk *next;
  max_align_t data[];
} kf_arena_chunk_t;

typedef struct kf_arena {
  char *cursor;
  char *end;
  kf_arena_chunk_t *chunks;
  max_align_t first[KF__DRAFT_ARENA / sizeof(max_align_t)];
} kf_arena_t;

typedef struct kf_draft {
  kf_piece_t name_space; /* size 0: none */
  kf_piece_t name;
  kf_piece_t overload;
  bool is_vararg;
  bool is_varret;
  bool is_inferred;
  bool has_foreign_types; /* types may belong to another schema: they are copied as well */

  kf_draft_argument_t *arguments; /* the returns follow the arguments */
  size_t argument_count;          /* arguments proper */
  size_t count;                   /* arguments and returns */
  size_t argument_capacity;
  kf_draft_alias_t *aliases;
  size_t alias_count;
  size_t alias_capacity;
  kf_piece_t *names;
  size_t name_count;
  size_t name_capacity;

  kf_arena_t arena;
  kf_draft_argument_t first_arguments[KF__DRAFT_ARGUMENTS];
  kf_draft_alias_t first_aliases[KF__DRAFT_ALIASES];
  kf_piece_t first_names[KF__DRAFT_NAMES];
} kf_draft_t;

void kf__draft_init(kf_draft_t *draft);
/* Frees everything that the draft owns, default values included. */
void kf__draft_destroy(kf_draft_t *draft);
/* KF_ERR_NO_MEMORY: the draft is unchanged, as for the following functions. */
KF_MUST_USE kf_status_t kf__draft_grow_arguments(kf_draft_t *draft);
/* The new argument has no default yet, so that the draft can be destroyed at any time; its other
 * members are not set. */
static inline KF_MUST_USE kf_status_t kf__draft_add_argument(kf_draft_t *draft,
                                                             kf_draft_argument_t **out_added) {
  if (KF_UNLIKELY(draft->count == draft->argument_capacity))
    KF_TRY(kf__draft_grow_arguments(draft));
  KF_ASSERT(draft->count < draft->argument_capacity);
  *out_added = &draft->arguments[draft->count++];
  (*out_added)->has_default = false;
  return KF_OK;
}
KF_MUST_USE kf_status_t kf__draft_add_alias(kf_draft_t *draft, int32_t *out_index);
KF_MUST_USE kf_status_t kf__draft_add_name(kf_draft_t *draft, kf_piece_t name);
/* Makes the schema. On success the draft's default values move into it, and the draft is empty. */
KF_MUST_USE kf_status_t kf__draft_build(kf_draft_t *draft, kf_schema_t **out_schema);

/* ---- Types in an arena ---- */

/* The types made here live as long as the arena, and point to their children. */
void *kf__arena_alloc(kf_arena_t *arena, size_t size); /* NULL: no memory */
KF_MUST_USE kf_status_t kf__type_make_list(kf_arena_t *arena, const kf_type_t *element,
                                           const kf_type_t **out_type);
/* An optional of an optional is itself. KF_ERR_PARSE for NoneType? (the message only). */
KF_MUST_USE kf_status_t kf__type_make_optional(kf_arena_t *arena, const kf_type_t *element,
                                               const kf_type_t **out_type);
/* Tuple, dict, future and the like: types that consist of their kind and their children. */
KF_MUST_USE kf_status_t kf__type_make(kf_arena_t *arena, kf_type_kind_t kind,
                                      const kf_type_t *const *children, size_t count,
                                      const kf_type_t **out_type);
/* Flattens nested unions, removes members that another member covers, sorts; {T, NoneType} is T?.
 * KF_ERR_PARSE (the message only) when one member remains. */
KF_MUST_USE kf_status_t kf__type_make_union(kf_arena_t *arena, const kf_type_t *const *members,
                                            size_t count, const kf_type_t **out_type);
/* Type variable or custom class. */
KF_MUST_USE kf_status_t kf__type_make_named(kf_arena_t *arena, kf_type_kind_t kind,
                                            const char *name, size_t size,
                                            const kf_type_t **out_type);

#endif
