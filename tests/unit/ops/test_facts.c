/* Facts and forms of the catalogue's operators: each entry's forms find each other, and rooms read
 * what the entries say. */
#include <keyfall/facts.h>

#include "kft.h"
#include "ops/catalogue/catalogue.h"
#include "ops/catalogue/op_facts.h"

static kf_op_t *find(const char *name) {
  kf_op_t *op = NULL;
  KFT_OK(kf_init());
  KFT_OK(kf_op_find_by_full_name(name, &op));
  KFT_DEFER(kf_object_release, op);
  return op;
}

static const char *in_form(const char *name, kf_form_t form) {
  kf_op_t *found = NULL;
  KFT_OK(kf_op_in_form(find(name), form, &found));
  if (found == NULL) return "none";
  KFT_DEFER(kf_object_release, found);
  return kf_op_full_name(found);
}

static void test_forms_of_one_entry(void **state) {
  (void)state;
  KFT_EQ_INT(kf_op_form(find("aten::add.Tensor")), KF_FORM_FUNCTIONAL);
  KFT_EQ_INT(kf_op_form(find("aten::add_.Tensor")), KF_FORM_INPLACE);
  KFT_EQ_INT(kf_op_form(find("aten::add.out")), KF_FORM_OUT);
  KFT_EQ_STR(in_form("aten::add.Tensor", KF_FORM_INPLACE), "aten::add_.Tensor");
  KFT_EQ_STR(in_form("aten::add.out", KF_FORM_INPLACE), "aten::add_.Tensor");
  KFT_EQ_STR(in_form("aten::add_.Tensor", KF_FORM_FUNCTIONAL), "aten::add.Tensor");
  KFT_EQ_STR(in_form("aten::add_.Tensor", KF_FORM_OUT), "aten::add.out");
  KFT_EQ_STR(in_form("aten::add.out", KF_FORM_OUT), "aten::add.out");
  KFT_EQ_STR(in_form("aten::mm", KF_FORM_INPLACE), "none");
  KFT_EQ_STR(in_form("aten::add.Tensor", KF_FORM_COPY), "none");
}

static void test_forms_of_several_entries(void **state) {
  (void)state;
  KFT_EQ_STR(in_form("aten::_foreach_add_.List", KF_FORM_FUNCTIONAL), "aten::_foreach_add.List");
  KFT_EQ_STR(in_form("aten::_foreach_add.List", KF_FORM_INPLACE), "aten::_foreach_add_.List");
  KFT_EQ_INT(kf_op_form(find("aten::transpose_")), KF_FORM_INPLACE);
  KFT_EQ_STR(in_form("aten::transpose_", KF_FORM_FUNCTIONAL), "aten::transpose.int");
  KFT_EQ_STR(in_form("aten::rrelu_with_noise_", KF_FORM_FUNCTIONAL),
             "aten::rrelu_with_noise_functional");
  KFT_EQ_STR(in_form("aten::_native_batch_norm_legit_functional", KF_FORM_OUT),
             "aten::_native_batch_norm_legit.out");
  KFT_EQ_STR(in_form("aten::select.int", KF_FORM_COPY), "aten::select_copy.int");
  KFT_EQ_STR(in_form("aten::resize_", KF_FORM_FUNCTIONAL), "aten::resize_");
}

/* Every operator is in its own form, and every form leads back to the entry's functional one. */
static void test_all_forms(void **state) {
  (void)state;
  KFT_OK(kf_init());
  for (uint32_t i = 0; i < KF__OP_COUNT; i++) {
    const kf_op_t *op = kf__catalogue_op(i);
    kf_op_t *same = NULL, *functional = NULL, *back = NULL;
    KFT_OK(kf_op_in_form(op, kf_op_form(op), &same));
    KFT_TRUE(same == op);
    kf_op_release(same);
    KFT_OK(kf_op_in_form(op, KF_FORM_FUNCTIONAL, &functional));
    if (functional == NULL) continue;
    KFT_EQ_INT(kf_op_form(functional), KF_FORM_FUNCTIONAL);
    KFT_OK(kf_op_in_form(functional, kf_op_form(op), &back));
    if (back == NULL) kft_fail(__FILE__, __LINE__, "%s has no way back", kf_op_full_name(op));
    kf_op_release(back);
    kf_op_release(functional);
  }
}

