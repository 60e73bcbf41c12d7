/* Library blocks: what each kind may hold, every error with its text, namespaces claimed and given
 * back, keys, definitions with a kernel, reset and release. */
#include "dispatch_fixture.h"

/* The functions, which name the place of the block; test_origins.c has the macros. */
#undef kf_library_def
#undef kf_library_def_kernel
#undef kf_library_impl
#undef kf_library_fallback

#define PLACE(kind) "(Error occurred while processing TORCH_LIBRARY" kind " block at place.c:7)"
#define OWN_PLACE(kind) " (in the KF_LIBRARY_" kind " block opened at place.c:7)"

static kf_status_t open_library(kf_library_kind_t kind, const char *ns, kf_key_t key) {
  kf_library_t *made = NULL;
  kf_status_t status = kf_library_create(kind, ns, key, "place.c", 7, &made);
  kf_library_release(made);
  return status;
}

static kf_status_t impl_in(kf_library_t *lib, const char *name, kf_key_t key, const char *debug) {
  kf_kernel_desc_t kernel = typed(debug);
  return kf_library_impl(lib, name, key, &kernel);
}

static kf_status_t fall_back_in(kf_library_t *lib, kf_key_t key, const char *debug) {
  kf_kernel_desc_t kernel = boxed(debug);
  return kf_library_fallback(lib, key, &kernel);
}

static kf_status_t def_kernel_in(kf_library_t *lib, const char *text, kf_key_t key,
                                 kf_kernel_desc_t kernel) {
  return kf_library_def_kernel(lib, text, key, &kernel, NULL);
}

#define FAILS_SAYING(expr, code, message)      \
  do {                                         \
    FAILS_CLEANLY(expr, code);                 \
    KFT_EQ_STR(kf_error_message(), (message)); \
  } while (0)

/* The same failure in our words and in PyTorch's. */
#define FAILS_SAYING_AS(expr, code, own, torch) \
  do {                                          \
    FAILS_SAYING(expr, code, own);              \
    use_torch_compatible();                     \
    FAILS_SAYING(expr, code, torch);            \
    kf_set_torch_compatible(false);             \
  } while (0)

/* ---- Opening ---- */

static void test_second_def_block(void **state) {
  (void)state;
  kf_library_t *first = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  kf_library_t *second = NULL;
  FAILS_SAYING_AS(
      kf_library_create(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined, "other.c", 9, &second),
      KF_ERR_DUPLICATE,
      "namespace lib has a KF_LIBRARY_DEF block already, registered at place.c:7; the second one, "
      "registered at other.c:9, has to be a KF_LIBRARY_FRAGMENT block, which adds to the "
      "namespace, "
      "or a KF_LIBRARY_IMPL block, which holds kernels only",
      "Only a single TORCH_LIBRARY can be used to register the namespace lib; please put all of "
      "your definitions in a single TORCH_LIBRARY block.  If you were trying to specify "
      "implementations, consider using TORCH_LIBRARY_IMPL (which can be duplicated).  If you "
      "really "
      "intended to define operators for a single namespace in a distributed way, you can use "
      "TORCH_LIBRARY_FRAGMENT to explicitly indicate this.  Previous registration of TORCH_LIBRARY "
      "was registered at place.c:7; latest registration was registered at other.c:9");
  KFT_TRUE(second == NULL);
  /* Fragments, kernels and other namespaces are free. */
  KFT_OK(open_library(KF_LIBRARY_FRAGMENT, "lib", KF_KEY_Undefined));
  KFT_OK(open_library(KF_LIBRARY_IMPL, "lib", KF_KEY_CPU));
  KFT_OK(open_library(KF_LIBRARY_DEF, "lib2", KF_KEY_Undefined));
  /* A reset keeps the claim, a release gives it back. */
  kf_library_reset(first);
  KFT_FAILS(open_library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined), KF_ERR_DUPLICATE);
  drop_library(first);
  KFT_OK(open_library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined));
}

