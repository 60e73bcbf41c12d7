/* Faults: allocations, copies and kernels that fail, and a device that is lost, at every call of
 * small programs. Each must give an error, leak nothing, and leave the device and all others
 * usable. */
#include <string.h>

#include "checks.h"

enum { MOST_CALLS = 300, OWNED = 24 };

/* The tensors of a program, released together. */
typedef struct pool {
  kf_tensor_t *tensors[OWNED];
  size_t count;
} pool_t;

/* Where the next tensor goes. */
static kf_tensor_t **next(pool_t *pool) { return &pool->tensors[pool->count++]; }
static kf_tensor_t *last(const pool_t *pool) { return pool->tensors[pool->count - 1]; }

typedef kf_status_t (*program_fn)(kf_device_t device, pool_t *pool);

static kf_status_t make_numbers(kf_device_t device, kf_int_span_t sizes, pool_t *pool) {
  float numbers[12];
  for (int i = 0; i < 12; i++) numbers[i] = (float)i - 4;
  KF_TRY(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, sizes, next(pool)));
  kf_tensor_t *on_host = last(pool);
  return to_device(on_host, device, next(pool));
}

static kf_status_t transfers(kf_device_t device, pool_t *pool) {
  const kf_device_t host = kf_device_make(KF_DEVICE_CPU, -1);
  KF_TRY(make_numbers(device, KF_INTS(3, 4), pool));
  kf_tensor_t *x = last(pool);
  KF_TRY(kf_tensor_view(x, KF_INTS(4, 3), KF_INTS(1, 4), 0, next(pool)));
  kf_tensor_t *turned = last(pool);
  KF_TRY(kf_contiguous(turned, KF_MEMORY_FORMAT_CONTIGUOUS, next(pool)));
  kf_tensor_t *dense = last(pool);
  KF_TRY(kf_copy_(turned, dense, false));
  KF_TRY(kf_to_device(x, device, KF_DTYPE_FLOAT64, false, true, kf_no_int(), next(pool)));
  kf_tensor_t *wide = last(pool);
  return to_device(wide, host, next(pool));
}

static kf_status_t writes(kf_device_t device, pool_t *pool) {
  KF_TRY(make_numbers(device, KF_INTS(6), pool));
  kf_tensor_t *x = last(pool);
  kf_scalar_t number;
  KF_TRY(kf_add_(x, x, KF_INT(1)));
  KF_TRY(kf_mul_(x, x));
  KF_TRY(kf_tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(6), next(pool)));
  KF_TRY(kf_add_out(x, x, KF_INT(1), last(pool)));
  KF_TRY(kf_tensor_view(x, KF_INTS(2), KF_INTS(1), 2, next(pool)));
  KF_TRY(kf_zero_(last(pool)));
  kf_tensor_t **values = next(pool), **indices = next(pool);
  KF_TRY(kf_sort(x, -1, false, values, indices));
  KF_TRY(kf_sum(x, kf_no_int(), next(pool)));
  return kf_item(last(pool), &number);
}

static kf_status_t training(kf_device_t device, pool_t *pool) {
  KF_TRY(make_numbers(device, KF_INTS(4, 3), pool));
  kf_tensor_t *weight = last(pool);
  KF_TRY(kf_tensor_set_requires_grad(weight, true));
  KF_TRY(make_numbers(device, KF_INTS(2, 4), pool));
  kf_tensor_t *input = last(pool);
  KF_TRY(kf_mm(input, weight, next(pool)));
  kf_tensor_t *product = last(pool);
  KF_TRY(kf_relu(product, next(pool)));
  kf_tensor_t *active = last(pool);
  KF_TRY(kf_pow_Tensor_Scalar(active, KF_INT(2), next(pool)));
  kf_tensor_t *squares = last(pool);
  KF_TRY(kf_mean(squares, kf_no_int(), next(pool)));
  kf_tensor_t *loss = last(pool), *gradient = NULL;
  kf_tensor_span_t roots = {&loss, 1}, inputs = {&weight, 1}, none = {NULL, 0};
  KF_TRY(kf_grad(roots, none, inputs, 0, &gradient));
  *next(pool) = gradient;
  KF_TRY(kf_detach(weight, next(pool)));
  KF_TRY(kf_add_(last(pool), gradient, KF_FLOAT(-0.1)));
  kf_scalar_t number;
  return kf_item(loss, &number);
}

