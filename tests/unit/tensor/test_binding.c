/* The slot for another language's object, added keys, and tensors without memory. */
#include <keyfall/autograd.h>
#include <keyfall/binding.h>
#include <keyfall/ops.h>
#include <stdlib.h>

#include "kft.h"

static kf_tensor_t *released;
static int releases;
static bool keep;

static bool on_release(kf_tensor_t *tensor) {
  releases++;
  released = tensor;
  if (!keep) return true;
  keep = false;
  return false;
}

static const kf_binding_hooks_t hooks = {sizeof hooks, 0, on_release};

static void release(void *tensor) { kf_tensor_release(tensor); }
static void take_hooks_away(void *nothing) {
  (void)nothing;
  if (kf_set_binding_hooks(NULL) != KF_OK) abort();
}

static kf_tensor_t *keep_tensor(kf_tensor_t *tensor) {
  KFT_DEFER(release, tensor);
  return tensor;
}

static kf_tensor_t *new_tensor(kf_dtype_t dtype) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(2, 3), &t));
  return keep_tensor(t);
}

static void install(void) {
  KFT_OK(kf_set_binding_hooks(&hooks));
  KFT_DEFER(take_hooks_away, NULL);
}

static void test_slot(void **state) {
  (void)state;
  int object;
  kf_tensor_t *view = NULL;
  releases = 0;
  install();
  kf_tensor_t *t = new_tensor(KF_DTYPE_FLOAT32);
  KFT_TRUE(kf_tensor_binding(t) == NULL);
  KFT_OK(kf_tensor_alias(t, &view));
  kf_tensor_set_binding(t, &object);
  KFT_TRUE(kf_tensor_binding(t) == &object);
  KFT_TRUE(kf_tensor_binding(view) == NULL);
  kf_tensor_release(view);
  KFT_EQ_INT(releases, 0);
  keep = true;
  kf_tensor_release(t); /* revived */
  KFT_EQ_INT(releases, 1);
  KFT_TRUE(released == t);
  KFT_EQ_INT(kf_tensor_numel(t), 6);
  KFT_CANCEL(t);
  kf_tensor_release(t);
  KFT_EQ_INT(releases, 2);
}

static bool other_release(kf_tensor_t *tensor) { return tensor != NULL; }

static void test_hooks(void **state) {
  (void)state;
  const kf_binding_hooks_t incomplete = {8, 0, NULL};
  const kf_binding_hooks_t other = {sizeof other, 0, other_release};
  KFT_FAILS_WITH(kf_set_binding_hooks(&incomplete), KF_ERR_MISUSE, "struct_size");
  install();
  KFT_OK(kf_set_binding_hooks(&hooks));
  KFT_FAILS_WITH(kf_set_binding_hooks(&other), KF_ERR_BUSY, "another binding");
  kf_tensor_set_binding(kf_tensor_undefined(), &releases);
  KFT_TRUE(kf_tensor_binding(kf_tensor_undefined()) == NULL);
}

static void test_keys(void **state) {
  (void)state;
  kf_tensor_t *view = NULL;
  kf_tensor_t *t = new_tensor(KF_DTYPE_FLOAT32);
  kf_keyset_t before = kf_tensor_keys(t);
  kf_tensor_add_keys(t, kf_keyset_named(KF_KEYSET_PYTHON));
  KFT_TRUE(kf_keyset_has(kf_tensor_keys(t), KF_KEY_Python));
  KFT_OK(kf_tensor_alias(t, &view));
  keep_tensor(view);
  KFT_TRUE(kf_keyset_equal(kf_tensor_keys(view), before));
  kf_tensor_remove_keys(t, kf_keyset_named(KF_KEYSET_PYTHON));
  KFT_TRUE(!kf_keyset_has(kf_tensor_keys(t), KF_KEY_Python));
  kf_tensor_stand_for(t, kf_device_make(KF_DEVICE_META, -1));
  KFT_TRUE(kf_keyset_has(kf_tensor_keys(t), KF_KEY_AutogradMeta));
  KFT_TRUE(!kf_keyset_has(kf_tensor_keys(t), KF_KEY_CPU));
  KFT_TRUE(kf_tensor_device(t).type == KF_DEVICE_CPU);
  kf_tensor_stand_for(t, kf_device_make(KF_DEVICE_CPU, -1));
  KFT_TRUE(kf_keyset_equal(kf_tensor_keys(t), before));
  before = kf_tensor_keys(kf_tensor_undefined());
  kf_tensor_stand_for(kf_tensor_undefined(), kf_device_make(KF_DEVICE_CPU, -1));
  KFT_TRUE(kf_keyset_equal(kf_tensor_keys(kf_tensor_undefined()), before));
}

