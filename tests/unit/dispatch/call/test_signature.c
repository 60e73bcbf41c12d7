/* Signatures: which C types stand for a schema's types, identity, keys, and the way from typed
 * arguments to a stack and from a stack to typed outputs. */
#include "signature_fixture.h"

/* ---- Identity ---- */

static void check_print(const char *schema, bool symbolic, const char *expected) {
  char text[512];
  kf_signature_t *signature = make_signature(schema, symbolic);
  size_t length = kf__signature_print(signature, text, sizeof text);
  KFT_EQ_STR(text, expected);
  KFT_EQ_INT(length, strlen(expected));
  KFT_EQ_INT(kf__signature_print(signature, NULL, 0), strlen(expected));
}

static void test_print(void **state) {
  (void)state;
  check_print("test::f() -> ()", false, "() -> ()");
  check_print("test::f(Tensor self, int[2] size=[1, 2], *, Tensor? w=None) -> Tensor", false,
              "(Tensor, int[], Tensor?) -> Tensor");
  check_print("test::f(Tensor(a!) self, Scalar other) -> Tensor(a!)", false,
              "(Tensor(a!), Scalar) -> Tensor(a!)");
  check_print("test::f(Tensor x, *, Tensor(a!) u, Tensor(b!) v) -> (Tensor(a!), Tensor(b!))", false,
              "(Tensor, Tensor(a!), Tensor(b!)) -> (Tensor(a!), Tensor(b!))");
  check_print("test::f(ScalarType a, ScalarType? b, Layout c, MemoryFormat? d, Device? e) -> int?",
              false, "(ScalarType, ScalarType?, Layout, MemoryFormat?, Device?) -> int?");
  check_print(
      "test::f(str[] a, Dict(str, int) b, Scalar[]? c, complex? d, Any e) -> (str, Tensor[])",
      false, "(str[], Dict(str, int), Scalar[]?, complex?, Any) -> (str, Tensor[])");
  check_print("test::f(Tensor?[] a, Tensor[]? b, float[] c, bool[3] d, str? e) -> Tensor[]", false,
              "(Tensor?[], Tensor[]?, float[], bool[], str?) -> Tensor[]");
  check_print("test::f(SymInt a, SymInt? b, SymInt[] c, SymInt[]? d) -> SymInt", false,
              "(int, int?, int[], int[]?) -> SymInt");
  check_print("test::f(SymInt a, SymInt? b, SymInt[] c, SymInt[]? d) -> SymInt", true,
              "(SymInt, SymInt?, SymInt[], SymInt[]?) -> SymInt");
}

static void test_equal(void **state) {
  (void)state;
  static const char *const different[] = {
      "test::f(Tensor a) -> Tensor",         "test::f(Tensor? a) -> Tensor",
      "test::f(Tensor a) -> Tensor?",        "test::f(Tensor a) -> (Tensor, Tensor)",
      "test::f(Tensor(a!) a) -> Tensor(a!)", "test::f(int a) -> Tensor",
      "test::f(ScalarType a) -> Tensor",     "test::f(int[] a) -> Tensor",
      "test::f(Tensor[] a) -> Tensor",       "test::f(Tensor?[] a) -> Tensor",
      "test::f(str[] a) -> Tensor",          "test::f(Scalar[] a) -> Tensor",
      "test::f(Tensor a, Tensor b) -> ()",   "test::f() -> Tensor"};
  size_t count = sizeof different / sizeof *different;
  kf_signature_t *made[sizeof different / sizeof *different];
  for (size_t i = 0; i < count; i++) made[i] = make_signature(different[i], false);
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < count; j++) KFT_EQ_INT(kf__signature_equal(made[i], made[j]), i == j);
  KFT_TRUE(kf__signature_equal(made[0], make_signature(different[0], false)));
  /* Names, defaults, sizes and the plain form of SymInt make no difference. */
  KFT_TRUE(kf__signature_equal(make_signature("test::f(Tensor a, SymInt[2] b=0) -> Tensor", false),
                               make_signature("test::g(Tensor x, int[] y) -> Tensor", true)));
  KFT_TRUE(!kf__signature_equal(make_signature("test::f(Tensor a, SymInt[] b) -> Tensor", true),
                                make_signature("test::f(Tensor a, SymInt[] b) -> Tensor", false)));
}

