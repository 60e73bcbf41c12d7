/* Every function of the library that gives memory to its caller, or reads it without an operator, finds there what
 * is recorded. memory_doors.txt lists them; tests/python/tools/test_exported_memory.py compares both lists. */
#include <keyfall/dlpack.h>
#include <keyfall/keyfall.h>
#include <keyfall/sparse.h>

#include "kft.h"

enum { COUNT = 3 };

static kf_device_t cpu(void) { return kf_device_make(KF_DEVICE_CPU, -1); }
static void end_scope(void *unused) {
  (void)unused;
  if (kf_lazy_scope_end(true) != KF_OK) kf_error_clear();
  kf_lazy_cache_clear();
}

static kf_tensor_t *made(const float *numbers) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(COUNT), &tensor));
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

/* 0, 1, 2, before a recorded operator adds 1. */
static kf_tensor_t *pending(void) {
  static const float numbers[COUNT] = {0, 1, 2};
  static char token;
  kf_tensor_t *x = made(numbers);
  KFT_OK(kf_lazy_scope_begin());
  KFT_DEFER(end_scope, &token);
  KFT_OK(kf_add__Scalar(x, KF_INT(1), KF_INT(1)));
  return x;
}

static void check(const void *data) {
  const float *numbers = data;
  KFT_TRUE(numbers != NULL);
  for (int i = 0; i < COUNT; i++) KFT_EQ_INT((int64_t)numbers[i], i + 1);
}

/* ---- Addresses ---- */

static void visit_kf_tensor_data(void) { check(kf_tensor_data(pending())); }
static void visit_kf_storage_data(void) { check(kf_storage_data(kf_tensor_storage(pending()))); }
static void visit_kf_tensor_mutable_data(void) {
  void *data = NULL;
  KFT_OK(kf_tensor_mutable_data(pending(), &data));
  check(data);
}
static void visit_kf_storage_mutable_data(void) {
  void *data = NULL;
  KFT_OK(kf_storage_mutable_data(kf_tensor_storage(pending()), &data));
  check(data);
}

/* ---- Storages that get or share bytes ---- */

static void visit_kf_storage_keep_memory(void) {
  kf_storage_t *keeper = NULL;
  KFT_OK(kf_storage_keep_memory(kf_tensor_storage(pending()), &keeper));
  KFT_DEFER(kf_object_release, keeper);
  check(kf_storage_data(keeper));
}
static void visit_kf_storage_borrow(void) {
  kf_storage_t *lender = NULL, *old = NULL;
  kf_tensor_t *x = pending();
  KFT_OK(kf_storage_create(cpu(), COUNT * sizeof(float), &lender));
  KFT_DEFER(kf_object_release, lender);
  KFT_OK(kf_storage_borrow(kf_tensor_storage(x), lender, &old));
  if (old != NULL) KFT_DEFER(kf_object_release, old);
  check(kf_storage_data(lender));
}
static void visit_kf_storage_lazy_clone(void) {
  kf_storage_t *clone = NULL;
  KFT_OK(kf_storage_lazy_clone(kf_tensor_storage(pending()), &clone));
  KFT_DEFER(kf_object_release, clone);
  check(kf_storage_data(clone));
}
static void visit_kf_storage_resize(void) {
  kf_storage_t *storage = kf_tensor_storage(pending());
  KFT_OK(kf_storage_resize(storage, 100000));
  check(kf_storage_data(storage));
}

/* ---- Other libraries, texts ---- */

static void visit_kf_tensor_to_dlpack(void) {
  kf_tensor_t *x = pending();
  for (int copy = 0; copy < 2; copy++) {
    kf_dlpack_versioned_t *managed = NULL;
    KFT_OK(kf_tensor_to_dlpack(x, copy != 0, &managed));
    check(managed->tensor.data);
    managed->deleter(managed);
  }
}
static void visit_kf_tensor_to_dlpack_unversioned(void) {
  kf_tensor_t *x = pending();
  for (int copy = 0; copy < 2; copy++) {
    kf_dlpack_unversioned_t *managed = NULL;
    KFT_OK(kf_tensor_to_dlpack_unversioned(x, copy != 0, &managed));
    check(managed->tensor.data);
    managed->deleter(managed);
  }
}
static void visit_kf_dlpack_exchange_table(void) {
  const kf_dlpack_exchange_t *table = kf_dlpack_exchange_table();
  kf_dlpack_versioned_t *managed = NULL;
  KFT_TRUE(table->managed_from_object(pending(), &managed) == 0);
  check(managed->tensor.data);
  managed->deleter(managed);
}
static void visit_kf_tensor_to_text(void) {
  char *text = NULL;
  KFT_OK(kf_tensor_to_text(pending(), NULL, &text));
  KFT_DEFER(kf_free, text);
  KFT_CONTAINS(text, "[1., 2., 3.]");
}
static void visit_kf_lazy_unwrap(void) {
  kf_tensor_t *x = pending(), *lazy = NULL, *eager = NULL;
  KFT_OK(kf_mul_Scalar(x, KF_INT(1), &lazy));
  KFT_DEFER(kf_object_release, lazy);
  KFT_OK(kf_lazy_unwrap(lazy, &eager));
  KFT_DEFER(kf_object_release, eager);
  check(kf_tensor_data(eager));
}

