/* Arithmetic with sizes and strides; nothing here touches the memory of tensors. Sizes come from
 * users, so every product is checked for overflow. The messages are PyTorch's. */
#include "compat/texts.h"
#include "tensor/tensor_internal.h"

const char *kf__shape_text(kf_int_span_t sizes, char buffer[KF__SHAPE_TEXT]) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, KF__SHAPE_TEXT);
  kf__text_char(&text, '[');
  for (size_t i = 0; i < sizes.size; i++)
    kf__text_format(&text, i > 0 ? ", %lld" : "%lld", (long long)sizes.data[i]);
  kf__text_char(&text, ']');
  (void)kf__text_finish_fixed(&text);
  return buffer;
}

/* ---- Numbers of elements ---- */

static kf_status_t negative_size(kf_int_span_t sizes, int64_t size) {
  char text[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NEGATIVE_SIZE, "expected sizes of at least 0, found %lld in %s"),
      (long long)size, kf__shape_text(sizes, text));
}

kf_status_t kf__shape_numel(kf_int_span_t sizes, size_t itemsize, int64_t *out_numel) {
  int64_t numel = 1;
  int64_t stride = 1; /* of the first dimension, if they were contiguous */
  int64_t bytes = 0;
  bool fits = true;
  bool strides_fit = true;
  for (size_t i = 0; i < sizes.size; i++) {
    int64_t size = sizes.data[i];
    if (KF_UNLIKELY(size < 0)) return negative_size(sizes, size);
    if (__builtin_mul_overflow(numel, size, &numel)) fits = false;
    if (i > 0 && __builtin_mul_overflow(stride, size > 0 ? size : 1, &stride)) strides_fit = false;
  }
  if (__builtin_mul_overflow(numel, (int64_t)itemsize, &bytes)) fits = false;
  *out_numel = numel;
  if (KF_LIKELY(fits && strides_fit)) return KF_OK;
  char text[KF__SHAPE_TEXT];
  if (!fits)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TOO_LARGE, "a tensor of sizes %s is too large to address"),
        kf__shape_text(sizes, text));
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_STRIDES_TOO_LARGE,
                                     "the strides of a tensor of sizes %s are too large"),
                      kf__shape_text(sizes, text));
}

kf_status_t kf__rank_error(size_t ndim) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_MANY_DIMS, "expected at most %d dimensions, found %zu"),
      (int)KF__MAX_DIMS, ndim);
}

/* ---- Strides ---- */

/* Strides grow from the last dimension to the first. A size of 0 counts as 1, as in PyTorch. */
void kf__contiguous_strides(kf_int_span_t sizes, int64_t *out_strides) {
  int64_t stride = 1;
  for (size_t i = sizes.size; i-- > 0;) {
    out_strides[i] = stride;
    if (sizes.data[i] > 1) stride = kf__stepped(0, sizes.data[i], stride);
  }
}

kf_status_t kf__format_strides(kf_int_span_t sizes, kf_memory_format_t format,
                               int64_t *out_strides) {
  /* Dimensions from the fastest to the slowest. */
  static const uint8_t orders[2][5] = {{1, 3, 2, 0, 0}, {1, 4, 3, 2, 0}};
  if (format == KF_MEMORY_FORMAT_CONTIGUOUS) {
    kf__contiguous_strides(sizes, out_strides);
    return KF_OK;
  }
  if (format != KF_MEMORY_FORMAT_CHANNELS_LAST && format != KF_MEMORY_FORMAT_CHANNELS_LAST_3D)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MEMORY_FORMAT, "no strides belong to the memory format %s"),
        format == KF_MEMORY_FORMAT_PRESERVE ? "Preserve" : "that has no name");
  bool is_3d = format == KF_MEMORY_FORMAT_CHANNELS_LAST_3D;
  size_t rank = is_3d ? 5 : 4;
  if (sizes.size != rank)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FORMAT_RANK,
                                       "expected a tensor of %zu dimensions for memory format %s"),
                        rank, is_3d ? "channels_last_3d" : "channels_last");
  int64_t stride = 1;
  for (size_t i = 0; i < rank; i++) {
    size_t dim = orders[is_3d][i];
    out_strides[dim] = stride;
    if (sizes.data[dim] > 1) stride = kf__stepped(0, sizes.data[dim], stride);
  }
  return KF_OK;
}

