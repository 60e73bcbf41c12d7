/* Tensors: making, viewing, changing and reading them, keys, version counters, inference mode, the
 * undefined tensor, and the hooks of other rooms. */
#include "tensor/storage/block_cache.h"

#include <pthread.h>

#include "kft.h"

#define NO_INTS ((kf_int_span_t){NULL, 0})

static kf_device_t cpu(void) { return kf_device_make(KF_DEVICE_CPU, -1); }
static kf_device_t meta(void) { return kf_device_make(KF_DEVICE_META, -1); }

static kf_tensor_t *keep(kf_tensor_t *t) {
  KFT_DEFER(kf_object_release, t);
  return t;
}

static kf_tensor_t *make(kf_int_span_t sizes) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), sizes, &t));
  return keep(t);
}

static kf_tensor_t *view(kf_tensor_t *of, kf_int_span_t sizes, kf_int_span_t strides,
                         int64_t offset) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_view(of, sizes, strides, offset, &t));
  return keep(t);
}

static uint32_t version_of(const kf_tensor_t *t) {
  uint32_t version = 0;
  KFT_OK(kf_tensor_version(t, &version));
  return version;
}

static void check_ints(const char *file, int line, kf_int_span_t found, kf_int_span_t expected) {
  char a[KF__SHAPE_TEXT];
  char b[KF__SHAPE_TEXT];
  kft_check_str(file, line, "the list", kf__shape_text(found, a), kf__shape_text(expected, b));
}
#define SIZES_ARE(t, ...) check_ints(__FILE__, __LINE__, kf_tensor_sizes(t), KF_INTS(__VA_ARGS__))
#define STRIDES_ARE(t, ...) \
  check_ints(__FILE__, __LINE__, kf_tensor_strides(t), KF_INTS(__VA_ARGS__))

static void check_keys(const char *file, int line, const kf_tensor_t *t, const char *expected) {
  char text[512];
  (void)kf_keyset_print(kf_tensor_keys(t), text, sizeof text);
  kft_check_str(file, line, "the keys", text, expected);
}
#define KEYS_ARE(t, text) check_keys(__FILE__, __LINE__, (t), "DispatchKeySet(" text ")")

/* ---- Making ---- */

static void test_new(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(2, 3));
  SIZES_ARE(t, 2, 3);
  STRIDES_ARE(t, 3, 1);
  KFT_EQ_INT(kf_tensor_dim(t), 2);
  KFT_EQ_INT(kf_tensor_numel(t), 6);
  KFT_EQ_INT(kf_tensor_dtype(t), KF_DTYPE_FLOAT32);
  KFT_EQ_INT(kf_tensor_itemsize(t), 4);
  KFT_EQ_INT(kf_tensor_layout(t), KF_LAYOUT_STRIDED);
  KFT_EQ_INT(kf_tensor_storage_offset(t), 0);
  KFT_EQ_INT(kf_storage_size(kf_tensor_storage(t)), 24);
  KFT_EQ_INT(kf_tensor_device(t).type, KF_DEVICE_CPU);
  KFT_TRUE(kf_tensor_is_defined(t) && !kf_tensor_is_inference(t));
  KFT_TRUE(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CONTIGUOUS) && kf_tensor_is_dense(t));
  KFT_EQ_INT(version_of(t), 0);
  kf_tensor_t *scalar = make(kf_no_ints());
  KFT_EQ_INT(kf_tensor_dim(scalar), 0);
  KFT_EQ_INT(kf_tensor_numel(scalar), 1);
  KFT_TRUE(kf_tensor_sizes(scalar).data != NULL);
  KFT_TRUE(kf_tensor_data(scalar) != NULL);
  kf_tensor_t *empty = make(KF_INTS(3, 0));
  KFT_EQ_INT(kf_tensor_numel(empty), 0);
  KFT_TRUE(kf_tensor_data(empty) == NULL);
  KFT_TRUE(kf_tensor_is_contiguous(empty, KF_MEMORY_FORMAT_CONTIGUOUS));
}

static void test_every_dtype(void **state) {
  (void)state;
  for (int i = 0; i < KF_DTYPE_COUNT; i++) {
    kf_tensor_t *t = NULL;
    kf_status_t status = kf_tensor_new((kf_dtype_t)i, cpu(), KF_INTS(3), &t);
    if (!kf_dtype_is_supported((kf_dtype_t)i)) {
      KFT_EQ_INT(status, KF_ERR_NOT_IMPLEMENTED);
      KFT_CONTAINS(kf_error_message(), kf_dtype_name((kf_dtype_t)i));
      continue;
    }
    KFT_OK(status);
    keep(t);
    KFT_EQ_INT(kf_storage_size(kf_tensor_storage(t)), 3 * kf_dtype_size((kf_dtype_t)i));
  }
  kf_tensor_t *t = NULL;
  KFT_FAILS(kf_tensor_new(KF_DTYPE_COUNT, cpu(), KF_INTS(3), &t), KF_ERR_VALUE);
}

