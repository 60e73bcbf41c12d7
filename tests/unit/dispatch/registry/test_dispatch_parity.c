/* Replays what PyTorch's own dispatcher was recorded to answer (tests/parity/dispatch.txt; the
 * format is described in record_dispatch.py) and compares letter for letter: key names and sets,
 * and programs of registrations with their dumps, tables and errors. */
#include <stdlib.h>

#include "dispatch_fixture.h"

/* The functions, which name the place of the block, as PyTorch's do. */
#undef kf_library_def
#undef kf_library_def_kernel
#undef kf_library_impl
#undef kf_library_fallback

enum { MAX_FIELDS = 8, MAX_LIBRARIES = 64 };

/* ---- Reading the record ---- */

typedef struct line {
  char *fields[MAX_FIELDS]; /* unescaped; the answer is not one of them */
  size_t count;
  bool failed;  /* the answer is an error */
  char *answer; /* unescaped */
  int number;
} line_t;

/* Part 0 is the lines on keys and sets, each other part a program. */
enum { MAX_PARTS = 1024 };
static struct part {
  const char *text;
  size_t size;
  int first_line; /* number of the line before it */
} parts[MAX_PARTS];
static size_t part_count;

static void add_part(const char *text, int first_line) {
  KFT_TRUE(part_count < MAX_PARTS);
  parts[part_count++] = (struct part){text, 0, first_line};
}

/* Reads the file when first called. The text stays until the process ends. */
static void read_record(void) {
  static char *record;
  if (record != NULL) return;
  FILE *file = fopen(KFT_DATA_DIR "/parity/dispatch.txt", "rb");
  KFT_TRUE(file != NULL);
  KFT_TRUE(fseek(file, 0, SEEK_END) == 0);
  long size = ftell(file);
  KFT_TRUE(size > 0);
  rewind(file);
  record = calloc((size_t)size + 1, 1);
  KFT_TRUE(record != NULL);
  size_t got = fread(record, 1, (size_t)size, file);
  (void)fclose(file);
  KFT_EQ_INT(got, size);
  int line = 0;
  add_part(record, line);
  for (const char *p = record; *p != '\0'; line++) {
    if (strncmp(p, "program", 7) == 0 && (p[7] == '|' || p[7] == '\n')) add_part(p, line);
    const char *end = strchr(p, '\n');
    KFT_TRUE(end != NULL);
    parts[part_count - 1].size += (size_t)(end + 1 - p);
    p = end + 1;
  }
}

/* A copy of one part, for next_line to cut up. */
static char *part_text(size_t number) {
  char *copy = calloc(parts[number].size + 1, 1);
  KFT_TRUE(copy != NULL);
  KFT_DEFER(free, copy);
  return memcpy(copy, parts[number].text, parts[number].size);
}

static void unescape(char *text) {
  char *to = text;
  for (const char *from = text; *from != '\0'; from++) {
    if (*from != '\\') {
      *to++ = *from;
      continue;
    }
    from++;
    *to++ = *from == 'n' ? '\n' : *from == 'p' ? '|' : *from;
  }
  *to = '\0';
}

/* The next line, cut into fields; false at the end. */
static bool next_line(char **position, line_t *line) {
  do {
    if (**position == '\0') return false;
    char *end = strchr(*position, '\n');
    KFT_TRUE(end != NULL);
    *end = '\0';
    line->fields[0] = *position;
    *position = end + 1;
    line->number++;
  } while (line->fields[0][0] == '#');
  line->count = 1;
  for (char *bar; (bar = strchr(line->fields[line->count - 1], '|')) != NULL;) {
    *bar = '\0';
    KFT_TRUE(line->count < MAX_FIELDS);
    line->fields[line->count++] = bar + 1;
  }
  for (size_t i = 0; i < line->count; i++) unescape(line->fields[i]);
  line->answer = NULL;
  if (line->count < 2 || strcmp(line->fields[0], "program") == 0) return true;
  char *answer = line->fields[--line->count];
  KFT_TRUE(answer[0] == '=' || answer[0] == '!');
  line->failed = answer[0] == '!';
  line->answer = answer + (answer[1] == ' ' ? 2 : 1);
  return true;
}

