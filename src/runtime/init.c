/* Setting the library up: the only file that names every room. Rooms register what they have in the
 * order of their levels; a set-up that fails half-way is undone, and may be tried again.
 *
 * Programs that use the dispatcher alone never come here: a fresh dispatcher has no operators. */
#include <keyfall/library.h>
#include <pthread.h>

#include "base/forks.h"
#include "dispatch/call/call_internal.h"
#include "dispatch/keys/dispatcher_lock.h"
#ifndef KF_CORE_ONLY
#include "backends/cpu/register_cpu.h"
#include "backends/meta/register_meta.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/standard_registrations.h"
#include "tensor/checked/schema_checker.h"
#ifdef KF_NO_AUTOGRAD
#include "dispatch/registry/library_internal.h"
#else
#include "autograd/register_autograd.h"
#endif
#endif

#ifndef KF_CORE_ONLY

/* What a room registered, newest first when it is undone. */
enum { MAX_LIBRARIES = 16 };
typedef kf_status_t (*register_fn)(kf_library_t **out_library);
static kf_status_t load_catalogue(kf_library_t **out_library) {
  return kf__catalogue_load(kf__kernel_lists, out_library);
}
#ifdef KF_NO_AUTOGRAD
/* Tensors have autograd keys all the same: calls pass them by. */
static kf_status_t register_autograd_fallbacks(kf_library_t **out_library) {
  const kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  return kf__library_autograd_fallbacks(&nothing, KF__ORIGIN_HERE, out_library);
}
#else
#define register_autograd_fallbacks kf__autograd_register_fallbacks
#endif
static const register_fn rooms[] = {kf_library_standard_fallbacks,
                                    register_autograd_fallbacks,
                                    kf__ops_register_fallbacks,
                                    load_catalogue,
                                    kf__ops_register_zero_tensors,
                                    kf__ops_register_queries,
                                    kf__ops_register_prim,
                                    kf__cpu_register,
                                    kf__meta_register,
#ifndef KF_NO_AUTOGRAD
                                    kf__autograd_register,
#endif
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ready;
static __thread bool setting_up; /* a listener that calls operators must not wait for itself */
static kf_library_t *libraries[MAX_LIBRARIES];

/* A listener may fork while its thread sets the library up, and the child goes on with it; or while
 * another one does, which waits for the dispatcher's lock, so that it cannot be waited for. */
static bool taken_for_fork;

static void before_fork(void) {
  taken_for_fork = false;
  if (setting_up) return;
  if (kf__dispatcher_is_locked_here())
    taken_for_fork = pthread_mutex_trylock(&lock) == 0;
  else
    taken_for_fork = pthread_mutex_lock(&lock) == 0;
}
static void after_fork(void) {
  if (taken_for_fork) (void)pthread_mutex_unlock(&lock);
}
static void after_fork_in_child(void) {
  if (!taken_for_fork && !setting_up) (void)pthread_mutex_init(&lock, NULL);
  after_fork();
}

__attribute__((constructor)) static void loaded(void) {
  kf__catalogue_set_up_by(kf_init);
  kf__watch_forks(KF__FORK_RUNTIME,
                  (kf__fork_functions_t){before_fork, after_fork, after_fork_in_child});
}

static void undo(size_t count) {
  kf__catalogue_forget();
  while (count > 0) {
    kf_library_release(libraries[--count]);
    libraries[count] = NULL;
  }
}

static kf_status_t set_up(void) {
  size_t count = sizeof rooms / sizeof rooms[0];
  for (size_t i = 0; i < count; i++) {
    kf_status_t status = rooms[i](&libraries[i]);
    if (status == KF_OK) continue;
    undo(i);
    return status;
  }
  kf__catalogue_publish();
  kf__tensor_follow_calls(true);
  return KF_OK;
}

static kf_status_t set_up_once(void) {
  if (__atomic_load_n(&ready, __ATOMIC_ACQUIRE) || setting_up) return KF_OK;
  (void)pthread_mutex_lock(&lock);
  setting_up = true;
  kf_status_t status = ready ? KF_OK : set_up();
  if (status == KF_OK) __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
  setting_up = false;
  (void)pthread_mutex_unlock(&lock);
  return status;
}

void kf_shutdown(void) {
  (void)pthread_mutex_lock(&lock);
  if (ready) {
    __atomic_store_n(&ready, 0, __ATOMIC_RELEASE);
    kf__tensor_follow_calls(false);
    undo(sizeof rooms / sizeof rooms[0]);
  }
  (void)pthread_mutex_unlock(&lock);
  (void)kf_memory_trim();
}

#else

static kf_status_t set_up_once(void) { return KF_OK; }
void kf_shutdown(void) {}

#endif

kf_status_t kf_init(void) {
  kf__calls_read_environment();
  return set_up_once();
}
