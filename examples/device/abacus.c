/* The device "abacus": a plug-in with memory and five compute functions, enough to train a network.
 *
 * It computes on dense float32 tensors and declines everything else. Whatever it has no compute
 * function for, or declines, runs on the CPU, on copies (fallback.h); the bill of these fallbacks
 * says what to port next. When `make demo` trains a convolutional network, the most expensive entry
 * is convolution_backward. That sixth function is in this file, too, and is bound when the
 * environment variable ABACUS_CONVOLUTION_BACKWARD is set, so the bills before and after can be
 * compared.
 *
 * The hardware is simulated: its memory is the host's, and its loops run on one core. In a real
 * device, the functions marked "Hardware" call the driver.
 *
 *   cc -O3 -shared -fPIC abacus.c $(pkg-config --cflags --libs keyfall) -o abacus.so
 *   KEYFALL_PLUGINS=./abacus.so KEYFALL_BILL=1 python program.py */
#include <keyfall/compute.h>
#include <keyfall/device.h>
#include <keyfall/plugin.h>
#include <stdlib.h>
#include <string.h>

/* ---- Memory: all that a device must have ---- */

/* Hardware: memory of the device. `block` is a word of our own that abacus_free gets back; here
 * the address says everything. */
static kf_status_t abacus_allocate(void *context, kf_device_t device, size_t size, void **out_data,
                                   void **out_block) {
  (void)context, (void)device;
  *out_block = NULL;
  *out_data = kf_alloc(size);
  if (*out_data == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "abacus: no %zu bytes left", size);
  return KF_OK;
}

static void abacus_free(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context, (void)device, (void)size, (void)block;
  kf_free(data);
}

/* Hardware: host to device, and device to host. */
static kf_status_t abacus_copy(void *context, kf_device_t device, void *to, const void *from,
                               size_t size) {
  (void)context, (void)device;
  memcpy(to, from, size);
  return KF_OK;
}

static const kf_device_interface_t interface = {
    .struct_size = sizeof interface,
    .allocate = abacus_allocate,
    .free = abacus_free,
    .copy_in = abacus_copy,
    .copy_out = abacus_copy,
};

/* ---- Elementwise functions ---- */

/* The library has checked the arguments, made the result and put both into an iterator
 * (compute.h). A flat one has contiguous tensors only. Operand 0 is the result. */
static bool is_simple(const kf_iter_t *it) {
  return it->flat && !it->casts && it->common == KF_DTYPE_FLOAT32;
}

static const char not_simple[] = "the abacus takes contiguous float32 tensors only";

/* Hardware: max(x, 0). A NaN stays. */
static kf_status_t abacus_relu(kf_iter_t *it) {
  if (!is_simple(it)) return kf_compute_decline(not_simple);
  float *out = (float *)(void *)it->data[0];
  const float *x = (const float *)(void *)it->data[1];
  for (int64_t i = 0; i < it->numel; i++) out[i] = x[i] <= 0 ? 0 : x[i];
  return KF_OK;
}

static float number(kf_scalar_t scalar) {
  return scalar.tag == KF_TAG_INT ? (float)scalar.as.i : (float)scalar.as.f;
}

/* Hardware: the gradient of relu, which passes where x was above the threshold. */
static kf_status_t abacus_threshold_backward(kf_iter_t *it, kf_scalar_t threshold) {
  if (!is_simple(it)) return kf_compute_decline(not_simple);
  float *out = (float *)(void *)it->data[0];
  const float *grad = (const float *)(void *)it->data[1], *x = (const float *)(void *)it->data[2];
  const float limit = number(threshold);
  for (int64_t i = 0; i < it->numel; i++) out[i] = x[i] <= limit ? 0 : grad[i];
  return KF_OK;
}

/* ---- Products of matrices ---- */

typedef struct matrix {
  float *data;
  int64_t rows, columns, row_stride, column_stride; /* strides count elements */
} matrix_t;

static matrix_t dense(float *data, int64_t rows, int64_t columns) {
  return (matrix_t){data, rows, columns, columns, 1};
}

static matrix_t transposed(matrix_t m) {
  return (matrix_t){m.data, m.columns, m.rows, m.column_stride, m.row_stride};
}

/* The elements of a tensor; to be written only after kf_tensor_mutable_data. */
static float *floats(const kf_tensor_t *tensor) {
  return (float *)(uintptr_t)kf_tensor_data(tensor);
}

