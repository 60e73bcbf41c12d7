/* Element types: sizes, kinds, limits, promotion and casting, from the table dtype.def. Types that
 * tensors cannot hold have a size and a kind, too, because schemas and foreign data name them. */
#include <math.h>

#include "compat/texts.h"
#include "tensor/dtype_groups.h"
#include "tensor/tensor_internal.h"

typedef enum {
  INTEGRAL,
  FEW_BITS,
  BOOLEAN,
  FLOATING,
  FLOAT8,
  FLOAT4,
  COMPLEX,
  QUANTIZED,
  BITS
} kind_t;

/* The columns of dtype.def that this file reads. */
typedef struct dtype_entry {
  const char *class_name;
  const char *plain_name;
  const char *number_name;
  double epsilon, tiny, largest;
  uint8_t size, kind, traits;
  int8_t order;
  uint8_t counterpart;
} dtype_entry_t;

#define CLASS_NAME(name, other, class_name, ...) class_name
#define PLAIN_NAME(name, other, class_name, plain_name, ...) plain_name
#define NUMBER_NAME(name, other, class_name, plain_name, number_name, ...) number_name
#define SIZE(size, kind, traits) size
#define MEMORY(size, kind, traits) size, kind, traits
#define PROMOTION(order, counterpart) order, KF_DTYPE_##counterpart
#define LIMITS(epsilon, tiny, largest) epsilon, tiny, largest

static const dtype_entry_t entries[KF_DTYPE_COUNT] = {
#define ENTRY(with, NAME, number, names, memory, promotion, limits, ...) \
  [number] = {CLASS_NAME names, PLAIN_NAME names, NUMBER_NAME names,     \
              LIMITS limits,    MEMORY memory,    PROMOTION promotion},
    KF_DTYPES(ENTRY, )
#undef ENTRY
};

const uint8_t kf__dtype_sizes[KF_DTYPE_COUNT] = {
#define ENTRY(with, NAME, number, names, memory, ...) [number] = SIZE memory,
    KF_DTYPES(ENTRY, )
#undef ENTRY
};

/* The entry of a type; that of no type at all for numbers which are none, so that all queries
 * accept any number. */
static const dtype_entry_t *entry_of(kf_dtype_t dtype) {
  static const dtype_entry_t none = {
      .class_name = "Undefined", .kind = BITS, .order = -1, .counterpart = KF_DTYPE_COUNT};
  return (unsigned)dtype < KF_DTYPE_COUNT ? &entries[dtype] : &none;
}

size_t kf_dtype_size(kf_dtype_t dtype) { return entry_of(dtype)->size; }

bool kf_dtype_is_floating(kf_dtype_t dtype) {
  uint8_t kind = entry_of(dtype)->kind;
  return kind == FLOATING || kind == FLOAT8 || kind == FLOAT4;
}

bool kf_dtype_is_complex(kf_dtype_t dtype) { return entry_of(dtype)->kind == COMPLEX; }

bool kf_dtype_is_integral(kf_dtype_t dtype, bool include_bool) {
  uint8_t kind = entry_of(dtype)->kind;
  return kind == INTEGRAL || (include_bool && kind == BOOLEAN);
}

bool kf_dtype_is_signed(kf_dtype_t dtype) { return (entry_of(dtype)->traits & KF_IS_SIGNED) != 0; }
bool kf_dtype_is_supported(kf_dtype_t dtype) { return (entry_of(dtype)->traits & KF_IS_HELD) != 0; }
const char *kf_dtype_class_name(kf_dtype_t dtype) { return entry_of(dtype)->class_name; }

const char *kf_dtype_plain_name(kf_dtype_t dtype) {
  const dtype_entry_t *entry = entry_of(dtype);
  return entry->plain_name != NULL ? entry->plain_name : entry->class_name;
}

const char *kf__dtype_message_name(kf_dtype_t dtype) {
  return kf_is_torch_compatible() ? kf_dtype_plain_name(dtype) : kf_dtype_class_name(dtype);
}

