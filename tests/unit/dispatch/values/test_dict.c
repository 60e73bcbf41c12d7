/* Dicts: keys of every type, order, replacing, removing, and a long random run against a plain
 * array. */
#include <math.h>

#include "kft.h"

static kf_dict_t *create(void) {
  kf_dict_t *dict = NULL;
  KFT_OK(kf_dict_create(&dict));
  KFT_DEFER(kf_object_release, dict);
  return dict;
}

static kf_value_t make_string(const char *text) {
  kf_value_t value;
  KFT_OK(kf_value_string(text, strlen(text), &value));
  KFT_DEFER(kf_object_release, value.as.object);
  return value;
}

static void set(kf_dict_t *dict, kf_value_t key, kf_value_t value) {
  KFT_OK(kf_dict_set(dict, &key, &value));
}

/* The int stored under a key, or -1. */
static int64_t get(const kf_dict_t *dict, kf_value_t key) {
  const kf_value_t *value = kf_dict_get(dict, &key);
  return value != NULL ? value->as.i : -1;
}

static void test_keys_of_every_type(void **state) {
  (void)state;
  kf_dict_t *dict = create();
  KFT_TENSOR(tensor, kf_keyset_empty());
  KFT_TENSOR(other, kf_keyset_empty());
  kf_value_t t = kf_value_object_take(KF_TAG_TENSOR, tensor);
  kf_value_t c;
  KFT_OK(kf_value_complex((kf_complex_t){1, 2}, &c));
  KFT_DEFER(kf_object_release, c.as.object);
  KFT_EQ_INT(get(dict, kf_value_int(1)), -1);
  set(dict, kf_value_int(1), kf_value_int(10));
  set(dict, kf_value_float(2.5), kf_value_int(20));
  set(dict, make_string("key"), kf_value_int(30));
  set(dict, t, kf_value_int(40));
  set(dict, c, kf_value_int(50));
  KFT_EQ_INT(kf_dict_size(dict), 5);
  KFT_EQ_INT(get(dict, kf_value_int(1)), 10);
  KFT_EQ_INT(get(dict, kf_value_float(2.5)), 20);
  KFT_EQ_INT(get(dict, make_string("key")), 30);
  KFT_EQ_INT(get(dict, make_string("kez")), -1);
  KFT_EQ_INT(get(dict, t), 40);
  KFT_EQ_INT(get(dict, kf_value_object_take(KF_TAG_TENSOR, other)), -1);
  KFT_EQ_INT(get(dict, c), 50);
  /* The same number is the same key, whatever its type; the first key stays. */
  set(dict, kf_value_bool(true), kf_value_int(11));
  KFT_EQ_INT(kf_dict_size(dict), 5);
  KFT_EQ_INT(get(dict, kf_value_float(1)), 11);
  const kf_value_t *key = NULL;
  KFT_TRUE(kf_dict_at(dict, 0, &key, NULL));
  KFT_EQ_INT(key->tag, KF_TAG_INT);
}

static void test_wrong_keys(void **state) {
  (void)state;
  kf_dict_t *dict = create();
  kf_value_t list = kf_value_none();
  kf_list_t *raw = NULL;
  KFT_OK(kf_list_create(KF_LIST_INTS, 0, &raw));
  KFT_DEFER(kf_object_release, raw);
  list = kf_value_object_take(KF_TAG_LIST, raw);
  kf_value_t none = kf_value_none();
  KFT_FAILS_WITH(kf_dict_set(dict, &list, &none), KF_ERR_TYPE, "found List");
  KFT_FAILS_WITH(kf_dict_set(dict, &none, &none), KF_ERR_TYPE, "found None");
  KFT_TRUE(kf_dict_get(dict, &list) == NULL);
  KFT_TRUE(!kf_dict_remove(dict, &list));
  KFT_EQ_INT(kf_dict_size(dict), 0);
  kf_value_t no_tensor = kf_value_object_take(KF_TAG_TENSOR, NULL);
  KFT_FAILS(kf_dict_set(dict, &no_tensor, &none), KF_ERR_TYPE);
}

