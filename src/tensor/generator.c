/* Generators: the Mersenne Twister, the default generator of each device, and states as bytes.
 *
 * The outputs, the points at which a new block of words is computed, and the layout of the state
 * are PyTorch's; tests compare them with recorded sequences. A generator computes its first state
 * on first use, so that making one, or having a default one, costs nothing. */
#include "tensor/generator_internal.h"

#include <string.h>
#include <sys/random.h>

#include "base/forks.h"
#include "base/new_stack.h"
#include "compat/texts.h"
#include "tensor/recording_device.h"

/* ---- The engine ---- */

enum { SHIFT = 397 }; /* distance of the word that a new word is mixed with */

typedef uint32_t words_t __attribute__((vector_size(16)));
enum { LANES = 4 };

#ifndef NDEBUG
/* The bounds that generator_internal.h states, for a generator whose lock is held. */
static bool generator_is_valid(const kf_generator_t *g) {
  if (!g->seeded) return true;
  KF_ASSERT(g->left >= 1);
  KF_ASSERT(g->left <= KF__MT_WORDS);
  KF_ASSERT(g->next <= KF__MT_WORDS);
  KF_ASSERT((uint32_t)g->left + g->next <= KF__MT_WORDS + 1);
  return true;
}
#endif

static inline words_t load(const uint32_t *at) {
  words_t words;
  memcpy(&words, at, sizeof words);
  return words;
}

static inline uint32_t twist(uint32_t u, uint32_t v) {
  return (((u & 0x80000000u) | (v & 0x7fffffffu)) >> 1) ^ (-(v & 1u) & 0x9908b0dfu);
}

static inline words_t twist_words(words_t u, words_t v) {
  return (((u & 0x80000000u) | (v & 0x7fffffffu)) >> 1) ^ (-(v & 1u) & 0x9908b0dfu);
}

/* Mixes each of the words begin … end - 1 with its right neighbour and the word at distance
 * `ahead`. Four words at a time give the same result as one at a time, since the distance is larger
 * than four. */
static void twist_range(uint32_t *state, int begin, int end, int ahead) {
  KF_ASSERT(begin + ahead >= 0);
  KF_ASSERT(end + ahead <= KF__MT_WORDS);
  KF_ASSERT(end < KF__MT_WORDS); /* the last word's neighbour is word 0: next_block */
  int j = begin;
  for (; j + LANES <= end; j += LANES) {
    words_t made = load(state + j + ahead) ^ twist_words(load(state + j), load(state + j + 1));
    memcpy(state + j, &made, sizeof made);
  }
  for (; j < end; j++) state[j] = state[j + ahead] ^ twist(state[j], state[j + 1]);
}

static void next_block(uint32_t *state) {
  enum { N = KF__MT_WORDS };
  twist_range(state, 0, N - SHIFT, SHIFT);
  twist_range(state, N - SHIFT, N - 1, SHIFT - N);
  state[N - 1] = state[SHIFT - 1] ^ twist(state[N - 1], state[0]);
}

void kf__generator_refill(kf_generator_t *generator) {
  KF_ASSERT(generator->left == 0);
  next_block(generator->state);
  generator->left = KF__MT_WORDS;
  generator->next = 0;
}

static void temper(uint32_t *out, const uint32_t *words, size_t count) {
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    words_t y = load(words + i);
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    y ^= y >> 18;
    memcpy(out + i, &y, sizeof y);
  }
  for (; i < count; i++) {
    uint32_t y = words[i];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    out[i] = y ^ (y >> 18);
  }
}

