/* Registering and undoing: definitions, kernels, names, listeners (fallbacks: backend_fallback.c).
 *
 * Each registration first does everything that can fail (it creates the kernel, definition and
 * handle), then takes the lock, checks, and commits in steps that cannot fail. So a failed
 * registration changes nothing, and releasing a handle never fails. */
#include "dispatch/registry/registration.h"

#include <stdio.h>
#include <string.h>

#include "base/required.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "dispatch/operators/argument_keys.h"
#include "dispatch/operators/table.h"
#include "dispatch/registry/claimed_names.h"
#include "dispatch/registry/kernel_guards.h"
#include "dispatch/registry/listener.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/registration_checks.h"

/* Handles that were released inside a listener. The change that the listener was called for is
 * still in progress, so they are undone when it is complete. */
static kf_registration_t *waiting;

/* Undoes the waiting handles and releases the lock: the last step of every change of which
 * listeners are notified. */
static void finish_change(void);

/* Links the handle to the operator, which it keeps alive and listed. */
static void attach_to_op(kf_registration_t *handle, kf_op_t *op) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(handle->op == NULL);
  KF_ASSERT(op->is_listed);
  handle->op = op;
  kf_op_retain(op);
  op->registration_count++;
}

/* ---- Definitions ---- */

static kf_status_t define_locked(kf_definition_t *definition, kf_registration_t *handle,
                                 bool *out_shared) {
  KF__ASSERT_LOCKED();
  const kf_schema_t *schema = definition->schema;
  kf_op_t *op = NULL;
  KF_TRY(kf__op_find_or_create(schema->name, schema->overload, &op));
  *out_shared = op->def_count > 0 && !kf_is_torch_compatible() &&
                kf__definition_identical(op->definition, definition);
  kf_status_t status = KF_OK;
  if (op->def_count > 0 && !*out_shared)
    status = kf__duplicate_definition(op, definition);
  else
    status = kf__check_definition(op, definition);
  if (status != KF_OK) {
    kf__op_drop_if_unused(op);
    return status;
  }
  attach_to_op(handle, op);
  KF_ASSERT((op->def_count > 0) == (op->definition != NULL));
  if (op->def_count++ > 0) return KF_OK;
  /* The frame last: an inline boxed call that sees it also sees the schema. */
  __atomic_store_n(&op->definition, definition, __ATOMIC_RELEASE);
  __atomic_store_n(&op->layout.schema, schema, __ATOMIC_RELEASE);
  __atomic_store_n(&op->layout.boxed_frame, kf__boxed_frame(schema), __ATOMIC_RELEASE);
  kf__guard_kernels(op);
  kf__notify(op, true);
  return KF_OK;
}

kf_status_t kf_register_def(const kf_schema_t *schema, const char *debug,
                            const kf_def_options_t *options, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  *out_handle = NULL;
  if (schema == NULL || debug == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_register_def: expected a schema and a text, found NULL");
  return kf__register_def(schema, kf__origin_of_text(debug), options, out_handle);
}

kf_status_t kf__register_def(const kf_schema_t *schema, kf__origin_t origin,
                             const kf_def_options_t *options, kf_registration_t **out_handle) {
  *out_handle = NULL;
  if (schema->argument_count > KF__SCHEMA_MAX_POSITIONS)
    return kf_error_set(
        KF_ERR_VALUE,
        KF__IN_FULL(KF__TORCH_TOO_MANY_ARGUMENTS,
                    KF__COMPATIBLE(KF__TORCH_MANY_ARGUMENTS,
                                   "the schema has %u arguments, and operators have at most %d")),
        schema->argument_count, KF__SCHEMA_MAX_POSITIONS);
  kf_registration_t *handle = NULL;
  KF_TRY(kf__registration_create(KF_REGISTRATION_DEF, &handle));
  kf_definition_t *definition = NULL;
  bool shared = false;
  kf_status_t status = kf__definition_create(schema, origin, options, &definition);
  if (status == KF_OK) status = kf__dispatcher_lock_for_change();
  if (status == KF_OK) {
    status = define_locked(definition, handle, &shared);
    finish_change();
  }
  if (status != KF_OK || shared) kf__definition_discard(definition);
  return kf__registration_hand_out(status, handle, out_handle);
}

static void undefine(kf_op_t *op) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(op->def_count > 0);
  if (--op->def_count > 0) return;
  kf__notify(op, false); /* the schema is still readable */
  __atomic_store_n(&op->layout.boxed_frame, kf__boxed_frame(NULL), __ATOMIC_RELEASE);
  __atomic_store_n(&op->layout.schema, NULL, __ATOMIC_RELEASE);
  kf_definition_t *definition = op->definition;
  __atomic_store_n(&op->definition, NULL, __ATOMIC_RELEASE);
  kf__guard_kernels(op);
  kf__definition_retire(definition);
}

/* ---- Kernels ---- */

