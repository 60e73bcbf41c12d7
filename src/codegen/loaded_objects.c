/* The table of loaded objects: Note [Cache of objects]. Nothing is ever removed from it, so that it
 * needs no lock, and a fork finds it whole. */
#define _GNU_SOURCE
#include "codegen/loaded_objects.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 4096 };

typedef struct {
  kf__object_key_t key;
  kf__object_t object; /* without a function: the source cannot be compiled */
  bool ready;          /* set last */
} entry_t;
static entry_t entries[MOST];
static uint32_t entry_count;
static kf__codegen_counts_t counts;
static int64_t nanoseconds;

kf__codegen_counts_t kf__codegen_counts(void) {
  kf__codegen_counts_t result;
  result.compiled = __atomic_load_n(&counts.compiled, __ATOMIC_RELAXED);
  result.failed = __atomic_load_n(&counts.failed, __ATOMIC_RELAXED);
  result.from_disk = __atomic_load_n(&counts.from_disk, __ATOMIC_RELAXED);
  result.from_memory = __atomic_load_n(&counts.from_memory, __ATOMIC_RELAXED);
  result.seconds = 1e-9 * (double)__atomic_load_n(&nanoseconds, __ATOMIC_RELAXED);
  return result;
}

static void count(int64_t *counter, int64_t n) { __atomic_fetch_add(counter, n, __ATOMIC_RELAXED); }

/* ---- Keys ---- */

static void mix(kf__object_key_t *key, const void *data, size_t size) {
  for (int i = 0; i < 2; i++) key->hash[i] = kf__hash_bytes(data, size, key->hash[i] + (unsigned)i);
}

/* What -march=native depends on: a folder may be shared by different machines. */
static void mix_machine(kf__object_key_t *key) {
  static const char *const lines[] = {"model name", "flags", "Features", "CPU part",
                                      "CPU implementer"};
  char text[8192];
  int file = open("/proc/cpuinfo", O_RDONLY | O_CLOEXEC);
  ssize_t size = file >= 0 ? read(file, text, sizeof text - 1) : -1;
  if (file >= 0) close(file);
  text[size > 0 ? size : 0] = '\0';
  for (char *line = text; *line != '\0' && *line != '\n';) {
    size_t length = strcspn(line, "\n");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
      if (strncmp(line, lines[i], strlen(lines[i])) == 0) mix(key, line, length);
    line += length + (line[length] == '\n');
  }
}

static kf__object_key_t key_of(const char *source, const kf__compiler_t *compiler) {
  kf__object_key_t key = {{3, 5}};
  static const int version[] = {KF_VERSION_MAJOR, KF_VERSION_MINOR, KF_VERSION_PATCH};
  mix(&key, version, sizeof version);
  mix(&key, compiler->path, strlen(compiler->path));
  mix(&key, &compiler->size, sizeof compiler->size);
  mix(&key, &compiler->changed, sizeof compiler->changed);
  mix(&key, kf__compiler_flags, strlen(kf__compiler_flags));
  mix(&key, kf__compiler_limit(), strlen(kf__compiler_limit()));
  mix_machine(&key);
  mix(&key, source, strlen(source));
  return key;
}

/* ---- The table ---- */

static const entry_t *find(const kf__object_key_t *key) {
  uint32_t count_now = __atomic_load_n(&entry_count, __ATOMIC_ACQUIRE);
  for (uint32_t i = 0; i < count_now && i < MOST; i++) {
    const entry_t *e = &entries[i];
    if (__atomic_load_n(&e->ready, __ATOMIC_ACQUIRE) && e->key.hash[0] == key->hash[0] &&
        e->key.hash[1] == key->hash[1])
      return e;
  }
  return NULL;
}

/* Two threads may add the same key: either entry serves. Objects beyond the table are found on
 * disk, where they are loaded already. */
static void add(const kf__object_key_t *key, const kf__object_t *object) {
  uint32_t at = __atomic_fetch_add(&entry_count, 1, __ATOMIC_ACQ_REL);
  if (at >= MOST) {
    __atomic_store_n(&entry_count, MOST, __ATOMIC_RELEASE);
    return;
  }
  entries[at].key = *key;
  entries[at].object = *object;
  __atomic_store_n(&entries[at].ready, true, __ATOMIC_RELEASE);
}

/* ---- Compiling ---- */

static void keep_source(const kf__object_key_t *key, const char *source) {
  const char *folder = getenv("KEYFALL_KEEP_SOURCE");
  char path[KF__PATH_TEXT];
  if (folder == NULL || folder[0] == '\0') return;
  snprintf(path, sizeof path, "%s/kf-%016llx%016llx.c", folder, (unsigned long long)key->hash[0],
           (unsigned long long)key->hash[1]);
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return;
  ssize_t written = write(file, source, strlen(source));
  (void)written;
  close(file);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void *compile(const kf__object_key_t *key, const kf__compiler_t *compiler,
                     const char *source) {
  static int warned;
  char *log = NULL;
  const int64_t start = now();
  keep_source(key, source);
  void *object = kf__object_build(compiler, key, source, &log);
  count(&nanoseconds, now() - start);
  count(&counts.compiled, 1);
  if (object == NULL) {
    count(&counts.failed, 1);
    kf__warn_once(&warned,
                  "fused code: %s failed, so operators run one by one (KEYFALL_KEEP_SOURCE=folder "
                  "keeps the source): %.500s",
                  compiler->path, log != NULL ? log : "no temporary file can be written");
  }
  kf_free(log);
  return object;
}

static void find_functions(void *handle, kf__object_t *object) {
  void *const function = dlsym(handle, "kf_fused"), *const leaves = dlsym(handle, "kf_leaves");
  if (function == NULL || leaves == NULL) return;
  memcpy(&object->function, &function, sizeof function);
  object->leaves = leaves;
}

kf_status_t kf__object_get(const char *source, kf__object_t *out_object) {
  kf__compiler_t compiler;
  *out_object = (kf__object_t){NULL, NULL};
  if (!kf__compiler_find(&compiler))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: there is no C compiler");
  kf__object_key_t key = key_of(source, &compiler);
  const entry_t *known = find(&key);
  if (known != NULL) {
    count(&counts.from_memory, 1);
    *out_object = known->object;
  } else {
    void *handle = kf__object_load(&key);
    if (handle != NULL)
      count(&counts.from_disk, 1);
    else
      handle = compile(&key, &compiler, source);
    if (handle != NULL) find_functions(handle, out_object);
    add(&key, out_object);
  }
  if (out_object->function != NULL) return KF_OK;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: the C compiler failed");
}
