/* Tensor's attributes (x.shape, x.grad, x.T): the getters and setters, and the table of all of
 * them. Those related to gradients are in autograd_tensor.c. */
#include "autograd/autograd_objects.h"
#include "tensor/attribute_tables.h"
#include "types/describing_types.h"

/* The closure of an attribute. All attributes share the getter read_attribute and the setter
 * write_attribute, which call overriding classes and modes first (Note [Overridden attributes]). */
typedef struct {
  const char *name;
  PyObject *(*get)(PyObject *self);
  int (*set)(PyObject *self, PyObject *value); /* NULL: read-only; `value` is NULL for del */
} attribute_t;

static PyObject *read_attribute(PyObject *self, void *closure) {
  const attribute_t *attribute = closure;
  KFPY_ASSERT(kfpy_is_tensor(self));
  KFPY_ASSERT_NO_EXCEPTION();
  if (kfpy_is_overridden(self)) return kfpy_ask_attribute(self, attribute->name, "__get__", NULL);
  PyObject *value = attribute->get(self);
  KFPY_ASSERT_RESULT(value);
  return value;
}

static int write_attribute(PyObject *self, PyObject *value, void *closure) {
  const attribute_t *attribute = closure;
  KFPY_ASSERT(kfpy_is_tensor(self));
  KFPY_ASSERT(attribute->set != NULL);
  KFPY_ASSERT_NO_EXCEPTION();
  if (!kfpy_is_overridden(self)) return attribute->set(self, value);
  PyObject *result =
      kfpy_ask_attribute(self, attribute->name, value != NULL ? "__set__" : "__delete__", value);
  Py_XDECREF(result);
  return result != NULL ? 0 : -1;
}

static int cannot_delete(const char *name) {
  PyErr_Format(PyExc_RuntimeError, "the attribute '%s' of a tensor cannot be deleted", name);
  return -1;
}

/* ---- Metadata ---- */

static PyObject *get_dtype(PyObject *self) {
  return kfpy_dtype_object(kf_tensor_dtype(kfpy_tensor_of(self)));
}

static PyObject *get_device(PyObject *self) {
  kf_device_t device;
  return kfpy_get_device(self, &device) < 0 ? NULL : kfpy_device_object(device);
}

static PyObject *get_ndim(PyObject *self) {
  int64_t dim;
  return kfpy_get_dim(self, &dim) < 0 ? NULL : PyLong_FromLongLong(dim);
}

static PyObject *get_itemsize(PyObject *self) {
  return PyLong_FromSize_t(kf_tensor_itemsize(kfpy_tensor_of(self)));
}

static PyObject *get_nbytes(PyObject *self) {
  PyObject *numel = kfpy_get_numel(self, "numel"), *itemsize = get_itemsize(self);
  PyObject *bytes = numel != NULL && itemsize != NULL ? PyNumber_Multiply(numel, itemsize) : NULL;
  Py_XDECREF(numel);
  Py_XDECREF(itemsize);
  return bytes;
}

#define ON_DEVICE(name, kind)                                \
  static PyObject *get_is_##name(PyObject *self) {           \
    kf_device_t device;                                      \
    if (kfpy_get_device(self, &device) < 0) return NULL;     \
    return PyBool_FromLong(device.type == KF_DEVICE_##kind); \
  }
ON_DEVICE(cpu, CPU)
ON_DEVICE(cuda, CUDA)
ON_DEVICE(meta, META)
ON_DEVICE(xpu, XPU)
ON_DEVICE(mps, MPS)
ON_DEVICE(ipu, IPU)
ON_DEVICE(xla, XLA)
ON_DEVICE(hpu, HPU)
ON_DEVICE(maia, MAIA)
ON_DEVICE(mtia, MTIA)
ON_DEVICE(vulkan, VULKAN)

static bool has_layout(PyObject *self, kf_layout_t layout) {
  return kf_tensor_layout(kfpy_tensor_of(self)) == layout;
}

