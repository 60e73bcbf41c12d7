/* See functionalize_plan.h. Plans of the operators of the catalogue are kept in a table of atomic
 * pointers, which is filled on first use and needs no lock. */
#include "transforms/functionalize/functionalize_plan.h"

#include <string.h>

#include "base/base_internal.h"
#include "ops/catalogue/op_facts.h"
#include "tensor/checked/written_arguments.h"

/* ---- Siblings ---- */

bool kf__plan_writes(const kf_op_t *op, const kf_schema_t *schema, size_t argument) {
  size_t flag = 0;
  return kf__is_written(kf_schema_argument(schema, argument)) ||
         kf_facts_writes_if(kf_op_facts(op), argument, &flag);
}

static bool writes_any(const kf_op_t *op, const kf_schema_t *schema) {
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    if (kf__plan_writes(op, schema, i)) return true;
  return false;
}

/* A return that aliases an argument without being it. */
static bool returns_view(const kf_schema_t *schema) {
  for (size_t i = 0; i < kf_schema_return_count(schema); i++) {
    const kf_argument_t *result = kf_schema_return(schema, i);
    if (result->alias != NULL && !kf__is_written(result)) return true;
  }
  return false;
}

static size_t count_written(const kf_schema_t *schema, bool returns) {
  size_t count = 0,
         all = returns ? kf_schema_return_count(schema) : kf_schema_argument_count(schema);
  for (size_t i = 0; i < all; i++)
    count += kf__is_written(returns ? kf_schema_return(schema, i) : kf_schema_argument(schema, i));
  return count;
}

/* Arguments that a sibling may have in addition: options that out= takes from its tensor. */
static bool option_source(const kf_argument_t *argument, int8_t *out) {
  static const struct {
    const char *name;
    int8_t from;
  } options[] = {{"dtype", KF__FROM_DTYPE},
                 {"device", KF__FROM_DEVICE},
                 {"layout", KF__FROM_NONE},
                 {"pin_memory", KF__FROM_NONE}};
  for (size_t i = 0; i < sizeof options / sizeof options[0]; i++)
    if (strcmp(argument->name, options[i].name) == 0) {
      *out = options[i].from;
      return true;
    }
  *out = KF__FROM_DEFAULT;
  return argument->default_value != NULL;
}

/* Whether `sibling` takes the arguments of `schema`, except for out=, and returns a tensor for each
 * written one. Fills where its arguments come from. */
static bool fits(const kf_schema_t *schema, const kf_schema_t *sibling, kf__plan_t *plan) {
  size_t count = kf_schema_argument_count(sibling), used = 0, wanted = 0;
  if (count > KF__PLAN_ARGUMENTS || count_written(sibling, false) > 0) return false;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    wanted += !kf_schema_argument(schema, i)->is_out;
  for (size_t i = 0; i < count; i++) {
    const kf_argument_t *own = kf_schema_argument(sibling, i);
    int at = kf_schema_find_argument(schema, own->name);
    if (at >= 0 && !kf_schema_argument(schema, (size_t)at)->is_out) {
      if (!kf_type_equal(own->type, kf_schema_argument(schema, (size_t)at)->type)) return false;
      plan->from[i] = (int8_t)at;
      used++;
    } else if (!plan->has_out || !option_source(own, &plan->from[i])) {
      return false;
    }
  }
  size_t fresh = kf_schema_return_count(schema) - count_written(schema, true);
  return used == wanted && kf_schema_return_count(sibling) == fresh + count_written(schema, false);
}

/* Whether an out= form also writes to other arguments. Its functional form returns the results
 * before the new values of those, and here they come first. */
static bool writes_more_than_out(const kf_schema_t *schema) {
  bool others = false, outs = false;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    outs |= argument->is_out;
    others |= kf__is_written(argument) && !argument->is_out;
  }
  return outs && others;
}

/* The functional form, if it takes what the operator is given. Nobody guesses one from a name: an
 * operator that has none runs on copies. */
static kf_status_t find_sibling(const kf_schema_t *schema, kf__plan_t *plan) {
  kf_op_t *found = NULL;
  if (writes_more_than_out(schema)) return KF_OK;
  KF_TRY(kf_op_in_form(plan->op, KF_FORM_FUNCTIONAL, &found));
  const kf_schema_t *other = found != NULL && found != plan->op ? kf_op_schema(found) : NULL;
  if (other != NULL && fits(schema, other, plan))
    plan->functional = found;
  else
    kf_op_release(found);
  kf_schema_release(other);
  return KF_OK;
}

/* ---- Plans ---- */

static bool has_out(const kf_schema_t *schema) {
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    if (kf_schema_argument(schema, i)->is_out) return true;
  return false;
}

