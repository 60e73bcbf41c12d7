/* Types: the static ones, equality, subtyping and text.
 *
 * Types without children, and their most frequent composites, are static: most schemas need no
 * other types. All types are immutable and at most KF__TYPE_DEPTH deep, so the functions here may
 * recurse. */
#include <string.h>

#include "dispatch/schema/schema_internal.h"

/* ---- Static types ---- */

/* X(KIND, "text"): the types without children and without a name of their own. */
#define BASE_TYPES(X)              \
  X(ANY, "Any")                    \
  X(TENSOR, "Tensor")              \
  X(STORAGE, "Storage")            \
  X(SCALAR, "Scalar")              \
  X(FLOAT, "float")                \
  X(COMPLEX, "complex")            \
  X(INT, "int")                    \
  X(NONE, "NoneType")              \
  X(STRING, "str")                 \
  X(GENERATOR, "Generator")        \
  X(QUANTIZER, "Quantizer")        \
  X(BOOL, "bool")                  \
  X(DEVICE, "Device")              \
  X(STREAM, "Stream")              \
  X(CAPSULE, "Capsule")            \
  X(QSCHEME, "QScheme")            \
  X(ANY_CLASS, "AnyClassType")     \
  X(ANY_ENUM, "AnyEnumType")       \
  X(SYM_INT, "SymInt")             \
  X(DTYPE, "ScalarType")           \
  X(LAYOUT, "Layout")              \
  X(MEMORY_FORMAT, "MemoryFormat") \
  X(SYM_BOOL, "SymBool")           \
  X(PY_OBJECT, "PyObject")

