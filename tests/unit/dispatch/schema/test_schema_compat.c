/* Equality, compatibility, alias questions, subtyping, and the check of a kernel's schema. */
#include "schema_fixture.h"

#include "dispatch/schema/schema_internal.h"

static bool equal(const char *a, const char *b) { return kf_schema_equal(PARSE(a), PARSE(b)); }

static void test_equality(void **state) {
  (void)state;
  KFT_TRUE(equal("f(SymInt x, Layout y) -> ()", "f(int x, int y) -> ()"));
  KFT_TRUE(equal("f(Tensor(a|b) x) -> ()", "f(Tensor(b|a) x) -> ()"));
  KFT_TRUE(equal("f(int[2] x=1) -> ()", "f(int[2] x=[1, 1]) -> ()"));
  KFT_TRUE(!equal("f(int[2] x) -> ()", "f(int[] x) -> ()"));
  KFT_TRUE(!equal("f(float? x=1) -> ()", "f(float? x=1.) -> ()"));
  KFT_TRUE(!equal("f(int x=1) -> ()", "f(int x) -> ()"));
  KFT_TRUE(!equal("f(int x) -> ()", "f(*, int x) -> ()"));
  KFT_TRUE(!equal("f(Tensor(a) x) -> ()", "f(Tensor(a!) x) -> ()"));
  KFT_TRUE(!equal("f(Tensor(a)[] x) -> ()", "f(Tensor[] x) -> ()"));
  KFT_TRUE(!equal("f.a() -> ()", "f() -> ()"));
  KFT_TRUE(!equal("f() -> ...", "f() -> ()"));
  KFT_TRUE(!kf_schema_equal(PARSE("f() -> ()"), NULL));
}

static void check_backward(const char *newer, const char *older, bool expected,
                           const char *expected_reason) {
  char reason[256];
  KFT_TRUE(kf_schema_is_backward_compatible(PARSE(newer), PARSE(older), reason, sizeof reason) ==
           expected);
  KFT_EQ_STR(reason, expected_reason);
}

static void check_forward(const char *newer, const char *older, bool expected,
                          const char *expected_reason) {
  char reason[256];
  KFT_TRUE(kf_schema_is_forward_compatible(PARSE(newer), PARSE(older), reason, sizeof reason) ==
           expected);
  KFT_EQ_STR(reason, expected_reason);
}

static void test_backward(void **state) {
  (void)state;
  check_backward("f(Tensor? a, int b=1) -> Tensor", "f(Tensor a) -> Tensor", true, "");
  check_backward(
      "f(Tensor a, int[2] b) -> Tensor", "f(Tensor a) -> Tensor", false,
      "not backward compatible: the new argument 'b' of type int[] has no default value");
  check_backward("f(Tensor a) -> Tensor?", "f(Tensor a) -> Tensor", false, "");
  check_backward("f(Tensor a) -> Tensor", "f(Tensor a) -> Tensor?", true, "");
  check_backward("f(Tensor a, int b=1, *, Tensor(a!) out) -> ()",
                 "f(Tensor a, *, Tensor(a!) out) -> ()", true, "");
  check_backward("f(Tensor a, int b=1, int c=2) -> ()", "f(Tensor a, *, Tensor(a!) out) -> ()",
                 false, "");
}

static void test_forward(void **state) {
  (void)state;
  check_forward("f(Tensor a, int b=1) -> ()", "f(Tensor a) -> ()", true, "");
  check_forward("f(Tensor a) -> ()", "f(Tensor a, int b=1) -> ()", true, "");
  check_forward("f(Tensor a, *, Tensor(a!) out) -> ()", "f(Tensor a) -> ()", false,
                "not forward compatible: the number of out arguments differs");
  check_forward("f(Tensor? a) -> ()", "f(Tensor a) -> ()", false,
                "not forward compatible: argument 'a' differs");
  check_forward("f(Tensor a, int b) -> ()", "f(Tensor a) -> ()", false,
                "not forward compatible: the new argument 'b' of type int has no default value");
  check_forward("f(Tensor a, int[2] b=1) -> ()", "f(Tensor a) -> ()", false,
                "not forward compatible: the default value of the new argument 'b' of type int[] "
                "is a list or a dict");
  check_forward("f(*, Tensor(a!) out) -> ()", "f(*, Tensor(b!) out) -> ()", false,
                "not forward compatible: out argument 'out' differs");
  /* PyTorch looks for this name behind the end of the arguments. */
  check_forward("f(*, Tensor(a!) out) -> ()", "f(int x=1, *, Tensor(b!) out) -> ()", false,
                "not forward compatible: out argument 'out' differs");
}

static void test_alias_questions(void **state) {
  (void)state;
  kf_schema_t *schema = PARSE("f(Tensor(a) x, Tensor[] y, int z) -> (Tensor(a), Tensor(*))");
  KFT_TRUE(kf_schema_may_alias(schema, KF_SCHEMA_INPUT, 0, KF_SCHEMA_OUTPUT, 0));
  KFT_TRUE(!kf_schema_may_alias(schema, KF_SCHEMA_INPUT, 0, KF_SCHEMA_OUTPUT, 1));
  KFT_TRUE(kf_schema_may_contain_alias(schema, KF_SCHEMA_INPUT, 1, KF_SCHEMA_OUTPUT, 1));
  KFT_TRUE(!kf_schema_may_contain_alias(schema, KF_SCHEMA_INPUT, 2, KF_SCHEMA_OUTPUT, 1));
  KFT_TRUE(!kf_schema_may_alias(schema, KF_SCHEMA_INPUT, 9, KF_SCHEMA_OUTPUT, 1));
  KFT_TRUE(!kf_schema_may_contain_alias(schema, KF_SCHEMA_INPUT, 0, KF_SCHEMA_OUTPUT, 7));
  KFT_TRUE(kf_alias_equal(NULL, NULL));
  KFT_TRUE(!kf_alias_equal(kf_schema_argument(schema, 0)->alias, NULL));
}

