/* Snapshots of tensors: geometry, type, storage, and hashes of the memory. See tensor_snapshot.h.
 */
#include "tensor/checked/tensor_snapshot.h"

#include <stdio.h>

#include "dispatch/keys/key_internal.h"

enum { MOST_BLOCKS = 1024 };

/* The memory can be read by the CPU. */
static bool is_readable(const kf_storage_t *storage) {
  return storage->device.type == KF_DEVICE_CPU && storage->data != NULL &&
         (kf__storage_flags(storage) & KF_STORAGE_THROW_ON_DATA) == 0;
}

static uint64_t hash_dims(const int64_t *dims, uint32_t count) {
  return kf__hash_bytes(dims, count * sizeof *dims, count);
}

static uint64_t lazy_bits(const kf_tensor_t *t) {
  return t->base.keys.functionality & (KF_RANK_BIT(Conjugate) | KF_RANK_BIT(Negative));
}

static size_t block_count(const kf__snapshot_t *s) {
  return s->end > s->first ? (s->end - s->first + s->block - 1) / s->block : 0;
}

/* Never 0, which stands for a block that may change. */
static uint64_t hash_block(const kf__snapshot_t *s, const void *data, size_t index) {
  KF_ASSERT(index < block_count(s));
  size_t from = s->first + index * s->block;
  size_t size = s->end - from < s->block ? s->end - from : s->block;
  return kf__hash_bytes((const char *)data + from, size, 1) | 1;
}

/* The range of bytes in the storage from the first to the end of the last element, cut at the end
 * of a storage that was made smaller. */
static void find_range(const kf_tensor_t *t, size_t *first, size_t *end) {
  int64_t lowest = t->offset, highest = t->offset;
  *first = *end = 0;
  if (t->numel == 0) return;
  for (uint32_t d = 0; d < t->ndim; d++) {
    int64_t reach = (t->sizes[d] - 1) * t->strides[d];
    if (reach < 0)
      lowest += reach;
    else
      highest += reach;
  }
  size_t itemsize = (size_t)kf__itemsize(t), size = t->storage->size;
  if (lowest < 0 || (size_t)lowest >= size / itemsize) return;
  *first = (size_t)lowest * itemsize;
  *end = (size_t)highest >= size / itemsize ? size : ((size_t)highest + 1) * itemsize;
}

/* Blocks of whole elements. */
static size_t choose_block(const kf__snapshot_t *s) {
  size_t itemsize = (size_t)kf__itemsize(s->tensor);
  size_t elements = (s->end - s->first + itemsize - 1) / itemsize;
  return itemsize * ((elements + MOST_BLOCKS - 1) / MOST_BLOCKS);
}

static kf_status_t hash_memory(kf__snapshot_t *s) {
  if (!is_readable(s->storage)) return KF_OK;
  find_range(s->tensor, &s->first, &s->end);
  if (s->end == s->first) return KF_OK;
  s->block = choose_block(s);
  size_t count = block_count(s);
  KF_ASSERT(s->end <= s->storage_size);
  KF_ASSERT(count >= 1);
  KF_ASSERT(count <= MOST_BLOCKS);
  s->hashes = kf_alloc(count * sizeof *s->hashes);
  if (s->hashes == NULL) return kf__no_memory();
  for (size_t i = 0; i < count; i++) s->hashes[i] = hash_block(s, s->data, i);
  return KF_OK;
}

kf_status_t kf__snapshot_take(kf_tensor_t *t, kf__snapshot_t *s) {
  KF_ASSERT(t->storage != NULL);
  KF_TRY(kf__readable(t)); /* or a kernel that makes recorded operators run would seem to write */
  *s = (kf__snapshot_t){
      .tensor = t,
      .storage = t->storage,
      .sizes = hash_dims(t->sizes, t->ndim),
      .strides = hash_dims(t->strides, t->ndim),
      .offset = t->offset,
      .lazy_bits = lazy_bits(t),
      .dtype = t->dtype,
      .version = __atomic_load_n(t->version, __ATOMIC_RELAXED),
      .counter = t->version,
      .data = t->storage->data,
      .storage_size = t->storage->size,
  };
  KF_TRY(hash_memory(s));
  kf_tensor_retain(t);
  kf_storage_retain(t->storage);
  return KF_OK;
}

