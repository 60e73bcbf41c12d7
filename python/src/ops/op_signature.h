/* Signatures: an operator's schema, compiled for converting Python arguments into boxed ones.
 *
 * Note [Two sets of rules]
 * keyfall.ops.aten.add.Tensor(…) accepts exactly what the schema says. The functions and methods
 * (keyfall.add, x.add) accept more forms and fewer types, as PyTorch's do: sizes may be passed one
 * by one, a number where it can stand for a tensor, `out=`, and the options of factories; but True
 * is not a dimension. Both fill the same boxed arguments. */
#ifndef KFPY_OPS_OP_SIGNATURE_H
#define KFPY_OPS_OP_SIGNATURE_H

#include "core/torch_function.h"
#include "types/values.h"

/* Parameters whose value, when it is not passed, is not the schema's default. */
enum { KFPY_ROLE_NONE, KFPY_ROLE_DEVICE, KFPY_ROLE_PIN_MEMORY, KFPY_ROLE_REDUCTION };

typedef struct kfpy_parameter {
  PyObject *name;                /* owned, interned; as functions call it: `self` is `input` */
  const kf_argument_t *argument; /* of the signature's schema */
  const kf_type_t *type;         /* the real type without its "optional" */
  bool optional;                 /* None is a value */
  uint8_t role;                  /* KFPY_ROLE_* */
  uint8_t kind;                  /* kf_type_kind_t of `type`; of a list's elements for lists */
  bool list;
} kfpy_parameter_t;

typedef struct kfpy_signature {
  const kf_op_t *op;         /* owned */
  const kf_schema_t *schema; /* owned: it outlives its definition */
  uint16_t count;            /* of all parameters */
  uint16_t positional;       /* how many may be passed by position: the first ones */
  uint16_t outs;             /* out= parameters, the last ones */
  bool built_in;             /* of the catalogue */
  bool numbers;              /* Note [Numbers as tensors] */
  bool options;              /* has dtype, layout, device and pin_memory: takes requires_grad too */
  bool factory;              /* options, and no tensor to take a device from */
  bool fills;      /* out= form of a factory: takes the options, which must be those of `out` */
  bool vary_sizes; /* sizes may be passed one by one */
  kfpy_parameter_t parameters[];
} kfpy_signature_t;

/* Compiles an operator's schema; NULL and an exception when it has none. kfpy_signature_free. */
kfpy_signature_t *kfpy_signature_new(const kf_op_t *op);
void kfpy_signature_free(kfpy_signature_t *signature); /* NULL is allowed */
/* Whether the operator still has this schema: its definition may be replaced at any time. */
static inline bool kfpy_signature_is_current(const kfpy_signature_t *signature) {
  return ((const kf_op_layout_t *)(const void *)signature->op)->schema == signature->schema;
}

/* What the arguments of a call say beyond the operator's own arguments. */
typedef struct kfpy_extras {
  bool requires_grad;
  bool unread;     /* a tensor was passed for a number and has to be read */
  bool overridden; /* some argument's class has a __torch_function__ of its own */
  PyObject *typed; /* a TypedStorage among the arguments, borrowed, or NULL */
} kfpy_extras_t;

enum { KFPY_MOST_ARGUMENTS = 64 };

/* By the rules of keyfall.ops: pushes all arguments, defaults included. -1: RuntimeError with
 * PyTorch's text; the values pushed so far stay on the stack. */
int kfpy_bind_op(kfpy_signature_t *signature, PyObject *const *args, Py_ssize_t count,
                 PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras);
/* By the rules of functions. The stack must be empty. 1: the arguments fit and are pushed; 0: they
 * do not fit, no exception, the stack is empty; -1: raised, the stack is empty. */
int kfpy_bind_function(const kfpy_signature_t *signature, PyObject *const *args, Py_ssize_t count,
                       PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras);
/* One argument by the rules of functions: 1, 0 or -1 as above. */
int kfpy_accept(const kfpy_signature_t *signature, const kfpy_parameter_t *parameter,
                PyObject *object, kf_value_t *out_value);
/* "(Tensor input, *, Tensor out = None)"; `outs`: how many tensors out= takes. */
PyObject *kfpy_signature_text(const kfpy_signature_t *signature, bool method, size_t outs);

#endif
