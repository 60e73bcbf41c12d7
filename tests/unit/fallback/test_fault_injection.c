/* Faults that are injected into a device: what fails, and that nothing does afterwards. */
#include "remote_device.h"

static void clear(void *unused) {
  (void)unused;
  KFT_OK(kf_device_inject_fault(npu.type, KF_DEVICE_FAULT_NONE, 0));
}

/* Runs before the device is closed. */
static void inject(kf_device_fault_t what, uint64_t n) {
  KFT_OK(kf_device_inject_fault(npu.type, what, n));
  KFT_DEFER(clear, &npu);
}

static void test_allocations(void **state) {
  (void)state;
  open_device(0);
  inject(KF_DEVICE_FAULT_ALLOCATE, 2);
  MAKE(first, counting(4, out));
  kf_tensor_t *second = NULL;
  KFT_FAILS(counting(4, &second), KF_ERR_NO_MEMORY);
  KFT_FAILS(counting(4, &second), KF_ERR_NO_MEMORY); /* from the second on */
  KFT_OK(kf_device_inject_fault(npu.type, KF_DEVICE_FAULT_NONE, 0));
  MAKE(third, counting(4, out));
  CHECK(third, 0, 1, 2, 3);
}

static void test_copies(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(4, out));
  inject(KF_DEVICE_FAULT_COPY, 1);
  kf_tensor_t *sum = NULL;
  KFT_FAILS_WITH(kf_add(x, x, one(), &sum), KF_ERR_RUNTIME, "a test injected a fault");
  KFT_OK(kf_device_inject_fault(npu.type, KF_DEVICE_FAULT_NONE, 0));
  CHECK(x, 0, 1, 2, 3);
}

static void test_lost(void **state) {
  (void)state;
  open_device(0);
  MAKE(x, counting(4, out));
  inject(KF_DEVICE_FAULT_LOST, 1);
  kf_tensor_t *sum = NULL;
  KFT_FAILS(kf_add(x, x, one(), &sum), KF_ERR_DEVICE_LOST);
  KFT_OK(kf_device_inject_fault(npu.type, KF_DEVICE_FAULT_NONE, 0));
  KFT_FAILS(kf_add(x, x, one(), &sum), KF_ERR_DEVICE_LOST); /* still lost */
  KFT_OK(kf_device_reopen(npu));
  CHECK(x, 0, 1, 2, 3);
}

static void test_misuse(void **state) {
  (void)state;
  open_device(0);
  KFT_FAILS(kf_device_inject_fault(KF_DEVICE_CPU, KF_DEVICE_FAULT_COPY, 1), KF_ERR_VALUE);
  KFT_FAILS(kf_device_inject_fault(-1, KF_DEVICE_FAULT_COPY, 1), KF_ERR_VALUE);
  KFT_FAILS(kf_device_inject_fault(npu.type, KF_DEVICE_FAULT_COPY, 0), KF_ERR_VALUE);
  KFT_FAILS(kf_device_inject_fault(npu.type, (kf_device_fault_t)9, 1), KF_ERR_VALUE);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_allocations), KFT_TEST_NO_OOM(test_copies),
         KFT_TEST_NO_OOM(test_lost), KFT_TEST(test_misuse))
