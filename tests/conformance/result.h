/* Results of a run, and the formats that they are written in. */
#ifndef KF_CONFORMANCE_RESULT_H
#define KF_CONFORMANCE_RESULT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { RESULT_FAILURES = 3 };

/* How a device runs an operator. */
typedef enum { KIND_NATIVE, KIND_COMPOSITE, KIND_FALLBACK, KIND_MISSING, KIND_COUNT } kind_t;
extern const char *const kind_names[KIND_COUNT];

typedef struct check_result {
  const char *group, *name;
  bool failed, skipped;
  char problem[400];
  double seconds;
} check_result_t;

typedef struct form_result {
  char name[128];
  char how[16];
  kind_t kind;
  size_t cases, refused, failed;
  size_t own_fallbacks; /* calls of this operator that the CPU fallback ran */
  size_t accepted;      /* cases without gradients that the CPU accepts */
  char failures[RESULT_FAILURES][900];
  double seconds;
} form_result_t;

typedef struct report {
  char device[64];
  check_result_t *checks;
  size_t check_count;
  form_result_t *forms;
  size_t form_count, form_capacity;
  size_t unknown; /* cases of operators that are not registered */
  double seconds;
} report_t;

/* The result of the last form if it has this name, else a new one; NULL: out of memory. */
form_result_t *report_form(report_t *report, const char *name, bool *out_is_new);
size_t report_failed(const report_t *report);
/* Sets the kind from what fell back: a kernel that declines every call is no native one. */
void form_settle(form_result_t *form);
/* "native", or "native (3 of 12 samples, else fallback)". */
const char *form_kind_text(const form_result_t *form, char *buffer, size_t size);

void report_print(const report_t *report);
/* False where the file cannot be written. */
bool report_write_json(const report_t *report, const char *path);
bool report_write_junit(const report_t *report, const char *path);
void report_free(report_t *report);

#endif
