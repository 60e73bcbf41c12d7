/* Declarations shared by the files of the extension module.
 *
 * Conventions, unless a comment says otherwise:
 * - Everything here needs the GIL.
 * - Arguments are borrowed, results are new references; the name of a function that steals a
 *   reference ends in _take.
 * - A function that returns a pointer returns NULL, and one that returns int returns -1, if and
 * only if it has set a Python exception. No exception may be set on entry.
 * - Functions that return kf_status_t never leave an exception set (see kfpy_carry). */
#ifndef KFPY_H
#define KFPY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <keyfall/keyfall.h>
#include <structmember.h>

#include "core/collector.h"
#include "core/entry.h"
#include "core/kfpy_assert.h"

/* ---- module_support.c ---- */

/* The module object `keyfall._C` (borrowed) while the interpreter lives. */
extern PyObject *kfpy_module;
/* Creates a type from a spec, adds it to the module under the part of its name after the last dot,
 * and stores it in *slot, which owns it for the life of the process. `base` may be NULL. */
int kfpy_add_type(PyObject *module, PyType_Spec *spec, PyObject *base, PyTypeObject **slot);
int kfpy_add_functions(PyObject *module, PyMethodDef *functions);
/* Adds methods to an existing type. */
int kfpy_add_methods(PyTypeObject *type, PyMethodDef *methods);
/* Returns an attribute of a module, imported at first use and cached in *slot (a static of the
 * caller, initially NULL); borrowed. May release the GIL the first time. */
PyObject *kfpy_imported(PyObject **slot, const char *module, const char *name);
/* Returns an attribute. Unlike PyObject_GetAttrString, it interns the name: with a new string for
 * each call, Python's cache of type attributes always misses, and keeps thousands of the strings.
 */
PyObject *kfpy_attribute(PyObject *object, const char *name);
/* A str of what somebody else wrote, such as a message, the name of a file or what a driver says of
 * a device; None for NULL. Bytes that are not UTF-8 become U+FFFD: another encoding, or a text that
 * was cut off in the middle of a character. */
PyObject *kfpy_text(const char *text);
/* The same for a string that the library allocated, which it frees. */
PyObject *kfpy_text_take(char *text);

/* One per component. module.c calls each once, in the order of its table: later components use the
 * types of earlier ones. */
int kfpy_init_errors(PyObject *module);
int kfpy_init_dict_first(PyObject *module); /* Note [Looking in the instance first] */
int kfpy_init_types(PyObject *module);      /* dtype, layout, memory_format, device, Size, … */
int kfpy_init_keys(PyObject *module);       /* DispatchKey */
int kfpy_init_keyset(PyObject *module);     /* DispatchKeySet */
int kfpy_init_thread_keys(PyObject *module);
int kfpy_init_guards(PyObject *module); /* of keys */
int kfpy_init_flags(PyObject *module);  /* of the process */
int kfpy_init_schema(PyObject *module);     /* FunctionSchema, Argument, parse_schema */
int kfpy_init_collector(PyObject *module);  /* collector.h */
int kfpy_init_tensor(PyObject *module);     /* Tensor: lifetime, identity, attributes */
int kfpy_init_tensor_functions(PyObject *module); /* is_complex, numel, … */
int kfpy_init_autograd(PyObject *module);         /* nodes, functions, backward */
int kfpy_init_storage(PyObject *module);          /* UntypedStorage, Generator */
int kfpy_init_ops(PyObject *module);              /* OpOverload, Function: calling operators */
int kfpy_init_library(PyObject *module);          /* _dispatch_library and the queries */
int kfpy_init_modes(PyObject *module);            /* mode stack, __torch_dispatch__ */
int kfpy_init_shared_mode(PyObject *module);      /* modes of all threads */
int kfpy_init_subclass(PyObject *module);         /* classes with __torch_dispatch__ */
int kfpy_init_construct(PyObject *module);        /* tensors from Python data */
int kfpy_init_legacy(PyObject *module);           /* Tensor(…), FloatTensor(…) */
int kfpy_init_indexing(PyObject *module);         /* x[…], x[…] = y */
int kfpy_init_buffer(PyObject *module);           /* the buffer protocol */
int kfpy_init_numpy(PyObject *module);
int kfpy_init_dlpack(PyObject *module);
int kfpy_init_sparse(PyObject *module);
int kfpy_init_nn(PyObject *module);               /* modules of keyfall.nn */
int kfpy_init_settings(PyObject *module);         /* threads, grad mode */
int kfpy_init_symbolic(PyObject *module);         /* SymInt, SymFloat, SymBool */

