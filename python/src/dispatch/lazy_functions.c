/* Lazy tensors for Python: the submodules _C._lazy and _C._lazy_ts_backend, which have PyTorch's
 * names. keyfall/_lazy and keyfall/lazy have the interface for users. Everything that may compute
 * releases the GIL. */
#include <keyfall/lazy.h>

#include "core/function_arguments.h"
#include "dispatch/call_site.h"
#include "dispatch/lazy_graph_object.h"
#include "dispatch/replay_guard.h"
#include "keys/dispatch_objects.h"
#include "types/describing_types.h"
#include "types/tensor_list.h"
#include "types/values.h"

/* ---- Arguments and results ---- */

/* Raises the error, or a warning that a filter turned into an exception; else returns None. */
static PyObject *none_unless(kf_status_t status) {
  if (KFPY_FAILED(status) || kfpy_warning_raised() < 0) return NULL;
  Py_RETURN_NONE;
}

/* "", "lazy", "lazy:1" or a device; PyTorch's back ends call their devices "CPU0" and so on. */
static int parse_lazy_device(const char *function, PyObject *object, kf_device_t *out) {
  *out = kf_device_make(KF_DEVICE_LAZY, -1);
  if (object == NULL || object == Py_None) return 0;
  if (PyUnicode_Check(object) && PyUnicode_GET_LENGTH(object) == 0) return 0;
  if (kfpy_parse_device(function, "device", object, out) < 0) return -1;
  if (out->type == KF_DEVICE_LAZY) return 0;
  PyErr_Format(PyExc_RuntimeError, "%s: expected a lazy device, found %S", function, object);
  return -1;
}

/* Calls `act` for each device of a sequence, or for the default device if the sequence is empty. */
static PyObject *for_devices(const char *function, PyObject *devices,
                             kf_status_t (*act)(kf_device_t device, bool wait), bool wait) {
  PyObject *list = devices != NULL ? kfpy_tuple(devices) : PyTuple_New(0);
  if (list == NULL) return NULL;
  Py_ssize_t count = PyTuple_GET_SIZE(list);
  PyObject *result = Py_NewRef(Py_None);
  for (Py_ssize_t i = 0; result != NULL && i < (count > 0 ? count : 1); i++) {
    kf_device_t device;
    Py_CLEAR(result);
    if (parse_lazy_device(function, count > 0 ? PyTuple_GET_ITEM(list, i) : NULL, &device) < 0)
      break;
    PyThreadState *state = PyEval_SaveThread();
    kf_status_t status = act(device, wait);
    PyEval_RestoreThread(state);
    result = none_unless(status);
  }
  Py_DECREF(list);
  return result;
}

/* ---- Steps ---- */

/* Graphs run without the GIL, so other threads can run Python code meanwhile. */
static PyObject *mark_step(PyObject *module, PyObject *const *args, Py_ssize_t count,
                           PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"_mark_step", 3, 0, {"device", "devices", "wait"}};
  PyObject *given[3];
  bool wait = true;
  kf_device_t device;
  (void)module;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      (given[2] != NULL && kfpy_parse_bool("_mark_step", "wait", given[2], &wait) < 0) ||
      parse_lazy_device("_mark_step", given[0], &device) < 0)
    return NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_mark_step(device, wait);
  PyEval_RestoreThread(state);
  return none_unless(status);
}

static kf_status_t wait_for(kf_device_t device, bool unused) {
  (void)unused;
  return kf_lazy_wait(device);
}

static PyObject *wait_device_ops(PyObject *module, PyObject *const *args, Py_ssize_t count,
                                 PyObject *keywords) {
  static const kfpy_parameters_t parameters = {"_wait_device_ops", 1, 0, {"devices"}};
  PyObject *devices;
  (void)module;
  if (kfpy_parse(&parameters, args, count, keywords, &devices) < 0) return NULL;
  return for_devices("_wait_device_ops", devices, wait_for, true);
}

