/* The operators of convolution: translate tensors into the geometry of conv.h and choose how to
 * compute. The half types are computed in float32 and rounded once. */
#include "backends/cpu/conv/conv.h"

#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/conv/conv_columns.h"
#include "backends/cpu/conv/conv_strided.h"
#include "backends/cpu/core/element_access.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/rules/conv_rules.h"

/* ---- Operands ---- */

/* The type in which a convolution of `dtype` is computed. */
static kf_dtype_t compute_type(kf_dtype_t dtype) {
  return kf__is_half(dtype) ? KF_DTYPE_FLOAT32 : dtype;
}

/* A tensor of the same geometry and the given type, in one of the memory formats. */
static kf_status_t new_like(const kf_tensor_t *like, kf_dtype_t dtype, kf_tensor_t **out) {
  int64_t strides[2 + KF__SPATIAL];
  const kf_memory_format_t format = kf_tensor_memory_format(like);
  const bool contiguous = format == KF_MEMORY_FORMAT_CONTIGUOUS;
  if (!contiguous) KF_TRY(kf__format_strides(kf__sizes(like), format, strides));
  return kf__tensor_new(dtype, like->device, kf__sizes(like), contiguous ? NULL : strides, out);
}

static bool has_format(const kf_tensor_t *t) {
  return kf__is_contiguous(t) || kf_tensor_is_contiguous(t, kf_tensor_memory_format(t));
}

/* The tensor itself if it has the type and a memory format (or is contiguous, where asked), or a
 * copy that does. The caller releases *out. */
static kf_status_t prepared(kf_tensor_t *t, kf_dtype_t dtype, bool contiguous, kf_tensor_t **out) {
  if (kf__dtype(t) == dtype && (contiguous ? kf__is_contiguous(t) : has_format(t))) {
    kf_tensor_retain(t);
    *out = t;
    return KF_OK;
  }
  kf_tensor_t *made = NULL;
  KF_TRY(contiguous ? kf__tensor_new(dtype, t->device, kf__sizes(t), NULL, &made)
                    : new_like(t, dtype, &made));
  const kf_status_t status = kf_copy_(made, t, false);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  *out = made;
  return KF_OK;
}

/* The tensor in which a result is computed: `out` itself, or a new one that deliver() copies to
 * `out`. The caller releases *buffer. */
static kf_status_t result_buffer(kf_tensor_t *out, kf_dtype_t dtype, bool contiguous,
                                 kf_tensor_t **buffer) {
  if (kf__dtype(out) == dtype && (!contiguous || kf__is_contiguous(out))) {
    kf_tensor_retain(out);
    *buffer = out;
    return KF_OK;
  }
  return contiguous ? kf__tensor_new(dtype, out->device, kf__sizes(out), NULL, buffer)
                    : new_like(out, dtype, buffer);
}

static kf_status_t deliver(kf_tensor_t *out, kf_tensor_t *buffer) {
  return out == buffer ? KF_OK : kf_copy_(out, buffer, false);
}

/* ---- Geometry ---- */

/* Missing dimensions have size 1 and come first. A dimension of size 1 may have any stride, even in
 * a contiguous tensor; here it gets the stride that continues the dimensions after it, or the
 * stride between positions where none follows. So the positions of an image that is contiguous or
 * channels_last are always strides[4] apart, which the matrix products rely on. */
static kf__images_t images_of(const kf_tensor_t *t) {
  KF_ASSERT(t->ndim > 2);
  KF_ASSERT(t->ndim <= 2 + KF__SPATIAL);
  kf__images_t images = {.data = (char *)kf__data(t)};
  const uint32_t dims = t->ndim - 2, missing = KF__SPATIAL - dims;
  const int64_t *sizes = t->sizes + 2, *strides = t->strides + 2;
  images.strides[0] = t->strides[0];
  images.strides[1] = t->strides[1];
  int64_t step = 1;
  for (uint32_t d = 0; d < dims; d++)
    if (sizes[d] > 1) step = strides[d];
  for (uint32_t d = KF__SPATIAL; d-- > 0;) {
    const int64_t size = d >= missing ? sizes[d - missing] : 1;
    images.strides[2 + d] = size > 1 ? strides[d - missing] : step;
    step = images.strides[2 + d] * size;
  }
  return images;
}