/* Copies what the operator keeps of the first signature of a class; later kernels are compared with
 * it, also after the first kernel was freed. */
static kf_status_t prepare_first_signature(const kf_kernel_t *kernel, kf_first_signature_t *first) {
  if (kernel->typing == NULL) return KF_OK;
  size_t size = kf__origin_size(kernel->origin);
  void *memory = size > 0 ? kf_alloc(size) : NULL;
  if (size > 0 && memory == NULL) return kf__no_memory();
  first->origin = kf__origin_keep(kernel->origin, memory);
  first->key = kernel->key;
  first->is_catch_all = kernel->is_catch_all;
  first->typing = kf__typing_retain(kernel->typing);
  return KF_OK;
}

/* A registered kernel that is identical to this one, or NULL. */
static kf_kernel_t *find_identical(const kf_op_t *op, const kf_kernel_t *kernel) {
  kf_kernel_t *k = kf_is_torch_compatible() ? NULL : kf__op_direct(op, kernel->key);
  for (; k != NULL && k->key == kernel->key; k = k->next)
    if (kf__kernel_identical(k, kernel)) return k;
  return NULL;
}

/* The steps of an impl that remain to be done without the lock. */
typedef struct impl_outcome {
  bool shared; /* an identical kernel was there: the new one is not needed */
  bool warn;
  char warning[2048];
} impl_outcome_t;

static kf_status_t implement_locked(kf_op_t *op, kf_kernel_t *kernel, kf_registration_t *handle,
                                    impl_outcome_t *outcome) {
  KF__ASSERT_LOCKED();
  kf_kernel_t *identical = find_identical(op, kernel);
  outcome->shared = identical != NULL;
  kf_first_signature_t *first = kf__kernel_has_sym_int(kernel) ? &op->first_sym : &op->first_plain;
  kf_first_signature_t prepared;
  memset(&prepared, 0, sizeof prepared);
  kf_status_t status = identical != NULL ? KF_OK : kf__check_kernel(op, kernel);
  if (status == KF_OK && identical == NULL && first->typing == NULL)
    status = prepare_first_signature(kernel, &prepared);
  if (status != KF_OK) {
    kf__op_drop_if_unused(op);
    return status;
  }
  attach_to_op(handle, op);
  handle->kernel = identical != NULL ? identical : kernel;
  KF_ASSERT(handle->kernel->shares > 0);
  if (identical != NULL) {
    identical->shares++;
    return KF_OK;
  }
  outcome->warn = kf__override_warning(op, kernel, outcome->warning, sizeof outcome->warning);
  if (prepared.typing != NULL) *first = prepared;
  kf__guard_kernel(op, kernel);
  kf__op_add_kernel(op, kernel);
  kf__table_added(op, kernel);
  return KF_OK;
}

/* The operator of a new kernel: by its name (op NULL), or one that the caller holds. */
typedef struct target {
  kf_op_t *op;
  const char *name, *overload;
} target_t;

static kf_status_t implement(const char *what, target_t target, kf_key_t key,
                             const kf_kernel_desc_t *desc, kf__origin_t origin,
                             kf_registration_t **out_handle) {
  *out_handle = NULL;
  KF_TRY(kf__check_registration_key(what, key));
  kf_registration_t *handle = NULL;
  KF_TRY(kf__registration_create(KF_REGISTRATION_IMPL, &handle));
  kf_kernel_t *kernel = NULL;
  impl_outcome_t outcome;
  outcome.shared = outcome.warn = false;
  KF_ASSERT(target.op == NULL || target.op->definition != NULL);
  kf_typing_t *declared = target.op != NULL ? target.op->definition->typing : NULL;
  kf_status_t status = kf__kernel_create(what, desc, origin, declared, &kernel);
  if (status == KF_OK) {
    kernel->is_catch_all = key == KF_KEY_Undefined;
    kf__kernel_set_key(kernel, kernel->is_catch_all ? KF_KEY_CompositeImplicitAutograd : key);
    kernel->counts_writes = declared != NULL; /* only the library's own come with their operator */
    status = kf__dispatcher_lock_for_change();
  }
  if (status == KF_OK) {
    if (target.op == NULL) status = kf__op_find_or_create(target.name, target.overload, &target.op);
    if (status == KF_OK) status = implement_locked(target.op, kernel, handle, &outcome);
    kf__dispatcher_unlock();
  }
  static int warned;
  if (outcome.warn) kf__warn_once(&warned, "%s", outcome.warning);
  if (status != KF_OK || outcome.shared) kf__kernel_discard(kernel);
  return kf__registration_hand_out(status, handle, out_handle);
}

kf_status_t kf__register_impl(const char *name, const char *overload, kf_key_t key,
                              const kf_kernel_desc_t *desc, kf__origin_t origin,
                              kf_registration_t **out_handle) {
  char what[192];
  (void)snprintf(what, sizeof what, "impl(\"%s%s%s\")", name, overload[0] != '\0' ? "." : "",
                 overload);
  target_t target = {NULL, name, overload};
  return implement(what, target, key, desc, origin, out_handle);
}

