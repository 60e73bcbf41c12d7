/* The parts of a call that are not inlined: the slow path (new threads, tracing, the checked mode),
 * boxed calls, and typed calls of kernels that have only a boxed form. The fast path is in call.h.
 */
#include <keyfall/call.h>

#include <string.h>

#include "base/error_names.h"
#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/call/call_internal.h"
#include "dispatch/call/checked_mode.h"
#include "dispatch/call/profile_internal.h"
#include "dispatch/call/trace_internal.h"
#include "dispatch/inspect/dump.h"
#include "dispatch/inspect/kernel_report.h"
#include "dispatch/operators/argument_keys.h"
#include "dispatch/operators/table.h"
#include "dispatch/operators/unbox.h"
#include "dispatch/registry/operator_list.h"

/* ---- Entering ---- */

static void fill_call(kf_call_t *call, const kf_op_t *op, kf_keyset_t set) {
  (void)kf_call_fill(call, op, set, kf_table_word(set));
}

/* The arguments' keys with the thread's included and excluded keys, before the mask. */
static kf_keyset_t unmasked_keys(kf_keyset_t args) {
  return kf_keyset_minus(kf_keyset_or(args, kf__local.included), kf__local.excluded);
}

kf_keyset_t kf__call_set(const kf_op_t *op, kf_keyset_t args) {
  kf_keyset_t set = unmasked_keys(args);
  uint64_t mask = KF_LOAD(&op->layout.mask);
  set.functionality &= (mask & 1) != 0 ? kf__op_mask_for(op, set.backends) : mask;
  return set;
}

void kf__calls_read_environment(void) {
  kf__trace_init();
  kf__checked_init();
}

/* The checker of a call on the slow path; NULL on the fast path, and while the mode is off. */
static kf__checker_fn checker_now(void) {
  if (KF_LIKELY(KF_LOAD(&kf__local.fast) != 0) || kf__is_only_profiled()) return NULL;
  return kf__checker();
}

/* Enters on the fast path if the thread is allowed to, else on the slow one; returns the value with
 * which the call has to be left. */
static uint32_t enter(void) {
  uint32_t entered;
  if (KF_LIKELY(kf_enter(&kf__local, &entered))) return entered;
  if (KF_LIKELY(kf__is_only_profiled())) return kf__busy_enter_profiled(&kf__local);
  kf__calls_read_environment();
  return kf__busy_enter_slow(kf__thread_join());
}

static void trace_if_on(kf_trace_kind_t kind, const kf_call_t *call) {
  if (KF_LIKELY(KF_LOAD(&kf__local.fast) != 0)) return;
  if (KF_LIKELY(kf__is_only_profiled()))
    kf__profile_begin(kind, call, kf__profile_key(call->keyset));
  else
    kf__trace(kind, call);
}

/* ---- Leaving ---- */

/* Leaves a call that was entered on either path; a running profile notes the end. */
static void leave_busy(uint32_t entered) {
  if (KF_UNLIKELY(entered >= KF_ENTERED_SLOWLY && kf__profiles())) kf__profile_end();
  kf__busy_leave(entered);
}

/* True when the call is not nested in another call of this thread. */
static bool is_outermost(uint32_t entered) {
  KF_ASSERT(entered != KF_ENTERED_NOT);
  return entered < KF_ENTERED_SLOWLY ? entered == KF_ENTERED_OUTERMOST
                                     : kf__entered_outermost(entered);
}

static void failed_silently(const kf_op_t *op, const kf_kernel_t *kernel, kf_status_t status) {
  kf__origin_buffer_t origin;
  (void)kf_error_set(status, "%s: the kernel (%s) failed without a message: %s", op->full_name,
                     kf__origin_text(op, kernel->origin, &origin), kf_status_name(status));
}

/* The name of the device whose kernel it is; the key's where it is for no device alone. */
static const char *device_of(kf_key_t key) {
  const char *name = kf_device_type_name(kf_backend_device(kf_key_backend(key)));
  return name != NULL ? name : kf_key_name(key);
}

