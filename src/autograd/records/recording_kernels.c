/* The kernels of recording_kernels.h. The part below autograd is a separate function that both
 * paths of a recording kernel share: the fast path jumps to it without a stack frame. */
#include "autograd/records/recording_kernels.h"

#include "base/base_internal.h"

#define RESET(letter, name) *name = NULL;

#define KF__RECORDING(in, out)                                                                   \
  static KF__SHARED kf_status_t below_##in##_##out(const kf_call_t *call, KF__PARAMS(in, out)) { \
    KF__REDISPATCH_BELOW(in, out);                                                               \
  }                                                                                              \
  kf_status_t kf__recording_##in##_##out(const kf_call_t *call, KF__PARAMS(in, out)) {           \
    if (KF_LIKELY(!KF__ANY_WANTS_GRAD(in)) || !kf__grad_mode())                                  \
      return below_##in##_##out(call, KF__NAMES(in, out));                                       \
    KF__EACH_RESULT(out, RESET, KF__NO_OTHER)                                                    \
    kf__recording_t recording;                                                                   \
    const void *slots[] = {KF__COPIES(in), KF__OUT_POINTERS(out)};                               \
    KF_TRY(kf__record_begin(&recording, call, slots));                                           \
    return kf__record_end(&recording, below_##in##_##out(call, KF__NAMES(in, out)));             \
  }
#define KF__REFUSING(in)
#include "autograd/gen/recording.inc"