/* An operator that would read says which argument has no memory; metadata and views work. */
static void test_no_memory(void **state) {
  (void)state;
  kf_storage_t *storage = NULL;
  kf_tensor_t *t = NULL, *element = NULL, *sum = NULL;
  kf_scalar_t number;
  const int64_t huge = INT64_C(1) << 40;
  KFT_OK(kf_init());
  KFT_OK(kf_storage_wrap(kf_device_make(KF_DEVICE_CPU, -1), NULL, (size_t)huge * 8, NULL, NULL,
                         &storage));
  kf_status_t status =
      kf_tensor_create(storage, KF_DTYPE_FLOAT64, KF_INTS(huge), (kf_int_span_t){NULL, 0}, 0, &t);
  kf_storage_release(storage);
  KFT_OK(status);
  keep_tensor(t);
  KFT_TRUE(kf_tensor_data(t) == NULL);
  KFT_OK(kf_select(t, 0, 1, &element));
  keep_tensor(element);
  KFT_FAILS_WITH(kf_add(element, element, (kf_scalar_t){KF_TAG_INT, {.i = 1}}, &sum),
                 KF_ERR_RUNTIME, "'self' has no memory");
  KFT_FAILS_WITH(kf_item(element, &number), KF_ERR_RUNTIME, "no memory");
}

/* A storage made smaller under its tensors: they say so instead of reading beyond its end. */
static void test_shrunk_storage(void **state) {
  (void)state;
  kf_tensor_t *sum = NULL;
  void *data = NULL;
  KFT_OK(kf_init());
  kf_tensor_t *t = new_tensor(KF_DTYPE_FLOAT32);
  kf_storage_t *storage = kf_tensor_storage(t);
  const kf_scalar_t one = {KF_TAG_INT, {.i = 1}};
  KFT_OK(kf_storage_resize(storage, 8));
  KFT_FAILS_WITH(kf_add(t, t, one, &sum), KF_ERR_RUNTIME,
                 "need a storage of 24 bytes, found one of 8");
  KFT_FAILS(kf_fill__Scalar(t, one), KF_ERR_RUNTIME);
  KFT_TRUE(kf_tensor_data(t) == NULL);
  KFT_FAILS(kf_tensor_mutable_data(t, &data), KF_ERR_RUNTIME);
  KFT_OK(kf_storage_resize(storage, 24));
  KFT_OK(kf_fill__Scalar(t, one));
  KFT_OK(kf_add(t, t, one, &sum));
  keep_tensor(sum);
  KFT_TRUE(*(const float *)kf_tensor_data(sum) == 2);
}

static void turn_grad_mode_on(void *nothing) {
  (void)nothing;
  kf_set_grad_mode(true);
}

static int storage_releases;
static bool keep_storage;

static bool on_storage_release(kf_storage_t *storage) {
  storage_releases++;
  return kf_storage_size(storage) == 0 || !keep_storage;
}

static void remove_storage_hook(void *nothing) {
  (void)nothing;
  kf_storage_set_release_hook(NULL);
}

static void test_kept_storage(void **state) {
  (void)state;
  kf_storage_t *s = NULL;
  storage_releases = 0;
  kf_storage_set_release_hook(on_storage_release);
  KFT_DEFER(remove_storage_hook, NULL);
  KFT_OK(kf_storage_create(kf_device_make(KF_DEVICE_CPU, -1), 16, &s));
  kf_storage_release(s);
  KFT_EQ_INT(storage_releases, 0); /* nobody has a weak reference */
  KFT_OK(kf_storage_create(kf_device_make(KF_DEVICE_CPU, -1), 16, &s));
  kf_storage_weak_retain(s);
  keep_storage = true;
  kf_storage_release(s);
  KFT_EQ_INT(storage_releases, 1);
  KFT_TRUE(!kf_storage_is_gone(s));
  KFT_EQ_INT(kf_storage_size(s), 16);
  keep_storage = false;
  kf_storage_release(s);
  KFT_EQ_INT(storage_releases, 2);
  KFT_TRUE(kf_storage_is_gone(s));
  kf_storage_weak_release(s);
}

static void test_requires_grad(void **state) {
  (void)state;
  kf_tensor_t *t = new_tensor(KF_DTYPE_FLOAT32);
  KFT_TRUE(!kf_tensor_requires_grad(t));
  KFT_TRUE(!kf_tensor_requires_grad(kf_tensor_undefined()));
  KFT_OK(kf_tensor_set_requires_grad(t, true));
  KFT_TRUE(kf_tensor_requires_grad(t));
  KFT_OK(kf_tensor_set_requires_grad(t, false));
  KFT_TRUE(!kf_tensor_requires_grad(t));
  KFT_FAILS_WITH(kf_tensor_set_requires_grad(new_tensor(KF_DTYPE_INT64), true), KF_ERR_RUNTIME,
                 "floating-point");
  KFT_DEFER(turn_grad_mode_on, NULL);
  KFT_TRUE(kf_grad_mode());
  kf_set_grad_mode(false);
  KFT_TRUE(!kf_grad_mode());
}

KFT_MAIN(KFT_TEST(test_slot), KFT_TEST(test_hooks), KFT_TEST(test_keys), KFT_TEST(test_no_memory),
         KFT_TEST(test_shrunk_storage), KFT_TEST(test_kept_storage), KFT_TEST(test_requires_grad))