static void test_many_dims(void **state) {
  (void)state;
  int64_t ones[KF__MAX_DIMS + 1];
  for (int i = 0; i <= KF__MAX_DIMS; i++) ones[i] = 1;
  for (size_t n = 4; n <= KF__MAX_DIMS; n += 4) {
    ones[n - 1] = 2;
    kf_tensor_t *t = make((kf_int_span_t){ones, n});
    KFT_EQ_INT(kf_tensor_dim(t), n);
    KFT_EQ_INT(kf_tensor_strides(t).data[n - 1], 1);
    ones[n - 1] = 1;
    kf_tensor_t *alias = NULL;
    KFT_OK(kf_tensor_alias(t, &alias));
    keep(alias);
    KFT_TRUE(kf__same_sizes(t, alias));
  }
  kf_tensor_t *t = NULL;
  KFT_FAILS_WITH(
      kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), (kf_int_span_t){ones, KF__MAX_DIMS + 1}, &t),
      KF_ERR_RUNTIME, "expected at most 128 dimensions, found 129");
}

static void test_new_errors(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(1));
  kf_tensor_t *out = t;
  KFT_FAILS_WITH(kf_tensor_new(KF_DTYPE_INT8, cpu(), KF_INTS(2, -3), &out), KF_ERR_RUNTIME,
                 "expected sizes of at least 0, found -3 in [2, -3]");
  KFT_TRUE(out == NULL);
  KFT_FAILS_WITH(kf_tensor_new(KF_DTYPE_INT8, meta(), KF_INTS(INT64_MAX, 2), &out), KF_ERR_RUNTIME,
                 "a tensor of sizes [9223372036854775807, 2] is too large to address");
  KFT_FAILS_WITH(
      kf_tensor_new_strided(KF_DTYPE_INT8, meta(), KF_INTS(2, 3), KF_INTS(INT64_MAX, 1), &out),
      KF_ERR_RUNTIME, "sizes [2, 3] and strides [9223372036854775807, 1] is too large to address");
  KFT_FAILS_WITH(kf_tensor_new_strided(KF_DTYPE_INT8, cpu(), KF_INTS(2, 3), KF_INTS(1), &out),
                 KF_ERR_RUNTIME, "expected as many strides as sizes, found 2 sizes and 1 strides");
  KFT_FAILS_WITH(kf_tensor_new_strided(KF_DTYPE_INT8, cpu(), KF_INTS(2, 3), KF_INTS(-1, 1), &out),
                 KF_ERR_RUNTIME, "expected strides of at least 0, found [");
  KFT_FAILS_WITH(kf_tensor_new(KF_DTYPE_INT8, kf_device_make(KF_DEVICE_CUDA, 0), KF_INTS(2), &out),
                 KF_ERR_NO_DEVICE, "cuda:0");
  KFT_FAILS(kf_tensor_new(KF_DTYPE_INT8, cpu(), (kf_int_span_t){NULL, 2}, &out), KF_ERR_MISUSE);
  KFT_TRUE(out == NULL);
}

static void test_create(void **state) {
  (void)state;
  kf_storage_t *s = NULL;
  KFT_OK(kf_storage_create(cpu(), 24, &s));
  KFT_DEFER(kf_object_release, s);
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_create(s, KF_DTYPE_INT16, KF_INTS(2, 3), KF_INTS(1, 4), 2, &t));
  keep(t);
  KFT_TRUE(kf_tensor_storage(t) == s);
  KFT_TRUE((const char *)kf_tensor_data(t) == (const char *)kf_storage_data(s) + 4);
  KFT_FAILS_WITH(kf_tensor_create(s, KF_DTYPE_FLOAT32, KF_INTS(3, 3), KF_INTS(3, 1), 0, &t),
                 KF_ERR_RUNTIME,
                 "sizes [3, 3], strides [3, 1] and storage offset 0 of elements of 4 bytes need a "
                 "storage of 36 bytes, found one of 24");
  KFT_TRUE(t == NULL);
  KFT_FAILS_WITH(kf_tensor_create(s, KF_DTYPE_FLOAT32, KF_INTS(1), NO_INTS, -1, &t), KF_ERR_RUNTIME,
                 "expected a storage offset of at least 0, found -1");
  KFT_FAILS_WITH(kf_tensor_create(s, KF_DTYPE_FLOAT32, KF_INTS(2), NO_INTS, INT64_MAX, &t),
                 KF_ERR_RUNTIME, "is too large to address");
  KFT_OK(kf_tensor_create(s, KF_DTYPE_FLOAT32, KF_INTS(0), NO_INTS, 40, &t)); /* nothing to reach */
  keep(t);
  KFT_FAILS(kf_tensor_create(NULL, KF_DTYPE_FLOAT32, KF_INTS(0), NO_INTS, 0, &t), KF_ERR_MISUSE);
}

static int deletions;
static void count_deletion(void *context, void *data) {
  (void)context;
  (void)data;
  deletions++;
}

static void test_from_data_and_blob(void **state) {
  (void)state;
  static int32_t numbers[6] = {1, 2, 3, 4, 5, 6};
  kf_tensor_t *copy = NULL;
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_INT32, KF_INTS(2, 3), &copy));
  keep(copy);
  KFT_TRUE(kf_tensor_data(copy) != numbers);
  KFT_TRUE(memcmp(kf_tensor_data(copy), numbers, sizeof numbers) == 0);
  kf_tensor_t *t = copy;
  KFT_FAILS(kf_tensor_from_data(NULL, KF_DTYPE_INT32, KF_INTS(2), &t), KF_ERR_MISUSE);
  KFT_TRUE(t == NULL);
  KFT_OK(kf_tensor_from_data(NULL, KF_DTYPE_INT32, KF_INTS(0), &t));
  keep(t);
  deletions = 0;
  kf_status_t status = kf_tensor_from_blob(numbers, KF_DTYPE_INT32, KF_INTS(3, 2), KF_INTS(1, 3),
                                           count_deletion, NULL, &t);
  KFT_EQ_INT(deletions, 0); /* on failure, the data is still the caller's */
  KFT_OK(status);
  bool shares = kf_tensor_data(t) == numbers && kf_storage_size(kf_tensor_storage(t)) == 24;
  kf_tensor_release(t);
  KFT_TRUE(shares);
  KFT_EQ_INT(deletions, 1);
}

