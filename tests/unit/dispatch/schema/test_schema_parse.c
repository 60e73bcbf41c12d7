/* Parsing: what a schema holds after it was read, limits, options, and messages. The wide
 * comparison with PyTorch is in test_schema_parity.c. */
#include <keyfall/library.h>

#include "schema_fixture.h"

#include "dispatch/schema/schema_internal.h"

static const char add_out[] =
    "aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)";

static void test_parts(void **state) {
  (void)state;
  kf_schema_t *schema = PARSE(add_out);
  KFT_EQ_STR(kf_schema_name(schema), "aten::add");
  KFT_EQ_STR(kf_schema_overload(schema), "out");
  KFT_EQ_INT(kf_schema_argument_count(schema), 4);
  KFT_EQ_INT(kf_schema_return_count(schema), 1);
  KFT_TRUE(kf_schema_is_mutable(schema));
  KFT_TRUE(!kf_schema_is_vararg(schema) && !kf_schema_is_varret(schema));
  KFT_EQ_INT(kf_schema_find_argument(schema, "alpha"), 2);
  KFT_EQ_INT(kf_schema_find_argument(schema, "beta"), -1);
  KFT_EQ_INT(kf_schema_find_argument(schema, NULL), -1);
  const kf_argument_t *alpha = kf_schema_argument(schema, 2);
  KFT_EQ_INT(alpha->type->kind, KF_TYPE_SCALAR);
  KFT_TRUE(alpha->is_kwarg_only && !alpha->is_out && alpha->alias == NULL);
  KFT_EQ_INT(alpha->default_value->tag, KF_TAG_INT);
  KFT_EQ_INT(alpha->default_value->as.i, 1);
  const kf_argument_t *out = kf_schema_argument(schema, 3);
  KFT_TRUE(out->is_out && out->alias->is_write && out->default_value == NULL);
  KFT_EQ_INT(out->alias->before_count, 1);
  KFT_EQ_STR(out->alias->before[0], "a");
  KFT_EQ_STR(kf_schema_return(schema, 0)->name, "");
  KFT_TRUE(kf_schema_argument(schema, 4) == NULL && kf_schema_return(schema, 1) == NULL);
}

/* The dispatcher reads these from the struct. */
static void test_tensor_positions(void **state) {
  (void)state;
  KFT_EQ_INT(PARSE(add_out)->tensor_positions, 0xd);
  KFT_EQ_INT(PARSE("f(Tensor?[] a, Tensor[]? b, Tensor? c, Tensor[] d, int e, (Tensor, int) f, "
                   "NoneType g, Union(Tensor, None) h) -> ()")
                 ->tensor_positions,
             0xb3);
  KFT_EQ_INT(PARSE("f() -> Tensor")->tensor_positions, 0);
  char text[1024] = "f(Tensor x";
  append(text, sizeof text, ", Tensor x", 69);
  append(text, sizeof text, ") -> ()", 1);
  kf_schema_t *schema = PARSE(text);
  KFT_EQ_INT(schema->argument_count, 70);
  KFT_TRUE(schema->tensor_positions == UINT64_MAX);
}

static void test_real_and_fake_types(void **state) {
  (void)state;
  kf_schema_t *schema =
      PARSE("f(SymInt[2] a, ScalarType? b, Layout[] c, (SymInt, int) d) -> SymInt");
  const kf_argument_t *a = kf_schema_argument(schema, 0);
  KFT_EQ_INT(a->real_type->children[0]->kind, KF_TYPE_SYM_INT);
  KFT_EQ_INT(a->type->children[0]->kind, KF_TYPE_INT);
  KFT_EQ_INT(a->list_size, 2);
  KFT_EQ_INT(kf_schema_argument(schema, 1)->type->children[0]->kind, KF_TYPE_INT);
  KFT_EQ_INT(kf_schema_argument(schema, 1)->real_type->children[0]->kind, KF_TYPE_DTYPE);
  KFT_EQ_INT(kf_schema_argument(schema, 2)->list_size, -1);
  KFT_EQ_INT(kf_schema_argument(schema, 3)->real_type->children[0]->kind, KF_TYPE_INT);
  KFT_EQ_INT(kf_schema_return(schema, 0)->real_type->kind, KF_TYPE_SYM_INT);
  KFT_TRUE(kf_type_equal(a->type, PARSE("f(int[] a) -> ()")->arguments[0].type));
}

