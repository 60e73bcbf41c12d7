/* Back ends that programs register. One is registered at a time; plans that it compiled point to
 * the copy of its struct here, and it releases their code. */
#include "lazy/graphs/graph_backend.h"
#include "base/new_stack.h"
#include "base/versioned_struct.h"
#include "lazy/model/eager_device.h"

static kf_lazy_backend_t registered;
static bool has_backend;

const kf_lazy_backend_t *kf__lazy_backend(void) { return has_backend ? &registered : NULL; }

const char *kf_lazy_backend_name(void) {
  return has_backend && registered.name != NULL ? registered.name : "TSBackendImpl";
}

int kf_lazy_eager_device_type(void) {
  return has_backend ? registered.eager_device_type : kf__lazy_eager_device().type;
}

kf_status_t kf_lazy_set_backend(const kf_lazy_backend_t *backend) {
  kf_lazy_backend_t given = {0};
  if (backend != NULL)
    KF_TRY(kf__struct_read(KF__STRUCT(kf_lazy_backend_t), __func__, backend, &given));
  if (backend != NULL && (given.compile == NULL || given.execute == NULL || given.release == NULL ||
                          given.name == NULL))
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_lazy_set_backend: name, compile, execute or release is missing");
  /* before the struct changes: cached code is released by the back end that made it */
  kf_lazy_cache_clear();
  has_backend = backend != NULL;
  registered = given;
  return KF_OK;
}

/* ---- Programs ---- */

/* The code of a back end may keep the program, and the plan owns the code: the program does not own
 * the plan. */
struct kf_lazy_program {
  uint32_t references; /* atomic */
  kf__lazy_plan_t *plan;
};

/* The numbers of the run that this thread's back end executes; NULL: none. */
static __thread const kf_value_t *run_numbers __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(run_numbers, run_numbers, NULL)

kf_status_t kf__lazy_backend_compile(kf__lazy_plan_t *plan) {
  const kf_lazy_backend_t *backend = kf__lazy_backend();
  if (backend == NULL) return KF_OK;
  kf_lazy_program_t *program = kf_calloc(1, sizeof *program);
  if (program == NULL) return kf__no_memory();
  program->references = 1;
  program->plan = plan;
  void *code = NULL;
  kf_status_t status = backend->compile(backend->context, program, &code);
  if (status == KF_OK) {
    plan->backend = backend;
    plan->code = code;
  }
  kf_lazy_program_release(program);
  return status;
}

/* Back ends get tensors of the CPU. */
static kf_status_t execute(const kf__lazy_plan_t *plan, kf__lazy_run_t *run, kf_tensor_t **params) {
  for (size_t i = 0; i < plan->param_count; i++) {
    params[i] = run->params[i];
    kf_tensor_retain(params[i]);
    KF_TRY(kf__lazy_on_cpu(&params[i]));
  }
  const kf_value_t *before = run_numbers;
  run_numbers = run->numbers;
  kf_status_t status =
      plan->backend->execute(plan->backend->context, plan->code, params, run->results);
  run_numbers = before;
  return status;
}

kf_status_t kf__lazy_run_plan(const kf__lazy_plan_t *plan, kf__lazy_run_t *run) {
  if (KF_LIKELY(plan->code == NULL)) return kf__lazy_run_built_in(plan, run);
  kf_tensor_t **params = kf_calloc(plan->param_count + 1, sizeof *params);
  if (params == NULL) return kf__no_memory();
  kf_status_t status = execute(plan, run, params);
  for (size_t i = 0; i < plan->param_count; i++) kf_tensor_release(params[i]);
  kf_free(params);
  return status;
}

kf_status_t kf_lazy_describe_program(const kf_lazy_program_t *program,
                                     kf_lazy_program_info_t *out_info) {
  const kf_lazy_program_info_t info = {.parameter_count = program->plan->param_count,
                                       .node_count = program->plan->step_count,
                                       .result_count = program->plan->root_count};
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_lazy_program_info_t), __func__, out_info));
  kf__struct_fill(KF__STRUCT(kf_lazy_program_info_t), &info, out_info);
  return KF_OK;
}

kf_status_t kf_lazy_program_text(const kf_lazy_program_t *program, char **out_text) {
  const char *text = program->plan->text != NULL ? program->plan->text : "";
  *out_text = kf__copy_text(text, strlen(text));
  return *out_text != NULL ? KF_OK : kf__no_memory();
}

kf_status_t kf_lazy_program_run(const kf_lazy_program_t *program, kf_tensor_t *const *arguments,
                                kf_tensor_t **results) {
  kf__lazy_run_t run = {.params = arguments,
                        .numbers = run_numbers != NULL ? run_numbers : program->plan->numbers,
                        .results = results};
  KF_TRY(kf__lazy_run_built_in(program->plan, &run));
  for (size_t i = 0; i < program->plan->root_count; i++) KF_TRY(kf__lazy_on_cpu(&results[i]));
  return KF_OK;
}

void kf_lazy_program_retain(kf_lazy_program_t *program) {
  (void)__atomic_fetch_add(&program->references, 1, __ATOMIC_RELAXED);
}

void kf_lazy_program_release(kf_lazy_program_t *program) {
  if (program == NULL || __atomic_fetch_sub(&program->references, 1, __ATOMIC_ACQ_REL) > 1) return;
  kf_free(program);
}
