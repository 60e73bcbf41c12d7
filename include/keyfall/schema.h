/* schema.h: function schemas: parsing, printing, comparing, querying, and completing the arguments
 * of a call.
 *
 *   const char *text = "mine::add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor";
 *   kf_schema_t *schema = NULL;
 *   if (kf_schema_parse(text, strlen(text), NULL, &schema) == KF_OK) {
 *     const kf_argument_t *alpha = kf_schema_argument(schema, 2);
 *     printf("%s, keyword-only: %d\n", alpha->name, alpha->is_kwarg_only);
 *   }
 *   kf_schema_release(schema);
 *
 * A schema is an immutable, reference-counted object. Everything reachable from it (arguments,
 * types, names, defaults) is borrowed and lives as long as the schema. All functions may be called
 * from any thread. Schema pointers must not be NULL unless a comment allows it.
 *
 * Each argument has two types: the *real* type, which was written and is printed, and the *fake*
 * type, in which SymInt, ScalarType, Layout and MemoryFormat are int. Equality, defaults, key
 * extraction and compatibility use the fake type, as in PyTorch. */
#ifndef KEYFALL_SCHEMA_H
#define KEYFALL_SCHEMA_H

#include <keyfall/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Types -------------------------------------------------------------------------------- */

/* Kinds of types. The numbers are part of the ABI. */
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
  KF_TYPE_SYM_INT = 28, /* from here on: in real types only */
  KF_TYPE_DTYPE = 29,
  KF_TYPE_LAYOUT = 30,
  KF_TYPE_MEMORY_FORMAT = 31,
  KF_TYPE_SYM_BOOL = 32,
  KF_TYPE_PY_OBJECT = 33,
  KF_TYPE_KIND_COUNT
} kf_type_kind_t;

/* A type of the schema language, as a tree: "Tensor?[]" is LIST of OPTIONAL of TENSOR. Filled by
 * the parser; immutable. */
typedef struct kf_type kf_type_t;
struct kf_type {
  uint16_t kind;        /* kf_type_kind_t */
  uint16_t child_count; /* list, optional, future, …: 1; dict: 2; tuple, union: any number */
  const kf_type_t *const *children;
  const char *name; /* of KF_TYPE_VAR and KF_TYPE_CLASS */
};

/* Structural equality of two types. */
KF_API bool kf_type_equal(const kf_type_t *a, const kf_type_t *b);
/* Whether every value of type `a` is a value of type `b`: Tensor is a subtype of Tensor?, and every
 * type is one of Any. */
KF_API bool kf_type_is_subtype(const kf_type_t *a, const kf_type_t *b);
/* Writes the type's text ("Tensor?[]"). Writes at most `size` bytes and always terminates when size
 * > 0; returns the length of the full text, as snprintf does. */
KF_API size_t kf_type_print(const kf_type_t *type, char *buffer, size_t size);

/* ---- Alias annotations -------------------------------------------------------------------- */

/* An alias annotation such as (a!) or (a -> *). The sets are lists of names without repetition, in
 * the order in which they were written; "*" is the wildcard. Immutable. */
typedef struct kf_alias_info kf_alias_t;
struct kf_alias_info {
  const char *const *before; /* the sets before the call; "a" in (a -> b) */
  const char *const *after;  /* the sets after the call; same as before without an arrow */
  uint16_t before_count;
  uint16_t after_count;
  bool is_write;               /* "!": the operator writes to the argument */
  const kf_alias_t *contained; /* of the elements, for a list such as Tensor(a)[]; or NULL */
};

/* Whether two annotations are equal, sets compared without order. NULL is "no annotation". */
KF_API bool kf_alias_equal(const kf_alias_t *a, const kf_alias_t *b);

/* ---- Arguments and schemas ---------------------------------------------------------------- */

/* An argument or return of a schema. Immutable, borrowed from its schema. */
typedef struct kf_argument {
  const char *name;                /* "" for an unnamed return */
  const kf_type_t *type;           /* the fake type */
  const kf_type_t *real_type;      /* the type as written */
  const kf_alias_t *alias;         /* NULL: none */
  const kf_value_t *default_value; /* NULL: no default (None is a value) */
  int32_t list_size;               /* N of int[N]; -1 when not given */
  bool is_kwarg_only;              /* it comes after "*" in the schema */
  bool is_out;                     /* keyword-only and written: an out= argument */
} kf_argument_t;

typedef struct kf_schema kf_schema_t; /* opaque; reference-counted */

/* Options of the parser. Set struct_size. */
typedef struct kf_parse_options {
  uint32_t struct_size;
  bool allow_type_variables; /* unknown lower-case names are type variables */
} kf_parse_options_t;

/* Parses a declaration "ns::name.overload(arguments) -> returns" of `size` bytes. The caller owns
 * the schema. `options` may be NULL. KF_ERR_PARSE: the message quotes the text and marks the
 * position. KF_ERR_MISUSE: `text` is NULL. KF_ERR_NO_MEMORY. *out_schema is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_schema_parse(const char *text, size_t size,
                                               const kf_parse_options_t *options,
                                               kf_schema_t **out_schema);
/* Parses a declaration or a bare name. For a declaration *out_name is NULL; for a bare name
 * *out_schema is NULL and *out_name is a text to free with kf_free. Errors as above; then both are
 * NULL. */
