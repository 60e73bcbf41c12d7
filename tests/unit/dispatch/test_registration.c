/* Single registrations: definitions, kernels, names, fallbacks, modules; duplicates and overrides;
 * the checks with their messages; releases in any order; what a failed registration leaves behind
 * (nothing: the fixture's fingerprint is compared after every run); dumps and lookups. */
#include "dispatch_fixture.h"

static kf_status_t try_impl(const char *name, kf_key_t key, kf_kernel_desc_t kernel,
                            kf_registration_t **handle) {
  return kf_register_impl(name, "", key, &kernel, handle);
}

static bool exists(const char *full_name) {
  kf_op_t *op = NULL;
  kf_status_t status = kf_op_find_by_full_name(full_name, &op);
  kf_op_release(op);
  if (status != KF_ERR_NOT_FOUND) KFT_OK(status);
  return status == KF_OK;
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
    KFT_EQ_STR(
        warnings.last,
        "Warning only once for all operators,  other operators may also be overridden.\n"
        "  Overriding a previously registered kernel for the same operator and the same dispatch "
        "key\n"
        "  operator: reg::op(Tensor x) -> Tensor\n"
        "    defined here\n"
        "  dispatch key: CPU\n"
        "  previous kernel: meta1\n"
        "       new kernel: fn2");
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

static void test_one_order(void **state) {
  (void)state;
  KFT_DEFER(release_each_kind, NULL);
  release_in_order(0);
}

static void test_every_order(void **state) {
  (void)state;
  KFT_DEFER(release_each_kind, NULL);
  for (size_t number = 0; number < 720; number++) release_in_order(number);
}

/* A reference keeps the object, not its registrations. */
static void test_reference_outlives(void **state) {
  (void)state;
  kf_registration_t *handle = def("reg::op.ov(Tensor x) -> Tensor", "here");
  kf_op_t *op = find_op("reg::op.ov");
  KFT_EQ_STR(kf_op_name(op), "reg::op");
  KFT_EQ_STR(kf_op_overload(op), "ov");
  KFT_EQ_STR(kf_op_full_name(op), "reg::op.ov");
  drop(handle);
  KFT_EQ_STR(kf_op_full_name(op), "reg::op.ov");
  KFT_TRUE(!kf_op_has_schema(op) && kf_op_schema(op) == NULL);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_FOUND);
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
  KFT_EQ_STR(
      kf_error_message(),
      "Tried to register an operator (reg::op(Tensor y) -> Tensor) with the same name and "
      "overload name multiple times. Each overload's schema should only be registered with a "
      "single call to def(). Duplicate registration: registered at b.c:2. Original "
      "registration: registered at a.c:1");
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
  FAILS_CLEANLY(try_def(schema, "here", &tagged, &handle), KF_ERR_DUPLICATE);
  FAILS_CLEANLY(try_def(schema, "here", &pure, &handle), KF_ERR_DUPLICATE);
  FAILS_CLEANLY(try_def("reg::op(Tensor x, int n) -> Tensor", "here", NULL, &handle),
                KF_ERR_DUPLICATE);
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
             "Tried to register multiple backend fallbacks for the same dispatch key Tracer; "
             "previous registration one, new registration two");
  kf_registration_t *again = fallback(KF_KEY_Tracer, one); /* identical: adds nothing */
  drop(first);
  KFT_TRUE(kf_has_fallback(KF_KEY_Tracer));
  drop(again);
  KFT_TRUE(!kf_has_fallback(KF_KEY_Tracer));
  /* An alias needs all of its keys free, and names the first that is not. */
  (void)fallback(KF_KEY_AutogradXPU, one);
  FAILS_CLEANLY(kf_register_fallback(KF_KEY_Autograd, &two, &handle), KF_ERR_DUPLICATE);
  KFT_CONTAINS(kf_error_message(), "dispatch key AutogradXPU;");
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
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_Undefined, typed_two("fn2"), &handle), KF_ERR_GENERAL);
  KFT_EQ_STR(kf_error_message(),
             "\nMismatch in kernel C++ signatures\n"
             "  operator: reg::op\n"
             "    no debug info\n"
             "  kernel 1: (Tensor) -> Tensor\n"
             "    dispatch key: CPU\n"
             "    fn1\n"
             "  kernel 2: (Tensor, Tensor) -> Tensor\n"
             "    dispatch key: (catch all)\n"
             "    fn2\n");
  /* The first signature counts as long as the operator lives. */
  (void)impl("reg::op", KF_KEY_CUDA, boxed("boxed kernels have none"));
  drop(first);
  (void)def("reg::op(Tensor x) -> Tensor", "here");
  FAILS_CLEANLY(try_impl("reg::op", KF_KEY_XLA, typed_two("fn2"), &handle), KF_ERR_GENERAL);
  KFT_EQ_STR(kf_error_message(),
             "\nMismatch in kernel C++ signatures\n"
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
                 "Inferred operator schema for a C++ kernel function doesn't match the expected "
                 "function schema.\n"
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
     "(Tensor _0) -> Tensor _0", "The number of arguments is different. 2 vs 1."},
    {"reg::op(Tensor a) -> (Tensor, Tensor)", "(Tensor) -> Tensor", NULL,
     "(Tensor _0) -> Tensor _0", "The number of returns is different. 2 vs 1."},
    {"reg::op(Tensor a, int b) -> Tensor", "(Tensor, float) -> Tensor", NULL,
     "(Tensor _0, float _1) -> Tensor _0", "Type mismatch in argument 2: int vs float."},
    {"reg::op(Tensor a, Tensor? b) -> Tensor", "(Tensor, Tensor) -> Tensor", NULL,
     "(Tensor _0, Tensor _1) -> Tensor _0", "Type mismatch in argument 2: Tensor? vs Tensor."},
    {"reg::op(Tensor a) -> (Tensor, int)", "(Tensor) -> (Tensor, float)", NULL,
     "(Tensor _0) -> (Tensor _0, float _1)", "Type mismatch in return 2: int vs float."},
    {"reg::op(Tensor a, SymInt n) -> Tensor", "(Tensor, float) -> Tensor",
     "reg::op(Tensor a, int n) -> Tensor", "(Tensor _0, float _1) -> Tensor _0",
     "Type mismatch in argument 2: int vs float."},
    {"reg::op(Tensor a, int n) -> Tensor", "(Tensor, SymInt) -> Tensor", NULL,
     "(Tensor _0, SymInt _1) -> Tensor _0", "Type mismatch in argument 2: int vs SymInt."}};

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
  run_mismatch(&mismatches[0]);
}