static void test_sym_int(void **state) {
  (void)state;
  static const char *const with[] = {"test::f(SymInt a) -> ()", "test::f(SymInt? a) -> ()",
                                     "test::f(SymInt[] a) -> ()", "test::f(SymInt[]? a) -> ()"};
  for (size_t i = 0; i < 4; i++) {
    KFT_TRUE(kf__signature_has_sym_int(make_signature(with[i], true)));
    KFT_TRUE(kf__signature_has_sym_int(make_signature(with[i], false)));
    KFT_TRUE(make_signature(with[i], true)->symbolic);
    KFT_TRUE(!make_signature(with[i], false)->symbolic);
  }
  KFT_TRUE(!kf__signature_has_sym_int(make_signature("test::f(int a) -> SymInt", true)));
  KFT_TRUE(!make_signature("test::f(int a) -> SymInt", true)->symbolic);
}

static void test_written_returns(void **state) {
  (void)state;
  kf_signature_t *s = make_signature(
      "test::f(Tensor x, Tensor(a!) u, Tensor(b!) v) -> (Tensor(b!), Tensor, Tensor(a!))", false);
  const kf_param_t *returns = kf__signature_returns(s);
  KFT_EQ_INT(s->out_count, 1);
  KFT_EQ_INT(returns[0].kind, KF_PARAM_WRITTEN);
  KFT_EQ_INT(returns[0].detail, 2);
  KFT_EQ_INT(returns[1].kind, KF_PARAM_TENSOR);
  KFT_EQ_INT(returns[2].detail, 1);
  /* Lists are handed back as well. */
  s = make_signature("test::f(Tensor x, Tensor(a!)[] u) -> Tensor(a!)[]", false);
  KFT_EQ_INT(s->out_count, 0);
  KFT_EQ_INT(kf__signature_returns(s)[0].detail, 1);
  /* No argument with this set; a set that is only read; an element against its list. */
  KFT_EQ_INT(make_signature("test::f(Tensor(b!) x) -> Tensor(a!)", false)->out_count, 1);
  KFT_EQ_INT(make_signature("test::f(Tensor(a) x) -> Tensor(a)", false)->out_count, 1);
  KFT_EQ_INT(make_signature("test::f(Tensor(a!)[] x) -> Tensor(a!)", false)->out_count, 1);
}

static void test_adaptors_exist(void **state) {
  (void)state;
  KFT_TRUE(make_signature("test::f(Tensor a) -> Tensor", false)->caller != KF_CALLER_NONE);
  /* A number of values that is known only to the call cannot be passed as C parameters. */
  KFT_TRUE(kf__signature_adaptor(make_signature("test::f(...) -> ()", false)) == NULL);
  KFT_TRUE(kf__signature_adaptor(make_signature("test::f(Tensor a) -> ...", false)) == NULL);
  char text[4096] = "test::f(";
  for (int i = 0; i < KF_SIGNATURE_MAX_WORDS + 1; i++)
    (void)snprintf(text + strlen(text), sizeof text - strlen(text), "%sint a%d", i ? ", " : "", i);
  (void)snprintf(text + strlen(text), sizeof text - strlen(text), ") -> ()");
  kf_signature_t *wide = make_signature(text, false);
  KFT_TRUE(kf__signature_adaptor(wide) == NULL);
  KFT_FAILS(kf__signature_call(wide, NULL, NULL, NULL, NULL), KF_ERR_NOT_IMPLEMENTED);
}

/* ---- Keys ---- */

