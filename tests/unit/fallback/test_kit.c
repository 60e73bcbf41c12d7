/* The backend kit: compute functions, kernels and declined calls on a device whose memory the host
 * cannot read. */
#include <keyfall/compute.h>

#include <keyfall/autograd.h>

#include "remote_device.h"

static int adds, sums; /* how often a compute function of the device ran */

static const char *host_of(const void *address) {
  return (const char *)((uintptr_t)address - SHIFT);
}
static float *element(const kf_iter_t *it, uint32_t k, const int64_t *index) {
  const char *at = it->operands[k].tensor != NULL ? host_of(it->data[k]) : it->data[k];
  for (uint32_t d = 0; d < it->ndim; d++) at += index[d] * kf_iter_stride(it, k, d);
  return (float *)(uintptr_t)at;
}

/* float32 without conversions; everything else is declined. */
static kf_status_t npu_add(kf_iter_t *it, kf_scalar_t alpha) {
  if (it->common != KF_DTYPE_FLOAT32 || it->casts) return kf_compute_decline("only float32");
  adds++;
  KFT_EQ_INT(it->struct_size, sizeof *it);
  const float factor = alpha.tag == KF_TAG_INT ? (float)alpha.as.i : (float)alpha.as.f;
  int64_t index[KF_ITER_DIMS] = {0};
  for (int64_t i = 0; i < it->numel; i++) {
    *element(it, 0, index) = *element(it, 1, index) + factor * *element(it, 2, index);
    for (uint32_t d = 0; d < it->ndim && ++index[d] == it->sizes[d]; d++) index[d] = 0;
  }
  return KF_OK;
}

static kf_status_t npu_sum_all(kf_tensor_t *self, kf_tensor_t *out) {
  sums++;
  KFT_TRUE(kf__is_contiguous(self));
  float total = 0;
  for (int64_t i = 0; i < self->numel; i++)
    total += ((const float *)(uintptr_t)host_of(kf__data(self)))[i];
  *(float *)(uintptr_t)host_of(kf__data(out)) = total;
  return KF_OK;
}

static const kf_compute_t computes[] = {KF_COMPUTE_FLAGS(add, npu_add, KF_COMPUTE_MAY_DECLINE),
                                        KF_COMPUTE(sum_all, npu_sum_all), KF_COMPUTE_END};

static kf_key_t key_of_npu(void) {
  kf_key_t key;
  KFT_OK(kf_key_of_device_type(npu.type, &key));
  return key;
}

static void release_library(void *library) { kf_library_release(library); }

static kf_library_t *open_library(void) {
  kf_library_t *library;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", key_of_npu(), &library));
  KFT_DEFER(release_library, library);
  return library;
}

static kf_library_t *bind(const kf_compute_t *table) {
  const kf_compute_t *const tables[] = {table, NULL};
  kf_library_t *library = open_library();
  KFT_OK(kf_backend_bind(library, key_of_npu(), tables));
  adds = sums = 0;
  return library;
}

static void test_one_compute_function_serves_all_forms(void **state) {
  (void)state;
  open_device(0);
  bind(computes);
  MAKE(a, counting(4, out));
  MAKE(b, counting(4, out));
  MAKE(sum, kf_add(a, b, one(), out));
  CHECK(sum, 0, 2, 4, 6);
  kf_scalar_t two_ = {.tag = KF_TAG_INT, .as.i = 2};
  KFT_OK(kf_add_(a, b, two_));
  CHECK(a, 0, 3, 6, 9);
  KFT_OK(kf_add_out(b, b, one(), sum));
  CHECK(sum, 0, 2, 4, 6);
  MAKE(number, kf_add_Scalar(b, two_, one(), out));
  CHECK(number, 2, 3, 4, 5);
  KFT_EQ_INT(adds, 4);
  MAKE(total, kf_sum(b, none, out));
  CHECK(total, 6);
  KFT_EQ_INT(sums, 1);
  KFT_EQ_INT(device.outs, 5); /* only those of CHECK */
}

static void test_the_fallback_sees_what_compute_functions_write(void **state) {
  (void)state;
  open_device(0);
  bind(computes);
  MAKE(a, counting(3, out));
  MAKE(before, kf_neg(a, out)); /* by the fallback, which keeps its copy of a */
  KFT_OK(kf_add_(a, a, one()));
  MAKE(after, kf_neg(a, out));
  CHECK(after, 0, -2, -4);
  KFT_OK(kf_add_out(before, after, one(), a));
  MAKE(last, kf_neg(a, out));
  CHECK(last, 0, 3, 6);
  KFT_EQ_INT(adds, 2);
}

static void test_operands_are_broadcast_and_strided(void **state) {
  (void)state;
  open_device(0);
  bind(computes);
  MAKE(flat, counting(6, out));
  MAKE(grid, kf_view(flat, KF_INTS(2, 3), out));
  MAKE(turned, kf_t(grid, out)); /* 3 x 2 */
  MAKE(row, counting(2, out));
  MAKE(sum, kf_add(turned, row, one(), out));
  CHECK(sum, 0, 4, 1, 5, 2, 6);
  KFT_EQ_INT(adds, 1);
}

