/* A list of the live storages on devices with the call stacks that allocated them. An entry that
 * cannot be allocated is left out: the message then names fewer sites than there are storages. */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* dladdr */
#endif
#include "tensor/storage/allocation_sites.h"

#ifndef NDEBUG

#include <dlfcn.h>
#include <pthread.h>

#if defined(__GLIBC__)
#include <execinfo.h>
#else
static int backtrace(void **frames, int count) {
  (void)frames;
  (void)count;
  return 0;
}
#endif

#include "base/forks.h"
#include "dispatch/keys/key_internal.h"

enum { FRAMES = 32, SHOWN = 3 };

typedef struct site {
  struct site *next;
  const kf_storage_t *storage;
  int count;
  void *frames[FRAMES];
} site_t;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static site_t *sites;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

/* The part of a path after the last slash. */
static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash != NULL ? slash + 1 : path;
}

/* Names the innermost caller outside this library. */
static void describe_caller(const site_t *site, kf_text_t *text) {
  Dl_info own, found;
  bool known = dladdr((const void *)&sites, &own) != 0;
  for (int i = 0; known && i < site->count; i++) {
    if (dladdr(site->frames[i], &found) == 0 || found.dli_fbase == own.dli_fbase) continue;
    uintptr_t offset = (uintptr_t)site->frames[i] - (uintptr_t)found.dli_fbase;
    kf__text_format(text, " made by %s (%s+0x%lx)",
                    found.dli_sname != NULL ? found.dli_sname : "a function",
                    base_name(found.dli_fname), (unsigned long)offset);
    return;
  }
}

static void describe(int device_type, kf_text_t *text) {
  int shown = 0;
  take_lock();
  for (const site_t *b = sites; b != NULL && shown < SHOWN; b = b->next) {
    if (b->storage->device.type != device_type) continue;
    kf__text_format(text, "%s %zu bytes", shown++ == 0 ? ":" : ",", b->storage->size);
    describe_caller(b, text);
  }
  give_lock();
}

__attribute__((constructor)) static void set_up(void) {
  kf__watch_forks(KF__FORK_BIRTHS, (kf__fork_functions_t){take_lock, give_lock, give_lock});
  kf__device_set_describe_users(describe);
}

void kf__allocation_site_note(const kf_storage_t *storage) {
  site_t *site = kf_alloc(sizeof *site);
  if (site == NULL) return;
  site->storage = storage;
  site->count = backtrace(site->frames, FRAMES);
  KF_ASSERT(site->count <= FRAMES);
  take_lock();
  site->next = sites;
  sites = site;
  give_lock();
}

void kf__allocation_site_forget(const kf_storage_t *storage) {
  take_lock();
  site_t **at = &sites;
  while (*at != NULL && (*at)->storage != storage) at = &(*at)->next;
  site_t *site = *at;
  if (site != NULL) *at = site->next;
  give_lock();
  kf_free(site);
}

#else

typedef int kf__no_allocation_sites_t; /* a source must declare something */

#endif
