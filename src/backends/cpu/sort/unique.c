/* Distinct elements and slices: _unique2, unique_consecutive, unique_dim. All of them order the
 * entries (or keep the given order), then walk that order and count runs of equal entries. NaN
 * equals nothing, not even itself. */
#include <keyfall/ops.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/sort/sort_keys.h"

/* Entries, n of them, each `width` elements of packed memory; order[i] is the i-th in order. */
typedef struct {
  const char *data;
  kf_dtype_t dtype;
  int64_t n, width, itemsize;
  int64_t *order;
} entries_t;

typedef struct {
  bool inverse; /* whether group_of is wanted */
  int64_t groups;
  int64_t *group_of; /* by entry */
  int64_t *first;    /* entry that stands for each group */
  int64_t *sizes;
} groups_t;

static uint64_t key_at(const entries_t *e, int64_t entry, int64_t column) {
  return kf__element_key(e->dtype, e->data + (entry * e->width + column) * e->itemsize);
}

static int compare(const entries_t *e, int64_t a, int64_t b) {
  for (int64_t c = 0; c < e->width; c++) {
    uint64_t x = key_at(e, a, c), y = key_at(e, b, c);
    if (x != y) return x < y ? -1 : 1;
  }
  return 0;
}

static bool same_entry(const entries_t *e, int64_t a, int64_t b) {
  /* Integers are equal if their bytes are. Any byte but 0 may stand for true. */
  if (!kf_dtype_is_floating(e->dtype) && e->dtype != KF_DTYPE_BOOL) {
    const int64_t size = e->width * e->itemsize;
    const char *x = e->data + a * size, *y = e->data + b * size;
    return size == 8 ? memcmp(x, y, 8) == 0 : memcmp(x, y, (size_t)size) == 0;
  }
  for (int64_t c = 0; c < e->width; c++) {
    uint64_t x = key_at(e, a, c);
    if (x != key_at(e, b, c) || kf__key_is_nan(e->dtype, x)) return false;
  }
  return true;
}

/* ---- Order ---- */

/* Bottom-up merge sort: stable, and without recursion. Slices have no single key for a radix sort.
 */
static kf_status_t order_slices(entries_t *e) {
  int64_t *spare = kf_alloc(((size_t)e->n + 1) * sizeof *spare);
  if (spare == NULL) return kf__no_memory();
  int64_t *from = e->order, *to = spare;
  for (int64_t i = 0; i < e->n; i++) from[i] = i;
  for (int64_t run = 1; run < e->n; run *= 2) {
    for (int64_t begin = 0; begin < e->n; begin += 2 * run) {
      int64_t middle = begin + run < e->n ? begin + run : e->n;
      int64_t end = begin + 2 * run < e->n ? begin + 2 * run : e->n;
      int64_t a = begin, b = middle;
      for (int64_t at = begin; at < end; at++) {
        bool left = b >= end || (a < middle && compare(e, from[a], from[b]) <= 0);
        to[at] = left ? from[a++] : from[b++];
      }
    }
    int64_t *swapped = from;
    from = to;
    to = swapped;
  }
  if (from != e->order) memcpy(e->order, from, (size_t)e->n * sizeof *from);
  kf_free(spare);
  return KF_OK;
}

/* ---- Groups ---- */

/* Numbers the runs of equal entries in e->order. */
static void find_groups(const entries_t *e, groups_t *g) {
  g->groups = 0;
  for (int64_t i = 0; i < e->n; i++) {
    int64_t entry = e->order[i];
    KF_ASSERT(entry >= 0);
    KF_ASSERT(entry < e->n);
    if (i == 0 || !same_entry(e, e->order[i - 1], entry)) {
      g->first[g->groups] = entry;
      g->sizes[g->groups++] = 0;
    }
    g->sizes[g->groups - 1]++;
    g->group_of[entry] = g->groups - 1;
  }
}

static kf_status_t group_as_given(entries_t *e, groups_t *g) {
  for (int64_t i = 0; i < e->n; i++) e->order[i] = i;
  find_groups(e, g);
  return KF_OK;
}

static kf_status_t group_slices(entries_t *e, groups_t *g) {
  KF_TRY(order_slices(e));
  find_groups(e, g);
  return KF_OK;
}

/* The same for elements. Their keys are sorted with them, so equal ones are found without a look at
 * the elements themselves, which are far apart. */