static const kf_value_t *default_of(const kf_schema_t *schema, size_t index) {
  return kf_schema_argument(schema, index)->default_value;
}

static void test_defaults(void **state) {
  (void)state;
  kf_schema_t *schema = PARSE(
      "f(int[2] a=[1, 2], float[] b=[0.5], bool[3] c=True, complex d=2j, str e='x\\ty', "
      "Device f='cuda:1', ScalarType g=int8, float h=1, Tensor? i=None, float j=-1e-5) -> ()");
  const kf_list_t *a = (const kf_list_t *)(const void *)default_of(schema, 0)->as.object;
  KFT_EQ_INT(kf_list_kind(a), KF_LIST_INTS);
  KFT_EQ_INT(kf_list_ints(a).data[1], 2);
  const kf_list_t *b = (const kf_list_t *)(const void *)default_of(schema, 1)->as.object;
  KFT_TRUE(kf_list_floats(b).size == 1 && kf_list_floats(b).data[0] == 0.5);
  const kf_list_t *c = (const kf_list_t *)(const void *)default_of(schema, 2)->as.object;
  KFT_TRUE(kf_list_bools(c).size == 3 && kf_list_bools(c).data[2]);
  KFT_TRUE(kf_value_get_complex(default_of(schema, 3)).im == 2);
  KFT_EQ_STR(kf_value_get_string(default_of(schema, 4)).data, "x\ty");
  KFT_EQ_INT(default_of(schema, 5)->as.device.type, KF_DEVICE_CUDA);
  KFT_EQ_INT(default_of(schema, 5)->as.device.index, 1);
  KFT_EQ_INT(default_of(schema, 6)->tag, KF_TAG_INT);
  KFT_EQ_INT(default_of(schema, 6)->as.i, KF_DTYPE_INT8);
  KFT_EQ_INT(default_of(schema, 7)->tag, KF_TAG_FLOAT);
  KFT_EQ_INT(default_of(schema, 8)->tag, KF_TAG_NONE);
  KFT_TRUE(default_of(schema, 9)->as.f == -1e-5);
}

static void test_alias_sets(void **state) {
  (void)state;
  kf_schema_t *schema = PARSE("f(Tensor(a|b! -> c) x, Tensor(a!)[](b) y, Tensor! z, int! w) -> ()");
  const kf_alias_t *x = kf_schema_argument(schema, 0)->alias;
  KFT_TRUE(x->before_count == 2 && x->after_count == 1 && x->is_write);
  KFT_EQ_STR(x->before[0], "a");
  KFT_EQ_STR(x->after[0], "c");
  const kf_alias_t *y = kf_schema_argument(schema, 1)->alias;
  KFT_TRUE(!y->is_write && y->contained->is_write && y->contained->contained == NULL);
  KFT_EQ_STR(kf_schema_argument(schema, 2)->alias->before[0], "$0");
  KFT_EQ_INT(kf_schema_argument(schema, 2)->alias->after_count, 0);
  KFT_EQ_STR(kf_schema_argument(schema, 3)->alias->before[0], "$1");
}

/* More of everything than fits into the buffers on the C stack. */
static void test_large_schema(void **state) {
  (void)state;
  enum { COUNT = 100, SIZE = 16384 };
  char *text = (char *)KFT_BLOCK(kf_alloc(SIZE));
  KFT_DEFER(kf_free, text);
  size_t size = (size_t)snprintf(text, SIZE, "ns::big(");
  for (int i = 0; i < COUNT; i++)
    size += (size_t)snprintf(text + size, SIZE - size,
                             "%sTensor(a%d|b%d! -> c)[](d)?[] a_rather_long_name_%d",
                             i > 0 ? ", " : "", i, i, i);
  (void)snprintf(text + size, SIZE - size, ") -> (int, (int, (str, Dict(int, foo)))[])");
  kf_schema_t *schema = PARSE(text);
  KFT_EQ_INT(kf_schema_argument_count(schema), COUNT);
  KFT_EQ_STR(kf_schema_argument(schema, 99)->name, "a_rather_long_name_99");
  KFT_EQ_STR(kf_schema_argument(schema, 99)->alias->contained->contained->before[1], "b99");
  kf_schema_t *renamed = NULL;
  KFT_OK(kf__schema_clone_renamed(schema, "ns::big", "", &renamed));
  KFT_DEFER(release_schema, renamed);
  KFT_TRUE(kf_schema_equal(schema, renamed));
}

