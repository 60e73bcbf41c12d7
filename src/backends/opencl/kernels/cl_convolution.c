/* Convolution of images and its gradients: direct sums, without workspace. */
#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_types.h"

enum { FORWARD, OF_INPUT, OF_WEIGHT, OF_BIAS, GROUP = 64 };

static const char entry[] = "convolution";

/* The layout of kf_convolution in convolution.cl. */
typedef struct {
  cl_long n, c_in, h, w, c_out, kh, kw, oh, ow, groups;
  cl_long stride_h, stride_w, pad_h, pad_w, dilate_h, dilate_w;
  cl_long image[4], weight[4], out[4], result[4];
  cl_long bias, has_bias;
} geometry_t;

/* A convolution: the tensors that a kernel reads, and its geometry. */
typedef struct {
  kf_tensor_t *input, *weight, *bias, *output;
  geometry_t geometry;
} convolution_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  const kf_dtype_t dtype = (kf_dtype_t)key->bytes[0], type = kfcl_compute_type(dtype);
  const char *tag = kfcl_tag(dtype);
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, type);
  kfcl_text_addf(source,
                 "#define KF_WHAT %d\n#define KF_LOAD LOAD_%s\n#define KF_STORE STORE_%s\n"
                 "#define KF_FROM TO_%s\n#define KF_INTO TO_%s\n",
                 key->bytes[1], tag, tag, kfcl_tag(type), tag);
  kfcl_text_add(source, kfcl_convolution_cl);
}

static void set_strides(cl_long *strides, const kf_tensor_t *tensor) {
  memset(strides, 0, 4 * sizeof *strides);
  for (int64_t d = 0; d < kf_tensor_dim(tensor) && d < 4; d++)
    strides[d] = kf_tensor_strides(tensor).data[d] * (cl_long)kf_tensor_itemsize(tensor);
}

static int64_t at(kf_int_span_t list, size_t i) {
  return list.size == 1 ? list.data[0] : list.data[i];
}

static const char *refuse(const convolution_t *job, bool transposed, kf_int_span_t stride) {
  kf_tensor_t *const tensors[] = {job->input, job->weight, job->output, job->bias};
  if (transposed) return "a transposed convolution";
  if (kf_tensor_dim(job->input) != 4 || stride.size > 2)
    return "a convolution that is not over images";
  for (int k = 0; k < 4; k++) {
    if (tensors[k] == NULL) continue;
    if (kf_tensor_dtype(tensors[k]) != kf_tensor_dtype(job->input)) return "two element types";
    if (kf_tensor_numel(tensors[k]) == 0) return "an empty tensor";
  }
  return kf_dtype_is_floating(kf_tensor_dtype(job->input)) ? NULL : "a type that is not floating";
}

static void set_geometry(convolution_t *job, kf_int_span_t stride, kf_int_span_t padding,
                         kf_int_span_t dilation, int64_t groups) {
  const int64_t *image = kf_tensor_sizes(job->input).data;
  const int64_t *weight = kf_tensor_sizes(job->weight).data;
  const int64_t *out = kf_tensor_sizes(job->output).data;
  job->geometry = (geometry_t){image[0],
                               image[1],
                               image[2],
                               image[3],
                               weight[0],
                               weight[2],
                               weight[3],
                               out[2],
                               out[3],
                               groups,
                               at(stride, 0),
                               at(stride, 1),
                               at(padding, 0),
                               at(padding, 1),
                               at(dilation, 0),
                               at(dilation, 1),
                               {0},
                               {0},
                               {0},
                               {0},
                               0,
                               job->bias != NULL};
  set_strides(job->geometry.image, job->input);
  set_strides(job->geometry.weight, job->weight);
  set_strides(job->geometry.out, job->output);
  if (job->bias != NULL)
    job->geometry.bias =
        kf_tensor_strides(job->bias).data[0] * (cl_long)kf_tensor_itemsize(job->bias);
}

/* Writes one result of the convolution. */
static kf_status_t run(convolution_t *job, int what, kf_tensor_t *result) {
  kf_tensor_t *const tensors[] = {job->input, job->weight, job->bias, job->output, result};
  kfcl_device_t *device;
  kfcl_launch_t launch;
  if (result == NULL) return KF_OK;
  const kf_dtype_t dtype = kf_tensor_dtype(result);
  KF_TRY(kfcl_device_open(kf_tensor_device(result), &device));
  const char *reason = kfcl_refusal(device, dtype);
  if (reason != NULL) return kf_compute_decline(reason);
  set_strides(job->geometry.result, result);
  kfcl_key_t key = {.entry = entry};
  key.bytes[0] = (unsigned char)dtype;
  key.bytes[1] = (unsigned char)what;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  const cl_ulong count = (cl_ulong)kf_tensor_numel(result);
  kfcl_launch_value(&launch, &count, sizeof count);
  kfcl_launch_value(&launch, &job->geometry, sizeof job->geometry);
  for (int k = 0; k < 5; k++)
    kfcl_launch_address(&launch, kf_tensor_data(tensors[k] != NULL ? tensors[k] : result));
  return kfcl_launch_run(&launch, 1, (const size_t[]){(size_t)count}, (const size_t[]){GROUP});
}

static kf_status_t ocl_convolution(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                                   kf_int_span_t stride, kf_int_span_t padding,
                                   kf_int_span_t dilation, bool transposed,
                                   kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out) {
  (void)output_padding;
  convolution_t job = {.input = input, .weight = weight, .bias = bias, .output = out};
  if (!kf_tensor_is_defined(bias)) job.bias = NULL;
  const char *reason = refuse(&job, transposed, stride);
  if (reason != NULL) return kf_compute_decline(reason);
  set_geometry(&job, stride, padding, dilation, groups);
  return run(&job, FORWARD, out);
}

static kf_status_t ocl_convolution_backward(kf_tensor_t *grad_output, kf_tensor_t *input,
                                            kf_tensor_t *weight, kf_int_span_t bias_sizes,
                                            kf_int_span_t stride, kf_int_span_t padding,
                                            kf_int_span_t dilation, bool transposed,
                                            kf_int_span_t output_padding, int64_t groups,
                                            kf_bool_span_t output_mask, kf_tensor_t *grad_input,
                                            kf_tensor_t *grad_weight, kf_tensor_t *grad_bias) {
  (void)bias_sizes;
  (void)output_padding;
  (void)output_mask;
  convolution_t job = {.input = input, .weight = weight, .output = grad_output};
  const char *reason = refuse(&job, transposed, stride);
  if (reason != NULL) return kf_compute_decline(reason);
  set_geometry(&job, stride, padding, dilation, groups);
  KF_TRY(run(&job, OF_INPUT, grad_input));
  KF_TRY(run(&job, OF_WEIGHT, grad_weight));
  return run(&job, OF_BIAS, grad_bias);
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_convolution_computes[] = {
    ENTRY(convolution, ocl_convolution), ENTRY(convolution_backward, ocl_convolution_backward),
    KF_COMPUTE_END};
