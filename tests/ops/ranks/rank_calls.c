/* Calls every operator with tensors of ranks that it does not expect: rank_calls [options] FILE…
 *
 *   --filter TEXT   only operators whose names contain it
 *   --calls N       so many calls of each operator with arguments made up from its schema
 *   --seed N        makes up other arguments
 *
 * A call may succeed or be refused; it must not crash. The calls are the first recorded ones of each
 * operator with one tensor argument after the other (and then all of them) replaced by one of
 * another shape, and calls whose arguments are chosen at random from what the schema allows. Half of
 * the latter are differentiated, too. Results are read to their last element.
 *
 * A child process makes the calls and notes which one it makes. When it dies, the call is printed, and
 * another child goes on with the next operator. Runs with the same options make the same calls. */
#include <keyfall/autograd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "case_file.h"
#include "tensor/storage/block_cache.h"
#include "tensor/tensor_internal.h"

enum { MOST = 64, CASES_EACH = 3, LARGEST_BLOCK = 1 << 26, MOST_ELEMENTS = 1 << 20 };

static struct {
  const char *filter;
  long calls;
  uint64_t seed;
} options = {NULL, 60, 0};

/* Shared by parent and child: the call that is being made. */
typedef struct {
  size_t op;
  size_t call;     /* of this operator */
  size_t told;     /* the call to print before it is made; 0: none */
  size_t made, ok; /* all calls, and those that succeeded */
} progress_t;

static progress_t *progress;

/* ---- Made up values ---- */

static uint64_t random_state;

/* A number below `limit`: splitmix64. */
static size_t below(size_t limit) {
  uint64_t z = (random_state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return (size_t)((z ^ (z >> 31)) % limit);
}

static bool chance(size_t percent) { return below(100) < percent; }

static const struct {
  size_t rank;
  int64_t sizes[6];
} shapes[] = {
    {0, {0}},          {1, {0}},          {1, {1}},          {1, {2}},
    {1, {3}},          {2, {0, 0}},       {2, {0, 2}},       {2, {2, 0}},
    {2, {2, 2}},       {2, {2, 3}},       {3, {2, 2, 2}},    {3, {0, 2, 2}},
    {3, {2, 0, 3}},    {3, {1, 2, 3}},    {4, {2, 2, 2, 2}}, {4, {1, 0, 2, 2}},
    {4, {0, 2, 3, 0}}, {4, {1, 2, 3, 4}}, {5, {1, 2, 2, 2, 2}}, {6, {1, 1, 2, 1, 2, 1}},
};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static kf_tensor_t *tensor_of(size_t shape, kf_dtype_t dtype, int64_t number) {
  kf_tensor_t *made = NULL;
  kf_int_span_t sizes = {shapes[shape].sizes, shapes[shape].rank};
  kf_scalar_t fill = {.tag = KF_TAG_INT, .as.i = number};
  kf_status_t status = kf_full(sizes, fill, kf_some_int(dtype), kf_no_int(), kf_no_device(),
                               kf_no_bool(), &made);
  return status == KF_OK ? made : NULL;
}

typedef struct {
  kf_dtype_t dtype; /* of most tensors */
  size_t shape;     /* of most tensors */
} manner_t;

static kf_tensor_t *any_tensor(const manner_t *manner) {
  static const kf_dtype_t others[] = {KF_DTYPE_INT64, KF_DTYPE_FLOAT32,   KF_DTYPE_BOOL,
                                      KF_DTYPE_INT32, KF_DTYPE_FLOAT64,   KF_DTYPE_COMPLEX64,
                                      KF_DTYPE_UINT8};
  if (chance(3)) return kf_tensor_undefined();
  kf_dtype_t dtype = chance(70) ? manner->dtype : others[below(7)];
  return tensor_of(chance(40) ? manner->shape : below(SHAPES), dtype, (int64_t)below(3));
}

static int64_t any_int(void) {
  static const int64_t usual[] = {0, 1, 2, 3, -1, -2, 4, 5};
  static const int64_t rare[] = {-7, 256, INT64_MAX, INT64_MIN};
  return chance(95) ? usual[below(8)] : rare[below(4)];
}

static kf_value_t any_string(void) {
  static const char *const words[] = {"mean", "none",    "sum",      "ij",      "ij,jk->ik",
                                      "ij,",  "linear",  "floor",    "fro",     "nuc",
                                      "L",    "reduced", "constant", "reflect", ""};
  const char *word = words[below(15)];
  kf_value_t value = kf_value_none();
  return kf_value_string(word, strlen(word), &value) == KF_OK ? value : kf_value_none();
}

static kf_value_t any_number(void) {
  static const double numbers[] = {0, 1, -1, 0.5, 2, 1e10};
  if (chance(60)) return kf_value_int(any_int());
  return chance(80) ? kf_value_float(numbers[below(6)]) : kf_value_bool(true);
}

static kf_value_t any_value(const kf_type_t *type, int32_t length, const manner_t *manner);

static kf_list_kind_t kind_of_list(const kf_type_t *item) {
  switch (item->kind) {
    case KF_TYPE_INT:
    case KF_TYPE_SYM_INT: return KF_LIST_INTS;
    case KF_TYPE_FLOAT: return KF_LIST_FLOATS;
    case KF_TYPE_BOOL: return KF_LIST_BOOLS;
    case KF_TYPE_TENSOR: return KF_LIST_TENSORS;
    default: return KF_LIST_VALUES;
  }
}

static kf_value_t any_list(const kf_type_t *item, int32_t length, const manner_t *manner) {
  kf_list_t *list = NULL;
  size_t count = length > 0 && chance(70) ? (size_t)length : below(5);
  if (kf_list_create(kind_of_list(item), count, &list) != KF_OK) return kf_value_none();
  for (size_t i = 0; i < count; i++) {
    kf_value_t value = any_value(item, -1, manner);
    if (kf_list_append(list, &value) != KF_OK) i = count;
    kf_value_clear(&value);
  }
  return kf_value_object_take(KF_TAG_LIST, list);
}

static kf_value_t any_value(const kf_type_t *type, int32_t length, const manner_t *manner) {
  switch (type->kind) {
    case KF_TYPE_OPTIONAL:
      return chance(40) ? kf_value_none() : any_value(type->children[0], length, manner);
    case KF_TYPE_LIST: return any_list(type->children[0], length, manner);
    case KF_TYPE_TENSOR: return kf_value_tensor_take(any_tensor(manner));
    case KF_TYPE_INT:
    case KF_TYPE_SYM_INT: return kf_value_int(any_int());
    case KF_TYPE_FLOAT: return kf_value_float((double)any_int() / 2);
    case KF_TYPE_BOOL: return kf_value_bool(chance(50));
    case KF_TYPE_SCALAR: return any_number();
    case KF_TYPE_STRING: return any_string();
    case KF_TYPE_DTYPE: return kf_value_dtype(chance(50) ? manner->dtype : KF_DTYPE_INT64);
    case KF_TYPE_MEMORY_FORMAT: return kf_value_memory_format((kf_memory_format_t)below(4));
    case KF_TYPE_LAYOUT: return kf_value_layout((kf_layout_t)below(2));
    case KF_TYPE_DEVICE: return kf_value_device(kf_device_make(KF_DEVICE_CPU, -1));
    default: return kf_value_none();
  }
}

/* ---- Calls ---- */

typedef struct {
  kf_tensor_t *items[MOST];
  size_t count;
} tensors_t;

static bool can_have_gradient(const kf_tensor_t *t) {
  kf_dtype_t dtype = kf_tensor_dtype(t);
  return kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype);
}

