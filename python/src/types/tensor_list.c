/* Sequences of tensors as arguments: see tensor_list.h. */
#include "types/tensor_list.h"

#include "core/function_arguments.h"
#include "types/values.h"

void kfpy_clear_tensors(kfpy_tensor_list_t *list) {
  if (list->data != list->inline_data) PyMem_Free(list->data);
  Py_CLEAR(list->fast);
}

/* Writes the borrowed tensors to list->data. */
static int fill_tensors(const char *function, const char *name, kfpy_tensor_list_t *list) {
  PyObject **items = PySequence_Fast_ITEMS(list->fast);
  for (size_t i = 0; i < list->size; i++)
    if (kfpy_parse_tensor(function, name, items[i], &list->data[i]) < 0) return -1;
  return 0;
}

int kfpy_parse_tensors(const char *function, const char *name, PyObject *object,
                       kfpy_tensor_list_t *list) {
  list->data = list->inline_data;
  list->fast = kfpy_tuple(object); /* a copy: conversions may run code that changes a list */
  if (list->fast == NULL) {
    if (PyErr_ExceptionMatches(PyExc_TypeError)) {
      PyErr_Clear();
      (void)kfpy_wrong_argument(function, name, "a sequence of tensors", object);
    }
    return -1;
  }
  list->size = (size_t)PyTuple_GET_SIZE(list->fast);
  if (list->size > sizeof list->inline_data / sizeof *list->inline_data) {
    list->data = PyMem_Calloc(list->size, sizeof *list->data);
    if (list->data == NULL) {
      Py_CLEAR(list->fast);
      PyErr_NoMemory();
      return -1;
    }
  }
  if (fill_tensors(function, name, list) == 0) return 0;
  kfpy_clear_tensors(list);
  return -1;
}