/* Says why nobody runs the call instead: guards of devices take KF_ERR_DECLINED from the others. */
static void declined(const kf_op_t *op, const kf_kernel_t *kernel, kf_key_t key) {
  kf__origin_buffer_t origin;
  (void)kf_error_set(
      KF_ERR_DECLINED,
      "%s: the kernel for %s (%s) declined the call: %s. The CPU fallback runs such a call if the "
      "%s",
      op->full_name, device_of(key), kf__origin_text(op, kernel->origin, &origin),
      kf_error_message(),
      (kernel->flags & KF_KERNEL_UNGUARDED) != 0
          ? "kernel is registered without KF_KERNEL_UNGUARDED"
          : "compute function is bound with the flag KF_COMPUTE_MAY_DECLINE");
}

static void add_to_chain(const kf_op_t *op, const kf_kernel_t *kernel, kf_key_t key,
                         uint32_t entered, kf_status_t status) {
  KF_ASSERT(status != KF_OK);
  KF_ASSERT(kf__in_call());
  if (kf__error_is_over() || kf_error_last()->code != status) failed_silently(op, kernel, status);
  if (status == KF_ERR_DECLINED && kf_error_last()->chain_length == 0) declined(op, kernel, key);
  /* Kernels of programs say what they want to say. */
  if (kf_error_last()->chain_length == 0 && op->number != 0 &&
      !kf_is_torch_compatible())
    kf__error_name(op->full_name);
  kf__error_add_frame(op->full_name, kf_key_name(key));
  if (is_outermost(entered)) kf__error_end();
}

kf_status_t kf__call_failed(const kf_op_t *op, const kf_kernel_t *kernel, kf_keyset_t set,
                            uint32_t entered, kf_status_t status) {
  add_to_chain(op, kernel, kf_keyset_highest_key(set), entered, status);
  leave_busy(entered);
  return status;
}

/* Ends a call that was entered on either path. */
static kf_status_t leave(const kf_call_t *call, uint32_t entered, kf_status_t status) {
  if (KF_UNLIKELY(status != KF_OK))
    return kf__call_failed(call->op, call->kernel, call->keyset, entered, status);
  leave_busy(entered);
  return KF_OK;
}

/* ---- Boxed calls ---- */

/* See Note [Masks and entries] in table.c: a call that is about to fail, because it found a kernel
 * of a special kind, may have read mask and table during a change. Under the lock they agree. */
static bool is_doubtful(const kf_call_t *call) {
  return call->kernel->kind != KF_KERNEL_TYPED && call->kernel->kind != KF_KERNEL_BOXED;
}

/* Finds the kernel again, under the lock. The call has entered, so the kernel outlives the lock. */
static void look_again(kf_call_t *call, kf_keyset_t unmasked) {
  KF_ASSERT(kf__in_call());
  kf__dispatcher_lock();
  kf_keyset_t set = unmasked;
  set.functionality &= kf__op_mask_for(call->op, unmasked.backends);
  fill_call(call, call->op, set);
  kf__dispatcher_unlock();
}

/* Sends the event of a call with arguments that have these keys. A callback may enter a mode: then
 * the call goes there. */
static void trace_call(kf_trace_kind_t kind, kf_call_t *call, kf_keyset_t args) {
  if (KF_LIKELY(KF_LOAD(&kf__local.fast) != 0 || kf__is_only_profiled())) {
    trace_if_on(kind, call);
    return;
  }
  kf_keyset_t before = kf__local.included;
  kf__trace(kind, call);
  if (KF_LIKELY(kf_keyset_equal(before, kf__local.included))) return;
  fill_call(call, call->op, kf__call_set(call->op, args));
  if (is_doubtful(call)) look_again(call, unmasked_keys(args));
}

/* The set of a nested redispatch had its fallthrough keys removed when the outer call began; a key
 * that falls through now became so since then. For sets made by hand, a fallthrough key is an
 * error. */
static void look_again_below(kf_call_t *call, uint32_t entered) {
  if (call->kernel->kind == KF_KERNEL_FALLTHROUGH && !is_outermost(entered) &&
      !kf_is_torch_compatible())
    look_again(call, call->keyset);
}

static kf_status_t broke_contract(const kf_call_t *call, size_t base, size_t found,
                                  size_t returns) {
  kf__origin_buffer_t buffer;
  const char *origin = kf__origin_text(call->op, call->kernel->origin, &buffer);
  if (found < base)
    return kf_error_set(KF_ERR_CONTRACT,
                        "%s: the kernel (%s) took %zu values more than its arguments off the stack",
                        call->op->full_name, origin, base - found);
  return kf_error_set(KF_ERR_CONTRACT, "%s: the kernel (%s) returned %zu values, expected %zu",
                      call->op->full_name, origin, found - base, returns);
}

