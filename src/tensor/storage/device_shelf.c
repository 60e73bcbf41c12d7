/* See Note [Shelves] in device_shelf.h. Lock order: the list's lock, a shelf's lock, the lock of a
 * device's state. What is taken off a shelf is freed without any of them. */
#include "tensor/storage/device_shelf.h"

#include <pthread.h>
#include <sched.h>

#include "base/forks.h"
#include "dispatch/keys/key_internal.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf__shelf_t *shelves; /* of all threads */

static void lock_shelf(kf__shelf_t *shelf) {
  while (!kf__shelf_try_lock(shelf)) (void)sched_yield();
}

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

static void before_fork(void) {
  take_lock();
  for (kf__shelf_t *shelf = shelves; shelf != NULL; shelf = shelf->next) lock_shelf(shelf);
}
static void after_fork(void) {
  for (kf__shelf_t *shelf = shelves; shelf != NULL; shelf = shelf->next) kf__shelf_unlock(shelf);
  give_lock();
}

/* ---- Settling ---- */

/* The shelf is locked, and stays so until the state has the numbers: whoever closes the slot and
 * then frees the state waits for that. */
static void settle(kf__shelf_slot_t *slot) {
  if (slot->entry == NULL || (slot->allocations | slot->frees) == 0) return;
  const kf__shelf_counts_t counts = {slot->allocated, slot->allocated_peak, slot->allocations,
                                     slot->frees};
  slot->allocated = slot->allocated_peak = 0;
  slot->allocations = slot->frees = 0;
  kf__device_settle(slot->state, &counts);
}

void kf__shelf_settle_own(kf_device_t device) {
  kf__shelf_t *shelf = kf__blocks->shelf;
  if (shelf == NULL) return;
  lock_shelf(shelf);
  settle(kf__shelf_slot(shelf, device));
  kf__shelf_unlock(shelf);
}

/* ---- Emptying ---- */

/* Closes a slot and adds its tensors to a list. */
static void close_slot(kf__shelf_slot_t *slot, kf_tensor_t **list) {
  settle(slot);
  slot->entry = NULL;
  for (unsigned bin = 0; bin < KF__SMALL_BINS; bin++) {
    while (slot->lists[bin].first != NULL) {
      kf_tensor_t *t = slot->lists[bin].first;
      slot->lists[bin] = (kf__block_list_t){*(void **)(void *)t, slot->lists[bin].space + 1};
      *(void **)(void *)t = *list;
      *list = t;
    }
  }
}

/* The statistics count it as freed already. */
static void free_storage(kf_storage_t *s) {
  KF_ASSERT(kf__is_untouched(s));
  kf__device_entry_t *entry = s->source.entry;
  const kf__device_memory_t memory = {s->data, s->size, s->block};
  kf__device_return(entry, s->device, &memory);
  kf__device_entry_release(entry);
  kf__device_drop(s->device.type);
  kf__block_push(s, s->origin >> KF__ORIGIN_CLASS);
}

static void free_tensors(kf_tensor_t *list) {
  while (list != NULL) {
    kf_tensor_t *next = *(void **)(void *)list;
    free_storage(list->storage);
    kf__block_push(list, kf__block_class(sizeof *list));
    list = next;
  }
}

/* Closes the slots of a device type, or all (-1). */
static void close_slots(kf__shelf_t *shelf, int device_type, kf_tensor_t **list) {
  lock_shelf(shelf);
  for (unsigned i = 0; i < KF__SHELF_SLOTS; i++)
    if (device_type < 0 || shelf->slots[i].device.type == device_type)
      close_slot(&shelf->slots[i], list);
  kf__shelf_unlock(shelf);
}

static void empty_all(int device_type) {
  kf_tensor_t *list = NULL;
  take_lock();
  for (kf__shelf_t *shelf = shelves; shelf != NULL; shelf = shelf->next)
    close_slots(shelf, device_type, &list);
  give_lock();
  free_tensors(list);
}

static void settle_all(int device_type) {
  take_lock();
  for (kf__shelf_t *shelf = shelves; shelf != NULL; shelf = shelf->next) {
    lock_shelf(shelf);
    for (unsigned i = 0; i < KF__SHELF_SLOTS; i++)
      if (shelf->slots[i].device.type == device_type) settle(&shelf->slots[i]);
    kf__shelf_unlock(shelf);
  }
  give_lock();
}

static void unlink_shelf(kf__shelf_t *shelf) {
  kf__shelf_t **link = &shelves;
  while (*link != shelf) link = &(*link)->next;
  *link = shelf->next;
}

static void drop_own(bool close) {
  kf__shelf_t *shelf = kf__blocks->shelf;
  if (shelf == NULL) return;
  kf_tensor_t *list = NULL;
  take_lock();
  close_slots(shelf, -1, &list);
  if (close) unlink_shelf(shelf);
  give_lock();
  if (close) kf__blocks->shelf = NULL;
  free_tensors(list);
  if (close) kf_free(shelf);
}

/* ---- Opening ---- */

static kf__shelf_t *make_shelf(void) {
  kf__shelf_t *made = kf_calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  for (unsigned i = 0; i < KF__SHELF_SLOTS; i++)
    for (unsigned bin = 0; bin < KF__SMALL_BINS; bin++)
      made->slots[i].lists[bin].space = KF__SHELF_BLOCKS;
  take_lock();
  made->next = shelves;
  shelves = made;
  give_lock();
  kf__blocks->shelf = made;
  return made;
}

/* An entry that is listed while the shelf is locked is closed here by whoever takes it off the
 * table, because that comes later. */
static void open_slot(kf__shelf_t *shelf, const kf_tensor_t *t, kf__device_entry_t *entry) {
  kf__shelf_slot_t *slot = kf__shelf_slot(shelf, t->device);
  /* A device has no state before its first allocation; tensors without elements need none. */
  kf__device_state_t *state = __atomic_load_n(&entry->states[t->device.index], __ATOMIC_ACQUIRE);
  if (state == NULL) return;
  lock_shelf(shelf);
  if (slot->entry == NULL && kf__device_entry_is_listed(entry)) {
    slot->entry = entry;
    slot->state = state;
    slot->device = t->device;
    slot->keys = t->base.keys;
  }
  kf__shelf_unlock(shelf);
}

void kf__shelf_open(const kf_tensor_t *t) {
  if (kf__blocks == &kf__no_blocks || !kf__device_caches(t->storage->source.entry)) return;
  if (t->device.index < 0 || !kf__is_untouched(t->storage)) return; /* the CPU's own interface */
  if ((t->flags & KF__INFERENCE) != 0 || kf__dtype(t) > KF_DTYPE_BOOL) return; /* other keys */
  kf__shelf_t *shelf = kf__blocks->shelf != NULL ? kf__blocks->shelf : make_shelf();
  if (shelf != NULL) open_slot(shelf, t, t->storage->source.entry);
}

__attribute__((constructor)) static void set_up(void) {
  kf__shelf_functions = (kf__shelf_functions_t){empty_all, settle_all};
  kf__device_free_idle = empty_all;
  kf__shelf_drop = drop_own;
  kf__watch_forks(KF__FORK_SHELVES, (kf__fork_functions_t){before_fork, after_fork, after_fork});
}
