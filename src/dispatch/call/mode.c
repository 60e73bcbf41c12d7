/* Modes: mode.h. Each level has a key, whose fallback hands a call to the thread's modes.
 *
 * Invariant: a thread includes the key of a level exactly while one of its scopes there is not
 * running, so calls that no mode would see do not come here. */
#include <keyfall/mode.h>
#include <pthread.h>

#include "base/forks.h"
#include "base/new_stack.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/keys/local_keys.h"
#include "dispatch/registry/owner.h"

enum { LEVEL_COUNT = KF_MODE_BELOW_PYTHON + 1 };

struct kf_mode_object {
  kf_object_t object;
  kf_mode_level_t level;
  uint32_t flags;
  kf_mode_fn fn;
  void *context;
  void (*release)(void *context);
  bool holds_code;
};

/* A function of a mode that is running; on the stack of its thread. */
typedef struct frame {
  kf_mode_scope_t *scope; /* NULL once it has exited */
  kf_mode_scope_t *older; /* where the call continues */
  const kf_call_t *call;
  struct frame *caller;
  kf_mode_level_t level;
  unsigned rank;
} frame_t;

/* Changes under the lock below. `bit` and `rank` are atomic: the key's bit, 0 while there is
 * no key, and its rank, or that of the latest key. */
static struct {
  kf_key_t key;
  unsigned rank;
  uint64_t bit;
  kf_registration_t *fallback;
} levels[LEVEL_COUNT];
/* The number of modes. Atomic; grows under the lock. */
static int64_t mode_count;

/* Taken before the dispatcher's lock, so never in a listener, which has that one already. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool taken_for_fork;

static __thread kf_mode_scope_t *entered[LEVEL_COUNT] __attribute__((tls_model("initial-exec")));
static __thread frame_t *running __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(entered, entered, NULL)
KF__THREAD_PART(running, running, NULL)

/* ---- Calls ---- */

/* The first scope from here on that a call goes to, or NULL. */
static kf_mode_scope_t *next_idle(kf_mode_scope_t *scope) {
  while (scope != NULL && scope->is_running) scope = scope->older;
  return scope;
}

/* Keeps the invariant above after a change. */
static void update_key(kf_mode_level_t level) {
  kf_local_t *local = kf__local_get();
  uint64_t bit = __atomic_load_n(&levels[level].bit, __ATOMIC_RELAXED);
  if (next_idle(entered[level]) != NULL)
    local->included.functionality |= bit;
  else
    local->included.functionality &= ~bit;
}

static void set_running(frame_t *frame, bool on) {
  if (frame->scope == NULL) return;
  frame->scope->is_running = on;
  update_key(frame->level);
}

static kf_status_t run_mode(kf_mode_scope_t *scope, kf_mode_level_t level, unsigned rank,
                            const kf_call_t *call, kf_stack_t *stack) {
  KF_ASSERT(!scope->is_running);
  frame_t frame = {scope, scope->older, call, running, level, rank};
  kf_mode_t *mode = scope->mode;
  kf_object_retain(mode); /* the function may exit the scope */
  running = &frame;
  set_running(&frame, true);
  kf_status_t status = mode->fn(mode->context, call, stack);
  set_running(&frame, false);
  running = frame.caller;
  kf_mode_release(mode);
  return status;
}

/* The call continues below the level. */
static kf_status_t go_below(unsigned rank, const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(call->op, kf_keyset_below(call->keyset, rank), stack);
}

/* Switches the nested modes that have seen this call on or off. */
static void set_nested(const kf_call_t *call, bool on) {
  for (frame_t *frame = running; frame != NULL && frame->call == call; frame = frame->caller)
    if (frame->scope != NULL && (frame->scope->mode->flags & KF_MODE_NESTED) != 0)
      set_running(frame, !on);
}

kf_status_t kf_mode_next(const kf_call_t *call, kf_stack_t *stack) {
  frame_t *frame = running;
  if (call == NULL || stack == NULL || frame == NULL || frame->call != call)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_mode_next: expected the call of the mode's function "
                        "that is running on this thread");
  kf_mode_scope_t *older = next_idle(frame->older);
  if (older != NULL) return run_mode(older, frame->level, frame->rank, call, stack);
  set_nested(call, true);
  kf_status_t status = go_below(frame->rank, call, stack);
  set_nested(call, false);
  return status;
}

