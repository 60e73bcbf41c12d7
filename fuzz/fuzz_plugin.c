/* Plug-ins with hostile tables: wrong sizes and versions, NULLs, garbage names, schemas, keys and
 * kinds, repeated rows, and calls of the host's functions in any order. A load that fails must
 * leave nothing behind; one that succeeds must work, and unloading it must leave nothing behind
 * either. */
#include "fuzz_support.h"

enum { MAX_ROWS = 5, POOL = 24, TEXT = 96 };

static input_t input;

/* ---- Texts: from the input, or from a list of likely ones ---- */

static char pool[POOL][TEXT];
static unsigned pool_used;

static const char *take_name(const char *const *likely, unsigned count) {
  unsigned choice = take_below(&input, count + 2);
  if (choice < count) return likely[choice];
  if (choice == count || pool_used == POOL) return NULL;
  return take_text(&input, pool[pool_used++], TEXT);
}

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static const char *take_op_name(void) {
  static const char *const likely[] = {"fz::a", "fz::b", "fz::a.out", "other::a", "fz::", "a", ""};
  return take_name(likely, COUNT(likely));
}

static const char *take_schema(void) {
  static const char *const likely[] = {"fz::a(Tensor x) -> Tensor",
                                       "fz::a.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
                                       "fz::b(int[] x=[1, 2], str? y=None) -> ()",
                                       "other::a(Tensor x) -> Tensor",
                                       "fz::a(Tensor x) -> int",
                                       "fz::a(",
                                       "fz::a",
                                       "a(Tensor x) -> Tensor",
                                       ""};
  return take_name(likely, COUNT(likely));
}

static const char *take_key_name(void) {
  static const char *const likely[] = {
      "CPU",       "AutogradCPU", "FZDEV", "AutogradFZDEV",
      "FzKey",     "Autograd",    "Dense", "CompositeImplicitAutograd",
      "Undefined", "Nonsense",    ""};
  return take_name(likely, COUNT(likely));
}

static const char *take_device(void) {
  static const char *const likely[] = {"fzdev", "fztwo", "cpu", "FZDEV", "fz dev", ""};
  return take_name(likely, COUNT(likely));
}

static kf_key_t take_key(void) {
  kf_key_t key = KF_KEY_Undefined;
  const char *name = take_key_name();
  if (name == NULL || kf_key_parse(name, &key) != KF_OK)
    key = (kf_key_t)take_below(&input, KF_KEY_LIMIT + 20);
  return key;
}

/* ---- Kernels ---- */

static kf_status_t boxed_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

static kf_status_t typed_kernel(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}

static unsigned releases;
static void count_release(void *context) {
  MUST(context == &releases);
  releases++;
}

/* Typed functions cannot be called with a signature that is not theirs, so those with another one
 * are registered, but never called. */
static kf_kernel_desc_t take_kernel(void) {
  static const char *const signatures[] = {"(Tensor) -> Tensor",
                                           "(Tensor x) -> Tensor",
                                           "(Tensor, int) -> Tensor",
                                           "(Tensor) ->",
                                           "(",
                                           ""};
  kf_kernel_desc_t kernel;
  memset(&kernel, 0, sizeof kernel);
  uint8_t bits = take_byte(&input);
  kernel.struct_size = (bits & 1) != 0 ? take_byte(&input) : (uint32_t)sizeof kernel;
  kernel.kind = take_below(&input, 7);
  if ((bits & 2) == 0) kernel.typed = (kf_typed_fn)typed_kernel;
  if ((bits & 4) == 0) kernel.boxed = boxed_kernel;
  kernel.signature = take_name(signatures, COUNT(signatures));
  kernel.context = &releases;
  if ((bits & 8) == 0) kernel.release = count_release;
  if ((bits & 16) != 0) kernel.debug = "from the input";
  return kernel;
}

/* ---- Tables ---- */

/* A struct_size of the input may say that a struct goes on behind what these headers know. There is
 * memory for that, as a plug-in with such a struct would have. */
enum { MORE = UINT8_MAX };
static struct {
  kf_plugin_info_t info;
  unsigned char more[MORE];
} roomy;
static const char *devices[MAX_ROWS];
static kf_plugin_def_t defs[MAX_ROWS];
static kf_plugin_impl_t impls[MAX_ROWS + 1 + MORE / sizeof(kf_plugin_impl_t)];

static void take_info(void) {
  static const char *const names[] = {"fuzz", "resident", ""};
  kf_plugin_info_t *info = &roomy.info;
  memset(&roomy, 0, sizeof roomy);
  uint8_t bits = take_byte(&input);
  info->struct_size = (bits & 1) != 0 ? take_byte(&input) : (uint32_t)sizeof *info;
  info->abi_version = (bits & 2) != 0 ? (uint32_t)take_word(&input) : KF_ABI_VERSION;
  info->name = take_name(names, COUNT(names));
  info->version = (bits & 4) != 0 ? "1" : NULL;
  info->devices = (bits & 8) != 0 ? NULL : devices;
  info->defs = (bits & 16) != 0 ? NULL : defs;
  info->impls = (bits & 32) != 0 ? NULL : impls;
  info->device_count = take_below(&input, MAX_ROWS + 1);
  info->def_count = take_below(&input, MAX_ROWS + 1);
  info->impl_count = take_below(&input, MAX_ROWS + 1);
  for (size_t i = 0; i < info->device_count; i++) devices[i] = take_device();
  for (size_t i = 0; i < info->def_count; i++) defs[i].schema = take_schema();
  for (size_t i = 0; i < info->impl_count; i++) {
    impls[i].op = take_op_name();
    impls[i].key = take_key_name();
    impls[i].kernel = take_kernel();
  }
}

