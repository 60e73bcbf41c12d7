/* Devices for tests, two of a kind, through the host table alone. The host cannot touch their
 * memory: addresses are shifted out of the address space, so whoever reads them faults. Streams and
 * events are counters that the test moves; what is asked of them is written to a log.
 *
 * REMOTE_NAME is the device's name. Where REMOTE_FIXED is a device type, the plug-in takes that one
 * of PyTorch's names. The functions at the end are for tests, which call them by ctypes. */
#include <keyfall/plugin.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef REMOTE_NAME
#define REMOTE_NAME "remote"
#endif

#define SHIFT ((uintptr_t)1 << 55)
enum { DEVICES = 2, LOG = 1 << 16 };

static const kf_host_t *host;
static char log_text[LOG];
static size_t log_size;
static int64_t live_blocks, live_pinned, live_streams, live_events, copies_in, copies_out;
static int64_t next_stream = 1;
static int32_t failing_allocation, failing_copy; /* the n-th from now on; 0: none */
static bool busy;                                /* what queries of streams and events answer */

/* One thread at a time writes a test's log. */
static void note(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int size = vsnprintf(log_text + log_size, LOG - log_size, format, arguments);
  va_end(arguments);
  if (size > 0 && log_size + (size_t)size < LOG) log_size += (size_t)size;
}

static bool fails(int32_t *counter) {
  return __atomic_load_n(counter, __ATOMIC_RELAXED) > 0 &&
         __atomic_sub_fetch(counter, 1, __ATOMIC_RELAXED) == 0;
}

static void count_one(int64_t *counter, int64_t by) {
  (void)__atomic_add_fetch(counter, by, __ATOMIC_RELAXED);
}

/* ---- Identity ---- */

static int32_t count(void *context) {
  (void)context;
  return DEVICES;
}

static kf_status_t describe(void *context, kf_device_t device, kf_device_description_t *about) {
  (void)context;
  (void)snprintf(about->name, sizeof about->name, "Remote Model %d", device.index);
  (void)snprintf(about->capabilities, sizeof about->capabilities, "nothing");
  about->memory_total = UINT64_C(1) << 30;
  about->memory_free = UINT64_C(1) << 29;
  return KF_OK;
}

static kf_status_t set_current(void *context, kf_device_t device) {
  (void)context;
  note("current %d\n", device.index);
  return KF_OK;
}

/* ---- Memory ---- */

static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  (void)context;
  if (fails(&failing_allocation))
    return host->error_set(KF_ERR_NO_MEMORY, REMOTE_NAME ":%d is full", device.index);
  void *block = malloc(size);
  if (block == NULL)
    return host->error_set(KF_ERR_NO_MEMORY, REMOTE_NAME ":%d is full", device.index);
  count_one(&live_blocks, 1);
  *out_data = (void *)((uintptr_t)block + SHIFT);
  *out_block = block;
  return KF_OK;
}

static void release(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context;
  (void)device;
  (void)size;
  if ((uintptr_t)data != (uintptr_t)block + SHIFT) abort();
  count_one(&live_blocks, -1);
  free(block);
}

static kf_status_t copy_in(void *context, kf_device_t device, void *to, const void *from,
                           size_t size) {
  (void)context;
  if (fails(&failing_copy))
    return host->error_set(KF_ERR_RUNTIME, REMOTE_NAME ":%d: the copy failed", device.index);
  count_one(&copies_in, 1);
  memcpy((void *)((uintptr_t)to - SHIFT), from, size);
  return KF_OK;
}

static kf_status_t copy_out(void *context, kf_device_t device, void *to, const void *from,
                            size_t size) {
  (void)context;
  if (fails(&failing_copy))
    return host->error_set(KF_ERR_RUNTIME, REMOTE_NAME ":%d: the copy failed", device.index);
  count_one(&copies_out, 1);
  memcpy(to, (const void *)((uintptr_t)from - SHIFT), size);
  return KF_OK;
}

static kf_status_t pinned_allocate(void *context, size_t size, void **out_data) {
  (void)context;
  *out_data = malloc(size);
  if (*out_data == NULL) return host->error_set(KF_ERR_NO_MEMORY, "no pinned memory");
  count_one(&live_pinned, 1);
  return KF_OK;
}

static void pinned_free(void *context, void *data, size_t size) {
  (void)context;
  (void)size;
  count_one(&live_pinned, -1);
  free(data);
}

/* ---- Order ---- */

static kf_status_t stream_create(void *context, kf_device_t device, int priority, int64_t *out_id) {
  (void)context;
  *out_id = next_stream++;
  live_streams++;
  note("stream %d:%lld priority %d\n", device.index, (long long)*out_id, priority);
  return KF_OK;
}

static void stream_destroy(void *context, kf_stream_t stream) {
  (void)context;
  live_streams--;
  note("destroy %d:%lld\n", stream.device.index, (long long)stream.id);
}

static kf_status_t stream_query(void *context, kf_stream_t stream, bool *out_done) {
  (void)context;
  (void)stream;
  *out_done = !busy;
  return KF_OK;
}

static kf_status_t stream_synchronize(void *context, kf_stream_t stream) {
  (void)context;
  note("synchronize stream %d:%lld\n", stream.device.index, (long long)stream.id);
  return KF_OK;
}

