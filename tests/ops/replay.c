/* Runs recorded operator calls and compares: replay [options] FILE…
 *
 *   --filter TEXT   only operators whose names contain it
 *   --all           print every failure, not only the first few of each operator
 *   --oom           instead: run each case with allocation 1, 2, 3, … failing; each must fail with
 *                   "out of memory" or succeed, and leave no block behind
 *   --threads       instead: results with one and with four threads must be the same bits
 *   --known FILE    failures that are known and explained there are counted apart
 *
 * Prints a line for each operator with failures, and `N passed, N failed` at the end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "fault.h"

typedef struct {
  const char *filter;
  const char *known; /* the file's text */
  bool all, oom, threads;
} options_t;

typedef struct {
  size_t passed, failed, known, shown;
  char op[160]; /* whose failures were shown last */
} totals_t;

static options_t options;

/* Calls the operator on copies of the argument values; the stack keeps the results. */
static kf_status_t call(const op_case_t *c, kf_stack_t *stack) {
  kf_op_t *op = NULL;
  KF_TRY(kf_op_find_schema(c->op, strchr(c->op, '\0') + 1, &op));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < c->argument_count && status == KF_OK; i++)
    status = kf_stack_push_take(stack, kf_value_copy(c->arguments[i]));
  if (status == KF_OK) status = kf_op_call_boxed(op, stack);
  kf_op_release(op);
  return status;
}

/* The name with a zero in place of the dot before the overload, as kf_op_find_schema wants it. */
static void split_name(op_case_t *c) {
  size_t length = strlen(c->op);
  c->op[length + 1] = '\0';
  char *dot = strchr(c->op, '.');
  if (dot != NULL) *dot = '\0';
}

static bool right_class(const char *found, const char *expected) {
  if (strcmp(found, expected) == 0) return true;
  /* One is a subclass of the other, and where a check stands decides which it is. */
  bool a = strcmp(found, "RuntimeError") == 0 || strcmp(found, "NotImplementedError") == 0;
  bool b = strcmp(expected, "RuntimeError") == 0 || strcmp(expected, "NotImplementedError") == 0;
  return a && b;
}

static bool check_failure(const op_case_t *c, kf_status_t status, char *why, size_t size) {
  if (!c->fails) {
    (void)snprintf(why, size, "failed: %s", kf_error_message());
    return false;
  }
  const char *found = kf_status_python_exception(status);
  if (right_class(found, c->exception)) return true;
  (void)snprintf(why, size, "%s (%s) instead of %s (%s)", found, kf_error_message(), c->exception,
                 c->message);
  return false;
}

static bool check_results(const op_case_t *c, const kf_stack_t *stack, char *why, size_t size) {
  /* Some operators take more types here than where the cases were recorded. */
  if (c->fails && strstr(c->message, "not implemented for '") != NULL) return true;
  if (c->fails) {
    (void)snprintf(why, size, "no error; expected %s: %s", c->exception, c->message);
    return false;
  }
  if (stack->size != c->result_count) {
    (void)snprintf(why, size, "%zu results instead of %zu", stack->size, c->result_count);
    return false;
  }
  for (size_t i = 0; i < c->result_count; i++)
    if (!compare_values(&stack->values[i], &c->results[i], c, why, size)) return false;
  for (size_t i = 0; i < c->written_count; i++)
    if (!compare_values(&c->arguments[c->written[i]], &c->after[i], c, why, size)) return false;
  return true;
}

static bool run_plain(const op_case_t *c, char *why, size_t size) {
  kf_value_t buffer[CASE_MAX_VALUES];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, CASE_MAX_VALUES);
  kf_status_t status = call(c, &stack);
  bool good =
      status == KF_OK ? check_results(c, &stack, why, size) : check_failure(c, status, why, size);
  kf_stack_destroy(&stack);
  return good;
}

/* ---- Out of memory ---- */

static kf_status_t run_blindly(op_case_t *c) {
  kf_value_t buffer[CASE_MAX_VALUES];
  kf_stack_t stack;
  split_name(c);
  kf_stack_init(&stack, buffer, CASE_MAX_VALUES);
  kf_status_t status = call(c, &stack);
  kf_stack_destroy(&stack);
  return status;
}

/* ---- Threads ---- */

