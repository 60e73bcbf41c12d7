/* device_bench.c: what a device costs beside its own work, through the public headers alone, on one
 * thread. Both devices are synchronous host memory whose copies are memcpy: `memory` has nothing
 * else and falls back to the CPU, `kit` has compute functions too. bench/peers/peer_device.cpp has
 * the same cases, on a PrivateUse1 device. Usage: see bench/README.md. */
#include <keyfall/autograd.h>
#include <keyfall/compute.h>
#include <keyfall/computes.h>
#include <keyfall/device.h>
#include <keyfall/fallback.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "driver.h"

enum { FEW = 4, BATCH = 32, INPUTS = 16, HIDDEN = 32, CLASSES = 10 };
enum { CACHE = 256 << 20 };

static void check(kf_status_t status, const char *what) {
  if (status != KF_OK) bench_die(what, kf_error_message());
}

/* ---- The devices ---- */

static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  (void)context;
  (void)device;
  (void)out_block;
  *out_data = malloc(size);
  return *out_data != NULL ? KF_OK : kf_error_set(KF_ERR_NO_MEMORY, "bench: no memory");
}

static void release(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context;
  (void)device;
  (void)size;
  (void)block;
  free(data);
}

static kf_status_t copy(void *context, kf_device_t device, void *to, const void *from,
                        size_t size) {
  (void)context;
  (void)device;
  memcpy(to, from, size);
  return KF_OK;
}

static const kf_device_interface_t interface = {.struct_size = sizeof interface,
                                                .allocate = allocate,
                                                .free = release,
                                                .copy_in = copy,
                                                .copy_out = copy};

/* The arithmetic of the CPU for the only operands that the loops have. */
static kf_status_t add(kf_iter_t *it, kf_scalar_t alpha) {
  if (!it->flat || it->common != KF_DTYPE_FLOAT32)
    return kf_error_set(KF_ERR_RUNTIME, "bench: flat float32 only");
  const float *a = (const float *)(const void *)it->data[1];
  const float *b = (const float *)(const void *)it->data[2];
  float *out = (float *)(void *)it->data[0], factor = (float)alpha.as.i;
  for (int64_t i = 0; i < it->numel; i++) out[i] = a[i] + factor * b[i];
  return KF_OK;
}

static kf_status_t neg(kf_iter_t *it) {
  if (!it->flat || it->common != KF_DTYPE_FLOAT32)
    return kf_error_set(KF_ERR_RUNTIME, "bench: flat float32 only");
  const float *a = (const float *)(const void *)it->data[1];
  float *out = (float *)(void *)it->data[0];
  for (int64_t i = 0; i < it->numel; i++) out[i] = -a[i];
  return KF_OK;
}

static const kf_compute_t computes[] = {KF_COMPUTE(add, add), KF_COMPUTE(neg, neg), KF_COMPUTE_END};

static kf_device_t open_device(const char *name, uint32_t flags) {
  kf_backend_t backend;
  kf_device_interface_t with_flags = interface;
  with_flags.flags = flags;
  check(kf_device_register(name, &backend), "kf_device_register");
  check(kf_device_set_interface(kf_backend_device(backend), &with_flags),
        "kf_device_set_interface");
  return kf_device_make(kf_backend_device(backend), 0);
}

