/* Facts that programs give their operators: reading, registering. What a text names must be in the
 * schema, so that a slip of the pen is an error here and not a fact that nobody finds. */
#include <string.h>

#include "dispatch/operators/facts_internal.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/registration.h"

typedef struct reader {
  const char *op; /* for messages */
  const kf_schema_t *schema;
  kf_fact_t fact;
  const char *text;
} reader_t;

typedef struct word {
  const char *data;
  size_t size;
} word_t;

static kf_status_t bad(const reader_t *r, const char *expected, word_t found) {
  return kf_error_set(KF_ERR_VALUE, "%s: the fact %s is \"%s\": expected %s, found '%.*s'", r->op,
                      kf_fact_name(r->fact), r->text, expected, (int)found.size, found.data);
}

static bool is_end(char c) { return c == ',' || c == ';' || c == '\0'; }

/* The next word; an empty one at the end of an item. */
static word_t next_word(const char **at) {
  while (**at == ' ') (*at)++;
  word_t word = {*at, 0};
  while (!is_end(**at) && **at != ' ') (*at)++;
  word.size = (size_t)(*at - word.data);
  return word;
}

static const kf_type_t *element_of(const kf_type_t *type) {
  while (type->kind == KF_TYPE_OPTIONAL || type->kind == KF_TYPE_LIST) type = type->children[0];
  return type;
}

static kf_status_t argument_named(const reader_t *r, word_t word, kf_type_kind_t kind,
                                  uint8_t *out_position) {
  const bool is_tensor = kind == KF_TYPE_TENSOR;
  for (size_t i = 0; i < kf_schema_argument_count(r->schema) && i < KF__NO_ARGUMENT; i++) {
    const kf_argument_t *argument = kf_schema_argument(r->schema, i);
    if (strlen(argument->name) != word.size || memcmp(argument->name, word.data, word.size) != 0)
      continue;
    if (element_of(argument->type)->kind != kind)
      return bad(r, is_tensor ? "an argument of tensors" : "an argument of type bool", word);
    *out_position = (uint8_t)i;
    return KF_OK;
  }
  return bad(r, "an argument of the schema", word);
}

/* "running_mean if training" */
static kf_status_t add_write(const reader_t *r, word_t word, const char **at, kf_facts_t *facts) {
  kf__write_if_t write = {0, 0};
  KF_TRY(argument_named(r, word, KF_TYPE_TENSOR, &write.argument));
  const word_t condition = next_word(at);
  if (condition.size != 2 || memcmp(condition.data, "if", 2) != 0)
    return bad(r, "'if' and an argument of type bool after each name", condition);
  KF_TRY(argument_named(r, next_word(at), KF_TYPE_BOOL, &write.flag));
  if (facts->writes == KF__MOST_WRITES_IF) return bad(r, "at most three arguments", word);
  facts->writes_if[facts->writes++] = write;
  return KF_OK;
}

static kf_status_t read_item(const reader_t *r, word_t word, const char **at, kf_facts_t *facts) {
  static const char results[] = "results";
  uint8_t position = 0;
  if (r->fact == KF_FACT_WRITES_IF) return add_write(r, word, at, facts);
  facts->results_share |= r->fact == KF_FACT_SHARE;
  if (r->fact == KF_FACT_SHARE && word.size == sizeof results - 1 &&
      memcmp(word.data, results, word.size) == 0)
    return KF_OK;
  KF_TRY(argument_named(r, word, KF_TYPE_TENSOR, &position));
  KF_ASSERT(position < 64); /* KF__SCHEMA_MAX_POSITIONS */
  if (r->fact == KF_FACT_SHARE) facts->shares |= UINT64_C(1) << position;
  return KF_OK;
}

/* A list of arguments, separated by commas; groups of `linear` by semicolons. */
static kf_status_t read_names(const reader_t *r, kf_facts_t *facts) {
  const char *at = r->text;
  for (;; at++) {
    const word_t word = next_word(&at);
    if (word.size == 0) return bad(r, "names of arguments", (word_t){at, strlen(at)});
    KF_TRY(read_item(r, word, &at, facts));
    const word_t rest = next_word(&at);
    if (rest.size > 0) return bad(r, "a comma between names", rest);
    if (*at == '\0') return KF_OK;
    if (*at == ';' && r->fact != KF_FACT_LINEAR)
      return bad(r, "a comma between names", (word_t){at, 1});
  }
}

static size_t count_tensors(const kf_schema_t *schema) {
  size_t count = 0;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    count += element_of(kf_schema_argument(schema, i)->type)->kind == KF_TYPE_TENSOR;
  return count;
}

/* The number of operands, separated by commas outside of brackets. */
static size_t count_operands(const char *text, const char *end) {
  size_t count = 0, depth = 0;
  bool empty = true;
  for (; text < end; text++) {
    depth += *text == '(' || *text == '[';
    depth -= depth > 0 && (*text == ')' || *text == ']');
    if (*text == ',' && depth == 0) {
      count++;
      empty = false;
    } else if (*text != ' ') {
      empty = false;
    }
  }
  return empty ? 0 : count + 1;
}

