/* What the files of the extension module share. Everything here needs the GIL unless it says
 * otherwise. A function that returns a pointer gives NULL, one that returns int gives -1, when a
 * Python exception is set; kf_status_t functions never leave one set (see kfpy_carry). */
#ifndef KFPY_H
#define KFPY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <keyfall/keyfall.h>
#include <structmember.h>

#include "core/collector.h"
#include "core/entry.h"

/* ---- module_support.c
 * ---------------------------------------------------------------------------------
 */

/* The module object `keyfall._C` (borrowed) while the interpreter lives. */
extern PyObject *kfpy_module;
/* Adds a type made from a spec to the module under its last name, and keeps it in *slot. */
int kfpy_add_type(PyObject *module, PyType_Spec *spec, PyObject *base, PyTypeObject **slot);
int kfpy_add_functions(PyObject *module, PyMethodDef *functions);
/* Adds methods to a type that exists already. */
int kfpy_add_methods(PyTypeObject *type, PyMethodDef *methods);
/* An attribute of a module of the package, imported on first use and cached in *slot (a static of
 * the caller, started with NULL); borrowed. */
PyObject *kfpy_imported(PyObject **slot, const char *module, const char *name);
/* A text that the library allocated: becomes a str, and is freed. */
PyObject *kfpy_text_take(char *text);

/* One for each part, called once by the module's initialisation, in this order. */
int kfpy_init_errors(PyObject *module);
int kfpy_init_types(PyObject *module);     /* dtype, layout, memory_format, device, Size, … */
int kfpy_init_keys(PyObject *module);      /* DispatchKey, DispatchKeySet, thread state, guards */
int kfpy_init_schema(PyObject *module);    /* FunctionSchema, Argument, parse_schema */
int kfpy_init_collector(PyObject *module); /* collector.h */
int kfpy_init_tensor(PyObject *module);    /* Tensor: life, identity, attributes */
int kfpy_init_tensor_functions(PyObject *module); /* is_complex and such */
int kfpy_init_autograd(PyObject *module);         /* nodes, functions, backward */
int kfpy_init_storage(PyObject *module);          /* UntypedStorage, Generator */
int kfpy_init_ops(PyObject *module);              /* OpOverload, Function: what calls operators */
int kfpy_init_library(PyObject *module);          /* _dispatch_library and the queries */
int kfpy_init_modes(PyObject *module);            /* mode stack, __torch_dispatch__ */
int kfpy_init_construct(PyObject *module);        /* tensors from Python data */
int kfpy_init_indexing(PyObject *module);         /* x[…], x[…] = y */
int kfpy_init_interop(PyObject *module);          /* buffers, NumPy, DLPack */
int kfpy_init_nn(PyObject *module);               /* modules of keyfall.nn */
int kfpy_init_settings(PyObject *module);         /* threads, grad mode */
int kfpy_init_symbolic(PyObject *module);         /* SymInt and its relatives */

/* ---- errors.c ---------------------------------------------------------------------------------
 */

/* Raises what the library's error record says; always NULL. An exception that kfpy_carry put away
 * comes out unchanged. */
PyObject *kfpy_raise(kf_status_t status);
/* The reverse, for code that the library calls: takes the exception that is set and returns the
 * status that will make kfpy_raise bring it back. Works on any thread that holds the GIL. */
kf_status_t kfpy_carry(void);
/* Raises when `expr` failed: `if (KFPY_FAILED(kf_tensor_size(…))) return NULL;` */
#define KFPY_FAILED(expr) kfpy_failed(expr)
static inline int kfpy_failed(kf_status_t status) {
  if (KF_LIKELY(status == KF_OK)) return 0;
  kfpy_raise(status);
  return 1;
}
/* Who registered a kernel, for those of the package itself. */
#define KFPY_HERE "registered at " __FILE__ ":" KFPY_LINE_TEXT(__LINE__)
#define KFPY_LINE_TEXT(line) KFPY_LINE_TEXT_OF(line)
#define KFPY_LINE_TEXT_OF(line) #line
/* The operator's schema with a reference, or a RuntimeError: its library may be gone. */
const kf_schema_t *kfpy_schema_of(const kf_op_t *op);
/* The same failure as a status, for kernels. */
kf_status_t kfpy_no_definition(const kf_op_t *op);
/* The library's warnings go to the warnings module. A filter that makes one an exception is heard
 * when the call returns: -1 with the exception set. */
int kfpy_warning_raised(void);

/* ---- describing_types.c: descriptions of tensors
 * ----------------------------------------------------------
 */

