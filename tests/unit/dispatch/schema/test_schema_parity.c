/* Replays tests/parity/schemas.txt: what PyTorch's parser, printer, compatibility and alias checks
 * said about some thousands of texts (record_schemas.py describes the format). */
#include <keyfall/library.h>

#include "schema_fixture.h"

enum { MAX_FIELDS = 6, LINE_SIZE = 8192 };

typedef struct test_case {
  char *fields[MAX_FIELDS];
  size_t sizes[MAX_FIELDS];
  int count;
  int line;
} test_case_t;

static int hex_digit(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }

/* Undoes the escapes of one field, in place. */
static size_t unescape(char *field) {
  char *to = field;
  for (const char *from = field; *from != '\0'; from++) {
    if (*from != '\\') {
      *to++ = *from;
      continue;
    }
    from++;
    if (*from == 'x') {
      *to++ = (char)(hex_digit(from[1]) * 16 + hex_digit(from[2]));
      from += 2;
    } else {
      *to++ = *from == 'n' ? '\n' : *from == 't' ? '\t' : *from == 'r' ? '\r' : *from;
    }
  }
  *to = '\0';
  return (size_t)(to - field);
}

static void split(test_case_t *test, char *line) {
  line[strcspn(line, "\n")] = '\0';
  static char empty[1];
  for (int i = 0; i < MAX_FIELDS; i++) {
    test->fields[i] = empty;
    test->sizes[i] = 0;
  }
  test->count = 0;
  char *next = line;
  while (next != NULL && test->count < MAX_FIELDS) {
    char *field = next;
    next = strchr(field, ';');
    if (next != NULL) *next++ = '\0';
    test->fields[test->count] = field;
    test->sizes[test->count] = unescape(field);
    test->count++;
  }
}

static kf_status_t parse_field(const test_case_t *test, int field, kf_schema_t **out) {
  const kf_parse_options_t options = {sizeof options, true};
  return kf_schema_parse(test->fields[field], test->sizes[field], &options, out);
}

static void fail_case(const test_case_t *test, const char *what, const char *found) {
  kft_fail("schemas.txt", test->line, "%s of <%s>: found <%s>, expected <%s>", what,
           test->fields[1], found, test->count > 2 ? test->fields[2] : "a failure");
}

static void check_text(const test_case_t *test) {
  kf_schema_t *schema = NULL;
  kf_status_t status = parse_field(test, 1, &schema);
  if (status == KF_ERR_NO_MEMORY) KFT_OK(status); /* no answer of the record's */
  bool expected_ok = strcmp(test->fields[0], "ok") == 0;
  char text[LINE_SIZE];
  if (status == KF_OK)
    (void)kf_schema_print(schema, text, sizeof text);
  else
    (void)snprintf(text, sizeof text, "%s", kf_error_message());
  kf_schema_release(schema);
  if ((status == KF_OK) != expected_ok) fail_case(test, "outcome", text);
  if (!expected_ok) KFT_EQ_INT(status, KF_ERR_PARSE);
  if (strcmp(test->fields[0], "fails") != 0 && strcmp(text, test->fields[2]) != 0)
    fail_case(test, "text", text);
}

/* "i0 o1": sides and indices */
static bool ask_alias(const kf_schema_t *schema, const char *places, bool contain) {
  char sides[2];
  unsigned indices[2];
  KFT_EQ_INT(sscanf(places, "%c%u %c%u", &sides[0], &indices[0], &sides[1], &indices[1]), 4);
  kf_schema_side_t a = sides[0] == 'i' ? KF_SCHEMA_INPUT : KF_SCHEMA_OUTPUT;
  kf_schema_side_t b = sides[1] == 'i' ? KF_SCHEMA_INPUT : KF_SCHEMA_OUTPUT;
  return contain ? kf_schema_may_contain_alias(schema, a, indices[0], b, indices[1])
                 : kf_schema_may_alias(schema, a, indices[0], b, indices[1]);
}

static void check_one_schema(const test_case_t *test) {
  kf_schema_t *schema = NULL;
  KFT_OK(parse_field(test, 1, &schema));
  if (strcmp(test->fields[0], "mutable") == 0) {
    if (kf_schema_is_mutable(schema) != (test->fields[2][0] == '1'))
      fail_case(test, "mutability", "the other");
  } else if (ask_alias(schema, test->fields[2], false) != (test->fields[3][0] == '1')) {
    fail_case(test, "may_alias", test->fields[3]);
  } else if (ask_alias(schema, test->fields[2], true) != (test->fields[4][0] == '1')) {
    fail_case(test, "may_contain_alias", test->fields[4]);
  }
  kf_schema_release(schema);
}

