/* The thread pool behind parallel loops.
 *
 * Note [Jobs of the pool]
 * There is one job at a time, in `job`; the thread that set `taken` owns it. The job is described
 * by plain fields and guarded by one word, `gate`: the owner fills the fields and opens the gate; a
 * worker that enters through the open gate is counted in it, takes chunks, of which `next` is the
 * first that nobody took, and is counted out when no chunks are left. The owner takes chunks too.
 * When no chunks are left it closes the gate and waits until the count is zero, which excludes
 * workers that have not woken up yet. So a job costs little when the processors are busy with
 * something else.
 *
 * Where there are few chunks, `left` has a bit for each that nobody took, instead of `next`. A
 * thread takes those first that are its own by its number, so that loops over the same memory find
 * it in the caches of the same processors; then it takes what others left.
 *
 * No lock is ever held, so after a fork at any moment the child can reset the pool to its initial
 * state, without workers. */
#include "base/parallel.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef __linux__
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#endif

#include "base/forks.h"
#include "base/interrupt.h"

enum {
  MAX_THREADS = 1024,
  SPINS = 2000,          /* reads of a word before its thread goes to sleep: tens of microseconds */
  CHUNKS_BY_BIT = 64,    /* up to this many chunks are tracked by bits */
  PARTS_PER_THREAD = 4,  /* so that a thread that is held up leaves its share to the others */
  GRAINS_PER_CHECK = 16, /* in loops that can be stopped */
  LONG_PART = 4096,      /* from here on, parts end at multiples of PART_UNIT: at cache lines */
  PART_UNIT = 64,
  AFFINITY_WORDS = 1024 / sizeof(unsigned long) /* enough for 8192 processors */
};

/* Bits of the gate: whether it is open, whether the owner sleeps until all workers have left, how
 * many workers may enter, and how many are inside. */
enum { OPEN = 1u, OWNER_SLEEPS = 2u, ALLOWED_SHIFT = 2, ONE_INSIDE = 1u << 16 };
#define ALLOWED(gate) ((gate) >> ALLOWED_SHIFT & (MAX_THREADS * 2 - 1))
#define INSIDE(gate) ((gate) / ONE_INSIDE)

static struct {
  int64_t begin, end, chunk_size, chunk_count;
  kf__range_fn range; /* one of these two */
  kf__chunk_fn chunk;
  void *context;
  int threads;  /* with the owner */
  bool stopped; /* no further parts are to be run */
  /* Chunks that nobody took. On a separate cache line, since every thread writes them. */
  int64_t next __attribute__((aligned(64)));
  uint64_t left;
} job;

static uint32_t gate __attribute__((aligned(64)));
/* Changes with each job, and when the workers have to end. */
static uint32_t posted __attribute__((aligned(64)));
static uint32_t sleepers;
static bool taken;    /* by the owner of a job, or permanently when the process ends */
static bool stopping; /* the workers have to end */
static int wanted;    /* number of threads; 0: not determined yet */

/* Only the owner of a job uses these. */
static pthread_t workers[MAX_THREADS];
static int worker_count;
static int numbered;                     /* workers that have a number */
static int creation_limit = MAX_THREADS; /* less after a failure, until the number is set again */

static __thread bool inside __attribute__((tls_model("initial-exec")));
/* The worker's number, from 1 on; 0 on threads that are not workers. */
static __thread int own_number __attribute__((tls_model("initial-exec")));

/* The loop of this thread that can be stopped. */
static __thread struct {
  bool runs;
  bool is_job; /* of the pool */
  kf_status_t status;
} own __attribute__((tls_model("initial-exec")));

/* ---- Sleeping on a word ---- */

#ifdef __linux__
/* Returns when the word has changed; may return before. */
static void wait_while(uint32_t *word, uint32_t value) {
  (void)syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void wake(uint32_t *word, uint32_t count) {
  (void)syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, (int)count, NULL, NULL, 0);
}

static void reset_sleep(void) {}
#else
static pthread_mutex_t sleep_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t sleep_end = PTHREAD_COND_INITIALIZER;

static void wait_while(uint32_t *word, uint32_t value) {
  (void)pthread_mutex_lock(&sleep_lock);
  if (__atomic_load_n(word, __ATOMIC_SEQ_CST) == value)
    (void)pthread_cond_wait(&sleep_end, &sleep_lock);
  (void)pthread_mutex_unlock(&sleep_lock);
}

