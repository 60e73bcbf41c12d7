/* Replays what PyTorch's random operators were recorded to give (tests/parity/random.txt; its
 * recorder says what the fields mean): the numbers, bit for bit, and how much of the generator a
 * call uses up. Then errors, out= forms, generators of one's own, and the normal numbers that
 * x86-64 machines with AVX2 compute, checked on every machine. */
#include <gnu/libc-version.h>
#include <keyfall/generator.h>
#include <keyfall/ops.h>
#include <stdio.h>
#include <stdlib.h>

#include "backends/cpu/loops/isa.h"
#include "backends/cpu/simd/math/random_cephes.h"
#include "base/half.h"
#include "kft.h"
#include "tensor/tensor_internal.h"

#if defined(__aarch64__)
#define HERE "aarch64"
#else
#define HERE "x86_64"
#endif

static const kf_opt_int_t none = {0, false};
static const kf_opt_device_t here = {{0, 0}, false};
static const kf_opt_bool_t unpinned = {false, false};

static kf_opt_int_t some(int64_t value) { return (kf_opt_int_t){value, true}; }

/* Tensors of the line that is running; the next line drops them. */
static kf_tensor_t *pool[8];
static size_t pool_count;

static void drain(void *unused) {
  (void)unused;
  while (pool_count > 0) kf_tensor_release(pool[--pool_count]);
}

static kf_tensor_t *hold(kf_tensor_t *tensor) {
  pool[pool_count++] = tensor;
  return tensor;
}

/* ---- A line ---- */

enum { FIELDS = 11, MAX_LINE = 512, MAX_ARGUMENTS = 6, RECORDED_DIMS = 3 };

typedef struct {
  char text[MAX_LINE];
  const char *field[FIELDS];
  int line;
  kf_dtype_t dtype;
  int64_t sizes[RECORDED_DIMS];
  kf_int_span_t shape;
  char layout;
  const char *arguments[MAX_ARGUMENTS];
  size_t argument_count;
} case_t;

enum { ARCH, EXACT, SEED, OP, TYPE, SHAPE, LAYOUT, ARGUMENTS, NEXT, HASH, SAMPLES };

static bool read_fields(case_t *c) {
  size_t count = 0;
  c->text[strcspn(c->text, "\n")] = '\0';
  if (c->text[0] == '#' || c->text[0] == '\0') return false;
  for (char *rest = c->text, *field; (field = strsep(&rest, "|")) != NULL && count < FIELDS;)
    c->field[count++] = field;
  if (count != FIELDS) kft_fail("random.txt", c->line, "%zu fields", count);
  return true;
}

static kf_dtype_t dtype_named(const char *name) {
  for (int d = 0; d < KF_DTYPE_COUNT; d++)
    if (strcmp(kf_dtype_name((kf_dtype_t)d), name) == 0) return (kf_dtype_t)d;
  return KF_DTYPE_COUNT;
}

static void read_case(case_t *c, char arguments[MAX_LINE]) {
  c->dtype = dtype_named(c->field[TYPE]);
  c->shape = (kf_int_span_t){c->sizes, 0};
  for (const char *at = c->field[SHAPE]; *at != '\0'; at += *at == ',') {
    char *end;
    c->sizes[c->shape.size++] = strtoll(at, &end, 10);
    at = end;
  }
  c->layout = c->field[LAYOUT][0];
  c->argument_count = 0;
  (void)snprintf(arguments, MAX_LINE, "%s", c->field[ARGUMENTS]);
  if (*arguments == '\0') return;
  for (char *rest = arguments, *one; (one = strsep(&rest, ",")) != NULL;)
    c->arguments[c->argument_count++] = one;
}

static double real(const case_t *c, size_t i) {
  return i < c->argument_count ? strtod(c->arguments[i], NULL) : 0.0;
}
static int64_t integer(const case_t *c, size_t i) {
  return i < c->argument_count ? strtoll(c->arguments[i], NULL, 10) : 0;
}

