/* Memory: every allocation of the library goes through the hooks kept here, so that a test can
 * count blocks and make any one allocation fail. */
#include <stdlib.h>
#include <string.h>
#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "base/base_internal.h"
#include "base/versioned_struct.h"

/* Note [Large pages]
 * Random access to an array of many megabytes misses the TLB with pages of 4 KB: gather and
 * scatter_add of a million elements take 8% less time with pages of 2 MB on a Xeon. (Sequential
 * access gains nothing, nor does a Neoverse N1.) Linux provides them on request, always or never,
 * as the machine is configured. The request covers only whole pages inside one block, so a block
 * takes no more memory than without them. */
enum { LARGE_BLOCK = 4 << 20, LARGE_PAGE = 2 << 20 };

static void ask_for_large_pages(void *block, size_t size) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  const uintptr_t mask = LARGE_PAGE - 1;
  uintptr_t begin = ((uintptr_t)block + mask) & ~mask, end = ((uintptr_t)block + size) & ~mask;
  if (begin < end)
    (void)madvise((char *)block + (begin - (uintptr_t)block), end - begin, MADV_HUGEPAGE);
#else
  (void)block;
  (void)size;
#endif
}

static void *default_alloc(void *context, size_t size) {
  (void)context;
  void *block = malloc(size);
  if (size >= LARGE_BLOCK && block != NULL) ask_for_large_pages(block, size);
  return block;
}

static void *default_realloc(void *context, void *block, size_t size) {
  (void)context;
  return realloc(block, size);
}

static void default_free(void *context, void *block) {
  (void)context;
  free(block);
}

static const kf_allocator_t default_allocator = {sizeof(kf_allocator_t), NULL, default_alloc,
                                                 default_realloc, default_free};
static kf_allocator_t allocator = {sizeof(kf_allocator_t), NULL, default_alloc, default_realloc,
                                   default_free};

kf_status_t kf_set_allocator(const kf_allocator_t *hooks) {
  if (hooks == NULL) {
    allocator = default_allocator;
    return KF_OK;
  }
  kf_allocator_t given;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_allocator_t), __func__, hooks, &given));
  if (given.alloc == NULL || given.realloc == NULL || given.free == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_set_allocator: alloc, realloc and free must all be set");
  allocator = given;
  return KF_OK;
}

void *kf_alloc(size_t size) { return allocator.alloc(allocator.context, size > 0 ? size : 1); }

void *kf_calloc(size_t count, size_t size) {
  size_t total = 0;
  if (__builtin_mul_overflow(count, size, &total)) return NULL;
  void *block = kf_alloc(total);
  if (block != NULL) memset(block, 0, total);
  return block;
}

void *kf_realloc(void *block, size_t size) {
  return allocator.realloc(allocator.context, block, size > 0 ? size : 1);
}

void kf_free(void *block) {
  if (block != NULL) allocator.free(allocator.context, block);
}

char *kf__copy_text(const char *text, size_t size) {
  KF_ASSERT(text != NULL || size == 0);
  char *copy = kf_alloc(size + 1);
  if (copy == NULL) return NULL;
  if (size > 0) memcpy(copy, text, size);
  copy[size] = '\0';
  return copy;
}

kf_status_t kf__grow(void **block, size_t *capacity, size_t need, size_t element_size) {
  KF_ASSERT(element_size > 0);
  if (need <= *capacity) return KF_OK;
  size_t wanted = *capacity < 8 ? 8 : *capacity + *capacity / 2;
  if (wanted < need) wanted = need;
  size_t bytes = 0;
  if (__builtin_mul_overflow(wanted, element_size, &bytes)) return kf__no_memory();
  void *grown = kf_realloc(*block, bytes);
  if (grown == NULL) return kf__no_memory();
  *block = grown;
  *capacity = wanted;
  KF_ASSERT(*capacity >= need);
  return KF_OK;
}
