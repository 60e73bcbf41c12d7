/* Memory of devices: shelves of small tensors (Note [Shelves]) and memory that streams use (Note
 * [Deferred frees]). Each test runs with the caches of the process on, as programs do. */
#include "remote_device.h"
#include "tensor/storage/block_cache.h"

static void stop_caching(void *unused) {
  (void)unused;
  kf__blocks_set_caching(false);
}

static void open_with_caches(uint32_t flags) {
  kf__blocks_set_caching(true);
  KFT_DEFER(stop_caching, &backend);
  open_device(flags);
}

static kf_memory_stats_t stats_of(kf_device_t where) {
  kf_memory_stats_t stats = {.struct_size = sizeof stats};
  KFT_OK(kf_device_memory_stats(where, &stats));
  return stats;
}

static kf_status_t floats(int64_t count, kf_tensor_t **out) {
  return kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(count), out);
}

/* ---- Shelves ---- */

static void test_dead_tensors_are_used_again(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  for (int i = 0; i < 3; i++) { /* the first one opens the shelf */
    MAKE(kept, floats(5, out));
    kf_tensor_t *t;
    KFT_OK(kf_tensor_new(KF_DTYPE_INT64, npu, KF_INTS(2, 3), &t));
    KFT_EQ_INT(t->numel, 6);
    KFT_EQ_INT(t->strides[0], 3);
    KFT_EQ_INT(kf_storage_size(t->storage), 48);
    KFT_EQ_INT(*t->version, 0);
    KFT_TRUE(kf__is_contiguous(t));
    kf__bump_version(t);
    kf_tensor_release(t);
    KFT_OK(floats(128, &t));
    KFT_EQ_INT(t->ndim, 1);
    KFT_EQ_INT(kf__dtype(t), KF_DTYPE_FLOAT32);
    kf_tensor_release(t);
  }
  kf_memory_stats_t stats = stats_of(npu);
  KFT_EQ_INT(stats.allocations, 9);
  KFT_EQ_INT(stats.frees, 6);
  KFT_EQ_INT(stats.allocated, 60);
  KFT_EQ_INT(stats.allocated_peak, 60 + 512);
}

/* What the general path refuses, a shelf does not give. */
static void test_shelves_refuse_what_others_refuse(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  kf_tensor_t *t = NULL;
  for (int i = 0; i < 2; i++) {
    KFT_OK(floats(4, &t));
    kf_tensor_release(t);
  }
  t = NULL;
  KFT_FAILS(kf_tensor_new(KF_DTYPE_QINT8, npu, KF_INTS(2), &t), KF_ERR_NOT_IMPLEMENTED);
  KFT_FAILS(kf_tensor_new((kf_dtype_t)200, npu, KF_INTS(2), &t), KF_ERR_VALUE);
  KFT_FAILS(floats(-1, &t), KF_ERR_RUNTIME);
  KFT_OK(floats(0, &t));
  KFT_EQ_INT(t->numel, 0);
  kf_tensor_release(t);
}

/* Sizes of one class use one block; the statistics count what was asked for. */
static void test_statistics_are_exact(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  static const int64_t counts[] = {1, 100, 3, 128, 2000, 64, 1, 1024, 7};
  enum { COUNTS = sizeof counts / sizeof counts[0] };
  for (int round = 0; round < 4; round++) {
    for (int i = 0; i < COUNTS; i++) {
      kf_tensor_t *t;
      KFT_OK(floats(counts[i], &t));
      KFT_EQ_INT(stats_of(npu).allocated, 4 * counts[i]);
      kf_tensor_release(t);
    }
    kf_memory_stats_t stats = stats_of(npu);
    KFT_EQ_INT(stats.allocations, (round + 1) * COUNTS);
    KFT_EQ_INT(stats.frees, (round + 1) * COUNTS);
    KFT_EQ_INT(stats.allocated, 0);
    KFT_EQ_INT(stats.allocated_peak, 8000);
    if (!kft_failure_fired()) KFT_EQ_INT(stats.held, 512 + 8192 + 4096);
  }
  KFT_OK(kf_device_reset_peak_memory(npu));
  KFT_EQ_INT(stats_of(npu).allocated_peak, 0);
  kf_tensor_t *t;
  KFT_OK(floats(10, &t));
  kf_tensor_release(t);
  KFT_EQ_INT(stats_of(npu).allocated_peak, 40);
  size_t held = stats_of(npu).held;
  KFT_EQ_INT(kf_device_empty_cache(npu.type), held);
  KFT_EQ_INT(device.frees, device.allocations);
  KFT_EQ_INT(stats_of(npu).held, 0);
}

