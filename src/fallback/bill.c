/* See bill.h. Entries are in an array in order of appearance, under a lock; visitors get a sorted
 * copy, so that they run without it. Single calls are kept, too, for a trace: the first EVENTS_MOST
 * of them, so that a program that runs for days does not fill its memory. */
#include "fallback/bill.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "base/forks.h"

enum { SITE_SIZE = 120, EVENTS_MOST = 100000 };

typedef struct line {
  const kf_op_t *op; /* owned */
  int device_type;
  uint64_t calls, bytes_out, bytes_in, copy_ns, kernel_ns;
  char site[SITE_SIZE];
} line_t;

bool kf__bill_is_on;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static line_t *lines;
static size_t line_count, line_capacity;
static kf__bill_event_t *events;
static size_t event_count, event_capacity;
static kf_call_site_fn call_site;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

uint64_t kf__bill_now(void) {
  struct timespec now;
  (void)clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}

void kf_bill_enable(bool on) { __atomic_store_n(&kf__bill_is_on, on, __ATOMIC_RELAXED); }
bool kf_bill_is_enabled(void) { return __atomic_load_n(&kf__bill_is_on, __ATOMIC_RELAXED); }

void kf_bill_set_call_site(kf_call_site_fn function) {
  __atomic_store_n(&call_site, function, __ATOMIC_RELEASE);
}

/* ---- Counting ---- */

static line_t *find(const kf_op_t *op, int device_type) {
  for (size_t i = 0; i < line_count; i++)
    if (lines[i].op == op && lines[i].device_type == device_type) return &lines[i];
  return NULL;
}

static void add_to(line_t *line, const kf__bill_note_t *note, const kf__host_copies_t *copies,
                   uint64_t end) {
  uint64_t kernel = note->kernel_end - note->kernel_begin;
  line->calls++;
  line->bytes_out += copies->bytes_out;
  line->bytes_in += copies->bytes_in;
  line->kernel_ns += kernel;
  line->copy_ns += end - note->begin - kernel;
}

/* A number for the calling thread that is small and never used again. */
static uint32_t thread_number(void) {
  static uint32_t last;
  static __thread uint32_t own __attribute__((tls_model("initial-exec")));
  if (own == 0) own = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
  return own;
}

/* The line's operator stays alive as long as the events: both are cleared together. An event that
 * does not fit is left out of the trace, not of the sums. */
static void add_event(const line_t *line, const kf__bill_note_t *note, uint64_t end) {
  if (event_count >= EVENTS_MOST ||
      kf__grow((void **)&events, &event_capacity, event_count + 1, sizeof *events) != KF_OK)
    return;
  events[event_count++] =
      (kf__bill_event_t){line->op, note->begin,       note->kernel_begin, note->kernel_end,
                         end,      line->device_type, thread_number()};
}

/* A new line. The call site is asked for without the lock: a binding may need its own. */
static void add_line(const kf_op_t *op, int device_type) {
  line_t made = {.op = op, .device_type = device_type};
  kf_call_site_fn ask = __atomic_load_n(&call_site, __ATOMIC_ACQUIRE);
  if (ask != NULL) ask(made.site, sizeof made.site);
  made.site[sizeof made.site - 1] = '\0';
  take_lock();
  bool fits = line_count < line_capacity ||
              kf__grow((void **)&lines, &line_capacity, line_count + 1, sizeof *lines) == KF_OK;
  if (fits && find(op, device_type) == NULL) {
    kf_op_retain(op);
    lines[line_count++] = made;
  }
  give_lock();
}

void kf__bill_add(const kf__bill_note_t *note, const kf_op_t *op, int device_type,
                  const kf__host_copies_t *copies) {
  uint64_t end = kf__bill_now();
  take_lock();
  bool is_known = find(op, device_type) != NULL;
  give_lock();
  if (!is_known) add_line(op, device_type);
  take_lock();
  line_t *line = find(op, device_type);
  if (line != NULL) {
    add_to(line, note, copies, end);
    add_event(line, note, end);
  }
  give_lock();
}

void kf_bill_clear(void) {
  take_lock();
  line_t *old = lines;
  size_t count = line_count;
  kf__bill_event_t *old_events = events;
  lines = NULL;
  events = NULL;
  line_count = line_capacity = event_count = event_capacity = 0;
  give_lock();
  for (size_t i = 0; i < count; i++) kf_op_release(old[i].op);
  kf_free(old);
  kf_free(old_events);
}

/* ---- Reading ---- */

static uint64_t cost(const line_t *line) { return line->copy_ns + line->kernel_ns; }

static int dearest_first(const void *a, const void *b) {
  uint64_t x = cost(a), y = cost(b);
  return x < y ? 1 : x > y ? -1 : 0;
}

/* A copy of all lines in the order of a bill; the caller releases the operators and frees it. */
static kf_status_t copy_lines(line_t **out_lines, size_t *out_count) {
  take_lock();
  size_t count = line_count;
  line_t *copy = kf_alloc((count + 1) * sizeof *copy);
  for (size_t i = 0; copy != NULL && i < count; i++) {
    copy[i] = lines[i];
    kf_op_retain(copy[i].op);
  }
  give_lock();
  if (copy == NULL) return kf__no_memory();
  qsort(copy, count, sizeof *copy, dearest_first);
  *out_lines = copy;
  *out_count = count;
  return KF_OK;
}

kf_status_t kf_bill_visit(kf_bill_visitor_fn visit, void *context) {
  line_t *copy;
  size_t count;
  KF_TRY(copy_lines(&copy, &count));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++) {
    const line_t *line = &copy[i];
    kf_bill_entry_t entry = {sizeof entry,  line->device_type, kf_op_full_name(line->op),
                             line->calls,   line->bytes_out,   line->bytes_in,
                             line->copy_ns, line->kernel_ns,   line->site};
    status = visit(context, &entry);
  }
  for (size_t i = 0; i < count; i++) kf_op_release(copy[i].op);
  kf_free(copy);
  return status;
}

/* Under the lock: operators stay alive as long as the bill is not cleared. */
void kf__bill_visit_events(void (*visit)(void *context, const kf__bill_event_t *event),
                           void *context) {
  take_lock();
  for (size_t i = 0; i < event_count; i++) visit(context, &events[i]);
  give_lock();
}

__attribute__((constructor)) static void set_up(void) {
  kf__watch_forks(KF__FORK_BILL, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}
