/* Reads default values. The fake type alone decides which notation is allowed, except that names of
 * element types are accepted only where the real type is ScalarType. Values are not checked against
 * the type otherwise: `int x=2.5` is a legal declaration. */
#include <string.h>

#include "compat/texts.h"
#include "dispatch/schema/schema_parse.h"
#include "dispatch/values/number_text.h"

/* Repetitions of a default for a sized list: more would be a mistake, and would cost memory out of
 * proportion to the text. */
enum { MAX_REPETITIONS = 1 << 16 };

/* ---- Strings ---- */

/* Decodes the escape at *p, after the backslash, and moves *p past it. Negative: not an escape. */
static int read_escape(const char **p, const char *end) {
  static const char letters[] = "\\'\"abfntv\n";
  static const char meanings[] = "\\'\"\a\b\f\n\t\v\n";
  const char *at = *p;
  const char *found = at < end && *at != '\0' ? strchr(letters, *at) : NULL;
  if (found != NULL) {
    *p = at + 1;
    return (unsigned char)meanings[found - letters];
  }
  int value = 0;
  for (int i = 0; i < 3; i++) {
    if (at + i >= end || at[i] < '0' || at[i] > '7') return -1;
    value = value * 8 + (at[i] - '0');
  }
  *p = at + 3;
  return value < 256 ? value : -1;
}

static kf_status_t decode_string(kf_lexer_t *lexer, const kf_token_t *token, char *out,
                                 size_t *out_size) {
  char quote = token->start[0];
  size_t quotes =
      kf__token_size(token) >= 6 && token->start[1] == quote && token->start[2] == quote ? 3 : 1;
  const char *p = token->start + quotes;
  const char *end = token->end - quotes;
  size_t size = 0;
  KF_ASSERT(p <= end); /* the lexer has seen both quotes */
  while (p < end) {
    if (*p != '\\') {
      out[size++] = *p++;
      continue;
    }
    p++;
    if (*p == 'x')
      return kf__lex_error(
          lexer, token,
          KF__COMPATIBLE(KF__TORCH_HEX_ESCAPE,
                         "a string cannot hold the escape \\x; write it in octal, such as \\012"));
    if (*p == 'u' || *p == 'U')
      return kf__lex_error(
          lexer, token,
          KF__COMPATIBLE(
              KF__TORCH_UNICODE_ESCAPE,
              "a string cannot hold the escapes \\u and \\U; write the character itself"));
    int c = read_escape(&p, end);
    if (c < 0)
      return kf__lex_error(lexer, token,
                           KF__COMPATIBLE(KF__TORCH_OCTAL_ESCAPE,
                                          "expected three octal digits up to 377, or one of \\ ' "
                                          "\" a b f n t v, after the backslash"));
    out[size++] = (char)c;
  }
  KF_ASSERT(size <= kf__token_size(token)); /* decoding never grows the text */
  *out_size = size;
  return KF_OK;
}

/* The current string literal, decoded: in `small` if it fits there, else in a block for the caller
 * to free. */
static kf_status_t parse_string(kf_lexer_t *lexer, char *small, size_t small_size, char **out_text,
                                size_t *out_size) {
  const kf_token_t token = lexer->token;
  KF_TRY(kf__lex_expect(lexer, KF_TOKEN_STRING));
  size_t longest = kf__token_size(&token);
  char *text = longest < small_size ? small : kf_alloc(longest + 1);
  if (text == NULL) return kf__no_memory();
  kf_status_t status = decode_string(lexer, &token, text, out_size);
  if (status != KF_OK) {
    if (text != small) kf_free(text);
    return status;
  }
  text[*out_size] = '\0';
  *out_text = text;
  return KF_OK;
}

static kf_status_t parse_string_value(kf_lexer_t *lexer, kf_value_t *out) {
  char small[128];
  char *text = NULL;
  size_t size = 0;
  KF_TRY(parse_string(lexer, small, sizeof small, &text, &size));
  kf_status_t status = kf_value_string(text, size, out);
  if (text != small) kf_free(text);
  return status;
}

