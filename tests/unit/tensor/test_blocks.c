/* Blocks: size classes, alignment, reuse in a thread and between threads, bounds, and giving
 * everything back. The harness switches keeping off; tests that need it switch it on. */
#include "tensor/storage/block_cache.h"

#include <pthread.h>

#include "kft.h"

#if defined(__SANITIZE_ADDRESS__)
#define KEEPS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KEEPS 0
#endif
#endif
#ifndef KEEPS
#define KEEPS 1
#endif

enum { LARGE = 1024 * 1024, LARGE_TOTAL = 64 * 1024 * 1024, LARGEST = 1024 * 1024 * 1024 };

static char any;

static void stop_keeping(void *unused) {
  (void)unused;
  kf__blocks_set_caching(false);
}

static void keep_blocks(void) {
  kf__blocks_set_caching(true);
  KFT_DEFER(stop_keeping, &any);
}

static void test_classes(void **state) {
  (void)state;
  unsigned last = 0;
  for (size_t size = 1; size <= KF__BLOCK_THREAD; size++) {
    unsigned now = kf__block_class(size);
    size_t capacity = kf__block_class_size(now);
    if (capacity < size || capacity % 64 != 0 || now < last || now > last + 1 ||
        now >= KF__THREAD_CLASSES || (size > 1024 && capacity * 4 > size * 5 + 4))
      kft_fail(__FILE__, __LINE__, "size %zu has class %u of %zu bytes", size, now, capacity);
    KFT_EQ_INT(kf__block_class(capacity), now);
    last = now;
  }
  KFT_EQ_INT(last, KF__THREAD_CLASSES - 1);
  for (size_t size = KF__BLOCK_THREAD; size <= LARGE_TOTAL; size += size / 7) {
    size_t capacity = kf__block_capacity(size);
    KFT_TRUE(capacity >= size && capacity - size <= size / 4);
    KFT_EQ_INT(kf__block_class_size(kf__block_class(size)), capacity);
  }
  KFT_EQ_INT(kf__block_capacity((size_t)LARGEST + 1), (int64_t)LARGEST + 1);
}

static const size_t sizes[] = {0, 1, 64, 65, 192, 1000, 1025, 5000, 65536, 65537, LARGE};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void free_all(void *blocks) {
  for (size_t i = 0; i < SIZES; i++) kf__block_free(((void **)blocks)[i], sizes[i]);
}

static void use_all_sizes(void) {
  void *blocks[SIZES] = {NULL};
  KFT_DEFER_LOCAL(free_all, blocks);
  for (size_t i = 0; i < SIZES; i++) {
    blocks[i] = KFT_BLOCK(kf__block_alloc(sizes[i]));
    KFT_EQ_INT((uintptr_t)blocks[i] % KF__ALIGNMENT, 0);
    memset(blocks[i], 0x55, sizes[i]);
  }
}

static void test_without_keeping(void **state) {
  (void)state;
  int64_t before = kft_live_blocks();
  use_all_sizes();
  KFT_EQ_INT(kft_live_blocks(), before);
  KFT_EQ_INT(kf__blocks_trim(), 0);
}

static void test_with_keeping(void **state) {
  (void)state;
  keep_blocks();
  use_all_sizes();
  if (KEEPS) KFT_TRUE(kf__blocks_trim() > LARGE);
  use_all_sizes();
}

static void test_reuse(void **state) {
  (void)state;
  if (!KEEPS) return;
  keep_blocks();
  static const size_t pairs[][2] = {{192, 130}, {1100, 1280}, {65537, 70000}, {LARGE, LARGE - 9}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    void *first = KFT_BLOCK(kf__block_alloc(pairs[i][0]));
    kf__block_free(first, pairs[i][0]);
    int64_t asked = kft_allocations();
    void *second = KFT_BLOCK(kf__block_alloc(pairs[i][1])); /* same class, another size */
    KFT_TRUE(second == first);
    KFT_EQ_INT(kft_allocations(), asked);
    kf__block_free(second, pairs[i][1]);
  }
  kf__block_free(NULL, 64);
}

