/* The programs of elementwise operators without a kernel of their own. */
#include "kernels/elementwise/cl_elementwise_shared.h"

#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise_source.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

/* Expressions in one program: a compromise between the number of programs and the time that a
 * program takes. */
enum { OPERANDS = 4, CHUNK = 24 };

static const char entry[] = "elementwise_shared";

/* The layout of kf_call in elementwise_shared.cl. */
typedef struct {
  cl_long size[KFCL_DIMS], stride[OPERANDS][KFCL_DIMS];
  cl_int dtype[OPERANDS], rounds[OPERANDS]; /* a dtype of -1: a number */
  cl_int dims, operation;
} call_t;

/* ---- Source ---- */

static void add_cases(kfcl_text_t *source, kf_dtype_t common, unsigned chunk) {
  kfcl_text_add(source, "#define KF_CASES \\\n");
  for (unsigned i = chunk * CHUNK; i < (chunk + 1) * CHUNK && i < KFCL_EXPRESSIONS; i++) {
    const char *expression = kfcl_expression_for(kfcl_expressions[i], common);
    if (expression != NULL)
      kfcl_text_addf(source, "  case %u: result = (T)(%s); break; \\\n", i, expression);
  }
  kfcl_text_add(source, "\n");
}

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  const kf_dtype_t common = (kf_dtype_t)key->bytes[0];
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, common);
  kfcl_text_add(source, kfcl_elementwise_cl);
  kfcl_text_add(source, kf_dtype_is_floating(common) ? "typedef T P;\n" : "typedef long P;\n");
  kfcl_add_any_type(device, source, common);
  add_cases(source, common, key->bytes[1]);
  kfcl_text_addf(source, "#define KF_GROUP %d\n#define KF_DIMS %d\n", KFCL_GROUP, KFCL_DIMS);
  kfcl_text_add(source, kfcl_elementwise_shared_cl);
}

/* ---- Calls ---- */

/* The program sees all operands in the common type: others are fine where that changes nothing. */
static bool operand_fits(const kf_iter_t *it, uint32_t k) {
  const kf_operand_t *operand = &it->operands[k];
  if (operand->target == it->common) return true;
  return operand->target == KF_DTYPE_BOOL && operand->tensor != NULL &&
         (k == 0 || operand->dtype == KF_DTYPE_BOOL);
}

bool kfcl_shared_fits(const kf_iter_t *it) {
  if (it->count > OPERANDS) return false;
  for (uint32_t k = 0; k < it->count; k++)
    if (!operand_fits(it, k)) return false;
  return true;
}

static cl_int rounding(const kf_iter_t *it, uint32_t k) {
  return it->operands[k].rounds ? (cl_int)it->promoted : -1;
}

static call_t describe(const kf_iter_t *it, const kfcl_expression_t *expression) {
  call_t call = {.dims = (cl_int)it->ndim, .operation = expression->number};
  for (uint32_t d = 0; d < it->ndim; d++) call.size[d] = it->flat ? it->numel : it->sizes[d];
  for (uint32_t k = 0; k < it->count; k++) {
    const bool is_tensor = it->operands[k].tensor != NULL;
    call.dtype[k] = is_tensor ? (cl_int)it->operands[k].dtype : -1;
    call.rounds[k] = rounding(it, k);
    for (uint32_t d = 0; d < it->ndim; d++)
      call.stride[k][d] = is_tensor ? kf_iter_stride(it, k, d) : 0;
  }
  for (uint32_t k = it->count; k < OPERANDS; k++) call.dtype[k] = call.rounds[k] = -1;
  return call;
}

kf_status_t kfcl_shared_elementwise(kfcl_device_t *device, kf_iter_t *it,
                                    const kfcl_expression_t *expression, const kf_scalar_t *scalars,
                                    uint32_t scalar_count) {
  static const kf_scalar_t none = {.tag = KF_TAG_INT};
  static const kf_number_t no_number = {.bits = {0, 0}};
  kfcl_key_t key = {.entry = entry};
  key.bytes[0] = (unsigned char)it->common;
  key.bytes[1] = (unsigned char)(expression->number / CHUNK);
  kfcl_launch_t launch;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  const cl_ulong n = (cl_ulong)it->numel;
  const call_t call = describe(it, expression);
  kfcl_launch_value(&launch, &n, sizeof n);
  kfcl_launch_value(&launch, &call, sizeof call);
  for (uint32_t k = 0; k < OPERANDS; k++)
    kfcl_launch_address(&launch, it->data[call.dtype[k] >= 0 ? k : 0]);
  for (uint32_t k = 1; k < OPERANDS; k++) {
    const bool is_number = k < it->count && it->operands[k].tensor == NULL;
    kfcl_launch_number(&launch, is_number ? &it->numbers[k] : &no_number, it->common);
  }
  for (uint32_t k = 0; k < KFCL_SCALARS; k++)
    kfcl_launch_scalar(&launch, k < scalar_count ? scalars[k] : none, it->common);
  kfcl_launch_faults(&launch);
  launch.reports = strstr(kfcl_expression_for(expression, it->common), "fault") != NULL;
  return kfcl_launch_run(&launch, 1, (const size_t[]){(size_t)it->numel},
                         (const size_t[]){KFCL_GROUP});
}