/* ---- Keys and modes ---- */

static void test_keys(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(2));
  KEYS_ARE(t, "CPU, ADInplaceOrView, AutogradCPU, AutocastCPU");
  kf_key_t key;
  KFT_OK(kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_STRIDED, KF_DEVICE_CPU, &key));
  KFT_TRUE(kf_keyset_equal(kf_tensor_keys(t), kf_keyset_for_tensor(kf_keyset_of(key), false)));
  kf_tensor_t *other = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_META, 0), KF_INTS(2), &other));
  keep(other);
  KEYS_ARE(other, "Meta, ADInplaceOrView, AutogradMeta");
  KFT_EQ_INT(kf_tensor_device(other).index, -1);
  KFT_TRUE(kf_tensor_data(other) == NULL);
}

static void leave(void *guard) { kf_guard_leave(guard); }

static void test_inference(void **state) {
  (void)state;
  kf_tensor_t *normal = make(KF_INTS(2));
  kf_tensor_t *t = NULL;
  {
    kf_guard_t guard;
    kf_guard_inference_mode(&guard, true);
    KFT_DEFER_LOCAL(leave, &guard);
    t = make(KF_INTS(2));
    KEYS_ARE(t, "CPU, AutocastCPU");
    kf_key_t key;
    KFT_OK(kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_STRIDED, KF_DEVICE_CPU, &key));
    KFT_TRUE(kf_keyset_equal(kf_tensor_keys(t), kf_keyset_for_tensor(kf_keyset_of(key), true)));
    KFT_TRUE(kf_tensor_is_inference(t));
    KFT_OK(kf_tensor_bump_version(t));
    kf_tensor_t *of_normal = view(normal, KF_INTS(1), NO_INTS, 1); /* stays normal */
    KEYS_ARE(of_normal, "CPU, ADInplaceOrView, AutogradCPU, AutocastCPU");
    KFT_TRUE(!kf_tensor_is_inference(of_normal));
  }
  uint32_t version;
  KFT_FAILS_WITH(kf_tensor_version(t, &version), KF_ERR_RUNTIME,
                 "an inference tensor has no version");
  KFT_FAILS_WITH(kf_tensor_bump_version(t), KF_ERR_RUNTIME,
                 "outside of inference mode, an inference tensor cannot be written in place");
  kf_tensor_t *later = view(t, KF_INTS(1), NO_INTS, 0); /* a view of one is one, anywhere */
  KEYS_ARE(later, "CPU, AutocastCPU");
  KFT_TRUE(kf_tensor_is_inference(later));
  KFT_OK(kf_tensor_detach_version(t));
}

static void test_bits(void **state) {
  (void)state;
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_COMPLEX64, cpu(), KF_INTS(2), &t));
  keep(t);
  KFT_TRUE(!kf_tensor_is_conj(t) && !kf_tensor_is_neg(t));
  KFT_OK(kf_tensor_set_conj(t, true));
  KEYS_ARE(t, "CPU, Conjugate, ADInplaceOrView, AutogradCPU, AutocastCPU");
  kf_tensor_t *v = view(t, KF_INTS(1), NO_INTS, 0);
  KFT_TRUE(kf_tensor_is_conj(v));
  KFT_OK(kf_tensor_set_conj(t, false));
  KFT_OK(kf_tensor_set_neg(t, true));
  KEYS_ARE(t, "CPU, Negative, ADInplaceOrView, AutogradCPU, AutocastCPU");
  KFT_TRUE(kf_tensor_is_conj(v) && !kf_tensor_is_neg(v));
  kf_tensor_t *real = make(KF_INTS(2));
  KFT_FAILS_WITH(kf_tensor_set_conj(real, true), KF_ERR_RUNTIME, "float32");
  KFT_OK(kf_tensor_set_conj(real, false));
}

static void test_wrapped_numbers(void **state) {
  (void)state;
  static const struct {
    kf_scalar_t number;
    kf_dtype_t dtype;
  } cases[] = {{{KF_TAG_INT, {.i = -7}}, KF_DTYPE_INT64},
               {{KF_TAG_FLOAT, {.f = 0.1}}, KF_DTYPE_FLOAT64},
               {{KF_TAG_BOOL, {.b = true}}, KF_DTYPE_BOOL},
               {{KF_TAG_COMPLEX, {.c = {1, 2}}}, KF_DTYPE_COMPLEX128}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    kf_tensor_t *t = NULL;
    KFT_OK(kf__tensor_of_number(cases[i].number, &t));
    keep(t);
    KFT_EQ_INT(kf_tensor_dim(t), 0);
    KFT_EQ_INT(kf_tensor_dtype(t), cases[i].dtype);
    KFT_TRUE(kf_tensor_is_wrapped_number(t));
    KFT_TRUE(memcmp(kf_tensor_data(t), &cases[i].number.as, kf_tensor_itemsize(t)) == 0);
    kf_tensor_t *alias = NULL;
    KFT_OK(kf_tensor_alias(t, &alias));
    keep(alias);
    KFT_TRUE(kf_tensor_is_wrapped_number(alias));
    KFT_TRUE(!kf_tensor_is_wrapped_number(view(t, kf_no_ints(), NO_INTS, 0)));
    kf_tensor_set_wrapped_number(t, false);
    KFT_TRUE(!kf_tensor_is_wrapped_number(t));
    kf_tensor_set_wrapped_number(t, true);
    KFT_TRUE(kf_tensor_is_wrapped_number(t));
  }
  kf_tensor_t *t = NULL;
  KFT_FAILS(kf__tensor_of_number((kf_scalar_t){KF_TAG_STRING, {0}}, &t), KF_ERR_TYPE);
}

