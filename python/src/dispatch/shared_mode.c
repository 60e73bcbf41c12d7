/* A dispatch mode for all threads: keyfall.record(threads="all").
 *
 * Note [Shared mode]
 * A thread's modes are its own: Note [Mode stack]. A tracer (trace.h) brings the shared mode to the
 * others: before a thread's next outermost call runs, it pushes the mode on that thread's stack,
 * and the call goes there already. The end removes the tracer only. A mode that is asked afterwards
 * leaves the thread's stack by _leave_mode; a thread that ends drops its stack. */
#include <keyfall/trace.h>
#include <pthread.h>

#include "dispatch/python_kernels.h"

static PyObject *shared;         /* owned; the GIL protects this and the next two */
static kf_tracer_t *tracer;      /* owned */
static uint64_t last_number;     /* numbers of shared modes, from 1 on */
static uint64_t current;         /* number of the shared mode, 0: none; atomic */
static __thread uint64_t joined; /* the last shared mode that this thread was given */
static pthread_key_t at_end;     /* set in threads that were given one */
static void joined_moved(void) {
  if (joined != 0) (void)pthread_setspecific(at_end, &joined);
}
KFPY_THREAD_PART(joined, joined, joined_moved)

static void drop_modes(void *unused) {
  PyGILState_STATE gil;
  (void)unused;
  if (!kfpy_enter(&gil)) return;
  kfpy_drop_modes();
  kfpy_leave(gil);
}

/* Gives this thread the shared mode. */
static void join(uint64_t number) {
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (shared != NULL && __atomic_load_n(&current, __ATOMIC_RELAXED) == number) {
    joined = number;
    (void)pthread_setspecific(at_end, &joined);
    if (kfpy_push_mode(shared) < 0) PyErr_WriteUnraisable(shared);
  }
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

/* The tracer. Needs no GIL. */
static void see_call(void *context, const kf_trace_event_t *event) {
  (void)context;
  uint64_t number = __atomic_load_n(&current, __ATOMIC_RELAXED);
  if (number == 0 || event->depth != 1) return;
  if (joined == number)
    kfpy_restore_mode_keys(); /* a guard that was there before the mode may have removed them */
  else
    join(number);
}

static PyObject *share_mode(PyObject *module, PyObject *mode) {
  (void)module;
  if (shared != NULL) {
    PyErr_Format(PyExc_RuntimeError, "all threads are in a mode already: %R", shared);
    return NULL;
  }
  if (KFPY_FAILED(kf_tracer_add(see_call, NULL, NULL, KF_TRACE_WITHOUT_ORIGIN, &tracer)))
    return NULL;
  shared = Py_NewRef(mode);
  joined = ++last_number;
  __atomic_store_n(&current, last_number, __ATOMIC_RELAXED);
  Py_RETURN_NONE;
}

static PyObject *unshare_mode(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  __atomic_store_n(&current, 0, __ATOMIC_RELAXED);
  kf_tracer_remove(tracer);
  tracer = NULL;
  Py_CLEAR(shared);
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_share_mode", share_mode, METH_O,
     "_share_mode(mode, /)\n--\n\nPuts all other threads into a mode that this one is in."},
    {"_unshare_mode", unshare_mode, METH_NOARGS,
     "_unshare_mode()\n--\n\nPuts no more threads into the mode. Those that are in it have to "
     "leave "
     "it by _leave_mode."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_shared_mode(PyObject *module) {
  if (pthread_key_create(&at_end, drop_modes) != 0) {
    PyErr_SetString(PyExc_RuntimeError, "the system has no more thread-specific keys");
    return -1;
  }
  return kfpy_add_functions(module, functions);
}
