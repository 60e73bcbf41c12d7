/* Rules and checks that several files of rules use. The rules that the catalogue names are declared
 * in gen/rules.h. */
#ifndef KF_OPS_CORE_SHARED_RULES_H
#define KF_OPS_CORE_SHARED_RULES_H

#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/gen/rules.h"

/* One operand; see kf__types_t. */
KF_MUST_USE kf_status_t kf__rule_unary(kf_iter_t *it, kf_results_t *r, kf_tensor_t *self,
                                       uint32_t types);

/* The tensors of one call are on one device; a CPU tensor without dimensions may join any.
 * Generated kernels call kf__other_device inline and kf__check_device, which sets the error, where
 * it returns true. A rule makes the check itself where the catalogue says `own_device_check`. */
static inline bool kf__other_device(const kf_tensor_t *a, const kf_tensor_t *b) {
  return b != NULL && (a->device.type != b->device.type || a->device.index != b->device.index);
}
KF_MUST_USE kf_status_t kf__check_device(const char *op, const kf_tensor_t *first,
                                         const kf_tensor_t *other, const char *argument);

/* "aten::add_.Tensor" as "add", for messages without namespace, overload and the underscore of an
 * in-place form. Cuts long names. Returns `buffer`. */
enum { KF__NAME_TEXT = 64 };
const char *kf__bare_op_name(const char *op, char buffer[KF__NAME_TEXT]);

#endif
