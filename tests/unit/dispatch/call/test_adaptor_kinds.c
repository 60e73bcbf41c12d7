/* Adaptors: every kind of parameter from the stack to a typed function, packed and loose, through
 * generated callers and through libffi. */
#include "signature_fixture.h"

/* ---- Every kind of parameter ---- */

typedef struct every {
  kf_tensor_t *t, *none;
  kf_generator_t *generator;
  kf_storage_t *storage;
  int64_t i;
  double f;
  bool b;
  kf_complex_t c;
  kf_scalar_t scalar;
  kf_str_t str, no_str;
  kf_dtype_t dtype;
  kf_layout_t layout;
  kf_memory_format_t format;
  kf_device_t device;
  kf_stream_t stream;
  kf_opt_int_t oi, od, no_oi;
  kf_opt_float_t of;
  kf_opt_bool_t ob;
  kf_opt_scalar_t os, no_os;
  kf_opt_device_t ode;
  kf_int_span_t ints, no_ints;
  kf_float_span_t floats;
  kf_bool_span_t bools;
  kf_tensor_span_t tensors, holes;
  kf_value_t any;
} every_t;

static every_t seen;
static int64_t int_sum;
static double float_sum;
static char seen_text[8]; /* the string itself is gone when the call is over */

static kf_status_t take_every(const kf_call_t *call, kf_tensor_t *t, kf_tensor_t *none,
                              kf_generator_t *generator, kf_storage_t *storage, int64_t i, double f,
                              bool b, kf_complex_t c, kf_scalar_t scalar, kf_str_t str,
                              kf_str_t no_str, kf_dtype_t dtype, kf_layout_t layout,
                              kf_memory_format_t format, kf_device_t device, kf_stream_t stream,
                              kf_opt_int_t oi, kf_opt_int_t od, kf_opt_int_t no_oi,
                              kf_opt_float_t of, kf_opt_bool_t ob, kf_opt_scalar_t os,
                              kf_opt_scalar_t no_os, kf_opt_device_t ode, kf_int_span_t ints,
                              kf_int_span_t no_ints, kf_float_span_t floats, kf_bool_span_t bools,
                              kf_tensor_span_t tensors, kf_tensor_span_t holes, kf_value_t any,
                              int64_t *out) {
  seen = (every_t){t,      none,    generator, storage, i,       f,      b,      c,
                   scalar, str,     no_str,    dtype,   layout,  format, device, stream,
                   oi,     od,      no_oi,     of,      ob,      os,     no_os,  ode,
                   ints,   no_ints, floats,    bools,   tensors, holes,  any};
  (void)snprintf(seen_text, sizeof seen_text, "%s", str.data);
  int_sum = 0, float_sum = 0;
  for (size_t k = 0; k < ints.size; k++) int_sum += ints.data[k];
  for (size_t k = 0; k < floats.size; k++) float_sum += floats.data[k];
  for (size_t k = 0; k < bools.size; k++) int_sum += bools.data[k] ? 100 : 0;
  for (size_t k = 0; k < tensors.size; k++) int_sum += 1000 * (tensors.data[k] == t);
  for (size_t k = 0; k < holes.size; k++) int_sum += 10000 * (holes.data[k] == NULL);
  *out = call != NULL ? 11 : 0;
  return KF_OK;
}

static const char take_every_schema[] =
    "test::every(Tensor t, Tensor? none, Generator generator, Storage? storage, int i, float f, "
    "bool b, complex c, Scalar scalar, str str, str? no_str, ScalarType dtype, Layout layout, "
    "MemoryFormat format, Device device, Stream stream, int? oi, ScalarType? od, "
    "MemoryFormat? no_oi, float? of, bool? ob, Scalar? os, Scalar? no_os, Device? ode, int[] ints, "
    "int[]? no_ints, float[] floats, bool[] bools, Tensor[] tensors, Tensor?[] holes, Any any) -> "
    "int";

