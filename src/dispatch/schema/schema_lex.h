/* The tokens of the schema language. The lexer reads the text once and holds the current token;
 * nothing is stored. The text must outlive the lexer. Errors are reported through the lexer,
 * because messages show the position in the text. */
#ifndef KF_DISPATCH_SCHEMA_SCHEMA_LEX_H
#define KF_DISPATCH_SCHEMA_SCHEMA_LEX_H

#include "dispatch/schema/schema_internal.h"

/* A token is a single character (its own number) or one of these. */
enum {
  KF_TOKEN_EOF = 256,
  KF_TOKEN_IDENT,
  KF_TOKEN_NUMBER,
  KF_TOKEN_STRING,
  KF_TOKEN_NEWLINE, /* outside brackets only */
  KF_TOKEN_INDENT,  /* a new line that is indented more than the first */
  KF_TOKEN_ARROW,
  KF_TOKEN_DOTS,
  KF_TOKEN_TRUE,
  KF_TOKEN_FALSE,
  KF_TOKEN_NONE,
  KF_TOKEN_NONE_TYPE,
  KF_TOKEN_OTHER /* a keyword or operator that schemas do not use: `other` names it */
};

typedef struct kf_token {
  const char *start;
  const char *end;
  int kind;
  bool is_plain; /* numbers: decimal digits only */
  const char *other;
} kf_token_t;

typedef struct kf_lexer {
  const char *text;
  const char *end;
  kf_token_t token;
  size_t nesting; /* open brackets */
  size_t indent;  /* of the first line with a token */
} kf_lexer_t;

/* Reads the first token. */
KF_MUST_USE kf_status_t kf__lex_init(kf_lexer_t *lexer, const char *text, size_t size);
KF_MUST_USE kf_status_t kf__lex_next(kf_lexer_t *lexer);
/* Reads the next token if the current one is of this kind, else fails with "expected … but found
 * …". */
KF_MUST_USE kf_status_t kf__lex_expect(kf_lexer_t *lexer, int kind);
/* Name of a kind in messages: "ident", "(". */
const char *kf__lex_kind_name(int kind, char buffer[2]);

/* KF_ERR_PARSE "expected <what> but found '<kind>' here:" with the current token shown. */
kf_status_t kf__lex_unexpected(const kf_lexer_t *lexer, int expected);
/* KF_ERR_PARSE with an empty line, the message and the given token shown. */
kf_status_t kf__lex_error(const kf_lexer_t *lexer, const kf_token_t *token, const char *format, ...)
    KF_PRINTF(3, 4);
/* Adds the position of the token to the message of the last error. */
kf_status_t kf__lex_error_at(const kf_lexer_t *lexer, const kf_token_t *token);

/* Number of characters at `text` that form a number, by C's rules; 0: none. With `imaginary` the
 * number may end in j. */
size_t kf__number_extent(const char *text, const char *end, bool imaginary);

static inline size_t kf__token_size(const kf_token_t *token) {
  return (size_t)(token->end - token->start);
}

static inline bool kf__token_is(const kf_token_t *token, const char *word, size_t size) {
  return kf__token_size(token) == size && __builtin_memcmp(token->start, word, size) == 0;
}

#endif
