/* keyfall.Event: a point in the work of a device. The CPU and the meta device have finished all
 * work when a call returns: their events cannot be recorded, and have always happened. */
#include <keyfall/device.h>

#include "types/describing_types.h"

typedef struct {
  PyObject_HEAD kf_device_t device;
  kf_event_t *event; /* owned; NULL on the CPU and the meta device */
} event_object_t;

static PyTypeObject *event_type;

static event_object_t *as_event(PyObject *self) {
  KFPY_ASSERT(PyObject_TypeCheck(self, event_type));
  return (event_object_t *)self;
}

static PyObject *no_events(kf_device_t device) {
  return PyErr_Format(PyExc_RuntimeError, "%s backend doesn't support events.",
                      kf_device_type_name(device.type));
}

static PyObject *wrap(PyTypeObject *type, kf_device_t device, bool timing) {
  kf_event_t *event = NULL;
  bool is_host = device.type == KF_DEVICE_CPU || device.type == KF_DEVICE_META;
  if (!is_host && (KFPY_FAILED(kf_device_resolve(device, &device)) ||
                   KFPY_FAILED(kf_event_create(device, timing, &event))))
    return NULL;
  event_object_t *self = (event_object_t *)type->tp_alloc(type, 0);
  if (self == NULL) {
    kf_event_release(event);
    return NULL;
  }
  self->device = device;
  self->event = event;
  return (PyObject *)self;
}

static PyObject *event_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"device", "enable_timing", "blocking", "interprocess", NULL};
  PyObject *given = NULL;
  int timing = 0, blocking = 0, interprocess = 0;
  kf_device_t device = kfpy_accelerator_or_cpu();
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O$ppp:Event", names, &given, &timing,
                                   &blocking, &interprocess))
    return NULL;
  if (given != NULL && given != Py_None &&
      (kfpy_parse_device("Event", "device", given, &device) < 0 || kfpy_require_device(device) < 0))
    return NULL;
  return wrap(type, device, timing != 0);
}

static void event_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  kf_event_release(as_event(self)->event);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *event_repr(PyObject *self) {
  kf_device_t device = as_event(self)->device;
  const char *name = kf_device_type_name(device.type);
  return PyUnicode_FromFormat(
      "torch.Event device_type=%s, device_index=%d, event_flag=0, "
      "event_id=%llu",
      name != NULL ? name : "?", (int)device.index,
      (unsigned long long)(uintptr_t)as_event(self)->event);
}

/* ---- Calls that other files make, too ---- */

PyObject *kfpy_new_event(kf_device_t device) {
  if (device.type == KF_DEVICE_CPU || device.type == KF_DEVICE_META) return no_events(device);
  return wrap(event_type, device, false);
}

bool kfpy_is_event(PyObject *object) { return PyObject_TypeCheck(object, event_type); }

int kfpy_event_record(PyObject *self, kf_stream_t stream) {
  kf_event_t *event = as_event(self)->event;
  if (event == NULL) {
    (void)no_events(as_event(self)->device);
    return -1;
  }
  return KFPY_FAILED(kf_event_record(event, stream)) ? -1 : 0;
}

int kfpy_event_wait(PyObject *self, kf_stream_t stream) {
  kf_event_t *event = as_event(self)->event;
  if (event == NULL) return 0;
  kf_status_t status;
  Py_BEGIN_ALLOW_THREADS;
  status = kf_event_wait(event, stream);
  Py_END_ALLOW_THREADS;
  return KFPY_FAILED(status) ? -1 : 0;
}

/* ---- Methods ---- */

/* The stream that was passed, or the thread's current one on the event's device. */
static int stream_argument(PyObject *self, PyObject *args, const char *format, kf_stream_t *out) {
  PyObject *given = NULL;
  if (!PyArg_ParseTuple(args, format, &given)) return -1;
  *out = kf_stream_current(as_event(self)->device);
  if (given == NULL || given == Py_None || kfpy_is_stream(given, out)) return 0;
  PyErr_Format(PyExc_TypeError, "expected a Stream or None, found %.200s", Py_TYPE(given)->tp_name);
  return -1;
}

