/* Fourier transforms over several dimensions, and the helpers that users call around them: shifts
 * and frequencies. Backends transform several dimensions in one call where all are of one kind;
 * hfftn and ihfftn need two, since only one dimension is halved. */
#include <keyfall/ops.h>

#include "compat/math_texts.h"
#include "ops/composite/data/factory_composites.h"
#include "ops/composite/math/fft_composites.h"
#include "ops/gen/composites.h"

/* The resolved arguments: dimensions and their lengths. A transform that halves a dimension halves
 * the last of the list. */
typedef struct {
  int64_t dims[KF__MAX_DIMS], lengths[KF__MAX_DIMS], norm;
  size_t count;
  kf_dtype_t dtype;
} transform_t;

static kf_int_span_t dims_of(const transform_t *t) { return (kf_int_span_t){t->dims, t->count}; }
static kf_int_span_t first_dims(const transform_t *t) {
  KF_ASSERT(t->count > 0);
  return (kf_int_span_t){t->dims, t->count - 1};
}
static kf_int_span_t last_dim(const transform_t *t) {
  KF_ASSERT(t->count > 0);
  return (kf_int_span_t){&t->dims[t->count - 1], 1};
}

/* The named dimensions; else as many of the last ones as there are lengths; else all. A list longer
 * than the tensor has dimensions repeats one, which ends the loop before the array does. */
static kf_status_t read_dims(transform_t *t, const kf_tensor_t *self, kf_int_span_t s,
                             kf_int_span_t dim) {
  kf__dim_set_t seen = 0;
  bool named = dim.data != NULL;
  if (named && s.data != NULL && dim.size != s.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FFT_LISTS,
                       "dim and s must be equally long, but have %zu and %zu numbers"),
        dim.size, s.size);
  if (!named && s.size > self->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FFT_SHAPE,
                                       "the sizes are for %zu dimensions, but the tensor has %u"),
                        s.size, self->ndim);
  t->count = named ? dim.size : s.data != NULL ? s.size : self->ndim;
  for (size_t i = 0; i < t->count; i++) {
    int64_t d = (int64_t)(self->ndim - t->count + i);
    if (named) KF_TRY(kf__wrap_dim(dim.data[i], self->ndim, false, &d));
    if ((seen >> d & 1) != 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_FFT_DIMS_TWICE, "dim lists dimension %lld twice"), (long long)d);
    seen |= kf__dim_set(d);
    KF_ASSERT(i < KF__MAX_DIMS);
    t->dims[i] = d;
  }
  return KF_OK;
}

/* `from_half`: the argument has half of the last dimension, whose length is 2 * (size - 1) where
 * none is given. A length of -1 counts as not given. */
static kf_status_t begin(transform_t *t, const kf_tensor_t *self, kf_int_span_t s,
                         kf_int_span_t dim, kf_str_t norm, bool forward, bool complex,
                         bool from_half) {
  KF_TRY(read_dims(t, self, s, dim));
  for (size_t i = 0; i < t->count; i++) {
    bool given = s.data != NULL && s.data[i] != -1;
    int64_t here = self->sizes[t->dims[i]];
    if (from_half && i + 1 == t->count) here = 2 * (here - 1);
    t->lengths[i] = given ? s.data[i] : here;
    KF_TRY(kf__fft_check_length(t->lengths[i]));
  }
  KF_TRY(kf__fft_type(self, complex, &t->dtype));
  return kf__fft_norm(norm, forward, &t->norm);
}

static kf_status_t check_some(const char *name, const transform_t *t) {
  if (t->count > 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_FFT_AXES, "%s: dim lists no axis"),
                      name);
}

/* The argument, converted and cut or padded for the transform. Inside a scope. */
static kf_tensor_t *prepared(const transform_t *t, kf_tensor_t *self, bool from_half) {
  kf_tensor_t *x = kf__fft_converted(self, t->dtype);
  for (size_t i = 0; i < t->count; i++) {
    bool halved = from_half && i + 1 == t->count;
    x = kf__fft_resized(x, t->dims[i], halved ? t->lengths[i] / 2 + 1 : t->lengths[i]);
  }
  return x;
}

