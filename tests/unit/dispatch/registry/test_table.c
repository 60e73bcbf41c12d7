/* Computed tables: the worked examples of the rules in every order of registration and removal, a
 * second implementation of the rules to compare with on random registrations, fallthrough masks,
 * fallbacks. Stored entries must equal computed ones after every step. */
#include "dispatch/operators/operator.h"
#include "dispatch_fixture.h"

/* ---- The worked examples ---- */

enum { COLUMNS = 19, MAX_KEYS = 5 };

static const kf_key_t columns[COLUMNS] = {KF_KEY_Undefined,
                                          KF_KEY_CPU,
                                          KF_KEY_CUDA,
                                          KF_KEY_XLA,
                                          KF_KEY_FPGA,
                                          KF_KEY_SparseCPU,
                                          KF_KEY_SparseCsrCPU,
                                          KF_KEY_NestedTensorCPU,
                                          KF_KEY_Meta,
                                          KF_KEY_Functionalize,
                                          KF_KEY_AutogradOther,
                                          KF_KEY_AutogradCPU,
                                          KF_KEY_AutogradCUDA,
                                          KF_KEY_AutogradXLA,
                                          KF_KEY_AutogradHIP,
                                          KF_KEY_AutogradMTIA,
                                          KF_KEY_AutogradMeta,
                                          KF_KEY_AutogradNestedTensor,
                                          KF_KEY_FuncTorchBatched};

#define CIA KF_KEY_CompositeImplicitAutograd
#define CEA KF_KEY_CompositeExplicitAutograd
#define CEANF KF_KEY_CompositeExplicitAutogradNonFunctional
#define CIANT KF_KEY_CompositeImplicitAutogradNestedTensor
#define FTBD KF_KEY_FuncTorchBatchedDecomposition

typedef struct row {
  kf_key_t keys[MAX_KEYS]; /* ended by Undefined */
  /* By column: k direct, m CIA, e CEA, f CEANF, a Autograd, n CIANT, b FTBD, X ambiguous, '.' the
   * fallback or nothing. */
  const char *expected;
  bool cpu_falls_through;
} row_t;

/* clang-format off */
static const row_t rows[] = {
    /*                                               U CCX F SScN M F O ACXHMM N B */
    {{KF_KEY_CPU},                                  ".k.................", false},
    {{CIA},                                         "mmmmmmmmm.mmmmmmmm.", false},
    {{CEA},                                         "eeeeeee.e..........", false},
    {{CEANF},                                       "fff.f.f.f..........", false},
    {{KF_KEY_Autograd},                             "..........aaaaaaaa.", false},
    {{KF_KEY_CPU, KF_KEY_Autograd},                 ".k........aaaaaaaa.", false},
    {{KF_KEY_CPU, CIA},                             "mkmmmmmmm.m.mmmmmm.", false},
    {{KF_KEY_CPU, KF_KEY_Autograd, CIA},            "mkmmmmmmm.mammmmmm.", false},
    {{KF_KEY_CPU, KF_KEY_XLA, KF_KEY_Autograd, KF_KEY_AutogradCPU, CIA},
                                                    "mkmkmmmmm.mkmammmm.", false},
    {{KF_KEY_FPGA, CIA},                            "mmmmkmmmm.Xmmmmmmm.", false},
    {{KF_KEY_SparseCPU, KF_KEY_Autograd, CIA},      "mmmmmkmmm.Xmmmmmmm.", false},
    {{KF_KEY_HIP, KF_KEY_MTIA, KF_KEY_Autograd, CIA},
                                                    "mmmmmmmmm.mmmmmmmm.", false},
    {{KF_KEY_CPU, CEA},                             "ekeeeee.e..........", false},
    {{KF_KEY_CPU, KF_KEY_Autograd, CEA},            "ekeeeee.e.aaaaaaaa.", false},
    {{CEA, KF_KEY_Autograd, CIA},                   "eeeeeee.e.aaaaaaaa.", false},
    {{CEA, CEANF},                                  "fffefef.f..........", false},
    {{CEANF, KF_KEY_Autograd, CIA},                 "fffmfmfmf.mmmmmmmm.", false},
    {{CIANT, CIA},                                  "mmmmmmmnm.mmmmmmmn.", false},
    {{KF_KEY_NestedTensorCPU, CIA},                 "mmmmmmmkm.mmmmmmm..", false},
    {{KF_KEY_NestedTensorCPU, CIANT, CIA},          "mmmmmmmkm.mmmmmmmn.", false},
    {{KF_KEY_Meta, KF_KEY_Autograd, CIA},           "mmmmmmmmk.mmmmmmam.", false},
    {{FTBD},                                        "..................b", false},
    {{KF_KEY_QuantizedCPU, KF_KEY_Autograd},        "..........aaaaaaaa.", false},
    {{KF_KEY_CPU, CIA},                             "mkmmmmmmm.m.mmmmmm.", true},
};
/* clang-format on */
enum { ROWS = sizeof rows / sizeof *rows };

