/* See caching_allocator.h. */
#include "tensor/device/caching_allocator.h"

#include <string.h>

#include "base/required.h"
#include "base/versioned_struct.h"
#include "tensor/device/deferred_free.h"

/* The size of the class that a size belongs to, and the class's bin: Note [Cached blocks]. A
 * storage has at most INT64_MAX bytes, so rounding up cannot overflow. */
static size_t class_of(size_t size, uint32_t *out_bin) {
  KF_ASSERT(size > 0);
  KF_ASSERT(size <= INT64_MAX);
  if (size <= KF__SMALL_MAX) {
    *out_bin = kf__small_bin(size);
    return (size_t)(*out_bin + 1) * KF__SMALL_STEP;
  }
  unsigned log = 63u - (unsigned)__builtin_clzll((unsigned long long)(size - 1));
  size_t quarter = (size_t)1 << (log - 2);
  size_t quarters = (size + quarter - 1) / quarter; /* 5 to 8 */
  *out_bin = 8 + 4 * (log - 12) + (uint32_t)quarters - 5;
  KF_ASSERT(*out_bin < KF__CACHE_BINS);
  return quarters * quarter;
}

static void count_allocation(kf_memory_stats_t *stats, size_t size) {
  stats->allocations++;
  stats->allocated += size;
}

/* ---- Shelves ---- */

/* The function is not set in tests without storages. */
static void empty_shelves(const kf__device_entry_t *entry) {
  if (kf__shelf_functions.empty != NULL) kf__shelf_functions.empty(entry->device_type);
}

void kf__device_settle(kf__device_state_t *state, const kf__shelf_counts_t *counts) {
  kf_memory_stats_t *stats = &state->stats;
  (void)pthread_mutex_lock(&state->lock);
  kf__memory_raise_peaks(stats);
  int64_t peak = (int64_t)stats->allocated + counts->allocated_peak;
  if (peak > (int64_t)stats->allocated_peak) stats->allocated_peak = (uint64_t)peak;
  stats->allocated += (uint64_t)counts->allocated;
  stats->allocations += counts->allocations;
  stats->frees += counts->frees;
  (void)pthread_mutex_unlock(&state->lock);
}

/* ---- Asking the device ---- */

static kf_status_t beyond_limit(const kf__device_entry_t *entry, int index, size_t size,
                                const kf__device_state_t *state) {
  return kf_error_set(KF_ERR_NO_MEMORY,
                      "%s:%d: cannot allocate %zu bytes: %llu are in use, and the limit is %llu",
                      entry->name, index, size, (unsigned long long)state->stats.held,
                      (unsigned long long)state->limit);
}

/* The size that a storage requests, and the device memory that it takes up. */
typedef struct request {
  kf_device_t device;
  size_t size;
  size_t held;
} request_t;

/* Counts the allocation before calling the device, so that concurrent threads respect the limit. */
static kf_status_t reserve(kf__device_entry_t *entry, kf__device_state_t *state,
                           const request_t *request) {
  kf_status_t status = KF_OK;
  kf_memory_stats_t *stats = &state->stats;
  (void)pthread_mutex_lock(&state->lock);
  if (state->limit != 0 &&
      (request->held > state->limit || stats->held > state->limit - request->held)) {
    status = beyond_limit(entry, kf__device_slot(request->device), request->held, state);
  } else {
    stats->held += request->held;
    stats->device_allocations++;
    count_allocation(stats, request->size);
  }
  (void)pthread_mutex_unlock(&state->lock);
  return status;
}

/* Undoes `reserve` after the device refused: nothing was allocated, so the peaks stay. */
static void unreserve(kf__device_state_t *state, const request_t *request) {
  kf_memory_stats_t *stats = &state->stats;
  (void)pthread_mutex_lock(&state->lock);
  KF_ASSERT(stats->held >= request->held);
  stats->held -= request->held;
  stats->device_allocations--;
  stats->allocated -= request->size;
  stats->allocations--;
  (void)pthread_mutex_unlock(&state->lock);
}