static PyObject *event_record(PyObject *self, PyObject *args) {
  kf_stream_t stream;
  if (stream_argument(self, args, "|O:record", &stream) < 0 || kfpy_event_record(self, stream) < 0)
    return NULL;
  Py_RETURN_NONE;
}

static PyObject *event_wait(PyObject *self, PyObject *args) {
  kf_stream_t stream;
  if (stream_argument(self, args, "|O:wait", &stream) < 0 || kfpy_event_wait(self, stream) < 0)
    return NULL;
  Py_RETURN_NONE;
}

static PyObject *event_query(PyObject *self, PyObject *unused) {
  (void)unused;
  bool done = true;
  kf_event_t *event = as_event(self)->event;
  if (event != NULL && KFPY_FAILED(kf_event_query(event, &done))) return NULL;
  return PyBool_FromLong(done);
}

static PyObject *event_synchronize(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_event_t *event = as_event(self)->event;
  kf_status_t status = KF_OK;
  Py_BEGIN_ALLOW_THREADS;
  if (event != NULL) status = kf_event_synchronize(event);
  Py_END_ALLOW_THREADS;
  if (KFPY_FAILED(status)) return NULL;
  Py_RETURN_NONE;
}

static PyObject *event_elapsed_time(PyObject *self, PyObject *end) {
  double milliseconds;
  if (!kfpy_is_event(end))
    return PyErr_Format(PyExc_TypeError, "elapsed_time(): expected an Event, found %.200s",
                        Py_TYPE(end)->tp_name);
  kf_event_t *first = as_event(self)->event, *second = as_event(end)->event;
  if (first == NULL || second == NULL)
    return no_events(as_event(first == NULL ? self : end)->device);
  if (as_event(self)->device.type != as_event(end)->device.type) {
    PyErr_SetString(PyExc_ValueError, "elapsed_time(): the events are of different devices");
    return NULL;
  }
  return KFPY_FAILED(kf_event_elapsed(first, second, &milliseconds))
             ? NULL
             : PyFloat_FromDouble(milliseconds);
}

static PyObject *get_device(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_device_object(as_event(self)->device);
}

static PyObject *get_event_id(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromVoidPtr(as_event(self)->event);
}

static PyMethodDef event_methods[] = {
    {"query", event_query, METH_NOARGS, "query()\n--\n\nWhether it has happened."},
    {"synchronize", event_synchronize, METH_NOARGS, "synchronize()\n--\n\nWaits for it."},
    {"wait", event_wait, METH_VARARGS,
     "wait(stream=None)\n--\n\nLater work of a stream waits for it."},
    {"record", event_record, METH_VARARGS,
     "record(stream=None)\n--\n\nMarks this point of a stream."},
    {"elapsed_time", event_elapsed_time, METH_O,
     "elapsed_time(end)\n--\n\nMilliseconds between two recorded events."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef event_getset[] = {
    {"device", get_device, NULL, "The device.", NULL},
    {"event_id", get_event_id, NULL, "A number that tells events apart; 0 on the CPU.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot event_slots[] = {
    {Py_tp_new, (void *)event_new},
    {Py_tp_dealloc, (void *)event_dealloc},
    {Py_tp_repr, (void *)event_repr},
    {Py_tp_methods, event_methods},
    {Py_tp_getset, event_getset},
    {Py_tp_doc,
     "Event(device=None, *, enable_timing=False, blocking=False, interprocess=False)\n\nA point in "
     "the work of a device."},
    {0, NULL}};

static PyType_Spec event_spec = {"keyfall.Event", sizeof(event_object_t), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, event_slots};

int kfpy_init_events(PyObject *module) {
  return kfpy_add_type(module, &event_spec, NULL, &event_type);
}
