/* The CPU fallback on a device that has memory and nothing else. */
#include "remote_device.h"

static void test_results_live_on_the_device(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(4, out));
  KFT_EQ_INT(x->device.index, 0);
  MAKE(sum, kf_add(x, x, one(), out));
  KFT_EQ_INT(sum->device.type, npu.type);
  CHECK(sum, 0, 2, 4, 6);
  MAKE(back, kf_neg(sum, out));
  CHECK(back, 0, -2, -4, -6);
}

static void test_written_arguments_go_back(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(4, out));
  MAKE(y, counting(4, out));
  uint32_t before, after;
  KFT_OK(kf_tensor_version(x, &before));
  KFT_OK(kf_add_(x, y, one()));
  KFT_OK(kf_tensor_version(x, &after));
  KFT_EQ_INT(after, before + 1);
  CHECK(x, 0, 2, 4, 6);
  MAKE(into, counting(1, out));
  KFT_OK(kf_add_out(x, y, one(), into)); /* resized */
  CHECK(into, 0, 3, 6, 9);
}

static void test_views_share_memory(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(6, out));
  MAKE(low, kf_narrow(x, 0, 0, 3, out));
  MAKE(high, kf_narrow(x, 0, 3, 3, out));
  KFT_OK(kf_add_(low, high, one()));
  CHECK(x, 3, 5, 7, 3, 4, 5);
  MAKE(evens, kf_slice(x, 0, (kf_opt_int_t){0, true}, (kf_opt_int_t){6, true}, 2, out));
  KFT_OK(kf_add_(evens, evens, one()));
  CHECK(x, 6, 5, 14, 3, 8, 5);
  CHECK(low, 6, 5, 14);
}

static void test_unchanged_tensors_are_copied_once(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(4, out));
  MAKE(a, kf_neg(x, out));
  int copies = device.outs;
  MAKE(b, kf_abs(x, out));
  MAKE(c, kf_add(a, b, one(), out));
  /* Results are known to the host as well. Copies are kept as long as there is memory for it. */
  if (!kft_failure_fired()) KFT_EQ_INT(device.outs, copies);
  copies = device.outs;
  KFT_OK(kf_fill__Scalar(x, one()));
  MAKE(d, kf_neg(x, out));
  KFT_EQ_INT(device.outs, copies + 1);
  CHECK(c, 0, 0, 0, 0);
  CHECK(d, -1, -1, -1, -1);
}

/* A fallback that writes uses the host copy that an earlier one left, and leaves it up to date. */
static void test_written_tensors_are_not_fetched_again(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(4, out));
  MAKE(a, kf_neg(x, out));
  int copies = device.outs;
  KFT_OK(kf_add_(x, x, one()));
  KFT_OK(kf_add_(x, a, one()));
  MAKE(high, kf_narrow(x, 0, 2, 2, out));
  KFT_OK(kf_neg_(high));
  if (!kft_failure_fired()) KFT_EQ_INT(device.outs, copies);
  CHECK(x, 0, 1, -2, -3);
  MAKE(b, kf_neg(x, out));
  CHECK(b, 0, -1, 2, 3);
  device.fail_in_after = 1; /* nothing arrives, and the copy on the host is dropped */
  KFT_FAILS_WITH(kf_neg_(x), KF_ERR_RUNTIME, "the copy failed");
  MAKE(c, kf_abs(x, out));
  CHECK(c, 0, 1, 2, 3);
  CHECK(x, 0, 1, -2, -3);
}

/* Its schema does not say that it writes. */
static void test_batch_norm_updates_statistics(void **state) {
  (void)state;
  open_device(0);
  MAKE(flat, counting(4, out));
  MAKE(x, kf_view(flat, KF_INTS(2, 2), out)); /* means of the columns: 1 and 2 */
  MAKE(mean, counting(2, out));
  MAKE(variance, counting(2, out));
  for (int training = 0; training < 2; training++) {
    kf_tensor_t *results[3] = {NULL, NULL, NULL};
    KFT_OK(kf_native_batch_norm(x, NULL, NULL, mean, variance, training == 1, 0.5, 1e-5,
                                &results[0], &results[1], &results[2]));
    for (int i = 0; i < 3; i++) kf_tensor_release(results[i]);
    if (training == 0)
      CHECK(mean, 0, 1);
    else
      CHECK(mean, 0.5f, 1.5f);
  }
}

/* Two results, written whole: new memory takes their place. Two that are views: undone. */
static void test_failed_copies_change_nothing(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(3, out));
  MAKE(values, counting(3, out));
  MAKE(indices, kf_to_dtype(values, KF_DTYPE_INT64, false, false, none, out));
  for (int nth = 1; nth <= 2; nth++) {
    device.fail_in_after = nth;
    KFT_FAILS_WITH(kf_sort_values(x, 0, true, values, indices), KF_ERR_RUNTIME, "the copy failed");
    CHECK(values, 0, 1, 2);
  }
  device.fail_in_after = 0;
  KFT_OK(kf_sort_values(x, 0, true, values, indices));
  CHECK(values, 2, 1, 0);
  MAKE(base, counting(6, out));
  MAKE(part, kf_narrow(base, 0, 1, 3, out));
  device.fail_in_after = 2;
  KFT_FAILS_WITH(kf_sort_values(x, 0, true, part, indices), KF_ERR_RUNTIME, "the copy failed");
  device.fail_in_after = 0;
  CHECK(base, 0, 1, 2, 3, 4, 5);
  KFT_OK(kf_sort_values(x, 0, true, part, indices));
  CHECK(base, 0, 2, 1, 0, 4, 5);
}

