/* The kernels of recording_kernels.h. The part below autograd is a separate function that both
 * paths share: the fast path jumps to it without a stack frame. */
#include "autograd/records/recording_kernels.h"

#include "base/base_internal.h"

#define OR_WANTS(name) | kf__wants_grad(name)
#define OR_WANTS_IF_THERE(name) | kf__wants_grad_opt(name)
#define OR_LIST_WANTS(name) | kf__list_wants_grad(name)
#define RESET(letter, name) *name = NULL;

#define KF__RECORDING(in, out)                                                                   \
  static KF__SHARED kf_status_t below_##in##_##out(const kf_call_t *call, KF__PARAMS(in, out)) { \
    KF__KERNEL_TYPE(kernel_fn, in, out);                                                         \
    KF_REDISPATCH(call->op, kernel_fn, kf__below_autograd(call), (KF__NAMES(in, out)),           \
                  (KF__COPIES(in)), (KF__OUT_POINTERS(out)));                                    \
  }                                                                                              \
  kf_status_t kf__recording_##in##_##out(const kf_call_t *call, KF__PARAMS(in, out)) {           \
    if (KF_LIKELY(!(0u KF__EACH_TENSOR(in, OR_WANTS, OR_WANTS_IF_THERE, OR_LIST_WANTS))) ||      \
        !kf__grad_mode())                                                                        \
      return below_##in##_##out(call, KF__NAMES(in, out));                                       \
    KF__EACH_RESULT(out, RESET, KF__NO_OTHER)                                                    \
    kf__recording_t recording;                                                                   \
    const void *slots[] = {KF__COPIES(in), KF__OUT_POINTERS(out)};                               \
    KF_TRY(kf__record_begin(&recording, call, slots));                                           \
    return kf__record_end(&recording, below_##in##_##out(call, KF__NAMES(in, out)));             \
  }
#include "autograd/gen/recording.inc"
