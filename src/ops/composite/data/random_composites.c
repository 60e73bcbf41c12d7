/* Random factories: memory from the tensor room, filled by uniform_, normal_ or random_; randperm;
 * and normal with tensors as parameters. The order of draws is that of the fills (Note [Order of
 * draws] in backends/cpu/random/random.h). Forms without a generator pass NULL, which stands for
 * the default generator of the device. */
#include <keyfall/ops.h>

#include "compat/math_texts.h"
#include "ops/composite/data/factory_composites.h"
#include "ops/core/number.h"
#include "ops/core/results.h"
#include "ops/gen/composites.h"
#include "tensor/generator_internal.h"
#include "tensor/storage/storage.h"

/* ---- rand, randn ---- */

/* The two fills without parameters, and a macro for the operators that differ only in them. */
static kf_status_t fill_rand(kf_tensor_t *made, kf_generator_t *generator) {
  return kf_uniform_(made, 0.0, 1.0, generator);
}

static kf_status_t fill_randn(kf_tensor_t *made, kf_generator_t *generator) {
  return kf_normal_(made, 0.0, 1.0, generator);
}

/* The forms of a factory that fills a tensor with numbers of its own. Those without a generator use
 * the default one. */
#define UNIT_FACTORIES(name)                                                                     \
  kf_status_t kf__op_##name##_generator(const kf_call_t *call, kf_int_span_t size,               \
                                        kf_generator_t *generator, KF__OPTIONS,                  \
                                        kf_tensor_t **out) {                                     \
    (void)call;                                                                                  \
    KF_TRY(kf__make(size, KF__GIVEN, out));                                                      \
    return kf__made(fill_##name(*out, generator), *out, out);                                    \
  }                                                                                              \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_int_span_t size, KF__OPTIONS,              \
                            kf_tensor_t **out) {                                                 \
    return kf__op_##name##_generator(call, size, NULL, KF__GIVEN, out);                          \
  }                                                                                              \
  kf_status_t kf__op_##name##_generator_out(const kf_call_t *call, kf_int_span_t size,           \
                                            kf_generator_t *generator, kf_tensor_t *out) {       \
    (void)call;                                                                                  \
    kf__shape_before_t before;                                                                   \
    kf__shape_keep(out, &before);                                                                \
    KF_TRY(kf__resize_out(out, size));                                                           \
    return kf__filled(fill_##name(out, generator), out, &before);                                \
  }                                                                                              \
  kf_status_t kf__op_##name##_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out) { \
    return kf__op_##name##_generator_out(call, size, NULL, out);                                 \
  }                                                                                              \
  kf_status_t kf__op_##name##_like_generator(const kf_call_t *call, kf_tensor_t *self,           \
                                             kf_generator_t *generator, KF__OPTIONS,             \
                                             kf_opt_int_t memory_format, kf_tensor_t **out) {    \
    (void)call;                                                                                  \
    KF_TRY(kf__make_like(self, KF__GIVEN, memory_format, out));                                  \
    return kf__made(fill_##name(*out, generator), *out, out);                                    \
  }                                                                                              \
  kf_status_t kf__op_##name##_like(const kf_call_t *call, kf_tensor_t *self, KF__OPTIONS,        \
                                   kf_opt_int_t memory_format, kf_tensor_t **out) {              \
    return kf__op_##name##_like_generator(call, self, NULL, KF__GIVEN, memory_format, out);      \
  }
UNIT_FACTORIES(rand)
UNIT_FACTORIES(randn)

/* ---- randint ---- */

/* random_ with a range is uniform over low … high - 1. */
static kf_status_t fill_between(kf_tensor_t *made, int64_t low, int64_t high,
                                kf_generator_t *generator) {
  kf_opt_int_t end = {high, true};
  return kf_random__from(made, low, end, generator);
}

kf_status_t kf__op_randint_low_generator(const kf_call_t *call, int64_t low, int64_t high,
                                         kf_int_span_t size, kf_generator_t *generator, KF__OPTIONS,
                                         kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make(size, KF__GIVEN, out));
  return kf__made(fill_between(*out, low, high, generator), *out, out);
}

