/* Profiles: which calls are collected, that they nest in time, that a failing call ends, and what
 * the limit, a second start and the removal of an operator do. */
#include <pthread.h>
#include <time.h>

#include "call_fixture.h"

#include <keyfall/profile.h>

#define IDENTITY "test::op(Tensor x) -> Tensor"

static kf_profile_event_t seen[8];
static size_t seen_count;

static kf_status_t note_event(void *context, const kf_profile_event_t *event) {
  (void)context;
  KFT_TRUE(event->struct_size == sizeof *event && event->thread != 0);
  KFT_TRUE(event->begin_ns <= event->end_ns);
  hear("%u %s %s %u\n", event->depth, kf_op_full_name(event->op), kf_key_name(event->key),
       event->kind);
  if (seen_count < 8) seen[seen_count++] = *event;
  return KF_OK;
}

static kf_status_t refuse_event(void *context, const kf_profile_event_t *event) {
  (void)context;
  (void)event;
  return kf_error_set(KF_ERR_VALUE, "enough");
}

static void clear_profile(void *unused) {
  (void)unused;
  kf_profile_clear();
}

static void start(void) {
  KFT_DEFER(clear_profile, NULL);
  KFT_OK(kf_profile_start(0));
}

static kf_status_t op_below(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(
      call->op, kf_keyset_below(call->keyset, KF_RANK_AutogradFunctionality), stack);
}

static void test_events_nest(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  (void)impl_boxed(op, KF_KEY_AutogradCPU, op_below, "below");
  start();
  KFT_TRUE(kf_profile_is_running());
  KFT_FAILS(kf_profile_start(0), KF_ERR_MISUSE);
  KFT_OK(call_with(op, two(KF_KEY_CPU, KF_KEY_AutogradCPU)));
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CUDA)), KF_ERR_NOT_IMPLEMENTED);
  kf_profile_stop();
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  HEARD("");
  if (kf_profile_dropped() > 0) return; /* an allocation failed: the call went on */
  seen_count = 0;
  KFT_OK(kf_profile_visit(note_event, NULL));
  HEARD(
      "1 test::op AutogradCPU 2\n"
      "2 test::op CPU 3\n"
      "1 test::op CUDA 2\n");
  KFT_TRUE(seen[0].begin_ns <= seen[1].begin_ns && seen[1].end_ns <= seen[0].end_ns);
  KFT_TRUE(seen[0].end_ns <= seen[2].begin_ns);
  KFT_FAILS(kf_profile_visit(refuse_event, NULL), KF_ERR_VALUE);
  kf_profile_clear();
  KFT_OK(kf_profile_visit(note_event, NULL));
  HEARD("");
}

static void test_limit(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  start();
  kf_profile_stop();
  KFT_OK(kf_profile_start(1)); /* rounded up to a chunk of 1024 */
  for (int i = 0; i < 1100; i++) KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  kf_profile_stop();
  KFT_TRUE(kf_profile_dropped() >= 1100 - 1024); /* more where an allocation failed */
}

/* The same events where a tracer listens, too, and the key that a call for a key names. */
static void ignore_event(void *context, const kf_trace_event_t *event) {
  (void)context;
  (void)event;
}

static void remove_tracer(void *tracer) { kf_tracer_remove(tracer); }

static void test_keys(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::op(Tensor? x) -> Tensor?");
  (void)impl("test::op", KF_KEY_CPU, boxed("at cpu"));
  (void)impl("test::op", KF_KEY_Negative, boxed("negative"));
  for (int traced = 0; traced < 2; traced++) {
    start();
    if (traced) {
      kf_tracer_t *tracer;
      KFT_OK(kf_tracer_add(ignore_event, NULL, NULL, 0, &tracer));
      KFT_DEFER(remove_tracer, tracer);
    }
    KFT_OK(call_with(op, two(KF_KEY_CPU, KF_KEY_Negative)));
    kf_stack_t stack;
    kf_value_t buffer[1] = {kf_value_none()};
    kf_stack_init(&stack, buffer, 1);
    KFT_OK(kf_stack_push_take(&stack, kf_value_none()));
    kf_status_t status = kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack);
    kf_stack_destroy(&stack);
    KFT_OK(status);
    kf_profile_stop();
    HEARD("");
    if (kf_profile_dropped() > 0) return;
    KFT_OK(kf_profile_visit(note_event, NULL));
    HEARD(
        "1 test::op Negative 2\n"
        "1 test::op CPU 4\n");
    kf_profile_clear();
  }
}

