/* The block cache, see Note [Blocks] in block_cache.h: each thread's lists, and the lists of large
 * blocks that all threads share. Invariant: every block in a list has the full size of its class,
 * so it serves any size of that class. */
#include "tensor/storage/block_cache.h"
#include "base/forks.h"
#include "tensor/storage/device_shelf.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <fcntl.h>
#endif

/* Address sanitizers find the use of a block after it was freed only if it is not kept. */
#ifdef KF__ADDRESS_SANITIZER
enum { MAY_KEEP = 0 };
#else
enum { MAY_KEEP = 1 };
#endif

enum {
  THREAD_LIST_BYTES = 128 * 1024,   /* of one class */
  THREAD_LIST_BLOCKS = 256,         /* of one class */
  LARGE_TOTAL = 64 * 1024 * 1024,   /* always kept: Note [Large blocks] */
  LARGEST = 1024 * 1024 * 1024,     /* larger blocks are not kept */
  CLASSES = KF__THREAD_CLASSES + 56 /* kf__block_class(LARGEST) + 1 */
};

void (*kf__shelf_drop)(bool close);
static __thread bool thread_is_leaving __attribute__((tls_model("initial-exec")));

static int caching = MAY_KEEP;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t exit_key;
static bool exit_key_made;

/* ---- Aligned memory from kf_alloc ---- */

size_t kf__block_class_size(unsigned block_class) {
  if (block_class <= 16) return (size_t)block_class * 64;
  unsigned steps = block_class - 17;
  return (size_t)(5 + steps % 4) << (steps / 4 + 8);
}

size_t kf__block_capacity(size_t size) {
  return size <= LARGEST ? kf__block_class_size(kf__block_class(size)) : size;
}

/* Large blocks begin at a page. If two were a few cache lines more than pages apart, processors
 * that compare the low 12 bits of addresses would make each load wait for a store to another block:
 * a normalization takes 2.5 times as long. */
static void *door_alloc(size_t size) {
  const size_t alignment = size > KF__BLOCK_THREAD ? 4096 : KF__ALIGNMENT;
  size_t total = 0;
  if (__builtin_add_overflow(size, alignment + sizeof(void *), &total)) return NULL;
  char *memory = kf_alloc(total);
  if (memory == NULL) return NULL;
  size_t skip = alignment - ((uintptr_t)memory + sizeof(void *)) % alignment;
  void **block = (void **)(void *)(memory + sizeof(void *) + skip % alignment);
  block[-1] = memory;
  KF_ASSERT((uintptr_t)block % alignment == 0);
  KF_ASSERT((char *)block + size <= memory + total);
  return block;
}

static void door_free(void *block) { kf_free(((void **)block)[-1]); }

/* ---- The thread's lists ---- */

static size_t empty_list(kf__block_list_t *list, unsigned block_class) {
  size_t bytes = 0;
  while (list->first != NULL) {
    void *block = list->first;
    list->first = *(void **)block;
    list->space++;
    door_free(block);
    bytes += kf__block_class_size(block_class);
  }
  return bytes;
}

static size_t empty_lists(kf__block_lists_t *from) {
  size_t bytes = 0;
  for (unsigned i = 0; i < KF__THREAD_CLASSES; i++) bytes += empty_list(&from->lists[i], i);
  for (unsigned i = 0; i < KF__FUSED_CLASSES; i++) bytes += empty_list(&from->fused[i], i);
  return bytes + empty_list(&from->recorded, KF__RECORDED_CLASS);
}

static void drop_lists(void) {
  if (kf__shelf_drop != NULL) kf__shelf_drop(true);
  kf__block_lists_t *own = kf__blocks;
  kf__blocks = &kf__no_blocks;
  if (own == &kf__no_blocks) return;
  kf__memory_tell(own);
  (void)empty_lists(own);
  kf_free(own);
}

static void thread_leaves(void *unused) {
  (void)unused;
  /* Exit hooks that run later may still free blocks: those go to kf_free directly, because lists
   * made now would leak. */
  thread_is_leaving = true;
  drop_lists();
}

static void make_key(void) { exit_key_made = pthread_key_create(&exit_key, thread_leaves) == 0; }

/* Makes the thread's lists. False when the thread cannot have any: it is exiting, caching is off,
 * or there is no memory. */
