/* Declarations shared by the files that implement the objects describing tensors: dtype, layout,
 * memory_format, device, Stream, Size, Generator. kfpy.h declares the part that other folders use.
 */
#ifndef KFPY_TYPES_DESCRIBING_TYPES_H
#define KFPY_TYPES_DESCRIBING_TYPES_H

#include "core/kfpy.h"

int kfpy_init_dtypes(PyObject *module);    /* dtype_object.c */
int kfpy_init_limits(PyObject *module);    /* numeric_limits.c: finfo, iinfo */
int kfpy_init_constants(PyObject *module); /* named_constants.c: layout, memory_format, qscheme */
int kfpy_init_device(PyObject *module);    /* device_object.c */
int kfpy_init_device_services(PyObject *module);
int kfpy_init_device_faults(PyObject *module);
int kfpy_init_streams(PyObject *module); /* stream_object.c */
int kfpy_init_events(PyObject *module);  /* event_object.c */
int kfpy_init_python_device(PyObject *module);
int kfpy_init_size(PyObject *module);      /* size_object.c */
int kfpy_init_generator(PyObject *module); /* generator_object.c, called by storage_object.c */

/* Makes a Size from the items of a sequence; steals the sequence. */
PyObject *kfpy_size_take(PyObject *items);
/* Accepts a dtype; else TypeError and -1. */
int kfpy_parse_dtype(const char *function, const char *name, PyObject *object, kf_dtype_t *out);
/* Accepts anything that kfpy_as_device accepts; else TypeError and -1. */
int kfpy_parse_device(const char *function, const char *name, PyObject *object, kf_device_t *out);

/* The accelerator's device without an index, or the CPU where there is none: what streams and
 * events without a device belong to. */
kf_device_t kfpy_accelerator_or_cpu(void);
/* kf_device_accelerator, after a look for plug-ins where there is none; -1: raised. */
int kfpy_find_accelerator(int *out_type);
/* A copy in memory of kf_tensor_new_pinned. */
kf_status_t kfpy_pinned_copy(kf_tensor_t *tensor, int device_type, kf_tensor_t **out);

/* ---- event_object.c ---- */

/* A new event without timing; RuntimeError on the CPU and the meta device, which have none. */
PyObject *kfpy_new_event(kf_device_t device);
bool kfpy_is_event(PyObject *object);
/* The calls of device.h on an event object; -1: raised. */
int kfpy_event_record(PyObject *event, kf_stream_t stream);
int kfpy_event_wait(PyObject *event, kf_stream_t stream);

/* The struct module's format letter for a dtype; static. NULL if it has none. */
const char *kfpy_format_of(kf_dtype_t dtype);

#endif
