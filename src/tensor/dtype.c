/* Element types: sizes, kinds, promotion and casting, all read from one table with a row for each
 * type. The numbers and rules are PyTorch's; types that tensors cannot hold here still have their
 * size and kind, because schemas and other programs' data name them. */
#include "tensor/tensor_internal.h"

typedef enum {
  INTEGRAL, /* the fixed widths from 8 to 64 bits */
  FEW_BITS, /* int1 … int7 */
  BOOLEAN,
  FLOATING,
  FLOAT8, /* floating, but takes no part in promotion */
  FLOAT4, /* floating, and promotes with unsigned types only */
  COMPLEX,
  QUANTIZED,
  BITS
} kind_t;

enum { SUPPORTED = 1, SIGNED = 2, BARE_UNSIGNED = 4 /* promotes with floating types only */ };

typedef struct dtype_row {
  const char *class_name;
  uint8_t size;
  uint8_t kind;
  uint8_t flags;
} dtype_row_t;

#define ROWS(ROW)                                                   \
  ROW(UINT8, "Byte", 1, INTEGRAL, SUPPORTED)                        \
  ROW(INT8, "Char", 1, INTEGRAL, SUPPORTED | SIGNED)                \
  ROW(INT16, "Short", 2, INTEGRAL, SUPPORTED | SIGNED)              \
  ROW(INT32, "Int", 4, INTEGRAL, SUPPORTED | SIGNED)                \
  ROW(INT64, "Long", 8, INTEGRAL, SUPPORTED | SIGNED)               \
  ROW(FLOAT16, "Half", 2, FLOATING, SUPPORTED | SIGNED)             \
  ROW(FLOAT32, "Float", 4, FLOATING, SUPPORTED | SIGNED)            \
  ROW(FLOAT64, "Double", 8, FLOATING, SUPPORTED | SIGNED)           \
  ROW(COMPLEX32, "ComplexHalf", 4, COMPLEX, SIGNED)                 \
  ROW(COMPLEX64, "ComplexFloat", 8, COMPLEX, SUPPORTED | SIGNED)    \
  ROW(COMPLEX128, "ComplexDouble", 16, COMPLEX, SUPPORTED | SIGNED) \
  ROW(BOOL, "Bool", 1, BOOLEAN, SUPPORTED)                          \
  ROW(QINT8, "QInt8", 1, QUANTIZED, SIGNED)                         \
  ROW(QUINT8, "QUInt8", 1, QUANTIZED, 0)                            \
  ROW(QINT32, "QInt32", 4, QUANTIZED, SIGNED)                       \
  ROW(BFLOAT16, "BFloat16", 2, FLOATING, SUPPORTED | SIGNED)        \
  ROW(QUINT4X2, "QUInt4x2", 1, QUANTIZED, 0)                        \
  ROW(QUINT2X4, "QUInt2x4", 1, QUANTIZED, 0)                        \
  ROW(BITS1X8, "Bits1x8", 1, BITS, 0)                               \
  ROW(BITS2X4, "Bits2x4", 1, BITS, 0)                               \
  ROW(BITS4X2, "Bits4x2", 1, BITS, 0)                               \
  ROW(BITS8, "Bits8", 1, BITS, 0)                                   \
  ROW(BITS16, "Bits16", 2, BITS, 0)                                 \
  ROW(FLOAT8_E5M2, "Float8_e5m2", 1, FLOAT8, SIGNED)                \
  ROW(FLOAT8_E4M3FN, "Float8_e4m3fn", 1, FLOAT8, SIGNED)            \
  ROW(FLOAT8_E5M2FNUZ, "Float8_e5m2fnuz", 1, FLOAT8, SIGNED)        \
  ROW(FLOAT8_E4M3FNUZ, "Float8_e4m3fnuz", 1, FLOAT8, SIGNED)        \
  ROW(UINT16, "UInt16", 2, INTEGRAL, SUPPORTED | BARE_UNSIGNED)     \
  ROW(UINT32, "UInt32", 4, INTEGRAL, SUPPORTED | BARE_UNSIGNED)     \
  ROW(UINT64, "UInt64", 8, INTEGRAL, SUPPORTED | BARE_UNSIGNED)     \
  ROW(UINT1, "UInt1", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(UINT2, "UInt2", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(UINT3, "UInt3", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(UINT4, "UInt4", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(UINT5, "UInt5", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(UINT6, "UInt6", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(UINT7, "UInt7", 1, FEW_BITS, BARE_UNSIGNED)                   \
  ROW(INT1, "Int1", 1, FEW_BITS, SIGNED)                            \
  ROW(INT2, "Int2", 1, FEW_BITS, SIGNED)                            \
  ROW(INT3, "Int3", 1, FEW_BITS, SIGNED)                            \
  ROW(INT4, "Int4", 1, FEW_BITS, SIGNED)                            \
  ROW(INT5, "Int5", 1, FEW_BITS, SIGNED)                            \
  ROW(INT6, "Int6", 1, FEW_BITS, SIGNED)                            \
  ROW(INT7, "Int7", 1, FEW_BITS, SIGNED)                            \
  ROW(FLOAT8_E8M0FNU, "Float8_e8m0fnu", 1, FLOAT8, 0)               \
  ROW(FLOAT4_E2M1FN_X2, "Float4_e2m1fn_x2", 1, FLOAT4, SIGNED)

static const dtype_row_t rows[KF_DTYPE_COUNT] = {
#define ROW(name, class_name, size, kind, flags) \
  [KF_DTYPE_##name] = {class_name, size, kind, flags},
    ROWS(ROW)
#undef ROW
};

const uint8_t kf__dtype_sizes[KF_DTYPE_COUNT] = {
#define ROW(name, class_name, size, kind, flags) [KF_DTYPE_##name] = size,
    ROWS(ROW)
#undef ROW
};

static const dtype_row_t *row_of(kf_dtype_t dtype) {
  static const dtype_row_t none = {"Undefined", 0, BITS, 0};
  return (unsigned)dtype < KF_DTYPE_COUNT ? &rows[dtype] : &none;
}

size_t kf_dtype_size(kf_dtype_t dtype) { return row_of(dtype)->size; }

bool kf_dtype_is_floating(kf_dtype_t dtype) {
  uint8_t kind = row_of(dtype)->kind;
  return kind == FLOATING || kind == FLOAT8 || kind == FLOAT4;
}

bool kf_dtype_is_complex(kf_dtype_t dtype) { return row_of(dtype)->kind == COMPLEX; }

bool kf_dtype_is_integral(kf_dtype_t dtype, bool include_bool) {
  uint8_t kind = row_of(dtype)->kind;
  return kind == INTEGRAL || (include_bool && kind == BOOLEAN);
}

bool kf_dtype_is_signed(kf_dtype_t dtype) { return (row_of(dtype)->flags & SIGNED) != 0; }
bool kf_dtype_is_supported(kf_dtype_t dtype) { return (row_of(dtype)->flags & SUPPORTED) != 0; }
const char *kf_dtype_class_name(kf_dtype_t dtype) { return row_of(dtype)->class_name; }

const char *kf_dtype_plain_name(kf_dtype_t dtype) {
  switch (dtype) {
    case KF_DTYPE_BOOL: return "bool";
    case KF_DTYPE_UINT8: return "unsigned char";
    case KF_DTYPE_INT8: return "signed char";
    case KF_DTYPE_INT16: return "short int";
    case KF_DTYPE_INT32: return "int";
    case KF_DTYPE_INT64: return "long int";
    case KF_DTYPE_UINT16: return "short unsigned int";
    case KF_DTYPE_UINT32: return "unsigned int";
    case KF_DTYPE_UINT64: return "long unsigned int";
    case KF_DTYPE_FLOAT16: return "c10::Half";
    case KF_DTYPE_BFLOAT16: return "c10::BFloat16";
    case KF_DTYPE_FLOAT32: return "float";
    case KF_DTYPE_FLOAT64: return "double";
    case KF_DTYPE_COMPLEX64: return "c10::complex<float>";
    case KF_DTYPE_COMPLEX128: return "c10::complex<double>";
    default: return kf_dtype_class_name(dtype);
  }
}

kf_dtype_t kf_dtype_to_real(kf_dtype_t dtype) {
  switch (dtype) {
    case KF_DTYPE_COMPLEX32: return KF_DTYPE_FLOAT16;
    case KF_DTYPE_COMPLEX64: return KF_DTYPE_FLOAT32;
    case KF_DTYPE_COMPLEX128: return KF_DTYPE_FLOAT64;
    default: return kf_dtype_is_floating(dtype) ? dtype : KF_DTYPE_COUNT;
  }
}

kf_dtype_t kf_dtype_to_complex(kf_dtype_t dtype) {
  switch (dtype) {
    case KF_DTYPE_FLOAT16: return KF_DTYPE_COMPLEX32;
    case KF_DTYPE_BFLOAT16:
    case KF_DTYPE_FLOAT32: return KF_DTYPE_COMPLEX64;
    case KF_DTYPE_FLOAT64: return KF_DTYPE_COMPLEX128;
    default: return kf_dtype_is_complex(dtype) ? dtype : KF_DTYPE_COUNT;
  }
}

/* ---- Promotion ---- */

/* Where a type stands in the order of those that always promote: the larger one holds both, but
 * for the pairs that `promote_ordered` knows. -1: not among them. */
static int order_of(kf_dtype_t dtype) {
  switch (dtype) {
    case KF_DTYPE_BOOL: return 0;
    case KF_DTYPE_UINT8: return 1;
    case KF_DTYPE_INT8: return 2;
    case KF_DTYPE_INT16: return 3;
    case KF_DTYPE_INT32: return 4;
    case KF_DTYPE_INT64: return 5;
    case KF_DTYPE_FLOAT16: return 6;
    case KF_DTYPE_BFLOAT16: return 7;
    case KF_DTYPE_FLOAT32: return 8;
    case KF_DTYPE_FLOAT64: return 9;
    case KF_DTYPE_COMPLEX32: return 10;
    case KF_DTYPE_COMPLEX64: return 11;
    case KF_DTYPE_COMPLEX128: return 12;
    default: return -1;
  }
}

/* `low` comes before `high` in the order. */
static kf_dtype_t promote_ordered(kf_dtype_t low, kf_dtype_t high) {
  if (low == KF_DTYPE_UINT8 && high == KF_DTYPE_INT8) return KF_DTYPE_INT16;
  if (low == KF_DTYPE_FLOAT16 && high == KF_DTYPE_BFLOAT16) return KF_DTYPE_FLOAT32;
  /* A complex type wide enough for the real one's precision. */
  if (high == KF_DTYPE_COMPLEX32 || high == KF_DTYPE_COMPLEX64) {
    if (low == KF_DTYPE_FLOAT64) return KF_DTYPE_COMPLEX128;
    if (low == KF_DTYPE_FLOAT32 || low == KF_DTYPE_BFLOAT16) return KF_DTYPE_COMPLEX64;
  }
  return high;
}

static kf_status_t cannot_promote(kf_dtype_t a, kf_dtype_t b) {
  const dtype_row_t *x = row_of(a);
  const dtype_row_t *y = row_of(b);
  if (x->kind == QUANTIZED || y->kind == QUANTIZED)
    return kf_error_set(KF_ERR_RUNTIME,
                        "promoteTypes with quantized numbers is not handled yet; figure out what "
                        "the correct rules should be, offending types: %s %s",
                        x->class_name, y->class_name);
  if (x->kind == FLOAT8 || y->kind == FLOAT8) {
    if (x->kind != BITS && y->kind != BITS)
      return kf_error_set(KF_ERR_RUNTIME,
                          "Promotion for Float8 Types is not supported, attempted to promote %s "
                          "and %s",
                          x->class_name, y->class_name);
  } else if (((x->flags | y->flags) & BARE_UNSIGNED) != 0 && x->kind != BITS && y->kind != BITS) {
    return kf_error_set(KF_ERR_RUNTIME,
                        "Promotion for uint16, uint32, uint64 types is not supported, attempted "
                        "to promote %s and %s",
                        x->class_name, y->class_name);
  }
  return kf_error_set(KF_ERR_RUNTIME, "Promotion from %s and %s is unsupported.", x->class_name,
                      y->class_name);
}

kf_status_t kf_dtype_promote(kf_dtype_t a, kf_dtype_t b, kf_dtype_t *out_dtype) {
  *out_dtype = KF_DTYPE_COUNT;
  const dtype_row_t *x = row_of(a);
  const dtype_row_t *y = row_of(b);
  if (x->size == 0 || y->size == 0)
    return kf_error_set(KF_ERR_VALUE, "kf_dtype_promote: expected element types, found %d and %d",
                        (int)a, (int)b);
  int order_a = order_of(a);
  int order_b = order_of(b);
  if (a == b)
    *out_dtype = a;
  else if (order_a >= 0 && order_b >= 0)
    *out_dtype = order_a < order_b ? promote_ordered(a, b) : promote_ordered(b, a);
  else if ((x->flags & BARE_UNSIGNED) != 0 && (y->kind == FLOATING || y->kind == FLOAT4))
    *out_dtype = b;
  else if ((y->flags & BARE_UNSIGNED) != 0 && (x->kind == FLOATING || x->kind == FLOAT4))
    *out_dtype = a;
  else
    return cannot_promote(a, b);
  return KF_OK;
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
  if (row_of(dtype)->kind != FLOATING)
    return kf_error_set(KF_ERR_TYPE,
                        "only floating-point types are supported as the default type, found %s",
                        row_of(dtype)->class_name);
  __atomic_store_n(&default_dtype, dtype, __ATOMIC_RELAXED);
  return KF_OK;
}