static void test_keys(void **state) {
  (void)state;
  KFT_TENSOR(a, kf_keyset_make(1, 2));
  KFT_TENSOR(b, kf_keyset_make(4, 8));
  KFT_TENSOR(c, kf_keyset_make(16, 32));
  KFT_TENSOR(d, kf_keyset_make(64, 128));
  KFT_TENSOR(e, kf_keyset_make(256, 512));
  kf_signature_t *s = make_signature(
      "test::f(Tensor a, Tensor? b, Tensor[] c, Tensor?[] d, Tensor[]? e, Generator? g, int h, "
      "Any i) -> ()",
      false);
  kf_tensor_t *none = NULL;
  kf_tensor_t *many[] = {c, NULL};
  kf_tensor_span_t list = {many, 1}, holes = {many + 1, 1}, hidden = {&d, 1};
  int64_t number = 3;
  kf_value_t value = kf_value_object_take(KF_TAG_TENSOR, d);
  const void *args[] = {&a, &b, &list, &holes, &hidden, &e, &number, &value};
  kf_keyset_t keys = kf__signature_keys(s, args);
  KFT_EQ_INT(keys.backends, 1 + 4 + 16 + 256);
  KFT_EQ_INT(keys.functionality, 2 + 8 + 32 + 512);
  args[1] = &none;
  args[5] = &none;
  keys = kf__signature_keys(s, args);
  KFT_EQ_INT(keys.backends, 1 + 16);
}

/* ---- Typed arguments to a stack ---- */

/* One argument of each type, in the order of `every_type`. */
static const char every_type[] =
    "test::every(Tensor a0, Tensor? a1, Generator a2, Storage? a3, int a4, float a5, bool a6, "
    "complex a7, Scalar a8, str a9, str? a10, ScalarType a11, Layout a12, MemoryFormat a13, "
    "Device a14, Stream a15, int? a16, ScalarType? a17, Layout? a18, MemoryFormat? a19, "
    "float? a20, bool? a21, Scalar? a22, Device? a23, int[] a24, float[] a25, bool[] a26, "
    "Tensor[] a27, int[]? a28, Any a29) -> ()";

static void test_box_every_type(void **state) {
  (void)state;
  kf_signature_t *s = make_signature(every_type, false);
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  void *generator = make_object(), *storage = make_object();
  kf_tensor_t *none = NULL;
  int64_t i = -7;
  double f = 2.5;
  bool b = true;
  kf_complex_t c = {1, -1};
  kf_scalar_t scalar = {KF_TAG_COMPLEX, {.c = {3, 4}}};
  kf_str_t str = {"abc", 3}, no_str = {NULL, 0};
  kf_dtype_t dtype = (kf_dtype_t)6;
  kf_layout_t layout = (kf_layout_t)1;
  kf_memory_format_t format = (kf_memory_format_t)2;
  kf_device_t device = kf_device_make(1, 3);
  kf_stream_t stream = {device, 77};
  kf_opt_int_t oi = {5, true}, od = {6, true}, ol = {1, true}, om = {0, false};
  kf_opt_float_t of = {0.5, true};
  kf_opt_bool_t ob = {false, true};
  kf_opt_scalar_t os = {{KF_TAG_BOOL, {.b = true}}, true};
  kf_opt_device_t ode = {device, true};
  int64_t numbers[] = {1, 2, 3};
  double floats[] = {0.5};
  bool bools[] = {true, false};
  kf_int_span_t ints = {numbers, 3}, no_ints = {NULL, 0};
  kf_float_span_t float_span = {floats, 1};
  kf_bool_span_t bool_span = {bools, 2};
  kf_tensor_span_t tensors = {&t, 1};
  kf_value_t any = kf_value_int(9);
  const void *args[] = {&t,      &none,       &generator, &storage, &i,       &f,
                        &b,      &c,          &scalar,    &str,     &no_str,  &dtype,
                        &layout, &format,     &device,    &stream,  &oi,      &od,
                        &ol,     &om,         &of,        &ob,      &os,      &ode,
                        &ints,   &float_span, &bool_span, &tensors, &no_ints, &any};
  static const kf_tag_t tags[] = {
      KF_TAG_TENSOR, KF_TAG_NONE,  KF_TAG_GENERATOR, KF_TAG_STORAGE,       KF_TAG_INT,
      KF_TAG_FLOAT,  KF_TAG_BOOL,  KF_TAG_COMPLEX,   KF_TAG_COMPLEX,       KF_TAG_STRING,
      KF_TAG_NONE,   KF_TAG_DTYPE, KF_TAG_LAYOUT,    KF_TAG_MEMORY_FORMAT, KF_TAG_DEVICE,
      KF_TAG_STREAM, KF_TAG_INT,   KF_TAG_DTYPE,     KF_TAG_LAYOUT,        KF_TAG_NONE,
      KF_TAG_FLOAT,  KF_TAG_BOOL,  KF_TAG_BOOL,      KF_TAG_DEVICE,        KF_TAG_LIST,
      KF_TAG_LIST,   KF_TAG_LIST,  KF_TAG_LIST,      KF_TAG_NONE,          KF_TAG_INT};
  STACK(stack);
  PUSH(stack, kf_value_int(1000));
  KFT_EQ_INT(s->arg_count, sizeof args / sizeof *args);
  KFT_OK(kf__signature_box(s, args, &stack));
  KFT_EQ_INT(stack.size, 1 + s->arg_count);
  const kf_value_t *v = stack.values + 1;
  for (size_t k = 0; k < s->arg_count; k++) KFT_EQ_INT(v[k].tag, tags[k]);
  KFT_EQ_INT(references(t), 3); /* the test's, the value's, the list's */
  KFT_EQ_INT(v[4].as.i, -7);
  KFT_TRUE(v[5].as.f == 2.5 && v[6].as.b);
  KFT_TRUE(kf_value_get_complex(&v[7]).im == -1 && kf_value_get_complex(&v[8]).re == 3);
  KFT_EQ_STR(kf_value_get_string(&v[9]).data, "abc");
  KFT_TRUE(v[11].as.i == 6 && v[12].as.i == 1 && v[13].as.i == 2);
  KFT_TRUE(v[14].as.device.index == 3 && v[15].as.i == 77 && v[15].extra.device.index == 3);
  KFT_TRUE(v[16].as.i == 5 && v[17].as.i == 6 && v[20].as.f == 0.5 && !v[21].as.b && v[22].as.b);
  KFT_EQ_INT(kf_list_kind((kf_list_t *)(void *)v[24].as.object), KF_LIST_INTS);
  KFT_EQ_INT(kf_list_ints((kf_list_t *)(void *)v[24].as.object).data[2], 3);
  KFT_TRUE(kf_list_tensors((kf_list_t *)(void *)v[27].as.object).data[0] == t);
}

