/* The device "skeleton", a plug-in of Keyfall: memory and five compute functions.
 *
 * The library does everything else. All forms of an operator, type promotion, broadcasting and
 * gradients follow from the compute functions. Every operator without one runs on the CPU, on
 * copies (fallback.h).
 *
 * The hardware is simulated. Device addresses are host addresses plus OFFSET, outside of what a
 * process can map, so code that touches device memory from the host crashes at once, as it does
 * with real hardware. Functions marked "Hardware" know where the bytes are: replace their bodies by
 * calls of your driver. docs/guide/bring-up-a-device.md of Keyfall goes through this file.
 *
 * The plug-in links against libkeyfall. It can do without, so that one binary serves programs that
 * link the library statically, too: take every function from the host table (plugin.h). Those that
 * are not members of the table are found by name:
 *
 *   kf_status_t (*set_error)(kf_status_t, const char *, ...) = host->error_set;
 *   typedef kf_status_t (*bind_fn)(kf_library_t *, kf_key_t, const kf_compute_t *const *);
 *   bind_fn bind = (bind_fn)host->find("kf_backend_bind"); */
#include <keyfall/compute.h>
#include <keyfall/device.h>
#include <keyfall/plugin.h>
#include <math.h>
#include <string.h>

/* ---- The simulated hardware --------------------------------------------------------------- */

/* Bit 55: above every address that the kernel gives to a process, on x86-64 and on AArch64, which
 * ignores the eight bits above it. */
#define OFFSET ((uintptr_t)1 << 55)

/* Hardware: where the bytes at a device address are. Nothing but the functions of this file that
 * play the device may use the result. */
static void *bytes_at(const void *address) { return (void *)((uintptr_t)address - OFFSET); }

/* ---- Memory -------------------------------------------------------------------------------- */

/* The interface (device.h) calls these from any thread. `context` is that of the interface, which
 * has none here. */

/* Hardware. *out_block is a word that comes back in skeleton_free: a handle of your driver. */
static kf_status_t skeleton_allocate(void *context, kf_device_t device, size_t size,
                                     void **out_data, void **out_block) {
  (void)context;
  void *block = kf_alloc(size);
  if (block == NULL)
    return kf_error_set(KF_ERR_NO_MEMORY, "skeleton:%d has no %zu bytes left", device.index, size);
  *out_data = (void *)((uintptr_t)block + OFFSET);
  *out_block = block;
  return KF_OK;
}

/* Hardware. */
static void skeleton_free(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context, (void)device, (void)data, (void)size;
  kf_free(block);
}

/* Hardware: from the host to the device. The bytes have arrived when it returns. */
static kf_status_t skeleton_copy_in(void *context, kf_device_t device, void *to, const void *from,
                                    size_t size) {
  (void)context, (void)device;
  memcpy(bytes_at(to), from, size);
  return KF_OK;
}

/* Hardware: from the device to the host. */
static kf_status_t skeleton_copy_out(void *context, kf_device_t device, void *to, const void *from,
                                     size_t size) {
  (void)context, (void)device;
  memcpy(to, bytes_at(from), size);
  return KF_OK;
}

/* Hardware: inside the device. Optional: without it such copies go through the host. */
static kf_status_t skeleton_copy_within(void *context, kf_device_t device, void *to,
                                        const void *from, size_t size) {
  (void)context, (void)device;
  memcpy(bytes_at(to), bytes_at(from), size);
  return KF_OK;
}

/* What programs show about the device. Optional, too. */
static kf_status_t skeleton_describe(void *context, kf_device_t device,
                                     kf_device_description_t *description) {
  (void)context, (void)device;
  static const char name[] = "Skeleton, simulated";
  memcpy(description->name, name, sizeof name);
  return KF_OK;
}

static const kf_device_interface_t skeleton_interface = {
    .struct_size = sizeof skeleton_interface,
    .describe = skeleton_describe,
    .allocate = skeleton_allocate,
    .free = skeleton_free,
    .copy_in = skeleton_copy_in,
    .copy_out = skeleton_copy_out,
    .copy_within = skeleton_copy_within,
};

