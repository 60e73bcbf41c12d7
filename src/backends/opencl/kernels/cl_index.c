/* Reading and writing at indices along one dimension, and joining tensors. */
#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/cl_copy.h"
#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

enum { DIMS = 8, GROUP = 64 };

/* What a kernel does; the address is the entry of keys. Kernels that move elements know only their
 * size, and see them as unsigned integers. */
typedef struct {
  const char *definition;
  bool computes;
} kind_t;
static const kind_t gather = {"#define KF_GATHER 1\n", false}, assign = {"", false},
                    add = {"#define KF_ADD 1\n", true}, number = {"#define KF_NUMBER 1\n", true};

/* A loop over the elements of `sizes`. The tensors: the index, the one that is indexed, the other
 * one (result of a gather, source of a scatter). */
typedef struct {
  const kind_t *kind;
  int64_t dim, count; /* the indexed dimension; work-items */
  uint32_t dims;
  int64_t sizes[DIMS];
  cl_long strides[3][DIMS];
  cl_long along[6]; /* length, step, wrap, along, index_along, other_along */
  kf_scalar_t value;
} job_t;

/* The type that a kernel takes the elements for. */
static kf_dtype_t seen_as(const kind_t *kind, kf_dtype_t dtype) {
  if (kind->computes) return dtype;
  switch (kf_dtype_size(dtype)) {
    case 1: return KF_DTYPE_UINT8;
    case 2: return KF_DTYPE_UINT16;
    case 4: return KF_DTYPE_UINT32;
    default: return KF_DTYPE_UINT64;
  }
}

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  const kf_dtype_t dtype = (kf_dtype_t)key->bytes[0], type = kfcl_compute_type(dtype);
  const kind_t *kind = key->entry;
  const char *tag = kfcl_tag(dtype);
  kfcl_add_prelude(device, source);
  kfcl_text_add(source, kind->definition);
  kfcl_text_addf(source,
                 "typedef %s P;\n#define KF_DIMS %d\n#define KF_LOAD LOAD_%s\n"
                 "#define KF_STORE STORE_%s\n#define KF_INTO TO_%s\n",
                 type == KF_DTYPE_FLOAT64     ? "double"
                 : kf_dtype_is_floating(type) ? "float"
                                              : "long",
                 DIMS, tag, tag, tag);
  kfcl_text_add(source, kfcl_index_cl);
}

static cl_long stride_of(const kf_tensor_t *tensor, int64_t dim) {
  if (dim >= kf_tensor_dim(tensor)) return 0;
  return kf_tensor_strides(tensor).data[dim] * (cl_long)kf_tensor_itemsize(tensor);
}

static int64_t size_of(const kf_tensor_t *tensor, int64_t dim) {
  return kf_tensor_dim(tensor) == 0 ? 1 : kf_tensor_sizes(tensor).data[dim];
}

/* Adds the dimensions of `shape` to the loop, without `dim` when `skip`. `list`: the index has one
 * dimension, which goes along `dim`. */
static void add_dimensions(job_t *job, const kf_tensor_t *shape, kf_tensor_t *const *tensors,
                           bool list, bool skip) {
  for (int64_t d = kf_tensor_dim(shape) - 1; d >= 0; d--) {
    const bool on_dim = d == job->dim;
    if (on_dim && skip) continue;
    job->sizes[job->dims] = kf_tensor_sizes(shape).data[d];
    job->count *= job->sizes[job->dims];
    job->strides[0][job->dims] =
        list ? (on_dim ? stride_of(tensors[0], 0) : 0) : stride_of(tensors[0], d);
    job->strides[1][job->dims] = on_dim ? 0 : stride_of(tensors[1], d);
    job->strides[2][job->dims] = tensors[2] == NULL ? 0 : stride_of(tensors[2], d);
    job->dims++;
  }
  if (job->dims > 0) return;
  job->sizes[0] = 1;
  job->dims = 1;
}

static const char *refuse(const kfcl_device_t *device, kf_tensor_t *const *tensors) {
  const kf_dtype_t index = kf_tensor_dtype(tensors[0]), dtype = kf_tensor_dtype(tensors[1]);
  if (index != KF_DTYPE_INT64 && index != KF_DTYPE_INT32) return "indices of another type";
  if (tensors[2] != NULL && kf_tensor_dtype(tensors[2]) != dtype) return "two element types";
  for (int k = 0; k < 3; k++)
    if (tensors[k] != NULL && kf_tensor_dim(tensors[k]) > DIMS)
      return "OpenCL kernels walk at most 8 dimensions";
  return kfcl_refusal(device, dtype);
}

