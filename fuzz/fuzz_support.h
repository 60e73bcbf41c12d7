/* What the fuzz targets share: reading choices from the input, an allocator that counts, a tensor
 * to pass around, and giving up loudly. */
#ifndef KF_FUZZ_SUPPORT_H
#define KF_FUZZ_SUPPORT_H

#include <keyfall/keyfall.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

/* A condition that no input may break. */
#define MUST(condition)                                                                    \
  do {                                                                                     \
    if (!(condition)) {                                                                    \
      (void)fprintf(stderr, "%s:%d: broken: %s\n  last message: %s\n", __FILE__, __LINE__, \
                    #condition, kf_error_message());                                       \
      abort();                                                                             \
    }                                                                                      \
  } while (0)

/* ---- The input ---- */

typedef struct input {
  const uint8_t *data;
  size_t size;
} input_t;

/* 0 when the input is used up. */
static inline uint8_t take_byte(input_t *in) {
  if (in->size == 0) return 0;
  in->size--;
  return *in->data++;
}

static inline uint64_t take_word(input_t *in) {
  uint64_t word = 0;
  for (int i = 0; i < 8; i++) word = word << 8 | take_byte(in);
  return word;
}

/* A number below `limit`. */
static inline unsigned take_below(input_t *in, unsigned limit) {
  unsigned number = take_byte(in);
  if (limit > 256) number = number << 8 | take_byte(in);
  return number % limit;
}

/* Terminated text of at most `size` - 1 bytes: a length, then as many bytes as there are. */
static inline const char *take_text(input_t *in, char *buffer, size_t size) {
  size_t length = take_below(in, (unsigned)size);
  if (length > in->size) length = in->size;
  memcpy(buffer, in->data, length);
  buffer[length] = '\0';
  in->data += length;
  in->size -= length;
  return buffer;
}

/* ---- Memory ---- */

static int64_t live_blocks;

static inline void *counting_alloc(void *context, size_t size) {
  (void)context;
  void *block = malloc(size);
  live_blocks += block != NULL;
  return block;
}

static inline void *counting_realloc(void *context, void *block, size_t size) {
  (void)context;
  void *moved = realloc(block, size);
  live_blocks += block == NULL && moved != NULL;
  return moved;
}

static inline void counting_free(void *context, void *block) {
  (void)context;
  live_blocks -= block != NULL;
  free(block);
}

static inline void count_blocks(void) {
  static const kf_allocator_t hooks = {sizeof hooks, NULL, counting_alloc, counting_realloc,
                                       counting_free};
  MUST(kf_set_allocator(&hooks) == KF_OK);
}

/* ---- Objects ---- */

static inline void destroy_object(kf_object_t *self) { kf_free(self); }
static const kf_object_type_t fuzz_tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", destroy_object, NULL, NULL};
static const kf_object_type_t fuzz_object_type = {sizeof(kf_object_type_t), 0,    "Thing",
                                                  destroy_object,           NULL, NULL};

static inline void *make_object(const kf_object_type_t *type, kf_keyset_t keys) {
  kf_dispatchable_t *object = kf_alloc(sizeof *object);
  MUST(object != NULL);
  kf_object_init(&object->object, type);
  object->keys = keys;
  return object;
}

#endif
