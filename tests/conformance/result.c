/* Collects results; prints them as text, JSON and JUnit XML. */
#include "result.h"

#include <stdlib.h>
#include <string.h>

const char *const kind_names[KIND_COUNT] = {"native", "composite", "fallback", "missing"};

form_result_t *report_form(report_t *report, const char *name, bool *out_is_new) {
  *out_is_new = false;
  if (report->form_count > 0) {
    form_result_t *last = &report->forms[report->form_count - 1];
    if (strcmp(last->name, name) == 0) return last;
  }
  if (report->form_count == report->form_capacity) {
    size_t capacity = report->form_capacity > 0 ? 2 * report->form_capacity : 256;
    form_result_t *grown = realloc(report->forms, capacity * sizeof *grown);
    if (grown == NULL) return NULL;
    report->forms = grown;
    report->form_capacity = capacity;
  }
  form_result_t *form = &report->forms[report->form_count++];
  memset(form, 0, sizeof *form);
  (void)snprintf(form->name, sizeof form->name, "%s", name);
  *out_is_new = true;
  return form;
}

size_t report_failed(const report_t *report) {
  size_t failed = 0;
  for (size_t i = 0; i < report->check_count; i++) failed += report->checks[i].failed;
  for (size_t i = 0; i < report->form_count; i++) failed += report->forms[i].failed > 0;
  return failed;
}

void form_settle(form_result_t *form) {
  if (form->kind == KIND_NATIVE && form->accepted > 0 && form->own_fallbacks >= form->accepted)
    form->kind = KIND_FALLBACK;
}

const char *form_kind_text(const form_result_t *form, char *buffer, size_t size) {
  if (form->kind == KIND_NATIVE && form->own_fallbacks > 0)
    (void)snprintf(buffer, size, "native (%zu of %zu samples, else fallback)",
                   form->accepted - form->own_fallbacks, form->accepted);
  else
    (void)snprintf(buffer, size, "%s", kind_names[form->kind]);
  return buffer;
}

/* ---- Text ---- */

static void print_form(const form_result_t *form) {
  char kind[80];
  printf("FAILED %s (%s): %zu of %zu cases\n", form->name, form_kind_text(form, kind, sizeof kind),
         form->failed, form->cases);
  for (size_t i = 0; i < RESULT_FAILURES && i < form->failed; i++)
    printf("    %s\n", form->failures[i]);
}

void report_print(const report_t *report) {
  size_t passed = 0, skipped = 0, good = 0, cases = 0, refused = 0, kinds[KIND_COUNT] = {0};
  size_t partly = 0;
  for (size_t i = 0; i < report->check_count; i++) {
    const check_result_t *check = &report->checks[i];
    if (check->failed) printf("FAILED %s: %s: %s\n", check->group, check->name, check->problem);
    skipped += check->skipped;
    passed += !check->failed && !check->skipped;
  }
  for (size_t i = 0; i < report->form_count; i++) {
    const form_result_t *form = &report->forms[i];
    if (form->failed > 0) print_form(form);
    good += form->failed == 0;
    cases += form->cases;
    refused += form->refused;
    kinds[form->kind]++;
    partly += form->kind == KIND_NATIVE && form->own_fallbacks > 0;
  }
  printf("%s: %zu passed, %zu skipped of %zu checks\n", report->device, passed, skipped,
         report->check_count);
  printf("%s: %zu passed of %zu operator forms in %zu cases (%zu of them errors)\n", report->device,
         good, report->form_count, cases, refused);
  printf(
      "%s: %zu native (%zu of them not for all samples), %zu composite, %zu fallback, "
      "%zu missing; %.1f s\n",
      report->device, kinds[KIND_NATIVE], partly, kinds[KIND_COMPOSITE], kinds[KIND_FALLBACK],
      kinds[KIND_MISSING], report->seconds);
  if (report->unknown > 0)
    printf("%s: %zu cases of operators that are not registered\n", report->device, report->unknown);
}

/* ---- Files ---- */

static void write_json_text(FILE *file, const char *text) {
  (void)fputc('"', file);
  for (const unsigned char *at = (const unsigned char *)text; *at != '\0'; at++) {
    if (*at == '"' || *at == '\\')
      (void)fprintf(file, "\\%c", *at);
    else if (*at < 32)
      (void)fprintf(file, "\\u%04x", *at);
    else
      (void)fputc(*at, file);
  }
  (void)fputc('"', file);
}

static void write_xml_text(FILE *file, const char *text) {
  for (const unsigned char *at = (const unsigned char *)text; *at != '\0'; at++) switch (*at) {
      case '<': (void)fputs("&lt;", file); break;
      case '>': (void)fputs("&gt;", file); break;
      case '&': (void)fputs("&amp;", file); break;
      case '"': (void)fputs("&quot;", file); break;
      default: (void)fputc(*at < 32 && *at != '\n' ? '?' : *at, file);
    }
}

static bool close_file(FILE *file) {
  bool good = ferror(file) == 0;
  return fclose(file) == 0 && good;
}

