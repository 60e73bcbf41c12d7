/* Reads types and alias annotations.
 *
 * Annotations inside tuples, dicts, unions, futures and references have no meaning and are dropped,
 * and so are the real types there. */
#include <string.h>

#include "compat/texts.h"
#include "dispatch/schema/schema_parse.h"

/* ---- Alias annotations ---- */

static bool set_has_name(const kf_draft_t *draft, size_t first, kf_piece_t name) {
  for (size_t i = first; i < draft->name_count; i++)
    if (draft->names[i].size == name.size && draft->names[i].data != NULL &&
        memcmp(draft->names[i].data, name.data, name.size) == 0)
      return true;
  return false;
}

/* Names joined by `|`, appended to the draft's names. After a `*`, the only item allowed is another
 * `*`, and items may be missing. */
static kf_status_t parse_alias_set(kf_parser_t *parser, uint32_t *out_first, uint16_t *out_count) {
  kf_lexer_t *lexer = &parser->lexer;
  kf_draft_t *draft = parser->draft;
  size_t first = draft->name_count;
  bool wildcard = false;
  bool more = true;
  while (more) {
    bool star = lexer->token.kind == '*';
    if (!star && !wildcard && lexer->token.kind != KF_TOKEN_IDENT)
      return kf__lex_unexpected(lexer, KF_TOKEN_IDENT);
    if (star || !wildcard) {
      kf_piece_t name = {lexer->token.start, kf__token_size(&lexer->token)};
      if (!set_has_name(draft, first, name)) {
        if (draft->name_count - first == KF__MAX_MEMBERS)
          return kf__lex_error(lexer, &lexer->token, "an alias set has at most %d names",
                               KF__MAX_MEMBERS);
        KF_TRY(kf__draft_add_name(draft, name));
      }
      KF_TRY(kf__lex_next(lexer));
    }
    wildcard = wildcard || star;
    KF_PARSE_NEXT_IF(parser, '|', more);
  }
  KF_ASSERT(draft->name_count - first <= KF__MAX_MEMBERS);
  *out_first = (uint32_t)first;
  *out_count = (uint16_t)(draft->name_count - first);
  return KF_OK;
}

static kf_status_t parse_bracketed_alias(kf_parser_t *parser, kf_draft_alias_t *alias) {
  bool found = false;
  KF_TRY(kf__lex_next(&parser->lexer));
  KF_TRY(parse_alias_set(parser, &alias->before, &alias->before_count));
  KF_PARSE_NEXT_IF(parser, '!', alias->is_write);
  KF_PARSE_NEXT_IF(parser, KF_TOKEN_ARROW, found);
  if (found) {
    KF_TRY(parse_alias_set(parser, &alias->after, &alias->after_count));
  } else {
    alias->after = alias->before;
    alias->after_count = alias->before_count;
  }
  return kf__lex_expect(&parser->lexer, ')');
}

kf_status_t kf__parse_alias(kf_parser_t *parser, int32_t *out_alias) {
  kf_draft_t *draft = parser->draft;
  *out_alias = -1;
  int kind = parser->lexer.token.kind;
  if (KF_LIKELY(kind != '(' && kind != '!')) return KF_OK;
  kf_draft_alias_t alias = {0};
  alias.contained = -1;
  if (kind == '(') {
    KF_TRY(parse_bracketed_alias(parser, &alias));
  } else {
    alias.before = (uint32_t)draft->name_count;
    alias.after = alias.before;
    alias.before_count = 1;
    alias.is_write = true;
    KF_TRY(kf__draft_add_name(draft, (kf_piece_t){NULL, parser->fresh_names++}));
    KF_TRY(kf__lex_next(&parser->lexer));
  }
  KF_TRY(kf__draft_add_alias(draft, out_alias));
  draft->aliases[*out_alias] = alias;
  return KF_OK;
}

/* ---- Types with members ---- */

enum { FIRST_MEMBERS = 8 };

/* Members of a tuple or union while they are read. */
typedef struct member_list {
  const kf_type_t **items;
  size_t count;
  size_t capacity;
  int32_t height;
  const kf_type_t *first[FIRST_MEMBERS];
} member_list_t;

static kf_status_t too_deep(kf_parser_t *parser) {
  return kf__lex_error(&parser->lexer, &parser->lexer.token, "types nest at most %d deep",
                       KF__TYPE_DEPTH);
}

