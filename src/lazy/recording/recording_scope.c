/* Scopes: parts of a program in which operators on eager tensors are recorded, too. The thread
 * includes the key Lazy, so all its calls arrive at the recorder. Here eager arguments become lazy
 * ones that share their memory, and results that are eager arguments become those again.
 *
 * Note [Storages of a scope]
 * All tensors over one eager storage must become tensors over one lazy storage, or they would not
 * see each other's writes. The outermost scope of a thread has a table from eager storages to lazy
 * ones, and keeps both alive. */
/* build: size */
#include "lazy/recording/recording_scope.h"
#include "base/new_stack.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/values/value_internal.h"
#include "lazy/execution/jobs.h"
#include "lazy/recording/recorder.h"
#include "tensor/core/geometry.h"

typedef struct pair {
  kf_storage_t *eager; /* owned; NULL: the slot is free */
  kf_storage_t *lazy;  /* owned */
} pair_t;

typedef struct scope {
  uint32_t depth;
  bool is_recording;      /* inside of the recorder, whose own calls are not recorded */
  size_t count, capacity; /* a power of 2 */
  pair_t *pairs;          /* open addressing */
} scope_t;
static __thread scope_t scope_of_thread __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(scope, scope_of_thread, NULL)

bool kf__lazy_in_scope(void) { return scope_of_thread.depth > 0 && !scope_of_thread.is_recording; }

/* Taking a key away leaves the bit of its backend, which would still win over the CPU's. */
static void include_lazy(bool on) {
  const kf_keyset_t lazy = kf_keyset_of(KF_KEY_Lazy), included = kf_local_included();
  kf_local_set(on ? kf_keyset_or(included, lazy)
                  : kf_keyset_remove_backend(kf_keyset_minus(included, lazy), KF_BACKEND_Lazy),
               kf_local_excluded());
}

/* ---- The table ---- */

static pair_t *slot_of(pair_t *pairs, size_t capacity, const kf_storage_t *eager) {
  size_t i = ((uintptr_t)eager >> 6) * UINT64_C(0x9e3779b97f4a7c15) >> 32;
  while (pairs[i & (capacity - 1)].eager != NULL && pairs[i & (capacity - 1)].eager != eager) i++;
  return &pairs[i & (capacity - 1)];
}

static kf_status_t grow(scope_t *scope) {
  const size_t capacity = scope->capacity == 0 ? 64 : 2 * scope->capacity;
  pair_t *pairs = kf_alloc(capacity * sizeof *pairs);
  if (pairs == NULL) return kf__no_memory();
  memset(pairs, 0, capacity * sizeof *pairs);
  for (size_t i = 0; i < scope->capacity; i++)
    if (scope->pairs[i].eager != NULL)
      *slot_of(pairs, capacity, scope->pairs[i].eager) = scope->pairs[i];
  kf_free(scope->pairs);
  scope->pairs = pairs;
  scope->capacity = capacity;
  return KF_OK;
}

static void clear(scope_t *scope) {
  pair_t *pairs = scope->pairs;
  const size_t capacity = scope->capacity;
  scope->pairs = NULL;
  scope->count = scope->capacity = 0;
  for (size_t i = 0; i < capacity; i++) {
    if (pairs[i].eager == NULL) continue;
    kf_storage_release(pairs[i].lazy);
    kf_storage_release(pairs[i].eager);
  }
  kf_free(pairs);
}

/* A tensor over the same memory with the dimensions in the order of memory: a transposed weight is
 * then a view of the weight, which its optimizer writes to as a whole. NULL: it is in order. */
static kf_status_t in_order_of_memory(kf_tensor_t *eager, kf_tensor_t **out_tensor) {
  const uint32_t ndim = eager->ndim;
  int64_t dims[2 * KF__MAX_DIMS], *sizes = dims, *strides = dims + KF__MAX_DIMS;
  *out_tensor = NULL;
  if (kf__is_contiguous(eager) || !kf__is_dense(eager) || kf_tensor_is_conj(eager) ||
      kf_tensor_is_neg(eager))
    return KF_OK;
  for (uint32_t i = 0; i < ndim; i++) {
    uint32_t at = i;
    for (; at > 0 && strides[at - 1] < eager->strides[i]; at--) {
      sizes[at] = sizes[at - 1];
      strides[at] = strides[at - 1];
    }
    sizes[at] = eager->sizes[i];
    strides[at] = eager->strides[i];
  }
  int64_t expected = 1;
  for (uint32_t i = ndim; i-- > 0; expected *= sizes[i])
    if (strides[i] != expected) return KF_OK;
  return kf__tensor_over(eager->storage, kf__dtype(eager), (kf_int_span_t){sizes, ndim}, strides,
                         eager->offset, out_tensor);
}