static void differs(const line_t *line, const char *found) {
  char fields[256] = "";
  for (size_t i = 0; i < line->count; i++)
    (void)snprintf(fields + strlen(fields), sizeof fields - strlen(fields), " %s", line->fields[i]);
  kft_fail(__FILE__, __LINE__, "line %d of the record:%s\n  recorded: %s\n  found:    %s",
           line->number, fields, line->answer, found);
}

static void expect(const line_t *line, const char *found) {
  if (strcmp(line->answer, found) != 0) differs(line, found);
}

/* ---- Keys ---- */

/* By printed name, for keys that text cannot name as well. */
static kf_key_t key_named(const char *name) {
  for (kf_key_t key = 0; key < KF_KEY_EndOfFixedKeys; key++)
    if (strcmp(kf_key_name(key), name) == 0) return key;
  kft_fail(__FILE__, __LINE__, "no key is named %s", name);
}

static kf_keyset_t set_of_names(const char *names) {
  kf_keyset_t set = kf_keyset_empty();
  char word[64];
  while (*names != '\0') {
    size_t length = strcspn(names, " ");
    (void)snprintf(word, sizeof word, "%.*s", (int)length, names);
    set = kf_keyset_add(set, key_named(word));
    names += length + (names[length] == ' ');
  }
  return set;
}

static bool list_has(const char *names, const char *name) {
  size_t length = strlen(name);
  for (const char *p = names; (p = strstr(p, name)) != NULL; p += length)
    if ((p == names || p[-1] == ' ') && (p[length] == '\0' || p[length] == ' ')) return true;
  return false;
}

/* The keys whose place or existence differs between the releases' tables. */
static bool is_comparable(kf_key_t key) {
  const char *name = kf_key_name(key);
  if (KF_KEY_TABLE >= 213) return true;
  return strcmp(name, "Fake") != 0 && strcmp(name, "Python") != 0 && strcmp(name, "Named") != 0;
}

static void check_parse(const line_t *line) {
  kf_key_t key = KF_KEY_Undefined;
  kf_status_t status = kf_key_parse(line->fields[1], &key);
  expect(line, status == KF_OK ? kf_key_name(key) : kf_error_message());
  KFT_EQ_INT(status != KF_OK, line->failed);
}

static void check_in_alias(const line_t *line) {
  kf_key_t alias = key_named(line->fields[1]);
  for (kf_key_t key = 1; key < KF_KEY_FIRST_ALIAS; key++) {
    bool marker = kf_key_backend(key) == KF_BACKEND_NONE && kf_key_functionality(key) != key;
    if (!kf_key_exists(key) || marker) continue;
    if (kf_key_in_alias(key, alias) != list_has(line->answer, kf_key_name(key)))
      differs(line, kf_key_name(key));
  }
}

static void check_block(const line_t *line) {
  kf_key_t key = key_named(line->fields[1]);
  char found[1024];
  (void)snprintf(found, sizeof found, "%s", kf_key_name(key));
  if (kf_key_is_per_backend(key)) {
    found[0] = '\0';
    for (kf_key_t k = (kf_key_t)(kf_key_runtime(key, KF_BACKEND_NONE) + 1);
         kf_key_functionality(k) == key; k++)
      (void)snprintf(found + strlen(found), sizeof found - strlen(found), "%s%s",
                     found[0] != '\0' ? " " : "", kf_key_name(k));
  }
  expect(line, found);
}

static void check_device(const line_t *line) {
  kf_device_t device;
  kf_key_t key = KF_KEY_Undefined;
  KFT_OK(kf_device_parse(line->fields[1], &device));
  kf_status_t status = kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_STRIDED, device.type, &key);
  expect(line, status == KF_OK ? kf_key_name(key) : "no key");
}

/* ---- Sets ---- */

