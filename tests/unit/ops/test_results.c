/* Results: made, checked, resized and replaced as the form of the operator asks, and put into the
 * caller's tensors at the end. */
#include <keyfall/ops.h>

#include "ops_fixture.h"

static int warnings;
static char last_warning[512];

static void count_warning(void *context, const char *message) {
  (void)context;
  warnings++;
  (void)strncpy(last_warning, message, sizeof last_warning - 1);
}

static void stop_counting(void *unused) {
  (void)unused;
  kf_set_warning_handler(NULL, NULL);
}

static void start_counting(void) {
  warnings = 0;
  kf_set_warning_handler(count_warning, NULL);
  KFT_DEFER(stop_counting, NULL);
}

/* A result of two by three floats. */
static kf_status_t ask(kf_results_t *r, uint32_t flags, kf_tensor_t *const *inputs) {
  return kf__result(r, 0, KF_INTS(2, 3), NULL, KF_DTYPE_FLOAT32, cpu(), flags, inputs);
}

static void test_functional(void **state) {
  (void)state;
  kf_results_t r = functional();
  kf_tensor_t *out = NULL;
  kf_tensor_t **const outs[] = {&out};
  KFT_OK(ask(&r, 0, NULL));
  KFT_OK(kf__results_finish(&r, KF_OK, outs));
  (void)keep(out);
  SIZES_ARE(out, 2, 3);
  STRIDES_ARE(out, 3, 1);
  r = functional();
  KFT_OK(kf__result(&r, 0, KF_INTS(2, 3), (const int64_t[]){1, 2}, KF_DTYPE_INT8, cpu(), 0, NULL));
  STRIDES_ARE(r.tensors[0], 1, 2);
  /* On failure, what was made goes away. */
  KFT_FAILS(kf__results_finish(&r, kf_error_set(KF_ERR_VALUE, "no"), outs), KF_ERR_VALUE);
  KFT_TRUE(out == NULL);
}

static void test_starts_as(void **state) {
  (void)state;
  kf_tensor_t *self = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3));
  kf_tensor_t *const inputs[] = {self, NULL};
  kf_results_t r = functional();
  KFT_OK(ask(&r, KF__RESULT_STARTS_AS, inputs));
  KFT_TRUE(value(result_of(&r), 5) == 5);
  r = inplace(self);
  KFT_OK(ask(&r, KF__RESULT_STARTS_AS | KF__RESULT_APART, inputs));
  KFT_TRUE(r.tensors[0] == self);
  kf_tensor_t *out = make(KF_DTYPE_FLOAT32, KF_INTS(0));
  r = into(out);
  KFT_OK(ask(&r, KF__RESULT_STARTS_AS, inputs));
  SIZES_ARE(out, 0); /* an error may still come */
  KFT_OK(kf__results_finish(&r, KF_OK, NULL));
  KFT_TRUE(value(out, 4) == 4);
}

static void test_given_errors(void **state) {
  (void)state;
  kf_results_t r = inplace(make(KF_DTYPE_FLOAT32, KF_INTS(3)));
  KFT_FAILS_WITH(ask(&r, 0, NULL), KF_ERR_RUNTIME,
                 "aten::test_: self has shape [3], but the result has shape [2, 3], which cannot "
                 "be written in place");
  r = into(make(KF_DTYPE_INT64, KF_INTS(2, 3)));
  KFT_FAILS_WITH(ask(&r, 0, NULL), KF_ERR_RUNTIME, "the result is Float, which Long cannot hold");
  r = into(make(KF_DTYPE_FLOAT64, KF_INTS(2, 3)));
  KFT_FAILS_WITH(ask(&r, KF__RESULT_EXACT, NULL), KF_ERR_RUNTIME,
                 "the result tensor must be Float, but is Double");
  kf_tensor_t *elsewhere = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_META, -1), KF_INTS(2, 3),
                       &elsewhere));
  r = into(keep(elsewhere));
  KFT_FAILS_WITH(ask(&r, 0, NULL), KF_ERR_RUNTIME,
                 "the result tensor must be on cpu, but is on meta");
  kf_tensor_t *row = make(KF_DTYPE_FLOAT32, KF_INTS(3));
  r = into(view(row, KF_INTS(2, 3), KF_INTS(0, 1), 0));
  KFT_FAILS_WITH(ask(&r, 0, NULL), KF_ERR_RUNTIME,
                 "aten::test: elements of the tensor that is written to share memory with each "
                 "other; clone it first");
  KFT_OK(ask(&r, KF__RESULT_OVERLAP, NULL));
  kf_tensor_t *locked = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3));
  kf_storage_set_flag(locked->storage, KF_STORAGE_READ_ONLY, true);
  r = into(locked);
  KFT_TRUE(ask(&r, 0, NULL) != KF_OK);
}

