/* The order in which a random fill visits the elements of a tensor: Note [Order of draws] in
 * random.h.
 *
 * Dimensions are sorted by insertion; two of them keep their order where no operand distinguishes
 * them (its stride is 0 in one of them). This comparison is no total order, so another sorting
 * algorithm would give another result: the algorithm itself must be the same as PyTorch's. Merging
 * neighbours afterwards makes runs longer and does not change the order. */
#include "backends/cpu/random/random.h"

static void put_dims(kf__walk_t *walk, const kf_tensor_t *out, const kf_tensor_t *in) {
  int64_t size = kf__itemsize(out), in_size = in != NULL ? kf__itemsize(in) : 0;
  KF_ASSERT(in == NULL || in->ndim <= out->ndim);
  uint32_t ndim = out->ndim, lead = in != NULL ? ndim - in->ndim : 0;
  for (uint32_t i = 0; i < ndim; i++) {
    uint32_t dim = ndim - 1 - i;
    walk->sizes[i] = out->sizes[dim];
    walk->strides[0][i] = out->strides[dim] * size;
    bool own = in != NULL && dim >= lead && in->sizes[dim - lead] != 1;
    walk->strides[1][i] = own ? in->strides[dim - lead] * in_size : 0;
  }
  walk->ndim = ndim;
}

/* Makes the parts of complex numbers a new innermost dimension. */
static void split_complex(kf__walk_t *walk) {
  KF_ASSERT(walk->ndim < KF__WALK_DIMS);
  KF_ASSERT(walk->operands == 1);
  for (uint32_t i = walk->ndim; i > 0; i--) {
    walk->sizes[i] = walk->sizes[i - 1];
    walk->strides[0][i] = walk->strides[0][i - 1];
    walk->strides[1][i] = walk->strides[1][i - 1];
  }
  walk->dtype = kf_dtype_to_real(walk->dtype);
  walk->sizes[0] = 2;
  walk->strides[0][0] = kf__dtype_sizes[walk->dtype];
  walk->strides[1][0] = 0;
  walk->ndim++;
  walk->numel *= 2;
}

/* > 0: `a` belongs outside of `b`; < 0: inside; 0: no operand distinguishes them. */
static int compare_dims(const kf__walk_t *walk, uint32_t a, uint32_t b) {
  for (uint32_t i = 0; i < walk->operands; i++) {
    int64_t stride_a = walk->strides[i][a], stride_b = walk->strides[i][b];
    if (stride_a == 0 || stride_b == 0) continue;
    if (stride_a != stride_b) return stride_a < stride_b ? -1 : 1;
    if (walk->sizes[a] > walk->sizes[b]) return 1;
  }
  return 0;
}

static void swap_dims(kf__walk_t *walk, uint32_t a, uint32_t b) {
  int64_t size = walk->sizes[a], out = walk->strides[0][a], in = walk->strides[1][a];
  walk->sizes[a] = walk->sizes[b];
  walk->strides[0][a] = walk->strides[0][b];
  walk->strides[1][a] = walk->strides[1][b];
  walk->sizes[b] = size;
  walk->strides[0][b] = out;
  walk->strides[1][b] = in;
}

static void sort_dims(kf__walk_t *walk) {
  for (uint32_t i = 1; i < walk->ndim; i++) {
    uint32_t moving = i;
    for (uint32_t other = i; other-- > 0;) {
      int order = compare_dims(walk, other, moving);
      if (order < 0) break;
      if (order > 0) {
        swap_dims(walk, other, moving);
        moving = other;
      }
    }
  }
}

static bool can_join(const kf__walk_t *walk, uint32_t inner, uint32_t outer) {
  return walk->strides[0][outer] == walk->strides[0][inner] * walk->sizes[inner] &&
         walk->strides[1][outer] == walk->strides[1][inner] * walk->sizes[inner];
}

static void join_dims(kf__walk_t *walk) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < walk->ndim; i++) {
    if (walk->sizes[i] == 1) continue;
    if (kept > 0 && can_join(walk, kept - 1, i)) {
      walk->sizes[kept - 1] *= walk->sizes[i];
      continue;
    }
    walk->sizes[kept] = walk->sizes[i];
    walk->strides[0][kept] = walk->strides[0][i];
    walk->strides[1][kept] = walk->strides[1][i];
    kept++;
  }
  walk->ndim = kept;
}

void kf__walk_build(kf__walk_t *walk, const kf_tensor_t *out, const kf_tensor_t *in) {
  walk->operands = in != NULL ? 2 : 1;
  walk->dtype = kf__dtype(out);
  walk->numel = out->numel;
  if (out->numel == 0) return;
  walk->data[0] = kf__data(out);
  walk->data[1] = in != NULL ? kf__data(in) : NULL;
  put_dims(walk, out, in);
  if (kf_dtype_is_complex(walk->dtype)) split_complex(walk);
  sort_dims(walk);
  join_dims(walk);
}

void kf__walk_run(const kf__walk_t *walk, kf__walk_fn body, void *context) {
  if (walk->numel == 0) return;
  KF_ASSERT(walk->ndim <= KF__WALK_DIMS);
  KF_ASSERT(body != NULL);
  int64_t at[KF__WALK_DIMS] = {0};
  char *data[2] = {walk->data[0], walk->data[1]};
  const int64_t strides[2] = {walk->ndim > 0 ? walk->strides[0][0] : 0,
                              walk->ndim > 0 ? walk->strides[1][0] : 0};
  int64_t run = walk->ndim > 0 ? walk->sizes[0] : 1;
  for (;;) {
    body(context, data, strides, run);
    uint32_t dim = 1;
    for (; dim < walk->ndim; dim++) {
      data[0] += walk->strides[0][dim];
      if (data[1] != NULL) data[1] += walk->strides[1][dim];
      if (++at[dim] < walk->sizes[dim]) break;
      data[0] -= walk->strides[0][dim] * walk->sizes[dim];
      if (data[1] != NULL) data[1] -= walk->strides[1][dim] * walk->sizes[dim];
      at[dim] = 0;
    }
    if (dim >= walk->ndim) return;
  }
}
