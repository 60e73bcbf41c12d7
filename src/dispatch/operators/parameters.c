/* The parameters of signatures: sizes of their C types, and their names in messages. */
#include "base/base_internal.h"
#include "dispatch/operators/unbox.h"

const uint8_t kf__param_sizes[KF_PARAM_KIND_COUNT] = {
#define SIZE_OF(name, letter, form, text, type) (uint8_t)sizeof(type),
    KF_PARAM_KINDS(SIZE_OF)
#undef SIZE_OF
};

static const char *const texts[KF_PARAM_KIND_COUNT] = {
#define TEXT_OF(name, letter, form, text, type) text,
    KF_PARAM_KINDS(TEXT_OF)
#undef TEXT_OF
};

const char *kf__param_text(const kf_signature_t *signature, const kf_param_t *param) {
  KF_ASSERT(param->kind < KF_PARAM_KIND_COUNT);
  KF_ASSERT(param->text == 0 || signature->texts != NULL);
  if (param->text != 0) return signature->texts + param->text;
  if (param->kind == KF_PARAM_TENSORS && (param->flags & KF_PARAM_NULLABLE_ELEMENT))
    return "Tensor?[]";
  return texts[param->kind];
}

const char *kf__found_name(const kf_value_t *value) {
  return value->tag < KF_TAG_COUNT ? kf_tag_name((kf_tag_t)value->tag) : "an invalid value";
}