/* ---- Tensors of a line ---- */

/* A tensor of the line's shape, as a view of a larger or differently ordered one. */
static kf_tensor_t *make_view(const case_t *c, kf_dtype_t dtype, char layout) {
  int64_t strides[RECORDED_DIMS];
  kf_tensor_t *made = NULL;
  kf__contiguous_strides(c->shape, strides);
  size_t n = c->shape.size;
  if (layout == 't') {
    int64_t rows = c->sizes[n - 2];
    strides[n - 2] = 1;
    strides[n - 1] = rows;
  } else if (layout == 's') {
    for (size_t i = 0; i < n; i++) strides[i] *= 2;
  } else if (layout == 'p') {
    strides[0] = 1;
    strides[1] = c->sizes[2] * c->sizes[0];
    strides[2] = c->sizes[0];
  }
  KFT_OK(kf__tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), c->shape, strides, &made));
  return hold(made);
}

/* Address of element `index` in the order of indices. */
static char *element(const kf_tensor_t *t, int64_t index) {
  int64_t offset = 0;
  for (uint32_t i = t->ndim; i-- > 0;) {
    offset += index % t->sizes[i] * t->strides[i];
    index /= t->sizes[i];
  }
  return (char *)kf__data(t) + offset * kf__itemsize(t);
}

static void put(kf_dtype_t dtype, char *at, double value) {
  float narrow = (float)value;
  uint16_t bits = dtype == KF_DTYPE_BFLOAT16 ? kf__f32_to_bf16(narrow) : kf__f32_to_f16(narrow);
  if (dtype == KF_DTYPE_FLOAT64)
    memcpy(at, &value, sizeof value);
  else if (dtype == KF_DTYPE_FLOAT32)
    memcpy(at, &narrow, sizeof narrow);
  else
    memcpy(at, &bits, sizeof bits);
}

static kf_tensor_t *make_input(const case_t *c, kf_dtype_t dtype, char layout) {
  kf_tensor_t *made = make_view(c, dtype, layout);
  for (int64_t i = 0; i < made->numel; i++)
    put(dtype, element(made, i), real(c, 0) + real(c, 1) * (double)(37 * i % 101) / 101);
  return made;
}

/* ---- Running a line ---- */

typedef struct {
  kf_tensor_t *tensors[2];
  size_t count;
} results_t;

static void keep(results_t *r, kf_tensor_t *made) { r->tensors[r->count++] = hold(made); }

typedef kf_status_t (*fill2_fn)(kf_tensor_t *, double, double, kf_generator_t *);

static bool run_fill(const case_t *c, const char *op, results_t *r) {
  static const struct {
    const char *name;
    fill2_fn fill;
  } two[] = {{"uniform_", kf_uniform_},
             {"normal_", kf_normal_},
             {"log_normal_", kf_log_normal_},
             {"cauchy_", kf_cauchy_}};
  kf_tensor_t *out = NULL;
  for (size_t i = 0; i < sizeof two / sizeof *two; i++) {
    if (strcmp(op, two[i].name) != 0) continue;
    out = make_view(c, c->dtype, c->layout);
    KFT_OK(two[i].fill(out, real(c, 0), real(c, 1), NULL));
  }
  if (strcmp(op, "exponential_") == 0) {
    out = make_view(c, c->dtype, c->layout);
    KFT_OK(kf_exponential_(out, real(c, 0), NULL));
  } else if (strcmp(op, "geometric_") == 0) {
    out = make_view(c, c->dtype, c->layout);
    KFT_OK(kf_geometric_(out, real(c, 0), NULL));
  } else if (strcmp(op, "bernoulli_.float") == 0) {
    out = make_view(c, c->dtype, c->layout);
    KFT_OK(kf_bernoulli__float(out, real(c, 0), NULL));
  } else if (strcmp(op, "bernoulli_.Tensor") == 0) {
    kf_tensor_t *p = make_input(c, dtype_named(c->arguments[2]), 'c');
    out = make_view(c, c->dtype, c->layout);
    KFT_OK(kf_bernoulli_(out, p, NULL));
  }
  if (out != NULL) r->tensors[r->count++] = out;
  return out != NULL;
}

