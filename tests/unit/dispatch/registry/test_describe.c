/* Facts that programs give their operators: reading them back, what is refused, and undoing. */
#include "dispatch_fixture.h"

typedef struct described {
  kf_library_t *library;
  kf_op_t *op;
} described_t;

static described_t define(const char *schema, const char *name) {
  described_t d = {library(KF_LIBRARY_DEF, "facts", KF_KEY_Undefined), NULL};
  KFT_OK(kf_library_def(d.library, schema, NULL));
  d.op = find_op(name);
  return d;
}

#define SCHEMA "norm(Tensor x, Tensor[] more, Tensor? mean, bool train, float eps) -> Tensor"

static void test_nothing_is_said_by_default(void **state) {
  (void)state;
  described_t d = define(SCHEMA, "facts::norm");
  size_t flag = 0;
  for (int i = 0; i < KF_FACT_COUNT; i++)
    KFT_EQ_STR(kf_facts_text(kf_op_facts(d.op), (kf_fact_t)i), "");
  KFT_TRUE(!kf_facts_writes_if(kf_op_facts(d.op), 2, &flag));
  KFT_TRUE(!kf_facts_shares(kf_op_facts(d.op), 0));
  KFT_TRUE(!kf_facts_shares(kf_op_facts(d.op), KF_RESULTS));
}

static void test_texts_are_read_back(void **state) {
  (void)state;
  described_t d = define(SCHEMA, "facts::norm");
  kf_facts_desc_t facts = {.struct_size = sizeof facts,
                           .axes = "* c, * c, c -> * c",
                           .linear = "x, more; mean",
                           .share = "x, results",
                           .writes_if = "mean if train",
                           .cost = "2 * c"};
  KFT_OK(kf_library_describe(d.library, "norm", &facts));
  const kf_facts_t *said = kf_op_facts(d.op);
  KFT_EQ_STR(kf_facts_text(said, KF_FACT_AXES), "* c, * c, c -> * c");
  KFT_EQ_STR(kf_facts_text(said, KF_FACT_LINEAR), "x, more; mean");
  KFT_EQ_STR(kf_facts_text(said, KF_FACT_COST), "2 * c");
  KFT_EQ_STR(kf_facts_text(said, KF_FACT_TANGENT), "");
  KFT_EQ_STR(kf_facts_text(said, (kf_fact_t)99), "");
  size_t flag = 0;
  KFT_TRUE(kf_facts_writes_if(said, 2, &flag) && flag == 3);
  KFT_TRUE(!kf_facts_writes_if(said, 0, &flag));
  KFT_TRUE(kf_facts_shares(said, 0) && kf_facts_shares(said, KF_RESULTS));
  KFT_TRUE(!kf_facts_shares(said, 1) && !kf_facts_shares(said, 64));
}

static void test_names_of_facts(void **state) {
  (void)state;
  KFT_EQ_STR(kf_fact_name(KF_FACT_AXES), "axes");
  KFT_EQ_STR(kf_fact_name(KF_FACT_FUNCTIONAL), "functional");
  KFT_TRUE(kf_fact_name(KF_FACT_COUNT) == NULL);
}

static void refuse(kf_library_t *lib, kf_facts_desc_t facts, const char *part) {
  facts.struct_size = sizeof facts;
  KFT_FAILS_WITH(kf_library_describe(lib, "norm", &facts), KF_ERR_VALUE, part);
  KFT_TRUE(strncmp(kf_error_message(), "facts::norm: ", 13) == 0);
}

