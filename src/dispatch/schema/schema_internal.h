/* Schemas for the files of this room: the object itself, and the functions that the dispatcher
 * needs beyond the public header.
 *
 * A schema is one block of memory: this struct, its arguments and returns, then alias sets, default
 * values, the types that are not static, and all text. It never changes after it was built, so it
 * is read without locks. Only default values that are objects (strings, lists) are separate blocks.
 */
#ifndef KF_DISPATCH_SCHEMA_SCHEMA_INTERNAL_H
#define KF_DISPATCH_SCHEMA_SCHEMA_INTERNAL_H

#include <keyfall/schema.h>

#include "base/base_internal.h"

enum {
  /* Types nest at most this deep, so that functions on types may recurse. */
  KF__TYPE_DEPTH = 64,
  /* Arguments that `tensor_positions` can tell apart. */
  KF__SCHEMA_MAX_POSITIONS = 64
};

struct kf_schema {
  kf_object_t object;
  uint32_t argument_count;
  uint32_t return_count;
  /* Bit i: the argument that is i-th from the last may bring keys (its fake type is a subtype of
   * Tensor, Tensor?, Tensor[] or Tensor?[]). Arguments beyond the last 64 have no bit. */
  uint64_t tensor_positions;
  const char *name; /* "ns::name"; "" for an inferred schema */
  const char *overload;
  uint32_t block_size; /* bytes of the block */
  bool is_vararg;
  bool is_varret;
  bool is_mutable;
  bool is_inferred;          /* made from a kernel's signature: prints without annotations */
  kf_argument_t arguments[]; /* the returns follow the arguments */
};

/* ---- Making schemas ---- */

/* kf_schema_parse, with a namespace for names that have none (NULL: leave them so). */
KF_MUST_USE kf_status_t kf__schema_parse(const char *text, size_t size,
                                         const kf_parse_options_t *options,
                                         const char *default_namespace, kf_schema_t **out_schema);
/* Same for kf_schema_or_name_parse; a bare name gets the namespace, too. */
KF_MUST_USE kf_status_t kf__schema_or_name_parse(const char *text, size_t size,
                                                 const kf_parse_options_t *options,
                                                 const char *default_namespace,
                                                 kf_schema_t **out_schema, char **out_name);
/* The error of a text that is only a name, where a schema is needed. */
kf_status_t kf__name_for_schema(void);
/* The schema that a typed kernel's signature text describes, e.g. "(Tensor, Scalar) -> Tensor":
 * argument names are optional there and ignored, as are `*`, defaults and list sizes. The result
 * has no name; arguments and returns are called _0, _1, … KF_ERR_PARSE, KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__schema_from_signature(const char *signature, kf_schema_t **out_schema);
/* A copy with another name. An inferred schema stays marked as one. */
KF_MUST_USE kf_status_t kf__schema_clone_renamed(const kf_schema_t *schema, const char *name,
                                                 const char *overload, kf_schema_t **out_schema);

/* The schema that a signature describes, with an operator's full name. */
KF_MUST_USE kf_status_t kf__schema_infer(const char *signature, const char *full_name,
                                         kf_schema_t **out_schema);

/* The inferred schema of a kernel that takes what this schema declares, with plain integers where
 * arguments are symbolic. */
KF_MUST_USE kf_status_t kf__schema_of_kernel(const kf_schema_t *declared, kf_schema_t **out_schema);

/* ---- Printing ---- */

void kf__type_print(kf_text_t *text, const kf_type_t *type);
void kf__schema_print(kf_text_t *text, const kf_schema_t *schema);
/* The printed schema, to be freed with kf_free. */
KF_MUST_USE kf_status_t kf__schema_text(const kf_schema_t *schema, char **out_text);
/* The schema with the types that are compared with a kernel's (Note [Kernel check] in
 * schema_kernel.c). */
void kf__schema_print_for_kernel(kf_text_t *text, const kf_schema_t *schema,
                                 bool kernel_has_symint);

/* ---- Comparing ---- */

/* Compares a declared schema with a kernel's inferred one. True when they differ, with the first
 * difference in `reason` (always terminated). */
bool kf__schema_mismatch_reason(const kf_schema_t *declared, const kf_schema_t *kernel,
                                bool kernel_has_symint, char *reason, size_t size);

/* int, int?, int[] and int[]? for SymInt, SymInt?, SymInt[] and SymInt[]?; other types unchanged
 * (Note [Kernel check]). */
const kf_type_t *kf__type_without_symint(const kf_type_t *type);
/* True when the set after the arrow differs from the set before it. */
bool kf__alias_changes(const kf_alias_t *alias);
/* Whether what two arguments refer to after the call has a name in common; NULL: no annotation. */
bool kf__alias_intersects(const kf_alias_t *a, const kf_alias_t *b);
bool kf__alias_is_wildcard(const kf_alias_t *alias);

/* ---- Types ---- */

/* Types without children, and the composites of them that schemas use most, are static: an array
 * for each kind (empty for kinds that are not base types) with an element for each form. */
enum {
  KF__FORM_PLAIN,         /* T */
  KF__FORM_OPTIONAL,      /* T? */
  KF__FORM_LIST,          /* T[] */
  KF__FORM_OPTIONAL_LIST, /* T?[] */
  KF__FORM_LIST_OPTIONAL, /* T[]? */
  KF__FORM_COUNT
};
extern const kf_type_t kf__static_types[KF_TYPE_KIND_COUNT][KF__FORM_COUNT];

/* The static type of a kind that is a base type. */
static inline const kf_type_t *kf__type_base(kf_type_kind_t kind) {
  KF_ASSERT((unsigned)kind < KF_TYPE_KIND_COUNT);
  return &kf__static_types[kind][KF__FORM_PLAIN];
}

/* True for types that live as long as the process. */
static inline bool kf__type_is_static(const kf_type_t *type) {
  return (uintptr_t)type - (uintptr_t)kf__static_types < sizeof kf__static_types;
}

/* The base type with this name ("Tensor", "int"); NULL when there is none. */
const kf_type_t *kf__type_named(const char *name, size_t size);
/* The type that calls use: int for SymInt, ScalarType, Layout and MemoryFormat, else the type
 * itself. Base types only. */
const kf_type_t *kf__type_fake_base(const kf_type_t *type);
/* The static list or optional of a static type; NULL when there is none. */
const kf_type_t *kf__type_static_list(const kf_type_t *element);
const kf_type_t *kf__type_static_optional(const kf_type_t *element);
/* Compares types in the order of a union's members: by kind, then by text. Like strcmp. */
int kf__type_compare(const kf_type_t *a, const kf_type_t *b);

static inline bool kf__type_is(const kf_type_t *type, kf_type_kind_t kind) {
  return type->kind == (uint16_t)kind;
}

/* ---- Arguments ---- */

/* Equality of defaults (NULL: none): the same tag and the same value. */
bool kf__default_equal(const kf_value_t *a, const kf_value_t *b);

static inline bool kf__argument_is_written(const kf_argument_t *argument) {
  return argument->alias != NULL && argument->alias->is_write;
}

#endif
