/* keyfall.Stream: a queue of work on a device. The CPU and the meta device have finished all work
 * when a call returns: they have one stream, which is always done. So has a device whose interface
 * has no streams.
 *
 * Note [Streams that are reused]
 * A stream may be current in a thread, or named by another object, when the object that created it
 * dies. So it is not destroyed then: the next Stream of the same device and priority gets it. There
 * are never more streams than were in use at one time. forget_streams, which is called before a
 * plug-in is unloaded, destroys those that are not in use. */
#include <keyfall/device.h>

#include "types/describing_types.h"
#include "types/stream_type.h"

/* How often a device type has gone: a stream of a device that is gone must not be taken for one of
 * the next device that gets its number. */
enum { DEVICE_TYPES = KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS };
static uint32_t lifetimes[DEVICE_TYPES];

static uint32_t *lifetime_of(kf_device_t device) {
  KFPY_ASSERT(device.type >= 0 && device.type < DEVICE_TYPES);
  return &lifetimes[device.type];
}

static kf_stream_t stream_of(PyObject *self) {
  KFPY_ASSERT(PyObject_TypeCheck(self, kfpy_stream_type));
  return ((kfpy_stream_t *)self)->stream;
}

static PyObject *new_stream(PyTypeObject *type, kf_stream_t stream, int priority, bool created) {
  PyObject *self = kfpy_stream_of_type(type, stream);
  if (self == NULL) return NULL;
  kfpy_stream_t *object = (kfpy_stream_t *)self;
  object->priority = priority;
  object->created = created;
  if (created) object->lifetime = *lifetime_of(stream.device);
  return self;
}

static bool is_host(kf_device_t device) {
  return device.type == KF_DEVICE_CPU || device.type == KF_DEVICE_META;
}

/* ---- Streams that are reused: the GIL protects them ---- */

typedef struct {
  kf_stream_t stream;
  int priority;
} free_stream_t;

static free_stream_t *free_streams;
static size_t free_count, free_capacity;

/* Destroys the stream where the list cannot grow. */
static void keep_for_reuse(kf_stream_t stream, int priority) {
  if (free_count == free_capacity) {
    size_t capacity = free_capacity == 0 ? 16 : 2 * free_capacity;
    free_stream_t *grown = PyMem_RawRealloc(free_streams, capacity * sizeof *grown);
    if (grown == NULL) {
      kf_stream_destroy(stream);
      return;
    }
    free_streams = grown;
    free_capacity = capacity;
  }
  free_streams[free_count++] = (free_stream_t){stream, priority};
}

static bool take_free(kf_device_t device, int priority, kf_stream_t *out) {
  for (size_t i = 0; i < free_count; i++) {
    kf_stream_t stream = free_streams[i].stream;
    if (free_streams[i].priority != priority || stream.device.type != device.type ||
        stream.device.index != device.index)
      continue;
    *out = stream;
    free_streams[i] = free_streams[--free_count];
    return true;
  }
  return false;
}

static PyObject *forget_streams(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (kfpy_parse_device("_forget_streams", "device", object, &device) < 0) return NULL;
  for (size_t i = free_count; i-- > 0;) {
    kf_stream_t stream = free_streams[i].stream;
    if (stream.device.type != device.type) continue;
    free_streams[i] = free_streams[--free_count];
    kf_stream_destroy(stream);
  }
  return PyLong_FromLong(device.type);
}

static PyObject *end_streams(PyObject *module, PyObject *number) {
  (void)module;
  long type = PyLong_AsLong(number);
  if (PyErr_Occurred()) return NULL;
  if (type < 0 || type >= DEVICE_TYPES)
    return PyErr_Format(PyExc_ValueError, "there is no device type with the number %ld", type);
  lifetimes[type]++;
  Py_RETURN_NONE;
}

/* ---- Making streams ---- */

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

