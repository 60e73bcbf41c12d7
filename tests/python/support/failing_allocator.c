/* An allocator that fails on demand, for failing_allocations.py: in C, because memory is freed while
 * exceptions are pending, when no Python may run. */
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

long requests; /* for memory, so far */
long balance;  /* blocks that were made and not freed; below 0 if older ones were freed */
long first;    /* the request that fails; 0: none */
bool later;    /* whether all that come after it do, too */

static bool fails(void) {
  long number = __atomic_add_fetch(&requests, 1, __ATOMIC_RELAXED);
  return first > 0 && (number == first || (later && number > first));
}

void *failing_alloc(void *context, size_t size) {
  (void)context;
  void *block = fails() ? NULL : malloc(size > 0 ? size : 1);
  if (block != NULL) __atomic_add_fetch(&balance, 1, __ATOMIC_RELAXED);
  return block;
}

void *failing_realloc(void *context, void *block, size_t size) {
  if (block == NULL) return failing_alloc(context, size);
  return fails() ? NULL : realloc(block, size > 0 ? size : 1);
}

void failing_free(void *context, void *block) {
  (void)context;
  if (block != NULL) __atomic_sub_fetch(&balance, 1, __ATOMIC_RELAXED);
  free(block);
}
