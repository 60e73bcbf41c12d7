/* Profiles: every thread appends its events to a buffer of its own.
 *
 * Note [Profile buffers]
 * A thread writes to its buffer only inside calls. Chunks are zero at first, and readers see an
 * event when its duration is stored, so they need no lock; what a thread does rarely (adding a
 * chunk, an operator or a long call) takes the lock. When a profile is cleared its buffers are
 * retired (reclaim.h): a thread that is inside a call may still write to one. A buffer belongs to
 * one profile (`session`), and a thread whose buffer is of another one does not touch it.
 *
 * Events are small because new memory is expensive: the system needs 0.5 to 2 microseconds to
 * provide a page.
 *
 * Note [Profiled operators]
 * Events name operators by numbers of 16 bits, in the order in which the profile meets them. An
 * operator's word `profiled` has its number in the lowest 16 bits and the profile in the others.
 * The profile owns a reference to each of its operators until it is cleared. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "dispatch/call/profile_internal.h"
#include "dispatch/call/ticks.h"
#include "dispatch/operators/operator.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/threads/reclaim.h"

enum { CHUNK_EVENTS = 1024, MOST_OPEN = 256, DEFAULT_LIMIT = 8000000 };
enum { OP_BITS = 16, MOST_OPS = (1 << OP_BITS) - 1, TICK_BITS = 48, KIND_BITS = 3 };
/* A duration in ticks has one added: 0 stands for a call that is not over. That of a call with more
 * ticks than SHORT_TICKS, some milliseconds at least, is in the buffer's list long_calls. */
#define SHORT_TICKS (UINT64_C(1) << 24)
#define LONG_CALL (UINT32_C(1) << 31)

typedef struct {
  uint64_t begin_op;   /* number of the operator in OP_BITS; above: ticks after the chunk's base */
  uint32_t duration;   /* ticks + 1; of a long call: LONG_CALL | its index in the list */
  uint16_t key;        /* kf__profile_key; of KF_TRACE_CALL_FOR_KEY: the key */
  uint16_t depth_kind; /* the kind in KIND_BITS; above: the depth */
} event_t;
_Static_assert(sizeof(event_t) == 16, "events are small");
_Static_assert(MOST_OPEN < 1 << (16 - KIND_BITS), "a depth fits");
_Static_assert(KF_TRACE_CALL_FOR_KEY < 1 << KIND_BITS, "a kind fits");

typedef struct chunk chunk_t;
struct chunk {
  chunk_t *next;
  uint64_t base; /* ticks */
  event_t events[CHUNK_EVENTS];
};

typedef struct {
  event_t *event; /* NULL: the call at this depth has none */
  uint64_t begin;
} open_call_t;

typedef struct buffer buffer_t;
struct buffer {
  kf_retired_t retired;
  buffer_t *next;
  uint64_t thread;
  event_t *free, *free_end; /* the free events of the last chunk */
  uint64_t base;            /* of the last chunk */
  chunk_t *first, *last;
  uint64_t *long_calls; /* ticks */
  size_t long_count, long_capacity;
  open_call_t open[MOST_OPEN]; /* calls that have not ended, by depth */
};

uint64_t kf__profile_session;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t last_session;
static buffer_t *buffers;
static size_t chunks_left;
static const kf_op_t **ops;
static size_t op_count, op_capacity;
static uint64_t dropped;
static bool use_counter;
static kf__moment_t first_start; /* of all profiles: a long time to measure the rate of ticks */
static __thread struct {
  uint64_t session;
  buffer_t *buffer;
} mine __attribute__((tls_model("initial-exec")));

void kf__profile_lock(void) { (void)pthread_mutex_lock(&lock); }
void kf__profile_unlock(void) { (void)pthread_mutex_unlock(&lock); }

static void drop_event(void) { (void)__atomic_add_fetch(&dropped, 1, __ATOMIC_RELAXED); }

/* Relaxed: a thread gets its buffer and operator numbers of a session under the lock. */
static uint64_t session_now(void) {
  return __atomic_load_n(&kf__profile_session, __ATOMIC_RELAXED);
}

/* ---- Buffers ---- */

