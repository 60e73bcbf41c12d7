/* Tensor's attributes and methods related to gradients. The tables in tensor_attributes.c and
 * tensor_methods.c refer to them; the attribute table calls overriding classes and modes first
 * (Note [Overridden attributes]). The messages are PyTorch's. */
#include <keyfall/lazy.h>

#include "autograd/autograd_objects.h"
#include "core/function_arguments.h"
#include "core/torch_function.h"

/* ---- requires_grad ---- */

PyObject *kfpy_get_requires_grad(PyObject *self) {
  return PyBool_FromLong(kf_tensor_requires_grad(kfpy_tensor_of(self)));
}

static bool can_have_gradient(const kf_tensor_t *tensor) {
  kf_dtype_t dtype = kf_tensor_dtype(tensor);
  return kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype);
}

int kfpy_start_leaf(kf_tensor_t *tensor) {
  KFPY_ASSERT(tensor != NULL);
  KFPY_ASSERT_NO_EXCEPTION();
  if (can_have_gradient(tensor))
    return KFPY_FAILED(kf_tensor_set_requires_grad(tensor, true)) ? -1 : 0;
  PyErr_SetString(PyExc_RuntimeError,
                  "Only Tensors of floating point and complex dtype can require gradients");
  return -1;
}

int kfpy_set_requires_grad(PyObject *self, PyObject *value) {
  if (value == NULL || !PyBool_Check(value)) {
    PyErr_SetString(PyExc_RuntimeError, "requires_grad must be a bool");
    return -1;
  }
  return KFPY_FAILED(kf_tensor_set_requires_grad(kfpy_tensor_of(self), value == Py_True)) ? -1 : 0;
}

PyObject *kfpy_tensor_requires_grad_(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                     PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"requires_grad_", 1, 0, {"requires_grad"}};
  KFPY_OVERRIDE("requires_grad_");
  PyObject *given = NULL;
  bool on = true;
  if (kfpy_parse(&parameters, args, count, keywords, &given) < 0) return NULL;
  if (given != NULL && kfpy_parse_bool("requires_grad_", "requires_grad", given, &on) < 0)
    return NULL;
  if (on && !can_have_gradient(kfpy_tensor_of(self))) {
    PyErr_SetString(PyExc_RuntimeError,
                    "only Tensors of floating point dtype can require gradients");
    return NULL;
  }
  if (KFPY_FAILED(kf_tensor_set_requires_grad(kfpy_tensor_of(self), on))) return NULL;
  return Py_NewRef(self);
}

/* ---- grad ---- */

/* Whether a scope for lazy execution has left a lazy gradient in a tensor of the CPU. Inside of the
 * scope it stays lazy: computing it would run the graph. */
static bool is_left_lazy(const kf_tensor_t *tensor, const kf_tensor_t *grad) {
  return grad != NULL && kf_tensor_device(grad).type == KF_DEVICE_LAZY &&
         kf_tensor_device(tensor).type == KF_DEVICE_CPU && !kf_local_is_included(KF_KEY_Lazy);
}

/* Makes such a gradient one of the CPU. */
static int settle_grad(kf_tensor_t *tensor) {
  kf_tensor_t *grad = kf_tensor_grad(tensor), *eager = NULL;
  if (KF_LIKELY(!is_left_lazy(tensor, grad))) return 0;
  if (KFPY_FAILED(kf_lazy_unwrap(grad, &eager))) return -1;
  kf_status_t status = kf_tensor_set_grad(tensor, eager);
  kf_tensor_release(eager);
  return KFPY_FAILED(status) ? -1 : 0;
}

PyObject *kfpy_get_grad_quietly(PyObject *self) {
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  return settle_grad(tensor) < 0 ? NULL : kfpy_wrap(kf_tensor_grad(tensor));
}

/* Warns for a computed tensor: most programs that read its gradient mistake it for a leaf. */
PyObject *kfpy_get_grad(PyObject *self) {
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  if (settle_grad(tensor) < 0) return NULL;
  kf_tensor_t *grad = kf_tensor_grad(tensor);
  if (grad == NULL && kf_tensor_requires_grad(tensor) && !kf_tensor_is_leaf(tensor) &&
      !kf_tensor_retains_grad(tensor) &&
      PyErr_WarnEx(
          PyExc_UserWarning,
          "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its "
          ".grad attribute stays None in backward(). Call retain_grad() on it before backward() to "
          "have its gradient, or look at the leaf instead.",
          1) < 0)
    return NULL;
  return kfpy_wrap(grad);
}

int kfpy_set_grad(PyObject *self, PyObject *value) {
  if (value != NULL && value != Py_None && !kfpy_is_tensor(value)) {
    PyErr_Format(PyExc_TypeError,
                 "assigned grad expected to be a Tensor or None but got grad of type %.200s",
                 Py_TYPE(value)->tp_name);
    return -1;
  }
  const bool some = value != NULL && value != Py_None;
  kf_tensor_t *grad = some ? kfpy_tensor_of(value) : NULL;
  if (KFPY_FAILED(kf_tensor_set_grad(kfpy_tensor_of(self), grad))) return -1;
  if (some) ((kfpy_tensor_t *)value)->assigned = true;
  return 0;
}