static void test_facts_of_the_catalogue(void **state) {
  (void)state;
  size_t flag = 0;
  const kf_facts_t *norm = kf_op_facts(find("aten::native_batch_norm"));
  KFT_TRUE(kf_facts_writes_if(norm, 3, &flag) && flag == 5);
  KFT_TRUE(kf_facts_writes_if(norm, 4, &flag) && flag == 5);
  KFT_TRUE(!kf_facts_writes_if(norm, 0, &flag));
  KFT_TRUE(kf_op_facts(find("aten::native_batch_norm.out")) == norm);
  KFT_TRUE(kf_facts_shares(kf_op_facts(find("aten::type_as")), 0));
  KFT_TRUE(!kf_facts_shares(kf_op_facts(find("aten::type_as")), 1));
  KFT_TRUE(kf_facts_shares(kf_op_facts(find("aten::nonzero_numpy")), KF_RESULTS));
  KFT_EQ_STR(kf_facts_text(kf_op_facts(find("aten::index.Tensor")), KF_FACT_MASKS), "indices");
  KFT_EQ_STR(kf_facts_text(kf_op_facts(find("aten::resize_")), KF_FACT_AXES), "");
}

static void test_inverses_of_views(void **state) {
  (void)state;
  kf_op_t *inverse = NULL, *none = NULL;
  KFT_OK(kf__op_view_inverse(find("aten::select.int"), &inverse));
  KFT_TRUE(inverse != NULL);
  KFT_DEFER(kf_object_release, inverse);
  KFT_EQ_STR(kf_op_full_name(inverse), "aten::select_scatter");
  KFT_OK(kf__op_view_inverse(find("aten::add.Tensor"), &none));
  KFT_TRUE(none == NULL);
}

static void release_library(void *library) { kf_library_release(library); }

/* A program's in-place operator finds the functional form that it was described with. */
static void test_forms_of_programs(void **state) {
  (void)state;
  kf_library_t *mine = NULL;
  KFT_OK(kf_init());
  KFT_OK(KF_LIBRARY(KF_LIBRARY_DEF, "mine", KF_KEY_Undefined, &mine));
  KFT_DEFER(release_library, mine);
  KFT_OK(kf_library_def(mine, "twice(Tensor x) -> Tensor", NULL));
  KFT_OK(kf_library_def(mine, "twice_(Tensor(a!) x) -> Tensor(a!)", NULL));
  KFT_EQ_STR(in_form("mine::twice_", KF_FORM_FUNCTIONAL), "mine::twice_");
  kf_facts_desc_t facts = {.struct_size = sizeof facts, .functional = "twice"};
  KFT_OK(kf_library_describe(mine, "twice_", &facts));
  KFT_EQ_INT(kf_op_form(find("mine::twice_")), KF_FORM_INPLACE);
  KFT_EQ_STR(in_form("mine::twice_", KF_FORM_FUNCTIONAL), "mine::twice");
  KFT_EQ_STR(in_form("mine::twice", KF_FORM_INPLACE), "none");
  KFT_EQ_INT(kf__op_number(find("mine::twice")), KF__OP_COUNT);
}

KFT_MAIN(KFT_TEST(test_forms_of_one_entry), KFT_TEST(test_forms_of_several_entries),
         KFT_TEST(test_all_forms), KFT_TEST(test_facts_of_the_catalogue),
         KFT_TEST(test_inverses_of_views), KFT_TEST(test_forms_of_programs))
