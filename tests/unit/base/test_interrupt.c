/* Long work that asks whether it should stop: kf_set_interrupt_hook, and loops that can be stopped.
 * Nothing here waits for a clock: what asks does so until it is told to stop. */
#include "base/interrupt.h"
#include "base/parallel.h"
#include "kft.h"

typedef struct {
  int asked, allowed; /* how often it has been asked, and how often it lets work go on */
} asker_t;

static kf_status_t ask(void *context) {
  asker_t *asker = context;
  if (asker->asked++ < asker->allowed) return KF_OK;
  return kf_error_set(KF_ERR_INTERRUPTED, "asked %d times", asker->asked);
}

static asker_t asker;

static void begin(int allowed, int threads) {
  asker = (asker_t){0, allowed};
  KFT_OK(kf_set_num_threads(threads));
  kf_set_interrupt_hook(ask, &asker);
}
static void end(void) { kf_set_interrupt_hook(NULL, NULL); }

static void test_hook(void **state) {
  (void)state;
  end();
  KFT_OK(kf_check_interrupt());
  begin(2, 1);
  kf_status_t status = KF_OK;
  while (status == KF_OK) status = kf_check_interrupt();
  KFT_TRUE(status == KF_ERR_INTERRUPTED && asker.asked == 3);
  KFT_EQ_STR(kf_error_message(), "asked 3 times");
  KFT_EQ_STR(kf_status_python_exception(status), "KeyboardInterrupt");
  end();
  KFT_OK(kf_check_interrupt());
}

static void test_writing_is_not_stopped(void **state) {
  (void)state;
  begin(0, 1);
  while (kf_check_interrupt() == KF_OK) continue;
  kf__uninterruptible = 1;
  int before = asker.asked;
  for (int i = 0; i < 1000000; i++) KFT_OK(kf__look_for_interrupt());
  KFT_TRUE(asker.asked == before);
  kf__uninterruptible = 0;
  while (kf__look_for_interrupt() == KF_OK) continue;
  end();
}

/* ---- Loops ---- */

static int64_t started, finished;

static void spin(void *context, int64_t from, int64_t to) {
  (void)context;
  (void)__atomic_fetch_add(&started, to - from, __ATOMIC_RELAXED);
  while (!kf__loop_stopped()) continue;
}

static void test_bodies_see_it(void **state) {
  (void)state;
  for (int threads = 1; threads <= 4; threads++) {
    begin(1, threads);
    started = 0;
    KFT_TRUE(kf__parallel_try(0, 1000, 1, spin, NULL) == KF_ERR_INTERRUPTED);
    KFT_TRUE(started >= 1 && started <= threads);
    KFT_EQ_STR(kf_error_message(), "asked 2 times");
    started = 0;
    KFT_TRUE(kf__serial_try(0, 1000, 10, spin, NULL) == KF_ERR_INTERRUPTED && started == 10);
    started = 0;
    KFT_TRUE(kf__parallel_try(0, 1, 1, spin, NULL) == KF_ERR_INTERRUPTED && started == 1);
    end();
  }
}

static void count(void *context, int64_t from, int64_t to) {
  (void)context;
  (void)__atomic_fetch_add(&finished, to - from, __ATOMIC_RELAXED);
}

static void test_chunks_are_left_out(void **state) {
  (void)state;
  for (int threads = 1; threads <= 3; threads++) {
    begin(0, threads);
    kf_status_t status = KF_OK;
    while (status == KF_OK) {
      finished = 0;
      status = kf__parallel_try(0, 1 << 20, 1, count, NULL);
      KFT_TRUE(status != KF_OK || finished == 1 << 20);
    }
    KFT_TRUE(status == KF_ERR_INTERRUPTED);
    /* Others may run all that is left while this thread is asking. */
    KFT_TRUE(finished < 1 << 20 || (threads > 1 && finished == 1 << 20));
    end();
    finished = 0;
    KFT_OK(kf__parallel_try(0, 1000, 3, count, NULL)); /* as ever afterwards */
    KFT_OK(kf__serial_try(0, 1000, 3, count, NULL));
    KFT_OK(kf__parallel_try(5, 5, 1, count, NULL));
    KFT_TRUE(finished == 2000);
  }
}

/* Loops that cannot be stopped are run as a whole, also inside of one that can. */
static void nested(void *context, int64_t from, int64_t to) {
  (void)context, (void)from, (void)to;
  while (!kf__loop_stopped()) continue;
  kf__parallel_for(0, 100000, 10, count, NULL);
  KFT_OK(kf__serial_try(0, 100, 10, count, NULL));
}

static void test_inner_loops_are_whole(void **state) {
  (void)state;
  begin(0, 2);
  finished = 0;
  KFT_TRUE(kf__serial_try(0, 2, 1, nested, NULL) == KF_ERR_INTERRUPTED);
  KFT_TRUE(finished == 100100);
  for (int i = 0; i < 100; i++) {
    finished = 0;
    kf__parallel_for(0, 100000, 10, count, NULL);
    KFT_TRUE(finished == 100000);
  }
  end();
}

KFT_MAIN(KFT_TEST(test_hook), KFT_TEST(test_writing_is_not_stopped), KFT_TEST(test_bodies_see_it),
         KFT_TEST(test_chunks_are_left_out), KFT_TEST(test_inner_loops_are_whole))
