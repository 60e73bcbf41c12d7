/* Python's buffer protocol in both directions: tensors over exported memory, and tensors as
 * exporters.
 *
 * Note [Foreign memory]
 * A tensor over memory that a Python object exported keeps the exporter's Py_buffer in its storage,
 * and releases it when the storage is freed, on whichever thread that happens. A buffer that a
 * tensor exports owns a reference to the storage, which is pinned: the address stays valid whatever
 * happens to the tensor. */
#include <keyfall/lazy.h>

#include "core/function_arguments.h"
#include "data/python_data.h"
#include "types/describing_types.h"

enum { MAX_DIMS = 64 };

/* ---- Formats (letters of the struct module) ---- */

static kf_dtype_t integer_of(bool is_signed, Py_ssize_t size) {
  for (int i = 0; i < KF_DTYPE_COUNT; i++) {
    kf_dtype_t dtype = (kf_dtype_t)i;
    if (kf_dtype_is_integral(dtype, false) && kf_dtype_is_signed(dtype) == is_signed &&
        (Py_ssize_t)kf_dtype_size(dtype) == size)
      return dtype;
  }
  return KF_DTYPE_COUNT;
}

static bool is_foreign_order(char mark) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return mark == '>' || mark == '!';
#else
  return mark == '<';
#endif
}

/* Returns the dtype of a buffer's elements; KF_DTYPE_COUNT if there is none. Integers are matched
 * by size: 'l' and 'q' may both be int64. */
static kf_dtype_t dtype_of(const char *format, Py_ssize_t size) {
  if (format == NULL) return KF_DTYPE_UINT8;
  if (*format != '\0' && strchr("@=<>!", *format) != NULL) format++;
  if (*format != '\0' && format[1] == '\0') {
    if (strchr("bhilqn", *format) != NULL) return integer_of(true, size);
    if (strchr("BHILQNc", *format) != NULL) return integer_of(false, size);
  }
  for (int i = 0; i < KF_DTYPE_COUNT; i++) {
    const char *letter = kfpy_format_of((kf_dtype_t)i);
    if (letter != NULL && strcmp(letter, format) == 0) return (kf_dtype_t)i;
  }
  return KF_DTYPE_COUNT;
}

/* ---- Import ---- */

/* The storage's deleter. Called on any thread, with or without the GIL. */
static void give_back(void *context, void *data) {
  (void)data;
  PyGILState_STATE gil;
  if (!kfpy_enter(&gil)) return;
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  PyBuffer_Release(context);
  PyMem_Free(context);
  PyErr_Restore(type, value, traceback);
  kfpy_leave(gil);
}

/* Makes a storage over `size` bytes of the buffer, starting at `data`; steals `view` (PyMem
 * memory), even on failure. */
static kf_storage_t *wrap_view(Py_buffer *view, void *data, size_t size) {
  static char nothing; /* memory of size 0 may have no address */
  kf_storage_t *storage;
  kf_status_t status = kf_storage_wrap(kfpy_cpu(), size > 0 ? data : (void *)&nothing, size,
                                       give_back, view, &storage);
  if (KFPY_FAILED(status)) {
    PyBuffer_Release(view);
    PyMem_Free(view);
    return NULL;
  }
  if (view->readonly) kf_storage_set_flag(storage, KF_STORAGE_READ_ONLY, true);
  if (!KFPY_FAILED(kf_lazy_scope_made(storage))) return storage;
  kf_storage_release(storage); /* gives the view back */
  return NULL;
}

/* Gets the object's buffer; pass it to drop_view or wrap_view. */
static Py_buffer *get_view(PyObject *object, int flags) {
  Py_buffer *view = PyMem_Malloc(sizeof *view);
  if (view == NULL) return (Py_buffer *)PyErr_NoMemory();
  if (PyObject_GetBuffer(object, view, flags) == 0) return view;
  PyMem_Free(view);
  return NULL;
}

static void drop_view(Py_buffer *view) {
  PyBuffer_Release(view);
  PyMem_Free(view);
}

/* Warns once per process: PyTorch has no read-only tensors, so programs do not expect them. */
static int warn_of_read_only(const Py_buffer *view, const char *what) {
  static bool warned;
  if (!view->readonly || (warned && !kf_warns_always())) return 0;
  warned = true;
  return PyErr_WarnFormat(
      PyExc_UserWarning, 1,
      "The given %s is not writable, and the tensor over its memory is non-writable, too: "
      "writing to the tensor is an error. Copy the %s to get a tensor that "
      "can be written to. This warning is given once.",
      what, what);
}

/* Computes sizes and strides in elements, and the number of bytes that they span from the first
 * element. */
