/* Reads declarations, "ns::name.overload(args) -> returns", bare names, and the signatures of typed
 * kernels, "(args) -> returns", in one pass over the text. The result is a draft on the C stack,
 * from which one block is made at the end.
 *
 * Note [Parser parity]: messages, their order and the position that they show agree with PyTorch's
 * parser (tests/parity/schemas.txt). The next token is read before the current one is checked, so
 * that text that is not a token is reported first, as there. Failures of assertions or of the C++
 * library in PyTorch are ordinary parse errors here, with other messages. */
#include "dispatch/schema/schema_parse.h"

#include <string.h>

#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "dispatch/values/number_text.h"

/* ---- Names ---- */

kf_status_t kf__parse_name(kf_parser_t *parser) {
  kf_lexer_t *lexer = &parser->lexer;
  kf_draft_t *draft = parser->draft;
  kf_token_t token = lexer->token;
  KF_TRY(kf__lex_expect(lexer, KF_TOKEN_IDENT));
  draft->name = (kf_piece_t){token.start, kf__token_size(&token)};
  bool found = false;
  KF_PARSE_NEXT_IF(parser, ':', found);
  if (found) {
    KF_TRY(kf__lex_expect(lexer, ':'));
    token = lexer->token;
    KF_TRY(kf__lex_expect(lexer, KF_TOKEN_IDENT));
    draft->name_space = draft->name;
    draft->name = (kf_piece_t){token.start, kf__token_size(&token)};
  }
  KF_PARSE_NEXT_IF(parser, '.', found);
  if (!found) return KF_OK;
  token = lexer->token;
  KF_TRY(kf__lex_expect(lexer, KF_TOKEN_IDENT));
  draft->overload = (kf_piece_t){token.start, kf__token_size(&token)};
  if (kf__token_is(&token, "default", 7) ||
      (kf__token_size(&token) >= 2 && memcmp(token.start, "__", 2) == 0))
    return kf_error_set(
        KF_ERR_PARSE,
        KF__COMPATIBLE(
            KF__TORCH_OVERLOAD_NAME,
            "no overload can be named '%.*s': default and names that begin with __ are reserved"),
        (int)kf__token_size(&token), token.start);
  return KF_OK;
}

/* ---- Arguments ---- */

/* "[N]" after a type. */
static kf_status_t parse_size(kf_parser_t *parser, kf_parsed_type_t *parsed, int32_t *out_size) {
  bool found = false;
  *out_size = -1;
  KF_PARSE_NEXT_IF(parser, '[', found);
  if (KF_LIKELY(!found)) return KF_OK;
  kf_lexer_t *lexer = &parser->lexer;
  const kf_token_t token = lexer->token;
  KF_TRY(kf__lex_expect(lexer, KF_TOKEN_NUMBER));
  int64_t size = 0;
  if (!kf__read_int(token.start, kf__token_size(&token), &size) || size > INT32_MAX)
    return kf__lex_error(lexer, &token, "the size of a list must be an integer up to %d",
                         INT32_MAX);
  *out_size = (int32_t)size;
  KF_TRY(kf__lex_expect(lexer, ']'));
  KF_TRY(kf__parse_list_suffix(parser, parsed));
  KF_PARSE_NEXT_IF(parser, '?', found);
  return found ? kf__parse_optional_suffix(parser, parsed) : KF_OK;
}

static kf_status_t parse_argument_name(kf_parser_t *parser, bool optional, kf_piece_t *out_name) {
  const kf_token_t *token = &parser->lexer.token;
  if (token->kind != KF_TOKEN_IDENT) {
    *out_name = (kf_piece_t){"", 0};
    return optional ? KF_OK : kf__lex_unexpected(&parser->lexer, KF_TOKEN_IDENT);
  }
  *out_name = (kf_piece_t){token->start, kf__token_size(token)};
  return kf__lex_next(&parser->lexer);
}

/* Added to the draft before it is read, in a state in which the draft can be destroyed. Nothing
 * else is added meanwhile, so `added` stays valid. */
static kf_status_t parse_argument(kf_parser_t *parser, bool is_return, bool is_kwarg_only) {
  kf_draft_argument_t *added = NULL;
  KF_TRY(kf__draft_add_argument(parser->draft, &added));
  kf_parsed_type_t parsed;
  KF_TRY(kf__parse_type(parser, &parsed));
  KF_TRY(parse_size(parser, &parsed, &added->list_size));
  KF_TRY(parse_argument_name(parser, is_return || parser->is_signature, &added->name));
  added->type = parsed.type;
  added->real_type = parsed.real_type;
  added->alias = parsed.alias;
  added->is_kwarg_only = is_kwarg_only;
  if (is_return || parser->lexer.token.kind != '=') return KF_OK;
  KF_TRY(kf__lex_next(&parser->lexer));
  KF_TRY(kf__parse_default(parser, added->type, added->real_type, added->list_size,
                           &added->default_value));
  KF_ASSERT(added == &parser->draft->arguments[parser->draft->count - 1]);
  added->has_default = true;
  return KF_OK;
}

