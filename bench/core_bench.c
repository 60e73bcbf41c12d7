/* core_bench.c: what a call costs, measured through the public headers alone, as a user's program
 * would make it. Each loop does nothing but the call: the operator handle, the object and the
 * thread's state are read from memory each time, and nothing is hoisted. bench/peers/peer_torch.cpp
 * has the same cases under the same names. Usage: see bench/README.md. */
#include "core_bench.h"

/* The argument of every call: an object that carries the keys of an ordinary CPU tensor. */
typedef struct bench_tensor {
  kf_dispatchable_t head;
} bench_tensor_t;

static void tensor_destroy(kf_object_t *self) { (void)self; }

static const kf_object_type_t tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", tensor_destroy, NULL, NULL};

/* `usual`: CPU, ADInplaceOrView, AutogradCPU, AutocastCPU. For the comparison of fallthrough keys,
 * made under empty thread state: `bare` has CPU alone, `layered` four more keys above it, all of
 * which the operator falls through. */
static bench_tensor_t usual, bare, layered;

static kf_op_t *noop_op, *boxed_op, *inplace_op, *identity_op, *wrapped_op, *again_op;
static size_t redispatches; /* how often again_kernel redispatches */

void bench_check(kf_status_t status, const char *what) {
  if (status != KF_OK) bench_die(what, kf_error_message());
}

/* ---- Kernels ---- */

typedef kf_status_t (*noop_fn)(const kf_call_t *call, kf_tensor_t *x);

static kf_status_t noop_kernel(const kf_call_t *call, kf_tensor_t *x) {
  (void)call;
  (void)x;
  return KF_OK;
}

static kf_status_t identity_kernel(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}

KF_TYPED_KERNEL(identity_desc, identity_kernel, (Tensor), Tensor)

/* Leaves its argument where its return belongs. */
static kf_status_t boxed_kernel(const kf_call_t *call, kf_stack_t *values) {
  (void)call;
  (void)values;
  return KF_OK;
}

/* ---- Callers, as a user would write them; wrapper kernels ---- */

KF_ALWAYS_INLINE kf_status_t noop_below(const kf_call_t *call, kf_keyset_t below, kf_tensor_t *x) {
  KF_REDISPATCH(call->op, noop_fn, below, (x), (KF_ARG(x)), (NULL));
}

static kf_status_t wrapper_kernel(const kf_call_t *call, kf_tensor_t *x) {
  return noop_below(call, kf_keyset_below(call->keyset, KF_RANK_AutogradOther), x);
}

/* A wrapper that redispatches many times, so that the redispatch can be timed by itself. */
static kf_status_t again_kernel(const kf_call_t *call, kf_tensor_t *x) {
  for (size_t i = 0; i < redispatches; ++i) {
    BENCH_BARRIER();
    KF_TRY(noop_below(call, kf_keyset_below(call->keyset, KF_RANK_AutogradOther), x));
  }
  return KF_OK;
}

KF_ALWAYS_INLINE kf_status_t noop(kf_tensor_t *x) {
  KF_CALL(noop_op, noop_fn, kf_keys_of(x), (x), (KF_ARG(x)), (NULL));
}

KF_ALWAYS_INLINE kf_status_t wrapped(kf_tensor_t *x) {
  KF_CALL(wrapped_op, noop_fn, kf_keys_of(x), (x), (KF_ARG(x)), (NULL));
}

KF_ALWAYS_INLINE kf_status_t again(kf_tensor_t *x) {
  KF_CALL(again_op, noop_fn, kf_keys_of(x), (x), (KF_ARG(x)), (NULL));
}

/* ---- Loops ---- */

/* The kernel through a plain function pointer: what the call path's overhead is counted from. */
static void loop_plain(size_t n) {
  static volatile noop_fn pointer = noop_kernel;
  kf_call_t call = {NULL, NULL, {0, 0}, 0};
  int failures = 0;
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    failures |= (int)pointer(&call, (kf_tensor_t *)&usual);
  }
  if (failures != 0) bench_die("plain call", "failed");
}

