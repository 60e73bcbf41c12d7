/* Compiled objects under hostile conditions: no compiler, one that fails, a cache that is corrupt,
 * foreign, not writable, full, or shared by two processes. Nothing of this is an error of a
 * program: operators then run one by one. */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "codegen/fusion.h"
#include "kft.h"

static char folder[64];

static void path_in_folder(char *path, size_t size, const char *name) {
  snprintf(path, size, "%s/%s", folder, name);
}

static void remove_folder(void *unused) {
  char command[128];
  (void)unused;
  snprintf(command, sizeof command, "rm -rf %s", folder);
  if (system(command) != 0) printf("%s is left\n", folder);
  unsetenv("KEYFALL_CC");
  unsetenv("KEYFALL_CACHE_DIR");
}

static void ignore_warning(void *context, const char *message) {
  ++*(int *)context;
  (void)message;
}

/* A new folder with an empty cache. */
static void start(void) {
  KFT_OK(kf_init());
  snprintf(folder, sizeof folder, P_tmpdir "/kf-object-XXXXXX");
  KFT_TRUE(mkdtemp(folder) != NULL);
  KFT_DEFER(remove_folder, folder);
  char path[128];
  path_in_folder(path, sizeof path, "cache");
  setenv("KEYFALL_CACHE_DIR", path, 1);
  unsetenv("KEYFALL_CC");
}

static void make_script(const char *name, const char *text) {
  char path[128];
  path_in_folder(path, sizeof path, name);
  FILE *file = fopen(path, "w");
  KFT_TRUE(file != NULL);
  fprintf(file, "#!/bin/sh\n%s\n", text);
  fclose(file);
  KFT_EQ_INT(chmod(path, 0755), 0);
  setenv("KEYFALL_CC", path, 1);
}

/* x + x + … + x with `length` sums: another source for every length. */
static kf_status_t compile_chain(uint32_t length, kf__fused_t **code) {
  static const kf__fusion_input_t input = {.dtype = KF_DTYPE_INT32};
  kf__fusion_argument_t arguments[32][3];
  kf__fusion_step_t steps[32];
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find_schema("aten::add", "Tensor", &op));
  const kf__portable_t *add = kf__portable_of(op);
  kf_op_release(op);
  memset(arguments, 0, sizeof arguments);
  for (uint32_t i = 0; i < length; i++) {
    arguments[i][0].kind = i == 0 ? KF__FUSION_INPUT : KF__FUSION_STEP;
    arguments[i][0].index = (uint16_t)(i == 0 ? 0 : i - 1);
    arguments[i][1].kind = KF__FUSION_INPUT;
    arguments[i][2].kind = KF__FUSION_NUMBER;
    arguments[i][2].tag = KF_TAG_INT;
    steps[i] = (kf__fusion_step_t){add, arguments[i], 3, KF_DTYPE_INT32};
  }
  const kf__fusion_output_t output = {.step = length - 1, .dtype = KF_DTYPE_INT32};
  const kf__fusion_t fusion = {&input, 1, steps, length, &output, 1};
  return kf__fusion_compile(&fusion, code);
}

static void check_chain(uint32_t length) {
  kf__fused_t *code = NULL;
  KFT_OK(compile_chain(length, &code));
  int32_t x[3] = {1, -7, 100}, y[3];
  const int64_t size = 3, stride = 4;
  const int64_t *const strides[] = {&stride, &stride};
  void *const data[] = {x, y};
  kf_scalar_t one = {.tag = KF_TAG_INT};
  one.as.i = 1;
  const kf__fusion_run_t run = {1, 0, &size, data, strides, &one};
  KFT_OK(kf__fused_run(code, &run));
  kf__fused_release(code);
  for (int i = 0; i < 3; i++) KFT_EQ_INT(y[i], x[i] * (int32_t)(length + 1));
}

static int count_objects(char *last, size_t size) {
  char path[128];
  int count = 0;
  path_in_folder(path, sizeof path, "cache");
  DIR *cache = opendir(path);
  if (cache == NULL) return 0;
  for (struct dirent *entry; (entry = readdir(cache)) != NULL;) {
    if (strncmp(entry->d_name, "kf-", 3) == 0) {
      count++;
      snprintf(last, size, "%s/%s", path, entry->d_name);
    } else {
      KFT_TRUE(strncmp(entry->d_name, ".build", 6) != 0); /* nothing half-made is left */
    }
  }
  closedir(cache);
  return count;
}

static void test_without_compiler(void **state) {
  (void)state;
  kf__fused_t *code = NULL;
  start();
  setenv("KEYFALL_CC", "/nonexistent/cc", 1);
  KFT_FAILS_WITH(compile_chain(1, &code), KF_ERR_NOT_IMPLEMENTED, "there is no C compiler");
  unsetenv("KEYFALL_CC");
  check_chain(1);
}

