/* Single registrations: definitions, kernels, names, fallbacks; duplicates and overrides;
 * the checks with their messages; releases in any order; what a failed registration leaves behind
 * (nothing: the fixture's fingerprint is compared after every run). */
#include "dispatch_fixture.h"

static kf_status_t try_impl(const char *name, kf_key_t key, kf_kernel_desc_t kernel,
                            kf_registration_t **handle) {
  return kf_register_impl(name, "", key, &kernel, handle);
}

/* ---- Overrides ---- */

/* The warning comes once per process: this test must be the first to override. */
static void test_override_warning(void **state) {
  (void)state;
  static warnings_t warnings;
  static bool warned;
  catch_warnings(&warnings);
  (void)impl("reg::op", KF_KEY_Meta, typed("meta1"));
  (void)impl("reg::op", KF_KEY_Meta, typed("meta2"));
  (void)impl("reg::op", KF_KEY_MTIA, typed("mtia1"));
  (void)impl("reg::op", KF_KEY_MTIA, typed("mtia2"));
  KFT_EQ_INT(warnings.count, 0); /* not for these two keys */
  (void)impl("reg::op", KF_KEY_CPU, typed("fn1"));
  (void)def("reg::op(Tensor x) -> Tensor", "defined here");
  (void)impl("reg::op", KF_KEY_CPU, typed("fn2"));
  KFT_EQ_INT(warnings.count, warned ? 0 : 1);
  if (!warned) /* "previous kernel" is the one that brought the operator's first signature. */
    KFT_EQ_STR(warnings.last,
               "a kernel replaces another one; this is reported once, for the first operator "
               "only\n  operator: reg::op(Tensor x) -> Tensor\n    defined here\n  dispatch key: "
               "CPU\n  previous kernel: meta1\n       new kernel: fn2");
  warned = true;
  (void)impl("reg::op", KF_KEY_CPU, typed("fn3"));
  KFT_EQ_INT(warnings.count <= 1, 1);
}

static void test_overrides(void **state) {
  (void)state;
  kf_registration_t *a = impl("reg::op", KF_KEY_CPU, boxed("a"));
  kf_registration_t *b = impl("reg::op", KF_KEY_CPU, boxed("b"));
  kf_registration_t *c = impl("reg::op", KF_KEY_CPU, boxed("c"));
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\nschema: (none)\n"
             "CPU: c :: (none) [ boxed ]\n"
             "CPU (inactive): b :: (none) [ boxed ]\n"
             "CPU (inactive): a :: (none) [ boxed ]\n");
  KFT_EQ_STR(table_of("reg::op"), "CPU: c [kernel]\n");
  drop(b);
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\nschema: (none)\n"
             "CPU: c :: (none) [ boxed ]\n"
             "CPU (inactive): a :: (none) [ boxed ]\n");
  drop(c);
  KFT_EQ_STR(table_of("reg::op"), "CPU: a [kernel]\n");
  b = impl("reg::op", KF_KEY_CPU, boxed("b"));
  KFT_EQ_STR(table_of("reg::op"), "CPU: b [kernel]\n");
  drop(a);
  KFT_EQ_STR(table_of("reg::op"), "CPU: b [kernel]\n");
  KFT_OK(kf_check_all_invariants());
  drop(b);
  KFT_TRUE(!exists("reg::op"));
}

/* ---- Any order of release ---- */

static void notice(void *context, const kf_op_t *op) {
  (void)op;
  ++*(int *)context;
}

enum { DEF, CPU, MATH, NAME, FALLBACK, LISTENER, KINDS };
static kf_registration_t *of_each_kind[KINDS];

static void release_each_kind(void *unused) {
  (void)unused;
  for (size_t i = 0; i < KINDS; i++) {
    kf_registration_release(of_each_kind[i]);
    of_each_kind[i] = NULL;
  }
}

