/* The object of keyfall.Stream, for stream_object.c, which has its methods, and for others that
 * take one. */
#ifndef KFPY_TYPES_STREAM_TYPE_H
#define KFPY_TYPES_STREAM_TYPE_H

#include "core/kfpy.h"

typedef struct kfpy_stream {
  PyObject_HEAD kf_stream_t stream;
  int priority;
  bool created;      /* by this object: its stream is reused when the object dies */
  uint32_t lifetime; /* of the device type, counted in stream_object.c, when the object was made */
} kfpy_stream_t;

extern PyTypeObject *kfpy_stream_type;

/* A new object of this type, which is kfpy_stream_type or a subclass. */
PyObject *kfpy_stream_of_type(PyTypeObject *type, kf_stream_t stream);

#endif
