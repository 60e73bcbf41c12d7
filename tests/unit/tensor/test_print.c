/* Printed tensors: every case that was recorded from PyTorch (tests/parity/print.txt), options that
 * must be refused, and tensors whose elements cannot be read. */
#include <keyfall/tensor.h>

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "kft.h"

enum { CASES = 300, LINE_SIZE = 8192, TEXT_SIZE = 32768, DATA_SIZE = 4096, DIMS = 8 };

static FILE *record;
static int line_number;

static void close_record(void *unused) {
  (void)unused;
  (void)fclose(record);
  record = NULL;
}

/* The next line without its end; NULL at the end of the record. */
static char *next_line(void) {
  static char line[LINE_SIZE];
  do {
    if (fgets(line, sizeof line, record) == NULL) return NULL;
    line_number++;
  } while (line[0] == '#');
  size_t length = strlen(line);
  KFT_TRUE(length > 0 && line[length - 1] == '\n');
  line[length - 1] = '\0';
  return line;
}

/* What follows `word` on the next line. */
static char *next_field(const char *word) {
  char *line = next_line();
  size_t length = strlen(word);
  if (line == NULL || strncmp(line, word, length) != 0)
    kft_fail(__FILE__, __LINE__, "line %d of the record is not of kind %s", line_number, word);
  return line + length;
}

static size_t read_numbers(char *text, int64_t *out) {
  size_t count = 0;
  if (strcmp(text, " -") == 0) return 0;
  while (*text != '\0') {
    KFT_TRUE(count < DIMS);
    out[count++] = strtoll(text, &text, 10);
  }
  return count;
}

static size_t read_bytes(const char *text, uint8_t *out) {
  size_t size = 0;
  if (*text == '-') return 0;
  for (; *text != '\0'; text += 2) {
    unsigned byte = 0;
    KFT_TRUE(size < DATA_SIZE && sscanf(text, "%2x", &byte) == 1);
    out[size++] = (uint8_t)byte;
  }
  return size;
}

static kf_dtype_t dtype_of(const char *name) {
  for (int i = 0; i < KF_DTYPE_COUNT; i++)
    if (strcmp(kf_dtype_name((kf_dtype_t)i), name) == 0) return (kf_dtype_t)i;
  kft_fail(__FILE__, __LINE__, "no type %s", name);
}

typedef struct print_case {
  kf_dtype_t dtype;
  kf_dtype_t default_dtype;
  kf_print_options_t options;
  bool conj, neg, meta;
  kf_int_span_t sizes, strides;
  uint8_t data[DATA_SIZE];
  char text[TEXT_SIZE];
} print_case_t;

static bool read_case(print_case_t *c) {
  static int64_t sizes[DIMS], strides[DIMS];
  char dtype[32], default_dtype[32], bits[8];
  long long threshold = 0, edge_items = 0;
  const char *line = next_line();
  if (line == NULL) return false;
  c->options.struct_size = sizeof c->options;
  KFT_EQ_INT(sscanf(line, "case %31s %31s %7s %d %lld %lld %d %d", dtype, default_dtype, bits,
                    &c->options.precision, &threshold, &edge_items, &c->options.line_width,
                    &c->options.sci_mode),
             8);
  c->options.threshold = threshold;
  c->options.edge_items = edge_items;
  c->dtype = dtype_of(dtype);
  c->default_dtype = dtype_of(default_dtype);
  c->conj = strchr(bits, 'c') != NULL;
  c->neg = strchr(bits, 'n') != NULL;
  c->meta = strchr(bits, 'm') != NULL;
  c->sizes.data = sizes;
  c->sizes.size = read_numbers(next_field("sizes"), sizes);
  c->strides.data = strides;
  c->strides.size = read_numbers(next_field("strides"), strides);
  (void)read_bytes(next_field("data "), c->data);
  int lines = atoi(next_field("text "));
  size_t size = 0;
  for (int i = 0; i < lines; i++) {
    const char *text = next_field("|");
    KFT_TRUE(size + strlen(text) + 2 < TEXT_SIZE);
    if (i > 0) c->text[size++] = '\n';
    strcpy(c->text + size, text);
    size += strlen(text);
  }
  return true;
}

