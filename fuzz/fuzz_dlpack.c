/* Descriptions of tensors as another library might give them: whatever they say, an import either
 * gives a tensor that owns them and agrees with them, or fails and leaves them alone. Memory is
 * looked at only where the description fits what there is. */
#include "fuzz_support.h"
#include "tensor/tensor_internal.h"

enum { DATA_SIZE = 512, DIMS = 6, SMALL = 5 };

static _Alignas(64) unsigned char memory[DATA_SIZE];
static int deleted;

static void delete_versioned(kf_dlpack_versioned_t *self) {
  MUST(self->context == memory);
  deleted++;
}

static void delete_unversioned(kf_dlpack_unversioned_t *self) {
  MUST(self->context == memory);
  deleted++;
}

/* Mostly small numbers, sometimes any. */
static int64_t take_number(input_t *in) {
  uint8_t kind = take_byte(in);
  if (kind < 200) return kind % SMALL;
  if (kind < 220) return -(int64_t)(kind % SMALL);
  return (int64_t)take_word(in);
}

static void take_description(input_t *in, kf_dlpack_tensor_t *t, int64_t *dims) {
  static const uint8_t codes[][2] = {{2, 32}, {2, 64}, {2, 16}, {0, 8},   {0, 64},
                                     {1, 16}, {4, 16}, {5, 64}, {5, 128}, {6, 8}};
  unsigned what = take_byte(in);
  t->data = (what & 1) != 0 ? memory + take_below(in, DATA_SIZE) : memory;
  if ((what & 6) == 6) t->data = NULL;
  t->device.type = (what & 24) == 24 ? (int32_t)take_below(in, 20) : KF_DLPACK_CPU;
  t->device.id = (int32_t)take_number(in);
  t->ndim = (what & 96) == 96 ? (int32_t)take_word(in) : (int32_t)take_below(in, DIMS + 1);
  unsigned type = take_byte(in);
  t->dtype.code = type < 250 ? codes[type % 10][0] : take_byte(in);
  t->dtype.bits = type < 250 ? codes[type % 10][1] : take_byte(in);
  t->dtype.lanes = type < 252 ? 1 : take_byte(in);
  for (int i = 0; i < 2 * DIMS; i++) dims[i] = take_number(in);
  t->shape = (what & 128) != 0 && type % 7 == 0 ? NULL : dims;
  t->strides = take_byte(in) % 3 == 0 ? NULL : dims + DIMS;
  t->byte_offset = (uint64_t)take_number(in) * 4;
  /* More dimensions than there is room for may only be claimed where nobody may believe it. */
  if (t->ndim > DIMS && t->ndim <= KF__MAX_DIMS) t->ndim = KF__MAX_DIMS + 1;
}

/* Does everything that the tensor reaches lie in `memory`? */
static bool fits(const kf_tensor_t *tensor) {
  const unsigned char *data = kf_storage_data(kf_tensor_storage(tensor));
  size_t size = kf_storage_size(kf_tensor_storage(tensor));
  return data != NULL && data >= memory && data <= memory + DATA_SIZE &&
         size <= (size_t)(memory + DATA_SIZE - data);
}

static void check_export(kf_tensor_t *tensor, bool copy) {
  kf_dlpack_versioned_t *managed = NULL;
  kf_status_t status = kf_tensor_to_dlpack(tensor, copy, &managed);
  MUST((status == KF_OK) == (managed != NULL));
  if (status != KF_OK) return;
  kf_int_span_t sizes = kf_tensor_sizes(tensor);
  MUST(managed->tensor.ndim == (int32_t)sizes.size && managed->version.major == 1);
  for (size_t i = 0; i < sizes.size; i++) MUST(managed->tensor.shape[i] == sizes.data[i]);
  kf_tensor_t *again = NULL;
  MUST(kf_tensor_from_dlpack(managed, &again) == KF_OK);
  MUST(kf_tensor_numel(again) == kf_tensor_numel(tensor));
  MUST(kf_tensor_dtype(again) == kf_tensor_dtype(tensor));
  kf_tensor_release(again);
}

static void check_imported(kf_tensor_t *tensor, const kf_dlpack_tensor_t *t) {
  kf_int_span_t sizes = kf_tensor_sizes(tensor);
  MUST(sizes.size == (size_t)t->ndim);
  for (size_t i = 0; i < sizes.size; i++) MUST(sizes.data[i] == t->shape[i]);
  if (t->strides != NULL && sizes.size > 0)
    MUST(memcmp(kf_tensor_strides(tensor).data, t->strides, sizes.size * sizeof(int64_t)) == 0);
  check_export(tensor, false);
  if (kf_tensor_device(tensor).type != KF_DEVICE_CPU) return;
  if (kf_tensor_numel(tensor) > DATA_SIZE || (kf_tensor_numel(tensor) > 0 && !fits(tensor))) return;
  check_export(tensor, true);
  char *text = NULL;
  MUST(kf_tensor_to_text(tensor, NULL, &text) == KF_OK && strncmp(text, "tensor(", 7) == 0);
  kf_free(text);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  for (int i = 0; i < DATA_SIZE; i++) memory[i] = (unsigned char)(i * 37);
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input_t in = {data, size};
  int64_t dims[2 * DIMS];
  uint8_t how = take_byte(&in);
  kf_dlpack_versioned_t versioned = {{how >> 4, how}, memory, delete_versioned, 0, {0}};
  kf_dlpack_unversioned_t unversioned = {{0}, memory, delete_unversioned};
  if (how >> 4 == 15) versioned.version.major = 1;
  versioned.flags = take_byte(&in);
  take_description(&in, &versioned.tensor, dims);
  unversioned.tensor = versioned.tensor;
  deleted = 0;
  kf_tensor_t *tensor = NULL;
  kf_status_t status = (how & 1) != 0 ? kf_tensor_from_dlpack_unversioned(&unversioned, &tensor)
                                      : kf_tensor_from_dlpack(&versioned, &tensor);
  MUST(deleted == 0 && (status == KF_OK) == (tensor != NULL));
  if (status != KF_OK) return 0;
  MUST((how & 1) != 0 || versioned.version.major <= 1);
  bool read_only = (how & 1) == 0 && (versioned.flags & KF_DLPACK_READ_ONLY) != 0;
  MUST(kf_storage_has_flag(kf_tensor_storage(tensor), KF_STORAGE_READ_ONLY) == read_only);
  check_imported(tensor, &versioned.tensor);
  MUST(deleted == 0);
  kf_tensor_release(tensor);
  MUST(deleted == 1);
  return 0;
}
