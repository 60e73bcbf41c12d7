/* Operators whose behaviour does not follow from their schema: resize_ and set_, which change the
 * storage; _to_copy, which may leave functionalization; lift_fresh, which brings tensors into it.
 */
#include <keyfall/ops.h>
#include <string.h>

#include "compat/texts.h"
#include "tensor/checked/schema_checker.h"
#include "tensor/core/geometry.h"
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_below.h"
#include "transforms/functionalize/functionalize_kernels.h"
#include "transforms/functionalize/functionalize_scope.h"

typedef kf_status_t (*special_fn)(kf__frame_t *frame);

static kf_status_t run_special(const kf_call_t *call, kf_stack_t *stack, special_fn run) {
  kf__frame_t frame;
  kf_status_t status = kf__frame_begin(&frame, call, stack);
  if (status == KF_OK) status = run(&frame);
  kf__frame_end(&frame);
  return status;
}

/* The value of self, copied and changed by the operator itself; the caller owns the result. */
static kf_status_t changed_copy(kf__frame_t *frame, kf_tensor_t **out_value) {
  kf_tensor_t *value = NULL;
  kf_guard_t guard;
  *out_value = NULL;
  KF_TRY(kf__functional_value(frame->given[0].as.tensor, &value));
  kf__functionalize_below(&guard);
  kf_status_t status = kf_clone(value, (kf_opt_int_t){0}, out_value);
  kf_guard_leave(&guard);
  kf_tensor_release(value);
  if (status == KF_OK) status = kf_stack_push_take(frame->stack, kf_value_tensor(*out_value));
  for (size_t i = 1; i < frame->count && status == KF_OK; i++)
    status = kf__frame_push_value(frame, i);
  if (status == KF_OK) status = kf__call_below(frame->op, frame->stack);
  if (status == KF_OK) {
    kf_stack_drop(frame->stack, 1);
    return KF_OK;
  }
  kf_tensor_release(*out_value);
  *out_value = NULL;
  return status;
}

static void mark_metadata(kf_tensor_t *self) {
  kf__functional_t *f = kf__functional_of(self);
  if (f != NULL) f->is_metadata_mutated = true;
}

/* Counts the write and returns self. */
static kf_status_t finish_change(kf__frame_t *frame) {
  kf__bump_version(frame->given[0].as.tensor);
  return kf__frame_push_given(frame, 0);
}

/* ---- resize_ ---- */

static kf_status_t grow(kf_tensor_t *self, kf_tensor_t *resized) {
  kf__view_t *chain = NULL;
  KF_TRY(kf__functional_chain(self, &chain));
  bool has_views =
      chain != NULL || __atomic_load_n(&self->storage->object.refcount, __ATOMIC_RELAXED) >
                           1 + (int64_t)kf__checker_holds(self->storage);
  kf__view_release(chain);
  if (has_views)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FUNCTIONAL_RESIZE,
                       "a functional tensor that has views cannot be resized to a larger size"));
  return kf__functional_renew(self, resized);
}

/* The new geometry lies inside the storage: a view of the base. */
static kf_status_t shrink(kf_tensor_t *self, const kf_tensor_t *resized) {
  kf__functional_storage_t *s = kf__functional_storage_of(self);
  kf__view_t *chain = NULL;
  kf_tensor_t *value = NULL;
  kf_guard_t guard;
  KF_TRY(kf__view_strided(kf__sizes(resized), kf__strides(resized), self->offset,
                          kf_functionalize_reapplies_views(), &chain));
  kf__functionalize_below(&guard);
  kf_status_t status = kf__view_run(chain, s->base, &s->geometry, &value);
  kf_guard_leave(&guard);
  if (status == KF_OK)
    status = kf__tensor_set_geometry(self, resized->ndim, resized->sizes, resized->strides,
                                     self->offset);
  if (status == KF_OK) {
    kf__functional_changed_take(self, value, chain);
    return KF_OK;
  }
  kf_tensor_release(value);
  kf__view_release(chain);
  return status;
}