static size_t key_count(const row_t *row) {
  size_t count = 0;
  while (count < MAX_KEYS && row->keys[count] != KF_KEY_Undefined) count++;
  return count;
}

static kf_rule_t rule_of(char letter, const char **debug) {
  switch (letter) {
    case 'k': return KF_RULE_DIRECT;
    case 'm': *debug = "CompositeImplicitAutograd"; return KF_RULE_MATH;
    case 'e': *debug = "CompositeExplicitAutograd"; return KF_RULE_EXPLICIT;
    case 'f':
      *debug = "CompositeExplicitAutogradNonFunctional";
      return KF_RULE_EXPLICIT_NON_FUNCTIONAL;
    case 'a': *debug = "Autograd"; return KF_RULE_AUTOGRAD;
    case 'n': *debug = "CompositeImplicitAutogradNestedTensor"; return KF_RULE_NESTED;
    case 'b': *debug = "FuncTorchBatchedDecomposition"; return KF_RULE_BATCHED;
    case 'X': *debug = "ambiguous_autogradother"; return KF_RULE_AMBIGUOUS;
    default: *debug = ""; return KF_RULE_MISSING;
  }
}

/* The line of a key in a dumped table, in `line`; "" when it has none. */
static void line_of(const char *table, kf_key_t key, char *line, size_t size) {
  char start[64];
  size_t length = (size_t)snprintf(start, sizeof start, "%s: ", kf_key_name(key));
  line[0] = '\0';
  for (const char *p = table; *p != '\0'; p = strchr(p, '\n') + 1)
    if (strncmp(p, start, length) == 0) {
      (void)snprintf(line, size, "%.*s", (int)strcspn(p, "\n"), p);
      return;
    }
}

static void check_column(const kf_op_t *op, const char *table, const row_t *row, size_t column,
                         const char *fallback_debug) {
  kf_key_t key = columns[column];
  const char *debug = kf_key_name(key);
  kf_rule_t rule = rule_of(row->expected[column], &debug);
  if (rule == KF_RULE_MISSING && key != KF_KEY_Undefined && fallback_debug != NULL) {
    rule = KF_RULE_FALLBACK;
    debug = fallback_debug;
  }
  bool falls = row->cpu_falls_through && key == KF_KEY_CPU;
  char expected[160] = "";
  if (rule != KF_RULE_MISSING)
    (void)snprintf(expected, sizeof expected, "%s: %s%s [%s]", kf_key_name(key),
                   falls ? "fallthrough " : "", debug, kf_rule_name(rule));
  char line[160];
  line_of(table, key, line, sizeof line);
  KFT_EQ_STR(line, expected);
  char stored[96];
  (void)kf_op_computed_kernel_debug(op, key, stored, sizeof stored);
  KFT_EQ_STR(stored, debug);
  bool has = false;
  KFT_OK(kf_op_has_computed_kernel(op, key, &has));
  KFT_EQ_INT(has, rule != KF_RULE_MISSING);
  if (falls) return; /* a call does not stop there */
  kf_explanation_t explanation;
  explanation.struct_size = sizeof explanation;
  KFT_OK(kf_explain_keyset(op, kf_keyset_of(key), &explanation));
  KFT_EQ_INT(explanation.steps[0].rule, rule);
  KFT_EQ_INT(explanation.steps[0].key, key);
  if (rule != KF_RULE_MISSING) KFT_EQ_STR(explanation.steps[0].debug, debug);
}

static void check_row(const row_t *row, const char *fallback_debug) {
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  KFT_DEFER_LOCAL(leave_guard, &guard);
  kf_op_t *op = find_op("table::op");
  const char *table = table_of("table::op");
  for (size_t column = 0; column < COLUMNS; column++)
    check_column(op, table, row, column, fallback_debug);
}

static kf_registration_t *register_key(const row_t *row, kf_key_t key, bool as_catch_all) {
  bool falls = row->cpu_falls_through && key == KF_KEY_CPU;
  kf_kernel_desc_t kernel = falls ? fallthrough(kf_key_name(key)) : boxed(kf_key_name(key));
  return impl("table::op", as_catch_all && key == CIA ? (kf_key_t)KF_KEY_Undefined : key, kernel);
}

