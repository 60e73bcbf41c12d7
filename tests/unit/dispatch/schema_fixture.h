/* What the tests of schemas share: parsing that cleans up after itself, and printed text. */
#ifndef SCHEMA_FIXTURE_H
#define SCHEMA_FIXTURE_H

#include <keyfall/schema.h>
#include <stdio.h>
#include <stdlib.h>

#include "kft.h"

static inline void release_schema(void *schema) { kf_schema_release((const kf_schema_t *)schema); }

/* Appends a piece `count` times. */
static inline void append(char *text, size_t size, const char *piece, int count) {
  for (int i = 0; i < count; i++) {
    size_t used = strlen(text);
    (void)snprintf(text + used, size - used, "%s", piece);
  }
}

/* Parses text that must be good, and releases the schema when the test ends. */
static inline kf_schema_t *parse_good(const char *file, int line, const char *text) {
  kf_schema_t *schema = NULL;
  const kf_parse_options_t options = {sizeof options, true};
  kf_status_t status = kf_schema_parse(text, strlen(text), &options, &schema);
  kft_check_status(file, line, text, status, KF_OK);
  KFT_DEFER(release_schema, schema);
  return schema;
}
#define PARSE(text) parse_good(__FILE__, __LINE__, (text))

/* Printed text in a buffer that the next call reuses. */
static inline const char *printed(const kf_schema_t *schema) {
  static char buffer[8192];
  size_t size = kf_schema_print(schema, buffer, sizeof buffer);
  KFT_EQ_INT(size, strlen(buffer));
  return buffer;
}

#define PRINTS_AS(text, expected) KFT_EQ_STR(printed(PARSE(text)), (expected))
#define PRINTS_SAME(text) PRINTS_AS(text, text)

/* The text must be refused with a message that contains `part`. */
static inline void parse_bad(const char *file, int line, const char *text, const char *part) {
  kf_schema_t *schema = NULL;
  kf_status_t status = kf_schema_parse(text, strlen(text), NULL, &schema);
  kft_check_status(file, line, text, status, KF_ERR_PARSE);
  KFT_TRUE(schema == NULL);
  kft_check_message(file, line, text, part);
}
#define REFUSES(text, part) parse_bad(__FILE__, __LINE__, (text), (part))

#endif
