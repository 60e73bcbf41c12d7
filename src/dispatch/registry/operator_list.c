/* The process-wide list of operators, and a hash table over it: chained buckets, about one operator
 * for each. Both change only under the dispatcher's lock. */
#include "dispatch/registry/operator_list.h"

#include <string.h>

#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/operators/table.h"
#include "dispatch/registry/listener.h"

/* ---- The list ---- */

static kf_op_t *first_op, *last_op;
static size_t op_count;
static kf_op_t **buckets;
static size_t bucket_count; /* a power of two, or 0 */

static uint64_t hash_name(const char *name, const char *overload) {
  return kf__hash_bytes(overload, strlen(overload), kf__hash_bytes(name, strlen(name), 0));
}

kf_op_t *kf__op_first(void) {
  KF__ASSERT_LOCKED();
  return first_op;
}

static kf_op_t *lookup(uint64_t hash, const char *name, const char *overload) {
  KF__ASSERT_LOCKED();
  KF_ASSERT((bucket_count & (bucket_count - 1)) == 0); /* for the mask below */
  if (bucket_count == 0) return NULL;
  for (kf_op_t *op = buckets[hash & (bucket_count - 1)]; op != NULL; op = op->hash_next)
    if (op->hash == hash && strcmp(op->name, name) == 0 && strcmp(op->overload, overload) == 0)
      return op;
  return NULL;
}

kf_op_t *kf__op_lookup(const char *name, const char *overload) {
  return lookup(hash_name(name, overload), name, overload);
}

/* Keeps at most about one entry for each bucket. A failure to grow only makes lookups slower; a
 * failure to allocate the first buckets is an error. */
static kf_status_t grow_buckets(void) {
  KF_ASSERT((op_count == 0) == (first_op == NULL));
  KF_ASSERT(op_count == 0 || bucket_count > 0);
  if (op_count < bucket_count) return KF_OK;
  size_t count = bucket_count > 0 ? bucket_count * 2 : 64;
  kf_op_t **grown = kf_calloc(count, sizeof *grown);
  if (grown == NULL) return bucket_count > 0 ? KF_OK : kf__no_memory();
  for (kf_op_t *op = first_op; op != NULL; op = op->next) {
    kf_op_t **bucket = &grown[op->hash & (count - 1)];
    op->hash_next = *bucket;
    *bucket = op;
  }
  kf_free(buckets);
  buckets = grown;
  bucket_count = count;
  return KF_OK;
}

/* Called after the last operator was removed: an empty dispatcher holds no memory. */
static void free_unused_buckets(void) {
  if (op_count > 0) return;
  KF_ASSERT(first_op == NULL);
  KF_ASSERT(last_op == NULL);
  kf_free(buckets);
  buckets = NULL;
  bucket_count = 0;
}

/* Everything that can fail comes first: the buckets, then the operator. */
kf_status_t kf__op_find_or_create(const char *name, const char *overload, kf_op_t **out_op) {
  uint64_t hash = hash_name(name, overload);
  *out_op = lookup(hash, name, overload);
  if (*out_op != NULL) return KF_OK;
  KF_TRY(grow_buckets());
  kf_op_t *op = NULL;
  kf_status_t status = kf__op_create(name, overload, &op);
  if (status != KF_OK) {
    free_unused_buckets();
    return status;
  }
  KF_ASSERT(bucket_count > 0);
  op->hash = hash;
  op->is_listed = true;
  op->previous = last_op;
  *(last_op != NULL ? &last_op->next : &first_op) = op;
  last_op = op;
  kf_op_t **bucket = &buckets[hash & (bucket_count - 1)];
  op->hash_next = *bucket;
  *bucket = op;
  op_count++;
  *out_op = op;
  return KF_OK;
}

void kf__op_drop_if_unused(kf_op_t *op) {
  KF__ASSERT_LOCKED();
  if (op->registration_count > 0) return;
  KF_ASSERT(op->is_listed);
  KF_ASSERT(op->def_count == 0);
  KF_ASSERT(op_count > 0);
  kf_op_t **at = &buckets[op->hash & (bucket_count - 1)];
  while (*at != op) {
    KF_ASSERT(*at != NULL);
    at = &(*at)->hash_next;
  }
  *at = op->hash_next;
  *(op->previous != NULL ? &op->previous->next : &first_op) = op->next;
  *(op->next != NULL ? &op->next->previous : &last_op) = op->previous;
  op->previous = op->next = op->hash_next = NULL;
  op->is_listed = false;
  kf__table_clear(op);
  op_count--;
  free_unused_buckets();
  kf_op_release(op);
}

/* ---- Finding and visiting ---- */

