/* How the types of a schema map to C parameters, and the bridge between typed and boxed calls.
 *
 * A signature is immutable and one block of memory. It says, for each argument and return, which C
 * type carries it (Note [Typed parameters] in op.h), and how to call a typed function whose
 * parameters are known only at run time: by a generated caller for the form of its parameters, or
 * by libffi. A signature keeps no reference to the schema that it was made from.
 *
 * Note [Plain and symbolic signatures]
 * An operator whose schema says SymInt is called by C code with plain integers, and most kernels
 * take plain integers. So the same schema has two signatures: the plain one, in which SymInt is
 * int64_t, SymInt? kf_opt_int_t and SymInt[] kf_int_span_t; and the symbolic one, in which they are
 * kf_sym_int_t, kf_value_t and kf_value_span_t. They differ only in parameters: a return of type
 * SymInt is a kf_sym_int_t in both.
 *
 * Note [Parameter forms]
 * A caller need not know what a parameter means, only how the platform passes it. All 64-bit
 * integers and pointers are passed alike, and so are all 16-byte structs of two integer words
 * (spans, strings, kf_value_t, kf_sym_int_t, kf_opt_int_t, kf_stream_t); outputs are pointers
 * after the arguments. So thousands of signatures have only a few hundred forms. */
#ifndef KF_DISPATCH_OPERATORS_SIGNATURE_H
#define KF_DISPATCH_OPERATORS_SIGNATURE_H

#include <keyfall/call.h>

/* X(NAME, class letter, form letter, text, C type): every kind of parameter.
 * tools/opgen/adaptors.py knows the same letters. */
#define KF_PARAM_KINDS(X)                                        \
  X(TENSOR, 'T', 'p', "Tensor", kf_tensor_t *)                   \
  X(GENERATOR, 'G', 'p', "Generator", kf_generator_t *)          \
  X(STORAGE, 'O', 'p', "Storage", kf_storage_t *)                \
  X(INT, 'i', 'p', "int", int64_t)                               \
  X(SYM_INT, 'S', 'w', "SymInt", kf_sym_int_t)                   \
  X(FLOAT, 'f', 'f', "float", double)                            \
  X(BOOL, 'b', 'b', "bool", bool)                                \
  X(COMPLEX, 'c', 'c', "complex", kf_complex_t)                  \
  X(SCALAR, 's', 's', "Scalar", kf_scalar_t)                     \
  X(STRING, 't', 'w', "str", kf_str_t)                           \
  X(DTYPE, 'e', 'e', "ScalarType", kf_dtype_t)                   \
  X(LAYOUT, 'e', 'e', "Layout", kf_layout_t)                     \
  X(MEMORY_FORMAT, 'e', 'e', "MemoryFormat", kf_memory_format_t) \
  X(DEVICE, 'd', 'd', "Device", kf_device_t)                     \
  X(STREAM, 'm', 'w', "Stream", kf_stream_t)                     \
  X(OPT_INT, 'I', 'w', "int?", kf_opt_int_t)                     \
  X(OPT_DTYPE, 'I', 'w', "ScalarType?", kf_opt_int_t)            \
  X(OPT_LAYOUT, 'I', 'w', "Layout?", kf_opt_int_t)               \
  X(OPT_MEMORY_FORMAT, 'I', 'w', "MemoryFormat?", kf_opt_int_t)  \
  X(OPT_FLOAT, 'F', 'F', "float?", kf_opt_float_t)               \
  X(OPT_BOOL, 'B', 'B', "bool?", kf_opt_bool_t)                  \
  X(OPT_SCALAR, 'Z', 'Z', "Scalar?", kf_opt_scalar_t)            \
  X(OPT_DEVICE, 'D', 'D', "Device?", kf_opt_device_t)            \
  X(INTS, 'n', 'w', "int[]", kf_int_span_t)                      \
  X(FLOATS, 'r', 'w', "float[]", kf_float_span_t)                \
  X(BOOLS, 'q', 'w', "bool[]", kf_bool_span_t)                   \
  X(TENSORS, 'x', 'w', "Tensor[]", kf_tensor_span_t)             \
  X(SYM_INTS, 'v', 'w', "SymInt[]", kf_value_span_t)             \
  X(VALUE, 'V', 'w', "value", kf_value_t)                        \
  X(LIST, 'L', 'p', "list", kf_list_t *)   /* returns only */    \
  X(WRITTEN, '&', 'p', "argument", void *) /* returns only: the argument `detail` itself */

