/* The stack of boxed calls: the functions that value.h does not inline. Slots below `size` own
 * their references; slots above it own nothing. */
#include <string.h>

#include "base/required.h"
#include "dispatch/values/value_internal.h"

void kf_stack_destroy(kf_stack_t *stack) {
  KF_ASSERT(stack->size <= stack->capacity);
  kf_stack_drop(stack, stack->size);
  if (stack->owns_values) kf_free(stack->values);
  kf_stack_init(stack, NULL, 0);
}

kf_status_t kf_stack_reserve(kf_stack_t *stack, size_t extra) {
  KF__REQUIRE(stack);
  size_t need = 0;
  if (__builtin_add_overflow(stack->size, extra, &need)) return kf__no_memory();
  if (need <= stack->capacity) return KF_OK;
  size_t capacity = stack->capacity;
  void *block = stack->owns_values ? stack->values : NULL;
  KF_TRY(kf__grow(&block, &capacity, need, sizeof(kf_value_t)));
  /* A buffer of the caller's is not freed; only its values move. */
  if (!stack->owns_values && stack->size > 0)
    memcpy(block, stack->values, stack->size * sizeof(kf_value_t));
  KF_ASSERT(capacity >= need);
  stack->values = block;
  stack->capacity = capacity;
  stack->owns_values = 1;
  return KF_OK;
}

void kf_stack_drop(kf_stack_t *stack, size_t count) {
  /* One by one, the size first: a destructor may use the stack. */
  for (; count > 0 && stack->size > 0; count--) {
    kf_value_t top = kf_stack_pop(stack);
    kf_value_clear(&top);
  }
}

void kf_stack_drop_below(kf_stack_t *stack, size_t keep, size_t count) {
  if (keep > stack->size) keep = stack->size;
  size_t below = stack->size - keep;
  if (count > below) count = below;
  size_t first = below - count;
  KF_ASSERT(first + count + keep == stack->size);
  for (size_t i = first; i < below; i++) kf_value_clear(&stack->values[i]);
  if (keep > 0 && count > 0)
    memmove(&stack->values[first], &stack->values[below], keep * sizeof(kf_value_t));
  stack->size -= count;
}
