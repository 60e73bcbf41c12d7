/* The CPU fallback for Python: its policy, its bill, and the fallback itself as a kernel.
 * keyfall/fallback.py has the interface for users. */
#include <keyfall/fallback.h>

#include "core/function_arguments.h"
#include "dispatch/call_site.h"
#include "keys/dispatch_objects.h"
#include "ops/op_overload.h"

/* ---- Policy ---- */

static const char *const policies[] = {
    [KF_FALLBACK_ALLOW] = "allow", [KF_FALLBACK_WARN] = "warn", [KF_FALLBACK_REFUSE] = "strict"};
enum { POLICIES = sizeof policies / sizeof *policies };

static PyObject *get_policy(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyUnicode_FromString(policies[kf_fallback_policy()]);
}

static PyObject *set_policy(PyObject *module, PyObject *name) {
  (void)module;
  for (size_t i = 0; PyUnicode_Check(name) && i < POLICIES; i++)
    if (PyUnicode_CompareWithASCIIString(name, policies[i]) == 0)
      return PyUnicode_FromString(policies[kf_fallback_set_policy((kf_fallback_policy_t)i)]);
  return PyErr_Format(PyExc_ValueError,
                      "the policy of the CPU fallback is 'allow', 'warn' or 'strict', found %R",
                      name);
}