kf_status_t kf_op_find(const char *name, const char *overload, kf_op_t **out_op) {
  KF__REQUIRE(out_op);
  *out_op = NULL;
  if (name == NULL || overload == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_op_find: expected a name and an overload, found NULL");
  kf__dispatcher_lock();
  *out_op = kf__op_lookup(name, overload);
  kf_op_retain(*out_op);
  kf__dispatcher_unlock();
  if (*out_op != NULL) return KF_OK;
  return kf_error_set(KF_ERR_NOT_FOUND, "operator %s%s%s does not exist", name,
                      overload[0] != '\0' ? "." : "", overload);
}

kf_status_t kf_op_find_schema(const char *name, const char *overload, kf_op_t **out_op) {
  KF__REQUIRE(out_op);
  kf_status_t status = kf_op_find(name, overload, out_op);
  if (status == KF_ERR_NOT_FOUND)
    return kf_error_set(
        status,
        KF__COMPATIBLE(KF__TORCH_NO_OPERATOR, "there is no operator '%s' with overload '%s'"), name,
        overload);
  KF_TRY(status);
  if (kf_op_has_schema(*out_op)) return KF_OK;
  kf_op_release(*out_op);
  *out_op = NULL;
  return kf_error_set(KF_ERR_NOT_FOUND,
                      KF__COMPATIBLE(KF__TORCH_NO_DEFINITION,
                                     "operator '%s' with overload '%s' has kernels, but no schema; "
                                     "define it with kf_library_def"),
                      name, overload);
}

kf_status_t kf_op_find_by_full_name(const char *full_name, kf_op_t **out_op) {
  KF__REQUIRE(out_op);
  *out_op = NULL;
  char *name = NULL;
  const char *overload = NULL;
  KF_TRY(kf_op_name_parse(full_name, &name, &overload));
  kf_status_t status = kf_op_find(name, overload, out_op);
  kf_free(name);
  return status;
}

size_t kf_op_count(void) {
  kf__dispatcher_lock();
  size_t count = op_count;
  kf__dispatcher_unlock();
  return count;
}

typedef bool (*op_filter_fn)(const kf_op_t *op, kf_key_t key);

static bool accept_all(const kf_op_t *op, kf_key_t key) {
  (void)op;
  (void)key;
  return true;
}

static bool accept_dangling(const kf_op_t *op, kf_key_t key) {
  (void)key;
  return op->definition == NULL;
}

static bool accept_registered(const kf_op_t *op, kf_key_t key) {
  return kf__op_direct(op, key) != NULL;
}

/* Visits a snapshot without the lock, so that the visitor may register and call. */
static kf_status_t visit(op_filter_fn accept, kf_key_t key, kf_op_visitor_fn visitor,
                         void *context) {
  kf__dispatcher_lock();
  size_t count = 0;
  kf_op_t **snapshot = kf_alloc(op_count * sizeof *snapshot);
  for (kf_op_t *op = first_op; op != NULL && snapshot != NULL; op = op->next)
    if (accept(op, key)) {
      kf_op_retain(op);
      snapshot[count++] = op;
    }
  kf__dispatcher_unlock();
  if (snapshot == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count; i++) {
    if (status == KF_OK) status = visitor(context, snapshot[i]);
    kf_op_release(snapshot[i]);
  }
  kf_free(snapshot);
  return status;
}

kf_status_t kf_visit_ops(kf_op_visitor_fn visitor, void *context) {
  return visit(accept_all, KF_KEY_Undefined, visitor, context);
}

kf_status_t kf_visit_dangling_impls(kf_op_visitor_fn visitor, void *context) {
  return visit(accept_dangling, KF_KEY_Undefined, visitor, context);
}

kf_status_t kf_visit_registrations(kf_key_t key, kf_op_visitor_fn visitor, void *context) {
  return visit(key == KF_KEY_Undefined ? accept_all : accept_registered, key, visitor, context);
}

/* ---- Table queries by key ---- */

/* A fallthrough counts as a kernel: only a slot without any is missing. */
kf_status_t kf_op_has_computed_kernel(const kf_op_t *op, kf_key_t key, bool *out_has) {
  KF__REQUIRE(op);
  KF__REQUIRE(out_has);
  *out_has = false;
  size_t slot = 0;
  KF_TRY(kf__op_slot_of_key(op, key, &slot));
  kf__dispatcher_lock();
  *out_has = kf__table_stored(op, slot)->kind != KF_KERNEL_MISSING;
  kf__dispatcher_unlock();
  return KF_OK;
}

size_t kf_op_computed_kernel_debug(const kf_op_t *op, kf_key_t key, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  int slot = kf_key_is_alias(key) ? -1 : kf__key_slot(key);
  kf__dispatcher_lock();
  if (slot >= 0 && kf__table_stored(op, (size_t)slot)->kind != KF_KERNEL_MISSING)
    kf__origin_put(&text, op, kf__table_stored(op, (size_t)slot)->origin);
  kf__dispatcher_unlock();
  return kf__text_finish_fixed(&text);
}