typedef enum kf_param_kind {
#define KF_PARAM_ENUM(name, letter, shape, text, type) KF_PARAM_##name,
  KF_PARAM_KINDS(KF_PARAM_ENUM)
#undef KF_PARAM_ENUM
      KF_PARAM_KIND_COUNT
} kf_param_kind_t;

enum {
  KF_PARAM_NULLABLE = 1,         /* None is allowed; the C type is the same without it */
  KF_PARAM_NULLABLE_ELEMENT = 2, /* Tensor?[] */
  KF_PARAM_HAS_KEYS = 4,         /* contributes to the keys of a typed call */
  KF_CALLER_NONE = 0xffff,
  /* Arguments plus outputs of a typed function that can be called through its signature. */
  KF_SIGNATURE_MAX_WORDS = 128
};

/* One argument or return. */
typedef struct kf_param {
  uint8_t kind;
  uint8_t flags;
  uint16_t reserved;
  uint32_t text;   /* offset of the type's text for VALUE and LIST; 0: the kind's own text */
  uint32_t detail; /* VALUE: set of tags allowed; LIST: kf_list_kind_t; WRITTEN: argument */
} kf_param_t;

typedef struct kf_signature {
  uint32_t arg_count;
  uint32_t return_count;
  uint32_t out_count; /* returns that have an output parameter */
  uint16_t caller;    /* number of the generated caller, or KF_CALLER_NONE */
  bool symbolic;      /* a parameter is symbolic: the typed function is the kernel's typed_sym */
  bool has_sym_int;
  bool passes_on;      /* see Note [Passing on] */
  kf_boxed_fn adaptor; /* NULL: neither a generated caller nor libffi can call it */
  void *ffi;           /* prepared libffi call, inside the block; NULL when not needed */
  const char *texts;
  kf_param_t params[]; /* arguments, then returns */
} kf_signature_t;

/* Any argument or output by value; also large enough for every C type above. */
typedef union kf_cell {
  void *pointer;
  int64_t i;
  double f;
  bool b;
  kf_complex_t c;
  kf_scalar_t scalar;
  kf_opt_scalar_t opt_scalar;
  kf_opt_int_t opt_int;
  kf_opt_float_t opt_float;
  kf_opt_bool_t opt_bool;
  kf_opt_device_t opt_device;
  kf_str_t str;
  kf_device_t device;
  kf_stream_t stream;
  kf_sym_int_t sym_int;
  kf_int_span_t ints;
  kf_float_span_t floats;
  kf_bool_span_t bools;
  kf_tensor_span_t tensors;
  kf_value_span_t values;
  kf_value_t value;
  int32_t number; /* the enums */
} kf_cell_t;

/* From a schema (an operator's, or one inferred from a kernel's signature text). `symbolic`
 * chooses the form, see Note [Plain and symbolic signatures]; a schema without SymInt parameters
 * has only one. KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__signature_create(const kf_schema_t *schema, bool symbolic,
                                             kf_signature_t **out_signature);
void kf__signature_free(kf_signature_t *signature);
/* Some parameter of the schema is SymInt, SymInt?, SymInt[] or SymInt[]?; true in both forms. */
bool kf__signature_has_sym_int(const kf_signature_t *signature);
/* Same C types with the same meaning: int and ScalarType, Tensor and Tensor? are different. */
bool kf__signature_equal(const kf_signature_t *a, const kf_signature_t *b);
/* Readable identity, e.g. "(Tensor(a!), int[]) -> Tensor(a!)"; always terminated; returns the
 * full length. */
