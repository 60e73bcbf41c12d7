/* Conversions that values.c, op_signature.c and the parts that bring more kinds of values share. */
#ifndef KFPY_TYPES_VALUES_H
#define KFPY_TYPES_VALUES_H

#include "core/kfpy.h"

/* `type` may be NULL; `unwrap`: a wrapped number comes out as the number. */
PyObject *kfpy_value_object(const kf_value_t *value, const kf_type_t *type, bool unwrap);
/* What a wrapped number holds. */
kf_status_t kfpy_read_number(kf_tensor_t *tensor, kf_scalar_t *out);
/* Note [Numbers as tensors]: 1, or -1 with an exception. */
int kfpy_wrap_number(kf_scalar_t number, kf_value_t *out_value);

/* boxed_object.c: Python objects that travel through the dispatcher as opaque values. */
int kfpy_hold(PyObject *object, kf_value_t *out);
PyObject *kfpy_from_held(kf_object_t *object);

#endif
