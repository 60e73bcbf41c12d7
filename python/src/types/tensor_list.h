/* Sequences of tensors as arguments of functions. */
#ifndef KFPY_TYPES_TENSOR_LIST_H
#define KFPY_TYPES_TENSOR_LIST_H

#include "core/kfpy.h"

/* The tensors of a sequence, which `fast` keeps alive. */
typedef struct kfpy_tensor_list {
  PyObject *fast; /* owned */
  kf_tensor_t **data;
  kf_tensor_t *inline_data[16];
  size_t size;
} kfpy_tensor_list_t;

/* Fills the list with borrowed tensors; the caller clears it. -1: raised, with nothing to clear. */
int kfpy_parse_tensors(const char *function, const char *name, PyObject *object,
                       kfpy_tensor_list_t *list);
void kfpy_clear_tensors(kfpy_tensor_list_t *list);

static inline kf_tensor_span_t kfpy_span_of(const kfpy_tensor_list_t *list) {
  return (kf_tensor_span_t){list->data, list->size};
}

#endif
