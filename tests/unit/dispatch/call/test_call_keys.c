/* Which keys a call goes by: what each sort of argument brings to typed and to boxed calls, what
 * the thread adds and takes away, and what the masks leave out. */
#include "call_fixture.h"

/* Every kernel here is a boxed one at a composite key, so that every set leads to it. */
static kf_status_t hear_keys(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  hear_call("keys", call);
  kf_stack_drop(stack, kf_schema_argument_count(schema));
  kf_schema_release(schema);
  return KF_OK;
}

/* An operator of this type whose kernel says which keys it got. */
static kf_op_t *listener_of(const char *type) {
  char schema[128];
  (void)snprintf(schema, sizeof schema, "test::listen(%s x) -> ()", type);
  kf_op_t *op = define(schema);
  (void)impl_boxed(op, KF_KEY_CompositeImplicitAutograd, hear_keys, "hear_keys");
  return op;
}

/* Calls it boxed with the value, which is taken over. */
static void listen(const char *type, kf_value_t value, const char *expected) {
  STACK(stack);
  PUSH(stack, value);
  kf_op_t *op = listener_of(type);
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD(expected);
  KFT_EQ_INT(stack.size, 0);
}

#define NONE_HEARD "keys DispatchKeySet()"

static void test_tensor(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  kf_op_t *op = listener_of("Tensor");
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  const void *args[] = {&x};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  HEARD("keys DispatchKeySet(CPU, AutogradCPU); keys DispatchKeySet(CPU, AutogradCPU)");
}

static void test_undefined_tensor(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = listener_of("Tensor");
  /* No alias covers ADInplaceOrView; AutogradOther is the highest of its keys. */
  kf_tensor_t *undefined = kf_tensor_undefined();
  STACK(stack);
  PUSH(stack, kf_value_tensor(undefined));
  KFT_OK(kf_op_call_boxed(op, &stack));
  const void *args[] = {&undefined};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  HEARD(
      "keys DispatchKeySet(ADInplaceOrView, AutogradOther); "
      "keys DispatchKeySet(ADInplaceOrView, AutogradOther)");
}

static void test_optional_tensor(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CUDA));
  kf_tensor_t *none = NULL;
  kf_op_t *op = listener_of("Tensor?");
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  PUSH(stack, kf_value_none());
  KFT_OK(kf_op_call_boxed(op, &stack));
  const void *args[] = {&x};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  args[0] = &none;
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  HEARD("keys DispatchKeySet(CUDA); " NONE_HEARD "; keys DispatchKeySet(CUDA); " NONE_HEARD);
}

static void test_tensor_list(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(y, kf_keyset_of(KF_KEY_SparseCUDA));
  kf_tensor_t *tensors[] = {x, y};
  kf_tensor_span_t span = {tensors, 2};
  kf_tensor_span_t empty = {tensors, 0};
  kf_op_t *op = listener_of("Tensor[]");
  const void *args[] = {&span};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  args[0] = &empty;
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  STACK(stack);
  PUSH(stack, tensors_value(tensors, 2));
  KFT_OK(kf_op_call_boxed(op, &stack));
  PUSH(stack, tensors_value(tensors, 0));
  KFT_OK(kf_op_call_boxed(op, &stack));
  /* The same tensors in a list that is not packed. */
  kf_value_t items[] = {kf_value_tensor(x), kf_value_tensor(y)};
  PUSH(stack, list_value_take(items, 2));
  KFT_OK(kf_op_call_boxed(op, &stack));
#define BOTH "keys DispatchKeySet(CPU, CUDA, SparseCPU, SparseCUDA)"
  HEARD(BOTH "; " NONE_HEARD "; " BOTH "; " NONE_HEARD "; " BOTH);
}

static void test_optional_tensor_list(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_tensor_t *tensors[] = {NULL, x, NULL};
  kf_tensor_span_t span = {tensors, 3};
  kf_op_t *op = listener_of("Tensor?[]");
  const void *args[] = {&span};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  STACK(stack);
  PUSH(stack, tensors_value(tensors, 3));
  KFT_OK(kf_op_call_boxed(op, &stack));
  kf_value_t items[] = {kf_value_none(), kf_value_tensor(x)};
  PUSH(stack, list_value_take(items, 2));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CPU); keys DispatchKeySet(CPU); keys DispatchKeySet(CPU)");
}