kf_status_t kf__op_randint_low(const kf_call_t *call, int64_t low, int64_t high, kf_int_span_t size,
                               KF__OPTIONS, kf_tensor_t **out) {
  return kf__op_randint_low_generator(call, low, high, size, NULL, KF__GIVEN, out);
}

kf_status_t kf__op_randint_generator(const kf_call_t *call, int64_t high, kf_int_span_t size,
                                     kf_generator_t *generator, KF__OPTIONS, kf_tensor_t **out) {
  return kf__op_randint_low_generator(call, 0, high, size, generator, KF__GIVEN, out);
}

kf_status_t kf__op_randint(const kf_call_t *call, int64_t high, kf_int_span_t size, KF__OPTIONS,
                           kf_tensor_t **out) {
  return kf__op_randint_low_generator(call, 0, high, size, NULL, KF__GIVEN, out);
}

kf_status_t kf__op_randint_low_generator_out(const kf_call_t *call, int64_t low, int64_t high,
                                             kf_int_span_t size, kf_generator_t *generator,
                                             kf_tensor_t *out) {
  (void)call;
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(kf__resize_out(out, size));
  return kf__filled(fill_between(out, low, high, generator), out, &before);
}

kf_status_t kf__op_randint_low_out(const kf_call_t *call, int64_t low, int64_t high,
                                   kf_int_span_t size, kf_tensor_t *out) {
  return kf__op_randint_low_generator_out(call, low, high, size, NULL, out);
}

kf_status_t kf__op_randint_generator_out(const kf_call_t *call, int64_t high, kf_int_span_t size,
                                         kf_generator_t *generator, kf_tensor_t *out) {
  return kf__op_randint_low_generator_out(call, 0, high, size, generator, out);
}

kf_status_t kf__op_randint_out(const kf_call_t *call, int64_t high, kf_int_span_t size,
                               kf_tensor_t *out) {
  return kf__op_randint_low_generator_out(call, 0, high, size, NULL, out);
}

kf_status_t kf__op_randint_like_low_generator_dtype(const kf_call_t *call, kf_tensor_t *self,
                                                    int64_t low, int64_t high,
                                                    kf_generator_t *generator, KF__OPTIONS,
                                                    kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make_like(self, KF__GIVEN, memory_format, out));
  return kf__made(fill_between(*out, low, high, generator), *out, out);
}

kf_status_t kf__op_randint_like_low_dtype(const kf_call_t *call, kf_tensor_t *self, int64_t low,
                                          int64_t high, KF__OPTIONS, kf_opt_int_t memory_format,
                                          kf_tensor_t **out) {
  return kf__op_randint_like_low_generator_dtype(call, self, low, high, NULL, KF__GIVEN,
                                                 memory_format, out);
}

kf_status_t kf__op_randint_like_generator(const kf_call_t *call, kf_tensor_t *self, int64_t high,
                                          kf_generator_t *generator, KF__OPTIONS,
                                          kf_opt_int_t memory_format, kf_tensor_t **out) {
  return kf__op_randint_like_low_generator_dtype(call, self, 0, high, generator, KF__GIVEN,
                                                 memory_format, out);
}

kf_status_t kf__op_randint_like(const kf_call_t *call, kf_tensor_t *self, int64_t high, KF__OPTIONS,
                                kf_opt_int_t memory_format, kf_tensor_t **out) {
  return kf__op_randint_like_generator(call, self, high, NULL, KF__GIVEN, memory_format, out);
}