static void wake(uint32_t *word, uint32_t count) {
  (void)word;
  (void)count;
  (void)pthread_mutex_lock(&sleep_lock);
  (void)pthread_cond_broadcast(&sleep_end);
  (void)pthread_mutex_unlock(&sleep_lock);
}

static void reset_sleep(void) {
  static const pthread_mutex_t new_lock = PTHREAD_MUTEX_INITIALIZER;
  static const pthread_cond_t new_end = PTHREAD_COND_INITIALIZER;
  sleep_lock = new_lock;
  sleep_end = new_end;
}
#endif

static inline void pause_briefly(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("isb");
#endif
}

/* ---- The number of threads ---- */

static int available_processors(void) {
#ifdef __linux__
  unsigned long words[AFFINITY_WORDS];
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof words, words);
  int count = 0;
  for (long i = 0; i < bytes / (long)sizeof words[0]; i++) count += __builtin_popcountl(words[i]);
  if (count > 0) return count;
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online < 1 ? 1 : online > MAX_THREADS ? MAX_THREADS : (int)online;
}

static int default_threads(void) {
  const char *text = getenv("KEYFALL_NUM_THREADS");
  if (text != NULL && text[0] != '\0') {
    char *end = NULL;
    errno = 0;
    long number = strtol(text, &end, 10);
    if (errno == 0 && *end == '\0' && number >= 1)
      return number > MAX_THREADS ? MAX_THREADS : (int)number;
    kf_warn("KEYFALL_NUM_THREADS is \"%s\", which is no number of threads: ignored", text);
  }
  int count = available_processors();
  return count > MAX_THREADS ? MAX_THREADS : count;
}

kf_status_t kf_set_num_threads(int count) {
  if (count < 1)
    return kf_error_set(KF_ERR_VALUE, "kf_set_num_threads: expected at least 1 thread, found %d",
                        count);
  __atomic_store_n(&wanted, count > MAX_THREADS ? MAX_THREADS : count, __ATOMIC_RELAXED);
  __atomic_store_n(&creation_limit, MAX_THREADS, __ATOMIC_RELAXED);
  return KF_OK;
}

int kf_get_num_threads(void) {
  int count = __atomic_load_n(&wanted, __ATOMIC_RELAXED);
  if (KF_LIKELY(count > 0)) return count;
  int unset = 0;
  count = default_threads();
  if (!__atomic_compare_exchange_n(&wanted, &unset, count, false, __ATOMIC_RELAXED,
                                   __ATOMIC_RELAXED))
    count = unset;
  return count;
}

/* ---- Working ---- */

/* Calls the hook, unless the loop is stopped already. On the thread that started the loop. */
static bool check_stop(void) {
  KF_ASSERT(own.runs);
  if (own.status == KF_OK) own.status = kf__look_for_interrupt();
  return own.status != KF_OK;
}

bool kf__loop_stopped(void) {
  if (!own.runs) return inside && __atomic_load_n(&job.stopped, __ATOMIC_RELAXED);
  if (!check_stop()) return false;
  if (own.is_job) __atomic_store_n(&job.stopped, true, __ATOMIC_RELAXED);
  return true;
}

/* Takes a chunk: the first one at or behind *at, or in front of it if there is none. Sets *at to
 * the chunk behind it. Returns -1 if none is left. */
static int64_t take_chunk(uint32_t *at) {
  if (job.chunk_count > CHUNKS_BY_BIT) {
    int64_t i = __atomic_fetch_add(&job.next, 1, __ATOMIC_RELAXED);
    return i < job.chunk_count ? i : -1;
  }
  uint64_t left = __atomic_load_n(&job.left, __ATOMIC_RELAXED);
  while (left != 0) {
    const uint64_t behind = *at < CHUNKS_BY_BIT ? left >> *at << *at : 0;
    const uint32_t i = (uint32_t)__builtin_ctzll(behind != 0 ? behind : left);
    const uint64_t bit = (uint64_t)1 << i;
    left = __atomic_fetch_and(&job.left, ~bit, __ATOMIC_RELAXED);
    if ((left & bit) != 0) {
      *at = i + 1;
      return i;
    }
  }
  return -1;
}

