/* Free lists of blocks: the part that is inlined into the files that make tensors and storages.
 *
 * Note [Blocks]
 * Every block begins at a multiple of 64 bytes; the word in front of it says where the memory that
 * kf_alloc gave begins. Sizes are rounded up to a class: multiples of 64 up to 1 KB, then four
 * classes to a doubling. A thread keeps freed blocks of up to 64 KB in lists of its own, a bounded
 * number of each class; larger ones go to lists that all threads share, bounded in bytes. A block
 * may be freed by any thread.
 *
 * The thread's lists lie on the heap, not in thread-local storage, because a library that is
 * loaded late gets little of that. Until a thread has lists, its pointer leads to lists that are
 * empty and have no room: so the fast path asks nothing but what it asks anyway. */
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

/* For variables: spares a look into the table of what other libraries might replace. */
#define KF__HIDDEN __attribute__((visibility("hidden")))

enum {
  KF__BLOCK_LINEAR = 1024,      /* classes are multiples of 64 up to here */
  KF__BLOCK_THREAD = 64 * 1024, /* larger blocks are shared by the threads */
  KF__THREAD_CLASSES = 41,      /* kf__block_class(KF__BLOCK_THREAD) + 1 */
  KF__FUSED_CLASSES = 27        /* kf__block_class of the largest twin + 1 */
};

typedef struct kf__block_list {
  void *first;   /* each block's first word leads to the next */
  uint64_t room; /* how many more it may take */
} kf__block_list_t;

typedef struct kf__block_lists {
  kf__block_list_t lists[KF__THREAD_CLASSES];
  kf__block_list_t twins[KF__FUSED_CLASSES]; /* blocks that are tensors already: Note [Twins] */
  /* Of device_memory.c: bytes of small storages that this thread made, less those that it freed,
   * since the process-wide count was last told; and the most that this was. */
  int64_t uncounted;
  int64_t uncounted_peak;
} kf__block_lists_t;

extern kf__block_lists_t kf__no_blocks KF__HIDDEN; /* the lists of a thread without lists */

extern __thread kf__block_lists_t *kf__blocks KF__HIDDEN __attribute__((tls_model("initial-exec")));

/* Tells the process-wide count what the lists have not told it yet. */
void kf__memory_tell(kf__block_lists_t *lists);

static inline unsigned kf__block_class(size_t size) {
  if (KF_LIKELY(size <= KF__BLOCK_LINEAR)) return (unsigned)((size + 63) / 64);
  unsigned top = 63 - (unsigned)__builtin_clzll(size - 1);
  return 17 + (top - 10) * 4 + (unsigned)((size - 1) >> (top - 2) & 3);
}

/* Halves for lists that are empty or full, for a class of KF__THREAD_CLASSES. */
void *kf__block_alloc_slow(unsigned block_class);
void kf__block_free_slow(void *block, unsigned block_class);

static inline void *kf__block_pop(unsigned block_class) {
  kf__block_list_t *list = &kf__blocks->lists[block_class];
  void *block = list->first;
  if (KF_UNLIKELY(block == NULL)) return kf__block_alloc_slow(block_class);
  *list = (kf__block_list_t){*(void **)block, list->room + 1};
  return block;
}

static inline void kf__block_push(void *block, unsigned block_class) {
  kf__block_list_t *list = &kf__blocks->lists[block_class];
  if (KF_UNLIKELY(list->room == 0)) {
    kf__block_free_slow(block, block_class);
    return;
  }
  *(void **)block = list->first;
  *list = (kf__block_list_t){block, list->room - 1};
}

/* Tells address sanitizers that of `capacity` bytes only `size` may be touched. */
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

/* Bytes that the blocks of a class have. */
size_t kf__block_class_size(unsigned block_class);
/* Bytes that a block has that was asked for with this size. */
size_t kf__block_capacity(size_t size);
/* Gives this thread's blocks and the shared ones back; returns how many bytes that were. */
size_t kf__blocks_trim(void);
/* Whether freed blocks are kept at all. Off: everything goes straight to and from kf_alloc, so
 * that tests see every failure and every leak, and address sanitizers every use after free. */
void kf__blocks_set_caching(bool on);

#endif
