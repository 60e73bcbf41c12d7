/* Factories of special tensors: complex and polar, which join two real tensors, the indices of
 * triangles, and vander. complex writes through real and imaginary views of the result, so that
 * every device that has copy_ has it. */
#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "ops/composite/data/factory_composites.h"
#include "ops/core/number.h"
#include "ops/core/results.h"
#include "ops/gen/composites.h"

/* ---- complex, polar ---- */

static bool can_be_part(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT32 || dtype == KF_DTYPE_FLOAT64 || dtype == KF_DTYPE_FLOAT16;
}

static kf_status_t check_parts(const kf_tensor_t *a, const kf_tensor_t *b, const kf_tensor_t *out) {
  kf_dtype_t first = kf__dtype(a), second = kf__dtype(b);
  if (!can_be_part(first) || !can_be_part(second))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COMPLEX_PARTS,
                                       "complex: both parts must be of type float16, float32 or "
                                       "float64, but are of types %s and %s"),
                        kf_dtype_class_name(first), kf_dtype_class_name(second));
  if (first != second)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_COMPLEX_OTHER_PART,
                       "complex: the first part is of type %s, but the second one is of type %s"),
        kf_dtype_class_name(first), kf_dtype_class_name(second));
  kf_dtype_t whole = kf_dtype_to_complex(first);
  if (out != NULL && kf__dtype(out) != whole)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COMPLEX_OUT,
                                       "complex: the result is of type %s, but out= is of type %s"),
                        kf_dtype_class_name(whole), kf_dtype_class_name(kf__dtype(out)));
  return KF_OK;
}

/* Copies a tensor into the real (0) or imaginary (1) parts of a complex one. */
static kf_status_t set_part(kf_tensor_t *whole, int64_t part, kf_tensor_t *value) {
  kf_tensor_t *parts = NULL, *one = NULL;
  kf_status_t status = kf_view_as_real(whole, &parts);
  if (status == KF_OK) status = kf_select(parts, -1, part, &one);
  if (status == KF_OK) status = kf_copy_(one, value, false);
  kf_tensor_release(one);
  kf_tensor_release(parts);
  return status;
}

/* The result has the strides of the real part where that is not broadcast. */
static kf_status_t join_parts(kf_tensor_t *real, kf_tensor_t *imag, kf_tensor_t **out) {
  KF_ASSERT(kf__dtype(real) == kf__dtype(imag));
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  size_t ndim;
  *out = NULL;
  KF_TRY(kf__broadcast_shapes(kf__sizes(real), kf__sizes(imag), sizes, &ndim));
  kf_int_span_t shape = {sizes, ndim};
  bool as_real = kf__spans_equal(kf__sizes(real), shape);
  if (as_real) kf__preserved_strides(real, strides);
  KF_TRY(kf__tensor_new(kf_dtype_to_complex(kf__dtype(real)), real->device, shape,
                        as_real ? strides : NULL, out));
  kf_status_t status = set_part(*out, 0, real);
  if (status == KF_OK) status = set_part(*out, 1, imag);
  return kf__made(status, *out, out);
}

kf_status_t kf__op_complex(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
                           kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_parts(real, imag, NULL));
  return join_parts(real, imag, out);
}

kf_status_t kf__op_complex_out(const kf_call_t *call, kf_tensor_t *real, kf_tensor_t *imag,
                               kf_tensor_t *out) {
  kf_tensor_t *made = NULL;
  KF_TRY(check_parts(real, imag, out));
  KF_TRY(join_parts(real, imag, &made));
  return kf__store_result(kf_op_full_name(call->op), KF__FORM_OUT, out, made, KF__OUT_CASTABLE);
}

static kf_status_t join_polar(kf_tensor_t *abs, kf_tensor_t *angle, kf_tensor_t **out) {
  kf_tensor_t *cosine = NULL, *sine = NULL, *real = NULL, *imag = NULL;
  *out = NULL;
  kf_status_t status = kf_cos(angle, &cosine);
  if (status == KF_OK) status = kf_sin(angle, &sine);
  if (status == KF_OK) status = kf_mul(abs, cosine, &real);
  if (status == KF_OK) status = kf_mul(abs, sine, &imag);
  if (status == KF_OK) status = join_parts(real, imag, out);
  kf_tensor_release(cosine);
  kf_tensor_release(sine);
  kf_tensor_release(real);
  kf_tensor_release(imag);
  return status;
}