static void add_tensor(tensors_t *list, kf_tensor_t *t) {
  if (t != NULL && kf_tensor_is_defined(t) && list->count < MOST) list->items[list->count++] = t;
}

/* The tensors of a value, borrowed. */
static void collect(const kf_value_t *value, tensors_t *out) {
  if (value->tag == KF_TAG_TENSOR) add_tensor(out, (kf_tensor_t *)(void *)value->as.object);
  if (value->tag != KF_TAG_LIST) return;
  const kf_list_t *list = (kf_list_t *)(void *)value->as.object;
  if (kf_list_kind(list) == KF_LIST_TENSORS) {
    kf_tensor_span_t span = kf_list_tensors(list);
    for (size_t i = 0; i < span.size; i++) add_tensor(out, span.data[i]);
  } else if (kf_list_kind(list) == KF_LIST_VALUES) {
    kf_value_span_t span = kf_list_values(list);
    for (size_t i = 0; i < span.size; i++) collect(&span.data[i], out);
  }
}

/* Reads all that a result says it has. Failures do not matter. */
static void read_result(kf_tensor_t *t) {
  kf_tensor_t *copy = NULL;
  if (kf_tensor_layout(t) != KF_LAYOUT_STRIDED || kf_tensor_numel(t) > MOST_ELEMENTS) return;
  if (kf_clone(t, kf_no_int(), &copy) != KF_OK) kf_error_clear();
  kf_tensor_release(copy);
}