/* ---- errors.c ---- */

/* Raises the library's current error; always returns NULL. Re-raises an exception that kfpy_carry
 * stashed, unchanged. */
PyObject *kfpy_raise(kf_status_t status);
/* The reverse, for code that the library calls: stashes and clears the current exception, and
 * returns the status that makes kfpy_raise raise it again on this thread. */
kf_status_t kfpy_carry(void);
/* Raises if `expr` failed: `if (KFPY_FAILED(kf_tensor_size(…))) return NULL;` */
#define KFPY_FAILED(expr) kfpy_failed(expr)
static inline int kfpy_failed(kf_status_t status) {
  if (KF_LIKELY(status == KF_OK)) return 0;
  kfpy_raise(status);
  return 1;
}
/* Runs what is recorded for the memory of a storage (NULL: nothing) and raises if that fails: for
 * functions that may give an address where there is none. */
int kfpy_settle(const kf_storage_t *storage);
/* The source location of a kernel that the package registers itself, for the library's messages. */
#define KFPY_HERE "registered at " __FILE__ ":" KFPY_LINE_TEXT(__LINE__)
#define KFPY_LINE_TEXT(line) KFPY_LINE_TEXT_OF(line)
#define KFPY_LINE_TEXT_OF(line) #line
/* Returns the operator's schema, as a reference that the caller owns, or raises RuntimeError: the
 * library object that defined the operator may be gone. */
const kf_schema_t *kfpy_schema_of(const kf_op_t *op);
/* The same failure as a status, for kernels. */
kf_status_t kfpy_no_definition(const kf_op_t *op);
/* The library's warnings go to Python's warnings module. If a filter turned one into an exception,
 * sets that exception and returns -1. Call it after each operator call. */
int kfpy_warning_raised(void);

/* ---- describing_types.c: descriptions of tensors ---- */

/* New references, to singletons (dtype, layout, memory format) or to new objects. */
PyObject *kfpy_dtype_object(kf_dtype_t dtype);
PyObject *kfpy_layout_object(kf_layout_t layout);
PyObject *kfpy_memory_format_object(kf_memory_format_t format);
PyObject *kfpy_device_object(kf_device_t device);
PyObject *kfpy_stream_object(kf_stream_t stream);
PyObject *kfpy_size_object(kf_int_span_t sizes); /* keyfall.Size */
/* Exact type checks, which never raise. They set `*out` if they return true. */
bool kfpy_is_dtype(PyObject *object, kf_dtype_t *out); /* also Python's float, int, bool, complex */
bool kfpy_is_layout(PyObject *object, kf_layout_t *out);
bool kfpy_is_memory_format(PyObject *object, kf_memory_format_t *out);
bool kfpy_is_stream(PyObject *object, kf_stream_t *out);
/* Accepts a device object, a str ("cuda:1") or an index: 1 done, 0 another type, -1 raised (the str
 * names no device). */
int kfpy_as_device(PyObject *object, kf_device_t *out);
/* Raises NoDeviceError and returns -1 if neither this build nor a plug-in provides the device. */
int kfpy_require_device(kf_device_t device);

/* device_services.c: a tensor's copy in memory that a device (None or NULL: the accelerator) reads
 * directly, or the tensor itself if it is there; and whether a storage is there. */
PyObject *kfpy_pin_memory(PyObject *tensor, PyObject *device);
PyObject *kfpy_is_pinned(const kf_storage_t *storage, PyObject *device);

/* The thread's default device for factories (`with device("meta"):`); false if none is set.
 * Needs no GIL. */
bool kfpy_default_device(kf_device_t *out);
bool kfpy_is_size(PyObject *object); /* keyfall.Size */

/* ---- storage_object.c, generator_object.c ---- */

/* Returns the object of a storage or generator: the same one while it lives (Note [Counted
 * objects]); None for NULL. */
PyObject *kfpy_storage_object(kf_storage_t *storage);
PyObject *kfpy_generator_object(kf_generator_t *generator);
bool kfpy_is_storage(PyObject *object, kf_storage_t **out_borrowed); /* TypedStorage too */
bool kfpy_is_typed_storage(PyObject *object);
/* Whether a typed storage has this dtype; false with an exception set. */
bool kfpy_typed_storage_fits(kf_dtype_t wanted, PyObject *storage);
bool kfpy_is_generator(PyObject *object, kf_generator_t **out_borrowed);

/* ---- symbolic.c ---- */

