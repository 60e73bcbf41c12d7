/* How Python arguments become the arguments of one operator.
 *
 * Note [Two sets of rules]
 * keyfall.ops.aten.add.Tensor(…) takes what the schema says, in the words of the schema. The
 * functions and methods (keyfall.add, x.add) are more generous in form and stricter in kind, as
 * PyTorch's are: sizes may be given one by one, numbers where one is as good as a tensor, `out=`
 * and the options of factories; but True is no dimension. Both fill the same boxed arguments. */
#ifndef KFPY_OPS_OP_SIGNATURE_H
#define KFPY_OPS_OP_SIGNATURE_H

#include "core/torch_function.h"
#include "types/values.h"

/* Options of factories, which have values of their own when nobody gives them. */
enum { KFPY_ROLE_NONE, KFPY_ROLE_DEVICE, KFPY_ROLE_PIN_MEMORY, KFPY_ROLE_REDUCTION };

typedef struct kfpy_parameter {
  PyObject *name; /* interned; as functions call it: `self` is `input` */
  const kf_argument_t *argument;
  const kf_type_t *type; /* the real type without its "optional" */
  bool optional;         /* None is a value */
  uint8_t role;          /* KFPY_ROLE_* */
  uint8_t kind;          /* kf_type_kind_t of `type`; of a list's elements for lists */
  bool list;
} kfpy_parameter_t;

typedef struct kfpy_signature {
  const kf_op_t *op;
  const kf_schema_t *schema;
  uint16_t count;      /* of all parameters */
  uint16_t positional; /* those that may be given by position */
  uint16_t outs;       /* out= parameters, the last ones */
  bool built_in;       /* of the catalogue */
  bool numbers;        /* Note [Numbers as tensors] */
  bool options;        /* has dtype, layout, device and pin_memory: takes requires_grad too */
  bool factory;        /* options, and no tensor to take a device from */
  bool fills;          /* out= form of a factory: takes the options, which must be those of `out` */
  bool vary_sizes;     /* sizes may be given one by one */
  kfpy_parameter_t parameters[];
} kfpy_signature_t;

/* The compiled form of an operator's schema; NULL and an exception when it has none. */
kfpy_signature_t *kfpy_signature_new(const kf_op_t *op);
void kfpy_signature_free(kfpy_signature_t *signature);
/* Still that of the operator: a definition may go and another come. */
static inline bool kfpy_signature_is_current(const kfpy_signature_t *signature) {
  return ((const kf_op_layout_t *)(const void *)signature->op)->schema == signature->schema;
}

/* What a call by the rules of functions asked for beyond the operator's own arguments. */
typedef struct kfpy_extras {
  bool requires_grad;
  bool unread;     /* a tensor stands where a number is wanted */
  bool overridden; /* some argument's class has a __torch_function__ of its own */
  PyObject *typed; /* a TypedStorage among the arguments, borrowed, or NULL */
} kfpy_extras_t;

enum { KFPY_MOST_ARGUMENTS = 64 };

/* By the rules of keyfall.ops: raises RuntimeError with the texts of the schema language. */
int kfpy_bind_op(kfpy_signature_t *signature, PyObject *const *args, Py_ssize_t count,
                 PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras);
/* By the rules of functions: 1 fits and the stack is filled; 0 does not fit, nothing raised and the
 * stack empty; -1 raised. */
int kfpy_bind_function(const kfpy_signature_t *signature, PyObject *const *args, Py_ssize_t count,
                       PyObject *names, kf_stack_t *stack, kfpy_extras_t *extras);
/* One argument by the rules of functions: 1, 0 or -1 as above. */
int kfpy_accept(const kfpy_signature_t *signature, const kfpy_parameter_t *parameter,
                PyObject *object, kf_value_t *out_value);
/* "(Tensor input, *, Tensor out = None)"; `outs`: how many tensors out= takes. */
PyObject *kfpy_signature_text(const kfpy_signature_t *signature, bool method, size_t outs);

#endif