static void check_pair(const test_case_t *test) {
  kf_schema_t *newer = NULL;
  kf_schema_t *older = NULL;
  char reason[512] = "";
  KFT_OK(parse_field(test, 1, &newer));
  KFT_DEFER(release_schema, newer);
  KFT_OK(parse_field(test, 2, &older));
  KFT_DEFER(release_schema, older);
  bool found = false;
  if (strcmp(test->fields[0], "equal") == 0)
    found = kf_schema_equal(newer, older);
  else if (strcmp(test->fields[0], "back") == 0)
    found = kf_schema_is_backward_compatible(newer, older, reason, sizeof reason);
  else
    found = kf_schema_is_forward_compatible(newer, older, reason, sizeof reason);
  if (found != (test->fields[3][0] == '1')) fail_case(test, test->fields[0], "the other");
  if (test->count > 4) KFT_EQ_STR(reason, test->fields[4]);
}

static void check_case(const test_case_t *test) {
  static const struct {
    const char *name;
    int fields;
    void (*check)(const test_case_t *test);
  } kinds[] = {{"ok", 3, check_text},          {"error", 3, check_text},
               {"fails", 2, check_text},       {"mutable", 3, check_one_schema},
               {"alias", 5, check_one_schema}, {"equal", 4, check_pair},
               {"back", 4, check_pair},        {"forward", 5, check_pair}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (strcmp(kinds[i].name, test->fields[0]) != 0) continue;
    KFT_EQ_INT(test->count, kinds[i].fields);
    kinds[i].check(test);
    return;
  }
  fail_case(test, "kind", test->fields[0]);
}

/* The lines of a file. They stay until the process ends. */
enum { MAX_LINES = 8192 };
typedef struct lines {
  char *texts[MAX_LINES];
  size_t count;
} lines_t;

static void read_lines(const char *path, lines_t *lines) {
  static char line[LINE_SIZE];
  if (lines->count > 0) return;
  FILE *file = fopen(path, "r");
  KFT_TRUE(file != NULL);
  while (fgets(line, sizeof line, file) != NULL) {
    KFT_TRUE(lines->count < MAX_LINES && strchr(line, '\n') != NULL);
    lines->texts[lines->count] = strdup(line);
    KFT_TRUE(lines->texts[lines->count++] != NULL);
  }
  (void)fclose(file);
}

static void own_messages(void *unused) {
  (void)unused;
  kf_set_torch_compatible(false);
}

static void test_recorded_cases(void **state) {
  (void)state;
  static char any;
  kf_set_torch_compatible(true);
  KFT_DEFER(own_messages, &any);
  static lines_t lines;
  static char line[LINE_SIZE];
  read_lines(KFT_DATA_DIR "/parity/schemas.txt", &lines);
  KFT_TRUE(lines.count > 1000);
  size_t number = kft_case(lines.count);
  test_case_t test = {.line = (int)number + 1};
  strcpy(line, lines.texts[number]);
  split(&test, line);
  check_case(&test);
}

/* Every operator of PyTorch prints back as it was written, and reads back as an equal schema. */
static void test_aten_schemas(void **state) {
  (void)state;
  static lines_t lines;
  static char line[LINE_SIZE];
  read_lines(KFT_DATA_DIR "/data/aten_schemas.txt", &lines);
  KFT_EQ_INT(lines.count, 3208);
  strcpy(line, lines.texts[kft_case(lines.count)]);
  line[strcspn(line, "\n")] = '\0';
  kf_schema_t *schema = NULL;
  kf_schema_t *again = NULL;
  KFT_OK(kf_schema_parse(line, strlen(line), NULL, &schema));
  KFT_DEFER(release_schema, schema);
  const char *text = printed(schema);
  KFT_EQ_STR(text, line);
  KFT_OK(kf_schema_parse(text, strlen(text), NULL, &again));
  KFT_DEFER(release_schema, again);
  KFT_TRUE(kf_schema_equal(schema, again));
}

KFT_MAIN(KFT_TEST(test_recorded_cases), KFT_TEST(test_aten_schemas))
