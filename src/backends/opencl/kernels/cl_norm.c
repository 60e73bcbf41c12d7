/* layer_norm and batch_norm with their gradients, for float32 and float64. */
#include <string.h>

#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_rows.h"
#include "kernels/cl_scalars.h"

/* The flags of norm.cl. */
enum {
  HAS_WEIGHT = 1,
  HAS_BIAS = 2,
  GIVEN_STATISTICS = 4,
  STORE_STATISTICS = 8,
  UPDATE_RUNNING = 16,
  WRITE_INPUT = 32,
  WRITE_WEIGHT = 64,
  WRITE_BIAS = 128
};
enum { FORWARD, BACKWARD, COLUMNS, VECTORS = 6 };

static const char layer_entry[] = "", batch_entry[] = "#define KF_BATCH 1\n";

/* One kernel: the tensors that are walked, of which the first has the dimensions, and the vectors.
 * Missing ones are NULL. */
typedef struct {
  const char *entry;
  int what;
  uint64_t line;
  uint32_t tensor_count, vector_count;
  kf_tensor_t *tensors[3], *vectors[VECTORS];
  double eps, momentum;
  cl_int flags;
} job_t;

typedef struct {
  kfcl_walk_t walk;
  uint8_t what, dtype;
} program_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  program_t program;
  memcpy(&program, key->bytes, sizeof program);
  const char *tag = kfcl_tag((kf_dtype_t)program.dtype);
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, (kf_dtype_t)program.dtype);
  kfcl_text_add(source, key->entry);
  kfcl_text_addf(source, "#define KF_WHAT %d\n#define KF_LOAD LOAD_%s\n#define KF_STORE STORE_%s\n",
                 program.what, tag, tag);
  kfcl_add_rows(source, program.walk);
  kfcl_text_add(source, kfcl_norm_cl);
}

static bool is_packed(const kf_tensor_t *tensor) {
  return kf_tensor_is_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS);
}

static const char *refuse(const kfcl_device_t *device, const job_t *job) {
  const kf_dtype_t dtype = kf_tensor_dtype(job->tensors[0]);
  if (dtype != KF_DTYPE_FLOAT32 && dtype != KF_DTYPE_FLOAT64) return "not float32 or float64";
  for (uint32_t k = 0; k < job->tensor_count; k++)
    if (job->tensors[k] != NULL && kf_tensor_dtype(job->tensors[k]) != dtype)
      return "two element types";
  for (uint32_t k = 0; k < job->vector_count; k++)
    if (job->vectors[k] != NULL &&
        (kf_tensor_dtype(job->vectors[k]) != dtype || !is_packed(job->vectors[k])))
      return "weights or statistics that are not packed, or of another type";
  if (kf_tensor_numel(job->tensors[0]) == 0) return "an empty tensor";
  return kfcl_refusal(device, dtype);
}

static kf_status_t run(const job_t *job) {
  static const kfcl_side_t sides[] = {KFCL_ALIGNED, KFCL_ALIGNED, KFCL_ALIGNED};
  kf_tensor_t *first = job->tensors[0];
  kfcl_device_t *device;
  kfcl_rows_t rows;
  kfcl_launch_t launch;
  KF_TRY(kfcl_device_open(kf_tensor_device(first), &device));
  const char *reason = refuse(device, job);
  if (reason == NULL && !kfcl_rows_plan(&rows, job->line, job->tensor_count, job->tensors, sides))
    reason = "OpenCL kernels walk at most 8 dimensions";
  if (reason != NULL) return kf_compute_decline(reason);
  const kf_dtype_t dtype = kf_tensor_dtype(first);
  const program_t program = {kfcl_rows_walk(&rows), (uint8_t)job->what, (uint8_t)dtype};
  kfcl_key_t key = {.entry = job->entry};
  memcpy(key.bytes, &program, sizeof program);
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  kfcl_launch_rows(&launch, &rows);
  for (uint32_t k = 0; k < job->tensor_count; k++)
    kfcl_launch_address(&launch, kf_tensor_data(job->tensors[k] != NULL ? job->tensors[k] : first));
  for (uint32_t k = 0; k < job->vector_count; k++)
    kfcl_launch_address(&launch, kf_tensor_data(job->vectors[k] != NULL ? job->vectors[k] : first));
  kfcl_launch_real(&launch, job->eps, dtype);
  kfcl_launch_real(&launch, job->momentum, dtype);
  kfcl_launch_value(&launch, &job->flags, sizeof job->flags);
  return kfcl_rows_run(&launch, &rows);
}

static cl_int flag(const kf_tensor_t *tensor, cl_int value) { return tensor != NULL ? value : 0; }

/* The last dimensions, as many as the list has. */
static uint64_t last_dims(const kf_tensor_t *tensor, kf_int_span_t shape) {
  const int64_t before = kf_tensor_dim(tensor) - (int64_t)shape.size;
  return before < 64 ? kfcl_all_dims(tensor) & ~((UINT64_C(1) << before) - 1) : 0;
}

