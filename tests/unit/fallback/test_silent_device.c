/* Functions of a device's interface, and kernels, that fail and give no message: the error names
 * them. */
#include <keyfall/compute.h>

#include "remote_device.h"

#define QUIET KF_ERR_RUNTIME

static kf_status_t quiet_describe(void *context, kf_device_t where,
                                  kf_device_description_t *description) {
  (void)context, (void)where, (void)description;
  return QUIET;
}
static kf_status_t quiet_device(void *context, kf_device_t where) {
  (void)context, (void)where;
  return QUIET;
}
static kf_status_t quiet_allocate(void *context, kf_device_t where, size_t size, void **out_data,
                                  void **out_block) {
  (void)context, (void)where, (void)size, (void)out_data, (void)out_block;
  return QUIET;
}
static kf_status_t quiet_copy(void *context, kf_device_t where, void *to, const void *from,
                              size_t size) {
  (void)context, (void)where, (void)to, (void)from, (void)size;
  return QUIET;
}
static kf_status_t quiet_peer(void *context, kf_device_t to_device, void *to,
                              kf_device_t from_device, const void *from, size_t size) {
  (void)context, (void)to_device, (void)to, (void)from_device, (void)from, (void)size;
  return QUIET;
}
static kf_status_t quiet_fill(void *context, kf_device_t where, void *to, size_t size,
                              const void *pattern, size_t pattern_size) {
  (void)context, (void)where, (void)to, (void)size, (void)pattern, (void)pattern_size;
  return kf_error_set(KF_ERR_RUNTIME, "%s", ""); /* as good as none */
}
static kf_status_t quiet_create(void *context, kf_device_t where, int priority, int64_t *out_id) {
  (void)context, (void)where, (void)priority, (void)out_id;
  return QUIET;
}
static void drop_stream(void *context, kf_stream_t stream) { (void)context, (void)stream; }
static kf_status_t quiet_query(void *context, kf_stream_t stream, bool *out_done) {
  (void)context, (void)stream, (void)out_done;
  return QUIET;
}
static kf_status_t quiet_wait(void *context, kf_stream_t stream) {
  (void)context, (void)stream;
  return QUIET;
}
static kf_status_t quiet_event_create(void *context, kf_device_t where, bool timing,
                                      void **out_event) {
  (void)context, (void)where, (void)timing, (void)out_event;
  return QUIET;
}
static kf_status_t make_event(void *context, kf_device_t where, bool timing, void **out_event) {
  (void)context, (void)where, (void)timing;
  *out_event = &device;
  return KF_OK;
}
static void drop_event(void *context, kf_device_t where, void *event) {
  (void)context, (void)where, (void)event;
}
static int records; /* the first one works */
static kf_status_t quiet_record(void *context, void *event, kf_stream_t stream) {
  (void)context, (void)event, (void)stream;
  return records++ == 0 ? KF_OK : QUIET;
}
static kf_status_t quiet_event_wait(void *context, void *event, kf_stream_t stream) {
  (void)context, (void)event, (void)stream;
  return QUIET;
}
static kf_status_t quiet_event_query(void *context, void *event, bool *out_done) {
  (void)context, (void)event, (void)out_done;
  return QUIET;
}
static kf_status_t quiet_event(void *context, void *event) {
  (void)context, (void)event;
  return QUIET;
}
static kf_status_t quiet_elapsed(void *context, void *start, void *end, double *out_milliseconds) {
  (void)context, (void)start, (void)end, (void)out_milliseconds;
  return QUIET;
}
static kf_status_t quiet_pinned(void *context, size_t size, void **out_data) {
  (void)context, (void)size, (void)out_data;
  return QUIET;
}
static void pinned_free(void *context, void *data, size_t size) {
  (void)context, (void)data, (void)size;
}

static void set(kf_device_interface_t interface) {
  interface.struct_size = sizeof interface;
  interface.count = two;
  if (interface.allocate == NULL) interface.allocate = allocate;
  interface.free = release;
  if (interface.copy_in == NULL) interface.copy_in = copy_in;
  if (interface.copy_out == NULL) interface.copy_out = copy_out;
  KFT_OK(kf_device_set_interface(npu.type, &interface));
  /* An older error must not be taken for that of the function. */
  (void)kf_error_set(KF_ERR_RUNTIME, "an older error");
}

#define SAYS(expr, function) \
  KFT_FAILS_WITH(expr, KF_ERR_RUNTIME, "device farnpu:0: " function " failed without a message")

static void test_identity_and_streams(void **state) {
  (void)state;
  open_device(0);
  kf_device_description_t about = {.struct_size = sizeof about};
  kf_stream_t stream = {npu, 0}, made;
  bool done;
  set((kf_device_interface_t){.describe = quiet_describe,
                              .set_current = quiet_device,
                              .synchronize = quiet_device,
                              .stream_create = quiet_create,
                              .stream_query = quiet_query,
                              .stream_synchronize = quiet_wait,
                              .stream_destroy = drop_stream});
  SAYS(kf_device_describe(npu, &about), "describe");
  SAYS(kf_device_set_current(npu), "set_current");
  SAYS(kf_device_synchronize(npu), "synchronize");
  SAYS(kf_stream_create(npu, 0, &made), "stream_create");
  SAYS(kf_stream_query(stream, &done), "stream_query");
  SAYS(kf_stream_synchronize(stream), "stream_synchronize");
}