/* A list of `dims` numbers as one of KF__SPATIAL, with `missing` in front. */
static void spread(const int64_t *list, uint32_t dims, int64_t missing, int64_t *out) {
  KF_ASSERT(dims <= KF__SPATIAL);
  for (uint32_t d = 0; d < KF__SPATIAL - dims; d++) out[d] = missing;
  for (uint32_t d = 0; d < dims; d++) out[KF__SPATIAL - dims + d] = list[d];
}

/* x is the input of a forward convolution, y its result: see Note [Convolution]. */
static void fill_geometry(kf__conv_t *conv, const kf__conv_geometry_t *s, const kf_tensor_t *x,
                          const kf_tensor_t *weight, const kf_tensor_t *y) {
  KF_ASSERT(s->groups > 0);
  KF_ASSERT(x->sizes[1] % s->groups == 0);
  KF_ASSERT(y->sizes[1] % s->groups == 0);
  KF_ASSERT(x->sizes[0] == y->sizes[0]);
  KF_ASSERT(kf__dtype(x) == kf__dtype(y));
  KF_ASSERT(kf__dtype(x) == kf__dtype(weight));
  KF_ASSERT(kf__is_contiguous(weight));
  conv->dtype = kf__dtype(x);
  conv->images = x->sizes[0];
  conv->groups = s->groups;
  conv->x_channels = x->sizes[1] / s->groups;
  conv->y_channels = y->sizes[1] / s->groups;
  spread(x->sizes + 2, s->dims, 1, conv->x_size);
  spread(y->sizes + 2, s->dims, 1, conv->y_size);
  spread(weight->sizes + 2, s->dims, 1, conv->kernel);
  spread(s->stride, s->dims, 1, conv->stride);
  spread(s->padding, s->dims, 0, conv->padding);
  spread(s->dilation, s->dims, 1, conv->dilation);
  for (int d = 0; d < KF__SPATIAL; d++)
    if (conv->y_size[d] == 1) conv->stride[d] = 1; /* no step is made: see Note [Convolution] */
  conv->x = images_of(x);
  conv->y = images_of(y);
  conv->weight = (char *)kf__data(weight);
  conv->bias = NULL;
}

/* ---- Forward ---- */

/* Whether each position of y reads one position of x and these are at equal distances, *out_step
 * elements: then the convolution is a matrix product with the images as they are. Decided by the
 * sizes; see Note [Convolution] for why the strides do not tell. */
static bool is_pointwise(const kf__conv_t *c, int64_t *out_step) {
  int wide = 0; /* dimensions with more than one position */
  int64_t step = 1;
  for (int d = 0; d < KF__SPATIAL; d++) {
    if (c->kernel[d] != 1 || c->padding[d] != 0) return false;
    if ((c->y_size[d] - 1) * c->stride[d] >= c->x_size[d]) return false; /* it reads padding */
    if (c->y_size[d] == 1) continue;
    step = c->stride[d] * c->x.strides[2 + d];
    wide++;
  }
  *out_step = step;
  return wide <= 1 || kf__conv_same_sizes(c);
}

/* A pointwise convolution: the product of the weight and x gives y, that of the transposed weight
 * and y gives x. Positions of x that are used are `step` elements apart. */
