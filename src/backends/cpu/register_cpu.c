/* The list of all tables of CPU kernels, made from kernel_tables.def, and its registration. */
#include "backends/cpu/register_cpu.h"

#include "backends/cpu/core/kernel_tables.h"

const kf_compute_t *const kf__cpu_tables[] = {
#define KF__CPU_TABLE(name) kf__cpu_bind_##name,
#include "backends/cpu/core/kernel_tables.def"
#undef KF__CPU_TABLE
    NULL};

kf_status_t kf__cpu_register(kf_library_t **out_library) {
  kf_library_t *library = NULL;
  KF_ASSERT(out_library != NULL);
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_CPU, &library));
  kf_status_t status = kf_backend_bind(library, KF_KEY_CPU, kf__cpu_tables);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
