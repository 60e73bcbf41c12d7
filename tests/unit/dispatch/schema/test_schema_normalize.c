/* Completing a call's arguments, and values against types. */
#include "schema_fixture.h"

static const char declaration[] = "ns::f(Tensor a, int b, float c=0.5, *, str? d=None) -> ()";

static void make_string(const char *text, kf_value_t *value) {
  KFT_OK(kf_value_string(text, strlen(text), value));
}

static void test_positional_keyword_default(void **state) {
  (void)state;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_stack_t stack;
  kf_stack_init(&stack, NULL, 0);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  kf_value_t values[2] = {kf_value_none(), kf_value_int(7)};
  KFT_DEFER_LOCAL(kft_clear_value, &values[0]);
  make_string("x", &values[0]);
  const char *names[2] = {"d", "b"};
  KFT_OK(kf_stack_push_take(&stack, kf_value_int(-1))); /* not part of the call */
  KFT_OK(kf_stack_push_take(&stack, kf_value_tensor(t)));
  KFT_OK(kf_schema_normalize(PARSE(declaration), &stack, 1, names, values, 2));
  KFT_EQ_INT(stack.size, 5);
  KFT_EQ_INT(stack.values[0].as.i, -1);
  KFT_EQ_INT(stack.values[1].tag, KF_TAG_TENSOR);
  KFT_EQ_INT(stack.values[2].as.i, 7);
  KFT_TRUE(stack.values[3].as.f == 0.5);
  KFT_EQ_STR(kf_value_get_string(&stack.values[4]).data, "x");
}

static void check_refused(size_t positional, const char *const *names, const kf_value_t *values,
                          size_t count, const char *message) {
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_stack_t stack;
  kf_stack_init(&stack, NULL, 0);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  KFT_OK(kf_stack_push_take(&stack, kf_value_tensor(t)));
  for (size_t i = 1; i < positional; i++) KFT_OK(kf_stack_push_take(&stack, kf_value_int(1)));
  KFT_FAILS(kf_schema_normalize(PARSE(declaration), &stack, positional, names, values, count),
            KF_ERR_TYPE);
  KFT_EQ_STR(kf_error_message(), message);
  KFT_EQ_INT(stack.size, positional > 0 ? positional : 1);
}

static void test_refusals(void **state) {
  (void)state;
  const kf_value_t numbers[2] = {kf_value_int(1), kf_value_int(2)};
  const char *b[2] = {"b", "b"};
  const char *e[1] = {"e"};
  check_refused(5, NULL, NULL, 0,
                "expected at most 4 arguments for ns::f, found 5. Declaration: ns::f(Tensor a, int "
                "b, float c=0.5, *, str? d=None) -> ()");
  check_refused(1, NULL, NULL, 0,
                "ns::f: expected a value for argument 'b', found none. Declaration: ns::f(Tensor "
                "a, int b, float c=0.5, *, str? d=None) -> ()");
  check_refused(3, NULL, NULL, 0,
                "ns::f: expected type float for argument 'c', found int\nPosition: 2\nDeclaration: "
                "ns::f(Tensor a, int b, float c=0.5, *, str? d=None) -> ()");
  check_refused(2, e, numbers, 1,
                "there is no argument 'e' in ns::f. Schema: ns::f(Tensor a, int b, float c=0.5, *, "
                "str? d=None) -> ()");
  check_refused(2, b, numbers, 1,
                "argument 'b' has two values, one by position and one by keyword. Schema: "
                "ns::f(Tensor a, int b, float c=0.5, *, str? d=None) -> ()");
  check_refused(1, b, numbers, 2,
                "keyword 'b' is given more than once. Schema: ns::f(Tensor a, int b, float c=0.5, "
                "*, str? d=None) -> ()");
}

static void test_misuse(void **state) {
  (void)state;
  kf_stack_t stack;
  kf_stack_init(&stack, NULL, 0);
  kf_schema_t *schema = PARSE("f() -> ()");
  KFT_FAILS(kf_schema_normalize(schema, &stack, 1, NULL, NULL, 0), KF_ERR_MISUSE);
  KFT_FAILS(kf_schema_normalize(schema, &stack, 0, NULL, NULL, 1), KF_ERR_MISUSE);
  KFT_FAILS(kf_schema_normalize(NULL, &stack, 0, NULL, NULL, 0), KF_ERR_MISUSE);
  static const char *const nameless[] = {NULL};
  kf_value_t number = kf_value_int(1);
  KFT_FAILS(kf_schema_normalize(schema, &stack, 0, nameless, &number, 1), KF_ERR_MISUSE);
  KFT_FAILS(kf_schema_normalize(PARSE("f(int x=1) -> ()"), &stack, 0, nameless, &number, 1),
            KF_ERR_MISUSE);
  KFT_OK(kf_schema_normalize(schema, &stack, 0, NULL, NULL, 0));
}

