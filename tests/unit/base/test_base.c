/* The base room: the allocation door, text builders, the error record and its chain, warnings,
 * reports, objects and hashing. */
#include <pthread.h>
#include <stdio.h>

#include "base/base_internal.h"
#include "base/report_sink.h"
#include "kft.h"

static void free_block(void *block) { kf_free(block); }

/* ---- Memory ---- */

static void test_allocator_door(void **state) {
  (void)state;
  kf_allocator_t incomplete = {sizeof(kf_allocator_t), NULL, NULL, NULL, NULL};
  KFT_FAILS_WITH(kf_set_allocator(&incomplete), KF_ERR_MISUSE, "kf_set_allocator");
  incomplete.struct_size = 4;
  KFT_FAILS(kf_set_allocator(&incomplete), KF_ERR_MISUSE);
  void *empty = KFT_BLOCK(kf_alloc(0));
  KFT_DEFER(free_block, empty);
  void *none = KFT_BLOCK(kf_calloc(0, 8));
  KFT_DEFER(free_block, none);
  KFT_TRUE(empty != none);
  KFT_TRUE(kf_calloc(SIZE_MAX, 2) == NULL);
  unsigned char *zeros = KFT_BLOCK(kf_calloc(7, 3));
  KFT_DEFER(free_block, zeros);
  for (int i = 0; i < 21; i++) KFT_EQ_INT(zeros[i], 0);
  char *copy = KFT_BLOCK(kf__copy_text("hello world", 5));
  KFT_DEFER(free_block, copy);
  KFT_EQ_STR(copy, "hello");
  kf_free(NULL);
}

static void test_grow(void **state) {
  (void)state;
  void *block = NULL;
  size_t capacity = 0;
  KFT_OK(kf__grow(&block, &capacity, 0, 8));
  KFT_TRUE(block == NULL);
  KFT_OK(kf__grow(&block, &capacity, 1, 8));
  KFT_DEFER(free_block, block);
  KFT_TRUE(capacity >= 1);
  *(int64_t *)block = 77;
  void *before = block;
  KFT_OK(kf__grow(&block, &capacity, 1000, 8));
  KFT_CANCEL(before);
  KFT_DEFER(free_block, block);
  KFT_TRUE(capacity >= 1000);
  KFT_EQ_INT(*(int64_t *)block, 77);
  size_t kept = capacity;
  KFT_FAILS(kf__grow(&block, &capacity, SIZE_MAX / 2, 8), KF_ERR_NO_MEMORY);
  KFT_EQ_INT(capacity, kept);
  KFT_EQ_INT(*(int64_t *)block, 77);
}

/* ---- Text ---- */

static void test_fixed_text(void **state) {
  (void)state;
  char buffer[8];
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, sizeof buffer);
  KFT_EQ_INT(kf__text_finish_fixed(&text), 0);
  KFT_EQ_STR(buffer, "");
  kf__text_puts(&text, "abc");
  kf__text_char(&text, '-');
  kf__text_format(&text, "%d", 123456);
  KFT_EQ_INT(kf__text_finish_fixed(&text), 10);
  KFT_EQ_STR(buffer, "abc-123");
  kf__text_init_fixed(&text, NULL, 0);
  kf__text_format(&text, "%0300d", 1);
  KFT_EQ_INT(kf__text_finish_fixed(&text), 300);
  /* A long formatted piece that is cut by the buffer. */
  kf__text_init_fixed(&text, buffer, sizeof buffer);
  kf__text_format(&text, "%0300d", 1);
  KFT_EQ_INT(kf__text_finish_fixed(&text), 300);
  KFT_EQ_STR(buffer, "0000000");
}

static void test_heap_text(void **state) {
  (void)state;
  kf_text_t text;
  char *taken = NULL;
  kf__text_init(&text);
  KFT_OK(kf__text_take(&text, &taken));
  KFT_DEFER(free_block, taken);
  KFT_EQ_STR(taken, "");
  kf__text_init(&text);
  for (int i = 0; i < 100; i++) kf__text_format(&text, "%d,", i % 10);
  kf__text_format(&text, "%0400d", 7);
  KFT_OK(kf__text_take(&text, &taken));
  KFT_DEFER(free_block, taken);
  KFT_EQ_INT(strlen(taken), 600);
  KFT_TRUE(memcmp(taken, "0,1,2,3,", 8) == 0 && taken[599] == '7');
  kf__text_init(&text);
  kf__text_puts(&text, "thrown away");
  kf__text_discard(&text);
}

/* ---- Errors ---- */