static kf_status_t group_by_keys(entries_t *e, groups_t *g) {
  kf__order_t order;
  KF_TRY(kf__order_create(&order, e->dtype, e->n, e->n, false));
  kf__order_load(&order, e->data, e->itemsize);
  kf__order_sort(&order);
  uint64_t last = 0;
  g->groups = 0;
  for (int64_t i = 0; i < e->n; i++) {
    const uint64_t key = kf__order_key(&order, i);
    const int64_t entry = kf__order_index(&order, i);
    if (i == 0 || key != last || kf__key_is_nan(e->dtype, key)) {
      g->first[g->groups] = entry;
      g->sizes[g->groups++] = 0;
      last = key;
    }
    g->sizes[g->groups - 1]++;
    if (g->inverse) g->group_of[entry] = g->groups - 1;
  }
  kf__order_destroy(&order);
  return KF_OK;
}

/* The same for types of one byte, which have few enough keys to count them. */
static void group_bytes(const entries_t *e, groups_t *g) {
  enum { KEYS = 256 };
  const uint8_t *bytes = (const uint8_t *)e->data;
  uint8_t key_of[KEYS];
  int64_t first[KEYS], sizes[KEYS] = {0}, group[KEYS];
  for (int b = 0; b < KEYS; b++)
    key_of[b] = (uint8_t)kf__element_key(e->dtype, (const char *)&(uint8_t){(uint8_t)b});
  for (int64_t i = 0; i < e->n; i++)
    if (sizes[key_of[bytes[i]]]++ == 0) first[key_of[bytes[i]]] = i;
  g->groups = 0;
  for (int k = 0; k < KEYS; k++) {
    if (sizes[k] == 0) continue;
    g->first[g->groups] = first[k];
    g->sizes[g->groups] = sizes[k];
    group[k] = g->groups++;
  }
  for (int64_t i = 0; g->inverse && i < e->n; i++) g->group_of[i] = group[key_of[bytes[i]]];
}

static kf_status_t group_elements(entries_t *e, groups_t *g) {
  if (e->n <= 1) return group_as_given(e, g);
  if (e->itemsize > 1) return group_by_keys(e, g);
  group_bytes(e, g);
  return KF_OK;
}

/* Makes result `index` an int64 tensor with these numbers, or an empty one if it is not wanted. */
static kf_status_t give_numbers(kf_results_t *r, uint32_t index, const kf_tensor_t *like,
                                const int64_t *numbers, kf_int_span_t sizes, bool wanted) {
  kf_tensor_t *made = NULL;
  int64_t none = 0;
  if (!wanted) sizes = (kf_int_span_t){&none, 1};
  KF_TRY(kf__tensor_new(KF_DTYPE_INT64, like->device, sizes, NULL, &made));
  if (made->numel > 0) memcpy(kf__data(made), numbers, (size_t)made->numel * sizeof *numbers);
  return kf_result_take(r, index, made);
}

/* Finds the groups by one of the functions above, and calls `give`, which makes the results. */
static kf_status_t group_entries(
    entries_t *e, groups_t *g, kf_status_t (*group)(entries_t *e, groups_t *g),
    kf_status_t (*give)(void *context, const entries_t *e, const groups_t *g), void *context) {
  size_t n = (size_t)e->n + 1;
  int64_t *memory = kf_alloc(4 * n * sizeof *memory);
  if (memory == NULL) return kf__no_memory();
  e->order = memory;
  g->group_of = memory + n;
  g->first = memory + 2 * n;
  g->sizes = memory + 3 * n;
  kf_status_t status = group(e, g);
  if (status == KF_OK) status = give(context, e, g);
  kf_free(memory);
  return status;
}

/* ---- Elements ---- */

typedef struct {
  kf_results_t *r;
  kf_tensor_t *self;
  bool inverse, counts;
} element_results_t;

static kf_status_t give_elements(void *context, const entries_t *e, const groups_t *g) {
  element_results_t *to = context;
  kf_tensor_t *values = NULL;
  KF_TRY(kf__tensor_new(e->dtype, to->self->device, (kf_int_span_t){&g->groups, 1}, NULL, &values));
  for (int64_t i = 0; i < g->groups; i++)
    memcpy((char *)kf__data(values) + i * e->itemsize, e->data + g->first[i] * e->itemsize,
           (size_t)e->itemsize);
  KF_TRY(kf_result_take(to->r, 0, values));
  KF_TRY(give_numbers(to->r, 1, to->self, g->group_of, kf__sizes(to->self), to->inverse));
  return give_numbers(to->r, 2, to->self, g->sizes, (kf_int_span_t){&g->groups, 1}, to->counts);
}