static bool chunks_are_left(void) {
  if (job.chunk_count <= CHUNKS_BY_BIT) return __atomic_load_n(&job.left, __ATOMIC_RELAXED) != 0;
  return __atomic_load_n(&job.next, __ATOMIC_RELAXED) < job.chunk_count;
}

static void run_chunks(void) {
  uint32_t at = (uint32_t)(own_number % job.threads * job.chunk_count / job.threads);
  for (;;) {
    int64_t i = take_chunk(&at);
    if (i < 0) return;
    int64_t begin = job.begin + i * job.chunk_size;
    int64_t end = i == job.chunk_count - 1 ? job.end : begin + job.chunk_size;
    KF_ASSERT(begin >= job.begin);
    KF_ASSERT(begin < end);
    KF_ASSERT(end <= job.end);
    if (job.range != NULL)
      job.range(job.context, begin, end);
    else
      job.chunk(job.context, i, begin, end);
    if (!chunks_are_left()) return;
    if (own.runs ? kf__loop_stopped() : __atomic_load_n(&job.stopped, __ATOMIC_RELAXED)) return;
  }
}

/* Enters through the gate, if it is open and not too many workers are inside. Acquire: the fields
 * of the job were written before the gate was opened. */
static bool enter(void) {
  uint32_t now = __atomic_load_n(&gate, __ATOMIC_RELAXED);
  while ((now & OPEN) != 0 && INSIDE(now) < ALLOWED(now))
    if (__atomic_compare_exchange_n(&gate, &now, now + ONE_INSIDE, true, __ATOMIC_ACQUIRE,
                                    __ATOMIC_RELAXED))
      return true;
  return false;
}

static void leave(void) {
  uint32_t before = __atomic_fetch_sub(&gate, ONE_INSIDE, __ATOMIC_ACQ_REL);
  KF_ASSERT(INSIDE(before) > 0);
  if (INSIDE(before) == 1 && (before & OWNER_SLEEPS) != 0) wake(&gate, 1);
}

/* Waits until something was posted after `seen`; returns what is posted now. */
static uint32_t await_job(uint32_t seen) {
  for (int i = 0; i < SPINS; i++) {
    uint32_t now = __atomic_load_n(&posted, __ATOMIC_ACQUIRE);
    if (now != seen) return now;
    pause_briefly();
  }
  /* The owner posts and then reads the number of sleepers; a worker counts itself and then reads
   * what is posted. Both are sequentially consistent, so at least one sees the other. */
  (void)__atomic_add_fetch(&sleepers, 1, __ATOMIC_SEQ_CST);
  uint32_t now = __atomic_load_n(&posted, __ATOMIC_SEQ_CST);
  while (now == seen) {
    wait_while(&posted, seen);
    now = __atomic_load_n(&posted, __ATOMIC_SEQ_CST);
  }
  KF_UNUSED uint32_t asleep = __atomic_fetch_sub(&sleepers, 1, __ATOMIC_RELAXED);
  KF_ASSERT(asleep > 0);
  return now;
}

static void *work(void *first_seen) {
  uint32_t seen = (uint32_t)(uintptr_t)first_seen;
  inside = true;
  own_number = __atomic_add_fetch(&numbered, 1, __ATOMIC_RELAXED);
  for (;;) {
    seen = await_job(seen);
    if (__atomic_load_n(&stopping, __ATOMIC_ACQUIRE)) return NULL;
    if (!enter()) continue;
    run_chunks();
    leave();
  }
}

/* ---- Workers ---- */

static void forget_workers_after_fork(void) {
  worker_count = numbered = 0;
  gate = 0;
  sleepers = 0;
  /* A child forked by the body of a loop continues that loop alone, with the chunks that are left.
   */
  if (!inside) taken = false;
  reset_sleep();
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_POOL, (kf__fork_functions_t){NULL, NULL, forget_workers_after_fork});
}

/* Starts workers until there are `count` or the system refuses. Workers block all signals: handlers
 * run on the threads of the program. */
