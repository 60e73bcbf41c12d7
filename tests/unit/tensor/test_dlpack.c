/* DLPack: what goes out comes back in as it was, descriptions that are wrong are refused without
 * touching them, and deleters run exactly once. */
#include <keyfall/dlpack.h>

#include <stdio.h>

#include "kft.h"

/* The layout is an agreement between libraries. */
_Static_assert(sizeof(void *) != 8 ||
                   (sizeof(kf_dlpack_tensor_t) == 48 && offsetof(kf_dlpack_tensor_t, device) == 8 &&
                    offsetof(kf_dlpack_tensor_t, ndim) == 16 &&
                    offsetof(kf_dlpack_tensor_t, dtype) == 20 &&
                    offsetof(kf_dlpack_tensor_t, shape) == 24 &&
                    offsetof(kf_dlpack_tensor_t, strides) == 32 &&
                    offsetof(kf_dlpack_tensor_t, byte_offset) == 40),
               "DLTensor");
_Static_assert(sizeof(void *) != 8 || (sizeof(kf_dlpack_unversioned_t) == 64 &&
                                       offsetof(kf_dlpack_unversioned_t, deleter) == 56),
               "DLManagedTensor");
_Static_assert(sizeof(void *) != 8 || (sizeof(kf_dlpack_versioned_t) == 80 &&
                                       offsetof(kf_dlpack_versioned_t, deleter) == 16 &&
                                       offsetof(kf_dlpack_versioned_t, flags) == 24 &&
                                       offsetof(kf_dlpack_versioned_t, tensor) == 32),
               "DLManagedTensorVersioned");
_Static_assert(sizeof(void *) != 8 || (sizeof(kf_dlpack_exchange_t) == 56 &&
                                       offsetof(kf_dlpack_exchange_t, allocate) == 16),
               "DLPackExchangeAPI");

/* ---- What a foreign library would give us ---- */

typedef struct foreign {
  kf_dlpack_versioned_t versioned;
  kf_dlpack_unversioned_t unversioned;
  int64_t shape[80], strides[80];
  _Alignas(64) float data[64];
  int deleted;
} foreign_t;

static foreign_t foreign;

static void delete_foreign(kf_dlpack_versioned_t *self) {
  KFT_TRUE(self == &foreign.versioned);
  foreign.deleted++;
}

static void delete_foreign_unversioned(kf_dlpack_unversioned_t *self) {
  KFT_TRUE(self == &foreign.unversioned);
  foreign.deleted++;
}

/* A good description: floats, 2 × 3, contiguous. */
static kf_dlpack_tensor_t *make_foreign(void) {
  memset(&foreign, 0, sizeof foreign);
  for (int i = 0; i < 64; i++) foreign.data[i] = (float)i;
  foreign.versioned.version.major = 1;
  foreign.versioned.deleter = delete_foreign;
  foreign.unversioned.deleter = delete_foreign_unversioned;
  kf_dlpack_tensor_t *t = &foreign.versioned.tensor;
  t->data = foreign.data;
  t->device.type = KF_DLPACK_CPU;
  t->ndim = 2;
  t->dtype.code = KF_DLPACK_FLOAT;
  t->dtype.bits = 32;
  t->dtype.lanes = 1;
  t->shape = foreign.shape;
  t->strides = foreign.strides;
  foreign.shape[0] = 2;
  foreign.shape[1] = 3;
  foreign.strides[0] = 3;
  foreign.strides[1] = 1;
  return t;
}

static kf_tensor_t *import_foreign(void) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_from_dlpack(&foreign.versioned, &tensor));
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

static void release_now(kf_tensor_t *tensor) {
  KFT_CANCEL(tensor);
  kf_tensor_release(tensor);
}

/* Refused in both forms, and not deleted. */
static void check_refused(kf_status_t code, const char *part) {
  kf_tensor_t *tensor = (kf_tensor_t *)(void *)&foreign;
  KFT_FAILS_WITH(kf_tensor_from_dlpack(&foreign.versioned, &tensor), code, part);
  KFT_TRUE(tensor == NULL);
  foreign.unversioned.tensor = foreign.versioned.tensor;
  KFT_FAILS_WITH(kf_tensor_from_dlpack_unversioned(&foreign.unversioned, &tensor), code, part);
  KFT_TRUE(tensor == NULL);
  KFT_EQ_INT(foreign.deleted, 0);
}

