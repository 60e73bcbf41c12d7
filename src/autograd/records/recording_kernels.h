/* The autograd kernels: one per signature, shared by all described operators with that signature.
 * See Note [Recording by description] in record.h. gen/recording.inc has an entry KF__RECORDING(in,
 * out) for each. */
#ifndef KF_AUTOGRAD_RECORDS_RECORDING_KERNELS_H
#define KF_AUTOGRAD_RECORDS_RECORDING_KERNELS_H

#include "autograd/records/record.h"
#include "ops/catalogue/call_signature.h"

#define KF__RECORDING(in, out) \
  kf_status_t kf__recording_##in##_##out(const kf_call_t *call, KF__PARAMS(in, out));
#include "autograd/gen/recording.inc"
#undef KF__RECORDING

/* Entries of the kf__autograd_entry_t tables: for a form that is recorded, and for an out= form.
 * Members of the kf__record_t follow the node. */
#define KF__RECORDS(name, in, out, cname, ...)                                        \
  {                                                                                   \
    KF__OP_##name, KF__AUTOGRAD_DESCRIBED, (kf_typed_fn)kf__recording_##in##_##out, { \
      .node = &node_##cname, __VA_ARGS__                                              \
    }                                                                                 \
  }
#define KF__REFUSES(name, in)                                                     \
  {                                                                               \
    KF__OP_##name, KF__AUTOGRAD_DESCRIBED, (kf_typed_fn)kf__recording_##in##_0, { \
      .flags = KF__RECORD_REFUSES                                                 \
    }                                                                             \
  }

#endif