static void test_overlap(void **state) {
  (void)state;
  kf_tensor_t *base = make(KF_DTYPE_FLOAT32, KF_INTS(12));
  kf_tensor_t *out = view(base, KF_INTS(2, 3), KF_INTS(3, 1), 0);
  kf_tensor_t *same = view(base, KF_INTS(2, 3), KF_INTS(3, 1), 0);
  kf_tensor_t *shifted = view(base, KF_INTS(2, 3), KF_INTS(3, 1), 1);
  kf_tensor_t *apart = view(base, KF_INTS(2, 3), KF_INTS(3, 1), 6);
  kf_tensor_t *const with_same[] = {same, NULL};
  kf_tensor_t *const with_shifted[] = {shifted, NULL};
  kf_tensor_t *const with_apart[] = {apart, NULL};
  kf_results_t r = into(out);
  KFT_OK(ask(&r, 0, with_same));
  KFT_TRUE(r.tensors[0] == out);
  KFT_FAILS_WITH(ask(&r, 0, with_shifted), KF_ERR_RUNTIME,
                 "aten::test: the tensor that is written to shares memory with an argument; clone "
                 "one of them first");
  KFT_FAILS_WITH(ask(&r, KF__RESULT_DISJOINT, with_same), KF_ERR_RUNTIME,
                 "aten::test: the tensor that is written to shares memory with an argument; clone "
                 "one of them first");
  KFT_OK(ask(&r, KF__RESULT_DISJOINT, with_apart));
  /* What must be apart is computed elsewhere, and copied at the end. */
  r = into(out);
  KFT_OK(ask(&r, KF__RESULT_APART, with_shifted));
  KFT_TRUE(r.tensors[0] != out);
  ((float *)kf__data(r.tensors[0]))[5] = 77;
  kf_tensor_t **const *no_outs = NULL;
  KFT_OK(kf__results_finish(&r, KF_OK, no_outs));
  KFT_TRUE(value(out, 5) == 77);
}

static void test_resized(void **state) {
  (void)state;
  start_counting();
  kf_tensor_t *out = make(KF_DTYPE_FLOAT32, KF_INTS(0));
  kf_results_t r = into(out);
  KFT_OK(ask(&r, 0, NULL));
  SIZES_ARE(out, 2, 3);
  KFT_EQ_INT(warnings, 0);
  out = make(KF_DTYPE_FLOAT32, KF_INTS(5));
  r = into(out);
  KFT_OK(
      kf__result(&r, 0, KF_INTS(2, 3), (const int64_t[]){1, 2}, KF_DTYPE_FLOAT32, cpu(), 0, NULL));
  STRIDES_ARE(out, 1, 2);
  KFT_EQ_INT(warnings, 1);
  KFT_CONTAINS(last_warning, "out= has shape [5] and is resized to [2, 3], which is deprecated");
  /* An argument in the memory that is resized is read before. */
  kf_tensor_t *row = view(make(KF_DTYPE_FLOAT32, KF_INTS(3)), KF_INTS(3), KF_INTS(1), 0);
  kf_tensor_t *const inputs[] = {row, NULL};
  r = into(row);
  KFT_OK(ask(&r, 0, inputs));
  KFT_TRUE(r.tensors[0] != row);
  SIZES_ARE(row, 3);
  memset(kf__data(r.tensors[0]), 0, 6 * sizeof(float));
  KFT_OK(kf__results_finish(&r, KF_OK, NULL));
  SIZES_ARE(row, 2, 3);
}

