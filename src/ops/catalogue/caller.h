/* For the generated callers of ops.h: the steps between a C call of an operator and its kernel.
 * They check for NULL, reset results, collect the key set of the arguments, load the operator and
 * call through the dispatcher. */
#ifndef KF_OPS_CATALOGUE_CALLER_H
#define KF_OPS_CATALOGUE_CALLER_H

#include <keyfall/call.h>
#include <keyfall/ops.h>

#include "base/base_internal.h"
#include "ops/catalogue/call_signature.h"
#include "ops/catalogue/catalogue.h"

/* The keys of a required argument, which is not NULL; optional ones use kf_keys_of. */
static inline kf_keyset_t kf__keys(const kf_tensor_t *tensor) {
  KF_ASSERT(tensor != NULL);
  return ((const kf_dispatchable_t *)(const void *)tensor)->keys;
}

static inline kf_keyset_t kf__span_keys(kf_tensor_span_t span) {
  kf_keyset_t set = kf_keyset_empty();
  for (size_t i = 0; i < span.size; i++) set = kf_keyset_or(set, kf_keys_of(span.data[i]));
  return set;
}

/* Note [Three ways to call]
 * Operators that are so short that one more jump would show have functions of their own, with all
 * steps of a call inline (gen/callers/call_inline.c). The others share those steps with the
 * operators of their signature (Note [Signatures]): the function of ops.h appends the operator's
 * index to its arguments and jumps to the shared function. Operators that are alone with their
 * signature are rarely called: their functions contain the steps that depend on the signature, and
 * call kf__out_of_line_enter for the others. */
kf_status_t kf__out_of_line_enter(kf_call_t *call, uint32_t index, kf_keyset_t keys,
                                  kf_typed_fn *out_fn);
/* For a call whose enter gave no kernel: call->keyset then holds the keys of the arguments. */
kf_status_t kf__out_of_line_slow(const kf_call_t *call, const void *const *args, void *const *outs);
kf_status_t kf__out_of_line_leave(const kf_call_t *call, kf_status_t status);
#define KF__CALL_OUT_OF_LINE(index, fn_type, keys, params, arg_pointers, out_pointers) \
  do {                                                                                 \
    kf_call_t call_;                                                                   \
    kf_typed_fn fn_;                                                                   \
    KF_TRY(kf__out_of_line_enter(&call_, (index), (keys), &fn_));                      \
    if (KF_LIKELY(fn_ != NULL))                                                        \
      return kf__out_of_line_leave(&call_, ((fn_type)fn_)(&call_, KF_UNPACK params));  \
    const void *args_[] = {KF_UNPACK arg_pointers};                                    \
    void *outs_[] = {KF_UNPACK out_pointers};                                          \
    return kf__out_of_line_slow(&call_, args_, outs_);                                 \
  } while (0)

#define KF__OR_NULL(name) || name == NULL
#define KF__OR_NULL_RESULT(letter, name) || name == NULL
#define KF__RESET_RESULT(letter, name) *name = NULL;
#define KF__ADD_KEYS(name) keys = kf_keyset_or(keys, kf__keys(name));
#define KF__ADD_KEYS_IF_THERE(name) keys = kf_keyset_or(keys, kf_keys_of(name));
#define KF__ADD_KEYS_OF_LIST(name) keys = kf_keyset_or(keys, kf__span_keys(name));

/* The steps before the call: KF_ERR_MISUSE if a required pointer is NULL, results set to NULL, so
 * that a failing kernel leaves none behind, and the key set of the arguments in `keys`. */
#define KF__BEFORE_CALL(index, in, out)                                                \
  KF__KERNEL_TYPE(kernel_fn, in, out);                                                 \
  if (KF_UNLIKELY(false KF__EACH_TENSOR(in, KF__OR_NULL, KF__NO_TENSOR, KF__NO_TENSOR) \
                      KF__EACH_RESULT(out, KF__OR_NULL_RESULT, KF__OR_NULL_RESULT)))   \
    return kf__null_argument(index);                                                   \
  KF__EACH_RESULT(out, KF__RESET_RESULT, KF__NO_OTHER)                                 \
  kf_keyset_t keys = kf_keyset_empty();                                                \
  KF__EACH_TENSOR(in, KF__ADD_KEYS, KF__ADD_KEYS_IF_THERE, KF__ADD_KEYS_OF_LIST)
/* A function of ops.h with all steps inline. */
#define KF__INLINE_CALLER(function, name, in, out)                                                 \
  kf_status_t function(KF__PARAMS(in, out)) {                                                      \
    KF__BEFORE_CALL(KF__OP_##name, in, out)                                                        \
    const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_##name]);                                    \
    if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_##name, &op));                         \
    KF_CALL(op, kernel_fn, keys, (KF__NAMES(in, out)), (KF__COPIES(in)), (KF__OUT_POINTERS(out))); \
  }
#define KF__SINGLE_CALLER(function, name, in, out)                             \
  kf_status_t function(KF__PARAMS(in, out)) {                                  \
    KF__BEFORE_CALL(KF__OP_##name, in, out)                                    \
    KF__CALL_OUT_OF_LINE(KF__OP_##name, kernel_fn, keys, (KF__NAMES(in, out)), \
                         (KF__ADDRESSES(in)), (KF__OUT_POINTERS(out)));        \
  }
/* One of an operator without arguments. */
#define KF__BARE_CALLER(function, name, out)                                             \
  kf_status_t function(KF__RESULTS(out)) {                                               \
    typedef kf_status_t (*kernel_fn)(const kf_call_t *, KF__RESULTS(out));               \
    if (KF_UNLIKELY(false KF__EACH_RESULT(out, KF__OR_NULL_RESULT, KF__OR_NULL_RESULT))) \
      return kf__null_argument(KF__OP_##name);                                           \
    KF__EACH_RESULT(out, KF__RESET_RESULT, KF__NO_OTHER)                                 \
    KF__CALL_OUT_OF_LINE(KF__OP_##name, kernel_fn, kf_keyset_empty(),                    \
                         (KF__OUT_POINTERS(out)), (NULL), (KF__OUT_POINTERS(out)));      \
  }
/* The function that the operators of a signature share, and one of those operators. */
#define KF__SHARED_CALLER(in, out)                                                                 \
  static KF__SHARED kf_status_t call_##in##_##out(KF__PARAMS(in, out), uint32_t index) {           \
    KF__BEFORE_CALL(index, in, out)                                                                \
    const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[index]);                                            \
    if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(index, &op));                                 \
    KF_CALL(op, kernel_fn, keys, (KF__NAMES(in, out)), (KF__COPIES(in)), (KF__OUT_POINTERS(out))); \
  }
#define KF__CALLER(function, name, in, out)                      \
  kf_status_t function(KF__PARAMS(in, out)) {                    \
    return call_##in##_##out(KF__NAMES(in, out), KF__OP_##name); \
  }

/* Sets the error for a required argument or out pointer that is NULL: KF_ERR_MISUSE. */
kf_status_t kf__null_argument(uint32_t index);

#endif