static void differentiate(const tensors_t *outputs, const tensors_t *inputs) {
  kf_tensor_t *grads[MOST] = {NULL}, *made[MOST] = {NULL}, *roots[MOST];
  size_t count = 0;
  for (size_t i = 0; i < outputs->count; i++) {
    if (!kf_tensor_requires_grad(outputs->items[i])) continue;
    roots[count] = outputs->items[i];
    if (kf_ones_like(roots[count], kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
                     kf_no_int(), &grads[count]) == KF_OK)
      count++;
  }
  if (count > 0 && kf_grad((kf_tensor_span_t){roots, count}, (kf_tensor_span_t){grads, count},
                           (kf_tensor_span_t){inputs->items, inputs->count},
                           KF_BACKWARD_ALLOW_UNUSED | KF_BACKWARD_CREATE_GRAPH, made) == KF_OK)
    for (size_t i = 0; i < inputs->count; i++)
      if (made[i] != NULL) read_result(made[i]);
  for (size_t i = 0; i < count; i++) kf_tensor_release(grads[i]);
  for (size_t i = 0; i < inputs->count; i++) kf_tensor_release(made[i]);
}

static void tell(const kf_op_t *op, const kf_value_t *arguments, size_t count) {
  char text[600];
  printf("%s(", kf_op_full_name(op));
  for (size_t i = 0; i < count; i++) {
    (void)kf_value_print(&arguments[i], text, sizeof text);
    printf("%s%s", i > 0 ? ", " : "", text);
    tensors_t list = {{NULL}, 0};
    collect(&arguments[i], &list);
    for (size_t k = 0; k < list.count; k++) {
      kf_int_span_t sizes = kf_tensor_sizes(list.items[k]);
      printf(" %s[", kf_dtype_name(kf_tensor_dtype(list.items[k])));
      for (size_t d = 0; d < sizes.size; d++)
        printf("%s%lld", d > 0 ? "," : "", (long long)sizes.data[d]);
      printf("]");
    }
  }
  printf(")\n");
  (void)fflush(stdout);
}

/* Sizes and strides in blocks of exactly their length, where the address sanitizer sees who reads
 * before or behind them. A tensor that is written may be resized, and keeps its own. */
static void guard(tensors_t *list) {
#ifdef NDEBUG
  list->count = 0; /* nobody looks */
#endif
  for (size_t i = 0; i < list->count; i++) {
    kf_tensor_t *t = list->items[i];
    const size_t bytes = t->ndim * sizeof *t->sizes;
    if (t->sizes != t->dims) { /* given twice */
      list->items[i--] = list->items[--list->count];
      continue;
    }
    t->sizes = memcpy(malloc(bytes), t->sizes, bytes);
    t->strides = memcpy(malloc(bytes), t->strides, bytes);
  }
}

static void unguard(tensors_t *list) {
  for (size_t i = 0; i < list->count; i++) {
    kf_tensor_t *t = list->items[i];
    free(t->sizes);
    free(t->strides);
    t->sizes = t->dims;
    t->strides = t->dims + KF__INLINE_DIMS;
  }
}

/* Makes one call; the arguments are cleared. */
static void make_call(const kf_op_t *op, kf_value_t *arguments, size_t count, bool backwards) {
  kf_value_t buffer[CASE_MAX_VALUES];
  kf_stack_t stack;
  tensors_t inputs = {{NULL}, 0}, outputs = {{NULL}, 0};
  kf_stack_init(&stack, buffer, CASE_MAX_VALUES);
  progress->call++;
  progress->made++;
  if (progress->told == progress->call) tell(op, arguments, count);
  for (size_t i = 0; i < count; i++) {
    if (backwards && !kf_schema_is_mutable(kf_op_schema(op))) collect(&arguments[i], &inputs);
    if (kf_stack_push_take(&stack, kf_value_copy(arguments[i])) != KF_OK) abort();
  }
  tensors_t guarded = {{NULL}, 0};
  for (size_t i = 0; i < count; i++) {
    const kf_alias_t *alias = kf_schema_argument(kf_op_schema(op), i)->alias;
    if (alias == NULL) collect(&arguments[i], &guarded);
  }
  guard(&guarded);
  size_t kept = 0;
  for (size_t i = 0; i < inputs.count; i++)
    if (can_have_gradient(inputs.items[i]) &&
        kf_tensor_set_requires_grad(inputs.items[i], true) == KF_OK)
      inputs.items[kept++] = inputs.items[i];
  inputs.count = kept;
  if (kf_op_call_boxed(op, &stack) == KF_OK) {
    progress->ok++;
    for (size_t i = 0; i < stack.size; i++) collect(&stack.values[i], &outputs);
    for (size_t i = 0; i < outputs.count; i++) read_result(outputs.items[i]);
    if (inputs.count > 0) differentiate(&outputs, &inputs);
  }
  kf_error_clear();
  kf_stack_destroy(&stack);
  unguard(&guarded);
  for (size_t i = 0; i < count; i++) kf_value_clear(&arguments[i]);
}