kf_status_t kf__op_polar(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
                         kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_parts(abs, angle, NULL));
  return join_polar(abs, angle, out);
}

kf_status_t kf__op_polar_out(const kf_call_t *call, kf_tensor_t *abs, kf_tensor_t *angle,
                             kf_tensor_t *out) {
  kf_tensor_t *made = NULL;
  KF_TRY(check_parts(abs, angle, out));
  KF_TRY(join_polar(abs, angle, &made));
  return kf__store_result(kf_op_full_name(call->op), KF__FORM_OUT, out, made, KF__OUT_CASTABLE);
}

/* ---- Indices of triangles ---- */

__extension__ typedef __int128 wide_t;

static wide_t clamp(wide_t value, wide_t low, wide_t high) {
  return value < low ? low : value > high ? high : value;
}

/* A triangle: row r has the columns begin(r) … end(r) - 1; only the rows first … last - 1 have any.
 * Sums have 128 bits, because users may pass any offset. */
typedef struct {
  const char *name;
  bool upper;
  int64_t rows, columns, offset;
  int64_t first, last, count;
} triangle_t;

static int64_t row_begin(const triangle_t *t, int64_t r) {
  return t->upper ? (int64_t)clamp((wide_t)r + t->offset, 0, t->columns) : 0;
}

static int64_t row_end(const triangle_t *t, int64_t r) {
  return t->upper ? t->columns : (int64_t)clamp((wide_t)r + 1 + t->offset, 0, t->columns);
}

/* Elements on and below the diagonal `offset`: rows that grow by one element, then full ones. */
static wide_t tril_count(wide_t rows, wide_t columns, wide_t offset) {
  wide_t first = clamp(-offset, 0, rows), full = clamp(columns - 1 - offset, first, rows);
  wide_t lengths = (first + 1 + offset) + (full + offset); /* of the first and the last grown row */
  return (full > first ? lengths * (full - first) / 2 : 0) + (rows - full) * columns;
}

static kf_status_t plan_triangle(triangle_t *t) {
  if (t->rows < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TRIANGLE_ROWS,
                                       "the number of rows must not be negative, but is %lld"),
                        (long long)t->rows);
  if (t->columns < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TRIANGLE_COLUMNS,
                                       "the number of columns must not be negative, but is %lld"),
                        (long long)t->columns);
  int64_t all;
  KF_TRY(kf__shape_numel(KF_INTS(t->rows, t->columns), 16, &all)); /* two indices for each */
  wide_t rows = t->rows, columns = t->columns, offset = t->offset;
  wide_t count =
      t->upper ? all - tril_count(rows, columns, offset - 1) : tril_count(rows, columns, offset);
  KF_ASSERT(all == 0 || (count >= 0 && count <= all));
  t->count = all == 0 ? 0 : (int64_t)count;
  t->first = t->upper ? 0 : (int64_t)clamp(-offset, 0, rows);
  t->last = t->upper ? (int64_t)clamp(columns - offset, 0, rows) : t->rows;
  if (t->count == 0) t->last = t->first;
  KF_ASSERT(t->first >= 0 && t->last <= t->rows);
  return KF_OK;
}

/* First all rows, then all columns. */
#define WRITE_TRIANGLE(name, type)                                           \
  static void name(const triangle_t *t, type *data) {                        \
    type *columns = data + t->count;                                         \
    for (int64_t r = t->first; r < t->last; r++) {                           \
      for (int64_t c = row_begin(t, r), end = row_end(t, r); c < end; c++) { \
        *data++ = (type)r;                                                   \
        *columns++ = (type)c;                                                \
      }                                                                      \
    }                                                                        \
  }
WRITE_TRIANGLE(write_triangle_i64, int64_t)
WRITE_TRIANGLE(write_triangle_i32, int32_t)