static void test_strict(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(3, out));
  be_strict();
  kf_tensor_t *result = NULL;
  KFT_FAILS_WITH(kf_neg(x, &result), KF_ERR_NOT_IMPLEMENTED, "aten::neg");
  KFT_TRUE(result == NULL);
  KFT_OK(kf_fallback_set_lists("aten::neg,aten::abs", NULL));
  MAKE(negative, kf_neg(x, out));
  CHECK(negative, 0, -1, -2); /* copies are no fallback */
  KFT_OK(kf_fallback_set_lists("aten::neg", "aten::neg"));
  KFT_FAILS_WITH(kf_neg(x, &result), KF_ERR_NOT_IMPLEMENTED, "denied");
}

typedef struct found {
  int count;
  uint64_t calls, bytes_in, bytes_out;
} found_t;

static kf_status_t look(void *context, const kf_bill_entry_t *entry) {
  found_t *found = context;
  found->count++;
  if (strcmp(entry->op, "aten::neg") == 0)
    *found = (found_t){found->count, entry->calls, entry->bytes_in, entry->bytes_out};
  return KF_OK;
}

static void end_bill(void *unused) {
  (void)unused;
  kf_bill_enable(false);
  kf_bill_clear();
}

static void test_bill(void **state) {
  (void)state;
  static int nothing;
  open_device(0);
  MAKE(x, counting(4, out));
  KFT_DEFER(end_bill, &nothing);
  kf_bill_enable(true);
  MAKE(a, kf_neg(x, out));
  MAKE(b, kf_neg(x, out));
  MAKE(c, kf_add(a, b, one(), out));
  found_t found = {0};
  KFT_OK(kf_bill_visit(look, &found));
  if (!kft_failure_fired()) { /* else an entry may be missing */
    KFT_EQ_INT(found.count, 2);
    KFT_EQ_INT(found.calls, 2);
    KFT_EQ_INT(found.bytes_out, 16);
    KFT_EQ_INT(found.bytes_in, 32);
  }
  char *text = NULL;
  KFT_OK(kf_bill_table(&text));
  KFT_DEFER(kf_free, text);
  if (!kft_failure_fired()) KFT_CONTAINS(text, "aten::neg");
  char *json = NULL;
  KFT_OK(kf_bill_json(&json));
  KFT_DEFER(kf_free, json);
  if (!kft_failure_fired()) KFT_CONTAINS(json, "\"op\": \"aten::add.Tensor\"");
  char *trace = NULL;
  KFT_OK(kf_bill_trace(&trace));
  KFT_DEFER(kf_free, trace);
  if (!kft_failure_fired()) KFT_CONTAINS(trace, "\"name\": \"CPU kernel\"");
}

static void test_random_numbers_follow_the_device(void **state) {
  (void)state;
  open_device(0);
  kf_opt_device_t where = {npu, true};
  kf_opt_bool_t unpinned = {false, false};
  kf_generator_t *generator;
  KFT_OK(kf_generator_default(npu, &generator));
  kf_generator_manual_seed(generator, 7);
  MAKE(a, kf_rand(KF_INTS(5), none, none, where, unpinned, out));
  kf_generator_manual_seed(generator, 7);
  MAKE(b, kf_rand(KF_INTS(5), none, none, where, unpinned, out));
  KFT_EQ_INT(a->device.type, npu.type);
  bool same = false;
  KFT_OK(kf_equal(a, b, &same));
  KFT_TRUE(same);
}

static void test_devices_that_are_not_there(void **state) {
  (void)state;
  open_device(0);
  kf_tensor_t *t = NULL;
  KFT_FAILS_WITH(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(npu.type, 7), KF_INTS(2), &t),
                 KF_ERR_NO_DEVICE, "there are 2 farnpu devices");
  MAKE(x, counting(2, out));
  kf_device_lose(npu, "pulled out");
  KFT_FAILS_WITH(kf_neg(x, &t), KF_ERR_DEVICE_LOST, "pulled out");
  KFT_OK(kf_device_reopen(npu));
  MAKE(y, kf_neg(x, out));
  CHECK(y, 0, -1);
}

static void test_cache_of_memory(void **state) {
  (void)state;
  open_device(KF_DEVICE_CACHE_MEMORY);
  kf_memory_stats_t stats = {.struct_size = sizeof stats};
  for (int i = 0; i < 4; i++) {
    kf_tensor_t *t;
    KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(10), &t));
    kf_tensor_release(t);
  }
  KFT_EQ_INT(device.allocations, 1);
  KFT_OK(kf_device_memory_stats(npu, &stats));
  KFT_EQ_INT(stats.allocations, 4);
  KFT_EQ_INT(stats.allocated, 0);
  KFT_EQ_INT(stats.allocated_peak, 40);
  KFT_EQ_INT(stats.held, 512);
  KFT_EQ_INT(kf_device_empty_cache(npu.type), 512);
  KFT_EQ_INT(device.frees, 1);
  KFT_OK(kf_device_set_memory_limit(npu, 1024));
  kf_tensor_t *large = NULL;
  KFT_FAILS(kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(1000), &large), KF_ERR_NO_MEMORY);
  if (!kft_failure_fired()) KFT_CONTAINS(kf_error_message(), "the limit is 1024");
}

KFT_MAIN(KFT_TEST(test_results_live_on_the_device), KFT_TEST(test_written_arguments_go_back),
         KFT_TEST(test_views_share_memory), KFT_TEST(test_unchanged_tensors_are_copied_once),
         KFT_TEST(test_written_tensors_are_not_fetched_again),
         KFT_TEST(test_batch_norm_updates_statistics), KFT_TEST(test_failed_copies_change_nothing),
         KFT_TEST(test_strict), KFT_TEST(test_bill),
         KFT_TEST(test_random_numbers_follow_the_device), KFT_TEST(test_devices_that_are_not_there),
         KFT_TEST(test_cache_of_memory))
