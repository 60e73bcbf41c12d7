/* Function objects and the messages about their arguments. */
#ifndef KFPY_OPS_FUNCTION_OBJECTS_H
#define KFPY_OPS_FUNCTION_OBJECTS_H

#include "ops/op_overload.h"

/* Where a name is found, and what it gives back. */
enum {
  KFPY_IN_TORCH = 1,  /* keyfall.name */
  KFPY_METHOD = 2,    /* Tensor.name */
  KFPY_IN_NN = 4,     /* keyfall._C._nn.name */
  KFPY_IN_LINALG = 8, /* keyfall._C._linalg.name */
  KFPY_IN_SPECIAL = 16,
  KFPY_IN_FFT = 32,
  /* The list that it was called with: its operators change that, and give nothing back. */
  KFPY_GIVES_LIST = 64
};

typedef struct kfpy_function_entry {
  const char *name;
  const char *overloads; /* "add.Tensor add.out", in the order in which they are tried */
  const char *doc;
  unsigned places;
} kfpy_function_entry_t;

typedef struct kfpy_overload {
  kfpy_signature_t *signature;
  uint16_t self_at;    /* where a method's tensor goes */
  PyTypeObject *named; /* for several named results; made when first needed, lives on */
} kfpy_overload_t;

/* fast_calls.c: NULL without an exception when the arguments are not that simple. */
typedef PyObject *(*kfpy_fast_fn)(PyObject *const *args, Py_ssize_t count);
/* The short way for a function or method, or NULL. */
kfpy_fast_fn kfpy_fast(const char *name, bool method);

typedef struct kfpy_function {
  PyObject_HEAD vectorcallfunc call;
  const kfpy_function_entry_t *row;
  kfpy_fast_fn quick;         /* or NULL */
  kfpy_overload_t *overloads; /* NULL before the first call */
  size_t count;
  bool method;
} kfpy_function_t;

/* Calls a function; NULL without an exception when no overload takes the arguments. */
PyObject *kfpy_function_try(PyObject *function, PyObject *const *args, Py_ssize_t count,
                            PyObject *names);
bool kfpy_is_function(PyObject *object);
/* Puts the arguments of a call onto the stack and names the operator (borrowed), without calling
 * it. */
int kfpy_function_push(PyObject *function, PyObject *const *args, Py_ssize_t count, PyObject *names,
                       kf_stack_t *stack, const kf_op_t **out_op);
/* mismatch.c: raises TypeError that says what was given and what could have been; NULL. `outs`: how
 * many tensors out= takes, for each signature. */
PyObject *kfpy_complain(const char *function, bool method, const kfpy_signature_t *const *list,
                        const size_t *outs, size_t found, PyObject *const *args, Py_ssize_t count,
                        PyObject *names);

/* return_types.c: the type of an overload's results when they are several and have names; borrowed.
 * NULL otherwise, or with an exception. */
PyTypeObject *kfpy_return_type(const char *function, const kfpy_signature_t *signature);
/* The same results, named; takes the tuple. */
PyObject *kfpy_named_results(PyTypeObject *type, PyObject *tuple);
/* function_object.c: makes the types of all overloads of the function that a type is named after.
 */
int kfpy_make_return_types(const char *type_name);
int kfpy_init_return_types(PyObject *module);

#endif