static void free_buffer(kf_retired_t *retired) {
  buffer_t *buffer = (buffer_t *)(void *)retired; /* its first member */
  for (chunk_t *chunk = buffer->first, *next; chunk != NULL; chunk = next) {
    next = chunk->next;
    kf_free(chunk);
  }
  kf_free(buffer->long_calls);
  kf_free(buffer);
}

/* Makes the thread's buffer of the running profile. False: no memory, or the profile has ended. */
static bool join(uint64_t session) {
  buffer_t *buffer = kf_calloc(1, sizeof *buffer);
  if (buffer == NULL) return false;
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
    return false;
  }
  mine.buffer = buffer;
  mine.session = session;
  return true;
}

static bool add_chunk(buffer_t *buffer) {
  chunk_t *chunk = NULL;
  kf__profile_lock();
  if (chunks_left > 0) chunk = kf_calloc(1, sizeof *chunk);
  if (chunk != NULL) {
    chunks_left--;
    /* Counters of two cores may differ a little: events must not seem to begin before the base. */
    chunk->base = kf__ticks(use_counter) - (UINT64_C(1) << (TICK_BITS - 8));
    if (buffer->last == NULL)
      buffer->first = chunk;
    else
      buffer->last->next = chunk;
    buffer->last = chunk;
    buffer->base = chunk->base;
    buffer->free = chunk->events;
    buffer->free_end = chunk->events + CHUNK_EVENTS;
  }
  kf__profile_unlock();
  return chunk != NULL;
}

/* ---- Operators ---- */

static uint64_t number_of(const kf_op_t *op) {
  return __atomic_load_n(&op->profiled, __ATOMIC_RELAXED);
}

static bool has_number(const kf_op_t *op, uint64_t session) {
  return number_of(op) >> OP_BITS == session;
}

/* Lock held. */
static bool grow_ops(void) {
  size_t capacity = op_capacity == 0 ? 64 : op_capacity * 2;
  const kf_op_t **grown = kf_realloc(ops, capacity * sizeof *ops);
  if (grown == NULL) return false;
  ops = grown;
  op_capacity = capacity;
  return true;
}

/* Gives the operator a number. False: no memory, too many operators, or the profile has ended. */
static bool add_op(const kf_op_t *op, uint64_t session) {
  kf__profile_lock();
  bool done = session_now() == session && has_number(op, session); /* by another thread */
  if (!done && session_now() == session && op_count < MOST_OPS &&
      (op_count < op_capacity || grow_ops())) {
    kf_op_retain(op);
    ops[op_count] = op;
    __atomic_store_n(&kf__op_mutable(op)->profiled, session << OP_BITS | op_count,
                     __ATOMIC_RELAXED);
    op_count++;
    done = true;
  }
  kf__profile_unlock();
  return done;
}

/* ---- Events ---- */

/* The slow path of an event: creates the thread's buffer, a chunk or the operator's number if it is
 * missing. False: the event is dropped. */
static KF_COLD bool prepare(const kf_op_t *op, uint64_t session) {
  return (mine.session == session || join(session)) &&
         (mine.buffer->free != mine.buffer->free_end || add_chunk(mine.buffer)) &&
         (has_number(op, session) || add_op(op, session));
}

void kf__profile_begin(kf_trace_kind_t kind, const kf_call_t *call, uint16_t key) {
  KF_ASSERT(kf__in_call());
  uint64_t session = session_now();
  uint32_t depth = kf__local.depth;
  /* the profile ended since the caller looked, or the call was entered before it started */
  if (KF_UNLIKELY(session == 0 || depth == 0)) return;
  if (KF_UNLIKELY(mine.session != session || mine.buffer->free == mine.buffer->free_end ||
                  !has_number(call->op, session) || depth > MOST_OPEN) &&
      (depth > MOST_OPEN || !prepare(call->op, session))) {
    drop_event();
    return;
  }
  buffer_t *buffer = mine.buffer;
  event_t *event = buffer->free;
  event->key = key;
  event->depth_kind = (uint16_t)(depth << KIND_BITS | (uint32_t)kind);
  uint64_t begin = kf__ticks(use_counter), after_base = begin - buffer->base;
  if (KF_UNLIKELY(after_base >> TICK_BITS != 0)) { /* the chunk is a day old */
    buffer->free = buffer->free_end;
    kf__profile_begin(kind, call, key);
    return;
  }
  event->begin_op = after_base << OP_BITS | (number_of(call->op) & MOST_OPS);
  buffer->free = event + 1;
  buffer->open[depth - 1] = (open_call_t){event, begin};
}