static kf_status_t synchronize(void *context, kf_device_t device) {
  (void)context;
  note("synchronize %d\n", device.index);
  return KF_OK;
}

typedef struct event {
  double when; /* milliseconds */
} event_t;
static double now;

static kf_status_t event_create(void *context, kf_device_t device, bool timing, void **out_event) {
  (void)context;
  note("event %d%s\n", device.index, timing ? " timing" : "");
  *out_event = calloc(1, sizeof(event_t));
  if (*out_event == NULL) return host->error_set(KF_ERR_NO_MEMORY, "no memory for an event");
  live_events++;
  return KF_OK;
}

static void event_destroy(void *context, kf_device_t device, void *event) {
  (void)context;
  (void)device;
  live_events--;
  free(event);
}

static kf_status_t event_record(void *context, void *event, kf_stream_t stream) {
  (void)context;
  ((event_t *)event)->when = now += 1.5;
  note("record %d:%lld\n", stream.device.index, (long long)stream.id);
  return KF_OK;
}

static kf_status_t event_wait(void *context, void *event, kf_stream_t stream) {
  (void)context;
  (void)event;
  note("wait %d:%lld\n", stream.device.index, (long long)stream.id);
  return KF_OK;
}

static kf_status_t event_query(void *context, void *event, bool *out_done) {
  (void)context;
  (void)event;
  *out_done = !busy;
  return KF_OK;
}

static kf_status_t event_synchronize(void *context, void *event) {
  (void)context;
  (void)event;
  note("synchronize event\n");
  return KF_OK;
}

static kf_status_t event_elapsed(void *context, void *start, void *end, double *out_milliseconds) {
  (void)context;
  *out_milliseconds = ((event_t *)end)->when - ((event_t *)start)->when;
  return KF_OK;
}

/* ---- The plug-in ---- */

KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *given) {
  static const kf_plugin_info_t info = {sizeof(kf_plugin_info_t),
                                        KF_ABI_VERSION,
                                        REMOTE_NAME,
                                        "1",
                                        NULL,
                                        0,
                                        NULL,
                                        0,
                                        NULL,
                                        0,
                                        NULL,
                                        NULL};
  kf_device_interface_t calls = {.struct_size = sizeof calls,
                                 .flags = KF_DEVICE_CACHE_MEMORY,
                                 .count = count,
                                 .describe = describe,
                                 .set_current = set_current,
                                 .allocate = allocate,
                                 .free = release,
                                 .copy_in = copy_in,
                                 .copy_out = copy_out,
                                 .pinned_allocate = pinned_allocate,
                                 .pinned_free = pinned_free,
                                 .stream_create = stream_create,
                                 .stream_destroy = stream_destroy,
                                 .stream_query = stream_query,
                                 .stream_synchronize = stream_synchronize,
                                 .synchronize = synchronize,
                                 .event_create = event_create,
                                 .event_destroy = event_destroy,
                                 .event_record = event_record,
                                 .event_wait = event_wait,
                                 .event_query = event_query,
                                 .event_synchronize = event_synchronize,
                                 .event_elapsed = event_elapsed};
  host = given;
  KF_TRY(host->declare(host, &info));
#ifdef REMOTE_FIXED
  return host->device_set_interface(host, REMOTE_FIXED, &calls);
#else
  kf_backend_t backend;
  KF_TRY(host->device_register(host, REMOTE_NAME, &backend));
  return host->device_set_interface(
      host, KF_DEVICE_FIRST_DYNAMIC + (int)(backend - KF_BACKEND_FIRST_DYNAMIC), &calls);
#endif
}

/* ---- For tests ---- */

/* What was logged since the last call; valid until the next. */
KF_PLUGIN_EXPORT const char *remote_log(void);
KF_PLUGIN_EXPORT const char *remote_log(void) {
  static char taken[LOG];
  memcpy(taken, log_text, log_size);
  taken[log_size] = '\0';
  log_size = 0;
  return taken;
}

KF_PLUGIN_EXPORT int64_t remote_number(const char *name);
KF_PLUGIN_EXPORT int64_t remote_number(const char *name) {
  static const struct {
    const char *name;
    const int64_t *number;
  } numbers[] = {{"blocks", &live_blocks}, {"pinned", &live_pinned}, {"streams", &live_streams},
                 {"events", &live_events}, {"in", &copies_in},       {"out", &copies_out}};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (strcmp(numbers[i].name, name) == 0)
      return __atomic_load_n(numbers[i].number, __ATOMIC_RELAXED);
  return -1;
}

KF_PLUGIN_EXPORT void remote_fail(int32_t allocation, int32_t copy);
KF_PLUGIN_EXPORT void remote_fail(int32_t allocation, int32_t copy) {
  __atomic_store_n(&failing_allocation, allocation, __ATOMIC_RELAXED);
  __atomic_store_n(&failing_copy, copy, __ATOMIC_RELAXED);
}

KF_PLUGIN_EXPORT void remote_set_busy(int32_t on);
KF_PLUGIN_EXPORT void remote_set_busy(int32_t on) { busy = on != 0; }