static void restore_default_dtype(void *unused) {
  (void)unused;
  KFT_OK(kf_set_default_dtype(KF_DTYPE_FLOAT32));
}

static void check_case(print_case_t *c) {
  kf_tensor_t *tensor = NULL;
  char *text = NULL;
  KFT_OK(kf_set_default_dtype(c->default_dtype));
  if (c->meta)
    KFT_OK(kf_tensor_new(c->dtype, kf_device_make(KF_DEVICE_META, -1), c->sizes, &tensor));
  else
    KFT_OK(kf_tensor_from_blob(c->data, c->dtype, c->sizes, c->strides, NULL, NULL, &tensor));
  KFT_DEFER(kf_object_release, tensor);
  if (c->conj) KFT_OK(kf_tensor_set_conj(tensor, true));
  if (c->neg) KFT_OK(kf_tensor_set_neg(tensor, true));
  KFT_OK(kf_tensor_to_text(tensor, &c->options, &text));
  KFT_DEFER(kf_free, text);
  if (strcmp(text, c->text) != 0)
    kft_fail(__FILE__, __LINE__, "the case before line %d is printed as\n%s\nand not as\n%s",
             line_number, text, c->text);
  KFT_CANCEL(text);
  KFT_CANCEL(tensor);
  kf_free(text);
  kf_tensor_release(tensor);
}

static void test_record(void **state) {
  (void)state;
  static print_case_t c;
  size_t number = kft_case(CASES);
  record = fopen(KFT_DATA_DIR "/parity/print.txt", "rb");
  KFT_TRUE(record != NULL);
  KFT_DEFER(close_record, NULL);
  KFT_DEFER(restore_default_dtype, NULL);
  line_number = 0;
  for (size_t i = 0; i <= number; i++) KFT_TRUE(read_case(&c));
  check_case(&c);
  KFT_TRUE(number + 1 < CASES || next_line() == NULL);
}

/* ---- By hand ---- */

static kf_tensor_t *floats(const float *data, kf_int_span_t sizes) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, sizes, &tensor));
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

static void check_text(const kf_tensor_t *tensor, const char *expected) {
  char *text = NULL;
  KFT_OK(kf_tensor_to_text(tensor, NULL, &text));
  KFT_DEFER(kf_free, text);
  KFT_EQ_STR(text, expected);
}

static void test_small(void **state) {
  (void)state;
  static const float data[] = {1, 2.5f, -3, 4, 5, 6};
  check_text(floats(data, KF_INTS(2, 3)),
             "tensor([[ 1.0000,  2.5000, -3.0000],\n        [ 4.0000,  5.0000,  6.0000]])");
  check_text(kf_tensor_undefined(), "<undefined Tensor>");
  check_text(NULL, "<undefined Tensor>");
}

static void restore_options(void *options) { KFT_OK(kf_set_print_options(options)); }

static void test_options(void **state) {
  (void)state;
  static const float data[] = {1, 2.5f, -3, 4, 5, 6};
  static kf_print_options_t before;
  kf_get_print_options(&before);
  KFT_EQ_INT(before.struct_size, sizeof before);
  KFT_EQ_INT(before.precision, 4);
  KFT_EQ_INT(before.threshold, 1000);
  KFT_EQ_INT(before.edge_items, 3);
  KFT_EQ_INT(before.line_width, 80);
  KFT_EQ_INT(before.sci_mode, -1);
  KFT_DEFER(restore_options, &before);
  kf_print_options_t options = before;
  options.precision = 1;
  options.threshold = 5;
  options.edge_items = 1;
  KFT_OK(kf_set_print_options(&options));
  check_text(floats(data, KF_INTS(6)), "tensor([1.,  ..., 6.])");
  options.precision = -1;
  KFT_FAILS_WITH(kf_set_print_options(&options), KF_ERR_VALUE, "precision from 0 to 400, found -1");
  options.precision = 401;
  KFT_FAILS(kf_set_print_options(&options), KF_ERR_VALUE);
  options = before;
  options.threshold = -1;
  KFT_FAILS_WITH(kf_set_print_options(&options), KF_ERR_VALUE, "threshold (-1)");
  options = before;
  options.edge_items = INT64_MIN;
  KFT_FAILS(kf_set_print_options(&options), KF_ERR_VALUE);
  options = before;
  options.line_width = -80;
  KFT_FAILS(kf_set_print_options(&options), KF_ERR_VALUE);
  options = before;
  options.sci_mode = 2;
  KFT_FAILS_WITH(kf_set_print_options(&options), KF_ERR_VALUE, "sci_mode of -1, 0 or 1, found 2");
  options.struct_size = 4;
  KFT_FAILS(kf_set_print_options(&options), KF_ERR_MISUSE);
  char *text = "";
  KFT_FAILS(kf_tensor_to_text(floats(data, KF_INTS(6)), &options, &text), KF_ERR_MISUSE);
  KFT_TRUE(text == NULL);
  KFT_FAILS(kf_set_print_options(NULL), KF_ERR_MISUSE);
}

