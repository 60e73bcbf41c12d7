/* Typed calls: KF_CALL and the calls through pointers, to kernels of every kind; in-place and out
 * operators, several returns, lists; redispatch; kernels with a context; operators that are gone.
 */
#include "call_fixture.h"

/* ---- test::scale(Tensor x, float by) -> Tensor ---- */

#define SCALE "test::scale(Tensor x, float by) -> Tensor"
#define SCALE_SIGNATURE "(Tensor, float) -> Tensor"
typedef kf_status_t (*scale_fn)(const kf_call_t *, kf_tensor_t *, double, kf_tensor_t **);

static kf_status_t scale(const kf_op_t *op, kf_tensor_t *x, double by, kf_tensor_t **out) {
  KF_CALL(op, scale_fn, kf_keys_of(x), (x, by, out), (&x, &by), (out));
}

static kf_status_t scale_again(const kf_op_t *op, kf_keyset_t set, kf_tensor_t *x, double by,
                               kf_tensor_t **out) {
  KF_REDISPATCH(op, scale_fn, set, (x, by, out), (&x, &by), (out));
}

static kf_status_t scale_typed(const kf_call_t *call, kf_tensor_t *x, double by,
                               kf_tensor_t **out) {
  hear_call("typed", call);
  hear(" by %g", by);
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}

/* Leaves x as the return. */
static kf_status_t scale_boxed(const kf_call_t *call, kf_stack_t *stack) {
  double by = 0;
  KF_TRY(kf_value_to_float(&stack->values[stack->size - 1], &by));
  hear_call("boxed", call);
  hear(" by %g", by);
  kf_stack_drop(stack, 1);
  return KF_OK;
}

static kf_status_t scale_autograd(const kf_call_t *call, kf_tensor_t *x, double by,
                                  kf_tensor_t **out) {
  hear_call("autograd", call);
  return scale_again(call->op, kf_keyset_below(call->keyset, KF_RANK_AutogradOther), x, by + 1,
                     out);
}

static kf_registration_t *impl_scale(const kf_op_t *op, kf_key_t key) {
  return impl_typed(op, key, (kf_typed_fn)scale_typed, SCALE_SIGNATURE, "scale_typed");
}

/* Calls with a tensor of these keys, which must come back as the result. */
static void check_scale(const kf_op_t *op, kf_keyset_t keys, double by) {
  KFT_TENSOR(x, keys);
  kf_tensor_t *out = NULL;
  KFT_OK(scale(op, x, by, &out));
  KFT_TRUE(out == x);
  KFT_EQ_INT(references(x), 2);
  kf_object_release(out);
}

static void test_typed_to_typed(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_scale(op, KF_KEY_CPU);
  check_scale(op, kf_keyset_of(KF_KEY_CPU), 2.5);
  HEARD("typed DispatchKeySet(CPU) by 2.5");
}

static void test_typed_to_boxed(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_boxed(op, KF_KEY_CPU, scale_boxed, "scale_boxed");
  check_scale(op, kf_keyset_of(KF_KEY_CPU), 2.5);
  HEARD("boxed DispatchKeySet(CPU) by 2.5");
}

static void test_typed_without_schema(void **state) {
  (void)state;
  QUIET_THREAD();
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_registration_t *typed_kernel =
      impl("test::scale", KF_KEY_CPU,
           kf_kernel_typed((kf_typed_fn)scale_typed, SCALE_SIGNATURE, "scale_typed"));
  kf_op_t *op = find_op("test::scale");
  check_scale(op, kf_keyset_of(KF_KEY_CPU), 2);
  HEARD("typed DispatchKeySet(CPU) by 2");
  /* A boxed kernel needs its arguments boxed, and how is in the schema. */
  (void)impl_boxed(op, KF_KEY_CPU, scale_boxed, "scale_boxed");
  drop(typed_kernel);
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(scale(op, x, 2, &out), KF_ERR_NOT_IMPLEMENTED,
                 "test::scale: has no schema, so its arguments cannot be boxed for the kernel "
                 "(scale_boxed); define it with kf_library_def");
  double by = 2;
  const void *args[] = {&x, &by};
  void *outs[] = {&out};
  KFT_FAILS_WITH(kf_op_call_pointers(op, args, outs), KF_ERR_INTERNAL,
                 "test::scale has no schema, so it cannot be called by pointers; define it with "
                 "kf_library_def");
}

