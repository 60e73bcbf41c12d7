/* Objects of keyfall.Stream: making them, and what they hold. */
#include "types/stream_type.h"

PyTypeObject *kfpy_stream_type;

PyObject *kfpy_stream_of_type(PyTypeObject *type, kf_stream_t stream) {
  kfpy_stream_t *self = (kfpy_stream_t *)type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  self->stream = stream;
  return (PyObject *)self;
}

PyObject *kfpy_stream_object(kf_stream_t stream) {
  return kfpy_stream_of_type(kfpy_stream_type, stream);
}

bool kfpy_is_stream(PyObject *object, kf_stream_t *out) {
  if (!PyObject_TypeCheck(object, kfpy_stream_type)) return false;
  *out = ((kfpy_stream_t *)object)->stream;
  return true;
}
