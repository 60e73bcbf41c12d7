/* The autograd kernels: one per signature, shared by all described operators with that signature.
 * See Note [Recording by description] in record.h. gen/recording.inc has an entry for each:
 * KF__RECORDING(in, out) for forms that are recorded, KF__REFUSING(in) for out= forms. */
#ifndef KF_AUTOGRAD_RECORDS_RECORDING_KERNELS_H
#define KF_AUTOGRAD_RECORDS_RECORDING_KERNELS_H

#include "autograd/records/record.h"
#include "ops/catalogue/call_signature.h"

#define KF__RECORDING(in, out) \
  kf_status_t kf__recording_##in##_##out(const kf_call_t *call, KF__PARAMS(in, out));
#define KF__REFUSING(in) kf_status_t kf__refusing_##in(const kf_call_t *call, KF__PARAMS(in, 0));
#include "autograd/gen/recording.inc"
#undef KF__RECORDING
#undef KF__REFUSING

/* Entries of the kf__autograd_entry_t tables: for a form that is recorded, and for an out= form.
 * Members of the kf__record_t follow the node. */
#define KF__RECORDS(name, in, out, cname, ...)                                        \
  {                                                                                   \
    KF__OP_##name, KF__AUTOGRAD_DESCRIBED, (kf_typed_fn)kf__recording_##in##_##out, { \
      .node = &node_##cname, __VA_ARGS__                                              \
    }                                                                                 \
  }
#define KF__REFUSES(name, in)                                                   \
  {                                                                             \
    KF__OP_##name, KF__AUTOGRAD_REFUSING, (kf_typed_fn)kf__refusing_##in, { 0 } \
  }

/* Whether a tensor among the arguments of a kernel requires grad. */
#define KF__ANY_WANTS_GRAD(in) \
  (0u KF__EACH_TENSOR(in, KF__OR_WANTS, KF__OR_SOME_WANTS, KF__OR_LIST_WANTS))
#define KF__OR_WANTS(name) | kf__wants_grad(name)
#define KF__OR_SOME_WANTS(name) | kf__wants_grad_opt(name)
#define KF__OR_LIST_WANTS(name) | kf__list_wants_grad(name)
/* Returns what the kernel below autograd returns. */
#define KF__REDISPATCH_BELOW(in, out)                                                \
  KF__KERNEL_TYPE(kernel_fn, in, out);                                               \
  KF_REDISPATCH(call->op, kernel_fn, kf__below_autograd(call), (KF__NAMES(in, out)), \
                (KF__COPIES(in)), (KF__OUT_POINTERS(out)))

#endif