static size_t append_set(char *text, size_t size, kf_keyset_t set) {
  return strlen(text) + kf_keyset_print(set, text + strlen(text), size - strlen(text));
}

static void check_set(const line_t *line) {
  kf_keyset_t set = set_of_names(line->fields[1]);
  char found[8192] = "";
  (void)append_set(found, sizeof found, set);
  /* The raw word holds numbers of the release's own table. */
  const char *raw = strstr(line->answer, ") ") + 2;
  uint64_t word = strtoull(raw, NULL, 16);
  if (KF_KEY_TABLE >= 213) word = kf_keyset_to_raw(set);
  (void)snprintf(found + strlen(found), sizeof found - strlen(found), " %llx %s",
                 (unsigned long long)word, kf_key_name(kf_keyset_highest_key(set)));
  expect(line, found);
}

static void check_two(const line_t *line) {
  kf_keyset_t a = set_of_names(line->fields[1]);
  kf_keyset_t b = set_of_names(line->fields[2]);
  char found[16384] = "";
  (void)append_set(found, sizeof found, kf_keyset_or(a, b));
  strcat(found, " ");
  (void)append_set(found, sizeof found, kf_keyset_and(a, b));
  strcat(found, " ");
  (void)append_set(found, sizeof found, kf_keyset_minus(a, b));
  expect(line, found);
}

static void check_remove(const line_t *line) {
  char found[8192] = "";
  kf_keyset_t set = set_of_names(line->fields[1]);
  (void)append_set(found, sizeof found, kf_keyset_remove(set, key_named(line->fields[2])));
  expect(line, found);
}

/* A printed set against a set, over the keys that both releases have at the same place. */
static void check_members(const line_t *line, kf_keyset_t set) {
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  const char *at = line->answer + strlen("DispatchKeySet(");
  char word[64];
  for (;;) {
    bool more = kf_keyset_next(set, &cursor, &key);
    while (more && !is_comparable(key)) more = kf_keyset_next(set, &cursor, &key);
    do {
      size_t length = strcspn(at, ",)");
      (void)snprintf(word, sizeof word, "%.*s", (int)length, at);
      at += length + (at[length] == ',' ? 2 : 0);
    } while (word[0] != '\0' && !is_comparable(key_named(word)));
    if (strcmp(more ? kf_key_name(key) : "", word) != 0) differs(line, kf_key_name(key));
    if (!more) return;
  }
}

static void check_key_line(const line_t *line) {
  const char *what = line->fields[0];
  if (strcmp(what, "parse") == 0) check_parse(line);
  if (strcmp(what, "is_alias") == 0)
    expect(line, kf_key_is_alias(key_named(line->fields[1])) ? "1" : "0");
  if (strcmp(what, "in_alias") == 0) check_in_alias(line);
  if (strcmp(what, "block") == 0) check_block(line);
  if (strcmp(what, "device") == 0) check_device(line);
  if (strcmp(what, "set") == 0) check_set(line);
  if (strcmp(what, "two") == 0) check_two(line);
  if (strcmp(what, "remove") == 0) check_remove(line);
  if (strcmp(what, "after") == 0)
    check_members(line, kf_keyset_full_after(key_named(line->fields[1])));
  if (strcmp(what, "below") == 0)
    check_members(line, kf_keyset_backends_of_autograd(key_named(line->fields[1])));
}

static void test_keys_and_sets(void **state) {
  (void)state;
  use_torch_compatible();
  read_record();
  char *position = part_text(0);
  line_t line = {.number = 0};
  int count = 0;
  for (; next_line(&position, &line); count++) check_key_line(&line);
  KFT_TRUE(count > 1000);
}

/* ---- Programs ---- */

static kf_library_t *libraries[MAX_LIBRARIES];

static void release_libraries(void *unused) {
  (void)unused;
  for (size_t i = 0; i < MAX_LIBRARIES; i++) {
    kf_library_release(libraries[i]);
    libraries[i] = NULL;
  }
}

