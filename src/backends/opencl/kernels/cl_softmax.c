/* Softmax and log-softmax with their gradients. */
#include <string.h>

#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_rows.h"

/* What kernels differ in; the address is the entry of keys. */
typedef struct {
  bool logarithm, backward;
} kind_t;
static const kind_t softmax = {false, false}, log_softmax = {true, false},
                    softmax_backward = {false, true}, log_softmax_backward = {true, true};

typedef struct {
  kfcl_walk_t walk;
  uint8_t type, dtypes[3]; /* not set where the walk takes any type */
} program_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  program_t program;
  memcpy(&program, key->bytes, sizeof program);
  const kind_t *kind = key->entry;
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, (kf_dtype_t)program.type);
  if (kind->logarithm) kfcl_text_add(source, "#define KF_LOG 1\n");
  if (kind->backward) kfcl_text_add(source, "#define KF_BACKWARD 1\n");
  if (program.walk.any) {
    kfcl_add_any_type(device, source, (kf_dtype_t)program.type);
    kfcl_text_add(source, "#define KF_ANY 1\n");
  } else {
    kfcl_text_addf(source,
                   "#define TO_KF TO_%s\n#define KF_LOAD_0 LOAD_%s\n#define KF_LOAD_1 LOAD_%s\n"
                   "#define KF_STORE_2 STORE_%s\n",
                   kfcl_tag((kf_dtype_t)program.type), kfcl_tag((kf_dtype_t)program.dtypes[0]),
                   kfcl_tag((kf_dtype_t)program.dtypes[1]),
                   kfcl_tag((kf_dtype_t)program.dtypes[2]));
  }
  kfcl_add_rows(source, program.walk);
  kfcl_text_add(source, kfcl_softmax_cl);
}

/* `other` is the forward result where there is one, else the input again. */
static kf_status_t run(const kind_t *kind, kf_tensor_t *input, kf_tensor_t *other, int64_t dim,
                       kf_tensor_t *out) {
  static const kfcl_side_t sides[] = {KFCL_ALIGNED, KFCL_ALIGNED, KFCL_ALIGNED};
  kf_tensor_t *const tensors[] = {input, other, out};
  kfcl_device_t *device;
  kfcl_rows_t rows;
  if (kf_tensor_numel(out) == 0) return KF_OK;
  KF_TRY(kfcl_device_open(kf_tensor_device(out), &device));
  for (int k = 0; k < 3; k++) {
    const char *reason = kfcl_refusal(device, kf_tensor_dtype(tensors[k]));
    if (reason == NULL && !kf_dtype_is_floating(kf_tensor_dtype(tensors[k])))
      reason = "not a floating type";
    if (reason != NULL) return kf_compute_decline(reason);
  }
  if (!kfcl_rows_plan(&rows, kfcl_dim_bit(input, dim), 3, tensors, sides))
    return kf_compute_decline("OpenCL kernels walk at most 8 dimensions");
  kfcl_key_t key = {.entry = kind};
  program_t program = {
      kfcl_rows_walk(&rows), (uint8_t)kfcl_compute_type(kf_tensor_dtype(input)), {0}};
  for (int k = 0; k < 3 && !program.walk.any; k++)
    program.dtypes[k] = (uint8_t)kf_tensor_dtype(tensors[k]);
  memcpy(key.bytes, &program, sizeof program);
  kfcl_launch_t launch;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  kfcl_launch_rows(&launch, &rows);
  for (int k = 0; k < 3; k++) kfcl_launch_address(&launch, kf_tensor_data(tensors[k]));
  for (int k = 0; k < 3; k++) {
    const cl_int dtype = (cl_int)kf_tensor_dtype(tensors[k]);
    kfcl_launch_value(&launch, &dtype, sizeof dtype);
  }
  return kfcl_rows_run(&launch, &rows);
}

static kf_status_t ocl_softmax(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return run(&softmax, self, self, dim, out);
}
static kf_status_t ocl_log_softmax(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return run(&log_softmax, self, self, dim, out);
}
static kf_status_t ocl_softmax_backward(kf_tensor_t *grad, kf_tensor_t *output, int64_t dim,
                                        kf_tensor_t *out) {
  return run(&softmax_backward, grad, output, dim, out);
}
static kf_status_t ocl_log_softmax_backward(kf_tensor_t *grad, kf_tensor_t *output, int64_t dim,
                                            kf_tensor_t *out) {
  return run(&log_softmax_backward, grad, output, dim, out);
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_softmax_computes[] = {
    ENTRY(softmax, ocl_softmax), ENTRY(log_softmax, ocl_log_softmax),
    ENTRY(softmax_backward, ocl_softmax_backward),
    ENTRY(log_softmax_backward, ocl_log_softmax_backward), KF_COMPUTE_END};
