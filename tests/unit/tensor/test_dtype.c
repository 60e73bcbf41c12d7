/* Element types: sizes, kinds, names, and the tables of promotion and casting, which are compared
 * whole with what PyTorch 2.13 answers. */
#include <keyfall/tensor.h>

#include "kft.h"

/* Recorded: row and column by the number of the type; 'A' is type 0, '-' is an error. uint16,
 * uint32 and uint64 ('\\' to '^') are promoted with more types than PyTorch promotes. */
static const char *const promoted[KF_DTYPE_COUNT] = {
    "ACCDEFGHIJKA---P-----------\\]^----------------",
    "CBCDEFGHIJKB---P-----------DE-----------------",
    "CCCDEFGHIJKC---P-----------DE-----------------",
    "DDDDEFGHIJKD---P-----------DE-----------------",
    "EEEEEFGHIJKE---P-----------EE-----------------",
    "FFFFFFGHIJKF---G-----------FFFFFFFFFF---------",
    "GGGGGGGHJJKG---G-----------GGGGGGGGGG---------",
    "HHHHHHHHKKKH---H-----------HHHHHHHHHH---------",
    "IIIIIIJKIJKI---J-----------III----------------",
    "JJJJJJJKJJKJ---J-----------JJJ----------------",
    "KKKKKKKKKKKK---K-----------KKK----------------",
    "ABCDEFGHIJKL---P-----------\\]^----------------",
    "------------M---------------------------------",
    "-------------N--------------------------------",
    "--------------O-------------------------------",
    "PPPPPGGHJJKP---P-----------PPPPPPPPPP---------",
    "----------------Q-----------------------------",
    "-----------------R----------------------------",
    "------------------S---------------------------",
    "-------------------T--------------------------",
    "--------------------U-------------------------",
    "---------------------V------------------------",
    "----------------------W-----------------------",
    "-----------------------X----------------------",
    "------------------------Y---------------------",
    "-------------------------Z--------------------",
    "--------------------------[-------------------",
    "\\DDDEFGHIJK\\---P-----------\\]^---------------n",
    "]EEEEFGHIJK]---P-----------]]^---------------n",
    "^----FGHIJK^---P-----------^^^---------------n",
    "-----FGH-------P--------------_--------------n",
    "-----FGH-------P---------------`-------------n",
    "-----FGH-------P----------------a------------n",
    "-----FGH-------P-----------------b-----------n",
    "-----FGH-------P------------------c----------n",
    "-----FGH-------P-------------------d---------n",
    "-----FGH-------P--------------------e--------n",
    "-------------------------------------f--------",
    "--------------------------------------g-------",
    "---------------------------------------h------",
    "----------------------------------------i-----",
    "-----------------------------------------j----",
    "------------------------------------------k---",
    "-------------------------------------------l--",
    "--------------------------------------------m-",
    "---------------------------nnnnnnnnnn--------n",
};
static const char *const castable[KF_DTYPE_COUNT] = {
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000000011100000000000000000000000000000000000",
    "0000000011100000000000000000000000000000000000",
    "0000000011100000000000000000000000000000000000",
    "1111111111111111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "0000011111101111111111111110001111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000011111101111111111111110001111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "1111111111101111111111111111111111111111111111",
    "0000011111101111111111111110001111111111111111",
    "0000011111101111111111111110001111111111111111",
};

static void test_promotion_table(void **state) {
  (void)state;
  for (int a = 0; a < KF_DTYPE_COUNT; a++) {
    KFT_EQ_INT(strlen(promoted[a]), KF_DTYPE_COUNT);
    for (int b = 0; b < KF_DTYPE_COUNT; b++) {
      kf_dtype_t found = KF_DTYPE_UINT8;
      kf_status_t status = kf_dtype_promote((kf_dtype_t)a, (kf_dtype_t)b, &found);
      char expected = promoted[a][b];
      if (expected == '-') {
        if (status != KF_ERR_RUNTIME || found != KF_DTYPE_COUNT)
          kft_fail(__FILE__, __LINE__, "%d with %d is no error", a, b);
      } else if (status != KF_OK || (int)found != expected - 'A') {
        kft_fail(__FILE__, __LINE__, "%d with %d gives %d, expected %d", a, b, (int)found,
                 expected - 'A');
      }
    }
  }
}