static kf_status_t ask_device(kf__device_entry_t *entry, kf__device_state_t *state,
                              const request_t *request, void **out_data, void **out_block) {
  KF_TRY(reserve(entry, state, request));
  kf_status_t status;
  KF__DEVICE_ASK(status, entry, request->device, allocate, request->device, request->held, out_data,
                 out_block);
  if (status == KF_OK && *out_data == NULL)
    status = kf_error_set(KF_ERR_CONTRACT, "device %s: allocate succeeded without an address",
                          entry->name);
  if (status != KF_OK) unreserve(state, request);
  return status;
}

/* A second attempt after the cache was emptied. */
static kf_status_t take_from_device(kf__device_entry_t *entry, kf__device_state_t *state,
                                    const request_t *request, void **out_data, void **out_block) {
  kf_status_t status = ask_device(entry, state, request, out_data, out_block);
  if (KF_LIKELY(status != KF_ERR_NO_MEMORY)) return status;
  empty_shelves(entry);
  if (kf__device_cache_empty(entry, kf__device_slot(request->device)) == 0) return status;
  (void)pthread_mutex_lock(&state->lock);
  state->stats.retries++;
  (void)pthread_mutex_unlock(&state->lock);
  return ask_device(entry, state, request, out_data, out_block);
}

/* ---- Kept blocks ---- */

/* Returns a cached block for a storage of `size` bytes, or NULL. */
static kf__cached_block_t *take_kept(kf__device_state_t *state, uint32_t bin, int64_t stream,
                                     size_t size) {
  (void)pthread_mutex_lock(&state->lock);
  kf__cached_block_t **link = &state->cache[bin];
  while (*link != NULL && (*link)->stream != stream) link = &(*link)->next;
  kf__cached_block_t *found = *link;
  if (found != NULL) {
    *link = found->next;
    count_allocation(&state->stats, size);
  }
  (void)pthread_mutex_unlock(&state->lock);
  return found;
}

static kf_status_t make_block(kf__device_entry_t *entry, kf__device_state_t *state,
                              const request_t *request, uint32_t bin, int64_t stream,
                              kf__cached_block_t **out_block) {
  kf__cached_block_t *made = kf_alloc(sizeof *made);
  if (made == NULL) return kf__no_memory();
  *made = (kf__cached_block_t){
      .size = request->held,
      .stream = stream,
      .bin = bin,
      .shelf_bin = bin < KF__SMALL_BINS && stream == 0 ? bin : (uint32_t)KF__SMALL_BINS};
  kf_status_t status = take_from_device(entry, state, request, &made->data, &made->block);
  if (status == KF_OK)
    *out_block = made;
  else
    kf_free(made);
  return status;
}

static kf_status_t allocate_cached(kf__device_entry_t *entry, kf__device_state_t *state,
                                   request_t *request, void **out_data, void **out_block) {
  uint32_t bin;
  request->held = class_of(request->size, &bin);
  int64_t stream = kf_stream_current(request->device).id;
  kf__cached_block_t *block = take_kept(state, bin, stream, request->size);
  if (block == NULL) KF_TRY(make_block(entry, state, request, bin, stream, &block));
  *out_data = block->data;
  *out_block = block;
  return KF_OK;
}

static size_t empty_bin(kf__device_entry_t *entry, int index, uint32_t bin) {
  kf__device_state_t *state = __atomic_load_n(&entry->states[index], __ATOMIC_ACQUIRE);
  (void)pthread_mutex_lock(&state->lock);
  kf__cached_block_t *block = state->cache[bin];
  state->cache[bin] = NULL;
  (void)pthread_mutex_unlock(&state->lock);
  size_t freed = 0;
  while (block != NULL) {
    kf__cached_block_t *next = block->next;
    entry->calls.free(entry->calls.context, kf_device_make(entry->device_type, index), block->data,
                      block->size, block->block);
    freed += block->size;
    kf_free(block);
    block = next;
  }
  if (freed > 0) {
    (void)pthread_mutex_lock(&state->lock);
    kf__memory_raise_peaks(&state->stats);
    KF_ASSERT(state->stats.held >= freed);
    state->stats.held -= freed;
    (void)pthread_mutex_unlock(&state->lock);
  }
  return freed;
}

