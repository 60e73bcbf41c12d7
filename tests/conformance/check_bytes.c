/* Saving and restoring: the bytes of a device's storage survive a file, and tensors with the same
 * sizes, strides and offset in the restored storage have the same values. */
#include <stdlib.h>
#include <string.h>

#include "checks.h"
#include "device_side.h"

typedef struct layout {
  const char *name;
  kf_dtype_t dtype;
  int64_t sizes[2], strides[2], offset;
} layout_t;

static const layout_t layouts[] = {
    {"plain", KF_DTYPE_FLOAT32, {4, 6}, {6, 1}, 0},
    {"transposed", KF_DTYPE_FLOAT32, {6, 4}, {1, 6}, 0},
    {"sliced", KF_DTYPE_FLOAT32, {3, 3}, {6, 2}, 7},
    {"int8", KF_DTYPE_INT8, {5, 7}, {9, 1}, 3},
    {"float16", KF_DTYPE_FLOAT16, {4, 4}, {8, 2}, 1},
    {"complex64", KF_DTYPE_COMPLEX64, {3, 2}, {2, 1}, 2},
    {"empty", KF_DTYPE_FLOAT64, {0, 2}, {2, 1}, 0},
};
enum { BYTES = 256 };

/* Writes bytes to a file and reads them back. */
static bool through_file(const unsigned char *bytes, unsigned char *out) {
  FILE *file = tmpfile();
  if (file == NULL) return false;
  bool good = fwrite(bytes, 1, BYTES, file) == BYTES && fseek(file, 0, SEEK_SET) == 0 &&
              fread(out, 1, BYTES, file) == BYTES;
  (void)fclose(file);
  return good;
}

static kf_status_t make_storage(kf_device_t device, const unsigned char *bytes,
                                kf_storage_t **out) {
  void *data = NULL;
  KF_TRY(kf_storage_create(device, BYTES, out));
  KF_TRY(kf_storage_mutable_data(*out, &data));
  return kf_device_copy(device, data, kf_device_make(KF_DEVICE_CPU, -1), bytes, BYTES);
}

static void check_layout(check_context_t *context, const layout_t *layout) {
  unsigned char sent[BYTES], loaded[BYTES], *saved = NULL;
  kf_storage_t *storages[2] = {NULL, NULL};
  kf_tensor_t *tensors[2] = {NULL, NULL};
  kf_int_span_t sizes = {layout->sizes, 2}, strides = {layout->strides, 2};
  fill_pattern(sent, sizeof sent, 1);
  for (int i = 0; i < BYTES; i++) sent[i] &= 0x3b; /* no NaN */
  kf_status_t status = make_storage(context->target.device, sent, &storages[0]);
  if (status == KF_OK) status = host_bytes(storages[0], &saved);
  bool kept = status == KF_OK && through_file(saved, loaded);
  if (kept) status = make_storage(context->target.device, loaded, &storages[1]);
  for (int i = 0; i < 2 && kept && status == KF_OK; i++)
    status =
        kf_tensor_create(storages[i], layout->dtype, sizes, strides, layout->offset, &tensors[i]);
  bool same = false;
  if (kept && status == KF_OK) status = kf_equal(tensors[0], tensors[1], &same);
  for (int i = 0; i < 2; i++) {
    kf_tensor_release(tensors[i]);
    kf_storage_release(storages[i]);
  }
  bool right = saved != NULL && memcmp(saved, sent, sizeof sent) == 0;
  free(saved);
  CHECK(status == KF_OK, "%s: %s", layout->name, kf_error_message());
  CHECK(kept, "%s: the file cannot be written", layout->name);
  CHECK(right, "%s: the saved bytes differ from what was stored", layout->name);
  CHECK(same, "%s: the restored tensor differs", layout->name);
}

static void check_round_trip(check_context_t *context) {
  if (context->target.device.type == KF_DEVICE_META) {
    check_skip(context, "meta has no data");
    return;
  }
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts && !context->failed; i++)
    check_layout(context, &layouts[i]);
}

const check_t byte_checks[] = {{"serialization", "bytes of storages", check_round_trip},
                               {NULL, NULL, NULL}};
