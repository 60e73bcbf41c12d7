/* Matrix products: one kernel for all of them. */
#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

static const char entry[] = "matmul";

typedef struct {
  uint8_t dtype, side;
} program_t;

/* The layout of kf_matrices in matmul.cl. */
typedef struct {
  cl_long batch, rows, columns, inner;
  cl_long a[3], b[3], self[3], out[3];
} matrices_t;

/* The name whose vector of four is "NAME4". */
static const char *vector_type(kf_dtype_t type) {
  switch ((int)type) {
    case KF_DTYPE_FLOAT64: return "double";
    case KF_DTYPE_FLOAT32: return "float";
    case KF_DTYPE_INT8: return "char";
    case KF_DTYPE_INT16: return "short";
    case KF_DTYPE_INT32: return "int";
    case KF_DTYPE_INT64: return "long";
    case KF_DTYPE_UINT8: return "uchar";
    case KF_DTYPE_UINT16: return "ushort";
    case KF_DTYPE_UINT32: return "uint";
    default: return "ulong";
  }
}

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  program_t program;
  memcpy(&program, key->bytes, sizeof program);
  const kf_dtype_t dtype = (kf_dtype_t)program.dtype, type = kfcl_compute_type(dtype);
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, type);
  if (device->has_fma) kfcl_text_add(source, "#define KF_FMA 1\n");
  kfcl_text_addf(source,
                 "typedef %s P;\ntypedef %s4 T4;\n#define SIDE %u\n#define KF_LOAD "
                 "LOAD_%s\n#define KF_STORE STORE_%s\n"
                 "#define KF_FROM TO_%s\n#define KF_INTO TO_%s\n",
                 kf_dtype_is_floating(type) ? "T" : "long", vector_type(type), program.side,
                 kfcl_tag(dtype), kfcl_tag(dtype), kfcl_tag(type), kfcl_tag(dtype));
  kfcl_text_add(source, kfcl_matmul_cl);
}

/* The strides of a tensor's last two dimensions and of the batch, in bytes; sizes of 1 broadcast.
 * `as_column`: a vector is a matrix of one column. */
static void set_strides(cl_long *strides, const kf_tensor_t *tensor, bool as_column) {
  const int64_t dims = kf_tensor_dim(tensor), skipped = as_column ? 1 : 0;
  memset(strides, 0, 3 * sizeof *strides);
  for (int64_t d = 0; d < dims; d++) {
    const int64_t position = 3 - skipped - dims + d;
    if (position >= 0 && kf_tensor_sizes(tensor).data[d] != 1)
      strides[position] = kf_tensor_strides(tensor).data[d] * (cl_long)kf_tensor_itemsize(tensor);
  }
}

static const char *refuse(const kfcl_device_t *device, kf_tensor_t *const *tensors) {
  const kf_dtype_t dtype = kf_tensor_dtype(tensors[3]);
  for (int k = 0; k < 3; k++)
    if (kf_tensor_dtype(tensors[k]) != dtype) return "the types of the matrices differ";
  if (dtype == KF_DTYPE_BOOL) return "boolean matrices";
  return kfcl_refusal(device, dtype);
}