/* `devices` and `sync_ltc_data` exist for PyTorch programs; a flush always runs all pending
 * operators. */
static PyObject *sync_multi(PyObject *module, PyObject *const *args, Py_ssize_t count,
                            PyObject *keywords) {
  static const kfpy_parameters_t parameters = {
      "_sync_multi", 4, 1, {"tensors", "devices", "wait", "sync_ltc_data"}};
  PyObject *given[4];
  bool wait = true;
  kfpy_tensor_list_t list;
  (void)module;
  if (kfpy_parse(&parameters, args, count, keywords, given) < 0 ||
      (given[2] != NULL && kfpy_parse_bool("_sync_multi", "wait", given[2], &wait) < 0) ||
      kfpy_parse_tensors("_sync_multi", "tensors", given[0], &list) < 0)
    return NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_sync(kfpy_span_of(&list), wait);
  PyEval_RestoreThread(state);
  kfpy_clear_tensors(&list);
  return none_unless(status);
}

/* ---- Tensors ---- */

static PyObject *tensor_id(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor;
  int64_t id;
  (void)module;
  if (kfpy_parse_tensor("_get_tensor_id", "tensor", object, &tensor) < 0 ||
      KFPY_FAILED(kf_lazy_tensor_id(tensor, &id)))
    return NULL;
  return PyLong_FromLongLong(id);
}

static PyObject *is_pending(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor;
  (void)module;
  if (kfpy_parse_tensor("_is_pending", "tensor", object, &tensor) < 0) return NULL;
  return PyBool_FromLong(kf_lazy_is_pending(tensor));
}

static PyObject *wrap(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor, *made = NULL;
  (void)module;
  if (kfpy_parse_tensor("_wrap", "tensor", object, &tensor) < 0 ||
      KFPY_FAILED(kf_lazy_wrap(tensor, &made)))
    return NULL;
  return kfpy_wrap_take(made);
}

/* Computes the value, which may take long. */
static PyObject *unwrap(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor, *made = NULL;
  (void)module;
  if (kfpy_parse_tensor("_unwrap", "tensor", object, &tensor) < 0) return NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_unwrap(tensor, &made);
  PyEval_RestoreThread(state);
  return KFPY_FAILED(status) ? NULL : kfpy_wrap_take(made);
}

/* ---- Scopes ---- */

static PyObject *begin_scope(PyObject *module, PyObject *object) {
  bool records_all;
  (void)module;
  if (kfpy_parse_bool("_begin_scope", "records_all", object, &records_all) < 0) return NULL;
  kf_status_t status = kf_lazy_scope_begin();
  if (status == KF_OK && records_all) status = kf_lazy_scope_record_all();
  return none_unless(status);
}

static PyObject *end_scope(PyObject *module, PyObject *object) {
  bool flush;
  (void)module;
  if (kfpy_parse_bool("_end_scope", "flush", object, &flush) < 0) return NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_scope_end(flush);
  PyEval_RestoreThread(state);
  return none_unless(status);
}

static PyObject *scope_argument(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor, *made = NULL;
  (void)module;
  if (kfpy_parse_tensor("_scope_argument", "tensor", object, &tensor) < 0 ||
      KFPY_FAILED(kf_lazy_scope_argument(tensor, &made)))
    return NULL;
  return kfpy_wrap_take(made);
}

static PyObject *stands_for(PyObject *module, PyObject *args) {
  PyObject *lazy, *eager;
  kf_tensor_t *tensor, *argument;
  (void)module;
  if (!PyArg_ParseTuple(args, "OO:_stands_for", &lazy, &eager) ||
      kfpy_parse_tensor("_stands_for", "tensor", lazy, &tensor) < 0 ||
      kfpy_parse_tensor("_stands_for", "argument", eager, &argument) < 0)
    return NULL;
  return PyBool_FromLong(kf_lazy_stands_for(tensor, argument));
}