static bool run_integers(const case_t *c, const char *op, results_t *r) {
  if (strncmp(op, "random_", 7) != 0) return false;
  kf_tensor_t *out = make_view(c, c->dtype, c->layout);
  bool open = c->argument_count > 1 && strcmp(c->arguments[1], "None") == 0;
  kf_opt_int_t end = open ? none : some(integer(c, 1));
  if (strcmp(op, "random_") == 0)
    KFT_OK(kf_random_(out, NULL));
  else if (strcmp(op, "random_.to") == 0)
    KFT_OK(kf_random__to(out, integer(c, 0), NULL));
  else
    KFT_OK(kf_random__from(out, integer(c, 0), end, NULL));
  r->tensors[r->count++] = out;
  return true;
}

static bool run_factory(const case_t *c, const char *op, results_t *r) {
  kf_tensor_t *made = NULL;
  kf_opt_int_t type = some(c->dtype);
  if (strcmp(op, "rand") == 0)
    KFT_OK(kf_rand(c->shape, type, none, here, unpinned, &made));
  else if (strcmp(op, "randn") == 0)
    KFT_OK(kf_randn(c->shape, type, none, here, unpinned, &made));
  else if (strcmp(op, "randperm") == 0)
    KFT_OK(kf_randperm(c->sizes[0], type, none, here, unpinned, &made));
  else if (strcmp(op, "randint") == 0)
    KFT_OK(
        kf_randint_low(integer(c, 0), integer(c, 1), c->shape, type, none, here, unpinned, &made));
  else if (strcmp(op, "rand_like") == 0)
    KFT_OK(
        kf_rand_like(make_input(c, c->dtype, c->layout), none, none, here, unpinned, none, &made));
  else if (strcmp(op, "randn_like") == 0)
    KFT_OK(
        kf_randn_like(make_input(c, c->dtype, c->layout), none, none, here, unpinned, none, &made));
  if (made != NULL) keep(r, made);
  return made != NULL;
}

typedef kf_status_t (*drop_fn)(kf_tensor_t *, double, bool, kf_tensor_t **);

static bool run_dropout(const case_t *c, const char *op, results_t *r) {
  static const struct {
    const char *name;
    drop_fn drop;
  } kinds[] = {{"dropout", kf_dropout},
               {"alpha_dropout", kf_alpha_dropout},
               {"feature_dropout", kf_feature_dropout},
               {"feature_alpha_dropout", kf_feature_alpha_dropout}};
  if (strstr(op, "dropout") == NULL) return false;
  kf_tensor_t *input = make_input(c, c->dtype, c->layout), *made = NULL, *mask = NULL;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(op, kinds[i].name) == 0) KFT_OK(kinds[i].drop(input, real(c, 2), true, &made));
  if (strcmp(op, "dropout_") == 0) {
    KFT_OK(kf_dropout_(input, real(c, 2), true));
    r->tensors[r->count++] = input;
  } else if (strcmp(op, "native_dropout") == 0) {
    KFT_OK(kf_native_dropout(input, real(c, 2), (kf_opt_bool_t){true, true}, &made, &mask));
  }
  if (made != NULL) keep(r, made);
  if (mask != NULL) keep(r, mask);
  return true;
}

