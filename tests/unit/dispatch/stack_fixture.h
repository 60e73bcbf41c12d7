/* Stacks and values for tests of boxed calls. */
#ifndef KF_TEST_STACK_FIXTURE_H
#define KF_TEST_STACK_FIXTURE_H

#include "kft.h"

/* A stack on a buffer, which is emptied when the block is left. */
#define STACK(name)                       \
  kf_value_t name##_buffer[8];            \
  kf_stack_t name;                        \
  kf_stack_init(&name, name##_buffer, 8); \
  KFT_DEFER_LOCAL(kft_destroy_stack, &name)

#define PUSH(stack, value) KFT_OK(kf_stack_push_take(&(stack), (value)))

static inline int64_t references(const void *object) {
  return ((const kf_object_t *)object)->refcount;
}

static inline kf_value_t ints_value(const int64_t *data, size_t size) {
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_ints(data, size, &list));
  return kf_value_object_take(KF_TAG_LIST, list);
}

#endif