size_t kf__signature_print(const kf_signature_t *signature, char *buffer, size_t size);

/* The boxed form of a typed kernel with this signature; NULL when there is no way to call it. It
 * finds the typed function in the kernel (typed_sym for a symbolic signature) and the signature
 * through kf__kernel_signature. Fewer values than arguments, or one that does not fit: KF_ERR_TYPE,
 * and the stack is unchanged. When the kernel fails, its arguments are removed once
 * kf__unbox_failed has been called. */
static inline kf_boxed_fn kf__signature_adaptor(const kf_signature_t *signature) {
  return signature->adaptor;
}

/* The next four take one pointer for each argument, to an object of its C type, and one output
 * pointer for each return that has an output parameter. */

/* Keys of the arguments of a typed call: tensors, lists of tensors, generators. */
kf_keyset_t kf__signature_keys(const kf_signature_t *signature, const void *const *args);
/* Pushes all arguments, or nothing when it fails (KF_ERR_TYPE, KF_ERR_NO_MEMORY). */
KF_MUST_USE kf_status_t kf__signature_box(const kf_signature_t *signature, const void *const *args,
                                          kf_stack_t *stack);
/* After a boxed kernel ran: stores the topmost return_count values in the outputs (returns that
 * are written arguments are skipped) and removes return_count values from the stack in every case.
 * On failure (KF_ERR_CONTRACT, KF_ERR_NO_MEMORY) every output is zero. */
KF_MUST_USE kf_status_t kf__signature_unbox_returns(const kf_signature_t *signature,
                                                    kf_stack_t *stack, void *const *outs);
/* Calls a typed function. KF_ERR_NOT_IMPLEMENTED when that needs libffi and there is none: the
 * caller then boxes. */
KF_MUST_USE kf_status_t kf__signature_call(const kf_signature_t *signature, kf_typed_fn fn,
                                           const kf_call_t *call, const void *const *args,
                                           void *const *outs);

/* For tests: signatures created while it is on do not use the generated code. */
void kf__signature_force_ffi(bool on);

/* ---- Shared by the files that implement the above ---- */

/* Bytes of each kind's C type. */
extern const uint8_t kf__param_sizes[KF_PARAM_KIND_COUNT];
const char *kf__param_text(const kf_signature_t *signature, const kf_param_t *param);
/* Calls `fn` with words = {&call, &argument 0, …, &output pointer 0, …}. */
KF_MUST_USE kf_status_t kf__signature_invoke(const kf_signature_t *signature, kf_typed_fn fn,
                                             const kf_call_t *call, const void **words);
/* Turns a typed output into an owned value. Takes over the reference that the cell holds. */
KF_MUST_USE kf_status_t kf__pack_output(const kf_signature_t *signature, size_t index,
                                        kf_cell_t *cell, kf_value_t *out_value);
/* Owned value of a Tensor output. For NULL, which a kernel without a result leaves: None where the
 * type allows it, else the undefined tensor. */
kf_value_t kf__tensor_return(const kf_param_t *param, kf_tensor_t *tensor);
/* Releases the reference that an output holds, and sets the output to zero. */
void kf__output_clear(const kf_param_t *param, void *output);

/* libffi (ffi.c): bytes that a prepared call needs (0: there is no libffi), the preparation in
 * memory of that size, and the call. */
size_t kf__ffi_size(size_t word_count);
KF_MUST_USE bool kf__ffi_prepare(const kf_signature_t *signature, void *memory);
KF_MUST_USE kf_status_t kf__ffi_call(const kf_signature_t *signature, kf_typed_fn fn,
                                     const void **words);

static inline const kf_param_t *kf__signature_returns(const kf_signature_t *signature) {
  return signature->params + signature->arg_count;
}

#endif
