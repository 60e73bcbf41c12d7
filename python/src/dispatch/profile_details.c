/* What a profile tells about single calls beyond their times: shapes and values of arguments, the
 * Python stack, memory. keyfall/profiler asks for them; profiles without details never come here.
 *
 * Note [Profile details]
 * The details are collected by a mode above all others (mode.h), which sees every call with its
 * arguments. Modes belong to threads: a tracer (trace.h) puts each thread into the mode before its
 * next outermost call. When the details are stopped, a thread leaves the mode in its next call, or
 * when it ends. Each call adds a record to one list, in the order in which calls begin; the records
 * and the events of the profile (profile.h) have the same order on a thread. A record holds no
 * tensor. */
#define _GNU_SOURCE
#include <keyfall/device.h>
#include <keyfall/mode.h>
#include <keyfall/trace.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "dispatch/python_kernels.h"
#include "keys/dispatch_objects.h"

enum { SHAPES = 1, STACKS = 2, MEMORY = 4, MOST_FRAMES = 256, MOST_TYPES = 64 };

static PyObject *records;     /* owned list; the GIL protects this and the next two */
static kf_mode_t *mode;       /* owned */
static kf_tracer_t *tracer;   /* owned */
static uint64_t last_number;  /* numbers of collections, from 1 on */
static uint64_t current;      /* number of the running collection, 0: none; atomic */
static int wanted;            /* flags of the running collection */
static int types[MOST_TYPES]; /* of devices whose memory is counted */
static size_t type_count;
static __thread uint64_t joined;        /* the collection whose mode this thread has entered */
static __thread kf_mode_scope_t *scope; /* owned by the thread; NULL: it never entered a mode */
static pthread_key_t at_end;            /* its value is `scope` */
static void scope_moved(void) { (void)pthread_setspecific(at_end, scope); }
KFPY_THREAD_PART(joined, joined, NULL)
KFPY_THREAD_PART(scope, scope, scope_moved)

static bool is_current(uint64_t number) {
  return number != 0 && __atomic_load_n(&current, __ATOMIC_RELAXED) == number;
}

/* ---- Arguments ---- */

static PyObject *list_of(kf_int_span_t span) {
  PyObject *numbers = PyList_New((Py_ssize_t)span.size);
  for (size_t i = 0; numbers != NULL && i < span.size; i++) {
    PyObject *number = PyLong_FromLongLong(span.data[i]);
    if (number == NULL)
      Py_CLEAR(numbers);
    else
      PyList_SET_ITEM(numbers, (Py_ssize_t)i, number);
  }
  return numbers;
}

/* (dtype, sizes, strides). */
static PyObject *describe_tensor(const kf_tensor_t *tensor) {
  return Py_BuildValue("NNN", kfpy_dtype_object(kf_tensor_dtype(tensor)),
                       list_of(kf_tensor_sizes(tensor)), list_of(kf_tensor_strides(tensor)));
}

static PyObject *describe(const kf_value_t *value);

static PyObject *describe_list(const kf_list_t *list) {
  PyObject *made = PyList_New(0);
  for (size_t i = 0; made != NULL && i < kf_list_size(list); i++) {
    kf_value_t item;
    if (kf_list_get(list, i, &item) != KF_OK) {
      kf_error_clear();
      continue;
    }
    PyObject *object = describe(&item);
    kf_value_clear(&item);
    if (object == NULL || PyList_Append(made, object) < 0) Py_CLEAR(made);
    Py_XDECREF(object);
  }
  return made;
}

/* Numbers as they are, tensors as tuples, lists of them as lists; None for everything else. */
static PyObject *describe(const kf_value_t *value) {
  switch (value->tag) {
    case KF_TAG_TENSOR:
      if (value->as.tensor == NULL) Py_RETURN_NONE;
      return describe_tensor(value->as.tensor);
    case KF_TAG_LIST: return describe_list((const kf_list_t *)value->as.pointer);
    case KF_TAG_BOOL: return PyBool_FromLong(value->as.b);
    case KF_TAG_DTYPE:
    case KF_TAG_LAYOUT:
    case KF_TAG_MEMORY_FORMAT:
    case KF_TAG_INT: return PyLong_FromLongLong(value->as.i);
    case KF_TAG_FLOAT: return PyFloat_FromDouble(value->as.f);
    case KF_TAG_UINT:
    case KF_TAG_COMPLEX: return kfpy_from_value(value);
    default: Py_RETURN_NONE;
  }
}