static void test_wildcard(void **state) {
  (void)state;
  FAILS_SAYING_AS(
      open_library(KF_LIBRARY_DEF, "_", KF_KEY_Undefined), KF_ERR_VALUE,
      "a KF_LIBRARY_DEF block defines operators of one namespace, so it cannot have the "
      "wildcard namespace \"_\"; KF_LIBRARY_IMPL can" OWN_PLACE("DEF"),
      "TORCH_LIBRARY: cannot define TORCH_LIBRARY with the wildcard namespace _ (every "
      "TORCH_LIBRARY defines operators for a distinct namespace!) Did you mean to use "
      "TORCH_LIBRARY_IMPL instead?  " PLACE(""));
  FAILS_SAYING_AS(
      open_library(KF_LIBRARY_FRAGMENT, "_", KF_KEY_Undefined), KF_ERR_VALUE,
      "a KF_LIBRARY_FRAGMENT block defines operators of one namespace, so it cannot have "
      "the wildcard namespace \"_\"; KF_LIBRARY_IMPL can" OWN_PLACE("FRAGMENT"),
      "TORCH_LIBRARY_FRAGMENT: cannot define TORCH_LIBRARY_FRAGMENT with the wildcard "
      "namespace _ (every TORCH_LIBRARY_FRAGMENT defines operators for a distinct "
      "namespace!) Did you mean to use TORCH_LIBRARY_IMPL "
      "instead?  " PLACE("_FRAGMENT"));
  kf_library_t *lib = library(KF_LIBRARY_IMPL, "_", KF_KEY_CPU);
  FAILS_CLEANLY(impl_in(lib, "lib::op", KF_KEY_Undefined, "k"), KF_ERR_GENERAL);
  KFT_CONTAINS(kf_error_message(), "wildcard namespace _");
  FAILS_CLEANLY(impl_in(lib, "op", KF_KEY_Undefined, "k"), KF_ERR_GENERAL);
}

static void test_opening_errors(void **state) {
  (void)state;
  FAILS_CLEANLY(open_library(KF_LIBRARY_DEF, "lib", KF_KEY_CPU), KF_ERR_INTERNAL);
  KFT_CONTAINS(kf_error_message(), "found CPU" OWN_PLACE("DEF"));
  FAILS_CLEANLY(open_library(KF_LIBRARY_FRAGMENT, "lib", KF_KEY_CPU), KF_ERR_INTERNAL);
  KFT_CONTAINS(kf_error_message(), "found CPU" OWN_PLACE("FRAGMENT"));
  KFT_FAILS(open_library((kf_library_kind_t)3, "lib", KF_KEY_Undefined), KF_ERR_MISUSE);
  KFT_FAILS(open_library(KF_LIBRARY_IMPL, NULL, KF_KEY_Undefined), KF_ERR_MISUSE);
  KFT_FAILS(open_library(KF_LIBRARY_IMPL, "", KF_KEY_Undefined), KF_ERR_MISUSE);
  KFT_FAILS(open_library(KF_LIBRARY_IMPL, "lib", KF_KEY_LIMIT), KF_ERR_MISUSE);
  KFT_FAILS(open_library(KF_LIBRARY_IMPL, "lib", KF_KEY_FIRST_DEVICE), KF_ERR_MISUSE);
  /* A failed DEF block has not claimed its namespace. */
  KFT_OK(open_library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined));
  kf_library_release(NULL);
  kf_library_reset(NULL);
}