/* ---- Geometry ---- */

static void test_formats(void **state) {
  (void)state;
  kf_tensor_t *base = make(KF_INTS(1000));
  static const struct {
    int64_t sizes[4], strides[4];
    bool contiguous, channels_last, dense;
    kf_memory_format_t format;
  } cases[] = {
      {{2, 3, 4, 5}, {60, 20, 5, 1}, true, false, true, KF_MEMORY_FORMAT_CONTIGUOUS},
      {{2, 3, 4, 5}, {60, 1, 15, 3}, false, true, true, KF_MEMORY_FORMAT_CHANNELS_LAST},
      {{1, 1, 1, 1}, {1, 1, 1, 1}, true, true, true, KF_MEMORY_FORMAT_CONTIGUOUS},
      {{2, 1, 4, 5}, {20, 1, 5, 1}, true, true, true, KF_MEMORY_FORMAT_CHANNELS_LAST},
      {{2, 3, 1, 1}, {3, 1, 1, 1}, true, true, true, KF_MEMORY_FORMAT_CONTIGUOUS},
      {{2, 3, 1, 1}, {3, 1, 3, 3}, true, true, true, KF_MEMORY_FORMAT_CHANNELS_LAST},
      {{0, 3, 4, 5}, {60, 1, 15, 3}, true, true, true, KF_MEMORY_FORMAT_CONTIGUOUS},
      {{2, 3, 4, 5}, {0, 1, 15, 3}, false, false, false, KF_MEMORY_FORMAT_CONTIGUOUS},
      {{2, 3, 4, 5}, {120, 2, 30, 6}, false, false, false, KF_MEMORY_FORMAT_CHANNELS_LAST},
      {{2, 3, 4, 5}, {1, 2, 6, 24}, false, false, true, KF_MEMORY_FORMAT_CONTIGUOUS},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    kf_tensor_t *t =
        view(base, (kf_int_span_t){cases[i].sizes, 4}, (kf_int_span_t){cases[i].strides, 4}, 0);
    KFT_EQ_INT(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CONTIGUOUS), cases[i].contiguous);
    KFT_EQ_INT(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_PRESERVE), cases[i].contiguous);
    KFT_EQ_INT(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CHANNELS_LAST), cases[i].channels_last);
    KFT_TRUE(!kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CHANNELS_LAST_3D));
    KFT_EQ_INT(kf_tensor_is_dense(t), cases[i].dense);
    KFT_EQ_INT(kf_tensor_memory_format(t), cases[i].format);
  }
  kf_tensor_t *t = view(base, KF_INTS(1, 2, 3, 4, 5), KF_INTS(120, 1, 40, 10, 2), 0);
  KFT_TRUE(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CHANNELS_LAST_3D));
  KFT_EQ_INT(kf_tensor_memory_format(t), KF_MEMORY_FORMAT_CHANNELS_LAST_3D);
}

static void test_size_and_stride(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(2, 3));
  int64_t found = 0;
  KFT_OK(kf_tensor_size(t, -1, &found));
  KFT_EQ_INT(found, 3);
  KFT_OK(kf_tensor_stride(t, 0, &found));
  KFT_EQ_INT(found, 3);
  KFT_FAILS_WITH(kf_tensor_size(t, 2, &found), KF_ERR_INDEX,
                 "expected a dimension from -2 to 1, found 2");
  KFT_FAILS(kf_tensor_stride(t, -3, &found), KF_ERR_INDEX);
  KFT_FAILS_WITH(kf_tensor_size(make(kf_no_ints()), 0, &found), KF_ERR_INDEX,
                 "dimension 0 was asked for, but the tensor has no dimensions");
}

static void test_view(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(4, 6));
  kf_tensor_t *v = view(t, KF_INTS(3, 2), KF_INTS(2, 6), 5);
  SIZES_ARE(v, 3, 2);
  STRIDES_ARE(v, 2, 6);
  KFT_TRUE(kf_tensor_storage(v) == kf_tensor_storage(t));
  KFT_TRUE((const float *)kf_tensor_data(v) == (const float *)kf_tensor_data(t) + 5);
  KFT_TRUE(!kf_tensor_is_contiguous(v, KF_MEMORY_FORMAT_CONTIGUOUS) && !kf_tensor_is_dense(v));
  kf_tensor_t *out = t;
  KFT_FAILS_WITH(kf_tensor_view(t, KF_INTS(25), NO_INTS, 0, &out), KF_ERR_RUNTIME,
                 "need a storage of 100 bytes, found one of 96");
  KFT_TRUE(out == NULL);
  KFT_FAILS(kf_tensor_view(kf_tensor_undefined(), KF_INTS(1), NO_INTS, 0, &out), KF_ERR_RUNTIME);
  KFT_FAILS(kf_tensor_view(NULL, KF_INTS(1), NO_INTS, 0, &out), KF_ERR_RUNTIME);
  /* Another type over the same bytes, as view_as_real makes it. */
  KFT_OK(kf__tensor_view(t, KF_DTYPE_INT16, 1, KF_INTS(48).data, KF_INTS(1).data, 0, &out));
  keep(out);
  KFT_EQ_INT(kf_tensor_itemsize(out), 2);
  KFT_EQ_INT(kf_tensor_numel(out), 48);
}

