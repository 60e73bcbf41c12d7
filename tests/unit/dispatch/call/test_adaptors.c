/* Adaptors: boxed calls of typed kernels of common classes, returns of every form, symbolic
 * integers, and stacks that do not fit. Kinds of parameters have a test of their own. */
#include "signature_fixture.h"

/* ---- Common classes ---- */

static kf_status_t fails(const kf_call_t *call) {
  (void)call;
  return kf_error_set(KF_ERR_VALUE, "the kernel does not like it");
}

static kf_status_t identity(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  if (*kft_payload(x) < 0) return fails(call);
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}

static void test_identity(void **state) {
  (void)state;
  boxed_t boxed;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  make_boxed(&boxed, "test::identity(Tensor self) -> Tensor", (kf_typed_fn)identity, false);
  STACK(stack);
  PUSH(stack, kf_value_int(5));
  PUSH(stack, kf_value_tensor(t));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_INT(stack.size, 2);
  KFT_TRUE(stack.values[1].tag == KF_TAG_TENSOR && stack.values[1].as.object == (void *)t);
  KFT_EQ_INT(references(t), 2);
  /* A kernel that fails takes its arguments along, and nothing else. */
  *kft_payload(t) = -1;
  KFT_FAILS_WITH(call_boxed(&boxed, &stack), KF_ERR_VALUE, "does not like it");
  KFT_EQ_INT(stack.size, 1);
  KFT_EQ_INT(references(t), 1);
}

static kf_status_t no_tensor(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  (void)x;
  *out = NULL;
  return KF_OK;
}

static void test_null_output(void **state) {
  (void)state;
  boxed_t boxed;
  STACK(stack);
  make_boxed(&boxed, "test::undefined(Tensor? self) -> Tensor", (kf_typed_fn)no_tensor, false);
  PUSH(stack, kf_value_none());
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_TRUE(stack.values[0].as.object == (void *)kf_tensor_undefined());
  make_boxed(&boxed, "test::none(Tensor self) -> Tensor?", (kf_typed_fn)no_tensor, false);
  KFT_OK(call_boxed(&boxed, &stack)); /* the undefined tensor is a tensor */
  KFT_EQ_INT(stack.values[0].tag, KF_TAG_NONE);
}

static kf_scalar_t seen_scalar;

static kf_status_t add(const kf_call_t *call, kf_tensor_t *a, kf_tensor_t *b, kf_scalar_t alpha,
                       kf_tensor_t **out) {
  (void)call;
  seen_scalar = alpha;
  kf_tensor_t *result = kft_tensor(kf_keyset_make(0, 0));
  if (result == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "no tensor");
  *kft_payload(result) = *kft_payload(a) + *kft_payload(b);
  *out = result;
  return KF_OK;
}

static void test_add(void **state) {
  (void)state;
  boxed_t boxed;
  KFT_TENSOR(a, kf_keyset_make(0, 0));
  KFT_TENSOR(b, kf_keyset_make(0, 0));
  *kft_payload(a) = 3;
  *kft_payload(b) = 4;
  make_boxed(&boxed, "test::add(Tensor a, Tensor b, *, Scalar alpha=1) -> Tensor", (kf_typed_fn)add,
             false);
  static const struct {
    kf_tag_t tag;
    int64_t bits;
  } scalars[] = {{KF_TAG_INT, 7}, {KF_TAG_BOOL, 1}, {KF_TAG_FLOAT, 0}};
  for (size_t i = 0; i < 4; i++) {
    kf_value_t scalar = kf_value_none();
    if (i < 3)
      scalar = kf_value_raw(scalars[i].tag, (uint64_t)scalars[i].bits);
    else
      KFT_OK(kf_value_complex((kf_complex_t){1, 2}, &scalar));
    STACK(stack);
    PUSH(stack, kf_value_tensor(a));
    PUSH(stack, kf_value_tensor(b));
    PUSH(stack, scalar);
    KFT_OK(call_boxed(&boxed, &stack));
    KFT_EQ_INT(stack.size, 1);
    KFT_EQ_INT(*kft_payload((kf_tensor_t *)(void *)stack.values[0].as.object), 7);
    KFT_EQ_INT(seen_scalar.tag, i < 3 ? scalars[i].tag : KF_TAG_COMPLEX);
    if (i == 3) KFT_TRUE(seen_scalar.as.c.im == 2);
  }
  KFT_EQ_INT(references(a), 1);
}