static void test_texts(void **state) {
  (void)state;
  static const char *const kinds[] = {"DEF", "FRAGMENT", "IMPL"};
  for (int i = 0; i < 3; i++) {
    kf_library_kind_t kind;
    KFT_OK(kf_library_kind_parse(kinds[i], &kind));
    KFT_EQ_INT(kind, i);
  }
  kf_library_kind_t kind;
  KFT_FAILS(kf_library_kind_parse("def", &kind), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(), "no such kind: def");
  KFT_FAILS(kf_library_kind_parse(NULL, &kind), KF_ERR_MISUSE);
  static const struct {
    const char *text;
    kf_alias_analysis_t kind;
  } analyses[] = {{"CONSERVATIVE", KF_ALIAS_ANALYSIS_CONSERVATIVE},
                  {"FROM_SCHEMA", KF_ALIAS_ANALYSIS_FROM_SCHEMA},
                  {"PURE_FUNCTION", KF_ALIAS_ANALYSIS_PURE_FUNCTION},
                  {"", KF_ALIAS_ANALYSIS_FROM_SCHEMA}};
  for (size_t i = 0; i < sizeof analyses / sizeof *analyses; i++) {
    kf_alias_analysis_t found = KF_ALIAS_ANALYSIS_DEFAULT;
    KFT_OK(kf_alias_analysis_parse(analyses[i].text, &found));
    KFT_EQ_INT(found, analyses[i].kind);
  }
  kf_alias_analysis_t found;
  KFT_FAILS(kf_alias_analysis_parse("INTERNAL_SPECIAL_CASE", &found), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(), "no such kind: INTERNAL_SPECIAL_CASE");
  KFT_FAILS(kf_alias_analysis_parse(NULL, &found), KF_ERR_MISUSE);
}

/* ---- def ---- */

static void test_def(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  KFT_OK(kf_library_def(lib, "a(Tensor x) -> Tensor", NULL));
  KFT_OK(kf_library_def(lib, "lib::a.ov(Tensor x) -> Tensor", NULL)); /* redundant, but allowed */
  static const char *const tags[] = {"core"};
  kf_def_options_t options = {sizeof options, KF_ALIAS_ANALYSIS_PURE_FUNCTION, tags, 1};
  kf_library_t *fragment = library(KF_LIBRARY_FRAGMENT, "lib", KF_KEY_Undefined);
  KFT_OK(kf_library_def(fragment, "b() -> ()", &options));
  KFT_EQ_STR(dump_of("lib::a"),
             "name: lib::a\nschema: lib::a(Tensor x) -> Tensor\ndebug: registered at place.c:7\n"
             "alias analysis kind: FROM_SCHEMA\n");
  KFT_EQ_STR(dump_of("lib::a.ov"),
             "name: lib::a.ov\nschema: lib::a.ov(Tensor x) -> Tensor\n"
             "debug: registered at place.c:7\nalias analysis kind: FROM_SCHEMA\n");
  KFT_CONTAINS(dump_of("lib::b"), "alias analysis kind: PURE_FUNCTION\n");
  KFT_TRUE(kf_op_has_tag(find_op("lib::b"), "core"));
  KFT_OK(impl_in(lib, "a", KF_KEY_CPU, "cpu"));
  KFT_OK(impl_in(fragment, "lib::a.ov", KF_KEY_Undefined, NULL));
  KFT_CONTAINS(dump_of("lib::a"), "CPU: cpu :: ");
  KFT_CONTAINS(dump_of("lib::a.ov"),
               "CompositeImplicitAutograd[alias]: registered at place.c:7 :: ");
  KFT_FAILS(kf_library_def(lib, NULL, NULL), KF_ERR_MISUSE);
}

