/* For the generated callers of ops.h: keys of arguments, and the operator's address. */
#ifndef KF_OPS_CALLER_H
#define KF_OPS_CALLER_H

#include <keyfall/call.h>
#include <keyfall/ops.h>

#include "ops/catalogue.h"

static inline kf_keyset_t kf__keys(const kf_tensor_t *tensor) {
  return ((const kf_dispatchable_t *)(const void *)tensor)->keys;
}

static inline kf_keyset_t kf__span_keys(kf_tensor_span_t span) {
  kf_keyset_t set = kf_keyset_empty();
  for (size_t i = 0; i < span.size; i++) set = kf_keyset_or(set, kf_keys_of(span.data[i]));
  return set;
}

/* A required argument, or the place for a result, is NULL. */
kf_status_t kf__null_argument(uint32_t index);

#endif