static void check_seen(const kf_tensor_t *t, const void *object) {
  KFT_TRUE(seen.t == t && seen.none == NULL && (void *)seen.generator == object &&
           (void *)seen.storage == object);
  KFT_TRUE(seen.i == -5 && seen.f == 1.5 && seen.b && seen.c.re == 1 && seen.c.im == 2);
  KFT_TRUE(seen.scalar.tag == KF_TAG_FLOAT && seen.scalar.as.f == 0.25);
  KFT_TRUE(seen.str.size == 3 && strcmp(seen_text, "abc") == 0 && seen.no_str.data == NULL);
  KFT_TRUE((int)seen.dtype == 7 && (int)seen.layout == 1 && (int)seen.format == 2);
  KFT_TRUE(seen.device.type == 1 && seen.device.index == 3 && seen.stream.id == 99 &&
           seen.stream.device.index == 2);
  KFT_TRUE(seen.oi.has && seen.oi.value == 8 && seen.od.has && seen.od.value == 6);
  KFT_TRUE(!seen.no_oi.has && seen.of.has && seen.of.value == 3.5 && seen.ob.has && seen.ob.value);
  KFT_TRUE(seen.os.has && seen.os.value.tag == KF_TAG_BOOL && seen.os.value.as.b);
  KFT_TRUE(!seen.no_os.has && seen.ode.has && seen.ode.value.index == 1);
  KFT_TRUE(seen.no_ints.data == NULL && seen.any.tag == KF_TAG_DEVICE);
  KFT_EQ_INT(int_sum, 6 + 100 + 2000 + 10000);
  KFT_TRUE(float_sum == 0.75);
}

/* With `loose`, lists are not packed, numbers and enums come as ints. */
static void push_every(kf_stack_t *stack, kf_tensor_t *t, void *object, bool loose) {
  kf_list_t *list = NULL;
  const int64_t numbers[] = {1, 2, 3};
  const kf_value_t number_values[] = {kf_value_int(1), kf_value_int(2), kf_value_int(3)};
  const kf_value_t float_values[] = {kf_value_float(0.5), kf_value_float(0.25)};
  const double floats[] = {0.5, 0.25};
  const bool bools[] = {true, false};
  const kf_value_t bool_values[] = {kf_value_bool(true), kf_value_bool(false)};
  kf_tensor_t *const tensors[] = {t, t, NULL};
  const kf_value_t tensor = kf_value_object_take(KF_TAG_TENSOR, t);
  const kf_value_t tensor_values[] = {tensor, tensor, kf_value_none()};
  kf_stream_t stream = {kf_device_make(1, 2), 99};
  kf_value_t complex = kf_value_none();
  PUSH(*stack, kf_value_tensor(t));
  PUSH(*stack, kf_value_none());
  PUSH(*stack, kf_value_object(KF_TAG_GENERATOR, object));
  PUSH(*stack, kf_value_object(KF_TAG_STORAGE, object));
  PUSH(*stack, kf_value_int(-5));
  PUSH(*stack, kf_value_float(1.5));
  PUSH(*stack, kf_value_bool(true));
  KFT_OK(kf_value_complex((kf_complex_t){1, 2}, &complex));
  PUSH(*stack, complex);
  PUSH(*stack, kf_value_float(0.25));
  PUSH(*stack, string_value("abc"));
  PUSH(*stack, kf_value_none());
  PUSH(*stack, loose ? kf_value_int(7) : kf_value_dtype((kf_dtype_t)7));
  PUSH(*stack, loose ? kf_value_int(1) : kf_value_layout((kf_layout_t)1));
  PUSH(*stack, loose ? kf_value_int(2) : kf_value_memory_format((kf_memory_format_t)2));
  PUSH(*stack, kf_value_device(kf_device_make(1, 3)));
  PUSH(*stack, kf_value_stream(stream));
  PUSH(*stack, kf_value_int(8));
  PUSH(*stack, loose ? kf_value_int(6) : kf_value_dtype((kf_dtype_t)6));
  PUSH(*stack, kf_value_none());
  PUSH(*stack, kf_value_float(3.5));
  PUSH(*stack, kf_value_bool(true));
  PUSH(*stack, kf_value_bool(true));
  PUSH(*stack, kf_value_none());
  PUSH(*stack, kf_value_device(kf_device_make(1, 1)));
  PUSH(*stack, loose ? values_list(number_values, 3) : ints_value(numbers, 3));
  PUSH(*stack, kf_value_none());
  KFT_OK(loose ? kf_list_of_values(float_values, 2, &list) : kf_list_of_floats(floats, 2, &list));
  PUSH(*stack, kf_value_object_take(KF_TAG_LIST, list));
  KFT_OK(loose ? kf_list_of_values(bool_values, 2, &list) : kf_list_of_bools(bools, 2, &list));
  PUSH(*stack, kf_value_object_take(KF_TAG_LIST, list));
  KFT_OK(loose ? kf_list_of_values(tensor_values, 2, &list)
               : kf_list_of_tensors(tensors, 2, &list));
  PUSH(*stack, kf_value_object_take(KF_TAG_LIST, list));
  KFT_OK(loose ? kf_list_of_values(tensor_values, 3, &list)
               : kf_list_of_tensors(tensors, 3, &list));
  PUSH(*stack, kf_value_object_take(KF_TAG_LIST, list));
  PUSH(*stack, kf_value_device(kf_device_make(0, -1)));
}

