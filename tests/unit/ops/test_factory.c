/* Factories: shapes, types and values of what they make, options, out= forms, the meta device; and
 * what lies under tensors: resize_, set_, from_file. Numbers were compared with PyTorch 2.13. */
#include <keyfall/ops.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "kft.h"
#include "tensor/tensor_internal.h"

static const kf_opt_int_t none = {0, false};
static const kf_opt_device_t here = {{0, 0}, false};
static const kf_opt_device_t meta = {{KF_DEVICE_META, -1}, true};
static const kf_opt_bool_t unpinned = {false, false};
#define PLAIN none, none, here, unpinned
#define TYPED(type) some(KF_DTYPE_##type), none, here, unpinned

static kf_opt_int_t some(int64_t value) { return (kf_opt_int_t){value, true}; }
static kf_scalar_t whole(int64_t value) { return (kf_scalar_t){.tag = KF_TAG_INT, .as.i = value}; }
static kf_scalar_t real(double value) { return (kf_scalar_t){.tag = KF_TAG_FLOAT, .as.f = value}; }

static kf_tensor_t *owned(kf_tensor_t *made) {
  KFT_DEFER(kf_object_release, made);
  return made;
}

/* Calls a factory whose last argument is the result, and keeps that until the test ends. */
#define MAKE(name, call)         \
  kf_tensor_t *name = NULL;      \
  do {                           \
    kf_tensor_t **out = &(name); \
    KFT_OK(call);                \
    owned(name);                 \
  } while (0)

static void check_geometry(const kf_tensor_t *t, kf_dtype_t dtype, kf_int_span_t sizes,
                           kf_int_span_t strides) {
  KFT_EQ_INT(t->dtype, dtype);
  KFT_TRUE(kf__spans_equal(kf__sizes(t), sizes));
  KFT_TRUE(kf__spans_equal(kf__strides(t), strides));
}

static void check_floats(const kf_tensor_t *t, const float *expected) {
  KFT_EQ_INT(t->dtype, KF_DTYPE_FLOAT32);
  for (int64_t i = 0; i < t->numel; i++)
    if (((const float *)kf__data(t))[i] != expected[i])
      kft_fail(__FILE__, __LINE__, "element %lld is %a, expected %a", (long long)i,
               (double)((const float *)kf__data(t))[i], (double)expected[i]);
}

static void check_longs(const kf_tensor_t *t, const int64_t *expected) {
  KFT_EQ_INT(t->dtype, KF_DTYPE_INT64);
  for (int64_t i = 0; i < t->numel; i++) KFT_EQ_INT(((const int64_t *)kf__data(t))[i], expected[i]);
}

static void test_empty(void **state) {
  (void)state;
  MAKE(plain, kf_empty(KF_INTS(2, 3), PLAIN, none, out));
  check_geometry(plain, KF_DTYPE_FLOAT32, KF_INTS(2, 3), KF_INTS(3, 1));
  MAKE(last, kf_empty(KF_INTS(2, 3, 4, 5), TYPED(INT8), some(KF_MEMORY_FORMAT_CHANNELS_LAST), out));
  check_geometry(last, KF_DTYPE_INT8, KF_INTS(2, 3, 4, 5), KF_INTS(60, 1, 15, 3));
  MAKE(strided, kf_empty_strided(KF_INTS(2, 3), KF_INTS(1, 7), PLAIN, out));
  check_geometry(strided, KF_DTYPE_FLOAT32, KF_INTS(2, 3), KF_INTS(1, 7));
  MAKE(permuted, kf_empty_permuted(KF_INTS(2, 3, 4), KF_INTS(1, 2, 0), PLAIN, out));
  check_geometry(permuted, KF_DTYPE_FLOAT32, KF_INTS(2, 3, 4), KF_INTS(1, 8, 2));
  MAKE(like, kf_empty_like(strided, TYPED(FLOAT64), none, out));
  check_geometry(like, KF_DTYPE_FLOAT64, KF_INTS(2, 3), KF_INTS(1, 2));
  MAKE(rows, kf_empty_like(strided, PLAIN, some(KF_MEMORY_FORMAT_CONTIGUOUS), out));
  check_geometry(rows, KF_DTYPE_FLOAT32, KF_INTS(2, 3), KF_INTS(3, 1));
  MAKE(new, kf_new_empty(last, KF_INTS(7), PLAIN, out));
  check_geometry(new, KF_DTYPE_INT8, KF_INTS(7), KF_INTS(1));
  MAKE(dense, kf_new_empty_strided(last, KF_INTS(2, 2), KF_INTS(1, 2), PLAIN, out));
  check_geometry(dense, KF_DTYPE_INT8, KF_INTS(2, 2), KF_INTS(1, 2));
  KFT_OK(kf_empty_out(KF_INTS(4, 4), none, plain));
  check_geometry(plain, KF_DTYPE_FLOAT32, KF_INTS(4, 4), KF_INTS(4, 1));
}

