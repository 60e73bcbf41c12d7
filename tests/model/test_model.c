/* Model test: long random sequences of registrations and releases, with the library and the naive
 * dispatcher of naive.h side by side. After every step the changed operator's entries and where a
 * call goes are compared; now and then everything is. A step that finds no memory changes nothing
 * in either, and the run goes on.
 *
 * Environment: KFT_MODEL_STEPS and KFT_MODEL_SEED. A failure prints the seed and the step. */
#include <stdio.h>
#include <stdlib.h>

#include "dispatch/operators/table.h"
#include "dispatch/registry/operator_list.h"
#include "kft.h"
#include "naive.h"

enum { OPS = 10, HANDLES = 512, IDS = 4096, DEVICES = 6, ZONE_KEYS = 8, ROUNDS = 8 };

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#endif
#if defined(NDEBUG) && !defined(SANITIZED)
enum { DEFAULT_STEPS = 150000 };
#else
enum { DEFAULT_STEPS = 20000 };
#endif

static uint64_t seed, step;

KF_PRINTF(4, 5)
static void fail(const char *file, int line, const char *condition, const char *format, ...) {
  char text[2048];
  va_list args;
  va_start(args, format);
  (void)vsnprintf(text, sizeof text, format, args);
  va_end(args);
  kft_fail(file, line, "KFT_MODEL_SEED=%llu, step %llu: %s\n  %s\n  message: %s",
           (unsigned long long)seed, (unsigned long long)step, condition, text, kf_error_message());
}

#define CHECK(condition, ...)                                            \
  do {                                                                   \
    if (!(condition)) fail(__FILE__, __LINE__, #condition, __VA_ARGS__); \
  } while (0)
#define OK(call) CHECK((call) == KF_OK, "it failed")

/* The one failure of this run was met here. */
static bool ran_out(kf_status_t status) {
  return status == KF_ERR_NO_MEMORY && kft_failure_fired();
}

static void check_invariants(kf_status_t status) {
  if (!ran_out(status)) OK(status);
}

/* ---- Random choices ---- */

static uint64_t random_state;

static uint64_t random_word(void) {
  random_state += UINT64_C(0x9e3779b97f4a7c15);
  uint64_t z = random_state;
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

static uint32_t below(uint32_t limit) { return (uint32_t)((random_word() >> 32) * limit >> 32); }
static bool one_in(uint32_t n) { return below(n) == 0; }

/* ---- The model ---- */

typedef struct model_op {
  char name[24];
  kf_op_t *op;    /* while it has registrations */
  kf_op_t *ghost; /* a reference kept after the last registration went */
  naive_list_t kernels;
  uint32_t defs, names;
} model_op_t;

typedef enum handle_kind { DEF, IMPL, NAME, FALLBACK } handle_kind_t;
typedef struct model_handle {
  kf_registration_t *handle;
  handle_kind_t kind;
  model_op_t *op;
  uint32_t id;
} model_handle_t;

static model_op_t ops[OPS];
static naive_list_t fallbacks;
static model_handle_t handles[HANDLES];
static size_t handle_count;
static kf_backend_t devices[DEVICES];
static kf_key_t zone_keys[ZONE_KEYS];
static bool compatible;
static kf_schema_t *schemas[OPS], *other_schemas[OPS];

/* Kernels by number; freed ones are used again. */
static struct identity {
  bool used;
  uint32_t released;
  char debug[12];
} ids[IDS];

static uint32_t new_id(void) {
  uint32_t id;
  do id = below(IDS);
  while (ids[id].used);
  ids[id].used = true;
  ids[id].released = 0;
  (void)snprintf(ids[id].debug, sizeof ids[id].debug, "k%u", id);
  return id;
}

static uint32_t registrations(const model_op_t *op) {
  uint32_t count = op->defs + op->names;
  for (size_t i = 0; i < op->kernels.count; i++) count += op->kernels.items[i].shares;
  return count;
}

/* ---- Kernels that say who they are ---- */

static struct {
  const void *context;
  kf_keyset_t keyset;
  uint32_t runs;
} reached;

static void note(const kf_call_t *call) {
  reached.context = kf_call_context(call);
  reached.keyset = call->keyset;
  reached.runs++;
}

static kf_status_t boxed_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)stack; /* the argument is the return */
  note(call);
  return KF_OK;
}