/* The layout of kf_indexed in index.cl. */
typedef struct {
  cl_long dims, narrow, size[DIMS], stride[3][DIMS], along[6];
} shape_t;

static shape_t shape_of(const job_t *job, const kf_tensor_t *index) {
  shape_t shape = {.dims = job->dims, .narrow = kf_tensor_dtype(index) == KF_DTYPE_INT32};
  for (uint32_t d = 0; d < job->dims; d++) shape.size[d] = job->sizes[d];
  memcpy(shape.stride, job->strides, sizeof shape.stride);
  memcpy(shape.along, job->along, sizeof shape.along);
  return shape;
}

static kf_status_t run(job_t *job, kfcl_device_t *device, kf_tensor_t *const *tensors) {
  if (job->count == 0) return KF_OK;
  const kf_dtype_t dtype = seen_as(job->kind, kf_tensor_dtype(tensors[1]));
  const shape_t shape = shape_of(job, tensors[0]);
  kfcl_key_t key = {.entry = job->kind};
  key.bytes[0] = (unsigned char)dtype;
  kfcl_launch_t launch;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  const cl_ulong count = (cl_ulong)job->count;
  kfcl_launch_value(&launch, &count, sizeof count);
  kfcl_launch_value(&launch, &shape, sizeof shape);
  for (int k = 0; k < 3; k++)
    kfcl_launch_address(&launch, kf_tensor_data(tensors[k] != NULL ? tensors[k] : tensors[1]));
  kfcl_launch_faults(&launch);
  if (job->kind != &gather) kfcl_launch_scalar(&launch, job->value, kfcl_compute_type(dtype));
  return kfcl_launch_run(&launch, 1, (const size_t[]){(size_t)job->count}, (const size_t[]){GROUP});
}

/* ---- Reading ---- */

static kf_status_t read_at(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool list,
                           kf_tensor_t *out) {
  kf_tensor_t *const tensors[] = {index, self, out};
  kfcl_device_t *device;
  if (kf_tensor_numel(out) == 0) return KF_OK;
  KF_TRY(kfcl_device_open(kf_tensor_device(out), &device));
  const char *reason = refuse(device, tensors);
  if (reason == NULL && kf_tensor_numel(self) == 0) reason = "the tensor is empty";
  if (reason != NULL) return kf_compute_decline(reason);
  job_t job = {.kind = &gather, .count = 1, .dim = dim < 0 ? dim + kf_tensor_dim(self) : dim};
  add_dimensions(&job, out, tensors, list, false);
  job.along[0] = size_of(self, job.dim);
  job.along[1] = stride_of(self, job.dim);
  return run(&job, device, tensors);
}

static kf_status_t ocl_index_select(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                    kf_tensor_t *out) {
  return read_at(self, dim, index, true, out);
}
static kf_status_t ocl_gather(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, bool sparse_grad,
                              kf_tensor_t *out) {
  (void)sparse_grad;
  return read_at(self, dim, index, false, out);
}

/* ---- Writing: the result begins as a copy of self ---- */

static kf_status_t write_at(const kind_t *kind, kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                            bool list, kf_tensor_t *src, kf_scalar_t value, kf_tensor_t *out) {
  kf_tensor_t *const tensors[] = {index, out, src};
  kfcl_device_t *device;
  if (kf_tensor_numel(out) == 0)
    return kf_tensor_numel(index) == 0 ? KF_OK : kf_compute_decline("indices of an empty tensor");
  KF_TRY(kfcl_device_open(kf_tensor_device(out), &device));
  const char *reason = refuse(device, tensors);
  if (reason == NULL && kf_tensor_dtype(self) != kf_tensor_dtype(out)) reason = "two element types";
  if (reason == NULL && value.tag == KF_TAG_COMPLEX) reason = "a complex number";
  if (reason == NULL && src != NULL && kf_tensor_dim(src) != kf_tensor_dim(out))
    reason = "the source has other dimensions";
  if (reason != NULL) return kf_compute_decline(reason);
  if (kf_tensor_data(self) != kf_tensor_data(out)) KF_TRY(kfcl_copy(self, out));
  if (kf_tensor_numel(index) == 0) return KF_OK;
  job_t job = {
      .kind = kind, .count = 1, .dim = dim < 0 ? dim + kf_tensor_dim(out) : dim, .value = value};
  add_dimensions(&job, !list ? index : src != NULL ? src : out, tensors, list, true);
  job.along[0] = size_of(out, job.dim);
  job.along[1] = stride_of(out, job.dim);
  job.along[2] = kind == &number && list ? job.along[0] : 0; /* index_fill counts from the end */
  job.along[3] = list ? kf_tensor_numel(index) : size_of(index, job.dim);
  job.along[4] = stride_of(index, list ? 0 : job.dim);
  job.along[5] = src != NULL ? stride_of(src, job.dim) : 0;
  return run(&job, device, tensors);
}