static PyObject *is_made(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor;
  (void)module;
  if (kfpy_parse_tensor("_is_made", "tensor", object, &tensor) < 0) return NULL;
  return PyBool_FromLong(kf_lazy_scope_has_made(tensor));
}

static PyObject *watch_begin(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_lazy_watch_begin();
  Py_RETURN_NONE;
}

static PyObject *watch_end(PyObject *module, PyObject *unused) {
  char *text = NULL;
  (void)module, (void)unused;
  if (KFPY_FAILED(kf_lazy_watch_end(&text))) return NULL;
  return text != NULL ? kfpy_text_take(text) : Py_NewRef(Py_None);
}

/* ---- Graphs of tensors ---- */

/* Shows the graph as recorded and computes nothing. */
static PyObject *dump(const char *function, PyObject *tensors, kf_lazy_format_t format) {
  kfpy_tensor_list_t list;
  char *text = NULL;
  if (kfpy_parse_tensors(function, "tensors", tensors, &list) < 0) return NULL;
  kf_status_t status = kf_lazy_dump(kfpy_span_of(&list), format, &text);
  kfpy_clear_tensors(&list);
  return KFPY_FAILED(status) ? NULL : kfpy_text_take(text);
}

static PyObject *tensors_text(PyObject *module, PyObject *tensors) {
  (void)module;
  return dump("_get_tensors_text", tensors, KF_LAZY_TEXT);
}

static PyObject *tensors_dot(PyObject *module, PyObject *tensors) {
  (void)module;
  return dump("_get_tensors_dot", tensors, KF_LAZY_DOT);
}

static PyObject *tensors_backend(PyObject *module, PyObject *tensors) {
  (void)module;
  return dump("_get_tensors_backend", tensors, KF_LAZY_BACKEND);
}

static PyObject *graph_hash(PyObject *module, PyObject *tensors) {
  kfpy_tensor_list_t list;
  kf_lazy_hash_t hash;
  (void)module;
  if (kfpy_parse_tensors("_get_graph_hash", "tensors", tensors, &list) < 0) return NULL;
  kf_status_t status = kf_lazy_graph_hash(kfpy_span_of(&list), &hash);
  kfpy_clear_tensors(&list);
  if (KFPY_FAILED(status)) return NULL;
  return PyBytes_FromStringAndSize((const char *)hash.bytes, sizeof hash.bytes);
}

/* Steals the list. */
static PyObject *list_object_take(kf_list_t *list) {
  kf_value_t value = kf_value_object_take(KF_TAG_LIST, list);
  PyObject *result = kfpy_value_object(&value, NULL, false);
  kf_value_clear(&value);
  return result;
}

/* (ids, tensors) */
static PyObject *device_data(PyObject *module, PyObject *tensors) {
  kfpy_tensor_list_t list;
  kf_list_t *inputs = NULL, *ids = NULL;
  (void)module;
  if (kfpy_parse_tensors("_get_tensors_ts_device_data_node", "tensors", tensors, &list) < 0) return NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_graph_inputs(kfpy_span_of(&list), &inputs, &ids);
  PyEval_RestoreThread(state);
  kfpy_clear_tensors(&list);
  if (KFPY_FAILED(status)) return NULL;
  return Py_BuildValue("(NN)", list_object_take(ids), list_object_take(inputs));
}

/* (hash, tensors) -> list of lazy tensors. */
static PyObject *run_cached_graph(PyObject *module, PyObject *args) {
  Py_buffer bytes;
  PyObject *tensors;
  kf_lazy_hash_t hash;
  kfpy_tensor_list_t list;
  (void)module;
  if (!PyArg_ParseTuple(args, "y*O:_run_cached_graph", &bytes, &tensors)) return NULL;
  bool fits = bytes.len == (Py_ssize_t)sizeof hash.bytes;
  if (fits) memcpy(hash.bytes, bytes.buf, sizeof hash.bytes);
  PyBuffer_Release(&bytes);
  if (!fits) {
    PyErr_SetString(PyExc_ValueError, "_run_cached_graph: expected a hash of 16 bytes");
    return NULL;
  }
  if (kfpy_parse_tensors("_run_cached_graph", "graph_inputs", tensors, &list) < 0) return NULL;
  kf_list_t *results = NULL;
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kf_lazy_run_cached(hash, kfpy_span_of(&list), &results);
  PyEval_RestoreThread(state);
  kfpy_clear_tensors(&list);
  if (KFPY_FAILED(status)) return NULL;
  return list_object_take(results);
}

