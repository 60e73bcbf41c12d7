/* Errors that cross between Python and the library, in both directions; the library's warnings; and
 * signals that arrive while an operator runs.
 *
 * Note [Carried exceptions]
 * A Python exception raised below the dispatcher travels through C frames as a status. The
 * exception itself is kept in a thread-local stash. The library's error message contains its
 * number, so that kfpy_raise can tell the stashed error from a later one, raised by code that
 * handled the first. */
#include <pthread.h>

#include "core/kfpy.h"

static __thread struct {
  PyObject *type, *value, *traceback; /* owned */
  uint64_t number;                    /* 0: the stash is empty */
} stash;
KFPY_THREAD_PART(stash, stash, NULL)
static uint64_t carried; /* the last number used; guarded by the GIL */

#define CARRIED_TEXT "Python exception %llu: "

/* torch.OutOfMemoryError. PyTorch raises a RuntimeError, while Python programs catch MemoryError,
 * so the class inherits from both. */
static PyObject *out_of_memory;

/* keyfall.NoDeviceError. For a device missing from the build, PyTorch raises AssertionError in some
 * functions and RuntimeError or NotImplementedError in others, so the class inherits from all. */
static PyObject *no_device;

/* keyfall.linalg.LinAlgError. */
static PyObject *linalg_error;

/* Returns the exception class for a status; borrowed. */
static PyObject *exception_for(kf_status_t status) {
  if (status == KF_ERR_NO_MEMORY && out_of_memory != NULL) return out_of_memory;
  if (status == KF_ERR_NO_DEVICE && no_device != NULL) return no_device;
  if (status == KF_ERR_LINALG && linalg_error != NULL) return linalg_error;
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

/* Whether the library's message refers to the exception in this thread's stash. */
static bool is_stashed(const char *message) {
  unsigned long long number = 0;
  return stash.number != 0 && sscanf(message, CARRIED_TEXT, &number) == 1 && number == stash.number;
}

/* Empties the stash before it drops the references: a finalizer may carry an exception itself. */
static void empty_stash(void) {
  PyObject *type = stash.type, *value = stash.value, *traceback = stash.traceback;
  memset(&stash, 0, sizeof stash);
  Py_XDECREF(type);
  Py_XDECREF(value);
  Py_XDECREF(traceback);
}

/* Prefixes the library's message about a device that is not there, which starts with the device,
 * with the text that programs written for PyTorch look for. An index that is too high has a message
 * without that. */
static PyObject *no_device_text(const char *message) {
  char type[32] = "";
  if (strstr(message, "this build has no") == NULL)
    return kfpy_text(message);
  (void)sscanf(message, "%31[a-z0-9_]", type);
  for (char *c = type; *c != '\0'; c++) *c = (char)Py_TOUPPER(*c);
  return PyUnicode_FromFormat("Torch not compiled with %s enabled: %s", type, message);
}

int kfpy_require_device(kf_device_t device) {
  if (device.type >= KF_DEVICE_FIRST_DYNAMIC || kf_device_is_available(device.type)) return 0;
  kf_storage_t *storage; /* creating an empty one fails with the right message */
  kf_status_t status = kf_storage_create(device, 0, &storage);
  if (status == KF_OK)
    kf_storage_release(storage); /* a plug-in added the device meanwhile */
  else
    (void)kfpy_raise(status);
  return status == KF_OK ? 0 : -1;
}

PyObject *kfpy_raise(kf_status_t status) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(status != KF_OK);
  const kf_error_t *error = kf_error_last();
  if (is_stashed(error->message)) {
    PyErr_Restore(stash.type, stash.value, stash.traceback); /* steals the references */
    memset(&stash, 0, sizeof stash);
    kf_error_clear();
    KFPY_ASSERT_EXCEPTION();
    return NULL;
  }
  if (stash.number != 0) empty_stash();
  PyObject *text = status == KF_ERR_NO_DEVICE ? no_device_text(error->message)
                                              : kfpy_text(error->message);
  if (text != NULL) PyErr_SetObject(exception_for(status), text);
  Py_XDECREF(text);
  KFPY_ASSERT_EXCEPTION();
  return NULL;
}

