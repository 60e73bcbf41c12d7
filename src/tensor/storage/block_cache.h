/* Free lists of blocks: the part that is inlined into the files that make tensors and storages.
 *
 * Note [Blocks]
 * Every block is aligned to 64 bytes, a large one to a page; the word in front of it points to the
 * start of the memory that kf_alloc returned. Sizes are rounded up to a class: multiples of 64 up
 * to 1 KB, then four classes per doubling, which wastes at most a fifth of a block. Each thread
 * keeps freed blocks of up to 64 KB in lists of its own, a bounded number per class, without locks.
 * Larger blocks go to lists that all threads share under a lock, bounded in bytes: Note [Large
 * blocks]. Any thread may free a block.
 *
 * A thread's lists are on the heap, not in thread-local storage, because a library that is loaded
 * late gets little of that. Until a thread has lists, `kf__blocks` points to lists that are empty
 * and full at once (no first block, no space), so the fast path needs no extra test for it. */
#ifndef KF_TENSOR_STORAGE_BLOCK_CACHE_H
#define KF_TENSOR_STORAGE_BLOCK_CACHE_H

#include "base/base_internal.h"
#include "tensor/tensor_internal.h"

#if defined(__SANITIZE_ADDRESS__)
#define KF__ADDRESS_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KF__ADDRESS_SANITIZER 1
#endif
#endif
#ifdef KF__ADDRESS_SANITIZER
#include <sanitizer/asan_interface.h>
#endif

enum {
  KF__BLOCK_LINEAR = 1024,      /* classes are multiples of 64 up to here */
  KF__BLOCK_THREAD = 64 * 1024, /* larger blocks are shared by the threads */
  KF__THREAD_CLASSES = 41,      /* kf__block_class(KF__BLOCK_THREAD) + 1 */
  KF__FUSED_CLASSES = 27,       /* kf__block_class of the largest fused allocation, + 1 */
  KF__RECORDED_CLASS = 5        /* kf__block_class of a fused allocation of the recording device */
};

typedef struct kf__block_list {
  void *first;    /* the first word of each block points to the next one */
  uint64_t space; /* how many more blocks the list may hold */
} kf__block_list_t;

typedef struct kf__shelf kf__shelf_t;

typedef struct kf__block_lists {
  kf__block_list_t lists[KF__THREAD_CLASSES];
  kf__block_list_t fused[KF__FUSED_CLASSES]; /* Note [Fused allocations] */
  kf__block_list_t recorded;                 /* the same for the recording device */
  /* Of memory_in_use.c: bytes of small storages that this thread made minus those that it freed,
   * since they were last added to the process-wide count; and the maximum of that number. */
  int64_t uncounted;
  int64_t uncounted_peak;
  kf__shelf_t *shelf; /* of dead tensors on devices: Note [Shelves]; NULL: none yet */
} kf__block_lists_t;

extern kf__block_lists_t kf__no_blocks KF__HIDDEN; /* the lists of a thread without lists */

extern __thread kf__block_lists_t *kf__blocks KF__HIDDEN __attribute__((tls_model("initial-exec")));

/* Adds the uncounted bytes of the lists to the process-wide count. */
void kf__memory_tell(kf__block_lists_t *lists);

/* Frees what the thread's shelf keeps and, with `close`, the shelf. Set by the shelves when the
 * library is loaded. */
extern void (*kf__shelf_drop)(bool close) KF__HIDDEN;

/* The class of a size. Above 1 KB: the position of the top bit, and the two bits below it. */
static inline unsigned kf__block_class(size_t size) {
  if (KF_LIKELY(size <= KF__BLOCK_LINEAR)) return (unsigned)((size + 63) / 64);
  unsigned top = 63 - (unsigned)__builtin_clzll(size - 1);
  return 17 + (top - 10) * 4 + (unsigned)((size - 1) >> (top - 2) & 3);
}

/* The cold halves of pop and push, for lists that are empty or full. block_class is below
 * KF__THREAD_CLASSES. */
void *kf__block_alloc_slow(unsigned block_class);
void kf__block_free_slow(void *block, unsigned block_class);

/* A block of the class, from the thread's list or else from kf_alloc; NULL: no memory. */
static inline void *kf__block_pop(unsigned block_class) {
  KF_ASSERT(block_class > 0);
  KF_ASSERT(block_class < KF__THREAD_CLASSES);
  kf__block_list_t *list = &kf__blocks->lists[block_class];
  void *block = list->first;
  if (KF_UNLIKELY(block == NULL)) return kf__block_alloc_slow(block_class);
  KF_ASSERT((uintptr_t)block % KF__ALIGNMENT == 0);
  *list = (kf__block_list_t){*(void **)block, list->space + 1};
  return block;
}

/* Frees a block of the class. The most recently freed block is reused first: it is still in the
 * cache. */
static inline void kf__block_push(void *block, unsigned block_class) {
  KF_ASSERT(block_class > 0);
  KF_ASSERT(block_class < KF__THREAD_CLASSES);
  KF_ASSERT((uintptr_t)block % KF__ALIGNMENT == 0);
  kf__block_list_t *list = &kf__blocks->lists[block_class];
  KF_ASSERT(list->first != block); /* freed twice */
  if (KF_UNLIKELY(list->space == 0)) {
    kf__block_free_slow(block, block_class);
    return;
  }
  *(void **)block = list->first;
  *list = (kf__block_list_t){block, list->space - 1};
}

/* Tells address sanitizers that only the first `size` of `capacity` bytes may be accessed. */
#ifdef KF__ADDRESS_SANITIZER
static inline void kf__mark_usable(void *data, size_t size, size_t capacity) {
  ASAN_UNPOISON_MEMORY_REGION(data, capacity);
  ASAN_POISON_MEMORY_REGION((char *)data + size, capacity - size);
}
#else
static inline void kf__mark_usable(void *data, size_t size, size_t capacity) {
  (void)data;
  (void)size;
  (void)capacity;
}
#endif

/* The bytes of every block of a class. */
size_t kf__block_class_size(unsigned block_class);
/* The bytes that kf__block_alloc really allocates for this size. */
size_t kf__block_capacity(size_t size);
/* Frees the cached blocks of this thread and the shared ones; returns how many bytes these had. */
size_t kf__blocks_trim(void);
/* At most `bytes` of large blocks are kept from now on; SIZE_MAX: as Note [Large blocks] says. */
void kf__blocks_set_limit(size_t bytes);
/* Turns the cache on or off. While it is off, all blocks come from kf_alloc and go to kf_free, so
 * that tests see every allocation failure and leak, and address sanitizers every use after free. */
void kf__blocks_set_caching(bool on);

#endif