/* SymInt, SymFloat or SymBool for a value with a symbolic tag. */
PyObject *kfpy_from_symbolic(const kf_value_t *value);
/* 1: a symbolic number, *out is owned; 0: another type; -1: raised. */
int kfpy_as_symbolic(PyObject *object, kf_value_t *out);

/* ---- keys (key_objects.c, keyset_object.c) ---- */

PyObject *kfpy_key_object(kf_key_t key);
PyObject *kfpy_keyset_object(kf_keyset_t set);
/* Accepts a DispatchKey or a str; raises "could not parse dispatch key: …" or TypeError. */
int kfpy_as_key(PyObject *object, kf_key_t *out);
int kfpy_as_keyset(PyObject *object, kf_keyset_t *out);

/* process_flags.c: whether tensor() lifts its data on the CPU and moves it afterwards. */
extern bool kfpy_only_lift_cpu_tensors;
/* key_objects.c: a new list of the operator's tags (Tag objects), as OpOverload.tags shows them. */
PyObject *kfpy_tag_list(const kf_op_t *op);

/* dispatcher_queries.c: _DispatchOperatorHandle, the type of OpOverload._handle. */
extern PyTypeObject *kfpy_handle_type;
typedef struct kfpy_handle {
  PyObject_HEAD const kf_op_t *op;
} kfpy_handle_t;
PyObject *kfpy_handle_object(const kf_op_t *op); /* new */
/* The operator of a handle, borrowed. */
static inline const kf_op_t *kfpy_handle_op(PyObject *handle) {
  KFPY_ASSERT(Py_TYPE(handle) == kfpy_handle_type);
  return ((kfpy_handle_t *)handle)->op;
}

/* ---- schema_objects.c ---- */

PyObject *kfpy_schema_object(const kf_schema_t *schema); /* retains */

/* ---- tensor_object.c ---- */

/* Note [Tensor objects]
 * A tensor and its Python object point to each other: the object owns a reference to the tensor,
 * and the tensor's binding slot points to the object. When Python drops the object while the
 * library still holds the tensor, an object with state of its own (a subclass, attributes, weak
 * references, the gradient that a program has assigned: its id stays the same) lives on, owned by
 * the tensor, until the tensor comes back to Python or dies; an object without state is freed. So
 * Python code always sees the same object for the same tensor.
 * Note [The collector] in collector.h says how the cycle collector learns who holds what. */
typedef struct kfpy_tensor {
  PyObject_HEAD kf_tensor_t *tensor; /* never NULL once wrapped; owned unless `held` */
  PyObject *dict;
  PyObject *weakrefs;
  bool held;      /* the tensor owns this object, not the reverse */
  uint8_t custom; /* KFPY_CUSTOM_*: metadata that the class answers itself */
  bool mourned;   /* __del__ has run */
  bool assigned;  /* a program has made it the gradient of a tensor */
  kfpy_life_t life;
} kfpy_tensor_t;

/* The object of a node (autograd_objects.h). Declared here for the collector. */
typedef struct kfpy_node {
  PyObject_HEAD kf_node_t
      *node; /* owned unless `held`; NULL: a custom function call that was not recorded */
  PyObject *weakrefs;
  PyObject *metadata;     /* dict, or NULL */
  PyObject *tensor_hooks; /* dict: output index -> slot of hooks, or NULL */
  PyObject *pre_hooks;    /* OrderedDict, or NULL */
  PyObject *post_hooks;
  PyObject *accumulated_hooks; /* AccumulateGrad only: slot of hooks, run after accumulation */
  bool held;                   /* the node owns this object, not the reverse */
  kfpy_life_t life;
} kfpy_node_t;

/* Note [Custom metadata]
 * A subclass may answer queries about its geometry, device or layout itself, as PyTorch's wrapper
 * subclasses do. The attributes in tensor_attributes.c test these bits before they read the tensor.
 */
enum {
  KFPY_CUSTOM_STRIDES = 1, /* stride, is_contiguous */
  KFPY_CUSTOM_SIZES = 2,   /* size, dim, numel, storage_offset (and the above) */
  KFPY_CUSTOM_DEVICE = 4,
  KFPY_CUSTOM_LAYOUT = 8
};
/* custom_metadata.c: calls the class's __torch_dispatch__. `what` is the operator ("sym_size",
 * "prim.device"), `argument` its one argument besides self, or NULL. None means use the default. */
PyObject *kfpy_custom_metadata(PyObject *self, const char *what, PyObject *argument);

extern PyTypeObject *kfpy_tensor_base;    /* _C.TensorBase */
extern PyTypeObject *kfpy_tensor_type;    /* Tensor */
extern PyTypeObject *kfpy_parameter_type; /* NULL until keyfall.nn is imported */

