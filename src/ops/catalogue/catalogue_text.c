/* The texts of the catalogue. All texts of a table are one object, and the table has offsets into
 * it: for each pointer, the dynamic linker would need a relocation of 24 bytes. The lists of gen/
 * are included once for each use of an entry. */
#include <stddef.h>
#include <string.h>

#include "ops/catalogue/catalogue.h"

/* ---- Operators ---- */

#define KF__TAG_LIST(number, tags)
#define KF__OP_ENTRY(name, schema, tags) char name[sizeof schema];
static const struct schemas {
#include "ops/gen/op_entries.inc"
} schemas = {
#undef KF__OP_ENTRY
#define KF__OP_ENTRY(name, schema, tags) schema,
#include "ops/gen/op_entries.inc"
};

static const struct {
  uint32_t schema; /* an offset into schemas */
  uint32_t tags;   /* a number of tag_lists */
} op_entries[KF__OP_COUNT] = {
#undef KF__OP_ENTRY
#define KF__OP_ENTRY(name, schema, tags) {offsetof(struct schemas, name), tags},
#include "ops/gen/op_entries.inc"
};

static const char *const tag_lists[] = {
#undef KF__TAG_LIST
#undef KF__OP_ENTRY
#define KF__TAG_LIST(number, tags) [number] = tags,
#define KF__OP_ENTRY(name, schema, tags)
#include "ops/gen/op_entries.inc"
};

const char *kf__op_schema(uint32_t index) {
  KF_ASSERT(index < KF__OP_COUNT);
  return (const char *)&schemas + op_entries[index].schema;
}

const char *kf__op_tags(uint32_t index) {
  KF_ASSERT(index < KF__OP_COUNT);
  return tag_lists[op_entries[index].tags];
}

/* ---- Compute functions, sorted by name ---- */

static const struct computes {
#define KF__COMPUTE_ENTRY(name, signature) \
  char name[sizeof #name], name##_signature[sizeof signature];
#include "ops/gen/compute_entries.inc"
} computes = {
#undef KF__COMPUTE_ENTRY
#define KF__COMPUTE_ENTRY(name, signature) #name, signature,
#include "ops/gen/compute_entries.inc"
};

static const struct compute_entry {
  uint16_t name, signature; /* offsets into computes */
} compute_entries[KF__COMPUTE_COUNT] = {
#undef KF__COMPUTE_ENTRY
#define KF__COMPUTE_ENTRY(name, signature) \
  {offsetof(struct computes, name), offsetof(struct computes, name##_signature)},
#include "ops/gen/compute_entries.inc"
};
_Static_assert(sizeof computes <= UINT16_MAX, "offsets have 16 bits");

const char *kf__compute_name(size_t compute) {
  KF_ASSERT(compute < KF__COMPUTE_COUNT);
  return (const char *)&computes + compute_entries[compute].name;
}

const char *kf__compute_signature(size_t compute) {
  KF_ASSERT(compute < KF__COMPUTE_COUNT);
  return (const char *)&computes + compute_entries[compute].signature;
}

size_t kf__find_compute(const char *name) {
  size_t first = 0, end = KF__COMPUTE_COUNT;
  while (first < end) {
    const size_t middle = (first + end) / 2;
    const int order = strcmp(name, kf__compute_name(middle));
    if (order == 0) return middle;
    if (order < 0)
      end = middle;
    else
      first = middle + 1;
  }
  return KF__COMPUTE_COUNT;
}
