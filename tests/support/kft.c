/* The test harness: an allocator that counts and fails on demand, runs with clean-ups and leak
 * checks, and fake tensors. Nothing in here allocates through the library while it is checking,
 * so that a count before and after a run is a count of what the run did. */
#include "kft.h"

#include <malloc.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define KFT_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define KFT_SANITIZED 1
#endif
#endif
#ifndef KFT_SANITIZED
#define KFT_SANITIZED 0
#endif

#if defined(__has_include)
#if __has_include(<valgrind/valgrind.h>)
#include <valgrind/valgrind.h>
#endif
#endif
#ifndef RUNNING_ON_VALGRIND
#define RUNNING_ON_VALGRIND 0
#endif

/* ---- Allocator ---------------------------------------------------------------------------- */

static int64_t live_blocks;
static int64_t allocations;
static bool fill; /* the sanitizers and valgrind see more when memory is left alone */

/* The allocations of a run that can fail are those of the thread that runs the test: what other
 * threads do in between differs from run to run, and they cannot end the test. */
static __thread bool is_test_thread;
static int64_t own_allocations; /* of this run, by that thread */
static int64_t fail_at;         /* number, counted by the above, of the one to fail; 0: none */
static int fired;

/* Counts an allocation; false when it is the one that must fail. */
static bool may_allocate(void) {
  (void)__atomic_add_fetch(&allocations, 1, __ATOMIC_RELAXED);
  if (!is_test_thread || ++own_allocations != fail_at) return true;
  __atomic_store_n(&fired, 1, __ATOMIC_RELAXED);
  return false;
}

static void *take_block(size_t size) {
  void *block = malloc(size);
  if (block == NULL) return NULL;
  if (fill) memset(block, 0xCD, size);
  __atomic_add_fetch(&live_blocks, 1, __ATOMIC_RELAXED);
  return block;
}

static void give_block(void *block) {
  if (fill) memset(block, 0xDD, malloc_usable_size(block));
  __atomic_sub_fetch(&live_blocks, 1, __ATOMIC_RELAXED);
  free(block);
}

static void *hook_alloc(void *context, size_t size) {
  (void)context;
  return may_allocate() ? take_block(size) : NULL;
}

/* Always moves the block, so that a pointer kept from before is found out. */
static void *hook_realloc(void *context, void *block, size_t size) {
  (void)context;
  if (!may_allocate()) return NULL;
  void *moved = take_block(size);
  if (moved == NULL || block == NULL) return moved;
  size_t old_size = malloc_usable_size(block);
  memcpy(moved, block, old_size < size ? old_size : size);
  give_block(block);
  return moved;
}

static void hook_free(void *context, void *block) {
  (void)context;
  if (block != NULL) give_block(block);
}

/* The tensor room keeps freed blocks. Weak: a program without tensors has no such room, and the
 * shared library does not export the first. */
void kf__blocks_set_caching(bool on) __attribute__((weak));
size_t kf_memory_trim(void) __attribute__((weak));

int64_t kft_live_blocks(void) { return __atomic_load_n(&live_blocks, __ATOMIC_RELAXED); }

int64_t kft_allocations(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }

bool kft_failure_fired(void) { return __atomic_load_n(&fired, __ATOMIC_RELAXED) != 0; }

void kft_disarm(void) { fail_at = 0; }

/* ---- Clean-ups ---------------------------------------------------------------------------- */

enum { DEFER_MAX = 16384 };

typedef struct deferred {
  void (*function)(void *); /* NULL: already run, or cancelled */
  void *pointer;
} deferred_t;

static deferred_t deferred[DEFER_MAX];
static size_t deferred_count;
static jmp_buf unwind_point;
static const char *frame_limit; /* an address in the frame that calls the test */
static int64_t failing;         /* which allocation of the test fails in this run; 0: none */
static size_t case_number;      /* which of the test's cases runs */
static size_t case_count;       /* how many it has, as far as it said */

size_t kft_defer(const char *file, int line, void (*function)(void *), void *pointer, bool local) {
  if (deferred_count == DEFER_MAX) kft_fail(file, line, "more than %d clean-ups", DEFER_MAX);
  const char *here = __builtin_frame_address(0);
  const char *address = pointer;
  if (!local && (uintptr_t)address > (uintptr_t)here && (uintptr_t)address < (uintptr_t)frame_limit)
    kft_fail(file, line, "KFT_DEFER of a local variable's address: use KFT_DEFER_LOCAL");
  deferred[deferred_count].function = function;
  deferred[deferred_count].pointer = pointer;
  return deferred_count++;
}

/* An entry is emptied before its function runs: a function that fails must not run twice. */
static void run_deferred(size_t index) {
  deferred_t entry = deferred[index];
  deferred[index].function = NULL;
  while (deferred_count > 0 && deferred[deferred_count - 1].function == NULL) deferred_count--;
  if (entry.function != NULL) entry.function(entry.pointer);
}

