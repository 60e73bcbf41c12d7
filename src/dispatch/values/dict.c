/* Dicts: entries in insertion order without gaps, and an open-addressed index over them. Both are
 * in one block. The index has twice as many slots as the entries' capacity, so it is never more
 * than half full, and a probe always ends at a free slot. Removing an entry closes the gap, which
 * costs a pass over the index; positions stay dense, so iterating by position is linear. Tensors
 * are keys by identity. */
#include <string.h>

#include "dispatch/values/value_internal.h"

enum { FIRST_CAPACITY = 8 };
/* Index slots have 32 bits, and the value 0 means "free". */
static const size_t most_entries = UINT32_MAX / 4;

static void dispose_dict(kf_object_t *self) {
  kf_dict_t *dict = (kf_dict_t *)(void *)self;
  for (size_t i = 0; i < dict->size; i++) {
    kf_value_clear(&dict->entries[i].key);
    kf_value_clear(&dict->entries[i].value);
  }
  kf_free(dict->entries);
  kf_free(dict);
}

static const kf_container_type_t dict_type = {
    {sizeof(kf_object_type_t), 0, "Dict", kf__container_destroy, NULL, NULL}, dispose_dict};

kf_status_t kf_dict_create(kf_dict_t **out_dict) {
  *out_dict = NULL;
  kf_dict_t *dict = kf_alloc(sizeof *dict);
  if (dict == NULL) return kf__no_memory();
  kf_object_init(&dict->base, &dict_type.base);
  dict->size = 0;
  dict->capacity = 0;
  dict->entries = NULL;
  dict->index = NULL;
  *out_dict = dict;
  return KF_OK;
}

size_t kf_dict_size(const kf_dict_t *dict) { return dict->size; }

/* ---- Keys ---- */

static bool can_be_key(const kf_value_t *key) {
  switch (key->tag) {
    case KF_TAG_INT:
    case KF_TAG_FLOAT:
    case KF_TAG_BOOL:
    case KF_TAG_COMPLEX:
    case KF_TAG_STRING: return true;
    case KF_TAG_TENSOR: return key->as.object != NULL;
    default: return false;
  }
}

static uint64_t key_hash(const kf_value_t *key) {
  if (key->tag != KF_TAG_TENSOR) return kf_value_hash(key);
  return kf__hash_bytes(&key->as.object, sizeof key->as.object, KF_TAG_TENSOR);
}

static bool key_equal(const kf_value_t *a, const kf_value_t *b) {
  if (a->tag == KF_TAG_TENSOR || b->tag == KF_TAG_TENSOR)
    return a->tag == b->tag && a->as.object == b->as.object;
  return kf__simple_equal(a, b);
}

/* ---- The index ---- */

static size_t index_mask(const kf_dict_t *dict) {
  KF_ASSERT(dict->capacity > 0);
  KF_ASSERT((dict->capacity & (dict->capacity - 1)) == 0);
  KF_ASSERT(dict->size <= dict->capacity); /* at most half full */
  return dict->capacity * 2 - 1;
}

/* The index slot of the key's entry, or the free slot where it would go. The dict has a block. */
static size_t find_slot(const kf_dict_t *dict, const kf_value_t *key, uint64_t hash) {
  size_t mask = index_mask(dict);
  size_t slot = (size_t)hash & mask;
  for (; dict->index[slot] != 0; slot = (slot + 1) & mask) {
    KF_ASSERT(dict->index[slot] <= dict->size);
    const kf_dict_entry_t *entry = &dict->entries[dict->index[slot] - 1];
    if (entry->hash == hash && key_equal(&entry->key, key)) break;
  }
  return slot;
}

/* Entry of a key, or NULL. */
static kf_dict_entry_t *find_entry(const kf_dict_t *dict, const kf_value_t *key, uint64_t hash) {
  if (dict->size == 0) return NULL;
  uint32_t number = dict->index[find_slot(dict, key, hash)];
  return number != 0 ? &dict->entries[number - 1] : NULL;
}