static bool run_input(const case_t *c, const char *op, results_t *r) {
  kf_tensor_t *input = make_input(c, c->dtype, c->layout), *made = NULL;
  kf_scalar_t lower = {.tag = KF_TAG_FLOAT, .as.f = real(c, 2)};
  kf_scalar_t upper = {.tag = KF_TAG_FLOAT, .as.f = real(c, 3)};
  if (strcmp(op, "bernoulli") == 0)
    KFT_OK(kf_bernoulli(input, NULL, &made));
  else if (strcmp(op, "poisson") == 0)
    KFT_OK(kf_poisson(input, NULL, &made));
  else if (strcmp(op, "multinomial") == 0)
    KFT_OK(kf_multinomial(input, integer(c, 2), integer(c, 3) != 0, NULL, &made));
  else if (strcmp(op, "rrelu") == 0)
    KFT_OK(kf_rrelu(input, lower, upper, true, NULL, &made));
  else if (strcmp(op, "normal.Tensor_float") == 0)
    KFT_OK(kf_normal_Tensor_float(input, real(c, 2), NULL, &made));
  else if (strcmp(op, "normal.float_Tensor") == 0)
    KFT_OK(kf_normal_float_Tensor(real(c, 2), input, NULL, &made));
  else if (strcmp(op, "normal.Tensor_Tensor") == 0)
    KFT_OK(kf_normal(input, input, NULL, &made));
  if (made != NULL) keep(r, made);
  return made != NULL;
}

/* ---- Comparing ---- */

static uint64_t hash(const results_t *r) {
  uint64_t state = UINT64_C(0xcbf29ce484222325);
  for (size_t k = 0; k < r->count; k++) {
    const kf_tensor_t *t = r->tensors[k];
    for (int64_t i = 0; i < t->numel; i++) {
      const unsigned char *bytes = (const unsigned char *)element(t, i);
      for (int64_t b = 0; b < kf__itemsize(t); b++)
        state = (state ^ bytes[b]) * UINT64_C(0x100000001b3);
    }
  }
  return state;
}

/* Numbers that functions of the C library made may differ in the last bits from library to library,
 * but not by more. */
static bool samples_close(const case_t *c, const results_t *r) {
  const kf_tensor_t *t = r->tensors[0];
  const char *at = c->field[SAMPLES];
  if (kf__itemsize(t) > 8) return true;
  for (int64_t i = 0; *at != '\0'; i++, at += *at == ' ') {
    char *end;
    uint64_t expected = strtoull(at, &end, 16), found = 0;
    memcpy(&found, element(t, i), (size_t)kf__itemsize(t));
    int64_t apart = (int64_t)(expected - found);
    if (apart > 4 || apart < -4) return false;
    at = end;
  }
  return true;
}

static bool same_libc(const char *recorded) {
  size_t length = strlen(recorded);
  return length > 0 && strncmp(gnu_get_libc_version(), recorded, length) == 0;
}

static void check_case(const case_t *c, const results_t *r, const char *libc) {
  uint32_t next;
  kf_generator_t *generator;
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CPU, -1), &generator));
  kf_generator_draw(generator, &next, 1);
  const char *where = c->field[OP];
  if ((next & 0x7fffffffu) != strtoul(c->field[NEXT], NULL, 10))
    kft_fail("random.txt", c->line, "%s used another number of draws", where);
  if (hash(r) == strtoull(c->field[HASH], NULL, 16)) return;
  bool rounded = strcmp(c->field[EXACT], "libm") == 0 && !same_libc(libc);
  if (!rounded || !samples_close(c, r))
    kft_fail("random.txt", c->line, "%s %s gave other numbers", where, c->field[TYPE]);
}

/* What is recorded for x86-64 comes from machines with AVX2. */
static bool applies(const case_t *c) {
  if (strcmp(c->field[ARCH], "any") == 0) return true;
  if (strcmp(c->field[ARCH], HERE) != 0) return false;
  return strcmp(HERE, "x86_64") != 0 || strcmp(kf__isa_name(kf__cpu_isa()), "baseline") != 0;
}

