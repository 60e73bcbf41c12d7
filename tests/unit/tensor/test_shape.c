/* Shape arithmetic: numbers of elements, strides, dimensions, broadcasting and views. The expected
 * shapes and strides are PyTorch's. */
#include "tensor/tensor_internal.h"

#include <keyfall/library.h>
#include "kft.h"

#define BIG (INT64_C(1) << 40)
#define NO_INTS ((kf_int_span_t){NULL, 0})

/* A tensor of float32 that lives until the test ends. */
static kf_tensor_t *make(kf_int_span_t sizes, kf_int_span_t strides) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new_strided(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_META, -1), sizes, strides,
                               &t));
  KFT_DEFER(kf_object_release, t);
  return t;
}

static void check_ints(const char *file, int line, const int64_t *found, kf_int_span_t expected) {
  char a[KF__SHAPE_TEXT];
  char b[KF__SHAPE_TEXT];
  kf_int_span_t span = {found, expected.size};
  kft_check_str(file, line, "the list", kf__shape_text(span, a), kf__shape_text(expected, b));
}
#define INTS_ARE(found, ...) check_ints(__FILE__, __LINE__, (found), KF_INTS(__VA_ARGS__))

static void test_text(void **state) {
  (void)state;
  char text[KF__SHAPE_TEXT];
  KFT_EQ_STR(kf__shape_text(KF_INTS(2, -3), text), "[2, -3]");
  KFT_EQ_STR(kf__shape_text(kf_no_ints(), text), "[]");
  int64_t many[KF__MAX_DIMS];
  for (int i = 0; i < KF__MAX_DIMS; i++) many[i] = INT64_MAX;
  kf__shape_text((kf_int_span_t){many, KF__MAX_DIMS}, text); /* cut, but terminated */
  KFT_EQ_INT(strlen(text), KF__SHAPE_TEXT - 1);
}

static void test_numel(void **state) {
  (void)state;
  int64_t n = -1;
  KFT_OK(kf__shape_numel(KF_INTS(2, 3, 4), 4, &n));
  KFT_EQ_INT(n, 24);
  KFT_OK(kf__shape_numel(kf_no_ints(), 4, &n));
  KFT_EQ_INT(n, 1);
  KFT_OK(kf__shape_numel(KF_INTS(3, 0, 5), 4, &n));
  KFT_EQ_INT(n, 0);
  KFT_OK(kf__shape_numel(KF_INTS(0, INT64_C(1) << 31, INT64_C(1) << 31), 4, &n));
  KFT_EQ_INT(n, 0);
  KFT_FAILS_WITH(kf__shape_numel(KF_INTS(2, -1), 4, &n), KF_ERR_RUNTIME,
                 "expected sizes of at least 0, found -1 in [2, -1]");
  KFT_FAILS_WITH(kf__shape_numel(KF_INTS(BIG, BIG), 4, &n), KF_ERR_RUNTIME,
                 "a tensor of sizes [1099511627776, 1099511627776] is too large to address");
  KFT_FAILS_WITH(kf__shape_numel(KF_INTS(INT64_C(1) << 61), 4, &n), KF_ERR_RUNTIME,
                 "a tensor of sizes [2305843009213693952] is too large to address");
  KFT_FAILS_WITH(kf__shape_numel(KF_INTS(INT64_C(1) << 62, 4, 0), 4, &n), KF_ERR_RUNTIME,
                 "is too large to address");
  KFT_FAILS_WITH(kf__shape_numel(KF_INTS(0, INT64_C(1) << 62, 4), 4, &n), KF_ERR_RUNTIME,
                 "the strides of a tensor of sizes [0, 4611686018427387904, 4] are too large");
}

