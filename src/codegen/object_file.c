/* The files of objects: Note [Cache of objects]. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "codegen/loaded_objects.h"

enum { LARGEST = 16 << 20, LOG = 4096, OBJECT_PATH = KF__PATH_TEXT + 64 };
static const char magic[8] = "KFOBJ01";

/* The end of a cached file. ELF files may have anything behind their sections. */
typedef struct {
  char magic[8];
  kf__object_key_t key, content;
} trailer_t;

static kf__object_key_t hash_of(const void *data, size_t size) {
  return (kf__object_key_t){{kf__hash_bytes(data, size, 1), kf__hash_bytes(data, size, 2)}};
}

static bool same_key(const kf__object_key_t *a, const kf__object_key_t *b) {
  return a->hash[0] == b->hash[0] && a->hash[1] == b->hash[1];
}

/* ---- Folders ---- */

static bool is_ours(const struct stat *file) {
  return file->st_uid == geteuid() && (file->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static bool make_folders(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
    *slash = '/';
    if (!made) return false;
  }
  struct stat folder;
  return stat(path, &folder) == 0 && S_ISDIR(folder.st_mode) && is_ours(&folder);
}

bool kf__cache_folder(char folder[KF__PATH_TEXT]) {
  const char *chosen = getenv("KEYFALL_CACHE_DIR"), *cache = getenv("XDG_CACHE_HOME");
  const char *home = getenv("HOME");
  int size;
  if (chosen != NULL && chosen[0] != '\0')
    size = snprintf(folder, KF__PATH_TEXT, "%s/", chosen);
  else if (cache != NULL && cache[0] == '/')
    size = snprintf(folder, KF__PATH_TEXT, "%s/keyfall/", cache);
  else if (home != NULL && home[0] == '/')
    size = snprintf(folder, KF__PATH_TEXT, "%s/.cache/keyfall/", home);
  else
    return false;
  return size > 0 && size < KF__PATH_TEXT - 64 && make_folders(folder);
}

static void object_name(const char *folder, const kf__object_key_t *key, char path[OBJECT_PATH]) {
  snprintf(path, OBJECT_PATH, "%skf-%016llx%016llx.so", folder, (unsigned long long)key->hash[0],
           (unsigned long long)key->hash[1]);
}

/* ---- Reading ---- */

static bool read_all(int file, char *data, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t got = read(file, data + done, size - done);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    done += (size_t)got;
  }
  return true;
}

static bool has_trailer(const char *data, size_t size, const kf__object_key_t *key) {
  trailer_t trailer;
  if (size <= sizeof trailer) return false;
  memcpy(&trailer, data + size - sizeof trailer, sizeof trailer);
  kf__object_key_t content = hash_of(data, size - sizeof trailer);
  return memcmp(trailer.magic, magic, sizeof magic) == 0 && same_key(&trailer.key, key) &&
         same_key(&trailer.content, &content);
}

/* Reads the whole file and compares; such files are small. */
static bool is_whole(const char *path, const kf__object_key_t *key) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) return false;
  struct stat about;
  bool good = fstat(file, &about) == 0 && S_ISREG(about.st_mode) && is_ours(&about) &&
              about.st_size > 0 && about.st_size < LARGEST;
  char *data = good ? kf_alloc((size_t)about.st_size) : NULL;
  good = data != NULL && read_all(file, data, (size_t)about.st_size) &&
         has_trailer(data, (size_t)about.st_size, key);
  kf_free(data);
  close(file);
  return good;
}

void *kf__object_load(const kf__object_key_t *key) {
  char folder[KF__PATH_TEXT], path[OBJECT_PATH];
  if (!kf__cache_folder(folder)) return NULL;
  object_name(folder, key, path);
  return is_whole(path, key) ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;
}

/* ---- Writing ---- */

static bool write_all(int file, const void *data, size_t size) {
  for (size_t done = 0; done < size;) {
    ssize_t put = write(file, (const char *)data + done, size - done);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    done += (size_t)put;
  }
  return true;
}