static kf_status_t parse_arguments(kf_parser_t *parser) {
  kf_lexer_t *lexer = &parser->lexer;
  kf_draft_t *draft = parser->draft;
  bool is_kwarg_only = false;
  bool more = true;
  KF_TRY(kf__lex_expect(lexer, '('));
  if (lexer->token.kind == ')') more = false;
  while (more) {
    if (draft->is_vararg)
      return kf__lex_error(lexer, &lexer->token,
                           KF__COMPATIBLE(KF__TORCH_VARARG_LAST, "no argument can follow ..."));
    if (lexer->token.kind == '*') {
      is_kwarg_only = true;
      KF_TRY(kf__lex_next(lexer));
    } else if (lexer->token.kind == KF_TOKEN_DOTS) {
      draft->is_vararg = true;
      KF_TRY(kf__lex_next(lexer));
    } else {
      KF_TRY(parse_argument(parser, false, is_kwarg_only));
    }
    KF_PARSE_NEXT_IF(parser, ',', more);
  }
  KF_TRY(kf__lex_expect(lexer, ')'));
  KF_ASSERT(draft->argument_count == 0); /* returns follow the arguments, so these come first */
  draft->argument_count = draft->count;
  if (!draft->is_vararg) return KF_OK;
  for (size_t i = 0; i < draft->count; i++)
    if (draft->arguments[i].has_default)
      return kf__lex_error(
          lexer, &lexer->token,
          KF__COMPATIBLE(KF__TORCH_VARARG_DEFAULT,
                         "no argument of a schema with ... can have a default value"));
  return KF_OK;
}

static kf_status_t parse_returns(kf_parser_t *parser) {
  kf_lexer_t *lexer = &parser->lexer;
  kf_draft_t *draft = parser->draft;
  KF_TRY(kf__lex_expect(lexer, KF_TOKEN_ARROW));
  KF_PARSE_NEXT_IF(parser, KF_TOKEN_DOTS, draft->is_varret);
  if (draft->is_varret) return KF_OK;
  bool more = false;
  KF_PARSE_NEXT_IF(parser, '(', more);
  if (!more) return parse_argument(parser, true, false);
  if (lexer->token.kind == ')') more = false;
  while (more) {
    if (draft->is_varret)
      return kf__lex_error(lexer, &lexer->token,
                           KF__COMPATIBLE(KF__TORCH_VARRET_LAST, "no return can follow ..."));
    KF_PARSE_NEXT_IF(parser, KF_TOKEN_DOTS, draft->is_varret);
    if (!draft->is_varret) KF_TRY(parse_argument(parser, true, false));
    KF_PARSE_NEXT_IF(parser, ',', more);
  }
  return kf__lex_expect(lexer, ')');
}

static kf_status_t parse_end(kf_parser_t *parser) {
  bool found = false;
  KF_PARSE_NEXT_IF(parser, KF_TOKEN_NEWLINE, found);
  if (parser->lexer.token.kind == KF_TOKEN_EOF) return KF_OK;
  return kf__lex_unexpected(&parser->lexer, KF_TOKEN_EOF);
}

/* ---- Declarations ---- */

/* A positional argument without a default may not follow one with a default. Lists are exempt: old
 * PyTorch programs were saved with such declarations. */
static const kf_argument_t *find_misplaced(const kf_schema_t *schema) {
  bool seen_default = false;
  for (uint32_t i = 0; i < schema->argument_count; i++) {
    const kf_argument_t *argument = &schema->arguments[i];
    if (argument->default_value != NULL)
      seen_default = true;
    else if (seen_default && !argument->is_kwarg_only && !kf__type_is(argument->type, KF_TYPE_LIST))
      return argument;
  }
  return NULL;
}

static kf_status_t build(kf_draft_t *draft, kf_schema_t **out_schema) {
  kf_schema_t *schema = NULL;
  KF_TRY(kf__draft_build(draft, &schema));
  const kf_argument_t *misplaced = find_misplaced(schema);
  if (KF_LIKELY(misplaced == NULL)) {
    *out_schema = schema;
    return KF_OK;
  }
  char *text = NULL;
  kf_status_t status = kf__schema_text(schema, &text);
  if (status == KF_OK)
    status = kf_error_set(
        KF_ERR_PARSE,
        KF__COMPATIBLE(KF__TORCH_MISPLACED_DEFAULT,
                       "argument '%s' follows one with a default value and needs one, too: %s"),
        misplaced->name, text);
  kf_schema_release(schema);
  kf_free(text);
  return status;
}

kf_status_t kf__name_for_schema(void) {
  return kf_error_set(
      KF_ERR_PARSE,
      KF__COMPATIBLE(KF__TORCH_NAME_FOR_SCHEMA,
                     "expected a schema, such as \"a::b(Tensor x) -> Tensor\", found only a name"));
}

/* Reads the whole text into the draft. *out_is_name: it was only a name. */
static kf_status_t parse_declaration(kf_parser_t *parser, const char *text, size_t size,
                                     bool *out_is_name) {
  KF_TRY(kf__lex_init(&parser->lexer, text, size));
  KF_TRY(kf__parse_name(parser));
  *out_is_name = parser->lexer.token.kind != '(';
  if (!*out_is_name) {
    KF_TRY(parse_arguments(parser));
    KF_TRY(parse_returns(parser));
  }
  return parse_end(parser);
}

