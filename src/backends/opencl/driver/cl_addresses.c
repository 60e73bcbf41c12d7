/* The table of reserved address ranges. */
#include "driver/cl_addresses.h"

#include <string.h>
#include <sys/mman.h>

typedef struct {
  uintptr_t begin;
  size_t size;
  cl_mem buffer;
} range_t;

static struct {
  pthread_rwlock_t lock;
  range_t *ranges; /* sorted by `begin` */
  size_t count, capacity;
} table = {.lock = PTHREAD_RWLOCK_INITIALIZER};

/* The number of ranges that begin at or below the address. */
static size_t upper_bound(uintptr_t address) {
  size_t low = 0, high = table.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (table.ranges[middle].begin <= address)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static bool make_space(void) {
  if (table.count < table.capacity) return true;
  size_t capacity = table.capacity == 0 ? 64 : table.capacity * 2;
  range_t *ranges = kf_realloc(table.ranges, capacity * sizeof *ranges);
  if (ranges == NULL) return false;
  table.ranges = ranges;
  table.capacity = capacity;
  return true;
}

static bool insert(range_t range) {
  if (!make_space()) return false;
  size_t at = upper_bound(range.begin);
  memmove(table.ranges + at + 1, table.ranges + at, (table.count - at) * sizeof range);
  table.ranges[at] = range;
  table.count++;
  return true;
}

kf_status_t kfcl_address_reserve(cl_mem buffer, size_t size, void **out_address) {
  void *address = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED)
    return kf_error_set(KF_ERR_NO_MEMORY, "cannot reserve %zu bytes of addresses", size);
  (void)pthread_rwlock_wrlock(&table.lock);
  bool done = insert((range_t){(uintptr_t)address, size, buffer});
  (void)pthread_rwlock_unlock(&table.lock);
  if (!done) {
    (void)munmap(address, size);
    return kf_error_set(KF_ERR_NO_MEMORY, "no memory for the table of addresses");
  }
  *out_address = address;
  return KF_OK;
}

cl_mem kfcl_address_release(void *address) {
  cl_mem buffer = NULL;
  (void)pthread_rwlock_wrlock(&table.lock);
  size_t at = upper_bound((uintptr_t)address);
  if (at > 0 && table.ranges[at - 1].begin == (uintptr_t)address) {
    range_t *range = &table.ranges[at - 1];
    buffer = range->buffer;
    (void)munmap(address, range->size);
    memmove(range, range + 1, (table.count - at) * sizeof *range);
    table.count--;
  }
  if (table.count == 0) { /* nothing is left behind when the plug-in is unloaded */
    kf_free(table.ranges);
    table.ranges = NULL;
    table.capacity = 0;
  }
  (void)pthread_rwlock_unlock(&table.lock);
  return buffer;
}

kf_status_t kfcl_address_find(const void *address, cl_mem *out_buffer, size_t *out_offset) {
  bool found = false;
  (void)pthread_rwlock_rdlock(&table.lock);
  size_t at = upper_bound((uintptr_t)address);
  if (at > 0) {
    const range_t *range = &table.ranges[at - 1];
    *out_offset = (uintptr_t)address - range->begin;
    *out_buffer = range->buffer;
    found = *out_offset < range->size;
  }
  (void)pthread_rwlock_unlock(&table.lock);
  if (found) return KF_OK;
  *out_buffer = NULL;
  return kf_error_set(KF_ERR_VALUE, "%p is not an address in the memory of an OpenCL device",
                      address);
}
