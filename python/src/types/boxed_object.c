/* Boxes Python objects, for arguments of type Any: the library passes them on without looking
 * inside. It may drop the last reference on any thread, with or without the GIL. */
#include "types/values.h"

typedef struct held {
  kf_object_t header;
  PyObject *object; /* owned */
} held_t;

static void destroy(kf_object_t *self) {
  held_t *held = (held_t *)(void *)self;
  kfpy_release_held(held->object);
  kf_free(held);
}

static const kf_object_type_t held_type = {
    sizeof(kf_object_type_t), 0, "PyObject", destroy, NULL, NULL};

int kfpy_hold(PyObject *object, kf_value_t *out) {
  held_t *held = kf_alloc(sizeof *held);
  if (held == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  kf_object_init(&held->header, &held_type);
  held->object = Py_NewRef(object);
  *out = kf_value_object_take(KF_TAG_OBJECT, held);
  return 1;
}

PyObject *kfpy_from_held(kf_object_t *object) {
  KFPY_ASSERT(object != NULL);
  KFPY_ASSERT(object->type != NULL);
  if (object->type == &held_type) return Py_NewRef(((held_t *)(void *)object)->object);
  PyErr_Format(PyExc_TypeError, "a value of the C type %s has no form in Python",
               object->type->name);
  return NULL;
}