static void bind_computes(kf_device_t device) {
  static const kf_compute_t *const tables[] = {computes, NULL};
  kf_key_t key;
  kf_library_t *library;
  check(kf_key_of_device_type(device.type, &key), "kf_key_of_device_type");
  check(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", key, &library), "KF_LIBRARY");
  check(kf_backend_bind(library, key, tables), "kf_backend_bind");
}

/* ---- What the loops work on ---- */

typedef struct mlp {
  kf_tensor_t *images, *wanted, *parameters[4];
} mlp_t;

static kf_tensor_t *cpu_a, *cpu_b, *cpu_out, *far_a, *far_b, *kit_a, *kit_b, *kit_out;
static kf_tensor_t *cpu_one, *far_one;
static float bytes_a[FEW], bytes_b[FEW];
static mlp_t cpu_mlp, far_mlp;

static kf_tensor_t *on(kf_device_t device, kf_tensor_t *tensor) {
  kf_tensor_t *made = NULL;
  check(kf_to_dtype_layout(tensor, kf_no_int(), kf_no_int(), kf_some_device(device), kf_no_bool(),
                           false, true, kf_no_int(), &made),
        "to");
  return made;
}

static kf_tensor_t *random_tensor(kf_int_span_t sizes) {
  kf_tensor_t *made = NULL;
  check(kf_randn(sizes, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made), "randn");
  return made;
}

static mlp_t make_mlp(void) {
  mlp_t made = {random_tensor(KF_INTS(BATCH, INPUTS)),
                NULL,
                {random_tensor(KF_INTS(HIDDEN, INPUTS)), random_tensor(KF_INTS(HIDDEN)),
                 random_tensor(KF_INTS(CLASSES, HIDDEN)), random_tensor(KF_INTS(CLASSES))}};
  check(kf_randint(CLASSES, KF_INTS(BATCH), kf_some_dtype(KF_DTYPE_INT64), kf_no_int(),
                   kf_no_device(), kf_no_bool(), &made.wanted),
        "randint");
  return made;
}

static mlp_t mlp_on(kf_device_t device, const mlp_t *from) {
  mlp_t made = {on(device, from->images), on(device, from->wanted), {NULL}};
  for (int i = 0; i < 4; i++) {
    made.parameters[i] = on(device, from->parameters[i]);
    check(kf_tensor_set_requires_grad(made.parameters[i], true), "kf_tensor_set_requires_grad");
  }
  return made;
}

/* ---- A training step ---- */

static kf_tensor_t *loss_of(const mlp_t *m) {
  kf_tensor_t *first = NULL, *hidden = NULL, *last = NULL, *loss = NULL;
  check(kf_linear(m->images, m->parameters[0], m->parameters[1], &first), "linear");
  check(kf_relu(first, &hidden), "relu");
  check(kf_linear(hidden, m->parameters[2], m->parameters[3], &last), "linear");
  check(kf_cross_entropy_loss(last, m->wanted, NULL, 1, -100, 0.0, &loss), "cross_entropy_loss");
  kf_tensor_release(first);
  kf_tensor_release(hidden);
  kf_tensor_release(last);
  return loss;
}

/* The caller releases the loss. */
static kf_tensor_t *train(const mlp_t *m) {
  kf_tensor_t *loss = loss_of(m);
  check(kf_backward(KF_TENSORS(loss), (kf_tensor_span_t){NULL, 0}, 0, (kf_tensor_span_t){NULL, 0}),
        "kf_backward");
  kf_set_grad_mode(false);
  for (int i = 0; i < 4; i++) {
    kf_tensor_t *parameter = m->parameters[i];
    check(kf_sub_(parameter, kf_tensor_grad(parameter), KF_FLOAT(0.01)), "sub_");
    check(kf_tensor_set_grad(parameter, NULL), "kf_tensor_set_grad");
  }
  kf_set_grad_mode(true);
  return loss;
}

static double loss_after_step(const mlp_t *m) {
  kf_tensor_t *loss = train(m);
  kf_scalar_t value;
  check(kf_raw_local_scalar_dense(loss, &value), "_local_scalar_dense");
  kf_tensor_release(loss);
  return value.as.f;
}

/* The device's losses are the CPU's, bit for bit. */
static void check_losses(void) {
  for (int i = 0; i < 5; i++)
    if (loss_after_step(&cpu_mlp) != loss_after_step(&far_mlp))
      bench_die("mlp", "the device's losses are not the CPU's");
}

static void set_up(void) {
  check(kf_init(), "kf_init");
  check(kf_set_num_threads(1), "kf_set_num_threads");
  const kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  const kf_device_t memory = open_device("memory", 0);
  const kf_device_t kit = open_device("kit", KF_DEVICE_CACHE_MEMORY);
  bind_computes(kit);
  cpu_a = random_tensor(KF_INTS(FEW));
  cpu_b = random_tensor(KF_INTS(FEW));
  cpu_out = random_tensor(KF_INTS(FEW));
  far_a = on(memory, cpu_a);
  far_b = on(memory, cpu_b);
  kit_a = on(kit, cpu_a);
  kit_b = on(kit, cpu_b);
  kit_out = on(kit, cpu_out);
  cpu_one = random_tensor(KF_INTS(1));
  far_one = on(memory, cpu_one);
  mlp_t both = make_mlp();
  cpu_mlp = mlp_on(cpu, &both);
  far_mlp = mlp_on(memory, &both);
  check_losses();
}

/* ---- Loops ---- */

static void keep_copies(void) { kf_fallback_set_cache_limit(CACHE); }
static void keep_nothing(void) { kf_fallback_set_cache_limit(0); }

/* LOOP(name, call that stores its results in `made` and `more`) */
#define LOOP(name, call)                      \
  static void loop_##name(size_t n) {         \
    for (size_t i = 0; i < n; i++) {          \
      kf_tensor_t *made = NULL, *more = NULL; \
      BENCH_BARRIER();                        \
      check(call, #name);                     \
      kf_tensor_release(made);                \
      kf_tensor_release(more);                \
    }                                         \
  }
LOOP(neg_cpu, kf_neg(cpu_a, &made))
LOOP(neg_fallback, kf_neg(far_a, &made))
LOOP(atan2_cpu, kf_atan2(cpu_a, cpu_b, &made))
LOOP(atan2_fallback, kf_atan2(far_a, far_b, &made))
LOOP(sort_cpu, kf_sort(cpu_a, 0, false, &made, &more))
LOOP(sort_fallback, kf_sort(far_a, 0, false, &made, &more))
LOOP(neg_inplace_cpu, kf_neg_(cpu_b))
LOOP(neg_inplace_fallback, kf_neg_(far_b))

LOOP(copy_4, kf_copy_(far_one, cpu_one, false))
LOOP(neg_out_cpu, kf_neg_out(cpu_a, cpu_out))
LOOP(neg_out_kit, kf_neg_out(kit_a, kit_out))
LOOP(add_out_cpu, kf_add_out(cpu_a, cpu_b, KF_INT(1), cpu_out))
LOOP(add_out_kit, kf_add_out(kit_a, kit_b, KF_INT(1), kit_out))
LOOP(add_cpu, kf_add(cpu_a, cpu_b, KF_INT(1), &made))
LOOP(add_kit, kf_add(kit_a, kit_b, KF_INT(1), &made))
LOOP(mlp_cpu, (made = train(&cpu_mlp), KF_OK))
LOOP(mlp_fallback, (made = train(&far_mlp), KF_OK))

/* The device's own copy, by its function. */
static void copy_alone(size_t n, size_t size) {
  const kf_device_t device = {0};
  for (size_t i = 0; i < n; i++) {
    kf_status_t (*volatile function)(void *, kf_device_t, void *, const void *, size_t) = copy;
    check(function(NULL, device, bytes_b, bytes_a, size), "copy");
    BENCH_BARRIER();
  }
}
static void loop_own_copy_16(size_t n) { copy_alone(n, 16); }
static void loop_own_copy_4(size_t n) { copy_alone(n, 4); }

#define CASE(name) {#name, keep_copies, loop_##name, 1, NULL, 0, 0},
#define FALLBACK(name) \
  CASE(name##_cpu)     \
  CASE(name##_fallback){#name "_fresh", keep_nothing, loop_##name##_fallback, 1, NULL, 0, 0},
static bench_case_t cases[] = {
    FALLBACK(neg) FALLBACK(atan2) FALLBACK(sort) FALLBACK(neg_inplace) CASE(own_copy_16)
        CASE(copy_4) CASE(own_copy_4) CASE(neg_out_cpu) CASE(neg_out_kit) CASE(add_out_cpu)
            CASE(add_out_kit) CASE(add_cpu) CASE(add_kit) CASE(mlp_cpu) CASE(mlp_fallback)};

int main(int argc, char **argv) {
  set_up();
  return bench_main(argc - 1, argv + 1, cases, sizeof cases / sizeof *cases);
}