static void test_set_geometry(void **state) {
  (void)state;
  int64_t ones[12];
  for (int i = 0; i < 12; i++) ones[i] = 1;
  kf_tensor_t *t = make(KF_INTS(4, 6));
  for (size_t n = 1; n <= 12; n += 2) { /* from the header into a block, and on to larger ones */
    ones[n - 1] = 24;
    kf_status_t status = kf_tensor_set_geometry(t, (kf_int_span_t){ones, n}, NO_INTS, 0);
    ones[n - 1] = 1;
    if (status != KF_OK) KFT_EQ_INT(kf_tensor_numel(t), 24); /* nothing changed */
    KFT_OK(status);
    KFT_EQ_INT(kf_tensor_dim(t), n);
    KFT_EQ_INT(kf_tensor_sizes(t).data[n - 1], 24);
  }
  KFT_OK(kf_tensor_set_geometry(t, KF_INTS(6, 4), KF_INTS(1, 6), 0));
  SIZES_ARE(t, 6, 4);
  STRIDES_ARE(t, 1, 6);
  KFT_TRUE(!kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CONTIGUOUS) && kf_tensor_is_dense(t));
  /* What is given may be the tensor's own lists, the other way round. */
  KFT_OK(kf__tensor_set_geometry(t, 2, t->strides, t->sizes, 0));
  SIZES_ARE(t, 1, 6);
  STRIDES_ARE(t, 6, 4);
  KFT_FAILS(kf_tensor_set_geometry(t, KF_INTS(5, 5), NO_INTS, 0), KF_ERR_RUNTIME);
  SIZES_ARE(t, 1, 6);
  KFT_FAILS(kf_tensor_set_geometry(kf_tensor_undefined(), KF_INTS(1), NO_INTS, 0), KF_ERR_RUNTIME);
}

static void test_resize(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(2));
  memcpy(kf__data(t), (float[]){1, 2}, 8);
  static const int64_t big[7] = {2, 1, 1, 1, 1, 1, 600};
  kf_status_t status = kf__tensor_resize(t, 7, big, NULL);
  if (status != KF_OK) {
    SIZES_ARE(t, 2);
    KFT_EQ_INT(kf_storage_size(kf_tensor_storage(t)), 8);
  }
  KFT_OK(status);
  KFT_EQ_INT(kf_tensor_numel(t), 1200);
  KFT_EQ_INT(kf_storage_size(kf_tensor_storage(t)), 4800);
  KFT_TRUE(memcmp(kf_tensor_data(t), (float[]){1, 2}, 8) == 0);
  KFT_OK(kf__tensor_resize(t, 1, KF_INTS(3).data, KF_INTS(2).data));
  STRIDES_ARE(t, 2);
  KFT_EQ_INT(kf_storage_size(kf_tensor_storage(t)), 4800); /* never smaller */
  KFT_FAILS(kf__tensor_resize(t, 1, KF_INTS(-3).data, NULL), KF_ERR_RUNTIME);
  static float memory[2];
  kf_tensor_t *fixed = NULL;
  KFT_OK(kf_tensor_from_blob(memory, KF_DTYPE_FLOAT32, KF_INTS(2), NO_INTS, NULL, NULL, &fixed));
  keep(fixed);
  KFT_FAILS_WITH(kf__tensor_resize(fixed, 7, big, NULL), KF_ERR_RUNTIME,
                 "the storage has a fixed size");
  KFT_OK(kf__tensor_resize(fixed, 1, KF_INTS(1).data, NULL));
}

static void test_set_storage(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(2));
  kf_tensor_t *old_view = view(t, KF_INTS(1), NO_INTS, 0);
  KFT_OK(kf_tensor_bump_version(t));
  kf_storage_t *s = NULL;
  KFT_OK(kf_storage_create(cpu(), 40, &s));
  KFT_DEFER(kf_object_release, s);
  kf_storage_t *before = kf_tensor_storage(t);
  kf_status_t status = kf_tensor_set_storage(t, s, KF_INTS(3, 3), NO_INTS, 1);
  if (status != KF_OK) KFT_TRUE(kf_tensor_storage(t) == before);
  KFT_OK(status);
  KFT_TRUE(kf_tensor_storage(t) == s);
  KFT_EQ_INT(kf_tensor_storage_offset(t), 1);
  KFT_EQ_INT(version_of(t), 1); /* it keeps its counter */
  KFT_OK(kf_tensor_bump_version(t));
  KFT_EQ_INT(version_of(t), 2);
  KFT_EQ_INT(s->version, 0);
  KFT_EQ_INT(version_of(old_view), 2); /* shared as before */
  KFT_OK(kf_tensor_bump_version(old_view));
  KFT_EQ_INT(version_of(t), 3);
  KFT_OK(kf_tensor_set_storage(t, s, KF_INTS(1), NO_INTS, 0)); /* same storage */
  KFT_EQ_INT(version_of(t), 3);
  KFT_OK(kf_tensor_set_storage(t, before, KF_INTS(1), NO_INTS, 0)); /* the first one again */
  KFT_OK(kf_tensor_bump_version(t));
  KFT_EQ_INT(version_of(old_view), 4);
  KFT_FAILS_WITH(kf_tensor_set_storage(t, s, KF_INTS(11), NO_INTS, 0), KF_ERR_RUNTIME,
                 "need a storage of 44 bytes, found one of 40");
  kf_storage_t *far = NULL;
  KFT_OK(kf_storage_create(meta(), 40, &far));
  KFT_DEFER(kf_object_release, far);
  KFT_FAILS_WITH(kf_tensor_set_storage(t, far, KF_INTS(1), NO_INTS, 0), KF_ERR_RUNTIME,
                 "expected a storage on the device of the tensor, cpu, found one on meta");
  KFT_FAILS(kf_tensor_set_storage(t, NULL, KF_INTS(1), NO_INTS, 0), KF_ERR_MISUSE);
}

