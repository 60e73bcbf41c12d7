/* Compiled programs on disk. */
#include "driver/cl_program_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/cl_text.h"

enum { FORMAT = 1, LARGEST = 64 << 20 };

/* The beginning of a file; the identity and the binary follow. */
typedef struct {
  char magic[8];
  uint32_t format, identity_size;
  uint64_t binary_size, checksum;
} header_t;
static const char magic[] = "KFOPENCL"; /* files have it without the NUL */

static uint64_t hash(const void *data, size_t size, uint64_t seed) {
  const unsigned char *bytes = data;
  uint64_t value = UINT64_C(0xcbf29ce484222325) ^ seed;
  for (size_t i = 0; i < size; i++) value = (value ^ bytes[i]) * UINT64_C(0x100000001b3);
  return value;
}

/* ---- Names ---- */

static void add_identity(kfcl_text_t *identity, const kfcl_device_t *device, const char *source) {
  kfcl_text_addf(identity, "keyfall %s\n%s\n%s\n%s\n%s\n%s", kf_version(), device->platform,
                 device->name, device->version, device->driver, source);
}

static void add_folder(kfcl_text_t *path) {
  const char *own = getenv("KEYFALL_OPENCL_CACHE"), *xdg = getenv("XDG_CACHE_HOME"),
             *home = getenv("HOME");
  if (own != NULL)
    kfcl_text_add(path, own);
  else if (xdg != NULL && xdg[0] == '/')
    kfcl_text_addf(path, "%s/keyfall/opencl", xdg);
  else if (home != NULL && home[0] == '/')
    kfcl_text_addf(path, "%s/.cache/keyfall/opencl", home);
}

/* PoCL keeps what it compiles itself, for the sizes of work-groups that are used. A binary is for
 * all sizes, so asking for it compiles each program once more. */
static bool caches_itself(const kfcl_device_t *device) {
  return strstr(device->platform, "PoCL") != NULL || strstr(device->platform, "pocl") != NULL;
}

/* Returns false if there is no folder for the files. */
static bool make_path(kfcl_text_t *path, const kfcl_device_t *device, const kfcl_text_t *identity) {
  if (getenv("KEYFALL_OPENCL_CACHE") != NULL || !caches_itself(device)) add_folder(path);
  if (path->size == 0) return false;
  kfcl_text_addf(path, "/%016llx%016llx.bin",
                 (unsigned long long)hash(identity->data, identity->size, 0),
                 (unsigned long long)hash(identity->data, identity->size, 0x5bd1e995));
  return !path->failed;
}

static void make_folders(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    (void)mkdir(path, 0700);
    *slash = '/';
  }
}

/* ---- Reading ---- */

static bool header_fits(const header_t *header, const kfcl_text_t *identity) {
  return memcmp(header->magic, magic, sizeof header->magic) == 0 && header->format == FORMAT &&
         header->identity_size == identity->size && header->binary_size > 0 &&
         header->binary_size < LARGEST;
}

/* Returns the binary, which the caller frees; NULL if the file is for something else. */
static unsigned char *read_binary(FILE *file, const kfcl_text_t *identity, size_t *out_size) {
  header_t header;
  if (fread(&header, sizeof header, 1, file) != 1 || !header_fits(&header, identity)) return NULL;
  size_t size = identity->size + header.binary_size;
  unsigned char *data = kf_alloc(size);
  if (data == NULL) return NULL;
  bool fits = fread(data, 1, size, file) == size && fgetc(file) == EOF &&
              memcmp(data, identity->data, identity->size) == 0 &&
              hash(data + identity->size, header.binary_size, 0) == header.checksum;
  if (!fits) {
    kf_free(data);
    return NULL;
  }
  *out_size = header.binary_size;
  memmove(data, data + identity->size, header.binary_size);
  return data;
}

static cl_program build_binary(const kfcl_device_t *device, const unsigned char *binary,
                               size_t size) {
  cl_int status, error;
  cl_program program =
      clCreateProgramWithBinary(device->context, 1, &device->id, &size, &binary, &status, &error);
  if (error != CL_SUCCESS) return NULL;
  if (status == CL_SUCCESS && clBuildProgram(program, 1, &device->id, "", NULL, NULL) == CL_SUCCESS)
    return program;
  (void)clReleaseProgram(program);
  return NULL;
}

cl_program kfcl_program_read(const kfcl_device_t *device, const char *source) {
  kfcl_text_t identity = {0}, path = {0};
  cl_program program = NULL;
  add_identity(&identity, device, source);
  FILE *file = NULL;
  if (!identity.failed && make_path(&path, device, &identity)) file = fopen(path.data, "rb");
  if (file != NULL) {
    size_t size = 0;
    unsigned char *binary = read_binary(file, &identity, &size);
    (void)fclose(file);
    if (binary != NULL) program = build_binary(device, binary, size);
    kf_free(binary);
  }
  kfcl_text_free(&path);
  kfcl_text_free(&identity);
  return program;
}

/* ---- Writing ---- */

static void write_file(const char *path, const kfcl_text_t *identity, const unsigned char *binary,
                       size_t size) {
  kfcl_text_t draft = {0};
  kfcl_text_addf(&draft, "%s.%ld.%p", path, (long)getpid(), (const void *)&draft);
  FILE *file = draft.failed ? NULL : fopen(draft.data, "wb");
  if (file != NULL) {
    header_t header = {{0}, FORMAT, (uint32_t)identity->size, size, hash(binary, size, 0)};
    memcpy(header.magic, magic, sizeof header.magic);
    bool done = fwrite(&header, sizeof header, 1, file) == 1 &&
                fwrite(identity->data, 1, identity->size, file) == identity->size &&
                fwrite(binary, 1, size, file) == size;
    done = fclose(file) == 0 && done;
    if (!done || rename(draft.data, path) != 0) (void)unlink(draft.data);
  }
  kfcl_text_free(&draft);
}

void kfcl_program_write(const kfcl_device_t *device, const char *source, cl_program program) {
  kfcl_text_t identity = {0}, path = {0};
  size_t size = 0;
  unsigned char *binary = NULL;
  add_identity(&identity, device, source);
  if (!identity.failed && make_path(&path, device, &identity) &&
      clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL) == CL_SUCCESS &&
      size > 0)
    binary = kf_alloc(size);
  if (binary != NULL &&
      clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof binary, &binary, NULL) == CL_SUCCESS) {
    make_folders(path.data);
    write_file(path.data, &identity, binary, size);
  }
  kf_free(binary);
  kfcl_text_free(&path);
  kfcl_text_free(&identity);
}