size_t kf__device_cache_empty(kf__device_entry_t *entry, int index) {
  kf__device_free_deferred(entry, index, true);
  if (!kf__device_caches(entry) || __atomic_load_n(&entry->states[index], __ATOMIC_ACQUIRE) == NULL)
    return 0;
  size_t freed = 0;
  for (uint32_t bin = 0; bin < KF__CACHE_BINS; bin++) freed += empty_bin(entry, index, bin);
  return freed;
}

/* ---- For storages ---- */

kf_status_t kf__device_allocate(kf__device_entry_t *entry, kf_device_t device, size_t size,
                                void **out_data, void **out_block) {
  *out_data = NULL;
  *out_block = NULL;
  KF_TRY(kf__device_check(entry, device));
  if (size == 0) return KF_OK;
  kf__device_state_t *state;
  KF_TRY(kf__device_state(entry, device, &state));
  if (KF_UNLIKELY(__atomic_load_n(&state->deferred, __ATOMIC_RELAXED) != NULL))
    kf__device_free_deferred(entry, kf__device_slot(device), false);
  request_t request = {device, size, size};
  if (kf__device_caches(entry)) return allocate_cached(entry, state, &request, out_data, out_block);
  return take_from_device(entry, state, &request, out_data, out_block);
}

/* ---- For programs ---- */

/* Runs `action` with the state of a device locked. */
static kf_status_t with_state(kf_device_t device, void (*action)(kf__device_state_t *, void *),
                              void *argument) {
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(device, &entry));
  kf_device_t picked;
  kf__device_state_t *state = NULL;
  kf_status_t status = kf__device_pick(entry, device, &picked);
  if (status == KF_OK) status = kf__device_state(entry, picked, &state);
  if (status == KF_OK) {
    if (kf__shelf_functions.settle != NULL) kf__shelf_functions.settle(picked.type);
    (void)pthread_mutex_lock(&state->lock);
    action(state, argument);
    (void)pthread_mutex_unlock(&state->lock);
  }
  kf__device_entry_release(entry);
  return status;
}

static void read_stats(kf__device_state_t *state, void *argument) {
  kf__memory_raise_peaks(&state->stats);
  kf__struct_fill(KF__STRUCT(kf_memory_stats_t), &state->stats, argument);
}

kf_status_t kf_device_memory_stats(kf_device_t device, kf_memory_stats_t *out_stats) {
  KF__REQUIRE(out_stats);
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_memory_stats_t), __func__, out_stats));
  return with_state(device, read_stats, out_stats);
}

static void reset_peaks(kf__device_state_t *state, void *argument) {
  (void)argument;
  state->stats.allocated_peak = state->stats.allocated;
  state->stats.held_peak = state->stats.held;
}

kf_status_t kf_device_reset_peak_memory(kf_device_t device) {
  return with_state(device, reset_peaks, NULL);
}

static void set_limit(kf__device_state_t *state, void *argument) {
  state->limit = *(const uint64_t *)argument;
}

kf_status_t kf_device_set_memory_limit(kf_device_t device, uint64_t bytes) {
  return with_state(device, set_limit, &bytes);
}

size_t kf_device_empty_cache(int device_type) {
  kf__device_entry_t *entry = kf__device_entry(device_type);
  if (entry == NULL) return 0;
  empty_shelves(entry);
  size_t freed = 0;
  for (int i = 0; i < KF__DEVICES_OF_A_TYPE; i++) freed += kf__device_cache_empty(entry, i);
  kf__device_entry_release(entry);
  return freed;
}