bool kf__is_explicit_composite(const kf_op_t *op) {
  return kf_op_has_kernel_for_key(op, KF_KEY_CompositeExplicitAutograd) &&
         !kf_op_has_kernel_for_key(op, KF_KEY_CPU);
}

/* Lists of operators such as _foreach_add. A factory has nothing to record, and views have
 * kernels that make headers. */
static bool is_through(const kf_op_t *op, const kf_schema_t *schema, kf__plan_kind_t kind) {
  bool computes = kind == KF__PLAN_WRITE || kind == KF__PLAN_COPIES || kind == KF__PLAN_VALUES;
  return computes && kf_schema_find_argument(schema, "pin_memory") < 0 &&
         kf__is_explicit_composite(op) && kf_op_kernel_is_fallthrough(op, KF_KEY_Autograd);
}

static kf_status_t make_plan(const kf_op_t *op, const kf_schema_t *schema, kf__plan_t *plan) {
  *plan = (kf__plan_t){.op = op, .has_out = has_out(schema)};
  if (kf_op_has_kernel_for_key(op, KF_KEY_CompositeImplicitAutograd)) {
    plan->kind = KF__PLAN_COMPOSITE;
  } else if (kf_op_has_tag(op, "inplace_view")) {
    plan->kind = KF__PLAN_INPLACE_VIEW;
    KF_TRY(find_sibling(schema, plan));
  } else if (writes_any(op, schema)) {
    plan->kind = KF__PLAN_WRITE;
    if (count_written(schema, false) > 0) KF_TRY(find_sibling(schema, plan));
    if (plan->functional == NULL) plan->kind = KF__PLAN_COPIES;
  } else if (returns_view(schema) || KF__IS_OP(op, _unsafe_view)) {
    bool is_known = kf__is_explicit_composite(op);
    plan->kind = is_known ? KF__PLAN_VIEW : KF__PLAN_REFUSED;
  } else {
    plan->kind = KF__PLAN_VALUES;
  }
  plan->is_through = is_through(op, schema, plan->kind);
  return KF_OK;
}

/* ---- The table ---- */

enum { SLOTS = 8192 }; /* a power of two, several times the number of operators */
static kf__plan_t *slots[SLOTS];

static size_t slot_of(const kf_op_t *op) {
  return (size_t)(((uintptr_t)op >> 4) * UINT64_C(0x9e3779b97f4a7c15) >> 51) & (SLOTS - 1);
}

static void free_plan(kf__plan_t *plan) {
  kf_op_release(plan->functional);
  kf_op_release(plan->op);
  kf_free(plan);
}

/* Stores a plan, or frees it when another thread has stored one for the operator. NULL: full. */
static const kf__plan_t *store(kf__plan_t *made) {
  size_t at = slot_of(made->op);
  for (size_t i = 0; i < SLOTS; i++, at = (at + 1) & (SLOTS - 1)) {
    kf__plan_t *found = NULL;
    if (__atomic_compare_exchange_n(&slots[at], &found, made, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
      return made;
    if (found->op != made->op) continue;
    free_plan(made);
    return found;
  }
  return NULL;
}

static const kf__plan_t *look_up(const kf_op_t *op) {
  size_t at = slot_of(op);
  for (size_t i = 0; i < SLOTS; i++, at = (at + 1) & (SLOTS - 1)) {
    const kf__plan_t *found = __atomic_load_n(&slots[at], __ATOMIC_ACQUIRE);
    if (found == NULL || found->op == op) return found;
  }
  return NULL;
}

kf_status_t kf__plan_of(const kf_op_t *op, const kf_schema_t *schema, kf__plan_t *scratch,
                        const kf__plan_t **out_plan) {
  *out_plan = look_up(op);
  if (*out_plan != NULL) return KF_OK;
  KF_TRY(make_plan(op, schema, scratch));
  *out_plan = scratch;
  kf_op_retain(op);
  if (kf__op_number(op) == KF__OP_COUNT) return KF_OK;
  kf__plan_t *kept = kf_alloc(sizeof *kept);
  if (kept == NULL) return KF_OK; /* not kept: the next call makes it again */
  *kept = *scratch;
  *out_plan = store(kept);
  if (*out_plan == NULL) {
    kf_free(kept);
    *out_plan = scratch;
  }
  return KF_OK;
}

void kf__plan_done(const kf__plan_t *plan, const kf__plan_t *scratch) {
  if (plan != scratch) return;
  kf_op_release(plan->functional);
  kf_op_release(plan->op);
}

void kf__plans_forget(void) {
  for (size_t i = 0; i < SLOTS; i++) {
    kf__plan_t *plan = __atomic_exchange_n(&slots[i], NULL, __ATOMIC_ACQ_REL);
    if (plan != NULL) free_plan(plan);
  }
}
