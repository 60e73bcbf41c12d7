/* Threads that make and free small tensors on a device, each by its shelf (Note [Shelves]), while
 * another empties the shelves, reads statistics and exchanges the interface. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tensor/storage/block_cache.h"
#include "unit/fallback/remote_device.h"

enum { THREADS = 4, CALLS = 2000, HANDED = 16 };

static void stop_caching(void *unused) {
  (void)unused;
  kf__blocks_set_caching(false);
}

static kf_device_interface_t interface_of(uint32_t flags) {
  return (kf_device_interface_t){.struct_size = sizeof(kf_device_interface_t),
                                 .flags = flags,
                                 .allocate = allocate,
                                 .free = release,
                                 .copy_in = copy_in,
                                 .copy_out = copy_out};
}

static void open_with_caches(void) {
  kf__blocks_set_caching(true);
  KFT_DEFER(stop_caching, &backend);
  open_device(KF_DEVICE_CACHE_MEMORY);
}

static kf_tensor_t *handed[HANDED]; /* from thread to thread; exchanged atomically */
static int failures;

static void *make_and_free(void *argument) {
  int64_t first = (int64_t)(intptr_t)argument;
  for (int i = 0; i < CALLS; i++) {
    kf_tensor_t *t = NULL;
    if (kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(1 + (first + i) % 200), &t) != KF_OK)
      (void)__atomic_fetch_add(&failures, 1, __ATOMIC_RELAXED);
    if (i % 3 == 0) t = __atomic_exchange_n(&handed[i % HANDED], t, __ATOMIC_ACQ_REL);
    kf_tensor_release(t);
  }
  return NULL;
}

static void release_handed(void) {
  for (int i = 0; i < HANDED; i++) {
    kf_tensor_release(handed[i]);
    handed[i] = NULL;
  }
}

static void run_threads(void (*meanwhile)(int round)) {
  pthread_t threads[THREADS];
  failures = 0;
  for (int i = 0; i < THREADS; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, make_and_free, (void *)(intptr_t)(i * 50)) == 0);
  for (int round = 0; round < 50; round++) meanwhile(round);
  for (int i = 0; i < THREADS; i++) (void)pthread_join(threads[i], NULL);
  release_handed();
  KFT_EQ_INT(failures, 0);
}

static kf_memory_stats_t stats(void) {
  kf_memory_stats_t read = {.struct_size = sizeof read};
  KFT_OK(kf_device_memory_stats(npu, &read));
  return read;
}

static void empty_and_read(int round) {
  if (round % 2 == 0)
    (void)kf_device_empty_cache(npu.type);
  else
    (void)stats();
}

static void test_threads_have_shelves(void **state) {
  (void)state;
  open_with_caches();
  run_threads(empty_and_read);
  kf_memory_stats_t after = stats();
  KFT_EQ_INT(after.allocations, THREADS * CALLS);
  KFT_EQ_INT(after.frees, THREADS * CALLS);
  KFT_EQ_INT(after.allocated, 0);
  KFT_TRUE(after.held_peak >= after.held);
  KFT_EQ_INT(kf_device_empty_cache(npu.type), after.held);
  KFT_EQ_INT(device.frees, device.allocations);
  KFT_EQ_INT(stats().held, 0);
}

static void exchange_interface(int round) {
  kf_device_interface_t next = interface_of(round % 2 == 0 ? 0 : KF_DEVICE_CACHE_MEMORY);
  KFT_OK(kf_device_set_interface(npu.type, &next));
}

static void test_interfaces_are_exchanged(void **state) {
  (void)state;
  open_with_caches();
  run_threads(exchange_interface);
  KFT_OK(kf_device_set_interface(npu.type, NULL));
  KFT_EQ_INT(device.frees, device.allocations);
}

/* A fork comes while other threads use their shelves; the child empties all of them. */
static void fork_and_empty(int round) {
  if (round % 10 != 0) return;
  pid_t child = fork();
  KFT_TRUE(child >= 0);
  if (child == 0) {
    kf_tensor_t *t = NULL;
    kf_status_t status = kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(3), &t);
    kf_tensor_release(t);
    (void)kf_device_empty_cache(npu.type);
    _exit(status == KF_OK ? 0 : 1);
  }
  int code = -1;
  KFT_TRUE(waitpid(child, &code, 0) == child);
  KFT_EQ_INT(code, 0);
}

/* A child that is forked while another thread has ended, but was not joined, would report a leak.
 */
const char *__tsan_default_options(void);
const char *__tsan_default_options(void) { return "report_thread_leaks=0"; }

static void test_forks(void **state) {
  (void)state;
  open_with_caches();
  run_threads(fork_and_empty);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_threads_have_shelves), KFT_TEST_NO_OOM(test_interfaces_are_exchanged),
         KFT_TEST_NO_OOM(test_forks))
