/* Optimizer steps on lists of parameters. Each parameter, its gradient and its state are read and
 * written once. Packed float32 and float64 are updated in memory; other layouts and the half types
 * go through small blocks on the stack, the half types as float32. All checks come before the first
 * write, so a failing step changes nothing. */
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"
#include "backends/cpu/loops/optim_loops.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"

enum { BLOCK = 512, GRAIN = 16384 };

typedef struct {
  const char *op, *kernel; /* for messages: the operator, and the name that PyTorch gives it */
  uint32_t count;          /* lists */
  kf_tensor_span_t lists[KF__OPTIM_OPERANDS];
  const char *names[KF__OPTIM_OPERANDS];
  kf__optim_step_t step;
  bool scaled;
} steps_t;

/* One parameter with its gradient and state. */
typedef struct {
  const steps_t *all;
  kf__optim_step_t step;
  kf__optim_fn fn, unscale;
  uint32_t count;
  kf_dtype_t dtype;
  bool scaled;
  int64_t n; /* elements of a line */
  int64_t strides[KF__OPTIM_OPERANDS], itemsize;
  char *data[KF__OPTIM_OPERANDS]; /* packed: where each begins */
} job_t;

/* ---- Blocks ---- */

#define COPY_IN(DTYPE, tag, T, C, LOAD, STORE, unused)                                           \
  static void in_##tag(void *block, const char *from, int64_t stride, int64_t n) {               \
    C *to = block;                                                                               \
    for (int64_t i = 0; i < n; i++) to[i] = LOAD(*(const T *)(const void *)(from + i * stride)); \
  }                                                                                              \
  static void out_##tag(const void *block, char *to, int64_t stride, int64_t n) {                \
    const C *from = block;                                                                       \
    for (int64_t i = 0; i < n; i++) *(T *)(void *)(to + i * stride) = STORE(from[i]);            \
  }
KF__EACH_FLOAT(COPY_IN, )

#define IN_CASE(DTYPE, tag, T, C, LOAD, STORE, unused) \
  case KF_DTYPE_##DTYPE: in_##tag(block, data, stride, n); break;
static void copy_in(kf_dtype_t dtype, void *block, const char *data, int64_t stride, int64_t n) {
  switch ((int)dtype) {
    KF__EACH_FLOAT(IN_CASE, )
    default: KF_ASSERT(false); /* check_lists has refused other types */
  }
}

#define OUT_CASE(DTYPE, tag, T, C, LOAD, STORE, unused) \
  case KF_DTYPE_##DTYPE: out_##tag(block, data, stride, n); break;
static void copy_out(kf_dtype_t dtype, const void *block, char *data, int64_t stride, int64_t n) {
  switch ((int)dtype) {
    KF__EACH_FLOAT(OUT_CASE, )
    default: KF_ASSERT(false);
  }
}

static bool is_wide(kf_dtype_t dtype) { return dtype == KF_DTYPE_FLOAT64; }
static bool is_half(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT16 || dtype == KF_DTYPE_BFLOAT16;
}

/* ---- Lines ---- */

static void step_packed(const job_t *job, void *const *data, int64_t n) {
  KF_ASSERT(job->fn != NULL);
  KF_ASSERT(!job->scaled || job->unscale != NULL);
  if (job->scaled) job->unscale(data, n, &job->step);
  job->fn(data, n, &job->step);
}

/* Updates `n` elements from the addresses in `data` on, in blocks. The gradient (operand 1) is
 * written back only where it was unscaled. */