static void test_references(void **state) {
  (void)state;
  kf_dict_t *dict = create();
  kf_value_t key = make_string("key"), value = make_string("value");
  set(dict, key, value);
  KFT_EQ_INT(key.as.object->refcount, 2);
  KFT_EQ_INT(value.as.object->refcount, 2);
  set(dict, key, value);
  KFT_EQ_INT(key.as.object->refcount, 2);
  KFT_EQ_INT(value.as.object->refcount, 2);
  set(dict, key, kf_value_none());
  KFT_EQ_INT(value.as.object->refcount, 1);
  KFT_TRUE(kf_dict_remove(dict, &key));
  KFT_TRUE(!kf_dict_remove(dict, &key));
  KFT_EQ_INT(key.as.object->refcount, 1);
  /* Parts of the dict itself as arguments, while it grows. */
  set(dict, kf_value_int(0), value);
  for (int i = 1; i < 40; i++) {
    kf_value_t k = kf_value_int(i);
    kf_value_t first = kf_value_int(0);
    KFT_OK(kf_dict_set(dict, &k, kf_dict_get(dict, &first)));
  }
  KFT_EQ_INT(value.as.object->refcount, 41);
}

static void test_order(void **state) {
  (void)state;
  kf_dict_t *dict = create();
  for (int i = 0; i < 50; i++) set(dict, kf_value_int(i * 7 % 50), kf_value_int(i));
  kf_value_t gone = kf_value_int(21);
  KFT_TRUE(kf_dict_remove(dict, &gone));
  set(dict, gone, kf_value_int(1000));
  const kf_value_t *key = NULL, *value = NULL;
  size_t position = 0;
  for (int i = 0; i < 50; i++) {
    if (i * 7 % 50 == 21) continue;
    KFT_TRUE(kf_dict_at(dict, position++, &key, &value));
    KFT_EQ_INT(key->as.i, i * 7 % 50);
    KFT_EQ_INT(value->as.i, i);
  }
  KFT_TRUE(kf_dict_at(dict, position, &key, &value));
  KFT_EQ_INT(value->as.i, 1000);
  KFT_TRUE(!kf_dict_at(dict, position + 1, &key, &value));
  KFT_TRUE(!kf_dict_at(dict, SIZE_MAX, &key, &value));
}

/* NaN is never found again, as in Python; it does no harm. */
static void test_nan_keys(void **state) {
  (void)state;
  kf_dict_t *dict = create();
  for (int i = 0; i < 20; i++) set(dict, kf_value_float(NAN), kf_value_int(i));
  KFT_EQ_INT(kf_dict_size(dict), 20);
  KFT_EQ_INT(get(dict, kf_value_float(NAN)), -1);
  set(dict, kf_value_int(1), kf_value_int(1));
  KFT_EQ_INT(get(dict, kf_value_int(1)), 1);
}

enum { KEYS = 300 };

typedef struct model {
  int64_t key[KEYS];
  int64_t value[KEYS];
  size_t size;
} model_t;

static size_t model_find(const model_t *model, int64_t key) {
  size_t i = 0;
  while (i < model->size && model->key[i] != key) i++;
  return i;
}

static void model_step(model_t *model, kf_dict_t *dict, int64_t key, int64_t step) {
  size_t at = model_find(model, key);
  kf_value_t k = step % 2 == 0 ? kf_value_int(key) : kf_value_float((double)key);
  if (step % 5 < 2) {
    KFT_EQ_INT(kf_dict_remove(dict, &k), at < model->size);
    if (at == model->size) return;
    size_t behind = model->size - at - 1;
    memmove(&model->key[at], &model->key[at + 1], behind * sizeof(int64_t));
    memmove(&model->value[at], &model->value[at + 1], behind * sizeof(int64_t));
    model->size--;
  } else {
    set(dict, k, kf_value_int(step));
    if (at == model->size) model->size++;
    model->key[at] = key;
    model->value[at] = step;
  }
}

static void test_random_run(void **state) {
  (void)state;
  static model_t model;
  model.size = 0;
  kf_dict_t *dict = create();
  uint64_t random = 88172645463325252u;
  for (int64_t step = 0; step < 60000; step++) {
    random ^= random << 13, random ^= random >> 7, random ^= random << 17;
    int64_t range = (step / 10000 % 2 == 0) ? KEYS : 20; /* fills up, then thins out */
    model_step(&model, dict, (int64_t)(random >> 20) % range, (int64_t)(random % 1000));
    KFT_EQ_INT(kf_dict_size(dict), model.size);
    if (step % 100 != 0) continue;
    for (size_t i = 0; i < model.size; i++) {
      const kf_value_t *key = NULL, *value = NULL;
      KFT_TRUE(kf_dict_at(dict, i, &key, &value));
      KFT_EQ_INT(value->as.i, model.value[i]);
      KFT_EQ_INT(get(dict, kf_value_int(model.key[i])), model.value[i]);
    }
  }
}

KFT_MAIN(KFT_TEST(test_keys_of_every_type), KFT_TEST(test_wrong_keys), KFT_TEST(test_references),
         KFT_TEST(test_order), KFT_TEST(test_nan_keys), KFT_TEST(test_random_run))
