/* Memory that comes back from storages: to the cache, or to the device. */
#include "tensor/device/caching_allocator.h"

static void count_free(kf_memory_stats_t *stats, size_t size) {
  stats->allocated -= size;
  stats->frees++;
}

static void keep_block(kf__device_state_t *state, kf__cached_block_t *block) {
  block->next = state->cache[block->bin];
  state->cache[block->bin] = block;
}

static kf__device_state_t *state_of(const kf__device_entry_t *entry, kf_device_t device) {
  kf__device_state_t *state =
      __atomic_load_n(&entry->states[kf__device_slot(device)], __ATOMIC_ACQUIRE);
  KF_ASSERT(state != NULL);
  return state;
}

/* Counts memory as freed, and as returned to the device. */
static void count(kf__device_state_t *state, size_t freed, size_t returned) {
  kf__memory_raise_peaks(&state->stats);
  if (freed > 0) count_free(&state->stats, freed);
  KF_ASSERT(state->stats.held >= returned);
  state->stats.held -= returned;
}

void kf__device_count_free(kf__device_entry_t *entry, kf_device_t device, size_t size) {
  kf__device_state_t *state = state_of(entry, device);
  (void)pthread_mutex_lock(&state->lock);
  count(state, size, 0);
  (void)pthread_mutex_unlock(&state->lock);
}

/* `freed` bytes are counted as freed at the same time. */
static void give_back(kf__device_entry_t *entry, kf_device_t device,
                      const kf__device_memory_t *memory, size_t freed) {
  kf__device_state_t *state = state_of(entry, device);
  bool caches = kf__device_caches(entry);
  if (!caches)
    entry->calls.free(entry->calls.context, device, memory->data, memory->size, memory->block);
  (void)pthread_mutex_lock(&state->lock);
  count(state, freed, caches ? 0 : memory->size);
  if (caches) keep_block(state, memory->block);
  (void)pthread_mutex_unlock(&state->lock);
}

void kf__device_return(kf__device_entry_t *entry, kf_device_t device,
                       const kf__device_memory_t *memory) {
  give_back(entry, device, memory, 0);
}

void kf__device_free(kf__device_entry_t *entry, kf_device_t device, void *data, size_t size,
                     void *block) {
  const kf__device_memory_t memory = {data, size, block};
  if (size > 0) give_back(entry, device, &memory, size);
}