static kf_status_t full(kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim, kf_str_t norm,
                        bool forward, kf_tensor_t **out) {
  transform_t t;
  KF_TRY(begin(&t, self, s, dim, norm, forward, true, false));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = kfs_raw_fft_c2c(prepared(&t, self, false), dims_of(&t), t.norm, forward);
  return kf__close_with(&scope, made, out);
}

/* rfftn: a real signal to half of its transform. ihfftn: a real transform to half of the signal
 * with conjugate symmetry; the conjugate of the halved dimension first, then the inverse of the
 * others. */
static kf_status_t half(const char *name, kf_tensor_t *self, kf_int_span_t s, kf_int_span_t dim,
                        kf_str_t norm, bool forward, kf_tensor_t **out) {
  transform_t t;
  if (forward && kf_dtype_is_complex(kf__dtype(self)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FFT_REAL_VALUES, "%s: input must be real, but is %s"), name,
        kf_dtype_class_name(kf__dtype(self)));
  KF_TRY(begin(&t, self, s, dim, norm, forward, false, false));
  KF_TRY(check_some(name, &t));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = prepared(&t, self, false);
  if (forward) {
    made = kfs_raw_fft_r2c(made, dims_of(&t), t.norm, true);
  } else {
    made = kfs_conj(kfs_raw_fft_r2c(made, last_dim(&t), t.norm, true));
    if (t.count > 1) made = kfs_raw_fft_c2c(made, first_dims(&t), t.norm, false);
  }
  return kf__close_with(&scope, made, out);
}

/* irfftn and hfftn, the inverses of the two above: the halved dimension comes last. */
static kf_status_t from_half(const char *name, kf_tensor_t *self, kf_int_span_t s,
                             kf_int_span_t dim, kf_str_t norm, bool forward, kf_tensor_t **out) {
  transform_t t;
  KF_TRY(begin(&t, self, s, dim, norm, forward, true, true));
  KF_TRY(check_some(name, &t));
  const int64_t last = t.lengths[t.count - 1];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = prepared(&t, self, true);
  if (forward) {
    if (t.count > 1) made = kfs_raw_fft_c2c(made, first_dims(&t), t.norm, true);
    made = kfs_raw_fft_c2r(kfs_conj(made), last_dim(&t), t.norm, last);
  } else {
    made = kfs_raw_fft_c2r(made, dims_of(&t), t.norm, last);
  }
  return kf__close_with(&scope, made, out);
}

#define SEVERAL_DIMENSIONS(name, call_)                                                    \
  kf_status_t kf__op_fft_##name(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t s, \
                                kf_int_span_t dim, kf_str_t norm, kf_tensor_t **out) {     \
    (void)call;                                                                            \
    return call_;                                                                          \
  }

SEVERAL_DIMENSIONS(fft2, full(self, s, dim, norm, true, out))
SEVERAL_DIMENSIONS(fftn, full(self, s, dim, norm, true, out))
SEVERAL_DIMENSIONS(ifft2, full(self, s, dim, norm, false, out))
SEVERAL_DIMENSIONS(ifftn, full(self, s, dim, norm, false, out))
SEVERAL_DIMENSIONS(rfft2, half("rfftn", self, s, dim, norm, true, out))
SEVERAL_DIMENSIONS(rfftn, half("rfftn", self, s, dim, norm, true, out))
SEVERAL_DIMENSIONS(ihfft2, half("ihfftn", self, s, dim, norm, false, out))
SEVERAL_DIMENSIONS(ihfftn, half("ihfftn", self, s, dim, norm, false, out))
SEVERAL_DIMENSIONS(irfft2, from_half("irfftn", self, s, dim, norm, false, out))
SEVERAL_DIMENSIONS(irfftn, from_half("irfftn", self, s, dim, norm, false, out))
SEVERAL_DIMENSIONS(hfft2, from_half("hfftn", self, s, dim, norm, true, out))
SEVERAL_DIMENSIONS(hfftn, from_half("hfftn", self, s, dim, norm, true, out))

/* ---- Shifts ----
 * fftshift moves frequency 0 to the middle, ifftshift back: half of the size, rounded down or up.
 */