/* Whether the class adds no behaviour: Tensor itself, or Parameter, whose results are plain
 * tensors. */
KF_ALWAYS_INLINE bool kfpy_is_exact_tensor(PyObject *object) {
  return Py_TYPE(object) == kfpy_tensor_type || Py_TYPE(object) == kfpy_parameter_type;
}
static inline bool kfpy_is_tensor(PyObject *object) {
  return kfpy_is_exact_tensor(object) || PyType_IsSubtype(Py_TYPE(object), kfpy_tensor_base);
}
/* The tensor of a tensor object, borrowed. */
static inline kf_tensor_t *kfpy_tensor_of(PyObject *object) {
  KFPY_ASSERT(kfpy_is_tensor(object));
  return ((kfpy_tensor_t *)object)->tensor;
}
/* Returns the tensor's object, created if it has none; None for NULL and for the undefined tensor.
 */
PyObject *kfpy_wrap(kf_tensor_t *tensor);
/* Same, but steals the caller's reference to the tensor, even on failure. */
PyObject *kfpy_wrap_take(kf_tensor_t *tensor);
/* Creates an object of class `type` for a tensor that has none yet (else RuntimeError); steals the
 * reference, even on failure. Adds the Python keys if the class has a __torch_dispatch__. */
PyObject *kfpy_wrap_as(PyTypeObject *type, kf_tensor_t *tensor_take);

/* Whether the class has a __torch_dispatch__ of its own. */
bool kfpy_type_has_torch_dispatch(PyTypeObject *type);

/* ---- tensor_attributes.c, tensor_methods.c, tensor_numbers.c, tensor_text.c ---- */

/* Creates TensorBase and Tensor with the attributes and methods of tensor_type.c; `add_slots`
 * appends to TensorBase's list of slots. They are arguments because core must not depend on
 * tensor/.
 */
typedef void (*kfpy_add_slots_fn)(PyType_Slot *slots, int *count);
int kfpy_make_tensor_types(PyObject *module, PyGetSetDef *attributes, PyMethodDef *methods,
                           kfpy_add_slots_fn add_slots);
/* Slots: nb_bool, nb_int, nb_float, nb_index, mp_length and sq_length, sq_contains, tp_iter,
 * tp_hash, tp_repr (and tp_str). */
int kfpy_tensor_bool(PyObject *self);
PyObject *kfpy_tensor_int(PyObject *self);
PyObject *kfpy_tensor_float(PyObject *self);
PyObject *kfpy_tensor_index(PyObject *self);
Py_ssize_t kfpy_tensor_length(PyObject *self);
int kfpy_tensor_contains(PyObject *self, PyObject *element);
PyObject *kfpy_tensor_iterate(PyObject *self);
Py_hash_t kfpy_tensor_hash(PyObject *self);
PyObject *kfpy_tensor_repr(PyObject *self);
/* Tensor.__repr__(*, tensor_contents=None). */
PyObject *kfpy_tensor_repr_with(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                PyObject *keywords);

/* ---- indexing.c, assignment.c, buffer_protocol.c: more slots ---- */

PyObject *kfpy_tensor_subscript(PyObject *self, PyObject *index);
int kfpy_tensor_assign_subscript(PyObject *self, PyObject *index, PyObject *value);
int kfpy_tensor_getbuffer(PyObject *self, Py_buffer *view, int flags);
void kfpy_tensor_releasebuffer(PyObject *self, Py_buffer *view);
PyObject *kfpy_tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);

/* ---- values.c: Python objects and boxed values ---- */

/* Converts any value to a Python object by its tag alone (lists become lists, tuples tuples). */
PyObject *kfpy_from_value(const kf_value_t *value);
/* Same, using the declared type: dtypes, layouts and memory formats are boxed as ints, and become
 * their objects. */
PyObject *kfpy_from_value_typed(const kf_value_t *value, const kf_type_t *real_type);
/* Converts an object to a value of a schema type, by the rules of operator calls (keyfall.ops). 1:
 * done, *out_value is owned; 0: does not fit (no exception); -1: raised. `numbers`: accept a number
 * where a Tensor is expected. */
int kfpy_to_value(PyObject *object, const kf_type_t *real_type, int32_t list_size, bool numbers,
                  kf_value_t *out_value);
/* Same, but raises RuntimeError "Unable to cast …" if it does not fit: for results of Python code.
 */
