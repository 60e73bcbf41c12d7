/* Finds LAPACK: the file that KEYFALL_LAPACK names, the library of a package beside this one
 * (scipy-openblas32, whose symbols begin with scipy_, or torch), or a library of the system. It is
 * opened once and never closed, because it may have threads; until one is found, each call looks
 * again, because a program may install or name one. Libraries with 64-bit integers have
 * other names for their symbols, so they are not taken by mistake. */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* dladdr */
#endif
#include "backends/cpu/linalg/lapack.h"
#include "compat/operator_texts.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* Names without the letter of the type: of real and of complex routines. */
static const char *const names[KF__LAPACK_COUNT][2] = {
    [KF__POTRF] = {"potrf", "potrf"}, [KF__GETRF] = {"getrf", "getrf"},
    [KF__GETRS] = {"getrs", "getrs"}, [KF__TRTRS] = {"trtrs", "trtrs"},
    [KF__GEQRF] = {"geqrf", "geqrf"}, [KF__ORGQR] = {"orgqr", "ungqr"},
    [KF__SYTRF] = {"sytrf", "sytrf"}, [KF__HETRF] = {"sytrf", "hetrf"},
    [KF__SYTRS] = {"sytrs", "sytrs"}, [KF__HETRS] = {"sytrs", "hetrs"},
    [KF__GESDD] = {"gesdd", "gesdd"}, [KF__SYEVD] = {"syevd", "heevd"},
    [KF__GEEV] = {"geev", "geev"},    [KF__GELS] = {"gels", "gels"},
    [KF__GELSY] = {"gelsy", "gelsy"}, [KF__GELSD] = {"gelsd", "gelsd"},
    [KF__GELSS] = {"gelss", "gelss"},
};

static const char *const libraries[] = {
    "libscipy_openblas.so", "libopenblas.so.0",  "libopenblas.so",  "liblapack.so.3",
    "liblapack.so",         "libopenblas.dylib", "liblapack.dylib",
};

static struct {
  void *library; /* NULL: none was found */
  const char *prefix;
  char reason[256]; /* why the file that KEYFALL_LAPACK names cannot be used */
} lapack;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Opens a library if it has LAPACK's symbols under one of the two prefixes. */
static bool open_library(const char *path) {
  static const char *const prefixes[] = {"", "scipy_"};
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *why = dlerror();
    (void)snprintf(lapack.reason, sizeof lapack.reason, "%s", why != NULL ? why : path);
    return false;
  }
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    char symbol[32];
    (void)snprintf(symbol, sizeof symbol, "%sdpotrf_", prefixes[i]);
    if (dlsym(library, symbol) == NULL) continue;
    lapack.prefix = prefixes[i];
    __atomic_store_n(&lapack.library, library, __ATOMIC_RELEASE); /* others read without the lock */
    return true;
  }
  (void)snprintf(lapack.reason, sizeof lapack.reason, "%.200s has no dpotrf_", path);
  (void)dlclose(library);
  return false;
}

/* The length of a path without its last component; 0: it has one component. */
static size_t parent_length(const char *path, size_t length) {
  while (length > 0 && path[length - 1] != '/') length--;
  return length > 0 ? length - 1 : 0;
}

/* The library of a package beside an installed keyfall, whose own library is
 * site-packages/keyfall/lib/libkeyfall.so. PyTorch's OpenBLAS has the soname of the system's, and a
 * process has one library of a soname: if it were the system's, a later import of torch would
 * fail, because it needs symbols that older versions lack. */
static bool open_beside(void) {
  static const char *const files[] = {"scipy_openblas32/lib/libscipy_openblas.so",
                                      "torch/lib/libopenblas.so.0"};
  Dl_info info;
  if (dladdr(names, &info) == 0 || info.dli_fname == NULL) return false;
  size_t length = strlen(info.dli_fname);
  for (int up = 0; up < 3; up++) length = parent_length(info.dli_fname, length);
  bool found = false;
  for (size_t i = 0; i < sizeof files / sizeof *files && length > 0 && !found; i++) {
    char path[4096];
    const int end = snprintf(path, sizeof path, "%.*s/%s", (int)length, info.dli_fname, files[i]);
    found = end > 0 && (size_t)end < sizeof path && open_library(path);
  }
  return found;
}

static void find_library(void) {
  const char *named = getenv("KEYFALL_LAPACK");
  if (named != NULL && named[0] != '\0') {
    (void)open_library(named);
    return;
  }
  bool found = open_beside();
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries && !found; i++)
    found = open_library(libraries[i]);
  if (found) return;
  lapack.reason[0] = '\0';
}

static kf_status_t need_library(kf__api_t api) {
  if (__atomic_load_n(&lapack.library, __ATOMIC_ACQUIRE) != NULL) return KF_OK;
  kf_status_t status = KF_OK;
  (void)pthread_mutex_lock(&lock);
  if (lapack.library == NULL) find_library();
  if (lapack.library == NULL)
    status = kf_error_set(KF_ERR_RUNTIME,
                          "%s needs LAPACK, which was not found%s%s: install keyfall[linalg] with "
                          "pip, or the system's OpenBLAS (libopenblas0), or name a library in "
                          "KEYFALL_LAPACK",
                          kf__api_name(api), lapack.reason[0] != '\0' ? ": " : "", lapack.reason);
  (void)pthread_mutex_unlock(&lock);
  return status;
}

kf_status_t kf__lapack(kf__lapack_t routine, kf_dtype_t dtype, kf__api_t api, void *out_function) {
  KF_ASSERT(routine < KF__LAPACK_COUNT);
  KF_TRY(need_library(api));
  const bool is_complex = kf_dtype_is_complex(dtype);
  const bool wide = kf_dtype_to_real(dtype) == KF_DTYPE_FLOAT64;
  const char letter = is_complex ? (wide ? 'z' : 'c') : (wide ? 'd' : 's');
  char symbol[32];
  (void)snprintf(symbol, sizeof symbol, "%s%c%s_", lapack.prefix, letter,
                 names[routine][is_complex]);
  void *address = dlsym(lapack.library, symbol);
  if (address == NULL)
    return kf_error_set(KF_ERR_RUNTIME, "%s: the LAPACK library has no %s", kf__api_name(api),
                        symbol);
  memcpy(out_function, &address, sizeof address);
  return KF_OK;
}