/* A Python mode or subclass comes next and has not run yet. */
static bool is_before_python(kf_keyset_t set) {
  return (set.functionality & KF_RANK_BIT(Python)) != 0;
}

static kf_status_t run_level(kf_mode_level_t level, const kf_call_t *call, kf_stack_t *stack) {
  unsigned rank = __atomic_load_n(&levels[level].rank, __ATOMIC_RELAXED);
  kf_mode_scope_t *scope = next_idle(entered[level]);
  if (scope == NULL || (level == KF_MODE_BELOW_PYTHON && is_before_python(call->keyset)))
    return go_below(rank, call, stack);
  return run_mode(scope, level, rank, call, stack);
}

static kf_status_t run_above_all(const kf_call_t *call, kf_stack_t *stack) {
  return run_level(KF_MODE_ABOVE_ALL, call, stack);
}
static kf_status_t run_below_autograd(const kf_call_t *call, kf_stack_t *stack) {
  return run_level(KF_MODE_BELOW_AUTOGRAD, call, stack);
}
static kf_status_t run_below_python(const kf_call_t *call, kf_stack_t *stack) {
  return run_level(KF_MODE_BELOW_PYTHON, call, stack);
}

/* ---- Keys ---- */

static const struct {
  const char *name;
  kf_zone_t zone;
  kf_boxed_fn fallback;
} level_kinds[LEVEL_COUNT] = {{"ModeAboveAll", KF_ZONE_TOPMOST, run_above_all},
                              {"ModeBelowAutograd", KF_ZONE_BELOW_AUTOGRAD, run_below_autograd},
                              {"ModeBelowPython", KF_ZONE_BELOW_AUTOGRAD, run_below_python}};

static kf_status_t claim_level(size_t level) {
  if (levels[level].key == KF_KEY_Undefined)
    KF_TRY(kf_key_define(level_kinds[level].name, level_kinds[level].zone, &levels[level].key));
  if (levels[level].fallback == NULL) {
    kf_kernel_desc_t kernel = kf_kernel_boxed(level_kinds[level].fallback, NULL, "modes (mode.h)");
    KF_TRY(kf_register_fallback(levels[level].key, &kernel, &levels[level].fallback));
  }
  uint64_t bit = kf_keyset_of(levels[level].key).functionality;
  __atomic_store_n(&levels[level].rank, kf_key_rank(levels[level].key), __ATOMIC_RELAXED);
  __atomic_store_n(&levels[level].bit, bit, __ATOMIC_RELAXED);
  return KF_OK;
}

/* A key that cannot be given back, because the program has registered a kernel to it, stays for the
 * next mode. */
static void free_level(size_t level) {
  kf_registration_release(levels[level].fallback);
  levels[level].fallback = NULL;
  if (levels[level].key == KF_KEY_Undefined || kf_key_undefine(levels[level].key) != KF_OK) return;
  levels[level].key = KF_KEY_Undefined;
  __atomic_store_n(&levels[level].bit, 0, __ATOMIC_RELAXED);
}

/* Claims what modes need, for no plug-in in particular. The last level first: in one zone it gets
 * the lower rank. Lock held. */
static kf_status_t claim_levels(void) {
  kf_owner_t *owner = kf__owner_set_current(NULL);
  kf_status_t status = KF_OK;
  for (size_t level = LEVEL_COUNT; status == KF_OK && level-- > 0;) status = claim_level(level);
  (void)kf__owner_set_current(owner);
  return status;
}

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

/* Lock held. */
static void free_levels_if_unused(void) {
  if (__atomic_load_n(&mode_count, __ATOMIC_RELAXED) > 0) return;
  for (size_t level = 0; level < LEVEL_COUNT; level++) free_level(level);
}