static void count_events(void *context, const kf_trace_event_t *event) {
  (void)event;
  ++*(int *)context;
}

static void stop_tracing(void *unused) {
  (void)unused;
  kf_trace_set(NULL, NULL);
}

/* The slow path finds out by itself how a typed kernel is called, also without a schema. */
static void test_typed_on_the_slow_path(void **state) {
  (void)state;
  QUIET_THREAD();
  static int events;
  events = 0;
  KFT_DEFER(stop_tracing, NULL);
  kf_trace_set(count_events, &events);
  (void)impl("test::scale", KF_KEY_CPU,
             kf_kernel_typed((kf_typed_fn)scale_typed, SCALE_SIGNATURE, "scale_typed"));
  (void)impl("test::scale", KF_KEY_AutogradCPU,
             kf_kernel_typed((kf_typed_fn)scale_autograd, SCALE_SIGNATURE, "scale_autograd"));
  kf_op_t *op = find_op("test::scale");
  for (int defined = 0; defined < 2; defined++) {
    if (defined != 0) (void)def(SCALE, "defined now");
    events = 0;
    check_scale(op, two(KF_KEY_CPU, KF_KEY_AutogradCPU), 2);
    HEARD("autograd DispatchKeySet(CPU, AutogradCPU); typed DispatchKeySet(CPU) by 3");
    KFT_EQ_INT(events, 2);
  }
}

static void test_typed_to_fallthrough(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_scale(op, KF_KEY_CPU);
  (void)impl("test::scale", KF_KEY_AutogradCPU, fallthrough("nothing"));
  check_scale(op, two(KF_KEY_CPU, KF_KEY_AutogradCPU), 3);
  HEARD("typed DispatchKeySet(CPU) by 3");
  /* Undefined has no bit that a mask could take away: a fallthrough there runs, and fails. */
  (void)impl("test::scale", KF_KEY_CompositeExplicitAutograd, fallthrough("nothing"));
  KFT_TENSOR(keyless, kf_keyset_empty());
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(
      scale(op, keyless, 3, &out), KF_ERR_INTERNAL,
      "a key set made by hand leads test::scale to key Undefined, for which it falls through");
}

static void test_typed_to_special(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_scale(op, KF_KEY_CompositeImplicitAutograd);
  (void)impl_scale(op, KF_KEY_FPGA);
  KFT_TENSOR(fpga, two(KF_KEY_FPGA, KF_KEY_AutogradOther));
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(
      scale(op, fpga, 1, &out), KF_ERR_INTERNAL,
      "test::scale: autograd can run either the composite kernel or the kernel of the backend");
  kf_kernel_desc_t named =
      KF_KERNEL_DESC(KF_KERNEL_NAMED_NOT_SUPPORTED, NULL, NULL, NULL, NULL, NULL, "no names");
  (void)impl("test::scale", KF_KEY_Conjugate, named);
  KFT_TENSOR(with_names, two(KF_KEY_CPU, KF_KEY_Conjugate));
  KFT_FAILS(scale(op, with_names, 1, &out), KF_ERR_GENERAL);
  KFT_EQ_STR(kf_error_message(),
             "test::scale does not take tensors with named dimensions: remove the names before the "
             "call, and name the dimensions of the result");
  HEARD("");
}

static void test_typed_to_missing(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_scale(op, KF_KEY_CPU);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CUDA));
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(scale(op, x, 1, &out), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for test::scale on CUDA");
  KFT_EQ_INT(references(x), 1);
  HEARD("");
}

/* ---- Redispatch ---- */

