/* Random fills with the counter-based generator: uniform_, normal_, bernoulli_, random_, …
 *
 * A call reserves four draws of 32 bits for each element. Its numbers depend on the seed, the
 * position of the generator and the element's index alone. */
#include <keyfall/generator.h>
#include <string.h>

#include "driver/cl_launch.h"
#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_scalars.h"
#include "kernels/cl_types.h"

enum { GROUP = 64, DRAWS = 4 };

/* The distributions of random.cl. INTEGERS: `range` many from `base`, 0 for all bits. */
typedef enum {
  UNIFORM,
  NORMAL,
  LOG_NORMAL,
  CAUCHY,
  EXPONENTIAL,
  GEOMETRIC,
  BERNOULLI,
  INTEGERS
} what_t;

static const char entry[] = "random";

typedef struct {
  what_t what;
  double a, b;             /* parameters */
  int64_t base;            /* of INTEGERS */
  uint64_t range;          /* of INTEGERS */
  kf_tensor_t *from, *out; /* probabilities, or NULL; the result */
} fill_t;

/* The layout of kf_draw in random.cl. */
typedef struct {
  cl_long dims, size[KFCL_DIMS], stride[2][KFCL_DIMS];
  cl_ulong seed, offset;
  cl_int what, dtype, dtype_from, digits;
} call_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  const kf_dtype_t type = (kf_dtype_t)key->bytes[0];
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, type);
  kfcl_add_any_type(device, source, type);
  kfcl_text_addf(source, "#define KF_GROUP %d\n#define KF_DIMS %d\n", GROUP, KFCL_DIMS);
  kfcl_text_add(source, kfcl_random_cl);
}

static int digits(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT16: return 11;
    case KF_DTYPE_BFLOAT16: return 8;
    case KF_DTYPE_FLOAT64: return 53;
    default: return 24;
  }
}

/* The type that a fill is computed in. Probabilities are compared as precisely as possible. */
static kf_dtype_t type_of(const kfcl_device_t *device, const fill_t *fill) {
  if (fill->what == INTEGERS) return KF_DTYPE_INT64;
  if (fill->what == BERNOULLI && device->has_double) return KF_DTYPE_FLOAT64;
  return kf_tensor_dtype(fill->out) == KF_DTYPE_FLOAT64 ? KF_DTYPE_FLOAT64 : KF_DTYPE_FLOAT32;
}

static call_t describe(const kf_iter_t *it, const fill_t *fill, kf_dtype_t type) {
  call_t call = {.dims = it->ndim,
                 .what = (cl_int)fill->what,
                 .dtype = (cl_int)kf_tensor_dtype(fill->out),
                 .dtype_from = fill->from == NULL ? -1 : (cl_int)kf_tensor_dtype(fill->from)};
  /* Uniform numbers below `to` must not round up to it. */
  call.digits = digits(fill->what == UNIFORM ? kf_tensor_dtype(fill->out) : type);
  for (uint32_t d = 0; d < it->ndim; d++) {
    call.size[d] = it->sizes[d];
    for (uint32_t k = 0; k < it->count; k++) call.stride[k][d] = it->strides[k][d];
  }
  return call;
}

static const char *refuse(const kfcl_device_t *device, const fill_t *fill,
                          const kf_generator_t *generator, kf_iter_t *it) {
  const kf_device_t where = kf_tensor_device(fill->out);
  if (generator != NULL && kf_generator_device(generator).type != where.type)
    return "a generator of another device";
  if (it->ndim > KFCL_DIMS) return "OpenCL kernels walk at most 8 dimensions";
  const char *reason = kfcl_refusal(device, kf_tensor_dtype(fill->out));
  if (reason == NULL && fill->from != NULL)
    reason = kfcl_refusal(device, kf_tensor_dtype(fill->from));
  return reason;
}

static kf_status_t launch(kfcl_device_t *device, const kf_iter_t *it, const fill_t *fill,
                          kf_generator_t *generator) {
  const kf_dtype_t type = type_of(device, fill);
  kfcl_key_t key = {.entry = entry};
  key.bytes[0] = (unsigned char)type;
  kfcl_launch_t launch;
  call_t call = describe(it, fill, type);
  if (generator == NULL) KF_TRY(kf_generator_default(kf_tensor_device(fill->out), &generator));
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  kf_generator_reserve(generator, (uint64_t)it->numel * DRAWS, &call.seed, &call.offset);
  const cl_ulong n = (cl_ulong)it->numel;
  kfcl_launch_value(&launch, &n, sizeof n);
  kfcl_launch_value(&launch, &call, sizeof call);
  kfcl_launch_address(&launch, it->data[0]);
  kfcl_launch_address(&launch, it->data[it->count - 1]);
  if (fill->what == INTEGERS) {
    kfcl_launch_long(&launch, fill->base);
    kfcl_launch_long(&launch, (int64_t)fill->range);
  } else {
    kfcl_launch_real(&launch, fill->a, type);
    kfcl_launch_real(&launch, fill->b, type);
  }
  kfcl_launch_faults(&launch);
  launch.reports = fill->from != NULL;
  return kfcl_launch_run(&launch, 1, (const size_t[]){(size_t)n}, (const size_t[]){GROUP});
}