static kf_library_t **library_of(const line_t *line) {
  long number = strtol(line->fields[1], NULL, 10);
  KFT_TRUE(number >= 0 && number < MAX_LIBRARIES);
  return &libraries[number];
}

static kf_key_t key_or_none(const char *name) {
  kf_key_t key = KF_KEY_Undefined;
  if (name[0] != '\0') KFT_OK(kf_key_parse(name, &key));
  return key;
}

/* Which of several kernels that do not fit a definition is named first is a matter of hashing in
 * the original: what stands behind "inferred schema" is cut out of both texts. */
static void cut_kernel(char *text) {
  char *at = strstr(text, "\n  inferred schema: ");
  char *reason = strstr(text, "\n  reason: ");
  if (at != NULL && reason != NULL) memmove(at, reason, strlen(reason) + 1);
}

static void expect_status(const line_t *line, kf_status_t status) {
  char found[4096] = "";
  if (status == KF_ERR_NO_MEMORY) KFT_OK(status); /* no answer of the record's */
  if (status != KF_OK) (void)snprintf(found, sizeof found, "%s", kf_error_message());
  if ((status != KF_OK) != line->failed) differs(line, status == KF_OK ? "(no error)" : found);
  if (strcmp(line->fields[0], "def") == 0) {
    cut_kernel(found);
    cut_kernel(line->answer);
  }
  expect(line, found);
}

static kf_def_options_t options_of(const char *alias) {
  kf_alias_analysis_t kind = KF_ALIAS_ANALYSIS_DEFAULT;
  KFT_OK(kf_alias_analysis_parse(alias, &kind));
  return (kf_def_options_t){sizeof(kf_def_options_t), (uint32_t)kind, NULL, 0};
}

/* True when the line was a registration, or the end of one. */
static bool run_registration(const line_t *line) {
  char *const *f = line->fields;
  if (strcmp(f[0], "lib") == 0) {
    kf_library_kind_t kind = KF_LIBRARY_DEF;
    KFT_OK(kf_library_kind_parse(f[2], &kind));
    expect_status(line, kf_library_create(kind, f[3], key_or_none(f[4]), "parity.py",
                                          (uint32_t)strtoul(f[5], NULL, 10), library_of(line)));
  } else if (strcmp(f[0], "def") == 0) {
    kf_def_options_t options = options_of(f[3]);
    expect_status(line, kf_library_def(*library_of(line), f[2], &options));
  } else if (strcmp(f[0], "def_name") == 0) {
    kf_kernel_desc_t kernel = typed(f[4]);
    expect_status(line,
                  kf_library_def_kernel(*library_of(line), f[2], key_or_none(f[3]), &kernel, NULL));
  } else if (strcmp(f[0], "def_kernel") == 0) {
    kf_kernel_desc_t kernel = typed(f[5]);
    kf_def_options_t options = options_of(f[4]);
    expect_status(
        line, kf_library_def_kernel(*library_of(line), f[2], key_or_none(f[3]), &kernel, &options));
  } else if (strcmp(f[0], "impl") == 0 || strcmp(f[0], "boxed") == 0 || strcmp(f[0], "skip") == 0) {
    kf_kernel_desc_t kernel = f[0][0] == 'i'   ? typed(f[4])
                              : f[0][0] == 'b' ? boxed(NULL)
                                               : fallthrough(NULL);
    expect_status(line, kf_library_impl(*library_of(line), f[2], key_or_none(f[3]), &kernel));
  } else if (strcmp(f[0], "fallback") == 0) {
    kf_kernel_desc_t kernel = fallthrough(NULL);
    expect_status(line, kf_library_fallback(*library_of(line), key_or_none(f[2]), &kernel));
  } else if (strcmp(f[0], "reset") == 0) {
    kf_library_reset(*library_of(line));
  } else if (strcmp(f[0], "release") == 0) {
    kf_library_release(*library_of(line));
    *library_of(line) = NULL;
  } else {
    return false;
  }
  return true;
}

