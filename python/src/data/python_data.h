/* Converts Python data to tensors and back: declarations shared by construct.c, sequence.c,
 * elements.c, legacy_constructors.c, indexing.c, assignment.c, buffer_protocol.c, numpy.c and
 * dlpack_protocol.c. Functions that return a tensor return a reference that the caller owns, or
 * NULL with an exception. Needs the GIL. */
#ifndef KFPY_DATA_PYTHON_DATA_H
#define KFPY_DATA_PYTHON_DATA_H

#include "ops/op_overload.h"

/* The options of functions that create tensors. */
typedef struct kfpy_options {
  bool has_dtype;
  bool has_device;
  bool copy; /* never share memory with the data */
  bool pin_memory;
  kf_dtype_t dtype;
  kf_device_t device;
} kfpy_options_t;

static inline kf_device_t kfpy_cpu(void) { return kf_device_make(KF_DEVICE_CPU, -1); }
static inline bool kfpy_is_on_cpu(const kf_tensor_t *tensor) {
  return kf_tensor_device(tensor).type == KF_DEVICE_CPU;
}

/* Modes and subclasses do not see operators called between these two. */
void kfpy_hide_from_python(kf_guard_t *guard);
#define kfpy_show_to_python(guard) kf_guard_leave(guard)

/* Whether the tensor's class has a __torch_dispatch__. */
static inline bool kfpy_answers_operators(const kf_tensor_t *tensor) {
  kf_keyset_t python = kf_keyset_named(KF_KEYSET_PYTHON);
  return (kf_tensor_keys(tensor).functionality & python.functionality) != 0;
}

/* Runs a call, without the GIL if it processes many elements. The call must not use Python. */
enum { KFPY_MANY_ELEMENTS = 1 << 15 };
#define KFPY_WORK(status, elements, call)      \
  do {                                         \
    if ((elements) < KFPY_MANY_ELEMENTS) {     \
      (status) = (call);                       \
    } else {                                   \
      Py_BEGIN_ALLOW_THREADS(status) = (call); \
      Py_END_ALLOW_THREADS                     \
    }                                          \
  } while (0)

/* Whether the __torch_function__ of a class or mode overrides the call of the function `name`, an
 * attribute of `owner`. If so, *out is its result, a new reference, or NULL with an exception. */
bool kfpy_overridden(PyObject *owner, const char *name, PyObject *const *args, Py_ssize_t count,
                     PyObject *keywords, PyObject **out);
/* Same for a method of `self`, which is not in `args`. */
bool kfpy_method_overridden(PyObject *self, const char *name, PyObject *const *args,
                            Py_ssize_t count, PyObject *keywords, PyObject **out);
/* Whether the two above could return true: a cheap check to make first. */
static inline bool kfpy_may_be_overridden(PyObject *object) {
  return KF_UNLIKELY(kfpy_function_modes > 0) ||
         (!kfpy_is_exact_tensor(object) && kfpy_is_tensor(object));
}

/* Same for an index: a tensor, or a sequence that contains one. */
bool kfpy_index_may_be_overridden(PyObject *index);

/* ---- elements.c ---- */

/* Returns a dtype that kfpy_store can write and that converts to `dtype`: `dtype` itself for most,
 * float32 for half-precision types. KF_DTYPE_COUNT: numbers cannot be stored as `dtype`. */
kf_dtype_t kfpy_stored_as(kf_dtype_t dtype);
/* Writes one Python number or 0-d tensor by the rules of tensor(); -1: raised. */
int kfpy_store(void *at, kf_dtype_t stored, PyObject *number);
/* Writes a number by the rules of assignment, which also check float32 for overflow; -1:
 * RuntimeError. */
int kfpy_store_scalar(void *at, kf_dtype_t stored, kf_scalar_t number);
/* Warns, once per process, of a number that is read from a tensor that requires grad, because the
 * number has no history. 0, or -1 if the warning was turned into an exception. */
int kfpy_warn_of_lost_gradient(const kf_tensor_t *tensor);
/* Returns a tensor's elements as nested lists; a number for a 0-d tensor. */
PyObject *kfpy_tensor_tolist(kf_tensor_t *tensor);

/* ---- sequence.c ---- */

/* Makes a CPU tensor from a number or nested sequences of numbers. If `options` has no dtype, the
 * data determines it. */
kf_tensor_t *kfpy_from_nested(PyObject *data, const kfpy_options_t *options);
/* Converts a new tensor from the dtype it was stored in (see kfpy_stored_as) to `dtype`; modes do
 * not see the conversion. Steals the reference; NULL stays NULL. */
kf_tensor_t *kfpy_narrow(kf_tensor_t *tensor_take, kf_dtype_t dtype);
/* Determines the dtype that tensor() would choose for the data; -1: raised. */
int kfpy_infer_dtype(PyObject *data, kf_dtype_t *out);
/* Whether the object is a sequence, but not a tensor. */
bool kfpy_is_sequence(PyObject *object);

/* ---- construct.c ---- */

/* Makes a tensor from any data that can be converted to one. */
kf_tensor_t *kfpy_from_data(PyObject *data, const kfpy_options_t *options);
/* Same, for a list or array used as an index: int64 or a mask. */
kf_tensor_t *kfpy_from_index_data(PyObject *data);

/* ---- new_tensors.c ---- */