static kf_status_t add_in_place(const kf_call_t *call, kf_tensor_t *a, kf_tensor_t *b) {
  if (*kft_payload(b) < 0) return fails(call);
  *kft_payload(a) += *kft_payload(b);
  return KF_OK;
}

static kf_status_t two_outs(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t *u, kf_tensor_t *v) {
  (void)call;
  *kft_payload(u) = *kft_payload(x) + 1;
  *kft_payload(v) = *kft_payload(x) + 2;
  return KF_OK;
}

static void check_written(void) {
  boxed_t boxed;
  KFT_TENSOR(a, kf_keyset_make(0, 0));
  KFT_TENSOR(b, kf_keyset_make(0, 0));
  KFT_TENSOR(c, kf_keyset_make(0, 0));
  *kft_payload(b) = 2;
  make_boxed(&boxed, "test::add_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
             (kf_typed_fn)add_in_place, false);
  STACK(stack);
  PUSH(stack, kf_value_tensor(a));
  PUSH(stack, kf_value_tensor(b));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_TRUE(stack.size == 1 && stack.values[0].as.object == (void *)a && *kft_payload(a) == 2);
  KFT_TRUE(references(a) == 2 && references(b) == 1);
  kf_stack_drop(&stack, 1);
  make_boxed(&boxed,
             "test::two.out(Tensor x, *, Tensor(a!) u, Tensor(b!) v) -> (Tensor(b!), Tensor(a!))",
             (kf_typed_fn)two_outs, false);
  PUSH(stack, kf_value_tensor(a));
  PUSH(stack, kf_value_tensor(b));
  PUSH(stack, kf_value_tensor(c));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_INT(stack.size, 2);
  KFT_TRUE(stack.values[0].as.object == (void *)c && stack.values[1].as.object == (void *)b);
  KFT_TRUE(*kft_payload(b) == 3 && *kft_payload(c) == 4);
  KFT_TRUE(references(a) == 1 && references(b) == 2 && references(c) == 2);
  /* One argument can be several returns. */
  make_boxed(&boxed, "test::twice_(Tensor(a!) x, Tensor y) -> (Tensor(a!), Tensor(a!), Tensor(a!))",
             (kf_typed_fn)add_in_place, false);
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_INT(stack.size, 3);
  KFT_TRUE(stack.values[2].as.object == (void *)c && references(c) == 4 && references(b) == 1);
  *kft_payload(c) = -1;
  KFT_FAILS(call_boxed(&boxed, &stack), KF_ERR_VALUE);
  KFT_TRUE(stack.size == 1 && references(c) == 2);
}

static kf_status_t pair_of(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **a,
                           kf_tensor_t **b) {
  (void)call;
  kf_object_retain(x);
  kf_object_retain(x);
  *a = *b = x;
  return KF_OK;
}

static kf_status_t make_list(const kf_call_t *call, kf_tensor_span_t x, kf_list_t **out) {
  (void)call;
  return kf_list_of_tensors(x.data, x.size, out);
}

static kf_status_t forgets_list(const kf_call_t *call, kf_tensor_span_t x, kf_list_t **out) {
  (void)call;
  (void)x;
  (void)out;
  return KF_OK;
}

static kf_status_t nothing_to_number(const kf_call_t *call, int64_t *out) {
  (void)call;
  *out = 42;
  return KF_OK;
}

static kf_status_t mixed_returns(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **a,
                                 kf_scalar_t *s, kf_complex_t *c, kf_value_t *text,
                                 kf_sym_int_t *sym) {
  (void)call;
  kf_object_retain(x);
  kf_object_retain(x);
  *a = x;
  s->tag = KF_TAG_COMPLEX;
  s->as.c = (kf_complex_t){1, 2};
  *c = (kf_complex_t){3, 4};
  sym->node = (kf_object_t *)(void *)x;
  *text = kf_value_none();
  kf_status_t status = kf_value_string("made", 4, text);
  if (status != KF_OK) {
    *a = NULL;
    sym->node = NULL;
    kf_object_release(x);
    kf_object_release(x);
  }
  return status;
}