/* ---- Versions ---- */

static void test_versions(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(4));
  kf_tensor_t *v = view(t, KF_INTS(2), NO_INTS, 1);
  KFT_OK(kf_tensor_bump_version(v));
  KFT_EQ_INT(version_of(t), 1);
  kf_tensor_t *data = NULL;
  KFT_OK(kf_tensor_alias(t, &data));
  keep(data);
  KFT_EQ_INT(version_of(data), 1);
  KFT_OK(kf_tensor_detach_version(data));
  KFT_EQ_INT(version_of(data), 0);
  kf_tensor_t *of_data = view(data, KF_INTS(2), NO_INTS, 0);
  KFT_OK(kf_tensor_bump_version(of_data));
  KFT_EQ_INT(version_of(data), 1);
  KFT_OK(kf_tensor_bump_version(of_data));
  KFT_EQ_INT(version_of(data), 2);
  KFT_EQ_INT(version_of(t), 1);
  KFT_OK(kf_tensor_detach_version(data)); /* once more: its views keep the old counter */
  KFT_EQ_INT(version_of(data), 0);
  KFT_EQ_INT(version_of(of_data), 2);
}

static void test_shared_versions(void **state) {
  (void)state;
  kf_tensor_t *a = make(KF_INTS(4)), *b = make(KF_INTS(2)), *c = make(KF_INTS(1));
  KFT_OK(kf_tensor_bump_version(a));
  KFT_OK(kf_tensor_share_version(b, a));
  KFT_EQ_INT(version_of(b), 1);
  KFT_OK(kf_tensor_bump_version(b));
  KFT_EQ_INT(version_of(a), 2);
  KFT_OK(kf_tensor_share_version(c, b)); /* the same counter for a third */
  KFT_OK(kf_tensor_share_version(c, b)); /* and nothing the second time */
  KFT_OK(kf_tensor_bump_version(a));
  KFT_EQ_INT(version_of(c), 3);
  KFT_OK(kf_tensor_detach_version(a));
  KFT_EQ_INT(version_of(a), 0);
  KFT_EQ_INT(version_of(b), 3);
  KFT_FAILS(kf_tensor_share_version(kf_tensor_undefined(), a), KF_ERR_RUNTIME);
}

enum { THREADS = 4, BUMPS = 5000 };
static void *bump_often(void *tensor) {
  for (int i = 0; i < BUMPS; i++) {
    kf_tensor_t *alias = NULL;
    if (kf_tensor_alias(tensor, &alias) != KF_OK) return NULL;
    if (kf_tensor_bump_version(alias) != KF_OK) return NULL;
    kf_tensor_release(alias);
  }
  return tensor;
}

static void test_versions_in_threads(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(4));
  pthread_t threads[THREADS];
  for (size_t i = 0; i < THREADS; i++)
    KFT_EQ_INT(pthread_create(&threads[i], NULL, bump_often, t), 0);
  void *result = NULL;
  for (size_t i = 0; i < THREADS; i++) {
    KFT_EQ_INT(pthread_join(threads[i], &result), 0);
    KFT_TRUE(result == t);
  }
  KFT_EQ_INT(version_of(t), THREADS * BUMPS);
}

/* ---- Note [Fused allocations] in storage.h ---- */

static char any;
static void stop_keeping(void *unused) {
  (void)unused;
  kf__blocks_set_caching(false);
}
static void keep_blocks(void) {
  kf__blocks_set_caching(true);
  KFT_DEFER(stop_keeping, &any);
}

