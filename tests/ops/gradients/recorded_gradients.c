/* Runs recorded operator calls backwards and compares gradients: gradients [options] FILE…
 *
 *   --filter TEXT   only operators whose names contain it
 *   --all           print every failure, not only the first few of each operator
 *   --known FILE    lines "operator part-of-description": failures that are explained there
 *   --first         first derivatives only
 *   --oom           instead: run each case, twice backwards, with allocation 1, 2, 3, … failing
 *
 * What the cases mean is said in record.py beside this file. Every tensor of a floating or complex
 * type among the arguments wants a gradient; the gradients go through the graph that the call left.
 */
#include <keyfall/autograd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "fault.h"

enum { TWICE = 4, IN_PLACE = 8, SECOND = 100, MOST = 64 };

static struct {
  const char *filter, *known;
  bool all, first, oom;
} options;

typedef struct {
  kf_tensor_t *items[MOST];
  size_t count;
} tensors_t;

static bool has_gradient(const kf_tensor_t *t) {
  kf_dtype_t dtype = kf_tensor_dtype(t);
  return kf_tensor_is_defined(t) && (kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype));
}

/* The tensors of a value, borrowed. */
static void collect(const kf_value_t *value, bool wanting, tensors_t *out) {
  kf_tensor_t *single[1];
  kf_tensor_span_t span = {single, 0};
  if (value->tag == KF_TAG_TENSOR) {
    single[0] = (kf_tensor_t *)(void *)value->as.object;
    span.size = 1;
  } else if (value->tag == KF_TAG_LIST) {
    span = kf_list_tensors((kf_list_t *)(void *)value->as.object);
  }
  for (size_t i = 0; i < span.size && out->count < MOST; i++)
    if (kf_tensor_is_defined(span.data[i]) && (!wanting || has_gradient(span.data[i])))
      out->items[out->count++] = span.data[i];
}

static kf_status_t call(const op_case_t *c, kf_stack_t *stack) {
  kf_op_t *op = NULL;
  char name[128], *dot;
  (void)snprintf(name, sizeof name, "%s", c->op);
  dot = strchr(name, '.');
  if (dot != NULL) *dot = '\0';
  KF_TRY(kf_op_find_schema(name, dot != NULL ? dot + 1 : "", &op));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < c->argument_count && status == KF_OK; i++) {
    kf_value_t value = c->arguments[i];
    if (i == 0 && (c->flags & IN_PLACE) != 0 && value.tag == KF_TAG_TENSOR) {
      kf_tensor_t *copy = NULL;
      status = kf_clone((kf_tensor_t *)(void *)value.as.object, kf_no_int(), &copy);
      if (status == KF_OK) status = kf_stack_push_take(stack, kf_value_tensor_take(copy));
    } else {
      status = kf_stack_push_take(stack, kf_value_copy(value));
    }
  }
  if (status == KF_OK) status = kf_op_call_boxed(op, stack);
  kf_op_release(op);
  return status;
}

/* What goes in at positions from `first` on, for each of `count` tensors; NULL where nothing. */
static void seeds(const op_case_t *c, size_t first, size_t count, kf_tensor_t **out) {
  for (size_t i = 0; i < count; i++) out[i] = NULL;
  for (size_t i = 0; i < c->written_count; i++)
    if (c->written[i] >= first && c->written[i] < first + count)
      out[c->written[i] - first] = (kf_tensor_t *)(void *)c->after[i].as.object;
}

/* Runs backward from those tensors that something goes into. */
static kf_status_t differentiate(const op_case_t *c, size_t first, const tensors_t *from,
                                 const tensors_t *inputs, uint32_t flags, kf_tensor_t **out) {
  kf_tensor_t *given[MOST], *roots[MOST], *grads[MOST];
  size_t count = 0;
  seeds(c, first, from->count, given);
  for (size_t i = 0; i < from->count; i++) {
    if (given[i] == NULL || !kf_tensor_requires_grad(from->items[i])) continue;
    roots[count] = from->items[i];
    grads[count++] = given[i];
  }
  for (size_t i = 0; i < inputs->count; i++) out[i] = NULL;
  if (count == 0) return KF_OK;
  return kf_grad((kf_tensor_span_t){roots, count}, (kf_tensor_span_t){grads, count},
                 (kf_tensor_span_t){(kf_tensor_t *const *)inputs->items, inputs->count},
                 flags | KF_BACKWARD_ALLOW_UNUSED, out);
}

static bool all_zero(const kf_value_t *value) {
  kf_tensor_t *t = (kf_tensor_t *)(void *)value->as.object, *any = NULL;
  kf_scalar_t number;
  bool zero = kf_any(t, &any) == KF_OK && kf_raw_local_scalar_dense(any, &number) == KF_OK &&
              number.tag == KF_TAG_BOOL && !number.as.b;
  kf_tensor_release(any);
  return zero;
}

