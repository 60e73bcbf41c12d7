/* Attributes of tensors that are no operators, or are spelled without a call (x.shape, x.T). */
#include "attributes.h"
#include "types.h"

/* Every attribute goes through read() and write(), which let classes and modes hear of it (Note
 * [Overridden attributes]); what it is comes from its row. */
typedef struct {
  const char *name;
  PyObject *(*get)(PyObject *self);
  int (*set)(PyObject *self, PyObject *value); /* value NULL: del; NULL: read-only */
} attribute_t;

PyObject *kfpy_ask_method(PyObject *self, const char *name, PyObject *const *args, Py_ssize_t count,
                          PyObject *keywords) {
  PyObject *method = PyObject_GetAttrString((PyObject *)kfpy_tensor_type, name);
  if (method == NULL) return NULL;
  PyObject *result = kfpy_torch_function_call(method, self, args, count, keywords);
  Py_DECREF(method);
  return result;
}

PyObject *kfpy_ask_attribute(PyObject *self, const char *name, const char *part, PyObject *value) {
  PyObject *descriptor = PyObject_GetAttrString((PyObject *)kfpy_tensor_type, name);
  PyObject *function = descriptor != NULL ? PyObject_GetAttrString(descriptor, part) : NULL;
  Py_XDECREF(descriptor);
  if (function == NULL) return NULL;
  PyObject *result = kfpy_torch_function_call(function, self, &value, value != NULL ? 1 : 0, NULL);
  Py_DECREF(function);
  return result;
}

static PyObject *read_attribute(PyObject *self, void *row) {
  const attribute_t *attribute = row;
  if (kfpy_is_overridden(self)) return kfpy_ask_attribute(self, attribute->name, "__get__", NULL);
  return attribute->get(self);
}