/* ---- Elementwise compute functions --------------------------------------------------------- */

/* The library has checked the arguments, made the result, and put addresses, sizes and strides into
 * an iterator (compute.h). This device computes float32 only. A call with other types is declined
 * before anything is written: it then falls back to the CPU, and the reason appears in the bill. */
static const char float32_only[] = "the device computes float32 only";

/* One row: `count` elements of each operand k, at[k] being the first and step[k] the distance in
 * bytes to the next. Operand 0 is the result. */
typedef void (*row_fn)(char *const *at, const int64_t *step, int64_t count, float parameter);
#define ELEMENT(k) (*(float *)(void *)(at[k] + i * step[k]))

/* Hardware: rounds once (fmaf), as the CPU's kernels do, so results are the same bit for bit. */
static void add_row(char *const *at, const int64_t *step, int64_t count, float alpha) {
  for (int64_t i = 0; i < count; i++) ELEMENT(0) = fmaf(alpha, ELEMENT(2), ELEMENT(1));
}

/* Hardware. */
static void mul_row(char *const *at, const int64_t *step, int64_t count, float unused) {
  (void)unused;
  for (int64_t i = 0; i < count; i++) ELEMENT(0) = ELEMENT(1) * ELEMENT(2);
}

/* Hardware: max(x, 0); NaN stays NaN. */
static void relu_row(char *const *at, const int64_t *step, int64_t count, float unused) {
  (void)unused;
  for (int64_t i = 0; i < count; i++) ELEMENT(0) = ELEMENT(1) <= 0 ? 0 : ELEMENT(1);
}

/* Moves to the next row. False after the last one. */
static bool next_row(const kf_iter_t *it, int64_t *index, char **at) {
  for (uint32_t d = 1; d < it->ndim; d++) {
    const bool wraps = ++index[d] == it->sizes[d];
    const int64_t steps = wraps ? 1 - it->sizes[d] : 1;
    for (uint32_t k = 0; k < it->count; k++) at[k] += steps * kf_iter_stride(it, k, d);
    if (!wraps) return true;
    index[d] = 0;
  }
  return false;
}

/* Runs `row` over all rows. A device with its own kernels launches one here instead, with the
 * iterator's sizes, strides and addresses as arguments. */
static kf_status_t run_rows(const kf_iter_t *it, row_fn row, float parameter) {
  if (it->common != KF_DTYPE_FLOAT32 || it->casts) return kf_compute_decline(float32_only);
  if (it->numel == 0) return KF_OK;
  char *at[KF_ITER_OPERANDS];
  int64_t step[KF_ITER_OPERANDS], index[KF_ITER_DIMS] = {0};
  for (uint32_t k = 0; k < it->count; k++) {
    /* A number (x + 2) has no tensor: its value is in host memory, with strides of 0. */
    at[k] = it->operands[k].tensor != NULL ? bytes_at(it->data[k]) : it->data[k];
    step[k] = kf_iter_stride(it, k, 0);
  }
  do row(at, step, it->sizes[0], parameter);
  while (next_row(it, index, at));
  return KF_OK;
}

/* self + alpha * other. The library has refused an alpha that does not suit the type. */
static kf_status_t skeleton_add(kf_iter_t *it, kf_scalar_t alpha) {
  return run_rows(it, add_row, alpha.tag == KF_TAG_INT ? (float)alpha.as.i : (float)alpha.as.f);
}

static kf_status_t skeleton_mul(kf_iter_t *it) { return run_rows(it, mul_row, 0); }

static kf_status_t skeleton_relu(kf_iter_t *it) { return run_rows(it, relu_row, 0); }

/* ---- Compute functions on whole tensors ---------------------------------------------------- */

/* Tensors come with any strides, which count elements here. */

static bool is_float32(const kf_tensor_t *tensor) {
  return kf_tensor_dtype(tensor) == KF_DTYPE_FLOAT32;
}

