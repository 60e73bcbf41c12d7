/* The device table: how many devices there are, what they are like, which one is current. */
#include <string.h>

#include "checks.h"

static void check_count(check_context_t *context) {
  int type = context->target.device.type;
  CHECK(kf_device_count(type) >= 1, "the count is %d", kf_device_count(type));
  CHECK(kf_device_count(type) == context->count, "the count changes between two calls");
  CHECK(kf_device_is_available(type), "the device is not available");
}

static void check_describe(check_context_t *context) {
  for (int32_t i = 0; i < context->count; i++) {
    kf_device_description_t about = {.struct_size = sizeof about};
    CHECK_OK(kf_device_describe(device_at(context, i), &about));
    CHECK(memchr(about.name, '\0', sizeof about.name) != NULL && about.name[0] != '\0',
          "device %d has no name", i);
    CHECK(memchr(about.capabilities, '\0', sizeof about.capabilities) != NULL,
          "the capabilities of device %d do not end", i);
    CHECK(about.memory_total == 0 || about.memory_free <= about.memory_total,
          "device %d has %llu bytes free of %llu", i, (unsigned long long)about.memory_free,
          (unsigned long long)about.memory_total);
  }
}

static void check_index_range(check_context_t *context) {
  if (!has_interface(context)) return;
  for (int32_t i = 0; i < context->count; i++) {
    kf_tensor_t *made = NULL;
    CHECK_OK(kf_tensor_new(KF_DTYPE_FLOAT32, device_at(context, i), KF_INTS(2), &made));
    int32_t on = kf_tensor_device(made).index;
    kf_tensor_release(made);
    CHECK(on == i, "a tensor for index %d is on index %d", i, on);
  }
  kf_tensor_t *wrong = NULL;
  kf_status_t status =
      kf_tensor_new(KF_DTYPE_FLOAT32, device_at(context, context->count), KF_INTS(2), &wrong);
  kf_tensor_release(wrong);
  CHECK(status == KF_ERR_NO_DEVICE, "index %d, which does not exist, gave status %d",
        context->count, (int)status);
  CHECK(strstr(kf_error_message(), kf_device_type_name(context->target.device.type)) != NULL,
        "the error does not name the device: %s", kf_error_message());
}

static void check_current(check_context_t *context) {
  if (!has_interface(context)) return;
  int type = context->target.device.type;
  int32_t before = kf_device_current(type);
  for (int32_t i = 0; i < context->count; i++) {
    CHECK_OK(kf_device_set_current(device_at(context, i)));
    CHECK(kf_device_current(type) == i, "index %d did not become current", i);
    kf_device_t resolved;
    CHECK_OK(kf_device_resolve(kf_device_make(type, -1), &resolved));
    CHECK(resolved.index == i, "no index is index %d while %d is current", resolved.index, i);
  }
  CHECK_OK(kf_device_set_current(device_at(context, before)));
}

static void check_synchronize(check_context_t *context) {
  for (int32_t i = 0; i < context->count; i++)
    CHECK_OK(kf_device_synchronize(device_at(context, i)));
}

const check_t device_table_checks[] = {{"device table", "count", check_count},
                                       {"device table", "describe", check_describe},
                                       {"device table", "index range", check_index_range},
                                       {"device table", "current device", check_current},
                                       {"device table", "synchronize", check_synchronize},
                                       {NULL, NULL, NULL}};
