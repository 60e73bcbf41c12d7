/* Settings of the thread (grad mode, inference mode, checked mode) and of the process (number of
 * threads, warnings, message texts). */
#include <keyfall/backend.h>
#include <keyfall/checked.h>

#include "core/function_arguments.h"

static PyObject *is_grad_enabled(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kf_grad_mode());
}

static PyObject *set_grad_enabled(PyObject *module, PyObject *object) {
  bool on;
  (void)module;
  int done = kfpy_as_bool(object, &on);
  if (done == 0)
    PyErr_Format(PyExc_TypeError, "enabled must be a bool (got %s)", Py_TYPE(object)->tp_name);
  if (done != 1) return NULL;
  kf_set_grad_mode(on);
  Py_RETURN_NONE;
}

static PyObject *is_inference_mode_enabled(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kf_inference_mode_is_enabled());
}

static PyObject *checked_enter(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  kf_checked_enter();
  Py_RETURN_NONE;
}

static PyObject *checked_leave(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  kf_checked_leave();
  Py_RETURN_NONE;
}

static PyObject *is_checked(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kf_checked_is_on());
}

/* PyTorch's names of the instruction sets; on AArch64 it has one for SVE only. */
static PyObject *get_cpu_capability(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  static const char *const names[][2] = {
      {"baseline", "NO AVX"}, {"avx2", "AVX2"}, {"avx512", "AVX512"}, {"sve", "SVE256"}};
  const char *own = kf_cpu_isa_name();
  for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
    if (strcmp(own, names[i][0]) == 0) return PyUnicode_FromString(names[i][1]);
  return PyUnicode_FromString("DEFAULT");
}

static PyObject *get_cpu_products(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return Py_BuildValue("{ssss}", "bfloat16", kf_cpu_product_name(KF_DTYPE_BFLOAT16), "int8",
                       kf_cpu_product_name(KF_DTYPE_INT8));
}

static PyObject *get_num_threads(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyLong_FromLong(kf_get_num_threads());
}

/* Switches flushing of subnormal numbers in the calling thread; false where the processor cannot.
 */
static bool flush_denormals(bool on) {
#if defined(__SSE2__)
  const unsigned flags = 0x8040; /* results (FTZ) and operands (DAZ) */
  unsigned state = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(on ? state | flags : state & ~flags);
  return true;
#elif defined(__aarch64__)
  const uint64_t flag = UINT64_C(1) << 24; /* FZ: operands and results */
  uint64_t state;
  __asm__ volatile("mrs %0, fpcr" : "=r"(state));
  state = on ? state | flag : state & ~flag;
  __asm__ volatile("msr fpcr, %0" : : "r"(state));
  return true;
#else
  (void)on;
  return false;
#endif
}

static PyObject *set_flush_denormal(PyObject *module, PyObject *object) {
  bool on;
  (void)module;
  int done = kfpy_as_bool(object, &on);
  if (done == 0)
    PyErr_Format(PyExc_TypeError, "set_flush_denormal expects a bool, but got %s",
                 Py_TYPE(object)->tp_name);
  if (done != 1) return NULL;
  return PyBool_FromLong(flush_denormals(on));
}

static PyObject *fill_uninitialized(PyObject *module, PyObject *fills) {
  (void)module;
  kf_set_fill_uninitialized(fills == Py_True);
  Py_RETURN_NONE;
}

static PyObject *set_attention_kernels(PyObject *module, PyObject *object) {
  (void)module;
  const long kernels = PyLong_AsLong(object);
  if (kernels == -1 && PyErr_Occurred()) return NULL;
  kf_set_attention_kernels((int)kernels);
  Py_RETURN_NONE;
}

static PyObject *set_num_threads(PyObject *module, PyObject *object) {
  int64_t count;
  (void)module;
  int done = PyBool_Check(object) ? 0 : kfpy_as_int(object, &count);
  if (done == 0)
    PyErr_Format(PyExc_RuntimeError, "set_num_threads expects an int, but got %s",
                 Py_TYPE(object)->tp_name);
  if (done != 1) return NULL;
  if (count > 1024) count = 1024;
  if (count < 1) {
    PyErr_Format(PyExc_RuntimeError, "set_num_threads expects a positive integer, but got %lld",
                 (long long)count);
    return NULL;
  }
  if (KFPY_FAILED(kf_set_num_threads((int)count))) return NULL;
  Py_RETURN_NONE;
}

static PyObject *set_warn_always(PyObject *module, PyObject *object) {
  bool on;
  (void)module;
  int done = kfpy_as_bool(object, &on);
  if (done == 0)
    PyErr_Format(PyExc_TypeError, "setWarnOnlyOnce expects a bool, but got %s",
                 Py_TYPE(object)->tp_name);
  if (done != 1) return NULL;
  kf_set_warn_always(on);
  Py_RETURN_NONE;
}

