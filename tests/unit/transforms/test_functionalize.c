/* Functionalization through the public header: wrap, call, synchronize, unwrap, write back. */
#include <keyfall/functionalize.h>
#include <keyfall/library.h>
#include <keyfall/mode.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <stdio.h>

#include "kft.h"

#define MAKE(name, call)       \
  kf_tensor_t *name = NULL;    \
  {                            \
    kf_tensor_t **out = &name; \
    KFT_OK(call);              \
  }                            \
  KFT_DEFER(kf_object_release, name)

static kf_status_t counting(int64_t size, kf_tensor_t **out) {
  float data[16];
  for (int i = 0; i < 16; i++) data[i] = (float)i;
  kf_int_span_t sizes = {&size, 1};
  return kf_tensor_from_data(data, KF_DTYPE_FLOAT32, sizes, out);
}

static void check(const kf_tensor_t *plain, const float *expected, size_t count) {
  kf_tensor_t *packed = NULL;
  KFT_EQ_INT(kf_tensor_numel(plain), (int64_t)count);
  KFT_OK(kf_contiguous((kf_tensor_t *)(uintptr_t)plain, KF_MEMORY_FORMAT_CONTIGUOUS, &packed));
  KFT_DEFER(kf_object_release, packed);
  const float *found = kf_tensor_data(packed);
  for (size_t i = 0; i < count; i++)
    KFT_EQ_INT((int64_t)(4 * found[i]), (int64_t)(4 * expected[i]));
}
#define CHECK(plain, ...) \
  check(plain, (const float[]){__VA_ARGS__}, sizeof((const float[]){__VA_ARGS__}) / sizeof(float))
/* The synchronized value. */
#define CHECK_VALUE(functional, ...)                   \
  do {                                                 \
    kf_tensor_t *value_ = NULL;                        \
    KFT_OK(kf_functional_sync(functional));            \
    KFT_OK(kf_functional_unwrap(functional, &value_)); \
    KFT_DEFER(kf_object_release, value_);              \
    CHECK(value_, __VA_ARGS__);                        \
  } while (0)

static int64_t ask(const kf_tensor_t *tensor, kf_functional_question_t question) {
  int64_t answer = -1;
  KFT_OK(kf_functional_query(tensor, question, &answer));
  return answer;
}

/* ---- Operators below ---- */

typedef struct log {
  char text[512];
  size_t size;
} log_t;

static bool has_functional(const kf_stack_t *stack) {
  for (size_t i = 0; i < stack->size; i++)
    if (stack->values[i].tag == KF_TAG_TENSOR &&
        kf_tensor_is_functional(stack->values[i].as.tensor))
      return true;
  return false;
}

/* Notes the operators on plain tensors. */
static kf_status_t note(void *context, const kf_call_t *call, kf_stack_t *stack) {
  log_t *log = context;
  if (!has_functional(stack))
    log->size += (size_t)snprintf(log->text + log->size, sizeof log->text - log->size, "%s ",
                                  kf_op_full_name(call->op) + 6);
  return kf_mode_next(call, stack);
}

static void leave_scope(void *scope) { kf_functionalize_leave(scope); }
static void exit_mode(void *scope) { kf_mode_exit(scope); }
static void release_mode(void *mode) { kf_mode_release(mode); }
static void release_op(void *op) { kf_op_release(op); }

static void test_a_part_of_a_program(void **state) {
  (void)state;
  static log_t log;
  log.size = 0;
  kf_mode_t *mode = NULL;
  static kf_mode_scope_t mode_scope;
  static kf_functionalize_t scope;
  MAKE(x, counting(4, out));
  KFT_OK(kf_mode_create(KF_MODE_BELOW_PYTHON, KF_MODE_NESTED, note, &log, NULL, &mode));
  KFT_DEFER(release_mode, mode);
  KFT_OK(kf_functionalize_enter(&scope, false));
  KFT_DEFER(leave_scope, &scope);
  MAKE(f, kf_functional_wrap(x, out));
  kf_mode_enter(mode, &mode_scope);
  KFT_DEFER(exit_mode, &mode_scope);
  MAKE(y, kf_view(f, KF_INTS(2, 2), out));
  KFT_OK(kf_neg_(y));
  kf_mode_exit(&mode_scope);
  CHECK(x, 0, 1, 2, 3);
  KFT_OK(kf_functional_write_back(f, x));
  kf_functionalize_leave(&scope);
  CHECK(x, 0, -1, -2, -3);
  KFT_EQ_INT(strstr(log.text, "neg_") == NULL, 1);
  KFT_CONTAINS(log.text, "view_copy");
}