/* ---- Options ---- */

/* Options that are flags, for _get_option and _set_option. */
static const struct {
  const char *name;
  size_t offset;
} flags[] = {{"symbolic_shapes", offsetof(kf_lazy_options_t, symbolic_shapes)},
             {"reuse_ir", offsetof(kf_lazy_options_t, reuse_ir)},
             {"source_locations", offsetof(kf_lazy_options_t, source_locations)},
             {"fuse", offsetof(kf_lazy_options_t, fuse)},
             {"optimize", offsetof(kf_lazy_options_t, optimize)},
             {"exact", offsetof(kf_lazy_options_t, exact)}};
static const struct {
  const char *name;
  size_t offset;
} counts[] = {
    {"cache_size", offsetof(kf_lazy_options_t, cache_size)},
    {"trim_graph_size", offsetof(kf_lazy_options_t, trim_graph_size)},
    {"trim_graph_check_frequency", offsetof(kf_lazy_options_t, trim_graph_check_frequency)}};
enum { FLAGS = sizeof flags / sizeof *flags, COUNTS = sizeof counts / sizeof *counts };

static bool *flag_of(kf_lazy_options_t *options, const char *name) {
  for (size_t i = 0; i < FLAGS; i++)
    if (strcmp(flags[i].name, name) == 0) return (bool *)((char *)options + flags[i].offset);
  return NULL;
}

static uint32_t *count_of(kf_lazy_options_t *options, const char *name) {
  for (size_t i = 0; i < COUNTS; i++)
    if (strcmp(counts[i].name, name) == 0) return (uint32_t *)((char *)options + counts[i].offset);
  return NULL;
}

/* The caller modifies a copy and sets all options at once. Two threads that do this at the same
 * time may lose a change, as with any process-wide setting. */
static int read_options(kf_lazy_options_t *options) {
  options->struct_size = sizeof *options;
  return KFPY_FAILED(kf_lazy_get_options(options)) ? -1 : 0;
}

static PyObject *get_option(PyObject *module, PyObject *object) {
  kf_lazy_options_t options;
  (void)module;
  const char *name = PyUnicode_Check(object) ? PyUnicode_AsUTF8(object) : "";
  if (name == NULL || read_options(&options) < 0) return NULL;
  const bool *flag = flag_of(&options, name);
  const uint32_t *count = count_of(&options, name);
  if (flag != NULL) return PyBool_FromLong(*flag);
  if (count != NULL) return PyLong_FromUnsignedLong(*count);
  return PyErr_Format(PyExc_ValueError, "lazy tensors have no option %R", object);
}

static int parse_count(const char *name, PyObject *object, uint32_t *out) {
  int64_t number;
  if (kfpy_parse_int("_set_option", name, object, &number) < 0) return -1;
  if (number < 1 || number > UINT32_MAX) {
    PyErr_Format(PyExc_ValueError, "lazy option %s: expected a number from 1 to %u, found %R", name,
                 UINT32_MAX, object);
    return -1;
  }
  *out = (uint32_t)number;
  return 0;
}

static PyObject *set_option(PyObject *module, PyObject *args) {
  const char *name;
  PyObject *value;
  kf_lazy_options_t options;
  (void)module;
  if (!PyArg_ParseTuple(args, "sO:_set_option", &name, &value) || read_options(&options) < 0)
    return NULL;
  bool *flag = flag_of(&options, name);
  uint32_t *count = count_of(&options, name);
  if (flag == NULL && count == NULL)
    return PyErr_Format(PyExc_ValueError, "lazy tensors have no option '%s'", name);
  if (flag != NULL ? kfpy_parse_bool("_set_option", name, value, flag) < 0
                   : parse_count(name, value, count) < 0)
    return NULL;
  return none_unless(kf_lazy_set_options(&options));
}