static bool make_lists(void) {
  if (thread_is_leaving || __atomic_load_n(&caching, __ATOMIC_RELAXED) == 0) return false;
  (void)pthread_once(&once, make_key);
  kf__block_lists_t *made = exit_key_made ? kf_calloc(1, sizeof *made) : NULL;
  if (made == NULL) return false;
  if (pthread_setspecific(exit_key, made) != 0) {
    kf_free(made);
    return false;
  }
  for (unsigned i = 1; i < KF__THREAD_CLASSES; i++) {
    size_t space = THREAD_LIST_BYTES / kf__block_class_size(i);
    if (space > THREAD_LIST_BLOCKS) space = THREAD_LIST_BLOCKS;
    made->lists[i].space = space;
    if (i < KF__FUSED_CLASSES) made->fused[i].space = space;
  }
  made->recorded.space = made->lists[KF__RECORDED_CLASS].space;
  kf__blocks = made;
  return true;
}

void *kf__block_alloc_slow(unsigned block_class) {
  return door_alloc(kf__block_class_size(block_class));
}

void kf__block_free_slow(void *block, unsigned block_class) {
  KF_ASSERT(kf__no_blocks.lists[block_class].first == NULL);
  KF_ASSERT(kf__no_blocks.lists[block_class].space == 0);
  if (kf__blocks == &kf__no_blocks && make_lists())
    kf__block_push(block, block_class);
  else
    door_free(block);
}

/* ---- Large blocks, shared ----
 *
 * Note [Large blocks]
 * New memory is cleared by the system page by page, which can take a third of a training step. So
 * blocks are kept up to the memory that was recently in use: blocks in use and blocks kept together
 * take no more than the blocks in use took at some time of the last seconds, or LARGE_TOTAL more
 * than are in use now. A program that needs less than before gives the difference back as it goes
 * on. Nothing is kept while the system is short of memory, and everything is given back when an
 * allocation fails. */

/* Lies in the freed block itself. Each one is in two lists: that of its class, for reuse, and one
 * in the order of freeing, for dropping the oldest. */
typedef struct large large_t;
struct large {
  large_t *next; /* of the class; younger ones come first */
  large_t *previous;
  large_t *younger;
  large_t *older;
  unsigned block_class;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static large_t *large_lists[CLASSES];
static large_t *youngest;
static large_t *oldest;
static size_t large_bytes;            /* kept */
static size_t large_limit = SIZE_MAX; /* of large_bytes, by the program */
static size_t large_used;             /* in use */
static size_t peak_now, peak_before;  /* of large_used, in this window of time and in the last */
static int64_t window_start, checked; /* seconds */
static bool memory_is_short;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_BLOCKS, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}

static int64_t seconds(void) {
  struct timespec now = {0, 0};
#ifdef CLOCK_MONOTONIC_COARSE
  (void)clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
#else
  (void)clock_gettime(CLOCK_MONOTONIC, &now);
#endif
  return (int64_t)now.tv_sec;
}

#ifdef __linux__
/* The number of a line of /proc/meminfo, or 0. */
static unsigned long long meminfo(const char *text, const char *name) {
  const char *at = strstr(text, name);
  return at != NULL ? strtoull(at + strlen(name), NULL, 10) : 0;
}