static void test_strides(void **state) {
  (void)state;
  int64_t s[KF__MAX_DIMS];
  kf__contiguous_strides(KF_INTS(2, 3, 4), s);
  INTS_ARE(s, 12, 4, 1);
  kf__contiguous_strides(KF_INTS(2, 0, 3), s);
  INTS_ARE(s, 3, 3, 1);
  KFT_OK(kf__format_strides(KF_INTS(2, 3, 4, 5), KF_MEMORY_FORMAT_CHANNELS_LAST, s));
  INTS_ARE(s, 60, 1, 15, 3);
  KFT_OK(kf__format_strides(KF_INTS(2, 3, 4, 5, 6), KF_MEMORY_FORMAT_CHANNELS_LAST_3D, s));
  INTS_ARE(s, 360, 1, 90, 18, 3);
  KFT_OK(kf__format_strides(KF_INTS(2, 3), KF_MEMORY_FORMAT_CONTIGUOUS, s));
  INTS_ARE(s, 3, 1);
  KFT_FAILS_WITH(kf__format_strides(KF_INTS(2, 3), KF_MEMORY_FORMAT_CHANNELS_LAST, s),
                 KF_ERR_RUNTIME,
                 "expected a tensor of 4 dimensions for memory format channels_last");
  KFT_FAILS_WITH(kf__format_strides(KF_INTS(2, 3), KF_MEMORY_FORMAT_CHANNELS_LAST_3D, s),
                 KF_ERR_RUNTIME,
                 "expected a tensor of 5 dimensions for memory format channels_last_3d");
  KFT_FAILS_WITH(kf__format_strides(KF_INTS(2, 3), KF_MEMORY_FORMAT_PRESERVE, s), KF_ERR_RUNTIME,
                 "no strides belong to the memory format Preserve");
}

static void test_preserved_strides(void **state) {
  (void)state;
  int64_t s[KF__MAX_DIMS];
  kf__preserved_strides(make(KF_INTS(2, 3), KF_INTS(1, 2)), s); /* dense: as they are */
  INTS_ARE(s, 1, 2);
  kf__preserved_strides(make(KF_INTS(2, 3), KF_INTS(1, 4)), s); /* gaps are closed */
  INTS_ARE(s, 1, 2);
  kf__preserved_strides(make(KF_INTS(2, 3, 4, 5), KF_INTS(0, 1, 15, 3)), s);
  INTS_ARE(s, 60, 1, 15, 3);
  kf__preserved_strides(make(KF_INTS(2, 3, 4, 5), KF_INTS(60, 0, 15, 3)), s);
  INTS_ARE(s, 60, 20, 5, 1);
}

static void test_wrap_dim(void **state) {
  (void)state;
  int64_t dim = 7;
  KFT_OK(kf__wrap_dim(-1, 3, false, &dim));
  KFT_EQ_INT(dim, 2);
  KFT_OK(kf__wrap_dim(0, 3, false, &dim));
  KFT_EQ_INT(dim, 0);
  KFT_OK(kf__wrap_dim(-1, 0, true, &dim));
  KFT_EQ_INT(dim, 0);
  KFT_FAILS_WITH(kf__wrap_dim(2, 1, true, &dim), KF_ERR_INDEX,
                 "expected a dimension from -1 to 0, found 2");
  KFT_FAILS_WITH(kf__wrap_dim(1, 0, true, &dim), KF_ERR_INDEX,
                 "expected a dimension from -1 to 0, found 1");
  KFT_FAILS_WITH(kf__wrap_dim(-4, 3, true, &dim), KF_ERR_INDEX,
                 "expected a dimension from -3 to 2, found -4");
  KFT_FAILS_WITH(kf__wrap_dim(0, 0, false, &dim), KF_ERR_INDEX,
                 "dimension 0 was asked for, but the tensor has no dimensions");
  KFT_FAILS(kf__wrap_dim(INT64_MIN, 3, true, &dim), KF_ERR_INDEX);
}

