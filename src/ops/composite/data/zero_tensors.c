/* Zero tensors: tensors that are known to be all zeros and have no memory, as gradients often are.
 * Makes them, and has the kernels of the operators whose results are zero tensors again. For every
 * other operator the fallback gives them memory (core/lazy_bits.c). */
#include <keyfall/binding.h>
#include <keyfall/ops.h>

#include "ops/composite/data/factory_composites.h"
#include "ops/core/lazy_bits.h"
#include "ops/core/standard_registrations.h"
#include "ops/gen/composites.h"

/* ---- Making them ---- */

/* The storage has the size of the tensor but no memory (kf_storage_wrap of NULL), so that geometry
 * is checked as usual, and a kernel that does not know zero tensors refuses it. */
static kf_status_t make_zero(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                             kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS], numel;
  kf_storage_t *storage = NULL;
  KF_TRY(kf__check_rank(sizes.size));
  KF_TRY(kf__shape_numel(sizes, kf_dtype_size(dtype), &numel));
  kf__contiguous_strides(sizes, strides);
  size_t bytes = (size_t)numel * kf_dtype_size(dtype);
  KF_TRY(kf_storage_wrap(device, NULL, bytes, NULL, NULL, &storage));
  kf_status_t status =
      kf_tensor_create(storage, dtype, sizes, (kf_int_span_t){strides, sizes.size}, 0, out);
  kf_storage_release(storage);
  if (status == KF_OK) kf_tensor_add_keys(*out, kf_keyset_of(KF_KEY_ZeroTensor));
  return status;
}

kf_status_t kf__op__efficientzerotensor(const kf_call_t *call, kf_int_span_t size, KF__OPTIONS,
                                        kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  return make_zero(options.dtype, options.device, size, out);
}

/* ---- Operators that keep them ---- */

/* Which of the tensor arguments must be zeros for the result to be zeros. */
typedef enum { ALL, ANY, FIRST } condition_t;
typedef struct {
  const char *op;
  condition_t condition;
} keeper_t;
static const keeper_t keepers[] = {
    {"add.Tensor", ALL}, {"sub.Tensor", ALL},   {"mul.Tensor", ANY}, {"mul.Scalar", ANY},
    {"dot", ANY},        {"linalg_cross", ANY}, {"vdot", ANY},       {"div.Tensor", FIRST},
};

static kf_tensor_t *tensor_in(const kf_value_t *value) {
  return value->tag == KF_TAG_TENSOR ? (kf_tensor_t *)(void *)value->as.object : NULL;
}

static bool stays_zero(condition_t condition, const kf_value_t *values, size_t count) {
  KF_ASSERT(count > 0);
  size_t tensors = 0, zeros = 0;
  for (size_t i = 0; i < count; i++) {
    const kf_tensor_t *tensor = tensor_in(&values[i]);
    if (tensor == NULL) continue;
    tensors++;
    if (kf__is_zero_tensor(tensor)) zeros++;
  }
  if (condition == FIRST) return kf__is_zero_tensor(tensor_in(&values[0]));
  return condition == ALL ? zeros == tensors : zeros > 0;
}

/* Replaces a tensor argument by a meta tensor of the same shape and type. Strides do not matter:
 * the result of these operators is made contiguous. */
static kf_status_t describe(kf_value_t *value) {
  kf_tensor_t *tensor = tensor_in(value), *described = NULL;
  if (tensor == NULL) return KF_OK;
  KF_TRY(kf__tensor_new(kf__dtype(tensor), kf_device_make(KF_DEVICE_META, -1), kf__sizes(tensor),
                        NULL, &described));
  kf_tensor_set_wrapped_number(described, kf__is_wrapped(tensor));
  kf_value_clear(value);
  *value = kf_value_tensor_take(described);
  return KF_OK;
}

/* Runs the operator on the meta device to find shape and type of the result, so that every error of
 * the operator is found, too, and makes a zero tensor of it. */
static kf_status_t make_result(const kf_call_t *call, kf_stack_t *stack, size_t count) {
  KF_ASSERT(stack->size >= count);
  kf_value_t *values = stack->values + stack->size - count;
  kf_device_t device = tensor_in(&values[0])->device;
  kf_tensor_t *made = NULL;
  for (size_t i = 0; i < count; i++) KF_TRY(describe(&values[i]));
  KF_TRY(kf_op_redispatch_boxed(call->op, kf_keyset_of(KF_KEY_Meta), stack));
  KF_ASSERT(stack->size > 0);
  kf_value_t *result = &stack->values[stack->size - 1];
  const kf_tensor_t *like = tensor_in(result);
  KF_ASSERT(like != NULL); /* all keepers return one tensor */
  KF_TRY(make_zero(kf__dtype(like), device, kf__sizes(like), &made));
  kf_value_clear(result);
  *result = kf_value_tensor_take(made);
  return KF_OK;
}

static kf_status_t keep_zeros(const kf_call_t *call, kf_stack_t *stack) {
  const keeper_t *keeper = kf_call_context(call);
  KF_ASSERT(keeper != NULL);
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL)
    return kf_error_set(KF_ERR_MISUSE, "%s has no schema", kf_op_full_name(call->op));
  size_t count = kf_schema_argument_count(schema);
  kf_schema_release(schema);
  if (!stays_zero(keeper->condition, stack->values + stack->size - count, count))
    return kf__run_real_zeros(call, stack);
  return make_result(call, stack, count);
}

kf_status_t kf__ops_register_zero_tensors(kf_library_t **out_library) {
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_ZeroTensor, &library));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < sizeof keepers / sizeof keepers[0] && status == KF_OK; i++) {
    /* The context is only read; the struct has no const for it. */
    kf_kernel_desc_t kernel = kf_kernel_boxed(keep_zeros, (void *)(uintptr_t)&keepers[i], NULL);
    status = kf_library_impl(library, keepers[i].op, KF_KEY_ZeroTensor, &kernel);
  }
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
