/* Modes: which calls they see and in which order, what their functions may do, and that threads and
 * programs without a mode do not notice them. */
#include <keyfall/trace.h>
#include <pthread.h>
#include <stdlib.h>

#include "call_fixture.h"

/* ---- The operators: test::one calls test::two ---- */

static kf_op_t *one, *two_;

static kf_status_t run_two(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  hear("two;");
  return KF_OK;
}

/* Calls test::two with its own argument. */
static kf_status_t call_two(kf_stack_t *stack) { return kf_op_call_boxed(two_, stack); }

static kf_status_t run_one(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  hear("one(");
  KF_TRY(call_two(stack));
  hear(")");
  return KF_OK;
}

/* Records, then continues below autograd. */
static kf_status_t run_autograd(const kf_call_t *call, kf_stack_t *stack) {
  hear("autograd;");
  return kf_op_redispatch_boxed(call->op, kf_keyset_below(call->keyset, KF_RANK_AutogradOther),
                                stack);
}

static void define_operators(void) {
  one = define("test::one(Tensor x) -> Tensor");
  two_ = define("test::two(Tensor x) -> Tensor");
  (void)impl_boxed(one, KF_KEY_CPU, run_one, "one");
  (void)impl_boxed(two_, KF_KEY_CPU, run_two, "two");
}

#define CALL(op)                                \
  do {                                          \
    PUSH(stack, kf_value_tensor(x));            \
    KFT_OK(kf_op_call_boxed(op, &stack));       \
    KFT_EQ_STR(stack_text(&stack), "<Tensor>"); \
    kf_stack_drop(&stack, 1);                   \
  } while (0)

/* ---- Modes ---- */

static void undo_mode(void *mode) { kf_mode_release(mode); }
static void exit_scope(void *scope) { kf_mode_exit(scope); }

static kf_mode_t *mode(kf_mode_level_t level, uint32_t flags, kf_mode_fn fn, void *context) {
  kf_mode_t *made = NULL;
  KFT_OK(kf_mode_create(level, flags, fn, context, NULL, &made));
  KFT_DEFER(undo_mode, made);
  return made;
}

#define ENTER(scope, mode)       \
  kf_mode_scope_t scope;         \
  kf_mode_enter((mode), &scope); \
  KFT_DEFER_LOCAL(exit_scope, &scope)

static const char *short_name(const kf_call_t *call) {
  return strchr(kf_op_full_name(call->op), ':') + 2;
}

/* "name<operator>" around the call. */
static kf_status_t note(void *context, const kf_call_t *call, kf_stack_t *stack) {
  hear("%s<%s:", (const char *)context, short_name(call));
  kf_status_t status = kf_mode_next(call, stack);
  hear(">");
  return status;
}

/* Calls test::two by itself, then continues. */
static kf_status_t note_and_call(void *context, const kf_call_t *call, kf_stack_t *stack) {
  hear("%s[", (const char *)context);
  KF_TRY(call_two(stack));
  hear("]");
  return kf_mode_next(call, stack);
}

static void test_sees_calls_until_it_exits(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  kf_mode_t *a = mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "a");
  CALL(one);
  HEARD("one(two;)");
  {
    ENTER(scope, a);
    CALL(one);
    HEARD("a<one:one(two;)>");
    CALL(two_);
    HEARD("a<two:two;>");
  }
  CALL(one);
  HEARD("one(two;)");
}

static void test_nested_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  ENTER(plain, mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "a"));
  ENTER(nested, mode(KF_MODE_BELOW_AUTOGRAD, KF_MODE_NESTED, note, "n"));
  CALL(one);
  HEARD("n<one:a<one:one(n<two:two;>)>>");
  ENTER(newest, mode(KF_MODE_BELOW_AUTOGRAD, KF_MODE_NESTED, note_and_call, "m"));
  CALL(two_); /* a nested mode does not see what its function calls */
  HEARD("m[n<two:a<two:two;>>]n<two:a<two:two;>>");
}

static void test_the_same_mode_twice(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  kf_mode_t *a = mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "a");
  ENTER(outer, a);
  ENTER(inner, a);
  CALL(two_);
  HEARD("a<two:a<two:two;>>");
}

/* ---- Levels ---- */

static void test_levels_with_autograd(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  (void)impl_boxed(two_, KF_KEY_Autograd, run_autograd, "autograd");
  KFT_TENSOR(leaf, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  ENTER(lowest, mode(KF_MODE_BELOW_PYTHON, 0, note, "python"));
  ENTER(below, mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "below"));
  ENTER(above, mode(KF_MODE_ABOVE_ALL, 0, note, "above"));
  PUSH(stack, kf_value_tensor(leaf));
  KFT_OK(kf_op_call_boxed(two_, &stack));
  HEARD("above<two:autograd;below<two:python<two:two;>>>");
}

