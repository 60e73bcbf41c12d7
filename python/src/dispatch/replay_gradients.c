/* See replay_gradients.h. */
#include "dispatch/replay_gradients.h"

#include <keyfall/autograd.h>

int kfpy_leaves_fill(kfpy_leaves_t *leaves, kf_tensor_span_t given, kf_tensor_span_t cleared) {
  const size_t count = given.size + cleared.size;
  kf_tensor_t **tensors = PyMem_Calloc(count + 1, sizeof *tensors);
  if (tensors == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  for (size_t i = 0; i < count; i++) {
    tensors[i] = i < given.size ? given.data[i] : cleared.data[i - given.size];
    kf_tensor_retain(tensors[i]);
  }
  kfpy_leaves_release(leaves);
  *leaves = (kfpy_leaves_t){tensors, given.size, count};
  return 0;
}

void kfpy_leaves_release(kfpy_leaves_t *leaves) {
  for (size_t i = 0; i < leaves->count; i++) kf_tensor_release(leaves->tensors[i]);
  PyMem_Free(leaves->tensors);
  *leaves = (kfpy_leaves_t){NULL, 0, 0};
}

kf_status_t kfpy_leaves_clear(const kfpy_leaves_t *leaves) {
  for (size_t i = 0; i < leaves->count; i++) KF_TRY(kf_tensor_set_grad(leaves->tensors[i], NULL));
  return KF_OK;
}

kf_status_t kfpy_leaves_set(const kfpy_leaves_t *leaves, kf_tensor_t *const *gradients) {
  for (size_t i = 0; i < leaves->given; i++)
    KF_TRY(kf_tensor_set_grad(leaves->tensors[i], gradients[i]));
  return KF_OK;
}

/* The graph keeps the storages that it has captured, so that no other one has their address. */
static uint64_t mark_of(const kf_tensor_t *tensor) {
  const kf_int_span_t sizes = kf_tensor_sizes(tensor), strides = kf_tensor_strides(tensor);
  uint64_t mark = (uint64_t)(uintptr_t)kf_tensor_storage(tensor);
  mark = (mark ^ (uint64_t)kf_tensor_storage_offset(tensor)) * UINT64_C(0x9e3779b97f4a7c15);
  mark = (mark ^ (uint64_t)kf_tensor_dtype(tensor) ^
          (uint64_t)kf_tensor_requires_grad(tensor) << 32) *
         UINT64_C(0x9e3779b97f4a7c15);
  for (size_t i = 0; i < sizes.size; i++) {
    mark = (mark ^ (uint64_t)sizes.data[i]) * UINT64_C(0x9e3779b97f4a7c15);
    mark = (mark ^ (uint64_t)strides.data[i]) * UINT64_C(0xc2b2ae3d27d4eb4f);
  }
  return mark;
}

int kfpy_watched_fill(kfpy_watched_t *watched, kf_tensor_span_t tensors) {
  kfpy_watched_t made = {PyMem_Calloc(tensors.size + 1, sizeof *made.tensors),
                         PyMem_Calloc(tensors.size + 1, sizeof *made.marks), 0};
  if (made.tensors == NULL || made.marks == NULL) {
    kfpy_watched_release(&made);
    PyErr_NoMemory();
    return -1;
  }
  for (size_t i = 0; i < tensors.size; i++) {
    made.tensors[i] = tensors.data[i];
    kf_tensor_retain(tensors.data[i]);
    made.marks[i] = mark_of(tensors.data[i]);
    made.count = i + 1;
  }
  kfpy_watched_release(watched);
  *watched = made;
  return 0;
}

void kfpy_watched_release(kfpy_watched_t *watched) {
  for (size_t i = 0; i < watched->count; i++) kf_tensor_release(watched->tensors[i]);
  PyMem_Free(watched->tensors);
  PyMem_Free(watched->marks);
  *watched = (kfpy_watched_t){NULL, NULL, 0};
}

bool kfpy_watched_hold(const kfpy_watched_t *watched) {
  for (size_t i = 0; i < watched->count; i++)
    if (mark_of(watched->tensors[i]) != watched->marks[i]) return false;
  return true;
}

bool kfpy_gradients_are(PyObject *expected) {
  PyObject *leaves = PyTuple_GET_SIZE(expected) == 2 ? PyTuple_GET_ITEM(expected, 0) : NULL;
  PyObject *gradients = leaves != NULL ? PyTuple_GET_ITEM(expected, 1) : NULL;
  if (leaves == NULL || !PyTuple_Check(leaves) || !PyTuple_Check(gradients) ||
      PyTuple_GET_SIZE(leaves) != PyTuple_GET_SIZE(gradients))
    return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(leaves); i++) {
    PyObject *leaf = PyTuple_GET_ITEM(leaves, i), *gradient = PyTuple_GET_ITEM(gradients, i);
    if (!kfpy_is_tensor(leaf) || (gradient != Py_None && !kfpy_is_tensor(gradient))) return false;
    const kf_tensor_t *wanted = gradient != Py_None ? kfpy_tensor_of(gradient) : NULL;
    if (kf_tensor_grad(kfpy_tensor_of(leaf)) != wanted) return false;
  }
  return true;
}

PyObject *kfpy_has_gradients(PyObject *module, PyObject *expected) {
  (void)module;
  return PyBool_FromLong(PyTuple_Check(expected) && kfpy_gradients_are(expected));
}