static void test_every_kind(void **state) {
  (void)state;
  boxed_t boxed;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  void *object = make_object();
  make_boxed(&boxed, take_every_schema, (kf_typed_fn)take_every, false);
  if (boxed.adaptor == NULL) return; /* a rare shape: needs libffi */
  for (int loose = 0; loose < 2; loose++) {
    STACK(stack);
    PUSH(stack, kf_value_int(1));
    push_every(&stack, t, object, loose != 0);
    KFT_OK(call_boxed(&boxed, &stack));
    check_seen(t, object);
    KFT_TRUE(stack.size == 2 && stack.values[1].as.i == 11);
    KFT_TRUE(references(t) == 1 && references(object) == 1);
  }
}

/* ---- Generated callers: a function for each way of passing ---- */

static kf_status_t h_options(const kf_call_t *call, kf_tensor_t *x, kf_int_span_t size,
                             kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
                             kf_opt_bool_t pin, kf_tensor_t **out) {
  HEAR("%d %lld %lld:%d %d %d:%d %d:%d", x != NULL, (long long)size.data[1], (long long)dtype.value,
       dtype.has, layout.has, device.has, device.value.index, pin.has, pin.value);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_clamp(const kf_call_t *call, kf_tensor_t *x, kf_opt_scalar_t low,
                           kf_opt_scalar_t high, kf_tensor_t **out) {
  HEAR("%d %d:%lld %d:%g", x != NULL, low.has, (long long)low.value.as.i, high.has,
       high.value.as.f);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_view(const kf_call_t *call, kf_tensor_t *x, kf_dtype_t dtype,
                          kf_tensor_t **out) {
  HEAR("%d %d", x != NULL, (int)dtype);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_nan(const kf_call_t *call, kf_tensor_t *x, kf_opt_float_t a, kf_opt_float_t b,
                         kf_opt_float_t c, kf_tensor_t **out) {
  HEAR("%d %d:%g %d %d:%g", x != NULL, a.has, a.value, b.has, c.has, c.value);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_device(const kf_call_t *call, kf_tensor_t *x, kf_device_t device,
                            kf_dtype_t dtype, bool a, bool b, kf_opt_int_t format,
                            kf_tensor_t **out) {
  HEAR("%d %d:%d %d %d%d %d:%lld", x != NULL, device.type, device.index, (int)dtype, a, b,
       format.has, (long long)format.value);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_fill(const kf_call_t *call, kf_tensor_t *x, double p, bool train,
                          kf_generator_t *generator, kf_tensor_t **out) {
  HEAR("%d %g %d %d", x != NULL, p, train, generator != NULL);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_quantize(const kf_call_t *call, kf_tensor_t *x, double scale, int64_t zero,
                              kf_dtype_t dtype, kf_tensor_t **out) {
  HEAR("%d %g %lld %d", x != NULL, scale, (long long)zero, (int)dtype);
  return *out == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static kf_status_t h_text(const kf_call_t *call, kf_tensor_t *x, kf_str_t mode, bool full,
                          kf_tensor_t **a, kf_tensor_t **b) {
  HEAR("%d %s %d", x != NULL, mode.data, full);
  return *a == NULL && *b == NULL ? KF_OK : KF_ERR_INTERNAL;
}

static void check_heard(const char *schema, kf_typed_fn fn, const kf_value_t *rest, size_t count,
                        kf_tensor_t *t, const char *expected) {
  boxed_t boxed;
  make_boxed(&boxed, schema, fn, false);
  if (boxed.adaptor == NULL) return; /* a rare shape: needs libffi */
  STACK(stack);
  PUSH(stack, kf_value_tensor(t));
  for (size_t i = 0; i < count; i++) PUSH(stack, kf_value_copy(rest[i]));
  heard[0] = '\0';
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_STR(heard, expected);
  KFT_TRUE(stack.values[0].as.object == (void *)kf_tensor_undefined());
  KFT_EQ_INT(references(t), 1);
}

static void check_callers(void) {
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_value_t none = kf_value_none(), yes = kf_value_bool(true), no = kf_value_bool(false);
  kf_value_t two = kf_value_int(2), half = kf_value_float(0.5),
             dtype = kf_value_dtype((kf_dtype_t)6);
  kf_value_t device = kf_value_device(kf_device_make(1, 4));
  const int64_t numbers[] = {3, 4};
  kf_value_t size = ints_value(numbers, 2);
  KFT_DEFER(kf_object_release, size.as.object);
  kf_value_t text = string_value("linear");
  KFT_DEFER(kf_object_release, text.as.object);
  kf_value_t options[] = {size, dtype, none, device, yes};
  check_heard(
      "test::options(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? "
      "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
      (kf_typed_fn)h_options, options, 5, t, "1 4 6:1 0 1:4 1:1");
  check_heard("test::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
              (kf_typed_fn)h_clamp, (kf_value_t[]){two, half}, 2, t, "1 1:2 1:0.5");
  check_heard("test::view(Tensor self, ScalarType dtype) -> Tensor", (kf_typed_fn)h_view, &dtype, 1,
              t, "1 6");
  check_heard("test::nan(Tensor self, float? nan, float? posinf, float? neginf) -> Tensor",
              (kf_typed_fn)h_nan, (kf_value_t[]){half, none, two}, 3, t, "1 1:0.5 0 1:2");
  check_heard(
      "test::device(Tensor self, Device device, ScalarType dtype, bool a, bool b, "
      "MemoryFormat? format) -> Tensor",
      (kf_typed_fn)h_device, (kf_value_t[]){device, dtype, yes, no, two}, 5, t, "1 1:4 6 10 1:2");
  check_heard("test::fill(Tensor self, float p, bool train, Generator? g) -> Tensor",
              (kf_typed_fn)h_fill, (kf_value_t[]){half, no, none}, 3, t, "1 0.5 0 0");
  check_heard("test::quantize(Tensor self, float scale, int zero, ScalarType dtype) -> Tensor",
              (kf_typed_fn)h_quantize, (kf_value_t[]){half, two, dtype}, 3, t, "1 0.5 2 6");
  check_heard("test::text(Tensor self, str mode, bool full) -> (Tensor, Tensor)",
              (kf_typed_fn)h_text, (kf_value_t[]){text, yes}, 2, t, "1 linear 1");
}

static void test_callers(void **state) {
  (void)state;
  check_callers();
}

#if defined(KF_HAVE_FFI)
static void test_callers_through_ffi(void **state) {
  (void)state;
  force_ffi();
  check_callers();
}
#endif

#if defined(KF_HAVE_FFI)
#define FFI_TESTS KFT_TEST(test_callers_through_ffi),
#else
#define FFI_TESTS
#endif

KFT_MAIN(FFI_TESTS KFT_TEST(test_every_kind), KFT_TEST(test_callers))