void kf__generator_fill(kf_generator_t *g, uint32_t *out, size_t count) {
  KF_ASSERT(g->seeded);
  KF_ASSERT(generator_is_valid(g));
  while (count > 0) {
    if (g->left <= 1) {
      next_block(g->state);
      g->left = KF__MT_WORDS + 1; /* no word of the block has been drawn yet */
      g->next = 0;
    }
    size_t ready = (size_t)g->left - 1;
    if (ready > count) ready = count;
    KF_ASSERT(g->next + ready <= KF__MT_WORDS);
    temper(out, g->state + g->next, ready);
    g->left -= (int32_t)ready;
    g->next += (uint32_t)ready;
    out += ready;
    count -= ready;
  }
}

/* A Box-Muller half of the old sequence must not be drawn after the new seed. */
static void set_seed(kf_generator_t *g, uint64_t seed) {
  g->seed = seed;
  g->seeded = false;
  g->has_float = g->has_double = false;
  g->philox_offset = 0;
}

/* The state of a seed, as the reference implementation of MT19937 defines it. Only the low 32 bits
 * of the seed count, as in PyTorch. */
static void make_state(kf_generator_t *g) {
  uint32_t word = (uint32_t)g->seed;
  g->state[0] = word;
  for (uint32_t j = 1; j < KF__MT_WORDS; j++) {
    word = 1812433253u * (word ^ (word >> 30)) + j;
    g->state[j] = word;
  }
  g->left = 1;
  g->next = 0;
  g->seeded = true;
}

void kf__generator_lock(kf_generator_t *generator) {
  (void)pthread_mutex_lock(&generator->lock);
  if (KF_UNLIKELY(!generator->seeded)) make_state(generator);
  KF_ASSERT(generator->seeded);
  KF_ASSERT(generator_is_valid(generator));
}

void kf__generator_unlock(kf_generator_t *generator) {
  KF_ASSERT(generator_is_valid(generator));
  (void)pthread_mutex_unlock(&generator->lock);
}

/* ---- Objects ---- */

/* Guards the three lists below. Lock order: this one before the lock of a generator. */
static pthread_mutex_t defaults_lock = PTHREAD_MUTEX_INITIALIZER;
static kf_generator_t *all_made;

static void list_made(kf_generator_t *generator) {
  KF_ASSERT(generator->next_made == NULL);
  KF_ASSERT(generator->previous_made == NULL);
  generator->next_made = all_made;
  if (all_made != NULL) all_made->previous_made = generator;
  all_made = generator;
}

static void destroy(kf_object_t *object) {
  kf_generator_t *generator = (kf_generator_t *)object;
  (void)pthread_mutex_lock(&defaults_lock); /* neighbours come and go at the same time */
  kf_generator_t *next = generator->next_made, *previous = generator->previous_made;
  KF_ASSERT(next == NULL || next->previous_made == generator);
  KF_ASSERT(previous == NULL ? all_made == generator : previous->next_made == generator);
  if (next != NULL) next->previous_made = previous;
  *(previous != NULL ? &previous->next_made : &all_made) = next;
  (void)pthread_mutex_unlock(&defaults_lock);
  (void)pthread_mutex_destroy(&generator->lock);
  kf_free(generator);
}

const kf_object_type_t kf__generator_type = {
    .struct_size = sizeof(kf_object_type_t), .name = "Generator", .destroy = destroy};

/* The process owns a reference to each default generator, so that they are never destroyed. */
static kf_generator_t cpu_default = {.object = {1, &kf__generator_type},
                                     .device = {KF_DEVICE_CPU, -1},
                                     .seed = KF_GENERATOR_DEFAULT_SEED,
                                     .lock = PTHREAD_MUTEX_INITIALIZER};
static kf_generator_t *other_defaults;
static uint64_t defaults_seed = KF_GENERATOR_DEFAULT_SEED;