static float at(const kf_tensor_t *tensor, int64_t row, int64_t column) {
  kf_int_span_t strides = kf_tensor_strides(tensor);
  const float *data = kf_tensor_data(tensor);
  return data[row * strides.data[0] + column * strides.data[1]];
}

/* ---- In ---- */

static void test_import(void **state) {
  (void)state;
  (void)make_foreign();
  kf_tensor_t *tensor = import_foreign();
  KFT_EQ_INT(kf_tensor_dtype(tensor), KF_DTYPE_FLOAT32);
  KFT_EQ_INT(kf_tensor_dim(tensor), 2);
  KFT_EQ_INT(kf_tensor_numel(tensor), 6);
  KFT_TRUE(kf_tensor_data(tensor) == foreign.data);
  KFT_TRUE(at(tensor, 1, 2) == 5);
  KFT_TRUE(!kf_storage_is_resizable(kf_tensor_storage(tensor)));
  kf_tensor_t *view = NULL;
  KFT_OK(kf_tensor_view(tensor, KF_INTS(3), KF_INTS(1), 3, &view));
  KFT_DEFER(kf_object_release, view);
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 0); /* the view still needs it */
  release_now(view);
  KFT_EQ_INT(foreign.deleted, 1);
}

static void test_import_unversioned(void **state) {
  (void)state;
  (void)make_foreign();
  foreign.unversioned.tensor = foreign.versioned.tensor;
  foreign.unversioned.tensor.strides = NULL;
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_from_dlpack_unversioned(&foreign.unversioned, &tensor));
  KFT_DEFER(kf_object_release, tensor);
  KFT_TRUE(at(tensor, 1, 1) == 4);
  KFT_TRUE(kf_tensor_is_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS));
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 1);
}

static void test_import_geometry(void **state) {
  (void)state;
  kf_dlpack_tensor_t *t = make_foreign();
  foreign.strides[0] = 1;
  foreign.strides[1] = 2;
  t->byte_offset = 4 * sizeof(float);
  kf_tensor_t *tensor = import_foreign();
  KFT_TRUE(at(tensor, 1, 2) == 4 + 1 + 2 * 2);
  release_now(tensor);

  t = make_foreign(); /* broadcast rows, and no deleter */
  foreign.strides[0] = 0;
  foreign.versioned.deleter = NULL;
  tensor = import_foreign();
  KFT_TRUE(at(tensor, 1, 2) == 2);
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 0);

  t = make_foreign(); /* a number */
  t->ndim = 0;
  t->shape = NULL;
  t->strides = NULL;
  tensor = import_foreign();
  KFT_EQ_INT(kf_tensor_dim(tensor), 0);
  KFT_EQ_INT(kf_tensor_numel(tensor), 1);
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 1);

  t = make_foreign(); /* nothing */
  foreign.shape[0] = 0;
  t->data = NULL;
  t->byte_offset = UINT64_MAX;
  tensor = import_foreign();
  KFT_EQ_INT(kf_tensor_numel(tensor), 0);
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 1);
}