/* Compute gets the type and the strides that the rule says, and the caller's tensor the values. */
static void test_replaced(void **state) {
  (void)state;
  kf_tensor_t *wide = make(KF_DTYPE_FLOAT64, KF_INTS(2, 3));
  kf_results_t r = into(wide);
  KFT_OK(ask(&r, 0, NULL));
  KFT_TRUE(r.tensors[0] != wide && r.tensors[0]->dtype == KF_DTYPE_FLOAT32);
  for (int i = 0; i < 6; i++) ((float *)kf__data(r.tensors[0]))[i] = (float)(i * 10);
  KFT_OK(kf__results_finish(&r, KF_OK, NULL));
  KFT_TRUE(value(wide, 4) == 40);
  r = into(wide);
  KFT_OK(ask(&r, KF__RESULT_CONVERTED, NULL));
  KFT_TRUE(r.tensors[0] == wide);
  kf_tensor_t *turned =
      view(make(KF_DTYPE_FLOAT32, KF_INTS(3, 2)), KF_INTS(2, 3), KF_INTS(1, 2), 0);
  r = into(turned);
  KFT_OK(ask(&r, 0, NULL));
  KFT_TRUE(r.tensors[0] == turned);
  r = into(turned);
  KFT_OK(ask(&r, KF__RESULT_STRIDED, NULL));
  KFT_TRUE(r.tensors[0] != turned);
  for (int i = 0; i < 6; i++) ((float *)kf__data(r.tensors[0]))[i] = (float)i;
  KFT_OK(kf__results_finish(&r, KF_OK, NULL));
  KFT_TRUE(value(turned, 1) == 1 && ((float *)kf__data(turned))[1] == 3);
  /* A failure writes nothing. */
  r = into(wide);
  KFT_OK(ask(&r, 0, NULL));
  KFT_FAILS(kf__results_finish(&r, kf_error_set(KF_ERR_VALUE, "no"), NULL), KF_ERR_VALUE);
  KFT_TRUE(value(wide, 4) == 40);
}

static void test_later(void **state) {
  (void)state;
  kf_results_t r = functional();
  kf_tensor_t *out = NULL;
  kf_tensor_t **const outs[] = {&out};
  KFT_FAILS_WITH(kf__result_later(&r, 0, KF_DTYPE_INT64, kf_device_make(KF_DEVICE_META, -1)),
                 KF_ERR_NOT_IMPLEMENTED, "depends on the data");
  KFT_OK(kf__result_later(&r, 0, KF_DTYPE_INT64, cpu()));
  kf_tensor_t *made = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_INT64, cpu(), KF_INTS(4), &made));
  KFT_OK(kf_result_take(&r, 0, made));
  KFT_OK(kf__results_finish(&r, KF_OK, outs));
  KFT_TRUE(keep(out) == made);
  kf_tensor_t *given = make(KF_DTYPE_INT32, KF_INTS(0));
  r = into(given);
  KFT_OK(kf__result_later(&r, 0, KF_DTYPE_INT64, cpu()));
  KFT_OK(kf_tensor_new(KF_DTYPE_INT64, cpu(), KF_INTS(2), &made));
  ((int64_t *)kf__data(made))[0] = 5;
  ((int64_t *)kf__data(made))[1] = 6;
  KFT_OK(kf_result_take(&r, 0, made));
  KFT_OK(kf__results_finish(&r, KF_OK, NULL));
  SIZES_ARE(given, 2);
  KFT_TRUE(value(given, 1) == 6);
  r = into(make(KF_DTYPE_BOOL, KF_INTS(0)));
  KFT_FAILS_WITH(kf__result_later(&r, 0, KF_DTYPE_INT64, cpu()), KF_ERR_RUNTIME,
                 "the result is Long, which Bool cannot hold");
}

