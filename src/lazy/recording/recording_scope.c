/* Scopes: parts of a program in which operators on eager tensors are recorded, too. The thread
 * includes the key Lazy, so all its calls arrive at the recorder. Here eager arguments become lazy
 * ones that share their memory, and results that are eager arguments become those again.
 *
 * Note [Storages of a scope]
 * All tensors over one eager storage must become tensors over one lazy storage, or they would not
 * see each other's writes. The outermost scope of a thread has a table from eager storages to lazy
 * ones, and keeps both alive. */
#include "lazy/recording/recording_scope.h"
#include "base/new_stack.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/values/value_internal.h"
#include "lazy/execution/jobs.h"
#include "lazy/recording/recorder.h"
#include "lazy/state/obstacle.h"
#include "tensor/core/geometry.h"

typedef struct pair {
  kf_storage_t *eager; /* owned; NULL: the slot is free */
  kf_storage_t *lazy;  /* owned */
  bool is_argument;    /* of kf_lazy_scope_argument */
} pair_t;

typedef struct scope {
  uint32_t depth;
  bool is_recording;      /* inside of the recorder, whose own calls are not recorded */
  size_t count, capacity; /* a power of 2 */
  pair_t *pairs;          /* open addressing */
  size_t made_count, made_capacity;
  kf_storage_t **made; /* owned: see kf_lazy_scope_made */
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

static void clear_made(scope_t *scope) {
  kf_storage_t **made = scope->made;
  const size_t count = scope->made_count;
  scope->made = NULL;
  scope->made_count = scope->made_capacity = 0;
  for (size_t i = 0; i < count; i++) kf_storage_release(made[i]);
  kf_free(made);
}

static void clear(scope_t *scope) {
  pair_t *pairs = scope->pairs;
  clear_made(scope);
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

/* The entry of an eager storage, which may be a free one. */
static kf_status_t find_pair(const kf_storage_t *eager, pair_t **out_pair) {
  scope_t *scope = &scope_of_thread;
  if (2 * (scope->count + 1) > scope->capacity) KF_TRY(grow(scope));
  *out_pair = slot_of(scope->pairs, scope->capacity, eager);
  return KF_OK;
}

static void fill_pair(pair_t *pair, kf_storage_t *eager, kf_storage_t *lazy) {
  kf_storage_retain(eager);
  kf_storage_retain(lazy);
  *pair = (pair_t){eager, lazy, false};
  scope_of_thread.count++;
}

/* The lazy storage of an eager tensor's storage, borrowed. */
static kf_status_t lazy_storage(kf_tensor_t *eager, kf_storage_t **out_storage) {
  pair_t *pair;
  KF_TRY(find_pair(eager->storage, &pair));
  if (pair->eager == NULL) {
    kf_tensor_t *made;
    KF_TRY(wrap(eager, &made));
    fill_pair(pair, eager->storage, made->storage);
    kf_tensor_release(made);
  }
  if (KF_UNLIKELY(pair->is_argument))
    kf__lazy_obstacle("the function", "it finds the memory of an argument elsewhere, too");
  if (KF_UNLIKELY(pair->eager->size != pair->lazy->size)) {
    KF_TRY(kf__lazy_flush("a storage was resized", true, false));
    KF_TRY(kf__lazy_follow_home(pair->lazy));
  }
  *out_storage = pair->lazy;
  return KF_OK;
}

/* The lazy storage for memory of the CPU: a tensor with all its bytes is wrapped. */
static kf_status_t twin_of_memory(kf_storage_t *eager, kf_storage_t **out_twin) {
  kf_tensor_t *bytes;
  KF_TRY(kf__tensor_over(eager, KF_DTYPE_UINT8, KF_INTS((int64_t)eager->size), KF_INTS(1).data, 0,
                         &bytes));
  kf_status_t status = lazy_storage(bytes, out_twin);
  kf_tensor_release(bytes);
  return status;
}

static kf_status_t find_twin(kf_storage_t *storage, int device_type, kf_storage_t **out_twin) {
  *out_twin = storage;
  if (!kf__lazy_in_scope()) return KF_OK;
  if (device_type == KF_DEVICE_LAZY && storage->device.type == KF_DEVICE_CPU)
    return twin_of_memory(storage, out_twin);
  if (device_type != KF_DEVICE_CPU || storage->device.type != KF_DEVICE_LAZY) return KF_OK;
  KF_TRY(kf__lazy_give_home(storage));
  kf__lazy_buffer_t *buffer = storage->block;
  pair_t *pair;
  KF_TRY(find_pair(buffer->home, &pair));
  if (pair->eager == NULL) fill_pair(pair, buffer->home, storage);
  *out_twin = buffer->home;
  return KF_OK;
}

kf_status_t kf_lazy_scope_argument(kf_tensor_t *eager, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (scope_of_thread.depth == 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_scope_argument: the thread is in no scope");
  if (!kf__is_defined(eager) || eager->device.type != KF_DEVICE_CPU ||
      eager->layout != KF_LAYOUT_STRIDED)
    return kf_error_set(KF_ERR_VALUE, "kf_lazy_scope_argument: expected a tensor of the CPU");
  pair_t *pair;
  KF_TRY(find_pair(eager->storage, &pair));
  if (pair->eager == NULL) {
    KF_TRY(kf_lazy_wrap(eager, out_tensor));
    fill_pair(pair, eager->storage, (*out_tensor)->storage);
    pair->is_argument = true;
    return KF_OK;
  }
  return kf__tensor_like_over(eager, pair->lazy, out_tensor);
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
  KF_TRY(kf__tensor_like_over(eager, storage, &made));
  kf_status_t status = remember(all, eager, made);
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

/* ---- Tensors made from data ---- */

kf_status_t kf_lazy_scope_made(kf_storage_t *storage) {
  scope_t *scope = &scope_of_thread;
  int64_t last_id;
  if (KF_LIKELY(scope->depth == 0) || !kf__lazy_is_watched(&last_id)) return KF_OK;
  void *made = scope->made;
  KF_TRY(kf__grow(&made, &scope->made_capacity, scope->made_count + 1, sizeof *scope->made));
  scope->made = made;
  kf_storage_retain(storage);
  scope->made[scope->made_count++] = storage;
  return KF_OK;
}

static bool has_made(const kf_storage_t *storage) {
  const scope_t *scope = &scope_of_thread;
  for (size_t i = 0; i < scope->made_count; i++)
    if (scope->made[i] == storage) return true;
  return false;
}

bool kf_lazy_scope_has_made(const kf_tensor_t *tensor) { return has_made(tensor->storage); }

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
  kf__lazy_obstacle(kf__lazy_op_name(op), "it works on tensors that the function finds");
  KF_TRY(kf__lazy_flush(kf__lazy_op_name(op), true, false));
  return kf_op_redispatch_boxed(op->op, kf_keyset_of(KF_KEY_CPU), stack);
}

static kf_status_t record(const kf_call_t *call, kf__lazy_op_t *op, kf_stack_t *stack, size_t base,
                          replacements_t *all) {
  for (size_t i = 0; i < op->arg_count; i++) {
    all->is_written = (op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) != 0;
    KF_TRY(replace_argument(all, &stack->values[base + i]));
  }
  KF_TRY(kf__lazy_record_lazy(call, op, stack));
  for (size_t i = 0; i < all->count; i++) {
    const replaced_t *item = &all->items[i];
    if (!item->is_written) continue;
    if (KF_UNLIKELY(kf_lazy_scope_has_made(item->eager)))
      kf__lazy_obstacle(kf__lazy_op_name(op), "it writes to a tensor that is made from data");
    kf__bump_version(item->eager);
    if (KF_UNLIKELY(!kf__lazy_alike(item->eager, item->lazy))) /* resized for an out= argument */
      KF_TRY(kf__tensor_set_geometry(item->eager, item->lazy->ndim, item->lazy->sizes,
                                     item->lazy->strides, item->lazy->offset));
  }
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

/* ---- Watching ---- */

/* What changes the geometry of a tensor that the step has not made is an obstacle. Arguments are
 * the caller's business: they have memory of the program, and the step has their only tensors. */
static void watch_geometry(const kf_tensor_t *tensor) {
  int64_t last_id;
  if (!kf__lazy_is_watched(&last_id) || tensor->storage == NULL) return;
  if (kf__lazy_is(tensor)) {
    const kf__lazy_buffer_t *buffer = kf__lazy_buffer(tensor);
    if (buffer->id > last_id || buffer->home != NULL) return;
  }
  kf__lazy_obstacle("the function", "it changes the shape or the memory of a tensor that it finds");
}

static void watch_memory(const kf_storage_t *storage) {
  if (!has_made(storage)) kf__lazy_obstacle("the function", "it looks at the memory of a tensor");
}

void kf_lazy_watch_begin(void) {
  __atomic_store_n(&kf__geometry_watch, watch_geometry, __ATOMIC_RELAXED);
  __atomic_store_n(&kf__memory_watch, watch_memory, __ATOMIC_RELAXED);
  kf__lazy_watch(kf__lazy_last_id());
}

/* ---- Begin and end ---- */

__attribute__((constructor)) static void connect(void) { kf__lazy_find_twin = find_twin; }

void kf__lazy_scope_enter(void) {
  if (scope_of_thread.depth++ > 0) return;
  include_lazy(true);
  kf__lazy_policy = KF__LAZY_RECORDS_READS;
}

kf_status_t kf_lazy_scope_record_all(void) {
  if (scope_of_thread.depth == 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_scope_record_all: the thread is in no scope");
  if (scope_of_thread.depth == 1) kf__lazy_policy = KF__LAZY_RECORDS_ALL;
  return KF_OK;
}

kf_status_t kf_lazy_scope_end(bool flush) {
  scope_t *scope = &scope_of_thread;
  if (scope->depth == 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_scope_end: the thread is in no scope");
  if (--scope->depth > 0) return KF_OK;
  include_lazy(false);
  kf__lazy_policy = KF__LAZY_NO_SCOPE;
  /* before the table is cleared: a lazy storage that is closed drops its pending value */
  kf_status_t status = flush ? kf__lazy_flush("the scope ended", true, true) : KF_OK;
  clear(scope);
  return status;
}