/* ---- Checks that read elements ---- */

static void visit_kf_sparse_coo(void) {
  static const int64_t at[COUNT] = {0, 1, 7};
  kf_tensor_t *values = pending(), *indices = NULL, *sparse = NULL;
  KFT_OK(kf_tensor_from_data(at, KF_DTYPE_INT64, KF_INTS(1, COUNT), &indices));
  KFT_DEFER(kf_object_release, indices);
  KFT_OK(kf_clamp_(indices, kf_no_scalar(), kf_some_scalar(KF_INT(2))));
  KFT_OK(kf_sparse_coo(indices, values, KF_INTS(COUNT), KF_SPARSE_CHECK, &sparse));
  kf_object_release(sparse);
}

/* ---- What reads memory runs before it can be written ---- */

static void test_reads_come_before_writes_of_others(void **state) {
  (void)state;
  static const float numbers[COUNT] = {1, 2, 3};
  static char token;
  kf_tensor_t *x = made(numbers), *y = NULL, *eager = NULL;
  void *data = NULL;
  KFT_OK(kf_lazy_scope_begin());
  KFT_DEFER(end_scope, &token);
  KFT_OK(kf_mul_Scalar(x, KF_INT(1), &y));
  KFT_DEFER(kf_object_release, y);
  check(kf_tensor_data(x));
  KFT_TRUE(kf_lazy_is_pending(y)); /* nobody needs it to read x */
  KFT_OK(kf_tensor_mutable_data(x, &data));
  KFT_TRUE(!kf_lazy_is_pending(y));
  memset(data, 0, COUNT * sizeof(float));
  KFT_OK(kf_lazy_unwrap(y, &eager));
  KFT_DEFER(kf_object_release, eager);
  check(kf_tensor_data(eager));
}

static void test_eager_code_beside_a_wrapped_tensor(void **state) {
  (void)state;
  static const float numbers[COUNT] = {1, 2, 3};
  kf_tensor_t *x = made(numbers), *lazy = NULL, *y = NULL, *eager = NULL;
  KFT_OK(kf_lazy_init());
  KFT_OK(kf_lazy_wrap(x, &lazy));
  KFT_DEFER(kf_object_release, lazy);
  KFT_OK(kf_mul_Scalar(lazy, KF_INT(1), &y));
  KFT_DEFER(kf_object_release, y);
  KFT_OK(kf_zero_(x)); /* an operator of the CPU */
  KFT_OK(kf_lazy_unwrap(y, &eager));
  KFT_DEFER(kf_object_release, eager);
  check(kf_tensor_data(eager));
  kf_lazy_cache_clear();
}

/* ---- All of them ---- */

/* Without reruns: what is recorded lives longer than a test. */
#define DOORS(DOOR)                                                                           \
  DOOR(kf_tensor_data) DOOR(kf_storage_data) DOOR(kf_tensor_mutable_data)                     \
  DOOR(kf_storage_mutable_data) DOOR(kf_storage_keep_memory) DOOR(kf_storage_borrow)          \
  DOOR(kf_storage_lazy_clone) DOOR(kf_storage_resize) DOOR(kf_tensor_to_dlpack)               \
  DOOR(kf_tensor_to_dlpack_unversioned) DOOR(kf_dlpack_exchange_table) DOOR(kf_tensor_to_text) \
  DOOR(kf_lazy_unwrap) DOOR(kf_sparse_coo)
#define DEFINE(name)                     \
  static void test_##name(void **state) { \
    (void)state;                         \
    visit_##name();                      \
  }
#define LIST(name) KFT_TEST_NO_OOM(test_##name),
DOORS(DEFINE)

KFT_MAIN(DOORS(LIST) KFT_TEST_NO_OOM(test_reads_come_before_writes_of_others),
         KFT_TEST_NO_OOM(test_eager_code_beside_a_wrapped_tensor))