const char *kf__dtype_number_name(kf_dtype_t dtype) {
  if (!kf_is_torch_compatible()) return kf_dtype_class_name(dtype);
  const char *name = entry_of(dtype)->number_name;
  return name != NULL ? name : kf_dtype_plain_name(dtype);
}

bool kf__dtype_has_old_text(kf_dtype_t dtype) {
  return (entry_of(dtype)->traits & KF_HAS_OLD_TEXT) != 0;
}

const kf__float8_t *kf__float8_format(kf_dtype_t dtype) {
  switch ((int)dtype) {
#define FORMAT(NAME, tag, ...) \
  case KF_DTYPE_##NAME: return &kf__##tag;
    KF__CHOOSE(FLOAT8, FORMAT, )
#undef FORMAT
    default: return NULL;
  }
}

kf_status_t kf__not_for_dtype(const char *kernel, kf_dtype_t dtype) {
  const char *type = kf_dtype_class_name(dtype);
  if (kf_is_torch_compatible())
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, KF__TORCH_NOT_FOR_DTYPE, kernel, type);
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "no kernel for elements of type %s", type);
}

kf_dtype_t kf_dtype_to_real(kf_dtype_t dtype) {
  if (kf_dtype_is_complex(dtype)) {
    KF_ASSERT(kf_dtype_is_floating((kf_dtype_t)entry_of(dtype)->counterpart));
    return (kf_dtype_t)entry_of(dtype)->counterpart;
  }
  return kf_dtype_is_floating(dtype) ? dtype : KF_DTYPE_COUNT;
}

kf_dtype_t kf_dtype_to_complex(kf_dtype_t dtype) {
  return kf_dtype_is_complex(dtype) ? dtype : (kf_dtype_t)entry_of(dtype)->counterpart;
}

/* ---- Limits ---- */

double kf__dtype_largest(kf_dtype_t dtype) {
  return entry_of(kf_dtype_is_complex(dtype) ? kf_dtype_to_real(dtype) : dtype)->largest;
}

bool kf__dtype_holds(kf_dtype_t dtype, double number) {
  const kf__float8_t *float8 = kf__float8_format(dtype);
  const dtype_entry_t *entry =
      entry_of(kf_dtype_is_complex(dtype) ? kf_dtype_to_real(dtype) : dtype);
  if (isinf(number)) return float8 == NULL || float8->infinite;
  double lowest = (entry->traits & KF_IS_SIGNED) != 0 ? -entry->largest : entry->tiny;
  return !(number > entry->largest || number < lowest);
}

int kf__dtype_digits(kf_dtype_t dtype) {
  KF_ASSERT(entry_of(dtype)->epsilon > 0); /* a floating type */
  return 1 - ilogb(entry_of(dtype)->epsilon);
}

/* ---- Promotion ---- */

/* Promotes two types of the total order of dtype.def; `low` comes before `high` there. Nearly
 * always the answer is the higher one: these are the exceptions. */
static kf_dtype_t promote_ordered(kf_dtype_t low, kf_dtype_t high) {
  KF_ASSERT(entry_of(low)->order < entry_of(high)->order);
  if (low == KF_DTYPE_UINT8 && high == KF_DTYPE_INT8) return KF_DTYPE_INT16;
  if (low == KF_DTYPE_FLOAT16 && high == KF_DTYPE_BFLOAT16) return KF_DTYPE_FLOAT32;
  /* A complex type wide enough for the real one's precision. */
  if (high == KF_DTYPE_COMPLEX32 || high == KF_DTYPE_COMPLEX64) {
    if (low == KF_DTYPE_FLOAT64) return KF_DTYPE_COMPLEX128;
    if (low == KF_DTYPE_FLOAT32 || low == KF_DTYPE_BFLOAT16) return KF_DTYPE_COMPLEX64;
  }
  return high;
}

/* Promotes a wide unsigned integer, x, with another type; PyTorch refuses most pairs. An integer
 * gives the smallest type that holds the values of both. KF_DTYPE_COUNT: there is none. */
