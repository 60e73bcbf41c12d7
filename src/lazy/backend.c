/* Back ends that programs register. */
/* build: size */
#include "lazy/plan.h"

static kf_lazy_backend_t registered;
static bool has_backend;

const kf_lazy_backend_t *kf__lazy_backend(void) { return has_backend ? &registered : NULL; }

const char *kf_lazy_backend_name(void) {
  return has_backend && registered.name != NULL ? registered.name : "TSBackendImpl";
}

kf_status_t kf_lazy_set_backend(const kf_lazy_backend_t *backend) {
  if (backend != NULL &&
      (backend->struct_size < sizeof *backend || backend->compile == NULL ||
       backend->execute == NULL || backend->release == NULL || backend->name == NULL))
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_lazy_set_backend: struct_size, name, compile, execute or release is "
                        "missing");
  kf_lazy_cache_clear();
  has_backend = backend != NULL;
  if (backend != NULL) registered = *backend;
  return KF_OK;
}

/* ---- Programs ---- */

struct kf_lazy_program {
  uint32_t references; /* atomic */
  kf__lazy_plan_t *plan;
};

kf_status_t kf_lazy_describe_program(const kf_lazy_program_t *program,
                                     kf_lazy_program_info_t *out_info) {
  const uint32_t size = out_info->struct_size;
  if (size < sizeof *out_info)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_describe_program: struct_size is not set");
  *out_info = (kf_lazy_program_info_t){.struct_size = size,
                                       .parameter_count = program->plan->param_count,
                                       .node_count = program->plan->step_count,
                                       .result_count = program->plan->root_count};
  return KF_OK;
}

kf_status_t kf_lazy_program_text(const kf_lazy_program_t *program, char **out_text) {
  const char *text = program->plan->text != NULL ? program->plan->text : "";
  *out_text = kf__copy_text(text, strlen(text));
  return *out_text != NULL ? KF_OK : kf__no_memory();
}

kf_status_t kf_lazy_program_run(const kf_lazy_program_t *program, kf_tensor_t *const *arguments,
                                kf_tensor_t **results) {
  kf__lazy_run_t run = {.params = arguments, .numbers = program->plan->numbers, .results = results};
  return kf__lazy_run_plan(program->plan, &run);
}

void kf_lazy_program_retain(kf_lazy_program_t *program) {
  (void)__atomic_fetch_add(&program->references, 1, __ATOMIC_RELAXED);
}

void kf_lazy_program_release(kf_lazy_program_t *program) {
  if (program == NULL || __atomic_fetch_sub(&program->references, 1, __ATOMIC_ACQ_REL) > 1) return;
  kf__lazy_plan_release(program->plan);
  kf_free(program);
}
