/* Signatures: created from a schema, compared, printed, and matched to the generated code that can
 * call functions of their form.
 *
 * Invariant: a signature is complete when kf__signature_create returns it and never changes, so
 * that any thread may use it without a lock. */
#include "dispatch/operators/signature.h"

#include <string.h>

#include "base/base_internal.h"
#include "dispatch/gen/adaptors.h"
#include "dispatch/gen/callers.h"
#include "dispatch/operators/unbox.h"

static const struct {
  char letter;
  char form;
} kinds[KF_PARAM_KIND_COUNT] = {
#define KIND_ENTRY(name, letter, form, text, type) {letter, form},
    KF_PARAM_KINDS(KIND_ENTRY)
#undef KIND_ENTRY
};

#define CELL_CHECK(name, letter, form, text, type) \
  _Static_assert(sizeof(type) <= sizeof(kf_cell_t), "a cell holds every parameter type");
KF_PARAM_KINDS(CELL_CHECK)
#undef CELL_CHECK
_Static_assert(KF_TAG_COUNT <= 32, "tag sets are 32 bits");

static bool ffi_forced;

void kf__signature_force_ffi(bool on) { __atomic_store_n(&ffi_forced, on, __ATOMIC_RELAXED); }

/* ---- From types to kinds ---- */

#define TAG_BIT(name) (UINT32_C(1) << KF_TAG_##name)

/* Tags that a value of this type may have, at the outermost level only: a kernel that takes a
 * kf_value_t checks the contents itself. */
static uint32_t value_tags(const kf_type_t *type) {
  switch (type->kind) {
    case KF_TYPE_OPTIONAL:
      /* Optionals of optionals are possible; the type below the second one is not checked. */
      if (type->children[0]->kind == KF_TYPE_OPTIONAL) return UINT32_MAX;
      return TAG_BIT(NONE) | value_tags(type->children[0]);
    case KF_TYPE_TUPLE: return TAG_BIT(TUPLE);
    case KF_TYPE_LIST: return TAG_BIT(LIST);
    case KF_TYPE_DICT: return TAG_BIT(DICT);
    case KF_TYPE_STRING: return TAG_BIT(STRING);
    case KF_TYPE_COMPLEX: return TAG_BIT(COMPLEX) | TAG_BIT(FLOAT) | TAG_BIT(INT);
    case KF_TYPE_NONE: return TAG_BIT(NONE);
    case KF_TYPE_QSCHEME: return TAG_BIT(INT);
    case KF_TYPE_SYM_INT:
      return TAG_BIT(SYM_INT) | TAG_BIT(INT) | TAG_BIT(DTYPE) | TAG_BIT(LAYOUT) |
             TAG_BIT(MEMORY_FORMAT);
    case KF_TYPE_SYM_BOOL: return TAG_BIT(SYM_BOOL) | TAG_BIT(BOOL);
    case KF_TYPE_STREAM: return TAG_BIT(STREAM);
    case KF_TYPE_FUTURE:
    case KF_TYPE_AWAIT:
    case KF_TYPE_RREF:
    case KF_TYPE_QUANTIZER:
    case KF_TYPE_CLASS:
    case KF_TYPE_CAPSULE:
    case KF_TYPE_ANY_CLASS:
    case KF_TYPE_PY_OBJECT: return TAG_BIT(OBJECT);
    default: return UINT32_MAX;
  }
}

/* Kind of a type that is neither optional nor a list; VALUE when it has no C type of its own. */
static kf_param_kind_t plain_kind(uint16_t type, bool symbolic) {
  switch (type) {
    case KF_TYPE_TENSOR: return KF_PARAM_TENSOR;
    case KF_TYPE_GENERATOR: return KF_PARAM_GENERATOR;
    case KF_TYPE_STORAGE: return KF_PARAM_STORAGE;
    case KF_TYPE_INT: return KF_PARAM_INT;
    case KF_TYPE_SYM_INT: return symbolic ? KF_PARAM_SYM_INT : KF_PARAM_INT;
    case KF_TYPE_FLOAT: return KF_PARAM_FLOAT;
    case KF_TYPE_BOOL: return KF_PARAM_BOOL;
    case KF_TYPE_COMPLEX: return KF_PARAM_COMPLEX;
    case KF_TYPE_SCALAR: return KF_PARAM_SCALAR;
    case KF_TYPE_STRING: return KF_PARAM_STRING;
    case KF_TYPE_DTYPE: return KF_PARAM_DTYPE;
    case KF_TYPE_LAYOUT: return KF_PARAM_LAYOUT;
    case KF_TYPE_MEMORY_FORMAT: return KF_PARAM_MEMORY_FORMAT;
    case KF_TYPE_DEVICE: return KF_PARAM_DEVICE;
    case KF_TYPE_STREAM: return KF_PARAM_STREAM;
    default: return KF_PARAM_VALUE;
  }
}

