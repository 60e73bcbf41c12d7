/* Small tensors on devices that died, kept whole for the next ones: the counterpart of fused
 * allocations (storage.h) for devices whose memory the core caches.
 *
 * Note [Shelves]
 * A thread's shelf has a few slots, one for each device that the thread uses. A slot keeps headers
 * of dead tensors, each with its storage and the block of the device's memory, in lists by the
 * block's class: Note [Cached blocks]. The next tensor of that class writes only what differs and
 * is done: no lookup of the device, no shared lock, no shared counter. Blocks of the default stream
 * only, and only while the thread has no other stream current.
 *
 * A storage on a shelf still holds its device's entry and counts as a user of the device. Whoever
 * needs these, or the memory, empties the shelves of all threads first (kf__shelves_empty): setting
 * an interface, unloading a plug-in, unregistering a device, emptying the cache, and an allocation
 * that found no memory. A slot is closed by that, so that nothing of an entry that has left the
 * table returns to it; the next tensor that is made on the device opens it again.
 *
 * The statistics of a device leave out what its shelves did since they were last settled. Reading
 * them settles all shelves. A thread settles its own slot before it changes the statistics itself,
 * so with one thread they are exact at any time; with several threads the peak may count bytes that
 * another thread has put on its shelf and not settled yet.
 *
 * Each shelf has a lock of its own, held for a few instructions and without calls. It is a plain
 * flag that costs nothing in a process with one thread. */
#ifndef KF_TENSOR_STORAGE_DEVICE_SHELF_H
#define KF_TENSOR_STORAGE_DEVICE_SHELF_H

#include "tensor/device/caching_allocator.h"
#include "tensor/storage/allocation_sites.h"
#include "tensor/storage/storage.h"

/* A flag of tensors (kf__tensor_flags): goes to a shelf when it dies, if it can. */
enum { KF__SHELVED = 512 };

enum {
  KF__SHELF_SLOTS = 8,
  KF__SHELF_BLOCKS = 32 /* of one class */
};

typedef struct kf__shelf_slot {
  kf__device_entry_t *entry; /* not owned; NULL: closed */
  kf__device_state_t *state;
  kf_keyset_t keys; /* of tensors that are made outside of inference mode */
  kf_device_t device;
  kf__block_list_t lists[KF__SMALL_BINS]; /* of tensor headers */
  /* Not settled: */
  int64_t allocated;
  int64_t allocated_peak; /* the maximum of `allocated`, at least 0 */
  uint64_t allocations;
  uint64_t frees;
  uint64_t reserved[7];
} kf__shelf_slot_t;
_Static_assert(sizeof(kf__shelf_slot_t) == 256, "slots are found by a shift");

struct kf__shelf {
  uint32_t locked;
  kf__shelf_t *next; /* of all shelves; under the lock of device_shelf.c */
  kf__shelf_slot_t slots[KF__SHELF_SLOTS];
};

/* False: another thread has it. The shelf's own thread does not wait, but does without the shelf.
 */
static inline bool kf__shelf_try_lock(kf__shelf_t *shelf) {
  return KF_SINGLE_THREADED || __atomic_exchange_n(&shelf->locked, 1, __ATOMIC_ACQUIRE) == 0;
}
static inline void kf__shelf_unlock(kf__shelf_t *shelf) {
  __atomic_store_n(&shelf->locked, 0, __ATOMIC_RELEASE);
}

/* One comparison of 32 bits. */
static inline bool kf__same_device(kf_device_t a, kf_device_t b) {
  _Static_assert(sizeof(kf_device_t) == sizeof(uint32_t), "a device is one word of 32 bits");
  uint32_t a_bits, b_bits;
  memcpy(&a_bits, &a, sizeof a_bits);
  memcpy(&b_bits, &b, sizeof b_bits);
  return a_bits == b_bits;
}

