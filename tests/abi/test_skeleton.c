/* The plug-in to copy (src/backends/skeleton), loaded as a program loads it: its compute functions
 * in all forms of their operators, everything else by the fallback, memory that the host cannot
 * touch, and unloading. */
#include <keyfall/compute.h>
#include <keyfall/device.h>
#include <keyfall/fallback.h>
#include <keyfall/ops.h>
#include <keyfall/plugin.h>
#include <keyfall/scope.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kft.h"

static kf_device_t skeleton;
static kf_plugin_t *plugin;

/* Copies that the fallback keeps may hold storages of the device. */
static void unload(void *loaded) {
  kf_fallback_set_cache_limit(0);
  kf_fallback_set_cache_limit(256 << 20);
  if (kf_plugin_unload(loaded) != KF_OK) (void)fprintf(stderr, "unload: %s\n", kf_error_message());
}

static void allow_fallbacks(void *unused) {
  (void)unused;
  (void)kf_fallback_set_policy(KF_FALLBACK_ALLOW);
}

static void load(void) {
  KFT_OK(kf_init());
  KFT_OK(kf_plugin_load(KFT_PLUGIN_DIR "/skeleton.so", &plugin));
  KFT_DEFER(unload, plugin);
  KFT_OK(kf_device_parse("skeleton:0", &skeleton));
}

/* From here on a call that falls back fails. */
static void refuse_fallbacks(void) {
  (void)kf_fallback_set_policy(KF_FALLBACK_REFUSE);
  KFT_DEFER(allow_fallbacks, plugin);
}

/* Calls a function whose last argument is the result, and keeps that until the test ends. */
#define MAKE(name, call)                \
  kf_tensor_t *name = NULL;             \
  do {                                  \
    kf_tensor_t **out = &(name);        \
    KFT_OK(call);                       \
    KFT_DEFER(kf_object_release, name); \
  } while (0)

static const kf_opt_int_t none = {0, false};

static kf_status_t move(kf_tensor_t *tensor, kf_device_t device, kf_tensor_t **out) {
  return kf_to_dtype_layout(tensor, none, none, (kf_opt_device_t){device, true},
                            (kf_opt_bool_t){false, false}, false, false, none, out);
}

/* start, start + 1, … on the device, as float32. */
static kf_status_t count_from(float start, kf_int_span_t sizes, kf_tensor_t **out) {
  float data[64];
  for (int i = 0; i < 64; i++) data[i] = start + (float)i;
  kf_tensor_t *host;
  KF_TRY(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, sizes, &host));
  kf_status_t status = move(host, skeleton, out);
  kf_tensor_release(host);
  return status;
}

static void check(kf_tensor_t *tensor, const float *expected, int64_t count) {
  KFT_EQ_INT(kf_tensor_device(tensor).type, skeleton.type);
  MAKE(host, move(tensor, kf_device_make(KF_DEVICE_CPU, -1), out));
  MAKE(packed, kf_contiguous(host, KF_MEMORY_FORMAT_CONTIGUOUS, out));
  KFT_EQ_INT(kf_tensor_numel(packed), count);
  const float *found = kf_tensor_data(packed);
  for (int64_t i = 0; i < count; i++)
    if (found[i] != expected[i])
      kft_fail(__FILE__, __LINE__, "element %lld is %g, expected %g", (long long)i,
               (double)found[i], (double)expected[i]);
}
#define CHECK(tensor, ...)                      \
  check((tensor), (const float[]){__VA_ARGS__}, \
        sizeof((const float[]){__VA_ARGS__}) / sizeof(float))

/* ---- Compute functions ---- */

static void test_elementwise_forms(void **state) {
  (void)state;
  load();
  MAKE(a, count_from(-1, KF_INTS(2, 2), out));
  MAKE(b, count_from(10, KF_INTS(2), out));
  refuse_fallbacks();
  MAKE(sum, kf_add(a, b, KF_FLOAT(0.5), out));
  CHECK(sum, 4, 5.5f, 6, 7.5f);
  MAKE(turned, kf_t(a, out));
  MAKE(product, kf_mul(turned, b, out));
  CHECK(product, -10, 11, 0, 22);
  MAKE(more, kf_add_Scalar(a, KF_INT(2), KF_INT(3), out));
  CHECK(more, 5, 6, 7, 8);
  KFT_OK(kf_mul_out(a, b, sum));
  CHECK(sum, -10, 0, 10, 22);
  KFT_OK(kf_mul__Scalar(sum, KF_FLOAT(0.5)));
  CHECK(sum, -5, 0, 5, 11);
  KFT_OK(kf_relu_(sum));
  CHECK(sum, 0, 0, 5, 11);
  KFT_OK(kf_add_(turned, b, KF_INT(1)));
  CHECK(a, 9, 10, 12, 13);
}