/* ---- init: the input says what it does ---- */

static kf_library_t *libraries[4];

static void use_library(const kf_host_t *host, kf_library_t *library) {
  (void)host;
  struct {
    kf_kernel_desc_t desc;
    unsigned char more[MORE];
  } kernel = {take_kernel(), {0}};
  switch (take_below(&input, 3)) {
    case 0: (void)!host->library_def(library, take_schema(), NULL); break;
    case 1: (void)!host->library_impl(library, take_op_name(), take_key(), &kernel.desc); break;
    default: (void)!host->library_fallback(library, take_key(), &kernel.desc); break;
  }
}

static void do_something(const kf_host_t *host) {
  static const char *const spaces[] = {"fz", "_", "other", ""};
  kf_backend_t backend;
  kf_key_t key;
  unsigned slot = take_below(&input, 4);
  switch (take_below(&input, 6)) {
    case 0:
      take_info();
      (void)!host->declare(host, &roomy.info);
      break;
    case 1: (void)!host->device_register(host, take_device(), &backend); break;
    case 2: {
      const char *name = take_key_name();
      (void)!host->key_define(host, name, (kf_zone_t)take_below(&input, 5), &key);
      break;
    }
    case 3: {
      kf_library_kind_t kind = (kf_library_kind_t)take_below(&input, 4);
      const char *space = take_name(spaces, COUNT(spaces));
      (void)!host->library_create(host, kind, space, take_key(), "fuzz", 1, &libraries[slot]);
      break;
    }
    default:
      if (libraries[slot] != NULL) use_library(host, libraries[slot]);
      break;
  }
}

static kf_status_t fuzz_init(const kf_host_t *host) {
  memset(libraries, 0, sizeof libraries);
  uint8_t bits = take_byte(&input);
  if ((bits & 1) == 0) {
    take_info();
    kf_status_t status = host->declare(host, &roomy.info);
    if ((bits & 2) == 0 && status != KF_OK) return status;
  }
  for (unsigned steps = bits >> 4; steps > 0 && input.size > 0; steps--) do_something(host);
  return (bits & 4) != 0 ? host->error_set(KF_ERR_VALUE, "told to fail") : KF_OK;
}

static kf_status_t resident_init(const kf_host_t *host) {
  static const kf_plugin_info_t own = {
      .struct_size = sizeof own, .abi_version = KF_ABI_VERSION, .name = "resident"};
  return host->declare(host, &own);
}

/* ---- What must stay the same ---- */

static void check_state(void) {
  MUST(kf_op_count() == 0);
  for (kf_backend_t b = KF_BACKEND_FIRST_DYNAMIC; b <= KF_BACKEND_LAST_DYNAMIC; b++)
    MUST(!kf_backend_exists(b));
  for (kf_key_t key = KF_KEY_FIRST_DYNAMIC; key < KF_KEY_LIMIT; key++) MUST(!kf_key_exists(key));
  for (kf_key_t key = 1; key < KF_KEY_LIMIT; key++) MUST(!kf_has_fallback(key));
  kf_library_t *library = NULL;
  MUST(KF_LIBRARY(KF_LIBRARY_DEF, "fz", KF_KEY_Undefined, &library) == KF_OK); /* is free again */
  kf_library_release(library);
  MUST(kf_reclaim() == 0);
}

static kf_status_t look_at_op(void *context, const kf_op_t *op) {
  (void)context;
  char *text = NULL;
  MUST(kf_op_dump(op, &text) == KF_OK);
  kf_free(text);
  MUST(kf_op_dump_table(op, &text) == KF_OK);
  kf_free(text);
  return kf_op_check_invariants(op);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  (void)argc;
  (void)argv;
  count_blocks();
  kf_plugin_t *resident = NULL;
  MUST(kf_plugin_load_static("resident", resident_init, &resident) == KF_OK);
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  input.data = data;
  input.size = size;
  pool_used = 0;
  int64_t before = live_blocks;
  kf_plugin_t *plugin = NULL;
  kf_status_t status = kf_plugin_load_static("fuzz.so", fuzz_init, &plugin);
  MUST((status == KF_OK) == (plugin != NULL));
  if (status == KF_OK) {
    MUST(kf_plugin_find(kf_plugin_name(plugin)) == plugin);
    MUST(kf_visit_ops(look_at_op, NULL) == KF_OK);
    MUST(kf_plugin_unload(plugin) == KF_OK);
  } else {
    MUST(kf_error_last()->code == status && strstr(kf_error_message(), "fuzz.so") != NULL);
  }
  check_state();
  MUST(live_blocks == before);
  return 0;
}
