/* Keys of all ordered types, and radix sort and selection on them: see Note [Keys of elements]. */
#include "backends/cpu/sort/sort_keys.h"

#include "backends/cpu/core/element_access.h"
#include "base/parallel.h"

/* ---- Keys ---- */

static inline uint32_t key_u8(uint8_t v) { return v; }
static inline uint32_t key_b8(uint8_t v) { return v != 0; }
static inline uint32_t key_u16(uint16_t v) { return v; }
static inline uint32_t key_u32(uint32_t v) { return v; }
static inline uint64_t key_u64(uint64_t v) { return v; }
static inline uint32_t key_i8(int8_t v) { return (uint8_t)v ^ 0x80u; }
static inline uint32_t key_i16(int16_t v) { return (uint16_t)v ^ 0x8000u; }
static inline uint32_t key_i32(int32_t v) { return (uint32_t)v ^ 0x80000000u; }
static inline uint64_t key_i64(int64_t v) { return (uint64_t)v ^ UINT64_C(0x8000000000000000); }

static inline uint32_t key_f32(float v) {
  uint32_t bits = kf__bits_of_float(v);
  uint32_t flipped = bits ^ ((uint32_t)((int32_t)bits >> 31) | 0x80000000u);
  flipped = v == 0 ? 0x80000000u : flipped;
  return v != v ? UINT32_MAX : flipped;
}

static inline uint64_t key_f64(double v) {
  uint64_t bits;
  memcpy(&bits, &v, sizeof bits);
  uint64_t flipped = bits ^ ((uint64_t)((int64_t)bits >> 63) | UINT64_C(0x8000000000000000));
  flipped = v == 0 ? UINT64_C(0x8000000000000000) : flipped;
  return v != v ? UINT64_MAX : flipped;
}

/* The half types keep only the bits that they use, which saves two passes of the sort. */
static inline uint32_t key_f16(uint16_t v) { return key_f32(kf__f16_to_f32(v)) >> 13; }
static inline uint32_t key_b16(uint16_t v) { return key_f32(kf__bf16_to_f32(v)) >> 16; }

#define EACH_KEY32(X)        \
  X(UINT8, u8, uint8_t)      \
  X(BOOL, b8, uint8_t)       \
  X(INT8, i8, int8_t)        \
  X(INT16, i16, int16_t)     \
  X(UINT16, u16, uint16_t)   \
  X(INT32, i32, int32_t)     \
  X(UINT32, u32, uint32_t)   \
  X(FLOAT16, f16, uint16_t)  \
  X(BFLOAT16, b16, uint16_t) \
  X(FLOAT32, f32, float)
#define EACH_KEY64(X) X(INT64, i64, int64_t) X(UINT64, u64, uint64_t) X(FLOAT64, f64, double)

#define ELEMENT_KEY(dtype, tag, type)      \
  case KF_DTYPE_##dtype: {                 \
    type value;                            \
    memcpy(&value, element, sizeof value); \
    return key_##tag(value);               \
  }

uint64_t kf__element_key(kf_dtype_t dtype, const char *element) {
  switch ((int)dtype) {
    EACH_KEY32(ELEMENT_KEY)
    EACH_KEY64(ELEMENT_KEY)
    default: return 0; /* types without an order: all elements are equal */
  }
}

bool kf__has_order(kf_dtype_t dtype) {
#define IS_ORDERED(name, tag, type) dtype == KF_DTYPE_##name ||
  return EACH_KEY32(IS_ORDERED) EACH_KEY64(IS_ORDERED) false;
}

bool kf__key_is_nan(kf_dtype_t dtype, uint64_t key) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT64: return key == UINT64_MAX;
    case KF_DTYPE_FLOAT32: return key == UINT32_MAX;
    case KF_DTYPE_FLOAT16: return key == UINT32_MAX >> 13;
    case KF_DTYPE_BFLOAT16: return key == UINT32_MAX >> 16;
    default: return false;
  }
}

