/* Kernels that call Python: declarations shared by the files of this folder. The library calls the
 * kernels with or without the GIL; they take it. The functions declared here need it unless noted
 * otherwise. */
#ifndef KFPY_DISPATCH_PYTHON_KERNELS_H
#define KFPY_DISPATCH_PYTHON_KERNELS_H

#include "types/values.h"

/* Converts the value that Python code returned for an operator, by the schema's returns, and pushes
 * it onto the stack. `who` names the code in errors ("__torch_dispatch__"). -1: raised, nothing
 * pushed. */
int kfpy_push_results(const kf_op_t *op, const kf_schema_t *schema, PyObject *result,
                      const char *who, kf_stack_t *stack);

/* modes.c: restores the thread's key state of the outermost call, inside __torch_dispatch__; -1:
 * RuntimeError outside it. Pair it with kfpy_leave_snapshot on the same thread. */
int kfpy_enter_snapshot(kf_guard_t *guard);
void kfpy_leave_snapshot(kf_guard_t *guard);
/* modes.c: pushes a mode on the thread's stack; -1: raised. */
int kfpy_push_mode(PyObject *mode);
/* modes.c: empties the thread's stack. */
void kfpy_drop_modes(void);
/* modes.c: includes the thread's Python keys again if it is in a mode. Needs no GIL. */
void kfpy_restore_mode_keys(void);
/* modes.c: calls an operator with all modes disabled; subclasses still handle it. */
kf_status_t kfpy_without_modes(kf_tensor_t *tensor,
                               kf_status_t (*call)(kf_tensor_t *, kf_tensor_t **),
                               kf_tensor_t **out);
/* subclass_writes.c: Note [Writes and views of subclasses]. kfpy_has_aliases: whether the operator
 * writes or returns a view; of others, none of the rest is asked. kfpy_tracks: whether autograd has
 * to know of it now. kfpy_is_tracking: whether kfpy_track made this call (true once).
 * kfpy_track: runs the call through the library's kernel; `above` are the keys that have already
 * been handled. These and the next two need no GIL. */
bool kfpy_has_aliases(const kf_schema_t *schema);
bool kfpy_tracks(const kf_op_t *op, const kf_schema_t *schema, const kf_stack_t *stack);
bool kfpy_is_tracking(void);
kf_status_t kfpy_track(const kf_call_t *call, kf_keyset_t above, kf_stack_t *stack);
/* Returns the argument that the operator's result is a view of, if its class has a
 * __torch_dispatch__: owned, or NULL. */
kf_tensor_t *kfpy_viewed(const kf_schema_t *schema, const kf_stack_t *stack);
/* The arguments that an operator writes and returns, in the order of its returns; each with a
 * reference. None: its results are what Python code returns. */
enum { KFPY_MOST_WRITTEN = 8 };
typedef struct {
  kf_tensor_t *tensors[KFPY_MOST_WRITTEN];
  size_t count;
} kfpy_written_t;
void kfpy_note_written(const kf_op_t *op, const kf_schema_t *schema, const kf_stack_t *stack,
                       kfpy_written_t *written);
/* Puts them in the places of the results on the stack, if the call has succeeded, and drops the
 * references. */
void kfpy_return_written(kfpy_written_t *written, kf_stack_t *stack, bool succeeded);
/* Makes the result on top of the stack share its version counter with `base`, if the result has
 * such a class. */
KF_MUST_USE kf_status_t kfpy_share_version(const kf_stack_t *stack, kf_tensor_t *base);
/* Serves the catalogue's operators of kind python, by the functions of the package. */
void kfpy_install_package_kernels(void);
/* python_dispatcher.c */
int kfpy_init_python_dispatcher(void);
/* custom_metadata.c */
int kfpy_init_metadata(void);

#endif