static void test_events(void **state) {
  (void)state;
  open_device(0);
  kf_event_t *event;
  kf_stream_t stream = {npu, 0};
  bool done;
  double elapsed;
  kf_device_interface_t calls = {.event_create = make_event,
                                 .event_destroy = drop_event,
                                 .event_record = quiet_record,
                                 .event_wait = quiet_event_wait,
                                 .event_query = quiet_event_query,
                                 .event_synchronize = quiet_event,
                                 .event_elapsed = quiet_elapsed};
  set(calls);
  records = 0;
  KFT_OK(kf_event_create(npu, true, &event));
  KFT_OK(kf_event_record(event, stream));
  SAYS(kf_event_record(event, stream), "event_record");
  SAYS(kf_event_wait(event, stream), "event_wait");
  SAYS(kf_event_query(event, &done), "event_query");
  SAYS(kf_event_synchronize(event), "event_synchronize");
  SAYS(kf_event_elapsed(event, event, &elapsed), "event_elapsed");
  kf_event_release(event);
  calls.event_create = quiet_event_create;
  set(calls);
  SAYS(kf_event_create(npu, true, &event), "event_create");
}

static void test_memory(void **state) {
  (void)state;
  open_device(0);
  char host[4] = {0};
  void *data, *block;
  const kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1), peer = kf_device_make(npu.type, 1);
  KFT_OK(allocate(NULL, npu, 4, &data, &block));
  KFT_DEFER(kf_free, block);
  kf_storage_t *storage;
  set((kf_device_interface_t){.allocate = quiet_allocate,
                              .copy_in = quiet_copy,
                              .copy_out = quiet_copy,
                              .copy_within = quiet_copy,
                              .copy_peer = quiet_peer,
                              .fill = quiet_fill,
                              .pinned_allocate = quiet_pinned,
                              .pinned_free = pinned_free});
  SAYS(kf_storage_create(npu, 4, &storage), "allocate");
  SAYS(kf_device_copy(npu, data, cpu, host, 4), "copy_in");
  SAYS(kf_device_copy(cpu, host, npu, data, 4), "copy_out");
  SAYS(kf_device_copy(npu, data, npu, data, 4), "copy_within");
  SAYS(kf_device_copy(npu, data, peer, data, 4), "copy_peer");
  SAYS(kf_device_fill(npu, data, 4, host, 1), "fill");
  KFT_FAILS_WITH(kf_storage_create_pinned(npu.type, 4, &storage), KF_ERR_RUNTIME,
                 "device farnpu: pinned_allocate failed without a message: cannot be done");
}

static void test_a_message_is_kept(void **state) {
  (void)state;
  open_device(0);
  device.fail_in_after = 1;
  float data[1] = {0};
  KFT_FAILS_WITH(kf_device_copy(npu, data, kf_device_make(KF_DEVICE_CPU, -1), data, 4),
                 KF_ERR_RUNTIME, "npu: the copy failed");
}

/* ---- Kernels that decline, where nobody runs the call instead ---- */

static kf_status_t decline_add(kf_iter_t *it, kf_scalar_t alpha) {
  (void)it, (void)alpha;
  return kf_compute_decline("only bfloat16");
}
static kf_status_t decline_mul(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                               kf_tensor_t **out) {
  (void)call, (void)self, (void)other, (void)out;
  return kf_compute_decline(NULL);
}

static void release_library(void *library) { kf_library_release(library); }

static void test_undeclared_declines_name_the_flag(void **state) {
  (void)state;
  open_device(0);
  kf_key_t key;
  kf_library_t *library;
  KFT_OK(kf_key_of_device_type(npu.type, &key));
  KFT_OK(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", key, &library));
  KFT_DEFER(release_library, library);
  static const kf_compute_t adds[] = {KF_COMPUTE(add, decline_add), KF_COMPUTE_END};
  const kf_compute_t *const tables[] = {adds, NULL};
  KFT_OK(kf_backend_bind(library, key, tables));
  kf_kernel_desc_t kernel =
      kf_kernel_typed((kf_typed_fn)decline_mul, "(Tensor, Tensor) -> Tensor", NULL);
  kernel.kind |= KF_KERNEL_UNGUARDED;
  KFT_OK(kf_library_impl(library, "mul.Tensor", KF_KEY_Undefined, &kernel));
  MAKE(a, counting(3, out));
  kf_tensor_t *refused = NULL;
  KFT_FAILS_WITH(kf_add(a, a, one(), &refused), KF_ERR_DECLINED,
                 "aten::add.Tensor: the kernel for farnpu (");
  KFT_CONTAINS(kf_error_message(), "declined the call: only bfloat16. The CPU fallback");
  KFT_CONTAINS(kf_error_message(), "with the flag KF_COMPUTE_MAY_DECLINE");
  KFT_FAILS_WITH(kf_mul(a, a, &refused), KF_ERR_DECLINED,
                 "aten::mul.Tensor: the kernel for farnpu (");
  KFT_CONTAINS(kf_error_message(), "no reason was given");
  KFT_CONTAINS(kf_error_message(), "without KF_KERNEL_UNGUARDED");
}

KFT_MAIN(KFT_TEST(test_identity_and_streams), KFT_TEST(test_events), KFT_TEST(test_memory),
         KFT_TEST(test_a_message_is_kept), KFT_TEST(test_undeclared_declines_name_the_flag))
