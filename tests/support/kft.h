/* kft.h: what every unit test stands on. Tests are cmocka tests that the harness reruns with
 * allocation 1, 2, 3, … failing, until a run gets through without the failure having fired.
 *
 *   static void test_append(void **state) {
 *     (void)state;
 *     kf_list_t *list = NULL;
 *     KFT_OK(kf_list_create(KF_LIST_INTS, 0, &list));
 *     KFT_DEFER(kf_object_release, list);
 *     …
 *   }
 *   KFT_MAIN(KFT_TEST(test_append), KFT_TEST(test_threads))
 *
 * A test first runs normally; its blocks and kft_state_fingerprint() must be the same afterwards
 * as before. If they are not, the difference may be state that the process makes once, so the test
 * runs a second time, and then they must be. After that come the runs with failures: a KFT_OK that
 * sees KF_ERR_NO_MEMORY ends the test there, after its clean-ups, and the same two things must
 * hold again. Whatever a test makes therefore needs a KFT_DEFER at once.
 *
 * A test that would take too long because it does the same to many things asks kft_case which of
 * them is its turn, and has runs for each; one that would because it does something often asks
 * kft_scale how often.
 *
 * The macros may be used on the thread that runs the test only, and only its allocations fail: a
 * test that has other threads running must not use them, or end them in its clean-ups.
 *
 * Environment: KFT_NO_OOM=1 leaves the reruns out; KFT_OOM_MAX=n stops after the n-th of each
 * test; KFT_FILTER=text runs only the tests whose names contain the text. */
#ifndef KFT_H
#define KFT_H

#include <keyfall/value.h>
#include <string.h>

/* ---- Collecting tests --------------------------------------------------------------------- */

typedef struct kft_test {
  const char *name;
  void (*function)(void **state);
  bool without_oom;
} kft_test_t;