static void test_wrap_dims(void **state) {
  (void)state;
  kf__dim_set_t bits = 0;
  KFT_OK(kf__wrap_dims(KF_INTS(0, -1), 4, false, &bits));
  KFT_EQ_INT(bits, 9);
  KFT_OK(kf__wrap_dims(NO_INTS, 3, true, &bits));
  KFT_EQ_INT(bits, 7);
  KFT_OK(kf__wrap_dims(kf_no_ints(), 64, true, &bits));
  KFT_TRUE(bits == ~UINT64_C(0));
  KFT_OK(kf__wrap_dims(kf_no_ints(), 128, true, &bits));
  KFT_TRUE(bits == ~(kf__dim_set_t)0);
  KFT_TRUE(kf__dim_set_all(0) == 0);
  KFT_OK(kf__wrap_dims(kf_no_ints(), 3, false, &bits));
  KFT_EQ_INT(bits, 0);
  KFT_OK(kf__wrap_dims(KF_INTS(-1), 0, false, &bits));
  KFT_EQ_INT(bits, 1);
  KFT_FAILS_WITH(kf__wrap_dims(KF_INTS(0, -2), 2, true, &bits), KF_ERR_RUNTIME,
                 "dimension 0 is listed more than once");
  KFT_FAILS(kf__wrap_dims(KF_INTS(0, 5), 2, true, &bits), KF_ERR_INDEX);
  KFT_FAILS_WITH(kf__wrap_dims(KF_INTS(0), 65, true, &bits), KF_ERR_RUNTIME,
                 "expected a tensor of at most 64 dimensions");
}

static void test_broadcast(void **state) {
  (void)state;
  int64_t s[KF__MAX_DIMS];
  size_t ndim = 9;
  KFT_OK(kf__broadcast_shapes(KF_INTS(3, 1), KF_INTS(2, 1, 4), s, &ndim));
  KFT_EQ_INT(ndim, 3);
  INTS_ARE(s, 2, 3, 4);
  KFT_OK(kf__broadcast_shapes(KF_INTS(1), KF_INTS(0), s, &ndim));
  KFT_EQ_INT(ndim, 1);
  INTS_ARE(s, 0);
  KFT_OK(kf__broadcast_shapes(kf_no_ints(), kf_no_ints(), s, &ndim));
  KFT_EQ_INT(ndim, 0);
  KFT_FAILS_WITH(kf__broadcast_shapes(KF_INTS(2, 3), KF_INTS(2, 4), s, &ndim), KF_ERR_RUNTIME,
                 "sizes 3 and 4 do not broadcast: expected equal sizes or 1 at dimension 1");
  KFT_FAILS_WITH(kf__broadcast_shapes(KF_INTS(3), KF_INTS(2, 4), s, &ndim), KF_ERR_RUNTIME,
                 "sizes 3 and 4 do not broadcast");
  kf_set_torch_compatible(true);
  KFT_FAILS_WITH(kf__broadcast_shapes(KF_INTS(3), KF_INTS(2, 4), s, &ndim), KF_ERR_RUNTIME,
                 "The size of tensor a (3) must match the size of tensor b (4) at non-singleton "
                 "dimension 1");
  kf_set_torch_compatible(false);
}

static void test_infer_size(void **state) {
  (void)state;
  int64_t s[KF__MAX_DIMS];
  KFT_OK(kf__infer_size(KF_INTS(2, -1), 6, s));
  INTS_ARE(s, 2, 3);
  KFT_OK(kf__infer_size(KF_INTS(3, -1), 0, s));
  INTS_ARE(s, 3, 0);
  KFT_OK(kf__infer_size(KF_INTS(-1), 1, s));
  INTS_ARE(s, 1);
  KFT_OK(kf__infer_size(kf_no_ints(), 1, s));
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(2, 4), 6, s), KF_ERR_RUNTIME,
                 "shape [2, 4] does not hold exactly 6 elements");
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(4, -1), 6, s), KF_ERR_RUNTIME,
                 "shape [4, -1] does not hold exactly 6 elements");
  KFT_FAILS_WITH(kf__infer_size(kf_no_ints(), 6, s), KF_ERR_RUNTIME,
                 "shape [] does not hold exactly 6 elements");
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(BIG, BIG, -1), 6, s), KF_ERR_RUNTIME,
                 "shape [1099511627776, 1099511627776, -1] does not hold exactly 6 elements");
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(0, -1), 6, s), KF_ERR_RUNTIME,
                 "shape [0, -1] does not hold exactly 6 elements");
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(0, -1), 0, s), KF_ERR_RUNTIME,
                 "the size -1 in shape [0, -1] does not follow from the others, because the tensor "
                 "has no elements");
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(-1, -1), 6, s), KF_ERR_RUNTIME,
                 "expected -1 for at most one size of a shape, found more");
  KFT_FAILS_WITH(kf__infer_size(KF_INTS(2, -2), 6, s), KF_ERR_RUNTIME,
                 "expected a size, or -1 for the one that follows from the others, found -2 at "
                 "index 1 of shape [2, -2]");
}