static PyObject *describe_arguments(const kf_op_t *op, const kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(op);
  size_t count = schema != NULL ? kf_schema_argument_count(schema) : 0;
  if (count > stack->size) count = 0;
  PyObject *list = PyList_New(0);
  for (size_t i = 0; list != NULL && i < count; i++) {
    PyObject *object = describe(&stack->values[stack->size - count + i]);
    if (object == NULL || PyList_Append(list, object) < 0) Py_CLEAR(list);
    Py_XDECREF(object);
  }
  kf_schema_release(schema);
  return list;
}

/* ---- The Python stack ---- */

/* [code, line, code, line, …], the innermost first; texts are made when somebody asks. */
static PyObject *stack_of_thread(void) {
  PyObject *list = PyList_New(0);
  PyFrameObject *frame = PyEval_GetFrame();
  Py_XINCREF(frame);
  for (int i = 0; list != NULL && frame != NULL && i < MOST_FRAMES; i++) {
    PyObject *code = (PyObject *)PyFrame_GetCode(frame);
    PyObject *line = PyLong_FromLong(PyFrame_GetLineNumber(frame));
    if (line == NULL || PyList_Append(list, code) < 0 || PyList_Append(list, line) < 0)
      Py_CLEAR(list);
    Py_DECREF(code);
    Py_XDECREF(line);
    Py_SETREF(frame, PyFrame_GetBack(frame));
  }
  Py_XDECREF(frame);
  return list;
}

/* ---- Memory ---- */

static uint64_t device_bytes(void) {
  uint64_t total = 0;
  for (size_t i = 0; i < type_count; i++) {
    for (int index = 0; index < kf_device_count(types[i]); index++) {
      kf_memory_stats_t stats = {.struct_size = sizeof stats};
      if (kf_device_memory_stats(kf_device_make(types[i], index), &stats) == KF_OK)
        total += stats.allocated;
      else
        kf_error_clear();
    }
  }
  return total;
}

/* (bytes of the CPU, bytes of other devices), or None. */
static PyObject *memory_now(void) {
  if ((wanted & MEMORY) == 0) Py_RETURN_NONE;
  return Py_BuildValue("KK", (unsigned long long)kf_memory_in_use(),
                       (unsigned long long)device_bytes());
}

/* ---- Records ---- */

static unsigned long long now_ns(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (unsigned long long)time.tv_sec * 1000000000ull + (unsigned long long)time.tv_nsec;
}

/* [operator, thread, begin in ns, arguments, stack, memory before, memory after]; borrowed from the
 * list, NULL on failure. */
static PyObject *begin_record(const kf_call_t *call, const kf_stack_t *stack) {
  PyObject *arguments =
      (wanted & SHAPES) != 0 ? describe_arguments(call->op, stack) : Py_NewRef(Py_None);
  PyObject *frames = (wanted & STACKS) != 0 ? stack_of_thread() : Py_NewRef(Py_None);
  PyObject *memory = memory_now();
  PyObject *record = NULL;
  if (arguments != NULL && frames != NULL && memory != NULL)
    record = Py_BuildValue("[sKKOOOO]", kf_op_full_name(call->op),
                           (unsigned long long)syscall(SYS_gettid), now_ns(), arguments, frames,
                           memory, Py_None);
  Py_XDECREF(arguments);
  Py_XDECREF(frames);
  Py_XDECREF(memory);
  if (record != NULL && PyList_Append(records, record) < 0) Py_CLEAR(record);
  return record;
}

/* Runs with the GIL and leaves exceptions of the program alone. A record that cannot be made is
 * left out. */
static PyObject *begin(const kf_call_t *call, const kf_stack_t *stack, uint64_t number) {
  PyGILState_STATE gil;
  PyObject *record = NULL;
  if (!kfpy_enter(&gil)) return NULL;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  if (is_current(number)) record = begin_record(call, stack);
  PyErr_Clear();
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
  return record;
}

