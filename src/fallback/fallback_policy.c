/* See fallback_policy.h. Lists are replaced as a whole under a lock; a fallback reads them under
 * the same lock, and only when there are any. */
#include "fallback/fallback_policy.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/forks.h"
#include "base/new_stack.h"
#include "dispatch/operators/kernel.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *allowed, *denied; /* owned; NULL: none */
static bool has_lists;         /* read atomically */
static kf_fallback_policy_t of_process;
/* The thread's own policy plus one; 0: that of the process. */
static __thread uint32_t of_thread __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(policy, of_thread, NULL)

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

/* ---- Policies ---- */

/* A thread that set no policy follows the process, whose policy the environment gives. */
kf_fallback_policy_t kf_fallback_policy(void) {
  return of_thread != 0 ? (kf_fallback_policy_t)(of_thread - 1) : of_process;
}

kf_fallback_policy_t kf_fallback_set_policy(kf_fallback_policy_t policy) {
  kf_fallback_policy_t before = kf_fallback_policy();
  of_thread = (uint32_t)policy + 1;
  return before;
}

/* ---- Lists ---- */

static bool is_separator(char c) { return c == ',' || c == ' '; }

/* "aten::sort" on the list stands for all overloads. */
static bool names(const char *item, size_t size, const char *full_name) {
  if (strncmp(item, full_name, size) != 0) return false;
  return full_name[size] == '\0' || full_name[size] == '.';
}

static bool is_listed(const char *list, const char *full_name) {
  while (list != NULL && *list != '\0') {
    size_t size = 0;
    while (list[size] != '\0' && !is_separator(list[size])) size++;
    if (size > 0 && names(list, size, full_name)) return true;
    list += size;
    while (is_separator(*list)) list++;
  }
  return false;
}

static kf_status_t copy_list(const char *list, char **out_copy) {
  *out_copy = NULL;
  if (list == NULL || *list == '\0') return KF_OK;
  *out_copy = kf__copy_text(list, strlen(list));
  return *out_copy != NULL ? KF_OK : kf__no_memory();
}

kf_status_t kf_fallback_set_lists(const char *new_allowed, const char *new_denied) {
  char *a, *d;
  KF_TRY(copy_list(new_allowed, &a));
  kf_status_t status = copy_list(new_denied, &d);
  if (status != KF_OK) {
    kf_free(a);
    return status;
  }
  take_lock();
  char *old_a = allowed, *old_d = denied;
  allowed = a;
  denied = d;
  __atomic_store_n(&has_lists, a != NULL || d != NULL, __ATOMIC_RELEASE);
  give_lock();
  kf_free(old_a);
  kf_free(old_d);
  return KF_OK;
}

/* ---- Asking ---- */

typedef struct request {
  const kf_op_t *op;
  kf_key_t key;
  const char *reason; /* of a kernel that declined; NULL: there is no kernel */
} request_t;

/* "aten::sort has no kernel for NPU", or "the kernel of aten::sort for NPU declines (…)". */
static const char *cause(const request_t *request, char *buffer, size_t size) {
  const char *op = kf_op_full_name(request->op), *key = kf_key_name(request->key);
  if (request->reason == NULL)
    (void)snprintf(buffer, size, "%s has no kernel for %s", op, key);
  else
    (void)snprintf(buffer, size, "the kernel of %s for %s declines these arguments (%s)", op, key,
                   request->reason);
  return buffer;
}

static kf_status_t refuse(const request_t *request, const char *why) {
  char text[400];
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "%s, and the CPU fallback is refused: %s",
                      cause(request, text, sizeof text), why);
}

/* Operators that were warned about, in no order: few programs have more than some dozens. */
static const kf_op_t **warned;
static size_t warned_count, warned_capacity;

/* True once for each operator. When the list cannot grow, the operator is warned about again. */
static bool is_first_warning(const kf_op_t *op) {
  take_lock();
  size_t i = 0;
  while (i < warned_count && warned[i] != op) i++;
  bool is_first = i == warned_count;
  if (is_first &&
      kf__grow((void **)&warned, &warned_capacity, warned_count + 1, sizeof *warned) == KF_OK) {
    kf_op_retain(op); /* its address must not become another operator's */
    warned[warned_count++] = op;
  }
  give_lock();
  return is_first;
}

static kf_status_t apply(kf_fallback_policy_t policy, const request_t *request) {
  if (policy == KF_FALLBACK_REFUSE) return refuse(request, "the fallback policy is strict");
  char text[400];
  if (policy == KF_FALLBACK_WARN && is_first_warning(request->op))
    kf_warn("%s: it runs on the CPU, on copies of its arguments",
            cause(request, text, sizeof text));
  return KF_OK;
}

/* Without a policy and without lists, which is the common case, this is two loads. */
bool kf__fallback_is_unrestricted(void) {
  return kf_fallback_policy() == KF_FALLBACK_ALLOW &&
         !__atomic_load_n(&has_lists, __ATOMIC_ACQUIRE);
}

kf_status_t kf__fallback_permit(const kf_op_t *op, kf_key_t key, const char *reason) {
  if (kf__fallback_is_unrestricted()) return KF_OK;
  kf_fallback_policy_t policy = kf_fallback_policy();
  const request_t request = {op, key, reason};
  const char *name = kf_op_full_name(op);
  take_lock();
  bool is_denied = is_listed(denied, name), is_allowed = is_listed(allowed, name);
  give_lock();
  if (is_denied) return refuse(&request, "the operator is on the list of denied ones");
  return is_allowed ? KF_OK : apply(policy, &request);
}

/* ---- The environment ---- */

static void read_policy(const char *text) {
  if (text == NULL || *text == '\0' || strcmp(text, "allow") == 0) return;
  if (strcmp(text, "strict") == 0)
    of_process = KF_FALLBACK_REFUSE;
  else if (strcmp(text, "warn") == 0)
    of_process = KF_FALLBACK_WARN;
  else
    kf_warn("KEYFALL_FALLBACK: expected allow, warn or strict, found '%s'", text);
}

__attribute__((constructor)) static void set_up(void) {
  kf__watch_forks(KF__FORK_FALLBACK, (kf__fork_functions_t){take_lock, give_lock, give_lock});
  read_policy(getenv("KEYFALL_FALLBACK"));
  if (kf_fallback_set_lists(getenv("KEYFALL_FALLBACK_ALLOW"), getenv("KEYFALL_FALLBACK_DENY")) !=
      KF_OK)
    kf_error_clear();
}
