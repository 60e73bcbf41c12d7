/* Loading and unloading plug-ins. keyfall/devices has the interface for users. Both release the
 * GIL: they may wait for calls of other threads, whose kernels may need it. */
#include <keyfall/plugin.h>

#include "keys/dispatch_objects.h"

/* The bytes of a path, or of a name that came from load_plugin. As in the names of files, a byte that
 * is not UTF-8 is a surrogate in the str. New reference to bytes. */
static PyObject *bytes_of(const char *function, const char *what, PyObject *text) {
  PyObject *bytes = NULL;
  if (PyUnicode_Check(text)) return PyUnicode_FSConverter(text, &bytes) != 0 ? bytes : NULL;
  PyErr_Format(PyExc_TypeError, "%s() takes a %s as a str, not %.200s", function, what,
               Py_TYPE(text)->tp_name);
  return NULL;
}

static PyObject *load_plugin(PyObject *module, PyObject *path) {
  (void)module;
  PyObject *bytes = bytes_of("_load_plugin", "path", path);
  if (bytes == NULL) return NULL;
  kf_plugin_t *plugin = NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_plugin_load(PyBytes_AS_STRING(bytes), &plugin);
  PyEval_RestoreThread(state);
  Py_DECREF(bytes);
  return KFPY_FAILED(status) ? NULL : PyUnicode_DecodeFSDefault(kf_plugin_name(plugin));
}

static PyObject *unload_plugin(PyObject *module, PyObject *name) {
  (void)module;
  PyObject *bytes = bytes_of("_unload_plugin", "name", name);
  if (bytes == NULL) return NULL;
  kf_plugin_t *plugin = kf_plugin_find(PyBytes_AS_STRING(bytes));
  Py_DECREF(bytes);
  if (plugin == NULL) return PyErr_Format(PyExc_ValueError, "no plug-in %R is loaded", name);
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_plugin_unload(plugin);
  PyEval_RestoreThread(state);
  if (KFPY_FAILED(status)) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_load_plugin", load_plugin, METH_O,
     "_load_plugin(path): loads a shared library with kf_plugin_init; gives the plug-in's name."},
    {"_unload_plugin", unload_plugin, METH_O,
     "_unload_plugin(name): undoes what a plug-in registered, and unloads its code."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_plugins(PyObject *module) { return kfpy_add_functions(module, functions); }