/* A tensor of one or two dimensions as a matrix of this size. A vector, and a dimension of size 1,
 * are repeated. */
static matrix_t matrix_of(const kf_tensor_t *tensor, int64_t rows, int64_t columns) {
  const kf_int_span_t sizes = kf_tensor_sizes(tensor), strides = kf_tensor_strides(tensor);
  matrix_t m = {floats(tensor), rows, columns, 0, 0};
  const size_t n = sizes.size;
  if (n > 0 && sizes.data[n - 1] > 1) m.column_stride = strides.data[n - 1];
  if (n > 1 && sizes.data[n - 2] > 1) m.row_stride = strides.data[n - 2];
  return m;
}

static void copy_scaled(matrix_t to, matrix_t from, float factor) {
  for (int64_t i = 0; i < to.rows; i++)
    for (int64_t j = 0; j < to.columns; j++)
      to.data[i * to.row_stride + j * to.column_stride] =
          factor * from.data[i * from.row_stride + j * from.column_stride];
}

/* Hardware: c += factor * a @ b, where the rows of c are dense. The innermost loop walks along the
 * rows of b and c, so the compiler can vectorize it. */
static void add_product_of_rows(matrix_t c, matrix_t a, matrix_t b, float factor) {
  for (int64_t i = 0; i < c.rows; i++)
    for (int64_t k = 0; k < a.columns; k++) {
      const float x = factor * a.data[i * a.row_stride + k * a.column_stride];
      const float *restrict from = b.data + k * b.row_stride;
      float *restrict to = c.data + i * c.row_stride;
      for (int64_t j = 0; j < c.columns; j++) to[j] += x * from[j];
    }
}

static kf_status_t no_scratch(void) {
  return kf_error_set(KF_ERR_NO_MEMORY, "abacus: no memory for intermediate results");
}

/* The same for any b: one whose rows are not dense is copied first. */
static kf_status_t add_product(matrix_t c, matrix_t a, matrix_t b, float factor) {
  if (b.column_stride == 1) return add_product_of_rows(c, a, b, factor), KF_OK;
  float *copy = kf_alloc((size_t)(b.rows * b.columns) * sizeof *copy);
  if (copy == NULL) return no_scratch();
  copy_scaled(dense(copy, b.rows, b.columns), b, 1);
  add_product_of_rows(c, a, dense(copy, b.rows, b.columns), factor);
  kf_free(copy);
  return KF_OK;
}

static bool is_dense(const kf_tensor_t *tensor) {
  return kf_tensor_dtype(tensor) == KF_DTYPE_FLOAT32 &&
         kf_tensor_is_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS);
}

/* out = alpha * mat1 @ mat2, plus beta * self where self is given. */
static kf_status_t multiply(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2, float beta,
                            float alpha, kf_tensor_t *out) {
  void *result;
  if (!is_dense(out)) return kf_compute_decline(not_simple);
  if (kf_tensor_numel(out) == 0) return KF_OK;
  KF_TRY(kf_tensor_mutable_data(out, &result));
  const int64_t *size1 = kf_tensor_sizes(mat1).data, *size2 = kf_tensor_sizes(mat2).data;
  const matrix_t c = dense(result, size1[0], size2[1]);
  memset(result, 0, (size_t)(c.rows * c.columns) * sizeof(float));
  if (self != NULL && beta != 0) copy_scaled(c, matrix_of(self, c.rows, c.columns), beta);
  return add_product(c, matrix_of(mat1, size1[0], size1[1]), matrix_of(mat2, size2[0], size2[1]),
                     alpha);
}

static kf_status_t abacus_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
  return multiply(NULL, self, mat2, 0, 1, out);
}

static kf_status_t abacus_addmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2,
                                kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out) {
  return multiply(self, mat1, mat2, number(beta), number(alpha), out);
}

/* ---- Convolutions of images ---- */

/* The sizes of a two-dimensional convolution with one group. */
typedef struct geometry {
  int64_t images, in_channels, in_size[2], out_channels, out_size[2], kernel[2];
  const int64_t *stride, *padding, *dilation;
  int64_t taps;      /* inputs of one output: in_channels * kernel[0] * kernel[1] */
  int64_t positions; /* of the output: out_size[0] * out_size[1] */
} geometry_t;

