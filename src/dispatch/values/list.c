/* Lists: packed sequences whose kind is fixed when they are made. Elements follow the header in the
 * same block until the list outgrows it, then they are in a separate block. as.block is never NULL,
 * so that the span of an empty list differs from None. A list has no lock: threads that share one
 * and change it must synchronize. */
#include <string.h>

#include "dispatch/values/value_internal.h"

/* Bytes for the first elements of a list that is made without a size. */
enum { FIRST_BYTES = 64 };

/* One element in its packed form. */
typedef union slot {
  kf_value_t value;
  int64_t i;
  double f;
  bool b;
  kf_tensor_t *tensor;
} slot_t;

static size_t element_size(uint32_t kind) {
  KF_ASSERT(kind <= KF_LIST_TENSORS);
  switch (kind) {
    case KF_LIST_INTS: return sizeof(int64_t);
    case KF_LIST_FLOATS: return sizeof(double);
    case KF_LIST_BOOLS: return sizeof(bool);
    case KF_LIST_TENSORS: return sizeof(kf_tensor_t *);
    default: return sizeof(kf_value_t);
  }
}

/* ---- Making and destroying ---- */

static void dispose_list(kf_object_t *self) {
  kf_list_t *list = (kf_list_t *)(void *)self;
  KF_ASSERT(list->size <= list->capacity);
  KF_ASSERT(list->as.block != NULL);
  if (list->kind == KF_LIST_VALUES)
    for (size_t i = 0; i < list->size; i++) kf_value_clear(&list->as.values[i]);
  if (list->kind == KF_LIST_TENSORS)
    for (size_t i = 0; i < list->size; i++) kf_object_release(list->as.tensors[i]);
  if (list->as.block != list->storage) kf_free(list->as.block);
  kf_free(list);
}

static void destroy_list(kf_object_t *self) {
  uint32_t kind = ((kf_list_t *)(void *)self)->kind;
  if (kind == KF_LIST_VALUES || kind == KF_LIST_TENSORS)
    kf__container_destroy(self);
  else
    dispose_list(self); /* numbers do not nest */
}

static const kf_container_type_t list_type = {
    {sizeof(kf_object_type_t), 0, "List", destroy_list, NULL, NULL}, dispose_list};

static kf_status_t make_list(kf_list_kind_t kind, size_t capacity, kf_list_t **out_list) {
  size_t bytes = 0;
  if (__builtin_mul_overflow(capacity, element_size(kind), &bytes) ||
      __builtin_add_overflow(bytes, sizeof(kf_list_t), &bytes))
    return kf__no_memory();
  kf_list_t *list = kf_alloc(bytes);
  if (list == NULL) return kf__no_memory();
  kf_object_init(&list->base, &list_type.base);
  list->kind = (uint32_t)kind;
  list->size = 0;
  list->capacity = capacity;
  list->as.block = list->storage;
  *out_list = list;
  return KF_OK;
}

kf_status_t kf_list_create(kf_list_kind_t kind, size_t reserve, kf_list_t **out_list) {
  *out_list = NULL;
  if ((uint32_t)kind > KF_LIST_TENSORS)
    return kf_error_set(KF_ERR_MISUSE, "kf_list_create: %d is not a kf_list_kind_t", (int)kind);
  size_t first = FIRST_BYTES / element_size(kind);
  return make_list(kind, reserve > 0 ? reserve : first, out_list);
}