/* The n-th permutation of 0 … count-1. */
static void permute(size_t number, size_t count, size_t *order) {
  for (size_t i = 0; i < count; i++) order[i] = i;
  for (size_t i = 0; i < count; i++) {
    size_t j = i + number % (count - i);
    number /= count - i;
    size_t swapped = order[i];
    order[i] = order[j];
    order[j] = swapped;
  }
}

static size_t factorial(size_t n) { return n < 2 ? 1 : n * factorial(n - 1); }

static void check_invariants(void) {
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find("table::op", "", &op));
  kf_status_t status = kf_op_check_invariants(op);
  kf_op_release(op);
  KFT_OK(status);
}

/* Registers in one order, checks, and removes in another. */
static void run_row(const row_t *row, size_t order_number, size_t removal_number, bool catch_all,
                    const char *fallback_debug) {
  size_t count = key_count(row);
  size_t order[MAX_KEYS];
  kf_registration_t *handles[MAX_KEYS];
  kf_registration_t *name = NULL;
  KFT_OK(kf_register_name("table::op", "", &name));
  KFT_DEFER(undo_registration, name);
  permute(order_number, count, order);
  for (size_t i = 0; i < count; i++) {
    handles[order[i]] = register_key(row, row->keys[order[i]], catch_all);
    check_invariants();
  }
  check_row(row, fallback_debug);
  permute(removal_number, count, order);
  for (size_t i = 0; i < count; i++) {
    drop(handles[order[i]]);
    check_invariants();
  }
  if (fallback_debug == NULL) KFT_EQ_STR(table_of("table::op"), "");
  drop(name);
}

static void test_examples(void **state) {
  (void)state;
  const row_t *row = &rows[kft_case(ROWS)];
  KFT_EQ_INT(strlen(row->expected), COLUMNS);
  run_row(row, 0, 0, false, NULL);
}

static void test_examples_in_every_order(void **state) {
  (void)state;
  size_t i = kft_case(ROWS);
  size_t orders = factorial(key_count(&rows[i]));
  size_t last = kft_scale(orders - 1, 0); /* a failure meets the last order alone */
  for (size_t order = orders - 1 - last; order < orders; order++)
    run_row(&rows[i], order, (order * 7 + i) % orders, order % 2 == 1, NULL);
}

static void test_examples_over_fallbacks(void **state) {
  (void)state;
  (void)fallback(KF_KEY_Autograd, boxed("fb"));
  for (size_t column = 1; column < COLUMNS; column++)
    if (!kf_key_in_alias(columns[column], KF_KEY_Autograd))
      (void)fallback(columns[column], boxed("fb"));
  size_t i = kft_case(ROWS);
  run_row(&rows[i], i, i + 1, false, "fb");
}

/* Keys that no alias covers. */
static void test_uncovered_keys(void **state) {
  (void)state;
  static const kf_key_t keys[] = {KF_KEY_Python, KF_KEY_BackendSelect, KF_KEY_ADInplaceOrView,
                                  KF_KEY_Tracer, KF_KEY_AutocastCPU,   KF_KEY_PythonDispatcher};
  for (kf_key_t alias = KF_KEY_FIRST_ALIAS; alias <= KF_KEY_LAST_ALIAS; alias++)
    (void)impl("table::op", alias, boxed(kf_key_name(alias)));
  char line[160];
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    line_of(table_of("table::op"), keys[i], line, sizeof line);
    KFT_EQ_STR(line, "");
  }
  (void)impl("table::op", KF_KEY_Python, boxed("direct"));
  (void)fallback(KF_KEY_Tracer, boxed("fb"));
  line_of(table_of("table::op"), KF_KEY_Python, line, sizeof line);
  KFT_EQ_STR(line, "Python: direct [kernel]");
  line_of(table_of("table::op"), KF_KEY_Tracer, line, sizeof line);
  KFT_EQ_STR(line, "Tracer: fb [backend fallback]");
}

/* ---- Entries that the original leaves stale ---- */

static void check_stored(kf_key_t key, const char *debug) {
  char found[96];
  (void)kf_op_computed_kernel_debug(find_op("table::op"), key, found, sizeof found);
  KFT_EQ_STR(found, debug);
  check_invariants();
}