static kf_status_t typed_kernel(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  note(call);
  kf_object_retain(self);
  *out = self;
  return KF_OK;
}

static kf_status_t two_tensors(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                               kf_tensor_t **out) {
  (void)other;
  return typed_kernel(call, self, out);
}

static void count_release(void *context) { ((struct identity *)context)->released++; }

static kf_kernel_desc_t describe(uint8_t kind, uint32_t id) {
  kf_kernel_desc_t desc =
      KF_KERNEL_DESC(kind, NULL, NULL, NULL, &ids[id], count_release, ids[id].debug);
  if (kind == KF_KERNEL_TYPED) {
    desc.typed = (kf_typed_fn)typed_kernel;
    desc.signature = "(Tensor) -> Tensor";
  }
  if (kind == KF_KERNEL_BOXED) desc.boxed = boxed_kernel;
  return desc;
}

static uint8_t random_kind(void) {
  static const uint8_t kinds[] = {KF_KERNEL_TYPED, KF_KERNEL_TYPED, KF_KERNEL_BOXED,
                                  KF_KERNEL_BOXED, KF_KERNEL_FALLTHROUGH};
  return kinds[below(5)];
}

/* ---- Random keys ---- */

static bool key_exists(kf_key_t key) {
  if (key < KF_KEY_EndOfFunctionalityKeys) return true;
  if (naive_is_alias(key)) return true;
  if (key >= KF_KEY_FIRST_ZONE && key < KF_KEY_FIRST_DEVICE) {
    for (size_t i = 0; i < ZONE_KEYS; i++)
      if (zone_keys[i] == key) return true;
    return false;
  }
  naive_key_t k = naive_decode(key);
  if (k.backend < 0) return false; /* markers and gaps */
  if (k.backend < KF_BACKEND_FIRST_DYNAMIC || k.backend == KF_BACKEND_Meta) return true;
  for (size_t i = 0; i < DEVICES; i++)
    if (devices[i] == k.backend) return true;
  return false;
}

/* Any number at all; one in a few that is no key. */
static kf_key_t random_key(void) {
  static const kf_key_t common[] = {KF_KEY_Autograd,
                                    KF_KEY_CompositeImplicitAutograd,
                                    KF_KEY_FuncTorchBatchedDecomposition,
                                    KF_KEY_CompositeImplicitAutogradNestedTensor,
                                    KF_KEY_CompositeExplicitAutograd,
                                    KF_KEY_CompositeExplicitAutogradNonFunctional,
                                    KF_KEY_CPU,
                                    KF_KEY_CUDA,
                                    KF_KEY_XLA,
                                    KF_KEY_HIP,
                                    KF_KEY_MTIA,
                                    KF_KEY_Meta,
                                    KF_KEY_FPGA,
                                    KF_KEY_SparseCPU,
                                    KF_KEY_QuantizedCPU,
                                    KF_KEY_NestedTensorCPU,
                                    KF_KEY_AutogradOther,
                                    KF_KEY_AutogradCPU,
                                    KF_KEY_AutogradNestedTensor,
                                    KF_KEY_AutogradPrivateUse1,
                                    KF_KEY_FuncTorchBatched,
                                    KF_KEY_ADInplaceOrView,
                                    KF_KEY_BackendSelect,
                                    KF_KEY_Dense,
                                    KF_KEY_Sparse,
                                    KF_KEY_Undefined};
  if (!one_in(3)) return common[below(sizeof common / sizeof common[0])];
  if (one_in(3)) {
    kf_backend_t device = devices[below(DEVICES)];
    if (device != KF_BACKEND_NONE) return naive_key_at(naive_block_ranks[below(6)], device);
    if (zone_keys[0] != KF_KEY_Undefined) return zone_keys[0];
  }
  return (kf_key_t)below(KF_KEY_LIMIT + 2);
}

