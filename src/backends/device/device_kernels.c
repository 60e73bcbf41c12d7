/* Copies, fills and single elements by a device's interface.
 *
 * A copy between tensors that lie in memory in the same order and have one type is a copy of bytes.
 * Every other copy goes by way of the host, where the CPU converts, broadcasts and reorders: the
 * side that is on the device is fetched or stored as one block where it is dense. */
#include "backends/device/device_kernels.h"

#include <keyfall/ops.h>

#include "ops/catalogue/call_signature.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"
#include "ops/gen/op_index.h"
#include "tensor/device/device_bytes.h"
#include "tensor/host/host_copies.h"
#include "tensor/storage/storage.h"

static size_t byte_offset(const kf_tensor_t *t) { return (size_t)(t->offset * kf__itemsize(t)); }

static size_t byte_count(const kf_tensor_t *t) { return (size_t)(t->numel * kf__itemsize(t)); }

static bool is_remote(const kf_tensor_t *t) {
  return (kf__storage_flags(t->storage) & KF__STORAGE_REMOTE) != 0;
}

/* ---- Copies ---- */

/* Every element of the one lies where the same element of the other lies. */
static bool same_bytes(const kf_tensor_t *a, const kf_tensor_t *b) {
  if (kf__dtype(a) != kf__dtype(b) || !kf__same_sizes(a, b)) return false;
  if (kf__is_contiguous(a) && kf__is_contiguous(b)) return true;
  return kf__is_dense(a) && kf__is_dense(b) && kf__spans_equal(kf__strides(a), kf__strides(b));
}

static kf_status_t host_side(kf__host_copies_t *copies, kf_tensor_t *tensor,
                             kf_tensor_t **out_host) {
  if (is_remote(tensor)) return kf__host_copies_tensor(copies, tensor, out_host);
  kf_tensor_retain(tensor);
  *out_host = tensor;
  return KF_OK;
}

/* Fills may write an element several times, which copy_ refuses. */
static kf_status_t fill_on_host(kf_tensor_t *to, kf_tensor_t *value) {
  kf_scalar_t number;
  KF_TRY(kf_raw_local_scalar_dense(value, &number));
  return kf_fill__Scalar(to, number);
}

static kf_status_t copy_on_host(kf__host_copies_t *copies, kf_tensor_t *src, kf_tensor_t *out,
                                bool is_fill) {
  kf_tensor_t *from, *to;
  KF_TRY(host_side(copies, src, &from));
  kf_status_t status = host_side(copies, out, &to);
  if (status == KF_OK) {
    status = is_fill ? fill_on_host(to, from) : kf_copy_(to, from, false);
    kf_tensor_release(to);
  }
  kf_tensor_release(from);
  return status;
}

static kf_status_t copy_through_host(kf_tensor_t *src, kf_tensor_t *out, bool is_fill) {
  kf__host_copies_t copies;
  kf__host_copies_init(&copies);
  kf_status_t status = KF_OK;
  if (is_remote(src)) status = kf__host_copies_add(&copies, src, true, false);
  if (status == KF_OK && is_remote(out)) status = kf__host_copies_add(&copies, out, false, true);
  if (status == KF_OK) status = kf__host_copies_fetch(&copies);
  if (status == KF_OK) status = copy_on_host(&copies, src, out, is_fill);
  if (status == KF_OK) status = kf__host_copies_write_back(&copies);
  kf__host_copies_drop(&copies, status != KF_OK);
  return status;
}

/* The kernel of copy_ at CPU, for a thread that excludes this key. */
static kf_status_t call_cpu(kf_tensor_t *src, kf_tensor_t *out) {
  KF__KERNEL_TYPE(copy_fn, TTb, 0);
  bool non_blocking = false;
  KF_REDISPATCH(kf__catalogue_op(KF__OP_copy_), copy_fn, kf_keyset_of(KF_KEY_CPU),
                (out, src, non_blocking), (&out, &src, &non_blocking), (NULL));
}

static kf_status_t copy_on_cpu(kf_tensor_t *src, kf_tensor_t *out) {
  kf_status_t status = call_cpu(src, out);
  /* Two kernels counted this write. */
  if ((out->flags & KF__INFERENCE) == 0)
    (void)__atomic_fetch_sub(out->version, 1, __ATOMIC_RELAXED);
  return status;
}

static bool is_on_cpu(const kf_tensor_t *t) { return t->device.type == KF_DEVICE_CPU; }

static kf_status_t device_copy(kf_tensor_t *src, kf_tensor_t *out) {
  if (out->numel == 0 || out->device.type == KF_DEVICE_META) return KF_OK;
  if (is_on_cpu(src) && is_on_cpu(out)) return copy_on_cpu(src, out);
  if (!same_bytes(src, out)) return copy_through_host(src, out, false);
  return kf__storage_copy(out->storage, byte_offset(out), src->storage, byte_offset(src),
                          byte_count(out));
}

/* ---- Fills ---- */

/* Tensors with gaps are filled by copying a tensor of the same shape that is one element. */
static kf_status_t fill_with(kf_tensor_t *value, kf_tensor_t *out) {
  kf_tensor_t *converted;
  kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  KF_TRY(kf__tensor_new(kf__dtype(out), cpu, kf_no_ints(), NULL, &converted));
  kf_status_t status = kf_copy_(converted, value, false);
  if (status == KF_OK && kf__is_dense(out))
    status = kf_device_fill(out->device, (char *)out->storage->data + byte_offset(out),
                            byte_count(out), kf__data(converted), (size_t)kf__itemsize(out));
  else if (status == KF_OK)
    status = copy_through_host(converted, out, true);
  kf_tensor_release(converted);
  return status;
}

static kf_status_t device_fill_tensor(kf_tensor_t *value, kf_tensor_t *out) {
  return out->numel > 0 ? fill_with(value, out) : KF_OK;
}

static kf_status_t device_fill(kf_scalar_t value, kf_tensor_t *out) {
  if (out->numel == 0) return KF_OK;
  kf_tensor_t *number;
  KF_TRY(kf__tensor_of_number(value, &number));
  kf_status_t status = fill_with(number, out);
  kf_tensor_release(number);
  return status;
}

static kf_status_t device_zero(kf_tensor_t *out) {
  return device_fill((kf_scalar_t){.tag = KF_TAG_BOOL, .as.b = false}, out);
}

/* ---- One element ---- */

static kf_status_t device_local_scalar_dense(const kf_call_t *call, kf_tensor_t *self,
                                             kf_scalar_t *out) {
  (void)call;
  kf_tensor_t *host;
  kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  KF_TRY(kf__tensor_new(kf__dtype(self), cpu, kf__sizes(self), NULL, &host));
  kf_status_t status = device_copy(self, host);
  if (status == KF_OK) status = kf_raw_local_scalar_dense(host, out);
  kf_tensor_release(host);
  return status;
}

const kf_compute_t kf__device_computes[] = {
    KF_COMPUTE_FLAGS(copy, device_copy, KF__COMPUTE_WITHOUT_KEY),
    KF_COMPUTE(fill, device_fill),
    KF_COMPUTE(fill_tensor, device_fill_tensor),
    KF_COMPUTE(zero, device_zero),
    KF_COMPUTE(_local_scalar_dense, device_local_scalar_dense),
    KF_COMPUTE_END,
};