static void register_each_kind(int *events) {
  kf_listener_t listener = {sizeof listener, events, notice, notice};
  kf_kernel_desc_t cpu = typed("cpu");
  kf_kernel_desc_t math = boxed("math");
  KFT_OK(try_def("reg::op(Tensor x) -> Tensor", "here", NULL, &of_each_kind[DEF]));
  KFT_OK(kf_register_impl("reg::op", "", KF_KEY_CPU, &cpu, &of_each_kind[CPU]));
  KFT_OK(kf_register_impl("reg::op", "", KF_KEY_Undefined, &math, &of_each_kind[MATH]));
  KFT_OK(kf_register_name("reg::op", "", &of_each_kind[NAME]));
  KFT_OK(kf_register_fallback(KF_KEY_Tracer, &math, &of_each_kind[FALLBACK]));
  KFT_OK(kf_register_listener(&listener, &of_each_kind[LISTENER]));
}

static void release_in_order(size_t number) {
  static int events;
  events = 0;
  register_each_kind(&events);
  bool gone[KINDS] = {false};
  for (size_t left = KINDS; left > 0; left--) {
    size_t pick = number % left;
    number /= left;
    size_t i = 0;
    while (gone[i] || pick-- > 0) i++;
    kf_registration_release(of_each_kind[i]);
    of_each_kind[i] = NULL;
    gone[i] = true;
    bool alive = !gone[DEF] || !gone[CPU] || !gone[MATH] || !gone[NAME];
    KFT_EQ_INT(exists("reg::op"), alive);
    KFT_EQ_INT(kf_has_fallback(KF_KEY_Tracer), !gone[FALLBACK]);
    KFT_OK(kf_check_all_invariants());
    if (!alive) continue;
    kf_op_t *op = NULL;
    KFT_OK(kf_op_find("reg::op", "", &op));
    bool fine = kf_op_has_schema(op) == !gone[DEF] &&
                kf_op_has_kernel_for_key(op, KF_KEY_CPU) == !gone[CPU] &&
                kf_op_has_kernel_for_key(op, KF_KEY_CompositeImplicitAutograd) == !gone[MATH];
    kf_op_release(op);
    KFT_TRUE(fine);
  }
  KFT_TRUE(events == 1 || events == 2); /* the definition, and its end if it came first */
}

static void test_every_order(void **state) {
  (void)state;
  KFT_DEFER(release_each_kind, NULL);
  /* Memcheck gets every eleventh order; 11 has no factor in common with 720. */
  const size_t step = kft_is_memcheck() ? 11 : 1;
  release_in_order(kft_case(720 / step) * step);
}

/* A reference keeps the object, not its registrations. */
static void test_reference_outlives(void **state) {
  (void)state;
  (void)fallback(KF_KEY_Tracer, boxed("fb"));
  kf_registration_t *handle = def("reg::op.ov(Tensor x) -> Tensor", "here");
  kf_op_t *op = find_op("reg::op.ov");
  KFT_EQ_STR(kf_op_name(op), "reg::op");
  KFT_EQ_STR(kf_op_overload(op), "ov");
  KFT_EQ_STR(kf_op_full_name(op), "reg::op.ov");
  drop(handle);
  KFT_EQ_STR(kf_op_full_name(op), "reg::op.ov");
  KFT_TRUE(!kf_op_has_schema(op) && kf_op_schema(op) == NULL);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_FOUND);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_Tracer)), KF_ERR_NOT_FOUND);
  KFT_OK(kf_op_check_invariants(op));
  KFT_TRUE(!exists("reg::op.ov"));
  /* The same name again is a new operator. */
  (void)def("reg::op.ov(Tensor x) -> Tensor", "again");
  KFT_TRUE(find_op("reg::op.ov") != op);
  KFT_EQ_STR(dump_of("reg::op.ov"),
             "name: reg::op.ov\nschema: reg::op.ov(Tensor x) -> Tensor\ndebug: again\n"
             "alias analysis kind: FROM_SCHEMA\n");
}

/* ---- Duplicates ---- */

