/* Plans of loops over lines, and their arguments. */
#include "kernels/cl_rows.h"

#include <string.h>

enum { FEW = 16384 }; /* elements of a loop that is not worth a program of its own */

uint64_t kfcl_dim_bit(const kf_tensor_t *tensor, int64_t dim) {
  const int64_t dims = kf_tensor_dim(tensor);
  if (dims == 0) return 0;
  return UINT64_C(1) << ((dim < 0 ? dim + dims : dim) & 63);
}

uint64_t kfcl_all_dims(const kf_tensor_t *tensor) {
  const int64_t dims = kf_tensor_dim(tensor);
  return dims >= 64 ? UINT64_MAX : (UINT64_C(1) << dims) - 1;
}

uint64_t kfcl_dims_bits(const kf_tensor_t *tensor, kf_int_span_t dims) {
  uint64_t bits = 0;
  if (dims.data == NULL || dims.size == 0) return kfcl_all_dims(tensor);
  for (size_t i = 0; i < dims.size; i++) bits |= kfcl_dim_bit(tensor, dims.data[i]);
  return bits;
}

/* ---- Strides ---- */

static int64_t byte_stride(const kf_tensor_t *tensor, int64_t dim) {
  if (dim < 0 || dim >= kf_tensor_dim(tensor) || kf_tensor_sizes(tensor).data[dim] == 1) return 0;
  return kf_tensor_strides(tensor).data[dim] * (int64_t)kf_tensor_itemsize(tensor);
}

/* The stride of a tensor along dimension `d` of the first one. */
static int64_t stride_along(const kf_tensor_t *tensor, kfcl_side_t side, int64_t dims,
                            uint64_t line, int64_t d) {
  if (tensor == NULL) return 0;
  const int64_t own = kf_tensor_dim(tensor);
  if (side == KFCL_ALIGNED) return byte_stride(tensor, d - (dims - own));
  if ((line >> d & 1) != 0) return 0;
  if (own == dims) return byte_stride(tensor, d);
  return byte_stride(tensor, d - __builtin_popcountll(line & ((UINT64_C(1) << d) - 1)));
}

/* ---- Dimensions, innermost first ---- */

typedef struct {
  uint32_t *count, tensors;
  cl_long *sizes, (*strides)[KFCL_ROW_DIMS];
} part_t;

static bool merges(const part_t *part, const cl_long *strides) {
  const uint32_t last = *part->count - 1;
  for (uint32_t k = 0; k < part->tensors; k++)
    if (strides[k] != part->strides[k][last] * part->sizes[last]) return false;
  return true;
}

static bool add_dimension(const part_t *part, int64_t size, const cl_long *strides) {
  if (*part->count > 0 && merges(part, strides)) {
    part->sizes[*part->count - 1] *= size;
    return true;
  }
  if (*part->count == KFCL_ROW_DIMS) return false;
  part->sizes[*part->count] = size;
  for (uint32_t k = 0; k < part->tensors; k++) part->strides[k][*part->count] = strides[k];
  (*part->count)++;
  return true;
}

bool kfcl_rows_plan(kfcl_rows_t *rows, uint64_t line, uint32_t count, kf_tensor_t *const *tensors,
                    const kfcl_side_t *sides) {
  memset(rows, 0, sizeof *rows);
  rows->tensors = count;
  rows->rows = rows->count = 1;
  const part_t kept_part = {&rows->kept, count, rows->kept_size, rows->kept_stride};
  const part_t line_part = {&rows->line, count, rows->line_size, rows->line_stride};
  const int64_t dims = kf_tensor_dim(tensors[0]);
  const kf_int_span_t sizes = kf_tensor_sizes(tensors[0]);
  cl_long strides[KFCL_ROW_TENSORS] = {0};
  if (dims > 64) return false; /* the bits of `line` */
  for (int64_t d = dims - 1; d >= 0; d--) {
    const bool on_line = (line >> d & 1) != 0;
    *(on_line ? &rows->count : &rows->rows) *= sizes.data[d];
    if (sizes.data[d] == 1) continue;
    for (uint32_t k = 0; k < count; k++)
      strides[k] = stride_along(tensors[k], sides[k], dims, line, d);
    if (!add_dimension(on_line ? &line_part : &kept_part, sizes.data[d], strides)) return false;
  }
  memset(strides, 0, sizeof strides);
  if (rows->kept == 0) (void)add_dimension(&kept_part, 1, strides);
  if (rows->line == 0) (void)add_dimension(&line_part, 1, strides);
  return true;
}

static uint8_t lanes(const kfcl_rows_t *rows) {
  if (rows->count < 64 || (rows->rows >= 1024 && rows->count < 1024)) return 1;
  return rows->count >= 4096 ? KFCL_ROW_GROUP : 16;
}

kfcl_walk_t kfcl_rows_walk(const kfcl_rows_t *rows) {
  if (rows->rows * rows->count < FEW) return (kfcl_walk_t){(uint8_t)rows->tensors, 1, 0, 1};
  return (kfcl_walk_t){(uint8_t)rows->tensors, lanes(rows), rows->line == 1, 0};
}

/* ---- Programs ---- */

void kfcl_add_rows(kfcl_text_t *source, kfcl_walk_t walk) {
  kfcl_text_addf(source,
                 "#define KF_TENSORS %u\n#define KF_DIMS %d\n#define KF_LANES %u\n"
                 "#define KF_GROUP %d\n%s",
                 walk.tensors, KFCL_ROW_DIMS, walk.lanes, KFCL_ROW_GROUP,
                 walk.flat ? "#define KF_FLAT 1\n" : "");
  kfcl_text_add(source, kfcl_rows_cl);
}

void kfcl_launch_rows(kfcl_launch_t *launch, const kfcl_rows_t *rows) {
  cl_long shape[2 + 2 * KFCL_ROW_DIMS * (1 + KFCL_ROW_TENSORS)];
  const size_t list = KFCL_ROW_DIMS * sizeof *shape, lists = rows->tensors * KFCL_ROW_DIMS;
  size_t n = 0;
  shape[n++] = rows->kept;
  shape[n++] = rows->line;
  memcpy(shape + n, rows->kept_size, list);
  memcpy(shape + n + KFCL_ROW_DIMS, rows->kept_stride, list * rows->tensors);
  n += KFCL_ROW_DIMS + lists;
  memcpy(shape + n, rows->line_size, list);
  memcpy(shape + n + KFCL_ROW_DIMS, rows->line_stride, list * rows->tensors);
  n += KFCL_ROW_DIMS + lists;
  const cl_ulong numbers[] = {(cl_ulong)rows->rows, (cl_ulong)rows->count};
  kfcl_launch_value(launch, &numbers[0], sizeof numbers[0]);
  kfcl_launch_value(launch, &numbers[1], sizeof numbers[1]);
  kfcl_launch_value(launch, shape, n * sizeof *shape);
}

kf_status_t kfcl_rows_run(kfcl_launch_t *launch, const kfcl_rows_t *rows) {
  const size_t items = (size_t)rows->rows * kfcl_rows_walk(rows).lanes;
  return kfcl_launch_run(launch, 1, &items, (const size_t[]){KFCL_ROW_GROUP});
}