kf_status_t kf__register_impl_for(kf_op_t *op, kf_key_t key, const kf_kernel_desc_t *desc,
                                  kf__origin_t origin, kf_registration_t **out_handle) {
  target_t target = {op, op->name, op->overload};
  return implement(op->full_name, target, key, desc, origin, out_handle);
}

kf_status_t kf_register_impl_at(const char *name, const char *overload, kf_key_t key,
                                const kf_kernel_desc_t *kernel, const char *file, uint32_t line,
                                kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  *out_handle = NULL;
  if (name == NULL || overload == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_register_impl: expected a name and an overload");
  kf__origin_buffer_t buffer;
  return kf__register_impl(name, overload, key, kernel,
                           kf__registration_origin(file, line, &buffer), out_handle);
}

/* For callers that are not compiled with library.h, which has a macro of this name. */
kf_status_t(kf_register_impl)(const char *name, const char *overload, kf_key_t key,
                              const kf_kernel_desc_t *kernel, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  return kf_register_impl_at(name, overload, key, kernel, NULL, 0, out_handle);
}

static void remove_kernel(kf_op_t *op, kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(kernel->shares > 0);
  if (--kernel->shares > 0) return;
  kf_key_t key = kernel->key;
  kf__op_remove_kernel(op, kernel);
  kf__table_refresh(op, key);
  kf__kernel_retire(kernel);
}

/* ---- Names and listeners ---- */

kf_status_t kf_register_name(const char *name, const char *overload,
                             kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  *out_handle = NULL;
  if (name == NULL || overload == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_register_name: expected a name and an overload");
  kf_registration_t *handle = NULL;
  KF_TRY(kf__registration_create(KF_REGISTRATION_NAME, &handle));
  kf_op_t *op = NULL;
  kf_status_t status = kf__dispatcher_lock_for_change();
  if (status == KF_OK) {
    status = kf__op_find_or_create(name, overload, &op);
    if (status == KF_OK) attach_to_op(handle, op);
    kf__dispatcher_unlock();
  }
  return kf__registration_hand_out(status, handle, out_handle);
}

kf_status_t kf_register_listener(const kf_listener_t *listener, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  *out_handle = NULL;
  kf_listener_t given;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_listener_t), __func__, listener, &given));
  kf_registration_t *handle = NULL;
  KF_TRY(kf__registration_create(KF_REGISTRATION_LISTENER, &handle));
  handle->listener = given;
  kf_status_t status = kf__dispatcher_lock_for_change();
  if (status != KF_OK) {
    kf_free(handle);
    return status;
  }
  kf__listener_add(handle);
  finish_change();
  *out_handle = handle;
  return KF_OK;
}

/* ---- Undoing ---- */

static void undo_and_free(kf_registration_t *handle);

static void undo_locked(kf_registration_t *handle) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(!kf__listeners_running());
  switch (handle->kind) {
    case KF_REGISTRATION_DEF: undefine(handle->op); break;
    case KF_REGISTRATION_IMPL: remove_kernel(handle->op, handle->kernel); break;
    case KF_REGISTRATION_FALLBACK: kf__fallback_undo(handle); break;
    case KF_REGISTRATION_LISTENER: kf__listener_remove(handle); break;
    case KF_REGISTRATION_PYTHON_MODULE:
    case KF_REGISTRATION_CLASS:
    case KF_REGISTRATION_NAMESPACE: kf__named_remove(handle); break;
    case KF_REGISTRATION_GROUP:
      for (kf_registration_t *part = handle->parts, *next = NULL; part != NULL; part = next) {
        next = part->next;
        undo_and_free(part);
      }
      break;
    case KF_REGISTRATION_NAME: break;
  }
  if (handle->op == NULL) return;
  KF_ASSERT(handle->op->registration_count > 0);
  handle->op->registration_count--;
  kf__op_drop_if_unused(handle->op);
}

static void undo_and_free(kf_registration_t *handle) {
  undo_locked(handle);
  kf_op_release(handle->op);
  kf_free(handle->name);
  kf_free(handle->overload);
  kf_free(handle->module);
  kf_free(handle->context);
  kf_free(handle);
}

static void finish_change(void) {
  while (waiting != NULL) {
    kf_registration_t *handle = waiting;
    waiting = handle->next_waiting;
    undo_and_free(handle);
  }
  kf__dispatcher_unlock();
}

void kf_registration_release(kf_registration_t *handle) {
  if (handle == NULL) return;
  kf__dispatcher_lock();
  if (kf__listeners_running()) {
    handle->next_waiting = waiting;
    waiting = handle;
    kf__dispatcher_unlock();
    return;
  }
  undo_and_free(handle);
  finish_change();
}
