/* View operators: what they share with their argument, what they refuse, and geometries at the
 * limits. Values and messages by operator are in the recorded cases (tests/ops). */
#include <keyfall/ops.h>

#include "kft.h"
#include "tensor/tensor_internal.h"

static void set_up(void) { KFT_OK(kf_init()); }

static kf_tensor_t *keep(kf_tensor_t *tensor) {
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

static kf_tensor_t *make(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), sizes, &tensor));
  return keep(tensor);
}

static kf_tensor_t *make_meta(kf_int_span_t sizes) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_META, -1), sizes, &tensor));
  return keep(tensor);
}

static void check_geometry(const kf_tensor_t *t, kf_int_span_t sizes, kf_int_span_t strides,
                           int64_t offset) {
  KFT_TRUE(kf__spans_equal(kf_tensor_sizes(t), sizes));
  KFT_TRUE(kf__spans_equal(kf_tensor_strides(t), strides));
  KFT_EQ_INT(kf_tensor_storage_offset(t), offset);
}

static uint32_t version_of(const kf_tensor_t *t) {
  uint32_t version = 0;
  KFT_OK(kf_tensor_version(t, &version));
  return version;
}

/* ---- Sharing ---- */

/* One of many views of a 2 × 3 × 4 tensor. */
static kf_status_t nth_view(size_t n, kf_tensor_t *x, kf_tensor_t **out) {
  kf_opt_int_t none = {0, false}, one = {1, true};
  switch (n) {
    case 0: return kf_view(x, KF_INTS(6, -1), out);
    case 1: return kf_reshape(x, KF_INTS(24), out);
    case 2: return kf_alias(x, out);
    case 3: return kf_detach(x, out);
    case 4: return kf_as_strided(x, KF_INTS(2), KF_INTS(3), one, out);
    case 5: return kf_expand(x, KF_INTS(5, 2, -1, 4), false, out);
    case 6: return kf_select(x, 1, -1, out);
    case 7: return kf_slice(x, 2, one, none, 2, out);
    case 8: return kf_narrow(x, 0, 1, 1, out);
    case 9: return kf_permute(x, KF_INTS(2, 0, 1), out);
    case 10: return kf_transpose(x, 0, 2, out);
    case 11: return kf_unsqueeze(x, 1, out);
    case 12: return kf_squeeze(x, out);
    case 13: return kf_diagonal(x, 1, 1, 2, out);
    case 14: return kf_unfold(x, 2, 2, 2, out);
    case 15: return kf_movedim(x, 0, 2, out);
    case 16: return kf_flatten(x, 1, 2, out);
    case 17: return kf_mT(x, out);
    case 18: return kf_unflatten(x, 2, KF_INTS(2, 2), out);
    default: return kf_ravel(x, out);
  }
}
enum { VIEWS = 20 };

static void test_views_share(void **state) {
  (void)state;
  set_up();
  size_t number = kft_case(VIEWS);
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3, 4));
  kf_tensor_t *view = NULL;
  KFT_OK(nth_view(number, x, &view));
  KFT_DEFER(kf_object_release, view);
  KFT_TRUE(view != x && kf_tensor_storage(view) == kf_tensor_storage(x));
  uint32_t before = version_of(view);
  KFT_OK(kf_tensor_bump_version(x));
  KFT_EQ_INT(version_of(view), before + 1);
  KFT_OK(kf_tensor_bump_version(view));
  KFT_EQ_INT(version_of(x), before + 2);
}

/* The lazy bits go with every view, whether autograd is on the way or not. */
static void test_views_keep_lazy_bits(void **state) {
  (void)state;
  set_up();
  size_t number = kft_case(2 * VIEWS);
  kf_tensor_t *x = make(KF_DTYPE_COMPLEX64, KF_INTS(2, 3, 4));
  kf_tensor_t *conj = NULL, *both = NULL, *view = NULL;
  KFT_OK(kf_conj(x, &conj));
  KFT_DEFER(kf_object_release, conj);
  KFT_OK(kf_raw_neg_view(conj, &both));
  KFT_DEFER(kf_object_release, both);
  kf_guard_t guard;
  kf_guard_inference_mode(&guard, number >= VIEWS);
  kf_status_t status = nth_view(number % VIEWS, both, &view);
  kf_guard_leave(&guard);
  KFT_OK(status);
  KFT_DEFER(kf_object_release, view);
  KFT_TRUE(kf_tensor_is_conj(view) && kf_tensor_is_neg(view));
  KFT_TRUE(kf_tensor_storage(view) == kf_tensor_storage(x));
}