static void test_import_types(void **state) {
  (void)state;
  static const struct {
    uint8_t code, bits;
    kf_dtype_t dtype;
  } good[] = {{0, 8, KF_DTYPE_INT8},
              {0, 16, KF_DTYPE_INT16},
              {0, 32, KF_DTYPE_INT32},
              {0, 64, KF_DTYPE_INT64},
              {1, 8, KF_DTYPE_UINT8},
              {1, 16, KF_DTYPE_UINT16},
              {1, 32, KF_DTYPE_UINT32},
              {1, 64, KF_DTYPE_UINT64},
              {2, 16, KF_DTYPE_FLOAT16},
              {2, 32, KF_DTYPE_FLOAT32},
              {2, 64, KF_DTYPE_FLOAT64},
              {4, 16, KF_DTYPE_BFLOAT16},
              {5, 64, KF_DTYPE_COMPLEX64},
              {5, 128, KF_DTYPE_COMPLEX128},
              {6, 8, KF_DTYPE_BOOL},
              {10, 8, KF_DTYPE_FLOAT8_E4M3FN},
              {11, 8, KF_DTYPE_FLOAT8_E4M3FNUZ},
              {12, 8, KF_DTYPE_FLOAT8_E5M2},
              {13, 8, KF_DTYPE_FLOAT8_E5M2FNUZ},
              {14, 8, KF_DTYPE_FLOAT8_E8M0FNU}};
  for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
    kf_dlpack_tensor_t *t = make_foreign();
    t->dtype.code = good[i].code;
    t->dtype.bits = good[i].bits;
    kf_tensor_t *tensor = import_foreign();
    KFT_EQ_INT(kf_tensor_dtype(tensor), good[i].dtype);
    kf_dlpack_versioned_t *back = NULL;
    KFT_OK(kf_tensor_to_dlpack(tensor, false, &back));
    KFT_EQ_INT(back->tensor.dtype.code, good[i].code);
    KFT_EQ_INT(back->tensor.dtype.bits, good[i].bits);
    KFT_EQ_INT(back->tensor.dtype.lanes, 1);
    back->deleter(back);
    release_now(tensor);
    KFT_EQ_INT(foreign.deleted, 1);
  }
}

static void test_hostile_types(void **state) {
  (void)state;
  kf_dlpack_tensor_t *t = make_foreign();
  t->dtype.lanes = 4;
  check_refused(KF_ERR_BUFFER, "lanes: 4");
  t->dtype.lanes = 0;
  check_refused(KF_ERR_BUFFER, "lanes: 0");
  t->dtype.lanes = 1;
  t->dtype.bits = 24;
  check_refused(KF_ERR_BUFFER, "there is no element type of 24 bits with type code 2");
  t->dtype.bits = 0;
  check_refused(KF_ERR_BUFFER, "there is no element type of 0 bits");
  for (unsigned code = 0; code < 256; code++) {
    if ((code <= 6 && code != 3) || (code >= 10 && code <= 14)) continue;
    t->dtype.code = (uint8_t)code;
    t->dtype.bits = 8;
    check_refused(KF_ERR_BUFFER, "there is no element type with type code");
  }
}

static void test_hostile_devices(void **state) {
  (void)state;
  kf_dlpack_tensor_t *t = make_foreign();
  static const int32_t unknown[] = {0,  3,  5,  6,  9,  11,        13,
                                    15, 16, 18, 99, -1, INT32_MIN, INT32_MAX};
  for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
    t->device.type = unknown[i];
    check_refused(KF_ERR_BUFFER, " cannot be imported");
  }
  t->device.type = KF_DLPACK_CUDA;
  t->device.id = -1;
  check_refused(KF_ERR_VALUE, "device_id from 0 to 32767, found -1");
  t->device.id = 40000;
  check_refused(KF_ERR_VALUE, "found 40000");
  t->device.id = 3;
  kf_tensor_t *tensor = import_foreign(); /* memory that nobody here touches */
  KFT_EQ_INT(kf_tensor_device(tensor).type, KF_DEVICE_CUDA);
  KFT_EQ_INT(kf_tensor_device(tensor).index, 3);
  kf_dlpack_device_t device;
  KFT_OK(kf_tensor_dlpack_device(tensor, &device));
  KFT_TRUE(device.type == KF_DLPACK_CUDA && device.id == 3);
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 1);
}

