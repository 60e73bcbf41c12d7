/* Python modules of operators, and listeners: what they hear of, in which order, and what they may
 * do while they listen. */
#include "dispatch_fixture.h"

/* ---- Python modules ---- */

static void check_module(const char *overload, const char *module, const char *context) {
  char *found_module = NULL;
  char *found_context = NULL;
  KFT_OK(kf_python_module("reg::op", overload, &found_module, &found_context));
  KFT_DEFER(kf_free, found_module);
  KFT_DEFER(kf_free, found_context);
  KFT_EQ_STR(found_module, module);
  KFT_EQ_STR(found_context, context);
}

static void test_python_modules(void **state) {
  (void)state;
  static warnings_t warnings;
  catch_warnings(&warnings);
  check_module("", NULL, NULL);
  kf_registration_t *first = NULL;
  kf_registration_t *second = NULL;
  KFT_OK(kf_register_python_module("reg::op", "", "a.b", "why", &first));
  KFT_DEFER(undo_registration, first);
  check_module("", "a.b", "why");
  check_module("ov", NULL, NULL);
  KFT_EQ_INT(warnings.count, 0);
  KFT_OK(kf_register_python_module("reg::op", "", "c.d", NULL, &second));
  KFT_DEFER(undo_registration, second);
  KFT_EQ_INT(warnings.count, 1);
  KFT_EQ_STR(warnings.last,
             "operator reg::op: the Python module c.d replaces the module a.b, which was "
             "registered before");
  check_module("", "c.d", "");
  drop(first);
  check_module("", "c.d", "");
  drop(second);
  check_module("", NULL, NULL);
  KFT_OK(kf_register_python_module("reg::op", "ov", "a", "", &first));
  KFT_DEFER(undo_registration, first);
  KFT_OK(kf_register_python_module("reg::op", "ov", "b", "", &second));
  KFT_DEFER(undo_registration, second);
  KFT_CONTAINS(warnings.last, "operator reg::op.ov: the Python module b replaces the module a");
  KFT_TRUE(!exists("reg::op.ov")); /* a module makes no operator */
  kf_registration_t *none = NULL;
  KFT_FAILS(kf_register_python_module(NULL, "", "m", "", &none), KF_ERR_MISUSE);
  KFT_FAILS(kf_register_python_module("reg::op", "", NULL, "", &none), KF_ERR_MISUSE);
}

/* ---- Listeners ---- */

typedef struct story {
  char text[512];
  kf_status_t inside;
} story_t;

static void tell(story_t *story, const char *what, const kf_op_t *op) {
  const kf_schema_t *schema = kf_op_schema(op); /* readable in both events */
  strcat(story->text, what);
  strcat(story->text, kf_op_full_name(op));
  strcat(story->text, schema != NULL ? " " : "? ");
  kf_schema_release(schema);
}

static void on_defined(void *context, const kf_op_t *op) { tell(context, "+", op); }
static void on_removed(void *context, const kf_op_t *op) { tell(context, "-", op); }

static void test_listeners(void **state) {
  (void)state;
  (void)impl("reg::d", KF_KEY_CPU, boxed("k")); /* never defined: never heard of */
  (void)def("reg::b() -> ()", "here");
  kf_registration_t *a = def("reg::a() -> ()", "here");
  static story_t story, other;
  memset(&story, 0, sizeof story);
  memset(&other, 0, sizeof other);
  kf_listener_t listener = {sizeof listener, &story, on_defined, on_removed};
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_listener(&listener, &handle));
  KFT_DEFER(undo_registration, handle);
  KFT_EQ_STR(story.text, "+reg::b +reg::a ");
  kf_listener_t only_removed = {sizeof listener, &other, NULL, on_removed};
  kf_registration_t *second = NULL;
  KFT_OK(kf_register_listener(&only_removed, &second));
  KFT_DEFER(undo_registration, second);
  kf_registration_t *twin = def("reg::a() -> ()", "here"); /* identical: no news */
  (void)impl("reg::a", KF_KEY_CPU, boxed("k"));
  (void)fallback(KF_KEY_Tracer, boxed("f"));
  drop(a);
  KFT_EQ_STR(story.text, "+reg::b +reg::a ");
  drop(twin); /* the kernel keeps the operator, but the definition is gone */
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a ");
  KFT_EQ_STR(other.text, "-reg::a ");
  kf_registration_t *e = def("reg::e() -> ()", "here");
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a +reg::e ");
  /* A definition that fails is no news. */
  kf_registration_t *none = NULL;
  KFT_FAILS(try_def("reg::e(int x) -> ()", "here", NULL, &none), KF_ERR_DUPLICATE);
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a +reg::e ");
  drop(handle);
  drop(e);
  KFT_EQ_STR(story.text, "+reg::b +reg::a -reg::a +reg::e ");
  KFT_EQ_STR(other.text, "-reg::a -reg::e ");
}