static kf_status_t shift(kf_tensor_t *self, kf_int_span_t dim, int64_t more, kf_tensor_t **out) {
  int64_t dims[KF__MAX_DIMS], shifts[KF__MAX_DIMS];
  bool named = dim.data != NULL;
  size_t count = named ? dim.size : self->ndim;
  KF_TRY(kf__check_rank(count));
  for (size_t i = 0; i < count; i++) {
    dims[i] = (int64_t)i;
    if (named) KF_TRY(kf__wrap_dim(dim.data[i], self->ndim, false, &dims[i]));
    shifts[i] = (self->sizes[dims[i]] + more) / 2;
  }
  return kf_roll(self, (kf_int_span_t){shifts, count}, (kf_int_span_t){dims, count}, out);
}

kf_status_t kf__op_fft_fftshift(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                                kf_tensor_t **out) {
  (void)call;
  return shift(self, dim, 0, out);
}

kf_status_t kf__op_fft_ifftshift(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                                 kf_tensor_t **out) {
  (void)call;
  return shift(self, dim, 1, out);
}

/* ---- Frequencies ---- */

/* 0, 1, … divided by n·d. The second half counts up to −1, unless the transform is halved: then
 * there is no second half. */
static kf_status_t frequencies(const char *name, int64_t n, double d, bool halved, KF__OPTIONS,
                               kf_tensor_t **out) {
  kf_tensor_t *made = NULL, *below = NULL;
  kf_dtype_t type = dtype.has ? (kf_dtype_t)dtype.value : kf_default_dtype();
  *out = NULL;
  if (!kf_dtype_is_floating(type) && !kf_dtype_is_complex(type))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FREQUENCIES_DTYPE,
                                       "%s: dtype must be floating-point or complex, but is %s"),
                        name, kf_dtype_name(type));
  KF_TRY(kf_arange(KF_INT(halved ? n / 2 + 1 : n), kf_some_dtype(type), layout, device, pin_memory,
                   &made));
  kf_status_t status = KF_OK;
  if (!halved) {
    status = kf_slice(made, 0, kf_some_int(n / 2 + n % 2), kf_no_int(), 1, &below);
    if (status == KF_OK) status = kf_sub__Scalar(below, KF_INT(n), KF_INT(1));
    kf_tensor_release(below);
  }
  if (status == KF_OK) status = kf_mul__Scalar(made, KF_FLOAT(1.0 / ((double)n * d)));
  return kf__made(status, made, out);
}

kf_status_t kf__op_fft_fftfreq(const kf_call_t *call, int64_t n, double d, KF__OPTIONS,
                               kf_tensor_t **out) {
  (void)call;
  return frequencies("fftfreq", n, d, false, KF__GIVEN, out);
}

kf_status_t kf__op_fft_rfftfreq(const kf_call_t *call, int64_t n, double d, KF__OPTIONS,
                                kf_tensor_t **out) {
  (void)call;
  return frequencies("rfftfreq", n, d, true, KF__GIVEN, out);
}

/* In the type and on the device of the tensor that is given. */
static kf_status_t frequencies_into(const char *name, int64_t n, double d, bool halved,
                                    kf_tensor_t *out) {
  kf_tensor_t *made = NULL;
  KF_TRY(frequencies(name, n, d, halved, kf_some_dtype(kf__dtype(out)), kf_no_int(),
                     kf_some_device(out->device), kf_no_bool(), &made));
  if (out->numel != made->numel && out->numel > 0)
    kf_warn(KF__COMPATIBLE(KF__TORCH_FREQUENCIES_RESIZED,
                           "%s: the result tensor has %lld elements and is resized to %lld"),
            name, (long long)out->numel, (long long)made->numel);
  kf_status_t status = kf__resize_out(out, kf__sizes(made));
  if (status == KF_OK) status = kf_copy_(out, made, false);
  kf_tensor_release(made);
  return status;
}

kf_status_t kf__op_fft_fftfreq_out(const kf_call_t *call, int64_t n, double d, kf_tensor_t *out) {
  (void)call;
  return frequencies_into("fftfreq", n, d, false, out);
}

kf_status_t kf__op_fft_rfftfreq_out(const kf_call_t *call, int64_t n, double d, kf_tensor_t *out) {
  (void)call;
  return frequencies_into("rfftfreq", n, d, true, out);
}