static PyObject *is_warn_always_enabled(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kf_warns_always());
}

static PyObject *set_torch_messages(PyObject *module, PyObject *object) {
  (void)module;
  bool on;
  if (kfpy_parse_bool("set_torch_messages", "on", object, &on) < 0) return NULL;
  kf_set_torch_messages(on);
  Py_RETURN_NONE;
}

static PyObject *has_torch_messages(PyObject *module, PyObject *nothing) {
  (void)module, (void)nothing;
  return PyBool_FromLong(kf_has_torch_messages());
}

static PyMethodDef functions[] = {
    {"set_torch_messages", set_torch_messages, METH_O,
     "set_torch_messages(on)\n--\n\nSets whether messages have PyTorch's full text. If not, they "
     "describe this package instead, which is the default unless KEYFALL_TORCH_MESSAGES=1 is set "
     "in the environment."},
    {"has_torch_messages", has_torch_messages, METH_NOARGS,
     "has_torch_messages()\n--\n\nReturns whether messages have PyTorch's full text."},
    {"is_grad_enabled", is_grad_enabled, METH_NOARGS,
     "is_grad_enabled() -> bool\n\nReturns whether operations on this thread are recorded for "
     "backward."
     "\n\n>>> keyfall.is_grad_enabled()\nTrue"},
    {"_set_grad_enabled", set_grad_enabled, METH_O,
     "Sets whether operations on this thread are recorded for backward."},
    {"is_inference_mode_enabled", is_inference_mode_enabled, METH_NOARGS,
     "is_inference_mode_enabled() -> bool\n\nReturns whether this thread is in inference mode."
     "\n\n>>> keyfall.is_inference_mode_enabled()\nFalse"},
    {"_checked_enter", checked_enter, METH_NOARGS,
     "_checked_enter()\n--\n\nEnables checks of this thread's calls until the matching "
     "_checked_leave. Pairs may be nested."},
    {"_checked_leave", checked_leave, METH_NOARGS,
     "_checked_leave()\n--\n\nUndoes one _checked_enter."},
    {"_is_checked", is_checked, METH_NOARGS,
     "_is_checked()\n--\n\nReturns whether calls of this thread are checked."},
    {"_get_cpu_products", get_cpu_products, METH_NOARGS,
     "_get_cpu_products() -> dict\n\nReturns the instructions of matrix products by type."},
    {"_get_cpu_capability", get_cpu_capability, METH_NOARGS,
     "_get_cpu_capability() -> str\n\nReturns the instruction set of the CPU's kernels."},
    {"_fill_uninitialized", fill_uninitialized, METH_O,
     "_fill_uninitialized(bool)\n--\n\nSets whether empty fills its memory."},
    {"_set_attention_kernels", set_attention_kernels, METH_O,
     "_set_attention_kernels(int)\n--\n\nSets what attention may call: 1 for products, 2 for the "
     "fused operator, 3 for both."},
    {"get_num_threads", get_num_threads, METH_NOARGS,
     "get_num_threads() -> int\n\nReturns the number of threads that one operator may use."
     "\n\n>>> keyfall.get_num_threads() > 0\nTrue"},
    {"set_num_threads", set_num_threads, METH_O,
     "set_num_threads(int)\n\nSets the number of threads that one operator may use. Results do not "
     "depend on it."
     "\n\n>>> keyfall.set_num_threads(keyfall.get_num_threads())\n>>> keyfall.get_num_threads() > "
     "0\nTrue"},
    {"set_flush_denormal", set_flush_denormal, METH_O,
     "set_flush_denormal(mode)\n\nTreats subnormal numbers as zero in this thread; returns whether "
     "the processor can."},
    {"set_warn_always", set_warn_always, METH_O,
     "set_warn_always(bool)\n\nSets whether one-time warnings are issued every time."},
    {"is_warn_always_enabled", is_warn_always_enabled, METH_NOARGS,
     "is_warn_always_enabled() -> bool\n\nReturns whether one-time warnings are issued every "
     "time."
     "\n\n>>> keyfall.is_warn_always_enabled()\nFalse"},
    {NULL, NULL, 0, NULL}};

/* Constants by which programs query the features that PyTorch was built with. */
static int add_features(PyObject *module) {
  static const struct {
    const char *name;
    bool is_there;
  } features[] = {{"has_spectral", true}, {"has_openmp", false}, {"has_mkl", false},
                  {"has_lapack", true},   {"has_cuda", false},   {"has_mps", false}};
  for (size_t i = 0; i < sizeof features / sizeof *features; i++)
    if (PyModule_AddObjectRef(module, features[i].name, features[i].is_there ? Py_True : Py_False) <
        0)
      return -1;
  return 0;
}

int kfpy_init_settings(PyObject *module) {
  return kfpy_add_functions(module, functions) < 0 ? -1 : add_features(module);
}
