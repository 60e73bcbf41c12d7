/* Calls that the library makes to Python. */
#ifndef KFPY_DISPATCH_PYTHON_KERNELS_H
#define KFPY_DISPATCH_PYTHON_KERNELS_H

#include "types/values.h"

/* What Python code returned for an operator, pushed onto the stack by the schema's returns; `who`
 * names the code in errors ("__torch_dispatch__"). -1: raised, nothing pushed. */
int kfpy_push_results(const kf_op_t *op, const kf_schema_t *schema, PyObject *result,
                      const char *who, kf_stack_t *stack);

/* modes.c: back to the thread's key state of the outermost call, inside __torch_dispatch__; -1:
 * raised outside of it. */
int kfpy_enter_snapshot(kf_guard_t *guard);
void kfpy_leave_snapshot(kf_guard_t *guard);
/* modes.c: an operator while no mode is active; subclasses still answer. */
kf_status_t kfpy_without_modes(kf_tensor_t *tensor,
                               kf_status_t (*call)(kf_tensor_t *, kf_tensor_t **),
                               kf_tensor_t **out);
/* subclass_writes.c: Note [Writes and views of subclasses]. Whether there is anything to track;
 * whether kfpy_track made this call (which it tells once); and the call by way of it. `above`: keys
 * that have had their turn. */
bool kfpy_tracks(const kf_op_t *op, const kf_schema_t *schema);
bool kfpy_is_tracking(void);
kf_status_t kfpy_track(const kf_call_t *call, kf_keyset_t above, kf_stack_t *stack);
/* The argument of a class of its own that the operator's result is a view of, owned; or NULL. */
kf_tensor_t *kfpy_viewed(const kf_schema_t *schema, const kf_stack_t *stack);
/* The result on top of the stack, when it has such a class, counts writes together with `base`. */
KF_MUST_USE kf_status_t kfpy_share_version(const kf_stack_t *stack, kf_tensor_t *base);
/* python_dispatcher.c */
int kfpy_init_python_dispatcher(void);
/* custom_metadata.c */
int kfpy_init_metadata(void);
/* subclass.c */
int kfpy_init_subclass(PyObject *module);

#endif