static kf_tensor_t *fresh(kf_int_span_t sizes) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), sizes, &t));
  for (int64_t i = 0; i < t->numel; i++) ((float *)kf__data(t))[i] = (float)i + 1;
  return t;
}

/* What fails after a tensor was resized gives it its shape back, also when it is given twice. */
static void test_resize_is_undone(void **state) {
  (void)state;
  kf_tensor_t *out = make(KF_DTYPE_FLOAT32, KF_INTS(0, 4));
  kf_results_t r = into(out);
  r.count = 2;
  r.given[1] = out;
  KFT_OK(ask(&r, 0, NULL));
  KFT_OK(kf__result(&r, 1, KF_INTS(3), NULL, KF_DTYPE_FLOAT32, cpu(), 0, NULL));
  SIZES_ARE(out, 3);
  KFT_FAILS(kf__results_finish(&r, kf_error_set(KF_ERR_VALUE, "no"), NULL), KF_ERR_VALUE);
  SIZES_ARE(out, 0, 4);
  /* One whose header has no room for its sizes is resized at the end only. */
  out = make(KF_DTYPE_FLOAT32, KF_INTS(0, 1, 1, 1, 1, 1, 1));
  r = into(out);
  KFT_OK(ask(&r, 0, NULL));
  SIZES_ARE(out, 0, 1, 1, 1, 1, 1, 1);
  memset(kf__data(r.tensors[0]), 0, 6 * sizeof(float));
  KFT_OK(kf__results_finish(&r, KF_OK, NULL));
  SIZES_ARE(out, 2, 3);
}

static void test_store(void **state) {
  (void)state;
  start_counting();
  kf_tensor_t *out = make(KF_DTYPE_FLOAT64, KF_INTS(4));
  KFT_OK(
      kf__store_result("aten::op.out", KF__FORM_OUT, out, fresh(KF_INTS(2, 2)), KF__OUT_CASTABLE));
  SIZES_ARE(out, 2, 2);
  KFT_TRUE(value(out, 3) == 4);
  KFT_EQ_INT(warnings, 1);
  KFT_FAILS_WITH(
      kf__store_result("aten::op_", KF__FORM_INPLACE, out, fresh(KF_INTS(3)), KF__OUT_CASTABLE),
      KF_ERR_RUNTIME, "aten::op_: the result has shape [2, 2], but needs [3]");
  kf_tensor_t *longs = make(KF_DTYPE_INT64, KF_INTS(3));
  KFT_FAILS_WITH(
      kf__store_result("aten::op_", KF__FORM_INPLACE, longs, fresh(KF_INTS(3)), KF__OUT_CASTABLE),
      KF_ERR_RUNTIME, "the result is Float, which Long cannot hold");
  KFT_FAILS_WITH(
      kf__store_result("aten::op.out", KF__FORM_OUT, longs, fresh(KF_INTS(3)), KF__OUT_EIGENVALUES),
      KF_ERR_RUNTIME,
      "aten::op.out: eigenvalues of type Float cannot be cast to out= (eigenvalues) of type Long");
  /* A view of the given tensor itself. */
  kf_tensor_t *square = make(KF_DTYPE_FLOAT32, KF_INTS(2, 2));
  kf_tensor_t *turned = NULL;
  KFT_OK(kf_tensor_view(square, KF_INTS(2, 2), KF_INTS(1, 2), 0, &turned));
  KFT_OK(kf__store_result("aten::op_", KF__FORM_INPLACE, square, turned, KF__OUT_CASTABLE));
  KFT_TRUE(value(square, 1) == 2 && value(square, 2) == 1);
}

KFT_MAIN(KFT_TEST(test_functional), KFT_TEST(test_starts_as), KFT_TEST(test_given_errors),
         KFT_TEST(test_overlap), KFT_TEST(test_resized), KFT_TEST(test_replaced),
         KFT_TEST(test_later), KFT_TEST(test_resize_is_undone), KFT_TEST(test_store))