static void step_line(const job_t *job, char *const *data, const int64_t *strides, int64_t n) {
  double blocks[KF__OPTIM_OPERANDS][BLOCK];
  void *packed[KF__OPTIM_OPERANDS] = {NULL};
  bool direct = !is_half(job->dtype);
  KF_ASSERT(job->count <= KF__OPTIM_OPERANDS);
  KF_ASSERT(n >= 0);
  for (uint32_t k = 0; k < job->count; k++) direct = direct && strides[k] == job->itemsize;
  for (int64_t at = 0; at < n; at += BLOCK) {
    const int64_t size = n - at < BLOCK ? n - at : BLOCK;
    for (uint32_t k = 0; k < job->count; k++) {
      packed[k] = direct ? (void *)(data[k] + at * strides[k]) : blocks[k];
      if (!direct) copy_in(job->dtype, blocks[k], data[k] + at * strides[k], strides[k], size);
    }
    step_packed(job, packed, size);
    if (direct) continue;
    for (uint32_t k = 0; k < job->count; k++)
      if (k != 1 || job->scaled)
        copy_out(job->dtype, blocks[k], data[k] + at * strides[k], strides[k], size);
  }
}

static void run_line(char *const *data, void *context) {
  const job_t *job = context;
  step_line(job, data, job->strides, job->n);
}

static void step_range(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  char *data[KF__OPTIM_OPERANDS];
  for (uint32_t k = 0; k < job->count; k++) data[k] = job->data[k] + begin * job->itemsize;
  step_line(job, data, job->strides, end - begin);
}

static kf_tensor_t *operand(const steps_t *all, uint32_t list, size_t i) {
  KF_ASSERT(list < all->count);
  KF_ASSERT(i < all->lists[list].size);
  return all->lists[list].data[i];
}

/* All operands are dense and have the same strides: their memory can be walked as one range. */
static bool same_order(const steps_t *all, size_t i) {
  const kf_tensor_t *first = operand(all, 0, i);
  if (!kf__is_dense(first)) return false;
  for (uint32_t k = 1; k < all->count; k++)
    if (!kf__spans_equal(kf__strides(first), kf__strides(operand(all, k, i)))) return false;
  return true;
}

static void run_one(job_t *job, size_t i) {
  const steps_t *all = job->all;
  const kf_tensor_t *first = operand(all, 0, i);
  for (uint32_t k = 0; k < all->count; k++) kf__bump_version(operand(all, k, i));
  KF_ASSERT(job->count == all->count);
  if (first->numel == 0) return;
  job->dtype = kf__dtype(first);
  job->itemsize = kf__itemsize(first);
  if (same_order(all, i)) {
    for (uint32_t k = 0; k < job->count; k++) {
      job->data[k] = kf__data(operand(all, k, i));
      job->strides[k] = job->itemsize;
    }
    kf__parallel_for(0, first->numel, GRAIN, step_range, job);
    return;
  }
  const int64_t dim = (int64_t)first->ndim - 1;
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(first), dim);
  for (uint32_t k = 0; k < job->count; k++) {
    kf__lines_add(&lines, operand(all, k, i));
    job->strides[k] = kf__line_stride(operand(all, k, i), dim);
  }
  job->n = kf__line_size(first, dim);
  kf__lines_run(&lines, job->n, run_line, job);
}

/* ---- Checks ---- */

/* Tensors in lists are not checked by the dispatcher: one may be undefined or on another device. */
static kf_status_t check_there(const char *op, const char *name, size_t i, const kf_tensor_t *t) {
  if (!kf__is_defined(t))
    return kf_error_set(KF_ERR_RUNTIME, "%s: %s[%zu] is undefined", op, name, i);
  if (t->device.type != KF_DEVICE_CPU)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_OPTIM_DEVICES,
                                       "%s: expected tensors on the CPU, but %s[%zu] is not there"),
                        op, name, i);
  return KF_OK;
}

/* A tensor of a list must match its parameter, and must be writable unless it is a gradient that is
 * only read. */