/* Recording a write counts it, so the kernel that writes at the flush must not count it again: what it
 * writes to has a version of its own. */
static kf_status_t wrap(kf_tensor_t *eager, kf_tensor_t **out_tensor) {
  kf_tensor_t *value;
  KF_TRY(in_order_of_memory(eager, &value));
  if (value == NULL) KF_TRY(kf_tensor_alias(eager, &value));
  kf_status_t status = kf_tensor_detach_version(value);
  if (status == KF_OK) status = kf_lazy_wrap(value, out_tensor);
  kf_tensor_release(value);
  return status;
}

/* The lazy storage of an eager tensor's storage, borrowed. */
static kf_status_t lazy_storage(kf_tensor_t *eager, kf_storage_t **out_storage) {
  scope_t *scope = &scope_of_thread;
  if (2 * (scope->count + 1) > scope->capacity) KF_TRY(grow(scope));
  pair_t *pair = slot_of(scope->pairs, scope->capacity, eager->storage);
  if (pair->eager == NULL) {
    kf_tensor_t *made;
    KF_TRY(wrap(eager, &made));
    kf_storage_retain(eager->storage);
    kf_storage_retain(made->storage);
    *pair = (pair_t){eager->storage, made->storage};
    scope->count++;
    kf_tensor_release(made);
  }
  *out_storage = pair->lazy;
  return KF_OK;
}

/* ---- Arguments ---- */

/* A tensor that was replaced; both are owned. */
typedef struct replaced {
  kf_tensor_t *eager, *lazy;
  bool is_written;
} replaced_t;

enum { REPLACED_INLINE = 8 };
typedef struct replacements {
  bool is_written; /* the argument that is being replaced */
  size_t count, capacity;
  replaced_t *items;
  replaced_t first[REPLACED_INLINE];
} replacements_t;

static kf_status_t remember(replacements_t *all, kf_tensor_t *eager, kf_tensor_t *lazy) {
  if (all->count == all->capacity) {
    const size_t capacity = 4 * all->capacity;
    replaced_t *items = kf_alloc(capacity * sizeof *items);
    if (items == NULL) return kf__no_memory();
    memcpy(items, all->items, all->count * sizeof *items);
    if (all->items != all->first) kf_free(all->items);
    all->items = items;
    all->capacity = capacity;
  }
  kf_tensor_retain(eager);
  kf_tensor_retain(lazy);
  all->items[all->count++] = (replaced_t){eager, lazy, all->is_written};
  return KF_OK;
}

static void forget(replacements_t *all) {
  for (size_t i = 0; i < all->count; i++) {
    kf_tensor_release(all->items[i].eager);
    kf_tensor_release(all->items[i].lazy);
  }
  if (all->items != all->first) kf_free(all->items);
}

/* Numbers that were made tensors stay: the recorder copies them. */
static bool is_replaced(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) && tensor->device.type == KF_DEVICE_CPU &&
         (tensor->flags & KF__WRAPPED_NUMBER) == 0;
}

static kf_status_t make_lazy(replacements_t *all, kf_tensor_t *eager, kf_tensor_t **out_lazy) {
  kf_storage_t *storage;
  KF_TRY(lazy_storage(eager, &storage));
  kf_tensor_t *made;
  KF_TRY(kf__tensor_over(storage, kf__dtype(eager), kf__sizes(eager), eager->strides, eager->offset,
                         &made));
  kf_status_t status = KF_OK;
  if (kf_tensor_is_conj(eager)) status = kf_tensor_set_conj(made, true);
  if (status == KF_OK && kf_tensor_is_neg(eager)) status = kf_tensor_set_neg(made, true);
  if (status == KF_OK) status = remember(all, eager, made);
  if (status == KF_OK)
    *out_lazy = made;
  else
    kf_tensor_release(made);
  return status;
}

static kf_status_t replace_in_list(replacements_t *all, kf_value_t *value) {
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  kf_list_t *list;
  KF_TRY(kf_list_of_tensors(tensors.data, tensors.size, &list)); /* the caller keeps its own */
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    if (!is_replaced(tensors.data[i])) continue;
    kf_tensor_t *lazy = NULL;
    status = make_lazy(all, tensors.data[i], &lazy);
    kf_value_t item = kf_value_tensor_take(lazy);
    if (status == KF_OK) status = kf_list_set(list, i, &item);
    kf_value_clear(&item);
  }
  kf_value_t made = kf_value_object_take(KF_TAG_LIST, list);
  if (status != KF_OK) {
    kf_value_clear(&made);
    return status;
  }
  kf_value_clear(value);
  *value = made;
  return KF_OK;
}