/* Few functionalities, few backends, so that masks and slots matter. */
static kf_keyset_t random_set(uint32_t size) {
  kf_keyset_t set = kf_keyset_empty();
  for (uint32_t i = below(size + 1); i > 0; i--) {
    naive_key_t k = naive_decode(random_key());
    set.functionality |= UINT64_C(1) << k.rank;
    if (k.backend >= 0) set.backends |= UINT64_C(1) << k.backend;
  }
  set.functionality &= ~UINT64_C(1);
  return set;
}

/* ---- Steps ---- */

static void add_handle(kf_registration_t *handle, handle_kind_t kind, model_op_t *op, uint32_t id) {
  model_handle_t made = {handle, kind, op, id};
  handles[handle_count++] = made;
}

/* The operator's entry must exist by now. */
static void hold(model_op_t *op) {
  if (op->op == NULL) OK(kf_op_find(op->name, "", &op->op));
}

/* The last registration may have gone: the name is free, a reference stays for a while. */
static void let_go(model_op_t *op) {
  if (registrations(op) > 0) return;
  kf_op_t *found = NULL;
  CHECK(kf_op_find(op->name, "", &found) == KF_ERR_NOT_FOUND, "%s is still there", op->name);
  kf_op_release(op->ghost);
  op->ghost = op->op;
  op->op = NULL;
}

static void step_def(model_op_t *op) {
  kf_registration_t *handle = NULL;
  bool other = one_in(8);
  bool same = !compatible && !other;
  kf_status_t status = kf_register_def(other ? other_schemas[op - ops] : schemas[op - ops],
                                       "defined by the model", NULL, &handle);
  if (ran_out(status)) return;
  bool has_typed = false;
  for (size_t i = 0; i < op->kernels.count; i++)
    has_typed |= op->kernels.items[i].kind == KF_KERNEL_TYPED;
  if (op->defs > 0 && !same) {
    CHECK(status == KF_ERR_DUPLICATE, "%s: second definition, status %d", op->name, status);
  } else if (other) {
    /* Fits no typed kernel; otherwise it would stay, and confuse the calls. */
    CHECK(has_typed ? status == KF_ERR_GENERAL : status == KF_OK, "%s: status %d", op->name,
          status);
    kf_registration_release(handle);
  } else {
    CHECK(status == KF_OK, "%s: status %d", op->name, status);
    op->defs++;
    hold(op);
    add_handle(handle, DEF, op, 0);
  }
}

static void step_name(model_op_t *op) {
  kf_registration_t *handle = NULL;
  kf_status_t status = kf_register_name(op->name, "", &handle);
  if (ran_out(status)) return;
  OK(status);
  op->names++;
  hold(op);
  add_handle(handle, NAME, op, 0);
}

/* An identical kernel that is there already; with some luck one is offered again. */
static naive_kernel_t *twin_of(naive_list_t *list, kf_key_t key, bool catch_all, uint8_t kind,
                               uint32_t id) {
  for (size_t i = list->count; i > 0 && !compatible; i--) {
    naive_kernel_t *k = &list->items[i - 1];
    if (k->key == key && k->catch_all == catch_all && k->kind == kind && k->id == id) return k;
  }
  return NULL;
}

static void step_bad_impl(model_op_t *op) {
  kf_registration_t *handle = NULL;
  kf_kernel_desc_t desc =
      kf_kernel_typed((kf_typed_fn)two_tensors, "(Tensor, Tensor) -> Tensor", "wrong");
  if (op->defs == 0) return; /* might be accepted, and then be the first signature */
  kf_status_t status = kf_register_impl(op->name, "", KF_KEY_CPU, &desc, &handle);
  if (ran_out(status)) return;
  CHECK(status == KF_ERR_GENERAL && handle == NULL, "%s: status %d", op->name, status);
}

