/* Recorded operator calls: reading a file of cases and making their arguments.
 *
 * Note [Case files]
 * Little-endian, written by record.py. A file is "KFCASES1", then cases:
 *   u32 size of the rest; text operator; text description; f64 rtol; f64 atol; u8 flags;
 *   u8 argument count, arguments; u8 outcome
 *   outcome 0: text exception class, text message
 *   outcome 1: u8 count of results, results; u8 count of written arguments, each u8 position and
 *              the tensor as it must be afterwards
 * text: u16 length, bytes. A value is u8 tag and what case_file.c's read_value reads. Tensors name
 * their storage by a number; the first that names it brings the bytes, later ones share them. */
#ifndef KF_TESTS_CASE_FILE_H
#define KF_TESTS_CASE_FILE_H

#include <keyfall/keyfall.h>
#include <keyfall/ops.h>

enum { CASE_MAX_VALUES = 32, CASE_MAX_STORAGES = 64 };
enum { CASE_CHECK_STRIDES = 1, CASE_SHAPE_ONLY = 2 };

typedef struct {
  const unsigned char *at, *end;
  kf_storage_t *storages[CASE_MAX_STORAGES];
  bool bad;
} case_reader_t;

typedef struct {
  char op[128];
  char what[512];
  double rtol, atol;
  uint32_t flags;
  size_t argument_count;
  kf_value_t arguments[CASE_MAX_VALUES];
  bool fails;
  char exception[64];
  char message[512];
  size_t result_count;
  kf_value_t results[CASE_MAX_VALUES];
  size_t written_count;
  uint8_t written[CASE_MAX_VALUES];
  kf_value_t after[CASE_MAX_VALUES];
} op_case_t;

/* The bytes of a file and a zero byte behind them, to be freed; NULL if it cannot be read. */
unsigned char *read_whole_file(const char *path, size_t *out_size);
/* The same for a file of cases: they are between *out_at and *out_end. NULL: a message was printed. */
unsigned char *cases_load(const char *path, const unsigned char **out_at,
                          const unsigned char **out_end);

/* Reads the case that begins at *at; false when it is malformed (a message was printed). The case
 * owns its values. */
bool case_read(const unsigned char **at, const unsigned char *end, op_case_t *out);
void case_free(op_case_t *c);

#endif
