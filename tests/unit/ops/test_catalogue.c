/* The catalogue at run time: everything is bound, functions reach their operators, bad calls are
 * refused, and result scopes own what is made in them. */
#include <keyfall/binding.h>
#include <keyfall/scoped.h>

#include "backends/cpu/register_cpu.h"
#include "kft.h"
#include "ops/catalogue/catalogue.h"

static void test_everything_is_bound(void **state) {
  (void)state;
  KFT_OK(kf_init()); /* which hands the kernels over */
  const char *first = NULL;
  size_t missing = kf__unbound(kf__cpu_tables, &first);
  if (missing > 0)
    kft_fail(__FILE__, __LINE__, "%zu kernels have no CPU function: %s", missing, first);
}

static void test_operators_are_found_by_name(void **state) {
  (void)state;
  KFT_OK(kf_init());
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find_schema("aten::add", "Tensor", &op));
  KFT_DEFER(kf_object_release, op);
  KFT_TRUE(kf_op_has_kernel_for_key(op, KF_KEY_CPU));
  KFT_TRUE(kf_op_has_kernel_for_key(op, KF_KEY_Meta));
}

static void test_tables_are_what_the_rules_give(void **state) {
  (void)state;
  KFT_OK(kf_init());
  KFT_OK(kf_check_all_invariants());
}

/* Stands for the package: the argument becomes the result. */
static kf_status_t stay(const kf_call_t *call, kf_stack_t *stack) {
  KFT_EQ_STR(kf_call_context(call), "keyfall._late.operators");
  KFT_EQ_INT(stack->size, 1);
  return KF_OK;
}

/* Operators whose functions are in the Python package are an error without it. */
static void test_kernels_in_python(void **state) {
  (void)state;
  kf_tensor_t *made = NULL;
  KFT_OK(kf_eye(2, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made));
  KFT_DEFER(kf_object_release, made);
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(kf_raw_shape_as_tensor(made, &out), KF_ERR_NOT_IMPLEMENTED,
                 "aten::_shape_as_tensor: its kernel is in the Python package "
                 "(keyfall._late.operators)");
  KFT_TRUE(out == NULL);
  kf_set_python_kernel(stay);
  const kf_status_t status = kf_raw_shape_as_tensor(made, &out);
  kf_set_python_kernel(NULL);
  KFT_OK(status);
  KFT_TRUE(out == made);
  kf_tensor_release(out);
}

static kf_status_t take_stack(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

static void free_library(void *library) { kf_library_release(library); }

/* Kernels of the catalogue bring no text: their types are the schema's, with plain integers. */
static void test_signatures_come_from_schemas(void **state) {
  (void)state;
  KFT_OK(kf_init());
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find_schema("aten::view", "", &op));
  KFT_DEFER(kf_object_release, op);
  KFT_OK(kf_op_check_signature(op, "(Tensor(a) self, int[] size) -> Tensor(a)"));
  KFT_FAILS_WITH(kf_op_check_signature(op, "(Tensor, int) -> Tensor"), KF_ERR_GENERAL,
                 "kernels:  (Tensor, int[]) -> Tensor");
  char *dump = NULL;
  KFT_OK(kf_op_dump(op, &dump));
  KFT_DEFER(kf_free, dump);
  KFT_TRUE(strstr(dump, "(Tensor _0, int[] _1) -> Tensor _0 [ boxed unboxed ]") != NULL);

  kf_library_t *library = NULL;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_CUDA, &library));
  KFT_DEFER(free_library, library);
  kf_typed_fn any = (kf_typed_fn)take_stack; /* never called */
  kf_kernel_desc_t fits = kf_kernel_typed(any, "(Tensor, int[]) -> Tensor", "fits");
  kf_kernel_desc_t differs = kf_kernel_typed(any, "(Tensor, int) -> Tensor", "differs");
  KFT_FAILS_WITH(kf_library_impl(library, "view", KF_KEY_CUDA, &differs), KF_ERR_GENERAL,
                 "kernel 1: (Tensor, int[]) -> Tensor");
  KFT_OK(kf_library_impl(library, "view", KF_KEY_CUDA, &fits));
}

static void test_missing_tensor_is_refused(void **state) {
  (void)state;
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(kf_neg(NULL, &out), KF_ERR_MISUSE, "aten::neg");
  KFT_FAILS_WITH(kf_neg(kf_tensor_undefined(), &out), KF_ERR_RUNTIME,
                 "aten::neg: argument 'self' must be a tensor, but is undefined");
}