/* ---- Loading a line ---- */

/* Loads n elements; the first one is element `begin` of the line. */
#define LOAD(dtype, tag, type, item, word)                                                      \
  static void load_##tag(void *items, const char *from, int64_t step, int64_t begin, int64_t n, \
                         bool descending) {                                                     \
    item *to = items;                                                                           \
    word flip = descending ? (word)-1 : 0;                                                      \
    for (int64_t i = 0; i < n; i++, from += step) {                                             \
      type value;                                                                               \
      memcpy(&value, from, sizeof value);                                                       \
      to[i].key = (word)(key_##tag(value) ^ flip);                                              \
      to[i].index = (__typeof__(to[i].index))(begin + i);                                       \
    }                                                                                           \
  }
#define LOAD32(dtype, tag, type) LOAD(dtype, tag, type, kf__item32_t, uint32_t)
#define LOAD64(dtype, tag, type) LOAD(dtype, tag, type, kf__item64_t, uint64_t)
EACH_KEY32(LOAD32)
EACH_KEY64(LOAD64)

/* Loads 32-bit keys of lines that are too long for 32-bit indices. */
static void load_long(kf__item64_t *to, kf_dtype_t dtype, const char *from, int64_t step,
                      int64_t begin, int64_t n, bool descending) {
  for (int64_t i = 0; i < n; i++) {
    uint64_t key = kf__element_key(dtype, from + i * step);
    to[i].key = descending ? ~key : key;
    to[i].index = begin + i;
  }
}

static bool has_wide_keys(kf_dtype_t dtype) {
#define IS_WIDE(name, tag, type) dtype == KF_DTYPE_##name ||
  return EACH_KEY64(IS_WIDE) false;
}

/* Elements that are loaded between two attempts to drop those that cannot be among the first. */
enum { PART = 1024, PARTS = 4 };

kf_status_t kf__order_create(kf__order_t *order, kf_dtype_t dtype, int64_t n, int64_t first,
                             bool descending) {
  if (!kf__has_order(dtype)) return kf__not_for_dtype("sorting_kernel_method_name", dtype);
  KF_ASSERT(n >= 0);
  KF_ASSERT(first <= n);
  order->dtype = dtype;
  order->n = n;
  order->first = first;
  order->held = 0;
  order->descending = descending;
  order->wide = has_wide_keys(dtype) || n > UINT32_MAX;
  /* Capacity for twice `first`: then each selection drops at least as many items as it keeps, and
   * the cost for each element is constant. */
  bool few = first > 0 && n > 2 * PARTS * PART && first <= n / PARTS;
  order->capacity = few ? (2 * first > PARTS * PART ? 2 * first : PARTS * PART) : n;
  size_t size = order->wide ? sizeof(kf__item64_t) : sizeof(kf__item32_t), bytes = 0;
  order->items = order->spare = NULL;
  if (__builtin_mul_overflow((size_t)order->capacity + 1, 2 * size, &bytes)) return kf__no_memory();
  order->items = kf_alloc(bytes);
  if (order->items == NULL) return kf__no_memory();
  order->spare = (char *)order->items + (size_t)order->capacity * size;
  return KF_OK;
}

void kf__order_destroy(kf__order_t *order) {
  /* Sorting swaps the two halves of the block: the lower one is its address. */
  void *block = order->items;
  if ((uintptr_t)order->spare < (uintptr_t)block && order->spare != NULL) block = order->spare;
  kf_free(block);
}

/* ---- Sorting ---- */

enum { SHORT_LINE = 48, LOOK = 1 << 18 };

/* Insertion sort for short lines; for long ones radix sort, least significant byte first, which
 * skips the bytes in which all keys agree. The result is in *items; it is incomplete when the loop
 * around it is stopped. */
#define SORTER(name, item, word)                                                                \
  static void insert_##name(item *items, int64_t n) {                                           \
    for (int64_t i = 1; i < n; i++) {                                                           \
      item moving = items[i];                                                                   \
      int64_t at = i;                                                                           \
      for (; at > 0 && items[at - 1].key > moving.key; at--) items[at] = items[at - 1];         \
      items[at] = moving;                                                                       \
    }                                                                                           \
  }                                                                                             \
  static void radix_##name(item **items, item **spare, int64_t n) {                             \
    enum { BYTES = sizeof(word) };                                                              \
    if (n <= SHORT_LINE) {                                                                      \
      insert_##name(*items, n);                                                                 \
      return;                                                                                   \
    }                                                                                           \
    size_t counts[BYTES][256];                                                                  \
    memset(counts, 0, sizeof counts);                                                           \
    for (int64_t i = 0; i < n; i++)                                                             \
      for (int b = 0; b < BYTES; b++) counts[b][(*items)[i].key >> (8 * b) & 255]++;            \
    for (int b = 0; b < BYTES; b++) {                                                           \
      size_t *count = counts[b];                                                                \
      if (count[(*items)[0].key >> (8 * b) & 255] == (size_t)n) continue;                       \
      size_t sum = 0;                                                                           \
      for (int d = 0; d < 256; d++) {                                                           \
        size_t own = count[d];                                                                  \
        count[d] = sum;                                                                         \
        sum += own;                                                                             \
      }                                                                                         \
      item *from = *items, *to = *spare;                                                        \
      for (int64_t at = 0; at < n; at += LOOK) {                                                \
        const int64_t end = n - at < LOOK ? n : at + LOOK;                                      \
        if (at > 0 && kf__loop_stopped()) return;                                               \
        for (int64_t i = at; i < end; i++) to[count[from[i].key >> (8 * b) & 255]++] = from[i]; \
      }                                                                                         \
      *items = to;                                                                              \
      *spare = from;                                                                            \
    }                                                                                           \
  }