static void test_schema_mismatches(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof mismatches / sizeof *mismatches; i++) run_mismatch(&mismatches[i]);
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
               "\nTried to access or call an operator with a wrong signature.\n"
               "  operator: reg::op(Tensor x, SymInt n) -> Tensor\n"
               "    here\n"
               "  correct signature:  (Tensor, int) -> Tensor\n"
               "    plain\n"
               "  accessed/called as: (Tensor, float) -> Tensor\n");
  (void)impl("reg::op", KF_KEY_CUDA,
             kf_kernel_typed((kf_typed_fn)identity, "(Tensor, SymInt) -> Tensor", "symbolic"));
  KFT_OK(kf_op_check_signature(op, "(Tensor, SymInt) -> Tensor"));
  KFT_FAILS_WITH(kf_op_check_signature(op, "(Tensor, SymInt[]) -> Tensor"), KF_ERR_GENERAL,
                 "correct signature:  (Tensor, SymInt) -> Tensor\n    symbolic\n");
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
  KFT_EQ_STR(kf_error_message(),
             "The function schema has 65 arguments but this PyTorch build only supports 64");
  *strstr(schema, ", int a64") = '\0';
  strcat(schema, ") -> ()");
  (void)def(schema, "here");
}

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
  KFT_EQ_STR(kf_error_message(), "Could not find schema for reg::op.");
  KFT_FAILS(kf_op_find_schema("reg::op", "ov", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "Could not find schema for reg::op.ov");
  KFT_FAILS(kf_op_find("reg::op", "", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "operator reg::op does not exist");
  KFT_FAILS(kf_op_find("reg::op", "ov", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "operator reg::op.ov does not exist");
  (void)impl("reg::op", KF_KEY_CPU, boxed("k"));
  KFT_FAILS(kf_op_find_schema("reg::op", "", &op), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(),
             "Could not find schema for reg::op. but we found an implementation; did you forget to "
             "def() the operator?");
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

/* ---- Python modules ---- */

static void check_module(const char *overload, const char *module, const char *context) {
  char *found_module = NULL;
  char *found_context = NULL;
  KFT_OK(kf_python_module("reg::op", overload, &found_module, &found_context));
  KFT_DEFER(kf_free, found_module);
  KFT_DEFER(kf_free, found_context);
  KFT_EQ_STR(found_module, module);
  KFT_EQ_STR(found_context, context);
}

static void test_python_modules(void **state) {
  (void)state;
  static warnings_t warnings;
  catch_warnings(&warnings);
  check_module("", NULL, NULL);
  kf_registration_t *first = NULL;
  kf_registration_t *second = NULL;
  KFT_OK(kf_register_python_module("reg::op", "", "a.b", "why", &first));
  KFT_DEFER(undo_registration, first);
  check_module("", "a.b", "why");
  check_module("ov", NULL, NULL);
  KFT_EQ_INT(warnings.count, 0);
  KFT_OK(kf_register_python_module("reg::op", "", "c.d", NULL, &second));
  KFT_DEFER(undo_registration, second);
  KFT_EQ_INT(warnings.count, 1);
  KFT_EQ_STR(
      warnings.last,
      "Tried to register an python registration stub (pystub) for reg::op that specifies the "
      "Python module c.d but there already was a pystub that specifies the Python module "
      "a.b. We will override the existing pystub.");
  check_module("", "c.d", "");
  drop(first);
  check_module("", "c.d", "");
  drop(second);
  check_module("", NULL, NULL);
  KFT_OK(kf_register_python_module("reg::op", "ov", "a", "", &first));
  KFT_DEFER(undo_registration, first);
  KFT_OK(kf_register_python_module("reg::op", "ov", "b", "", &second));
  KFT_DEFER(undo_registration, second);
  KFT_CONTAINS(warnings.last, "for reg::op.ov that specifies the Python module b ");
  KFT_TRUE(!exists("reg::op.ov")); /* a module makes no operator */
  kf_registration_t *none = NULL;
  KFT_FAILS(kf_register_python_module(NULL, "", "m", "", &none), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_python_module("reg::op", "", NULL, "", &none), KF_ERR_MISUSE);
}

/* ---- Listeners ---- */

typedef struct story {
  char text[512];
  kf_status_t inside;
} story_t;

static void tell(story_t *story, const char *what, const kf_op_t *op) {
  const kf_schema_t *schema = kf_op_schema(op); /* readable in both events */
  strcat(story->text, what);
  strcat(story->text, kf_op_full_name(op));
  strcat(story->text, schema != NULL ? " " : "? ");
  kf_schema_release(schema);
}

static void on_defined(void *context, const kf_op_t *op) { tell(context, "+", op); }
static void on_removed(void *context, const kf_op_t *op) { tell(context, "-", op); }

static void test_listeners(void **state) {
  (void)state;
  (void)impl("reg::d", KF_KEY_CPU, boxed("k")); /* never defined: never heard of */
  (void)def("reg::b() -> ()", "here");
  kf_registration_t *a = def("reg::a() -> ()", "here");
  static story_t story, other;
  memset(&story, 0, sizeof story);
  memset(&other, 0, sizeof other);
  kf_listener_t listener = {sizeof listener, &story, on_defined, on_removed};
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_listener(&listener, &handle));
  KFT_DEFER(undo_registration, handle);
  KFT_EQ_STR(story.text, "+reg::b +reg::a ");
  kf_listener_t only_removed = {sizeof listener, &other, NULL, on_removed};
  kf_registration_t *second = NULL;
  KFT_OK(kf_register_listener(&only_removed, &second));
  KFT_DEFER(undo_registration, second);
  kf_registration_t *twin = def("reg::a() -> ()", "here"); /* identical: no news */
  (void)impl("reg::a", KF_KEY_CPU, boxed("k"));
  (void)fallback(KF_KEY_Tracer, boxed("f"));
  drop(a);
  KFT_EQ_STR(story.text, "+reg::b +reg::a ");
  drop(twin); /* the kernel keeps the operator, but the definition is gone */
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a ");
  KFT_EQ_STR(other.text, "-reg::a ");
  kf_registration_t *e = def("reg::e() -> ()", "here");
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a +reg::e ");
  /* A definition that fails is no news. */
  kf_registration_t *none = NULL;
  KFT_FAILS(try_def("reg::e(int x) -> ()", "here", NULL, &none), KF_ERR_DUPLICATE);
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a +reg::e ");
  drop(handle);
  drop(e);
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a +reg::e ");
  KFT_EQ_STR(other.text, "-reg::a -reg::e ");
}

static void meddle(void *context, const kf_op_t *op) {
  (void)op;
  story_t *story = context;
  kf_kernel_desc_t kernel = kf_kernel_boxed(boxed_identity, NULL, "k");
  kf_registration_t *handle = NULL;
  story->inside = kf_register_impl("reg::inner", "", KF_KEY_CPU, &kernel, &handle);
}

static void test_listener_must_not_register(void **state) {
  (void)state;
  static story_t story;
  memset(&story, 0, sizeof story);
  kf_listener_t listener = {sizeof listener, &story, meddle, NULL};
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_listener(&listener, &handle));
  KFT_DEFER(undo_registration, handle);
  (void)def("reg::a() -> ()", "here");
  if (story.inside != KF_ERR_NO_MEMORY) KFT_EQ_INT(story.inside, KF_ERR_MISUSE);
  KFT_TRUE(!exists("reg::inner"));
}

static kf_registration_t *to_release[2];
static void release_things(void *context, const kf_op_t *op) {
  (void)context;
  (void)op;
  for (int i = 0; i < 2; i++) {
    kf_registration_release(to_release[i]);
    to_release[i] = NULL;
  }
}

static void release_rest(void *unused) { release_things(unused, NULL); }

/* A listener may release handles, its own included. */
static void test_listener_may_release(void **state) {
  (void)state;
  static story_t story;
  memset(&story, 0, sizeof story);
  kf_listener_t releasing = {sizeof releasing, NULL, NULL, release_things};
  kf_listener_t telling = {sizeof telling, &story, NULL, on_removed};
  KFT_DEFER(release_rest, NULL);
  KFT_OK(kf_register_listener(&releasing, &to_release[0]));
  KFT_OK(kf_register_listener(&telling, &to_release[1]));
  kf_registration_t *last = NULL;
  KFT_OK(kf_register_listener(&telling, &last));
  KFT_DEFER(undo_registration, last);
  kf_registration_t *handle = def("reg::a() -> ()", "here");
  drop(handle);
  KFT_TRUE(to_release[0] == NULL && to_release[1] == NULL);
  KFT_TRUE(strcmp(story.text, "-reg::a -reg::a ") == 0 || strcmp(story.text, "-reg::a ") == 0);
  KFT_TRUE(!exists("reg::a"));
  story.text[0] = '\0';
  drop(def("reg::b() -> ()", "here"));
  KFT_EQ_STR(story.text, "-reg::b ");
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
               "reg::op has kernels registered to both CompositeImplicitAutograd and a backend "
               "mapped to AutogradOther. This makes the backend kernel unreachable;");
  KFT_CONTAINS(kf_error_message(), "Canonical state\n~~~~~~~~~~~\nname: reg::op\n");
}