static void test_a_cpu_tensor_without_dimensions_is_a_number(void **state) {
  (void)state;
  open_device(0);
  bind(computes);
  MAKE(a, counting(3, out));
  float half = 0.5f;
  MAKE(number, kf_tensor_from_data(&half, KF_DTYPE_FLOAT32, kf_no_ints(), out));
  MAKE(sum, kf_add(a, number, one(), out));
  CHECK(sum, 0.5f, 1.5f, 2.5f);
  MAKE(other, kf_add(number, a, one(), out));
  CHECK(other, 0.5f, 1.5f, 2.5f);
  KFT_EQ_INT(adds, 2);
  KFT_FAILS(kf_add_(number, a, one()), KF_ERR_RUNTIME);
}

static void test_declined_calls_fall_back(void **state) {
  (void)state;
  open_device(0);
  bind(computes);
  MAKE(a, counting(3, out));
  MAKE(wide, kf_to_dtype(a, KF_DTYPE_FLOAT64, false, false, none, out));
  MAKE(sum, kf_add(wide, a, one(), out));
  KFT_EQ_INT(adds, 0);
  KFT_EQ_INT(sum->device.type, npu.type);
  MAKE(narrow, kf_to_dtype(sum, KF_DTYPE_FLOAT32, false, false, none, out));
  CHECK(narrow, 0, 2, 4);
  be_strict();
  kf_tensor_t *refused = NULL;
  KFT_FAILS_WITH(kf_add(wide, a, one(), &refused), KF_ERR_NOT_IMPLEMENTED, "only float32");
}

/* ---- Kernels that a program registers by itself ---- */

static int kernels;

static kf_status_t own_mul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                           kf_tensor_t **out) {
  (void)call;
  (void)other;
  kernels++;
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

static void register_mul(uint32_t flags) {
  kf_library_t *library = open_library();
  kf_kernel_desc_t kernel =
      kf_kernel_typed((kf_typed_fn)own_mul, "(Tensor, Tensor) -> Tensor", NULL);
  kernel.kind |= flags;
  KFT_OK(kf_library_impl(library, "mul.Tensor", KF_KEY_Undefined, &kernel));
  kernels = 0;
}

static void test_own_kernels_get_tensors_of_one_device(void **state) {
  (void)state;
  open_device(0);
  register_mul(0);
  MAKE(a, counting(3, out));
  float data[3] = {1, 2, 3};
  MAKE(host, kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(3), out));
  MAKE(fine, kf_mul(a, a, out));
  KFT_EQ_INT(kernels, 1);
  kf_tensor_t *refused = NULL;
  KFT_FAILS_WITH(kf_mul(a, host, &refused), KF_ERR_RUNTIME, "aten::mul.Tensor");
  KFT_FAILS(kf_mul(host, a, &refused), KF_ERR_RUNTIME);
  KFT_FAILS(kf_atan2(host, a, &refused), KF_ERR_RUNTIME); /* by the fallback */
  KFT_EQ_INT(kernels, 1);
}

static void test_lost_devices_run_no_kernels(void **state) {
  (void)state;
  open_device(0);
  register_mul(0);
  bind(computes);
  MAKE(a, counting(3, out));
  kf_device_lose(npu, "the cable was pulled");
  kf_tensor_t *refused = NULL;
  KFT_FAILS(kf_mul(a, a, &refused), KF_ERR_DEVICE_LOST);
  KFT_FAILS_WITH(kf_add_(a, a, one()), KF_ERR_DEVICE_LOST, "the cable was pulled");
  KFT_EQ_INT(kernels + adds, 0);
  KFT_OK(kf_device_reopen(npu));
  KFT_OK(kf_add_(a, a, one()));
}

static void test_unguarded_kernels_get_everything(void **state) {
  (void)state;
  open_device(0);
  register_mul(KF_KERNEL_UNGUARDED);
  MAKE(a, counting(3, out));
  float data[3] = {1, 2, 3};
  MAKE(host, kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(3), out));
  MAKE(result, kf_mul(a, host, out));
  KFT_EQ_INT(kernels, 1);
}

/* ---- Kernels that return an argument ---- */

