/* Memory: bytes arrive as they were sent, at any size and offset, and all of it is given back. */
#include <stdlib.h>
#include <string.h>

#include "checks.h"

enum { LARGEST = 1048577, MARGIN = 64 };
static const size_t sizes[] = {1,   2,    3,    5,    7,    8,     13,    16,
                               31,  63,   64,   65,   127,  255,   256,   257,
                               511, 1000, 4095, 4096, 4097, 65535, 65537, LARGEST};
enum { SIZE_COUNT = sizeof sizes / sizeof *sizes };
static const size_t offsets[] = {0, 1, 2, 3, 5, 7, 8, 15, 16, 17};
static const kf_device_t host = {KF_DEVICE_CPU, -1};

/* Blocks of one check: on the host what was sent and what came back, and two on the device. */
typedef struct blocks {
  unsigned char *sent, *back;
  kf_storage_t *storages[2];
  char *device[2];
} blocks_t;

static void blocks_free(blocks_t *b) {
  free(b->sent);
  free(b->back);
  for (int i = 0; i < 2; i++) kf_storage_release(b->storages[i]);
}

static bool blocks_make(check_context_t *context, blocks_t *b, size_t size, kf_device_t first,
                        kf_device_t second) {
  memset(b, 0, sizeof *b);
  b->sent = malloc(size);
  b->back = malloc(size);
  kf_device_t devices[2] = {first, second};
  for (int i = 0; i < 2; i++) {
    void *data = NULL;
    if (b->sent == NULL || b->back == NULL ||
        kf_storage_create(devices[i], size, &b->storages[i]) != KF_OK ||
        kf_storage_mutable_data(b->storages[i], &data) != KF_OK) {
      check_fail(context, "%zu bytes cannot be allocated: %s", size, kf_error_message());
      blocks_free(b);
      return false;
    }
    b->device[i] = data;
  }
  fill_pattern(b->sent, size, 0);
  memset(b->back, 0xee, size);
  return true;
}

static bool has_memory(check_context_t *context) {
  if (context->target.device.type != KF_DEVICE_META) return true;
  check_skip(context, "meta has no memory");
  return false;
}

/* Sends `size` bytes to `offset` of the first block, and from there to the second and back. */
static kf_status_t round_trip(const blocks_t *b, kf_device_t first, kf_device_t second,
                              size_t offset, size_t size) {
  KF_TRY(kf_device_copy(first, b->device[0] + offset, host, b->sent, size));
  KF_TRY(kf_device_copy(second, b->device[1] + offset, first, b->device[0] + offset, size));
  return kf_device_copy(host, b->back, second, b->device[1] + offset, size);
}

static void copies_between(check_context_t *context, kf_device_t first, kf_device_t second) {
  blocks_t b;
  uint64_t before = allocated_bytes(context);
  if (!blocks_make(context, &b, LARGEST + MARGIN, first, second)) return;
  for (size_t i = 0; i < SIZE_COUNT && !context->failed; i++)
    for (size_t o = 0; o < sizeof offsets / sizeof *offsets && !context->failed; o++) {
      if (sizes[i] > 5000 && o > 1) continue;
      memset(b.back, 0xee, sizes[i] + MARGIN);
      if (round_trip(&b, first, second, offsets[o], sizes[i]) != KF_OK)
        check_fail(context, "a copy of %zu bytes at offset %zu: %s", sizes[i], offsets[o],
                   kf_error_message());
      else if (memcmp(b.sent, b.back, sizes[i]) != 0)
        check_fail(context, "%zu bytes at offset %zu came back changed", sizes[i], offsets[o]);
      else if (b.back[sizes[i]] != 0xee)
        check_fail(context, "a copy of %zu bytes to the host wrote behind its end", sizes[i]);
    }
  blocks_free(&b);
  uint64_t after = allocated_bytes(context);
  if (!context->failed && after != before)
    check_fail(context, "%lld bytes are still allocated", (long long)(after - before));
}

static void check_copies(check_context_t *context) {
  if (has_memory(context)) copies_between(context, context->target.device, context->target.device);
}

static void check_peer_copies(check_context_t *context) {
  if (context->count < 2) {
    check_skip(context, "there is one device");
    return;
  }
  copies_between(context, device_at(context, 0), device_at(context, 1));
}