static void test_promotion_messages(void **state) {
  (void)state;
  kf_dtype_t out;
  KFT_FAILS_WITH(kf_dtype_promote(KF_DTYPE_UINT64, KF_DTYPE_INT16, &out), KF_ERR_RUNTIME,
                 "uint16, uint32 and uint64 are not promoted: UInt64 and Short");
  KFT_FAILS_WITH(kf_dtype_promote(KF_DTYPE_FLOAT8_E5M2, KF_DTYPE_UINT16, &out), KF_ERR_RUNTIME,
                 "float8 types are not promoted: Float8_e5m2 and UInt16");
  KFT_FAILS_WITH(kf_dtype_promote(KF_DTYPE_BITS8, KF_DTYPE_FLOAT8_E5M2, &out), KF_ERR_RUNTIME,
                 "Bits8 and Float8_e5m2 have no common type to promote to");
  KFT_FAILS_WITH(kf_dtype_promote(KF_DTYPE_BITS8, KF_DTYPE_UINT16, &out), KF_ERR_RUNTIME,
                 "Bits8 and UInt16 have no common type to promote to");
  KFT_FAILS_WITH(kf_dtype_promote(KF_DTYPE_BITS8, KF_DTYPE_QUINT8, &out), KF_ERR_RUNTIME,
                 "quantized types are not promoted: Bits8 and QUInt8");
  KFT_FAILS(kf_dtype_promote(KF_DTYPE_COUNT, KF_DTYPE_BOOL, &out), KF_ERR_VALUE);
  KFT_FAILS(kf_dtype_promote(KF_DTYPE_BOOL, (kf_dtype_t)-1, &out), KF_ERR_VALUE);
}

static void test_cast_table(void **state) {
  (void)state;
  for (int from = 0; from < KF_DTYPE_COUNT; from++) {
    KFT_EQ_INT(strlen(castable[from]), KF_DTYPE_COUNT);
    for (int to = 0; to < KF_DTYPE_COUNT; to++)
      if (kf_dtype_can_cast((kf_dtype_t)from, (kf_dtype_t)to) != (castable[from][to] == '1'))
        kft_fail(__FILE__, __LINE__, "casting %d to %d: expected %c", from, to, castable[from][to]);
  }
}

typedef struct row {
  kf_dtype_t dtype;
  size_t size;
  const char *kind; /* f: floating, c: complex, i: integral, b: bool; s: signed; S: supported */
  const char *name;
} row_t;

static const row_t rows[] = {
    {KF_DTYPE_BOOL, 1, "bS", "Bool"},
    {KF_DTYPE_UINT8, 1, "iS", "Byte"},
    {KF_DTYPE_UINT16, 2, "iS", "UInt16"},
    {KF_DTYPE_UINT32, 4, "iS", "UInt32"},
    {KF_DTYPE_UINT64, 8, "iS", "UInt64"},
    {KF_DTYPE_INT8, 1, "isS", "Char"},
    {KF_DTYPE_INT16, 2, "isS", "Short"},
    {KF_DTYPE_INT32, 4, "isS", "Int"},
    {KF_DTYPE_INT64, 8, "isS", "Long"},
    {KF_DTYPE_FLOAT16, 2, "fsS", "Half"},
    {KF_DTYPE_BFLOAT16, 2, "fsS", "BFloat16"},
    {KF_DTYPE_FLOAT32, 4, "fsS", "Float"},
    {KF_DTYPE_FLOAT64, 8, "fsS", "Double"},
    {KF_DTYPE_COMPLEX32, 4, "csS", "ComplexHalf"},
    {KF_DTYPE_COMPLEX64, 8, "csS", "ComplexFloat"},
    {KF_DTYPE_COMPLEX128, 16, "csS", "ComplexDouble"},
    {KF_DTYPE_QINT32, 4, "s", "QInt32"},
    {KF_DTYPE_QUINT4X2, 1, "", "QUInt4x2"},
    {KF_DTYPE_BITS16, 2, "", "Bits16"},
    {KF_DTYPE_FLOAT8_E4M3FN, 1, "fsS", "Float8_e4m3fn"},
    {KF_DTYPE_FLOAT8_E8M0FNU, 1, "fS", "Float8_e8m0fnu"},
    {KF_DTYPE_FLOAT4_E2M1FN_X2, 1, "fs", "Float4_e2m1fn_x2"},
    {KF_DTYPE_INT4, 1, "s", "Int4"},
    {KF_DTYPE_UINT1, 1, "", "UInt1"},
    {KF_DTYPE_COUNT, 0, "", "Undefined"},
    {(kf_dtype_t)-1, 0, "", "Undefined"},
};