/* A call that failed has no memory afterwards: asking for it could replace the error. */
static void end(PyObject *record, kf_status_t status) {
  PyGILState_STATE gil;
  if (record == NULL || !kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *memory = status == KF_OK ? memory_now() : NULL;
  if (memory != NULL) (void)PyList_SetItem(record, PyList_GET_SIZE(record) - 1, memory);
  Py_DECREF(record);
  PyErr_Clear();
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

/* ---- Threads ---- */

static void leave(void) {
  joined = 0;
  kf_mode_exit(scope);
}

static void leave_at_end(void *own) {
  leave();
  scope = NULL;
  PyMem_RawFree(own);
}

static bool make_scope(void) {
  if (scope != NULL) return true;
  scope = PyMem_RawCalloc(1, sizeof *scope);
  return scope != NULL && pthread_setspecific(at_end, scope) == 0;
}

/* The mode. Needs no GIL. */
static kf_status_t see_call(void *context, const kf_call_t *call, kf_stack_t *stack) {
  uint64_t number = joined;
  (void)context;
  if (!is_current(number)) {
    leave();
    return kf_mode_next(call, stack);
  }
  PyObject *record = begin(call, stack, number);
  kf_status_t status = kf_mode_next(call, stack);
  end(record, status);
  return status;
}

/* The tracer: puts the thread into the mode. */
static void join_thread(void *context, const kf_trace_event_t *event) {
  uint64_t number = __atomic_load_n(&current, __ATOMIC_RELAXED);
  PyGILState_STATE gil;
  (void)context;
  if (number == 0 || joined == number || event->depth != 1 || !kfpy_enter(&gil)) return;
  if (is_current(number) && make_scope()) {
    if (joined != 0) leave();
    joined = number;
    kf_mode_enter(mode, scope);
  }
  kfpy_leave(gil);
}

/* ---- For Python ---- */

static void find_types(void) {
  type_count = 0;
  for (int type = 0; type < KF_DEVICE_FIRST_DYNAMIC + 64 && type_count < MOST_TYPES; type++)
    if (type != KF_DEVICE_CPU && kf_device_type_name(type) != NULL && kf_device_is_available(type))
      types[type_count++] = type;
}

static PyObject *details_start(PyObject *module, PyObject *flags) {
  (void)module;
  long number = PyLong_AsLong(flags);
  if (number == -1 && PyErr_Occurred()) return NULL;
  if (records != NULL) {
    PyErr_SetString(PyExc_RuntimeError, "_profile_details_start: details are being collected");
    return NULL;
  }
  records = PyList_New(0);
  if (records == NULL) return NULL;
  if (KFPY_FAILED(kf_mode_create(KF_MODE_ABOVE_ALL, KF_MODE_NESTED, see_call, NULL, NULL, &mode))) {
    Py_CLEAR(records);
    return NULL;
  }
  wanted = (int)number;
  find_types();
  __atomic_store_n(&current, ++last_number, __ATOMIC_RELAXED);
  if (KFPY_FAILED(kf_tracer_add(join_thread, NULL, NULL, KF_TRACE_WITHOUT_ORIGIN, &tracer))) {
    __atomic_store_n(&current, 0, __ATOMIC_RELAXED);
    kf_mode_release(mode);
    Py_CLEAR(records);
    return NULL;
  }
  Py_RETURN_NONE;
}

static PyObject *details_stop(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *found = records;
  if (found == NULL) return PyList_New(0);
  __atomic_store_n(&current, 0, __ATOMIC_RELAXED);
  kf_tracer_remove(tracer);
  tracer = NULL;
  if (joined != 0) leave();
  kf_mode_release(mode);
  mode = NULL;
  records = NULL;
  return found;
}

static PyMethodDef functions[] = {
    {"_profile_details_start", details_start, METH_O,
     "_profile_details_start(flags, /)\n--\n\nStarts to collect shapes (1), stacks (2) and memory "
     "(4) of calls."},
    {"_profile_details_stop", details_stop, METH_NOARGS,
     "_profile_details_stop()\n--\n\nStops; returns lists [operator, thread, begin in ns, "
     "arguments, stack, memory before and after]."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_profile_details(PyObject *module) {
  if (pthread_key_create(&at_end, leave_at_end) != 0) {
    PyErr_SetString(PyExc_RuntimeError, "the system has no more thread-specific keys");
    return -1;
  }
  return kfpy_add_functions(module, functions);
}
