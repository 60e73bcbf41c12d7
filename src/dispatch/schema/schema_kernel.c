/* Comparison of a kernel's inferred schema with the declared one.
 *
 * Note [Kernel check]: real types are compared, because a kernel that takes a layout must not be
 * registered where an integer is declared. Only symbolic integers are special: most kernels take
 * plain integers, and then SymInt, SymInt?, SymInt[] and SymInt[]? in the declared arguments count
 * as int, int?, int[] and int[]?. Returns are compared unchanged. Names, defaults, annotations and
 * list sizes are not compared. */
#include <string.h>

#include "compat/texts.h"
#include "dispatch/schema/schema_internal.h"

static void describe_types(kf_text_t *text, const char *what, uint32_t index,
                           const kf_type_t *declared, const kf_type_t *kernel) {
  char wanted[1024], found[1024];
  (void)kf_type_print(declared, wanted, sizeof wanted);
  (void)kf_type_print(kernel, found, sizeof found);
  kf__text_format(text,
                  KF__COMPATIBLE(KF__TORCH_KERNEL_TYPE,
                                 "%s %u is of type %s in the schema, and of type %s in the kernel"),
                  what, (unsigned)index + 1, wanted, found);
}

static bool find_difference(kf_text_t *text, const kf_schema_t *declared, const kf_schema_t *kernel,
                            bool kernel_has_symint) {
  if (declared->argument_count != kernel->argument_count) {
    kf__text_format(
        text,
        KF__COMPATIBLE(KF__TORCH_KERNEL_ARGUMENTS,
                       "the number of arguments is %u in the schema and %u in the kernel"),
        (unsigned)declared->argument_count, (unsigned)kernel->argument_count);
    return true;
  }
  if (declared->return_count != kernel->return_count) {
    kf__text_format(
        text,
        KF__COMPATIBLE(KF__TORCH_KERNEL_RETURNS,
                       "the number of returns is %u in the schema and %u in the kernel"),
        (unsigned)declared->return_count, (unsigned)kernel->return_count);
    return true;
  }
  for (uint32_t i = 0; i < declared->argument_count + declared->return_count; i++) {
    const kf_type_t *wanted = declared->arguments[i].real_type;
    const kf_type_t *found = kernel->arguments[i].real_type;
    bool is_argument = i < declared->argument_count;
    if (is_argument && !kernel_has_symint) wanted = kf__type_without_symint(wanted);
    if (kf_type_equal(wanted, found)) continue;
    describe_types(text, is_argument ? "argument" : "return",
                   is_argument ? i : i - declared->argument_count, wanted, found);
    return true;
  }
  return false;
}

bool kf__schema_mismatch_reason(const kf_schema_t *declared, const kf_schema_t *kernel,
                                bool kernel_has_symint, char *reason, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, reason, size);
  bool differs = find_difference(&text, declared, kernel, kernel_has_symint);
  (void)kf__text_finish_fixed(&text);
  return differs;
}

kf_status_t kf__schema_of_kernel(const kf_schema_t *declared, kf_schema_t **out_schema) {
  kf_text_t text;
  char *printed = NULL;
  *out_schema = NULL;
  kf__text_init(&text);
  kf__schema_print_for_kernel(&text, declared, false);
  KF_TRY(kf__text_take(&text, &printed));
  /* The text is "name(arguments) -> returns"; names have no brackets. */
  KF_ASSERT(strchr(printed, '(') != NULL);
  kf_status_t status = kf__schema_from_signature(strchr(printed, '('), out_schema);
  kf_free(printed);
  return status;
}

kf_status_t kf__schema_infer(const char *signature, const char *full_name,
                             kf_schema_t **out_schema) {
  *out_schema = NULL;
  char *name = NULL;
  const char *overload = NULL;
  kf_schema_t *inferred = NULL;
  KF_TRY(kf_op_name_parse(full_name, &name, &overload));
  kf_status_t status = kf__schema_from_signature(signature, &inferred);
  if (status == KF_OK) status = kf__schema_clone_renamed(inferred, name, overload, out_schema);
  kf_schema_release(inferred);
  kf_free(name);
  return status;
}
