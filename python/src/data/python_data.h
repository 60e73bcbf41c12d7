/* Tensors out of Python data, and back: what construct.c, sequence.c, elements.c,
 * legacy_constructors.c, indexing.c, assignment.c, buffer.c, numpy.c and dlpack_protocol.c share.
 * Functions that return a tensor give the caller a reference, or NULL with an exception. */
#ifndef KFPY_DATA_PYTHON_DATA_H
#define KFPY_DATA_PYTHON_DATA_H

#include "ops/op_overload.h"

/* What somebody who makes a tensor asked for. */
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

/* Operators between these two are not seen by modes and subclasses. */
void kfpy_hide_from_python(kf_guard_t *guard);
#define kfpy_show_to_python(guard) kf_guard_leave(guard)

/* The tensor's class has a __torch_dispatch__. */
static inline bool kfpy_answers_operators(const kf_tensor_t *tensor) {
  kf_keyset_t python = kf_keyset_named(KF_KEYSET_PYTHON);
  return (kf_tensor_keys(tensor).functionality & python.functionality) != 0;
}

/* Lets other threads run while an operator works on many elements. */
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

/* __torch_function__ of a class or mode takes the call of a method or function over: true, and
 * *out is what it gave, or NULL with an exception. `owner` is where `name` is an attribute. */
bool kfpy_overridden(PyObject *owner, const char *name, PyObject *const *args, Py_ssize_t count,
                     PyObject *keywords, PyObject **out);
/* Same for a method of `self`, which is not among the arguments. */
bool kfpy_method_overridden(PyObject *self, const char *name, PyObject *const *args,
                            Py_ssize_t count, PyObject *keywords, PyObject **out);
/* Whether that needs to be asked at all. */
static inline bool kfpy_may_be_overridden(PyObject *object) {
  return KF_UNLIKELY(kfpy_function_modes > 0) ||
         (!kfpy_is_exact_tensor(object) && kfpy_is_tensor(object));
}

/* Same for an index: a tensor, or a sequence with one. */
bool kfpy_index_may_be_overridden(PyObject *index);

/* ---- elements.c ---- */

/* The type whose elements kfpy_store can write and that converts to `dtype`: itself for most,
 * float32 for half types. KF_DTYPE_COUNT: no number can be stored as such. */
kf_dtype_t kfpy_stored_as(kf_dtype_t dtype);
/* Writes one Python number, a 0-d tensor among them, as tensor() does; -1: raised. */
int kfpy_store(void *at, kf_dtype_t stored, PyObject *number);
/* Writes a number as assignment does, which minds overflow of float32 too; -1: RuntimeError. */
int kfpy_store_scalar(void *at, kf_dtype_t stored, kf_scalar_t number);
/* A tensor's elements as nested lists; a 0-d one gives a number. */
PyObject *kfpy_tensor_tolist(kf_tensor_t *tensor);

/* ---- sequence.c ---- */

/* A number or nested sequences of them as a new CPU tensor. Without a dtype in `options` it follows
 * from the data. */
kf_tensor_t *kfpy_from_nested(PyObject *data, const kfpy_options_t *options);
/* A new tensor of numbers as stored (see kfpy_stored_as) in the type that was wanted; modes do not
 * see it. Takes the reference; NULL stays NULL. */
kf_tensor_t *kfpy_narrow(kf_tensor_t *tensor_take, kf_dtype_t dtype);
/* The type that tensor() would give data; -1: raised. */
int kfpy_infer_dtype(PyObject *data, kf_dtype_t *out);
/* False for what is no sequence, and for tensors. */
bool kfpy_is_sequence(PyObject *object);

/* ---- construct.c ---- */

/* What tensor() and its relatives end with: marks a new tensor as such, so that modes see it, and
 * brings it to where it is wanted. Takes the reference. */
kf_tensor_t *kfpy_deliver(kf_tensor_t *tensor_take, const kfpy_options_t *options);
/* A tensor from anything that can be one. */
kf_tensor_t *kfpy_from_data(PyObject *data, const kfpy_options_t *options);
/* Same, for data that stands between the brackets of an index: int64 or a mask. */
kf_tensor_t *kfpy_from_index_data(PyObject *data);
/* dtype and device where given, else copied from the tensor; takes the reference. */
kf_tensor_t *kfpy_convert(kf_tensor_t *tensor_take, const kfpy_options_t *options);
/* dtype=, device= and such of a call: NULL and None are nothing; -1: TypeError. */
int kfpy_parse_options(const char *function, PyObject *dtype, PyObject *device,
                       kfpy_options_t *options);