/* The kind that also holds None. */
static kf_param_kind_t optional_kind(kf_param_kind_t kind) {
  switch (kind) {
    case KF_PARAM_TENSOR:
    case KF_PARAM_GENERATOR:
    case KF_PARAM_STORAGE:
    case KF_PARAM_STRING: return kind;
    case KF_PARAM_INT: return KF_PARAM_OPT_INT;
    case KF_PARAM_FLOAT: return KF_PARAM_OPT_FLOAT;
    case KF_PARAM_BOOL: return KF_PARAM_OPT_BOOL;
    case KF_PARAM_SCALAR: return KF_PARAM_OPT_SCALAR;
    case KF_PARAM_DTYPE: return KF_PARAM_OPT_DTYPE;
    case KF_PARAM_LAYOUT: return KF_PARAM_OPT_LAYOUT;
    case KF_PARAM_MEMORY_FORMAT: return KF_PARAM_OPT_MEMORY_FORMAT;
    case KF_PARAM_DEVICE: return KF_PARAM_OPT_DEVICE;
    default: return KF_PARAM_VALUE;
  }
}

/* Kind of a list by its elements; VALUE when it is not packed. */
static kf_param_kind_t list_kind(const kf_type_t *element, bool symbolic, uint8_t *flags) {
  switch (element->kind) {
    case KF_TYPE_SYM_INT: return symbolic ? KF_PARAM_SYM_INTS : KF_PARAM_INTS;
    case KF_TYPE_INT:
    case KF_TYPE_DTYPE:
    case KF_TYPE_LAYOUT:
    case KF_TYPE_MEMORY_FORMAT: return KF_PARAM_INTS;
    case KF_TYPE_FLOAT: return KF_PARAM_FLOATS;
    case KF_TYPE_BOOL: return KF_PARAM_BOOLS;
    case KF_TYPE_TENSOR: return KF_PARAM_TENSORS;
    case KF_TYPE_OPTIONAL:
      if (element->children[0]->kind != KF_TYPE_TENSOR) return KF_PARAM_VALUE;
      *flags |= KF_PARAM_NULLABLE_ELEMENT;
      return KF_PARAM_TENSORS;
    default: return KF_PARAM_VALUE;
  }
}

static void classify(const kf_type_t *type, bool symbolic, kf_param_t *param) {
  bool optional = type->kind == KF_TYPE_OPTIONAL;
  const kf_type_t *inner = optional ? type->children[0] : type;
  kf_param_kind_t kind;
  bool nullable = optional;
  memset(param, 0, sizeof *param);
  if (inner->kind == KF_TYPE_LIST) {
    kind = list_kind(inner->children[0], symbolic, &param->flags);
    /* An optional list of tensors does not take part in dispatch. */
    if (kind == KF_PARAM_TENSORS && !optional) param->flags |= KF_PARAM_HAS_KEYS;
  } else {
    kf_param_kind_t plain = plain_kind(inner->kind, symbolic);
    kind = optional ? optional_kind(plain) : plain;
    nullable = optional && kind == plain; /* the others have None in their C type */
    if (kind == KF_PARAM_TENSOR || kind == KF_PARAM_GENERATOR) param->flags |= KF_PARAM_HAS_KEYS;
  }
  param->kind = (uint8_t)kind;
  if (kind == KF_PARAM_VALUE)
    param->detail = value_tags(type);
  else if (nullable)
    param->flags |= KF_PARAM_NULLABLE;
}

