/* Writes the source of elementwise kernels. */
#include "kernels/elementwise/cl_elementwise_source.h"

#include <string.h>

#include "kernels/cl_types.h"

const char *kfcl_expression_for(const kfcl_expression_t *expression, kf_dtype_t common) {
  if (common == KF_DTYPE_BOOL) return expression->of_bool;
  return kf_dtype_is_floating(common) ? expression->of_float : expression->of_int;
}

static const char *operand_tag(const kfcl_loop_t *loop, unsigned k) {
  return kfcl_tag((kf_dtype_t)loop->operands[k].dtype);
}
static const char *target_tag(const kfcl_loop_t *loop, unsigned k) {
  return kfcl_tag((kf_dtype_t)loop->operands[k].target);
}

static void add_parameters(kfcl_text_t *source, const kfcl_loop_t *loop, bool reports) {
  if (loop->dims > 0)
    kfcl_text_addf(source, "typedef struct { long size[%u]; long stride[%u][%u]; } kf_shape;\n",
                   loop->dims, loop->count, loop->dims);
  kfcl_text_addf(source, "__kernel __attribute__((reqd_work_group_size(%d, 1, 1)))\n", KFCL_GROUP);
  kfcl_text_add(source, "void run(ulong n");
  if (loop->dims > 0) kfcl_text_add(source, ", kf_shape shape");
  for (unsigned k = 0; k < loop->count; k++) {
    if (loop->operands[k].number)
      kfcl_text_addf(source, ", V_%s v%u", target_tag(loop, k), k);
    else
      kfcl_text_addf(source, ", kf_address p%u, ulong o%u", k, k);
  }
  for (unsigned k = 0; k < loop->scalars; k++) kfcl_text_addf(source, ", P %c", 'p' + (int)k);
  kfcl_text_add(source, reports ? ", __global int *fault) {\n" : ") {\n");
}

/* Adds the statements that move the addresses p0, p1, … to element i. */
static void add_addresses(kfcl_text_t *source, const kfcl_loop_t *loop) {
  for (unsigned k = 0; k < loop->count; k++) {
    if (loop->operands[k].number) continue;
    kfcl_text_addf(source, "  p%u += o%u", k, k);
    if (loop->dims == 0)
      kfcl_text_addf(source, " + (ulong)i * %uu",
                     (unsigned)kf_dtype_size((kf_dtype_t)loop->operands[k].dtype));
    kfcl_text_add(source, ";\n");
  }
  for (unsigned d = 0; d < loop->dims; d++) {
    if (d + 1 < loop->dims)
      kfcl_text_addf(source, "  { I q = i / (I)shape.size[%u]; long m = i - q * (I)shape.size[%u];",
                     d, d);
    else
      kfcl_text_add(source, "  { long m = i;");
    for (unsigned k = 0; k < loop->count; k++)
      if (!loop->operands[k].number)
        kfcl_text_addf(source, " p%u += m * shape.stride[%u][%u];", k, k, d);
    kfcl_text_add(source, d + 1 < loop->dims ? " i = q; }\n" : " }\n");
  }
}

static void add_load(kfcl_text_t *source, const kfcl_loop_t *loop, unsigned k) {
  const char *tag = operand_tag(loop, k), *target = target_tag(loop, k);
  const char *through = kfcl_tag((kf_dtype_t)loop->promoted);
  kfcl_text_addf(source, "  V_%s %c = ", target, 'a' + (int)k - 1);
  if (loop->operands[k].number)
    kfcl_text_addf(source, "v%u;\n", k);
  else if (loop->operands[k].rounds)
    kfcl_text_addf(source, "TO_%s(ROUND_%s(TO_%s(LOAD_%s(p%u))));\n", target, through, through, tag,
                   k);
  else
    kfcl_text_addf(source, "TO_%s(LOAD_%s(p%u));\n", target, tag, k);
}

static void add_store(kfcl_text_t *source, const kfcl_loop_t *loop, const char *expression) {
  const char *tag = operand_tag(loop, 0), *target = target_tag(loop, 0);
  const char *through = kfcl_tag((kf_dtype_t)loop->promoted);
  kfcl_text_addf(source, "  V_%s result = (V_%s)(%s);\n", target, target, expression);
  if (loop->operands[0].rounds)
    kfcl_text_addf(source, "  STORE_%s(p0, TO_%s(ROUND_%s(TO_%s(result))));\n", tag, tag, through,
                   through);
  else
    kfcl_text_addf(source, "  STORE_%s(p0, TO_%s(result));\n", tag, tag);
}

void kfcl_elementwise_source(const kfcl_device_t *device, const kfcl_key_t *key,
                             kfcl_text_t *source) {
  kfcl_loop_t loop;
  memcpy(&loop, key->bytes, sizeof loop);
  const kf_dtype_t common = (kf_dtype_t)loop.common;
  const char *expression = kfcl_expression_for(key->entry, common);
  const bool reports = strstr(expression, "fault") != NULL;
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, common);
  kfcl_text_add(source, kfcl_elementwise_cl);
  kfcl_text_add(source, kf_dtype_is_floating(common) ? "typedef T P;\n" : "typedef long P;\n");
  kfcl_text_add(source, loop.wide ? "typedef ulong I;\n" : "typedef uint I;\n");
  add_parameters(source, &loop, reports);
  kfcl_text_add(source, "  I i = (I)get_global_id(0);\n  if (i >= n) return;\n");
  add_addresses(source, &loop);
  for (unsigned k = 1; k < loop.count; k++) add_load(source, &loop, k);
  add_store(source, &loop, expression);
  kfcl_text_add(source, "}\n");
}