/* A type inside another, whose annotation and real type are dropped. */
static kf_status_t parse_inner(kf_parser_t *parser, const kf_type_t **out_type, int32_t *height) {
  kf_draft_t *draft = parser->draft;
  size_t aliases = draft->alias_count;
  size_t names = draft->name_count;
  kf_parsed_type_t inner = {NULL, NULL, -1, 0};
  KF_TRY(kf__parse_type(parser, &inner));
  KF_ASSERT(draft->alias_count >= aliases);
  KF_ASSERT(draft->name_count >= names);
  draft->alias_count = aliases;
  draft->name_count = names;
  *out_type = inner.type;
  if (inner.height > *height) *height = inner.height;
  return KF_OK;
}

static kf_status_t parse_member(kf_parser_t *parser, member_list_t *members) {
  if (members->count == KF__MAX_MEMBERS)
    return kf__lex_error(&parser->lexer, &parser->lexer.token, "a type has at most %d members",
                         KF__MAX_MEMBERS);
  if (members->count == members->capacity) {
    const kf_type_t **items =
        kf__arena_alloc(&parser->draft->arena, members->capacity * 2 * sizeof(kf_type_t *));
    if (items == NULL) return kf__no_memory();
    memcpy(items, members->items, members->count * sizeof(kf_type_t *));
    members->items = items;
    members->capacity *= 2;
  }
  const kf_type_t *type = NULL;
  KF_TRY(parse_inner(parser, &type, &members->height));
  members->items[members->count++] = type;
  return KF_OK;
}

/* "(" members ")" */
static kf_status_t parse_members(kf_parser_t *parser, member_list_t *members, bool may_be_empty) {
  members->items = members->first;
  members->count = 0;
  members->capacity = FIRST_MEMBERS;
  members->height = 0;
  KF_TRY(kf__lex_expect(&parser->lexer, '('));
  if (!may_be_empty || parser->lexer.token.kind != ')') {
    bool more = true;
    while (more) {
      KF_TRY(parse_member(parser, members));
      /* A union continues until its bracket closes, so a missing comma is an error here. */
      if (!may_be_empty && parser->lexer.token.kind != ')') {
        KF_TRY(kf__lex_expect(&parser->lexer, ','));
      } else {
        KF_PARSE_NEXT_IF(parser, ',', more);
      }
    }
  }
  return kf__lex_expect(&parser->lexer, ')');
}

static kf_status_t set_type(kf_parsed_type_t *out, const kf_type_t *type, int32_t height) {
  KF_ASSERT(type != NULL);
  KF_ASSERT(height >= 1);
  out->type = out->real_type = type;
  out->height = height;
  return KF_OK;
}

static kf_status_t parse_tuple(kf_parser_t *parser, kf_parsed_type_t *out) {
  member_list_t members;
  KF_TRY(parse_members(parser, &members, true));
  const kf_type_t *type = NULL;
  KF_TRY(kf__type_make(&parser->draft->arena, KF_TYPE_TUPLE, members.items, members.count, &type));
  return set_type(out, type, members.height + 1);
}

static kf_status_t parse_union(kf_parser_t *parser, kf_parsed_type_t *out) {
  const kf_token_t word = parser->lexer.token;
  KF_TRY(kf__lex_next(&parser->lexer));
  member_list_t members;
  KF_TRY(parse_members(parser, &members, false));
  KF_TRY(kf__parse_alias(parser, &out->alias));
  const kf_type_t *type = NULL;
  kf_status_t status =
      kf__type_make_union(&parser->draft->arena, members.items, members.count, &type);
  if (status == KF_ERR_PARSE) return kf__lex_error_at(&parser->lexer, &word);
  KF_TRY(status);
  return set_type(out, type, members.height + 1);
}

/* Future(T), Await(T), RRef(T) */
static kf_status_t parse_wrapper(kf_parser_t *parser, kf_type_kind_t kind, kf_parsed_type_t *out) {
  const kf_type_t *inner = NULL;
  int32_t height = 0;
  KF_TRY(kf__lex_next(&parser->lexer));
  KF_TRY(kf__lex_expect(&parser->lexer, '('));
  KF_TRY(parse_inner(parser, &inner, &height));
  KF_TRY(kf__lex_expect(&parser->lexer, ')'));
  const kf_type_t *type = NULL;
  KF_TRY(kf__type_make(&parser->draft->arena, kind, &inner, 1, &type));
  return set_type(out, type, height + 1);
}