/* `matrices` has the sizes; the strides are set here. `column`: b, self and out are vectors. */
static kf_status_t multiply(matrices_t *matrices, bool column, kf_scalar_t beta, kf_scalar_t alpha,
                            kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *out) {
  kf_tensor_t *const tensors[] = {a, b, self == NULL ? out : self, out};
  kfcl_device_t *device;
  if (kf_tensor_numel(out) == 0) return KF_OK;
  KF_TRY(kfcl_device_open(kf_tensor_device(out), &device));
  const char *reason = refuse(device, tensors);
  if (reason == NULL && matrices->inner == 0) reason = "the inner size is 0";
  if (reason == NULL && (alpha.tag == KF_TAG_COMPLEX || beta.tag == KF_TAG_COMPLEX))
    reason = "OpenCL kernels have no complex types";
  if (reason != NULL) return kf_compute_decline(reason);
  const kf_dtype_t dtype = kf_tensor_dtype(out), type = kfcl_compute_type(dtype);
  const size_t side = device->group_limit >= 256 ? 16 : 8;
  set_strides(matrices->a, a, false);
  set_strides(matrices->b, b, column);
  set_strides(matrices->self, tensors[2], column);
  set_strides(matrices->out, out, column);
  kfcl_key_t key = {.entry = entry};
  const program_t program = {(uint8_t)dtype, (uint8_t)side};
  memcpy(key.bytes, &program, sizeof program);
  kfcl_launch_t launch;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  kfcl_launch_value(&launch, matrices, sizeof *matrices);
  kfcl_launch_scalar(&launch, alpha, type);
  kfcl_launch_scalar(&launch, beta, type);
  for (int k = 0; k < 4; k++) kfcl_launch_address(&launch, kf_tensor_data(tensors[k]));
  const size_t items[] = {((size_t)matrices->columns + 3) / 4, ((size_t)matrices->rows + 3) / 4,
                          (size_t)matrices->batch};
  return kfcl_launch_run(&launch, 3, items, (const size_t[]){side, side, 1});
}

static int64_t size(const kf_tensor_t *tensor, int64_t from_end) {
  return kf_tensor_sizes(tensor).data[kf_tensor_dim(tensor) - from_end];
}
static kf_scalar_t number(int64_t value) { return (kf_scalar_t){.tag = KF_TAG_INT, .as.i = value}; }

static kf_status_t ocl_addmm(kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *b, kf_scalar_t beta,
                             kf_scalar_t alpha, kf_tensor_t *out) {
  matrices_t matrices = {
      .batch = 1, .rows = size(a, 2), .columns = size(b, 1), .inner = size(a, 1)};
  return multiply(&matrices, false, beta, alpha, self, a, b, out);
}
static kf_status_t ocl_mm(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *out) {
  return ocl_addmm(NULL, a, b, number(0), number(1), out);
}
static kf_status_t ocl_baddbmm(kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *b, kf_scalar_t beta,
                               kf_scalar_t alpha, kf_tensor_t *out) {
  matrices_t matrices = {
      .batch = size(a, 3), .rows = size(a, 2), .columns = size(b, 1), .inner = size(a, 1)};
  return multiply(&matrices, false, beta, alpha, self, a, b, out);
}
static kf_status_t ocl_bmm(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *out) {
  return ocl_baddbmm(NULL, a, b, number(0), number(1), out);
}
static kf_status_t ocl_addmv(kf_tensor_t *self, kf_tensor_t *a, kf_tensor_t *x, kf_scalar_t beta,
                             kf_scalar_t alpha, kf_tensor_t *out) {
  matrices_t matrices = {.batch = 1, .rows = size(a, 2), .columns = 1, .inner = size(a, 1)};
  return multiply(&matrices, true, beta, alpha, self, a, x, out);
}
static kf_status_t ocl_mv(kf_tensor_t *a, kf_tensor_t *x, kf_tensor_t *out) {
  return ocl_addmv(NULL, a, x, number(0), number(1), out);
}
static kf_status_t ocl_dot(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t *out) {
  matrices_t matrices = {.batch = 1, .rows = 1, .columns = 1, .inner = size(a, 1)};
  return multiply(&matrices, true, number(0), number(1), NULL, a, b, out);
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_matmul_computes[] = {
    ENTRY(mm, ocl_mm),           ENTRY(addmm, ocl_addmm), ENTRY(bmm, ocl_bmm),
    ENTRY(baddbmm, ocl_baddbmm), ENTRY(mv, ocl_mv),       ENTRY(addmv, ocl_addmv),
    ENTRY(dot, ocl_dot),         ENTRY(vdot, ocl_dot),    KF_COMPUTE_END};
