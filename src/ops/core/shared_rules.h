/* Shared rules that are written by hand and used from more than one file of rules; what the
 * catalogue names is declared in gen/rules.h. */
#ifndef KF_OPS_CORE_SHARED_RULES_H
#define KF_OPS_CORE_SHARED_RULES_H

#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/gen/rules.h"

/* One operand; see kf__types_t. */
KF_MUST_USE kf_status_t kf__rule_unary(kf__iter_t *it, kf__results_t *r, kf_tensor_t *self,
                                       uint32_t types);

/* Tensors of one call live on one device; a number in a CPU tensor may join any. Generated kernels
 * make the first check and, where it says so, the second, which has the error; the rule does it
 * itself where the catalogue says `own_device_check`. */
static inline bool kf__other_device(const kf_tensor_t *a, const kf_tensor_t *b) {
  return b != NULL && (a->device.type != b->device.type || a->device.index != b->device.index);
}
KF_MUST_USE kf_status_t kf__check_device(const char *op, const kf_tensor_t *first,
                                         const kf_tensor_t *other, const char *argument);

/* "add.Tensor" for messages that leave the namespace out; "add" without the overload. `buffer` is
 * given back. */
enum { KF__NAME_TEXT = 64 };
const char *kf__bare_op_name(const char *op, char buffer[KF__NAME_TEXT]);

#endif