static int write_attribute(PyObject *self, PyObject *value, void *row) {
  const attribute_t *attribute = row;
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

/* ---- What it is ---- */

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

static PyObject *get_zero(PyObject *self) {
  (void)self;
  return PyLong_FromLong(0);
}

static int ignore(PyObject *self, PyObject *value) {
  (void)self, (void)value;
  return PyErr_WarnEx(PyExc_UserWarning, "volatile was removed and now has no effect", 1);
}

static PyObject *get_address(PyObject *self) { return PyLong_FromVoidPtr(kfpy_tensor_of(self)); }

static PyObject *get_version(PyObject *self) {
  uint32_t version;
  return KFPY_FAILED(kf_tensor_version(kfpy_tensor_of(self), &version))
             ? NULL
             : PyLong_FromUnsignedLong(version);
}

static PyObject *get_python_dispatch(PyObject *self) {
  return PyBool_FromLong(kfpy_type_has_torch_dispatch(Py_TYPE(self)));
}

/* ---- Gradients ---- */

static PyObject *get_requires_grad(PyObject *self) {
  return PyBool_FromLong(kf_tensor_requires_grad(kfpy_tensor_of(self)));
}

static int set_requires_grad(PyObject *self, PyObject *value) {
  if (value == NULL) return cannot_delete("requires_grad");
  if (!PyBool_Check(value)) {
    PyErr_Format(PyExc_RuntimeError, "requires_grad must be a bool, not %.200s",
                 Py_TYPE(value)->tp_name);
    return -1;
  }
  return KFPY_FAILED(kf_tensor_set_requires_grad(kfpy_tensor_of(self), value == Py_True)) ? -1 : 0;
}

static PyObject *get_is_leaf(PyObject *self) {
  (void)self; /* nothing is recorded yet */
  Py_RETURN_TRUE;
}

static PyObject *get_grad(PyObject *self) {
  PyObject *grad = ((kfpy_tensor_t *)self)->grad;
  return Py_NewRef(grad != NULL ? grad : Py_None);
}

static bool same_sizes(const kf_tensor_t *a, const kf_tensor_t *b) {
  kf_int_span_t x = kf_tensor_sizes(a), y = kf_tensor_sizes(b);
  return x.size == y.size && memcmp(x.data, y.data, x.size * sizeof *x.data) == 0;
}

static int check_grad(PyObject *self, PyObject *grad) {
  if (!kfpy_is_tensor(grad)) {
    PyErr_Format(PyExc_TypeError,
                 "assigned grad expected to be a Tensor or None but got grad of type %.200s",
                 Py_TYPE(grad)->tp_name);
    return -1;
  }
  kf_tensor_t *own = kfpy_tensor_of(self), *other = kfpy_tensor_of(grad);
  const char *wrong = NULL;
  if (grad == self)
    wrong = "can't assign a tensor as its own grad";
  else if (kf_tensor_dtype(own) != kf_tensor_dtype(other))
    wrong = "the gradient that is assigned must have the dtype of the tensor";
  else if (kf_tensor_device(own).type != kf_tensor_device(other).type)
    wrong = "the gradient that is assigned must be on the device of the tensor";
  else if (!same_sizes(own, other))
    wrong = "the gradient that is assigned must have the size of the tensor";
  if (wrong == NULL) return 0;
  PyErr_SetString(PyExc_RuntimeError, wrong);
  return -1;
}

static int set_grad(PyObject *self, PyObject *value) {
  if (value == Py_None) value = NULL;
  if (value != NULL && check_grad(self, value) < 0) return -1;
  Py_XSETREF(((kfpy_tensor_t *)self)->grad, Py_XNewRef(value));
  return 0;
}

static PyObject *get_hooks(PyObject *self) {
  PyObject *hooks = ((kfpy_tensor_t *)self)->hooks;
  return Py_NewRef(hooks != NULL ? hooks : Py_None);
}

static int set_hooks(PyObject *self, PyObject *value) {
  if (value == NULL) return cannot_delete("_backward_hooks");
  Py_XSETREF(((kfpy_tensor_t *)self)->hooks, value != Py_None ? Py_NewRef(value) : NULL);
  return 0;
}

/* ---- Data ---- */

/* Another tensor over the same memory that knows nothing of gradients, with versions of its own. */
static PyObject *get_data(PyObject *self) {
  kf_tensor_t *detached = NULL;
  if (KFPY_FAILED(kf_detach(kfpy_tensor_of(self), &detached))) return NULL;
  if (KFPY_FAILED(kf_tensor_detach_version(detached))) {
    kf_tensor_release(detached);
    return NULL;
  }
  return kfpy_wrap_take(detached);
}

static int set_data(PyObject *self, PyObject *value) {
  if (value == NULL) return cannot_delete("data");
  if (!kfpy_is_tensor(value)) {
    PyErr_Format(PyExc_TypeError, "the data of a tensor has to be a tensor, but got %.200s",
                 Py_TYPE(value)->tp_name);
    return -1;
  }
  kf_tensor_t *own = kfpy_tensor_of(self), *other = kfpy_tensor_of(value);
  if (kf_tensor_dtype(own) != kf_tensor_dtype(other)) {
    PyErr_Format(PyExc_RuntimeError,
                 "data of type torch.%s cannot be given to a tensor of type torch.%s",
                 kf_dtype_name(kf_tensor_dtype(other)), kf_dtype_name(kf_tensor_dtype(own)));
    return -1;
  }
  return KFPY_FAILED(kf_tensor_set_storage(own, kf_tensor_storage(other), kf_tensor_sizes(other),
                                           kf_tensor_strides(other),
                                           kf_tensor_storage_offset(other)))
             ? -1
             : 0;
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

/* Of a real tensor it is the tensor itself. */
static PyObject *get_real(PyObject *self) {
  kf_tensor_t *view = NULL;
  if (!kf_dtype_is_complex(kf_tensor_dtype(kfpy_tensor_of(self)))) return Py_NewRef(self);
  return kfpy_tensor_result(kf_real(kfpy_tensor_of(self), &view), &view);
}

/* x.real = y copies into the view. */
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
    READ("dtype", get_dtype, "Type of the elements."),
    READ("device", get_device, "Where the elements are."),
    READ("layout", kfpy_get_layout, "How the elements are kept."),
    READ("ndim", get_ndim, "How many dimensions there are."),
    READ("itemsize", get_itemsize, "Bytes of one element."),
    READ("nbytes", get_nbytes, "Bytes of all elements."),
    READ("is_cpu", get_is_cpu, "True on the CPU."),
    READ("is_cuda", get_is_cuda, "True on a CUDA device."),
    READ("is_meta", get_is_meta, "True for sizes without elements."),
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
    READ("is_quantized", get_is_quantized, "True for quantized types."),
    READ("is_nested", get_is_nested, "True for nested tensors."),
    WRITE("requires_grad", get_requires_grad, set_requires_grad, "Whether the gradient is wanted."),
    READ("is_leaf", get_is_leaf, "True when no recorded operation made it."),
    WRITE("grad", get_grad, set_grad, "The gradient, or None."),
    WRITE("_grad", get_grad, set_grad, "The gradient, or None."),
    READ("grad_dtype", get_dtype, "Type of the gradient."),
    READ("grad_fn", get_none, "What computes the gradient; None."),
    READ("_grad_fn", get_none, "What computes the gradient; None."),
    READ("retains_grad", get_false, "Whether retain_grad was called on a computed tensor."),
    READ("output_nr", get_zero, "Which result of its operation it is."),
    WRITE("_backward_hooks", get_hooks, set_hooks, "Functions that see the gradient."),
    READ("_post_accumulate_grad_hooks", get_none, "Functions that run after the gradient is in."),
    READ("_version", get_version, "How often the memory was written."),
    READ("_base", get_none, "The tensor that it is a view of, where that is recorded."),
    READ("_cdata", get_address, "A number that tells tensors apart."),
    READ("_python_dispatch", get_python_dispatch, "True when the class answers operators."),
    READ("_has_symbolic_sizes_strides", get_false, "False."),
    WRITE("data", get_data, set_data, "The same memory without history."),
    READ("name", get_none, "None."),
    WRITE("volatile", get_false, ignore, "False: it has no meaning any more."),
    READ("T", get_T, "Dimensions in reverse order."),
    READ("mT", get_mT, "Matrices transposed."),
    READ("H", get_H, "A matrix transposed and conjugated."),
    READ("mH", get_mH, "Matrices transposed and conjugated."),
    WRITE("real", get_real, set_real, "The real parts."),
    WRITE("imag", get_imag, set_imag, "The imaginary parts."),
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, "Attributes of the object.",
     NULL},
    {NULL, NULL, NULL, NULL, NULL}};
