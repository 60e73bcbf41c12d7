/* Launches of elementwise kernels, and the compute functions that are one expression. */
#include "kernels/elementwise/cl_elementwise.h"

#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise_shared.h"
#include "kernels/elementwise/cl_elementwise_source.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

_Static_assert(sizeof(kfcl_loop_t) <= KFCL_KEY_BYTES, "the key is too small");

/* ---- Keys ---- */

static const char *refuse(const kfcl_device_t *device, const kf_iter_t *it,
                          const kfcl_expression_t *expression) {
  if (it->ndim > KFCL_DIMS) return "OpenCL kernels walk at most 8 dimensions";
  for (uint32_t k = 0; k < it->count; k++) {
    const char *reason = kfcl_refusal(device, it->operands[k].dtype);
    if (reason == NULL) reason = kfcl_refusal(device, it->operands[k].target);
    if (reason != NULL) return reason;
  }
  const char *reason = kfcl_refusal(device, it->common);
  if (reason == NULL) reason = kfcl_refusal(device, it->promoted);
  if (reason == NULL && kfcl_expression_for(expression, it->common) == NULL)
    reason = "the OpenCL kernel has no code for this type";
  return reason;
}

static bool is_packed(const kf_iter_t *it) {
  if (it->ndim != 1) return false;
  for (uint32_t k = 0; k < it->count; k++)
    if (it->operands[k].tensor != NULL &&
        kf_iter_stride(it, k, 0) != (int64_t)kf_dtype_size(it->operands[k].dtype))
      return false;
  return true;
}

static kfcl_loop_t describe(const kf_iter_t *it, uint32_t scalars) {
  kfcl_loop_t loop = {0};
  loop.dims = is_packed(it) ? 0 : (uint8_t)it->ndim;
  loop.wide = it->numel > INT32_MAX;
  loop.count = (uint8_t)it->count;
  loop.scalars = (uint8_t)scalars;
  loop.common = (uint8_t)it->common;
  loop.promoted = (uint8_t)it->promoted;
  for (uint32_t k = 0; k < it->count; k++) {
    loop.operands[k].dtype = (uint8_t)it->operands[k].dtype;
    loop.operands[k].target = (uint8_t)it->operands[k].target;
    loop.operands[k].rounds = it->operands[k].rounds;
    loop.operands[k].number = it->operands[k].tensor == NULL;
  }
  return loop;
}

static kfcl_key_t key_of(const kfcl_expression_t *expression, const kfcl_loop_t *loop) {
  kfcl_key_t key = {.entry = expression};
  memcpy(key.bytes, loop, sizeof *loop);
  return key;
}

/* Whether this operator, with these types and this layout, has run often enough to be worth a
 * kernel of its own. */
static bool is_due(kfcl_device_t *device, const kf_iter_t *it, const kfcl_expression_t *expression,
                   uint32_t scalars) {
  const kfcl_loop_t loop = describe(it, scalars);
  const kfcl_key_t key = key_of(expression, &loop);
  return kfcl_kernel_is_due(device, &key, (uint64_t)it->numel);
}

/* ---- Arguments ---- */

static void pass_shape(kfcl_launch_t *launch, const kf_iter_t *it) {
  cl_long shape[KFCL_DIMS + KF_ITER_OPERANDS * KFCL_DIMS] = {0};
  for (uint32_t d = 0; d < it->ndim; d++) shape[d] = it->flat ? it->numel : it->sizes[d];
  for (uint32_t k = 0; k < it->count; k++)
    for (uint32_t d = 0; d < it->ndim; d++)
      shape[it->ndim + k * it->ndim + d] = kf_iter_stride(it, k, d);
  kfcl_launch_value(launch, shape, sizeof *shape * it->ndim * (1 + it->count));
}