static kf_status_t add_mode(void) {
  if (kf__dispatcher_is_locked_here())
    return kf_error_set(KF_ERR_MISUSE, "kf_mode_create: a listener must not create a mode");
  take_lock();
  kf_status_t status = claim_levels();
  if (status == KF_OK)
    (void)kf_count_up(&mode_count);
  else
    free_levels_if_unused();
  give_lock();
  return status;
}

/* In a listener, the keys stay until a mode is released elsewhere. */
static void remove_mode(void) {
  (void)kf_count_down(&mode_count);
  if (kf__dispatcher_is_locked_here()) return;
  take_lock();
  free_levels_if_unused();
  give_lock();
}

/* When a listener forks, another thread may hold the lock and wait for the dispatcher's. Claiming
 * is done in steps that a child can continue. */
static void before_fork(void) {
  taken_for_fork = !kf__dispatcher_is_locked_here();
  if (taken_for_fork) take_lock();
}
static void after_fork(void) {
  if (taken_for_fork) give_lock();
}
static void after_fork_in_child(void) {
  if (!taken_for_fork) (void)pthread_mutex_init(&lock, NULL);
  after_fork();
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_MODES,
                  (kf__fork_functions_t){before_fork, after_fork, after_fork_in_child});
}

kf_keyset_t kf_mode_keys_below_python(void) {
  return kf_keyset_make(0, __atomic_load_n(&levels[KF_MODE_BELOW_PYTHON].bit, __ATOMIC_RELAXED));
}

/* ---- Modes ---- */

static void destroy_mode(kf_object_t *self) {
  kf_mode_t *mode = (kf_mode_t *)(void *)self;
  if (mode->release != NULL) mode->release(mode->context);
  if (mode->holds_code) kf__code_drop((kf_typed_fn)mode->fn);
  kf_free(mode);
  remove_mode();
}

static const kf_object_type_t mode_type = {sizeof mode_type, 0, "Mode", destroy_mode, NULL, NULL};

kf_status_t kf_mode_create(kf_mode_level_t level, uint32_t flags, kf_mode_fn fn, void *context,
                           void (*release)(void *context), kf_mode_t **out_mode) {
  *out_mode = NULL;
  if (fn == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_mode_create: expected a function, found NULL");
  if ((unsigned)level >= LEVEL_COUNT || (flags & ~(uint32_t)KF_MODE_NESTED) != 0)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_mode_create: expected a kf_mode_level_t and flags of kf_mode_flags_t, "
                        "found %u and %u",
                        (unsigned)level, flags);
  kf_mode_t *mode = kf_calloc(1, sizeof *mode);
  if (mode == NULL) return kf__no_memory();
  kf_status_t status = add_mode();
  if (status != KF_OK) {
    kf_free(mode);
    return status;
  }
  kf_object_init(&mode->object, &mode_type);
  mode->level = level;
  mode->flags = flags;
  mode->fn = fn;
  mode->context = context;
  mode->release = release;
  mode->holds_code = kf__code_hold((kf_typed_fn)fn);
  *out_mode = mode;
  return KF_OK;
}

void kf_mode_release(kf_mode_t *mode) { kf_object_release(mode); }

void kf_mode_enter(kf_mode_t *mode, kf_mode_scope_t *scope) {
  scope->mode = mode;
  scope->older = NULL;
  scope->is_running = false;
  if (mode == NULL) return;
  kf_object_retain(mode);
  scope->older = entered[mode->level];
  entered[mode->level] = scope;
  update_key(mode->level);
}

void kf_mode_exit(kf_mode_scope_t *scope) {
  kf_mode_t *mode = scope->mode;
  if (mode == NULL) return;
  kf_mode_scope_t **at = &entered[mode->level];
  while (*at != NULL && *at != scope) at = &(*at)->older;
  if (*at == NULL) return; /* entered on another thread */
  *at = scope->older;
  for (frame_t *frame = running; frame != NULL; frame = frame->caller) {
    if (frame->scope == scope) frame->scope = NULL;
    if (frame->older == scope) frame->older = scope->older;
  }
  scope->mode = NULL;
  update_key(mode->level);
  kf_mode_release(mode);
}
