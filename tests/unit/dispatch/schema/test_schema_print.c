/* Canonical text, in schemas, arguments and types; buffers that are too small; locales. */
#include <locale.h>

#include "schema_fixture.h"

static void test_round_trips(void **state) {
  (void)state;
  PRINTS_SAME("f() -> ()");
  PRINTS_SAME("ns::f.o(Tensor(a!) self, *, int? x=None) -> Tensor(a!)");
  PRINTS_SAME("f(int[2] x=1, SymInt[2] y=[1, 1], int[] z=[], int[3] w=[1, 2]) -> ()");
  PRINTS_SAME("f(Tensor(a)[](b) x, Tensor(c! -> d)[2]? y) -> (Tensor(a)[] p, Tensor?)");
  PRINTS_SAME("f(...) -> ...");
  PRINTS_SAME("f(int x, ...) -> (int, ...)");
  PRINTS_SAME("f(Dict(int, str)(a) d, Union(int, str)? u, (int, str[])[] t) -> ((int, int))");
  PRINTS_SAME("f(str s=\"a\\n\\\"\\'\\\\\\001\") -> ((int, int)[] named)");
  PRINTS_SAME("f(float a=1., float b=0.10000000000000001, float c=1e+20, float d=-2.) -> ()");
  PRINTS_SAME("f(__torch__.torch.classes.c10d.Work x, foo[] y, Future(int)? z) -> RRef(int)");
}

static void test_normal_forms(void **state) {
  (void)state;
  PRINTS_AS("f ( int\tx , # comment\n *, *, int y , * ) ->( int )", "f(int x, *, int y) -> int");
  PRINTS_AS("f(Tensor(a|b) x) -> int??", "f(Tensor(b|a) x) -> int?");
  PRINTS_AS("f(Tensor(a|b -> b|a) x) -> ()", "f(Tensor(b|a) x) -> ()");
  PRINTS_AS("f(float x=-0.0, int y=0x10, int[2] z=[3,3]) -> ()",
            "f(float x=0., int y=0, int[2] z=3) -> ()");
  PRINTS_AS("f(Union(str, Union(int, None)) x) -> Union(Tensor?, Tensor)",
            "f(Union(int, NoneType, str) x) -> Tensor?");
  PRINTS_AS("f((SymInt, Tensor(a)) x, Dict(Layout, None) y) -> ()",
            "f((int, Tensor) x, Dict(int, NoneType) y) -> ()");
  PRINTS_AS("f(complex x=-1.5j, Device y='cuda:0', Device? z='any', int w='raw') -> ()",
            "f(complex x=0.-1.5j, Device y=cuda:0, Device? z=any, int w=raw) -> ()");
  PRINTS_AS("f(Tensor! x, Tensor(a!)[][] y, Tensor(a)?[] z) -> ()",
            "f(Tensor($0! -> ) x, Tensor[](!)[] y, Tensor?(a)[] z) -> ()");
  PRINTS_AS("f(float x=9223372036854775808.) -> ()", "f(float x=9.2233720368547758e+18) -> ()");
}

static void test_small_buffers(void **state) {
  (void)state;
  kf_schema_t *schema = PARSE("f(int[2] x=1) -> Tensor");
  char small[8];
  KFT_EQ_INT(kf_schema_print(schema, small, sizeof small), 23);
  KFT_EQ_STR(small, "f(int[2");
  KFT_EQ_INT(kf_schema_print(schema, NULL, 0), 23);
  KFT_EQ_INT(kf_argument_print(kf_schema_argument(schema, 0), small, sizeof small), 10);
  KFT_EQ_STR(small, "int[2] ");
  KFT_EQ_INT(kf_type_print(kf_schema_argument(schema, 0)->type, small, sizeof small), 5);
  KFT_EQ_STR(small, "int[]");
}

/* A decimal comma in the process's locale must change nothing. */
static void test_locale(void **state) {
  (void)state;
  const char *found = setlocale(LC_NUMERIC, "de_DE.UTF-8");
  if (found == NULL) found = setlocale(LC_NUMERIC, "fr_FR.UTF-8");
  PRINTS_SAME("f(float x=0.10000000000000001, float y=1.5000000000000001e+300) -> ()");
  (void)setlocale(LC_NUMERIC, "C");
  (void)found; /* machines without such a locale run the check in their own */
}

KFT_MAIN(KFT_TEST(test_round_trips), KFT_TEST(test_normal_forms), KFT_TEST(test_small_buffers),
         KFT_TEST(test_locale))