static kf_status_t parse_device(kf_lexer_t *lexer, kf_value_t *out) {
  char small[128] = "";
  char *text = small;
  size_t size = 0;
  const kf_token_t token = lexer->token;
  KF_TRY(parse_string(lexer, small, sizeof small, &text, &size));
  kf_device_t device = kf_device_make(0, 0);
  kf_status_t status = strlen(text) == size
                           ? kf_device_parse(text, &device)
                           : kf_error_set(KF_ERR_VALUE, "a device's name has no zero bytes");
  if (text != small) kf_free(text);
  if (status == KF_ERR_VALUE) return kf__lex_error_at(lexer, &token);
  KF_TRY(status);
  *out = kf_value_device(device);
  return KF_OK;
}

/* ---- Words ---- */

typedef struct number_word {
  const char *text;
  int64_t value;
} number_word_t;

/* Accepted for every type. */
static const number_word_t fixed_words[] = {
    {"float", KF_DTYPE_FLOAT32},     {"complex", KF_DTYPE_COMPLEX64},
    {"long", KF_DTYPE_INT64},        {"strided", KF_LAYOUT_STRIDED},
    {"Mean", 1 /* the reduction */}, {"contiguous_format", KF_MEMORY_FORMAT_CONTIGUOUS}};

/* Accepted for ScalarType. */
static const number_word_t dtype_words[] = {
#define NAME_OF(name, other, ...) name
#define OTHER_OF(name, other, ...) other
#define ENTRIES(with, NAME, number, names, ...) {NAME_OF names, number}, {OTHER_OF names, number},
    KF_DTYPES(ENTRIES, )
#undef ENTRIES
#undef OTHER_OF
#undef NAME_OF
};

static bool find_word(const number_word_t *words, size_t count, const kf_token_t *token,
                      int64_t *out) {
  for (size_t i = 0; i < count; i++) {
    if (words[i].text == NULL || !kf__token_is(token, words[i].text, strlen(words[i].text)))
      continue;
    *out = words[i].value;
    return true;
  }
  return false;
}

static kf_status_t parse_word(kf_lexer_t *lexer, const kf_type_t *real_type, kf_value_t *out) {
  const kf_token_t token = lexer->token;
  KF_TRY(kf__lex_next(lexer));
  if (kf__type_is(real_type, KF_TYPE_OPTIONAL)) real_type = real_type->children[0];
  int64_t value = 0;
  bool found = find_word(fixed_words, sizeof fixed_words / sizeof *fixed_words, &token, &value) ||
               (kf__type_is(real_type, KF_TYPE_DTYPE) &&
                find_word(dtype_words, sizeof dtype_words / sizeof *dtype_words, &token, &value));
  if (!found)
    return kf__lex_error(lexer, &lexer->token,
                         KF__COMPATIBLE(KF__TORCH_WORD_DEFAULT,
                                        "expected a number, a string or the name of a constant as "
                                        "default value, found another word"));
  *out = kf_value_int(value);
  return KF_OK;
}

/* ---- Numbers ---- */

/* The text without its last character is the imaginary part. Of that, the longest prefix that is a
 * number counts, and the remainder is ignored. */
static kf_status_t read_imaginary(const char *text, size_t size, kf_complex_t *out) {
  KF_ASSERT(size > 0);
  bool negative = text[0] == '-';
  size_t extent = kf__number_extent(text + negative, text + size - 1, false);
  out->re = 0;
  return extent > 0 ? kf__read_double(text, extent + negative, &out->im) : KF_ERR_VALUE;
}

static kf_status_t bad_number(kf_lexer_t *lexer, const kf_token_t *token, const kf_type_t *type) {
  size_t size = kf__token_size(token);
  int shown = size < 64 ? (int)size : 64;
  if (kf__type_is(type, KF_TYPE_COMPLEX) && memchr(token->start, 'j', size) == NULL)
    return kf__lex_error(lexer, token, "expected an imaginary number such as 2j, found %.*s", shown,
                         token->start);
  return kf__lex_error(lexer, token, "the number %.*s is out of range or has no digits", shown,
                       token->start);
}

