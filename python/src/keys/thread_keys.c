/* Reads and sets the thread's included and excluded keys (torch._C._dispatch_tls_*). Guards, which
 * also restore them, are in key_guards.c. */
#include "keys/dispatch_objects.h"

static PyObject *included(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return kfpy_keyset_object(kf_local_included());
}

static PyObject *excluded(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return kfpy_keyset_object(kf_local_excluded());
}

static PyObject *is_included(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : PyBool_FromLong(kf_local_is_included(key));
}

static PyObject *is_excluded(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : PyBool_FromLong(kf_local_is_excluded(key));
}

static PyObject *set_included(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0;
  int on = 0;
  if (!PyArg_ParseTuple(args, "O&p:_dispatch_tls_set_dispatch_key_included", kfpy_key_converter,
                        &key, &on))
    return NULL;
  kf_local_set_included(key, on != 0);
  Py_RETURN_NONE;
}

static PyObject *set_excluded(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0;
  int on = 0;
  if (!PyArg_ParseTuple(args, "O&p:_dispatch_tls_set_dispatch_key_excluded", kfpy_key_converter,
                        &key, &on))
    return NULL;
  kf_local_set_excluded(key, on != 0);
  Py_RETURN_NONE;
}

static PyObject *meta_is_included(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyBool_FromLong(kf_local_is_included(KF_KEY_Meta));
}

/* Also removes the backend bit, which kf_local_set_included(Meta, false) would leave set: with it,
 * every call of the thread would still go to Meta. */
static PyObject *set_meta_included(PyObject *module, PyObject *object) {
  (void)module;
  int on = PyObject_IsTrue(object);
  if (on < 0) return NULL;
  kf_keyset_t set = kf_local_included();
  if (on)
    set = kf_keyset_add(set, KF_KEY_Meta);
  else if (kf_keyset_has(set, KF_KEY_Meta))
    set = kf_keyset_remove_backend(kf_keyset_remove(set, KF_KEY_Meta), KF_BACKEND_Meta);
  kf_local_set(set, kf_local_excluded());
  Py_RETURN_NONE;
}

static PyObject *transforms_are_active(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  return PyBool_FromLong(kf_local_is_included(KF_KEY_FuncTorchDynamicLayerFrontMode) ||
                         kf_local_is_included(KF_KEY_FuncTorchDynamicLayerBackMode));
}

static PyMethodDef functions[] = {
    {"_dispatch_tls_local_include_set", included, METH_NOARGS,
     "_dispatch_tls_local_include_set()\n--\n\nReturns the keys that this thread adds to every "
     "call."},
    {"_dispatch_tls_local_exclude_set", excluded, METH_NOARGS,
     "_dispatch_tls_local_exclude_set()\n--\n\nReturns the keys that this thread removes from "
     "every call."},
    {"_dispatch_tls_is_dispatch_key_included", is_included, METH_O,
     "_dispatch_tls_is_dispatch_key_included(key, /)\n--\n\nReturns whether this thread adds the "
     "key to every call."},
    {"_dispatch_tls_is_dispatch_key_excluded", is_excluded, METH_O,
     "_dispatch_tls_is_dispatch_key_excluded(key, /)\n--\n\nReturns whether this thread removes "
     "the key from every call."},
    {"_dispatch_tls_set_dispatch_key_included", set_included, METH_VARARGS,
     "_dispatch_tls_set_dispatch_key_included(key, on, /)\n--\n\nSets whether this thread adds the "
     "key to every call."},
    {"_dispatch_tls_set_dispatch_key_excluded", set_excluded, METH_VARARGS,
     "_dispatch_tls_set_dispatch_key_excluded(key, on, /)\n--\n\nSets whether this thread removes "
     "the key from every call."},
    {"_meta_in_tls_dispatch_include", meta_is_included, METH_NOARGS,
     "_meta_in_tls_dispatch_include()\n--\n\nReturns whether this thread sends every call to "
     "Meta."},
    {"_set_meta_in_tls_dispatch_include", set_meta_included, METH_O,
     "_set_meta_in_tls_dispatch_include(on, /)\n--\n\nSets whether this thread sends every call to "
     "Meta."},
    {"_are_functorch_transforms_active", transforms_are_active, METH_NOARGS,
     "_are_functorch_transforms_active()\n--\n\nReturns whether a function transform is active."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_thread_keys(PyObject *module) { return kfpy_add_functions(module, functions); }
