/* The older bulk form of registration: one call with a schema (or a name) and all its kernels. It
 * makes one definition and one registration for each kernel, which are undone together. */
#include <string.h>

#include "base/required.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "dispatch/registry/registration.h"

static bool is_typed(const kf_bulk_kernel_t *kernel) {
  return kernel->kernel.struct_size >= sizeof kernel->kernel &&
         kernel->kernel.kind == KF_KERNEL_TYPED && kernel->kernel.signature != NULL;
}

static kf_status_t check_kernels(const kf_bulk_op_t *op) {
  for (size_t i = 0; i < op->kernel_count; i++)
    for (size_t k = 0; k < i; k++) {
      if (op->kernels[i].key != op->kernels[k].key) continue;
      if (op->kernels[i].key == KF_KEY_Undefined)
        return kf_error_set(
            KF_ERR_GENERAL,
            KF__COMPATIBLE(
                KF__TORCH_SEVERAL_CATCH_ALLS,
                "kf_register_operator: expected one catch-all kernel for %s, found several"),
            op->schema_or_name);
      return kf_error_set(
          KF_ERR_GENERAL,
          KF__COMPATIBLE(
              KF__TORCH_SEVERAL_KERNELS,
              "kf_register_operator: expected one kernel for key %s of %s, found several"),
          kf_key_name(op->kernels[i].key), op->schema_or_name);
    }
  return KF_OK;
}

/* The schema of the first kernel that has a signature, with the operator's name. */
static kf_status_t infer_schema(const kf_bulk_op_t *op, const char *full_name,
                                kf_schema_t **out_schema) {
  if (op->kernel_count == 0)
    return kf_error_set(KF_ERR_GENERAL,
                        KF__COMPATIBLE(KF__TORCH_NOTHING_TO_INFER,
                                       "kf_register_operator: %s has neither a schema nor a kernel "
                                       "whose signature could take its place"),
                        full_name);
  size_t i = 0;
  while (i < op->kernel_count && !is_typed(&op->kernels[i])) i++;
  if (i == op->kernel_count)
    return kf_error_set(KF_ERR_GENERAL,
                        KF__COMPATIBLE(KF__TORCH_NO_INFERENCE,
                                       "the schema of operator %s cannot be inferred: none of its "
                                       "kernels has a signature. Give the schema"),
                        full_name);
  if (op->alias_analysis == KF_ALIAS_ANALYSIS_FROM_SCHEMA)
    return kf_error_set(KF_ERR_GENERAL,
                        KF__COMPATIBLE(KF__TORCH_INFERRED_ALIASES,
                                       "operator %s has KF_ALIAS_ANALYSIS_FROM_SCHEMA, but no "
                                       "schema: what is inferred from a signature has no aliases"),
                        full_name);
  return kf__schema_infer(op->kernels[i].kernel.signature, full_name, out_schema);
}

/* At the front, so that the parts are undone newest first. */
static void add_part(kf_registration_t *group, kf_registration_t *part) {
  KF_ASSERT(group->kind == KF_REGISTRATION_GROUP);
  KF_ASSERT(part->next == NULL); /* neither definitions nor kernels use their link */
  part->next = group->parts;
  group->parts = part;
}

static kf_status_t register_parts(const kf_bulk_op_t *op, const kf_schema_t *schema,
                                  kf_registration_t *group) {
  kf_def_options_t options = {sizeof options, op->alias_analysis, NULL, 0};
  kf__origin_t origin = kf__origin_of_text(
      KF__COMPATIBLE(KF__TORCH_BULK_ORIGIN, "registered by kf_register_operator"));
  kf_registration_t *part = NULL;
  KF_TRY(kf__register_def(schema, origin, &options, &part));
  add_part(group, part);
  for (size_t i = 0; i < op->kernel_count; i++) {
    KF_TRY(kf__register_impl(kf_schema_name(schema), kf_schema_overload(schema), op->kernels[i].key,
                             &op->kernels[i].kernel, origin, &part));
    add_part(group, part);
  }
  return KF_OK;
}

kf_status_t kf_register_operator(const kf_bulk_op_t *given, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  *out_handle = NULL;
  kf_bulk_op_t own;
  const kf_bulk_op_t *op = &own;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_bulk_op_t), __func__, given, &own));
  if (op->kernel_count > 0 && op->kernels == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_register_operator: expected %zu kernels, found NULL",
                        op->kernel_count);
  if (op->schema_or_name == NULL || op->schema_or_name[0] == '\0')
    return kf_error_set(
        KF_ERR_GENERAL,
        KF__COMPATIBLE(KF__TORCH_NO_NAME,
                       "kf_register_operator: expected a schema or a name, found none"));
  KF_TRY(check_kernels(op));
  kf_schema_t *schema = NULL;
  char *name = NULL;
  kf_registration_t *group = NULL;
  KF_TRY(kf_schema_or_name_parse(op->schema_or_name, strlen(op->schema_or_name), NULL, &schema,
                                 &name));
  kf_status_t status = schema != NULL ? KF_OK : infer_schema(op, name, &schema);
  if (status == KF_OK) status = kf__registration_create(KF_REGISTRATION_GROUP, &group);
  if (status == KF_OK) {
    status = register_parts(op, schema, group);
    if (status == KF_OK)
      *out_handle = group;
    else
      kf_registration_release(group);
  }
  kf_schema_release(schema);
  kf_free(name);
  return status;
}
