/* Whether tensors share bytes: with themselves, with each other, also through two storages that
 * were wrapped around the same memory. */
#include "tensor/tensor_internal.h"

#include "kft.h"

static kf_tensor_t *keep(kf_tensor_t *t) {
  KFT_DEFER(kf_object_release, t);
  return t;
}

static kf_tensor_t *base_of(int device, int64_t numel) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(device, -1), KF_INTS(numel), &t));
  return keep(t);
}

static kf_tensor_t *view(kf_tensor_t *of, kf_int_span_t sizes, kf_int_span_t strides,
                         int64_t offset) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_view(of, sizes, strides, offset, &t));
  return keep(t);
}

static void test_internal(void **state) {
  (void)state;
  kf_tensor_t *base = base_of(KF_DEVICE_CPU, 24);
  KFT_EQ_INT(kf__internal_overlap(base), KF__OVERLAP_NO);
  KFT_EQ_INT(kf__internal_overlap(view(base, KF_INTS(3, 2), KF_INTS(1, 3), 0)), KF__OVERLAP_NO);
  KFT_EQ_INT(kf__internal_overlap(view(base, KF_INTS(3, 2), KF_INTS(0, 1), 0)), KF__OVERLAP_YES);
  KFT_EQ_INT(kf__internal_overlap(view(base, KF_INTS(1, 2), KF_INTS(0, 1), 0)), KF__OVERLAP_NO);
  KFT_EQ_INT(kf__internal_overlap(view(base, KF_INTS(3, 2), KF_INTS(2, 1), 1)), KF__OVERLAP_NO);
  KFT_EQ_INT(kf__internal_overlap(view(base, KF_INTS(3, 2), KF_INTS(1, 1), 0)),
             KF__OVERLAP_TOO_HARD);
  KFT_EQ_INT(kf__internal_overlap(view(base, KF_INTS(3, 2), KF_INTS(4, 2), 0)),
             KF__OVERLAP_TOO_HARD);
}

static void check_between(int device) {
  kf_tensor_t *base = base_of(device, 24);
  kf_tensor_t *other = base_of(device, 24);
  kf_tensor_t *low = view(base, KF_INTS(3, 4), KF_INTS(4, 1), 0);
  kf_tensor_t *high = view(base, KF_INTS(12), KF_INTS(1), 12);
  KFT_EQ_INT(kf__memory_relation(base, base), KF__MEMORY_SAME);
  KFT_EQ_INT(kf__memory_relation(base, other), KF__MEMORY_APART);
  KFT_EQ_INT(kf__memory_relation(base, low), KF__MEMORY_PARTLY);
  KFT_EQ_INT(kf__memory_relation(low, high), KF__MEMORY_APART);
  KFT_EQ_INT(kf__memory_relation(low, view(base, KF_INTS(3, 4), KF_INTS(4, 1), 0)),
             KF__MEMORY_SAME);
  KFT_EQ_INT(kf__memory_relation(low, view(base, KF_INTS(3, 4), KF_INTS(1, 3), 0)),
             KF__MEMORY_PARTLY);
  KFT_EQ_INT(kf__memory_relation(low, view(base, KF_INTS(12), KF_INTS(1), 0)), KF__MEMORY_PARTLY);
  KFT_EQ_INT(kf__memory_relation(low, view(base, KF_INTS(3, 4), KF_INTS(4, 1), 11)),
             KF__MEMORY_PARTLY);
  /* With gaps: nobody knows, unless they are far apart or the same. */
  kf_tensor_t *even = view(base, KF_INTS(6), KF_INTS(2), 0);
  KFT_EQ_INT(kf__memory_relation(even, view(base, KF_INTS(6), KF_INTS(2), 1)), KF__MEMORY_UNKNOWN);
  KFT_EQ_INT(kf__memory_relation(even, view(base, KF_INTS(6), KF_INTS(2), 0)), KF__MEMORY_SAME);
  KFT_EQ_INT(kf__memory_relation(even, high), KF__MEMORY_APART);
  KFT_EQ_INT(kf__memory_relation(even, low), KF__MEMORY_UNKNOWN);
  KFT_EQ_INT(kf__memory_relation(base, view(base, KF_INTS(0), KF_INTS(1), 0)), KF__MEMORY_APART);
  KFT_TRUE(kf_tensor_shares_storage(base, low));
  KFT_TRUE(!kf_tensor_shares_storage(low, high));
  KFT_TRUE(!kf_tensor_shares_storage(base, other));
  KFT_TRUE(!kf_tensor_shares_storage(base, kf_tensor_undefined()));
  KFT_TRUE(!kf_tensor_shares_storage(NULL, base));
  KFT_EQ_INT(kf__memory_relation(base, kf_tensor_undefined()), KF__MEMORY_APART);
}

static void test_between(void **state) {
  (void)state;
  check_between(KF_DEVICE_CPU);
}

/* Without data, places in the storage are compared. */
static void test_between_meta(void **state) {
  (void)state;
  check_between(KF_DEVICE_META);
}

static void test_wrapped_twice(void **state) {
  (void)state;
  static float memory[8];
  kf_int_span_t none = {NULL, 0};
  kf_tensor_t *a = NULL;
  kf_tensor_t *b = NULL;
  KFT_OK(kf_tensor_from_blob(memory, KF_DTYPE_FLOAT32, KF_INTS(8), none, NULL, NULL, &a));
  keep(a);
  KFT_OK(kf_tensor_from_blob(memory + 4, KF_DTYPE_FLOAT32, KF_INTS(4), none, NULL, NULL, &b));
  keep(b);
  KFT_EQ_INT(kf__memory_relation(a, b), KF__MEMORY_PARTLY);
  KFT_TRUE(!kf_tensor_shares_storage(a, b)); /* memory, but no storage */
  kf_tensor_t *c = NULL;
  KFT_OK(kf_tensor_from_blob(memory, KF_DTYPE_INT32, KF_INTS(8), none, NULL, NULL, &c));
  keep(c);
  KFT_EQ_INT(kf__memory_relation(a, c), KF__MEMORY_PARTLY); /* the same bytes, another type */
}

KFT_MAIN(KFT_TEST(test_internal), KFT_TEST(test_between), KFT_TEST(test_between_meta),
         KFT_TEST(test_wrapped_twice))