/* Doubles the capacity. Changes nothing when there is no memory. */
static kf_status_t grow_dict(kf_dict_t *dict) {
  size_t capacity = dict->capacity > 0 ? dict->capacity * 2 : FIRST_CAPACITY;
  if (capacity > most_entries) {
    (void)kf_error_set(KF_ERR_EXHAUSTED, "a dict holds at most %zu entries", dict->capacity);
    return KF_ERR_EXHAUSTED;
  }
  size_t entry_bytes = capacity * sizeof(kf_dict_entry_t);
  size_t index_bytes = capacity * 2 * sizeof(uint32_t);
  char *block = kf_alloc(entry_bytes + index_bytes);
  if (block == NULL) return kf__no_memory();
  if (dict->entries != NULL) memcpy(block, dict->entries, dict->size * sizeof(kf_dict_entry_t));
  kf_free(dict->entries);
  dict->capacity = capacity;
  dict->entries = (kf_dict_entry_t *)(void *)block;
  dict->index = (uint32_t *)(void *)(block + entry_bytes);
  memset(dict->index, 0, index_bytes);
  /* All keys are different, so none needs to be compared. */
  size_t mask = index_mask(dict);
  for (size_t i = 0; i < dict->size; i++) {
    size_t slot = (size_t)dict->entries[i].hash & mask;
    while (dict->index[slot] != 0) slot = (slot + 1) & mask;
    dict->index[slot] = (uint32_t)(i + 1);
  }
  return KF_OK;
}

/* Frees a slot and moves later members of its probe sequence into the hole, unless that would put
 * one in front of its home slot: no probe ends at a hole before it reaches its key. */
static void free_slot(kf_dict_t *dict, size_t slot) {
  size_t mask = index_mask(dict);
  size_t hole = slot;
  KF_ASSERT(dict->index[slot] != 0);
  for (size_t next = (hole + 1) & mask; dict->index[next] != 0; next = (next + 1) & mask) {
    size_t home = (size_t)dict->entries[dict->index[next] - 1].hash & mask;
    if (((next - home) & mask) < ((next - hole) & mask)) continue;
    dict->index[hole] = dict->index[next];
    hole = next;
  }
  dict->index[hole] = 0;
}

/* ---- Entries ---- */

kf_status_t kf_dict_set(kf_dict_t *dict, const kf_value_t *key, const kf_value_t *value) {
  if (!can_be_key(key))
    return kf_error_set(KF_ERR_TYPE,
                        "expected a dict key of type int, float, complex, bool, str or Tensor, "
                        "found %s",
                        kf__value_type_name(key));
  uint64_t hash = key_hash(key);
  kf_dict_entry_t *entry = find_entry(dict, key, hash);
  /* Copied before anything moves: both may be parts of this very dict. */
  kf_value_t new_value = *value;
  if (entry != NULL) {
    kf_value_t old = entry->value;
    entry->value = kf_value_copy(new_value);
    kf_value_clear(&old); /* last: a destructor may use the dict */
    return KF_OK;
  }
  kf_value_t new_key = *key;
  if (dict->entries == NULL || dict->size == dict->capacity) KF_TRY(grow_dict(dict));
  size_t slot = find_slot(dict, &new_key, hash);
  KF_ASSERT(dict->index[slot] == 0);
  KF_ASSERT(dict->size < dict->capacity);
  dict->index[slot] = (uint32_t)(dict->size + 1);
  entry = &dict->entries[dict->size++];
  entry->hash = hash;
  entry->key = kf_value_copy(new_key);
  entry->value = kf_value_copy(new_value);
  return KF_OK;
}

const kf_value_t *kf_dict_get(const kf_dict_t *dict, const kf_value_t *key) {
  if (!can_be_key(key)) return NULL;
  const kf_dict_entry_t *entry = find_entry(dict, key, key_hash(key));
  return entry != NULL ? &entry->value : NULL;
}

bool kf_dict_remove(kf_dict_t *dict, const kf_value_t *key) {
  if (dict->size == 0 || !can_be_key(key)) return false;
  size_t slot = find_slot(dict, key, key_hash(key));
  if (dict->index[slot] == 0) return false;
  uint32_t number = dict->index[slot];
  kf_dict_entry_t old = dict->entries[number - 1];
  free_slot(dict, slot);
  size_t behind = dict->size - number;
  if (behind > 0) {
    memmove(&dict->entries[number - 1], &dict->entries[number], behind * sizeof old);
    size_t slots = dict->capacity * 2;
    for (size_t i = 0; i < slots; i++)
      if (dict->index[i] > number) dict->index[i]--;
  }
  dict->size--;
  /* Last: a destructor may use the dict. */
  kf_value_clear(&old.key);
  kf_value_clear(&old.value);
  return true;
}

bool kf_dict_at(const kf_dict_t *dict, size_t position, const kf_value_t **out_key,
                const kf_value_t **out_value) {
  if (position >= dict->size) return false;
  if (out_key != NULL) *out_key = &dict->entries[position].key;
  if (out_value != NULL) *out_value = &dict->entries[position].value;
  return true;
}
