/* Lexer of the schema language. Its tokens are those of PyTorch's script language; schemas use a
 * subset. Operators and keywords that no schema contains are still tokens, so that errors can name
 * them.
 *
 * Outside brackets a line break is a token, and all lines must have the indentation of the first;
 * inside brackets a line break is a blank. */
#include "dispatch/schema/schema_lex.h"

#include <string.h>

#include "compat/texts.h"

/* ---- Characters ---- */

enum { BLANK = 1, LETTER = 2, DIGIT = 4, PUNCTUATION = 8, HEX = 16 };

#define R4(c) (c), (c), (c), (c)
static const uint8_t classes[256] = {
    ['\t'] = BLANK,
    ['\v'] = BLANK,
    ['\f'] = BLANK,
    ['\r'] = BLANK,
    [' '] = BLANK,
    ['0'] = R4(DIGIT | HEX),
    R4(DIGIT | HEX),
    DIGIT | HEX,
    DIGIT | HEX,
    ['A'] = R4(LETTER | HEX),
    LETTER | HEX,
    LETTER | HEX,
    ['G'] = R4(LETTER),
    R4(LETTER),
    R4(LETTER),
    R4(LETTER),
    R4(LETTER),
    ['_'] = LETTER,
    ['a'] = R4(LETTER | HEX),
    LETTER | HEX,
    LETTER | HEX,
    ['g'] = R4(LETTER),
    R4(LETTER),
    R4(LETTER),
    R4(LETTER),
    R4(LETTER),
    ['+'] = PUNCTUATION,
    ['-'] = PUNCTUATION,
    ['*'] = PUNCTUATION,
    ['/'] = PUNCTUATION,
    ['%'] = PUNCTUATION,
    ['@'] = PUNCTUATION,
    ['('] = PUNCTUATION,
    [')'] = PUNCTUATION,
    ['['] = PUNCTUATION,
    [']'] = PUNCTUATION,
    [':'] = PUNCTUATION,
    [','] = PUNCTUATION,
    ['='] = PUNCTUATION,
    ['{'] = PUNCTUATION,
    ['}'] = PUNCTUATION,
    ['>'] = PUNCTUATION,
    ['<'] = PUNCTUATION,
    ['.'] = PUNCTUATION,
    ['?'] = PUNCTUATION,
    ['!'] = PUNCTUATION,
    ['&'] = PUNCTUATION,
    ['^'] = PUNCTUATION,
    ['|'] = PUNCTUATION,
    ['~'] = PUNCTUATION,
};
#undef R4

static inline bool is(char c, unsigned mask) { return (classes[(unsigned char)c] & mask) != 0; }

/* ---- Words with a meaning ---- */

typedef struct word {
  char text[9];
  uint8_t size;
  int16_t kind;
  const char *name; /* in messages */
} word_t;

#define OTHER(text, name) \
  { text, sizeof text - 1, KF_TOKEN_OTHER, name }

/* Sorted by first letter. */
static const word_t keywords[] = {
    OTHER("Ellipsis", "Ellipsis"),
    {"False", 5, KF_TOKEN_FALSE, NULL},
    {"None", 4, KF_TOKEN_NONE, NULL},
    {"NoneType", 8, KF_TOKEN_NONE_TYPE, NULL},
    {"True", 4, KF_TOKEN_TRUE, NULL},
    OTHER("and", "and"),
    OTHER("as", "as"),
    OTHER("assert", "assert"),
    OTHER("break", "break"),
    OTHER("class", "class"),
    OTHER("continue", "continue"),
    OTHER("def", "def"),
    OTHER("del", "del"),
    OTHER("elif", "elif"),
    OTHER("else", "else"),
    OTHER("for", "for"),
    OTHER("global", "global"),
    OTHER("if", "if"),
    OTHER("import", "import"),
    OTHER("in", "in"),
    OTHER("is", "is"),
    OTHER("not", "not"),
    OTHER("or", "or"),
    OTHER("pass", "pass"),
    OTHER("raise", "raise"),
    OTHER("return", "return"),
    OTHER("while", "while"),
    OTHER("with", "with"),
};

