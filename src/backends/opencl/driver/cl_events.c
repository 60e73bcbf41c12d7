/* Events: markers in queues. */
#include "driver/cl_events.h"

#include "driver/cl_errors.h"
#include "driver/cl_faults.h"
#include "driver/cl_streams.h"

typedef struct {
  kfcl_device_t *device;
  cl_event marker; /* NULL: not recorded */
  cl_command_queue queue;
} event_t;

kf_status_t kfcl_event_create(void *context, kf_device_t where, bool timing, void **out_event) {
  (void)context;
  (void)timing;
  kfcl_device_t *device;
  KF_TRY(kfcl_device_open(where, &device));
  event_t *event = kf_alloc(sizeof *event);
  if (event == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "no memory for an event");
  *event = (event_t){device, NULL, NULL};
  *out_event = event;
  return KF_OK;
}

void kfcl_event_destroy(void *context, kf_device_t where, void *handle) {
  (void)context;
  (void)where;
  event_t *event = handle;
  if (event->marker != NULL) (void)clReleaseEvent(event->marker);
  kf_free(event);
}

/* The queue of any stream; the current one is asked for by its id. */
static kf_status_t queue_of(event_t *event, kf_stream_t stream, cl_command_queue *out_queue) {
  kfcl_device_t *device;
  KF_TRY(kfcl_device_open(stream.device, &device));
  kfcl_stream_t *found = stream.id >= 0 && stream.id < KFCL_STREAMS
                             ? __atomic_load_n(&device->streams[stream.id], __ATOMIC_ACQUIRE)
                             : NULL;
  if (found == NULL)
    return kf_error_set(KF_ERR_VALUE, "there is no stream %lld", (long long)stream.id);
  if (device != event->device)
    return kf_error_set(KF_ERR_VALUE, "the event belongs to device %d, the stream to device %d",
                        event->device->where.index, device->where.index);
  *out_queue = found->queue;
  return KF_OK;
}

kf_status_t kfcl_event_record(void *context, void *handle, kf_stream_t stream) {
  (void)context;
  event_t *event = handle;
  cl_event marker;
  cl_command_queue queue;
  KF_TRY(queue_of(event, stream, &queue));
  cl_int error = clEnqueueMarkerWithWaitList(queue, 0, NULL, &marker);
  if (error != CL_SUCCESS) return kfcl_fail(event->device, error, "clEnqueueMarkerWithWaitList");
  (void)clFlush(queue);
  if (event->marker != NULL) (void)clReleaseEvent(event->marker);
  event->marker = marker;
  event->queue = queue;
  return KF_OK;
}

kf_status_t kfcl_event_wait(void *context, void *handle, kf_stream_t stream) {
  (void)context;
  event_t *event = handle;
  cl_command_queue queue;
  KF_TRY(queue_of(event, stream, &queue));
  if (event->marker == NULL) return KF_OK;
  cl_int error = clEnqueueBarrierWithWaitList(queue, 1, &event->marker, NULL);
  return error == CL_SUCCESS ? KF_OK
                             : kfcl_fail(event->device, error, "clEnqueueBarrierWithWaitList");
}

kf_status_t kfcl_event_query(void *context, void *handle, bool *out_done) {
  (void)context;
  event_t *event = handle;
  cl_int status = CL_COMPLETE;
  if (event->marker != NULL)
    (void)clGetEventInfo(event->marker, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                         NULL);
  *out_done = status <= CL_COMPLETE;
  return status < 0 ? kfcl_fail(event->device, status, "an earlier command") : KF_OK;
}

kf_status_t kfcl_event_synchronize(void *context, void *handle) {
  (void)context;
  event_t *event = handle;
  if (event->marker == NULL) return KF_OK;
  cl_int error = clWaitForEvents(1, &event->marker);
  if (error != CL_SUCCESS) return kfcl_fail(event->device, error, "clWaitForEvents");
  return kfcl_faults_check(event->device, event->queue);
}

static kf_status_t time_of(event_t *event, cl_ulong *out_time) {
  if (event->marker == NULL)
    return kf_error_set(KF_ERR_RUNTIME, "the event was not recorded, so it has no time");
  KF_TRY(kfcl_event_synchronize(NULL, event));
  cl_int error = clGetEventProfilingInfo(event->marker, CL_PROFILING_COMMAND_END, sizeof *out_time,
                                         out_time, NULL);
  return error == CL_SUCCESS ? KF_OK : kfcl_fail(event->device, error, "clGetEventProfilingInfo");
}

kf_status_t kfcl_event_elapsed(void *context, void *start, void *end, double *out_milliseconds) {
  (void)context;
  cl_ulong from, to;
  KF_TRY(time_of(start, &from));
  KF_TRY(time_of(end, &to));
  *out_milliseconds = ((double)to - (double)from) * 1e-6;
  return KF_OK;
}