/* The key types that PyTorch accepts for dicts. */
static bool can_be_key(const kf_type_t *type) {
  switch (type->kind) {
    case KF_TYPE_ANY:
    case KF_TYPE_INT:
    case KF_TYPE_BOOL:
    case KF_TYPE_FLOAT:
    case KF_TYPE_COMPLEX:
    case KF_TYPE_STRING:
    case KF_TYPE_TENSOR:
    case KF_TYPE_DEVICE: return true;
    default: return false;
  }
}

static kf_status_t parse_dict(kf_parser_t *parser, kf_parsed_type_t *out) {
  const kf_type_t *children[2];
  int32_t height = 0;
  KF_TRY(kf__lex_next(&parser->lexer));
  KF_TRY(kf__lex_expect(&parser->lexer, '('));
  KF_TRY(parse_inner(parser, &children[0], &height));
  KF_TRY(kf__lex_expect(&parser->lexer, ','));
  KF_TRY(parse_inner(parser, &children[1], &height));
  KF_TRY(kf__lex_expect(&parser->lexer, ')'));
  KF_TRY(kf__parse_alias(parser, &out->alias));
  if (!can_be_key(children[0])) {
    char text[256];
    (void)kf_type_print(children[0], text, sizeof text);
    return kf_error_set(KF_ERR_PARSE,
                        KF__COMPATIBLE(KF__TORCH_DICT_KEY,
                                       "expected Any, int, float, bool, complex, str, Tensor or "
                                       "Device as the type of a dict's keys, found %s"),
                        text);
  }
  const kf_type_t *type = NULL;
  KF_TRY(kf__type_make(&parser->draft->arena, KF_TYPE_DICT, children, 2, &type));
  return set_type(out, type, height + 1);
}

/* ---- Types that are words ---- */

bool (*kf__class_exists)(const char *name);

/* __torch__.torch.classes.<ns>.<name> */
#define PREFIX "__torch__.torch.classes."
static kf_status_t parse_class(kf_parser_t *parser, kf_parsed_type_t *out) {
  static const char *const fixed[] = {"torch", "classes"};
  kf_lexer_t *lexer = &parser->lexer;
  kf_piece_t parts[2];
  kf_token_t token;
  KF_TRY(kf__lex_next(lexer));
  for (size_t i = 0; i < 4; i++) {
    KF_TRY(kf__lex_expect(lexer, '.'));
    token = lexer->token;
    KF_TRY(kf__lex_expect(lexer, KF_TOKEN_IDENT));
    if (i >= 2)
      parts[i - 2] = (kf_piece_t){token.start, kf__token_size(&token)};
    else if (!kf__token_is(&token, fixed[i], strlen(fixed[i])))
      return kf__lex_error(
          lexer, &token,
          KF__COMPATIBLE(
              KF__TORCH_CLASS_PATH,
              "expected __torch__.torch.classes. before the namespace of a class, found %.*s"),
          (int)kf__token_size(&token), token.start);
  }
  kf_text_t name;
  kf__text_init(&name);
  kf__text_puts(&name, PREFIX);
  kf__text_put(&name, parts[0].data, parts[0].size);
  kf__text_char(&name, '.');
  kf__text_put(&name, parts[1].data, parts[1].size);
  kf__text_char(&name, '\0');
  const kf_type_t *type = NULL;
  kf_status_t status = KF_OK;
  if (name.failed)
    status = kf__no_memory();
  else if (kf__class_exists == NULL || !kf__class_exists(name.data + sizeof PREFIX - 1))
    status = kf__lex_error(
        lexer, &token,
        KF__COMPATIBLE(KF__TORCH_UNKNOWN_CLASS,
                       "there is no class %s; register it with kf_register_class first"),
        name.data + sizeof PREFIX - 1);
  else
    status =
        kf__type_make_named(&parser->draft->arena, KF_TYPE_CLASS, name.data, name.size - 1, &type);
  kf__text_discard(&name);
  KF_TRY(status);
  return set_type(out, type, 1);
}