/* Leaves a tensor in a state that the next one of its size must not inherit. */
static void make_dirty(kf_tensor_t *t, int how) {
  int64_t many[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  switch (how) {
    case 0: KFT_OK(kf_tensor_bump_version(t)); break;
    case 1: KFT_OK(kf_tensor_set_conj(t, true)); break;
    case 2: KFT_OK(kf_tensor_set_neg(t, true)); break;
    case 3: kf_tensor_set_wrapped_number(t, true); break;
    case 4: KFT_OK(kf_tensor_set_geometry(t, KF_INTS(2, 1), KF_INTS(7, 1), 1)); break;
    case 5: KFT_OK(kf_tensor_set_geometry(t, (kf_int_span_t){many, 8}, NO_INTS, 2)); break;
    case 6: kf_storage_set_flag(kf_tensor_storage(t), KF_STORAGE_THROW_ON_DATA, true); break;
    case 7: KFT_OK(kf_storage_resize(kf_tensor_storage(t), 70)); break;
    case 8: KFT_OK(kf_storage_resize(kf_tensor_storage(t), 100000)); break;
    case 9: KFT_OK(kf_tensor_detach_version(t)); break;
    case 10: (void)view(t, KF_INTS(1), NO_INTS, 0); break; /* keeps the block from being reused */
    default: break;
  }
}

static void check_clean(const kf_tensor_t *t) {
  KEYS_ARE(t, "CPU, ADInplaceOrView, AutogradCPU, AutocastCPU");
  SIZES_ARE(t, 9);
  STRIDES_ARE(t, 1);
  KFT_EQ_INT(kf_tensor_dtype(t), KF_DTYPE_COMPLEX64);
  KFT_EQ_INT(kf_tensor_numel(t), 9);
  KFT_EQ_INT(kf_tensor_storage_offset(t), 0);
  KFT_EQ_INT(version_of(t), 0);
  KFT_EQ_INT(kf_storage_size(kf_tensor_storage(t)), 72);
  KFT_TRUE(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CONTIGUOUS) && kf_tensor_is_dense(t));
  KFT_TRUE(!kf_tensor_is_wrapped_number(t) && !kf_tensor_is_inference(t));
  KFT_TRUE(kf_tensor_data(t) == kf_storage_data(kf_tensor_storage(t)));
  KFT_EQ_INT((uintptr_t)kf_tensor_data(t) % KF__ALIGNMENT, 0);
  KFT_TRUE(!kf_storage_has_flag(kf_tensor_storage(t), KF_STORAGE_THROW_ON_DATA));
}

static void test_reuse(void **state) {
  (void)state;
  keep_blocks();
  for (int how = 0; how < 13; how++) {
    kf_tensor_t *t = NULL;
    KFT_OK(kf_tensor_new(KF_DTYPE_COMPLEX64, cpu(), KF_INTS(9), &t));
    KFT_DEFER(kf_object_release, t);
    check_clean(t);
    memset(kf__data(t), 0x11, 72);
    make_dirty(t, how);
    kf_tensor_release(t);
    KFT_CANCEL(t);
  }
}

/* One part of a fused allocation outlives the other, in both orders. */
static void test_parts(void **state) {
  (void)state;
  for (int keeping = 0; keeping < 2; keeping++) {
    if (keeping == 1) keep_blocks();
    kf_tensor_t *t = NULL;
    KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), KF_INTS(3), &t));
    KFT_DEFER(kf_object_release, t);
    memcpy(kf__data(t), (float[]){1, 2, 3}, 12);
    kf_tensor_t *v = view(t, KF_INTS(1), NO_INTS, 2);
    kf_tensor_release(t);
    KFT_CANCEL(t);
    kf_tensor_t *other = make(KF_INTS(3)); /* must not get the block that the view still needs */
    memset(kf__data(other), 0, 12);
    KFT_TRUE(*(const float *)kf_tensor_data(v) == 3);
    kf_storage_t *s = NULL;
    KFT_OK(kf_storage_create(cpu(), 4, &s));
    KFT_DEFER(kf_object_release, s);
    KFT_OK(kf_tensor_set_storage(other, s, KF_INTS(1), NO_INTS, 0)); /* its own storage dies */
    kf_tensor_t *last = make(KF_INTS(3));
    memset(kf__data(last), 0, 12);
    SIZES_ARE(other, 1);
    KFT_TRUE(kf_tensor_storage(other) == s);
  }
}

static pthread_barrier_t barrier;
static void *release_at_once(void *tensor) {
  (void)pthread_barrier_wait(&barrier);
  kf_tensor_release(tensor);
  return NULL;
}

static void test_parts_in_threads(void **state) {
  (void)state;
  keep_blocks();
  KFT_EQ_INT(pthread_barrier_init(&barrier, NULL, 2), 0);
  for (int round = 0; round < 200; round++) {
    kf_tensor_t *t = NULL;
    kf_tensor_t *v = NULL;
    KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), KF_INTS(3), &t));
    KFT_OK(kf_tensor_view(t, KF_INTS(1), KF_INTS(1), 2, &v));
    pthread_t thread;
    KFT_EQ_INT(pthread_create(&thread, NULL, release_at_once, v), 0);
    (void)release_at_once(t);
    KFT_EQ_INT(pthread_join(thread, NULL), 0);
  }
  KFT_EQ_INT(pthread_barrier_destroy(&barrier), 0);
  KFT_EQ_INT(kf_memory_in_use(), 0);
}

/* ---- Data, the undefined tensor, hooks ---- */

static void test_data(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_INTS(4));
  void *data = NULL;
  KFT_OK(kf_tensor_mutable_data(t, &data));
  KFT_TRUE(data == kf__data(t) && data == kf_tensor_data(t));
  KFT_OK(kf__writable(t));
  kf_storage_set_flag(kf_tensor_storage(t), KF_STORAGE_READ_ONLY, true);
  KFT_FAILS(kf_tensor_mutable_data(t, &data), KF_ERR_RUNTIME);
  KFT_FAILS(kf__writable(t), KF_ERR_RUNTIME);
  KFT_TRUE(kf_tensor_data(t) != NULL);
  kf_storage_set_flag(kf_tensor_storage(t), KF_STORAGE_THROW_ON_DATA, true);
  kf_error_clear();
  KFT_TRUE(kf_tensor_data(t) == NULL);
  KFT_CONTAINS(kf_error_message(), "the storage has no data that could be read or written");
  KFT_OK(kf_tensor_mutable_data(make(KF_INTS(0)), &data));
  KFT_TRUE(data == NULL);
}

