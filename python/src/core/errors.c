/* Failures that cross between Python and the library.
 *
 * Note [Carried exceptions]
 * A Python exception raised below the dispatcher travels through C frames as a status. The
 * exception itself waits in a thread-local stash; the library's error record names it by a number,
 * so that kfpy_raise can tell whether the failure that arrives is the one that was stashed, or a
 * later one of somebody who handled the first. */
#include <pthread.h>

#include "core/kfpy.h"

static __thread struct {
  PyObject *type, *value, *traceback;
  uint64_t number; /* 0: nothing waits */
} stash;
static uint64_t carried; /* under the GIL */

#define CARRIED_TEXT "Python exception %llu: "

/* What PyTorch raises is a RuntimeError, and Python calls it MemoryError: it is both. */
static PyObject *out_of_memory;

/* PyTorch raises AssertionError on some ways to a device that its build does not have, and
 * RuntimeError or NotImplementedError on others: it is all of them. */
static PyObject *no_device;

static PyObject *exception_for(kf_status_t status) {
  if (status == KF_ERR_NO_MEMORY && out_of_memory != NULL) return out_of_memory;
  if (status == KF_ERR_NO_DEVICE && no_device != NULL) return no_device;
  switch (status) {
#define KF_STATUS(name, value, text, python) \
  case KF_##name:                            \
    return PyExc_##python;
#define PyExc_None PyExc_SystemError
#include <keyfall/status.def>
#undef KF_STATUS
#undef PyExc_None
    case KF_STATUS_FORCE_INT32: break;
  }
  return PyExc_RuntimeError;
}

static bool is_stashed(const char *message) {
  unsigned long long number = 0;
  return stash.number != 0 && sscanf(message, CARRIED_TEXT, &number) == 1 && number == stash.number;
}

static void empty_stash(void) {
  PyObject *type = stash.type, *value = stash.value, *traceback = stash.traceback;
  memset(&stash, 0, sizeof stash);
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
}

/* The library's message, which starts with the device, behind words that programs look for. */
static PyObject *no_device_text(const char *message) {
  char type[32] = "";
  (void)sscanf(message, "%31[a-z0-9_]", type);
  for (char *c = type; *c != '\0'; c++) *c = (char)Py_TOUPPER(*c);
  return PyUnicode_FromFormat("Torch not compiled with %s enabled: %s", type, message);
}

int kfpy_require_device(kf_device_t device) {
  if (device.type >= KF_DEVICE_FIRST_DYNAMIC || kf_device_has_memory(device.type)) return 0;
  kf_storage_t *storage; /* fails, and says why */
  kf_status_t status = kf_storage_create(device, 0, &storage);
  if (status == KF_OK)
    kf_storage_release(storage); /* a plug-in came in between */
  else
    (void)kfpy_raise(status);
  return status == KF_OK ? 0 : -1;
}

PyObject *kfpy_raise(kf_status_t status) {
  const kf_error_t *error = kf_error_last();
  if (is_stashed(error->message)) {
    PyErr_Restore(stash.type, stash.value, stash.traceback);
    memset(&stash, 0, sizeof stash);
    kf_error_clear();
    return NULL;
  }
  if (stash.number != 0) empty_stash();
  /* A message may have been cut inside a character. */
  PyObject *text =
      status == KF_ERR_NO_DEVICE
          ? no_device_text(error->message)
          : PyUnicode_DecodeUTF8(error->message, (Py_ssize_t)strlen(error->message), "replace");
  if (text != NULL) PyErr_SetObject(exception_for(status), text);
  Py_XDECREF(text);
  return NULL;
}

#define NO_DEFINITION "%s has no definition any more: its library is gone"

const kf_schema_t *kfpy_schema_of(const kf_op_t *op) {
  const kf_schema_t *schema = kf_op_schema(op);
  if (schema == NULL) PyErr_Format(PyExc_RuntimeError, NO_DEFINITION, kf_op_full_name(op));
  return schema;
}

kf_status_t kfpy_no_definition(const kf_op_t *op) {
  return kf_error_set(KF_ERR_NOT_FOUND, NO_DEFINITION, kf_op_full_name(op));
}

