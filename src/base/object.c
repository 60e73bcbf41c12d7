/* Reference-counted objects: the header that values point to. */
#include "base/base_internal.h"

void kf_object_init(kf_object_t *object, const kf_object_type_t *type) {
  __atomic_store_n(&object->refcount, 1, __ATOMIC_RELAXED);
  object->type = type;
}

void kf_object_destroy(kf_object_t *object) {
  /* Acquire: the last owner has to see what the others did with the object before they let go. A
   * load, because ThreadSanitizer does not understand fences. */
  (void)__atomic_load_n(&object->refcount, __ATOMIC_ACQUIRE);
  object->type->destroy(object);
}
