/* The cache of compiled graphs: the least recently used one leaves.
 *
 * A hit is decided by the 128-bit key alone; graphs are not compared (collect.c says what the key
 * depends on). The cache has one reference to each plan, and finding a plan gives the caller its
 * own: a plan that is evicted while it runs lives until the run ends. Plans are released under the
 * lock, so the release function of a back end must not use the cache. */
#include <stdio.h>

#include "base/versioned_struct.h"
#include "lazy/graphs/dump_graph.h"
#include "lazy/graphs/graph_cache.h"
#include "lazy/model/eager_device.h"
#include "lazy/model/reuse.h"
#include "lazy/state/explain_step.h"
#include "lazy/state/options.h"

enum { BUCKETS = 1024, BOUND_GRAPHS = 64 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf__lazy_plan_t *buckets[BUCKETS];
static kf_lazy_cache_stats_t stats;
static uint64_t clock_ticks;
static kf__lazy_plan_t *latest; /* that ran last: a reference; written under the lock */
static uint32_t bound_count; /* plans that are bound from a dynamic graph; not part of the size */

static size_t bucket_of(kf__lazy_key_t key) { return (size_t)(key.words[1] % BUCKETS); }

static bool same(kf__lazy_key_t a, kf__lazy_key_t b) {
  return a.words[0] == b.words[0] && a.words[1] == b.words[1];
}

kf__lazy_plan_t *kf__lazy_cache_find(kf__lazy_key_t key) {
  (void)pthread_mutex_lock(&lock);
  kf__lazy_plan_t *found = buckets[bucket_of(key)];
  while (found != NULL && !same(found->key, key)) found = found->next;
  if (found != NULL) {
    found->used = ++clock_ticks;
    if (found->parent != NULL) found->parent->used = found->used;
    stats.hits++;
    kf__lazy_plan_retain(found);
  } else {
    stats.misses++;
  }
  (void)pthread_mutex_unlock(&lock);
  return found;
}

static kf__lazy_plan_t *unlink_plan(kf__lazy_plan_t **link) {
  kf__lazy_plan_t *removed = *link;
  *link = removed->next;
  if (removed->parent != NULL)
    bound_count--;
  else
    stats.size--;
  return removed;
}

/* Takes the plan that was not used for the longest time out of the cache, among the bound ones or
 * all others; its reference goes to the caller. The scan is linear: it happens only when a full
 * cache misses, and when it is cleared. */
static kf__lazy_plan_t *remove_oldest(bool is_bound) {
  kf__lazy_plan_t **oldest = NULL;
  for (size_t i = 0; i < BUCKETS; i++)
    for (kf__lazy_plan_t **link = &buckets[i]; *link != NULL; link = &(*link)->next)
      if (((*link)->parent != NULL) == is_bound &&
          (oldest == NULL || (*link)->used < (*oldest)->used))
        oldest = link;
  return oldest != NULL ? unlink_plan(oldest) : NULL;
}

/* Makes space for another plan. */
static void evict(const kf__lazy_plan_t *plan, uint32_t limit) {
  if (plan->parent != NULL) {
    if (bound_count >= BOUND_GRAPHS) kf__lazy_plan_release(remove_oldest(true));
    return;
  }
  while (stats.size >= limit) {
    kf__lazy_plan_release(remove_oldest(false));
    stats.evictions++;
  }
}

void kf__lazy_cache_add(kf__lazy_plan_t *plan) {
  const uint32_t limit = kf__lazy_options.cache_size;
  if (limit == 0) return;
  (void)pthread_mutex_lock(&lock);
  evict(plan, limit);
  kf__lazy_plan_retain(plan);
  plan->used = ++clock_ticks;
  plan->next = buckets[bucket_of(plan->key)];
  buckets[bucket_of(plan->key)] = plan;
  if (plan->parent != NULL)
    bound_count++;
  else
    stats.size++;
  (void)pthread_mutex_unlock(&lock);
}

void kf__lazy_cache_remove(const kf__lazy_plan_t *plan) {
  kf__lazy_plan_t *removed = NULL;
  (void)pthread_mutex_lock(&lock);
  for (kf__lazy_plan_t **link = &buckets[bucket_of(plan->key)]; *link != NULL && removed == NULL;)
    if (*link == plan)
      removed = unlink_plan(link);
    else
      link = &(*link)->next;
  kf__lazy_plan_release(removed);
  (void)pthread_mutex_unlock(&lock);
}

kf__lazy_plan_t *kf__lazy_cache_find_structure(kf__lazy_key_t structure, bool is_dynamic) {
  kf__lazy_plan_t *found = NULL;
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < BUCKETS && found == NULL; i++)
    for (kf__lazy_plan_t *plan = buckets[i]; plan != NULL && found == NULL; plan = plan->next)
      if (plan->shape != NULL && (plan->symbols != NULL) == is_dynamic &&
          same(plan->shape->structure, structure))
        found = plan;
  if (found != NULL) {
    found->used = ++clock_ticks;
    kf__lazy_plan_retain(found);
  }
  (void)pthread_mutex_unlock(&lock);
  return found;
}

