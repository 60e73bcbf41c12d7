/* What programs ask of devices, whoever added them: counting, choosing, waiting, memory. Modules
 * such as keyfall.npu and keyfall.accelerator are made of these
 * (keyfall/_shared/device_modules.py). Functions that may wait for a device release the GIL. */
#include <keyfall/device.h>

#include "core/function_arguments.h"
#include "types/describing_types.h"

/* A device with an index in range, or the CPU; raises otherwise. */
static int resolve(const char *function, PyObject *object, kf_device_t *out) {
  kf_device_t asked;
  if (kfpy_parse_device(function, "device", object, &asked) < 0) return -1;
  return KFPY_FAILED(kf_device_resolve(asked, out)) ? -1 : 0;
}

static PyObject *device_count(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (kfpy_parse_device("_device_count", "device", object, &device) < 0) return NULL;
  return PyLong_FromLong(kf_device_count(device.type));
}

static PyObject *current_device(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (kfpy_parse_device("_device_current", "device", object, &device) < 0) return NULL;
  device.index = -1;
  if (KFPY_FAILED(kf_device_resolve(device, &device))) return NULL;
  return PyLong_FromLong(device.index < 0 ? 0 : device.index);
}

static PyObject *set_current_device(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("_device_set_current", object, &device) < 0) return NULL;
  if (KFPY_FAILED(kf_device_set_current(device))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *synchronize(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("_device_synchronize", object, &device) < 0) return NULL;
  kf_status_t status;
  Py_BEGIN_ALLOW_THREADS;
  status = kf_device_synchronize(device);
  Py_END_ALLOW_THREADS;
  if (KFPY_FAILED(status)) return NULL;
  Py_RETURN_NONE;
}

static PyObject *describe(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("_device_describe", object, &device) < 0) return NULL;
  kf_device_description_t about = {.struct_size = sizeof about};
  if (KFPY_FAILED(kf_device_describe(device, &about))) return NULL;
  return Py_BuildValue("{s:N,s:K,s:K,s:N}", "name", kfpy_text(about.name), "total_memory",
                       (unsigned long long)about.memory_total, "free_memory",
                       (unsigned long long)about.memory_free, "capabilities",
                       kfpy_text(about.capabilities));
}

/* ---- Memory ---- */

static PyObject *memory_stats(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("_device_memory_stats", object, &device) < 0) return NULL;
  kf_memory_stats_t s = {.struct_size = sizeof s};
  if (KFPY_FAILED(kf_device_memory_stats(device, &s))) return NULL;
  return Py_BuildValue(
      "{s:K,s:K,s:K,s:K,s:K,s:K,s:K,s:K}", "allocated", (unsigned long long)s.allocated,
      "allocated_peak", (unsigned long long)s.allocated_peak, "held", (unsigned long long)s.held,
      "held_peak", (unsigned long long)s.held_peak, "allocations",
      (unsigned long long)s.allocations, "frees", (unsigned long long)s.frees, "device_allocations",
      (unsigned long long)s.device_allocations, "retries", (unsigned long long)s.retries);
}

static PyObject *reset_peak_memory(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("_device_reset_peak_memory", object, &device) < 0) return NULL;
  if (KFPY_FAILED(kf_device_reset_peak_memory(device))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *empty_cache(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (kfpy_parse_device("_device_empty_cache", "device", object, &device) < 0) return NULL;
  size_t freed;
  Py_BEGIN_ALLOW_THREADS;
  freed = kf_device_empty_cache(device.type);
  Py_END_ALLOW_THREADS;
  return PyLong_FromSize_t(freed);
}

static PyObject *set_memory_limit(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *object;
  unsigned long long bytes;
  kf_device_t device;
  if (!PyArg_ParseTuple(args, "OK:_device_set_memory_limit", &object, &bytes)) return NULL;
  if (resolve("_device_set_memory_limit", object, &device) < 0) return NULL;
  if (KFPY_FAILED(kf_device_set_memory_limit(device, bytes))) return NULL;
  Py_RETURN_NONE;
}

/* ---- Pinned memory ---- */

/* The argument `device`, which PyTorch deprecates: *out_type is -1 where it is absent. */
static int named_type(const char *function, PyObject *object, int *out_type) {
  kf_device_t device;
  *out_type = -1;
  if (object == NULL || object == Py_None) return 0;
  if (kfpy_parse_device(function, "device", object, &device) < 0) return -1;
  *out_type = device.type;
  return PyErr_WarnFormat(PyExc_DeprecationWarning, 1,
                          "The argument 'device' of Tensor.%s() is deprecated. Please do not pass "
                          "this argument.",
                          function);
}

/* The device type that memory is pinned for: the one named, or the accelerator's. */
static int pinning_type(PyObject *object, int *out_type) {
  if (named_type("pin_memory", object, out_type) < 0) return -1;
  if (*out_type < 0 && kfpy_find_accelerator(out_type) < 0) return -1;
  if (*out_type >= 0 && *out_type != KF_DEVICE_CPU) return 0;
  PyErr_Format(PyExc_RuntimeError, "pin_memory(): memory is pinned for an accelerator, and %s",
               *out_type < 0 ? "no plug-in has added one" : "the CPU is none");
  return -1;
}

/* Strides of a pinned copy: the tensor's, unless elements of it share memory. */
static kf_int_span_t pinned_strides(const kf_tensor_t *tensor) {
  kf_int_span_t sizes = kf_tensor_sizes(tensor), strides = kf_tensor_strides(tensor);
  for (size_t i = 0; i < sizes.size; i++)
    if (strides.data[i] == 0 && sizes.data[i] > 1) return (kf_int_span_t){NULL, 0};
  return strides;
}

kf_status_t kfpy_pinned_copy(kf_tensor_t *tensor, int device_type, kf_tensor_t **out) {
  KF_TRY(kf_tensor_new_pinned(device_type, kf_tensor_dtype(tensor), kf_tensor_sizes(tensor),
                              pinned_strides(tensor), out));
  kf_status_t status = kf_copy_(*out, tensor, false);
  if (status == KF_OK) status = kf_tensor_detach_version(*out); /* a new tensor, never written */
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out);
  *out = NULL;
  return status;
}

