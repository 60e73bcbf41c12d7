/* Options, forced operators, and the call-site function of a binding.
 *
 * Options are read without a lock on every recorded call, so setting them is not synchronized with
 * threads that record. The list of forced operators is read only when an operator is first seen or
 * when the list changes; calls test the flag of the operator (kf__lazy_op_t.is_forced). */
/* build: size */
#include <stdlib.h>

#include "lazy/lazy_internal.h"

kf_lazy_options_t kf__lazy_options = {
    .struct_size = sizeof kf__lazy_options,
    .fuse = true,
    .optimize = true,
    .cache_size = 1024,
    .trim_graph_size = 100000,
    .trim_graph_check_frequency = 5000,
};
void (*kf__lazy_call_site)(char *buffer, size_t size);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *forced; /* names separated by commas; NULL: none */

kf_status_t kf_lazy_get_options(kf_lazy_options_t *options) {
  const uint32_t size = options->struct_size;
  if (size < sizeof kf__lazy_options)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_get_options: struct_size is not set");
  *options = kf__lazy_options;
  options->struct_size = size;
  return KF_OK;
}

kf_status_t kf_lazy_set_options(const kf_lazy_options_t *options) {
  if (options == NULL || options->struct_size < sizeof kf__lazy_options)
    return kf_error_set(KF_ERR_MISUSE, "kf_lazy_set_options: struct_size is not set");
  kf__lazy_options = *options;
  if (kf__lazy_options.trim_graph_check_frequency == 0)
    kf__lazy_options.trim_graph_check_frequency = 1;
  return KF_OK;
}

void kf_lazy_set_call_site(void (*call_site)(char *buffer, size_t size)) {
  kf__lazy_call_site = call_site;
}

/* ---- Forced operators ---- */

/* Whether a name of the list, `size` bytes, means this operator. */
static bool means(const char *name, size_t size, const kf_op_t *op) {
  const char *full = kf_op_full_name(op), *plain = kf_op_name(op);
  return (strlen(full) == size && memcmp(full, name, size) == 0) ||
         (strlen(plain) == size && memcmp(plain, name, size) == 0);
}

/* Whether one of the names, separated by commas, means the operator. */
static bool is_in_list(const kf_op_t *op) {
  const char *name = forced;
  while (name != NULL && *name != '\0') {
    const char *end = strchr(name, ',');
    const size_t size = end != NULL ? (size_t)(end - name) : strlen(name);
    if (means(name, size, op)) return true;
    name = end != NULL ? end + 1 : NULL;
  }
  return false;
}

bool kf__lazy_is_forced(const kf_op_t *op) {
  (void)pthread_mutex_lock(&lock);
  const bool found = is_in_list(op);
  (void)pthread_mutex_unlock(&lock);
  return found;
}

bool kf_lazy_is_forced(const kf_op_t *op) {
  return kf__lazy_is_forced(op) ||
         (strcmp(kf_op_name(op), "aten::nonzero") == 0 && !kf__lazy_options.symbolic_shapes);
}

static kf_status_t set_list(const char *operators) {
  char *copy = NULL;
  if (operators != NULL && operators[0] != '\0') {
    copy = kf__copy_text(operators, strlen(operators));
    if (copy == NULL) return kf__no_memory();
  }
  (void)pthread_mutex_lock(&lock);
  char *old = forced;
  forced = copy;
  (void)pthread_mutex_unlock(&lock);
  kf_free(old);
  return KF_OK;
}

kf_status_t kf_lazy_set_force_fallback(const char *operators) {
  /* the list first: operators that become known afterwards read it themselves */
  KF_TRY(set_list(operators));
  kf__lazy_force_known();
  return KF_OK;
}

kf_status_t kf_lazy_force_fallback(char **out_operators) {
  (void)pthread_mutex_lock(&lock);
  *out_operators = forced != NULL ? kf__copy_text(forced, strlen(forced)) : kf__copy_text("", 0);
  (void)pthread_mutex_unlock(&lock);
  return *out_operators != NULL ? KF_OK : kf__no_memory();
}

/* ---- The environment ---- */

static bool is_set(const char *name) {
  const char *value = getenv(name);
  return value != NULL && value[0] != '\0' && strcmp(value, "0") != 0;
}

/* Once per process: initializing again must not undo what the program set. No operator is known at
 * that time, so setting the list is enough. */
void kf__lazy_read_environment(void) {
  static bool was_read;
  if (was_read) return;
  was_read = true;
  if (is_set("LTC_ENABLE_SYMBOLIC_SHAPES")) kf__lazy_options.symbolic_shapes = true;
  if (is_set("LTC_IR_DEBUG")) kf__lazy_options.source_locations = true;
  if (is_set("LTC_TS_CUDA") &&
      kf_lazy_set_eager_device(kf_device_make(KF_DEVICE_CUDA, -1)) != KF_OK) {
    kf_warn("LTC_TS_CUDA is set, but lazy graphs run on the CPU: %s", kf_error_message());
    kf_error_clear();
  }
  const char *operators = getenv("LTC_FORCE_FALLBACK");
  if (operators != NULL && set_list(operators) != KF_OK) kf_error_clear();
}
