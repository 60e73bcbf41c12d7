/* Answers about facts: see facts_internal.h. */
#include "dispatch/operators/facts_internal.h"

#include "dispatch/operators/operator.h"

const kf_facts_t kf__no_facts = {0};
const char *kf__catalogue_texts = "";

static const char *const names[KF_FACT_COUNT] = {
    [KF_FACT_AXES] = "axes",
    [KF_FACT_LINEAR] = "linear",
    [KF_FACT_TYPES] = "types",
    [KF_FACT_TANGENT] = "tangent",
    [KF_FACT_BATCH] = "batch",
    [KF_FACT_VIEW_INVERSE] = "view_inverse",
    [KF_FACT_COST] = "cost",
    [KF_FACT_SHARE] = "share",
    [KF_FACT_WRITES_IF] = "writes_if",
    [KF_FACT_MASKS] = "masks",
    [KF_FACT_FUNCTIONAL] = "functional",
};

const char *kf_fact_name(kf_fact_t fact) {
  return (unsigned)fact < KF_FACT_COUNT ? names[fact] : NULL;
}

const kf_facts_t *kf_op_facts(const kf_op_t *op) {
  const kf_facts_t *facts = __atomic_load_n(&op->facts, __ATOMIC_ACQUIRE);
  return facts != NULL ? facts : &kf__no_facts;
}

const char *kf_facts_text(const kf_facts_t *facts, kf_fact_t fact) {
  if ((unsigned)fact >= KF_FACT_COUNT || facts->texts[fact] == 0) return "";
  if (!facts->is_own) return kf__catalogue_texts + facts->texts[fact];
  const char *block = (const char *)facts - offsetof(kf__own_facts_t, facts);
  return ((const kf__own_facts_t *)(const void *)block)->texts + facts->texts[fact];
}

bool kf_facts_writes_if(const kf_facts_t *facts, size_t argument, size_t *out_flag) {
  for (size_t i = 0; i < facts->writes; i++)
    if (facts->writes_if[i].argument == argument) {
      *out_flag = facts->writes_if[i].flag;
      return true;
    }
  return false;
}

bool kf_facts_shares(const kf_facts_t *facts, size_t argument) {
  if (argument == KF_RESULTS) return facts->results_share;
  return argument < 64 && (facts->shares >> argument & 1) != 0;
}