typedef struct program {
  const char *name;
  program_fn run;
} program_t;
static const program_t programs[] = {
    {"transfers", transfers}, {"writes", writes}, {"training", training}};

static kf_status_t run_program(program_fn program, kf_device_t device) {
  pool_t pool = {{NULL}, 0};
  kf_status_t status = program(device, &pool);
  for (size_t i = pool.count; i-- > 0;) kf_tensor_release(pool.tensors[i]);
  return status;
}

/* ---- After a fault ---- */

static bool computes(kf_device_t device) {
  const float expected[4] = {0, 2, 4, 6};
  float numbers[4] = {0, 1, 2, 3};
  kf_tensor_t *x = NULL, *there = NULL, *sum = NULL, *back = NULL;
  kf_status_t status = kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(4), &x);
  if (status == KF_OK) status = to_device(x, device, &there);
  if (status == KF_OK) status = kf_add(there, there, KF_INT(1), &sum);
  if (status == KF_OK) status = to_device(sum, kf_device_make(KF_DEVICE_CPU, -1), &back);
  bool right = status == KF_OK && memcmp(kf_tensor_data(back), expected, sizeof expected) == 0;
  kf_tensor_t *all[] = {x, there, sum, back};
  for (int i = 0; i < 4; i++) kf_tensor_release(all[i]);
  return right;
}

static void check_after(check_context_t *context, const char *what, size_t n, uint64_t before) {
  uint64_t after = allocated_bytes(context);
  CHECK(after == before, "%s with a fault at call %zu: %lld bytes leaked", what, n,
        (long long)(after - before));
  CHECK(computes(kf_device_make(KF_DEVICE_CPU, -1)), "the CPU cannot be used after %s", what);
  for (int32_t i = 0; i < context->count; i++)
    CHECK(computes(device_at(context, i)),
          "device %d cannot be used after %s with a fault at call %zu: %s", i, what, n,
          kf_error_message());
}

/* ---- Faults of the interface ---- */

static kf_status_t run_with_fault(check_context_t *context, program_fn program,
                                  kf_device_fault_t fault, size_t n) {
  int type = context->target.device.type;
  (void)kf_device_empty_cache(type);
  KF_TRY(kf_device_inject_fault(type, fault, n));
  kf_status_t status = run_program(program, context->target.device);
  KF_TRY(kf_device_inject_fault(type, KF_DEVICE_FAULT_NONE, 1));
  for (int32_t i = 0; i < context->count; i++) KF_TRY(kf_device_reopen(device_at(context, i)));
  return status;
}

static bool is_expected(kf_device_fault_t fault, kf_status_t status) {
  switch (fault) {
    case KF_DEVICE_FAULT_ALLOCATE: return status == KF_ERR_NO_MEMORY;
    case KF_DEVICE_FAULT_LOST: return status == KF_ERR_DEVICE_LOST;
    default: return status == KF_ERR_RUNTIME;
  }
}

static void inject(check_context_t *context, const program_t *program, kf_device_fault_t fault) {
  CHECK(run_program(program->run, context->target.device) == KF_OK, "%s fails without a fault: %s",
        program->name, kf_error_message());
  uint64_t before = allocated_bytes(context);
  for (size_t n = 1; n < MOST_CALLS; n++) {
    kf_status_t status = run_with_fault(context, program->run, fault, n);
    if (status == KF_OK) {
      CHECK(n > 1, "%s: the fault was not reached", program->name);
      return;
    }
    CHECK(is_expected(fault, status), "%s with a fault at call %zu: status %d: %s", program->name,
          n, (int)status, kf_error_message());
    check_after(context, program->name, n, before);
    if (context->failed) return;
  }
  check_fail(context, "%s still fails with a fault at call %d", program->name, MOST_CALLS);
}

