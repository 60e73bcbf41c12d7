/* Reuse of what was inferred for nodes (kf_lazy_options_t.reuse_ir). A program records the same
 * calls in every step. The result of a call has the type and shape that an equal call before had,
 * so the meta kernel need not run again.
 *
 * Calls are equal when everything that a meta kernel can see is: geometries of tensors, all other
 * arguments, and the default type. The values of numbers beside a floating tensor are not part of
 * that, since shapes do not depend on them.
 *
 * As in PyTorch, calls are a trie in the order of the program: a call is reused behind the call
 * that it followed before, from the beginning of a step. A step that takes another way than those
 * before is counted: TrieForked. The number of the call before is part of the key in a table, in
 * which a new call replaces another one with the same slot. In-place calls take part, but have no
 * results to be reused. */
#include "lazy/model/reuse.h"
#include "lazy/model/buffer.h"

#include "dispatch/values/value_internal.h"
#include "tensor/core/geometry.h"

enum { SLOTS = 1024, WORDS = 192 };

typedef struct entry {
  const kf__lazy_op_t *op;
  size_t count;                                           /* words of the key */
  size_t result_count;                                    /* and for each result: */
  size_t bytes[KF__LAZY_REUSED];                          /* of its storage, */
  const kf__lazy_geometry_t *geometries[KF__LAZY_REUSED]; /* and where its geometry is in `data` */
  uint64_t number;                                        /* of this call, from 1, */
  uint64_t before; /* and of the one that it follows; 0: a step begins with it */
  int64_t hits;
  bool is_followed; /* by a call that was kept, in some step */
  uint64_t data[];  /* the key, then the geometries */
} entry_t;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry_t *entries[SLOTS]; /* under the lock */
static uint64_t last_number;    /* the same */
static bool is_begun;           /* the same: some step has begun with a call that was kept */
typedef struct place {
  uint32_t slot;   /* of the thread's last call in this step, */
  uint64_t number; /* and its number; 0: there is none */
} place_t;
static __thread place_t last __attribute__((tls_model("initial-exec")));

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
  for (uint32_t i = 0; i < op->return_count; i++)
    if (op->returns[i] != KF__LAZY_RETURN_NEW) return false;
  return op->return_count > 0 && op->return_count <= KF__LAZY_REUSED && !op->writes;
}

/* Copies and fills of new tensors are not calls that the program made. */
static bool is_in_place(const kf__lazy_op_t *op) {
  if (op->op == NULL || !op->writes || op->is_copy || op->arg_count < 2) return false;
  return (op->arg_flags[0] & KF__LAZY_ARG_WRITTEN) != 0 &&
         strcmp(kf_op_name(op->op), "aten::fill_") != 0;
}

/* Whether the value of an argument decides nothing: a number beside a floating tensor, which cannot
 * be out of range. */