static inline void loop_noop(size_t n, bench_tensor_t *x) {
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    kf_status_t status = noop((kf_tensor_t *)x);
    if (KF_UNLIKELY(status != KF_OK)) bench_check(status, "typed call");
  }
}

void bench_typed_noop(size_t n) { loop_noop(n, &usual); }

/* Both halves of the fallthrough comparison run under the same, empty thread state. */
static void loop_under_empty_state(size_t n, bench_tensor_t *x) {
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  loop_noop(n, x);
  kf_guard_leave(&guard);
}
static void loop_through_none(size_t n) { loop_under_empty_state(n, &bare); }
static void loop_through_four(size_t n) { loop_under_empty_state(n, &layered); }

static void loop_wrapped(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    kf_status_t status = wrapped((kf_tensor_t *)&usual);
    if (KF_UNLIKELY(status != KF_OK)) bench_check(status, "call of a wrapper");
  }
}

static void loop_redispatch(size_t n) {
  redispatches = n;
  bench_check(again((kf_tensor_t *)&usual), "redispatch");
}

/* One value lies on the stack before and after each call. */
static inline void loop_boxed_call(size_t n, kf_op_t *const *op) {
  kf_value_t buffer[4];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 4);
  bench_check(kf_stack_push_take(&stack, kf_value_tensor((kf_tensor_t *)&usual)), "push");
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    kf_status_t status = kf_call_boxed(*op, &stack);
    if (KF_UNLIKELY(status != KF_OK)) bench_check(status, "boxed call");
  }
  if (stack.size != 1 || stack.values[0].as.pointer != &usual)
    bench_die("boxed call", "did not leave its argument as its return");
  kf_stack_destroy(&stack);
}
static void loop_boxed_boxed(size_t n) { loop_boxed_call(n, &boxed_op); }
static void loop_boxed_typed(size_t n) { loop_boxed_call(n, &inplace_op); }
static void loop_boxed_identity(size_t n) { loop_boxed_call(n, &identity_op); }

/* ---- Set-up ---- */

static void tensor_init(bench_tensor_t *x, kf_keyset_t keys) {
  kf_object_init(&x->head.object, &tensor_type);
  x->head.keys = keys;
}

/* What a tensor framework registers for every process: keys that are present in each call and do
 * nothing unless asked. */
static void register_fallbacks(void) {
  static const kf_key_t keys[] = {KF_KEY_BackendSelect, KF_KEY_ADInplaceOrView, KF_KEY_AutocastCPU};
  kf_library_t *library = NULL;
  bench_check(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &library), "library");
  kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  for (size_t i = 0; i < sizeof keys / sizeof *keys; ++i)
    bench_check(kf_library_fallback(library, keys[i], &nothing), "fallback");
}

/* Defines an operator with a kernel for CPU and another for Autograd, and checks that calls for
 * CPU reach the first. */
static kf_op_t *define(kf_library_t *library, const char *schema, const char *name,
                       const kf_kernel_desc_t *cpu, const kf_kernel_desc_t *autograd) {
  char full_name[64], debug[64];
  kf_op_t *op = NULL;
  bench_check(kf_library_def(library, schema, NULL), schema);
  bench_check(kf_library_impl(library, name, KF_KEY_CPU, cpu), name);
  bench_check(kf_library_impl(library, name, KF_KEY_Autograd, autograd), name);
  snprintf(full_name, sizeof full_name, "bench::%s", name);
  bench_check(kf_op_find_schema(full_name, "", &op), full_name);
  kf_op_computed_kernel_debug(op, KF_KEY_CPU, debug, sizeof debug);
  if (strcmp(debug, cpu->debug) != 0) bench_die(full_name, "the CPU slot has another kernel");
  return op;
}

