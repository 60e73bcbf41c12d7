/* max_pool2d and its gradient, for packed tensors. */
#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_types.h"

enum { GROUP = 64 };

static const char forward[] = "", backward[] = "#define KF_BACKWARD 1\n";

/* The layout of kf_windows in pool.cl. */
typedef struct {
  cl_long h, w, oh, ow, kh, kw, stride_h, stride_w, pad_h, pad_w, dilate_h, dilate_w;
} windows_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  const kf_dtype_t dtype = (kf_dtype_t)key->bytes[0];
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, kfcl_compute_type(dtype));
  kfcl_text_add(source, key->entry);
  kfcl_text_addf(source, "#define KF_LOAD LOAD_%s\n#define KF_STORE STORE_%s\n#define KF_SIZE %u\n",
                 kfcl_tag(dtype), kfcl_tag(dtype), (unsigned)kf_dtype_size(dtype));
  kfcl_text_add(source, kfcl_pool_cl);
}

static int64_t at(kf_int_span_t list, size_t i) {
  return list.size == 1 ? list.data[0] : list.data[i];
}
static int64_t size(const kf_tensor_t *tensor, int64_t from_end) {
  return kf_tensor_sizes(tensor).data[kf_tensor_dim(tensor) - from_end];
}

static windows_t windows_of(const kf_tensor_t *image, const kf_tensor_t *pooled,
                            kf_int_span_t kernel, kf_int_span_t stride, kf_int_span_t padding,
                            kf_int_span_t dilation) {
  const kf_int_span_t steps = stride.size == 0 ? kernel : stride;
  return (windows_t){size(image, 2), size(image, 1), size(pooled, 2), size(pooled, 1),
                     at(kernel, 0),  at(kernel, 1),  at(steps, 0),    at(steps, 1),
                     at(padding, 0), at(padding, 1), at(dilation, 0), at(dilation, 1)};
}

/* One work-item for each element of `result`, or for each plane of a gradient. The tensors: read,
 * written, indices. */
static kf_status_t run(const char *entry, const windows_t *windows, kf_tensor_t *const *tensors,
                       kf_tensor_t *result) {
  kfcl_device_t *device;
  kfcl_launch_t launch;
  if (kf_tensor_numel(result) == 0) return KF_OK;
  const kf_dtype_t dtype = kf_tensor_dtype(result);
  KF_TRY(kfcl_device_open(kf_tensor_device(result), &device));
  const char *reason = kfcl_refusal(device, dtype);
  for (int k = 0; k < 3 && reason == NULL; k++) {
    if (!kf_tensor_is_contiguous(tensors[k], KF_MEMORY_FORMAT_CONTIGUOUS)) reason = "not packed";
    if (kf_tensor_numel(tensors[k]) == 0) reason = "an empty tensor";
  }
  if (reason == NULL && !kf_dtype_is_floating(dtype)) reason = "a type that is not floating";
  if (reason != NULL) return kf_compute_decline(reason);
  kfcl_key_t key = {.entry = entry};
  key.bytes[0] = (unsigned char)dtype;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  const size_t plane = (size_t)(windows->h * windows->w);
  const size_t items = (size_t)kf_tensor_numel(result) / (entry == backward ? plane : 1);
  const cl_ulong count = items;
  kfcl_launch_value(&launch, &count, sizeof count);
  kfcl_launch_value(&launch, windows, sizeof *windows);
  for (int k = 0; k < 3; k++) kfcl_launch_address(&launch, kf_tensor_data(tensors[k]));
  kfcl_launch_faults(&launch);
  launch.reports = entry == backward;
  return kfcl_launch_run(&launch, 1, &items, (const size_t[]){GROUP});
}

static kf_status_t ocl_max_pool2d(kf_tensor_t *self, kf_int_span_t kernel, kf_int_span_t stride,
                                  kf_int_span_t padding, kf_int_span_t dilation, bool ceil_mode,
                                  kf_tensor_t *values, kf_tensor_t *indices) {
  (void)ceil_mode;
  if (values == NULL || indices == NULL) return kf_compute_decline("one result alone");
  const windows_t windows = windows_of(self, values, kernel, stride, padding, dilation);
  return run(forward, &windows, (kf_tensor_t *const[]){self, values, indices}, values);
}

static kf_status_t ocl_max_pool2d_backward(kf_tensor_t *grad, kf_tensor_t *self,
                                           kf_int_span_t kernel, kf_int_span_t stride,
                                           kf_int_span_t padding, kf_int_span_t dilation,
                                           bool ceil_mode, kf_tensor_t *indices, kf_tensor_t *out) {
  (void)ceil_mode;
  const windows_t windows = windows_of(self, grad, kernel, stride, padding, dilation);
  return run(backward, &windows, (kf_tensor_t *const[]){grad, out, indices}, out);
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_pool_computes[] = {
    ENTRY(max_pool2d_with_indices, ocl_max_pool2d),
    ENTRY(max_pool2d_with_indices_backward, ocl_max_pool2d_backward), KF_COMPUTE_END};
