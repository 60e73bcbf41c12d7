/* Sparse tensors through the public header: making, reading, coalescing, products, gradients. */
#include <keyfall/autograd.h>
#include <keyfall/library.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <keyfall/sparse.h>

#include "kft.h"

#define MAKE(name, call)       \
  kf_tensor_t *name = NULL;    \
  {                            \
    kf_tensor_t **out = &name; \
    KFT_OK(call);              \
  }                            \
  KFT_DEFER(kf_object_release, name)

static const int64_t places[] = {1, 0, 1, 0, 2, 0}; /* (1, 0), (0, 2), (1, 0) */
static const float numbers[] = {1, 2, 4};

static kf_status_t make_coo(uint32_t flags, kf_int_span_t sizes, kf_tensor_t **out) {
  kf_tensor_t *indices = NULL, *values = NULL;
  *out = NULL;
  kf_status_t status = kf_tensor_from_data(places, KF_DTYPE_INT64, KF_INTS(2, 3), &indices);
  if (status == KF_OK) status = kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(3), &values);
  if (status == KF_OK) status = kf_sparse_coo(indices, values, sizes, flags, out);
  kf_tensor_release(indices);
  kf_tensor_release(values);
  return status;
}

static kf_status_t make_csr(kf_tensor_t **out) {
  static const int64_t crow[] = {0, 1, 3}, col[] = {2, 0, 1};
  kf_tensor_t *parts[3] = {NULL, NULL, NULL};
  *out = NULL;
  kf_status_t status = kf_tensor_from_data(crow, KF_DTYPE_INT64, KF_INTS(3), &parts[0]);
  if (status == KF_OK) status = kf_tensor_from_data(col, KF_DTYPE_INT64, KF_INTS(3), &parts[1]);
  if (status == KF_OK)
    status = kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(3), &parts[2]);
  if (status == KF_OK)
    status = kf_sparse_compressed(KF_LAYOUT_SPARSE_CSR, parts[0], parts[1], parts[2], KF_INTS(2, 3),
                                  KF_SPARSE_CHECK, out);
  for (int i = 0; i < 3; i++) kf_tensor_release(parts[i]);
  return status;
}

static void check(const kf_tensor_t *dense, const float *expected, int64_t count) {
  KFT_EQ_INT(kf_tensor_numel(dense), count);
  const float *found = kf_tensor_data(dense);
  for (int64_t i = 0; i < count; i++) KFT_EQ_INT((int64_t)found[i], (int64_t)expected[i]);
}
#define CHECK(dense, ...) \
  check(dense, (const float[]){__VA_ARGS__}, sizeof((const float[]){__VA_ARGS__}) / sizeof(float))

static void test_parts(void **state) {
  (void)state;
  MAKE(x, make_coo(0, KF_INTS(2, 3), out));
  KFT_EQ_INT(kf_tensor_layout(x), KF_LAYOUT_SPARSE);
  KFT_TRUE(kf_tensor_is_sparse(x));
  KFT_TRUE(kf_keyset_has(kf_tensor_keys(x), KF_KEY_SparseCPU));
  KFT_TRUE(!kf_keyset_has(kf_tensor_keys(x), KF_KEY_CPU));
  KFT_EQ_INT(kf_sparse_dim(x), 2);
  KFT_EQ_INT(kf_sparse_dense_dim(x), 0);
  KFT_EQ_INT(kf_sparse_nnz(x), 3);
  KFT_TRUE(!kf_sparse_is_coalesced(x));
  KFT_TRUE(kf_sparse_part(x, KF_SPARSE_PLAIN) == NULL);
  KFT_TRUE(kf_tensor_data(x) == NULL);
  MAKE(alias, kf_tensor_alias(x, out));
  KFT_TRUE(kf_sparse_part(alias, KF_SPARSE_VALUES) == kf_sparse_part(x, KF_SPARSE_VALUES));
  KFT_TRUE(!kf_tensor_is_sparse(kf_sparse_part(x, KF_SPARSE_VALUES)));
}

static void test_coalesce(void **state) {
  (void)state;
  MAKE(x, make_coo(0, KF_INTS(2, 3), out));
  MAKE(y, kf_sparse_coalesce(x, out));
  KFT_TRUE(kf_sparse_is_coalesced(y));
  KFT_EQ_INT(kf_sparse_nnz(y), 2);
  CHECK(kf_sparse_part(y, KF_SPARSE_VALUES), 2, 5);
  MAKE(again, kf_sparse_coalesce(y, out));
  KFT_TRUE(again == y);
  MAKE(dense, kf_sparse_to_dense(x, out));
  CHECK(dense, 0, 0, 2, 5, 0, 0);
  KFT_OK(kf_sparse_assign(x, y));
  KFT_TRUE(kf_sparse_is_coalesced(x));
  MAKE(wide, make_coo(0, KF_INTS(3, 4), out));
  uint32_t before = 0, after = 0;
  KFT_OK(kf_tensor_version(x, &before));
  KFT_OK(kf_sparse_assign(x, wide)); /* other sizes */
  KFT_OK(kf_tensor_version(x, &after));
  KFT_EQ_INT(kf_tensor_sizes(x).data[1], 4);
  KFT_EQ_INT(after, before + 1);
  MAKE(wide_dense, kf_sparse_to_dense(x, out));
  KFT_EQ_INT(kf_tensor_numel(wide_dense), 12);
}

