/* Flags of the process and of storages that PyTorch's dispatcher module has. */
#include "keys/dispatch_objects.h"

bool kfpy_only_lift_cpu_tensors;
static bool implicit_replication;

/* ---- Storages ---- */

static PyObject *set_storage_flag(PyObject *object, kf_storage_flag_t flag) {
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  kf_storage_t *storage = kf_tensor_storage(tensor);
  if (storage != NULL) kf_storage_set_flag(storage, flag, true);
  Py_RETURN_NONE;
}

static PyObject *set_throw(PyObject *module, PyObject *tensor) {
  (void)module;
  return set_storage_flag(tensor, KF_STORAGE_THROW_ON_MUTABLE_DATA);
}

static PyObject *set_warn(PyObject *module, PyObject *tensor) {
  (void)module;
  return set_storage_flag(tensor, KF_STORAGE_WARN_ON_MUTABLE_DATA);
}

/* The storage of a tensor; NULL with an exception: it has none. */
static kf_storage_t *storage_of(PyObject *object) {
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  if (kf_tensor_layout(tensor) == KF_LAYOUT_STRIDED && kf_tensor_storage(tensor) != NULL)
    return kf_tensor_storage(tensor);
  PyErr_SetString(PyExc_NotImplementedError, "Cannot access storage of a tensor without one");
  return NULL;
}

static PyObject *is_cow(PyObject *module, PyObject *tensor) {
  (void)module;
  const kf_storage_t *storage = storage_of(tensor);
  return storage != NULL ? PyBool_FromLong(kf_storage_is_cow(storage)) : NULL;
}

static PyObject *data_address(PyObject *module, PyObject *tensor) {
  (void)module;
  const kf_storage_t *storage = storage_of(tensor);
  if (storage == NULL || kfpy_settle(storage) < 0) return NULL;
  const void *data = kf_storage_data(storage);
  if (data == NULL) kf_error_clear();
  return PyLong_FromVoidPtr((void *)(uintptr_t)data);
}

static PyObject *storage_address(PyObject *module, PyObject *tensor) {
  (void)module;
  kf_storage_t *storage = storage_of(tensor);
  return storage != NULL ? PyLong_FromVoidPtr(storage) : NULL;
}

/* ---- The process ---- */

static PyObject *set_flag(PyObject *object, bool *flag) {
  int on = PyObject_IsTrue(object);
  if (on < 0) return NULL;
  *flag = on != 0;
  Py_RETURN_NONE;
}

static PyObject *get_lift(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyBool_FromLong(kfpy_only_lift_cpu_tensors);
}

static PyObject *set_lift(PyObject *module, PyObject *object) {
  (void)module;
  return set_flag(object, &kfpy_only_lift_cpu_tensors);
}

static PyObject *get_replication(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyBool_FromLong(implicit_replication);
}

static PyObject *set_replication(PyObject *module, PyObject *object) {
  (void)module;
  return set_flag(object, &implicit_replication);
}

static PyObject *autocast_devices(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return Py_BuildValue("[ssssssssss]", "cpu", "cuda", "mtia", "maia", "xpu", "ipu", "hpu", "xla",
                       kf_privateuse1_name(), "mps");
}

static PyMethodDef functions[] = {
    {"_set_throw_on_mutable_data_ptr", set_throw, METH_O,
     "_set_throw_on_mutable_data_ptr(tensor, /)\n--\n\nMakes write access to the tensor's memory "
     "an error from now on."},
    {"_set_warn_deprecated_on_mutable_data_ptr", set_warn, METH_O,
     "_set_warn_deprecated_on_mutable_data_ptr(tensor, /)\n--\n\nMakes write access to the "
     "tensor's memory warn once from now on."},
    {"_is_cow_tensor", is_cow, METH_O,
     "_is_cow_tensor(tensor, /)\n--\n\nReturns whether the tensor's storage shares its memory "
     "until "
     "one of them is written to."},
    {"_data_address", data_address, METH_O,
     "_data_address(tensor, /)\n--\n\nReturns the address of the storage's memory, for reading."},
    {"_storage_address", storage_address, METH_O,
     "_storage_address(tensor, /)\n--\n\nReturns a number that identifies the tensor's storage."},
    {"_only_lift_cpu_tensors", get_lift, METH_NOARGS,
     "_only_lift_cpu_tensors()\n--\n\nReturns whether tensor() lifts its data before moving it."},
    {"_set_only_lift_cpu_tensors", set_lift, METH_O,
     "_set_only_lift_cpu_tensors(on, /)\n--\n\nSets whether tensor() lifts its data on the CPU and "
     "moves it afterwards."},
    {"_get_dtensor_allow_implicit_replication", get_replication, METH_NOARGS,
     "_get_dtensor_allow_implicit_replication()\n--\n\nReturns whether plain tensors count as "
     "replicated."},
    {"_set_dtensor_allow_implicit_replication", set_replication, METH_O,
     "_set_dtensor_allow_implicit_replication(on, /)\n--\n\nSets whether plain tensors count as "
     "replicated."},
    {"_autocast_supported_devices", autocast_devices, METH_NOARGS,
     "_autocast_supported_devices()\n--\n\nReturns the device types that have an autocast key."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_flags(PyObject *module) { return kfpy_add_functions(module, functions); }