static kf_status_t sleep_below(const kf_call_t *call, kf_stack_t *stack) {
  struct timespec pause = {0, 200000000};
  (void)nanosleep(&pause, NULL);
  return op_below(call, stack);
}

static void test_long_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  (void)impl_boxed(op, KF_KEY_AutogradCPU, sleep_below, "below");
  start();
  for (int i = 0; i < 2; i++) KFT_OK(call_with(op, two(KF_KEY_CPU, KF_KEY_AutogradCPU)));
  kf_profile_stop();
  seen_count = 0;
  KFT_OK(kf_profile_visit(note_event, NULL));
  KFT_EQ_INT(seen_count, 4);
  for (int i = 0; i < 4; i += 2) {
    KFT_TRUE(seen[i].end_ns - seen[i].begin_ns >= 190000000);
    KFT_TRUE(seen[i + 1].end_ns - seen[i + 1].begin_ns < 190000000);
    KFT_TRUE(seen[i].end_ns >= seen[i + 1].end_ns);
  }
  KFT_TRUE(seen[2].begin_ns >= seen[0].end_ns);
}

/* ---- Profiles that start, stop and are cleared while another thread calls ---- */

typedef struct {
  const kf_op_t *op;
  uint32_t should_end;
  kf_status_t status;
} caller_t;

static kf_status_t call_once(const kf_op_t *op) {
  kf_value_t buffer[1];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 1);
  kf_status_t status = kf_stack_push_take(&stack, kf_value_none());
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  kf_stack_destroy(&stack);
  return status;
}

static void *call_until_told(void *argument) {
  caller_t *caller = argument;
  kf_local_set(kf_keyset_empty(), kf_keyset_empty()); /* as QUIET_THREAD does */
  caller->status = KF_OK;
  while (caller->status == KF_OK && __atomic_load_n(&caller->should_end, __ATOMIC_RELAXED) == 0)
    caller->status = call_once(caller->op);
  return NULL;
}

static kf_status_t count_event(void *context, const kf_profile_event_t *event) {
  *(size_t *)context += event->end_ns >= event->begin_ns;
  return KF_OK;
}

static void test_threads(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::op(Tensor? x) -> Tensor?");
  (void)impl("test::op", KF_KEY_CompositeExplicitAutograd, boxed("anywhere"));
  caller_t caller = {op, 0, KF_OK};
  pthread_t thread;
  KFT_EQ_INT(pthread_create(&thread, NULL, call_until_told, &caller), 0);
  KFT_DEFER(clear_profile, NULL);
  size_t count = 0;
  for (int i = 0; i < 2000 && (i < 50 || count == 0); i++) {
    KFT_OK(kf_profile_start(0));
    KFT_OK(call_once(op));
    KFT_OK(kf_profile_visit(count_event, &count)); /* also while it runs */
    if (i % 2 == 0) kf_profile_stop();
    kf_profile_clear();
  }
  __atomic_store_n(&caller.should_end, 1, __ATOMIC_RELAXED);
  KFT_EQ_INT(pthread_join(thread, NULL), 0);
  KFT_OK(caller.status);
  KFT_TRUE(count >= 50);
}

int main(void) {
  static const kft_test_t tests[] = {KFT_TEST(test_events_nest), KFT_TEST(test_limit),
                                     KFT_TEST(test_keys), KFT_TEST_NO_OOM(test_long_calls),
                                     KFT_TEST_NO_OOM(test_threads)};
  return KFT_RUN(tests);
}