static void step_impl(model_op_t *op, kf_key_t wanted) {
  bool catch_all = wanted == KF_KEY_Undefined;
  kf_key_t key = catch_all ? (kf_key_t)KF_KEY_CompositeImplicitAutograd : wanted;
  uint8_t kind = random_kind();
  const naive_kernel_t *known = naive_direct(&op->kernels, key);
  bool again = known != NULL && !compatible && one_in(4);
  if (again) {
    kind = known->kind;
    catch_all = known->catch_all;
  }
  uint32_t id = again ? known->id : new_id();
  kf_kernel_desc_t desc = describe(kind, id);
  kf_registration_t *handle = NULL;
  kf_status_t status =
      kf_register_impl(op->name, "", catch_all ? (kf_key_t)KF_KEY_Undefined : key, &desc, &handle);
  if (ran_out(status)) {
    if (!again) ids[id].used = false;
    return;
  }
  if (!key_exists(key)) {
    CHECK(status == KF_ERR_VALUE && handle == NULL, "key %u: status %d", key, status);
    ids[id].used = false;
    return;
  }
  CHECK(status == KF_OK, "%s, key %s: status %d", op->name, kf_key_name(key), status);
  naive_kernel_t *twin = again ? twin_of(&op->kernels, key, catch_all, kind, id) : NULL;
  naive_kernel_t made = {key, catch_all, kind, id, 1};
  if (twin != NULL)
    twin->shares++;
  else
    naive_add(&op->kernels, made);
  hold(op);
  add_handle(handle, IMPL, op, id);
}

/* Would the fallback land on a slot that another one has? (AutogradPrivateUse1 may be covered.) */
static const naive_kernel_t *fallback_in_the_way(kf_key_t key) {
  for (size_t slot = 1; slot < KF_SLOT_COUNT; slot++) {
    kf_key_t covered = kf__slot_key(slot);
    if (covered == KF_KEY_AutogradPrivateUse1) continue;
    const naive_kernel_t *there =
        naive_in_alias(covered, key) ? naive_fallback(&fallbacks, covered) : NULL;
    if (there != NULL) return there;
  }
  return NULL;
}

static void step_fallback(void) {
  kf_key_t key = random_key();
  uint8_t kind = one_in(2) ? KF_KERNEL_FALLTHROUGH : KF_KERNEL_BOXED;
  uint32_t id = new_id();
  const naive_kernel_t *there = fallback_in_the_way(key);
  if (there != NULL && there->key == key && !compatible && one_in(2)) {
    ids[id].used = false;
    id = there->id;
    kind = there->kind;
  }
  kf_kernel_desc_t desc = describe(kind, id);
  kf_registration_t *handle = NULL;
  kf_status_t status = kf_register_fallback(key, &desc, &handle);
  if (ran_out(status)) {
    if (there == NULL || there->id != id) ids[id].used = false;
    return;
  }
  naive_kernel_t made = {key, false, kind, id, 1};
  if (there != NULL && there->id == id) {
    CHECK(status == KF_OK, "the same fallback for %s again: status %d", kf_key_name(key), status);
    naive_by_id(&fallbacks, id)->shares++;
  } else if (key == KF_KEY_Undefined || !key_exists(key) || there != NULL) {
    kf_status_t expected = key == KF_KEY_Undefined ? KF_ERR_INTERNAL
                           : key_exists(key)       ? KF_ERR_DUPLICATE
                                                   : KF_ERR_VALUE;
    CHECK(status == expected && handle == NULL, "fallback for key %u: status %d", key, status);
    ids[id].used = false;
    return;
  } else {
    CHECK(status == KF_OK, "fallback for %s: status %d", kf_key_name(key), status);
    naive_add(&fallbacks, made);
  }
  add_handle(handle, FALLBACK, NULL, id);
}

static void release_kernel(naive_list_t *list, uint32_t id) {
  naive_kernel_t *kernel = naive_by_id(list, id);
  bool last = --kernel->shares == 0;
  /* Nothing is running, so what is deregistered is freed at once. */
  CHECK(ids[id].released == (last ? 1u : 0u), "k%u: released %u times", id, ids[id].released);
  if (!last) return;
  naive_remove(list, kernel);
  ids[id].used = false;
}

/* Returns the operator whose table changed, if it was one. */
static model_op_t *step_release(void) {
  if (handle_count == 0) return NULL;
  size_t at = below((uint32_t)handle_count);
  model_handle_t h = handles[at];
  handles[at] = handles[--handle_count];
  kf_registration_release(h.handle);
  if (h.kind == DEF) h.op->defs--;
  if (h.kind == NAME) h.op->names--;
  if (h.kind == IMPL) release_kernel(&h.op->kernels, h.id);
  if (h.kind == FALLBACK) release_kernel(&fallbacks, h.id);
  if (h.op != NULL) let_go(h.op);
  return h.op;
}

