/* A plug-in that does everything right: a device, operators and kernels by tables and by the host's
 * functions, a key of its own, a fallback, and kernels that call back through the host's table. */
#include <keyfall/plugin.h>

static const kf_host_t *host;

/* (Tensor x, int n) -> int */
static kf_status_t twice(const kf_call_t *call, kf_tensor_t *x, int64_t n, int64_t *out) {
  (void)call;
  (void)x;
  *out = 2 * n;
  return KF_OK;
}

static kf_status_t twice_on_device(const kf_call_t *call, kf_tensor_t *x, int64_t n, int64_t *out) {
  kf_status_t status = twice(call, x, n, out);
  *out += 1000;
  return status;
}

/* (int n) -> int */
static kf_status_t increment(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  if (stack->size < 1 || stack->values[stack->size - 1].tag != KF_TAG_INT)
    return host->error_set(KF_ERR_TYPE, "increment: expected an int");
  stack->values[stack->size - 1].as.i++;
  return KF_OK;
}

/* (int n) -> int: finds another operator of the plug-in and calls it twice. */
static kf_status_t increment_twice(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_op_t *op = NULL;
  kf_status_t status = host->op_find("good::increment", "", &op);
  if (status == KF_OK) status = host->call_boxed(op, stack);
  if (status == KF_OK) status = host->call_boxed(op, stack);
  host->op_release(op);
  return status;
}

/* (int address) -> int: says that it is there, and waits until it may go on. */
static kf_status_t wait_at_gate(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  int *gate = (int *)(intptr_t)stack->values[stack->size - 1].as.i;
  __atomic_store_n(gate, 1, __ATOMIC_RELEASE);
  while (__atomic_load_n(gate, __ATOMIC_ACQUIRE) != 2) continue;
  stack->values[stack->size - 1].as.i = 3;
  return KF_OK;
}

/* Takes a block from the host that its release callback gives back: both run in this code. */
static void release_block(void *block) { host->free(block); }

static const char *const devices[] = {"goodnpu"};
static const kf_plugin_def_t defs[] = {{"good::twice(Tensor x, int n) -> int"},
                                       {"good::increment(int n) -> int"},
                                       {"good::wait(int address) -> int"}};
static const kf_plugin_impl_t impls[] = {
    {"good::twice", "CPU",
     KF_KERNEL_DESC(KF_KERNEL_TYPED, twice, "(Tensor, int) -> int", NULL, NULL, NULL, NULL)},
    {"good::twice", "GOODNPU",
     KF_KERNEL_DESC(KF_KERNEL_TYPED, twice_on_device, "(Tensor, int) -> int", NULL, NULL, NULL,
                    NULL)},
    {"good::increment", NULL,
     KF_KERNEL_DESC(KF_KERNEL_BOXED, NULL, NULL, increment, NULL, NULL, "the good plug-in")},
    {"good::wait", "CompositeExplicitAutograd",
     KF_KERNEL_DESC(KF_KERNEL_BOXED, NULL, NULL, wait_at_gate, NULL, NULL, NULL)}};

static kf_status_t register_by_hand(void) {
  kf_library_t *library = NULL;
  kf_library_t *fallbacks = NULL;
  kf_key_t key = KF_KEY_Undefined;
  kf_backend_t backend;
  kf_kernel_desc_t kernel = kf_kernel_boxed(increment_twice, NULL, NULL);
  kf_kernel_desc_t fallthrough = kf_kernel_fallthrough();
  KF_TRY(host->device_register(host, "goodtwo", &backend));
  KF_TRY(host->key_define(host, "GoodKey", KF_ZONE_ABOVE_AUTOGRAD, &key));
  KF_TRY(host->library_create(host, KF_LIBRARY_FRAGMENT, "good", KF_KEY_Undefined, "good.c", 1,
                              &library));
  KF_TRY(host->library_def(library, "increment_twice(int n) -> int", NULL));
  kernel.context = host->alloc(16);
  kernel.release = release_block;
  if (kernel.context == NULL) return host->error_set(KF_ERR_NO_MEMORY, "out of memory");
  kf_status_t status =
      host->library_impl(library, "increment_twice", KF_KEY_CompositeExplicitAutograd, &kernel);
  if (status != KF_OK) host->free(kernel.context);
  KF_TRY(status);
  KF_TRY(host->library_create(host, KF_LIBRARY_IMPL, "_", key, "good.c", 2, &fallbacks));
  return host->library_fallback(fallbacks, KF_KEY_Undefined, &fallthrough);
}

kf_status_t kf_plugin_init(const kf_host_t *host_table) {
  kf_plugin_info_t info = {sizeof info, KF_ABI_VERSION, "good", "1.0", devices, 1, defs,
                           3,           impls,          4,      NULL,  NULL};
  host = host_table;
  if (host->struct_size < sizeof *host) return KF_ERR_ABI;
  KF_TRY(host->declare(host, &info));
  return register_by_hand();
}
