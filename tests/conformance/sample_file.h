/* Samples files: reading cases, and creating their arguments.
 *
 * The format is that of recordings (docs/guide/record.md) with chunks CASE, see
 * python/keyfall/conformance/samples/export.py. The reader trusts nothing: it compares each length
 * with the bytes that are left, checks each checksum, and refuses a tensor that leaves its storage.
 */
#ifndef KF_CONFORMANCE_SAMPLE_FILE_H
#define KF_CONFORMANCE_SAMPLE_FILE_H

#include <keyfall/keyfall.h>

enum { SAMPLE_ARGUMENTS = 64, SAMPLE_STORAGES = 128 };

/* Flags of a case; the numbers are those of export.py. */
enum {
  SAMPLE_FIXED_STRIDES = 1, /* a rule that all devices share determines the strides */
  SAMPLE_DEFINED = 2,       /* the contents of the results are defined */
  SAMPLE_VIEW = 4,          /* the results are views of arguments */
  SAMPLE_HOST_ONLY = 8,     /* a device may refuse it with NotImplementedError */
  SAMPLE_GRADIENT = 16,     /* compare gradients, not results */
};

/* The content of a storage, in the memory of the file. */
typedef struct sample_content {
  const unsigned char *data;
  size_t size;
} sample_content_t;

typedef struct sample_file {
  const unsigned char *data, *at, *end; /* borrowed */
  sample_content_t *contents;           /* of the storages 1, 2, … */
  size_t content_count, content_capacity;
  uint64_t case_count;
  bool is_complete;
  char problem[256];
} sample_file_t;

typedef struct sample_case {
  char name[128]; /* "aten::add.Tensor" */
  char how[16];   /* "functional", "inplace" or "out" */
  char what[400]; /* the sample, its type and its layout */
  uint32_t flags;
  double rtol, atol;
  kf_op_t *op; /* NULL: the operator is not registered, and there are no arguments */
  size_t argument_count;
  kf_value_t arguments[SAMPLE_ARGUMENTS]; /* in the order of the schema, on the CPU */
  bool stays[SAMPLE_ARGUMENTS];           /* the argument stays on the CPU */
  size_t storage_count;
  kf_storage_t *storages[SAMPLE_STORAGES];
  uint64_t numbers[SAMPLE_STORAGES]; /* of the storages in the file */
} sample_case_t;

typedef enum { SAMPLE_CASE, SAMPLE_END, SAMPLE_DAMAGED } sample_result_t;

/* Begins to read `size` bytes, which must stay. False: not a samples file; `problem` says why. */
bool sample_file_open(sample_file_t *file, const void *data, size_t size);
void sample_file_close(sample_file_t *file);
/* The next case, which the caller frees. SAMPLE_DAMAGED: `problem` says what is wrong and where. */
sample_result_t sample_file_next(sample_file_t *file, sample_case_t *out);
void sample_case_free(sample_case_t *c);

/* Decodes the payload of a chunk CASE; for tests. False: it is damaged. */
bool sample_case_decode(sample_file_t *file, const unsigned char *payload, size_t size,
                        sample_case_t *out);
/* CRC-32 as in zlib. */
uint32_t sample_crc32(const unsigned char *data, size_t size);

#endif
