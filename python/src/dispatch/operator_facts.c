/* Facts of operators (keyfall/facts.h) as dictionaries of texts, and their forms. */
#include <keyfall/facts.h>

#include "keys/dispatch_objects.h"

static PyObject *operator_facts(PyObject *module, PyObject *object) {
  (void)module;
  const kf_op_t *op = kfpy_op_of(object);
  if (op == NULL) return NULL;
  const kf_facts_t *facts = kf_op_facts(op);
  PyObject *dict = PyDict_New();
  for (int i = 0; dict != NULL && i < KF_FACT_COUNT; i++) {
    const char *said = kf_facts_text(facts, (kf_fact_t)i);
    if (said[0] == '\0') continue;
    PyObject *text = kfpy_text(said);
    if (text == NULL || PyDict_SetItemString(dict, kf_fact_name((kf_fact_t)i), text) < 0)
      Py_CLEAR(dict);
    Py_XDECREF(text);
  }
  return dict;
}

/* In the order of kf_form_t. */
static const char *const forms[] = {"functional", "inplace", "out", "copy"};
enum { FORMS = sizeof forms / sizeof *forms };

static PyObject *operator_form(PyObject *module, PyObject *object) {
  (void)module;
  const kf_op_t *op = kfpy_op_of(object);
  return op != NULL ? PyUnicode_FromString(forms[kf_op_form(op)]) : NULL;
}

static PyObject *operator_in_form(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *object = NULL;
  const char *text = NULL;
  if (!PyArg_ParseTuple(args, "Os:_operator_in_form", &object, &text)) return NULL;
  const kf_op_t *op = kfpy_op_of(object);
  if (op == NULL) return NULL;
  int form = 0;
  while (form < FORMS && strcmp(forms[form], text) != 0) form++;
  if (form == FORMS)
    return PyErr_Format(PyExc_ValueError,
                        "form: expected 'functional', 'inplace', 'out' or 'copy', found '%.100s'",
                        text);
  kf_op_t *found = NULL;
  if (KFPY_FAILED(kf_op_in_form(op, (kf_form_t)form, &found))) return NULL;
  if (found == NULL) Py_RETURN_NONE;
  PyObject *name = PyUnicode_FromString(kf_op_full_name(found));
  kf_op_release(found);
  return name;
}

int kfpy_facts_converter(PyObject *object, void *out_facts) {
  const char *texts[KF_FACT_COUNT] = {NULL};
  Py_ssize_t taken = 0;
  if (!PyDict_Check(object)) {
    PyErr_Format(PyExc_TypeError, "facts: expected a dict, found %.200s", Py_TYPE(object)->tp_name);
    return 0;
  }
  for (int i = 0; i < KF_FACT_COUNT; i++) {
    PyObject *value = PyDict_GetItemString(object, kf_fact_name((kf_fact_t)i));
    if (value == NULL) continue;
    taken++;
    if (!PyUnicode_Check(value)) {
      PyErr_Format(PyExc_TypeError, "%s: expected a str, found %.200s", kf_fact_name((kf_fact_t)i),
                   Py_TYPE(value)->tp_name);
      return 0;
    }
    texts[i] = PyUnicode_AsUTF8(value);
    if (texts[i] == NULL) return 0;
  }
  if (taken != PyDict_GET_SIZE(object)) {
    PyErr_SetString(PyExc_TypeError, "facts: a key is not the name of a fact");
    return 0;
  }
  *(kf_facts_desc_t *)out_facts = (kf_facts_desc_t){
      .struct_size = sizeof(kf_facts_desc_t),
      .axes = texts[KF_FACT_AXES],
      .linear = texts[KF_FACT_LINEAR],
      .types = texts[KF_FACT_TYPES],
      .tangent = texts[KF_FACT_TANGENT],
      .batch = texts[KF_FACT_BATCH],
      .view_inverse = texts[KF_FACT_VIEW_INVERSE],
      .cost = texts[KF_FACT_COST],
      .share = texts[KF_FACT_SHARE],
      .writes_if = texts[KF_FACT_WRITES_IF],
      .masks = texts[KF_FACT_MASKS],
      .functional = texts[KF_FACT_FUNCTIONAL],
  };
  return 1;
}

static PyMethodDef functions[] = {
    {"_operator_facts", operator_facts, METH_O,
     "_operator_facts(op, /)\n--\n\nWhat is known of an operator beside its schema: key -> text."},
    {"_operator_form", operator_form, METH_O,
     "_operator_form(op, /)\n--\n\n'functional', 'inplace', 'out' or 'copy'."},
    {"_operator_in_form", operator_in_form, METH_VARARGS,
     "_operator_in_form(op, form, /)\n--\n\nThe name of the operator in another form, or None."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_facts(PyObject *module) { return kfpy_add_functions(module, functions); }