static void check_undefined(kf_tensor_t *t) {
  int64_t size = 0;
  uint32_t version = 0;
  void *data = NULL;
  KFT_TRUE(!kf_tensor_is_defined(t));
  KFT_EQ_INT(kf_tensor_dim(t), 0);
  KFT_EQ_INT(kf_tensor_numel(t), 0);
  KFT_EQ_INT(kf_tensor_sizes(t).size, 0);
  KFT_TRUE(kf_tensor_sizes(t).data != NULL && kf_tensor_strides(t).data != NULL);
  KFT_TRUE(kf_tensor_storage(t) == NULL && kf_tensor_data(t) == NULL);
  KFT_EQ_INT(kf_tensor_dtype(t), KF_DTYPE_COUNT);
  KFT_EQ_INT(kf_tensor_itemsize(t), 0);
  KFT_EQ_INT(kf_tensor_storage_offset(t), 0);
  KFT_TRUE(kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CONTIGUOUS) && kf_tensor_is_dense(t));
  KFT_EQ_INT(kf_tensor_memory_format(t), KF_MEMORY_FORMAT_CONTIGUOUS);
  KFT_TRUE(!kf_tensor_is_conj(t) && !kf_tensor_is_neg(t) && !kf_tensor_is_inference(t));
  KFT_TRUE(!kf_tensor_is_wrapped_number(t));
  kf_tensor_set_wrapped_number(t, true);
  KFT_TRUE(!kf_tensor_is_wrapped_number(t));
  KFT_FAILS(kf_tensor_size(t, 0, &size), KF_ERR_INDEX);
  KFT_FAILS_WITH(kf_tensor_version(t, &version), KF_ERR_RUNTIME,
                 "version: expected a tensor, found the undefined one");
  KFT_FAILS_WITH(kf_tensor_bump_version(t), KF_ERR_RUNTIME,
                 "bump_version: expected a tensor, found the undefined one");
  KFT_FAILS(kf_tensor_set_conj(t, true), KF_ERR_RUNTIME);
  KFT_FAILS(kf_tensor_set_neg(t, true), KF_ERR_RUNTIME);
  KFT_FAILS(kf_tensor_mutable_data(t, &data), KF_ERR_RUNTIME);
  KFT_FAILS(kf_tensor_detach_version(t), KF_ERR_RUNTIME);
  kf_tensor_t *out = t;
  KFT_FAILS(kf_tensor_alias(t, &out), KF_ERR_RUNTIME);
  KFT_TRUE(out == NULL);
}

static void test_undefined(void **state) {
  (void)state;
  check_undefined(kf_tensor_undefined());
  check_undefined(NULL);
  kf_tensor_retain(kf_tensor_undefined());
  kf_tensor_release(kf_tensor_undefined());
  kf_tensor_release(kf_tensor_undefined());
  KEYS_ARE(kf_tensor_undefined(), "ADInplaceOrView, AutogradOther");
}

static int released;
static bool revive;
static void count_autograd(void *word) {
  KFT_TRUE(word == &released);
  released++;
}
static bool answer_binding(kf_tensor_t *tensor) {
  KFT_EQ_INT(tensor->base.object.refcount, 1);
  if (revive) return false;
  tensor->binding = NULL;
  return true;
}

static void (*usual_release)(void *word);
static void remove_hooks(void *unused) {
  (void)unused;
  kf__autograd_release = usual_release;
  kf__binding_release = NULL;
}

static void test_hooks(void **state) {
  (void)state;
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu(), KF_INTS(1), &t));
  KFT_DEFER(remove_hooks, &released);
  usual_release = kf__autograd_release;
  kf__autograd_release = count_autograd;
  kf__binding_release = answer_binding;
  released = 0;
  t->autograd = &released;
  t->binding = &revive;
  revive = true;
  kf_tensor_release(t);
  int after_revival = released;
  kf_tensor_retain(t); /* also when the count has gone through zero */
  kf_tensor_release(t);
  revive = false;
  kf_tensor_release(t);
  KFT_EQ_INT(after_revival, 0);
  KFT_EQ_INT(released, 1);
}

KFT_MAIN(KFT_TEST(test_new), KFT_TEST(test_every_dtype), KFT_TEST(test_many_dims),
         KFT_TEST(test_new_errors), KFT_TEST(test_create), KFT_TEST(test_from_data_and_blob),
         KFT_TEST(test_keys), KFT_TEST(test_inference), KFT_TEST(test_bits),
         KFT_TEST(test_wrapped_numbers), KFT_TEST(test_formats), KFT_TEST(test_size_and_stride),
         KFT_TEST(test_view), KFT_TEST(test_set_geometry), KFT_TEST(test_resize),
         KFT_TEST(test_set_storage), KFT_TEST(test_versions), KFT_TEST(test_shared_versions),
         KFT_TEST_NO_OOM(test_versions_in_threads), KFT_TEST(test_reuse), KFT_TEST(test_parts),
         KFT_TEST_NO_OOM(test_parts_in_threads), KFT_TEST(test_data), KFT_TEST(test_undefined),
         KFT_TEST(test_hooks))
