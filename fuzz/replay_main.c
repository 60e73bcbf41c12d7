/* A main for fuzz targets that are built without libFuzzer: runs the target over every file of the
 * directories (or over the single files) given as arguments, in the order of their names, and
 * prints how many there were. An unreadable file, and a run without a single input, fail, so that
 * a corpus cannot go missing unnoticed. Each input is a heap block of exactly its size, so that
 * the address sanitizer sees a read past its end. */
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
__attribute__((weak)) int LLVMFuzzerInitialize(int *argc, char ***argv);

static size_t inputs;

static int run_file(const char *path, size_t size) {
  FILE *file = fopen(path, "rb");
  uint8_t *data = malloc(size > 0 ? size : 1);
  int failed = file == NULL || data == NULL || fread(data, 1, size, file) != size;
  if (failed) {
    fprintf(stderr, "%s: cannot be read\n", path);
  } else {
    /* Named first: a crash in the target then shows which input it was. */
    if (getenv("KF_REPLAY_VERBOSE") != NULL) fprintf(stderr, "%s\n", path);
    (void)LLVMFuzzerTestOneInput(data, size);
    inputs++;
  }
  free(data);
  if (file != NULL) fclose(file);
  return failed;
}

static int run_path(const char *path);

static int run_directory(const char *path) {
  struct dirent **entries = NULL;
  int count = scandir(path, &entries, NULL, alphasort);
  if (count < 0) {
    fprintf(stderr, "%s: cannot be listed\n", path);
    return 1;
  }
  int failed = 0;
  for (int i = 0; i < count; i++) {
    const char *name = entries[i]->d_name;
    if (name[0] != '.') {
      size_t size = strlen(path) + strlen(name) + 2;
      char *full = malloc(size);
      if (full != NULL) {
        snprintf(full, size, "%s/%s", path, name);
        failed |= run_path(full);
      } else {
        failed = 1;
      }
      free(full);
    }
    free(entries[i]);
  }
  free(entries);
  return failed;
}

static int run_path(const char *path) {
  struct stat info;
  if (stat(path, &info) != 0) {
    fprintf(stderr, "%s: not found\n", path);
    return 1;
  }
  return S_ISDIR(info.st_mode) ? run_directory(path) : run_file(path, (size_t)info.st_size);
}

int main(int argc, char **argv) {
  if (LLVMFuzzerInitialize != NULL) (void)LLVMFuzzerInitialize(&argc, &argv);
  int failed = 0;
  for (int i = 1; i < argc; i++) failed |= run_path(argv[i]);
  printf("%zu inputs replayed\n", inputs);
  if (inputs == 0) fprintf(stderr, "no input: give a corpus directory\n");
  return failed || inputs == 0;
}