static kf_status_t pointwise(const kf__conv_t *c, int64_t step, bool to_x) {
  const int64_t item = (int64_t)kf_dtype_size(c->dtype), m = c->y_channels, k = c->x_channels;
  const int64_t *xs = c->x.strides, *ys = c->y.strides;
  kf__gemm_t job;
  kf__gemm_init(&job, c->dtype, kf__number_of_int(1), kf__number_of_int(1));
  job.m = to_x ? k : m;
  job.n = kf__conv_positions(c);
  job.k = to_x ? m : k;
  job.batches = c->images;
  for (int64_t g = 0; g < c->groups; g++) {
    char *weight = c->weight + g * m * k * item;
    const kf__matrix_t x = {c->x.data + g * k * xs[1] * item, xs[1], step, xs[0]};
    const kf__matrix_t y = {c->y.data + g * m * ys[1] * item, ys[1], ys[4], ys[0]};
    job.a = to_x ? (kf__matrix_t){weight, 1, k, 0} : (kf__matrix_t){weight, k, 1, 0};
    job.b = to_x ? y : x;
    job.c = to_x ? x : y;
    if (c->bias != NULL) job.d = (kf__matrix_t){c->bias + g * job.m * item, 1, 0, 0};
    KF_TRY(kf__gemm_run(&job));
  }
  return KF_OK;
}

/* The same where the positions of x are not at equal distances: they are collected first. */
static kf_status_t strided_pointwise(const kf__conv_t *c, bool to_x) {
  kf__conv_t collected;
  KF_TRY(kf__conv_collected(c, &collected));
  if (!to_x) kf__conv_move_positions(c, &collected, false);
  kf_status_t status = pointwise(&collected, 1, to_x);
  if (to_x && status == KF_OK) status = kf__conv_fill_input(c);
  if (to_x && status == KF_OK) kf__conv_move_positions(c, &collected, true);
  kf__block_free(collected.x.data, kf__conv_collected_bytes(c));
  return status;
}

/* Chooses the algorithm of a forward convolution: see Note [Convolution]. */
static kf_status_t forward(const kf__conv_t *c) {
  int64_t step;
  if (c->y_channels > 1 && is_pointwise(c, &step)) return pointwise(c, step, false);
  if (c->y_channels > 1 && c->x_channels > 0 && kf__conv_reads_positions(c))
    return strided_pointwise(c, false);
  return kf__conv_is_real(c) && c->x_channels > 0 ? kf__conv_direct(c) : kf__conv_forward(c);
}

/* Same, for the opposite direction. A pointwise product leaves the positions of x that no window
 * reads, so these are filled first. */
static kf_status_t to_input(const kf__conv_t *c) {
  int64_t step;
  if (c->x_channels > 1 && is_pointwise(c, &step)) {
    if (!kf__conv_same_sizes(c)) KF_TRY(kf__conv_fill_input(c));
    return pointwise(c, step, true);
  }
  if (c->x_channels > 1 && kf__conv_reads_positions(c)) return strided_pointwise(c, true);
  kf__conv_t turned;
  bool done;
  KF_TRY(kf__conv_taps_to_input(c, &done));
  if (done) return KF_OK;
  KF_TRY(kf__conv_turn(c, &turned, &done));
  if (!done) return kf__conv_to_input(c);
  const kf_status_t status = forward(&turned);
  kf__block_free(turned.weight, kf__conv_weight_bytes(c));
  return status;
}

/* The tensors of one call in the compute type; all owned, NULL where there is none. */
typedef struct operands {
  kf_tensor_t *input, *weight, *bias, *grad, *result;
} operands_t;

static void release(operands_t *o) {
  kf_tensor_release(o->input);
  kf_tensor_release(o->weight);
  kf_tensor_release(o->bias);
  kf_tensor_release(o->grad);
  kf_tensor_release(o->result);
}