PyObject *kfpy_tensor_retain_grad(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("retain_grad");
  if (KFPY_FAILED(kf_tensor_retain_grad(kfpy_tensor_of(self)))) return NULL;
  Py_RETURN_NONE;
}

PyObject *kfpy_get_retains_grad(PyObject *self) {
  return PyBool_FromLong(kf_tensor_retains_grad(kfpy_tensor_of(self)));
}

/* ---- History ---- */

PyObject *kfpy_get_is_leaf(PyObject *self) {
  return PyBool_FromLong(kf_tensor_is_leaf(kfpy_tensor_of(self)));
}

PyObject *kfpy_get_grad_fn(PyObject *self) {
  kf_node_t *node = NULL;
  if (KFPY_FAILED(kf_tensor_grad_fn(kfpy_tensor_of(self), &node))) return NULL;
  return kfpy_node_object_take(node);
}

int kfpy_set_grad_fn(PyObject *self, PyObject *value) {
  if (value != Py_None) {
    PyErr_SetString(PyExc_RuntimeError, "_grad_fn can be only set to None");
    return -1;
  }
  return KFPY_FAILED(kf_tensor_detach_(kfpy_tensor_of(self))) ? -1 : 0;
}

PyObject *kfpy_get_output_nr(PyObject *self) {
  return PyLong_FromUnsignedLong(kf_tensor_output_nr(kfpy_tensor_of(self)));
}

PyObject *kfpy_get_version(PyObject *self) {
  uint32_t version;
  if (KFPY_FAILED(kf_tensor_version(kfpy_tensor_of(self), &version))) return NULL;
  return PyLong_FromUnsignedLong(version);
}

/* ---- Views ---- */

PyObject *kfpy_get_base(PyObject *self) { return kfpy_wrap(kf_tensor_base(kfpy_tensor_of(self))); }

PyObject *kfpy_tensor_is_view(PyObject *self, PyObject *unused) {
  (void)unused;
  KFPY_OVERRIDE_PLAIN("_is_view");
  return PyBool_FromLong(kf_tensor_is_view(kfpy_tensor_of(self)));
}

/* ---- Data ---- */

/* x.data. A dispatched call, so that classes with a __torch_dispatch__ see detach, as in PyTorch.
 * The result has its own version counter. */
PyObject *kfpy_get_data(PyObject *self) {
  kf_tensor_t *detached = NULL;
  if (KFPY_FAILED(kf_detach(kfpy_tensor_of(self), &detached))) return NULL;
  if (KFPY_FAILED(kf_tensor_detach_version(detached))) {
    kf_tensor_release(detached);
    return NULL;
  }
  return kfpy_wrap_take(detached);
}

int kfpy_set_data(PyObject *self, PyObject *value) {
  if (value == NULL) {
    PyErr_SetString(PyExc_RuntimeError,
                    "Deleting tensor data is not allowed. Delete tensor "
                    "instead!");
    return -1;
  }
  if (!kfpy_is_tensor(value)) {
    PyErr_Format(PyExc_TypeError, "Variable data has to be a tensor, but got %.200s",
                 Py_TYPE(value)->tp_name);
    return -1;
  }
  return KFPY_FAILED(kf_tensor_set_data(kfpy_tensor_of(self), kfpy_tensor_of(value))) ? -1 : 0;
}

/* ---- Backward ---- */

/* Whether an argument was omitted or is None. */
static bool is_default(PyObject *object) { return object == NULL || object == Py_None; }

PyObject *kfpy_tensor_backward(PyObject *self, PyObject *const *args, Py_ssize_t count,
                               PyObject *keywords) {
  static const kfpy_parameters_t parameters = {
      "backward", 4, 0, {"gradient", "retain_graph", "create_graph", "inputs"}};
  static PyObject *slot;
  PyObject *given[4] = {NULL, NULL, NULL, NULL};
  KFPY_OVERRIDE("backward");
  if (count + (keywords != NULL ? PyTuple_GET_SIZE(keywords) : 0) > 0 &&
      kfpy_parse(&parameters, args, count, keywords, given) < 0)
    return NULL;
  bool create = given[2] == Py_True, retain = is_default(given[1]) ? create : given[1] == Py_True;
  bool plain = is_default(given[3]) && (is_default(given[0]) || kfpy_is_tensor(given[0])) &&
               (is_default(given[1]) || PyBool_Check(given[1])) &&
               (given[2] == NULL || PyBool_Check(given[2]));
  if (plain)
    return kfpy_tensor_backward_simple(self, is_default(given[0]) ? NULL : kfpy_tensor_of(given[0]),
                                       (retain ? (uint32_t)KF_BACKWARD_RETAIN_GRAPH : 0) |
                                           (create ? (uint32_t)KF_BACKWARD_CREATE_GRAPH : 0));
  PyObject *backward = kfpy_imported(&slot, "keyfall.autograd", "backward");
  for (int i = 0; i < 4; i++)
    if (given[i] == NULL) given[i] = i == 2 ? Py_False : Py_None;
  return backward == NULL ? NULL
                          : PyObject_CallFunctionObjArgs(backward, self, given[0], given[1],
                                                         given[2], Py_None, given[3], NULL);
}
