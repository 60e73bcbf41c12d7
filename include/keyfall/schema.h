/* schema.h: function schemas: parse, print, compare, query, check compatibility.
 *
 * A schema is an immutable object; everything reachable from it lives as long as it does. Each
 * argument has two types: the *real* one that was written, which is printed, and the *fake* one in
 * which SymInt, ScalarType, Layout and MemoryFormat count as int; equality, defaults, key
 * extraction and compatibility look at the fake one, as PyTorch does. */
#ifndef KEYFALL_SCHEMA_H
#define KEYFALL_SCHEMA_H

#include <keyfall/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Types -------------------------------------------------------------------------------- */

typedef enum kf_type_kind {
  KF_TYPE_ANY = 0,
  KF_TYPE_TENSOR = 1,
  KF_TYPE_STORAGE = 2,
  KF_TYPE_TUPLE = 3,
  KF_TYPE_LIST = 4,
  KF_TYPE_DICT = 5,
  KF_TYPE_SCALAR = 6,
  KF_TYPE_FLOAT = 7,
  KF_TYPE_COMPLEX = 8,
  KF_TYPE_FUTURE = 9,
  KF_TYPE_AWAIT = 10,
  KF_TYPE_RREF = 11,
  KF_TYPE_INT = 12,
  KF_TYPE_NONE = 13,
  KF_TYPE_STRING = 14,
  KF_TYPE_GENERATOR = 15,
  KF_TYPE_QUANTIZER = 16,
  KF_TYPE_BOOL = 17,
  KF_TYPE_OPTIONAL = 18,
  KF_TYPE_VAR = 19,   /* type variable: `name` */
  KF_TYPE_CLASS = 20, /* custom class: `name` is "__torch__.torch.classes.ns.name" */
  KF_TYPE_DEVICE = 21,
  KF_TYPE_STREAM = 22,
  KF_TYPE_CAPSULE = 23,
  KF_TYPE_QSCHEME = 24,
  KF_TYPE_ANY_CLASS = 25,
  KF_TYPE_ANY_ENUM = 26,
  KF_TYPE_UNION = 27,
  KF_TYPE_SYM_INT = 28, /* real types only, from here on */
  KF_TYPE_DTYPE = 29,
  KF_TYPE_LAYOUT = 30,
  KF_TYPE_MEMORY_FORMAT = 31,
  KF_TYPE_SYM_BOOL = 32,
  KF_TYPE_PY_OBJECT = 33,
  KF_TYPE_KIND_COUNT
} kf_type_kind_t;

typedef struct kf_type kf_type_t;
struct kf_type {
  uint16_t kind;
  uint16_t child_count; /* list, optional, future…: 1; dict: 2; tuple, union: any */
  const kf_type_t *const *children;
  const char *name; /* KF_TYPE_VAR and KF_TYPE_CLASS */
};

/* Structural equality. */
KF_API bool kf_type_equal(const kf_type_t *a, const kf_type_t *b);
/* Is `a` a subtype of `b`? */
KF_API bool kf_type_is_subtype(const kf_type_t *a, const kf_type_t *b);
/* Writes the type's text ("Tensor?[]"); always terminated; returns the full length. */
KF_API size_t kf_type_print(const kf_type_t *type, char *buffer, size_t size);

/* ---- Alias annotations -------------------------------------------------------------------- */

/* Sets are lists of names without repetition, in the order in which they were written; "*" is the
 * wildcard. For a list of annotated elements, `contained` is the elements' annotation. */
typedef struct kf_alias_info kf_alias_t;
struct kf_alias_info {
  const char *const *before;
  const char *const *after;
  uint16_t before_count;
  uint16_t after_count;
  bool is_write;
  const kf_alias_t *contained;
};

KF_API bool kf_alias_equal(const kf_alias_t *a, const kf_alias_t *b); /* NULL is "none" */

/* ---- Arguments and schemas ---------------------------------------------------------------- */

typedef struct kf_argument {
  const char *name;      /* "" for an unnamed return */
  const kf_type_t *type; /* fake */
  const kf_type_t *real_type;
  const kf_alias_t *alias;         /* NULL: none */
  const kf_value_t *default_value; /* NULL: none (None is a value) */
  int32_t list_size;               /* N of int[N]; -1 when not given */
  bool is_kwarg_only;
  bool is_out; /* keyword-only and written */
} kf_argument_t;

typedef struct kf_schema kf_schema_t;

