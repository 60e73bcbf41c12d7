/* The order of elements as unsigned numbers, and stable sorting by them.
 *
 * Note [Keys of elements]
 * Every ordered type maps to an unsigned key with the same order: signed integers flip the sign
 * bit; floats flip the sign bit, or all bits if they are negative; negative zero equals zero, and
 * NaN comes after everything. So one algorithm sorts all types: a stable radix sort, with one pass
 * for each byte in which keys differ. */
#ifndef KF_BACKENDS_CPU_SORT_SORT_KEYS_H
#define KF_BACKENDS_CPU_SORT_SORT_KEYS_H

#include "tensor/tensor_internal.h"

/* The items that are sorted: the key of an element and its index in the line. */
typedef struct {
  uint32_t key, index;
} kf__item32_t;
typedef struct {
  uint64_t key;
  int64_t index;
} kf__item64_t;

/* The memory to sort one line of `n` elements, or to find the `first` of them. It is reused for
 * other lines of the same length. Not thread-safe: one thread uses it at a time. */
typedef struct kf__order {
  kf_dtype_t dtype;
  int64_t n, first;
  int64_t capacity; /* items for which there is memory */
  int64_t held; /* items that were loaded: all of the line, or those that may be among the first */
  bool wide;    /* items64, else items32 */
  bool descending;
  void *items, *spare;
} kf__order_t;

bool kf__has_order(kf_dtype_t dtype);
/* `first` ≤ n is the most that will be asked of kf__order_first; n to sort all of them. Fails with
 * KF_ERR_NOT_IMPLEMENTED for a type without an order, and for lack of memory. */
KF_MUST_USE kf_status_t kf__order_create(kf__order_t *order, kf_dtype_t dtype, int64_t n,
                                         int64_t first, bool descending);
void kf__order_destroy(kf__order_t *order);
/* Loads the keys of a line whose elements are `step` bytes apart. */
void kf__order_load(kf__order_t *order, const char *line, int64_t step);
/* Sorts all, stably. */
void kf__order_sort(kf__order_t *order);
/* Moves the first `k` items in order to the front, sorted; of equal keys those with lower indices.
 * `k` is at most `first` of kf__order_create. */
void kf__order_first(kf__order_t *order, int64_t k);

static inline int64_t kf__order_index(const kf__order_t *order, int64_t i) {
  return order->wide ? ((const kf__item64_t *)order->items)[i].index
                     : (int64_t)((const kf__item32_t *)order->items)[i].index;
}
static inline uint64_t kf__order_key(const kf__order_t *order, int64_t i) {
  return order->wide ? ((const kf__item64_t *)order->items)[i].key
                     : ((const kf__item32_t *)order->items)[i].key;
}
/* The key of one element, for ascending order, as 64 bits. */
uint64_t kf__element_key(kf_dtype_t dtype, const char *element);
/* True for the key that NaN has. */
bool kf__key_is_nan(kf_dtype_t dtype, uint64_t key);

#endif
