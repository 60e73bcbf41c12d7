/* The loop behind kf__copy_bytes: lines of the cache, each asked for ahead of its use. The target
 * is brought to the beginning of a line first, since stores across two lines cost more than loads.
 */
#include "backends/cpu/loops/copy_bytes.h"

void kf__copy_many(void *to, const void *from, size_t n) {
  char *y = to;
  const char *x = from;
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
