/* Copies with conversion, broadcasting and any strides, and fills. What is on the host travels as
 * one packed block; the device converts and reorders. */
#include "kernels/cl_copy.h"

#include <keyfall/ops.h>
#include <string.h>

#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

static bool same_device(kf_device_t a, kf_device_t b) {
  return a.type == b.type && a.index == b.index;
}

kf_status_t kfcl_copy(kf_tensor_t *src, kf_tensor_t *out) {
  kf_iter_t it;
  const bool is_bool = kf_tensor_dtype(out) == KF_DTYPE_BOOL;
  /* Conversions go from the source's type to the result's; halves are floats in between. */
  KF_TRY(kfcl_iterate(&it, kfcl_compute_type(kf_tensor_dtype(is_bool ? out : src)), 2,
                      (kf_tensor_t *const[]){out, src}));
  return kfcl_elementwise(&it, &kfcl_op_copy, NULL, 0);
}

static size_t bytes_of(const kf_tensor_t *tensor) {
  return (size_t)kf_tensor_numel(tensor) * kf_tensor_itemsize(tensor);
}

/* Between packed tensors of one type and shape on any two devices. */
static kf_status_t move_packed(kf_tensor_t *from, kf_tensor_t *to) {
  void *data;
  KF_TRY(kf_tensor_mutable_data(to, &data));
  return kf_device_copy(kf_tensor_device(to), data, kf_tensor_device(from), kf_tensor_data(from),
                        bytes_of(to));
}

static bool is_packed(const kf_tensor_t *tensor) {
  return kf_tensor_is_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS);
}

/* To the device: a packed copy of the source arrives there, then the device copies. */
static kf_status_t copy_to(kf_tensor_t *src, kf_tensor_t *out) {
  kf_tensor_t *packed, *arrived;
  KF_TRY(kf_contiguous(src, KF_MEMORY_FORMAT_CONTIGUOUS, &packed));
  kf_status_t status =
      kf_tensor_new(kf_tensor_dtype(src), kf_tensor_device(out), kf_tensor_sizes(src), &arrived);
  if (status == KF_OK) {
    status = move_packed(packed, arrived);
    if (status == KF_OK) status = kfcl_copy(arrived, out);
    kf_tensor_release(arrived);
  }
  kf_tensor_release(packed);
  return status;
}

/* From the device: it packs and converts, then the block travels. */
static kf_status_t copy_from(kf_tensor_t *src, kf_tensor_t *out) {
  kf_tensor_t *packed, *arrived;
  KF_TRY(kf_tensor_new(kf_tensor_dtype(out), kf_tensor_device(src), kf_tensor_sizes(out), &packed));
  kf_status_t status = kfcl_copy(src, packed);
  if (status == KF_OK && is_packed(out)) {
    status = move_packed(packed, out);
  } else if (status == KF_OK) {
    status =
        kf_tensor_new(kf_tensor_dtype(out), kf_tensor_device(out), kf_tensor_sizes(out), &arrived);
    if (status == KF_OK) {
      status = move_packed(packed, arrived);
      if (status == KF_OK) status = kf_copy_(out, arrived, false);
      kf_tensor_release(arrived);
    }
  }
  kf_tensor_release(packed);
  return status;
}

static bool same_sizes(const kf_tensor_t *a, const kf_tensor_t *b) {
  const kf_int_span_t x = kf_tensor_sizes(a), y = kf_tensor_sizes(b);
  return x.size == y.size && (x.size == 0 || memcmp(x.data, y.data, x.size * sizeof *x.data) == 0);
}

static kf_status_t ocl_copy(kf_tensor_t *src, kf_tensor_t *out) {
  const kf_device_t from = kf_tensor_device(src), to = kf_tensor_device(out);
  if (kf_tensor_numel(out) == 0) return KF_OK;
  if (kf_tensor_dtype(src) == kf_tensor_dtype(out) && same_sizes(src, out) && is_packed(src) &&
      is_packed(out))
    return move_packed(src, out);
  if (kfcl_tag(kf_tensor_dtype(src)) == NULL || kfcl_tag(kf_tensor_dtype(out)) == NULL)
    return kf_compute_decline("OpenCL kernels do not have this type");
  if (same_device(from, to)) return kfcl_copy(src, out);
  /* A device of another type, or another OpenCL device, takes the host's part. */
  return to.type >= KF_DEVICE_FIRST_DYNAMIC && from.type == KF_DEVICE_CPU ? copy_to(src, out)
         : to.type == KF_DEVICE_CPU                                       ? copy_from(src, out)
                                    : kf_compute_decline("a copy between two devices");
}

/* ---- Fills ---- */

static kf_status_t ocl_fill_tensor(kf_tensor_t *value, kf_tensor_t *out) {
  return ocl_copy(value, out);
}

/* A tensor on the CPU with the number, as large as the type of the result. */
static kf_status_t ocl_fill(kf_scalar_t value, kf_tensor_t *out) {
  kf_iter_t it;
  if (kf_tensor_numel(out) == 0) return KF_OK;
  if (kfcl_tag(kf_tensor_dtype(out)) == NULL || value.tag == KF_TAG_COMPLEX)
    return kf_compute_decline("OpenCL kernels do not have this type");
  KF_TRY(kfcl_iterate(&it, KF_DTYPE_COUNT, 1, &out));
  it.count = 2;
  it.operands[1] = (kf_operand_t){NULL, it.common, it.common, false};
  for (uint32_t d = 0; d < it.ndim; d++) it.strides[1][d] = 0;
  switch ((int)it.common) {
    case KF_DTYPE_FLOAT32: it.numbers[1].f32[0] = (float)kfcl_scalar_float(value); break;
    case KF_DTYPE_FLOAT64: it.numbers[1].f = kfcl_scalar_float(value); break;
    case KF_DTYPE_BOOL: it.numbers[1].i = kfcl_scalar_float(value) != 0; break;
    default: it.numbers[1].i = kfcl_scalar_int(value); break; /* little-endian: narrows */
  }
  return kfcl_elementwise(&it, &kfcl_op_copy, NULL, 0);
}

static kf_status_t ocl_zero(kf_tensor_t *out) { return ocl_fill(kfcl_real(0), out); }

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_copy_computes[] = {ENTRY(copy, ocl_copy), ENTRY(fill, ocl_fill),
                                           ENTRY(fill_tensor, ocl_fill_tensor),
                                           ENTRY(zero, ocl_zero), KF_COMPUTE_END};