/* fork() takes all locks, so that no generator of the child is in the middle of an operator. */
static void take_locks(void) {
  (void)pthread_mutex_lock(&defaults_lock);
  (void)pthread_mutex_lock(&cpu_default.lock);
  for (kf_generator_t *g = all_made; g != NULL; g = g->next_made)
    (void)pthread_mutex_lock(&g->lock);
}
static void give_locks(void) {
  for (kf_generator_t *g = all_made; g != NULL; g = g->next_made)
    (void)pthread_mutex_unlock(&g->lock);
  (void)pthread_mutex_unlock(&cpu_default.lock);
  (void)pthread_mutex_unlock(&defaults_lock);
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_GENERATORS, (kf__fork_functions_t){take_locks, give_locks, give_locks});
}

static kf_status_t check_device(kf_device_t device) {
  const char *name = kf_device_type_name(device.type);
  if (name == NULL)
    return kf_error_set(KF_ERR_VALUE, "expected a device for a generator, found device type %d",
                        device.type);
  if (device.type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_RUNTIME, "the device meta holds no numbers, and has no generator");
  return KF_OK;
}

static kf_generator_t *make(kf_device_t device, uint64_t seed) {
  kf_generator_t *made = kf_calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  kf_object_init(&made->object, &kf__generator_type);
  made->device = device;
  made->seed = seed;
  (void)pthread_mutex_init(&made->lock, NULL);
  return made;
}

static kf_generator_t *make_listed(kf_device_t device, uint64_t seed) {
  kf_generator_t *made = make(device, seed);
  if (made == NULL) return NULL;
  (void)pthread_mutex_lock(&defaults_lock);
  list_made(made);
  (void)pthread_mutex_unlock(&defaults_lock);
  return made;
}

kf_status_t kf_generator_create(kf_device_t device, kf_generator_t **out_generator) {
  *out_generator = NULL;
  KF_TRY(check_device(device));
  *out_generator = make_listed(device, KF_GENERATOR_DEFAULT_SEED);
  return *out_generator != NULL ? KF_OK : kf__no_memory();
}

static kf_generator_t *find_default(kf_device_t device) {
  kf_generator_t *found = other_defaults;
  while (found != NULL &&
         (found->device.type != device.type || found->device.index != device.index))
    found = found->next_default;
  return found;
}

kf_status_t kf_generator_default(kf_device_t device, kf_generator_t **out_borrowed) {
  *out_borrowed = &cpu_default;
  /* The recording device shares the generator: recorded programs draw the numbers of eager ones. */
  if (KF_LIKELY(device.type == KF_DEVICE_CPU || kf__is_recording_device(device.type))) return KF_OK;
  *out_borrowed = NULL;
  KF_TRY(check_device(device));
  if (device.index < 0) device.index = 0;
  (void)pthread_mutex_lock(&defaults_lock);
  kf_generator_t *found = find_default(device);
  if (found == NULL && (found = make(device, defaults_seed)) != NULL) {
    list_made(found);
    found->next_default = other_defaults;
    other_defaults = found;
  }
  (void)pthread_mutex_unlock(&defaults_lock);
  *out_borrowed = found;
  return found != NULL ? KF_OK : kf__no_memory();
}

static void settle(void) {
  void (*settle_recorded)(void) = kf__recording_device.settle_generators;
  if (KF_UNLIKELY(settle_recorded != NULL)) settle_recorded();
}

kf_status_t kf_generator_clone(kf_generator_t *generator, kf_generator_t **out_generator) {
  settle();
  /* The new generator needs no lock: no other thread knows it yet. */
  *out_generator = make_listed(generator->device, 0);
  if (*out_generator == NULL) return kf__no_memory();
  kf_generator_t *copy = *out_generator;
  kf__generator_lock(generator);
  copy->left = generator->left;
  copy->next = generator->next;
  copy->seeded = true;
  copy->has_float = generator->has_float;
  copy->has_double = generator->has_double;
  copy->float_sample = generator->float_sample;
  copy->double_sample = generator->double_sample;
  copy->seed = generator->seed;
  copy->philox_offset = generator->philox_offset;
  memcpy(copy->state, generator->state, sizeof copy->state);
  kf__generator_unlock(generator);
  return KF_OK;
}