/* The list kind that a caller of a typed function finds in an output. */
static kf_list_kind_t output_list_kind(uint8_t kind) {
  switch (kind) {
    case KF_PARAM_INTS: return KF_LIST_INTS;
    case KF_PARAM_FLOATS: return KF_LIST_FLOATS;
    case KF_PARAM_BOOLS: return KF_LIST_BOOLS;
    case KF_PARAM_TENSORS: return KF_LIST_TENSORS;
    default: return KF_LIST_VALUES;
  }
}

static void classify_return(const kf_type_t *type, kf_param_t *param) {
  bool optional = type->kind == KF_TYPE_OPTIONAL;
  const kf_type_t *inner = optional ? type->children[0] : type;
  classify(type, true, param);
  param->flags &= (uint8_t)~KF_PARAM_HAS_KEYS;
  if (inner->kind == KF_TYPE_LIST) {
    param->detail = (uint32_t)output_list_kind(param->kind);
    param->kind = KF_PARAM_LIST;
    if (optional) param->flags |= KF_PARAM_NULLABLE;
  } else if (param->kind == KF_PARAM_STRING) {
    /* Text needs an owner: the output is a value that owns it. */
    param->kind = KF_PARAM_VALUE;
    param->flags = 0;
    param->detail = value_tags(type);
  }
}

static bool is_sym_int(const kf_type_t *type) {
  if (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  if (type->kind == KF_TYPE_LIST) type = type->children[0];
  return type->kind == KF_TYPE_SYM_INT;
}

/* ---- Returns that are arguments ---- */

static bool same_names(const kf_alias_t *a, const kf_alias_t *b) {
  if (a->before_count != b->before_count) return false;
  for (size_t i = 0; i < a->before_count; i++) {
    size_t j = 0;
    while (j < b->before_count && strcmp(a->before[i], b->before[j]) != 0) j++;
    if (j == b->before_count) return false;
  }
  return true;
}

/* Both are written, and have the same names: of the value, or of the elements of a list. */
static bool same_written_set(const kf_alias_t *a, const kf_alias_t *b) {
  if (a == NULL || b == NULL || !a->is_write || !b->is_write || !same_names(a, b)) return false;
  if ((a->contained == NULL) != (b->contained == NULL)) return false;
  if (a->contained == NULL) return a->before_count != 0;
  return same_names(a->contained, b->contained) &&
         (a->before_count != 0 || a->contained->before_count != 0);
}

/* Index of the argument that a return hands back, or -1. */
static int64_t written_argument(const kf_schema_t *schema, const kf_argument_t *ret,
                                const kf_param_t *args, const kf_param_t *param) {
  size_t count = kf_schema_argument_count(schema);
  for (size_t i = 0; i < count; i++) {
    bool same_kind = param->kind == args[i].kind ||
                     (param->kind == KF_PARAM_LIST && args[i].kind >= KF_PARAM_INTS &&
                      args[i].kind <= KF_PARAM_VALUE);
    if (same_kind && same_written_set(kf_schema_argument(schema, i)->alias, ret->alias))
      return (int64_t)i;
  }
  return -1;
}

/* ---- Matching generated code ---- */

/* Binary search in the generated table, whose names are sorted; -1: not found. */
static int find_name(const char *names, const uint16_t *offsets, size_t count, const char *name) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = strcmp(name, names + offsets[middle]);
    if (order == 0) return (int)middle;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return -1;
}

/* Writes the names of the form and of the class; false when there are too many words to call. */
static bool class_names(const kf_signature_t *self, char *form, char *class_name) {
  if (self->arg_count > KF_SIGNATURE_MAX_WORDS || self->return_count > KF_SIGNATURE_MAX_WORDS ||
      self->arg_count + self->out_count > KF_SIGNATURE_MAX_WORDS)
    return false;
  const kf_param_t *returns = kf__signature_returns(self);
  for (size_t i = 0; i < self->arg_count; i++) {
    KF_ASSERT(self->params[i].kind < KF_PARAM_LIST); /* the others are kinds of returns */
    *form++ = kinds[self->params[i].kind].form;
    *class_name++ = kinds[self->params[i].kind].letter;
  }
  *class_name++ = '>';
  for (size_t i = 0; i < self->return_count; i++) {
    KF_ASSERT(returns[i].kind < KF_PARAM_KIND_COUNT);
    if (returns[i].kind != KF_PARAM_WRITTEN) *form++ = 'p';
    *class_name++ = kinds[returns[i].kind].letter;
  }
  *form = *class_name = '\0';
  return true;
}

