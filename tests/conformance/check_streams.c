/* Streams and events: order, queries, elapsed time. A device without streams is synchronous. */
#include "checks.h"

static bool same_stream(kf_stream_t a, kf_stream_t b) {
  return a.id == b.id && a.device.type == b.device.type && a.device.index == b.device.index;
}

/* 1000 elements of `value` on the device. */
static kf_status_t make_full(kf_device_t device, int value, kf_tensor_t **out) {
  KF_TRY(kf_tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(1000), out));
  return kf_fill__Scalar(*out, KF_INT(value));
}

static kf_status_t all_are(kf_tensor_t *tensor, float value, bool *out_answer) {
  kf_tensor_t *back = NULL;
  KF_TRY(to_device(tensor, kf_device_make(KF_DEVICE_CPU, -1), &back));
  const float *numbers = kf_tensor_data(back);
  *out_answer = true;
  for (int i = 0; i < 1000; i++) *out_answer &= numbers[i] == value;
  kf_tensor_release(back);
  return KF_OK;
}

static void check_default(check_context_t *context) {
  if (!has_interface(context)) return;
  kf_stream_t stream = kf_stream_current(context->target.device);
  bool done = false;
  CHECK(stream.id == 0, "the default stream has the id %lld", (long long)stream.id);
  CHECK_OK(kf_stream_synchronize(stream));
  CHECK_OK(kf_stream_query(stream, &done));
  CHECK(done, "the stream has work after it was synchronized");
}

/* Two new streams; false, and the check is skipped, on devices without streams. */
static bool make_streams(check_context_t *context, kf_stream_t *streams) {
  if (!has_interface(context)) return false;
  for (int i = 0; i < 2; i++) {
    kf_status_t status = kf_stream_create(context->target.device, 0, &streams[i]);
    if (status == KF_OK) continue;
    if (i > 0) kf_stream_destroy(streams[0]);
    if (status == KF_ERR_NOT_IMPLEMENTED)
      check_skip(context, "the device has no streams");
    else
      check_fail(context, "%s", kf_error_message());
    return false;
  }
  return true;
}

/* Fills on one stream, waits by an event, doubles on the other one. */
static kf_status_t work_on(kf_stream_t *streams, kf_tensor_t **x, kf_tensor_t **y,
                           kf_event_t *event) {
  KF_TRY(kf_stream_set_current(streams[0]));
  KF_TRY(make_full(streams[0].device, 3, x));
  KF_TRY(kf_event_record(event, streams[0]));
  KF_TRY(kf_event_wait(event, streams[1]));
  KF_TRY(kf_stream_set_current(streams[1]));
  KF_TRY(kf_add(*x, *x, KF_INT(1), y));
  return kf_stream_synchronize(streams[1]);
}

static void check_own(check_context_t *context) {
  kf_stream_t streams[2];
  kf_tensor_t *x = NULL, *y = NULL;
  kf_event_t *event = NULL;
  if (!make_streams(context, streams)) return;
  kf_stream_t before = kf_stream_current(context->target.device);
  bool right = false, done = false;
  kf_status_t status = kf_event_create(context->target.device, false, &event);
  if (status == KF_OK) status = work_on(streams, &x, &y, event);
  bool current = same_stream(kf_stream_current(context->target.device), streams[1]);
  if (status == KF_OK) status = kf_stream_query(streams[1], &done);
  if (status == KF_OK) status = all_are(y, 6, &right);
  if (status != KF_OK) check_fail(context, "%s", kf_error_message());
  if (kf_stream_set_current(before) != KF_OK) check_fail(context, "%s", kf_error_message());
  kf_tensor_release(x);
  kf_tensor_release(y);
  kf_event_release(event);
  for (int i = 0; i < 2; i++) kf_stream_destroy(streams[i]);
  if (context->failed) return;
  CHECK(current, "the stream did not become current");
  CHECK(done, "the stream has work after it was synchronized");
  CHECK(right, "the second stream did not see the work of the first one");
}

static kf_status_t time_work(kf_device_t device, kf_event_t *start, kf_event_t *end,
                             kf_tensor_t **x, double *out_elapsed, bool *out_done) {
  kf_stream_t stream = kf_stream_current(device);
  KF_TRY(kf_event_record(start, stream));
  KF_TRY(make_full(device, 1, x));
  KF_TRY(kf_event_record(end, stream));
  KF_TRY(kf_event_synchronize(end));
  KF_TRY(kf_event_query(end, out_done));
  return kf_event_elapsed(start, end, out_elapsed);
}

static void check_events(check_context_t *context) {
  if (!has_interface(context)) return;
  kf_device_t device = context->target.device;
  kf_event_t *start = NULL, *end = NULL;
  kf_tensor_t *x = NULL;
  double elapsed = -1;
  bool done = false;
  kf_status_t status = kf_event_create(device, true, &start);
  if (status == KF_OK) status = kf_event_create(device, true, &end);
  if (status == KF_OK) status = time_work(device, start, end, &x, &elapsed, &done);
  kf_tensor_release(x);
  kf_event_release(start);
  kf_event_release(end);
  CHECK(status == KF_OK, "%s", kf_error_message());
  CHECK(done, "an event is not done after it was synchronized");
  CHECK(elapsed >= 0, "the elapsed time is %g ms", elapsed);
}

const check_t stream_checks[] = {{"streams", "default stream", check_default},
                                 {"streams", "streams of one's own", check_own},
                                 {"streams", "events", check_events},
                                 {NULL, NULL, NULL}};
