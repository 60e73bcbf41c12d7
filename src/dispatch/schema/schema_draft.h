/* A schema in the making: what the parser has read so far, in arrays that start on the C stack and
 * move to the heap only when a schema is unusually large. Text is not copied but pointed to; types
 * that are not static live in the draft's arena. kf__draft_build turns it into a schema, in one
 * block, and copies everything. */
#ifndef KF_DISPATCH_SCHEMA_SCHEMA_DRAFT_H
#define KF_DISPATCH_SCHEMA_SCHEMA_DRAFT_H

#include "dispatch/schema/schema_internal.h"

enum {
  /* Members of one tuple or union, names of one alias set: enough for anybody, and few enough for
   * the checks among them to be quadratic. */
  KF__MAX_MEMBERS = 1024,
  KF__DRAFT_ARGUMENTS = 16,
  KF__DRAFT_ALIASES = 12,
  KF__DRAFT_NAMES = 16,
  KF__DRAFT_ARENA = 512
};

/* A piece of text. data == NULL stands for a name that is made from the number `size`: "$3" in an
 * alias set, "_3" for an argument. */
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

/* Memory for types: freed as a whole. */
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
  bool has_foreign_types; /* types may belong to another schema: they are copied, too */

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
/* Drops everything, default values included. */
void kf__draft_destroy(kf_draft_t *draft);
KF_MUST_USE kf_status_t kf__draft_grow_arguments(kf_draft_t *draft);
/* The new argument has no default yet, so that the draft can be destroyed at any time; its other
 * members are not set. */
static inline KF_MUST_USE kf_status_t kf__draft_add_argument(kf_draft_t *draft,
                                                             kf_draft_argument_t **out_added) {
  if (KF_UNLIKELY(draft->count == draft->argument_capacity))
    KF_TRY(kf__draft_grow_arguments(draft));
  *out_added = &draft->arguments[draft->count++];
  (*out_added)->has_default = false;
  return KF_OK;
}
KF_MUST_USE kf_status_t kf__draft_add_alias(kf_draft_t *draft, int32_t *out_index);
KF_MUST_USE kf_status_t kf__draft_add_name(kf_draft_t *draft, kf_piece_t name);
/* Makes the schema; the draft's default values move into it, and the draft is empty then. */
KF_MUST_USE kf_status_t kf__draft_build(kf_draft_t *draft, kf_schema_t **out_schema);

/* ---- Types in an arena ---- */

void *kf__arena_alloc(kf_arena_t *arena, size_t size); /* NULL: no memory */
KF_MUST_USE kf_status_t kf__type_make_list(kf_arena_t *arena, const kf_type_t *element,
                                           const kf_type_t **out_type);
/* An optional of an optional is itself. KF_ERR_PARSE for NoneType? (the message only). */
KF_MUST_USE kf_status_t kf__type_make_optional(kf_arena_t *arena, const kf_type_t *element,
                                               const kf_type_t **out_type);
/* Tuple, dict, future and the like: just the children. */
KF_MUST_USE kf_status_t kf__type_make(kf_arena_t *arena, kf_type_kind_t kind,
                                      const kf_type_t *const *children, size_t count,
                                      const kf_type_t **out_type);
/* Flattens, removes what another member covers, sorts; {T, NoneType} is T?. KF_ERR_PARSE when one
 * member is left. May reorder `members`. */
KF_MUST_USE kf_status_t kf__type_make_union(kf_arena_t *arena, const kf_type_t *const *members,
                                            size_t count, const kf_type_t **out_type);
/* Type variable or custom class. */
KF_MUST_USE kf_status_t kf__type_make_named(kf_arena_t *arena, kf_type_kind_t kind,
                                            const char *name, size_t size,
                                            const kf_type_t **out_type);

#endif
