/* Function objects (keyfall.add, Tensor.add_), their fast paths, the error messages for arguments
 * that fit no overload, and the types of named results. Needs the GIL. */
#ifndef KFPY_OPS_FUNCTION_OBJECTS_H
#define KFPY_OPS_FUNCTION_OBJECTS_H

#include "ops/op_overload.h"

/* The namespaces that contain a name, and the kind of the function's result. */
enum {
  KFPY_IN_TORCH = 1,  /* keyfall.name */
  KFPY_METHOD = 2,    /* Tensor.name */
  KFPY_IN_NN = 4,     /* keyfall._C._nn.name */
  KFPY_IN_LINALG = 8, /* keyfall._C._linalg.name */
  KFPY_IN_SPECIAL = 16,
  KFPY_IN_FFT = 32,
  /* Returns its list argument: its operators modify that list and return nothing. */
  KFPY_GIVES_LIST = 64,
  /* A factory, whose result has no history, although the operator may have a derivative
   * (linspace.Tensor_Tensor). */
  KFPY_MAKES_LEAF = 128
};

/* An entry of the generated table gen/functions.inc. */
typedef struct kfpy_function_entry {
  const char *name;
  const char *overloads; /* "add.Tensor add.out", in the order in which they are tried */
  unsigned flags;        /* of the enum above */
} kfpy_function_entry_t;

typedef struct kfpy_overload {
  kfpy_signature_t *signature; /* owned */
  uint16_t self_at;            /* index of the parameter that is a method's tensor */
  PyTypeObject *named; /* for several named results; created on demand, borrowed, never freed */
} kfpy_overload_t;

/* fast_calls.c: returns NULL without an exception if the arguments are not simple enough. */
typedef PyObject *(*kfpy_fast_fn)(PyObject *const *args, Py_ssize_t count);
/* Returns the fast path of a function or method, or NULL. */
kfpy_fast_fn kfpy_fast(const char *name, bool method);

typedef struct kfpy_function {
  PyObject_HEAD vectorcallfunc call;
  const kfpy_function_entry_t *entry;
  kfpy_fast_fn fast;          /* or NULL */
  kfpy_overload_t *overloads; /* PyMem block; NULL before the first call */
  size_t count;               /* number of overloads */
  bool method;
} kfpy_function_t;

/* Calls a function; returns NULL without an exception if no overload accepts the arguments. */
PyObject *kfpy_function_try(PyObject *function, PyObject *const *args, Py_ssize_t count,
                            PyObject *names);
bool kfpy_is_function(PyObject *object);
/* Pushes the arguments of a call onto the stack, which must be empty, and returns the operator
 * (borrowed), without calling it. */
int kfpy_function_push(PyObject *function, PyObject *const *args, Py_ssize_t count, PyObject *names,
                       kf_stack_t *stack, const kf_op_t **out_op);
/* mismatch.c: raises a TypeError that shows the arguments that were passed and those that are
 * accepted; always NULL. `outs`: the number of tensors that out= takes, for each signature. */
PyObject *kfpy_complain(const char *function, bool method, const kfpy_signature_t *const *list,
                        const size_t *outs, size_t found, PyObject *const *args, Py_ssize_t count,
                        PyObject *names);

/* return_types.c: returns the type of an overload's results if there are several and they have
 * names; borrowed. Otherwise NULL, also with an exception. */
PyTypeObject *kfpy_return_type(const char *function, const kfpy_signature_t *signature);
/* Converts the results to the named type; steals the tuple. */
PyObject *kfpy_named_results(PyTypeObject *type, PyObject *tuple);
/* The type with this name, if it was created; borrowed. Otherwise NULL, also with an exception. */
PyTypeObject *kfpy_made_return_type(PyObject *name);
int kfpy_init_return_types(void);

#endif
