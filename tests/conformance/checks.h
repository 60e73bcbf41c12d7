/* Checks of a device's services. A check returns when all is well; CHECK and CHECK_OK end it with a
 * problem. */
#ifndef KF_CONFORMANCE_CHECKS_H
#define KF_CONFORMANCE_CHECKS_H

#include <keyfall/keyfall.h>
#include <keyfall/ops.h>

#include "operators.h"

typedef struct check_context {
  target_t target;
  int32_t count; /* devices of the type */
  bool skipped, failed;
  char problem[400];
} check_context_t;

typedef struct check {
  const char *group, *name;
  void (*run)(check_context_t *context);
} check_t;

/* Lists that end with a check without a name. */
extern const check_t device_table_checks[], memory_checks[], stream_checks[], generator_checks[],
    byte_checks[], fault_checks[];

void check_fail(check_context_t *context, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void check_skip(check_context_t *context, const char *reason);

#define CHECK(condition, ...)           \
  do {                                  \
    if (!(condition)) {                 \
      check_fail(context, __VA_ARGS__); \
      return;                           \
    }                                   \
  } while (0)
#define CHECK_OK(expression)                                          \
  do {                                                                \
    if ((expression) != KF_OK) {                                      \
      check_fail(context, "%s: %s", #expression, kf_error_message()); \
      return;                                                         \
    }                                                                 \
  } while (0)

/* The device of the target's type with this index. */
static inline kf_device_t device_at(const check_context_t *context, int32_t index) {
  return kf_device_make(context->target.device.type, context->count > 0 ? index : -1);
}
/* Whether the device has an interface: not the CPU, nor meta. */
bool has_interface(check_context_t *context);
/* Bytes that storages hold on all devices of the type. */
uint64_t allocated_bytes(const check_context_t *context);
/* `size` bytes that repeat after a prime number, beginning at `seed`. */
void fill_pattern(unsigned char *bytes, size_t size, unsigned seed);
/* Copies a tensor to a device, or to the CPU. */
KF_MUST_USE kf_status_t to_device(kf_tensor_t *tensor, kf_device_t device, kf_tensor_t **out);

#endif
