/* Sparse tensors for Python: the functions of sparse.h, on which keyfall.sparse is built. None of
 * them is recorded by autograd. */
#include <keyfall/autograd.h>
#include <keyfall/sparse.h>

#include "core/function_arguments.h"
#include "data/python_data.h"
#include "keys/dispatch_objects.h"

/* The kernels for sparse tensors are Python functions, registered by this module's import. */
static kf_status_t load_kernels(void) {
  PyGILState_STATE state = PyGILState_Ensure();
  PyObject *module = PyImport_ImportModule("keyfall.sparse.kernels");
  kf_status_t status = module != NULL ? KF_OK : kfpy_carry();
  Py_XDECREF(module);
  PyGILState_Release(state);
  return status;
}

/* kf_sparse_flag_t from two Python bools; -1 is not coalesced for certain. */
static uint32_t flags_of(int coalesced, int check) {
  uint32_t known = coalesced < 0 ? KF_SPARSE_UNCOALESCED : KF_SPARSE_COALESCED;
  return (coalesced != 0 ? known : 0u) | (check ? KF_SPARSE_CHECK : 0u);
}

/* Arguments are positional: keyfall.sparse.creation has the public signatures and defaults. */
static PyObject *make_coo(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *indices = NULL, *values = NULL, *made = NULL;
  PyObject *size;
  int coalesced, check;
  int64_t numbers[KFPY_MAX_INTS];
  kf_int_span_t sizes;
  if (!PyArg_ParseTuple(args, "O&O&Oip", kfpy_tensor_converter, &indices, kfpy_tensor_converter,
                        &values, &size, &coalesced, &check) ||
      kfpy_parse_ints("sparse_coo_tensor", "size", size, numbers, &sizes) < 0)
    return NULL;
  kf_status_t status;
  KFPY_WORK(status, kf_tensor_numel(indices),
            kf_sparse_coo(indices, values, sizes, flags_of(coalesced, check), &made));
  return KFPY_FAILED(status) ? NULL : kfpy_wrap_take(made);
}

/* The same for compressed layouts. The caller guarantees that checked indices are contiguous int64
 * tensors. */
static PyObject *make_compressed(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *compressed = NULL, *plain = NULL, *values = NULL, *made = NULL;
  PyObject *layout_object, *size;
  kf_layout_t layout = KF_LAYOUT_STRIDED;
  int check;
  int64_t numbers[KFPY_MAX_INTS];
  kf_int_span_t sizes;
  if (!PyArg_ParseTuple(args, "OO&O&O&Op", &layout_object, kfpy_tensor_converter, &compressed,
                        kfpy_tensor_converter, &plain, kfpy_tensor_converter, &values, &size,
                        &check) ||
      kfpy_parse_ints("sparse_compressed_tensor", "size", size, numbers, &sizes) < 0)
    return NULL;
  if (!kfpy_is_layout(layout_object, &layout))
    return kfpy_wrong_argument("sparse_compressed_tensor", "layout", "layout", layout_object);
  kf_status_t status;
  KFPY_WORK(
      status, kf_tensor_numel(plain),
      kf_sparse_compressed(layout, compressed, plain, values, sizes, flags_of(1, check), &made));
  return KFPY_FAILED(status) ? NULL : kfpy_wrap_take(made);
}

/* A part as a tensor object, or None. */
static PyObject *part(kf_tensor_t *tensor, kf_sparse_part_t which) {
  kf_tensor_t *found = kf_sparse_part(tensor, which);
  if (found == NULL) Py_RETURN_NONE;
  return kfpy_wrap(found);
}

static PyObject *parts(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  PyObject *items[KF_SPARSE_PARTS] = {part(tensor, KF_SPARSE_INDICES),
                                      part(tensor, KF_SPARSE_PLAIN),
                                      part(tensor, KF_SPARSE_VALUES)};
  PyObject *tuple = items[0] != NULL && items[1] != NULL && items[2] != NULL
                        ? PyTuple_Pack(3, items[0], items[1], items[2])
                        : NULL;
  for (int i = 0; i < KF_SPARSE_PARTS; i++) Py_XDECREF(items[i]);
  return tuple;
}

/* All four in one call: each alone is cheaper than a Python call. */
static PyObject *facts(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  return Py_BuildValue("LLLN", (long long)kf_sparse_dim(tensor),
                       (long long)kf_sparse_dense_dim(tensor), (long long)kf_sparse_nnz(tensor),
                       PyBool_FromLong(kf_sparse_is_coalesced(tensor)));
}

/* In-place operators compute a new tensor and assign it: parts are never written, because other
 * tensors may share them. */