static void test_known_devices(void **state) {
  (void)state;
  static const int32_t known[] = {KF_DLPACK_CUDA, KF_DLPACK_VULKAN,  KF_DLPACK_METAL,
                                  KF_DLPACK_ROCM, KF_DLPACK_EXT_DEV, KF_DLPACK_ONEAPI,
                                  KF_DLPACK_MAIA};
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
    kf_dlpack_tensor_t *t = make_foreign();
    t->device.type = known[i];
    t->byte_offset = 6; /* may be a handle: nothing is added to it */
    check_refused(KF_ERR_VALUE, "multiple of 4, found 6");
    t->byte_offset = 8;
    kf_tensor_t *tensor = import_foreign();
    KFT_EQ_INT(kf_tensor_storage_offset(tensor), 2);
    kf_dlpack_device_t device;
    KFT_OK(kf_tensor_dlpack_device(tensor, &device));
    KFT_EQ_INT(device.type, known[i]);
    kf_dlpack_versioned_t *managed = NULL;
    KFT_FAILS_WITH(kf_tensor_to_dlpack(tensor, true, &managed), KF_ERR_BUFFER, "on the CPU");
    KFT_OK(kf_tensor_to_dlpack(tensor, false, &managed));
    const char *data = managed->tensor.data;
    uint64_t byte_offset = managed->tensor.byte_offset;
    managed->deleter(managed);
    KFT_TRUE(data + byte_offset == (const char *)&foreign.data[2]);
    bool is_handle = known[i] == KF_DLPACK_VULKAN || known[i] == KF_DLPACK_METAL;
    KFT_EQ_INT(byte_offset, is_handle ? 8 : 0);
    release_now(tensor);
    KFT_EQ_INT(foreign.deleted, 1);
  }
}

static void test_hostile_shapes(void **state) {
  (void)state;
  kf_dlpack_tensor_t *t = make_foreign();
  t->ndim = -1;
  check_refused(KF_ERR_VALUE, "ndim from 0 to 128, found -1");
  t->ndim = 129;
  check_refused(KF_ERR_VALUE, "found 129");
  t->ndim = INT32_MAX;
  check_refused(KF_ERR_VALUE, "ndim");
  t = make_foreign();
  t->shape = NULL;
  check_refused(KF_ERR_VALUE, "shape of 2 numbers, found NULL");
  t = make_foreign();
  foreign.shape[1] = -3;
  check_refused(KF_ERR_RUNTIME, "expected sizes of at least 0, found -3");
  t = make_foreign();
  foreign.shape[0] = INT64_MAX;
  check_refused(KF_ERR_RUNTIME, "is too large to address");
  foreign.shape[0] = INT64_C(1) << 62; /* more bytes than there are numbers */
  foreign.shape[1] = 1;
  check_refused(KF_ERR_RUNTIME, "is too large to address");
  t = make_foreign();
  foreign.strides[0] = -3;
  check_refused(KF_ERR_RUNTIME, "expected strides of at least 0");
  t = make_foreign();
  foreign.strides[0] = INT64_MAX;
  foreign.strides[1] = INT64_MAX;
  check_refused(KF_ERR_RUNTIME, "is too large to address");
  t = make_foreign();
  t->data = NULL;
  check_refused(KF_ERR_VALUE, "expected data, found NULL");
}

static void test_hostile_addresses(void **state) {
  (void)state;
  kf_dlpack_tensor_t *t = make_foreign();
  t->byte_offset = 2;
  check_refused(KF_ERR_VALUE, "aligned to 4 bytes for elements of type float32");
  t->byte_offset = UINT64_MAX;
  check_refused(KF_ERR_VALUE, "byte_offset 18446744073709551615 is too large");
  t->byte_offset = INT64_MAX;
  t->data = (void *)(uintptr_t)(UINTPTR_MAX / 2 + 100); /* never looked at */
  check_refused(KF_ERR_VALUE, "too large");
  t = make_foreign();
  t->data = (char *)foreign.data + 1;
  check_refused(KF_ERR_VALUE, "aligned");
  t->byte_offset = 3; /* together they are */
  kf_tensor_t *tensor = import_foreign();
  KFT_TRUE(kf_tensor_data(tensor) == foreign.data + 1);
  release_now(tensor);
}

static void test_versions(void **state) {
  (void)state;
  kf_tensor_t *tensor = NULL;
  (void)make_foreign();
  foreign.versioned.version.major = 2;
  KFT_FAILS_WITH(kf_tensor_from_dlpack(&foreign.versioned, &tensor), KF_ERR_ABI,
                 "the tensor has major version 2, expected at most 1");
  KFT_EQ_INT(foreign.deleted, 0);
  foreign.versioned.version.major = 1;
  foreign.versioned.version.minor = 99;
  release_now(import_foreign());
  KFT_EQ_INT(foreign.deleted, 1);
  KFT_FAILS(kf_tensor_from_dlpack(NULL, &tensor), KF_ERR_MISUSE);
  KFT_FAILS(kf_tensor_from_dlpack_unversioned(NULL, &tensor), KF_ERR_MISUSE);
}