static void test_duplicate_def(void **state) {
  (void)state;
  (void)def("reg::op(Tensor x) -> Tensor", "registered at a.c:1");
  kf_registration_t *handle = NULL;
  FAILS_CLEANLY(try_def("reg::op(Tensor y) -> Tensor", "registered at b.c:2", NULL, &handle),
                KF_ERR_DUPLICATE);
  KFT_EQ_STR(kf_error_message(),
             "operator reg::op(Tensor y) -> Tensor has two definitions: the new one, registered at "
             "b.c:2, and the old one, registered at a.c:1");
  KFT_TRUE(handle == NULL);
  /* Another overload is another operator. */
  (void)def("reg::op.two(Tensor x) -> Tensor", "registered at b.c:2");
}

static void test_identical_def(void **state) {
  (void)state;
  static const char schema[] = "reg::op(Tensor x, SymInt n) -> Tensor";
  kf_registration_t *first = def(schema, "here");
  kf_registration_t *second = def(schema, "here"); /* adds nothing */
  const char *dump = dump_of("reg::op");
  drop(first);
  KFT_EQ_STR(dump_of("reg::op"), dump);
  drop(second);
  KFT_TRUE(!exists("reg::op"));
  /* What differs anywhere is not identical. */
  (void)def(schema, "here");
  static const char *const tags[] = {"core"};
  kf_def_options_t tagged = {sizeof tagged, KF_ALIAS_ANALYSIS_FROM_SCHEMA, tags, 1};
  kf_def_options_t pure = {sizeof pure, KF_ALIAS_ANALYSIS_PURE_FUNCTION, NULL, 0};
  kf_registration_t *handle = NULL;
  FAILS_CLEANLY(try_def(schema, "there", NULL, &handle), KF_ERR_DUPLICATE);
  KFT_FAILS(try_def(schema, "here", &tagged, &handle), KF_ERR_DUPLICATE);
  KFT_FAILS(try_def(schema, "here", &pure, &handle), KF_ERR_DUPLICATE);
  KFT_FAILS(try_def("reg::op(Tensor x, int n) -> Tensor", "here", NULL, &handle), KF_ERR_DUPLICATE);
  static const char *const other_tags[] = {"view_copy"};
  kf_def_options_t other = {sizeof other, KF_ALIAS_ANALYSIS_FROM_SCHEMA, other_tags, 1};
  kf_registration_t *with_tag = NULL;
  KFT_OK(try_def("reg::tagged() -> ()", "here", &tagged, &with_tag));
  KFT_DEFER(undo_registration, with_tag);
  KFT_FAILS(try_def("reg::tagged() -> ()", "here", &other, &handle), KF_ERR_DUPLICATE);
  use_torch_compatible();
  FAILS_CLEANLY(try_def(schema, "here", NULL, &handle), KF_ERR_DUPLICATE);
  KFT_TRUE(handle == NULL);
}

static int released;
static void count_release(void *context) {
  (void)context;
  released++;
}

static void test_identical_impl(void **state) {
  (void)state;
  released = 0;
  kf_kernel_desc_t kernel = boxed("k");
  kernel.release = count_release;
  kf_registration_t *first = impl("reg::op", KF_KEY_CPU, kernel);
  kf_registration_t *covering = impl("reg::op", KF_KEY_CPU, boxed("other"));
  kf_registration_t *again = impl("reg::op", KF_KEY_CPU, kernel); /* adds nothing */
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\nschema: (none)\n"
             "CPU: other :: (none) [ boxed ]\n"
             "CPU (inactive): k :: (none) [ boxed ]\n");
  drop(first);
  KFT_EQ_INT(released, 0);
  drop(covering);
  KFT_EQ_STR(table_of("reg::op"), "CPU: k [kernel]\n");
  drop(again);
  KFT_EQ_INT(released, 1);
  KFT_TRUE(!exists("reg::op"));
  /* Another key, text, context or function is another kernel. */
  (void)impl("reg::op", KF_KEY_CPU, boxed("k"));
  (void)impl("reg::op", KF_KEY_CPU, kf_kernel_boxed(boxed_identity, &released, "k"));
  (void)impl("reg::op", KF_KEY_CUDA, boxed("k"));
  (void)impl("reg::op", KF_KEY_Undefined, boxed("k"));
  (void)impl("reg::op", KF_KEY_CompositeImplicitAutograd, boxed("k"));
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\nschema: (none)\n"
             "CPU: k :: (none) [ boxed ]\n"
             "CPU (inactive): k :: (none) [ boxed ]\n"
             "CUDA: k :: (none) [ boxed ]\n"
             "CompositeImplicitAutograd[alias]: k :: (none) [ boxed ]\n"
             "CompositeImplicitAutograd[alias] (inactive): k :: (none) [ boxed ]\n");
}