static void run_line(case_t *c, const char *libc) {
  char arguments[MAX_LINE];
  results_t results = {{NULL}, 0};
  read_case(c, arguments);
  if (strcmp(c->field[SEED], "+") != 0) kf_manual_seed(strtoull(c->field[SEED], NULL, 0));
  const char *op = c->field[OP];
  if (!run_fill(c, op, &results) && !run_integers(c, op, &results) &&
      !run_factory(c, op, &results) && !run_dropout(c, op, &results) && !run_input(c, op, &results))
    kft_fail("random.txt", c->line, "no operator %s", op);
  check_case(c, &results, libc);
}

static void close_file(void *file) { (void)fclose(file); }

/* Calls `visit` for the lines of the file. `libc` is the version that this architecture's lines
 * were recorded with. */
typedef void (*line_fn)(case_t *c, const char *libc);

static int visit_lines(int step, bool (*wanted)(const case_t *c), line_fn visit) {
  static case_t c;
  char libc[32] = "";
  int visited = 0;
  FILE *file = fopen(KFT_DATA_DIR "/parity/random.txt", "rb");
  if (file == NULL) kft_fail(__FILE__, __LINE__, "no random.txt");
  KFT_DEFER(close_file, file);
  KFT_DEFER(drain, pool);
  for (c.line = 1; fgets(c.text, sizeof c.text, file) != NULL; c.line++) {
    char version[32], machine[32];
    if (sscanf(c.text, "# libc %31s %31s", version, machine) == 2 && strcmp(machine, HERE) == 0)
      (void)snprintf(libc, sizeof libc, "%s", version);
    if (!read_fields(&c) || !wanted(&c)) continue;
    /* A sequence has to run from its start. */
    if (step > 1 && (c.line % step != 0 || strcmp(c.field[SEED], "+") == 0)) continue;
    visit(&c, libc);
    drain(NULL);
    visited++;
  }
  return visited;
}

static void test_recorded(void **state) {
  (void)state;
  int step = (int)kft_scale(1, 97);
  KFT_TRUE(visit_lines(step, applies, run_line) > (step > 1 ? 5 : 1000));
}

/* ---- What x86-64 computes ---- */

static bool is_block_of_floats(const case_t *c) {
  return strcmp(c->field[ARCH], "x86_64") == 0 && strcmp(c->field[TYPE], "float32") == 0 &&
         strcmp(c->field[SEED], "+") != 0 &&
         (strcmp(c->field[OP], "normal_") == 0 || strcmp(c->field[OP], "randn") == 0) &&
         c->field[LAYOUT][0] == 'c';
}

static void uniform_floats(kf_generator_t *g, float *out, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    uint32_t bits;
    kf_generator_draw(g, &bits, 1);
    out[i] = (float)(bits & 0xffffffu) * 0x1p-24f;
  }
}

static void run_cephes(case_t *c, const char *libc) {
  (void)libc;
  char arguments[MAX_LINE];
  float data[1024];
  kf_generator_t *g = NULL;
  read_case(c, arguments);
  int64_t n = 1;
  for (size_t i = 0; i < c->shape.size; i++) n *= c->sizes[i];
  KFT_TRUE(n >= 16 && n <= 1024);
  float mean = (float)real(c, 0), std = c->argument_count > 1 ? (float)real(c, 1) : 1.0f;
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CPU, -1), &g));
  kf_manual_seed(strtoull(c->field[SEED], NULL, 0));
  uniform_floats(g, data, n);
  for (int64_t i = 0; i + 16 <= n; i += 16) kf__cephes_normal16(data + i, mean, std);
  if (n % 16 != 0) {
    uniform_floats(g, data + n - 16, 16);
    kf__cephes_normal16(data + n - 16, mean, std);
  }
  uint64_t state = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < (size_t)n * sizeof *data; i++)
    state = (state ^ ((const unsigned char *)data)[i]) * UINT64_C(0x100000001b3);
  if (state != strtoull(c->field[HASH], NULL, 16))
    kft_fail("random.txt", c->line, "the polynomials gave other numbers");
}