static void test_empty_errors(void **state) {
  (void)state;
  kf_tensor_t *made = NULL;
  KFT_FAILS_WITH(kf_empty(KF_INTS(2, -1), PLAIN, none, &made), KF_ERR_RUNTIME,
                 "expected sizes of at least 0, found -1 in [2, -1]");
  KFT_FAILS_WITH(kf_empty(KF_INTS(2), PLAIN, some(KF_MEMORY_FORMAT_PRESERVE), &made),
                 KF_ERR_RUNTIME, "empty: the memory format cannot be Preserve");
  KFT_FAILS(kf_empty(KF_INTS(2), PLAIN, some(KF_MEMORY_FORMAT_CHANNELS_LAST), &made),
            KF_ERR_RUNTIME);
  KFT_FAILS_WITH(kf_empty_strided(KF_INTS(2, 3), KF_INTS(1), PLAIN, &made), KF_ERR_RUNTIME,
                 "there must be as many strides as sizes, got 2 sizes and 1 strides");
  KFT_FAILS_WITH(kf_empty_permuted(KF_INTS(2, 3), KF_INTS(0, 0), PLAIN, &made), KF_ERR_RUNTIME,
                 "a dimension is listed twice");
  KFT_FAILS_WITH(kf_empty_permuted(KF_INTS(2, 3), KF_INTS(0, 2), PLAIN, &made), KF_ERR_RUNTIME,
                 "empty_permuted: dimensions of physical_layout must be from 0 to 1, but there is "
                 "2, at position 1");
  KFT_FAILS(kf_empty(KF_INTS(2), none, some(KF_LAYOUT_SPARSE), here, unpinned, none, &made),
            KF_ERR_NOT_IMPLEMENTED);
  KFT_FAILS_WITH(kf_empty(KF_INTS(2), none, none, here, (kf_opt_bool_t){true, true}, none, &made),
                 KF_ERR_RUNTIME, "pinned memory belongs to a device");
  KFT_FAILS(kf_zeros(KF_INTS(INT64_MAX, 2), PLAIN, &made), KF_ERR_RUNTIME);
  KFT_FAILS_WITH(kf_zeros(KF_INTS(-1), PLAIN, &made), KF_ERR_RUNTIME,
                 "zeros: no size may be negative");
  KFT_FAILS_WITH(kf_eye(-1, PLAIN, &made), KF_ERR_RUNTIME,
                 "eye: n must not be negative, but is -1");
  KFT_TRUE(made == NULL);
}

static void test_filled(void **state) {
  (void)state;
  static const float ones[] = {1, 1, 1, 1, 1, 1}, zeros[6] = {0};
  static const int64_t sevens[] = {7, 7};
  MAKE(zero, kf_zeros(KF_INTS(2, 3), PLAIN, out));
  check_floats(zero, zeros);
  MAKE(one, kf_ones(KF_INTS(2, 3), PLAIN, out));
  check_floats(one, ones);
  MAKE(seven, kf_full(KF_INTS(2), whole(7), PLAIN, out));
  check_longs(seven, sevens);
  MAKE(like, kf_ones_like(zero, PLAIN, none, out));
  check_floats(like, ones);
  MAKE(new, kf_new_full(seven, KF_INTS(2), real(7.9), PLAIN, out));
  check_longs(new, sevens);
  MAKE(truth, kf_full(KF_INTS(1), (kf_scalar_t){.tag = KF_TAG_BOOL, .as.b = true}, PLAIN, out));
  KFT_EQ_INT(truth->dtype, KF_DTYPE_BOOL);
  MAKE(scalar, kf_scalar_tensor(real(1.0), PLAIN, out));
  check_floats(scalar, ones);
  KFT_EQ_INT(scalar->ndim, 0);
  KFT_OK(kf_full_out(KF_INTS(2), whole(7), seven));
  KFT_OK(kf_zeros_out(KF_INTS(2, 3), one));
  check_floats(one, zeros);
  KFT_OK(kf_ones_like_out(zero, none, one));
  check_floats(one, ones);
  MAKE(eye, kf_eye_m(2, 3, PLAIN, out));
  static const float identity[] = {1, 0, 0, 0, 1, 0};
  check_floats(eye, identity);
  KFT_OK(kf_eye_m_out(2, 3, one));
  check_floats(one, identity);
}

