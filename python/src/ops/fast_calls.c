/* Fast paths for the most frequent calls: plain positional arguments, tensors of class Tensor, no
 * function modes. They call the typed operator without boxing its arguments; the dispatcher sees
 * the same call, except for conj. For any other call they return NULL without an exception, and the caller takes the
 * generic path.
 *
 * They never release the GIL, so they accept small tensors only (kfpy_few). */
#include "ops/function_objects.h"

enum { MOST = 8 };

/* Reads the sizes of a small tensor, passed as separate arguments or as a tuple; false: take the
 * generic path. */
static bool read_sizes(PyObject *const *args, Py_ssize_t count, int64_t *numbers,
                       kf_int_span_t *out) {
  if (count == 1 && PyTuple_Check(args[0])) {
    count = PyTuple_GET_SIZE(args[0]);
    args = &PyTuple_GET_ITEM(args[0], 0);
  }
  if (count > MOST) return false;
  int64_t product = 1;
  for (Py_ssize_t i = 0; i < count; i++) {
    int overflow;
    if (!PyLong_CheckExact(args[i])) return false;
    numbers[i] = PyLong_AsLongLongAndOverflow(args[i], &overflow);
    if (overflow != 0 || numbers[i] > KFPY_FEW_ELEMENTS) return false;
    product *= numbers[i] > 0 ? numbers[i] : 1;
    if (product > KFPY_FEW_ELEMENTS) return false;
  }
  *out = (kf_int_span_t){numbers, (size_t)count};
  return true;
}

/* Returns the result of a call. `tensor` points to the variable that the call stores its result in.
 * It is a pointer because C may evaluate the arguments of finish in any order. */
static PyObject *finish(kf_status_t status, kf_tensor_t *const *tensor) {
  KFPY_ASSERT_NO_EXCEPTION();
  if (KF_UNLIKELY(status != KF_OK)) return kfpy_raise(status);
  PyObject *result = kfpy_wrap_take(*tensor);
  if (KF_LIKELY(kfpy_warning_raised() == 0)) return result;
  Py_XDECREF(result);
  return NULL;
}

/* ---- Factories ---- */

/* The thread's default device, which is the CPU unless the program chose another one. The usual
 * result is copied from a constant: parts of a struct stored one by one would delay its copy. */
static kf_opt_device_t default_device(void) {
  static const kf_opt_device_t cpu = {{KF_DEVICE_CPU, -1}, true};
  kf_device_t chosen;
  if (KF_UNLIKELY(kfpy_default_device(&chosen))) return (kf_opt_device_t){chosen, true};
  return cpu;
}

static const kf_opt_int_t no_int;
static const kf_opt_bool_t not_pinned = {false, true};

static PyObject *fast_empty(PyObject *const *args, Py_ssize_t count) {
  int64_t numbers[MOST];
  kf_int_span_t sizes;
  kf_tensor_t *out;
  if (count == 0 || !read_sizes(args, count, numbers, &sizes)) return NULL;
  return finish(kf_empty(sizes, no_int, no_int, default_device(), not_pinned, no_int, &out), &out);
}

#define FACTORY(name)                                                                          \
  static PyObject *fast_##name(PyObject *const *args, Py_ssize_t count) {                      \
    int64_t numbers[MOST];                                                                     \
    kf_int_span_t sizes;                                                                       \
    kf_tensor_t *out;                                                                          \
    if (count == 0 || !read_sizes(args, count, numbers, &sizes)) return NULL;                  \
    return finish(kf_##name(sizes, no_int, no_int, default_device(), not_pinned, &out), &out); \
  }
FACTORY(zeros)
FACTORY(ones)
FACTORY(rand)
FACTORY(randn)

/* ---- Views ---- */

#define RESHAPING(name)                                                                      \
  static PyObject *fast_##name(PyObject *const *args, Py_ssize_t count) {                    \
    int64_t numbers[MOST];                                                                   \
    kf_int_span_t sizes;                                                                     \
    kf_tensor_t *out;                                                                        \
    if (count < 2 || !kfpy_is_exact_tensor(args[0]) || !kfpy_few(kfpy_tensor_of(args[0])) || \
        !read_sizes(args + 1, count - 1, numbers, &sizes))                                   \
      return NULL;                                                                           \
    return finish(kf_##name(kfpy_tensor_of(args[0]), sizes, &out), &out);                    \
  }
RESHAPING(view)
RESHAPING(reshape)
RESHAPING(permute)

/* ---- One operand ---- */

#define UNARY(name)                                                                         \
  static PyObject *fast_##name(PyObject *const *args, Py_ssize_t count) {                   \
    kf_tensor_t *out;                                                                       \
    if (count != 1 || !kfpy_is_exact_tensor(args[0]) || !kfpy_few(kfpy_tensor_of(args[0]))) \
      return NULL;                                                                          \
    return finish(kf_##name(kfpy_tensor_of(args[0]), &out), &out);                          \
  }
UNARY(neg)
UNARY(exp)
UNARY(tanh)
UNARY(relu)
UNARY(sigmoid)
UNARY(detach)
UNARY(t)

/* Not for speed: as in PyTorch, conj of a real tensor calls no operator, and that of a complex one
 * calls _conj, which modes and subclasses see. */
static PyObject *fast_conj(PyObject *const *args, Py_ssize_t count) {
  if (count != 1 || !kfpy_is_tensor(args[0]) || kfpy_is_overridden(args[0])) return NULL;
  kf_tensor_t *self = kfpy_tensor_of(args[0]), *out;
  if (!kf_dtype_is_complex(kf_tensor_dtype(self))) return Py_NewRef(args[0]);
  if (kf_tensor_layout(self) != KF_LAYOUT_STRIDED) return NULL;
  return finish(kf_raw_conj(self, &out), &out);
}

kfpy_fast_fn kfpy_fast(const char *name, bool method) {
  static const struct {
    const char *name;
    kfpy_fast_fn function;
    bool methods, functions;
  } list[] = {{"empty", fast_empty, false, true},
              {"zeros", fast_zeros, false, true},
              {"ones", fast_ones, false, true},
              {"rand", fast_rand, false, true},
              {"randn", fast_randn, false, true},
              {"view", fast_view, true, false},
              {"reshape", fast_reshape, true, false},
              {"permute", fast_permute, true, false},
              {"conj", fast_conj, true, true},
              {"neg", fast_neg, true, true},
              {"exp", fast_exp, true, true},
              {"tanh", fast_tanh, true, true},
              {"relu", fast_relu, true, true},
              {"sigmoid", fast_sigmoid, true, true},
              {"detach", fast_detach, true, true},
              {"t", fast_t, true, true}};
  for (size_t i = 0; i < sizeof list / sizeof *list; i++)
    if (*list[i].name == *name && (method ? list[i].methods : list[i].functions) &&
        strcmp(list[i].name, name) == 0)
      return list[i].function;
  return NULL;
}