KFT_MAIN(KFT_TEST(test_override_warning), KFT_TEST(test_overrides), KFT_TEST(test_one_order),
         KFT_TEST_NO_OOM(test_every_order), KFT_TEST(test_reference_outlives),
         KFT_TEST(test_duplicate_def), KFT_TEST(test_identical_def), KFT_TEST(test_identical_impl),
         KFT_TEST(test_repeated_impl_in_torch_mode), KFT_TEST(test_duplicate_fallback),
         KFT_TEST(test_bad_kernels), KFT_TEST(test_release_callback),
         KFT_TEST(test_signature_mismatch), KFT_TEST(test_schema_mismatch),
         KFT_TEST_NO_OOM(test_schema_mismatches), KFT_TEST(test_schema_match),
         KFT_TEST(test_check_signature), KFT_TEST(test_too_many_arguments), KFT_TEST(test_options),
         KFT_TEST(test_dump_format), KFT_TEST(test_queries), KFT_TEST(test_lookups),
         KFT_TEST(test_visitors), KFT_TEST_NO_OOM(test_many_operators),
         KFT_TEST(test_python_modules), KFT_TEST(test_listeners),
         KFT_TEST(test_listener_must_not_register), KFT_TEST(test_listener_may_release),
         KFT_TEST(test_missing_handler), KFT_TEST(test_missing_text_in_torch_mode),
         KFT_TEST(test_ambiguous))