static void test_limits(void **state) {
  (void)state;
  char text[4096];
  /* 64 levels are read, one more is refused; so are brackets without end. */
  for (int levels = 63; levels <= 64; levels++) {
    text[0] = '\0';
    append(text, sizeof text, "f(int", 1);
    append(text, sizeof text, "[]", levels);
    append(text, sizeof text, " x) -> ()", 1);
    if (levels == 63)
      KFT_EQ_INT(kf_schema_argument_count(PARSE(text)), 1);
    else
      REFUSES(text, "types nest at most 64 deep");
  }
  text[0] = 'f';
  text[1] = '\0';
  append(text, sizeof text, "(", 1000);
  REFUSES(text, "types nest at most 64 deep");
  REFUSES("f(int[2000000000] x=1) -> ()", "repeated at most 65536 times");
  REFUSES("f(int[3000000000] x) -> ()", "integer up to 2147483647");
  REFUSES("f(int x=9223372036854775808) -> ()", "9223372036854775808 is out of range");
  REFUSES("f(float x=1e999) -> ()", "out of range");
  REFUSES("f(Device x='nowhere') -> ()", "nowhere");
}

static void test_long_sets(void **state) {
  (void)state;
  enum { SIZE = 65536 };
  char *text = (char *)KFT_BLOCK(kf_alloc(SIZE));
  KFT_DEFER(kf_free, text);
  size_t size = (size_t)snprintf(text, SIZE, "f(Tensor(x");
  for (int i = 0; i < 1024; i++) size += (size_t)snprintf(text + size, SIZE - size, "|a%d", i);
  REFUSES(text, "an alias set has at most 1024 names");
  size = (size_t)snprintf(text, SIZE, "f((int");
  for (int i = 0; i < 1024; i++) size += (size_t)snprintf(text + size, SIZE - size, ",int");
  REFUSES(text, "a type has at most 1024 members");
}

static void test_type_variables(void **state) {
  (void)state;
  kf_schema_t *schema = NULL;
  REFUSES("f(foo x) -> ()", "expected a type, such as Tensor, ");
  REFUSES("f(double x) -> ()", "Use `float` instead of `double`");
  REFUSES("f(int64_t x) -> ()", "Use `int` instead of `int64_t`");
  const char *aten = "aten::f(foo x) -> foo";
  KFT_OK(kf_schema_parse(aten, strlen(aten), NULL, &schema));
  KFT_DEFER(release_schema, schema);
  KFT_EQ_STR(kf_schema_argument(schema, 0)->type->name, "foo");
  KFT_EQ_INT(PARSE("f(rnn.CellParamsBase x) -> ()")->arguments[0].type->kind, KF_TYPE_VAR);
  PRINTS_AS("f(PyObject a, Dimname b, SymBool c) -> ()", "f(PyObject a, str b, SymBool c) -> ()");
}

static void release_registration(void *handle) { kf_registration_release(handle); }

static void test_custom_classes(void **state) {
  (void)state;
  static const char text[] = "f(__torch__.torch.classes.my.Thing? x) -> ()";
  kf_registration_t *handle = NULL, *second = NULL;
  KFT_EQ_INT(
      PARSE("f(__torch__.torch.classes.rnn.CellParamsBase x) -> ()")->arguments[0].type->kind,
      KF_TYPE_CLASS);
  REFUSES(text,
          "there is no class my.Thing; register it with kf_register_class "
          "first:\nf(__torch__.torch.classes.my.Thing? x) -> ()\n                             "
          "~~~~~ <--- HERE\n");
  KFT_OK(kf_register_class("my", "Thing", &handle));
  KFT_DEFER(release_registration, handle);
  KFT_TRUE(PARSE(text) != NULL);
  REFUSES("f() -> __torch__.torch.classes.my.Thing2", "there is no class my.Thing2;");
  KFT_FAILS_WITH(kf_register_class("my", "Thing", &second), KF_ERR_DUPLICATE,
                 "__torch__.torch.classes.my.Thing is already registered");
  KFT_FAILS_WITH(kf_register_class("rnn", "CellParamsBase", &second), KF_ERR_DUPLICATE, "already");
  KFT_FAILS_WITH(kf_register_class("my.own", "Thing", &second), KF_ERR_VALUE, "'my.own'");
  KFT_FAILS_WITH(kf_register_class("my", "2", &second), KF_ERR_VALUE, "identifiers");
  KFT_FAILS_WITH(kf_register_class(NULL, "", &second), KF_ERR_VALUE, "'NULL' and ''");
  KFT_TRUE(second == NULL);
}