/* A thread's list takes so many and not more; the shared ones so many bytes. */
static void test_bounds(void **state) {
  (void)state;
  if (!KEEPS) return;
  enum { COUNT = 1000 };
  static void *blocks[COUNT];
  keep_blocks();
  for (size_t i = 0; i < COUNT; i++) blocks[i] = KFT_BLOCK(kf__block_alloc(192));
  for (size_t i = 0; i < COUNT; i++) kf__block_free(blocks[i], 192);
  size_t kept = kf__blocks_trim();
  KFT_TRUE(kept >= 100 * 192 && kept <= 256 * 192);
  enum { LARGE_COUNT = 100 };
  for (size_t i = 0; i < LARGE_COUNT; i++) blocks[i] = KFT_BLOCK(kf__block_alloc(LARGE));
  for (size_t i = 0; i < LARGE_COUNT; i++) kf__block_free(blocks[i], LARGE);
  /* As much as was in use is kept, unless the program sets a limit. */
  int64_t before = kft_allocations();
  for (size_t i = 0; i < LARGE_COUNT; i++) blocks[i] = KFT_BLOCK(kf__block_alloc(LARGE));
  KFT_EQ_INT(kft_allocations(), before);
  for (size_t i = 0; i < LARGE_COUNT; i++) kf__block_free(blocks[i], LARGE);
  kf_memory_set_cache_limit(LARGE_TOTAL);
  /* Another size drives the oldest of them out. */
  void *other = KFT_BLOCK(kf__block_alloc(3 * LARGE));
  kf__block_free(other, 3 * LARGE);
  int64_t asked = kft_allocations();
  KFT_TRUE(kf__block_alloc(3 * LARGE) == other);
  kf__block_free(other, 3 * LARGE);
  KFT_TRUE(kf__block_alloc(LARGE) == blocks[LARGE_COUNT - 1]);
  kf__block_free(blocks[LARGE_COUNT - 1], LARGE);
  KFT_EQ_INT(kft_allocations(), asked);
  kept = kf__blocks_trim();
  KFT_TRUE(kept <= LARGE_TOTAL && kept > LARGE_TOTAL / 2);
  void *huge = KFT_BLOCK(kf__block_alloc((size_t)LARGE_TOTAL + 1));
  kf__block_free(huge, (size_t)LARGE_TOTAL + 1);
  KFT_EQ_INT(kf__blocks_trim(), 0);
  kf_memory_set_cache_limit(SIZE_MAX);
}

static void test_too_large(void **state) {
  (void)state;
  KFT_TRUE(kf__block_alloc(SIZE_MAX) == NULL);
  KFT_TRUE(kf__block_alloc(SIZE_MAX - 64) == NULL);
}

/* ---- Threads ---- */

enum { ROUNDS = 2000, SANITIZED_ROUNDS = 250, SLOTS = 64 };
static void *slots[SLOTS]; /* blocks of 512 bytes that wander between threads */

static void *pass_blocks(void *seed) {
  uint64_t random = (uint64_t)(uintptr_t)seed;
  /* The address sanitizer marks each of the large blocks twice. */
  int rounds = kft_is_sanitized() ? SANITIZED_ROUNDS : ROUNDS;
  for (int i = 0; i < rounds; i++) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    unsigned *block = kf__block_alloc(512);
    if (block == NULL) continue;
    *block = (unsigned)i;
    block = __atomic_exchange_n(&slots[random >> 58], block, __ATOMIC_ACQ_REL);
    if (block != NULL) kf__block_free(block, 512);
    void *large = kf__block_alloc(KF__BLOCK_THREAD + 1 + (random >> 40));
    if (large != NULL) kf__block_free(large, KF__BLOCK_THREAD + 1 + (random >> 40));
  }
  return NULL;
}

static void run_threads(void) {
  pthread_t threads[4];
  for (uintptr_t i = 0; i < 4; i++)
    KFT_EQ_INT(pthread_create(&threads[i], NULL, pass_blocks, (void *)(i + 1)), 0);
  for (size_t i = 0; i < 4; i++) KFT_EQ_INT(pthread_join(threads[i], NULL), 0);
  for (size_t i = 0; i < SLOTS; i++) {
    kf__block_free(slots[i], 512);
    slots[i] = NULL;
  }
}

/* What threads keep goes back when they end. */
static void test_threads(void **state) {
  (void)state;
  int64_t before = kft_live_blocks();
  kf__blocks_set_caching(true);
  run_threads();
  kf__blocks_set_caching(false);
  KFT_EQ_INT(kft_live_blocks(), before);
}

KFT_MAIN(KFT_TEST(test_classes), KFT_TEST(test_without_keeping), KFT_TEST(test_with_keeping),
         KFT_TEST_NO_OOM(test_reuse), KFT_TEST_NO_OOM(test_bounds), KFT_TEST(test_too_large),
         KFT_TEST_NO_OOM(test_threads))