/* Longest first where one begins with another. */
static const word_t operators[] = {
    {"...", 3, KF_TOKEN_DOTS, NULL},
    {"->", 2, KF_TOKEN_ARROW, NULL},
    OTHER("**=", "**="),
    OTHER("<<=", "<<="),
    OTHER(">>=", ">>="),
    OTHER("**", "pow operator"),
    OTHER("//", "floordiv"),
    OTHER("<<", "<<"),
    OTHER(">>", ">>"),
    OTHER("==", "eq"),
    OTHER("!=", "ne"),
    OTHER("<=", "le"),
    OTHER(">=", "ge"),
    OTHER("+=", "+="),
    OTHER("-=", "-="),
    OTHER("*=", "*="),
    OTHER("/=", "/="),
    OTHER("%=", "%="),
    OTHER("&=", "&="),
    OTHER("|=", "|="),
    OTHER("^=", "^="),
};
#undef OTHER

static bool starts_with(const char *text, const char *end, const char *word, size_t size) {
  return (size_t)(end - text) >= size && memcmp(text, word, size) == 0;
}

/* For each first letter: bit n of `sizes` is set if a keyword of n letters begins with it; `first`
 * is the index of the first such keyword. Most identifiers are rejected by this alone. */
#define SIZES(a, b, c) (1 << (a) | 1 << (b) | 1 << (c))
static const struct {
  uint16_t sizes;
  uint16_t first;
} keyword_index[128] = {
    ['E'] = {SIZES(8, 8, 8), 0},  ['F'] = {SIZES(5, 5, 5), 1},  ['N'] = {SIZES(4, 8, 8), 2},
    ['T'] = {SIZES(4, 4, 4), 4},  ['a'] = {SIZES(2, 3, 6), 5},  ['b'] = {SIZES(5, 5, 5), 8},
    ['c'] = {SIZES(5, 8, 8), 9},  ['d'] = {SIZES(3, 3, 3), 11}, ['e'] = {SIZES(4, 4, 4), 13},
    ['f'] = {SIZES(3, 3, 3), 15}, ['g'] = {SIZES(6, 6, 6), 16}, ['i'] = {SIZES(2, 6, 6), 17},
    ['n'] = {SIZES(3, 3, 3), 21}, ['o'] = {SIZES(2, 2, 2), 22}, ['p'] = {SIZES(4, 4, 4), 23},
    ['r'] = {SIZES(5, 6, 6), 24}, ['w'] = {SIZES(4, 5, 5), 26}};
#undef SIZES

static inline bool may_be_keyword(const char *text, size_t size) {
  KF_ASSERT((unsigned char)text[0] < 128); /* identifiers begin with an ASCII letter */
  return size <= 8 && (keyword_index[(unsigned char)text[0]].sizes >> size & 1) != 0;
}

static const word_t *find_keyword(const char *text, size_t size) {
  const word_t *word = &keywords[keyword_index[(unsigned char)text[0]].first];
  const word_t *end = keywords + sizeof keywords / sizeof *keywords;
  KF_ASSERT(word->text[0] == text[0]); /* the index agrees with the table */
  for (; word < end && word->text[0] == text[0]; word++)
    if (word->text[1] == text[1] && word->size == size && memcmp(word->text, text, size) == 0)
      return word;
  return NULL;
}

/* The second character decides whether a search of the table can succeed. */
static inline bool may_be_operator(const char *text, const char *end) {
  char next = end - text >= 2 ? text[1] : '\0';
  return next == '=' || next == '>' || next == text[0];
}

static const word_t *find_operator(const char *text, const char *end) {
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++)
    if (starts_with(text, end, operators[i].text, operators[i].size)) return &operators[i];
  return NULL;
}

/* ---- Numbers and strings ---- */

static const char *skip_class(const char *p, const char *end, unsigned mask) {
  while (p < end && is(*p, mask)) p++;
  return p;
}

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
/* High bits of the bytes of x, all below 128, that lie in low..high. */
static inline uint64_t bytes_between(uint64_t x, unsigned low, unsigned high) {
  const uint64_t ones = UINT64_C(0x0101010101010101);
  return (x + (0x80 - low) * ones) & ~(x + (0x7f - high) * ones);
}

