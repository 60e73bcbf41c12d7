/* See host_copies.h. */
#include "tensor/host/host_copies.h"

#include <stdio.h>

#include "tensor/core/geometry.h"
#include "tensor/host/kept_copies.h"
#include "tensor/storage/storage.h"

/* A host copy begins at a multiple of this, so that elements of every type stay aligned. */
enum { BEGIN_ALIGNMENT = 64 };
/* Run by run pays when the gaps are more than the elements, and a run is not tiny. */
enum { RUN_MIN = 512 };

/* ---- What a tensor reaches ---- */

typedef struct range {
  size_t begin, end;
} range_t;

static range_t range_of(const kf_tensor_t *t) {
  size_t item = (size_t)kf__itemsize(t);
  size_t begin = (size_t)t->offset * item;
  if (t->numel == 0) return (range_t){begin, begin};
  int64_t last = 0;
  for (uint32_t i = 0; i < t->ndim; i++) last += (t->sizes[i] - 1) * t->strides[i];
  return (range_t){begin, begin + ((size_t)last + 1) * item};
}

/* A tensor as equal runs of bytes: `run` of them at every position of the outer dimensions. */
typedef struct runs {
  size_t run;
  uint32_t ndim;
  int64_t sizes[KF__MAX_DIMS];
  int64_t steps[KF__MAX_DIMS]; /* bytes */
} runs_t;

/* Dimensions by ascending stride: those that continue each other join into the run. */
static runs_t runs_of(const kf_tensor_t *t) {
  runs_t runs = {.run = (size_t)kf__itemsize(t)};
  for (uint32_t i = 0; i < t->ndim; i++) {
    if (t->sizes[i] == 1) continue;
    int64_t step = t->strides[i] * kf__itemsize(t);
    uint32_t at = runs.ndim++;
    for (; at > 0 && runs.steps[at - 1] > step; at--) {
      runs.steps[at] = runs.steps[at - 1];
      runs.sizes[at] = runs.sizes[at - 1];
    }
    runs.steps[at] = step;
    runs.sizes[at] = t->sizes[i];
  }
  uint32_t joined = 0;
  while (joined < runs.ndim && (size_t)runs.steps[joined] == runs.run)
    runs.run *= (size_t)runs.sizes[joined++];
  runs.ndim -= joined;
  memmove(runs.sizes, runs.sizes + joined, runs.ndim * sizeof *runs.sizes);
  memmove(runs.steps, runs.steps + joined, runs.ndim * sizeof *runs.steps);
  return runs;
}

typedef kf_status_t (*run_fn)(kf__host_copy_t *copy, size_t begin, size_t size);

static kf_status_t for_each_run(kf__host_copy_t *copy, const kf_tensor_t *t, run_fn visit) {
  runs_t runs = runs_of(t);
  int64_t index[KF__MAX_DIMS] = {0};
  size_t at = range_of(t).begin;
  for (;;) {
    KF_TRY(visit(copy, at, runs.run));
    uint32_t d = 0;
    for (; d < runs.ndim; d++) {
      at += (size_t)runs.steps[d];
      if (++index[d] < runs.sizes[d]) break;
      at -= (size_t)(runs.steps[d] * runs.sizes[d]);
      index[d] = 0;
    }
    if (d == runs.ndim) return KF_OK;
  }
}

/* ---- Copies ---- */

static char *host_at(const kf__host_copy_t *copy, size_t byte) {
  KF_ASSERT(byte >= copy->begin);
  return (char *)copy->host->data + (byte - copy->begin);
}

static kf_status_t read_device(kf__host_copy_t *copy, size_t begin, size_t size) {
  return kf__storage_copy_out(copy->storage, begin, host_at(copy, begin), size);
}

static kf_status_t write_device(kf__host_copy_t *copy, size_t begin, size_t size) {
  return kf__storage_copy_in(copy->storage, begin, host_at(copy, begin), size);
}

/* ---- 1. Adding ---- */

void kf__host_copies_init(kf__host_copies_t *copies) {
  copies->items = copies->first;
  copies->count = 0;
  copies->capacity = KF__HOST_COPIES_INLINE;
  copies->bytes_in = copies->bytes_out = 0;
}

static kf__host_copy_t *find(const kf__host_copies_t *copies, const kf_storage_t *storage) {
  for (size_t i = 0; i < copies->count; i++)
    if (copies->items[i].storage == storage) return &copies->items[i];
  return NULL;
}

static kf_status_t grow(kf__host_copies_t *copies) {
  size_t capacity = 2 * copies->capacity;
  kf__host_copy_t *items = kf_alloc(capacity * sizeof *items);
  if (items == NULL) return kf__no_memory();
  memcpy(items, copies->items, copies->count * sizeof *items);
  if (copies->items != copies->first) kf_free(copies->items);
  copies->items = items;
  copies->capacity = capacity;
  return KF_OK;
}

