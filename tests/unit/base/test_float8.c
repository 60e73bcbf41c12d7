/* The 8-bit floating formats: every code is what it says and comes back as itself, numbers between
 * two codes go to the nearer one, halfway to the even one, and what is too large to what the format
 * has. */
#include "base/float8.h"

#include <math.h>

#include "kft.h"

static const kf__float8_t *const formats[] = {&kf__f8e5m2, &kf__f8e4m3fn, &kf__f8e5m2fnuz,
                                              &kf__f8e4m3fnuz, &kf__f8e8m0fnu};
enum { FORMATS = sizeof formats / sizeof *formats };

static void test_values(void **state) {
  (void)state;
  KFT_TRUE(kf__float8_to_f32(&kf__f8e5m2, 0x7b) == 57344.0f);
  KFT_TRUE(kf__float8_to_f32(&kf__f8e5m2, 0xfc) == -INFINITY);
  KFT_TRUE(kf__float8_to_f32(&kf__f8e5m2, 0x01) == 0x1p-16f);
  KFT_TRUE(kf__float8_to_f32(&kf__f8e4m3fn, 0x7e) == 448.0f);
  KFT_TRUE(isnan(kf__float8_to_f32(&kf__f8e4m3fn, 0xff)));
  KFT_TRUE(kf__float8_to_f32(&kf__f8e4m3fnuz, 0x7f) == 240.0f);
  KFT_TRUE(isnan(kf__float8_to_f32(&kf__f8e4m3fnuz, 0x80)));
  KFT_TRUE(kf__float8_to_f32(&kf__f8e8m0fnu, 0x00) == 0x1p-127f);
  KFT_TRUE(kf__float8_to_f32(&kf__f8e8m0fnu, 0xfe) == 0x1p127f);
}

static void test_codes_come_back(void **state) {
  (void)state;
  for (int f = 0; f < FORMATS; f++)
    for (int code = 0; code < 256; code++) {
      float value = kf__float8_to_f32(formats[f], (uint8_t)code);
      uint8_t back = kf__f32_to_float8(formats[f], value);
      KFT_TRUE(isnan(value) ? isnan(kf__float8_to_f32(formats[f], back)) : back == code);
    }
}

static void test_between_two(void **state) {
  (void)state;
  for (int f = 0; f < FORMATS - 1; f++)
    for (int code = 0; code + 1 < formats[f]->end; code++) {
      float low = kf__float8_to_f32(formats[f], (uint8_t)code);
      float high = kf__float8_to_f32(formats[f], (uint8_t)(code + 1));
      float middle = (low + high) / 2;
      KFT_EQ_INT(kf__f32_to_float8(formats[f], middle), code + code % 2);
      KFT_EQ_INT(kf__f32_to_float8(formats[f], nextafterf(middle, low)), code);
      KFT_EQ_INT(kf__f32_to_float8(formats[f], nextafterf(middle, high)), code + 1);
    }
}

static void test_too_large(void **state) {
  (void)state;
  static const uint8_t large[] = {0x7c, 0x7e, 0x80, 0x80, 0xff};
  static const uint8_t negative[] = {0xfc, 0xfe, 0x80, 0x80, 0xff};
  for (int f = 0; f < FORMATS; f++) {
    KFT_EQ_INT(kf__f32_to_float8(formats[f], INFINITY), large[f]);
    KFT_EQ_INT(kf__f32_to_float8(formats[f], -INFINITY), negative[f]);
    if (f < FORMATS - 1) KFT_EQ_INT(kf__f32_to_float8(formats[f], 1e30f), large[f]);
    KFT_TRUE(isnan(kf__float8_to_f32(formats[f], kf__f32_to_float8(formats[f], NAN))));
  }
  KFT_EQ_INT(kf__f32_to_float8(&kf__f8e4m3fn, -0.0f), 0x80);
  KFT_EQ_INT(kf__f32_to_float8(&kf__f8e4m3fnuz, -0.0f), 0);
}

KFT_MAIN(KFT_TEST(test_values), KFT_TEST(test_codes_come_back), KFT_TEST(test_between_two),
         KFT_TEST(test_too_large))