/* End of the run of letters, digits and underscores. Eight bytes at a time: most words are shorter,
 * so this needs one step, while the exit of a loop over single bytes is mispredicted each time. */
static const char *skip_word(const char *p, const char *end) {
  const uint64_t high_bits = UINT64_C(0x8080808080808080);
  while (end - p >= 8) {
    uint64_t bytes = 0;
    memcpy(&bytes, p, 8);
    uint64_t x = bytes & ~high_bits;
    uint64_t folded = x | UINT64_C(0x2020202020202020);
    uint64_t word =
        bytes_between(folded, 'a', 'z') | bytes_between(x, '0', '9') | bytes_between(x, '_', '_');
    uint64_t others = ~word & high_bits;
    others |= bytes & high_bits;
    if (others != 0) return p + (__builtin_ctzll(others) >> 3);
    p += 8;
  }
  return skip_class(p, end, LETTER | DIGIT);
}
#else
static const char *skip_word(const char *p, const char *end) {
  return skip_class(p, end, LETTER | DIGIT);
}
#endif

/* Mantissa with digits of the given class and an exponent behind one of two letters. */
static const char *scan_number(const char *p, const char *end, unsigned digits, char lower,
                               char upper) {
  const char *start = p;
  p = skip_class(p, end, digits);
  bool any = p > start;
  if (p < end && *p == '.') {
    const char *fraction = p + 1;
    const char *after = skip_class(fraction, end, digits);
    if (!any && after == fraction) return NULL;
    p = after;
    any = true;
  }
  if (!any) return NULL;
  if (p < end && (*p == lower || *p == upper)) {
    const char *exponent = p + 1;
    if (exponent < end && (*exponent == '+' || *exponent == '-')) exponent++;
    const char *after = skip_class(exponent, end, DIGIT);
    if (after > exponent) p = after;
  }
  return p;
}

