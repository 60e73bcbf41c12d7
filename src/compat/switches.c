/* The compatibility switches: see Note [Message texts] in texts.h. Any thread may read and set
 * them; calls that run meanwhile may produce either form of a message. */
#include <keyfall/library.h>

static bool torch_compatible;
static bool torch_messages;

void kf_set_torch_compatible(bool on) {
  __atomic_store_n(&torch_compatible, on, __ATOMIC_RELAXED);
  kf_set_torch_messages(on);
}

bool kf_is_torch_compatible(void) { return __atomic_load_n(&torch_compatible, __ATOMIC_RELAXED); }

void kf_set_torch_messages(bool on) { __atomic_store_n(&torch_messages, on, __ATOMIC_RELAXED); }

bool kf_has_torch_messages(void) { return __atomic_load_n(&torch_messages, __ATOMIC_RELAXED); }
