/* What the tests of calls, explanations and traces share: operators defined in one line, kernels
 * that note how they were called, stacks, and a thread whose own keys stay out of the way. */
#ifndef KF_TEST_CALL_FIXTURE_H
#define KF_TEST_CALL_FIXTURE_H

#include "dispatch_fixture.h"
#include "stack_fixture.h"

/* ---- What kernels heard ---- */

/* Kernels must not use the checks of the harness, which leave by longjmp: they write here. */
static char heard[2048];

__attribute__((format(printf, 1, 2))) static inline void hear(const char *format, ...) {
  size_t length = strlen(heard);
  va_list args;
  va_start(args, format);
  (void)vsnprintf(heard + length, sizeof heard - length, format, args);
  va_end(args);
}

/* "who DispatchKeySet(…)" */
static inline void hear_call(const char *who, const kf_call_t *call) {
  char set[1024];
  (void)kf_keyset_print(call->keyset, set, sizeof set);
  hear("%s%s %s", heard[0] != '\0' ? "; " : "", who, set);
}

/* Compares what was heard and forgets it. */
#define HEARD(expected)          \
  do {                           \
    KFT_EQ_STR(heard, expected); \
    heard[0] = '\0';             \
  } while (0)

/* ---- Threads ---- */

/* Until the end of the block, calls see the arguments' keys only. Also forgets what was heard. */
#define QUIET_THREAD()                                                \
  kf_guard_t quiet_guard;                                             \
  kf_guard_force(&quiet_guard, kf_keyset_empty(), kf_keyset_empty()); \
  KFT_DEFER_LOCAL(leave_guard, &quiet_guard);                         \
  heard[0] = '\0'

/* ---- Operators and sets ---- */

/* Defines "ns::name(…) -> …" and finds it. */
static inline kf_op_t *define(const char *schema) {
  char name[128];
  size_t length = strcspn(schema, "(");
  if (length >= sizeof name) kft_fail(__FILE__, __LINE__, "name too long: %s", schema);
  memcpy(name, schema, length);
  name[length] = '\0';
  (void)def(schema, "call_fixture");
  return find_op(name);
}

static inline kf_keyset_t two(kf_key_t a, kf_key_t b) {
  return kf_keyset_or(kf_keyset_of(a), kf_keyset_of(b));
}

static inline kf_registration_t *impl_typed(const kf_op_t *op, kf_key_t key, kf_typed_fn fn,
                                            const char *signature, const char *debug) {
  return impl(kf_op_name(op), key, kf_kernel_typed(fn, signature, debug));
}

static inline kf_registration_t *impl_boxed(const kf_op_t *op, kf_key_t key, kf_boxed_fn fn,
                                            const char *debug) {
  return impl(kf_op_name(op), key, kf_kernel_boxed(fn, NULL, debug));
}

/* ---- Stacks ---- */

/* The stack's values as kf_value_print has them, one behind the other. */
static inline const char *stack_text(const kf_stack_t *stack) {
  static char text[1024];
  size_t length = 0;
  text[0] = '\0';
  for (size_t i = 0; i < stack->size; i++) {
    if (i > 0) text[length++] = ' ';
    length += kf_value_print(&stack->values[i], text + length, sizeof text - 1 - length);
    if (length >= sizeof text - 2) kft_fail(__FILE__, __LINE__, "the stack has too much on it");
  }
  return text;
}

/* ---- Values ---- */

static inline kf_value_t tensors_value(kf_tensor_t *const *tensors, size_t size) {
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_tensors(tensors, size, &list));
  return kf_value_object_take(KF_TAG_LIST, list);
}

/* Takes the items over. */
static inline kf_value_t list_value_take(kf_value_t *items, size_t size) {
  kf_list_t *list = NULL;
  kf_status_t status = kf_list_of_values(items, size, &list);
  for (size_t i = 0; i < size; i++) kf_value_clear(&items[i]);
  KFT_OK(status);
  return kf_value_object_take(KF_TAG_LIST, list);
}

/* ---- Errors ---- */

/* The error with its chain. */
static inline const char *described(void) {
  static char text[4096];
  (void)kf_error_describe(text, sizeof text);
  return text;
}

#endif