static void test_repeated_impl_in_torch_mode(void **state) {
  (void)state;
  use_torch_compatible();
  released = 0;
  kf_kernel_desc_t kernel = typed("k");
  kernel.release = count_release;
  kf_registration_t *first = impl("reg::op", KF_KEY_CPU, kernel);
  kf_registration_t *second = impl("reg::op", KF_KEY_CPU, kernel);
  KFT_EQ_STR(dump_of("reg::op"),
             "name: reg::op\nschema: (none)\n"
             "CPU: k :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "CPU (inactive): k :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n");
  drop(second);
  KFT_EQ_INT(released, 1);
  drop(first);
  KFT_EQ_INT(released, 2);
}

static void test_duplicate_fallback(void **state) {
  (void)state;
  kf_kernel_desc_t one = boxed("one");
  kf_kernel_desc_t two = boxed("two");
  kf_registration_t *handle = NULL;
  kf_registration_t *first = fallback(KF_KEY_Tracer, one);
  FAILS_CLEANLY(kf_register_fallback(KF_KEY_Tracer, &two, &handle), KF_ERR_DUPLICATE);
  KFT_EQ_STR(kf_error_message(),
             "key Tracer has two fallbacks: the old one, one, and the new one, two; release the "
             "old one first");
  kf_registration_t *again = fallback(KF_KEY_Tracer, one); /* identical: adds nothing */
  drop(first);
  KFT_TRUE(kf_has_fallback(KF_KEY_Tracer));
  drop(again);
  KFT_TRUE(!kf_has_fallback(KF_KEY_Tracer));
  /* An alias needs all of its keys free, and names the first that is not. */
  (void)fallback(KF_KEY_AutogradXPU, one);
  FAILS_CLEANLY(kf_register_fallback(KF_KEY_Autograd, &two, &handle), KF_ERR_DUPLICATE);
  KFT_CONTAINS(kf_error_message(), "key AutogradXPU has two fallbacks");
  KFT_TRUE(!kf_has_fallback(KF_KEY_AutogradCPU));
  use_torch_compatible();
  FAILS_CLEANLY(kf_register_fallback(KF_KEY_AutogradXPU, &one, &handle), KF_ERR_DUPLICATE);
  KFT_TRUE(handle == NULL);
}

/* ---- Kernels: descriptions and release callbacks ---- */

static void test_bad_kernels(void **state) {
  (void)state;
  kf_registration_t *handle = NULL;
  kf_kernel_desc_t kernel = boxed("k");
  FAILS_CLEANLY(kf_register_impl("reg::op", "", KF_KEY_CPU, NULL, &handle), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_register_impl(NULL, "", KF_KEY_CPU, &kernel, &handle), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_register_impl("reg::op", NULL, KF_KEY_CPU, &kernel, &handle), KF_ERR_MISUSE);
  kernel.struct_size = 8;
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_MISUSE);
  kernel = boxed("k");
  kernel.boxed = NULL;
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_MISUSE);
  kernel.kind = 77;
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_MISUSE);
  kernel = typed("k");
  kernel.signature = NULL;
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_MISUSE);
  kernel.signature = "(Tensor -> Tensor";
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_PARSE);
  kernel = typed("k");
  kernel.typed = NULL;
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_def(NULL, "", NULL, &handle), KF_ERR_MISUSE);
  KFT_FAILS(try_def("reg::op() -> ()", NULL, NULL, &handle), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_name(NULL, "", &handle), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_name("reg::op", NULL, &handle), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_listener(NULL, &handle), KF_ERR_MISUSE);
  kf_listener_t listener = {4, NULL, NULL, NULL};
  KFT_FAILS(kf_register_listener(&listener, &handle), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_fallback(KF_KEY_CPU, NULL, &handle), KF_ERR_MISUSE);
  KFT_TRUE(handle == NULL);
  kf_registration_release(NULL);
}