/* Finds a way to call functions of this signature. `ffi_memory` is NULL when there is none. */
static void attach_code(kf_signature_t *self, bool variadic, void *ffi_memory) {
  char form[KF_SIGNATURE_MAX_WORDS + 1];
  char class_name[2 * KF_SIGNATURE_MAX_WORDS + 2];
  self->caller = KF_CALLER_NONE;
  if (variadic || !class_names(self, form, class_name)) return;
  if (!__atomic_load_n(&ffi_forced, __ATOMIC_RELAXED)) {
    int number = find_name(kf__caller_names, kf__caller_offsets, KF_CALLER_COUNT, form);
    if (number >= 0) self->caller = (uint16_t)number;
    number = find_name(kf__adaptor_names, kf__adaptor_offsets, KF_ADAPTOR_COUNT, class_name);
    if (number >= 0 && !self->symbolic && self->caller != KF_CALLER_NONE) {
      self->adaptor = kf__adaptors[number];
      self->passes_on = strcmp(class_name, "T>&") == 0;
    }
  }
  if (self->caller == KF_CALLER_NONE && ffi_memory != NULL && kf__ffi_prepare(self, ffi_memory))
    self->ffi = ffi_memory;
  if (self->adaptor == NULL && (self->caller != KF_CALLER_NONE || self->ffi != NULL))
    self->adaptor = kf__unbox_any;
}

/* ---- Making ---- */

static size_t align_up(size_t size) { return (size + 15) & ~(size_t)15; }

static bool needs_text(const kf_param_t *param) {
  return param->kind == KF_PARAM_VALUE || param->kind == KF_PARAM_LIST;
}

static const kf_type_t *real_type(const kf_schema_t *schema, size_t index) {
  size_t args = kf_schema_argument_count(schema);
  return index < args ? kf_schema_argument(schema, index)->real_type
                      : kf_schema_return(schema, index - args)->real_type;
}

/* Fills counts, flags and params; returns the bytes that the texts need. */
static size_t fill_params(kf_signature_t *self, const kf_schema_t *schema, bool symbolic) {
  size_t texts = 1; /* offset 0 stands for "no text" */
  size_t count = (size_t)self->arg_count + self->return_count;
  for (size_t i = 0; i < count; i++) {
    kf_param_t *param = &self->params[i];
    const kf_type_t *type = real_type(schema, i);
    if (i < self->arg_count) {
      classify(type, symbolic, param);
      self->has_sym_int |= is_sym_int(type);
    } else {
      classify_return(type, param);
      const kf_argument_t *ret = kf_schema_return(schema, i - self->arg_count);
      int64_t argument = written_argument(schema, ret, self->params, param);
      if (argument >= 0) {
        param->kind = KF_PARAM_WRITTEN;
        param->flags = 0;
        param->detail = (uint32_t)argument;
      } else {
        self->out_count++;
      }
    }
    if (needs_text(param)) {
      param->text = (uint32_t)texts;
      texts += kf_type_print(type, NULL, 0) + 1;
    }
  }
  self->symbolic = symbolic && self->has_sym_int;
  KF_ASSERT(self->out_count <= self->return_count);
  return texts;
}

/* Two steps: the parameters decide whether libffi and texts need memory, and only then is the size
 * of the block known. A reallocation moves the block, so the pointers into it are set after it. */