static int read_geometry(const Py_buffer *view, const char *what, int64_t *sizes, int64_t *strides,
                         size_t *reach) {
  KFPY_ASSERT(view->ndim <= MAX_DIMS);
  KFPY_ASSERT(view->itemsize > 0);
  bool empty = false;
  *reach = (size_t)view->itemsize;
  for (int i = 0; i < view->ndim; i++) {
    Py_ssize_t step = view->strides != NULL ? view->strides[i] : view->itemsize;
    if (step < 0) {
      PyErr_Format(PyExc_ValueError,
                   "At least one stride in the given %s is negative, and tensors with negative "
                   "strides are not currently supported. (You can probably work around this by "
                   "making a copy of your array with array.copy().)",
                   what);
      return -1;
    }
    if (step % view->itemsize != 0) {
      PyErr_Format(PyExc_ValueError,
                   "given %s strides not a multiple of the element byte size. Copy the %s to "
                   "reallocate the memory.",
                   what, what);
      return -1;
    }
    sizes[i] = view->shape[i];
    strides[i] = step / view->itemsize;
    if (sizes[i] == 0)
      empty = true;
    else
      *reach += (size_t)(sizes[i] - 1) * (size_t)step;
  }
  if (empty) *reach = 0;
  return 0;
}

/* Checks byte order, dtype and number of dimensions. */
static int check_elements(const Py_buffer *view, const char *what, kf_dtype_t *dtype) {
  if (view->format != NULL && view->itemsize > 1 && is_foreign_order(view->format[0])) {
    PyErr_Format(PyExc_ValueError,
                 "given %s has byte order different from the native byte order. Conversion "
                 "between byte orders is currently not supported.",
                 what);
    return -1;
  }
  *dtype = dtype_of(view->format, view->itemsize);
  bool known = *dtype != KF_DTYPE_COUNT && (Py_ssize_t)kf_dtype_size(*dtype) == view->itemsize;
  if (known && view->ndim <= MAX_DIMS && view->suboffsets == NULL) return 0;
  PyErr_Format(PyExc_TypeError,
               "can't convert a %s with elements of format '%s' and %d dimensions. The only "
               "supported types are: float64, float32, float16, complex64, complex128, int64, "
               "int32, int16, int8, uint64, uint32, uint16, uint8, and bool.",
               what, view->format != NULL ? view->format : "B", view->ndim);
  return -1;
}

/* Kernels read elements through typed pointers, so they must be aligned. */
static int check_alignment(const void *data, kf_dtype_t dtype, const char *what) {
  size_t size = kf_dtype_size(dtype);
  size_t alignment = kf_dtype_is_complex(dtype) ? size / 2 : size;
  if ((uintptr_t)data % alignment == 0) return 0;
  PyErr_Format(PyExc_ValueError,
               "the data of the given %s is not aligned to the %zu bytes that elements of type %s "
               "need. Copy the %s to reallocate the memory.",
               what, alignment, kf_dtype_name(dtype), what);
  return -1;
}

kf_tensor_t *kfpy_from_buffer(PyObject *object, const char *what, bool to_keep) {
  int64_t sizes[MAX_DIMS], strides[MAX_DIMS];
  size_t reach;
  kf_dtype_t dtype;
  Py_buffer *view = get_view(object, PyBUF_RECORDS_RO);
  if (view == NULL) return NULL;
  if (check_elements(view, what, &dtype) < 0 ||
      read_geometry(view, what, sizes, strides, &reach) < 0 ||
      (reach > 0 && check_alignment(view->buf, dtype, what) < 0) ||
      (to_keep && warn_of_read_only(view, what) < 0)) {
    drop_view(view);
    return NULL;
  }
  size_t dims = (size_t)view->ndim;
  kf_storage_t *storage = wrap_view(view, view->buf, reach);
  if (storage == NULL) return NULL;
  kf_tensor_t *tensor;
  kf_status_t status = kf_tensor_create(storage, dtype, (kf_int_span_t){sizes, dims},
                                        (kf_int_span_t){strides, dims}, 0, &tensor);
  kf_storage_release(storage);
  return KFPY_FAILED(status) ? NULL : tensor;
}

/* Returns the number of elements that frombuffer() reads; -1 with an exception. */
static int64_t count_elements(int64_t length, int64_t size, int64_t count, int64_t offset) {
  if (length == 0 || count == 0) {
    PyErr_Format(PyExc_ValueError, "both buffer length (%lld) and count (%lld) must not be 0",
                 (long long)length, (long long)count);
    return -1;
  }
  if (offset < 0 || offset >= length) {
    PyErr_Format(PyExc_ValueError,
                 "offset (%lld bytes) must be non-negative and no greater than buffer length "
                 "(%lld bytes) minus 1",
                 (long long)offset, (long long)length);
    return -1;
  }
  int64_t left = length - offset;
  if (count < 0) {
    if (left % size == 0) return left / size;
    PyErr_Format(PyExc_ValueError,
                 "buffer length (%lld bytes) after offset (%lld bytes) must be a multiple of "
                 "element size (%lld)",
                 (long long)left, (long long)offset, (long long)size);
    return -1;
  }
  if (count <= left / size) return count;
  PyErr_Format(PyExc_ValueError,
               "requested buffer length (%lld * %lld bytes) after offset (%lld bytes) must not be "
               "greater than actual buffer length (%lld bytes)",
               (long long)count, (long long)size, (long long)offset, (long long)length);
  return -1;
}

