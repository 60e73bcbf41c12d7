/* Reuse of what was inferred for nodes (kf_lazy_options_t.reuse_ir). A program records the same
 * calls in every step. The result of a call has the type and shape that an equal call before had,
 * so the meta kernel need not run again.
 *
 * Calls are equal when everything that a meta kernel can see is: geometries of tensors, all other
 * arguments, and the default type. Recorded calls are kept in a table in which a new one replaces
 * another one with the same slot.
 *
 * PyTorch keeps nodes as a trie, in the order of the program, and counts where a step takes another
 * way than the steps before: TrieForked. Here that is a new call behind one that another call has
 * followed. */
/* build: size */
#include "lazy/reuse.h"

#include "dispatch/values/value_internal.h"
#include "tensor/core/geometry.h"

enum { SLOTS = 1024, WORDS = 192 };

typedef struct entry {
  const kf__lazy_op_t *op;
  size_t count;     /* words of the key */
  size_t bytes;     /* of the result's storage */
  bool is_followed; /* by a call that was kept, in some step */
  uint64_t data[];  /* the key, then the result's geometry */
} entry_t;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry_t *entries[SLOTS]; /* under the lock */
static __thread uint32_t last __attribute__((tls_model(
    "initial-exec"))); /* the slot of the thread's last call in this step, plus 1; 0: none */

/* ---- Keys ---- */

static bool add(kf__lazy_call_key_t *key, uint64_t word) {
  if (key->count == WORDS) return false;
  key->words[key->count++] = word;
  return true;
}

static bool add_tensor(kf__lazy_call_key_t *key, const kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return add(key, tensor == NULL ? 1 : 2);
  const uint64_t bits = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  bool fits = add(key, (uint64_t)tensor->ndim << 32 | (uint64_t)tensor->dtype << 8 |
                           (tensor->flags & KF__WRAPPED_NUMBER ? 8u : 4u)) &&
              add(key, (uint64_t)(uint32_t)tensor->device.type) &&
              add(key, tensor->base.keys.functionality & bits) &&
              add(key, (uint64_t)tensor->offset);
  for (uint32_t i = 0; i < tensor->ndim && fits; i++)
    fits = add(key, (uint64_t)tensor->sizes[i]) && add(key, (uint64_t)tensor->strides[i]);
  return fits;
}

static bool add_list(kf__lazy_call_key_t *key, const kf_list_t *list) {
  const size_t size = kf_list_size(list);
  if (!add(key, (uint64_t)kf_list_kind(list)) || !add(key, size)) return false;
  for (size_t i = 0; i < size; i++) {
    bool fits = false;
    if (kf_list_kind(list) == KF_LIST_INTS)
      fits = add(key, (uint64_t)kf_list_ints(list).data[i]);
    else if (kf_list_kind(list) == KF_LIST_BOOLS)
      fits = add(key, kf_list_bools(list).data[i]);
    else if (kf_list_kind(list) == KF_LIST_TENSORS)
      fits = add_tensor(key, kf_list_tensors(list).data[i]);
    if (!fits) return false;
  }
  return true;
}

static bool add_text(kf__lazy_call_key_t *key, const kf_value_t *value) {
  const kf_str_t text = kf_value_get_string(value);
  if (!add(key, text.size)) return false;
  for (size_t i = 0; i < text.size; i++)
    if (!add(key, (uint8_t)text.data[i])) return false;
  return true;
}

static bool add_value(kf__lazy_call_key_t *key, const kf_value_t *value) {
  if (!add(key, (uint64_t)value->tag)) return false;
  switch (value->tag) {
    case KF_TAG_NONE: return true;
    case KF_TAG_TENSOR: return add_tensor(key, value->as.tensor);
    case KF_TAG_LIST: return add_list(key, (const kf_list_t *)value->as.pointer);
    case KF_TAG_STRING: return add_text(key, value);
    case KF_TAG_BOOL: return add(key, value->as.b);
    case KF_TAG_INT:
    case KF_TAG_FLOAT: return add(key, value->as.bits);
    default: return false;
  }
}

static bool is_reusable(const kf__lazy_op_t *op) {
  return op->return_count == 1 && op->returns[0] == KF__LAZY_RETURN_NEW && !op->writes &&
         !op->trains && !op->is_copy;
}

