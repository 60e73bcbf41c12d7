/* The parser's state and its parts: types (schema_parse_type.c), default values
 * (schema_parse_default.c) and declarations (schema_parse.c). */
#ifndef KF_DISPATCH_SCHEMA_SCHEMA_PARSE_H
#define KF_DISPATCH_SCHEMA_SCHEMA_PARSE_H

#include "dispatch/schema/schema_draft.h"
#include "dispatch/schema/schema_lex.h"

typedef struct kf_parser {
  kf_lexer_t lexer;
  kf_draft_t *draft;
  bool allow_variables; /* type variables */
  bool is_signature;    /* argument names are optional */
  size_t fresh_names;   /* alias sets named by a bare `!` so far */
  int depth;            /* of the types that are being read */
} kf_parser_t;

/* A type as it was read. */
typedef struct kf_parsed_type {
  const kf_type_t *type;
  const kf_type_t *real_type;
  int32_t alias;  /* index in the draft, or -1 */
  int32_t height; /* of the type's tree; 1 for a base type */
} kf_parsed_type_t;

/* Whether the custom class "ns.name" is registered. Set by the registry when the library is loaded;
 * NULL in a statically linked program that does not use the registry. */
extern bool (*kf__class_exists)(const char *name) KF__HIDDEN;

KF_MUST_USE kf_status_t kf__parse_type(kf_parser_t *parser, kf_parsed_type_t *out);
/* An alias annotation, if there is one here; *out_alias is -1 otherwise. */
KF_MUST_USE kf_status_t kf__parse_alias(kf_parser_t *parser, int32_t *out_alias);
/* Replaces `parsed` by the list of it. Its annotation becomes that of the elements, below that of
 * the list, which is read here. */
KF_MUST_USE kf_status_t kf__parse_list_suffix(kf_parser_t *parser, kf_parsed_type_t *parsed);
KF_MUST_USE kf_status_t kf__parse_optional_suffix(kf_parser_t *parser, kf_parsed_type_t *parsed);

/* The default value after `=`; list_size is N of int[N], or -1. The value is the caller's. */
KF_MUST_USE kf_status_t kf__parse_default(kf_parser_t *parser, const kf_type_t *type,
                                          const kf_type_t *real_type, int32_t list_size,
                                          kf_value_t *out_value);
/* "ns::name.overload" into the draft. */
KF_MUST_USE kf_status_t kf__parse_name(kf_parser_t *parser);

/* Sets `flag` to whether the current token is of this kind, and if so reads the next token. */
#define KF_PARSE_NEXT_IF(parser, wanted, flag)        \
  do {                                                \
    (flag) = (parser)->lexer.token.kind == (wanted);  \
    if (flag) KF_TRY(kf__lex_next(&(parser)->lexer)); \
  } while (0)

#endif
