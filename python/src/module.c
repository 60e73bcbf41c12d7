/* keyfall._C: initializes the library and the components of the extension, in dependency order. */
#include "core/kfpy.h"

static int (*const parts[])(PyObject *) = {
    kfpy_init_errors,        kfpy_init_settings,
    kfpy_init_types,         kfpy_init_tensor_functions,
    kfpy_init_keys,          kfpy_init_keyset,
    kfpy_init_thread_keys,   kfpy_init_guards,
    kfpy_init_flags,         kfpy_init_schema,
    kfpy_init_storage,       kfpy_init_symbolic,
    kfpy_init_collector,     kfpy_init_tensor,
    kfpy_init_autograd,      kfpy_init_ops,
    kfpy_init_library,       kfpy_init_modes,
    kfpy_init_shared_mode,   kfpy_init_subclass,
    kfpy_init_construct,     kfpy_init_legacy,
    kfpy_init_indexing,      kfpy_init_buffer,
    kfpy_init_numpy,         kfpy_init_dlpack,
    kfpy_init_sparse,        kfpy_init_nn,
    kfpy_init_moved_threads, kfpy_init_dict_first,
};

/* The extension keeps objects in static variables, and the library has one dispatcher per process,
 * so a second interpreter cannot have its own. */
static bool is_main_interpreter(void) {
  return PyInterpreterState_Get() == PyInterpreterState_Main();
}

static int initialize_parts(PyObject *module) {
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    int status = parts[i](module);
    KFPY_ASSERT_STATUS(status);
    if (status < 0) return -1;
  }
  return 0;
}

static int execute(PyObject *module) {
  if (!is_main_interpreter() || kfpy_module != NULL) {
    PyErr_SetString(PyExc_ImportError,
                    "keyfall can be imported once, by the main interpreter: its dispatcher serves "
                    "the whole process and does not know sub-interpreters");
    return -1;
  }
  if (kf_abi_version() != KF_ABI_VERSION) {
    PyErr_Format(PyExc_ImportError,
                 "keyfall's extension was built for ABI %u, but the library found has ABI %u: "
                 "install the package again",
                 KF_ABI_VERSION, kf_abi_version());
    return -1;
  }
  kfpy_module = module;
  /* The parts make thousands of objects that stay: collections would look at them again and again.
   */
  const int collects = PyGC_Disable();
  const int status = initialize_parts(module);
  if (collects != 0) PyGC_Enable();
  if (status < 0) return -1;
  kf_set_torch_compatible(true);
  const char *messages = getenv("KEYFALL_TORCH_MESSAGES");
  kf_set_torch_messages(messages != NULL && *messages != '\0' && strcmp(messages, "0") != 0);
  if (KFPY_FAILED(kf_init())) return -1;
  return PyModule_AddStringConstant(module, "__version__", kf_version());
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, (void *)(uintptr_t)execute},
#if PY_VERSION_HEX >= 0x030c0000
    {Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED},
#endif
    {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "keyfall._C",
    .m_doc = "The compiled part of keyfall: tensors, operators and the dispatcher.", .m_size = 0,
    .m_slots = slots};

PyMODINIT_FUNC PyInit__C(void); /* called by the import system */
PyMODINIT_FUNC PyInit__C(void) { return PyModuleDef_Init(&definition); }
