/* facts.h: what is known about an operator beside its schema.
 *
 * Operators of the catalogue have facts from their entries (ops/README.md has the language of each
 * fact); a program describes its own operators in the same words:
 *
 *   kf_facts_desc_t facts = {.struct_size = sizeof facts, .axes = "* -> *", .linear = "x"};
 *   KF_TRY(kf_library_describe(library, "scale", &facts));
 *
 * What is not described works all the same, more slowly: it is never guessed. Facts are read when a
 * program is transformed, recorded or checked, not by calls. */
#ifndef KEYFALL_FACTS_H
#define KEYFALL_FACTS_H

#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_facts kf_facts_t; /* opaque, read-only */

/* The facts, in the order of the members of kf_facts_desc_t. Values are pinned. */
typedef enum kf_fact {
  KF_FACT_AXES = 0,    /* how dimensions of arguments and results correspond: "n k, k m -> n m" */
  KF_FACT_LINEAR = 1,  /* groups of arguments in which it is linear: "self; mat2" one by one,
                          "self, other" together */
  KF_FACT_TYPES = 2,   /* the element types of the results */
  KF_FACT_TANGENT = 3, /* the forward derivative, where it does not follow from other facts */
  KF_FACT_BATCH = 4,   /* the operator of more dimensions that does the same: "bmm" */
  KF_FACT_VIEW_INVERSE =
      5,             /* views: the operator that puts a changed view back: "select_scatter" */
  KF_FACT_COST = 6,  /* multiply-adds, where they do not follow from the axes */
  KF_FACT_SHARE = 7, /* arguments whose memory results may share although the schema does not say
                        so: "self"; "results": results with each other */
  KF_FACT_WRITES_IF = 8, /* arguments written under a condition that the schema cannot say:
                            "running_mean if training" */
  KF_FACT_MASKS = 9, /* arguments that make the shape depend on data where they have masks, tensors
                        of bool or uint8: "indices" */
  KF_FACT_FUNCTIONAL = 10, /* the operator that does the same without writing: "add.Tensor" */
  KF_FACT_COUNT = 11
} kf_fact_t;

/* The facts of an operator; never NULL. Borrowed: those of the catalogue live as long as the
 * library, those of a program until the block that described the operator is released, and until
 * the end of a call that is running then. */
KF_API const kf_facts_t *kf_op_facts(const kf_op_t *op);
/* The text of a fact, "" where nothing was said: the default then holds. Borrowed from the facts.
 */
KF_API const char *kf_facts_text(const kf_facts_t *facts, kf_fact_t fact);
/* Its key in ops/ and in Python: "axes". NULL: there is no such fact. */
KF_API const char *kf_fact_name(kf_fact_t fact);
/* Whether the operator writes to an argument, by position, where another argument is true, although
 * the schema does not say so. *out_flag is the position of that one. */
KF_API bool kf_facts_writes_if(const kf_facts_t *facts, size_t argument, size_t *out_flag);
/* Whether results may share memory with an argument, by position, or with each other (KF_RESULTS),
 * although the schema does not say so. */
#define KF_RESULTS ((size_t)-1)
KF_API bool kf_facts_shares(const kf_facts_t *facts, size_t argument);

/* ---- Forms ---------------------------------------------------------------------------------- */

/* The forms of one operator. Facts are said of the functional form and hold for all. */
typedef enum kf_form {
  KF_FORM_FUNCTIONAL = 0, /* makes its results */
  KF_FORM_INPLACE = 1,    /* writes its result to the first argument */
  KF_FORM_OUT = 2,        /* writes its results to keyword arguments */
  KF_FORM_COPY = 3        /* of a view: copies what the view returns */
} kf_form_t;

/* Which form of its entry an operator of the catalogue is. KF_FORM_FUNCTIONAL for others, and for
 * operators whose only form writes. */
KF_API kf_form_t kf_op_form(const kf_op_t *op);
/* Another form of the operator, with a reference for the caller (kf_op_release); NULL and KF_OK: it
 * has none. Asked for its own form, an operator gives itself. A program's operator has a functional
 * form where it was described with one. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_op_in_form(const kf_op_t *op, kf_form_t form, kf_op_t **out_op);

/* ---- Describing ----------------------------------------------------------------------------- */

/* Facts of a program's operator. Filled by the caller, copied. NULL: not said. Lists are separated
 * by commas, groups of `linear` by semicolons. */
typedef struct kf_facts_desc {
  uint32_t struct_size;
  const char *axes;
  const char *linear;
  const char *types;
  const char *tangent;
  const char *batch;
  const char *view_inverse;
  const char *cost;
  const char *share;
  const char *writes_if;
  const char *masks;
  const char *functional;
} kf_facts_desc_t;

/* Describes an operator of the block's namespace, "name.overload", which must be defined. Undone
 * with the block. KF_ERR_NOT_FOUND: no such operator. KF_ERR_DUPLICATE: it is described already.
 * KF_ERR_VALUE: a fact that cannot be read, or names something that the schema does not have; the
 * message has the operator, the fact and what was expected. KF_ERR_GENERAL: another namespace, or a
 * KF_LIBRARY_IMPL block. KF_ERR_MISUSE: NULL, or a struct_size that is too small.
 * KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_library_describe(kf_library_t *library, const char *name,
                                                   const kf_facts_desc_t *facts);

#ifdef __cplusplus
}
#endif

#endif
