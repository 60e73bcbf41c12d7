/* What the files on the objects that describe tensors share: dtype, layout, memory_format, device,
 * Stream, Size, Generator. kfpy.h declares what other folders need of them. */
#ifndef KFPY_TYPES_DESCRIBING_TYPES_H
#define KFPY_TYPES_DESCRIBING_TYPES_H

#include "core/kfpy.h"

int kfpy_init_dtypes(PyObject *module);    /* dtype_object.c */
int kfpy_init_limits(PyObject *module);    /* numeric_limits.c: finfo, iinfo */
int kfpy_init_constants(PyObject *module); /* named_constants.c: layout, memory_format, qscheme */
int kfpy_init_device(PyObject *module);    /* device_object.c */
int kfpy_init_streams(PyObject *module);   /* stream_objects.c: Stream, Event */
int kfpy_init_size(PyObject *module);      /* size_object.c */
int kfpy_init_generator(PyObject *module); /* generator_object.c, called by storage_object.c */

/* A Size of the items of a sequence; steals the sequence. */
PyObject *kfpy_size_take(PyObject *items);
/* A dtype, or TypeError and -1. */
int kfpy_parse_dtype(const char *function, const char *name, PyObject *object, kf_dtype_t *out);
/* Anything that kfpy_as_device accepts, or TypeError and -1. */
int kfpy_parse_device(const char *function, const char *name, PyObject *object, kf_device_t *out);

/* The struct module's format letter for a dtype, static; NULL: none. */
const char *kfpy_format_of(kf_dtype_t dtype);

#endif