static void run_all_deferred(void) {
  while (deferred_count > 0) run_deferred(deferred_count - 1);
}

void kft_cancel(const char *file, int line, const void *pointer) {
  for (size_t i = deferred_count; i > 0; i--) {
    if (deferred[i - 1].function == NULL || deferred[i - 1].pointer != pointer) continue;
    deferred[i - 1].function = NULL;
    return;
  }
  kft_fail(file, line, "KFT_CANCEL of a pointer that has no clean-up");
}

void kft_leave_scope(const size_t *entry) {
  if (*entry < deferred_count) run_deferred(*entry);
}

void kft_clear_value(void *value) { kf_value_clear(value); }

void kft_destroy_stack(void *stack) { kf_stack_destroy(stack); }

/* ---- Checks ------------------------------------------------------------------------------- */

void kft_fail(const char *file, int line, const char *format, ...) {
  char message[16384];
  va_list args;
  va_start(args, format);
  (void)vsnprintf(message, sizeof message, format, args);
  va_end(args);
  print_error("%s:%d: %s\n", file, line, message);
  if (case_count > 1) print_error("  in case %zu of %zu\n", case_number, case_count);
  if (failing > 0)
    print_error("  in the run with allocation %lld of the test failing\n", (long long)failing);
  run_all_deferred(); /* so that the tests after this one find a clean place */
  _fail(file, line);
  abort(); /* _fail does not return, but is not declared so */
}

/* Ends the test quietly when the failure of this run is what the caller met. */
static void unwind_if_fired(void) {
  if (!kft_failure_fired()) return;
  run_all_deferred(); /* here, where locals of the test are still alive */
  longjmp(unwind_point, 1);
}

void kft_check_status(const char *file, int line, const char *text, kf_status_t found,
                      kf_status_t expected) {
  if (found == expected) return;
  if (found == KF_ERR_NO_MEMORY) unwind_if_fired();
  kft_fail(file, line, "%s\n  gave status %d (%s), expected %d (%s)\n  message: %s", text,
           (int)found, kf_status_name(found), (int)expected, kf_status_name(expected),
           found != KF_OK ? kf_error_message() : "");
}

void kft_check_message(const char *file, int line, const char *text, const char *part) {
  if (strstr(kf_error_message(), part) == NULL)
    kft_fail(file, line, "%s\n  message: %s\n  does not contain: %s", text, kf_error_message(),
             part);
}

void kft_check_int(const char *file, int line, const char *text, int64_t found, int64_t expected) {
  if (found != expected)
    kft_fail(file, line, "%s\n  is %lld, expected %lld", text, (long long)found,
             (long long)expected);
}

void kft_check_str(const char *file, int line, const char *text, const char *found,
                   const char *expected) {
  if (found == expected) return;
  if (found == NULL || expected == NULL || strcmp(found, expected) != 0)
    kft_fail(file, line, "%s\n  is       %s\n  expected %s", text, found != NULL ? found : "(NULL)",
             expected != NULL ? expected : "(NULL)");
}

void kft_check_contains(const char *file, int line, const char *text, const char *part) {
  if (text == NULL || strstr(text, part) == NULL)
    kft_fail(file, line, "text: %s\n  does not contain: %s", text != NULL ? text : "(NULL)", part);
}

void *kft_check_block(const char *file, int line, const char *text, void *block) {
  if (block != NULL) return block;
  unwind_if_fired();
  kft_fail(file, line, "%s\n  is NULL", text);
}

/* ---- Runs --------------------------------------------------------------------------------- */

static uint64_t (*state_fingerprint)(void);

typedef struct snapshot {
  int64_t blocks;
  uint64_t fingerprint;
} snapshot_t;

static snapshot_t take_snapshot(void) {
  /* The fingerprint first: making it may build state that is kept. */
  snapshot_t now = {0, state_fingerprint != NULL ? state_fingerprint() : 0};
  if (kf_memory_trim != NULL) (void)kf_memory_trim();
  now.blocks = kft_live_blocks();
  return now;
}

/* The test's frame must lie strictly between the clean-up check's frame and this one's. */
__attribute__((noinline)) static void call_test(const kft_test_t *test) {
  frame_limit = __builtin_frame_address(0);
  void *state = NULL;
  if (setjmp(unwind_point) == 0) {
    test->function(&state);
    run_all_deferred();
  }
}

/* One run; true when its failure fired. */
static bool run_once(const kft_test_t *test, int64_t fail_number) {
  deferred_count = 0;
  failing = fail_number;
  kf_error_clear();
  __atomic_store_n(&fired, 0, __ATOMIC_RELAXED);
  own_allocations = 0;
  fail_at = fail_number;
  call_test(test);
  fail_at = 0;
  return kft_failure_fired();
}

size_t kft_case(size_t count) {
  case_count = count;
  return case_number;
}

size_t kft_scale(size_t full, size_t reduced) {
  return failing > 0 || RUNNING_ON_VALGRIND != 0 ? reduced : full;
}

