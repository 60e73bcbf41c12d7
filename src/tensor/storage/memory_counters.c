/* How much CPU memory is in use, and which types of tensors are allocated with their storage. */
#include "tensor/storage/storage.h"

/* ---- Queries ---- */

static size_t at_least_zero(int64_t bytes) { return bytes > 0 ? (size_t)bytes : 0; }

static void tell_own(void) {
  if (kf__blocks != &kf__no_blocks) kf__memory_tell(kf__blocks);
}

size_t kf_memory_in_use(void) {
  tell_own();
  return at_least_zero(kf__memory_counted());
}

size_t kf_memory_peak(void) {
  tell_own();
  return at_least_zero(kf__memory_counted_peak());
}

size_t kf_memory_trim(void) { return kf__blocks_trim(); }
void kf_memory_set_cache_limit(size_t bytes) { kf__blocks_set_limit(bytes); }

/* ---- Fused allocations ---- */

uint8_t kf__fused_sizes[KF__FUSED_DTYPES] = {
#define HELD_SIZE(size, kind, traits) ((traits)&KF_IS_HELD) != 0 ? (size) : 0
#define ROW(with, NAME, number, names, memory, ...) [number] = HELD_SIZE memory,
    KF_DTYPES(ROW, )
#undef ROW
#undef HELD_SIZE
};

/* Fused tensors come from the block cache, which an interface for the CPU replaces. */
static void set_fused_sizes(bool has_interface) {
  for (unsigned i = 0; i < KF_DTYPE_COUNT; i++) {
    bool is_fused = !has_interface && kf_dtype_is_supported((kf_dtype_t)i);
    __atomic_store_n(&kf__fused_sizes[i], is_fused ? kf__dtype_sizes[i] : 0, __ATOMIC_RELAXED);
  }
}
__attribute__((constructor)) static void watch_cpu_interface(void) {
  kf__cpu_interface_changed = set_fused_sizes;
}
