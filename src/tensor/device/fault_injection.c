/* Faults on request, for tests of what happens when a device fails.
 *
 * The functions of the interface that may fail are replaced by ones that count calls and fail from
 * the n-th on. The replacements find the originals by the device's type, so that the author's
 * context stays as it is. Devices without faults pay nothing. */
#include "base/base_internal.h"
#include "tensor/device/device_table.h"

enum { DEVICE_TYPES = KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS };

typedef struct fault {
  kf__device_entry_t *entry; /* a reference; NULL: none is injected */
  kf_device_interface_t inner;
  kf_device_fault_t what;
  uint64_t remaining; /* calls until the first that fails; counted atomically */
} fault_t;

static fault_t faults[DEVICE_TYPES];

/* Counts a call; an error from the n-th on. */
static kf_status_t count_call(kf_device_t device, kf_device_fault_t kind, const char *function) {
  fault_t *fault = &faults[device.type];
  if (fault->what != kind && fault->what != KF_DEVICE_FAULT_LOST) return KF_OK;
  uint64_t left = __atomic_load_n(&fault->remaining, __ATOMIC_RELAXED);
  while (left > 1 && !__atomic_compare_exchange_n(&fault->remaining, &left, left - 1, true,
                                                  __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  if (left > 1) return KF_OK;
  char name[64];
  (void)kf_device_print(device, name, sizeof name);
  if (fault->what == KF_DEVICE_FAULT_LOST) {
    kf_device_lose(device, "a test injected a fault");
    return kf_error_set(KF_ERR_DEVICE_LOST, "device %s is lost: a test injected a fault", name);
  }
  return kf_error_set(kind == KF_DEVICE_FAULT_ALLOCATE ? KF_ERR_NO_MEMORY : KF_ERR_RUNTIME,
                      "%s: %s fails because a test injected a fault", name, function);
}

/* ---- Replacements ---- */

static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  KF_TRY(count_call(device, KF_DEVICE_FAULT_ALLOCATE, "allocate"));
  return faults[device.type].inner.allocate(context, device, size, out_data, out_block);
}

static kf_status_t copy_in(void *context, kf_device_t device, void *to, const void *from,
                           size_t size) {
  KF_TRY(count_call(device, KF_DEVICE_FAULT_COPY, "copy_in"));
  return faults[device.type].inner.copy_in(context, device, to, from, size);
}

static kf_status_t copy_out(void *context, kf_device_t device, void *to, const void *from,
                            size_t size) {
  KF_TRY(count_call(device, KF_DEVICE_FAULT_COPY, "copy_out"));
  return faults[device.type].inner.copy_out(context, device, to, from, size);
}

static kf_status_t copy_within(void *context, kf_device_t device, void *to, const void *from,
                               size_t size) {
  KF_TRY(count_call(device, KF_DEVICE_FAULT_COPY, "copy_within"));
  return faults[device.type].inner.copy_within(context, device, to, from, size);
}

static kf_status_t copy_peer(void *context, kf_device_t to_device, void *to,
                             kf_device_t from_device, const void *from, size_t size) {
  KF_TRY(count_call(to_device, KF_DEVICE_FAULT_COPY, "copy_peer"));
  return faults[to_device.type].inner.copy_peer(context, to_device, to, from_device, from, size);
}

static kf_status_t fill(void *context, kf_device_t device, void *to, size_t size,
                        const void *pattern, size_t pattern_size) {
  KF_TRY(count_call(device, KF_DEVICE_FAULT_COPY, "fill"));
  return faults[device.type].inner.fill(context, device, to, size, pattern, pattern_size);
}

/* ---- Installing ---- */

static void install(kf_device_interface_t *calls) {
  calls->allocate = allocate;
  if (calls->copy_in != NULL) calls->copy_in = copy_in;
  if (calls->copy_out != NULL) calls->copy_out = copy_out;
  if (calls->copy_within != NULL) calls->copy_within = copy_within;
  if (calls->copy_peer != NULL) calls->copy_peer = copy_peer;
  if (calls->fill != NULL) calls->fill = fill;
}

static void remove_fault(fault_t *fault) {
  if (fault->entry == NULL) return;
  fault->entry->calls = fault->inner;
  kf__device_entry_release(fault->entry);
  fault->entry = NULL;
}

kf_status_t kf_device_inject_fault(int device_type, kf_device_fault_t what, uint64_t n) {
  if (device_type < 0 || device_type >= DEVICE_TYPES || device_type == KF_DEVICE_CPU ||
      kf_device_type_name(device_type) == NULL)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_device_inject_fault: expected the type of a device with an interface, "
                        "found %d",
                        device_type);
  if ((unsigned)what > KF_DEVICE_FAULT_LOST || (what != KF_DEVICE_FAULT_NONE && n == 0))
    return kf_error_set(KF_ERR_VALUE,
                        "kf_device_inject_fault: expected a fault and a call from 1 on, found "
                        "fault %d at call %llu",
                        (int)what, (unsigned long long)n);
  fault_t *fault = &faults[device_type];
  remove_fault(fault);
  if (what == KF_DEVICE_FAULT_NONE) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(kf_device_make(device_type, -1), &entry));
  *fault = (fault_t){.entry = entry, .inner = entry->calls, .what = what, .remaining = n};
  install(&entry->calls);
  return KF_OK;
}