/* KF_ERR_VALUE, without a message, for a number that cannot be read. */
static kf_status_t convert_number(const char *text, size_t size, const kf_type_t *type,
                                  kf_value_t *out) {
  if (kf__type_is(type, KF_TYPE_COMPLEX) || memchr(text, 'j', size) != NULL) {
    kf_complex_t c;
    KF_TRY(read_imaginary(text, size, &c));
    return kf_value_complex(c, out);
  }
  if (kf__type_is(type, KF_TYPE_FLOAT) || memchr(text, '.', size) != NULL ||
      memchr(text, 'e', size) != NULL) {
    double f = 0;
    KF_TRY(kf__read_double(text, size, &f));
    *out = kf_value_float(f);
    return KF_OK;
  }
  int64_t i = 0;
  if (!kf__read_int(text, size, &i)) return KF_ERR_VALUE;
  *out = kf_value_int(i);
  return KF_OK;
}

/* The common case: an integer without a sign, for a type that reads it as an integer. */
static bool is_plain_int(const kf_token_t *token, const kf_type_t *type) {
  return token->kind == KF_TOKEN_NUMBER && token->is_plain && !kf__type_is(type, KF_TYPE_COMPLEX) &&
         !kf__type_is(type, KF_TYPE_FLOAT);
}

static kf_status_t parse_number(kf_lexer_t *lexer, const kf_type_t *type, kf_value_t *out) {
  int64_t value = 0;
  if (is_plain_int(&lexer->token, type) &&
      kf__read_int(lexer->token.start, kf__token_size(&lexer->token), &value)) {
    *out = kf_value_int(value);
    return kf__lex_next(lexer);
  }
  bool negative = lexer->token.kind == '-';
  if (negative) KF_TRY(kf__lex_next(lexer));
  const kf_token_t token = lexer->token;
  KF_TRY(kf__lex_expect(lexer, KF_TOKEN_NUMBER));
  /* There may be blanks between the sign and the digits, so the number is joined first. */
  char small[64];
  size_t size = kf__token_size(&token) + (negative ? 1 : 0);
  char *text = size < sizeof small ? small : kf_alloc(size);
  if (text == NULL) return kf__no_memory();
  text[0] = '-';
  memcpy(text + (negative ? 1 : 0), token.start, kf__token_size(&token));
  kf_status_t status = convert_number(text, size, type, out);
  if (text != small) kf_free(text);
  return status == KF_ERR_VALUE ? bad_number(lexer, &token, type) : status;
}

/* ---- Constants and lists ---- */

static kf_status_t parse_constant(kf_lexer_t *lexer, const kf_type_t *type,
                                  const kf_type_t *real_type, kf_value_t *out) {
  switch (lexer->token.kind) {
    case KF_TOKEN_TRUE:
    case KF_TOKEN_FALSE:
      *out = kf_value_bool(lexer->token.kind == KF_TOKEN_TRUE);
      return kf__lex_next(lexer);
    case KF_TOKEN_NONE: *out = kf_value_none(); return kf__lex_next(lexer);
    case KF_TOKEN_STRING: return parse_string_value(lexer, out);
    case KF_TOKEN_IDENT: return parse_word(lexer, real_type, out);
    default: return parse_number(lexer, type, out);
  }
}

/* The kind of a list with these elements, and their tag; false where defaults are not supported. */
static bool list_kind(const kf_type_t *element, kf_list_kind_t *out_kind, kf_tag_t *out_tag) {
  switch (element->kind) {
    case KF_TYPE_INT:
      *out_kind = KF_LIST_INTS;
      *out_tag = KF_TAG_INT;
      return true;
    case KF_TYPE_FLOAT:
      *out_kind = KF_LIST_FLOATS;
      *out_tag = KF_TAG_FLOAT;
      return true;
    case KF_TYPE_BOOL:
      *out_kind = KF_LIST_BOOLS;
      *out_tag = KF_TAG_BOOL;
      return true;
    case KF_TYPE_COMPLEX:
      *out_kind = KF_LIST_VALUES;
      *out_tag = KF_TAG_COMPLEX;
      return true;
    default: return false;
  }
}

/* A list default while it is read. Elements of the wrong kind are recorded, but reported only after
 * the list, as is an element type without defaults. */
typedef struct list_reader {
  kf_lexer_t *lexer;
  const kf_type_t *element;
  const kf_type_t *real_element;
  kf_list_t *list; /* NULL: the element type has no defaults */
  kf_tag_t tag;
  bool mismatch;
} list_reader_t;