kf_status_t kf__op_randint_like_Tensor_generator(const kf_call_t *call, kf_tensor_t *self,
                                                 kf_tensor_t *high, kf_generator_t *generator,
                                                 KF__OPTIONS, kf_opt_int_t memory_format,
                                                 kf_tensor_t **out) {
  kf_scalar_t bound = {0};
  *out = NULL;
  if (kf_tensor_dim(high) != 0 || !kf__is_defined(high) ||
      !kf__same_place(high->device, kf_device_make(KF_DEVICE_CPU, -1)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_RANDINT_HIGH,
                                       "randint: high must be a CPU tensor without dimensions"));
/* The bound must be a number here: random_ takes no tensor. */
  KF_TRY(kf_item(high, &bound));
  return kf__op_randint_like_generator(call, self, kf__number_int(bound), generator, KF__GIVEN,
                                       memory_format, out);
}

kf_status_t kf__op_randint_like_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *high,
                                       KF__OPTIONS, kf_opt_int_t memory_format, kf_tensor_t **out) {
  return kf__op_randint_like_Tensor_generator(call, self, high, NULL, KF__GIVEN, memory_format,
                                              out);
}

/* ---- randperm ---- */

/* Below this length, 32 random bits for each element are enough: the modulo favours no index by
 * more than a twentieth. Longer permutations draw 64 bits. The limit and both loops are PyTorch's,
 * so that a seed gives the same permutation. */
static const int64_t few = UINT32_MAX / 20;

static void shuffle(kf_generator_t *g, int64_t *data, int64_t n) {
  KF_ASSERT(n >= 0);
  if (n < few) {
    for (int64_t i = 0; i < n; i++) data[i] = i;
    for (int64_t i = 0; i < n - 1; i++) {
      int64_t other = i + (int64_t)(kf__generator_next(g) % (uint32_t)(n - i));
      KF_ASSERT(other >= i && other < n);
      int64_t kept = data[i];
      data[i] = data[other];
      data[other] = kept;
    }
    return;
  }
/* The inside-out shuffle: writing and shuffling in one pass, which matters when the permutation is
 * larger than the caches. */
  for (int64_t i = 0; i < n; i++) {
    int64_t other = (int64_t)(kf__generator_next64(g) % (uint64_t)(i + 1));
    data[i] = i;
    data[i] = data[other];
    data[other] = i;
  }
}

/* Every integer below n must be exact in the type. */
static kf_status_t check_permutation(kf_dtype_t dtype, int64_t n) {
  unsigned char element[16];
  static const struct {
    kf_dtype_t dtype;
    int64_t limit;
    const char *text;
  } limits[] = {{KF_DTYPE_FLOAT16, 2049, "2049 for Half"},
                {KF_DTYPE_FLOAT32, (1 << 24) + 1, "2^24+1 for Float"},
                {KF_DTYPE_FLOAT64, (INT64_C(1) << 53) + 1, "2^53+1 for Double"}};
  if (n < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RANDPERM_SIGN, "randperm: n must not be negative, but is %lld"),
        (long long)n);
  bool counts = dtype == KF_DTYPE_UINT8 || dtype == KF_DTYPE_INT8 || dtype == KF_DTYPE_INT16 ||
                dtype == KF_DTYPE_INT32 || dtype == KF_DTYPE_INT64;
  if (!counts && !kf_dtype_is_floating(dtype)) return kf__not_for_dtype("randperm", dtype);
  KF_TRY(kf__number_store_checked(kf__number_of_int(n > 0 ? n - 1 : n), dtype, element));
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
    if (limits[i].dtype == dtype && n > limits[i].limit)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_RANDPERM_LIMIT,
                                         "randperm: n exceeds the integers that %s represents"),
                          limits[i].text);
  return KF_OK;
}

/* The host shuffles int64; other types and devices get a copy. The generator is locked for the
 * whole permutation, so that threads do not mix their draws. Lazy tensors have the operator that
 * writes to a tensor recorded. */