static void inject_everywhere(check_context_t *context, kf_device_fault_t fault) {
  if (!has_interface(context)) return;
  for (size_t i = 0; i < sizeof programs / sizeof *programs && !context->failed; i++)
    inject(context, &programs[i], fault);
}

static void check_allocation(check_context_t *context) {
  inject_everywhere(context, KF_DEVICE_FAULT_ALLOCATE);
}
static void check_copy(check_context_t *context) {
  inject_everywhere(context, KF_DEVICE_FAULT_COPY);
}
static void check_lost(check_context_t *context) {
  inject_everywhere(context, KF_DEVICE_FAULT_LOST);
}

static void check_reason(check_context_t *context) {
  if (!has_interface(context)) return;
  kf_device_t device = context->target.device;
  kf_tensor_t *kept = NULL;
  CHECK_OK(kf_tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(3), &kept));
  kf_device_lose(device, "the cable is out");
  kf_status_t status = kf_zero_(kept);
  bool named = strstr(kf_error_message(), "the cable is out") != NULL;
  bool others = computes(kf_device_make(KF_DEVICE_CPU, -1));
  bool lost = kf_device_is_lost(device);
  kf_tensor_release(kept);
  CHECK_OK(kf_device_reopen(device));
  CHECK(status == KF_ERR_DEVICE_LOST && named, "an operator on the lost device gave status %d",
        (int)status);
  CHECK(lost && others, "the device is not lost, or the CPU cannot be used");
  CHECK(computes(device), "the device cannot be used after it was opened again");
}

/* ---- Kernels ---- */

static kf_status_t failing_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return kf_error_set(KF_ERR_RUNTIME, "a test injected a fault");
}

typedef struct kernel_fault {
  const char *op;
  program_fn run;
} kernel_fault_t;
static const kernel_fault_t kernels[] = {
    {"add_.Tensor", writes}, {"mul_.Tensor", writes}, {"add.out", writes},
    {"sort", writes},        {"sum", writes},         {"relu", training},
    {"mean", training},      {"mm", training},        {"threshold_backward", training},
    {"copy_", transfers}};

static void fail_kernel(check_context_t *context, const kernel_fault_t *fault) {
  uint64_t before = allocated_bytes(context);
  kf_library_t *library = NULL;
  kf_kernel_desc_t kernel = kf_kernel_boxed(failing_kernel, NULL, "the conformance tests");
  CHECK_OK(kf_library_create(KF_LIBRARY_IMPL, "aten", context->target.key, __FILE__, __LINE__,
                             &library));
  kf_status_t status = kf_library_impl(library, fault->op, context->target.key, &kernel);
  if (status == KF_OK) status = run_program(fault->run, context->target.device);
  bool named = strstr(kf_error_message(), "injected") != NULL;
  kf_library_release(library);
  CHECK(status == KF_ERR_RUNTIME && named, "%s: the program gave status %d: %s", fault->op,
        (int)status, kf_error_message());
  check_after(context, fault->op, 1, before);
}

static void check_kernel(check_context_t *context) {
  if (!has_interface(context)) return;
  for (size_t i = 0; i < sizeof kernels / sizeof *kernels && !context->failed; i++)
    fail_kernel(context, &kernels[i]);
}

const check_t fault_checks[] = {{"faults", "allocation fails", check_allocation},
                                {"faults", "copy fails", check_copy},
                                {"faults", "device lost", check_lost},
                                {"faults", "a lost device says why", check_reason},
                                {"faults", "kernel fails", check_kernel},
                                {NULL, NULL, NULL}};
