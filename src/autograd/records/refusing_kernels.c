/* The autograd kernels of out= forms, which refuse to record: see recording_kernels.h. There are
 * hundreds, and the work of an out= call is elsewhere: as cold code they are a third smaller. */
#include "autograd/records/recording_kernels.h"
#include "base/base_internal.h"

#define KF__RECORDING(in, out)
#define KF__REFUSING(in)                                                                     \
  KF_COLD kf_status_t kf__refusing_##in(const kf_call_t *call, KF__PARAMS(in, 0)) {          \
    if (KF_UNLIKELY(KF__ANY_WANTS_GRAD(in)) && kf__grad_mode()) return kf__refuse_out(call); \
    KF__REDISPATCH_BELOW(in, 0);                                                             \
  }
#include "autograd/gen/recording.inc"
