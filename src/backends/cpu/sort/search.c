/* Finding positions in sorted sequences: searchsorted and bucketize. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"
#include "backends/cpu/sort/sort_keys.h"
#include "compat/operator_texts.h"

typedef struct {
  kf_dtype_t dtype;
  int64_t n;      /* elements of the sequence */
  int64_t values; /* values to look for in a line */
  int64_t itemsize;
  bool right, narrow; /* after equals; results are int32 */
  const char *sequence;
  const int64_t *sorter; /* the order of the sequence, when it is not sorted itself */
  const char *value_data;
  char *out;
  int64_t lines;  /* of the sequence; 1: the same for all */
  uint64_t *keys; /* of the sorted sequence, 0 for NaN; NULL if they are computed as needed */
} search_t;

static uint64_t key_of(const search_t *s, int64_t line, int64_t i) {
  int64_t base = s->lines > 1 ? line * s->n : 0;
  int64_t at = s->sorter != NULL ? s->sorter[base + i] : i;
  return kf__element_key(s->dtype, s->sequence + (base + at) * s->itemsize);
}

/* The first position whose element is not before the value. No element compares as being after NaN,
 * so the search continues to the right of it, as in PyTorch. */
static int64_t position_of(const search_t *s, int64_t line, uint64_t value) {
  int64_t low = 0, high = s->n;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    uint64_t key = key_of(s, line, middle);
    if (key < value || (s->right && key == value) || kf__key_is_nan(s->dtype, key))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void make_keys(void *context, int64_t begin, int64_t end) {
  const search_t *s = context;
  for (int64_t i = begin; i < end; i++) {
    uint64_t key = key_of(s, i / s->n, i % s->n);
    s->keys[i] = kf__key_is_nan(s->dtype, key) ? 0 : key;
  }
}

/* Same, with keys that were computed before: a search without branches. */
static int64_t position_among_keys(const uint64_t *keys, int64_t n, uint64_t value, bool right) {
  int64_t low = 0, high = n;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    bool before = right ? keys[middle] <= value : keys[middle] < value;
    low = before ? middle + 1 : low;
    high = before ? high : middle;
  }
  return low;
}

static void search_part(void *context, int64_t begin, int64_t end) {
  const search_t *s = context;
  for (int64_t i = begin; i < end; i++) {
    uint64_t value = kf__element_key(s->dtype, s->value_data + i * s->itemsize);
    int64_t line = s->lines > 1 ? i / s->values : 0;
    int64_t position = s->keys != NULL
                           ? position_among_keys(s->keys + line * s->n, s->n, value, s->right)
                           : position_of(s, line, value);
    if (s->narrow)
      ((int32_t *)(void *)s->out)[i] = (int32_t)position;
    else
      ((int64_t *)(void *)s->out)[i] = position;
  }
}

static kf_status_t check_sorter(const kf_tensor_t *sorter, int64_t n) {
  const int64_t *order = kf__data(sorter);
  for (int64_t i = 0; i < sorter->numel; i++)
    if (order[i] < 0 || order[i] >= n)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SORTER_RANGE, "%s: an index in sorter is out of range"),
          kf__api_name(KF__API("searchsorted")));
  return KF_OK;
}

/* Whether to compute all keys first. A search computes a key at each step, so that pays even for
 * one value for every eight elements. */
static bool pays_to_make_keys(int64_t elements, int64_t values) {
  return elements > 0 && elements / 8 <= values;
}

