/* Tensors in pinned memory, and generators of devices. */
#include "remote_device.h"

static const kf_opt_bool_t pinned = {true, true};
static const kf_opt_device_t here = {{0, 0}, false};
static const kf_int_span_t contiguous = {NULL, 0};

static void test_new_pinned(void **state) {
  (void)state;
  kf_tensor_t *made = NULL;
  KFT_OK(kf_init());
  KFT_EQ_INT(kf_device_accelerator(), -1);
  KFT_FAILS_WITH(kf_tensor_new_pinned(-1, KF_DTYPE_FLOAT32, KF_INTS(2), contiguous, &made),
                 KF_ERR_RUNTIME, "pinned memory belongs to a device");
  KFT_TRUE(made == NULL);
  open_device(0);
  KFT_EQ_INT(kf_device_accelerator(), npu.type);
  MAKE(x, kf_tensor_new_pinned(-1, KF_DTYPE_FLOAT32, KF_INTS(2, 3), KF_INTS(1, 4), out));
  KFT_TRUE(kf_storage_is_pinned(kf_tensor_storage(x), npu.type));
  KFT_EQ_INT(kf_storage_size(kf_tensor_storage(x)), 40); /* up to the last element */
  KFT_FAILS(kf_tensor_new_pinned(-1, KF_DTYPE_FLOAT32, KF_INTS(-2), contiguous, &made),
            KF_ERR_RUNTIME);
  KFT_FAILS(kf_tensor_new_pinned(npu.type, (kf_dtype_t)200, KF_INTS(2), contiguous, &made),
            KF_ERR_VALUE);
  KFT_FAILS(kf_tensor_new_pinned(KF_DEVICE_CUDA, KF_DTYPE_FLOAT32, KF_INTS(2), contiguous, &made),
            KF_ERR_NO_DEVICE);
}

static void test_factories(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, kf_ones(KF_INTS(3), none, none, here, pinned, out));
  KFT_TRUE(kf_storage_is_pinned(kf_tensor_storage(x), npu.type));
  CHECK(x, 1, 1, 1);
  MAKE(like, kf_zeros_like(x, none, none, here, pinned, none, out));
  KFT_TRUE(kf_storage_is_pinned(kf_tensor_storage(like), npu.type));
  MAKE(meta, kf_ones(KF_INTS(3), none, none,
                     (kf_opt_device_t){kf_device_make(KF_DEVICE_META, -1), true}, pinned, out));
  KFT_TRUE(!kf_storage_is_pinned(kf_tensor_storage(meta), -1));
  kf_tensor_t *made = NULL;
  KFT_FAILS_WITH(kf_ones(KF_INTS(3), none, none, (kf_opt_device_t){npu, true}, pinned, &made),
                 KF_ERR_RUNTIME, "only strided tensors on the CPU can be in pinned memory");
}

static void test_offsets(void **state) {
  (void)state;
  open_device(0);
  kf_generator_t *g = NULL, *cpu;
  uint64_t seed, offset;
  KFT_OK(kf_generator_create(npu, &g));
  KFT_DEFER(kf_object_release, g);
  KFT_OK(kf_generator_set_offset(g, 8));
  kf_generator_reserve(g, 5, &seed, &offset);
  KFT_EQ_INT(offset, 8);
  KFT_OK(kf_generator_get_offset(g, &offset));
  KFT_EQ_INT(offset, 16);
  KFT_FAILS_WITH(kf_generator_set_offset(g, 6), KF_ERR_RUNTIME, "a multiple of 4, found 6");
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CPU, -1), &cpu));
  KFT_FAILS_WITH(kf_generator_get_offset(cpu, &offset), KF_ERR_RUNTIME,
                 "a generator of the CPU has no offset");
  KFT_FAILS(kf_generator_set_offset(cpu, 4), KF_ERR_RUNTIME);
}

KFT_MAIN(KFT_TEST(test_new_pinned), KFT_TEST(test_factories), KFT_TEST(test_offsets))
