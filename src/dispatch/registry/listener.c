/* Listeners, in the order in which they were added. */
#include "dispatch/registry/listener.h"

#include "dispatch/registry/operator_list.h"

static kf_registration_t *first, *last;
static unsigned running; /* nested notifications in progress */

bool kf__listeners_running(void) {
  KF__ASSERT_LOCKED();
  return running > 0;
}

void kf__notify(const kf_op_t *op, bool defined) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(op->definition != NULL); /* listeners may read the schema, even of a removed operator */
  running++;
  for (kf_registration_t *r = first; r != NULL; r = r->next) {
    void (*fn)(void *, const kf_op_t *) = defined ? r->listener.defined : r->listener.removed;
    if (fn != NULL) fn(r->listener.context, op);
  }
  KF_ASSERT(running > 0);
  running--;
}

void kf__listener_add(kf_registration_t *handle) {
  KF_ASSERT(!kf__listeners_running());
  KF_ASSERT((first == NULL) == (last == NULL));
  handle->previous = last;
  *(last != NULL ? &last->next : &first) = handle;
  last = handle;
  if (handle->listener.defined == NULL) return;
  running++;
  for (const kf_op_t *op = kf__op_first(); op != NULL; op = op->next)
    if (op->def_count > 0) handle->listener.defined(handle->listener.context, op);
  running--;
}

/* Never while listeners run: kf__notify walks the list. */
void kf__listener_remove(kf_registration_t *handle) {
  KF_ASSERT(!kf__listeners_running());
  KF_ASSERT(handle->previous != NULL || first == handle);
  KF_ASSERT(handle->next != NULL || last == handle);
  *(handle->previous != NULL ? &handle->previous->next : &first) = handle->next;
  *(handle->next != NULL ? &handle->next->previous : &last) = handle->previous;
}