static void test_never_stale(void **state) {
  (void)state;
  static const struct {
    kf_key_t trigger, dependent;
    const char *after;
  } cases[] = {{CEA, KF_KEY_AutogradCPU, ""},
               {CEA, KF_KEY_AutogradOther, ""},
               {CEA, KF_KEY_AutogradNestedTensor, ""},
               {CEA, KF_KEY_NestedTensorCUDA, ""},
               {KF_KEY_QuantizedCPU, KF_KEY_AutogradOther, "ambiguous_autogradother"},
               {KF_KEY_SparseCUDA, KF_KEY_AutogradOther, "ambiguous_autogradother"},
               {KF_KEY_SparseCsrMeta, KF_KEY_AutogradOther, "ambiguous_autogradother"},
               {KF_KEY_SparseHIP, KF_KEY_AutogradOther, "ambiguous_autogradother"},
               {KF_KEY_MkldnnCPU, KF_KEY_AutogradOther, "ambiguous_autogradother"},
               {KF_KEY_NestedTensorCPU, KF_KEY_AutogradNestedTensor, ""},
               {KF_KEY_NestedTensor, KF_KEY_AutogradNestedTensor, ""},
               {KF_KEY_Sparse, KF_KEY_AutogradOther, "ambiguous_autogradother"},
               {KF_KEY_Dense, KF_KEY_AutogradXLA, ""},
               {KF_KEY_CPU, KF_KEY_AutogradCPU, ""}};
  size_t i = kft_case(sizeof cases / sizeof *cases);
  (void)impl("table::op", CIA, boxed("math"));
  check_stored(cases[i].dependent, "math");
  kf_registration_t *trigger = impl("table::op", cases[i].trigger, boxed("trigger"));
  check_stored(cases[i].dependent, cases[i].after);
  drop(trigger);
  check_stored(cases[i].dependent, "math");
}

static void test_never_stale_when_batched(void **state) {
  (void)state;
  kf_registration_t *batched = impl("table::op", FTBD, boxed("batched"));
  check_stored(KF_KEY_FuncTorchBatched, "batched");
  (void)impl("table::op", CIA, boxed("math"));
  drop(batched);
  check_stored(KF_KEY_FuncTorchBatched, "");
}

/* A kernel at a building block fills no slot, but counts as a backend kernel. */
static void test_building_blocks(void **state) {
  (void)state;
  (void)impl("table::op", KF_KEY_Dense, boxed("dense"));
  KFT_EQ_STR(table_of("table::op"), "");
  KFT_EQ_STR(dump_of("table::op"),
             "name: table::op\nschema: (none)\nDense: dense :: (none) [ boxed ]\n");
  (void)impl("table::op", CIA, boxed("math"));
  check_stored(KF_KEY_CPU, "math");
  for (kf_key_t key = KF_KEY_AutogradCPU; key <= KF_KEY_AutogradMeta; key++) {
    bool mapped =
        key != KF_KEY_AutogradHIP && key != KF_KEY_AutogradVE && key != KF_KEY_AutogradMTIA;
    check_stored(key, mapped ? "" : "math");
  }
  check_stored(KF_KEY_AutogradOther, "math");
  kf_op_t *op = find_op("table::op");
  bool has = true;
  KFT_FAILS(kf_op_has_computed_kernel(op, KF_KEY_Dense, &has), KF_ERR_VALUE);
  KFT_TRUE(!has);
  KFT_FAILS(kf_op_has_computed_kernel(op, CIA, &has), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(),
             "expected a key that calls can go to, found an alias key; ask for one of the keys "
             "that the alias covers");
  KFT_FAILS(kf_op_has_computed_kernel(op, KF_KEY_LIMIT, &has), KF_ERR_VALUE);
  KFT_FAILS(kf_op_has_computed_kernel(op, KF_KEY_FIRST_DEVICE, &has), KF_ERR_VALUE);
  kf_kernel_desc_t kernel = boxed("k");
  kf_registration_t *handle = NULL;
  KFT_FAILS(kf_register_impl("table::op", "", KF_KEY_StartOfDenseBackends, &kernel, &handle),
            KF_ERR_VALUE);
  KFT_FAILS(kf_register_impl("table::op", "", KF_KEY_EndOfFunctionalityKeys, &kernel, &handle),
            KF_ERR_VALUE);
  KFT_FAILS(kf_register_impl("table::op", "", KF_KEY_FIRST_ZONE, &kernel, &handle), KF_ERR_VALUE);
  KFT_FAILS(kf_register_fallback(KF_KEY_StartOfDenseBackends, &kernel, &handle), KF_ERR_VALUE);
  KFT_TRUE(handle == NULL);
}

/* ---- The rules once more, to compare with ---- */

enum { MODEL_KERNELS = 12 };

typedef struct model {
  size_t count;
  struct {
    kf_key_t key;
    char debug[32];
    bool falls;
    kf_registration_t *handle;
  } kernels[MODEL_KERNELS]; /* oldest first */
  char fallback[KF_KEY_LIMIT][16];
} model_t;

static const char *model_direct(const model_t *m, kf_key_t key) {
  for (size_t i = m->count; i > 0; i--)
    if (m->kernels[i - 1].key == key) return m->kernels[i - 1].debug;
  return NULL;
}