static void call_made_up(const kf_op_t *op, size_t number) {
  static const kf_dtype_t usual[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64,
                                     KF_DTYPE_INT64, KF_DTYPE_COMPLEX64};
  const kf_schema_t *schema = kf_op_schema(op);
  size_t count = kf_schema_argument_count(schema);
  kf_value_t arguments[CASE_MAX_VALUES];
  manner_t manner = {usual[below(5)], below(SHAPES)};
  if (count > CASE_MAX_VALUES) return;
  for (size_t i = 0; i < count; i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (argument->default_value != NULL && chance(60))
      arguments[i] = kf_value_copy(*argument->default_value);
    else
      arguments[i] = any_value(argument->real_type, argument->list_size, &manner);
  }
  make_call(op, arguments, count, number % 2 != 0);
}

/* ---- Recorded calls with other shapes ---- */

typedef struct {
  char op[128], what[512];
  const unsigned char *at, *end;
} entry_t;

static struct {
  entry_t *items;
  size_t count, capacity;
} entries;

enum { EVERY = MOST }; /* instead of the number of a tensor: all of them */

/* Which tensor of a case to replace, and how far the count is. */
typedef struct {
  size_t number, shape, seen;
} replacement_t;

static bool is_tensor(const kf_value_t *value) {
  return value->tag == KF_TAG_TENSOR &&
         kf_tensor_is_defined((kf_tensor_t *)(void *)value->as.object);
}

/* Counts a tensor, and puts another one of its type in its place if it is its turn. */
static bool replace_value(replacement_t *r, kf_value_t *value) {
  if (!is_tensor(value)) return false;
  const bool mine = r->number == EVERY || r->number == r->seen;
  r->seen++;
  if (!mine) return false;
  kf_dtype_t dtype = kf_tensor_dtype((kf_tensor_t *)(void *)value->as.object);
  kf_tensor_t *made = tensor_of(r->shape, dtype, 1);
  kf_value_clear(value);
  *value = kf_value_tensor_take(made);
  return true;
}

static void replace_in_list(replacement_t *r, kf_list_t *list) {
  for (size_t k = 0; k < kf_list_size(list); k++) {
    kf_value_t item = kf_value_none();
    if (kf_list_get(list, k, &item) != KF_OK) abort();
    if (replace_value(r, &item) && kf_list_set(list, k, &item) != KF_OK) abort();
    kf_value_clear(&item);
  }
}

/* Replaces the tensor of that number, counted over all arguments, and returns how many there are. */
static size_t replace(op_case_t *c, size_t number, size_t shape) {
  replacement_t r = {number, shape, 0};
  for (size_t i = 0; i < c->argument_count; i++) {
    kf_value_t *value = &c->arguments[i];
    if (value->tag == KF_TAG_LIST)
      replace_in_list(&r, (kf_list_t *)(void *)value->as.object);
    else
      (void)replace_value(&r, value);
  }
  return r.seen;
}

static void call_recorded(const kf_op_t *op, const entry_t *entry) {
  size_t tensors = 1;
  for (size_t number = 0; number <= tensors; number++)
    for (size_t shape = 0; shape < SHAPES; shape++) {
      const unsigned char *at = entry->at;
      op_case_t c;
      if (!case_read(&at, entry->end, &c)) abort();
      tensors = replace(&c, number == tensors ? EVERY : number, shape);
      make_call(op, c.arguments, c.argument_count, true);
      c.argument_count = 0;
      case_free(&c);
    }
}

/* The text of a case up to its element type: cases with the same are of one sample. */
static size_t sample_length(const char *what) {
  const char *dtype = strstr(what, " float");
  return dtype != NULL ? (size_t)(dtype - what) : 0;
}

/* Of each operator the first cases of different samples with floating numbers; else the first one. */
static bool wanted(const op_case_t *c) {
  size_t same = 0;
  while (same < entries.count && strcmp(entries.items[entries.count - 1 - same].op, c->op) == 0)
    same++;
  if (c->fails || same == CASES_EACH) return false;
  if (same == 0) return true;
  size_t length = sample_length(c->what);
  const char *last = entries.items[entries.count - 1].what;
  return length > 0 && (sample_length(last) != length || strncmp(last, c->what, length) != 0);
}