static void test_redispatch_typed(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_typed(op, KF_KEY_Autograd, (kf_typed_fn)scale_autograd, SCALE_SIGNATURE, "autograd");
  (void)impl_scale(op, KF_KEY_CPU);
  kf_registration_t *cuda = impl_boxed(op, KF_KEY_CUDA, scale_boxed, "scale_boxed");
  check_scale(op, two(KF_KEY_CPU, KF_KEY_AutogradCPU), 1);
  HEARD("autograd DispatchKeySet(CPU, AutogradCPU); typed DispatchKeySet(CPU) by 2");
  check_scale(op, two(KF_KEY_CUDA, KF_KEY_AutogradCUDA), 1);
  HEARD("autograd DispatchKeySet(CUDA, AutogradCUDA); boxed DispatchKeySet(CUDA) by 2");
  drop(cuda);
  KFT_TENSOR(x, two(KF_KEY_CUDA, KF_KEY_AutogradCUDA));
  kf_tensor_t *out = NULL;
  KFT_FAILS(scale(op, x, 1, &out), KF_ERR_NOT_IMPLEMENTED);
  HEARD("autograd DispatchKeySet(CUDA, AutogradCUDA)");
}

/* Redispatches to a set that has a key for which the operator falls through. */
static kf_status_t scale_by_hand(const kf_call_t *call, kf_tensor_t *x, double by,
                                 kf_tensor_t **out) {
  hear_call("by hand", call);
  return scale_again(call->op, two(KF_KEY_CPU, KF_KEY_ADInplaceOrView), x, by, out);
}

