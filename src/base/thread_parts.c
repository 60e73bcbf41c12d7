/* The thread-local variables that move to another thread: Note [Moved threads] in new_stack.h. */
#include "base/new_stack.h"

kf_thread_part_t *kf__thread_parts;
size_t kf__thread_parts_size;

void kf_thread_part_add(kf_thread_part_t *part) {
  part->next = kf__thread_parts;
  kf__thread_parts = part;
  kf__thread_parts_size += part->size;
}