static void test_polynomials(void **state) {
  (void)state;
  KFT_TRUE(visit_lines(1, is_block_of_floats, run_cephes) >= 10);
}

/* ---- Generators and forms ---- */

static kf_generator_t *make_generator(uint64_t seed) {
  kf_generator_t *made = NULL;
  KFT_OK(kf_generator_create(kf_device_make(KF_DEVICE_CPU, -1), &made));
  KFT_DEFER(kf_object_release, made);
  kf_generator_manual_seed(made, seed);
  return made;
}

static kf_tensor_t *make(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *made = NULL;
  KFT_OK(kf_tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), sizes, &made));
  KFT_DEFER(kf_object_release, made);
  return made;
}

static bool same_bytes(const kf_tensor_t *a, const kf_tensor_t *b) {
  return a->numel == b->numel && a->dtype == b->dtype &&
         memcmp(kf__data(a), kf__data(b), (size_t)(a->numel * kf__itemsize(a))) == 0;
}

static kf_tensor_t *owned(kf_tensor_t *made) {
  KFT_DEFER(kf_object_release, made);
  return made;
}

/* A generator that is given is used, and the default one is left alone. */
static void test_given_generator(void **state) {
  (void)state;
  kf_tensor_t *a = make(KF_DTYPE_FLOAT32, KF_INTS(20)), *b = make(KF_DTYPE_FLOAT32, KF_INTS(20));
  kf_tensor_t *made = NULL;
  kf_manual_seed(5);
  KFT_OK(kf_normal_(a, 0, 1, NULL));
  kf_manual_seed(6);
  KFT_OK(kf_normal_(b, 0, 1, make_generator(5)));
  KFT_TRUE(same_bytes(a, b));
  KFT_OK(kf_randn_generator(KF_INTS(20), make_generator(5), none, none, here, unpinned, &made));
  KFT_TRUE(same_bytes(a, owned(made)));
  KFT_OK(kf_normal_(b, 0, 1, NULL));
  kf_manual_seed(6);
  KFT_OK(kf_normal_(a, 0, 1, NULL));
  KFT_TRUE(same_bytes(a, b));
}

static void test_forms_agree(void **state) {
  (void)state;
  kf_tensor_t *like = make(KF_DTYPE_FLOAT64, KF_INTS(3, 7)), *made = NULL;
  kf_tensor_t *given = make(KF_DTYPE_FLOAT64, KF_INTS(2)), *in_place;
  in_place = make(KF_DTYPE_FLOAT64, KF_INTS(3, 7));
  KFT_OK(kf_uniform(like, -1, 2, make_generator(9), &made));
  owned(made);
  KFT_OK(kf_uniform_out(like, -1, 2, make_generator(9), given));
  KFT_OK(kf_uniform_(in_place, -1, 2, make_generator(9)));
  KFT_TRUE(same_bytes(made, given) && same_bytes(made, in_place));
  KFT_EQ_INT(given->ndim, 2);
  KFT_OK(kf_rand_generator_out(KF_INTS(4), make_generator(9), given));
  KFT_EQ_INT(given->numel, 4);
  KFT_TRUE(memcmp(kf__data(given), kf__data(made), 32) != 0);
  KFT_OK(kf_randperm_generator_out(6, make_generator(9), given));
  KFT_EQ_INT(given->numel, 6);
  KFT_EQ_INT(given->dtype, KF_DTYPE_FLOAT64);
}

/* Draws do not depend on the threads that turn them into normal numbers. */
static void test_many_normals(void **state) {
  (void)state;
  kf_tensor_t *whole = make(KF_DTYPE_FLOAT32, KF_INTS(40007));
  kf_tensor_t *part = make(KF_DTYPE_FLOAT32, KF_INTS(1600));
  KFT_OK(kf_normal_(whole, 0, 1, make_generator(77)));
  KFT_OK(kf_normal_(part, 0, 1, make_generator(77)));
  KFT_TRUE(memcmp(kf__data(whole), kf__data(part), 1600 * sizeof(float)) == 0);
}