static void test_read_only(void **state) {
  (void)state;
  void *data = NULL;
  (void)make_foreign();
  foreign.versioned.flags = KF_DLPACK_READ_ONLY | UINT64_C(1) << 40; /* and one of the future */
  kf_tensor_t *tensor = import_foreign();
  KFT_TRUE(kf_storage_has_flag(kf_tensor_storage(tensor), KF_STORAGE_READ_ONLY));
  KFT_FAILS(kf_tensor_mutable_data(tensor, &data), KF_ERR_RUNTIME);
  KFT_TRUE(kf_tensor_data(tensor) == foreign.data);
  kf_dlpack_versioned_t *out = NULL;
  KFT_OK(kf_tensor_to_dlpack(tensor, false, &out));
  KFT_EQ_INT(out->flags, KF_DLPACK_READ_ONLY);
  KFT_TRUE(out->tensor.data == foreign.data);
  out->deleter(out);
  kf_dlpack_unversioned_t *old = NULL;
  KFT_FAILS_WITH(kf_tensor_to_dlpack_unversioned(tensor, false, &old), KF_ERR_BUFFER, "read-only");
  KFT_TRUE(old == NULL);
  KFT_OK(kf_tensor_to_dlpack_unversioned(tensor, true, &old));
  KFT_TRUE(old->tensor.data != foreign.data);
  old->deleter(old);
  kf_dlpack_tensor_t described;
  KFT_EQ_INT(kf_dlpack_exchange_table()->tensor_from_object(tensor, &described), -1);
  release_now(tensor);
  KFT_EQ_INT(foreign.deleted, 1);
}

/* ---- Out ---- */

static kf_tensor_t *make_tensor(kf_int_span_t sizes, kf_int_span_t strides) {
  static float data[64];
  for (int i = 0; i < 64; i++) data[i] = (float)i;
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_from_blob(data, KF_DTYPE_FLOAT32, sizes, strides, NULL, NULL, &tensor));
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

static void delete_export(void *managed) {
  kf_dlpack_versioned_t *export = managed;
  export->deleter(export);
}

static kf_dlpack_versioned_t *export_tensor(kf_tensor_t *tensor, bool copy) {
  kf_dlpack_versioned_t *managed = NULL;
  KFT_OK(kf_tensor_to_dlpack(tensor, copy, &managed));
  KFT_DEFER(delete_export, managed);
  return managed;
}

static void test_export(void **state) {
  (void)state;
  kf_tensor_t *tensor = make_tensor(KF_INTS(2, 1, 3), KF_INTS(5, 7, 2));
  kf_dlpack_versioned_t *managed = export_tensor(tensor, false);
  const kf_dlpack_tensor_t *t = &managed->tensor;
  KFT_EQ_INT(managed->version.major, 1);
  KFT_EQ_INT(managed->flags, 0);
  KFT_EQ_INT(t->ndim, 3);
  KFT_EQ_INT(t->device.type, KF_DLPACK_CPU);
  KFT_EQ_INT(t->device.id, 0);
  KFT_EQ_INT(t->byte_offset, 0);
  KFT_TRUE(t->data == kf_tensor_data(tensor));
  KFT_TRUE(t->shape[0] == 2 && t->shape[1] == 1 && t->shape[2] == 3);
  KFT_TRUE(t->strides[0] == 5 && t->strides[1] == 7 && t->strides[2] == 2);
  /* What happens to the tensor does not reach it. */
  KFT_OK(kf_tensor_set_geometry(tensor, KF_INTS(1), KF_INTS(1), 0));
  release_now(tensor);
  KFT_TRUE(t->shape[2] == 3 && ((const float *)t->data)[2 * 2] == 4);
}