/* The kernel failed, or the values that it left on the stack are not those of its schema. */
static kf_status_t check_outcome(const kf_call_t *call, kf_stack_t *stack, size_t base,
                                 size_t returns, kf_status_t status) {
  size_t found = stack->size;
  KF_ASSERT(status != KF_OK || found != base + returns);
  if (status == KF_OK) status = broke_contract(call, base, found, returns);
  /* A boxed kernel that failed may have left any number of values above `base`. Adaptors and the
   * special kernels fulfil the contract of kf_op_call_boxed themselves, adaptors with
   * kf__unbox_failed. */
  if (found > base && (call->kernel->kind == KF_KERNEL_BOXED || status == KF_ERR_CONTRACT))
    kf_stack_drop(stack, found - base);
  return status;
}

static kf_status_t run_kernel(const kf_call_t *call, kf_stack_t *stack) {
  size_t size = stack->size;
  kf_status_t status = KF_LOAD(&call->kernel->layout.boxed)(call, stack);
  if (KF_UNLIKELY(status != KF_OK)) kf__unbox_failed(call, stack, size);
  return status;
}

static kf_status_t run_unchecked(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = KF_LOAD_TABLE(&call->op->layout.schema);
  if (schema == NULL || schema->is_vararg || schema->is_varret) return run_kernel(call, stack);
  if (stack->size < schema->argument_count)
    return kf__stack_too_short(call->op, schema->argument_count, stack->size);
  size_t base = stack->size - schema->argument_count;
  size_t returns = schema->return_count;
  kf_status_t status = run_kernel(call, stack);
  if (KF_LIKELY(status == KF_OK && stack->size == base + returns)) return KF_OK;
  return check_outcome(call, stack, base, returns, status);
}

/* Runs the kernel of an entered call and checks what it left on the stack. */
static kf_status_t run_boxed(const kf_call_t *call, kf_stack_t *stack) {
  if (is_doubtful(call)) return kf__kernel_report(call);
  kf__checker_fn checker = checker_now();
  return checker == NULL ? run_unchecked(call, stack) : checker(call, stack, run_unchecked);
}

/* Any boxed call: with tracing, without a schema, with a short stack, during a change. */
kf_status_t kf__call_boxed_slow(const kf_op_t *op, kf_stack_t *stack, uint32_t entered) {
  if (entered == KF_ENTERED_NOT) entered = enter();
  kf_keyset_t args = kf_keyset_empty();
  kf_call_t call;
  kf_status_t status = kf__stack_keys(op, stack, &args);
  fill_call(&call, op, kf__call_set(op, args));
  if (status == KF_OK) {
    if (is_doubtful(&call)) look_again(&call, unmasked_keys(args));
    trace_call(KF_TRACE_CALL_BOXED, &call, args);
    status = run_boxed(&call, stack);
  }
  return leave(&call, entered, status);
}

kf_status_t kf__redispatch_boxed_slow(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack,
                                      uint32_t entered) {
  if (entered == KF_ENTERED_NOT) entered = enter();
  kf_call_t call;
  fill_call(&call, op, set);
  look_again_below(&call, entered);
  trace_if_on(KF_TRACE_REDISPATCH_BOXED, &call);
  return leave(&call, entered, run_boxed(&call, stack));
}

/* The end of a call whose kernel failed or left another number of values than expected. */
static kf_status_t leave_mismatch(const kf_call_t *call, kf_stack_t *stack, size_t expected,
                                  uint64_t frame, uint32_t entered, kf_status_t status) {
  size_t size = expected - KF_FRAME_RISE(frame);
  KF_ASSERT(size >= KF_FRAME_ARGUMENTS(frame)); /* the inline part has checked it */
  size_t base = size - KF_FRAME_ARGUMENTS(frame);
  if (status != KF_OK) kf__unbox_failed(call, stack, size);
  return leave(call, entered, check_outcome(call, stack, base, expected - base, status));
}

/* A kernel of a special kind has neither reported its error nor changed the stack: the call starts
 * again on the slow path. */
kf_status_t kf__call_boxed_mismatch(const kf_call_t *call, kf_stack_t *stack, size_t expected,
                                    uint64_t frame, uint32_t entered, kf_status_t status) {
  if (is_doubtful(call)) return kf__call_boxed_slow(call->op, stack, entered);
  return leave_mismatch(call, stack, expected, frame, entered, status);
}

