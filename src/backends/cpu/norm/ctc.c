/* Connectionist temporal classification: the probability of a sequence of labels, summed over all
 * ways to place its labels, with blanks in between, on the steps of the input.
 *
 * The states are the labels with a blank before, between and after them: 2·length + 1. alpha[t][s]
 * is the log probability of all paths that end in state s at step t; beta[t][s] of all that begin
 * there. Both are computed in double precision. */
#include <keyfall/ops.h>
#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/loops/random_loops.h"
#include "ops/catalogue/catalogue.h"
#include "tensor/tensor_internal.h"

/* One sequence of the batch. */
typedef struct {
  kf_dtype_t dtype;
  const char *probs; /* of class 0 at step 0 */
  int64_t step_stride, class_stride;
  const int64_t *labels;
  int64_t label_stride, steps, length, blank;
} sequence_t;

static double log_prob(const sequence_t *q, int64_t t, int64_t class) {
  return kf__read_real(q->dtype, q->probs + t * q->step_stride + class * q->class_stride);
}

static int64_t label_of(const sequence_t *q, int64_t state) {
  return state % 2 == 0 ? q->blank : q->labels[state / 2 * q->label_stride];
}

/* Whether a path may go from state - 2 to state: there is a blank in between, but the labels
 * differ. */
static bool may_skip(const sequence_t *q, int64_t state) {
  return state >= 2 && label_of(q, state) != label_of(q, state - 2);
}

static double log_add(double a, double b) {
  double most = a > b ? a : b;
  if (most == -HUGE_VAL) return most;
  return most + log1p(exp((a > b ? b : a) - most));
}

/* Fills alpha, rows of `width` states; returns the log likelihood. */
static double forward(const sequence_t *q, int64_t width, double *alpha) {
  int64_t states = 2 * q->length + 1;
  for (int64_t i = 0; i < q->steps * width; i++) alpha[i] = -HUGE_VAL;
  for (int64_t t = 0; t < q->steps; t++) {
    double *now = alpha + t * width;
    const double *before = now - width;
    for (int64_t s = 0; s < states; s++) {
      double sum = s < 2 ? 0 : -HUGE_VAL;
      if (t > 0) {
        sum = before[s];
        if (s > 0) sum = log_add(sum, before[s - 1]);
        if (may_skip(q, s)) sum = log_add(sum, before[s - 2]);
      }
      now[s] = sum + log_prob(q, t, label_of(q, s));
    }
  }
  if (q->steps == 0) return q->length == 0 ? 0 : -HUGE_VAL;
  const double *last = alpha + (q->steps - 1) * width;
  return states == 1 ? last[0] : log_add(last[states - 1], last[states - 2]);
}

static void backward(const sequence_t *q, int64_t width, double *beta) {
  int64_t states = 2 * q->length + 1;
  for (int64_t t = q->steps - 1; t >= 0; t--) {
    double *now = beta + t * width;
    const double *after = now + width;
    for (int64_t s = 0; s < states; s++) {
      double sum = s >= states - 2 ? 0 : -HUGE_VAL;
      if (t < q->steps - 1) {
        sum = after[s];
        if (s + 1 < states) sum = log_add(sum, after[s + 1]);
        if (s + 2 < states && may_skip(q, s + 2)) sum = log_add(sum, after[s + 2]);
      }
      now[s] = sum + log_prob(q, t, label_of(q, s));
    }
  }
}

/* Sequence number `b`. Labels are rows of a matrix, or one after the other in a vector. */
static sequence_t sequence_at(const kf_tensor_t *probs, const kf_tensor_t *labels,
                              kf_int_span_t steps, kf_int_span_t lengths, int64_t blank,
                              int64_t b) {
  int64_t size = kf__itemsize(probs), at = 0;
  if (labels->ndim == 2)
    at = b * labels->strides[0];
  else
    for (int64_t i = 0; i < b; i++) at += lengths.data[i] * labels->strides[0];
  return (sequence_t){
      .dtype = kf__dtype(probs),
      .probs = (const char *)kf__data(probs) + b * probs->strides[1] * size,
      .step_stride = probs->strides[0] * size,
      .class_stride = probs->strides[2] * size,
      .labels = (const int64_t *)kf__data(labels) + at,
      .label_stride = labels->strides[labels->ndim - 1],
      .steps = steps.data[b],
      .length = lengths.data[b],
      .blank = blank,
  };
}

static kf_status_t check_labels(const sequence_t *q, int64_t classes) {
  for (int64_t i = 0; i < q->length; i++) {
    int64_t label = q->labels[i * q->label_stride];
    if (label < 0 || label >= classes)
      return kf_error_set(KF_ERR_RUNTIME, "ctc_loss: label %lld is not a class of %lld",
                          (long long)label, (long long)classes);
  }
  return KF_OK;
}