/* All give new references to objects that exist once (dtype, layout, memory format), or to new
 * ones. */
PyObject *kfpy_dtype_object(kf_dtype_t dtype);
PyObject *kfpy_layout_object(kf_layout_t layout);
PyObject *kfpy_memory_format_object(kf_memory_format_t format);
PyObject *kfpy_device_object(kf_device_t device);
PyObject *kfpy_stream_object(kf_stream_t stream);
PyObject *kfpy_size_object(kf_int_span_t sizes); /* keyfall.Size */
/* Exact tests, without exceptions. `*out` is set when they hold. */
bool kfpy_is_dtype(PyObject *object, kf_dtype_t *out); /* also Python's float, int, bool, complex */
bool kfpy_is_layout(PyObject *object, kf_layout_t *out);
bool kfpy_is_memory_format(PyObject *object, kf_memory_format_t *out);
bool kfpy_is_stream(PyObject *object, kf_stream_t *out);
/* A device object, a text ("cuda:1"), or an index; 1 yes, 0 something else, -1 raised (a text that
 * names no device). */
int kfpy_as_device(PyObject *object, kf_device_t *out);
/* -1 and NoDeviceError for a device that this build does not have and nobody added. */
int kfpy_require_device(kf_device_t device);

/* The device that factories use when they are told none (`with device("meta"):`), per thread; false
 * when nobody chose one. */
bool kfpy_default_device(kf_device_t *out);
bool kfpy_is_size(PyObject *object); /* keyfall.Size */

/* ---- storage_object.c, generator_object.c
 * ---------------------------------------------------------------------- */

/* The object of a storage or generator: the same one for as long as it lives. None for NULL. */
PyObject *kfpy_storage_object(kf_storage_t *storage);
PyObject *kfpy_generator_object(kf_generator_t *generator);
bool kfpy_is_storage(PyObject *object, kf_storage_t **out_borrowed); /* TypedStorage too */
bool kfpy_is_typed_storage(PyObject *object);
/* Whether a typed storage has the type of a tensor; false with an exception set. */
bool kfpy_typed_storage_fits(PyObject *tensor, PyObject *storage);
bool kfpy_is_generator(PyObject *object, kf_generator_t **out_borrowed);

/* ---- symbolic.c
 * ---------------------------------------------------------------------------------- */

/* SymInt, SymFloat or SymBool for a value with a symbolic tag. */
PyObject *kfpy_from_symbolic(const kf_value_t *value);
/* 1: a symbolic number, *out is owned; 0: something else; -1: raised. */
int kfpy_as_symbolic(PyObject *object, kf_value_t *out);

/* ---- keys (key_objects.c, keyset_object.c)
 * --------------------------------------------------------------------
 */

PyObject *kfpy_key_object(kf_key_t key);
PyObject *kfpy_keyset_object(kf_keyset_t set);
/* A DispatchKey or a text; raises "could not parse dispatch key: …" or TypeError. */
int kfpy_as_key(PyObject *object, kf_key_t *out);
int kfpy_as_keyset(PyObject *object, kf_keyset_t *out);

/* process_flags.c: tensor() lifts its data on the CPU and moves it afterwards. */
extern bool kfpy_only_lift_cpu_tensors;
/* key_objects.c: a new list of the operator's tags (Tag objects), as OpOverload.tags shows them. */
PyObject *kfpy_tag_list(const kf_op_t *op);

/* dispatcher_queries.c: _DispatchOperatorHandle, what OpOverload._handle is. */
extern PyTypeObject *kfpy_handle_type;
typedef struct kfpy_handle {
  PyObject_HEAD const kf_op_t *op;
} kfpy_handle_t;
PyObject *kfpy_handle_object(const kf_op_t *op); /* new */
/* Borrowed; of an object of that type. */
static inline const kf_op_t *kfpy_handle_op(PyObject *handle) {
  return ((kfpy_handle_t *)handle)->op;
}

/* ---- schema_objects.c
 * -----------------------------------------------------------------------------------
 */

PyObject *kfpy_schema_object(const kf_schema_t *schema); /* retains */

/* ---- tensor_object.c
 * -----------------------------------------------------------------------------------
 */

/* Note [Tensor objects]
 * A tensor and its Python object know each other: the object holds a reference to the tensor, and
 * the tensor's binding slot points to the object. When Python drops the object while the library
 * still holds the tensor, an object with state of its own (a subclass, attributes, weak references)
 * lives on, held by the tensor, until the tensor comes back to Python or dies; one without state is
 * simply freed. So a tensor has one object for as long as anybody could tell. How the collector of
 * cycles learns who holds what: Note [The collector] in collector.h. */