static bool add_cases(const unsigned char *at, const unsigned char *end) {
  while (at < end) {
    const unsigned char *start = at;
    op_case_t c;
    if (!case_read(&at, end, &c)) return false;
    if (wanted(&c)) {
      if (entries.count == entries.capacity) {
        entries.capacity = 2 * entries.capacity + 64;
        entries.items = realloc(entries.items, entries.capacity * sizeof *entries.items);
        if (entries.items == NULL) abort();
      }
      entry_t *entry = &entries.items[entries.count++];
      (void)snprintf(entry->op, sizeof entry->op, "%s", c.op);
      (void)snprintf(entry->what, sizeof entry->what, "%s", c.what);
      entry->at = start;
      entry->end = at;
    }
    case_free(&c);
  }
  return true;
}

/* ---- Operators ---- */

/* Text hashed by FNV-1a. */
static uint64_t hash(const char *text) {
  uint64_t h = 0xCBF29CE484222325u;
  for (; *text != '\0'; text++) h = (h ^ (unsigned char)*text) * 0x100000001B3u;
  return h;
}

static bool is_visited(const kf_op_t *op) {
  const char *name = kf_op_full_name(op);
  if (!kf_op_has_schema(op) || strncmp(name, "aten::", 6) != 0) return false;
  if (strstr(name, "from_file") != NULL) return false; /* it writes files */
  return options.filter == NULL || strstr(name, options.filter) != NULL;
}

static kf_status_t visit(void *context, const kf_op_t *op) {
  size_t *number = context, mine = (*number)++;
  if (mine < progress->op || !is_visited(op)) return KF_OK;
  if (progress->told != 0 && mine > progress->op) return KF_ERR_GENERAL;
  const char *name = kf_op_full_name(op);
  progress->op = mine;
  progress->call = 0;
  for (size_t i = 0; i < entries.count; i++)
    if (strcmp(entries.items[i].op, name) == 0) call_recorded(op, &entries.items[i]);
  random_state = hash(name) + options.seed;
  for (long i = 0; i < options.calls; i++) call_made_up(op, (size_t)i);
  return KF_OK;
}

/* Makes the calls from progress->op on in a child. True when it came to the end. */
static bool run_child(void) {
  (void)fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    size_t number = 0;
    kf_status_t status = kf_visit_ops(visit, &number);
    (void)fflush(stdout);
    _exit(status == KF_OK ? 0 : 1);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) abort();
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* ---- Memory ---- */

/* Huge sizes are refused instead of being filled. */
static void *limited_alloc(void *context, size_t size) {
  (void)context;
  return size > LARGEST_BLOCK ? NULL : malloc(size);
}

static void *limited_realloc(void *context, void *block, size_t size) {
  (void)context;
  return size > LARGEST_BLOCK ? NULL : realloc(block, size);
}

static void limited_free(void *context, void *block) {
  (void)context;
  free(block);
}

static bool prepare(void) {
  static const kf_allocator_t hooks = {sizeof hooks, NULL, limited_alloc, limited_realloc,
                                       limited_free};
#ifndef NDEBUG
  kf__dims_are_elsewhere = true;
#endif
  kf__blocks_set_caching(false); /* a block that is used again has no guards around it */
  progress =
      mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (progress == MAP_FAILED) return false;
  if (kf_set_allocator(&hooks) == KF_OK && kf_init() == KF_OK && kf_set_num_threads(1) == KF_OK)
    return true;
  printf("%s\n", kf_error_message());
  return false;
}

int main(int argc, char **argv) {
  int file = 1;
  size_t crashes = 0;
  for (; file + 1 < argc && strncmp(argv[file], "--", 2) == 0; file += 2) {
    if (strcmp(argv[file], "--filter") == 0) options.filter = argv[file + 1];
    if (strcmp(argv[file], "--calls") == 0) options.calls = strtol(argv[file + 1], NULL, 10);
    if (strcmp(argv[file], "--seed") == 0) options.seed = strtoull(argv[file + 1], NULL, 10);
  }
  if (!prepare()) return 1;
  for (; file < argc; file++) {
    const unsigned char *at, *end;
    if (cases_load(argv[file], &at, &end) == NULL || !add_cases(at, end)) return 1;
  }
  while (!run_child()) {
    crashes++;
    progress->told = progress->call;
    printf("FAILED call %zu, once more:\n", progress->told);
    (void)run_child();
    progress->told = 0;
    progress->op++;
  }
  printf("%zu calls, of which %zu succeeded\n", progress->made, progress->ok);
  printf("%d passed, %zu failed\n", crashes == 0, crashes);
  return crashes == 0 && progress->made > 0 ? 0 : 1;
}
