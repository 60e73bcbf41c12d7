/* Reference-counted objects: the header that values point to. */
#include "base/base_internal.h"

void kf_object_init(kf_object_t *object, const kf_object_type_t *type) {
  __atomic_store_n(&object->refcount, 1, __ATOMIC_RELAXED);
  object->type = type;
}

void kf_object_destroy(kf_object_t *object) { object->type->destroy(object); }