kf_tensor_t *kfpy_from_bytes(PyObject *object, kf_dtype_t dtype, int64_t count, int64_t offset) {
  if (!PyObject_CheckBuffer(object)) {
    PyErr_SetString(PyExc_ValueError, "object does not implement Python buffer protocol.");
    return NULL;
  }
  Py_buffer *view = get_view(object, PyBUF_SIMPLE);
  if (view == NULL) {
    PyErr_SetString(PyExc_RuntimeError,
                    "could not retrieve buffer from object: its memory is not contiguous");
    return NULL;
  }
  int64_t size = (int64_t)kf_dtype_size(dtype);
  count = count_elements(view->len, size, count, offset);
  char *data = (char *)view->buf + offset;
  if (count < 0 || check_alignment(data, dtype, "buffer") < 0 ||
      warn_of_read_only(view, "buffer") < 0) {
    drop_view(view);
    return NULL;
  }
  kf_storage_t *storage = wrap_view(view, data, (size_t)(count * size));
  if (storage == NULL) return NULL;
  kf_tensor_t *tensor;
  kf_status_t status = kf_tensor_create(storage, dtype, (kf_int_span_t){&count, 1},
                                        (kf_int_span_t){NULL, 0}, 0, &tensor);
  kf_storage_release(storage);
  return KFPY_FAILED(status) ? NULL : tensor;
}

static PyObject *frombuffer(PyObject *self, PyObject *const *args, Py_ssize_t given_count,
                            PyObject *keywords) {
  (void)self;
  enum { BUFFER, DTYPE, ELEMENTS, OFFSET, REQUIRES_GRAD, COUNT };
  static const kfpy_parameters_t parameters = {
      "frombuffer", 1, 2, {"buffer", "dtype", "count", "offset", "requires_grad"}};
  PyObject *given[COUNT];
  int64_t count = -1, offset = 0;
  kf_dtype_t dtype;
  bool requires_grad = false;
  if (kfpy_parse(&parameters, args, given_count, keywords, given) < 0 ||
      kfpy_parse_dtype("frombuffer", "dtype", given[DTYPE], &dtype) < 0)
    return NULL;
  if (given[ELEMENTS] != NULL && kfpy_parse_int("frombuffer", "count", given[ELEMENTS], &count) < 0)
    return NULL;
  if (given[OFFSET] != NULL && kfpy_parse_int("frombuffer", "offset", given[OFFSET], &offset) < 0)
    return NULL;
  if (given[REQUIRES_GRAD] != NULL &&
      kfpy_parse_bool("frombuffer", "requires_grad", given[REQUIRES_GRAD], &requires_grad) < 0)
    return NULL;
  return kfpy_finish(kfpy_from_bytes(given[BUFFER], dtype, count, offset), requires_grad);
}

/* ---- Export ---- */

/* Owned by an exported buffer until its release (Py_buffer.internal); PyMem memory. */
typedef struct {
  kf_storage_t *storage; /* owned */
  Py_ssize_t dims[];     /* shape, then strides in bytes */
} export_t;

/* Returns the reason why a tensor cannot export a buffer, or NULL. */
static const char *why_not(const kf_tensor_t *tensor) {
  if (kfpy_answers_operators(tensor))
    return "a tensor whose class answers operators has no memory to share";
  if (kf_tensor_layout(tensor) != KF_LAYOUT_STRIDED) return "only strided tensors share memory";
  if (!kfpy_is_on_cpu(tensor)) return "the tensor is not on the CPU: use tensor.cpu() first";
  if (kf_tensor_requires_grad(tensor)) return "the tensor requires grad: use tensor.detach() first";
  if (kf_tensor_is_conj(tensor))
    return "the tensor has the conjugate bit: use tensor.resolve_conj() first";
  if (kf_tensor_is_neg(tensor))
    return "the tensor has the negative bit: use tensor.resolve_neg() first";
  if (kfpy_format_of(kf_tensor_dtype(tensor)) == NULL)
    return "buffers have no letter for the tensor's type";
  return NULL;
}

