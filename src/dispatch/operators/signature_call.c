/* Typed calls of any signature, by pointers to the arguments. */
#include "base/base_internal.h"
#include "dispatch/gen/callers.h"

static kf_keyset_t keys_of_tensors(kf_tensor_span_t span, kf_keyset_t keys) {
  for (size_t i = 0; i < span.size; i++) keys = kf_keyset_or(keys, kf_keys_of(span.data[i]));
  return keys;
}

kf_keyset_t kf__signature_keys(const kf_signature_t *signature, const void *const *args) {
  kf_keyset_t keys = kf_keyset_empty();
  for (size_t i = 0; i < signature->arg_count; i++) {
    if (!(signature->params[i].flags & KF_PARAM_HAS_KEYS)) continue;
    if (signature->params[i].kind == KF_PARAM_TENSORS)
      keys = keys_of_tensors(*(const kf_tensor_span_t *)args[i], keys);
    else
      keys = kf_keyset_or(keys, kf_keys_of(*(void *const *)args[i]));
  }
  return keys;
}

kf_status_t kf__signature_invoke(const kf_signature_t *self, kf_typed_fn fn, const kf_call_t *call,
                                 const void **words) {
  KF_ASSERT(fn != NULL);
  KF_ASSERT(self->caller != KF_CALLER_NONE || self->ffi != NULL);
  if (KF_LIKELY(self->caller != KF_CALLER_NONE))
    return kf__caller_run(self->caller, fn, call, words + 1);
  return kf__ffi_call(self, fn, words);
}

kf_status_t kf__signature_call(const kf_signature_t *self, kf_typed_fn fn, const kf_call_t *call,
                               const void *const *args, void *const *outs) {
  const void *words[KF_SIGNATURE_MAX_WORDS + 1];
  if (KF_UNLIKELY(self->adaptor == NULL))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "no adaptor can call a typed function with this signature: it has too many "
                        "arguments, or this build has no libffi");
  KF_ASSERT(self->arg_count + self->out_count <= KF_SIGNATURE_MAX_WORDS);
  words[0] = &call;
  for (size_t i = 0; i < self->arg_count; i++) words[1 + i] = args[i];
  for (size_t i = 0; i < self->out_count; i++) words[1 + self->arg_count + i] = &outs[i];
  return kf__signature_invoke(self, fn, call, words);
}