static KF_COLD void add_long_call(buffer_t *buffer, event_t *event, uint64_t ticks) {
  kf__profile_lock();
  if (buffer->long_count == buffer->long_capacity) {
    size_t capacity = buffer->long_capacity == 0 ? 16 : buffer->long_capacity * 2;
    uint64_t *grown = kf_realloc(buffer->long_calls, capacity * sizeof *grown);
    if (grown != NULL) {
      buffer->long_calls = grown;
      buffer->long_capacity = capacity;
    }
  }
  if (buffer->long_count < buffer->long_capacity) {
    buffer->long_calls[buffer->long_count] = ticks;
    __atomic_store_n(&event->duration, LONG_CALL | (uint32_t)buffer->long_count, __ATOMIC_RELEASE);
    buffer->long_count++;
  } else {
    drop_event();
  }
  kf__profile_unlock();
}

void kf__profile_end(void) {
  uint64_t session = session_now();
  if (session == 0 || mine.session != session) return; /* the profile may have ended meanwhile */
  uint32_t depth = kf__local.depth;
  if (KF_UNLIKELY(depth == 0 || depth > MOST_OPEN)) return;
  open_call_t *open = &mine.buffer->open[depth - 1];
  event_t *event = open->event;
  /* Calls that began before the profile, or whose event was dropped, have none. */
  if (KF_UNLIKELY(event == NULL)) return;
  open->event = NULL;
  uint64_t ticks = kf__ticks(use_counter) - open->begin;
  if (KF_UNLIKELY((int64_t)ticks < 0)) ticks = 0; /* on another core */
  if (KF_UNLIKELY(ticks > SHORT_TICKS)) {
    add_long_call(mine.buffer, event, ticks);
    return;
  }
  __atomic_store_n(&event->duration, (uint32_t)ticks + 1, __ATOMIC_RELEASE);
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

static unsigned kind_of(const event_t *event) {
  return event->depth_kind & ((1u << KIND_BITS) - 1);
}

static kf_key_t key_of(const event_t *event) {
  if (kind_of(event) == KF_TRACE_CALL_FOR_KEY) return event->key;
  unsigned backend = event->key & 0xff;
  return kf_keyset_highest_key(
      kf_keyset_make(backend < KF_BACKEND_COUNT ? UINT64_C(1) << backend : 0,
                     UINT64_C(1) << (event->key >> 8 & 63) & ~UINT64_C(1)));
}

/* Duration of a finished call. Lock held. */
static uint64_t ticks_of(const buffer_t *buffer, uint32_t duration) {
  return (duration & LONG_CALL) != 0 ? buffer->long_calls[duration & ~LONG_CALL] : duration - 1;
}

static kf_status_t visit_chunk(const buffer_t *buffer, const chunk_t *chunk, const visit_t *to) {
  for (size_t i = 0; i < CHUNK_EVENTS; i++) {
    const event_t *event = &chunk->events[i];
    uint32_t duration = __atomic_load_n(&event->duration, __ATOMIC_ACQUIRE);
    if (duration == 0) continue;
    uint64_t begin = chunk->base + (event->begin_op >> OP_BITS);
    kf_profile_event_t told = {sizeof told,
                               kind_of(event),
                               ops[event->begin_op & MOST_OPS],
                               key_of(event),
                               (uint32_t)event->depth_kind >> KIND_BITS,
                               buffer->thread,
                               ns_of(begin, to->ns_per_tick),
                               ns_of(begin + ticks_of(buffer, duration), to->ns_per_tick)};
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
  const kf_op_t **released = ops;
  size_t count = op_count;
  buffers = NULL;
  ops = NULL;
  op_count = op_capacity = 0;
  kf__profile_unlock();
  for (size_t i = 0; i < count; i++) kf_op_release(released[i]);
  kf_free(released);
  if (list != NULL) retire_buffers(list);
}
