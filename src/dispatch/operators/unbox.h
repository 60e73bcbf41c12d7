/* The parts of the adaptors from boxed to typed calls (gen/adaptors.c,
 * general_adaptor.c).
 *
 * An adaptor takes its arguments from the top of the stack, passes them to the typed function, and
 * replaces them by the returns. Until the function is called the stack is unchanged. The inline
 * part of each step is the common case only: it compares a tag and reads a payload; all other
 * cases, errors included, are out of line and driven by the signature. */
#ifndef KF_DISPATCH_OPERATORS_UNBOX_H
#define KF_DISPATCH_OPERATORS_UNBOX_H

#include <keyfall/adaptor.h>

#include "base/base_internal.h"
#include "dispatch/operators/signature.h"

/* Memory for lists that had to be repacked for the typed function; freed after the call. */
typedef struct kf_temp kf_temp_t;
struct kf_temp {
  kf_temp_t *next;
  int64_t pad; /* so that the elements that follow are aligned for every type */
};

void kf__unbox_free_temps(kf_temp_t *temps);
/* The same; returns the status of the failed conversion. */
kf_status_t kf__unbox_give_up(kf_temp_t *temps, kf_status_t status);

/* The adaptor for every signature that has a caller or libffi. */
kf_status_t kf__unbox_any(const kf_call_t *call, kf_stack_t *stack);

/* Note [Passing on]
 * Where the only argument is the only return, it is already in the return's slot, and an adaptor
 * has nothing to do after the kernel. So it ends with a tail call of the kernel, which saves a
 * quarter of the call's time. If the kernel fails, its argument is still on the stack. The caller
 * of an adaptor therefore calls this function when the adaptor fails; `size` is the size of the
 * stack before. It drops the argument if a kernel has run and left it. */
void kf__unbox_failed(const kf_call_t *call, kf_stack_t *stack, size_t size);

/* Error: the stack has fewer values than the kernel has arguments. */
kf_status_t kf__unbox_short(const kf_call_t *call, const kf_stack_t *stack);
/* Converts argument `index` (whose value is `*value`) to its C type, with every conversion that
 * the schema language allows. `temps` may be NULL for kinds that are not lists. */
KF_MUST_USE kf_status_t kf__unbox_argument(const kf_call_t *call, const kf_value_t *value,
                                           size_t index, void *out, kf_temp_t **temps);
/* For lists, after which `temps` may hold their memory. */
KF_MUST_USE kf_status_t kf__unbox_list(const kf_call_t *call, const kf_param_t *param,
                                       const kf_value_t *value, size_t index, kf_cell_t *out,
                                       kf_temp_t **temps);
static inline bool kf__param_is_list(uint8_t kind) {
  return kind >= KF_PARAM_INTS && kind <= KF_PARAM_SYM_INTS;
}
/* Error: the value, or its element number `element`, is not what the parameter takes. */
enum { KF__NO_ELEMENT = -1 };
kf_status_t kf__unbox_mismatch(const kf_call_t *call, size_t index, int64_t element,
                               const kf_value_t *found);
/* kf__unbox_argument for every kind except lists. Objects in `out` are borrowed from the value. False when
 * the value does not fit; the message of the error is the caller's. */
KF_MUST_USE bool kf__unbox_single(const kf_param_t *param, const kf_value_t *value, kf_cell_t *out);
/* The name of a value's tag, for messages; also for invalid tags. */
const char *kf__found_name(const kf_value_t *value);

/* Releases the topmost values and returns their address: the slots for the returns. */
static inline kf_value_t *kf__drop_arguments(kf_stack_t *stack, size_t count) {
  KF_ASSERT(count <= stack->size);
  kf_value_t *values = stack->values + (stack->size - count);
  for (size_t i = 0; i < count; i++)
    if (kf_tag_is_object(values[i].tag)) kf_object_release(values[i].as.object);
  stack->size -= count;
  return values;
}

/* The last steps of an adaptor, besides those of adaptor.h: remove `count` arguments and push the
 * returns, or nothing when `status` is not KF_OK. They return the status of the call. */
kf_status_t kf__unbox_end_tensors(const kf_call_t *call, kf_stack_t *stack, size_t count,
                                  kf_status_t status, kf_tensor_t *const *tensors,
                                  size_t tensor_count);
/* For a kernel that was to write its return over its only argument, and failed or returned no
 * tensor. */
kf_status_t kf__unbox_end_unreplaced(const kf_call_t *call, kf_stack_t *stack, kf_status_t status,
                                     kf_tensor_t *argument);
kf_status_t kf__unbox_end_list(const kf_call_t *call, kf_stack_t *stack, size_t count,
                               kf_status_t status, kf_list_t *list);

/* The first members of kf_kernel (kernel.h). */
typedef struct kf__kernel_head {
  kf_kernel_layout_t layout;
  kf_typed_fn typed;
} kf__kernel_head_t;
static inline kf_typed_fn kf__unbox_typed(const kf_call_t *call) {
  return ((const kf__kernel_head_t *)(const void *)call->kernel)->typed;
}

static inline kf_status_t kf__unbox_tensor(const kf_call_t *call, const kf_value_t *value,
                                           size_t index, kf_tensor_t **out) {
  if (KF_UNLIKELY(value->tag != KF_TAG_TENSOR))
    return kf__unbox_argument(call, value, index, out, NULL);
  *out = (kf_tensor_t *)(void *)value->as.object;
  return KF_OK;
}

static inline kf_status_t kf__unbox_int(const kf_call_t *call, const kf_value_t *value,
                                        size_t index, int64_t *out) {
  if (KF_UNLIKELY(value->tag != KF_TAG_INT))
    return kf__unbox_argument(call, value, index, out, NULL);
  *out = value->as.i;
  return KF_OK;
}

static inline kf_status_t kf__unbox_float(const kf_call_t *call, const kf_value_t *value,
                                          size_t index, double *out) {
  if (KF_UNLIKELY(value->tag != KF_TAG_FLOAT))
    return kf__unbox_argument(call, value, index, out, NULL);
  *out = value->as.f;
  return KF_OK;
}

static inline kf_status_t kf__unbox_bool(const kf_call_t *call, const kf_value_t *value,
                                         size_t index, bool *out) {
  if (KF_UNLIKELY(value->tag != KF_TAG_BOOL))
    return kf__unbox_argument(call, value, index, out, NULL);
  *out = value->as.b;
  return KF_OK;
}

static inline kf_status_t kf__unbox_scalar(const kf_call_t *call, const kf_value_t *value,
                                           size_t index, kf_scalar_t *out) {
  if (KF_UNLIKELY(!kf_value_is_real(value)))
    return kf__unbox_argument(call, value, index, out, NULL);
  *out = kf_value_real(value);
  return KF_OK;
}

#endif