/* Calls aten::lift_fresh: Note [Fresh tensors]. Steals the reference. */
kf_tensor_t *kfpy_lift(kf_tensor_t *tensor_take);
/* From a tensor over foreign memory: lifts it, then copies or converts it as requested. Steals the
 * reference; NULL stays NULL. */
kf_tensor_t *kfpy_from_foreign(kf_tensor_t *tensor_take, const kfpy_options_t *options);
/* The last step of tensor() and similar functions: lifts a new tensor (Note [Fresh tensors]) and
 * moves it to its device. Steals the reference; NULL stays NULL. */
kf_tensor_t *kfpy_deliver(kf_tensor_t *tensor_take, const kfpy_options_t *options);
/* All of a storage as a 1-D tensor that shares its memory. NULL: raised. */
kf_tensor_t *kfpy_over_storage(kf_storage_t *storage, kf_dtype_t dtype);
/* Converts to the dtype and device of the options, if they are set; steals the reference. */
kf_tensor_t *kfpy_convert(kf_tensor_t *tensor_take, const kfpy_options_t *options);
/* Parses the arguments dtype= and device=; NULL and None mean not passed; -1: TypeError. */
int kfpy_parse_options(const char *function, PyObject *dtype, PyObject *device,
                       kfpy_options_t *options);
/* Returns the tensor's object, with requires_grad set; steals the reference; NULL stays NULL. */
PyObject *kfpy_finish(kf_tensor_t *tensor_take, bool requires_grad);

/* ---- legacy_constructors.c ---- */

/* Whether the object is FloatTensor or another typed constructor, for x.type(FloatTensor). */
bool kfpy_is_tensor_class(PyObject *object, kf_dtype_t *out);
/* The type's slots. */
PyObject *kfpy_tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
PyObject *kfpy_tensor_subscript(PyObject *self, PyObject *index);
int kfpy_tensor_assign_subscript(PyObject *self, PyObject *index, PyObject *value);
int kfpy_tensor_getbuffer(PyObject *self, Py_buffer *view, int flags);
void kfpy_tensor_releasebuffer(PyObject *self, Py_buffer *view);

/* ---- indexing.c, assignment.c ---- */

/* Note [Reading an index]
 * Items are read from left to right. Numbers, slices, None and Ellipsis create a view immediately;
 * tensors and objects converted to tensors (lists, arrays, masks) are stored for a single index or
 * index_put_ of that view at the end. `dim` counts the dimensions of the view, `real_dim` those of
 * the indexed tensor, for messages. A mask covers as many dimensions as it has, but is one element
 * of the list. */
enum { KFPY_PLAN_INLINE = 16 };
typedef struct kfpy_plan {
  kf_tensor_t *view; /* owned */
  bool changed;      /* the view differs from the indexed tensor */
  int64_t dim;
  int64_t real_dim;
  int64_t mask_dims;     /* number of dimensions of masks beyond the first of each */
  int64_t covered;       /* number of dimensions that the items cover */
  int64_t dims;          /* number of dimensions of the indexed tensor */
  kf_tensor_t **indices; /* owned; a NULL element selects the whole dimension */
  size_t count;
  size_t capacity;
  kf_tensor_t *inline_indices[KFPY_PLAN_INLINE];
} kfpy_plan_t;

/* Reads an index of any kind; -1: raised. The caller clears the plan in both cases. */
int kfpy_plan_read(kfpy_plan_t *plan, kf_tensor_t *tensor, PyObject *index);
void kfpy_plan_clear(kfpy_plan_t *plan);
/* tensor[number] along a dimension; messages call the dimension `real_dim`. */
kf_tensor_t *kfpy_select(kf_tensor_t *tensor, int64_t dim, int64_t real_dim, int64_t number);
/* Converts a Python int to an index; -1: ValueError if it does not fit in 64 bits. */
int kfpy_index_number(PyObject *number, int64_t *out);
/* tensor[slice]; with `skip_whole`, returns NULL without an exception if the slice is the whole
 * dimension. */
kf_tensor_t *kfpy_slice(kf_tensor_t *tensor, int64_t dim, PyObject *slice, bool skip_whole);

/* ---- buffer_protocol.c ---- */

/* Makes a tensor over the memory that an object exports through the buffer protocol, with its
 * geometry. The tensor's storage holds the buffer. `what` names the object in errors ("numpy
 * array"). `to_keep`: the user gets this tensor, and a warning if it is read-only; otherwise it is
 * only read. */
kf_tensor_t *kfpy_from_buffer(PyObject *object, const char *what, bool to_keep);
/* Makes a 1-d tensor over the same memory, with `count` elements (all if negative) of type `dtype`,
 * starting at byte `offset`. */
kf_tensor_t *kfpy_from_bytes(PyObject *object, kf_dtype_t dtype, int64_t count, int64_t offset);

/* ---- numpy.c: only numpy() and __array__() import NumPy ---- */

bool kfpy_is_array(PyObject *object); /* numpy.ndarray and subclasses */
/* 1: a NumPy number that has a dtype here; 0: not a NumPy number; -1: TypeError, no such dtype. */
int kfpy_is_array_scalar(PyObject *object, kf_dtype_t *out);
kf_tensor_t *kfpy_from_array(PyObject *array, bool to_keep); /* like kfpy_from_buffer */

/* ---- dlpack_protocol.c ---- */

/* Whether the object is a DLPack capsule or has __dlpack__: 1 or 0; -1: raised. */
int kfpy_speaks_dlpack(PyObject *object);
kf_tensor_t *kfpy_from_dlpack(PyObject *object);

#endif