kf_status_t kf__redispatch_boxed_mismatch(const kf_call_t *call, kf_stack_t *stack, size_t expected,
                                          uint64_t frame, uint32_t entered, kf_status_t status) {
  if (is_doubtful(call)) return kf__redispatch_boxed_slow(call->op, call->keyset, stack, entered);
  return leave_mismatch(call, stack, expected, frame, entered, status);
}

/* For callers that are not compiled with call.h, which has macros of these names. */
kf_status_t(kf_op_call_boxed)(const kf_op_t *op, kf_stack_t *stack) {
  KF__REQUIRE(op);
  KF__REQUIRE(stack);
  return kf_call_boxed(op, stack);
}

kf_status_t(kf_op_redispatch_boxed)(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack) {
  KF__REQUIRE(op);
  KF__REQUIRE(stack);
  return kf_redispatch_boxed(op, set, stack);
}

kf_status_t kf_kernel_ref_call_boxed(const kf_kernel_ref_t *ref, kf_keyset_t set,
                                     kf_stack_t *stack) {
  KF__REQUIRE(ref);
  uint32_t entered = enter();
  kf_call_t call = {.op = ref->op, .kernel = KF_LOAD_TABLE(&ref->kernel), .keyset = set};
  if (call.kernel == NULL) {
    leave_busy(entered);
    return kf_kernel_ref_check(ref);
  }
  trace_if_on(KF_TRACE_REDISPATCH_BOXED, &call);
  return leave(&call, entered, run_boxed(&call, stack));
}

/* True when the last registration of the operator was released: only references are left. */
static bool is_gone(const kf_op_t *op) {
  kf__dispatcher_lock();
  bool gone = !op->is_listed;
  kf__dispatcher_unlock();
  return gone;
}

/* Newest kernel registered to the key, else the key's fallback; NULL when there is neither. The
 * caller is inside a call, so the kernel outlives the lock. */
static const kf_kernel_t *kernel_for_key(const kf_op_t *op, kf_key_t key) {
  kf__dispatcher_lock();
  const kf_kernel_t *kernel = kf__op_direct(op, key);
  int slot = kf_key_is_alias(key) ? -1 : kf__key_slot(key);
  if (kernel == NULL && slot >= 0 && op->is_listed) kernel = kf__fallback((size_t)slot);
  kf__dispatcher_unlock();
  return kernel;
}

kf_status_t kf_op_call_boxed_for_key(const kf_op_t *op, kf_key_t key, kf_stack_t *stack) {
  KF__REQUIRE(op);
  KF__REQUIRE(stack);
  uint32_t entered = enter();
  kf_keyset_t args = kf_keyset_empty();
  kf_call_t call;
  kf_status_t status = kf__stack_keys(op, stack, &args);
  fill_call(&call, op, kf__call_set(op, args));
  if (status == KF_OK) {
    const kf_kernel_t *kernel = kernel_for_key(op, key);
    if (kernel == NULL) {
      status = is_gone(op) ? kf__report_missing_kernel(op, call.keyset)
                           : kf_error_set(KF_ERR_NOT_IMPLEMENTED, "no kernel for %s on %s",
                                          kf_key_name(key), op->full_name);
    } else {
      call.kernel = kernel;
      if (KF_UNLIKELY(KF_LOAD(&kf__local.fast) == 0))
        kf__trace_key(KF_TRACE_CALL_FOR_KEY, &call, key);
      status = run_boxed(&call, stack);
    }
  }
  /* Trace and chain name the key that was asked for, not the one that the keys would lead to. */
  if (status != KF_OK) add_to_chain(call.op, call.kernel, key, entered, status);
  leave_busy(entered);
  return status;
}

/* ---- Typed calls through pointers ---- */

enum { BOXED_ARGUMENTS = 16 };

/* Boxes the arguments, runs the kernel's boxed form, unboxes the returns. */
static kf_status_t run_through_stack(const kf_call_t *call, const kf_signature_t *signature,
                                     const void *const *args, void *const *outs) {
  kf_value_t buffer[BOXED_ARGUMENTS];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, BOXED_ARGUMENTS);
  kf_status_t status = kf__signature_box(signature, args, &stack);
  KF_ASSERT(stack.size == (status == KF_OK ? signature->arg_count : 0));
  if (status == KF_OK) status = run_boxed(call, &stack);
  if (status == KF_OK) status = kf__signature_unbox_returns(signature, &stack, outs);
  kf_stack_destroy(&stack);
  return status;
}