static bool key_in_use(kf_key_t key) {
  for (size_t i = 0; i < OPS; i++)
    if (naive_direct(&ops[i].kernels, key) != NULL) return true;
  return naive_direct(&fallbacks, key) != NULL;
}

static void step_device(void) {
  size_t at = below(DEVICES);
  char name[16];
  (void)snprintf(name, sizeof name, "model%zu", at);
  if (devices[at] == KF_BACKEND_NONE) {
    kf_backend_t lowest = KF_BACKEND_FIRST_DYNAMIC;
    for (size_t i = 0; i < DEVICES; i++)
      if (devices[i] == lowest) lowest++, i = SIZE_MAX; /* look at all of them again */
    kf_status_t status = kf_device_register(name, &devices[at]);
    if (ran_out(status)) {
      devices[at] = KF_BACKEND_NONE;
      return;
    }
    OK(status);
    CHECK(devices[at] == lowest, "%s has backend %u, expected %u", name, devices[at], lowest);
    return;
  }
  bool busy = false;
  for (int f = 0; f < 6; f++) busy |= key_in_use(naive_key_at(naive_block_ranks[f], devices[at]));
  kf_status_t status = kf_device_unregister(devices[at]);
  CHECK(status == (busy ? KF_ERR_BUSY : KF_OK), "%s: status %d", name, status);
  if (status == KF_OK) devices[at] = KF_BACKEND_NONE;
}

static void step_zone_key(void) {
  size_t at = below(ZONE_KEYS);
  char name[16];
  (void)snprintf(name, sizeof name, "Model%zu", at);
  if (zone_keys[at] == KF_KEY_Undefined) {
    kf_zone_t zone = (kf_zone_t)below(4);
    kf_status_t status = kf_key_define(name, zone, &zone_keys[at]);
    if (ran_out(status)) {
      zone_keys[at] = KF_KEY_Undefined;
      return;
    }
    CHECK(status == KF_OK || status == KF_ERR_EXHAUSTED, "%s: status %d", name, status);
    return;
  }
  bool busy = key_in_use(zone_keys[at]);
  kf_status_t status = kf_key_undefine(zone_keys[at]);
  CHECK(status == (busy ? KF_ERR_BUSY : KF_OK), "%s: status %d", name, status);
  if (status == KF_OK) zone_keys[at] = KF_KEY_Undefined;
}

/* ---- Comparing ---- */

static naive_entry_t compare_slot(const model_op_t *op, size_t slot) {
  kf_key_t key = kf__slot_key(slot);
  naive_entry_t expected = naive_resolve(&op->kernels, &fallbacks, key);
  kf__dispatcher_lock();
  const kf_kernel_t *stored = kf__table_stored(op->op, slot);
  kf__dispatcher_unlock();
  const char *debug = expected.kernel != NULL              ? ids[expected.kernel->id].debug
                      : expected.rule == KF_RULE_AMBIGUOUS ? "ambiguous_autogradother"
                                                           : "missing";
  const char *found = stored->origin.data;
  CHECK(strcmp(found, debug) == 0, "%s, slot %zu (key %u, %s): found %s, expected %s [%s]",
        op->name, slot, key, kf_key_name(key), found, debug, kf_rule_name(expected.rule));
  if (expected.kernel != NULL)
    CHECK(stored->kind == expected.kernel->kind, "%s, slot %zu: kind %u", op->name, slot,
          stored->kind);
  return expected;
}

static void compare_all_slots(const model_op_t *op) {
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) {
    naive_entry_t expected = compare_slot(op, slot);
    kf__dispatcher_lock();
    kf_resolution_t computed = kf__table_compute(op->op, slot);
    kf__dispatcher_unlock();
    CHECK(computed.rule == expected.rule, "%s, slot %zu: %s, expected %s", op->name, slot,
          kf_rule_name(computed.rule), kf_rule_name(expected.rule));
  }
}

