/* Declarations shared by the files on Tensor's own attributes and methods: tensor_attributes.c,
 * tensor_geometry.c, tensor_methods.c, tensor_numbers.c, tensor_text.c, tensor_operators.c. Methods
 * that are operators come from the function table (ops/function_object.c) instead. */
#ifndef KFPY_TENSOR_ATTRIBUTE_TABLES_H
#define KFPY_TENSOR_ATTRIBUTE_TABLES_H

#include "core/function_arguments.h"
#include "core/torch_function.h"
#include "ops/op_overload.h"

/* Wraps the result of an operator; steals the tensor. Also fails if a filter turned a warning into
 * an exception. `tensor` is a pointer because C may evaluate the arguments in any order. */
static inline PyObject *kfpy_tensor_result(kf_status_t status, kf_tensor_t **tensor) {
  KFPY_ASSERT_NO_EXCEPTION();
  if (KFPY_FAILED(status)) return NULL;
  if (KF_LIKELY(kfpy_warning_raised() == 0)) return kfpy_wrap_take(*tensor);
  kf_tensor_release(*tensor);
  return NULL;
}

/* ---- tensor_geometry.c: a class may answer these itself (Note [Custom metadata]) ---- */

PyObject *kfpy_get_sizes(PyObject *self);   /* Size */
PyObject *kfpy_get_strides(PyObject *self); /* tuple */
PyObject *kfpy_get_offset(PyObject *self);
PyObject *kfpy_get_layout(PyObject *self);
PyObject *kfpy_get_numel(PyObject *self, const char *operator_name); /* NULL: sym_numel */
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

/* ---- Tables for the type; both are NULL-terminated ---- */

extern PyGetSetDef kfpy_tensor_getset[];
extern PyMethodDef kfpy_tensor_methods[];
/* tensor_operators.c: appends the slots for +, ==, x[i] and so on to a type's list. */
void kfpy_tensor_slots(PyType_Slot *slots, int *count);

#endif