#define KFT_TEST(function) \
  { #function, function, false }
/* No reruns. Only for a test that says why it cannot have them. */
#define KFT_TEST_NO_OOM(function) \
  { #function, function, true }
#define KFT_MAIN(...)                                                          \
  int main(void) {                                                             \
    static const kft_test_t kft_tests[] = {__VA_ARGS__};                       \
    return KFT_RUN(kft_tests);                                                 \
  }

/* Runs an array of tests; evaluates to what `main` should return. */
#define KFT_RUN(tests) \
  kft_run(__FILE__, (tests), sizeof(tests) / sizeof *(tests), kft_state_fingerprint)
int kft_run(const char *file, const kft_test_t *tests, size_t count, uint64_t (*fingerprint)(void));

/* For a forked child of a unit test: replaces the process by a new one that runs the test's `main`.
 * Exits with 99 if that fails. */
__attribute__((noreturn)) void kft_run_again(void);
/* Sets the command for it. The program of all unit tests calls this before the test's `main`. */
void kft_set_command(const char *program, const char *name);

/* For a test that consists of `count` cases: says which of them, from 0, this run is for. The
 * harness then runs the test for each of them, with all its failures. */
size_t kft_case(size_t count);
/* `full`, or `reduced` in a run with a failure and under memcheck, where all takes thirty times as
 * long. */
size_t kft_scale(size_t full, size_t reduced);
/* True under memcheck. Unlike kft_scale it is the same in all runs of a test. */
bool kft_is_memcheck(void);
/* True in builds with a sanitizer. */
bool kft_is_sanitized(void);

/* A number that stands for the state that a test must leave as it found it (for instance a hash of
 * the dispatcher's dump). NULL unless the test program defines its own. */
__attribute__((weak)) uint64_t kft_state_fingerprint(void);

/* ---- Checks ------------------------------------------------------------------------------- */

__attribute__((noreturn)) void kft_fail(const char *file, int line, const char *format, ...)
    KF_PRINTF(3, 4);
void kft_check_status(const char *file, int line, const char *text, kf_status_t found,
                      kf_status_t expected);
void kft_check_message(const char *file, int line, const char *text, const char *part);
void kft_check_int(const char *file, int line, const char *text, int64_t found, int64_t expected);
void kft_check_str(const char *file, int line, const char *text, const char *found,
                   const char *expected);
void kft_check_contains(const char *file, int line, const char *text, const char *part);
void *kft_check_block(const char *file, int line, const char *text, void *block);

/* Statuses. Under injection KF_ERR_NO_MEMORY ends the test quietly. */
#define KFT_OK(expr) kft_check_status(__FILE__, __LINE__, #expr, (expr), KF_OK)
#define KFT_FAILS(expr, code) kft_check_status(__FILE__, __LINE__, #expr, (expr), (code))
#define KFT_FAILS_WITH(expr, code, part)                  \
  do {                                                    \
    KFT_FAILS(expr, code);                                \
    kft_check_message(__FILE__, __LINE__, #expr, (part)); \
  } while (0)
/* For functions that report a lack of memory as NULL; gives the pointer. */
#define KFT_BLOCK(expr) kft_check_block(__FILE__, __LINE__, #expr, (expr))

#define KFT_TRUE(condition)                                                     \
  do {                                                                          \
    if (!(condition)) kft_fail(__FILE__, __LINE__, "not true: %s", #condition); \
  } while (0)
#define KFT_EQ_INT(found, expected) \
  kft_check_int(__FILE__, __LINE__, #found, (int64_t)(found), (int64_t)(expected))
#define KFT_EQ_STR(found, expected) kft_check_str(__FILE__, __LINE__, #found, (found), (expected))
#define KFT_CONTAINS(text, part) kft_check_contains(__FILE__, __LINE__, (text), (part))

/* ---- Clean-ups ---------------------------------------------------------------------------- */

size_t kft_defer(const char *file, int line, void (*function)(void *), void *pointer, bool local);
void kft_cancel(const char *file, int line, const void *pointer);
void kft_leave_scope(const size_t *entry);

/* Calls function(pointer) when the test ends, in reverse order, however it ends. Not for the
 * address of a local variable: the test's frame is gone by then. */
#define KFT_DEFER(function, pointer) \
  ((void)kft_defer(__FILE__, __LINE__, (function), (pointer), false))
/* For the address of a local variable: runs when the enclosing block is left. */
#define KFT_DEFER_LOCAL(function, pointer)                                                         \
  __attribute__((cleanup(kft_leave_scope), unused)) const size_t KFT_JOIN_(kft_scope_, __LINE__) = \
      kft_defer(__FILE__, __LINE__, (function), (pointer), true)
/* Takes the latest clean-up of this pointer back, for instance after a _take. */
#define KFT_CANCEL(pointer) kft_cancel(__FILE__, __LINE__, (pointer))

/* Clean-ups for locals: `kf_value_t value; KFT_DEFER_LOCAL(kft_clear_value, &value);` */
void kft_clear_value(void *value);
void kft_destroy_stack(void *stack);

#define KFT_JOIN_(a, b) KFT_JOIN2_(a, b)
#define KFT_JOIN2_(a, b) a##b

/* ---- Memory ------------------------------------------------------------------------------- */

/* Blocks that the library holds now; allocations asked for since the program started. */
int64_t kft_live_blocks(void);
int64_t kft_allocations(void);
/* True once the failure of this run has fired: a best-effort result may then be missing. */
bool kft_failure_fired(void);
/* No failure in what is left of this run, for instance in the child of a fork. */
void kft_disarm(void);

/* ---- Fake tensors ------------------------------------------------------------------------- */

/* A dispatchable object of type "Tensor" with these keys, one reference; NULL: no memory. */
kf_tensor_t *kft_tensor(kf_keyset_t keys);
/* A number of the test's own in a fake tensor; 0 at first. */
int64_t *kft_payload(kf_tensor_t *tensor);

/* Declares a tensor that lives until the test ends. */
#define KFT_TENSOR(variable, keys)                                    \
  kf_tensor_t *variable = (kf_tensor_t *)KFT_BLOCK(kft_tensor(keys)); \
  KFT_DEFER(kf_object_release, variable)

#endif
