/* The stack of boxed calls: lent buffers, growth, dropping, and failures that lose nothing. */
#include "kft.h"

static kf_value_t make_string(void) {
  kf_value_t value;
  KFT_OK(kf_value_string("x", 1, &value));
  KFT_DEFER(kf_object_release, value.as.object);
  return value;
}

static void push_ints(kf_stack_t *stack, int count) {
  for (int i = 0; i < count; i++) KFT_OK(kf_stack_push_take(stack, kf_value_int(i)));
}

static void expect_ints(const kf_stack_t *stack, const int *expected, size_t count) {
  KFT_EQ_INT(stack->size, count);
  for (size_t i = 0; i < count; i++) KFT_EQ_INT(stack->values[i].as.i, expected[i]);
}

static void test_lent_buffer(void **state) {
  (void)state;
  kf_value_t buffer[4];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 4);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  int64_t before = kft_allocations();
  push_ints(&stack, 4);
  KFT_EQ_INT(kft_allocations(), before);
  KFT_TRUE(stack.values == buffer);
  KFT_OK(kf_stack_push_take(&stack, kf_value_int(4)));
  KFT_TRUE(stack.values != buffer && stack.owns_values == 1);
  expect_ints(&stack, (const int[]){0, 1, 2, 3, 4}, 5);
  KFT_EQ_INT(kf_stack_pop(&stack).as.i, 4);
  KFT_EQ_INT(kf_stack_pop(&stack).as.i, 3);
  kf_stack_destroy(&stack);
  KFT_EQ_INT(stack.size, 0);
  KFT_EQ_INT(kf_stack_pop(&stack).tag, KF_TAG_NONE);
  push_ints(&stack, 1); /* usable again */
  KFT_EQ_INT(stack.size, 1);
}

static void test_growth(void **state) {
  (void)state;
  kf_stack_t stack;
  kf_stack_init(&stack, NULL, 7);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  KFT_EQ_INT(stack.capacity, 0);
  push_ints(&stack, 1000);
  KFT_EQ_INT(stack.values[999].as.i, 999);
  int64_t before = kft_allocations();
  KFT_OK(kf_stack_reserve(&stack, 0));
  KFT_OK(kf_stack_reserve(&stack, stack.capacity - stack.size));
  KFT_EQ_INT(kft_allocations(), before);
  KFT_OK(kf_stack_reserve(&stack, 5000));
  KFT_TRUE(stack.capacity >= 6000);
  KFT_FAILS(kf_stack_reserve(&stack, SIZE_MAX), KF_ERR_NO_MEMORY);
  KFT_FAILS(kf_stack_reserve(&stack, SIZE_MAX / 16), KF_ERR_NO_MEMORY);
  KFT_EQ_INT(stack.size, 1000);
}

static void test_references(void **state) {
  (void)state;
  kf_value_t text = make_string();
  kf_value_t buffer[2];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  for (int i = 0; i < 10; i++) KFT_OK(kf_stack_push_take(&stack, kf_value_copy(text)));
  KFT_EQ_INT(text.as.object->refcount, 11);
  kf_value_t top = kf_stack_pop(&stack);
  KFT_EQ_INT(text.as.object->refcount, 11);
  kf_value_clear(&top);
  kf_stack_drop(&stack, 3);
  KFT_EQ_INT(text.as.object->refcount, 7);
  kf_stack_drop_below(&stack, 1, 2);
  KFT_EQ_INT(text.as.object->refcount, 5);
  kf_stack_drop(&stack, 100);
  KFT_EQ_INT(text.as.object->refcount, 1);
  KFT_EQ_INT(stack.size, 0);
}

static void test_drop_below(void **state) {
  (void)state;
  kf_value_t buffer[8];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 8);
  KFT_DEFER_LOCAL(kft_destroy_stack, &stack);
  push_ints(&stack, 6);
  kf_stack_drop_below(&stack, 2, 0);
  expect_ints(&stack, (const int[]){0, 1, 2, 3, 4, 5}, 6);
  kf_stack_drop_below(&stack, 2, 1);
  expect_ints(&stack, (const int[]){0, 1, 2, 4, 5}, 5);
  kf_stack_drop_below(&stack, 0, 1);
  expect_ints(&stack, (const int[]){0, 1, 2, 4}, 4);
  kf_stack_drop_below(&stack, 9, 2); /* nothing lies below */
  expect_ints(&stack, (const int[]){0, 1, 2, 4}, 4);
  kf_stack_drop_below(&stack, 1, 100);
  expect_ints(&stack, (const int[]){4}, 1);
  kf_stack_drop_below(&stack, 0, SIZE_MAX);
  KFT_EQ_INT(stack.size, 0);
  kf_stack_drop_below(&stack, 0, 1);
  kf_stack_drop(&stack, 1);
  KFT_EQ_INT(stack.size, 0);
}

KFT_MAIN(KFT_TEST(test_lent_buffer), KFT_TEST(test_growth), KFT_TEST(test_references),
         KFT_TEST(test_drop_below))