size_t kf__number_extent(const char *text, const char *end, bool imaginary) {
  const char *p = NULL;
  if (end - text > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X'))
    p = scan_number(text + 2, end, HEX, 'p', 'P');
  if (p == NULL) p = scan_number(text, end, DIGIT, 'e', 'E');
  if (p == NULL) return 0;
  if (imaginary && p < end && *p == 'j') p++;
  return (size_t)(p - text);
}

/* End of the string literal that begins at p; NULL when it is not closed. */
static const char *scan_string(const char *p, const char *end) {
  KF_ASSERT(p < end);
  KF_ASSERT(*p == '\'' || *p == '"');
  char quote = *p;
  size_t quotes = end - p >= 3 && p[1] == quote && p[2] == quote ? 3 : 1;
  for (p += quotes; p < end; p++) {
    if (*p == '\n' && quotes == 1) return NULL;
    if (*p == '\\') {
      p++;
    } else if (*p == quote) {
      if (quotes == 1) return p + 1;
      if (end - p >= 3 && p[1] == quote && p[2] == quote) return p + 3;
    }
  }
  return NULL;
}

/* ---- Blanks ---- */

static bool is_type_comment(const char *p, const char *end) {
  return starts_with(p, end, "# type:", 7);
}

/* Skips blanks, comments and continued lines. Where line breaks count, *line is set to the start of
 * the last line that was entered. After a line break, a continuation is not skipped. */
static const char *skip_blanks(const char *p, const char *end, bool breaks_count,
                               const char **line) {
  while (p < end) {
    if (is(*p, BLANK)) {
      p++;
    } else if (*p == '\n') {
      p++;
      if (breaks_count) *line = p;
    } else if (*p == '#' && !is_type_comment(p, end)) {
      while (p < end && *p != '\n') p++;
      if (*line != NULL) *line = p; /* a comment is no part of the indentation */
    } else if (*p == '\\' && end - p >= 2 && p[1] == '\n' && *line == NULL) {
      p += 2;
    } else {
      break;
    }
  }
  return p;
}

/* ---- Tokens ---- */

static inline kf_status_t set_token(kf_lexer_t *lexer, const char *start, const char *end,
                                    int kind) {
  KF_ASSERT(start >= lexer->text);
  KF_ASSERT(start <= end);
  KF_ASSERT(end <= lexer->end);
  lexer->token.start = start;
  lexer->token.end = end;
  lexer->token.kind = kind;
  return KF_OK;
}

static kf_status_t set_word(kf_lexer_t *lexer, const char *start, const word_t *word) {
  lexer->token.other = word->name;
  return set_token(lexer, start, start + word->size, word->kind);
}

/* An identifier that may be a keyword. */
static __attribute__((noinline)) kf_status_t set_keyword(kf_lexer_t *lexer, const char *start,
                                                         const char *end) {
  static const word_t pairs[2] = {{"is not", 6, KF_TOKEN_OTHER, "is not"},
                                  {"not in", 6, KF_TOKEN_OTHER, "not in"}};
  const word_t *word = find_keyword(start, (size_t)(end - start));
  if (word == NULL) return set_token(lexer, start, end, KF_TOKEN_IDENT);
  for (size_t i = 0; i < 2 && word->kind == KF_TOKEN_OTHER; i++)
    if (starts_with(start, lexer->end, pairs[i].text, pairs[i].size))
      return set_word(lexer, start, &pairs[i]);
  return set_word(lexer, start, word);
}

static inline kf_status_t set_identifier(kf_lexer_t *lexer, const char *start) {
  const char *end = skip_word(start + 1, lexer->end);
  if (KF_UNLIKELY(may_be_keyword(start, (size_t)(end - start))))
    return set_keyword(lexer, start, end);
  return set_token(lexer, start, end, KF_TOKEN_IDENT);
}

static __attribute__((noinline)) kf_status_t set_operator(kf_lexer_t *lexer, const char *p) {
  const word_t *word = find_operator(p, lexer->end);
  return word != NULL ? set_word(lexer, p, word) : set_token(lexer, p, p + 1, *p);
}

static inline kf_status_t set_punctuation(kf_lexer_t *lexer, const char *p) {
  if (KF_UNLIKELY(may_be_operator(p, lexer->end))) return set_operator(lexer, p);
  return set_token(lexer, p, p + 1, *p);
}

static kf_status_t set_number(kf_lexer_t *lexer, const char *p, size_t size) {
  lexer->token.is_plain = false;
  return set_token(lexer, p, p + size, KF_TOKEN_NUMBER);
}

/* Error: no token begins at p. The message quotes the character at `from`, where the blanks before
 * p begin, as PyTorch's does. */
static kf_status_t bad_character(kf_lexer_t *lexer, const char *from, const char *p);

/* A line break outside brackets is a token. Its range is the indentation of the new line. */
static kf_status_t set_line_break(kf_lexer_t *lexer, const char *line, const char *p) {
  size_t depth = (size_t)(p - line);
  int kind = KF_TOKEN_NEWLINE;
  if (p < lexer->end && depth != lexer->indent) kind = KF_TOKEN_INDENT;
  (void)set_token(lexer, line, p, kind);
  if (kind == KF_TOKEN_NEWLINE || depth > lexer->indent) return KF_OK;
  (void)kf_error_set(KF_ERR_PARSE,
                     KF__COMPATIBLE(KF__TORCH_INDENT, "unexpected indentation of %zu columns"),
                     depth);
  return kf__lex_error_at(lexer, &lexer->token);
}

/* The general case of kf__lex_next: all kinds of blanks and tokens. */
static kf_status_t next_slowly(kf_lexer_t *lexer) {
  const char *end = lexer->end;
  const char *from = lexer->token.end;
  const char *line = NULL;
  const char *p = skip_blanks(from, end, lexer->nesting == 0, &line);
  if (line != NULL) return set_line_break(lexer, line, p);
  if (p == end) return set_token(lexer, p, p, KF_TOKEN_EOF);
  if (is(*p, LETTER)) return set_identifier(lexer, p);
  if (is(*p, DIGIT) || *p == '.') {
    size_t size = kf__number_extent(p, end, true);
    if (size > 0) return set_number(lexer, p, size);
  }
  if (is(*p, PUNCTUATION)) {
    if (*p == '(' || *p == '[' || *p == '{') lexer->nesting++;
    /* Unbalanced brackets wrap the count: then line breaks are blanks, and the parser fails anyway.
     */
    if (*p == ')' || *p == ']' || *p == '}') lexer->nesting--;
    return set_punctuation(lexer, p);
  }
  if (*p == '\'' || *p == '"') {
    const char *after = scan_string(p, end);
    if (after != NULL) return set_token(lexer, p, after, KF_TOKEN_STRING);
  }
  if (*p == '#') {
    static const word_t type_comment = {"# type:", 7, KF_TOKEN_OTHER, "type comment"};
    return set_word(lexer, p, &type_comment);
  }
  return bad_character(lexer, from, p);
}

/* A number that consists of decimal digits, if no character follows that could belong to it. */
static bool set_plain_number(kf_lexer_t *lexer, const char *p) {
  const char *after = skip_class(p + 1, lexer->end, DIGIT);
  if (after < lexer->end && (*after == '.' || is(*after, LETTER))) return false;
  lexer->token.is_plain = true;
  (void)set_token(lexer, p, after, KF_TOKEN_NUMBER);
  return true;
}

/* The fast path: the tokens of ordinary schemas, with at most one space before them. */
kf_status_t kf__lex_next(kf_lexer_t *lexer) {
  const char *end = lexer->end;
  const char *p = lexer->token.end;
  KF_ASSERT(p <= end);
  if (p < end && *p == ' ') p++;
  if (KF_UNLIKELY(p >= end)) return set_token(lexer, p, p, KF_TOKEN_EOF);
  uint8_t class = classes[(unsigned char)*p];
  if (class & LETTER) return set_identifier(lexer, p);
  switch (*p) {
    case '(':
    case '[': lexer->nesting++; return set_token(lexer, p, p + 1, *p);
    case ')':
    case ']': lexer->nesting--; return set_token(lexer, p, p + 1, *p);
    case ',':
    case ':':
    case '?': return set_token(lexer, p, p + 1, *p);
    case '.': /* the dot before an overload's name, not of a number or of "..." */
      if (end - p >= 2 && is(p[1], LETTER)) return set_token(lexer, p, p + 1, '.');
      return next_slowly(lexer);
    case '-':
      if (end - p >= 2 && p[1] == '>') return set_token(lexer, p, p + 2, KF_TOKEN_ARROW);
      return set_punctuation(lexer, p);
    case '=':
    case '*':
    case '!':
    case '|': return set_punctuation(lexer, p);
    default:
      if ((class & DIGIT) != 0 && set_plain_number(lexer, p)) return KF_OK;
      return next_slowly(lexer);
  }
}

kf_status_t kf__lex_init(kf_lexer_t *lexer, const char *text, size_t size) {
  lexer->text = text;
  lexer->end = text + size;
  lexer->nesting = 0;
  lexer->token.other = NULL;
  /* The first line with a token sets the indentation; blank lines before it do not count. */
  const char *line = text;
  lexer->token.end = skip_blanks(text, lexer->end, true, &line);
  lexer->indent = (size_t)(lexer->token.end - line);
  return kf__lex_next(lexer);
}

/* ---- Messages ---- */

const char *kf__lex_kind_name(int kind, char buffer[2]) {
  static const char *const names[] = {"eof",    "ident",    "number", "string_literal", "newline",
                                      "indent", "arrow",    "dots",   "True",           "False",
                                      "None",   "NoneType", "other"};
  KF_ASSERT(kind <= KF_TOKEN_OTHER);
  if (kind >= KF_TOKEN_EOF) return names[kind - KF_TOKEN_EOF];
  buffer[0] = (char)kind;
  buffer[1] = '\0';
  return buffer;
}

/* Moves back over `count` line breaks, to the start of that line. */
static const char *lines_before(const char *p, const char *text, int count) {
  for (; p > text; p--)
    if (p[-1] == '\n' && count-- == 0) break;
  return p;
}

/* Moves forward to the line break that ends the line `count` lines further down. */
static const char *lines_after(const char *p, const char *end, int count) {
  for (; p < end; p++)
    if (*p == '\n' && count-- == 0) break;
  return p;
}

/* One line and, below it, the part of it that belongs to the token. */
static void show_line(kf_text_t *out, const char *line, const char *line_end,
                      const kf_token_t *token) {
  kf__text_put(out, line, (size_t)(line_end - line));
  kf__text_char(out, '\n');
  const char *first = token->start > line ? token->start : line;
  const char *last = token->end < line_end ? token->end : line_end;
  while (first < last && *first == ' ') first++;
  if (first >= last) return;
  for (const char *p = line; p < first; p++) kf__text_char(out, ' ');
  for (const char *p = first; p < last; p++) kf__text_char(out, '~');
  if (token->end <= line_end) kf__text_puts(out, " <--- HERE");
  kf__text_char(out, '\n');
}

/* The token's lines, marked, with at most two lines before and two after. */
static void show_position(kf_text_t *out, const kf_lexer_t *lexer, const kf_token_t *token) {
  const char *text = lexer->text;
  const char *end = lexer->end;
  KF_ASSERT(token->start >= text);
  KF_ASSERT(token->end <= end);
  if (kf__token_size(token) == (size_t)(end - text)) {
    kf__text_put(out, text, (size_t)(end - text));
    return;
  }
  const char *line = lines_before(token->start, text, 0);
  const char *context = lines_before(token->start, text, 2);
  kf__text_put(out, context, (size_t)(line - context));
  const char *context_end = lines_after(token->end, end, 2);
  if (token->start == token->end) { /* nothing to mark */
    line = token->start;
    kf__text_put(out, lines_before(line, text, 0), (size_t)(line - lines_before(line, text, 0)));
  }
  while (line < token->end) {
    const char *line_end = lines_after(line, end, 0);
    show_line(out, line, line_end, token);
    line = line_end < end ? line_end + 1 : end + 1;
  }
  if (line >= context_end) return;
  kf__text_put(out, line, (size_t)(context_end - line));
  if (context_end[-1] != '\n') kf__text_char(out, '\n');
}

kf_status_t kf__lex_unexpected(const kf_lexer_t *lexer, int expected) {
  char buffer[2][2];
  const char *found = lexer->token.kind == KF_TOKEN_OTHER
                          ? lexer->token.other
                          : kf__lex_kind_name(lexer->token.kind, buffer[0]);
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "expected %s but found '%s' here:\n",
                  kf__lex_kind_name(expected, buffer[1]), found);
  show_position(&text, lexer, &lexer->token);
  return kf__error_set_text(KF_ERR_PARSE, &text);
}

