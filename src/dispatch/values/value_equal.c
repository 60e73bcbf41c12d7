/* Deep equality. Containers are compared to a depth of KF__VALUE_DEPTH; deeper ones count as
 * unequal, so that the comparison of lists that hold themselves ends. Pairs that were found equal
 * are remembered in a small table; without it, graphs with shared nodes would take exponential
 * time. */
#include <string.h>

#include "dispatch/values/value_internal.h"

enum { CACHE_SIZE = 128 };

typedef struct comparison {
  unsigned depth;
  bool cache_used; /* the table is cleared only when something is stored */
  struct {
    const kf_object_t *a;
    const kf_object_t *b;
  } equal_pairs[CACHE_SIZE];
} comparison_t;

static bool equal(comparison_t *c, const kf_value_t *a, const kf_value_t *b);

/* The highest 7 bits of a multiplicative hash: an index below CACHE_SIZE. */
static size_t cache_slot(const kf_object_t *a, const kf_object_t *b) {
  uint64_t x = (uint64_t)(uintptr_t)a * 31 + (uint64_t)(uintptr_t)b;
  return (size_t)((x * UINT64_C(0x9e3779b97f4a7c15)) >> 57);
}
_Static_assert(CACHE_SIZE == 1 << (64 - 57), "a slot has as many bits as the cache needs");

static bool known_equal(const comparison_t *c, const kf_object_t *a, const kf_object_t *b) {
  if (!c->cache_used) return false;
  size_t slot = cache_slot(a, b);
  return c->equal_pairs[slot].a == a && c->equal_pairs[slot].b == b;
}

static void remember_equal(comparison_t *c, const kf_object_t *a, const kf_object_t *b) {
  if (!c->cache_used) memset(c->equal_pairs, 0, sizeof c->equal_pairs);
  c->cache_used = true;
  size_t slot = cache_slot(a, b);
  c->equal_pairs[slot].a = a;
  c->equal_pairs[slot].b = b;
}

static bool spans_equal(comparison_t *c, kf_value_span_t a, kf_value_span_t b) {
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++)
    if (!equal(c, &a.data[i], &b.data[i])) return false;
  return true;
}

/* Lists of different kinds are equal when their elements are. */
static bool lists_equal(comparison_t *c, const kf_list_t *a, const kf_list_t *b) {
  if (a->size != b->size) return false;
  if (a->kind == KF_LIST_INTS && b->kind == KF_LIST_INTS)
    return a->size == 0 || memcmp(a->as.ints, b->as.ints, a->size * sizeof(int64_t)) == 0;
  for (size_t i = 0; i < a->size; i++) {
    kf_value_t x = kf__list_borrow(a, i);
    kf_value_t y = kf__list_borrow(b, i);
    if (!equal(c, &x, &y)) return false;
  }
  return true;
}

static bool dicts_equal(comparison_t *c, const kf_dict_t *a, const kf_dict_t *b) {
  if (a->size != b->size) return false;
  for (size_t i = 0; i < a->size; i++) {
    const kf_value_t *other = kf_dict_get(b, &a->entries[i].key);
    if (other == NULL || !equal(c, &a->entries[i].value, other)) return false;
  }
  return true;
}

static bool containers_equal(comparison_t *c, uint32_t tag, const kf_object_t *a,
                             const kf_object_t *b) {
  KF_ASSERT(c->depth <= KF__VALUE_DEPTH);
  if (c->depth == KF__VALUE_DEPTH) return false;
  if (known_equal(c, a, b)) return true;
  c->depth++;
  bool same = false;
  const void *x = a;
  const void *y = b;
  if (tag == KF_TAG_LIST) same = lists_equal(c, x, y);
  if (tag == KF_TAG_TUPLE) same = spans_equal(c, kf_tuple_items(x), kf_tuple_items(y));
  if (tag == KF_TAG_DICT) same = dicts_equal(c, x, y);
  c->depth--;
  /* The outermost pair is compared once, so it need not be remembered. */
  if (same && c->depth > 0) remember_equal(c, a, b);
  return same;
}

static bool is_container(uint32_t tag) {
  return tag == KF_TAG_LIST || tag == KF_TAG_TUPLE || tag == KF_TAG_DICT;
}

static bool equal(comparison_t *c, const kf_value_t *a, const kf_value_t *b) {
  if (a->tag != b->tag || !is_container(a->tag) || a->as.object == NULL || b->as.object == NULL)
    return kf__simple_equal(a, b);
  return containers_equal(c, a->tag, a->as.object, b->as.object);
}

bool kf_value_equal(const kf_value_t *a, const kf_value_t *b) {
  comparison_t c;
  c.depth = 0;
  c.cache_used = false;
  return equal(&c, a, b);
}
