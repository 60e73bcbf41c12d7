/* Facts of operators: Note [Facts].
 *
 * Note [Facts]
 * A fact is a text in the language of ops/; the few that rooms ask for again and again are stored
 * in a form that answers at once. The facts of the catalogue are one table of constants: their
 * texts are offsets into one text, because pointers would need relocations. The facts of a
 * program's operator are a block of their own, whose texts follow it. An operator without facts has
 * NULL, which stands for kf__no_facts. */
#ifndef KF_DISPATCH_OPERATORS_FACTS_INTERNAL_H
#define KF_DISPATCH_OPERATORS_FACTS_INTERNAL_H

#include <keyfall/facts.h>

#include "dispatch/threads/reclaim.h"

/* An argument that is written where a flag is true. */
typedef struct kf__write_if {
  uint8_t argument, flag; /* positions */
} kf__write_if_t;
enum { KF__MOST_WRITES_IF = 3, KF__NO_ARGUMENT = 255 };

struct kf_facts {
  bool is_own;        /* a program's: the texts follow */
  bool results_share; /* memory with each other */
  uint8_t writes;     /* of writes_if that are in use */
  kf__write_if_t writes_if[KF__MOST_WRITES_IF];
  uint16_t texts[KF_FACT_COUNT]; /* offsets; 0: nothing was said */
  uint64_t shares;               /* bit i: argument i */
};
extern const kf_facts_t kf__no_facts;
/* The texts of the catalogue's facts, which begin with "": set before operators get them. */
extern const char *kf__catalogue_texts;

typedef struct kf__own_facts {
  kf_retired_t retired;
  kf_facts_t facts;
  char texts[];
} kf__own_facts_t;

/* Reads a program's facts of an operator and checks them against its schema. `name` is for
 * messages. The caller owns *out_facts (kf_free). KF_ERR_VALUE, KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__facts_read(const char *name, const kf_schema_t *schema,
                                       const kf_facts_desc_t *desc, kf__own_facts_t **out_facts);

/* Whether a call with these arguments writes to one of them although the schema does not say so. */
static inline bool kf__facts_write(const kf_facts_t *facts, size_t argument,
                                   const kf_value_t *arguments) {
  size_t flag = 0;
  return kf_facts_writes_if(facts, argument, &flag) && arguments[flag].tag == KF_TAG_BOOL &&
         arguments[flag].as.b;
}

#endif
