/* What the files about Tensor's own attributes share: tensor_attributes.c, tensor_geometry.c,
 * tensor_methods.c, tensor_numbers.c, tensor_text.c. */
#ifndef KFPY_TENSOR_ATTRIBUTE_TABLES_H
#define KFPY_TENSOR_ATTRIBUTE_TABLES_H

#include "core/arguments.h"
#include "ops/op_overload.h"

/* Note [Overridden attributes]
 * A class with a __torch_function__, or a function mode, hears of attributes and methods too: it
 * gets the descriptor's `__get__`, or the method, and calls it with the protocol switched off. */
static inline bool kfpy_is_overridden(PyObject *self) {
  return (!kfpy_is_exact_tensor(self) || KF_UNLIKELY(kfpy_function_modes > 0)) &&
         kfpy_function_is_overridden(&self, 1, NULL);
}
PyObject *kfpy_ask_method(PyObject *self, const char *name, PyObject *const *args, Py_ssize_t count,
                          PyObject *keywords);
/* `part` is "__get__", "__set__" or "__delete__"; `value` may be NULL. */
PyObject *kfpy_ask_attribute(PyObject *self, const char *name, const char *part, PyObject *value);

/* First line of a method: lets others answer it. */
#define KFPY_OVERRIDE(name) \
  if (kfpy_is_overridden(self)) return kfpy_ask_method(self, name, args, count, keywords)
#define KFPY_OVERRIDE_PLAIN(name) \
  if (kfpy_is_overridden(self)) return kfpy_ask_method(self, name, NULL, 0, NULL)

/* A result of an operator as an object: takes over the tensor. A warning of the operator may have
 * become an exception. */
static inline PyObject *kfpy_tensor_result(kf_status_t status, kf_tensor_t **tensor) {
  if (KFPY_FAILED(status)) return NULL;
  if (KF_LIKELY(kfpy_warning_raised() == 0)) return kfpy_wrap_take(*tensor);
  kf_tensor_release(*tensor);
  return NULL;
}

/* ---- tensor_geometry.c: answers that a class may give itself (Note [Custom metadata]) ---- */

PyObject *kfpy_get_sizes(PyObject *self);   /* Size */
PyObject *kfpy_get_strides(PyObject *self); /* tuple */
PyObject *kfpy_get_offset(PyObject *self);
PyObject *kfpy_get_layout(PyObject *self);
PyObject *kfpy_get_numel(PyObject *self, const char *operator_name); /* NULL: the usual one */
int kfpy_get_dim(PyObject *self, int64_t *out);
int kfpy_get_device(PyObject *self, kf_device_t *out);
PyObject *kfpy_tensor_size(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *keywords);
PyObject *kfpy_tensor_stride(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *keywords);
PyObject *kfpy_tensor_is_contiguous(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                    PyObject *keywords);

/* ---- tensor_numbers.c ---- */

PyObject *kfpy_tensor_item(PyObject *self, PyObject *unused);
PyObject *kfpy_tensor_to_list(PyObject *self, PyObject *unused);
PyObject *kfpy_tensor_complex(PyObject *self, PyObject *unused);
PyObject *kfpy_tensor_reversed(PyObject *self, PyObject *unused);

/* ---- tensor_text.c ---- */

PyObject *kfpy_tensor_format(PyObject *self, PyObject *format);
int kfpy_init_text(PyObject *module); /* set_printoptions */

#endif