static bool model_has_any(const model_t *m, kf_keyset_t set) {
  for (size_t i = 0; i < m->count; i++)
    if (!kf_key_is_alias(m->kernels[i].key) && kf_keyset_has(set, m->kernels[i].key)) return true;
  return false;
}

/* The rules, as the specification lists them: debug text and provenance, or NULL. */
static const char *model_entry(const model_t *m, kf_key_t k, const char **provenance) {
  bool undefined = k == KF_KEY_Undefined;
  *provenance = "kernel";
  if (!undefined && model_direct(m, k) != NULL) return model_direct(m, k);
  *provenance = "default backend kernel";
  if ((undefined || kf_key_in_alias(k, CEANF)) && model_direct(m, CEANF) != NULL)
    return model_direct(m, CEANF);
  if ((undefined || kf_key_in_alias(k, CEA)) && model_direct(m, CEA) != NULL)
    return model_direct(m, CEA);
  bool has_backend =
      model_has_any(m, kf_keyset_backends_of_autograd(k)) || model_direct(m, CEA) != NULL;
  *provenance = "nested kernel";
  if (!undefined && kf_key_in_alias(k, CIANT) && model_direct(m, CIANT) != NULL)
    return model_direct(m, CIANT);
  if ((undefined || kf_key_in_alias(k, CIA)) && model_direct(m, CIA) != NULL) {
    *provenance = "ambiguous autogradother";
    if (k == KF_KEY_AutogradOther &&
        model_has_any(m, kf_keyset_named(KF_KEYSET_AUTOGRAD_OTHER_BACKENDS)))
      return "ambiguous_autogradother";
    *provenance = "math kernel";
    if (!has_backend) return model_direct(m, CIA);
  }
  *provenance = "autograd kernel";
  if (kf_key_in_alias(k, KF_KEY_Autograd) && model_direct(m, KF_KEY_Autograd) != NULL)
    return model_direct(m, KF_KEY_Autograd);
  *provenance = "batched kernel";
  if (kf_key_in_alias(k, FTBD) && model_direct(m, FTBD) != NULL) return model_direct(m, FTBD);
  *provenance = "backend fallback";
  return m->fallback[k][0] != '\0' ? m->fallback[k] : NULL;
}

static bool model_falls(const model_t *m, const char *debug) {
  for (size_t i = 0; i < m->count; i++)
    if (strcmp(m->kernels[i].debug, debug) == 0) return m->kernels[i].falls;
  return false;
}

static void check_model(const model_t *m) {
  static char expected[64 * 1024];
  size_t size = 0;
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  expected[0] = '\0';
  do {
    const char *provenance = NULL;
    const char *debug = model_entry(m, key, &provenance);
    if (debug != NULL)
      size += (size_t)snprintf(expected + size, sizeof expected - size, "%s: %s%s [%s]\n",
                               kf_key_name(key), model_falls(m, debug) ? "fallthrough " : "", debug,
                               provenance);
  } while (kf_keyset_next(kf_keyset_full(), &cursor, &key));
  char *table = NULL;
  KFT_OK(kf_dump_table_by_name("table::op", &table));
  bool same = strcmp(table, expected) == 0;
  if (!same) KFT_EQ_STR(table, expected);
  kf_free(table);
  check_invariants();
}

static uint64_t random_state;