static void set_up(void) {
  kf_library_t *library = NULL;
  kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  kf_kernel_desc_t noop_desc = kf_kernel_typed((kf_typed_fn)noop_kernel, "(Tensor) -> ()", "no-op");
  kf_kernel_desc_t inplace =
      kf_kernel_typed((kf_typed_fn)noop_kernel, "(Tensor(a!)) -> Tensor(a!)", "in-place no-op");
  kf_kernel_desc_t identity = identity_desc("identity");
  kf_kernel_desc_t wrapper =
      kf_kernel_typed((kf_typed_fn)wrapper_kernel, "(Tensor) -> ()", "wrapper");
  kf_kernel_desc_t again_desc =
      kf_kernel_typed((kf_typed_fn)again_kernel, "(Tensor) -> ()", "repeating wrapper");
  kf_kernel_desc_t boxed = kf_kernel_boxed(boxed_kernel, NULL, "boxed no-op");

  register_fallbacks();
  bench_check(KF_LIBRARY(KF_LIBRARY_DEF, "bench", KF_KEY_Undefined, &library), "library");
  noop_op = define(library, "noop(Tensor x) -> ()", "noop", &noop_desc, &nothing);
  inplace_op = define(library, "noop_(Tensor(a!) x) -> Tensor(a!)", "noop_", &inplace, &nothing);
  identity_op = define(library, "identity(Tensor x) -> Tensor", "identity", &identity, &nothing);
  boxed_op = define(library, "boxed(Tensor x) -> Tensor", "boxed", &boxed, &nothing);
  wrapped_op = define(library, "wrapped(Tensor x) -> ()", "wrapped", &noop_desc, &wrapper);
  again_op = define(library, "again(Tensor x) -> ()", "again", &noop_desc, &again_desc);

  kf_keyset_t cpu = kf_keyset_of(KF_KEY_CPU);
  tensor_init(&usual, kf_keyset_for_tensor(cpu, false));
  tensor_init(&bare, cpu);
  tensor_init(&layered, kf_keyset_add(kf_keyset_for_tensor(cpu, false), KF_KEY_BackendSelect));
}

static bench_case_t cases[] = {
    {"plain_indirect", NULL, loop_plain, 1, NULL, 0, 0},
    {"typed_noop", bench_few_operators, bench_typed_noop, 1, NULL, 0, 0},
    {"typed_through_none", bench_few_operators, loop_through_none, 1, NULL, 0, 0},
    {"typed_through_four", bench_few_operators, loop_through_four, 1, NULL, 0, 0},
    {"boxed_boxed", bench_few_operators, loop_boxed_boxed, 1, NULL, 0, 0},
    {"boxed_typed", bench_few_operators, loop_boxed_typed, 1, NULL, 0, 0},
    {"boxed_identity", bench_few_operators, loop_boxed_identity, 1, NULL, 0, 0},
    {"wrapped", bench_few_operators, loop_wrapped, 1, NULL, 0, 0},
    {"redispatch", bench_few_operators, loop_redispatch, 1, NULL, 0, 0},
    {"one_thread", bench_few_operators, NULL, 1, bench_measure_one_thread, 0, 0},
    {"two_threads", bench_few_operators, NULL, 1, bench_measure_two_threads, 0, 0},
    {"typed_many", bench_many_operators, bench_typed_noop, 1, NULL, 0, 0},
    {"register", bench_few_operators, bench_register_and_undo, 1, bench_measure_register, 0, 0},
    {"parse", NULL, bench_parse_sample, BENCH_SAMPLE, NULL, 0, 0},
};

/* core_bench --schemas FILE (--memory | --list | --serve | --count NAME N | NAME…) */
int main(int argc, char **argv) {
  if (argc < 3 || strcmp(argv[1], "--schemas") != 0)
    bench_die("usage",
              "core_bench --schemas FILE [--memory|--list|--serve|--count NAME N|NAME...]");
  bench_load_schemas(argv[2]);
  if (argc == 4 && strcmp(argv[3], "--memory") == 0) return bench_memory();
  set_up();
  return bench_main(argc - 3, argv + 3, cases, sizeof cases / sizeof *cases);
}
