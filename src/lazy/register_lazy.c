/* The lazy device comes into being when a program asks for it: another back end may want the key
 * Lazy. */
#include "lazy/register_lazy.h"

#include <stdlib.h>

#include "dispatch/registry/library_internal.h"
#include "lazy/execution/jobs.h"
#include "lazy/recording/recorder.h"
#include "lazy/recording/recording_scope.h"
#include "lazy/state/options.h"
#include "ops/catalogue/catalogue.h"
#include "tensor/recording_device.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf_library_t *library, *fallbacks;

/* ---- The device ---- */

/* The storages of the device are buffers: these functions are only there because a device needs
 * them. */
static kf_status_t no_addresses(void) {
  return kf_error_set(KF_ERR_RUNTIME, "memory of the lazy device has no address");
}
static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  (void)context, (void)device, (void)size, (void)out_data, (void)out_block;
  return no_addresses();
}
static void give_back(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context, (void)device, (void)data, (void)size, (void)block;
}
static kf_status_t copy(void *context, kf_device_t device, void *to, const void *from,
                        size_t size) {
  (void)context, (void)device, (void)to, (void)from, (void)size;
  return no_addresses();
}
static kf_status_t synchronize(void *context, kf_device_t device) {
  (void)context;
  return kf_lazy_mark_step(device, true);
}

static kf_status_t add_device(void) {
  const kf_device_interface_t interface = {.struct_size = sizeof interface,
                                           .allocate = allocate,
                                           .free = give_back,
                                           .copy_in = copy,
                                           .copy_out = copy,
                                           .synchronize = synchronize};
  return kf_device_set_interface(KF_DEVICE_LAZY, &interface);
}

/* ---- The key ---- */

static kf_status_t is_taken(void *context, const kf_op_t *op) {
  *(const kf_op_t **)context = op;
  return KF_ERR_BUSY; /* one is enough */
}

static kf_status_t check_unclaimed(void) {
  const kf_op_t *op = NULL;
  if (kf_visit_registrations(KF_KEY_Lazy, is_taken, &op) != KF_OK) kf_error_clear();
  if (op == NULL && !kf_has_fallback(KF_KEY_Lazy) && !kf_device_is_available(KF_DEVICE_LAZY))
    return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "kf_lazy_init: another back end has claimed the key Lazy");
}

typedef struct op_list {
  kf_op_t **ops; /* with references */
  size_t count, capacity;
} op_list_t;

/* Operators that the meta device can shape, and one whose kernel serves all devices but must not
 * draw before the graph runs. */
static bool is_recorded(const kf_op_t *op) {
  return kf_op_has_kernel_for_key(op, KF_KEY_Meta) ||
         strcmp(kf_op_full_name(op), "aten::randperm.generator_out") == 0;
}

static kf_status_t list_op(void *context, const kf_op_t *op) {
  op_list_t *list = context;
  if (!is_recorded(op) || !kf_op_has_schema(op)) return KF_OK;
  void *ops = list->ops;
  KF_TRY(kf__grow(&ops, &list->capacity, list->count + 1, sizeof *list->ops));
  list->ops = ops;
  kf_op_retain(op);
  list->ops[list->count++] = (kf_op_t *)(uintptr_t)op;
  return KF_OK;
}

static kf_status_t register_op(kf_op_t *op) {
  kf__lazy_op_t *known;
  KF_TRY(kf__lazy_op_of(op, &known));
  kf_kernel_desc_t kernel = kf_kernel_boxed(kf__lazy_record, known, NULL);
  kernel.typed = kf__lazy_typed_recorder(known);
  if (kernel.typed != NULL) kernel.kind = KF_KERNEL_TYPED;
  return kf__library_impl_for(library, op, KF_KEY_Lazy, &kernel, KF__ORIGIN_HERE);
}

static kf_status_t register_ops(void) {
  op_list_t list = {NULL, 0, 0};
  kf_status_t status = kf_visit_ops(list_op, &list);
  for (size_t i = 0; i < list.count; i++) {
    if (status == KF_OK && strncmp(kf_op_name(list.ops[i]), "aten::", 6) == 0)
      status = register_op(list.ops[i]);
    kf_op_release(list.ops[i]);
  }
  kf_free(list.ops);
  return status;
}