/* A write to a part leaves its neighbours alone. */
static void check_parts(check_context_t *context) {
  blocks_t b;
  kf_device_t device = context->target.device;
  if (!has_memory(context) || !blocks_make(context, &b, 512, device, device)) return;
  for (size_t o = 0; o < sizeof offsets / sizeof *offsets && !context->failed; o++) {
    unsigned char expected[512], part[129];
    fill_pattern(expected, sizeof expected, 0);
    fill_pattern(part, sizeof part, 100);
    memcpy(expected + offsets[o], part, sizeof part);
    if (kf_device_copy(device, b.device[0], host, b.sent, 512) != KF_OK ||
        kf_device_copy(device, b.device[0] + offsets[o], host, part, sizeof part) != KF_OK ||
        kf_device_copy(host, b.back, device, b.device[0], 512) != KF_OK)
      check_fail(context, "%s", kf_error_message());
    else if (memcmp(b.back, expected, 512) != 0)
      check_fail(context, "129 bytes at offset %zu were written wrong", offsets[o]);
  }
  blocks_free(&b);
}

static void check_fills(check_context_t *context) {
  static const size_t widths[] = {1, 2, 4, 8, 16};
  blocks_t b;
  kf_device_t device = context->target.device;
  if (!has_memory(context) || !blocks_make(context, &b, 4096, device, device)) return;
  for (size_t w = 0; w < 5 && !context->failed; w++)
    for (size_t n = 1; n < 200 && !context->failed; n += 17) {
      unsigned char pattern[16], expected[4096];
      size_t start = 3 * widths[w], size = n * widths[w];
      fill_pattern(pattern, sizeof pattern, 7);
      memset(expected, 0, sizeof expected);
      for (size_t i = 0; i < size; i++) expected[start + i] = pattern[i % widths[w]];
      unsigned char zero = 0;
      if (kf_device_fill(device, b.device[0], 4096, &zero, 1) != KF_OK ||
          kf_device_fill(device, b.device[0] + start, size, pattern, widths[w]) != KF_OK ||
          kf_device_copy(host, b.back, device, b.device[0], 4096) != KF_OK)
        check_fail(context, "a fill with a pattern of %zu bytes: %s", widths[w],
                   kf_error_message());
      else if (memcmp(b.back, expected, 4096) != 0)
        check_fail(context, "a fill of %zu bytes with a pattern of %zu bytes is wrong", size,
                   widths[w]);
    }
  blocks_free(&b);
}

/* ---- Tensors ---- */

/* x as float32, 4 × 6. */
static kf_status_t make_matrix(kf_tensor_t **out) {
  float numbers[24];
  for (int i = 0; i < 24; i++) numbers[i] = (float)i * 0.5f - 3;
  return kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(4, 6), out);
}

static kf_status_t view_of(kf_tensor_t *x, int which, kf_tensor_t **out) {
  switch (which) {
    case 0: return kf_tensor_view(x, KF_INTS(6, 4), KF_INTS(1, 6), 0, out);  /* transposed */
    case 1: return kf_tensor_view(x, KF_INTS(3, 3), KF_INTS(6, 2), 6, out);  /* sliced */
    case 2: return kf_tensor_view(x, KF_INTS(5, 6), KF_INTS(0, 1), 12, out); /* expanded */
    default: return kf_tensor_view(x, KF_INTS(0, 6), KF_INTS(6, 1), 0, out); /* empty */
  }
}

static kf_status_t strided_copy(kf_device_t device, int which, bool *out_same) {
  kf_tensor_t *x = NULL, *there = NULL, *view = NULL, *expected = NULL, *made = NULL, *back = NULL;
  kf_status_t status = make_matrix(&x);
  if (status == KF_OK) status = to_device(x, device, &there);
  if (status == KF_OK) status = view_of(there, which, &view);
  if (status == KF_OK) status = view_of(x, which, &expected);
  if (status == KF_OK) status = kf_clone(view, kf_no_int(), &made);
  if (status == KF_OK) status = to_device(made, host, &back);
  if (status == KF_OK) status = kf_equal(back, expected, out_same);
  kf_tensor_release(back);
  kf_tensor_release(made);
  if (status == KF_OK && *out_same) {
    status = to_device(view, host, &back);
    if (status == KF_OK) status = kf_equal(back, expected, out_same);
    kf_tensor_release(back);
  }
  kf_tensor_release(view);
  kf_tensor_release(expected);
  kf_tensor_release(there);
  kf_tensor_release(x);
  return status;
}

static void check_strided(check_context_t *context) {
  static const char *const names[] = {"transposed", "sliced", "expanded", "empty"};
  if (!has_memory(context)) return;
  for (int which = 0; which < 4; which++) {
    bool same = false;
    CHECK_OK(strided_copy(context->target.device, which, &same));
    CHECK(same, "a copy of a view that is %s differs", names[which]);
  }
}

