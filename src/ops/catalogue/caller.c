/* The steps that the callers of ops.h share: Note [Three ways to call]. The pointer in kf__ops is
 * NULL until the catalogue is published; the first call loads it. */
#include "ops/catalogue/caller.h"

kf_status_t kf__out_of_line_enter(kf_call_t *call, uint32_t index, kf_keyset_t keys,
                                  kf_typed_fn *out_fn) {
  KF_ASSERT(index < KF__OP_COUNT);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[index]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(index, &op));
  KF_ASSERT(op != NULL);
  uint32_t entered;
  *out_fn = kf_call_enter(call, &entered, op, keys);
  call->entered = entered;
  if (KF_UNLIKELY(*out_fn == NULL)) {
    call->op = op;
    call->keyset = keys;
  }
  return KF_OK;
}

kf_status_t kf__out_of_line_slow(const kf_call_t *call, const void *const *args,
                                 void *const *outs) {
  KF_ASSERT(call->op != NULL); /* kf__out_of_line_enter set it */
  kf_slow_call_t slow = {call->op, call->keyset, args, outs, call->entered};
  return kf__call_slow(&slow);
}

kf_status_t kf__out_of_line_leave(const kf_call_t *call, kf_status_t status) {
  return kf_call_leave(call, call->entered, status);
}

kf_status_t kf__null_argument(uint32_t index) {
  KF_ASSERT(index < KF__OP_COUNT);
  const char *schema = kf__op_schema(index);
  return kf_error_set(KF_ERR_MISUSE,
                      "aten::%s: a required tensor, or the place for a result, is NULL", schema);
}
