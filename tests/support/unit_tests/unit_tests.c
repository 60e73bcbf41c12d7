/* All unit tests in one program: unit_tests NAME, or unit_tests -j JOBS [NAME…]
 *
 * As a hundred programs they took 25 seconds to link after each change of the library. So every
 * file of tests/unit is compiled with another name for `main` (kf_add_unit_tests in
 * cmake/KeyfallTests.cmake), and this program calls the one that is asked for.
 *
 * With -j it runs those tests, or all, in children, so many at a time: for memcheck. Most of what
 * valgrind needs for a small program goes into starting it, reading symbols, and translating the
 * code that sets the library up. Here all of this happens once: this process sets the library up
 * and shuts it down again, and the children inherit the translations. Prints "ok NAME",
 * "skipped NAME", or "FAILED NAME" and what the test printed; the exit status is 1 if any failed. */
#define _GNU_SOURCE
#include <errno.h>
#include <keyfall/base.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kft.h"

#define PROGRAM(name) int kft_main_##name(void);
#include "unit_tests.def"
#undef PROGRAM

typedef struct program {
  const char *name;
  int (*run)(void);
  pid_t child; /* 0: not running */
  FILE *output;
} program_t;

static program_t programs[] = {
#define PROGRAM(name) {#name, kft_main_##name, 0, NULL},
#include "unit_tests.def"
#undef PROGRAM
};
enum { COUNT = sizeof programs / sizeof *programs, SKIPPED = 77 };

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static int run(const program_t *program) {
  /* By its name, not as /proc/self/exe, which under valgrind is valgrind. */
  kft_set_command(program_invocation_name, program->name);
  return program->run();
}

static void start(program_t *program) {
  program->output = tmpfile();
  if (program->output == NULL) fail("tmpfile");
  (void)fflush(stdout);
  program->child = fork();
  if (program->child < 0) fail("fork");
  if (program->child > 0) return;
  if (dup2(fileno(program->output), 1) < 0 || dup2(1, 2) < 0) fail("dup2");
  exit(run(program));
}

static void print_output(FILE *output) {
  char line[1024];
  rewind(output);
  while (fgets(line, sizeof line, output) != NULL) (void)fputs(line, stdout);
}

/* Waits until a child ends; returns whether its program passed. */
static bool finish_one(void) {
  int status = 0;
  const pid_t child = wait(&status);
  if (child < 0) fail("wait");
  for (size_t i = 0; i < COUNT; i++) {
    program_t *program = &programs[i];
    if (program->child != child) continue;
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    const bool passed = code == 0 || code == SKIPPED;
    (void)printf("%s %s\n", !passed ? "FAILED" : code == 0 ? "ok" : "skipped", program->name);
    if (!passed) print_output(program->output);
    (void)fclose(program->output);
    program->child = 0;
    return passed;
  }
  return true;
}

static program_t *find(const char *name) {
  for (size_t i = 0; i < COUNT; i++)
    if (strcmp(programs[i].name, name) == 0) return &programs[i];
  (void)fprintf(stderr, "unit_tests: no test %s\n", name);
  exit(2);
}

/* Runs the tests with these names, or all, in children. */
static bool run_in_children(int jobs, char **names, int count) {
  bool passed = true;
  int running = 0;
  if (kf_init() != KF_OK) fail("kf_init");
  kf_shutdown();
  for (int i = 0; i < (count > 0 ? count : COUNT); i++) {
    if (running == jobs) {
      passed &= finish_one();
      running--;
    }
    start(count > 0 ? find(names[i]) : &programs[i]);
    running++;
  }
  for (; running > 0; running--) passed &= finish_one();
  return passed;
}

int main(int argc, char **argv) {
  if (argc > 2 && strcmp(argv[1], "-j") == 0)
    return run_in_children((int)strtol(argv[2], NULL, 10), argv + 3, argc - 3) ? 0 : 1;
  if (argc == 2) return run(find(argv[1]));
  (void)fprintf(stderr, "usage: unit_tests NAME | unit_tests -j JOBS [NAME...]\n");
  return 2;
}