static kf_status_t run(const fill_t *fill, kf_generator_t *generator) {
  kf_tensor_t *const tensors[] = {fill->out, fill->from};
  kf_iter_t it;
  kfcl_device_t *device;
  if (kf_tensor_numel(fill->out) == 0) return KF_OK;
  KF_TRY(kfcl_device_open(kf_tensor_device(fill->out), &device));
  KF_TRY(kfcl_iterate(&it, KF_DTYPE_COUNT, fill->from == NULL ? 1 : 2, tensors));
  const char *reason = refuse(device, fill, generator, &it);
  if (reason != NULL) return kf_compute_decline(reason);
  return launch(device, &it, fill, generator);
}

/* ---- Compute functions ---- */

#define TWO(name, what_)                                                                           \
  static kf_status_t ocl_##name(double a, double b, kf_generator_t *generator, kf_tensor_t *out) { \
    return run(&(const fill_t){.what = (what_), .a = a, .b = b, .out = out}, generator);           \
  }
#define ONE(name, what_)                                                                 \
  static kf_status_t ocl_##name(double a, kf_generator_t *generator, kf_tensor_t *out) { \
    return run(&(const fill_t){.what = (what_), .a = a, .out = out}, generator);         \
  }
TWO(uniform, UNIFORM)
TWO(normal, NORMAL)
TWO(log_normal, LOG_NORMAL)
TWO(cauchy, CAUCHY)
ONE(exponential, EXPONENTIAL)
ONE(geometric, GEOMETRIC)
ONE(bernoulli_p, BERNOULLI)

static kf_status_t ocl_bernoulli_from(kf_tensor_t *p, kf_generator_t *generator, kf_tensor_t *out) {
  const kf_device_t a = kf_tensor_device(p), b = kf_tensor_device(out);
  if (a.type != b.type || a.index != b.index)
    return kf_compute_decline("probabilities on another device");
  return run(&(const fill_t){.what = BERNOULLI, .from = p, .out = out}, generator);
}

/* The largest integer that random numbers of the type reach. */
static uint64_t largest(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_BOOL: return 1;
    case KF_DTYPE_UINT8: return UINT8_MAX;
    case KF_DTYPE_INT8: return INT8_MAX;
    case KF_DTYPE_INT16: return INT16_MAX;
    case KF_DTYPE_INT32: return INT32_MAX;
    case KF_DTYPE_INT64: return INT64_MAX;
    case KF_DTYPE_UINT16: return UINT16_MAX;
    case KF_DTYPE_UINT32: return UINT32_MAX;
    case KF_DTYPE_UINT64: return UINT64_MAX;
    default: return UINT64_C(1) << digits(dtype);
  }
}

static kf_status_t ocl_random(kf_generator_t *generator, kf_tensor_t *out) {
  const uint64_t range = largest(kf_tensor_dtype(out)) + 1;
  return run(&(const fill_t){.what = INTEGERS, .range = range, .out = out}, generator);
}

static int64_t smallest(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_INT8: return INT8_MIN;
    case KF_DTYPE_INT16: return INT16_MIN;
    case KF_DTYPE_INT32: return INT32_MIN;
    case KF_DTYPE_INT64: return INT64_MIN;
    default: return kf_dtype_is_floating(dtype) ? -(int64_t)largest(dtype) : 0;
  }
}

/* The numbers from `from` to `last`, both of the type. */
static bool has_bounds(kf_dtype_t dtype, int64_t from, int64_t last) {
  const uint64_t most = largest(dtype);
  return from >= smallest(dtype) && from <= last && (last < 0 || (uint64_t)last <= most);
}

/* Bounds that are not numbers of the type get the CPU's errors and warnings. */
static kf_status_t ocl_random_from(int64_t from, kf_opt_int_t to, kf_generator_t *generator,
                                   kf_tensor_t *out) {
  const kf_dtype_t dtype = kf_tensor_dtype(out);
  const uint64_t most = largest(dtype);
  int64_t last = most > INT64_MAX ? INT64_MAX : (int64_t)most;
  if (to.has) last = to.value == INT64_MIN ? INT64_MIN : to.value - 1;
  if (!has_bounds(dtype, from, last))
    return kf_compute_decline("bounds that the type does not have");
  return run(
      &(const fill_t){
          .what = INTEGERS, .base = from, .range = (uint64_t)last - (uint64_t)from + 1, .out = out},
      generator);
}

static kf_status_t ocl_random_to(int64_t to, kf_generator_t *generator, kf_tensor_t *out) {
  return ocl_random_from(0, (kf_opt_int_t){to, true}, generator, out);
}

#define ENTRY(name) KF_COMPUTE_FLAGS(name, ocl_##name, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_random_computes[] = {
    ENTRY(uniform),     ENTRY(normal),      ENTRY(log_normal),  ENTRY(cauchy),
    ENTRY(exponential), ENTRY(geometric),   ENTRY(bernoulli_p), ENTRY(bernoulli_from),
    ENTRY(random),      ENTRY(random_from), ENTRY(random_to),   KF_COMPUTE_END};