static kf_status_t permute(kf_tensor_t *out, int64_t n, kf_generator_t *given) {
  kf_generator_t *generator;
  kf_tensor_t *host = out;
  if (n == 0 || kf__is_meta(out)) return KF_OK;
  if ((out->storage->origin & KF__ORIGIN_KIND) == KF__ORIGIN_RECORDED)
    return kf_randperm_generator_out(n, given, out);
  KF_TRY(kf__generator_pick(given, out->device, &generator));
  KF_TRY(kf__writable(out));
  bool direct = kf__is_host(out) && kf__is_contiguous(out) && kf__dtype(out) == KF_DTYPE_INT64;
  if (!direct)
    KF_TRY(
        kf__tensor_new(KF_DTYPE_INT64, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(n), NULL, &host));
  KF_ASSERT(kf__is_contiguous(host));
  KF_ASSERT(host->numel == n);
  kf__generator_lock(generator);
  shuffle(generator, kf__data(host), n);
  kf__generator_unlock(generator);
  if (direct) return KF_OK;
  kf_status_t status = kf_copy_(out, host, false);
  kf_tensor_release(host);
  return status;
}

kf_status_t kf__op_randperm_generator(const kf_call_t *call, int64_t n, kf_generator_t *generator,
                                      KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, KF_DTYPE_INT64, &options));
  KF_TRY(check_permutation(options.dtype, n));
  KF_TRY(kf__new(&options, KF_INTS(n), NULL, out));
  return kf__made(permute(*out, n, generator), *out, out);
}

kf_status_t kf__op_randperm(const kf_call_t *call, int64_t n, KF__OPTIONS, kf_tensor_t **out) {
  return kf__op_randperm_generator(call, n, NULL, KF__GIVEN, out);
}

kf_status_t kf__op_randperm_generator_out(const kf_call_t *call, int64_t n,
                                          kf_generator_t *generator, kf_tensor_t *out) {
  const bool is_shaped_only = (call->keyset.backends & UINT64_C(1) << KF_BACKEND_Meta) != 0;
  KF_TRY(check_permutation(kf__dtype(out), n));
  KF_TRY(kf__check_version(out));
  KF_TRY(kf__resize_out(out, KF_INTS(n)));
  kf_status_t status = is_shaped_only ? KF_OK : permute(out, n, generator);
  kf__bump_version(out);
  return status;
}

kf_status_t kf__op_randperm_out(const kf_call_t *call, int64_t n, kf_tensor_t *out) {
  (void)call;
  return kf_randperm_generator_out(n, NULL, out);
}

/* ---- normal ---- */

static kf_status_t check_std(double std) {
  if (std >= 0.0) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_NORMAL_STD, "normal: std must not be negative, but is %g"), std);
}

/* Reads the values, where there are any to read. */
static kf_status_t check_std_tensor(kf_tensor_t *std) {
  kf_tensor_t *least = NULL;
  kf_scalar_t value = {0};
  if (kf_dtype_is_complex(kf_tensor_dtype(std)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NORMAL_COMPLEX_STD, "normal: std must be real"));
  if (kf_tensor_numel(std) == 0 || kf__is_meta(std)) return KF_OK;
  KF_TRY(kf_min(std, &least));
  kf_status_t status = kf_item(least, &value);
  kf_tensor_release(least);
  if (status != KF_OK || kf__number_real(value) >= 0.0) return status;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NORMAL_STDS,
                                                     "normal: no element of std may be negative"));
}

/* Draws with mean 0, then multiplies by std and adds mean, each where it is not NULL: the draws do
 * not depend on the parameters, and these may be broadcast. */
static kf_status_t draw_normal(kf_tensor_t *out, kf_tensor_t *mean, kf_scalar_t add,
                               kf_tensor_t *std, double scale, kf_generator_t *generator) {
  kf_scalar_t one = kf__number_of_int(1);
  KF_TRY(kf_normal_(out, 0.0, scale, generator));
  if (std != NULL) KF_TRY(kf_mul_(out, std));
  return mean != NULL ? kf_add_(out, mean, one) : kf_add__Scalar(out, add, one);
}

/* A new result of the type of `like`, and the shape to which both broadcast; `other` may be NULL.
 */
static kf_status_t make_for(kf_tensor_t *like, kf_tensor_t *other, kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = like->ndim;
  *out = NULL;
  if (other == NULL)
    return kf__tensor_new(kf__dtype(like), like->device, kf__sizes(like), NULL, out);
  KF_TRY(kf__broadcast_shapes(kf__sizes(like), kf__sizes(other), sizes, &ndim));
  kf_int_span_t shape = {sizes, ndim};
  return kf__tensor_new(kf__dtype(like), like->device, shape, NULL, out);
}