static kf_status_t convolve(const kf__conv_geometry_t *geometry, operands_t *o, kf_tensor_t *input,
                            kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t *out) {
  const kf_dtype_t dtype = compute_type(kf__dtype(out));
  KF_TRY(prepared(input, dtype, false, &o->input));
  KF_TRY(prepared(weight, dtype, true, &o->weight));
  if (kf__is_defined(bias)) KF_TRY(prepared(bias, dtype, true, &o->bias));
  KF_TRY(result_buffer(out, dtype, false, &o->result));
  kf__conv_t conv;
  if (geometry->transposed)
    fill_geometry(&conv, geometry, o->result, o->weight, o->input);
  else
    fill_geometry(&conv, geometry, o->input, o->weight, o->result);
  if (o->bias != NULL) conv.bias = (const char *)kf__data(o->bias);
  KF_TRY(geometry->transposed ? to_input(&conv) : forward(&conv));
  return deliver(out, o->result);
}

static kf_status_t cpu_convolution(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                                   kf_int_span_t stride, kf_int_span_t padding,
                                   kf_int_span_t dilation, bool transposed,
                                   kf_int_span_t output_padding, int64_t groups, kf_tensor_t *out) {
  kf__conv_geometry_t geometry;
  KF_TRY(kf__conv_geometry(&geometry, "convolution", input, weight, stride, padding, dilation,
                           transposed, output_padding, groups));
  if (!kf__gemm_supports(kf__dtype(out)))
    return kf__not_for_dtype(transposed ? "slow_conv_transpose2d_out_cpu" : "slow_conv2d_cpu",
                             kf__dtype(out));
  if (out->numel == 0) return KF_OK;
  operands_t operands = {NULL, NULL, NULL, NULL, NULL};
  const kf_status_t status = convolve(&geometry, &operands, input, weight, bias, out);
  release(&operands);
  return status;
}

/* ---- Backward ---- */

/* The gradient of the input: the opposite direction through the same geometry. */
static kf_status_t input_gradient(const kf__conv_geometry_t *geometry, operands_t *o,
                                  kf_tensor_t *out) {
  KF_ASSERT(o->result == NULL);
  KF_TRY(result_buffer(out, kf__dtype(o->grad), false, &o->result));
  kf__conv_t conv;
  if (geometry->transposed)
    fill_geometry(&conv, geometry, o->grad, o->weight, o->result);
  else
    fill_geometry(&conv, geometry, o->result, o->weight, o->grad);
  KF_TRY(geometry->transposed ? forward(&conv) : to_input(&conv));
  KF_TRY(deliver(out, o->result));
  kf_tensor_release(o->result);
  o->result = NULL;
  return KF_OK;
}

/* Strided positions are collected first: copies of planes would take what is between them, too. */
static kf_status_t to_weight(const kf__conv_t *c) {
  if (!kf__conv_is_real(c) || c->images == 0 || kf__conv_positions(c) == 0)
    return kf__conv_to_weight(c);
  if (c->x_channels == 0 || !kf__conv_reads_positions(c)) return kf__conv_direct_to_weight(c);
  kf__conv_t collected;
  KF_TRY(kf__conv_collected(c, &collected));
  kf__conv_move_positions(c, &collected, false);
  const kf_status_t status = kf__conv_direct_to_weight(&collected);
  kf__block_free(collected.x.data, kf__conv_collected_bytes(c));
  return status;
}

static kf_status_t weight_gradient(const kf__conv_geometry_t *geometry, operands_t *o,
                                   kf_tensor_t *out) {
  KF_ASSERT(o->result == NULL); /* input_gradient has released its own */
  KF_TRY(result_buffer(out, kf__dtype(o->grad), true, &o->result));
  kf__conv_t conv;
  if (geometry->transposed)
    fill_geometry(&conv, geometry, o->grad, o->result, o->input);
  else
    fill_geometry(&conv, geometry, o->input, o->result, o->grad);
  KF_TRY(to_weight(&conv));
  KF_TRY(deliver(out, o->result));
  kf_tensor_release(o->result);
  o->result = NULL;
  return KF_OK;
}

