/* The meta device runs the rules of the catalogue and computes nothing, so its shapes, dtypes and
 * errors match those of every other device by construction. Operators without a rule use the
 * kernels in the tables listed here. */
#include "backends/meta/register_meta.h"

#include "backends/meta/meta_kernels.h"
#include "ops/catalogue/catalogue.h"

kf_status_t kf__meta_register(kf_library_t **out_library) {
  static const kf_compute_t *const tables[] = {kf__meta_computes, NULL};
  KF_ASSERT(out_library != NULL);
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Meta, &library));
  kf_status_t status = kf__bind_rules(library, KF_KEY_Meta);
  if (status == KF_OK) status = kf_backend_bind(library, KF_KEY_Meta, tables);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