static void test_redispatch_to_fallthrough(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_scale(op, KF_KEY_CPU);
  (void)impl_typed(op, KF_KEY_AutogradCPU, (kf_typed_fn)scale_by_hand, SCALE_SIGNATURE, "by hand");
  (void)fallback(KF_KEY_ADInplaceOrView, fallthrough("nothing"));
  KFT_TENSOR(x, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  double by = 1;
  kf_tensor_t *out = NULL;
  const void *args[] = {&x, &by};
  void *outs[] = {&out};
  KFT_FAILS_WITH(kf_op_redispatch_pointers(op, two(KF_KEY_CPU, KF_KEY_ADInplaceOrView), args, outs),
                 KF_ERR_INTERNAL, "key ADInplaceOrView, for which it falls through");
  /* Inside a kernel, the key may have become a fallthrough after the call began: it is skipped. */
  KFT_OK(scale(op, x, 1, &out));
  kf_object_release(out);
  HEARD("by hand DispatchKeySet(CPU, AutogradCPU); typed DispatchKeySet(CPU) by 1");
  use_torch_compatible();
  KFT_FAILS_WITH(scale(op, x, 1, &out), KF_ERR_INTERNAL, "fallthrough_kernel was executed");
  HEARD("by hand DispatchKeySet(CPU, AutogradCPU)");
}

/* ---- Pointers ---- */

static kf_status_t scale_pointers(const kf_op_t *op, const kf_keyset_t *set, kf_tensor_t *x,
                                  double by, kf_tensor_t **out) {
  const void *args[] = {&x, &by};
  void *outs[] = {out};
  return set != NULL ? kf_op_redispatch_pointers(op, *set, args, outs)
                     : kf_op_call_pointers(op, args, outs);
}

static void test_pointers(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_scale(op, KF_KEY_CPU);
  (void)impl_boxed(op, KF_KEY_CUDA, scale_boxed, "scale_boxed");
  KFT_TENSOR(on_cpu, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(on_cuda, kf_keyset_of(KF_KEY_CUDA));
  KFT_TENSOR(on_xla, kf_keyset_of(KF_KEY_XLA));
  kf_tensor_t *out = NULL;
  KFT_OK(scale_pointers(op, NULL, on_cpu, 1.5, &out));
  KFT_TRUE(out == on_cpu);
  kf_object_release(out);
  KFT_OK(scale_pointers(op, NULL, on_cuda, 2.5, &out));
  KFT_TRUE(out == on_cuda);
  kf_object_release(out);
  HEARD("typed DispatchKeySet(CPU) by 1.5; boxed DispatchKeySet(CUDA) by 2.5");
  KFT_FAILS_WITH(scale_pointers(op, NULL, on_xla, 1, &out), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for test::scale on XLA");
  /* A redispatch goes by its set alone, whatever the arguments and the thread bring. */
  kf_keyset_t cuda = kf_keyset_of(KF_KEY_CUDA);
  kf_keyset_t nothing = kf_keyset_empty();
  KFT_OK(scale_pointers(op, &cuda, on_cpu, 3, &out));
  kf_object_release(out);
  HEARD("boxed DispatchKeySet(CUDA) by 3");
  KFT_FAILS_WITH(scale_pointers(op, &nothing, on_cpu, 3, &out), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for test::scale: no key is left");
  (void)impl_scale(op, KF_KEY_CompositeExplicitAutograd);
  KFT_OK(scale_pointers(op, &nothing, on_cpu, 3, &out));
  kf_object_release(out);
  HEARD("typed DispatchKeySet() by 3");
}

static void test_pointers_bad_argument(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(SCALE);
  (void)impl_boxed(op, KF_KEY_CompositeExplicitAutograd, scale_boxed, "scale_boxed");
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(scale_pointers(op, NULL, NULL, 1, &out), KF_ERR_TYPE,
                 "argument 1: expected Tensor, found None");
  KFT_EQ_INT(kf_error_last()->chain_length, 1);
  HEARD("");
}

/* A signature that no generated caller has: libffi, or boxing where there is none. */
typedef kf_status_t (*odd_fn)(const kf_call_t *, kf_tensor_t *, kf_opt_device_t, double, bool,
                              kf_scalar_t, kf_str_t, kf_opt_float_t, kf_int_span_t, bool *,
                              kf_value_t *);
#define ODD_TYPES "(Tensor x, Device? d, float f, bool b, Scalar s, str t, float? o, int[] n)"

static kf_status_t odd_typed(const kf_call_t *call, kf_tensor_t *x, kf_opt_device_t d, double f,
                             bool b, kf_scalar_t s, kf_str_t t, kf_opt_float_t o, kf_int_span_t n,
                             bool *out_b, kf_value_t *out_text) {
  hear_call("odd", call);
  hear(" %d %g %d %lld %s %g %zu", d.has ? d.value.index : -1, f, b, (long long)s.as.i, t.data,
       o.has ? o.value : -1, n.size);
  *out_b = !b;
  return kf_value_string(t.data, t.size, out_text);
}

static void test_pointers_odd_signature(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::odd" ODD_TYPES " -> (bool, str)");
  odd_fn typed_kernel = odd_typed;
  kf_kernel_desc_t desc =
      kf_kernel_typed((kf_typed_fn)typed_kernel, ODD_TYPES " -> (bool, str)", "odd");
  kf_registration_t *handle = NULL;
  kf_status_t status = kf_register_impl("test::odd", "", KF_KEY_CPU, &desc, &handle);
#ifndef KF_HAVE_FFI
  KFT_FAILS_WITH(status, KF_ERR_NOT_IMPLEMENTED, "this build cannot call a typed kernel");
  (void)op;
  return;
#endif
  KFT_OK(status);
  KFT_DEFER(undo_registration, handle);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_opt_device_t d = {{KF_DEVICE_CUDA, 3}, true};
  double f = 0.5;
  bool b = true;
  kf_scalar_t s = {KF_TAG_INT, {.i = 7}};
  kf_str_t t = {"text", 4};
  kf_opt_float_t o = {0, false};
  int64_t data[] = {1, 2};
  kf_int_span_t n = {data, 2};
  const void *args[] = {&x, &d, &f, &b, &s, &t, &o, &n};
  bool out_b = true;
  kf_value_t out_text = kf_value_none();
  void *outs[] = {&out_b, &out_text};
  KFT_DEFER_LOCAL(kft_clear_value, &out_text);
  KFT_OK(kf_op_call_pointers(op, args, outs));
  HEARD("odd DispatchKeySet(CPU) 3 0.5 1 7 text -1 2");
  KFT_TRUE(!out_b);
  KFT_EQ_STR(kf_value_get_string(&out_text).data, "text");
}

/* ---- Written arguments ---- */

typedef kf_status_t (*add_in_place_fn)(const kf_call_t *, kf_tensor_t *, int64_t);

static kf_status_t add_in_place(const kf_op_t *op, kf_tensor_t *self, int64_t by) {
  KF_CALL(op, add_in_place_fn, kf_keys_of(self), (self, by), (&self, &by), (NULL));
}

static kf_status_t add_in_place_typed(const kf_call_t *call, kf_tensor_t *self, int64_t by) {
  hear_call("typed", call);
  *kft_payload(self) += by;
  return KF_OK;
}

static kf_status_t add_in_place_boxed(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("boxed", call);
  int64_t by = kf_stack_pop(stack).as.i;
  *kft_payload((kf_tensor_t *)(void *)stack->values[stack->size - 1].as.object) += by;
  return KF_OK;
}

#define ADD_SCHEMA "(Tensor(a!) self, int by) -> Tensor(a!)"

static void test_in_place(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::add_" ADD_SCHEMA);
  kf_registration_t *typed_kernel =
      impl_typed(op, KF_KEY_CPU, (kf_typed_fn)add_in_place_typed, ADD_SCHEMA, "add typed");
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  KFT_OK(add_in_place(op, x, 3));
  HEARD("typed DispatchKeySet(CPU)");
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_int(4));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("typed DispatchKeySet(CPU)");
  KFT_EQ_INT(stack.size, 1);
  KFT_TRUE(stack.values[0].as.object == (kf_object_t *)(void *)x);
  drop(typed_kernel);
  (void)impl_boxed(op, KF_KEY_CPU, add_in_place_boxed, "add boxed");
  KFT_OK(add_in_place(op, x, 5));
  PUSH(stack, kf_value_int(6));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("boxed DispatchKeySet(CPU); boxed DispatchKeySet(CPU)");
  KFT_TRUE(stack.size == 1 && stack.values[0].as.object == (kf_object_t *)(void *)x);
  KFT_EQ_INT(*kft_payload(x), 3 + 4 + 5 + 6);
  KFT_EQ_INT(references(x), 2);
}

/* Two outputs, one of them keyword-only as out arguments are. */
typedef kf_status_t (*split_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t *, kf_tensor_t *);
#define SPLIT_SCHEMA                                                    \
  "(Tensor x, *, Tensor(a!) low, Tensor(b!) high) -> (Tensor(a!) low, " \
  "Tensor(b!) high)"

static kf_status_t split_typed(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t *low,
                               kf_tensor_t *high) {
  hear_call("typed", call);
  *kft_payload(low) = *kft_payload(x) % 10;
  *kft_payload(high) = *kft_payload(x) / 10;
  return KF_OK;
}

static kf_status_t split_boxed(const kf_call_t *call, kf_stack_t *stack) {
  kf_value_t *v = &stack->values[stack->size - 3];
  kf_status_t status =
      split_typed(call, (kf_tensor_t *)(void *)v[0].as.object,
                  (kf_tensor_t *)(void *)v[1].as.object, (kf_tensor_t *)(void *)v[2].as.object);
  kf_stack_drop_below(stack, 2, 1);
  return status;
}

static kf_status_t split(const kf_op_t *op, kf_tensor_t *x, kf_tensor_t *low, kf_tensor_t *high) {
  KF_CALL(op, split_fn, kf_keyset_or(kf_keys_of(x), kf_keys_of(low)), (x, low, high),
          (&x, &low, &high), (NULL));
}

static void test_out_arguments(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::split" SPLIT_SCHEMA);
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)split_typed, SPLIT_SCHEMA, "split typed");
  (void)impl_boxed(op, KF_KEY_CUDA, split_boxed, "split boxed");
  static const kf_key_t keys[] = {KF_KEY_CPU, KF_KEY_CUDA};
  for (size_t i = 0; i < 2; i++) {
    KFT_TENSOR(x, kf_keyset_of(keys[i]));
    KFT_TENSOR(low, kf_keyset_of(keys[i]));
    KFT_TENSOR(high, kf_keyset_of(keys[i]));
    *kft_payload(x) = 47;
    KFT_OK(split(op, x, low, high));
    KFT_TRUE(*kft_payload(low) == 7 && *kft_payload(high) == 4);
    *kft_payload(x) = 83;
    STACK(stack);
    PUSH(stack, kf_value_tensor(x));
    PUSH(stack, kf_value_tensor(low));
    PUSH(stack, kf_value_tensor(high));
    KFT_OK(kf_op_call_boxed(op, &stack));
    KFT_EQ_INT(stack.size, 2);
    KFT_TRUE(stack.values[0].as.object == (kf_object_t *)(void *)low);
    KFT_TRUE(stack.values[1].as.object == (kf_object_t *)(void *)high);
    KFT_TRUE(*kft_payload(low) == 3 && *kft_payload(high) == 8);
    KFT_EQ_INT(references(x), 1);
    KFT_EQ_INT(references(low), 2);
  }
}

/* ---- Several returns, lists ---- */

typedef kf_status_t (*many_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **, int64_t *,
                               kf_list_t **, kf_list_t **);
#define MANY_SCHEMA "(Tensor x) -> (Tensor, int, int[], Tensor[])"

static kf_status_t many(const kf_op_t *op, kf_tensor_t *x, kf_tensor_t **out_t, int64_t *out_i,
                        kf_list_t **out_ints, kf_list_t **out_tensors) {
  KF_CALL(op, many_fn, kf_keys_of(x), (x, out_t, out_i, out_ints, out_tensors), (&x),
          (out_t, out_i, out_ints, out_tensors));
}

static kf_status_t many_typed(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out_t,
                              int64_t *out_i, kf_list_t **out_ints, kf_list_t **out_tensors) {
  int64_t numbers[] = {5, 6};
  kf_tensor_t *tensors[] = {x, x};
  hear_call("typed", call);
  KF_TRY(kf_list_of_ints(numbers, 2, out_ints));
  kf_status_t status = kf_list_of_tensors(tensors, 2, out_tensors);
  if (status != KF_OK) {
    kf_object_release(*out_ints);
    *out_ints = NULL;
    return status;
  }
  kf_object_retain(x);
  *out_t = x;
  *out_i = 9;
  return KF_OK;
}

static kf_status_t many_boxed(const kf_call_t *call, kf_stack_t *stack) {
  kf_value_t x = kf_stack_pop(stack);
  kf_tensor_t *t = NULL;
  int64_t i = 0;
  kf_list_t *ints = NULL;
  kf_list_t *tensors = NULL;
  kf_status_t status = kf_stack_reserve(stack, 4);
  if (status == KF_OK)
    status = many_typed(call, (kf_tensor_t *)(void *)x.as.object, &t, &i, &ints, &tensors);
  kf_value_clear(&x);
  if (status != KF_OK) return status;
  stack->values[stack->size++] = kf_value_tensor_take(t);
  stack->values[stack->size++] = kf_value_int(i);
  stack->values[stack->size++] = kf_value_object_take(KF_TAG_LIST, ints);
  stack->values[stack->size++] = kf_value_object_take(KF_TAG_LIST, tensors);
  return KF_OK;
}

static void check_many(const kf_op_t *op, kf_key_t key) {
  KFT_TENSOR(x, kf_keyset_of(key));
  kf_tensor_t *t = NULL;
  int64_t i = 0;
  kf_list_t *ints = NULL;
  kf_list_t *tensors = NULL;
  KFT_OK(many(op, x, &t, &i, &ints, &tensors));
  KFT_TRUE(t == x && i == 9);
  KFT_TRUE(kf_list_size(ints) == 2 && kf_list_ints(ints).data[1] == 6);
  KFT_TRUE(kf_list_size(tensors) == 2 && kf_list_tensors(tensors).data[1] == x);
  KFT_EQ_INT(references(x), 4);
  kf_object_release(t);
  kf_object_release(ints);
  kf_object_release(tensors);
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_EQ_STR(stack_text(&stack), "<Tensor> 9 [5, 6] [<Tensor>, <Tensor>]");
}

static void test_many_returns(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::many" MANY_SCHEMA);
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)many_typed, MANY_SCHEMA, "many typed");
  (void)impl_boxed(op, KF_KEY_CUDA, many_boxed, "many boxed");
  check_many(op, KF_KEY_CPU);
  check_many(op, KF_KEY_CUDA);
}