static const kf_scalar_t one = {.tag = KF_TAG_INT, .as.i = 1};

static kf_status_t ocl_scatter(kf_tensor_t *self, int64_t dim, kf_tensor_t *index, kf_tensor_t *src,
                               kf_tensor_t *out) {
  return write_at(&assign, self, dim, index, false, src, one, out);
}
static kf_status_t ocl_scatter_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                   kf_tensor_t *src, kf_tensor_t *out) {
  return write_at(&add, self, dim, index, false, src, one, out);
}
static kf_status_t ocl_scatter_number(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                      kf_scalar_t value, kf_tensor_t *out) {
  return write_at(&number, self, dim, index, false, NULL, value, out);
}
static kf_status_t ocl_index_add(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                 kf_tensor_t *source, kf_scalar_t alpha, kf_tensor_t *out) {
  return write_at(&add, self, dim, index, true, source, alpha, out);
}
static kf_status_t ocl_index_copy(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                  kf_tensor_t *source, kf_tensor_t *out) {
  return write_at(&assign, self, dim, index, true, source, one, out);
}
static kf_status_t ocl_index_fill(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                  kf_scalar_t value, kf_tensor_t *out) {
  return write_at(&number, self, dim, index, true, NULL, value, out);
}

/* ---- Joining ---- */

static bool is_legacy_empty(const kf_tensor_t *tensor) {
  return kf_tensor_dim(tensor) == 1 && kf_tensor_numel(tensor) == 0;
}

/* The part of `out` that begins at `from` along `dim`, with the sizes of `tensor`. */
static kf_status_t part_of(kf_tensor_t *out, int64_t dim, int64_t from, const kf_tensor_t *tensor,
                           kf_tensor_t **part) {
  const kf_int_span_t strides = kf_tensor_strides(out);
  return kf_tensor_view(out, kf_tensor_sizes(tensor), strides,
                        kf_tensor_storage_offset(out) + from * strides.data[dim], part);
}

static kf_status_t ocl_cat(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  int64_t from = 0;
  const int64_t axis = dim < 0 ? dim + kf_tensor_dim(out) : dim;
  for (size_t i = 0; i < tensors.size; i++)
    if (kfcl_tag(kf_tensor_dtype(tensors.data[i])) == NULL ||
        kfcl_tag(kf_tensor_dtype(out)) == NULL)
      return kf_compute_decline("OpenCL kernels do not have this type");
  for (size_t i = 0; i < tensors.size; i++) {
    kf_tensor_t *tensor = tensors.data[i], *part;
    if (is_legacy_empty(tensor) || kf_tensor_numel(tensor) == 0) {
      if (!is_legacy_empty(tensor)) from += size_of(tensor, axis);
      continue;
    }
    KF_TRY(part_of(out, axis, from, tensor, &part));
    kf_status_t status = kfcl_copy(tensor, part);
    kf_tensor_release(part);
    KF_TRY(status);
    from += size_of(tensor, axis);
  }
  return KF_OK;
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_index_computes[] = {ENTRY(index_select, ocl_index_select),
                                            ENTRY(gather, ocl_gather),
                                            ENTRY(scatter, ocl_scatter),
                                            ENTRY(scatter_add, ocl_scatter_add),
                                            ENTRY(scatter_number, ocl_scatter_number),
                                            ENTRY(index_add, ocl_index_add),
                                            ENTRY(index_copy, ocl_index_copy),
                                            ENTRY(index_fill, ocl_index_fill),
                                            ENTRY(cat, ocl_cat),
                                            KF_COMPUTE_END};
