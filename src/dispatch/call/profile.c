/* Profiles: every thread appends its events to a buffer of its own.
 *
 * Note [Profile buffers]
 * A thread writes to its buffer only inside calls. Readers see an event when its end is stored, so
 * they need no lock; what a thread does rarely (adding a chunk or an operator) takes the lock. When
 * a profile is cleared its buffers are retired (reclaim.h): a thread that is inside a call may
 * still write to one. A buffer belongs to one profile (`session`), and a thread whose buffer is of
 * another one does not touch it. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "dispatch/call/profile_internal.h"
#include "dispatch/call/ticks.h"
#include "dispatch/operators/operator.h"
#include "dispatch/registry/dispatcher.h"
#include "dispatch/threads/reclaim.h"

enum { CHUNK_EVENTS = 1024, MOST_OPEN = 256, DEFAULT_LIMIT = 8000000 };

typedef struct {
  const kf_op_t *op;
  uint64_t begin; /* in ticks */
  uint64_t end;   /* 0: not over */
  uint32_t depth;
  kf_key_t key;
  uint16_t kind;
} event_t;

typedef struct chunk chunk_t;
struct chunk {
  chunk_t *next;
  size_t used;
  event_t events[CHUNK_EVENTS];
};

typedef struct buffer buffer_t;
struct buffer {
  kf_retired_t retired;
  buffer_t *next;
  uint64_t thread;
  chunk_t *first, *last;
  size_t open_count;
  event_t *open[MOST_OPEN]; /* calls that have not ended, the innermost last */
  const kf_op_t **ops;      /* hash set of referenced operators */
  size_t op_count, op_capacity;
};

uint64_t kf__profile_session;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t last_session;
static buffer_t *buffers;
static size_t chunks_left;
static uint64_t dropped;
static bool use_counter;
static kf__moment_t first_start; /* of all profiles: a long time to measure the rate of ticks */
static __thread buffer_t *my_buffer __attribute__((tls_model("initial-exec")));
static __thread uint64_t my_session __attribute__((tls_model("initial-exec")));

void kf__profile_lock(void) { (void)pthread_mutex_lock(&lock); }
void kf__profile_unlock(void) { (void)pthread_mutex_unlock(&lock); }

static void drop_event(void) { (void)__atomic_add_fetch(&dropped, 1, __ATOMIC_RELAXED); }

/* Acquires what kf_profile_start has set. */
static uint64_t session_now(void) {
  return __atomic_load_n(&kf__profile_session, __ATOMIC_ACQUIRE);
}

/* ---- Buffers ---- */

static void free_buffer(kf_retired_t *retired) {
  buffer_t *buffer = (buffer_t *)(void *)retired; /* its first member */
  for (size_t i = 0; i < buffer->op_capacity; i++) kf_op_release(buffer->ops[i]);
  kf_free(buffer->ops);
  for (chunk_t *chunk = buffer->first, *next; chunk != NULL; chunk = next) {
    next = chunk->next;
    kf_free(chunk);
  }
  kf_free(buffer);
}

/* The thread's buffer of the running profile, made if there is none; NULL: no memory, or the
 * profile has just ended. */
static KF_COLD buffer_t *join(uint64_t session) {
  buffer_t *buffer = kf_calloc(1, sizeof *buffer);
  if (buffer == NULL) return NULL;
  buffer->thread = (uint64_t)syscall(SYS_gettid);
  kf__profile_lock();
  bool runs = session_now() == session;
  if (runs) {
    buffer->next = buffers;
    buffers = buffer;
  }
  kf__profile_unlock();
  if (!runs) {
    kf_free(buffer);
    return NULL;
  }
  my_buffer = buffer;
  my_session = session;
  return buffer;
}

