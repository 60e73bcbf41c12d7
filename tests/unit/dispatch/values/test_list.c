/* Lists of every kind: making, reading, changing, growing, spans, and destroying deep nests. */
#include "kft.h"

static kf_list_t *create(kf_list_kind_t kind, size_t reserve) {
  kf_list_t *list = NULL;
  KFT_OK(kf_list_create(kind, reserve, &list));
  KFT_DEFER(kf_object_release, list);
  return list;
}

static kf_value_t make_string(const char *text) {
  kf_value_t value;
  KFT_OK(kf_value_string(text, strlen(text), &value));
  KFT_DEFER(kf_object_release, value.as.object);
  return value;
}

static int64_t references(kf_value_t value) { return value.as.object->refcount; }

static void append(kf_list_t *list, kf_value_t value) { KFT_OK(kf_list_append(list, &value)); }

static void test_ints(void **state) {
  (void)state;
  const int64_t data[] = {1, 2, 3};
  kf_list_t *list = NULL;
  int64_t before = kft_allocations();
  KFT_OK(kf_list_of_ints(data, 3, &list));
  KFT_DEFER(kf_object_release, list);
  KFT_EQ_INT(kft_allocations() - before, 1);
  KFT_EQ_INT(kf_list_kind(list), KF_LIST_INTS);
  KFT_EQ_INT(kf_list_size(list), 3);
  for (int i = 4; i <= 100; i++) append(list, kf_value_int(i));
  kf_int_span_t span = kf_list_ints(list);
  KFT_EQ_INT(span.size, 100);
  for (int i = 0; i < 100; i++) KFT_EQ_INT(span.data[i], i + 1);
  kf_value_t dtype = kf_value_dtype(KF_DTYPE_BFLOAT16);
  KFT_OK(kf_list_set(list, 99, &dtype));
  kf_value_t value;
  KFT_OK(kf_list_get(list, 99, &value));
  KFT_TRUE(value.tag == KF_TAG_INT && value.as.i == 15);
}

static void test_floats(void **state) {
  (void)state;
  const double data[] = {0.5};
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_floats(data, 1, &list));
  KFT_DEFER(kf_object_release, list);
  append(list, kf_value_int(2));
  append(list, kf_value_float(-1));
  kf_float_span_t span = kf_list_floats(list);
  KFT_EQ_INT(span.size, 3);
  KFT_TRUE(span.data[0] == 0.5 && span.data[1] == 2 && span.data[2] == -1);
  kf_value_t value;
  KFT_OK(kf_list_get(list, 1, &value));
  KFT_TRUE(value.tag == KF_TAG_FLOAT && value.as.f == 2);
}

static void test_bools(void **state) {
  (void)state;
  const bool data[] = {true};
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_bools(data, 1, &list));
  KFT_DEFER(kf_object_release, list);
  for (int i = 1; i < 200; i++) append(list, kf_value_bool(i % 3 == 0));
  kf_bool_span_t span = kf_list_bools(list);
  KFT_EQ_INT(span.size, 200);
  for (int i = 0; i < 200; i++) KFT_EQ_INT(span.data[i], i % 3 == 0);
}

static void test_tensors(void **state) {
  (void)state;
  KFT_TENSOR(a, kf_keyset_empty());
  KFT_TENSOR(b, kf_keyset_empty());
  kf_value_t value_a = kf_value_object_take(KF_TAG_TENSOR, a);
  kf_value_t value_b = kf_value_object_take(KF_TAG_TENSOR, b);
  kf_tensor_t *const data[] = {a, NULL};
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_tensors(data, 2, &list));
  KFT_DEFER(kf_object_release, list);
  KFT_EQ_INT(references(value_a), 2);
  append(list, value_b);
  append(list, kf_value_none());
  kf_tensor_span_t span = kf_list_tensors(list);
  KFT_EQ_INT(span.size, 4);
  KFT_TRUE(span.data[0] == a && span.data[1] == NULL && span.data[2] == b && span.data[3] == NULL);
  KFT_OK(kf_list_set(list, 0, &value_b));
  KFT_EQ_INT(references(value_a), 1);
  KFT_EQ_INT(references(value_b), 3);
  kf_value_t none = kf_value_none();
  KFT_OK(kf_list_set(list, 0, &none));
  KFT_EQ_INT(references(value_b), 2);
  kf_value_t value;
  KFT_OK(kf_list_get(list, 1, &value));
  KFT_EQ_INT(value.tag, KF_TAG_NONE);
  KFT_OK(kf_list_get(list, 2, &value));
  KFT_TRUE(value.tag == KF_TAG_TENSOR && references(value_b) == 3);
  kf_value_clear(&value);
}

