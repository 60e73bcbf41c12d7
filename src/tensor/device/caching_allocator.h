/* Memory of devices: statistics and limits for all of them, and blocks kept for reuse for those
 * whose interface asks for it (KF_DEVICE_CACHE_MEMORY).
 *
 * Note [Cached blocks]
 * Sizes are rounded up to a class: multiples of 512 bytes up to 4 KiB, then four classes for each
 * power of two, so that at most a fifth of a block is wasted. A freed block is kept for its class
 * and its stream: the stream that was current when it was allocated. Work queued there before the
 * block was freed comes before any work that uses it again, so nothing has to wait. Blocks are
 * never split or joined. When the device has no memory left, all kept blocks of the device are
 * freed and the device is asked once more.
 *
 * The host cannot write to the memory, so a block is described by a node in host memory. The node
 * is made with the block: freeing never allocates. */
#ifndef KF_TENSOR_DEVICE_CACHING_ALLOCATOR_H
#define KF_TENSOR_DEVICE_CACHING_ALLOCATOR_H

#include "tensor/device/device_table.h"

enum {
  KF__SMALL_STEP = 512, /* classes are multiples of this … */
  KF__SMALL_MAX = 4096, /* … up to this */
  KF__SMALL_BINS = KF__SMALL_MAX / KF__SMALL_STEP
};

struct kf__cached_block {
  kf__cached_block_t *next;
  void *data;
  void *block; /* the interface's word */
  size_t size; /* of the class */
  int64_t stream;
  uint32_t bin;
  uint32_t shelf_bin; /* `bin` of a small block of the default stream, else KF__SMALL_BINS */
};

/* The bin of a size of at most KF__SMALL_MAX. */
static inline uint32_t kf__small_bin(size_t size) {
  return (uint32_t)((size - 1) / KF__SMALL_STEP);
}

static inline bool kf__device_caches(const kf__device_entry_t *entry) {
  return (entry->calls.flags & KF_DEVICE_CACHE_MEMORY) != 0;
}

/* What a shelf did with a device's memory: Note [Shelves] in storage/device_shelf.h. */
typedef struct kf__shelf_counts {
  int64_t allocated;
  int64_t allocated_peak;
  uint64_t allocations;
  uint64_t frees;
} kf__shelf_counts_t;
/* Adds it to the statistics. */
void kf__device_settle(kf__device_state_t *state, const kf__shelf_counts_t *counts);

/* Updates the peaks. Called before a count decreases and before the peaks are read, instead of on
 * every allocation. `allocated` does not include what the shelves have not reported yet, so it may
 * be negative. */
static inline void kf__memory_raise_peaks(kf_memory_stats_t *stats) {
  if ((int64_t)stats->allocated > (int64_t)stats->allocated_peak)
    stats->allocated_peak = stats->allocated;
  if (stats->held > stats->held_peak) stats->held_peak = stats->held;
}

/* Memory for a storage. Size 0 gives NULL without asking the device. KF_ERR_DEVICE_LOST,
 * KF_ERR_NO_MEMORY (also: beyond the limit), or what the device reports. */
KF_MUST_USE kf_status_t kf__device_allocate(kf__device_entry_t *entry, kf_device_t device,
                                            size_t size, void **out_data, void **out_block);
/* Takes back what kf__device_allocate gave: device_free.c. Works on lost devices. */
void kf__device_free(kf__device_entry_t *entry, kf_device_t device, void *data, size_t size,
                     void *block);
/* What kf__device_allocate gave. */
typedef struct kf__device_memory {
  void *data;
  size_t size;
  void *block;
} kf__device_memory_t;
/* kf__device_free in two steps: the statistics count it as freed, … */
void kf__device_count_free(kf__device_entry_t *entry, kf_device_t device, size_t size);
/* … and the memory goes to the cache or the device. */
void kf__device_return(kf__device_entry_t *entry, kf_device_t device,
                       const kf__device_memory_t *memory);
/* Frees the kept blocks of a device; returns their bytes. */
size_t kf__device_cache_empty(kf__device_entry_t *entry, int index);

#endif
