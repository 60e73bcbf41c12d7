/* Plug-ins that were built with the headers of version 0.1 (old/keyfall_0_1.h) run on this library:
 * one that this build compiled against the frozen header, and a binary of that time, which is
 * checked in. */
#include <keyfall/keyfall.h>

#include <stdio.h>

#include "kft.h"
#include "old/keyfall_0_1.h"

#define PLUGIN(name) KFT_PLUGIN_DIR "/" name ".so"

/* ---- The structs have grown at their ends only ---- */

#define SAME(type, field)                                                                         \
  _Static_assert(offsetof(kf_##type##_t, field) == offsetof(old_##type##_t, field) &&             \
                     sizeof(((kf_##type##_t *)0)->field) == sizeof(((old_##type##_t *)0)->field), \
                 "place of " #field " in kf_" #type "_t")
#define GROWN(type) \
  _Static_assert(sizeof(kf_##type##_t) > sizeof(old_##type##_t), "kf_" #type "_t was shorter")
#define NUMBER(name) _Static_assert((int)KF_##name == (int)OLD_##name, "number of KF_" #name)

GROWN(device_interface);
SAME(device_interface, struct_size);
SAME(device_interface, flags);
SAME(device_interface, context);
SAME(device_interface, count);
SAME(device_interface, describe);
SAME(device_interface, set_current);
SAME(device_interface, allocate);
SAME(device_interface, free);
SAME(device_interface, copy_in);
SAME(device_interface, copy_out);
GROWN(iter);
SAME(iter, struct_size);
SAME(iter, count);
SAME(iter, ndim);
SAME(iter, promoted);
SAME(iter, common);
SAME(iter, casts);
SAME(iter, flat);
SAME(iter, given);
SAME(iter, numel);
SAME(iter, data);
SAME(iter, inner);
SAME(compute, struct_size);
SAME(compute, line);
SAME(compute, flags);
SAME(compute, name);
SAME(compute, signature);
SAME(compute, function);
SAME(compute, function_name);
SAME(compute, file);
SAME(kernel_desc, struct_size);
SAME(kernel_desc, kind);
SAME(kernel_desc, typed);
SAME(kernel_desc, signature);
SAME(kernel_desc, boxed);
SAME(kernel_desc, context);
SAME(kernel_desc, release);
SAME(kernel_desc, debug);
_Static_assert(sizeof(kf_kernel_desc_t) == sizeof(old_kernel_desc_t), "part of kf_plugin_impl_t");
SAME(plugin_impl, op);
SAME(plugin_impl, key);
SAME(plugin_impl, kernel);
GROWN(plugin_info);
SAME(plugin_info, struct_size);
SAME(plugin_info, abi_version);
SAME(plugin_info, name);
SAME(plugin_info, version);
SAME(plugin_info, devices);
SAME(plugin_info, device_count);
SAME(plugin_info, defs);
SAME(plugin_info, def_count);
SAME(plugin_info, impls);
SAME(plugin_info, impl_count);
SAME(host, declare);
SAME(host, device_register);
SAME(host, key_parse);
SAME(host, library_create);
SAME(host, error_set);
SAME(host, alloc);
SAME(host, free);
SAME(host, device_set_interface);
SAME(host, find);
NUMBER(OK);
NUMBER(DEVICE_HOST_ACCESS);
NUMBER(DTYPE_FLOAT32);
NUMBER(KERNEL_TYPED);
NUMBER(LIBRARY_IMPL);
_Static_assert((int)KF_ERR_NO_MEMORY == (int)OLD_NO_MEMORY, "number of KF_ERR_NO_MEMORY");
_Static_assert((int)KF_ERR_NOT_IMPLEMENTED == (int)OLD_NOT_IMPLEMENTED,
               "number of KF_ERR_NOT_IMPLEMENTED");

/* ---- They run ---- */

static void unload(void *plugin) {
  if (kf_plugin_unload(plugin) != KF_OK) (void)fprintf(stderr, "unload: %s\n", kf_error_message());
}

static void check_operator(void) {
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find("old::twice", "", &op));
  kf_value_t buffer[2] = {kf_value_int(21)};
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  stack.size = 1;
  kf_status_t status = kf_call_boxed(op, &stack);
  int64_t result = status == KF_OK ? stack.values[0].as.i : 0;
  kf_stack_destroy(&stack);
  kf_op_release(op);
  KFT_OK(status);
  KFT_EQ_INT(result, 42);
}

/* neg by its compute function, exp by the CPU fallback, and what the old interface has no function
 * for: streams and a fill. */
static void check_device(void) {
  kf_device_t device;
  kf_tensor_t *x = NULL, *y = NULL;
  kf_scalar_t zero = {.tag = KF_TAG_INT, .as.i = 0}, value;
  KFT_OK(kf_device_parse("oldnpu:0", &device));
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(1), &x));
  KFT_DEFER(kf_object_release, x);
  KFT_OK(kf_fill__Scalar(x, zero));
  KFT_OK(kf_exp_(x));
  KFT_OK(kf_neg(x, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_OK(kf_item(y, &value));
  KFT_TRUE(value.as.f == -1);
  KFT_OK(kf_device_synchronize(device));
  KFT_EQ_INT(kf_device_count(device.type), 1);
}

static void check_plugin(const char *path) {
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_init());
  KFT_OK(kf_plugin_load(path, &plugin));
  KFT_DEFER(unload, plugin);
  KFT_TRUE(strcmp(kf_plugin_name(plugin), "old") == 0);
  check_operator();
  check_device();
}

/* False: the library was built with another table of keys. A new ABI needs a new old plug-in. */
static bool has_table_of_the_old_version(void) {
  if (KF_KEY_TABLE != OLD_ABI_VERSION % 1000) return false;
  KFT_EQ_INT(KF_ABI_VERSION, OLD_ABI_VERSION);
  return true;
}

static void test_built_with_the_old_header(void **state) {
  (void)state;
  if (!has_table_of_the_old_version()) return;
  check_plugin(PLUGIN("old_plugin"));
}

static void test_binary_of_the_old_version(void **state) {
  (void)state;
#if defined(__x86_64__) && defined(__linux__)
  if (has_table_of_the_old_version()) check_plugin(KFT_DATA_DIR "/abi/old/old_plugin-x86_64.so");
#endif
}

KFT_MAIN(KFT_TEST_NO_OOM(test_built_with_the_old_header),
         KFT_TEST_NO_OOM(test_binary_of_the_old_version))
