/* The thread's included and excluded keys: setters, every guard, nesting, and that what a guard
 * leaves behind is exactly what it found. */
#include <keyfall/binding.h>
#include <pthread.h>

#include "dispatch_fixture.h"

static kf_keyset_t included_by_default(void) { return kf_keyset_named(KF_KEYSET_DEFAULT_INCLUDED); }
static kf_keyset_t excluded_by_default(void) { return kf_keyset_named(KF_KEYSET_DEFAULT_EXCLUDED); }

static void check_state(const char *file, int line, kf_keyset_t included, kf_keyset_t excluded) {
  char found[2][4096];
  char expected[2][4096];
  (void)kf_keyset_print(kf_local_included(), found[0], sizeof found[0]);
  (void)kf_keyset_print(kf_local_excluded(), found[1], sizeof found[1]);
  (void)kf_keyset_print(included, expected[0], sizeof expected[0]);
  (void)kf_keyset_print(excluded, expected[1], sizeof expected[1]);
  kft_check_str(file, line, "included", found[0], expected[0]);
  kft_check_str(file, line, "excluded", found[1], expected[1]);
  if (!kf_keyset_equal(kf_local_included(), included) ||
      !kf_keyset_equal(kf_local_excluded(), excluded))
    kft_fail(file, line, "backend bits differ");
}
#define STATE(included, excluded) check_state(__FILE__, __LINE__, (included), (excluded))
#define STATE_IS_DEFAULT() STATE(included_by_default(), excluded_by_default())

static void restore_defaults(void *unused) {
  (void)unused;
  kf_local_set(included_by_default(), excluded_by_default());
}

/* ---- Setters ---- */

static void test_defaults(void **state) {
  (void)state;
  STATE_IS_DEFAULT();
  KFT_TRUE(kf_local_is_included(KF_KEY_BackendSelect));
  KFT_TRUE(kf_local_is_included(KF_KEY_ADInplaceOrView));
  KFT_TRUE(!kf_local_is_included(KF_KEY_CPU));
  KFT_TRUE(kf_local_is_excluded(KF_KEY_AutocastCPU));
  KFT_TRUE(kf_local_is_excluded(KF_KEY_AutocastPrivateUse1));
  KFT_TRUE(!kf_local_is_excluded(KF_KEY_Tracer));
  KFT_TRUE(!kf_inference_mode_is_enabled());
}

static void test_setters(void **state) {
  (void)state;
  KFT_DEFER(restore_defaults, NULL);
  kf_keyset_t in = included_by_default();
  kf_keyset_t out = excluded_by_default();
  kf_local_set_included(KF_KEY_Tracer, true);
  kf_local_set_included(KF_KEY_Tracer, true);
  STATE(kf_keyset_add(in, KF_KEY_Tracer), out);
  kf_local_set_included(KF_KEY_Tracer, false);
  kf_local_set_included(KF_KEY_Tracer, false);
  STATE_IS_DEFAULT();
  kf_local_set_excluded(KF_KEY_Python, true);
  STATE(in, kf_keyset_add(out, KF_KEY_Python));
  kf_local_set_excluded(KF_KEY_Python, false);
  kf_local_set_excluded(KF_KEY_AutocastCPU, false);
  STATE(in, kf_keyset_remove(out, KF_KEY_AutocastCPU));
  kf_local_set_excluded(KF_KEY_AutocastCPU, true);
  STATE_IS_DEFAULT();
  /* Switching a per-backend key off takes the functionality bit only. */
  kf_local_set_included(KF_KEY_CUDA, true);
  STATE(kf_keyset_add(in, KF_KEY_CUDA), out);
  kf_local_set_included(KF_KEY_CUDA, false);
  STATE(kf_keyset_or(in, kf_keyset_of_backend(KF_BACKEND_CUDA)), out);
  /* An excluded per-backend key is excluded for every backend that is there. */
  kf_local_set_excluded(KF_KEY_AutogradCPU, true);
  KFT_TRUE(kf_local_is_excluded(KF_KEY_AutogradCPU));
  KFT_TRUE(!kf_local_is_excluded(KF_KEY_AutogradCUDA)); /* the set has no CUDA bit… */
  kf_keyset_t tensor = kf_keyset_of(KF_KEY_AutogradCUDA);
  KFT_EQ_INT(kf_keyset_minus(tensor, kf_local_excluded()).functionality, 0); /* …but it counts */
  kf_local_set(kf_keyset_full(), kf_keyset_empty());
  STATE(kf_keyset_full(), kf_keyset_empty());
}