static kf_status_t unique_elements(kf_results_t *r, kf_tensor_t *self, bool sort, bool inverse,
                                   bool counts) {
  kf_tensor_t *packed = NULL;
  KF_TRY(kf__refuse_loopless("unique", kf__dtype(self)));
  KF_TRY(kf_contiguous(self, KF_MEMORY_FORMAT_CONTIGUOUS, &packed));
  entries_t e = {kf__data(packed), kf__dtype(self), self->numel, 1, kf__itemsize(self), NULL};
  groups_t g = {inverse, 0, NULL, NULL, NULL};
  element_results_t to = {r, self, inverse, counts};
  kf_status_t status =
      group_entries(&e, &g, sort ? group_elements : group_as_given, give_elements, &to);
  kf_tensor_release(packed);
  return status;
}

static kf_status_t cpu_unique2(kf_results_t *r, kf_tensor_t *self, bool return_inverse,
                               bool return_counts) {
  return unique_elements(r, self, true, return_inverse, return_counts);
}

/* ---- Slices ---- */

typedef struct {
  kf_results_t *r;
  kf_tensor_t *moved; /* the indexed dimension first */
  int64_t dim;
} slice_results_t;

static kf_status_t give_slices(void *context, const entries_t *e, const groups_t *g) {
  slice_results_t *to = context;
  kf_tensor_t *picked = NULL, *index = NULL, *values = NULL;
  kf_int_span_t groups = {&g->groups, 1};
  kf_status_t status = kf__tensor_new(KF_DTYPE_INT64, to->moved->device, groups, NULL, &index);
  if (status == KF_OK && g->groups > 0)
    memcpy(kf__data(index), g->first, (size_t)g->groups * sizeof *g->first);
  if (status == KF_OK) status = kf_index_select(to->moved, 0, index, &picked);
  if (status == KF_OK) {
    const int64_t from[] = {0}, back[] = {to->dim};
    status = kf_movedim_intlist((kf_tensor_t *)picked, (kf_int_span_t){from, 1},
                                (kf_int_span_t){back, 1}, &values);
  }
  kf_tensor_release(index);
  kf_tensor_release(picked);
  KF_TRY(status);
  KF_TRY(kf_result_take(to->r, 0, values));
  KF_TRY(give_numbers(to->r, 1, to->moved, g->group_of, (kf_int_span_t){&e->n, 1}, true));
  return give_numbers(to->r, 2, to->moved, g->sizes, groups, true);
}

/* Group numbers and counts of slices are by-products, so they are always returned. */
static kf_status_t unique_slices(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool sort) {
  if (dim < 0) dim += self->ndim > 0 ? self->ndim : 1;
  kf_tensor_t *moved = NULL, *packed = NULL;
  const int64_t from[] = {dim}, front[] = {0};
  kf_status_t status =
      kf_movedim_intlist(self, (kf_int_span_t){from, 1}, (kf_int_span_t){front, 1}, &moved);
  if (status == KF_OK) status = kf_contiguous(moved, KF_MEMORY_FORMAT_CONTIGUOUS, &packed);
  if (status == KF_OK) {
    int64_t n = packed->ndim > 0 ? packed->sizes[0] : 1;
    entries_t e = {kf__data(packed),
                   kf__dtype(self),
                   n,
                   n > 0 ? packed->numel / n : 0,
                   kf__itemsize(self),
                   NULL};
    groups_t g = {true, 0, NULL, NULL, NULL};
    slice_results_t to = {r, packed, dim};
    status = group_entries(&e, &g, sort ? group_slices : group_as_given, give_slices, &to);
  }
  kf_tensor_release(moved);
  kf_tensor_release(packed);
  return status;
}

static kf_status_t cpu_unique_consecutive(kf_results_t *r, kf_tensor_t *self, bool return_inverse,
                                          bool return_counts, kf_opt_int_t dim) {
  if (!dim.has || self->ndim == 1)
    return unique_elements(r, self, false, return_inverse, return_counts);
  return unique_slices(r, self, dim.value, false);
}

static kf_status_t cpu_unique_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  return unique_slices(r, self, dim, true);
}

static kf_status_t cpu_unique_dim_consecutive(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  return unique_slices(r, self, dim, false);
}

const kf_compute_t kf__cpu_bind_unique[] = {
    KF_COMPUTE(unique2, cpu_unique2),
    KF_COMPUTE(unique_consecutive, cpu_unique_consecutive),
    KF_COMPUTE(unique_dim, cpu_unique_dim),
    KF_COMPUTE(unique_dim_consecutive, cpu_unique_dim_consecutive),
    KF_COMPUTE_END,
};