static PyObject *get_is_sparse(PyObject *self) {
  return PyBool_FromLong(has_layout(self, KF_LAYOUT_SPARSE));
}

static PyObject *get_is_sparse_csr(PyObject *self) {
  return PyBool_FromLong(has_layout(self, KF_LAYOUT_SPARSE_CSR));
}

static PyObject *get_is_mkldnn(PyObject *self) {
  return PyBool_FromLong(has_layout(self, KF_LAYOUT_MKLDNN));
}

static PyObject *get_is_quantized(PyObject *self) {
  return PyBool_FromLong(kf_dtype_name(kf_tensor_dtype(kfpy_tensor_of(self)))[0] == 'q');
}

static PyObject *get_is_nested(PyObject *self) {
  return PyBool_FromLong(has_layout(self, KF_LAYOUT_JAGGED));
}

static PyObject *get_false(PyObject *self) {
  (void)self;
  Py_RETURN_FALSE;
}

static PyObject *get_none(PyObject *self) {
  (void)self;
  Py_RETURN_NONE;
}

/* The setter of `volatile`, which PyTorch still accepts. */
static int ignore(PyObject *self, PyObject *value) {
  (void)self, (void)value;
  return PyErr_WarnEx(PyExc_UserWarning, "volatile was removed and now has no effect", 1);
}

static PyObject *get_address(PyObject *self) { return PyLong_FromVoidPtr(kfpy_tensor_of(self)); }

static PyObject *get_python_dispatch(PyObject *self) {
  return PyBool_FromLong(kfpy_type_has_torch_dispatch(Py_TYPE(self)));
}

/* ---- Views ---- */

#define VIEW(name, function)                                                 \
  static PyObject *get_##name(PyObject *self) {                              \
    kf_tensor_t *view = NULL;                                                \
    return kfpy_tensor_result(function(kfpy_tensor_of(self), &view), &view); \
  }
VIEW(T, kf_numpy_T)
VIEW(mT, kf_mT)
VIEW(mH, kf_mH)
VIEW(H, kf_matrix_H)
VIEW(imag, kf_imag)

/* The real part of a real tensor is the tensor itself. */
static PyObject *get_real(PyObject *self) {
  kf_tensor_t *view = NULL;
  if (!kf_dtype_is_complex(kf_tensor_dtype(kfpy_tensor_of(self)))) return Py_NewRef(self);
  return kfpy_tensor_result(kf_real(kfpy_tensor_of(self), &view), &view);
}

/* x.real = y copies y to the view; steals the view. */
static int copy_into(PyObject *view_take, PyObject *value, const char *name) {
  if (view_take == NULL) return -1;
  PyObject *done = NULL;
  if (value == NULL)
    (void)cannot_delete(name);
  else if (kfpy_is_tensor(value))
    done = PyObject_CallMethod(view_take, "copy_", "O", value);
  else
    done = PyObject_CallMethod(view_take, "fill_", "O", value);
  Py_DECREF(view_take);
  Py_XDECREF(done);
  return done != NULL ? 0 : -1;
}

static int set_real(PyObject *self, PyObject *value) {
  return copy_into(get_real(self), value, "real");
}

static int set_imag(PyObject *self, PyObject *value) {
  return copy_into(get_imag(self), value, "imag");
}

/* ---- The table ---- */

#define READ(name, function, doc)                                            \
  {                                                                          \
    name, read_attribute, NULL, doc, &(attribute_t) { name, function, NULL } \
  }
#define WRITE(name, function, assign, doc)                                                \
  {                                                                                       \
    name, read_attribute, write_attribute, doc, &(attribute_t) { name, function, assign } \
  }