static kf_status_t read_element(list_reader_t *reader, int32_t repetitions) {
  kf_value_t value = kf_value_none();
  kf_status_t status = parse_constant(reader->lexer, reader->element, reader->real_element, &value);
  if (repetitions > 0 && value.tag != (uint32_t)reader->tag) reader->mismatch = true;
  if (reader->list != NULL && !reader->mismatch)
    for (int32_t i = 0; i < repetitions && status == KF_OK; i++)
      status = kf_list_append(reader->list, &value);
  kf_value_clear(&value);
  return status;
}

static kf_status_t read_bracketed(list_reader_t *reader) {
  kf_lexer_t *lexer = reader->lexer;
  KF_TRY(kf__lex_expect(lexer, '['));
  if (lexer->token.kind != ']') {
    KF_TRY(read_element(reader, 1));
    while (lexer->token.kind == ',') {
      KF_TRY(kf__lex_next(lexer));
      KF_TRY(read_element(reader, 1));
    }
  }
  return kf__lex_expect(lexer, ']');
}

static kf_status_t finish_list(const list_reader_t *reader, const kf_token_t *start) {
  if (reader->list == NULL)
    return kf__lex_error(reader->lexer, start,
                         KF__COMPATIBLE(KF__TORCH_LIST_DEFAULT,
                                        "a list can be a default value only if its elements are of "
                                        "type int, float, bool or complex"));
  if (reader->mismatch)
    return kf__lex_error(reader->lexer, start, "expected a list whose elements are all %s",
                         kf_tag_name(reader->tag));
  return KF_OK;
}

static kf_status_t parse_list(kf_lexer_t *lexer, const kf_type_t *type, const kf_type_t *real_type,
                              int32_t list_size, kf_value_t *out) {
  const kf_token_t start = lexer->token;
  if (start.kind == KF_TOKEN_IDENT) return kf__lex_unexpected(lexer, KF_TOKEN_NONE);
  KF_ASSERT(type->child_count == 1);
  KF_ASSERT(real_type->child_count == 1);
  list_reader_t reader = {lexer, type->children[0], real_type->children[0],
                          NULL,  KF_TAG_NONE,       false};
  kf_list_kind_t kind = KF_LIST_VALUES;
  if (list_kind(reader.element, &kind, &reader.tag)) KF_TRY(kf_list_create(kind, 0, &reader.list));
  kf_status_t status = KF_OK;
  if (list_size < 0 || start.kind == '[')
    status = read_bracketed(&reader);
  else if (list_size > MAX_REPETITIONS)
    status =
        kf__lex_error(lexer, &start, "a default is repeated at most %d times", MAX_REPETITIONS);
  else
    status = read_element(&reader, list_size);
  if (status == KF_OK) status = finish_list(&reader, &start);
  if (status == KF_OK)
    *out = kf_value_object_take(KF_TAG_LIST, reader.list);
  else
    kf_object_release(reader.list);
  return status;
}

kf_status_t kf__parse_default(kf_parser_t *parser, const kf_type_t *type,
                              const kf_type_t *real_type, int32_t list_size,
                              kf_value_t *out_value) {
  kf_lexer_t *lexer = &parser->lexer;
  *out_value = kf_value_none();
  switch (type->kind) {
    case KF_TYPE_TENSOR:
    case KF_TYPE_GENERATOR:
    case KF_TYPE_QUANTIZER: return kf__lex_expect(lexer, KF_TOKEN_NONE);
    case KF_TYPE_STRING:
    case KF_TYPE_OPTIONAL:
    case KF_TYPE_SCALAR:
    case KF_TYPE_INT:
    case KF_TYPE_FLOAT:
    case KF_TYPE_COMPLEX:
    case KF_TYPE_BOOL: return parse_constant(lexer, type, real_type, out_value);
    case KF_TYPE_DEVICE: return parse_device(lexer, out_value);
    case KF_TYPE_LIST: return parse_list(lexer, type, real_type, list_size, out_value);
    default:
      return kf__lex_error(
          lexer, &lexer->token,
          KF__IN_FULL(KF__TORCH_UNEXPECTED_TYPE, "a default value of this type cannot be written"));
  }
}