SORTER(32, kf__item32_t, uint32_t)
SORTER(64, kf__item64_t, uint64_t)

static void sort_items(kf__order_t *order, int64_t n) {
  KF_ASSERT(n >= 0);
  KF_ASSERT(n <= order->capacity);
  if (order->wide) {
    kf__item64_t *items = order->items, *spare = order->spare;
    radix_64(&items, &spare, n);
    order->items = items;
    order->spare = spare;
  } else {
    kf__item32_t *items = order->items, *spare = order->spare;
    radix_32(&items, &spare, n);
    order->items = items;
    order->spare = spare;
  }
}

void kf__order_sort(kf__order_t *order) {
  KF_ASSERT(order->held == order->n); /* nothing was dropped */
  sort_items(order, order->held);
}

/* The k-th smallest key, found byte by byte from the most significant one. */
#define SELECTOR(name, item, word)                                                    \
  static word kth_key_##name(const item *items, int64_t n, int64_t k) {               \
    word prefix = 0, mask = 0;                                                        \
    for (int b = (int)sizeof(word) - 1; b >= 0; b--) {                                \
      int64_t counts[256] = {0};                                                      \
      for (int64_t i = 0; i < n; i++)                                                 \
        if ((items[i].key & mask) == prefix) counts[items[i].key >> (8 * b) & 255]++; \
      int d = 0;                                                                      \
      while (k >= counts[d]) k -= counts[d++];                                        \
      prefix |= (word)d << (8 * b);                                                   \
      mask |= (word)255 << (8 * b);                                                   \
    }                                                                                 \
    return prefix;                                                                    \
  }                                                                                   \
  /* Gives the largest key that is kept. */                                           \
  static word keep_first_##name(item *items, int64_t n, int64_t k) {                  \
    word limit = kth_key_##name(items, n, k - 1);                                     \
    int64_t below = 0, kept = 0;                                                      \
    for (int64_t i = 0; i < n; i++) below += items[i].key < limit;                    \
    int64_t equal = k - below; /* how many of those at the limit are kept */          \
    for (int64_t i = 0; i < n; i++) {                                                 \
      bool at_limit = items[i].key == limit;                                          \
      if (items[i].key > limit || (at_limit && equal == 0)) continue;                 \
      equal -= at_limit;                                                              \
      items[kept++] = items[i];                                                       \
    }                                                                                 \
    return limit;                                                                     \
  }                                                                                   \
  /* Keeps those below a limit; gives how many. */                                    \
  static int64_t keep_below_##name(item *items, int64_t n, word limit) {              \
    int64_t kept = 0;                                                                 \
    for (int64_t i = 0; i < n; i++)                                                   \
      if (KF_UNLIKELY(items[i].key < limit)) items[kept++] = items[i];                \
    return kept;                                                                      \
  }
