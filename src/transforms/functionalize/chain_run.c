/* Running a chain of views, forwards and backwards. */
#include "transforms/functionalize/view_chain.h"

#include "tensor/tensor_internal.h"

kf_status_t kf__chain_run(const kf__view_t *chain, kf_tensor_t *base,
                          const kf__geometry_of_base_t *base_geometry, kf_tensor_t **out_tensor) {
  kf_tensor_t *on = NULL;
  *out_tensor = NULL;
  if (chain == NULL) {
    kf_tensor_retain(base);
    *out_tensor = base;
    return KF_OK;
  }
  KF_TRY(kf__chain_run(chain->parent, base, base_geometry, &on));
  kf_status_t status = kf__view_run(chain, on, base_geometry, out_tensor);
  kf_tensor_release(on);
  return status;
}

/* views[i] leads from on[i] to on[i + 1]; on[0] is the base. */
static kf_status_t run_backwards(const kf__view_t *const *views, kf_tensor_t **on, size_t length,
                                 const kf__geometry_of_base_t *base_geometry, kf_tensor_t *mutated,
                                 kf_tensor_t **out_base) {
  for (size_t i = 0; i + 1 < length; i++)
    KF_TRY(kf__view_run(views[i], on[i], base_geometry, &on[i + 1]));
  kf_tensor_t *current = mutated;
  kf_tensor_retain(current);
  for (size_t i = length; i-- > 0;) {
    kf_tensor_t *before = NULL;
    kf_status_t status = kf__view_invert(views[i], on[i], base_geometry, current, &before);
    kf_tensor_release(current);
    if (status != KF_OK) return status;
    current = before;
  }
  *out_base = current;
  return KF_OK;
}

kf_status_t kf__chain_invert(const kf__view_t *chain, kf_tensor_t *base,
                             const kf__geometry_of_base_t *base_geometry, kf_tensor_t *mutated,
                             kf_tensor_t **out_base) {
  *out_base = NULL;
  if (chain == NULL) {
    kf_tensor_retain(mutated);
    *out_base = mutated;
    return KF_OK;
  }
  size_t length = chain->length;
  kf_tensor_t **on = kf_calloc(length, sizeof *on);
  const kf__view_t **views = kf_calloc(length, sizeof *views);
  kf_status_t status = on != NULL && views != NULL ? KF_OK : kf__no_memory();
  if (status == KF_OK) {
    for (size_t i = length; i-- > 0; chain = chain->parent) views[i] = chain;
    kf_tensor_retain(base);
    on[0] = base;
    status = run_backwards(views, on, length, base_geometry, mutated, out_base);
    for (size_t i = 0; i < length; i++) kf_tensor_release(on[i]);
  }
  kf_free(on);
  kf_free(views);
  return status;
}
