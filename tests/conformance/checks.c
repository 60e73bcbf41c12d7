/* What the checks share. */
#include "checks.h"

#include <stdarg.h>
#include <stdio.h>

void check_fail(check_context_t *context, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(context->problem, sizeof context->problem, format, arguments);
  va_end(arguments);
  context->failed = true;
}

void check_skip(check_context_t *context, const char *reason) {
  (void)snprintf(context->problem, sizeof context->problem, "%s", reason);
  context->skipped = true;
}

bool has_interface(check_context_t *context) {
  int type = context->target.device.type;
  if (type != KF_DEVICE_CPU && type != KF_DEVICE_META) return true;
  check_skip(context, "the device has no interface");
  return false;
}

uint64_t allocated_bytes(const check_context_t *context) {
  uint64_t total = 0;
  for (int32_t i = 0; i < context->count; i++) {
    kf_memory_stats_t stats = {.struct_size = sizeof stats};
    if (kf_device_memory_stats(device_at(context, i), &stats) == KF_OK) total += stats.allocated;
  }
  return total;
}

void fill_pattern(unsigned char *bytes, size_t size, unsigned seed) {
  for (size_t i = 0; i < size; i++) bytes[i] = (unsigned char)((i + seed) % 251);
}

kf_status_t to_device(kf_tensor_t *tensor, kf_device_t device, kf_tensor_t **out) {
  return kf_to_device(tensor, device, kf_tensor_dtype(tensor), false, true, kf_no_int(), out);
}
