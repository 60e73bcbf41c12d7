/* Fills memory that no operator has written yet with values that are easily seen: NaN, the greatest
 * integer, true. Off by default; programs that want the same results in every run switch it on, so
 * that reading such memory is reproducible, too. */
#include "ops/composite/data/uninitialized.h"

#include <keyfall/ops.h>
#include <math.h>

#include "ops/composite/data/factory_composites.h"
#include "ops/core/number.h"

bool kf__fills_uninitialized;

void kf_set_fill_uninitialized(bool fills) {
  __atomic_store_n(&kf__fills_uninitialized, fills, __ATOMIC_RELAXED);
}

bool kf_fills_uninitialized(void) {
  return __atomic_load_n(&kf__fills_uninitialized, __ATOMIC_RELAXED);
}

static kf_scalar_t filler_of(kf_dtype_t dtype) {
  if (dtype == KF_DTYPE_BOOL) return kf__number_of_int(1);
  if (!kf_dtype_is_integral(dtype, false)) return kf__number_of_float(NAN);
  const unsigned bits = 8 * (unsigned)kf_dtype_size(dtype) - kf_dtype_is_signed(dtype);
  kf_scalar_t number = kf__number_of_int((int64_t)(UINT64_MAX >> (64 - bits)));
  if (bits == 64) number.tag = KF_TAG_UINT;
  return number;
}

kf_status_t kf__fill_all(kf_tensor_t *tensor) {
  return kf_fill__Scalar(tensor, filler_of(kf__dtype(tensor)));
}

kf_status_t kf__fill_made(kf_status_t status, kf_tensor_t **out) {
  if (status != KF_OK) return status;
  kf_tensor_t *made = *out;
  *out = NULL;
  return kf__made(kf__fill_all(made), made, out);
}

kf_status_t kf__fill_grown(kf_tensor_t *tensor, size_t before) {
  const size_t item = (size_t)kf__itemsize(tensor);
  const int64_t first = (int64_t)((before + item - 1) / item);
  const int64_t count = (int64_t)(tensor->storage->size / item) - first;
  kf_tensor_t *grown = NULL;
  if (count <= 0) return KF_OK;
  KF_TRY(kf_tensor_alias(tensor, &grown));
  kf_status_t status = kf_tensor_set_geometry(grown, KF_INTS(count), KF_INTS(1), first);
  if (status == KF_OK) status = kf__fill_all(grown);
  kf_tensor_release(grown);
  return status;
}
