/* Signatures: an operator's schema, compiled for converting Python arguments into boxed ones.
 *
 * Note [Two sets of rules]
 * keyfall.ops.aten.add.Tensor(…) accepts exactly what the schema says. The functions and methods
 * (keyfall.add, x.add) accept more forms and fewer types, like PyTorch's: sizes as separate
 * arguments, a number where it can stand for a tensor, `out=`, and the options of factories; but
 * True is not a dimension. Both fill the same boxed arguments. */
#ifndef KFPY_OPS_OP_SIGNATURE_H
#define KFPY_OPS_OP_SIGNATURE_H

#include "core/torch_function.h"
#include "types/values.h"

/* Roles of parameters whose value, if not passed, differs from the schema's default. */
enum { KFPY_ROLE_NONE, KFPY_ROLE_DEVICE, KFPY_ROLE_PIN_MEMORY, KFPY_ROLE_REDUCTION };

typedef struct kfpy_parameter {
  PyObject *name;                /* owned, interned; the name in functions: `input` for `self` */
  const kf_argument_t *argument; /* from the signature's schema */
  const kf_type_t *type;         /* the real type without its "optional" */
  bool optional;                 /* accepts None */
  uint8_t role;                  /* KFPY_ROLE_* */
  uint8_t kind;                  /* kf_type_kind_t of `type`; for a list, of its elements */
  bool list;
} kfpy_parameter_t;

typedef struct kfpy_signature {
  const kf_op_t *op;         /* owned */
  const kf_schema_t *schema; /* owned: may outlive the operator's definition */
  uint16_t count;            /* number of parameters */
  uint16_t positional;       /* how many may be passed by position: the first ones */
  uint16_t outs;             /* number of out= parameters: the last ones */
  bool built_in;             /* defined in the catalogue */
  bool numbers;              /* Note [Numbers as tensors] */
  bool options;              /* has dtype, layout, device and pin_memory: takes requires_grad too */
  bool factory;              /* has options, and no tensor to take a device from */
  bool fills;                /* out= form of a factory: accepts options, which must match `out` */
  bool vary_sizes;           /* sizes may be passed as separate arguments */
  bool takes_out;            /* a function whose out= may be None, which means no out= */
  kfpy_parameter_t parameters[];
} kfpy_signature_t;

/* Compiles an operator's schema; raises if it has none. Free with kfpy_signature_free. */
kfpy_signature_t *kfpy_signature_new(const kf_op_t *op);
void kfpy_signature_free(kfpy_signature_t *signature); /* NULL is allowed */
/* Whether the operator still has this schema: its definition may be replaced at any time. */
static inline bool kfpy_signature_is_current(const kfpy_signature_t *signature) {
  return ((const kf_op_layout_t *)(const void *)signature->op)->schema == signature->schema;
}

/* Information from the arguments of a call beyond the operator's own arguments. */
typedef struct kfpy_extras {
  bool requires_grad;
  bool unread;     /* a tensor was passed for a number and must be read */
  bool overridden; /* some argument's class has its own __torch_function__ */
  PyObject *typed; /* a TypedStorage among the arguments, borrowed, or NULL */
} kfpy_extras_t;

enum { KFPY_MOST_ARGUMENTS = 64 };

/* Binds by the rules of keyfall.ops: pushes all arguments, defaults included. -1: RuntimeError with
 * PyTorch's text; the values pushed so far stay on the stack. */
int kfpy_bind_op(kfpy_signature_t *signature, PyObject *const *args, Py_ssize_t count,
                 PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras);
/* Raise a RuntimeError with PyTorch's text: one with the schema behind the message, and the one for
 * an argument of the wrong type. Always -1. */
KF_COLD int kfpy_refuse_arguments(const kfpy_signature_t *signature, const char *format, ...);
KF_COLD int kfpy_refuse_value(const kfpy_signature_t *signature, size_t index, PyObject *value);
/* Binds by the rules of functions. The stack must be empty. 1: the arguments fit and are pushed; 0:
 * they do not fit, no exception, the stack is empty; -1: raised, the stack is empty. */
int kfpy_bind_function(const kfpy_signature_t *signature, PyObject *const *args, Py_ssize_t count,
                       PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras);
/* Converts one argument by the rules of functions: 1, 0 or -1 as above. */
int kfpy_accept(const kfpy_signature_t *signature, const kfpy_parameter_t *parameter,
                PyObject *object, kf_value_t *out_value);
/* "(Tensor input, *, Tensor out = None)"; `outs`: the number of tensors that out= takes. */
PyObject *kfpy_signature_text(const kfpy_signature_t *signature, bool method, size_t outs);

#endif
