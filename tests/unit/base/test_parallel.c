/* The thread pool: every number of a range is visited once, chunks do not depend on the number of
 * threads, and loops in odd places (inside of loops, on many threads at once, after a fork) run. */
#define _GNU_SOURCE /* the processors that a process may run on */
#include "base/parallel.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kft.h"

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define THREAD_SANITIZED 1
#endif
#if __has_feature(address_sanitizer)
#define ADDRESS_SANITIZED 1
#endif
#endif
#ifdef __SANITIZE_THREAD__
#define THREAD_SANITIZED 1
#endif
#ifdef __SANITIZE_ADDRESS__
#define ADDRESS_SANITIZED 1
#endif

enum { RANGE = 100000, MANY = 400 };

static const int thread_counts[] = {1, 2, 4, 7};
enum { THREAD_COUNTS = sizeof thread_counts / sizeof thread_counts[0] };

/* Runs `check` in a child process; true when it returned true there. */
static bool in_child(bool (*check)(void)) {
  pid_t child = fork();
  if (child == 0) _exit(check() ? 0 : 1);
  int status = 1;
  return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
         WEXITSTATUS(status) == 0;
}

static void restore_threads(void *count) { KFT_OK(kf_set_num_threads(*(const int *)count)); }

static void remember_threads(void) {
  static int before;
  before = kf_get_num_threads();
  KFT_DEFER(restore_threads, &before);
}

/* ---- How many threads ---- */

static bool reads_environment(void) {
  (void)setenv("KEYFALL_NUM_THREADS", "3", 1);
  return kf_get_num_threads() == 3;
}

static bool caps_environment(void) {
  (void)setenv("KEYFALL_NUM_THREADS", "100000", 1);
  return kf_get_num_threads() == 1024;
}

static int warnings;
static void count_warning(void *context, const char *message) {
  (void)context;
  warnings += strstr(message, "KEYFALL_NUM_THREADS") != NULL;
}

static bool ignores_nonsense(void) {
  (void)unsetenv("KEYFALL_NUM_THREADS");
  cpu_set_t set;
  int processors = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 0;
  (void)setenv("KEYFALL_NUM_THREADS", "2 or 3", 1);
  kf_set_warning_handler(count_warning, NULL);
  return kf_get_num_threads() == processors && warnings == 1;
}

/* First of all tests: the children must be the first in their processes to ask. */
static void test_environment(void **state) {
  (void)state;
  KFT_TRUE(in_child(reads_environment));
  KFT_TRUE(in_child(caps_environment));
  KFT_TRUE(in_child(ignores_nonsense));
}

static void test_number(void **state) {
  (void)state;
  remember_threads();
  KFT_TRUE(kf_get_num_threads() >= 1);
  KFT_OK(kf_set_num_threads(5));
  KFT_EQ_INT(kf_get_num_threads(), 5);
  KFT_FAILS_WITH(kf_set_num_threads(0), KF_ERR_VALUE, "expected at least 1 thread, found 0");
  KFT_FAILS_WITH(kf_set_num_threads(-4), KF_ERR_VALUE, "found -4");
  KFT_EQ_INT(kf_get_num_threads(), 5);
  KFT_OK(kf_set_num_threads(1 << 20));
  KFT_EQ_INT(kf_get_num_threads(), 1024);
}

/* ---- Ranges ---- */

static uint8_t visits[RANGE];
static int64_t shortest_part, longest_part;
static int parts;

typedef struct range {
  int64_t begin, grain;
  int64_t last; /* end of the whole range: its last part may be short */
} range_t;

