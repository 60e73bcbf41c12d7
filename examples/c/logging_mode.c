/* logging_mode.c: a mode that logs every operator below autograd with its arguments, its results
 * and its time. A mode is a function that the dispatcher calls in place of the kernel; it sees
 * operators of every signature, those of the backward pass too. */
#include <keyfall/keyfall.h>
#include <stdio.h>
#include <time.h>

typedef struct log {
  FILE *file;
  int calls;
  double seconds; /* in the operators themselves */
} log_t;

static double now(void) {
  struct timespec time;
  (void)clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Tensors are shown by their type and sizes, other values as they are. */
static void print_value(FILE *file, const kf_value_t *value) {
  char text[128];
  if (value->tag != KF_TAG_TENSOR) {
    (void)kf_value_print(value, text, sizeof text);
    (void)fputs(text, file);
    return;
  }
  const kf_int_span_t sizes = kf_tensor_sizes(value->as.tensor);
  (void)fprintf(file, "%s[", kf_dtype_name(kf_tensor_dtype(value->as.tensor)));
  for (size_t i = 0; i < sizes.size; i++)
    (void)fprintf(file, "%s%lld", i > 0 ? ", " : "", (long long)sizes.data[i]);
  (void)fputs("]", file);
}

/* The last `count` values of the stack. */
static void print_values(FILE *file, const kf_stack_t *stack, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0) (void)fputs(", ", file);
    print_value(file, &stack->values[stack->size - count + i]);
  }
}

/* The mode. The arguments are on top of the stack; kf_mode_next replaces them by the results. */
static kf_status_t log_call(void *context, const kf_call_t *call, kf_stack_t *stack) {
  log_t *log = context;
  const kf_schema_t *schema = kf_op_schema(call->op);
  (void)fprintf(log->file, "%s(", kf_op_full_name(call->op));
  print_values(log->file, stack, kf_schema_argument_count(schema));
  const double begin = now();
  const kf_status_t status = kf_mode_next(call, stack);
  log->seconds += now() - begin;
  log->calls++;
  (void)fputs(") -> ", log->file);
  if (status == KF_OK)
    print_values(log->file, stack, kf_schema_return_count(schema));
  else
    (void)fprintf(log->file, "failed: %s", kf_error_message());
  (void)fputs("\n", log->file);
  return status;
}

/* What is logged: a layer, its loss and the gradient of its weight. */
static kf_status_t forward_and_backward(kf_tensor_t *weight) {
  const kf_tensor_span_t none = {NULL, 0};
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *x = kfs_ones(KF_INTS(4, 3));
  kf_tensor_t *loss = kfs_sum(kfs_relu(kfs_mm(x, weight)));
  if (!kf_scope_has_failed())
    (void)kf_scope_take(kf_backward(KF_TENSORS(loss), none, 0, none), NULL);
  return kf_scope_close(&scope);
}

static kf_status_t run(log_t *log) {
  kf_tensor_t *weight = NULL;
  kf_mode_t *mode = NULL;
  kf_mode_scope_t scope;
  kf_status_t status;
  KF_TRY_GOTO(
      status, end,
      kf_ones(KF_INTS(3, 2), kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &weight));
  KF_TRY_GOTO(status, end, kf_tensor_set_requires_grad(weight, true));
  KF_TRY_GOTO(status, end, kf_mode_create(KF_MODE_BELOW_AUTOGRAD, 0, log_call, log, NULL, &mode));
  kf_mode_enter(mode, &scope); /* from here on, this thread's calls go to log_call … */
  status = forward_and_backward(weight);
  kf_mode_exit(&scope); /* … until here */
end:
  kf_mode_release(mode);
  kf_tensor_release(weight);
  return status;
}

int main(void) {
  log_t log = {stdout, 0, 0};
  kf_status_t status = kf_init();
  if (status == KF_OK) status = run(&log);
  if (status != KF_OK) {
    (void)fprintf(stderr, "%s\n", kf_error_message());
    return 1;
  }
  printf("%d operators, %.1f us in them\n", log.calls, 1e6 * log.seconds);
  return log.calls > 5 ? 0 : 1;
}