static PyObject *assign(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *tensor = NULL, *from = NULL;
  if (!PyArg_ParseTuple(args, "O&O&", kfpy_tensor_converter, &tensor, kfpy_tensor_converter,
                        &from) ||
      KFPY_FAILED(kf_sparse_assign(tensor, from)))
    return NULL;
  Py_RETURN_NONE;
}

/* For kernels whose results share the values of a sparse tensor. */
static PyObject *track_view(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *view = NULL, *of = NULL;
  if (!PyArg_ParseTuple(args, "O&O&", kfpy_tensor_converter, &view, kfpy_tensor_converter, &of) ||
      KFPY_FAILED(kf_tensor_track_view(view, of)))
    return NULL;
  Py_INCREF(PyTuple_GET_ITEM(args, 0));
  return PyTuple_GET_ITEM(args, 0);
}

typedef kf_status_t (*convert_fn)(kf_tensor_t *tensor, kf_tensor_t **out);

/* Releases the interpreter for tensors with many entries. */
static PyObject *converted(PyObject *object, convert_fn convert) {
  kf_tensor_t *tensor = NULL, *made = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  kf_status_t status;
  KFPY_WORK(status, kf_sparse_nnz(tensor), convert(tensor, &made));
  return KFPY_FAILED(status) ? NULL : kfpy_wrap_take(made);
}
static PyObject *coalesce(PyObject *module, PyObject *object) {
  (void)module;
  return converted(object, kf_sparse_coalesce);
}
static PyObject *to_dense(PyObject *module, PyObject *object) {
  (void)module;
  return converted(object, kf_sparse_to_dense);
}

static PyObject *product(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *sparse = NULL, *dense = NULL, *made = NULL;
  if (!PyArg_ParseTuple(args, "O&O&", kfpy_tensor_converter, &sparse, kfpy_tensor_converter,
                        &dense))
    return NULL;
  kf_status_t status;
  KFPY_WORK(status, kf_sparse_nnz(sparse) * 8, kf_sparse_mm(sparse, dense, &made));
  return KFPY_FAILED(status) ? NULL : kfpy_wrap_take(made);
}

/* Takes two tensors of equal length, both coalesced. */
static PyObject *match(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *a = NULL, *b = NULL, *in_a = NULL, *in_b = NULL;
  if (!PyArg_ParseTuple(args, "O&O&", kfpy_tensor_converter, &a, kfpy_tensor_converter, &b))
    return NULL;
  kf_status_t status;
  KFPY_WORK(status, kf_sparse_nnz(a), kf_sparse_match(a, b, &in_a, &in_b));
  if (KFPY_FAILED(status)) return NULL;
  PyObject *first = kfpy_wrap_take(in_a), *second = kfpy_wrap_take(in_b);
  PyObject *pair = first != NULL && second != NULL ? PyTuple_Pack(2, first, second) : NULL;
  Py_XDECREF(first);
  Py_XDECREF(second);
  return pair;
}

static PyMethodDef functions[] = {
    {"_sparse_coo", make_coo, METH_VARARGS,
     "_sparse_coo(indices, values, size, coalesced, check, /)\n--\n\nReturns a tensor over its "
     "parts."},
    {"_sparse_compressed", make_compressed, METH_VARARGS,
     "_sparse_compressed(layout, compressed, plain, values, size, check, /)\n--\n\nReturns a "
     "tensor "
     "over its parts."},
    {"_sparse_parts", parts, METH_O,
     "_sparse_parts(tensor, /)\n--\n\nReturns (indices, None, values), or (compressed indices, "
     "plain indices, values)."},
    {"_sparse_facts", facts, METH_O,
     "_sparse_facts(tensor, /)\n--\n\nReturns (sparse_dim, dense_dim, nnz, is_coalesced)."},
    {"_sparse_assign", assign, METH_VARARGS,
     "_sparse_assign(tensor, other, /)\n--\n\nGives the tensor the parts of the other one."},
    {"_sparse_coalesce", coalesce, METH_O,
     "_sparse_coalesce(tensor, /)\n--\n\nReturns it with sorted, unique indices."},
    {"_sparse_match", match, METH_VARARGS,
     "_sparse_match(a, b, /)\n--\n\nReturns the numbers of their common entries, in each."},
    {"_sparse_to_dense", to_dense, METH_O,
     "_sparse_to_dense(tensor, /)\n--\n\nReturns it strided."},
    {"_sparse_view", track_view, METH_VARARGS,
     "_sparse_view(view, of, /)\n--\n\nMakes a new tensor a view of the other one. Returns it."},
    {"_sparse_product", product, METH_VARARGS,
     "_sparse_product(sparse, dense, /)\n--\n\nReturns the product of two matrices."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_sparse(PyObject *module) {
  kf_sparse_set_up_by(load_kernels);
  return kfpy_add_functions(module, functions);
}
