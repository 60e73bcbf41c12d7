/* What can be asked of operators: dumps, options of definitions, kernels by key, lookups, visitors,
 * and what a call says that finds no kernel. */
#include "dispatch_fixture.h"

/* ---- Definitions ---- */

static void test_options(void **state) {
  (void)state;
  static const char *const kinds[] = {"CONSERVATIVE (default)", "INTERNAL_SPECIAL_CASE",
                                      "CONSERVATIVE", "FROM_SCHEMA", "PURE_FUNCTION"};
  static const char *const tags[] = {"core", "pointwise", "pt2_compliant_tag"};
  for (uint32_t kind = 0; kind < 5; kind++) {
    kf_def_options_t options = {sizeof options, kind, tags, 3};
    kf_registration_t *handle = NULL;
    KFT_OK(try_def("reg::op() -> ()", "here", &options, &handle));
    KFT_DEFER(undo_registration, handle);
    char expected[128];
    (void)snprintf(expected, sizeof expected,
                   "name: reg::op\nschema: reg::op() -> ()\ndebug: here\nalias analysis kind: %s\n",
                   kinds[kind]);
    KFT_EQ_STR(dump_of("reg::op"), expected);
    kf_op_t *op = find_op("reg::op");
    KFT_EQ_INT(kf_op_tag_count(op), 3);
    KFT_TRUE(kf_op_has_tag(op, "core") && kf_op_has_tag(op, "pt2_compliant_tag"));
    KFT_TRUE(!kf_op_has_tag(op, "view_copy") && !kf_op_has_tag(op, ""));
    char debug[8];
    KFT_EQ_INT(kf_op_tag(op, 0, debug, sizeof debug), 4);
    KFT_EQ_STR(debug, "core");
    KFT_EQ_INT(kf_op_tag(op, 2, debug, sizeof debug), 17);
    KFT_EQ_STR(debug, "pt2_com");
    KFT_EQ_INT(kf_op_tag(op, 3, debug, sizeof debug), 0);
    KFT_EQ_INT(kf_op_debug(op, debug, sizeof debug), 4);
    KFT_EQ_STR(debug, "here");
    drop(handle);
    KFT_EQ_INT(kf_op_tag_count(op), 0);
    KFT_EQ_INT(kf_op_debug(op, debug, sizeof debug), 0);
  }
  kf_registration_t *handle = NULL;
  kf_def_options_t bad = {sizeof bad, 5, NULL, 0};
  FAILS_CLEANLY(try_def("reg::op() -> ()", "here", &bad, &handle), KF_ERR_MISUSE);
  bad = (kf_def_options_t){4, 0, NULL, 0};
  FAILS_CLEANLY(try_def("reg::op() -> ()", "here", &bad, &handle), KF_ERR_MISUSE);
  bad = (kf_def_options_t){sizeof bad, 0, NULL, 1};
  FAILS_CLEANLY(try_def("reg::op() -> ()", "here", &bad, &handle), KF_ERR_MISUSE);
  (void)def("reg::op() -> ()", "here");
  KFT_CONTAINS(dump_of("reg::op"), "alias analysis kind: FROM_SCHEMA\n");
}