/* ---- Context and release ---- */

typedef struct owner {
  int calls;
  int releases;
  bool released_inside;
  kf_registration_t *handle; /* released by the kernel itself */
} owner_t;

static owner_t owner;

static void release_owner(void *context) { ((owner_t *)context)->releases++; }

static void drop_own_handle(void *unused) {
  (void)unused;
  kf_registration_release(owner.handle);
  owner.handle = NULL;
}

static kf_status_t scale_with_context(const kf_call_t *call, kf_tensor_t *x, double by,
                                      kf_tensor_t **out) {
  owner_t *self = kf_call_context(call);
  self->calls++;
  if (self->handle != NULL) {
    drop_own_handle(NULL);
    (void)kf_reclaim();
    self->released_inside = self->releases > 0;
  }
  return scale_typed(call, x, by, out);
}

static void test_context(void **state) {
  (void)state;
  QUIET_THREAD();
  memset(&owner, 0, sizeof owner);
  kf_op_t *op = define(SCALE);
  kf_kernel_desc_t desc =
      KF_KERNEL_DESC(KF_KERNEL_TYPED, (kf_typed_fn)scale_with_context, SCALE_SIGNATURE, NULL,
                     &owner, release_owner, "with context");
  KFT_DEFER(drop_own_handle, NULL);
  /* A failed registration leaves the context with its owner. */
  kf_kernel_desc_t wrong = desc;
  wrong.signature = "(Tensor) -> Tensor";
  KFT_FAILS(kf_register_impl("test::scale", "", KF_KEY_CPU, &wrong, &owner.handle), KF_ERR_GENERAL);
  KFT_EQ_INT(owner.releases, 0);
  KFT_OK(kf_register_impl("test::scale", "", KF_KEY_CPU, &desc, &owner.handle));
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_tensor_t *out = NULL;
  KFT_OK(scale(op, x, 1, &out));
  kf_object_release(out);
  /* The kernel took itself out of the table, and stayed alive for as long as it ran. */
  KFT_TRUE(owner.handle == NULL && !owner.released_inside);
  KFT_EQ_INT(owner.calls, 1);
  KFT_EQ_INT(kf_reclaim(), 0);
  KFT_EQ_INT(owner.releases, 1);
  KFT_FAILS(scale(op, x, 1, &out), KF_ERR_NOT_IMPLEMENTED);
}