/* Searches in packed tensors; values have the type of the sequence. */
static kf_status_t search_packed(const kf_tensor_t *sequence, const kf_tensor_t *values,
                                 const kf_tensor_t *sorter, bool right, kf_tensor_t *out) {
  int64_t n = sequence->ndim > 0 ? sequence->sizes[sequence->ndim - 1] : 1;
  KF_ASSERT(kf__is_contiguous(sequence));
  KF_ASSERT(kf__is_contiguous(values));
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(sorter == NULL || kf__is_contiguous(sorter));
  KF_ASSERT(kf__dtype(values) == kf__dtype(sequence));
  KF_ASSERT(kf__dtype(out) == KF_DTYPE_INT32 || kf__dtype(out) == KF_DTYPE_INT64);
  KF_ASSERT(out->numel == values->numel);
  int64_t per_line = values->ndim > 0 ? values->sizes[values->ndim - 1] : 1;
  if (sorter != NULL) KF_TRY(check_sorter(sorter, n));
  if (values->numel == 0) return KF_OK;
  search_t s = {kf__dtype(sequence),
                n,
                per_line,
                kf__itemsize(sequence),
                right,
                kf__dtype(out) == KF_DTYPE_INT32,
                kf__data(sequence),
                sorter != NULL ? kf__data(sorter) : NULL,
                kf__data(values),
                kf__data(out),
                sequence->ndim > 1 ? sequence->numel / (n > 0 ? n : 1) : 1,
                NULL};
  if (pays_to_make_keys(sequence->numel, values->numel)) {
    s.keys = kf_alloc((size_t)sequence->numel * sizeof *s.keys);
    if (s.keys == NULL) return kf__no_memory();
    kf__parallel_for(0, sequence->numel, 4096, make_keys, &s);
  }
  kf__parallel_for(0, values->numel, 1024, search_part, &s);
  kf_free(s.keys);
  return KF_OK;
}

static kf_status_t search(kf_tensor_t *sequence, kf_tensor_t *values, kf_tensor_t *sorter,
                          bool right, kf_tensor_t *out) {
  kf_tensor_t *a = NULL, *b = NULL, *c = NULL, *d = NULL;
  kf_dtype_t common = kf__dtype(sequence);
  kf_status_t status = kf_dtype_promote(common, kf__dtype(values), &common);
  if (status == KF_OK) status = kf_contiguous(sequence, KF_MEMORY_FORMAT_CONTIGUOUS, &a);
  if (status == KF_OK) status = kf_to_dtype(a, common, false, false, kf_no_int(), &d);
  if (status == KF_OK) status = kf_contiguous(values, KF_MEMORY_FORMAT_CONTIGUOUS, &b);
  kf_tensor_t *typed = NULL;
  if (status == KF_OK) status = kf_to_dtype(b, common, false, false, kf_no_int(), &typed);
  if (status == KF_OK && sorter != NULL)
    status = kf_contiguous(sorter, KF_MEMORY_FORMAT_CONTIGUOUS, &c);
  kf_tensor_t *packed = NULL;
  if (status == KF_OK)
    status = kf__tensor_new(kf__dtype(out), out->device, kf__sizes(out), NULL, &packed);
  if (status == KF_OK) status = search_packed(d, typed, c, right, packed);
  if (status == KF_OK) status = kf_copy_(out, packed, false);
  kf_tensor_t *const made[] = {a, b, c, d, typed, packed};
  for (size_t i = 0; i < sizeof made / sizeof made[0]; i++) kf_tensor_release(made[i]);
  return status;
}

static bool is_right(bool right, kf_str_t side) {
  return right || (side.data != NULL && strcmp(side.data, "right") == 0);
}

static kf_status_t cpu_searchsorted(kf_tensor_t *sorted_sequence, kf_tensor_t *self, bool right,
                                    kf_str_t side, kf_tensor_t *sorter, kf_tensor_t *out) {
  KF_TRY(kf__refuse_loopless("searchsorted_out_cpu", kf__dtype(self)));
  return search(sorted_sequence, self, sorter, is_right(right, side), out);
}

static kf_status_t cpu_bucketize(kf_tensor_t *self, kf_tensor_t *boundaries, bool right,
                                 kf_tensor_t *out) {
  KF_TRY(kf__refuse_loopless("searchsorted_out_cpu", kf__dtype(self)));
  return search(boundaries, self, NULL, right, out);
}

const kf_compute_t kf__cpu_bind_search[] = {
    KF_COMPUTE(searchsorted, cpu_searchsorted),
    KF_COMPUTE(bucketize, cpu_bucketize),
    KF_COMPUTE_END,
};
