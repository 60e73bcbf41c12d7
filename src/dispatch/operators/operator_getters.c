/* Questions about operators: names, definitions, kernels. */
#include <string.h>

#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/operator.h"

const char *kf_op_name(const kf_op_t *op) { return op->name; }
const char *kf_op_overload(const kf_op_t *op) { return op->overload; }
const char *kf_op_full_name(const kf_op_t *op) { return op->full_name; }
bool kf_op_is_observed(const kf_op_t *op) { return op->is_observed; }

/* ---- For messages ---- */

size_t kf__op_describe(const kf_op_t *op, char *buffer, size_t size) {
  KF__ASSERT_LOCKED();
  if (op->definition != NULL) return kf_schema_print(op->definition->schema, buffer, size);
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__text_puts(&text, op->full_name);
  return kf__text_finish_fixed(&text);
}

const char *kf__op_schema_origin(const kf_op_t *op, const char *otherwise,
                                 kf__origin_buffer_t *buffer) {
  KF__ASSERT_LOCKED();
  return op->definition != NULL ? kf__origin_text(op, op->definition->origin, buffer) : otherwise;
}

/* ---- Definitions ---- */

static const kf_schema_t *schema_under_lock(const kf_op_t *op) {
  kf__dispatcher_lock();
  const kf_schema_t *schema = op->layout.schema;
  kf_schema_retain(schema);
  kf__dispatcher_unlock();
  return schema;
}

/* Boxed kernels use this in every call, so it takes no lock where the thread can enter as a call
 * does: that keeps a definition alive that is removed meanwhile (Note [Calls and reclamation]). */
const kf_schema_t *kf_op_schema(const kf_op_t *op) {
  uint32_t entered;
  if (KF_UNLIKELY(!kf_enter(&kf__local, &entered))) return schema_under_lock(op);
  const kf_schema_t *schema = KF_LOAD_TABLE(&op->layout.schema);
  kf_schema_retain(schema);
  kf__busy_leave(entered);
  return schema;
}

bool kf_op_has_schema(const kf_op_t *op) {
  return __atomic_load_n(&op->layout.schema, __ATOMIC_ACQUIRE) != NULL;
}

size_t kf_op_debug(const kf_op_t *op, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__dispatcher_lock();
  if (op->definition != NULL) kf__origin_put(&text, op, op->definition->origin);
  kf__dispatcher_unlock();
  return kf__text_finish_fixed(&text);
}

size_t kf_op_tag_count(const kf_op_t *op) {
  kf__dispatcher_lock();
  size_t count = op->definition != NULL ? op->definition->tag_count : 0;
  kf__dispatcher_unlock();
  return count;
}

bool kf_op_has_tag(const kf_op_t *op, const char *tag) {
  kf__dispatcher_lock();
  bool found = false;
  const kf_definition_t *d = op->definition;
  for (size_t i = 0; d != NULL && !found && i < d->tag_count; i++)
    found = strcmp(d->tags[i], tag) == 0;
  kf__dispatcher_unlock();
  return found;
}

size_t kf_op_tag(const kf_op_t *op, size_t index, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__dispatcher_lock();
  if (op->definition != NULL && index < op->definition->tag_count)
    kf__text_puts(&text, op->definition->tags[index]);
  kf__dispatcher_unlock();
  return kf__text_finish_fixed(&text);
}

/* ---- Kernels ---- */

kf_kernel_t *kf__op_direct(const kf_op_t *op, kf_key_t key) {
  KF__ASSERT_LOCKED();
  for (kf_kernel_t *k = op->kernels; k != NULL && k->key <= key; k = k->next)
    if (k->key == key) return k;
  return NULL;
}

bool kf_op_has_kernel_for_key(const kf_op_t *op, kf_key_t key) {
  kf__dispatcher_lock();
  bool has = kf__op_direct(op, key) != NULL;
  kf__dispatcher_unlock();
  return has;
}

bool kf_op_has_kernel_for_any_key(const kf_op_t *op, kf_keyset_t set) {
  kf__dispatcher_lock();
  bool has = false;
  for (const kf_kernel_t *k = op->kernels; k != NULL && !has; k = k->next)
    has = !kf_key_is_alias(k->key) && kf_keyset_has(set, k->key);
  kf__dispatcher_unlock();
  return has;
}

bool kf_op_kernel_is_fallthrough(const kf_op_t *op, kf_key_t key) {
  kf__dispatcher_lock();
  const kf_kernel_t *kernel = kf__op_direct(op, key);
  bool is = kernel != NULL && kernel->kind == KF_KERNEL_FALLTHROUGH;
  kf__dispatcher_unlock();
  return is;
}