/* Kernels and rules leave it to the dispatcher to say which operator failed. */
static void test_errors_name_the_operator(void **state) {
  (void)state;
  kf_tensor_t *two = NULL, *three = NULL, *out = NULL;
  const float numbers[] = {1, 2, 3};
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(2), &two));
  KFT_DEFER(kf_object_release, two);
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(3), &three));
  KFT_DEFER(kf_object_release, three);
  const kf_scalar_t one = {.tag = KF_TAG_INT, .as.i = 1};
  KFT_FAILS_WITH(kf_add(two, three, one, &out), KF_ERR_RUNTIME, "aten::add.Tensor: sizes 2");
  KFT_FAILS_WITH(kf_copy_(two, three, false), KF_ERR_RUNTIME, "aten::copy_: sizes 2");
  KFT_FAILS_WITH(kf_bitwise_and(two, two, &out), KF_ERR_NOT_IMPLEMENTED,
                 "aten::bitwise_and.Tensor: no kernel");
  KFT_FAILS_WITH(kf_view(two, KF_INTS(7), &out), KF_ERR_RUNTIME, "aten::view: shape");
  KFT_FAILS_WITH(kf_transpose(two, 4, 1, &out), KF_ERR_INDEX, "aten::transpose.int: expected");
  /* Once is enough. */
  KFT_FAILS(kf_mm(two, two, &out), KF_ERR_RUNTIME);
  KFT_TRUE(strncmp(kf_error_message(), "aten::mm: self", 14) == 0);
  KFT_FAILS(kf_permute(two, KF_INTS(0, 0), &out), KF_ERR_RUNTIME);
  KFT_TRUE(strncmp(kf_error_message(), "permute: ", 9) == 0);
}

static void test_scope_owns_what_is_made(void **state) {
  (void)state;
  const float numbers[] = {1, 2, 3, 4};
  kf_tensor_t *x = NULL;
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(4), &x));
  KFT_DEFER(kf_object_release, x);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *sum = kf_scope_keep(kfs_sum(kfs_mul(x, x)));
  kf_status_t closed = kf_scope_close(&scope);
  KFT_DEFER(kf_object_release, sum);
  KFT_OK(closed);
  KFT_TRUE(*(const float *)kf_tensor_data(sum) == 30.0f);
}

static void test_scope_keeps_the_first_failure(void **state) {
  (void)state;
  const float numbers[] = {1, 2, 3, 4, 5, 6};
  kf_tensor_t *x = NULL;
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(2, 3), &x));
  KFT_DEFER(kf_object_release, x);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *wrong = kfs_mm(x, x);
  KFT_TRUE(wrong == NULL);
  KFT_TRUE(kfs_neg(x) == NULL);
  KFT_FAILS(kf_scope_close(&scope), KF_ERR_RUNTIME);
}

static void test_scope_that_is_not_open(void **state) {
  (void)state;
  kf_scope_t scope;
  kf_scope_open(&scope);
  KFT_OK(kf_scope_close(&scope));
  KFT_FAILS(kf_scope_close(&scope), KF_ERR_MISUSE);
  /* a function of scoped.h says why it returns NULL */
  const float number = 1;
  kf_tensor_t *x = NULL;
  KFT_OK(kf_tensor_from_data(&number, KF_DTYPE_FLOAT32, KF_INTS(1), &x));
  KFT_DEFER(kf_object_release, x);
  kf_error_clear();
  KFT_TRUE(kfs_neg(x) == NULL);
  KFT_EQ_INT(kf_error_last()->code, KF_ERR_MISUSE);
  KFT_CONTAINS(kf_error_message(), "kf_scope_open");
}

KFT_MAIN(KFT_TEST(test_everything_is_bound), KFT_TEST(test_operators_are_found_by_name),
         KFT_TEST(test_tables_are_what_the_rules_give), KFT_TEST(test_signatures_come_from_schemas),
         KFT_TEST(test_kernels_in_python),
         KFT_TEST(test_missing_tensor_is_refused), KFT_TEST(test_errors_name_the_operator),
         KFT_TEST(test_scope_owns_what_is_made), KFT_TEST(test_scope_keeps_the_first_failure),
         KFT_TEST(test_scope_that_is_not_open))