/* A view of a tensor that is gone. */
static kf_status_t slice_of_counting(kf_tensor_t **out) {
  kf_tensor_t *t;
  KF_TRY(counting(4, &t));
  kf_status_t status = kf_narrow(t, 0, 1, 2, out);
  kf_tensor_release(t);
  return status;
}

/* Views, pins and other holders keep a storage from the shelf. */
static void test_only_whole_tensors_are_shelved(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  MAKE(warm, floats(4, out));
  kf_tensor_t *t;
  MAKE(view, slice_of_counting(out));
  MAKE(other, counting(4, out));
  CHECK(view, 1, 2);
  KFT_OK(counting(4, &t));
  kf_status_t status = kf_resize_(t, KF_INTS(0), none);
  if (status == KF_OK) status = kf_storage_resize(t->storage, 0);
  kf_tensor_release(t);
  KFT_OK(status);
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, npu, KF_INTS(1, 1, 1, 1, 1, 1, 2), &t));
  kf_tensor_release(t);
  CHECK(other, 0, 1, 2, 3);
  KFT_EQ_INT(stats_of(npu).allocated, 3 * 16);
}

/* A tensor of the shelf belongs to the interface that it was made with. */
static void test_a_new_interface_closes_shelves(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  kf_tensor_t *t;
  for (int i = 0; i < 2; i++) {
    KFT_OK(floats(4, &t));
    kf_tensor_release(t);
  }
  KFT_OK(floats(4, &t));
  kf_device_interface_t plain = {.struct_size = sizeof plain,
                                 .allocate = allocate,
                                 .free = release,
                                 .copy_in = copy_in,
                                 .copy_out = copy_out};
  kf_status_t status = kf_device_set_interface(npu.type, &plain);
  kf_tensor_release(t); /* the old interface frees it, and goes */
  KFT_OK(status);
  KFT_EQ_INT(device.frees, device.allocations);
  KFT_OK(floats(4, &t));
  kf_tensor_release(t);
  KFT_EQ_INT(device.frees, device.allocations);
}

static void test_lost_devices_have_no_shelf(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  kf_tensor_t *t = NULL;
  for (int i = 0; i < 2; i++) {
    KFT_OK(floats(4, &t));
    kf_tensor_release(t);
  }
  kf_device_lose(npu, "unplugged");
  t = NULL;
  KFT_FAILS(floats(4, &t), KF_ERR_DEVICE_LOST);
  KFT_OK(kf_device_reopen(npu));
  KFT_OK(floats(4, &t));
  kf_tensor_release(t);
}

/* Memory on a shelf is found when the device has none left. */
static void test_shelves_are_emptied_for_memory(void **state) {
  (void)state;
  open_with_caches(KF_DEVICE_CACHE_MEMORY);
  kf_tensor_t *t = NULL;
  for (int i = 0; i < 2; i++) {
    KFT_OK(floats(4, &t));
    kf_tensor_release(t);
  }
  KFT_OK(kf_device_set_memory_limit(npu, 8192));
  t = NULL;
  KFT_OK(floats(2000, &t));
  kf_tensor_release(t);
  kf_memory_stats_t stats = stats_of(npu);
  if (!kft_failure_fired()) KFT_EQ_INT(stats.retries, 1);
  KFT_EQ_INT(stats.held, 8192);
}

/* ---- Streams ---- */

/* Streams whose work is done when the test says so; an event is done with its stream. */
static struct {
  int64_t made;
  bool busy[16];
  int events, recorded, synchronized;
  bool fails;
} work;