static void test_release_callback(void **state) {
  (void)state;
  released = 0;
  kf_kernel_desc_t kernel = typed_two("two");
  kernel.release = count_release;
  kf_registration_t *handle = NULL;
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_GENERAL);
  KFT_EQ_INT(released, 0); /* a failed registration takes nothing over */
  kernel = boxed("b");
  kernel.release = count_release;
  handle = impl("reg::op", KF_KEY_CPU, kernel);
  drop(handle);
  KFT_EQ_INT(released, 1);
  kf_kernel_desc_t all = boxed("f");
  all.release = count_release;
  handle = fallback(KF_KEY_Autograd, all);
  drop(handle);
  KFT_EQ_INT(released, 2);
}

/* ---- Checks ---- */

static void test_signature_mismatch(void **state) {
  (void)state;
  kf_registration_t *handle = NULL;
  kf_registration_t *first = impl("reg::op", KF_KEY_CPU, typed("fn1"));
#define KERNELS                              \
  "  operator: reg::op\n"                    \
  "    no debug info\n"                      \
  "  kernel 1: (Tensor) -> Tensor\n"         \
  "    dispatch key: CPU\n"                  \
  "    fn1\n"                                \
  "  kernel 2: (Tensor, Tensor) -> Tensor\n" \
  "    dispatch key: (catch all)\n"          \
  "    fn2\n"
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_Undefined, typed_two("fn2"), &handle), KF_ERR_GENERAL);
  KFT_EQ_STR(kf_error_message(), "\nMismatch in kernel signatures\n" KERNELS);
  use_torch_compatible();
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_Undefined, typed_two("fn2"), &handle), KF_ERR_GENERAL);
  KFT_EQ_STR(kf_error_message(), "\nMismatch in kernel C++ signatures\n" KERNELS);
  kf_set_torch_compatible(false);
  /* The first signature counts as long as the operator lives. */
  (void)impl("reg::op", KF_KEY_CUDA, boxed("boxed kernels have none"));
  drop(first);
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_XLA, typed_two("fn2"), &handle), KF_ERR_GENERAL);
  KFT_EQ_STR(kf_error_message(),
             "\nMismatch in kernel signatures\n"
             "  operator: reg::op(Tensor x) -> Tensor\n"
             "    here\n"
             "  kernel 1: (Tensor) -> Tensor\n"
             "    dispatch key: CPU\n"
             "    fn1\n"
             "  kernel 2: (Tensor, Tensor) -> Tensor\n"
             "    dispatch key: XLA\n"
             "    fn2\n");
  KFT_TRUE(handle == NULL);
}

typedef struct mismatch {
  const char *schema, *signature, *expected, *inferred, *reason;
} mismatch_t;

static void check_mismatch(const mismatch_t *m) {
  char expected[1024];
  (void)snprintf(expected, sizeof expected,
                 "The signature of a kernel does not match the schema.\n"
                 "  operator: reg::op\n"
                 "  expected schema: %s\n"
                 "    schema debug\n"
                 "  inferred schema: %s\n"
                 "    kernel debug\n"
                 "  reason: %s",
                 m->expected != NULL ? m->expected : m->schema, m->inferred, m->reason);
  KFT_EQ_STR(kf_error_message(), expected);
}