PyObject *kfpy_pin_memory(PyObject *object, PyObject *device) {
  kf_tensor_t *tensor = kfpy_tensor_of(object), *pinned = NULL;
  int type;
  if (kf_tensor_device(tensor).type != KF_DEVICE_CPU ||
      kf_tensor_layout(tensor) != KF_LAYOUT_STRIDED) {
    PyErr_SetString(PyExc_RuntimeError,
                    "cannot pin the tensor: only dense CPU tensors can be pinned");
    return NULL;
  }
  if (pinning_type(device, &type) < 0) return NULL;
  if (kf_storage_is_pinned(kf_tensor_storage(tensor), type)) return Py_NewRef(object);
  return KFPY_FAILED(kfpy_pinned_copy(tensor, type, &pinned)) ? NULL : kfpy_wrap_take(pinned);
}

PyObject *kfpy_is_pinned(const kf_storage_t *storage, PyObject *given) {
  int type;
  if (named_type("is_pinned", given, &type) < 0) return NULL;
  return PyBool_FromLong(kf_storage_is_pinned(storage, type));
}

/* ---- Generators, lost devices ---- */

static PyObject *default_generator(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  kf_generator_t *generator;
  if (resolve("_default_generator", object, &device) < 0 ||
      KFPY_FAILED(kf_generator_default(device, &generator)))
    return NULL;
  return kfpy_generator_object(generator);
}

static PyObject *lose(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *object;
  const char *reason = NULL;
  kf_device_t device;
  if (!PyArg_ParseTuple(args, "O|z:lose", &object, &reason) || resolve("lose", object, &device) < 0)
    return NULL;
  if (device.type == KF_DEVICE_CPU || device.type == KF_DEVICE_META) {
    PyErr_SetString(PyExc_ValueError, "lose(): the CPU and the meta device cannot be lost");
    return NULL;
  }
  kf_device_lose(device, reason);
  Py_RETURN_NONE;
}

static PyObject *reopen(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("reopen", object, &device) < 0 || KFPY_FAILED(kf_device_reopen(device))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *is_lost(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (resolve("is_lost", object, &device) < 0) return NULL;
  return PyBool_FromLong(kf_device_is_lost(device));
}

static PyMethodDef functions[] = {
    {"_default_generator", default_generator, METH_O,
     "_default_generator(device, /)\n--\n\nThe generator that a device's operators use."},
    {"_device_lose", lose, METH_VARARGS,
     "_device_lose(device, reason=None, /)\n--\n\nMakes later calls on a device fail."},
    {"_device_reopen", reopen, METH_O,
     "_device_reopen(device, /)\n--\n\nMakes a lost device usable again."},
    {"_device_is_lost", is_lost, METH_O,
     "_device_is_lost(device, /)\n--\n\nWhether a device is lost."},
    {"_device_count", device_count, METH_O,
     "_device_count(device, /)\n--\n\nNumber of devices of this type; 0 where there are none."},
    {"_device_current", current_device, METH_O,
     "_device_current(device, /)\n--\n\nIndex of the thread's current device of this type."},
    {"_device_set_current", set_current_device, METH_O,
     "_device_set_current(device, /)\n--\n\nMakes a device the thread's current one of its type."},
    {"_device_synchronize", synchronize, METH_O,
     "_device_synchronize(device, /)\n--\n\nWaits until the device has done all work queued."},
    {"_device_describe", describe, METH_O,
     "_device_describe(device, /)\n--\n\nName, memory and capabilities of a device, as a dict."},
    {"_device_memory_stats", memory_stats, METH_O,
     "_device_memory_stats(device, /)\n--\n\nStatistics of a device's memory, as a dict."},
    {"_device_reset_peak_memory", reset_peak_memory, METH_O,
     "_device_reset_peak_memory(device, /)\n--\n\nSets the peaks to the present values."},
    {"_device_empty_cache", empty_cache, METH_O,
     "_device_empty_cache(device, /)\n--\n\nFrees memory that is kept for reuse; returns bytes."},
    {"_device_set_memory_limit", set_memory_limit, METH_VARARGS,
     "_device_set_memory_limit(device, bytes, /)\n--\n\nLimits the device's memory; 0: no limit."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_device_services(PyObject *module) { return kfpy_add_functions(module, functions); }