static void test_def_errors(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  kf_library_t *fragment = library(KF_LIBRARY_FRAGMENT, "lib", KF_KEY_Undefined);
  kf_library_t *kernels = library(KF_LIBRARY_IMPL, "lib", KF_KEY_Undefined);
#define OWN_NO_DEF                                                                            \
  ": a KF_LIBRARY_IMPL block holds kernels only; define the operator in a KF_LIBRARY_DEF or " \
  "KF_LIBRARY_FRAGMENT block" OWN_PLACE("IMPL")
#define NO_DEF                                                                                  \
  "\"): Cannot define an operator inside of a TORCH_LIBRARY_IMPL block.  All def()s should be " \
  "placed in the (unique) TORCH_LIBRARY block for their namespace.  " PLACE("_IMPL")
  FAILS_SAYING_AS(kf_library_def(kernels, "a(Tensor x) -> Tensor", NULL), KF_ERR_GENERAL,
                  "a" OWN_NO_DEF, "def(\"a" NO_DEF);
  FAILS_SAYING_AS(kf_library_def(kernels, "lib::a.ov(Tensor x) -> Tensor", NULL), KF_ERR_GENERAL,
                  "lib::a.ov" OWN_NO_DEF, "def(\"lib::a.ov" NO_DEF);
  FAILS_SAYING_AS(def_kernel_in(kernels, "a.ov", KF_KEY_CPU, typed("k")), KF_ERR_GENERAL,
                  "a.ov" OWN_NO_DEF, "def(\"a.ov" NO_DEF);
  FAILS_SAYING_AS(
      kf_library_def(lib, "other::a(Tensor x) -> Tensor", NULL), KF_ERR_GENERAL,
      "the schema is of namespace other, this KF_LIBRARY_DEF block of namespace lib; "
      "define it in a block of its own namespace, or leave the namespace out of the "
      "schema" OWN_PLACE("DEF"),
      "Explicitly provided namespace (other) in schema string does not match namespace of "
      "enclosing TORCH_LIBRARY block (lib).  Move this definition to the (unique) "
      "TORCH_LIBRARY block corresponding to this namespace (and consider deleting the "
      "namespace from your schema string.)  " PLACE(""));
  FAILS_SAYING_AS(
      def_kernel_in(fragment, "li::a", KF_KEY_CPU, typed("k")), KF_ERR_GENERAL,
      "the schema is of namespace li, this KF_LIBRARY_FRAGMENT block of namespace lib; define it "
      "in a block of its own namespace, or leave the namespace out of the "
      "schema" OWN_PLACE("FRAGMENT"),
      "Explicitly provided namespace (li) in schema string does not match namespace of "
      "enclosing TORCH_LIBRARY_FRAGMENT block (lib).  Move this definition to the (unique) "
      "TORCH_LIBRARY block corresponding to this namespace (and consider deleting the "
      "namespace from your schema string.)  " PLACE("_FRAGMENT"));
  FAILS_SAYING(kf_library_def(lib, "a", NULL), KF_ERR_PARSE,
               "expected a schema, such as \"a::b(Tensor x) -> Tensor\", found only a name");
  FAILS_SAYING(kf_library_def(kernels, "a", NULL), KF_ERR_PARSE,
               "expected a schema, such as \"a::b(Tensor x) -> Tensor\", found only a name");
  FAILS_CLEANLY(kf_library_def(lib, "a(Tensor x -> Tensor", NULL), KF_ERR_PARSE);
  KFT_OK(kf_library_def(lib, "a() -> ()", NULL));
  FAILS_SAYING_AS(
      kf_library_def(lib, "a(int x) -> ()", NULL), KF_ERR_DUPLICATE,
      "operator lib::a(int x) -> () has two definitions: the new one, registered at "
      "place.c:7, and the old one, registered at place.c:7",
      "Tried to register an operator (lib::a(int x) -> ()) with the same name and overload "
      "name multiple times. Each overload's schema should only be registered with a single "
      "call to def(). Duplicate registration: registered at place.c:7. Original "
      "registration: registered at place.c:7");
}