static const char *check_status(const check_result_t *check) {
  return check->failed ? "failed" : check->skipped ? "skipped" : "passed";
}

static void write_json_form(FILE *file, const form_result_t *form) {
  char kind[80];
  (void)fputs("  {\"name\": ", file);
  write_json_text(file, form->name);
  (void)fprintf(file, ", \"form\": \"%s\", \"kind\": \"%s\", \"support\": ", form->how,
                kind_names[form->kind]);
  write_json_text(file, form_kind_text(form, kind, sizeof kind));
  (void)fprintf(file,
                ", \"status\": \"%s\", \"cases\": %zu, \"refused\": %zu, \"accepted\": %zu, "
                "\"declined\": %zu, \"seconds\": %.4f, \"failures\": [",
                form->failed > 0 ? "failed" : "passed", form->cases, form->refused, form->accepted,
                form->kind == KIND_NATIVE ? form->own_fallbacks : 0, form->seconds);
  for (size_t i = 0; i < RESULT_FAILURES && i < form->failed; i++) {
    if (i > 0) (void)fputs(", ", file);
    write_json_text(file, form->failures[i]);
  }
  (void)fputs("]}", file);
}

bool report_write_json(const report_t *report, const char *path) {
  FILE *file = fopen(path, "w");
  if (file == NULL) return false;
  (void)fputs("{\"device\": ", file);
  write_json_text(file, report->device);
  (void)fprintf(file, ", \"passed\": %s, \"seconds\": %.3f,\n \"checks\": [\n",
                report_failed(report) == 0 ? "true" : "false", report->seconds);
  for (size_t i = 0; i < report->check_count; i++) {
    const check_result_t *check = &report->checks[i];
    (void)fprintf(file, "  {\"group\": \"%s\", \"name\": \"%s\", \"status\": \"%s\", \"problem\": ",
                  check->group, check->name, check_status(check));
    write_json_text(file, check->problem);
    (void)fprintf(file, ", \"seconds\": %.4f}%s\n", check->seconds,
                  i + 1 < report->check_count ? "," : "");
  }
  (void)fputs(" ],\n \"operators\": [\n", file);
  for (size_t i = 0; i < report->form_count; i++) {
    write_json_form(file, &report->forms[i]);
    (void)fputs(i + 1 < report->form_count ? ",\n" : "\n", file);
  }
  (void)fputs(" ]}\n", file);
  return close_file(file);
}

static void write_junit_case(FILE *file, const report_t *report, const char *group,
                             const char *name, double seconds) {
  (void)fputs("  <testcase classname=\"", file);
  write_xml_text(file, report->device);
  (void)fputc('.', file);
  write_xml_text(file, group);
  (void)fputs("\" name=\"", file);
  write_xml_text(file, name);
  (void)fprintf(file, "\" time=\"%.4f\">", seconds);
}

static void write_junit_form(FILE *file, const report_t *report, const form_result_t *form) {
  char group[40], kind[80];
  (void)snprintf(group, sizeof group, "operators.%s", kind_names[form->kind]);
  write_junit_case(file, report, group, form->name, form->seconds);
  (void)fprintf(file, "<properties><property name=\"support\" value=\"%s\"/></properties>",
                form_kind_text(form, kind, sizeof kind));
  if (form->failed > 0) {
    (void)fprintf(file, "<failure message=\"%zu of %zu cases\">", form->failed, form->cases);
    for (size_t i = 0; i < RESULT_FAILURES && i < form->failed; i++) {
      write_xml_text(file, form->failures[i]);
      (void)fputc('\n', file);
    }
    (void)fputs("</failure>", file);
  }
  (void)fputs("</testcase>\n", file);
}

bool report_write_junit(const report_t *report, const char *path) {
  FILE *file = fopen(path, "w");
  if (file == NULL) return false;
  size_t skipped = 0;
  for (size_t i = 0; i < report->check_count; i++) skipped += report->checks[i].skipped;
  (void)fputs("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<testsuite name=\"keyfall-conformance ",
              file);
  write_xml_text(file, report->device);
  (void)fprintf(file, "\" tests=\"%zu\" failures=\"%zu\" skipped=\"%zu\" time=\"%.3f\">\n",
                report->check_count + report->form_count, report_failed(report), skipped,
                report->seconds);
  for (size_t i = 0; i < report->check_count; i++) {
    const check_result_t *check = &report->checks[i];
    write_junit_case(file, report, check->group, check->name, check->seconds);
    if (check->failed || check->skipped) {
      (void)fprintf(file, "<%s message=\"", check->failed ? "failure" : "skipped");
      write_xml_text(file, check->problem);
      (void)fputs("\"/>", file);
    }
    (void)fputs("</testcase>\n", file);
  }
  for (size_t i = 0; i < report->form_count; i++) write_junit_form(file, report, &report->forms[i]);
  (void)fputs("</testsuite>\n", file);
  return close_file(file);
}

void report_free(report_t *report) {
  free(report->checks);
  free(report->forms);
}
