/* Batches of matrices: see matrices.h. */
#include "backends/cpu/linalg/matrices.h"
#include "compat/operator_texts.h"

#include <math.h>

#include <keyfall/ops.h>

int64_t kf__batch_count(const kf_tensor_t *t, uint32_t last) {
  KF_ASSERT(last <= t->ndim);
  int64_t count = 1;
  for (uint32_t d = 0; d + last < t->ndim; d++) count *= t->sizes[d];
  return count;
}

void *kf__batch_at(const kf_tensor_t *t, uint32_t last, const kf_tensor_t *batch,
                   uint32_t batch_last, int64_t index) {
  int64_t at = 0;
  const uint32_t dims = batch->ndim - batch_last, own = t->ndim - last;
  KF_ASSERT(own <= dims);
  for (uint32_t d = dims; d > 0; d--) {
    const int64_t size = batch->sizes[d - 1], here = index % size;
    index /= size;
    if (d + own <= dims) break; /* t has no more dimensions */
    const uint32_t mine = d - 1 - (dims - own);
    if (t->sizes[mine] != 1) at += here * t->strides[mine];
  }
  return (char *)kf__data(t) + at * kf__itemsize(t);
}

kf_status_t kf__check_int32(kf__api_t api, int64_t size) {
  if (size <= INT32_MAX) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "%s: a size of %lld exceeds LAPACK's 32-bit integers",
                      kf__api_name(api), (long long)size);
}

kf_status_t kf__new_columns(const kf_tensor_t *like, kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS];
  kf__column_strides(kf__sizes(like), strides);
  return kf__tensor_new(kf__dtype(like), like->device, kf__sizes(like), strides, out);
}

kf_status_t kf__copy_columns(kf_tensor_t *of, kf_tensor_t **out) {
  KF_TRY(kf__new_columns(of, out));
  kf_status_t status = kf_copy_(*out, of, false);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out);
  *out = NULL;
  return status;
}

int32_t kf__work_size(const void *work, kf_dtype_t dtype) {
  double size;
  if (kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64) {
    memcpy(&size, work, sizeof size);
  } else { /* a float32 holds no number above 2^24 exactly: round up */
    float narrow;
    memcpy(&narrow, work, sizeof narrow);
    size = (double)narrow * (1 + 1e-6);
  }
  return size < 1 ? 1 : size > INT32_MAX ? INT32_MAX : (int32_t)size;
}

void *kf__work(int64_t count, kf_dtype_t dtype) {
  void *made = kf_calloc((size_t)(count > 0 ? count : 1), kf_dtype_size(dtype));
  if (made == NULL) (void)kf__no_memory();
  return made;
}

/* x - x is 0 for finite numbers only, and NaN is not equal to itself. */
#define FINITENESS(T)                                         \
  for (int64_t i = 0; i < parts; i++) {                       \
    const T x = ((const T *)data)[i];                         \
    finite &= x - x == 0;                                     \
    number &= x == x; /* NOLINT(misc-redundant-expression) */ \
  }

kf__finite_t kf__finiteness(const void *data, int64_t count, kf_dtype_t dtype) {
  const int64_t parts = kf_dtype_is_complex(dtype) ? 2 * count : count;
  bool finite = true, number = true;
  if (kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64) {
    FINITENESS(double)
  } else {
    FINITENESS(float)
  }
  return !number ? KF__HAS_NAN : finite ? KF__ALL_FINITE : KF__HAS_INF;
}

void kf__fill_nan(void *data, int64_t count, kf_dtype_t dtype) {
  const int64_t parts = kf_dtype_is_complex(dtype) ? 2 * count : count;
  const bool wide = kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64;
  for (int64_t i = 0; i < parts; i++)
    if (wide)
      ((double *)data)[i] = (double)NAN;
    else
      ((float *)data)[i] = NAN;
}