/* The lines that a dump has, Undefined first, then by rank and backend. */
static size_t expected_line(const model_op_t *op, kf_key_t key, char *buffer, size_t size) {
  naive_entry_t e = naive_resolve(&op->kernels, &fallbacks, key);
  if (e.rule == KF_RULE_MISSING || !key_exists(key)) return 0;
  return (size_t)snprintf(buffer, size, "%s: %s%s [%s]\n", kf_key_name(key),
                          naive_is_fallthrough(e) ? "fallthrough " : "",
                          e.kernel != NULL ? ids[e.kernel->id].debug : "ambiguous_autogradother",
                          kf_rule_name(e.rule));
}

static void compare_dump(const model_op_t *op) {
  static char expected[64 * 1024];
  expected[0] = '\0';
  size_t length = expected_line(op, KF_KEY_Undefined, expected, sizeof expected);
  for (unsigned rank = 1; rank < KF_RANK_COUNT; rank++)
    for (int backend = 0; backend < KF_BACKEND_COUNT; backend++) {
      kf_key_t key = naive_key_at(rank, backend);
      length += expected_line(op, key, expected + length, sizeof expected - length);
      if (naive_decode(key).backend < 0) break; /* a plain key: once */
    }
  char *found = NULL;
  kf_status_t status = kf_op_dump_table(op->op, &found);
  if (ran_out(status)) return;
  OK(status);
  CHECK(strcmp(found, expected) == 0, "%s: the dumps differ\n%s\n%s", op->name, found, expected);
  kf_free(found);
}

static void compare_everything(void) {
  for (size_t i = 0; i < OPS; i++) {
    if (ops[i].op == NULL) continue;
    compare_all_slots(&ops[i]);
    compare_dump(&ops[i]);
  }
  check_invariants(kf_check_all_invariants());
}

/* ---- Calls ---- */

static kf_tensor_t *tensor;

typedef enum how { BOXED, REDISPATCH_BOXED, TYPED, POINTERS, FOR_KEY, HOW_COUNT } how_t;
typedef kf_status_t (*unary_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **);

static kf_status_t call_typed(const kf_op_t *op, kf_tensor_t *self, kf_tensor_t **out) {
  KF_CALL(op, unary_fn, kf_keys_of(self), (self, out), (&self), (out));
}

static kf_status_t call_through_stack(const kf_op_t *op, how_t how, kf_keyset_t set, kf_key_t key) {
  kf_value_t buffer[2] = {kf_value_int(77), kf_value_tensor(tensor)};
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  stack.size = 2;
  kf_status_t status = how == BOXED              ? kf_op_call_boxed(op, &stack)
                       : how == REDISPATCH_BOXED ? kf_op_redispatch_boxed(op, set, &stack)
                                                 : kf_op_call_boxed_for_key(op, key, &stack);
  CHECK(stack.size == 2 && stack.values[0].as.i == 77 && stack.values[1].tag == KF_TAG_TENSOR,
        "the stack was changed to %zu values", stack.size);
  kf_stack_destroy(&stack);
  return status;
}

static kf_status_t call_with_tensor(const kf_op_t *op, how_t how) {
  kf_tensor_t *out = NULL;
  const void *args[] = {&tensor};
  void *outs[] = {&out};
  kf_status_t status =
      how == TYPED ? call_typed(op, tensor, &out) : kf_op_call_pointers(op, args, outs);
  CHECK((status == KF_OK) == (out == tensor), "status %d without its output", status);
  kf_object_release(out);
  return status;
}