static void test_def_with_kernel(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  KFT_OK(def_kernel_in(lib, "a(Tensor self) -> Tensor", KF_KEY_CPU, typed("cpu")));
  KFT_EQ_STR(dump_of("lib::a"),
             "name: lib::a\nschema: lib::a(Tensor self) -> Tensor\ndebug: registered at place.c:7\n"
             "alias analysis kind: FROM_SCHEMA\n"
             "CPU: cpu :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n");
  KFT_OK(def_kernel_in(lib, "b.ov", KF_KEY_Undefined, typed(NULL)));
  KFT_EQ_STR(
      dump_of("lib::b.ov"),
      "name: lib::b.ov\nschema: lib::b.ov(Tensor _0) -> Tensor _0\n"
      "debug: registered at place.c:7\nalias analysis kind: CONSERVATIVE\n"
      "CompositeImplicitAutograd[alias]: registered at place.c:7 :: (Tensor _0) -> Tensor _0 "
      "[ boxed unboxed ]\n");
  /* Tags are kept for a bare name, too. */
  static const char *const tags[] = {"core"};
  kf_def_options_t options = {sizeof options, KF_ALIAS_ANALYSIS_PURE_FUNCTION, tags, 1};
  kf_kernel_desc_t kernel = typed("k");
  KFT_OK(kf_library_def_kernel(lib, "lib::c", KF_KEY_CUDA, &kernel, &options));
  KFT_TRUE(kf_op_has_tag(find_op("lib::c"), "core"));
  KFT_CONTAINS(dump_of("lib::c"), "alias analysis kind: CONSERVATIVE\nCUDA: k :: ");
  KFT_OK(kf_library_def_kernel(lib, "d(Tensor x) -> Tensor", KF_KEY_CUDA, &kernel, &options));
  KFT_CONTAINS(dump_of("lib::d"), "alias analysis kind: PURE_FUNCTION\nCUDA: k :: ");
  /* With a schema, any kernel will do. */
  KFT_OK(def_kernel_in(lib, "e(Tensor x) -> Tensor", KF_KEY_CPU, boxed("boxed")));
  KFT_OK(def_kernel_in(lib, "f(Tensor x) -> Tensor", KF_KEY_CPU, fallthrough("skip")));
}

static void test_def_with_kernel_errors(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  static const char nothing[] =
      "def(\"a.ov\"): Full schema string was not specified, and we couldn't infer schema either.  "
      "Please explicitly provide a schema string.  " PLACE("");
  static const char own_nothing[] =
      "a.ov: this is a name without a schema, and the kernel has no signature that could take its "
      "place; give the whole schema" OWN_PLACE("DEF");
  FAILS_SAYING_AS(def_kernel_in(lib, "a.ov", KF_KEY_CPU, boxed("b")), KF_ERR_GENERAL, own_nothing,
                  nothing);
  FAILS_SAYING(def_kernel_in(lib, "a.ov", KF_KEY_CPU, fallthrough("f")), KF_ERR_GENERAL,
               own_nothing);
  FAILS_SAYING(kf_library_def_kernel(lib, "a.ov", KF_KEY_CPU, NULL, NULL), KF_ERR_GENERAL,
               own_nothing);
  /* A kernel that does not fit takes the definition back. */
#define WHY(reason)                                          \
  "  operator: lib::a\n"                                     \
  "  expected schema: lib::a(Tensor x) -> Tensor\n"          \
  "    registered at place.c:7\n"                            \
  "  inferred schema: (Tensor _0, Tensor _1) -> Tensor _0\n" \
  "    two\n"                                                \
  "  reason: " reason
  FAILS_SAYING_AS(def_kernel_in(lib, "a(Tensor x) -> Tensor", KF_KEY_CPU, typed_two("two")),
                  KF_ERR_GENERAL,
                  "The signature of a kernel does not match the schema.\n" WHY(
                      "the number of arguments is 1 in the schema and 2 in the kernel"),
                  "Inferred operator schema for a C++ kernel function doesn't match the expected "
                  "function schema.\n" WHY("The number of arguments is different. 1 vs 2."));
  FAILS_CLEANLY(kf_library_def_kernel(lib, "a(Tensor x) -> Tensor", KF_KEY_CPU, NULL, NULL),
                KF_ERR_MISUSE);
  FAILS_CLEANLY(def_kernel_in(lib, "a(Tensor x) -> Tensor", KF_KEY_LIMIT, typed("k")),
                KF_ERR_VALUE);
  KFT_OK(def_kernel_in(lib, "a(Tensor x) -> Tensor", KF_KEY_CPU, typed("k")));
}

/* ---- impl ---- */