kf_status_t kf__signature_create(const kf_schema_t *schema, bool symbolic,
                                 kf_signature_t **out_signature) {
  size_t args = kf_schema_argument_count(schema), returns = kf_schema_return_count(schema);
  size_t size = align_up(sizeof(kf_signature_t) + (args + returns) * sizeof(kf_param_t));
  *out_signature = NULL;
  if (args > UINT16_MAX || returns > UINT16_MAX)
    return kf_error_set(KF_ERR_VALUE, "a signature has at most %d arguments", UINT16_MAX);
  kf_signature_t *self = kf_calloc(1, size);
  if (self == NULL) return kf__no_memory();
  self->arg_count = (uint32_t)args;
  self->return_count = (uint32_t)returns;
  size_t texts = fill_params(self, schema, symbolic);
  if (texts > UINT32_MAX) {
    kf_free(self);
    return kf_error_set(KF_ERR_VALUE, "the types of the signature are too long");
  }
  bool variadic = kf_schema_is_vararg(schema) || kf_schema_is_varret(schema);
  attach_code(self, variadic, NULL);
  size_t ffi_size = 0;
  if (self->caller == KF_CALLER_NONE && args + self->out_count <= KF_SIGNATURE_MAX_WORDS)
    ffi_size = align_up(kf__ffi_size(args + self->out_count));
  if (ffi_size != 0 || texts > 1) {
    kf_signature_t *grown = kf_realloc(self, size + ffi_size + texts);
    if (grown == NULL) {
      kf_free(self);
      return kf__no_memory();
    }
    self = grown;
    char *pool = (char *)self + size + ffi_size;
    pool[0] = '\0';
    self->texts = pool;
    for (size_t i = 0; i < args + returns; i++)
      if (needs_text(&self->params[i]))
        (void)kf_type_print(real_type(schema, i), pool + self->params[i].text,
                            texts - self->params[i].text);
    if (ffi_size != 0) attach_code(self, variadic, (char *)self + size);
  }
  KF_ASSERT((self->adaptor != NULL) == (self->caller != KF_CALLER_NONE || self->ffi != NULL));
  *out_signature = self;
  return KF_OK;
}

void kf__signature_free(kf_signature_t *signature) { kf_free(signature); }

bool kf__signature_has_sym_int(const kf_signature_t *signature) { return signature->has_sym_int; }

/* ---- Comparing and printing ---- */

bool kf__signature_equal(const kf_signature_t *a, const kf_signature_t *b) {
  if (a->arg_count != b->arg_count || a->return_count != b->return_count) return false;
  for (size_t i = 0; i < (size_t)a->arg_count + a->return_count; i++) {
    const kf_param_t *p = &a->params[i], *q = &b->params[i];
    if (p->kind != q->kind || p->flags != q->flags || p->detail != q->detail) return false;
    if (p->text != 0 && strcmp(a->texts + p->text, b->texts + q->text) != 0) return false;
  }
  return true;
}

/* Number of the set that an argument and the returns that hand it back share, or -1. */
static int64_t set_of_argument(const kf_signature_t *self, size_t argument) {
  const kf_param_t *returns = kf__signature_returns(self);
  int64_t sets = 0;
  for (size_t i = 0; i < self->return_count; i++) {
    if (returns[i].kind != KF_PARAM_WRITTEN) continue;
    size_t j = 0;
    while (returns[j].kind != KF_PARAM_WRITTEN || returns[j].detail != returns[i].detail) j++;
    if (j < i) continue; /* an earlier return has it already */
    if (returns[i].detail == argument) return sets;
    sets++;
  }
  return -1;
}

static void print_param(const kf_signature_t *self, const kf_param_t *param, int64_t set,
                        kf_text_t *text) {
  kf__text_puts(text, kf__param_text(self, param));
  /* A text from the schema has the mark already. */
  if ((param->flags & KF_PARAM_NULLABLE) && param->text == 0) kf__text_char(text, '?');
  if (set >= 0 && set < 26)
    kf__text_format(text, "(%c!)", (int)('a' + set));
  else if (set >= 0)
    kf__text_format(text, "(a%d!)", (int)set);
}

size_t kf__signature_print(const kf_signature_t *signature, char *buffer, size_t size) {
  kf_text_t text;
  const kf_param_t *returns = kf__signature_returns(signature);
  kf__text_init_fixed(&text, buffer, size);
  kf__text_char(&text, '(');
  for (size_t i = 0; i < signature->arg_count; i++) {
    if (i != 0) kf__text_puts(&text, ", ");
    print_param(signature, &signature->params[i], set_of_argument(signature, i), &text);
  }
  kf__text_puts(&text, ") -> ");
  if (signature->return_count != 1) kf__text_char(&text, '(');
  for (size_t i = 0; i < signature->return_count; i++) {
    if (i != 0) kf__text_puts(&text, ", ");
    if (returns[i].kind == KF_PARAM_WRITTEN)
      print_param(signature, &signature->params[returns[i].detail],
                  set_of_argument(signature, returns[i].detail), &text);
    else
      print_param(signature, &returns[i], -1, &text);
  }
  if (signature->return_count != 1) kf__text_char(&text, ')');
  return kf__text_finish_fixed(&text);
}