static kf_dtype_t promote_unsigned(const dtype_entry_t *x, kf_dtype_t a, const dtype_entry_t *y,
                                   kf_dtype_t b) {
  if (y->kind == FLOATING || y->kind == FLOAT4) return b;
  if (x->kind != INTEGRAL) return KF_DTYPE_COUNT;
  if (y->kind == COMPLEX) return b;
  if (y->kind != INTEGRAL && b != KF_DTYPE_BOOL) return KF_DTYPE_COUNT;
  if (!kf_dtype_is_signed(b)) return y->size > x->size ? b : a;
  if (y->size > x->size) return b;
  return x->size == 2 ? KF_DTYPE_INT32 : x->size == 4 ? KF_DTYPE_INT64 : KF_DTYPE_COUNT;
}

static kf_status_t cannot_promote(kf_dtype_t a, kf_dtype_t b) {
  KF_ASSERT(a != b);
  const dtype_entry_t *x = entry_of(a);
  const dtype_entry_t *y = entry_of(b);
  if (x->kind == QUANTIZED || y->kind == QUANTIZED)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PROMOTE_QUANTIZED, "quantized types are not promoted: %s and %s"),
        x->class_name, y->class_name);
  if (x->kind == FLOAT8 || y->kind == FLOAT8) {
    if (x->kind != BITS && y->kind != BITS)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_PROMOTE_FLOAT8, "float8 types are not promoted: %s and %s"),
          x->class_name, y->class_name);
  } else if (((x->traits | y->traits) & KF_IS_BARE_UNSIGNED) != 0 && x->kind != BITS &&
             y->kind != BITS) {
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PROMOTE_UNSIGNED,
                                       "uint16, uint32 and uint64 are not promoted: %s and %s"),
                        x->class_name, y->class_name);
  }
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_PROMOTE_OTHERS, "%s and %s have no common type to promote to"),
      x->class_name, y->class_name);
}

kf_status_t kf_dtype_promote(kf_dtype_t a, kf_dtype_t b, kf_dtype_t *out_dtype) {
  *out_dtype = KF_DTYPE_COUNT;
  const dtype_entry_t *x = entry_of(a);
  const dtype_entry_t *y = entry_of(b);
  if (x->size == 0 || y->size == 0)
    return kf_error_set(KF_ERR_VALUE, "kf_dtype_promote: expected element types, found %d and %d",
                        (int)a, (int)b);
  if (a == b)
    *out_dtype = a;
  else if (x->order >= 0 && y->order >= 0)
    *out_dtype = x->order < y->order ? promote_ordered(a, b) : promote_ordered(b, a);
  else if ((x->traits & KF_IS_BARE_UNSIGNED) != 0)
    *out_dtype = promote_unsigned(x, a, y, b);
  else if ((y->traits & KF_IS_BARE_UNSIGNED) != 0)
    *out_dtype = promote_unsigned(y, b, x, a);
  return *out_dtype != KF_DTYPE_COUNT ? KF_OK : cannot_promote(a, b);
}

bool kf_dtype_can_cast(kf_dtype_t from, kf_dtype_t to) {
  if (kf_dtype_is_complex(from) && !kf_dtype_is_complex(to)) return false;
  if (kf_dtype_is_floating(from) && kf_dtype_is_integral(to, false)) return false;
  return to != KF_DTYPE_BOOL || from == KF_DTYPE_BOOL;
}

/* ---- The default type ---- */

static kf_dtype_t default_dtype = KF_DTYPE_FLOAT32;

kf_dtype_t kf_default_dtype(void) { return __atomic_load_n(&default_dtype, __ATOMIC_RELAXED); }

kf_status_t kf_set_default_dtype(kf_dtype_t dtype) {
  if (entry_of(dtype)->kind != FLOATING)
    return kf_error_set(
        KF_ERR_TYPE,
        KF__COMPATIBLE(KF__TORCH_DEFAULT_TYPE,
                       "expected a floating-point type as the default type, found %s"),
        entry_of(dtype)->class_name);
  __atomic_store_n(&default_dtype, dtype, __ATOMIC_RELAXED);
  return KF_OK;
}