/* The host computes the indices; other devices get a copy. */
static kf_status_t make_triangle(triangle_t *t, KF__OPTIONS, kf_tensor_t **out) {
  kf__options_t options;
  kf_tensor_t *host = NULL;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, KF_DTYPE_INT64, &options));
  KF_TRY(plan_triangle(t));
  if (options.dtype != KF_DTYPE_INT64 && options.dtype != KF_DTYPE_INT32)
    return kf__not_for_dtype(t->name, options.dtype);
  kf_int_span_t size = KF_INTS(2, t->count);
  KF_TRY(kf__new(&options, size, NULL, out));
  if (kf__is_meta(*out)) return KF_OK;
  kf_status_t status = KF_OK;
  if (!kf__is_host(*out))
    status = kf__tensor_new(options.dtype, kf_device_make(KF_DEVICE_CPU, -1), size, NULL, &host);
  if (status == KF_OK) {
    kf_tensor_t *target = host != NULL ? host : *out;
    if (options.dtype == KF_DTYPE_INT64)
      write_triangle_i64(t, kf__data(target));
    else
      write_triangle_i32(t, kf__data(target));
    if (host != NULL) status = kf_copy_(*out, host, false);
  }
  kf_tensor_release(host);
  return kf__made(status, *out, out);
}

kf_status_t kf__op_tril_indices(const kf_call_t *call, int64_t row, int64_t col, int64_t offset,
                                KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  triangle_t triangle = {"tril_indices", false, row, col, offset, 0, 0, 0};
  return make_triangle(&triangle, KF__GIVEN, out);
}

kf_status_t kf__op_triu_indices(const kf_call_t *call, int64_t row, int64_t col, int64_t offset,
                                KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  triangle_t triangle = {"triu_indices", true, row, col, offset, 0, 0, 0};
  return make_triangle(&triangle, KF__GIVEN, out);
}

/* ---- vander ---- */

/* Fills columns 0 … n - 1 with the powers 0 … n - 1 of x: ones, then running products. The products
 * are computed apart and copied, so that the derivative of cumprod finds its result unchanged. */
static kf_status_t fill_powers(kf_tensor_t *x, kf_tensor_t *result, int64_t n) {
  kf_tensor_t *ones = NULL, *tail = NULL, *column = NULL, *repeated = NULL, *products = NULL;
  kf_opt_int_t one = {1, true}, all = {0, false}, type = {kf__dtype(result), true};
  kf_status_t status = kf_select(result, 1, 0, &ones);
  if (status == KF_OK) status = kf_fill__Scalar(ones, kf__number_of_int(1));
  if (status == KF_OK && n > 1) {
    status = kf_unsqueeze(x, 1, &column);
    if (status == KF_OK) status = kf_expand(column, KF_INTS(-1, n - 1), false, &repeated);
    if (status == KF_OK) status = kf_cumprod(repeated, 1, type, &products);
    if (status == KF_OK) status = kf_slice(result, 1, one, all, 1, &tail);
    if (status == KF_OK) status = kf_copy_(tail, products, false);
  }
  kf_tensor_release(products);
  kf_tensor_release(repeated);
  kf_tensor_release(column);
  kf_tensor_release(tail);
  kf_tensor_release(ones);
  return status;
}

kf_status_t kf__op_vander(const kf_call_t *call, kf_tensor_t *x, kf_opt_int_t N, bool increasing,
                          kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  if (kf_tensor_dim(x) != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VANDER_RANK, "vander: x must have one dimension"));
  int64_t n = N.has ? N.value : x->sizes[0];
  if (n < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VANDER_COLUMNS, "vander: N must not be negative"));
  kf_dtype_t dtype = kf__dtype(x) == KF_DTYPE_BOOL || kf_dtype_is_integral(kf__dtype(x), true)
                         ? KF_DTYPE_INT64
                         : kf__dtype(x);
  kf_tensor_t *powers = NULL;
  KF_TRY(kf_new_empty(x, KF_INTS(x->sizes[0], n), (kf_opt_int_t){dtype, true}, (kf_opt_int_t){0},
                      (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &powers));
  kf_status_t status = n > 0 ? fill_powers(x, powers, n) : KF_OK;
  if (status != KF_OK || increasing) return kf__made(status, powers, out);
  status = kf_flip(powers, KF_INTS(1), out);
  kf_tensor_release(powers);
  return status;
}