PyGetSetDef kfpy_tensor_getset[] = {
    READ("shape", kfpy_get_sizes, "Sizes of the dimensions."),
    READ("dtype", get_dtype, "Data type of the elements."),
    READ("device", get_device, "Device of the tensor."),
    READ("layout", kfpy_get_layout, "Storage layout of the tensor."),
    READ("ndim", get_ndim, "Number of dimensions."),
    READ("itemsize", get_itemsize, "Size of one element in bytes."),
    READ("nbytes", get_nbytes, "Size of all elements in bytes."),
    READ("is_cpu", get_is_cpu, "True on the CPU."),
    READ("is_cuda", get_is_cuda, "True on a CUDA device."),
    READ("is_meta", get_is_meta, "True on the meta device, which has sizes but no elements."),
    READ("is_xpu", get_is_xpu, "True on an XPU."),
    READ("is_mps", get_is_mps, "True on an MPS device."),
    READ("is_ipu", get_is_ipu, "True on an IPU."),
    READ("is_xla", get_is_xla, "True on an XLA device."),
    READ("is_hpu", get_is_hpu, "True on an HPU."),
    READ("is_maia", get_is_maia, "True on a MAIA device."),
    READ("is_mtia", get_is_mtia, "True on an MTIA device."),
    READ("is_vulkan", get_is_vulkan, "True on a Vulkan device."),
    READ("is_sparse", get_is_sparse, "True for the layout sparse_coo."),
    READ("is_sparse_csr", get_is_sparse_csr, "True for the layout sparse_csr."),
    READ("is_mkldnn", get_is_mkldnn, "True for the layout _mkldnn."),
    READ("is_quantized", get_is_quantized, "True for quantized dtypes."),
    READ("is_nested", get_is_nested, "True for nested tensors."),
    WRITE("requires_grad", kfpy_get_requires_grad, kfpy_set_requires_grad,
          "Whether the tensor requires a gradient."),
    READ("is_leaf", kfpy_get_is_leaf,
         "True if the tensor is not the result of a recorded operation."),
    WRITE("grad", kfpy_get_grad, kfpy_set_grad, "The gradient, or None."),
    WRITE("_grad", kfpy_get_grad_quietly, kfpy_set_grad,
          "The gradient, or None; never warns about tensors that are not leaves."),
    READ("grad_dtype", get_dtype, "Data type of the gradient."),
    READ("grad_fn", kfpy_get_grad_fn,
         "The graph node of the operation that created the tensor; None for a leaf."),
    WRITE("_grad_fn", kfpy_get_grad_fn, kfpy_set_grad_fn,
          "Same as grad_fn; assigning None detaches the tensor."),
    READ("retains_grad", kfpy_get_retains_grad,
         "True if retain_grad was called on a tensor that is not a leaf."),
    READ("output_nr", kfpy_get_output_nr,
         "Index of the tensor among the outputs of the operation that created it."),
    WRITE("_backward_hooks", kfpy_get_backward_hooks, kfpy_set_backward_hooks,
          "Hooks that receive the gradient."),
    WRITE("_post_accumulate_grad_hooks", kfpy_get_accumulated_hooks, kfpy_set_accumulated_hooks,
          "Hooks that run after the gradient has been accumulated."),
    READ("_version", kfpy_get_version, "Version counter: the number of writes to the memory."),
    READ("_base", kfpy_get_base, "The tensor that this one is a view of, if that is recorded."),
    READ("_cdata", get_address, "A number that identifies the tensor."),
    READ("_python_dispatch", get_python_dispatch, "True if the class has a __torch_dispatch__."),
    READ("_has_symbolic_sizes_strides", get_false, "Always False."),
    WRITE("data", kfpy_get_data, kfpy_set_data, "A tensor over the same memory without history."),
    READ("name", get_none, "Always None."),
    WRITE("volatile", get_false, ignore, "Always False: it no longer has any effect."),
    READ("T", get_T, "View with the dimensions in reverse order."),
    READ("mT", get_mT, "View with the last two dimensions transposed."),
    READ("H", get_H, "The matrix, transposed and conjugated."),
    READ("mH", get_mH, "The conjugate of the tensor with its last two dimensions transposed."),
    WRITE("real", get_real, set_real, "The real part."),
    WRITE("imag", get_imag, set_imag, "The imaginary part."),
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, "Attributes of the object.",
     NULL},
    {NULL, NULL, NULL, NULL, NULL}};