/* What a call that resolves to this entry answers; the kernel's id if it runs. */
static void check_answer(const model_op_t *op, how_t how, kf_status_t status,
                         naive_entry_t expected, kf_keyset_t set) {
  if (ran_out(status)) return; /* where the text of an error should have been */
  bool typed_way = how == TYPED || how == POINTERS;
  bool special = expected.kernel == NULL || naive_is_fallthrough(expected);
  if (how == POINTERS && op->defs == 0) {
    CHECK(status == KF_ERR_INTERNAL, "%s has no schema: status %d", op->name, status);
  } else if (expected.rule == KF_RULE_MISSING) {
    CHECK(status == KF_ERR_NOT_IMPLEMENTED, "%s: status %d", op->name, status);
  } else if (special) {
    CHECK(status == KF_ERR_INTERNAL, "%s: status %d", op->name, status);
  } else if (typed_way && op->defs == 0 && expected.kernel->kind == KF_KERNEL_BOXED) {
    CHECK(status == KF_ERR_NOT_IMPLEMENTED, "%s: boxed kernel, no schema: status %d", op->name,
          status);
  } else {
    CHECK(status == KF_OK && reached.runs == 1, "%s: status %d, %u kernels ran", op->name, status,
          reached.runs);
    CHECK(reached.context == &ids[expected.kernel->id], "%s: expected %s, found k%td", op->name,
          ids[expected.kernel->id].debug, (const struct identity *)reached.context - ids);
    CHECK(kf_keyset_equal(reached.keyset, set), "%s: the kernel got another set", op->name);
    return;
  }
  CHECK(reached.runs == 0, "%s: a kernel ran", op->name);
}

static void step_call(const model_op_t *op) {
  how_t how = (how_t)below(HOW_COUNT);
  kf_keyset_t args = random_set(4);
  bool defaults = !one_in(4);
  kf_keyset_t included = defaults ? kf_local_included() : random_set(2);
  kf_keyset_t excluded = defaults ? kf_local_excluded() : random_set(2);
  kf_key_t key = random_key();
  ((kf_dispatchable_t *)(void *)tensor)->keys = args;
  reached.runs = 0;
  kf_guard_t guard;
  kf_guard_force(&guard, included, excluded);
  kf_status_t status = how == TYPED || how == POINTERS ? call_with_tensor(op->op, how)
                                                       : call_through_stack(op->op, how, args, key);
  kf_guard_leave(&guard);
  /* Without a schema a boxed call sees no arguments. */
  if (op->defs == 0 && how != TYPED) args = how == REDISPATCH_BOXED ? args : kf_keyset_empty();
  kf_keyset_t set = args;
  if (how != REDISPATCH_BOXED)
    set = naive_mask(
        &op->kernels, &fallbacks,
        kf_keyset_make(args.backends | included.backends,
                       (args.functionality | included.functionality) & ~excluded.functionality));
  naive_entry_t expected;
  if (how == FOR_KEY) {
    expected.kernel = naive_direct(&op->kernels, key);
    if (expected.kernel == NULL && !naive_is_alias(key) &&
        (naive_decode(key).family == NAIVE_PLAIN || naive_decode(key).backend >= 0))
      expected.kernel = naive_fallback(&fallbacks, key);
    expected.rule = expected.kernel != NULL ? KF_RULE_DIRECT : KF_RULE_MISSING;
  } else {
    expected = naive_resolve(&op->kernels, &fallbacks, naive_target(set));
  }
  check_answer(op, how, status, expected, set);
}

/* An operator without registrations has nothing left, fallbacks included. */
static void step_ghost(model_op_t *op) {
  if (op->ghost == NULL) return;
  ((kf_dispatchable_t *)(void *)tensor)->keys = random_set(4);
  reached.runs = 0;
  how_t how = one_in(2) ? BOXED : TYPED;
  kf_status_t status = how == TYPED ? call_with_tensor(op->ghost, TYPED)
                                    : call_through_stack(op->ghost, BOXED, kf_keyset_empty(), 0);
  CHECK(ran_out(status) || (status == KF_ERR_NOT_FOUND && reached.runs == 0), "%s: status %d",
        op->name, status);
  if (!one_in(16)) return;
  check_invariants(kf_op_check_invariants(op->ghost));
  kf_op_release(op->ghost);
  op->ghost = NULL;
}

/* ---- The run ---- */

static model_op_t *change(bool growing) {
  model_op_t *op = &ops[below(OPS)];
  bool full = handle_count + 1 >= HANDLES || op->kernels.count + 1 >= NAIVE_KERNELS ||
              fallbacks.count + 1 >= NAIVE_FALLBACKS;
  if (full || one_in(growing ? 3 : 1) || (!growing && !one_in(3))) return step_release();
  switch (below(32)) {
    case 0:
    case 1:
    case 2: step_def(op); break;
    case 3: step_name(op); break;
    case 4: step_bad_impl(op); break;
    case 5:
    case 6:
    case 7: step_fallback(); return NULL;
    case 8: step_device(); return NULL;
    case 9: step_zone_key(); return NULL;
    case 10:
      if (one_in(64)) kf_set_torch_compatible(compatible = !compatible);
      break;
    default: step_impl(op, random_key()); break;
  }
  return op;
}