static KF_COLD chunk_t *add_chunk(buffer_t *buffer) {
  chunk_t *chunk = NULL;
  kf__profile_lock();
  if (chunks_left > 0) chunk = kf_alloc(sizeof *chunk);
  if (chunk != NULL) {
    chunks_left--;
    chunk->next = NULL;
    chunk->used = 0;
    if (buffer->last == NULL)
      buffer->first = chunk;
    else
      buffer->last->next = chunk;
    buffer->last = chunk;
  }
  kf__profile_unlock();
  return chunk;
}

/* ---- Operators ---- */

static size_t op_slot(const kf_op_t *const *ops, size_t capacity, const kf_op_t *op) {
  size_t slot = ((uintptr_t)op >> 6) * UINT64_C(0x9e3779b97f4a7c15) >> 32 & (capacity - 1);
  while (ops[slot] != NULL && ops[slot] != op) slot = (slot + 1) & (capacity - 1);
  return slot;
}

/* Lock held. */
static bool grow_ops(buffer_t *buffer) {
  size_t capacity = buffer->op_capacity == 0 ? 64 : buffer->op_capacity * 2;
  const kf_op_t **ops = kf_calloc(capacity, sizeof *ops);
  if (ops == NULL) return false;
  for (size_t i = 0; i < buffer->op_capacity; i++)
    if (buffer->ops[i] != NULL) ops[op_slot(ops, capacity, buffer->ops[i])] = buffer->ops[i];
  kf_free(buffer->ops);
  buffer->ops = ops;
  buffer->op_capacity = capacity;
  return true;
}

static KF_COLD bool add_op(buffer_t *buffer, const kf_op_t *op) {
  kf__profile_lock();
  bool done = buffer->op_count * 2 < buffer->op_capacity || grow_ops(buffer);
  if (done) {
    kf_op_retain(op);
    buffer->ops[op_slot(buffer->ops, buffer->op_capacity, op)] = op;
    buffer->op_count++;
  }
  kf__profile_unlock();
  return done;
}

/* Keeps the operator alive for as long as its events. False: no memory. */
static bool keep_op(buffer_t *buffer, const kf_op_t *op) {
  if (buffer->op_capacity != 0 &&
      KF_LIKELY(buffer->ops[op_slot(buffer->ops, buffer->op_capacity, op)] == op))
    return true;
  return add_op(buffer, op);
}

/* ---- Events ---- */

void kf__profile_begin(kf_trace_kind_t kind, const kf_call_t *call, kf_key_t key) {
  KF_ASSERT(kf__in_call());
  uint64_t session = session_now();
  buffer_t *buffer = KF_LIKELY(my_session == session) ? my_buffer : join(session);
  chunk_t *chunk = buffer != NULL ? buffer->last : NULL;
  if (buffer != NULL && (chunk == NULL || chunk->used == CHUNK_EVENTS)) chunk = add_chunk(buffer);
  if (chunk == NULL || buffer->open_count == MOST_OPEN || !keep_op(buffer, call->op)) {
    drop_event();
    return;
  }
  event_t *event = &chunk->events[chunk->used];
  event->op = call->op;
  event->depth = kf__local.depth;
  event->key = key;
  event->kind = (uint16_t)kind;
  event->end = 0;
  event->begin = kf__ticks(use_counter);
  buffer->open[buffer->open_count++] = event;
  __atomic_store_n(&chunk->used, chunk->used + 1, __ATOMIC_RELEASE);
}

void kf__profile_end(void) {
  if (my_session != session_now()) return;
  buffer_t *buffer = my_buffer;
  /* The depths tell which event is this call's: calls that began before the profile, or whose event
   * was dropped, have none. */
  uint32_t depth = kf__local.depth;
  while (buffer->open_count > 0 && buffer->open[buffer->open_count - 1]->depth > depth)
    buffer->open_count--;
  if (buffer->open_count == 0 || buffer->open[buffer->open_count - 1]->depth != depth) return;
  event_t *event = buffer->open[--buffer->open_count];
  __atomic_store_n(&event->end, kf__ticks(use_counter), __ATOMIC_RELEASE);
}