static bool matches(const kf_value_t *value, const char *type) {
  char text[128];
  (void)snprintf(text, sizeof text, "f(%s x) -> ()", type);
  return kf_value_matches_type(value, kf_schema_argument(PARSE(text), 0)->type);
}

static void test_plain_values(void **state) {
  (void)state;
  kf_value_t none = kf_value_none();
  kf_value_t i = kf_value_int(1);
  kf_value_t f = kf_value_float(1);
  kf_value_t b = kf_value_bool(true);
  kf_value_t layout = kf_value_layout(KF_LAYOUT_SPARSE);
  kf_value_t device = kf_value_device(kf_device_make(KF_DEVICE_CPU, -1));
  KFT_TRUE(matches(&i, "int") && matches(&i, "SymInt") && matches(&i, "ScalarType"));
  KFT_TRUE(matches(&i, "Scalar") && matches(&i, "int?") && matches(&i, "Any") &&
           matches(&i, "foo"));
  KFT_TRUE(!matches(&i, "float") && !matches(&i, "bool") && !matches(&i, "Tensor"));
  KFT_TRUE(matches(&f, "float") && matches(&f, "Scalar?") && !matches(&f, "int"));
  KFT_TRUE(matches(&b, "bool") && matches(&b, "SymBool") && !matches(&b, "Scalar"));
  KFT_TRUE(matches(&layout, "Layout") && matches(&layout, "int") && !matches(&layout, "Scalar"));
  KFT_TRUE(matches(&device, "Device") && !matches(&device, "int"));
  KFT_TRUE(matches(&none, "None") && matches(&none, "Tensor?") && !matches(&none, "Tensor"));
  KFT_TRUE(matches(&i, "Union(int, str)") && !matches(&f, "Union(int, str)"));
  KFT_TRUE(!matches(&i, "Generator") && !matches(&i, "__torch__.torch.classes.c10d.Work"));
}

static void test_lists(void **state) {
  (void)state;
  const int64_t ints[] = {1, 2};
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_ints(ints, 2, &list));
  KFT_DEFER(kf_object_release, list);
  kf_value_t value = kf_value_object_take(KF_TAG_LIST, list);
  KFT_TRUE(matches(&value, "int[]") && matches(&value, "SymInt[2]") && matches(&value, "int[]?"));
  KFT_TRUE(!matches(&value, "float[]") && !matches(&value, "Tensor[]") && !matches(&value, "int"));
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_tensor_t *tensors[2] = {t, NULL};
  kf_list_t *with_none = NULL;
  KFT_OK(kf_list_of_tensors(tensors, 2, &with_none));
  KFT_DEFER(kf_object_release, with_none);
  kf_value_t optional = kf_value_object_take(KF_TAG_LIST, with_none);
  KFT_TRUE(matches(&optional, "Tensor?[]") && !matches(&optional, "Tensor[]"));
  kf_list_t *nested = NULL;
  KFT_OK(kf_list_of_values(&value, 1, &nested));
  KFT_DEFER(kf_object_release, nested);
  kf_value_t outer = kf_value_object_take(KF_TAG_LIST, nested);
  KFT_TRUE(matches(&outer, "int[][]") && !matches(&outer, "int[]"));
}

static void test_tuples_and_dicts(void **state) {
  (void)state;
  const kf_value_t items[2] = {kf_value_int(1), kf_value_float(2)};
  kf_tuple_t *tuple = NULL;
  KFT_OK(kf_tuple_create(items, 2, &tuple));
  KFT_DEFER(kf_object_release, tuple);
  kf_value_t value = kf_value_object_take(KF_TAG_TUPLE, tuple);
  KFT_TRUE(matches(&value, "(int, float)") && matches(&value, "(Scalar, Any)"));
  KFT_TRUE(!matches(&value, "(int, int)") && !matches(&value, "(int)"));
  kf_dict_t *dict = NULL;
  KFT_OK(kf_dict_create(&dict));
  KFT_DEFER(kf_object_release, dict);
  kf_value_t map = kf_value_object_take(KF_TAG_DICT, dict);
  KFT_TRUE(matches(&map, "Dict(str, Tensor)"));
  KFT_OK(kf_dict_set(dict, &items[0], &items[1]));
  KFT_TRUE(matches(&map, "Dict(int, float)") && !matches(&map, "Dict(str, float)"));
  KFT_TRUE(!matches(&map, "Dict(int, int)") && !matches(&map, "int[]"));
}

KFT_MAIN(KFT_TEST(test_positional_keyword_default), KFT_TEST(test_refusals), KFT_TEST(test_misuse),
         KFT_TEST(test_plain_values), KFT_TEST(test_lists), KFT_TEST(test_tuples_and_dicts))
