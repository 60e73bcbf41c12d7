/* The undefined tensor: one static object that stands for "a tensor argument without a tensor".
 * Its refcount starts so high that no realistic number of retains and releases reaches zero or
 * overflows. It has the size of a real tensor and is zero after its keys, so that code that reads
 * metadata finds no dimensions, no elements and no storage; this room knows the size, not the
 * fields. */
#include <stdio.h>

#include "dispatch/values/value_internal.h"

static void never_destroyed(kf_object_t *self) {
  (void)self;
  KF_ASSERT(false); /* a caller released a reference that it did not own */
}

static size_t print_undefined(const kf_object_t *self, char *buffer, size_t size) {
  (void)self;
  return (size_t)snprintf(buffer, size, "<undefined Tensor>");
}

static const kf_object_type_t undefined_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", never_destroyed, NULL,
    print_undefined};

static struct {
  kf_dispatchable_t base;
  uint64_t metadata[(KF__TENSOR_SIZE - sizeof(kf_dispatchable_t)) / sizeof(uint64_t)];
} undefined = {{{INT64_MAX / 2, &undefined_type},
                {0, UINT64_C(1) << KF_RANK_ADInplaceOrView | UINT64_C(1) << KF_RANK_AutogradOther}},
               {0}};

kf_tensor_t *kf_tensor_undefined(void) { return (kf_tensor_t *)(void *)&undefined; }
