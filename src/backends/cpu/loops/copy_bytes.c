/* The loop behind kf__copy_bytes: copies cache line by cache line, and prefetches each line ahead
 * of its use. The target is aligned to a cache line first, because a store that crosses two lines
 * costs more than a load that does. */
#include "backends/cpu/loops/copy_bytes.h"

#include "base/base_internal.h"

void kf__copy_many(void *to, const void *from, size_t n) {
  char *y = to;
  const char *x = from;
  KF_ASSERT((uintptr_t)y + n <= (uintptr_t)x || (uintptr_t)x + n <= (uintptr_t)y);
  size_t skip = (size_t)(0 - (uintptr_t)y) % KF__CACHE_LINE;
  skip = skip < n ? skip : n;
  memcpy(y, x, skip);
  y += skip;
  x += skip;
  n -= skip;
  for (; n >= KF__CACHE_LINE; n -= KF__CACHE_LINE, y += KF__CACHE_LINE, x += KF__CACHE_LINE) {
    kf__prefetch(x, KF__AHEAD);
    memcpy(y, x, KF__CACHE_LINE);
  }
  memcpy(y, x, n);
}
