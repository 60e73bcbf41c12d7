/* See kept_copies.h. A hash table by the storage's address and a list in order of use, under one
 * lock. References to host storages are dropped outside of the lock. */
#include "tensor/host/kept_copies.h"

#include <pthread.h>

#include "base/forks.h"
#include "tensor/host/host_copies.h"
#include "tensor/storage/block_cache.h"
#include "tensor/storage/storage.h"

typedef struct kept kept_t;
struct kept {
  kept_t *next_in_bucket;
  kept_t *newer, *older;
  kf_storage_t *storage; /* not owned: it forgets its copy before it dies */
  kf_storage_t *host;    /* owned */
  size_t begin, end;
};

enum { BUCKETS = 256, DEFAULT_LIMIT = 256 << 20 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kept_t *buckets[BUCKETS];
static kept_t *newest, *oldest;
static size_t bytes_kept;
static size_t limit = DEFAULT_LIMIT; /* written under the lock, read atomically */

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

static kept_t **bucket_of(const kf_storage_t *storage) {
  return &buckets[((uintptr_t)storage >> 6) * UINT64_C(0x9e3779b97f4a7c15) >> 56];
}

static kept_t *find(const kf_storage_t *storage) {
  kept_t *kept = *bucket_of(storage);
  while (kept != NULL && kept->storage != storage) kept = kept->next_in_bucket;
  return kept;
}

static bool is_copied(const kf_storage_t *storage) {
  return (__atomic_load_n(&storage->flags, __ATOMIC_ACQUIRE) & KF__STORAGE_COPIED) != 0;
}

/* ---- The order of use (lock held) ---- */

static void unlink_use(kept_t *kept) {
  *(kept->newer != NULL ? &kept->newer->older : &newest) = kept->older;
  *(kept->older != NULL ? &kept->older->newer : &oldest) = kept->newer;
}

static void link_newest(kept_t *kept) {
  kept->newer = NULL;
  kept->older = newest;
  *(newest != NULL ? &newest->newer : &oldest) = kept;
  newest = kept;
}

/* Takes an entry out of the table. The caller frees it, unlocked. */
static void remove_kept(kept_t *kept) {
  kept_t **link = bucket_of(kept->storage);
  while (*link != kept) link = &(*link)->next_in_bucket;
  *link = kept->next_in_bucket;
  unlink_use(kept);
  KF_ASSERT(bytes_kept >= kept->end - kept->begin);
  bytes_kept -= kept->end - kept->begin;
  (void)__atomic_fetch_and(&kept->storage->flags, ~(uint32_t)KF__STORAGE_COPIED, __ATOMIC_RELAXED);
}

static unsigned entry_class(void) { return kf__block_class(sizeof(kept_t)); }

/* An entry with a reference to `host`. NULL: no memory. */
static kept_t *make_entry(kf_storage_t *storage, kf_storage_t *host, size_t begin, size_t end) {
  kept_t *made = kf__block_pop(entry_class());
  if (made == NULL) return NULL;
  *made = (kept_t){.storage = storage, .host = host, .begin = begin, .end = end};
  kf_storage_retain(host);
  return made;
}

static void free_chain(kept_t *kept) {
  while (kept != NULL) {
    kept_t *next = kept->next_in_bucket;
    kf_storage_release(kept->host);
    kf__block_push(kept, entry_class());
    kept = next;
  }
}

/* Removes the entries that were not used for longest until `extra` more bytes fit; they come back
 * as a chain. */
static kept_t *make_space(size_t extra) {
  kept_t *removed = NULL;
  while (oldest != NULL && bytes_kept + extra > limit) {
    kept_t *kept = oldest;
    remove_kept(kept);
    kept->next_in_bucket = removed;
    removed = kept;
  }
  return removed;
}

/* ---- For fallbacks ---- */

kf_storage_t *kf__kept_copy_find(const kf_storage_t *storage, size_t begin, size_t end,
                                 size_t *out_begin) {
  if (!is_copied(storage)) return NULL;
  take_lock();
  kept_t *kept = find(storage);
  kf_storage_t *host = NULL;
  if (kept != NULL && kept->begin <= begin && end <= kept->end) {
    host = kept->host;
    kf_storage_retain(host);
    *out_begin = kept->begin;
    if (kept != newest) {
      unlink_use(kept);
      link_newest(kept);
    }
  }
  give_lock();
  return host;
}

/* Takes the entry of a storage out of the table; NULL: none. */
static kept_t *detach(const kf_storage_t *storage) {
  take_lock();
  kept_t *kept = find(storage);
  if (kept != NULL) {
    remove_kept(kept);
    kept->next_in_bucket = NULL;
  }
  give_lock();
  return kept;
}

void kf__kept_copy_forget(kf_storage_t *storage) { free_chain(detach(storage)); }

kf_storage_t *kf__kept_copy_take(kf_storage_t *storage, size_t begin, size_t end,
                                 size_t *out_begin) {
  kept_t *kept = is_copied(storage) ? detach(storage) : NULL;
  if (kept == NULL) return NULL;
  kf_storage_t *host = NULL;
  bool is_sole = __atomic_load_n(&kept->host->object.refcount, __ATOMIC_ACQUIRE) == 1;
  if (is_sole && kept->begin <= begin && end <= kept->end) {
    host = kept->host;
    kf_storage_retain(host);
    *out_begin = kept->begin;
  }
  free_chain(kept);
  return host;
}

/* Adds an entry to the table (lock held). Entries that it replaces or displaces come back as a
 * chain, and so does the entry itself where it does not fit. */
static kept_t *insert(kept_t *made) {
  kept_t *old = is_copied(made->storage) ? find(made->storage) : NULL;
  if (old != NULL) remove_kept(old);
  size_t size = made->end - made->begin;
  kept_t *dropped = made;
  if (size <= limit) {
    dropped = make_space(size);
    kept_t **bucket = bucket_of(made->storage);
    made->next_in_bucket = *bucket;
    *bucket = made;
    link_newest(made);
    bytes_kept += size;
    (void)__atomic_fetch_or(&made->storage->flags, KF__STORAGE_COPIED, __ATOMIC_RELEASE);
  }
  if (old == NULL) return dropped;
  old->next_in_bucket = dropped;
  return old;
}

void kf__kept_copy_put(kf_storage_t *storage, kf_storage_t *host, size_t begin, size_t end) {
  KF_ASSERT(begin <= end);
  KF_ASSERT(end - begin <= host->size);
  bool fits = begin < end && end - begin <= __atomic_load_n(&limit, __ATOMIC_RELAXED);
  kept_t *made = fits ? make_entry(storage, host, begin, end) : NULL;
  if (made == NULL) {
    if (is_copied(storage)) kf__kept_copy_forget(storage);
    return;
  }
  take_lock();
  kept_t *dropped = insert(made);
  give_lock();
  free_chain(dropped);
}

void kf__kept_copies_drop(int device_type) {
  kept_t *dropped = NULL;
  take_lock();
  for (kept_t *kept = newest, *older; kept != NULL; kept = older) {
    older = kept->older;
    if (kept->host->device.type != device_type) continue;
    remove_kept(kept);
    kept->next_in_bucket = dropped;
    dropped = kept;
  }
  give_lock();
  free_chain(dropped);
}

void kf__host_copies_set_limit(size_t bytes) {
  take_lock();
  __atomic_store_n(&limit, bytes, __ATOMIC_RELAXED);
  kept_t *dropped = make_space(0);
  give_lock();
  free_chain(dropped);
}

size_t kf__host_copies_kept(void) {
  take_lock();
  size_t bytes = bytes_kept;
  give_lock();
  return bytes;
}

__attribute__((constructor)) static void set_up(void) {
  kf__watch_forks(KF__FORK_HOST_COPIES, (kf__fork_functions_t){take_lock, give_lock, give_lock});
  kf__storage_forget_copy = kf__kept_copy_forget;
}
