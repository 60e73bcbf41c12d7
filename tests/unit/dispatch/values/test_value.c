/* Making values, names of tags and enums, checked conversions, strings, tuples, and the undefined
 * tensor. */
#include "kft.h"

typedef struct thing {
  kf_object_t base;
} thing_t;

static void destroy_thing(kf_object_t *self) { kf_free(self); }

static const kf_object_type_t thing_type = {
    sizeof(kf_object_type_t), 0, "my::Thing", destroy_thing, NULL, NULL};

static thing_t *make_thing(void) {
  thing_t *thing = (thing_t *)KFT_BLOCK(kf_alloc(sizeof *thing));
  kf_object_init(&thing->base, &thing_type);
  KFT_DEFER(kf_object_release, thing);
  return thing;
}

static kf_value_t make_string(const char *text) {
  kf_value_t value;
  KFT_OK(kf_value_string(text, strlen(text), &value));
  KFT_DEFER(kf_object_release, value.as.object);
  return value;
}

static void test_layout(void **state) {
  (void)state;
  KFT_EQ_INT(sizeof(kf_value_t), 16);
  KFT_EQ_INT(offsetof(kf_value_t, as), 8);
  KFT_EQ_INT(sizeof(kf_stack_t), 32);
}

static void test_plain_values(void **state) {
  (void)state;
  KFT_EQ_INT(kf_value_none().tag, KF_TAG_NONE);
  KFT_EQ_INT(kf_value_int(INT64_MIN).as.i, INT64_MIN);
  KFT_TRUE(kf_value_float(2.5).as.f == 2.5);
  KFT_TRUE(kf_value_bool(true).as.b && !kf_value_bool(false).as.b);
  KFT_EQ_INT(kf_value_dtype(KF_DTYPE_BFLOAT16).as.i, 15);
  KFT_EQ_INT(kf_value_layout(KF_LAYOUT_JAGGED).as.i, 7);
  KFT_EQ_INT(kf_value_memory_format(KF_MEMORY_FORMAT_CHANNELS_LAST).as.i, 2);
  KFT_EQ_INT(kf_value_object(KF_TAG_STRING, NULL).tag, KF_TAG_NONE);
  KFT_EQ_INT(kf_value_tensor(NULL).tag, KF_TAG_NONE);
  KFT_EQ_INT(kf_value_tensor_take(NULL).tag, KF_TAG_NONE);
}

static void test_references(void **state) {
  (void)state;
  thing_t *thing = make_thing();
  kf_value_t a = kf_value_object(KF_TAG_OBJECT, thing);
  kf_value_t b = kf_value_copy(a);
  KFT_EQ_INT(thing->base.refcount, 3);
  kf_value_clear(&a);
  kf_value_clear(&a);
  kf_value_clear(&b);
  KFT_EQ_INT(a.tag, KF_TAG_NONE);
  KFT_EQ_INT(thing->base.refcount, 1);
}

static void test_complex_and_scalar(void **state) {
  (void)state;
  kf_value_t value;
  KFT_OK(kf_value_complex((kf_complex_t){1, -2}, &value));
  KFT_DEFER(kf_object_release, value.as.object);
  KFT_TRUE(kf_value_get_complex(&value).re == 1 && kf_value_get_complex(&value).im == -2);
  kf_scalar_t scalar;
  KFT_OK(kf_value_to_scalar(&value, &scalar));
  KFT_EQ_INT(scalar.tag, KF_TAG_COMPLEX);
  kf_value_t again;
  KFT_OK(kf_value_scalar(scalar, &again));
  KFT_DEFER(kf_object_release, again.as.object);
  KFT_TRUE(kf_value_equal(&value, &again));

  const kf_value_t plain[] = {kf_value_int(7), kf_value_float(0.5), kf_value_bool(true),
                              kf_value_raw(KF_TAG_UINT, UINT64_MAX)};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
    KFT_OK(kf_value_to_scalar(&plain[i], &scalar));
    KFT_EQ_INT(scalar.tag, plain[i].tag);
    KFT_OK(kf_value_scalar(scalar, &again));
    KFT_EQ_INT(again.tag, plain[i].tag);
    KFT_TRUE(kf_value_equal(&plain[i], &again));
  }
  double real = 0;
  KFT_OK(kf_value_to_float(&again, &real));
  KFT_TRUE(real == 0x1p64 && !kf_value_equal(&again, &plain[0]));
  scalar.tag = KF_TAG_STRING;
  again = kf_value_int(3);
  KFT_FAILS_WITH(kf_value_scalar(scalar, &again), KF_ERR_TYPE, "found str");
  KFT_EQ_INT(again.tag, KF_TAG_NONE);
  kf_value_t other = kf_value_int(1);
  KFT_TRUE(kf_value_get_complex(&other).re == 0);
}

