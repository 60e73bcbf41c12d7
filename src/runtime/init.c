/* Library initialization: the only file that names every room. Rooms register their operators and
 * kernels in the order of their levels. If the set-up fails halfway, it is undone and may be tried
 * again.
 *
 * Programs that use the dispatcher alone do not call this: a fresh dispatcher has no operators. */
#include <keyfall/library.h>
#include <pthread.h>

#include "base/forks.h"
#include "dispatch/call/call_internal.h"
#include "dispatch/keys/dispatcher_lock.h"
#ifndef KF_CORE_ONLY
#include "backends/cpu/matmul/quantized_linear.h"
#include "backends/cpu/register_cpu.h"
#include "backends/device/register_device.h"
#include "backends/meta/register_meta.h"
#include "backends/sparse/register_sparse.h"
#include "codegen/program.h"
#include "fallback/bill.h"
#include "fallback/register_fallback.h"
#include "lazy/recording/eager_fallback.h"
#include "lazy/register_lazy.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/standard_registrations.h"
#include "tensor/checked/schema_checker.h"
#include "transforms/functionalize/register_functionalize.h"
#ifdef KF_NO_AUTOGRAD
#include "dispatch/registry/library_internal.h"
#else
#include "autograd/register_autograd.h"
#endif
#endif

#ifndef KF_CORE_ONLY

enum { MAX_LIBRARIES = 16 };
/* Registers the operators and kernels of a room; the caller releases the library. */
typedef kf_status_t (*register_fn)(kf_library_t **out_library);
static kf_status_t load_catalogue(kf_library_t **out_library) {
  return kf__catalogue_load(kf__kernel_lists, kf__python_modules, out_library);
}
static kf_status_t register_cpu(kf_library_t **out_library) {
  kf__codegen_use(kf__cpu_tables);
  return kf__cpu_register(out_library);
}
#ifdef KF_NO_AUTOGRAD
/* Tensors have autograd keys in this build as well; calls skip them. */
static kf_status_t register_autograd_fallbacks(kf_library_t **out_library) {
  const kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  return kf__library_autograd_fallbacks(&nothing, KF__ORIGIN_HERE, out_library);
}
#else
#define register_autograd_fallbacks kf__autograd_register_fallbacks
#endif
/* The order matters: fallbacks come first, so that operator tables are computed with them; then the
 * catalogue, because kernels of the other rooms refer to its operators. */
static const register_fn rooms[] = {
    kf_library_standard_fallbacks,
    register_autograd_fallbacks,
    kf__ops_register_fallbacks,
    kf__functionalize_register_fallback,
    load_catalogue,
    kf__ops_register_zero_tensors,
    kf__ops_register_queries,
    kf__ops_register_prim,
    register_cpu,
    kf__cpu_register_quantized,
    kf__meta_register,
    kf__device_register_kernels,
    kf__functionalize_register,
#ifndef KF_NO_AUTOGRAD
    kf__autograd_register,
#endif
};

_Static_assert(sizeof rooms / sizeof rooms[0] <= MAX_LIBRARIES, "a library for each room");

/* The outermost lock: held during the whole set-up and shutdown. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/* Stored with release after the set-up and read with acquire, without the lock: a thread that sees
 * it set also sees everything that was registered. */
static int ready;
/* A listener that calls operators during the set-up must not wait for its own thread. */
static __thread bool setting_up;
static kf_library_t *libraries[MAX_LIBRARIES]; /* what rooms registered; undone newest first */

/* Two cases need care. A listener may fork while its own thread sets up the library: that thread
 * holds the lock, and the child continues the set-up. Or a listener may fork while another thread
 * sets up the library: that thread waits for the dispatcher's lock, which the forking thread holds,
 * so waiting for it would deadlock. In that case the child re-initializes the lock. */
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

/* Operators that lazy tensors run eagerly: nothing is copied, so the bill has times only. */
static void bill_lazy(const kf_op_t *op, const kf__lazy_times_t *times) {
  static const kf__host_copies_t nothing;
  const kf__bill_note_t note = {.is_on = kf_bill_is_enabled(),
                                .begin = times->begin,
                                .kernel_begin = times->kernel_begin,
                                .kernel_end = times->kernel_end};
  kf__bill_end(&note, op, KF_DEVICE_LAZY, &nothing, KF_OK);
}

/* Releases the first `count` libraries, newest first. */
static void undo(size_t count) {
  KF_ASSERT(count <= sizeof rooms / sizeof rooms[0]);
  kf__tensor_follow_calls(false);
  kf__fallback_unregister();
  kf__sparse_forget();
  kf__functionalize_forget();
  kf__catalogue_forget();
  while (count > 0) {
    KF_ASSERT(libraries[count - 1] != NULL);
    kf_library_release(libraries[--count]);
    libraries[count] = NULL;
  }
}

static kf_status_t set_up(void) {
  size_t count = sizeof rooms / sizeof rooms[0];
  KF_ASSERT(setting_up);
  kf__tensor_follow_calls(true); /* before there are thousands of kernels to look at */
  for (size_t i = 0; i < count; i++) {
    KF_ASSERT(libraries[i] == NULL);
    kf_status_t status = rooms[i](&libraries[i]);
    KF_ASSERT((status == KF_OK) == (libraries[i] != NULL));
    if (status == KF_OK) continue;
    undo(i);
    return status;
  }
  kf_status_t status = kf__fallback_register();
  if (status != KF_OK) {
    undo(count);
    return status;
  }
  kf__lazy_bill = bill_lazy;
  kf__sparse_watch();
  kf__catalogue_publish();
  return KF_OK;
}

/* A single atomic load once the library is set up. */
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
    kf__lazy_shutdown();
    __atomic_store_n(&ready, 0, __ATOMIC_RELEASE);
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
