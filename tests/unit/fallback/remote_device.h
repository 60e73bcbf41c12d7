/* A device whose memory the host cannot touch: addresses are shifted out of the address space, so a
 * kernel that reads them faults. Counts what is asked of it, and fails on request. */
#ifndef KF_TESTS_UNIT_FALLBACK_REMOTE_DEVICE_H
#define KF_TESTS_UNIT_FALLBACK_REMOTE_DEVICE_H

#include <keyfall/device.h>
#include <keyfall/fallback.h>
#include <keyfall/generator.h>
#include <keyfall/ops.h>

#include "kft.h"
#include "tensor/tensor_internal.h"

#define SHIFT ((uintptr_t)1 << 55)

static struct {
  int allocations, frees, ins, outs;
  size_t bytes_in, bytes_out;
  int fail_in_after; /* the n-th copy to the device from now on fails; 0: none */
} device;
static kf_backend_t backend;
static kf_device_t npu;

static kf_status_t allocate(void *context, kf_device_t where, size_t size, void **out_data,
                            void **out_block) {
  (void)context;
  (void)where;
  void *block = kf_alloc(size);
  if (block == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "npu: full");
  (void)__atomic_fetch_add(&device.allocations, 1, __ATOMIC_RELAXED);
  *out_data = (void *)((uintptr_t)block + SHIFT);
  *out_block = block;
  return KF_OK;
}

static void release(void *context, kf_device_t where, void *data, size_t size, void *block) {
  (void)context;
  (void)where;
  (void)size;
  KFT_TRUE((uintptr_t)data == (uintptr_t)block + SHIFT);
  (void)__atomic_fetch_add(&device.frees, 1, __ATOMIC_RELAXED);
  kf_free(block);
}

static kf_status_t copy_in(void *context, kf_device_t where, void *to, const void *from,
                           size_t size) {
  (void)context;
  (void)where;
  if (device.fail_in_after > 0 && --device.fail_in_after == 0)
    return kf_error_set(KF_ERR_RUNTIME, "npu: the copy failed");
  (void)__atomic_fetch_add(&device.ins, 1, __ATOMIC_RELAXED);
  (void)__atomic_fetch_add(&device.bytes_in, size, __ATOMIC_RELAXED);
  memcpy((void *)((uintptr_t)to - SHIFT), from, size);
  return KF_OK;
}

static kf_status_t copy_out(void *context, kf_device_t where, void *to, const void *from,
                            size_t size) {
  (void)context;
  (void)where;
  (void)__atomic_fetch_add(&device.outs, 1, __ATOMIC_RELAXED);
  (void)__atomic_fetch_add(&device.bytes_out, size, __ATOMIC_RELAXED);
  memcpy(to, (const void *)((uintptr_t)from - SHIFT), size);
  return KF_OK;
}

static int32_t two(void *context) {
  (void)context;
  return 2;
}

static void close_device(void *unused) {
  (void)unused;
  kf_fallback_set_cache_limit(0);
  kf_fallback_set_cache_limit(256 << 20);
  KFT_OK(kf_device_set_interface(npu.type, NULL));
  KFT_OK(kf_device_unregister(backend));
}

/* For a test: the device is there until it ends. */
static void open_device(uint32_t flags) {
  memset(&device, 0, sizeof device);
  KFT_OK(kf_init());
  KFT_OK(kf_device_register("farnpu", &backend));
  npu = kf_device_make(kf_backend_device(backend), 0);
  KFT_DEFER(close_device, &backend);
  kf_device_interface_t interface = {.struct_size = sizeof interface,
                                     .flags = flags,
                                     .count = two,
                                     .allocate = allocate,
                                     .free = release,
                                     .copy_in = copy_in,
                                     .copy_out = copy_out};
  KFT_OK(kf_device_set_interface(npu.type, &interface));
}

/* Calls a function whose last argument is the result, and keeps that until the test ends. */
#define MAKE(name, call)                \
  kf_tensor_t *name = NULL;             \
  do {                                  \
    kf_tensor_t **out = &(name);        \
    KFT_OK(call);                       \
    KFT_DEFER(kf_object_release, name); \
  } while (0)

static const kf_opt_int_t none = {0, false};

static kf_status_t to(kf_tensor_t *tensor, kf_device_t where, kf_tensor_t **out) {
  kf_opt_device_t device_option = {where, true};
  return kf_to_dtype_layout(tensor, none, none, device_option, (kf_opt_bool_t){false, false}, false,
                            false, none, out);
}

/* 0, 1, 2, … as float32 on the device. */
static inline kf_status_t counting(int64_t count, kf_tensor_t **out) {
  float data[64];
  kf_tensor_t *host;
  KFT_TRUE(count <= 64);
  for (int64_t i = 0; i < count; i++) data[i] = (float)i;
  KF_TRY(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(count), &host));
  kf_status_t status = to(host, npu, out);
  kf_tensor_release(host);
  return status;
}

static void check(kf_tensor_t *tensor, const float *expected, int64_t count) {
  MAKE(host, to(tensor, kf_device_make(KF_DEVICE_CPU, -1), out));
  MAKE(packed, kf_contiguous(host, KF_MEMORY_FORMAT_CONTIGUOUS, out));
  KFT_EQ_INT(packed->numel, count);
  for (int64_t i = 0; i < count; i++)
    if (((const float *)kf__data(packed))[i] != expected[i])
      kft_fail(__FILE__, __LINE__, "element %lld is %g, expected %g", (long long)i,
               (double)((const float *)kf__data(packed))[i], (double)expected[i]);
}
#define CHECK(tensor, ...)                      \
  check((tensor), (const float[]){__VA_ARGS__}, \
        sizeof((const float[]){__VA_ARGS__}) / sizeof(float))

static inline void allow_fallbacks(void *unused) {
  (void)unused;
  (void)kf_fallback_set_policy(KF_FALLBACK_ALLOW);
  KFT_OK(kf_fallback_set_lists(NULL, NULL));
}

/* Fallbacks are refused until the test ends. */
static inline void be_strict(void) {
  KFT_DEFER(allow_fallbacks, &backend);
  (void)kf_fallback_set_policy(KF_FALLBACK_REFUSE);
}

static inline kf_scalar_t one(void) { return (kf_scalar_t){.tag = KF_TAG_INT, .as.i = 1}; }

#endif