static kf_status_t same_as_self(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

static kf_status_t same_as_other(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                 kf_tensor_t **out) {
  (void)self;
  return same_as_self(call, other, out);
}

static void check_history(kf_tensor_t *result, kf_tensor_t *argument) {
  KFT_TRUE(result != argument);
  KFT_TRUE(result->storage == argument->storage);
  KFT_TRUE((result->flags & KF__REQUIRES_GRAD) != 0);
}

/* The node saves what the kernel returns: that must not become a cycle, which would keep the
 * storage alive, nor change the argument. sin is recorded by description, mul by its own code. */
static void test_kernels_may_return_an_argument(void **state) {
  (void)state;
  open_device(0);
  kf_library_t *library = open_library();
  kf_kernel_desc_t sin = kf_kernel_typed((kf_typed_fn)same_as_self, "(Tensor) -> Tensor", NULL);
  kf_kernel_desc_t mul =
      kf_kernel_typed((kf_typed_fn)same_as_other, "(Tensor, Tensor) -> Tensor", NULL);
  sin.kind |= KF_KERNEL_UNGUARDED;
  mul.kind |= KF_KERNEL_UNGUARDED;
  KFT_OK(kf_library_impl(library, "sin", KF_KEY_Undefined, &sin));
  KFT_OK(kf_library_impl(library, "mul.Tensor", KF_KEY_Undefined, &mul));
  MAKE(leaf, counting(3, out));
  MAKE(other, counting(3, out));
  KFT_OK(kf_tensor_set_requires_grad(leaf, true));
  MAKE(a, kf_sin(leaf, out));
  MAKE(b, kf_sin(a, out));
  MAKE(c, kf_mul(b, other, out));
  MAKE(d, kf_mul(c, leaf, out));
  check_history(a, leaf);
  check_history(b, leaf);
  check_history(c, other);
  check_history(d, leaf);
  KFT_TRUE(leaf->autograd == NULL || kf_tensor_is_leaf(leaf));
  KFT_TRUE((other->flags & KF__REQUIRES_GRAD) == 0);
}

/* ---- Devices that want to be asked ---- */

static int asked;

static bool refuse_long_tensors(void *context, kf_device_t where, const kf_op_t *op,
                                const kf_value_t *arguments, size_t count,
                                const char **out_reason) {
  (void)context;
  (void)op;
  asked++;
  KFT_EQ_INT(where.type, npu.type);
  KFT_TRUE(count >= 1);
  if (arguments[0].as.tensor->numel <= 3) return true;
  *out_reason = "tensors of more than 3 elements";
  return false;
}

static void test_devices_are_asked(void **state) {
  (void)state;
  open_device(0);
  bind(computes);
  kf_device_interface_t interface = {.struct_size = sizeof interface,
                                     .allocate = allocate,
                                     .free = release,
                                     .copy_in = copy_in,
                                     .copy_out = copy_out,
                                     .can_run = refuse_long_tensors};
  KFT_OK(kf_device_set_interface(npu.type, &interface));
  asked = 0;
  MAKE(small, counting(3, out));
  MAKE(large, counting(4, out));
  MAKE(total, kf_sum(small, none, out));
  KFT_EQ_INT(sums, 1);
  MAKE(other, kf_sum(large, none, out));
  KFT_EQ_INT(sums, 1);
  CHECK(total, 3);
  CHECK(other, 6);
  KFT_EQ_INT(asked, 2);
}

/* ---- Tables with mistakes ---- */

static void refuse(const kf_compute_t *table, kf_status_t expected, const char *part) {
  const kf_compute_t *const tables[] = {table, NULL};
  kf_library_t *library = open_library();
  KFT_FAILS_WITH(kf_backend_bind(library, key_of_npu(), tables), expected, part);
}

static void test_mistakes_in_tables_are_named(void **state) {
  (void)state;
  open_device(0);
  kf_compute_t table[] = {KF_COMPUTE(add, npu_add), KF_COMPUTE(sum_all, npu_sum_all),
                          KF_COMPUTE_END};
  table[1].name = "sum_oll";
  refuse(table, KF_ERR_NOT_FOUND, "'sum_oll'");
  table[1].name = "add";
  refuse(table, KF_ERR_ABI, "'add'");
  table[1] = table[0];
  refuse(table, KF_ERR_VALUE, "bound twice");
  table[1].function = NULL;
  refuse(table, KF_ERR_MISUSE, "has no function");
  table[0].struct_size = 8;
  refuse(table, KF_ERR_MISUSE, "struct_size");
  kf_library_t *library = open_library();
  KFT_FAILS(kf_backend_bind(library, key_of_npu(), NULL), KF_ERR_MISUSE);
  const kf_compute_t *const tables[] = {computes, NULL};
  KFT_FAILS(kf_backend_bind(library, KF_KEY_CompositeImplicitAutograd, tables), KF_ERR_VALUE);
}

KFT_MAIN(KFT_TEST(test_one_compute_function_serves_all_forms),
         KFT_TEST(test_the_fallback_sees_what_compute_functions_write),
         KFT_TEST(test_operands_are_broadcast_and_strided),
         KFT_TEST(test_a_cpu_tensor_without_dimensions_is_a_number),
         KFT_TEST(test_declined_calls_fall_back),
         KFT_TEST(test_own_kernels_get_tensors_of_one_device),
         KFT_TEST(test_lost_devices_run_no_kernels),
         KFT_TEST(test_unguarded_kernels_get_everything),
         KFT_TEST(test_kernels_may_return_an_argument), KFT_TEST(test_devices_are_asked),
         KFT_TEST(test_mistakes_in_tables_are_named))
