/* Tuples: a fixed number of values in one allocation; never changed after they are made. */
#include "dispatch/values/value_internal.h"

static void dispose_tuple(kf_object_t *self) {
  kf_tuple_t *tuple = (kf_tuple_t *)(void *)self;
  for (size_t i = 0; i < tuple->size; i++) kf_value_clear(&tuple->items[i]);
  kf_free(tuple);
}

static const kf_container_type_t tuple_type = {
    {sizeof(kf_object_type_t), 0, "Tuple", kf__container_destroy, NULL, NULL}, dispose_tuple};

kf_status_t kf_tuple_create(const kf_value_t *items, size_t size, kf_tuple_t **out_tuple) {
  *out_tuple = NULL;
  if (items == NULL && size > 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_tuple_create: items is NULL, but their number is %zu",
                        size);
  size_t bytes = 0;
  if (__builtin_mul_overflow(size, sizeof(kf_value_t), &bytes) ||
      __builtin_add_overflow(bytes, sizeof(kf_tuple_t), &bytes))
    return kf__no_memory();
  kf_tuple_t *tuple = kf_alloc(bytes);
  if (tuple == NULL) return kf__no_memory();
  kf_object_init(&tuple->base, &tuple_type.base);
  tuple->size = size;
  for (size_t i = 0; i < size; i++) tuple->items[i] = kf_value_copy(items[i]);
  *out_tuple = tuple;
  return KF_OK;
}

kf_value_span_t kf_tuple_items(const kf_tuple_t *tuple) {
  return (kf_value_span_t){tuple->items, tuple->size};
}