/* Hardware: a matrix in device memory. */
typedef struct matrix {
  float *data; /* not to be used when the matrix has no elements */
  int64_t rows, columns, row_stride, column_stride;
} matrix_t;

static matrix_t matrix_of(const kf_tensor_t *tensor, const void *address) {
  const int64_t *sizes = kf_tensor_sizes(tensor).data, *strides = kf_tensor_strides(tensor).data;
  return (matrix_t){bytes_at(address), sizes[0], sizes[1], strides[0], strides[1]};
}

static float *element(const matrix_t *matrix, int64_t row, int64_t column) {
  return matrix->data + row * matrix->row_stride + column * matrix->column_stride;
}

/* out = self @ mat2. Hardware: call the vendor's library here. The sum runs in the order of the
 * CPU's kernel and rounds like it. */
static kf_status_t skeleton_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
  void *result;
  if (!is_float32(out)) return kf_compute_decline(float32_only);
  KF_TRY(kf_tensor_mutable_data(out, &result));
  const matrix_t a = matrix_of(self, kf_tensor_data(self));
  const matrix_t b = matrix_of(mat2, kf_tensor_data(mat2));
  const matrix_t c = matrix_of(out, result);
  for (int64_t i = 0; i < c.rows; i++)
    for (int64_t j = 0; j < c.columns; j++) {
      float sum = 0;
      for (int64_t p = 0; p < a.columns; p++)
        sum = fmaf(*element(&a, i, p), *element(&b, p, j), sum);
      *element(&c, i, j) = sum;
    }
  return KF_OK;
}

/* Hardware: the sum of a tensor with `ndim` dimensions. */
static double sum_of(const float *data, const int64_t *sizes, const int64_t *strides, size_t ndim) {
  if (ndim == 0) return *data;
  double sum = 0;
  for (int64_t i = 0; i < sizes[0]; i++)
    sum += sum_of(data + i * strides[0], sizes + 1, strides + 1, ndim - 1);
  return sum;
}

/* x.sum(), where `out` has one element. x.sum(dims) is another compute function, sum_dims. */
static kf_status_t skeleton_sum_all(kf_tensor_t *self, kf_tensor_t *out) {
  void *result;
  if (!is_float32(self) || !is_float32(out)) return kf_compute_decline(float32_only);
  KF_TRY(kf_tensor_mutable_data(out, &result));
  const kf_int_span_t sizes = kf_tensor_sizes(self), strides = kf_tensor_strides(self);
  *(float *)bytes_at(result) =
      (float)sum_of(bytes_at(kf_tensor_data(self)), sizes.data, strides.data, sizes.size);
  return KF_OK;
}

/* What this device computes by itself. computes.h lists the functions that there are; the compiler
 * checks their parameters. An entry without the flag must never decline. */
static const kf_compute_t skeleton_computes[] = {
    KF_COMPUTE_FLAGS(add, skeleton_add, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(mul, skeleton_mul, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(relu, skeleton_relu, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(mm, skeleton_mm, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(sum_all, skeleton_sum_all, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_END,
};

/* ---- The plug-in ---------------------------------------------------------------------------- */

/* Registers the device. What goes through the host table is undone when the plug-in is unloaded,
 * and when this function fails. */
KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host) {
  static const kf_plugin_info_t info = {.struct_size = sizeof info,
                                        .abi_version = KF_ABI_VERSION,
                                        .name = "skeleton",
                                        .version = "1.0"};
  static const kf_compute_t *const tables[] = {skeleton_computes, NULL};
  kf_backend_t backend;
  kf_key_t key;
  kf_library_t *library;
  KF_TRY(host->declare(host, &info));
  KF_TRY(host->device_register(host, "skeleton", &backend));
  const int type = kf_backend_device(backend);
  KF_TRY(host->device_set_interface(host, type, &skeleton_interface));
  KF_TRY(kf_key_of_device_type(type, &key));
  KF_TRY(host->library_create(host, KF_LIBRARY_IMPL, "aten", key, __FILE__, __LINE__, &library));
  return kf_backend_bind(library, key, tables);
}