static uint64_t next_random(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

/* Any key that can be registered to; aliases and autograd are the interesting ones. */
static kf_key_t random_key(void) {
  for (;;) {
    uint64_t r = next_random();
    kf_key_t key = (kf_key_t)(r % KF_KEY_LIMIT);
    if (r >> 32 & 1) key = (kf_key_t)(KF_KEY_FIRST_ALIAS + (r >> 40) % 6);
    if ((r >> 33 & 3) == 0) key = columns[1 + (r >> 40) % (COLUMNS - 1)];
    if (kf_key_exists(key) && strstr(kf_key_name(key), "Undefined") == NULL) return key;
  }
}

static void model_add(model_t *m) {
  static unsigned number;
  kf_key_t key = random_key();
  bool falls = next_random() % 4 == 0;
  (void)snprintf(m->kernels[m->count].debug, sizeof m->kernels[0].debug, "fn%u", ++number);
  const char *debug = m->kernels[m->count].debug;
  m->kernels[m->count].key = key;
  m->kernels[m->count].falls = falls;
  m->kernels[m->count].handle = impl("table::op", key, falls ? fallthrough(debug) : boxed(debug));
  m->count++;
}

static void model_remove(model_t *m) {
  size_t i = next_random() % m->count;
  drop(m->kernels[i].handle);
  memmove(&m->kernels[i], &m->kernels[i + 1], (m->count - i - 1) * sizeof m->kernels[0]);
  m->count--;
}

static void model_fall_back(model_t *m, kf_key_t key, const char *debug) {
  kf_keyset_t set;
  KFT_OK(kf_keyset_runtime_of(key, &set));
  size_t cursor = 0;
  kf_key_t each = KF_KEY_Undefined;
  (void)fallback(key, boxed(debug));
  while (kf_keyset_next(set, &cursor, &each))
    (void)snprintf(m->fallback[each], sizeof m->fallback[0], "%s", debug);
}

static void undo_device(void *backend) {
  if (kf_device_unregister((kf_backend_t)(uintptr_t)backend) != KF_OK)
    kft_fail(__FILE__, __LINE__, "%s", kf_error_message());
}

static void test_random_registrations(void **state) {
  (void)state;
  static model_t m;
  memset(&m, 0, sizeof m);
  kf_backend_t backend = KF_BACKEND_NONE;
  KFT_OK(kf_device_register("npu", &backend)); /* run-time keys follow the same rules */
  KFT_DEFER(undo_device, (void *)(uintptr_t)backend);
  kf_registration_t *name = NULL;
  KFT_OK(kf_register_name("table::op", "", &name));
  KFT_DEFER(undo_registration, name);
  random_state = 1;
  size_t steps = kft_scale(400, 16);
  for (size_t step = 0; step < steps; step++) {
    if (step == steps / 2) model_fall_back(&m, KF_KEY_Autograd, "fb_a");
    if (step == steps * 5 / 8) model_fall_back(&m, KF_KEY_ADInplaceOrView, "fb_v");
    if (step == steps * 3 / 4) model_fall_back(&m, KF_KEY_CPU, "fb_c");
    bool add = m.count == 0 || (m.count < MODEL_KERNELS && next_random() % 2 == 0);
    if (add)
      model_add(&m);
    else
      model_remove(&m);
    check_model(&m);
  }
  while (m.count > 0) {
    model_remove(&m);
    check_model(&m);
  }
}

/* ---- Fallthrough masks ---- */

static const char *print_set(kf_keyset_t set) {
  static char text[8192];
  (void)kf_keyset_print(set, text, sizeof text);
  return text;
}

static void test_masks(void **state) {
  (void)state;
  probe_t cpu, cuda, autograd;
  (void)def("table::op(Tensor x) -> Tensor", "here");
  (void)impl("table::op", KF_KEY_CPU, probing(&cpu, "cpu"));
  (void)impl("table::op", KF_KEY_CUDA, probing(&cuda, "cuda"));
  (void)impl("table::op", KF_KEY_AutogradCUDA, probing(&autograd, "autograd"));
  kf_registration_t *skip = impl("table::op", KF_KEY_AutogradCPU, fallthrough("skip"));
  kf_op_t *op = find_op("table::op");
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  KFT_DEFER_LOCAL(leave_guard, &guard);
  kf_keyset_t on_cpu = kf_keyset_add(kf_keyset_of(KF_KEY_CPU), KF_KEY_AutogradCPU);
  kf_keyset_t on_cuda = kf_keyset_add(kf_keyset_of(KF_KEY_CUDA), KF_KEY_AutogradCUDA);
  KFT_OK(call_with(op, on_cpu));
  KFT_EQ_INT(cpu.calls, 1);
  KFT_EQ_STR(print_set(cpu.keyset), "DispatchKeySet(CPU)");
  KFT_OK(call_with(op, on_cuda));
  KFT_EQ_INT(autograd.calls, 1);
  KFT_EQ_STR(print_set(autograd.keyset), "DispatchKeySet(CUDA, AutogradCUDA)");
  KFT_OK(call_with(op, kf_keyset_or(on_cpu, on_cuda)));
  KFT_EQ_INT(autograd.calls, 2);
  /* Redispatch takes the set as it is: a key that falls through is reached, and says so. */
  kf_value_t buffer[1];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 1);
  KFT_OK(kf_stack_push_take(&stack, kf_value_tensor(kf_tensor_undefined())));
  KFT_FAILS_WITH(kf_op_redispatch_boxed(op, on_cpu, &stack), KF_ERR_INTERNAL,
                 "leads table::op to key AutogradCPU, for which it falls through");
  kf_stack_destroy(&stack);
  /* Once the fallthrough is gone, nothing is there for AutogradCPU. */
  drop(skip);
  KFT_FAILS(call_with(op, on_cpu), KF_ERR_NOT_IMPLEMENTED);
  /* A plain key falls through for every backend. */
  (void)impl("table::op", KF_KEY_Tracer, fallthrough("skip"));
  KFT_OK(call_with(op, kf_keyset_add(kf_keyset_of(KF_KEY_CUDA), KF_KEY_Tracer)));
  KFT_EQ_INT(cuda.calls, 1);
  KFT_EQ_STR(print_set(cuda.keyset), "DispatchKeySet(CUDA)");
  /* An included key that falls through is still skipped. */
  kf_guard_t included;
  kf_guard_include(&included, kf_keyset_of(KF_KEY_Tracer));
  KFT_DEFER_LOCAL(leave_guard, &included);
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  KFT_EQ_INT(cpu.calls, 2);
  KFT_EQ_STR(print_set(cpu.keyset), "DispatchKeySet(CPU)");
}

