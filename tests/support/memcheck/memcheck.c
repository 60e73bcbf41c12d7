/* All unit tests in one program, for memcheck: memcheck [-j JOBS] [NAME…]
 *
 * Most of what valgrind needs for a small program goes into starting it, reading symbols, and
 * translating the code that sets the library up. Here all of this happens once: this process sets
 * the library up and shuts it down again, and then runs each test program in a child, which
 * inherits the translations. The programs are the objects of the ordinary ones, with another name
 * for `main` (kf_add_memcheck in cmake/KeyfallTests.cmake).
 *
 * Runs in the folder of the ordinary programs. Prints "ok NAME", "skipped NAME", or "FAILED NAME"
 * and what the program printed; the exit status is 1 if any failed. */
#define _GNU_SOURCE
#include <errno.h>
#include <keyfall/base.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROGRAM(name) int kft_main_##name(void);
#include "memcheck_programs.def"
#undef PROGRAM

typedef struct program {
  const char *name;
  int (*run)(void);
  pid_t child; /* 0: not running */
  FILE *output;
} program_t;

static program_t programs[] = {
#define PROGRAM(name) {#name, kft_main_##name, 0, NULL},
#include "memcheck_programs.def"
#undef PROGRAM
};
enum { COUNT = sizeof programs / sizeof *programs, SKIPPED = 77 };

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static void start(program_t *program) {
  program->output = tmpfile();
  if (program->output == NULL) fail("tmpfile");
  (void)fflush(stdout);
  program->child = fork();
  if (program->child < 0) fail("fork");
  if (program->child > 0) return;
  if (dup2(fileno(program->output), 1) < 0 || dup2(1, 2) < 0) fail("dup2");
  /* Tests that execute their own program find the ordinary one, in the same folder. */
  char path[256];
  (void)snprintf(path, sizeof path, "./%s", program->name);
  program_invocation_name = path;
  exit(program->run());
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
  (void)fprintf(stderr, "memcheck: no program %s\n", name);
  exit(2);
}

int main(int argc, char **argv) {
  int first = 1, running = 0, jobs = 1;
  bool passed = true;
  if (argc > 2 && strcmp(argv[1], "-j") == 0) {
    jobs = (int)strtol(argv[2], NULL, 10);
    first = 3;
  }
  if (kf_init() != KF_OK) fail("kf_init");
  kf_shutdown();
  const int count = first < argc ? argc - first : COUNT;
  for (int i = 0; i < count; i++) {
    if (running == jobs) {
      passed &= finish_one();
      running--;
    }
    start(first < argc ? find(argv[first + i]) : &programs[i]);
    running++;
  }
  for (; running > 0; running--) passed &= finish_one();
  return passed ? 0 : 1;
}
