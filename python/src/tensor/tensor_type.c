/* Assembles the class Tensor from core/tensor_object.c and this folder's attributes, methods and
 * slots, which core must not depend on. */
#include "tensor/attribute_tables.h"

int kfpy_init_tensor(PyObject *module) {
  return kfpy_make_tensor_types(module, kfpy_tensor_getset, kfpy_tensor_methods, kfpy_tensor_slots);
}
