/* keyfall.Stream and Event: work queues of a device. The built-in devices execute in order and have
 * nothing to wait for; a stream of another device is a number that its kernels understand. */
#include "types/describing_types.h"

typedef struct {
  PyObject_HEAD kf_stream_t stream;
} stream_object_t;

typedef struct {
  PyObject_HEAD kf_device_t device;
} event_t;

static PyTypeObject *stream_type, *event_type;

static kf_stream_t stream_of(PyObject *self) {
  KFPY_ASSERT(PyObject_TypeCheck(self, stream_type));
  return ((stream_object_t *)self)->stream;
}

static PyObject *new_stream(PyTypeObject *type, kf_stream_t stream) {
  stream_object_t *self = (stream_object_t *)type->tp_alloc(type, 0);
  if (self != NULL) self->stream = stream;
  return (PyObject *)self;
}

PyObject *kfpy_stream_object(kf_stream_t stream) { return new_stream(stream_type, stream); }

bool kfpy_is_stream(PyObject *object, kf_stream_t *out) {
  if (!PyObject_TypeCheck(object, stream_type)) return false;
  *out = stream_of(object);
  return true;
}

/* ---- Construction of streams ---- */

static int device_from_numbers(int type, int index, kf_device_t *out) {
  if (type < 0 || type > INT16_MAX || kf_device_type_name(type) == NULL) {
    PyErr_Format(PyExc_RuntimeError, "Stream(): there is no device type with the number %d", type);
    return -1;
  }
  if (index < -1 || index > INT16_MAX) {
    PyErr_Format(PyExc_RuntimeError, "Stream(): expected a device_index from -1 to 32767, found %d",
                 index);
    return -1;
  }
  *out = kf_device_make(type, index);
  return 0;
}

/* Stream(device=None, *, priority=0), or the three numbers of an existing one. */
static PyObject *stream_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"device", "priority", "stream_id", "device_index", "device_type", NULL};
  PyObject *device = NULL, *id = NULL;
  int priority = 0, index = 0, kind = -1;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O$iO!ii:Stream", names, &device, &priority,
                                   &PyLong_Type, &id, &index, &kind))
    return NULL;
  kf_stream_t stream = {kf_device_make(KF_DEVICE_CPU, -1), 0};
  if ((id != NULL) != (kind >= 0) || (id != NULL && device != NULL)) {
    PyErr_SetString(PyExc_TypeError,
                    "Stream() takes a device, or all of stream_id, device_index and device_type");
    return NULL;
  }
  if (id != NULL) {
    stream.id = PyLong_AsLongLong(id);
    if (PyErr_Occurred() || device_from_numbers(kind, index, &stream.device) < 0) return NULL;
  } else if (device != NULL && device != Py_None) {
    if (kfpy_parse_device("Stream", "device", device, &stream.device) < 0 ||
        kfpy_require_device(stream.device) < 0)
      return NULL;
  }
  return new_stream(type, stream);
}

/* ---- Streams ---- */

static PyObject *stream_repr(PyObject *self) {
  kf_stream_t stream = stream_of(self);
  const char *name = kf_device_type_name(stream.device.type);
  return PyUnicode_FromFormat("torch.Stream device_type=%s, device_index=%d, stream_id=%lld",
                              name != NULL ? name : "?", (int)stream.device.index,
                              (long long)stream.id);
}

static bool same_stream(kf_stream_t a, kf_stream_t b) {
  return a.id == b.id && a.device.type == b.device.type && a.device.index == b.device.index;
}

static PyObject *stream_compare(PyObject *a, PyObject *b, int operation) {
  if (!PyObject_TypeCheck(b, stream_type) || (operation != Py_EQ && operation != Py_NE))
    Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong(same_stream(stream_of(a), stream_of(b)) == (operation == Py_EQ));
}

static Py_hash_t stream_hash(PyObject *self) {
  kf_stream_t stream = stream_of(self);
  uint64_t hash = (uint64_t)stream.id * UINT64_C(0x9e3779b97f4a7c15);
  hash ^= (uint64_t)(uint16_t)stream.device.type << 16 | (uint16_t)stream.device.index;
  return (Py_hash_t)hash == -1 ? -2 : (Py_hash_t)hash;
}

static PyObject *get_stream_id(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromLongLong(stream_of(self).id);
}

static PyObject *get_device_index(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromLong(stream_of(self).device.index);
}

static PyObject *get_device_type(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromLong(stream_of(self).device.type);
}

static PyObject *get_stream_device(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_device_object(stream_of(self).device);
}

/* The CPU and the meta device have finished all work when a call returns; the library knows nothing
 * about the queues of other devices. */
static int check_in_order(kf_device_t device, const char *what) {
  if (device.type == KF_DEVICE_CPU || device.type == KF_DEVICE_META) return 0;
  PyErr_Format(PyExc_RuntimeError, "%s: device type %s says nothing about its queues", what,
               kf_device_type_name(device.type));
  return -1;
}

static PyObject *no_events(kf_device_t device) {
  return PyErr_Format(PyExc_RuntimeError, "%s backend doesn't support events.",
                      kf_device_type_name(device.type));
}

static PyObject *stream_query(PyObject *self, PyObject *unused) {
  (void)unused;
  if (check_in_order(stream_of(self).device, "Stream.query") < 0) return NULL;
  Py_RETURN_TRUE;
}