/* The gradient of the bias: the sum over all dimensions but the channels. */
static kf_status_t bias_gradient(const kf__conv_geometry_t *geometry, kf_tensor_t *grad,
                                 kf_tensor_t *out) {
  kf_tensor_t *sum = NULL;
  const int64_t dims[] = {0, 2, 3, 4};
  KF_TRY(kf_sum_dim_IntList(grad, (kf_int_span_t){dims, geometry->dims + 1}, false,
                            kf_some_dtype(kf__dtype(grad)), &sum));
  const kf_status_t status = kf_copy_(out, sum, false);
  kf_tensor_release(sum);
  return status;
}

static kf_status_t gradients(const kf__conv_geometry_t *geometry, operands_t *o,
                             kf_tensor_t *grad_output, kf_tensor_t *input, kf_tensor_t *weight,
                             kf_tensor_t *out0, kf_tensor_t *out1, kf_tensor_t *out2) {
  const kf_dtype_t dtype = compute_type(kf__dtype(input));
  KF_TRY(prepared(grad_output, dtype, false, &o->grad));
  KF_TRY(prepared(input, dtype, false, &o->input));
  KF_TRY(prepared(weight, dtype, true, &o->weight));
  if (out0 != NULL && out0->numel > 0) KF_TRY(input_gradient(geometry, o, out0));
  if (out1 != NULL && out1->numel > 0) KF_TRY(weight_gradient(geometry, o, out1));
  if (out2 != NULL) KF_TRY(bias_gradient(geometry, o->grad, out2));
  return KF_OK;
}

static kf_status_t cpu_convolution_backward(kf_tensor_t *grad_output, kf_tensor_t *input,
                                            kf_tensor_t *weight, kf_int_span_t bias_sizes,
                                            kf_int_span_t stride, kf_int_span_t padding,
                                            kf_int_span_t dilation, bool transposed,
                                            kf_int_span_t output_padding, int64_t groups,
                                            kf_bool_span_t output_mask, kf_tensor_t *out0,
                                            kf_tensor_t *out1, kf_tensor_t *out2) {
  (void)bias_sizes;
  (void)output_mask;
  kf__conv_geometry_t geometry;
  KF_TRY(kf__conv_geometry(&geometry, "convolution_backward", input, weight, stride, padding,
                           dilation, transposed, output_padding, groups));
  if (!kf__has_real_loops(kf__dtype(input)) && !kf__has_complex_loops(kf__dtype(input)))
    return kf__not_for_dtype("slow_conv2d_cpu_grad_input", kf__dtype(input));
  operands_t operands = {NULL, NULL, NULL, NULL, NULL};
  const kf_status_t status =
      gradients(&geometry, &operands, grad_output, input, weight, out0, out1, out2);
  release(&operands);
  return status;
}

/* ---- Columns ---- */

/* The geometry of im2col and col2im, as a convolution with one group and no weight. */
static void window_geometry(kf__conv_t *conv, const kf_tensor_t *images, kf_int_span_t kernel,
                            kf_int_span_t dilation, kf_int_span_t padding, kf_int_span_t stride) {
  const bool batched = images->ndim == 4;
  KF_ASSERT(images->ndim == 3 || images->ndim == 4);
  KF_ASSERT(kernel.size == 2);
  KF_ASSERT(dilation.size == 2);
  KF_ASSERT(padding.size == 2);
  KF_ASSERT(stride.size == 2);
  const int64_t *sizes = images->sizes + (batched ? 1 : 0);
  const int64_t *strides = images->strides + (batched ? 1 : 0);
  memset(conv, 0, sizeof *conv);
  conv->dtype = kf__dtype(images);
  conv->images = batched ? images->sizes[0] : 1;
  conv->groups = 1;
  conv->x_channels = sizes[0];
  spread(sizes + 1, 2, 1, conv->x_size);
  spread(kernel.data, 2, 1, conv->kernel);
  spread(stride.data, 2, 1, conv->stride);
  spread(padding.data, 2, 0, conv->padding);
  spread(dilation.data, 2, 1, conv->dilation);
  for (int d = 0; d < KF__SPATIAL; d++)
    conv->y_size[d] =
        (conv->x_size[d] + 2 * conv->padding[d] - conv->dilation[d] * (conv->kernel[d] - 1) - 1) /
            conv->stride[d] +
        1;
  for (int d = 0; d < KF__SPATIAL; d++)
    if (conv->y_size[d] == 1) conv->stride[d] = 1; /* as above */
  conv->x.data = (char *)kf__data(images);
  conv->x.strides[0] = batched ? images->strides[0] : 0;
  conv->x.strides[1] = strides[0];
  conv->x.strides[3] = strides[1];
  conv->x.strides[4] = strides[2];
}

