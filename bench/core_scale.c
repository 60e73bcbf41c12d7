/* core_scale.c: how the core behaves with many operators, several threads and much text: the
 * registration of every schema of the list, its memory, the throughput of two threads, the parser.
 * Undoing a registration must leave nothing, so each case puts back what it found. */
#define _GNU_SOURCE /* sched_getaffinity, pthread_setaffinity_np */
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

#include "core_bench.h"

static bench_texts_t schemas;
static char **names;       /* "name.overload" of each schema, without the namespace */
static kf_library_t *many; /* not NULL while every schema is registered */

/* ---- Registration ---- */

void bench_load_schemas(const char *path) {
  schemas = bench_read_texts(path);
  if (schemas.count < BENCH_SAMPLE) bench_die(path, "has too few schemas");
  names = (char **)malloc(schemas.count * sizeof *names);
  if (names == NULL) bench_die(path, "no memory");
  for (size_t i = 0; i < schemas.count; ++i) {
    const char *name = strstr(schemas.lines[i], "::");
    const char *end = strchr(schemas.lines[i], '(');
    if (name == NULL || end == NULL || end < name) bench_die(schemas.lines[i], "is no schema");
    names[i] = strndup(name + 2, (size_t)(end - name - 2));
    if (names[i] == NULL) bench_die(path, "no memory");
  }
}

static kf_status_t some_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

/* Defines every schema and registers a kernel for each. */
static kf_library_t *register_all(void) {
  kf_library_t *library = NULL;
  kf_kernel_desc_t kernel = kf_kernel_boxed(some_kernel, NULL, NULL);
  bench_check(KF_LIBRARY(KF_LIBRARY_DEF, "aten", KF_KEY_Undefined, &library), "library");
  for (size_t i = 0; i < schemas.count; ++i) {
    kf_status_t status = kf_library_def(library, schemas.lines[i], NULL);
    if (status == KF_OK) status = kf_library_impl(library, names[i], KF_KEY_CPU, &kernel);
    if (status != KF_OK) bench_check(status, schemas.lines[i]);
  }
  return library;
}

static void undo_all(kf_library_t *library) {
  kf_library_release(library);
  bench_check(kf_synchronize(), "kf_synchronize");
}

void bench_many_operators(void) {
  if (many == NULL) many = register_all();
}

void bench_few_operators(void) {
  if (many == NULL) return;
  undo_all(many);
  many = NULL;
}

void bench_register_and_undo(size_t n) {
  for (size_t i = 0; i < n; ++i) undo_all(register_all());
}

/* One registration of everything is a slice, however long it takes. */
double bench_measure_register(double seconds, char *extra, size_t extra_size) {
  (void)seconds;
  double start = bench_now();
  kf_library_t *library = register_all();
  double middle = bench_now();
  undo_all(library);
  double end = bench_now();
  snprintf(extra, extra_size, ", \"operators\": %zu, \"undo_ns\": %.0f", schemas.count,
           (end - middle) * 1e9);
  return (middle - start) * 1e9;
}

/* ---- Memory ---- */

/* Bytes and blocks that are live now. Counted as the C library hands them out, with its own word
 * of bookkeeping, so that many small blocks do not look cheaper than they are. */
static size_t live_bytes, live_blocks;

static size_t block_cost(void *block) { return malloc_usable_size(block) + sizeof(size_t); }

static void *count_alloc(void *context, size_t size) {
  (void)context;
  void *block = malloc(size);
  if (block == NULL) return NULL;
  live_bytes += block_cost(block);
  ++live_blocks;
  return block;
}

static void *count_realloc(void *context, void *block, size_t size) {
  if (block == NULL) return count_alloc(context, size);
  size_t before = block_cost(block);
  void *moved = realloc(block, size);
  if (moved != NULL) live_bytes += block_cost(moved) - before;
  return moved;
}

static void count_free(void *context, void *block) {
  (void)context;
  if (block == NULL) return;
  live_bytes -= block_cost(block);
  --live_blocks;
  free(block);
}

static void register_one_and_undo(void) {
  kf_library_t *library = NULL;
  kf_kernel_desc_t kernel = kf_kernel_boxed(some_kernel, NULL, NULL);
  bench_check(KF_LIBRARY(KF_LIBRARY_DEF, "aten", KF_KEY_Undefined, &library), "library");
  bench_check(kf_library_def(library, schemas.lines[0], NULL), schemas.lines[0]);
  bench_check(kf_library_impl(library, names[0], KF_KEY_CPU, &kernel), names[0]);
  undo_all(library);
}

int bench_memory(void) {
  kf_allocator_t hooks = {sizeof hooks, NULL, count_alloc, count_realloc, count_free};
  bench_check(kf_set_allocator(&hooks), "kf_set_allocator");
  register_one_and_undo(); /* what the library sets up once for the process is no operator's */
  size_t bytes = live_bytes, blocks = live_blocks;
  kf_library_t *library = register_all();
  size_t used = live_bytes - bytes, used_blocks = live_blocks - blocks;
  undo_all(library);
  printf(
      "{\"operators\": %zu, \"bytes\": %zu, \"blocks\": %zu, \"left_bytes\": %zd, "
      "\"left_blocks\": %zd, \"start_bytes\": %zu}\n",
      schemas.count, used, used_blocks, (ssize_t)(live_bytes - bytes),
      (ssize_t)(live_blocks - blocks), bytes);
  return 0;
}