static void note_part(int64_t size, bool is_last) {
  (void)__atomic_add_fetch(&parts, 1, __ATOMIC_RELAXED);
  int64_t seen = __atomic_load_n(&shortest_part, __ATOMIC_RELAXED);
  while (!is_last && size < seen &&
         !__atomic_compare_exchange_n(&shortest_part, &seen, size, true, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED)) {
  }
  seen = __atomic_load_n(&longest_part, __ATOMIC_RELAXED);
  while (size > seen && !__atomic_compare_exchange_n(&longest_part, &seen, size, true,
                                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
}

static void visit(void *context, int64_t begin, int64_t end) {
  const range_t *range = context;
  for (int64_t i = begin; i < end; i++) visits[i - range->begin]++;
  note_part(end - begin, end == range->last);
}

static void check_range(int64_t begin, int64_t size, int64_t grain) {
  range_t range = {begin, grain, begin + size};
  memset(visits, 0, sizeof visits);
  shortest_part = INT64_MAX;
  longest_part = 0;
  parts = 0;
  kf__parallel_for(begin, begin + size, grain, visit, &range);
  for (int64_t i = 0; i < RANGE; i++)
    if (visits[i] != (i < size ? 1 : 0))
      kft_fail(__FILE__, __LINE__, "%d visits of number %lld of %lld", visits[i], (long long)i,
               (long long)size);
  KFT_TRUE(shortest_part >= grain);
  KFT_TRUE(size > 0 || parts == 0);
  if (size > 0 && size <= grain) KFT_EQ_INT(parts, 1);
}

static void test_every_number_once(void **state) {
  (void)state;
  static const int64_t sizes[] = {0, 1, 2, 63, 64, 65, 1000, 4096, 65536, RANGE};
  static const int64_t grains[] = {0, 1, 7, 1000, 40000, INT64_MAX};
  remember_threads();
  for (int t = 0; t < THREAD_COUNTS; t++) {
    KFT_OK(kf_set_num_threads(thread_counts[t]));
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++)
      for (size_t g = 0; g < sizeof grains / sizeof grains[0]; g++)
        check_range(-50, sizes[s], grains[g]);
  }
  check_range(INT64_MAX - 5000, 5000, 1);
  check_range(INT64_MIN, 5000, 1);
  KFT_OK(kf_set_num_threads(4));
  check_range(0, RANGE, 1);
  KFT_TRUE(parts > 4 && longest_part < RANGE / 4);
  range_t backwards = {0, 1, 0};
  parts = 0;
  kf__parallel_for(5, 3, 1, visit, &backwards);
  KFT_EQ_INT(parts, 0);
}

/* A few parts more than threads would let the others wait: there are as many longer parts. */
static void test_equal_parts(void **state) {
  (void)state;
  remember_threads();
  KFT_OK(kf_set_num_threads(4));
  check_range(0, 4500, 1000);
  KFT_EQ_INT(parts, 4);
  check_range(0, 9900, 1000);
  KFT_EQ_INT(parts, 8);
  check_range(0, 11, 1); /* 4 threads: three parts of one are less than two of two */
  KFT_EQ_INT(parts, 11);
}

typedef struct chunk_log {
  int64_t begin[64], end[64];
  int calls[64];
} chunk_log_t;

static void log_chunk(void *context, int64_t chunk, int64_t begin, int64_t end) {
  chunk_log_t *log = context;
  log->begin[chunk] = begin;
  log->end[chunk] = end;
  (void)__atomic_add_fetch(&log->calls[chunk], 1, __ATOMIC_RELAXED);
}

static void test_chunks(void **state) {
  (void)state;
  static chunk_log_t log;
  remember_threads();
  for (int t = 0; t < THREAD_COUNTS; t++) {
    KFT_OK(kf_set_num_threads(thread_counts[t]));
    memset(&log, 0, sizeof log);
    kf__parallel_chunks(10, 1000, 37, log_chunk, &log);
    KFT_EQ_INT(kf__chunk_count(10, 1000, 37), 27);
    for (int i = 0; i < 64; i++) {
      KFT_EQ_INT(log.calls[i], i < 27);
      if (i >= 27) continue;
      KFT_EQ_INT(log.begin[i], 10 + 37 * i);
      KFT_EQ_INT(log.end[i], i < 26 ? 10 + 37 * (i + 1) : 1000);
    }
    memset(&log, 0, sizeof log);
    kf__parallel_chunks(0, 3, 0, log_chunk, &log); /* counts as 1 */
    KFT_EQ_INT(log.calls[0] + log.calls[1] + log.calls[2], 3);
    kf__parallel_chunks(3, 3, 1, log_chunk, &log);
    KFT_EQ_INT(log.calls[0], 1);
  }
  KFT_EQ_INT(kf__chunk_count(0, 0, 5), 0);
  KFT_EQ_INT(kf__chunk_count(INT64_MIN, INT64_MAX, INT64_MAX), 3);
}

/* ---- Threads meeting ---- */

typedef struct meeting {
  int present;
  int expected;
  int met;
} meeting_t;

/* Waits, a while, for the others to arrive: shows that several threads really are at work. */
static void meet(void *context, int64_t chunk, int64_t begin, int64_t end) {
  meeting_t *meeting = context;
  (void)chunk;
  (void)begin;
  (void)end;
  (void)__atomic_add_fetch(&meeting->present, 1, __ATOMIC_RELAXED);
  for (int i = 0; i < 20000; i++) {
    if (__atomic_load_n(&meeting->present, __ATOMIC_RELAXED) >= meeting->expected) {
      (void)__atomic_add_fetch(&meeting->met, 1, __ATOMIC_RELAXED);
      return;
    }
    (void)usleep(100);
  }
}

static void test_threads_meet(void **state) {
  (void)state;
  remember_threads();
  KFT_OK(kf_set_num_threads(4));
  meeting_t meeting = {0, 4, 0};
  kf__parallel_chunks(0, 4, 1, meet, &meeting);
  KFT_EQ_INT(meeting.met, 4);
  /* After the workers went to sleep, and with fewer than there are. */
  (void)usleep(20000);
  KFT_OK(kf_set_num_threads(3));
  meeting_t three = {0, 3, 0};
  kf__parallel_chunks(0, 3, 1, meet, &three);
  KFT_EQ_INT(three.met, 3);
}

static int most_inside, now_inside;

static void count_inside(void *context, int64_t chunk, int64_t begin, int64_t end) {
  (void)context;
  (void)chunk;
  (void)begin;
  (void)end;
  int now = __atomic_add_fetch(&now_inside, 1, __ATOMIC_RELAXED);
  int seen = __atomic_load_n(&most_inside, __ATOMIC_RELAXED);
  while (now > seen && !__atomic_compare_exchange_n(&most_inside, &seen, now, true,
                                                    __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  (void)usleep(50);
  (void)__atomic_sub_fetch(&now_inside, 1, __ATOMIC_RELAXED);
}

static void test_not_more_than_asked_for(void **state) {
  (void)state;
  remember_threads();
  KFT_OK(kf_set_num_threads(6));
  kf__parallel_chunks(0, 60, 1, count_inside, NULL);
  most_inside = 0;
  KFT_OK(kf_set_num_threads(2));
  for (int i = 0; i < 10; i++) kf__parallel_chunks(0, 40, 1, count_inside, NULL);
  KFT_TRUE(most_inside >= 1 && most_inside <= 2);
  KFT_OK(kf_set_num_threads(1));
  most_inside = 0;
  kf__parallel_chunks(0, 10, 1, count_inside, NULL);
  KFT_EQ_INT(most_inside, 1);
}

/* ---- Loops in loops, and on many threads ---- */

typedef struct sums {
  int64_t by_row[64];
  int alone;  /* rows whose body was told that it does not share its loop */
  int others; /* rows that another thread than the caller did */
  pthread_t caller;
} sums_t;

static void add_part(void *context, int64_t begin, int64_t end) {
  int64_t sum = 0;
  for (int64_t i = begin; i < end; i++) sum += i;
  (void)__atomic_add_fetch((int64_t *)context, sum, __ATOMIC_RELAXED);
}

static void sum_row(void *context, int64_t row, int64_t begin, int64_t end) {
  sums_t *sums = context;
  (void)begin;
  (void)end;
  if (!kf__in_parallel()) (void)__atomic_add_fetch(&sums->alone, 1, __ATOMIC_RELAXED);
  if (!pthread_equal(pthread_self(), sums->caller))
    (void)__atomic_add_fetch(&sums->others, 1, __ATOMIC_RELAXED);
  kf__parallel_for(0, 1000, 1, add_part, &sums->by_row[row]);
}

static void check_sums(sums_t *sums) {
  memset(sums, 0, sizeof *sums);
  sums->caller = pthread_self();
  kf__parallel_chunks(0, 64, 1, sum_row, sums);
}

static void test_nested(void **state) {
  (void)state;
  static sums_t sums;
  remember_threads();
  KFT_OK(kf_set_num_threads(4));
  KFT_TRUE(!kf__in_parallel());
  for (int round = 0; round < 20; round++) {
    check_sums(&sums);
    for (int i = 0; i < 64; i++) KFT_EQ_INT(sums.by_row[i], 499500);
    KFT_EQ_INT(sums.alone, 0);
  }
  KFT_TRUE(!kf__in_parallel());
}

static void *many_loops(void *result) {
  sums_t sums;
  int64_t wrong = 0;
  for (int round = 0; round < MANY; round++) {
    check_sums(&sums);
    for (int i = 0; i < 64; i++) wrong += sums.by_row[i] != 499500;
  }
  *(int64_t *)result = wrong;
  return NULL;
}

static void *change_number(void *stop) {
  for (int i = 0; !__atomic_load_n((int *)stop, __ATOMIC_RELAXED); i++) {
    if (kf_set_num_threads(thread_counts[i % THREAD_COUNTS]) != KF_OK) break;
    (void)usleep(100);
  }
  return NULL;
}

static void test_many_callers(void **state) {
  (void)state;
  pthread_t threads[4], changer;
  int64_t wrong[4] = {1, 1, 1, 1};
  int stop = 0;
  remember_threads();
  KFT_TRUE(pthread_create(&changer, NULL, change_number, &stop) == 0);
  for (int i = 0; i < 4; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, many_loops, &wrong[i]) == 0);
  for (int i = 0; i < 4; i++) (void)pthread_join(threads[i], NULL);
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  (void)pthread_join(changer, NULL);
  for (int i = 0; i < 4; i++) KFT_EQ_INT(wrong[i], 0);
}

/* ---- Fork and failure: not for the thread sanitizer, which starts no threads after a fork ---- */

#ifdef THREAD_SANITIZED
#define FORK_TESTS
#else

static bool loops_meet(void) {
  meeting_t meeting = {0, 3, 0};
  if (kf_set_num_threads(3) != KF_OK) return false;
  kf__parallel_chunks(0, 3, 1, meet, &meeting);
  return meeting.met == 3;
}

/* A child forks again and leaves through exit, which joins its workers. (The leak search that the
 * address sanitizer makes there does not understand forks.) */
static bool forks_again(void) {
  if (!loops_meet() || !in_child(loops_meet)) return false;
#ifndef ADDRESS_SANITIZED
  pid_t child = fork();
  if (child == 0) exit(loops_meet() ? 0 : 1);
  int status = 1;
  if (waitpid(child, &status, 0) != child || status != 0) return false;
#endif
  return true;
}

static void test_fork(void **state) {
  (void)state;
  remember_threads();
  KFT_TRUE(loops_meet());
  for (int i = 0; i < 5; i++) KFT_TRUE(in_child(forks_again));
  KFT_TRUE(loops_meet());
}

static void *fork_under_load(void *result) {
  bool all = true;
  for (int i = 0; i < 10; i++) all = in_child(loops_meet) && all;
  *(bool *)result = all;
  return NULL;
}

/* Forks while another thread is in the middle of loops. */
static void test_fork_under_load(void **state) {
  (void)state;
  static sums_t sums;
  pthread_t forker;
  bool all = false;
  remember_threads();
  KFT_OK(kf_set_num_threads(4));
  KFT_TRUE(pthread_create(&forker, NULL, fork_under_load, &all) == 0);
  for (int round = 0; round < MANY; round++) check_sums(&sums);
  (void)pthread_join(forker, NULL);
  KFT_TRUE(all);
  KFT_EQ_INT(sums.by_row[63], 499500);
}

static void *do_nothing(void *unused) { return unused; }

/* No more threads for this user: the loop runs all the same. In a child, which starts without
 * workers. */
static bool runs_without_threads(void) {
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_NPROC, &none) != 0) return false;
  if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) return false;
  pthread_t thread;
  if (pthread_create(&thread, NULL, do_nothing, NULL) == 0) return true; /* no limits here */
  sums_t sums;
  if (kf_set_num_threads(4) != KF_OK) return false;
  for (int round = 0; round < 3; round++) {
    check_sums(&sums);
    if (sums.others > 0) return false;
    for (int i = 0; i < 64; i++)
      if (sums.by_row[i] != 499500) return false;
  }
  return !kf__in_parallel();
}

static void test_no_threads(void **state) {
  (void)state;
  remember_threads();
  KFT_TRUE(in_child(runs_without_threads));
}

#define FORK_TESTS , KFT_TEST(test_fork), KFT_TEST(test_fork_under_load), KFT_TEST(test_no_threads)
#endif

KFT_MAIN(KFT_TEST(test_environment), KFT_TEST(test_number), KFT_TEST(test_every_number_once),
         KFT_TEST(test_equal_parts), KFT_TEST(test_chunks), KFT_TEST(test_threads_meet),
         KFT_TEST(test_not_more_than_asked_for), KFT_TEST(test_nested),
         KFT_TEST(test_many_callers) FORK_TESTS)
