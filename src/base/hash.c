/* A small hash for names and dictionary keys: multiply and fold, 8 bytes at a time. It does not
 * resist keys chosen to collide; tables that use it stay correct, only slower. */
#include <string.h>

#include "base/base_internal.h"

static uint64_t mix(uint64_t a, uint64_t b) {
  uint64_t x = (a ^ b) * UINT64_C(0x9e3779b97f4a7c15);
  return x ^ (x >> 29);
}

uint64_t kf__hash_bytes(const void *data, size_t size, uint64_t seed) {
  KF_ASSERT(data != NULL || size == 0);
  const unsigned char *bytes = data;
  uint64_t hash = mix(seed, size);
  while (size >= 8) {
    uint64_t word = 0;
    memcpy(&word, bytes, 8);
    hash = mix(hash, word);
    bytes += 8;
    size -= 8;
  }
  uint64_t last = 0;
  if (size > 0) memcpy(&last, bytes, size);
  hash = mix(hash, last);
  return mix(hash, hash >> 32);
}