static kf_status_t ocl_layer_norm(kf_tensor_t *input, kf_int_span_t shape, kf_tensor_t *weight,
                                  kf_tensor_t *bias, double eps, kf_tensor_t *out,
                                  kf_tensor_t *mean, kf_tensor_t *rstd) {
  if (out == NULL || mean == NULL || rstd == NULL) return kf_compute_decline("one result alone");
  const job_t job = {.entry = layer_entry,
                     .what = FORWARD,
                     .line = last_dims(input, shape),
                     .tensor_count = 2,
                     .tensors = {input, out},
                     .vector_count = 6,
                     .vectors = {weight, bias, mean, rstd},
                     .eps = eps,
                     .flags = STORE_STATISTICS | flag(weight, HAS_WEIGHT) | flag(bias, HAS_BIAS)};
  return run(&job);
}

static kf_status_t ocl_layer_norm_backward(kf_tensor_t *grad, kf_tensor_t *input,
                                           kf_int_span_t shape, kf_tensor_t *mean,
                                           kf_tensor_t *rstd, kf_tensor_t *weight,
                                           kf_tensor_t *grad_input, kf_tensor_t *grad_weight,
                                           kf_tensor_t *grad_bias) {
  const uint64_t line = last_dims(input, shape);
  const job_t rows = {.entry = layer_entry,
                      .what = BACKWARD,
                      .line = line,
                      .tensor_count = 3,
                      .tensors = {grad, input, grad_input},
                      .vector_count = 5,
                      .vectors = {weight, mean, rstd},
                      .flags = WRITE_INPUT | flag(weight, HAS_WEIGHT)};
  const job_t columns = {.entry = layer_entry,
                         .what = COLUMNS,
                         .line = kfcl_all_dims(input) & ~line,
                         .tensor_count = 2,
                         .tensors = {grad, input},
                         .vector_count = 4,
                         .vectors = {mean, rstd, grad_weight, grad_bias},
                         .flags = flag(grad_weight, WRITE_WEIGHT) | flag(grad_bias, WRITE_BIAS)};
  if (grad_input != NULL) KF_TRY(run(&rows));
  return columns.flags != 0 ? run(&columns) : KF_OK;
}

/* ---- batch_norm ---- */

static uint64_t all_but_channels(const kf_tensor_t *input) {
  return kfcl_all_dims(input) & ~UINT64_C(2);
}

static kf_status_t ocl_batch_norm(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                                  kf_tensor_t *running_mean, kf_tensor_t *running_var,
                                  bool training, double momentum, double eps, kf_tensor_t *out,
                                  kf_tensor_t *mean, kf_tensor_t *invstd) {
  if (out == NULL || (training && (mean == NULL || invstd == NULL)))
    return kf_compute_decline("one result alone");
  if (!training && (running_mean == NULL || running_var == NULL))
    return kf_compute_decline("no running statistics");
  const bool updates = training && running_mean != NULL && running_var != NULL;
  if (kf_tensor_dim(input) < 2) return kf_compute_decline("no dimension of channels");
  const job_t job = {.entry = batch_entry,
                     .what = FORWARD,
                     .line = all_but_channels(input),
                     .tensor_count = 2,
                     .tensors = {input, out},
                     .vector_count = 6,
                     .vectors = {weight, bias, training ? mean : NULL, training ? invstd : NULL,
                                 running_mean, running_var},
                     .eps = eps,
                     .momentum = momentum,
                     .flags = flag(weight, HAS_WEIGHT) | flag(bias, HAS_BIAS) |
                              (training ? STORE_STATISTICS : GIVEN_STATISTICS) |
                              (updates ? UPDATE_RUNNING : 0)};
  return run(&job);
}

static kf_status_t ocl_batch_norm_backward(kf_tensor_t *grad, kf_tensor_t *input,
                                           kf_tensor_t *weight, kf_tensor_t *running_mean,
                                           kf_tensor_t *running_var, kf_tensor_t *mean,
                                           kf_tensor_t *invstd, bool train, double eps,
                                           kf_tensor_t *grad_input, kf_tensor_t *grad_weight,
                                           kf_tensor_t *grad_bias) {
  if (kf_tensor_dim(input) < 2) return kf_compute_decline("no dimension of channels");
  if (train ? mean == NULL || invstd == NULL : running_mean == NULL || running_var == NULL)
    return kf_compute_decline("no statistics");
  const job_t job = {.entry = batch_entry,
                     .what = BACKWARD,
                     .line = all_but_channels(input),
                     .tensor_count = 3,
                     .tensors = {grad, input, grad_input},
                     .vector_count = 5,
                     .vectors = {weight, train ? mean : running_mean, train ? invstd : running_var,
                                 grad_weight, grad_bias},
                     .eps = eps,
                     .flags = flag(weight, HAS_WEIGHT) | flag(grad_input, WRITE_INPUT) |
                              flag(grad_weight, WRITE_WEIGHT) | flag(grad_bias, WRITE_BIAS) |
                              (train ? 0 : GIVEN_STATISTICS)};
  return run(&job);
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_norm_computes[] = {
    ENTRY(layer_norm, ocl_layer_norm), ENTRY(layer_norm_backward, ocl_layer_norm_backward),
    ENTRY(batch_norm, ocl_batch_norm), ENTRY(batch_norm_backward, ocl_batch_norm_backward),
    KF_COMPUTE_END};
