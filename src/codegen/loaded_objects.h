/* Objects: compiled source, in memory and on disk.
 *
 * Note [Cache of objects]
 * An object's file is named by a hash of the library's version, the compiler, its flags, the
 * machine and the source: whatever changes the code changes the name. Files are written under
 * another name and renamed, so that readers see whole files only, and two processes that compile
 * the same source replace each other's file by an equal one. A file ends with a hash of its
 * contents; one that does not fit, that belongs to another user or that others may write to is
 * ignored and replaced. Where the folder cannot be written, a private temporary file serves.
 * Objects stay loaded until the process ends: functions may be running, and their number is that of
 * different graphs.
 *
 * Environment variables: KEYFALL_CC, the compiler (otherwise cc, gcc or clang in PATH);
 * KEYFALL_CACHE_DIR, the folder (otherwise keyfall in XDG_CACHE_HOME or ~/.cache);
 * KEYFALL_KEEP_SOURCE, a folder that gets the text of everything that is compiled. */
#ifndef KF_CODEGEN_LOADED_OBJECTS_H
#define KF_CODEGEN_LOADED_OBJECTS_H

#include "codegen/c_source.h"
#include "codegen/fold.h"

typedef struct kf__object {
  kf__fused_fn function;
  const kf__leaf_fn *leaves; /* kf__leaf_of says which */
} kf__object_t;

/* The functions of a source text: from memory, from the disk, or compiled. KF_ERR_NOT_IMPLEMENTED:
 * there is no compiler, or it failed; the first failure is also a warning with the compiler's
 * output. A source that failed is not tried again. */
KF_MUST_USE kf_status_t kf__object_get(const char *source, kf__object_t *out_object);

/* ---- The compiler (compiler.c) ---- */

enum { KF__PATH_TEXT = 1024 };

typedef struct kf__compiler {
  char path[KF__PATH_TEXT];
  int64_t size, changed; /* of the file: its version, as far as the cache is concerned */
} kf__compiler_t;

/* Finds the compiler; false: there is none. */
bool kf__compiler_find(kf__compiler_t *compiler);
/* The flags, one text separated by spaces. */
extern const char kf__compiler_flags[];
/* One more flag, which depends on the machine. */
const char *kf__compiler_limit(void);
/* Compiles the file `source` to the shared object `object`; messages go to the file `log`.
 * `plainly`: with little optimization, for a source that makes the compiler fail otherwise. False
 * where the compiler cannot be run, fails, or takes more than two minutes. */
bool kf__compiler_run(const kf__compiler_t *compiler, const char *source, const char *object,
                      const char *log, bool plainly);

/* ---- Files (object_file.c) ---- */

typedef struct kf__object_key {
  uint64_t hash[2];
} kf__object_key_t;

/* The cache's folder with a terminating '/', made if need be; false: there is none that is ours. */
bool kf__cache_folder(char folder[KF__PATH_TEXT]);
/* The object of this key from the cache; NULL: none that is whole. */
void *kf__object_load(const kf__object_key_t *key);
/* Compiles, puts the object into the cache if possible, and loads it. NULL on failure, where *log
 * has what the compiler said, or a reason; the caller frees it with kf_free. */
void *kf__object_build(const kf__compiler_t *compiler, const kf__object_key_t *key,
                       const char *source, char **out_log);

#endif