static PyObject *stream_synchronize(PyObject *self, PyObject *unused) {
  (void)unused;
  if (check_in_order(stream_of(self).device, "Stream.synchronize") < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *stream_wait(PyObject *self, PyObject *other) {
  (void)other;
  if (check_in_order(stream_of(self).device, "Stream.wait") < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *stream_record_event(PyObject *self, PyObject *args) {
  (void)args;
  return no_events(stream_of(self).device);
}

static PyObject *return_self(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef(self);
}

static PyObject *return_none(PyObject *self, PyObject *unused) {
  (void)self, (void)unused;
  Py_RETURN_NONE;
}

static PyObject *stream_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyErr_Format(PyExc_TypeError, "cannot pickle '%s' object: it means something in its process only",
               Py_TYPE(self)->tp_name);
  return NULL;
}

static PyMethodDef stream_methods[] = {
    {"query", stream_query, METH_NOARGS, "query()\n--\n\nReturns whether all work is done."},
    {"synchronize", stream_synchronize, METH_NOARGS,
     "synchronize()\n--\n\nWaits until all work is done."},
    {"wait_stream", stream_wait, METH_O,
     "wait_stream(stream)\n--\n\nMakes later work wait for the work of another stream."},
    {"wait_event", stream_wait, METH_O,
     "wait_event(event)\n--\n\nMakes later work wait for an event."},
    {"record_event", stream_record_event, METH_VARARGS,
     "record_event(event=None)\n--\n\nRecords an event at this point of the stream."},
    {"__enter__", return_self, METH_NOARGS, "Does nothing: devices here have a single queue."},
    {"__exit__", return_none, METH_VARARGS, "Does nothing."},
    {"__reduce__", stream_reduce, METH_NOARGS, "Raises TypeError: streams cannot be pickled."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef stream_getset[] = {
    {"stream_id", get_stream_id, NULL, "Number of the stream on its device.", NULL},
    {"device_index", get_device_index, NULL, "Device index, or -1 for the current device.", NULL},
    {"device_type", get_device_type, NULL, "Device type, as a number.", NULL},
    {"device", get_stream_device, NULL, "The stream's device.", NULL},
    {"native_handle", get_stream_id, NULL, "The device's own handle of the stream.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot stream_slots[] = {
    {Py_tp_new, (void *)stream_new},
    {Py_tp_repr, (void *)stream_repr},
    {Py_tp_richcompare, (void *)stream_compare},
    {Py_tp_hash, (void *)stream_hash},
    {Py_tp_methods, stream_methods},
    {Py_tp_getset, stream_getset},
    {Py_tp_doc, "Stream(device=None, *, priority=0)\n\nA work queue of a device."},
    {0, NULL}};

static PyType_Spec stream_spec = {"keyfall.Stream", sizeof(stream_object_t), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, stream_slots};

/* ---- Events ---- */

static kf_device_t event_device(PyObject *self) { return ((event_t *)self)->device; }

static PyObject *event_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"device", "enable_timing", "blocking", "interprocess", NULL};
  PyObject *given = NULL;
  int timing, blocking, interprocess;
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O$ppp:Event", names, &given, &timing,
                                   &blocking, &interprocess))
    return NULL;
  if (given != NULL && given != Py_None &&
      (kfpy_parse_device("Event", "device", given, &device) < 0 || kfpy_require_device(device) < 0))
    return NULL;
  if (check_in_order(device, "Event") < 0) return NULL;
  event_t *self = (event_t *)type->tp_alloc(type, 0);
  if (self != NULL) self->device = device;
  return (PyObject *)self;
}

static PyObject *event_repr(PyObject *self) {
  return PyUnicode_FromFormat(
      "torch.Event device_type=%s, device_index=%d, event_flag=0, event_id=0",
      kf_device_type_name(event_device(self).type), (int)event_device(self).index);
}

static PyObject *event_query(PyObject *self, PyObject *unused) {
  (void)self, (void)unused;
  Py_RETURN_TRUE;
}

static PyObject *event_refuse(PyObject *self, PyObject *args) {
  (void)args;
  return no_events(event_device(self));
}

static PyObject *get_event_device(PyObject *self, void *unused) {
  (void)unused;
  return kfpy_device_object(event_device(self));
}

static PyObject *get_event_id(PyObject *self, void *unused) {
  (void)self, (void)unused;
  return PyLong_FromLong(0);
}

static PyMethodDef event_methods[] = {
    {"query", event_query, METH_NOARGS, "query()\n--\n\nReturns whether the event has occurred."},
    {"synchronize", return_none, METH_NOARGS, "synchronize()\n--\n\nWaits for the event."},
    {"wait", return_none, METH_VARARGS,
     "wait(stream=None)\n--\n\nMakes a stream wait for the event."},
    {"record", event_refuse, METH_VARARGS,
     "record(stream=None)\n--\n\nRecords the event in a stream. Not supported."},
    {"elapsed_time", event_refuse, METH_VARARGS,
     "elapsed_time(end)\n--\n\nReturns the milliseconds until the event `end`. Not supported."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef event_getset[] = {
    {"device", get_event_device, NULL, "The event's device.", NULL},
    {"event_id", get_event_id, NULL, "The device's own handle of the event.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot event_slots[] = {
    {Py_tp_new, (void *)event_new},
    {Py_tp_repr, (void *)event_repr},
    {Py_tp_methods, event_methods},
    {Py_tp_getset, event_getset},
    {Py_tp_doc,
     "Event(device=None, *, enable_timing=False, blocking=False, interprocess=False)\n\nA point in "
     "a device's work queue."},
    {0, NULL}};

static PyType_Spec event_spec = {"keyfall.Event", sizeof(event_t), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, event_slots};

int kfpy_init_streams(PyObject *module) {
  if (kfpy_add_type(module, &stream_spec, NULL, &stream_type) < 0) return -1;
  return kfpy_add_type(module, &event_spec, NULL, &event_type);
}