static kf_status_t stream_create(void *context, kf_device_t where, int priority, int64_t *out_id) {
  (void)context;
  (void)where;
  (void)priority;
  *out_id = ++work.made;
  return KF_OK;
}
static void stream_destroy(void *context, kf_stream_t stream) {
  (void)context;
  (void)stream;
}
static kf_status_t stream_synchronize(void *context, kf_stream_t stream) {
  (void)context;
  work.synchronized++;
  work.busy[stream.id] = false;
  return KF_OK;
}
static kf_status_t synchronize(void *context, kf_device_t where) {
  (void)context;
  (void)where;
  kft_fail(__FILE__, __LINE__, "%s", "nobody waits for the device");
  return KF_OK;
}
static kf_status_t event_create(void *context, kf_device_t where, bool timing, void **out_event) {
  (void)context;
  (void)where;
  (void)timing;
  int64_t *event = kf_alloc(sizeof *event);
  if (event == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "npu: no event");
  work.events++;
  *out_event = event;
  return KF_OK;
}
static void event_destroy(void *context, kf_device_t where, void *event) {
  (void)context;
  (void)where;
  work.events--;
  kf_free(event);
}
static kf_status_t event_record(void *context, void *event, kf_stream_t stream) {
  (void)context;
  if (work.fails) return kf_error_set(KF_ERR_RUNTIME, "npu: the event failed");
  work.recorded++;
  *(int64_t *)event = stream.id;
  return KF_OK;
}
static kf_status_t event_wait(void *context, void *event, kf_stream_t stream) {
  (void)context;
  (void)event;
  (void)stream;
  return KF_OK;
}
static kf_status_t event_query(void *context, void *event, bool *out_done) {
  (void)context;
  *out_done = !work.busy[*(const int64_t *)event];
  return KF_OK;
}
static kf_status_t event_synchronize(void *context, void *event) {
  (void)context;
  work.busy[*(const int64_t *)event] = false;
  return KF_OK;
}

static void open_with_streams(uint32_t flags, bool events) {
  open_with_caches(flags);
  memset(&work, 0, sizeof work);
  kf_device_interface_t interface = {.struct_size = sizeof interface,
                                     .flags = flags,
                                     .allocate = allocate,
                                     .free = release,
                                     .copy_in = copy_in,
                                     .copy_out = copy_out,
                                     .stream_create = stream_create,
                                     .stream_destroy = stream_destroy,
                                     .stream_synchronize = stream_synchronize,
                                     .synchronize = synchronize};
  if (events) {
    interface.event_create = event_create;
    interface.event_destroy = event_destroy;
    interface.event_record = event_record;
    interface.event_wait = event_wait;
    interface.event_query = event_query;
    interface.event_synchronize = event_synchronize;
  }
  KFT_OK(kf_device_set_interface(npu.type, &interface));
}

static kf_status_t record_stream(kf_tensor_t *tensor, kf_stream_t stream) {
  kf_op_t *op;
  kf_stack_t stack;
  kf_value_t buffer[2];
  KF_TRY(kf_op_find("aten::record_stream", "", &op));
  kf_stack_init(&stack, buffer, 2);
  stack.values[stack.size++] = kf_value_tensor(tensor);
  stack.values[stack.size++] = kf_value_stream(stream);
  kf_status_t status = kf_call_boxed(op, &stack);
  kf_stack_destroy(&stack);
  kf_op_release(op);
  return status;
}

/* A tensor that two busy streams use; returns the address of its memory. */
static void *use_on_streams(kf_stream_t *a, kf_stream_t *b) {
  kf_tensor_t *t;
  KFT_OK(kf_stream_create(npu, 0, a));
  KFT_OK(kf_stream_create(npu, 0, b));
  KFT_OK(floats(4, &t));
  void *data = t->storage->data;
  kf_status_t status = record_stream(t, *a);
  if (status == KF_OK) status = record_stream(t, *b);
  if (status == KF_OK) status = record_stream(t, *a);
  work.busy[a->id] = work.busy[b->id] = true;
  kf_tensor_release(t);
  KFT_OK(status);
  return data;
}

static void *next_data(void) {
  kf_tensor_t *t;
  KFT_OK(floats(4, &t));
  void *data = t->storage->data;
  KFT_DEFER(kf_object_release, t);
  return data;
}