static void test_values(void **state) {
  (void)state;
  kf_value_t text = make_string("text");
  const kf_value_t data[] = {kf_value_int(1), text};
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_values(data, 2, &list));
  KFT_DEFER(kf_object_release, list);
  KFT_EQ_INT(references(text), 2);
  for (int i = 0; i < 30; i++) append(list, text);
  KFT_EQ_INT(references(text), 32);
  KFT_OK(kf_list_set(list, 1, &data[0]));
  KFT_EQ_INT(references(text), 31);
  kf_value_span_t span = kf_list_values(list);
  KFT_EQ_INT(span.size, 32);
  KFT_TRUE(span.data[1].as.i == 1 && span.data[31].as.object == text.as.object);
}

/* An append that has to grow the list, with an element of that list. */
static void test_append_own_element(void **state) {
  (void)state;
  kf_value_t text = make_string("text");
  kf_list_t *list = NULL;
  KFT_OK(kf_list_of_values(&text, 1, &list));
  KFT_DEFER(kf_object_release, list);
  for (int i = 0; i < 100; i++) KFT_OK(kf_list_append(list, &kf_list_values(list).data[0]));
  KFT_EQ_INT(references(text), 102);
  KFT_OK(kf_list_set(list, 0, &kf_list_values(list).data[0]));
  KFT_EQ_INT(references(text), 102);
}

static void test_wrong_elements(void **state) {
  (void)state;
  kf_value_t text = make_string("text");
  kf_value_t i = kf_value_int(1), f = kf_value_float(1), b = kf_value_bool(true);
  kf_value_t none = kf_value_none();
  kf_value_t sym = kf_value_object_take(KF_TAG_SYM_INT, text.as.object);
  kf_list_t *ints = create(KF_LIST_INTS, 0), *floats = create(KF_LIST_FLOATS, 0);
  kf_list_t *bools = create(KF_LIST_BOOLS, 0), *tensors = create(KF_LIST_TENSORS, 0);
  KFT_FAILS_WITH(kf_list_append(ints, &f), KF_ERR_TYPE, "element of type int, found float");
  KFT_FAILS_WITH(kf_list_append(ints, &sym), KF_ERR_TYPE, "found SymInt");
  KFT_FAILS_WITH(kf_list_append(ints, &b), KF_ERR_TYPE, "found bool");
  KFT_FAILS_WITH(kf_list_append(ints, &none), KF_ERR_TYPE, "found None");
  KFT_FAILS_WITH(kf_list_append(floats, &b), KF_ERR_TYPE, "type float, found bool");
  KFT_FAILS_WITH(kf_list_append(bools, &i), KF_ERR_TYPE, "type bool, found int");
  KFT_FAILS_WITH(kf_list_append(tensors, &text), KF_ERR_TYPE, "Tensor or None, found str");
  KFT_EQ_INT(kf_list_size(ints), 0);
  append(ints, i);
  KFT_FAILS(kf_list_set(ints, 0, &text), KF_ERR_TYPE);
  KFT_EQ_INT(kf_list_ints(ints).data[0], 1);
  KFT_EQ_INT(references(text), 1);
}

static void test_indices(void **state) {
  (void)state;
  kf_list_t *list = create(KF_LIST_INTS, 0);
  kf_value_t value = kf_value_int(1);
  KFT_FAILS_WITH(kf_list_set(list, 0, &value), KF_ERR_INDEX, "index 0");
  append(list, value);
  KFT_FAILS_WITH(kf_list_get(list, 1, &value), KF_ERR_INDEX, "a list of 1 elements");
  KFT_EQ_INT(value.tag, KF_TAG_NONE);
  KFT_FAILS(kf_list_get(list, SIZE_MAX, &value), KF_ERR_INDEX);
}

static void test_making_fails(void **state) {
  (void)state;
  static int64_t dummy;
  kf_list_t *list = (kf_list_t *)(void *)&dummy;
  KFT_FAILS(kf_list_create((kf_list_kind_t)5, 0, &list), KF_ERR_MISUSE);
  KFT_TRUE(list == NULL);
  KFT_FAILS(kf_list_create((kf_list_kind_t)-1, 0, &list), KF_ERR_MISUSE);
  KFT_FAILS(kf_list_create(KF_LIST_INTS, SIZE_MAX, &list), KF_ERR_NO_MEMORY);
  KFT_FAILS(kf_list_create(KF_LIST_BOOLS, SIZE_MAX, &list), KF_ERR_NO_MEMORY);
  KFT_FAILS_WITH(kf_list_of_ints(NULL, 3, &list), KF_ERR_MISUSE, "NULL");
  KFT_FAILS(kf_list_of_values(NULL, 3, &list), KF_ERR_MISUSE);
  KFT_TRUE(list == NULL);
}