static void one_step(bool growing) {
  model_op_t *changed = change(growing);
  model_op_t *op = changed != NULL ? changed : &ops[below(OPS)];
  step_ghost(op);
  if (op->op == NULL) return;
  if (step % 16 == 0)
    compare_all_slots(op);
  else
    for (int i = 0; i < 24; i++) (void)compare_slot(op, below(KF_SLOT_COUNT));
  step_call(op);
  if (step % 256 == 0) check_invariants(kf_op_check_invariants(op->op));
}

static void release_all(void *unused) {
  (void)unused;
  while (handle_count > 0) kf_registration_release(handles[--handle_count].handle);
  for (size_t i = 0; i < DEVICES; i++)
    if (devices[i] != KF_BACKEND_NONE) (void)!kf_device_unregister(devices[i]);
  for (size_t i = 0; i < ZONE_KEYS; i++)
    if (zone_keys[i] != KF_KEY_Undefined) (void)!kf_key_undefine(zone_keys[i]);
  for (size_t i = 0; i < OPS; i++) {
    kf_op_release(ops[i].op);
    kf_op_release(ops[i].ghost);
    kf_schema_release(schemas[i]);
    kf_schema_release(other_schemas[i]);
  }
  kf_set_torch_compatible(false);
}

static void prepare(void) {
  memset(ops, 0, sizeof ops);
  memset(ids, 0, sizeof ids);
  memset(schemas, 0, sizeof schemas);
  memset(other_schemas, 0, sizeof other_schemas);
  memset(zone_keys, 0, sizeof zone_keys);
  memset(devices, KF_BACKEND_NONE, sizeof devices);
  fallbacks.count = handle_count = 0;
  compatible = false;
  KFT_DEFER(release_all, ops);
  for (size_t i = 0; i < OPS; i++) {
    (void)snprintf(ops[i].name, sizeof ops[i].name, "model::op%zu", i);
    char text[96];
    int length = snprintf(text, sizeof text, "%s(Tensor self) -> Tensor", ops[i].name);
    KFT_OK(kf_schema_parse(text, (size_t)length, NULL, &schemas[i]));
    length = snprintf(text, sizeof text, "%s(Tensor self, int more) -> Tensor", ops[i].name);
    KFT_OK(kf_schema_parse(text, (size_t)length, NULL, &other_schemas[i]));
  }
}

static uint64_t setting(const char *name, uint64_t otherwise) {
  const char *text = getenv(name);
  return text != NULL && *text != '\0' ? strtoull(text, NULL, 10) : otherwise;
}

static void test_model(void **state) {
  (void)state;
  uint64_t steps = kft_scale(setting("KFT_MODEL_STEPS", DEFAULT_STEPS), 120);
  seed = setting("KFT_MODEL_SEED", 20251);
  random_state = seed;
  prepare();
  tensor = KFT_BLOCK(kft_tensor(kf_keyset_empty()));
  KFT_DEFER(kf_object_release, tensor);
  bool growing = true;
  for (step = 1; step <= steps; step++) {
    /* Up to a random size, down to nothing or nearly, and again. */
    if (growing ? handle_count > 20 + below(400) : handle_count == 0 || one_in(200))
      growing = !growing;
    one_step(growing);
    if (step % 5000 == 0) compare_everything();
  }
  compare_everything();
  while (handle_count > 0) (void)step_release();
  for (size_t i = 0; i < OPS; i++) CHECK(ops[i].op == NULL, "%s is still there", ops[i].name);
  for (size_t i = 0; i < IDS; i++) CHECK(!ids[i].used, "kernel k%zu was not released", i);
  KFT_EQ_INT(kf_op_count(), 0);
  if (steps > 120)
    (void)printf("%llu steps, seed %llu\n", (unsigned long long)steps, (unsigned long long)seed);
}

KFT_MAIN(KFT_TEST(test_model))