static kf_status_t register_all(void) {
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Lazy, &fallbacks));
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Lazy, &library));
  const kf_kernel_desc_t fallback = kf_kernel_boxed(kf__lazy_record, NULL, NULL);
  KF_TRY(kf__library_standard_fallback(fallbacks, KF_KEY_Lazy, &fallback, KF__ORIGIN_HERE));
  KF_TRY(register_ops());
  return add_device();
}

static void remove_all(void) {
  kf__recording_device.settle_generators = NULL;
  if (kf_device_set_interface(KF_DEVICE_LAZY, NULL) != KF_OK) kf_error_clear();
  kf_library_release(library);
  kf_library_release(fallbacks);
  library = fallbacks = NULL;
  kf__lazy_ops_release();
}

/* ---- The environment ---- */

static bool is_set(const char *name) {
  const char *value = getenv(name);
  return value != NULL && value[0] != '\0' && strcmp(value, "0") != 0;
}

/* Once per process: initializing again must not undo what the program set. No operator is known at
 * that time, so setting the list is enough. */
static void read_environment(void) {
  static bool was_read;
  if (was_read) return;
  was_read = true;
  if (is_set("LTC_ENABLE_SYMBOLIC_SHAPES")) kf__lazy_options.symbolic_shapes = true;
  if (is_set("LTC_IR_DEBUG")) kf__lazy_options.source_locations = true;
  if (is_set("LTC_TS_CUDA") &&
      kf_lazy_set_eager_device(kf_device_make(KF_DEVICE_CUDA, -1)) != KF_OK) {
    kf_warn("LTC_TS_CUDA is set, but lazy graphs run on the CPU: %s", kf_error_message());
    kf_error_clear();
  }
  const char *operators = getenv("LTC_FORCE_FALLBACK");
  if (operators == NULL) return;
  if (kf__lazy_force(operators) != KF_OK) kf_error_clear();
  kf__lazy_check_names(operators, "LTC_FORCE_FALLBACK");
}

/* ---- Initializing ---- */

/* What the rooms below know of the device. The type is written last: it says that there is one. */
static void describe_device(void) {
  const kf_keyset_t own = kf_keyset_of(KF_KEY_Lazy);
  kf__recording_device.key = KF_KEY_Lazy;
  kf__recording_device.keys[false] = kf_keyset_for_tensor(own, false);
  kf__recording_device.keys[true] = kf_keyset_for_tensor(own, true);
  kf__recording_device.storages = kf__lazy_storages;
  kf__recording_device.settle_generators = kf__lazy_settle;
  __atomic_store_n(&kf__recording_device.type, KF_DEVICE_LAZY, __ATOMIC_RELEASE);
}

static kf_status_t initialize(void) {
  KF_TRY(check_unclaimed());
  read_environment();
  kf_status_t status = register_all();
  if (status != KF_OK) {
    remove_all();
    return status;
  }
  describe_device();
  __atomic_store_n(&kf__lazy_initialized, true, __ATOMIC_RELEASE);
  return KF_OK;
}

kf_status_t kf_lazy_init(void) {
  KF_TRY(kf__catalogue_set_up());
  (void)pthread_mutex_lock(&lock);
  kf_status_t status = kf__lazy_initialized ? KF_OK : initialize();
  (void)pthread_mutex_unlock(&lock);
  return status;
}

kf_status_t kf_lazy_scope_begin(void) {
  KF_TRY(kf_lazy_init());
  kf__lazy_scope_enter();
  return KF_OK;
}

void kf__lazy_shutdown(void) {
  (void)pthread_mutex_lock(&lock);
  if (kf__lazy_initialized) {
    __atomic_store_n(&kf__lazy_initialized, false, __ATOMIC_RELEASE);
    kf__lazy_stop_worker();
    kf__lazy_lock();
    kf__lazy_trace_t *trace = kf__lazy_trace;
    kf__lazy_trace = NULL;
    kf__lazy_unlock();
    kf__lazy_trace_free(trace);
    kf_lazy_cache_clear();
    remove_all();
  }
  (void)pthread_mutex_unlock(&lock);
}