static void test_generator(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(object, kf_keyset_of(KF_KEY_CPU)); /* anything dispatchable will do */
  kf_generator_t *generator = (kf_generator_t *)(void *)object;
  kf_generator_t *none = NULL;
  kf_op_t *op = listener_of("Generator?");
  const void *args[] = {&generator};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  args[0] = &none;
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  STACK(stack);
  PUSH(stack, kf_value_object(KF_TAG_GENERATOR, generator));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CPU); " NONE_HEARD "; " NONE_HEARD);
}

/* ---- What brings nothing ---- */

static void test_optional_list(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_tensor_span_t span = {&x, 1};
  kf_op_t *op = listener_of("Tensor[]?");
  const void *args[] = {&span};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  STACK(stack);
  PUSH(stack, tensors_value(&x, 1));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD(NONE_HEARD "; " NONE_HEARD);
}

static void test_nested_list(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_value_t inner = tensors_value(&x, 1);
  kf_value_t outer = list_value_take(&inner, 1);
  listen("Tensor[][]", outer, NONE_HEARD);
}

static void test_tuple(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_value_t items[] = {kf_value_tensor(x), kf_value_int(1)};
  kf_tuple_t *tuple = NULL;
  kf_status_t status = kf_tuple_create(items, 2, &tuple);
  kf_value_clear(&items[0]);
  KFT_OK(status);
  listen("(Tensor, int)", kf_value_object_take(KF_TAG_TUPLE, tuple), NONE_HEARD);
}

static void test_dict(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_dict_t *dict = NULL;
  KFT_OK(kf_dict_create(&dict));
  KFT_DEFER(kf_object_release, dict);
  kf_value_t key = kf_value_int(1);
  kf_value_t value = kf_value_object_take(KF_TAG_TENSOR, x);
  KFT_OK(kf_dict_set(dict, &key, &value));
  listen("Dict(int, Tensor)", kf_value_object(KF_TAG_DICT, dict), NONE_HEARD);
}

static void test_any(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  listen("Any", kf_value_tensor(x), NONE_HEARD); /* the schema's type decides, not the value's */
}

/* A tensor where the schema has an int, and the reverse: keys come from the schema's places, and
 * nothing is read that is no tensor. */
static void test_values_of_other_types(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::listen(Tensor x, int i, Tensor y) -> ()");
  (void)impl_boxed(op, KF_KEY_CompositeImplicitAutograd, hear_keys, "hear_keys");
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(y, kf_keyset_of(KF_KEY_CUDA));
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_int(1));
  PUSH(stack, kf_value_tensor(y));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CPU, CUDA)");
  PUSH(stack, kf_value_int(1));
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_tensor(y));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CUDA)");
}

/* ---- The thread's part ---- */

static void test_included_and_excluded(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = listener_of("Tensor");
  (void)impl_boxed(op, KF_KEY_Tracer, hear_keys, "at tracer");
  KFT_TENSOR(x, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  STACK(stack);
  kf_guard_t included;
  kf_guard_include(&included, two(KF_KEY_Tracer, KF_KEY_XLA));
  KFT_DEFER_LOCAL(leave_guard, &included);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CPU, XLA, AutogradCPU, AutogradXLA, Tracer)");
  kf_guard_t excluded;
  /* Excluding takes functionalities away, never backends; and it beats including. */
  kf_guard_exclude(&excluded, two(KF_KEY_AutogradCUDA, KF_KEY_Tracer));
  KFT_DEFER_LOCAL(leave_guard, &excluded);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  const void *args[] = {&x};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  HEARD("keys DispatchKeySet(CPU, XLA); keys DispatchKeySet(CPU, XLA)");
}