static void test_status_names(void **state) {
  (void)state;
  KFT_EQ_STR(kf_status_name(KF_OK), "ok");
  KFT_EQ_STR(kf_status_name(KF_ERR_TYPE), "type error");
  KFT_EQ_STR(kf_status_name((kf_status_t)999), "unknown status");
  KFT_EQ_STR(kf_status_python_exception(KF_ERR_TYPE), "TypeError");
  KFT_EQ_STR(kf_status_python_exception(KF_ERR_NO_MEMORY), "MemoryError");
  KFT_EQ_STR(kf_status_python_exception((kf_status_t)999), "RuntimeError");
}

static void test_error_record(void **state) {
  (void)state;
  kf_error_clear();
  KFT_EQ_STR(kf_error_message(), "");
  KFT_EQ_INT(kf_error_last()->code, KF_OK);
  KFT_EQ_INT(kf_error_set(KF_ERR_VALUE, "bad %s %d", "thing", 7), KF_ERR_VALUE);
  const kf_error_t *error = kf_error_last();
  KFT_EQ_INT(error->code, KF_ERR_VALUE);
  KFT_EQ_STR(error->message, "bad thing 7");
  KFT_TRUE(!error->truncated && error->chain_length == 0);
  kf__error_add_frame("aten::add", "CPU");
  kf__error_add_frame("aten::add", "AutogradCPU");
  char text[200];
  const char *whole = "bad thing 7\n  in aten::add [CPU]\n  in aten::add [AutogradCPU]";
  KFT_EQ_INT(kf_error_describe(text, sizeof text), strlen(whole));
  KFT_EQ_STR(text, whole);
  KFT_EQ_INT(kf_error_describe(text, 6), strlen(whole));
  KFT_EQ_STR(text, "bad t");
  KFT_EQ_INT(kf_error_describe(NULL, 0), strlen(whole));
  /* A new error starts a new chain. */
  KFT_EQ_INT(kf__no_memory(), KF_ERR_NO_MEMORY);
  KFT_EQ_INT(kf_error_last()->chain_length, 0);
  kf_error_clear();
  KFT_EQ_INT(kf_error_last()->code, KF_OK);
}

static void test_long_chain(void **state) {
  (void)state;
  (void)kf_error_set(KF_ERR_GENERAL, "deep");
  for (int i = 0; i < 100; i++) kf__error_add_frame("op", "Key");
  const kf_error_t *error = kf_error_last();
  KFT_EQ_INT(error->chain_length + error->chain_dropped, 100);
  KFT_TRUE(error->chain_dropped > 0);
  char text[2000], tail[40];
  (void)kf_error_describe(text, sizeof text);
  (void)snprintf(tail, sizeof tail, "and %u more", error->chain_dropped);
  KFT_CONTAINS(text, tail);
  char long_name[300];
  memset(long_name, 'n', sizeof long_name);
  long_name[sizeof long_name - 1] = '\0';
  (void)kf_error_set(KF_ERR_GENERAL, "deep");
  kf__error_add_frame(long_name, long_name);
  KFT_EQ_INT(strlen(kf_error_last()->chain[0].op), KF_ERROR_NAME_SIZE - 1);
}

static void test_long_message(void **state) {
  (void)state;
  (void)kf_error_set(KF_ERR_GENERAL, "%0100000d", 1);
  KFT_TRUE(kf_error_last()->truncated);
  size_t cut = strlen(kf_error_message());
  KFT_TRUE(cut > 1000 && cut < 100000);
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "%0100000d", 1);
  KFT_FAILS(kf__error_set_text(KF_ERR_GENERAL, &text), KF_ERR_GENERAL);
  KFT_TRUE(kf_error_last()->truncated);
  KFT_EQ_INT(strlen(kf_error_message()), cut);
  kf__text_init(&text);
  kf__text_puts(&text, "short");
  KFT_FAILS_WITH(kf__error_set_text(KF_ERR_INDEX, &text), KF_ERR_INDEX, "short");
  KFT_TRUE(!kf_error_last()->truncated);
}

static void *fail_elsewhere(void *unused) {
  (void)unused;
  bool clean = kf_error_last()->code == KF_OK;
  (void)kf_error_set(KF_ERR_INDEX, "of the other thread");
  return clean && strcmp(kf_error_message(), "of the other thread") == 0 ? NULL : unused;
}

static void test_errors_belong_to_threads(void **state) {
  (void)state;
  (void)kf_error_set(KF_ERR_TYPE, "mine");
  pthread_t thread;
  int marker = 0;
  void *result = &marker;
  KFT_EQ_INT(pthread_create(&thread, NULL, fail_elsewhere, &marker), 0);
  KFT_EQ_INT(pthread_join(thread, &result), 0);
  KFT_TRUE(result == NULL);
  KFT_EQ_STR(kf_error_message(), "mine");
}

