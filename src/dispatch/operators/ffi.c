/* Calls of typed functions whose form has no generated caller, through libffi. Everything that
 * libffi needs is prepared when the signature is created and is part of the signature's block, so
 * a call allocates nothing and shares nothing. Without libffi (KF_HAVE_FFI not defined) such a
 * signature has no adaptor, and calls report that.
 *
 * Invariant: the descriptions of struct types have their size and alignment from the start. libffi
 * fills these in only where they are zero; so it never writes to them, and threads may prepare
 * signatures at the same time. */
#include "base/base_internal.h"
#include "dispatch/operators/signature.h"

#if defined(KF_HAVE_FFI)

#include <ffi.h>

/* ---- Types ---- */

/* Elements are listed flat: only the class of each word matters for passing, not the nesting. A
 * union of integers and doubles counts as an integer. */
#define STRUCT_TYPE(name, c_type, ...)                          \
  static ffi_type *name##_elements[] = {__VA_ARGS__, NULL};     \
  static ffi_type name##_type = {.size = sizeof(c_type),        \
                                 .alignment = _Alignof(c_type), \
                                 .type = FFI_TYPE_STRUCT,       \
                                 .elements = name##_elements}

STRUCT_TYPE(pair, kf_int_span_t, &ffi_type_pointer, &ffi_type_uint64);
STRUCT_TYPE(complex, kf_complex_t, &ffi_type_double, &ffi_type_double);
STRUCT_TYPE(scalar, kf_scalar_t, &ffi_type_uint32, &ffi_type_uint64, &ffi_type_uint64);
STRUCT_TYPE(device, kf_device_t, &ffi_type_sint16, &ffi_type_sint16);
STRUCT_TYPE(opt_float, kf_opt_float_t, &ffi_type_double, &ffi_type_uint8);
STRUCT_TYPE(opt_bool, kf_opt_bool_t, &ffi_type_uint8, &ffi_type_uint8);
STRUCT_TYPE(opt_scalar, kf_opt_scalar_t, &ffi_type_uint32, &ffi_type_uint64, &ffi_type_uint64,
            &ffi_type_uint8);
STRUCT_TYPE(opt_device, kf_opt_device_t, &ffi_type_sint16, &ffi_type_sint16, &ffi_type_uint8);

/* All types that share the description `pair`, see Note [Parameter forms]. */
_Static_assert(sizeof(kf_value_t) == 16 && sizeof(kf_sym_int_t) == 16 &&
                   sizeof(kf_opt_int_t) == 16 && sizeof(kf_stream_t) == 16 &&
                   sizeof(kf_str_t) == 16 && sizeof(kf_int_span_t) == 16,
               "a pair is two words");
_Static_assert(sizeof(kf_dtype_t) == 4 && sizeof(bool) == 1, "enums and bools");

static ffi_type *type_of(uint8_t kind) {
  switch (kind) {
    case KF_PARAM_INT: return &ffi_type_sint64;
    case KF_PARAM_FLOAT: return &ffi_type_double;
    case KF_PARAM_BOOL: return &ffi_type_uint8;
    case KF_PARAM_DTYPE:
    case KF_PARAM_LAYOUT:
    case KF_PARAM_MEMORY_FORMAT: return &ffi_type_uint32;
    case KF_PARAM_COMPLEX: return &complex_type;
    case KF_PARAM_SCALAR: return &scalar_type;
    case KF_PARAM_DEVICE: return &device_type;
    case KF_PARAM_OPT_FLOAT: return &opt_float_type;
    case KF_PARAM_OPT_BOOL: return &opt_bool_type;
    case KF_PARAM_OPT_SCALAR: return &opt_scalar_type;
    case KF_PARAM_OPT_DEVICE: return &opt_device_type;
    case KF_PARAM_TENSOR:
    case KF_PARAM_GENERATOR:
    case KF_PARAM_STORAGE: return &ffi_type_pointer;
    default: return &pair_type;
  }
}

/* ---- Preparing and calling ---- */

typedef struct plan {
  ffi_cif cif;
  ffi_type *types[]; /* the call, the arguments, the output pointers */
} plan_t;

size_t kf__ffi_size(size_t word_count) {
  return sizeof(plan_t) + (word_count + 1) * sizeof(ffi_type *);
}

bool kf__ffi_prepare(const kf_signature_t *signature, void *memory) {
  plan_t *plan = memory;
  size_t count = 0;
  plan->types[count++] = &ffi_type_pointer;
  for (size_t i = 0; i < signature->arg_count; i++)
    plan->types[count++] = type_of(signature->params[i].kind);
  for (size_t i = 0; i < signature->out_count; i++) plan->types[count++] = &ffi_type_pointer;
  KF_ASSERT(count == 1 + (size_t)signature->arg_count + signature->out_count);
  return ffi_prep_cif(&plan->cif, FFI_DEFAULT_ABI, (unsigned)count, &ffi_type_uint32,
                      plan->types) == FFI_OK;
}

kf_status_t kf__ffi_call(const kf_signature_t *signature, kf_typed_fn fn, const void **words) {
  KF_ASSERT(signature->ffi != NULL);
  plan_t *plan = signature->ffi;
  ffi_arg result = 0; /* small results are widened to this type */
  /* libffi reads the arguments through pointers to non-const. */
  ffi_call(&plan->cif, fn, &result, (void **)(uintptr_t)words);
  return (kf_status_t)result;
}

#else

size_t kf__ffi_size(size_t word_count) {
  (void)word_count;
  return 0;
}

bool kf__ffi_prepare(const kf_signature_t *signature, void *memory) {
  (void)signature;
  (void)memory;
  return false;
}

kf_status_t kf__ffi_call(const kf_signature_t *signature, kf_typed_fn fn, const void **words) {
  (void)signature;
  (void)fn;
  (void)words;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "no adaptor can call a typed function with this signature: this build has no "
                      "libffi");
}

#endif
