/* Note [Obstacles] in obstacle.h. */
#include "lazy/state/obstacle.h"

#include "base/base_internal.h"
#include "base/new_stack.h"

typedef struct watch {
  bool is_on;
  int64_t last_id;
  const char *what, *why; /* the first obstacle */
} watch_t;
static __thread watch_t watch __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(watch, watch, NULL)

void kf__lazy_obstacle(const char *what, const char *why) {
  if (!watch.is_on || watch.what != NULL) return;
  watch.what = what;
  watch.why = why;
}

bool kf__lazy_is_watched(int64_t *out_last_id) {
  *out_last_id = watch.last_id;
  return watch.is_on;
}

void kf__lazy_watch(int64_t last_id) { watch = (watch_t){.is_on = true, .last_id = last_id}; }

kf_status_t kf_lazy_watch_end(char **out_obstacle) {
  const watch_t ended = watch;
  watch = (watch_t){.is_on = false};
  *out_obstacle = NULL;
  if (ended.what == NULL) return KF_OK;
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "%s: %s", ended.what, ended.why);
  return kf__text_take(&text, out_obstacle);
}
