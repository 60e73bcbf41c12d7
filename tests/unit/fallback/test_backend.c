/* What kernels of a device ask the library for (backend.h), and what explain says about a device.
 */
#include <keyfall/backend.h>
#include <keyfall/trace.h>

#include "remote_device.h"

/* ---- The context of a backend ---- */

static void *seen; /* the context that the compute function found */

static kf_status_t npu_neg(kf_iter_t *it) {
  seen = kf_backend_context(npu.type);
  const float *a = (const float *)((uintptr_t)it->data[1] - SHIFT);
  float *result = (float *)((uintptr_t)it->data[0] - SHIFT);
  for (int64_t i = 0; i < it->numel; i++) result[i] = -a[i];
  return KF_OK;
}

static const kf_compute_t computes[] = {KF_COMPUTE(neg, npu_neg), KF_COMPUTE_END};
static const kf_compute_t *const tables[] = {computes, NULL};

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

static void test_compute_functions_find_their_context(void **state) {
  (void)state;
  open_device(0);
  int first = 0, second = 0;
  KFT_TRUE(kf_backend_context(npu.type) == NULL);
  kf_library_t *library = open_library();
  KFT_OK(kf_backend_bind_with(library, key_of_npu(), tables, &first));
  MAKE(x, counting(3, out));
  MAKE(y, kf_neg(x, out));
  CHECK(y, 0, -1, -2);
  KFT_TRUE(seen == &first);
  kf_library_t *other = open_library();
  KFT_OK(kf_backend_bind_with(other, key_of_npu(), tables, &second));
  KFT_OK(kf_neg_(x));
  KFT_TRUE(seen == &second);
  KFT_CANCEL(library);
  kf_library_release(library);
  KFT_OK(kf_synchronize());
  KFT_TRUE(kf_backend_context(npu.type) == &second);
  KFT_CANCEL(other);
  kf_library_release(other);
  KFT_OK(kf_synchronize());
  KFT_TRUE(kf_backend_context(npu.type) == NULL);
  KFT_TRUE(kf_backend_context(KF_DEVICE_CPU) == NULL);
  KFT_TRUE(kf_backend_context(-5) == NULL);
}

static void test_a_failed_binding_has_no_context(void **state) {
  (void)state;
  open_device(0);
  int mine = 0;
  kf_compute_t wrong[] = {KF_COMPUTE(neg, npu_neg), KF_COMPUTE_END};
  wrong[0].name = "nog";
  const kf_compute_t *const list[] = {wrong, NULL};
  kf_library_t *library = open_library();
  KFT_FAILS(kf_backend_bind_with(library, key_of_npu(), list, &mine), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_backend_bind_with(NULL, key_of_npu(), tables, &mine), KF_ERR_MISUSE);
  KFT_FAILS(kf_backend_bind_with(library, KF_KEY_Conjugate, tables, &mine), KF_ERR_VALUE);
  KFT_TRUE(kf_backend_context(npu.type) == NULL);
}

/* ---- Iterators ---- */

static void test_iterators_over_own_tensors(void **state) {
  (void)state;
  open_device(0);
  kf_iter_t it;
  MAKE(row, kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(3), out));
  MAKE(column, kf_tensor_new(KF_DTYPE_INT64, npu, KF_INTS(2, 1), out));
  kf_tensor_t *const inputs[] = {row, column};
  kf_tensor_t *made = NULL;
  KFT_OK(kf_iter_build(&it, "npu::op", KF_ITER_PROMOTE, 2, inputs, &made));
  KFT_DEFER(kf_object_release, made);
  KFT_EQ_INT(it.struct_size, sizeof it);
  KFT_EQ_INT(it.count, 3);
  KFT_EQ_INT(it.numel, 6);
  KFT_EQ_INT(it.common, KF_DTYPE_FLOAT32);
  KFT_TRUE(!it.given);
  KFT_TRUE(kf_operand_converts(&it.operands[2]));
  KFT_EQ_INT(it.sizes[0], 3);
  KFT_EQ_INT(it.strides[2][0], 0);
  KFT_EQ_INT(it.strides[2][1], 8);
  KFT_EQ_INT(made->ndim, 2);
  kf_tensor_t *again = made;
  KFT_OK(kf_iter_build(&it, "npu::op", KF_ITER_PROMOTE, 2, inputs, &again));
  KFT_TRUE(again == made);
  KFT_TRUE(it.given);
  kf_tensor_t *compared = NULL;
  KFT_OK(kf_iter_build(&it, "npu::op", KF_ITER_COMPARE, 1, inputs, &compared));
  KFT_DEFER(kf_object_release, compared);
  KFT_EQ_INT(kf__dtype(compared), KF_DTYPE_BOOL);
}

