/* Operator names. */
#include "schema_fixture.h"

static void check_name(const char *text, const char *name, const char *overload) {
  char *found = NULL;
  const char *found_overload = NULL;
  KFT_OK(kf_op_name_parse(text, &found, &found_overload));
  KFT_DEFER(kf_free, found);
  KFT_EQ_STR(found, name);
  KFT_EQ_STR(found_overload, overload);
}

static void check_refused(const char *text, const char *part) {
  char *name = NULL;
  const char *overload = NULL;
  KFT_FAILS_WITH(kf_op_name_parse(text, &name, &overload), KF_ERR_PARSE, part);
  KFT_TRUE(name == NULL && overload == NULL);
}

static void test_names(void **state) {
  (void)state;
  check_name("aten::add.Tensor", "aten::add", "Tensor");
  check_name("aten::add", "aten::add", "");
  check_name("add", "add", "");
  check_name("add.out", "add", "out");
  check_name(" ns :: f . x \n", "ns::f", "x");
}

static void test_refusals(void **state) {
  (void)state;
  check_refused("", "expected ident but found 'eof'");
  check_refused("a::b::c", "expected eof but found ':'");
  check_refused("a.b.c", "expected eof but found '.'");
  check_refused("a::b() -> ()", "expected eof but found '('");
  check_refused(
      "a::b.default",
      "no overload can be named 'default': default and names that begin with __ are reserved");
  check_refused(
      "a.__x", "no overload can be named '__x': default and names that begin with __ are reserved");
  check_refused("a::if", "expected ident but found 'if'");
  check_refused("a-b", "expected eof but found '-'");
  char *name = NULL;
  const char *overload = NULL;
  KFT_FAILS(kf_op_name_parse(NULL, &name, &overload), KF_ERR_MISUSE);
}

KFT_MAIN(KFT_TEST(test_names), KFT_TEST(test_refusals))