static void test_compressed(void **state) {
  (void)state;
  MAKE(x, make_csr(out));
  KFT_TRUE(kf_keyset_has(kf_tensor_keys(x), KF_KEY_SparseCsrCPU));
  MAKE(dense, kf_sparse_to_dense(x, out));
  CHECK(dense, 0, 0, 1, 2, 4, 0);
  const float data[] = {1, 2, 3, 4, 5, 6};
  MAKE(other, kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(3, 2), out));
  MAKE(product, kf_sparse_mm(x, other, out));
  CHECK(product, 5, 6, 14, 20);
  MAKE(called, kf_mm(x, other, out)); /* the same through the dispatcher */
  CHECK(called, 5, 6, 14, 20);
  MAKE(copy, kf_clone(x, kf_no_int(), out));
  KFT_TRUE(kf_sparse_part(copy, KF_SPARSE_VALUES) != kf_sparse_part(x, KF_SPARSE_VALUES));
}

/* Coordinates times coordinates, and CSR times CSR, which stays CSR. */
static void test_products_of_sparse(void **state) {
  (void)state;
  kf_tensor_t *none = NULL;
  MAKE(x, make_coo(0, KF_INTS(2, 3), out)); /* 0 0 2, 5 0 0 */
  MAKE(csr, make_csr(out));                 /* 0 0 1, 2 4 0 */
  const int64_t where[] = {0, 2, 2, 0, 0, 1};
  const float given[] = {1, 3, 4};
  MAKE(indices, kf_tensor_from_data(where, KF_DTYPE_INT64, KF_INTS(2, 3), out));
  MAKE(values, kf_tensor_from_data(given, KF_DTYPE_FLOAT32, KF_INTS(3), out));
  MAKE(other, kf_sparse_coo(indices, values, KF_INTS(3, 2), 0, out)); /* 1 0, 0 0, 3 4 */
  MAKE(product, kf_sparse_mm(x, other, out));
  KFT_TRUE(kf_sparse_is_coalesced(product));
  KFT_EQ_INT(kf_sparse_nnz(product), 3);
  MAKE(dense, kf_sparse_to_dense(product, out));
  CHECK(dense, 6, 8, 5, 0);
  MAKE(mixed, kf_mm(csr, other, out)); /* through the dispatcher */
  KFT_EQ_INT(kf_tensor_layout(mixed), KF_LAYOUT_SPARSE);
  MAKE(mixed_dense, kf_sparse_to_dense(mixed, out));
  CHECK(mixed_dense, 3, 4, 2, 0);
  const int64_t offsets[] = {0, 1, 1, 3}, columns[] = {0, 0, 1};
  const float packed[] = {1, 3, 4};
  MAKE(crow, kf_tensor_from_data(offsets, KF_DTYPE_INT64, KF_INTS(4), out));
  MAKE(col, kf_tensor_from_data(columns, KF_DTYPE_INT64, KF_INTS(3), out));
  MAKE(entries, kf_tensor_from_data(packed, KF_DTYPE_FLOAT32, KF_INTS(3), out));
  MAKE(right,
       kf_sparse_compressed(KF_LAYOUT_SPARSE_CSR, crow, col, entries, KF_INTS(3, 2), 0, out));
  MAKE(both, kf_sparse_mm(csr, right, out));
  KFT_EQ_INT(kf_tensor_layout(both), KF_LAYOUT_SPARSE_CSR);
  CHECK(kf_sparse_part(both, KF_SPARSE_VALUES), 3, 4, 2);
  KFT_FAILS_WITH(
      kf_sparse_mm(x, csr, &none), KF_ERR_RUNTIME,
      "the first matrix needs as many columns as the second has rows, but they are 2x3 and 2x3");
  KFT_FAILS_WITH(kf_sparse_mm(dense, x, &none), KF_ERR_RUNTIME, "got the layouts");
}

