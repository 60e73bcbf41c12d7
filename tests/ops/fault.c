/* Allocation failures on demand; single-threaded use. */
#include "fault.h"

#include <keyfall/base.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "tensor/storage/block_cache.h"

static size_t blocks;
static size_t left; /* allocations until the failure; 0: none planned */
static bool fired;

static bool fails_now(void) {
  if (left == 0 || --left > 0) return false;
  fired = true;
  return true;
}

static void *counted_alloc(void *context, size_t size) {
  (void)context;
  void *block = fails_now() ? NULL : malloc(size);
  blocks += block != NULL;
  return block;
}

static void *counted_realloc(void *context, void *block, size_t size) {
  (void)context;
  void *grown = fails_now() ? NULL : realloc(block, size);
  blocks += block == NULL && grown != NULL;
  return grown;
}

static void counted_free(void *context, void *block) {
  (void)context;
  blocks -= block != NULL;
  free(block);
}

void fault_install(void) {
  static const kf_allocator_t hooks = {sizeof hooks, NULL, counted_alloc, counted_realloc,
                                       counted_free};
  kf__blocks_set_caching(false);
  if (kf_set_allocator(&hooks) != KF_OK) {
    printf("kf_set_allocator: %s\n", kf_error_message());
    exit(1);
  }
}

void fault_arm(size_t number) {
  left = number;
  fired = false;
}

bool fault_disarm(void) {
  left = 0;
  return fired;
}

size_t fault_blocks(void) { return blocks; }

static bool attempt(const unsigned char *at, const unsigned char *end,
                    kf_status_t (*run)(op_case_t *c), size_t number, bool *out_fired, char *why,
                    size_t size) {
  size_t before = fault_blocks();
  op_case_t c;
  *out_fired = false;
  if (!case_read(&at, end, &c)) return false;
  fault_arm(number);
  kf_status_t status = run(&c);
  *out_fired = fault_disarm();
  bool odd = *out_fired && status != KF_ERR_NO_MEMORY && status != KF_OK && !c.fails;
  if (odd)
    (void)snprintf(why, size, "allocation %zu failing gives: %s", number, kf_error_message());
  case_free(&c);
  if (fault_blocks() == before) return !odd;
  (void)snprintf(why, size, "allocation %zu failing leaves %zd blocks", number,
                 (ssize_t)(fault_blocks() - before));
  return false;
}

/* Sanitizers make each attempt slow. Where KFT_OOM_MAX is set, only every seventh allocation fails
 * after that many. The first of them differs from sweep to sweep, so that the cases of an operator
 * together have all of its allocations fail. */
enum { STEP = 7 };
static size_t next_after(size_t number, size_t sweep) {
  const char *text = getenv("KFT_OOM_MAX");
  const size_t limit = text != NULL ? strtoul(text, NULL, 10) : SIZE_MAX;
  if (number < limit) return number + 1;
  return number == limit ? number + 1 + sweep % STEP : number + STEP;
}

bool fault_sweep(const unsigned char *at, const unsigned char *end,
                 kf_status_t (*run)(op_case_t *c), char *why, size_t size) {
  static size_t sweeps;
  const size_t sweep = sweeps++;
  bool failed = true;
  for (size_t number = 1; failed; number = next_after(number, sweep)) {
    /* A block that stays may be something that the process makes once: a leak stays every time. */
    if (!attempt(at, end, run, number, &failed, why, size) &&
        !attempt(at, end, run, number, &failed, why, size))
      return false;
  }
  return true;
}
