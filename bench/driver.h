/* driver.h: how a benchmark program is spoken to. A program has a table of cases and hands it to
 * bench_main; bench/run.py starts the program once and asks it for one short slice at a time, so
 * that slices of different programs alternate and noise hits all of them. Shared by the C programs
 * and the C++ peers: header only, C11 and C++17. A reply is always one line of JSON. */
#ifndef KF_BENCH_DRIVER_H
#define KF_BENCH_DRIVER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* callgrind counts only between these two, when its header was there at build time. */
#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#endif
#endif
#if !defined(CALLGRIND_START_INSTRUMENTATION)
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#endif

/* Nothing is kept in registers or moved across this. */
#define BENCH_BARRIER() __asm__ volatile("" ::: "memory")

/* How many slices a case gets when it is asked for by name on the command line. */
enum { BENCH_SLICES = 40 };

typedef struct bench_case {
  const char *name;
  void (*prepare)(void); /* may be NULL: brings the process into the state that the case needs */
  void (*run)(size_t n); /* does the thing n times */
  size_t batch;          /* how many operations one "time" is */
  /* For cases that time themselves, instead of timing `run`: nanoseconds for one operation; may
   * write further members of the reply (", \"key\": 1") into extra. */
  double (*measure)(double seconds, char *extra, size_t extra_size);
  size_t calibrated; /* loop count for calibrated_for seconds; 0: not known yet */
  double calibrated_for;
} bench_case_t;

static inline double bench_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* A benchmark that measures something else than it says is worse than none: stop at once. */
static inline void bench_die(const char *what, const char *why) {
  fprintf(stderr, "bench: %s: %s\n", what, why);
  exit(1);
}

static inline double bench_time(const bench_case_t *c, size_t n) {
  double start = bench_now();
  c->run(n);
  return bench_now() - start;
}

/* Finds how often `run` fits into that time: doubles from 1 until a quarter is reached, then scales.
 */
static inline void bench_calibrate(bench_case_t *c, double seconds) {
  size_t n = 1;
  double took = bench_time(c, n);
  while (took < seconds / 4 && n < ((size_t)1 << 40)) {
    n *= 2;
    took = bench_time(c, n);
  }
  double scaled = (double)n * seconds / (took > 1e-9 ? took : 1e-9);
  c->calibrated = scaled < 1 ? 1 : (size_t)scaled;
  c->calibrated_for = seconds;
}

/* Nanoseconds for one operation: the best of the parts of a slice, each about a tenth of it, after
 * one run that is not timed. The caches have forgotten the last slice, and one disturbance of the
 * machine should not spoil a whole one; python_cases.py does the same. */
static inline double bench_slice(bench_case_t *c, double seconds, char *extra, size_t extra_size) {
  extra[0] = '\0';
  if (c->prepare != NULL) c->prepare();
  if (c->measure != NULL) return c->measure(seconds, extra, extra_size);
  if (c->calibrated == 0 || c->calibrated_for != seconds / 10) bench_calibrate(c, seconds / 10);
  c->run(1);
  double best = bench_time(c, c->calibrated);
  for (double total = best; total < seconds;) {
    double took = bench_time(c, c->calibrated);
    total += took;
    if (took < best) best = took;
  }
  return best * 1e9 / ((double)c->calibrated * (double)c->batch);
}

static inline bench_case_t *bench_find(bench_case_t *cases, size_t count, const char *name) {
  for (size_t i = 0; i < count; ++i)
    if (strcmp(cases[i].name, name) == 0) return &cases[i];
  return NULL;
}

static inline void bench_reply(const char *name, double ns, const char *extra) {
  printf("{\"name\": \"%s\", \"ns\": %.4f%s}\n", name, ns, extra);
  fflush(stdout);
}

