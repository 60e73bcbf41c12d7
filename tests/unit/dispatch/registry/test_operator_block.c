/* Operators in a common block: which of them share it, and that the last one frees it. The harness
 * fails each allocation in turn and sees whether a block is left. */
#include "dispatch/operators/operator.h"
#include "dispatch_fixture.h"

static kf_registration_t *define(const char *name) {
  char schema[64];
  (void)snprintf(schema, sizeof schema, "%s(Tensor x) -> Tensor", name);
  return def(schema, "test");
}

static void close_block(void *unused) {
  (void)unused;
  kf__op_block_close();
}

static void open_block(size_t count) {
  KFT_OK(kf__op_block_open(count, sizeof(kf_op_t) + 64));
  KFT_DEFER(close_block, NULL);
}

static void test_shares_until_full(void **state) {
  (void)state;
  define("blocks::before");
  open_block(2);
  define("blocks::first");
  define("blocks::second");
  define("blocks::third");
  const kf_op_t *first = find_op("blocks::first"), *second = find_op("blocks::second");
  KFT_TRUE(first->block != NULL);
  KFT_TRUE(second->block == first->block);
  KFT_TRUE((const char *)second >= (const char *)first + sizeof *first);
  KFT_TRUE(find_op("blocks::before")->block == NULL);
  KFT_TRUE(find_op("blocks::third")->block == NULL); /* no room */
}

static void test_last_operator_frees(void **state) {
  (void)state;
  open_block(2);
  kf_registration_t *early = define("blocks::early");
  define("blocks::late");
  KFT_CANCEL(NULL); /* the block is closed now */
  close_block(NULL);
  define("blocks::later");
  drop(early);
  KFT_TRUE(!exists("blocks::early"));
  const kf_op_t *late = find_op("blocks::late");
  KFT_TRUE(late->block != NULL);
  KFT_EQ_STR(kf_op_full_name(late), "blocks::late");
  KFT_OK(kf_op_check_invariants(late));
  KFT_TRUE(find_op("blocks::later")->block == NULL);
}

KFT_MAIN(KFT_TEST(test_shares_until_full), KFT_TEST(test_last_operator_frees))