static void test_itself(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3));
  kf_tensor_t *made[6] = {NULL};
  KFT_OK(kf_flatten(x, 1, 1, &made[0]));
  keep(made[0]);
  KFT_OK(kf_real(x, &made[1]));
  keep(made[1]);
  KFT_OK(kf_conj(x, &made[2]));
  keep(made[2]);
  KFT_OK(kf_resolve_conj(x, &made[3]));
  keep(made[3]);
  KFT_OK(kf_resolve_neg(x, &made[4]));
  keep(made[4]);
  KFT_OK(kf_atleast_2d(x, &made[5]));
  keep(made[5]);
  for (int i = 0; i < 6; i++) KFT_TRUE(made[i] == x);
}

/* ---- Lists ---- */

static kf_tensor_span_t keep_list(kf_list_t *list) {
  KFT_DEFER(kf_object_release, list);
  return kf_list_tensors(list);
}

static void test_split_versions(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *x = make(KF_DTYPE_INT64, KF_INTS(7, 2));
  kf_list_t *list = NULL;
  KFT_OK(kf_split(x, 3, 0, &list));
  kf_tensor_span_t parts = keep_list(list);
  KFT_EQ_INT(parts.size, 3);
  check_geometry(parts.data[2], KF_INTS(1, 2), KF_INTS(2, 1), 12);
  KFT_OK(kf_unsafe_split(x, 3, 0, &list));
  kf_tensor_span_t apart = keep_list(list);
  KFT_OK(kf_tensor_bump_version(x));
  KFT_EQ_INT(version_of(parts.data[0]), version_of(x));
  KFT_EQ_INT(version_of(apart.data[0]), 0);
  KFT_OK(kf_tensor_bump_version(apart.data[0]));
  KFT_EQ_INT(version_of(apart.data[1]), 0);
  KFT_TRUE(kf_tensor_storage(apart.data[0]) == kf_tensor_storage(x));
}

static void test_lists(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *x = make(KF_DTYPE_INT64, KF_INTS(7, 2));
  kf_list_t *list = NULL;
  KFT_OK(kf_chunk(x, 4, 0, &list));
  KFT_EQ_INT(keep_list(list).size, 4);
  KFT_OK(kf_unbind(x, 1, &list));
  kf_tensor_span_t parts = keep_list(list);
  KFT_EQ_INT(parts.size, 2);
  check_geometry(parts.data[1], KF_INTS(7), KF_INTS(2), 1);
  KFT_OK(kf_tensor_split_indices(x, KF_INTS(2, 5), 0, &list));
  KFT_EQ_INT(keep_list(list).size, 3);
  KFT_OK(kf_broadcast_tensors(KF_TENSORS(x, parts.data[0]->ndim == 1 ? x : NULL), &list));
  KFT_TRUE(keep_list(list).data[0] == x);
  kf_list_t *untouched = NULL;
  KFT_FAILS_WITH(kf_split_with_sizes(x, KF_INTS(INT64_MAX, INT64_MAX, 9), 0, &untouched),
                 KF_ERR_RUNTIME,
                 "split_with_sizes: split_sizes must add up to 7, the size of dimension 0, but are "
                 "[9223372036854775807, 9223372036854775807, 9]");
  KFT_FAILS(kf_split_with_sizes(x, KF_INTS(3, -1, 5), 0, &untouched), KF_ERR_RUNTIME);
  KFT_TRUE(untouched == NULL);
}

/* ---- In place ---- */