static void extend(size_t *begin, size_t *end, range_t range) {
  if (range.begin == range.end) return;
  if (*begin == *end) {
    *begin = range.begin;
    *end = range.end;
    return;
  }
  if (range.begin < *begin) *begin = range.begin;
  if (range.end > *end) *end = range.end;
}

kf_status_t kf__host_copies_add(kf__host_copies_t *copies, const kf_tensor_t *tensor, bool reads,
                                bool writes) {
  KF_ASSERT(kf__is_defined(tensor));
  KF_ASSERT((kf__storage_flags(tensor->storage) & KF__STORAGE_REMOTE) != 0);
  kf__host_copy_t *copy = find(copies, tensor->storage);
  if (copy == NULL) {
    if (copies->count == copies->capacity) KF_TRY(grow(copies));
    copy = &copies->items[copies->count++];
    *copy = (kf__host_copy_t){.storage = tensor->storage, .lone = tensor};
  } else if (copy->lone != tensor) {
    copy->lone = NULL;
  }
  range_t range = range_of(tensor);
  extend(&copy->begin, &copy->end, range);
  if (writes) extend(&copy->write_begin, &copy->write_end, range);
  copy->writes |= writes;
  /* Bytes between the elements of a written tensor go back with it: they must be right. */
  copy->reads |= reads || !kf__is_dense(tensor) || copy->lone == NULL;
  return KF_OK;
}

/* ---- 2. Fetching ---- */

static bool gaps_dominate(const kf__host_copy_t *copy) {
  const kf_tensor_t *t = copy->lone;
  if (t == NULL || kf__is_dense(t) || t->numel == 0) return false;
  runs_t runs = runs_of(t);
  for (uint32_t i = 0; i < runs.ndim; i++)
    if (runs.steps[i] == 0) return false; /* broadcast: the runs repeat */
  size_t elements = (size_t)(t->numel * kf__itemsize(t));
  return runs.run >= RUN_MIN && copy->end - copy->begin > 2 * elements;
}

static size_t bytes_of(const kf__host_copy_t *copy) {
  if (!copy->by_runs) return copy->end - copy->begin;
  return (size_t)(copy->lone->numel * kf__itemsize(copy->lone));
}

static kf_status_t fetch_new(kf__host_copies_t *copies, kf__host_copy_t *copy) {
  copy->begin -= copy->begin % BEGIN_ALIGNMENT;
  kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  KF_TRY(kf__storage_new(cpu, copy->end - copy->begin, &copy->host));
  copy->is_good = true; /* nothing to read is good, too */
  if (!copy->reads || copy->begin == copy->end) return KF_OK;
  copy->is_good = false;
  copy->by_runs = gaps_dominate(copy);
  copies->bytes_out += bytes_of(copy);
  if (copy->by_runs)
    KF_TRY(for_each_run(copy, copy->lone, read_device));
  else
    KF_TRY(read_device(copy, copy->begin, copy->end - copy->begin));
  copy->is_good = true;
  return KF_OK;
}

static size_t written_count(const kf__host_copies_t *copies) {
  size_t count = 0;
  for (size_t i = 0; i < copies->count; i++) count += copies->items[i].writes;
  return count;
}

/* Whether new memory can take the place of the storage's: all of it is written, nothing is read,
 * and nobody outside keeps its address. */
static bool can_swap(const kf__host_copy_t *copy) {
  return copy->writes && !copy->reads && copy->write_begin == 0 &&
         copy->write_end == copy->storage->size && kf_storage_is_resizable(copy->storage);
}

/* Several storages are written: the first may have been written when the second fails. */
static kf_status_t remember(kf__host_copy_t *copy) {
  size_t size = copy->write_end - copy->write_begin;
  if (!copy->writes || !copy->reads || size == 0) return KF_OK;
  copy->before = kf_alloc(size);
  if (copy->before == NULL) return kf__no_memory();
  memcpy(copy->before, host_at(copy, copy->write_begin), size);
  return KF_OK;
}

kf_status_t kf__host_copies_fetch(kf__host_copies_t *copies) {
  bool several = written_count(copies) > 1;
  for (size_t i = 0; i < copies->count; i++) {
    kf__host_copy_t *copy = &copies->items[i];
    size_t begin;
    if (several && copy->writes && !can_swap(copy)) copy->reads = true; /* to undo the write */
    copy->host = copy->writes ? kf__kept_copy_take(copy->storage, copy->begin, copy->end, &begin)
                              : kf__kept_copy_find(copy->storage, copy->begin, copy->end, &begin);
    if (copy->host != NULL) {
      copy->by_runs = copy->writes && gaps_dominate(copy); /* only runs go back */
      copy->begin = begin;
      copy->is_good = copy->was_kept = true;
    } else {
      KF_TRY(fetch_new(copies, copy));
    }
    if (several) KF_TRY(remember(copy));
  }
  return KF_OK;
}

/* ---- 3. Tensors ---- */