static void test_impl_errors(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_IMPL, "lib", KF_KEY_CPU);
  FAILS_SAYING_AS(
      impl_in(lib, "other::a.ov", KF_KEY_CUDA, "k"), KF_ERR_GENERAL,
      "other::a.ov: the operator is of namespace other, this KF_LIBRARY_IMPL block of "
      "namespace lib; open a KF_LIBRARY_IMPL block for the operator's "
      "namespace" OWN_PLACE("IMPL"),
      "impl(\"other::a.ov\", ...): Explicitly provided namespace (other) in operator name "
      "does not match namespace of enclosing TORCH_LIBRARY_IMPL block (lib).  Move this "
      "definition to the TORCH_LIBRARY_IMPL block corresponding to this namespace (and "
      "consider deleting the namespace from your schema "
      "string.)  " PLACE("_IMPL"));
  FAILS_SAYING_AS(
      impl_in(lib, "a", KF_KEY_CUDA, "k"), KF_ERR_GENERAL,
      "a: the kernel is for key CUDA, this KF_LIBRARY_IMPL block for CPU; open another "
      "KF_LIBRARY_IMPL block for that key" OWN_PLACE("IMPL"),
      "impl(\"a\", ...): Explicitly provided dispatch key (CUDA) is inconsistent with the "
      "dispatch key of the enclosing TORCH_LIBRARY_IMPL block (CPU).  Please declare a "
      "separate TORCH_LIBRARY_IMPL block for this dispatch key and move your impl() "
      "there.  " PLACE("_IMPL"));
  FAILS_SAYING(impl_in(lib, "a(Tensor x) -> Tensor", KF_KEY_CPU, "k"), KF_ERR_PARSE,
               "impl: expected the name of an operator, found a schema");
  FAILS_CLEANLY(impl_in(lib, "a b", KF_KEY_CPU, "k"), KF_ERR_PARSE);
  FAILS_CLEANLY(impl_in(lib, "a.default", KF_KEY_CPU, "k"), KF_ERR_PARSE);
  FAILS_CLEANLY(kf_library_impl(lib, "a", KF_KEY_CPU, NULL), KF_ERR_MISUSE);
  FAILS_CLEANLY(kf_library_impl(lib, NULL, KF_KEY_CPU, NULL), KF_ERR_MISUSE);
  kf_library_t *open = library(KF_LIBRARY_IMPL, "lib", KF_KEY_Undefined);
  FAILS_CLEANLY(impl_in(open, "a", KF_KEY_StartOfDenseBackends, "k"), KF_ERR_VALUE);
}

static void test_impl_keys(void **state) {
  (void)state;
  kf_library_t *cpu = library(KF_LIBRARY_IMPL, "lib", KF_KEY_CPU);
  KFT_OK(impl_in(cpu, "a", KF_KEY_Undefined, "by the block"));
  KFT_OK(impl_in(cpu, "lib::b", KF_KEY_CPU, "by both"));
  kf_library_t *open = library(KF_LIBRARY_IMPL, "lib", KF_KEY_Undefined);
  KFT_OK(impl_in(open, "a", KF_KEY_CUDA, "by itself"));
  KFT_OK(impl_in(open, "a", KF_KEY_Undefined, "by nobody"));
  KFT_EQ_STR(dump_of("lib::a"),
             "name: lib::a\nschema: (none)\n"
             "CPU: by the block :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "CUDA: by itself :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "CompositeImplicitAutograd[alias]: by nobody :: (Tensor _0) -> Tensor _0 "
             "[ boxed unboxed ]\n");
  KFT_EQ_STR(table_of("lib::b"), "CPU: by both [kernel]\n");
}

/* ---- fallback ---- */