static void test_in_place(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(1, 3, 4));
  kf_storage_t *storage = kf_tensor_storage(x);
  kf_opt_int_t two = {2, true};
  KFT_OK(kf_squeeze_(x));
  check_geometry(x, KF_INTS(3, 4), KF_INTS(4, 1), 0);
  KFT_OK(kf_t_(x));
  check_geometry(x, KF_INTS(4, 3), KF_INTS(1, 4), 0);
  KFT_OK(kf_unsqueeze_(x, -1));
  check_geometry(x, KF_INTS(4, 3, 1), KF_INTS(1, 4, 1), 0);
  KFT_OK(kf_transpose_(x, 0, 2));
  check_geometry(x, KF_INTS(1, 3, 4), KF_INTS(1, 4, 1), 0);
  KFT_OK(kf_as_strided_(x, KF_INTS(2), KF_INTS(5), two));
  check_geometry(x, KF_INTS(2), KF_INTS(5), 2);
  KFT_FAILS(kf_as_strided_(x, KF_INTS(9), KF_INTS(5), two), KF_ERR_RUNTIME);
  check_geometry(x, KF_INTS(2), KF_INTS(5), 2);
  KFT_TRUE(kf_tensor_storage(x) == storage);
}

/* Nothing is there to be changed, and nothing may be written to it. */
static void test_undefined(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *nothing = kf_tensor_undefined(), *out = NULL;
  kf_opt_int_t none = {0, false};
  KFT_TRUE(kf_squeeze_(nothing) != KF_OK);
  KFT_TRUE(kf_t_(nothing) != KF_OK);
  KFT_TRUE(kf_unsqueeze_(nothing, 0) != KF_OK);
  KFT_TRUE(kf_as_strided_(nothing, KF_INTS(1), KF_INTS(1), none) != KF_OK);
  KFT_TRUE(kf_alias(nothing, &out) != KF_OK);
  KFT_TRUE(kf_view(nothing, KF_INTS(0), &out) != KF_OK);
  KFT_TRUE(kf_unsqueeze(nothing, 0, &out) != KF_OK);
  KFT_TRUE(kf_view_dtype(nothing, KF_DTYPE_INT8, &out) != KF_OK);
  KFT_TRUE(out == NULL);
  KFT_EQ_INT(kf_tensor_dim(nothing), 0);
  KFT_TRUE(!kf_tensor_is_defined(nothing));
}

/* ---- Limits ---- */

static void test_rank_limit(void **state) {
  (void)state;
  set_up();
  int64_t ones[129];
  for (int i = 0; i < 129; i++) ones[i] = 1;
  kf_int_span_t full = {ones, 128}, more = {ones, 129};
  kf_tensor_t *x = make(KF_DTYPE_COMPLEX64, full), *out = NULL;
  KFT_FAILS_WITH(kf_view(x, more, &out), KF_ERR_RUNTIME,
                 "expected at most 128 dimensions, found 129");
  KFT_FAILS(kf_reshape(x, more, &out), KF_ERR_RUNTIME);
  KFT_FAILS(kf_expand(x, more, false, &out), KF_ERR_RUNTIME);
  KFT_FAILS(kf_unsqueeze(x, 0, &out), KF_ERR_RUNTIME);
  KFT_FAILS(kf_unsqueeze_(x, 0), KF_ERR_RUNTIME);
  KFT_FAILS(kf_unfold(x, 0, 1, 1, &out), KF_ERR_RUNTIME);
  KFT_FAILS(kf_view_as_real(x, &out), KF_ERR_RUNTIME);
  KFT_FAILS(kf_unflatten(x, 0, KF_INTS(1, 1), &out), KF_ERR_RUNTIME);
  KFT_TRUE(out == NULL && kf_tensor_dim(x) == 128);
  KFT_OK(kf_transpose(x, 0, 63, &out));
  keep(out);
  KFT_EQ_INT(kf_tensor_dim(out), 128);
}