static void test_export_keeps_memory(void **state) {
  (void)state;
  kf_tensor_t *tensor = NULL;
  kf_dlpack_unversioned_t *managed = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_INT64, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(4), &tensor));
  KFT_DEFER(kf_object_release, tensor);
  void *data = NULL;
  KFT_OK(kf_tensor_mutable_data(tensor, &data));
  ((int64_t *)data)[3] = 42;
  KFT_OK(kf_tensor_to_dlpack_unversioned(tensor, false, &managed));
  release_now(tensor);
  KFT_EQ_INT(((const int64_t *)managed->tensor.data)[3], 42);
  kf_tensor_t *back = NULL;
  kf_status_t status = kf_tensor_from_dlpack_unversioned(managed, &back);
  if (status != KF_OK) managed->deleter(managed);
  KFT_OK(status);
  KFT_EQ_INT(((const int64_t *)kf_tensor_data(back))[3], 42);
  kf_tensor_release(back);
}

static void test_export_copy(void **state) {
  (void)state;
  kf_tensor_t *tensor = make_tensor(KF_INTS(3, 1, 2, 2), KF_INTS(2, INT64_MAX, 10, 1));
  kf_dlpack_versioned_t *managed = export_tensor(tensor, true);
  const kf_dlpack_tensor_t *t = &managed->tensor;
  KFT_EQ_INT(managed->flags, KF_DLPACK_IS_COPIED);
  KFT_TRUE(t->data != kf_tensor_data(tensor));
  for (int64_t i = 0; i < 3; i++)
    for (int64_t j = 0; j < 2; j++)
      for (int64_t k = 0; k < 2; k++)
        KFT_EQ_INT(
            ((const float *)t->data)[i * t->strides[0] + j * t->strides[2] + k * t->strides[3]],
            i * 2 + j * 10 + k);
  /* Dense: as many elements as there are, no gaps. */
  KFT_EQ_INT(2 * t->strides[0] + t->strides[2] + t->strides[3] + 1, 12);
  kf_dlpack_versioned_t *dense = export_tensor(make_tensor(KF_INTS(3, 2), KF_INTS(1, 3)), true);
  KFT_EQ_INT(dense->tensor.strides[1], 3);
  KFT_TRUE(((const float *)dense->tensor.data)[5] == 5);
  kf_dlpack_versioned_t *empty = export_tensor(make_tensor(KF_INTS(0, 3), KF_INTS(3, 1)), true);
  KFT_TRUE(empty->tensor.data == NULL && empty->tensor.shape[1] == 3);
}

static void test_export_refused(void **state) {
  (void)state;
  kf_dlpack_versioned_t *managed = NULL;
  kf_dlpack_unversioned_t *old = NULL;
  kf_dlpack_device_t device;
  static const double numbers[] = {1, 2};
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_from_data(numbers, KF_DTYPE_COMPLEX128, KF_INTS(1), &tensor));
  KFT_DEFER(kf_object_release, tensor);
  KFT_OK(kf_tensor_set_conj(tensor, true));
  for (int copy = 0; copy < 2; copy++) {
    KFT_FAILS_WITH(
        kf_tensor_to_dlpack(tensor, copy == 1, &managed), KF_ERR_BUFFER,
        "a tensor with the conjugate bit cannot be exported; call aten::resolve_conj first");
    KFT_FAILS(kf_tensor_to_dlpack_unversioned(tensor, copy == 1, &old), KF_ERR_BUFFER);
  }
  KFT_OK(kf_tensor_set_conj(tensor, false));
  KFT_OK(kf_tensor_set_neg(tensor, true));
  KFT_FAILS_WITH(kf_tensor_to_dlpack(tensor, false, &managed), KF_ERR_BUFFER, "negative bit");
  KFT_OK(kf_tensor_set_neg(tensor, false));
  kf_storage_set_flag(kf_tensor_storage(tensor), KF_STORAGE_THROW_ON_DATA, true);
  KFT_FAILS(kf_tensor_to_dlpack(tensor, false, &managed), KF_ERR_RUNTIME);
  KFT_FAILS(kf_tensor_to_dlpack(tensor, true, &managed), KF_ERR_RUNTIME);
  kf_storage_set_flag(kf_tensor_storage(tensor), KF_STORAGE_THROW_ON_DATA, false);
  kf_storage_set_flag(kf_tensor_storage(tensor), KF_STORAGE_THROW_ON_MUTABLE_DATA, true);
  KFT_FAILS(kf_tensor_to_dlpack(tensor, false, &managed), KF_ERR_RUNTIME);
  kf_tensor_t *meta = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_META, -1), KF_INTS(2), &meta));
  KFT_DEFER(kf_object_release, meta);
  KFT_FAILS_WITH(kf_tensor_to_dlpack(meta, false, &managed), KF_ERR_BUFFER,
                 "dlpack: a tensor on meta cannot be exported");
  KFT_FAILS(kf_tensor_to_dlpack(meta, true, &managed), KF_ERR_BUFFER);
  KFT_FAILS(kf_tensor_dlpack_device(meta, &device), KF_ERR_BUFFER);
  KFT_FAILS(kf_tensor_to_dlpack(kf_tensor_undefined(), false, &managed), KF_ERR_BUFFER);
  KFT_FAILS(kf_tensor_to_dlpack(NULL, true, &managed), KF_ERR_BUFFER);
  KFT_FAILS(kf_tensor_dlpack_device(NULL, &device), KF_ERR_BUFFER);
  KFT_TRUE(managed == NULL && old == NULL);
}

