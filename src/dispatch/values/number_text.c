/* Reading and printing numbers. Short decimal numbers are read exactly without the C library: a
 * mantissa below 2^53 and a power of ten up to 10^22 are both exact doubles, so that one product
 * or quotient of them is rounded correctly. All other numbers go through the C library, with the
 * thread's locale set to the C locale during the call. */
#include "dispatch/values/number_text.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The C locale; (locale_t)0, with which uselocale changes nothing, if it cannot be created. */
static locale_t c_locale(void) {
  static locale_t shared;
  locale_t locale = __atomic_load_n(&shared, __ATOMIC_ACQUIRE);
  if (locale != (locale_t)0) return locale;
  locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  locale_t expected = (locale_t)0;
  if (locale != (locale_t)0 && !__atomic_compare_exchange_n(&shared, &expected, locale, false,
                                                            __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    if (expected != locale) freelocale(locale);
    return expected;
  }
  return locale;
}

/* Digits and at most one point, few enough for the exact computation. */
static bool read_short(const char *text, size_t size, double *out) {
  static const double powers[] = {1,   1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  uint64_t mantissa = 0;
  size_t digits = 0;
  size_t decimals = 0;
  bool point = false;
  for (size_t i = 0; i < size; i++) {
    if (text[i] == '.' && !point) {
      point = true;
      continue;
    }
    if (text[i] < '0' || text[i] > '9' || ++digits > 15) return false;
    mantissa = mantissa * 10 + (uint64_t)(text[i] - '0');
    if (point) decimals++;
  }
  if (digits == 0) return false;
  KF_ASSERT(decimals < sizeof powers / sizeof powers[0]);
  KF_ASSERT(mantissa < UINT64_C(1) << 53); /* exact as a double */
  *out = (double)mantissa / powers[decimals];
  return true;
}

kf_status_t kf__read_double(const char *text, size_t size, double *out) {
  bool negative = size > 0 && text[0] == '-';
  if (read_short(text + negative, size - negative, out)) {
    if (negative) *out = -*out;
    return KF_OK;
  }
  char small[64];
  char *copy = size < sizeof small ? small : kf_alloc(size + 1);
  if (copy == NULL) return kf__no_memory();
  memcpy(copy, text, size);
  copy[size] = '\0';
  locale_t before = uselocale(c_locale());
  int saved = errno;
  errno = 0;
  char *end = NULL;
  *out = strtod(copy, &end);
  bool good = end == copy + size && end != copy && errno != ERANGE;
  errno = saved;
  (void)uselocale(before);
  if (copy != small) kf_free(copy);
  return good ? KF_OK : KF_ERR_VALUE;
}

bool kf__read_int(const char *text, size_t size, int64_t *out) {
  size_t i = size > 0 && text[0] == '-' ? 1 : 0;
  bool negative = i == 1;
  size_t first = i;
  int64_t value = 0; /* kept negative: INT64_MIN has no positive counterpart */
  for (; i < size && text[i] >= '0' && text[i] <= '9'; i++)
    if (__builtin_mul_overflow(value, 10, &value) ||
        __builtin_sub_overflow(value, text[i] - '0', &value))
      return false;
  if (i == first) return false;
  if (!negative && __builtin_sub_overflow((int64_t)0, value, &value)) return false;
  *out = value;
  return true;
}

void kf__print_double(kf_text_t *text, double value) {
  char buffer[40];
  locale_t before = uselocale(c_locale());
  int size = snprintf(buffer, sizeof buffer, "%.17g", value);
  (void)uselocale(before);
  if (size > 0) kf__text_put(text, buffer, (size_t)size);
}

size_t kf__format_double(char *buffer, size_t size, char conversion, int precision, double value) {
  KF_ASSERT(conversion == 'f' || conversion == 'e');
  if (value != value) return (size_t)snprintf(buffer, size, "nan");
  locale_t before = uselocale(c_locale());
  int length = conversion == 'f' ? snprintf(buffer, size, "%.*f", precision, value)
                                 : snprintf(buffer, size, "%.*e", precision, value);
  (void)uselocale(before);
  return length > 0 ? (size_t)length : 0;
}
