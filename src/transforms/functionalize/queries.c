/* Queries about functional tensors. */
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_scope.h"

kf_status_t kf_functional_query(const kf_tensor_t *tensor, kf_functional_question_t question,
                                int64_t *out_answer) {
  *out_answer = 0;
  KF_TRY(kf__expect_functional(tensor, "kf_functional_query"));
  const kf__functional_storage_t *s = kf__functional_storage_of(tensor);
  const kf__functional_t *f = kf__functional_of(tensor);
  uint64_t answer = 0;
  switch (question) {
    case KF_FUNCTIONAL_DATA_MUTATED: answer = s->generation > 0; break;
    case KF_FUNCTIONAL_METADATA_MUTATED: answer = f != NULL && f->is_metadata_mutated; break;
    case KF_FUNCTIONAL_STORAGE_CHANGED: answer = f != NULL && f->is_storage_changed; break;
    case KF_FUNCTIONAL_MULTI_OUTPUT: answer = f != NULL && f->is_several; break;
    case KF_FUNCTIONAL_SYMBOLIC: break;
    case KF_FUNCTIONAL_ALL_HIDDEN: answer = s->hidden_mutations == s->mutations; break;
    case KF_FUNCTIONAL_ALL_NO_GRAD:
      answer = s->hidden_mutations + s->no_grad_mutations == s->mutations;
      break;
    case KF_FUNCTIONAL_MUTATIONS: answer = s->mutations; break;
    case KF_FUNCTIONAL_STORAGE_CHANGES: answer = s->storage_changes; break;
    case KF_FUNCTIONAL_SIZE_BEFORE: answer = s->size_before; break;
    case KF_FUNCTIONAL_SIZE: answer = tensor->storage->size; break;
    case KF_FUNCTIONAL_GENERATION: answer = s->generation; break;
    case KF_FUNCTIONAL_FROZEN: answer = s->is_frozen; break;
    default:
      return kf_error_set(KF_ERR_VALUE, "kf_functional_query: %d is no question", (int)question);
  }
  *out_answer = (int64_t)answer;
  return KF_OK;
}

kf_status_t kf_functional_hide_mutation(kf_tensor_t *tensor) {
  KF_TRY(kf__expect_functional(tensor, "kf_functional_hide_mutation"));
  kf__functional_storage_of(tensor)->hidden_mutations++;
  return KF_OK;
}

kf_status_t kf_functional_apply_views(const kf_tensor_t *tensor, kf_tensor_t *base,
                                      kf_tensor_t **out_tensor) {
  kf__view_t *chain = NULL;
  kf_guard_t guard;
  *out_tensor = NULL;
  KF_TRY(kf__expect_functional(tensor, "kf_functional_apply_views"));
  if (!kf__is_defined(base))
    return kf_error_set(KF_ERR_RUNTIME, "kf_functional_apply_views: the base is undefined");
  KF_TRY(kf__functional_chain(tensor, &chain));
  kf__geometry_of_base_t geometry = kf__functional_storage_of(tensor)->geometry;
  kf__functionalize_below(&guard);
  kf_status_t status = kf__chain_run(chain, base, &geometry, out_tensor);
  kf_guard_leave(&guard);
  kf__view_release(chain);
  return status;
}