static kf_status_t no_schema(const kf_call_t *call) {
  kf__origin_buffer_t origin;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "%s: has no schema, so its arguments cannot be boxed for the kernel (%s); "
                      "define it with kf_library_def",
                      call->op->full_name,
                      kf__origin_text(call->op, call->kernel->origin, &origin));
}

/* The types of the pointers: of the definition or, without one, of the kernel (callers pass plain
 * integers, also to symbolic kernels). The call has entered, which keeps both alive. */
static const kf_signature_t *signature_of(const kf_call_t *call) {
  const kf_definition_t *definition = KF_LOAD_TABLE(&call->op->definition);
  if (definition != NULL) return definition->signature;
  return kf__kernel_has_sym_int(call->kernel) ? NULL : call->kernel->signature;
}

/* Calls that are checked go through the boxed form, which needs a schema. */
static bool is_checked(const kf_call_t *call) {
  return checker_now() != NULL && KF_LOAD_TABLE(&call->op->definition) != NULL;
}

static kf_status_t run_pointers(const kf_call_t *call, const void *const *args, void *const *outs) {
  if (is_doubtful(call)) return kf__kernel_report(call);
  const kf_signature_t *signature = signature_of(call);
  if (signature == NULL) return no_schema(call);
  kf_typed_fn typed = KF_LOAD(&call->kernel->layout.typed);
  if (typed != NULL && !is_checked(call)) {
    kf_status_t status = kf__signature_call(signature, typed, call, args, outs);
    if (status != KF_ERR_NOT_IMPLEMENTED || kf__signature_adaptor(signature) != NULL) return status;
  }
  return run_through_stack(call, signature, args, outs);
}

kf_status_t kf__call_slow(const kf_slow_call_t *slow) {
  uint32_t entered = slow->entered == KF_ENTERED_NOT ? enter() : slow->entered;
  KF_ASSERT(kf__in_call());
  kf_call_t call;
  fill_call(&call, slow->op, kf__call_set(slow->op, slow->keys));
  trace_call(KF_TRACE_CALL, &call, slow->keys);
  if (is_doubtful(&call)) look_again(&call, unmasked_keys(slow->keys));
  return leave(&call, entered, run_pointers(&call, slow->args, slow->outs));
}

/* A redispatch is nested in the call of a kernel, unless a program makes one outside a kernel. Both
 * enter. */
kf_status_t kf__redispatch_slow(const kf_slow_call_t *slow) {
  uint32_t entered = enter();
  kf_call_t call;
  fill_call(&call, slow->op, slow->keys);
  trace_if_on(KF_TRACE_REDISPATCH, &call);
  look_again_below(&call, entered);
  return leave(&call, entered, run_pointers(&call, slow->args, slow->outs));
}

/* The error of a call by pointers of an operator without a definition. */
static kf_status_t no_definition(const kf_op_t *op) {
  if (is_gone(op)) return kf__report_missing_kernel(op, kf_keyset_empty());
  return kf_error_set(
      KF_ERR_INTERNAL,
      KF__COMPATIBLE(
          KF__TORCH_NO_SCHEMA_YET,
          "%s has no schema, so it cannot be called by pointers; define it with kf_library_def"),
      op->full_name);
}

kf_status_t kf_op_call_pointers(const kf_op_t *op, const void *const *args, void *const *outs) {
  KF__REQUIRE(op);
  uint32_t entered = enter();
  const kf_definition_t *definition = KF_LOAD_TABLE(&op->definition);
  if (definition != NULL) {
    kf_slow_call_t slow = {op, kf__signature_keys(definition->signature, args), args, outs,
                           entered};
    return kf__call_slow(&slow);
  }
  kf_call_t call;
  fill_call(&call, op, kf__call_set(op, kf_keyset_empty()));
  return leave(&call, entered, no_definition(op));
}

kf_status_t kf_op_redispatch_pointers(const kf_op_t *op, kf_keyset_t set, const void *const *args,
                                      void *const *outs) {
  KF__REQUIRE(op);
  kf_slow_call_t slow = {op, set, args, outs, KF_ENTERED_NOT};
  return kf__redispatch_slow(&slow);
}