static void test_memory_waits_for_recorded_streams(void **state) {
  (void)state;
  open_with_streams(KF_DEVICE_CACHE_MEMORY, true);
  kf_stream_t a, b;
  void *data = use_on_streams(&a, &b);
  KFT_EQ_INT(stats_of(npu).allocated, 0);
  KFT_EQ_INT(stats_of(npu).held, 512);
  if (!kft_failure_fired()) KFT_EQ_INT(work.recorded, 2);
  void *other = next_data(); /* a lack of memory waits for the streams */
  if (!kft_failure_fired()) KFT_TRUE(other != data);
  work.busy[a.id] = false;
  other = next_data();
  if (!kft_failure_fired()) KFT_TRUE(other != data);
  work.busy[b.id] = false;
  if (kft_failure_fired()) return;
  KFT_TRUE(next_data() == data);
  KFT_EQ_INT(work.events, 0);
}

static void test_emptying_the_cache_waits_for_streams(void **state) {
  (void)state;
  open_with_streams(KF_DEVICE_CACHE_MEMORY, true);
  kf_stream_t a, b;
  (void)use_on_streams(&a, &b);
  KFT_EQ_INT(kf_device_empty_cache(npu.type), 512);
  KFT_EQ_INT(work.events, 0);
  KFT_EQ_INT(device.frees, device.allocations);
}

/* The interface goes while memory waits. */
static void test_closing_waits_for_streams(void **state) {
  (void)state;
  open_with_streams(0, true);
  kf_stream_t a, b;
  (void)use_on_streams(&a, &b);
  if (!kft_failure_fired()) KFT_EQ_INT(device.frees, 0);
  KFT_OK(kf_device_set_interface(npu.type, NULL));
  KFT_EQ_INT(device.frees, 1);
  KFT_EQ_INT(work.events, 0);
}

static void test_devices_without_events_wait_for_streams(void **state) {
  (void)state;
  open_with_streams(KF_DEVICE_CACHE_MEMORY, false);
  kf_stream_t a, b;
  void *data = use_on_streams(&a, &b);
  KFT_EQ_INT(work.synchronized, 2);
  KFT_TRUE(next_data() == data);
}

static void test_events_that_fail_wait_for_streams(void **state) {
  (void)state;
  open_with_streams(KF_DEVICE_CACHE_MEMORY, true);
  work.fails = true;
  kf_stream_t a, b;
  void *data = use_on_streams(&a, &b);
  KFT_EQ_INT(work.synchronized, 2);
  KFT_EQ_INT(work.events, 0);
  KFT_TRUE(next_data() == data);
}

static void test_the_own_stream_is_not_waited_for(void **state) {
  (void)state;
  open_with_streams(KF_DEVICE_CACHE_MEMORY, true);
  kf_tensor_t *t;
  KFT_OK(floats(4, &t));
  kf_status_t status = record_stream(t, (kf_stream_t){npu, 0});
  kf_tensor_release(t);
  KFT_OK(status);
  KFT_EQ_INT(work.recorded, 0);
  MAKE(other, floats(4, out));
  KFT_FAILS(record_stream(other, (kf_stream_t){kf_device_make(npu.type, 1), 1}), KF_ERR_RUNTIME);
}

KFT_MAIN(KFT_TEST(test_dead_tensors_are_used_again), KFT_TEST(test_statistics_are_exact),
         KFT_TEST(test_shelves_refuse_what_others_refuse),
         KFT_TEST(test_only_whole_tensors_are_shelved),
         KFT_TEST(test_a_new_interface_closes_shelves), KFT_TEST(test_lost_devices_have_no_shelf),
         KFT_TEST(test_shelves_are_emptied_for_memory),
         KFT_TEST(test_memory_waits_for_recorded_streams),
         KFT_TEST(test_emptying_the_cache_waits_for_streams),
         KFT_TEST(test_closing_waits_for_streams),
         KFT_TEST(test_devices_without_events_wait_for_streams),
         KFT_TEST(test_events_that_fail_wait_for_streams),
         KFT_TEST(test_the_own_stream_is_not_waited_for))