bool kf__lazy_call_key(kf__lazy_call_key_t *key, const kf__lazy_op_t *op, const kf_value_t *args) {
  key->count = 0;
  if (!is_reusable(op) || !add(key, (uint64_t)kf_default_dtype())) return false;
  for (uint32_t i = 0; i < op->arg_count; i++)
    if (!add_value(key, &args[i])) return false;
  uint64_t hash = op->name_hash;
  for (size_t i = 0; i < key->count; i++)
    hash = (hash ^ key->words[i] ^ hash >> 29) * UINT64_C(0x9e3779b97f4a7c15);
  key->slot = (uint32_t)(hash >> 40) % SLOTS;
  return true;
}

/* ---- The table ---- */

static const kf__lazy_geometry_t *geometry_of(const entry_t *entry) {
  return (const kf__lazy_geometry_t *)(const void *)(entry->data + entry->count);
}

static bool is_equal(const entry_t *entry, const kf__lazy_op_t *op,
                     const kf__lazy_call_key_t *key) {
  return entry != NULL && entry->op == op && entry->count == key->count &&
         memcmp(entry->data, key->words, key->count * sizeof *key->words) == 0;
}

/* The thread's call after the last one is in this slot. Returns whether another one has followed
 * that before. The lock is held. */
static bool follow(uint32_t slot) {
  entry_t *before = last != 0 ? entries[last - 1] : NULL;
  const bool forks = before != NULL && before->is_followed;
  if (before != NULL) before->is_followed = true;
  last = slot + 1;
  return forks;
}

void kf__lazy_reuse_next_step(void) { last = 0; }

kf_status_t kf__lazy_reuse(kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                           kf_tensor_t **out_result) {
  kf_status_t status = KF_OK;
  *out_result = NULL;
  (void)pthread_mutex_lock(&lock);
  const entry_t *entry = entries[key->slot];
  if (is_equal(entry, op, key)) {
    (void)follow(key->slot);
    const kf__lazy_geometry_t *geometry = geometry_of(entry);
    kf_storage_t *storage = NULL;
    status = kf__storage_new(kf_device_make(KF_DEVICE_LAZY, 0), entry->bytes, &storage);
    if (status == KF_OK)
      status = kf__tensor_over(storage, (kf_dtype_t)geometry->dtype,
                               (kf_int_span_t){geometry->dims, geometry->ndim},
                               geometry->dims + geometry->ndim, geometry->offset, out_result);
    if (storage != NULL) kf_storage_release(storage);
  }
  (void)pthread_mutex_unlock(&lock);
  if (*out_result != NULL) kf__lazy_count(kf__lazy_counter("IrNodeReused_", kf__lazy_op_name(op)));
  return status;
}

/* Without memory nothing is kept. */
void kf__lazy_keep_for_reuse(const kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                             const kf_value_t *result) {
  if (result->tag != KF_TAG_TENSOR || !kf__lazy_is(result->as.tensor)) return;
  const kf_tensor_t *tensor = result->as.tensor;
  const uint64_t bits = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  if ((tensor->base.keys.functionality & bits) != 0 || tensor->storage->object.refcount != 1)
    return;
  const size_t words = key->count * sizeof *key->words;
  entry_t *made = kf_alloc(sizeof *made + words + kf__lazy_geometry_size(tensor->ndim));
  if (made == NULL) return;
  *made = (entry_t){.op = op, .count = key->count, .bytes = tensor->storage->size};
  memcpy(made->data, key->words, words);
  kf__lazy_geometry_fill((kf__lazy_geometry_t *)(void *)(made->data + key->count), tensor);
  (void)pthread_mutex_lock(&lock);
  const bool forks = follow(key->slot);
  entry_t *old = entries[key->slot];
  entries[key->slot] = made;
  (void)pthread_mutex_unlock(&lock);
  kf_free(old);
  if (forks) kf__lazy_count(kf__lazy_counter("", "TrieForked"));
}

void kf__lazy_forget_reusable(void) {
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < SLOTS; i++) {
    kf_free(entries[i]);
    entries[i] = NULL;
  }
  (void)pthread_mutex_unlock(&lock);
}
