/* cl_events.h: events of the interface. An event is a marker command in a queue; its profiling
 * information has the time. */
#ifndef KFCL_DRIVER_CL_EVENTS_H
#define KFCL_DRIVER_CL_EVENTS_H

#include "driver/cl_device.h"

kf_status_t kfcl_event_create(void *context, kf_device_t where, bool timing, void **out_event);
void kfcl_event_destroy(void *context, kf_device_t where, void *event);
kf_status_t kfcl_event_record(void *context, void *event, kf_stream_t stream);
kf_status_t kfcl_event_wait(void *context, void *event, kf_stream_t stream);
kf_status_t kfcl_event_query(void *context, void *event, bool *out_done);
kf_status_t kfcl_event_synchronize(void *context, void *event);
kf_status_t kfcl_event_elapsed(void *context, void *start, void *end, double *out_milliseconds);

#endif