static void test_fallback_errors(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  FAILS_SAYING_AS(
      fall_back_in(lib, KF_KEY_CPU, "f"), KF_ERR_GENERAL,
      "a KF_LIBRARY_DEF block cannot hold fallbacks; open a KF_LIBRARY_IMPL block with "
      "namespace \"_\" for them" OWN_PLACE("DEF"),
      "fallback(...): Cannot define an operator inside of a TORCH_LIBRARY block.  Did you "
      "mean to call this function inside a TORCH_LIBRARY_IMPL "
      "block?  " PLACE(""));
  kf_library_t *fragment = library(KF_LIBRARY_FRAGMENT, "lib", KF_KEY_Undefined);
  FAILS_SAYING_AS(
      fall_back_in(fragment, KF_KEY_CPU, "f"), KF_ERR_GENERAL,
      "a KF_LIBRARY_FRAGMENT block cannot hold fallbacks; open a KF_LIBRARY_IMPL block with "
      "namespace \"_\" for them" OWN_PLACE("FRAGMENT"),
      "fallback(...): Cannot define an operator inside of a TORCH_LIBRARY_FRAGMENT block.  "
      "Did you mean to call this function inside a TORCH_LIBRARY_IMPL "
      "block?  " PLACE("_FRAGMENT"));
  kf_library_t *kernels = library(KF_LIBRARY_IMPL, "lib", KF_KEY_XLA);
  FAILS_SAYING_AS(
      fall_back_in(kernels, KF_KEY_Undefined, "f"), KF_ERR_GENERAL,
      "a fallback serves operators of every namespace, this block is of namespace lib; "
      "open a KF_LIBRARY_IMPL block with namespace \"_\" for the fallback of "
      "XLA" OWN_PLACE("IMPL"),
      "fallback(...): Fallback functions which apply to only a single namespace (you "
      "specified lib) are not supported.  If you intended to apply this fallback function "
      "globally, please define a separate block:\n\n    TORCH_LIBRARY_IMPL(_, XLA, m) { "
      "m.fallback(...); }\n\n" PLACE("_IMPL"));
  kf_library_t *keyless = library(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined);
  FAILS_CLEANLY(fall_back_in(keyless, KF_KEY_Undefined, "f"), KF_ERR_INTERNAL);
  KFT_CONTAINS(kf_error_message(), "found none" OWN_PLACE("IMPL"));
  FAILS_CLEANLY(kf_library_fallback(keyless, KF_KEY_CPU, NULL), KF_ERR_MISUSE);
  KFT_OK(fall_back_in(keyless, KF_KEY_CPU, ""));
  kf_library_t *all = library(KF_LIBRARY_IMPL, "_", KF_KEY_CPU);
  FAILS_SAYING_AS(
      fall_back_in(all, KF_KEY_Undefined, "f"), KF_ERR_DUPLICATE,
      "key CPU has two fallbacks: the old one, registered at place.c:7, and the new one, "
      "f; release the old one first",
      "Tried to register multiple backend fallbacks for the same dispatch key CPU; previous "
      "registration registered at place.c:7, new registration f");
}

static void test_fallback(void **state) {
  (void)state;
  (void)impl("lib::a", KF_KEY_CPU, boxed("k"));
  kf_library_t *lib = library(KF_LIBRARY_IMPL, "_", KF_KEY_Autograd);
  KFT_OK(fall_back_in(lib, KF_KEY_Undefined, "autograd"));
  KFT_OK(fall_back_in(lib, KF_KEY_Tracer, "its own key wins"));
  KFT_TRUE(kf_has_fallback(KF_KEY_AutogradCPU) && kf_has_fallback(KF_KEY_Tracer));
  KFT_CONTAINS(table_of("lib::a"), "AutogradCPU: autograd [backend fallback]\n");
  drop_library(lib);
  KFT_EQ_STR(table_of("lib::a"), "CPU: k [kernel]\n");
}

/* ---- Modules, reset, release ---- */