/* Numbers of edge items and sizes that would overflow. */
static void test_extreme_options(void **state) {
  (void)state;
  static const float data[] = {1, 2, 3};
  kf_print_options_t options;
  kf_get_print_options(&options);
  options.threshold = 0;
  options.edge_items = INT64_MAX;
  options.line_width = INT32_MAX;
  char *text = NULL;
  KFT_OK(kf_tensor_to_text(floats(data, KF_INTS(3)), &options, &text));
  KFT_DEFER(kf_free, text);
  KFT_EQ_STR(text, "tensor([1., 2., 3.])");
  kf_tensor_t *huge = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(1), &huge));
  KFT_DEFER(kf_object_release, huge);
  void *memory = NULL;
  KFT_OK(kf_tensor_mutable_data(huge, &memory));
  *(float *)memory = 0.5f;
  KFT_OK(kf_tensor_set_geometry(huge, KF_INTS(INT64_C(1) << 40, 1000), KF_INTS(0, 0), 0));
  check_text(huge,
             "tensor([[0.5000, 0.5000, 0.5000,  ..., 0.5000, 0.5000, 0.5000],\n"
             "        [0.5000, 0.5000, 0.5000,  ..., 0.5000, 0.5000, 0.5000],\n"
             "        [0.5000, 0.5000, 0.5000,  ..., 0.5000, 0.5000, 0.5000],\n"
             "        ...,\n"
             "        [0.5000, 0.5000, 0.5000,  ..., 0.5000, 0.5000, 0.5000],\n"
             "        [0.5000, 0.5000, 0.5000,  ..., 0.5000, 0.5000, 0.5000],\n"
             "        [0.5000, 0.5000, 0.5000,  ..., 0.5000, 0.5000, 0.5000]])");
}

/* A storage that gives its data to nobody. */
static void test_refused(void **state) {
  (void)state;
  static const float data[] = {1};
  kf_tensor_t *tensor = floats(data, KF_INTS(1));
  char *text = NULL;
  kf_storage_set_flag(kf_tensor_storage(tensor), KF_STORAGE_THROW_ON_DATA, true);
  kf_status_t status = kf_tensor_to_text(tensor, NULL, &text);
  KFT_TRUE(status != KF_OK && text == NULL);
}

/* The decimal point does not depend on where the program runs. */
static void test_locale(void **state) {
  (void)state;
  static const float data[] = {1.5f};
  static const char *const names[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "C"};
  size_t i = 0;
  while (i < 4 && setlocale(LC_NUMERIC, names[i]) == NULL) i++;
  kf_tensor_t *tensor = floats(data, KF_INTS(1));
  char *text = NULL;
  kf_status_t status = kf_tensor_to_text(tensor, NULL, &text);
  (void)setlocale(LC_NUMERIC, "C");
  KFT_OK(status);
  KFT_DEFER(kf_free, text);
  KFT_EQ_STR(text, "tensor([1.5000])");
}

KFT_MAIN(KFT_TEST(test_record), KFT_TEST(test_small), KFT_TEST(test_options),
         KFT_TEST(test_extreme_options), KFT_TEST(test_refused), KFT_TEST(test_locale))
