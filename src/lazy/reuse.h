/* Reuse of what was inferred for equal calls of earlier steps: the type and shape of their result.
 *
 *   kf__lazy_call_key_t key;
 *   if (kf__lazy_call_key(&key, op, args)) KF_TRY(kf__lazy_reuse(op, &key, &result));
 *   if (result == NULL) ... run the meta kernel, kf__lazy_keep_for_reuse(op, &key, &made) ...
 *
 * Any thread. */
#ifndef KF_LAZY_REUSE_H
#define KF_LAZY_REUSE_H

#include "lazy/lazy_internal.h"

/* Everything that the meta kernel of a call can see. */
typedef struct kf__lazy_call_key {
  uint32_t slot;
  size_t count;
  uint64_t words[192];
} kf__lazy_call_key_t;

/* False: the call cannot be reused. It writes, has several results, or unusual arguments. */
bool kf__lazy_call_key(kf__lazy_call_key_t *key, const kf__lazy_op_t *op, const kf_value_t *args);
/* A new lazy tensor like the result of an equal call; *out_result is NULL when there was none. */
KF_MUST_USE kf_status_t kf__lazy_reuse(kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                                       kf_tensor_t **out_result);
void kf__lazy_keep_for_reuse(const kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                             const kf_value_t *result);
/* The thread marks a step. */
void kf__lazy_reuse_next_step(void);
/* Frees everything that is kept. */
void kf__lazy_forget_reusable(void);

#endif