static kf_status_t unknown_type(kf_parser_t *parser, const kf_token_t *word) {
  if (kf__token_is(word, "double", 6))
    return kf__lex_error(
        &parser->lexer, word,
        KF__COMPATIBLE(KF__TORCH_DOUBLE, "Use `float` instead of `double`: it is a double in C"));
  if (kf__token_is(word, "int64_t", 7))
    return kf__lex_error(
        &parser->lexer, word,
        KF__COMPATIBLE(KF__TORCH_INT64, "Use `int` instead of `int64_t`: it is an int64_t in C"));
  return kf__lex_error(
      &parser->lexer, word,
      KF__IN_FULL(
          KF__TORCH_TYPES KF__TORCH_UNKNOWN_TYPE,
          KF__COMPATIBLE(KF__TORCH_TYPES,
                         "expected a type, such as Tensor, Scalar, int, float, bool or str")));
}

/* A word that is not the name of a type: a type variable, whose name may have dots. */
static kf_status_t parse_variable(kf_parser_t *parser, const kf_token_t *word,
                                  kf_parsed_type_t *out) {
  kf_text_t name;
  kf__text_init(&name);
  kf__text_put(&name, word->start, kf__token_size(word));
  kf_status_t status = KF_OK;
  while (parser->lexer.token.kind == '.') {
    kf_lexer_t ahead = parser->lexer;
    KF_TRY_GOTO(status, done, kf__lex_next(&ahead));
    if (ahead.token.kind != KF_TOKEN_IDENT) break;
    kf__text_char(&name, '.');
    kf__text_put(&name, ahead.token.start, kf__token_size(&ahead.token));
    parser->lexer = ahead;
    KF_TRY_GOTO(status, done, kf__lex_next(&parser->lexer));
  }
  const kf_type_t *type = NULL;
  if (!parser->allow_variables || word->start[0] < 'a' || word->start[0] > 'z')
    status = unknown_type(parser, word);
  else if (name.failed)
    status = kf__no_memory();
  else
    status = kf__type_make_named(&parser->draft->arena, KF_TYPE_VAR, name.data, name.size, &type);
done:
  kf__text_discard(&name);
  KF_TRY(status);
  return set_type(out, type, 1);
}

/* True when an identifier follows the current dot. The lexer is not moved. */
static kf_status_t is_dotted(const kf_lexer_t *lexer, bool *out_dotted) {
  kf_lexer_t ahead = *lexer;
  KF_TRY(kf__lex_next(&ahead));
  *out_dotted = ahead.token.kind == KF_TOKEN_IDENT;
  return KF_OK;
}

/* A word that is not a keyword of the type language. */
static kf_status_t parse_word(kf_parser_t *parser, kf_parsed_type_t *out) {
  kf_lexer_t *lexer = &parser->lexer;
  const kf_token_t word = lexer->token;
  if (word.kind != KF_TOKEN_IDENT && word.kind != KF_TOKEN_NONE && word.kind != KF_TOKEN_NONE_TYPE)
    return kf__lex_unexpected(lexer, KF_TOKEN_IDENT);
  KF_TRY(kf__lex_next(lexer));
  const kf_type_t *type = kf__type_named(word.start, kf__token_size(&word));
  bool dotted = false;
  if (KF_UNLIKELY(lexer->token.kind == '.')) KF_TRY(is_dotted(lexer, &dotted));
  if (KF_LIKELY(type != NULL && !dotted)) {
    out->real_type = type;
    out->type = kf__type_fake_base(type);
    out->height = 1;
  } else {
    KF_TRY(parse_variable(parser, &word, out));
  }
  return kf__parse_alias(parser, &out->alias);
}

/* A type without suffixes. The first letter selects the keyword to compare with: most types are
 * Tensor or a word that is no keyword. */
