/* Samples files of the conformance tests: whatever the bytes are, the reader either gives cases
 * whose tensors lie in their storages, or says what is wrong. The bytes are read as a whole file,
 * and, since checksums keep changed files away from the decoder, as the payload of one case. */
#include "fuzz_support.h"
#include "sample_file.h"

enum { MOST_CASES = 50 };

/* Reads every byte of a tensor's storage that the tensor reaches. */
static void read_tensor(const kf_tensor_t *tensor) {
  if (!kf_tensor_is_defined(tensor) || kf_tensor_numel(tensor) == 0) return;
  if (kf_tensor_device(tensor).type != KF_DEVICE_CPU) return;
  kf_int_span_t sizes = kf_tensor_sizes(tensor), strides = kf_tensor_strides(tensor);
  int64_t last = 0;
  for (size_t d = 0; d < sizes.size; d++) last += (sizes.data[d] - 1) * strides.data[d];
  const volatile char *first = kf_tensor_data(tensor);
  size_t itemsize = kf_tensor_itemsize(tensor);
  (void)first[0];
  (void)first[last * (int64_t)itemsize + (int64_t)itemsize - 1];
}

static void check_case(sample_case_t *c) {
  for (size_t i = 0; i < c->argument_count; i++)
    if (c->arguments[i].tag == KF_TAG_TENSOR)
      read_tensor((const kf_tensor_t *)(void *)c->arguments[i].as.object);
  sample_case_free(c);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  MUST(kf_init() == KF_OK);
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static sample_case_t c;
  sample_file_t file;
  if (sample_file_open(&file, data, size)) {
    sample_result_t result = SAMPLE_CASE;
    for (int i = 0; i < MOST_CASES && result == SAMPLE_CASE; i++) {
      result = sample_file_next(&file, &c);
      if (result == SAMPLE_CASE) check_case(&c);
    }
    MUST(result != SAMPLE_DAMAGED || file.problem[0] != '\0');
  } else {
    MUST(file.problem[0] != '\0');
  }
  sample_file_close(&file);

  static const unsigned char content[64];
  sample_content_t contents[2] = {{content, 24}, {content, 64}};
  sample_file_t alone = {.contents = contents, .content_count = 2};
  if (sample_case_decode(&alone, data, size, &c)) check_case(&c);
  return 0;
}