static void test_dump_format(void **state) {
  (void)state;
  kf_kernel_desc_t named = {
      sizeof named, KF_KERNEL_NAMED_NOT_SUPPORTED, NULL, NULL, NULL, NULL, NULL, "names"};
  (void)impl("reg::op", KF_KEY_CompositeImplicitAutograd, typed("fn1"));
  (void)impl("reg::op", KF_KEY_Undefined, typed("fn2"));
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\n"
             "schema: (none)\n"
             "CompositeImplicitAutograd[alias]: fn2 :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "CompositeImplicitAutograd[alias] (inactive): fn1 :: (Tensor _0) -> Tensor _0 "
             "[ boxed unboxed ]\n");
  /* Keys by number: plain ones first, then Dense, …, Autograd<backend>, aliases. */
  (void)impl("reg::op", KF_KEY_AutogradCPU, fallthrough("skip"));
  (void)impl("reg::op", KF_KEY_SparseCPU, boxed("sparse"));
  (void)impl("reg::op", KF_KEY_CPU, typed("cpu"));
  (void)impl("reg::op", KF_KEY_Tracer, named);
  (void)impl("reg::op", KF_KEY_AutogradOther, boxed(NULL));
  (void)impl("reg::op", KF_KEY_FPGA, boxed(""));
  (void)impl("reg::op", KF_KEY_Autograd, boxed("autograd"));
  (void)def("reg::op(Tensor self) -> Tensor", "registered at x.c:3");
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\n"
             "schema: reg::op(Tensor self) -> Tensor\n"
             "debug: registered at x.c:3\n"
             "alias analysis kind: FROM_SCHEMA\n"
             "FPGA: no debug info :: (none) [ boxed ]\n"
             "AutogradOther: no debug info :: (none) [ boxed ]\n"
             "Tracer: names :: (none) [ boxed ]\n"
             "CPU: cpu :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "SparseCPU: sparse :: (none) [ boxed ]\n"
             "AutogradCPU: skip :: (none) [ fallthrough boxed ]\n"
             "Autograd[alias]: autograd :: (none) [ boxed ]\n"
             "CompositeImplicitAutograd[alias]: fn2 :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "CompositeImplicitAutograd[alias] (inactive): fn1 :: (Tensor _0) -> Tensor _0 "
             "[ boxed unboxed ]\n");
  KFT_EQ_STR(dump_of("reg::none"), "");
  KFT_EQ_STR(table_of("reg::none"), "");
  char *text = NULL;
  KFT_FAILS(kf_dump_by_name("not a name", &text), KF_ERR_PARSE);
  KFT_TRUE(text == NULL);
}

/* ---- Queries, lookups, visitors ---- */

static const char *registered_at(char *buffer, size_t size, int line) {
  (void)snprintf(buffer, size, "registered at %s:%d", __FILE__, line);
  return buffer;
}

/* A kernel without a text of its own shows the line of the call that registered it. */
static void test_origin_of_registrations(void **state) {
  (void)state;
  char origin[256];
  kf_registration_t *handle = NULL;
  kf_kernel_desc_t nameless = boxed(NULL), skips = fallthrough(NULL), named = boxed("by name");
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  (void)fallback(KF_KEY_BackendSelect, fallthrough("skip"));
  (void)fallback(KF_KEY_ADInplaceOrView, fallthrough("skip"));
  int line = __LINE__ + 1;
  KFT_OK(kf_register_impl("reg::op", "", KF_KEY_CPU, &nameless, &handle));
  KFT_DEFER(undo_registration, handle);
  (void)registered_at(origin, sizeof origin, line);
  KFT_CONTAINS(dump_of("reg::op"), origin);
  KFT_CONTAINS(table_of("reg::op"), origin);
  char *explanation = NULL;
  KFT_OK(kf_explain(find_op("reg::op"), kf_keyset_of(KF_KEY_CPU), NULL, &explanation));
  KFT_DEFER(kf_free, explanation);
  KFT_CONTAINS(explanation, origin);
  line = __LINE__ + 1;
  KFT_OK(kf_register_fallback(KF_KEY_Tracer, &skips, &handle));
  KFT_DEFER(undo_registration, handle);
  KFT_CONTAINS(table_of("reg::op"), registered_at(origin, sizeof origin, line));
  /* The kernel's own text goes first; callers without a line have none to show. */
  KFT_OK(kf_register_impl("reg::op", "", KF_KEY_CUDA, &named, &handle));
  KFT_DEFER(undo_registration, handle);
  KFT_CONTAINS(table_of("reg::op"), "CUDA: by name [kernel]");
  KFT_OK((kf_register_impl)("reg::op", "", KF_KEY_XPU, &nameless, &handle));
  KFT_DEFER(undo_registration, handle);
  KFT_CONTAINS(table_of("reg::op"), "XPU: no debug info [kernel]");
  KFT_OK(kf_register_fallback_at(KF_KEY_Conjugate, &skips, "kernel.rs", 7, &handle));
  KFT_DEFER(undo_registration, handle);
  KFT_CONTAINS(table_of("reg::op"), "Conjugate: fallthrough registered at kernel.rs:7");
}