/* Sizes beside a 0 may be so large that their product is no number. */
static void test_large_sizes(void **state) {
  (void)state;
  set_up();
  const int64_t large = INT64_C(1) << 40;
  kf_tensor_t *x = make_meta(KF_INTS(large, 0, large)), *turned = NULL, *out = NULL;
  KFT_OK(kf_permute(x, KF_INTS(1, 0, 2), &turned));
  keep(turned);
  KFT_EQ_INT(kf_tensor_numel(turned), 0);
  KFT_TRUE(kf_flatten(turned, 1, 2, &out) != KF_OK);
  KFT_OK(kf_unsqueeze(turned, 1, &out));
  keep(out);
  kf_tensor_t *one = make_meta(KF_INTS(1)), *wide = NULL;
  KFT_FAILS_WITH(kf_expand(one, KF_INTS(large, large), false, &wide), KF_ERR_RUNTIME,
                 "the number of elements overflows int64");
  KFT_FAILS(kf_expand(one, KF_INTS(-2), false, &wide), KF_ERR_RUNTIME);
  kf_opt_int_t none = {0, false};
  kf_tensor_t *three = make_meta(KF_INTS(3, 2));
  KFT_FAILS_WITH(kf_slice(three, 0, none, none, INT64_MAX, &wide), KF_ERR_RUNTIME, "slice: step=9223372036854775807 times the stride overflows int64");
  KFT_FAILS(kf_unfold(three, 0, 1, INT64_MAX, &wide), KF_ERR_RUNTIME);
  KFT_OK(kf_diagonal(three, INT64_MIN, 0, 1, &wide));
  keep(wide);
  KFT_EQ_INT(kf_tensor_numel(wide), 0);
}

/* ---- Types ---- */

static void test_parts_of_conjugate(void **state) {
  (void)state;
  set_up();
  static const float numbers[] = {1, 2, 3, 4};
  kf_tensor_t *x = NULL, *conj = NULL, *real = NULL, *imag = NULL, *plain = NULL;
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_COMPLEX64, KF_INTS(2), &x));
  keep(x);
  KFT_OK(kf_conj(x, &conj));
  keep(conj);
  KFT_OK(kf_real(conj, &real));
  keep(real);
  KFT_TRUE(!kf_tensor_is_neg(real) && kf_tensor_dtype(real) == KF_DTYPE_FLOAT32);
  check_geometry(real, KF_INTS(2), KF_INTS(2), 0);
  KFT_OK(kf_imag(conj, &imag));
  keep(imag);
  KFT_TRUE(kf_tensor_is_neg(imag) && !kf_tensor_is_conj(imag));
  check_geometry(imag, KF_INTS(2), KF_INTS(2), 1);
  KFT_OK(kf_resolve_neg(imag, &plain));
  keep(plain);
  const float *data = kf_tensor_data(plain);
  KFT_TRUE(!kf_tensor_is_neg(plain) && data[0] == -2);
  KFT_FAILS_WITH(kf_view_as_real(conj, &plain), KF_ERR_RUNTIME,
                 "view_as_real: the tensor is a conjugate view; resolve_conj makes a plain tensor, "
                 "with memory of its own");
  KFT_FAILS_WITH(kf_view_dtype(conj, KF_DTYPE_FLOAT32, &plain), KF_ERR_RUNTIME, "conjugate view");
}

static void test_view_dtype(void **state) {
  (void)state;
  set_up();
  kf_tensor_t *x = make(KF_DTYPE_INT32, KF_INTS(4, 6)), *part = NULL, *out = NULL;
  kf_opt_int_t two = {2, true}, six = {6, true};
  KFT_OK(kf_slice(x, 1, two, six, 1, &part));
  keep(part);
  KFT_OK(kf_view_dtype(part, KF_DTYPE_FLOAT64, &out));
  keep(out);
  check_geometry(out, KF_INTS(4, 2), KF_INTS(3, 1), 1);
  KFT_OK(kf_view_dtype(out, KF_DTYPE_UINT8, &part));
  keep(part);
  check_geometry(part, KF_INTS(4, 16), KF_INTS(24, 1), 8);
  KFT_FAILS(kf_view_dtype(x, KF_DTYPE_QINT8, &out), KF_ERR_NOT_IMPLEMENTED);
}

KFT_MAIN(KFT_TEST(test_views_share), KFT_TEST(test_views_keep_lazy_bits), KFT_TEST(test_itself),
         KFT_TEST(test_split_versions), KFT_TEST(test_lists), KFT_TEST(test_in_place),
         KFT_TEST(test_undefined), KFT_TEST(test_rank_limit), KFT_TEST(test_large_sizes),
         KFT_TEST(test_parts_of_conjugate), KFT_TEST(test_view_dtype))