static void test_slips_are_refused(void **state) {
  (void)state;
  described_t d = define(SCHEMA, "facts::norm");
  refuse(d.library, (kf_facts_desc_t){.axes = "n c"}, "expected '->'");
  refuse(d.library, (kf_facts_desc_t){.axes = "n c -> n c"},
         "each of the 3 arguments of tensors, found 1");
  refuse(d.library, (kf_facts_desc_t){.axes = ""}, "the fact axes is \"\": expected a text");
  refuse(d.library, (kf_facts_desc_t){.linear = "y"},
         "expected an argument of the schema, found 'y'");
  refuse(d.library, (kf_facts_desc_t){.linear = "eps"},
         "expected an argument of tensors, found 'eps'");
  refuse(d.library, (kf_facts_desc_t){.linear = "x;"}, "expected names of arguments, found ''");
  refuse(d.library, (kf_facts_desc_t){.linear = "x more"},
         "expected a comma between names, found 'more'");
  refuse(d.library, (kf_facts_desc_t){.share = "x; mean"},
         "expected a comma between names, found ';'");
  refuse(d.library, (kf_facts_desc_t){.writes_if = "mean"}, "expected 'if'");
  refuse(d.library, (kf_facts_desc_t){.writes_if = "mean if eps"},
         "expected an argument of type bool");
  refuse(d.library, (kf_facts_desc_t){.writes_if = "results if train"},
         "expected an argument of the schema");
  KFT_EQ_STR(kf_facts_text(kf_op_facts(d.op), KF_FACT_LINEAR), "");
}

static void test_bad_calls_are_refused(void **state) {
  (void)state;
  described_t d = define(SCHEMA, "facts::norm");
  kf_facts_desc_t facts = {.struct_size = sizeof facts, .linear = "x"};
  FAILS_CLEANLY(kf_library_describe(NULL, "norm", &facts), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_library_describe(d.library, NULL, &facts), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_library_describe(d.library, "norm", NULL), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_library_describe(d.library, "nobody", &facts), KF_ERR_NOT_FOUND);
  FAILS_CLEANLY(kf_library_describe(d.library, "other::norm", &facts), KF_ERR_GENERAL);
  facts.struct_size = 4;
  FAILS_CLEANLY(kf_library_describe(d.library, "norm", &facts), KF_ERR_MISUSE);
  facts.struct_size = sizeof facts;
  kf_library_t *kernels = library(KF_LIBRARY_IMPL, "facts", KF_KEY_CPU);
  FAILS_CLEANLY(kf_library_describe(kernels, "norm", &facts), KF_ERR_GENERAL);
  KFT_OK(kf_library_describe(d.library, "norm", &facts));
  FAILS_CLEANLY(kf_library_describe(d.library, "norm", &facts), KF_ERR_DUPLICATE);
}

/* Facts go with the block that said them, and with the definition that they were checked against.
 */
static void test_undoing(void **state) {
  (void)state;
  described_t d = define(SCHEMA, "facts::norm");
  kf_facts_desc_t facts = {.struct_size = sizeof facts, .linear = "x"};
  kf_library_t *more = library(KF_LIBRARY_FRAGMENT, "facts", KF_KEY_Undefined);
  KFT_OK(kf_library_describe(more, "norm", &facts));
  kf_library_reset(more);
  KFT_EQ_STR(kf_facts_text(kf_op_facts(d.op), KF_FACT_LINEAR), "");
  KFT_OK(kf_library_describe(more, "norm", &facts));
  kf_library_reset(d.library);
  KFT_EQ_STR(kf_facts_text(kf_op_facts(d.op), KF_FACT_LINEAR), "");
  KFT_OK(kf_library_def(d.library, "norm(Tensor y) -> Tensor", NULL));
  facts.linear = "y";
  KFT_OK(kf_library_describe(d.library, "norm", &facts));
  kf_library_reset(more);
  KFT_EQ_STR(kf_facts_text(kf_op_facts(d.op), KF_FACT_LINEAR), "y");
}

KFT_MAIN(KFT_TEST(test_nothing_is_said_by_default), KFT_TEST(test_texts_are_read_back),
         KFT_TEST(test_names_of_facts), KFT_TEST(test_slips_are_refused),
         KFT_TEST(test_bad_calls_are_refused), KFT_TEST(test_undoing))