static void test_queries(void **state) {
  (void)state;
  (void)impl("reg::op", KF_KEY_CPU, fallthrough("skip"));
  (void)impl("reg::op", KF_KEY_CompositeExplicitAutograd, boxed("e"));
  kf_op_t *op = find_op("reg::op");
  KFT_TRUE(kf_op_has_kernel_for_key(op, KF_KEY_CPU));
  KFT_TRUE(kf_op_has_kernel_for_key(op, KF_KEY_CompositeExplicitAutograd));
  KFT_TRUE(!kf_op_has_kernel_for_key(op, KF_KEY_CUDA));
  KFT_TRUE(!kf_op_has_kernel_for_key(op, KF_KEY_Undefined));
  KFT_TRUE(kf_op_kernel_is_fallthrough(op, KF_KEY_CPU));
  KFT_TRUE(!kf_op_kernel_is_fallthrough(op, KF_KEY_CompositeExplicitAutograd));
  KFT_TRUE(!kf_op_kernel_is_fallthrough(op, KF_KEY_CUDA));
  KFT_TRUE(kf_op_has_kernel_for_any_key(op, kf_keyset_of(KF_KEY_CPU)));
  KFT_TRUE(kf_op_has_kernel_for_any_key(op, kf_keyset_full()));
  KFT_TRUE(!kf_op_has_kernel_for_any_key(op, kf_keyset_of(KF_KEY_CUDA)));
  KFT_TRUE(!kf_op_has_kernel_for_any_key(op, kf_keyset_empty())); /* no aliases */
  char debug[16];
  KFT_EQ_INT(kf_op_computed_kernel_debug(op, KF_KEY_CUDA, debug, sizeof debug), 1);
  KFT_EQ_STR(debug, "e");
  KFT_EQ_INT(kf_op_computed_kernel_debug(op, KF_KEY_AutogradCPU, debug, sizeof debug), 0);
  KFT_EQ_INT(kf_op_computed_kernel_debug(op, KF_KEY_Autograd, debug, sizeof debug), 0);
  KFT_TRUE(kf_op_is_observed(op));
  static const char *const quiet[] = {"aten::size",
                                      "aten::is_leaf",
                                      "aten::output_nr",
                                      "aten::_version",
                                      "aten::is_complex",
                                      "profiler::_record_function_enter",
                                      "profiler::_record_function_enter_new",
                                      "profiler::_record_function_exit"};
  for (size_t i = 0; i < sizeof quiet / sizeof *quiet; i++) {
    (void)impl(quiet[i], KF_KEY_CPU, boxed("k"));
    KFT_TRUE(!kf_op_is_observed(find_op(quiet[i])));
  }
}