static bool run_threads(const op_case_t *c, const unsigned char *at, const unsigned char *end,
                        char *why, size_t size) {
  kf_value_t buffers[2][CASE_MAX_VALUES];
  kf_stack_t stacks[2];
  kf_status_t statuses[2];
  op_case_t again;
  if (!case_read(&at, end, &again)) return false;
  split_name(&again);
  const op_case_t *cases[2] = {c, &again};
  for (int i = 0; i < 2; i++) {
    kf_stack_init(&stacks[i], buffers[i], CASE_MAX_VALUES);
    if (kf_set_num_threads(i == 0 ? 1 : 4) != KF_OK) return false;
    statuses[i] = call(cases[i], &stacks[i]);
  }
  op_case_t exact = *c;
  exact.rtol = exact.atol = 0;
  bool good = statuses[0] == statuses[1] && stacks[0].size == stacks[1].size;
  if (!good) (void)snprintf(why, size, "another outcome with four threads");
  for (size_t i = 0; good && statuses[0] == KF_OK && i < stacks[0].size; i++)
    good = compare_values(&stacks[1].values[i], &stacks[0].values[i], &exact, why, size);
  for (int i = 0; i < 2; i++) kf_stack_destroy(&stacks[i]);
  case_free(&again);
  return good;
}

/* ---- Files ---- */

/* A line "operator, space, part of the description" of the file covers the case. */
static bool is_known(const char *name, const char *what) {
  for (const char *line = options.known; line != NULL && *line != '\0';) {
    size_t length = strcspn(line, "\n"), op = strcspn(line, " \n");
    char part[300];
    size_t rest = length > op ? length - op - 1 : 0;
    (void)snprintf(part, sizeof part, "%.*s", (int)rest, line + op + (rest > 0 ? 1 : 0));
    if (line[0] != '#' && strlen(name) == op && strncmp(line, name, op) == 0 &&
        strstr(what, part) != NULL)
      return true;
    line += length + (line[length] == '\n' ? 1 : 0);
  }
  return false;
}

static void report(totals_t *totals, const op_case_t *c, bool good, const char *why) {
  const char *overload = strchr(c->op, '\0') + 1;
  char name[160];
  (void)snprintf(name, sizeof name, "%s%s%s", c->op, overload[0] ? "." : "", overload);
  bool known = !good && is_known(name, c->what);
  totals->passed += good;
  totals->known += known;
  totals->failed += !good && !known;
  if (good || known) return;
  if (strcmp(name, totals->op) != 0) {
    (void)snprintf(totals->op, sizeof totals->op, "%s", name);
    totals->shown = 0;
  }
  if (options.all || totals->shown++ < 3) printf("FAILED %s(%s): %s\n", name, c->what, why);
}

static bool replay_cases(const unsigned char *at, const unsigned char *end, totals_t *totals) {
  while (at < end) {
    const unsigned char *start = at;
    op_case_t c;
    if (!case_read(&at, end, &c)) return false;
    if (options.filter == NULL || strstr(c.op, options.filter) != NULL) {
      split_name(&c);
      char why[900] = "";
      bool good = options.oom       ? fault_sweep(start, end, run_blindly, why, sizeof why)
                  : options.threads ? run_threads(&c, start, end, why, sizeof why)
                                    : run_plain(&c, why, sizeof why);
      report(totals, &c, good, why);
    }
    case_free(&c);
  }
  return true;
}

static bool replay_file(const char *path, totals_t *totals) {
  const unsigned char *at, *end;
  unsigned char *data = cases_load(path, &at, &end);
  bool good = data != NULL && replay_cases(at, end, totals);
  free(data);
  return good;
}

int main(int argc, char **argv) {
  totals_t totals = {0};
  bool good = true;
  int file = 1;
  for (; file < argc && strncmp(argv[file], "--", 2) == 0; file++) {
    if (strcmp(argv[file], "--filter") == 0 && file + 1 < argc) options.filter = argv[++file];
    if (strcmp(argv[file], "--known") == 0 && file + 1 < argc) {
      size_t size = 0;
      options.known = (char *)read_whole_file(argv[++file], &size);
    }
    if (strcmp(argv[file], "--all") == 0) options.all = true;
    if (strcmp(argv[file], "--oom") == 0) options.oom = true;
    if (strcmp(argv[file], "--threads") == 0) options.threads = true;
  }
  if (options.oom) fault_install();
  if (kf_init() != KF_OK) {
    printf("kf_init: %s\n", kf_error_message());
    return 1;
  }
  for (; file < argc; file++) good = replay_file(argv[file], &totals) && good;
  if (totals.known > 0) printf("%zu known differences\n", totals.known);
  printf("%zu passed, %zu failed\n", totals.passed, totals.failed);
  free((char *)(uintptr_t)options.known);
  return good && totals.failed == 0 && totals.passed > 0 ? 0 : 1;
}