static kf_status_t check_columns_type(const char *what, kf_dtype_t dtype) {
  if (kf__has_real_loops(dtype) || kf__has_complex_loops(dtype) || dtype == KF_DTYPE_BOOL)
    return KF_OK;
  return kf__not_for_dtype(what, dtype);
}

static kf_status_t cpu_im2col(kf_tensor_t *self, kf_int_span_t kernel_size, kf_int_span_t dilation,
                              kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out) {
  KF_TRY(check_columns_type("im2col_out_cpu", kf__dtype(self)));
  kf__conv_t conv;
  window_geometry(&conv, self, kernel_size, dilation, padding, stride);
  const int64_t item = kf__itemsize(self), count = kf__conv_positions(&conv);
  const int64_t each = conv.x_channels * kf__conv_taps(&conv) * count;
  KF_ASSERT(kf__is_contiguous(out));
  KF_ASSERT(out->numel == conv.images * each);
  for (int64_t i = 0; i < conv.images; i++)
    kf__columns_of(&conv, conv.x.data + i * conv.x.strides[0] * item, 0, count,
                   (char *)kf__data(out) + i * each * item);
  return KF_OK;
}

static kf_status_t add_columns(const kf__conv_t *conv, kf_tensor_t *columns, kf_tensor_t *out) {
  const int64_t item = kf__itemsize(out), count = kf__conv_positions(conv);
  const int64_t each = conv->x_channels * kf__conv_taps(conv) * count;
  KF_ASSERT(kf__is_contiguous(columns));
  KF_ASSERT(columns->numel == conv->images * each);
  KF_ASSERT(kf__is_dense(out)); /* so that memset clears all of it and nothing else */
  memset(kf__data(out), 0, (size_t)(out->numel * item));
  for (int64_t i = 0; i < conv->images; i++)
    kf__columns_add(conv, (const char *)kf__data(columns) + i * each * item, 0, count,
                    conv->x.data + i * conv->x.strides[0] * item);
  return KF_OK;
}

static kf_status_t cpu_col2im(kf_tensor_t *self, kf_int_span_t output_size,
                              kf_int_span_t kernel_size, kf_int_span_t dilation,
                              kf_int_span_t padding, kf_int_span_t stride, kf_tensor_t *out) {
  (void)output_size;
  KF_TRY(check_columns_type("col2im_out_cpu", kf__dtype(self)));
  if (out->numel == 0) return KF_OK;
  kf_tensor_t *columns = NULL;
  KF_TRY(prepared(self, kf__dtype(self), true, &columns));
  kf__conv_t conv;
  window_geometry(&conv, out, kernel_size, dilation, padding, stride);
  const kf_status_t status = add_columns(&conv, columns, out);
  kf_tensor_release(columns);
  return status;
}

const kf_compute_t kf__cpu_bind_conv[] = {
    KF_COMPUTE(convolution, cpu_convolution),
    KF_COMPUTE(convolution_backward, cpu_convolution_backward), KF_COMPUTE(im2col, cpu_im2col),
    KF_COMPUTE(col2im, cpu_col2im), KF_COMPUTE_END};
