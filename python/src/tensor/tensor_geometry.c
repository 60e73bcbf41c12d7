/* Sizes, strides, device and layout of tensors: the tensor's own, or the answer of its class (Note
 * [Custom metadata] in kfpy.h). */
#include "tensor/attribute_tables.h"
#include "types/describing_types.h"

/* Calls the class if it has one of the bits. NULL without an exception: it has none, use the
 * tensor's own value; NULL with one: the class raised. */
static PyObject *asked(PyObject *self, unsigned bits, const char *what, PyObject *argument) {
  KFPY_ASSERT(kfpy_is_tensor(self));
  if (KF_LIKELY((((kfpy_tensor_t *)self)->custom & bits) == 0)) return NULL;
  return kfpy_custom_metadata(self, what, argument);
}

/* Same for queries that a class may answer with None, which means the tensor's own value. */
static PyObject *custom(PyObject *self, unsigned bits, const char *what, PyObject *argument) {
  PyObject *answer = asked(self, bits, what, argument);
  if (answer == Py_None) Py_CLEAR(answer);
  return answer;
}

enum { ABOUT_SIZES = KFPY_CUSTOM_SIZES, ABOUT_STRIDES = KFPY_CUSTOM_SIZES | KFPY_CUSTOM_STRIDES };

/* Raises an error for an answer of the wrong type; steals the answer. Always NULL. */
static PyObject *wrong_answer(const char *what, const char *expected, PyObject *answer) {
  PyErr_Format(PyExc_RuntimeError, "%s returned invalid type %.200s, expected %s", what,
               Py_TYPE(answer)->tp_name, expected);
  Py_DECREF(answer);
  return NULL;
}

/* ---- Sizes ---- */

PyObject *kfpy_get_sizes(PyObject *self) {
  PyObject *answer = custom(self, ABOUT_SIZES, "sym_size", NULL);
  if (KF_LIKELY(answer == NULL)) {
    if (PyErr_Occurred()) return NULL;
    return kfpy_size_object(kf_tensor_sizes(kfpy_tensor_of(self)));
  }
  return kfpy_size_take(answer);
}

int kfpy_get_dim(PyObject *self, int64_t *out) {
  PyObject *answer = asked(self, ABOUT_SIZES, "dim", NULL);
  if (KF_LIKELY(answer == NULL)) {
    if (PyErr_Occurred()) return -1;
    *out = kf_tensor_dim(kfpy_tensor_of(self));
    return 0;
  }
  if (!PyLong_Check(answer)) {
    wrong_answer("dim", "int", answer);
    return -1;
  }
  *out = PyLong_AsLongLong(answer);
  Py_DECREF(answer);
  return PyErr_Occurred() ? -1 : 0;
}

PyObject *kfpy_get_numel(PyObject *self, const char *operator_name) {
  PyObject *answer =
      custom(self, ABOUT_SIZES, operator_name != NULL ? operator_name : "sym_numel", NULL);
  if (answer != NULL || PyErr_Occurred()) return answer;
  return PyLong_FromLongLong(kf_tensor_numel(kfpy_tensor_of(self)));
}

/* Raises if the layout is a compressed one, which has no geometry of its own; else returns 0. */
static int refuse_compressed(kf_layout_t layout, const char *what) {
  if (layout == KF_LAYOUT_STRIDED || layout == KF_LAYOUT_SPARSE) return 0;
  const char *name = layout == KF_LAYOUT_SPARSE_CSR   ? "CSR"
                     : layout == KF_LAYOUT_SPARSE_CSC ? "CSC"
                     : layout == KF_LAYOUT_SPARSE_BSR ? "BSR"
                                                      : "BSC";
  PyErr_Format(PyExc_RuntimeError, "Sparse %s tensors do not have %s", name, what);
  return -1;
}

PyObject *kfpy_get_strides(PyObject *self) {
  PyObject *answer = custom(self, ABOUT_STRIDES, "sym_stride", NULL);
  if (PyErr_Occurred()) return NULL;
  if (answer != NULL) {
    PyObject *tuple = PySequence_Tuple(answer);
    Py_DECREF(answer);
    return tuple;
  }
  kf_int_span_t strides = kf_tensor_strides(kfpy_tensor_of(self));
  kf_layout_t layout = kf_tensor_layout(kfpy_tensor_of(self));
  if (refuse_compressed(layout, "strides") < 0) return NULL;
  PyObject *tuple = PyTuple_New((Py_ssize_t)strides.size);
  for (size_t i = 0; tuple != NULL && i < strides.size; i++) {
    PyObject *stride = PyLong_FromLongLong(layout == KF_LAYOUT_STRIDED ? strides.data[i] : 0);
    if (stride == NULL)
      Py_CLEAR(tuple);
    else
      PyTuple_SET_ITEM(tuple, (Py_ssize_t)i, stride);
  }
  return tuple;
}

PyObject *kfpy_get_offset(PyObject *self) {
  PyObject *answer = custom(self, ABOUT_SIZES, "sym_storage_offset", NULL);
  if (answer != NULL || PyErr_Occurred()) return answer;
  return PyLong_FromLongLong(kf_tensor_storage_offset(kfpy_tensor_of(self)));
}