static void test_sym_int(void **state) {
  (void)state;
  kf_value_t value = kf_value_sym_int((kf_sym_int_t){12, NULL});
  KFT_EQ_INT(value.tag, KF_TAG_INT);
  kf_sym_int_t back;
  KFT_OK(kf_value_to_sym_int(&value, &back));
  KFT_TRUE(back.value == 12 && back.node == NULL);

  thing_t *node = make_thing();
  value = kf_value_sym_int((kf_sym_int_t){0, &node->base});
  KFT_EQ_INT(value.tag, KF_TAG_SYM_INT);
  KFT_EQ_INT(node->base.refcount, 2);
  KFT_OK(kf_value_to_sym_int(&value, &back));
  KFT_TRUE(back.node == &node->base);
  int64_t i = 5;
  KFT_FAILS_WITH(kf_value_to_int(&value, &i), KF_ERR_TYPE, "expected int, found SymInt");
  kf_value_clear(&value);
  value = kf_value_dtype(KF_DTYPE_INT8);
  KFT_OK(kf_value_to_sym_int(&value, &back));
  KFT_EQ_INT(back.value, 1);
  value = kf_value_bool(true);
  KFT_FAILS_WITH(kf_value_to_sym_int(&value, &back), KF_ERR_TYPE, "expected SymInt, found bool");
}

static void test_numbers(void **state) {
  (void)state;
  kf_value_t i = kf_value_int(3), f = kf_value_float(2.5), b = kf_value_bool(true);
  kf_value_t d = kf_value_dtype(KF_DTYPE_INT64), s = make_string("x"), none = kf_value_none();
  int64_t out_i = -1;
  KFT_OK(kf_value_to_int(&i, &out_i));
  KFT_EQ_INT(out_i, 3);
  KFT_OK(kf_value_to_int(&d, &out_i));
  KFT_EQ_INT(out_i, 4);
  KFT_FAILS_WITH(kf_value_to_int(&s, &out_i), KF_ERR_TYPE, "expected int, found str");
  KFT_FAILS_WITH(kf_value_to_int(&f, &out_i), KF_ERR_TYPE, "expected int, found float");
  KFT_FAILS_WITH(kf_value_to_int(&b, &out_i), KF_ERR_TYPE, "expected int, found bool");
  KFT_FAILS_WITH(kf_value_to_int(&none, &out_i), KF_ERR_TYPE, "expected int, found None");
  KFT_EQ_INT(out_i, 4);

  double out_f = -1;
  KFT_OK(kf_value_to_float(&f, &out_f));
  KFT_TRUE(out_f == 2.5);
  KFT_OK(kf_value_to_float(&i, &out_f));
  KFT_TRUE(out_f == 3);
  KFT_FAILS_WITH(kf_value_to_float(&b, &out_f), KF_ERR_TYPE, "expected float, found bool");
  KFT_TRUE(out_f == 3);

  bool out_b = false;
  KFT_OK(kf_value_to_bool(&b, &out_b));
  KFT_TRUE(out_b);
  KFT_FAILS_WITH(kf_value_to_bool(&i, &out_b), KF_ERR_TYPE, "expected bool, found int");

  kf_complex_t c = {-1, -1};
  KFT_OK(kf_value_to_complex(&i, &c));
  KFT_TRUE(c.re == 3 && c.im == 0);
  KFT_OK(kf_value_to_complex(&f, &c));
  KFT_TRUE(c.re == 2.5);
  KFT_FAILS_WITH(kf_value_to_complex(&s, &c), KF_ERR_TYPE, "expected complex, found str");
  KFT_TRUE(c.re == 2.5);
  kf_scalar_t scalar;
  KFT_FAILS_WITH(kf_value_to_scalar(&s, &scalar), KF_ERR_TYPE, "expected Scalar, found str");
}