/* An undefined gradient and one of zeros are the same. */
static bool same(kf_tensor_t *found, const kf_value_t *expected, const op_case_t *c, const char *of,
                 size_t index, char *why, size_t size) {
  kf_value_t value = found != NULL ? kf_value_object_take(KF_TAG_TENSOR, found) : kf_value_none();
  if (value.tag == KF_TAG_NONE && expected->tag == KF_TAG_NONE) return true;
  if (value.tag == KF_TAG_NONE || expected->tag == KF_TAG_NONE) {
    if (all_zero(value.tag == KF_TAG_NONE ? expected : &value)) return true;
    (void)snprintf(why, size, "%s gradient of input %zu is %s", of, index,
                   value.tag == KF_TAG_NONE ? "undefined" : "there, and should not be");
    return false;
  }
  kf_tensor_t *bare = NULL, *straight = NULL, *plain = NULL;
  char inner[700] = "";
  bool good = kf_tensor_detach(found, &bare) == KF_OK &&
              kf_resolve_conj(bare, &straight) == KF_OK &&
              kf_resolve_neg(straight, &plain) == KF_OK;
  kf_tensor_release(bare);
  kf_tensor_release(straight);
  kf_value_t detached = kf_value_tensor_take(plain);
  good = good && compare_values(&detached, expected, c, inner, sizeof inner);
  if (!good) (void)snprintf(why, size, "%s gradient of input %zu: %s", of, index, inner);
  kf_value_clear(&detached);
  return good;
}

static bool right_node(const op_case_t *c, const tensors_t *outputs, char *why, size_t size) {
  const char *wanted = strstr(c->what, " -> "), *space;
  if (wanted == NULL || wanted[4] == '\0') return true;
  while ((space = strstr(wanted + 4, "::")) != NULL) wanted = space + 2 - 4;
  for (size_t i = 0; i < outputs->count; i++) {
    kf_node_t *node = NULL;
    if (kf_tensor_grad_fn(outputs->items[i], &node) != KF_OK) return false;
    if (node == NULL) continue;
    bool good = strcmp(kf_node_name(node), wanted + 4) == 0;
    if (!good) (void)snprintf(why, size, "the node is called %s", kf_node_name(node));
    kf_node_release(node);
    return good;
  }
  (void)snprintf(why, size, "no node");
  return false;
}

static bool failed(const char *what, char *why, size_t size) {
  (void)snprintf(why, size, "%s: %s", what, kf_error_message());
  return false;
}

static bool check(const op_case_t *c, const tensors_t *inputs, const tensors_t *outputs, char *why,
                  size_t size) {
  bool again = (c->flags & TWICE) != 0 && !options.first;
  tensors_t first = {{NULL}, inputs->count}, second = {{NULL}, inputs->count};
  /* The gradients are computed twice where they are differentiated: as usual, and recorded. */
  kf_tensor_t *plain[MOST];
  kf_status_t status = differentiate(c, 0, outputs, inputs, KF_BACKWARD_RETAIN_GRAPH, plain);
  bool good = status == KF_OK || failed("backward", why, size);
  for (size_t i = 0; i < inputs->count && good; i++)
    good = same(plain[i], &c->results[i], c, "first", i, why, size);
  for (size_t i = 0; i < inputs->count; i++) kf_tensor_release(plain[i]);
  if (good && again) {
    uint32_t flags = KF_BACKWARD_RETAIN_GRAPH | KF_BACKWARD_CREATE_GRAPH;
    good = differentiate(c, 0, outputs, inputs, flags, first.items) == KF_OK ||
           failed("backward with create_graph", why, size);
    for (size_t i = 0; i < inputs->count && good; i++)
      good = same(first.items[i], &c->results[i], c, "recorded", i, why, size);
    if (good)
      good = differentiate(c, SECOND, &first, inputs, 0, second.items) == KF_OK ||
             failed("second backward", why, size);
    for (size_t i = 0; i < inputs->count && good; i++)
      good = same(second.items[i], &c->results[inputs->count + i], c, "second", i, why, size);
  }
  for (size_t i = 0; i < inputs->count; i++) {
    kf_tensor_release(first.items[i]);
    kf_tensor_release(second.items[i]);
  }
  return good;
}

static bool run(const op_case_t *c, char *why, size_t size) {
  kf_value_t buffer[CASE_MAX_VALUES];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, CASE_MAX_VALUES);
  tensors_t inputs = {{NULL}, 0}, outputs = {{NULL}, 0};
  for (size_t i = 0; i < c->argument_count; i++) collect(&c->arguments[i], true, &inputs);
  bool good = true;
  for (size_t i = 0; i < inputs.count && good; i++)
    good = kf_tensor_set_requires_grad(inputs.items[i], true) == KF_OK;
  if (good) good = call(c, &stack) == KF_OK || failed("forward", why, size);
  if (good) {
    for (size_t i = 0; i < stack.size; i++) collect(&stack.values[i], false, &outputs);
    good = check(c, &inputs, &outputs, why, size) && right_node(c, &outputs, why, size);
  }
  kf_stack_destroy(&stack);
  return good;
}

