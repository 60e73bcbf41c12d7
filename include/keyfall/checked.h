/* checked.h: the checked mode, for those who write kernels: every call compares what a kernel did
 * with what its operator's schema says.
 *
 * While it is on, a call fails with KF_ERR_RUNTIME, and its results are dropped, when a kernel
 *   - changed the memory, geometry, type or storage of an argument that is not marked as written;
 *   - changed a marked one without its version counter moving;
 *   - returned something else than the argument itself for Tensor(a!), or for Tensor(a) a tensor
 *     that shares no memory with the arguments of that set;
 *   - returned a tensor that shares memory with an argument, or with another result, though the
 *     schema does not say so;
 *   - returned a value of another type.
 * The message names operator, key, kernel, argument or result, and the schema. Memory that the CPU
 * cannot read is not compared, only what tensors say of it. Another thread that writes to an
 * argument during a call looks like the kernel. Operators of PyTorch whose own schemas do not tell
 * the truth are known: docs/guide/checked.md.
 *
 * While it is off, it costs nothing. On, every argument is read twice for each kernel on a call's
 * way. The environment variable KEYFALL_CHECKED=1, read at first use, switches it on for the whole
 * process. */
#ifndef KEYFALL_CHECKED_H
#define KEYFALL_CHECKED_H

#include <keyfall/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* On for the calls of this thread, until it has left as often as it entered. */
KF_API void kf_checked_enter(void);
KF_API void kf_checked_leave(void);
/* On or off for the process; scopes of threads count besides. */
KF_API void kf_checked_set(bool on);
/* Calls of this thread are checked. */
KF_API bool kf_checked_is_on(void);

#ifdef __cplusplus
}
#endif
#endif
