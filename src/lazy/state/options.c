/* Options, forced operators, and the call-site function of a binding.
 *
 * Options are read without a lock on every recorded call, so setting them is not synchronized with
 * threads that record. The list of forced operators is read only when an operator is first seen or
 * when the list changes; calls test the flag of the operator (kf__lazy_op_t.is_forced). */
#include <pthread.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "lazy/state/options.h"

kf_lazy_options_t kf__lazy_options = {
    .struct_size = sizeof kf__lazy_options,
    .fuse = true,
    .optimize = true,
    .cache_size = 1024,
    .trim_graph_size = 100000,
    .trim_graph_check_frequency = 5000,
};
void (*kf__lazy_call_site)(char *buffer, size_t size);

bool kf__lazy_initialized;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *forced; /* names separated by commas; NULL: none */

kf_status_t kf_lazy_get_options(kf_lazy_options_t *options) {
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_lazy_options_t), __func__, options));
  kf__struct_fill(KF__STRUCT(kf_lazy_options_t), &kf__lazy_options, options);
  return KF_OK;
}

kf_status_t kf_lazy_set_options(const kf_lazy_options_t *options) {
  kf_lazy_options_t given;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_lazy_options_t), __func__, options, &given));
  kf__lazy_options = given;
  if (kf__lazy_options.trim_graph_check_frequency == 0)
    kf__lazy_options.trim_graph_check_frequency = 1;
  return KF_OK;
}

void kf_lazy_set_call_site(void (*call_site)(char *buffer, size_t size)) {
  kf__lazy_call_site = call_site;
}

/* ---- Whether the device exists ---- */

bool kf_lazy_is_initialized(void) {
  return __atomic_load_n(&kf__lazy_initialized, __ATOMIC_ACQUIRE);
}

kf_status_t kf__lazy_check_initialized(const char *function) {
  if (kf_lazy_is_initialized()) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_LAZY_NOT_INITIALIZED, "%s: kf_lazy_init must be called first"),
      function);
}

/* ---- Forced operators ---- */

bool kf__lazy_is_name_of(kf_str_t name, const kf_op_t *op) {
  const char *full = kf_op_full_name(op), *plain = kf_op_name(op);
  return (strlen(full) == name.size && memcmp(full, name.data, name.size) == 0) ||
         (strlen(plain) == name.size && memcmp(plain, name.data, name.size) == 0);
}

bool kf__lazy_next_name(const char **list, kf_str_t *out_name) {
  const char *name = *list;
  while (name != NULL && (*name == ' ' || *name == ',')) name++;
  if (name == NULL || *name == '\0') return false;
  size_t size = strcspn(name, ",");
  *list = name + size;
  while (size > 0 && name[size - 1] == ' ') size--;
  *out_name = (kf_str_t){name, size};
  return true;
}

static bool is_in_list(const kf_op_t *op) {
  const char *list = forced;
  kf_str_t name;
  while (kf__lazy_next_name(&list, &name))
    if (kf__lazy_is_name_of(name, op)) return true;
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

kf_status_t kf__lazy_force(const char *operators) {
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

kf_status_t kf_lazy_force_fallback(char **out_operators) {
  (void)pthread_mutex_lock(&lock);
  *out_operators = forced != NULL ? kf__copy_text(forced, strlen(forced)) : kf__copy_text("", 0);
  (void)pthread_mutex_unlock(&lock);
  return *out_operators != NULL ? KF_OK : kf__no_memory();
}