/* ---- The table ---- */

static char error_text[256];

static void note_error(void *context, const char *kind, const char *message) {
  (void)snprintf(error_text, sizeof error_text, "%s %s: %s", (const char *)context, kind, message);
}

static void test_exchange(void **state) {
  (void)state;
  const kf_dlpack_exchange_t *table = kf_dlpack_exchange_table();
  KFT_EQ_INT(table->header.version.major, 1);
  KFT_TRUE(table->header.previous == NULL);
  char who[] = "test";
  kf_dlpack_tensor_t *prototype = make_foreign();
  kf_dlpack_versioned_t *managed = NULL;
  if (table->allocate(prototype, &managed, who, note_error) != 0) {
    KFT_FAILS(KF_ERR_NO_MEMORY, KF_OK); /* ends the test when memory was to fail */
  }
  KFT_TRUE(managed->tensor.shape[1] == 3 && managed->tensor.data != NULL);
  void *object = NULL;
  int failed = table->managed_to_object(managed, &object);
  if (failed != 0) managed->deleter(managed);
  KFT_OK(failed != 0 ? kf_error_last()->code : KF_OK);
  KFT_DEFER(kf_object_release, object);
  kf_dlpack_tensor_t described;
  KFT_EQ_INT(table->tensor_from_object(object, &described), 0);
  KFT_TRUE(described.ndim == 2 && described.strides[0] == 3);
  failed = table->managed_from_object(object, &managed);
  KFT_OK(failed != 0 ? kf_error_last()->code : KF_OK);
  KFT_TRUE(managed->tensor.data == described.data);
  managed->deleter(managed);
  void *stream = who;
  KFT_EQ_INT(table->current_work_stream(KF_DLPACK_CPU, 0, &stream), 0);
  KFT_TRUE(stream == NULL);

  prototype->dtype.lanes = 2;
  KFT_EQ_INT(table->allocate(prototype, &managed, who, note_error), -1);
  KFT_TRUE(managed == NULL);
  KFT_CONTAINS(error_text, "test BufferError: dlpack: expected 1 lane");
  KFT_EQ_INT(table->allocate(NULL, &managed, who, NULL), -1);
  foreign.versioned.version.major = 7;
  KFT_EQ_INT(table->managed_to_object(&foreign.versioned, &object), -1);
  KFT_TRUE(object == NULL && foreign.deleted == 0);
}

KFT_MAIN(KFT_TEST(test_import), KFT_TEST(test_import_unversioned), KFT_TEST(test_import_geometry),
         KFT_TEST(test_import_types), KFT_TEST(test_hostile_types), KFT_TEST(test_hostile_devices),
         KFT_TEST(test_known_devices), KFT_TEST(test_hostile_shapes),
         KFT_TEST(test_hostile_addresses), KFT_TEST(test_versions), KFT_TEST(test_read_only),
         KFT_TEST(test_export), KFT_TEST(test_export_keeps_memory), KFT_TEST(test_export_copy),
         KFT_TEST(test_export_refused), KFT_TEST(test_exchange))