static void test_kinds(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const row_t *row = &rows[i];
    KFT_EQ_INT(kf_dtype_size(row->dtype), row->size);
    KFT_EQ_INT(kf_dtype_is_floating(row->dtype), strchr(row->kind, 'f') != NULL);
    KFT_EQ_INT(kf_dtype_is_complex(row->dtype), strchr(row->kind, 'c') != NULL);
    KFT_EQ_INT(kf_dtype_is_integral(row->dtype, false), strchr(row->kind, 'i') != NULL);
    KFT_EQ_INT(kf_dtype_is_integral(row->dtype, true), strpbrk(row->kind, "ib") != NULL);
    KFT_EQ_INT(kf_dtype_is_signed(row->dtype), strchr(row->kind, 's') != NULL);
    KFT_EQ_INT(kf_dtype_is_supported(row->dtype), strchr(row->kind, 'S') != NULL);
    KFT_EQ_STR(kf_dtype_class_name(row->dtype), row->name);
  }
  size_t supported = 0;
  for (int i = 0; i < KF_DTYPE_COUNT; i++) {
    supported += kf_dtype_is_supported((kf_dtype_t)i);
    KFT_TRUE(kf_dtype_size((kf_dtype_t)i) > 0);
  }
  KFT_EQ_INT(supported, 21);
}

static void test_real_and_complex(void **state) {
  (void)state;
  KFT_EQ_INT(kf_dtype_to_real(KF_DTYPE_COMPLEX32), KF_DTYPE_FLOAT16);
  KFT_EQ_INT(kf_dtype_to_real(KF_DTYPE_COMPLEX64), KF_DTYPE_FLOAT32);
  KFT_EQ_INT(kf_dtype_to_real(KF_DTYPE_COMPLEX128), KF_DTYPE_FLOAT64);
  KFT_EQ_INT(kf_dtype_to_real(KF_DTYPE_BFLOAT16), KF_DTYPE_BFLOAT16);
  KFT_EQ_INT(kf_dtype_to_real(KF_DTYPE_INT32), KF_DTYPE_COUNT);
  KFT_EQ_INT(kf_dtype_to_complex(KF_DTYPE_FLOAT16), KF_DTYPE_COMPLEX32);
  KFT_EQ_INT(kf_dtype_to_complex(KF_DTYPE_BFLOAT16), KF_DTYPE_COMPLEX64);
  KFT_EQ_INT(kf_dtype_to_complex(KF_DTYPE_FLOAT32), KF_DTYPE_COMPLEX64);
  KFT_EQ_INT(kf_dtype_to_complex(KF_DTYPE_FLOAT64), KF_DTYPE_COMPLEX128);
  KFT_EQ_INT(kf_dtype_to_complex(KF_DTYPE_COMPLEX128), KF_DTYPE_COMPLEX128);
  KFT_EQ_INT(kf_dtype_to_complex(KF_DTYPE_BOOL), KF_DTYPE_COUNT);
}

static void restore_default(void *unused) {
  (void)unused;
  KFT_OK(kf_set_default_dtype(KF_DTYPE_FLOAT32));
}

static void test_default(void **state) {
  (void)state;
  static char any;
  KFT_EQ_INT(kf_default_dtype(), KF_DTYPE_FLOAT32);
  KFT_DEFER(restore_default, &any);
  static const kf_dtype_t good[] = {KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT16, KF_DTYPE_BFLOAT16};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    KFT_OK(kf_set_default_dtype(good[i]));
    KFT_EQ_INT(kf_default_dtype(), good[i]);
  }
  static const kf_dtype_t bad[] = {KF_DTYPE_INT64, KF_DTYPE_COMPLEX64, KF_DTYPE_FLOAT8_E5M2,
                                   KF_DTYPE_BOOL, KF_DTYPE_COUNT};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    KFT_FAILS_WITH(kf_set_default_dtype(bad[i]), KF_ERR_TYPE,
                   "expected a floating-point type as the default type, found ");
  KFT_EQ_INT(kf_default_dtype(), KF_DTYPE_BFLOAT16);
}

KFT_MAIN(KFT_TEST(test_promotion_table), KFT_TEST(test_promotion_messages),
         KFT_TEST(test_cast_table), KFT_TEST(test_kinds), KFT_TEST(test_real_and_complex),
         KFT_TEST(test_default))
