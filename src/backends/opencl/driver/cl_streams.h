/* cl_streams.h: streams are in-order queues, events are markers in them. */
#ifndef KFCL_DRIVER_CL_STREAMS_H
#define KFCL_DRIVER_CL_STREAMS_H

#include "driver/cl_device.h"

/* Opens the queue of stream `id`; the caller holds the device's lock. */
KF_MUST_USE kf_status_t kfcl_stream_open(kfcl_device_t *device, int id);
/* Waits for the queue and releases it. Does nothing where there is none. */
void kfcl_stream_close(kfcl_device_t *device, int id);
/* The calling thread's current stream. */
KF_MUST_USE kf_status_t kfcl_stream_current(kfcl_device_t *device, kfcl_stream_t **out_stream);
/* Remembers the newest command's event, which it takes over. */
void kfcl_stream_note(kfcl_device_t *device, kfcl_stream_t *stream, cl_event event);
/* Waits until the stream is idle; delivers errors of earlier commands and faults of kernels. */
KF_MUST_USE kf_status_t kfcl_stream_finish(kfcl_device_t *device, kfcl_stream_t *stream);

/* The delivery alone, for a queue that is idle. */
KF_MUST_USE kf_status_t kfcl_stream_settle(kfcl_device_t *device, kfcl_stream_t *stream);

/* For the interface. */
kf_status_t kfcl_stream_create(void *context, kf_device_t where, int priority, int64_t *out_id);
void kfcl_stream_destroy(void *context, kf_stream_t stream);
kf_status_t kfcl_stream_query(void *context, kf_stream_t stream, bool *out_done);
kf_status_t kfcl_stream_synchronize(void *context, kf_stream_t stream);
kf_status_t kfcl_synchronize(void *context, kf_device_t where);

#endif
