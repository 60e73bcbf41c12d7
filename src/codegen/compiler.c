/* Finds and runs the system's C compiler, without a shell. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "codegen/loaded_objects.h"

extern char **environ;

/* Those of the CPU's loops, so that results have their bits; signed integers wrap around. */
const char kf__compiler_flags[] =
    "-O3 -march=native -std=gnu11 -fPIC -shared -fno-math-errno -fno-trapping-math "
    "-ffp-contract=off -fwrapv -fno-strict-aliasing -fvisibility=default -w -x c";

/* Where this process sees less of the machine than the compiler would (memcheck has no AVX-512),
 * and what the compiler does not choose by itself. */
const char *kf__compiler_limit(void) {
#if defined(__x86_64__)
  if (!__builtin_cpu_supports("avx512f")) return "-mno-avx512f";
  return "-mprefer-vector-width=512";
#else
  return "-funroll-loops"; /* hides the latency of vectors of 16 bytes */
#endif
}

/* ---- Finding ---- */

static bool is_program(const char *path, kf__compiler_t *compiler) {
  struct stat file;
  if (stat(path, &file) != 0 || !S_ISREG(file.st_mode) || access(path, X_OK) != 0) return false;
  if (compiler->path != path) snprintf(compiler->path, sizeof compiler->path, "%s", path);
  compiler->size = (int64_t)file.st_size;
  compiler->changed = (int64_t)file.st_mtime;
  return true;
}

/* A name is looked for in PATH, a path is taken as it is. */
static bool find(const char *name, kf__compiler_t *compiler) {
  if (strchr(name, '/') != NULL) return is_program(name, compiler);
  const char *at = getenv("PATH");
  while (at != NULL && *at != '\0') {
    size_t length = strcspn(at, ":");
    int size = snprintf(compiler->path, sizeof compiler->path, "%.*s/%s", (int)length, at, name);
    bool fits = size > 0 && (size_t)size < sizeof compiler->path;
    if (length > 0 && fits && is_program(compiler->path, compiler)) return true;
    at += length + (at[length] == ':');
  }
  return false;
}

bool kf__compiler_find(kf__compiler_t *compiler) {
  static const char *const names[] = {"cc", "gcc", "clang"};
  const char *chosen = getenv("KEYFALL_CC");
  if (chosen != NULL && chosen[0] != '\0') return find(chosen, compiler);
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    if (find(names[i], compiler)) return true;
  return false;
}

/* ---- Running ---- */

enum { ARGUMENTS = 32, LIMIT_SECONDS = 120 };

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Whether to say on stderr how long the compiler takes: on a terminal, or as KEYFALL_PROGRESS says.
 */
static bool shows_progress(void) {
  const char *chosen = getenv("KEYFALL_PROGRESS");
  return chosen != NULL && chosen[0] != '\0' ? strcmp(chosen, "0") != 0
                                             : isatty(STDERR_FILENO) == 1;
}

/* A line for every whole second. */
static void show_progress(double elapsed, int *shown) {
  if (elapsed < *shown + 1 || !shows_progress()) return;
  *shown = (int)elapsed;
  (void)dprintf(STDERR_FILENO, "keyfall: compiling fused code, %d s\n", *shown);
}

/* Waits with a limit. Where the program ignores SIGCHLD there is no status: the caller checks the
 * object anyway. */
static bool wait_for(pid_t child) {
  const double start = seconds();
  int shown = 0;
  for (;;) {
    int status = 0;
    pid_t found = waitpid(child, &status, WNOHANG);
    if (found == child) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (found < 0 && errno != EINTR) return errno == ECHILD;
    if (seconds() - start > (double)LIMIT_SECONDS) {
      kill(child, SIGKILL);
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
      return false;
    }
    show_progress(seconds() - start, &shown);
    const struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
}

/* Standard input is empty, both outputs are the log; signals are as in a new program. */
static bool spawn(char *const *arguments, const char *log, pid_t *out_child) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  if (posix_spawn_file_actions_init(&files) != 0) return false;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&files);
    return false;
  }
  sigemptyset(&none);
  sigfillset(&all);
  bool ready =
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0) == 0 &&
      posix_spawn_file_actions_addopen(&files, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600) == 0 &&
      posix_spawn_file_actions_adddup2(&files, 1, 2) == 0 &&
      posix_spawnattr_setsigmask(&attributes, &none) == 0 &&
      posix_spawnattr_setsigdefault(&attributes, &all) == 0 &&
      posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) == 0 &&
      posix_spawn(out_child, arguments[0], &files, &attributes, arguments, environ) == 0;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return ready;
}

bool kf__compiler_run(const kf__compiler_t *compiler, const char *source, const char *object,
                      const char *log, bool plainly) {
  char flags[sizeof kf__compiler_flags], *arguments[ARGUMENTS], *state = NULL;
  size_t count = 0;
  pid_t child;
  memcpy(flags, kf__compiler_flags, sizeof flags);
  arguments[count++] = (char *)(uintptr_t)compiler->path;
  for (char *flag = strtok_r(flags, " ", &state); flag != NULL && count + 6 < ARGUMENTS;
       flag = strtok_r(NULL, " ", &state))
    arguments[count++] = flag;
  arguments[count++] = (char *)(uintptr_t)kf__compiler_limit();
  if (plainly) arguments[count++] = "-O1"; /* the last one counts */
  arguments[count++] = (char *)(uintptr_t)source;
  arguments[count++] = "-o";
  arguments[count++] = (char *)(uintptr_t)object;
  arguments[count] = NULL;
  return spawn(arguments, log, &child) && wait_for(child);
}