static void test_sums(void **state) {
  (void)state;
  MAKE(x, make_coo(0, KF_INTS(2, 3), out));
  MAKE(twice, kf_add(x, x, KF_INT(1), out));
  MAKE(dense, kf_sparse_to_dense(twice, out));
  CHECK(dense, 0, 0, 4, 10, 0, 0);
  MAKE(sum, kf_add(dense, x, KF_INT(2), out));
  CHECK(sum, 0, 0, 8, 20, 0, 0);
  KFT_OK(kf_add_(sum, x, KF_INT(1)));
  CHECK(sum, 0, 0, 10, 25, 0, 0);
  kf_tensor_t *none = NULL, *second = NULL;
  MAKE(sorted, kf_sparse_coalesce(x, out));
  MAKE(other, kf_sparse_coalesce(twice, out));
  MAKE(total, kf_add(sorted, other, KF_INT(1), out));
  KFT_TRUE(kf_sparse_is_coalesced(total));
  CHECK(kf_sparse_part(total, KF_SPARSE_VALUES), 6, 15);
  KFT_FAILS(kf_sparse_match(x, other, &none, &second), KF_ERR_RUNTIME);
  MAKE(common, kf_sparse_match(sorted, other, out, &second));
  KFT_DEFER(kf_object_release, second);
  KFT_EQ_INT(kf_tensor_numel(common), 2);
  KFT_FAILS(kf_add(x, dense, KF_INT(1), &none), KF_ERR_RUNTIME);
}

static void test_errors(void **state) {
  (void)state;
  kf_tensor_t *none = NULL;
  KFT_FAILS_WITH(make_coo(KF_SPARSE_CHECK, KF_INTS(2, 2), &none), KF_ERR_RUNTIME,
                 "dimension 1 of the sparse tensor has size 2, found index 2");
  KFT_FAILS(make_coo(0, KF_INTS(2), &none), KF_ERR_RUNTIME);
  KFT_FAILS(make_coo(64, KF_INTS(2, 3), &none), KF_ERR_MISUSE);
  MAKE(wrong, make_coo(0, KF_INTS(2, 2), out)); /* unchecked: refused when it is used */
  KFT_FAILS(kf_sparse_to_dense(wrong, &none), KF_ERR_RUNTIME);
  KFT_FAILS(kf_sparse_coalesce(wrong, &none), KF_ERR_RUNTIME);
  MAKE(x, make_coo(0, KF_INTS(2, 3), out));
  MAKE(csr, make_csr(out));
  KFT_FAILS(kf_sparse_assign(x, csr), KF_ERR_RUNTIME);
  KFT_FAILS_WITH(kf_exp(x, &none), KF_ERR_NOT_IMPLEMENTED, "SparseCPU"); /* no kernel */
  KFT_FAILS_WITH(kf_view(x, KF_INTS(6), &none), KF_ERR_NOT_IMPLEMENTED,
                 "aten::view"); /* a composite */
  KFT_TRUE(none == NULL);
}

/* A sparse gradient, twice, and then a dense one. */
static void test_gradient(void **state) {
  (void)state;
  const float data[] = {1, 2, 3, 4, 5, 6};
  const int64_t rows[] = {2, 0, 2};
  const kf_tensor_span_t none = {NULL, 0};
  MAKE(weight, kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(3, 2), out));
  MAKE(indices, kf_tensor_from_data(rows, KF_DTYPE_INT64, KF_INTS(3), out));
  KFT_OK(kf_tensor_set_requires_grad(weight, true));
  for (int i = 0; i < 2; i++) {
    MAKE(picked, kf_embedding(weight, indices, -1, false, true, out));
    MAKE(total, kf_sum(picked, kf_no_int(), out));
    KFT_OK(kf_backward(KF_TENSORS(total), none, 0, none));
  }
  kf_tensor_t *grad = kf_tensor_grad(weight);
  KFT_EQ_INT(kf_tensor_layout(grad), KF_LAYOUT_SPARSE);
  MAKE(dense, kf_sparse_to_dense(grad, out));
  CHECK(dense, 2, 2, 0, 0, 4, 4);
  MAKE(all, kf_sum(weight, kf_no_int(), out));
  KFT_OK(kf_backward(KF_TENSORS(all), none, 0, none));
  CHECK(kf_tensor_grad(weight), 3, 3, 1, 1, 5, 5);
}

static void test_views(void **state) {
  (void)state;
  uint32_t version = 1;
  MAKE(x, make_csr(out));
  MAKE(values, kf_tensor_alias(kf_sparse_part(x, KF_SPARSE_VALUES), out));
  KFT_TRUE(!kf_tensor_is_view(values));
  KFT_OK(kf_tensor_track_view(values, x));
  KFT_TRUE(kf_tensor_base(values) == x);
  KFT_OK(kf_zero_(values));
  KFT_OK(kf_tensor_version(x, &version));
  KFT_EQ_INT(version, 1);
  MAKE(dense, kf_sparse_to_dense(x, out));
  CHECK(dense, 0, 0, 0, 0, 0, 0);
}

KFT_MAIN(KFT_TEST(test_parts), KFT_TEST(test_coalesce), KFT_TEST(test_compressed),
         KFT_TEST(test_products_of_sparse), KFT_TEST(test_sums), KFT_TEST(test_errors),
         KFT_TEST(test_gradient), KFT_TEST(test_views))