static kf_status_t bad_character(kf_lexer_t *lexer, const char *from, const char *p) {
  (void)set_token(lexer, p, p + 1, KF_TOKEN_OTHER);
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text, "expected a valid token but found '");
  kf__text_char(&text, *from);
  kf__text_puts(&text, "' here:\n");
  show_position(&text, lexer, &lexer->token);
  return kf__error_set_text(KF_ERR_PARSE, &text);
}

kf_status_t kf__lex_error(const kf_lexer_t *lexer, const kf_token_t *token, const char *format,
                          ...) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_char(&text, '\n');
  va_list args;
  va_start(args, format);
  kf__text_formatv(&text, format, args);
  va_end(args);
  kf__text_puts(&text, ":\n");
  show_position(&text, lexer, token);
  return kf__error_set_text(KF_ERR_PARSE, &text);
}

kf_status_t kf__lex_error_at(const kf_lexer_t *lexer, const kf_token_t *token) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text, kf_error_message());
  kf__text_puts(&text, ":\n");
  show_position(&text, lexer, token);
  return kf__error_set_text(KF_ERR_PARSE, &text);
}

kf_status_t kf__lex_expect(kf_lexer_t *lexer, int kind) {
  if (KF_UNLIKELY(lexer->token.kind != kind)) return kf__lex_unexpected(lexer, kind);
  return kf__lex_next(lexer);
}