/* A stream of the device that nobody uses. Devices without streams have their default one only. */
static int create(kf_device_t device, int priority, kf_stream_t *out, bool *out_created) {
  *out = (kf_stream_t){device, 0};
  *out_created = false;
  if (is_host(device)) return 0;
  if (KFPY_FAILED(kf_device_resolve(device, &out->device))) return -1;
  *out_created = take_free(out->device, priority, out);
  if (*out_created) return 0;
  kf_status_t status = kf_stream_create(out->device, priority, out);
  if (status == KF_ERR_NOT_IMPLEMENTED) {
    kf_error_clear();
    out->id = 0;
    return 0;
  }
  *out_created = status == KF_OK;
  return KFPY_FAILED(status) ? -1 : 0;
}

static PyObject *stream_on_device(PyTypeObject *type, PyObject *given, int priority) {
  kf_device_t device = kfpy_accelerator_or_cpu();
  kf_stream_t stream;
  bool created;
  if (given != NULL && given != Py_None &&
      (kfpy_parse_device("Stream", "device", given, &device) < 0 ||
       kfpy_require_device(device) < 0))
    return NULL;
  if (create(device, priority, &stream, &created) < 0) return NULL;
  PyObject *self = new_stream(type, stream, priority, created);
  if (self == NULL && created) keep_for_reuse(stream, priority);
  return self;
}

/* Stream(device=None, *, priority=0), or the three numbers of an existing one. */
static PyObject *stream_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"device", "priority", "stream_id", "device_index", "device_type", NULL};
  PyObject *device = NULL, *id = NULL;
  int priority = 0, index = 0, kind = -1;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O$iO!ii:Stream", names, &device, &priority,
                                   &PyLong_Type, &id, &index, &kind))
    return NULL;
  if ((id != NULL) != (kind >= 0) || (id != NULL && device != NULL)) {
    PyErr_SetString(PyExc_TypeError,
                    "Stream() takes a device, or all of stream_id, device_index and device_type");
    return NULL;
  }
  if (id == NULL) return stream_on_device(type, device, priority);
  kf_stream_t stream;
  stream.id = PyLong_AsLongLong(id);
  if (PyErr_Occurred() || device_from_numbers(kind, index, &stream.device) < 0) return NULL;
  return new_stream(type, stream, 0, false);
}

static void stream_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  kfpy_stream_t *object = (kfpy_stream_t *)self;
  if (object->created && object->lifetime == *lifetime_of(object->stream.device))
    keep_for_reuse(object->stream, object->priority);
  type->tp_free(self);
  Py_DECREF(type);
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
  if (!PyObject_TypeCheck(b, kfpy_stream_type) || (operation != Py_EQ && operation != Py_NE))
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

static PyObject *stream_query(PyObject *self, PyObject *unused) {
  (void)unused;
  bool done;
  if (KFPY_FAILED(kf_stream_query(stream_of(self), &done))) return NULL;
  return PyBool_FromLong(done);
}

static PyObject *stream_synchronize(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_stream_t stream = stream_of(self);
  kf_status_t status;
  Py_BEGIN_ALLOW_THREADS;
  status = kf_stream_synchronize(stream);
  Py_END_ALLOW_THREADS;
  if (KFPY_FAILED(status)) return NULL;
  Py_RETURN_NONE;
}

static PyObject *wrong_type(const char *function, const char *expected, PyObject *found) {
  return PyErr_Format(PyExc_TypeError, "%s(): expected %s, found %.200s", function, expected,
                      Py_TYPE(found)->tp_name);
}