typedef struct kfpy_tensor {
  PyObject_HEAD kf_tensor_t *tensor; /* never NULL once made; a reference unless `held` */
  PyObject *dict;
  PyObject *weakrefs;
  bool held;      /* the tensor holds this object, not the reverse */
  uint8_t custom; /* KFPY_CUSTOM_*: what the class answers for itself */
  bool mourned;   /* its __del__ has run */
  kfpy_life_t life;
} kfpy_tensor_t;

/* The object of a node: autograd_objects.h. Here for the collector. */
typedef struct kfpy_node {
  PyObject_HEAD kf_node_t
      *node; /* a reference unless `held`; NULL: a custom function without a graph */
  PyObject *weakrefs;
  PyObject *metadata;     /* dict, or NULL */
  PyObject *tensor_hooks; /* dict: which output -> OrderedDict of hooks, or NULL */
  PyObject *pre_hooks;    /* OrderedDict, or NULL */
  PyObject *post_hooks;
  PyObject *accumulated_hooks; /* of an AccumulateGrad: after a gradient was accumulated */
  bool held;                   /* the node holds this object, not the reverse */
  kfpy_life_t life;
} kfpy_node_t;

/* Note [Custom metadata]
 * A subclass may answer questions about its geometry, device or layout itself. The attributes in
 * tensor_attributes.c ask for it by these bits before they look at the tensor. */
enum {
  KFPY_CUSTOM_STRIDES = 1, /* stride, is_contiguous */
  KFPY_CUSTOM_SIZES = 2,   /* size, dim, numel, storage_offset (and the above) */
  KFPY_CUSTOM_DEVICE = 4,
  KFPY_CUSTOM_LAYOUT = 8
};
/* custom_metadata.c: asks the class: `what` is the operator ("sym_size", "prim.device"), `argument`
 * its one argument besides self or NULL. None: use the default. */
PyObject *kfpy_custom_metadata(PyObject *self, const char *what, PyObject *argument);

extern PyTypeObject *kfpy_tensor_base;    /* _C.TensorBase */
extern PyTypeObject *kfpy_tensor_type;    /* Tensor */
extern PyTypeObject *kfpy_parameter_type; /* NULL until keyfall.nn is imported */

/* A tensor whose class changes nothing: of Tensor itself, or of Parameter, whose results are
 * plain. */
static inline bool kfpy_is_exact_tensor(PyObject *object) {
  return Py_TYPE(object) == kfpy_tensor_type || Py_TYPE(object) == kfpy_parameter_type;
}
static inline bool kfpy_is_tensor(PyObject *object) {
  return kfpy_is_exact_tensor(object) || PyType_IsSubtype(Py_TYPE(object), kfpy_tensor_base);
}
static inline kf_tensor_t *kfpy_tensor_of(PyObject *object) { /* borrowed */
  return ((kfpy_tensor_t *)object)->tensor;
}
/* The tensor's object, new when it has none; None for NULL and for the undefined tensor. */
PyObject *kfpy_wrap(kf_tensor_t *tensor);
/* Same, and takes over the caller's reference to the tensor, also when it fails. */
PyObject *kfpy_wrap_take(kf_tensor_t *tensor);
/* A new object of class `type` for a tensor that has none (RuntimeError); takes the reference. Adds
 * the Python keys when the class has a __torch_dispatch__ of its own. */
PyObject *kfpy_wrap_as(PyTypeObject *type, kf_tensor_t *tensor_take);

/* The class answers calls by a __torch_dispatch__ of its own. */
bool kfpy_type_has_torch_dispatch(PyTypeObject *type);

/* ---- tensor_attributes.c, tensor_methods.c, tensor_numbers.c, tensor_text.c
 * ------------------------ */

/* Makes TensorBase and Tensor: with what tensor_type.c has for them, and `add_slots`, which appends
 * to a type's list of slots. */
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

/* ---- indexing.c, assignment.c, buffer.c: more slots
 * ------------------------------------------------- */

PyObject *kfpy_tensor_subscript(PyObject *self, PyObject *index);
int kfpy_tensor_assign_subscript(PyObject *self, PyObject *index, PyObject *value);
int kfpy_tensor_getbuffer(PyObject *self, Py_buffer *view, int flags);
void kfpy_tensor_releasebuffer(PyObject *self, Py_buffer *view);
PyObject *kfpy_tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);