static kf_status_t resize(kf__frame_t *frame) {
  kf_tensor_t *self = frame->given[0].as.tensor, *resized = NULL;
  int64_t bytes = 0;
  if (!kf_tensor_is_functional(self)) return kf__run_on_values(frame, false);
  KF_TRY(changed_copy(frame, &resized));
  kf_status_t status = KF_OK;
  if (!kf__same_sizes(self, resized)) {
    status = kf__bytes_needed(kf__itemsize(self), kf__sizes(resized), kf__strides(resized),
                              self->offset, &bytes);
    if (status == KF_OK)
      status = (uint64_t)bytes > self->storage->size ? grow(self, resized) : shrink(self, resized);
    if (status == KF_OK) mark_metadata(self);
  }
  kf_tensor_release(resized);
  return status == KF_OK ? finish_change(frame) : status;
}

kf_status_t kf__functionalize_resize(const kf_call_t *call, kf_stack_t *stack) {
  return run_special(call, stack, resize);
}

/* ---- set_ ---- */

static kf_status_t set_from_tensor(kf__frame_t *frame) {
  kf_tensor_t *self = frame->given[0].as.tensor, *source = frame->given[1].as.tensor;
  if (frame->functional == 0) return kf__run_on_values(frame, false);
  if (!kf_tensor_is_functional(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_FUNCTIONAL_SET,
            "set_: expected a functional tensor to get a functional source, found a plain one"));
  if (!kf_tensor_is_functional(source))
    return kf_error_set(KF_ERR_RUNTIME, "set_: expected a functional tensor as source");
  KF_TRY(kf_functional_set(self, source));
  mark_metadata(self);
  return finish_change(frame);
}

/* From a storage, or to an empty tensor: over a new base. */
static kf_status_t set_anew(kf__frame_t *frame) {
  kf_tensor_t *self = frame->given[0].as.tensor, *value = NULL;
  if (!kf_tensor_is_functional(self)) return kf__run_on_values(frame, false);
  KF_TRY(changed_copy(frame, &value));
  kf_status_t status = kf__functional_renew(self, value);
  kf_tensor_release(value);
  if (status == KF_OK) status = kf_functional_mark_storage_changed(self);
  if (status == KF_OK) mark_metadata(self);
  return status == KF_OK ? finish_change(frame) : status;
}

kf_status_t kf__functionalize_set(const kf_call_t *call, kf_stack_t *stack) {
  bool from_tensor = strcmp(kf_op_overload(call->op), "source_Tensor") == 0;
  return run_special(call, stack, from_tensor ? set_from_tensor : set_anew);
}

/* ---- _to_copy ---- */

/* Without the key in the thread, functionalization belongs to a device. A copy to another device
 * leaves it. */
static kf_status_t to_copy(kf__frame_t *frame) {
  bool wrap = frame->functional > 0;
  if (wrap && !kf_local_is_included(KF_KEY_Functionalize)) {
    int at = kf_schema_find_argument(frame->schema, "device");
    kf_device_t device = frame->given[0].as.tensor->device;
    if (at >= 0 && frame->given[at].tag == KF_TAG_DEVICE) device = frame->given[at].as.device;
    wrap = device.type == KF_DEVICE_XLA || device.type == KF_DEVICE_LAZY;
  }
  return kf__run_on_values(frame, wrap);
}

kf_status_t kf__functionalize_to_copy(const kf_call_t *call, kf_stack_t *stack) {
  return run_special(call, stack, to_copy);
}

/* ---- lift_fresh ---- */

/* A functional tensor is inside already: a view of it, or for lift_fresh_copy a copy. */
static kf_status_t lift(kf__frame_t *frame) {
  kf_tensor_t *self = frame->given[0].as.tensor, *made = NULL;
  if (!kf_tensor_is_functional(self)) return kf__run_on_values(frame, true);
  if (strcmp(kf_op_name(frame->op), "aten::lift_fresh") != 0) return kf__run_on_values(frame, true);
  KF_TRY(kf_view(self, kf__sizes(self), &made));
  return kf_stack_push_take(frame->stack, kf_value_tensor_take(made));
}

kf_status_t kf__functionalize_lift(const kf_call_t *call, kf_stack_t *stack) {
  return run_special(call, stack, lift);
}