kf_device_t kf_generator_device(const kf_generator_t *generator) { return generator->device; }

/* The CPU's type is 0, so a thread starts without a redirection. */
static __thread kf_device_t redirected __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(redirected, redirected, NULL)
_Static_assert(KF_DEVICE_CPU == 0, "a new thread would draw from another device");

kf_device_t kf__generator_redirect(kf_device_t device) {
  kf_device_t before = redirected;
  redirected = device;
  return before;
}

kf_status_t kf__generator_pick(kf_generator_t *given, kf_device_t device,
                               kf_generator_t **out_borrowed) {
  if (KF_UNLIKELY(redirected.type != KF_DEVICE_CPU) && device.type == KF_DEVICE_CPU)
    device = redirected;
  if (given == NULL) {
    KF_TRY(kf_generator_default(device, out_borrowed));
    settle();
    return KF_OK;
  }
  settle();
  *out_borrowed = given;
  if (KF_LIKELY(given->device.type == device.type)) return KF_OK;
  /* A program of the CPU that is recorded has generators of the CPU, which computes it, too. */
  if (kf__may_stand_for(device, given->device)) return KF_OK;
  char wanted[64], found[64];
  (void)kf_device_print(kf_device_make(device.type, -1), wanted, sizeof wanted);
  (void)kf_device_print(kf_device_make(given->device.type, -1), found, sizeof found);
  *out_borrowed = NULL;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_GENERATOR_DEVICE,
                                     "expected a generator of device type %s, found one of %s"),
                      wanted, found);
}

/* ---- Seeds ---- */

static void seed_settled(kf_generator_t *generator, uint64_t seed) {
  (void)pthread_mutex_lock(&generator->lock);
  set_seed(generator, seed);
  kf__generator_unlock(generator);
}

void kf_generator_manual_seed(kf_generator_t *generator, uint64_t seed) {
  settle();
  seed_settled(generator, seed);
}

void kf_manual_seed(uint64_t seed) {
  settle(); /* not under the lock */
  seed_settled(&cpu_default, seed);
  (void)pthread_mutex_lock(&defaults_lock);
  defaults_seed = seed;
  for (kf_generator_t *other = other_defaults; other != NULL; other = other->next_default)
    seed_settled(other, seed);
  (void)pthread_mutex_unlock(&defaults_lock);
}

kf_status_t kf_generator_seed(kf_generator_t *generator, uint64_t *out_seed) {
  uint64_t seed = 0;
  if (getentropy(&seed, sizeof seed) != 0)
    return kf_error_set(KF_ERR_RUNTIME, "kf_generator_seed: the system gives no random bytes");
  kf_generator_manual_seed(generator, seed);
  *out_seed = seed;
  return KF_OK;
}

uint64_t kf_generator_initial_seed(kf_generator_t *generator) {
  (void)pthread_mutex_lock(&generator->lock);
  uint64_t seed = generator->seed;
  kf__generator_unlock(generator);
  return seed;
}

/* ---- States ---- */

/* The bytes of a state, as PyTorch lays them out: 64 bits for each 32-bit word of the engine, and
 * some fields that PyTorch leaves unused, which are 0 in states of the CPU. */
typedef struct state_bytes {
  uint64_t seed;
  int32_t left;
  int32_t seeded;
  uint64_t next;
  uint64_t state[KF__MT_WORDS];
  uint64_t philox_offset; /* unused in PyTorch */
  double double_sample;
  double unused_rho;
  int32_t has_double;
  int32_t padding;
  float float_sample;
  uint8_t has_float;
  uint8_t padding_end[3];
} state_bytes_t;
_Static_assert(sizeof(state_bytes_t) == KF_GENERATOR_STATE_SIZE, "the layout of states changed");