static kf_status_t check_tensor(const steps_t *all, uint32_t list, size_t i) {
  const char *name = all->names[list];
  kf_tensor_t *t = operand(all, list, i);
  const kf_tensor_t *first = operand(all, 0, i);
  KF_TRY(check_there(all->op, name, i, t));
  if (t->dtype != first->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_FUSED_DTYPE, "%s: %s[%zu] must be %s, but is %s"),
        all->op, name, i, kf_dtype_class_name(kf__dtype(first)), kf_dtype_class_name(kf__dtype(t)));
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (!kf__same_sizes(t, first))
    return kf_error_set(KF_ERR_RUNTIME, "%s: %s[%zu] has sizes %s, but its parameter has %s",
                        all->op, name, i, kf__shape_text(kf__sizes(t), a),
                        kf__shape_text(kf__sizes(first), b));
  if (list == 1 && !all->scaled) return KF_OK;
  if (kf__internal_overlap(t) == KF__OVERLAP_YES)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_FUSED_OVERLAP,
            "%s: %s[%zu]: elements of the tensor that is written to share memory; clone it first"),
        all->op, name, i);
  return kf__writable(t);
}

static kf_status_t check_lists(const steps_t *all) {
  const size_t count = all->lists[0].size;
  for (uint32_t k = 1; k < all->count; k++)
    if (all->lists[k].size != count)
      return kf_error_set(KF_ERR_RUNTIME,
                          "%s: expected %s to have %zu tensors, as self has, not %zu", all->op,
                          all->names[k], count, all->lists[k].size);
  for (size_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < all->count; k++) {
      KF_TRY(check_tensor(all, k, i));
      if (k == 0 && !kf__has_real_loops(kf__dtype(operand(all, 0, i))))
        return kf__not_for_dtype(all->kernel, kf__dtype(operand(all, 0, i)));
    }
  return KF_OK;
}

/* Reads a float32 tensor of one element: grad_scale or found_inf. */
static kf_status_t read_float(const steps_t *all, const kf_tensor_t *t, const char *name,
                              double *out) {
  KF_TRY(check_there(all->op, name, 0, t));
  if (t->numel != 1 || t->dtype != KF_DTYPE_FLOAT32)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FUSED_NUMBER,
                       "%s: %s must be one Float number, but is %s with %lld elements"),
        all->op, name, kf_dtype_class_name(kf__dtype(t)), (long long)t->numel);
  *out = (double)*(const float *)kf__data(t);
  return KF_OK;
}

/* Checks everything; *out_go is false when there is nothing to do because a gradient overflowed. */
static kf_status_t begin(steps_t *all, const kf_tensor_t *grad_scale, const kf_tensor_t *found_inf,
                         bool *out_go) {
  double found = 0;
  all->scaled = kf__is_defined(grad_scale);
  all->step.grad_scale = 1;
  if (all->scaled) KF_TRY(read_float(all, grad_scale, "grad_scale", &all->step.grad_scale));
  if (kf__is_defined(found_inf)) KF_TRY(read_float(all, found_inf, "found_inf", &found));
  KF_TRY(check_lists(all));
  *out_go = found != 1;
  return KF_OK;
}

static job_t job_of(const steps_t *all) {
  return (job_t){.all = all, .step = all->step, .count = all->count, .scaled = all->scaled};
}

/* ---- Stochastic gradient descent ---- */

static kf_status_t cpu_fused_sgd(const kf_call_t *call, kf_tensor_span_t self,
                                 kf_tensor_span_t grads, kf_tensor_span_t momentum_buffer_list,
                                 double weight_decay, double momentum, double lr, double dampening,
                                 bool nesterov, bool maximize, bool is_first_step,
                                 kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  (void)call;
  const bool moves = momentum != 0;
  steps_t all = {.op = "_fused_sgd_",
                 .kernel = "fused_sgd_kernel",
                 .count = moves ? 3 : 2,
                 .lists = {self, grads, momentum_buffer_list},
                 .names = {"self", "grads", "momentum_buffer_list"},
                 .step = {.lr = lr,
                          .weight_decay = weight_decay,
                          .momentum = momentum,
                          .dampening = dampening,
                          .maximize = maximize,
                          .nesterov = nesterov,
                          .first = is_first_step}};
  if (!moves && momentum_buffer_list.size != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        "_fused_sgd_: expected momentum_buffer_list to be empty without momentum");
  bool go;
  KF_TRY(begin(&all, grad_scale, found_inf, &go));
  job_t job = job_of(&all);
  for (size_t i = 0; go && i < self.size; i++) {
    const kf__optim_set_t *set = &kf__loops_optim()->of[is_wide(kf__dtype(self.data[i]))];
    job.fn = moves ? set->sgd_momentum : set->sgd;
    job.unscale = set->unscale;
    run_one(&job, i);
  }
  return KF_OK;
}