static void test_lookups(void **state) {
  (void)state;
  kf_op_t *op = NULL;
  KFT_FAILS(kf_op_find_schema("reg::op", "", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "there is no operator 'reg::op' with overload ''");
  KFT_FAILS(kf_op_find_schema("reg::op", "ov", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "there is no operator 'reg::op' with overload 'ov'");
  KFT_FAILS(kf_op_find("reg::op", "", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "operator reg::op does not exist");
  KFT_FAILS(kf_op_find("reg::op", "ov", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "operator reg::op.ov does not exist");
  (void)impl("reg::op", KF_KEY_CPU, boxed("k"));
  KFT_FAILS(kf_op_find_schema("reg::op", "", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(),
             "operator 'reg::op' with overload '' has kernels, but no schema; define it with "
             "kf_library_def");
  KFT_TRUE(op == NULL);
  KFT_OK(kf_op_find("reg::op", "", &op));
  KFT_DEFER(undo_op, op);
  KFT_TRUE(kf_op_schema(op) == NULL);
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  kf_op_t *found = NULL;
  KFT_OK(kf_op_find_schema("reg::op", "", &found));
  KFT_DEFER(undo_op, found);
  KFT_TRUE(found == op);
  const kf_schema_t *schema = kf_op_schema(op);
  KFT_TRUE(schema != NULL && kf_op_has_schema(op));
  kf_schema_release(schema);
  KFT_FAILS(kf_op_find(NULL, "", &found), KF_ERR_MISUSE);
  KFT_FAILS(kf_op_find("reg::op", NULL, &found), KF_ERR_MISUSE);
  KFT_FAILS(kf_op_find_by_full_name(NULL, &found), KF_ERR_MISUSE);
  KFT_FAILS(kf_op_find_by_full_name("reg::op.default", &found), KF_ERR_PARSE);
  KFT_TRUE(found == NULL);
}

typedef struct visit {
  char names[256];
  size_t stop_after;
} visit_t;

static kf_status_t note_name(void *context, const kf_op_t *op) {
  visit_t *visit = context;
  strcat(visit->names, kf_op_full_name(op));
  strcat(visit->names, " ");
  if (visit->stop_after > 0 && --visit->stop_after == 0)
    return kf_error_set(KF_ERR_INDEX, "enough");
  return KF_OK;
}

static void test_visitors(void **state) {
  (void)state;
  size_t before = kf_op_count();
  visit_t visit = {"", 0};
  KFT_OK(kf_visit_ops(note_name, &visit));
  KFT_EQ_STR(visit.names, "");
  (void)impl("reg::c", KF_KEY_CPU, boxed("k"));
  (void)def("reg::a() -> ()", "here");
  (void)impl("reg::b", KF_KEY_Undefined, boxed("k"));
  (void)impl("reg::a", KF_KEY_CUDA, boxed("k"));
  (void)impl("reg::b", KF_KEY_CUDA, boxed("k"));
  KFT_EQ_INT(kf_op_count(), before + 3);
  KFT_OK(kf_visit_ops(note_name, &visit));
  KFT_EQ_STR(visit.names, "reg::c reg::a reg::b "); /* in order of creation */
  visit = (visit_t){"", 0};
  KFT_OK(kf_visit_dangling_impls(note_name, &visit));
  KFT_EQ_STR(visit.names, "reg::c reg::b ");
  visit = (visit_t){"", 0};
  KFT_OK(kf_visit_registrations(KF_KEY_CUDA, note_name, &visit));
  KFT_EQ_STR(visit.names, "reg::a reg::b ");
  visit = (visit_t){"", 0};
  KFT_OK(kf_visit_registrations(KF_KEY_CompositeImplicitAutograd, note_name, &visit));
  KFT_EQ_STR(visit.names, "reg::b ");
  visit = (visit_t){"", 0};
  KFT_OK(kf_visit_registrations(KF_KEY_Undefined, note_name, &visit));
  KFT_EQ_STR(visit.names, "reg::c reg::a reg::b ");
  visit = (visit_t){"", 2};
  KFT_FAILS_WITH(kf_visit_ops(note_name, &visit), KF_ERR_INDEX, "enough");
  KFT_EQ_STR(visit.names, "reg::c reg::a ");
}

/* More names than there are buckets at first. */
static void test_many_operators(void **state) {
  (void)state;
  enum { COUNT = 300 };
  static kf_registration_t *handles[COUNT];
  char name[32];
  for (int i = 0; i < COUNT; i++) {
    (void)snprintf(name, sizeof name, "reg::op%d", i % 150);
    KFT_OK(kf_register_name(name, i < 150 ? "" : "ov", &handles[i]));
    KFT_DEFER(undo_registration, handles[i]);
  }
  KFT_EQ_INT(kf_op_count(), COUNT);
  for (int i = 0; i < COUNT; i += 2) drop(handles[i]);
  for (int i = 0; i < COUNT; i++) {
    (void)snprintf(name, sizeof name, "reg::op%d%s", i % 150, i < 150 ? "" : ".ov");
    KFT_EQ_INT(exists(name), i % 2 == 1);
  }
}

/* ---- Missing kernels ---- */

static kf_status_t on_missing(void *context, const kf_op_t *op, const char *key) {
  (void)op;
  (void)snprintf(context, 64, "%s", key);
  return kf_error_set(KF_ERR_INDEX, "handled");
}

static void test_missing_handler(void **state) {
  (void)state;
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  kf_op_t *op = find_op("reg::op");
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  KFT_DEFER_LOCAL(leave_guard, &guard);
  KFT_FAILS_WITH(call_with(op, kf_keyset_of(KF_KEY_SparseCPU)), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for reg::op on SparseCPU");
  char key[64] = "";
  kf_op_set_missing_kernel_handler(op, on_missing, key);
  KFT_FAILS_WITH(call_with(op, kf_keyset_of(KF_KEY_SparseCPU)), KF_ERR_INDEX, "handled");
  KFT_EQ_STR(key, "SparseCPU");
  kf_op_set_missing_kernel_handler(op, NULL, NULL);
  KFT_FAILS(call_with(op, kf_keyset_empty()), KF_ERR_NOT_IMPLEMENTED);
}

static void test_missing_text_in_torch_mode(void **state) {
  (void)state;
  use_torch_compatible();
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  (void)impl("reg::op", KF_KEY_CUDA, boxed("cuda"));
  (void)fallback(KF_KEY_Tracer, fallthrough("skip"));
  kf_op_t *op = find_op("reg::op");
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  KFT_DEFER_LOCAL(leave_guard, &guard);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_IMPLEMENTED);
  KFT_EQ_STR(kf_error_message(),
             "Could not run 'reg::op' with arguments from the 'CPU' backend. This could be because "
             "the operator doesn't exist for this backend, or was omitted during the "
             "selective/custom build process (if using custom build). If you are a Facebook "
             "employee using PyTorch on mobile, please visit https://fburl.com/ptmfixes for "
             "possible resolutions. 'reg::op' is only available for these backends: [CUDA, "
             "Tracer].\n\n"
             "CUDA: cuda [kernel]\nTracer: fallthrough skip [backend fallback]\n");
  KFT_FAILS(call_with(op, kf_keyset_empty()), KF_ERR_NOT_IMPLEMENTED);
  KFT_EQ_STR(kf_error_message(),
             "There were no tensor arguments to this function (e.g., you passed an empty list of "
             "Tensors), but no fallback function is registered for schema reg::op.  This usually "
             "means that this function requires a non-empty list of Tensors, or that you (the "
             "operator writer) forgot to register a fallback function.  Available functions are "
             "[CUDA, Tracer].\n\n"
             "CUDA: cuda [kernel]\nTracer: fallthrough skip [backend fallback]\n");
}

static void test_ambiguous(void **state) {
  (void)state;
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  (void)impl("reg::op", KF_KEY_FPGA, boxed("fpga"));
  (void)impl("reg::op", KF_KEY_Undefined, boxed("math"));
  KFT_FAILS(call_with(find_op("reg::op"), kf_keyset_of(KF_KEY_AutogradOther)), KF_ERR_INTERNAL);
  KFT_CONTAINS(kf_error_message(),
               "reg::op: autograd can run either the composite kernel or the kernel of the "
               "backend, because the operator has both, ");
  KFT_CONTAINS(kf_error_message(), "Canonical state\n~~~~~~~~~~~\nname: reg::op\n");
  use_torch_compatible();
  KFT_FAILS(call_with(find_op("reg::op"), kf_keyset_of(KF_KEY_AutogradOther)), KF_ERR_INTERNAL);
  KFT_CONTAINS(kf_error_message(),
               "reg::op has kernels registered to both CompositeImplicitAutograd and a backend "
               "mapped to AutogradOther. This makes the backend kernel unreachable;");
  KFT_CONTAINS(kf_error_message(), "Canonical state\n~~~~~~~~~~~\nname: reg::op\n");
}

KFT_MAIN(KFT_TEST(test_options), KFT_TEST(test_dump_format), KFT_TEST(test_origin_of_registrations),
         KFT_TEST(test_queries), KFT_TEST(test_lookups), KFT_TEST(test_visitors),
         KFT_TEST(test_many_operators), KFT_TEST(test_missing_handler),
         KFT_TEST(test_missing_text_in_torch_mode), KFT_TEST(test_ambiguous))