typedef struct kf_parse_options {
  uint32_t struct_size;
  bool allow_type_variables; /* lower-case unknown names are type variables */
} kf_parse_options_t;

/* Parses a declaration "ns::name.overload(args) -> returns". `options` may be NULL. KF_ERR_PARSE
 * with a message that shows the place; KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_schema_parse(const char *text, size_t size,
                                               const kf_parse_options_t *options,
                                               kf_schema_t **out_schema);
/* Parses a declaration or a bare name. For a bare name *out_schema is NULL and the name (an owned
 * string, to be freed with kf_free) is in *out_name; otherwise *out_name is NULL. */
KF_API KF_MUST_USE kf_status_t kf_schema_or_name_parse(const char *text, size_t size,
                                                       const kf_parse_options_t *options,
                                                       kf_schema_t **out_schema, char **out_name);
KF_API void kf_schema_retain(const kf_schema_t *schema);
KF_API void kf_schema_release(const kf_schema_t *schema);

/* "ns::name", without overload. */
KF_API const char *kf_schema_name(const kf_schema_t *schema);
KF_API const char *kf_schema_overload(const kf_schema_t *schema); /* "" when there is none */
KF_API size_t kf_schema_argument_count(const kf_schema_t *schema);
KF_API size_t kf_schema_return_count(const kf_schema_t *schema);
KF_API const kf_argument_t *kf_schema_argument(const kf_schema_t *schema, size_t index);
KF_API const kf_argument_t *kf_schema_return(const kf_schema_t *schema, size_t index);
KF_API bool kf_schema_is_vararg(const kf_schema_t *schema);
KF_API bool kf_schema_is_varret(const kf_schema_t *schema);
/* Some argument is written to. */
KF_API bool kf_schema_is_mutable(const kf_schema_t *schema);
/* Index of the argument with this name, or -1. */
KF_API int kf_schema_find_argument(const kf_schema_t *schema, const char *name);

/* Canonical text; always terminated; returns the full length. */
KF_API size_t kf_schema_print(const kf_schema_t *schema, char *buffer, size_t size);
/* Text of one argument as it stands in the canonical text. */
KF_API size_t kf_argument_print(const kf_argument_t *argument, char *buffer, size_t size);
KF_API bool kf_schema_equal(const kf_schema_t *a, const kf_schema_t *b);

typedef enum kf_schema_side { KF_SCHEMA_INPUT, KF_SCHEMA_OUTPUT } kf_schema_side_t;
/* May the two arguments or returns alias each other? may_contain also looks into containers. */
KF_API bool kf_schema_may_alias(const kf_schema_t *schema, kf_schema_side_t side_a, size_t a,
                                kf_schema_side_t side_b, size_t b);
KF_API bool kf_schema_may_contain_alias(const kf_schema_t *schema, kf_schema_side_t side_a,
                                        size_t a, kf_schema_side_t side_b, size_t b);

/* Is `newer` usable where `older` was declared (backward), or the reverse (forward)? On false,
 * `reason` (always terminated) says why; it is "" for failures that carry no reason. */
KF_API bool kf_schema_is_backward_compatible(const kf_schema_t *newer, const kf_schema_t *older,
                                             char *reason, size_t size);
KF_API bool kf_schema_is_forward_compatible(const kf_schema_t *newer, const kf_schema_t *older,
                                            char *reason, size_t size);

/* Completes a call's arguments: `stack` holds `positional` values on top; keywords follow by
 * name; defaults fill the rest. On success the stack holds one value for each argument, checked
 * against its type. On failure the stack is unchanged. */
KF_API KF_MUST_USE kf_status_t kf_schema_normalize(const kf_schema_t *schema, kf_stack_t *stack,
                                                   size_t positional,
                                                   const char *const *keyword_names,
                                                   const kf_value_t *keyword_values,
                                                   size_t keyword_count);
/* Does the value fit the type? (Subtyping on fake types; an empty dict fits any dict.) */
KF_API bool kf_value_matches_type(const kf_value_t *value, const kf_type_t *type);

/* ---- Names -------------------------------------------------------------------------------- */

/* Splits "ns::name.overload" (spaces between tokens allowed) and checks it. The result is one
 * owned block (free with kf_free): *out_name "ns::name", *out_overload points into it. */
KF_API KF_MUST_USE kf_status_t kf_op_name_parse(const char *text, char **out_name,
                                                const char **out_overload);

#ifdef __cplusplus
}
#endif
#endif