static kf_status_t parse_primary(kf_parser_t *parser, kf_parsed_type_t *out) {
  const kf_token_t *word = &parser->lexer.token;
  out->alias = -1;
  if (word->kind == '(') return parse_tuple(parser, out);
  if (word->kind != KF_TOKEN_IDENT) return parse_word(parser, out);
  switch (word->start[0]) {
    case 'T':
      if (!kf__token_is(word, "Tensor", 6)) break;
      KF_TRY(kf__lex_next(&parser->lexer));
      (void)set_type(out, kf__type_base(KF_TYPE_TENSOR), 1);
      return kf__parse_alias(parser, &out->alias);
    case 'F':
      if (kf__token_is(word, "Future", 6)) return parse_wrapper(parser, KF_TYPE_FUTURE, out);
      break;
    case 'A':
      if (kf__token_is(word, "Await", 5)) return parse_wrapper(parser, KF_TYPE_AWAIT, out);
      break;
    case 'R':
      if (kf__token_is(word, "RRef", 4)) return parse_wrapper(parser, KF_TYPE_RREF, out);
      break;
    case 'D':
      if (kf__token_is(word, "Dict", 4)) return parse_dict(parser, out);
      break;
    case 'U':
      if (kf__token_is(word, "Union", 5)) return parse_union(parser, out);
      break;
    case '_':
      if (kf__token_is(word, "__torch__", 9)) return parse_class(parser, out);
      break;
    default: break;
  }
  return parse_word(parser, out);
}

/* ---- Suffixes ---- */

kf_status_t kf__parse_list_suffix(kf_parser_t *parser, kf_parsed_type_t *parsed) {
  if (parsed->height >= KF__TYPE_DEPTH) return too_deep(parser);
  kf_draft_t *draft = parser->draft;
  const kf_type_t *element = parsed->type;
  const kf_type_t *real_element = parsed->real_type;
  KF_TRY(kf__type_make_list(&draft->arena, element, &parsed->type));
  parsed->real_type = parsed->type;
  if (real_element != element)
    KF_TRY(kf__type_make_list(&draft->arena, real_element, &parsed->real_type));
  parsed->height++;
  int32_t container = -1;
  KF_TRY(kf__parse_alias(parser, &container));
  if (parsed->alias >= 0) {
    if (container < 0) {
      KF_TRY(kf__draft_add_alias(draft, &container));
      draft->aliases[container].is_write = draft->aliases[parsed->alias].is_write;
    }
    KF_ASSERT(container < (int32_t)draft->alias_count);
    draft->aliases[container].contained = parsed->alias;
  }
  parsed->alias = container;
  return KF_OK;
}

kf_status_t kf__parse_optional_suffix(kf_parser_t *parser, kf_parsed_type_t *parsed) {
  if (parsed->height >= KF__TYPE_DEPTH) return too_deep(parser);
  kf_arena_t *arena = &parser->draft->arena;
  const kf_type_t *element = parsed->type;
  const kf_type_t *real_element = parsed->real_type;
  kf_status_t status = kf__type_make_optional(arena, element, &parsed->type);
  if (status == KF_ERR_PARSE) return kf__lex_error_at(&parser->lexer, &parser->lexer.token);
  KF_TRY(status);
  parsed->real_type = parsed->type;
  if (real_element != element)
    KF_TRY(kf__type_make_optional(arena, real_element, &parsed->real_type));
  if (parsed->type != element) parsed->height++;
  return KF_OK;
}

/* Moves past `[` and `]` if the current `[` is followed by `]`. */
static kf_status_t skip_empty_brackets(kf_lexer_t *lexer, bool *out_found) {
  kf_lexer_t ahead = *lexer;
  KF_TRY(kf__lex_next(&ahead));
  *out_found = ahead.token.kind == ']';
  if (!*out_found) return KF_OK;
  *lexer = ahead;
  return kf__lex_next(lexer);
}

/* Two limits: `depth` bounds the recursion of the parser, `height` the depth of the type's tree,
 * which suffixes increase without recursion. "[N]" is left to parse_size. */
kf_status_t kf__parse_type(kf_parser_t *parser, kf_parsed_type_t *out) {
  if (parser->depth >= KF__TYPE_DEPTH) return too_deep(parser);
  parser->depth++;
  out->height = 0;
  KF_TRY(parse_primary(parser, out));
  KF_ASSERT(parser->depth > 0);
  parser->depth--; /* a failure ends the parse, so the depth need not be restored then */
  if (out->height > KF__TYPE_DEPTH) return too_deep(parser);
  for (;;) {
    bool found = false;
    if (parser->lexer.token.kind == '[') {
      KF_TRY(skip_empty_brackets(&parser->lexer, &found));
      if (!found) return KF_OK;
      KF_TRY(kf__parse_list_suffix(parser, out));
    } else {
      KF_PARSE_NEXT_IF(parser, '?', found);
      if (!found) return KF_OK;
      KF_TRY(kf__parse_optional_suffix(parser, out));
    }
  }
}