/* False where the abacus cannot compute the convolution. */
static bool find_geometry(geometry_t *g, kf_tensor_t *input, kf_tensor_t *weight,
                          kf_tensor_t *output, kf_int_span_t stride, kf_int_span_t padding,
                          kf_int_span_t dilation, bool is_transposed, int64_t groups) {
  if (is_transposed || groups != 1 || kf_tensor_dim(input) != 4) return false;
  if (!is_dense(input) || !is_dense(weight) || !is_dense(output)) return false;
  const int64_t *in = kf_tensor_sizes(input).data, *out = kf_tensor_sizes(output).data;
  const int64_t *kernel = kf_tensor_sizes(weight).data + 2;
  *g = (geometry_t){.images = in[0],
                    .in_channels = in[1],
                    .in_size = {in[2], in[3]},
                    .out_channels = out[1],
                    .out_size = {out[2], out[3]},
                    .kernel = {kernel[0], kernel[1]},
                    .stride = stride.data,
                    .padding = padding.data,
                    .dilation = dilation.data,
                    .taps = in[1] * kernel[0] * kernel[1],
                    .positions = out[2] * out[3]};
  return true;
}

/* The convolution of an image is a product of the weight with a matrix of `taps` rows and
 * `positions` columns, which has each input of each output; padding is 0. Copies the image to the
 * matrix or, in reverse, adds the matrix to the image. */
static void copy_taps(const geometry_t *g, float *image, float *matrix, bool reverse) {
  for (int64_t row = 0; row < g->taps; row++) {
    const int64_t kx = row % g->kernel[1], ky = row / g->kernel[1] % g->kernel[0];
    float *channel = image + row / (g->kernel[0] * g->kernel[1]) * g->in_size[0] * g->in_size[1];
    for (int64_t y = 0; y < g->out_size[0]; y++)
      for (int64_t x = 0; x < g->out_size[1]; x++, matrix++) {
        const int64_t in_y = y * g->stride[0] + ky * g->dilation[0] - g->padding[0];
        const int64_t in_x = x * g->stride[1] + kx * g->dilation[1] - g->padding[1];
        const bool inside = in_y >= 0 && in_y < g->in_size[0] && in_x >= 0 && in_x < g->in_size[1];
        float *pixel = inside ? channel + in_y * g->in_size[1] + in_x : NULL;
        if (!reverse)
          *matrix = inside ? *pixel : 0;
        else if (inside)
          *pixel += *matrix;
      }
  }
}

static float *image_of(const kf_tensor_t *batch, const geometry_t *g, int64_t n) {
  return floats(batch) + n * kf_tensor_numel(batch) / g->images;
}

static kf_status_t abacus_convolution(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias,
                                      kf_int_span_t stride, kf_int_span_t padding,
                                      kf_int_span_t dilation, bool is_transposed,
                                      kf_int_span_t output_padding, int64_t groups,
                                      kf_tensor_t *out) {
  (void)output_padding; /* of transposed convolutions */
  geometry_t g;
  void *result;
  if (!find_geometry(&g, input, weight, out, stride, padding, dilation, is_transposed, groups))
    return kf_compute_decline("the abacus convolves dense images in float32, in one group");
  KF_TRY(kf_tensor_mutable_data(out, &result)); /* allocates it */
  float *taps = kf_alloc((size_t)(g.taps * g.positions) * sizeof *taps);
  if (taps == NULL) return no_scratch();
  const matrix_t filters = dense(floats(weight), g.out_channels, g.taps);
  for (int64_t n = 0; n < g.images; n++) {
    const matrix_t image = dense(image_of(out, &g, n), g.out_channels, g.positions);
    const float *start = bias != NULL ? floats(bias) : NULL;
    for (int64_t i = 0; i < g.out_channels * g.positions; i++)
      image.data[i] = start != NULL ? start[i / g.positions] : 0;
    copy_taps(&g, image_of(input, &g, n), taps, false);
    add_product_of_rows(image, filters, dense(taps, g.taps, g.positions), 1);
  }
  kf_free(taps);
  return KF_OK;
}

/* ---- One function more ---- */