SELECTOR(32, kf__item32_t, uint32_t)
SELECTOR(64, kf__item64_t, uint64_t)

void kf__order_first(kf__order_t *order, int64_t k) {
  if (k <= 0) return;
  KF_ASSERT(k <= order->first);
  KF_ASSERT(k <= order->held);
  if (k < order->held && order->held > SHORT_LINE) {
    if (order->wide)
      (void)keep_first_64(order->items, order->held, k);
    else
      (void)keep_first_32(order->items, order->held, k);
    sort_items(order, k);
    return;
  }
  sort_items(order, order->held);
}

/* ---- Loading ---- */

#define LOAD_CASE(dtype_, tag, type) \
  case KF_DTYPE_##dtype_: load_##tag(to, from, step, begin, n, order->descending); return;

/* Loads elements begin … begin + n - 1 of the line as the items from `at` on. */
static void load_part(kf__order_t *order, int64_t at, const char *line, int64_t step, int64_t begin,
                      int64_t n) {
  KF_ASSERT(at + n <= order->capacity);
  KF_ASSERT(begin + n <= order->n);
  const char *from = line + begin * step;
  char *to = (char *)order->items +
             (size_t)at * (order->wide ? sizeof(kf__item64_t) : sizeof(kf__item32_t));
  if (order->wide && !has_wide_keys(order->dtype)) {
    load_long((kf__item64_t *)(void *)to, order->dtype, from, step, begin, n, order->descending);
    return;
  }
  switch ((int)order->dtype) {
    EACH_KEY32(LOAD_CASE)
    EACH_KEY64(LOAD_CASE)
    default: KF_ASSERT(false); /* kf__order_create has refused other types */
  }
}

/* Drops all items but the first; returns the largest key that is left. */
static uint64_t drop_all_but_first(kf__order_t *order) {
  int64_t held = order->held;
  KF_ASSERT(order->first <= held);
  order->held = order->first;
  return order->wide ? keep_first_64(order->items, held, order->first)
                     : keep_first_32(order->items, held, order->first);
}

/* Drops those of the n items after the held ones that are not below the limit; returns how many are
 * left. */
static int64_t drop_from(kf__order_t *order, int64_t n, uint64_t limit) {
  if (order->wide) return keep_below_64((kf__item64_t *)order->items + order->held, n, limit);
  return keep_below_32((kf__item32_t *)order->items + order->held, n, (uint32_t)limit);
}

/* If only few items are asked for, an element that is not below the largest key kept so far cannot
 * be among the first any more: most of a line is dropped while it is read, and never sorted. */
void kf__order_load(kf__order_t *order, const char *line, int64_t step) {
  order->held = 0;
  if (order->capacity == order->n) {
    load_part(order, 0, line, step, 0, order->n);
    order->held = order->n;
    return;
  }
  bool limited = false;
  uint64_t limit = 0;
  for (int64_t begin = 0; begin < order->n; begin += PART) {
    int64_t n = order->n - begin < PART ? order->n - begin : PART;
    if (order->held + n > order->capacity) {
      limit = drop_all_but_first(order);
      limited = true;
    }
    load_part(order, order->held, line, step, begin, n);
    order->held += limited ? drop_from(order, n, limit) : n;
  }
}