/* A write to a view arrives in its base. */
static void check_view_writes(check_context_t *context) {
  kf_tensor_t *x = NULL, *there = NULL, *views[2] = {NULL, NULL}, *back = NULL;
  if (!has_memory(context)) return;
  bool same = false;
  kf_status_t status = make_matrix(&x);
  if (status == KF_OK) status = to_device(x, context->target.device, &there);
  if (status == KF_OK) status = view_of(x, 1, &views[0]);
  if (status == KF_OK) status = view_of(there, 1, &views[1]);
  for (int i = 0; i < 2 && status == KF_OK; i++) status = kf_fill__Scalar(views[i], KF_INT(7));
  if (status == KF_OK) status = to_device(there, host, &back);
  if (status == KF_OK) status = kf_equal(back, x, &same);
  kf_tensor_t *all[] = {x, there, views[0], views[1], back};
  for (size_t i = 0; i < 5; i++) kf_tensor_release(all[i]);
  CHECK(status == KF_OK, "%s", kf_error_message());
  CHECK(same, "a fill of a sliced view did not arrive in its base as on the CPU");
}

static void check_conversions(check_context_t *context) {
  static const kf_dtype_t dtypes[] = {KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT16, KF_DTYPE_INT8,
                                      KF_DTYPE_INT64, KF_DTYPE_BOOL};
  if (!has_memory(context)) return;
  for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
    kf_tensor_t *x = NULL, *expected = NULL, *there = NULL, *back = NULL;
    bool same = false;
    kf_status_t status = make_matrix(&x);
    if (status == KF_OK)
      status = kf_to_device(x, host, dtypes[i], false, true, kf_no_int(), &expected);
    if (status == KF_OK)
      status = kf_to_device(x, context->target.device, dtypes[i], false, true, kf_no_int(), &there);
    if (status == KF_OK) status = to_device(there, host, &back);
    if (status == KF_OK) status = kf_equal(back, expected, &same);
    kf_tensor_t *all[] = {x, expected, there, back};
    for (size_t k = 0; k < 4; k++) kf_tensor_release(all[k]);
    CHECK(status == KF_OK, "%s", kf_error_message());
    CHECK(same, "a copy with a conversion to %s differs", kf_dtype_name(dtypes[i]));
  }
}

/* ---- Statistics, pinned memory ---- */

static void check_statistics(check_context_t *context) {
  if (!has_interface(context)) return;
  uint64_t before = allocated_bytes(context);
  kf_memory_stats_t stats = {.struct_size = sizeof stats};
  kf_tensor_t *made = NULL;
  CHECK_OK(kf_tensor_new(KF_DTYPE_FLOAT32, context->target.device, KF_INTS(1000), &made));
  uint64_t during = allocated_bytes(context);
  kf_status_t status = kf_device_memory_stats(context->target.device, &stats);
  kf_tensor_release(made);
  CHECK(status == KF_OK, "%s", kf_error_message());
  CHECK(during - before >= 4000, "1000 floats raised the statistics by %lld bytes",
        (long long)(during - before));
  CHECK(stats.allocated_peak >= stats.allocated, "the peak is below the present value");
  CHECK(stats.held >= stats.allocated, "more is allocated than held");
  CHECK(stats.allocations > stats.frees, "there are more frees than allocations");
  CHECK(allocated_bytes(context) == before, "the statistics did not return to the start");
  (void)kf_device_empty_cache(context->target.device.type);
  CHECK_OK(kf_device_reset_peak_memory(context->target.device));
}

static void check_pinned(check_context_t *context) {
  if (!has_interface(context)) return;
  int type = context->target.device.type;
  kf_storage_t *pinned = NULL, *there = NULL;
  void *data = NULL, *address = NULL;
  CHECK_OK(kf_storage_create_pinned(type, 4096, &pinned));
  unsigned char back[4096];
  kf_status_t status = kf_storage_mutable_data(pinned, &data);
  if (status == KF_OK) fill_pattern(data, 4096, 3);
  bool is_pinned = kf_storage_is_pinned(pinned, type);
  if (status == KF_OK) status = kf_storage_create(context->target.device, 4096, &there);
  if (status == KF_OK) status = kf_storage_mutable_data(there, &address);
  if (status == KF_OK) status = kf_device_copy(context->target.device, address, host, data, 4096);
  if (status == KF_OK) status = kf_device_copy(host, back, context->target.device, address, 4096);
  bool same = status == KF_OK && memcmp(back, data, 4096) == 0;
  kf_storage_release(there);
  kf_storage_release(pinned);
  CHECK(status == KF_OK, "%s", kf_error_message());
  CHECK(is_pinned, "pinned memory is not known as such");
  CHECK(same, "bytes from pinned memory came back changed");
}

const check_t memory_checks[] = {{"memory", "copies", check_copies},
                                 {"memory", "copies between devices", check_peer_copies},
                                 {"memory", "parts of a block", check_parts},
                                 {"memory", "fills", check_fills},
                                 {"memory", "strided copies", check_strided},
                                 {"memory", "writes through views", check_view_writes},
                                 {"memory", "conversions on the way", check_conversions},
                                 {"memory", "statistics", check_statistics},
                                 {"memory", "pinned memory", check_pinned},
                                 {NULL, NULL, NULL}};