/* ---- Out of memory ---- */

static void release_all(tensors_t *list) {
  for (size_t i = 0; i < list->count; i++) kf_tensor_release(list->items[i]);
}

/* Forward and both backwards, looking at nothing but the status. */
static kf_status_t run_blindly(op_case_t *c) {
  kf_value_t buffer[CASE_MAX_VALUES];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, CASE_MAX_VALUES);
  tensors_t inputs = {{NULL}, 0}, outputs = {{NULL}, 0};
  for (size_t i = 0; i < c->argument_count; i++) collect(&c->arguments[i], true, &inputs);
  tensors_t first = {{NULL}, inputs.count}, second = {{NULL}, inputs.count};
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < inputs.count && status == KF_OK; i++)
    status = kf_tensor_set_requires_grad(inputs.items[i], true);
  if (status == KF_OK) status = call(c, &stack);
  if (status == KF_OK) {
    for (size_t i = 0; i < stack.size; i++) collect(&stack.values[i], false, &outputs);
    uint32_t flags = KF_BACKWARD_RETAIN_GRAPH | KF_BACKWARD_CREATE_GRAPH;
    status = differentiate(c, 0, &outputs, &inputs, flags, first.items);
  }
  if (status == KF_OK && (c->flags & TWICE) != 0)
    status = differentiate(c, SECOND, &first, &inputs, 0, second.items);
  release_all(&first);
  release_all(&second);
  kf_stack_destroy(&stack);
  return status;
}

/* ---- Files ---- */

static bool is_known(const op_case_t *c) {
  for (const char *line = options.known; line != NULL && *line != '\0';) {
    size_t length = strcspn(line, "\n"), op = strcspn(line, " \n");
    char part[300];
    size_t rest = length > op ? length - op - 1 : 0;
    (void)snprintf(part, sizeof part, "%.*s", (int)rest, line + op + (rest > 0 ? 1 : 0));
    if (line[0] != '#' && strlen(c->op) == op && strncmp(line, c->op, op) == 0 &&
        strstr(c->what, part) != NULL)
      return true;
    line += length + (line[length] == '\n' ? 1 : 0);
  }
  return false;
}

static size_t passed, lost, known;

static bool replay(const unsigned char *at, const unsigned char *end) {
  char last[128] = "";
  size_t shown = 0;
  while (at < end) {
    op_case_t c;
    char why[900] = "";
    size_t before = kf_memory_in_use();
    const unsigned char *start = at;
    if (!case_read(&at, end, &c)) return false;
    if (options.filter == NULL || strstr(c.op, options.filter) != NULL) {
      bool good = options.oom
                      ? is_known(&c) || fault_sweep(start, end, run_blindly, why, sizeof why)
                      : run(&c, why, sizeof why);
      bool expected = !good && is_known(&c);
      passed += good;
      known += expected;
      lost += !good && !expected;
      if (strcmp(last, c.op) != 0) shown = 0;
      (void)snprintf(last, sizeof last, "%s", c.op);
      if (!good && !expected && (options.all || shown++ < 2))
        printf("FAILED %s(%s): %s\n", c.op, c.what, why);
    }
    case_free(&c);
    /* A tensor that the graph keeps would show here. */
    if (kf_memory_in_use() != before) {
      printf("FAILED %s(%s): %zd bytes stay behind\n", c.op, c.what,
             (ssize_t)(kf_memory_in_use() - before));
      lost++;
    }
  }
  return true;
}

int main(int argc, char **argv) {
  bool good = true;
  int file = 1;
  size_t size = 0;
  for (; file < argc && strncmp(argv[file], "--", 2) == 0; file++) {
    if (strcmp(argv[file], "--filter") == 0 && file + 1 < argc) options.filter = argv[++file];
    if (strcmp(argv[file], "--known") == 0 && file + 1 < argc)
      options.known = (char *)read_whole_file(argv[++file], &size);
    if (strcmp(argv[file], "--all") == 0) options.all = true;
    if (strcmp(argv[file], "--first") == 0) options.first = true;
    if (strcmp(argv[file], "--oom") == 0) options.oom = true;
  }
  if (options.oom) fault_install();
  if (kf_init() != KF_OK) {
    printf("kf_init: %s\n", kf_error_message());
    return 1;
  }
  for (; file < argc; file++) {
    const unsigned char *at, *end;
    unsigned char *data = cases_load(argv[file], &at, &end);
    good = data != NULL && replay(at, end) && good;
    free(data);
  }
  if (known > 0) printf("%zu known differences\n", known);
  printf("%zu passed, %zu failed\n", passed, lost);
  free((char *)(uintptr_t)options.known);
  return good && lost == 0 && passed > 0 ? 0 : 1;
}