static void test_box_symbolic(void **state) {
  (void)state;
  kf_signature_t *s =
      make_signature("test::f(SymInt a, SymInt b, SymInt? c, SymInt[] d, SymInt[] e) -> ()", true);
  void *node = make_object();
  kf_sym_int_t plain = {4, NULL}, symbolic = {0, node};
  kf_value_t maybe = kf_value_object_take(KF_TAG_SYM_INT, node);
  kf_value_t mixed[] = {kf_value_int(1), maybe};
  kf_value_span_t ints = {mixed, 1}, both = {mixed, 2};
  const void *args[] = {&plain, &symbolic, &maybe, &ints, &both};
  STACK(stack);
  KFT_OK(kf__signature_box(s, args, &stack));
  KFT_EQ_INT(stack.values[0].tag, KF_TAG_INT);
  KFT_EQ_INT(stack.values[1].tag, KF_TAG_SYM_INT);
  KFT_EQ_INT(stack.values[2].tag, KF_TAG_SYM_INT);
  KFT_EQ_INT(kf_list_kind((kf_list_t *)(void *)stack.values[3].as.object), KF_LIST_INTS);
  KFT_EQ_INT(kf_list_kind((kf_list_t *)(void *)stack.values[4].as.object), KF_LIST_VALUES);
  KFT_EQ_INT(references(node), 4);
}