void kf_generator_get_state(kf_generator_t *generator, uint8_t out_state[KF_GENERATOR_STATE_SIZE]) {
  state_bytes_t bytes = {0};
  settle();
  kf__generator_lock(generator);
  bytes.seed = generator->seed;
  bytes.left = generator->left;
  bytes.seeded = 1;
  bytes.next = generator->next;
  bytes.philox_offset = generator->philox_offset;
  for (int i = 0; i < KF__MT_WORDS; i++) bytes.state[i] = generator->state[i];
  bytes.has_double = generator->has_double;
  if (generator->has_double) bytes.double_sample = generator->double_sample;
  bytes.has_float = generator->has_float;
  if (generator->has_float) bytes.float_sample = generator->float_sample;
  kf__generator_unlock(generator);
  memcpy(out_state, &bytes, sizeof bytes);
}

kf_status_t kf_generator_set_state(kf_generator_t *generator, const void *state, size_t size) {
  if (size != KF_GENERATOR_STATE_SIZE)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GENERATOR_STATE_SIZE,
                                       "expected a state of %d bytes for the generator, found %zu"),
                        KF_GENERATOR_STATE_SIZE, size);
  state_bytes_t bytes;
  memcpy(&bytes, state, sizeof bytes);
  /* PyTorch does not check the last bound; without it, drawing could read behind the block. */
  bool valid = bytes.seeded != 0 && bytes.left > 0 && bytes.left <= KF__MT_WORDS &&
               bytes.next <= KF__MT_WORDS && (uint64_t)bytes.left + bytes.next <= KF__MT_WORDS + 1;
  if (!valid)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_GENERATOR_STATE, "the state is not one that a generator gave"));
  settle();
  (void)pthread_mutex_lock(&generator->lock);
  generator->seed = bytes.seed;
  generator->left = bytes.left;
  generator->next = (uint32_t)bytes.next;
  generator->philox_offset = generator->device.type == KF_DEVICE_CPU ? 0 : bytes.philox_offset;
  for (int i = 0; i < KF__MT_WORDS; i++) generator->state[i] = (uint32_t)bytes.state[i];
  generator->seeded = true;
  generator->has_double = bytes.has_double != 0;
  generator->double_sample = bytes.double_sample;
  generator->has_float = bytes.has_float != 0;
  generator->float_sample = bytes.float_sample;
  kf__generator_unlock(generator);
  return KF_OK;
}

void kf_generator_draw(kf_generator_t *generator, uint32_t *out_numbers, size_t count) {
  kf__generator_lock(generator);
  kf__generator_fill(generator, out_numbers, count);
  kf__generator_unlock(generator);
}

void kf_generator_reserve(kf_generator_t *generator, uint64_t count, uint64_t *out_seed,
                          uint64_t *out_offset) {
  (void)pthread_mutex_lock(&generator->lock);
  *out_seed = generator->seed;
  *out_offset = generator->philox_offset;
  generator->philox_offset += (count + 3) / 4 * 4;
  kf__generator_unlock(generator);
}

static kf_status_t check_has_offset(const kf_generator_t *generator) {
  if (generator->device.type != KF_DEVICE_CPU) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_GENERATOR_OFFSET,
                                                     "a generator of the CPU has no offset"));
}

kf_status_t kf_generator_get_offset(kf_generator_t *generator, uint64_t *out_offset) {
  *out_offset = 0;
  KF_TRY(check_has_offset(generator));
  kf__generator_lock(generator);
  *out_offset = generator->philox_offset;
  kf__generator_unlock(generator);
  return KF_OK;
}

kf_status_t kf_generator_set_offset(kf_generator_t *generator, uint64_t offset) {
  KF_TRY(check_has_offset(generator));
  if (offset % 4 != 0)
    return kf_error_set(KF_ERR_RUNTIME, "offset must be a multiple of 4, found %llu",
                        (unsigned long long)offset);
  kf__generator_lock(generator);
  generator->philox_offset = offset;
  kf__generator_unlock(generator);
  return KF_OK;
}