static const mismatch_t mismatches[] = {
    {"reg::op(Tensor a, Tensor b) -> Tensor", "(Tensor) -> Tensor", NULL,
     "(Tensor _0) -> Tensor _0", "the number of arguments is 2 in the schema and 1 in the kernel"},
    {"reg::op(Tensor a) -> (Tensor, Tensor)", "(Tensor) -> Tensor", NULL,
     "(Tensor _0) -> Tensor _0", "the number of returns is 2 in the schema and 1 in the kernel"},
    {"reg::op(Tensor a, int b) -> Tensor", "(Tensor, float) -> Tensor", NULL,
     "(Tensor _0, float _1) -> Tensor _0",
     "argument 2 is of type int in the schema, and of type float in the kernel"},
    {"reg::op(Tensor a, Tensor? b) -> Tensor", "(Tensor, Tensor) -> Tensor", NULL,
     "(Tensor _0, Tensor _1) -> Tensor _0",
     "argument 2 is of type Tensor? in the schema, and of type Tensor in the kernel"},
    {"reg::op(Tensor a) -> (Tensor, int)", "(Tensor) -> (Tensor, float)", NULL,
     "(Tensor _0) -> (Tensor _0, float _1)",
     "return 2 is of type int in the schema, and of type float in the kernel"},
    {"reg::op(Tensor a, SymInt n) -> Tensor", "(Tensor, float) -> Tensor",
     "reg::op(Tensor a, int n) -> Tensor", "(Tensor _0, float _1) -> Tensor _0",
     "argument 2 is of type int in the schema, and of type float in the kernel"},
    {"reg::op(Tensor a, int n) -> Tensor", "(Tensor, SymInt) -> Tensor", NULL,
     "(Tensor _0, SymInt _1) -> Tensor _0",
     "argument 2 is of type int in the schema, and of type SymInt in the kernel"}};

static void run_mismatch(const mismatch_t *m) {
  kf_kernel_desc_t kernel = kf_kernel_typed((kf_typed_fn)identity, m->signature, "kernel debug");
  kf_registration_t *handle = NULL;
  kf_registration_t *other = def(m->schema, "schema debug");
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_CPU, kernel, &handle), KF_ERR_GENERAL);
  check_mismatch(m);
  drop(other);
  /* The other way round; kernels that are inactive are looked at as well. */
  other = impl("reg::op", KF_KEY_CPU, kernel);
  kf_registration_t *cover = impl("reg::op", KF_KEY_CPU, boxed("cover"));
  FAILS_CLEANLY(try_def(m->schema, "schema debug", NULL, &handle), KF_ERR_GENERAL);
  check_mismatch(m);
  drop(other);
  drop(cover);
  KFT_TRUE(handle == NULL);
}

static void test_schema_mismatch(void **state) {
  (void)state;
  run_mismatch(&mismatches[kft_case(sizeof mismatches / sizeof *mismatches)]);
}

/* Names, defaults, annotations and sizes do not count; SymInt may be implemented by int. */
static void test_schema_match(void **state) {
  (void)state;
  (void)def("reg::op(Tensor(a!) self, int[2] size=[1, 2], *, SymInt[]? n=None) -> Tensor(a!)", "d");
  kf_kernel_desc_t plain =
      kf_kernel_typed((kf_typed_fn)identity, "(Tensor(a!), int[], int[]?) -> Tensor(a!)", "plain");
  kf_kernel_desc_t symbolic = kf_kernel_typed(
      (kf_typed_fn)identity, "(Tensor(a!), int[], SymInt[]?) -> Tensor(a!)", "symbolic");
  (void)impl("reg::op", KF_KEY_CPU, plain);
  (void)impl("reg::op", KF_KEY_CUDA, symbolic); /* a class of signatures of its own */
  KFT_CONTAINS(dump_of("reg::op"),
               "CPU: plain :: (Tensor _0, int[] _1, int[]? _2) -> Tensor _0 [ boxed unboxed ]\n"
               "CUDA: symbolic :: (Tensor _0, int[] _1, SymInt[]? _2) -> Tensor _0 [ boxed ]\n");
}