/* Handles a call as a mode of a language binding does: below its own key and with all above off. */
static kf_status_t run_binding(const kf_call_t *call, kf_stack_t *stack) {
  hear("binding(");
  kf_keyset_t above = kf_keyset_minus(kf_keyset_full(), kf_keyset_full_after(KF_KEY_Python));
  kf_guard_t guard;
  kf_guard_exclude(&guard, kf_keyset_minus(above, kf_mode_keys_below_python()));
  kf_status_t status = kf_op_call_boxed(call->op, stack);
  kf_guard_leave(&guard);
  hear(")");
  return status;
}

static void test_levels_with_a_binding(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  (void)fallback(KF_KEY_Python, kf_kernel_boxed(run_binding, NULL, "binding"));
  ENTER(below, mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "below"));
  ENTER(lowest, mode(KF_MODE_BELOW_PYTHON, 0, note, "python"));
  CALL(two_);
  HEARD("below<two:python<two:two;>>");
  kf_guard_t guard;
  kf_guard_include(&guard, kf_keyset_of(KF_KEY_Python));
  KFT_DEFER_LOCAL(leave_guard, &guard);
  CALL(two_);
  HEARD("below<two:binding(python<two:two;>)>");
}

/* ---- What functions may do ---- */

static kf_status_t refuse(void *context, const kf_call_t *call, kf_stack_t *stack) {
  (void)context;
  (void)stack;
  return kf_error_set(KF_ERR_VALUE, "no %s here", short_name(call));
}

/* Returns the argument without a call. */
static kf_status_t answer(void *context, const kf_call_t *call, kf_stack_t *stack) {
  (void)context;
  (void)call;
  (void)stack;
  hear("answer;");
  return KF_OK;
}

static kf_status_t leave_itself(void *context, const kf_call_t *call, kf_stack_t *stack) {
  kf_mode_exit(context);
  hear("left;");
  return kf_mode_next(call, stack);
}

static kf_status_t wrong_next(void *context, const kf_call_t *call, kf_stack_t *stack) {
  (void)context;
  kf_call_t other = *call;
  return kf_mode_next(&other, stack);
}

static void test_errors_and_answers(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  {
    ENTER(scope, mode(KF_MODE_BELOW_AUTOGRAD, 0, refuse, NULL));
    PUSH(stack, kf_value_tensor(x));
    KFT_FAILS_WITH(kf_op_call_boxed(one, &stack), KF_ERR_VALUE, "no one here");
    kf_stack_drop(&stack, stack.size);
    ENTER(newer, mode(KF_MODE_BELOW_AUTOGRAD, 0, answer, NULL));
    CALL(one);
    HEARD("answer;");
  }
  {
    ENTER(scope, mode(KF_MODE_BELOW_AUTOGRAD, 0, wrong_next, NULL));
    PUSH(stack, kf_value_tensor(x));
    KFT_FAILS_WITH(kf_op_call_boxed(one, &stack), KF_ERR_MISUSE, "kf_mode_next");
    kf_stack_drop(&stack, stack.size);
  }
  KFT_FAILS(kf_mode_next(NULL, NULL), KF_ERR_MISUSE);
  CALL(two_);
  HEARD("two;");
}

static void test_a_function_may_exit_its_scope(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  kf_mode_scope_t scope;
  ENTER(older, mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "old"));
  kf_mode_t *made = NULL;
  KFT_OK(kf_mode_create(KF_MODE_BELOW_AUTOGRAD, 0, leave_itself, &scope, NULL, &made));
  kf_mode_enter(made, &scope);
  kf_mode_release(made);
  KFT_DEFER_LOCAL(exit_scope, &scope);
  CALL(two_);
  HEARD("left;old<two:two;>");
  CALL(two_);
  HEARD("old<two:two;>");
}

static void test_exits_in_any_order(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  ENTER(a, mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "a"));
  ENTER(b, mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "b"));
  kf_mode_exit(&a);
  CALL(two_);
  HEARD("b<two:two;>");
  kf_mode_exit(&a); /* nothing is left to exit */
  kf_mode_exit(&b);
  CALL(two_);
  HEARD("two;");
  kf_mode_scope_t none;
  kf_mode_enter(NULL, &none);
  kf_mode_exit(&none);
}

/* ---- Life ---- */

static void count_up(void *context) { ++*(int *)context; }

static void test_released_when_the_last_thread_leaves(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  static int released;
  released = 0;
  kf_mode_t *made = NULL;
  KFT_OK(kf_mode_create(KF_MODE_ABOVE_ALL, 0, answer, &released, count_up, &made));
  KFT_TRUE(!kf_keyset_is_empty(kf_mode_keys_below_python()));
  {
    ENTER(scope, made);
    kf_mode_release(made);
    KFT_EQ_INT(released, 0);
    CALL(two_);
    HEARD("answer;");
  }
  KFT_EQ_INT(released, 1);
  KFT_TRUE(kf_keyset_is_empty(kf_mode_keys_below_python()));
  kf_key_t key;
  KFT_FAILS(kf_key_parse("ModeAboveAll", &key), KF_ERR_VALUE);
}

static void undo_key(void *key) {
  if (kf_key_undefine((kf_key_t)(uintptr_t)key) != KF_OK) abort();
}