static void test_devices_and_streams(void **state) {
  (void)state;
  kf_value_t value = kf_value_device(kf_device_make(KF_DEVICE_CUDA, 1));
  kf_device_t device;
  KFT_OK(kf_value_to_device(&value, &device));
  KFT_TRUE(device.type == KF_DEVICE_CUDA && device.index == 1);
  kf_stream_t stream;
  KFT_FAILS_WITH(kf_value_to_stream(&value, &stream), KF_ERR_TYPE, "expected Stream, found Device");
  value = kf_value_stream((kf_stream_t){device, -9});
  KFT_OK(kf_value_to_stream(&value, &stream));
  KFT_TRUE(stream.id == -9 && stream.device.index == 1);
  KFT_FAILS_WITH(kf_value_to_device(&value, &device), KF_ERR_TYPE, "expected Device, found Stream");
}

static void test_objects(void **state) {
  (void)state;
  thing_t *thing = make_thing();
  kf_value_t value = kf_value_object_take(KF_TAG_OBJECT, thing);
  kf_object_t *object = NULL;
  KFT_OK(kf_value_to_object(&value, KF_TAG_OBJECT, &object));
  KFT_TRUE(object == &thing->base);
  KFT_FAILS_WITH(kf_value_to_object(&value, KF_TAG_LIST, &object), KF_ERR_TYPE,
                 "expected List, found my::Thing");
  KFT_TRUE(object == &thing->base);
  KFT_FAILS_WITH(kf_value_to_object(&value, KF_TAG_INT, &object), KF_ERR_MISUSE, "int");
  value = kf_value_none();
  KFT_OK(kf_value_to_object(&value, KF_TAG_GENERATOR, &object));
  KFT_TRUE(object == NULL);
  kf_tensor_t *tensor = NULL;
  KFT_FAILS_WITH(kf_value_to_tensor(&value, &tensor), KF_ERR_TYPE, "expected Tensor, found None");
  KFT_TENSOR(fake, kf_keyset_empty());
  value = kf_value_object_take(KF_TAG_TENSOR, fake);
  KFT_OK(kf_value_to_tensor(&value, &tensor));
  KFT_TRUE(tensor == fake);
}

static void test_strings(void **state) {
  (void)state;
  kf_string_t *string = NULL;
  KFT_OK(kf_string_create("a\0b", 3, &string));
  KFT_DEFER(kf_object_release, string);
  kf_str_t view = kf_string_view(string);
  KFT_EQ_INT(view.size, 3);
  KFT_EQ_INT(memcmp(view.data, "a\0b", 4), 0);
  kf_value_t value = kf_value_object_take(KF_TAG_STRING, string);
  kf_str_t out;
  KFT_OK(kf_value_to_string(&value, &out));
  KFT_TRUE(out.data == view.data);
  KFT_TRUE(kf_string_view(NULL).data == NULL);

  kf_string_t *empty = NULL;
  KFT_OK(kf_string_create(NULL, 0, &empty));
  KFT_DEFER(kf_object_release, empty);
  KFT_EQ_STR(kf_string_view(empty).data, "");
  KFT_FAILS(kf_string_create(NULL, 1, &string), KF_ERR_MISUSE);
  KFT_TRUE(string == NULL);
  KFT_FAILS(kf_string_create("x", SIZE_MAX, &string), KF_ERR_NO_MEMORY);
  value = kf_value_int(1);
  KFT_FAILS_WITH(kf_value_to_string(&value, &out), KF_ERR_TYPE, "expected str, found int");
  KFT_TRUE(kf_value_get_string(&value).data == NULL);
}