static void check_text(const line_t *line, kf_status_t (*dump)(const char *, char **)) {
  char *text = NULL;
  KFT_OK(dump(line->fields[1], &text));
  KFT_DEFER(kf_free, text);
  if (line->answer[0] == '#') {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (const char *p = text; *p != '\0'; p++)
      hash = (hash ^ (unsigned char)*p) * UINT64_C(0x100000001b3);
    char found[32];
    (void)snprintf(found, sizeof found, "#%016llx", (unsigned long long)hash);
    if (strcmp(found, line->answer) != 0) differs(line, text);
  } else {
    expect(line, text);
  }
  KFT_CANCEL(text);
  kf_free(text);
}

static void check_find(const line_t *line) {
  kf_op_t *op = NULL;
  const char *overload = line->count > 2 ? line->fields[2] : "";
  kf_status_t status = kf_op_find_schema(line->fields[1], overload, &op);
  kf_op_release(op);
  expect_status(line, status);
}

static void check_query(const line_t *line) {
  kf_op_t *op = NULL;
  kf_status_t status = kf_op_find_by_full_name(line->fields[1], &op);
  if (status != KF_OK) {
    expect_status(line, status);
    return;
  }
  bool found = false;
  if (strcmp(line->fields[0], "direct") == 0)
    found = kf_op_has_kernel_for_key(op, key_or_none(line->fields[2]));
  else if (strcmp(line->fields[0], "fallthrough") == 0)
    found = kf_op_kernel_is_fallthrough(op, key_or_none(line->fields[2]));
  else
    found = kf_op_has_kernel_for_any_key(op, set_of_names(line->fields[2]));
  kf_op_release(op);
  expect(line, found ? "1" : "0");
}

typedef struct names {
  char texts[8][32];
  size_t count;
} names_t;

static kf_status_t note_name(void *context, const kf_op_t *op) {
  names_t *names = context;
  (void)snprintf(names->texts[names->count++ % 8], sizeof names->texts[0], "%s",
                 kf_op_full_name(op));
  return KF_OK;
}

static int compare_names(const void *a, const void *b) { return strcmp(a, b); }

static void check_registered(const line_t *line) {
  names_t names = {.count = 0};
  KFT_OK(kf_visit_registrations(key_or_none(line->fields[1]), note_name, &names));
  qsort(names.texts, names.count, sizeof names.texts[0], compare_names);
  char found[512] = "";
  for (size_t i = 0; i < names.count; i++) {
    strcat(found, i > 0 ? " " : "");
    strcat(found, names.texts[i]);
  }
  expect(line, found);
}

static void run_line(const line_t *line) {
  const char *what = line->fields[0];
  if (run_registration(line)) {
    /* Here stored tables are never stale. That the check itself can fail is tested elsewhere. */
    if (kft_scale(true, false)) KFT_OK(kf_check_all_invariants());
    return;
  }
  if (strcmp(what, "dump") == 0)
    check_text(line, kf_dump_by_name);
  else if (strcmp(what, "table") == 0)
    check_text(line, kf_dump_table_by_name);
  else if (strcmp(what, "find") == 0)
    check_find(line);
  else if (strcmp(what, "registered") == 0)
    check_registered(line);
  else if (strcmp(what, "direct") == 0 || strcmp(what, "fallthrough") == 0 ||
           strcmp(what, "any") == 0)
    check_query(line);
  else
    kft_fail(__FILE__, __LINE__, "line %d: unknown step %s", line->number, what);
}

static void test_programs(void **state) {
  (void)state;
  use_torch_compatible();
  read_record();
  KFT_TRUE(part_count > 300);
  size_t part = 1 + kft_case(part_count - 1);
  KFT_DEFER(release_libraries, NULL);
  char *position = part_text(part);
  line_t line = {.number = parts[part].first_line};
  KFT_TRUE(next_line(&position, &line) && strcmp(line.fields[0], "program") == 0);
  while (next_line(&position, &line)) run_line(&line);
  KFT_EQ_INT(kf_op_count(), 0); /* it left nothing */
}

KFT_MAIN(KFT_TEST(test_keys_and_sets), KFT_TEST(test_programs))