/* The only child of each composite; `children` of the composite points to its element here. */
static const kf_type_t *const only_children[KF_TYPE_KIND_COUNT][3] = {
#define CHILDREN(kind, text)                                                \
  [KF_TYPE_##kind] = {&kf__static_types[KF_TYPE_##kind][KF__FORM_PLAIN],    \
                      &kf__static_types[KF_TYPE_##kind][KF__FORM_OPTIONAL], \
                      &kf__static_types[KF_TYPE_##kind][KF__FORM_LIST]},
    BASE_TYPES(CHILDREN)
#undef CHILDREN
};

const kf_type_t kf__static_types[KF_TYPE_KIND_COUNT][KF__FORM_COUNT] = {
#define FORMS(kind, text)                                                             \
  [KF_TYPE_##kind] = {{KF_TYPE_##kind, 0, NULL, NULL},                                \
                      {KF_TYPE_OPTIONAL, 1, &only_children[KF_TYPE_##kind][0], NULL}, \
                      {KF_TYPE_LIST, 1, &only_children[KF_TYPE_##kind][0], NULL},     \
                      {KF_TYPE_LIST, 1, &only_children[KF_TYPE_##kind][1], NULL},     \
                      {KF_TYPE_OPTIONAL, 1, &only_children[KF_TYPE_##kind][2], NULL}},
    BASE_TYPES(FORMS)
#undef FORMS
};

static const char *const base_text[KF_TYPE_KIND_COUNT] = {
#define TEXT_OF(kind, text) [KF_TYPE_##kind] = text,
    BASE_TYPES(TEXT_OF)
#undef TEXT_OF
};

/* Which of the forms of its kind a static type is. */
static size_t form_of(const kf_type_t *type) {
  KF_ASSERT(kf__type_is_static(type));
  return (size_t)(type - &kf__static_types[0][0]) % KF__FORM_COUNT;
}

const kf_type_t *kf__type_static_list(const kf_type_t *element) {
  if (!kf__type_is_static(element)) return NULL;
  size_t form = form_of(element);
  if (form == KF__FORM_PLAIN) return element + KF__FORM_LIST;
  return form == KF__FORM_OPTIONAL ? element + (KF__FORM_OPTIONAL_LIST - KF__FORM_OPTIONAL) : NULL;
}

const kf_type_t *kf__type_static_optional(const kf_type_t *element) {
  if (!kf__type_is_static(element)) return NULL;
  size_t form = form_of(element);
  if (form == KF__FORM_PLAIN) return element + KF__FORM_OPTIONAL;
  if (form == KF__FORM_LIST) return element + (KF__FORM_LIST_OPTIONAL - KF__FORM_LIST);
  return form == KF__FORM_OPTIONAL_LIST ? NULL : element;
}

const kf_type_t *kf__type_fake_base(const kf_type_t *type) {
  KF_ASSERT(type->child_count == 0);
  switch (type->kind) {
    case KF_TYPE_SYM_INT:
    case KF_TYPE_DTYPE:
    case KF_TYPE_LAYOUT:
    case KF_TYPE_MEMORY_FORMAT: return &kf__static_types[KF_TYPE_INT][KF__FORM_PLAIN];
    default: return type;
  }
}

/* ---- Names ---- */

typedef struct type_name {
  char text[18];
  uint8_t size;
  uint8_t kind;
} type_name_t;

/* Every word that the schema language knows as a type, most frequent first. */
static const type_name_t type_names[] = {
#define NAME(text, kind) \
  { text, sizeof text - 1, KF_TYPE_##kind }
    NAME("Tensor", TENSOR),
    NAME("int", INT),
    NAME("bool", BOOL),
    NAME("SymInt", SYM_INT),
    NAME("Scalar", SCALAR),
    NAME("float", FLOAT),
    NAME("ScalarType", DTYPE),
    NAME("Layout", LAYOUT),
    NAME("Device", DEVICE),
    NAME("MemoryFormat", MEMORY_FORMAT),
    NAME("str", STRING),
    NAME("Generator", GENERATOR),
    NAME("Dimname", STRING),
    NAME("complex", COMPLEX),
    NAME("Storage", STORAGE),
    NAME("Stream", STREAM),
    NAME("Any", ANY),
    NAME("None", NONE),
    NAME("NoneType", NONE),
    NAME("SymBool", SYM_BOOL),
    NAME("QScheme", QSCHEME),
    NAME("Quantizer", QUANTIZER),
    NAME("ConstQuantizerPtr", INT),
    NAME("DeviceIndex", INT),
    NAME("Capsule", CAPSULE),
    NAME("AnyClassType", ANY_CLASS),
    NAME("AnyEnumType", ANY_ENUM),
    NAME("PyObject", PY_OBJECT),
#undef NAME
};

const kf_type_t *kf__type_named(const char *name, size_t size) {
  for (size_t i = 0; i < sizeof type_names / sizeof *type_names; i++) {
    const type_name_t *entry = &type_names[i];
    if (entry->size == size && entry->text[0] == name[0] && memcmp(entry->text, name, size) == 0)
      return &kf__static_types[entry->kind][KF__FORM_PLAIN];
  }
  return NULL;
}

/* ---- Equality and order ---- */

bool kf_type_equal(const kf_type_t *a, const kf_type_t *b) {
  if (a == b) return true;
  if (a == NULL || b == NULL) return false;
  if (a->kind != b->kind) {
    /* Union(int, float, complex) is the number type by another name. */
    if (kf__type_is(a, KF_TYPE_UNION) && a->child_count == 1)
      return kf_type_equal(a->children[0], b);
    if (kf__type_is(b, KF_TYPE_UNION) && b->child_count == 1)
      return kf_type_equal(a, b->children[0]);
    return false;
  }
  /* Any two type variables count as equal, as in PyTorch: a declaration does not say what a
   * variable stands for, so its name carries no meaning outside the declaration. */
  if (kf__type_is(a, KF_TYPE_VAR)) return true;
  if (kf__type_is(a, KF_TYPE_CLASS)) return strcmp(a->name, b->name) == 0;
  if (a->child_count != b->child_count) return false;
  for (uint16_t i = 0; i < a->child_count; i++)
    if (!kf_type_equal(a->children[i], b->children[i])) return false;
  return true;
}

/* Rank of each kind among a union's members. Scalar, which stands for three of them, is last. */
static const uint8_t union_rank[KF_TYPE_KIND_COUNT] = {
    [KF_TYPE_ANY] = 0,        [KF_TYPE_ANY_ENUM] = 1,   [KF_TYPE_TENSOR] = 2,
    [KF_TYPE_STORAGE] = 3,    [KF_TYPE_TUPLE] = 4,      [KF_TYPE_LIST] = 5,
    [KF_TYPE_DICT] = 6,       [KF_TYPE_SCALAR] = 34,    [KF_TYPE_FLOAT] = 8,
    [KF_TYPE_COMPLEX] = 9,    [KF_TYPE_FUTURE] = 10,    [KF_TYPE_AWAIT] = 11,
    [KF_TYPE_RREF] = 12,      [KF_TYPE_INT] = 13,       [KF_TYPE_NONE] = 14,
    [KF_TYPE_STRING] = 15,    [KF_TYPE_GENERATOR] = 16, [KF_TYPE_QUANTIZER] = 17,
    [KF_TYPE_BOOL] = 18,      [KF_TYPE_OPTIONAL] = 19,  [KF_TYPE_VAR] = 20,
    [KF_TYPE_DEVICE] = 21,    [KF_TYPE_STREAM] = 22,    [KF_TYPE_CLASS] = 23,
    [KF_TYPE_PY_OBJECT] = 24, [KF_TYPE_CAPSULE] = 25,   [KF_TYPE_QSCHEME] = 26,
    [KF_TYPE_DTYPE] = 27,     [KF_TYPE_LAYOUT] = 28,    [KF_TYPE_MEMORY_FORMAT] = 29,
    [KF_TYPE_ANY_CLASS] = 30, [KF_TYPE_SYM_INT] = 31,   [KF_TYPE_SYM_BOOL] = 32,
    [KF_TYPE_UNION] = 33};

int kf__type_compare(const kf_type_t *a, const kf_type_t *b) {
  KF_ASSERT(a->kind < KF_TYPE_KIND_COUNT);
  KF_ASSERT(b->kind < KF_TYPE_KIND_COUNT);
  int order = (int)union_rank[a->kind] - (int)union_rank[b->kind];
  if (order != 0) return order;
  char text_a[256];
  char text_b[256];
  (void)kf_type_print(a, text_a, sizeof text_a);
  (void)kf_type_print(b, text_b, sizeof text_b);
  return strcmp(text_a, text_b);
}

/* ---- Subtyping ---- */

/* True when each child of `a` is a subtype of the same child of `b`. */
static bool children_are_subtypes(const kf_type_t *a, const kf_type_t *b) {
  if (a->kind != b->kind || a->child_count != b->child_count) return false;
  for (uint16_t i = 0; i < a->child_count; i++)
    if (!kf_type_is_subtype(a->children[i], b->children[i])) return false;
  return true;
}

static bool is_subtype_of_union(const kf_type_t *a, const kf_type_t *b) {
  if (kf__type_is(a, KF_TYPE_OPTIONAL))
    return is_subtype_of_union(&kf__static_types[KF_TYPE_NONE][KF__FORM_PLAIN], b) &&
           kf_type_is_subtype(a->children[0], b);
  for (uint16_t i = 0; i < b->child_count; i++)
    if (kf_type_is_subtype(a, b->children[i])) return true;
  return false;
}

/* Read "a value of type `a` can be used where `b` is declared". A union is a subtype when all of
 * its members are. */
bool kf_type_is_subtype(const kf_type_t *a, const kf_type_t *b) {
  if (a == NULL || b == NULL) return false;
  if (kf__type_is(b, KF_TYPE_ANY) || kf_type_equal(a, b)) return true;
  if (kf__type_is(a, KF_TYPE_UNION)) {
    for (uint16_t i = 0; i < a->child_count; i++)
      if (!kf_type_is_subtype(a->children[i], b)) return false;
    return true;
  }
  switch (b->kind) {
    case KF_TYPE_OPTIONAL:
      if (kf__type_is(a, KF_TYPE_NONE)) return true;
      return kf_type_is_subtype(kf__type_is(a, KF_TYPE_OPTIONAL) ? a->children[0] : a,
                                b->children[0]);
    case KF_TYPE_UNION: return is_subtype_of_union(a, b);
    case KF_TYPE_SCALAR:
      return kf__type_is(a, KF_TYPE_INT) || kf__type_is(a, KF_TYPE_FLOAT) ||
             kf__type_is(a, KF_TYPE_COMPLEX);
    case KF_TYPE_TUPLE:
    case KF_TYPE_FUTURE:
    case KF_TYPE_AWAIT: return children_are_subtypes(a, b);
    case KF_TYPE_ANY_CLASS: return kf__type_is(a, KF_TYPE_CLASS);
    default: return false; /* lists and dicts are invariant */
  }
}

/* ---- Text ---- */

static void print_children(kf_text_t *text, const kf_type_t *type) {
  kf__text_char(text, '(');
  for (uint16_t i = 0; i < type->child_count; i++) {
    if (i > 0) kf__text_put(text, ", ", 2);
    kf__type_print(text, type->children[i]);
  }
  kf__text_char(text, ')');
}

void kf__type_print(kf_text_t *text, const kf_type_t *type) {
  switch (type->kind) {
    case KF_TYPE_LIST:
      kf__type_print(text, type->children[0]);
      kf__text_put(text, "[]", 2);
      return;
    case KF_TYPE_OPTIONAL:
      kf__type_print(text, type->children[0]);
      kf__text_char(text, '?');
      return;
    case KF_TYPE_VAR:
    case KF_TYPE_CLASS: kf__text_puts(text, type->name); return;
    case KF_TYPE_TUPLE: break;
    case KF_TYPE_DICT: kf__text_puts(text, "Dict"); break;
    case KF_TYPE_FUTURE: kf__text_puts(text, "Future"); break;
    case KF_TYPE_AWAIT: kf__text_puts(text, "Await"); break;
    case KF_TYPE_RREF: kf__text_puts(text, "RRef"); break;
    case KF_TYPE_UNION: kf__text_puts(text, "Union"); break;
    default:
      kf__text_puts(text, type->kind < KF_TYPE_KIND_COUNT ? base_text[type->kind] : "?");
      return;
  }
  print_children(text, type);
}

size_t kf_type_print(const kf_type_t *type, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  if (type != NULL) kf__type_print(&text, type);
  return kf__text_finish_fixed(&text);
}

const kf_type_t *kf__type_without_symint(const kf_type_t *type) {
  const kf_type_t *symbolic = kf__type_base(KF_TYPE_SYM_INT);
  const kf_type_t *plain = kf__type_base(KF_TYPE_INT);
  const kf_type_t *list = kf__type_static_list(symbolic);
  if (type == symbolic) return plain;
  if (type == list) return kf__type_static_list(plain);
  if (type == kf__type_static_optional(symbolic)) return kf__type_static_optional(plain);
  if (type == kf__type_static_optional(list))
    return kf__type_static_optional(kf__type_static_list(plain));
  return type;
}
