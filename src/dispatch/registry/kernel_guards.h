/* Kernels that calls reach through a guard: a boxed kernel of a room above, which looks at the
 * arguments, runs the kernel with kf__run_unguarded, and looks at what it did. The guard is in the
 * kernel's own layout, not at a dispatch key, so that no key guard of a thread can skip it. Kernels
 * without a guard have no overhead, nor has a dispatcher without the rooms above.
 *
 * Note [Counting writes]
 * A write to a tensor must bump its version: otherwise backward cannot see that a saved tensor was
 * overwritten. The library's own kernels do that themselves. Kernels of programs need not know of
 * versions: the schema says what they write. When an operator's schema has written arguments, the
 * guard of writes bumps the versions that such a kernel did not bump.
 *
 * Note [Guarded devices]
 * A kernel that a program registers to the key of a device may rely on what the library's own
 * kernels check themselves: all tensors are on that device, and the device is not lost. The guard
 * of devices checks that, counts writes, and passes calls that the kernel declines to the CPU
 * fallback. It serves backends that are open (device_fallback.h). Bound compute functions
 * (keyfall/compute.h) run inside the library's kernels and need it only where they may decline, or
 * where the device wants to be asked (can_run in keyfall/device.h). */
#ifndef KF_DISPATCH_REGISTRY_KERNEL_GUARDS_H
#define KF_DISPATCH_REGISTRY_KERNEL_GUARDS_H

#include <keyfall/op.h>

typedef enum { KF__GUARD_WRITES, KF__GUARD_DEVICES, KF__GUARD_COUNT } kf__guard_t;

/* Sets a guard for all kernels that need it (NULL: none). Takes the dispatcher's lock. */
void kf__set_guard(kf__guard_t which, kf_boxed_fn guard);
/* Decides again for all kernels, after a backend was opened or closed. `always`: every kernel of
 * the backend is guarded, bound compute functions, too. Dispatcher's lock held. */
void kf__guard_backend(kf_backend_t backend, bool always);
/* For a guard: runs the kernel itself. */
KF_MUST_USE kf_status_t kf__run_unguarded(const kf_call_t *call, kf_stack_t *stack);

/* Decide which guard is used: for a kernel that no call can reach yet, and for all kernels of an
 * operator whose definition was added or removed. Dispatcher's lock held. */
void kf__guard_kernel(const kf_op_t *op, kf_kernel_t *kernel);
void kf__guard_kernels(kf_op_t *op);

#endif