static void test_extractor(void **state) {
  (void)state;
  char *text = NULL;
  (void)def("table::op(Tensor a, int b, Tensor[] c, Tensor? d, Tensor?[] e, int[] f) -> ()",
            "here");
  kf_op_t *op = find_op("table::op");
  char full[8192];
  (void)kf_keyset_print(kf_keyset_full(), full, sizeof full);
  char expected[8400];
  (void)snprintf(expected, sizeof expected, "011101%058d %s\n", 0, full);
  KFT_OK(kf_op_dump_extractor(op, &text));
  KFT_DEFER(kf_free, text);
  KFT_EQ_STR(text, expected);
  (void)impl("table::op", KF_KEY_Tracer, fallthrough("skip"));
  KFT_OK(kf_op_dump_extractor(op, &text));
  KFT_DEFER(kf_free, text);
  KFT_TRUE(strstr(text, "Tracer") == NULL);
  (void)kf_keyset_print(kf_keyset_remove(kf_keyset_full(), KF_KEY_Tracer), full, sizeof full);
  KFT_CONTAINS(text, full);
}

/* Slot 0 is filled by composites only, and a fallthrough there is not skipped. */
static void test_undefined(void **state) {
  (void)state;
  probe_t probe;
  (void)def("table::op(Tensor x) -> Tensor", "here");
  kf_op_t *op = find_op("table::op");
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  KFT_DEFER_LOCAL(leave_guard, &guard);
  KFT_FAILS(call_with(op, kf_keyset_empty()), KF_ERR_NOT_IMPLEMENTED);
  kf_registration_t *handle = impl("table::op", KF_KEY_Undefined, probing(&probe, "all"));
  KFT_OK(call_with(op, kf_keyset_empty()));
  KFT_OK(call_with(op, kf_keyset_of_backend(KF_BACKEND_CUDA)));
  KFT_EQ_INT(probe.calls, 2);
  (void)impl("table::op", CEA, fallthrough("skip"));
  KFT_FAILS_WITH(call_with(op, kf_keyset_empty()), KF_ERR_INTERNAL,
                 "key Undefined, for which it falls through");
  drop(handle);
  KFT_OK(kf_op_check_invariants(op));
}

/* ---- Broken tables ---- */

static kf_op_t *damaged;
static const kf_kernel_t *good_entry;
static uint64_t good_mask, good_published_mask;

static void repair(void *unused) {
  (void)unused;
  damaged->layout.table[kf__key_slot(KF_KEY_CPU)] = good_entry;
  damaged->layout.masks[7] = good_mask;
  damaged->layout.mask = good_published_mask;
}

/* The check of invariants sees what no registration can bring about. */
static void test_broken_invariants(void **state) {
  (void)state;
  (void)impl("table::op", KF_KEY_CPU, boxed("cpu"));
  damaged = find_op("table::op");
  good_entry = damaged->layout.table[kf__key_slot(KF_KEY_CPU)];
  good_mask = damaged->layout.masks[7];
  good_published_mask = damaged->layout.mask;
  KFT_OK(kf_op_check_invariants(damaged));
  KFT_DEFER(repair, NULL);
  damaged->layout.table[kf__key_slot(KF_KEY_CPU)] = &kf__missing_kernel;
  KFT_FAILS(kf_op_check_invariants(damaged), KF_ERR_INTERNAL);
  KFT_CONTAINS(kf_error_message(),
               "the stored table differs from the computed one\n"
               "Canonical state\n~~~~~~~~~~~\n"
               "name: table::op\nschema: (none)\nCPU: cpu :: (none) [ boxed ]\n"
               "\n\nComputed table:\n~~~~~~~~~~~\nCPU: cpu [kernel]\n");
  KFT_FAILS(kf_check_all_invariants(), KF_ERR_INTERNAL);
  repair(NULL);
  damaged->layout.mask ^= UINT64_C(1) << KF_RANK_Tracer;
  KFT_FAILS_WITH(kf_op_check_invariants(damaged), KF_ERR_INTERNAL,
                 "calls see another mask than the one stored");
  damaged->layout.masks[7] ^= UINT64_C(1) << KF_RANK_Tracer;
  damaged->layout.mask = 1;
  KFT_FAILS_WITH(kf_op_check_invariants(damaged), KF_ERR_INTERNAL, "a mask differs from the table");
  repair(NULL);
  KFT_OK(kf_check_all_invariants());
}