/* Whether less than a sixteenth of the memory is available. */
static bool look_for_shortage(void) {
  char text[512];
  int file = open("/proc/meminfo", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t size = read(file, text, sizeof text - 1);
  (void)close(file);
  if (size <= 0) return false;
  text[size] = '\0';
  unsigned long long total = meminfo(text, "MemTotal:"), left = meminfo(text, "MemAvailable:");
  return total != 0 && left != 0 && left < total / 16;
}
#else
static bool look_for_shortage(void) { return false; }
#endif

/* The lock must be held, here and in the functions below that do not take it. Counts blocks that
 * come into use or go out of it, and moves the window of the peak. */
static void count_used(size_t more, size_t less) {
  enum { WINDOW = 10 };
  int64_t now = seconds();
  if (now - window_start >= WINDOW) {
    peak_before = now - window_start < 2 * WINDOW ? peak_now : large_used;
    peak_now = large_used;
    window_start = now;
  }
  KF_ASSERT(large_used + more >= less);
  large_used = large_used + more - less;
  if (large_used > peak_now) peak_now = large_used;
  if (large_bytes <= LARGE_TOTAL || now == checked) return;
  checked = now;
  memory_is_short = look_for_shortage();
}

static size_t most_kept(void) {
  size_t peak = peak_now > peak_before ? peak_now : peak_before;
  size_t most = peak > large_used + LARGE_TOTAL ? peak - large_used : LARGE_TOTAL;
  if (memory_is_short) most = 0;
  return most < large_limit ? most : large_limit;
}

static void unlink_large(large_t *block) {
  KF_ASSERT(block->block_class < CLASSES);
  KF_ASSERT(large_bytes >= kf__block_class_size(block->block_class));
  KF_ASSERT(block->next == NULL || block->next->previous == block);
  if (block->previous != NULL)
    block->previous->next = block->next;
  else
    large_lists[block->block_class] = block->next;
  if (block->next != NULL) block->next->previous = block->previous;
  *(block->younger != NULL ? &block->younger->older : &youngest) = block->older;
  *(block->older != NULL ? &block->older->younger : &oldest) = block->younger;
  large_bytes -= kf__block_class_size(block->block_class);
}

static void link_large(large_t *block, unsigned block_class) {
  KF_ASSERT(block_class >= KF__THREAD_CLASSES);
  KF_ASSERT(block_class < CLASSES);
  KF_ASSERT(block != youngest); /* freed twice */
  block->block_class = block_class;
  block->previous = NULL;
  block->next = large_lists[block_class];
  if (block->next != NULL) block->next->previous = block;
  large_lists[block_class] = block;
  block->younger = NULL;
  block->older = youngest;
  *(youngest != NULL ? &youngest->younger : &oldest) = block;
  youngest = block;
  large_bytes += kf__block_class_size(block_class);
}

/* Unlinks the oldest blocks until at most `limit` bytes remain, and returns them as a list: they
 * are freed after the lock has been given back. */
static large_t *take_oldest(size_t limit) {
  large_t *taken = NULL;
  while (large_bytes > limit) {
    large_t *block = oldest;
    KF_ASSERT(block != NULL); /* large_bytes counts the blocks of the list */
    unlink_large(block);
    block->next = taken;
    taken = block;
  }
  return taken;
}

static size_t free_large_list(large_t *list) {
  size_t bytes = 0;
  while (list != NULL) {
    large_t *next = list->next;
    bytes += kf__block_class_size(list->block_class);
    door_free(list);
    list = next;
  }
  return bytes;
}

/* Frees the kept blocks beyond `limit`; returns their bytes. */
static size_t shrink_large(size_t limit) {
  take_lock();
  large_t *taken = take_oldest(limit);
  give_lock();
  return free_large_list(taken);
}

static void *large_alloc(size_t size) {
  const size_t capacity = kf__block_capacity(size);
  large_t *block = NULL;
  take_lock();
  if (size <= LARGEST) block = large_lists[kf__block_class(size)];
  if (block != NULL) {
    unlink_large(block);
    count_used(capacity, 0);
  }
  give_lock();
  if (block != NULL) return block;
  void *made = door_alloc(capacity);
  if (made == NULL && shrink_large(0) > 0) made = door_alloc(capacity);
  if (made == NULL) return NULL;
  take_lock();
  count_used(capacity, 0);
  large_t *taken = take_oldest(most_kept());
  give_lock();
  (void)free_large_list(taken);
  return made;
}

static void large_free(void *block, size_t size) {
  const bool keep = size <= LARGEST && __atomic_load_n(&caching, __ATOMIC_RELAXED) != 0;
  take_lock();
  count_used(0, kf__block_capacity(size));
  if (keep) link_large(block, kf__block_class(size));
  large_t *taken = take_oldest(most_kept());
  give_lock();
  if (!keep) door_free(block);
  (void)free_large_list(taken);
}

void kf__blocks_set_limit(size_t bytes) {
  take_lock();
  large_limit = bytes;
  give_lock();
  (void)shrink_large(bytes);
}

/* ---- Everything together ---- */

void *kf__block_alloc(size_t size) {
  if (size <= KF__BLOCK_THREAD) return kf__block_pop(kf__block_class(size > 0 ? size : 1));
  return large_alloc(size);
}

void kf__block_free(void *block, size_t size) {
  if (block == NULL) return;
  if (size <= KF__BLOCK_THREAD)
    kf__block_push(block, kf__block_class(size > 0 ? size : 1));
  else
    large_free(block, size);
}

size_t kf__blocks_trim(void) {
  if (kf__shelf_drop != NULL) kf__shelf_drop(false);
  size_t bytes = kf__blocks != &kf__no_blocks ? empty_lists(kf__blocks) : 0;
  return bytes + shrink_large(0);
}

void kf__blocks_set_caching(bool on) {
  __atomic_store_n(&caching, on && MAY_KEEP ? 1 : 0, __ATOMIC_RELAXED);
  if (on) return;
  (void)kf__blocks_trim();
  drop_lists();
}