static void test_creation_fails_cleanly(void **state) {
  (void)state;
  kf_mode_t *made = NULL;
  FAILS_CLEANLY(kf_mode_create(KF_MODE_ABOVE_ALL, 0, NULL, NULL, NULL, &made), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_mode_create((kf_mode_level_t)7, 0, answer, NULL, NULL, &made), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_mode_create(KF_MODE_ABOVE_ALL, 2, answer, NULL, NULL, &made), KF_ERR_MISUSE);
  for (size_t i = 0; i < 3; i++) {
    char name[] = "Taken0";
    name[5] = (char)('0' + i);
    kf_key_t key;
    KFT_OK(kf_key_define(name, KF_ZONE_BELOW_AUTOGRAD, &key));
    KFT_DEFER(undo_key, (void *)(uintptr_t)key);
  }
  FAILS_CLEANLY(kf_mode_create(KF_MODE_ABOVE_ALL, 0, answer, NULL, NULL, &made), KF_ERR_EXHAUSTED);
  KFT_TRUE(made == NULL);
}

/* What a listener was told when it created a mode; it also releases the mode of its context. */
static kf_status_t told;

static void change_modes(void *context, const kf_op_t *op) {
  (void)op;
  kf_mode_t **held = context;
  kf_mode_t *made = NULL;
  told = kf_mode_create(KF_MODE_ABOVE_ALL, 0, answer, NULL, NULL, &made);
  kf_mode_release(*held);
  *held = NULL;
}

static void release_held(void *held) { kf_mode_release(*(kf_mode_t **)held); }

static void test_listeners(void **state) {
  (void)state;
  static kf_mode_t *held;
  held = NULL;
  KFT_OK(kf_mode_create(KF_MODE_ABOVE_ALL, 0, answer, NULL, NULL, &held));
  KFT_DEFER(release_held, &held);
  kf_mode_t *later = mode(KF_MODE_ABOVE_ALL, 0, answer, NULL);
  KFT_TRUE(later != NULL); /* its release gives the keys back, outside of the listener */
  kf_listener_t listener = {sizeof listener, &held, change_modes, NULL};
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_listener(&listener, &handle));
  KFT_DEFER(undo_registration, handle);
  (void)def("test::three(Tensor x) -> Tensor", "listener");
  KFT_TRUE(held == NULL);
  KFT_FAILS(told, KF_ERR_MISUSE);
}

/* ---- Threads ---- */

static void *keys_of_thread(void *context) {
  *(kf_keyset_t *)context = kf_local_included();
  return NULL;
}

static void test_other_threads_are_not_in_the_mode(void **state) {
  (void)state;
  kf_keyset_t mine = kf_local_included(), before, other;
  keys_of_thread(&before);
  ENTER(scope, mode(KF_MODE_ABOVE_ALL, 0, answer, NULL));
  KFT_TRUE(!kf_keyset_equal(kf_local_included(), mine));
  pthread_t thread;
  if (pthread_create(&thread, NULL, keys_of_thread, &other) != 0) return;
  (void)pthread_join(thread, NULL);
  KFT_TRUE(kf_keyset_equal(other, before));
}

/* ---- Tracers ---- */

typedef struct {
  kf_mode_t *mode;
  kf_mode_scope_t scope;
  bool entered;
} joining_t;

static void join(void *context, const kf_trace_event_t *event) {
  joining_t *joining = context;
  (void)event;
  if (joining->entered) return;
  joining->entered = true;
  kf_mode_enter(joining->mode, &joining->scope);
}

static void test_a_tracer_may_enter_a_mode(void **state) {
  (void)state;
  QUIET_THREAD();
  define_operators();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  joining_t joining = {.mode = mode(KF_MODE_BELOW_AUTOGRAD, 0, note, "a")};
  kf_tracer_t *tracer = NULL;
  KFT_OK(kf_tracer_add(join, &joining, NULL, KF_TRACE_THIS_THREAD, &tracer));
  CALL(two_); /* the call whose event the tracer got goes to the mode already */
  kf_tracer_remove(tracer);
  CALL(one);
  kf_mode_exit(&joining.scope);
  CALL(two_);
  HEARD("a<two:two;>a<one:one(two;)>two;");
}

KFT_MAIN(KFT_TEST(test_a_tracer_may_enter_a_mode), KFT_TEST(test_sees_calls_until_it_exits),
         KFT_TEST(test_nested_calls), KFT_TEST(test_the_same_mode_twice),
         KFT_TEST(test_levels_with_autograd), KFT_TEST(test_levels_with_a_binding),
         KFT_TEST(test_errors_and_answers), KFT_TEST(test_a_function_may_exit_its_scope),
         KFT_TEST(test_exits_in_any_order), KFT_TEST(test_released_when_the_last_thread_leaves),
         KFT_TEST(test_creation_fails_cleanly), KFT_TEST(test_listeners),
         KFT_TEST(test_other_threads_are_not_in_the_mode))