/* Positive: `a` is the slower one of two dimensions; 0: their order is undecided. */
static int compare_dims(const kf_tensor_t *t, unsigned a, unsigned b) {
  int64_t x = t->strides[a];
  int64_t y = t->strides[b];
  if (x == 0 || y == 0) return 0;
  if (x != y) return x < y ? -1 : 1;
  return t->sizes[a] > t->sizes[b] ? 1 : 0;
}

void kf__preserved_strides(const kf_tensor_t *like, int64_t *out_strides) {
  unsigned ndim = like->ndim;
  KF_ASSERT(ndim <= KF__MAX_DIMS); /* the entries of `order` */
  if (kf__is_dense(like)) {
    if (ndim > 0) memcpy(out_strides, like->strides, ndim * sizeof *out_strides);
    return;
  }
  /* Insertion sort from the fastest to the slowest dimension. The comparison is no total order (a
   * stride of 0 compares with nothing), so the result depends on the algorithm: this is PyTorch's.
   */
  uint8_t order[KF__MAX_DIMS];
  for (unsigned i = 0; i < ndim; i++) order[i] = (uint8_t)(ndim - 1 - i);
  for (unsigned i = 1; i < ndim; i++) {
    unsigned moving = i;
    for (unsigned below = i; below-- > 0;) {
      int found = compare_dims(like, order[below], order[moving]);
      if (found < 0) break;
      if (found == 0) continue;
      uint8_t dim = order[below];
      order[below] = order[moving];
      order[moving] = dim;
      moving = below;
    }
  }
  int64_t stride = 1;
  for (unsigned i = 0; i < ndim; i++) {
    out_strides[order[i]] = stride;
    if (like->sizes[order[i]] > 1) stride = kf__stepped(0, like->sizes[order[i]], stride);
  }
}

/* ---- Dimensions ---- */

kf_status_t kf__wrap_dim(int64_t dim, int64_t ndim, bool wrap_scalar, int64_t *out_dim) {
  if (ndim == 0) {
    if (!wrap_scalar)
      return kf_error_set(
          KF_ERR_INDEX,
          KF__COMPATIBLE(KF__TORCH_NO_DIMS, "dimension %lld was asked for, but the tensor has no dimensions"),
          (long long)dim);
    ndim = 1;
  }
  if (KF_UNLIKELY(dim < -ndim || dim >= ndim))
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_DIM_RANGE, "expected a dimension from %lld to %lld, found %lld"),
        (long long)-ndim, (long long)(ndim - 1), (long long)dim);
  *out_dim = dim < 0 ? dim + ndim : dim;
  KF_ASSERT(*out_dim >= 0);
  KF_ASSERT(*out_dim < ndim);
  return KF_OK;
}

kf_status_t kf__check_listed(int64_t ndim) {
  if (KF_LIKELY(ndim <= KF__LISTED_DIMS)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_LISTED_DIMS, "expected a tensor of at most %d dimensions"),
      (int)KF__LISTED_DIMS);
}

kf_status_t kf__wrap_dims(kf_int_span_t dims, int64_t ndim, bool empty_is_all,
                          kf__dim_set_t *out_dims) {
  kf__dim_set_t set = 0;
  *out_dims = 0;
  if ((dims.data == NULL || dims.size == 0) && empty_is_all) {
    *out_dims = kf__dim_set_all((uint32_t)ndim);
    return KF_OK;
  }
  KF_TRY(kf__check_listed(ndim));
  for (size_t i = 0; dims.data != NULL && i < dims.size; i++) {
    int64_t dim = 0;
    KF_TRY(kf__wrap_dim(dims.data[i], ndim, true, &dim));
    if ((set >> dim & 1) != 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_REPEATED_DIM, "dimension %lld is listed more than once"),
          (long long)dim);
    set |= kf__dim_set(dim);
  }
  *out_dims = set;
  return KF_OK;
}

/* ---- Broadcasting ---- */

kf_status_t kf__broadcast_shapes(kf_int_span_t a, kf_int_span_t b, int64_t *out_sizes,
                                 size_t *out_ndim) {
  size_t ndim = a.size > b.size ? a.size : b.size;
  *out_ndim = ndim;
  for (size_t i = ndim; i-- > 0;) {
    /* Dimensions are aligned at the last one; missing leading ones count as 1. */
    size_t back = ndim - i;
    int64_t x = back <= a.size ? a.data[a.size - back] : 1;
    int64_t y = back <= b.size ? b.data[b.size - back] : 1;
    if (KF_UNLIKELY(x != y && x != 1 && y != 1))
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_BROADCAST,
              "sizes %lld and %lld do not broadcast: expected equal sizes or 1 at dimension %zu"),
          (long long)x, (long long)y, i);
    out_sizes[i] = x == 1 ? y : x;
  }
  return KF_OK;
}