static PyObject *set_flag(const char *function, const char *name, PyObject *value) {
  kf_lazy_options_t options;
  bool on;
  if (kfpy_parse_bool(function, "val", value, &on) < 0 || read_options(&options) < 0) return NULL;
  *flag_of(&options, name) = on;
  return none_unless(kf_lazy_set_options(&options));
}

static PyObject *set_eager_device(PyObject *module, PyObject *object) {
  kf_device_t device;
  (void)module;
  if (kfpy_parse_device("_set_eager_device", "device", object, &device) < 0) return NULL;
  return none_unless(kf_lazy_set_eager_device(device));
}

static PyObject *get_symbolic(PyObject *module, PyObject *unused) {
  kf_lazy_options_t options;
  (void)module, (void)unused;
  return read_options(&options) < 0 ? NULL : PyBool_FromLong(options.symbolic_shapes);
}

static PyObject *set_symbolic(PyObject *module, PyObject *value) {
  (void)module;
  return set_flag("_set_symbolic_shape_mode", "symbolic_shapes", value);
}

static PyObject *set_reuse_ir(PyObject *module, PyObject *value) {
  (void)module;
  return set_flag("_set_reuse_ir", "reuse_ir", value);
}

static PyObject *get_force_fallback(PyObject *module, PyObject *unused) {
  char *text = NULL;
  (void)module, (void)unused;
  return KFPY_FAILED(kf_lazy_force_fallback(&text)) ? NULL : kfpy_text_take(text);
}

static PyObject *set_force_fallback(PyObject *module, PyObject *object) {
  (void)module;
  if (!PyUnicode_Check(object))
    return kfpy_wrong_argument("_set_force_fallback", "configval", "str", object);
  const char *text = PyUnicode_AsUTF8(object);
  return text == NULL ? NULL : none_unless(kf_lazy_set_force_fallback(text));
}

static PyObject *text_from(kf_status_t (*make)(char **out_text)) {
  char *text = NULL;
  return KFPY_FAILED(make(&text)) ? NULL : kfpy_text_take(text);
}

/* The eager device of the back end, in PyTorch's spelling: upper case. */
static PyObject *default_device_type(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  char name[48];
  (void)kf_device_print(kf_device_make(kf_lazy_eager_device_type(), -1), name, sizeof name);
  for (char *at = name; *at != '\0'; at++) *at = (char)Py_TOUPPER(*at);
  return PyUnicode_FromString(name);
}

static int write_text(PyObject *path, const char *text) {
  FILE *file = fopen(PyBytes_AS_STRING(path), "w");
  if (file != NULL && fputs(text, file) >= 0 && fclose(file) == 0) return 0;
  PyErr_SetFromErrnoWithFilenameObject(PyExc_OSError, path);
  return -1;
}

static PyObject *dump_ir_cache(PyObject *module, PyObject *object) {
  PyObject *path = NULL;
  char *text = NULL;
  (void)module;
  if (!PyUnicode_FSConverter(object, &path)) return NULL;
  int done = KFPY_FAILED(kf_lazy_cache_dot(&text)) ? -1 : write_text(path, text);
  kf_free(text);
  Py_DECREF(path);
  if (done < 0) return NULL;
  Py_RETURN_NONE;
}

static kf_status_t latest_backend_text(char **out_text) {
  return kf_lazy_latest_graph(KF_LAZY_BACKEND, out_text);
}

static PyObject *latest_graph(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return text_from(latest_backend_text);
}

static kf_status_t latest_recorded_text(char **out_text) {
  return kf_lazy_latest_graph(KF_LAZY_TEXT, out_text);
}