static void test_compiler_that_fails(void **state) {
  (void)state;
  kf__fused_t *code = NULL;
  char object[512];
  int warnings = 0;
  start();
  kf_set_warning_handler(ignore_warning, &warnings);
  make_script("cc-fails", "echo out of luck >&2; exit 1");
  const int64_t before = kf__codegen_counts().compiled;
  KFT_FAILS_WITH(compile_chain(2, &code), KF_ERR_NOT_IMPLEMENTED, "the C compiler failed");
  KFT_FAILS_WITH(compile_chain(2, &code), KF_ERR_NOT_IMPLEMENTED, "the C compiler failed");
  KFT_EQ_INT(kf__codegen_counts().compiled - before, 1); /* not tried again */
  make_script("cc-lies", "exit 0");
  KFT_FAILS_WITH(compile_chain(2, &code), KF_ERR_NOT_IMPLEMENTED, "the C compiler failed");
  make_script("cc-writes-nonsense",
              "while [ \"$1\" != -o ]; do shift; done; echo nonsense > \"$2\"; exit 0");
  KFT_FAILS_WITH(compile_chain(2, &code), KF_ERR_NOT_IMPLEMENTED, "the C compiler failed");
  kf_set_warning_handler(NULL, NULL);
  KFT_TRUE(warnings <= 1);
  unsetenv("KEYFALL_CC");
  check_chain(2);
  KFT_TRUE(count_objects(object, sizeof object) >= 1);
}

/* Damages the object, then a new process has to notice. */
static void check_in_child(uint32_t length, int64_t compilations) {
  pid_t child = fork();
  KFT_TRUE(child >= 0);
  if (child == 0) {
    const int64_t before = kf__codegen_counts().compiled;
    check_chain(length);
    _exit(kf__codegen_counts().compiled - before == compilations ? 0 : 1);
  }
  int status = 0;
  KFT_TRUE(waitpid(child, &status, 0) == child);
  KFT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void damage(const char *object, long at) {
  int file = open(object, O_RDWR);
  char byte = 0;
  KFT_TRUE(file >= 0);
  KFT_TRUE(pread(file, &byte, 1, at) == 1);
  byte = (char)(byte ^ 1);
  KFT_TRUE(pwrite(file, &byte, 1, at) == 1);
  close(file);
}

static void test_cache(void **state) {
  (void)state;
  char object[512] = "";
  start();
  check_in_child(3, 1); /* fills the cache */
  KFT_EQ_INT(count_objects(object, sizeof object), 1);
  check_in_child(3, 0); /* from disk */
  damage(object, 5000);
  check_in_child(3, 1); /* a changed byte: replaced */
  check_in_child(3, 0);
  KFT_EQ_INT(truncate(object, 700), 0);
  check_in_child(3, 1);
  KFT_EQ_INT(chmod(object, 0666), 0);
  check_in_child(3, 1); /* others may write to it: replaced */
  check_in_child(3, 0);
  KFT_EQ_INT(truncate(object, 0), 0);
  check_in_child(3, 1);
  KFT_EQ_INT(count_objects(object, sizeof object), 1);
}

static void test_two_processes(void **state) {
  (void)state;
  char object[512];
  pid_t children[4];
  start();
  for (int i = 0; i < 4; i++) {
    children[i] = fork();
    KFT_TRUE(children[i] >= 0);
    if (children[i] == 0) {
      for (uint32_t length = 4; length < 6; length++) check_chain(length);
      _exit(0);
    }
  }
  for (int i = 0; i < 4; i++) {
    int status = 0;
    KFT_TRUE(waitpid(children[i], &status, 0) == children[i]);
    KFT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  KFT_EQ_INT(count_objects(object, sizeof object), 2);
}

static void test_folder_that_cannot_be_used(void **state) {
  (void)state;
  char path[128];
  start();
  path_in_folder(path, sizeof path, "file");
  FILE *file = fopen(path, "w");
  KFT_TRUE(file != NULL);
  fclose(file);
  path_in_folder(path, sizeof path, "file/cache"); /* below a file */
  setenv("KEYFALL_CACHE_DIR", path, 1);
  check_chain(6);
  path_in_folder(path, sizeof path, "open");
  KFT_EQ_INT(mkdir(path, 0700), 0);
  KFT_EQ_INT(chmod(path, 0777), 0); /* anybody could put objects there */
  setenv("KEYFALL_CACHE_DIR", path, 1);
  check_chain(7);
  KFT_EQ_INT(rmdir(path), 0); /* which is empty */
}

/* The disk of the cache is full, that of temporary files is not. */
static void test_full_disk(void **state) {
  (void)state;
  char object[512];
  start();
  make_script(
      "cc-full",
      "for a in \"$@\"; do case \"$a\" in */cache/.build*) echo no space left >&2; exit 1;; "
      "esac; done; exec cc \"$@\"");
  check_chain(8);
  KFT_EQ_INT(count_objects(object, sizeof object), 0);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_without_compiler), KFT_TEST_NO_OOM(test_compiler_that_fails),
         KFT_TEST_NO_OOM(test_cache), KFT_TEST_NO_OOM(test_two_processes),
         KFT_TEST_NO_OOM(test_folder_that_cannot_be_used), KFT_TEST_NO_OOM(test_full_disk))