bool kft_is_memcheck(void) { return RUNNING_ON_VALGRIND != 0; }

bool kft_is_sanitized(void) { return KFT_SANITIZED != 0; }

static void compare_snapshots(const char *name, snapshot_t before, snapshot_t after) {
  if (after.blocks != before.blocks)
    kft_fail(__FILE__, __LINE__, "%s leaked %lld blocks", name,
             (long long)(after.blocks - before.blocks));
  if (after.fingerprint != before.fingerprint)
    kft_fail(__FILE__, __LINE__, "%s did not leave the state as it found it", name);
}

static bool same_snapshot(snapshot_t a, snapshot_t b) {
  return a.blocks == b.blocks && a.fingerprint == b.fingerprint;
}

static int64_t rerun_limit(void) {
  const char *off = getenv("KFT_NO_OOM");
  if (off != NULL && *off != '\0' && strcmp(off, "0") != 0) return 0;
  const char *limit = getenv("KFT_OOM_MAX");
  return limit != NULL ? strtoll(limit, NULL, 10) : INT64_MAX;
}

/* One case of a test: normally, then with each of its allocations failing. Without any there is
 * nothing to rerun. Gives the number of reruns. */
static int64_t run_case(const kft_test_t *test, int64_t limit) {
  snapshot_t before = take_snapshot();
  (void)run_once(test, 0);
  int64_t made = own_allocations;
  snapshot_t after = take_snapshot();
  if (!same_snapshot(before, after)) {
    before = after;
    (void)run_once(test, 0);
    compare_snapshots(test->name, before, take_snapshot());
  }
  int64_t number = 1;
  for (bool fires = made > 0; fires && number <= limit; number++) {
    fires = run_once(test, number);
    compare_snapshots(test->name, before, take_snapshot());
  }
  failing = 0;
  return number - 1;
}

static void run_all_ways(void **state) {
  const kft_test_t *test = *state;
  fail_at = 0; /* a failed test may have left them set */
  failing = 0;
  is_test_thread = true;
  int64_t left = test->without_oom ? 0 : rerun_limit();
  case_count = 1;
  for (case_number = 0; case_number < case_count; case_number++) left -= run_case(test, left);
}

static const char *own_program, *own_name;

void kft_set_command(const char *program, const char *name) {
  own_program = program;
  own_name = name;
}

void kft_run_again(void) {
  const char *const arguments[] = {own_program, own_name, NULL};
  (void)execv(own_program, (char *const *)(uintptr_t)arguments);
  _exit(99);
}

int kft_run(const char *file, const kft_test_t *tests, size_t count,
            uint64_t (*fingerprint)(void)) {
  state_fingerprint = fingerprint;
  static const kf_allocator_t hooks = {sizeof(kf_allocator_t), NULL, hook_alloc, hook_realloc,
                                       hook_free};
  fill = !KFT_SANITIZED && RUNNING_ON_VALGRIND == 0;
  if (kf_set_allocator(&hooks) != KF_OK) return 1;
  if (kf__blocks_set_caching != NULL) kf__blocks_set_caching(false);
  const char *filter = getenv("KFT_FILTER");
  struct CMUnitTest *group = calloc(count + 1, sizeof *group);
  if (group == NULL) return 1;
  size_t chosen = 0;
  for (size_t i = 0; i < count; i++) {
    if (filter != NULL && strstr(tests[i].name, filter) == NULL) continue;
    struct CMUnitTest *one = &group[chosen++];
    kft_test_t *own = malloc(sizeof *own); /* cmocka wants a state that is not const */
    if (own == NULL) return 1;
    *own = tests[i];
    one->name = tests[i].name;
    one->test_func = run_all_ways;
    one->initial_state = own;
  }
  const char *slash = strrchr(file, '/');
  int failed = _cmocka_run_group_tests(slash != NULL ? slash + 1 : file, group, chosen, NULL, NULL);
  for (size_t i = 0; i < chosen; i++) free(group[i].initial_state);
  free(group);
  return failed != 0;
}

/* ---- Fake tensors ------------------------------------------------------------------------- */

typedef struct fake_tensor {
  kf_dispatchable_t base;
  int64_t payload;
} fake_tensor_t;

static void destroy_tensor(kf_object_t *self) { kf_free(self); }

static const kf_object_type_t tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", destroy_tensor, NULL, NULL};

kf_tensor_t *kft_tensor(kf_keyset_t keys) {
  fake_tensor_t *tensor = kf_alloc(sizeof *tensor);
  if (tensor == NULL) return NULL;
  kf_object_init(&tensor->base.object, &tensor_type);
  tensor->base.keys = keys;
  tensor->payload = 0;
  return (kf_tensor_t *)(void *)tensor;
}

int64_t *kft_payload(kf_tensor_t *tensor) { return &((fake_tensor_t *)(void *)tensor)->payload; }
