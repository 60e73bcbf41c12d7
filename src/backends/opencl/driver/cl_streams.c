/* Streams: in-order queues. */
#include "driver/cl_streams.h"

#include "driver/cl_errors.h"
#include "driver/cl_faults.h"

kf_status_t kfcl_stream_open(kfcl_device_t *device, int id) {
  cl_int error;
  kfcl_stream_t *stream = kf_alloc(sizeof *stream);
  if (stream == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "no memory for a stream");
  stream->last = NULL;
  /* Profiling is a property of queues, and events with timing may come at any time. */
  stream->queue =
      clCreateCommandQueue(device->context, device->id, CL_QUEUE_PROFILING_ENABLE, &error);
  if (error != CL_SUCCESS) {
    kf_free(stream);
    return kfcl_fail(device, error, "clCreateCommandQueue");
  }
  __atomic_store_n(&device->streams[id], stream, __ATOMIC_RELEASE);
  return KF_OK;
}

void kfcl_stream_close(kfcl_device_t *device, int id) {
  kfcl_stream_t *stream = device->streams[id];
  if (stream == NULL) return;
  device->streams[id] = NULL;
  (void)clFinish(stream->queue);
  if (stream->last != NULL) (void)clReleaseEvent(stream->last);
  (void)clReleaseCommandQueue(stream->queue);
  kf_free(stream);
}

static kf_status_t find(kfcl_device_t *device, int64_t id, kfcl_stream_t **out_stream) {
  *out_stream = NULL;
  if (id >= 0 && id < KFCL_STREAMS)
    *out_stream = __atomic_load_n(&device->streams[id], __ATOMIC_ACQUIRE);
  if (KF_LIKELY(*out_stream != NULL)) return KF_OK;
  return kf_error_set(KF_ERR_VALUE, "%s:%d has no stream %lld",
                      kf_device_type_name(device->where.type), device->where.index, (long long)id);
}

kf_status_t kfcl_stream_current(kfcl_device_t *device, kfcl_stream_t **out_stream) {
  return find(device, kf_stream_current(device->where).id, out_stream);
}

void kfcl_stream_note(kfcl_device_t *device, kfcl_stream_t *stream, cl_event event) {
  (void)pthread_mutex_lock(&device->lock);
  cl_event before = stream->last;
  stream->last = event;
  (void)pthread_mutex_unlock(&device->lock);
  if (before != NULL) (void)clReleaseEvent(before);
}

static cl_int last_status(kfcl_device_t *device, kfcl_stream_t *stream) {
  cl_int status = CL_COMPLETE;
  (void)pthread_mutex_lock(&device->lock);
  if (stream->last != NULL)
    (void)clGetEventInfo(stream->last, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                         NULL);
  if (status <= CL_COMPLETE && stream->last != NULL) {
    (void)clReleaseEvent(stream->last);
    stream->last = NULL;
  }
  (void)pthread_mutex_unlock(&device->lock);
  return status;
}

kf_status_t kfcl_stream_settle(kfcl_device_t *device, kfcl_stream_t *stream) {
  cl_int status = last_status(device, stream);
  if (status < 0) return kfcl_fail(device, status, "an earlier command");
  return kfcl_faults_check(device, stream->queue);
}

kf_status_t kfcl_stream_finish(kfcl_device_t *device, kfcl_stream_t *stream) {
  cl_int error = clFinish(stream->queue);
  if (error != CL_SUCCESS) return kfcl_fail(device, error, "clFinish");
  return kfcl_stream_settle(device, stream);
}

kf_status_t kfcl_stream_create(void *context, kf_device_t where, int priority, int64_t *out_id) {
  (void)context;
  (void)priority; /* OpenCL 1.2 has no priorities */
  kfcl_device_t *device;
  KF_TRY(kfcl_device_open(where, &device));
  kf_status_t status = KF_OK;
  int id = 1;
  (void)pthread_mutex_lock(&device->lock);
  while (id < KFCL_STREAMS && device->streams[id] != NULL) id++;
  if (id < KFCL_STREAMS) status = kfcl_stream_open(device, id);
  (void)pthread_mutex_unlock(&device->lock);
  if (id == KFCL_STREAMS)
    return kf_error_set(KF_ERR_EXHAUSTED, "%s:%d has %d streams, which is the limit",
                        kf_device_type_name(where.type), where.index, KFCL_STREAMS);
  *out_id = id;
  return status;
}

void kfcl_stream_destroy(void *context, kf_stream_t stream) {
  (void)context;
  kfcl_device_t *device;
  if (stream.id <= 0 || stream.id >= KFCL_STREAMS ||
      kfcl_device_open(stream.device, &device) != KF_OK)
    return;
  kfcl_stream_close(device, (int)stream.id);
}

kf_status_t kfcl_stream_query(void *context, kf_stream_t stream, bool *out_done) {
  (void)context;
  kfcl_device_t *device;
  kfcl_stream_t *queue;
  KF_TRY(kfcl_device_open(stream.device, &device));
  KF_TRY(find(device, stream.id, &queue));
  cl_int status = last_status(device, queue);
  *out_done = status <= CL_COMPLETE;
  return status < 0 ? kfcl_fail(device, status, "an earlier command") : KF_OK;
}

kf_status_t kfcl_stream_synchronize(void *context, kf_stream_t stream) {
  (void)context;
  kfcl_device_t *device;
  kfcl_stream_t *queue;
  KF_TRY(kfcl_device_open(stream.device, &device));
  KF_TRY(find(device, stream.id, &queue));
  return kfcl_stream_finish(device, queue);
}

kf_status_t kfcl_synchronize(void *context, kf_device_t where) {
  (void)context;
  kfcl_device_t *device;
  KF_TRY(kfcl_device_open(where, &device));
  kf_status_t first = KF_OK;
  for (int id = 0; id < KFCL_STREAMS; id++) {
    kfcl_stream_t *stream = __atomic_load_n(&device->streams[id], __ATOMIC_ACQUIRE);
    if (stream == NULL) continue;
    kf_status_t status = kfcl_stream_finish(device, stream);
    if (first == KF_OK) first = status;
  }
  return first;
}