static void test_box_fails_whole(void **state) {
  (void)state;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_tensor_t *holes[] = {t, NULL}, *none = NULL;
  kf_tensor_span_t span = {holes, 2}, wild = {NULL, 2};
  kf_str_t no_str = {NULL, 0};
  STACK(stack);
  PUSH(stack, kf_value_int(1));
  kf_signature_t *s = make_signature("test::f(Tensor a, Tensor[] b) -> ()", false);
  const void *args[] = {&t, &span};
  KFT_FAILS_WITH(kf__signature_box(s, args, &stack), KF_ERR_TYPE,
                 "argument 2: expected Tensor[], found None in the list");
  args[1] = &wild;
  KFT_FAILS(kf__signature_box(s, args, &stack), KF_ERR_TYPE);
  args[0] = &none;
  KFT_FAILS_WITH(kf__signature_box(s, args, &stack), KF_ERR_TYPE,
                 "argument 1: expected Tensor, found None");
  const void *text[] = {&no_str};
  KFT_FAILS(kf__signature_box(make_signature("test::f(str a) -> ()", false), text, &stack),
            KF_ERR_TYPE);
  kf_value_t number = kf_value_int(1);
  const void *value[] = {&number};
  KFT_FAILS_WITH(kf__signature_box(make_signature("test::f(str[] a) -> ()", false), value, &stack),
                 KF_ERR_TYPE, "argument 1: expected str[], found int");
  KFT_EQ_INT(stack.size, 1);
  KFT_EQ_INT(references(t), 1);
}

/* ---- Returns of a boxed kernel ---- */

static void test_unbox_every_return(void **state) {
  (void)state;
  kf_signature_t *s = make_signature(
      "test::f() -> (Tensor, Tensor?, int, float, bool, Scalar, ScalarType, Device, int?, int[], "
      "Tensor[], str, SymInt, Stream, complex, int[]?, Generator)",
      false);
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  void *node = make_object(), *generator = make_object();
  kf_value_t loose[] = {kf_value_int(4), kf_value_int(5)};
  kf_value_t tensor = kf_value_object_take(KF_TAG_TENSOR, t);
  kf_stream_t some = {kf_device_make(1, 0), 6};
  STACK(stack);
  PUSH(stack, kf_value_int(1000));
  PUSH(stack, kf_value_tensor(t));
  PUSH(stack, kf_value_none());
  PUSH(stack, kf_value_int(7));
  PUSH(stack, kf_value_int(2)); /* an int widens to a float */
  PUSH(stack, kf_value_bool(true));
  PUSH(stack, kf_value_float(0.5));
  PUSH(stack, kf_value_dtype((kf_dtype_t)3));
  PUSH(stack, kf_value_device(kf_device_make(1, 2)));
  PUSH(stack, kf_value_none());
  PUSH(stack, values_list(loose, 2)); /* packed on the way */
  PUSH(stack, values_list(&tensor, 1));
  PUSH(stack, string_value("text"));
  PUSH(stack, kf_value_object(KF_TAG_SYM_INT, node));
  PUSH(stack, kf_value_stream(some));
  PUSH(stack, kf_value_int(3));
  PUSH(stack, kf_value_none());
  PUSH(stack, kf_value_object(KF_TAG_GENERATOR, generator));
  struct {
    kf_tensor_t *tensor, *none;
    int64_t i;
    double f;
    bool b;
    kf_scalar_t scalar;
    kf_dtype_t dtype;
    kf_device_t device;
    kf_opt_int_t opt;
    kf_list_t *ints, *tensors;
    kf_value_t text;
    kf_sym_int_t sym;
    kf_stream_t stream;
    kf_complex_t c;
    kf_list_t *no_ints;
    kf_generator_t *generator;
  } out;
  void *outs[] = {&out.tensor, &out.none,   &out.i,   &out.f,       &out.b,        &out.scalar,
                  &out.dtype,  &out.device, &out.opt, &out.ints,    &out.tensors,  &out.text,
                  &out.sym,    &out.stream, &out.c,   &out.no_ints, &out.generator};
  memset(&out, 0xff, sizeof out);
  kf_status_t status = kf__signature_unbox_returns(s, &stack, outs);
  KFT_EQ_INT(stack.size, 1);
  if (status != KF_OK) {
    KFT_TRUE(out.tensor == NULL && out.ints == NULL && out.tensors == NULL);
    KFT_TRUE(out.text.tag == KF_TAG_NONE && out.sym.node == NULL && out.generator == NULL);
    KFT_EQ_INT(references(t), 1);
  }
  KFT_OK(status);
  KFT_DEFER(kf_object_release, out.tensor);
  KFT_DEFER(kf_object_release, out.ints);
  KFT_DEFER(kf_object_release, out.tensors);
  KFT_DEFER(kf_object_release, out.text.as.object);
  KFT_DEFER(kf_object_release, out.sym.node);
  KFT_DEFER(kf_object_release, out.generator);
  KFT_TRUE(out.tensor == t && out.none == NULL && out.i == 7 && out.f == 2 && out.b);
  KFT_TRUE(out.scalar.tag == KF_TAG_FLOAT && out.scalar.as.f == 0.5 && out.dtype == (kf_dtype_t)3);
  KFT_TRUE(out.device.index == 2 && !out.opt.has && kf_list_ints(out.ints).data[1] == 5);
  KFT_TRUE(kf_list_tensors(out.tensors).size == 1 && kf_list_tensors(out.tensors).data[0] == t);
  KFT_EQ_STR(kf_value_get_string(&out.text).data, "text");
  KFT_TRUE(out.sym.node == node && out.stream.id == 6 && out.c.re == 3 && out.no_ints == NULL);
  KFT_EQ_INT(references(node), 2);
}