/* The tensor's object, with requires_grad set; takes the reference. */
PyObject *kfpy_finish(kf_tensor_t *tensor_take, bool requires_grad);

/* ---- legacy_constructors.c ---- */

int kfpy_init_legacy(PyObject *module);
/* FloatTensor and such, for x.type(FloatTensor). */
bool kfpy_is_tensor_class(PyObject *object, kf_dtype_t *out);
/* The type's slots. */
PyObject *kfpy_tensor_new(PyTypeObject *type, PyObject *args, PyObject *kwargs);
PyObject *kfpy_tensor_subscript(PyObject *self, PyObject *index);
int kfpy_tensor_assign_subscript(PyObject *self, PyObject *index, PyObject *value);
int kfpy_tensor_getbuffer(PyObject *self, Py_buffer *view, int flags);
void kfpy_tensor_releasebuffer(PyObject *self, Py_buffer *view);

/* ---- indexing.c, assignment.c ---- */

/* Note [Reading an index]
 * Items are read from left to right. Numbers, slices, None and Ellipsis make a view at once; what
 * is or becomes a tensor (lists, arrays, masks) is kept for one index or index_put_ at the end,
 * which sees the view. `dim` counts the dimensions of the view, `real_dim` those of the tensor that
 * is indexed, for messages. A mask fills as many dimensions as it has, but one place in the list.
 */
enum { KFPY_PLAN_ROOM = 16 };
typedef struct kfpy_plan {
  kf_tensor_t *view; /* owned */
  bool changed;      /* the view is not the tensor that we began with */
  int64_t dim;
  int64_t real_dim;
  int64_t mask_dims;     /* dimensions of masks beyond their one place in the list */
  int64_t covered;       /* dimensions that the items are about */
  int64_t dims;          /* of the tensor that we began with */
  kf_tensor_t **indices; /* NULL: the whole dimension */
  size_t count;
  size_t capacity;
  kf_tensor_t *room[KFPY_PLAN_ROOM];
} kfpy_plan_t;

/* Reads an index of any kind; -1: raised. The plan is to be cleared in both cases. */
int kfpy_plan_read(kfpy_plan_t *plan, kf_tensor_t *tensor, PyObject *index);
void kfpy_plan_clear(kfpy_plan_t *plan);
/* tensor[number] along a dimension, `real_dim` in messages. */
kf_tensor_t *kfpy_select(kf_tensor_t *tensor, int64_t dim, int64_t real_dim, int64_t number);
/* A Python int as an index; -1: ValueError when it has more than 64 bits. */
int kfpy_index_number(PyObject *number, int64_t *out);
/* tensor[slice]; with `skip_whole` NULL without an exception where the slice is everything. */
kf_tensor_t *kfpy_slice(kf_tensor_t *tensor, int64_t dim, PyObject *slice, bool skip_whole);

/* ---- buffer.c ---- */

/* A tensor over the memory that an object exports by the buffer protocol, with its shape. The
 * tensor holds the buffer. `what` names the object in errors ("numpy array"). `to_keep`: the user
 * gets this tensor, and a warning when it is read-only; else it is copied from or looked at. */
kf_tensor_t *kfpy_from_buffer(PyObject *object, const char *what, bool to_keep);
/* Same memory as a row of elements of type `dtype`, `count` of them (negative: all there are) from
 * `offset` bytes on. */
kf_tensor_t *kfpy_from_bytes(PyObject *object, kf_dtype_t dtype, int64_t count, int64_t offset);
int kfpy_init_buffer(PyObject *module);

/* ---- numpy.c: nothing here imports NumPy before the user did, except numpy() itself ---- */

bool kfpy_is_array(PyObject *object); /* numpy.ndarray and subclasses */
/* 1: a NumPy number of a type that we have; 0: no NumPy number; -1: TypeError, we do not have it.
 */
int kfpy_is_array_scalar(PyObject *object, kf_dtype_t *out);
kf_tensor_t *kfpy_from_array(PyObject *array, bool to_keep); /* as kfpy_from_buffer */
int kfpy_init_numpy(PyObject *module);

/* ---- dlpack_protocol.c ---- */

/* 1: the object speaks DLPack; 0; -1. */
int kfpy_speaks_dlpack(PyObject *object);
kf_tensor_t *kfpy_from_dlpack(PyObject *object);
int kfpy_init_dlpack(PyObject *module);

#endif