static void check_returns(void) {
  boxed_t boxed;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  STACK(stack);
  make_boxed(&boxed, "test::pair(Tensor x) -> (Tensor, Tensor)", (kf_typed_fn)pair_of, false);
  PUSH(stack, kf_value_tensor(t));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_TRUE(stack.size == 2 && references(t) == 3);
  make_boxed(&boxed, "test::number() -> int", (kf_typed_fn)nothing_to_number, false);
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_TRUE(stack.size == 3 && stack.values[2].tag == KF_TAG_INT && stack.values[2].as.i == 42);
  kf_stack_drop(&stack, 2);
  make_boxed(&boxed, "test::mixed(Tensor x) -> (Tensor, Scalar, complex, str, SymInt)",
             (kf_typed_fn)mixed_returns, false);
  kf_status_t status = call_boxed(&boxed, &stack);
  if (status != KF_OK) KFT_TRUE(stack.size == 0 && references(t) == 1);
  KFT_OK(status);
  KFT_EQ_INT(stack.size, 5);
  KFT_TRUE(kf_value_get_complex(&stack.values[1]).im == 2);
  KFT_TRUE(kf_value_get_complex(&stack.values[2]).im == 4);
  KFT_EQ_STR(kf_value_get_string(&stack.values[3]).data, "made");
  KFT_EQ_INT(stack.values[4].tag, KF_TAG_SYM_INT);
  KFT_EQ_INT(references(t), 3);
  kf_stack_drop(&stack, 5);

  kf_value_t loose[] = {kf_value_object_take(KF_TAG_TENSOR, t),
                        kf_value_object_take(KF_TAG_TENSOR, t)};
  make_boxed(&boxed, "test::list(Tensor[] x) -> Tensor[]", (kf_typed_fn)make_list, false);
  PUSH(stack, values_list(loose, 2));
  KFT_OK(call_boxed(&boxed, &stack)); /* through a temporary */
  KFT_OK(call_boxed(&boxed, &stack)); /* in place */
  KFT_EQ_INT(kf_list_tensors((kf_list_t *)(void *)stack.values[0].as.object).size, 2);
  KFT_EQ_INT(references(t), 3);
  make_boxed(&boxed, "test::forgets(Tensor[] x) -> Tensor[]", (kf_typed_fn)forgets_list, false);
  KFT_FAILS_WITH(call_boxed(&boxed, &stack), KF_ERR_CONTRACT, "expected Tensor[], found no list");
  KFT_TRUE(stack.size == 0 && references(t) == 1);
}

static void test_written(void **state) {
  (void)state;
  check_written();
}

static void test_returns(void **state) {
  (void)state;
  check_returns();
}

#if defined(KF_HAVE_FFI)
/* What generated code does, libffi does as well. */
static void test_forced_ffi(void **state) {
  (void)state;
  boxed_t boxed;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  force_ffi();
  make_boxed(&boxed, "test::identity(Tensor self) -> Tensor", (kf_typed_fn)identity, false);
  KFT_TRUE(boxed.kernel.signature->caller == KF_CALLER_NONE);
  KFT_TRUE(boxed.kernel.signature->ffi != NULL);
  STACK(stack);
  PUSH(stack, kf_value_tensor(t));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_TRUE(stack.size == 1 && references(t) == 2);
  *kft_payload(t) = -1;
  KFT_FAILS(call_boxed(&boxed, &stack), KF_ERR_VALUE);
  KFT_EQ_INT(stack.size, 0);
  check_written();
  check_returns();
}
#endif

/* Calls through pointers reach the same functions, with the caller's outputs. */
static void test_call_by_pointers(void **state) {
  (void)state;
  KFT_TENSOR(a, kf_keyset_make(0, 0));
  kf_scalar_t scalar = {KF_TAG_INT, {.i = 5}};
  kf_tensor_t *out = NULL;
  kf_call_t call = {NULL, NULL, {0, 0}, 0};
  const void *args[] = {&a, &a, &scalar};
  void *outs[] = {&out};
  *kft_payload(a) = 4;
  kf_signature_t *s = make_signature("test::add(Tensor a, Tensor b, Scalar c) -> Tensor", false);
  KFT_OK(kf__signature_call(s, (kf_typed_fn)add, &call, args, outs));
  KFT_DEFER(kf_object_release, out);
  KFT_EQ_INT(*kft_payload(out), 8);
  KFT_EQ_INT(seen_scalar.as.i, 5);
}

/* ---- Symbolic integers ---- */

static kf_status_t symbolic(const kf_call_t *call, kf_tensor_t *x, kf_sym_int_t a, kf_value_t maybe,
                            kf_value_span_t list, kf_sym_int_t *out) {
  HEAR("%d %lld:%d %d %d:%zu", x != NULL, (long long)a.value, a.node != NULL, (int)maybe.tag,
       list.size ? (int)list.data[0].tag : -1, list.size);
  *out = a;
  kf_object_retain(a.node);
  return KF_OK;
}

static const char symbolic_schema[] =
    "test::sym(Tensor x, SymInt a, SymInt? b, SymInt[] c) -> SymInt";