/* ---- Profiles ---- */

static void retire_buffers(buffer_t *list) {
  kf__dispatcher_lock();
  while (list != NULL) {
    buffer_t *next = list->next;
    kf__retire(&list->retired, free_buffer);
    list = next;
  }
  kf__dispatcher_unlock();
}

kf_status_t kf_profile_start(size_t limit) {
  if (!kf_profile_is_running()) kf_profile_clear();
  kf__profile_lock();
  bool was_running = kf__profiles();
  if (!was_running) {
    if (limit == 0) limit = DEFAULT_LIMIT;
    if (first_start.ns == 0) {
      use_counter = kf__counter_is_steady();
      first_start = kf__moment(use_counter);
    }
    chunks_left = (limit + CHUNK_EVENTS - 1) / CHUNK_EVENTS;
    __atomic_store_n(&dropped, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&kf__profile_session, ++last_session, __ATOMIC_RELEASE);
    kf__set_slow_calls(KF__SLOW_PROFILED, true);
  }
  kf__profile_unlock();
  if (was_running)
    return kf_error_set(KF_ERR_MISUSE, "kf_profile_start: a profile is running already");
  return KF_OK;
}

void kf_profile_stop(void) {
  kf__profile_lock();
  __atomic_store_n(&kf__profile_session, 0, __ATOMIC_RELAXED);
  kf__set_slow_calls(KF__SLOW_PROFILED, false);
  kf__profile_unlock();
}

bool kf_profile_is_running(void) { return kf__profiles(); }

uint64_t kf_profile_dropped(void) { return __atomic_load_n(&dropped, __ATOMIC_RELAXED); }

/* Nanoseconds of a number of ticks, which are relative to the first start. */
static uint64_t ns_of(uint64_t ticks, double ns_per_tick) {
  return first_start.ns + (uint64_t)((double)(int64_t)(ticks - first_start.ticks) * ns_per_tick);
}

typedef struct {
  kf_profile_visitor_fn visit;
  void *context;
  double ns_per_tick;
} visit_t;

static kf_status_t visit_chunk(const buffer_t *buffer, const chunk_t *chunk, const visit_t *to) {
  size_t used = __atomic_load_n(&chunk->used, __ATOMIC_ACQUIRE);
  for (size_t i = 0; i < used; i++) {
    const event_t *event = &chunk->events[i];
    uint64_t end = __atomic_load_n(&event->end, __ATOMIC_ACQUIRE);
    if (end == 0) continue;
    kf_profile_event_t told = {sizeof told,
                               event->kind,
                               event->op,
                               event->key,
                               event->depth,
                               buffer->thread,
                               ns_of(event->begin, to->ns_per_tick),
                               ns_of(end, to->ns_per_tick)};
    KF_TRY(to->visit(to->context, &told));
  }
  return KF_OK;
}

kf_status_t kf_profile_visit(kf_profile_visitor_fn visit, void *context) {
  kf_status_t status = KF_OK;
  kf__profile_lock();
  kf__moment_t now = kf__moment(use_counter);
  double ticks = (double)(now.ticks - first_start.ticks);
  visit_t to = {visit, context, ticks > 0 ? (double)(now.ns - first_start.ns) / ticks : 1.0};
  for (const buffer_t *buffer = buffers; buffer != NULL && status == KF_OK; buffer = buffer->next)
    for (const chunk_t *chunk = buffer->first; chunk != NULL && status == KF_OK;
         chunk = chunk->next)
      status = visit_chunk(buffer, chunk, &to);
  kf__profile_unlock();
  return status;
}

void kf_profile_clear(void) {
  kf_profile_stop();
  kf__profile_lock();
  buffer_t *list = buffers;
  buffers = NULL;
  kf__profile_unlock();
  if (list != NULL) retire_buffers(list);
}
