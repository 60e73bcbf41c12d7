/* Deep equality and hashes. */
#include <math.h>

#include "kft.h"

static kf_value_t own(kf_tag_t tag, void *object) {
  KFT_DEFER(kf_object_release, object);
  return kf_value_object_take(tag, object);
}

static kf_value_t make_complex(double re, double im) {
  kf_value_t value;
  KFT_OK(kf_value_complex((kf_complex_t){re, im}, &value));
  return own(KF_TAG_COMPLEX, value.as.object);
}

static kf_value_t make_string(const char *text, size_t size) {
  kf_string_t *string = NULL;
  KFT_OK(kf_string_create(text, size, &string));
  return own(KF_TAG_STRING, string);
}

static kf_value_t make_list(const kf_value_t *items, size_t size) {
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_values(items, size, &list));
  return own(KF_TAG_LIST, list);
}

static kf_value_t make_tuple(const kf_value_t *items, size_t size) {
  kf_tuple_t *tuple = NULL;
  KFT_OK(kf_tuple_create(items, size, &tuple));
  return own(KF_TAG_TUPLE, tuple);
}

static bool same(kf_value_t a, kf_value_t b) {
  bool forth = kf_value_equal(&a, &b);
  KFT_EQ_INT(kf_value_equal(&b, &a), forth);
  if (forth) KFT_TRUE(kf_value_hash(&a) == kf_value_hash(&b));
  return forth;
}

static void test_numbers(void **state) {
  (void)state;
  kf_value_t ones[] = {kf_value_int(1),
                       kf_value_float(1),
                       kf_value_bool(true),
                       make_complex(1, 0),
                       kf_value_dtype(KF_DTYPE_INT8),
                       kf_value_layout(KF_LAYOUT_SPARSE),
                       make_complex(1, -0.0)};
  for (size_t i = 0; i < sizeof ones / sizeof *ones; i++)
    for (size_t j = 0; j < sizeof ones / sizeof *ones; j++) KFT_TRUE(same(ones[i], ones[j]));
  KFT_TRUE(same(kf_value_float(0.0), kf_value_float(-0.0)));
  KFT_TRUE(same(kf_value_float(-0.0), kf_value_int(0)));
  KFT_TRUE(same(kf_value_bool(false), kf_value_int(0)));
  KFT_TRUE(same(kf_value_float(0.5), make_complex(0.5, 0)));
  KFT_TRUE(!same(make_complex(1, 1), kf_value_int(1)));
  KFT_TRUE(same(make_complex(1, 1), make_complex(1, 1)));
  KFT_TRUE(!same(kf_value_none(), kf_value_int(0)));
  KFT_TRUE(!same(kf_value_float(NAN), kf_value_float(NAN)));
  KFT_TRUE(!same(make_complex(0, NAN), make_complex(0, NAN)));
  KFT_TRUE(same(kf_value_float(INFINITY), kf_value_float(INFINITY)));
  KFT_TRUE(!same(kf_value_float(INFINITY), kf_value_float(-INFINITY)));
}

static void test_big_numbers_are_exact(void **state) {
  (void)state;
  int64_t big = (int64_t)1 << 53;
  KFT_TRUE(same(kf_value_int(big), kf_value_float(0x1p53)));
  KFT_TRUE(!same(kf_value_int(big + 1), kf_value_float(0x1p53)));
  KFT_TRUE(!same(kf_value_int(INT64_MAX), kf_value_float(0x1p63)));
  KFT_TRUE(same(kf_value_int(INT64_MIN), kf_value_float(-0x1p63)));
  KFT_TRUE(same(kf_value_float(0x1p63), make_complex(0x1p63, 0)));
}

static void test_plain_things(void **state) {
  (void)state;
  kf_device_t cuda0 = kf_device_make(KF_DEVICE_CUDA, 0), cuda1 = kf_device_make(KF_DEVICE_CUDA, 1);
  KFT_TRUE(same(kf_value_none(), kf_value_none()));
  KFT_TRUE(same(kf_value_device(cuda0), kf_value_device(cuda0)));
  KFT_TRUE(!same(kf_value_device(cuda0), kf_value_device(cuda1)));
  KFT_TRUE(
      same(kf_value_stream((kf_stream_t){cuda0, 3}), kf_value_stream((kf_stream_t){cuda0, 3})));
  KFT_TRUE(
      !same(kf_value_stream((kf_stream_t){cuda0, 3}), kf_value_stream((kf_stream_t){cuda1, 3})));
  KFT_TRUE(
      !same(kf_value_stream((kf_stream_t){cuda0, 3}), kf_value_stream((kf_stream_t){cuda0, 4})));
  KFT_TRUE(same(make_string("ab", 2), make_string("ab", 2)));
  KFT_TRUE(!same(make_string("a\0b", 3), make_string("a\0c", 3)));
  KFT_TRUE(!same(make_string("1", 1), kf_value_int(1)));
}

typedef struct tagged {
  kf_object_t base;
  int number;
} tagged_t;

static void destroy_tagged(kf_object_t *self) { kf_free(self); }

static bool equal_tagged(const kf_object_t *a, const kf_object_t *b) {
  return ((const tagged_t *)(const void *)a)->number == ((const tagged_t *)(const void *)b)->number;
}

static const kf_object_type_t tagged_type = {
    sizeof(kf_object_type_t), 0, "Tagged", destroy_tagged, equal_tagged, NULL};

static kf_value_t make_tagged(int number) {
  tagged_t *object = (tagged_t *)KFT_BLOCK(kf_alloc(sizeof *object));
  kf_object_init(&object->base, &tagged_type);
  object->number = number;
  return own(KF_TAG_OBJECT, object);
}

