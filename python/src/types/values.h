/* Conversions between Python objects and boxed values, shared by values.c, boxed_object.c and the
 * folders ops/ and dispatch/. Needs the GIL. */
#ifndef KFPY_TYPES_VALUES_H
#define KFPY_TYPES_VALUES_H

#include "core/kfpy.h"

/* Converts a value to a Python object. `type`: the declared type, or NULL; `unwrap`: convert a
 * wrapped number to a Python number. */
PyObject *kfpy_value_object(const kf_value_t *value, const kf_type_t *type, bool unwrap);
/* Reads the value of a wrapped number. */
kf_status_t kfpy_read_number(kf_tensor_t *tensor, kf_scalar_t *out);
/* Makes a wrapped number (Note [Numbers as tensors]): 1, *out_value is owned; or -1 with an
 * exception. */
int kfpy_wrap_number(kf_scalar_t number, kf_value_t *out_value);

/* boxed_object.c: Python objects that pass through the dispatcher as opaque values. kfpy_hold: 1,
 * *out is owned and owns the object; or -1 with an exception. */
int kfpy_hold(PyObject *object, kf_value_t *out);
PyObject *kfpy_from_held(kf_object_t *object);

#endif