/* Tries to register something of every kind; notes the first status that is not a refusal. */
static void meddle(void *context, const kf_op_t *op) {
  story_t *story = context;
  kf_kernel_desc_t kernel = kf_kernel_boxed(boxed_identity, NULL, "k");
  kf_listener_t listener = {sizeof listener, NULL, NULL, NULL};
  kf_registration_t *handle = NULL;
  kf_library_t *made = NULL;
  kf_backend_t backend = KF_BACKEND_NONE;
  kf_key_t key = KF_KEY_Undefined;
  const kf_schema_t *schema = kf_op_schema(op);
  const kf_status_t tried[] = {
      kf_register_impl("reg::inner", "", KF_KEY_CPU, &kernel, &handle),
      kf_register_def(schema, "again", NULL, &handle),
      kf_register_name("reg::inner", "", &handle),
      kf_register_fallback(KF_KEY_CPU, &kernel, &handle),
      kf_register_listener(&listener, &handle),
      kf_register_python_module("reg::inner", "", "m", "", &handle),
      kf_library_create(KF_LIBRARY_DEF, "inner", KF_KEY_Undefined, "", 0, &made),
      kf_device_register("inner", &backend),
      kf_key_define("Inner", KF_ZONE_TOPMOST, &key)};
  kf_schema_release(schema);
  story->inside = KF_ERR_MISUSE;
  for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
    if (tried[i] != KF_ERR_MISUSE && tried[i] != KF_ERR_NO_MEMORY) story->inside = tried[i];
}

static void test_listener_must_not_register(void **state) {
  (void)state;
  static story_t story;
  memset(&story, 0, sizeof story);
  kf_listener_t listener = {sizeof listener, &story, meddle, NULL};
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_listener(&listener, &handle));
  KFT_DEFER(undo_registration, handle);
  (void)def("reg::a() -> ()", "here");
  KFT_EQ_INT(story.inside, KF_ERR_MISUSE);
  KFT_TRUE(!exists("reg::inner"));
}

static kf_registration_t *to_release[2];
static void release_things(void *context, const kf_op_t *op) {
  (void)context;
  (void)op;
  for (int i = 0; i < 2; i++) {
    kf_registration_release(to_release[i]);
    to_release[i] = NULL;
  }
}

static void release_rest(void *unused) { release_things(unused, NULL); }

/* A listener may release handles, its own included. */
static void test_listener_may_release(void **state) {
  (void)state;
  static story_t story;
  memset(&story, 0, sizeof story);
  kf_listener_t releasing = {sizeof releasing, NULL, NULL, release_things};
  kf_listener_t telling = {sizeof telling, &story, NULL, on_removed};
  KFT_DEFER(release_rest, NULL);
  KFT_OK(kf_register_listener(&releasing, &to_release[0]));
  KFT_OK(kf_register_listener(&telling, &to_release[1]));
  kf_registration_t *last = NULL;
  KFT_OK(kf_register_listener(&telling, &last));
  KFT_DEFER(undo_registration, last);
  kf_registration_t *handle = def("reg::a() -> ()", "here");
  drop(handle);
  KFT_TRUE(to_release[0] == NULL && to_release[1] == NULL);
  KFT_TRUE(strcmp(story.text, "-reg::a -reg::a ") == 0 || strcmp(story.text, "-reg::a ") == 0);
  KFT_TRUE(!exists("reg::a"));
  story.text[0] = '\0';
  drop(def("reg::b() -> ()", "here"));
  KFT_EQ_STR(story.text, "-reg::b ");
}

KFT_MAIN(KFT_TEST(test_python_modules), KFT_TEST(test_listeners),
         KFT_TEST(test_listener_must_not_register), KFT_TEST(test_listener_may_release))
