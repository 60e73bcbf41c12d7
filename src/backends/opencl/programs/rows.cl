// Loops over lines: see cl_rows.h. A group has KF_GROUP work-items; KF_LANES of them share a line.
// KF_FLAT: a line has one dimension.
typedef struct {
  long kept, line;  // dimensions
  long kept_size[KF_DIMS];
  long kept_stride[KF_TENSORS][KF_DIMS];
  long line_size[KF_DIMS];
  long line_stride[KF_TENSORS][KF_DIMS];
} kf_rows;

// What kernels begin with, their own arguments after it.
#define KF_ROWS ulong rows, ulong count, kf_rows shape
#define KF_ROW ((ulong)get_global_id(0) / KF_LANES)
#define KF_LANE ((ulong)get_local_id(0) % KF_LANES)

// Bytes from the beginning of tensor t to its row.
long kf_row_offset(__private const kf_rows *shape, int t, ulong row) {
  long offset = 0;
  for (long d = 0; d < shape->kept - 1; d++) {
    ulong next = row / (ulong)shape->kept_size[d];
    offset += (long)(row - next * (ulong)shape->kept_size[d]) * shape->kept_stride[t][d];
    row = next;
  }
  return offset + (long)row * shape->kept_stride[t][shape->kept - 1];
}

// Bytes from the beginning of a row of tensor t to element j.
long kf_line_offset(__private const kf_rows *shape, int t, ulong j) {
#ifdef KF_FLAT
  return (long)j * shape->line_stride[t][0];
#else
  long offset = 0;
  for (long d = 0; d < shape->line - 1; d++) {
    ulong next = j / (ulong)shape->line_size[d];
    offset += (long)(j - next * (ulong)shape->line_size[d]) * shape->line_stride[t][d];
    j = next;
  }
  return offset + (long)j * shape->line_stride[t][shape->line - 1];
#endif
}

#define KF_AT(t) (p##t + o##t + kf_row_offset(&shape, t, row) + kf_line_offset(&shape, t, j))
#define KF_AT_ROW(t) (p##t + o##t + kf_row_offset(&shape, t, row))

// Combines the values of the lanes of each line; `local_values` has KF_GROUP elements. Afterwards
// all lanes have the result. All work-items of the group take part.
#if KF_LANES == 1
#define KF_COMBINE(type, value, local_values, join)
#else
#define KF_COMBINE(type, value, local_values, join)                         \
  do {                                                                      \
    const uint kf_item = (uint)get_local_id(0);                             \
    local_values[kf_item] = value;                                          \
    barrier(CLK_LOCAL_MEM_FENCE);                                           \
    for (uint kf_step = KF_LANES / 2; kf_step > 0; kf_step /= 2) {          \
      if (kf_item % KF_LANES < kf_step)                                     \
        local_values[kf_item] =                                             \
            join(local_values[kf_item], local_values[kf_item + kf_step]);   \
      barrier(CLK_LOCAL_MEM_FENCE);                                         \
    }                                                                       \
    value = local_values[kf_item / KF_LANES * KF_LANES];                    \
    barrier(CLK_LOCAL_MEM_FENCE);                                           \
  } while (0)
#endif