static PyObject *latest_recorded_graph(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return text_from(latest_recorded_text);
}

static PyObject *cached_graphs(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return text_from(kf_lazy_cache_text);
}

/* ---- Counters and metrics ---- */

static kf_status_t append_name(void *context, const char *name, int64_t value) {
  (void)value;
  PyObject *text = kfpy_text(name);
  int done = text != NULL ? PyList_Append(context, text) : -1;
  Py_XDECREF(text);
  return done < 0 ? kfpy_carry() : KF_OK;
}

static PyObject *counter_names(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *list = PyList_New(0);
  if (list != NULL && KFPY_FAILED(kf_lazy_visit_counters(append_name, list))) Py_CLEAR(list);
  return list;
}

/* None, not 0, for a counter that was never incremented: as in PyTorch. */
static PyObject *counter_value(PyObject *module, PyObject *object) {
  int64_t value;
  (void)module;
  if (!PyUnicode_Check(object)) return kfpy_wrong_argument("_counter_value", "name", "str", object);
  const char *name = PyUnicode_AsUTF8(object);
  if (name == NULL) return NULL;
  if (!kf_lazy_counter(name, &value)) Py_RETURN_NONE;
  return PyLong_FromLongLong(value);
}

static PyObject *metrics_report(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return text_from(kf_lazy_report);
}

static PyObject *metrics_json(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return text_from(kf_lazy_report_json);
}

static PyObject *explain(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return text_from(kf_lazy_explain);
}

static PyObject *note(PyObject *module, PyObject *object) {
  (void)module;
  const char *text = PyUnicode_Check(object) ? PyUnicode_AsUTF8(object) : NULL;
  if (text == NULL) return kfpy_wrong_argument("_note", "text", "str", object);
  kf_lazy_note(text);
  Py_RETURN_NONE;
}

static PyObject *reset_metrics(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_lazy_reset_counters();
  kf_lazy_reset_metrics();
  Py_RETURN_NONE;
}

/* (size, hits, misses, evictions) */
static PyObject *cache_stats(PyObject *module, PyObject *unused) {
  kf_lazy_cache_stats_t stats = {.struct_size = sizeof stats};
  (void)module, (void)unused;
  if (KFPY_FAILED(kf_lazy_get_cache_stats(&stats))) return NULL;
  return Py_BuildValue("(IKKK)", stats.size, (unsigned long long)stats.hits,
                       (unsigned long long)stats.misses, (unsigned long long)stats.evictions);
}

static PyObject *cache_clear(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  Py_BEGIN_ALLOW_THREADS;
  kf_lazy_cache_clear();
  Py_END_ALLOW_THREADS;
  Py_RETURN_NONE;
}

/* _storage_id(tensor) -> int, which `reads` compares. */
static PyObject *storage_id(PyObject *module, PyObject *object) {
  kf_tensor_t *tensor;
  (void)module;
  if (kfpy_parse_tensor("_storage_id", "tensor", object, &tensor) < 0) return NULL;
  return PyLong_FromVoidPtr(kf_tensor_storage(tensor));
}

/* ---- The submodules ---- */

/* Programs call this before they use the device. Calling it again does nothing. */
static PyObject *init(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return none_unless(kf_lazy_init());
}

static PyObject *backend_name(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return kfpy_text(kf_lazy_backend_name());
}

