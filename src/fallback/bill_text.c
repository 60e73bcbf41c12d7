/* The bill as text: a table to read, JSON for programs, and a timeline in the trace-event format
 * that browsers and Perfetto show. */
#include "fallback/bill.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- The table ---- */

/* In a unit that leaves three to five digits. */
static void print_bytes(kf_text_t *text, uint64_t bytes) {
  if (bytes < 10000)
    kf__text_format(text, "%9llu B", (unsigned long long)bytes);
  else if (bytes < 10000000)
    kf__text_format(text, "%8.1f kB", (double)bytes / 1e3);
  else
    kf__text_format(text, "%8.1f MB", (double)bytes / 1e6);
}

static kf_status_t print_line(void *context, const kf_bill_entry_t *entry) {
  kf_text_t *text = context;
  const char *device = kf_device_type_name(entry->device_type);
  kf__text_format(text, "%-36s %-8s %8llu", entry->op, device != NULL ? device : "?",
                  (unsigned long long)entry->calls);
  print_bytes(text, entry->bytes_out);
  print_bytes(text, entry->bytes_in);
  kf__text_format(text, " %9.3f ms %9.3f ms  %s\n", (double)entry->copy_ns / 1e6,
                  (double)entry->kernel_ns / 1e6, entry->site);
  return KF_OK;
}

kf_status_t kf_bill_table(char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "%-36s %-8s %8s %10s %10s %12s %12s  %s\n", "operator", "device", "calls",
                  "from it", "to it", "copies", "CPU kernel", "first call");
  kf_status_t status = kf_bill_visit(print_line, &text);
  if (status == KF_OK) return kf__text_take(&text, out_text);
  kf__text_discard(&text);
  return status;
}

/* ---- JSON ---- */

typedef struct json {
  kf_text_t text;
  size_t count;
} json_t;

/* A JSON string: call sites may have any characters that file names have. */
static void print_string(kf_text_t *text, const char *string) {
  kf__text_char(text, '"');
  for (; *string != '\0'; string++) {
    unsigned char c = (unsigned char)*string;
    if (c == '"' || c == '\\')
      kf__text_format(text, "\\%c", c);
    else if (c < 0x20)
      kf__text_format(text, "\\u%04x", c);
    else
      kf__text_char(text, (char)c);
  }
  kf__text_char(text, '"');
}

static kf_status_t print_object(void *context, const kf_bill_entry_t *entry) {
  json_t *json = context;
  kf_text_t *text = &json->text;
  const char *device = kf_device_type_name(entry->device_type);
  kf__text_puts(text, json->count++ == 0 ? "\n  {\"op\": " : ",\n  {\"op\": ");
  print_string(text, entry->op);
  kf__text_format(text, ", \"device\": ");
  print_string(text, device != NULL ? device : "");
  kf__text_format(text,
                  ", \"calls\": %llu, \"bytes_out\": %llu, \"bytes_in\": %llu, \"copy_ns\": %llu, "
                  "\"kernel_ns\": %llu, \"site\": ",
                  (unsigned long long)entry->calls, (unsigned long long)entry->bytes_out,
                  (unsigned long long)entry->bytes_in, (unsigned long long)entry->copy_ns,
                  (unsigned long long)entry->kernel_ns);
  print_string(text, entry->site);
  kf__text_format(text, "}");
  return KF_OK;
}

kf_status_t kf_bill_json(char **out_text) {
  json_t json = {.count = 0};
  kf__text_init(&json.text);
  kf__text_format(&json.text, "[");
  kf_status_t status = kf_bill_visit(print_object, &json);
  kf__text_format(&json.text, "\n]\n");
  if (status == KF_OK) return kf__text_take(&json.text, out_text);
  kf__text_discard(&json.text);
  return status;
}

/* ---- The timeline ---- */

/* One slice of a call. Times are microseconds; the viewer sorts. */
static void print_slice(json_t *json, const kf__bill_event_t *event, const char *what,
                        uint64_t begin, uint64_t end) {
  kf_text_t *text = &json->text;
  kf__text_puts(text, json->count++ == 0 ? "\n  {\"name\": " : ",\n  {\"name\": ");
  print_string(text, what != NULL ? what : kf_op_full_name(event->op));
  kf__text_format(text,
                  ", \"cat\": \"fallback\", \"ph\": \"X\", \"pid\": 1, \"tid\": %u, \"ts\": %.3f, "
                  "\"dur\": %.3f}",
                  (unsigned)event->thread, (double)begin / 1e3, (double)(end - begin) / 1e3);
}

/* The whole call, and inside of it the copies to the host, the kernel, and the copies back. */
static void print_event(void *context, const kf__bill_event_t *event) {
  print_slice(context, event, NULL, event->begin, event->end);
  print_slice(context, event, "copies from the device", event->begin, event->kernel_begin);
  print_slice(context, event, "CPU kernel", event->kernel_begin, event->kernel_end);
  print_slice(context, event, "copies to the device", event->kernel_end, event->end);
}

kf_status_t kf_bill_trace(char **out_text) {
  json_t json = {.count = 0};
  kf__text_init(&json.text);
  kf__text_puts(&json.text, "{\"traceEvents\": [");
  kf__bill_visit_events(print_event, &json);
  kf__text_puts(&json.text, "\n]}\n");
  return kf__text_take(&json.text, out_text);
}

/* ---- The environment ---- */

/* Handlers run in reverse order: this one, which is registered late, before the library's own. Not
 * by kf_warn: the handler of a language that has already shut down must not be called. */
static void print_at_exit(void) {
  char *text = NULL;
  if (kf_bill_table(&text) == KF_OK) (void)dprintf(STDERR_FILENO, "%s", text);
  kf_free(text);
}

void kf__bill_read_environment(void) {
  static bool is_read;
  const char *wanted = getenv("KEYFALL_BILL");
  if (is_read || wanted == NULL || wanted[0] == '\0' || wanted[0] == '0') return;
  is_read = true;
  kf_bill_enable(true);
  (void)atexit(print_at_exit);
}