bool kf__same_sizes(const kf_tensor_t *a, const kf_tensor_t *b) {
  return a->ndim == b->ndim &&
         (a->ndim == 0 || memcmp(a->sizes, b->sizes, a->ndim * sizeof *a->sizes) == 0);
}

/* ---- Views ---- */

static kf_status_t cannot_infer(kf_int_span_t asked, int64_t numel) {
  char text[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_VIEW_SHAPE, "shape %s does not hold exactly %lld elements"),
      kf__shape_text(asked, text), (long long)numel);
}

kf_status_t kf__infer_size(kf_int_span_t asked, int64_t numel, int64_t *out_sizes) {
  char text[KF__SHAPE_TEXT];
  size_t unknown = asked.size; /* index of the -1 */
  int64_t known = 1;           /* product of the others */
  bool fits = true;
  for (size_t i = 0; i < asked.size; i++) {
    int64_t size = asked.data[i];
    out_sizes[i] = size;
    if (size == -1) {
      if (unknown != asked.size)
        return kf_error_set(
            KF_ERR_RUNTIME,
            KF__COMPATIBLE(KF__TORCH_SEVERAL_UNKNOWN_SIZES,
                           "expected -1 for at most one size of a shape, found more"));
      unknown = i;
    } else if (size < 0) {
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_UNKNOWN_SIZE,
                                         "expected a size, or -1 for the one that follows from the "
                                         "others, found %lld at index %zu of shape %s"),
                          (long long)size, i, kf__shape_text(asked, text));
    } else if (__builtin_mul_overflow(known, size, &known)) {
      fits = false;
    }
  }
  if (!fits) return cannot_infer(asked, numel);
  if (unknown == asked.size) return known == numel ? KF_OK : cannot_infer(asked, numel);
  if (known == 0) {
    if (numel != 0) return cannot_infer(asked, numel);
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_AMBIGUOUS_SIZE,
                                       "the size -1 in shape %s does not follow from the others, "
                                       "because the tensor has no elements"),
                        kf__shape_text(asked, text));
  }
  if (numel % known != 0) return cannot_infer(asked, numel);
  KF_ASSERT(numel >= 0);
  KF_ASSERT(known > 0);
  out_sizes[unknown] = numel / known;
  return KF_OK;
}

bool kf__view_strides(const kf_tensor_t *t, kf_int_span_t sizes, int64_t *out_strides) {
  if (t->numel == 0 || t->ndim == 0) {
    /* An empty tensor viewed with its own sizes keeps its strides, even unusual ones. */
    if (t->ndim > 0 && kf__spans_equal(kf__sizes(t), sizes))
      memcpy(out_strides, t->strides, t->ndim * sizeof *out_strides);
    else
      kf__contiguous_strides(sizes, out_strides);
    return true;
  }
  /* From the last dimension on, the old dimensions are grouped into chunks that can be iterated
   * with one stride. A view exists if each chunk is the product of whole new dimensions. */
  size_t next = sizes.size; /* new dimensions from here on have strides */
  int64_t chunk_stride = t->strides[t->ndim - 1];
  int64_t chunk = 1;   /* elements of the old dimensions of the chunk */
  int64_t covered = 1; /* elements of the new dimensions of the chunk */
  for (size_t dim = t->ndim; dim-- > 0;) {
    chunk *= t->sizes[dim];
    bool ends = dim == 0 || (t->sizes[dim - 1] != 1 && t->strides[dim - 1] != chunk * chunk_stride);
    if (!ends) continue;
    while (next > 0 && (covered < chunk || sizes.data[next - 1] == 1)) {
      next--;
      out_strides[next] = covered * chunk_stride;
      covered *= sizes.data[next];
    }
    if (covered != chunk) return false;
    KF_ASSERT(next <= sizes.size);
    if (dim > 0) {
      chunk_stride = t->strides[dim - 1];
      chunk = 1;
      covered = 1;
    }
  }
  return next == 0;
}