static void test_matrices_and_sums(void **state) {
  (void)state;
  load();
  MAKE(a, count_from(1, KF_INTS(2, 3), out));
  refuse_fallbacks();
  MAKE(turned, kf_t(a, out));
  MAKE(square, kf_mm(a, turned, out));
  CHECK(square, 14, 32, 32, 77);
  KFT_OK(kf_mm_out(turned, a, square));
  CHECK(square, 17, 22, 27, 22, 29, 36, 27, 36, 45);
  MAKE(total, kf_sum(turned, none, out));
  CHECK(total, 21);
}

static void test_empty_tensors(void **state) {
  (void)state;
  load();
  MAKE(a, count_from(0, KF_INTS(2, 0), out));
  MAKE(b, count_from(0, KF_INTS(0, 2), out));
  refuse_fallbacks();
  MAKE(sum, kf_add(a, a, KF_INT(1), out));
  KFT_EQ_INT(kf_tensor_numel(sum), 0);
  MAKE(product, kf_mm(a, b, out));
  CHECK(product, 0, 0, 0, 0);
  MAKE(total, kf_sum(a, none, out));
  CHECK(total, 0);
}

/* ---- The fallback ---- */

static void test_other_types_and_operators_fall_back(void **state) {
  (void)state;
  load();
  MAKE(a, count_from(1, KF_INTS(3), out));
  MAKE(wide, kf_to_dtype(a, KF_DTYPE_FLOAT64, false, false, none, out));
  MAKE(sum, kf_add(wide, a, KF_INT(1), out));
  MAKE(narrow, kf_to_dtype(sum, KF_DTYPE_FLOAT32, false, false, none, out));
  CHECK(narrow, 2, 4, 6);
  MAKE(root, kf_sqrt(narrow, out));
  MAKE(back, kf_mul(root, root, out));
  KFT_EQ_INT(kf_tensor_numel(back), 3);
  refuse_fallbacks();
  kf_tensor_t *refused = NULL;
  KFT_FAILS_WITH(kf_add(wide, a, KF_INT(1), &refused), KF_ERR_NOT_IMPLEMENTED, "float32 only");
  KFT_FAILS_WITH(kf_sqrt(a, &refused), KF_ERR_NOT_IMPLEMENTED, "aten::sqrt");
}

/* ---- Memory and the plug-in ---- */

static void test_the_host_cannot_touch_the_memory(void **state) {
  (void)state;
  load();
  MAKE(a, count_from(1, KF_INTS(3), out));
  const volatile float *address = kf_tensor_data(a);
  pid_t child = fork();
  if (child == 0) {
    (void)signal(SIGSEGV, SIG_DFL); /* a sanitizer's handler would print a report */
    (void)signal(SIGBUS, SIG_DFL);
    _exit(*address == 1 ? 0 : 1);
  }
  int status = 0;
  KFT_TRUE(child > 0);
  KFT_EQ_INT(waitpid(child, &status, 0), child);
  KFT_TRUE(WIFSIGNALED(status));
}

static void test_unloading_is_refused_while_tensors_live(void **state) {
  (void)state;
  load();
  MAKE(a, count_from(1, KF_INTS(3), out));
  KFT_FAILS(kf_plugin_unload(plugin), KF_ERR_BUSY);
  CHECK(a, 1, 2, 3);
}

static void test_the_device_describes_itself(void **state) {
  (void)state;
  load();
  kf_device_description_t description = {.struct_size = sizeof description};
  KFT_OK(kf_device_describe(skeleton, &description));
  KFT_EQ_STR(description.name, "Skeleton, simulated");
  KFT_EQ_INT(kf_device_count(skeleton.type), 1);
}

KFT_MAIN(KFT_TEST(test_elementwise_forms), KFT_TEST(test_matrices_and_sums),
         KFT_TEST(test_empty_tensors), KFT_TEST(test_other_types_and_operators_fall_back),
         KFT_TEST_NO_OOM(test_the_host_cannot_touch_the_memory),
         KFT_TEST(test_unloading_is_refused_while_tensors_live),
         KFT_TEST(test_the_device_describes_itself))