/* ---- Guards ---- */

static void test_include_exclude(void **state) {
  (void)state;
  kf_keyset_t in = included_by_default();
  kf_keyset_t out = excluded_by_default();
  kf_keyset_t set = kf_keyset_add(kf_keyset_of(KF_KEY_CUDA), KF_KEY_Tracer);
  kf_guard_t outer, inner;
  kf_guard_include(&outer, set);
  STATE(kf_keyset_or(in, set), out);
  /* An inner guard for what is there already changes nothing at either end. */
  kf_guard_include(&inner, set);
  STATE(kf_keyset_or(in, set), out);
  kf_guard_leave(&inner);
  STATE(kf_keyset_or(in, set), out);
  kf_guard_leave(&outer);
  STATE_IS_DEFAULT(); /* the CUDA bit as well */
  kf_guard_exclude(&outer, set);
  STATE(in, kf_keyset_or(out, set));
  kf_guard_exclude(&inner, kf_keyset_named(KF_KEYSET_AUTOCAST));
  kf_guard_leave(&inner);
  STATE(in, kf_keyset_or(out, set));
  kf_guard_leave(&outer);
  STATE_IS_DEFAULT();
  /* Each guard leaves the other word alone. */
  kf_guard_include(&outer, set);
  kf_local_set_excluded(KF_KEY_Python, true);
  kf_guard_leave(&outer);
  STATE(in, kf_keyset_add(out, KF_KEY_Python));
  kf_guard_exclude(&outer, set);
  kf_local_set_included(KF_KEY_Python, true);
  kf_guard_leave(&outer);
  STATE(kf_keyset_add(in, KF_KEY_Python), kf_keyset_add(out, KF_KEY_Python));
  restore_defaults(NULL);
  /* Leaving twice is harmless. */
  kf_guard_include(&outer, set);
  kf_guard_leave(&outer);
  kf_local_set_included(KF_KEY_Tracer, true);
  kf_guard_leave(&outer);
  KFT_TRUE(kf_local_is_included(KF_KEY_Tracer));
  restore_defaults(NULL);
}

static void test_force(void **state) {
  (void)state;
  kf_guard_t force, preserve;
  kf_guard_force(&force, kf_keyset_of(KF_KEY_CPU), kf_keyset_of(KF_KEY_AutogradCUDA));
  STATE(kf_keyset_of(KF_KEY_CPU), kf_keyset_of(KF_KEY_AutogradCUDA));
  kf_guard_preserve(&preserve);
  STATE(kf_keyset_of(KF_KEY_CPU), kf_keyset_of(KF_KEY_AutogradCUDA));
  kf_local_set(kf_keyset_full(), kf_keyset_full());
  kf_guard_leave(&preserve);
  STATE(kf_keyset_of(KF_KEY_CPU), kf_keyset_of(KF_KEY_AutogradCUDA));
  kf_local_set_included(KF_KEY_Tracer, true);
  kf_guard_leave(&force);
  STATE_IS_DEFAULT();
}