static void test_fresh_thread_state(void **state) {
  (void)state;
  heard[0] = '\0';
  kf_op_t *op = listener_of("Tensor");
  KFT_TENSOR(x, kf_keyset_for_tensor(kf_keyset_of(KF_KEY_CPU), false));
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  /* Autocast keys are excluded and stay inert; BackendSelect is included and leads nowhere yet. */
  KFT_FAILS_WITH(kf_op_redispatch_boxed(op, two(KF_KEY_CPU, KF_KEY_BackendSelect), &stack),
                 KF_ERR_NOT_IMPLEMENTED, "no kernel for test::listen on BackendSelect");
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CPU, BackendSelect, ADInplaceOrView, AutogradCPU)");
  kf_library_t *standard = NULL;
  KFT_OK(kf_library_standard_fallbacks(&standard));
  KFT_DEFER(undo_library, standard);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("keys DispatchKeySet(CPU, AutogradCPU)");
}

static void test_included_fallthrough(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = listener_of("Tensor");
  (void)impl(kf_op_name(op), KF_KEY_Tracer, fallthrough("nothing"));
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_guard_t included;
  kf_guard_include(&included, kf_keyset_of(KF_KEY_Tracer));
  KFT_DEFER_LOCAL(leave_guard, &included);
  const void *args[] = {&x};
  KFT_OK(kf_op_call_pointers(op, args, NULL));
  HEARD("keys DispatchKeySet(CPU)");
}

/* ---- Masks that depend on the backend ---- */

static kf_status_t hear_cuda_autograd(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("AutogradCUDA", call);
  kf_stack_drop(stack, 2);
  return KF_OK;
}

static void test_masks_by_backend(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::pair(Tensor x, Tensor? y) -> ()");
  (void)impl_boxed(op, KF_KEY_CPU, hear_keys, "cpu");
  (void)impl_boxed(op, KF_KEY_CUDA, hear_keys, "cuda");
  (void)impl_boxed(op, KF_KEY_AutogradCUDA, hear_cuda_autograd, "autograd cuda");
  kf_registration_t *skip = impl(kf_op_name(op), KF_KEY_AutogradCPU, fallthrough("nothing"));
  KFT_TENSOR(on_cpu, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  KFT_TENSOR(on_cuda, two(KF_KEY_CUDA, KF_KEY_AutogradCUDA));
  kf_tensor_t *const pairs[][2] = {{on_cpu, NULL}, {on_cuda, NULL}, {on_cpu, on_cuda}};
  static const char *const expected[] = {
      "keys DispatchKeySet(CPU)", "AutogradCUDA DispatchKeySet(CUDA, AutogradCUDA)",
      "AutogradCUDA DispatchKeySet(CPU, CUDA, AutogradCPU, AutogradCUDA)"};
  for (size_t i = 0; i < 3; i++) {
    const void *args[] = {&pairs[i][0], &pairs[i][1]};
    KFT_OK(kf_op_call_pointers(op, args, NULL));
    HEARD(expected[i]);
    STACK(stack);
    PUSH(stack, kf_value_tensor(pairs[i][0]));
    PUSH(stack, kf_value_tensor(pairs[i][1]));
    KFT_OK(kf_op_call_boxed(op, &stack));
    HEARD(expected[i]);
  }
  /* No backend at all is taken for the CPU. */
  STACK(stack);
  KFT_TENSOR(nowhere, kf_keyset_make(0, kf_keyset_of(KF_KEY_AutogradCPU).functionality));
  PUSH(stack, kf_value_tensor(nowhere));
  PUSH(stack, kf_value_none());
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_NOT_IMPLEMENTED, "no key is left");
  drop(skip);
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for test::pair on AutogradCPU");
}

KFT_MAIN(KFT_TEST(test_tensor), KFT_TEST(test_undefined_tensor), KFT_TEST(test_optional_tensor),
         KFT_TEST(test_tensor_list), KFT_TEST(test_optional_tensor_list), KFT_TEST(test_generator),
         KFT_TEST(test_optional_list), KFT_TEST(test_nested_list), KFT_TEST(test_tuple),
         KFT_TEST(test_dict), KFT_TEST(test_any), KFT_TEST(test_values_of_other_types),
         KFT_TEST(test_included_and_excluded), KFT_TEST(test_fresh_thread_state),
         KFT_TEST(test_included_fallthrough), KFT_TEST(test_masks_by_backend))