void kf__snapshot_forget(kf__snapshot_t *s) {
  kf_free(s->hashes);
  kf_storage_release(s->storage);
  kf_tensor_release(s->tensor);
}

/* ---- What may change ---- */

/* The bytes are given by address, because two storages may wrap the same memory. */
static void allow_bytes(kf__snapshot_t *s, uintptr_t from, uintptr_t to) {
  uintptr_t first = (uintptr_t)s->data + s->first, end = (uintptr_t)s->data + s->end;
  if (from < first) from = first;
  if (to > end) to = end;
  if (from >= to) return;
  KF_ASSERT((to - 1 - first) / s->block < block_count(s));
  for (size_t i = (from - first) / s->block; i <= (to - 1 - first) / s->block; i++)
    s->hashes[i] = 0;
}

static void allow_elements(kf__snapshot_t *s, const kf_tensor_t *t, const char *data) {
  int64_t index[KF__MAX_DIMS] = {0};
  int64_t itemsize = kf__itemsize(t), at = t->offset;
  uint32_t d;
  do {
    uintptr_t address = (uintptr_t)(data + at * itemsize);
    allow_bytes(s, address, address + (size_t)itemsize);
    for (d = 0; d < t->ndim; d++) { /* next element; a stride of 0 repeats the same one */
      at += t->strides[d];
      if (++index[d] < (t->strides[d] != 0 ? t->sizes[d] : 1)) break;
      at -= t->strides[d] * index[d];
      index[d] = 0;
    }
  } while (d < t->ndim);
}

void kf__snapshot_allow(kf__snapshot_t *s, const kf__snapshot_t *other) {
  if (s->hashes == NULL || other->hashes == NULL) return;
  uintptr_t from = (uintptr_t)other->data + other->first, to = (uintptr_t)other->data + other->end;
  if (kf__is_dense(other->tensor))
    allow_bytes(s, from, to);
  else if (from < (uintptr_t)s->data + s->end && to > (uintptr_t)s->data + s->first)
    allow_elements(s, other->tensor, other->data);
}

/* ---- What changed ---- */

const char *kf__snapshot_metadata_change(const kf__snapshot_t *s) {
  const kf_tensor_t *t = s->tensor;
  if (t->storage != s->storage) return "it has another storage";
  if (hash_dims(t->sizes, t->ndim) != s->sizes) return "its sizes changed";
  if (hash_dims(t->strides, t->ndim) != s->strides) return "its strides changed";
  if (t->offset != s->offset) return "its storage offset changed";
  if (t->dtype != s->dtype) return "its dtype changed";
  if (lazy_bits(t) != s->lazy_bits) return "its conjugate or negative bit changed";
  return NULL;
}

bool kf__snapshot_storage_changed(const kf__snapshot_t *s) {
  return s->storage->size != s->storage_size || s->storage->data != s->data;
}

const char *kf__snapshot_memory_change(const kf__snapshot_t *s, char *buffer) {
  if (s->hashes == NULL) return NULL;
  if (!is_readable(s->storage) || s->end > s->storage->size) return "its storage became smaller";
  size_t count = block_count(s), itemsize = kf__dtype_sizes[s->dtype];
  for (size_t i = 0; i < count; i++) {
    if (s->hashes[i] == 0 || s->hashes[i] == hash_block(s, s->storage->data, i)) continue;
    size_t from = (s->first + i * s->block) / itemsize, to = from + s->block / itemsize - 1;
    if (from == to)
      (void)snprintf(buffer, KF__CHANGE_TEXT, "element %zu of its storage changed", from);
    else
      (void)snprintf(buffer, KF__CHANGE_TEXT,
                     "its memory changed, between elements %zu and %zu of the storage", from, to);
    return buffer;
  }
  return NULL;
}

bool kf__shares_memory(const kf_tensor_t *a, const kf_tensor_t *b) {
  const kf_storage_t *x = a->storage, *y = b->storage;
  if (x->size == 0 || y->size == 0) return false;
  if (x == y) return true;
  if (!is_readable(x) || !is_readable(y)) return false;
  return (uintptr_t)x->data < (uintptr_t)y->data + y->size &&
         (uintptr_t)y->data < (uintptr_t)x->data + x->size;
}