/* Sets the address, with write access if possible. */
static int find_memory(kf_tensor_t *tensor, Py_buffer *view, int flags) {
  bool read_only = kf_storage_has_flag(kf_tensor_storage(tensor), KF_STORAGE_READ_ONLY);
  if (read_only && (flags & PyBUF_WRITABLE) == PyBUF_WRITABLE) {
    PyErr_SetString(PyExc_BufferError, "the tensor's memory is read-only");
    return -1;
  }
  view->readonly = read_only;
  if (read_only) {
    if (kfpy_settle(kf_tensor_storage(tensor)) < 0) return -1;
    view->buf = (void *)(uintptr_t)kf_tensor_data(tensor);
    return 0;
  }
  if (!KFPY_FAILED(kf_tensor_mutable_data(tensor, &view->buf))) return 0;
  return -1;
}

/* Fills all fields, as for PyBUF_FULL. */
static void fill_view(kf_tensor_t *tensor, export_t *export, Py_buffer *view) {
  kf_int_span_t sizes = kf_tensor_sizes(tensor);
  kf_int_span_t strides = kf_tensor_strides(tensor);
  KFPY_ASSERT(sizes.size == strides.size);
  view->itemsize = (Py_ssize_t)kf_tensor_itemsize(tensor);
  view->len = view->itemsize * (Py_ssize_t)kf_tensor_numel(tensor);
  view->ndim = (int)sizes.size;
  view->shape = export->dims;
  view->strides = export->dims + sizes.size;
  for (size_t i = 0; i < sizes.size; i++) {
    view->shape[i] = (Py_ssize_t)sizes.data[i];
    view->strides[i] = (Py_ssize_t)strides.data[i] * view->itemsize;
  }
  view->format = (char *)(uintptr_t)kfpy_format_of(kf_tensor_dtype(tensor));
  view->suboffsets = NULL;
  view->internal = export;
}

/* Clears the fields that the consumer did not request; the memory must then be contiguous in the
 * order that the remaining fields imply. */
static int fit_to_flags(Py_buffer *view, int flags) {
  char order = (flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS       ? 'F'
               : (flags & PyBUF_ANY_CONTIGUOUS) == PyBUF_ANY_CONTIGUOUS ? 'A'
               : (flags & PyBUF_C_CONTIGUOUS) == PyBUF_C_CONTIGUOUS ||
                       (flags & PyBUF_STRIDES) != PyBUF_STRIDES
                   ? 'C'
                   : '\0';
  if (order != '\0' && !PyBuffer_IsContiguous(view, order)) {
    PyErr_SetString(PyExc_BufferError,
                    "the tensor's elements do not lie one behind the other: use "
                    "tensor.contiguous() first");
    return -1;
  }
  if ((flags & PyBUF_FORMAT) != PyBUF_FORMAT) view->format = NULL;
  if ((flags & PyBUF_STRIDES) != PyBUF_STRIDES) view->strides = NULL;
  if ((flags & PyBUF_ND) != PyBUF_ND) view->shape = NULL;
  return 0;
}

int kfpy_tensor_getbuffer(PyObject *self, Py_buffer *view, int flags) {
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  view->obj = NULL;
  const char *reason = why_not(tensor);
  if (reason != NULL) {
    PyErr_SetString(PyExc_BufferError, reason);
    return -1;
  }
  size_t dims = kf_tensor_sizes(tensor).size;
  if (find_memory(tensor, view, flags) < 0) return -1;
  export_t *export = PyMem_Malloc(sizeof *export + 2 * dims * sizeof(Py_ssize_t));
  if (export == NULL) return PyErr_NoMemory(), -1;
  fill_view(tensor, export, view);
  if (view->buf == NULL) view->buf = export; /* no elements: any address will do */
  if (fit_to_flags(view, flags) < 0) {
    PyMem_Free(export);
    return -1;
  }
  export->storage = kf_tensor_storage(tensor);
  kf_storage_retain(export->storage);
  kf_storage_pin(export->storage);
  view->obj = Py_NewRef(self);
  return 0;
}

void kfpy_tensor_releasebuffer(PyObject *self, Py_buffer *view) {
  (void)self;
  export_t *export = view->internal;
  KFPY_ASSERT(export != NULL);
  KFPY_ASSERT(export->storage != NULL);
  kf_storage_release(export->storage);
  PyMem_Free(export);
}

/* ---- The module ---- */

static PyMethodDef functions[] = {
    KFPY_FAST("frombuffer", frombuffer,
              "frombuffer(buffer, *, dtype, count=-1, offset=0, requires_grad=False)\n--\n\n"
              "Returns a 1-d tensor over the memory of an object that supports the buffer\n"
              "protocol: `count` elements (all if negative), starting at byte `offset`."
              "\n\n>>> keyfall.frombuffer(bytearray([1, 2, 3]), dtype=keyfall.uint8)\ntensor([1, "
              "2, 3], dtype=torch.uint8)"),
    {NULL, NULL, 0, NULL}};

int kfpy_init_buffer(PyObject *module) { return kfpy_add_functions(module, functions); }