static bool is_free(const kf__lazy_op_t *op, const kf_value_t *args, uint32_t index) {
  if ((op->arg_flags[index] & KF__LAZY_ARG_NUMBER) == 0 || args[0].tag != KF_TAG_TENSOR ||
      !kf__is_defined(args[0].as.tensor))
    return false;
  const kf_type_t *type = kf_schema_argument(op->schema, index)->type;
  if (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  return type->kind == KF_TYPE_SCALAR && kf_dtype_is_floating(kf__dtype(args[0].as.tensor));
}

bool kf__lazy_call_key(kf__lazy_call_key_t *key, const kf__lazy_op_t *op, const kf_value_t *args) {
  key->count = 0;
  if ((!is_reusable(op) && !is_in_place(op)) || !add(key, (uint64_t)kf_default_dtype()) ||
      !add(key, last.number))
    return false;
  for (uint32_t i = 0; i < op->arg_count; i++)
    if (is_free(op, args, i) ? !add(key, (uint64_t)args[i].tag) : !add_value(key, &args[i]))
      return false;
  uint64_t hash = op->name_hash;
  for (size_t i = 0; i < key->count; i++)
    hash = (hash ^ key->words[i] ^ hash >> 29) * UINT64_C(0x9e3779b97f4a7c15);
  key->slot = (uint32_t)(hash >> 40) % SLOTS;
  return true;
}

/* ---- The table ---- */

static bool is_equal(const entry_t *entry, const kf__lazy_op_t *op,
                     const kf__lazy_call_key_t *key) {
  return entry != NULL && entry->op == op && entry->count == key->count &&
         memcmp(entry->data, key->words, key->count * sizeof *key->words) == 0;
}

/* A new call comes after the thread's last one. Returns whether another one has followed that
 * before. The lock is held. */
static bool follow_last(void) {
  bool *is_followed = &is_begun;
  if (last.number != 0) {
    entry_t *before = entries[last.slot];
    if (before == NULL || before->number != last.number) return false;
    is_followed = &before->is_followed;
  }
  const bool forks = *is_followed;
  *is_followed = true;
  return forks;
}

void kf__lazy_reuse_next_step(void) { last = (place_t){0, 0}; }

static kf_status_t make_result(const entry_t *entry, size_t index, kf_tensor_t **out_result) {
  const kf__lazy_geometry_t *geometry = entry->geometries[index];
  kf_storage_t *storage;
  KF_TRY(kf__storage_new(kf_device_make(KF_DEVICE_LAZY, 0), entry->bytes[index], &storage));
  kf_status_t status = kf__tensor_over(
      storage, (kf_dtype_t)geometry->dtype, (kf_int_span_t){geometry->dims, geometry->ndim},
      geometry->dims + geometry->ndim, geometry->offset, out_result);
  kf_storage_release(storage);
  return status;
}

/* The counter has the name of PyTorch's class of nodes: torch::lazy::AddTensor for
 * aten::add.Tensor.
 */
static void count_reuse(const kf__lazy_op_t *op) {
  char name[128];
  const char *from = strstr(kf__lazy_op_name(op), "::");
  size_t size = 0;
  bool begins = true;
  for (from = from != NULL ? from + 2 : ""; *from != '\0' && size + 1 < sizeof name; from++) {
    const bool separates = *from == '_' || *from == '.';
    const char c = *from;
    if (!separates && begins)
      name[size++] = c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
    else if (!separates)
      name[size++] = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
    begins = separates;
  }
  name[size] = '\0';
  kf__lazy_count(kf__lazy_counter("IrNodeReused_torch::lazy::", name));
}

kf_status_t kf__lazy_reuse(kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                           kf_tensor_t **out_results, size_t *out_count, bool *out_found) {
  kf_status_t status = KF_OK;
  size_t made = 0;
  *out_count = 0;
  *out_found = false;
  (void)pthread_mutex_lock(&lock);
  entry_t *entry = entries[key->slot];
  const bool found = is_equal(entry, op, key);
  if (found) {
    last = (place_t){key->slot, entry->number};
    entry->hits++;
    for (; made < entry->result_count && status == KF_OK; made += status == KF_OK)
      status = make_result(entry, made, &out_results[made]);
  }
  (void)pthread_mutex_unlock(&lock);
  while (status != KF_OK && made > 0) kf_tensor_release(out_results[--made]);
  if (status != KF_OK || !found) return status;
  *out_found = true;
  *out_count = made;
  count_reuse(op);
  return KF_OK;
}

/* Bytes of the geometries of results that can be made again; 0: they cannot. */
static size_t geometry_bytes(const kf_value_t *results, size_t count) {
  const uint64_t bits = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  size_t size = 0;
  for (size_t i = 0; i < count; i++) {
    const kf_tensor_t *tensor = results[i].tag == KF_TAG_TENSOR ? results[i].as.tensor : NULL;
    if (!kf__is_defined(tensor) || !kf__lazy_is(tensor) ||
        (tensor->base.keys.functionality & bits) != 0 || tensor->storage->object.refcount != 1)
      return 0;
    size += kf__lazy_geometry_size(tensor->ndim);
  }
  return size;
}

/* Without memory nothing is kept. */
void kf__lazy_keep_for_reuse(const kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                             const kf_value_t *results, size_t count) {
  if (op->writes) count = 0;
  const size_t words = key->count * sizeof *key->words, size = geometry_bytes(results, count);
  entry_t *made = size > 0 || count == 0 ? kf_alloc(sizeof *made + words + size) : NULL;
  if (made == NULL) return;
  *made = (entry_t){.op = op, .count = key->count, .result_count = count};
  memcpy(made->data, key->words, words);
  char *at = (char *)(made->data + key->count);
  for (size_t i = 0; i < count; i++) {
    const kf_tensor_t *tensor = results[i].as.tensor;
    kf__lazy_geometry_t *geometry = (kf__lazy_geometry_t *)(void *)at;
    kf__lazy_geometry_fill(geometry, tensor);
    made->geometries[i] = geometry;
    made->bytes[i] = tensor->storage->size;
    at += kf__lazy_geometry_size(tensor->ndim);
  }
  (void)pthread_mutex_lock(&lock);
  made->number = ++last_number;
  made->before = last.number;
  const bool forks = follow_last();
  last = (place_t){key->slot, made->number};
  entry_t *old = entries[key->slot];
  entries[key->slot] = made;
  (void)pthread_mutex_unlock(&lock);
  kf_free(old);
  if (forks) kf__lazy_count(kf__lazy_counter("", "TrieForked"));
}

kf_status_t kf__lazy_reuse_dot(char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text, "digraph G {\n");
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < SLOTS; i++) {
    const entry_t *entry = entries[i];
    if (entry == NULL) continue;
    const char *name = kf__lazy_op_name(entry->op);
    kf__text_format(&text, "%llu -> %llu\n%llu[label=\"%.*s, %lld hits\"]\n",
                    (unsigned long long)entry->before, (unsigned long long)entry->number,
                    (unsigned long long)entry->number, (int)strcspn(name, "."), name,
                    (long long)entry->hits);
  }
  (void)pthread_mutex_unlock(&lock);
  kf__text_puts(&text, "}\n");
  return kf__text_take(&text, out_text);
}

void kf__lazy_forget_reusable(void) {
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < SLOTS; i++) {
    kf_free(entries[i]);
    entries[i] = NULL;
  }
  is_begun = false;
  last = (place_t){0, 0};
  (void)pthread_mutex_unlock(&lock);
}
