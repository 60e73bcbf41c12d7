/* The fused optimizer steps: one kernel for each parameter. */
#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

enum {
  TENSORS = 6,
  GROUP = 128,
  MAXIMIZE = 1,
  NESTEROV = 2,
  FIRST_STEP = 4,
  AMSGRAD = 2,
  DECOUPLED = 4
};

static const char sgd_entry[] = "#define KF_SGD 1\n", adam_entry[] = "";

/* A step: the lists (parameters, gradients, state), and its numbers. Empty lists have no data. */
typedef struct {
  const char *entry;
  kf_tensor_span_t lists[TENSORS];
  double rate, decay, first, second, small;
  cl_int flags;
} step_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  const kf_dtype_t dtype = (kf_dtype_t)key->bytes[0];
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, kfcl_compute_type(dtype));
  kfcl_text_add(source, key->entry);
  kfcl_text_addf(source, "#define KF_LOAD LOAD_%s\n#define KF_STORE STORE_%s\n#define KF_SIZE %u\n",
                 kfcl_tag(dtype), kfcl_tag(dtype), (unsigned)kf_dtype_size(dtype));
  kfcl_text_add(source, kfcl_optimizer_cl);
}

static kf_tensor_t *tensor_of(const step_t *step, int list, size_t i) {
  return i < step->lists[list].size ? step->lists[list].data[i] : NULL;
}

static bool is_packed(const kf_tensor_t *tensor) {
  return kf_tensor_is_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS);
}

/* Whether kernels can run parameter i. The steps (list 5) are single float32 numbers. */
static const char *refuse(const step_t *step, size_t i) {
  const kf_tensor_t *param = tensor_of(step, 0, i);
  const kf_device_t where = kf_tensor_device(param);
  for (int list = 0; list < TENSORS; list++) {
    const kf_tensor_t *tensor = tensor_of(step, list, i);
    if (tensor == NULL) continue;
    const kf_device_t own = kf_tensor_device(tensor);
    if (own.type != where.type || own.index != where.index) return "tensors on several devices";
    if (list == 5 ? kf_tensor_numel(tensor) != 1 || kf_tensor_dtype(tensor) != KF_DTYPE_FLOAT32
                  : kf_tensor_numel(tensor) != kf_tensor_numel(param) ||
                        kf_tensor_dtype(tensor) != kf_tensor_dtype(param) || !is_packed(tensor))
      return "parameters and state that are not packed tensors of one type";
  }
  return kf_dtype_is_floating(kf_tensor_dtype(param)) ? NULL : "a parameter that is not floating";
}

static kf_status_t check_lists(const step_t *step) {
  for (int list = 1; list < TENSORS; list++)
    if (step->lists[list].size != 0 && step->lists[list].size != step->lists[0].size)
      return kf_compute_decline("lists of different lengths");
  for (size_t i = 0; i < step->lists[0].size; i++) {
    kfcl_device_t *device;
    const char *reason = refuse(step, i);
    if (reason == NULL) {
      KF_TRY(kfcl_device_open(kf_tensor_device(tensor_of(step, 0, i)), &device));
      reason = kfcl_refusal(device, kf_tensor_dtype(tensor_of(step, 0, i)));
    }
    if (reason != NULL) return kf_compute_decline(reason);
  }
  return KF_OK;
}

static kf_status_t run_one(const step_t *step, size_t i) {
  kf_tensor_t *param = tensor_of(step, 0, i);
  kfcl_device_t *device;
  kfcl_launch_t launch;
  if (kf_tensor_numel(param) == 0) return KF_OK;
  const kf_dtype_t dtype = kf_tensor_dtype(param), type = kfcl_compute_type(dtype);
  kfcl_key_t key = {.entry = step->entry};
  key.bytes[0] = (unsigned char)dtype;
  KF_TRY(kfcl_device_open(kf_tensor_device(param), &device));
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  const cl_ulong n = (cl_ulong)kf_tensor_numel(param);
  kfcl_launch_value(&launch, &n, sizeof n);
  for (int list = 0; list < TENSORS; list++) {
    const kf_tensor_t *tensor = tensor_of(step, list, i);
    kfcl_launch_address(&launch, kf_tensor_data(tensor != NULL ? tensor : param));
  }
  const double numbers[] = {step->rate, step->decay, step->first, step->second, step->small};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
    kfcl_launch_real(&launch, numbers[k], type);
  kfcl_launch_value(&launch, &step->flags, sizeof step->flags);
  return kfcl_launch_run(&launch, 1, (const size_t[]){(size_t)n}, (const size_t[]){GROUP});
}

static kf_status_t run(const step_t *step, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  if (kf_tensor_is_defined(grad_scale) || kf_tensor_is_defined(found_inf))
    return kf_compute_decline("scaled gradients");
  KF_TRY(check_lists(step));
  for (size_t i = 0; i < step->lists[0].size; i++) {
    for (int list = 0; list < TENSORS - 1; list++)
      if (list != 1 && tensor_of(step, list, i) != NULL)
        KF_TRY(kf_tensor_bump_version(tensor_of(step, list, i)));
    KF_TRY(run_one(step, i));
  }
  return KF_OK;
}

static kf_status_t ocl_sgd(const kf_call_t *call, kf_tensor_span_t self, kf_tensor_span_t grads,
                           kf_tensor_span_t buffers, double weight_decay, double momentum,
                           double lr, double dampening, bool nesterov, bool maximize,
                           bool is_first_step, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  (void)call;
  step_t step = {.entry = sgd_entry,
                 .lists = {self, grads, buffers},
                 .rate = lr,
                 .decay = weight_decay,
                 .first = momentum,
                 .second = dampening,
                 .flags = (maximize ? MAXIMIZE : 0) | (nesterov ? NESTEROV : 0) |
                          (is_first_step ? FIRST_STEP : 0)};
  if (buffers.size != (momentum != 0 ? self.size : 0))
    return kf_compute_decline("momentum without its buffers, or the other way round");
  return run(&step, grad_scale, found_inf);
}

#define ADAM(name, decoupled)                                                                     \
  static kf_status_t name(                                                                        \
      const kf_call_t *call, kf_tensor_span_t self, kf_tensor_span_t grads,                       \
      kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,  \
      kf_tensor_span_t state_steps, double lr, double beta1, double beta2, double weight_decay,   \
      double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) { \
    (void)call;                                                                                   \
    const step_t step = {                                                                         \
        .entry = adam_entry,                                                                      \
        .lists = {self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps},              \
        .rate = lr,                                                                               \
        .decay = weight_decay,                                                                    \
        .first = beta1,                                                                           \
        .second = beta2,                                                                          \
        .small = eps,                                                                             \
        .flags = (maximize ? MAXIMIZE : 0) | (amsgrad ? AMSGRAD : 0) | (decoupled)};              \
    if (state_steps.size != self.size || exp_avgs.size != self.size ||                            \
        exp_avg_sqs.size != self.size || (amsgrad && max_exp_avg_sqs.size != self.size))          \
      return kf_compute_decline("lists of different lengths");                                    \
    return run(&step, grad_scale, found_inf);                                                     \
  }
ADAM(ocl_adam, 0)
ADAM(ocl_adamw, DECOUPLED)

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_optimizer_computes[] = {ENTRY(_fused_sgd_, ocl_sgd),
                                                ENTRY(_fused_adam_, ocl_adam),
                                                ENTRY(_fused_adamw_, ocl_adamw), KF_COMPUTE_END};