static void test_wrong_iterators_are_refused(void **state) {
  (void)state;
  open_device(0);
  kf_iter_t it;
  MAKE(two, kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(2), out));
  MAKE(three, kf_tensor_new(KF_DTYPE_INT64, npu, KF_INTS(3), out));
  MAKE(host, kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(2), out));
  kf_tensor_t *const differ[] = {two, three}, *const apart[] = {two, host}, *const none_[] = {NULL};
  kf_tensor_t *made = NULL;
  KFT_FAILS(kf_iter_build(&it, "npu::op", 0, 2, differ, &made), KF_ERR_RUNTIME);
  KFT_FAILS_WITH(kf_iter_build(&it, "npu::op", 0, 2, apart, &made), KF_ERR_RUNTIME, "npu::op");
  KFT_FAILS(kf_iter_build(&it, "npu::op", 0, 1, none_, &made), KF_ERR_MISUSE);
  KFT_FAILS(kf_iter_build(&it, "npu::op", 0, 0, differ, &made), KF_ERR_MISUSE);
  KFT_FAILS(kf_iter_build(&it, "npu::op", 0, 8, differ, &made), KF_ERR_MISUSE);
  KFT_FAILS(kf_iter_build(&it, "npu::op", 64, 1, differ, &made), KF_ERR_MISUSE);
  KFT_TRUE(made == NULL);
  kf_tensor_t *small = three;
  KFT_FAILS(kf_iter_build(&it, "npu::op", 0, 1, differ, &small), KF_ERR_RUNTIME);
  KFT_TRUE(small == three);
}

/* self (2, 3, 4), reduced over dimensions 0 and -1. */
static void check_reduction(kf_int_span_t sizes) {
  kf_iter_t it;
  uint64_t reduced = 0;
  MAKE(self, kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(2, 3, 4), out));
  MAKE(result, kf_tensor_new(KF_DTYPE_FLOAT32, npu, sizes, out));
  KFT_OK(kf_iter_reduce(&it, self, KF_INTS(0, -1), true, result, &reduced));
  KFT_EQ_INT(it.ndim, 3);
  KFT_EQ_INT(reduced, 5);
  KFT_EQ_INT(it.sizes[0], 4);
  KFT_EQ_INT(it.sizes[1], 3);
  KFT_EQ_INT(it.strides[0][0], 0);
  KFT_EQ_INT(it.strides[0][1], 4);
  KFT_EQ_INT(it.strides[0][2], 0);
  KFT_EQ_INT(it.strides[1][1], 16);
  KFT_EQ_INT(it.numel, 24);
}

static void test_reductions_with_and_without_kept_dimensions(void **state) {
  (void)state;
  open_device(0);
  check_reduction(KF_INTS(1, 3, 1));
  check_reduction(KF_INTS(3));
  kf_iter_t it;
  uint64_t reduced = 0;
  MAKE(self, kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(2, 3), out));
  MAKE(number, kf_tensor_new(KF_DTYPE_FLOAT32, npu, kf_no_ints(), out));
  KFT_OK(kf_iter_reduce(&it, self, kf_no_ints(), true, number, &reduced));
  KFT_EQ_INT(reduced, 3);
  KFT_OK(kf_iter_reduce(&it, self, kf_no_ints(), false, self, &reduced));
  KFT_EQ_INT(reduced, 0);
  KFT_OK(kf_iter_reduce(&it, number, kf_no_ints(), true, number, &reduced));
  KFT_EQ_INT(it.ndim, 1);
  KFT_EQ_INT(it.sizes[0], 1);
  KFT_FAILS(kf_iter_reduce(&it, self, KF_INTS(0), true, number, &reduced), KF_ERR_RUNTIME);
  KFT_FAILS(kf_iter_reduce(&it, self, KF_INTS(2), true, number, &reduced), KF_ERR_INDEX);
  KFT_FAILS(kf_iter_reduce(&it, self, KF_INTS(1, -1), true, number, &reduced), KF_ERR_RUNTIME);
}

/* ---- Explain ---- */

static void release_op(void *op) { kf_op_release(op); }

static void check_explanation(const char *op_name, const char *overload, const char *part) {
  kf_op_t *op;
  char *text = NULL;
  KFT_OK(kf_op_find(op_name, overload, &op));
  KFT_DEFER(release_op, op);
  KFT_OK(kf_explain(op, kf_keyset_of(key_of_npu()), NULL, &text));
  KFT_DEFER(kf_free, text);
  KFT_CONTAINS(text, "because     ");
  KFT_CONTAINS(text, part);
}

static void test_explain_says_which_rule_decides(void **state) {
  (void)state;
  open_device(0);
  KFT_OK(kf_backend_bind(open_library(), key_of_npu(), tables));
  check_explanation("aten::neg", "", "the device has a kernel for this operator");
  check_explanation("aten::softmax", "int", "composites come before the fallback");
  check_explanation("aten::copy_", "", "composites come before the fallback");
  check_explanation("aten::atan2", "", "the operator is no composite: the fallback runs");
}

static void test_explain_says_what_is_missing(void **state) {
  (void)state;
  open_device(0);
  KFT_OK(kf_device_set_interface(npu.type, NULL));
  check_explanation("aten::atan2", "", "and the device has no fallback");
}

KFT_MAIN(KFT_TEST(test_compute_functions_find_their_context),
         KFT_TEST(test_a_failed_binding_has_no_context), KFT_TEST(test_iterators_over_own_tensors),
         KFT_TEST(test_wrong_iterators_are_refused),
         KFT_TEST(test_reductions_with_and_without_kept_dimensions),
         KFT_TEST(test_explain_says_which_rule_decides),
         KFT_TEST(test_explain_says_what_is_missing))