/* ---- values.c: Python objects and boxed values
 * ---------------------------------------------------- */

/* Any value as a Python object, without knowing its type (lists become lists, tuples tuples). */
PyObject *kfpy_from_value(const kf_value_t *value);
/* Same, with the declared type: dtypes, layouts and memory formats come out as such. */
PyObject *kfpy_from_value_typed(const kf_value_t *value, const kf_type_t *real_type);
/* An object as a value of a schema type, by the rules of operator calls (keyfall.ops). 1: done,
 * *out_value is owned; 0: does not fit (no exception); -1: raised. `numbers`: a number is accepted
 * where a Tensor is expected. */
int kfpy_to_value(PyObject *object, const kf_type_t *real_type, int32_t list_size, bool numbers,
                  kf_value_t *out_value);
/* Same, raising RuntimeError "Unable to cast …" when it does not fit: for results of Python code.
 */
int kfpy_result_to_value(PyObject *object, const kf_type_t *real_type, kf_value_t *out_value);
/* The results of a call, on top of the stack, as Python wants them: None, one object, or a tuple;
 * they are popped. */
PyObject *kfpy_results(const kf_schema_t *schema, kf_stack_t *stack);

/* Numbers: 1 done, 0 no number, -1 raised (out of range). Accept Python and NumPy numbers and
 * objects with __index__ / __float__ as Python does; bools are ints. */
int kfpy_as_int(PyObject *object, int64_t *out);
int kfpy_as_float(PyObject *object, double *out);
int kfpy_as_bool(PyObject *object, bool *out); /* bools alone */
int kfpy_as_scalar(PyObject *object, kf_scalar_t *out);
PyObject *kfpy_from_scalar(kf_scalar_t scalar);

/* ---- python_kernels.c
 * ----------------------------------------------------------------------------------
 */

/* A boxed kernel that calls a Python callable: `out` gets a context that owns a reference, which
 * out->release frees (the caller does so when registering fails). With `with_keyset` and `with_op`
 * the callable gets the key set and the operator first. */
int kfpy_python_kernel(PyObject *callable, bool with_keyset, bool with_op, kf_kernel_desc_t *out);

/* ---- op_overload.c
 * ---------------------------------------------------------------------------------------- */

/* OpOverload: the object `keyfall.ops.ns.name.overload`. */
extern PyTypeObject *kfpy_op_type;
PyObject *kfpy_op_object(
    const kf_op_t *op); /* the very object that keyfall.ops gives; new reference */
const kf_op_t *kfpy_op_of(
    PyObject *object); /* OpOverload or _DispatchOperatorHandle; else TypeError */
/* The arguments of a call in one array, borrowed, those of `keywords` (a dict or NULL) last, with
 * the tuple of their names. PyMem_Free; NULL: raised. */
PyObject **kfpy_spread(PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                       PyObject **out_names);
/* Completes the arguments of an operator on the stack by its schema, defaults included; raises. */
int kfpy_push_arguments(const kf_op_t *op, PyObject *const *args, Py_ssize_t count,
                        PyObject *keywords /* dict or NULL */, kf_stack_t *stack);
/* Calls what the stack holds the arguments of, with the GIL released where that is worth it. */
kf_status_t kfpy_call(const kf_op_t *op, kf_stack_t *stack);
kf_status_t kfpy_call_built_in(const kf_op_t *op, kf_stack_t *stack); /* of the catalogue */
/* Too little work to let go of the GIL for. */
enum { KFPY_FEW_ELEMENTS = 2048 };
bool kfpy_few(const kf_tensor_t *tensor);
kf_status_t kfpy_redispatch(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack);

/* The arguments of a call (the topmost values) as Python code gets them: Note [Arguments for
 * Python]: trailing defaults are dropped. New references. */
int kfpy_arguments(const kf_schema_t *schema, const kf_stack_t *stack, PyObject **out_args,
                   PyObject **out_kwargs);

/* ---- torch_function.c
 * ------------------------------------------------------------------------------ */

/* What of __torch_function__ counts on this thread. */
enum { KFPY_FUNCTION_ENABLED, KFPY_FUNCTION_SUBCLASSES_OFF, KFPY_FUNCTION_OFF };
extern __thread int kfpy_function_state;
/* Adds an argument that overrides to a list of such, if none of its class is there: before the
 * first of its superclasses. 0, or -1 with an exception. */
int kfpy_add_overriding(PyObject *list, PyObject *object);

#endif