/* ---- Fallbacks ---- */

static void test_fallbacks(void **state) {
  (void)state;
  (void)impl("table::op", KF_KEY_CPU, boxed("cpu"));
  kf_registration_t *all = fallback(KF_KEY_Autograd, boxed("all"));
  for (kf_key_t key = 1; key < KF_KEY_FIRST_ALIAS; key++) {
    bool expected = kf_key_in_alias(key, KF_KEY_Autograd) && !kf_key_is_per_backend(key) &&
                    key != KF_KEY_StartOfAutogradFunctionalityBackends;
    KFT_EQ_INT(kf_has_fallback(key), expected);
  }
  KFT_TRUE(!kf_has_fallback(KF_KEY_Autograd) && !kf_has_fallback(KF_KEY_Undefined));
  check_stored(KF_KEY_AutogradHIP, "all");
  /* An operator made later has them, too. */
  (void)impl("table::later", KF_KEY_CUDA, boxed("cuda"));
  KFT_CONTAINS(table_of("table::later"), "AutogradNestedTensor: all [backend fallback]\n");
  KFT_OK(kf_check_all_invariants());
  drop(all);
  KFT_EQ_STR(table_of("table::later"), "CUDA: cuda [kernel]\n");
  KFT_EQ_STR(table_of("table::op"), "CPU: cpu [kernel]\n");
  KFT_OK(kf_check_all_invariants());
  /* Batched decomposition has one runtime key; a building block none. */
  kf_registration_t *batched = fallback(FTBD, boxed("b"));
  KFT_TRUE(kf_has_fallback(KF_KEY_FuncTorchBatched));
  drop(batched);
  KFT_TRUE(!kf_has_fallback(KF_KEY_FuncTorchBatched));
  (void)fallback(KF_KEY_Dense, boxed("d"));
  KFT_EQ_STR(table_of("table::op"), "CPU: cpu [kernel]\n");
  kf_kernel_desc_t kernel = boxed("f");
  kf_registration_t *none = NULL;
  KFT_FAILS(kf_register_fallback(KF_KEY_Undefined, &kernel, &none), KF_ERR_INTERNAL);
  kernel = typed("t");
  KFT_FAILS_WITH(kf_register_fallback(KF_KEY_CPU, &kernel, &none), KF_ERR_TYPE, "boxed");
  KFT_TRUE(none == NULL);
}

/* AutogradPrivateUse1 alone may be covered; what is covered comes back, in any order of release. */
static void test_covered_fallback(void **state) {
  (void)state;
  kf_registration_t *name = NULL;
  KFT_OK(kf_register_name("table::op", "", &name));
  KFT_DEFER(undo_registration, name);
  kf_registration_t *all = fallback(KF_KEY_Autograd, boxed("all"));
  kf_registration_t *first = fallback(KF_KEY_AutogradPrivateUse1, boxed("first"));
  check_stored(KF_KEY_AutogradPrivateUse1, "first");
  kf_registration_t *second = fallback(KF_KEY_AutogradPrivateUse1, boxed("second"));
  check_stored(KF_KEY_AutogradPrivateUse1, "second");
  check_stored(KF_KEY_AutogradCPU, "all");
  drop(first);
  check_stored(KF_KEY_AutogradPrivateUse1, "second");
  drop(second);
  check_stored(KF_KEY_AutogradPrivateUse1, "all");
  first = fallback(KF_KEY_AutogradPrivateUse1, boxed("first"));
  drop(all);
  check_stored(KF_KEY_AutogradPrivateUse1, "first");
  check_stored(KF_KEY_AutogradCPU, "");
  drop(first);
  check_stored(KF_KEY_AutogradPrivateUse1, "");
}

KFT_MAIN(KFT_TEST(test_examples), KFT_TEST(test_examples_in_every_order),
         KFT_TEST(test_examples_over_fallbacks), KFT_TEST(test_uncovered_keys),
         KFT_TEST(test_never_stale), KFT_TEST(test_never_stale_when_batched),
         KFT_TEST(test_building_blocks), KFT_TEST(test_random_registrations), KFT_TEST(test_masks),
         KFT_TEST(test_extractor), KFT_TEST(test_undefined), KFT_TEST(test_broken_invariants),
         KFT_TEST(test_fallbacks), KFT_TEST(test_covered_fallback))