/* ---- Errors ---- */

static void test_errors(void **state) {
  (void)state;
  kf_tensor_t *f = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3)), *i = make(KF_DTYPE_INT32, KF_INTS(2, 3));
  kf_tensor_t *small = make(KF_DTYPE_UINT8, KF_INTS(3)), *made = NULL;
  kf_tensor_t *wide = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3, 4));
  KFT_OK(kf_fill__Scalar(f, (kf_scalar_t){.tag = KF_TAG_FLOAT, .as.f = -1}));
  KFT_FAILS_WITH(kf_uniform_(f, 2, 1, NULL), KF_ERR_RUNTIME,
                 "uniform_: from=2 must not be greater than to=1");
  KFT_FAILS_WITH(kf_uniform_(f, 0, 1e39, NULL), KF_ERR_RUNTIME, "to exceeds the range of Float");
  KFT_FAILS_WITH(kf_uniform_(f, -3e38, 3e38, NULL), KF_ERR_RUNTIME,
                 "uniform_: type Float cannot hold the width of the range: to=3e+38, from=-3e+38");
  KFT_FAILS_WITH(kf_uniform_(i, 0, 1, NULL), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type Int");
  KFT_FAILS_WITH(kf_normal_(f, 0, -1, NULL), KF_ERR_RUNTIME,
                 "normal: std must not be negative, but is -1");
  KFT_FAILS_WITH(kf_normal_(i, 0, 1, NULL), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type Int");
  KFT_FAILS_WITH(kf_log_normal_(f, 0, 0, NULL), KF_ERR_RUNTIME,
                 "log_normal_: std must be positive, but is 0");
  KFT_FAILS_WITH(kf_cauchy_(f, 0, 0, NULL), KF_ERR_RUNTIME,
                 "cauchy_: sigma must be positive, but is 0");
  KFT_FAILS_WITH(kf_cauchy_(i, 0, 1, NULL), KF_ERR_RUNTIME,
                 "Cauchy: values are not whole numbers, so that the type must be floating-point, "
                 "but it is Int");
  KFT_FAILS_WITH(kf_exponential_(f, -1, NULL), KF_ERR_RUNTIME,
                 "exponential_: lambd must be positive, but is -1");
  KFT_FAILS_WITH(kf_geometric_(f, 1, NULL), KF_ERR_RUNTIME,
                 "geometric_: p must be above 0 and below 1, but is 1");
  KFT_FAILS_WITH(kf_bernoulli__float(f, 1.5, NULL), KF_ERR_RUNTIME,
                 "bernoulli_: p must be from 0 to 1, but is 1.5");
  KFT_FAILS_WITH(kf_bernoulli_(f, f, NULL), KF_ERR_RUNTIME,
                 "bernoulli: probabilities must be from 0 to 1");
  KFT_FAILS_WITH(kf_bernoulli_(f, i, NULL), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type Int");
  KFT_FAILS_WITH(
      kf_bernoulli_(f, wide, NULL), KF_ERR_RUNTIME,
      "normal: [2, 3, 4] cannot be expanded to [2, 3]: 2 sizes are fewer than its 3 dimensions");
  KFT_FAILS_WITH(kf_poisson(f, NULL, &made), KF_ERR_RUNTIME, "poisson: rates must not be negative");
  KFT_FAILS_WITH(kf_random__to(small, 300, NULL), KF_ERR_RUNTIME,
                 "to - 1 exceeds the range of Byte");
  KFT_FAILS_WITH(kf_random__from(f, 5, some(5), NULL), KF_ERR_RUNTIME,
                 "random_: from=5 must be less than to=5");
  KFT_FAILS_WITH(kf_multinomial(wide, 1, false, NULL, &made), KF_ERR_RUNTIME, "1 or 2 dim");
  KFT_FAILS_WITH(
      kf_multinomial(f, 4, false, NULL, &made), KF_ERR_RUNTIME,
      "multinomial: without replacement, num_samples may be at most the number of probabilities");
  KFT_FAILS_WITH(kf_multinomial(f, 2, true, NULL, &made), KF_ERR_RUNTIME,
                 "multinomial: a probability is negative");
  KFT_FAILS_WITH(kf_multinomial(f, 2, false, NULL, &made), KF_ERR_RUNTIME,
                 "multinomial: a probability is negative, infinite or NaN");
  KFT_FAILS_WITH(kf_randperm(300, some(KF_DTYPE_UINT8), none, here, unpinned, &made),
                 KF_ERR_RUNTIME, "the number does not fit Byte");
  KFT_FAILS_WITH(kf_randperm(3000, some(KF_DTYPE_FLOAT16), none, here, unpinned, &made),
                 KF_ERR_RUNTIME, "2049 for Half");
  KFT_FAILS_WITH(kf_dropout(f, 1.5, true, &made), KF_ERR_RUNTIME,
                 "dropout: p must be from 0 to 1, but is 1.5");
  KFT_FAILS_WITH(kf_feature_dropout(small, 0.5, true, &made), KF_ERR_RUNTIME,
                 "feature_dropout: input must have 2 dimensions or more");
  KFT_TRUE(made == NULL);
}

/* An error leaves the tensor and the generator as they were. */
static void test_errors_draw_nothing(void **state) {
  (void)state;
  kf_tensor_t *p = make(KF_DTYPE_FLOAT32, KF_INTS(3)), *out = make(KF_DTYPE_INT64, KF_INTS(3));
  const float weights[] = {0.5f, 0.5f, 2.0f};
  const int64_t before[] = {7, 8, 9};
  uint32_t first, second;
  memcpy(kf__data(p), weights, sizeof weights);
  memcpy(kf__data(out), before, sizeof before);
  kf_generator_t *g = make_generator(3);
  kf_generator_draw(g, &first, 1);
  kf_generator_manual_seed(g, 3);
  KFT_FAILS(kf_bernoulli_(out, p, g), KF_ERR_RUNTIME);
  KFT_TRUE(memcmp(kf__data(out), before, sizeof before) == 0);
  kf_generator_draw(g, &second, 1);
  KFT_EQ_INT(first, second);
}

/* The meta device has shapes and types, and no numbers to draw. */
static void test_meta(void **state) {
  (void)state;
  kf_opt_device_t meta = {{KF_DEVICE_META, -1}, true};
  kf_tensor_t *made = NULL, *other = NULL;
  KFT_OK(kf_randn(KF_INTS(3, 4), none, none, meta, unpinned, &made));
  owned(made);
  KFT_EQ_INT(kf_tensor_device(made).type, KF_DEVICE_META);
  KFT_FAILS(kf_uniform_(made, 2, 1, NULL), KF_ERR_RUNTIME);
  KFT_OK(kf_multinomial(made, 2, true, NULL, &other));
  owned(other);
  KFT_EQ_INT(kf_tensor_dtype(other), KF_DTYPE_INT64);
  KFT_EQ_INT(kf_tensor_numel(other), 6);
  kf_tensor_t *order = NULL;
  KFT_OK(kf_randperm(10, none, none, meta, unpinned, &order));
  KFT_EQ_INT(kf_tensor_numel(owned(order)), 10);
}

KFT_MAIN(KFT_TEST(test_recorded), KFT_TEST(test_polynomials), KFT_TEST(test_given_generator),
         KFT_TEST(test_forms_agree), KFT_TEST(test_many_normals), KFT_TEST(test_errors),
         KFT_TEST(test_errors_draw_nothing), KFT_TEST(test_meta))
