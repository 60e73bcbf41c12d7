/* Function objects (keyfall.add, Tensor.add_), their fast paths, the messages about arguments that
 * fit no overload, and the types of named results. Needs the GIL. */
#ifndef KFPY_OPS_FUNCTION_OBJECTS_H
#define KFPY_OPS_FUNCTION_OBJECTS_H

#include "ops/op_overload.h"

/* In which namespaces a name appears, and what the function returns. */
enum {
  KFPY_IN_TORCH = 1,  /* keyfall.name */
  KFPY_METHOD = 2,    /* Tensor.name */
  KFPY_IN_NN = 4,     /* keyfall._C._nn.name */
  KFPY_IN_LINALG = 8, /* keyfall._C._linalg.name */
  KFPY_IN_SPECIAL = 16,
  KFPY_IN_FFT = 32,
  /* Returns the list that it was called with: its operators modify that and return nothing. */
  KFPY_GIVES_LIST = 64
};

/* An entry of the generated table gen/functions.inc. */
typedef struct kfpy_function_entry {
  const char *name;
  const char *overloads; /* "add.Tensor add.out", in the order in which they are tried */
  const char *doc;
  unsigned flags; /* KFPY_IN_*, KFPY_METHOD, KFPY_GIVES_LIST */
} kfpy_function_entry_t;

typedef struct kfpy_overload {
  kfpy_signature_t *signature; /* owned */
  uint16_t self_at;            /* which parameter a method's tensor is */
  PyTypeObject *named; /* for several named results; created at need, borrowed: it never dies */
} kfpy_overload_t;

/* fast_calls.c: NULL without an exception when the arguments are not simple enough. */
typedef PyObject *(*kfpy_fast_fn)(PyObject *const *args, Py_ssize_t count);
/* The fast path of a function or method, or NULL. */
kfpy_fast_fn kfpy_fast(const char *name, bool method);

typedef struct kfpy_function {
  PyObject_HEAD vectorcallfunc call;
  const kfpy_function_entry_t *entry;
  kfpy_fast_fn fast;          /* or NULL */
  kfpy_overload_t *overloads; /* PyMem block; NULL before the first call */
  size_t count;               /* of overloads */
  bool method;
} kfpy_function_t;

/* Calls a function; NULL without an exception when no overload accepts the arguments. */
PyObject *kfpy_function_try(PyObject *function, PyObject *const *args, Py_ssize_t count,
                            PyObject *names);
bool kfpy_is_function(PyObject *object);
/* Pushes the arguments of a call onto the stack, which must be empty, and returns the operator
 * (borrowed), without calling it. */
int kfpy_function_push(PyObject *function, PyObject *const *args, Py_ssize_t count, PyObject *names,
                       kf_stack_t *stack, const kf_op_t **out_op);
/* mismatch.c: raises a TypeError that says which arguments were passed and which are accepted;
 * always NULL. `outs`: how many tensors out= takes, for each signature. */
PyObject *kfpy_complain(const char *function, bool method, const kfpy_signature_t *const *list,
                        const size_t *outs, size_t found, PyObject *const *args, Py_ssize_t count,
                        PyObject *names);

/* return_types.c: the type of an overload's results when there are several and they have names;
 * borrowed. NULL otherwise, or with an exception. */
PyTypeObject *kfpy_return_type(const char *function, const kfpy_signature_t *signature);
/* The same results, named; steals the tuple. */
PyObject *kfpy_named_results(PyTypeObject *type, PyObject *tuple);
/* function_object.c: creates the types of all overloads of the function that a type is named after.
 */
int kfpy_make_return_types(const char *type_name);
int kfpy_init_return_types(PyObject *module);

#endif