void kf__lazy_cache_count_dynamic_hit(void) {
  (void)pthread_mutex_lock(&lock);
  stats.misses--;
  stats.hits++;
  (void)pthread_mutex_unlock(&lock);
}

void kf__lazy_cache_visit(void (*visit)(void *context, const kf__lazy_plan_t *plan),
                          void *context) {
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < BUCKETS; i++)
    for (const kf__lazy_plan_t *plan = buckets[i]; plan != NULL; plan = plan->next)
      visit(context, plan);
  (void)pthread_mutex_unlock(&lock);
}

/* ---- The graph that ran last ---- */

/* Most steps run the graph of the step before: that costs one load. */
void kf__lazy_remember(kf__lazy_plan_t *plan) {
  if (KF_LIKELY(__atomic_load_n(&latest, __ATOMIC_RELAXED) == plan)) return;
  if (plan != NULL) kf__lazy_plan_retain(plan);
  (void)pthread_mutex_lock(&lock);
  kf__lazy_plan_t *old = latest;
  __atomic_store_n(&latest, plan, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&lock);
  kf__lazy_plan_release(old);
}

kf__lazy_plan_t *kf__lazy_latest(void) {
  (void)pthread_mutex_lock(&lock);
  kf__lazy_plan_t *plan = latest;
  if (plan != NULL) kf__lazy_plan_retain(plan);
  (void)pthread_mutex_unlock(&lock);
  return plan;
}

/* ---- Clearing ---- */

void kf_lazy_cache_clear(void) {
  kf__lazy_remember(NULL);
  kf__lazy_trace_trim();
  kf__lazy_forget_reusable();
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < BUCKETS; i++)
    while (buckets[i] != NULL) kf__lazy_plan_release(unlink_plan(&buckets[i]));
  (void)pthread_mutex_unlock(&lock);
}

/* Graphs that were compiled before may be fused code for the CPU. */
kf_status_t kf_lazy_set_eager_device(kf_device_t device) {
  if (device.type == KF_DEVICE_LAZY || device.type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_VALUE, "kf_lazy_set_eager_device: %s cannot run graphs",
                        kf_device_type_name(device.type));
  kf_key_t key;
  kf_tensor_t *probe;
  KF_TRY(kf_key_of_device_type(device.type, &key));
  KF_TRY(kf__tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(1), NULL, &probe));
  kf_tensor_release(probe);
  kf_lazy_cache_clear();
  kf__lazy_switch_device(device);
  return KF_OK;
}

kf_status_t kf_lazy_get_cache_stats(kf_lazy_cache_stats_t *out_stats) {
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_lazy_cache_stats_t), __func__, out_stats));
  (void)pthread_mutex_lock(&lock);
  kf__struct_fill(KF__STRUCT(kf_lazy_cache_stats_t), &stats, out_stats);
  (void)pthread_mutex_unlock(&lock);
  return KF_OK;
}

/* ---- Explaining a miss ---- */

static size_t common_length(const char *a, const char *b) {
  size_t i = 0;
  while (a[i] != '\0' && a[i] == b[i]) i++;
  return i;
}

/* The line that contains a position, without its indentation. */
static void line_at(const char *text, size_t position, char *out, size_t size) {
  size_t begin = position;
  while (begin > 0 && text[begin - 1] != '\n') begin--;
  while (text[begin] == ' ') begin++;
  size_t end = begin;
  while (text[end] != '\0' && text[end] != '\n') end++;
  (void)snprintf(out, size, "%.*s", (int)(end - begin), text + begin);
}

void kf__lazy_cache_explain_miss(const kf__lazy_job_t *job) {
  char *text = NULL;
  if (kf__lazy_job_text(job, &text) != KF_OK) {
    kf_error_clear();
    return;
  }
  char mine[200], theirs[200];
  bool found = false;
  size_t best = 0;
  (void)pthread_mutex_lock(&lock);
  for (size_t i = 0; i < BUCKETS; i++)
    for (const kf__lazy_plan_t *plan = buckets[i]; plan != NULL; plan = plan->next) {
      const size_t length = plan->text != NULL ? common_length(plan->text, text) : 0;
      if (plan->text == NULL || (found && length <= best)) continue;
      found = true;
      best = length;
      line_at(text, length, mine, sizeof mine);
      line_at(plan->text, length, theirs, sizeof theirs);
    }
  (void)pthread_mutex_unlock(&lock);
  if (found)
    kf__lazy_note(
        "compiled a new graph; the nearest cached one has\n      %s\n    where this one has\n"
        "      %s",
        theirs, mine);
  else
    kf__lazy_note("compiled a new graph: the cache was empty");
  kf_free(text);
}
