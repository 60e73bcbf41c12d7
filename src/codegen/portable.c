/* Finds the portable code of an operator. */
#include "codegen/portable.h"

/* The operator's number in the catalogue; KF__OP_COUNT: it is not of the catalogue. */
static uint32_t index_of(const kf_op_t *op) {
  uint32_t i = 0;
  while (i < KF__OP_COUNT && __atomic_load_n(&kf__ops[i], __ATOMIC_ACQUIRE) != op) i++;
  return i;
}

const kf__portable_t *kf__portable_of(const kf_op_t *op) {
  uint32_t index = index_of(op);
  for (uint32_t i = 0; i < kf__portable_count; i++) {
    const kf__portable_t *portable = &kf__portables[i];
    if (index >= portable->op && index < (uint32_t)portable->op + portable->forms) return portable;
  }
  return NULL;
}

const kf__portable_t *kf__portable_copy(void) {
  const kf__portable_t *portable = kf__portables;
  while (portable->op != KF__OP_clone) portable++;
  return portable;
}

kf__portable_kind_t kf__portable_kind(const kf__portable_t *portable) {
  return (portable->flags & KF__CODE_REDUCTION) != 0 ? KF__PORTABLE_REDUCTION
                                                     : KF__PORTABLE_ELEMENTWISE;
}

/* The last one of an operator's forms. */
const kf_op_t *kf__portable_out(const kf__portable_t *portable, const kf_op_t *op) {
  const uint32_t last = (uint32_t)portable->op + portable->forms - 1;
  if (portable->forms < 2 || kf__ops[portable->op] != op || kf__ops[last] == NULL) return NULL;
  const kf_schema_t *schema = kf_op_schema(kf__ops[last]);
  if (schema == NULL) return NULL;
  const size_t count = kf_schema_argument_count(schema);
  const bool is_out = count > 0 && kf_schema_argument(schema, count - 1)->is_out;
  kf_schema_release(schema);
  return is_out ? kf__ops[last] : NULL;
}

bool kf__portable_is_exact(const kf__portable_t *portable) {
  return (portable->flags & KF__CODE_REDUCTION) == 0 || portable->apart < KF__FOLD_OF_VAR;
}

const char *kf__portable_name(const kf__portable_t *portable) {
  const char *name = kf_op_full_name(kf__ops[portable->op]);
  const char *colon = strrchr(name, ':');
  return colon != NULL ? colon + 1 : name;
}