/* In between, calls are recorded as outside, and another part can begin. */
static void test_a_part_is_suspended(void **state) {
  (void)state;
  static kf_functionalize_t scope, pause, inner;
  MAKE(x, counting(2, out));
  kf_functionalize_suspend(&pause);
  KFT_EQ_INT(pause.entered, false);
  KFT_OK(kf_functionalize_enter(&scope, false));
  KFT_DEFER(leave_scope, &scope);
  MAKE(f, kf_functional_wrap(x, out));
  kf_functionalize_suspend(&pause);
  KFT_DEFER(leave_scope, &pause);
  MAKE(value, kf_functional_unwrap(f, out));
  MAKE(plain, kf_neg(value, out));
  KFT_EQ_INT(kf_tensor_is_functional(plain), false);
  KFT_EQ_INT(kf_local_is_excluded(KF_KEY_AutogradFunctionality), false);
  KFT_OK(kf_functionalize_enter(&inner, true));
  KFT_EQ_INT(inner.entered, true);
  kf_functionalize_leave(&inner);
  kf_functionalize_leave(&pause);
  MAKE(y, kf_neg(f, out));
  KFT_EQ_INT(kf_tensor_is_functional(y), true);
  KFT_EQ_INT(kf_local_is_excluded(KF_KEY_AutogradFunctionality), true);
  KFT_EQ_INT(kf_functionalize_reapplies_views(), false);
}

/* ---- Aliases ---- */

static void test_views_see_writes(void **state) {
  (void)state;
  for (int reapply = 0; reapply < 2; reapply++) {
    (void)kf_functionalize_set_reapply_views(reapply != 0);
    MAKE(x, counting(6, out));
    MAKE(f, kf_functional_wrap(x, out));
    MAKE(matrix, kf_view(f, KF_INTS(2, 3), out));
    MAKE(column, kf_select(matrix, 1, 1, out));
    MAKE(turned, kf_t(matrix, out));
    MAKE(window, kf_as_strided(column, KF_INTS(2), KF_INTS(2), (kf_opt_int_t){1, true}, out));
    KFT_OK(kf_neg_(column));
    CHECK_VALUE(f, 0, -1, 2, 3, -4, 5);
    CHECK_VALUE(turned, 0, 3, -1, -4, 2, 5);
    CHECK_VALUE(window, -1, 3);
    KFT_OK(kf_zero_(window));
    CHECK_VALUE(matrix, 0, 0, 2, 0, -4, 5);
    CHECK(x, 0, 1, 2, 3, 4, 5);
    KFT_EQ_INT(kf_tensor_shares_storage(f, matrix), 1);
    KFT_EQ_INT(kf_tensor_data(f) == NULL, 1);
  }
  (void)kf_functionalize_set_reapply_views(false);
}

static void test_aliases_made_below_the_dispatcher(void **state) {
  (void)state;
  MAKE(x, counting(4, out));
  MAKE(f, kf_functional_wrap(x, out));
  MAKE(half, kf_narrow(f, 0, 1, 2, out));
  MAKE(alias, kf_tensor_alias(half, out));
  KFT_EQ_INT(kf_tensor_is_functional(alias), 1);
  KFT_OK(kf_neg_(alias));
  CHECK_VALUE(f, 0, -1, -2, 3);
  CHECK_VALUE(half, -1, -2);
  CHECK_VALUE(alias, -1, -2);
  KFT_FAILS(kf_functional_replace(alias, x), KF_ERR_TYPE);
}