static kf_status_t launch(kfcl_device_t *device, kf_iter_t *it, const kfcl_expression_t *expression,
                          const kf_scalar_t *scalars, uint32_t scalar_count) {
  const kfcl_loop_t loop = describe(it, scalar_count);
  const kfcl_key_t key = key_of(expression, &loop);
  kfcl_launch_t launch;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, kfcl_elementwise_source));
  const cl_ulong n = (cl_ulong)it->numel;
  kfcl_launch_value(&launch, &n, sizeof n);
  if (loop.dims > 0) pass_shape(&launch, it);
  for (uint32_t k = 0; k < it->count; k++) {
    if (loop.operands[k].number)
      kfcl_launch_number(&launch, &it->numbers[k], it->operands[k].target);
    else
      kfcl_launch_address(&launch, it->data[k]);
  }
  for (uint32_t k = 0; k < scalar_count; k++) kfcl_launch_scalar(&launch, scalars[k], it->common);
  if (strstr(kfcl_expression_for(expression, it->common), "fault") != NULL)
    kfcl_launch_faults(&launch);
  return kfcl_launch_run(&launch, 1, (const size_t[]){(size_t)it->numel},
                         (const size_t[]){KFCL_GROUP});
}

kf_status_t kfcl_elementwise(kf_iter_t *it, const kfcl_expression_t *expression,
                             const kf_scalar_t *scalars, uint32_t scalar_count) {
  kfcl_device_t *device;
  KF_TRY(kfcl_device_open(kf_tensor_device(it->operands[0].tensor), &device));
  const char *reason = refuse(device, it, expression);
  for (uint32_t k = 0; k < scalar_count && reason == NULL; k++)
    if (scalars[k].tag == KF_TAG_COMPLEX) reason = "OpenCL kernels have no complex types";
  if (reason != NULL) return kf_compute_decline(reason);
  if (it->numel == 0) return KF_OK;
  if (kfcl_shared_fits(it) && !is_due(device, it, expression, scalar_count))
    return kfcl_shared_elementwise(device, it, expression, scalars, scalar_count);
  return launch(device, it, expression, scalars, scalar_count);
}

/* ---- Compute functions ---- */

#define ROW(name, form, ...)                                                           \
  static const kfcl_expression_t op_##name = {#name, KFCL_NUMBER_##name, __VA_ARGS__}; \
  FUNCTION_##form(name)
#define VARIANT(name, ...) \
  const kfcl_expression_t kfcl_op_##name = {#name, KFCL_NUMBER_##name, __VA_ARGS__};
#define FUNCTION_W(name) \
  static kf_status_t ocl_##name(kf_iter_t *it) { return kfcl_elementwise(it, &op_##name, NULL, 0); }
#define FUNCTION_Ws(name)                                       \
  static kf_status_t ocl_##name(kf_iter_t *it, kf_scalar_t p) { \
    return kfcl_elementwise(it, &op_##name, &p, 1);             \
  }
#define FUNCTION_Wss(name)                                                     \
  static kf_status_t ocl_##name(kf_iter_t *it, kf_scalar_t p, kf_scalar_t q) { \
    const kf_scalar_t scalars[] = {p, q};                                      \
    return kfcl_elementwise(it, &op_##name, scalars, 2);                       \
  }
#define FUNCTION_Wsss(name)                                                                   \
  static kf_status_t ocl_##name(kf_iter_t *it, kf_scalar_t p, kf_scalar_t q, kf_scalar_t r) { \
    const kf_scalar_t scalars[] = {p, q, r};                                                  \
    return kfcl_elementwise(it, &op_##name, scalars, 3);                                      \
  }
#include "kernels/elementwise/cl_expressions.def"

#define ROW(name, form, ...) KF_COMPUTE_FLAGS(name, ocl_##name, KF_COMPUTE_MAY_DECLINE),
#define VARIANT(name, ...)
const kf_compute_t kfcl_elementwise_computes[] = {
#include "kernels/elementwise/cl_expressions.def"
    KF_COMPUTE_END};

#define ROW(name, form, ...) &op_##name,
#define VARIANT(name, ...) &kfcl_op_##name,
const kfcl_expression_t *const kfcl_expressions[KFCL_EXPRESSIONS] = {
#include "kernels/elementwise/cl_expressions.def"
};
