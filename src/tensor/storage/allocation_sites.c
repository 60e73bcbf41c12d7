/* A list of the living storages on devices with the calls that made them. A record that finds no
 * memory is left out: the message then names fewer places than there are storages. */
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

typedef struct birth {
  struct birth *next;
  const kf_storage_t *storage;
  int count;
  void *frames[FRAMES];
} birth_t;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static birth_t *births;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

/* The name behind the last slash. */
static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash != NULL ? slash + 1 : path;
}

/* The innermost caller that is not part of this library. */
static void describe_caller(const birth_t *birth, kf_text_t *text) {
  Dl_info own, found;
  bool known = dladdr((const void *)&births, &own) != 0;
  for (int i = 0; known && i < birth->count; i++) {
    if (dladdr(birth->frames[i], &found) == 0 || found.dli_fbase == own.dli_fbase) continue;
    uintptr_t offset = (uintptr_t)birth->frames[i] - (uintptr_t)found.dli_fbase;
    kf__text_format(text, " made by %s (%s+0x%lx)",
                    found.dli_sname != NULL ? found.dli_sname : "a function",
                    base_name(found.dli_fname), (unsigned long)offset);
    return;
  }
}

static void describe(int device_type, kf_text_t *text) {
  int shown = 0;
  take_lock();
  for (const birth_t *b = births; b != NULL && shown < SHOWN; b = b->next) {
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
  birth_t *birth = kf_alloc(sizeof *birth);
  if (birth == NULL) return;
  birth->storage = storage;
  birth->count = backtrace(birth->frames, FRAMES);
  take_lock();
  birth->next = births;
  births = birth;
  give_lock();
}

void kf__birth_forget(const kf_storage_t *storage) {
  take_lock();
  birth_t **at = &births;
  while (*at != NULL && (*at)->storage != storage) at = &(*at)->next;
  birth_t *birth = *at;
  if (birth != NULL) *at = birth->next;
  give_lock();
  kf_free(birth);
}

#else

typedef int kf__no_births_t; /* a source must declare something */

#endif