/* A list of exactly these elements; references are the caller's to add. */
static kf_status_t list_from(kf_list_kind_t kind, const void *data, size_t size,
                             kf_list_t **out_list) {
  *out_list = NULL;
  if (data == NULL && size > 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_list_of: data is NULL, but its size is %zu", size);
  KF_TRY(make_list(kind, size, out_list));
  if (size > 0) memcpy((*out_list)->as.block, data, size * element_size(kind));
  (*out_list)->size = size;
  return KF_OK;
}

kf_status_t kf_list_of_ints(const int64_t *data, size_t size, kf_list_t **out_list) {
  return list_from(KF_LIST_INTS, data, size, out_list);
}

kf_status_t kf_list_of_floats(const double *data, size_t size, kf_list_t **out_list) {
  return list_from(KF_LIST_FLOATS, data, size, out_list);
}

kf_status_t kf_list_of_bools(const bool *data, size_t size, kf_list_t **out_list) {
  return list_from(KF_LIST_BOOLS, data, size, out_list);
}

kf_status_t kf_list_of_tensors(kf_tensor_t *const *data, size_t size, kf_list_t **out_list) {
  KF_TRY(list_from(KF_LIST_TENSORS, data, size, out_list));
  for (size_t i = 0; i < size; i++) kf_object_retain(data[i]);
  return KF_OK;
}

kf_status_t kf_list_of_values(const kf_value_t *data, size_t size, kf_list_t **out_list) {
  KF_TRY(list_from(KF_LIST_VALUES, data, size, out_list));
  for (size_t i = 0; i < size; i++) (void)kf_value_copy(data[i]);
  return KF_OK;
}

/* ---- Elements ---- */

kf_list_kind_t kf_list_kind(const kf_list_t *list) { return (kf_list_kind_t)list->kind; }

size_t kf_list_size(const kf_list_t *list) { return list->size; }

static kf_status_t wrong_element(const char *expected, const kf_value_t *found) {
  return kf_error_set(KF_ERR_TYPE, "expected an element of type %s, found %s", expected,
                      kf__value_type_name(found));
}

/* Packs a value for a list of this kind, with a reference of its own. */
static kf_status_t pack(uint32_t kind, const kf_value_t *value, slot_t *out) {
  switch (kind) {
    case KF_LIST_INTS:
      if (!kf__tag_is_integer(value->tag)) return wrong_element("int", value);
      out->i = value->as.i;
      return KF_OK;
    case KF_LIST_FLOATS:
      if (value->tag != KF_TAG_FLOAT && value->tag != KF_TAG_INT)
        return wrong_element("float", value);
      out->f = value->tag == KF_TAG_FLOAT ? value->as.f : (double)value->as.i;
      return KF_OK;
    case KF_LIST_BOOLS:
      if (value->tag != KF_TAG_BOOL) return wrong_element("bool", value);
      out->b = value->as.b;
      return KF_OK;
    case KF_LIST_TENSORS:
      if (value->tag != KF_TAG_TENSOR && value->tag != KF_TAG_NONE)
        return wrong_element("Tensor or None", value);
      out->tensor = value->tag == KF_TAG_TENSOR ? (kf_tensor_t *)(void *)value->as.object : NULL;
      kf_object_retain(out->tensor);
      return KF_OK;
    default: out->value = kf_value_copy(*value); return KF_OK;
  }
}

static void *slot_address(const kf_list_t *list, size_t index) {
  KF_ASSERT(index < list->capacity);
  return (char *)list->as.block + index * element_size(list->kind);
}

/* Drops the reference of a packed element. */
static void drop_slot(uint32_t kind, slot_t *slot) {
  if (kind == KF_LIST_VALUES) kf_value_clear(&slot->value);
  if (kind == KF_LIST_TENSORS) kf_object_release(slot->tensor);
}

static kf_status_t bad_index(const kf_list_t *list, size_t index) {
  return kf_error_set(KF_ERR_INDEX, "index %zu is out of range for a list of %zu elements", index,
                      list->size);
}

kf_value_t kf__list_borrow(const kf_list_t *list, size_t index) {
  KF_ASSERT(index < list->size);
  switch (list->kind) {
    case KF_LIST_INTS: return kf_value_int(list->as.ints[index]);
    case KF_LIST_FLOATS: return kf_value_float(list->as.floats[index]);
    case KF_LIST_BOOLS: return kf_value_bool(list->as.bools[index]);
    case KF_LIST_TENSORS: return kf_value_tensor_take(list->as.tensors[index]);
    default: return list->as.values[index];
  }
}

kf_status_t kf_list_get(const kf_list_t *list, size_t index, kf_value_t *out_value) {
  *out_value = kf_value_none();
  if (index >= list->size) return bad_index(list, index);
  *out_value = kf_value_copy(kf__list_borrow(list, index));
  return KF_OK;
}

kf_status_t kf_list_set(kf_list_t *list, size_t index, const kf_value_t *value) {
  if (index >= list->size) return bad_index(list, index);
  slot_t packed = {.value = kf_value_none()};
  KF_TRY(pack(list->kind, value, &packed));
  /* The old element is released last: its destructor may use the list. */
  slot_t old = {.value = kf_value_none()};
  size_t size = element_size(list->kind);
  memcpy(&old, slot_address(list, index), size);
  memcpy(slot_address(list, index), &packed, size);
  drop_slot(list->kind, &old);
  return KF_OK;
}

static kf_status_t grow_list(kf_list_t *list) {
  size_t capacity = list->capacity;
  bool outgrown = list->as.block != list->storage;
  void *block = outgrown ? list->as.block : NULL;
  size_t size = element_size(list->kind);
  KF_TRY(kf__grow(&block, &capacity, list->size + 1, size));
  if (!outgrown) memcpy(block, list->storage, list->size * size);
  list->as.block = block;
  list->capacity = capacity;
  KF_ASSERT(list->capacity > list->size);
  return KF_OK;
}

kf_status_t kf_list_append(kf_list_t *list, const kf_value_t *value) {
  /* Packed before the list grows, because the value may be an element of this very list. */
  slot_t packed = {.value = kf_value_none()};
  KF_TRY(pack(list->kind, value, &packed));
  if (list->size == list->capacity) {
    kf_status_t status = grow_list(list);
    if (status != KF_OK) {
      drop_slot(list->kind, &packed);
      return status;
    }
  }
  memcpy(slot_address(list, list->size), &packed, element_size(list->kind));
  list->size++;
  return KF_OK;
}

/* ---- Spans ---- */

static size_t size_as(const kf_list_t *list, kf_list_kind_t kind) {
  return list->kind == (uint32_t)kind ? list->size : 0;
}

kf_int_span_t kf_list_ints(const kf_list_t *list) {
  return (kf_int_span_t){list->as.ints, size_as(list, KF_LIST_INTS)};
}

kf_float_span_t kf_list_floats(const kf_list_t *list) {
  return (kf_float_span_t){list->as.floats, size_as(list, KF_LIST_FLOATS)};
}

kf_bool_span_t kf_list_bools(const kf_list_t *list) {
  return (kf_bool_span_t){list->as.bools, size_as(list, KF_LIST_BOOLS)};
}

kf_tensor_span_t kf_list_tensors(const kf_list_t *list) {
  return (kf_tensor_span_t){list->as.tensors, size_as(list, KF_LIST_TENSORS)};
}

kf_value_span_t kf_list_values(const kf_list_t *list) {
  return (kf_value_span_t){list->as.values, size_as(list, KF_LIST_VALUES)};
}