/* Adds what one image contributes to each gradient that is wanted. */
static kf_status_t add_gradients(const geometry_t *g, int64_t n, float *taps,
                                 kf_tensor_t *grad_output, kf_tensor_t *input, kf_tensor_t *weight,
                                 float *to_input, float *to_weight, float *to_bias) {
  const matrix_t grad = dense(image_of(grad_output, g, n), g->out_channels, g->positions);
  const matrix_t columns = dense(taps, g->taps, g->positions);
  if (to_weight != NULL) {
    copy_taps(g, image_of(input, g, n), taps, false);
    KF_TRY(add_product(dense(to_weight, g->out_channels, g->taps), grad, transposed(columns), 1));
  }
  if (to_input != NULL) {
    const matrix_t filters = dense(floats(weight), g->out_channels, g->taps);
    memset(taps, 0, (size_t)(g->taps * g->positions) * sizeof *taps);
    add_product_of_rows(columns, transposed(filters), grad, 1);
    copy_taps(g, to_input + n * g->in_channels * g->in_size[0] * g->in_size[1], taps, true);
  }
  for (int64_t i = 0; to_bias != NULL && i < g->out_channels * g->positions; i++)
    to_bias[i / g->positions] += grad.data[i];
  return KF_OK;
}

/* The memory of a gradient, set to 0; NULL for one that is not wanted. */
static kf_status_t cleared(kf_tensor_t *gradient, float **out_data) {
  void *data = NULL;
  *out_data = NULL;
  if (gradient == NULL || kf_tensor_numel(gradient) == 0) return KF_OK;
  KF_TRY(kf_tensor_mutable_data(gradient, &data));
  memset(data, 0, (size_t)kf_tensor_numel(gradient) * sizeof(float));
  *out_data = data;
  return KF_OK;
}

static kf_status_t abacus_convolution_backward(kf_tensor_t *grad_output, kf_tensor_t *input,
                                               kf_tensor_t *weight, kf_int_span_t bias_sizes,
                                               kf_int_span_t stride, kf_int_span_t padding,
                                               kf_int_span_t dilation, bool is_transposed,
                                               kf_int_span_t output_padding, int64_t groups,
                                               kf_bool_span_t output_mask, kf_tensor_t *grad_input,
                                               kf_tensor_t *grad_weight, kf_tensor_t *grad_bias) {
  (void)bias_sizes, (void)output_padding, (void)output_mask; /* those left out are NULL */
  kf_tensor_t *const results[] = {grad_input, grad_weight, grad_bias};
  float *to[3];
  geometry_t g;
  bool can = find_geometry(&g, input, weight, grad_output, stride, padding, dilation, is_transposed,
                           groups);
  for (int i = 0; i < 3; i++) can = can && (results[i] == NULL || is_dense(results[i]));
  if (!can) return kf_compute_decline("the abacus convolves dense images in float32, in one group");
  for (int i = 0; i < 3; i++) KF_TRY(cleared(results[i], &to[i]));
  float *taps = kf_alloc((size_t)(g.taps * g.positions) * sizeof *taps);
  if (taps == NULL) return no_scratch();
  kf_status_t status = KF_OK;
  for (int64_t n = 0; status == KF_OK && n < g.images; n++)
    status = add_gradients(&g, n, taps, grad_output, input, weight, to[0], to[1], to[2]);
  kf_free(taps);
  return status;
}

/* ---- The plug-in ---- */

/* The compiler checks the parameters of each function against computes.h. */
static const kf_compute_t five[] = {
    KF_COMPUTE_FLAGS(convolution, abacus_convolution, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(addmm, abacus_addmm, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(mm, abacus_mm, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(relu, abacus_relu, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_FLAGS(threshold_backward, abacus_threshold_backward, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_END,
};

static const kf_compute_t sixth[] = {
    KF_COMPUTE_FLAGS(convolution_backward, abacus_convolution_backward, KF_COMPUTE_MAY_DECLINE),
    KF_COMPUTE_END,
};

/* Registers everything through the host, which undoes it when the plug-in is unloaded. */
KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host) {
  static const kf_plugin_info_t info = {.struct_size = sizeof info,
                                        .abi_version = KF_ABI_VERSION,
                                        .name = "abacus",
                                        .version = "1.0"};
  const bool has_six = getenv("ABACUS_CONVOLUTION_BACKWARD") != NULL;
  const kf_compute_t *const tables[] = {five, has_six ? sixth : NULL, NULL};
  kf_backend_t backend;
  kf_key_t key;
  kf_library_t *library;
  KF_TRY(host->declare(host, &info));
  KF_TRY(host->device_register(host, "abacus", &backend));
  KF_TRY(host->device_set_interface(host, kf_backend_device(backend), &interface));
  KF_TRY(kf_key_of_device_type(kf_backend_device(backend), &key));
  KF_TRY(host->library_create(host, KF_LIBRARY_IMPL, "aten", key, __FILE__, __LINE__, &library));
  return kf_backend_bind(library, key, tables);
}