static void test_spans_of_other_kinds(void **state) {
  (void)state;
  for (int kind = KF_LIST_VALUES; kind <= KF_LIST_TENSORS; kind++) {
    kf_list_t *list = create((kf_list_kind_t)kind, 0);
    for (int round = 0; round < 2; round++) {
      size_t size = (size_t)round;
      KFT_TRUE(kf_list_values(list).data != NULL && kf_list_ints(list).data != NULL);
      KFT_TRUE(kf_list_floats(list).data != NULL && kf_list_bools(list).data != NULL);
      KFT_TRUE(kf_list_tensors(list).data != NULL);
      KFT_EQ_INT(kf_list_values(list).size, kind == KF_LIST_VALUES ? size : 0);
      KFT_EQ_INT(kf_list_ints(list).size, kind == KF_LIST_INTS ? size : 0);
      KFT_EQ_INT(kf_list_floats(list).size, kind == KF_LIST_FLOATS ? size : 0);
      KFT_EQ_INT(kf_list_bools(list).size, kind == KF_LIST_BOOLS ? size : 0);
      KFT_EQ_INT(kf_list_tensors(list).size, kind == KF_LIST_TENSORS ? size : 0);
      kf_value_t element = kind == KF_LIST_BOOLS     ? kf_value_bool(true)
                           : kind == KF_LIST_TENSORS ? kf_value_none()
                                                     : kf_value_int(1);
      append(list, element);
    }
  }
  kf_list_t *empty = NULL;
  KFT_OK(kf_list_of_ints(NULL, 0, &empty));
  KFT_DEFER(kf_object_release, empty);
  KFT_TRUE(kf_list_ints(empty).data != NULL && kf_list_ints(empty).size == 0);
  append(empty, kf_value_int(4));
  KFT_EQ_INT(kf_list_ints(empty).data[0], 4);
}

/* ---- Destroying ---- */

/* The outermost value so far, and the one that is made around it. */
static kf_value_t nested, around;

static void release_nested(void *unused) {
  (void)unused;
  kf_value_clear(&around);
  kf_value_clear(&nested);
}

/* Lists, tuples and dicts in turn, a million levels deep. */
static void test_deep_nests_die_quietly(void **state) {
  (void)state;
  nested = around = kf_value_none();
  KFT_DEFER(release_nested, NULL);
  kf_value_t one = kf_value_int(1);
  size_t levels = kft_scale(1000000, 100);
  for (size_t i = 0; i < levels; i++) {
    if (i % 3 == 0) {
      kf_list_t *list = NULL;
      KFT_OK(kf_list_of_values(&nested, 1, &list));
      around = kf_value_object_take(KF_TAG_LIST, list);
    } else if (i % 3 == 1) {
      kf_tuple_t *tuple = NULL;
      KFT_OK(kf_tuple_create(&nested, 1, &tuple));
      around = kf_value_object_take(KF_TAG_TUPLE, tuple);
    } else {
      kf_dict_t *dict = NULL;
      KFT_OK(kf_dict_create(&dict));
      around = kf_value_object_take(KF_TAG_DICT, dict);
      KFT_OK(kf_dict_set(dict, &one, &nested));
    }
    kf_value_clear(&nested);
    nested = around;
    around = kf_value_none();
  }
}

/* An object whose destructor releases a list that holds another such object. */
typedef struct holder {
  kf_object_t base;
  kf_list_t *list;
} holder_t;

static int holders_destroyed;

static void destroy_holder(kf_object_t *self) {
  holders_destroyed++;
  kf_object_release(((holder_t *)(void *)self)->list);
  kf_free(self);
}

static const kf_object_type_t holder_type = {sizeof(kf_object_type_t), 0,    "Holder",
                                             destroy_holder,           NULL, NULL};

static void test_destructors_that_release_lists(void **state) {
  (void)state;
  size_t levels = kft_scale(100000, 100);
  kf_list_t *list = NULL;
  nested = around = kf_value_none();
  KFT_DEFER(release_nested, NULL);
  KFT_OK(kf_list_create(KF_LIST_VALUES, 1, &list));
  nested = kf_value_object_take(KF_TAG_LIST, list);
  for (size_t i = 0; i < levels; i++) {
    holder_t *holder = (holder_t *)KFT_BLOCK(kf_alloc(sizeof *holder));
    kf_object_init(&holder->base, &holder_type);
    holder->list = (kf_list_t *)(void *)nested.as.object;
    nested = kf_value_none();
    around = kf_value_object_take(KF_TAG_OBJECT, holder);
    KFT_OK(kf_list_of_values(&around, 1, &list));
    nested = kf_value_object_take(KF_TAG_LIST, list);
    kf_value_clear(&around);
  }
  holders_destroyed = 0;
  kf_value_clear(&nested);
  KFT_EQ_INT(holders_destroyed, levels);
}

KFT_MAIN(KFT_TEST(test_ints), KFT_TEST(test_floats), KFT_TEST(test_bools), KFT_TEST(test_tensors),
         KFT_TEST(test_values), KFT_TEST(test_append_own_element), KFT_TEST(test_wrong_elements),
         KFT_TEST(test_indices), KFT_TEST(test_making_fails), KFT_TEST(test_spans_of_other_kinds),
         KFT_TEST(test_deep_nests_die_quietly), KFT_TEST(test_destructors_that_release_lists))
