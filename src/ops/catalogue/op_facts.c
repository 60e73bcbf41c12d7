/* Facts and forms of the catalogue's operators: see op_facts.h. The forms of an entry follow each
 * other in the table of operators, the functional one first. */
#include "ops/catalogue/op_facts.h"

#include <stdio.h>
#include <string.h>

#include "base/required.h"
#include "ops/catalogue/catalogue.h"
#include "ops/catalogue/op_origin.h"

/* ---- Forms ---- */

/* The first operator of the entry. */
static uint32_t first_of_entry(uint32_t number) {
  while (kf__op_form(number) != KF__FORM_FUNCTIONAL) number--;
  return number;
}

static uint32_t in_entry(uint32_t first, uint32_t form) {
  for (uint32_t i = first + 1; i < KF__OP_COUNT && kf__op_form(i) != KF__FORM_FUNCTIONAL; i++)
    if ((uint32_t)kf__op_form(i) == form) return i;
  return KF__OP_COUNT;
}

/* What an entry names, by its first operator. */
static uint32_t named_by(uint32_t first, uint32_t form) {
  for (const kf__relative_t *r = kf__relatives; r->op < KF__OP_COUNT; r++)
    if (r->op == first && r->form == form) return r->other;
  return KF__OP_COUNT;
}

/* A form that is in the entry of an operator that writes, which names this one as the functional
 * form. */
static uint32_t in_writing_entry(uint32_t functional, uint32_t form) {
  for (const kf__relative_t *r = kf__relatives; r->op < KF__OP_COUNT; r++) {
    if (r->other != functional || r->form != KF_FORM_FUNCTIONAL) continue;
    const uint32_t found = form == KF_FORM_INPLACE ? r->op : in_entry(r->op, form);
    if (found != KF__OP_COUNT) return found;
  }
  return KF__OP_COUNT;
}

/* The number of the operator in another form, KF__OP_COUNT: there is none. */
static uint32_t find_form(uint32_t number, kf_form_t form) {
  const uint32_t first = first_of_entry(number);
  const uint32_t functional = named_by(first, KF_FORM_FUNCTIONAL);
  if (form == KF_FORM_FUNCTIONAL) return functional != KF__OP_COUNT ? functional : first;
  uint32_t found = in_entry(first, (uint32_t)form);
  if (found == KF__OP_COUNT) found = named_by(first, (uint32_t)form);
  if (found == KF__OP_COUNT && functional == KF__OP_COUNT)
    found = in_writing_entry(first, (uint32_t)form);
  if (found == KF__OP_COUNT && form == KF_FORM_INPLACE && functional != KF__OP_COUNT) found = first;
  return found;
}

kf_form_t kf_op_form(const kf_op_t *op) {
  const uint32_t number = kf__op_number(op);
  if (number == KF__OP_COUNT) {
    const bool writes = kf_facts_text(kf_op_facts(op), KF_FACT_FUNCTIONAL)[0] != '\0';
    return writes ? KF_FORM_INPLACE : KF_FORM_FUNCTIONAL;
  }
  if (named_by(number, KF_FORM_FUNCTIONAL) != KF__OP_COUNT) return KF_FORM_INPLACE;
  return (kf_form_t)kf__op_form(number);
}

/* The operator that a fact of a program's operator names, of its namespace unless the fact says.
 * NULL: the fact says nothing, or the operator is not there. */
static kf_status_t find_named(const kf_op_t *op, kf_fact_t fact, kf_op_t **out_op) {
  const char *text = kf_facts_text(kf_op_facts(op), fact);
  const char *colons = strstr(kf_op_name(op), "::");
  char name[256];
  *out_op = NULL;
  if (text[0] == '\0' || colons == NULL) return KF_OK;
  const int ns = strstr(text, "::") == NULL ? (int)(colons + 2 - kf_op_name(op)) : 0;
  const int size = snprintf(name, sizeof name, "%.*s%s", ns, kf_op_name(op), text);
  if (size < 0 || (size_t)size >= sizeof name) return KF_OK;
  kf_status_t status = kf_op_find_by_full_name(name, out_op);
  if (status != KF_ERR_NOT_FOUND) return status;
  kf_error_clear();
  return KF_OK;
}

static kf_op_t *numbered(uint32_t number) {
  kf_op_t *op = number != KF__OP_COUNT ? kf__catalogue_op(number) : NULL;
  kf_op_retain(op);
  return op;
}

kf_status_t kf__op_view_inverse(const kf_op_t *view, kf_op_t **out_op) {
  const uint32_t number = kf__op_number(view);
  if (number == KF__OP_COUNT) return find_named(view, KF_FACT_VIEW_INVERSE, out_op);
  *out_op = numbered(named_by(number, KF__FORM_INVERSE));
  return KF_OK;
}

kf_status_t kf_op_in_form(const kf_op_t *op, kf_form_t form, kf_op_t **out_op) {
  KF__REQUIRE(out_op);
  *out_op = NULL;
  KF__REQUIRE(op);
  const uint32_t number = kf__op_number(op);
  if (kf_op_form(op) == form) {
    *out_op = kf__op_mutable(op);
    kf_op_retain(op);
    return KF_OK;
  }
  if (number == KF__OP_COUNT)
    return form == KF_FORM_FUNCTIONAL ? find_named(op, KF_FACT_FUNCTIONAL, out_op) : KF_OK;
  *out_op = numbered(find_form(number, form));
  return KF_OK;
}