static void test_set_excluded_guard(void **state) {
  (void)state;
  kf_keyset_t in = included_by_default();
  kf_keyset_t out = excluded_by_default();
  kf_guard_t guard;
  kf_guard_set_excluded(&guard, KF_KEY_Python, true);
  STATE(in, kf_keyset_add(out, KF_KEY_Python));
  kf_local_set_excluded(KF_KEY_Tracer, true); /* other keys are not the guard's business */
  kf_guard_leave(&guard);
  STATE(in, kf_keyset_add(out, KF_KEY_Tracer));
  kf_local_set_excluded(KF_KEY_Tracer, false);
  kf_guard_set_excluded(&guard, KF_KEY_AutocastCPU, false);
  STATE(in, kf_keyset_remove(out, KF_KEY_AutocastCPU));
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
  kf_guard_set_excluded(&guard, KF_KEY_AutocastCPU, true); /* already so */
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
  kf_guard_set_excluded(&guard, KF_KEY_Python, false); /* already so */
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
  /* Per-backend keys: bits that were there stay, bits that were not go. */
  kf_guard_set_excluded(&guard, KF_KEY_AutogradCPU, true);
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
  KFT_DEFER(restore_defaults, NULL);
  kf_local_set_excluded(KF_KEY_AutogradFunctionality, true);
  kf_guard_set_excluded(&guard, KF_KEY_AutogradCPU, true);
  kf_guard_leave(&guard);
  STATE(in, kf_keyset_add(out, KF_KEY_AutogradFunctionality));
}

static void test_set_included_guard(void **state) {
  (void)state;
  kf_keyset_t in = included_by_default(), out = excluded_by_default();
  KFT_DEFER(restore_defaults, NULL);
  kf_guard_t guard, whole;
  kf_guard_set_included(&guard, KF_KEY_Tracer, true);
  STATE(kf_keyset_add(in, KF_KEY_Tracer), out);
  kf_local_set_included(KF_KEY_Python, true); /* other keys are not the guard's business */
  kf_guard_leave(&guard);
  STATE(kf_keyset_add(in, KF_KEY_Python), out);
  kf_guard_set_included(&guard, KF_KEY_Python, false);
  STATE_IS_DEFAULT();
  kf_guard_leave(&guard);
  STATE(kf_keyset_add(in, KF_KEY_Python), out);
  restore_defaults(NULL);
  kf_guard_set_included(&guard, KF_KEY_Tracer, true); /* left before a newer one of the whole set */
  kf_guard_preserve(&whole);
  kf_guard_outlive(&whole, &guard);
  kf_guard_leave(&guard);
  kf_guard_leave(&whole);
  STATE_IS_DEFAULT();
  kf_guard_force(&whole, kf_keyset_of(KF_KEY_Tracer), out); /* and the other way round */
  kf_guard_set_included(&guard, KF_KEY_Tracer, false);
  kf_guard_outlive(&guard, &whole);
  kf_guard_leave(&whole);
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
}

/* The first of two guards is left first: the second stays in force where it changed something else,
 * and in the end nothing is left of either. */
static void test_outliving_guards(void **state) {
  (void)state;
  kf_keyset_t in = included_by_default(), out = excluded_by_default();
  kf_keyset_t tracer = kf_keyset_of(KF_KEY_Tracer), python = kf_keyset_of(KF_KEY_Python);
  KFT_DEFER(restore_defaults, NULL);
  kf_guard_t older, newer;
  kf_guard_include(&older, tracer);
  kf_guard_exclude(&newer, python);
  kf_guard_outlive(&newer, &older);
  kf_guard_leave(&older);
  STATE(in, kf_keyset_or(out, python));
  kf_guard_leave(&newer);
  STATE_IS_DEFAULT();
  kf_guard_exclude(&older, tracer); /* the newer one has changed the same set */
  kf_guard_force(&newer, python, python);
  kf_guard_outlive(&newer, &older);
  kf_guard_leave(&older);
  STATE(python, out);
  kf_guard_leave(&newer);
  STATE_IS_DEFAULT();
  kf_guard_set_excluded(&older, KF_KEY_Tracer, true); /* one key of the newer one's set */
  kf_guard_exclude(&newer, python);
  kf_guard_outlive(&newer, &older);
  kf_guard_leave(&older);
  STATE(in, kf_keyset_or(out, python));
  kf_guard_leave(&newer);
  STATE_IS_DEFAULT();
  kf_guard_exclude(&older, tracer); /* and the other way round */
  kf_guard_set_excluded(&newer, KF_KEY_Tracer, false);
  kf_guard_outlive(&newer, &older);
  kf_guard_leave(&older);
  kf_guard_leave(&newer);
  STATE_IS_DEFAULT();
}

