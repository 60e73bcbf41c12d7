/* Printing values. */
#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "dispatch/values/value_internal.h"
#include "kft.h"

static kf_value_t own(kf_tag_t tag, void *object) {
  KFT_DEFER(kf_object_release, object);
  return kf_value_object_take(tag, object);
}

static kf_value_t make_list(const kf_value_t *items, size_t size) {
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_values(items, size, &list));
  return own(KF_TAG_LIST, list);
}

static void free_text(void *text) { kf_free(text); }

/* Prints into a lent buffer and on the heap, and checks that both say the same. */
static void expect(kf_value_t value, const char *expected) {
  char buffer[512];
  size_t length = kf_value_print(&value, buffer, sizeof buffer);
  KFT_EQ_STR(buffer, expected);
  KFT_EQ_INT(length, strlen(expected));
  kf_text_t text;
  kf__text_init(&text);
  kf__value_print(&text, &value);
  char *heap = NULL;
  KFT_OK(kf__text_take(&text, &heap));
  KFT_DEFER(free_text, heap);
  KFT_EQ_STR(heap, expected);
}

static void test_floats(void **state) {
  (void)state;
  static const struct {
    double f;
    const char *text;
  } cases[] = {{2.5, "2.5"},
               {2, "2.0"},
               {0.0, "0.0"},
               {-0.0, "-0.0"},
               {1e-5, "1e-05"},
               {1e-4, "0.0001"},
               {0.1, "0.1"},
               {1.0 / 3, "0.3333333333333333"},
               {2.0 / 3, "0.6666666666666666"},
               {123456.789, "123456.789"},
               {1e15, "1000000000000000.0"},
               {9007199254740993.0, "9007199254740992.0"},
               {1e16, "1e+16"},
               {1.5e16, "1.5e+16"},
               {1e22, "1e+22"},
               {123456789012345680.0, "1.2345678901234568e+17"},
               {-1.5e-7, "-1.5e-07"},
               {1e100, "1e+100"},
               {DBL_MAX, "1.7976931348623157e+308"},
               {DBL_MIN, "2.2250738585072014e-308"},
               {4.9406564584124654e-324, "5e-324"},
               {5e-323, "5e-323"},
               {0x1p-1017, "7.120236347223045e-307"},
               {0x1p-44, "5.684341886080802e-14"},
               {0x1p-791, "7.678447687145631e-239"},
               {INFINITY, "inf"},
               {-INFINITY, "-inf"},
               {NAN, "nan"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    expect(kf_value_float(cases[i].f), cases[i].text);
}

static void test_floats_read_back(void **state) {
  (void)state;
  uint64_t bits = 88172645463325252u;
  for (int i = 0; i < 20000; i++) {
    bits ^= bits << 13, bits ^= bits >> 7, bits ^= bits << 17;
    kf_value_t value = kf_value_raw(KF_TAG_FLOAT, bits);
    if (!isfinite(value.as.f)) continue;
    char buffer[64];
    (void)kf_value_print(&value, buffer, sizeof buffer);
    KFT_TRUE(strtod(buffer, NULL) == value.as.f);
  }
}

static void reset_locale(void *unused) {
  (void)unused;
  (void)setlocale(LC_ALL, "C");
}

static void test_locale_does_not_matter(void **state) {
  (void)state;
  static int anything;
  KFT_DEFER(reset_locale, &anything);
  if (setlocale(LC_ALL, "de_DE.UTF-8") == NULL) return; /* the machine may have no other one */
  expect(kf_value_float(2.5), "2.5");
  expect(kf_value_float(1.5e300), "1.5e+300");
}

static void expect_complex(double re, double im, const char *text) {
  kf_value_t value;
  KFT_OK(kf_value_complex((kf_complex_t){re, im}, &value));
  expect(own(KF_TAG_COMPLEX, value.as.object), text);
}

static void test_complex(void **state) {
  (void)state;
  expect_complex(1, 2, "(1+2j)");
  expect_complex(1.5, -2.25, "(1.5-2.25j)");
  expect_complex(0, 2, "2j");
  expect_complex(-0.0, 2, "(-0+2j)");
  expect_complex(1, -0.0, "(1-0j)");
  expect_complex(NAN, INFINITY, "(nan+infj)");
  expect_complex(1, -NAN, "(1+nanj)");
  expect_complex(1e20, 1e-7, "(1e+20+1e-07j)");
}

static void expect_string(const char *data, size_t size, const char *text) {
  kf_value_t value;
  KFT_OK(kf_value_string(data, size, &value));
  expect(own(KF_TAG_STRING, value.as.object), text);
}

static void test_strings(void **state) {
  (void)state;
  expect_string("text", 4, "\"text\"");
  expect_string("", 0, "\"\"");
  expect_string("a\"b\\c'\n\r\t", 9, "\"a\\\"b\\\\c'\\n\\r\\t\"");
  expect_string("\0\x1f\x7f", 3, "\"\\x00\\x1f\\x7f\"");
  expect_string("h\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", 10,
                "\"h\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"");
  expect_string("\xc3", 1, "\"\\xc3\"");
  expect_string("\xc0\x80\xed\xa0\x80\xf5z", 7, "\"\\xc0\\x80\\xed\\xa0\\x80\\xf5z\"");
}

static void test_plain_things(void **state) {
  (void)state;
  expect(kf_value_none(), "None");
  expect(kf_value_int(INT64_MIN), "-9223372036854775808");
  expect(kf_value_bool(true), "True");
  expect(kf_value_bool(false), "False");
  expect(kf_value_dtype(KF_DTYPE_FLOAT32), "float32");
  expect(kf_value_raw(KF_TAG_DTYPE, 99), "ScalarType(99)");
  expect(kf_value_raw(KF_TAG_DTYPE, (uint64_t)-1), "ScalarType(-1)");
  expect(kf_value_raw(KF_TAG_DTYPE, UINT64_C(1) << 32), "ScalarType(4294967296)");
  expect(kf_value_layout(KF_LAYOUT_STRIDED), "Strided");
  expect(kf_value_raw(KF_TAG_LAYOUT, 8), "Layout(8)");
  expect(kf_value_memory_format(KF_MEMORY_FORMAT_CONTIGUOUS), "contiguous_format");
  expect(kf_value_raw(KF_TAG_MEMORY_FORMAT, 8), "MemoryFormat(8)");
  expect(kf_value_device(kf_device_make(KF_DEVICE_CUDA, 0)), "cuda:0");
  expect(kf_value_stream((kf_stream_t){kf_device_make(KF_DEVICE_CUDA, 1), 7}),
         "<Stream 7 on cuda:1>");
  expect(kf_value_raw((kf_tag_t)12, 0), "<unknown tag 12>");
  expect(kf_value_raw((kf_tag_t)99, 0), "<unknown tag 99>");
  expect(kf_value_object_take(KF_TAG_LIST, NULL), "None");
}

/* ---- Objects ---- */

typedef struct wordy {
  kf_object_t base;
  size_t length;
} wordy_t;

static void destroy_wordy(kf_object_t *self) { kf_free(self); }

static size_t print_wordy(const kf_object_t *self, char *buffer, size_t size) {
  size_t length = ((const wordy_t *)(const void *)self)->length;
  for (size_t i = 0; i < length && i + 1 < size; i++) buffer[i] = (char)('a' + i % 26);
  if (size > 0) buffer[length < size ? length : size - 1] = '\0';
  return length;
}

static const kf_object_type_t wordy_type = {
    sizeof(kf_object_type_t), 0, "Wordy", destroy_wordy, NULL, print_wordy};
static const kf_object_type_t quiet_type = {
    sizeof(kf_object_type_t), 0, "my::Quiet", destroy_wordy, NULL, NULL};

static kf_value_t make_object(const kf_object_type_t *type, size_t length) {
  wordy_t *object = (wordy_t *)KFT_BLOCK(kf_alloc(sizeof *object));
  kf_object_init(&object->base, type);
  object->length = length;
  return own(KF_TAG_OBJECT, object);
}

static void test_objects(void **state) {
  (void)state;
  KFT_TENSOR(tensor, kf_keyset_empty());
  expect(kf_value_object_take(KF_TAG_TENSOR, tensor), "<Tensor>");
  expect(kf_value_object_take(KF_TAG_TENSOR, kf_tensor_undefined()), "<undefined Tensor>");
  expect(make_object(&quiet_type, 0), "<my::Quiet>");
  expect(make_object(&wordy_type, 3), "abc");
  char long_text[401];
  kf_value_t wordy = make_object(&wordy_type, 400);
  (void)print_wordy(wordy.as.object, long_text, sizeof long_text);
  expect(wordy, long_text);
  /* Cut in the middle of the object's own text. */
  char buffer[300];
  const kf_value_t items[] = {wordy, kf_value_int(1)};
  kf_value_t list = make_list(items, 2);
  KFT_EQ_INT(kf_value_print(&list, buffer, sizeof buffer), 405);
  KFT_EQ_INT(strlen(buffer), sizeof buffer - 1);
  KFT_TRUE(buffer[0] == '[' && memcmp(buffer + 1, long_text, sizeof buffer - 2) == 0);
  KFT_EQ_INT(kf_value_print(&list, NULL, 0), 405);
}

/* ---- Containers ---- */

static void test_containers(void **state) {
  (void)state;
  const int64_t ints[] = {1, -2};
  const double floats[] = {1, 0.5};
  const bool bools[] = {true, false};
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_ints(ints, 2, &list));
  expect(own(KF_TAG_LIST, list), "[1, -2]");
  KFT_OK(kf_list_of_floats(floats, 2, &list));
  expect(own(KF_TAG_LIST, list), "[1.0, 0.5]");
  KFT_OK(kf_list_of_bools(bools, 2, &list));
  expect(own(KF_TAG_LIST, list), "[True, False]");
  KFT_TENSOR(tensor, kf_keyset_empty());
  kf_tensor_t *const tensors[] = {tensor, NULL};
  KFT_OK(kf_list_of_tensors(tensors, 2, &list));
  expect(own(KF_TAG_LIST, list), "[<Tensor>, None]");
  expect(make_list(NULL, 0), "[]");

  const kf_value_t items[] = {kf_value_int(1), kf_value_none()};
  kf_tuple_t *tuple = NULL;
  KFT_OK(kf_tuple_create(items, 0, &tuple));
  expect(own(KF_TAG_TUPLE, tuple), "()");
  KFT_OK(kf_tuple_create(items, 1, &tuple));
  expect(own(KF_TAG_TUPLE, tuple), "(1,)");
  KFT_OK(kf_tuple_create(items, 2, &tuple));
  kf_value_t pair = own(KF_TAG_TUPLE, tuple);
  expect(pair, "(1, None)");

  kf_dict_t *dict = NULL;
  KFT_OK(kf_dict_create(&dict));
  kf_value_t d = own(KF_TAG_DICT, dict);
  expect(d, "{}");
  KFT_OK(kf_dict_set(dict, &items[0], &pair));
  kf_value_t half = kf_value_float(0.5);
  KFT_OK(kf_dict_set(dict, &half, &half));
  expect(d, "{1: (1, None), 0.5: 0.5}");
}

static void test_buffers(void **state) {
  (void)state;
  const kf_value_t items[] = {kf_value_int(123), kf_value_int(456)};
  kf_value_t list = make_list(items, 2);
  char buffer[16];
  for (size_t size = 0; size <= sizeof buffer; size++) {
    memset(buffer, '#', sizeof buffer);
    KFT_EQ_INT(kf_value_print(&list, buffer, size), 10);
    if (size > 0) KFT_EQ_INT(strlen(buffer), size <= 10 ? size - 1 : 10);
    if (size > 0) KFT_EQ_INT(strncmp(buffer, "[123, 456]", strlen(buffer)), 0);
    if (size < sizeof buffer) KFT_TRUE(buffer[size] == '#');
  }
}

static kf_value_t nest(size_t levels) {
  kf_value_t value = make_list(NULL, 0);
  for (size_t i = 1; i < levels; i++) value = make_list(&value, 1);
  return value;
}

static void test_depth(void **state) {
  (void)state;
  char expected[256];
  memset(expected, '[', 64);
  memset(expected + 64, ']', 64);
  expected[128] = '\0';
  expect(nest(64), expected);
  memcpy(expected + 64, "...", 3);
  memset(expected + 67, ']', 64);
  expected[131] = '\0';
  expect(nest(65), expected);
  expect(nest(90), expected);
}

/* Breaks cycles, so that the list can be freed. */
static void clear_elements(void *list) {
  kf_value_t none = kf_value_none();
  for (size_t i = 0; i < kf_list_size(list); i++) KFT_OK(kf_list_set(list, i, &none));
}

static void clear_dict(void *dict) {
  kf_value_t one = kf_value_int(1);
  KFT_TRUE(kf_dict_remove(dict, &one));
}

static void test_cycles(void **state) {
  (void)state;
  kf_value_t one = kf_value_int(1);
  kf_value_t list = make_list(&one, 1);
  kf_list_t *raw = (kf_list_t *)(void *)list.as.object;
  KFT_DEFER(clear_elements, raw);
  KFT_OK(kf_list_append(raw, &list));
  KFT_OK(kf_list_set(raw, 0, &list));
  kf_value_t none = kf_value_none();
  expect(list, "[[...], [...]]");
  KFT_OK(kf_list_set(raw, 1, &none));
  expect(list, "[[...], None]");

  kf_dict_t *dict = NULL;
  KFT_OK(kf_dict_create(&dict));
  kf_value_t d = own(KF_TAG_DICT, dict);
  kf_tuple_t *tuple = NULL;
  KFT_OK(kf_tuple_create(&d, 1, &tuple));
  kf_value_t t = own(KF_TAG_TUPLE, tuple);
  KFT_OK(kf_dict_set(dict, &one, &t));
  KFT_DEFER(clear_dict, dict);
  expect(d, "{1: ({...},)}");
  expect(t, "({1: (...)},)");
}

/* 2^60 paths: the text ends early, and so does the work. */
static void test_shared_nodes(void **state) {
  (void)state;
  size_t levels = kft_scale(60, 10);
  kf_value_t value = make_list(NULL, 0);
  for (size_t level = 0; level < levels; level++) {
    const kf_value_t twice[2] = {value, value};
    value = make_list(twice, 2);
  }
  char buffer[64];
  size_t length = kf_value_print(&value, buffer, sizeof buffer);
  if (levels == 60)
    KFT_TRUE(length > 16u << 20 && length < 17u << 20);
  else
    KFT_EQ_INT(length, 6 * 1024 - 4); /* 1024 times "[]", 1023 times "[, ]" */
}

KFT_MAIN(KFT_TEST(test_floats), KFT_TEST(test_floats_read_back),
         KFT_TEST(test_locale_does_not_matter), KFT_TEST(test_complex), KFT_TEST(test_strings),
         KFT_TEST(test_plain_things), KFT_TEST(test_objects), KFT_TEST(test_containers),
         KFT_TEST(test_buffers), KFT_TEST(test_depth), KFT_TEST(test_cycles),
         KFT_TEST(test_shared_nodes))
