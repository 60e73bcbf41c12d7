/* Reference-counted objects: the header that values point to. */
#include "base/base_internal.h"

void kf_object_init(kf_object_t *object, const kf_object_type_t *type) {
  KF_ASSERT(type != NULL);
  __atomic_store_n(&object->refcount, 1, __ATOMIC_RELAXED);
  object->type = type;
}

void kf_object_destroy(kf_object_t *object) {
  /* Acquire: the last owner has to see every access that other owners made before their release. A
   * load, because ThreadSanitizer does not understand fences. */
  KF_UNUSED int64_t count = __atomic_load_n(&object->refcount, __ATOMIC_ACQUIRE);
  /* A sole owner does not need to write its decrement: the count may still be 1. */
  KF_ASSERT(count == 0 || count == 1);
  KF_ASSERT(object->type != NULL);
  KF_ASSERT(object->type->destroy != NULL);
  object->type->destroy(object);
}