static void test_messages(void **state) {
  (void)state;
  REFUSES("f(int x, $) -> ()",
          "expected a valid token but found ' ' here:\n"
          "f(int x, $) -> ()\n         ~ <--- HERE\n");
  REFUSES("f(int x int) -> ()",
          "expected ) but found 'ident' here:\nf(int x int) -> ()\n        ~~~ <--- HERE\n");
  REFUSES("f(complex x=2) -> ()",
          "expected an imaginary number such as 2j, found 2:\n"
          "f(complex x=2) -> ()\n            ~ <--- HERE\n");
  REFUSES("f", "found only a name");
  REFUSES(
      "f(int x=1, int y) -> ()",
      "argument 'y' follows one with a default value and needs one, too: f(int x=1, int y) -> ()");
  REFUSES("f.default() -> ()",
          "no overload can be named 'default': default and names that begin with __ are reserved");
  kf_schema_t *schema = NULL;
  KFT_FAILS(kf_schema_parse(NULL, 0, NULL, &schema), KF_ERR_MISUSE);
  KFT_FAILS_WITH(kf_schema_parse("f(int \0) -> ()", 14, NULL, &schema), KF_ERR_PARSE,
                 "f(int ?) -> ()\n      ~ <--- HERE\n");
}

static void test_length_counts(void **state) {
  (void)state;
  kf_schema_t *schema = NULL;
  KFT_OK(kf_schema_parse("f() -> int rest", 10, NULL, &schema));
  KFT_DEFER(release_schema, schema);
  KFT_EQ_STR(printed(schema), "f() -> int");
  kf_schema_t *none = NULL;
  KFT_FAILS(kf_schema_parse("f(\0) -> ()", 10, NULL, &none), KF_ERR_PARSE);
}

static void test_schema_or_name(void **state) {
  (void)state;
  kf_schema_t *schema = NULL;
  char *name = NULL;
  KFT_OK(kf_schema_or_name_parse("ns :: f . x", 11, NULL, &schema, &name));
  KFT_DEFER(kf_free, name);
  KFT_TRUE(schema == NULL);
  KFT_EQ_STR(name, "ns::f.x");
  char *other = NULL;
  KFT_OK(kf__schema_or_name_parse("f", 1, NULL, "test", &schema, &other));
  KFT_DEFER(kf_free, other);
  KFT_EQ_STR(other, "test::f");
  char *unused = NULL;
  KFT_OK(kf_schema_or_name_parse("f() -> ()", 9, NULL, &schema, &unused));
  KFT_DEFER(release_schema, schema);
  KFT_TRUE(unused == NULL);
}

static void test_default_namespace(void **state) {
  (void)state;
  kf_schema_t *schema = NULL;
  KFT_OK(kf__schema_parse("f.x(int a) -> int", 17, NULL, "test", &schema));
  KFT_DEFER(release_schema, schema);
  KFT_EQ_STR(printed(schema), "test::f.x(int a) -> int");
  kf_schema_t *own = NULL;
  KFT_OK(kf__schema_parse("mine::f() -> ()", 15, NULL, "test", &own));
  KFT_DEFER(release_schema, own);
  KFT_EQ_STR(kf_schema_name(own), "mine::f");
}

/* A schema is one block, and a small one. */
static void test_memory(void **state) {
  (void)state;
  int64_t before = kft_live_blocks();
  kf_schema_t *schema = PARSE(add_out);
  KFT_EQ_INT(kft_live_blocks() - before, 1);
  KFT_TRUE(schema->block_size <= 150 * 5);
  kf_schema_retain(schema);
  kf_schema_release(schema);
  kf_schema_release(NULL);
}

KFT_MAIN(KFT_TEST(test_parts), KFT_TEST(test_tensor_positions), KFT_TEST(test_real_and_fake_types),
         KFT_TEST(test_defaults), KFT_TEST(test_alias_sets), KFT_TEST(test_large_schema),
         KFT_TEST(test_limits), KFT_TEST(test_long_sets), KFT_TEST(test_type_variables),
         KFT_TEST(test_custom_classes), KFT_TEST(test_messages), KFT_TEST(test_length_counts),
         KFT_TEST(test_schema_or_name), KFT_TEST(test_default_namespace), KFT_TEST(test_memory))