static bool write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return false;
  bool good = write_all(file, text, strlen(text));
  return (close(file) == 0) && good;
}

/* Appends the trailer to a new object. */
static bool seal(const char *path, const kf__object_key_t *key) {
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return false;
  struct stat about;
  bool good = fchmod(file, 0600) == 0 && fstat(file, &about) == 0 && about.st_size < LARGEST;
  char *data = good ? kf_alloc((size_t)about.st_size) : NULL;
  good = data != NULL && read_all(file, data, (size_t)about.st_size);
  if (good) {
    trailer_t trailer = {{0}, *key, hash_of(data, (size_t)about.st_size)};
    memcpy(trailer.magic, magic, sizeof magic);
    good = write_all(file, &trailer, sizeof trailer);
  }
  kf_free(data);
  return (close(file) == 0) && good;
}

/* The files of one compilation, in a folder of their own. */
typedef struct {
  char folder[KF__PATH_TEXT];
  char source[KF__PATH_TEXT + 16], object[KF__PATH_TEXT + 16], log[KF__PATH_TEXT + 16];
} files_t;

static bool make_files(const char *parent, files_t *files) {
  int size = snprintf(files->folder, sizeof files->folder, "%s.build-XXXXXX", parent);
  if (size <= 0 || (size_t)size >= sizeof files->folder || mkdtemp(files->folder) == NULL)
    return false;
  snprintf(files->source, sizeof files->source, "%s/code.c", files->folder);
  snprintf(files->object, sizeof files->object, "%s/code.so", files->folder);
  snprintf(files->log, sizeof files->log, "%s/log", files->folder);
  return true;
}

static void remove_files(const files_t *files) {
  unlink(files->source);
  unlink(files->object);
  unlink(files->log);
  rmdir(files->folder);
}

static char *read_log(const char *path) {
  char text[LOG];
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t size = file >= 0 ? read(file, text, sizeof text) : -1;
  if (file >= 0) close(file);
  return kf__copy_text(text, size > 0 ? (size_t)size : 0);
}

/* Compiles in `files`; `cached` NULL: the object is not kept. */
static void *build_in(const files_t *files, const kf__compiler_t *compiler,
                      const kf__object_key_t *key, const char *source, const char *cached,
                      char **log) {
  if (!write_file(files->source, source)) return NULL;
  bool compiled = kf__compiler_run(compiler, files->source, files->object, files->log, false) ||
                  kf__compiler_run(compiler, files->source, files->object, files->log, true);
  void *object = NULL;
  if (compiled && cached != NULL && seal(files->object, key) && rename(files->object, cached) == 0)
    object = dlopen(cached, RTLD_NOW | RTLD_LOCAL);
  if (compiled && object == NULL) object = dlopen(files->object, RTLD_NOW | RTLD_LOCAL);
  if (object == NULL && *log == NULL) *log = read_log(files->log);
  return object;
}

void *kf__object_build(const kf__compiler_t *compiler, const kf__object_key_t *key,
                       const char *source, char **out_log) {
  char folder[KF__PATH_TEXT], cached[OBJECT_PATH];
  const char *temporary = getenv("TMPDIR");
  files_t files;
  void *object = NULL;
  *out_log = NULL;
  if (kf__cache_folder(folder) && make_files(folder, &files)) {
    object_name(folder, key, cached);
    object = build_in(&files, compiler, key, source, cached, out_log);
    remove_files(&files);
    if (object != NULL) return object;
  }
  /* The disk may be full, or the folder read-only. */
  snprintf(folder, sizeof folder, "%s/",
           temporary != NULL && temporary[0] == '/' ? temporary : P_tmpdir);
  if (!make_files(folder, &files)) return NULL;
  kf_free(*out_log);
  *out_log = NULL;
  object = build_in(&files, compiler, key, source, NULL, out_log);
  remove_files(&files);
  return object;
}