static void test_view_strides(void **state) {
  (void)state;
  int64_t s[KF__MAX_DIMS];
  kf_tensor_t *plain = make(KF_INTS(2, 3, 4), NO_INTS);
  KFT_TRUE(kf__view_strides(plain, KF_INTS(6, 2, 2), s));
  INTS_ARE(s, 4, 2, 1);
  KFT_TRUE(kf__view_strides(plain, KF_INTS(24, 1), s));
  INTS_ARE(s, 1, 1);
  kf_tensor_t *transposed = make(KF_INTS(3, 2), KF_INTS(1, 3));
  KFT_TRUE(!kf__view_strides(transposed, KF_INTS(6), s));
  KFT_TRUE(kf__view_strides(transposed, KF_INTS(3, 1, 2), s));
  INTS_ARE(s, 1, 6, 3);
  kf_tensor_t *sliced = make(KF_INTS(4, 3), KF_INTS(6, 2));
  KFT_TRUE(kf__view_strides(sliced, KF_INTS(2, 6), s));
  INTS_ARE(s, 12, 2);
  KFT_TRUE(kf__view_strides(sliced, KF_INTS(12), s));
  INTS_ARE(s, 2);
  kf_tensor_t *expanded = make(KF_INTS(2, 3), KF_INTS(0, 1));
  KFT_TRUE(!kf__view_strides(expanded, KF_INTS(6), s));
  kf_tensor_t *empty = make(KF_INTS(2, 0, 3), KF_INTS(5, 6, 7));
  KFT_TRUE(kf__view_strides(empty, KF_INTS(2, 0, 3), s));
  INTS_ARE(s, 5, 6, 7);
  KFT_TRUE(kf__view_strides(empty, KF_INTS(0, 7), s));
  INTS_ARE(s, 7, 1);
  kf_tensor_t *scalar = make(kf_no_ints(), NO_INTS);
  KFT_TRUE(kf__view_strides(scalar, KF_INTS(1, 1), s));
  INTS_ARE(s, 1, 1);
  KFT_TRUE(kf__view_strides(scalar, kf_no_ints(), s));
  kf_tensor_t *odd = make(KF_INTS(3, 1), KF_INTS(1, 9)); /* a stride that means nothing is kept */
  KFT_TRUE(kf__view_strides(odd, KF_INTS(3, 1, 1), s));
  INTS_ARE(s, 1, 9, 9);
}

static void test_same_sizes(void **state) {
  (void)state;
  kf_tensor_t *a = make(KF_INTS(2, 3), NO_INTS);
  kf_tensor_t *b = make(KF_INTS(2, 3), KF_INTS(1, 2));
  kf_tensor_t *c = make(KF_INTS(2, 3, 1), NO_INTS);
  KFT_TRUE(kf__same_sizes(a, b));
  KFT_TRUE(!kf__same_sizes(a, c));
  KFT_TRUE(kf__same_sizes(make(kf_no_ints(), NO_INTS), make(kf_no_ints(), NO_INTS)));
  KFT_TRUE(kf__spans_equal(KF_INTS(1, 2), KF_INTS(1, 2)));
  KFT_TRUE(!kf__spans_equal(KF_INTS(1, 2), KF_INTS(1, 3)));
}

KFT_MAIN(KFT_TEST(test_text), KFT_TEST(test_numel), KFT_TEST(test_strides),
         KFT_TEST(test_preserved_strides), KFT_TEST(test_wrap_dim), KFT_TEST(test_wrap_dims),
         KFT_TEST(test_broadcast), KFT_TEST(test_infer_size), KFT_TEST(test_view_strides),
         KFT_TEST(test_same_sizes))
