/* Derivatives of grid_sampler. The sampling is expressed in differentiable operators and
 * differentiated by a nested backward. With create_graph, the operands keep their history, so the
 * gradients can be differentiated again. */
#include <keyfall/autograd.h>

#include "autograd/formulas/formula_common.h"

enum { BILINEAR, NEAREST, BICUBIC };
enum { PAD_ZEROS, PAD_BORDER, PAD_REFLECTION };
enum { MAX_AXES = 3, MAX_TAPS = 4 };

typedef struct {
  int64_t mode, padding;
  bool align_corners, is_volume;
} sampling_t;

/* The positions at which a sample reads along one axis, and their weights. */
typedef struct {
  int64_t size, count;
  kf_tensor_t *position[MAX_TAPS], *weight[MAX_TAPS];
} axis_t;

/* Clips coordinates. The gradient of the first and of the last position is 0, too; NaN stays. */
static kf_tensor_t *clip(kf_tensor_t *x, int64_t size) {
  kf_tensor_t *ends = kfs_clamp(x, kf_some_scalar(KF_INT(0)), kf_some_scalar(KF_INT(size - 1)));
  kf_tensor_t *outer =
      kfs_logical_or(kfs_le_Scalar(x, KF_INT(0)), kfs_ge_Scalar(x, KF_INT(size - 1)));
  return kfs_where_self(outer, kfs_detach(ends), x);
}

/* Reflects coordinates at both ends until they are in range, in the steps of the forward pass. */
static kf_tensor_t *reflect(const sampling_t *s, kf_tensor_t *x, int64_t size) {
  double low = s->align_corners ? 0 : -0.5;
  double span = s->align_corners ? (double)(size - 1) : (double)size;
  if (span <= 0) return kfs_zeros_like(x);
  kf_tensor_t *moved = kf__d_plus(x, -low); /* unlike that of abs, the slope at 0 is 1 */
  kf_tensor_t *from = kfs_where_self(kfs_lt_Scalar(moved, KF_INT(0)), kfs_neg(moved), moved);
  if (!s->is_volume) {
    kf_tensor_t *turns = kfs_trunc(kfs_div_Scalar(from, KF_FLOAT(2 * span)));
    kf_tensor_t *rest = kfs_sub(from, kf__d_times(kfs_detach(turns), 2 * span));
    kf_tensor_t *back = kf__d_minus_from(2 * span, rest);
    return kf__d_plus(kfs_where_self(kfs_gt(rest, back), back, rest), low);
  }
  kf_tensor_t *extra = kfs_fmod_Scalar(from, KF_FLOAT(span));
  kf_tensor_t *flips = kfs_floor(kfs_div_Scalar(from, KF_FLOAT(span)));
  kf_tensor_t *odd = kfs_eq_Scalar(kfs_remainder_Scalar(flips, KF_INT(2)), KF_INT(1));
  return kf__d_plus(kfs_where_self(odd, kf__d_minus_from(span, extra), extra), low);
}

static kf_tensor_t *padded(const sampling_t *s, kf_tensor_t *x, int64_t size) {
  if (s->padding == PAD_ZEROS) return x;
  if (s->padding == PAD_REFLECTION) x = reflect(s, x, size);
  return clip(x, size);
}

/* Maps coordinates in [-1, 1] to element positions. */
static kf_tensor_t *to_elements(const sampling_t *s, kf_tensor_t *x, int64_t size) {
  double scale = 0.5 * (double)(s->align_corners ? size - 1 : size);
  return kf__d_plus(kf__d_times(kf__d_plus(x, 1), scale), s->align_corners ? 0 : -0.5);
}

/* The cubic convolution kernel with parameter a = -3/4, for distances up to 1 (`near`) or from 1 to
 * 2. */
static kf_tensor_t *cubic(kf_tensor_t *t, bool near) {
  const double a = -0.75;
  double c3 = near ? a + 2 : a, c2 = near ? -(a + 3) : -5 * a, c1 = near ? 0 : 8 * a;
  kf_tensor_t *sum = kf__d_plus(kf__d_times(t, c3), c2);
  sum = kf__d_plus(kfs_mul(sum, t), c1);
  return kf__d_plus(kfs_mul(sum, t), near ? 1 : -4 * a);
}

/* Outside of padding with zeros, NaN reads the first element of an image. In volumes it has no
 * gradient. */
static kf_tensor_t *readable(const sampling_t *s, kf_tensor_t *position) {
  if (s->padding == PAD_ZEROS || s->is_volume) return position;
  return kfs_masked_fill_Scalar(position, kfs_isnan(position), KF_INT(0));
}

static axis_t taps(const sampling_t *s, kf_tensor_t *coordinate, int64_t size) {
  axis_t axis = {size, 1, {NULL}, {NULL}};
  kf_tensor_t *x = to_elements(s, coordinate, size);
  if (s->mode != BICUBIC) x = padded(s, x, size);
  if (s->mode == NEAREST) {
    axis.position[0] = readable(s, kfs_round(x));
    return axis;
  }
  kf_tensor_t *first = kfs_floor(x), *t = kfs_sub(x, first);
  if (s->mode == BILINEAR) first = readable(s, first);
  axis.count = s->mode == BICUBIC ? 4 : 2;
  for (int64_t i = 0; i < axis.count; i++) {
    kf_tensor_t *position = kf__d_plus(first, (double)(s->mode == BICUBIC ? i - 1 : i));
    axis.position[i] = s->mode == BICUBIC ? readable(s, padded(s, position, size)) : position;
  }
  if (s->mode == BILINEAR) {
    axis.weight[0] = kf__d_minus_from(1, t);
    axis.weight[1] = t;
    return axis;
  }
  axis.weight[0] = cubic(kf__d_plus(t, 1), false);
  axis.weight[1] = cubic(t, true);
  axis.weight[2] = cubic(kf__d_minus_from(1, t), true);
  axis.weight[3] = cubic(kf__d_minus_from(2, t), false);
  return axis;
}