static bool is_subtype(const char *a, const char *b) {
  char text[256];
  (void)snprintf(text, sizeof text, "f(%s a, %s b) -> ()", a, b);
  const kf_schema_t *schema = PARSE(text);
  return kf_type_is_subtype(schema->arguments[0].type, schema->arguments[1].type);
}

static void test_subtyping(void **state) {
  (void)state;
  static const struct {
    const char *a;
    const char *b;
    bool expected;
  } cases[] = {
      {"int", "Any", true},
      {"int", "int?", true},
      {"int?", "int", false},
      {"None", "int?", true},
      {"int", "Scalar", true},
      {"complex", "Scalar?", true},
      {"bool", "Scalar", false},
      {"int[]", "Scalar[]", false},
      {"(int, int)", "(Scalar, Any)", true},
      {"(int)", "(int, int)", false},
      {"Future(int)", "Future(Scalar)", true},
      {"RRef(int)", "RRef(Scalar)", false},
      {"int", "Union(int, str)", true},
      {"int?", "Union(int, str, None)", true},
      {"int?", "Union(int, str)", false},
      {"Union(int, str)", "Union(int, str, bool)", true},
      {"Union(int, float)", "Scalar", true},
      {"Dict(int, int)", "Dict(int, Scalar)", false},
      {"foo", "bar", true},
      {"__torch__.torch.classes.c10d.Work", "AnyClassType", true},
      {"__torch__.torch.classes.c10d.Work", "__torch__.torch.classes.c10d.ReduceOp", false}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    if (is_subtype(cases[i].a, cases[i].b) != cases[i].expected)
      kft_fail(__FILE__, __LINE__, "%s as a subtype of %s", cases[i].a, cases[i].b);
}

static kf_schema_t *infer(const char *signature) {
  kf_schema_t *schema = NULL;
  KFT_OK(kf__schema_from_signature(signature, &schema));
  KFT_DEFER(release_schema, schema);
  return schema;
}

static void test_inferred(void **state) {
  (void)state;
  kf_schema_t *schema =
      infer("(Tensor(a!) self, Scalar, int[2] x=1, *, str) -> (Tensor(a!), int r)");
  KFT_EQ_STR(printed(schema), "(Tensor _0, Scalar _1, int[] _2, str _3) -> (Tensor _0, int _1)");
  KFT_TRUE(kf_schema_is_mutable(schema));
  KFT_EQ_STR(kf_schema_name(schema), "");
  kf_schema_t *renamed = NULL;
  KFT_OK(kf__schema_clone_renamed(schema, "test::f", "o", &renamed));
  KFT_DEFER(release_schema, renamed);
  KFT_EQ_STR(printed(renamed),
             "test::f.o(Tensor _0, Scalar _1, int[] _2, str _3) -> (Tensor _0, int _1)");
  KFT_EQ_INT(renamed->tensor_positions, 8);
  KFT_EQ_STR(printed(infer("() -> ()")), "() -> ()");
  kf_schema_t *none = NULL;
  KFT_FAILS_WITH(kf__schema_from_signature("Tensor", &none), KF_ERR_PARSE, "expected (");
  KFT_FAILS(kf__schema_from_signature("(Tensor) -> Tensor rest rest", &none), KF_ERR_PARSE);
  KFT_FAILS(kf__schema_from_signature(NULL, &none), KF_ERR_MISUSE);
}

static void check_kernel(const char *declared, const char *signature, bool symint,
                         const char *expected) {
  char reason[256];
  bool differs =
      kf__schema_mismatch_reason(PARSE(declared), infer(signature), symint, reason, sizeof reason);
  KFT_EQ_STR(reason, expected);
  KFT_TRUE(differs == (expected[0] != '\0'));
}

static void test_kernel_check(void **state) {
  (void)state;
  check_kernel("f(Tensor a, SymInt[2] b, SymInt? c, SymInt[]? d) -> Tensor",
               "(Tensor, int[], int?, int[]?) -> Tensor", false, "");
  check_kernel("f(SymInt a) -> ()", "(SymInt) -> ()", true, "");
  check_kernel("f(SymInt a) -> ()", "(int) -> ()", true,
               "argument 1 is of type SymInt in the schema, and of type int in the kernel");
  check_kernel("f(int a) -> SymInt", "(int) -> int", false,
               "return 1 is of type SymInt in the schema, and of type int in the kernel");
  check_kernel("f(Tensor a) -> ()", "() -> ()", false,
               "the number of arguments is 1 in the schema and 0 in the kernel");
  check_kernel("f() -> (int, int)", "() -> int", false,
               "the number of returns is 2 in the schema and 1 in the kernel");
  check_kernel("f(int a, Layout b) -> ()", "(int, int) -> ()", false,
               "argument 2 is of type Layout in the schema, and of type int in the kernel");
  kf_text_t text;
  char buffer[128];
  kf__text_init_fixed(&text, buffer, sizeof buffer);
  kf__schema_print_for_kernel(&text, PARSE("f(SymInt[2] b=1) -> SymInt"), false);
  (void)kf__text_finish_fixed(&text);
  KFT_EQ_STR(buffer, "f(int[2] b=1) -> SymInt");
}

KFT_MAIN(KFT_TEST(test_equality), KFT_TEST(test_backward), KFT_TEST(test_forward),
         KFT_TEST(test_alias_questions), KFT_TEST(test_subtyping), KFT_TEST(test_inferred),
         KFT_TEST(test_kernel_check))