KF_API KF_MUST_USE kf_status_t kf_schema_or_name_parse(const char *text, size_t size,
                                                       const kf_parse_options_t *options,
                                                       kf_schema_t **out_schema, char **out_name);
/* Adds and releases a reference. NULL is fine. Thread-safe. */
KF_API void kf_schema_retain(const kf_schema_t *schema);
KF_API void kf_schema_release(const kf_schema_t *schema);

/* "ns::name" and the overload ("" when there is none). */
KF_API const char *kf_schema_name(const kf_schema_t *schema);
KF_API const char *kf_schema_overload(const kf_schema_t *schema);

/* Arguments and returns, by index; NULL when the index is out of range. */
KF_API size_t kf_schema_argument_count(const kf_schema_t *schema);
KF_API size_t kf_schema_return_count(const kf_schema_t *schema);
KF_API const kf_argument_t *kf_schema_argument(const kf_schema_t *schema, size_t index);
KF_API const kf_argument_t *kf_schema_return(const kf_schema_t *schema, size_t index);

/* Whether the schema ends its arguments or returns with "...": then any number may follow. */
KF_API bool kf_schema_is_vararg(const kf_schema_t *schema);
KF_API bool kf_schema_is_varret(const kf_schema_t *schema);
/* Whether the operator writes to one of its arguments. */
KF_API bool kf_schema_is_mutable(const kf_schema_t *schema);
/* The index of the argument with this name; -1 when there is none, or `name` is NULL. */
KF_API int kf_schema_find_argument(const kf_schema_t *schema, const char *name);

/* Writes the canonical text of a schema, which nearly always parses to an equal schema. Size and
 * result as for kf_type_print. */
KF_API size_t kf_schema_print(const kf_schema_t *schema, char *buffer, size_t size);
/* Writes one argument as it appears in the canonical text: "Scalar alpha=1". */
KF_API size_t kf_argument_print(const kf_argument_t *argument, char *buffer, size_t size);
/* Whether two schemas are equal: names, fake types, annotations, defaults, keyword-only markers.
 * The defaults 1 and 1.0 differ. Either may be NULL. */
KF_API bool kf_schema_equal(const kf_schema_t *a, const kf_schema_t *b);

/* Selects arguments (INPUT) or returns (OUTPUT). */
typedef enum kf_schema_side { KF_SCHEMA_INPUT, KF_SCHEMA_OUTPUT } kf_schema_side_t;

/* Whether two arguments or returns may share memory, by their annotations and types.
 * kf_schema_may_contain_alias also looks into containers. False when an index is out of range. */
KF_API bool kf_schema_may_alias(const kf_schema_t *schema, kf_schema_side_t side_a, size_t a,
                                kf_schema_side_t side_b, size_t b);
KF_API bool kf_schema_may_contain_alias(const kf_schema_t *schema, kf_schema_side_t side_a,
                                        size_t a, kf_schema_side_t side_b, size_t b);

/* Backward: whether programs written for `older` work with `newer`. Forward: whether programs
 * written for `newer` work with `older`. When the answer is false, `reason` says why, or is "" for
 * differences without a message. `reason` is always terminated when size > 0. */
KF_API bool kf_schema_is_backward_compatible(const kf_schema_t *newer, const kf_schema_t *older,
                                             char *reason, size_t size);
KF_API bool kf_schema_is_forward_compatible(const kf_schema_t *newer, const kf_schema_t *older,
                                            char *reason, size_t size);

/* Completes the arguments of a call. On entry the stack has `positional` values on top. Keywords
 * are matched by name, and defaults fill the arguments that are still missing. On success the stack
 * holds one value for each argument, each checked against its type, with references of its own; the
 * keyword values stay the caller's. On failure the stack is unchanged.
 *
 * KF_ERR_TYPE: too many values, a value of the wrong type, a missing argument, an unknown or
 * repeated keyword. KF_ERR_MISUSE: NULL, or fewer values on the stack than `positional`.
 * KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_schema_normalize(const kf_schema_t *schema, kf_stack_t *stack,
                                                   size_t positional,
                                                   const char *const *keyword_names,
                                                   const kf_value_t *keyword_values,
                                                   size_t keyword_count);
/* Whether a value fits a type, by the rules of a call: fake types, subtypes accepted. An empty dict
 * fits every dict type. */
KF_API bool kf_value_matches_type(const kf_value_t *value, const kf_type_t *type);

/* ---- Names -------------------------------------------------------------------------------- */

/* Splits "ns::name.overload" (spaces between tokens are allowed) and checks it. *out_name is
 * "ns::name" and owns one block, to free with kf_free; *out_overload points into the same block and
 * is "" when there is no overload. KF_ERR_PARSE, KF_ERR_MISUSE (NULL), KF_ERR_NO_MEMORY; on failure
 * both are NULL. */
KF_API KF_MUST_USE kf_status_t kf_op_name_parse(const char *text, char **out_name,
                                                const char **out_overload);

#ifdef __cplusplus
}
#endif
#endif
