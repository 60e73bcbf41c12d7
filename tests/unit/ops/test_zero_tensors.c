/* Zeros without memory, and operators that tell what a tensor is like. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "kft.h"
#include "ops/core/lazy_bits.h"

static void set_up(void) { KFT_OK(kf_init()); }

static kf_tensor_t *keep(kf_tensor_t *tensor) {
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

static kf_tensor_t *zeros(kf_int_span_t sizes, kf_dtype_t dtype) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_raw_efficientzerotensor(sizes, kf_some_dtype(dtype), kf_no_int(), kf_no_device(),
                                    kf_no_bool(), &tensor));
  return keep(tensor);
}

static kf_tensor_t *twos(kf_int_span_t sizes) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(
      kf_full(sizes, KF_FLOAT(2), kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &tensor));
  return keep(tensor);
}

static double first_of(kf_tensor_t *tensor) {
  kf_tensor_t *one = NULL;
  kf_scalar_t number = KF_FLOAT(-1);
  KFT_OK(kf_sum(tensor, kf_some_dtype(KF_DTYPE_FLOAT64), &one));
  keep(one);
  KFT_OK(kf_item(one, &number));
  return number.as.f;
}

static void test_results_that_stay_zeros(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *z = zeros(KF_INTS(3), KF_DTYPE_INT32), *x = twos(KF_INTS(2, 1)), *out = NULL;
  KFT_OK(kf_mul(x, z, &out));
  keep(out);
  KFT_TRUE(kf__is_zero_tensor(out));
  KFT_EQ_INT(kf_tensor_numel(out), 6);
  KFT_EQ_INT(kf_tensor_dtype(out), KF_DTYPE_FLOAT32);
  KFT_OK(kf_add(z, z, KF_INT(1), &out));
  KFT_TRUE(kf__is_zero_tensor(keep(out)));
  KFT_OK(kf_div(z, x, &out));
  KFT_TRUE(kf__is_zero_tensor(keep(out)));
  KFT_OK(kf_unsqueeze(z, 0, &out));
  KFT_TRUE(kf__is_zero_tensor(keep(out)));
}

static void test_results_with_memory(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *z = zeros(KF_INTS(3), KF_DTYPE_FLOAT32), *x = twos(KF_INTS(3)), *out = NULL;
  KFT_OK(kf_add(x, z, KF_INT(1), &out));
  KFT_TRUE(!kf__is_zero_tensor(keep(out)));
  KFT_TRUE(first_of(out) == 6);
  KFT_OK(kf_clone(z, kf_no_int(), &out));
  KFT_TRUE(!kf__is_zero_tensor(keep(out)));
  KFT_TRUE(first_of(out) == 0);
  KFT_OK(kf_copy_(x, z, false));
  KFT_TRUE(first_of(x) == 0);
}

static void test_they_cannot_be_written(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *z = zeros(KF_INTS(3), KF_DTYPE_FLOAT32), *x = twos(KF_INTS(3));
  KFT_FAILS_WITH(kf_add_(z, x, KF_INT(1)), KF_ERR_RUNTIME,
                 "a zero tensor has no memory to write to; clone it first");
  kf_tensor_t *out = NULL;
  KFT_FAILS(kf_raw_efficientzerotensor(KF_INTS(-1), kf_no_int(), kf_no_int(), kf_no_device(),
                                       kf_no_bool(), &out),
            KF_ERR_RUNTIME);
}

/* Calls an operator by name with a tensor, and a memory format if it takes one. */
static kf_value_t ask(const char *name, const char *overload, kf_tensor_t *tensor, int format) {
  kf_op_t *op = NULL;
  kf_value_t buffer[4], answer = kf_value_none();
  kf_stack_t stack;
  KFT_OK(kf_op_find_schema(name, overload, &op));
  kf_stack_init(&stack, buffer, 4);
  kf_status_t status = kf_stack_push_take(&stack, kf_value_tensor(tensor));
  if (status == KF_OK && format >= 0)
    status = kf_stack_push_take(&stack, kf_value_memory_format((kf_memory_format_t)format));
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  if (status == KF_OK) answer = kf_stack_pop(&stack);
  kf_stack_destroy(&stack);
  kf_op_release(op);
  KFT_OK(status);
  return answer;
}

static void test_queries(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *x = zeros(KF_INTS(2, 3, 4, 5), KF_DTYPE_FLOAT32);
  KFT_EQ_INT(ask("aten::dim", "", x, -1).as.i, 4);
  KFT_EQ_INT(ask("aten::numel", "", x, -1).as.i, 120);
  KFT_TRUE(ask("aten::is_contiguous", "", x, -1).as.b);
  KFT_TRUE(!ask("aten::is_contiguous", "memory_format", x, KF_MEMORY_FORMAT_CHANNELS_LAST).as.b);
  KFT_TRUE(!ask("aten::is_strides_like_format", "", x, KF_MEMORY_FORMAT_CHANNELS_LAST).as.b);
  KFT_TRUE(ask("aten::is_non_overlapping_and_dense", "", x, -1).as.b);
  KFT_EQ_INT(ask("prim::device", "", x, -1).as.device.type, KF_DEVICE_CPU);
  kf_value_t sizes = ask("aten::sym_size", "", x, -1);
  kf_int_span_t span = kf_list_ints((const kf_list_t *)(void *)sizes.as.object);
  KFT_TRUE(span.size == 4 && span.data[1] == 3);
  kf_value_clear(&sizes);
}

KFT_MAIN(KFT_TEST(test_results_that_stay_zeros), KFT_TEST(test_results_with_memory),
         KFT_TEST(test_they_cannot_be_written), KFT_TEST(test_queries))