static void test_unbox_written_returns(void **state) {
  (void)state;
  kf_signature_t *s =
      make_signature("test::f(Tensor(a!) x) -> (Tensor(a!), int, Tensor(a!))", false);
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  int64_t number = 0;
  void *outs[] = {&number};
  STACK(stack);
  PUSH(stack, kf_value_tensor(t));
  PUSH(stack, kf_value_int(5));
  PUSH(stack, kf_value_none()); /* not looked at */
  KFT_OK(kf__signature_unbox_returns(s, &stack, outs));
  KFT_EQ_INT(number, 5);
  KFT_EQ_INT(stack.size, 0);
  KFT_EQ_INT(references(t), 1);
}

static void test_unbox_broken_contract(void **state) {
  (void)state;
  kf_signature_t *s = make_signature("test::f() -> (Tensor, int, int[])", false);
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_tensor_t *tensor;
  kf_list_t *list;
  int64_t number;
  void *outs[] = {&tensor, &number, &list};
  kf_value_t bad = kf_value_none();
  static const struct {
    int which;
    const char *message;
  } cases[] = {{0, "return 1 of the kernel: expected Tensor, found None"},
               {1, "return 2 of the kernel: expected int, found None"},
               {2, "return 3 of the kernel: expected int[], found None"},
               {3, "return 3 of the kernel: expected int[], found a list of other elements"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    STACK(stack);
    PUSH(stack, kf_value_int(1000));
    PUSH(stack, cases[i].which == 0 ? bad : kf_value_tensor(t));
    PUSH(stack, cases[i].which == 1 ? bad : kf_value_int(1));
    PUSH(stack, cases[i].which == 2 ? bad : values_list(&bad, 1));
    tensor = t, number = 1, list = (kf_list_t *)(void *)t;
    KFT_FAILS_WITH(kf__signature_unbox_returns(s, &stack, outs), KF_ERR_CONTRACT, cases[i].message);
    KFT_TRUE(tensor == NULL && number == 0 && list == NULL);
    KFT_EQ_INT(stack.size, 1);
    KFT_EQ_INT(references(t), 1);
  }
  STACK(stack);
  PUSH(stack, kf_value_int(1));
  KFT_FAILS_WITH(kf__signature_unbox_returns(s, &stack, outs), KF_ERR_CONTRACT,
                 "left 1 values for 3 returns");
  KFT_EQ_INT(stack.size, 0);
}

KFT_MAIN(KFT_TEST(test_print), KFT_TEST(test_equal), KFT_TEST(test_sym_int),
         KFT_TEST(test_written_returns), KFT_TEST(test_adaptors_exist), KFT_TEST(test_keys),
         KFT_TEST(test_box_every_type), KFT_TEST(test_box_symbolic), KFT_TEST(test_box_fails_whole),
         KFT_TEST(test_unbox_every_return), KFT_TEST(test_unbox_written_returns),
         KFT_TEST(test_unbox_broken_contract))