static PyObject *stream_wait_event(PyObject *self, PyObject *event) {
  if (!kfpy_is_event(event)) return wrong_type("wait_event", "an Event", event);
  if (kfpy_event_wait(event, stream_of(self)) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *stream_wait_stream(PyObject *self, PyObject *other) {
  kf_stream_t awaited;
  if (!kfpy_is_stream(other, &awaited)) return wrong_type("wait_stream", "a Stream", other);
  if (is_host(awaited.device)) Py_RETURN_NONE;
  PyObject *event = kfpy_new_event(awaited.device);
  if (event == NULL) return NULL;
  int done = kfpy_event_record(event, awaited);
  if (done == 0) done = kfpy_event_wait(event, stream_of(self));
  Py_DECREF(event);
  if (done < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *stream_record_event(PyObject *self, PyObject *args) {
  PyObject *event = NULL;
  if (!PyArg_ParseTuple(args, "|O:record_event", &event)) return NULL;
  if (event == Py_None) event = NULL;
  if (event != NULL && !kfpy_is_event(event)) return wrong_type("record_event", "an Event", event);
  event = event != NULL ? Py_NewRef(event) : kfpy_new_event(stream_of(self).device);
  if (event != NULL && kfpy_event_record(event, stream_of(self)) < 0) Py_CLEAR(event);
  return event;
}

/* ---- The current stream ---- */

static PyObject *current_stream(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (kfpy_parse_device("_current_stream", "device", object, &device) < 0 ||
      KFPY_FAILED(kf_device_resolve(device, &device)))
    return NULL;
  return kfpy_stream_object(kf_stream_current(device));
}

static PyObject *default_stream(PyObject *module, PyObject *object) {
  (void)module;
  kf_device_t device;
  if (kfpy_parse_device("_default_stream", "device", object, &device) < 0 ||
      KFPY_FAILED(kf_device_resolve(device, &device)))
    return NULL;
  return kfpy_stream_object((kf_stream_t){device, 0});
}

/* Makes a stream and its device the current ones of the thread. */
static int make_current(kf_stream_t stream) {
  if (is_host(stream.device)) return 0;
  return KFPY_FAILED(kf_device_set_current(stream.device)) ||
                 KFPY_FAILED(kf_stream_set_current(stream))
             ? -1
             : 0;
}

static PyObject *set_stream(PyObject *module, PyObject *object) {
  (void)module;
  kf_stream_t stream;
  if (!kfpy_is_stream(object, &stream)) return wrong_type("set_stream", "a Stream", object);
  if (make_current(stream) < 0) return NULL;
  Py_RETURN_NONE;
}

/* The list of (index of the current device, current stream of the stream's device) that blocks
 * replaced, innermost last; borrowed from the thread's dictionary, created at need. */
static PyObject *replaced_streams(void) {
  static const char key[] = "keyfall replaced streams";
  PyObject *state = PyThreadState_GetDict();
  if (state == NULL) {
    PyErr_SetString(PyExc_RuntimeError, "this thread has no dictionary for the current stream");
    return NULL;
  }
  PyObject *list = PyDict_GetItemString(state, key);
  if (list != NULL) return list;
  list = PyList_New(0);
  if (list == NULL) return NULL;
  int status = PyDict_SetItemString(state, key, list);
  Py_DECREF(list);
  return status == 0 ? list : NULL;
}

static PyObject *stream_enter(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_device_t device = stream_of(self).device;
  PyObject *list = replaced_streams();
  if (list == NULL) return NULL;
  PyObject *previous = Py_BuildValue("iN", (int)kf_device_current(device.type),
                                     kfpy_stream_object(kf_stream_current(device)));
  if (previous == NULL) return NULL;
  int status = make_current(stream_of(self));
  if (status == 0) status = PyList_Append(list, previous);
  Py_DECREF(previous);
  return status == 0 ? Py_NewRef(self) : NULL;
}

static PyObject *stream_exit(PyObject *self, PyObject *args) {
  (void)self, (void)args;
  PyObject *list = replaced_streams();
  if (list == NULL) return NULL;
  Py_ssize_t size = PyList_GET_SIZE(list);
  if (size == 0) {
    PyErr_SetString(PyExc_RuntimeError, "Stream.__exit__ without __enter__: no block is open");
    return NULL;
  }
  int index;
  PyObject *stream, *previous = Py_NewRef(PyList_GET_ITEM(list, size - 1));
  int status = PyList_SetSlice(list, size - 1, size, NULL);
  if (status == 0 && !PyArg_ParseTuple(previous, "iO", &index, &stream)) status = -1;
  if (status == 0 && !is_host(stream_of(stream).device)) {
    kf_device_t device = kf_device_make(stream_of(stream).device.type, index);
    if (KFPY_FAILED(kf_stream_set_current(stream_of(stream))) ||
        KFPY_FAILED(kf_device_set_current(device)))
      status = -1;
  }
  Py_DECREF(previous);
  if (status < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *stream_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyErr_Format(PyExc_TypeError, "cannot pickle '%s' object: it means something in its process only",
               Py_TYPE(self)->tp_name);
  return NULL;
}

static PyMethodDef stream_methods[] = {
    {"query", stream_query, METH_NOARGS, "query()\n--\n\nWhether all work is done."},
    {"synchronize", stream_synchronize, METH_NOARGS, "synchronize()\n--\n\nWaits for all work."},
    {"wait_stream", stream_wait_stream, METH_O,
     "wait_stream(stream)\n--\n\nOrders later work after what another has now."},
    {"wait_event", stream_wait_event, METH_O,
     "wait_event(event)\n--\n\nOrders later work after an event."},
    {"record_event", stream_record_event, METH_VARARGS,
     "record_event(event=None)\n--\n\nMarks this point of the queue."},
    {"__enter__", stream_enter, METH_NOARGS, "Makes it the thread's current stream."},
    {"__exit__", stream_exit, METH_VARARGS, "Restores the previous stream and device."},
    {"__reduce__", stream_reduce, METH_NOARGS, "Streams cannot be pickled."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef stream_getset[] = {
    {"stream_id", get_stream_id, NULL, "Number of the stream on its device.", NULL},
    {"device_index", get_device_index, NULL, "Index of the device; -1: the current one.", NULL},
    {"device_type", get_device_type, NULL, "Number of the device's type.", NULL},
    {"device", get_stream_device, NULL, "The device.", NULL},
    {"native_handle", get_stream_id, NULL, "What the device calls the stream.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot stream_slots[] = {
    {Py_tp_new, (void *)stream_new},
    {Py_tp_dealloc, (void *)stream_dealloc},
    {Py_tp_repr, (void *)stream_repr},
    {Py_tp_richcompare, (void *)stream_compare},
    {Py_tp_hash, (void *)stream_hash},
    {Py_tp_methods, stream_methods},
    {Py_tp_getset, stream_getset},
    {Py_tp_doc, "Stream(device=None, *, priority=0)\n\nA queue of work on a device."},
    {0, NULL}};

static PyType_Spec stream_spec = {"keyfall.Stream", sizeof(kfpy_stream_t), 0,
                                  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, stream_slots};

static PyMethodDef functions[] = {
    {"_current_stream", current_stream, METH_O,
     "_current_stream(device, /)\n--\n\nThe thread's current stream on a device."},
    {"_default_stream", default_stream, METH_O,
     "_default_stream(device, /)\n--\n\nThe stream that a device always has."},
    {"_set_stream", set_stream, METH_O,
     "_set_stream(stream, /)\n--\n\nMakes a stream and its device the thread's current ones."},
    {"_forget_streams", forget_streams, METH_O,
     "_forget_streams(device, /)\n--\n\nDestroys the streams of a device that are not in use, and "
     "returns the number of its type."},
    {"_end_streams", end_streams, METH_O,
     "_end_streams(type, /)\n--\n\nStreams of a device type that is gone are not reused."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_streams(PyObject *module) {
  if (kfpy_add_type(module, &stream_spec, NULL, &kfpy_stream_type) < 0) return -1;
  return kfpy_add_functions(module, functions);
}