kf_status_t kf__host_copies_tensor(kf__host_copies_t *copies, kf_tensor_t *tensor,
                                   kf_tensor_t **out_host) {
  kf__host_copy_t *copy = find(copies, tensor->storage);
  KF_ASSERT(copy != NULL);
  KF_ASSERT(copy->host != NULL);
  int64_t skipped = (int64_t)copy->begin / kf__itemsize(tensor);
  int64_t offset = tensor->numel > 0 ? tensor->offset - skipped : 0;
  KF_TRY(kf__tensor_over(copy->host, kf__dtype(tensor), kf__sizes(tensor), tensor->strides, offset,
                         out_host));
  if (kf__is_wrapped(tensor)) kf_tensor_set_wrapped_number(*out_host, true);
  return KF_OK;
}

/* ---- 4. Writing back ---- */

kf_status_t kf__host_copies_resized(kf__host_copies_t *copies, const kf_tensor_t *tensor) {
  kf__host_copy_t *copy = find(copies, tensor->storage);
  KF_ASSERT(copy != NULL);
  KF_ASSERT(copy->writes);
  range_t range = range_of(tensor);
  if (range.begin < copy->begin || range.end - copy->begin > copy->host->size)
    return kf_error_set(KF_ERR_CONTRACT,
                        "a result that the CPU kernel resized reaches beyond its memory");
  /* Other bytes of the storage keep their contents; the old bytes of a resized result do not. */
  copy->write_begin = range.begin;
  copy->write_end = range.end;
  if (copy->end < range.end) copy->end = range.end;
  copy->by_runs = false;
  kf_free(copy->before);
  copy->before = NULL;
  return KF_OK;
}

/* New memory with the bytes of the host copy, which swap_in puts under the storage. */
static kf_status_t stage(kf__host_copies_t *copies, kf__host_copy_t *copy) {
  if (!can_swap(copy)) return KF_OK;
  size_t size = copy->storage->size;
  KF_TRY(kf__storage_new(copy->storage->device, size, &copy->staged));
  copies->bytes_in += size;
  return kf__storage_copy_in(copy->staged, 0, host_at(copy, 0), size);
}

static void swap_in(kf__host_copy_t *copy) {
  if (copy->staged != NULL) kf__storage_swap_data(copy->storage, copy->staged);
}

static kf_status_t write_back(kf__host_copies_t *copies, kf__host_copy_t *copy) {
  size_t size = copy->write_end - copy->write_begin;
  if (!copy->writes || size == 0 || copy->staged != NULL) return KF_OK;
  copies->bytes_in += copy->by_runs ? bytes_of(copy) : size;
  if (copy->by_runs) return for_each_run(copy, copy->lone, write_device);
  return write_device(copy, copy->write_begin, size);
}

/* Best effort: a device that refuses this too is beyond help, and the first error says so. */
static void undo(kf__host_copy_t *copy) {
  if (copy->before == NULL) return;
  memcpy(host_at(copy, copy->write_begin), copy->before, copy->write_end - copy->write_begin);
  kf_status_t ignored =
      copy->by_runs ? for_each_run(copy, copy->lone, write_device)
                    : write_device(copy, copy->write_begin, copy->write_end - copy->write_begin);
  (void)ignored;
}

kf_status_t kf__host_copies_write_back(kf__host_copies_t *copies) {
  if (written_count(copies) > 1)
    for (size_t i = 0; i < copies->count; i++) KF_TRY(stage(copies, &copies->items[i]));
  for (size_t i = 0; i < copies->count; i++) {
    kf_status_t status = write_back(copies, &copies->items[i]);
    if (status == KF_OK) continue;
    char message[512]; /* undoing may fail, too, and this error is the one to report */
    (void)snprintf(message, sizeof message, "%s", kf_error_message());
    for (size_t done = 0; done < i; done++) undo(&copies->items[done]);
    return kf_error_set(status, "%s", message);
  }
  for (size_t i = 0; i < copies->count; i++) swap_in(&copies->items[i]);
  return KF_OK;
}

/* ---- Afterwards ---- */

static void finish(kf__host_copy_t *copy, bool failed) {
  kf_free(copy->before);
  kf_storage_release(copy->staged);
  if (copy->host == NULL) return;
  if (copy->was_kept && !copy->writes) { /* still is, unless another thread wrote to the storage */
    kf_storage_release(copy->host);
    return;
  }
  bool covers = copy->reads || (copy->begin == copy->write_begin && copy->end == copy->write_end);
  if (copy->writes && failed)
    kf__kept_copy_forget(copy->storage);
  else if (copy->is_good && !copy->by_runs && covers)
    kf__kept_copy_put(copy->storage, copy->host, copy->begin, copy->end);
  kf_storage_release(copy->host);
}

void kf__host_copies_drop(kf__host_copies_t *copies, bool failed) {
  for (size_t i = 0; i < copies->count; i++) finish(&copies->items[i], failed);
  if (copies->items != copies->first) kf_free(copies->items);
}

void kf__host_copy_keep(kf_storage_t *storage, kf_storage_t *host) {
  size_t size = storage->size < host->size ? storage->size : host->size;
  kf__kept_copy_put(storage, host, 0, size);
}