static void test_python_module(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  KFT_OK(kf_library_def(lib, "before() -> ()", NULL));
  KFT_OK(kf_library_set_python_module(lib, "a.b", "why"));
  KFT_OK(kf_library_def(lib, "after.ov() -> ()", NULL));
  KFT_OK(kf_library_set_python_module(lib, "c", NULL));
  KFT_OK(def_kernel_in(lib, "last", KF_KEY_CPU, typed("k")));
  static const struct {
    const char *name, *overload, *module, *context;
  } rows[] = {{"lib::before", "", NULL, NULL},
              {"lib::after", "", NULL, NULL},
              {"lib::after", "ov", "a.b", "why"},
              {"lib::last", "", "c", ""}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    char *module = NULL;
    char *context = NULL;
    KFT_OK(kf_python_module(rows[i].name, rows[i].overload, &module, &context));
    KFT_DEFER(kf_free, module);
    KFT_DEFER(kf_free, context);
    KFT_EQ_STR(module, rows[i].module);
    KFT_EQ_STR(context, rows[i].context);
  }
  KFT_FAILS(kf_library_set_python_module(lib, NULL, ""), KF_ERR_MISUSE);
  kf_library_reset(lib);
  char *module = NULL;
  char *context = NULL;
  KFT_OK(kf_python_module("lib::last", "", &module, &context));
  KFT_TRUE(module == NULL && context == NULL);
  KFT_FAILS(kf_python_module(NULL, "", &module, &context), KF_ERR_MISUSE);
  KFT_FAILS(kf_python_module("lib::last", NULL, &module, &context), KF_ERR_MISUSE);
}

static void test_reset(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  kf_library_t *other = library(KF_LIBRARY_IMPL, "lib", KF_KEY_CUDA);
  for (int round = 0; round < 2; round++) {
    KFT_OK(kf_library_def(lib, "a(Tensor x) -> Tensor", NULL));
    KFT_OK(impl_in(lib, "a", KF_KEY_CPU, "cpu"));
    KFT_OK(impl_in(lib, "b", KF_KEY_CPU, "cpu"));
    KFT_OK(impl_in(other, "a", KF_KEY_Undefined, "cuda"));
    kf_library_reset(lib);
    KFT_EQ_STR(dump_of("lib::a"),
               "name: lib::a\nschema: (none)\n"
               "CUDA: cuda :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n");
    KFT_EQ_STR(dump_of("lib::b"), "");
    KFT_OK(kf_check_all_invariants());
    kf_library_reset(other);
    KFT_EQ_INT(kf_op_count(), 0);
  }
}

/* Blocks may go in any order, and more than once over the same names. */
static void test_release_orders(void **state) {
  (void)state;
  size_t order = kft_case(6);
  kf_library_t *libs[3] = {library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined),
                           library(KF_LIBRARY_FRAGMENT, "lib", KF_KEY_Undefined),
                           library(KF_LIBRARY_IMPL, "lib", KF_KEY_CPU)};
  KFT_OK(kf_library_def(libs[0], "a(Tensor x) -> Tensor", NULL));
  KFT_OK(impl_in(libs[1], "a", KF_KEY_CPU, "one"));
  KFT_OK(impl_in(libs[2], "a", KF_KEY_Undefined, "two"));
  KFT_EQ_STR(table_of("lib::a"), "CPU: two [kernel]\n");
  size_t first = order / 2;
  size_t second = (first + 1 + order % 2) % 3;
  drop_library(libs[first]);
  if (first == 2) KFT_EQ_STR(table_of("lib::a"), "CPU: one [kernel]\n");
  KFT_OK(kf_check_all_invariants());
  drop_library(libs[second]);
  KFT_OK(kf_check_all_invariants());
  drop_library(libs[3 - first - second]);
  KFT_EQ_INT(kf_op_count(), 0);
}

KFT_MAIN(KFT_TEST(test_second_def_block), KFT_TEST(test_wildcard), KFT_TEST(test_opening_errors),
         KFT_TEST(test_texts), KFT_TEST(test_def), KFT_TEST(test_def_errors),
         KFT_TEST(test_def_with_kernel), KFT_TEST(test_def_with_kernel_errors),
         KFT_TEST(test_impl_errors), KFT_TEST(test_impl_keys), KFT_TEST(test_fallback_errors),
         KFT_TEST(test_fallback), KFT_TEST(test_python_module), KFT_TEST(test_reset),
         KFT_TEST(test_release_orders))