static void test_tuples(void **state) {
  (void)state;
  kf_value_t items[2] = {kf_value_int(1), make_string("two")};
  kf_tuple_t *tuple = NULL;
  KFT_OK(kf_tuple_create(items, 2, &tuple));
  KFT_DEFER(kf_object_release, tuple);
  KFT_EQ_INT(items[1].as.object->refcount, 2);
  kf_value_span_t span = kf_tuple_items(tuple);
  KFT_EQ_INT(span.size, 2);
  KFT_TRUE(kf_value_equal(&span.data[1], &items[1]));
  kf_tuple_t *empty = NULL;
  KFT_OK(kf_tuple_create(NULL, 0, &empty));
  KFT_DEFER(kf_object_release, empty);
  KFT_TRUE(kf_tuple_items(empty).data != NULL);
  KFT_EQ_INT(kf_tuple_items(empty).size, 0);
  KFT_FAILS(kf_tuple_create(NULL, 2, &tuple), KF_ERR_MISUSE);
  KFT_TRUE(tuple == NULL);
  KFT_FAILS(kf_tuple_create(items, SIZE_MAX / 8, &tuple), KF_ERR_NO_MEMORY);
}

static void test_names(void **state) {
  (void)state;
  KFT_EQ_STR(kf_tag_name(KF_TAG_TENSOR), "Tensor");
  KFT_EQ_STR(kf_tag_name(KF_TAG_STRING), "str");
  KFT_EQ_STR(kf_tag_name(KF_TAG_LIST), "List");
  for (uint32_t tag = 0; tag < KF_TAG_COUNT + 4; tag++) {
    bool hole = (tag > KF_TAG_UINT && tag < KF_TAG_FIRST_OBJECT) || tag >= KF_TAG_COUNT;
    KFT_EQ_INT(strcmp(kf_tag_name((kf_tag_t)tag), "unknown") == 0, hole);
  }
  KFT_EQ_STR(kf_dtype_name(KF_DTYPE_FLOAT32), "float32");
  KFT_EQ_STR(kf_dtype_name(KF_DTYPE_FLOAT4_E2M1FN_X2), "float4_e2m1fn_x2");
  for (int i = 0; i < KF_DTYPE_COUNT; i++) KFT_TRUE(kf_dtype_name((kf_dtype_t)i) != NULL);
  KFT_TRUE(kf_dtype_name(KF_DTYPE_COUNT) == NULL);
  KFT_TRUE(kf_dtype_name((kf_dtype_t)-1) == NULL);
  KFT_EQ_STR(kf_layout_name(KF_LAYOUT_SPARSE_CSR), "SparseCsr");
  KFT_TRUE(kf_layout_name(KF_LAYOUT_COUNT) == NULL);
  KFT_EQ_STR(kf_memory_format_name(KF_MEMORY_FORMAT_PRESERVE), "preserve_format");
  KFT_TRUE(kf_memory_format_name(KF_MEMORY_FORMAT_COUNT) == NULL);
}

static void test_undefined_tensor(void **state) {
  (void)state;
  kf_tensor_t *undefined = kf_tensor_undefined();
  KFT_TRUE(undefined == kf_tensor_undefined());
  kf_keyset_t expected = kf_keyset_make(
      0, UINT64_C(1) << KF_RANK_ADInplaceOrView | UINT64_C(1) << KF_RANK_AutogradOther);
  KFT_TRUE(kf_keyset_equal(kf_keys_of(undefined), expected));
  for (int i = 0; i < 1000; i++) kf_object_release(undefined);
  for (int i = 0; i < 1000; i++) kf_object_retain(undefined);
  kf_value_t value = kf_value_tensor(undefined);
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_value_to_tensor(&value, &tensor));
  KFT_TRUE(tensor == undefined);
  kf_value_clear(&value);
}

KFT_MAIN(KFT_TEST(test_layout), KFT_TEST(test_plain_values), KFT_TEST(test_references),
         KFT_TEST(test_complex_and_scalar), KFT_TEST(test_sym_int), KFT_TEST(test_numbers),
         KFT_TEST(test_devices_and_streams), KFT_TEST(test_objects), KFT_TEST(test_strings),
         KFT_TEST(test_tuples), KFT_TEST(test_names), KFT_TEST(test_undefined_tensor))