static void store(char *at, kf_dtype_t dtype, double value) {
  if (dtype == KF_DTYPE_FLOAT64)
    *(double *)(void *)at = value;
  else
    *(float *)(void *)at = (float)value;
}

static kf_status_t cpu_ctc_loss(kf_tensor_t *log_probs, kf_tensor_t *targets, kf_int_span_t steps,
                                kf_int_span_t lengths, int64_t blank, kf_tensor_t *loss,
                                kf_tensor_t *log_alpha) {
  int64_t width = log_alpha->sizes[2], most = log_alpha->sizes[1], size = kf__itemsize(loss);
  double *alpha = kf_alloc((size_t)(most * width + 1) * sizeof *alpha);
  if (alpha == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (int64_t b = 0; b < loss->numel && status == KF_OK; b++) {
    sequence_t q = sequence_at(log_probs, targets, steps, lengths, blank, b);
    status = check_labels(&q, log_probs->sizes[2]);
    if (status != KF_OK) break;
    store((char *)kf__data(loss) + b * loss->strides[0] * size, q.dtype,
          -forward(&q, width, alpha));
    char *row = (char *)kf__data(log_alpha) + b * log_alpha->strides[0] * size;
    for (int64_t i = 0; i < most * width; i++) {
      int64_t at = i / width * log_alpha->strides[1] + i % width * log_alpha->strides[2];
      store(row + at * size, q.dtype, i < q.steps * width ? alpha[i] : -HUGE_VAL);
    }
  }
  kf_free(alpha);
  return status;
}

/* The gradient of one sequence, whose elements are `grad` apart as in `out`. Assumes, as PyTorch
 * does, that log_probs are the result of log_softmax. */
static void sequence_gradient(const sequence_t *q, int64_t width, int64_t classes,
                              const double *alpha, const double *beta, double log_likelihood,
                              double scale, double *sums, char *out, const int64_t *strides) {
  int64_t states = 2 * q->length + 1;
  for (int64_t t = 0; t < q->steps; t++) {
    for (int64_t c = 0; c < classes; c++) sums[c] = -HUGE_VAL;
    for (int64_t s = 0; s < states; s++) {
      int64_t c = label_of(q, s);
      sums[c] = log_add(sums[c], alpha[t * width + s] + beta[t * width + s]);
    }
    for (int64_t c = 0; c < classes; c++) {
      double p = log_prob(q, t, c);
      store(out + t * strides[0] + c * strides[2], q->dtype,
            (exp(p) - exp(sums[c] - log_likelihood - p)) * scale);
    }
  }
}

static kf_status_t cpu_ctc_loss_backward(kf_tensor_t *grad, kf_tensor_t *log_probs,
                                         kf_tensor_t *targets, kf_int_span_t steps,
                                         kf_int_span_t lengths, int64_t blank, bool zero_infinity,
                                         kf_tensor_t *out) {
  int64_t width = 1, most = log_probs->sizes[0], classes = log_probs->sizes[2];
  int64_t size = kf__itemsize(out);
  int64_t strides[3];
  for (int i = 0; i < 3; i++) strides[i] = out->strides[i] * size;
  for (size_t b = 0; b < lengths.size; b++)
    if (2 * lengths.data[b] + 1 > width) width = 2 * lengths.data[b] + 1;
  KF_TRY(kf_zero_(out));
  double *alpha = kf_alloc((size_t)(2 * most * width + classes + 1) * sizeof *alpha);
  if (alpha == NULL) return kf__no_memory();
  double *beta = alpha + most * width, *sums = beta + most * width;
  kf_status_t status = KF_OK;
  for (int64_t b = 0; b < log_probs->sizes[1] && status == KF_OK; b++) {
    sequence_t q = sequence_at(log_probs, targets, steps, lengths, blank, b);
    status = check_labels(&q, classes);
    if (status != KF_OK) break;
    double log_likelihood = forward(&q, width, alpha);
    if (zero_infinity && log_likelihood == -HUGE_VAL) continue;
    backward(&q, width, beta);
    const char *at = (const char *)kf__data(grad) + b * grad->strides[0] * size;
    sequence_gradient(&q, width, classes, alpha, beta, log_likelihood, kf__read_real(q.dtype, at),
                      sums, (char *)kf__data(out) + b * strides[1], strides);
  }
  kf_free(alpha);
  return status;
}

const kf_compute_t kf__cpu_bind_ctc[] = {
    KF_COMPUTE(ctc_loss, cpu_ctc_loss),
    KF_COMPUTE(ctc_loss_backward, cpu_ctc_loss_backward),
    KF_COMPUTE_END,
};