static void test_symbolic(void **state) {
  (void)state;
  boxed_t boxed;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  void *node = make_object();
  const int64_t numbers[] = {3, 4};
  const kf_value_t sym = kf_value_object_take(KF_TAG_SYM_INT, node);
  make_boxed(&boxed, symbolic_schema, (kf_typed_fn)symbolic, true);
  KFT_TRUE(boxed.kernel.signature->symbolic);
  if (boxed.adaptor == NULL) return;
  STACK(stack);
  PUSH(stack, kf_value_tensor(t));
  PUSH(stack, kf_value_int(6));
  PUSH(stack, kf_value_none());
  PUSH(stack, ints_value(numbers, 2));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_STR(heard, "1 6:0 0 1:2");
  KFT_TRUE(stack.size == 1 && stack.values[0].tag == KF_TAG_INT && stack.values[0].as.i == 6);
  kf_stack_drop(&stack, 1);
  PUSH(stack, kf_value_tensor(t));
  PUSH(stack, kf_value_copy(sym));
  PUSH(stack, kf_value_copy(sym));
  PUSH(stack, values_list(&sym, 1));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_STR(heard, "1 0:1 24 24:1");
  KFT_EQ_INT(stack.values[0].tag, KF_TAG_SYM_INT);
  KFT_EQ_INT(references(node), 2);
}

static kf_status_t plain(const kf_call_t *call, kf_tensor_t *x, int64_t a, kf_opt_int_t b,
                         kf_int_span_t c, kf_sym_int_t *out) {
  HEAR("%d %lld %d %zu", x != NULL, (long long)a, b.has, c.size);
  out->value = a;
  return KF_OK;
}

/* A kernel that takes plain integers says which argument was symbolic. */
static void test_symbolic_value_for_plain_kernel(void **state) {
  (void)state;
  boxed_t boxed;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  const kf_value_t sym = kf_value_object_take(KF_TAG_SYM_INT, make_object());
  const int64_t numbers[] = {3, 4};
  make_boxed(&boxed, symbolic_schema, (kf_typed_fn)plain, false);
  static const char *const messages[] = {
      "test::sym: argument 2 'a': expected int, found SymInt",
      "test::sym: argument 3 'b': expected int?, found SymInt",
      "test::sym: argument 4 'c': expected int[], found SymInt in element 0", NULL};
  for (int i = 0; i < 4; i++) {
    STACK(stack);
    PUSH(stack, kf_value_tensor(t));
    PUSH(stack, i == 0 ? kf_value_copy(sym) : kf_value_int(2));
    PUSH(stack, i == 1 ? kf_value_copy(sym) : kf_value_int(2));
    PUSH(stack, i == 2 ? values_list(&sym, 1) : ints_value(numbers, 2));
    if (messages[i] != NULL) {
      KFT_FAILS_WITH(call_boxed(&boxed, &stack), KF_ERR_TYPE, messages[i]);
      KFT_EQ_INT(stack.size, 4);
    } else {
      KFT_OK(call_boxed(&boxed, &stack));
      KFT_EQ_STR(heard, "1 2 1 2");
    }
  }
}

/* ---- Hostile stacks ---- */

static kf_status_t never(const kf_call_t *call) {
  (void)call;
  kft_fail(__FILE__, __LINE__, "the kernel was called");
}

static void check_refused(const char *schema, const kf_value_t *values, size_t count,
                          const char *message) {
  boxed_t boxed;
  kf_value_t before[8];
  make_boxed(&boxed, schema, (kf_typed_fn)never, false);
  if (boxed.adaptor == NULL) return; /* a rare shape: needs libffi */
  STACK(stack);
  for (size_t i = 0; i < count; i++) PUSH(stack, kf_value_copy(values[i]));
  memcpy(before, stack.values, count * sizeof *before);
  KFT_FAILS_WITH(call_boxed(&boxed, &stack), KF_ERR_TYPE, message);
  KFT_EQ_INT(stack.size, count);
  KFT_TRUE(memcmp(before, stack.values, count * sizeof *before) == 0);
}

