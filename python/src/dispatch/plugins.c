/* Loading and unloading plug-ins. keyfall/devices has the interface for users. Both release the
 * GIL: they may wait for calls of other threads, whose kernels may need it. */
#include <keyfall/plugin.h>

#include "keys/dispatch_objects.h"

static PyObject *load_plugin(PyObject *module, PyObject *path) {
  (void)module;
  const char *text = PyUnicode_Check(path) ? PyUnicode_AsUTF8(path) : NULL;
  if (text == NULL) {
    if (!PyErr_Occurred())
      PyErr_Format(PyExc_TypeError, "_load_plugin() takes a path as a str, not %.200s",
                   Py_TYPE(path)->tp_name);
    return NULL;
  }
  kf_plugin_t *plugin = NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_plugin_load(text, &plugin);
  PyEval_RestoreThread(state);
  return KFPY_FAILED(status) ? NULL : PyUnicode_FromString(kf_plugin_name(plugin));
}

static PyObject *unload_plugin(PyObject *module, PyObject *name) {
  (void)module;
  const char *text = PyUnicode_Check(name) ? PyUnicode_AsUTF8(name) : NULL;
  if (text == NULL) {
    if (!PyErr_Occurred())
      PyErr_Format(PyExc_TypeError, "_unload_plugin() takes a name as a str, not %.200s",
                   Py_TYPE(name)->tp_name);
    return NULL;
  }
  kf_plugin_t *plugin = kf_plugin_find(text);
  if (plugin == NULL) return PyErr_Format(PyExc_ValueError, "no plug-in '%s' is loaded", text);
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
