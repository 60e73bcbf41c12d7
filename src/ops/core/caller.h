/* For the generated callers of ops.h: keys of arguments, and the operator's address. */
#ifndef KF_OPS_CORE_CALLER_H
#define KF_OPS_CORE_CALLER_H

#include <keyfall/call.h>
#include <keyfall/ops.h>

#include "ops/core/catalogue.h"

static inline kf_keyset_t kf__keys(const kf_tensor_t *tensor) {
  return ((const kf_dispatchable_t *)(const void *)tensor)->keys;
}

static inline kf_keyset_t kf__span_keys(kf_tensor_span_t span) {
  kf_keyset_t set = kf_keyset_empty();
  for (size_t i = 0; i < span.size; i++) set = kf_keyset_or(set, kf_keys_of(span.data[i]));
  return set;
}

/* Note [Two ways to call]
 * KF_CALL writes the steps of a call into the function that makes it: a few hundred bytes. That is
 * for operators so short that one more call would show. The others, more than a thousand, share
 * those steps: KF__CALL_FAR takes 7 ns longer (exp of one element on a Neoverse N1: 123 and 116)
 * and half the room. */
kf_status_t kf__far_enter(kf_call_t *call, uint32_t index, kf_keyset_t keys, kf_typed_fn *out_fn);
/* Where that gave no kernel: the call then holds the arguments' keys. */
kf_status_t kf__far_rest(const kf_call_t *call, const void *const *args, void *const *outs);
kf_status_t kf__far_leave(const kf_call_t *call, kf_status_t status);
#define KF__CALL_FAR(index, fn_type, keys, params, arg_pointers, out_pointers) \
  do {                                                                         \
    kf_call_t call_;                                                           \
    kf_typed_fn fn_;                                                           \
    KF_TRY(kf__far_enter(&call_, (index), (keys), &fn_));                      \
    if (KF_LIKELY(fn_ != NULL))                                                \
      return kf__far_leave(&call_, ((fn_type)fn_)(&call_, KF_UNPACK params));  \
    const void *args_[] = {KF_UNPACK arg_pointers};                            \
    void *outs_[] = {KF_UNPACK out_pointers};                                  \
    return kf__far_rest(&call_, args_, outs_);                                 \
  } while (0)

/* A required argument, or the place for a result, is NULL. */
kf_status_t kf__null_argument(uint32_t index);

#endif
