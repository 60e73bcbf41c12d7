/* Where a program's registrations come from: the line of the call, that of the block for the
 * functions behind the macros, the kernel's own text before both. */
#include "dispatch_fixture.h"

/* "registered at file:line" for a line of this file. */
static const char *at(int line) {
  static char text[256];
  (void)snprintf(text, sizeof text, "registered at %s:%d", __FILE__, line);
  return text;
}

static const char *debug_of(const char *full_name) {
  static char text[256];
  (void)kf_op_debug(find_op(full_name), text, sizeof text);
  return text;
}

static const char *kernel_of(const char *full_name, kf_key_t key) {
  static char text[256];
  (void)kf_op_computed_kernel_debug(find_op(full_name), key, text, sizeof text);
  return text;
}

static void test_macros_name_their_line(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  kf_kernel_desc_t kernel = typed(NULL);
  int line = __LINE__ + 1;
  KFT_OK(kf_library_def(lib, "a(Tensor x) -> Tensor", NULL));
  KFT_OK(kf_library_impl(lib, "a", KF_KEY_CPU, &kernel));
  KFT_OK(kf_library_impl(lib, "a", KF_KEY_CUDA, &kernel));
  KFT_OK(kf_library_def_kernel(lib, "b(Tensor x) -> Tensor", KF_KEY_CPU, &kernel, NULL));
  KFT_EQ_STR(debug_of("lib::a"), at(line));
  KFT_EQ_STR(kernel_of("lib::a", KF_KEY_CPU), at(line + 1));
  KFT_EQ_STR(kernel_of("lib::a", KF_KEY_CUDA), at(line + 2));
  KFT_EQ_STR(debug_of("lib::b"), at(line + 3));
  KFT_EQ_STR(kernel_of("lib::b", KF_KEY_CPU), at(line + 3));
  kf_library_t *all = library(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined);
  kernel = boxed(NULL);
  line = __LINE__ + 1;
  KFT_OK(kf_library_fallback(all, KF_KEY_Tracer, &kernel));
  KFT_EQ_STR(kernel_of("lib::a", KF_KEY_Tracer), at(line));
}

static void test_functions_name_the_block(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  kf_kernel_desc_t kernel = typed(NULL);
  KFT_OK((kf_library_def)(lib, "a(Tensor x) -> Tensor", NULL));
  KFT_OK((kf_library_impl)(lib, "a", KF_KEY_CPU, &kernel));
  KFT_EQ_STR(debug_of("lib::a"), "registered at place.c:7");
  KFT_EQ_STR(kernel_of("lib::a", KF_KEY_CPU), "registered at place.c:7");
  KFT_OK(kf_library_impl_at(lib, "a", KF_KEY_CUDA, &kernel, "other.rs", 12));
  KFT_EQ_STR(kernel_of("lib::a", KF_KEY_CUDA), "registered at other.rs:12");
  KFT_OK(kf_library_def_at(lib, "b(Tensor x) -> Tensor", NULL, "other.rs", 13));
  KFT_EQ_STR(debug_of("lib::b"), "registered at other.rs:13");
  kernel = typed("kernels.c, by hand");
  KFT_OK(kf_library_impl(lib, "b", KF_KEY_CPU, &kernel));
  KFT_EQ_STR(kernel_of("lib::b", KF_KEY_CPU), "kernels.c, by hand");
}

/* The same line, run twice, registers the same thing. */
static void test_a_line_run_twice(void **state) {
  (void)state;
  kf_library_t *lib = library(KF_LIBRARY_DEF, "lib", KF_KEY_Undefined);
  kf_kernel_desc_t kernel = typed(NULL);
  for (int i = 0; i < 2; i++) {
    KFT_OK(kf_library_def(lib, "a(Tensor x) -> Tensor", NULL));
    KFT_OK(kf_library_impl(lib, "a", KF_KEY_CPU, &kernel));
  }
  KFT_FAILS(kf_library_def(lib, "a(Tensor x) -> Tensor", NULL), KF_ERR_DUPLICATE);
}

static void test_standard_fallbacks(void **state) {
  (void)state;
  kf_library_t *standard = NULL;
  KFT_OK(kf_library_standard_fallbacks(&standard));
  KFT_DEFER(undo_library, standard);
  (void)def("lib::a(Tensor x) -> Tensor", "here");
  (void)fallback(KF_KEY_Tracer, boxed("a program's"));
  const char *table = table_of("lib::a");
  KFT_CONTAINS(table,
               "BackendSelect: fallthrough registered at src/dispatch/registry/standard_fallbacks.c:");
  KFT_TRUE(strstr(table, "FallbackKernel.cpp") == NULL);
  /* Test suites of PyTorch's mask what ends like this. */
  use_torch_compatible();
  table = table_of("lib::a");
  KFT_CONTAINS(table, " (FallbackKernel.cpp) [backend fallback]\n");
  KFT_CONTAINS(table, "Tracer: a program's [backend fallback]\n");
}

KFT_MAIN(KFT_TEST(test_macros_name_their_line), KFT_TEST(test_functions_name_the_block),
         KFT_TEST(test_a_line_run_twice), KFT_TEST(test_standard_fallbacks))
