/* Numbers as elements: what fits, what wraps around, and what is refused. */
#include "ops/core/promote.h"
#include "ops_fixture.h"

static kf_scalar_t complex_number(double re, double im) {
  return (kf_scalar_t){.tag = KF_TAG_COMPLEX, .as = {.c = {re, im}}};
}

static double stored(kf_scalar_t number, kf_dtype_t dtype) {
  kf_number_t element;
  kf__number_store(number, dtype, &element);
  return kf__number_real(kf__number_load(dtype, &element));
}

static void test_store(void **state) {
  (void)state;
  KFT_TRUE(stored(kf__number_of_int(300), KF_DTYPE_INT8) == 44);
  KFT_TRUE(stored(kf__number_of_int(-1), KF_DTYPE_UINT8) == 255);
  KFT_TRUE(stored(kf__number_of_int(-1), KF_DTYPE_UINT32) == 4294967295.0);
  KFT_TRUE(stored(kf__number_of_float(2.9), KF_DTYPE_INT16) == 2);
  KFT_TRUE(stored(kf__number_of_float(-2.9), KF_DTYPE_INT64) == -2);
  KFT_TRUE(stored(kf__number_of_float(1e300), KF_DTYPE_INT32) == INT32_MAX);
  KFT_TRUE(stored(kf__number_of_float(-1e300), KF_DTYPE_INT64) == (double)INT64_MIN);
  KFT_TRUE(stored(kf__number_of_float(1e300), KF_DTYPE_INT16) == -1);
  KFT_TRUE(stored(kf__number_of_float(1e300), KF_DTYPE_UINT16) == 65535);
  KFT_TRUE(stored(kf__number_of_float(-5), KF_DTYPE_UINT32) == 0);
  KFT_TRUE(stored(kf__number_of_float(-5), KF_DTYPE_UINT8) == 251);
  KFT_TRUE(stored(kf__number_of_float(__builtin_nan("")), KF_DTYPE_INT32) == 0);
  KFT_TRUE(stored(kf__number_of_float(0.1), KF_DTYPE_FLOAT16) == 0.0999755859375);
  KFT_TRUE(stored(kf__number_of_float(0.1), KF_DTYPE_BFLOAT16) == 0.10009765625);
  KFT_TRUE(stored(kf__number_of_float(0.1), KF_DTYPE_FLOAT64) == 0.1);
  KFT_TRUE(stored(kf__number_of_float(0.25), KF_DTYPE_BOOL) == 1);
  KFT_TRUE(stored(complex_number(0, 1), KF_DTYPE_BOOL) == 1);
  KFT_TRUE(stored(complex_number(3, 4), KF_DTYPE_FLOAT32) == 3);
  kf_number_t element;
  kf__number_store(complex_number(3, 4), KF_DTYPE_COMPLEX64, &element);
  KFT_TRUE(kf__number_imag(kf__number_load(KF_DTYPE_COMPLEX64, &element)) == 4);
  kf__number_store(complex_number(0.1, -4), KF_DTYPE_COMPLEX32, &element);
  KFT_TRUE(kf__number_real(kf__number_load(KF_DTYPE_COMPLEX32, &element)) == 0.0999755859375);
  KFT_TRUE(kf__number_imag(kf__number_load(KF_DTYPE_COMPLEX32, &element)) == -4);
}

static void test_checked(void **state) {
  (void)state;
  kf_number_t element;
#define REFUSED(number, dtype, name)                                                           \
  KFT_FAILS_WITH(kf__number_store_checked(number, KF_DTYPE_##dtype, &element), KF_ERR_RUNTIME, \
                 "the number does not fit " name)
#define TAKEN(number, dtype) KFT_OK(kf__number_store_checked(number, KF_DTYPE_##dtype, &element))
  REFUSED(kf__number_of_int(128), INT8, "Char");
  REFUSED(kf__number_of_int(-129), INT8, "Char");
  REFUSED(kf__number_of_int(-256), UINT8, "Byte");
  REFUSED(kf__number_of_float(-255), UINT8, "Byte");
  REFUSED(kf__number_of_float(1e300), FLOAT32, "Float");
  REFUSED(kf__number_of_float(65505), FLOAT16, "Half");
  REFUSED(kf__number_of_float(__builtin_inf()), INT64, "Long");
  REFUSED(kf__number_of_float(__builtin_nan("")), INT32, "Int");
  REFUSED(complex_number(1, 1), FLOAT64, "Double");
  REFUSED(complex_number(0, 1e300), COMPLEX64, "ComplexFloat");
  REFUSED(complex_number(0, 65505), COMPLEX32, "ComplexHalf");
  TAKEN(kf__number_of_int(-255), UINT8);
  TAKEN(kf__number_of_int(-128), INT8);
  TAKEN(kf__number_of_float(1.9), INT8);
  TAKEN(kf__number_of_float(__builtin_inf()), FLOAT32);
  TAKEN(kf__number_of_float(__builtin_nan("")), FLOAT16);
  TAKEN(kf__number_of_float(65504), FLOAT16);
  TAKEN(complex_number(1, 0), INT32);
  TAKEN(kf__number_of_float(1e300), BOOL);
  TAKEN(kf__number_of_int(INT64_MIN), INT64);
}

static void test_questions(void **state) {
  (void)state;
  KFT_TRUE(kf__number_is(kf__number_of_float(2), 2));
  KFT_TRUE(!kf__number_is(complex_number(2, 1), 2));
  KFT_EQ_INT(kf__number_int(kf__number_of_float(1e300)), INT64_MAX);
  KFT_TRUE(kf__double_to_u64(1e300) == UINT64_MAX && kf__double_to_u64(-1) == 0);
  KFT_EQ_INT(kf__number_dtype(kf__number_of_int(1)), KF_DTYPE_INT64);
  KFT_EQ_INT(kf__number_dtype(complex_number(1, 0)), KF_DTYPE_COMPLEX64);
}

/* A tensor that stands for a number counts as one. */
static void test_wrapped(void **state) {
  (void)state;
  kf_tensor_t *number = NULL;
  KFT_OK(kf__tensor_of_number(kf__number_of_float(1.5), &number));
  (void)keep(number);
  kf__promotion_t promotion;
  kf_dtype_t dtype;
  kf__promotion_init(&promotion);
  KFT_OK(kf__promotion_result(&promotion, &dtype));
  KFT_EQ_INT(dtype, KF_DTYPE_COUNT);
  KFT_OK(kf__promotion_add_tensor(&promotion, number));
  KFT_OK(kf__promotion_result(&promotion, &dtype));
  KFT_EQ_INT(dtype, KF_DTYPE_FLOAT32);
  KFT_OK(kf__promotion_add_tensor(&promotion, make(KF_DTYPE_INT16, kf_no_ints())));
  KFT_OK(kf__promotion_result(&promotion, &dtype));
  KFT_EQ_INT(dtype, KF_DTYPE_FLOAT32);
  KFT_OK(kf__promotion_add_tensor(&promotion, make(KF_DTYPE_FLOAT16, KF_INTS(2))));
  KFT_OK(kf__promotion_result(&promotion, &dtype));
  KFT_EQ_INT(dtype, KF_DTYPE_FLOAT16);
}

KFT_MAIN(KFT_TEST(test_store), KFT_TEST(test_checked), KFT_TEST(test_questions),
         KFT_TEST(test_wrapped))
