/* The block cache, see Note [Blocks] in block_cache.h: each thread's lists, and the lists of large
 * blocks that all threads share. Invariant: every block in a list has the full size of its class,
 * so it serves any size of that class. */
#include "tensor/storage/block_cache.h"
#include "base/forks.h"
#include "tensor/storage/device_shelf.h"

#include <pthread.h>

/* Address sanitizers find the use of a block after it was freed only if it is not kept. */
#ifdef KF__ADDRESS_SANITIZER
enum { MAY_KEEP = 0 };
#else
enum { MAY_KEEP = 1 };
#endif

enum {
  THREAD_LIST_BYTES = 128 * 1024, /* of one class */
  THREAD_LIST_BLOCKS = 256,       /* of one class */
  LARGE_TOTAL = 64 * 1024 * 1024,
  CLASSES = KF__THREAD_CLASSES + 40 /* kf__block_class(LARGE_TOTAL) + 1 */
};

kf__block_lists_t kf__no_blocks; /* no blocks, and no space for any: never written */
__thread kf__block_lists_t *kf__blocks __attribute__((tls_model("initial-exec"))) = &kf__no_blocks;
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
  return size <= LARGE_TOTAL ? kf__block_class_size(kf__block_class(size)) : size;
}

static void *door_alloc(size_t size) {
  size_t total = 0;
  if (__builtin_add_overflow(size, KF__ALIGNMENT + sizeof(void *), &total)) return NULL;
  char *memory = kf_alloc(total);
  if (memory == NULL) return NULL;
  size_t skip = KF__ALIGNMENT - ((uintptr_t)memory + sizeof(void *)) % KF__ALIGNMENT;
  void **block = (void **)(void *)(memory + sizeof(void *) + skip % KF__ALIGNMENT);
  block[-1] = memory;
  KF_ASSERT((uintptr_t)block % KF__ALIGNMENT == 0);
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
  return bytes;
}

static void drop_lists(void) {
  kf__shelf_drop_own(true);
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

/* ---- Large blocks, shared ---- */

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
static size_t large_bytes;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_BLOCKS, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}

/* The lock must be held, here and in the next two functions. */
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

static void *large_alloc(size_t size) {
  if (size > LARGE_TOTAL) return door_alloc(size);
  unsigned block_class = kf__block_class(size);
  take_lock();
  large_t *block = large_lists[block_class];
  if (block != NULL) unlink_large(block);
  give_lock();
  return block != NULL ? block : door_alloc(kf__block_class_size(block_class));
}

static void large_free(void *block, size_t size) {
  if (size > LARGE_TOTAL || __atomic_load_n(&caching, __ATOMIC_RELAXED) == 0) {
    door_free(block);
    return;
  }
  take_lock();
  link_large(block, kf__block_class(size));
  large_t *taken = take_oldest(LARGE_TOTAL);
  give_lock();
  (void)free_large_list(taken);
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
  kf__shelf_drop_own(false);
  size_t bytes = kf__blocks != &kf__no_blocks ? empty_lists(kf__blocks) : 0;
  take_lock();
  large_t *taken = take_oldest(0);
  give_lock();
  return bytes + free_large_list(taken);
}

void kf__blocks_set_caching(bool on) {
  __atomic_store_n(&caching, on && MAY_KEEP ? 1 : 0, __ATOMIC_RELAXED);
  if (on) return;
  (void)kf__blocks_trim();
  drop_lists();
}
