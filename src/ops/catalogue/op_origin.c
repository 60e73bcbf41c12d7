/* Origins of the catalogue's kernels, written on request (explain, trace): see
 * op_origin.h. Speed does not matter here, size does: searching the tables saves an index. */
#include "ops/catalogue/op_origin.h"

#include <stdio.h>
#include <string.h>

#include "ops/catalogue/op_facts.h"
#include "ops/catalogue/python_kernel.h"

/* ---- What is known of an operator ---- */

kf__form_t kf__op_form(uint32_t op) {
  KF_ASSERT(op < KF__OP_COUNT);
  KF_ASSERT((kf__op_origins[op] & 3) <= KF__FORM_OUT);
  return (kf__form_t)(kf__op_origins[op] & 3);
}

/* The last area that begins at or before the operator; the table ends with KF__OP_COUNT. */
static const char *area_of(uint32_t op) {
  KF_ASSERT(op < KF__OP_COUNT);
  const kf__area_t *area = kf__areas;
  while (area[1].first <= op) area++;
  KF_ASSERT(area->name != NULL);
  return area->name;
}

/* The length of the name that a schema begins with. */
static int name_size(uint32_t op) { return (int)strcspn(kf__op_schema(op), "("); }

const char *kf__op_function(const char *prefix, uint32_t op, kf__function_name_t *buffer) {
  const int size = snprintf(buffer->text, sizeof buffer->text, "%s_%.*s", prefix, name_size(op),
                            kf__op_schema(op));
  KF_ASSERT(size > 0 && (size_t)size < sizeof buffer->text);
  (void)size;
  char *dot = strchr(buffer->text, '.');
  if (dot != NULL) *dot = '_';
  return buffer->text;
}

/* ---- Texts ---- */

static void put_entry(kf_text_t *text, uint32_t op) {
  uint32_t first = op; /* the other forms follow the entry's functional form in the table */
  while (kf__op_form(first) != KF__FORM_FUNCTIONAL) {
    KF_ASSERT(first > 0);
    first--;
  }
  kf__text_format(text, "ops/%s.toml: %.*s", area_of(op), name_size(first), kf__op_schema(first));
}

void kf__put_origin(kf_text_t *text, uint32_t op, const char *function, const char *file,
                    uint32_t line) {
  kf__text_format(text, "%s (", function);
  put_entry(text, op);
  kf__text_format(text, "; %s", file);
  if (line != 0) kf__text_format(text, ":%u", line);
  kf__text_char(text, ')');
}

void kf__put_generated_origin(kf_text_t *text, uint32_t op, const char *function,
                              const char *prefix, const char *area) {
  char file[96];
  const int size = snprintf(file, sizeof file, "%s%s.c", prefix, area);
  KF_ASSERT(size > 0 && (size_t)size < sizeof file);
  (void)size;
  kf__put_origin(text, op, function, file, 0);
}

/* ---- Origins ---- */

static void write_entry(kf_text_t *text, const kf_op_t *op, const void *data) {
  (void)data;
  put_entry(text, kf__op_number(op));
}

/* "python__stack (ops/join.toml: _stack; python/keyfall/_late/operators.py)". */
static void write_python(kf_text_t *text, const kf__kernel_entry_t *entry) {
  kf__function_name_t function;
  char file[96];
  const int size = snprintf(file, sizeof file, "python/%s", kf__python_module(entry));
  KF_ASSERT(size > 0 && (size_t)size < sizeof file - sizeof ".py");
  for (char *dot = file; (dot = strchr(dot, '.')) != NULL;) *dot = '/';
  memcpy(file + size, ".py", sizeof ".py");
  kf__put_origin(text, entry->op, kf__op_function("python", entry->op, &function), file, 0);
}

/* Composites are written by hand; the kernels of rules and of BackendSelect are generated, in a
 * file for each area. */
static void write_kernel(kf_text_t *text, const kf_op_t *op, const void *data) {
  static const char *const forms[] = {"functional", "inplace", "out"};
  const kf__kernel_entry_t *entry = data;
  (void)op;
  if (kf__python_module(entry) != NULL) {
    write_python(text, entry);
    return;
  }
  unsigned source = kf__op_origins[entry->op] >> 2;
  bool is_composite = entry->at != KF__AT_BACKEND && entry->at != KF__AT_SELECT;
  kf__function_name_t name;
  if (is_composite && source != 0) {
    kf__put_origin(text, entry->op, kf__op_function("kf__op", entry->op, &name),
                   kf__op_sources[source - 1], 0);
    return;
  }
  const char *prefix = entry->at == KF__AT_SELECT ? "select" : forms[kf__op_form(entry->op)];
  kf__put_generated_origin(text, entry->op, kf__op_function(prefix, entry->op, &name),
                           "src/ops/gen/kernels/kernels_", area_of(entry->op));
}

static void write_bound(kf_text_t *text, const kf_op_t *op, const void *data) {
  const kf_compute_t *entry = data;
  kf__put_origin(text, kf__op_number(op), entry->function_name, entry->file, entry->line);
}

kf__origin_t kf__entry_origin(void) { return (kf__origin_t){write_entry, NULL}; }

kf__origin_t kf__kernel_origin(const kf__kernel_entry_t *entry) {
  return (kf__origin_t){write_kernel, entry};
}

kf__origin_t kf__bound_origin(const kf_compute_t *binding) {
  return (kf__origin_t){write_bound, binding};
}