static PyMethodDef lazy_functions[] = {
    KFPY_FAST("_mark_step", mark_step, "_mark_step(device='', devices=(), wait=True)\n--\n\n"),
    KFPY_FAST("_wait_device_ops", wait_device_ops, "_wait_device_ops(devices=())\n--\n\n"),
    KFPY_FAST("_sync_multi", sync_multi,
              "_sync_multi(tensors, devices=(), wait=True, sync_ltc_data=True)\n--\n\n"),
    {"_get_tensor_id", tensor_id, METH_O, "_get_tensor_id(tensor, /)\n--\n\n"},
    {"_describe_inputs", kfpy_describe_inputs, METH_O,
     "_describe_inputs(args, /)\n--\n\nWhat a compiled graph depends on in arguments."},
    {"_describe_state", kfpy_describe_state, METH_NOARGS,
     "_describe_state()\n--\n\nWhat operators depend on in the thread."},
    {"_replay", (PyCFunction)(void (*)(void))kfpy_replay, METH_FASTCALL,
     "_replay(entries, args, /)\n--\n\nRuns the graph whose guard passes; returns entries if none "
     "does."},
    {"_is_pending", is_pending, METH_O,
     "_is_pending(tensor, /)\n--\n\nWhether the value is recorded and not computed."},
    {"_has_gradients", kfpy_has_gradients, METH_O,
     "_has_gradients(expected, /)\n--\n\nWhether tensors have these gradients."},
    {"_storage_id", storage_id, METH_O, "_storage_id(tensor, /)\n--\n\nA number of its storage."},
    {"_wrap", wrap, METH_O, "_wrap(tensor, /)\n--\n\nA lazy tensor over an eager one's memory."},
    {"_unwrap", unwrap, METH_O, "_unwrap(tensor, /)\n--\n\nThe eager tensor; computes it."},
    {"_begin_scope", begin_scope, METH_O,
     "_begin_scope(records_all, /)\n--\n\nRecords operators on eager tensors, too."},
    {"_end_scope", end_scope, METH_O, "_end_scope(flush, /)\n--\n\nEnds the thread's scope."},
    {"_scope_argument", scope_argument, METH_O,
     "_scope_argument(tensor, /)\n--\n\nThe lazy tensor that stands for an argument."},
    {"_stands_for", stands_for, METH_VARARGS,
     "_stands_for(tensor, argument, /)\n--\n\nWhether it does, with an equal geometry."},
    {"_is_made", is_made, METH_O,
     "_is_made(tensor, /)\n--\n\nWhether the watched step has made it from data."},
    {"_watch_begin", watch_begin, METH_NOARGS,
     "_watch_begin()\n--\n\nLooks for what no graph can do again."},
    {"_watch_end", watch_end, METH_NOARGS, "_watch_end()\n--\n\nThe first such thing, or None."},
    {"_get_tensors_text", tensors_text, METH_O, "_get_tensors_text(tensors, /)\n--\n\n"},
    {"_get_tensors_dot", tensors_dot, METH_O, "_get_tensors_dot(tensors, /)\n--\n\n"},
    {"_get_tensors_backend", tensors_backend, METH_O, "_get_tensors_backend(tensors, /)\n--\n\n"},
    {"_get_graph_hash", graph_hash, METH_O, "_get_graph_hash(tensors, /)\n--\n\n"},
    {"_get_option", get_option, METH_O, "_get_option(name, /)\n--\n\n"},
    {"_set_option", set_option, METH_VARARGS, "_set_option(name, value, /)\n--\n\n"},
    {"_get_symbolic_shape_mode", get_symbolic, METH_NOARGS, "_get_symbolic_shape_mode()\n--\n\n"},
    {"_set_symbolic_shape_mode", set_symbolic, METH_O, "_set_symbolic_shape_mode(on, /)\n--\n\n"},
    {"_set_eager_device", set_eager_device, METH_O, "_set_eager_device(device, /)\n--\n\n"},
    {"_set_reuse_ir", set_reuse_ir, METH_O, "_set_reuse_ir(on, /)\n--\n\n"},
    {"_get_force_fallback", get_force_fallback, METH_NOARGS, "_get_force_fallback()\n--\n\n"},
    {"_set_force_fallback", set_force_fallback, METH_O, "_set_force_fallback(names, /)\n--\n\n"},
    {"_get_default_device_type", default_device_type, METH_NOARGS,
     "_get_default_device_type()\n--\n\n"},
    {"_counter_names", counter_names, METH_NOARGS, "_counter_names()\n--\n\n"},
    {"_counter_value", counter_value, METH_O, "_counter_value(name, /)\n--\n\n"},
    {"_metrics_report", metrics_report, METH_NOARGS, "_metrics_report()\n--\n\n"},
    {"_metrics_json", metrics_json, METH_NOARGS, "_metrics_json()\n--\n\n"},
    {"_reset_metrics", reset_metrics, METH_NOARGS, "_reset_metrics()\n--\n\n"},
    {"_note", note, METH_O, "_note(text, /)\n--\n\nAdds a line to the explanation of the step."},
    {"_explain", explain, METH_NOARGS, "_explain()\n--\n\nWhat the last step did, and why."},
    {"_cache_stats", cache_stats, METH_NOARGS,
     "_cache_stats()\n--\n\n(size, hits, misses, evictions)"},
    {"_clear_ir_cache", cache_clear, METH_NOARGS, "_clear_ir_cache()\n--\n\n"},
    {"_dump_ir_cache", dump_ir_cache, METH_O,
     "_dump_ir_cache(path, /)\n--\n\nWrites the cached graphs for Graphviz."},
    {"_extract_graph", kfpy_extract_graph, METH_VARARGS,
     "_extract_graph(inputs, roots, eager_results=False, /)\n--\n\n"},
    {"_backend_name", backend_name, METH_NOARGS, "_backend_name()\n--\n\n"},
    {NULL, NULL, 0, NULL}};

