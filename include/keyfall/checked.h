/* checked.h: the checked mode, for authors of kernels: every call compares what a kernel did with
 * what its operator's schema says.
 *
 *   kf_checked_enter();
 *   kf_status_t status = mine_scale(x, 2.0, &out);            KF_ERR_RUNTIME: the kernel is wrong
 *   kf_checked_leave();
 *
 * While it is on, a call fails with KF_ERR_RUNTIME, and its results are dropped, when a kernel
 *  - changed the memory, geometry, type or storage of an argument that is not marked as written;
 *  - changed a marked argument without raising its version counter;
 *  - returned something other than the argument itself for Tensor(a!), or for Tensor(a) a tensor
 *    that shares no memory with the arguments of that set;
 *  - returned a tensor that shares memory with an argument or with another result, although the
 *    schema does not say so;
 *  - returned a value of another type.
 *
 * The message names operator, key, kernel, argument or result, and the schema. Memory that the CPU
 * cannot read is not compared, only the metadata of its tensors. When another thread writes to an
 * argument during a call, the kernel is blamed. Operators of PyTorch whose own schemas are wrong
 * are known exceptions: docs/guide/checked.md.
 *
 * While the mode is off, it costs nothing. While it is on, every argument is read twice for each
 * kernel of a call. The environment variable KEYFALL_CHECKED=1, read at first use, switches it on
 * for the whole process. */
#ifndef KEYFALL_CHECKED_H
#define KEYFALL_CHECKED_H

#include <keyfall/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Switches the mode on for calls of this thread, until kf_checked_leave was called as often as
 * kf_checked_enter. */
KF_API void kf_checked_enter(void);
KF_API void kf_checked_leave(void);
/* Switches the mode on or off for the process. Threads that entered it stay in it. */
KF_API void kf_checked_set(bool on);
/* Whether calls of this thread are checked. */
KF_API bool kf_checked_is_on(void);

#ifdef __cplusplus
}
#endif
#endif