static kf_status_t read_axes(const reader_t *r) {
  const char *arrow = strstr(r->text, "->");
  const word_t all = {r->text, strlen(r->text)};
  if (arrow == NULL) return bad(r, "'->' between arguments and results", all);
  const size_t expected = count_tensors(r->schema), found = count_operands(r->text, arrow);
  if (found == expected) return KF_OK;
  return kf_error_set(KF_ERR_VALUE,
                      "%s: the fact axes is \"%s\": expected one operand for each of the %zu "
                      "arguments of tensors, found %zu",
                      r->op, r->text, expected, found);
}

static kf_status_t read_fact(const reader_t *r, kf_facts_t *facts) {
  if (r->text[0] == '\0') return bad(r, "a text", (word_t){"", 0});
  switch (r->fact) {
    case KF_FACT_AXES: return read_axes(r);
    case KF_FACT_LINEAR:
    case KF_FACT_SHARE:
    case KF_FACT_WRITES_IF:
    case KF_FACT_MASKS: return read_names(r, facts);
    default: return KF_OK; /* read by whoever uses it */
  }
}

/* The members of a description, by fact. */
static void texts_of(const kf_facts_desc_t *desc, const char *texts[KF_FACT_COUNT]) {
  enum { FIRST = offsetof(kf_facts_desc_t, axes), SIZE = KF_FACT_COUNT * sizeof(const char *) };
  _Static_assert(sizeof *desc == FIRST + SIZE, "one member for each fact");
  memcpy(texts, (const char *)desc + FIRST, SIZE);
}

static kf_status_t copy_texts(const char *op, const char *const *texts,
                              kf__own_facts_t **out_facts) {
  size_t size = 1;
  for (size_t i = 0; i < KF_FACT_COUNT; i++) size += texts[i] != NULL ? strlen(texts[i]) + 1 : 0;
  if (size > UINT16_MAX)
    return kf_error_set(KF_ERR_VALUE, "%s: facts of %zu bytes: expected less than 65536", op, size);
  kf__own_facts_t *made = kf_calloc(1, sizeof *made + size);
  if (made == NULL) return kf__no_memory();
  made->facts.is_own = true;
  uint16_t at = 1;
  for (size_t i = 0; i < KF_FACT_COUNT; i++) {
    if (texts[i] == NULL) continue;
    const size_t length = strlen(texts[i]) + 1;
    memcpy(made->texts + at, texts[i], length);
    made->facts.texts[i] = at;
    at = (uint16_t)(at + length);
  }
  *out_facts = made;
  return KF_OK;
}

kf_status_t kf__facts_read(const char *name, const kf_schema_t *schema, const kf_facts_desc_t *desc,
                           kf__own_facts_t **out_facts) {
  const char *texts[KF_FACT_COUNT];
  kf__own_facts_t *made = NULL;
  *out_facts = NULL;
  texts_of(desc, texts);
  KF_TRY(copy_texts(name, texts, &made));
  kf_status_t status = KF_OK;
  for (int i = 0; i < KF_FACT_COUNT && status == KF_OK; i++) {
    const reader_t reader = {name, schema, (kf_fact_t)i, texts[i]};
    if (texts[i] != NULL) status = read_fact(&reader, &made->facts);
  }
  if (status == KF_OK)
    *out_facts = made;
  else
    kf_free(made);
  return status;
}

/* ---- Registering ---- */

static void free_retired(kf_retired_t *retired) {
  kf_free((char *)retired - offsetof(kf__own_facts_t, retired));
}

static kf_status_t attach(kf_op_t *op, kf__own_facts_t *facts, kf_registration_t *handle) {
  KF__ASSERT_LOCKED();
  if (op->facts != NULL)
    return kf_error_set(KF_ERR_DUPLICATE, "%s: the operator is described already", op->full_name);
  handle->op = op;
  handle->facts = facts;
  kf_op_retain(op);
  op->registration_count++;
  __atomic_store_n(&op->facts, &facts->facts, __ATOMIC_RELEASE);
  return KF_OK;
}

kf_status_t kf__register_facts(kf_op_t *op, kf__own_facts_t *facts,
                               kf_registration_t **out_handle) {
  kf_registration_t *handle = NULL;
  *out_handle = NULL;
  kf_status_t status = kf__registration_create(KF_REGISTRATION_FACTS, &handle);
  if (status == KF_OK) status = kf__dispatcher_lock_for_change();
  if (status == KF_OK) {
    status = attach(op, facts, handle);
    kf__dispatcher_unlock();
  }
  if (status != KF_OK) kf_free(facts);
  return kf__registration_hand_out(status, handle, out_handle);
}

void kf__facts_forget(kf_op_t *op) {
  KF__ASSERT_LOCKED();
  if (op->facts != NULL && op->facts->is_own) __atomic_store_n(&op->facts, NULL, __ATOMIC_RELEASE);
}

void kf__facts_undo(kf_registration_t *handle) {
  KF__ASSERT_LOCKED();
  if (handle->op->facts == &handle->facts->facts) kf__facts_forget(handle->op);
  kf__retire(&handle->facts->retired, free_retired);
}