/* ---- Adam ---- */

static kf_status_t check_counts(const steps_t *all, kf_tensor_span_t counts) {
  if (counts.size != all->lists[0].size)
    return kf_error_set(KF_ERR_RUNTIME,
                        "%s: expected state_steps to have %zu tensors, as self has, not %zu",
                        all->op, all->lists[0].size, counts.size);
  for (size_t i = 0; i < counts.size; i++) {
    KF_TRY(check_there(all->op, "state_steps", i, counts.data[i]));
    if (counts.data[i]->numel != 1)
      return kf_error_set(KF_ERR_RUNTIME, "%s: state_steps[%zu] must have one element", all->op, i);
  }
  return KF_OK;
}

/* The bias corrections, which depend on the number of steps. */
static void count_step(kf__optim_step_t *step, const kf_tensor_t *count) {
  const double t = kf__number_real(kf__number_load(kf__dtype(count), kf__data(count)));
  step->step_size = step->lr / (1 - pow(step->beta1, t));
  step->root = sqrt(1 - pow(step->beta2, t));
}

static kf_status_t run_adam(steps_t *all, kf_tensor_span_t state_steps, bool amsgrad,
                            kf_tensor_t *grad_scale, kf_tensor_t *found_inf) {
  all->count = amsgrad ? 5 : 4;
  all->kernel = "fused_adam_kernel";
  all->names[0] = "self";
  all->names[1] = "grads";
  all->names[2] = "exp_avgs";
  all->names[3] = "exp_avg_sqs";
  all->names[4] = "max_exp_avg_sqs";
  bool go;
  KF_TRY(begin(all, grad_scale, found_inf, &go));
  KF_TRY(check_counts(all, state_steps));
  job_t job = job_of(all);
  for (size_t i = 0; go && i < state_steps.size; i++) {
    const kf__optim_set_t *set = &kf__loops_optim()->of[is_wide(kf__dtype(operand(all, 0, i)))];
    job.fn = amsgrad ? set->adam_max : set->adam;
    job.unscale = set->unscale;
    count_step(&job.step, state_steps.data[i]);
    run_one(&job, i);
  }
  return KF_OK;
}

#define ADAM(name, is_decoupled)                                                                  \
  static kf_status_t cpu_fused_##name(                                                            \
      const kf_call_t *call, kf_tensor_span_t self, kf_tensor_span_t grads,                       \
      kf_tensor_span_t exp_avgs, kf_tensor_span_t exp_avg_sqs, kf_tensor_span_t max_exp_avg_sqs,  \
      kf_tensor_span_t state_steps, double lr, double beta1, double beta2, double weight_decay,   \
      double eps, bool amsgrad, bool maximize, kf_tensor_t *grad_scale, kf_tensor_t *found_inf) { \
    (void)call;                                                                                   \
    steps_t all = {.op = "_fused_" #name "_",                                                     \
                   .lists = {self, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs},                \
                   .step = {.lr = lr,                                                             \
                            .weight_decay = weight_decay,                                         \
                            .beta1 = beta1,                                                       \
                            .beta2 = beta2,                                                       \
                            .eps = eps,                                                           \
                            .maximize = maximize,                                                 \
                            .decoupled = is_decoupled}};                                          \
    return run_adam(&all, state_steps, amsgrad, grad_scale, found_inf);                           \
  }
ADAM(adam, false)
ADAM(adamw, true)

const kf_compute_t kf__cpu_bind_fused_optim[] = {
    KF_COMPUTE(_fused_sgd_, cpu_fused_sgd),
    KF_COMPUTE(_fused_adam_, cpu_fused_adam),
    KF_COMPUTE(_fused_adamw_, cpu_fused_adamw),
    KF_COMPUTE_END,
};