static kf_status_t replace_argument(replacements_t *all, kf_value_t *value) {
  if (kf__is_tensor_list(value)) return replace_in_list(all, value);
  if (value->tag != KF_TAG_TENSOR || !is_replaced(value->as.tensor)) return KF_OK;
  kf_tensor_t *lazy;
  KF_TRY(make_lazy(all, value->as.tensor, &lazy));
  kf_value_clear(value);
  *value = kf_value_tensor_take(lazy);
  return KF_OK;
}

/* ---- Results ---- */

static void restore_result(const replacements_t *all, kf_value_t *value) {
  if (value->tag != KF_TAG_TENSOR) return;
  for (size_t i = 0; i < all->count; i++) {
    if (all->items[i].lazy != value->as.tensor) continue;
    kf_tensor_t *eager = all->items[i].eager;
    kf_tensor_retain(eager);
    kf_value_clear(value);
    *value = kf_value_tensor_take(eager);
    return;
  }
}

/* ---- Recording ---- */

static bool holds_lazy(const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR) return kf__lazy_is(value->as.tensor);
  if (!kf__is_tensor_list(value)) return false;
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  for (size_t i = 0; i < tensors.size; i++)
    if (kf__lazy_is(tensors.data[i])) return true;
  return false;
}

/* Operators that cannot be recorded, such as resize_, work on the eager tensors themselves. */
static bool runs_eagerly(const kf__lazy_op_t *op, const kf_value_t *args, size_t count) {
  if (op->is_recordable) return false;
  for (size_t i = 0; i < count; i++)
    if (holds_lazy(&args[i])) return false;
  return true;
}

/* Flushes first: the eager memory must have everything that was recorded before. */
static kf_status_t run_eagerly(const kf__lazy_op_t *op, kf_stack_t *stack) {
  KF_TRY(kf__lazy_flush(kf__lazy_op_name(op), true, false));
  clear(&scope_of_thread); /* storages may change */
  return kf_op_redispatch_boxed(op->op, kf_keyset_of(KF_KEY_CPU), stack);
}

static kf_status_t record(const kf_call_t *call, kf__lazy_op_t *op, kf_stack_t *stack, size_t base,
                          replacements_t *all) {
  for (size_t i = 0; i < op->arg_count; i++) {
    all->is_written = (op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) != 0;
    KF_TRY(replace_argument(all, &stack->values[base + i]));
  }
  KF_TRY(kf__lazy_record_lazy(call, op, stack));
  for (size_t i = 0; i < all->count; i++)
    if (all->items[i].is_written) kf__bump_version(all->items[i].eager);
  for (size_t i = base; i < stack->size; i++) restore_result(all, &stack->values[i]);
  return KF_OK;
}

void kf__lazy_scope_pause(kf_guard_t *keys) {
  kf_guard_preserve(keys);
  include_lazy(false);
  scope_of_thread.is_recording = true;
}

void kf__lazy_scope_resume(kf_guard_t *keys) {
  scope_of_thread.is_recording = false;
  kf_guard_leave(keys);
}

kf_status_t kf__lazy_record_in_scope(const kf_call_t *call, kf__lazy_op_t *op, kf_stack_t *stack) {
  const size_t count = op->arg_count, base = stack->size - count;
  kf_guard_t keys;
  kf__lazy_scope_pause(&keys);
  kf_status_t status;
  if (runs_eagerly(op, &stack->values[base], count)) {
    status = run_eagerly(op, stack);
  } else {
    replacements_t all = {.capacity = REPLACED_INLINE};
    all.items = all.first;
    status = record(call, op, stack, base, &all);
    forget(&all);
  }
  kf__lazy_scope_resume(&keys);
  return status;
}

/* ---- Begin and end ---- */

void kf__lazy_scope_enter(void) {
  if (scope_of_thread.depth++ == 0) include_lazy(true);
}

kf_status_t kf_lazy_scope_end(bool flush) {
  scope_t *scope = &scope_of_thread;
  if (scope->depth == 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_scope_end: the thread is in no scope");
  if (--scope->depth > 0) return KF_OK;
  include_lazy(false);
  /* before the table is cleared: a lazy storage that is closed drops its pending value */
  kf_status_t status = flush ? kf__lazy_flush("the scope ended", true, true) : KF_OK;
  clear(scope);
  return status;
}