static void test_check_signature(void **state) {
  (void)state;
  (void)def("reg::op(Tensor x, SymInt n) -> Tensor", "here");
  kf_op_t *op = find_op("reg::op");
  KFT_OK(kf_op_check_signature(op, "(int) -> int")); /* nothing to compare with yet */
  (void)impl("reg::op", KF_KEY_CPU,
             kf_kernel_typed((kf_typed_fn)identity, "(Tensor, int) -> Tensor", "plain"));
  KFT_OK(kf_op_check_signature(op, "(Tensor, int) -> Tensor"));
  KFT_OK(kf_op_check_signature(op, "(Tensor, SymInt) -> Tensor"));
  KFT_FAILS(kf_op_check_signature(op, "(Tensor, float) -> Tensor"), KF_ERR_GENERAL);
  KFT_CONTAINS(kf_error_message(),
               "\na typed call has other parameters than the kernels of the operator\n"
               "  operator: reg::op(Tensor x, SymInt n) -> Tensor\n"
               "    here\n"
               "  kernels:  (Tensor, int) -> Tensor\n"
               "    plain\n"
               "  call:     (Tensor, float) -> Tensor");
  (void)impl("reg::op", KF_KEY_CUDA,
             kf_kernel_typed((kf_typed_fn)identity, "(Tensor, SymInt) -> Tensor", "symbolic"));
  KFT_OK(kf_op_check_signature(op, "(Tensor, SymInt) -> Tensor"));
  KFT_FAILS_WITH(kf_op_check_signature(op, "(Tensor, SymInt[]) -> Tensor"), KF_ERR_GENERAL,
                 "kernels:  (Tensor, SymInt) -> Tensor\n    symbolic\n");
  KFT_FAILS(kf_op_check_signature(op, "(Tensor, SymInt, int) -> Tensor"), KF_ERR_GENERAL);
  KFT_FAILS(kf_op_check_signature(op, "nonsense"), KF_ERR_PARSE);
}

static void test_too_many_arguments(void **state) {
  (void)state;
  char schema[2048] = "reg::op(";
  for (int i = 0; i < 65; i++) {
    char argument[32];
    (void)snprintf(argument, sizeof argument, "%sint a%d", i > 0 ? ", " : "", i);
    strcat(schema, argument);
  }
  strcat(schema, ") -> ()");
  kf_registration_t *handle = NULL;
  FAILS_CLEANLY(try_def(schema, "here", NULL, &handle), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(), "the schema has 65 arguments, and operators have at most 64");
  use_torch_compatible();
  kf_set_torch_messages(false); /* what the Python package has */
  FAILS_CLEANLY(try_def(schema, "here", NULL, &handle), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(),
             "The function schema has 65 arguments but this build only supports 64");
  kf_set_torch_messages(true);
  FAILS_CLEANLY(try_def(schema, "here", NULL, &handle), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(),
             "The function schema has 65 arguments but this PyTorch build only supports 64");
  *strstr(schema, ", int a64") = '\0';
  strcat(schema, ") -> ()");
  (void)def(schema, "here");
}

KFT_MAIN(KFT_TEST(test_override_warning), KFT_TEST(test_overrides), KFT_TEST(test_every_order),
         KFT_TEST(test_reference_outlives), KFT_TEST(test_duplicate_def),
         KFT_TEST(test_identical_def), KFT_TEST(test_identical_impl),
         KFT_TEST(test_repeated_impl_in_torch_mode), KFT_TEST(test_duplicate_fallback),
         KFT_TEST(test_bad_kernels), KFT_TEST(test_release_callback),
         KFT_TEST(test_signature_mismatch), KFT_TEST(test_schema_mismatch),
         KFT_TEST(test_schema_match), KFT_TEST(test_check_signature),
         KFT_TEST(test_too_many_arguments))