static PyObject *set_lists(PyObject *module, PyObject *args) {
  (void)module;
  const char *allowed, *denied;
  if (!PyArg_ParseTuple(args, "zz:_fallback_set_lists", &allowed, &denied)) return NULL;
  if (KFPY_FAILED(kf_fallback_set_lists(allowed, denied))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *set_cache_limit(PyObject *module, PyObject *number) {
  (void)module;
  size_t bytes = PyLong_Check(number) ? PyLong_AsSize_t(number) : 0;
  if (!PyLong_Check(number)) return kfpy_wrong_argument("set_cache_limit", "bytes", "int", number);
  if (PyErr_Occurred()) return NULL;
  Py_BEGIN_ALLOW_THREADS;
  kf_fallback_set_cache_limit(bytes);
  Py_END_ALLOW_THREADS;
  Py_RETURN_NONE;
}

static PyObject *cache_size(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyLong_FromSize_t(kf_fallback_cache_size());
}

/* ---- The bill ---- */

static PyObject *bill_enable(PyObject *module, PyObject *object) {
  (void)module;
  bool on, before = kf_bill_is_enabled();
  if (kfpy_parse_bool("_bill_enable", "on", object, &on) < 0) return NULL;
  kf_bill_enable(on);
  return PyBool_FromLong(before);
}

static PyObject *bill_clear(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_bill_clear();
  Py_RETURN_NONE;
}

static kf_status_t add_entry(void *context, const kf_bill_entry_t *e) {
  const char *device = kf_device_type_name(e->device_type);
  PyObject *entry =
      Py_BuildValue("(szKKKKKN)", e->op, device, (unsigned long long)e->calls,
                    (unsigned long long)e->bytes_out, (unsigned long long)e->bytes_in,
                    (unsigned long long)e->copy_ns, (unsigned long long)e->kernel_ns,
                    kfpy_text(e->site));
  int done = entry != NULL ? PyList_Append(context, entry) : -1;
  Py_XDECREF(entry);
  return done < 0 ? kfpy_carry() : KF_OK;
}

static PyObject *bill_entries(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *list = PyList_New(0);
  if (list != NULL && KFPY_FAILED(kf_bill_visit(add_entry, list))) Py_CLEAR(list);
  return list;
}

static PyObject *bill_trace(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  char *text = NULL;
  return KFPY_FAILED(kf_bill_trace(&text)) ? NULL : kfpy_text_take(text);
}

/* ---- The fallback as a kernel ---- */

typedef struct {
  PyObject_HEAD kf_boxed_fn kernel;
} fallback_t;

static PyTypeObject *fallback_type;

kf_boxed_fn kfpy_cpu_fallback_of(PyObject *object) {
  return Py_TYPE(object) == fallback_type ? ((fallback_t *)object)->kernel : NULL;
}

/* The backend key that a kernel of the arguments' device would be registered to. */
static kf_keyset_t backend_of(const kf_op_t *op, const kf_stack_t *stack) {
  kf_keyset_t keys = kf_keyset_empty();
  for (size_t i = 0; i < stack->size; i++)
    keys = kf_keyset_or(keys, kf_explain_argument(op, stack, i));
  return kf_keyset_of(kf_keyset_highest_backend_key(keys));
}

static kf_status_t run(kf_boxed_fn kernel, const kf_op_t *op, kf_stack_t *stack) {
  kf_call_t call = {.op = op, .keyset = backend_of(op, stack)};
  PyThreadState *state = PyEval_SaveThread();
  kf_status_t status = kernel(&call, stack);
  PyEval_RestoreThread(state);
  return status;
}

/* cpu_fallback(op, *args, **kwargs) */
static PyObject *call_fallback(PyObject *self, PyObject *args, PyObject *keywords) {
  Py_ssize_t count = PyTuple_GET_SIZE(args);
  if (count < 1) {
    PyErr_SetString(PyExc_TypeError, "cpu_fallback() takes an OpOverload as its first argument");
    return NULL;
  }
  PyObject *const *items = PySequence_Fast_ITEMS(args);
  const kf_op_t *op = kfpy_op_of(items[0]);
  const kf_schema_t *schema = op != NULL ? kfpy_schema_of(op) : NULL;
  if (schema == NULL) return NULL;
  kf_value_t buffer[16];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 16);
  PyObject *result = NULL;
  if (kfpy_push_arguments(op, items + 1, count - 1, keywords, &stack) == 0 &&
      !KFPY_FAILED(run(kfpy_cpu_fallback_of(self), op, &stack)) && kfpy_warning_raised() == 0)
    result = kfpy_results(schema, &stack);
  kf_stack_destroy(&stack);
  kf_schema_release(schema);
  return result;
}

static PyObject *fallback_repr(PyObject *self) {
  return PyUnicode_FromString(
      kfpy_cpu_fallback_of(self) == kf_cpu_fallback
          ? "<cpu_fallback: runs operators of other devices on the CPU>"
          : "<cpu_fallback_copying_views: runs operators of other devices on the CPU, views as "
            "copies>");
}

static PyType_Slot slots[] = {
    {Py_tp_call, (void *)(uintptr_t)call_fallback},
    {Py_tp_repr, (void *)(uintptr_t)fallback_repr},
    {Py_tp_doc,
     "cpu_fallback(op, *args, **kwargs)\n\nRuns an operator on the CPU, on copies of its "
     "arguments. As a kernel (Library.impl) or fallback (Library.fallback) it does not enter "
     "Python. A view operator is refused; cpu_fallback_copying_views warns and returns copies."},
    {0, NULL}};
static PyType_Spec spec = {"keyfall._C._CpuFallback", sizeof(fallback_t), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

static PyMethodDef functions[] = {
    {"_fallback_policy", get_policy, METH_NOARGS,
     "_fallback_policy()\n--\n\nThe thread's policy: allow, warn or strict."},
    {"_fallback_set_policy", set_policy, METH_O,
     "_fallback_set_policy(policy, /)\n--\n\nSets the thread's policy; gives the one before."},
    {"_fallback_set_lists", set_lists, METH_VARARGS,
     "_fallback_set_lists(allowed, denied, /)\n--\n\nNames separated by commas, or None."},
    {"_fallback_set_cache_limit", set_cache_limit, METH_O,
     "_fallback_set_cache_limit(bytes, /)\n--\n\nHost memory for kept copies."},
    {"_fallback_cache_size", cache_size, METH_NOARGS,
     "_fallback_cache_size()\n--\n\nBytes of kept copies."},
    {"_bill_enable", bill_enable, METH_O,
     "_bill_enable(on, /)\n--\n\nCounts what fallbacks cost; gives whether it did before."},
    {"_bill_clear", bill_clear, METH_NOARGS, "_bill_clear()\n--\n\nForgets all entries."},
    {"_bill_entries", bill_entries, METH_NOARGS,
     "_bill_entries()\n--\n\nThe entries as tuples, the most expensive first."},
    {"_bill_trace", bill_trace, METH_NOARGS,
     "_bill_trace()\n--\n\nThe fallbacks as a timeline, in the trace-event format."},
    {NULL, NULL, 0, NULL}};

static int add_fallback(PyObject *module, const char *name, kf_boxed_fn kernel) {
  PyObject *fallback = fallback_type->tp_alloc(fallback_type, 0);
  if (fallback == NULL) return -1;
  ((fallback_t *)fallback)->kernel = kernel;
  int status = PyModule_AddObjectRef(module, name, fallback);
  Py_DECREF(fallback);
  return status;
}

int kfpy_init_fallback(PyObject *module) {
  if (kfpy_add_type(module, &spec, NULL, &fallback_type) < 0 ||
      kfpy_add_functions(module, functions) < 0)
    return -1;
  kf_bill_set_call_site(kfpy_write_call_site);
  if (add_fallback(module, "_cpu_fallback", kf_cpu_fallback) < 0) return -1;
  return add_fallback(module, "_cpu_fallback_copying_views", kf_cpu_fallback_copying_views);
}
