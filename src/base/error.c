/* Status names and the thread's error record.
 *
 * Each thread that has failed once has its own mapping for the record, which is unmapped when the
 * thread ends. The record does not come from kf_alloc (running out of memory must be reportable),
 * and it does not live in thread-local storage, which has to stay small enough for a library that
 * is loaded at run time. If the mapping fails too, threads share a static record. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "base/base_internal.h"
#include "base/error_names.h"
#include "base/new_stack.h"
#include "base/required.h"

enum { MESSAGE_SIZE = 32 * 1024, CHAIN_SIZE = 16 };

/* Two buffers for messages, used alternately: a new message may quote the previous one. */
typedef struct error_record {
  kf_error_t public_part;
  kf_error_frame_t chain[CHAIN_SIZE];
  uint32_t count; /* of the errors that the thread had */
  bool is_over;
  char messages[2][MESSAGE_SIZE];
} error_record_t;

static const kf_error_t no_error = {KF_OK, false, "", 0, 0, NULL};
static error_record_t shared_record; /* last resort */
static __thread error_record_t *record __attribute__((tls_model("initial-exec")));

static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t record_key;
static bool key_made;

static void unmap_record(void *block) {
  record = NULL;
  (void)munmap(block, sizeof(error_record_t));
}

static void make_key(void) { key_made = pthread_key_create(&record_key, unmap_record) == 0; }

/* The record is freed by the thread that has it. */
static void record_moved(void) {
  if (key_made && record != &shared_record) (void)pthread_setspecific(record_key, record);
}
KF__THREAD_PART(record, record, record_moved)

static error_record_t *get_record(void) {
  if (record != NULL) return record;
  (void)pthread_once(&key_once, make_key);
  void *block = mmap(NULL, sizeof(error_record_t), PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block != MAP_FAILED && (!key_made || pthread_setspecific(record_key, block) != 0)) {
    (void)munmap(block, sizeof(error_record_t));
    block = MAP_FAILED;
  }
  record = block != MAP_FAILED ? block : &shared_record;
  record->public_part = no_error;
  return record;
}

const char *kf_status_name(kf_status_t status) {
  switch (status) {
#define KF_STATUS(name, value, text, python) \
  case KF_##name:                            \
    return text;
#include <keyfall/status.def>
#undef KF_STATUS
    case KF_STATUS_FORCE_INT32: break;
  }
  return "unknown status";
}

const char *kf_status_python_exception(kf_status_t status) {
  switch (status) {
#define KF_STATUS(name, value, text, python) \
  case KF_##name:                            \
    return #python;
#include <keyfall/status.def>
#undef KF_STATUS
    case KF_STATUS_FORCE_INT32: break;
  }
  return "RuntimeError";
}

const kf_error_t *kf_error_last(void) { return record != NULL ? &record->public_part : &no_error; }

const char *kf_error_message(void) { return kf_error_last()->message; }

void kf_error_clear(void) {
  if (record != NULL) record->public_part = no_error;
}

/* The buffer that the current message is not in. */
static char *other_buffer(error_record_t *r) {
  return r->messages[r->public_part.message == r->messages[0]];
}

/* Starts a new error; returns the buffer for its message. */
static char *begin_error(kf_status_t code, error_record_t **out_record) {
  error_record_t *r = get_record();
  r->count++;
  r->is_over = false;
  r->public_part.code = code;
  r->public_part.truncated = false;
  char *message = other_buffer(r);
  r->public_part.message = message;
  r->public_part.chain_length = 0;
  r->public_part.chain_dropped = 0;
  r->public_part.chain = r->chain;
  *out_record = r;
  return message;
}

kf_status_t kf_error_setv(kf_status_t code, const char *format, va_list args) {
  error_record_t *r = NULL;
  char *message = begin_error(code, &r);
  if (format == NULL) format = ""; /* a plug-in's call, which no compiler checks */
  int length = vsnprintf(message, MESSAGE_SIZE, format, args);
  r->public_part.truncated = length >= MESSAGE_SIZE;
  return code;
}

kf_status_t kf_error_set(kf_status_t code, const char *format, ...) {
  va_list args;
  va_start(args, format);
  kf_status_t status = kf_error_setv(code, format, args);
  va_end(args);
  return status;
}

kf_status_t kf_error_set_message(kf_status_t code, const char *message) {
  return kf_error_set(code, "%s", message != NULL ? message : "");
}

uint32_t kf__error_count(void) { return record != NULL ? record->count : 0; }
void kf__error_end(void) { get_record()->is_over = true; }
bool kf__error_is_over(void) { return record == NULL || record->is_over; }

kf_status_t kf__null_pointer(const char *function, const char *argument) {
  return kf_error_set(KF_ERR_MISUSE, "%s: the argument '%s' must not be NULL", function, argument);
}

void kf__report_no_memory(void) { (void)kf_error_set(KF_ERR_NO_MEMORY, "out of memory"); }

kf_status_t kf__error_set_bytes(kf_status_t code, const char *data, size_t full_size) {
  error_record_t *r = NULL;
  char *message = begin_error(code, &r);
  size_t size = full_size < MESSAGE_SIZE ? full_size : MESSAGE_SIZE - 1;
  for (size_t i = 0; i < size; i++) message[i] = data[i] != '\0' ? data[i] : '?';
  message[size] = '\0';
  r->public_part.truncated = size < full_size;
  return code;
}

/* Whether a message begins with the name of the operator: "aten::add.Tensor: …", "add: …". */
static bool is_named(const char *message, const char *op) {
  const char *colons = strstr(op, "::");
  const char *name = colons != NULL ? colons + 2 : op;
  const size_t size = strcspn(name, ".");
  if (strncmp(message, op, (size_t)(name - op)) == 0) message += name - op;
  return strncmp(message, name, size) == 0 && strchr(":.(", message[size]) != NULL;
}

void kf__error_name(const char *op) {
  error_record_t *r = get_record();
  const char *message = r->public_part.message;
  if (r->public_part.code == KF_ERR_NO_MEMORY || is_named(message, op)) return;
  char *named = other_buffer(r);
  const int length = snprintf(named, MESSAGE_SIZE, "%s: %s", op, message);
  r->public_part.truncated |= length >= MESSAGE_SIZE;
  r->public_part.message = named;
}

void kf__error_add_frame(const char *op, const char *key) {
  kf_error_t *e = &get_record()->public_part;
  KF_ASSERT(e->chain_length <= CHAIN_SIZE);
  if (e->chain_length == CHAIN_SIZE) {
    e->chain_dropped++;
    return;
  }
  error_record_t *r = (error_record_t *)(void *)e;
  e->chain = r->chain;
  kf_error_frame_t *frame = &r->chain[e->chain_length++];
  (void)snprintf(frame->op, sizeof frame->op, "%s", op);
  (void)snprintf(frame->key, sizeof frame->key, "%s", key);
}

size_t kf_error_describe(char *buffer, size_t size) {
  const kf_error_t *e = kf_error_last();
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__text_puts(&text, e->message);
  for (uint32_t i = 0; i < e->chain_length; i++)
    kf__text_format(&text, "\n  in %s [%s]", e->chain[i].op, e->chain[i].key);
  if (e->chain_dropped > 0) kf__text_format(&text, "\n  and %u more", e->chain_dropped);
  return kf__text_finish_fixed(&text);
}
