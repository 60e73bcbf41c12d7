/* NULL for each pointer of the functions about devices: an error that names the argument. */
#include <keyfall/device.h>

#include "kft.h"

#define REFUSED(call, argument) KFT_FAILS_WITH(call, KF_ERR_MISUSE, argument)

static void test_devices(void **state) {
  (void)state;
  const kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  REFUSED(kf_device_describe(cpu, NULL), "'out_description'");
  REFUSED(kf_device_resolve(cpu, NULL), "'out_device'");
  REFUSED(kf_device_memory_stats(cpu, NULL), "'out_stats'");
}

static void test_streams_and_events(void **state) {
  (void)state;
  const kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  const kf_stream_t stream = kf_stream_current(cpu);
  bool done = false;
  REFUSED(kf_stream_create(cpu, 0, NULL), "'out_stream'");
  REFUSED(kf_stream_query(stream, NULL), "'out_done'");
  REFUSED(kf_event_create(cpu, false, NULL), "'out_event'");
  REFUSED(kf_event_record(NULL, stream), "'event'");
  REFUSED(kf_event_wait(NULL, stream), "'event'");
  REFUSED(kf_event_query(NULL, &done), "'event'");
  REFUSED(kf_event_synchronize(NULL), "'event'");
  REFUSED(kf_event_elapsed(NULL, NULL, NULL), "'start'");
}

KFT_MAIN(KFT_TEST(test_devices), KFT_TEST(test_streams_and_events))