static kf_status_t resize_with_warning(kf_tensor_t *out, kf_int_span_t sizes) {
  kf__warn_of_resize(out, sizes);
  return kf__resize_out(out, sizes);
}

/* out= gets the shape of `like`, or the one that both tensors broadcast to. */
static kf_status_t resize_for(kf_tensor_t *out, kf_tensor_t *like, kf_tensor_t *other) {
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim;
  if (other == NULL) return resize_with_warning(out, kf__sizes(like));
  KF_TRY(kf__broadcast_shapes(kf__sizes(like), kf__sizes(other), sizes, &ndim));
  kf_int_span_t shape = {sizes, ndim};
  return resize_with_warning(out, shape);
}

kf_status_t kf__op_normal_Tensor_Tensor(const kf_call_t *call, kf_tensor_t *mean, kf_tensor_t *std,
                                        kf_generator_t *generator, kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_std_tensor(std));
  KF_TRY(make_for(mean, std, out));
  return kf__made(draw_normal(*out, mean, kf__number_of_int(0), std, 1.0, generator), *out, out);
}

kf_status_t kf__op_normal_Tensor_Tensor_out(const kf_call_t *call, kf_tensor_t *mean,
                                            kf_tensor_t *std, kf_generator_t *generator,
                                            kf_tensor_t *out) {
  (void)call;
  KF_TRY(check_std_tensor(std));
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(resize_for(out, mean, std));
  return kf__filled(draw_normal(out, mean, kf__number_of_int(0), std, 1.0, generator), out,
                    &before);
}

kf_status_t kf__op_normal_Tensor_float(const kf_call_t *call, kf_tensor_t *mean, double std,
                                       kf_generator_t *generator, kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_std(std));
  KF_TRY(make_for(mean, NULL, out));
  return kf__made(draw_normal(*out, mean, kf__number_of_int(0), NULL, std, generator), *out, out);
}

kf_status_t kf__op_normal_Tensor_float_out(const kf_call_t *call, kf_tensor_t *mean, double std,
                                           kf_generator_t *generator, kf_tensor_t *out) {
  (void)call;
  KF_TRY(check_std(std));
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(resize_for(out, mean, NULL));
  return kf__filled(draw_normal(out, mean, kf__number_of_int(0), NULL, std, generator), out,
                    &before);
}

kf_status_t kf__op_normal_float_Tensor(const kf_call_t *call, double mean, kf_tensor_t *std,
                                       kf_generator_t *generator, kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_std_tensor(std));
  KF_TRY(make_for(std, NULL, out));
  return kf__made(draw_normal(*out, NULL, kf__number_of_float(mean), std, 1.0, generator), *out,
                  out);
}

kf_status_t kf__op_normal_float_Tensor_out(const kf_call_t *call, double mean, kf_tensor_t *std,
                                           kf_generator_t *generator, kf_tensor_t *out) {
  (void)call;
  KF_TRY(check_std_tensor(std));
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(resize_for(out, std, NULL));
  return kf__filled(draw_normal(out, NULL, kf__number_of_float(mean), std, 1.0, generator), out,
                    &before);
}

kf_status_t kf__op_normal_float_float(const kf_call_t *call, double mean, double std,
                                      kf_int_span_t size, kf_generator_t *generator, KF__OPTIONS,
                                      kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make(size, KF__GIVEN, out));
  return kf__made(kf_normal_(*out, mean, std, generator), *out, out);
}

kf_status_t kf__op_normal_float_float_out(const kf_call_t *call, double mean, double std,
                                          kf_int_span_t size, kf_generator_t *generator,
                                          kf_tensor_t *out) {
  (void)call;
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(kf__resize_out(out, size));
  return kf__filled(kf_normal_(out, mean, std, generator), out, &before);
}