kf_status_t kfpy_carry(void) {
  empty_stash();
  PyErr_Fetch(&stash.type, &stash.value, &stash.traceback);
  PyErr_NormalizeException(&stash.type, &stash.value, &stash.traceback);
  stash.number = ++carried;
  PyObject *text = stash.value != NULL ? PyObject_Str(stash.value) : NULL;
  const char *utf8 = text != NULL ? PyUnicode_AsUTF8(text) : NULL;
  if (utf8 == NULL) PyErr_Clear(); /* an exception that cannot be printed travels all the same */
  const char *name = stash.type != NULL ? ((PyTypeObject *)stash.type)->tp_name : "?";
  kf_status_t status =
      kf_error_set(KF_ERR_RUNTIME, CARRIED_TEXT "%s: %s", (unsigned long long)stash.number, name,
                   utf8 != NULL ? utf8 : "");
  Py_XDECREF(text);
  return status;
}

/* ---- Warnings ---- */

/* A filter may turn a warning into an exception. The library's callback cannot fail, so the
 * exception waits until the call that warned comes back. */
static __thread PyObject *raised_by_warning;

static void warn(void *context, const char *message) {
  (void)context;
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (PyErr_WarnEx(PyExc_UserWarning, message, 1) < 0) {
    PyObject *raised_type, *raised, *raised_traceback;
    PyErr_Fetch(&raised_type, &raised, &raised_traceback);
    PyErr_NormalizeException(&raised_type, &raised, &raised_traceback);
    Py_XSETREF(raised_by_warning, raised);
    Py_XDECREF(raised_type);
    Py_XDECREF(raised_traceback);
  }
  PyErr_Restore(type, value, traceback);
  PyGILState_Release(gil);
}

int kfpy_warning_raised(void) {
  if (KF_LIKELY(raised_by_warning == NULL)) return 0;
  PyObject *raised = raised_by_warning;
  raised_by_warning = NULL;
  PyErr_SetObject((PyObject *)Py_TYPE(raised), raised);
  Py_DECREF(raised);
  return -1;
}

/* ---- Signals ---- */

/* Python runs handlers of signals on its main thread alone. After a fork that is the thread that
 * forked. */
static pthread_t main_thread;
static bool knows_main_thread; /* from the first question on: who imports this may be another */

static void forked(void) {
  main_thread = pthread_self();
  __atomic_store_n(&knows_main_thread, true, __ATOMIC_RELEASE);
}

static int find_main_thread(void) {
  PyObject *threading = PyImport_ImportModule("threading");
  PyObject *thread = threading != NULL ? PyObject_CallMethod(threading, "main_thread", NULL) : NULL;
  PyObject *ident = thread != NULL ? PyObject_GetAttrString(thread, "ident") : NULL;
  if (ident != NULL) main_thread = (pthread_t)PyLong_AsUnsignedLong(ident);
  Py_XDECREF(ident);
  Py_XDECREF(thread);
  Py_XDECREF(threading);
  if (PyErr_Occurred()) return -1;
  __atomic_store_n(&knows_main_thread, true, __ATOMIC_RELEASE);
  return 0;
}

/* What long operators ask. A handler that raises ends the operator with its exception; after one
 * that returns the operator goes on. Called with the GIL or without. */
static kf_status_t check_signals(void *context) {
  (void)context;
  bool known = __atomic_load_n(&knows_main_thread, __ATOMIC_ACQUIRE);
  PyGILState_STATE gil;
  if ((known && !pthread_equal(pthread_self(), main_thread)) || !kfpy_enter(&gil)) return KF_OK;
  kf_status_t status = KF_OK;
  /* With an exception set this is code that runs while the other one unwinds: too late to stop. */
  if (!PyErr_Occurred() && ((!known && find_main_thread() < 0) || PyErr_CheckSignals() < 0))
    status = kfpy_carry();
  PyGILState_Release(gil);
  return status;
}

static int add_exception(PyObject *module, const char *name, const char *doc, PyObject *first,
                         PyObject *second, PyObject **out) {
  PyObject *bases = PyTuple_Pack(2, first, second);
  if (bases == NULL) return -1;
  *out = PyErr_NewExceptionWithDoc(name, doc, bases, NULL);
  Py_DECREF(bases);
  return *out != NULL ? PyModule_AddObjectRef(module, strchr(name, '.') + 1, *out) : -1;
}

int kfpy_init_errors(PyObject *module) {
  kf_set_warning_handler(warn, NULL);
  (void)pthread_atfork(NULL, NULL, forked);
  kf_set_interrupt_hook(check_signals, NULL);
  return add_exception(module, "torch.OutOfMemoryError",
                       "There is not as much memory as was asked for.", PyExc_RuntimeError,
                       PyExc_MemoryError, &out_of_memory) < 0 ||
                 add_exception(module, "keyfall.NoDeviceError",
                               "This build does not have the device, and no plug-in has added it.",
                               PyExc_AssertionError, PyExc_NotImplementedError, &no_device) < 0
             ? -1
             : 0;
}