/* ---- Warnings ---- */

typedef struct warnings {
  int count;
  char last[4096];
} warnings_t;

static void note_warning(void *context, const char *message) {
  warnings_t *warnings = context;
  warnings->count++;
  (void)snprintf(warnings->last, sizeof warnings->last, "%s", message);
}

static void remove_handler(void *unused) {
  (void)unused;
  kf_set_warning_handler(NULL, NULL);
}

static void test_warnings(void **state) {
  (void)state;
  static warnings_t warnings;
  warnings.count = 0;
  kf_warn("nobody listens %d", 1);
  kf_set_warning_handler(note_warning, &warnings);
  KFT_DEFER(remove_handler, &warnings);
  kf_warn("number %d", 2);
  KFT_EQ_STR(warnings.last, "number 2");
  int flag = 0;
  for (int i = 0; i < 5; i++) kf__warn_once(&flag, "only %d", i);
  KFT_EQ_STR(warnings.last, "only 0");
  KFT_EQ_INT(warnings.count, 2);
  kf_set_warn_always(true);
  kf__warn_once(&flag, "once more");
  KFT_EQ_STR(warnings.last, "once more");
  KFT_TRUE(kf_warns_always());
  kf_set_warn_always(false);
  kf__warn_once(&flag, "not any more");
  KFT_EQ_STR(warnings.last, "once more");
  kf_warn("%05000d", 1); /* too long: cut, not lost */
  KFT_EQ_INT(warnings.count, 4);
  KFT_TRUE(strlen(warnings.last) > 1000);
}

typedef struct reports {
  int count;
  uint32_t kind;
  char last[64];
} reports_t;

static void note_report(void *context, uint32_t kind, const char *text) {
  reports_t *reports = context;
  reports->count++;
  reports->kind = kind;
  (void)snprintf(reports->last, sizeof reports->last, "%s", text);
}

static void test_reports(void **state) {
  (void)state;
  reports_t reports = {.count = 0};
  kf__report(KF_REPORT_BILL, "nobody listens\n");
  kf_set_report_sink(note_report, &reports);
  kf__report(KF_REPORT_PROGRESS, "1 s\n");
  KFT_EQ_STR(reports.last, "1 s\n");
  KFT_EQ_INT(reports.kind, KF_REPORT_PROGRESS);
  kf_set_report_sink(NULL, NULL);
  kf__report(KF_REPORT_TRACE, "nobody listens any more\n");
  KFT_EQ_INT(reports.count, 1);
}

/* ---- Objects and hashing ---- */

static int destroyed;

static void destroy_object(kf_object_t *self) {
  destroyed++;
  kf_free(self);
}

static void test_objects(void **state) {
  (void)state;
  static const kf_object_type_t type = {sizeof(kf_object_type_t), 0,    "Object",
                                        destroy_object,           NULL, NULL};
  destroyed = 0;
  kf_object_t *object = KFT_BLOCK(kf_alloc(sizeof *object));
  kf_object_init(object, &type);
  kf_object_retain(object);
  kf_object_release(object);
  KFT_EQ_INT(destroyed, 0);
  kf_object_release(object);
  KFT_EQ_INT(destroyed, 1);
  kf_object_retain(NULL);
  kf_object_release(NULL);
}

static void test_hash(void **state) {
  (void)state;
  const char *text = "abcdefghijklmnopqrstuvwxyz";
  KFT_TRUE(kf__hash_bytes(text, 20, 1) == kf__hash_bytes(text, 20, 1));
  KFT_TRUE(kf__hash_bytes(text, 20, 1) != kf__hash_bytes(text, 20, 2));
  for (size_t size = 0; size < 26; size++)
    KFT_TRUE(kf__hash_bytes(text, size, 1) != kf__hash_bytes(text, size + 1, 1));
  KFT_TRUE(kf__hash_bytes("\0", 1, 1) != kf__hash_bytes("\0\0", 2, 1));
  KFT_TRUE(kf__hash_bytes(NULL, 0, 3) == kf__hash_bytes(text, 0, 3));
}

KFT_MAIN(KFT_TEST(test_allocator_door), KFT_TEST(test_grow), KFT_TEST(test_fixed_text),
         KFT_TEST(test_heap_text), KFT_TEST(test_status_names), KFT_TEST(test_error_record),
         KFT_TEST(test_long_chain), KFT_TEST(test_long_message),
         KFT_TEST(test_errors_belong_to_threads), KFT_TEST(test_warnings),
         KFT_TEST(test_reports), KFT_TEST(test_objects), KFT_TEST(test_hash))