/* ---- size() and stride(): with or without a dimension ---- */

typedef struct {
  const char *name;
  unsigned about; /* KFPY_CUSTOM_* */
  PyObject *(*all)(PyObject *self);
  kf_status_t (*one)(const kf_tensor_t *tensor, int64_t dim, int64_t *out);
} extent_t;

/* Returns one item of a class's answer; steals the tuple. */
static PyObject *item_at(PyObject *all_take, int64_t dim) {
  if (all_take == NULL) return NULL;
  KFPY_ASSERT(PyTuple_Check(all_take));
  int64_t size = PyTuple_GET_SIZE(all_take), range = size > 0 ? size : 1;
  PyObject *item = NULL;
  int64_t wrapped = dim < 0 ? dim + range : dim;
  if (wrapped >= 0 && wrapped < size)
    item = Py_NewRef(PyTuple_GET_ITEM(all_take, (Py_ssize_t)wrapped));
  else
    PyErr_Format(PyExc_IndexError,
                 "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld)",
                 (long long)-range, (long long)(range - 1), (long long)dim);
  Py_DECREF(all_take);
  return item;
}

static PyObject *extent(const extent_t *what, PyObject *self, PyObject *const *args,
                        Py_ssize_t count, PyObject *keywords) {
  const kfpy_parameters_t parameters = {what->name, 1, 0, {"dim"}};
  PyObject *given = NULL;
  int64_t dim, found;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0) return NULL;
  if (given == NULL || given == Py_None) return what->all(self);
  if (kfpy_parse_int(what->name, "dim", given, &dim) < 0) return NULL;
  if (KF_UNLIKELY((((kfpy_tensor_t *)self)->custom & what->about) != 0 ||
                  kf_tensor_layout(kfpy_tensor_of(self)) != KF_LAYOUT_STRIDED))
    return item_at(what->all(self), dim);
  return KFPY_FAILED(what->one(kfpy_tensor_of(self), dim, &found)) ? NULL
                                                                   : PyLong_FromLongLong(found);
}

PyObject *kfpy_tensor_size(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *keywords) {
  static const extent_t what = {"size", ABOUT_SIZES, kfpy_get_sizes, kf_tensor_size};
  KFPY_OVERRIDE("size");
  return extent(&what, self, args, count, keywords);
}

PyObject *kfpy_tensor_stride(PyObject *self, PyObject *const *args, Py_ssize_t count,
                             PyObject *keywords) {
  static const extent_t what = {"stride", ABOUT_STRIDES, kfpy_get_strides, kf_tensor_stride};
  KFPY_OVERRIDE("stride");
  return extent(&what, self, args, count, keywords);
}

PyObject *kfpy_tensor_is_contiguous(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                    PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"is_contiguous", 0, 0, {"memory_format"}};
  KFPY_OVERRIDE("is_contiguous");
  PyObject *given = NULL;
  kf_memory_format_t format = KF_MEMORY_FORMAT_CONTIGUOUS;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0) return NULL;
  if (given != NULL && !kfpy_is_memory_format(given, &format))
    return kfpy_wrong_argument("is_contiguous", "memory_format", "torch.memory_format", given);
  bool plain = format == KF_MEMORY_FORMAT_CONTIGUOUS;
  PyObject *answer = custom(self, ABOUT_STRIDES, "is_contiguous", plain ? NULL : given);
  if (PyErr_Occurred()) return NULL;
  kf_layout_t layout = kf_tensor_layout(kfpy_tensor_of(self));
  if (answer == NULL && refuse_compressed(layout, "is_contiguous") < 0) return NULL;
  if (answer == NULL)
    return PyBool_FromLong(
        layout == KF_LAYOUT_STRIDED &&
        kf_tensor_is_contiguous(kfpy_tensor_of(self), format == KF_MEMORY_FORMAT_PRESERVE
                                                          ? KF_MEMORY_FORMAT_CONTIGUOUS
                                                          : format));
  int truth = PyObject_IsTrue(answer);
  Py_DECREF(answer);
  return truth < 0 ? NULL : PyBool_FromLong(truth);
}

/* ---- Device and layout ---- */

int kfpy_get_device(PyObject *self, kf_device_t *out) {
  PyObject *answer = asked(self, KFPY_CUSTOM_DEVICE, "prim.device", NULL);
  if (KF_LIKELY(answer == NULL)) {
    if (PyErr_Occurred()) return -1;
    *out = kf_tensor_device(kfpy_tensor_of(self));
    return 0;
  }
  int found = kfpy_as_device(answer, out);
  if (found == 0) {
    wrong_answer("device", "torch.device", answer);
    return -1;
  }
  Py_DECREF(answer);
  return found == 1 ? 0 : -1;
}

PyObject *kfpy_get_layout(PyObject *self) {
  PyObject *answer = asked(self, KFPY_CUSTOM_LAYOUT, "prim.layout", NULL);
  if (PyErr_Occurred()) return NULL;
  if (answer == NULL) return kfpy_layout_object(kf_tensor_layout(kfpy_tensor_of(self)));
  kf_layout_t layout;
  if (!kfpy_is_layout(answer, &layout)) return wrong_answer("layout", "torch.layout", answer);
  return answer;
}