static void test_hostile_stacks(void **state) {
  (void)state;
  KFT_TENSOR(t, kf_keyset_make(0, 0));
  kf_value_t tensor = kf_value_object_take(KF_TAG_TENSOR, t), none = kf_value_none();
  kf_value_t text = string_value("x");
  KFT_DEFER(kf_object_release, text.as.object);
  kf_value_t bad_list = values_list((kf_value_t[]){kf_value_int(1), text}, 2);
  KFT_DEFER(kf_object_release, bad_list.as.object);
  kf_list_t *hole = NULL;
  kf_tensor_t *const nothing = NULL;
  KFT_OK(kf_list_of_tensors(&nothing, 1, &hole));
  KFT_DEFER(kf_object_release, hole);
  kf_value_t holes = kf_value_object_take(KF_TAG_LIST, hole);
  kf_value_t odd = kf_value_int(1), unknown = kf_value_int(1);
  odd.tag = 13;
  check_refused("test::dim(Tensor self, int dim) -> Tensor", (kf_value_t[]){tensor, text}, 2,
                "test::dim: argument 2 'dim': expected int, found str");
  check_refused("test::dim(Tensor self, int dim) -> Tensor", &tensor, 1,
                "test::dim: expected 2 arguments on the stack, found 1");
  check_refused("test::rare(Tensor self, complex c, complex d) -> ()", &tensor, 1,
                "test::rare: expected 3 arguments on the stack, found 1");
  check_refused("test::one(Tensor self) -> Tensor", &none, 1,
                "test::one: argument 1 'self': expected Tensor, found None");
  check_refused("test::maybe(Tensor? self) -> Tensor", &text, 1,
                "test::maybe: argument 1 'self': expected Tensor?, found str");
  check_refused("test::list(Tensor self, int[] size) -> Tensor", (kf_value_t[]){tensor, bad_list},
                2, "argument 2 'size': expected int[], found str in element 1");
  check_refused("test::list(Tensor self, int[] size) -> Tensor", (kf_value_t[]){tensor, text}, 2,
                "argument 2 'size': expected int[], found str");
  check_refused("test::holes(Tensor[] self) -> Tensor", &holes, 1,
                "argument 1 'self': expected Tensor[], found None in element 0");
  check_refused("test::dtype(Tensor self, ScalarType dtype) -> Tensor",
                (kf_value_t[]){tensor, kf_value_int(1000)}, 2, "expected ScalarType, found int");
  check_refused("test::value(Tensor self, str[] names) -> Tensor",
                (kf_value_t[]){tensor, kf_value_int(1)}, 2, "expected str[], found int");
  check_refused("test::odd(Tensor self, Scalar s) -> Tensor", (kf_value_t[]){tensor, odd}, 2,
                "expected Scalar, found");
  unknown.tag = 13;
  check_refused("test::unknown(int a, float b) -> int", (kf_value_t[]){kf_value_int(1), unknown}, 2,
                "expected float, found");
  KFT_EQ_INT(references(t), 1);
}

/* ---- Wide signatures ---- */

static kf_status_t sum_of_20(const kf_call_t *call, int64_t a0, int64_t a1, int64_t a2, int64_t a3,
                             int64_t a4, int64_t a5, int64_t a6, int64_t a7, int64_t a8, int64_t a9,
                             int64_t b0, int64_t b1, int64_t b2, int64_t b3, int64_t b4, int64_t b5,
                             int64_t b6, int64_t b7, int64_t b8, double b9, int64_t *out) {
  (void)call;
  *out = a0 + 2 * a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + b0 + b1 + b2 + b3 + b4 + b5 + b6 +
         b7 + 3 * b8 + (int64_t)b9;
  return KF_OK;
}

static void test_wide(void **state) {
  (void)state;
  boxed_t boxed;
  make_boxed(&boxed,
             "test::wide(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, "
             "int a9, int b0, int b1, int b2, int b3, int b4, int b5, int b6, int b7, int b8, "
             "float b9) -> int",
             (kf_typed_fn)sum_of_20, false);
  if (boxed.adaptor == NULL) return; /* a rare shape: needs libffi */
  STACK(stack);
  for (int i = 0; i < 20; i++) PUSH(stack, kf_value_int(i));
  KFT_OK(call_boxed(&boxed, &stack));
  KFT_EQ_INT(stack.size, 1);
  KFT_EQ_INT(stack.values[0].as.i, 190 + 1 + 2 * 18);
}

#if defined(KF_HAVE_FFI)
#define FFI_TESTS KFT_TEST(test_forced_ffi),
#else
#define FFI_TESTS
#endif

KFT_MAIN(FFI_TESTS KFT_TEST(test_identity), KFT_TEST(test_null_output), KFT_TEST(test_add),
         KFT_TEST(test_written), KFT_TEST(test_returns), KFT_TEST(test_call_by_pointers),
         KFT_TEST(test_symbolic), KFT_TEST(test_symbolic_value_for_plain_kernel),
         KFT_TEST(test_hostile_stacks), KFT_TEST(test_wide))