/* ---- Threads ---- */

enum { MOST_THREADS = 2, WARM_UP_CALLS = 1000 };

typedef struct worker {
  pthread_t thread;
  size_t cpu;
  size_t calls;
  int *waiting; /* how many threads have not reached the start yet */
  double begin, end;
} worker_t;

static void *work(void *argument) {
  worker_t *self = (worker_t *)argument;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(self->cpu, &set);
  pthread_setaffinity_np(pthread_self(), sizeof set, &set);
  bench_typed_noop(WARM_UP_CALLS);
  __atomic_fetch_sub(self->waiting, 1, __ATOMIC_ACQ_REL);
  while (__atomic_load_n(self->waiting, __ATOMIC_ACQUIRE) > 0) BENCH_BARRIER();
  self->begin = bench_now();
  bench_typed_noop(self->calls);
  self->end = bench_now();
  return NULL;
}

/* True when the two are hardware threads of one core, which cannot give twice the throughput. */
static bool same_core(size_t a, size_t b) {
  char path[128], text[2][64] = {"", ""};
  size_t cpus[2] = {a, b};
  for (int i = 0; i < 2; ++i) {
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%zu/topology/thread_siblings_list",
             cpus[i]);
    FILE *file = fopen(path, "r");
    if (file == NULL) return false;
    if (fgets(text[i], sizeof text[i], file) == NULL) text[i][0] = '\0';
    fclose(file);
  }
  return text[0][0] != '\0' && strcmp(text[0], text[1]) == 0;
}

/* The processors that the process may use. Returns how many there are. */
static size_t find_cpus(size_t cpus[CPU_SETSIZE]) {
  cpu_set_t set;
  size_t found = 0;
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 0;
  for (size_t cpu = 0; cpu < CPU_SETSIZE; ++cpu)
    if (CPU_ISSET(cpu, &set)) cpus[found++] = cpu;
  return found;
}

/* Another pair of processors for each turn, not on one core if there are others: which ones share a
 * core, or are busy with something else, a virtual machine may not say. */
static void choose_pair(const size_t *cpus, size_t count, size_t *turn, size_t pair[MOST_THREADS]) {
  for (size_t tries = 0; tries < count; ++tries) {
    size_t first = *turn % count, distance = 1 + *turn / count % (count - 1);
    ++*turn;
    pair[0] = cpus[first];
    pair[1] = cpus[(first + distance) % count];
    if (!same_core(pair[0], pair[1])) return;
  }
}

/* Lets `count` threads call one operator with one argument; nanoseconds for one call of either. */
static double run_threads(const size_t *cpus, int count, size_t calls) {
  worker_t workers[MOST_THREADS];
  int waiting = count;
  for (int i = 0; i < count; ++i) {
    workers[i].cpu = cpus[i];
    workers[i].calls = calls;
    workers[i].waiting = &waiting;
    if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0)
      bench_die("threads", "cannot be started");
  }
  double begin = 0, end = 0;
  for (int i = 0; i < count; ++i) {
    pthread_join(workers[i].thread, NULL);
    if (i == 0 || workers[i].begin < begin) begin = workers[i].begin;
    if (i == 0 || workers[i].end > end) end = workers[i].end;
  }
  return (end - begin) * 1e9 / ((double)calls * count);
}

static double measure_threads(int count, double seconds, char *extra, size_t extra_size) {
  static double call_ns = 0;
  static size_t turns[MOST_THREADS];
  size_t cpus[CPU_SETSIZE], pair[MOST_THREADS];
  size_t found = find_cpus(cpus);
  if (found < 2) {
    snprintf(extra, extra_size, ", \"cpus\": %zu, \"same_core\": false", found);
    return 0;
  }
  choose_pair(cpus, found, &turns[count - 1], pair);
  snprintf(extra, extra_size, ", \"cpus\": %zu, \"same_core\": %s", found,
           same_core(pair[0], pair[1]) ? "true" : "false");
  if (call_ns == 0) call_ns = run_threads(pair, 1, 100000);
  return run_threads(pair, count, (size_t)(seconds * 1e9 / call_ns) + 1);
}

double bench_measure_one_thread(double seconds, char *extra, size_t extra_size) {
  return measure_threads(1, seconds, extra, extra_size);
}

double bench_measure_two_threads(double seconds, char *extra, size_t extra_size) {
  return measure_threads(2, seconds, extra, extra_size);
}

/* ---- Parser ---- */

void bench_parse_sample(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    for (size_t k = 0; k < BENCH_SAMPLE; ++k) {
      const char *text = bench_sample(&schemas, k);
      kf_schema_t *schema = NULL;
      BENCH_BARRIER();
      kf_status_t status = kf_schema_parse(text, strlen(text), NULL, &schema);
      if (status != KF_OK) bench_check(status, text);
      kf_schema_release(schema);
    }
  }
}