/* Answers "NAME SECONDS" lines until the input ends. */
static inline int bench_serve(bench_case_t *cases, size_t count) {
  char line[256], name[128], extra[512];
  double seconds = 0;
  while (fgets(line, sizeof line, stdin) != NULL) {
    bench_case_t *c = NULL;
    if (sscanf(line, "%127s %lf", name, &seconds) == 2) c = bench_find(cases, count, name);
    if (c == NULL) {
      printf("{\"error\": \"no such case\"}\n");
      fflush(stdout);
      continue;
    }
    double ns = bench_slice(c, seconds, extra, sizeof extra);
    bench_reply(c->name, ns, extra);
  }
  return 0;
}

/* For callgrind: the case n times, nothing else between the marks. */
static inline int bench_count(bench_case_t *c, size_t n) {
  if (c->run == NULL) bench_die(c->name, "has no loop to count");
  if (c->prepare != NULL) c->prepare();
  c->run(1);
  CALLGRIND_START_INSTRUMENTATION;
  c->run(n);
  CALLGRIND_STOP_INSTRUMENTATION;
  printf("{\"name\": \"%s\", \"operations\": %zu}\n", c->name, n * c->batch);
  return 0;
}

/* Best of BENCH_SLICES slices of 5 ms. */
static inline void bench_best(bench_case_t *c) {
  char extra[512];
  double best = 0;
  for (int i = 0; i < BENCH_SLICES; ++i) {
    double ns = bench_slice(c, 0.005, extra, sizeof extra);
    if (i == 0 || ns < best) best = ns;
  }
  bench_reply(c->name, best, extra);
}

/* What is left of the command line once the program took its own options:
 *   --list | --serve | --count NAME N | NAME… (all cases, when there is none) */
static inline int bench_main(int argc, char **argv, bench_case_t *cases, size_t count) {
  if (argc >= 1 && strcmp(argv[0], "--serve") == 0) return bench_serve(cases, count);
  if (argc >= 1 && strcmp(argv[0], "--list") == 0) {
    for (size_t i = 0; i < count; ++i) printf("%s\n", cases[i].name);
    return 0;
  }
  if (argc >= 3 && strcmp(argv[0], "--count") == 0) {
    bench_case_t *c = bench_find(cases, count, argv[1]);
    if (c == NULL) bench_die(argv[1], "no such case");
    return bench_count(c, (size_t)strtoull(argv[2], NULL, 10));
  }
  for (size_t i = 0; i < count; ++i) {
    int asked = argc == 0;
    for (int a = 0; a < argc; ++a) asked |= strcmp(argv[a], cases[i].name) == 0;
    if (asked) bench_best(&cases[i]);
  }
  return 0;
}

/* ---- Schema texts, the same for every program that parses or registers them ---- */

typedef struct bench_texts {
  char *storage;
  char **lines; /* one schema each */
  size_t count;
} bench_texts_t;

static inline char *bench_read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) bench_die(path, "cannot be read");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = (char *)malloc((size_t)size + 1);
  if (text == NULL || fread(text, 1, (size_t)size, file) != (size_t)size)
    bench_die(path, "cannot be read");
  text[size] = '\0';
  fclose(file);
  return text;
}

/* Reads a file with a schema on each line; a tab ends the schema, "#" begins a comment line. */
static inline bench_texts_t bench_read_texts(const char *path) {
  bench_texts_t texts;
  texts.storage = bench_read_file(path);
  texts.count = 0;
  size_t lines = 1;
  for (const char *p = texts.storage; *p != '\0'; ++p) lines += *p == '\n';
  texts.lines = (char **)malloc(lines * sizeof *texts.lines);
  if (texts.lines == NULL) bench_die(path, "no memory");
  for (char *line = texts.storage, *next; line != NULL; line = next) {
    next = strchr(line, '\n');
    if (next != NULL) *next++ = '\0';
    line[strcspn(line, "\t\r")] = '\0';
    if (line[0] != '\0' && line[0] != '#') texts.lines[texts.count++] = line;
  }
  return texts;
}

/* Sample for the parser: this many schemas, spread evenly over the file. */
enum { BENCH_SAMPLE = 200 };

static inline const char *bench_sample(const bench_texts_t *texts, size_t i) {
  return texts->lines[i * texts->count / BENCH_SAMPLE];
}

#endif