static void test_pieces(void **state) {
  (void)state;
  MAKE(x, counting(5, out));
  MAKE(f, kf_functional_wrap(x, out));
  kf_list_t *pieces = NULL;
  KFT_OK(kf_split(f, 2, 0, &pieces));
  KFT_DEFER(kf_object_release, pieces);
  kf_tensor_span_t span = kf_list_tensors(pieces);
  KFT_EQ_INT((int64_t)span.size, 3);
  KFT_EQ_INT(ask(span.data[2], KF_FUNCTIONAL_MULTI_OUTPUT), 1);
  KFT_OK(kf_zero_(span.data[2]));
  KFT_OK(kf_neg_(span.data[0]));
  CHECK_VALUE(f, 0, -1, 2, 3, 0);
  KFT_OK(kf_add_(f, f, KF_INT(1)));
  CHECK_VALUE(span.data[1], 4, 6);
}

/* ---- Writes ---- */

static void test_out_is_resized(void **state) {
  (void)state;
  MAKE(x, counting(4, out));
  MAKE(f, kf_functional_wrap(x, out));
  MAKE(empty, counting(0, out));
  MAKE(into, kf_functional_wrap(empty, out));
  KFT_OK(kf_add_out(f, f, KF_INT(1), into));
  CHECK_VALUE(into, 0, 2, 4, 6);
  KFT_EQ_INT(kf_tensor_numel(empty), 0);
}

static void test_lists_are_written(void **state) {
  (void)state;
  MAKE(x, counting(2, out));
  MAKE(f, kf_functional_wrap(x, out));
  MAKE(y, counting(3, out));
  MAKE(g, kf_functional_wrap(y, out));
  KFT_OK(kf_raw_foreach_add_(KF_TENSORS(f, g), KF_INT(1)));
  KFT_OK(kf_raw_foreach_zero_(KF_TENSORS(g))); /* has no functional sibling */
  CHECK_VALUE(f, 1, 2);
  CHECK_VALUE(g, 0, 0, 0);
  CHECK(y, 0, 1, 2);
}

static void test_the_steps_of_a_write(void **state) {
  (void)state;
  MAKE(x, counting(4, out));
  MAKE(f, kf_functional_wrap(x, out));
  MAKE(half, kf_narrow(f, 0, 0, 2, out));
  MAKE(two, counting(2, out));
  KFT_OK(kf_neg_(two));
  KFT_OK(kf_functional_replace(half, two));
  KFT_OK(kf_functional_commit(half));
  KFT_EQ_INT(ask(f, KF_FUNCTIONAL_GENERATION), 1);
  KFT_EQ_INT(ask(f, KF_FUNCTIONAL_MUTATIONS), 1);
  KFT_EQ_INT(ask(f, KF_FUNCTIONAL_ALL_HIDDEN), 0);
  KFT_OK(kf_functional_hide_mutation(f));
  KFT_EQ_INT(ask(f, KF_FUNCTIONAL_ALL_HIDDEN), 1);
  CHECK_VALUE(f, 0, -1, 2, 3);
  KFT_OK(kf_functional_reset_storage(half));
  KFT_OK(kf_zero_(half));
  CHECK_VALUE(f, 0, -1, 2, 3);
  KFT_OK(kf_functional_freeze(f));
  KFT_FAILS_WITH(kf_neg_(f), KF_ERR_RUNTIME,
                 "the functional storage is frozen, so its tensors cannot be written");
}

static void test_set_and_resize(void **state) {
  (void)state;
  MAKE(x, counting(4, out));
  MAKE(y, counting(3, out));
  MAKE(f, kf_functional_wrap(x, out));
  MAKE(g, kf_functional_wrap(y, out));
  KFT_OK(kf_resize_(f, KF_INTS(2), (kf_opt_int_t){0}));
  CHECK_VALUE(f, 0, 1);
  KFT_EQ_INT(ask(f, KF_FUNCTIONAL_METADATA_MUTATED), 1);
  KFT_OK(kf_set__source_Tensor(f, g));
  KFT_EQ_INT(ask(f, KF_FUNCTIONAL_STORAGE_CHANGED), 1);
  KFT_OK(kf_neg_(g));
  CHECK_VALUE(f, 0, -1, -2);
  KFT_FAILS_WITH(kf_resize_(f, KF_INTS(9), (kf_opt_int_t){0}), KF_ERR_RUNTIME,
                 "a functional tensor that has views cannot be resized");
}