int kfpy_settle(const kf_storage_t *storage) {
  if (storage == NULL || kf_storage_device(storage).type != KF_DEVICE_CPU ||
      kf_storage_size(storage) == 0 || kf_storage_has_flag(storage, KF_STORAGE_THROW_ON_DATA) ||
      KF_LIKELY(kf_storage_data(storage) != NULL))
    return 0;
  kfpy_raise(kf_error_last()->code);
  return -1;
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
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_EXCEPTION();
  empty_stash();
  PyErr_Fetch(&stash.type, &stash.value, &stash.traceback);
  PyErr_NormalizeException(&stash.type, &stash.value, &stash.traceback);
  stash.number = ++carried;
  PyObject *text = stash.value != NULL ? PyObject_Str(stash.value) : NULL;
  const char *utf8 = text != NULL ? PyUnicode_AsUTF8(text) : NULL;
  if (utf8 == NULL) PyErr_Clear(); /* still carry an exception whose str() fails */
  const char *name = stash.type != NULL ? ((PyTypeObject *)stash.type)->tp_name : "?";
  kf_status_t status =
      kf_error_set(KF_ERR_RUNTIME, CARRIED_TEXT "%s: %s", (unsigned long long)stash.number, name,
                   utf8 != NULL ? utf8 : "");
  Py_XDECREF(text);
  KFPY_ASSERT(status != KF_OK);
  KFPY_ASSERT_NO_EXCEPTION();
  return status;
}

/* ---- Warnings ---- */

/* A filter may turn a warning into an exception. The library's callback cannot fail, so the
 * exception is kept here until the call that warned returns (kfpy_warning_raised). Owned. */
static __thread PyObject *raised_by_warning;
KFPY_THREAD_PART(raised_by_warning, raised_by_warning, NULL)

/* The library's warning handler. */
static void warn(void *context, const char *message) {
  (void)context;
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (PyErr_WarnFormat(PyExc_UserWarning, 1, "%s", message) < 0) {
    PyObject *raised_type, *raised, *raised_traceback;
    PyErr_Fetch(&raised_type, &raised, &raised_traceback);
    PyErr_NormalizeException(&raised_type, &raised, &raised_traceback);
    Py_XSETREF(raised_by_warning, raised);
    Py_XDECREF(raised_type);
    Py_XDECREF(raised_traceback);
  }
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

int kfpy_warning_raised(void) {
  if (KF_LIKELY(raised_by_warning == NULL)) return 0;
  KFPY_ASSERT_GIL();
  PyObject *raised = raised_by_warning;
  raised_by_warning = NULL;
  PyErr_SetObject((PyObject *)Py_TYPE(raised), raised);
  Py_DECREF(raised);
  KFPY_ASSERT_EXCEPTION();
  return -1;
}

/* ---- Signals ---- */

/* Python runs signal handlers only on its main thread. After a fork, that is the thread that
 * forked. */
static pthread_t main_thread;
/* False until the first check: the thread that imports the module need not be the main one. */
static bool knows_main_thread;

/* Runs in the child after a fork. */
static void forked(void) {
  main_thread = pthread_self();
  __atomic_store_n(&knows_main_thread, true, __ATOMIC_RELEASE);
}

/* CPython has no C function for this, so ask the threading module. */
static int find_main_thread(void) {
  KFPY_ASSERT_GIL();
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

/* The interrupt hook, which long-running operators call. If a handler raises, the operator fails
 * with that exception; if the handler returns, the operator continues. Called with or without the
 * GIL. */
static kf_status_t check_signals(void *context) {
  (void)context;
  bool known = __atomic_load_n(&knows_main_thread, __ATOMIC_ACQUIRE);
  PyGILState_STATE gil;
  if ((known && !pthread_equal(pthread_self(), main_thread)) || !kfpy_enter(&gil)) return KF_OK;
  kf_status_t status = KF_OK;
  /* If an exception is set, it is already unwinding this call: too late to stop. */
  if (!PyErr_Occurred() && ((!known && find_main_thread() < 0) || PyErr_CheckSignals() < 0))
    status = kfpy_carry();
  kfpy_leave(gil);
  return status;
}

/* Creates an exception class with two bases; *out owns it for the life of the process. */
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
  linalg_error = PyErr_NewExceptionWithDoc(
      "torch._C._LinAlgError", "Raised where a matrix has no such decomposition or solution.",
      PyExc_RuntimeError, NULL);
  if (linalg_error == NULL || PyModule_AddObjectRef(module, "_LinAlgError", linalg_error) < 0)
    return -1;
  return add_exception(module, "torch.OutOfMemoryError", "Raised when a memory allocation fails.",
                       PyExc_RuntimeError, PyExc_MemoryError, &out_of_memory) < 0 ||
                 add_exception(
                     module, "keyfall.NoDeviceError",
                     "Raised for a device that neither this build nor a plug-in provides.",
                     PyExc_AssertionError, PyExc_NotImplementedError, &no_device) < 0
             ? -1
             : 0;
}