static PyMethodDef backend_functions[] = {
    {"_init", init, METH_NOARGS, "_init()\n--\n\nMakes the device 'lazy' usable."},
    {"_get_latest_recorded_graph", latest_recorded_graph, METH_NOARGS,
     "_get_latest_recorded_graph()\n--\n\nThe graph that ran last, as it was recorded."},
    {"_get_cached_graphs", cached_graphs, METH_NOARGS,
     "_get_cached_graphs()\n--\n\nThe graphs of the cache, as they were recorded."},
    {"_get_latest_computation_graph", latest_graph, METH_NOARGS,
     "_get_latest_computation_graph()\n--\n\nWhat the back end made of the graph that ran last."},
    {"_get_tensors_ts_device_data_node", device_data, METH_O,
     "_get_tensors_ts_device_data_node(tensors, /)\n--\n\n"},
    {"_run_cached_graph", run_cached_graph, METH_VARARGS,
     "_run_cached_graph(hash, graph_inputs, /)\n--\n\n"},
    {NULL, NULL, 0, NULL}};

/* Operators on lazy tensors are recorded with the GIL; graphs run without it. */
static void *begin_waiting(void) {
  return Py_IsInitialized() && PyGILState_Check() ? PyEval_SaveThread() : NULL;
}
static void end_waiting(void *state) {
  if (state != NULL) PyEval_RestoreThread(state);
}

/* A module object without a file; the extension keeps it alive. */
static int add_submodule(PyObject *module, const char *name, const char *full_name,
                         PyMethodDef *functions) {
  PyObject *made = PyModule_New(full_name);
  int status = made != NULL ? PyModule_AddFunctions(made, functions) : -1;
  if (status == 0) status = PyModule_AddObjectRef(module, name, made);
  /* Lets `import keyfall._C._lazy` work: the extension is not a package, so the import system
   * cannot find it. */
  if (status == 0) status = PyDict_SetItemString(PyImport_GetModuleDict(), full_name, made);
  Py_XDECREF(made);
  return status;
}

int kfpy_init_lazy(PyObject *module) {
  kf_lazy_set_call_site(kfpy_write_calling_function);
  kf_lazy_set_waiting(begin_waiting, end_waiting);
  if (kfpy_init_graph(module) < 0 ||
      add_submodule(module, "_lazy", "keyfall._C._lazy", lazy_functions) < 0)
    return -1;
  return add_submodule(module, "_lazy_ts_backend", "keyfall._C._lazy_ts_backend",
                       backend_functions);
}