/* ---- Errors and the thread ---- */

static void test_plain_tensors_are_refused(void **state) {
  (void)state;
  MAKE(x, counting(2, out));
  MAKE(f, kf_functional_wrap(x, out));
  kf_tensor_t *none = NULL;
  int64_t answer;
  KFT_FAILS(kf_functional_wrap(f, &none), KF_ERR_RUNTIME);
  KFT_FAILS(kf_functional_unwrap(x, &none), KF_ERR_TYPE);
  KFT_FAILS(kf_functional_sync(x), KF_ERR_TYPE);
  KFT_FAILS(kf_functional_commit(x), KF_ERR_TYPE);
  KFT_FAILS(kf_functional_query(x, KF_FUNCTIONAL_FROZEN, &answer), KF_ERR_TYPE);
  KFT_FAILS(kf_functional_query(f, (kf_functional_question_t)99, &answer), KF_ERR_VALUE);
  KFT_FAILS_WITH(kf_add_(x, f, KF_INT(1)), KF_ERR_INTERNAL,
                 "a plain tensor cannot be written with a functional one");
  KFT_OK(kf_functional_unwrap(kf_tensor_undefined(), &none));
  KFT_EQ_INT(none == kf_tensor_undefined(), 1);
  kf_tensor_release(none);
}

static void disable(void *unused) {
  (void)unused;
  kf_functionalize_disable();
}

static void test_the_switch(void **state) {
  (void)state;
  KFT_OK(kf_functionalize_enable(true));
  static int unused;
  KFT_DEFER(disable, &unused);
  KFT_EQ_INT(kf_functionalize_reapplies_views(), 1);
  KFT_FAILS_WITH(kf_functionalize_enable(true), KF_ERR_INTERNAL,
                 "kf_functionalize_enable: it is on already");
  MAKE(made, kf_ones(KF_INTS(2), (kf_opt_int_t){0}, (kf_opt_int_t){0}, (kf_opt_device_t){0},
                     (kf_opt_bool_t){0}, out));
  KFT_EQ_INT(kf_tensor_is_functional(made), 1);
  kf_functionalize_disable();
  KFT_EQ_INT(kf_functionalize_reapplies_views(), 0);
}

static void test_composites_for_devices(void **state) {
  (void)state;
  kf_op_t *op = NULL;
  kf_value_t buffer[2];
  kf_stack_t stack;
  MAKE(x, counting(4, out));
  KFT_OK(kf_op_find("aten::ravel", "", &op));
  KFT_DEFER(release_op, op);
  kf_stack_init(&stack, buffer, 2);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  KFT_OK(kf_stack_push_take(&stack, kf_value_tensor(x)));
  KFT_OK(kf_functionalize_composite(op, &stack));
  KFT_EQ_INT((int64_t)stack.size, 1);
  KFT_EQ_INT(kf_tensor_is_functional(stack.values[0].as.tensor), 0);
  CHECK(stack.values[0].as.tensor, 0, 1, 2, 3);
}

KFT_MAIN(KFT_TEST(test_a_part_of_a_program), KFT_TEST(test_a_part_is_suspended),
         KFT_TEST(test_views_see_writes), KFT_TEST(test_aliases_made_below_the_dispatcher),
         KFT_TEST(test_pieces), KFT_TEST(test_out_is_resized), KFT_TEST(test_lists_are_written),
         KFT_TEST(test_the_steps_of_a_write), KFT_TEST(test_set_and_resize),
         KFT_TEST(test_plain_tensors_are_refused), KFT_TEST(test_the_switch),
         KFT_TEST(test_composites_for_devices))
