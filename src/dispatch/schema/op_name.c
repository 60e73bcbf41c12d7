/* Operator names, "ns::name.overload", read by the same functions as the names of declarations. */
#include <string.h>

#include "dispatch/schema/schema_parse.h"

static char *copy_piece(char *at, kf_piece_t piece) {
  memcpy(at, piece.data, piece.size);
  return at + piece.size;
}

/* "ns::name" followed by the overload, each terminated, in one block. */
static kf_status_t join(const kf_draft_t *draft, char **out_name, const char **out_overload) {
  char *block = kf_alloc(draft->name_space.size + draft->name.size + draft->overload.size + 4);
  if (block == NULL) return kf__no_memory();
  char *at = copy_piece(block, draft->name_space);
  if (draft->name_space.size > 0) at = copy_piece(at, (kf_piece_t){"::", 2});
  at = copy_piece(at, draft->name);
  *at++ = '\0';
  *out_overload = at;
  at = copy_piece(at, draft->overload);
  *at = '\0';
  KF_ASSERT(at - block <
            (ptrdiff_t)(draft->name_space.size + draft->name.size + draft->overload.size + 4));
  *out_name = block;
  return KF_OK;
}

kf_status_t kf_op_name_parse(const char *text, char **out_name, const char **out_overload) {
  *out_name = NULL;
  *out_overload = NULL;
  if (text == NULL) return kf_error_set(KF_ERR_MISUSE, "kf_op_name_parse: text is NULL");
  kf_draft_t draft;
  kf__draft_init(&draft);
  kf_parser_t parser;
  parser.draft = &draft;
  /* Nothing in a name makes the draft allocate, so there is nothing to destroy. */
  KF_TRY(kf__lex_init(&parser.lexer, text, strlen(text)));
  KF_TRY(kf__parse_name(&parser));
  bool line_break = false;
  KF_PARSE_NEXT_IF(&parser, KF_TOKEN_NEWLINE, line_break);
  if (parser.lexer.token.kind != KF_TOKEN_EOF)
    return kf__lex_unexpected(&parser.lexer, KF_TOKEN_EOF);
  return join(&draft, out_name, out_overload);
}