static void test_ranges(void **state) {
  (void)state;
  kf_tensor_t *made = NULL;
  static const int64_t by_three[] = {0, 3, 6, 9}, down[] = {5, 3, 1};
  static const float halves[] = {0, 0.5f, 1, 1.5f};
  MAKE(a, kf_arange_start_step(whole(0), whole(10), whole(3), PLAIN, out));
  check_longs(a, by_three);
  KFT_EQ_INT(a->numel, 4);
  MAKE(b, kf_arange_start_step(whole(5), whole(0), whole(-2), PLAIN, out));
  check_longs(b, down);
  MAKE(c, kf_arange_start_step(whole(0), whole(2), real(0.5), PLAIN, out));
  check_floats(c, halves);
  MAKE(d, kf_range_step(whole(0), real(1.5), real(0.5), PLAIN, out));
  check_floats(d, halves);
  MAKE(e, kf_linspace(whole(0), real(1.5), 4, PLAIN, out));
  check_floats(e, halves);
  MAKE(one, kf_linspace(real(0.5), whole(9), 1, PLAIN, out));
  KFT_EQ_INT(one->numel, 1);
  check_floats(one, halves + 1);
  MAKE(none_at_all, kf_linspace(whole(0), whole(1), 0, PLAIN, out));
  KFT_EQ_INT(none_at_all->numel, 0);
  static const float powers[] = {1, 2, 4, 8};
  MAKE(f, kf_logspace(whole(0), whole(3), 4, 2.0, PLAIN, out));
  check_floats(f, powers);
  KFT_OK(kf_arange_start_out(whole(0), whole(2), real(0.5), f));
  check_floats(f, halves);
  MAKE(start, kf_scalar_tensor(real(0.0), PLAIN, out));
  MAKE(g, kf_linspace_Tensor_Scalar(start, real(1.5), 4, PLAIN, out));
  check_floats(g, halves);
  KFT_FAILS_WITH(kf_arange_start_step(whole(0), whole(1), whole(0), PLAIN, &made), KF_ERR_RUNTIME,
                 "the step must not be 0");
  KFT_FAILS_WITH(kf_arange_start(whole(1), whole(0), PLAIN, &made), KF_ERR_RUNTIME,
                 "the step leads away from the end of the range");
  KFT_FAILS_WITH(kf_arange(real(INFINITY), PLAIN, &made), KF_ERR_RUNTIME,
                 "the range must be finite, but is 0 to inf");
  KFT_FAILS_WITH(kf_arange(whole(3), TYPED(BOOL), &made), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type Bool");
  KFT_FAILS_WITH(kf_linspace(whole(0), whole(1), -1, PLAIN, &made), KF_ERR_RUNTIME,
                 "steps must not be negative");
  KFT_FAILS_WITH(kf_linspace_Tensor_Scalar(g, whole(1), 3, PLAIN, &made), KF_ERR_RUNTIME,
                 "linspace: start and end must have no dimensions, but start has 1");
  KFT_TRUE(made == NULL);
}

/* Steps through float sequences, by vectors and number by number. */
static void test_float_steps(void **state) {
  (void)state;
  MAKE(a, kf_arange_start_step(real(-3), real(17.5), real(0.7), PLAIN, out));
  KFT_EQ_INT(a->numel, 30);
  const float *found = kf__data(a);
  for (int i = 0; i < 30; i++) KFT_TRUE(fabsf(found[i] - (float)(-3 + 0.7 * i)) < 2e-6f);
  KFT_TRUE(found[29] == (float)(-3 + 0.7 * 29));
  MAKE(big,
       kf_arange_start_step(whole(-INT64_MAX), whole(INT64_MAX), whole(INT64_MAX), PLAIN, out));
  KFT_EQ_INT(big->numel, 2);
}

static void test_triangles(void **state) {
  (void)state;
  kf_tensor_t *made = NULL;
  static const int64_t lower[] = {0, 1, 1, 2, 2, 0, 0, 1, 0, 1};
  static const int64_t upper[] = {0, 0, 1, 0, 1, 1};
  MAKE(tril, kf_tril_indices(3, 2, 0, PLAIN, out));
  KFT_EQ_INT(tril->numel, 10);
  check_longs(tril, lower);
  MAKE(triu, kf_triu_indices(3, 2, 0, PLAIN, out));
  KFT_EQ_INT(triu->numel, 6);
  check_longs(triu, upper);
  MAKE(all, kf_tril_indices(3, 2, INT64_MAX, PLAIN, out));
  KFT_EQ_INT(all->numel, 12);
  MAKE(nothing, kf_triu_indices(1000000000, 5, INT64_MAX, PLAIN, out));
  KFT_EQ_INT(nothing->numel, 0);
  MAKE(corner, kf_tril_indices(INT64_C(1) << 50, 3, -(INT64_C(1) << 50) + 1, TYPED(INT64), out));
  KFT_EQ_INT(corner->numel, 2);
  KFT_FAILS(kf_tril_indices(-1, 2, 0, PLAIN, &made), KF_ERR_RUNTIME);
  KFT_FAILS(kf_tril_indices(2, 2, 0, TYPED(FLOAT32), &made), KF_ERR_NOT_IMPLEMENTED);
}

static void test_complex(void **state) {
  (void)state;
  kf_tensor_t *made = NULL;
  MAKE(re, kf_arange(whole(3), TYPED(FLOAT32), out));
  MAKE(im, kf_ones(KF_INTS(2, 1), PLAIN, out));
  MAKE(z, kf_complex(re, im, out));
  check_geometry(z, KF_DTYPE_COMPLEX64, KF_INTS(2, 3), KF_INTS(3, 1));
  static const float expected[] = {0, 1, 1, 1, 2, 1, 0, 1, 1, 1, 2, 1};
  KFT_TRUE(memcmp(kf__data(z), expected, sizeof expected) == 0);
  KFT_OK(kf_complex_out(re, re, z));
  check_geometry(z, KF_DTYPE_COMPLEX64, KF_INTS(3), KF_INTS(1));
  KFT_FAILS_WITH(kf_complex_out(re, re, im), KF_ERR_RUNTIME,
                 "complex: the result is of type ComplexFloat, but out= is of type Float");
  MAKE(wide, kf_ones(KF_INTS(3), TYPED(FLOAT64), out));
  KFT_FAILS_WITH(kf_complex(re, wide, &made), KF_ERR_RUNTIME,
                 "complex: the first part is of type Float, but the second one is of type Double");
  MAKE(ints, kf_ones(KF_INTS(3), TYPED(INT32), out));
  KFT_FAILS_WITH(kf_polar(ints, ints, &made), KF_ERR_RUNTIME,
                 "complex: both parts must be of type float16, float32 or float64, but are of "
                 "types Int and Int");
  MAKE(p, kf_polar(re, re, out));
  const float *parts = kf__data(p);
  KFT_TRUE(fabsf(parts[2] - cosf(1)) < 1e-6f && fabsf(parts[3] - sinf(1)) < 1e-6f);
}

static void test_vander(void **state) {
  (void)state;
  static const int64_t falling[] = {1, 1, 1, 4, 2, 1, 9, 3, 1};
  kf_tensor_t *made = NULL;
  MAKE(x, kf_arange_start(whole(1), whole(4), PLAIN, out));
  MAKE(v, kf_vander(x, none, false, out));
  MAKE(packed, kf_contiguous(v, KF_MEMORY_FORMAT_CONTIGUOUS, out));
  check_longs(packed, falling);
  MAKE(empty, kf_vander(x, some(0), true, out));
  KFT_EQ_INT(empty->numel, 0);
  KFT_FAILS(kf_vander(v, none, false, &made), KF_ERR_RUNTIME);
  KFT_FAILS(kf_vander(x, some(-1), false, &made), KF_ERR_RUNTIME);
}

static void test_meta(void **state) {
  (void)state;
  MAKE(a, kf_arange(whole(1000), none, none, meta, unpinned, out));
  KFT_EQ_INT(a->device.type, KF_DEVICE_META);
  KFT_EQ_INT(a->numel, 1000);
  MAKE(z, kf_zeros(KF_INTS(1 << 20, 1 << 20), none, none, meta, unpinned, out));
  KFT_EQ_INT(z->numel, INT64_C(1) << 40);
  MAKE(like, kf_ones_like(z, PLAIN, none, out));
  KFT_EQ_INT(like->device.type, KF_DEVICE_META);
  MAKE(eye, kf_eye(3, none, none, meta, unpinned, out));
  MAKE(tril, kf_tril_indices(3, 3, 0, none, none, meta, unpinned, out));
  KFT_EQ_INT(tril->numel, 12);
  KFT_OK(kf_arange_out(whole(5), a));
  KFT_EQ_INT(a->numel, 5);
}

/* ---- Storages ---- */

static void test_resize(void **state) {
  (void)state;
  MAKE(t, kf_arange(whole(6), PLAIN, out));
  KFT_OK(kf_resize_(t, KF_INTS(2, 2), none));
  check_geometry(t, KF_DTYPE_INT64, KF_INTS(2, 2), KF_INTS(2, 1));
  KFT_OK(kf_resize_(t, KF_INTS(3, 4), none));
  KFT_EQ_INT(((const int64_t *)kf__data(t))[5], 5);
  KFT_TRUE(kf_storage_size(kf_tensor_storage(t)) >= 96);
  KFT_OK(kf_resize_(t, KF_INTS(1, 2, 3, 2), some(KF_MEMORY_FORMAT_CHANNELS_LAST)));
  check_geometry(t, KF_DTYPE_INT64, KF_INTS(1, 2, 3, 2), KF_INTS(12, 1, 4, 2));
  MAKE(like, kf_empty(KF_INTS(5), PLAIN, none, out));
  KFT_OK(kf_resize_as_(like, t, some(KF_MEMORY_FORMAT_PRESERVE)));
  check_geometry(like, KF_DTYPE_FLOAT32, KF_INTS(1, 2, 3, 2), KF_INTS(12, 1, 4, 2));
  KFT_FAILS_WITH(kf_resize_(t, KF_INTS(3), some(KF_MEMORY_FORMAT_PRESERVE)), KF_ERR_RUNTIME,
                 "Preserve");
  KFT_FAILS(kf_resize_(t, KF_INTS(-1), none), KF_ERR_RUNTIME);
  KFT_FAILS(kf_resize_(t, KF_INTS(INT64_MAX, INT64_MAX), none), KF_ERR_RUNTIME);
  check_geometry(t, KF_DTYPE_INT64, KF_INTS(1, 2, 3, 2), KF_INTS(12, 1, 4, 2));
}

static void test_set(void **state) {
  (void)state;
  static const int64_t part[] = {1, 3};
  MAKE(source, kf_arange(whole(6), PLAIN, out));
  MAKE(t, kf_empty(KF_INTS(2, 2), TYPED(INT64), none, out));
  KFT_OK(kf_set__source_Tensor(t, source));
  KFT_TRUE(t->storage == source->storage && t->numel == 6);
  KFT_OK(kf_set__source_Tensor_storage_offset(t, source, 1, KF_INTS(2), KF_INTS(2)));
  MAKE(packed, kf_contiguous(t, KF_MEMORY_FORMAT_CONTIGUOUS, out));
  check_longs(packed, part);
  KFT_OK(kf_set__source_Storage(t, source->storage));
  check_geometry(t, KF_DTYPE_INT64, KF_INTS(6), KF_INTS(1));
  KFT_OK(kf_set__source_Storage_storage_offset(t, source->storage, 4, KF_INTS(2, 2), kf_no_ints()));
  check_geometry(t, KF_DTYPE_INT64, KF_INTS(2, 2), KF_INTS(2, 1));
  KFT_TRUE(kf_storage_size(source->storage) >= 64);
  KFT_EQ_INT(((const int64_t *)kf__data(t))[1], 5);
  KFT_FAILS_WITH(
      kf_set__source_Storage_storage_offset(t, source->storage, -1, KF_INTS(2), KF_INTS(1)),
      KF_ERR_RUNTIME, "the storage offset must not be negative, but is -1");
  KFT_FAILS_WITH(
      kf_set__source_Storage_storage_offset(t, source->storage, 0, KF_INTS(2), KF_INTS(1, 1)),
      KF_ERR_RUNTIME, "size has 1 numbers, but stride has 2");
  KFT_FAILS_WITH(
      kf_set__source_Storage_storage_offset(t, source->storage, 0, KF_INTS(2), KF_INTS(INT64_MAX)),
      KF_ERR_RUNTIME,
      "the bytes for sizes [2] and strides [9223372036854775807] are too many for 64 bits");
  MAKE(other, kf_empty(KF_INTS(2), PLAIN, none, out));
  KFT_FAILS_WITH(kf_set__source_Tensor(other, source), KF_ERR_RUNTIME,
                 "set_: source holds Long elements, but the tensor holds Float");
  KFT_OK(kf_set_(t));
  KFT_EQ_INT(t->numel, 0);
  KFT_TRUE(t->storage != source->storage);
}

static char path[] = "test_factory_XXXXXX";

static void remove_file(void *name) {
  (void)unlink(name);
  memcpy(path + sizeof path - 7, "XXXXXX", 6);
}

static void test_from_file(void **state) {
  (void)state;
  static const int32_t numbers[] = {1, 2, 3, 4};
  kf_opt_bool_t shared = {true, true}, own = {false, true};
  kf_tensor_t *made = NULL;
  int file = mkstemp(path);
  KFT_TRUE(file >= 0);
  KFT_DEFER(remove_file, path);
  KFT_TRUE(write(file, numbers, sizeof numbers) == (ssize_t)sizeof numbers);
  (void)close(file);
  kf_str_t name = {path, strlen(path)};
  MAKE(t, kf_from_file(name, own, some(4), TYPED(INT32), out));
  KFT_TRUE(memcmp(kf__data(t), numbers, sizeof numbers) == 0);
  ((int32_t *)kf__data(t))[0] = 9; /* which the file does not see */
  MAKE(both, kf_from_file(name, shared, some(6), TYPED(INT32), out));
  KFT_EQ_INT(((const int32_t *)kf__data(both))[0], 1);
  KFT_EQ_INT(((const int32_t *)kf__data(both))[5], 0);
  ((int32_t *)kf__data(both))[5] = 7;
  MAKE(again, kf_from_file(name, own, some(6), TYPED(INT32), out));
  KFT_EQ_INT(((const int32_t *)kf__data(again))[5], 7);
  MAKE(nothing, kf_from_file(name, own, none, TYPED(INT32), out));
  KFT_EQ_INT(nothing->numel, 0);
  KFT_FAILS_WITH(kf_from_file(name, own, some(7), TYPED(INT32), &made), KF_ERR_RUNTIME,
                 "has 24 bytes, but 28 are needed");
  KFT_FAILS(kf_from_file(name, own, some(-3), TYPED(INT32), &made), KF_ERR_RUNTIME);
  KFT_FAILS(kf_from_file(name, own, some(INT64_MAX), TYPED(INT32), &made), KF_ERR_RUNTIME);
  kf_str_t missing = {"/nowhere/at/all", 15}, folder = {"/", 1};
  KFT_FAILS_WITH(kf_from_file(missing, own, some(1), PLAIN, &made), KF_ERR_RUNTIME, "No such file");
  KFT_FAILS_WITH(kf_from_file(folder, own, some(1), PLAIN, &made), KF_ERR_RUNTIME,
                 "cannot map 4 bytes of file /, which is not a plain file");
  KFT_TRUE(made == NULL);
}

KFT_MAIN(KFT_TEST(test_empty), KFT_TEST(test_empty_errors), KFT_TEST(test_filled),
         KFT_TEST(test_ranges), KFT_TEST(test_float_steps), KFT_TEST(test_triangles),
         KFT_TEST(test_complex), KFT_TEST(test_vander), KFT_TEST(test_meta), KFT_TEST(test_resize),
         KFT_TEST(test_set), KFT_TEST(test_from_file))