static bool allows_variables(const char *text, size_t size, const kf_parse_options_t *options) {
  if (size >= 6 && (memcmp(text, "aten::", 6) == 0 || memcmp(text, "prim::", 6) == 0)) return true;
  return options->allow_type_variables;
}

static kf_status_t join_name(const kf_draft_t *draft, char **out_name) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_put(&text, draft->name_space.data, draft->name_space.size);
  if (draft->name_space.size > 0) kf__text_put(&text, "::", 2);
  kf__text_put(&text, draft->name.data, draft->name.size);
  if (draft->overload.size > 0) kf__text_char(&text, '.');
  kf__text_put(&text, draft->overload.data, draft->overload.size);
  return kf__text_take(&text, out_name);
}

static void init_parser(kf_parser_t *parser, kf_draft_t *draft) {
  kf__draft_init(draft);
  parser->draft = draft;
  parser->allow_variables = false;
  parser->is_signature = false;
  parser->fresh_names = 0;
  parser->depth = 0;
}

/* With out_name NULL a bare name is an error. */
static kf_status_t parse(const char *text, size_t size, const kf_parse_options_t *given,
                         const char *default_namespace, kf_schema_t **out_schema, char **out_name) {
  kf_parse_options_t options = {0};
  if (text == NULL) return kf_error_set(KF_ERR_MISUSE, "a schema's text is NULL");
  if (given != NULL)
    KF_TRY(kf__struct_read(KF__STRUCT(kf_parse_options_t), "kf_schema_parse", given, &options));
  kf_draft_t draft;
  kf_parser_t parser;
  init_parser(&parser, &draft);
  parser.allow_variables = allows_variables(text, size, &options);
  bool is_name = false;
  kf_status_t status = parse_declaration(&parser, text, size, &is_name);
  if (status == KF_OK) {
    if (draft.name_space.size == 0 && default_namespace != NULL)
      draft.name_space = (kf_piece_t){default_namespace, strlen(default_namespace)};
    if (!is_name)
      status = build(&draft, out_schema);
    else if (out_name != NULL)
      status = join_name(&draft, out_name);
    else
      status = kf__name_for_schema();
  }
  kf__draft_destroy(&draft);
  return status;
}

kf_status_t kf__schema_parse(const char *text, size_t size, const kf_parse_options_t *options,
                             const char *default_namespace, kf_schema_t **out_schema) {
  *out_schema = NULL;
  return parse(text, size, options, default_namespace, out_schema, NULL);
}

kf_status_t kf__schema_or_name_parse(const char *text, size_t size,
                                     const kf_parse_options_t *options,
                                     const char *default_namespace, kf_schema_t **out_schema,
                                     char **out_name) {
  *out_schema = NULL;
  *out_name = NULL;
  return parse(text, size, options, default_namespace, out_schema, out_name);
}

kf_status_t kf_schema_parse(const char *text, size_t size, const kf_parse_options_t *options,
                            kf_schema_t **out_schema) {
  return kf__schema_parse(text, size, options, NULL, out_schema);
}

kf_status_t kf_schema_or_name_parse(const char *text, size_t size,
                                    const kf_parse_options_t *options, kf_schema_t **out_schema,
                                    char **out_name) {
  return kf__schema_or_name_parse(text, size, options, NULL, out_schema, out_name);
}

/* ---- Signatures ---- */

/* Keeps what can be inferred from a function's type: the types, and the annotations, which say
 * which arguments are written. */
static void make_inferred(kf_draft_t *draft) {
  draft->is_inferred = true;
  for (size_t i = 0; i < draft->count; i++) {
    kf_draft_argument_t *argument = &draft->arguments[i];
    if (argument->has_default) kf_value_clear(&argument->default_value);
    argument->has_default = false;
    argument->is_kwarg_only = false;
    argument->list_size = -1;
    argument->name = (kf_piece_t){NULL, i < draft->argument_count ? i : i - draft->argument_count};
  }
}

kf_status_t kf__schema_from_signature(const char *signature, kf_schema_t **out_schema) {
  *out_schema = NULL;
  if (signature == NULL) return kf_error_set(KF_ERR_MISUSE, "a kernel's signature is NULL");
  kf_draft_t draft;
  kf_parser_t parser;
  init_parser(&parser, &draft);
  parser.is_signature = true;
  kf_status_t status = KF_OK;
  KF_TRY_GOTO(status, done, kf__lex_init(&parser.lexer, signature, strlen(signature)));
  KF_TRY_GOTO(status, done, parse_arguments(&parser));
  KF_TRY_GOTO(status, done, parse_returns(&parser));
  KF_TRY_GOTO(status, done, parse_end(&parser));
  make_inferred(&draft);
  status = kf__draft_build(&draft, out_schema);
done:
  kf__draft_destroy(&draft);
  return status;
}