/* ---- Gone ---- */

static void test_gone(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_registration_t *definition = def(SCALE, "here");
  kf_op_t *op = find_op("test::scale");
  kf_registration_t *kernel = impl_scale(op, KF_KEY_CPU);
  (void)fallback(KF_KEY_CPU, boxed("fallback")); /* not for an operator that does not exist */
  drop(definition);
  check_scale(op, kf_keyset_of(KF_KEY_CPU), 1);
  drop(kernel);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_keyset_t set = kf_keyset_of(KF_KEY_CPU);
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(scale(op, x, 1, &out), KF_ERR_NOT_FOUND,
                 "operator test::scale does not exist any more: its registrations were released");
  KFT_FAILS(scale_pointers(op, NULL, x, 1, &out), KF_ERR_NOT_FOUND);
  KFT_FAILS(scale_pointers(op, &set, x, 1, &out), KF_ERR_NOT_FOUND);
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_float(1));
  KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_op_redispatch_boxed(op, set, &stack), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(stack_text(&stack), "<Tensor> 1.0");
  KFT_EQ_STR(kf_op_full_name(op), "test::scale");
  /* A new operator of the same name is another object. */
  (void)def(SCALE, "here again");
  KFT_TRUE(find_op("test::scale") != op);
  KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_NOT_FOUND);
}

KFT_MAIN(KFT_TEST(test_typed_to_typed), KFT_TEST(test_typed_to_boxed),
         KFT_TEST(test_typed_without_schema), KFT_TEST(test_typed_on_the_slow_path),
         KFT_TEST(test_typed_to_fallthrough), KFT_TEST(test_typed_to_special),
         KFT_TEST(test_typed_to_missing), KFT_TEST(test_redispatch_typed),
         KFT_TEST(test_redispatch_to_fallthrough), KFT_TEST(test_pointers),
         KFT_TEST(test_pointers_bad_argument), KFT_TEST(test_pointers_odd_signature),
         KFT_TEST(test_in_place), KFT_TEST(test_out_arguments), KFT_TEST(test_many_returns),
         KFT_TEST(test_context), KFT_TEST(test_gone))