static void test_named_guards(void **state) {
  (void)state;
  static const struct {
    void (*enter)(kf_guard_t *);
    kf_named_keyset_t set;
  } rows[] = {{kf_guard_below_autograd, KF_KEYSET_AUTOGRAD},
              {kf_guard_below_ad_inplace_or_view, KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    kf_guard_t guard;
    rows[i].enter(&guard);
    STATE(included_by_default(), kf_keyset_or(excluded_by_default(), kf_keyset_named(rows[i].set)));
    kf_guard_leave(&guard);
    STATE_IS_DEFAULT();
  }
  kf_guard_t guard;
  kf_guard_skip_functionalize(&guard);
  STATE(included_by_default(), kf_keyset_add(excluded_by_default(), KF_KEY_Functionalize));
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
}

static void test_deprecated_guard(void **state) {
  (void)state;
  static warnings_t warnings;
  static bool warned; /* the warning comes once per process, the test runs several times */
  catch_warnings(&warnings);
  kf_guard_t guard;
  KFT_FAILS_WITH(kf_guard_non_variable_type_mode(&guard, false), KF_ERR_INTERNAL,
                 "kf_guard_non_variable_type_mode: expected true");
  kf_set_torch_compatible(true);
  KFT_FAILS_WITH(kf_guard_non_variable_type_mode(&guard, false), KF_ERR_INTERNAL,
                 "AutoNonVariableTypeMode(false)");
  kf_set_torch_compatible(false);
  STATE_IS_DEFAULT();
  kf_guard_leave(&guard); /* nothing was entered */
  STATE_IS_DEFAULT();
  KFT_EQ_INT(warnings.count, 0);
  for (int i = 0; i < 2; i++) {
    KFT_OK(kf_guard_non_variable_type_mode(&guard, true));
    STATE(included_by_default(),
          kf_keyset_or(excluded_by_default(), kf_keyset_named(KF_KEYSET_AUTOGRAD)));
    kf_guard_leave(&guard);
    STATE_IS_DEFAULT();
    KFT_EQ_INT(warnings.count, warned ? 0 : 1);
  }
  if (!warned) {
    static const char start[] = "kf_guard_non_variable_type_mode is deprecated: a kernel uses ";
    KFT_TRUE(strncmp(warnings.last, start, strlen(start)) == 0);
  }
  warned = true;
}

static void test_inference_mode(void **state) {
  (void)state;
  kf_keyset_t autograd = kf_keyset_named(KF_KEYSET_AUTOGRAD);
  kf_keyset_t in = kf_keyset_remove(included_by_default(), KF_KEY_ADInplaceOrView);
  kf_keyset_t out = kf_keyset_or(excluded_by_default(), autograd);
  kf_guard_t on, off, again;
  kf_guard_inference_mode(&on, true);
  KFT_TRUE(kf_inference_mode_is_enabled());
  STATE(in, out);
  kf_guard_inference_mode(&off, false);
  KFT_TRUE(!kf_inference_mode_is_enabled());
  STATE_IS_DEFAULT();
  kf_guard_inference_mode(&again, true);
  STATE(in, out);
  kf_local_set_included(KF_KEY_Tracer, true); /* leaving puts everything back */
  kf_guard_leave(&again);
  KFT_TRUE(!kf_inference_mode_is_enabled());
  STATE_IS_DEFAULT();
  kf_guard_leave(&off);
  KFT_TRUE(kf_inference_mode_is_enabled());
  STATE(in, out);
  kf_guard_leave(&on);
  KFT_TRUE(!kf_inference_mode_is_enabled());
  STATE_IS_DEFAULT();
  /* Off when it was off already. */
  kf_guard_inference_mode(&off, false);
  STATE_IS_DEFAULT();
  kf_guard_leave(&off);
  STATE_IS_DEFAULT();
}

/* Guards of every kind, nested at random and left in reverse order, restore each state on the way
 * back, bit for bit. */
static void test_nesting(void **state) {
  (void)state;
  enum { DEPTH = 40 };
  kf_guard_t guards[DEPTH];
  kf_keyset_t before[DEPTH][2];
  uint64_t x = 88172645463325252u;
  for (int round = 0; round < 50; round++) {
    for (int i = 0; i < DEPTH; i++) {
      x ^= x << 13;
      x ^= x >> 7;
      x ^= x << 17;
      before[i][0] = kf_local_included();
      before[i][1] = kf_local_excluded();
      kf_keyset_t set = kf_keyset_make(x & kf_keyset_full().backends, x * 31 & ~UINT64_C(1));
      switch (x % 9) {
        case 0: kf_guard_include(&guards[i], set); break;
        case 1: kf_guard_exclude(&guards[i], set); break;
        case 2: kf_guard_force(&guards[i], set, kf_keyset_xor(set, kf_keyset_full())); break;
        case 3: kf_guard_preserve(&guards[i]); break;
        case 4: kf_guard_below_autograd(&guards[i]); break;
        case 5: kf_guard_below_ad_inplace_or_view(&guards[i]); break;
        case 6: kf_guard_skip_functionalize(&guards[i]); break;
        case 7: kf_guard_inference_mode(&guards[i], (x >> 40 & 1) != 0); break;
        default:
          kf_guard_set_excluded(&guards[i], (kf_key_t)(x % KF_KEY_EndOfFixedKeys),
                                (x >> 41 & 1) != 0);
          break;
      }
    }
    for (int i = DEPTH - 1; i >= 0; i--) {
      kf_guard_leave(&guards[i]);
      STATE(before[i][0], before[i][1]);
    }
  }
  STATE_IS_DEFAULT();
  KFT_TRUE(!kf_inference_mode_is_enabled());
}

/* ---- Threads ---- */

typedef struct seen {
  kf_keyset_t included, excluded;
  bool inference;
} seen_t;

static void *look(void *context) {
  seen_t *seen = context;
  seen->included = kf_local_included();
  seen->excluded = kf_local_excluded();
  seen->inference = kf_inference_mode_is_enabled();
  kf_local_set(kf_keyset_full(), kf_keyset_full()); /* nobody else's business */
  return NULL;
}

static void test_threads(void **state) {
  (void)state;
  kf_guard_t guard;
  kf_guard_inference_mode(&guard, true);
  kf_local_set_included(KF_KEY_Tracer, true);
  kf_keyset_t in = kf_local_included();
  kf_keyset_t out = kf_local_excluded();
  seen_t seen;
  pthread_t thread;
  KFT_EQ_INT(pthread_create(&thread, NULL, look, &seen), 0);
  KFT_EQ_INT(pthread_join(thread, NULL), 0);
  KFT_TRUE(kf_keyset_equal(seen.included, included_by_default()));
  KFT_TRUE(kf_keyset_equal(seen.excluded, excluded_by_default()));
  KFT_TRUE(!seen.inference);
  STATE(in, out);
  kf_guard_leave(&guard);
  STATE_IS_DEFAULT();
}

KFT_MAIN(KFT_TEST(test_defaults), KFT_TEST(test_setters), KFT_TEST(test_include_exclude),
         KFT_TEST(test_force), KFT_TEST(test_set_included_guard), KFT_TEST(test_set_excluded_guard),
         KFT_TEST(test_outliving_guards), KFT_TEST(test_named_guards),
         KFT_TEST(test_deprecated_guard), KFT_TEST(test_inference_mode), KFT_TEST(test_nesting),
         KFT_TEST(test_threads))