static void start_workers(int count) {
  sigset_t all, before;
  KF_ASSERT(count < MAX_THREADS);
  (void)sigfillset(&all);
  if (pthread_sigmask(SIG_SETMASK, &all, &before) != 0) return;
  int limit = __atomic_load_n(&creation_limit, __ATOMIC_RELAXED);
  void *seen = (void *)(uintptr_t)__atomic_load_n(&posted, __ATOMIC_RELAXED);
  while (worker_count < count && worker_count < limit) {
    if (pthread_create(&workers[worker_count], NULL, work, seen) != 0) {
      __atomic_store_n(&creation_limit, worker_count, __ATOMIC_RELAXED);
      break;
    }
    worker_count++;
  }
  (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void post(uint32_t count) {
  (void)__atomic_add_fetch(&posted, 1, __ATOMIC_SEQ_CST);
  uint32_t asleep = __atomic_load_n(&sleepers, __ATOMIC_SEQ_CST);
  if (asleep > 0) wake(&posted, count < asleep ? count : asleep);
}

/* Ends the workers when the process ends or the library is unloaded, unless a worker or the owner
 * of a job ends the process. `taken` stays set, so later loops run on their own threads. */
__attribute__((destructor)) static void stop_workers(void) {
  if (__atomic_exchange_n(&taken, true, __ATOMIC_ACQUIRE)) return;
  __atomic_store_n(&stopping, true, __ATOMIC_RELEASE);
  post(MAX_THREADS);
  for (int i = 0; i < worker_count; i++) (void)pthread_join(workers[i], NULL);
  worker_count = 0;
}

/* ---- Jobs ---- */

/* Lets no further worker in, and waits until all have left. */
static void close_gate(void) {
  uint32_t now = __atomic_and_fetch(&gate, ~(uint32_t)OPEN, __ATOMIC_ACQUIRE);
  KF_ASSERT(INSIDE(now) <= ALLOWED(now));
  for (int i = 0; i < SPINS && INSIDE(now) > 0; i++) {
    pause_briefly();
    now = __atomic_load_n(&gate, __ATOMIC_ACQUIRE);
  }
  if (INSIDE(now) == 0) return;
  now = __atomic_or_fetch(&gate, OWNER_SLEEPS, __ATOMIC_ACQUIRE);
  while (INSIDE(now) > 0) {
    wait_while(&gate, now);
    now = __atomic_load_n(&gate, __ATOMIC_ACQUIRE);
  }
}

/* Runs `job`, which the caller has taken and filled. Returns KF_OK, or the status that stopped it.
 */
static kf_status_t run_job(int threads, bool can_stop) {
  KF_ASSERT(!inside);
  KF_ASSERT(__atomic_load_n(&taken, __ATOMIC_RELAXED));
  KF_ASSERT((job.range != NULL) != (job.chunk != NULL));
  KF_ASSERT(INSIDE(__atomic_load_n(&gate, __ATOMIC_RELAXED)) == 0);
  bool outer = own.runs;
  own.runs = own.is_job = can_stop;
  if (can_stop) own.status = KF_OK;
  int helpers = job.chunk_count < threads ? (int)job.chunk_count - 1 : threads - 1;
  if (worker_count < helpers) start_workers(helpers);
  if (helpers > worker_count) helpers = worker_count;
  job.next = 0;
  job.left = job.chunk_count < CHUNKS_BY_BIT ? ((uint64_t)1 << job.chunk_count) - 1 : UINT64_MAX;
  job.threads = helpers + 1;
  inside = true;
  if (helpers > 0) {
    __atomic_store_n(&gate, OPEN | (uint32_t)helpers << ALLOWED_SHIFT, __ATOMIC_RELEASE);
    post((uint32_t)helpers);
  }
  run_chunks();
  if (helpers > 0) close_gate();
  inside = false;
  own.runs = outer;
  own.is_job = false;
  return can_stop ? own.status : KF_OK;
}

/* True: the caller owns the pool, until it calls give_pool_back. */
static bool take_pool(int threads) {
  return threads > 1 && !inside && !__atomic_exchange_n(&taken, true, __ATOMIC_ACQUIRE);
}

static void give_pool_back(void) {
  KF_ASSERT(__atomic_load_n(&taken, __ATOMIC_RELAXED));
  __atomic_store_n(&taken, false, __ATOMIC_RELEASE);
}

static void fill_job(int64_t begin, int64_t end, int64_t chunk_size, void *context) {
  KF_ASSERT(begin < end);
  KF_ASSERT(chunk_size > 0);
  job.begin = begin;
  job.end = end;
  job.chunk_size = chunk_size;
  job.chunk_count = kf__chunk_count(begin, end, chunk_size);
  job.context = context;
  job.stopped = false;
}

/* The longest time that a thread needs for parts of this size, if all are equally fast. */
static double longest_share(int64_t begin, int64_t end, int64_t size, int threads) {
  return (double)kf__chunk_count(0, kf__chunk_count(begin, end, size), threads) * (double)size;
}

static int64_t part_size(int64_t begin, int64_t end, int threads, int64_t grain) {
  int64_t size = kf__chunk_count(begin, end, (int64_t)threads * PARTS_PER_THREAD);
  if (size < grain) size = grain;
  /* With 18 parts for 16 threads, two threads would run a second part: 16 longer parts finish
   * earlier. */
  const int64_t each = kf__chunk_count(begin, end, size) / threads;
  if (each > 0 && each < PARTS_PER_THREAD) {
    const int64_t longer = kf__chunk_count(begin, end, threads * each);
    if (longer > size &&
        longest_share(begin, end, longer, threads) < longest_share(begin, end, size, threads))
      size = longer;
  }
  if (size >= LONG_PART && size <= INT64_MAX - PART_UNIT)
    size = (size + PART_UNIT - 1) / PART_UNIT * PART_UNIT;
  return size;
}

void kf__parallel_for_many(int64_t begin, int64_t end, int64_t grain, kf__range_fn body,
                           void *context) {
  if (end <= begin) return;
  int threads = kf_get_num_threads();
  if (!take_pool(threads)) {
    body(context, begin, end);
    return;
  }
  fill_job(begin, end, part_size(begin, end, threads, grain), context);
  job.range = body;
  job.chunk = NULL;
  (void)run_job(threads, false);
  give_pool_back();
}

kf_status_t kf__serial_try(int64_t begin, int64_t end, int64_t chunk, kf__range_fn body,
                           void *context) {
  KF_ASSERT(chunk > 0);
  if (inside || own.runs) { /* the owner of the outer loop checks */
    if (begin < end) body(context, begin, end);
    return KF_OK;
  }
  own.runs = true;
  own.status = KF_OK;
  for (int64_t at = begin; at < end && own.status == KF_OK; at += chunk) {
    body(context, at, end - at < chunk ? end : at + chunk);
    if (end - at <= chunk) break;
    (void)check_stop();
  }
  own.runs = false;
  return own.status;
}

kf_status_t kf__parallel_try_many(int64_t begin, int64_t end, int64_t grain, kf__range_fn body,
                                  void *context) {
  int threads = kf_get_num_threads();
  /* With a grain of 1 a single number may take long, so the hook is called after each number. */
  int64_t longest = grain <= 1 ? 1 : grain;
  if (grain > 1 && grain <= INT64_MAX / GRAINS_PER_CHECK) longest = grain * GRAINS_PER_CHECK;
  if (own.runs || end - begin == 1 || !take_pool(threads))
    return kf__serial_try(begin, end, longest, body, context);
  int64_t size = part_size(begin, end, threads, grain);
  fill_job(begin, end, size < longest ? size : longest, context);
  job.range = body;
  job.chunk = NULL;
  kf_status_t status = run_job(threads, true);
  give_pool_back();
  return status;
}

void kf__parallel_chunks(int64_t begin, int64_t end, int64_t chunk_size, kf__chunk_fn body,
                         void *context) {
  if (end <= begin) return;
  int64_t size = chunk_size > 1 ? chunk_size : 1;
  int64_t count = kf__chunk_count(begin, end, size);
  int threads = count > 1 ? kf_get_num_threads() : 1;
  if (!take_pool(threads)) {
    for (int64_t i = 0; i < count; i++) {
      int64_t from = begin + i * size;
      body(context, i, from, i == count - 1 ? end : from + size);
    }
    return;
  }
  fill_job(begin, end, size, context);
  job.range = NULL;
  job.chunk = body;
  (void)run_job(threads, false);
  give_pool_back();
}

bool kf__in_parallel(void) { return inside; }