int kfpy_result_to_value(PyObject *object, const kf_type_t *real_type, kf_value_t *out_value);
/* The storage kind of a list with elements of this type. Tensor?[] is a list of tensors. */
kf_list_kind_t kfpy_list_kind(const kf_type_t *element);
/* Pops the results of a call from the stack and returns them as Python expects: None, one object,
 * or a tuple. */
PyObject *kfpy_results(const kf_schema_t *schema, kf_stack_t *stack);

/* Numbers: 1 done, 0 not a number, -1 raised (out of range). They accept Python and NumPy numbers
 * and objects with __index__ or __float__, as Python does; bools count as ints. */
int kfpy_as_int(PyObject *object, int64_t *out);
int kfpy_as_float(PyObject *object, double *out);
int kfpy_as_bool(PyObject *object, bool *out); /* bools only */
int kfpy_as_scalar(PyObject *object, kf_scalar_t *out);
PyObject *kfpy_from_scalar(kf_scalar_t scalar);

/* ---- python_kernels.c ---- */

/* Makes a boxed kernel that calls a Python callable. The context in `out` owns a reference to the
 * callable; out->release drops it (the caller calls that if registration fails). `with_keyset` and
 * `with_op` pass the key set and the operator as the callable's first arguments. */
int kfpy_python_kernel(PyObject *callable, bool with_keyset, bool with_op, kf_kernel_desc_t *out);

/* ---- op_overload.c ---- */

/* OpOverload: the object `keyfall.ops.ns.name.overload`. */
extern PyTypeObject *kfpy_op_type;
PyObject *kfpy_op_object(
    const kf_op_t *op); /* the same object that keyfall.ops returns; new reference */
const kf_op_t *kfpy_op_of(
    PyObject *object); /* OpOverload or _DispatchOperatorHandle; else TypeError */
/* Returns the function of an operator of kind python, which the module registers when it is
 * imported: keyfall/_library/catalogue_kernels.py. New reference; NULL: raised. */
PyObject *kfpy_package_function(const kf_op_t *op, const char *module);
/* Builds the arguments of a call in vectorcall form: one array of borrowed references, with the
 * values of `keywords` (a dict or NULL) last, and a new tuple of their names. Free the array with
 * PyMem_Free; NULL: raised. */
PyObject **kfpy_spread(PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                       PyObject **out_names);
/* Pushes the arguments of an operator onto the stack by its schema, defaults included. */
int kfpy_push_arguments(const kf_op_t *op, PyObject *const *args, Py_ssize_t count,
                        PyObject *keywords /* dict or NULL */, kf_stack_t *stack);
/* Calls the operator with the arguments on the stack. Releases the GIL if that is worth it (Note
 * [When the GIL is released]), so other Python code may run meanwhile. */
kf_status_t kfpy_call(const kf_op_t *op, kf_stack_t *stack);
/* Makes kfpy_call keep the GIL for operators of users whose kernel has the boxed form `kernel`,
 * below kernels with the boxed form `through` at most. */
void kfpy_keep_gil_for(kf_boxed_fn kernel, kf_boxed_fn through);
kf_status_t kfpy_call_built_in(const kf_op_t *op, kf_stack_t *stack); /* op is in the catalogue */
/* Tensors with at most this many elements are too little work to release the GIL for. */
enum { KFPY_FEW_ELEMENTS = 2048 };
KF_COLD bool kfpy_few_elsewhere(const kf_tensor_t *tensor); /* for one that is not in CPU memory */
static inline bool kfpy_few(const kf_tensor_t *tensor) {
  return KF_LIKELY(kf_tensor_device(tensor).type == KF_DEVICE_CPU)
             ? kf_tensor_numel(tensor) <= KFPY_FEW_ELEMENTS
             : kfpy_few_elsewhere(tensor);
}
kf_status_t kfpy_redispatch(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack);

/* The arguments of a call (the topmost values) in the form passed to Python code (Note [Arguments
 * for Python]): trailing defaults are dropped. A new tuple and a new dict. */
int kfpy_arguments(const kf_schema_t *schema, const kf_stack_t *stack, PyObject **out_args,
                   PyObject **out_kwargs);

/* ---- torch_function.c ---- */

/* Which parts of __torch_function__ are active on this thread: all, modes only, or none. */
enum { KFPY_FUNCTION_ENABLED, KFPY_FUNCTION_SUBCLASSES_OFF, KFPY_FUNCTION_OFF };
extern __thread int kfpy_function_state;
/* Adds an overriding argument to the list, unless it already has one of the same class: before the
 * first of its superclasses, else at the end. */
int kfpy_add_overriding(PyObject *list, PyObject *object);

#endif
