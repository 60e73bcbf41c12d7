/* What the files behind kfpy_init_types share: the objects that describe tensors. */
#ifndef KFPY_TYPES_H
#define KFPY_TYPES_H

#include "kfpy.h"

int kfpy_init_dtypes(PyObject *module);           /* dtype.c */
int kfpy_init_limits(PyObject *module);           /* limits.c: finfo, iinfo */
int kfpy_init_constants(PyObject *module);        /* constants.c: layout, memory_format, qscheme */
int kfpy_init_device(PyObject *module);           /* device.c */
int kfpy_init_streams(PyObject *module);          /* stream.c: Stream, Event */
int kfpy_init_size(PyObject *module);             /* size.c */
int kfpy_init_generator(PyObject *module);        /* generator.c, called by storage.c */
int kfpy_init_tensor_functions(PyObject *module); /* tensor_methods.c: is_complex and such */

/* A Size of the items of a sequence, whose reference it takes. */
PyObject *kfpy_size_take(PyObject *items);
/* A dtype, or TypeError and -1. */
int kfpy_parse_dtype(const char *function, const char *name, PyObject *object, kf_dtype_t *out);
/* What kfpy_as_device takes, or TypeError and -1. */
int kfpy_parse_device(const char *function, const char *name, PyObject *object, kf_device_t *out);

#endif