/* The slot that a device would have; it may be closed, or another device's. */
static inline kf__shelf_slot_t *kf__shelf_slot(kf__shelf_t *shelf, kf_device_t device) {
  uint32_t number = (uint32_t)device.type + (uint32_t)device.index;
  return &shelf->slots[number % KF__SHELF_SLOTS];
}

/* Takes a header with a storage of at least `size` bytes, which is counted as an allocation; NULL:
 * none. Storage and data are as they were when the tensor died; the version is 0. */
static inline kf_tensor_t *kf__shelf_take(kf_device_t device, size_t size, kf_keyset_t *out_keys) {
  KF_ASSERT(size > 0);
  KF_ASSERT(size <= KF__SMALL_MAX);
  kf__shelf_t *shelf = kf__blocks->shelf;
  if (shelf == NULL || kf__current_stream_count != 0 || kf__any_device_is_lost()) return NULL;
  kf__shelf_slot_t *slot = kf__shelf_slot(shelf, device);
  kf__block_list_t *list = &slot->lists[kf__small_bin(size)];
  if (KF_UNLIKELY(!kf__shelf_try_lock(shelf))) return NULL;
  kf_tensor_t *t = list->first;
  if (KF_UNLIKELY(t == NULL || !kf__same_device(slot->device, device))) {
    kf__shelf_unlock(shelf);
    return NULL;
  }
  *list = (kf__block_list_t){*(void **)(void *)t, list->space + 1};
  slot->allocations++;
  slot->allocated += (int64_t)size;
  if (slot->allocated > slot->allocated_peak) slot->allocated_peak = slot->allocated;
  *out_keys = slot->keys;
  kf__shelf_unlock(shelf);
  t->storage->size = size;
  kf__allocation_site_note(t->storage);
  return t;
}

/* Whether the storage is as it was made, and nobody else holds it. The acquire load pairs with the
 * releases of other threads, as in kf_object_destroy. */
static inline bool kf__is_untouched(const kf_storage_t *s) {
  return __atomic_load_n(&s->object.refcount, __ATOMIC_ACQUIRE) == 1 &&
         kf__storage_flags(s) == KF__STORAGE_REMOTE;
}

/* The list that the block of a storage belongs to, whose entry is the slot's; NULL: none. */
static inline kf__block_list_t *kf__shelf_list(kf__shelf_slot_t *slot, const kf_storage_t *s) {
  const kf__cached_block_t *block = s->block; /* NULL: no bytes */
  return block != NULL && block->shelf_bin < KF__SMALL_BINS ? &slot->lists[block->shelf_bin] : NULL;
}

/* Puts a dead tensor on the thread's shelf; false: not possible. The entry of an open slot caches
 * memory; nothing but a storage of the device's memory has it in `source`. */
static inline bool kf__shelf_put(kf_tensor_t *t) {
  kf_storage_t *s = t->storage;
  kf__shelf_t *shelf = kf__blocks->shelf;
  if (KF_UNLIKELY(shelf == NULL || !kf__is_untouched(s))) return false;
  kf__shelf_slot_t *slot = kf__shelf_slot(shelf, s->device);
  if (KF_UNLIKELY(!kf__shelf_try_lock(shelf))) return false;
  kf__block_list_t *list = NULL;
  if (KF_LIKELY(slot->entry == s->source.entry && kf__same_device(slot->device, s->device)))
    list = kf__shelf_list(slot, s);
  if (KF_UNLIKELY(list == NULL || list->space == 0)) {
    kf__shelf_unlock(shelf);
    return false;
  }
  *(void **)(void *)t = list->first;
  *list = (kf__block_list_t){t, list->space - 1};
  slot->frees++;
  slot->allocated -= (int64_t)s->size;
  s->version = 0;
  kf__allocation_site_forget(s);
  kf__shelf_unlock(shelf);
  return true;
}

/* Opens a slot of the thread's shelf for the device of a new tensor, if its storage can be shelved;
 * otherwise does nothing. */
void kf__shelf_open(const kf_tensor_t *t);
/* Settles the thread's own slot of a device. */
void kf__shelf_settle_own(kf_device_t device);

#endif