/* N × ... as N × 1 × samples. */
static kf_tensor_t *in_rows(kf_tensor_t *x) { return kfs_unsqueeze(kfs_flatten(x, 1, -1), 1); }

/* The contribution of one combination of taps. `flat` is N × C × elements; the result is N × C ×
 * samples. */
static kf_tensor_t *contribution(const sampling_t *s, const axis_t *axes, size_t count,
                                 const int64_t *tap, kf_tensor_t *flat) {
  kf_tensor_t *index = NULL, *inside = NULL, *weight = NULL;
  for (size_t k = count; k-- > 0;) { /* the last grid coordinate is the first image axis */
    KF_ASSERT(tap[k] < axes[k].count);
    kf_tensor_t *position = kfs_detach(axes[k].position[tap[k]]);
    kf_tensor_t *good = kfs_logical_and(kfs_ge_Scalar(position, KF_INT(0)),
                                        kfs_lt_Scalar(position, KF_INT(axes[k].size)));
    kf_tensor_t *own = axes[k].weight[tap[k]];
    if (own != NULL && s->is_volume) own = kf__d_where(good, own); /* that of NaN is NaN */
    position = kf__d_where(good, position); /* NaN, too, becomes an element */
    /* A half type cannot hold the number of an element of a large image. */
    position = kfs_to_dtype(position, KF_DTYPE_INT64, false, false, kf_no_int());
    if (index != NULL) position = kfs_add(kfs_mul_Scalar(index, KF_INT(axes[k].size)), position);
    index = position;
    inside = inside == NULL ? good : kfs_logical_and(inside, good);
    if (own != NULL) weight = weight == NULL ? own : kfs_mul(weight, own);
  }
  int64_t channels = kf__size_at(kf_tensor_sizes(flat), 1);
  index = kfs_expand(in_rows(index), KF_INTS(-1, channels, -1));
  kf_tensor_t *value = kf__d_where(in_rows(inside), kfs_gather(flat, 2, index));
  return weight == NULL ? value : kfs_mul(value, in_rows(weight));
}

static kf_tensor_t *sample(const sampling_t *s, kf_tensor_t *input, kf_tensor_t *grid) {
  kf_int_span_t sizes = kf_tensor_sizes(input);
  if (sizes.size < 4 || sizes.size > 2 + MAX_AXES) return NULL;
  size_t count = sizes.size - 2;
  axis_t axes[MAX_AXES];
  for (size_t k = 0; k < count; k++)
    axes[k] = taps(s, kfs_select(grid, -1, (int64_t)k), sizes.data[sizes.size - 1 - k]);
  kf_tensor_t *flat = kfs_flatten(input, 2, -1), *sum = NULL;
  int64_t tap[MAX_AXES] = {0};
  for (size_t k = 0; k < count;) {
    kf_tensor_t *part = contribution(s, axes, count, tap, flat);
    sum = sum == NULL ? part : kfs_add(sum, part);
    for (k = 0; k < count && ++tap[k] == axes[k].count; k++) tap[k] = 0;
  }
  return sum;
}

/* An operand to differentiate with respect to. If create_graph is set and the tensor requires grad,
 * an alias that keeps its history; otherwise a detached leaf. */
static kf_tensor_t *operand(kf_tensor_t *x, bool wanted, bool create_graph) {
  if (create_graph && kf_tensor_requires_grad(x)) return kfs_alias(x);
  kf_tensor_t *leaf = kfs_detach(x);
  if (leaf == NULL || !wanted) return leaf;
  kf_status_t status = kf_tensor_set_requires_grad(leaf, true);
  return status == KF_OK ? leaf : kf__d_failed(status);
}

kf_status_t kf__d_grid_sampler_grad(kf_tensor_t *grad, kf_tensor_t *input, kf_tensor_t *grid,
                                    int64_t interpolation_mode, int64_t padding_mode,
                                    bool align_corners, const bool *wants, kf_tensor_t **out) {
  sampling_t s = {interpolation_mode, padding_mode, align_corners, kf_tensor_dim(input) == 5};
  bool create_graph = kf_grad_mode();
  kf_set_grad_mode(true);
  kf_tensor_t *operands[] = {operand(input, wants[0], create_graph),
                             operand(grid, wants[1], create_graph)};
  kf_tensor_t *result = sample(&s, operands[0], operands[1]);
  kf_tensor_t *seed = kfs_flatten(grad, 2, -1);
  kf_tensor_t *by[2], *made[2] = {NULL, NULL};
  size_t count = 0;
  for (int i = 0; i < 2; i++)
    if (wants[i]) by[count++] = operands[i];
  kf_status_t status = KF_OK;
  if (!kf_scope_has_failed() && kf_tensor_requires_grad(result)) {
    uint32_t flags = KF_BACKWARD_ALLOW_UNUSED;
    if (create_graph) flags |= KF_BACKWARD_CREATE_GRAPH | KF_BACKWARD_RETAIN_GRAPH;
    status =
        kf_grad(KF_TENSORS(result), KF_TENSORS(seed), (kf_tensor_span_t){by, count}, flags, made);
  }
  kf_set_grad_mode(create_graph);
  for (size_t i = 0, from = 0; i < 2; i++)
    if (wants[i]) out[i] = made[from++];
  if (status == KF_OK && wants[1] && out[1] == NULL && !kf_scope_has_failed()) /* nearest */
    out[1] = kf_scope_keep(kfs_zeros_like(grid));
  return status;
}
