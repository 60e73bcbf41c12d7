/* Anomaly mode (autograd.detect_anomaly): each node stores the Python stack trace of its creation,
 * and a failing backward shows it. The library calls the hooks below on any thread. */
#include "autograd/autograd_objects.h"

/* Hook: returns the current stack as a list of strings, from traceback.format_stack(). The library
 * owns the reference and drops it with kfpy_release_held. NULL: no trace. */
static void *trace(void) {
  static PyObject *slot;
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return NULL;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *format = kfpy_imported(&slot, "traceback", "format_stack");
  PyObject *lines = format != NULL ? PyObject_CallNoArgs(format) : NULL;
  PyErr_Restore(type, value, traceback); /* omit a trace that could not be created */
  kfpy_leave(gil);
  return lines;
}

/* Returns PyTorch's message about the failing node, or about a node whose backward created it. */
static PyObject *describe(const kf_node_t *node, PyObject *lines) {
  bool failing = node == kf_engine_current_node();
  PyObject *empty = PyUnicode_FromString("");
  PyObject *text = lines != NULL && empty != NULL ? PyUnicode_Join(empty, lines) : NULL;
  Py_XDECREF(empty);
  const char *name = kf_node_name(node);
  PyObject *message =
      text == NULL
          ? PyUnicode_FromFormat(
                failing ? "Error detected in %s. No forward pass information available. Enable "
                          "detect anomaly during forward pass for more information."
                        : "Previous calculation was induced by %s. No forward pass information "
                          "available.",
                name)
          : PyUnicode_FromFormat(failing
                                     ? "Error detected in %s. Traceback of forward call that "
                                       "caused the error:\n%U"
                                     : "Previous calculation was induced by %s. Traceback of "
                                       "forward call that induced the previous calculation:\n%U",
                                 name, text);
  Py_XDECREF(text);
  return message;
}

/* Hook: warns about a node; `lines` is the result of trace, borrowed. */
static void report(const kf_node_t *node, void *lines) {
  KFPY_ASSERT(node != NULL);
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *message = describe(node, lines);
  if (message == NULL || PyErr_WarnEx(PyExc_UserWarning, PyUnicode_AsUTF8(message), 1) < 0)
    PyErr_WriteUnraisable(NULL); /* the failure itself is about to be raised */
  Py_XDECREF(message);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

static PyObject *set_anomaly(PyObject *module, PyObject *args) {
  int on, check_nan = 1;
  (void)module;
  if (!PyArg_ParseTuple(args, "p|p:_set_anomaly_enabled", &on, &check_nan)) return NULL;
  static const kf_anomaly_hooks_t hooks = {sizeof hooks, 0, trace, kfpy_release_held, report};
  const kf_status_t status = kf_set_anomaly_hooks(&hooks);
  if (status != KF_OK) return kfpy_raise(status);
  kf_set_anomaly_mode(on != 0, check_nan != 0);
  Py_RETURN_NONE;
}

static PyObject *is_enabled(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyBool_FromLong(kf_anomaly_mode());
}

static PyObject *checks_nan(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyBool_FromLong(kf_anomaly_checks_nan());
}

static PyMethodDef functions[] = {
    {"_set_anomaly_enabled", set_anomaly, METH_VARARGS,
     "_set_anomaly_enabled(on, check_nan=True, /)\n--\n\nEnables or disables anomaly mode."},
    {"is_anomaly_enabled", is_enabled, METH_NOARGS,
     "Returns whether anomaly mode is enabled."
     "\n\n>>> keyfall.is_anomaly_enabled()\nFalse"},
    {"is_anomaly_check_nan_enabled", checks_nan, METH_NOARGS,
     "Returns whether anomaly mode checks for NaN."
     "\n\n>>> keyfall.is_anomaly_check_nan_enabled()\nTrue"},
    {NULL, NULL, 0, NULL}};

int kfpy_init_anomaly(PyObject *module) { return kfpy_add_functions(module, functions); }