static void test_objects(void **state) {
  (void)state;
  KFT_TENSOR(a, kf_keyset_empty());
  KFT_TENSOR(b, kf_keyset_empty());
  kf_value_t x = kf_value_object_take(KF_TAG_TENSOR, a);
  kf_value_t y = kf_value_object_take(KF_TAG_TENSOR, b);
  KFT_TRUE(same(x, x));
  KFT_TRUE(!same(x, y));
  KFT_TRUE(same(make_tagged(3), make_tagged(3)));
  KFT_TRUE(!same(make_tagged(3), make_tagged(4)));
  KFT_TRUE(
      same(kf_value_object_take(KF_TAG_TENSOR, NULL), kf_value_object_take(KF_TAG_TENSOR, NULL)));
  KFT_TRUE(!same(kf_value_object_take(KF_TAG_TENSOR, NULL), x));
}

static void test_lists(void **state) {
  (void)state;
  const int64_t ints[] = {1, 0};
  const double floats[] = {1, 0};
  const bool bools[] = {true, false};
  kf_list_t *list[3] = {NULL, NULL, NULL};
  KFT_OK(kf_list_of_ints(ints, 2, &list[0]));
  kf_value_t a = own(KF_TAG_LIST, list[0]);
  KFT_OK(kf_list_of_floats(floats, 2, &list[1]));
  kf_value_t b = own(KF_TAG_LIST, list[1]);
  KFT_OK(kf_list_of_bools(bools, 2, &list[2]));
  kf_value_t c = own(KF_TAG_LIST, list[2]);
  const kf_value_t items[] = {kf_value_int(1), kf_value_float(0)};
  kf_value_t d = make_list(items, 2);
  KFT_TRUE(same(a, a) && same(a, b) && same(b, c) && same(c, d) && same(d, a));
  KFT_TRUE(!same(a, make_list(items, 1)));
  KFT_TRUE(!same(a, make_tuple(items, 2)));
  KFT_TRUE(same(make_tuple(items, 2), make_tuple(items, 2)));
  const kf_value_t nan_item = kf_value_float(NAN);
  kf_value_t has_nan = make_list(&nan_item, 1);
  KFT_TRUE(!same(has_nan, has_nan));
  KFT_TRUE(same(make_list(NULL, 0), make_list(NULL, 0)));
}

static void set(kf_value_t dict, kf_value_t key, kf_value_t value) {
  KFT_OK(kf_dict_set((kf_dict_t *)(void *)dict.as.object, &key, &value));
}

static void test_dicts(void **state) {
  (void)state;
  kf_dict_t *dict = NULL;
  KFT_OK(kf_dict_create(&dict));
  kf_value_t a = own(KF_TAG_DICT, dict);
  KFT_OK(kf_dict_create(&dict));
  kf_value_t b = own(KF_TAG_DICT, dict);
  KFT_TRUE(same(a, b));
  set(a, kf_value_int(1), kf_value_int(10));
  KFT_TRUE(!same(a, b));
  set(a, kf_value_int(2), kf_value_int(20));
  set(b, kf_value_float(2), kf_value_float(20));
  set(b, kf_value_bool(true), kf_value_int(10));
  KFT_TRUE(same(a, b)); /* the order does not matter */
  set(b, kf_value_int(1), kf_value_none());
  KFT_TRUE(!same(a, b));
}

static kf_value_t nest(size_t levels) {
  kf_value_t value = make_list(NULL, 0);
  for (size_t i = 1; i < levels; i++) value = make_list(&value, 1);
  return value;
}

static void test_depth(void **state) {
  (void)state;
  KFT_TRUE(same(nest(64), nest(64)));
  KFT_TRUE(!same(nest(64), nest(63)));
  KFT_TRUE(!same(nest(65), nest(65)));
}

/* Breaks the cycle, so that the list can be freed. */
static void clear_first(void *list) {
  kf_value_t none = kf_value_none();
  KFT_OK(kf_list_set(list, 0, &none));
}

static void test_cycles_end(void **state) {
  (void)state;
  kf_value_t lists[2];
  for (int i = 0; i < 2; i++) {
    const kf_value_t none[2] = {kf_value_none(), kf_value_none()};
    lists[i] = make_list(none, 2);
    KFT_OK(kf_list_set((kf_list_t *)(void *)lists[i].as.object, 0, &lists[i]));
    KFT_DEFER(clear_first, lists[i].as.object);
  }
  KFT_TRUE(!kf_value_equal(&lists[0], &lists[1]));
  KFT_TRUE(!kf_value_equal(&lists[0], &lists[0]));
}

/* Two graphs of 60 lists, each of which holds the one below twice: 2^60 paths. */
static void test_shared_nodes(void **state) {
  (void)state;
  kf_value_t tops[2];
  size_t levels = kft_scale(60, 10);
  for (int i = 0; i < 2; i++) {
    kf_value_t value = make_list(NULL, 0);
    for (size_t level = 0; level < levels; level++) {
      const kf_value_t twice[2] = {value, value};
      value = make_list(twice, 2);
    }
    tops[i] = value;
  }
  KFT_TRUE(same(tops[0], tops[1]));
  KFT_TRUE(same(tops[0], tops[0]));
}

KFT_MAIN(KFT_TEST(test_numbers), KFT_TEST(test_big_numbers_are_exact), KFT_TEST(test_plain_things),
         KFT_TEST(test_objects), KFT_TEST(test_lists), KFT_TEST(test_dicts), KFT_TEST(test_depth),
         KFT_TEST(test_cycles_end), KFT_TEST(test_shared_nodes))
