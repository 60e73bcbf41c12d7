/* Reuse of what was inferred for equal calls of earlier steps: the type and shape of their result.
 *
 * The recorder computes the key of a call (kf__lazy_call_key) and looks it up (kf__lazy_reuse).
 * Without results from there it runs the meta kernel, and if the key was not found, it keeps what
 * the kernel returned (kf__lazy_keep_for_reuse). Any thread may call these functions. */
#ifndef KF_LAZY_MODEL_REUSE_H
#define KF_LAZY_MODEL_REUSE_H

#include "lazy/model/op_info.h"

/* Everything that the meta kernel of a call can see. */
typedef struct kf__lazy_call_key {
  uint32_t slot;
  size_t count;
  uint64_t words[192];
} kf__lazy_call_key_t;

enum { KF__LAZY_REUSED = 4 }; /* results of a call that is reused, at most */

/* False: the call is left out. It has many results or unusual arguments, or copies or fills. */
bool kf__lazy_call_key(kf__lazy_call_key_t *key, const kf__lazy_op_t *op, const kf_value_t *args);
/* New lazy tensors like the results of an equal call; *out_found says whether there was one, and
 * *out_count is 0 when there was none, or when it was in place. */
KF_MUST_USE kf_status_t kf__lazy_reuse(kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                                       kf_tensor_t **out_results, size_t *out_count,
                                       bool *out_found);
void kf__lazy_keep_for_reuse(const kf__lazy_op_t *op, const kf__lazy_call_key_t *key,
                             const kf_value_t *results, size_t count);
/* The kept calls for Graphviz, each behind the one that it followed first; for kf_free. */
KF_MUST_USE kf_status_t kf__lazy_reuse_dot(char **out_text);
/* The thread marks a step. */
void kf__lazy_reuse_next_step(void);
/* Frees everything that is kept. */
void kf__lazy_forget_reusable(void);

#endif
