/* The class Tensor: its life (tensor_object.c) with its attributes, methods and operators. */
#include "tensor/attribute_tables.h"

int kfpy_init_tensor(PyObject *module) {
  return kfpy_make_tensor_types(module, kfpy_tensor_getset, kfpy_tensor_methods, kfpy_tensor_slots);
}
